"""Kingdomino: the rules of every edition, games, records and computer players.

>>> import kingdomino as kd
>>> game = kd.Game(players=2, edition="classic", harmony=True, seed=7)
>>> bot = kd.agent("greedy", seed=1)
>>> while not game.is_over:
...     _ = game.push(bot.choose(game.position))
>>> print(game.outcome)
"""

from typing import TYPE_CHECKING, Any

from . import draw
from .agents import AGENTS, LEVELS, Agent, agent
from .coach import Advice, Advised, Graded, Luck, Motive, Review, Reviewed, advise, review
from .core import DOMINOES, Candidate, Move, Outcome, Plies, Position, Rules, Score, Search, Territory
from .dynasty import Dynasty
from .editions import EDITIONS, Edition, RuleChanges, edition
from .errors import Forbidden, IllegalMove, ParseError, RulesError
from .game import DEALER, SEATS, Ended, Game, Note
from .loading import load
from .records import Record, read_records

__all__ = [
    "AGENTS",
    "DEALER",
    "DOMINOES",
    "EDITIONS",
    "LEVELS",
    "SEATS",
    "Advice",
    "Advised",
    "Agent",
    "Candidate",
    "Dynasty",
    "Edition",
    "Ended",
    "Forbidden",
    "Game",
    "Graded",
    "IllegalMove",
    "Luck",
    "Motive",
    "Move",
    "Note",
    "Outcome",
    "ParseError",
    "Plies",
    "Position",
    "Record",
    "Review",
    "Reviewed",
    "RuleChanges",
    "Rules",
    "RulesError",
    "Score",
    "Search",
    "Territory",
    "__version__",
    "advise",
    "agent",
    "draw",
    "edition",
    "load",
    "play_match",
    "read_records",
    "review",
    "tournament",
]

if TYPE_CHECKING:
    from .arena import play_match, tournament

    __version__: str


def __getattr__(name: str) -> Any:
    """What few programs need is imported when it is first asked for: the arena, and the version number."""
    if name in ("play_match", "tournament"):
        from . import arena

        return getattr(arena, name)
    if name == "__version__":
        from importlib.metadata import version

        return version("kingdomino")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
