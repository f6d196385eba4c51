"""Hostile visitors: random requests against the whole HTTP interface, and nonsense on live connections."""

import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import quote_from_bytes

import httpx
import pytest
import sqlalchemy as sa
from contract import heard
from postgres import new_database
from served import PATIENCE, Json, Served, Sitting, Visitor
from test_lists import opened
from test_parcels import packed, played
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kingdomino import Game
from kingdomino.errors import Refused
from kingdomino.server.run import database_at
from kingdomino.server.store import games

REQUESTS = os.environ.get("KD_REQUESTS", "15")
CHECKS = ("not_a_server_error", "response_schema_conformance", "status_code_conformance", "content_type_conformance")


def test_no_request_breaks_the_server(tmp_path: Path) -> None:
    """Schemathesis makes requests from our own description, true to it and not; every answer is as described."""
    program = Path(sys.executable).with_name("schemathesis")
    options = ["--checks", ",".join(CHECKS), "--max-examples", REQUESTS, "--seed", "1", "--phases", "coverage,fuzzing"]
    with Served(tmp_path / "data", "--review", "--connections-per-address", "100000") as served:  # from one address
        done = subprocess.run(
            [program, "run", f"{served.url}/api/openapi.json", *options, "--request-timeout", str(PATIENCE)],
            capture_output=True,
            text=True,
            check=False,
            cwd=tmp_path,  # it keeps what it found beside it
        )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]


def nonsense(chance: random.Random, ply: int) -> str | bytes:
    """One hostile message."""
    messages: list[str | bytes] = [
        "",
        "null",
        "[]",
        "{",
        "\x00",
        '"play"',
        "1e999",
        "[" * 3000,
        '{"type":' * 300,
        json.dumps({"type": "play"}),
        json.dumps({"type": "play", "ply": "x", "move": 1}),
        json.dumps({"type": "play", "ply": 10**40, "move": "1"}),
        json.dumps({"type": "play", "ply": ply, "move": "x" * 5000}),
        json.dumps({"type": "contribute", "seat": 9, "value": "zz"}),
        json.dumps({"type": "react", "seat": 0, "reaction": "<script>"}),
        "x" * 60_000,
        bytes(chance.randrange(256) for _ in range(50)),
    ]
    return chance.choice(messages)


def mischief(chance: random.Random, ply: int) -> str:
    """A well-formed message that the sender has no right to."""
    move = chance.choice(["1", "48", "f7e7", "--", "ABBA", "+1,2,3,4", "a1a2", "zz"])
    return json.dumps(
        chance.choice(
            [
                {"type": "play", "ply": chance.choice([0, ply, ply + 1, 999]), "move": move},
                {"type": "why", "ply": ply, "move": move},
                {"type": "fits", "ply": ply, "domino": chance.randrange(1, 49)},
                {"type": chance.choice(["undo", "redo", "hurry", "pause", "resume", "step", "start"])},
                {"type": "resign", "seat": chance.randrange(4)},
                {"type": "stand-in", "seat": chance.randrange(4), "level": chance.choice(["easy", None, "x"])},
                {"type": "ask-undo", "seat": chance.randrange(4)},
                {"type": "answer-undo", "agree": True},
                {"type": "contribute", "seat": chance.randrange(4), "value": "0" * 32},
                {"type": "react", "seat": chance.randrange(4), "reaction": "hello"},
                {"type": "pace", "pace": 0},
            ]
        )
    )


def attack(served: Served, id: str, seed: int, stop: threading.Event) -> None:
    """A stranger who sends nonsense and mischief as fast as possible, and comes back when thrown out."""
    chance = random.Random(seed)
    while not stop.is_set():
        try:
            address = f"ws://127.0.0.1:{served.port}/api/tables/{id}/live"
            stranger = {"X-Forwarded-For": f"203.0.113.{seed}"}
            with connect(address, additional_headers=stranger, proxy=None, ping_interval=None, close_timeout=1) as live:
                for _ in range(chance.randrange(1, 400)):
                    if stop.is_set():
                        return
                    live.send(nonsense(chance, 5) if chance.random() < 0.02 else mischief(chance, 5))
        except (OSError, ConnectionClosed, InvalidStatus, TimeoutError):
            time.sleep(0.02)  # delay: it comes back as often as a stranger would


def slow_reader(served: Served, id: str, stop: threading.Event) -> None:
    """Opens a connection by hand and never reads."""
    with socket.create_connection(("127.0.0.1", served.port)) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        lines = [
            f"GET /api/tables/{id}/live HTTP/1.1",
            f"Host: 127.0.0.1:{served.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
        ]
        raw.sendall("".join(line + "\r\n" for line in [*lines, ""]).encode())
        stop.wait(PATIENCE)


def moves_in(sitting: Sitting, seconds: float) -> list[float]:
    """Plays on for a while; how long each decision took to be shown."""
    took = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if sitting.my_turn()["outcome"]:
            sitting.send("undo")
            sitting.until(lambda table: table["outcome"] is None)
        began = time.perf_counter()
        sitting.play()
        took.append(time.perf_counter() - began)
        time.sleep(0.02)  # delay: a person decides every so often
    return took


def test_abuse_harms_nobody_else(served: Served, ada: Visitor) -> None:
    with ada.sit(ada.new_game("Ada", "Bo", edition="tournament")) as sitting:
        quiet = moves_in(sitting, 3)
        stop = threading.Event()
        jobs = [threading.Thread(target=attack, args=(served, sitting.id, seed, stop)) for seed in range(3)]
        jobs += [threading.Thread(target=slow_reader, args=(served, sitting.id, stop)) for _ in range(3)]
        for job in jobs:
            job.start()
        loud = moves_in(sitting, 5)
        stop.set()
        for job in jobs:
            job.join()
        assert not sitting.refused
        calm, disturbed = (1000 * statistics.median(took) for took in (quiet, loud))
        print(f"median {calm:.1f} ms quiet, {disturbed:.1f} ms under abuse")
        sitting.my_turn()
        text = ada.http.get(f"/api/tables/{sitting.id}/record").text
        assert "resigned" not in text
    assert ada.http.get("/healthz").text == "ok\n"


@pytest.fixture
def ada(served: Served) -> Visitor:
    return served.visitor()


def test_a_flood_ends_the_connection(served: Served, ada: Visitor) -> None:
    with ada.sit(ada.new_game("Ada", "Bo")) as sitting:
        flood = json.dumps({"type": "why", "ply": 0, "move": "1"})
        with suppress(ConnectionClosed):
            for _ in range(5000):  # far more than a slow machine grants meanwhile
                sitting.socket.send(flood)
        with pytest.raises(ConnectionClosed):
            while True:
                sitting.hear()
        assert sitting.refused[-1]["code"] == "too-many"


def test_too_many_tables(served: Served) -> None:
    with httpx.Client(base_url=served.url, headers={"X-Forwarded-For": "10.1.2.3"}) as client:
        wanted = {"seats": [{"kind": "person"}, {"kind": "person"}]}
        answers = (client.post("/api/tables", json=wanted).status_code for _ in range(1000))
        assert next(answers) == 201
        assert next(answer for answer in answers if answer != 201) == 429


def test_too_many_connections(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Served(tmp_path_factory.mktemp("few"), "--connections-per-address", "3") as served:
        ada = served.visitor()
        id = ada.new_game("Ada", "Bo")
        sittings = [ada.sit(id) for _ in range(3)]
        with connect(f"ws://127.0.0.1:{served.port}/api/tables/{id}/live", proxy=None) as fourth:
            assert heard(fourth.recv(timeout=PATIENCE))["reason"]["code"] == "too-many"
        for sitting in sittings:
            sitting.close()


def test_visitors_who_hang_up(served: Served, ada: Visitor) -> None:
    """Requests whose asker has gone before the answer leave nothing behind."""
    ada.new_game("Ada", "Bo")
    cookie = f"kingdomino={ada.http.cookies['kingdomino']}"
    for number in range(300):
        with socket.create_connection(("127.0.0.1", served.port)) as raw:
            stranger = f"X-Forwarded-For: 203.0.113.{number % 20}"
            raw.sendall(f"GET /api/tables HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n{stranger}\r\n\r\n".encode())
            time.sleep(0.0001 * (number % 40))  # delay: they hang up at every moment of an answer
    assert ada.ask("GET", "/tables")
    with ada.sit(ada.new_game("Ada", "easy")) as sitting:
        sitting.play()


# ---- texts that not every database can store ----

UNSTORABLE = ["\0", "a\0b", "1/1/\0", "0/2.5/\0", "\ud800", "b\udfff", "1/1/\ud800"]
"""A zero character, and halves of one beyond the first 65,536: JSON can spell both."""


def _spoilt(value: object, text: str) -> Iterator[object]:
    """The same with that text in the place of one of its texts, or of the name of a field that may have any."""
    if isinstance(value, str):
        yield text
        yield value + text
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from (value | {name: other} for other in _spoilt(one, text))
        yield value | {text: "1"}
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield from ([*value[:number], other, *value[number + 1 :]] for other in _spoilt(one, text))


def _bodies(id: str) -> dict[tuple[str, str], Json]:
    """Requests in whose bodies texts come; tables are made by none of them while one of the texts is not as here."""
    game, secret = played(8), "A" * 43
    headers = packed(game)
    headers["games"][0] |= {"headers": {"Event": "tea"}, "ended": "A resigned", "plies": [str(game.moves[0])]}
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "computer", "name": "Bo", "level": "easy"}]
    return {
        ("POST", "/rules"): {"edition": "classic", "players": 2, "rules": {"harmony": True, "kings": "one-by-one"}},
        ("POST", "/score"): {"edition": "classic", "rules": {"mode": "x"}, "kingdoms": [{"text": "ffC/.ww/.ws1"}]},
        ("POST", "/tables"): {"seats": seats, "edition": "classic", "rules": {"kings": "x"}, "seed": "1"},
        ("POST", "/import"): {"record": Game(seed=1).record()},
        ("POST", "/parcels"): headers,
        ("PUT", "/luggage/pieces/0"): {"ticket": secret, "content": "A"},
        ("POST", "/luggage/pieces/0"): {"ticket": secret},
        ("POST", "/luggage/arrived"): {"ticket": secret},
        ("POST", "/daily"): {"name": "Ada", "faces": ["x", "y", "z"]},
        ("POST", "/puzzles/00000000/try"): {"move": "1", "rating": 1200, "deviation": 200},
        ("POST", f"/tables/{id}/seats/1"): {"name": "Bo"},
        ("PUT", f"/tables/{id}/seats/1"): {"level": "easy", "name": "Bo"},
        ("POST", f"/tables/{id}/key"): {"key": secret},
    }


def _answers(served: Served) -> dict[tuple[str, str, str], int]:
    """How a server answers such texts wherever it takes any."""
    found = {}
    visitor = served.visitor()
    id = visitor.ask("POST", "/tables", {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]})["id"]
    for path, methods in visitor.ask("GET", "/openapi.json")["paths"].items():
        for method, described in methods.items():
            texts = [one for one in described.get("parameters", []) if one["schema"].get("type") == "string"]
            for one in texts:
                for text in UNSTORABLE:
                    value = quote_from_bytes(text.encode("utf-8", "surrogatepass"), safe="")
                    where = path if one["in"] != "path" else path.replace(f"{{{one['name']}}}", value)
                    where = where.replace("{id}", id).replace("{seat}", "1").replace("{ply}", "0")
                    where += f"?{one['name']}={value}" if one["in"] == "query" else ""
                    if one["in"] != "header":
                        found[method, where, text] = visitor.http.request(method, where).status_code
    for (method, path), body in _bodies(id).items():
        for text in UNSTORABLE:
            for spoilt in _spoilt(body, text):
                content = json.dumps(spoilt)
                answer = visitor.http.request(method, f"/api{path}", content=content)
                found[method, path.replace(id, "id"), content] = answer.status_code
    return {(method, path.replace(id, "id"), text): status for (method, path, text), status in found.items()}


def test_text_that_not_every_database_can_store(tmp_path: Path, postgres: str) -> None:
    """It is refused, or cleaned, wherever it comes from; no answer fails, and SQLite and PostgreSQL give the same."""
    options = ("--connections-per-address", "100000")
    with ExitStack() as stack:
        on_sqlite = stack.enter_context(Served(tmp_path / "sqlite", *options))
        address = new_database(postgres, "texts")
        on_postgres = stack.enter_context(Served(tmp_path / "postgres", *options, "--database", address))
        one, other = _answers(on_sqlite), _answers(on_postgres)
        assert one == other
        failed = {asked: status for asked, status in one.items() if status >= 500}
        assert not failed, failed
        assert one["get", "/api/tables?before=1%2F1%2F%00", "1/1/\0"] == 400
        for served in (on_sqlite, on_postgres):
            ada = served.visitor()
            with ada.sit(ada.new_game("Ada", "Bo")) as sitting:
                for text in UNSTORABLE:
                    with ada.sit(sitting.id) as live:
                        live.send("play", ply=live.table["ply"], move=text)
                        assert live.hear()["type"] == "refused"
                sitting.play()


def _executing(statement: sa.Executable, values: Json | list[Json]) -> Callable[[sa.Connection], object]:
    return lambda connection: connection.execute(statement, values)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_store_refuses_text_that_not_every_database_can_store(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Whatever route it came by."""
    url = None
    if kind == "postgresql":
        url = database_at(new_database(request.getfixturevalue("postgres"), "texts"))

    named = sa.select(games.c.id).where(games.c.id == sa.bindparam("named"))
    rename = sa.update(games).where(games.c.id == sa.bindparam("named")).values(edition=sa.bindparam("new"))

    async def run() -> None:
        async with opened(tmp_path, url) as tables:
            store = tables.store
            for text in UNSTORABLE:
                for asked in ({"named": text}, {"named": f"né {text}"}):
                    with pytest.raises(Refused, match="cannot be stored"):
                        await store.read(_executing(named, asked))
                rows = [{"named": "a", "new": "classic"}, {"named": "b", "new": text}]
                with pytest.raises(Refused, match="cannot be stored"):
                    await store.do(_executing(rename, rows))
            assert await store.read(lambda connection: connection.execute(named, {"named": "né 🙂"}).first()) is None

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
