"""`kingdomino` on a day of a test's choosing: days go by the clock that the file `now` beside the data folder shows."""

import sys
from datetime import datetime
from functools import partial
from pathlib import Path

from processes import kingdomino
from served import Served

__all__ = ["Clock", "on_a_day"]


class Clock:
    """A clock that a test sets, for servers whose data is in folders beside it."""

    def __init__(self, folder: Path, moment: str) -> None:
        self._file = folder / "now"
        self.set(moment)

    def set(self, moment: str) -> None:
        """The time in UTC, such as '2026-01-31 12:00'."""
        new = self._file.with_suffix(".new")
        new.write_text(str(datetime.fromisoformat(f"{moment}+00:00").timestamp()))
        new.replace(self._file)


def on_a_day(folder: Path, name: str = "data", *options: str) -> Served:
    """A server that goes by the clock in the folder."""
    return Served(folder / name, *options, program=_dated)


def _dated() -> None:
    from kingdomino.server import run

    file = Path(sys.argv[sys.argv.index("--data") + 1]).parent / "now"
    run.serve = partial(run.serve, now=lambda: float(file.read_text()))
    kingdomino()
