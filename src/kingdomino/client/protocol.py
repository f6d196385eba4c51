"""What a program says to a server and hears from it, without any network: a driver does what it asks for.

Anything that takes several steps is a generator. It yields what is to be done (`Ask`, `Open`, `Send`, `Receive`,
`Pause`, `Think`), and is sent the result; where the network failed, `Lost` is thrown into it. So both drivers, the
blocking one and the one for asyncio, say the same.
"""

import json
import secrets
from collections.abc import Callable, Generator, Mapping
from functools import partial
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

from pydantic import BaseModel, TypeAdapter, ValidationError
from typing_extensions import TypedDict

from ..agents import Agent
from ..core import Position
from ..errors import Refused
from ..fair import check_fair, table_name
from ..files import write_file
from ..game import SEATS, Game
from ..records import read_record
from ..server.messages import (
    Contribute,
    Created,
    LegalMove,
    NewGame,
    NewSeat,
    OutcomeView,
    Play,
    Problem,
    Reason,
    ServerMessage,
    State,
    TableView,
    TakeSeat,
)

__all__ = [
    "JSON",
    "Answer",
    "Ask",
    "Lost",
    "Open",
    "Pause",
    "Receive",
    "Send",
    "Sitting",
    "Step",
    "Steps",
    "Think",
    "Visit",
    "cookies_of",
    "live_address",
]

JSON = {"Content-Type": "application/json"}
"""The headers of a request with a body."""

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 4.0
"""Seconds until a server that could not be reached is tried again: more each time."""

REMEMBERED = 500
"""Tables whose dealing an identity remembers: a visitor has no more games at a server."""

SILENCE = 2.5
"""How often a server may miss its own sign of life before the connection counts as lost."""

T = TypeVar("T")


class Lost(ConnectionError):
    """The network failed, or nobody answered."""


class Ask(NamedTuple):
    """A request below /api; its `Answer` is sent back."""

    method: str
    path: str
    body: str | None = None


class Answer(NamedTuple):
    status: int
    text: str


class Open(NamedTuple):
    """A live connection to a table, replacing the one that was open."""

    id: str


class Send(NamedTuple):
    text: str


class Receive(NamedTuple):
    """The next message on the live connection; `Lost` if none comes within this many seconds."""

    seconds: float


class Pause(NamedTuple):
    seconds: float


class Think(NamedTuple):
    """A computer player's choice."""

    agent: Agent
    position: Position


Step = Ask | Open | Send | Receive | Pause | Think
Steps = Generator[Step, Any, T]


def live_address(url: str, id: str) -> str:
    """The address of the live connection to a table."""
    return f"ws{url.removeprefix('http')}/api/tables/{id}/live"


def cookies_of(cookies: Mapping[str, str]) -> dict[str, str]:
    """The headers of a live connection: it belongs to the visitor that requests come from."""
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())} if cookies else {}


def refused(reason: Reason) -> Refused:
    return Refused(reason["text"], cast(Any, reason["code"]), reason["values"])


class _Table(TypedDict):
    """The dealing of one table: what the server committed to, and what this visitor contributed, by seat."""

    commitment: str | None
    contributions: dict[int, str]


class _Identity(TypedDict):
    """A visitor of one server."""

    cookies: dict[str, str]
    tables: dict[str, _Table]


_IDENTITIES = TypeAdapter(dict[str, _Identity])
"""The form of an identity file: a visitor for each server, by its address."""


class Visit:
    """A visitor of one server: what it was promised, and what it contributed to dealing that can be checked.

    With a file for its identity, the next program with that file is the same visitor.
    """

    def __init__(self, patience: float, url: str = "", identity: str | Path | None = None) -> None:
        self._patience = patience
        self._url = url
        self._file = Path(identity) if identity else None
        mine = self._identities().get(url) or _Identity(cookies={}, tables={})
        self.cookies = mine["cookies"]
        self._commitments = {id: told for id, table in mine["tables"].items() if (told := table["commitment"])}
        self._contributions = {
            (id, seat): value for id, table in mine["tables"].items() for seat, value in table["contributions"].items()
        }

    def _identities(self) -> dict[str, _Identity]:
        if not self._file or not self._file.exists():
            return {}
        try:
            return _IDENTITIES.validate_json(self._file.read_bytes())
        except ValidationError:
            raise ValueError(f"{self._file} is not an identity file of kingdomino.client") from None

    def _save(self) -> None:
        if not self._file:
            return
        ids = list(dict.fromkeys([*self._commitments, *(id for id, _ in self._contributions)]))
        tables = {id: _Table(commitment=self._commitments.get(id), contributions={}) for id in ids[-REMEMBERED:]}
        for (id, seat), value in self._contributions.items():
            if id in tables:
                tables[id]["contributions"][seat] = value
        identities = self._identities() | {self._url: _Identity(cookies=self.cookies, tables=tables)}
        write_file(self._file, _IDENTITIES.dump_json(identities, indent=1).decode())

    def received(self, cookies: CookieJar) -> None:
        """Remembers the cookies after a request."""
        now = {cookie.name: cookie.value for cookie in cookies if cookie.value}
        if now != self.cookies:
            self.cookies = now
            self._save()

    def ask(self, method: str, path: str, body: BaseModel | Mapping[str, Any] | None = None) -> Steps[Any]:
        """One request; Refused repeats what the server says."""
        if isinstance(body, BaseModel):
            text: str | None = body.model_dump_json(exclude_unset=True)
        else:
            text = None if body is None else json.dumps(body)
        return json.loads((yield from self._answer(Ask(method, path, text))) or "null")

    def _answer(self, question: Ask) -> Steps[str]:
        answer: Answer = yield question
        if 200 <= answer.status < 300:
            return answer.text
        try:
            problem: Problem = json.loads(answer.text)
            reason = problem["problem"]
        except (ValueError, KeyError, TypeError):
            raise Refused(f"the server answered {answer.status}", "failed") from None
        raise refused(reason)

    def persist(self, attempt: Callable[[], Steps[T]]) -> Steps[T]:
        """Tries again while the server cannot be reached or asks to wait, until its patience runs out."""
        pause, waited = FIRST_PAUSE, 0.0
        while True:
            try:
                return (yield from attempt())
            except Lost:
                if waited >= self._patience:
                    raise
            except Refused as error:
                if error.code not in ("unavailable", "too-many") or waited >= self._patience:
                    raise
                pause = max(pause, min(float(error.values.get("wait", 0)), self._patience))
            yield Pause(pause)
            waited, pause = waited + pause, min(LONGEST_PAUSE, 2 * pause)

    def create(self, seats: tuple[NewSeat | Mapping[str, Any], ...], wishes: Mapping[str, Any]) -> Steps[str]:
        wanted = NewGame.model_validate({"seats": seats, **wishes})
        created: Created = yield from self.ask("POST", "/tables", wanted)
        return created["id"]

    def record(self, id: str) -> Steps[str]:
        return (yield from self.persist(partial(self._answer, Ask("GET", f"/tables/{id}/record"))))

    def take_seat(self, id: str, name: str, seat: int | None) -> Steps[None]:
        """Takes a seat unless this visitor has one; if somebody else was quicker, the next one that is open."""
        while True:
            table: TableView = yield from self.persist(partial(self.ask, "GET", f"/tables/{id}"))
            mine = [index for index, row in enumerate(table["seats"]) if row["mine"]]
            free = [index for index, row in enumerate(table["seats"]) if row["kind"] == "open"]
            if mine and (seat is None or seat in mine):
                return
            if not free or (seat is not None and seat not in free):
                raise Refused("there is no open seat", "seat-taken")
            place = f"/tables/{id}/seats/{free[0] if seat is None else seat}"
            try:
                yield from self.persist(partial(self.ask, "POST", place, TakeSeat(name=name)))
            except Refused as error:
                if error.code != "seat-taken":  # perhaps by this visitor, if an answer was lost: the table shows it
                    raise
                yield Pause(FIRST_PAUSE)

    def next_game(self, id: str) -> Steps[str]:
        """The table of the next game of a Dynasty: the same for all who ask."""
        created: Created = yield from self.persist(partial(self.ask, "POST", f"/tables/{id}/next"))
        return created["id"]

    # ---- fair dealing ----

    def committed(self, id: str, commitment: str) -> None:
        """Keeps what the server commits to at a table; Refused if it later says something else."""
        if id not in self._commitments:
            self._commitments[id] = commitment
            self._save()
        if self._commitments[id] != commitment:
            raise Refused("the server has changed what it committed to: do not trust its deals", "not-fair")

    def contribution(self, id: str, seat: int, given: bool) -> str:
        """This visitor's own randomness for the deals of a table: drawn once, then always the same."""
        if given and (id, seat) not in self._contributions:
            raise Refused("the server reports a contribution to the deals from you that you did not make", "not-fair")
        if (id, seat) not in self._contributions:
            self._contributions[id, seat] = secrets.token_hex(32)
            self._save()  # before the server knows it
        return self._contributions[id, seat]

    def check_deals(self, id: str) -> Steps[list[str]]:
        given: list[str | None] = [
            f"{SEATS[seat]}:{value}" for (table, seat), value in self._contributions.items() if table == id
        ]
        record = read_record((yield from self.record(id)))
        check = partial(
            check_fair,
            record,
            commitment=self._commitments.get(id),
            table=None if id.startswith("w-") else table_name(id),
        )
        told = [check(mine=mine) for mine in given or [None]]
        return list(dict.fromkeys(sentence for sentences in told for sentence in sentences))


class Sitting:
    """A place at a table, or at the tables of a Dynasty one after the other; it comes back when the network fails."""

    def __init__(self, visit: Visit, id: str) -> None:
        self.id = id
        self.table: TableView
        self._visit = visit
        self._silence = 60.0
        self._game: Game | None = None
        self._moment = -1, -1
        self._offered: tuple[int, int] | None = None  # the moment for which a decision was asked for

    def open(self) -> Steps[State]:
        """Connects, as many times as it takes; the first thing to be heard is the table."""

        def attempt() -> Steps[State]:
            yield Open(self.id)
            self._game = self._offered = None
            while (message := (yield from self._receive()))["type"] != "state":
                pass
            return message

        return (yield from self._visit.persist(attempt))

    def _open_again(self) -> Steps[State]:
        """Reconnects after a pause: a server that hangs up on everybody is not called endlessly."""
        yield Pause(FIRST_PAUSE)
        return (yield from self.open())

    def hear(self) -> Steps[ServerMessage]:
        """The next message that is more than a sign of life; a refusal is raised as Refused."""
        try:
            return (yield from self._receive())
        except Lost:
            return (yield from self._open_again())

    def _receive(self) -> Steps[ServerMessage]:
        message: ServerMessage = json.loads((yield Receive(self._silence)))
        while message["type"] == "alive":
            self._silence = SILENCE * message["every"] / 1000
            message = json.loads((yield Receive(self._silence)))
        if message["type"] == "refused":
            raise refused(message["reason"])
        if message["type"] == "state":
            self.table = message["table"]
            self._follow()
            yield from self._contribute()
        return message

    def send(self, message: BaseModel) -> Steps[None]:
        """Says something; if the network loses it, it is not said again, because the table may have changed by then."""
        try:
            yield Send(message.model_dump_json())
        except Lost:
            yield from self._open_again()

    def _contribute(self) -> Steps[None]:
        """Adds this visitor's own randomness to dealing that can be checked."""
        if not (fair := self.table["fair"]):
            return
        self._visit.committed(self.id, fair["commitment"])
        if self.table["stage"] == "waiting":
            for seat, row in enumerate(self.table["seats"]):
                if row["mine"]:
                    value = self._visit.contribution(self.id, seat, fair["given"][seat])
                    if not fair["given"][seat]:
                        yield Send(Contribute(type="contribute", seat=seat, value=value).model_dump_json())

    def turn(self) -> Steps[TableView | None]:
        """The table when there is something to decide; None when all is over.

        The same decision is asked for again only if the network may have lost the answer.
        """
        while True:
            turn = self.table["turn"]
            if self.table["outcome"]:
                if not (yield from self._next_game()):
                    return None
            elif turn and turn["moves"] and self._moment != self._offered:
                self._offered = self._moment
                return self.table
            else:
                try:
                    yield from self.hear()
                except Refused as error:
                    if error.code != "unavailable":
                        raise
                    yield Pause(FIRST_PAUSE)
                    self._offered = None

    def _next_game(self) -> Steps[bool]:
        """Goes on to the next game of a Dynasty, if there is one."""
        series, outcome = self.table["series"], self.table["outcome"]
        if not series or series["game"] == series["games"] or not outcome or outcome["ended"]:
            return False
        if self.table["role"] != "player":
            return False
        self.id = self.table["rematch"] or (yield from self._visit.next_game(self.id))
        yield from self.open()
        return True

    def move(self, move: str) -> Steps[None]:
        """Plays a move at the moment last seen; programs do not take back, so nobody has to wait."""
        ply, regretted = self._moment
        yield from self.send(Play(type="play", ply=ply, regretted=regretted, move=move, settled=True))

    def _follow(self) -> None:
        """Keeps a copy of the game up to date; what cannot be followed, such as an undo, is read again."""
        before, self._moment = self._moment, (self.table["ply"], self.table["regretted"])
        if self._offered != self._moment:
            self._offered = None  # it may be offered again after an undo
        if game := self._game:
            game.follow(event["move"] for event in self.table["events"] if event["ply"] == game.ply)
            if game.ply != self.table["ply"] or before[1] != self._moment[1]:
                self._game = None

    @property
    def moves(self) -> list[LegalMove]:
        """What this visitor may decide at the moment last seen."""
        turn = self.table["turn"]
        return turn["moves"] if turn else []

    def position(self) -> Steps[Position | None]:
        """The position on the table, as a computer player sees it; None if the table is just changing."""
        if not self._game:
            game = Game.from_record(read_record((yield from self._visit.record(self.id))))
            if game.ply != self.table["ply"]:
                return None
            self._game = game
        return self._game.position

    def play(self, agent: Agent) -> Steps[OutcomeView]:
        """Lets a computer player decide for this visitor's seats until the game, or the Dynasty, is over."""
        while (yield from self.turn()):
            if position := (yield from self.position()):
                yield from self.move(str((yield Think(agent, position))))
            else:  # either may be behind: on a shared database the record can come from another process
                yield from self._open_again()
        return self.outcome

    @property
    def outcome(self) -> OutcomeView:
        """How it ended."""
        series = self.table["series"]
        outcome = series["outcome"] if series and series["outcome"] else self.table["outcome"]
        assert outcome
        return outcome
