"""How much a server holds: tables of two on loopback, a move every so often, beside an echo server on the same stack.

It starts its own servers, on free ports and with a database of their own, and stops them again. Its WebSockets are as
lean as possible and it reads a message only where it has to, so that the servers are what is measured.
"""

import asyncio
import os
import random
import re
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from statistics import quantiles
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import orjson

__all__ = ["Echo", "Load", "echo", "hold", "run"]

LANES = 100
"""How many tables play at the same time when it goes as fast as it can."""

DECISIONS = 40
"""At most this many of the roughly 48 decisions of a game have been made when its table is measured."""

_PLY = re.compile(rb'"ply":(\d+)')


@dataclass(frozen=True)
class Load:
    """What was seen. Processor time is that of all server processes, in milliseconds, or of the client, as a share."""

    tables: int
    moves: int
    seconds: float
    median_ms: float
    p99_ms: float
    cpu_ms_a_move: float
    kilobytes_a_table: float
    messages_a_second: float
    client_share: float


@dataclass(frozen=True)
class Echo:
    """The same for a server that only sends back what it is sent."""

    messages_a_second: float
    cpu_ms_a_message: float
    kilobytes_a_connection: float
    client_share: float


def run(job: Coroutine[Any, Any, None]) -> None:
    """On the fast event loop where there is one."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(job)
    else:
        uvloop.run(job)


class _Socket(asyncio.Protocol):
    """The client's end of a WebSocket: whole messages go out and come in."""

    def __init__(self, address: str, cookie: str, heard: "Heard") -> None:
        self._address, self._cookie, self._heard = address, cookie, heard
        self._received = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.messages = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        parts = urlsplit(self._address)
        lines = [f"GET {parts.path} HTTP/1.1", f"Host: {parts.netloc}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", f"Cookie: {self._cookie}"]
        self._transport.write("".join(line + "\r\n" for line in [*lines, ""]).encode())

    def send(self, message: bytes, kind: int = 1) -> None:
        """The mask is zero: it is there for proxies, and here there are none."""
        size = len(message)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2)
        self._transport.write(head + bytes(4) + message)
        self.messages += 1

    def data_received(self, data: bytes) -> None:
        received = self._received
        received += data
        if not self.opened.done():
            head, end, rest = received.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._received = received = rest
            self.opened.set_result(None)
        while len(received) >= 2:
            size, start = received[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(received[2:start])
            if len(received) < start + size:
                return
            kind, message = received[0] & 15, bytes(received[start : start + size])
            del received[: start + size]
            if kind == 9:
                self.send(message, 10)
            elif kind == 1:
                self.messages += 1
                self._heard(self, message)

    def close(self) -> None:
        self._transport.abort()


Heard = Callable[[_Socket, bytes], None]


async def _connect(url: str, path: str, cookie: str, heard: Heard) -> _Socket:
    host, _, port = urlsplit(url).netloc.partition(":")
    address = f"{url}{path}"
    loop = asyncio.get_running_loop()
    _, live = await loop.create_connection(lambda: _Socket(address, cookie, heard), host, int(port))
    await asyncio.shield(live.opened)  # who no longer waits for the answer must not make a message of it
    return live


class _Table:
    """Two people on connections of their own, perhaps to different processes; both play at random."""

    def __init__(self, id: str, chance: random.Random) -> None:
        self.id = id
        self.sockets: list[_Socket] = []
        self._chance = chance
        self._states = [b"", b""]
        self._plies = [-1, -1]
        self._played, self._by, self._at = -1, 0, 0.0
        self._ready = asyncio.Event()
        self.latencies: list[float] = []
        self.over = False

    def hear(self, seat: int, live: _Socket, message: bytes) -> None:
        if message.startswith(b'{"type":"alive"'):
            return
        found = _PLY.search(message)
        assert found, message
        ply = int(found[1])
        if b'"stage":"waiting"' in message and not orjson.loads(message)["table"]["fair"]["given"][seat]:
            contribution = {"type": "contribute", "seat": seat, "value": secrets.token_hex(32)}
            live.send(orjson.dumps(contribution))
        if seat != self._by and self._plies[seat] <= self._played < ply:
            self.latencies.append(time.perf_counter() - self._at)
        self._states[seat], self._plies[seat] = message, ply
        if ply > self._played and self._plies[0] == self._plies[1]:
            self._ready.set()

    async def play(self) -> None:
        """One move, once both have seen the one before."""
        while not self.over:
            await self._ready.wait()
            self._ready.clear()
            for seat in (0, 1):
                table = orjson.loads(self._states[seat])["table"]
                if table["outcome"]:
                    self.over = True
                    return
                if table["turn"] and table["turn"]["moves"]:
                    move = self._chance.choice(table["turn"]["moves"])["move"]
                    self._played, self._by, self._at = table["ply"], seat, time.perf_counter()
                    self.sockets[seat].send(
                        orjson.dumps({"type": "play", "ply": table["ply"], "move": move, "settled": True})
                    )
                    return

    async def seen(self) -> None:
        """Until both have seen the last move."""
        await self._ready.wait()

    async def play_steadily(self, start: float, every: float, until: float) -> None:
        """Makes a move at regular intervals."""
        at = start
        while at < until and not self.over:
            await asyncio.sleep(at - time.monotonic())
            await self.play()
            at = max(at + every, time.monotonic())


@asynccontextmanager
async def _serving(*command: str) -> AsyncIterator[tuple[str, int]]:
    """A server process; returns its address and its process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, *command, "--port", str(port)], stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    try:
        async with httpx.AsyncClient() as client:
            for _ in range(600):
                try:
                    await client.get(f"{url}/healthz")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
        yield url, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


@asynccontextmanager
async def _servers(processes: int, database: str | None) -> AsyncIterator[list[tuple[str, int]]]:
    with tempfile.TemporaryDirectory() as folder:
        where = ["--database", database] if database else ["--data", folder]
        options = ["-m", "kingdomino", "serve", "--connections-per-address", "100000", "--expire-days", "0", *where]
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(_serving(*options)) for _ in range(processes)]


async def _set_tables(
    servers: Sequence[tuple[str, int]], count: int, chance: random.Random, stack: AsyncExitStack
) -> list[_Table]:
    """Tables of two friends that have begun; the second one is connected to the last process."""
    tables = []
    urls = servers[0][0], servers[-1][0]
    async with httpx.AsyncClient(timeout=60) as hosts, httpx.AsyncClient(timeout=60) as guests:
        for number in range(count):  # every fifty have an address and visitors of their own: they would be too many
            if number % 50 == 0:
                for url, client in zip(urls, (hosts, guests), strict=True):
                    client.cookies.clear()
                    await client.get(f"{url}/api/tables")
            wanted = {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
            address = {"X-Forwarded-For": f"10.0.{number // 50}.1"}
            answer = await hosts.post(f"{urls[0]}/api/tables", json=wanted, headers=address)
            table = _Table(answer.raise_for_status().json()["id"], chance)
            taken = await guests.post(f"{urls[1]}/api/tables/{table.id}/seats/1", json={"name": "Bo"})
            taken.raise_for_status()
            for seat, (url, client) in enumerate(zip(urls, (hosts, guests), strict=True)):
                cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
                live = await _connect(url, f"/api/tables/{table.id}/live", cookie, partial(table.hear, seat))
                stack.callback(live.close)
                table.sockets.append(live)
            tables.append(table)
    return tables


def _memory(process: int) -> int:
    """Bytes of memory that a process really uses."""
    with open(f"/proc/{process}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _cpu(process: int) -> float:
    """Seconds of processor time that a process has used."""
    with open(f"/proc/{process}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class _Watch:
    """What happens between two moments: time, the processor time of servers and client, messages."""

    def __init__(self, servers: Sequence[tuple[str, int]], sockets: Sequence[_Socket]) -> None:
        self._servers, self._sockets = servers, sockets
        self._began = self._now()

    def _now(self) -> tuple[float, float, float, int]:
        cpu = sum(_cpu(pid) for _, pid in self._servers)
        return time.monotonic(), cpu, time.process_time(), sum(live.messages for live in self._sockets)

    def stop(self) -> tuple[float, float, float, int]:
        """Seconds, the servers' seconds, the client's seconds, and messages."""
        now, began = self._now(), self._began
        return now[0] - began[0], now[1] - began[1], now[2] - began[2], now[3] - began[3]


async def hold(tables: int, seconds: float, *, every: float, processes: int, database: str | None) -> tuple[Load, Load]:
    """Live tables at every stage of their games: first with a move at regular intervals, then as fast as it goes."""
    chance = random.Random(1)
    async with _servers(processes, database) as servers, AsyncExitStack() as stack:
        await _set_tables(servers, 3, chance, stack)  # so that whatever is loaded only once has been loaded
        before = sum(_memory(pid) for _, pid in servers)
        playing = await _set_tables(servers, tables, chance, stack)
        await _in_lanes(playing, lambda table: _advance(table, chance.randrange(DECISIONS)))
        sockets = [live for table in playing for live in table.sockets]

        def load(watch: _Watch) -> Load:
            elapsed, cpu, client, messages = watch.stop()
            latencies = [1000 * latency for table in playing for latency in table.latencies]
            cuts = quantiles(latencies, n=100)
            for table in playing:
                table.latencies = []
            return Load(
                tables=tables,
                moves=len(latencies),
                seconds=elapsed,
                median_ms=cuts[49],
                p99_ms=cuts[98],
                cpu_ms_a_move=1000 * cpu / len(latencies),
                kilobytes_a_table=(sum(_memory(pid) for _, pid in servers) - before) / tables / 1024,
                messages_a_second=messages / elapsed,
                client_share=client / elapsed,
            )

        for table in playing:
            table.latencies = []
        watch = _Watch(servers, sockets)
        start = time.monotonic()
        starts = [start + every * number / tables for number in range(tables)]
        chance.shuffle(starts)
        jobs = [table.play_steadily(at, every, start + seconds) for table, at in zip(playing, starts, strict=True)]
        await asyncio.gather(*jobs)
        steady = load(watch)
        watch = _Watch(servers, sockets)
        until = time.monotonic() + seconds
        await _in_lanes(playing, lambda table: _rush(table, until))
        return steady, load(watch)


async def _advance(table: _Table, decisions: int) -> None:
    for _ in range(decisions):
        await table.play()
    await table.seen()


async def _rush(table: _Table, until: float) -> None:
    while time.monotonic() < until and not table.over:
        await table.play()


async def _in_lanes(tables: Sequence[_Table], play: Callable[[_Table], Coroutine[Any, Any, None]]) -> None:
    """Plays at a fixed number of tables at a time."""
    waiting = iter(tables)

    async def lane() -> None:
        for table in waiting:
            await play(table)

    await asyncio.gather(*(lane() for _ in range(LANES)))


async def echo(seconds: float, size: int = 4000) -> Echo:
    """A server on the same stack that only sends back what it is sent, with as many connections as the rush has."""
    text = b"x" * size
    async with _serving("-m", "kingdomino.measure.echo") as server, AsyncExitStack() as stack:
        sockets: list[_Socket] = []

        async def join(count: int) -> None:
            for _ in range(count):
                live = await _connect(server[0], "/echo", "", lambda live, _: live.send(text))
                stack.callback(live.close)
                sockets.append(live)

        await join(6)
        before = _memory(server[1])
        await join(2 * LANES)
        memory = _memory(server[1]) - before
        watch = _Watch([server], sockets)
        for live in sockets:
            live.send(text)
        await asyncio.sleep(seconds)
        elapsed, cpu, client, messages = watch.stop()
    return Echo(
        messages_a_second=messages / elapsed,
        cpu_ms_a_message=1000 * cpu / messages,
        kilobytes_a_connection=memory / (2 * LANES) / 1024,
        client_share=client / elapsed,
    )
