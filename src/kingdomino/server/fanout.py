"""Fan-out: how processes that share one PostgreSQL tell each other that a table changed."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, Protocol, final

import sqlalchemy as sa
from pydantic import Field, TypeAdapter, ValidationError
from typing_extensions import TypedDict

from .messages import Reaction, Seat

__all__ = ["Alone", "Changed", "Fanout", "Heard", "News", "Postgres"]

CHANNEL = "kingdomino"


@final
class Changed(TypedDict):
    """Something that is not a decision: the store knows what."""

    changed: Literal[True]


@final
class Played(TypedDict):
    """Plies that were committed: the version and the ply they go on from, the rows, and when time is up."""

    played: tuple[int, int, Sequence[tuple[str, float, float | None]], float | None]


@final
class Paused(TypedDict):
    """Whether computer players wait."""

    paused: bool


@final
class Next(TypedDict):
    """Where the same people play on."""

    next: str


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
    """Anything may have happened, at any table."""

    reconnected: Literal[True]


News = Changed | Played | Paused | Next | Reacted | Present | Missed

Notice = TypedDict("Notice", {"from": str, "table": str, "news": News})
"""What is said, about which table, and by which process."""

Heard = Callable[[str, str, News], None]
"""Called with the speaking process, the table, and what is said."""

_log = logging.getLogger("kingdomino.server")
_notice: TypeAdapter[Notice] = TypeAdapter(Notice)


class Fanout(Protocol):
    def say(self, id: str, news: News) -> None:
        """Tells the other processes; never waits and never fails."""
        ...

    async def close(self) -> None: ...


class Alone:
    """The only process: there is nobody else to tell."""

    def say(self, id: str, news: News) -> None:
        pass

    async def close(self) -> None:
        pass


class Postgres:
    """LISTEN and NOTIFY over a connection of its own, which comes back by itself."""

    def __init__(self, url: sa.URL, process: str, heard: Heard) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._heard = heard
        self._unsaid: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._saying: list[str] = []
        """What will not have been said if the connection is lost."""
        self._tasks = [asyncio.create_task(self._keep(job)) for job in (self._listen, self._speak)]

    def say(self, id: str, news: News) -> None:
        try:
            self._unsaid.put_nowait(self._written(id, news))
        except asyncio.QueueFull:
            # They have missed something: when they hear again, they look everything up.
            self._unsaid.get_nowait()
            self._unsaid.put_nowait(self._written("", {"reconnected": True}))
            _log.warning("the other processes cannot be told: too much is waiting")

    def _written(self, id: str, news: News) -> str:
        return _notice.dump_json({"from": self._process, "table": id, "news": news}).decode()

    async def close(self) -> None:
        for _ in range(50):
            if self._unsaid.empty() and not self._saying:
                break
            await asyncio.sleep(0.01)
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
            self._heard("", "", {"reconnected": True})  # whatever was said in the meantime is in the store
            async for notice in connection.notifies():
                self._hear(notice.payload)

    def _hear(self, payload: str) -> None:
        """Anyone who can write to the database can say anything: what is not news, or leads nowhere, harms nobody."""
        try:
            notice = _notice.validate_json(payload, strict=True)
        except ValidationError:
            _log.warning("news that makes no sense was ignored")
            return
        speaker, table = notice["from"], notice["table"]
        if speaker == self._process:
            return
        try:
            self._heard(speaker, table, notice["news"])
        except Exception:
            _log.warning("news could not be followed: the table is looked up", exc_info=True)
            self._heard(speaker, table, {"changed": True})

    async def _speak(self) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
            while True:
                if not self._saying:
                    self._saying.append(await self._unsaid.get())
                while not self._unsaid.empty() and len(self._saying) < 100:
                    self._saying.append(self._unsaid.get_nowait())
                news = (CHANNEL, self._saying)
                await connection.execute("SELECT pg_notify(%s, news) FROM unnest(%s::text[]) AS news", news)
                self._saying = []
