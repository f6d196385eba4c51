"""Fan-out: how processes that share one PostgreSQL tell each other what happens at their tables.

What is stored is announced by the transaction that stores it: other processes hear of it if and only if it is
committed. Only what is not stored (presence, pauses, reactions) goes separately.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Annotated, Any, Literal, Protocol, final

import sqlalchemy as sa
from pydantic import Field, TypeAdapter, ValidationError
from typing_extensions import TypedDict

from .messages import Reaction, Seat

__all__ = [
    "CHANGED",
    "CHANNEL",
    "NOTIFY",
    "Alone",
    "Changed",
    "Fanout",
    "Heard",
    "Missed",
    "News",
    "Paused",
    "Played",
    "Postgres",
    "Present",
    "Reacted",
    "notice",
]

CHANNEL = "kingdomino"

NOTIFY = "SELECT pg_notify(%s, notice) FROM unnest(%s::text[]) AS notice"
"""Sends notices to a channel; within a transaction: when it is committed."""

LONGEST = 7999
"""Bytes of a notice that PostgreSQL takes."""

ALIVE = {"keepalives_idle": "15", "keepalives_interval": "5", "keepalives_count": "3"}
"""Seconds and probes until a connection that died in silence counts as lost: a listener sends nothing itself."""


@final
class Changed(TypedDict):
    """Something else was stored: it has to be looked up."""

    changed: Literal[True]


CHANGED: Changed = {"changed": True}


@final
class Played(TypedDict):
    """Plies that were committed: the version and the ply they go on from, the rows, and when time is up."""

    played: tuple[int, int, Sequence[tuple[str, float, float | None]], float | None]


@final
class Paused(TypedDict):
    """Whether computer players wait."""

    paused: bool


@final
class Reacted(TypedDict):
    reacted: tuple[Seat, Reaction]


@final
class Present(TypedDict):
    """The seats whose people are watching the table there, and whether computer players wait there.

    Seat -1 is anyone who has the game in their list without a seat.
    """

    present: list[Annotated[int, Field(ge=-1, le=3)]]
    pausing: bool


@final
class Missed(TypedDict):
    """This process begins to listen, perhaps not for the first time: it has missed anything that happened before."""

    missed: Literal[True]


News = Changed | Played | Paused | Reacted | Present

Notice = TypedDict("Notice", {"from": str, "table": str, "news": News})
"""What is announced, about which table, and by which process."""

Heard = Callable[[str, str, News | Missed], None]
"""Called with the announcing process, the table, and the news."""

_log = logging.getLogger("kingdomino.server")
_notice: TypeAdapter[Notice] = TypeAdapter(Notice)


def notice(process: str, id: str, news: News) -> str:
    """The text of a notice; plies that are too long for one are looked up."""
    text = _notice.dump_json({"from": process, "table": id, "news": news})
    return text.decode() if len(text) <= LONGEST else notice(process, id, CHANGED)


class Fanout(Protocol):
    def say(self, id: str, news: Paused | Reacted | Present) -> None:
        """Announces what is not stored; never waits and never fails, but may be lost."""
        ...

    async def close(self) -> None: ...


class Alone:
    """The only process."""

    def say(self, id: str, news: Paused | Reacted | Present) -> None:
        pass

    async def close(self) -> None:
        pass


class Postgres:
    """LISTEN and NOTIFY over connections of its own, which are opened again when they are lost."""

    def __init__(self, url: sa.URL, process: str, heard: Heard) -> None:
        lasting = url.set(drivername="postgresql").update_query_dict(ALIVE)
        self._url = lasting.render_as_string(hide_password=False)
        self._process = process
        self._heard = heard
        self._unsaid: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._tasks = [asyncio.create_task(self._keep(job)) for job in (self._listen, self._speak)]

    def say(self, id: str, news: Paused | Reacted | Present) -> None:
        with suppress(asyncio.QueueFull):
            self._unsaid.put_nowait(notice(self._process, id, news))

    async def close(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._unsaid.join(), 0.5)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, job: Callable[[], Any]) -> None:
        while True:
            try:
                await job()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                _log.warning("the connection for news was lost: %s", type(error).__name__)
                await asyncio.sleep(0.5)

    async def _listen(self) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self._heard("", "", {"missed": True})
            async for notified in connection.notifies():
                self._hear(notified.payload)

    def _hear(self, payload: str) -> None:
        """Anyone who can write to the database can send anything: what is not news, or leads nowhere, does no harm."""
        try:
            heard = _notice.validate_json(payload, strict=True)
        except ValidationError:
            _log.warning("news that makes no sense was ignored")
            return
        speaker, table = heard["from"], heard["table"]
        if speaker == self._process:
            return
        try:
            self._heard(speaker, table, heard["news"])
        except Exception:
            _log.warning("news could not be followed: the table is looked up", exc_info=True)
            self._heard(speaker, table, CHANGED)

    async def _speak(self) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
            while True:
                news = [await self._unsaid.get()]
                while not self._unsaid.empty() and len(news) < 100:
                    news.append(self._unsaid.get_nowait())
                try:
                    await connection.execute(NOTIFY, (CHANNEL, news))
                finally:
                    for _ in news:
                        self._unsaid.task_done()
