"""Tries: who has played the deal of a day, and how it went. One for each visitor and day, which the store decides.

A result is stored with the move that ends its game, and outlives the game.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa

from .days import days
from .store import Also, Conflict, Store, StoredGame, games, holders, insert_game, metadata, serialize

__all__ = ["Board", "Looked", "Result", "StoredTry", "Tries", "finishing", "share"]

MOST_COUNTED = 10
"""Tries from one address that count on a day; whoever comes later plays, but stands in no list."""

MOST_DAYS = 3000
"""Days of one visitor that are looked at."""

tries = sa.Table(
    "tries",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("visitor", sa.String(64), primary_key=True, index=True),
    sa.Column("game", sa.String(32), nullable=False, unique=True),  # which may be gone
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("origin", sa.String(32), nullable=False),  # what stands for an address, as long as the day lasts
    sa.Column("counted", sa.Boolean, nullable=False),
    sa.Column("begun", sa.Float, nullable=False),
    sa.Column("finished", sa.Float),
    sa.Column("place", sa.Integer),  # at the table
    sa.Column("points", sa.Integer),
    sa.Column("scores", sa.JSON(none_as_null=True)),  # of everybody at the table
    sa.Column("kingdom", sa.Text),  # in the notation
    sa.Index("tries_ranks", "day", "place", "points"),
)
_of_today = sa.or_(tries.c.origin != sa.literal_column("''"), tries.c.finished.is_(None))
sa.Index("tries_of_today", tries.c.day, sqlite_where=_of_today, postgresql_where=_of_today)


shared_tries = sa.Table(
    "shared_tries",
    metadata,
    sa.Column("visitor", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), sa.ForeignKey("tries.game", ondelete="CASCADE"), primary_key=True, index=True),
)
"""Tries that are a visitor's too, because they came along from another browser: they outlive their games."""


class Result(NamedTuple):
    """How a try went: place and points of the person, the points of everybody at the table, the person's kingdom."""

    place: int
    points: int
    scores: list[int]
    kingdom: str


@dataclass(slots=True)
class StoredTry:
    """A try. `over`: whether its game is, or None if that is gone; `watch`: where others can see it."""

    day: str
    visitor: str
    game: str
    name: str
    counted: bool
    result: Result | None
    over: bool | None
    watch: str | None


class Looked(NamedTuple):
    """What a visitor did, on a day and on all days, and what there is beside that day."""

    mine: StoredTry | None
    history: list[StoredTry]
    players: int
    before: str | None
    after: str | None


class Board(NamedTuple):
    """The list of a day: a rank in it, the first ones with theirs, and how often each number of points was reached."""

    rank: int | None
    rows: list[tuple[int, StoredTry]]
    spread: list[tuple[int, int]]


def finishing(game: str, day: str, result: Result, now: float) -> Also:
    """Stores the result of a game, unless its day is over by then."""
    still = sa.exists(sa.select(days.c.day).where(days.c.day == day, ~days.c.closed))
    mine = sa.update(tries).where(tries.c.game == game, tries.c.finished.is_(None), still)
    stored = mine.values(finished=now, **result._asdict())

    def work(connection: sa.Connection) -> None:
        connection.execute(stored)

    return work


def _of(visitor: str) -> sa.ColumnElement[bool]:
    """The tries of a visitor, also those that were begun on another device."""
    other = tries.alias()
    begun = sa.select(other.c.game).where(other.c.visitor == visitor)
    held = sa.select(holders.c.game).where(holders.c.visitor == visitor, holders.c.seat >= 0)
    came = sa.select(shared_tries.c.game).where(shared_tries.c.visitor == visitor)
    return tries.c.game.in_(begun.union(held, came))


def share(connection: sa.Connection, whose: str, visitor: str) -> None:
    """The tries of one visitor are another's too: nobody who comes along has a try that they have had."""
    known = sa.select(shared_tries.c.game).where(shared_tries.c.visitor == visitor)
    fresh = sa.select(sa.literal(visitor), tries.c.game).where(_of(whose), tries.c.game.not_in(known))
    connection.execute(sa.insert(shared_tries).from_select(["visitor", "game"], fresh))


_found = sa.select(tries, games.c.over, games.c.watch).outerjoin(games, games.c.id == tries.c.game)
_counts = tries.c.counted & tries.c.finished.is_not(None)
_best = tries.c.place, tries.c.points.desc(), tries.c.finished, tries.c.game  # the same list each time
_over = sa.select(days.c.day).where(days.c.closed, days.c.day.in_(sa.select(tries.c.day).where(_counts)))


def _played(day: str, *what: Any) -> sa.Select[Any]:
    """Something about those who have finished the deal of a day."""
    return sa.select(*what).where(tries.c.day == day, _counts)


def _try(row: Any) -> StoredTry:
    result = None
    if row.finished is not None:
        result = Result(row.place, row.points, row.scores, row.kingdom)
    return StoredTry(row.day, row.visitor, row.game, row.name, row.counted, result, row.over, row.watch)


def _own_first(visitor: str) -> sa.ColumnElement[int]:
    """A try of one's own comes before one that is only shared."""
    return sa.case((tries.c.visitor == visitor, 0), else_=1)


def _mine(connection: sa.Connection, visitor: str, day: str) -> StoredTry | None:
    asked = _found.where(tries.c.day == day, _of(visitor)).order_by(_own_first(visitor)).limit(1)
    row = connection.execute(asked).first()
    return _try(row) if row else None


class Tries:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def begin(
        self, day: str, visitor: str, name: str, origin: str, now: float, game: StoredGame, room: Also
    ) -> bool:
        """Stores a try and its game, if there is `room`; False if the visitor has begun one before."""
        same = sa.select(sa.func.count()).where(tries.c.day == day, tries.c.origin == origin)
        row = {"day": day, "visitor": visitor, "game": game.id, "name": name, "origin": origin, "begun": now}

        def work(connection: sa.Connection) -> None:
            room(connection)
            serialize(connection, f"tries from {origin}")
            counted = (connection.execute(same).scalar() or 0) < MOST_COUNTED
            connection.execute(sa.insert(tries).values(**row, counted=counted))
            insert_game(connection, game)

        try:
            await self._store.do(work)
        except Conflict:
            return False
        return True

    async def of(self, visitor: str, day: str) -> StoredTry | None:
        """A visitor's try on a day."""
        return await self._store.read(lambda connection: _mine(connection, visitor, day))

    async def look(self, visitor: str, day: str) -> Looked:
        """A visitor's try on a day, all that they ever finished, how many others did, and the days nearest to it."""

        def work(connection: sa.Connection) -> Looked:
            history = _found.where(_of(visitor), tries.c.finished.is_not(None))
            history = history.order_by(tries.c.day.desc(), _own_first(visitor)).limit(MOST_DAYS)
            by_day: dict[str, StoredTry] = {}  # who played a day in two browsers has played one day
            for row in connection.execute(history):
                by_day.setdefault(row.day, _try(row))
            return Looked(
                _mine(connection, visitor, day),
                list(by_day.values()),
                connection.execute(_played(day, sa.func.count())).scalar_one(),
                connection.execute(_over.where(days.c.day < day).order_by(days.c.day.desc()).limit(1)).scalar(),
                connection.execute(_over.where(days.c.day > day).order_by(days.c.day).limit(1)).scalar(),
            )

        return await self._store.read(work)

    async def board(self, day: str, result: Result | None, limit: int) -> Board:
        """The first in the list of a day, and where a result stands in it, or would stand."""
        rank = sa.func.rank().over(order_by=_best[:2]).label("rank")
        first = _found.add_columns(rank).where(tries.c.day == day, _counts).order_by(*_best).limit(limit)
        spread = _played(day, tries.c.points, sa.func.count()).group_by(tries.c.points).order_by(tries.c.points)

        def work(connection: sa.Connection) -> Board:
            place = None
            if result:
                level = (tries.c.place == result.place) & (tries.c.points > result.points)
                better = _played(day, sa.func.count()).where(sa.or_(tries.c.place < result.place, level))
                place = 1 + connection.execute(better).scalar_one()
            return Board(
                place,
                [(row.rank, _try(row)) for row in connection.execute(first)],
                [(row[0], row[1]) for row in connection.execute(spread)],
            )

        return await self._store.read(work)

    # ---- what is left behind ----

    async def forget_origins(self, before: str) -> None:
        """Of days that are over, nobody need know who came from where; what was not finished then is void."""
        past = (tries.c.day < before, _of_today)

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(tries).where(*past, tries.c.finished.is_(None)))
            connection.execute(sa.update(tries).where(*past).values(origin=""))

        await self._store.do(work)

    async def expire(self, before: str) -> None:
        """Deletes what lies long back."""
        await self._store.do(lambda connection: connection.execute(sa.delete(tries).where(tries.c.day < before)))
