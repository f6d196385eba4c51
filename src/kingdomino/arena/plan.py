"""What is played: the plan of a tournament, its jobs, and playing one of them.

Each deal is played once for every rotation of the seats and, in a tournament, by every line-up, with the same kings and
the same lines each time: whoever was lucky in one game was unlucky in the other.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property, lru_cache
from importlib.metadata import version
from itertools import combinations_with_replacement
from typing import Any, NamedTuple, Self, SupportsIndex, Unpack

from ..agents import agent
from ..core import Rules
from ..editions import RuleChanges, rules_from_text, rules_text
from ..editions import edition as edition_named
from ..errors import Mistaken
from ..game import Game
from ..seeds import checked_seed, derived_seed
from .sitting import Sitting


class Job(NamedTuple):
    """One game of a plan. Jobs are played, listed and rated in this order, so an early stop leaves whole deals."""

    deal: int
    lineup: int
    rotation: int


class Played(NamedTuple):
    """How a job ended, by seat, and the record of its game (or of the three games of a Dynasty)."""

    job: Job
    scores: list[int]
    places: list[int]
    record: str


@dataclass(frozen=True)
class Plan:
    """Everything that decides the games, as plain data that travels to other machines and into journals."""

    agents: tuple[str, ...]
    players: int
    edition: str
    rules: str  # how they differ from the edition
    dynasty: bool
    seed: int
    deals: int
    one_against_all: bool  # a match: the first player in one seat, the second in all others

    @classmethod
    def of(
        cls,
        agents: Sequence[str],
        *,
        games: int,
        players: int = 2,
        edition: str = "classic",
        rules: Rules | None = None,
        dynasty: bool = False,
        seed: SupportsIndex = 0,
        one_against_all: bool = False,
        **changes: Unpack[RuleChanges],
    ) -> Self:
        """A plan that makes sense. `games` counts those of each line-up and is rounded up to whole deals."""
        if len(agents) < 2:
            raise Mistaken("a comparison takes at least two computer players", "two-agents")
        if games < 1:
            raise Mistaken("at least one game has to be played", "one-game")
        base = edition_named(edition)
        chosen = (base.rules if rules is None else rules).replace(**changes)
        plan = cls(
            agents=tuple(agents),
            players=players,
            edition=edition,
            rules=rules_text(base, chosen),
            dynasty=dynasty,
            seed=checked_seed(seed),
            deals=-(-games // max(1, players)),  # a table without players is refused below
            one_against_all=one_against_all,
        )
        for spec, name in zip(agents, plan.names, strict=True):
            agent(spec, seed=0)
            Game(players, edition, seed=plan.seed, names=[name] * players, rules=chosen)  # refuses what else is wrong
        return plan

    @property
    def names(self) -> list[str]:
        """One name per computer player, even where the same one is entered twice."""
        return [
            spec if spec not in self.agents[:i] else f"{spec} ({self.agents[:i].count(spec) + 1})"
            for i, spec in enumerate(self.agents)
        ]

    @cached_property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """Who meets at a table, as indices of `agents`: every choice with as many different ones as it can seat."""
        if self.one_against_all and self.players > 1:
            return ((0,) + (1,) * (self.players - 1),)
        different = min(len(self.agents), self.players)
        choices = combinations_with_replacement(range(len(self.agents)), self.players)
        return tuple(choice for choice in choices if len(set(choice)) == different)

    @property
    def total(self) -> int:
        return self.deals * len(self.lineups) * self.players

    def jobs(self) -> Iterator[Job]:
        for deal in range(self.deals):
            yield from self.jobs_of(deal)

    def jobs_of(self, deal: int) -> Iterator[Job]:
        for lineup in range(len(self.lineups)):
            for rotation in range(self.players):
                yield Job(deal, lineup, rotation)

    def seats(self, job: Job) -> tuple[int, ...]:
        """Who sits where."""
        lineup = self.lineups[job.lineup]
        return lineup[job.rotation :] + lineup[: job.rotation]

    def identity(self) -> dict[str, Any]:
        """What a journal must agree with: all but the number of deals, so that a tournament can be made longer."""
        values = asdict(self)
        del values["deals"]
        return {"arena": 1, "kingdomino": version("kingdomino"), **values, "agents": list(self.agents)}


def play(plan: Plan, job: Job) -> Played:
    """Plays one job, the same way wherever it is played."""
    seeds = [derived_seed(plan.seed, job.deal, job.rotation, seat) for seat in range(plan.players)]
    headers = {"Deal": str(job.deal), "Rotation": str(job.rotation)}
    outcome, record = _sitting(plan, job.lineup, job.rotation).play(derived_seed(plan.seed, job.deal), seeds, headers)
    return Played(job, list(outcome.scores), list(outcome.places), record)


@lru_cache(maxsize=1000)
def _sitting(plan: Plan, lineup: int, rotation: int) -> Sitting:
    seats = plan.seats(Job(0, lineup, rotation))
    return Sitting(
        agents=tuple(plan.agents[who] for who in seats),
        names=tuple(plan.names[who] for who in seats),
        edition=plan.edition,
        rules=rules_from_text(edition_named(plan.edition), plan.rules),
        dynasty=plan.dynasty,
    )
