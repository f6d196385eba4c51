"""Parcels: tables that somebody plays at alone move here from a browser, and from here to one.

Nothing in a parcel is trusted: its games are played again by the core. What has arrived is known by the parcel's stamp,
so that a parcel that is sent twice, or after a later one of the same table, arrives once; what was taken along is
deleted only if it is still as it was packed.
"""

import hashlib
from base64 import b64encode
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import sqlalchemy as sa

from ..agents import LEVELS
from ..core import Move, Rules, check_headers
from ..dynasty import GAMES
from ..editions import edition, rules_from_text, rules_text
from ..errors import Coded, Refused
from ..game import SEATS, Ended, Game
from ..records import Record
from ..words import shown_names, steers
from . import view
from .ledger import Stale, game_of
from .messages import Parcel, ParcelGame, ParcelSeat, RuleValue
from .setting import Pay, Setting, free, held_by, in_colours, rules_for
from .store import Also, Ply, Store, StoredGame, StoredSeat, games, insert_game, load_series, metadata, serialize
from .table import Table

__all__ = ["Parcels"]

OWN_HEADERS = {"Edition", "Rules", "Game", "Scores", "Winners", "Ended", "Dynasty", "DynastyWinners", *SEATS}
"""What a record says of the game itself: it follows from the rest of a parcel."""

arrivals = sa.Table(
    "arrivals",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),  # what the parcel's first game would be called
    # The first game of the table that came of the parcel, or of a later one of the same table.
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
)


class Parcels:
    """`opened` opens the table of a stored game; `gone` is called with the ids of games that are no longer here."""

    def __init__(
        self,
        store: Store,
        setting: Setting,
        opened: Callable[[str], Awaitable[Table]],
        gone: Callable[[Sequence[str]], Awaitable[None]],
    ) -> None:
        self._store = store
        self._setting = setting
        self._opened = opened
        self._gone = gone

    # ---- from a browser to here ----

    async def receive(self, visitor: str, parcel: Parcel, pay: Pay = free) -> list[str]:
        """Sets the table that a parcel holds, unless it is here; gives the ids of its games.

        Refused says what is wrong with the parcel. `pay` charges for the games that it adds.
        """
        made = _unpacked(visitor, parcel)
        pay(len(made))
        room = self._setting.room(visitor, len(made))
        keys = dict.fromkeys(_id_of(visitor, stamp, 1) for stamp in (parcel.stamp, *parcel.before))
        ids, replaced = await self._store.do(partial(_arrive, visitor=visitor, made=made, keys=list(keys), room=room))
        await self._gone(replaced)
        try:
            await self._opened(ids[-1])
        except Refused:  # a later parcel, or its owner, has been quicker
            raise Stale from None
        return ids

    # ---- from here to a browser ----

    async def pack(self, visitor: str, table: Table) -> Parcel:
        """A table with all games of its Dynasty, for whoever is the only one to play there."""
        return _packed(await self._owned(visitor, table))

    async def taken(self, visitor: str, table: Table, stamp: str) -> None:
        """The parcel has arrived elsewhere: its games are deleted here. Stale if they have changed since."""
        mine = await self._owned(visitor, table)
        same = _stamp(mine) == stamp
        if not same or not await self._store.take([(game.id, game.version, len(game.plies)) for game in mine]):
            raise Stale
        await self._gone([game.id for game in mine])

    async def _owned(self, visitor: str, table: Table) -> list[StoredGame]:
        found = await self._store.series(table.stored.series)
        alone = all(
            {who for _, who in game.holders} == {visitor}
            and game.fair is None  # whoever knows a secret knows the deals
            and not game.terms.get("clock")
            for game in found
        )
        Refused.unless(bool(found) and alone, "not-yours", "only someone who plays alone may do this")
        _insist_length(found[0].length)
        return found


def _arrive(
    connection: sa.Connection, visitor: str, made: Sequence[StoredGame], keys: Sequence[str], room: Also
) -> tuple[list[str], list[str]]:
    """Stores the games of a parcel, unless it or a later one has arrived: their ids, and those of what gave way.

    The first of the keys is that of the parcel itself, the others are those of parcels before it.
    """
    serialize(connection, f"games of {visitor}")
    arrived = sa.select(arrivals.c.id, arrivals.c.game).where(arrivals.c.id.in_(keys))
    older = sa.select(games.c.id, games.c.id).where(games.c.id.in_(keys))  # arrived before there was the list
    found = {id: game for query in (older, arrived) for id, game in connection.execute(query)}
    if first := found.get(keys[0]):
        here = sa.select(games.c.id).where(games.c.series == first).order_by(games.c.number)
        if ids := list(connection.execute(here).scalars()):
            return ids, []
        raise Stale  # it has been deleted just now
    replaced: list[str] = []
    staying: set[str] = set()
    for first in sorted(set(found.values())):
        old = load_series(connection, first, lock=True)
        if not _gives_way(old, made, visitor):
            staying.add(first)
            continue
        connection.execute(sa.delete(games).where(games.c.series == first))
        replaced += [game.id for game in old]
    room(connection)
    for game in made:
        insert_game(connection, game)
    new = sorted(key for key in keys if found.get(key) not in staying)
    connection.execute(sa.insert(arrivals), [{"id": key, "game": made[0].id} for key in new])
    return [game.id for game in made], replaced


def _gives_way(old: Sequence[StoredGame], made: Sequence[StoredGame], visitor: str) -> bool:
    """What arrived unnoticed gives way to what became of it; what was played on here meanwhile stays."""
    news = {game.number: [ply.move for ply in game.plies] for game in made}
    earlier = all([ply.move for ply in game.plies] == news.get(game.number, [])[: len(game.plies)] for game in old)
    return earlier and all({who for _, who in game.holders} == {visitor} for game in old)


def _stamp(games: Sequence[StoredGame]) -> str:
    """What changes whenever one of the games does."""
    told = "\n".join(f"{game.id} {game.version} {len(game.plies)}" for game in games)
    return hashlib.sha256(told.encode()).hexdigest()


def _id_of(visitor: str, stamp: str, number: int) -> str:
    """The id of a game that arrives: always the same for the same parcel, and nobody else can tell it."""
    digest = hashlib.sha256(f"{visitor} {stamp} {number}".encode()).digest()
    return b64encode(digest[:12], b"xy").decode()


def _changes(edition_name: str, rules: Rules) -> dict[str, RuleValue]:
    usual = view.rules_fields(edition(edition_name).rules)
    return {field: value for field, value in view.rules_fields(rules).items() if value != usual[field]}


def _packed(games: Sequence[StoredGame]) -> Parcel:
    last = games[-1]
    return Parcel(
        edition=last.edition,
        rules=_changes(last.edition, rules_from_text(edition(last.edition), last.rules)),
        length=last.length,
        games=[
            ParcelGame(
                id=game.id,
                seats=[
                    ParcelSeat(
                        kind="computer" if seat["kind"] == "computer" else "person",
                        name=seat["name"],
                        level=seat["level"] if seat["kind"] == "computer" else None,
                        colour=seat.get("colour", number),
                    )
                    for number, seat in enumerate(game.seats)
                ],
                seed=game.seed,
                plies=[ply.move for ply in game.plies],
                undone=game.undone,
                foreseen=game.foreseen,
                ended=game.ended,
                headers=game.headers,
                opened=game.terms.get("opened", False),
            )
            for game in games
        ],
        stamp=_stamp(games),
    )


def _unpacked(visitor: str, parcel: Parcel) -> list[StoredGame]:
    """The games as they will be stored, each of them played again."""
    _insist_length(parcel.length)
    rules = rules_for(parcel.edition, parcel.rules)
    made: list[StoredGame] = []
    for number, one in enumerate(parcel.games, 1):
        rules.check(len(one.seats))
        again = number > parcel.length or len(one.seats) != len(parcel.games[0].seats)
        _insist(not again and int(one.seed) < 2**64, f"game {number} does not belong to the others")
        seats = _seats(one.seats)
        stored = StoredGame(
            id=_id_of(visitor, parcel.stamp, number),
            edition=parcel.edition,
            rules=rules_text(edition(parcel.edition), rules),
            seats=seats,
            seed=str(int(one.seed)),
            host=visitor,
            series=_id_of(visitor, parcel.stamp, 1),
            number=number,
            length=parcel.length,
            headers=_headers(one),
            plies=[Ply(move) for move in one.plies],
            undone=one.undone,
            foreseen=one.foreseen,
            ended=one.ended,
            terms={"opened": True} if one.opened else {},
            holders=held_by(visitor, seats),
        )
        played = _played(stored)
        stored.over = played.is_over
        followed = number < len(parcel.games)
        _insist(played.position.is_over or not followed, f"game {number} is not over, but another follows")
        made.append(stored)
    return made


def _seats(wanted: Sequence[ParcelSeat]) -> list[StoredSeat]:
    for seat in wanted:
        known = seat.level in LEVELS if seat.kind == "computer" else seat.level is None
        Refused.unless(known, "no-level", "there is no such level")
    names = shown_names([seat.name for seat in wanted])
    colours = in_colours([seat.colour for seat in wanted])
    return [
        {"name": name, "kind": seat.kind, "level": seat.level, "colour": colour}
        for seat, name, colour in zip(wanted, names, colours, strict=True)
    ]


def _headers(game: ParcelGame) -> dict[str, str]:
    record = Record({name: value for name, value in game.headers.items() if name not in OWN_HEADERS})
    check_headers(record)
    return record.headers


def _played(stored: StoredGame) -> Game:
    """The game of a parcel, with what can be played again and what the dealer will repeat tried out."""
    try:
        game = game_of(stored)
        dealt = all(move.kind in ("holder", "kings", "deal") for move in map(Move, stored.foreseen))
        _insist(dealt, "only the dealer's moves are foreseen")
        game.copy().follow(stored.undone)
    except (Coded, ValueError) as error:
        raise _wrong(str(error)) from None
    if stored.ended is not None:
        said = Ended.parse(stored.ended, game.players)
        _insist(bool(said.how.strip()) and not steers(said.how), "a game that ended early says why")
        _insist(not game.position.is_over, "the moves play the game to its end")
    return game


def _insist_length(length: int) -> None:
    _insist(length in (1, GAMES), "a Dynasty at a table has three games")


def _insist(true: bool, text: str) -> None:
    if not true:
        raise _wrong(text)


def _wrong(text: str) -> Refused:
    return Refused(f"this table cannot move: {text[:200]}", "bad-parcel")
