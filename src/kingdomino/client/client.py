"""A small client: a program sits down at a table over the network, and plays as a person would.

    with Client("http://localhost:4848") as client:
        seat = client.join("TABLE", name="Robo")
        seat.play(kd.agent("hard"))

The server tells what is legal; for a computer player the position is replayed from the record.
"""

import json
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import connect

from ..agents import Agent
from ..errors import Forbidden
from ..fair import check_fair, table_name
from ..game import SEATS, Game
from ..records import read_record

__all__ = ["Client", "SeatAt"]

Json = dict[str, Any]


class Client:
    """A visitor of one server: keeps the cookie that its seats belong to."""

    def __init__(self, url: str, *, timeout: float = 30) -> None:
        self.url = url.rstrip("/")
        self.timeout = timeout
        self._http = httpx.Client(base_url=self.url, timeout=timeout)
        self._commitments: dict[str, str] = {}
        self._contributions: dict[tuple[str, int], str] = {}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """One request below /api; Forbidden says what the server says."""
        answer = self._http.request(method, f"/api{path}", json=body)
        if answer.is_success:
            return answer.json() if answer.content else None
        try:
            problem = answer.json()["problem"]
        except (ValueError, KeyError, TypeError):
            raise Forbidden(f"the server answered {answer.status_code}", "failed") from None
        raise Forbidden(problem["text"], problem["code"], problem["values"])

    def create(self, *seats: Json, **wishes: Any) -> str:
        """Sets a table; `seats` and `wishes` as in the OpenAPI document. Returns its id."""
        id: str = self.ask("POST", "/tables", {"seats": list(seats), **wishes})["id"]
        return id

    def record(self, id: str) -> str:
        """The record of a game so far."""
        return self._http.get(f"/api/tables/{id}/record").raise_for_status().text

    def join(self, id: str, *, name: str = "", seat: int | None = None) -> "SeatAt":
        """Sits down on an open seat (the first one, unless it is named), or comes back to one's own."""
        table = self.ask("GET", f"/tables/{id}")
        mine = [index for index, row in enumerate(table["seats"]) if row["mine"]]
        if not mine or (seat is not None and seat not in mine):
            free = [index for index, row in enumerate(table["seats"]) if row["kind"] == "open"]
            if not free or (seat is not None and seat not in free):
                raise Forbidden("there is no open seat", "seat-taken")
            self.ask("POST", f"/tables/{id}/seats/{free[0] if seat is None else seat}", {"name": name})
        return SeatAt(self, id)

    def committed(self, id: str, commitment: str) -> None:
        """Keeps what the server commits to at a table; Forbidden if it says something else later."""
        if self._commitments.setdefault(id, commitment) != commitment:
            raise Forbidden("the server has changed what it committed to: do not trust its deals", "not-fair")

    def contribution(self, id: str, seat: int, given: bool) -> str:
        """Randomness of one's own for the deals of a table: drawn once, and the same ever after."""
        if given and (id, seat) not in self._contributions:
            raise Forbidden("the server has made a contribution to the deals that you did not make", "not-fair")
        return self._contributions.setdefault((id, seat), secrets.token_hex(32))

    def check_deals(self, id: str) -> list[str]:
        """After a game of friends: what could be checked of its deals. ParseError says what is wrong with them."""
        given = {seat: value for (table, seat), value in self._contributions.items() if table == id}
        mine = next((f"{SEATS[seat]}:{value}" for seat, value in given.items()), None)
        table = None if id.startswith("w-") else table_name(id)
        return check_fair(read_record(self.record(id)), commitment=self._commitments.get(id), mine=mine, table=table)

    def watch(self, id: str) -> "SeatAt":
        """Looks at a table, with the id of its own or with the one for spectators."""
        return SeatAt(self, id)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, _: TracebackType | None) -> None:
        self.close()


class SeatAt:
    """A live connection to a table. `table` is what the server said last, as described in `server.messages`."""

    def __init__(self, client: Client, id: str) -> None:
        self.client = client
        self.id = id
        self.table: Json = {}
        self._open = ExitStack()
        address = f"ws{client.url.removeprefix('http')}/api/tables/{id}/live"
        headers = {"Cookie": client.cookie} if client.cookie else {}
        self._socket = self._open.enter_context(
            connect(address, additional_headers=headers, open_timeout=client.timeout)
        )
        self.hear()

    def send(self, kind: str, **fields: Any) -> None:
        self._socket.send(json.dumps({"type": kind, **fields}))

    def hear(self) -> Json:
        """Waits for the next message; signs of life are none. A refusal is raised as Forbidden."""
        message: Json = {"type": "alive"}
        while message["type"] == "alive":
            message = json.loads(self._socket.recv(timeout=self.client.timeout))
        if message["type"] == "state":
            self.table = message["table"]
            self._contribute()
        elif message["type"] == "refused":
            reason = message["reason"]
            raise Forbidden(reason["text"], reason["code"], reason["values"])
        return message

    def _contribute(self) -> None:
        """Adds randomness of one's own to dealing that can be checked."""
        if not (fair := self.table["fair"]):
            return
        self.client.committed(self.id, fair["commitment"])
        if self.table["stage"] == "waiting":
            for seat, row in enumerate(self.table["seats"]):
                if row["mine"]:
                    value = self.client.contribution(self.id, seat, fair["given"][seat])
                    if not fair["given"][seat]:
                        self.send("contribute", seat=seat, value=value)

    def turns(self) -> Iterator[Json]:
        """The table each time when it is one's turn, until the game is over."""
        while not self.table["outcome"]:
            if self.table["turn"] and self.table["turn"]["moves"]:
                ply = self.table["ply"]
                yield self.table
                while self.table["ply"] == ply and not self.table["outcome"]:
                    self.hear()
            else:
                self.hear()

    def move(self, move: str) -> None:
        """Plays a move in the moment that was seen last."""
        self.send("play", ply=self.table["ply"], move=move)

    def play(self, agent: Agent) -> Json:
        """Lets a computer player decide for one's seats until the game is over; returns the outcome."""
        for _ in self.turns():
            game = Game.parse(self.client.record(self.id))
            self.move(str(agent.choose(game.position)))
        outcome: Json = self.table["outcome"]
        return outcome

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, _: TracebackType | None) -> None:
        self.close()
