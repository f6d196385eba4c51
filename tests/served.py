"""A real server in a process of its own, and visitors who talk to it over HTTP and WebSockets.

Everything that they hear is checked against its type. The server remembers every secret that its visitors learn, and
its log is searched for them when it ends.
"""

import json
import os
import signal
import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import processes
from contract import Json, answered, heard
from waiting import PATIENCE
from websockets.sync.client import ClientConnection, connect

__all__ = ["PATIENCE", "Json", "Served", "Sitting", "Visitor", "reserved_port"]

_AUTHORITIES = httpx.create_ssl_context()
"""Reading them takes longer than most of what a visitor asks."""

_SECRET_FIELDS = {"id", "ticket", "watch", "key", "rematch", "secret", "seed"}
"""What messages call the ids of tables and other things that let their reader do more than look."""


def reserved_port() -> socket.socket:
    """Bind a free port: no connection gets it while the server is down, not even one that looks for that server."""
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", 0))
    return reserved


class Served:
    """`kingdomino serve` on a free port with its own data folder; it can be killed and started again."""

    def __init__(self, data: Path, *options: str, program: Callable[[], None] = processes.kingdomino) -> None:
        self.data = data
        self.log_file = data.parent / f"{data.name}.log"
        self.options = options
        self.program = program
        self._reserved = reserved_port()
        self.port: int = self._reserved.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.secrets: set[str] = set()
        self.start()

    def start(self) -> None:
        """Start it, on the same port as before, and wait until it serves."""
        self.begin()
        if f"http://localhost:{self.port}/" not in (said := self._output.readline()):
            self.kill()
            raise AssertionError(f"{said}{self.log_file}:\n{self.log()}")

    def begin(self) -> None:
        """Start it without waiting."""
        arguments = ["serve", "--port", str(self.port), "--data", str(self.data), *self.options]
        self._process, self._output = processes.start(self.program, arguments, self.log_file)

    def stop(self, how: int = signal.SIGTERM) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, how)
        self._process.join(PATIENCE)
        assert not self._process.is_alive(), f"the server does not end: {self.log_file}"
        self._output.close()

    def log(self) -> str:
        """What the servers said on standard error so far."""
        return self.log_file.read_text() if self.log_file.exists() else ""

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    @property
    def ended(self) -> bool:
        return not self._process.is_alive()

    @property
    def pid(self) -> int:
        assert self._process.pid
        return self._process.pid

    def address(self, path: str) -> str:
        """Where a screen is."""
        return path

    def visitor(self) -> "Visitor":
        return Visitor(self)

    def learn(self, message: Any) -> None:
        """Remembers the secrets in what the server said."""
        if isinstance(message, dict):
            for name, value in message.items():
                if name in _SECRET_FIELDS and isinstance(value, str) and len(value) >= 16:
                    self.secrets.add(value)
                else:
                    self.learn(value)
        elif isinstance(message, list):
            for item in message:
                self.learn(item)

    def _learn_from_database(self) -> None:
        """Browsers tell nobody what they learn, but the store knows the same."""
        with suppress(sqlite3.Error), closing(sqlite3.connect(self.data / "kingdomino.sqlite")) as database:
            for id, watch, fair in database.execute("SELECT id, watch, fair FROM games"):
                self.secrets |= {id, watch}
                self.learn(json.loads(fair or "{}"))
            self.secrets |= {row[0] for row in database.execute("SELECT visitor FROM holders")}
            self.secrets |= {row[0] for row in database.execute("SELECT hash FROM keys")}

    def check_log(self) -> list[Json]:
        """The log as its lines say, none of which gives anything away."""
        text = self.log()
        if (self.data / "kingdomino.sqlite").exists():
            self._learn_from_database()
        given_away = [secret for secret in self.secrets if secret in text]
        assert not given_away, (given_away, text)
        return [json.loads(line) for line in text.splitlines()]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.is_alive():
            self.stop()
        self._reserved.close()
        assert not any("exception" in line for line in self.check_log()), f"{self.log_file}:\n{self.log()}"


class Visitor:
    """A browser without a screen: it keeps its cookie."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.http = httpx.Client(
            base_url=served.url, timeout=PATIENCE, event_hooks={"response": [self._learn]}, verify=_AUTHORITIES
        )

    def _learn(self, answer: httpx.Response) -> None:
        self.served.secrets |= set(answer.cookies.values())
        if answer.read() and answer.headers.get("content-type") == "application/json":
            request = answer.request
            self.served.learn(answered(request.method, request.url.path, answer.status_code, answer.content))

    def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.request(method, f"/api{path}", json=body)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json() if answer.content else None

    def new_game(self, *seats: str, **fields: Any) -> str:
        """A table: a seat is a level, or else the name of a person."""
        rows = [
            {"kind": "computer", "level": s} if s in ("easy", "normal", "hard") else {"kind": "person", "name": s}
            for s in seats
        ]
        id: str = self.ask("POST", "/tables", {"seats": rows, **fields})["id"]
        return id

    def sit(self, id: str, pace: int | None = 0) -> "Sitting":
        return Sitting(self, id, pace)


class Sitting:
    """A live connection to a table."""

    def __init__(self, visitor: Visitor, id: str, pace: int | None = 0) -> None:
        self.visitor = visitor
        self.id = id
        self.table: Json = {}
        self.refused: list[Json] = []
        self.answers: list[Json] = []
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
        address = f"{visitor.served.url.replace('http', 'ws')}/api/tables/{id}/live"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, additional_headers={"Cookie": cookie}, proxy=None, ping_interval=None)
        )
        self.hear()
        if pace is not None:
            self.send("pace", pace=pace)

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message that is more than a sign of life; a state becomes the table."""
        end = time.monotonic() + timeout
        message: Json = {"type": "alive"}
        while message["type"] == "alive":
            message = heard(self.socket.recv(timeout=max(0.0, end - time.monotonic())))
        self.visitor.served.learn(message)
        if message["type"] == "state":
            self.table = message["table"]
        elif message["type"] == "refused":
            self.refused.append(message["reason"])
        else:
            self.answers.append(message)
        return message

    def until(self, happened: Callable[[Json], bool]) -> Json:
        """Listens until the table is as wished."""
        end = time.monotonic() + PATIENCE
        while not happened(self.table):
            assert time.monotonic() < end, self.table
            self.hear()
        return self.table

    def my_turn(self) -> Json:
        return self.until(lambda table: bool(table["outcome"] or (table["turn"] and table["turn"]["moves"])))

    def play(self, move: str | None = None, *, settled: bool = True) -> Json:
        """Plays a move, or the one that brings most, and waits until the table shows it."""
        table = self.my_turn()
        if move is None:
            move = max(table["turn"]["moves"], key=lambda m: (m["points"], m["move"]))["move"]
        ply, before = table["ply"], len(self.refused)
        self.send("play", ply=ply, move=move, settled=settled)
        while self.table["ply"] <= ply and len(self.refused) == before:
            self.hear()
        return self.table

    def play_to_end(self) -> Json:
        while not self.my_turn()["outcome"]:
            self.play()
        return self.table

    def refusal(self, kind: str, **fields: Any) -> Json:
        """Sends what will be refused; gives the reason."""
        before = len(self.refused)
        self.send(kind, **fields)
        while len(self.refused) == before:
            self.hear()
        return self.refused[-1]

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, _: TracebackType | None) -> None:
        self.close()
