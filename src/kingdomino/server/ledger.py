"""Ledger: the one door to what is decided about a game: checked, committed, and only then told.

Whatever happens at a table becomes a row in the store first. Other processes may serve the same table: the store
decides who was first, and the ledger catches up when it hears of a change. What cannot be stored is tried again until
it can, with growing pauses, whether or not anybody looks.
"""

import asyncio
import logging
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from ..core import Move
from ..editions import edition, rules_from_text
from ..game import DEALER, Ended, Game
from . import fairness, metrics
from .clock import GRACE, Clock, Timeline, Times
from .presence import Presence
from .seating import Seating
from .store import Also, Ply, Store, StoredGame, StoredSeat, Unavailable

__all__ = ["PAUSES", "Ledger", "Stale", "dealt", "game_of"]

PAUSES = 0.2, 5.0
"""Seconds between tries to store something: at first, and at most."""

_log = logging.getLogger("kingdomino.server")
_T = TypeVar("_T")


class Stale(Exception):
    """A decision for a moment that has passed: the page is shown the table as it is."""


def game_of(stored: StoredGame) -> Game:
    """The game that a stored one is."""
    game = Game(
        len(stored.seats),
        stored.edition,
        rules=rules_from_text(edition(stored.edition), stored.rules),
        dealer=fairness.dealer(stored),
        auto_deal=False,
    )
    game.follow(ply.move for ply in stored.plies)
    game.auto_deal = True
    game.script = [Move(text) for text in stored.foreseen]
    game.ended = _ended(stored.ended, game.players)
    return game


def dealt(stored: StoredGame) -> StoredGame:
    """A new game with what the dealer has to do first, so that both are stored together or not at all."""
    game = game_of(stored)
    if stored.begun and game.turn == DEALER:
        game.deal()
        stored.plies += map(Ply, game.plies.texts(len(stored.plies)))
        stored.foreseen = [str(move) for move in game.script]
    return stored


def _ended(text: str | None, players: int) -> Ended | None:
    return Ended.parse(text, players) if text else None


def _settles(plies: Sequence[Ply]) -> float | None:
    return plies[-1].settles if plies else None


class Ledger(ABC):
    """One game, as it is stored and as it is played; nothing else changes either."""

    def __init__(self, game: StoredGame, store: Store, timeline: Timeline) -> None:
        self.id = game.id
        self.presence = Presence(timeline.now, game.absent)
        self.generation = 0
        """Counts how often plies were taken back: a ply number alone does not name a moment."""
        self.closed = False
        self._store = store
        self._timeline = timeline
        self._lock = asyncio.Lock()
        self._unstored = 0
        self._delay = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._take(game)

    def _take(self, stored: StoredGame) -> None:
        """Everything as it is stored."""
        self.stored, self.seating = stored, Seating(stored)
        self.game = game_of(stored)
        self._spent = [ply.spent for ply in stored.plies]
        self._settles = _settles(stored.plies)
        stored.plies = []  # they are in the game

    def set_out(self) -> None:
        """The game as it begins, once it is known who deals."""
        self.game = game_of(self.stored)

    @abstractmethod
    def changed(self) -> None:
        """Continue after every change: wake the watchers and whoever should think, and set the timers."""

    @abstractmethod
    def told_otherwise(self) -> None:
        """Something other than moves has changed, or whether things can be stored."""

    @abstractmethod
    def finishing(self, then: Game) -> Also | None:
        """What is stored together with the move that ends the game."""

    @property
    def turn(self) -> int | None:
        """The seat whose decision it is, DEALER, or None if nobody can decide anything."""
        return self.game.turn if self.stored.begun else None

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def shared(self) -> bool:
        """Whether people on other devices play too."""
        return bool(self.stored.terms.get("shared"))

    def online(self) -> set[int]:
        """The seats whose people are watching the table."""
        return self.presence.online(self.stored)

    def last_decision(self, seats: Sequence[int]) -> int | None:
        """The ply of the last decision of one of these seats."""
        return self.game.plies.last_of(seats)

    # ---- the door ----

    def door(self, *, wait: bool = False) -> asyncio.Lock:
        """One at a time. While something cannot be stored nobody new is let in, except those who can `wait`."""
        if self._unstored and not wait:
            raise Unavailable("what was decided before is not stored yet")
        return self._lock

    @property
    def delayed(self) -> bool:
        """Whether something is still waiting to be stored."""
        return self._unstored > 0

    async def until_stored(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Tries until it is stored, or the table is closed."""
        try:
            return await work()
        except Unavailable as problem:
            _log.warning("saving is delayed at table %s: %s", self.id[:4], problem)
        self._unstored += 1
        self._delay.set()
        self.told_otherwise()
        try:
            pause, most = PAUSES
            while not self.closed:
                metrics.SAVE_RETRIES.inc()
                await asyncio.sleep(pause * (0.75 + random.random() / 2))
                pause = min(most, 2 * pause)
                with suppress(Unavailable):
                    return await work()
            raise Unavailable("the table is closed")
        finally:
            self._unstored -= 1
            if not self._unstored:
                self._delay.clear()
            self.told_otherwise()

    async def play_on(self, move: Move | str, *, grace: bool = False) -> None:
        """A player's move, and the dealer's answers to it; with a grace these have to wait, unless it ends the game."""
        then = self.game.copy()
        then.auto_deal = False
        then.push(move)
        then.auto_deal = True
        grace = grace and not then.is_over
        if not grace:
            then.deal()
        await self.commit(then, [], grace=grace)

    async def deal(self) -> None:
        """What the dealer has to do next."""
        then = self.game.copy()
        then.deal()
        await self.commit(then, [])

    async def commit(self, then: Game, undone: list[str], *, grace: bool = False) -> None:
        """The game goes on to `then`; `undone` is what can be played again there.

        With a `grace` it goes on by one decision, which may be taken back for a while.
        """
        ply, turn, cost = self.game.ply, self.turn, self._cost()
        moves = then.plies.texts(ply)
        script = [str(move) for move in then.script]
        changes: dict[str, Any] = {}
        if undone != self.stored.undone:
            changes["undone"] = undone
        if script != self.stored.foreseen:
            changes["foreseen"] = script
        if self.stored.request and turn != DEALER:
            changes["request"] = None
        if then.is_over:
            changes["over"] = True
        plies = [Ply(move, 0.0 if i else cost) for i, move in enumerate(moves)]
        spent = self._spent + [row.spent for row in plies]
        times = self._times(then, spent=spent)
        also = self.finishing(then) if then.is_over else None

        async def append() -> bool:
            """The grace and the next one's time begin when this is stored, however long that takes."""
            settles = self._timeline.now() + GRACE if grace else None
            if grace:
                plies[-1] = plies[-1]._replace(settles=settles)
            due = self._due(then, times, settles=settles)
            return await self._store.append(self.stored, ply, plies, due, also=also, **changes)

        began = time.perf_counter()
        added = await self.until_stored(append)
        metrics.COMMITS.observe(time.perf_counter() - began)
        if not added:
            await self._catch_up()
            raise Stale
        self.game, self._spent, self._settles = then, spent, _settles(plies)
        metrics.MOVES.inc(len(moves))
        self.changed()

    async def cut(self, ply: int, undone: list[str], *, thought: float = 0.0, **changes: Any) -> None:
        """Takes back every ply from this one on, and with them the time that they cost.

        `thought`: so many seconds of whoever decides then are spent all the same.
        """
        then = self.game.copy()
        then.cut(ply)
        foreseen = [str(move) for move in then.script]
        changes |= {"undone": undone, "foreseen": foreseen, "ended": None, "over": False, "request": None}
        times = self._times(then, spent=self._spent[:ply])
        if not await self.until_stored(
            lambda: self._store.cut(self.stored, self.game.ply, ply, self._due(then, times, thought=thought), **changes)
        ):
            await self._catch_up()
            raise Stale
        self.game, self._spent, self._settles = then, self._spent[:ply], None
        self.generation += 1

    async def change(self, **changes: Any) -> None:
        """Changes what is stored about the game, and with it who decides until when."""
        stored = self.stored
        then = self.game
        if "ended" in changes:
            then = self.game.copy()
            then.ended = _ended(changes["ended"], then.players)
        times = self._times(then, seats=changes.get("seats"))
        if not await self.until_stored(
            lambda: self._store.change(stored, self.game.ply, self._due_still(then, times), **changes)
        ):
            await self._catch_up()
            raise Stale
        self.game = then
        self.told_otherwise()
        self.changed()

    def spawn(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that happens by itself."""
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)
        return task

    def _spawned(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Stale | Unavailable):
            _log.error("something failed at table %s", self.id[:4], exc_info=error)

    # ---- other processes ----

    def hear_plies(
        self, version: int, ply: int, plies: Sequence[tuple[str, float, float | None]], due: float | None
    ) -> bool:
        """Plies that another process has committed; False if they do not follow on from what is known here."""
        if self._lock.locked() or version != self.stored.version or ply != self.game.ply:
            return False
        self._follow([Ply(*heard) for heard in plies])
        self.stored.due = due
        self.changed()
        return True

    def _follow(self, plies: Sequence[Ply]) -> None:
        then = self.game.copy()
        then.ended = None  # what another process has taken back; it is set anew where it has not
        then.follow(ply.move for ply in plies)
        self.game, self._spent = then, self._spent + [ply.spent for ply in plies]
        self._settles = _settles(plies)

    async def refresh(self) -> None:
        """Catches up with what other processes did."""
        async with self.door(wait=True):
            await self._catch_up()

    async def _catch_up(self) -> None:
        stored = await self.until_stored(lambda: self._store.load(self.id))
        if stored is None:
            return
        known = self.game.plies.texts()
        played = [ply.move for ply in stored.plies]
        same = stored.version == self.stored.version and stored.holders == self.stored.holders
        if same and played == known and stored.due == self.stored.due:
            return
        if played[: len(known)] == known and stored.begun == self.stored.begun:
            self._follow(stored.plies[len(known) :])
            self._spent = [ply.spent for ply in stored.plies]  # the same may have been taken back and played again
            self._settles = _settles(stored.plies)
            self.game.script = [Move(text) for text in stored.foreseen]
            self.game.ended = _ended(stored.ended, self.game.players)
            self.stored, self.seating = stored, Seating(stored)
            stored.plies = []
        else:
            self._take(stored)
            self.generation += 1
        self.told_otherwise()
        self.changed()
        if self.turn == DEALER:  # the one that began it could not continue
            self.spawn(self.begin())

    async def open(self) -> None:
        """Begins; what cannot be stored at the moment keeps nobody from looking."""
        beginning, delayed = self.spawn(self.begin()), asyncio.ensure_future(self._delay.wait())
        await asyncio.wait((beginning, delayed), return_when=asyncio.FIRST_COMPLETED)
        delayed.cancel()

    @abstractmethod
    async def begin(self) -> None:
        """Continues where a stop of the server may have cut something off."""

    # ---- clocks ----

    def _times(
        self,
        game: Game | None = None,
        *,
        spent: Sequence[float] | None = None,
        seats: Sequence[StoredSeat] | None = None,
    ) -> Times:
        """What the thinking time follows from, as it is or as it will be."""
        seats = seats or self.stored.seats
        if not (clock := Clock.of(self.stored.terms)):
            return Times(None, seats, ())
        decided = (game or self.game).plies.seats
        return Times(clock, seats, list(zip(decided, self._spent if spent is None else spent, strict=True)))

    def _due(
        self,
        game: Game,
        times: Times,
        running: float | None = None,
        *,
        settles: float | None = None,
        thought: float = 0.0,
    ) -> float | None:
        """When the time of whoever decides is up; it begins when the decision of another `settles`, so nobody pays."""
        if times.clock is None or game.ended or not self.stored.begun:
            return None
        begins = self._timeline.now() - thought
        if settles is not None and game.turn != game.plies.seats[-1]:
            begins = max(begins, settles)
        return times.due(game.turn, begins, running)

    def _due_still(self, game: Game, times: Times) -> float | None:
        """The same where nothing was decided."""
        return self._due(game, times, self.stored.due, settles=self._settles if self.grace() else None)

    def grace(self) -> float:
        """For how many seconds the last decision may still be taken back without asking."""
        if self._settles is None or self.is_over or self.game.ply - 1 <= self.stored.regretted:
            return 0.0
        left = self._settles - self._timeline.now()
        # The timelines of two processes are never quite the same; one that has lost many beats makes nobody wait.
        return min(left, GRACE) if 0 < left < 2 * GRACE else 0.0

    def left(self) -> list[float] | None:
        """By seat: the seconds of thinking time left now, or None without a clock."""
        if not self.stored.terms.get("clock"):
            return None
        return self._times().left(self.turn, self.stored.due, self._timeline.now())

    def thought_about(self, ply: int) -> float:
        """How long whoever decided at that ply had thought about it, if a clock ran."""
        clock = Clock.of(self.stored.terms)
        return self._spent[ply] + clock.increment if clock else 0.0

    def thought(self) -> float:
        """How long the person who decides now has thought about it, if a clock runs."""
        return self._times().thought(self.turn, self.stored.due, self._timeline.now())

    def _cost(self) -> float:
        if self.stored.due is None:
            return 0.0
        return self._times().cost(self.turn, self.stored.due, self._timeline.now())

    def used(self, seat: int) -> float:
        """What a person thought before a computer player took over."""
        return self._times().used(seat)
