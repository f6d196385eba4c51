"""Tables: those that someone is watching, opened from the store when asked for, and what happens at them by itself."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from ..errors import Refused
from . import fairness
from .clock import Timeline
from .daily import Daily
from .days import Days, beginning
from .fanout import Alone, Fanout, Heard, Missed, News
from .listing import Listing
from .luggage import Luggage
from .parcels import Parcels
from .ratings import Ratings
from .seating import MOST_DEVICES
from .setting import Setting
from .store import WATCH_PREFIX, Age, Expiry, Store, Unavailable
from .table import Table, Watcher
from .thinking import Thinkers

__all__ = ["Tables"]

IDLE_SECONDS = 60
"""How long a table that nobody is watching stays in memory."""

PRESENCE_SECONDS = 10
"""How often processes tell each other who is there."""

EXPIRE_SECONDS = 3600
"""How often abandoned tables are looked for."""

RING_SECONDS = 1.0
"""How often the alarms of all tables are checked."""

BEAT_SECONDS = 5.0
"""How often it is stored how far the timeline has come, while clocks run or friends play."""

DAY_SECONDS = 20
"""How often it is looked whether another day has begun."""

EXPIRE_PAUSE = 0.05
"""Seconds that a sweep leaves to others between its steps."""

HARDLY_BEGUN_DAYS = 1
"""How long a table at which nobody ever really played is kept."""

_log = logging.getLogger("kingdomino.server")


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


class Tables:
    def __init__(
        self,
        store: Store,
        connect: Callable[[str, Heard], Fanout] = lambda process, heard: Alone(),
        thinkers: Thinkers | None = None,
        timeline: Timeline | None = None,
        days: Days | None = None,
    ) -> None:
        self.store = store
        self.timeline = timeline or Timeline()
        self._thinkers = thinkers or Thinkers()
        self._fanout = connect(store.process, self._heard)
        self._open: dict[str, Table] = {}
        self._by_watch: dict[str, str] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.setting = Setting(store, self.get)
        self.listing = Listing(store)
        self.parcels = Parcels(store, self.setting, self.get, self._gone)
        self._days = days or Days(store)
        self.daily = Daily(store, self._days, self.setting, self.get)
        self.ratings = Ratings(store, self._days)
        self.luggage = Luggage(store, self.setting, self._reseated)

    # ---- open tables ----

    @property
    def open(self) -> Collection[Table]:
        return self._open.values()

    async def find(self, id: str) -> tuple[Table, bool]:
        """The table of an id, and whether this is the id for spectators."""
        spectator = id.startswith(WATCH_PREFIX)
        return await self.get(self._by_watch.get(id, id) if spectator else id), spectator

    async def get(self, id: str) -> Table:
        """The table of that id; Refused if there is none."""
        if table := self._open.get(id):
            if table.day:  # which may have passed while it lay open
                await self._days.turn()
            return table
        async with self._opening.setdefault(id, asyncio.Lock()):
            if table := self._open.get(self._by_watch.get(id, id)):
                return table
            try:
                game = await self.store.load(id)
                if game is None:
                    raise Refused("there is no such table", "unknown-table")
                series = await self.store.series(game.series) if game.length > 1 else []
                if fairness.day_of(game):
                    await self._days.turn()
                # Asked for by the other of its two ids. From here on nothing is awaited, so there is only one table.
                if table := self._open.get(game.id):
                    return table
                announce = partial(self._fanout.say, game.id)
                table = Table(
                    game,
                    self.store,
                    self._thinkers,
                    self.timeline,
                    series,
                    announce=announce,
                    days=self._days,
                )
                self._open[game.id] = table
                self._by_watch[game.watch] = game.id
            finally:
                self._opening.pop(id, None)
        self._close_later(table.id)
        if self.store.shared:  # what others did while it was loaded was news of a table that was not open
            await table.refresh()
        await table.open()
        return table

    def depart(self, table: Table, watcher: Watcher) -> None:
        table.depart(watcher)
        self._close_later(table.id)

    def _close_later(self, id: str) -> None:
        asyncio.get_running_loop().call_later(IDLE_SECONDS, self._close_idle, id)

    def _close_idle(self, id: str) -> None:
        table = self._open.get(id)
        if table and not table.presence.watchers:
            if table.is_busy:
                self._close_later(id)
            else:
                self._drop(table)

    def _drop(self, table: Table) -> None:
        table.retire()
        self._open.pop(table.id, None)
        self._by_watch.pop(table.stored.watch, None)

    async def close(self) -> None:
        """Hands all tables over to the next process that opens them."""
        with suppress(Unavailable):
            await self._beat()
        for table in tuple(self._open.values()):
            await table.close()
        await self._fanout.close()
        self._thinkers.close()

    # ---- other processes ----

    def _heard(self, process: str, id: str, news: News | Missed) -> None:
        if "missed" in news:
            for known in tuple(self._open.values()):
                self._spawn(known.refresh())
                known.announce_presence()
        table = self._open.get(id)
        if table is None:
            return
        if "changed" in news or ("played" in news and not table.hear_plies(*news["played"])):
            self._spawn(table.refresh())
        elif "paused" in news:
            table.hear_pause(news["paused"])
        elif "reacted" in news:
            table.hear_reaction(*news["reacted"])
        elif "present" in news:
            table.hear_presence(process, news["present"], news["pausing"], 3 * PRESENCE_SECONDS)

    def _spawn(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- what happens by itself ----

    async def keep_up(self, expire_days: float, keep_days: float) -> None:
        """Runs forever: who is there, whose time is up, how far time has come, and what was abandoned."""
        await asyncio.gather(
            _forever("presence", PRESENCE_SECONDS, self._say_who_is_there),
            _forever("alarms", RING_SECONDS, self._ring),
            _forever("the timeline", BEAT_SECONDS, self.beat),
            _forever("the next day", DAY_SECONDS, self._next_day),
            _forever("expiry", EXPIRE_SECONDS, partial(self._expire, expire_days, keep_days)),
        )

    async def _say_who_is_there(self) -> None:
        if not self.store.shared:
            return
        for number, here in enumerate(tuple(self._open.values())):
            if here.shared and here.presence.watchers:
                here.announce_presence()
            if number % 20 == 19:  # moves need not wait until everything has been said
                await asyncio.sleep(0.01)

    async def _ring(self) -> None:
        """Time runs out even if nobody is watching: the alarm is in the store, not in the table."""
        for id in await self.store.ringing(self.timeline.now()):
            with suppress(Refused):
                await (await self.get(id)).ring()

    async def beat(self) -> None:
        """Stores how far the timeline has come, for processes that start later and for the others."""
        gracious = any(table.shared for table in self._open.values())
        if self.store.shared or gracious or await self.store.has_alarms():
            await self._beat()

    async def _beat(self) -> None:
        """Stores it, and since when people are away."""
        away = {table: moved for table in self._open.values() if (moved := table.take_moved())}
        try:
            now = await self.store.beat(self.timeline.now(), [one for moved in away.values() for one in moved])
        except Unavailable:
            for table, moved in away.items():
                table.put_moved(moved)
            raise
        self.timeline.catch_up(now)

    async def _next_day(self) -> None:
        """When a day is over, its deal is no longer a secret."""
        if await self.daily.turn():
            for table in tuple(self._open.values()):
                if table.day:
                    table.told_otherwise()

    async def _expire(self, expire_days: float, keep_days: float) -> None:
        """Deletes what was abandoned, a little at a time."""
        await self._next_day()
        before = Expiry(
            self._untouched_since(expire_days),
            self._untouched_since(keep_days),
            self._untouched_since(expire_days and HARDLY_BEGUN_DAYS),
        )
        await self.daily.expire(keep_days)
        await self.luggage.expire()
        await self.ratings.expire()
        for over in (False, True):
            place: Age | None = None
            while True:
                ids, place = await self.store.abandoned(before, over=over, after=place)
                while ids:
                    deleted, done = await self.store.expire(ids, before)
                    await self._gone(deleted)
                    ids = ids[done:]
                    await asyncio.sleep(EXPIRE_PAUSE)
                if place is None:
                    break
                await asyncio.sleep(EXPIRE_PAUSE)

    def _untouched_since(self, days: float) -> float:
        """Before when something was touched that is deleted after so many days, of those on which a server ran."""
        day = self._days.ago(days) if days else ""
        return beginning(day) if day else 0

    async def _gone(self, ids: Sequence[str]) -> None:
        """Games that are no longer in the store."""
        for id in ids:
            if table := self._open.get(id):
                await table.close()
                self._drop(table)

    async def _reseated(self, ids: Sequence[str]) -> None:
        """Games that somebody else holds a seat of now."""
        for id in ids:
            if table := self._open.get(id):
                await table.refresh()

    # ---- seats ----

    async def new_key(self, visitor: str, table: Table, seat: int) -> str:
        """A secret that brings another device to the visitor's seat."""
        if not (seat in table.seating.persons and table.seating.holds(visitor, seat)):
            raise Refused("this is not your seat", "not-your-seat")
        key = secrets.token_urlsafe(32)
        if not await self.store.set_key(_hash(key), table.id, seat, visitor):
            raise Refused("this is not your seat", "not-your-seat")
        return key

    async def use_key(self, visitor: str, table: Table, key: str) -> None:
        if await self.store.use_key(_hash(key), table.id, visitor, MOST_DEVICES) is None:
            raise Refused("this link is not valid", "bad-key")
        await table.refresh()

    async def forget(self, visitor: str, table: Table) -> None:
        """Takes a table out of the visitor's list."""
        if not table.seating.sits(visitor):
            raise Refused("this is not your table", "not-yours")
        if await table.leave(visitor):
            await self._gone([table.id])


async def _forever(what: str, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
    """Does something again and again; after a failure, with a pause that grows."""
    failures = 0
    while True:
        try:
            await job()
            failures = 0
        except Exception as error:
            failures += 1
            if isinstance(error, Unavailable):
                _log.warning("%s has to wait for the database: %s", what, error)
            else:
                _log.exception("%s failed", what)
        await asyncio.sleep(seconds * min(2**failures, max(1, 60 / seconds)))
