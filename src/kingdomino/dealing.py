"""The dealer, which draws kings and lines, given the position and what was drawn before."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from .core import Move, Position

__all__ = ["Dealer", "Drawn", "seeded"]


class Drawn(NamedTuple):
    """What the dealer has drawn so far: the number of moves, kings and lines."""

    moves: int = 0
    kings: int = 0
    lines: int = 0

    def and_then(self, move: Move) -> "Drawn":
        if move.kind == "deal":
            return Drawn(self.moves + 1, self.kings, self.lines + 1)
        kings = len(str(move)) if move.kind == "kings" else 0
        return Drawn(self.moves + 1, self.kings + kings, self.lines)


Dealer = Callable[[Position, Drawn], Move]
"""Draws a move of the dealer."""


def seeded(seed: int) -> Dealer:
    """Draws with the core's own generator: the n-th move from stream n of the seed."""
    return partial(_sample, seed)


def _sample(seed: int, position: Position, before: Drawn) -> Move:
    return position.sample(seed, before.moves)
