"""Computer players: `agent("greedy")` makes one from its name; each chooses a move for a position."""

import secrets
from typing import Protocol

from .core import Move, Position

__all__ = ["AGENTS", "Agent", "agent"]

AGENTS = {
    "random": "claims and places at random",
    "greedy": "places where it brings most points at once, claims at random",
    "full-greedy": "looks at its placement and its next domino together, keeps the centre and avoids holes",
}


class Agent(Protocol):
    """Whoever can choose a move. It sees a position and nothing else, so it knows what a person at the table knows."""

    name: str

    def choose(self, position: Position) -> Move:
        """One of the legal moves of a position in which a player must decide."""
        ...


class _Simple:
    """Random claims, and placements at random or by immediate points; the core does both."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self._seed = seed
        self._chosen = 0

    def choose(self, position: Position) -> Move:
        self._chosen += 1
        return position.choose(self.name, self._seed, self._chosen)


def agent(name: str, *, seed: int | None = None) -> Agent:
    """The computer player of that name; with a seed it plays the same way each time."""
    if name not in AGENTS:
        raise ValueError(f"there is no computer player {name[:40]!r}; there are {', '.join(AGENTS)}")
    return _Simple(name, secrets.randbits(64) if seed is None else seed)
