"""Turning records into games: one loader for a Game or a Dynasty, from text or a file, and checking many."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from .core import DynastyReader, Plies, read_for_table, read_game, read_games
from .dynasty import Dynasty
from .errors import Mistaken, ParseError
from .fair import check_fair
from .game import Game
from .records import Record, all_records, read_records

__all__ = ["Play", "check", "for_table", "from_records", "load", "load_file"]

LARGEST_FILE = 1_000_000

Play = Game | Dynasty
"""What is on a table or in a file: one game, or a Dynasty of three."""


def load(text: str, *, seed: int | None = None) -> Play:
    """The game or the Dynasty in a text; ParseError gives line, token and reason."""
    return from_records(all_records(text), seed=seed)


def from_records(records: Sequence[Record], *, seed: int | None = None) -> Play:
    """One game, or the games of one Dynasty."""
    return _play(*read_games(records), seed)


def for_table(records: Sequence[Record]) -> Play:
    """What a table opens: a Dynasty has three games there, and what headers say has limits."""
    return _play(*read_for_table(records), None)


def _play(length: int | None, games: list[tuple[str, list[str], dict[str, str], Plies]], seed: int | None) -> Play:
    if length is None:
        return Game.from_parts(*games[0], seed=seed)
    return Dynasty.from_parts(length, games, seed=seed)


def load_file(path: Path) -> Play:
    """The game or Dynasty in a file; ValueError or OSError says why there is none."""
    if path.exists() and not path.is_file():
        raise Mistaken(f"{path} is not a file", "not-a-file", {"file": str(path)})
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LARGEST_FILE + 1)
    except UnicodeDecodeError:
        raise Mistaken(f"{path} is not a text file", "not-text", {"file": str(path)}) from None
    if len(text) > LARGEST_FILE:
        raise Mistaken(f"{path} is too large for a record", "file-too-large", {"file": str(path)})
    play = load(text)
    play.deal()  # a record may stop where the dealer should move
    return play


def check(
    lines: Iterable[str], *, fair: bool = False, commitment: str | None = None, mine: str | None = None
) -> Iterator[ParseError | list[str]]:
    """Replays every record of a file: the first thing that is wrong with it, or what else there is to say about it.

    With `fair` its deals must also have followed from what was committed to before the game (see `check_fair`).
    """
    dynasty: DynastyReader | None = None
    for record in read_records(lines):
        found: ParseError | list[str] = record if isinstance(record, ParseError) else []
        if isinstance(record, Record):
            dynasty = _dynasty_of(record, dynasty)
            try:
                if dynasty:
                    dynasty.add(record)
                else:
                    read_game(record)
                if fair:
                    found = check_fair(record, commitment=commitment, mine=mine)
            except ParseError as wrong:
                found = wrong
        if isinstance(found, ParseError):
            dynasty = None
        yield found


def _dynasty_of(record: Record, before: DynastyReader | None) -> DynastyReader | None:
    """The Dynasty that a record belongs to; None if it stands alone or follows a bad one."""
    number = record.headers.get("Game", "").partition("/")[0]
    return DynastyReader() if number == "1" else before if number else None
