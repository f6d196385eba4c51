"""A connection's frames, however they are cut into pieces: what is read at once is what the package would have read."""

import asyncio
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, SERVER, Protocol

from kingdomino.server.wire import Wire


class Transport:
    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_: None


class Listener:
    def __init__(self) -> None:
        self.messages: list[bytes | None] = []
        self.floods = 0

    def heard(self, message: bytes | None) -> None:
        self.messages.append(message)

    def flooded(self) -> None:
        self.floods += 1

    def writable(self) -> None:
        pass

    def lost(self) -> None:
        pass


class Meter:
    def __init__(self, most: int) -> None:
        self.left = most

    def take(self, frames: int) -> bool:
        self.left -= frames
        return self.left >= 0


def opened(most: int = 10**9) -> tuple[Wire, Transport, Listener]:
    config, transport, listener = SimpleNamespace(ws_max_size=4096, ws_ping_interval=20), Transport(), Listener()
    wire = Wire(cast(Any, config), ServerState(), {}, asyncio.new_event_loop())
    wire.connection_made(cast(Any, transport))
    wire._frames = Protocol(SERVER, max_size=4096)  # as after a handshake
    wire.attach(listener, cast(Any, Meter(most)))
    return wire, transport, listener


def sent(message: bytes, *, fin: bool = True, kind: Opcode = Opcode.TEXT, long: bool = False) -> bytes:
    """A frame of a page; `long`: with its length in more bytes than are needed."""
    whole = Frame(kind, message, fin).serialize(mask=True)
    if long and len(message) < 126:
        return whole[:1] + bytes((0xFE,)) + len(message).to_bytes(2, "big") + whole[2:]
    return whole


def conversation(chance: random.Random) -> tuple[list[bytes], list[bytes]]:
    """Frames of every kind, and the messages in them."""
    frames, messages = [], []
    for _ in range(chance.randint(1, 30)):
        message = chance.randbytes(chance.choice((1, 2, 60, 124, 125, 126, 127, 500, 2000)))
        match chance.randrange(8):
            case 0:
                frames.append(sent(b"ping", kind=Opcode.PING))
            case 1:
                cut = chance.randint(0, len(message))
                frames += [sent(message[:cut], fin=False), sent(b"", kind=Opcode.PONG)]
                frames.append(sent(message[cut:], kind=Opcode.CONT))
                messages.append(message)
            case 2:
                frames.append(sent(message, long=True))
                messages.append(message)
            case _:
                frames.append(sent(message))
                messages.append(message)
    return frames, messages


@pytest.mark.parametrize("seed", range(60))
def test_messages_are_heard_however_they_come(seed: int) -> None:
    chance = random.Random(seed)
    frames, messages = conversation(chance)
    wire, _, listener = opened()
    whole = b"".join(frames)
    if seed % 3 == 0:
        pieces = frames  # each by itself, as pages send them
    else:
        cuts = sorted(chance.randint(0, len(whole)) for _ in range(chance.randint(0, 60)))
        pieces = [whole[a:b] for a, b in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
    for piece in pieces:
        wire.data_received(piece)
    assert listener.messages == messages


@pytest.mark.parametrize("seed", range(60))
def test_a_frame_within_another_is_part_of_it(seed: int) -> None:
    """Whatever looks like a frame of its own but comes in the middle of one is not taken for one."""
    chance = random.Random(seed)
    inner = sent(b"I am not here")
    outer = sent(chance.randbytes(chance.randint(0, 300)) + inner + chance.randbytes(chance.randint(0, 300)))
    masked = bytes(4)
    size = len(outer)
    text = chance.randbytes(chance.randint(130, 300)) + inner + chance.randbytes(9)
    whole = b"\x81\xfe" + len(text).to_bytes(2, "big") + masked + text
    at = whole.index(inner)
    wire, _, listener = opened()
    for piece in (sent(b"one"), whole[:at], inner, whole[at + len(inner) :], outer[: size // 2], outer[size // 2 :]):
        wire.data_received(piece)
    assert len(listener.messages) == 3 and listener.messages[:2] == [b"one", text]


def test_a_message_between_the_parts_of_another_ends_the_connection() -> None:
    wire, transport, listener = opened()
    wire.data_received(sent(b"begun", fin=False))
    wire.data_received(sent(b"another"))
    assert listener.messages == []
    assert transport.written[:1] == b"\x88" and b"\x03\xea" in transport.written  # protocol error


def test_every_message_counts() -> None:
    wire, _, listener = opened(most=3)
    for _ in range(5):
        wire.data_received(sent(b"hello"))
    assert (listener.messages, listener.floods) == ([b"hello"] * 3, 2)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_what_is_sent_is_a_frame(size: int) -> None:
    wire, transport, _ = opened()
    text = b"x" * size
    assert wire.send(text)
    page = Protocol(CLIENT)
    page.receive_data(transport.written)
    (frame,) = page.events_received()
    assert isinstance(frame, Frame) and (frame.opcode, frame.data, frame.fin) == (Opcode.TEXT, text, True)
    wire.pause_writing()
    assert not wire.send(text)
