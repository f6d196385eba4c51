"""Parcels: tables that somebody plays at alone move here from a browser, and from here to one.

Nothing in a parcel is trusted: its games are played again by the core. What has arrived is known by the parcel's stamp,
so that a parcel that is sent twice arrives once; what was taken along is deleted only if it is still as it was packed.
"""

import hashlib
from base64 import b64encode
from collections.abc import Awaitable, Callable, Sequence

from ..agents import LEVELS
from ..core import Move, Rules, check_headers
from ..editions import edition, rules_from_text, rules_text
from ..errors import Coded, Refused
from ..game import SEATS, Ended, Game
from ..records import Record
from ..words import shown_names, steers
from . import view
from .ledger import Stale, game_of
from .messages import Parcel, ParcelGame, ParcelSeat, RuleValue
from .setting import Setting, held_by, in_colours, rules_for
from .store import Ply, Store, StoredGame, StoredSeat
from .table import Table

__all__ = ["Parcels"]

OWN_HEADERS = {"Edition", "Rules", "Game", "Scores", "Winners", "Ended", "Dynasty", "DynastyWinners", *SEATS}
"""What a record says of the game itself: it follows from the rest of a parcel."""

MOST_GAMES = 30
"""Games in one parcel; a Dynasty has three, but a record may say otherwise."""


class Parcels:
    """`gone` is called with the ids of games that are no longer here."""

    def __init__(self, store: Store, setting: Setting, gone: Callable[[Sequence[str]], Awaitable[None]]) -> None:
        self._store = store
        self._setting = setting
        self._gone = gone

    # ---- from a browser to here ----

    async def receive(self, visitor: str, parcel: Parcel) -> list[str]:
        """Sets the table that a parcel holds; gives the ids of its games. Refused says what is wrong with it."""
        await self._setting.insist_room(visitor)
        games = _unpacked(visitor, parcel)
        for stamp in parcel.before:
            if stamp != parcel.stamp:
                await self._replace(visitor, stamp, games)
        return [await self._setting.set_up(game) for game in games]

    async def _replace(self, visitor: str, stamp: str, games: Sequence[StoredGame]) -> None:
        """What arrived unnoticed gives way to what became of it; what was played on here meanwhile stays."""
        first = await self._store.load(_id_of(visitor, stamp, 1))
        if first is None:
            return
        old = await self._store.series(first.series)
        news = {game.number: [ply.move for ply in game.plies] for game in games}
        earlier = all([ply.move for ply in game.plies] == news.get(game.number, [])[: len(game.plies)] for game in old)
        if earlier and all({who for _, who in game.holders} == {visitor} for game in old):
            await self._take(old)

    # ---- from here to a browser ----

    async def pack(self, visitor: str, table: Table) -> Parcel:
        """A table with all games of its Dynasty, for whoever is the only one to play there."""
        return _packed(await self._owned(visitor, table))

    async def taken(self, visitor: str, table: Table, stamp: str) -> None:
        """The parcel has arrived elsewhere: its games are deleted here. Stale if they have changed since."""
        games = await self._owned(visitor, table)
        if _stamp(games) != stamp or not await self._take(games):
            raise Stale

    async def _take(self, games: Sequence[StoredGame]) -> bool:
        if not await self._store.take([(game.id, game.version, len(game.plies)) for game in games]):
            return False
        await self._gone([game.id for game in games])
        return True

    async def _owned(self, visitor: str, table: Table) -> list[StoredGame]:
        games = await self._store.series(table.stored.series)
        alone = all(
            {who for _, who in game.holders} == {visitor}
            and game.fair is None  # whoever knows a secret knows the deals
            and not game.terms.get("clock")
            for game in games
        )
        Refused.unless(bool(games) and alone, "not-yours", "only someone who plays alone may do this")
        _insist(len(games) <= MOST_GAMES, f"it has more than {MOST_GAMES} games")
        return games


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


def _insist(true: bool, text: str) -> None:
    if not true:
        raise _wrong(text)


def _wrong(text: str) -> Refused:
    return Refused(f"this table cannot move: {text[:200]}", "bad-parcel")
