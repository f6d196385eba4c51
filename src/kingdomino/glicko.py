"""Ratings of solvers and puzzles: Glicko-1 (Mark Glickman, 1999), one try at a time.

The page has the same formulas: it rates its solver without a network. One list of cases holds both to the same numbers
(web/src/puzzles/rating.golden.json).
"""

import math
from typing import NamedTuple

__all__ = ["GUESSED", "Rating", "expected", "rated"]

_Q = math.log(10) / 400

LEAST = 45
"""Nobody is so well known that a surprise would change nothing."""

GUESSED = 120
"""What computer players say about a puzzle is a good guess."""


class Rating(NamedTuple):
    """A rating, and how far it may be off."""

    rating: float
    deviation: float


def _weight(deviation: float) -> float:
    return 1 / math.sqrt(1 + 3 * (_Q * deviation) ** 2 / math.pi**2)


def expected(one: Rating, other: Rating) -> float:
    """How likely the first is to get the better of the second: a solver of a puzzle, or a puzzle of a solver."""
    away: float = _weight(other.deviation) * (other.rating - one.rating) / 400
    return float(1 / (1 + 10**away))


def rated(one: Rating, other: Rating, won: bool) -> Rating:
    """The first one's rating after it did, or did not."""
    weight, chance = _weight(other.deviation), expected(one, other)
    known = 1 / one.deviation**2 + (_Q * weight) ** 2 * chance * (1 - chance)
    change = _Q / known * weight * (won - chance)
    return Rating(one.rating + change, max(LEAST, math.sqrt(1 / known)))
