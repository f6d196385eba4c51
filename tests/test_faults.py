"""Servers that are killed at random moments under load lose nothing, on SQLite and PostgreSQL, one process or two."""

import asyncio
import json
import os
import random
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from contract import answered, heard
from dying import die_after, dying
from postgres import new_database
from served import Served
from test_friends import contribute, on_turn, set_table, sit_down
from waiting import until, until_async
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kingdomino import Game

KILLS = int(os.environ.get("KD_KILLS", "20"))
KILLS_OF_TWO = int(os.environ.get("KD_KILLS", "8"))
TABLES = 4
LONG = 200 + 3 * KILLS
"""Seconds until a game counts as stuck: as long as kills go on, a slow machine may get nowhere."""

pytestmark = pytest.mark.timeout(300 + 3 * KILLS)


class Person:
    """Someone who plays at random, comes back after every crash, and remembers what the server acknowledged."""

    def __init__(self, server: Served, chance: random.Random) -> None:
        self.http = httpx.AsyncClient(base_url=server.url, timeout=60)
        self.chance = chance
        self.seen: dict[str, dict[int, str]] = {}

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Asks until a server answers."""

        async def once() -> httpx.Response | None:
            with suppress(httpx.TransportError):
                return await self.http.request(method, f"/api{path}", json=body)
            return None

        answer = await until_async(once, "an answer", LONG)
        assert answer.status_code < 500 and answer.status_code != 429, answer.text
        asked = answer.request.url.path
        return answered(method, asked, answer.status_code, answer.content) if answer.content else None

    async def play(self, id: str) -> None:
        """Plays a game to its end."""

        async def once() -> bool:
            with suppress(OSError, WebSocketException, TimeoutError):
                return await self._sit(id)
            return False

        await until_async(once, "the end of the game", LONG)

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
                        contribution = {"type": "contribute", "seat": seat, "value": f"{seat}" * 64}
                        await socket.send(json.dumps(contribution))
                if table["turn"] and table["turn"]["moves"]:
                    move = self.chance.choice(table["turn"]["moves"])["move"]
                    await asyncio.sleep(0.03 * self.chance.random())  # delay: decisions come at random moments
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


async def survive(chance: random.Random, servers: list[Served], kills: int) -> None:
    with ExitStack() as stack:
        for server in servers:
            stack.enter_context(server)
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
            await asyncio.sleep(0.05 + 0.3 * chance.random())  # delay: a kill comes at a random moment
            killed = chance.choice(servers)
            killed.kill()
            # Most come while it serves, some while it starts.
            await asyncio.to_thread(killed.start if chance.random() < 0.7 else killed.begin)
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


def killable(folder: Path, *options: str) -> Served:
    return Served(folder, "--connections-per-address", "10000", *options)


def test_kills_on_sqlite(tmp_path: Path, chance: random.Random) -> None:
    asyncio.run(survive(chance, [killable(tmp_path / "data")], KILLS))


def test_kills_on_postgresql(tmp_path: Path, postgres: str, chance: random.Random) -> None:
    server = killable(tmp_path / "data", "--database", new_database(postgres, "kills"))
    asyncio.run(survive(chance, [server], KILLS))


def test_kills_of_either_of_two_processes(tmp_path: Path, postgres: str, chance: random.Random) -> None:
    options = ("--database", new_database(postgres, "two"))
    servers = [killable(tmp_path / name, *options) for name in ("one", "two")]
    asyncio.run(survive(chance, servers, KILLS_OF_TWO))


@pytest.mark.parametrize("work", ["append", "change", "cut"])
def test_what_was_committed_is_heard_of_though_its_process_dies_at_once(
    work: str, tmp_path: Path, postgres: str
) -> None:
    """No clock runs, so nothing else brings the other process up to date."""
    options = ("--database", new_database(postgres, "dies"))
    with (
        Served(tmp_path / "one" / "data", *options, program=dying) as one,
        Served(tmp_path / "two" / "data", *options) as two,
    ):
        ada, bo = one.visitor(), two.visitor()
        id = set_table(ada, "Ada", "?")
        here, there = ada.sit(id), sit_down(bo, id, 1, "Bo")
        here.until(lambda table: table["seats"][1]["kind"] == "person")
        contribute(here)
        there.until(lambda table: table["fair"]["given"][0])
        contribute(there)  # of two at once one would have to be sent again
        for sitting in (here, there):
            sitting.until(lambda table: table["stage"] == "playing" and table["turn"])
        if work == "cut":
            while on_turn(here, there) is here:
                here.play()
            there.play()
            there.send("ask-undo", seat=1)
            here.until(lambda table: table["request"])
        else:
            while on_turn(here, there) is there:
                there.play()
        ply = here.table["ply"]
        die_after(one, work)
        if work == "append":
            move = here.table["turn"]["moves"][0]["move"]
            here.send("play", ply=ply, move=move, settled=True)
        elif work == "change":
            here.send("resign", seat=0)
        else:
            here.send("answer-undo", agree=True)
        until(lambda: one.ended, "the first process to die")
        if work == "append":
            there.until(lambda table: table["ply"] > ply)
            if there.table["turn"]["seat"] == 1:
                there.play()
        elif work == "change":
            assert there.until(lambda table: table["outcome"])["outcome"]["ended"] == "A resigned"
        else:
            there.until(lambda table: table["ply"] < ply)
