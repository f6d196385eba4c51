"""Door: how HTTP connections come in. Any that is slow, large or one too many is shown out before anything is parsed.

uvicorn leaves this to a proxy, but a server must not depend on there being one that is set up well. So its protocol
for h11 is extended. Of its inside this uses: `conn`, replaced by one that refuses; `send_400_response`, which is called
when h11 or that one refuses; `on_response_complete`, called when an answer has been sent; `handle_websocket_upgrade`;
`timeout_keep_alive_handler`; `cycle`, the request that is being answered; and `connections`, all of them.
"""

import asyncio
import http
import logging
import re
from collections import Counter
from typing import Any, ClassVar, Literal

import h11
import orjson
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from ..codes import Code
from . import metrics
from .guard import LOOPBACK, SECURITY, TrustedHosts, plain_address
from .limits import Shares, key_of
from .wire import Farewell

__all__ = ["LARGEST_BODY", "Door", "make_room"]

LARGEST_BODY = 262_144
SMALLEST_PART = 256
"""Bytes of a request's body, and the least that any part counts as: many small parts are work too."""

LARGEST_HEAD = 16_384
LARGEST_FIELD = 8192
LARGEST_TARGET = 4096
MOST_LINES = 100
"""Of a request's head: its bytes, those of one header and of the address in its first line, and its lines."""

SLICE_BYTES = 4096
"""How much is given to h11 at a time; its own limits hold for what it has not understood yet."""

MOST_FILES = 65_536
RESERVED_FILES = 64
"""Files that the process would like to be able to open, and how many of them are not for connections."""

Stage = Literal["new", "head", "body", "idle", ""]
"""What a connection is waiting for: its first request, the rest of a head or of a body, the next request, or us."""

_BLANK = re.compile(rb"\n\r?\n")

_log = logging.getLogger("uvicorn.error.door")
_log.setLevel(logging.ERROR)  # nonsense from outside is not worth a line: there can be any amount of it


def make_room() -> int:
    """Lets the process open as many files as it may; returns how many of them can be connections."""
    try:
        import resource
    except ImportError:  # on systems without such a limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    else:
        files = MOST_FILES if soft == resource.RLIM_INFINITY else soft
    return max(files - RESERVED_FILES, 1)


class _Conversation(h11.Connection):
    """What h11 understands of a connection, unless there is too much of it."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, LARGEST_HEAD)
        self.refusal: tuple[int, Code, str] = (400, "bad-request", "this is not an HTTP request")
        self._body = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        if self.their_state is h11.IDLE:
            self._measure_head()
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._body = 0
            if len(event.target) > LARGEST_TARGET:
                self._refuse(414, "this address is too long")
            for name, value in event.headers:
                if len(value) > LARGEST_FIELD:  # a list of thousands of cookies
                    self._refuse(431, "this request has a header that is too long")
                if name == b"content-length" and int(value) > LARGEST_BODY:
                    self._refuse(413, "this request is too large")
        elif isinstance(event, h11.Data):
            self._body += max(len(event.data), SMALLEST_PART)
            if self._body > LARGEST_BODY + SMALLEST_PART:
                self._refuse(413, "this request is too large")
        return event

    def _measure_head(self) -> None:
        """Refuses a head before h11 parses it, which takes a while if there are thousands of lines."""
        came = self.trailing_data[0]
        blank = _BLANK.search(came)
        end = blank.end() if blank else len(came)
        if end > LARGEST_HEAD or came.count(b"\n", 0, end) > MOST_LINES:
            self._refuse(431, "this request has too many headers")

    def _refuse(self, status: int, text: str) -> None:
        self.refusal = (status, "too-large", text)
        raise h11.RemoteProtocolError(text, error_status_hint=status)


class Door(H11Protocol):
    """A connection until it is a Wire, or as long as it lasts."""

    most: ClassVar[int] = MOST_FILES
    """How many connections there may be."""

    proxies: ClassVar[TrustedHosts] = TrustedHosts(list(LOOPBACK))
    """Who may open any number of connections at once: this machine, and proxies that are trusted."""

    most_unfinished: ClassVar[int] = 100
    """How many connections from one peer may wait for a head; a proxy sends heads only when they are complete."""

    most_idle: ClassVar[int] = 100
    """How many connections from one peer may wait for another request."""

    patience: ClassVar[dict[Stage, float]] = {"new": 10, "head": 10, "body": 10, "idle": 5}
    """Seconds a connection may wait for something to be complete."""

    most_stalled: ClassVar[float] = 30
    """Seconds a reader has to read what was sent so far."""

    _comers: ClassVar[Shares] = Shares(500, 50)
    """How many connections from one peer may come at once, and per second."""

    _unfinished: ClassVar[Counter[str]] = Counter()
    _idle: ClassVar[Counter[str]] = Counter()

    conn: _Conversation

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = _Conversation()
        self.logger = _log
        self._peer = ""
        self._stage: Stage = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._over = False

    # ---- for the event loop ----

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._peer = key_of(self.client[0] if self.client else "")
        crowded = len(self.connections) > self.most or self._unfinished[self._peer] >= self.most_unfinished
        # A proxy opens a connection for every request from any number of visitors.
        hasty = not self._is_proxy() and not self._comers.of(self._peer).take()
        if crowded or hasty:
            metrics.REFUSALS.labels("too-many").inc()
            self._over = True
            transport.abort()
        else:
            self._enter("new")

    def connection_lost(self, exc: Exception | None) -> None:
        self._over = True
        self._enter("")
        self._go_on()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE_BYTES):
            if self._over:
                return
            super().data_received(data[start : start + SLICE_BYTES])
        self._look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._go_on()

    def _stall(self) -> None:
        self._stalled = self.loop.call_later(self.most_stalled, self.transport.abort)

    def _go_on(self) -> None:
        if self._stalled:
            self._stalled.cancel()
            self._stalled = None

    # ---- what it waits for ----

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._over = True
        self._enter("")
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        """What the connection waits for now."""
        state = self.conn.their_state
        if self.transport.is_closing() and self.transport.get_write_buffer_size() and not self._stalled:
            self._stall()  # it is closed when the rest has been read
        if self._over or self.transport.is_closing():
            self._enter("")
        elif state is h11.SEND_BODY:
            self._enter("body")
        elif state is not h11.IDLE:
            self._enter("")
        elif self._stage != "new":
            self._enter("head" if self.conn.trailing_data[0] else "idle")

    def _is_proxy(self) -> bool:
        return self.client is not None and plain_address(self.client[0]) in self.proxies

    def _enter(self, stage: Stage) -> None:
        if stage == self._stage:
            return
        crowd = self._crowd(self._stage)
        if crowd is not None:
            crowd[self._peer] -= 1
            if not crowd[self._peer]:
                del crowd[self._peer]
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None
        self._stage = stage
        crowd = self._crowd(stage)
        if crowd is not None:
            crowd[self._peer] += 1
        if stage == "idle" and self._idle[self._peer] > self.most_idle:
            self._wait_no_more()
        elif stage:
            self._deadline = self.loop.call_later(self.patience[stage], self._wait_no_more)

    def _crowd(self, stage: Stage) -> Counter[str] | None:
        if stage in ("new", "head"):
            return self._unfinished
        return self._idle if stage == "idle" else None

    def _wait_no_more(self) -> None:
        if self._stage == "idle" or not (self._stage == "body" or self.conn.trailing_data[0]):
            self.transport.close()  # nothing was asked for: browsers open connections just in case
            self._look()
        else:
            self._refuse(408, "too-slow", "this request took too long to arrive")

    # ---- refusing ----

    def send_400_response(self, msg: str) -> None:
        self._refuse(*self.conn.refusal)

    def _refuse(self, status: int, code: Code, text: str) -> None:
        """Says why, if nothing has been answered yet, and hangs up; an answer under way learns that nobody listens."""
        self._over = True
        self._enter("")
        metrics.REFUSALS.labels(code).inc()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = orjson.dumps({"problem": {"code": code, "text": text, "values": {}}})
            fields = {"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"}
            lines = [f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}"]
            lines += [f"{name}: {value}" for name, value in (fields | SECURITY).items()]
            self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        if self.cycle:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        Farewell(self, self.transport, self.loop)
