"""Many games at once: playing them with computer players and checking files of records, one record at a time."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence

from .agents import agent
from .core import Rules
from .errors import ParseError
from .fair import check_fair
from .game import Game
from .match import Match
from .records import Record, read_records

__all__ = ["check", "derived_seed", "simulate"]


def derived_seed(seed: int, *path: object) -> int:
    """A seed of its own for each game and each player, so that no two of them draw the same numbers."""
    digest = hashlib.blake2b(repr((seed, *path)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def simulate(
    agents: Sequence[str],
    *,
    games: int,
    seed: int,
    players: int = 2,
    edition: str = "classic",
    dynasty: bool = False,
    rules: Rules | None = None,
) -> Iterator[Game | Match]:
    """Plays games (or whole Dynasties) between computer players, named once for all seats or once a seat."""
    if len(agents) not in (1, players):
        raise ValueError(f"{players} players need one computer player for all or {players}, not {len(agents)}")
    specs = list(agents) * players if len(agents) == 1 else list(agents)
    for number in range(games):
        kind = Match if dynasty else Game
        played = kind(players, edition, seed=derived_seed(seed, number), names=specs, rules=rules)
        bots = [agent(spec, seed=derived_seed(seed, number, seat)) for seat, spec in enumerate(specs)]
        while not played.is_over:
            game = played.game if isinstance(played, Match) else played
            turn = game.turn
            assert turn is not None
            played.push(bots[turn].choose(game.position))
        yield played


def check(
    lines: Iterable[str], *, fair: bool = False, commitment: str | None = None, mine: str | None = None
) -> Iterator[ParseError | list[str]]:
    """Replays every record of a file: the first thing that is wrong with it, or what else there is to say about it.

    With `fair` its deals must also have followed from what was committed to before the game (see `check_fair`).
    """
    dynasty: list[Record] = []
    for record in read_records(lines):
        found: ParseError | list[str] = record if isinstance(record, ParseError) else []
        if isinstance(record, Record):
            dynasty = _dynasty_so_far(dynasty, record)
            try:
                Game.from_record(record)
                if dynasty:
                    Match.from_records(dynasty)
                if fair:
                    found = check_fair(record, commitment=commitment, mine=mine)
            except ParseError as wrong:
                found = wrong
        if isinstance(found, ParseError):
            dynasty = []
        yield found


def _dynasty_so_far(before: list[Record], record: Record) -> list[Record]:
    """The games of the Dynasty that a record belongs to, up to it; none if it stands alone or follows a bad one."""
    number = record.headers.get("Game", "").partition("/")[0]
    if number == "1":
        return [record]
    return [*before, record] if before and number else []
