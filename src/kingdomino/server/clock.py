"""Clocks: the timeline that all of them run on, and how much thinking time is left.

The timeline is a number of seconds that grows while some process serves the database, and stands still while none does:
a step of the machine's clock changes nothing, and time in which nobody could have played costs nobody anything.
"""

import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

__all__ = ["ABSENCE", "ABSENCES", "LONG_ABSENCE", "Clock", "Timeline", "absence"]

ABSENCE = 60
"""Seconds away from the table after which a computer player may be asked to sit in, unless the terms say otherwise."""

LONG_ABSENCE = 24 * 3600
"""The same where the clock gives more than an hour: nobody waits at such a table."""

ABSENCES = (ABSENCE, 300, 3600, LONG_ABSENCE)
"""What is offered to those who set a table."""


class Timeline:
    """Seconds that only ever go forward, from where they stopped last."""

    def __init__(self, start: float = 0.0) -> None:
        self._start = start - time.monotonic()

    def now(self) -> float:
        return self._start + time.monotonic()

    def catch_up(self, other: float) -> None:
        """Another process is ahead."""
        self._start += max(0.0, other - self.now())


class Clock(NamedTuple):
    """Thinking time: `seconds` for every decision, or for the whole game plus `increment` for every decision."""

    kind: str
    seconds: float
    increment: float

    @classmethod
    def of(cls, terms: dict[str, Any]) -> "Clock | None":
        clock = terms.get("clock")
        return cls(clock["kind"], float(clock["seconds"]), float(clock["increment"])) if clock else None

    def left(self, used: Sequence[float], spent: Iterable[tuple[int, float]]) -> list[float]:
        """By seat: what is left when a turn begins, after what was used beyond decisions and what each one cost."""
        left = [self.seconds - gone for gone in used]
        if self.kind == "game":
            for seat, seconds in spent:
                if seat >= 0:
                    left[seat] -= seconds
        return left

    def cost(self, thought: float) -> float:
        """What a decision costs after so many seconds of thought."""
        return max(0.0, thought) - self.increment if self.kind == "game" else 0.0


def absence(terms: dict[str, Any]) -> int:
    """After how many seconds away someone may be replaced."""
    if (stated := terms.get("absence")) is not None:
        return int(stated)
    clock = Clock.of(terms)
    return LONG_ABSENCE if clock and clock.seconds > 3600 else ABSENCE
