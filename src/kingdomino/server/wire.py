"""Wire: the live connections, which cost little while nothing happens on them.

uvicorn hands every WebSocket to a Wire. The application decides in the usual way whether it is accepted, and attaches a
listener; from then on there is no task, no queue and nothing of the request left, only what has to be remembered.
The `websockets` package reads and writes the frames, but for the two that nearly all are: a message of the server, and
a short one of a page that came whole. Every frame counts, whatever it is, and nothing is read from someone who does not
read: there is a bound to what one connection can make the server do and remember.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, cast
from urllib.parse import unquote

import uvicorn
from starlette.types import Message, Scope
from uvicorn.protocols.utils import ClientDisconnected, get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN, SERVER
from websockets.protocol import Protocol as Frames
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from .limits import Meter

__all__ = ["EXTENSION", "Farewell", "Listener", "Wire"]

EXTENSION = "kingdomino.wire"
"""Where the application finds a WebSocket's Wire: among the extensions of its scope."""

UNSENT_BYTES = 16_384
"""How much may wait for a slow reader before nothing more is sent or read."""

SLICE_BYTES = 1024
"""How much is parsed before the frames in it are counted; most messages are shorter than this."""

FAREWELL_SECONDS = 2.0
FAREWELL_BYTES = 262_144
"""How long and how much a closed connection may go on sending, so that the other side can read why."""

_log = logging.getLogger("kingdomino.server")


class Listener(Protocol):
    """The one that is told what happens on a connection."""

    def heard(self, message: bytes | None) -> None:
        """A message came; None if it is not text."""
        ...

    def flooded(self) -> None:
        """More came than was allowed; it was not heard, and the connection has to be closed."""
        ...

    def writable(self) -> None:
        """What had to wait has been sent."""
        ...

    def lost(self) -> None:
        """The connection is gone. Called once, and last."""
        ...


def _short_message(data: bytes) -> bytes | None:
    """The message, if this is one whole frame with a short text from a page, and nothing else."""
    size = len(data) - 6
    if not 0 < size < 126 or data[0] != 0x81 or data[1] != 0x80 | size:
        return None
    return apply_mask(data[6:], data[2:6])


def _size_of(frame: Frame) -> int:
    """How many bytes a frame of a page had, at least: lengths can be written in more than are needed."""
    size = len(frame.data)
    return size + (6 if size < 126 else 8 if size < 65536 else 14)


class Farewell(asyncio.Protocol):
    """What is left of a connection that the server has closed: anything that still comes is dropped unread.

    If the socket were closed while something is arriving, the other side would see a reset, and might never see what
    was sent to it before that.
    """

    __slots__ = ("_before", "_left", "_timer", "_transport")

    def __init__(
        self, before: asyncio.BaseProtocol, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop
    ) -> None:
        self._before, self._transport, self._left = before, transport, FAREWELL_BYTES
        self._timer = loop.call_later(FAREWELL_SECONDS, transport.abort)
        transport.set_protocol(self)
        if transport.can_write_eof():
            transport.write_eof()
        transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self._left -= len(data)
        if self._left < 0:
            self._transport.pause_reading()

    def connection_lost(self, error: Exception | None) -> None:
        self._timer.cancel()
        self._before.connection_lost(error)


class Wire(asyncio.Protocol):
    __slots__ = (
        "_closing",
        "_config",
        "_frames",
        "_gone",
        "_listener",
        "_meter",
        "_parsing",
        "_parts",
        "_reading",
        "_response",
        "_silent",
        "_state",
        "_timer",
        "_transport",
        "_wanted",
        "full",
        "loop",
    )

    _transport: asyncio.Transport
    _meter: Meter

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.loop = _loop or asyncio.get_running_loop()
        self._config = config
        self._state = server_state
        self._response: Response | None = None
        self._frames: Frames = ServerProtocol(max_size=config.ws_max_size)
        self._listener: Listener | None = None
        self._parts: bytearray | None = None
        self._parsing = 0
        """Bytes of a frame that has not come whole; never less than there are."""
        self._timer: asyncio.TimerHandle | None = None
        self.full = self._gone = self._closing = self._silent = False
        self._reading = self._wanted = True

    # ---- for the listener ----

    def attach(self, listener: Listener, meter: Meter) -> None:
        """From now on the listener hears what happens, as far as the meter allows."""
        self._listener, self._meter = listener, meter
        if self._gone:
            self._lose()
        else:
            self.read(True)

    def send(self, text: bytes) -> bool:
        """Sends a message; False if it was not, because the reader is slow or gone."""
        if self.full or self._closing:
            return False
        size = len(text)
        if size < 126:
            head = b"\x81%c" % size
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self._transport.write(head + text)
        return True

    def close(self, code: int, reason: str) -> None:
        """Says goodbye; `lost` follows."""
        if not self._closing:
            self._frames.send_close(code, reason)
            self._part()

    def read(self, on: bool) -> None:
        """Whether the listener wants to hear anything at the moment; a sender that is too fast has to wait."""
        self._wanted = on
        self._heed()

    def spawn(self, job: Coroutine[Any, Any, None]) -> None:
        """A task that the server waits for when it stops."""
        task = self.loop.create_task(job)
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    # ---- for the event loop ----

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(UNSENT_BYTES)
        self._state.connections.add(cast(Any, self))

    def connection_lost(self, _: Exception | None) -> None:
        self._state.connections.discard(cast(Any, self))
        self._set_timer(None, self._abort)
        self._gone = self._closing = True
        self._lose()

    def pause_writing(self) -> None:
        self.full = True
        self._heed()  # every ping is answered: anyone who does not read the answers may not send more

    def resume_writing(self) -> None:
        self.full = False
        self._heed()
        if self._listener and not self._closing:
            self._listener.writable()

    def eof_received(self) -> None:
        pass

    def data_received(self, data: bytes) -> None:
        self._silent = False
        if not self._parsing and (message := _short_message(data)) and self._listener and self._parts is None:
            if self._closing:
                return
            if self._meter.take(1):
                self._listener.heard(message)
            else:
                self._listener.flooded()
            return
        for start in range(0, len(data), SLICE_BYTES):
            if self._closing:
                return
            self._parse(data[start : start + SLICE_BYTES])

    def shutdown(self) -> None:
        """The server stops."""
        if self._frames.state is OPEN and not self._closing:
            self._frames.send_close(1012)
            self._flush()
        self._closing = True
        self._transport.close()

    # ---- frames ----

    def _heed(self) -> None:
        """Continues reading, or stops."""
        on = self._wanted and not self.full
        if on != self._reading and not self._closing:
            self._reading = on
            (self._transport.resume_reading if on else self._transport.pause_reading)()

    def _parse(self, data: bytes) -> None:
        frames = self._frames
        frames.receive_data(data)
        self._parsing += len(data)
        if events := frames.events_received():
            self._parsing -= sum(_size_of(event) for event in events if isinstance(event, Frame))
            if self._listener and not self._meter.take(len(events)):
                if not frames.eof_sent:
                    self._listener.flooded()
                    return
            else:
                for event in events:
                    if isinstance(event, Frame):
                        self._frame(event)
                    elif isinstance(event, Request):
                        self._asked(event)
        if frames.eof_sent:
            self._part()
        else:
            self._flush()

    def _part(self) -> None:
        """The last words have been said; nothing more is heard."""
        self._closing = True
        self._flush()
        self._set_timer(None, self._abort)
        if isinstance(self._frames, ServerProtocol):
            self._transport.close()  # there was no handshake, so there is nothing that may come
        else:
            Farewell(self, self._transport, self.loop)

    def _flush(self) -> None:
        if unsent := self._frames.data_to_send():
            self._transport.write(b"".join(unsent))

    def _frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT and frame.fin:
            self._hear(bytes(frame.data))
        elif frame.opcode is Opcode.BINARY:
            self._hear(None)
        elif frame.opcode is Opcode.TEXT:
            self._parts = bytearray(frame.data)
        elif frame.opcode is Opcode.CONT and self._parts is not None:
            self._parts += frame.data
            if frame.fin:
                whole, self._parts = bytes(self._parts), None
                self._hear(whole)

    def _hear(self, message: bytes | None) -> None:
        if self._listener and not self._closing:
            self._listener.heard(message)

    def _lose(self) -> None:
        listener, self._listener = self._listener, None
        if listener:
            listener.lost()

    def _abort(self) -> None:
        self._closing = True
        self._transport.abort()

    def _set_timer(self, seconds: float | None, do: Callable[[], None]) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, do) if seconds else None

    def _ping(self) -> None:
        """Anyone who does not answer is gone, and so is anyone who does not read; a busy listener is nobody's fault."""
        if self._silent and (self._reading or self.full):
            self._abort()
            return
        self._silent = True
        self._frames.send_ping(b"")
        self._flush()
        self._set_timer(self._config.ws_ping_interval, self._ping)

    # ---- the handshake ----

    def _asked(self, request: Request) -> None:
        handshake = cast(ServerProtocol, self._frames)
        response = handshake.accept(request)
        if response.status_code != 101:
            handshake.send_response(response)
            return
        path, _, query = request.path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._transport) else "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": self._config.root_path,
            "path": self._config.root_path + unquote(path),
            "raw_path": f"{self._config.root_path}{path}".encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (key.lower().encode("ascii"), value.encode("latin-1")) for key, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": {},
            "extensions": {EXTENSION: self},
        }
        self._response = response
        self.read(False)  # until somebody is listening
        self.spawn(self._open(scope))

    async def _open(self, scope: Scope) -> None:
        """Asks the application; if it attaches no listener, the connection ends."""
        try:
            await self._config.loaded_app(cast(Any, scope), cast(Any, self._receive), cast(Any, self._send))
        except ClientDisconnected:
            pass
        except Exception:
            _log.exception("a connection could not be opened")
        finally:
            self._response = None
            if self._listener is None and not self._closing:
                self._transport.close()

    def _reject(self, status: int) -> None:
        handshake = cast(ServerProtocol, self._frames)
        handshake.send_response(handshake.reject(status, ""))
        self._part()

    async def _receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def _send(self, message: Message) -> None:
        """What the application answers before anyone is listening."""
        if self._gone or self._response is None:
            raise ClientDisconnected
        match message["type"]:
            case "websocket.accept":
                cast(ServerProtocol, self._frames).send_response(self._response)
                self._flush()
                self._frames, self._parsing = Frames(SERVER, max_size=self._config.ws_max_size), 0
                self._set_timer(self._config.ws_ping_interval, self._ping)
            case "websocket.send":
                self.send(message["text"].encode())
            case "websocket.close" if self._frames.state is OPEN:
                self.close(message.get("code", 1000), message.get("reason") or "")
            case "websocket.close":
                self._reject(403)
            case "websocket.http.response.start":
                self._reject(message["status"])
            case other:
                raise RuntimeError(f"a WebSocket cannot do {other}")
