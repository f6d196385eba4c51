"""Setting a table: how new games come to be, from a wish, after another game, or from a record."""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypedDict, cast

import sqlalchemy as sa

from ..agents import LEVELS
from ..core import Rules
from ..editions import changed_rules, edition, rules_text
from ..errors import Refused, RulesError
from ..game import SEATS
from ..loading import for_table
from ..records import all_records
from ..words import clean_name, shown_names
from . import fairness, view
from .ledger import Stale, dealt
from .messages import NewGame, RulesAsked, RulesVerdict, RuleValue
from .metrics import disk_space
from .store import (
    Also,
    Ply,
    Store,
    StoredFair,
    StoredGame,
    StoredSeat,
    StoredTerms,
    Unavailable,
    games_of,
    serialize,
    waiting_of,
)
from .table import Table

__all__ = ["Pay", "Setting", "free", "held_by", "in_colours", "judge", "new_id", "rules_for"]

MOST_GAMES = 500
"""Games that a visitor may have."""

MOST_PUBLIC = 3
"""Public tables of one host that may wait for players."""

SPACE_FOR_MOVES = 64 * 2**20
"""With fewer bytes left on the disk no new tables are set, so that existing ones can be played to the end."""

Pay = Callable[[int], None]
"""Charges for so many games that are added at once; Refused if that is too much."""


def free(games: int) -> None:
    """Charges nothing."""


def rules_for(edition_name: str, changes: dict[str, RuleValue]) -> Rules:
    """The rules of an edition with changed fields; RulesError says what is wrong with them."""
    return changed_rules(edition(edition_name), changes)


def judge(asked: RulesAsked) -> RulesVerdict:
    """Whether rules make sense for this many players."""
    rules = None
    try:
        rules = rules_for(asked.edition, asked.rules)
        rules.check(asked.players)
    except RulesError as error:
        fields = view.rules_fields(rules) if rules else None
        return {"rules": fields, "dominoes_each": None, "problem": view.reason(error)}
    return {"rules": view.rules_fields(rules), "dominoes_each": rules.dominoes_each(asked.players), "problem": None}


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_urlsafe(12).replace("-", "x").replace("_", "y")


class Setting:
    """`opened` returns the table of a stored game."""

    def __init__(self, store: Store, opened: Callable[[str], Awaitable[Table]]) -> None:
        self._store = store
        self._opened = opened

    async def create(self, visitor: str, wanted: NewGame) -> str:
        """Sets a new table. Refused says what is wrong with the wish."""
        rules = rules_for(wanted.edition, wanted.rules)
        rules.check(len(wanted.seats))
        shared = any(seat.kind == "open" for seat in wanted.seats)
        if shared and wanted.seed is not None:
            raise Refused("friends cannot play a known seed: the deals would be known", "seed-with-friends")
        seed = secrets.randbits(64) if wanted.seed is None else int(wanted.seed)
        if seed >= 2**64:
            raise Refused("a seed is a whole number below 2 to the power of 64", "bad-seed")
        for seat in wanted.seats:
            if seat.kind == "computer" and seat.level not in LEVELS:
                raise Refused(f"there is no level {str(seat.level)[:40]!r}", "no-level")
        colours = in_colours([seat.colour for seat in wanted.seats])
        nameless = [s.level if s.kind == "computer" and s.level else SEATS[i] for i, s in enumerate(wanted.seats)]
        names = shown_names([clean_name(s.name, other) for s, other in zip(wanted.seats, nameless, strict=True)])
        seats: list[StoredSeat] = [
            {"name": name, "kind": s.kind, "level": s.level if s.kind == "computer" else None, "colour": colour}
            for colour, s, name in zip(colours, wanted.seats, names, strict=True)
        ]
        id, terms = new_id(), cast(StoredTerms, wanted.terms.model_dump(exclude={"public"}))
        return await self.set_up(
            StoredGame(
                id=id,
                edition=wanted.edition,
                rules=rules_text(edition(wanted.edition), rules),
                seats=seats,
                seed=str(seed),
                host=visitor,
                length=3 if wanted.dynasty else 1,
                holders=held_by(visitor, seats),
                public=wanted.terms.public and shared,
                **_friends(id, terms, len(seats), shared=shared),
            ),
            room=self.room(visitor, public=wanted.terms.public and shared),
        )

    async def again(self, visitor: str, table: Table, same_deal: bool) -> str:
        """A new game for the same people with the same rules. Friends move on by one seat, and find it by a link."""
        old = table.stored
        if not table.seating.sits(visitor):
            raise Refused("this is not your table", "not-yours")
        room = self.room(visitor)
        if not table.shared:
            if same_deal:
                table.insist_day_over()
            seed = old.seed if same_deal else str(secrets.randbits(64))
            known = fairness.repeated(old) if same_deal else None
            new = _copy(old, seats=_as_at_first(old.seats), seed=seed, host=visitor, fair=known)
            return await self.set_up(new, room=room)
        if not table.is_over:
            raise Refused("the game is not over", "not-over")
        for _ in range(3):
            old = table.stored
            if old.rematch and await self._store.load(old.rematch):
                return old.rematch
            new = _rematch(old, same_deal)
            if await self._store.create(new, after=old, plies=table.game.ply, room=room):
                await self._opened(new.id)
                table.tell_rematch()
                return new.id
            await table.refresh()
        raise Refused("this table is changing too quickly", "stale")

    async def next_game(self, visitor: str, table: Table) -> str:
        """The next game of a Dynasty; the second to ask is given the same one."""
        old = table.stored
        if not table.seating.sits(visitor):
            raise Refused("this is not your table", "not-yours")
        if not table.game.position.is_over or old.number == old.length:
            raise Refused("there is no next game", "no-next-game")
        number = old.number + 1
        id = await self._store.game_of_series(old.series, number)
        if id is None:
            seed = str((int(old.seed) + 1) % 2**64)
            seats = _as_at_first(old.seats)
            new = _copy(old, seed=seed, seats=seats, series=old.series, number=number, holders=old.holders)
            if table.shared:
                for name, value in _friends(new.id, old.terms, len(old.seats), shared=True).items():
                    setattr(new, name, value)
            id = await self.set_up(new)
        table.tell_next(id)
        return id

    def insist_space(self) -> None:
        """Refused if the space left is needed for games under way."""
        try:
            full = self._store.folder and disk_space(self._store.folder).free < SPACE_FOR_MOVES
        except OSError as error:
            raise Unavailable(error.strerror) from None
        if full:
            raise Refused("there is no room for new games on the server", "disk-full")

    def room(self, visitor: str, count: int = 1, *, public: bool = False) -> Also:
        """Refuses what a visitor would have too many of, in the transaction that stores it; or all, on a full disk."""
        self.insist_space()

        def insist(connection: sa.Connection) -> None:
            serialize(connection, f"games of {visitor}")
            if games_of(connection, visitor) + count > MOST_GAMES:
                raise Refused(f"you have {MOST_GAMES} games: delete some that you do not need", "too-many-games")
            if public and waiting_of(connection, visitor) >= MOST_PUBLIC:
                raise Refused("you have enough tables waiting for players", "too-many")

        return insist

    async def set_up(self, *games: StoredGame, room: Also | None = None) -> str:
        """Stores the new games of a series and opens the table of the last one; if that is there already, gives it."""
        last = games[-1]
        if not await self._store.create(*map(dealt, games), room=room):
            found = await self._store.game_of_series(last.series, last.number)
            if found is None:
                raise Stale  # it has been deleted meanwhile
            return found
        await self._opened(last.id)
        return last.id

    async def import_record(self, visitor: str, text: str, pay: Pay = free) -> str:
        """Opens a record, or the records of a Dynasty; ParseError says where it is wrong.

        `pay` charges for the games that it adds.
        """
        records = all_records(text)
        play = for_table(records)
        pay(len(records))
        series = ""
        made: list[StoredGame] = []
        for number, game in enumerate(play.games[: len(records)], 1):
            levels = [name if name in LEVELS else None for name in game.names]
            seats: list[StoredSeat] = [
                {"name": name, "kind": "computer" if level else "person", "level": level, "colour": colour}
                for colour, (name, level) in enumerate(zip(shown_names(game.names), levels, strict=True))
            ]
            made.append(
                StoredGame(
                    id=(new := new_id()),
                    edition=game.edition,
                    rules=rules_text(edition(game.edition), game.rules),
                    seats=seats,
                    seed=str(game.seed),
                    host=visitor,
                    series=(series := series or new),
                    number=number,
                    length=play.length,
                    headers=game.headers,
                    ended=str(game.ended) if game.ended else None,
                    foreseen=[str(move) for move in game.script],
                    over=game.is_over,
                    terms={"opened": True},
                    plies=[Ply(str(move)) for move in game.moves],
                    holders=held_by(visitor, seats),
                )
            )
        return await self.set_up(*made, room=self.room(visitor, len(made)))


class _Friends(TypedDict):
    begun: bool
    terms: StoredTerms
    fair: StoredFair | None


def _friends(id: str, terms: StoredTerms, players: int, *, shared: bool) -> _Friends:
    """The terms of a table; one of friends also has a secret to deal from, and waits until they have gathered."""
    terms = terms | {"shared": shared}
    terms.pop("ready", None)
    return {"begun": not shared, "terms": terms, "fair": fairness.new_secret(id, players) if shared else None}


def _rematch(old: StoredGame, same_deal: bool) -> StoredGame:
    """The next game of the same friends, which waits until all of them have come."""
    id, count = new_id(), len(old.seats)
    seats, holders = _as_at_first(old.seats), old.holders
    if not same_deal:
        seats = [seats[-1], *seats[:-1]]
        holders = {
            ((seat + 1) % count if seat >= 0 else seat, visitor): rank for (seat, visitor), rank in holders.items()
        }
    new = _copy(old, id=id, seats=seats, holders=holders, **_friends(id, old.terms, count, shared=True))
    if same_deal:  # what has been shown is not a secret: the deals are those of the previous game
        new.seed, new.fair = old.seed, fairness.repeated(old)
        new.terms = new.terms | {"starts": "full"}
    return new


def in_colours(wished: Sequence[int | None]) -> list[int]:
    """A colour for every seat: the one wished for, which nobody else may wish for, or one that is left over."""
    chosen = [colour for colour in wished if colour is not None]
    Refused.unless(len(set(chosen)) == len(chosen), "same-colour", "two seats cannot have the same colour")
    rest = (colour for colour in range(len(SEATS)) if colour not in chosen)
    return [next(rest) if colour is None else colour for colour in wished]


def _as_at_first(seats: list[StoredSeat]) -> list[StoredSeat]:
    """Without the computer players that sat in for someone."""
    return [
        {
            "name": row["name"],
            "kind": row["kind"],
            "level": row["level"] if row["kind"] == "computer" else None,
            "colour": row.get("colour", seat),
        }
        for seat, row in enumerate(seats)
    ]


def _copy(old: StoredGame, **changes: Any) -> StoredGame:
    """A new game like an old one."""
    fields: dict[str, Any] = {
        "id": new_id(),
        "edition": old.edition,
        "rules": old.rules,
        "seats": old.seats,
        "seed": str(secrets.randbits(64)),
        "host": old.host,
        "length": old.length,
        "terms": {name: value for name, value in old.terms.items() if name != "opened"},
        "holders": dict(old.holders),
    }
    return StoredGame(**(fields | changes))


def held_by(visitor: str, seats: list[StoredSeat]) -> dict[tuple[int, str], int]:
    """All people's seats for one visitor; the game is in the list of whoever set it up, even without a seat."""
    mine = [(seat, visitor) for seat, row in enumerate(seats) if row["kind"] == "person"]
    return dict.fromkeys(mine or [(-1, visitor)], 1)
