"""Reviews: what every decision of a game was worth, for servers that are told to say so. Each is made once, and kept.

A review takes a processor many seconds: it is made in a process of its own, behind everything else and one at a time,
and nobody waits for it but whoever asks again. It is kept with the game, and goes with it.
"""

import asyncio
import hashlib
import json
import logging
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from ..coach import REVIEW_PLAYOUTS, REVIEW_VERSION
from ..errors import Refused
from .messages import Reviewing
from .store import Conflict, Store, StoredGame, Unavailable, metadata
from .table import Table

__all__ = ["Reviews"]

MOST_WAITING = 20
"""Reviews that may wait to be made."""

MOST_OF_ONE = 3
"""Reviews that may wait for the same visitor."""

PATIENCE_SECONDS = 1800
"""How long making one may take; a busy machine is slow, but one that never finishes is given up."""

SOON_SECONDS, LATER_SECONDS = 1, 3
"""When to ask again after a review that is being made, and after one whose turn has not come."""

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # of how games are judged
    sa.Column("moves", sa.String(64), nullable=False),  # a hash: a game that was over may have gone on
    sa.Column("review", sa.Text, nullable=False),  # a Review, as the core wrote it
)

_log = logging.getLogger("kingdomino.server")
_REVIEWER = Path(__file__).with_name("reviewer.py")


class _Job:
    """A review that is being made, or waits for its turn."""

    def __init__(self, game: StoredGame, moves: Sequence[str], visitor: str, playouts: int) -> None:
        self.asked = {
            "edition": game.edition,
            "rules": game.rules,
            "players": len(game.seats),
            "moves": moves,
            "playouts": playouts,
        }
        self.visitor = visitor
        self.done, self.plies, self.begun = 0, len(moves), False

    def told(self) -> Reviewing:
        return {"done": self.done, "of": self.plies, "wait": SOON_SECONDS if self.begun else LATER_SECONDS}


_Key = tuple[str, str]
"""A game, and a hash of its moves."""


class Reviews:
    """All reviews of a process."""

    playouts = REVIEW_PLAYOUTS

    def __init__(self, store: Store) -> None:
        self._store = store
        self._jobs: dict[_Key, _Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ended = 0
        self._failed: dict[_Key, None] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reviews")
        self._starting = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    async def of(self, table: Table, visitor: str, pay: Callable[[], None]) -> str | Reviewing:
        """The review of a game as it is, or how far it has come; `pay` is called if it is begun, and may refuse."""
        moves = table.game.plies.texts()
        key = table.id, hashlib.sha256(" ".join(moves).encode()).hexdigest()
        while (job := self._jobs.get(key)) is None:
            ended = self._ended
            if found := await self._kept(key):
                return found
            if key in self._jobs or ended != self._ended:
                continue  # somebody else has asked meanwhile, or it was just finished
            if key in self._failed:
                del self._failed[key]  # whoever asks again has it made again
                raise Refused("the game could not be reviewed; please try again", "unavailable")
            self._insist_room(visitor)
            pay()
            self._jobs[key] = _Job(table.stored, moves, visitor, self.playouts)
            task = asyncio.create_task(self._make(key))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return job.told()

    def _insist_room(self, visitor: str) -> None:
        mine = sum(job.visitor == visitor for job in self._jobs.values())
        if mine >= MOST_OF_ONE or len(self._jobs) >= MOST_WAITING:
            raise Refused("too many games wait to be reviewed; please wait a little", "too-many", {"wait": "30"})

    async def _kept(self, key: _Key) -> str | None:
        same = (reviews.c.game == key[0]) & (reviews.c.moves == key[1]) & (reviews.c.version == REVIEW_VERSION)
        query = sa.select(reviews.c.review).where(same)
        return await self._store.read(lambda connection: connection.execute(query).scalar())

    async def _make(self, key: _Key) -> None:
        try:
            text = await asyncio.get_running_loop().run_in_executor(self._thread, self._reviewed, self._jobs[key])
            await self._keep(key, text)
        except (OSError, subprocess.SubprocessError, Unavailable) as error:
            if not self._closed:
                _log.warning("a review could not be made: %s", type(error).__name__)
            self._failed[key] = None
            while len(self._failed) > MOST_WAITING:
                del self._failed[next(iter(self._failed))]
        finally:
            del self._jobs[key]
            self._ended += 1

    async def _keep(self, key: _Key, text: str) -> None:
        row = {"game": key[0], "version": REVIEW_VERSION, "moves": key[1], "review": text}

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(reviews).where(reviews.c.game == key[0]))
            connection.execute(sa.insert(reviews).values(row))

        with suppress(Conflict):  # the game is gone, or another process has just kept the same
            await self._store.do(work)

    # ---- in a thread that only waits ----

    def _reviewed(self, job: _Job) -> str:
        """The review from a process of its own. `-P`: it imports nothing that lies beside its script."""
        job.begun = True
        text = ""
        process = self._start()
        patience = threading.Timer(PATIENCE_SECONDS, process.kill)
        patience.start()
        try:
            with process:
                assert process.stdin and process.stdout
                process.stdin.write(json.dumps(job.asked).encode() + b"\n")
                process.stdin.flush()  # and not closed: its end would be the end of the process
                for line in process.stdout:
                    if line.startswith(b"{"):
                        text = line.decode().strip()
                    else:
                        job.done = int(line)
        finally:
            patience.cancel()
        if process.returncode:
            raise subprocess.SubprocessError("the reviewer ended early")  # perhaps in the middle of a line
        return text

    def _start(self) -> "subprocess.Popen[bytes]":
        with self._starting:
            if self._closed:
                raise subprocess.SubprocessError("the server stops")
            self._process = subprocess.Popen(
                [sys.executable, "-P", str(_REVIEWER)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        return self._process

    async def close(self) -> None:
        """What is not finished can be asked for again."""
        with self._starting:
            self._closed = True
        if self._process:
            self._process.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)
