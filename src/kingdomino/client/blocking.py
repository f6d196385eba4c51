"""The client for programs that wait: each call returns when it is done."""

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
from pydantic import BaseModel
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from ..agents import Agent
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

__all__ = ["Client", "Seat"]

T = TypeVar("T")


def _run(steps: Steps[T], do: Callable[[Step], Any]) -> T:
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
            result = do(step)
        except Lost as error:
            lost = error


class Client:
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
        self._http = httpx.Client(base_url=f"{self.url}/api", timeout=timeout, cookies=self._visit.cookies)

    def _do(self, step: Step) -> Any:
        match step:
            case Ask(method, path, body):
                try:
                    answer = self._http.request(method, path, content=body, headers=JSON if body else None)
                except httpx.TransportError as error:
                    raise Lost(f"{self.url} cannot be reached: {error}") from None
                self._visit.received(self._http.cookies.jar)
                return Answer(answer.status_code, answer.text)
            case Pause(seconds):
                time.sleep(seconds)
            case Think(agent, position):
                return agent.choose(position)
            case _:
                raise TypeError(f"only a seat can do {step}")

    def ask(self, method: str, path: str, body: BaseModel | Mapping[str, Any] | None = None) -> Any:
        """One request below /api; Refused repeats what the server says."""
        return _run(self._visit.ask(method, path, body), self._do)

    def create(self, *seats: NewSeat | Mapping[str, Any], **wishes: Any) -> str:
        """Sets a table and returns its id; seats and wishes are those of `NewGame` in `server.messages`."""
        return _run(self._visit.create(seats, wishes), self._do)

    def record(self, id: str) -> str:
        """The record of a game so far."""
        return _run(self._visit.record(id), self._do)

    def join(self, id: str, *, name: str = "", seat: int | None = None) -> "Seat":
        """Takes an open seat (the first one, unless it is named), or returns to this visitor's own."""
        _run(self._visit.take_seat(id, name, seat), self._do)
        return self.watch(id)

    def watch(self, id: str) -> "Seat":
        """Watches a table, by its own id or by the one for spectators."""
        return Seat(self, id)

    def check_deals(self, id: str) -> list[str]:
        """After a game with friends: what could be checked about its deals. ParseError says what is wrong with them."""
        return _run(self._visit.check_deals(id), self._do)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Seat:
    """A live connection to a table, and to the next tables of a Dynasty. When it is lost it comes back by itself."""

    def __init__(self, client: Client, id: str) -> None:
        self._client = client
        self._sitting = Sitting(client._visit, id)
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        try:
            self._run(self._sitting.open())
        except BaseException:
            self.close()
            raise

    def _run(self, steps: Steps[T]) -> T:
        return _run(steps, self._do)

    def _do(self, step: Step) -> Any:
        if isinstance(step, Ask | Pause | Think):
            return self._client._do(step)
        try:
            if isinstance(step, Open):
                self.close()
                self._socket = self._connect(step.id)
            elif not self._socket:
                raise Lost("there is no connection")
            elif isinstance(step, Send):
                self._socket.send(step.text)
            else:
                return self._socket.recv(timeout=step.seconds)
        except (OSError, WebSocketException) as error:
            raise Lost(f"{self._client.url} cannot be reached: {error}") from None

    def _connect(self, id: str) -> ClientConnection:
        connection = connect(
            live_address(self._client.url, id),
            additional_headers=cookies_of(self._client._visit.cookies),
            open_timeout=self._client.timeout,
            close_timeout=1,
        )
        return self._open.enter_context(connection)

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

    def hear(self) -> ServerMessage:
        """Waits for the next message that is more than a sign of life; a refusal is raised as Refused."""
        return self._run(self._sitting.hear())

    def send(self, message: BaseModel) -> None:
        """Sends one of the messages in `server.messages`."""
        self._run(self._sitting.send(message))

    def turns(self) -> Iterator[TableView]:
        """The table each time there is something to decide, until the game, or the Dynasty, is over."""
        while table := self._run(self._sitting.turn()):
            yield table

    def move(self, move: str) -> None:
        """Plays a move at the moment last seen."""
        self._run(self._sitting.move(move))

    def play(self, agent: Agent) -> OutcomeView:
        """Lets a computer player decide for this visitor's seats until all is over; returns how it ended."""
        return self._run(self._sitting.play(agent))

    def close(self) -> None:
        self._socket = None
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
