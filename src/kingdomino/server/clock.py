"""Clocks: the timeline that all of them run on, and how much thinking time is left.

The timeline is a number of seconds that grows while some process serves the database, and stands still while none does:
a jump of the machine's clock changes nothing, and time in which nobody could have played costs nobody anything.
"""

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from .store import StoredSeat, StoredTerms

__all__ = ["ABSENCE", "ABSENCES", "GRACE", "LONG_ABSENCE", "Clock", "Timeline", "Times", "absence"]

ABSENCE = 60
"""Seconds away from the table after which a computer player may be asked to sit in, unless the terms say otherwise."""

LONG_ABSENCE = 24 * 3600
"""The same where the clock gives more than an hour: nobody waits at such a table."""

ABSENCES = (ABSENCE, 300, 3600, LONG_ABSENCE)
"""What is offered to those who set a table."""


GRACE = 3.0
"""Seconds in which a decision may be taken back without asking, while nothing has come of it."""


class Timeline:
    """Seconds that only ever go forward, from where they last stopped."""

    def __init__(self, start: float = 0.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._start = start - clock()

    def now(self) -> float:
        return self._start + self._clock()

    def catch_up(self, other: float) -> None:
        """Another process is ahead."""
        self._start += max(0.0, other - self.now())


class Clock(NamedTuple):
    """Thinking time: `seconds` for every decision, or for the whole game plus `increment` for every decision."""

    kind: str
    seconds: float
    increment: float

    @classmethod
    def of(cls, terms: StoredTerms) -> "Clock | None":
        clock = terms.get("clock")
        return cls(clock["kind"], float(clock["seconds"]), float(clock["increment"])) if clock else None


class Times(NamedTuple):
    """All that thinking time follows from: the clock, the seats, and what each ply cost its player.

    A pure value: the moment in question is given as `now`, and `due` is when the time of the player who decides is up,
    as it was set when their turn began.
    """

    clock: Clock | None
    seats: Sequence[StoredSeat]
    spent: Sequence[tuple[int, float]]

    def used(self, seat: int) -> float:
        """What a seat thought before a computer player took over: in the whole game, or about this decision."""
        row = self.seats[seat]
        counts = self.clock and (self.clock.kind == "game" or row.get("used_at") == len(self.spent))
        return float(row.get("used", 0.0)) if counts else 0.0

    def at_first(self) -> list[float] | None:
        """By seat: the seconds left when the turn begins; None without a clock."""
        if not self.clock:
            return None
        left = [self.clock.seconds - self.used(seat) for seat in range(len(self.seats))]
        if self.clock.kind == "game":
            for seat, seconds in self.spent:
                if seat >= 0:
                    left[seat] -= seconds
        return left

    def due(self, turn: int | None, now: float, running: float | None = None) -> float | None:
        """When the time of the person who decides is up; None if no clock runs.

        `running`: the turn is not new, and its clock runs out then; it is not set again, unless it would be later
        than a new one. Nobody has more than at first, whatever part of the timeline was lost.
        """
        left = self.at_first()
        if left is None or turn is None or turn < 0:
            return None
        if self.seats[turn]["kind"] != "person" or self.seats[turn]["level"]:
            return None
        due = now + left[turn]
        return running if running is not None and running < due + 1 else due

    def left(self, turn: int | None, due: float | None, now: float) -> list[float] | None:
        """By seat: the seconds left now, or None without a clock."""
        left = self.at_first()
        if left and due is not None and turn is not None and turn >= 0:
            left[turn] = min(left[turn], due - now)  # it does not run before the decision of another is settled
        return left

    def thought(self, turn: int | None, due: float | None, now: float) -> float:
        """How long the person who decides has thought about it, if a clock runs."""
        first, left = self.at_first(), self.left(turn, due, now)
        if not first or not left or turn is None or due is None:
            return 0.0
        return max(0.0, first[turn] - left[turn])

    def cost(self, turn: int | None, due: float | None, now: float) -> float:
        """The thinking time that a decision made now costs."""
        return self.thought(turn, due, now) - self.clock.increment if self.clock and due is not None else 0.0

    def in_time(self, seat: int, left: Sequence[float] | None) -> bool:
        """Whether a seat may still decide: not when the time for the whole game is up."""
        return self.clock is None or self.clock.kind != "game" or left is None or left[seat] > 0


def absence(terms: StoredTerms) -> int:
    """How many seconds someone has to be away before they may be replaced."""
    if (stated := terms.get("absence")) is not None:
        return int(stated)
    clock = Clock.of(terms)
    return LONG_ABSENCE if clock and clock.seconds > 3600 else ABSENCE
