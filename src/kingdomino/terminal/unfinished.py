"""Games that wait in files to be continued, and a short description of each."""

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from ..dynasty import Dynasty
from ..editions import edition, rules_text
from ..files import data_folder, private_folder, write_file
from ..game import DEALER
from ..loading import Play, load_file

__all__ = [
    "Autosave",
    "Unfinished",
    "has_begun",
    "progress",
    "rules_title",
    "unfinished_games",
]


def has_begun(play: Play) -> bool:
    """Whether anybody has made a decision."""
    return any(note.seat != DEALER for game in play.games for note in game.notes)


def rules_title(play: Play) -> str:
    """'german harmony dynasty'."""
    game = play.game
    dynasty = "dynasty" if isinstance(play, Dynasty) else ""
    return " ".join(filter(None, (game.edition, rules_text(edition(game.edition), game.rules), dynasty)))


def progress(play: Play) -> str:
    """'game 2 of 3, line 4 of 12'."""
    game = play.game
    laid = sum(move.kind == "deal" for move in game.moves)
    line = f"line {laid} of {laid + game.position.lines_left}"
    return f"game {len(play.games)} of {play.length}, {line}" if isinstance(play, Dynasty) else line


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
        """Continues in a file of its own; a table still playing this game writes a new one, and nothing is lost."""
        autosave = Autosave()
        with suppress(OSError):
            os.replace(self.path, autosave._path)
        return autosave

    def forget(self) -> None:
        with suppress(OSError):
            self.path.unlink()


def unfinished_games() -> Iterator[Unfinished | ValueError]:
    """The last one first; one that cannot be read is replaced by the reason."""
    with suppress(OSError):
        for path in sorted(_unfinished_folder().glob("*.txt"), reverse=True):
            try:
                yield Unfinished(path, load_file(path), datetime.fromtimestamp(path.stat().st_mtime))
            except (OSError, ValueError) as error:
                yield ValueError(f"the unfinished game in {path} cannot be read: {error}")
