"""Where jobs are done: in this process, in processes on every core, or on a Ray cluster."""

import os
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from time import monotonic
from typing import Any, Generic, TypeVar

from ..errors import Mistaken

__all__ = ["Batches", "NoCluster", "WorkerKilled", "cores", "do_batch", "in_order", "work_off"]

Job = TypeVar("Job")
Done = TypeVar("Done")


class WorkerKilled(Mistaken, ChildProcessError):
    """A worker ended although there was work for it."""

    def __init__(self) -> None:
        super().__init__("a worker process was killed from outside", "worker-killed")


class NoCluster(Mistaken, ConnectionError):
    """The Ray cluster does not answer, or has failed."""


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


def in_order(done: Iterable[tuple[int, Done]], first: int = 0) -> Iterator[Done]:
    """Results with their numbers, in the order of these; each as soon as all before it are there."""
    early: dict[int, Done] = {}
    for number, result in done:
        early[number] = result
        while first in early:
            yield early.pop(first)
            first += 1


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

    def __init__(self, jobs: Iterable[Job]) -> None:
        self._jobs = iter(jobs)
        self._left: deque[Job] = deque()  # handed out and not done
        self._size = 1

    def take(self) -> Sequence[Job]:
        """The next batch; empty if there are no more jobs."""
        batch = [self._left.popleft() for _ in range(min(self._size, len(self._left)))]
        return batch + list(islice(self._jobs, self._size - len(batch)))

    def ended(self, batch: tuple[list[Done], Sequence[Job]]) -> list[Done]:
        done, left = batch
        self._left.extendleft(reversed(left))
        self._size = len(done) if left else 2 * max(self._size, len(done))
        return done


def _in_processes(work: Callable[[Job], Done], jobs: Iterable[Job], workers: int) -> Generator[Done, None, None]:
    from multiprocessing import get_context
    from multiprocessing.connection import wait

    spawn = get_context("spawn")
    batches = Batches(jobs)
    processes: list[Any] = []
    busy: set[Any] = set()  # the ends of their pipes
    try:
        while len(processes) < workers and (batch := batches.take()):
            # Each has a pipe of its own: whatever a worker that is killed was about to say, it ends, and nobody waits.
            ours, theirs = spawn.Pipe()
            processes.append(spawn.Process(target=_serve, args=(theirs, work)))
            with _workers_start_clean():
                processes[-1].start()
            theirs.close()
            busy.add(ours)
            _tell(ours, batch)
        while busy:
            for pipe in wait(list(busy)):
                done = batches.ended(_hear(pipe))
                if batch := batches.take():  # before anything else: a worker should not have to wait
                    _tell(pipe, batch)
                else:
                    busy.remove(pipe)
                yield from done
    finally:
        for process in processes:
            if process.pid is not None:
                process.kill()
                process.join()


def _tell(pipe: Any, batch: Sequence[object]) -> None:
    try:
        pipe.send(batch)
    except OSError:
        raise WorkerKilled from None


def _hear(pipe: Any) -> Any:
    try:
        answer = pipe.recv()
    except (EOFError, OSError):
        raise WorkerKilled from None
    if isinstance(answer, Exception):
        raise answer
    return answer


def _serve(pipe: Any, work: Callable[[Job], Done]) -> None:
    """What a worker does: a batch at a time, until there are no more."""
    _become_worker()
    while True:
        try:
            pipe.send(do_batch(work, pipe.recv()))
        except EOFError:
            return
        except Exception as error:
            pipe.send(error)


@contextmanager
def _workers_start_clean() -> Iterator[None]:
    """A worker needs neither the caller's script, which would otherwise run again in each, nor Ctrl-C."""
    import signal
    from types import ModuleType

    if masking := hasattr(signal, "pthread_sigmask"):
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()  # else it comes with the first worker and lets Ctrl-C through again
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
        if masking:
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
        raise ModuleNotFoundError("a Ray cluster needs Ray: pip install 'kingdomino[ray]'", name="ray") from None

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
            raise _failed(error) from None
    remote: Any = ray.remote(do_batch)
    running: list[Any] = []
    try:
        cpus = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
        batches = Batches(jobs)
        while True:
            while len(running) < 2 * max(1, int(cpus)) and (batch := batches.take()):
                running.append(remote.remote(work, batch))
            if not running:
                return
            done, running = ray.wait(running)
            yield from batches.ended(ray.get(done[0]))
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise _failed(error) from None
    finally:
        if ours:
            ray.shutdown()  # ends what is under way too
        else:
            for reference in running:
                ray.cancel(reference)


def _failed(error: Exception) -> NoCluster:
    text = (str(error).splitlines() or [type(error).__name__])[0]
    return NoCluster(f"the Ray cluster failed: {text}", "ray-failed", {"text": text})


def _check_address(address: str) -> None:
    """Ray itself needs minutes to find out that nobody answers."""
    import socket

    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host and address in ("local", "auto"):
        return
    if not host or not port.isdecimal():
        raise Mistaken(
            f"a Ray cluster has an address such as 10.0.0.1:6379, or 'auto', or 'local', not {address!r}",
            "ray-address",
            {"address": address[:80]},
        )
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()
    except (OSError, OverflowError):
        raise NoCluster(f"no Ray cluster answers at {address}", "ray-silent", {"address": address[:80]}) from None
