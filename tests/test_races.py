"""What happens at the same time, in the wrong order, or only half: nobody gains by it, and no game is lost."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from postgres import new_database
from test_clocks import decide, later, left, opened, two_friends
from waiting import PATIENCE, until_async

from kingdomino.errors import Refused
from kingdomino.server import gathering
from kingdomino.server import table as table_module
from kingdomino.server.app import _others
from kingdomino.server.clock import Timeline
from kingdomino.server.fanout import Fanout, Heard
from kingdomino.server.messages import ClockView, NewGame, NewSeat, Terms
from kingdomino.server.run import database_at
from kingdomino.server.store import Store, Unavailable
from kingdomino.server.tables import Tables

MOVE: ClockView = {"kind": "move", "seconds": 600, "increment": 0}
FRIENDS = [NewSeat(kind="person", name="Ada"), NewSeat(kind="open")]
PEOPLE = ("ada", "bo")


class Onlooker:
    """Someone who looks at a table."""

    address = "10.0.0.1"

    def __init__(self, visitor: str) -> None:
        self.visitor = visitor

    def wake(self) -> None:
        pass

    def reacted(self, seat: int, reaction: str) -> None:
        pass


def run(job: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(job, PATIENCE))


def failing(store: Store, name: str) -> Callable[[bool], None]:
    """Lets a method of the store fail, or work again."""
    true = getattr(store, name)

    async def fails(*_: Any, **__: Any) -> Any:
        raise Unavailable("for a while")

    return lambda fail: setattr(store, name, fails if fail else true)


# ---- one process ----


def test_a_table_that_was_left_does_not_ring(tmp_path: Path) -> None:
    async def play() -> None:
        line = Timeline()
        async with opened(tmp_path, line) as tables:
            old = await two_friends(tables, MOVE, when_late="resign")
            tables._close_idle(old.id)
            new = await tables.get(old.id)
            assert new is not old
            await decide(new)
            later(line, 599)
            await decide(new)
            later(line, 2)
            await old.ring()
            assert new.stored.ended is None and not (await tables.store.load(new.id)).over  # type: ignore[union-attr]

    run(play())


def test_one_table_for_one_game(tmp_path: Path) -> None:
    """Also for a Dynasty that a player and a spectator open at the same time."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            id = await tables.setting.create("ada", NewGame(seats=FRIENDS, dynasty=True))
            watch = (await tables.get(id)).stored.watch
            tables._close_idle(id)
            found = await asyncio.gather(tables.get(id), tables.find(watch), tables.get(id))
            assert found[0] is found[1][0] is found[2]

    run(play())


def test_nothing_is_added_to_a_game_that_has_ended_elsewhere(tmp_path: Path) -> None:
    async def play() -> None:
        line = Timeline()
        async with opened(tmp_path, line) as one, opened(tmp_path, line) as two:
            here = await two_friends(one, MOVE)
            there = await two.get(here.id)
            await here.resign("ada", 0)
            with pytest.raises(table_module.Stale):
                await decide(there)
            assert there.is_over and (await one.store.load(here.id)).plies  # type: ignore[union-attr]
            assert there.game.ply == here.game.ply

    run(play())


def test_what_was_played_again_elsewhere_costs_what_it_cost_there(tmp_path: Path) -> None:
    async def play() -> None:
        line = Timeline()
        async with opened(tmp_path, line) as one, opened(tmp_path, line) as two:
            here = await two_friends(one, {"kind": "game", "seconds": 600, "increment": 0})
            later(line, 100)
            seat = await decide(here)
            there = await two.get(here.id)
            await here.ask_undo(PEOPLE[seat], seat)
            await here.answer_undo(PEOPLE[1 - seat], True)
            later(line, 30)
            await decide(here)
            await there.refresh()
            assert left(there) == pytest.approx(left(here), abs=0.5)
            assert left(there)[seat] == pytest.approx(570, abs=0.5)

    run(play())


def test_an_outage_costs_nobody_time(tmp_path: Path) -> None:
    async def play() -> None:
        line = Timeline()
        async with opened(tmp_path, line) as tables:
            table = await two_friends(tables, MOVE, when_late="resign")
            fail = failing(tables.store, "append")
            fail(True)
            deciding = asyncio.create_task(decide(table))
            await until_async(lambda: table.delayed)
            later(line, 590)
            fail(False)
            await deciding
            assert table.turn is not None and left(table)[table.turn] > 598

    run(play())


def test_a_pause_during_an_outage(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            seats = [NewSeat(kind="person", name="Ada"), NewSeat(kind="computer", level="easy")]
            table = await tables.get(await tables.setting.create("ada", NewGame(seats=seats)))
            table.arrive(Onlooker("ada"))
            table.set_pace("ada", 0)
            fail = failing(tables.store, "append")

            async def stuck() -> bool:
                if table.turn == 0 and not table.delayed:
                    await decide(table)
                fail(table.turn == 1)
                return table.turn == 1 and table.delayed

            await until_async(stuck, "a computer player's decision that cannot be stored")
            table.pause("ada", True)
            fail(False)
            await until_async(lambda: not table.delayed)
            with suppress(Refused):  # the computer player may have begun
                await table.undo("ada")

    run(play())


def test_links_end_with_the_devices(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await two_friends(tables, MOVE)
            key = await tables.new_key("ada", table, 0)
            await table.end_devices("ada", 0)
            with pytest.raises(Refused):
                await tables.use_key("thief", table, key)
            await tables.use_key("thief", table, await tables.new_key("ada", table, 0))
            _, made = await asyncio.gather(
                table.end_devices("ada", 0), tables.new_key("thief", table, 0), return_exceptions=True
            )
            with pytest.raises(Refused):
                await tables.use_key("thief", table, made if isinstance(made, str) else "x" * 43)
            assert not table.seating.holds("thief", 0)
            before = table.stored.version
            for _ in range(3):  # whoever guesses disturbs nobody
                with pytest.raises(Refused):
                    await tables.use_key("thief", table, "y" * 43)
            assert (await tables.store.load(table.id)).version == before  # type: ignore[union-attr]

    run(play())


def test_a_rematch_is_there_or_is_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await two_friends(tables, MOVE)
            await table.resign("ada", 0)
            fail = failing(tables.store, "create")
            fail(True)
            with pytest.raises(Unavailable):
                await tables.setting.again("ada", table, False)
            fail(False)
            new, _ = await asyncio.gather(tables.setting.again("bo", table, False), table.end_devices("ada", 0))
            assert (await tables.get(new)).stored.seats and await tables.setting.again("ada", table, False) == new
            await tables.store.forget(new, "ada")
            await tables.store.forget(new, "bo")
            tables._drop(await tables.get(new))
            other = await tables.setting.again("ada", table, False)
            assert other != new and await tables.get(other)

    run(play())


def test_the_same_deal_waits_for_everybody(tmp_path: Path) -> None:
    """Nobody is made to play, and nobody loses at a table that they never saw."""

    async def play() -> None:
        line = Timeline()
        async with opened(tmp_path, line) as tables:
            table = await two_friends(tables, MOVE, when_late="resign")
            first = [str(note.move) for note in table.game.notes]
            await table.resign("ada", 0)
            again = await tables.get(await tables.setting.again("ada", table, True))
            again.arrive(Onlooker("ada"))
            await again.gathering.start("ada")
            later(line, 3600)
            assert again.turn is None and again.stored.due is None
            assert await tables.store.games_of("bo") == 1
            await again.gathering.fill_seat("ada", 1, None, "")  # nobody new plays against someone who knows the deals
            with pytest.raises(Refused) as refused:
                await again.gathering.take_seat("cy", 1, "Cy", None)
            assert refused.value.code == "known-deals"
            again = await tables.get(await tables.setting.again("ada", table, True))
            await again.gathering.fill_seat("ada", 1, "easy", "")
            await until_async(lambda: again.turn in (0, 1))  # the dealer has dealt
            assert [str(note.move) for note in again.game.notes][:2] == first[:2]

    run(play())


def test_the_same_deal_begins_when_everybody_has_come(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await two_friends(tables, MOVE)
            first = [str(note.move) for note in table.game.notes]
            await table.resign("ada", 0)
            again = await tables.get(await tables.setting.again("ada", table, True))
            again.arrive(Onlooker("ada"))
            await asyncio.sleep(0.1)  # delay: nothing may happen while one of two is there
            assert again.turn is None
            again.arrive(Onlooker("bo"))
            await until_async(lambda: again.turn in (0, 1))  # the dealer has dealt
            assert [str(note.move) for note in again.game.notes] == first

    run(play())


def test_a_new_game_of_a_dynasty_begins_with_all_its_time(tmp_path: Path) -> None:
    async def play() -> None:
        line = Timeline()
        async with opened(tmp_path, line) as tables:
            clock = {"kind": "game", "seconds": 600, "increment": 0}
            wanted = NewGame(seats=FRIENDS, dynasty=True, terms=Terms.model_validate({"clock": clock}))
            table = await tables.get(await tables.setting.create("ada", wanted))
            await table.gathering.take_seat("bo", 1, "Bo", None)
            for seat, visitor in enumerate(PEOPLE):
                await table.gathering.contribute(visitor, seat, f"{seat}" * 64)
            assert table.turn is not None
            later(line, 10)
            await table.stand_in(PEOPLE[table.turn], table.turn, "easy")
            await table.stand_in(PEOPLE[table.turn], table.turn, None)
            while table.turn is not None:
                await decide(table)
            following = await tables.get(await tables.setting.next_game("ada", table))
            for seat, visitor in enumerate(PEOPLE):
                await following.gathering.contribute(visitor, seat, f"{seat}" * 64)
            assert left(following) == pytest.approx([600, 600], abs=1)

    run(play())


def test_a_start_whose_answer_was_lost(tmp_path: Path) -> None:
    """It was committed, and nobody knows: the first line is dealt all the same."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            store = tables.store
            table = await tables.get(await tables.setting.create("ada", NewGame(seats=FRIENDS)))
            await table.gathering.take_seat("bo", 1, "Bo", None)
            true, lost = store._transaction, list[bool]()

            def lose(work: Callable[[sa.Connection], Any]) -> Any:
                done = true(work)
                with store.engine.connect() as connection:
                    if not lost and connection.execute(sa.text("SELECT begun FROM games")).scalar():
                        lost.append(True)
                        raise OSError("the connection was lost after the commit")
                return done

            store._transaction = lose  # type: ignore[method-assign]
            for seat, visitor in enumerate(PEOPLE):
                try:
                    await table.gathering.contribute(visitor, seat, f"{seat}" * 64)
                except table_module.Stale:
                    assert lost
            await until_async(lambda: table.turn in (0, 1))

    run(play())


def test_who_sits_down_later_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "CONTRIBUTE_SECONDS", 0.3)

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await tables.get(
                await tables.setting.create("ada", NewGame(seats=[*FRIENDS, NewSeat(kind="open")]))
            )
            for seat, visitor in ((1, "bo"), (2, "cy")):
                await table.gathering.take_seat(visitor, seat, visitor, None)
            await table.gathering.contribute("bo", 1, "1" * 64)
            await until_async(lambda: table.gathering.startable_in() == 0, "the time to contribute to pass")
            await asyncio.gather(table.gathering.start("ada"), table.gathering.leave("cy"), return_exceptions=True)
            assert not table.stored.begun
            await table.gathering.take_seat("dora", 2, "Dora", None)
            await table.gathering.contribute("ada", 0, "0" * 64)
            assert not table.stored.begun
            await table.gathering.contribute("dora", 2, "2" * 64)
            assert table.stored.begun

    run(play())


# ---- two processes ----


@asynccontextmanager
async def process(url: sa.URL, timeline: Timeline | None = None) -> AsyncIterator[Tables]:
    store, listening = await Store.open(url), asyncio.Event()

    def others(process: str, heard: Heard) -> Fanout:
        def hear(*news: Any) -> None:
            heard(*news)
            listening.set()  # the first thing to hear is that the connection stands

        return _others(store)(process, hear)

    tables = Tables(store, others, timeline=timeline or Timeline(await store.timeline(alive=15)))
    await tables.beat()
    keeping_up = asyncio.create_task(tables.keep_up(0, 0))
    await listening.wait()
    try:
        yield tables
    finally:
        keeping_up.cancel()
        await tables.close()
        await store.close()


def test_all_processes_have_one_timeline(postgres: str) -> None:
    async def play(url: sa.URL) -> None:
        async with process(url, Timeline(3600.0)) as one, process(url) as two:
            assert two.timeline.now() == pytest.approx(one.timeline.now(), abs=1)
            table = await two_friends(two, MOVE, when_late="resign")
            for tables in (one, two):
                await tables._ring()
            await table.refresh()
            assert table.stored.ended is None
        async with process(url) as three:
            assert max(left(await three.get(table.id))) <= 600

    run(play(database_at(new_database(postgres, "timeline"))))


def test_who_moved_elsewhere_is_not_late(postgres: str) -> None:
    async def play(url: sa.URL) -> None:
        line = Timeline()
        async with process(url, line) as one, process(url, line) as two:
            deaf = await two_friends(one, MOVE, when_late="resign")
            table = await two.get(deaf.id)
            listening = one._fanout._tasks[0]  # type: ignore[attr-defined]
            listening.cancel()
            await asyncio.wait([listening])
            later(line, 300)
            await decide(table)
            later(line, 301)
            await deaf.ring()
            assert (await two.store.load(table.id)).ended is None  # type: ignore[union-attr]

    run(play(database_at(new_database(postgres, "moved"))))


def test_devices_and_pauses_are_known_everywhere(postgres: str) -> None:
    async def play(url: sa.URL) -> None:
        async with process(url) as one, process(url) as two:
            here = await two_friends(one, MOVE)
            there = await two.get(here.id)
            await one.use_key("phone", here, await one.new_key("ada", here, 0))
            await until_async(lambda: there.seating.holds("phone", 0))
            await there.end_devices("ada", 0)
            await until_async(lambda: not here.seating.holds("phone", 0))
            seats = [NewSeat(kind="computer", level="easy"), NewSeat(kind="computer", level="easy")]
            watched = await one.get(await one.setting.create("ada", NewGame(seats=seats)))
            watched.arrive(Onlooker("ada"))
            other = await two.get(watched.id)
            other.arrive(Onlooker("guest"))
            watched.pause("ada", True)
            await until_async(lambda: other.paused)
            watched.pause("ada", False)
            await until_async(lambda: not other.paused)

    run(play(database_at(new_database(postgres, "devices"))))


def test_news_survives_the_connection(postgres: str) -> None:
    address = new_database(postgres, "news")

    async def play(url: sa.URL) -> None:
        async with process(url) as one, process(url) as two:
            here = await two_friends(one, MOVE)
            there = await two.get(here.id)
            await decide(here)
            await until_async(lambda: there.game.ply == here.game.ply)
            with psycopg.connect(address, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE query LIKE '%unnest%' AND pid <> pg_backend_pid()"
                )
            await decide(here)
            await until_async(lambda: there.game.ply == here.game.ply)

    run(play(database_at(address)))


def test_bad_news_harm_nobody(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever somebody writes to the channel: it is passed over, or the table is looked up in the store."""
    address = new_database(postgres, "bad")

    async def play(url: sa.URL) -> None:
        async with process(url) as one, process(url) as two:
            here = await two_friends(one, MOVE)
            there = await two.get(here.id)
            now = [here.stored.version, here.game.ply]
            news: list[Any] = [
                *({}, {"changed": False}, {"changed": "yes"}, {"present": [0]}, {"present": [9], "pausing": False}),
                *({"played": []}, {"played": [*now, [["zz", "0"]], None]}, {"reacted": [0, "<script>"]}),
                *({"played": [*now, [[move, 0.0, None]], None]} for move in ("zz", "f7f8", "+1,2,3,4")),
            ]
            said = [json.dumps({"from": "eve", "table": here.id, "news": one}) for one in news]
            with psycopg.connect(address, autocommit=True) as connection:
                for text in ["", "null", "[]", "{", "x" * 7000, '{"from": 1}', *said]:
                    connection.execute("SELECT pg_notify('kingdomino', %s)", [text])
            await until_async(lambda: caplog.text.count("makes no sense") == 2 * (6 + 8))
            await until_async(lambda: "could not be followed" in caplog.text)
            await decide(here)
            await until_async(lambda: there.game.ply == here.game.ply)
            assert [str(move) for move in there.game.moves] == [str(move) for move in here.game.moves]

    run(play(database_at(address)))
    assert "was lost" not in caplog.text
