"""What attacks do to others: how long a server is silent, how late moves come, and how much memory it takes.

It starts a server of its own and attacks it from a process of its own, one attack after the other. The attacker comes
from other addresses than everybody else, each time from another one.
"""

import argparse
import asyncio
import json
import random
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from statistics import quantiles
from typing import Any

import httpx
import orjson

from kingdomino import Game, agent
from kingdomino.measure import loadtest

CONNECTIONS = 10
"""How many connections an attacker works with at the same time."""

TABLES = 5
"""Ordinary tables that go on meanwhile, with a move every so many seconds."""
EVERY = 0.3

FINISHED = 100
"""Games in the list of the visitor who loads it again and again."""

WATCHED = 60
"""Tables of four masters at which somebody looks."""

PATIENCE = 30.0
"""Seconds after which a server counts as silent."""

_TOLD = re.compile(rb'HTTP/1\.1 (\d+)|"code":"([a-z-]+)"')


# ---- the attacker ----


class Attacker:
    """One connection of an attack, in a thread of its own. `told` counts the answers to all of them."""

    def __init__(self, source: str, port: int, table: str, cookie: str, until: float, told: Counter[str]) -> None:
        self.source, self.port, self.table, self.cookie = source, port, table, cookie
        self.until, self.told = until, told

    @property
    def going(self) -> bool:
        return time.monotonic() < self.until

    def dial(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=5, source_address=(self.source, 0))

    def head(self, line: str, *headers: str) -> bytes:
        lines = [f"{line} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"Cookie: {self.cookie}", *headers, "", ""]
        return "\r\n".join(lines).encode()

    def ask(self, live: socket.socket, line: str, body: object = None) -> None:
        """A whole request, and its whole answer."""
        content = b"" if body is None else json.dumps(body).encode()
        kind = ("Content-Type: application/json", f"Content-Length: {len(content)}") if content else ()
        live.sendall(self.head(line, *kind) + content)
        answer = b""
        while (end := answer.find(b"\r\n\r\n")) < 0:
            answer += self._more(live)
        size = re.search(rb"content-length: (\d+)", answer[:end].lower())
        while size and len(answer) < end + 4 + int(size[1]):
            answer += self._more(live)
        self.heard(answer)

    @staticmethod
    def _more(live: socket.socket) -> bytes:
        if more := live.recv(65536):
            return more
        raise ConnectionError("closed")

    def heard(self, answer: bytes) -> None:
        for status, code in _TOLD.findall(answer):
            if status != b"101":
                self.told[(status or code).decode()] += 1

    def last_words(self, live: socket.socket) -> None:
        """What the server said before it hung up."""
        answer = b""
        live.settimeout(0.5)
        with suppress(OSError):
            while len(answer) < 1_000_000 and (more := live.recv(65536)):
                answer += more
        self.heard(answer[-2000:])

    def shout(self, first: bytes, endless: bytes, then: bytes = b"") -> None:
        """Sends without end and never reads; comes back when it is thrown out."""
        while self.going:
            with suppress(OSError), self.dial() as live:
                try:
                    live.sendall(first)
                    time.sleep(0.05)  # delay: the server answers the first part before the rest comes
                    live.sendall(then)
                    while self.going:
                        live.sendall(endless)
                except OSError:
                    self.told["cut off"] += 1
                self.last_words(live)
            time.sleep(0.05)  # delay: it comes back soon

    def upgrade(self) -> bytes:
        key = ("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13")
        return self.head(f"GET /api/tables/{self.table}/live", "Upgrade: websocket", "Connection: Upgrade", *key)

    def crowd(self, count: int, first: bytes, then: bytes) -> None:
        """Holds many connections on which a request never ends."""
        held: list[socket.socket] = []
        while self.going:
            with suppress(OSError):
                while len(held) < count and self.going:
                    held.append(self.dial())
                    held[-1].sendall(first)
            time.sleep(1)  # delay: a little more comes every second
            for live in tuple(held):
                try:
                    live.sendall(then)
                except OSError:
                    self.told["cut off"] += 1
                    self.last_words(live)
                    live.close()
                    held.remove(live)
        for live in held:
            live.settimeout(0.01)
            with suppress(OSError):
                self.heard(live.recv(2000))
            live.close()

    def repeat(self, line: str, body: object = None) -> None:
        """The same request again and again."""
        while self.going:
            with suppress(OSError), self.dial() as live:
                while self.going:
                    self.ask(live, line, body)


def frame(kind: int, message: bytes = b"", *, last: bool = True) -> bytes:
    """A short WebSocket frame; the mask is zero."""
    return bytes((kind | (0x80 if last else 0), 0x80 | len(message), 0, 0, 0, 0)) + message


def ping_flood(attacker: Attacker) -> None:
    attacker.shout(attacker.upgrade(), frame(9) * 20_000)


def continuation_flood(attacker: Attacker) -> None:
    attacker.shout(attacker.upgrade(), frame(0, last=False) * 20_000, then=frame(1, b"{", last=False))


def message_flood(attacker: Attacker) -> None:
    attacker.shout(attacker.upgrade(), frame(1, b'{"type":"why","ply":0,"move":"1"}') * 1000)


def body_flood(attacker: Attacker) -> None:
    kind = ("Content-Type: application/json", "Transfer-Encoding: chunked")
    attacker.shout(attacker.head("POST /api/rules", *kind), b"10000\r\n" + b" " * 65536 + b"\r\n")


def slow_bodies(attacker: Attacker) -> None:
    kind = ("Content-Type: application/json", "Content-Length: 1000")
    attacker.crowd(100, attacker.head("POST /api/rules", *kind), b" ")


def half_open(attacker: Attacker) -> None:
    attacker.crowd(200, b"GET / HTTP/1.1\r\nHost: x\r\n", b"X: y\r\n")


def reload_storm(attacker: Attacker) -> None:
    attacker.repeat("GET /api/tables")


def master_tables(attacker: Attacker) -> None:
    attacker.repeat("POST /api/tables", {"seats": [{"kind": "computer", "level": "master"}] * 4})


def watched_masters(attacker: Attacker) -> None:
    """Tables of masters that think, because somebody looks: each thread has some, and a visitor for each."""
    held = []
    wanted = {"seats": [{"kind": "computer", "level": "master"}] * 4}
    for _ in range(WATCHED // CONNECTIONS):
        with httpx.Client(transport=httpx.HTTPTransport(local_address=attacker.source)) as client:
            url = f"http://127.0.0.1:{attacker.port}/api/tables"
            attacker.table = client.post(url, json=wanted).raise_for_status().json()["id"]
            attacker.cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            live = attacker.dial()
            live.sendall(attacker.upgrade())
            time.sleep(0.05)  # delay: the server answers before the first message
            live.sendall(frame(1, b'{"type":"pace","pace":0}'))
            held.append(live)
            attacker.told["tables watched"] += 1
    while attacker.going:
        for live in held:
            live.settimeout(0.01)
            with suppress(TimeoutError):
                live.recv(65536)
    for live in held:
        live.close()


def lobby_fill(attacker: Attacker) -> None:
    seats = [{"kind": "person", "name": "Eve"}, {"kind": "open"}]
    attacker.repeat("POST /api/tables", {"seats": seats, "terms": {"public": True}})


ATTACKS: dict[str, Callable[[Attacker], None]] = {
    "ping flood": ping_flood,
    "continuation flood": continuation_flood,
    "message flood": message_flood,
    "body flood": body_flood,
    "slow bodies": slow_bodies,
    "half-open connections": half_open,
    "reload storm": reload_storm,
    "lobby fill": lobby_fill,
    "master tables": master_tables,
    "watched masters": watched_masters,
}


def attack(name: str, port: int, table: str, cookie: str, seconds: float) -> None:
    """In the attacker's process: prints what it was told."""
    told: Counter[str] = Counter()
    source = f"127.0.0.{2 + list(ATTACKS).index(name)}"
    until = time.monotonic() + seconds
    attackers = [Attacker(source, port, table, cookie, until, told) for _ in range(CONNECTIONS)]
    jobs = [threading.Thread(target=ATTACKS[name], args=(each,)) for each in attackers]
    for job in jobs:
        job.start()
    for job in jobs:
        job.join()
    print(", ".join(f"{what} x {count}" for what, count in told.most_common(4)) or "nothing")


# ---- everybody else ----


@dataclass(frozen=True)
class Seen:
    """Times in milliseconds, memory in megabytes."""

    attack: str
    health: float
    moves: float
    easy: float
    master: float
    before: float
    most: float
    after: float
    told: str

    def __str__(self) -> str:
        memory = f"{self.before:.0f} / {self.most:.0f} / {self.after:.0f}"
        figures = f"{self.health:.0f} | {self.moves:.0f} | {self.easy:.0f} | {self.master:.0f} | {memory}"
        return f"| {self.attack} | {figures} | {self.told} |"


async def healthy(port: int) -> float:
    """How long the server takes to say that it lives, to someone who comes anew."""
    began = time.perf_counter()
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            answer = await reader.read()
            writer.close()
        if b"200 OK" in answer:
            return time.perf_counter() - began
    return PATIENCE


async def watch(server: tuple[str, int], until: float) -> tuple[float, float]:
    """The longest silence, and the most memory."""
    port, longest, most = int(server[0].rpartition(":")[2]), 0.0, 0
    while time.monotonic() < until:
        longest = max(longest, await healthy(port))
        most = max(most, loadtest._memory(server[1]))
        await asyncio.sleep(0.05)  # delay: the server is asked twenty times a second
    return longest, most


class Table:
    """An ordinary table: what is decided on one connection is waited for on another one.

    With a computer player it is waited for that player's decisions.
    """

    def __init__(self, level: str = "") -> None:
        self.sockets: list[loadtest._Socket] = []
        self._level = level
        self._state = asyncio.Queue[Any]()
        self.latencies: list[float] = []
        self.answers: list[float] = []

    async def open(self, url: str, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
        other = {"kind": "computer", "level": self._level} if self._level else {"kind": "person", "name": "Bo"}
        wanted = {"seats": [{"kind": "person", "name": "Ada"}, other]}
        answer = await client.post(f"{url}/api/tables", json=wanted)
        path = f"/api/tables/{answer.raise_for_status().json()['id']}/live"
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        for heard in (self._hear, lambda *_: None):
            self.sockets.append(await loadtest._connect(url, path, cookie, heard))
            stack.callback(self.sockets[-1].close)
        self.sockets[1].send(b'{"type":"pace","pace":0}')

    def _hear(self, _: object, message: bytes) -> None:
        if message.startswith(b'{"type":"state"'):
            self._state.put_nowait(orjson.loads(message)["table"])

    async def play(self, start: float, until: float) -> None:
        """A move every so often, until time or the game is over."""
        chance = random.Random(1)
        table = await self._answered(await self._state.get())
        self.answers.clear()  # the first decision may have waited for people to follow it
        while time.monotonic() < until and not table["outcome"]:
            await asyncio.sleep(start - time.monotonic())  # delay: moves come every so often
            start = max(start + EVERY, time.monotonic())
            ply, move = table["ply"], chance.choice(table["turn"]["moves"])["move"]
            began = time.perf_counter()
            self.sockets[1].send(orjson.dumps({"type": "play", "ply": ply, "move": move}))
            while table["ply"] <= ply:
                table = await self._state.get()
            self.latencies.append(time.perf_counter() - began)
            table = await self._answered(table)

    async def _answered(self, table: Any) -> Any:
        """The table when it is a person's turn again."""
        while not (table["outcome"] or (table["turn"] and table["turn"]["moves"])):
            ply, began = table["ply"], time.perf_counter()
            while table["ply"] == ply:
                table = await self._state.get()
            self.answers.append(time.perf_counter() - began)
        return table


async def measure(name: str, server: tuple[str, int], table: str, cookie: str, seconds: float) -> Seen:
    url, process = server
    async with AsyncExitStack() as stack, httpx.AsyncClient(timeout=PATIENCE) as client:
        easy, master = Table("easy"), Table("master")
        tables = [*(Table() for _ in range(TABLES)), easy, master]
        for each in tables:
            await each.open(url, client, stack)
        before = loadtest._memory(process)
        attacker = None
        if name in ATTACKS:
            target = (url.rpartition(":")[2], table, cookie)
            command = (sys.executable, __file__, "--as", name, "--seconds", str(seconds), *target)
            attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        start = time.monotonic() + 0.5
        until = start + seconds
        jobs = [
            asyncio.create_task(each.play(start + EVERY * number / TABLES, until)) for number, each in enumerate(tables)
        ]
        watching = asyncio.create_task(watch(server, until))
        _, late = await asyncio.wait(jobs, timeout=seconds + PATIENCE)
        longest, most = await watching
        for job in late:
            job.cancel()
        latencies = [latency for each in tables for latency in each.latencies] + [PATIENCE] * len(late)
        slowest = {each: 1000 * max(each.answers, default=PATIENCE) for each in (easy, master)}
        told = (await attacker.communicate())[0].decode().strip() if attacker else ""
        after = loadtest._memory(process)
    worst = quantiles(latencies, n=100, method="inclusive")[98]
    memory = (before / 1e6, most / 1e6, after / 1e6)
    return Seen(name, 1000 * longest, 1000 * worst, slowest[easy], slowest[master], *memory, told)


async def finished_games(url: str) -> tuple[str, str]:
    """A visitor with many finished games; the id of one of them, and the cookie."""
    game = Game(players=2, seed=1)
    player = agent("easy", seed=1)
    while not game.is_over:
        game.push(player.choose(game.position))
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        for number in range(FINISHED):  # each few from another address, or the server would think that one floods it
            address = {"X-Forwarded-For": f"10.1.{number // 10}.1"}
            answer = await client.post(f"{url}/api/import", json={"record": game.record()}, headers=address)
            answer.raise_for_status()
        return answer.json()["id"], "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def main(names: list[str], seconds: float) -> None:
    memory = "memory before / most / after, MB"
    print(f"| attack | health, longest ms | moves, p99 ms | easy, ms | master, ms | {memory} | the attacker was told |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        async with loadtest._serving("-m", "kingdomino", "serve", "--data", folder) as server:
            table, cookie = await finished_games(server[0])
            for name in ["none", *names]:
                print(await measure(name, server, table, cookie, seconds), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="how long each attack goes on")
    parser.add_argument("--only", action="append", choices=ATTACKS, help="this attack; may be given several times")
    parser.add_argument("--as", dest="attack", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("target", nargs="*", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.attack:
        attack(chosen.attack, int(chosen.target[0]), chosen.target[1], chosen.target[2], chosen.seconds)
    else:
        loadtest.run(main(chosen.only or list(ATTACKS), chosen.seconds))
