"""Servers that are killed at random moments under load lose nothing, on SQLite and PostgreSQL, one process or two."""

import asyncio
import json
import os
import random
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from contract import answered, heard
from postgres import new_database
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kingdomino import Game

KILLS = int(os.environ.get("KD_KILLS", "20"))
KILLS_OF_TWO = int(os.environ.get("KD_KILLS", "8"))
TABLES = 4


class Killable:
    """A server process of tests/killable.py."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self._process = process
        self.url = f"http://127.0.0.1:{port}"

    async def kill(self) -> None:
        """SIGKILL, and the next server on the same port."""
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(b"kill\n")
        assert await self._process.stdout.readline() == b"again\n"


@asynccontextmanager
async def killable(where: str) -> AsyncIterator[Killable]:
    program = Path(__file__).with_name("killable.py")
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(program), "0", where, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdin and process.stdout
    try:
        yield Killable(process, int(await process.stdout.readline()))
    finally:
        process.stdin.close()
        await process.wait()


class Person:
    """Someone who plays at random, comes back after every crash, and remembers what the server acknowledged."""

    def __init__(self, server: Killable, chance: random.Random) -> None:
        self.http = httpx.AsyncClient(base_url=server.url, timeout=60)
        self.chance = chance
        self.seen: dict[str, dict[int, str]] = {}

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Asks until a server answers."""
        while True:
            try:
                answer = await self.http.request(method, f"/api{path}", json=body)
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            assert answer.status_code < 500 and answer.status_code != 429, answer.text
            path = answer.request.url.path
            return answered(method, path, answer.status_code, answer.content) if answer.content else None

    async def play(self, id: str) -> None:
        """Plays a game to its end."""
        while True:
            try:
                if await self._sit(id):
                    return
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def _sit(self, id: str) -> bool:
        seen = self.seen.setdefault(id, {})
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws{str(self.http.base_url).removeprefix('http').rstrip('/')}/api/tables/{id}/live"
        async with connect(address, additional_headers={"Cookie": cookie}, proxy=None) as socket:
            while True:
                message = heard(await asyncio.wait_for(socket.recv(), 30))
                if message["type"] == "alive":
                    continue
                assert message["type"] == "state", message
                table = message["table"]
                assert table["ply"] > max(seen, default=-1), "a move that was acknowledged is gone"
                for event in table["events"]:
                    assert seen.setdefault(event["ply"], event["move"]) == event["move"]
                if table["outcome"]:
                    return True
                for seat, row in enumerate(table["seats"]):
                    if table["stage"] == "waiting" and row["mine"] and not table["fair"]["given"][seat]:
                        contribution = {"type": "contribute", "seat": seat, "value": secrets.token_hex(32)}
                        await socket.send(json.dumps(contribution))
                if table["turn"] and table["turn"]["moves"]:
                    move = self.chance.choice(table["turn"]["moves"])["move"]
                    await asyncio.sleep(0.03 * self.chance.random())
                    await socket.send(json.dumps({"type": "play", "ply": table["ply"], "move": move}))


async def table_for(ada: Person, bo: Person) -> str:
    """Two friends and a computer player."""
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "computer", "level": "easy"}]
    while True:
        id: str = (await ada.ask("POST", "/tables", {"seats": seats}))["id"]
        await bo.ask("GET", f"/tables/{id}")
        await bo.ask("POST", f"/tables/{id}/seats/1", {"name": "Bo"})
        table = await bo.ask("GET", f"/tables/{id}")
        if any(row["mine"] for row in table["seats"]):
            return id


async def survive(where: str, processes: int, kills: int) -> None:
    chance = random.Random(1)
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(killable(where)) for _ in range(processes)]
        people = [(Person(servers[0], chance), Person(servers[-1], chance)) for _ in range(TABLES)]
        tables: list[tuple[str, Person, Person]] = []
        over = asyncio.Event()

        async def go_on(ada: Person, bo: Person) -> None:
            while not over.is_set():
                id = await table_for(ada, bo)
                tables.append((id, ada, bo))
                for sitting in (ada, bo):
                    await sitting.ask("GET", f"/tables/{id}")
                await asyncio.gather(ada.play(id), bo.play(id))

        games = [asyncio.create_task(go_on(ada, bo)) for ada, bo in people]
        for _ in range(kills):
            await asyncio.sleep(0.05 + 0.3 * chance.random())
            await chance.choice(servers).kill()
            for game in games:
                if game.done():
                    game.result()
        over.set()
        await asyncio.wait_for(asyncio.gather(*games), 120)
        assert tables
        for id, *players in tables:
            for person in players:
                answer = await person.http.get(f"/api/tables/{id}/record")
                played = Game.parse(answer.text)
                assert played.outcome
                moves = [str(move) for move in played.moves]
                for ply, move in person.seen[id].items():
                    assert moves[ply] == move


def test_kills_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(survive(str(tmp_path), 1, KILLS))


def test_kills_on_postgresql(postgres: str) -> None:
    asyncio.run(survive(new_database(postgres, "kills"), 1, KILLS))


def test_kills_of_either_of_two_processes(postgres: str) -> None:
    asyncio.run(survive(new_database(postgres, "two"), 2, KILLS_OF_TWO))
