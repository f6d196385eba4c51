"""One game, or one Dynasty, at a table of computer players, as its record.

Where all of them decide at once, the core plays and writes the whole game; otherwise it is played move by move.
The same seeds give the same record either way.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ..agents import agent, play_out, policy_of
from ..core import Outcome, Rules, decide, outcome_headers, play_games, sums
from ..dynasty import Dynasty, dynasty_headers
from ..game import Game
from ..records import Record

__all__ = ["Finished", "Sitting"]

_NO_HEADERS: Mapping[str, str] = {}


class Finished(NamedTuple):
    """How it ended, and the record (of a Dynasty: the records of its games, one after the other)."""

    outcome: Outcome
    record: str


@dataclass(frozen=True)
class Sitting:
    """Who sits where, and what they play."""

    agents: tuple[str, ...]
    names: tuple[str, ...]
    edition: str
    rules: Rules
    dynasty: bool = False

    def play(self, seed: int, seeds: Sequence[int], headers: Mapping[str, str] = _NO_HEADERS) -> Finished:
        """Deals from one seed; the players have seeds of their own. Headers are added to every record."""
        policies = self._policies
        if policies is None:
            return self.play_by_moves(seed, seeds, headers)
        rules, length = self.rules, self._start.length
        deals = [(seed + number) % 2**64 for number in range(length)]  # as a Dynasty deals
        games = play_games(rules, len(self.agents), list(zip(policies, seeds, strict=True)), deals)
        records = []
        for number, (body, standings) in enumerate(games, 1):
            outcome = decide(rules, standings)
            record = Record({**self._head, **headers, **outcome_headers(outcome)}, body)
            if self.dynasty:
                record.headers["Game"] = f"{number}/{length}"
            records.append(record)
        if self.dynasty:
            outcome = decide(rules, sums([standings for _, standings in games]))
            records[-1].headers |= dynasty_headers(outcome)
        return Finished(outcome, "\n".join(map(str, records)))

    def play_by_moves(self, seed: int, seeds: Sequence[int], headers: Mapping[str, str] = _NO_HEADERS) -> Finished:
        """The same, with every decision made by the player's `choose`."""
        bots = [agent(spec, seed=own) for spec, own in zip(self.agents, seeds, strict=True)]
        played = play_out(self._begin(seed), bots)
        for game in played.games:
            game.headers |= headers
        assert played.outcome is not None
        return Finished(played.outcome, played.record())

    def _begin(self, seed: int) -> Game | Dynasty:
        kind = Dynasty if self.dynasty else Game
        return kind(len(self.agents), self.edition, seed=seed, names=self.names, rules=self.rules)

    @cached_property
    def _policies(self) -> list[str] | None:
        found = [policy for spec in self.agents if (policy := policy_of(spec))]
        return found if len(found) == len(self.agents) else None

    @cached_property
    def _start(self) -> Game | Dynasty:
        return self._begin(0)

    @cached_property
    def _head(self) -> dict[str, str]:
        """The headers that all these records begin with."""
        return self._start.game.to_record().headers
