"""Ratings: how hard puzzles are by how people fare with them, the same for everybody who asks this server.

A page says which move was tried first and how strong its solver is. Whether that was right is judged here; how strong
the solver is nobody can check. So no try moves a rating far, few from one address do, and none moves it without end.
"""

import asyncio
import hashlib
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import cache
from typing import NamedTuple

import sqlalchemy as sa

from ..errors import Refused
from ..glicko import GUESSED, Rating, rated
from ..puzzles import Puzzle, shipped
from .days import Days, beginning
from .messages import PuzzleRating, PuzzleTried, PuzzleTry
from .store import Conflict, Store, metadata

__all__ = ["Learned", "Ratings", "learned_in"]

WEAKEST, STRONGEST = 600, 2400
SUREST, UNSUREST = 100, 350
"""What is believed of a solver: a rating between these, and a deviation."""

MOST_MOVED = 20
"""Points by which one try moves a rating."""

MOST_AWAY = 400
"""Points that a rating can be away from the one that the puzzle came with."""

MOST_OF_ADDRESS = 3
"""Tries from one address at one puzzle that count in a month."""

ORIGIN_SECONDS = 31 * 24 * 3600
"""How long it is known what stands for the address of a try."""

KEPT_DAYS = 366
"""How long it is known that a visitor has had a try."""

ratings = sa.Table(
    "puzzle_ratings",
    metadata,
    sa.Column("puzzle", sa.String(8), primary_key=True),  # its mark
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
)
tries = sa.Table(
    "puzzle_tries",
    metadata,
    sa.Column("puzzle", sa.String(8), primary_key=True),
    sa.Column("visitor", sa.String(64), primary_key=True),
    sa.Column("origin", sa.String(32), nullable=False),  # what stands for an address, for a while
    sa.Column("at", sa.Float, nullable=False, index=True),
)
_with_origin = tries.c.origin != sa.literal_column("''")
sa.Index("puzzle_tries_with_origin", tries.c.at, sqlite_where=_with_origin, postgresql_where=_with_origin)


class Learned(NamedTuple):
    """How hard a puzzle has turned out to be, and in how many tries."""

    rating: Rating
    tries: int


_Work = Callable[[sa.Connection], PuzzleTried]


@cache
def _shipped() -> Mapping[str, Puzzle]:
    return {puzzle.mark: puzzle for puzzle in shipped()}


def learned_in(connection: sa.Connection) -> dict[str, Learned]:
    """What was learned of puzzles, by their marks; also of those that are no longer shipped."""
    found = connection.execute(sa.select(ratings).order_by(ratings.c.puzzle))
    return {row.puzzle: Learned(Rating(row.rating, row.deviation), row.tries) for row in found}


class Ratings:
    def __init__(self, store: Store, days: Days) -> None:
        self._store = store
        self._days = days

    async def learned(self) -> tuple[list[PuzzleRating], str]:
        """The ratings that differ from those that puzzles came with, and a tag that changes when they do."""
        puzzles = await asyncio.to_thread(_shipped)
        found = await self._store.read(learned_in)
        known: list[PuzzleRating] = [
            {"mark": mark, "rating": round(one.rating.rating), "deviation": round(one.rating.deviation)}
            for mark, one in found.items()
            if mark in puzzles
        ]
        return known, hashlib.sha256(repr(known).encode()).hexdigest()[:16]

    async def tried(self, visitor: str, mark: str, wanted: PuzzleTry, address: str) -> PuzzleTried:
        """A visitor's first try at a puzzle changes its rating; any other only asks for it."""
        puzzle = (await asyncio.to_thread(_shipped)).get(mark)
        if puzzle is None:
            raise Refused("there is no such puzzle", "no-puzzle")
        if wanted.move is not None and wanted.move not in map(str, puzzle.game().position.legal_moves):
            raise Refused("this is not a move of the puzzle", "bad-move")
        solver = Rating(
            min(max(wanted.rating, WEAKEST), STRONGEST),
            min(max(wanted.deviation, SUREST), UNSUREST),
        )
        now = await self._store.wall()
        month = datetime.fromtimestamp(now, UTC).strftime("%Y-%m")
        row = {"puzzle": mark, "visitor": visitor, "at": now}
        row["origin"] = await self._days.origin(f"puzzles {month}", address)
        work = _counting(puzzle, solver, wanted.move in puzzle.answers, row)
        for _ in range(3):
            try:
                return await self._store.do(work)
            except Conflict:
                continue  # somebody else was the first to try it
        raise Refused("this puzzle is tried by too many at once", "unavailable")

    async def expire(self) -> None:
        """Forgets where tries came from, and later that there were any; what was learned stays."""
        now = await self._store.wall()
        past = (tries.c.at < now - ORIGIN_SECONDS, _with_origin)
        oldest = self._days.ago(KEPT_DAYS)

        def work(connection: sa.Connection) -> None:
            if oldest:
                connection.execute(sa.delete(tries).where(tries.c.at < beginning(oldest)))
            connection.execute(sa.update(tries).where(*past).values(origin=""))

        await self._store.do(work)


def _moved(puzzle: Puzzle, before: Rating, solver: Rating, right: bool) -> Rating:
    """The rating of a puzzle after a try, within bounds."""
    after = rated(before, solver, not right)
    step = min(max(after.rating - before.rating, -MOST_MOVED), MOST_MOVED)
    least, most = puzzle.rating - MOST_AWAY, puzzle.rating + MOST_AWAY
    return Rating(min(max(before.rating + step, least), most), after.deviation)


def _counting(puzzle: Puzzle, solver: Rating, right: bool, row: Mapping[str, object]) -> _Work:
    """What a try does to the store; nothing, if the visitor has had one or too many came from the same address."""
    mark = puzzle.mark
    rows = sa.select(ratings).where(ratings.c.puzzle == mark).with_for_update()
    mine = sa.select(tries.c.at).where(tries.c.puzzle == mark, tries.c.visitor == row["visitor"])
    near = sa.select(sa.func.count()).where(tries.c.puzzle == mark, tries.c.origin == row["origin"])

    def work(connection: sa.Connection) -> PuzzleTried:
        known = connection.execute(rows).first()
        now = Rating(known.rating, known.deviation) if known else Rating(puzzle.rating, GUESSED)
        fresh = connection.execute(mine).first() is None
        counted = fresh and connection.execute(near).scalar_one() < MOST_OF_ADDRESS
        if counted:
            now = _moved(puzzle, now, solver, right)
            connection.execute(sa.insert(tries).values(row))
            values = {**now._asdict(), "tries": known.tries + 1 if known else 1}
            if known:
                connection.execute(sa.update(ratings).where(ratings.c.puzzle == mark).values(values))
            else:
                connection.execute(sa.insert(ratings).values(puzzle=mark, **values))
        return {"rating": round(now.rating), "deviation": round(now.deviation), "counted": counted}

    return work
