"""Computer players: `agent("hard")` or `agent("master:seconds=3")` makes one; each chooses a move for a position."""

import os
import secrets
from collections.abc import Mapping
from typing import Any, Protocol

from ..core import Candidate, Move, Position, Search

__all__ = ["AGENTS", "INSTANT", "LEVELS", "Agent", "agent"]


class Agent(Protocol):
    """Whoever can choose a move. It sees a position and nothing else, so it knows what a person at the table knows."""

    name: str

    def choose(self, position: Position) -> Move:
        """One of the legal moves of a position in which a player must decide."""
        ...

    def analyse(self, position: Position, seconds: float = 1.0) -> list[Candidate]:
        """The moves it looks at, best first, with expected score, win probability, visits and best line."""
        ...

    def stop(self) -> None:
        """Called from another thread: a choice under way is made at once."""
        ...


_POLICIES = {
    "random": "claims and places at random",
    "greedy": "places where it brings most points at once, claims at random",
    "full-greedy": "looks at its placement and its next domino together, keeps the centre and avoids holes",
    "value": "one decision ahead with the learned evaluation; between two players, to the end of the round",
}
_SEARCHES: dict[str, tuple[str, Mapping[str, object]]] = {
    "mc": (
        "flat Monte Carlo: every move equally often",
        {"method": "flat", "playout": "full-greedy", "seconds": 2.0},
    ),
    "uct": (
        "Monte Carlo tree search",
        {"method": "uct", "playout": "full-greedy", "exploration": 0.6, "seconds": 2.0},
    ),
    "search": (
        "the search of the master, with every knob",
        {"method": "halving", "playout": "value", "seconds": 1.0},
    ),
}
_LEVELS: dict[str, tuple[str, str, Mapping[str, object]]] = {
    "easy": ("a beginner: plausible, but overlooks things", "beginner", {}),
    "normal": ("knows what kingdoms become, but is often careless", "casual", {}),
    "hard": ("knows what kingdoms become, and is sometimes careless", "attentive", {}),
    "expert": ("knows what kingdoms become, thinks every round through, and hardly ever slips", "keen", {}),
    "master": ("thinks as long as it may, on all cores", "search", {"seconds": 2.0, "threads": 0}),
}

LEVELS = tuple(_LEVELS)
"""The levels for people, from gentle to strong."""

INSTANT = frozenset({*_POLICIES, *(name for name, (_, kind, _) in _LEVELS.items() if kind not in _SEARCHES)})
"""Those who decide in less than a millisecond."""

AGENTS = (
    {name: about for name, (about, _, _) in _LEVELS.items()}
    | _POLICIES
    | {name: about for name, (about, _) in _SEARCHES.items()}
)
"""Every computer player by name, and what it does."""

_KNOBS = {
    "seconds": float,
    "playouts": int,
    "threads": int,
    "candidates": int,
    "horizon": int,
    "c": float,
    "playout": str,
}


class _Thinking:
    """What all computer players share: choosing, and explaining themselves by a search."""

    def __init__(self, name: str, seed: int, settings: Mapping[str, object]) -> None:
        self.name = name
        self._seed = seed
        self._settings = settings
        self._chosen = 0
        self._search: Search | None = None

    def _next_seed(self) -> int:
        self._chosen += 1
        return (self._seed + self._chosen * 0x9E3779B97F4A7C15) % 2**64

    def analyse(self, position: Position, seconds: float = 1.0) -> list[Candidate]:
        return self._run(position, {"playouts": 0, "seconds": seconds})

    def _run(self, position: Position, changes: Mapping[str, object]) -> list[Candidate]:
        self._search = self.search(changes)
        try:
            return self._search.run(position)
        finally:
            self._search = None

    def search(self, changes: Mapping[str, object] | None = None) -> Search:
        """A new search with this player's settings."""
        settings: dict[str, Any] = {**self._settings, **(changes or {})}
        if settings.get("threads") == 0:
            settings["threads"] = os.cpu_count() or 1
        return Search(seed=self._next_seed(), **settings)

    def stop(self) -> None:
        if (search := self._search) is not None:
            search.stop()


class _Simple(_Thinking):
    """A policy of the core."""

    def __init__(self, name: str, policy: str, seed: int) -> None:
        super().__init__(name, seed, {})
        self._policy = policy

    def choose(self, position: Position) -> Move:
        return position.choose(self._policy, self._next_seed())


class _Searching(_Thinking):
    """A search of the core."""

    def choose(self, position: Position) -> Move:
        return self._run(position, {})[0].move


def agent(spec: str, *, seed: int | None = None) -> Agent:
    """The computer player of a name, with settings after a colon: 'master:seconds=3,threads=2'.

    With a seed it draws the same numbers each time; a search then also chooses the same moves if it has one thread and
    its `playouts` and not its seconds end it.
    """
    name, _, knobs = spec.partition(":")
    if name not in AGENTS:
        raise ValueError(f"there is no computer player {name[:40]!r}; there are {', '.join(AGENTS)}")
    if seed is None:
        seed = secrets.randbits(64)
    settings: Mapping[str, object] = {}
    kind = name
    if name in _LEVELS:
        _, kind, settings = _LEVELS[name]
    if kind in _SEARCHES:
        settings = {**_SEARCHES[kind][1], **settings, **_settings(name, knobs)}
        searching = _Searching(spec, seed, settings)
        searching.search()  # what makes no sense is refused now and not at the first move
        return searching
    if knobs:
        raise ValueError(f"{name} has no settings")
    return _Simple(spec, kind, seed)


def _settings(name: str, knobs: str) -> dict[str, object]:
    """What stands after the colon of a spec."""
    settings: dict[str, object] = {}
    for knob in filter(None, knobs.split(",")):
        key, _, text = knob.partition("=")
        if key not in _KNOBS:
            raise ValueError(f"{name} has no setting {key[:40]!r}; there are {', '.join(_KNOBS)}")
        try:
            value = _KNOBS[key](text)
        except ValueError:
            raise ValueError(f"{text[:40]!r} is no value for {key}") from None
        settings["exploration" if key == "c" else key] = value
    return settings
