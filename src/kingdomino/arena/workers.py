"""Where it is played: in this process, in processes on all cores, or on a Ray cluster."""

import os
import sys
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any

from .plan import Job, Plan, Played, play

Batch = tuple[list[Played], Sequence[Job]]  # what was played and what was left


def play_jobs(
    plan: Plan, jobs: Sequence[Job], *, workers: int | None, ray: str | None
) -> Generator[Played, None, None]:
    """Yields games as they end, in any order; closing it stops the workers."""
    if ray is not None:
        return _on_ray(plan, jobs, ray, workers)
    if workers == 0:
        return (play(plan, job) for job in jobs)
    return _in_processes(plan, jobs, min(workers or _cores(), len(jobs)))


def _cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_batch(plan: Plan, jobs: Sequence[Job]) -> Batch:
    """Plays for a twentieth of a second, but at least one game; returns what was played and what was left."""
    end = monotonic() + 0.05
    games: list[Played] = []
    while len(games) < len(jobs) and not (games and monotonic() > end):
        games.append(play(plan, jobs[len(games)]))
    return games, jobs[len(games) :]


class Batches:
    """Hands out jobs in batches that grow with the speed of the games: quick ones would drown in messages."""

    def __init__(self, jobs: Sequence[Job], workers: int) -> None:
        self._jobs = deque(jobs)
        self._workers = workers
        self._size = 1

    def take(self, running: int) -> Iterator[Sequence[Job]]:
        """As many batches as keep all workers busy while some are under way."""
        for _ in range(2 * self._workers - running):
            if self._jobs:
                yield [self._jobs.popleft() for _ in range(min(self._size, len(self._jobs)))]

    def ended(self, batch: Batch) -> list[Played]:
        games, left = batch
        self._jobs.extendleft(reversed(left))
        self._size = len(games) if left else 2 * max(self._size, len(games))
        return games


def _in_processes(plan: Plan, jobs: Sequence[Job], workers: int) -> Generator[Played, None, None]:
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_become_worker)
    batches = Batches(jobs, workers)
    running: set[Future[Batch]] = set()
    try:
        while True:
            with _workers_start_clean():
                running |= {pool.submit(play_batch, plan, batch) for batch in batches.take(len(running))}
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
    """A worker needs nothing of the caller's script, which would otherwise run once more in each, and no Ctrl-C."""
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


def _on_ray(plan: Plan, jobs: Sequence[Job], address: str, workers: int | None) -> Generator[Played, None, None]:
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
    remote = ray.remote(play_batch)
    running: list[Any] = []
    try:
        cpus = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
        batches = Batches(jobs, max(1, int(cpus)))
        while True:
            running += [remote.remote(plan, batch) for batch in batches.take(len(running))]
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
