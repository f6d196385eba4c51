"""Clocks and alarms: no step of the machine's clock, no restart and no empty table changes what a player has left."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from contract import seen
from waiting import PATIENCE, until_async

from kingdomino.server import tables as tables_module
from kingdomino.server.clock import Clock, Timeline, Times, absence
from kingdomino.server.gathering import CONTRIBUTE_SECONDS
from kingdomino.server.messages import ClockView, NewGame, NewSeat, Terms
from kingdomino.server.store import Store, StoredSeat, sqlite_url
from kingdomino.server.table import Table
from kingdomino.server.tables import Tables

GAME: ClockView = {"kind": "game", "seconds": 600, "increment": 5}
MOVE: ClockView = {"kind": "move", "seconds": 60, "increment": 0}


def person(**more: Any) -> StoredSeat:
    return cast(StoredSeat, {"name": "Ada", "kind": "person", "level": None, **more})


def test_what_is_left_of_a_game() -> None:
    clock = Clock("game", 100.0, 5.0)
    times = Times(clock, [person(), person()], [(-1, 0.0), (0, 10.0), (1, 3.0), (0, -5.0)])
    assert times.at_first() == [95.0, 97.0]
    assert times.due(1, now=1000.0) == 1097.0
    assert times.left(1, due=1097.0, now=1017.0) == [95.0, 80.0]
    assert times.thought(1, due=1097.0, now=1017.0) == 17.0
    assert times.cost(1, due=1097.0, now=1007.0) == 2.0
    assert times.cost(1, due=1097.0, now=990.0) == -5.0  # nobody thinks for less than no time
    handed_over = Times(clock, [person(used=20.0, used_at=7), person()], [(0, 10.0)])
    assert handed_over.at_first() == [70.0, 100.0]


def test_what_is_left_of_a_decision() -> None:
    clock = Clock("move", 60.0, 0.0)
    times = Times(clock, [person(), person(used=50.0, used_at=1)], [(0, 7.0)])
    assert times.at_first() == [60.0, 10.0]
    assert times.cost(0, due=1060.0, now=1007.0) == 7.0
    later = Times(clock, times.seats, [(0, 7.0), (1, 0.0)])
    assert later.at_first() == [60.0, 60.0]  # what was thought about another decision does not count


def test_whose_clock_runs_until_when() -> None:
    computer, away = person(kind="computer", level="easy"), person(level="normal")
    times = Times(Clock("game", 100.0, 0.0), [person(), computer, away], [])
    assert times.due(0, now=10.0) == 110.0
    assert [times.due(seat, now=10.0) for seat in (None, -1, 1, 2)] == [None] * 4
    assert times.due(0, now=10.0, running=50.0) == 50.0  # it runs already and is not set anew
    assert times.due(0, now=10.0, running=500.0) == 110.0  # the timeline was set back: nobody has more than at first
    assert Times(None, times.seats, []).due(0, now=10.0) is None
    assert Times(None, times.seats, []).left(0, None, now=10.0) is None
    assert times.in_time(2, [1.0, 1.0, 1.0]) and not times.in_time(2, [1.0, 1.0, 0.0])
    assert Times(Clock("move", 60.0, 0.0), times.seats, []).in_time(2, [0.0, 0.0, 0.0])


def test_how_long_somebody_may_be_away() -> None:
    assert absence({}) == absence({"clock": GAME}) == 60
    assert absence({"clock": MOVE | {"seconds": 14 * 24 * 3600}}) == 24 * 3600
    assert absence({"clock": GAME, "absence": 7}) == 7


def test_the_timeline_knows_no_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Timeline(1000.0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 1000 <= line.now() < 1000 + PATIENCE
    line.catch_up(900.0)
    assert line.now() < 1000 + PATIENCE
    line.catch_up(2000.0)
    assert 2000 <= line.now() < 2000 + PATIENCE


def stopped(start: float = 0.0) -> Timeline:
    """A timeline that goes on only by `later`: how long a test takes makes no difference."""
    return Timeline(start, clock=lambda: 0.0)


class Onlooker:
    """Someone who looks at a table."""

    address = "10.0.0.1"

    def __init__(self, visitor: str) -> None:
        self.visitor = visitor

    def wake(self) -> None:
        pass

    def reacted(self, seat: int, reaction: str) -> None:
        pass


@asynccontextmanager
async def opened(folder: Path, timeline: Timeline | None = None, *, dies: bool = False) -> AsyncIterator[Tables]:
    """All tables; a process that `dies` hands nothing over at its end."""
    store = await Store.open(sqlite_url(folder))
    tables = Tables(store, timeline=timeline or stopped(await store.timeline(alive=15)))
    try:
        yield tables
    finally:
        if not dies:
            await tables.close()
        await store.close()


async def two_friends(tables: Tables, clock: ClockView | None, **terms: Any) -> Table:
    """A game of Ada and Bo that has begun."""
    seats = [NewSeat(kind="person", name="Ada"), NewSeat(kind="open")]
    wanted = NewGame(seats=seats, terms=Terms.model_validate({"clock": clock, **terms}))
    table = await tables.get(await tables.setting.create("ada", wanted))
    await table.gathering.take_seat("bo", 1, "Bo", None)
    for seat, visitor in enumerate(("ada", "bo")):
        await table.gathering.contribute(visitor, seat, f"{seat}" * 64)
    return table


def left(table: Table) -> list[float]:
    return [row["left"] / 1000 for row in seen(table.picture.of("ada"))["seats"]]


async def decide(table: Table) -> int:
    """Whoever is on turn makes the first legal move; gives the seat."""
    seat = table.turn
    assert seat is not None
    await table.play(("ada", "bo")[seat], table.game.ply, str(table.game.position.legal_moves[0]), settled=True)
    return seat


def later(line: Timeline, seconds: float) -> None:
    """Time passes for everybody."""
    line.catch_up(line.now() + seconds)


def test_a_game_clock(tmp_path: Path) -> None:
    async def play() -> None:
        line = stopped()
        async with opened(tmp_path, line) as tables:
            table = await two_friends(tables, GAME)
            first = table.turn
            assert first is not None
            later(line, 20)
            assert left(table)[first] == 580
            assert left(table)[1 - first] == 600
            await decide(table)
            assert left(table)[first] == 585

    asyncio.run(play())


@pytest.mark.parametrize("clock", [GAME, MOVE])
def test_taking_back_again_and_again_costs_nobody_time(tmp_path: Path, clock: ClockView) -> None:
    async def play() -> None:
        line = stopped()
        async with opened(tmp_path, line) as tables:
            table = await two_friends(tables, clock)
            for _ in range(3):
                seat, ply = table.turn, table.game.ply
                assert seat is not None
                later(line, 8)
                await decide(table)
                later(line, 8)
                await table.ask_undo(("ada", "bo")[seat], seat)
                await table.answer_undo(("ada", "bo")[1 - seat], True)
                assert table.game.ply == ply
                assert left(table) == [clock["seconds"]] * 2

    asyncio.run(play())


def test_a_step_of_the_machines_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(tmp_path, Timeline()) as tables:
            table = await two_friends(tables, GAME)
            true = time.time
            for step in (3600, -7200):
                monkeypatch.setattr(time, "time", lambda step=step: true() + step)
                assert left(table) == pytest.approx([600, 600], abs=PATIENCE)
                await decide(table)
                assert left(table) == pytest.approx([600, 600], abs=PATIENCE)

    asyncio.run(play())


def test_time_without_a_server_costs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was thought counts as far as it was kept; what passed while nobody served does not."""

    async def before() -> tuple[str, int]:
        line = stopped(100.0)
        async with opened(tmp_path, line, dies=True) as tables:
            table = await two_friends(tables, GAME)
            assert table.turn is not None
            later(line, 50)
            await tables.store.beat(line.now())
            later(line, 4)  # this is lost with the process: the doubt goes to the player
            return table.id, table.turn

    async def after(id: str, seat: int) -> None:
        async with opened(tmp_path) as tables:
            table = await tables.get(id)
            assert left(table)[seat] == 550
            await decide(table)
            assert left(table)[seat] == 555

    id, seat = asyncio.run(before())
    true = time.time
    monkeypatch.setattr(time, "time", lambda: true() + 3600)
    asyncio.run(after(id, seat))


def test_handing_over_and_back_gives_no_time(tmp_path: Path) -> None:
    async def play(clock: ClockView) -> None:
        line = stopped()
        async with opened(tmp_path, line) as tables:
            table = await two_friends(tables, clock)
            seat = table.turn
            assert seat is not None
            visitor = ("ada", "bo")[seat]
            for _ in range(3):
                later(line, 10)
                await table.stand_in(visitor, seat, "easy")
                await table.stand_in(visitor, seat, None)
            assert left(table)[seat] == clock["seconds"] - 30

    asyncio.run(play(GAME))
    asyncio.run(play(MOVE))


@pytest.mark.parametrize("when_late", ["computer", "resign"])
def test_an_alarm_needs_no_table_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when_late: str) -> None:
    monkeypatch.setattr(tables_module, "IDLE_SECONDS", 0.05)
    monkeypatch.setattr(tables_module, "RING_SECONDS", 0.05)

    async def play() -> None:
        line = stopped()
        async with opened(tmp_path, line) as tables:
            keeping_up = asyncio.create_task(tables.keep_up(0, 0))
            table = await two_friends(tables, MOVE | {"seconds": 14 * 24 * 3600}, when_late=when_late)
            id, seat = table.id, table.turn
            assert seat is not None
            await until_async(lambda: not tables.open, "the table to be closed")
            later(line, 14 * 24 * 3600)

            async def late() -> bool:
                game = await tables.store.load(id)
                assert game
                return game.over if when_late == "resign" else bool(game.seats[seat]["level"])

            await until_async(late, "the alarm")
            if when_late == "resign":
                game = await tables.store.load(id)
                assert game and str(game.ended) == f"{'AB'[seat]} out of time"
            keeping_up.cancel()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_the_host_begins_without_who_adds_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        line = stopped()
        async with opened(tmp_path, line) as tables:
            seats = [NewSeat(kind="person", name="Ada"), NewSeat(kind="open")]
            table = await tables.get(await tables.setting.create("ada", NewGame(seats=seats)))
            await table.gathering.contribute("ada", 0, "0" * 64)
            await table.gathering.take_seat("bo", 1, "Bo", None)
            later(line, CONTRIBUTE_SECONDS)
            await table.gathering.start("ada")
            assert table.turn is not None
            while not table.is_over:
                await decide(table)
            headers = table.record().headers
            assert headers["FairPeople"] == "A B" and headers["FairRandomness"] == f"A:{'0' * 64}"

    asyncio.run(play())


def test_who_is_away_stays_away_while_nobody_watches(tmp_path: Path) -> None:
    """Neither a table that is closed nor a server that is stopped lets an absence begin anew; coming back ends it."""

    async def absence_of_bo(tables: Tables, id: str, *, comes: bool = False) -> float | None:
        """What somebody who looks is told, and what is left when the table has been closed again."""
        table, ada, bo = await tables.get(id), Onlooker("ada"), Onlooker("bo")
        table.arrive(ada)
        if comes:
            table.arrive(bo)
            await tables.beat()
            table.depart(bo)
        left = table.replaceable_in(1, table.online())
        table.depart(ada)
        await tables.beat()
        tables._close_idle(id)
        assert table.closed
        return left

    async def play() -> None:
        line = stopped()
        async with opened(tmp_path, line) as tables:
            id = (await two_friends(tables, None, absence=3600)).id
            assert await absence_of_bo(tables, id, comes=True) == pytest.approx(3600, abs=60)
            later(line, 1000)
            assert await absence_of_bo(tables, id) == pytest.approx(2600, abs=60)
            later(line, 1000)
        async with opened(tmp_path) as tables:
            assert await absence_of_bo(tables, id) == pytest.approx(1600, abs=60)
            (await tables.get(id)).arrive(Onlooker("bo"))
        async with opened(tmp_path) as tables:
            assert await absence_of_bo(tables, id) == pytest.approx(3600, abs=60)

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
