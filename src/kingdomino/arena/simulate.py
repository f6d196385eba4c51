"""Games between computer players, one after the other, as records."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from time import monotonic
from typing import SupportsIndex

from ..agents import agent
from ..core import Rules
from ..editions import edition as edition_named
from ..errors import Mistaken
from ..seeds import checked_seed, derived_seed
from .sitting import Sitting
from .workers import cores, in_order, work_off

__all__ = ["simulate"]

_AT_ONCE = 0.25
"""Seconds: anything shorter is played before a worker would have started."""


@dataclass(frozen=True)
class _Simulation:
    """Every game follows from the seed and its number."""

    sitting: Sitting
    seed: int

    def __call__(self, number: int) -> tuple[int, str]:
        seeds = [derived_seed(self.seed, number, seat) for seat in range(len(self.sitting.agents))]
        return number, self.sitting.play(derived_seed(self.seed, number), seeds).record


def simulate(
    agents: Sequence[str],
    *,
    games: int,
    seed: SupportsIndex,
    players: int = 2,
    edition: str = "classic",
    dynasty: bool = False,
    rules: Rules | None = None,
    workers: int | None = None,
) -> Iterator[str]:
    """The records of games (or whole Dynasties) between computer players, named once for all seats or once per seat.

    They come in the order of their numbers and are the same with any number of workers: processes, one per core if
    left out; 0 plays in this one.
    """
    if len(agents) not in (1, players):
        raise Mistaken(
            f"name one computer player for all seats or one for each, not {len(agents)} for {players}",
            "agents-and-seats",
            {"agents": str(len(agents)), "seats": str(players)},
        )
    specs = tuple(agents) * players if len(agents) == 1 else tuple(agents)
    for spec in specs:
        agent(spec, seed=0)
    rules = edition_named(edition).rules if rules is None else rules
    work = _Simulation(Sitting(specs, specs, edition, rules, dynasty), checked_seed(seed))
    numbers = iter(range(games))
    begun, due = monotonic(), 0
    while monotonic() < begun + _AT_ONCE and (number := next(numbers, None)) is not None:
        yield work(number)[1]
        due += 1
    if due == games:
        return
    if workers is None and cores() == 1:
        workers = 0
    with closing(work_off(work, numbers, workers=workers)) as played:
        yield from in_order(played, due)
