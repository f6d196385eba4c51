"""One's own record on its way to another browser: once, for an hour, for one browser, and with the seats."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from postgres import new_database
from served import PATIENCE, Json, Served, Visitor
from test_lists import opened

from kingdomino.errors import Refused
from kingdomino.server import luggage as module
from kingdomino.server.limits import RATES, Limits
from kingdomino.server.luggage import LASTS_SECONDS, MOST_PIECES, PIECE
from kingdomino.server.messages import NewGame, NewSeat
from kingdomino.server.seating import MOST_DEVICES
from kingdomino.server.store import games, holders
from kingdomino.server.tables import Tables

MANY = ("--connections-per-address", "100000")
"""All visitors of these tests come from one address."""


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("luggage"), *MANY) as server:
        yield server


@pytest.fixture(scope="module")
def on_postgres(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Served]:
    database = new_database(postgres, "luggage")
    with Served(tmp_path_factory.mktemp("luggage") / "data", "--database", database, *MANY) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def served(request: pytest.FixtureRequest) -> Served:
    server: Served = request.getfixturevalue(f"on_{request.param}")
    return server


def send_off(visitor: Visitor, *contents: str) -> str:
    """Sends pieces off; gives the ticket."""
    length = (len(contents) - 1) * PIECE + 1
    ticket: str = visitor.ask("POST", "/luggage", {"length": length}, 201)["ticket"]
    for number, content in enumerate(contents):
        visitor.ask("PUT", f"/luggage/pieces/{number}", {"ticket": ticket, "content": content}, 204)
    return ticket


def fetch(visitor: Visitor, ticket: str, number: int = 0) -> Json:
    found: Json = visitor.ask("POST", f"/luggage/pieces/{number}", {"ticket": ticket}, 200)
    return found


def arrived(visitor: Visitor, ticket: str) -> Json:
    told: Json = visitor.ask("POST", "/luggage/arrived", {"ticket": ticket}, 200)
    return told


def refused(visitor: Visitor, path: str, ticket: str, status: int = 404) -> str:
    code: str = visitor.ask("POST", path, {"ticket": ticket}, status)["problem"]["code"]
    return code


def test_seats_come_along_and_stay_where_they_were(served: Served) -> None:
    old, new, friend = served.visitor(), served.visitor(), served.visitor()
    alone = old.new_game("Ada", "easy")
    shared = old.ask("POST", "/tables", {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]})["id"]
    friend.ask("POST", f"/tables/{shared}/seats/1", {"name": "Bo"})
    with old.sit(shared) as watching:
        ticket = send_off(old, "first", "second")
        assert fetch(new, ticket) == {"content": "first", "pieces": 2}
        assert fetch(new, ticket, 1)["content"] == "second"
        assert new.ask("GET", "/tables")["games"] == [], "nothing is anybody's before all of it is there"
        assert arrived(new, ticket) == {"tables": 2, "left": 0}
        watching.until(lambda table: table["seats"][0]["devices"] == 2)
    assert {game["id"] for game in new.ask("GET", "/tables")["games"]} == {alone, shared}
    assert [seat["mine"] for seat in new.ask("GET", f"/tables/{shared}")["seats"]] == [True, False]
    for one in (new, old):
        with one.sit(alone) as seat:
            seat.play()
    assert arrived(new, ticket) == {"tables": 2, "left": 0}, "an answer that was lost is given again"
    assert refused(new, "/luggage/pieces/0", ticket) == "no-luggage", "what has arrived is deleted"


def test_a_ticket_is_for_one_browser(served: Served) -> None:
    old, new, thief = served.visitor(), served.visitor(), served.visitor()
    ticket = send_off(old, "content")
    assert refused(old, "/luggage/pieces/0", ticket, 403) == "luggage-own"
    assert refused(thief, "/luggage/arrived", ticket) == "no-luggage", "whoever has not fetched it has nothing"
    assert fetch(new, ticket) == fetch(new, ticket)
    for path in ("/luggage/pieces/0", "/luggage/arrived"):
        assert refused(thief, path, ticket, 403) == "luggage-used"
    arrived(new, ticket)
    assert refused(thief, "/luggage/arrived", ticket, 403) == "luggage-used"
    assert refused(thief, "/luggage/pieces/0", "A" * 43) == "no-luggage"


def test_of_many_who_show_a_ticket_at_once_one_gets_it(served: Served) -> None:
    ticket = send_off(served.visitor(), "content")
    visitors = [served.visitor() for _ in range(6)]
    for visitor in visitors:
        visitor.ask("GET", "/tables")  # so that it has a cookie

    def status(visitor: Visitor) -> int:
        return visitor.http.post("/api/luggage/pieces/0", json={"ticket": ticket}).status_code

    with ThreadPoolExecutor(len(visitors)) as all_at_once:
        assert sorted(all_at_once.map(status, visitors)) == [200, *[403] * 5]


def test_it_can_be_taken_back_and_a_new_one_ends_the_old(served: Served) -> None:
    old, new = served.visitor(), served.visitor()
    first = send_off(old, "content")
    second = send_off(old, "content")
    assert refused(new, "/luggage/pieces/0", first) == "no-luggage"
    fetch(new, second)
    old.ask("DELETE", "/luggage", status=204)
    assert refused(new, "/luggage/arrived", second) == "no-luggage"
    assert new.ask("GET", "/tables")["games"] == []


def test_nothing_is_given_out_before_it_is_complete(served: Served) -> None:
    old, new = served.visitor(), served.visitor()
    ticket = old.ask("POST", "/luggage", {"length": 2 * PIECE})["ticket"]
    piece = {"ticket": ticket, "content": "x"}
    old.ask("PUT", "/luggage/pieces/0", piece, 204)
    assert refused(new, "/luggage/pieces/0", ticket) == "no-luggage"
    new.ask("PUT", "/luggage/pieces/1", piece, 403)
    old.ask("PUT", "/luggage/pieces/2", piece, 413)
    old.ask("PUT", "/luggage/pieces/1", piece | {"content": "x" * (PIECE + 1)}, 413)
    old.ask("PUT", "/luggage/pieces/1", piece | {"content": "<b>"}, 422)
    old.ask("PUT", "/luggage/pieces/1", piece | {"content": "x" * PIECE}, 204)
    assert fetch(new, ticket, 1)["content"] == "x" * PIECE
    old.ask("PUT", "/luggage/pieces/1", piece, 403)
    old.ask("POST", "/luggage", {"length": MOST_PIECES * PIECE + 1}, 413)
    for length in (0, -1, "x", 10**12):
        old.ask("POST", "/luggage", {"length": length}, 422)


def test_another_site_cannot_send_anything_off_or_fetch_it(on_sqlite: Served) -> None:
    old = on_sqlite.visitor()
    ticket = send_off(old, "content")
    new = on_sqlite.visitor()
    new.http.headers["Origin"] = "https://elsewhere.example"
    for path in ("/luggage", "/luggage/pieces/0", "/luggage/arrived"):
        assert refused(new, path, ticket, 403) == "foreign-origin"


# ---- in one process ----


async def _sent(tables: Tables, visitor: str) -> str:
    ticket = (await tables.luggage.begin(visitor, 5))["ticket"]
    await tables.luggage.put(visitor, ticket, 0, "abcde")
    return ticket


def test_after_an_hour_it_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(tmp_path) as tables:
            now = time.time()

            async def wall() -> float:
                return now

            monkeypatch.setattr(tables.store, "wall", wall)
            ticket = await _sent(tables, "ada")
            now += LASTS_SECONDS - 1
            assert (await tables.luggage.fetch("phone", ticket, 0))["content"] == "abcde"
            await tables.luggage.expire()
            now += 2
            with pytest.raises(Refused, match="not any more"):
                await tables.luggage.arrived("phone", ticket)
            await tables.luggage.expire()
            for table in (module.luggage, module.pieces):
                count = sa.select(sa.func.count()).select_from(table)
                assert await tables.store.do(lambda c, count=count: c.execute(count).scalar()) == 0  # type: ignore[misc]

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_all_luggage_together_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(tmp_path) as tables:
            monkeypatch.setattr(module, "MOST_WAITING", 2)
            for visitor in ("ada", "bo", "ada"):
                await _sent(tables, visitor)
            with pytest.raises(Refused) as full:
                await tables.luggage.begin("cy", 1)
            assert full.value.code == "too-many"
            await tables.luggage.withdraw("bo")
            await tables.luggage.begin("cy", 1)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_an_address_sends_off_a_few_at_a_time() -> None:
    limits = Limits()
    for _ in range(int(RATES["send off"].at_once)):
        limits.take("send off", "192.0.2.1")
    with pytest.raises(Refused):
        limits.take("send off", "192.0.2.1")
    limits.take("send off", "192.0.2.2")


def test_seats_have_room_for_so_many_devices_and_visitors_for_so_many_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with opened(tmp_path) as tables:
            wanted = NewGame(seats=[NewSeat(kind="person"), NewSeat(kind="computer", level="easy")])
            first, second, third = [await tables.setting.create("ada", wanted) for _ in range(3)]

            def work(connection: sa.Connection) -> None:
                others = [f"device{n}" for n in range(MOST_DEVICES - 1)]
                rows = [
                    {"game": first, "seat": 0, "visitor": other, "rank": rank} for rank, other in enumerate(others, 2)
                ]
                connection.execute(sa.insert(holders), rows)
                connection.execute(sa.update(games).where(games.c.id == second).values(over=True))

            await tables.store.do(work)
            monkeypatch.setattr(module, "MOST_GAMES", 1)
            ticket = await _sent(tables, "ada")
            await tables.luggage.fetch("phone", ticket, 0)
            assert await tables.luggage.arrived("phone", ticket) == {"tables": 1, "left": 2}
            found = (await tables.listing.of_visitor("phone"))["games"]
            assert [game["id"] for game in found] == [third], "what goes on comes first"

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
