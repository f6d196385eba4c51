"""The result of a tournament, as a table, as JSON and CSV, and as records."""

import csv
import io
import json
import math
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from ..game import SEATS
from ..languages import current, say
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
        heads = (say(f"result-column-{name}") for name in ("games", "wins", "ties", "losses", "share"))
        more = (say(f"result-column-{name}") for name in ("score", "margin", "rating"))
        rows = [["", *heads, _percent(0.95, 0), *more]]
        for row in self.standings:
            share = row.win_share
            rows.append(
                [
                    row.agent,
                    *map(str, (row.games, row.wins, row.ties, row.losses)),
                    _percent(share.mean),
                    say("result-interval", low=_percent(share.low), high=_percent(share.high)),
                    str(row.score),
                    row.margin.told(signed=True),
                    str(row.rating),
                ]
            )
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        title = "result-title-dynasties" if plan.dynasty else "result-title"
        rules = ", ".join(filter(None, (plan.edition, plan.rules)))  # as they are typed
        games, deals = len(self.games), self.deals
        lines = [say(title, games=games, deals=deals, rules=rules, players=plan.players, seed=str(plan.seed))]
        for first, *others in rows:
            cells = [first.ljust(widths[0]), *(c.rjust(w) for c, w in zip(others, widths[1:], strict=True))]
            lines.append("  ".join(cells).rstrip())
        lines.append(say("result-note"))
        if elo := self.elo:
            lines.append(_elo_text(elo, *plan.names))
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


def _percent(share: float, digits: int = 1) -> str:
    return current().percent(share, digits)


def _elo_text(elo: Estimate, first: str, second: str) -> str:
    known = (math.isfinite(elo.low), math.isfinite(elo.high))
    within = {(True, True): "interval", (True, False): "at-least", (False, True): "at-most", (False, False): "open"}
    alone = {"interval": "interval", "at-least": "only-at-least", "at-most": "only-at-most", "open": "nothing"}
    how = within[known] if math.isfinite(elo.mean) else alone[within[known]]
    mean, low, high = (f"{value:+.0f}" for value in (elo.mean, elo.low, elo.high))
    return say("result-elo", first=first, second=second, how=how, elo=mean, low=low, high=high)
