"""Fan-out: how processes that share one PostgreSQL tell each other that a table changed."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any, Protocol

import sqlalchemy as sa

__all__ = ["Alone", "Fanout", "Heard", "Postgres"]

CHANNEL = "kingdomino"

Heard = Callable[[str, str, dict[str, Any]], None]
"""Called with the process that speaks, the table, and what is said."""

_log = logging.getLogger("kingdomino.server")


class Fanout(Protocol):
    def say(self, id: str, news: dict[str, Any]) -> None:
        """Tells the other processes; never waits and never fails."""
        ...

    async def close(self) -> None: ...


class Alone:
    """The only process: nobody else is to be told."""

    def say(self, id: str, news: dict[str, Any]) -> None:
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
        """What was not said if the connection is lost now."""
        self._tasks = [asyncio.create_task(self._keep(job)) for job in (self._listen, self._speak)]

    def say(self, id: str, news: dict[str, Any]) -> None:
        try:
            self._unsaid.put_nowait(json.dumps({"from": self._process, "table": id, **news}))
        except asyncio.QueueFull:
            # They have missed something: when they hear again, they look at everything.
            self._unsaid.get_nowait()
            self._unsaid.put_nowait(json.dumps({"from": self._process, "table": "", "reconnected": True}))
            _log.warning("the other processes cannot be told: too much is waiting")

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
            self._heard("", "", {"reconnected": True})  # whatever was said meanwhile is in the store
            async for notice in connection.notifies():
                news = json.loads(notice.payload)
                speaker, table = news.pop("from"), news.pop("table")
                if speaker != self._process:
                    self._heard(speaker, table, news)

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
