"""Running the server: a port, a folder, a database, and the browser that opens it."""

import asyncio
import errno
import gc
import logging
import os
import shutil
import socket
import sqlite3
import struct
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import IO

import sqlalchemy as sa
import uvicorn

from ..errors import Mistaken, system_values
from ..files import give_to_owner, private, private_file, private_folder
from ..languages import say
from ..undisturbed import undisturbed
from . import logs, metrics
from .app import create_app
from .door import Door, make_room
from .guard import LOOPBACK, Forwarded, TrustedHosts
from .limits import Limits
from .live import HEARTBEAT, LARGEST_MESSAGE
from .page import missing_part
from .ratings import Learned, learned_in
from .store import DATABASE, StoreError, check_revision, damage, prepared, sqlite_url
from .wire import Wire

try:
    import fcntl
except ImportError:  # a system that itself refuses to replace files in use
    fcntl = None  # type: ignore[assignment]

__all__ = [
    "DATABASE",
    "DEFAULT_PORT",
    "ServeError",
    "backup",
    "database_at",
    "database_in",
    "free_socket",
    "learned_ratings",
    "listening_socket",
    "restore",
    "serve",
    "sole_use",
]

DEFAULT_PORT = 4848
"""Tried first, so that bookmarks and what a browser remembers for an address stay true."""


LOCK = ".lock"
"""The file in the data folder that its server locks, with the server's address in it."""

LOCKED_BYTE = 2**62
"""The byte of the database that its server locks: far behind all that SQLite writes and locks."""

_SQLITE = b"SQLite format 3\0"
"""How every SQLite database begins."""

_log = logging.getLogger("kingdomino.server")


class ServeError(Mistaken):
    """The server cannot run."""


class InUseError(ServeError):
    """A server is already using the folder; its address is empty if it is not known."""

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(
            f"another kingdomino is using the folder {folder}" + (f": it is at {address}" if address else ""),
            "folder-in-use",
            {"folder": str(folder), "known": "yes" if address else "no", "address": address},
        )
        self.address = address


def database_in(folder: Path) -> sa.URL:
    """The database in a data folder, which is created if it is not there."""
    try:
        private_folder(folder)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise ServeError(
            f"the folder {folder} cannot be written to: {error.strerror}",
            "folder-unwritable",
            {"folder": str(folder), **system_values(error)},
        ) from None
    return sqlite_url(folder)


@contextmanager
def sole_use(folder: Path, address: str = "") -> Iterator[None]:
    """Keeps other servers out of a data folder. The locks end with their process, however it ends."""
    with ExitStack() as stack:
        file = stack.enter_context(open(folder / LOCK, "a+", encoding="utf-8", opener=private))
        if fcntl:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if (database := folder / DATABASE).exists():
                    _lock_database(stack.enter_context(open(database, "rb+")))
                for left in folder.glob(".[0-9]*-[0-9]*.tmp"):  # by a restore that was killed
                    left.unlink()
            except BlockingIOError:
                file.seek(0)
                raise InUseError(folder, file.read(200).strip()) from None
            except OSError:  # some network file systems have no locks
                _log.warning("the folder %s cannot be locked: let only one server use it", folder)
        file.truncate(0)
        file.write(address)
        file.flush()
        yield


def _lock_database(file: IO[bytes]) -> None:
    """Keeps out servers that find no other lock: the lock file was removed, or they reach the database otherwise."""
    if sys.platform == "linux":
        flock = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, LOCKED_BYTE, 1, 0)
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, flock)


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket on that port (0: any that is free)."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family)
    except (OSError, OverflowError) as error:
        raise ServeError(
            f"{host} is not an address to listen on: {error}", "not-an-address", {"host": host, "text": str(error)}
        ) from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise ServeError(
                f"port {port} is in use by another program; choose one with --port", "port-in-use", {"port": str(port)}
            ) from None
        raise ServeError(
            f"port {port} on {host} cannot be used: {error.strerror}",
            "port-unusable",
            {"port": str(port), "host": host, **system_values(error)},
        ) from None
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
    tell: Callable[[str], None],
    limits: Limits | None = None,
    expire_days: float = 30,
    keep_days: float = 365,
    heartbeat: float = HEARTBEAT,
    now: Callable[[], float] | None = None,
    review: bool = False,
    proxies: Sequence[str] = LOOPBACK,
) -> None:
    """Serves until it is stopped by a signal; `now` and `review`: as for `create_app`. `proxies` are believed."""
    logs.set_up(player=open_browser)
    host, port = listening.getsockname()[:2]
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    url = f"http://{name}:{port}/"
    file = Path(database.database or "") if database.get_backend_name() == "sqlite" else None

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                # What is loaded by now stays, and hardly anything later is a cycle: there is little to collect.
                gc.collect()
                gc.freeze()
                gc.set_threshold(20_000, 20, 20)
                tell(say("commands-serving", url=url))
                if (missing := missing_part()) == "page":
                    tell(say("wrong-site-no-page"))
                elif missing:
                    tell(say("commands-serving-no-engine"))
                if open_browser and not webbrowser.open(url):
                    tell(say("commands-no-browser"))
                if file:
                    metrics.watch_disk(file)
                    self._watching = asyncio.create_task(warn_of_full_disk(file.parent))

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            if file and self.started:
                self._watching.cancel()
            await super().shutdown(sockets)

    with ExitStack() as stack:
        if file:
            with suppress(OSError):  # what is wrong is said when it is opened
                private_file(file)
            try:
                stack.enter_context(sole_use(file.parent, url))
            except InUseError as other:
                if not open_browser or not other.address:
                    raise
                tell(say("commands-already-open", url=other.address))
                webbrowser.open(other.address)
                return
        _check(database)  # so that what is wrong is said before anything is promised
        Door.most = make_room()
        Door.proxies = TrustedHosts([*LOOPBACK, *proxies])
        with undisturbed():
            app = create_app(
                database,
                limits=limits,
                expire_days=expire_days,
                keep_days=keep_days,
                heartbeat=heartbeat,
                listening=(host, port),
                now=now,
                review=review,
            )
        config = uvicorn.Config(
            Forwarded(app, proxies),
            proxy_headers=False,
            http=Door,
            log_config=None,
            access_log=False,
            ws=Wire,
            ws_max_size=4 * LARGEST_MESSAGE,
            timeout_graceful_shutdown=3,
            server_header=False,
        )
        Server(config).run(sockets=[listening])


async def warn_of_full_disk(folder: Path) -> None:
    """Runs forever: once an hour, while there is little space left, says so."""
    while True:
        if problem := metrics.low_space(folder):
            _log.warning(problem)
        await asyncio.sleep(3600 if problem else 60)


def _check(database: sa.URL) -> None:
    try:
        prepared(database).dispose()
    except StoreError as error:
        raise ServeError(error.text, error.code, error.values) from None


def database_at(address: str) -> sa.URL:
    """The database that --database names."""
    try:
        url = sa.make_url(address)
    except sa.exc.ArgumentError:
        raise ServeError("a database is given as postgresql://user:password@host/name", "database-address") from None
    if url.get_backend_name() != "postgresql":
        raise ServeError(
            "the database must be PostgreSQL; without --database an SQLite file is used", "database-postgres"
        )
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise ServeError("PostgreSQL needs its driver: pip install 'kingdomino[postgres]'", "database-driver") from None
    return url.set(drivername="postgresql+psycopg")


def learned_ratings(database: str | None, folder: Path) -> dict[str, Learned]:
    """What was learned of puzzles, from a database that servers may be using; nothing in it is changed."""
    if not database and not (folder / DATABASE).is_file():
        file = str(folder / DATABASE)
        raise ServeError(f"there is no database {file}", "no-database", {"file": file})
    engine = sa.create_engine(database_at(database) if database else sqlite_url(folder), hide_parameters=True)
    try:
        with engine.connect() as connection:
            return learned_in(connection) if sa.inspect(connection).has_table("puzzle_ratings") else {}
    except sa.exc.DBAPIError as error:
        where, why = engine.url.render_as_string(hide_password=True), str(error.orig).partition("\n")[0]
        raise ServeError(
            f"the database {where} cannot be used: {why}", "database-unusable", {"database": where, "text": why}
        ) from None
    finally:
        engine.dispose()


# ---- backups ----


def backup(database: Path, target: Path) -> None:
    """Copies a database as it is at one moment, while servers may go on writing to it; a copy is whole or not there."""
    if not database.is_file():
        raise ServeError(f"there is no database {database}", "no-database", {"file": str(database)})
    part = target.with_name(f".{target.name}.part")
    try:
        with _one_backup_at_a_time(target.parent), ExitStack() as tidying:
            if target.exists():
                raise FileExistsError
            for left in (part, Path(f"{part}-journal")):  # by a backup that was killed
                left.unlink(missing_ok=True)
            tidying.callback(part.unlink, missing_ok=True)
            private_file(part)
            with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(part)) as copy:
                _check_ours(source, database)
                source.backup(copy)
            _name(part, target)
            _sync_folder(target.parent)
    except sqlite3.Error as error:
        raise ServeError(f"the backup failed: {error}", "backup-failed", {"text": str(error)}) from None
    except FileExistsError:
        raise ServeError(f"{target} already exists", "backup-exists", {"file": str(target)}) from None
    except OSError as error:
        raise ServeError(
            f"{target} cannot be written to: {error.strerror}",
            "file-unwritable",
            {"file": str(target), **system_values(error)},
        ) from None


@contextmanager
def _one_backup_at_a_time(folder: Path) -> Iterator[None]:
    """Others wait; nothing is left of this lock, however its process ends."""
    if not fcntl:
        yield
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # some file systems have no locks
            fcntl.flock(opened, fcntl.LOCK_EX)
        yield
    finally:
        os.close(opened)


def _name(file: Path, name: Path) -> None:
    """Gives a file a name that no other has."""
    try:
        os.link(file, name)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        os.replace(file, name)


def restore(copy: Path, folder: Path) -> Path | None:
    """Puts a backup into a data folder that no server uses; returns the file in which the previous database is kept."""
    database = folder / DATABASE
    database_in(folder)
    with sole_use(folder):
        for file in (copy, database):
            if Path(f"{file}-wal").exists():
                raise ServeError(
                    f"{file} has a file {file.name}-wal beside it: it is in use, or its server was killed; "
                    "start kingdomino on it once and stop it",
                    "database-in-use",
                    {"file": str(file), "log": f"{file.name}-wal"},
                )
        fresh = folder / f".{os.getpid()}-{time.time_ns()}.tmp"
        try:
            with open(copy, "rb") as source, open(fresh, "xb", opener=private) as target:
                if source.read(len(_SQLITE)) != _SQLITE:  # anything else may be endless
                    raise _not_ours(copy)
                source.seek(0)
                shutil.copyfileobj(source, target)
                target.flush()
                os.fsync(target.fileno())
            _check_backup(fresh, copy)
            for file in (fresh, folder / LOCK):
                give_to_owner(file)
            kept = _keep(database)
            os.replace(fresh, database)
            _sync_folder(folder)
        except OSError as error:
            raise ServeError(
                f"{error.filename}: {error.strerror}",
                "file-unusable",
                {"file": str(error.filename), **system_values(error)},
            ) from None
        finally:
            fresh.unlink(missing_ok=True)
    return kept


def _keep(database: Path) -> Path | None:
    """Gives a database a second name, so that there is one at every moment."""
    if not database.exists():
        return None
    private_file(database)
    kept = database.with_name(f"{database.name}.before-restore-{time.strftime('%Y%m%d-%H%M%S')}")
    _name(database, kept)
    return kept


def _check_backup(file: Path, name: Path) -> None:
    """ServeError unless a file is a complete database of a kingdomino no newer than this one."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?immutable=1", uri=True)) as connection:
            _check_ours(connection, name)
            if found := damage(connection.execute):
                raise _damaged(name, found)
            check_revision(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    except sqlite3.Error as error:
        raise _damaged(name, str(error)) from None
    except StoreError as error:
        raise ServeError(f"{name}: {error}", error.code, error.values) from None


def _damaged(name: Path, why: str) -> ServeError:
    return ServeError(f"{name} is damaged: {why}", "database-damaged", {"file": str(name), "text": why})


def _not_ours(name: Path) -> ServeError:
    return ServeError(f"{name} is not a Kingdomino database", "database-not-ours", {"file": str(name)})


def _check_ours(connection: sqlite3.Connection, name: Path) -> None:
    tables: set[str] = set()
    try:
        tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorname != "SQLITE_NOTADB":
            raise
    if not {"alembic_version", "games", "moves"} <= tables:
        raise _not_ours(name)


def _sync_folder(folder: Path) -> None:
    """What was created or renamed in a folder survives a power cut."""
    with suppress(OSError):  # not every system can open folders
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
