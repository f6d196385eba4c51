"""Computers: lets the computer players of one table think, one at a time: lease, pace, pausing and hurrying."""

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

from ..agents import LEVELS
from ..core import Move, Position
from .thinking import Owner, Thinkers, Thought

__all__ = ["DEFAULT_PACE", "STAND_IN", "Computers"]

DEFAULT_PACE = 600
"""The least number of milliseconds a computer player's decision takes, so that a person can follow."""

STAND_IN = "normal"
"""Plays for a person who resigned or ran out of time while others play on, and for a computer player that fails."""
assert STAND_IN in LEVELS

_log = logging.getLogger("kingdomino.server")


class _Table(Protocol):
    """What is asked of the table."""

    id: str

    def to_decide(self) -> tuple[str, Position, int | None] | None:
        """The computer player whose turn it is, the position, and a seed if it has to draw from one.

        None if nobody should think.
        """
        ...

    def thinks_for(self) -> Owner:
        """On whose behalf it thinks."""
        ...

    async def lease(self) -> None:
        """Waits until this process is allowed to let it think."""
        ...

    async def decided(self, move: Move, thinking: object) -> None:
        """Plays a computer player's move, if `thinking` is still the one that is thinking."""
        ...


class Computers:
    def __init__(self, table: _Table, thinkers: Thinkers) -> None:
        self.paused = False
        self.pace = DEFAULT_PACE
        self._table = table
        self._thinkers = thinkers
        self._task: asyncio.Task[None] | None = None
        self._thought: Thought | None = None
        self._hurried: asyncio.Event | None = None
        self._closed = False

    @property
    def thinking(self) -> object | None:
        """The one that is thinking."""
        return self._task

    def wake(self, once: bool = False) -> None:
        """Whoever should think begins to; `once`: even while the table is paused, for one decision."""
        if self._closed or self._task or (self.paused and not once):
            return
        if asked := self._table.to_decide():
            self._hurried = asyncio.Event()
            self._task = asyncio.get_running_loop().create_task(self._think(*asked, self._hurried))

    def stop(self) -> None:
        """Thinking about a moment that has passed may stop."""
        if self._task and self._task is not asyncio.current_task():
            self._task.cancel()
        if self._thought:
            self._thought.cancel()
        self._task = self._thought = self._hurried = None

    def retire(self) -> None:
        """Nobody thinks here from this point on."""
        self._closed = True
        self.stop()

    def hurry(self) -> None:
        """The one that is thinking decides at once."""
        if self._hurried:
            self._hurried.set()
        if self._thought:
            self._thought.hurry()

    def step(self) -> None:
        """One decision without waiting for the pace, and then a pause."""
        self.paused = True
        self.wake(once=True)
        if self._hurried:
            self._hurried.set()

    async def _think(self, level: str, position: Position, seed: int | None, hurried: asyncio.Event) -> None:
        loop = asyncio.get_running_loop()
        started = loop.time()
        task = asyncio.current_task()
        try:
            await self._table.lease()
            move = await self._chosen(level, position, seed)
            wait = self.pace / 1000 - (loop.time() - started)
            if wait > 0 and not hurried.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(hurried.wait(), wait)
            # What is being stored is not abandoned half-way.
            await asyncio.shield(asyncio.ensure_future(self._table.decided(move, task)))
        except asyncio.CancelledError:
            raise
        except Exception:
            if not self._closed:
                _log.exception("a computer player's decision is lost at table %s", self._table.id[:4])
        finally:
            if self._task is task:
                self._task = None

    async def _chosen(self, level: str, position: Position, seed: int | None) -> Move:
        """What a computer player chooses; the game goes on even if it fails, and even if its stand-in does."""
        for name in (level, STAND_IN):
            try:
                self._thought = self._thinkers.ask(self._table.thinks_for(), name, position, seed)
                move = await self._thought.move
                position.play(move)
                return move
            except Exception:
                _log.exception("the computer player %s failed at table %s", name, self._table.id[:4])
        return position.legal_moves[0]
