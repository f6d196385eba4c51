"""Thinking: computer players choose their moves here, so that nobody's players starve anybody else's.

Players that decide in an instant have threads of their own and never wait behind those that think. Those take turns:
every address gets as much as any other, and so does every visitor at an address. The more there are waiting, the less
time each has, and those who have used up their budget have the least.
"""

import asyncio
import math
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple

from ..agents import INSTANT, Agent, agent
from ..core import Move, Position
from . import metrics

__all__ = ["BUDGET", "Owner", "Thinkers", "Thought"]

LONGEST = 2.0
"""Seconds that a thinking player has when nobody else is waiting."""

SHORTEST = 0.2
"""Seconds that it always has."""

BUDGET = 1800.0
"""Seconds of thinking that a visitor may use up; after that long again, what was used counts half."""


class Owner(NamedTuple):
    """For whom a computer player thinks."""

    address: str
    visitor: str


class Thought:
    """One decision that is being waited for. It can be hurried, even before its turn has come."""

    def __init__(self, owner: Owner, player: Agent, position: Position) -> None:
        self.owner, self.player, self.position = owner, player, position
        self.move: asyncio.Future[Move] = asyncio.get_running_loop().create_future()
        self.hurried = asyncio.Event()

    def hurry(self) -> None:
        """It is made with what is known so far."""
        self.hurried.set()

    def cancel(self) -> None:
        """Nobody wants to know after all."""
        self.move.cancel()
        self.hurry()


class Thinkers:
    """All computer players of a process."""

    def __init__(self, agents: Callable[..., Agent] = agent, budget: float = BUDGET) -> None:
        self._agents = agents
        self._instant = ThreadPoolExecutor(2, thread_name_prefix="instant")
        # A player that thinks uses all cores: one at a time, and never ahead of what people do.
        self._deep = ThreadPoolExecutor(1, thread_name_prefix="thinking", initializer=_step_back)
        self._waiting: list[Thought] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns: asyncio.Task[None] | None = None
        self._addresses, self._visitors = _Turns(), _Turns()
        self._budget = budget
        self._in_all = _Use(BUDGET)

    def ask(self, owner: Owner, name: str, position: Position, seed: int | None = None) -> Thought:
        """Asks a computer player for a decision; with a seed it draws the same numbers each time."""
        player = self._agents(name) if seed is None else self._agents(name, seed=seed)
        thought = Thought(owner, player, position)
        if name in INSTANT:
            self._spawn(self._decide(self._instant, thought, None))
        else:
            self._waiting.append(thought)
            self._turns = self._turns or self._spawn(self._take_turns())
        return thought

    def close(self) -> None:
        for thought in self._waiting:
            thought.cancel()
        for pool in (self._instant, self._deep):
            pool.shutdown(wait=False, cancel_futures=True)

    def _spawn(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _decide(self, pool: Executor, thought: Thought, seconds: float | None) -> None:
        """Lets a player choose; after some seconds, or when hurried, it goes with what it knows by then."""
        loop = asyncio.get_running_loop()
        choosing = loop.run_in_executor(pool, thought.player.choose, thought.position)
        choosing.add_done_callback(lambda _: thought.hurry())
        with suppress(TimeoutError):
            await asyncio.wait_for(thought.hurried.wait(), seconds)
        while not choosing.done():  # one that has not begun yet does not hear that it should stop
            thought.player.stop()
            await asyncio.wait({choosing}, timeout=0.02)
        if thought.move.done():
            choosing.exception()
        elif error := choosing.exception():
            thought.move.set_exception(error)
        else:
            thought.move.set_result(choosing.result())

    # ---- those that think take turns ----

    async def _take_turns(self) -> None:
        while waiting := [thought for thought in self._waiting if not thought.move.done()]:
            address = self._addresses.next({thought.owner.address for thought in waiting})
            here = [thought for thought in waiting if thought.owner.address == address]
            visitor = self._visitors.next({thought.owner.visitor for thought in here})
            thought = next(thought for thought in here if thought.owner.visitor == visitor)
            self._waiting = [other for other in waiting if other is not thought]
            metrics.THINKING_WAITING.set(len(self._waiting))
            began = time.monotonic()
            with metrics.THINKING.track_inprogress():
                await self._decide(self._deep, thought, self._share(thought.owner, {t.owner for t in waiting}))
            took = time.monotonic() - began
            self._addresses.used(address, took)
            self._visitors.used(visitor, took)
            self._in_all.add(visitor, took)
        self._waiting = []
        self._turns = None

    def _share(self, owner: Owner, waiting: Collection[Owner]) -> float:
        """How long an owner's player may think while all these wait: each address gets as much as any other."""
        if self._in_all[owner.visitor] > self._budget:
            return SHORTEST
        addresses = {other.address for other in waiting}
        visitors = {other.visitor for other in waiting if other.address == owner.address}
        return max(SHORTEST, LONGEST / (len(addresses) * len(visitors)))


class _Turns:
    """Whose turn it is: that of whoever is furthest behind. Nobody saves up turns, or owes any for having been alone.

    (Start-time fair queueing: everybody has a time of their own, which grows with use; a newcomer begins at the time of
    the one being served.)
    """

    def __init__(self, most: int = 10_000) -> None:
        self._most = most
        self._now = 0.0
        self._times: OrderedDict[str, float] = OrderedDict()
        self._waiting: Collection[str] = ()

    def next(self, waiting: Collection[str]) -> str:
        for name in waiting:
            if name not in self._waiting:
                self._times[name] = max(self._now, self._times.get(name, 0.0))
                self._times.move_to_end(name)
        while len(self._times) > max(self._most, 2 * len(waiting)):
            self._times.popitem(last=False)
        self._waiting = waiting
        chosen = min(waiting, key=lambda name: self._times.get(name, self._now))
        self._now = max(self._now, self._times.get(chosen, self._now))
        return chosen

    def used(self, name: str, seconds: float) -> None:
        self._times[name] = self._times.get(name, self._now) + seconds


class _Use:
    """How much each has used, which is slowly forgotten."""

    def __init__(self, half_life: float, most: int = 10_000) -> None:
        self._half_life, self._most = half_life, most
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __getitem__(self, name: str) -> float:
        amount, at = self._known.get(name, (0.0, 0.0))
        return amount * math.exp2((at - time.monotonic()) / self._half_life)

    def add(self, name: str, amount: float) -> None:
        self._known[name] = self[name] + amount, time.monotonic()
        self._known.move_to_end(name)
        if len(self._known) > self._most:
            self._known.popitem(last=False)


def _step_back() -> None:
    """Where the system supports it, this thread and those it starts work only when nobody else wants to."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
