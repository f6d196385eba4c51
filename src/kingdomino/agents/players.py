"""The computer players themselves: those that decide at once, and those that search."""

import math
import os
from collections.abc import Mapping
from typing import Any, Protocol, SupportsIndex

from ..core import MOST_THREADS, Candidate, Move, Position, Search

__all__ = ["Agent", "Deciding", "Searching"]


class Agent(Protocol):
    """Anything that can choose a move. It sees only a position, so it knows what a person at the table knows."""

    name: str

    def choose(self, position: Position) -> Move:
        """One of the legal moves of a position in which a player must decide."""
        ...

    def analyse(
        self,
        position: Position,
        seconds: float | None = None,
        *,
        playouts: int | None = None,
        seed: SupportsIndex | None = None,
    ) -> list[Candidate]:
        """The moves it looks at, best first, with expected score, win probability, visits and best line.

        It thinks for a second, or for `seconds`. Given `playouts` it plays that many on one thread, however long
        that takes: then the same seed gives the same answer each time.
        """
        ...

    def stop(self) -> None:
        """Called from another thread: the choice being made is made at once."""
        ...


class _Thinking:
    """What all computer players share: seeds for their decisions, and explaining themselves with a search."""

    def __init__(self, name: str, seed: int, settings: Mapping[str, object]) -> None:
        self.name = name
        self._seed = seed
        self._settings = settings
        self._search: Search | None = None

    def _next_seed(self) -> int:
        self._seed = (self._seed + 0x9E3779B97F4A7C15) % 2**64
        return self._seed

    def analyse(
        self,
        position: Position,
        seconds: float | None = None,
        *,
        playouts: int | None = None,
        seed: SupportsIndex | None = None,
    ) -> list[Candidate]:
        changes: dict[str, object] = {} if seed is None else {"seed": seed}
        if playouts is None:
            changes |= {"playouts": 0, "seconds": 1.0 if seconds is None else seconds}
        elif playouts < 1:
            raise ValueError(f"playouts is {playouts}; at least 1")
        else:
            changes |= {"playouts": playouts, "threads": 1, "seconds": math.inf if seconds is None else seconds}
        return self._run(position, changes)

    def _run(self, position: Position, changes: Mapping[str, object]) -> list[Candidate]:
        self._search = self.search(changes)
        try:
            return self._search.run(position)
        finally:
            self._search = None

    def search(self, changes: Mapping[str, object] | None = None) -> Search:
        """A new search with this player's settings."""
        settings: dict[str, Any] = {"seed": self._next_seed(), **self._settings, **(changes or {})}
        if settings.get("threads") == 0:
            settings["threads"] = min(os.cpu_count() or 1, MOST_THREADS)
        return Search(**settings)

    def stop(self) -> None:
        if (search := self._search) is not None:
            search.stop()


class Deciding(_Thinking):
    """A policy of the core."""

    def __init__(self, name: str, seed: int, policy: str) -> None:
        super().__init__(name, seed, {})
        self.policy = policy

    def choose(self, position: Position) -> Move:
        return position.choose(self.policy, self._next_seed())


class Searching(_Thinking):
    """A search of the core."""

    def __init__(self, name: str, seed: int, settings: Mapping[str, object]) -> None:
        super().__init__(name, seed, settings)
        self.search()  # nonsense is refused here, not at the first move

    def choose(self, position: Position) -> Move:
        return self._run(position, {})[0].move
