"""Servers that start sooner: a process that has imported everything forks one whenever a test wants one.

Importing takes longer than all else that a server does before it serves. Run as a program, this is that process: it
gets what to run through the socket of its argument, and ends with it.
"""

import atexit
import ctypes
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

__all__ = ["Process", "end", "end_with_parent", "pid"]

_LIBC = ctypes.CDLL(None)
_PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """In a new process: it is killed when its parent ends, so that tests that are interrupted leave nothing behind."""
    _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


class Process:
    """A Python program with its arguments, which writes to two files."""

    def __init__(self, command: list[str], output: int, errors: int) -> None:
        """`command` is what would follow `python`: `-m` and a module, `-c` and a text, or a file."""
        wanted = {"command": command, "environment": dict(os.environ), "folder": str(Path.cwd())}
        door = _door()
        socket.send_fds(door, [json.dumps(wanted).encode()], [output, errors])
        self.pid = int(door.recv(100))
        self._end = os.pidfd_open(self.pid)

    def signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._end, number)

    def ended(self, seconds: float = 0) -> bool:
        """Whether it has ended, or does so within that time."""
        return bool(select.select([self._end], [], [], seconds)[0])

    def __del__(self) -> None:
        with suppress(AttributeError):
            os.close(self._end)


# ---- the process that forks ----

_open: tuple[socket.socket, subprocess.Popen[bytes]] | None = None


def _door() -> socket.socket:
    """How it is told what to run; it is started when it is first needed."""
    global _open  # noqa: PLW0603 - one for all tests of this process
    if not _open:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, "-u", __file__, str(theirs.fileno())]
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                preexec_fn=end_with_parent,  # noqa: PLW1509 - one call of the kernel, which takes no lock
            )
        _open = ours, process
    return _open[0]


def pid() -> int | None:
    """Its own number, if it runs."""
    return _open[1].pid if _open else None


@atexit.register
def end() -> None:
    """Ends it, and whatever it started."""
    global _open  # noqa: PLW0603
    if _open:
        door, process = _open
        door.close()
        process.wait()
        _open = None


Wanted = dict[str, Any]


def _wait(door: socket.socket) -> Wanted | None:
    """Forks whenever something is wanted; in the new process, gives what it is. None: nothing more is."""
    signal.signal(signal.SIGCHLD, _bury)
    while True:
        text, files, *_ = socket.recv_fds(door, 1_000_000, 2)
        if not text:
            return None
        pid = os.fork()
        if not pid:
            end_with_parent()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            door.close()
            for place, file in enumerate(files, 1):
                os.dup2(file, place)
                os.close(file)
            wanted: Wanted = json.loads(text)
            return wanted
        for file in files:
            os.close(file)
        door.send(str(pid).encode())


def _bury(*_: object) -> None:
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _run(command: list[str], environment: dict[str, str], folder: str) -> None:
    """Runs a program as `python` would."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    match command:
        case ["-m", module, *_]:
            sys.argv[:] = command[1:]
            runpy.run_module(module, run_name="__main__", alter_sys=True)
        case ["-c", text, *more]:
            sys.argv[:] = ["-c", *more]
            exec(text, {"__name__": "__main__"})
        case [file, *_]:
            sys.argv[:] = command
            runpy.run_path(file, run_name="__main__")


def _warm_up() -> None:
    """Imports whatever a server uses."""
    import kingdomino.cli
    import kingdomino.server.run  # noqa: F401
    from kingdomino.server.app import create_app
    from kingdomino.server.store import sqlite_url

    for module in (
        "anyio._backends._asyncio",
        "babel.dates",
        "fluent.runtime",
        "sqlalchemy.dialects.sqlite",
        "uvicorn.lifespan.on",
        "uvloop",
    ):
        import_module(module)
    create_app(sqlite_url(Path("nowhere")))
    gc.freeze()


if __name__ == "__main__":
    _warm_up()
    if wanted := _wait(socket.socket(fileno=int(sys.argv[1]))):
        _run(**wanted)
