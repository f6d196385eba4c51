"""How much a server holds: tables of two on loopback, moves every so often, beside an echo server on the same stack.

It starts its own servers, on free ports and with a database of their own, and stops them again.
"""

import asyncio
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from statistics import quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

__all__ = ["Load", "echo_rate", "hold"]


@dataclass(frozen=True)
class Load:
    """What was seen."""

    tables: int
    moves: int
    seconds: float
    median_ms: float
    p99_ms: float
    kilobytes_a_table: float
    messages_a_second: float


class _Table:
    """Two people on connections of their own, perhaps to different processes."""

    def __init__(self, id: str, sockets: Sequence[ClientConnection]) -> None:
        self.id = id
        self.sockets = sockets
        self.latencies: list[float] = []
        self.messages = 0
        self.over = False

    async def run(self, chance: random.Random, every: float, until: float) -> None:
        """Whoever is on turn plays at random; how long until the other one hears of it?"""
        ply, states = -1, [await self._hear(s, -1) for s in self.sockets]
        await asyncio.sleep(every * chance.random())
        while time.monotonic() < until and not self.over:
            mover = next((i for i, s in enumerate(states) if s["turn"] and s["turn"]["moves"]), None)
            if mover is None:
                return
            ply = states[mover]["ply"]
            move = chance.choice(states[mover]["turn"]["moves"])["move"]
            sent = time.perf_counter()
            await self.sockets[mover].send(json.dumps({"type": "play", "ply": ply, "move": move}))
            self.messages += 1
            states[1 - mover] = await self._hear(self.sockets[1 - mover], ply)
            self.latencies.append(time.perf_counter() - sent)
            states[mover] = await self._hear(self.sockets[mover], ply)
            self.over = states[mover]["outcome"] is not None
            if every:
                await asyncio.sleep(every * (0.75 + chance.random() / 2))

    async def _hear(self, socket: ClientConnection, after: int) -> dict[str, Any]:
        """The table once it has come further than a ply."""
        while True:
            text = await socket.recv()
            self.messages += 1
            message = json.loads(text)
            if message["type"] == "alive":
                continue
            assert message["type"] == "state", message
            table: dict[str, Any] = message["table"]
            if table["ply"] > after and (table["turn"] or table["outcome"]):
                return table


@asynccontextmanager
async def _serving(*command: str) -> AsyncIterator[tuple[str, int]]:
    """A server process; gives its address and its process id."""
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


async def _set_tables(servers: Sequence[tuple[str, int]], count: int, stack: AsyncExitStack) -> list[_Table]:
    """Tables of two friends that have begun; the second one sits at the last process."""
    tables = []
    clients = [await stack.enter_async_context(httpx.AsyncClient(base_url=url, timeout=60)) for url, _ in servers]
    hosts, guests = clients[0], clients[-1]
    for client in {hosts, guests}:
        await client.get("/api/tables")
    if hosts is guests:
        guests = await stack.enter_async_context(httpx.AsyncClient(base_url=servers[0][0], timeout=60))
        await guests.get("/api/tables")
    for number in range(count):  # each fifty from another address, or the server would think that one floods it
        wanted = {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
        answer = await hosts.post("/api/tables", json=wanted, headers={"X-Forwarded-For": f"10.0.{number // 50}.1"})
        id = answer.raise_for_status().json()["id"]
        (await guests.post(f"/api/tables/{id}/seats/1", json={"name": "Bo"})).raise_for_status()
        sockets = []
        for seat, client in enumerate((hosts, guests)):
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            address = f"ws{str(client.base_url).removeprefix('http').rstrip('/')}/api/tables/{id}/live"
            opened = connect(address, additional_headers={"Cookie": cookie}, proxy=None, compression=None, max_queue=64)
            live = await stack.enter_async_context(opened)
            contribution = {"type": "contribute", "seat": seat, "value": secrets.token_hex(16)}
            await live.send(json.dumps(contribution))
            sockets.append(live)
        tables.append(_Table(id, sockets))
    return tables


def _memory(process: int) -> int:
    """Bytes of memory that a process really uses."""
    with open(f"/proc/{process}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def hold(tables: int, seconds: float, *, every: float, processes: int, database: str | None) -> Load:
    """So many live tables with a move every so many seconds; 0: as many moves as the server can take."""
    chance = random.Random(1)
    async with _servers(processes, database) as servers, AsyncExitStack() as stack:
        await _set_tables(servers, 3, stack)  # so that what is loaded once is loaded
        before = sum(_memory(pid) for _, pid in servers)
        playing = await _set_tables(servers, tables, stack)
        began = time.monotonic()
        await asyncio.gather(*(table.run(chance, every, began + seconds) for table in playing))
        elapsed = time.monotonic() - began
        memory = sum(_memory(pid) for _, pid in servers) - before
    latencies = [1000 * latency for table in playing for latency in table.latencies]
    cuts = quantiles(latencies, n=100)
    return Load(
        tables=tables,
        moves=len(latencies),
        seconds=elapsed,
        median_ms=cuts[49],
        p99_ms=cuts[98],
        kilobytes_a_table=memory / tables / 1024,
        messages_a_second=sum(table.messages for table in playing) / elapsed,
    )


async def echo_rate(connections: int, seconds: float, size: int = 4000) -> float:
    """Messages a second, in and out, of a server on the same stack that only sends back what it is sent."""
    count = 0

    async def chat(url: str, until: float) -> None:
        nonlocal count
        text = "x" * size
        async with connect(f"ws{url.removeprefix('http')}/echo", proxy=None, compression=None) as live:
            while time.monotonic() < until:
                await live.send(text)
                await live.recv()
                count += 2

    async with _serving("-m", "kingdomino.server.echo") as (url, _):
        began = time.monotonic()
        await asyncio.gather(*(chat(url, began + seconds) for _ in range(connections)))
        return count / (time.monotonic() - began)
