"""Fair dealing: the server binds itself to a secret before the players' browsers add randomness of their own.

The seed of all deals is drawn from both, so nobody alone could choose it; when the game is over everything is shown,
and anybody can check that the kings and lines followed from it.
"""

import hashlib
import secrets
from collections.abc import Mapping, Sequence

from .errors import ParseError
from .game import DEALER, SEATS, Game
from .records import Record

__all__ = ["HEADERS", "check_fair", "commitment", "headers", "new_secret", "seed_of"]

HEADERS = ("FairCommitment", "FairSecret", "FairRandomness")


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is published before the first deal."""
    return hashlib.sha256(f"kingdomino secret {secret}".encode()).hexdigest()


def seed_of(secret: str, contributions: Sequence[str]) -> int:
    """The seed of all deals; the contributions in the order of the seats, empty for a seat that gave none."""
    text = f"kingdomino seed {secret} {' '.join(contributions)}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def headers(secret: str, contributions: Sequence[str]) -> dict[str, str]:
    """What a record says about its dealing once the game is over."""
    given = " ".join(f"{seat}:{value}" for seat, value in zip(SEATS, contributions, strict=False) if value)
    return {"FairCommitment": commitment(secret), "FairSecret": secret, "FairRandomness": given}


def check_fair(record: Record) -> None:
    """ParseError if a record's deals did not follow from what was committed to and contributed."""
    said: Mapping[str, str] = record.headers
    for name in HEADERS:
        if name not in said:
            raise record.wrong("Edition", f"the header {name} is missing: this game was not dealt in the open")
    if commitment(said["FairSecret"]) != said["FairCommitment"]:
        raise record.wrong("FairSecret", "this is not the secret that was committed to")
    game = Game.from_record(record)
    given = dict(item.partition(":")[::2] for item in said["FairRandomness"].split())
    seed = seed_of(said["FairSecret"], [given.get(seat, "") for seat in SEATS[: game.players]])
    deals = 0
    for position, move in zip(game.positions, game.moves, strict=False):
        if position.turn == DEALER:
            due = position.sample(seed, deals)
            if due != move:
                raise ParseError(f"the dealer should have drawn {due}", record.body_line, str(move))
            deals += 1
