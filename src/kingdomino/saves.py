"""Games on disk: the data folder, files that are whole or not there at all, and the games that wait to be continued."""

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import platformdirs

from .editions import edition, rules_text
from .errors import ParseError
from .game import Game
from .match import Match
from .records import Record, read_records

__all__ = [
    "Autosave",
    "Play",
    "Unfinished",
    "all_games",
    "current_game",
    "data_folder",
    "has_begun",
    "private",
    "private_file",
    "private_folder",
    "progress",
    "read_play",
    "rules_title",
    "unfinished_games",
    "write_file",
]

LARGEST_FILE = 1_000_000

Play = Game | Match
"""What is on the table and in a file: one game, or a Dynasty of three."""


def current_game(play: Play) -> Game:
    return play.game if isinstance(play, Match) else play


def all_games(play: Play) -> list[Game]:
    return play.games if isinstance(play, Match) else [play]


def has_begun(play: Play) -> bool:
    """Whether anybody has made a decision."""
    return any(move.kind not in ("kings", "deal") for game in all_games(play) for move in game.moves)


def rules_title(play: Play) -> str:
    """'german harmony dynasty'."""
    game = current_game(play)
    dynasty = "dynasty" if isinstance(play, Match) else ""
    return " ".join(filter(None, (game.edition, rules_text(edition(game.edition), game.rules), dynasty)))


def progress(play: Play) -> str:
    """'game 2 of 3, line 4 of 12'."""
    game = current_game(play)
    laid = sum(move.kind == "deal" for move in game.moves)
    line = f"line {laid} of {laid + game.position.lines_left}"
    return f"game {len(play.games)} of {play.length}, {line}" if isinstance(play, Match) else line


# ---- files ----


def data_folder() -> Path:
    """Where this person's games are kept; KINGDOMINO_DATA names another place."""
    own = os.environ.get("KINGDOMINO_DATA")
    return Path(own) if own else platformdirs.user_data_path("kingdomino")


def private(path: str, flags: int) -> int:
    """An opener for `open`: a file that it makes is for this person only, from its first moment."""
    return os.open(path, flags, 0o600)


def private_file(path: Path) -> None:
    """Lets only this person read a file, which is made if it is not there."""
    with open(path, "ab", opener=private):
        os.chmod(path, 0o600)


def private_folder(folder: Path) -> Path:
    """Makes a folder, with those above it, for this person only; what exists stays as it is."""
    for above in reversed(folder.parents):
        if not above.exists():
            above.mkdir(mode=0o700, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def write_file(path: Path, text: str) -> None:
    """All or nothing: a reader, or a power cut, finds the old file or the new one."""
    temporary = path.with_name(f".{os.getpid()}-{time.time_ns()}.tmp")
    try:
        with open(temporary, "x", encoding="utf-8", newline="\n", opener=private) as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def read_play(path: Path) -> Play:
    """The game or Dynasty in a file; ValueError or OSError says why there is none."""
    if path.exists() and not path.is_file():
        raise ValueError(f"{path} is not a file")
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LARGEST_FILE + 1)
    except UnicodeDecodeError:
        raise ValueError(f"{path} is not a text") from None
    if len(text) > LARGEST_FILE:
        raise ValueError(f"{path} is too large for a record")
    records: list[Record] = []
    for item in read_records(text.split("\n")):
        if isinstance(item, ParseError):
            raise item
        records.append(item)
    play = Match.from_records(records) if records and "Game" in records[0].headers else Game.parse(text)
    current_game(play).deal()  # a record may stop where the dealer should move
    return play


# ---- unfinished games ----


def _unfinished_folder() -> Path:
    return data_folder() / "unfinished"


class Autosave:
    """The game on a table, in a file of its own, so that neither a crash nor a second table can take it away."""

    def __init__(self) -> None:
        self._path = _unfinished_folder() / f"{time.time_ns()}-{os.getpid()}.txt"

    def write(self, play: Play) -> None:
        private_folder(self._path.parent)
        write_file(self._path, play.record())

    def remove(self) -> None:
        with suppress(OSError):
            self._path.unlink()


@dataclass(frozen=True)
class Unfinished:
    """A game that waits to be continued."""

    path: Path
    play: Play
    saved: datetime

    def take_over(self) -> Autosave:
        """Goes on in a file of its own; whoever still plays this game writes a new one and nothing is lost."""
        autosave = Autosave()
        with suppress(OSError):
            os.replace(self.path, autosave._path)
        return autosave

    def forget(self) -> None:
        with suppress(OSError):
            self.path.unlink()


def unfinished_games() -> Iterator[Unfinished | ValueError]:
    """The last one first; in the place of one that cannot be read stands the reason."""
    with suppress(OSError):
        for path in sorted(_unfinished_folder().glob("*.txt"), reverse=True):
            try:
                yield Unfinished(path, read_play(path), datetime.fromtimestamp(path.stat().st_mtime))
            except (OSError, ValueError) as error:
                yield ValueError(f"the unfinished game in {path} cannot be read: {error}")
