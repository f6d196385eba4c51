"""Where jobs are done: in this process, in processes on every core, or on a Ray cluster."""

import os
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from time import monotonic
from typing import Any, Generic, TypeVar

__all__ = ["Batches", "cores", "do_batch", "work_off"]

Job = TypeVar("Job")
Done = TypeVar("Done")


def work_off(
    work: Callable[[Job], Done], jobs: Iterable[Job], *, workers: int | None = None, ray: str | None = None
) -> Generator[Done, None, None]:
    """Yields the result of each job as it is done, in any order; closing it stops the workers.

    There may be more jobs than fit into memory: they are taken as workers become free.
    """
    if ray is not None:
        return _on_ray(work, jobs, ray, workers)
    if workers == 0:
        return (work(job) for job in jobs)
    return _in_processes(work, jobs, workers or cores())


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def do_batch(work: Callable[[Job], Done], jobs: Sequence[Job]) -> tuple[list[Done], Sequence[Job]]:
    """Works for a twentieth of a second, but does at least one job; returns what was done and what was left."""
    end = monotonic() + 0.05
    done: list[Done] = []
    while len(done) < len(jobs) and not (done and monotonic() > end):
        done.append(work(jobs[len(done)]))
    return done, jobs[len(done) :]


class Batches(Generic[Job]):
    """Hands out jobs in batches that grow with their speed: quick ones would drown in messages."""

    def __init__(self, jobs: Iterable[Job], workers: int) -> None:
        self._jobs = iter(jobs)
        self._left: deque[Job] = deque()  # handed out and not done
        self._workers = workers
        self._size = 1

    def take(self, running: int) -> Iterator[Sequence[Job]]:
        """As many batches as keep all workers busy while some are under way."""
        for _ in range(2 * self._workers - running):
            batch = [self._left.popleft() for _ in range(min(self._size, len(self._left)))]
            batch += islice(self._jobs, self._size - len(batch))
            if batch:
                yield batch

    def ended(self, batch: tuple[list[Done], Sequence[Job]]) -> list[Done]:
        done, left = batch
        self._left.extendleft(reversed(left))
        self._size = len(done) if left else 2 * max(self._size, len(done))
        return done


def _in_processes(work: Callable[[Job], Done], jobs: Iterable[Job], workers: int) -> Generator[Done, None, None]:
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_become_worker)
    batches = Batches(jobs, workers)
    running: set[Future[tuple[list[Done], Sequence[Job]]]] = set()
    try:
        while True:
            with _workers_start_clean():
                running |= {pool.submit(do_batch, work, batch) for batch in batches.take(len(running))}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield from batches.ended(future.result())
    except BrokenProcessPool:
        raise ChildProcessError("a worker process was killed from outside") from None
    finally:
        for process in list((pool._processes or {}).values()):  # public from Python 3.14 on: kill_workers
            process.kill()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _workers_start_clean() -> Iterator[None]:
    """A worker needs neither the caller's script, which would otherwise run again in each, nor Ctrl-C."""
    import signal
    from types import ModuleType

    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if hasattr(signal, "pthread_sigmask") else None
    try:
        yield
    finally:
        sys.modules["__main__"] = main
        if blocked is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def _become_worker() -> None:
    """Leaves Ctrl-C to the parent, and ends when the parent does, even if it was killed."""
    import signal
    from multiprocessing import parent_process
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()


def _on_ray(
    work: Callable[[Job], Done], jobs: Iterable[Job], address: str, workers: int | None
) -> Generator[Done, None, None]:
    import logging

    try:
        import ray
    except ModuleNotFoundError:
        raise ModuleNotFoundError("a Ray cluster needs Ray: pip install 'kingdomino[ray]'") from None

    ours = not ray.is_initialized()
    if ours:
        _check_address(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a tournament is nobody else's business
        try:
            ray.init(
                address=address,
                num_cpus=workers if address == "local" else None,
                include_dashboard=False if address == "local" else None,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ConnectionError(f"no Ray cluster at {address}: {str(error).splitlines()[0]}") from None
    remote: Any = ray.remote(do_batch)
    running: list[Any] = []
    try:
        cpus = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
        batches = Batches(jobs, max(1, int(cpus)))
        while True:
            running += [remote.remote(work, batch) for batch in batches.take(len(running))]
            if not running:
                return
            done, running = ray.wait(running)
            yield from batches.ended(ray.get(done[0]))
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise ConnectionError(f"the Ray cluster failed: {str(error).splitlines()[0]}") from None
    finally:
        if ours:
            ray.shutdown()  # ends what is under way too
        else:
            for reference in running:
                ray.cancel(reference)


def _check_address(address: str) -> None:
    """Ray itself needs minutes to find out that nobody answers."""
    import socket

    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host and address in ("local", "auto"):
        return
    if not host or not port.isdecimal():
        raise ValueError(f"a Ray cluster has an address such as 10.0.0.1:6379, or 'auto', or 'local', not {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()
    except (OSError, OverflowError):
        raise ConnectionError(f"no Ray cluster answers at {address}") from None
