"""A database that fails for a while: nothing is lost, people are told, and every game goes on when it is back."""

import asyncio
import resource
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from contract import seen
from postgres import Cluster, cluster, new_database
from served import Served
from waiting import PATIENCE, until, until_async

from kingdomino.server.clock import Timeline
from kingdomino.server.messages import NewGame, NewSeat
from kingdomino.server.run import database_at
from kingdomino.server.store import Ply, Store, StoredGame, sqlite_url
from kingdomino.server.tables import Tables


class Outage:
    """A server whose database can fail and come back."""

    def __init__(
        self, served: Served, fail: Callable[[], None], heal: Callable[[], None], *, hangs: bool = False
    ) -> None:
        self.served, self.fail, self.heal, self.hangs = served, fail, heal, hangs


@pytest.fixture(params=["locked", "full", "moved", "postgresql"])
def outage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Outage]:
    if request.param == "postgresql":
        with cluster() as folder:
            stopped = Cluster(folder)
            with Served(tmp_path / "data", "--database", new_database(folder, "outage")) as served:
                yield Outage(served, stopped.stop, stopped.start)
        return
    with Served(tmp_path / "data") as served:
        if request.param == "locked":
            path = served.data / "kingdomino.sqlite"
            with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
                yield Outage(
                    served,
                    lambda: execute(other, "BEGIN IMMEDIATE"),
                    lambda: execute(other, "ROLLBACK"),
                    hangs=True,
                )
        elif request.param == "moved":
            elsewhere = tmp_path / "elsewhere"
            yield Outage(
                served, lambda: ignore(served.data.rename(elsewhere)), lambda: ignore(elsewhere.rename(served.data))
            )
        else:  # no file may grow, as on a disk that is full
            soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
            limit = resource.prlimit
            yield Outage(
                served,
                lambda: ignore(limit(served.pid, resource.RLIMIT_FSIZE, (4096, hard))),
                lambda: ignore(limit(served.pid, resource.RLIMIT_FSIZE, (soft, hard))),
            )


def execute(connection: sqlite3.Connection, statement: str) -> None:
    connection.execute(statement)


def ignore(_: object) -> None:
    pass


def recover(outage: Outage, seconds: float) -> threading.Timer:
    timer = threading.Timer(seconds, outage.heal)
    timer.start()
    return timer


def test_games_go_on_after_an_outage(outage: Outage) -> None:
    ada = outage.served.visitor()
    with ada.sit(ada.new_game("Ada", "easy")) as sitting, ada.sit(ada.new_game("easy", "easy"), pace=300) as watched:
        sitting.play()
        table = sitting.my_turn()
        ply, move = table["ply"], table["turn"]["moves"][0]["move"]
        outage.fail()
        began = time.monotonic()
        sitting.send("play", ply=ply, move=move)
        sitting.until(lambda table: table["delayed"])
        watched.until(lambda table: table["delayed"])  # a computer player's decision waits as well
        assert ada.http.get("/healthz").text == "ok\n"
        recover(outage, max(0.0, 8 - (time.monotonic() - began)))
        after = sitting.until(lambda table: table["ply"] > ply and not table["delayed"])
        assert after["events"][0]["move"] == move
        shown = watched.until(lambda table: not table["delayed"])["ply"]
        watched.until(lambda table: table["ply"] > shown)
        sitting.play_to_end()


def test_a_folder_that_was_deleted(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        ada = served.visitor()
        with ada.sit(ada.new_game("Ada", "Bo")) as sitting:
            sitting.play()
            table = sitting.my_turn()
            shutil.rmtree(served.data)  # and somebody makes a new one
            served.data.mkdir()
            sitting.send("play", ply=table["ply"], move=table["turn"]["moves"][0]["move"])
            sitting.until(lambda table: table["delayed"])
            assert ada.http.get("/readyz").text == "the database cannot be written to: its file was moved or deleted\n"
            assert ada.http.get("/metrics").is_success
            assert ada.http.post("/api/tables", json={"seats": [{"kind": "person"}] * 2}).status_code == 503
            assert not list(served.data.iterdir())


def test_a_table_that_nobody_looks_at(outage: Outage) -> None:
    """What could not be stored is stored later, also if everybody has left meanwhile."""
    ada = outage.served.visitor()
    id = ada.new_game("Ada", "easy")
    with ada.sit(id) as sitting:
        table = sitting.my_turn()
        ply, move = table["ply"], table["turn"]["moves"][0]["move"]
        outage.fail()
        sitting.send("play", ply=ply, move=move)
        sitting.until(lambda table: table["delayed"])
    outage.heal()

    def stored() -> bool:
        answer = ada.http.get(f"/api/tables/{id}")
        return answer.is_success and answer.json()["ply"] > ply and not answer.json()["delayed"]

    until(stored, "the decision to be stored")
    with ada.sit(id) as again:
        again.play_to_end()


def test_a_table_is_stored_with_its_first_line_or_not_at_all(tmp_path: Path) -> None:
    """However little room there is left in a file."""
    with Served(tmp_path / "data") as served:
        ada = served.visitor()
        ada.new_game("Ada", "easy")
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        size, page = (served.data / "kingdomino.sqlite-wal").stat().st_size, 4096 + 24
        for pages in range(100):
            resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (size + pages * page, hard))
            answer = ada.http.post("/api/tables", json={"seats": [{"kind": "person"}] * 2})
            if answer.status_code == 201:
                break
            assert answer.status_code == 503, answer.text
        assert ada.ask("GET", f"/tables/{answer.json()['id']}")["plies"] == 2
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (soft, hard))


def test_requests_during_an_outage(outage: Outage) -> None:
    """Whoever asks for something that must be stored is told that it cannot be at the moment."""
    ada = outage.served.visitor()
    ada.new_game("Ada", "easy")
    outage.fail()
    try:
        answer = ada.http.post("/api/tables", json={"seats": [{"kind": "person"}] * 2})
        assert answer.status_code == 503 and answer.json()["problem"]["code"] == "unavailable"
        ready = ada.http.get("/readyz")
        assert ready.status_code == 503
        # A database that hangs is not waited for, and one that fails is not said to hang.
        assert ready.text.startswith("the database " + ("does not answer" if outage.hangs else "cannot be written to"))
        assert ada.http.get("/healthz").text == "ok\n"
    finally:
        outage.heal()
    until(lambda: ada.http.get("/readyz").is_success, "the server to be ready")
    ada.new_game("Ada", "easy")


def test_a_clock_that_runs_out_during_an_outage(outage: Outage) -> None:
    ada, bo = outage.served.visitor(), outage.served.visitor()
    terms = {"clock": {"kind": "move", "seconds": 5}, "when_late": "resign"}
    rows = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    id = ada.ask("POST", "/tables", {"seats": rows, "terms": terms})["id"]
    bo.ask("GET", f"/tables/{id}")
    bo.ask("POST", f"/tables/{id}/seats/1", {"name": "Bo"})
    with ada.sit(id) as one, bo.sit(id) as two:
        for seat, sitting in enumerate((one, two)):
            sitting.send("contribute", seat=seat, value=str(seat) * 64)
        one.until(lambda table: table["stage"] == "playing" and table["turn"])
        outage.fail()
        one.until(lambda table: table["delayed"])
        recover(outage, 1)
        assert "out of time" in one.until(lambda table: table["outcome"])["outcome"]["ended"]


def test_a_database_that_becomes_read_only(tmp_path: Path) -> None:
    async def play() -> None:
        store = await Store.open(sqlite_url(tmp_path))
        tables = Tables(store, timeline=Timeline())

        async def pragma(value: str) -> None:
            await store.do(lambda connection: connection.execute(sa.text(f"PRAGMA query_only = {value}")))

        seats = [NewSeat(kind="person", name="Ada"), NewSeat(kind="computer", level="easy")]
        table = await tables.get(await tables.setting.create("ada", NewGame(seats=seats)))
        table.set_pace("ada", 0)
        await until_async(lambda: table.turn == 0, "a person's turn")
        await pragma("ON")
        move = str(table.game.position.legal_moves[0])
        deciding = asyncio.create_task(table.play("ada", table.game.ply, move))
        await until_async(lambda: table.delayed, "the decision to be delayed")
        assert seen(table.picture.of("ada"))["delayed"]
        await pragma("OFF")
        await deciding
        assert not table.delayed and move in [str(note.move) for note in table.game.notes]
        await tables.close()
        await store.close()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_who_comes_second_is_late_and_does_not_fail(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Two processes add the same ply, alone and among others: one of them is first, and nobody tries for ever."""

    async def play(url: sa.URL) -> None:
        one, two = await Store.open(url), await Store.open(url)
        games = [StoredGame(f"game{i}", "classic", "", [], "1", "ada") for i in range(3)]
        for game in games:
            assert await one.create(game)
        copies = await two.load_all([game.id for game in games])
        assert await one.append(games[0], 0, [Ply("A")])
        added = await asyncio.gather(*(two.append(copy, 0, [Ply("B")]) for copy in copies))
        assert sorted(added) == [False, True, True]
        assert not await one.create(StoredGame("game0", "classic", "", [], "1", "ada"))
        assert await one.change(games[0], 1, public=True) and not await two.change(copies[0], 1, public=False)
        assert not await two.change(copies[1], 0, ended="A out of time")  # it has gone on meanwhile
        assert not await two.cut(copies[1], 0, 0) and await two.cut(copies[1], 1, 0)
        for store in (one, two):
            await store.close()

    if kind == "sqlite":
        asyncio.run(asyncio.wait_for(play(sqlite_url(tmp_path)), PATIENCE))
    else:
        address = new_database(request.getfixturevalue("postgres"), "late")
        asyncio.run(asyncio.wait_for(play(database_at(address)), PATIENCE))


def test_what_happens_by_itself_survives_errors(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """One error ends neither alarms nor expiry."""

    async def fails_once() -> None:
        calls.append(1)
        if len(calls) == 1:
            raise RuntimeError("once")

    async def run() -> None:
        from kingdomino.server.tables import _forever

        job = asyncio.create_task(_forever("this job", 0.01, fails_once))
        await until_async(lambda: len(calls) >= 3, "the third call")
        job.cancel()

    calls: list[int] = []
    asyncio.run(asyncio.wait_for(run(), PATIENCE))
    assert "this job failed" in caplog.text
