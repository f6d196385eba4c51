"""Lists of games: in pages, quick, and without what was left behind."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from postgres import new_database
from served import PATIENCE

from kingdomino import Game, agent
from kingdomino.errors import Refused
from kingdomino.server import listing, setting
from kingdomino.server import store as store_module
from kingdomino.server.app import create_app
from kingdomino.server.days import Days, days, shifted
from kingdomino.server.limits import RATES, Limits, Rate
from kingdomino.server.listing import PAGE
from kingdomino.server.messages import NewGame, NewSeat, Terms
from kingdomino.server.run import database_at
from kingdomino.server.store import Expiry, Store, StoredGame, games, metadata, moves, sqlite_url
from kingdomino.server.tables import Tables

FINISHED = Game(seed=1, names=["Ada", "greedy"])
_BOT = agent("greedy", seed=1)
while not FINISHED.is_over:
    FINISHED.push(_BOT.choose(FINISHED.position))


@asynccontextmanager
async def opened(folder: Path, url: sa.URL | None = None) -> AsyncIterator[Tables]:
    store = await Store.open(url or sqlite_url(folder))
    tables = Tables(store)
    try:
        yield tables
    finally:
        await tables.close()
        await store.close()


def test_pages(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as tables:
            ids = [await tables.setting.import_record("ada", FINISHED.record()) for _ in range(2 * PAGE + 5)]
            await tables.setting.import_record("bo", FINISHED.record())
            found, before, pages = list[str](), "", 0
            while True:
                page = await tables.listing.of_visitor("ada", before)
                assert len(page["games"]) <= PAGE
                found += [game["id"] for game in page["games"]]
                assert FINISHED.outcome
                assert all(game["scores"] == list(FINISHED.outcome.scores) for game in page["games"])
                pages += 1
                if page["more"] is None:
                    break
                before = page["more"]
            assert pages == 3 and found == ids[::-1]
            table = await tables.get(ids[0])
            await table.undo("ada")
            assert (await tables.listing.of_visitor("ada"))["games"][0]["id"] == ids[0]  # what goes on comes first
            for nonsense in ("x", "1/2/3", "/", "nan/x", "9" * 60):
                try:
                    await tables.listing.of_visitor("ada", nonsense)
                except Refused as error:
                    assert error.code == "bad-request"

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_list_says_whose_the_seats_are(tmp_path: Path) -> None:
    """And which games were over when their records were opened; what follows on them is played."""

    async def run() -> None:
        async with opened(tmp_path) as tables:
            seats = [NewSeat(kind="computer", level="easy"), NewSeat(kind="person"), NewSeat(kind="open")]
            shared = await tables.setting.create("ada", NewGame(seats=seats))
            await (await tables.get(shared)).gathering.take_seat("bo", 2, "Bo", None)
            over = await tables.setting.import_record("ada", FINISHED.record())
            again = await tables.setting.again("ada", await tables.get(over), same_deal=False)
            mine = {game["id"]: game for game in (await tables.listing.of_visitor("ada"))["games"]}
            assert mine[shared]["mine"] == [1] and mine[over]["mine"] == [0, 1]
            assert {id for id, game in mine.items() if game["opened"]} == {over} and again in mine
            assert [game["mine"] for game in (await tables.listing.of_visitor("bo"))["games"]] == [[2]]
            only = [NewSeat(kind="computer", level="easy")] * 2
            watched = await tables.setting.create("cy", NewGame(seats=only))
            assert [(g["id"], g["mine"]) for g in (await tables.listing.of_visitor("cy"))["games"]] == [(watched, [])]

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_list_that_was_asked_for_before_is_quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reloads makes nobody replay the games again, until one of them changes."""
    replayed = 0
    true = listing._standing

    def counting(game: StoredGame) -> listing._Standing | None:
        nonlocal replayed
        replayed += 1
        return true(game)

    monkeypatch.setattr(listing, "_standing", counting)

    async def run() -> None:
        async with opened(tmp_path) as tables:
            for _ in range(5):
                await tables.setting.import_record("ada", FINISHED.record())
            for _ in range(3):
                await tables.listing.of_visitor("ada")
            assert replayed == 5
            table = await tables.get((await tables.listing.of_visitor("ada"))["games"][0]["id"])
            await table.undo("ada")
            assert (await tables.listing.of_visitor("ada"))["games"][0]["over"] is False
            assert replayed == 6

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_nobody_has_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setting, "MOST_GAMES", 3)

    async def run() -> None:
        async with opened(tmp_path) as tables:
            for _ in range(3):
                id = await tables.setting.import_record("ada", FINISHED.record())
            with pytest.raises(Refused) as refused:
                await tables.setting.import_record("ada", FINISHED.record())
            assert refused.value.code == "too-many-games"
            with pytest.raises(Refused):
                await tables.setting.again("ada", await tables.get(id), True)
            await tables.setting.import_record("bo", FINISHED.record())
            await tables.forget("ada", await tables.get(id))
            await tables.setting.import_record("ada", FINISHED.record())

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_nobody_has_too_many_by_asking_at_once(
    backend: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is counted is counted in the transaction that adds to it."""
    monkeypatch.setattr(setting, "MOST_GAMES", 8)
    url = None
    if backend == "postgresql":
        url = database_at(new_database(request.getfixturevalue("postgres"), "quotas"))
    alone = NewGame(seats=[NewSeat(kind="person"), NewSeat(kind="person")])
    public = NewGame(seats=[NewSeat(kind="person"), NewSeat(kind="open")], terms=Terms(public=True))

    async def run() -> None:
        async with opened(tmp_path, url) as tables:
            again = await tables.get(await tables.setting.create("ada", alone))
            cases: list[tuple[str, Callable[[], Awaitable[str]], str, int]] = [
                ("ada", lambda: tables.setting.create("ada", public), "too-many", 1 + setting.MOST_PUBLIC),
                ("ada", lambda: tables.setting.create("ada", alone), "too-many-games", 8),
                ("ada", lambda: tables.setting.again("ada", again, True), "too-many-games", 8),
                ("bo", lambda: tables.setting.import_record("bo", FINISHED.record()), "too-many-games", 8),
            ]
            for visitor, ask, code, left in cases:
                answers = await asyncio.gather(*(ask() for _ in range(20)), return_exceptions=True)
                refused = [answer for answer in answers if not isinstance(answer, str)]
                assert {type(answer) for answer in refused} == {Refused}, refused
                assert {answer.code for answer in refused if isinstance(answer, Refused)} == {code}
                assert len((await tables.listing.of_visitor(visitor))["games"]) == left

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_the_last_space_is_for_those_who_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(tmp_path) as tables:
            wanted = NewGame(seats=[NewSeat(kind="person"), NewSeat(kind="person")])
            table = await tables.get(await tables.setting.create("ada", wanted))
            monkeypatch.setattr(setting, "SPACE_FOR_MOVES", 2**62)
            with pytest.raises(Refused) as refused:
                await tables.setting.create("ada", wanted)
            assert refused.value.code == "disk-full"
            await table.play("ada", table.game.ply, str(table.game.position.legal_moves[0]))

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_nobody_fills_the_lobby(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as tables:
            wanted = NewGame(seats=[NewSeat(kind="person"), NewSeat(kind="open")], terms=Terms(public=True))
            for _ in range(setting.MOST_PUBLIC):
                await tables.setting.create("eve", wanted)
            with pytest.raises(Refused) as refused:
                await tables.setting.create("eve", wanted)
            assert refused.value.code == "too-many"
            await tables.setting.create("ada", wanted)
            assert len(await tables.listing.lobby()) == setting.MOST_PUBLIC + 1

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def served_for(store: Store, count: int) -> None:
    """A server has used this database on each of the last days."""
    rows = [{"day": shifted(Days(store).date(), -n), "kind": "faces", "closed": n > 0} for n in range(count)]
    await store.do(lambda connection: connection.execute(sa.insert(days), rows))


async def _age(store: Store, count: float) -> None:
    """All games were last touched so many days ago."""

    def work(connection: sa.Connection) -> None:
        then = time.time() - count * 24 * 3600
        connection.execute(sa.update(games).values(created=then))
        connection.execute(sa.update(moves).values(at=then))

    await store.do(work)


def test_requests_are_charged_by_what_they_cost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list that keeps the database busy for long is not had as often as a short one."""

    def work(connection: sa.Connection) -> list[StoredGame]:
        end = time.thread_time() + 0.3
        while time.thread_time() < end:
            connection.execute(sa.text("SELECT 1"))
        return []

    monkeypatch.setattr(Store, "lobby", lambda store: store.read(work))
    app = create_app(sqlite_url(tmp_path), limits=Limits(rates=RATES | {"ask": Rate("requests", 1000, 0.06)}))

    async def run() -> None:
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
                answers = [(await client.get("/api/lobby")).status_code for _ in range(5)]
                assert answers == [200, 200, 200, 200, 429]

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_what_was_left_behind_goes(
    backend: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each kind after its time, many at once, and nothing that was touched since."""
    monkeypatch.setattr(store_module, "STEP_SECONDS", PATIENCE)
    url = None
    if backend == "postgresql":
        url = database_at(new_database(request.getfixturevalue("postgres"), "expiry"))

    async def run() -> None:
        async with opened(tmp_path, url) as tables:
            store = tables.store
            await served_for(store, 400)
            unfinished = Game.parse(FINISHED.record())
            for _ in range(5):
                unfinished.pop()
            seats = [NewSeat(kind="person"), NewSeat(kind="person")]
            kinds = {
                "finished": await tables.setting.import_record("ada", FINISHED.record()),
                "unfinished": await tables.setting.import_record("ada", unfinished.record()),
                "hardly begun": await tables.setting.create("ada", NewGame(seats=seats)),
                "friends": await tables.setting.create(
                    "ada", NewGame(seats=[NewSeat(kind="person"), NewSeat(kind="open")])
                ),
            }

            async def left(expire: float = 30, keep: float = 365) -> set[str]:
                await tables._expire(expire, keep)
                return {kind for kind, id in kinds.items() if await store.load(id)}

            await _age(store, 0.9)
            assert await left() == set(kinds)
            await _age(store, 2)
            assert await left() == {"finished", "unfinished", "friends"}
            await _age(store, 31)
            assert await left(0, 0) == {"finished", "unfinished", "friends"}
            assert await left() == {"finished"}
            await _age(store, 366)
            assert await left() == set()
            many = [await tables.setting.create("ada", NewGame(seats=seats)) for _ in range(12)]
            await _age(store, 2)
            yesterday = Expiry(hardly_begun=time.time() - 24 * 3600)
            some, place = await store.abandoned(yesterday, over=False, limit=5)
            others, end = await store.abandoned(yesterday, over=False, after=place)
            assert {*some, *others} == set(many) and len(some) == 5 and end is None
            touched = await tables.get(some[0])
            await touched.play("ada", touched.game.ply, str(touched.game.position.legal_moves[0]))
            assert await store.expire(some, yesterday) == (some[1:], 5)  # one was touched meanwhile
            await tables._expire(30, 365)
            assert [id for id in many if await store.load(id)] == some[:1]

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_step_of_a_sweep_is_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables there are to delete, moves get their turn after each step."""
    monkeypatch.setattr(store_module, "STEP_SECONDS", 0)

    async def run() -> None:
        async with opened(tmp_path) as tables:
            ids = sorted([await tables.setting.import_record("ada", FINISHED.record()) for _ in range(3)])
            await _age(tables.store, 3)
            old = Expiry(finished=time.time() - 24 * 3600)
            assert await tables.store.expire(ids, old) == (ids[:1], 1)
            assert await tables.store.expire(ids, old) == ([], 1)
            assert await tables.store.expire(ids[1:], old) == (ids[1:2], 1)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_neither_lists_nor_sweeps_read_all_games(tmp_path: Path) -> None:
    """What they ask for is found by an index, in a database of any size."""

    async def run() -> None:
        async with opened(tmp_path) as tables:
            store, asked = tables.store, list[tuple[str, Any]]()
            growing = metadata.tables.keys() - {"days", "luggage"}
            await served_for(store, 400)
            await tables.setting.import_record("ada", FINISHED.record())
            await _age(store, 399)

            def note(_: object, __: object, statement: str, parameters: Any, *___: object) -> None:
                asked.append((statement, parameters))

            sa.event.listen(store.engine, "before_cursor_execute", note)
            await tables.listing.lobby()
            await tables.listing.of_visitor("ada")
            await tables._expire(30, 365)
            await tables.daily.turn()
            sa.event.remove(store.engine, "before_cursor_execute", note)
            with store.engine.connect() as connection:
                for statement, parameters in asked:
                    if statement.startswith(("SELECT", "UPDATE", "DELETE")):
                        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
                        steps = [row.detail for row in plan if "USING" not in row.detail]
                        assert not any(f"SCAN {table}" in steps for table in growing), (steps, statement)
            assert any(statement.startswith("DELETE FROM games") for statement, _ in asked)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_the_lobby_costs_the_same_however_many_tables_were_public(tmp_path: Path) -> None:
    """Those that have begun, or are over, are not looked at."""

    async def run() -> None:
        async with opened(tmp_path) as tables:
            wanted = NewGame(seats=[NewSeat(kind="person"), NewSeat(kind="open")], terms=Terms(public=True))
            waiting = await tables.setting.create("ada", wanted)

            async def steps() -> int:
                """How often SQLite takes ten steps for the lobby."""
                taken = list[None]()

                def count(database: sqlite3.Connection, *_: object) -> None:
                    database.set_progress_handler(lambda: taken.append(None), 10)

                sa.event.listen(tables.store.engine, "checkout", count)
                assert [game.id for game in await tables.store.lobby()] == [waiting]
                sa.event.remove(tables.store.engine, "checkout", count)
                return len(taken)

            def many(connection: sa.Connection) -> None:
                row = connection.execute(sa.select(games).where(games.c.id == waiting)).one()._asdict()
                rows = [row | {"begun": True, "id": f"b{n}", "series": f"b{n}", "watch": f"w{n}"} for n in range(2000)]
                connection.execute(sa.insert(games), rows)

            before = await steps()
            await tables.store.do(many)
            assert await steps() < 2 * before

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_what_belongs_to_a_game_is_found_by_an_index(tmp_path: Path) -> None:
    """So that deleting one does not read all there is of others."""

    async def run() -> None:
        async with opened(tmp_path) as tables:
            found = sa.inspect(tables.store.engine)
            for table in found.get_table_names():
                leading = {index["column_names"][0] for index in found.get_indexes(table)}
                leading.update(found.get_pk_constraint(table)["constrained_columns"][:1])
                for key in found.get_foreign_keys(table):
                    assert key["constrained_columns"][0] in leading, table

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_clock_that_jumps_deletes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is one more day, however far it jumps, and however often the server starts then."""

    async def run() -> None:
        async with opened(tmp_path) as tables:
            await served_for(tables.store, 400)
            seats = [NewSeat(kind="person"), NewSeat(kind="person")]
            kept = [await tables.setting.import_record("ada", FINISHED.record())]
            kept.append(await tables.setting.create("ada", NewGame(seats=seats)))
            await tables._expire(30, 365)
        true = time.time
        for ahead in (400, 0, 400, 400):
            monkeypatch.setattr(time, "time", lambda ahead=ahead: true() + ahead * 24 * 3600)
            async with opened(tmp_path) as tables:
                await tables._expire(30, 365)
                assert [id for id in kept if await tables.store.load(id)] == kept

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


@pytest.mark.parametrize(
    "damage",
    [
        {"seats": [{"name": "Ada", "kind": "king", "level": None}]},
        {"seats": {}},
        {"terms": {"starts": "never"}},
        {"fair": {"secret": "0" * 64}},
        {"request": {"seat": 0}},
        {"headers": {"Event": 1}},
    ],
)
def test_a_game_that_makes_no_sense_is_left_out(
    damage: dict[str, object], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody else's game suffers, and the log says where to look, but not at whose."""

    async def run() -> None:
        async with opened(tmp_path) as tables:
            bad, good = [await tables.setting.import_record("ada", FINISHED.record()) for _ in range(2)]
            await tables.store.do(lambda c: c.execute(sa.update(games).where(games.c.id == bad).values(damage)))
            assert await tables.store.load(bad) is None
            assert [game["id"] for game in (await tables.listing.of_visitor("ada"))["games"]] == [good]
            assert next(iter(damage)) in caplog.text and bad not in caplog.text

    asyncio.run(run())


def test_a_list_goes_on_after_a_game_that_makes_no_sense(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as tables:
            ids = [await tables.setting.import_record("ada", FINISHED.record()) for _ in range(PAGE + 3)]
            bad = games.c.id.in_(ids[-2:])
            await tables.store.do(lambda c: c.execute(sa.update(games).where(bad).values(seats=[{}])))
            first = await tables.listing.of_visitor("ada")
            assert first["more"]
            second = await tables.listing.of_visitor("ada", first["more"])
            assert [game["id"] for game in first["games"] + second["games"]] == ids[-3::-1]

    asyncio.run(run())


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE moves SET move = 'zz' WHERE ply = 5",
        "UPDATE moves SET at = 'soon'",
        "DELETE FROM moves WHERE ply = 2",
        "UPDATE games SET edition = 'martian'",
        "UPDATE games SET rules = 'nonsense=1'",
        "UPDATE games SET seats = '{'",
        "UPDATE games SET seats = CAST(x'ff' AS TEXT)",
        "UPDATE games SET rules = CAST(x'ff' AS TEXT)",
        "UPDATE games SET created = 'soon'",
        "UPDATE games SET created = 1e300",
        "UPDATE games SET seed = 'x'",
        "UPDATE games SET ended = CAST(x'ff' AS TEXT)",
    ],
)
def test_a_game_that_cannot_be_read_spoils_no_list(
    damage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The others are shown, and the log says which one it is, as far as logs may."""

    async def run() -> None:
        async with opened(tmp_path) as tables:
            bad, good = [await tables.setting.import_record("ada", FINISHED.record()) for _ in range(2)]
            seats = [NewSeat(kind="person"), NewSeat(kind="open")]
            wanted = NewGame(seats=seats, terms=Terms(public=True))
            other, waiting = [await tables.setting.create(visitor, wanted) for visitor in ("bo", "cy")]
            key = "game" if "moves" in damage else "id"
            where = f"{' AND' if 'WHERE' in damage else ' WHERE'} {key} IN ('{bad}', '{other}')"
            await tables.store.do(lambda connection: connection.execute(sa.text(damage + where)))
            listed = await tables.listing.of_visitor("ada")
            assert [game["id"] for game in listed["games"]] == [good] and listed["more"] is None
            assert f"table {bad[:4]}" in caplog.text and bad not in caplog.text
            assert waiting in {game["id"] for game in await tables.listing.lobby()}

    asyncio.run(run())
