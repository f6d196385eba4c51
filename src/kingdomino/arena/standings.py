"""How the computer players did, and their ratings.

A shared victory among k seats is a tie, and 1/k in the win share. The margin is the distance to the mean of the other
seats. A player in several seats of a table is counted once per seat.

Ratings are OpenSkill's (Plackett-Luce), from the finishing places of all games in order. Computer players do not learn
here, so no uncertainty is added between games.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from .estimates import Estimate, Z, mean_over_deals, share_over_deals
from .plan import Plan, Played


def win_shares(places: Sequence[int]) -> list[float]:
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


class Table(NamedTuple):
    """A game as the statistics see it."""

    deal: int
    agents: tuple[int, ...]
    scores: list[int]
    places: list[int]

    def shares(self) -> list[float]:
        return win_shares(self.places)

    def margins(self) -> list[float]:
        others = len(self.scores) - 1
        return [score - (sum(self.scores) - score) / others for score in self.scores]


@dataclass(frozen=True)
class Standing:
    """How a computer player did; games are counted once for each seat it sat in."""

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
        return {name: value.as_dict() if isinstance(value, Estimate) else value for name, value in vars(self).items()}


def tables_of(plan: Plan, games: Sequence[Played]) -> list[Table]:
    """The games; a lone player has nobody to beat, so those who played the same deal are compared by points."""
    tables = [Table(g.job.deal, plan.seats(g.job), g.scores, g.places) for g in games]
    if plan.players > 1:
        return tables
    alone: dict[int, list[Table]] = defaultdict(list)
    for table in tables:
        alone[table.deal].append(table)
    compared = []
    for deal, same in alone.items():
        scores = [table.scores[0] for table in same]
        places = [1 + sum(other > score for other in scores) for score in scores]
        compared.append(Table(deal, tuple(table.agents[0] for table in same), scores, places))
    return [table for table in compared if len(table.agents) > 1]


def standings_of(plan: Plan, games: Sequence[Played]) -> list[Standing]:
    """The computer players, best first by win share; without those that have not finished a deal."""
    tables = tables_of(plan, games)
    seats: list[dict[int, list[list[float]]]] = [defaultdict(list) for _ in plan.agents]
    for table in tables:
        for who, *values in zip(table.agents, table.shares(), table.scores, table.margins(), strict=True):
            seats[who][table.deal].append(values)
    ratings = _ratings(plan, tables)
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
                agent=plan.names[who],
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


def _ratings(plan: Plan, tables: Sequence[Table]) -> list[Estimate]:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)
    ratings = [model.rating() for _ in plan.agents]
    for table in tables:
        seats = [[model.create_rating([ratings[who].mu, ratings[who].sigma])] for who in table.agents]
        rated = model.rate(seats, ranks=[float(place) for place in table.places])
        for who in set(table.agents):  # a player in several seats moves by their mean
            own = [seat for (seat,), sitting in zip(rated, table.agents, strict=True) if sitting == who]
            ratings[who].mu = sum(seat.mu for seat in own) / len(own)
            ratings[who].sigma = sum(seat.sigma for seat in own) / len(own)
    return [Estimate(r.mu, r.mu - Z * r.sigma, r.mu + Z * r.sigma) for r in ratings]
