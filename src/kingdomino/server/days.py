"""Days: which day it is, by UTC and for all processes alike, the secret of each, and when that may be known.

A day that is over is closed in the store before its secret is shown, and what is closed is never played again: neither
a clock that is set back nor a process that lags behind lets anybody play a deal that is known.
"""

import math
import secrets
import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple, cast

import sqlalchemy as sa

from .. import fair
from ..errors import Refused
from ..seeds import keyed
from .messages import DayKind
from .store import Store, metadata

__all__ = ["Day", "Days", "beginning", "days", "shifted"]

SUNDAY = 6
"""The day of the week on which one plays alone."""

days = sa.Table(
    "days",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),  # such as 2026-01-31
    sa.Column("kind", sa.String(10), nullable=False),  # a DayKind
    sa.Column("closed", sa.Boolean, nullable=False),  # it is over, and its secret may be shown
)
chest = sa.Table(
    "chest",
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),
)

_DRAW = "INSERT INTO chest (name, secret) VALUES ('days', :secret) ON CONFLICT DO NOTHING"
_BEGIN = "INSERT INTO days (day, kind, closed) VALUES (:day, :kind, :closed) ON CONFLICT DO NOTHING"


class Day(NamedTuple):
    """A day, written as 2026-01-31, and what is played on it."""

    name: str
    kind: DayKind


def beginning(day: str) -> float:
    """When a day begins, in seconds of the epoch."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()


def shifted(day: str, by: int) -> str:
    """So many days later."""
    return (date.fromisoformat(day) + timedelta(days=by)).isoformat()


def _kind(day: str) -> DayKind:
    return "solo" if date.fromisoformat(day).weekday() == SUNDAY else "faces"


class Days:
    """`now` is the clock to go by; without one it is the database's, which all processes share."""

    def __init__(self, store: Store, now: Callable[[], float] | None = None) -> None:
        self._store = store
        self._given = now
        self._ahead = 0.0
        self._master = ""
        self._known: dict[str, tuple[DayKind, bool]] = {}
        self._turned = ""

    def now(self) -> float:
        return self._given() if self._given else time.time() + self._ahead

    def date(self) -> str:
        """The day that the clock says."""
        return datetime.fromtimestamp(self.now(), UTC).date().isoformat()

    def left(self) -> float:
        """How many seconds the day still has."""
        now = datetime.fromtimestamp(self.now(), UTC)
        midnight = datetime.combine(now.date() + timedelta(days=1), datetime.min.time(), UTC)
        return (midnight - now).total_seconds()

    async def keep_time(self) -> None:
        """Sets the clock by the database's."""
        if self._store.shared and not self._given:
            self._ahead = await self._store.wall() - time.time()

    async def turn(self) -> bool:
        """Begins the day that the clock says, and closes those before it; whether there was anything to do."""
        day = self.date()
        if day == self._turned:
            return False
        if not self._turned:
            await self.keep_time()
            day = self.date()

        def work(connection: sa.Connection) -> dict[str, tuple[DayKind, bool]]:
            new = {"day": day, "kind": _kind(day), "closed": False}
            connection.execute(sa.text(_BEGIN), new)
            connection.execute(sa.update(days).where(days.c.day < day, ~days.c.closed).values(closed=True))
            return {row.day: (cast(DayKind, row.kind), row.closed) for row in connection.execute(sa.select(days))}

        self._known = await self._store.do(work)
        self._turned = day
        return True

    async def today(self) -> Day:
        """The day whose deal can be played now."""
        await self.turn()
        day = Day(self._turned, self.kind(self._turned))
        Refused.unless(not self.is_past(day.name), "daily-clock", "the server's clock says a day that was over before")
        return day

    async def past(self, day: str) -> Day:
        """A day that is over."""
        await self.turn()
        Refused.unless(self.is_past(day), "no-such-day", "there was no deal on that day, or it is not over")
        return Day(day, self.kind(day))

    def ago(self, count: float) -> str:
        """The day so many days ago, of those on which a server used this database; "" if there were not as many.

        A clock that jumps is on one more day, however far it jumps: nothing else gets older by it.
        """
        today = self.date()
        seen = sorted(day for day in self._known if day <= today)
        return seen[-1 - math.ceil(count)] if math.ceil(count) < len(seen) else ""

    def kind(self, day: str) -> DayKind:
        """What is played on a day, or was."""
        return self._known[day][0] if day in self._known else _kind(day)

    def is_past(self, day: str) -> bool:
        """Whether a day is over, as far as this process has heard."""
        return day in self._known and self._known[day][1]

    # ---- secrets ----

    async def secret(self, day: str) -> str:
        """The secret of a day: nobody is told before it is over."""
        return fair.day_secret(await self._chest(), day)

    async def commitment(self, day: str) -> str:
        """What can be known of a day's secret at any time."""
        return fair.day_commitment(day, await self.secret(day))

    async def origin(self, day: str, address: str) -> str:
        """What stands for an address on one day: the same for the same one, and nothing without the chest."""
        return keyed(await self._chest(), f"origin {day} {address}")[:32]

    async def _chest(self) -> str:
        """What all secrets of this database follow from; the first process that asks draws it."""

        def work(connection: sa.Connection) -> str:
            connection.execute(sa.text(_DRAW), {"secret": secrets.token_hex(32)})
            found = sa.select(chest.c.secret).where(chest.c.name == "days")
            return str(connection.execute(found).scalar_one())

        self._master = self._master or await self._store.do(work)
        return self._master
