"""Playing a plan: the arena itself, and the two functions that most programs need."""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Self, SupportsIndex, Unpack

from ..core import Rules
from ..editions import RuleChanges
from .journal import Journal
from .plan import Job, Plan, Played, play
from .result import Result
from .sprt import Sprt
from .standings import tables_of
from .workers import work_off


class Arena:
    """A plan that is being played: `play` continues where it, or the journal, stopped; `result` is what is known."""

    def __init__(
        self,
        plan: Plan,
        *,
        sprt: tuple[float, float] | None = None,
        journal: str | Path | None = None,
        fresh: bool = False,
    ) -> None:
        self.plan = plan
        self._sprt = Sprt(*sprt, seats=max(2, plan.players)) if sprt else None
        self._played: dict[Job, Played] = {}
        self.journal = Journal(journal, plan, fresh=fresh) if journal is not None else None
        for game in self.journal.played if self.journal else []:
            self._played.setdefault(game.job, game)
        self._test()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.journal:
            self.journal.close()

    @property
    def done(self) -> int:
        """How many games of the plan have been played."""
        return sum(job.deal < self.plan.deals for job in self._played)

    @property
    def decided(self) -> bool:
        """Whether the sequential test, if there is one, has ended."""
        return self._sprt is not None and self._sprt.accepted is not None

    def play(
        self,
        *,
        workers: int | None = None,
        ray: str | None = None,
        on_game: Callable[[], None] = lambda: None,
    ) -> None:
        """Plays what is left, in this many processes (0: in this one; left out: one per core) or on a Ray cluster."""
        left = (job for job in self.plan.jobs() if job not in self._played)
        first = None if self.decided else next(left, None)
        if first is None:
            return
        with closing(work_off(partial(play, self.plan), chain([first], left), workers=workers, ray=ray)) as games:
            for game in games:
                if self.journal:
                    self.journal.add(game)
                self._played[game.job] = game
                on_game()
                self._test()
                if self.decided:
                    return

    def _test(self) -> None:
        """Shows the sequential test every complete deal, in order."""
        while self._sprt and not self.decided and self._sprt.deals < self.plan.deals:
            jobs = list(self.plan.jobs_of(self._sprt.deals))
            if any(job not in self._played for job in jobs):
                return
            shares = [
                share
                for table in tables_of(self.plan, [self._played[job] for job in jobs])
                for who, share in zip(table.agents, table.shares(), strict=True)
                if who == 0
            ]
            self._sprt.add(sum(shares) / len(shares))

    def result(self) -> Result:
        """What is known so far; after a sequential test, only what it has seen."""
        deals = self._sprt.deals if self._sprt and self.decided else self.plan.deals
        rotations = Counter((job.deal, job.lineup) for job in self._played if job.deal < deals)
        games = [
            game for job, game in sorted(self._played.items()) if rotations[job.deal, job.lineup] == self.plan.players
        ]
        return Result(self.plan, games, self._sprt)


def tournament(
    agents: Sequence[str],
    *,
    games: int = 200,
    players: int = 2,
    edition: str = "classic",
    rules: Rules | None = None,
    dynasty: bool = False,
    seed: SupportsIndex = 0,
    workers: int | None = None,
    ray: str | None = None,
    journal: str | Path | None = None,
    **changes: Unpack[RuleChanges],
) -> Result:
    """Every choice of `players` of these computer players meets in this many games.

    Where there are fewer computer players than seats, every table has all of them, some more than once.
    Rules are given as for `Game`; `workers`, `ray` and `journal` as for `Arena`.

    >>> print(tournament(["random", "greedy", "full-greedy"], games=100, seed=1))
    """
    plan = Plan.of(
        agents, games=games, players=players, edition=edition, rules=rules, dynasty=dynasty, seed=seed, **changes
    )
    return _played(plan, None, workers, ray, journal)


def play_match(
    first: str,
    second: str,
    *,
    games: int = 400,
    players: int = 2,
    edition: str = "classic",
    rules: Rules | None = None,
    dynasty: bool = False,
    seed: SupportsIndex = 0,
    sprt: tuple[float, float] | None = None,
    workers: int | None = None,
    ray: str | None = None,
    journal: str | Path | None = None,
    **changes: Unpack[RuleChanges],
) -> Result:
    """The first computer player in one seat against the second in all others; the seats rotate.

    With `sprt=(0, 10)` it ends as soon as it is clear whether the first one is 0 or 10 Elo stronger.

    >>> print(play_match("full-greedy", "greedy", players=4))
    """
    plan = Plan.of(
        [first, second],
        games=games,
        players=players,
        edition=edition,
        rules=rules,
        dynasty=dynasty,
        seed=seed,
        one_against_all=True,
        **changes,
    )
    return _played(plan, sprt, workers, ray, journal)


def _played(
    plan: Plan, sprt: tuple[float, float] | None, workers: int | None, ray: str | None, journal: str | Path | None
) -> Result:
    with Arena(plan, sprt=sprt, journal=journal) as arena:
        arena.play(workers=workers, ray=ray)
        return arena.result()
