"""Thinking: computer players choose their moves here, so that nobody's players starve anybody else's.

Players that decide in an instant have threads of their own and never wait behind those that think. Those take turns:
by address, then by visitor, whoever has used least lately comes first. The more wait, the shorter each may think, and
whoever has used up a budget has the shortest time.
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
"""Seconds that a thinking player has when nobody else waits."""

SHORTEST = 0.2
"""Seconds that it always has."""

BUDGET = 1800.0
"""Seconds of thinking that a visitor may use up; what was used counts half after as long again."""

LATELY = 60.0
"""Seconds after which use counts half when it is decided whose turn it is."""


class Owner(NamedTuple):
    """For whom a computer player thinks."""

    address: str
    visitor: str


class Thought:
    """One decision that is waited for. It can be hurried, also before its turn has come."""

    def __init__(self, owner: Owner, player: Agent, position: Position) -> None:
        self.owner, self.player, self.position = owner, player, position
        self.move: asyncio.Future[Move] = asyncio.get_running_loop().create_future()
        self.hurried = asyncio.Event()

    def hurry(self) -> None:
        """It is made with what is known by now."""
        self.hurried.set()

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        self.move.cancel()
        self.hurry()


class Thinkers:
    """All computer players of a process."""

    def __init__(self, agents: Callable[[str], Agent] = agent, budget: float = BUDGET) -> None:
        self._agents = agents
        self._instant = ThreadPoolExecutor(2, thread_name_prefix="instant")
        # A player that thinks uses all cores: one at a time, and never before what people do.
        self._deep = ThreadPoolExecutor(1, thread_name_prefix="thinking", initializer=_step_back)
        self._waiting: list[Thought] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns: asyncio.Task[None] | None = None
        self._lately = _Use(LATELY)
        self._budget = budget
        self._in_all = _Use(BUDGET)

    def ask(self, owner: Owner, name: str, position: Position) -> Thought:
        """Asks a computer player for a decision."""
        thought = Thought(owner, self._agents(name), position)
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
        """Lets a player choose; after some seconds, or when it is hurried, with what it knows by then."""
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
            thought = min(waiting, key=self._use_before)
            self._waiting = [other for other in waiting if other is not thought]
            metrics.THINKING_WAITING.set(len(self._waiting))
            began = time.monotonic()
            with metrics.THINKING.track_inprogress():
                await self._decide(self._deep, thought, self._share(thought.owner, {t.owner for t in waiting}))
            self._charge(thought.owner, time.monotonic() - began)
        self._waiting = []
        self._turns = None

    def _use_before(self, thought: Thought) -> tuple[float, float]:
        """What was used lately: by all at the address, then by the visitor."""
        address, visitor = thought.owner
        return self._lately[f"@{address}"], self._lately[visitor]

    def _share(self, owner: Owner, waiting: Collection[Owner]) -> float:
        """How long an owner's player may think while all these wait: each address has as much as any other."""
        if self._in_all[owner.visitor] > self._budget:
            return SHORTEST
        addresses = {other.address for other in waiting}
        visitors = {other.visitor for other in waiting if other.address == owner.address}
        return max(SHORTEST, LONGEST / (len(addresses) * len(visitors)))

    def _charge(self, owner: Owner, seconds: float) -> None:
        self._lately.add(f"@{owner.address}", seconds)
        self._lately.add(owner.visitor, seconds)
        self._in_all.add(owner.visitor, seconds)


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
    """Where the system knows such a thing, this thread and those it starts work only when nobody else wants to."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
