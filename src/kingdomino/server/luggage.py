"""Luggage: all that a browser knows of its owner, on its way to another browser, which then also holds its seats.

What is in it is encrypted by the page, and its key never comes here. Whoever shows the ticket first is the only one who
gets it; it is deleted when that browser says that it has it all, when its owner takes it back, or after an hour.
"""

import hashlib
import math
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa

from ..errors import Refused
from .ledger import Stale
from .messages import LuggageArrived, LuggagePiece, LuggageTicket
from .seating import MOST_DEVICES
from .setting import MOST_GAMES, Setting
from .store import Conflict, Store, games, holders, metadata, next_rank, serialize
from .tries import share

__all__ = ["Luggage"]

LASTS_SECONDS = 3600
"""How long luggage waits to be fetched."""

PIECE = 180_000
MOST_PIECES = 12
"""Characters of a piece, which has to fit into a request; pieces of one visitor's luggage."""

MOST_WAITING = 1000
"""Pieces of everybody's luggage together."""

luggage = sa.Table(
    "luggage",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # of the ticket
    sa.Column("visitor", sa.String(64), nullable=False, unique=True),  # whose it is
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("pieces", sa.Integer, nullable=False),  # how many there will be
    sa.Column("taker", sa.String(64)),  # the visitor who showed the ticket
    sa.Column("brought", sa.Integer),  # tables that came along, once it has arrived
    sa.Column("left", sa.Integer),  # tables for which there was no room
)
pieces = sa.Table(
    "luggage_pieces",
    metadata,
    sa.Column("luggage", sa.String(64), sa.ForeignKey("luggage.hash", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("content", sa.Text, nullable=False),
)


_T = TypeVar("_T")


def _hash(ticket: str) -> str:
    return hashlib.sha256(ticket.encode()).hexdigest()


class Luggage:
    """`changed` is called with the ids of tables at which somebody else may sit now."""

    def __init__(self, store: Store, setting: Setting, changed: Callable[[Sequence[str]], Awaitable[None]]) -> None:
        self._store = store
        self._setting = setting
        self._changed = changed

    # ---- in the browser that it comes from ----

    async def begin(self, visitor: str, length: int) -> LuggageTicket:
        """Room for so many characters; what the visitor had sent off before stops waiting."""
        count = math.ceil(length / PIECE)
        Refused.unless(count <= MOST_PIECES, "too-large", "this is too large to be sent to another browser")
        self._setting.insist_space()
        ticket, now = secrets.token_urlsafe(32), await self._store.wall()
        row = {"hash": _hash(ticket), "visitor": visitor, "made": now, "pieces": count}
        waiting = sa.select(sa.func.sum(luggage.c.pieces)).where(luggage.c.brought.is_(None))

        def work(connection: sa.Connection) -> None:
            serialize(connection, "luggage")
            gone = sa.or_(luggage.c.visitor == visitor, luggage.c.made < now - LASTS_SECONDS)
            connection.execute(sa.delete(luggage).where(gone))
            if (connection.execute(waiting).scalar() or 0) + count > MOST_WAITING:
                raise Refused("too much luggage waits here; please wait a little", "too-many", {"wait": "600"})
            connection.execute(sa.insert(luggage).values(row))

        await self._do(work)
        return {"ticket": ticket, "piece": PIECE, "seconds": LASTS_SECONDS}

    async def put(self, visitor: str, ticket: str, number: int, content: str) -> None:
        """A piece of one's own luggage; sent again, it takes the place of what was sent before."""
        key, now = _hash(ticket), await self._store.wall()

        def work(connection: sa.Connection) -> None:
            row = _found(connection, key, now)
            mine = row.visitor == visitor and row.taker is None
            Refused.unless(mine, "not-yours", "this luggage is not yours")
            Refused.unless(number < row.pieces and len(content) <= PIECE, "too-large", "there is no room for this")
            same = (pieces.c.luggage == key, pieces.c.number == number)
            connection.execute(sa.delete(pieces).where(*same))
            connection.execute(sa.insert(pieces).values(luggage=key, number=number, content=content))

        await self._do(work)

    async def withdraw(self, visitor: str) -> None:
        """Nobody can fetch it any more."""
        mine = sa.delete(luggage).where(luggage.c.visitor == visitor)
        await self._do(lambda connection: connection.execute(mine))

    # ---- in the browser that it goes to ----

    async def fetch(self, visitor: str, ticket: str, number: int) -> LuggagePiece:
        """A piece, for the first who shows the ticket and for nobody after that."""
        key, now = _hash(ticket), await self._store.wall()

        def work(connection: sa.Connection) -> LuggagePiece:
            row = _found(connection, key, now)
            _insist_for(row, visitor)
            wanted = sa.select(pieces.c.content).where(pieces.c.luggage == key, pieces.c.number == number)
            content = connection.execute(wanted).scalar()
            there = sa.select(sa.func.count()).select_from(pieces).where(pieces.c.luggage == key)
            complete = connection.execute(there).scalar_one() == row.pieces
            if content is None or not complete:
                raise _none()
            if row.taker is None:
                connection.execute(sa.update(luggage).where(luggage.c.hash == key).values(taker=visitor))
            return {"content": content, "pieces": row.pieces}

        return await self._do(work)

    async def arrived(self, visitor: str, ticket: str) -> LuggageArrived:
        """All of it is there: the visitor gets the seats that go with it, and what was kept here is deleted.

        Whoever did not hear the answer asks again and hears the same.
        """
        key, now = _hash(ticket), await self._store.wall()

        def work(connection: sa.Connection) -> tuple[LuggageArrived, list[str]]:
            row = _found(connection, key, now)
            _insist_for(row, visitor)
            if row.taker is None:
                raise _none()  # nobody has fetched it yet
            if row.brought is not None:
                return {"tables": row.brought, "left": row.left}, []
            share(connection, row.visitor, visitor)
            ids, left = _seat_beside(connection, row.visitor, visitor)
            self._store.announce(connection, ids)
            connection.execute(sa.delete(pieces).where(pieces.c.luggage == key))
            told = sa.update(luggage).where(luggage.c.hash == key).values(brought=len(ids), left=left)
            connection.execute(told)
            return {"tables": len(ids), "left": left}, ids

        arrived, ids = await self._do(work)
        await self._changed(ids)
        return arrived

    async def _do(self, work: Callable[[sa.Connection], _T]) -> _T:
        try:
            return await self._store.do(work)
        except Conflict:  # the same visitor has just asked for the same
            raise Stale from None

    # ---- what is left behind ----

    async def expire(self) -> None:
        old = sa.delete(luggage).where(luggage.c.made < await self._store.wall() - LASTS_SECONDS)
        await self._do(lambda connection: connection.execute(old))


def _none() -> Refused:
    return Refused("this link does not work, or not any more", "no-luggage")


def _found(connection: sa.Connection, key: str, now: float) -> sa.Row[Any]:
    """Luggage that waits, which nobody else changes before this transaction is over."""
    waits = sa.select(luggage).where(luggage.c.hash == key, luggage.c.made >= now - LASTS_SECONDS)
    row = connection.execute(waits.with_for_update()).first()
    if row is None:
        raise _none()
    return row


def _insist_for(row: sa.Row[Any], visitor: str) -> None:
    """Refused unless the visitor is the one who may have it."""
    Refused.unless(row.visitor != visitor, "luggage-own", "this browser is the one that it comes from")
    Refused.unless(row.taker in (None, visitor), "luggage-used", "this link was used by another browser")


def _seat_beside(connection: sa.Connection, whose: str, visitor: str) -> tuple[list[str], int]:
    """Adds a visitor to all seats of another; gives the tables, and how many there was no room for."""
    serialize(connection, f"games of {visitor}")
    mine = sa.select(holders.c.game, holders.c.seat).where(holders.c.visitor == whose).subquery()
    place = games.c.over, games.c.created.desc(), games.c.id
    listed = sa.select(mine).join(games, games.c.id == mine.c.game).order_by(*place)
    wanted: dict[str, list[int]] = {}
    for game, seat in connection.execute(listed):
        wanted.setdefault(game, []).append(seat)
    # In the order in which others lock several games too.
    locked = sa.select(games.c.id).where(games.c.id.in_(wanted)).order_by(games.c.id).with_for_update()
    there = set(connection.execute(locked).scalars())
    held: dict[str, dict[tuple[int, str], int]] = {}
    for row in connection.execute(sa.select(holders).where(holders.c.game.in_(wanted))):
        held.setdefault(row.game, {})[row.seat, row.visitor] = row.rank
    known = sa.select(sa.func.count(holders.c.game.distinct())).where(holders.c.visitor == visitor)
    room = MOST_GAMES - connection.execute(known).scalar_one()
    rows: list[dict[str, object]] = []
    brought: list[str] = []
    left = 0
    for game, seats in wanted.items():
        now_there = held.get(game, {})
        own = {seat for seat, who in now_there if who == visitor}
        new = [
            seat
            for seat in seats
            # Somebody with a seat of their own has the game in their list anyway.
            if seat not in own
            and not (seat < 0 and own)
            and (seat, whose) in now_there
            and sum(other == seat for other, _ in now_there) < MOST_DEVICES
        ]
        if game in there and new and (own or len(brought) < room):
            brought.append(game)
            for seat in new:
                rank = next_rank(rank for (other, _), rank in now_there.items() if other == seat)
                rows.append({"game": game, "seat": seat, "visitor": visitor, "rank": rank})
        elif not own:
            left += 1
    if rows:
        connection.execute(sa.insert(holders), rows)
        connection.execute(sa.update(games).where(games.c.id.in_(brought)).values(version=games.c.version + 1))
    return brought, left
