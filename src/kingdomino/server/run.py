"""Running the server: a port, a folder, a database, and the browser that is opened on it."""

import asyncio
import errno
import gc
import socket
import sqlite3
import webbrowser
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
import uvicorn

from . import logs
from .app import HEARTBEAT, LARGEST_MESSAGE, create_app
from .door import Door, make_room
from .limits import Limits
from .store import DATABASE, Store, StoreError, sqlite_url
from .wire import Wire

__all__ = [
    "DATABASE",
    "DEFAULT_PORT",
    "ServeError",
    "backup",
    "database_at",
    "database_in",
    "free_socket",
    "listening_socket",
    "serve",
]

DEFAULT_PORT = 4848
"""Tried first, so that bookmarks and what a browser remembers for an address stay true."""


class ServeError(Exception):
    """The server cannot run; the text says why in one sentence."""


def database_in(folder: Path) -> sa.URL:
    """The database in a data folder, which is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise ServeError(f"the folder {folder} cannot be written: {error.strerror}") from None
    return sqlite_url(folder)


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket on that port (0: any that is free)."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family)
    except (OSError, OverflowError) as error:
        raise ServeError(f"{host} is no address to listen on: {error}") from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise ServeError(f"port {port} is in use by another program; choose one with --port") from None
        raise ServeError(f"port {port} on {host} cannot be used: {error.strerror}") from None
    return listening


def free_socket() -> socket.socket:
    """The usual port, or any free one, for this machine only."""
    try:
        return listening_socket("127.0.0.1", DEFAULT_PORT)
    except ServeError:
        return listening_socket("127.0.0.1", 0)


def serve(
    listening: socket.socket,
    database: sa.URL,
    *,
    open_browser: bool,
    say: Callable[[str], None],
    limits: Limits | None = None,
    expire_days: float = 30,
    heartbeat: float = HEARTBEAT,
) -> None:
    """Serves until it is stopped by a signal."""
    asyncio.run(_check(database))  # so that what is wrong is said before anything is promised
    if not open_browser:
        logs.set_up()
    Door.most = make_room()
    config = uvicorn.Config(
        create_app(database, limits=limits, expire_days=expire_days, heartbeat=heartbeat),
        http=Door,
        log_config=None,
        access_log=False,
        ws=Wire,
        ws_max_size=4 * LARGEST_MESSAGE,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    host, port = listening.getsockname()[:2]
    url = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                # What is loaded now stays, and hardly anything that comes is a cycle: there is little to collect.
                gc.collect()
                gc.freeze()
                gc.set_threshold(20_000, 20, 20)
                say(f"Kingdomino is at {url} (Ctrl+C ends it; nothing is lost).")
                if open_browser and not webbrowser.open(url):
                    say("No browser could be opened: please open this address yourself.")

    Server(config).run(sockets=[listening])


async def _check(database: sa.URL) -> None:
    try:
        await (await Store.open(database)).close()
    except StoreError as error:
        raise ServeError(str(error)) from None


def database_at(address: str) -> sa.URL:
    """The database of --database."""
    try:
        url = sa.make_url(address)
    except sa.exc.ArgumentError:
        raise ServeError("a database is named like postgresql://user:password@host/name") from None
    if url.get_backend_name() != "postgresql":
        raise ServeError("the database must be a PostgreSQL; without --database an SQLite file is used")
    return url.set(drivername="postgresql+psycopg")


def backup(database: Path, target: Path) -> None:
    """Copies a database as it is at one moment, while servers may go on writing to it."""
    if not database.is_file():
        raise ServeError(f"there is no database {database}")
    if target.exists():
        raise ServeError(f"{target} exists already")
    try:
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
    except sqlite3.Error as error:
        raise ServeError(f"the backup failed: {error}") from None
