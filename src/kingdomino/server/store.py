"""The store: games, their moves and who holds which seat, in SQLite or PostgreSQL.

Only what was decided is stored, never a state. The primary key (game, ply) decides who was first. Transactions run in
threads: a thread waits for the disk, the server does not.
"""

import asyncio
import logging
import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from operator import itemgetter
from pathlib import Path
from typing import Any, Literal, NamedTuple, NotRequired, Self, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from pydantic import TypeAdapter, ValidationError
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from typing_extensions import TypedDict

from ..errors import Mistaken, Refused
from ..files import private_file
from .fanout import CHANGED, CHANNEL, NOTIFY, Changed, Played, notice
from .messages import ClockView, RequestView, SeatKind

__all__ = [
    "DATABASE",
    "WATCH_PREFIX",
    "Age",
    "Also",
    "Away",
    "Bill",
    "Conflict",
    "Expiry",
    "Place",
    "Ply",
    "Store",
    "StoreError",
    "StoredFair",
    "StoredGame",
    "StoredSeat",
    "StoredTerms",
    "Unavailable",
    "bill",
    "check_revision",
    "damage",
    "games",
    "games_of",
    "holders",
    "insert_game",
    "load_series",
    "metadata",
    "next_rank",
    "prepared",
    "serialize",
    "sqlite_url",
    "waiting_of",
]

metadata = sa.MetaData()

DATABASE = "kingdomino.sqlite"
"""The file in the data folder."""

SESSIONS = 8
"""How many transactions may be under way at once on PostgreSQL."""

READERS = 1
"""How many lists may be read at once beside them: no decision waits for a list."""

WATCH_PREFIX = "w-"
"""What the ids for spectators begin with."""

PATIENCE_SECONDS = 5
"""How long a transaction waits for a lock or a connection before it fails and is tried again."""

HARDLY_BEGUN = 6
"""A table with fewer plies was never really played at."""

MIGRATING = int.from_bytes(b"kingdom")
"""The advisory lock of PostgreSQL that a process holds while it brings the database up to date."""

STEP_SECONDS = 0.02
"""How long one step of a deletion keeps other transactions waiting."""

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("edition", sa.String(40), nullable=False),
    sa.Column("rules", sa.Text, nullable=False),  # how they differ from the edition, as in a record
    sa.Column("seats", sa.JSON, nullable=False),  # StoredSeats
    sa.Column("seed", sa.String(20), nullable=False),
    sa.Column("host", sa.String(64), nullable=False),  # the visitor who set the table
    sa.Column("series", sa.String(32), nullable=False),  # the first game of the Dynasty; otherwise the game itself
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("length", sa.Integer, nullable=False),
    sa.Column("headers", sa.JSON, nullable=False),  # of an imported record
    sa.Column("ended", sa.Text),  # why it ended early
    sa.Column("undone", sa.JSON, nullable=False),  # plies that were taken back and can be played again
    sa.Column("foreseen", sa.JSON, nullable=False),  # what the dealer did in plies taken back
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("begun", sa.Boolean, nullable=False),  # otherwise the table is waiting for friends
    sa.Column("version", sa.Integer, nullable=False),  # counts the changes of a game that are not moves
    sa.Column("watch", sa.String(32), nullable=False, unique=True),  # the address for spectators
    sa.Column("public", sa.Boolean, nullable=False),  # in the lobby, as long as it is waiting
    sa.Column("terms", sa.JSON, nullable=False),  # StoredTerms
    sa.Column("fair", sa.JSON(none_as_null=True)),  # StoredFair, at a table of friends
    sa.Column("request", sa.JSON(none_as_null=True)),  # a RequestView: someone asks to take back
    sa.Column("rematch", sa.String(32)),
    sa.Column("regretted", sa.Integer, nullable=False),  # the last ply that was taken back without asking, or -1
    sa.UniqueConstraint("series", "number"),
    sa.Index("games_by_age", "over", "created", "id"),
)
_in_lobby = sa.and_(games.c.public, ~games.c.begun)
sa.Index("games_in_lobby", games.c.created, sqlite_where=_in_lobby, postgresql_where=_in_lobby)
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("move", sa.String(40), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("spent", sa.Float, nullable=False),  # the thinking time it cost, less the increment
    sa.Column("settles", sa.Float),  # on the timeline: until then it may be taken back without asking
)
holders = sa.Table(
    "holders",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),  # -1: the game is in the visitor's list without a seat
    sa.Column("visitor", sa.String(64), primary_key=True, index=True),  # a hash, never the secret itself
    sa.Column("rank", sa.Integer, nullable=False),  # among the devices of a seat: the first may end the others
    sa.Column("away", sa.Float),  # on the timeline: since when no player of the seat has watched, if that is known
)
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # of the secret that brings another device to a seat
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("visitor", sa.String(64), nullable=False),  # who made it: it ends when they leave the seat
    sa.ForeignKeyConstraint(
        ["game", "seat", "visitor"], ["holders.game", "holders.seat", "holders.visitor"], ondelete="CASCADE"
    ),
    sa.Index("ix_keys_holder", "game", "seat", "visitor"),
)
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("process", sa.String(32), nullable=False),  # which lets the computer player think
    sa.Column("until", sa.Float, nullable=False),
)
alarms = sa.Table(
    "alarms",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("due", sa.Float, nullable=False, index=True),  # on the timeline: when the deciding player's time is up
)
beats = sa.Table(
    "beats",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),  # there is only one
    sa.Column("at", sa.Float, nullable=False),  # on the timeline
    sa.Column("wall", sa.Float, nullable=False),  # the same moment on the wall clock
)


class StoreError(Mistaken):
    """The database cannot be used."""


class Unavailable(Exception):
    """The database could not do it at the moment; trying again may help."""


class Ply(NamedTuple):
    """A move, the thinking time it cost, and until when it may be taken back without asking."""

    move: str
    spent: float = 0.0
    settles: float | None = None


class Expiry(NamedTuple):
    """What is deleted: anything last touched before these times. 0 deletes nothing."""

    unfinished: float = 0
    finished: float = 0
    hardly_begun: float = 0


class Age(NamedTuple):
    """A place among games by age."""

    created: float
    id: str


class Place(NamedTuple):
    """A place in a visitor's list of games: whether that game is under way (1 or 0), when it was made, and its id."""

    ongoing: int
    created: float
    id: str


class Away(NamedTuple):
    """Since when, on the timeline, nobody of a seat has watched a table; None: somebody does."""

    game: str
    seat: int
    since: float | None


class StoredSeat(TypedDict):
    """Who sits there. `level` of a person: a computer player sits in, and `returns` the seat once the person is back.

    `used` is how long the person had thought before that, and `used_at` at which ply.
    """

    name: str
    kind: SeatKind
    level: str | None
    colour: NotRequired[int]
    returns: NotRequired[bool]
    used: NotRequired[float]
    used_at: NotRequired[int]


class StoredTerms(TypedDict, total=False):
    """How friends play together (`Terms`). `shared`: there are friends; `ready`: the host has waited long enough.

    `opened`: it came as a record.
    """

    starts: Literal["full", "host"]
    clock: ClockView | None
    when_late: Literal["computer", "resign"]
    absence: int | None
    several: bool
    shared: bool
    ready: bool
    opened: bool


class StoredFair(TypedDict):
    """The secret and the contributions of dealing that can be checked; `repeated`: the deals were shown before.

    The first method had neither a number nor a name for the table; that of a deal of the day is called after the day.
    """

    secret: str
    contributions: list[str]
    method: NotRequired[Literal[2, 3, 4]]
    table: NotRequired[str]
    repeated: NotRequired[bool]


@dataclass(slots=True)
class StoredGame:
    """A game as it is stored."""

    id: str
    edition: str
    rules: str
    seats: list[StoredSeat]
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
    terms: StoredTerms = field(default_factory=StoredTerms)
    fair: StoredFair | None = None
    request: RequestView | None = None
    rematch: str | None = None
    regretted: int = -1
    created: float = field(default_factory=time.time)
    plies: list[Ply] = field(default_factory=list)
    holders: dict[tuple[int, str], int] = field(default_factory=dict)
    """By seat and visitor: the rank among the devices of the seat. Seat -1: the game is only in the visitor's list."""
    absent: dict[int, float] = field(default_factory=dict)
    """By seat: since when, on the timeline, nobody of it has watched the table, if that is known."""
    due: float | None = None
    changed: float = 0

    def __post_init__(self) -> None:
        self.series = self.series or self.id

    def ranks(self, seat: int) -> list[int]:
        """Of the devices of a seat."""
        return [rank for (held, _), rank in self.holders.items() if held == seat]

    def row(self) -> dict[str, Any]:
        return {column.name: getattr(self, column.name) for column in games.columns}


class _Json(TypedDict):
    """What is stored as JSON."""

    seats: list[StoredSeat]
    headers: dict[str, str]
    undone: list[str]
    foreseen: list[str]
    terms: StoredTerms
    fair: StoredFair | None
    request: RequestView | None


_log = logging.getLogger("kingdomino.server")
_json: TypeAdapter[_Json] = TypeAdapter(_Json)


Also = Callable[[sa.Connection], None]
"""Something that is stored with something else, or not at all."""

_OVER = {"over": True}


class _Addition:
    """Plies to be added to a game, and when the time of the next player to decide is up."""

    __slots__ = ("also", "changes", "done", "due", "game", "plies", "start")

    def __init__(
        self,
        game: StoredGame,
        start: int,
        plies: Sequence[Ply],
        due: float | None,
        changes: dict[str, Any],
        also: Also | None,
    ) -> None:
        self.game, self.start, self.plies, self.due, self.changes = game, start, plies, due, changes
        self.also = also
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    @property
    def is_plain(self) -> bool:
        """Whether it is added together with others: plies, and perhaps that they end the game."""
        return (not self.changes or self.changes == _OVER) and not self.also

    @property
    def news(self) -> Changed | Played:
        if self.changes:
            return CHANGED
        return {"played": (self.game.version, self.start, self.plies, self.due)}

    def rows(self, now: float) -> list[dict[str, Any]]:
        return _rows(self.game.id, self.start, self.plies, now)

    def is_stored(self) -> None:
        """What is committed is also true in memory."""
        if self.changes:
            _changed(self.game, self.changes)
        self.game.due = self.due

    def tell(self, added: bool) -> None:
        if not self.done.done():  # unless nobody waits for it any more
            self.done.set_result(added)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


def _rows(id: str, start: int, plies: Sequence[Ply], now: float) -> list[dict[str, Any]]:
    return [
        {"game": id, "ply": number, "move": ply.move, "at": now, "spent": ply.spent, "settles": ply.settles}
        for number, ply in enumerate(plies, start)
    ]


def sqlite_url(folder: Path) -> sa.URL:
    return sa.URL.create("sqlite+pysqlite", database=str(folder / DATABASE))


def _file_of(engine: sa.Engine) -> Path:
    return Path(engine.url.database or "")


def _inode(file: Path) -> tuple[int, int] | None:
    """Which file that is, whatever it is called; None if there is none."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _sessions(url: sa.URL) -> int:
    """SQLite allows one write at a time: they wait here, in order, and not in the database."""
    return 1 if url.get_backend_name() == "sqlite" else SESSIONS


_LOCK = "SELECT id, version FROM games WHERE id IN (%s) ORDER BY id"
_INSERT = "INSERT INTO moves (game, ply, move, at, spent, settles) VALUES (%s, %s, %s, %s, %s, %s)"
_END = "UPDATE games SET over = %s, version = version + 1 WHERE id = %s"
_ALARM = "INSERT INTO alarms (game, due) VALUES (%s, %s) ON CONFLICT (game) DO UPDATE SET due = excluded.due"
_FIRST_BEAT = "INSERT INTO beats (id, at, wall) VALUES (1, :at, :wall) ON CONFLICT (id) DO NOTHING"
_SILENCE = "DELETE FROM alarms WHERE game = %s"


class Conflict(Exception):
    """Someone else was first: the transaction is rolled back."""


def _driver_error(postgres: bool) -> type[Exception]:
    """What the driver raises itself, where SQLAlchemy is not in between."""
    if not postgres:
        return sqlite3.Error
    import psycopg

    return psycopg.Error


def _kind(cause: BaseException) -> str:
    """What went wrong, without the values of any statement."""
    return getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or type(cause).__name__


@dataclass(slots=True)
class Bill:
    """What a request has cost, in milliseconds of a processor."""

    paid: float
    """What its address has paid for it so far."""

    ms: float = 0
    """What it has cost the threads of the store so far."""


bill: ContextVar[Bill | None] = ContextVar("bill", default=None)
"""Of the request that is being answered."""

_T = TypeVar("_T")


class Store:
    """Opened once per process. Every method is one transaction, committed when it returns."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.process = secrets.token_hex(8)
        """What other processes call this one."""
        self.shared = engine.dialect.name != "sqlite"
        """Whether other processes may use it too."""
        self.folder = None if self.shared else _file_of(engine).parent
        """Where an SQLite file is."""
        self.unready: str | None = None
        """Why an SQLite file that is being used should not be relied on yet."""
        self._inode = None if self.shared else _inode(_file_of(engine))
        self._driver_error = _driver_error(self.shared)
        self._threads = ThreadPoolExecutor(_sessions(engine.url), thread_name_prefix="store")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="lists")
        self._waiting: list[_Addition] = []
        self._writing: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[None] | None = None
        self._closing = False

    @classmethod
    async def open(cls, url: sa.URL) -> Self:
        """Connects and brings the tables up to date; StoreError says in one sentence what is wrong."""
        store = cls(await asyncio.to_thread(prepared, url))
        if not store.shared and not await store._in_thread(store._was_closed, store._threads):
            store.unready = "the database was not closed and is being checked"
            store._checking = asyncio.create_task(store._check())
        return store

    async def close(self) -> None:
        self._closing = True
        if self._writing:
            await self._writing
        if self._checking:
            await self._checking
        if not self.shared and not self.unready:
            with suppress(Unavailable):
                await self.do(lambda connection: connection.exec_driver_sql("PRAGMA user_version = 0"))
        self._threads.shutdown()
        self._readers.shutdown()
        self.engine.dispose()

    def _was_closed(self) -> bool:
        """Whether an SQLite file was closed after its last use; notes in it that it is used again."""
        with self.engine.begin() as connection:
            used = connection.exec_driver_sql("PRAGMA user_version").scalar()
            with suppress(DBAPIError):  # a full disk is no reason to hide what there is
                connection.exec_driver_sql("PRAGMA user_version = 1")
        return not used

    async def _check(self) -> None:
        """Looks for damage while the database is used. A damaged one is not noted as closed, so each start says so."""
        with closing(sqlite3.connect(_file_of(self.engine), check_same_thread=False)) as connection:
            checking = asyncio.create_task(asyncio.to_thread(damage, connection.execute))
            while not checking.done():
                if self._closing:
                    connection.interrupt()
                await asyncio.wait({checking}, timeout=0.1)
        try:
            found = checking.result()
        except sqlite3.Error as error:
            found = str(error)
        if found is None:
            self.unready = None
        elif not self._closing:
            self.unready = "the database is damaged"
            _log.error("the database is damaged, restore a backup: %s", found)

    def _insist_there(self) -> None:
        """Unavailable if the SQLite file was moved or deleted: what is written to it would go with it."""
        if self._inode and _inode(_file_of(self.engine)) != self._inode:
            raise Unavailable("its file was moved or deleted")

    async def do(self, work: Callable[[sa.Connection], _T]) -> _T:
        """One transaction."""
        return await self._in_thread(partial(self._transaction, work), self._threads)

    async def read(self, work: Callable[[sa.Connection], _T]) -> _T:
        """One transaction that changes nothing and is in nobody's way."""
        return await self._in_thread(partial(self._transaction, work), self._readers)

    async def _in_thread(self, work: Callable[[], _T], threads: ThreadPoolExecutor) -> _T:
        """It runs to the end, even when nobody is left waiting for it."""
        mine = bill.get()

        def charged() -> _T:
            began = time.thread_time()
            try:
                return work()
            finally:
                if mine:
                    mine.ms += 1000 * (time.thread_time() - began)

        try:
            return await asyncio.shield(asyncio.get_running_loop().run_in_executor(threads, charged))
        except (SQLAlchemyError, OSError, self._driver_error) as error:
            cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
            names = {kind.__name__ for kind in type(cause).__mro__}
            if "IntegrityError" in names:
                raise Conflict from None
            if names & {"DataError", "ProgrammingError", "NotSupportedError"}:
                raise  # trying again would not help
            raise Unavailable(_kind(cause)) from None

    def _transaction(self, work: Callable[[sa.Connection], _T]) -> _T:
        self._insist_there()
        with self.engine.begin() as connection:
            return work(connection)

    def announce(self, connection: sa.Connection, ids: Iterable[str], news: Changed | Played = CHANGED) -> None:
        """Tells the other processes of something at these games, if and when the transaction is committed."""
        if self.shared:
            notices = [notice(self.process, id, news) for id in ids]
            connection.exec_driver_sql(NOTIFY, (CHANNEL, notices))

    async def ready(self) -> None:
        """Unavailable if nothing can be written to it."""

        def work(connection: sa.Connection) -> None:
            trial = -1 - secrets.randbelow(2**30)
            connection.execute(sa.insert(beats).values(id=trial, at=0, wall=0))
            connection.execute(sa.delete(beats).where(beats.c.id == trial))

        await self.do(work)

    async def create(
        self, *made: StoredGame, after: StoredGame | None = None, plies: int = 0, room: Also | None = None
    ) -> bool:
        """Stores new games, all or none; `room` refuses them in the same transaction.

        False if one of a series already exists, or if the game `after` which they are played has changed.
        """
        rematch = {"rematch": made[0].id}

        def work(connection: sa.Connection) -> None:
            if room:
                room(connection)
            if after:
                _update(connection, after, rematch, plies)
                self.announce(connection, [after.id])
            for game in made:
                insert_game(connection, game)
            if made[0].number > 1:
                before = games.c.series == made[0].series, games.c.number == made[0].number - 1
                self.announce(connection, connection.execute(sa.select(games.c.id).where(*before)).scalars())

        try:
            await self.do(work)
        except Conflict:
            return False
        if after:
            _changed(after, rematch)
        return True

    async def load(self, id: str) -> StoredGame | None:
        """The game of that id, or of that id for spectators."""
        named = sa.select(games.c.id).where((games.c.watch if id.startswith(WATCH_PREFIX) else games.c.id) == id)
        found = await self.do(lambda connection: _load(connection, _ids(connection, named)))
        return found[0] if found else None

    async def lobby(self, limit: int = 50) -> list[StoredGame]:
        """Public tables waiting for players, newest first."""
        newest = sa.select(games.c.id).where(_in_lobby).order_by(games.c.created.desc()).limit(limit)
        return await self.read(lambda connection: _load_each(connection, _ids(connection, newest)))

    async def of_visitor(self, visitor: str, after: Place | None, limit: int) -> tuple[list[StoredGame], Place | None]:
        """The games that the visitor has a seat in or set up, without plies: first those under way, then the newest.

        They begin `after` a place in this list; the place after which there are more is returned with them.
        """
        mine = sa.select(holders.c.game).where(holders.c.visitor == visitor)
        place = sa.case((games.c.over, 0), else_=1), games.c.created, games.c.id
        newest = sa.select(*place).where(games.c.id.in_(mine))
        if after:
            newest = newest.where(sa.tuple_(*place) < sa.tuple_(*map(sa.literal, after)))
        newest = newest.order_by(*(column.desc() for column in place)).limit(limit + 1)

        def work(connection: sa.Connection) -> tuple[list[StoredGame], Place | None]:
            places = [Place(*row) for row in connection.execute(newest)]
            more = places[limit - 1] if len(places) > limit else None
            return _load_each(connection, [place.id for place in places[:limit]], plies=False), more

        return await self.read(work)

    async def load_all(self, ids: Sequence[str]) -> list[StoredGame]:
        return await self.read(lambda connection: _load_each(connection, ids))

    async def game_of_series(self, series: str, number: int) -> str | None:
        query = sa.select(games.c.id).where(games.c.series == series, games.c.number == number)
        return await self.do(lambda connection: connection.execute(query).scalar())

    async def series(self, series: str) -> list[StoredGame]:
        return await self.do(lambda connection: load_series(connection, series))

    async def append(
        self,
        game: StoredGame,
        start: int,
        plies: Sequence[Ply],
        due: float | None = None,
        *,
        also: Also | None = None,
        **changes: Any,
    ) -> bool:
        """Adds plies, sets the alarm and changes fields of the game. False: someone else was first, nothing changed.

        `also` is stored with it.
        """
        # A commit waits for the disk: whatever comes in the meantime is committed together.
        addition = _Addition(game, start, plies, due, changes, also)
        self._waiting.append(addition)
        if self._writing is None:
            self._writing = asyncio.create_task(self._append_waiting())
        return await addition.done

    async def _append_waiting(self) -> None:
        """Commits everything that waits, again and again until nothing does."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._append_batch(batch)
        finally:
            self._writing = None

    async def _append_batch(self, batch: Sequence[_Addition]) -> None:
        plain = sorted((addition for addition in batch if addition.is_plain), key=lambda a: a.game.id)
        added: set[_Addition] = set()
        failed: Exception | None = None
        if plain:
            try:
                added = await self._in_thread(partial(self._append_together, plain), self._threads)
                for addition in added:
                    addition.is_stored()
            except Conflict:
                pass  # one of them came too late: each on its own shows which
            except Exception as error:
                failed = error
        for addition in batch:
            try:
                if failed and addition not in added:
                    raise failed  # the next would only wait just as long
                addition.tell(addition in added or await self._append_one(addition))
            except Exception as error:
                failed = error
                addition.fail(error)

    def _append_together(self, batch: Sequence[_Addition]) -> set[_Addition]:
        """Adds to many games what can be added; the order of their ids keeps processes from waiting for each other.

        This is what a server does most, so it goes straight to the driver: a third of the processor time.
        """
        self._insist_there()
        connection = self.engine.raw_connection()
        now = time.time()
        try:
            cursor = connection.cursor()
            # Nobody may take plies back, or end the game, while some are added.
            lock = _LOCK % ", ".join(["%s" if self.shared else "?"] * len(batch))
            if self.shared:  # two that both share cannot both change
                lock += " FOR UPDATE" if any(addition.changes for addition in batch) else " FOR SHARE"
            cursor.execute(lock, [addition.game.id for addition in batch])
            versions = dict(cursor.fetchall())
            batch = [addition for addition in batch if versions.get(addition.game.id) == addition.game.version]
            rows = [tuple(row.values()) for addition in batch for row in addition.rows(now)]
            alarming = [(a.game.id, a.due) for a in batch if a.due is not None and a.due != a.game.due]
            silent = [(a.game.id,) for a in batch if a.due is None and a.game.due is not None]
            ended = [(True, a.game.id) for a in batch if a.changes]
            for statement, values in ((_INSERT, rows), (_END, ended), (_ALARM, alarming), (_SILENCE, silent)):
                if values:
                    cursor.executemany(statement if self.shared else statement.replace("%s", "?"), values)
            if self.shared:
                cursor.execute(NOTIFY, (CHANNEL, [notice(self.process, a.game.id, a.news) for a in batch]))
            connection.commit()
        finally:
            connection.close()  # back to the pool; what was not committed is undone
        return set(batch)

    async def _append_one(self, addition: _Addition) -> bool:
        game, changes, now = addition.game, addition.changes, time.time()

        def work(connection: sa.Connection) -> None:
            same = sa.select(games.c.id).where(games.c.id == game.id, games.c.version == game.version)
            if connection.execute(same.with_for_update(read=not changes)).first() is None:
                raise Conflict
            if rows := addition.rows(now):
                connection.execute(sa.insert(moves), rows)
            if changes:
                _update(connection, game, changes)
            if addition.also:
                addition.also(connection)
            _set_alarm(connection, game, addition.due)
            self.announce(connection, [game.id], addition.news)

        try:
            await self.do(work)
        except Conflict:
            return False
        addition.is_stored()
        return True

    async def cut(self, game: StoredGame, plies: int, ply: int, due: float | None = None, **changes: Any) -> bool:
        """Takes back the plies from that one on, and changes fields of the game. False: someone else was first.

        `plies` is how many are known: nobody decides about a game that has gone on in the meantime.
        """

        def work(connection: sa.Connection) -> None:
            _update(connection, game, changes, plies)
            connection.execute(sa.delete(moves).where(moves.c.game == game.id, moves.c.ply >= ply))
            _set_alarm(connection, game, due)
            self.announce(connection, [game.id])

        return await self._try(game, due, changes, work)

    async def change(
        self,
        game: StoredGame,
        plies: int,
        due: float | None = None,
        *,
        sitting: Sequence[tuple[int, str]] = (),
        leaving: int | None = None,
        but: str = "",
        **changes: Any,
    ) -> bool:
        """Changes fields of the game, and who sits there. False: someone else was first, and nothing changed.

        `plies` as for `cut`. All devices leave the seat `leaving`, `but` one, and links to it stop working.
        """
        ranks = {(seat, visitor): next_rank(game.ranks(seat)) for seat, visitor in sitting}

        def work(connection: sa.Connection) -> None:
            _update(connection, game, changes, plies)
            if leaving is not None:
                gone = (holders.c.game == game.id, holders.c.seat == leaving, holders.c.visitor != but)
                connection.execute(sa.delete(holders).where(*gone))
                connection.execute(sa.delete(keys).where(keys.c.game == game.id, keys.c.seat == leaving))
            for (seat, visitor), rank in ranks.items():
                _seat(connection, game.id, seat, visitor, rank)
            _set_alarm(connection, game, due)
            self.announce(connection, [game.id])

        if not await self._try(game, due, changes, work):
            return False
        game.holders = {
            (seat, visitor): rank for (seat, visitor), rank in game.holders.items() if seat != leaving or visitor == but
        } | ranks
        return True

    async def _try(
        self, game: StoredGame, due: float | None, changes: dict[str, Any], work: Callable[[sa.Connection], None]
    ) -> bool:
        """Does something that someone else may have done first."""
        try:
            await self.do(work)
        except Conflict:
            return False
        _changed(game, changes)
        game.due = due
        return True

    def _touch(self, connection: sa.Connection, id: str) -> None:
        """Makes everybody who knows the game look it up."""
        connection.execute(sa.update(games).where(games.c.id == id).values(version=games.c.version + 1))
        self.announce(connection, [id])

    async def set_key(self, hash: str, id: str, seat: int, visitor: str) -> bool:
        """The secret that brings another device to a seat, once; the one before stops working.

        It works as long as the visitor holds the seat; False if they do not.
        """

        def work(connection: sa.Connection) -> bool:
            mine = (holders.c.game == id, holders.c.seat == seat, holders.c.visitor == visitor)
            _lock(connection, id)
            if connection.execute(sa.select(holders.c.seat).where(*mine)).first() is None:
                return False
            connection.execute(sa.delete(keys).where(keys.c.game == id, keys.c.seat == seat))
            connection.execute(sa.insert(keys).values(hash=hash, game=id, seat=seat, visitor=visitor))
            return True

        return await self.do(work)

    async def use_key(self, hash: str, id: str, visitor: str, most: int) -> int | None:
        """Gives the visitor the seat of the key too; None if there is no such key or no room for a device."""

        def work(connection: sa.Connection) -> int | None:
            _lock(connection, id)
            query = sa.select(keys.c.seat).where(keys.c.hash == hash, keys.c.game == id)
            seat: int | None = connection.execute(query).scalar()
            if seat is None:
                return None
            held = sa.select(holders.c.visitor, holders.c.rank).where(holders.c.game == id, holders.c.seat == seat)
            there = {row.visitor: row.rank for row in connection.execute(held)}
            if len(there) >= most:
                return None
            connection.execute(sa.delete(keys).where(keys.c.hash == hash))
            self._touch(connection, id)
            if visitor not in there:
                _seat(connection, id, seat, visitor, next_rank(there.values()))
            return seat

        return await self.do(work)

    async def lease(self, id: str, seconds: float) -> float:
        """Asks to think for a game's computer player: 0 if granted, or else how long another process has the lease."""
        now = time.time()
        values = {"process": self.process, "until": now + seconds}
        free = sa.or_(leases.c.until < now, leases.c.process == self.process)

        def work(connection: sa.Connection) -> float:
            taken = connection.execute(sa.update(leases).where(leases.c.game == id, free).values(values))
            if taken.rowcount == 1:
                return 0
            found = connection.execute(sa.select(leases.c.until).where(leases.c.game == id)).scalar()
            if found is not None:
                return max(0.05, float(found) - now)
            try:
                with connection.begin_nested():
                    connection.execute(sa.insert(leases).values(game=id, **values))
            except sa.exc.IntegrityError:
                return 0.2  # another process has just been first
            return 0

        return await self.do(work)

    async def release(self, id: str) -> None:
        """Lets another process think for the computer player at once."""
        mine = sa.delete(leases).where(leases.c.game == id, leases.c.process == self.process)

        def work(connection: sa.Connection) -> None:
            connection.execute(mine)
            self.announce(connection, [id])

        await self.do(work)

    # ---- time ----

    async def timeline(self, alive: float) -> float:
        """Where the timeline continues: at the last beat, or after it if it is recent and its process alive."""

        def work(connection: sa.Connection) -> float:
            row = connection.execute(sa.select(beats.c.at, beats.c.wall).where(beats.c.id == 1)).first()
            if row is None:
                return 0.0
            passed = self._wall(connection) - float(row.wall)
            return float(row.at) + (passed if self.shared and 0 < passed < alive else 0)

        return await self.do(work)

    async def beat(self, now: float, away: Sequence[Away] = ()) -> float:
        """Stores how far the timeline has come, and who is away; returns where it is if another process is ahead."""
        seat = (holders.c.game == sa.bindparam("_game"), holders.c.seat == sa.bindparam("_seat"))
        update = sa.update(holders).where(*seat).values(away=sa.bindparam("_since"))
        rows = [
            {"_game": one.game, "_seat": one.seat, "_since": one.since} for one in sorted(away, key=itemgetter(0, 1))
        ]

        def work(connection: sa.Connection) -> float:
            if rows:
                connection.execute(update, rows)
            wall = self._wall(connection)
            here = sa.select(beats.c.at, beats.c.wall).where(beats.c.id == 1)
            row = connection.execute(here.with_for_update()).first()
            if row is None:  # several processes may be the first
                connection.execute(sa.text(_FIRST_BEAT), {"at": now, "wall": wall})
                row = connection.execute(here.with_for_update()).one()
            ahead = max(now, float(row.at))
            connection.execute(sa.update(beats).where(beats.c.id == 1).values(at=ahead, wall=wall))
            return ahead

        return await self.do(work)

    async def wall(self) -> float:
        """What the wall clock that all processes share says."""
        return await self.do(self._wall)

    def _wall(self, connection: sa.Connection) -> float:
        """The wall clock that all processes share."""
        if not self.shared:
            return time.time()
        return float(connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())

    async def has_alarms(self) -> bool:
        return await self.do(
            lambda connection: connection.execute(sa.select(alarms.c.game).limit(1)).first() is not None
        )

    async def ringing(self, now: float, limit: int = 100) -> list[str]:
        """The games in which someone's time is up."""
        due = sa.select(alarms.c.game).where(alarms.c.due <= now).order_by(alarms.c.due).limit(limit)
        return await self.do(lambda connection: list(connection.execute(due).scalars()))

    # ---- what is left behind ----

    async def abandoned(
        self, before: Expiry, *, over: bool, after: Age | None = None, limit: int = 100
    ) -> tuple[list[str], Age | None]:
        """Tables untouched for long, of the `limit` that follow on `after` by age; and where to look next, if at all.

        `over`: among finished games, or among unfinished ones.
        """
        latest = before.finished if over else max(before.unfinished, before.hardly_begun)
        age = games.c.created, games.c.id
        query = sa.select(*age, _untouched(before, over=over).label("old"))
        query = query.where(games.c.over == over, games.c.created < latest).order_by(*age).limit(limit)
        if after:
            query = query.where(sa.tuple_(*age) > sa.tuple_(*map(sa.literal, after)))

        def work(connection: sa.Connection) -> tuple[list[str], Age | None]:
            rows = connection.execute(query).all()
            return sorted(row.id for row in rows if row.old), Age(*rows[-1][:2]) if len(rows) == limit else None

        return await self.read(work)

    async def expire(self, ids: Sequence[str], before: Expiry) -> tuple[list[str], int]:
        """Deletes the first few of these tables, unless they were touched meanwhile; says which, and how many are done.

        A step ends after `STEP_SECONDS`, so that no move waits for long.
        """
        old = sa.or_(*(sa.and_(games.c.over == over, _untouched(before, over=over)) for over in (False, True)))

        def work(connection: sa.Connection) -> tuple[list[str], int]:
            end, done, deleted = time.monotonic() + STEP_SECONDS, 0, list[str]()
            for id in ids:
                _lock(connection, id)
                if connection.execute(sa.delete(games).where(games.c.id == id, old)).rowcount:
                    deleted.append(id)
                done += 1
                if time.monotonic() > end:
                    break
            return deleted, done

        return await self.do(work)

    async def forget(self, id: str, visitor: str) -> bool:
        """Takes a game out of a visitor's list; True if it was in no other list, and is deleted."""

        def work(connection: sa.Connection) -> bool:
            self._touch(connection, id)
            connection.execute(sa.delete(holders).where(holders.c.game == id, holders.c.visitor == visitor))
            left = sa.select(holders.c.game).where(holders.c.game == id)
            return connection.execute(sa.delete(games).where(games.c.id == id, ~sa.exists(left))).rowcount == 1

        return await self.do(work)

    async def take(self, taken: Sequence[tuple[str, int, int]]) -> bool:
        """Deletes games, each by its id, version and number of plies; none of them if one has changed."""

        def work(connection: sa.Connection) -> None:
            for id, version, plies in sorted(taken):
                _lock(connection, id)
                found = connection.execute(sa.select(games.c.version).where(games.c.id == id)).scalar()
                count = connection.execute(sa.select(sa.func.count()).where(moves.c.game == id)).scalar()
                if (found, count) != (version, plies):
                    raise Conflict
                connection.execute(sa.delete(games).where(games.c.id == id))

        try:
            await self.do(work)
        except Conflict:
            return False
        return True


def serialize(connection: sa.Connection, key: str) -> None:
    """Make other transactions with the same key wait until this one is over; SQLite has only one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(sa.func.hashtextextended(key, 0))))


def games_of(connection: sa.Connection, visitor: str) -> int:
    """How many games a visitor has."""
    own = sa.or_(games.c.begun, games.c.host == visitor)  # what others have set up and nobody plays is not theirs
    query = sa.select(sa.func.count(holders.c.game.distinct())).join(games, games.c.id == holders.c.game)
    return connection.execute(query.where(holders.c.visitor == visitor, own)).scalar_one()


def waiting_of(connection: sa.Connection, host: str) -> int:
    """How many public tables of a host are waiting for players."""
    query = sa.select(sa.func.count()).select_from(games).where(_in_lobby, games.c.host == host)
    return connection.execute(query).scalar_one()


def insert_game(connection: sa.Connection, game: StoredGame) -> None:
    """A game that is new here, and who sits there."""
    connection.execute(sa.insert(games).values(game.row()))
    if game.plies:
        connection.execute(sa.insert(moves), _rows(game.id, 0, game.plies, time.time()))
    for (seat, visitor), rank in game.holders.items():
        _seat(connection, game.id, seat, visitor, rank)


def _update(connection: sa.Connection, game: StoredGame, changes: dict[str, Any], plies: int | None = None) -> None:
    """Changes a game, or raises if someone else has changed it, or played on, since it was loaded."""
    unchanged = sa.update(games).where(games.c.id == game.id, games.c.version == game.version)
    if connection.execute(unchanged.values(changes | {"version": game.version + 1})).rowcount != 1:
        raise Conflict
    if plies is not None:
        last = connection.execute(sa.select(sa.func.max(moves.c.ply)).where(moves.c.game == game.id)).scalar()
        if (0 if last is None else last + 1) != plies:
            raise Conflict


def _lock(connection: sa.Connection, id: str) -> None:
    """Nobody else changes a game before this transaction is over."""
    _lock_all(connection, games.c.id == id)


def _lock_all(connection: sa.Connection, these: sa.ColumnElement[bool]) -> None:
    """Locks games in the order in which others lock several, too."""
    connection.execute(sa.select(games.c.id).where(these).order_by(games.c.id).with_for_update())


def _changed(game: StoredGame, changes: dict[str, Any]) -> None:
    """What is committed is also true in memory."""
    game.version += 1
    for name, value in changes.items():
        setattr(game, name, value)


def _untouched(before: Expiry, *, over: bool) -> sa.ColumnElement[bool]:
    """Whether a game, known to be over or not, has gone untouched for too long."""
    played = sa.select(moves.c.at).where(moves.c.game == games.c.id).order_by(moves.c.ply.desc()).limit(1)
    touched = sa.func.coalesce(played.scalar_subquery(), games.c.created)
    if over:
        return touched < before.finished
    many = sa.exists().where(moves.c.game == games.c.id, moves.c.ply >= HARDLY_BEGUN - 1)
    unclaimed = sa.or_(games.c.fair.is_(sa.null()) & ~many, ~games.c.begun & games.c.public)
    return sa.or_(touched < before.unfinished, sa.and_(touched < before.hardly_begun, unclaimed))


def _set_alarm(connection: sa.Connection, game: StoredGame, due: float | None) -> None:
    if due == game.due:
        return
    connection.execute(sa.delete(alarms).where(alarms.c.game == game.id))
    if due is not None:
        connection.execute(sa.insert(alarms).values(game=game.id, due=due))


def next_rank(ranks: Iterable[int]) -> int:
    """The rank of a device that comes after others at a seat."""
    return 1 + max(ranks, default=0)


def _seat(connection: sa.Connection, id: str, seat: int, visitor: str, rank: int) -> None:
    connection.execute(sa.insert(holders).values(game=id, seat=seat, visitor=visitor, rank=rank))


def _ids(connection: sa.Connection, named: sa.Select[str]) -> list[str]:
    return list(connection.execute(named).scalars())


def load_series(connection: sa.Connection, series: str, *, lock: bool = False) -> list[StoredGame]:
    """The games of a series; with `lock`, nobody else changes them before this transaction is over."""
    if lock:
        _lock_all(connection, games.c.series == series)
    named = sa.select(games.c.id).where(games.c.series == series).order_by(games.c.number)
    return _load(connection, _ids(connection, named))


def _load_each(connection: sa.Connection, ids: Sequence[str], *, plies: bool = True) -> list[StoredGame]:
    """The games for a list: one that cannot be read is left out, and only that one."""
    try:
        return _load(connection, ids, plies=plies)
    except Exception as error:
        if not _is_unreadable(error):
            raise
        if len(ids) == 1:
            _log.error("a stored game cannot be read and is left out: table %s: %s", ids[0][:4], error)
            return []
    return [game for id in ids for game in _load_each(connection, [id], plies=plies)]


def _is_unreadable(error: Exception) -> bool:
    """Whether what is stored is wrong, and not the way to it."""
    if not isinstance(error, DBAPIError):
        return True
    # Python's module itself finds text that is not UTF-8: that error has no name.
    name = getattr(error.orig, "sqlite_errorname", "SQLITE_CORRUPT")
    return isinstance(error.orig, sqlite3.Error) and name.startswith("SQLITE_CORRUPT")


def _load(connection: sa.Connection, ids: Sequence[str], *, plies: bool = True) -> list[StoredGame]:
    """These games, in this order; perhaps without what was played."""
    found = {}
    for row in connection.execute(sa.select(games).where(games.c.id.in_(ids))):
        if _makes_sense(row._mapping):
            found[row.id] = StoredGame(**row._mapping, changed=row.created)
    ids = [id for id in ids if id in found]
    if plies:
        played = sa.select(moves).where(moves.c.game.in_(ids)).order_by(moves.c.game, moves.c.ply)
        for row in connection.execute(played):
            found[row.game].plies.append(Ply(row.move, row.spent, row.settles))
    last = sa.select(moves.c.game, sa.func.max(moves.c.at)).where(moves.c.game.in_(ids)).group_by(moves.c.game)
    for id, at in connection.execute(last):
        found[id].changed = max(found[id].changed, at)
    for row in connection.execute(sa.select(holders).where(holders.c.game.in_(ids))):
        game = found[row.game]
        game.holders[row.seat, row.visitor] = row.rank
        if row.away is not None:
            game.absent[row.seat] = max(row.away, game.absent.get(row.seat, row.away))
    for row in connection.execute(sa.select(alarms).where(alarms.c.game.in_(ids))):
        found[row.game].due = row.due
    return [found[id] for id in ids]


def _makes_sense(row: sa.RowMapping) -> bool:
    """Whether the JSON in a row is what it should be; if not, that game is left out, and only that one."""
    try:
        _json.validate_python({name: row[name] for name in _Json.__annotations__}, strict=True)
    except ValidationError as error:
        where = sorted({".".join(map(str, one["loc"])) for one in error.errors()})
        _log.error("a stored game makes no sense and is left out: table %s: %s", row["id"][:4], ", ".join(where))
        return False
    return True


def prepared(url: sa.URL) -> sa.Engine:
    """Connects and brings the tables up to date; StoreError says in one sentence what is wrong."""
    sqlite = url.get_backend_name() == "sqlite"
    engine = sa.create_engine(
        url,
        pool_size=_sessions(url) + READERS,
        max_overflow=0,
        pool_timeout=PATIENCE_SECONDS,
        hide_parameters=True,  # errors are logged
        connect_args={} if sqlite else {"connect_timeout": PATIENCE_SECONDS},
    )
    try:
        _prepare(engine)
    except DBAPIError as error:
        where = url.database if sqlite else url.render_as_string(hide_password=True)
        why = str(error.orig).partition("\n")[0]
        raise StoreError(
            f"the database {where} cannot be used: {why}",
            "database-unusable",
            {"database": str(where), "text": why},
        ) from None
    except OSError as error:
        raise StoreError(
            f"the database cannot be reached: {error}", "database-unreachable", {"text": str(error)}
        ) from None
    finally:
        engine.dispose()  # bringing a large database up to date may take a while; nothing after that may
    if not sqlite:
        event.listen(engine, "connect", _prepare_postgres)
    event.listen(engine, "before_cursor_execute", _insist_storable)
    return engine


def _insist_storable(_: object, __: object, ___: str, parameters: Any, ____: object, many: bool) -> None:
    """Refused if a statement has text that PostgreSQL cannot hold, wherever it came from; SQLite could hold some."""
    for row in parameters if many else (parameters,):
        for value in row.values() if isinstance(row, dict) else row:
            if isinstance(value, str) and not _is_storable(value):
                raise Refused("this text has characters that cannot be stored", "bad-request")


def _is_storable(text: str) -> bool:
    """Whether it has no zero character, and no half of a character."""
    try:
        return "\0" not in text and (text.isascii() or bool(text.encode()))
    except UnicodeEncodeError:
        return False


def _prepare(engine: sa.Engine) -> None:
    if engine.dialect.name == "sqlite":
        _make_private(engine.url.database or "")
        event.listen(engine, "connect", _prepare_sqlite)
    with engine.connect() as connection:
        _migrate(connection)
        connection.commit()


def _make_private(database: str) -> None:
    """Nobody else may read who sits where; SQLite gives the files beside a database the mode of the database."""
    with suppress(OSError):  # what is wrong is said when it is opened
        private_file(Path(database))
    for beside in ("-wal", "-shm"):
        with suppress(OSError):
            os.chmod(database + beside, 0o600)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {1000 * PATIENCE_SECONDS}")
    cursor.execute("PRAGMA journal_mode = WAL")  # readers do not wait for writers
    cursor.execute("PRAGMA synchronous = FULL")  # what was committed survives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _prepare_postgres(connection: Any, _: object) -> None:
    """A database that hangs counts as one that fails."""
    with connection.cursor() as cursor:
        for setting in ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"):
            cursor.execute(f"SET {setting} = {1000 * PATIENCE_SECONDS}")
    connection.commit()


def damage(execute: Callable[[str], Any]) -> str | None:
    """What is wrong in an SQLite file, if anything is."""
    verdict = str(execute("PRAGMA quick_check(1)").fetchone()[0])
    return None if verdict == "ok" else " ".join(verdict.split())


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def check_revision(revision: str | None) -> bool:
    """Whether a database has to be brought up to date; StoreError if it has a shape that is not known here."""
    scripts = ScriptDirectory.from_config(_migrations())
    if revision is not None and revision not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreError("the database was written by a newer kingdomino; please update", "database-newer")
    return revision != scripts.get_current_head()


def _copy(database: Path, revision: str) -> Path:
    """Copies an SQLite file before it is brought up to date; earlier versions read the copy."""
    copy = database.with_name(f"{database.name}.before-update-{revision}-{time.strftime('%Y%m%d-%H%M%S')}")
    part = copy.with_name(f".{database.name}.before-update.part")
    try:
        part.unlink(missing_ok=True)
        private_file(part)
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        os.replace(part, copy)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            part.unlink()
        raise StoreError(f"the backup failed: {error}", "backup-failed", {"text": str(error)}) from None
    return copy


def _migrate(connection: sa.Connection) -> None:
    sqlite = connection.dialect.name == "sqlite"
    if sqlite:
        # SQLite rebuilds a table to change it. That must not delete what refers to it; all of it is done or nothing.
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")  # other processes may start right now
    revision = MigrationContext.configure(connection).get_current_revision()
    if not check_revision(revision):
        return
    if sqlite and (found := damage(connection.exec_driver_sql)):
        file = str(connection.engine.url.database)
        raise StoreError(f"the database {file} is damaged: {found}", "database-damaged", {"file": file, "text": found})
    if revision is not None:
        kept = _copy(Path(str(connection.engine.url.database)), revision) if sqlite else None
        head = ScriptDirectory.from_config(_migrations()).get_current_head()
        copied = f"; a copy of what it was is {kept.name}" if kept else ""
        _log.warning("bringing the database up to date, from revision %s to %s%s", revision, head, copied)
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if sqlite and (lost := connection.exec_driver_sql("PRAGMA foreign_key_check").first()):
        raise StoreError(
            f"the database cannot be brought up to date: rows of {lost[0]} belong to no game",
            "database-orphans",
            {"table": str(lost[0])},
        )
