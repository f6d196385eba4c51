"""Gathering: before the game begins. People sit down and get up, add randomness to the deals, and the game starts."""

from contextlib import suppress
from typing import Any

from ..agents import LEVELS
from ..errors import Refused
from ..game import SEATS
from . import fairness
from .ledger import Ledger, Stale
from .store import StoredTerms

__all__ = ["CONTRIBUTE_SECONDS", "Gathering"]

CONTRIBUTE_SECONDS = 30.0
"""How long somebody who sits down may take to add randomness before the host may begin without it."""


class Gathering:
    """Every change goes through the door of its table."""

    def __init__(self, table: Ledger) -> None:
        self._table = table

    async def take_seat(self, visitor: str, seat: int, name: str, colour: int | None) -> None:
        """Someone takes an open seat, in a colour that nobody else has."""
        table = self._table
        async with table.door():
            game, seating = table.stored, table.seating
            is_open = 0 <= seat < len(game.seats) and game.seats[seat]["kind"] == "open"
            Refused.unless(is_open and not game.begun, "seat-taken", "this seat is taken")
            known = not fairness.deals_openly(game)
            Refused.unless(not known, "known-deals", "the deals of this game are known: nobody new can sit down")
            more = bool(game.terms.get("several")) or not seating.has_seat(visitor)
            Refused.unless(more, "one-seat", "you already have a seat at this table")
            seats = seating.taken(seat, seating.free_name(seat, name, SEATS[seat]), colour)
            await table.change(sitting=[(seat, visitor)], seats=seats, terms=_not_ready(game.terms))
            table.presence.sat_down(seat)

    async def leave(self, visitor: str) -> None:
        """Open the seats that only this visitor holds, before the game begins; the door is the caller's."""
        table = self._table
        for seat in table.seating.persons:
            if table.seating.devices(seat) == [visitor] and not table.stored.begun:
                await self._vacate(seat, kind="open", level=None, name="")

    async def _vacate(self, seat: int, **row: Any) -> None:
        """The seat becomes nobody's, and nothing that was given for it counts."""
        table, game = self._table, self._table.stored
        changes: dict[str, Any] = {"seats": table.seating.changed(seat, **row)}
        if fairness.deals_openly(game):
            changes["fair"] = fairness.contributed(game, seat, "")
        await table.change(leaving=seat, terms=_not_ready(game.terms), **changes)

    async def contribute(self, visitor: str, seat: int, value: str) -> None:
        """Randomness from a seat's own browser; the first counts."""
        table = self._table
        async with table.door():
            game = table.stored
            table.seating.insist_mine(visitor, seat)
            if game.fair is None or game.begun or game.fair["contributions"][seat]:
                return
            await table.change(fair=fairness.contributed(game, seat, value))
        await self.start_when_ready()

    def startable_in(self) -> float | None:
        """In how many seconds the host may begin without those who added nothing; None if nobody is awaited."""
        table = self._table
        if table.stored.begun or not table.seating.full:
            return None
        if not (missing := fairness.without_randomness(table.stored, table.seating.persons)):
            return None
        return max(0.0, CONTRIBUTE_SECONDS - min(map(table.presence.seated_for, missing)))

    async def start(self, visitor: str) -> None:
        """The host begins, after a while even without those who add nothing to the randomness."""
        table = self._table
        async with table.door():
            table.seating.insist_host(visitor)
            Refused.unless(
                table.seating.full,
                "seats-open",
                "there are open seats: wait for friends, or give them to computer players",
            )
            left = self.startable_in()
            terms = table.stored.terms
            if left and terms["starts"] == "full":
                seconds = str(int(left) + 1)
                raise Refused(
                    f"not everybody is ready: please wait another {seconds} s", "starting", {"seconds": seconds}
                )
            if not table.stored.begun:
                await table.change(terms=terms | {"starts": "full"} | ({"ready": True} if left == 0 else {}))
        await self.start_when_ready()

    async def fill_seat(self, visitor: str, seat: int, level: str | None, name: str) -> None:
        """Before the game the host gives a seat to a computer player, or opens one again, even a person's."""
        table = self._table
        async with table.door():
            table.seating.insist_host(visitor)
            known = 0 <= seat < len(table.stored.seats) and not table.stored.begun
            Refused.unless(known and not table.seating.holds(visitor, seat), "seat-taken", "this seat is taken")
            Refused.unless(level is None or level in LEVELS, "no-level", "there is no such level")
            name = table.seating.free_name(seat, name, level) if level else ""
            await self._vacate(seat, kind="computer" if level else "open", level=level, name=name)
        await self.start_when_ready()

    async def start_when_ready(self) -> None:
        """The game begins when everybody is seated and has added to the randomness of the deals."""
        table = self._table
        async with table.door(wait=True):
            game = table.stored
            if game.begun or game.fair is None or game.terms["starts"] != "full" or not table.seating.full:
                return
            if not fairness.deals_openly(game):  # the same deal again: everybody has to have arrived
                if not set(table.seating.persons) <= table.online():
                    return
            elif fairness.without_randomness(game, table.seating.persons) and not game.terms.get("ready"):
                return
            await table.change(begun=True)
            table.set_out()
            with suppress(Stale):  # another process, told that it begins, has dealt
                await table.deal()

    def come(self) -> None:
        """Somebody has arrived who may have been waited for."""
        if not self._table.stored.begun and not fairness.deals_openly(self._table.stored):
            self._table.spawn(self.start_when_ready())


def _not_ready(terms: StoredTerms) -> StoredTerms:
    """The terms when somebody else sits there: the waiting so far was not for them."""
    others = terms.copy()
    others.pop("ready", None)
    return others
