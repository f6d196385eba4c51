"""The store: games, their moves and who holds which seat, in SQLite or PostgreSQL.

Only what was decided is stored, never a state. The primary key (game, ply) decides who was first. Transactions run in
threads: a thread waits for the disk, the server does not.
"""

import asyncio
import os
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError

from ..saves import private_file

__all__ = ["DATABASE", "WATCH_PREFIX", "Store", "StoreError", "StoredGame", "check_revision", "metadata", "sqlite_url"]

metadata = sa.MetaData()

DATABASE = "kingdomino.sqlite"
"""The file in the data folder."""

SESSIONS = 8
"""How many transactions may be under way at once in PostgreSQL."""

WATCH_PREFIX = "w-"
"""What the ids for spectators begin with."""

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("edition", sa.String(40), nullable=False),
    sa.Column("rules", sa.Text, nullable=False),  # how they differ from the edition, as in a record
    sa.Column("seats", sa.JSON, nullable=False),  # by seat: name, kind, level
    sa.Column("seed", sa.String(20), nullable=False),
    sa.Column("host", sa.String(64), nullable=False),  # the visitor who set the table
    sa.Column("series", sa.String(32), nullable=False),  # the first game of the Dynasty; else the game itself
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("length", sa.Integer, nullable=False),
    sa.Column("headers", sa.JSON, nullable=False),  # of an imported record
    sa.Column("ended", sa.Text),  # why it ended early
    sa.Column("undone", sa.JSON, nullable=False),  # plies that were taken back and can be played again
    sa.Column("foreseen", sa.JSON, nullable=False),  # what the dealer did in plies taken back
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("begun", sa.Boolean, nullable=False),  # else the table waits for friends
    sa.Column("version", sa.Integer, nullable=False),  # counts the changes of a game that are not moves
    sa.Column("watch", sa.String(32), nullable=False, unique=True),  # the address for spectators
    sa.Column("public", sa.Boolean, nullable=False),  # in the lobby, as long as it waits
    sa.Column("terms", sa.JSON, nullable=False),  # how friends play together
    sa.Column("fair", sa.JSON(none_as_null=True)),  # the secret and the contributions of checkable dealing
    sa.Column("request", sa.JSON(none_as_null=True)),  # someone asks to take back
    sa.Column("rematch", sa.String(32)),
    sa.UniqueConstraint("series", "number"),
)
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("move", sa.String(40), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
holders = sa.Table(
    "holders",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),  # -1: the game is in the visitor's list without a seat
    sa.Column("visitor", sa.String(64), primary_key=True, index=True),  # a hash, never the secret itself
)
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # of the secret that brings another device to a seat
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
)
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("process", sa.String(32), nullable=False),  # which lets the computer player think
    sa.Column("until", sa.Float, nullable=False),
)


class StoreError(Exception):
    """The database cannot be used; the text says why in one sentence."""


@dataclass(slots=True)
class StoredGame:
    """A game as it is stored."""

    id: str
    edition: str
    rules: str
    seats: list[dict[str, Any]]
    seed: str
    host: str
    series: str = ""
    number: int = 1
    length: int = 1
    headers: dict[str, str] = field(default_factory=dict)
    ended: str | None = None
    undone: list[str] = field(default_factory=list)
    foreseen: list[str] = field(default_factory=list)
    over: bool = False
    begun: bool = True
    version: int = 0
    watch: str = field(default_factory=lambda: WATCH_PREFIX + secrets.token_urlsafe(12))
    public: bool = False
    terms: dict[str, Any] = field(default_factory=dict)
    fair: dict[str, Any] | None = None
    request: dict[str, Any] | None = None
    rematch: str | None = None
    created: float = field(default_factory=time.time)
    moves: list[str] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    holders: set[tuple[int, str]] = field(default_factory=set)
    changed: float = 0

    def __post_init__(self) -> None:
        self.series = self.series or self.id

    def row(self) -> dict[str, Any]:
        return {column.name: getattr(self, column.name) for column in games.columns}


class _Addition:
    """Plies that are to be added to a game."""

    __slots__ = ("changes", "done", "game", "ply", "texts")

    def __init__(self, game: StoredGame, ply: int, texts: Sequence[str], changes: dict[str, Any]) -> None:
        self.game, self.ply, self.texts, self.changes = game, ply, texts, changes
        self.done: asyncio.Future[float | None] = asyncio.get_running_loop().create_future()

    def rows(self, now: float) -> list[dict[str, Any]]:
        return _rows(self.game.id, self.ply, self.texts, now)


def _rows(id: str, ply: int, texts: Sequence[str], now: float) -> list[dict[str, Any]]:
    return [{"game": id, "ply": ply + i, "move": text, "at": now} for i, text in enumerate(texts)]


def sqlite_url(folder: Path) -> sa.URL:
    return sa.URL.create("sqlite+pysqlite", database=str(folder / DATABASE))


_LOCK = "SELECT id, version FROM games WHERE id = ANY(%s) ORDER BY id FOR SHARE"
_INSERT = "INSERT INTO moves (game, ply, move, at) VALUES (%s, %s, %s, %s)"


class _Late(Exception):
    """Someone was first: the transaction is rolled back."""


_T = TypeVar("_T")


class Store:
    """Opened once a process. Every method is one transaction: when it returns, it is committed."""

    def __init__(self, engine: sa.Engine, threads: ThreadPoolExecutor) -> None:
        self.engine = engine
        self.shared = engine.dialect.name != "sqlite"
        """Whether other processes may use it too."""
        self._threads = threads
        self._waiting: list[_Addition] = []
        self._writing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: sa.URL) -> Self:
        """Connects and brings the tables up to date; StoreError says in one sentence what is wrong."""
        # SQLite lets one write at a time: they wait here, in their order, and not in the database.
        sessions = 1 if url.get_backend_name() == "sqlite" else SESSIONS
        engine = sa.create_engine(url, pool_size=sessions, max_overflow=0, hide_parameters=True)  # errors are logged
        threads = ThreadPoolExecutor(sessions, thread_name_prefix="store")
        try:
            await asyncio.get_running_loop().run_in_executor(threads, _prepare, engine)
        except DBAPIError as error:
            where = url.database if engine.dialect.name == "sqlite" else url.render_as_string(hide_password=True)
            engine.dispose()
            raise StoreError(f"the database {where} cannot be used: {error.orig}".splitlines()[0]) from None
        except OSError as error:
            engine.dispose()
            raise StoreError(f"the database cannot be reached: {error}") from None
        except BaseException:
            engine.dispose()
            raise
        return cls(engine, threads)

    async def close(self) -> None:
        if self._writing:
            await self._writing
        self._threads.shutdown()
        self.engine.dispose()

    async def _do(self, work: Callable[[sa.Connection], _T]) -> _T:
        """One transaction."""
        return await self._in_thread(partial(self._transaction, work))

    async def _in_thread(self, work: Callable[[], _T]) -> _T:
        """It is done to its end, also when nobody waits for it any more."""
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._threads, work))

    def _transaction(self, work: Callable[[sa.Connection], _T]) -> _T:
        with self.engine.begin() as connection:
            return work(connection)

    async def ping(self) -> None:
        """Fails if the database does not answer."""
        await self._do(lambda connection: connection.execute(sa.select(1)))

    async def create(self, game: StoredGame) -> bool:
        """False if this game of the series exists already."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(games).values(game.row()))
            if game.moves:
                connection.execute(sa.insert(moves), _rows(game.id, 0, game.moves, time.time()))
            if game.holders:
                rows = [{"game": game.id, "seat": s, "visitor": v} for s, v in sorted(game.holders)]
                connection.execute(sa.insert(holders), rows)

        try:
            await self._do(work)
        except IntegrityError:
            return False
        return True

    async def load(self, id: str) -> StoredGame | None:
        """The game of that id, or of that id for spectators."""
        named = sa.select(games.c.id).where((games.c.watch if id.startswith(WATCH_PREFIX) else games.c.id) == id)
        found = await self._do(lambda connection: _load(connection, named))
        return found[0] if found else None

    async def lobby(self, limit: int = 50) -> list[StoredGame]:
        """Public tables that wait for players, the newest first."""
        waiting = sa.select(games.c.id).where(~games.c.begun, games.c.public)
        newest = waiting.order_by(games.c.created.desc()).limit(limit)
        return await self._do(lambda connection: _load(connection, newest))

    async def of_visitor(self, visitor: str, limit: int = 100) -> list[StoredGame]:
        """The games that the visitor has a seat in or set up, the newest first."""
        mine = sa.select(holders.c.game).where(holders.c.visitor == visitor)
        newest = sa.select(games.c.id).where(games.c.id.in_(mine)).order_by(games.c.created.desc()).limit(limit)
        return await self._do(lambda connection: _load(connection, newest))

    async def game_of_series(self, series: str, number: int) -> str | None:
        query = sa.select(games.c.id).where(games.c.series == series, games.c.number == number)
        return await self._do(lambda connection: connection.execute(query).scalar())

    async def series(self, series: str) -> list[StoredGame]:
        query = sa.select(games.c.id).where(games.c.series == series).order_by(games.c.number)
        return await self._do(lambda connection: _load(connection, query))

    async def append(self, game: StoredGame, ply: int, texts: Sequence[str], **changes: Any) -> float | None:
        """Adds plies, and changes fields of the game; gives the time. None: someone was first, nothing was added."""
        # A commit waits for the disk: whatever comes meanwhile is committed together.
        addition = _Addition(game, ply, texts, changes)
        self._waiting.append(addition)
        if self._writing is None:
            self._writing = asyncio.create_task(self._append_waiting())
        return await asyncio.shield(addition.done)

    async def _append_waiting(self) -> None:
        """Commits all that waits, again and again until nothing does."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            plain = sorted((addition for addition in batch if not addition.changes), key=lambda a: a.game.id)
            added: set[_Addition] = set()
            now = time.time()
            if plain:
                with suppress(Exception):  # one of them is wrong: each on its own shows which
                    added = await self._in_thread(partial(self._append_together, plain, now))
            for addition in batch:
                try:
                    addition.done.set_result(now if addition in added else await self._append_one(addition))
                except Exception as error:
                    addition.done.set_exception(error)
        self._writing = None

    def _append_together(self, batch: Sequence[_Addition], now: float) -> set[_Addition]:
        """Adds to many games what can be added; the order of their ids keeps processes from waiting for each other.

        This is what a server does most, so it goes straight to the driver: a third of the processor's time.
        """
        connection = self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            if self.shared:  # nobody may take plies back while some are added
                cursor.execute(_LOCK, ([addition.game.id for addition in batch],))
                versions = dict(cursor.fetchall())
                batch = [addition for addition in batch if versions.get(addition.game.id) == addition.game.version]
            insert = _INSERT if self.shared else _INSERT.replace("%s", "?")
            cursor.executemany(insert, [tuple(row.values()) for addition in batch for row in addition.rows(now)])
            connection.commit()
        finally:
            connection.close()  # back to the pool; what was not committed is undone
        return set(batch)

    async def _append_one(self, addition: _Addition) -> float | None:
        game, changes, now = addition.game, addition.changes, time.time()

        def work(connection: sa.Connection) -> None:
            if self.shared:
                same = sa.select(games.c.id).where(games.c.id == game.id, games.c.version == game.version)
                if connection.execute(same.with_for_update(read=not changes)).first() is None:
                    raise _Late
            if rows := addition.rows(now):
                connection.execute(sa.insert(moves), rows)
            if changes:
                _update(connection, game, changes)

        try:
            await self._do(work)
        except (IntegrityError, _Late):
            return None
        if changes:
            _changed(game, changes)
        return now

    async def cut(self, game: StoredGame, ply: int, **changes: Any) -> bool:
        """Takes back the plies from that one on, and changes fields of the game. False: someone was first."""

        def work(connection: sa.Connection) -> None:
            _update(connection, game, changes)
            connection.execute(sa.delete(moves).where(moves.c.game == game.id, moves.c.ply >= ply))

        return await self._try(game, changes, work)

    async def change(self, game: StoredGame, sitting: Sequence[tuple[int, str]] = (), **changes: Any) -> bool:
        """Changes fields of the game, and adds who sits down. False: someone was first, and nothing changed."""

        def work(connection: sa.Connection) -> None:
            _update(connection, game, changes)
            for seat, visitor in sitting:
                connection.execute(sa.insert(holders).values(game=game.id, seat=seat, visitor=visitor))

        return await self._try(game, changes, work)

    async def _try(self, game: StoredGame, changes: dict[str, Any], work: Callable[[sa.Connection], None]) -> bool:
        """Does what someone else may have been first with."""
        try:
            await self._do(work)
        except _Late:
            return False
        _changed(game, changes)
        return True

    async def add_key(self, hash: str, id: str, seat: int) -> None:
        """A secret that brings another device to a seat."""
        added = sa.insert(keys).values(hash=hash, game=id, seat=seat)
        await self._do(lambda connection: connection.execute(added))

    async def use_key(self, hash: str, id: str, visitor: str) -> int | None:
        """The visitor now holds the seat of the key, too; None if there is no such key."""

        def work(connection: sa.Connection) -> int | None:
            query = sa.select(keys.c.seat).where(keys.c.hash == hash, keys.c.game == id)
            seat: int | None = connection.execute(query).scalar()
            mine = sa.select(holders.c.seat).where(
                holders.c.game == id, holders.c.seat == seat, holders.c.visitor == visitor
            )
            if seat is not None and connection.execute(mine).first() is None:
                connection.execute(sa.insert(holders).values(game=id, seat=seat, visitor=visitor))
            return seat

        return await self._do(work)

    async def lease(self, id: str, process: str, seconds: float) -> float:
        """Asks to think for a game's computer player: 0 if granted, else how long another process has the lease."""
        now = time.time()
        values = {"process": process, "until": now + seconds}
        free = sa.or_(leases.c.until < now, leases.c.process == process)

        def work(connection: sa.Connection) -> float:
            taken = connection.execute(sa.update(leases).where(leases.c.game == id, free).values(values))
            if taken.rowcount == 1:
                return 0
            found = connection.execute(sa.select(leases.c.until).where(leases.c.game == id)).scalar()
            if found is not None:
                return max(0.05, float(found) - now)
            connection.execute(sa.insert(leases).values(game=id, **values))
            return 0

        try:
            return await self._do(work)
        except IntegrityError:
            return 0.2  # another process was first just now

    async def release(self, id: str, process: str) -> None:
        mine = sa.delete(leases).where(leases.c.game == id, leases.c.process == process)
        await self._do(lambda connection: connection.execute(mine))

    async def expire(self, before: float) -> list[str]:
        """Deletes tables of friends that were left unfinished and untouched since then."""
        touched = sa.select(moves.c.game).where(moves.c.game == games.c.id, moves.c.at >= before)
        old = sa.select(games.c.id).where(
            games.c.fair.is_not(sa.null()), ~games.c.over, games.c.created < before, ~sa.exists(touched)
        )

        def work(connection: sa.Connection) -> list[str]:
            ids = list(connection.execute(old).scalars())
            connection.execute(sa.delete(games).where(games.c.id.in_(ids)))
            return ids

        return await self._do(work)

    async def forget(self, id: str, visitor: str) -> None:
        """Takes a game out of a visitor's list; a game in nobody's list is deleted."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(holders).where(holders.c.game == id, holders.c.visitor == visitor))
            left = sa.select(holders.c.game).where(holders.c.game == id)
            connection.execute(sa.delete(games).where(games.c.id == id, ~sa.exists(left)))

        await self._do(work)


def _update(connection: sa.Connection, game: StoredGame, changes: dict[str, Any]) -> None:
    """Changes a game, or raises if someone else has changed it since it was loaded."""
    unchanged = sa.update(games).where(games.c.id == game.id, games.c.version == game.version)
    if connection.execute(unchanged.values(changes | {"version": game.version + 1})).rowcount != 1:
        raise _Late


def _changed(game: StoredGame, changes: dict[str, Any]) -> None:
    """What is committed is also true in memory."""
    game.version += 1
    for name, value in changes.items():
        setattr(game, name, value)


def _load(connection: sa.Connection, named: sa.Select[tuple[str]]) -> list[StoredGame]:
    """The games whose ids are asked for, in this order."""
    ids = list(connection.execute(named).scalars())
    found = {}
    for row in connection.execute(sa.select(games).where(games.c.id.in_(ids))):
        found[row.id] = StoredGame(**row._mapping, changed=row.created)
    played = sa.select(moves).where(moves.c.game.in_(ids)).order_by(moves.c.game, moves.c.ply)
    for row in connection.execute(played):
        found[row.game].moves.append(row.move)
        found[row.game].times.append(row.at)
        found[row.game].changed = max(found[row.game].changed, row.at)
    for row in connection.execute(sa.select(holders).where(holders.c.game.in_(ids))):
        found[row.game].holders.add((row.seat, row.visitor))
    return [found[id] for id in ids if id in found]


def _prepare(engine: sa.Engine) -> None:
    """Checks a database and brings its tables up to date."""
    if engine.dialect.name == "sqlite":
        _make_private(engine.url.database or "")
        event.listen(engine, "connect", _prepare_sqlite)
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            _check_sqlite(connection)
        _migrate(connection)
        connection.commit()


def _make_private(database: str) -> None:
    """Nobody else reads who sits where; SQLite gives the files beside a database the mode of the database."""
    with suppress(OSError):  # what is wrong is said when it is opened
        private_file(Path(database))
    for beside in ("-wal", "-shm"):
        with suppress(OSError):
            os.chmod(database + beside, 0o600)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.execute("PRAGMA journal_mode = WAL")  # readers do not wait for writers
    cursor.execute("PRAGMA synchronous = FULL")  # what was committed survives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _check_sqlite(connection: sa.Connection) -> None:
    verdict = connection.execute(sa.text("PRAGMA quick_check(1)")).scalar()
    if verdict != "ok":
        details = " ".join(str(verdict).split())
        raise StoreError(f"the database {connection.engine.url.database} is damaged: {details}")


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def check_revision(revision: str | None) -> None:
    """StoreError if a database has a shape that is not known here."""
    known = ScriptDirectory.from_config(_migrations()).walk_revisions()
    if revision is not None and revision not in {script.revision for script in known}:
        raise StoreError("the database was written by a newer kingdomino; please update")


def _migrate(connection: sa.Connection) -> None:
    check_revision(MigrationContext.configure(connection).get_current_revision())
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
