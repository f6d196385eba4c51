"""Fair dealing at a table: who deals, and what may be known of it when. The methods themselves are in `fair`."""

from collections.abc import Sequence

from .. import fair
from ..dealing import Dealer, seeded
from .messages import FairView
from .store import StoredFair, StoredGame

__all__ = [
    "contributed",
    "day_of",
    "dealer",
    "deals_openly",
    "headers",
    "new_secret",
    "of_day",
    "player_seed",
    "repeated",
    "shown",
    "without_randomness",
]


def new_secret(id: str, players: int) -> StoredFair:
    """What a new table of friends commits to."""
    table = fair.table_name(id)
    return {"method": fair.METHOD, "table": table, "secret": fair.new_secret(), "contributions": [""] * players}


def of_day(day: str, secret: str) -> StoredFair:
    """What a deal of the day has in place of that."""
    return {"method": fair.DAY_METHOD, "table": day, "secret": secret, "contributions": []}


def day_of(game: StoredGame) -> str | None:
    """The day whose deal a game is, if it is one and the only try at it."""
    known = game.fair
    return known["table"] if known and known.get("method") == fair.DAY_METHOD and deals_openly(game) else None


def repeated(game: StoredGame) -> StoredFair | None:
    """The same deals for another game: what has been shown is not a secret."""
    return game.fair and game.fair | {"repeated": True}


def player_seed(game: StoredGame, ply: int) -> int | None:
    """What a computer player's decision is drawn from, where all who play a deal meet the same answers."""
    day = day_of(game)
    return fair.day_seed(day, game.fair["secret"], ply) if day and game.fair else None


def deals_openly(game: StoredGame) -> bool:
    """Whether the deals follow from a secret that is shown at the end."""
    return game.fair is not None and not game.fair.get("repeated")


def dealer(game: StoredGame) -> Dealer:
    """Who deals: from the secret and the contributions of friends, or else from a seed."""
    known = game.fair
    if known is None:
        return seeded(int(game.seed))
    if "method" not in known:
        return seeded(fair.old_seed(known["secret"], known["contributions"]))
    if known["method"] == fair.DAY_METHOD:
        return fair.day_dealer(known["table"], known["secret"])
    return fair.dealer(known["table"], known["secret"], known["contributions"], known["method"])


def contributed(game: StoredGame, seat: int, value: str) -> StoredFair | None:
    """What is known of the dealing after another seat's contribution."""
    if game.fair is None:
        return None
    contributions = list(game.fair["contributions"])
    contributions[seat] = value
    return game.fair | {"contributions": contributions}


def without_randomness(game: StoredGame, people: Sequence[int]) -> list[int]:
    """The seated people who have not added anything to the randomness of the deals."""
    given = game.fair["contributions"] if game.fair and deals_openly(game) else []
    return [seat for seat in people if given and not given[seat]]


def headers(game: StoredGame, people: Sequence[int]) -> dict[str, str]:
    """What a record says about its dealing, once everything is shown."""
    known = game.fair
    if known is None:
        return {}
    if "method" not in known:
        return fair.old_headers(known["secret"], known["contributions"])
    if known["method"] == fair.DAY_METHOD:
        return fair.day_headers(known["table"], known["secret"])
    return fair.headers(known["table"], known["secret"], known["contributions"], people, known["method"])


def shown(game: StoredGame, people: Sequence[int], told: bool) -> FairView | None:
    """What a page may know; `told`: the secret too."""
    known = game.fair
    if known is None or not deals_openly(game):
        return None
    return {
        "method": known.get("method", 1),
        "table": known.get("table", ""),
        "commitment": headers(game, people)["FairCommitment"],
        "given": [bool(value) for value in known["contributions"]],
        "secret": known["secret"] if told else None,
        "contributions": known["contributions"] if told else None,
    }
