"""Previews: what a link to a table shows before it is opened, in words and as a picture.

Whoever has the link to a table may see it, and its preview shows no more than that: who plays, and the kingdoms. A
picture takes hundreds of milliseconds: it is made in a process of its own, one at a time, and kept for the next who
asks; few may wait for one.
"""

import asyncio
import logging
import re
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, Self

from ..draw.svg import card
from ..errors import Refused
from ..game import Game
from ..languages import listed, say, speaking
from ..words import shown_names, verdict
from .live import find
from .page import Link
from .store import StoredSeat, Unavailable
from .table import Table
from .tables import Tables

__all__ = ["Moment", "Previews", "link_to"]

MOST_KEPT = 24
"""Pictures that are kept, of up to half a megabyte each."""

MOST_WAITING = 8
"""Pictures that may wait to be made."""

PATIENCE_SECONDS = 20
"""How long making one may take; a busy machine is slow, but one that never finishes is given up."""

SOON_SECONDS = 1.0
"""How long a page waits for what it says about itself; it is of use without."""

_DAILY = re.compile(r"daily(/[0-9-]{10})?/?")
_PATH = re.compile(r"table/([A-Za-z0-9_-]{1,32})(/replay|/review)?/?")
_log = logging.getLogger("kingdomino.server")
_PAINTER = Path(__file__).with_name("painter.py")


class Moment(NamedTuple):
    """What is shown of a table: it stays as it is, whatever happens there."""

    game: Game
    seats: Sequence[StoredSeat]
    begun: bool

    @classmethod
    def of(cls, table: Table, ply: int | None = None) -> Self:
        """The table now, or as it was after so many plies."""
        game = table.game if ply is None or ply == table.game.ply else table.game.at(ply)
        return cls(game, table.stored.seats, table.stored.begun)

    def words(self, code: str) -> tuple[str, str]:
        """A title, and a sentence about it."""
        with speaking(code):
            about = "over" if self.game.is_over else "waiting" if self._waits else "playing"
            return self._title(), say(f"preview-{about}-about")

    def picture(self, code: str) -> str:
        """The kingdoms as a card: SVG."""
        with speaking(code):
            return card(
                self.game.position,
                [name or say("wait-open") for name in self._names()],
                self._title(),
                colours=[row.get("colour", seat) for seat, row in enumerate(self.seats)],
                winners=self.game.winners,
                dominoes=self.game.dominoes(),
            )

    @property
    def _waits(self) -> bool:
        """Whether somebody could sit down."""
        return not self.begun and any(row["kind"] == "open" for row in self.seats)

    def _names(self) -> list[str]:
        """By seat: what everybody is called, a computer player without a name of its own by its level."""
        named = [say(f"level-{row['level']}") if row["name"] == row["level"] else row["name"] for row in self.seats]
        shown = zip(shown_names(named), self.seats, strict=True)
        return ["" if row["kind"] == "open" else name for name, row in shown]

    def _title(self) -> str:
        game, names = self.game, self._names()
        if result := game.outcome:
            return verdict(names, result, game.rules, game.standings())
        if game.winners:
            return say("end-won", of="game", names=names[game.winners[0]])
        if game.ended:
            return say("end-stopped")
        people = [name for name, row in zip(names, self.seats, strict=True) if row["kind"] == "person"]
        if self._waits and people:
            return say("preview-waiting", n=len(people), names=listed(people))
        players = [name for name in names if name]
        return f"{say('app-name')}: {listed(players) if players else say('home-title')}"


async def link_to(tables: Tables, path: str, code: str) -> Link | None:
    """What a link to a table, its replay or review shows; nothing special if there is none, or none can be found soon.

    The deal of the day is the same wherever somebody plays it.
    """
    if _DAILY.fullmatch(path):
        return _of_the_day(code)
    found = _PATH.fullmatch(path)
    if not found:
        return None
    finding = asyncio.create_task(find(tables, found[1]))
    finding.add_done_callback(_heed)
    await asyncio.wait({finding}, timeout=SOON_SECONDS)  # a table that is being opened goes on opening
    if not finding.done() or isinstance(finding.exception(), Refused | Unavailable):
        return None
    table = finding.result()[0]
    if not table.is_day_over:
        return _of_the_day(code)
    moment = Moment.of(table)
    title, about = await asyncio.to_thread(moment.words, code)
    return Link(title, about, f"api/tables/{found[1]}/picture.png?lang={code}&ply={moment.game.ply}")


def _of_the_day(code: str) -> Link:
    with speaking(code):
        return Link(f"{say('app-name')}: {say('daily-title')}", say("preview-daily-about"))


def _heed(task: asyncio.Task[Any]) -> None:
    """What went wrong has been looked at, even if nobody waits for it any more."""
    if not task.cancelled():
        task.exception()


class Previews:
    """The pictures as PNG, made once for all who ask."""

    def __init__(self) -> None:
        self._made: OrderedDict[object, bytes] = OrderedDict()
        self._making: dict[object, asyncio.Task[bytes]] = {}
        self._painter = ThreadPoolExecutor(1, thread_name_prefix="pictures")

    async def png(self, table: Table, code: str, ply: int | None, pay: Callable[[], None]) -> bytes:
        """The picture of a table; `pay` is called if it has to be made, and may refuse."""
        moment = table.game.ply if ply is None else ply
        key = table.id, table.generation, table.stored.version, moment, code
        if known := self._made.get(key):
            self._made.move_to_end(key)
            return known
        if key not in self._making:
            if len(self._making) >= MOST_WAITING:
                raise Refused("too many pictures are being made; please wait a little", "too-many", {"wait": "5"})
            pay()
            self._making[key] = making = asyncio.create_task(self._make(key, Moment.of(table, ply), code))
            making.add_done_callback(_heed)
        return await asyncio.shield(self._making[key])

    async def _make(self, key: object, moment: Moment, code: str) -> bytes:
        try:
            made = await asyncio.get_running_loop().run_in_executor(self._painter, _painted, moment, code)
        except (OSError, subprocess.SubprocessError) as error:
            _log.warning("a picture could not be made: %s", type(error).__name__)
            raise Refused("the picture cannot be made at the moment", "unavailable") from None
        finally:
            del self._making[key]
        self._made[key] = made
        if len(self._made) > MOST_KEPT:
            self._made.popitem(last=False)
        return made

    def close(self) -> None:
        self._painter.shutdown(wait=False, cancel_futures=True)


def _painted(moment: Moment, code: str) -> bytes:
    """A moment's picture as PNG. `-P`: the painter imports nothing that lies beside it."""
    command = [sys.executable, "-P", str(_PAINTER)]
    drawing = moment.picture(code).encode()
    return subprocess.run(command, input=drawing, capture_output=True, timeout=PATIENCE_SECONDS, check=True).stdout
