"""A real PostgreSQL of the tests' own: a cluster in a temporary folder, reached through a socket in it."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

__all__ = ["Cluster", "cluster", "new_database"]

_NUMBERS = count(1)
_QUIET: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT}


def _program(name: str) -> str:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}")) or [Path(shutil.which(name) or name)]
    return str(found[-1])


def _as_other_user(*command: str) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.getuid() == 0 else list(command)


class Cluster:
    """A cluster in a folder, which can be stopped and started again."""

    def __init__(self, folder: str) -> None:
        options = f"-k {folder} -c listen_addresses= -c max_connections=200 -c fsync=off"
        self._control = _as_other_user(
            _program("pg_ctl"), "-D", f"{folder}/data", "-w", "-o", options, "-l", f"{folder}/log"
        )

    def start(self) -> None:
        subprocess.run([*self._control, "start"], check=True, **_QUIET)

    def stop(self) -> None:
        subprocess.run([*self._control, "-m", "immediate", "stop"], check=False, **_QUIET)


@contextmanager
def cluster() -> Iterator[str]:
    """Runs a cluster; gives the folder of its socket."""
    folder = Path(tempfile.mkdtemp(prefix="kd-pg-", dir="/tmp"))
    folder.chmod(0o777)
    data = folder / "data"
    initdb = _as_other_user(_program("initdb"), "-D", str(data), "-U", "kd", "--auth=trust", "--no-sync")
    subprocess.run(initdb, check=True, **_QUIET)
    running = Cluster(str(folder))
    running.start()
    try:
        yield str(folder)
    finally:
        running.stop()
        shutil.rmtree(folder, ignore_errors=True)


def new_database(folder: str, name: str) -> str:
    """An empty database of its own, whatever else is called so; gives the address for --database."""
    name += str(next(_NUMBERS))
    with psycopg.connect(f"host={folder} user=kd dbname=postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return f"postgresql://kd@/{name}?host={folder}"
