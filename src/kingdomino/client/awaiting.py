"""The client for asyncio: the same as the blocking one, but awaited."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
from pydantic import BaseModel
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ..agents import Agent
from ..core import Move, Position
from ..server.messages import LegalMove, NewSeat, OutcomeView, ServerMessage, TableView
from .protocol import (
    JSON,
    Answer,
    Ask,
    Lost,
    Open,
    Pause,
    Send,
    Sitting,
    Step,
    Steps,
    Think,
    Visit,
    cookies_of,
    live_address,
)

__all__ = ["AsyncClient", "AsyncSeat"]

T = TypeVar("T")


async def _run(steps: Steps[T], do: Callable[[Step], Awaitable[Any]]) -> T:
    result: Any = None
    lost: Lost | None = None
    while True:
        try:
            step = steps.throw(lost) if lost else steps.send(result)
        except StopIteration as end:
            value: T = end.value
            return value
        result = lost = None
        try:
            result = await do(step)
        except Lost as error:
            lost = error


async def _chosen(agent: Agent, position: Position) -> Move:
    """Thinks on a thread of its own, until nobody is waiting for it."""
    try:
        return await asyncio.to_thread(agent.choose, position)
    except asyncio.CancelledError:
        agent.stop()
        raise


class AsyncClient:
    """A visitor to one server: keeps the cookie that its seats belong to.

    A server that cannot be reached is tried again for up to `patience` seconds. `identity` is a file that remembers the
    visitor: a program that starts again with it has the same seats. Only one program at a time may use it.
    """

    def __init__(
        self, url: str, *, timeout: float = 30, patience: float = 60, identity: str | Path | None = None
    ) -> None:
        self.url = url.rstrip("/")
        self.timeout = timeout
        self._visit = Visit(patience, self.url, identity)
        self._http = httpx.AsyncClient(base_url=f"{self.url}/api", timeout=timeout, cookies=self._visit.cookies)

    async def _do(self, step: Step) -> Any:
        match step:
            case Ask(method, path, body):
                try:
                    answer = await self._http.request(method, path, content=body, headers=JSON if body else None)
                except httpx.TransportError as error:
                    raise Lost(f"{self.url} cannot be reached: {error}") from None
                self._visit.received(self._http.cookies.jar)
                return Answer(answer.status_code, answer.text)
            case Pause(seconds):
                await asyncio.sleep(seconds)
            case Think(agent, position):
                return await _chosen(agent, position)
            case _:
                raise TypeError(f"only a seat can do {step}")

    async def ask(self, method: str, path: str, body: BaseModel | Mapping[str, Any] | None = None) -> Any:
        """One request below /api; Refused repeats what the server says."""
        return await _run(self._visit.ask(method, path, body), self._do)

    async def create(self, *seats: NewSeat | Mapping[str, Any], **wishes: Any) -> str:
        """Sets a table and returns its id; seats and wishes are those of `NewGame` in `server.messages`."""
        return await _run(self._visit.create(seats, wishes), self._do)

    async def record(self, id: str) -> str:
        """The record of a game so far."""
        return await _run(self._visit.record(id), self._do)

    async def join(self, id: str, *, name: str = "", seat: int | None = None) -> "AsyncSeat":
        """Takes an open seat (the first one, unless it is named), or returns to this visitor's own."""
        await _run(self._visit.take_seat(id, name, seat), self._do)
        return await self.watch(id)

    async def watch(self, id: str) -> "AsyncSeat":
        """Watches a table, by its own id or by the one for spectators."""
        seat = AsyncSeat(self, id)
        try:
            await seat._run(seat._sitting.open())
        except BaseException:
            await seat.close()
            raise
        return seat

    async def check_deals(self, id: str) -> list[str]:
        """After a game with friends: what could be checked about its deals. ParseError says what is wrong with them."""
        return await _run(self._visit.check_deals(id), self._do)

    async def close(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class AsyncSeat:
    """A live connection to a table, and to the next tables of a Dynasty. When it is lost it comes back by itself."""

    def __init__(self, client: AsyncClient, id: str) -> None:
        self._client = client
        self._sitting = Sitting(client._visit, id)
        self._socket: ClientConnection | None = None

    async def _run(self, steps: Steps[T]) -> T:
        return await _run(steps, self._do)

    async def _do(self, step: Step) -> Any:
        if isinstance(step, Ask | Pause | Think):
            return await self._client._do(step)
        try:
            if isinstance(step, Open):
                await self.close()
                self._socket = await self._connect(step.id)
            elif not self._socket:
                raise Lost("there is no connection")
            elif isinstance(step, Send):
                await self._socket.send(step.text)
            else:
                async with asyncio.timeout(step.seconds):
                    return await self._socket.recv()
        except (OSError, WebSocketException) as error:
            raise Lost(f"{self._client.url} cannot be reached: {error}") from None

    async def _connect(self, id: str) -> ClientConnection:
        return await connect(
            live_address(self._client.url, id),
            additional_headers=cookies_of(self._client._visit.cookies),
            open_timeout=self._client.timeout,
            close_timeout=1,
        )

    @property
    def id(self) -> str:
        """The id of the table; each game of a Dynasty has its own."""
        return self._sitting.id

    @property
    def table(self) -> TableView:
        """What the server last said about the table."""
        return self._sitting.table

    @property
    def moves(self) -> list[LegalMove]:
        """What this visitor may decide now, each with what it brings; nothing while others decide."""
        return self._sitting.moves

    async def hear(self) -> ServerMessage:
        """Waits for the next message that is more than a sign of life; a refusal is raised as Refused."""
        return await self._run(self._sitting.hear())

    async def send(self, message: BaseModel) -> None:
        """Sends one of the messages in `server.messages`."""
        await self._run(self._sitting.send(message))

    async def turns(self) -> AsyncIterator[TableView]:
        """The table each time there is something to decide, until the game, or the Dynasty, is over."""
        while table := await self._run(self._sitting.turn()):
            yield table

    async def move(self, move: str) -> None:
        """Plays a move at the moment last seen."""
        await self._run(self._sitting.move(move))

    async def play(self, agent: Agent) -> OutcomeView:
        """Lets a computer player decide for this visitor's seats until all is over; returns how it ended."""
        return await self._run(self._sitting.play(agent))

    async def close(self) -> None:
        if self._socket:
            await self._socket.close()
            self._socket = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
