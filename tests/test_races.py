"""What happens at the same time, in the wrong order, or only half: nobody gains by it, and no game is lost."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from postgres import new_database
from test_clocks import Onlooker, decide, later, left, opened, stopped, two_friends
from waiting import PATIENCE, until, until_async

from kingdomino.errors import Refused
from kingdomino.server import table as table_module
from kingdomino.server.app import _others
from kingdomino.server.clock import Timeline
from kingdomino.server.fanout import Fanout, Heard
from kingdomino.server.gathering import CONTRIBUTE_SECONDS
from kingdomino.server.messages import ClockView, NewGame, NewSeat, Terms
from kingdomino.server.run import database_at
from kingdomino.server.store import Ply, Store, StoredGame, Unavailable, games_of
from kingdomino.server.table import Stale, Table
from kingdomino.server.tables import Tables

MOVE: ClockView = {"kind": "move", "seconds": 600, "increment": 0}
FRIENDS = [NewSeat(kind="person", name="Ada"), NewSeat(kind="open")]
PEOPLE = ("ada", "bo")


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
        line = stopped()
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
        line = stopped()
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
        line = stopped()
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
            assert left(there) == left(here)
            assert left(there)[seat] == 570

    run(play())


def test_an_outage_costs_nobody_time(tmp_path: Path) -> None:
    async def play() -> None:
        line = stopped()
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


def test_the_first_device_stays_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the machine's clock is set back before others join it, by a link or with all that a browser has."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            table = await two_friends(tables, None)
            now = time.time
            monkeypatch.setattr(time, "time", lambda: now() - 2 * 3600)
            await tables.use_key("thief", table, await tables.new_key("ada", table, 0))
            ticket = (await tables.luggage.begin("ada", 1))["ticket"]
            await tables.luggage.put("ada", ticket, 0, "x")
            await tables.luggage.fetch("desk", ticket, 0)
            await tables.luggage.arrived("desk", ticket)
            assert table.seating.devices(0) == ["ada", "thief", "desk"]
            for other in ("thief", "desk"):
                with pytest.raises(Refused):
                    await table.end_devices(other, 0)
            await table.end_devices("ada", 0)
            assert table.seating.devices(0) == ["ada"]

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
            asked = tables.setting.again("bo", table, False), table.end_devices("ada", 0)
            new, ended = await asyncio.gather(*asked, return_exceptions=True)
            assert isinstance(new, str) and (ended is None or isinstance(ended, Stale))  # whoever comes second
            assert (await tables.get(new)).stored.seats and await tables.setting.again("ada", table, False) == new
            await tables.store.forget(new, "ada")
            await tables.store.forget(new, "bo")
            tables._drop(await tables.get(new))
            other = await tables.setting.again("ada", table, False)
            assert other != new and await tables.get(other)

    run(play())


def test_who_opens_a_table_need_not_wait_for_the_store(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, Timeline()) as tables:
            fail = failing(tables.store, "change")
            fail(True)
            seats, terms = [NewSeat(kind="person")] * 2, Terms.model_validate({"clock": MOVE})
            table = await tables.get(await tables.setting.create("ada", NewGame(seats=seats, terms=terms)))
            assert table.delayed and table.turn is not None
            fail(False)
            await until_async(lambda: not table.delayed and table.stored.due is not None, "its clock to run")

    run(play())


def test_the_same_deal_waits_for_everybody(tmp_path: Path) -> None:
    """Nobody is made to play, and nobody loses at a table that they never saw."""

    async def play() -> None:
        line = stopped()
        async with opened(tmp_path, line) as tables:
            table = await two_friends(tables, MOVE, when_late="resign")
            first = [str(note.move) for note in table.game.notes]
            await table.resign("ada", 0)
            again = await tables.get(await tables.setting.again("ada", table, True))
            again.arrive(Onlooker("ada"))
            await again.gathering.start("ada")
            later(line, 3600)
            assert again.turn is None and again.stored.due is None
            assert await tables.store.do(lambda connection: games_of(connection, "bo")) == 1
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
        line = stopped()
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
            assert left(following) == [600, 600]

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


def test_who_sits_down_later_is_waited_for(tmp_path: Path) -> None:
    async def play() -> None:
        line = stopped()
        async with opened(tmp_path, line) as tables:
            table = await tables.get(
                await tables.setting.create("ada", NewGame(seats=[*FRIENDS, NewSeat(kind="open")]))
            )
            for seat, visitor in ((1, "bo"), (2, "cy")):
                await table.gathering.take_seat(visitor, seat, visitor, None)
            await table.gathering.contribute("bo", 1, "1" * 64)
            later(line, CONTRIBUTE_SECONDS)
            await asyncio.gather(table.gathering.start("ada"), tables.forget("cy", table), return_exceptions=True)
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
            assert two.timeline.now() == pytest.approx(one.timeline.now(), abs=PATIENCE)
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
        line = stopped()
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
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            await decide(here)
            await until_async(lambda: there.game.ply == here.game.ply)

    run(play(database_at(address)))


async def dynasty(tables: Tables) -> Table:
    """The first game of Ada's and Bo's Dynasty, which has begun."""
    table = await tables.get(await tables.setting.create("ada", NewGame(seats=FRIENDS, dynasty=True)))
    await table.gathering.take_seat("bo", 1, "Bo", None)
    for seat, visitor in enumerate(PEOPLE):
        await table.gathering.contribute(visitor, seat, f"{seat}" * 64)
    return table


def test_what_is_stored_is_heard_of_with_it(postgres: str) -> None:
    """Nothing else that the first process says leaves it, and no clock runs."""

    async def play(url: sa.URL) -> None:
        async with process(url) as one, process(url) as two:
            speaking = one._fanout._tasks[1]  # type: ignore[attr-defined]
            speaking.cancel()
            await asyncio.wait([speaking])
            here = await two_friends(one, None)
            there = await two.get(here.id)
            await one.use_key("phone", here, await one.new_key("ada", here, 0))
            await until_async(lambda: there.seating.holds("phone", 0), "a second device")
            await one.forget("phone", here)
            await until_async(lambda: not there.seating.holds("phone", 0), "the second device to leave")
            ticket = (await one.luggage.begin("ada", 1))["ticket"]
            await one.luggage.put("ada", ticket, 0, "x")
            await one.luggage.fetch("desk", ticket, 0)
            await one.luggage.arrived("desk", ticket)
            await until_async(lambda: there.seating.holds("desk", 0), "another browser")
            seat = await decide(here)
            await until_async(lambda: there.game.ply == here.game.ply, "a move")
            await here.ask_undo(PEOPLE[seat], seat)
            await until_async(lambda: there.stored.request, "a request")
            await here.answer_undo(PEOPLE[1 - seat], True)
            await until_async(lambda: there.game.ply == here.game.ply, "taking back")
            await here.resign("ada", 0)
            await until_async(lambda: there.is_over, "the end")
            new = await one.setting.again("ada", here, False)
            await until_async(lambda: there.stored.rematch == new, "the rematch")
            here = await dynasty(one)
            there = await two.get(here.id)
            while here.turn is not None:
                await decide(here)
            await until_async(lambda: there.is_over, "the end of the first game")
            new = await one.setting.next_game("ada", here)
            await until_async(lambda: there.next == new, "the next game")

    run(play(database_at(new_database(postgres, "stored"))))


def test_what_is_rolled_back_is_not_heard_of(postgres: str) -> None:
    address = new_database(postgres, "rolled")

    async def play(url: sa.URL) -> None:
        one, two = await Store.open(url), await Store.open(url)
        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as listening:
            await listening.execute("LISTEN kingdomino")
            games = [StoredGame(f"game{i}", "classic", "", [], "1", "ada") for i in range(3)]
            for game in games:
                assert await one.create(game)
            copies = await two.load_all([game.id for game in games])
            assert await one.append(games[0], 0, [Ply("A")])
            assert await asyncio.gather(*(two.append(copy, 0, [Ply("B")]) for copy in copies)) == [False, True, True]
            assert not await one.change(games[1], 0, ended="A out of time")
            assert not await one.cut(games[2], 0, 0)
            long = [Ply("f7e7", 0.1)] * 1000  # no notice has room for so many
            assert await one.append(games[0], 1, long)
            await listening.execute("SELECT pg_notify('kingdomino', 'end')")
            heard = list[str]()
            async for notified in listening.notifies():
                if notified.payload == "end":
                    break
                heard.append(notified.payload)
        for store in (one, two):
            await store.close()
        played = {name: {"played": [0, 0, [["B", 0.0, None]], None]} for name in ("game1", "game2")}
        assert [(news["from"], news["table"], news["news"]) for news in map(json.loads, heard)] == [
            (one.process, "game0", {"played": [0, 0, [["A", 0.0, None]], None]}),
            *((two.process, name, news) for name, news in played.items()),
            (one.process, "game0", {"changed": True}),
        ]

    run(play(database_at(address)))


def test_a_process_that_was_deaf_catches_up(postgres: str) -> None:
    """Its listening connection is lost, and comes back after a game and the one that follows it have been played on."""
    address = new_database(postgres, "deaf")
    name = database_at(address).database

    def admit(yes: bool) -> None:
        with psycopg.connect(f"host={postgres} user=kd dbname=postgres", autocommit=True) as connection:
            connection.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS {yes}'.encode())
            if not yes:
                listening = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%%' AND datname = %s"
                connection.execute(f"SELECT pg_terminate_backend(pid) {listening}".encode(), [name])
                until(lambda: not connection.execute(f"SELECT pid {listening}".encode(), [name]).fetchall())

    async def play(url: sa.URL) -> None:
        async with process(url) as one, process(url) as two:
            here, following = await two_friends(one, None), await dynasty(one)
            there, followed = await two.get(here.id), await two.get(following.id)
            while following.turn is not None:
                await decide(following)
            await until_async(lambda: followed.is_over, "the end of the first game")
            admit(False)
            ply = there.game.ply
            await decide(here)
            new = await one.setting.next_game("ada", following)
            assert there.game.ply == ply and followed.next is None
            admit(True)
            await until_async(lambda: there.game.ply == here.game.ply, "the move")
            await until_async(lambda: followed.next == new, "the next game")

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
