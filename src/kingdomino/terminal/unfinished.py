"""Games that wait in files to be continued, and how far each has got."""

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from ..dynasty import Dynasty
from ..files import data_folder, private_folder, write_file
from ..game import DEALER
from ..languages import say
from ..loading import Play, load_file
from ..words import printable, sentence

__all__ = [
    "Autosave",
    "Unfinished",
    "has_begun",
    "progress",
    "unfinished_games",
]


def has_begun(play: Play) -> bool:
    """Whether anybody has made a decision."""
    return any(note.seat != DEALER for game in play.games for note in game.notes)


def progress(play: Play) -> str:
    """'game 2 of 3, line 4 of 12'."""
    game = play.game
    line = sum(move.kind == "deal" for move in game.moves)
    lines = line + game.position.lines_left
    if isinstance(play, Dynasty):
        return say("terminal-progress-dynasty", game=len(play.games), games=play.length, line=line, lines=lines)
    return say("terminal-progress", line=line, lines=lines)


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


def unfinished_games() -> Iterator[Unfinished | str]:
    """The last one first; one that cannot be read is replaced by a sentence that says why."""
    with suppress(OSError):
        for path in sorted(_unfinished_folder().glob("*.txt"), reverse=True):
            try:
                yield Unfinished(path, load_file(path), datetime.fromtimestamp(path.stat().st_mtime))
            except (OSError, ValueError) as error:
                yield say("terminal-unreadable", file=printable(str(path)), why=sentence(error))
