"""Processes of the tests: servers, forked by multiprocessing's forkserver from one that has imported what they need.

Importing takes longer than all else that a server does before it serves.
"""

import ctypes
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import TextIO

from luck import deal_by_seed

__all__ = ["end_with_parent", "kingdomino", "start", "worked"]

_LIBC = ctypes.CDLL(None)
_PR_SET_PDEATHSIG = 1

_FORKING = get_context("forkserver")
_FORKING.set_forkserver_preload(
    [
        "kingdomino.cli",
        "kingdomino.server.run",
        "anyio._backends._asyncio",
        "babel.dates",
        "fluent.runtime",
        "sqlalchemy.dialects.sqlite",
        "uvicorn.lifespan.on",
        "uvloop",
    ]
)


def end_with_parent() -> None:
    """In a new process: end it when its parent ends, so that interrupted tests leave nothing behind."""
    _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def kingdomino() -> None:
    """What `python -m kingdomino` runs."""
    from kingdomino.cli import main

    main(prog_name="kingdomino")


def start(program: Callable[[], None], arguments: Sequence[str], log: Path) -> tuple[ForkServerProcess, TextIO]:
    """Run a program with these arguments; give its process and what it prints. Standard error goes to the log."""
    log.parent.mkdir(parents=True, exist_ok=True)
    printed, printing = _FORKING.Pipe(duplex=False)
    process = _FORKING.Process(
        target=_run, args=(program, arguments, dict(os.environ), Path.cwd(), log, printing), daemon=True
    )
    process.start()
    printing.close()
    with printed:
        return process, open(os.dup(printed.fileno()))


def worked(group: int) -> float:
    """Seconds of a processor that a group of processes has had so far."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it is gone by now
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[2]) == group:
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _run(
    program: Callable[[], None],
    arguments: Sequence[str],
    environment: dict[str, str],
    folder: Path,
    log: Path,
    printing: Connection,
) -> None:
    """In the new process."""
    end_with_parent()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    with printing, log.open("ab") as errors:
        os.dup2(printing.fileno(), 1)
        os.dup2(errors.fileno(), 2)
    sys.argv[1:] = arguments
    deal_by_seed(log.stem)
    program()
