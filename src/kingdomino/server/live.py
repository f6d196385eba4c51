"""Live connections: what a page is sent about its table, and what it asks for."""

import asyncio
import logging
import re
from collections.abc import Callable

import orjson
from fastapi import FastAPI, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.requests import HTTPConnection

from ..errors import Coded, Refused
from . import metrics, view
from .answers import UNAVAILABLE, explain
from .guard import charge
from .limits import Limits, Meter, key_of
from .messages import (
    AnswerUndo,
    AskUndo,
    ClientMessage,
    Contribute,
    Fits,
    Hinted,
    Hurry,
    Pace,
    Pause,
    Play,
    React,
    Reacted,
    Reaction,
    Reason,
    Redo,
    Resign,
    Resume,
    ServerMessage,
    Settled,
    StandIn,
    Start,
    Step,
    Undo,
    Why,
)
from .store import Unavailable
from .table import Stale, Table
from .tables import Tables
from .visitors import is_same_origin, visitor_of
from .wire import EXTENSION, Wire

__all__ = ["HEARTBEAT", "add_live", "address_of", "find"]

LARGEST_MESSAGE = 4096
"""Bytes of one message from a page; the longest genuine one has a tenth of that."""

MOST_UNHEARD = 8
"""Messages from a page that may wait while one is answered; beyond that nothing is read."""

LIVE_COST = 3.0
"""What opening a live connection costs, roughly in milliseconds of the server's time."""

HEARTBEAT = 15.0
"""Seconds of silence after which a page is told that the connection is alive: it cannot see that by itself."""

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""What ids of tables look like; nothing else is looked for."""

_log = logging.getLogger("kingdomino.server")
_incoming: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


async def find(tables: Tables, id: str) -> tuple[Table, bool]:
    """A table by its id or by its id for spectators; the database is asked only for what looks like an id."""
    if not _ID.fullmatch(id):
        raise Refused("there is no such table", "unknown-table")
    return await tables.find(id)


def address_of(connection: HTTPConnection) -> str:
    """Where someone comes from, as far as limits tell addresses apart."""
    return key_of(connection.client.host if connection.client else "")


class _Page:
    """A page watching a table. It is sent the table as it is, however many changes it was too slow for."""

    __slots__ = (
        "_busy",
        "_heartbeat",
        "_leave",
        "_meter",
        "_reactions",
        "_seen",
        "_sent",
        "_spectator",
        "_table",
        "_timer",
        "_unheard",
        "_wire",
        "_woken",
        "address",
        "visitor",
    )

    def __init__(self, wire: Wire, address: str, visitor: str, meter: Meter, heartbeat: float) -> None:
        self._wire = wire
        self.address = address
        self.visitor = visitor
        self._meter = meter
        self._heartbeat = heartbeat
        self._timer: asyncio.TimerHandle | None = None
        self._reactions: list[Reacted] = []
        self._unheard: list[bytes | None] = []
        self._busy = False
        self._woken = False
        self._seen: tuple[int, int] | None = None

    def look(self, table: Table, spectator: bool, leave: Callable[[], None]) -> None:
        """Begins to watch the table; `leave` is called when it is gone."""
        self._table, self._spectator, self._leave = table, spectator, leave
        self._sent = self._wire.loop.time()
        self._timer = self._wire.loop.call_at(self._sent + self._heartbeat, self._beat)
        self._wire.attach(self, self._meter)
        self.wake()

    def lost(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._unheard = []
        self._leave()

    # ---- what it is sent ----

    def wake(self) -> None:
        if not self._woken:
            self._woken = True
            self._wire.loop.call_soon(self.writable)

    def reacted(self, seat: int, reaction: Reaction) -> None:
        self._reactions = [*self._reactions[-7:], {"type": "reacted", "seat": seat, "reaction": reaction}]
        self.writable()

    def tell(self, message: ServerMessage) -> None:
        self._wire.send(orjson.dumps(message))

    def _beat(self) -> None:
        """A sign of life when there has been none for long."""
        now = self._wire.loop.time()
        if now >= self._sent + self._heartbeat:
            self.tell({"type": "alive", "every": round(1000 * self._heartbeat)})
            self._sent = now
        self._timer = self._wire.loop.call_at(self._sent + self._heartbeat, self._beat)

    def writable(self) -> None:
        """Sends what is new, unless the page has not yet read enough of what was sent before."""
        while self._reactions and self._wire.send(orjson.dumps(self._reactions[0])):
            self._reactions = self._reactions[1:]
        if self._woken and not self._wire.full:
            self._woken = False
            self._sent = self._wire.loop.time()
            table = self._table
            shown = table.picture.of(self.visitor, self._seen, spectator=self._spectator)
            self._seen = table.generation, table.game.ply
            self._wire.send(b'{"type":"state","table":%b}' % shown)

    # ---- what it asks for ----

    def heard(self, message: bytes | None) -> None:
        self._unheard.append(message)
        if not self._busy:
            self._busy = True
            self._wire.spawn(self._listen())
        elif len(self._unheard) == MOST_UNHEARD:
            self._wire.read(False)

    def flooded(self) -> None:
        self._part({"code": "too-many", "text": "too many messages", "values": {}})

    def _part(self, reason: Reason) -> None:
        """Says why, and ends the connection."""
        metrics.REFUSALS.labels(reason["code"]).inc()
        self.tell({"type": "refused", "reason": reason})
        self._wire.close(1008, reason["code"])
        self._unheard = []

    async def _listen(self) -> None:
        """Does what the page asks for, one after the other."""
        try:
            while self._unheard:
                await self._hear(self._unheard.pop(0))
        except Exception:
            _log.exception("a message could not be answered")
            self._wire.close(1011, "failed")
        self._busy = False
        self._wire.read(True)

    async def _hear(self, text: bytes | None) -> None:
        """Does what a message asks for; anything but a message is explained, and ends the connection."""
        try:
            if text is None:
                raise Refused("messages are text", "bad-request")
            if len(text) > LARGEST_MESSAGE:
                raise Refused("this message is too long", "bad-request")
            message = _incoming.validate_json(text)
        except (ValidationError, Refused) as error:
            reason = explain(error) if isinstance(error, ValidationError) else view.reason(error)
            self._part(reason)
            return
        metrics.heard(message.type).inc()
        try:
            if self._spectator:
                raise Refused("spectators can only watch", "not-yours")
            await self._do(self._table, message)
        except Stale:
            self.wake()
        except Unavailable:
            self.tell({"type": "refused", "reason": UNAVAILABLE})
        except Coded as error:
            metrics.REFUSALS.labels(error.code).inc()
            self.tell({"type": "refused", "reason": view.reason(error)})
        except ValueError as error:  # a text that is not a move
            self.tell({"type": "refused", "reason": {"code": "bad-move", "text": str(error)[:300], "values": {}}})

    async def _do(self, table: Table, message: ClientMessage) -> None:
        visitor = self.visitor
        match message:
            case Play():
                await table.play(visitor, message.ply, message.move, message.regretted, settled=message.settled)
            case Settled():
                await table.settled(visitor, message.ply)
            case Why():
                why = table.why(message.ply, message.move)
                self.tell({"type": "why", "ply": message.ply, "move": message.move, "reason": why})
            case Fits():
                places = table.fits(visitor, message.ply, message.domino)
                said = message.ply, message.domino, places
                self._wire.send(b'{"type":"fits","ply":%d,"domino":%d,"places":%b}' % said)
            case Hinted():
                await table.hinted(visitor, message.ply)
            case Undo():
                await table.undo(visitor)
            case Redo():
                await table.redo(visitor)
            case Hurry():
                table.hurry(visitor)
            case Pause():
                table.pause(visitor, True)
            case Resume():
                table.pause(visitor, False)
            case Step():
                table.step(visitor)
            case Pace():
                table.set_pace(visitor, message.pace)
            case Resign():
                await table.resign(visitor, message.seat)
            case Start():
                await table.gathering.start(visitor)
            case Contribute():
                await table.gathering.contribute(visitor, message.seat, message.value)
            case StandIn():
                await table.stand_in(visitor, message.seat, message.level)
            case AskUndo():
                await table.ask_undo(visitor, message.seat)
            case AnswerUndo():
                await table.answer_undo(visitor, message.agree)
            case React():
                table.react(visitor, message.seat, message.reaction)


def add_live(app: FastAPI) -> None:
    @app.websocket("/api/tables/{id}/live")
    async def live(socket: WebSocket, id: str) -> None:
        if not is_same_origin(socket):
            await socket.close(1008, "another site")
            return
        tables: Tables = socket.app.state.tables
        limits: Limits = socket.app.state.limits
        charge(socket, LIVE_COST)
        address = address_of(socket)
        wire: Wire = socket.scope["extensions"][EXTENSION]
        page = _Page(wire, address, visitor_of(socket), limits.connection(address), socket.app.state.heartbeat)
        await socket.accept()
        try:
            limits.connect(address)
            try:
                table, spectator = await find(tables, id)
                table.insist_visible(page.visitor)
            except BaseException:
                limits.disconnect(address)
                raise
        except (Refused, Unavailable) as error:
            reason = view.reason(error) if isinstance(error, Refused) else UNAVAILABLE
            page.tell({"type": "refused", "reason": reason})
            await socket.close(1008 if isinstance(error, Refused) else 1013, reason["code"])
            return

        def leave() -> None:
            limits.disconnect(address)
            metrics.CONNECTIONS.dec()
            tables.depart(table, page)

        metrics.CONNECTIONS.inc()
        table.arrive(page)
        page.look(table, spectator, leave)
