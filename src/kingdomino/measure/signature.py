"""The signature of play: one number from seeded games of all levels, which changes only when play changes."""

import hashlib

from ..agents import agent, play_out
from ..agents.roster import INSTANT, LEVELS
from ..editions import edition, rules_from_text
from ..game import Game

__all__ = ["signature"]

TABLES = (
    ("classic", 2, "harmony"),
    ("tournament", 2, ""),
    ("danish", 3, "harmony"),
    ("romanian", 4, "middle-kingdom"),
    ("english-app", 1, ""),
    ("german", 2, "harmony middle-kingdom"),
)
SEARCHING = "playouts=24,threads=1,seconds=1000000"
"""Settings that leave nothing to the machine."""


def signature() -> int:
    """The first 32 bits of a hash of the games."""
    games = hashlib.sha256()
    for level in LEVELS:
        spec = level if level in INSTANT else f"{level}:{SEARCHING}"
        for name, players, rules in TABLES:
            game = Game(players, name, seed=1, rules=rules_from_text(edition(name), rules))
            play_out(game, [agent(spec, seed=seat) for seat in range(players)])
            games.update(game.to_record().body.encode())
    return int.from_bytes(games.digest()[:4], "big")
