"""Computer players play a game or a Dynasty to the end."""

from collections.abc import Sequence
from typing import TypeVar

from ..dynasty import Dynasty
from ..game import Game
from .players import Agent

__all__ = ["play_out"]

T = TypeVar("T", bound=Game | Dynasty)


def play_out(play: T, bots: Sequence[Agent]) -> T:
    """Lets the computer players, one per seat, decide until it is over; returns it."""
    while not play.is_over:
        seat = play.turn
        assert seat is not None
        play.push(bots[seat].choose(play.position))
    return play
