"""Games between computer players, one after the other, as records."""

from collections.abc import Iterator, Sequence

from ..agents import agent, play_out
from ..core import Rules
from ..dynasty import Dynasty
from ..game import Game
from .plan import derived_seed

__all__ = ["simulate"]


def simulate(
    agents: Sequence[str],
    *,
    games: int,
    seed: int,
    players: int = 2,
    edition: str = "classic",
    dynasty: bool = False,
    rules: Rules | None = None,
) -> Iterator[Game | Dynasty]:
    """Plays games (or whole Dynasties) between computer players, named once for all seats or once a seat."""
    if len(agents) not in (1, players):
        raise ValueError(f"{players} players need one computer player for all or {players}, not {len(agents)}")
    specs = list(agents) * players if len(agents) == 1 else list(agents)
    for number in range(games):
        kind = Dynasty if dynasty else Game
        played = kind(players, edition, seed=derived_seed(seed, number), names=specs, rules=rules)
        bots = [agent(spec, seed=derived_seed(seed, number, seat)) for seat, spec in enumerate(specs)]
        yield play_out(played, bots)
