"""The store: games, their moves and who holds which seat, in SQLite or PostgreSQL.

Only what was decided is stored, never a state. The primary key (game, ply) decides who was first.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, Self, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

__all__ = ["DATABASE", "WATCH_PREFIX", "Store", "StoreError", "StoredGame", "metadata", "sqlite_url"]

metadata = sa.MetaData()

DATABASE = "kingdomino.sqlite"
"""The file in the data folder."""

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


@dataclass
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

    def __init__(self, game: StoredGame, ply: int, texts: Sequence[str], changes: dict[str, Any]) -> None:
        self.game, self.ply, self.texts, self.changes = game, ply, texts, changes
        self.done: asyncio.Future[float | None] = asyncio.get_running_loop().create_future()

    def rows(self, now: float) -> list[dict[str, Any]]:
        return [{"game": self.game.id, "ply": self.ply + i, "move": m, "at": now} for i, m in enumerate(self.texts)]


def sqlite_url(folder: Path) -> sa.URL:
    return sa.URL.create("sqlite+aiosqlite", database=str(folder / DATABASE))


_P = ParamSpec("_P")
_T = TypeVar("_T")


def _whole(work: Callable[_P, Coroutine[Any, Any, _T]]) -> Callable[_P, Coroutine[Any, Any, _T]]:
    """Work on the database is done to its end, also when nobody waits for it any more: half of it blocks others."""

    @wraps(work)
    async def done(*args: _P.args, **kwargs: _P.kwargs) -> _T:
        return await asyncio.shield(asyncio.ensure_future(work(*args, **kwargs)))

    return done


class Store:
    """Opened once a process. Every method is one transaction: when it returns, it is committed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name != "sqlite"
        """Whether other processes may use it too."""
        self._waiting: list[_Addition] = []
        self._writing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: sa.URL) -> Self:
        """Connects and brings the tables up to date; StoreError says in one sentence what is wrong."""
        # SQLite lets one write at a time: they wait here, in their order, and not in the database.
        alone = {"pool_size": 1, "max_overflow": 0} if url.get_backend_name() == "sqlite" else {}
        engine = create_async_engine(url, **alone)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        try:
            async with engine.connect() as connection:
                if engine.dialect.name == "sqlite":
                    await _check_sqlite(connection)
                await connection.run_sync(_migrate)
                await connection.commit()
        except DBAPIError as error:
            await engine.dispose()
            where = url.database if engine.dialect.name == "sqlite" else url.render_as_string(hide_password=True)
            raise StoreError(f"the database {where} cannot be used: {error.orig}".splitlines()[0]) from None
        except OSError as error:
            await engine.dispose()
            raise StoreError(f"the database cannot be reached: {error}") from None
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        if self._writing:
            await self._writing
        await self.engine.dispose()

    @_whole
    async def ping(self) -> None:
        """Fails if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(sa.select(1))

    @_whole
    async def create(self, game: StoredGame) -> bool:
        """False if this game of the series exists already."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(sa.insert(games).values(game.row()))
                await self._insert_moves(connection, game.id, 0, game.moves)
                if game.holders:
                    rows = [{"game": game.id, "seat": s, "visitor": v} for s, v in sorted(game.holders)]
                    await connection.execute(sa.insert(holders), rows)
        except IntegrityError:
            return False
        return True

    @_whole
    async def load(self, id: str) -> StoredGame | None:
        """The game of that id, or of that id for spectators."""
        async with self.engine.connect() as connection:
            if id.startswith(WATCH_PREFIX):
                id = (await connection.execute(sa.select(games.c.id).where(games.c.watch == id))).scalar() or ""
            found = await self._load(connection, [id])
        return found[0] if found else None

    @_whole
    async def lobby(self, limit: int = 50) -> list[StoredGame]:
        """Public tables that wait for players, the newest first."""
        waiting = sa.select(games.c.id).where(~games.c.begun, games.c.public)
        async with self.engine.connect() as connection:
            ids = list((await connection.execute(waiting.order_by(games.c.created.desc()).limit(limit))).scalars())
            return await self._load(connection, ids)

    @_whole
    async def of_visitor(self, visitor: str, limit: int = 100) -> list[StoredGame]:
        """The games that the visitor has a seat in or set up, the newest first."""
        mine = sa.select(holders.c.game).where(holders.c.visitor == visitor)
        newest = sa.select(games.c.id).where(games.c.id.in_(mine)).order_by(games.c.created.desc()).limit(limit)
        async with self.engine.connect() as connection:
            ids = list((await connection.execute(newest)).scalars())
            return await self._load(connection, ids)

    @_whole
    async def game_of_series(self, series: str, number: int) -> str | None:
        query = sa.select(games.c.id).where(games.c.series == series, games.c.number == number)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    @_whole
    async def series(self, series: str) -> list[StoredGame]:
        query = sa.select(games.c.id).where(games.c.series == series)
        async with self.engine.connect() as connection:
            found = await self._load(connection, list((await connection.execute(query)).scalars()))
        return sorted(found, key=lambda game: game.number)

    @_whole
    async def append(self, game: StoredGame, ply: int, texts: Sequence[str], **changes: Any) -> float | None:
        """Adds plies, and changes fields of the game; gives the time. None: someone was first, nothing was added."""
        addition = _Addition(game, ply, texts, changes)
        if self.shared:
            return await self._append_one(addition)
        # SQLite waits for the disk at every commit: whatever comes meanwhile is committed together.
        self._waiting.append(addition)
        if self._writing is None:
            self._writing = asyncio.create_task(self._append_waiting())
        return await addition.done

    async def _append_one(self, addition: "_Addition") -> float | None:
        game = addition.game
        try:
            async with self.engine.begin() as connection:
                if self.shared:  # nobody may take plies back while some are added
                    same = sa.select(games.c.id).where(games.c.id == game.id, games.c.version == game.version)
                    if (await connection.execute(same.with_for_update(read=not addition.changes))).first() is None:
                        return None
                now = await self._insert_moves(connection, game.id, addition.ply, addition.texts)
                if addition.changes and not await self._update(connection, game, addition.changes):
                    await connection.rollback()
                    return None
        except IntegrityError:
            return None
        return now

    async def _append_waiting(self) -> None:
        """Commits all that waits, again and again until nothing does."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            plain = [addition for addition in batch if not addition.changes]
            now = time.time()
            try:
                async with self.engine.begin() as connection:
                    rows = [row for addition in plain for row in addition.rows(now)]
                    if rows:
                        await connection.execute(sa.insert(moves), rows)
            except Exception:
                plain = []  # one of them is wrong: each on its own shows which
            for addition in batch:
                try:
                    addition.done.set_result(now if addition in plain else await self._append_one(addition))
                except Exception as error:
                    addition.done.set_exception(error)
        self._writing = None

    @_whole
    async def cut(self, game: StoredGame, ply: int, **changes: Any) -> bool:
        """Takes back the plies from that one on, and changes fields of the game. False: someone was first."""
        async with self.engine.begin() as connection:
            if not await self._update(connection, game, changes):
                return False
            await connection.execute(sa.delete(moves).where(moves.c.game == game.id, moves.c.ply >= ply))
        return True

    @_whole
    async def change(self, game: StoredGame, sitting: Sequence[tuple[int, str]] = (), **changes: Any) -> bool:
        """Changes fields of the game, and adds who sits down. False: someone was first, and nothing changed."""
        async with self.engine.begin() as connection:
            if not await self._update(connection, game, changes):
                return False
            for seat, visitor in sitting:
                await connection.execute(sa.insert(holders).values(game=game.id, seat=seat, visitor=visitor))
        return True

    @staticmethod
    async def _update(connection: AsyncConnection, game: StoredGame, changes: dict[str, Any]) -> bool:
        """Changes a game unless someone else has changed it since it was loaded."""
        unchanged = sa.update(games).where(games.c.id == game.id, games.c.version == game.version)
        done = await connection.execute(unchanged.values(changes | {"version": game.version + 1}))
        if done.rowcount != 1:
            return False
        game.version += 1
        for name, value in changes.items():
            setattr(game, name, value)
        return True

    @_whole
    async def add_key(self, hash: str, id: str, seat: int) -> None:
        """A secret that brings another device to a seat."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.insert(keys).values(hash=hash, game=id, seat=seat))

    @_whole
    async def use_key(self, hash: str, id: str, visitor: str) -> int | None:
        """The visitor now holds the seat of the key, too; None if there is no such key."""
        async with self.engine.begin() as connection:
            query = sa.select(keys.c.seat).where(keys.c.hash == hash, keys.c.game == id)
            seat: int | None = (await connection.execute(query)).scalar()
            mine = sa.select(holders.c.seat).where(
                holders.c.game == id, holders.c.seat == seat, holders.c.visitor == visitor
            )
            if seat is not None and (await connection.execute(mine)).first() is None:
                await connection.execute(sa.insert(holders).values(game=id, seat=seat, visitor=visitor))
        return seat

    @_whole
    async def lease(self, id: str, process: str, seconds: float) -> float:
        """Asks to think for a game's computer player: 0 if granted, else how long another process has the lease."""
        now = time.time()
        values = {"process": process, "until": now + seconds}
        free = sa.or_(leases.c.until < now, leases.c.process == process)
        try:
            async with self.engine.begin() as connection:
                taken = await connection.execute(sa.update(leases).where(leases.c.game == id, free).values(values))
                if taken.rowcount == 1:
                    return 0
                found = (await connection.execute(sa.select(leases.c.until).where(leases.c.game == id))).scalar()
                if found is not None:
                    return max(0.05, float(found) - now)
                await connection.execute(sa.insert(leases).values(game=id, **values))
        except IntegrityError:
            return 0.2  # another process was first just now
        return 0

    @_whole
    async def release(self, id: str, process: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(leases).where(leases.c.game == id, leases.c.process == process))

    @_whole
    async def expire(self, before: float) -> list[str]:
        """Deletes tables of friends that were left unfinished and untouched since then."""
        touched = sa.select(moves.c.game).where(moves.c.game == games.c.id, moves.c.at >= before)
        old = sa.select(games.c.id).where(
            games.c.fair.is_not(sa.null()), ~games.c.over, games.c.created < before, ~sa.exists(touched)
        )
        async with self.engine.begin() as connection:
            ids = list((await connection.execute(old)).scalars())
            await connection.execute(sa.delete(games).where(games.c.id.in_(ids)))
        return ids

    @_whole
    async def forget(self, id: str, visitor: str) -> None:
        """Takes a game out of a visitor's list; a game in nobody's list is deleted."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(holders).where(holders.c.game == id, holders.c.visitor == visitor))
            left = sa.select(holders.c.game).where(holders.c.game == id)
            await connection.execute(sa.delete(games).where(games.c.id == id, ~sa.exists(left)))

    @staticmethod
    async def _insert_moves(connection: AsyncConnection, id: str, ply: int, texts: Sequence[str]) -> float:
        now = time.time()
        rows = [{"game": id, "ply": ply + i, "move": text, "at": now} for i, text in enumerate(texts)]
        if rows:
            await connection.execute(sa.insert(moves), rows)
        return now

    @staticmethod
    async def _load(connection: AsyncConnection, ids: Sequence[str]) -> list[StoredGame]:
        """These games in this order."""
        found = {}
        for row in await connection.execute(sa.select(games).where(games.c.id.in_(ids))):
            found[row.id] = StoredGame(**row._mapping, changed=row.created)
        played = sa.select(moves).where(moves.c.game.in_(ids)).order_by(moves.c.game, moves.c.ply)
        for row in await connection.execute(played):
            found[row.game].moves.append(row.move)
            found[row.game].times.append(row.at)
            found[row.game].changed = max(found[row.game].changed, row.at)
        for row in await connection.execute(sa.select(holders).where(holders.c.game.in_(ids))):
            found[row.game].holders.add((row.seat, row.visitor))
        return [found[id] for id in ids if id in found]


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.execute("PRAGMA journal_mode = WAL")  # readers do not wait for writers
    cursor.execute("PRAGMA synchronous = FULL")  # what was committed survives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


async def _check_sqlite(connection: AsyncConnection) -> None:
    verdict = (await connection.execute(sa.text("PRAGMA quick_check(1)"))).scalar()
    if verdict != "ok":
        details = " ".join(str(verdict).split())
        raise StoreError(f"the database {connection.engine.url.database} is damaged: {details}")


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    current = MigrationContext.configure(connection).get_current_revision()
    known = ScriptDirectory.from_config(config)
    if current is not None and current not in {script.revision for script in known.walk_revisions()}:
        raise StoreError("the database was written by a newer kingdomino; please update")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
