"""The result of a tournament, as a table, as JSON and CSV, and as records."""

import csv
import io
import json
import math
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from ..game import SEATS
from .estimates import Estimate, elo_of_share
from .plan import Plan, Played
from .sprt import Sprt
from .standings import Standing, standings_of, win_shares


@dataclass(frozen=True)
class Result:
    """The result; prints as a table. Only deals that a line-up has played in every rotation count."""

    plan: Plan
    games: list[Played]
    sprt: Sprt | None = None

    @property
    def deals(self) -> int:
        return len({game.job.deal for game in self.games})

    @property
    def complete(self) -> bool:
        """Whether everything was played, or as much as the sequential test asked for."""
        return len(self.games) == self.plan.total or bool(self.sprt and self.sprt.accepted is not None)

    @cached_property
    def standings(self) -> list[Standing]:
        return standings_of(self.plan, self.games)

    def __getitem__(self, name: str) -> Standing:
        for row in self.standings:
            if row.agent == name:
                return row
        raise KeyError(name)

    @property
    def elo(self) -> Estimate | None:
        """How much stronger the first player is than the second; known only for a match of two."""
        plan = self.plan
        of_two = len(plan.agents) == 2 and (plan.one_against_all or plan.players <= 2)
        if not of_two or not self.standings:
            return None
        share = self[plan.names[0]].win_share
        seats = max(2, plan.players)
        return Estimate(*(elo_of_share(value, seats) for value in (share.mean, share.low, share.high)))

    def __str__(self) -> str:
        plan = self.plan
        rows = [["", "games", "wins", "ties", "losses", "win share", "95%", "score", "margin", "rating"]]
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
        lines.append("± is half a 95% interval; deals are the independent units; rating by OpenSkill")
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
            "complete": self.complete,
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
            shares = win_shares(game.places)
            cells = zip(SEATS, self._seat_names(game), game.scores, game.places, shares, strict=False)
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
    return f"Elo {elo.mean:+.0f} (95%: {within})" if math.isfinite(elo.mean) else f"Elo {within} (95%)"
