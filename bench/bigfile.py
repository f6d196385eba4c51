"""How a server fares with a big file: how it starts, lists, backs up, and moves on while it deletes what is old.

It lets a server make a database, fills it with copies of a few finished games, and starts servers on it:

    python bench/bigfile.py --games 320000

It knows nothing of the tables but a few columns that every version has, so that it measures whichever is installed.
"""

import argparse
import hashlib
import json
import os
import random
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from websockets.sync.client import connect

from kingdomino import Game, agent

TEMPLATES = 20
"""Different games; the others are copies of them."""

OWN = 400
"""Games of the visitor whose list is measured; every other one has a hundred."""

OLD_SHARE = 100
"""One game of so many is old enough to be deleted."""

KEYS_SHARE = 3
"""One game of so many has a link for another device."""

DAY = 24 * 3600
NEWEST_DAYS, OLDEST_DAYS, OLD_DAYS, KEEP_DAYS = 1, 360, 370, 365
"""How old games are, how old those are that are deleted, and after how many days that is."""

EVERY = 0.025
"""Seconds between two moves."""

SECONDS = 5.0
"""How long moves are measured while nothing else happens."""

PATIENCE = 600.0


# ---- the file ----


def record(seed: int) -> str:
    """A finished game."""
    game = Game(seed=seed)
    player = agent("greedy", seed=seed)
    while not game.is_over:
        game.push(player.choose(game.position))
    return game.record()


def begin(folder: Path) -> str:
    """Lets a server make the database, some finished games and tables in the lobby; gives the visitor's cookie."""
    with serving(folder) as server, visitor(server, "10.0.0.1") as ada:
        for seed in range(TEMPLATES):
            ada.headers["X-Forwarded-For"] = f"10.0.0.{1 + seed // 5}"  # no address opens too many
            ada.post("/api/import", json={"record": record(seed)}).raise_for_status()
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        for _ in range(3):
            ada.post("/api/tables", json={"seats": seats, "terms": {"public": True}}).raise_for_status()
        return ada.cookies["kingdomino"]


def columns(database: sqlite3.Connection, table: str, **values: str) -> tuple[str, str]:
    """All columns of a table, and what stands for them in a copy of the row."""
    names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    return ", ".join(f'"{name}"' for name in names), ", ".join(values.get(name, f'old."{name}"') for name in names)


def visitor_of(number: int, count: int, own: str) -> str:
    """Whose game the copy with that number is."""
    mine = max(1, count // OWN)
    if number % mine == 0 and number // mine < OWN:
        return own
    return hashlib.sha256(f"visitor {number // 100}".encode()).hexdigest()


def copies(count: int, templates: list[str], own: str) -> Iterator[tuple[str, str, float, str, int]]:
    """By age: the id of a copy, what it is a copy of, when it was made, whose it is, and whether it was public."""
    now, chance = time.time(), random.Random(1)
    old = count // OLD_SHARE
    for number in range(count):
        days = OLD_DAYS
        if number >= old:
            days = OLDEST_DAYS - (OLDEST_DAYS - NEWEST_DAYS) * (number - old) // (count - old)
        id = f"{chance.getrandbits(96):024x}"
        yield id, templates[number % len(templates)], now - days * DAY, visitor_of(number, count, own), number % 2


def fill(file: Path, count: int, own: str) -> None:
    """Copies finished games; their ids come in no order, as those of real games do."""
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        for setting in ("journal_mode = OFF", "synchronous = OFF", "cache_size = -2000000", "temp_store = MEMORY"):
            database.execute(f"PRAGMA {setting}")
        database.execute("BEGIN")
        database.execute("CREATE TEMP TABLE copies (id, template, created, visitor, public)")
        templates = [row[0] for row in database.execute("SELECT id FROM games WHERE over ORDER BY created")]
        database.executemany("INSERT INTO copies VALUES (?, ?, ?, ?, ?)", copies(count, templates, own))
        new = {"id": "new.id", "series": "new.id", "watch": "'w-' || substr(new.id, 1, 20)", "host": "new.visitor"}
        changed: dict[str, dict[str, str]] = {
            "games": new | {"created": "new.created", "public": "new.public"},
            "moves": {"game": "new.id", "at": "new.created + 10 * old.ply"},
            "holders": {"game": "new.id", "visitor": "new.visitor"},
        }
        for table, values in changed.items():
            names, copied = columns(database, table, **values)
            key = "id" if table == "games" else "game"
            database.execute(
                f"INSERT INTO {table} ({names}) SELECT {copied} FROM copies AS new "
                f"CROSS JOIN {table} AS old ON old.{key} = new.template ORDER BY new.rowid"
            )
        database.create_function("fresh", 0, lambda: secrets.token_hex(32))
        database.execute("CREATE TEMP VIEW made AS SELECT fresh() AS hash, game, seat, visitor FROM holders")
        names, _ = columns(database, "keys")
        database.execute(
            f"INSERT INTO keys ({names}) SELECT {names} FROM made WHERE seat = 0 AND game IN "
            f"(SELECT id FROM copies WHERE rowid % {KEYS_SHARE} = 0)"
        )
        today = time.time()
        days = [(time.strftime("%Y-%m-%d", time.gmtime(today - ago * DAY)),) for ago in range(OLD_DAYS + 30)]
        database.executemany("INSERT OR IGNORE INTO days (day, kind, closed) VALUES (?, 'faces', true)", days[1:])
        database.execute("COMMIT")


def forget(file: Path) -> None:
    """Nothing of the file is left in the system's memory: it is read from the disk again."""
    if hasattr(os, "posix_fadvise"):
        opened = os.open(file, os.O_RDONLY)
        os.fsync(opened)
        os.posix_fadvise(opened, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(opened)


# ---- servers and visitors ----


class Server:
    """A server on the file that has just been started. `first`: the seconds until it first answered."""

    first: float

    def __init__(self, folder: Path, *options: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "kingdomino", "serve", "--data", str(folder), "--port", str(self.port)]
        self.began = time.perf_counter()
        self.process = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL)

    def until(self, path: str) -> float:
        """Seconds from its start until it answers that all is well."""
        with visitor(self, "") as client:
            while time.perf_counter() < self.began + PATIENCE:
                client.headers["X-Forwarded-For"] = f"10.0.5.{int(10 * time.monotonic()) % 200}"  # none asks too often
                with suppress(httpx.TransportError):
                    if client.get(path).is_success:
                        return time.perf_counter() - self.began
                time.sleep(0.01)  # delay: it is asked a hundred times a second
        raise TimeoutError(path)

    def memory(self) -> float:
        """Megabytes that it really uses."""
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self, how: int = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait()


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[Server]:
    """A server until it is stopped, or was killed before."""
    server = Server(folder, *options)
    try:
        server.first = server.until("/healthz")
        yield server
    finally:
        server.stop()


def visitor(server: Server, address: str, cookie: str = "") -> httpx.Client:
    client = httpx.Client(base_url=server.url, timeout=PATIENCE, headers={"X-Forwarded-For": address})
    if cookie:
        client.cookies.set("kingdomino", cookie, domain="127.0.0.1")
    return client


def timed(ask: Callable[[], httpx.Response]) -> float:
    """Milliseconds until the answer is there."""
    began = time.perf_counter()
    ask().raise_for_status()
    return 1000 * (time.perf_counter() - began)


class Playing:
    """Two people at one screen who decide forty times a second, one game after the other. `took`: milliseconds each."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._over = threading.Event()
        self._job = threading.Thread(target=self._play)
        self.took: list[float] = []

    def __enter__(self) -> "Playing":
        self._job.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._job.join()

    def __str__(self) -> str:
        if not self.took:
            return "no moves"
        return f"worst of {len(self.took)} moves {max(self.took):.0f} ms, median {median(self.took):.1f} ms"

    def _play(self) -> None:
        chance, wanted = random.Random(1), {"seats": [{"kind": "person", "name": name} for name in ("Ada", "Bo")]}
        with visitor(self._server, "10.0.1.1") as client:
            while not self._over.is_set():
                id = client.post("/api/tables", json=wanted).raise_for_status().json()["id"]
                asking = {"Cookie": f"kingdomino={client.cookies['kingdomino']}", "X-Forwarded-For": "10.0.1.1"}
                address = f"{self._server.url.replace('http', 'ws')}/api/tables/{id}/live"
                with connect(address, additional_headers=asking, proxy=None, ping_interval=None) as live:
                    self._game(live.send, live.recv, chance)

    def _game(self, send: Callable[[str], None], hear: Callable[[float], Any], chance: random.Random) -> None:
        table = self._state(hear, -1)
        while not table["outcome"] and not self._over.is_set():
            if not (table["turn"] and table["turn"]["moves"]):
                table = self._state(hear, table["ply"])
                continue
            move, ply = chance.choice(table["turn"]["moves"])["move"], table["ply"]
            began = time.perf_counter()
            send(json.dumps({"type": "play", "ply": ply, "move": move, "settled": True}))
            table = self._state(hear, ply)
            self.took.append(1000 * (time.perf_counter() - began))
            time.sleep(EVERY)  # delay: moves come every so often

    def _state(self, hear: Callable[[float], Any], ply: int) -> Any:
        """The table when it is further than that ply."""
        while True:
            message = json.loads(hear(PATIENCE))
            if message["type"] == "state" and message["table"]["ply"] > ply:
                return message["table"]
            assert message["type"] in ("state", "alive"), message


# ---- what is measured ----


def answers(server: Server, cookie: str, old: list[str]) -> None:
    """Lists and old tables, one after the other."""
    with visitor(server, "10.0.2.1", cookie) as ada, visitor(server, "10.0.2.2") as bo:
        first = timed(lambda: ada.get("/api/tables"))
        again = [timed(lambda: ada.get("/api/tables")) for _ in range(20)]
        print(f"My games ({OWN} of them): first {first:.0f} ms, then median {median(again):.1f} ms")
        opened = [timed(lambda id=id: bo.get(f"/api/tables/{id}")) for id in old]  # type: ignore[misc]
        print(f"an old table: median {median(opened):.1f} ms, worst of {len(old)} {max(opened):.0f} ms")
        lobby = [timed(lambda: bo.get("/api/lobby")) for _ in range(20)]
        print(f"lobby: median {median(lobby):.1f} ms", flush=True)


def storm(server: Server, cookie: str) -> None:
    """One address asks for the lobby three hundred times, and a visitor from elsewhere for a list meanwhile."""

    def ask() -> None:
        with visitor(server, "10.0.3.1") as client:
            for _ in range(30):
                client.get("/api/lobby")

    jobs = [threading.Thread(target=ask) for _ in range(10)]
    for job in jobs:
        job.start()
    took: list[float] = []
    with visitor(server, "10.0.3.2", cookie) as ada:
        while any(job.is_alive() for job in jobs) or not took:
            ada.headers["X-Forwarded-For"] = f"10.0.4.{len(took) % 200}"  # no address asks too often
            took.append(timed(lambda: ada.get("/api/tables")))
            time.sleep(EVERY)  # delay: what is measured is one visitor, not another storm
    worst = f"worst of {len(took)} {max(took):.0f} ms"
    print(f"My games while one address asks for the lobby 300 times: {worst}", flush=True)


def backing_up(server: Server, folder: Path) -> None:
    target = folder / "backup"
    command = [sys.executable, "-m", "kingdomino", "backup", str(target), "--data", str(folder)]
    with Playing(server) as moves:
        began = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        took = time.perf_counter() - began
    target.unlink()
    print(f"backup while serving: {took:.1f} s; {moves}", flush=True)


def sweep(folder: Path, file: Path, old: list[str]) -> None:
    """From the start of a server that deletes what is old until it is gone."""
    forget(file)
    with serving(folder, "--keep-days", str(KEEP_DAYS)) as server, closing(sqlite3.connect(file)) as database:
        began = time.perf_counter()
        with Playing(server) as moves:
            for id in reversed(old):
                while database.execute("SELECT 1 FROM games WHERE id = ?", (id,)).fetchone():
                    time.sleep(0.05)  # delay: it is looked twenty times a second
        took = time.perf_counter() - began
        print(f"sweep from a cold start: {len(old)} games deleted in {took:.1f} s; {moves}", flush=True)


def started(server: Server, how: str) -> None:
    ready = server.until("/readyz")
    print(f"start {how}: first answer after {server.first:.1f} s, ready after {ready:.1f} s", flush=True)


def measure(folder: Path, count: int) -> None:
    for_ever = ("--expire-days", "0", "--keep-days", "0")
    file = folder / "kingdomino.sqlite"
    cookie = begin(folder)
    began = time.perf_counter()
    fill(file, count, hashlib.sha256(cookie.encode()).hexdigest())
    with closing(sqlite3.connect(file)) as database:
        plies = database.execute("SELECT count(*) FROM moves").fetchone()[0]
        ids = [row[0] for row in database.execute("SELECT id FROM games WHERE over ORDER BY created, rowid")]
    old, kept = ids[: count // OLD_SHARE], ids[count // OLD_SHARE :]
    size, took = file.stat().st_size / 1e9, time.perf_counter() - began
    print(f"{count} finished games, {plies} plies, {size:.2f} GB, made in {took:.0f} s; load {os.getloadavg()[0]:.1f}")
    forget(file)
    with serving(folder, *for_ever) as server:
        started(server, "after a stop, cold")
        with Playing(server) as moves:
            time.sleep(SECONDS)  # delay: moves while nothing else happens
        print(f"nothing else: {moves}", flush=True)
        answers(server, cookie, random.Random(1).sample(kept, 50))
        storm(server, cookie)
        backing_up(server, folder)
        print(f"memory: {server.memory():.0f} MB", flush=True)
        server.stop(signal.SIGKILL)
    forget(file)
    with serving(folder, *for_ever) as server:
        with Playing(server) as moves:
            started(server, "after a kill, cold")
        print(f"until then: {moves}", flush=True)
    sweep(folder, file, old)
    print(f"load {os.getloadavg()[0]:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=50_000, help="finished games in the file")
    parser.add_argument("--folder", type=Path, help="where the file is made, and deleted in the end")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        measure(Path(folder), asked.games)


if __name__ == "__main__":
    main()
