"""How fast the core plays complete games on one core of this machine."""

from dataclasses import asdict, dataclass

from ..core import Position, playouts
from ..editions import EDITIONS

__all__ = ["CASES", "Case", "Speed", "measure"]


@dataclass(frozen=True)
class Case:
    """One kind of game to be played again and again."""

    name: str
    players: int
    policy: str
    mighty_duel: bool = False

    def start(self) -> Position:
        return Position.start(EDITIONS["classic"].rules.replace(mighty_duel=self.mighty_duel), self.players)


CASES = tuple(
    Case(f"{what}, {policy}", players, policy, duel)
    for policy in ("random", "greedy", "full-greedy", "value")
    for what, players, duel in (
        ("2 players 5x5", 2, False),
        ("3 players 5x5", 3, False),
        ("4 players 5x5", 4, False),
        ("Mighty Duel 7x7", 2, True),
    )
)


@dataclass(frozen=True)
class Speed:
    """Games per second of processor time (the best of several rounds), and the mean score."""

    case: Case
    games_per_second: float
    mean_score: float

    def as_dict(self) -> dict[str, object]:
        return asdict(self)


FEWEST = 20
"""So many games a round has at least."""


def measure(case: Case, seconds: float = 1.0, rounds: int = 5) -> Speed:
    """Plays complete games for about this many seconds."""
    start = case.start()
    warm, _ = playouts(start, FEWEST, 1, case.policy)
    games = max(FEWEST, int(FEWEST * seconds / rounds / max(warm, 1e-6)))
    best, mean = 0.0, 0.0
    for _ in range(rounds):
        took, total = playouts(start, games, 1, case.policy)
        best = max(best, games / took)
        mean = total / games / case.players
    return Speed(case, best, mean)
