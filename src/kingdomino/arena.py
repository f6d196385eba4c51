"""The arena: paired matches and tournaments of computer players, on all cores or a Ray cluster, and their statistics.

**Paired deals.** Each deal is played once for every rotation of the seats and, in a tournament, by every line-up, with
the same kings and the same lines each time: who was lucky in one game was unlucky in the other.

**Intervals.** Games of one deal are therefore not independent, but deals are. A mean is taken over games, its standard
error over deals: with the sum S and the number n of the games of each of m deals,
se**2 = m / (m - 1) * sum((S - mean * n)**2) / sum(n)**2, which is the usual s / sqrt(m) where all n are equal. The 95 %
interval is Student's with m - 1 degrees of freedom. Where all deals agree (A won everything) it has no width; then a
win share gets Wilson's interval for m trials, which is wide enough, because no mean of results between 0 and 1 varies
more than a coin of the same mean.

**Counting.** A shared victory among k seats is a tie, and 1/k in the win share. The margin is the distance to the mean
of the other seats. Who sits on several seats of a table is counted once a seat. Alone (`players=1`) there is nobody
else at the table: those who played the same deal are compared by points.

**Ratings** are OpenSkill's (Plackett-Luce), from the places of all games in their order. Computer players do not learn
here, so no uncertainty is added between games.

**Clocks.** A player that thinks by the clock, or on several threads, is only as strong as the cores it gets: measure it
with `threads=1`, or with one worker.

**Elo and SPRT** belong to a match: Elo d stands for a win share of 1 / (1 + (seats - 1) * 10**(-d / 400)), also for one
against three. The sequential test looks at whole deals in their order, so the number of workers cannot change its end.
"""

import csv
import io
import json
import math
import os
import sys
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from importlib.metadata import version
from itertools import combinations_with_replacement
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple, Self

from .agents import agent
from .bulk import derived_seed
from .core import Rules
from .editions import edition as edition_named
from .editions import rules_from_text, rules_text
from .game import Game
from .match import Match

__all__ = ["Arena", "Estimate", "Plan", "Result", "Sprt", "Standing", "play_match", "tournament"]


# ---- what is played ----


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
        seed: int = 0,
        one_against_all: bool = False,
        **changes: Any,
    ) -> Self:
        """A plan that makes sense. `games` counts those of each line-up and is rounded up to whole deals."""
        if len(agents) < 2:
            raise ValueError("it takes two computer players to compare them")
        if games < 1:
            raise ValueError("it takes at least one game")
        base = edition_named(edition)
        chosen = (base.rules if rules is None else rules).replace(**changes)
        plan = cls(
            agents=tuple(agents),
            players=players,
            edition=edition,
            rules=rules_text(base, chosen),
            dynasty=dynasty,
            seed=seed,
            deals=math.ceil(games / max(1, players)),  # no players are refused below
            one_against_all=one_against_all,
        )
        for spec, name in zip(agents, plan.names, strict=True):
            agent(spec, seed=0)
            Game(players, edition, seed=seed, names=[name] * players, rules=chosen)  # refuses the rest that is wrong
        return plan

    @property
    def names(self) -> list[str]:
        """One name a computer player, also where the same one is entered twice."""
        return [
            spec if spec not in self.agents[:i] else f"{spec} ({self.agents[:i].count(spec) + 1})"
            for i, spec in enumerate(self.agents)
        ]

    @property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """Who meets at a table, as indices of `agents`."""
        return _lineups(len(self.agents), self.players, self.one_against_all)

    @property
    def total(self) -> int:
        return self.deals * len(self.lineups) * self.players

    def jobs(self) -> Iterator[Job]:
        for deal in range(self.deals):
            for lineup in range(len(self.lineups)):
                for rotation in range(self.players):
                    yield Job(deal, lineup, rotation)

    def seats(self, job: Job) -> tuple[int, ...]:
        """Who sits where."""
        lineup = self.lineups[job.lineup]
        return lineup[job.rotation :] + lineup[: job.rotation]

    def identity(self) -> dict[str, Any]:
        """What a journal must agree in: all but the number of deals, so that a tournament can be made longer."""
        values = asdict(self)
        del values["deals"]
        return {"arena": 1, "kingdomino": version("kingdomino"), **values, "agents": list(self.agents)}


@cache
def _lineups(agents: int, players: int, one_against_all: bool) -> tuple[tuple[int, ...], ...]:
    """Every choice of players for a table with as many different ones as it can seat."""
    if one_against_all and players > 1:
        return ((0,) + (1,) * (players - 1),)
    different = min(agents, players)
    return tuple(c for c in combinations_with_replacement(range(agents), players) if len(set(c)) == different)


def play(plan: Plan, job: Job) -> Played:
    """Plays one job, the same way wherever it is played."""
    seats = plan.seats(job)
    names = plan.names
    bots = [
        agent(plan.agents[who], seed=derived_seed(plan.seed, job.deal, job.rotation, seat))
        for seat, who in enumerate(seats)
    ]
    played = (Match if plan.dynasty else Game)(
        plan.players,
        plan.edition,
        seed=derived_seed(plan.seed, job.deal),
        names=[names[who] for who in seats],
        rules=rules_from_text(edition_named(plan.edition), plan.rules),
    )
    while not played.is_over:
        game = played.game if isinstance(played, Match) else played
        assert game.turn is not None
        played.push(bots[game.turn].choose(game.position))
    for game in played.games if isinstance(played, Match) else [played]:
        game.headers |= {"Deal": str(job.deal), "Rotation": str(job.rotation)}
    outcome = played.outcome
    assert outcome is not None
    return Played(job, list(outcome.scores), list(outcome.places), played.record())


# ---- where it is played: each yields games as they end, and stops its workers when it is closed ----


def _in_this_process(plan: Plan, jobs: Sequence[Job]) -> Generator[Played, None, None]:
    for job in jobs:
        yield play(plan, job)


def play_batch(plan: Plan, jobs: Sequence[Job]) -> tuple[list[Played], Sequence[Job]]:
    """Plays for a twentieth of a second, but at least one game; returns what was played and what was left."""
    end = monotonic() + 0.05
    games: list[Played] = []
    while len(games) < len(jobs) and not (games and monotonic() > end):
        games.append(play(plan, jobs[len(games)]))
    return games, jobs[len(games) :]


class _Batches:
    """Hands out jobs in batches that grow with the speed of the games: quick ones would drown in messages."""

    def __init__(self, jobs: Sequence[Job], workers: int) -> None:
        self._jobs = deque(jobs)
        self._workers = workers
        self._size = 1

    def take(self, running: int) -> Iterator[Sequence[Job]]:
        """As many batches as keep all workers busy while some are under way."""
        for _ in range(2 * self._workers - running):
            if self._jobs:
                yield [self._jobs.popleft() for _ in range(min(self._size, len(self._jobs)))]

    def ended(self, batch: tuple[list[Played], Sequence[Job]]) -> list[Played]:
        games, left = batch
        self._jobs.extendleft(reversed(left))
        self._size = len(games) if left else 2 * max(self._size, len(games))
        return games


def _in_processes(plan: Plan, jobs: Sequence[Job], workers: int) -> Generator[Played, None, None]:
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_become_worker)
    batches = _Batches(jobs, workers)
    running: set[Future[tuple[list[Played], Sequence[Job]]]] = set()
    try:
        while True:
            with _workers_start_clean():
                running |= {pool.submit(play_batch, plan, batch) for batch in batches.take(len(running))}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield from batches.ended(future.result())
    except BrokenProcessPool:
        raise ChildProcessError("a worker process was killed from outside") from None
    finally:
        for process in list((pool._processes or {}).values()):  # public from Python 3.14 on: kill_workers
            process.kill()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _workers_start_clean() -> Iterator[None]:
    """A worker needs nothing of the caller's script, which would otherwise run once more in each, and no Ctrl-C."""
    import signal
    from types import ModuleType

    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if hasattr(signal, "pthread_sigmask") else None
    try:
        yield
    finally:
        sys.modules["__main__"] = main
        if blocked is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def _become_worker() -> None:
    """Leaves Ctrl-C to the parent, and ends when the parent does, even if it was killed."""
    import signal
    from multiprocessing import parent_process
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()


def _on_ray(plan: Plan, jobs: Sequence[Job], address: str, workers: int | None) -> Generator[Played, None, None]:
    import logging

    try:
        import ray
    except ModuleNotFoundError:
        raise ModuleNotFoundError("a Ray cluster needs Ray: pip install 'kingdomino[ray]'") from None

    ours = not ray.is_initialized()
    if ours:
        _check_address(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a tournament is nobody else's business
        try:
            ray.init(
                address=address,
                num_cpus=workers if address == "local" else None,
                include_dashboard=False if address == "local" else None,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ConnectionError(f"no Ray cluster at {address}: {str(error).splitlines()[0]}") from None
    remote = ray.remote(play_batch)
    running: list[Any] = []
    try:
        cpus = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
        batches = _Batches(jobs, max(1, int(cpus)))
        while True:
            running += [remote.remote(plan, batch) for batch in batches.take(len(running))]
            if not running:
                return
            done, running = ray.wait(running)
            yield from batches.ended(ray.get(done[0]))
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise ConnectionError(f"the Ray cluster failed: {str(error).splitlines()[0]}") from None
    finally:
        if ours:
            ray.shutdown()  # ends what is under way too
        else:
            for reference in running:
                ray.cancel(reference)


def _check_address(address: str) -> None:
    """Ray itself needs minutes to find out that nobody answers."""
    import socket

    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host and address in ("local", "auto"):
        return
    if not host or not port.isdecimal():
        raise ValueError(f"a Ray cluster has an address such as 10.0.0.1:6379, or 'auto', or 'local', not {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()
    except (OSError, OverflowError):
        raise ConnectionError(f"no Ray cluster answers at {address}") from None


# ---- the journal ----


class Journal:
    """The games of a plan, a line each, written as they end: what is in it is never played again.

    A line that a kill cut off is dropped, and one that is damaged is ignored: those games are played again.
    """

    def __init__(self, path: str | Path, plan: Plan, *, fresh: bool = False) -> None:
        self.path = Path(path)
        self._file = open(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")  # noqa: SIM115
        try:
            self._lock()
            header = json.dumps(plan.identity()).encode() + b"\n"
            first = self._file.readline()
            if header.startswith(first) and first != header:  # empty, or killed while it was begun
                fresh = True
            else:
                self._check_header(first, plan, fresh)
            self.played = [] if fresh else list(self._read(plan))
            if fresh:
                self._file.seek(0)
                self._file.truncate()
                self._file.write(header)
                self._file.flush()
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # Windows has other locks; there two runs must not share a journal
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ValueError(f"{self.path} is being written by another run") from None

    def _check_header(self, line: bytes, plan: Plan, fresh: bool) -> None:
        found = _json_object(line)
        if "arena" not in found:
            raise ValueError(f"{self.path} is not a journal of the arena")
        for name, value in plan.identity().items():
            if found.get(name) != value and not fresh:
                raise ValueError(
                    f"{self.path} belongs to another tournament: its {name} is {_short(found.get(name))}, "
                    f"not {_short(value)}"
                )

    def _read(self, plan: Plan) -> Iterator[Played]:
        end = self._file.tell()
        for line in iter(self._file.readline, b""):
            if not line.endswith(b"\n"):
                break
            end += len(line)
            if game := _played_from(_json_object(line), plan):
                yield game
        self._file.seek(end)
        self._file.truncate()

    def add(self, game: Played) -> None:
        values = {**game.job._asdict(), "scores": game.scores, "places": game.places, "record": game.record}
        self._file.write(json.dumps(values).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def _json_object(line: bytes) -> dict[str, Any]:
    """Empty if the line holds something else."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _played_from(values: Mapping[str, Any], plan: Plan) -> Played | None:
    """A line of a journal, if it is whole and a game of this plan."""
    numbers = [values.get(name) for name in Job._fields]
    scores, places, record = (values.get(name) for name in ("scores", "places", "record"))
    if not all(type(n) is int and n >= 0 for n in numbers) or not isinstance(record, str):
        return None
    for row in scores, places:
        if not isinstance(row, list) or len(row) != plan.players or not all(type(n) is int for n in row):
            return None
    job = Job(*numbers)  # type: ignore[arg-type]
    if job.lineup >= len(plan.lineups) or job.rotation >= plan.players:
        return None
    return Played(job, scores or [], places or [], record)


# ---- statistics ----

_Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval, which is infinite where nothing is known yet."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        half = (self.high - self.low) / 2
        return f"{self.mean:.1f} ± {half:.1f}" if math.isfinite(half) else f"{self.mean:.1f}"

    def as_dict(self) -> dict[str, float | None]:
        """For JSON, which knows no infinity."""
        return {name: value if math.isfinite(value) else None for name, value in asdict(self).items()}


def t_quantile(freedom: int) -> float:
    """How many standard errors make a 95 % interval: exact for 1 and 2 degrees of freedom, else right to 0.2 %."""
    if freedom < 3:
        return (math.inf, math.tan(0.475 * math.pi), 0.95 * math.sqrt(2 / 0.0975))[freedom]
    z, n = _Z, freedom
    return (  # the expansion of Cornish and Fisher
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def mean_over_deals(sums: Sequence[float], counts: Sequence[int]) -> Estimate:
    """The mean of results that come in deals, of each of which the sum and the number are given."""
    deals, games = len(sums), sum(counts)
    mean = sum(sums) / games
    if deals == 1:
        return Estimate(mean, -math.inf, math.inf)
    squares = sum((total - mean * count) ** 2 for total, count in zip(sums, counts, strict=True))
    half = t_quantile(deals - 1) * math.sqrt(deals / (deals - 1) * squares) / games
    return Estimate(mean, mean - half, mean + half)


def share_over_deals(sums: Sequence[float], counts: Sequence[int]) -> Estimate:
    """The same for results between 0 and 1."""
    estimate = mean_over_deals(sums, counts)
    mean, n = estimate.mean, len(sums)
    if estimate.high - estimate.low < 1e-9:  # all deals agree
        centre = (mean + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
        half = _Z / (1 + _Z**2 / n) * math.sqrt(max(0.0, mean * (1 - mean)) / n + _Z**2 / (4 * n**2))
        estimate = Estimate(mean, centre - half, centre + half)
    return Estimate(mean, min(mean, max(0.0, estimate.low)), max(mean, min(1.0, estimate.high)))


def share_of_elo(elo: float, seats: int = 2) -> float:
    """The expected win share of one player that is so much stronger than all others at the table."""
    return 1 / (1 + (seats - 1) * 10 ** (-elo / 400))


def elo_of_share(share: float, seats: int = 2) -> float:
    """The inverse; infinite for a player that always wins or never."""
    if not 0 < share < 1:
        return math.inf if share >= 1 else -math.inf
    return 400 * math.log10(share * (seats - 1) / (1 - share))


class Sprt:
    """The generalised sequential probability ratio test: is the first player's Elo advantage `elo0` or `elo1`?

    It compares the likeliest distribution of win shares over deals, whatever its shape, whose mean is what `elo0`
    stands for, with the likeliest one for `elo1`. Either error has a chance of about 5 %.
    """

    ERROR = 0.05
    BOUND = math.log((1 - ERROR) / ERROR)

    def __init__(self, elo0: float, elo1: float, seats: int = 2) -> None:
        if not -1000 <= elo0 < elo1 <= 1000:
            raise ValueError("a sequential test takes two Elo advantages from -1000 to 1000, the smaller one first")
        self.elo0, self.elo1 = elo0, elo1
        self._means = share_of_elo(elo0, seats), share_of_elo(elo1, seats)
        self._seen: Counter[float] = Counter()
        self.deals = 0
        self.llr = 0.0

    def add(self, share: float) -> None:
        """Takes the first player's mean win share of the next deal."""
        self._seen[round(share, 9)] += 1
        self.deals += 1
        weights = {0.0: 1e-3, 1.0: 1e-3}  # what has not been seen yet is not impossible
        for value, count in self._seen.items():
            weights[value] = weights.get(value, 0.0) + count
        tilt0, tilt1 = (_tilt(weights, mean) for mean in self._means)
        mean0, mean1 = self._means
        self.llr = sum(
            weight * math.log((1 + tilt0 * (value - mean0)) / (1 + tilt1 * (value - mean1)))
            for value, weight in weights.items()
        )

    @property
    def accepted(self) -> float | None:
        """The Elo advantage that the test has decided for."""
        if abs(self.llr) < self.BOUND:
            return None
        return self.elo1 if self.llr > 0 else self.elo0

    def __str__(self) -> str:
        verdict = "not decided" if self.accepted is None else f"{self.accepted:+g} accepted"
        return (
            f"SPRT of Elo {self.elo0:+g} against {self.elo1:+g}: {verdict} after {self.deals} deals "
            f"(log likelihood ratio {self.llr:.2f}, bounds -{self.BOUND:.2f} and {self.BOUND:.2f})"
        )

    def as_dict(self) -> dict[str, float | None]:
        return {name: getattr(self, name) for name in ("elo0", "elo1", "accepted", "llr", "deals")}


def _tilt(weights: Mapping[float, float], mean: float) -> float:
    """The x for which weights w / (1 + x * (value - mean)) are the likeliest distribution of that mean."""
    low, high = -1 / (max(weights) - mean), 1 / (mean - min(weights))
    for _ in range(60):
        x = (low + high) / 2
        if sum(weight * (value - mean) / (1 + x * (value - mean)) for value, weight in weights.items()) > 0:
            low = x
        else:
            high = x
    return (low + high) / 2


# ---- the result ----


class _Table(NamedTuple):
    """A game as the statistics see it."""

    deal: int
    agents: tuple[int, ...]
    scores: list[int]
    places: list[int]

    def shares(self) -> list[float]:
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]

    def margins(self) -> list[float]:
        others = len(self.scores) - 1
        return [score - (sum(self.scores) - score) / others for score in self.scores]


@dataclass(frozen=True)
class Standing:
    """How a computer player did; games are counted once for each seat it sat on."""

    agent: str
    games: int
    wins: int
    ties: int
    losses: int
    win_share: Estimate
    score: Estimate
    margin: Estimate
    rating: Estimate

    def as_dict(self) -> dict[str, Any]:
        values = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {name: value.as_dict() if isinstance(value, Estimate) else value for name, value in values.items()}


@dataclass(frozen=True)
class Result:
    """What came out; prints as a table. Only deals that a line-up has played in every rotation count."""

    plan: Plan
    games: list[Played]
    sprt: Sprt | None = None

    @property
    def deals(self) -> int:
        return len({game.job.deal for game in self.games})

    @property
    def complete(self) -> bool:
        """Whether all was played, or as much as the sequential test asked for."""
        return len(self.games) == self.plan.total or bool(self.sprt and self.sprt.accepted is not None)

    @cached_property
    def _tables(self) -> list[_Table]:
        tables = [_Table(g.job.deal, self.plan.seats(g.job), g.scores, g.places) for g in self.games]
        if self.plan.players > 1:
            return tables
        alone: dict[int, list[_Table]] = defaultdict(list)
        for table in tables:
            alone[table.deal].append(table)
        compared = []
        for deal, same in alone.items():
            scores = [table.scores[0] for table in same]
            places = [1 + sum(other > score for other in scores) for score in scores]
            compared.append(_Table(deal, tuple(table.agents[0] for table in same), scores, places))
        return [table for table in compared if len(table.agents) > 1]

    @cached_property
    def standings(self) -> list[Standing]:
        """The computer players, best first by win share; without those that have not finished a deal."""
        seats: list[dict[int, list[tuple[float, float, float]]]] = [defaultdict(list) for _ in self.plan.agents]
        for table in self._tables:
            for who, *values in zip(table.agents, table.shares(), table.scores, table.margins(), strict=True):
                share, score, margin = values
                seats[who][table.deal].append((share, score, margin))
        ratings = self._ratings()
        rows = []
        for who, deals in enumerate(seats):
            if not deals:
                continue
            counts = [len(results) for results in deals.values()]
            shares, scores, margins = ([sum(r[i] for r in results) for results in deals.values()] for i in range(3))
            results = [share for of_deal in deals.values() for share, _, _ in of_deal]
            wins, losses = results.count(1.0), results.count(0.0)
            rows.append(
                Standing(
                    agent=self.plan.names[who],
                    games=len(results),
                    wins=wins,
                    ties=len(results) - wins - losses,
                    losses=losses,
                    win_share=share_over_deals(shares, counts),
                    score=mean_over_deals(scores, counts),
                    margin=mean_over_deals(margins, counts),
                    rating=ratings[who],
                )
            )
        return sorted(rows, key=lambda row: (-row.win_share.mean, -row.score.mean))

    def _ratings(self) -> list[Estimate]:
        from openskill.models import PlackettLuce

        model = PlackettLuce(tau=0)
        ratings = [model.rating() for _ in self.plan.agents]
        for table in self._tables:
            seats = [[model.create_rating([ratings[who].mu, ratings[who].sigma])] for who in table.agents]
            rated = model.rate(seats, ranks=[float(place) for place in table.places])
            for who in set(table.agents):  # who sits on several seats moves by their mean
                own = [seat for (seat,), sitting in zip(rated, table.agents, strict=True) if sitting == who]
                ratings[who].mu = sum(seat.mu for seat in own) / len(own)
                ratings[who].sigma = sum(seat.sigma for seat in own) / len(own)
        return [Estimate(r.mu, r.mu - _Z * r.sigma, r.mu + _Z * r.sigma) for r in ratings]

    def __getitem__(self, name: str) -> Standing:
        for row in self.standings:
            if row.agent == name:
                return row
        raise KeyError(name)

    @property
    def elo(self) -> Estimate | None:
        """How much stronger than the second player the first one is; only a match of two tells."""
        if (
            len(self.plan.agents) != 2
            or len(self.plan.lineups) != (1 if self.plan.players > 1 else 2)
            or not self.deals
        ):
            return None
        share = self[self.plan.names[0]].win_share
        seats = max(2, self.plan.players)
        return Estimate(*(elo_of_share(value, seats) for value in (share.mean, share.low, share.high)))

    def __str__(self) -> str:
        plan = self.plan
        rows = [["", "games", "wins", "ties", "losses", "win share", "95 %", "score", "margin", "rating"]]
        for row in self.standings:
            share = row.win_share
            rows.append(
                [
                    row.agent,
                    *map(str, (row.games, row.wins, row.ties, row.losses)),
                    f"{share.mean:.1%}",
                    f"{share.low:.1%} to {share.high:.1%}",
                    str(row.score),
                    f"{'+' if row.margin.mean >= 0 else ''}{row.margin}",
                    str(row.rating),
                ]
            )
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        what = f"{len(self.games)} {'Dynasties' if plan.dynasty else 'games'}, {self.deals} deals"
        alike = f"{plan.edition}{', ' + plan.rules if plan.rules else ''}, {plan.players} players, seed {plan.seed}"
        lines = [f"{what}: {alike.replace(' 1 players', ' 1 player')}"]
        for first, *others in rows:
            cells = [first.ljust(widths[0]), *(c.rjust(w) for c, w in zip(others, widths[1:], strict=True))]
            lines.append("  ".join(cells).rstrip())
        lines.append("± is half a 95 % interval; deals are the independent units; rating by OpenSkill")
        if elo := self.elo:
            first_name, second_name = plan.names
            lines.append(f"{first_name} against {second_name}: {_elo_text(elo)}")
        if self.sprt:
            lines.append(str(self.sprt))
        return "\n".join(lines)

    def as_dict(self) -> dict[str, Any]:
        """Everything but the records, for JSON."""
        return {
            "plan": {**asdict(self.plan), "lineups": self.plan.lineups},
            "deals": self.deals,
            "complete": len(self.games) == self.plan.total
            or (self.sprt is not None and self.sprt.accepted is not None),
            "standings": [row.as_dict() for row in self.standings],
            "elo": self.elo.as_dict() if self.elo else None,
            "sprt": self.sprt.as_dict() if self.sprt else None,
            "games": [
                {**g.job._asdict(), "agents": self._seat_names(g), "scores": g.scores, "places": g.places}
                for g in self.games
            ],
        }

    def _seat_names(self, game: Played) -> list[str]:
        names = self.plan.names
        return [names[who] for who in self.plan.seats(game.job)]

    def json(self) -> str:
        return json.dumps(self.as_dict(), indent=2) + "\n"

    def csv(self) -> str:
        """A row for each seat of each game."""
        text = io.StringIO()
        rows = csv.writer(text, lineterminator="\n")
        rows.writerow(["deal", "lineup", "rotation", "seat", "agent", "score", "place", "win_share"])
        for game in self.games:
            shares = _Table(0, (), game.scores, game.places).shares()
            cells = zip("ABCD", self._seat_names(game), game.scores, game.places, shares, strict=False)
            rows.writerows([*game.job, *seat] for seat in cells)
        return text.getvalue()

    def records(self) -> str:
        """The records of all games, as `kingdomino check` reads them."""
        return "".join(game.record + "\n" for game in self.games)


def _elo_text(elo: Estimate) -> str:
    low, high = f"{elo.low:+.0f}", f"{elo.high:+.0f}"
    within = {
        (True, True): f"{low} to {high}",
        (True, False): f"more than {low}",
        (False, True): f"less than {high}",
        (False, False): "anything",
    }[math.isfinite(elo.low), math.isfinite(elo.high)]
    return f"Elo {elo.mean:+.0f} (95 %: {within})" if math.isfinite(elo.mean) else f"Elo {within} (95 %)"


# ---- playing it ----


class Arena:
    """A plan that is being played: `play` goes on where it, or the journal, stopped; `result` tells what is known."""

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
        """Plays what is left, with so many processes (0: in this one; left out: one a core) or on a Ray cluster."""
        left = [] if self.decided else [job for job in self.plan.jobs() if job not in self._played]
        if not left:
            return
        if ray is not None:
            games = _on_ray(self.plan, left, ray, workers)
        elif workers == 0:
            games = _in_this_process(self.plan, left)
        else:
            games = _in_processes(self.plan, left, min(workers or cores(), len(left)))
        with closing(games):
            for game in games:
                if self.journal:
                    self.journal.add(game)
                self._played[game.job] = game
                on_game()
                self._test()
                if self.decided:
                    return

    def _test(self) -> None:
        """Shows the sequential test every deal that is complete, in order."""
        while self._sprt and not self.decided and self._sprt.deals < self.plan.deals:
            deal = self._sprt.deals
            jobs = [Job(deal, lineup, r) for lineup in range(len(self.plan.lineups)) for r in range(self.plan.players)]
            if any(job not in self._played for job in jobs):
                return
            shares = [
                share
                for table in Result(self.plan, [self._played[job] for job in jobs])._tables
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


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def tournament(
    agents: Sequence[str],
    *,
    games: int = 200,
    players: int = 2,
    edition: str = "classic",
    rules: Rules | None = None,
    dynasty: bool = False,
    seed: int = 0,
    workers: int | None = None,
    ray: str | None = None,
    journal: str | Path | None = None,
    **changes: Any,
) -> Result:
    """Every choice of `players` of these computer players meets in so many games.

    Where there are fewer computer players than seats, every table has all of them, some more than once.
    Rules are given as for `Game`; `workers`, `ray` and `journal` as for `Arena`.

    >>> print(tournament(["random", "greedy", "full-greedy"], games=100, seed=1))
    """
    plan = Plan.of(
        agents, games=games, players=players, edition=edition, rules=rules, dynasty=dynasty, seed=seed, **changes
    )
    with Arena(plan, journal=journal) as arena:
        arena.play(workers=workers, ray=ray)
        return arena.result()


def play_match(
    first: str,
    second: str,
    *,
    games: int = 400,
    players: int = 2,
    edition: str = "classic",
    rules: Rules | None = None,
    dynasty: bool = False,
    seed: int = 0,
    sprt: tuple[float, float] | None = None,
    workers: int | None = None,
    ray: str | None = None,
    journal: str | Path | None = None,
    **changes: Any,
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
    with Arena(plan, sprt=sprt, journal=journal) as arena:
        arena.play(workers=workers, ray=ray)
        return arena.result()
