"""`kingdomino serve --review` with as many playouts as the file `playouts` beside the data folder says.

With few a review is there at once, with very many never. Days go by the file `now` beside it, if there is one.
"""

import sys
from functools import partial
from pathlib import Path

from processes import kingdomino
from served import Served

__all__ = ["FEW", "MANY", "playouts", "reviewers", "reviewing"]

FEW, MANY = 2, 10**9


def playouts(folder: Path, number: int) -> None:
    """From now on, reviews take so many."""
    new = folder / "playouts.new"
    new.write_text(str(number))
    new.replace(folder / "playouts")


def reviewing(folder: Path, *options: str, name: str = "data", number: int = FEW) -> Served:
    """A server that reviews."""
    playouts(folder, number)
    return Served(folder / name, "--review", *options, program=_reviewing)


def reviewers(server: int) -> list[int]:
    """The processes in which a server has games reviewed."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            command = (process / "cmdline").read_bytes()
        except (OSError, IndexError):  # it is gone by now
            continue
        if parent == server and b"reviewer.py" in command:
            found.append(int(process.name))
    return found


def _reviewing() -> None:
    from kingdomino.server import run
    from kingdomino.server.reviews import Reviews

    folder = Path(sys.argv[sys.argv.index("--data") + 1]).parent
    Reviews.playouts = property(lambda _: int((folder / "playouts").read_text()))  # type: ignore[assignment]
    if (folder / "now").exists():
        run.serve = partial(run.serve, now=lambda: float((folder / "now").read_text()))
    kingdomino()
