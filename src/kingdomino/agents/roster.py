"""The computer players by name: what each one does, and the core's policy or search behind it."""

from collections.abc import Mapping
from typing import NamedTuple

__all__ = ["AGENTS", "INSTANT", "LEVELS", "ROSTER", "Entry"]


class Entry(NamedTuple):
    """What a computer player does, in a line, and either its policy or the settings of its search."""

    about: str
    policy: str | None = None
    search: Mapping[str, object] | None = None


_SEARCH: Mapping[str, object] = {"method": "halving", "playout": "value", "seconds": 1.0}

_LEVELS = {
    "easy": Entry("a beginner: plausible, but overlooks things", "beginner"),
    "normal": Entry("knows what kingdoms become, but is often careless", "casual"),
    "hard": Entry("knows what kingdoms become, and is sometimes careless", "attentive"),
    "expert": Entry("knows what kingdoms become, thinks every round through, and hardly ever slips", "keen"),
    "master": Entry("thinks for as long as it may, on all cores", search={**_SEARCH, "seconds": 2.0, "threads": 0}),
}

ROSTER = {
    **_LEVELS,
    "random": Entry("claims and places at random", "random"),
    "greedy": Entry("places for the most points at once, claims at random", "greedy"),
    "full-greedy": Entry(
        "looks at its placement and its next domino together, keeps the centre and avoids holes", "full-greedy"
    ),
    "value": Entry(
        "one decision ahead with the learned evaluation; between two players, to the end of the round", "value"
    ),
    "mc": Entry(
        "flat Monte Carlo: every move equally often",
        search={"method": "flat", "playout": "full-greedy", "seconds": 2.0},
    ),
    "uct": Entry(
        "Monte Carlo tree search",
        search={"method": "uct", "playout": "full-greedy", "exploration": 0.6, "seconds": 2.0},
    ),
    "search": Entry("the search that master uses, with every knob", search=_SEARCH),
}

LEVELS = tuple(_LEVELS)
"""The levels for people, from gentle to strong."""

INSTANT = frozenset(name for name, entry in ROSTER.items() if entry.policy)
"""Those that decide in less than a millisecond."""

AGENTS = {name: entry.about for name, entry in ROSTER.items()}
"""Every computer player by name, and what it does."""
