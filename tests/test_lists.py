"""Lists of games: in pages, quick, and without what was left behind."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from served import PATIENCE

from kingdomino import Game, agent
from kingdomino.errors import Refused
from kingdomino.server import listing, setting
from kingdomino.server.listing import PAGE
from kingdomino.server.messages import NewGame, NewSeat, Terms
from kingdomino.server.store import Expiry, Store, StoredGame, games, moves, sqlite_url
from kingdomino.server.tables import Tables

FINISHED = Game(seed=1, names=["Ada", "greedy"])
_BOT = agent("greedy", seed=1)
while not FINISHED.is_over:
    FINISHED.push(_BOT.choose(FINISHED.position))


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Tables]:
    store = await Store.open(sqlite_url(folder))
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

    def counting(game: StoredGame) -> listing._Standing:
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


def test_what_was_left_behind_goes(tmp_path: Path) -> None:
    """Each kind after its time, many at once, and nothing that was touched since."""

    async def run() -> None:
        async with opened(tmp_path) as tables:
            store, day = tables.store, 24 * 3600
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

            async def age(days: float) -> None:
                def work(connection: sa.Connection) -> None:
                    connection.execute(sa.update(games).values(created=time.time() - days * day))
                    connection.execute(sa.update(moves).values(at=time.time() - days * day))

                await store.do(work)

            async def left(expire: float = 30, keep: float = 365) -> set[str]:
                await tables._expire(expire, keep)
                return {kind for kind, id in kinds.items() if await store.load(id)}

            await age(0.9)
            assert await left() == set(kinds)
            await age(1.1)
            assert await left() == {"finished", "unfinished", "friends"}
            await age(31)
            assert await left(0, 0) == {"finished", "unfinished", "friends"}
            assert await left() == {"finished"}
            await age(366)
            assert await left() == set()
            many = [await tables.setting.create("ada", NewGame(seats=seats)) for _ in range(12)]
            await age(2)
            assert len(await store.expire(Expiry(hardly_begun=time.time() - day), limit=5)) == 5
            await tables._expire(30, 365)
            assert not any([await store.load(id) for id in many])

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
