"""Seating: who sits where at a table, whose decision counts, and the seats as they are after a change."""

from typing import Any, cast

from ..errors import Refused
from ..words import NAME_WIDTH, clean_name
from .store import StoredGame, StoredSeat

__all__ = ["MOST_DEVICES", "Seating"]

MOST_DEVICES = 8
"""Devices that may hold one seat."""


class Seating:
    """The seats of a stored game. It decides nothing: what changes is returned for the table to store."""

    def __init__(self, game: StoredGame) -> None:
        self._game = game

    @property
    def rows(self) -> list[StoredSeat]:
        return self._game.seats

    @property
    def names(self) -> list[str]:
        return [row["name"] for row in self.rows]

    @property
    def full(self) -> bool:
        return all(row["kind"] != "open" for row in self.rows)

    @property
    def persons(self) -> list[int]:
        return [seat for seat, row in enumerate(self.rows) if row["kind"] == "person"]

    @property
    def deciding(self) -> list[int]:
        """The seats for which a person decides now."""
        return [seat for seat in range(len(self.rows)) if self.decides(seat)]

    def decides(self, seat: int) -> bool:
        """Whether a person decides for this seat now."""
        row = self.rows[seat]
        return row["kind"] == "person" and not row["level"]

    # ---- visitors ----

    def is_host(self, visitor: str) -> bool:
        return visitor == self._game.host

    def holds(self, visitor: str, seat: int) -> bool:
        return (seat, visitor) in self._game.holders

    def has_seat(self, visitor: str) -> bool:
        return any(v == visitor for seat, v in self._game.holders if seat >= 0)

    def devices(self, seat: int) -> list[str]:
        """The visitors who hold a seat, in the order in which they got it."""
        return [visitor for _, visitor in sorted((rank, v) for (s, v), rank in self._game.holders.items() if s == seat)]

    def sits(self, visitor: str) -> bool:
        return self.is_host(visitor) or any(v == visitor for _, v in self._game.holders)

    def owns(self, visitor: str) -> bool:
        """Whether the visitor is the only one playing here: then anything may be taken back."""
        return self.sits(visitor) and all(
            row["kind"] == "computer" or self.holds(visitor, seat) for seat, row in enumerate(self.rows)
        )

    def is_mine(self, visitor: str, seat: int) -> bool:
        return self.holds(visitor, seat) and 0 <= seat < len(self.rows) and self.rows[seat]["kind"] == "person"

    def insist_mine(self, visitor: str, seat: int) -> None:
        Refused.unless(self.is_mine(visitor, seat), "not-your-seat", "this is not your seat")

    def insist_owner(self, visitor: str) -> None:
        Refused.unless(self.owns(visitor), "not-yours", "only someone who plays alone may do this")

    def insist_player(self, visitor: str) -> None:
        Refused.unless(self.sits(visitor), "not-yours", "only the players may do this")

    def insist_host(self, visitor: str) -> None:
        Refused.unless(self.is_host(visitor), "not-yours", "only the host may do this")

    # ---- changes ----

    def free_name(self, seat: int, name: str, otherwise: str) -> str:
        """The name for whoever gets a seat, which nobody else has: 'Ada', or 'Ada 2'."""
        others = [other for index, other in enumerate(self.names) if index != seat]
        plain = clean_name(name, otherwise)
        shorter = clean_name(plain, otherwise, NAME_WIDTH - 2)
        return next(one for one in (plain, *(f"{shorter} {n}" for n in range(2, 5))) if one not in others)

    def changed(self, seat: int, **changes: Any) -> list[StoredSeat]:
        """The seats after one of them has changed."""
        return [cast(StoredSeat, row | changes) if index == seat else row for index, row in enumerate(self.rows)]

    def taken(self, seat: int, name: str, colour: int | None) -> list[StoredSeat]:
        """The seats after someone sat down, in a colour that nobody else has."""
        taken = [row["colour"] for other, row in enumerate(self.rows) if other != seat and row["kind"] != "open"]
        own = self.rows[seat]["colour"]
        free = next(c for c in (colour, own, *range(4)) if c is not None and c not in taken)
        seats = [row.copy() for row in self.rows]
        for row in seats:
            if row["kind"] == "open" and row["colour"] == free:
                row["colour"] = own
        seats[seat] = {"name": name, "kind": "person", "level": None, "colour": free}
        return seats
