"""Tables move between a browser and the server: with everything they have, once, and never with anything untrue."""

import asyncio
import copy
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from postgres import new_database
from pydantic import ValidationError
from served import PATIENCE, Json, Served
from test_lists import opened
from test_races import process

from kingdomino import Dynasty, Game, agent
from kingdomino.errors import Coded, ParseError, Refused
from kingdomino.records import read_record
from kingdomino.server import setting
from kingdomino.server.ledger import Stale
from kingdomino.server.messages import NewGame, NewSeat, Parcel
from kingdomino.server.parcels import arrivals
from kingdomino.server.run import database_at
from kingdomino.server.tables import Tables

SEATS: list[Json] = [
    {"kind": "person", "name": "Ada", "level": None, "colour": 3},
    {"kind": "computer", "name": "hard", "level": "hard", "colour": 0},
]


def packed(*games: Game, length: int = 1, stamp: str = "here-a:1:0", **changes: Any) -> Json:
    """A parcel as a browser sends it."""
    return {
        "edition": games[0].edition,
        "rules": {},
        "length": length,
        "games": [
            {
                "id": f"here-{number}",
                "seats": SEATS,
                "seed": str(game.seed),
                "plies": [str(move) for move in game.moves],
                "undone": [],
                "foreseen": [str(move) for move in game.script],
                "ended": str(game.ended) if game.ended else None,
                "headers": {},
            }
            for number, game in enumerate(games)
        ],
        "stamp": stamp,
        **changes,
    }


def played(plies: int = 1000, seed: int = 5) -> Game:
    game, bot = Game(seed=seed), agent("greedy", seed=seed)
    while not game.is_over and game.ply < plies:
        game.push(bot.choose(game.position))
    return game


def run(tmp_path: Path, work: Callable[[Tables], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with opened(tmp_path) as tables:
            await work(tables)

    asyncio.run(asyncio.wait_for(all_of_it(), PATIENCE))


def test_a_table_arrives_with_everything_it_has(served: Served) -> None:
    game = played(20)
    before = game.copy()
    game.cut(back := max(ply for ply, note in enumerate(game.notes[:15]) if note.seat == 0))
    parcel = packed(game)
    parcel["games"][0] |= {"undone": [str(move) for move in before.moves[back:]], "headers": {"Event": "on a train"}}
    ada = served.visitor()
    (id,) = ada.ask("POST", "/parcels", parcel, 201)["ids"]
    with ada.sit(id, pace=60_000) as sitting:
        table = sitting.table
        assert [(s["name"], s["level"], s["colour"]) for s in table["seats"]] == [("Ada", None, 3), ("hard", "hard", 0)]
        assert table["seed"] == str(game.seed) and table["ply"] == back and table["can_redo"]
        while sitting.table["can_redo"]:
            ply = sitting.table["ply"]
            sitting.send("redo")
            sitting.until(lambda table, ply=ply: table["ply"] > ply)  # type: ignore[misc]
        record = ada.http.get(f"/api/tables/{id}/record").text
        assert '[Event "on a train"]' in record
        assert Game.parse(record).moves[:20] == before.moves[:20]


def test_the_same_parcel_arrives_once(served: Served) -> None:
    ada, bo = served.visitor(), served.visitor()
    parcel = packed(played(12))
    first = ada.ask("POST", "/parcels", parcel, 201)
    assert ada.ask("POST", "/parcels", parcel, 201) == first
    assert len(ada.ask("GET", "/tables")["games"]) == 1
    assert bo.ask("POST", "/parcels", parcel, 201) != first, "what somebody else sends is theirs"


def test_what_arrived_unnoticed_is_replaced_unless_it_was_played_on(served: Served) -> None:
    ada = served.visitor()
    early, late = packed(played(12), stamp="here-b:1:1"), packed(played(30), stamp="here-b:1:2", before=["here-b:1:1"])
    ada.ask("POST", "/parcels", early, 201)
    (id,) = ada.ask("POST", "/parcels", late, 201)["ids"]
    assert [game["id"] for game in ada.ask("GET", "/tables")["games"]] == [id]

    bo = served.visitor()
    (id,) = bo.ask("POST", "/parcels", early, 201)["ids"]
    with bo.sit(id) as sitting:
        other = next(m["move"] for m in sitting.my_turn()["turn"]["moves"] if m["move"] != str(played(30).moves[12]))
        sitting.play(other)
    bo.ask("POST", "/parcels", late, 201)
    assert len(bo.ask("GET", "/tables")["games"]) == 2


def test_a_dynasty_moves_there_and_back(served: Served) -> None:
    ada = served.visitor()
    dynasty, bot = Dynasty(seed=9), agent("greedy", seed=9)
    while len(dynasty.games) < 3 or dynasty.game.ply < 20:
        dynasty.push(bot.choose(dynasty.position))
    ids = ada.ask("POST", "/parcels", packed(*dynasty.games, length=3), 201)["ids"]
    assert len(set(ids)) == 3
    with ada.sit(ids[2]) as sitting:
        assert sitting.table["series"]["game"] == 3
        sums = [row[0] for row in sitting.table["series"]["standings"]]
        assert sums == [points for points, *_ in dynasty.standings()]
        sitting.my_turn()  # from here on nobody else changes anything

    parcel = ada.ask("GET", f"/tables/{ids[1]}/parcel")
    assert [game["id"] for game in parcel["games"]] == ids
    moves = [[str(move) for move in game.moves] for game in dynasty.games]
    assert [game["plies"] for game in parcel["games"]][:2] == moves[:2]
    ada.ask("DELETE", f"/tables/{ids[0]}/parcel?stamp={parcel['stamp']}", status=204)
    assert ada.ask("GET", "/tables")["games"] == []
    for id in ids:
        ada.ask("GET", f"/tables/{id}", status=404)


def test_a_table_that_was_played_on_is_not_deleted(served: Served) -> None:
    ada = served.visitor()
    id = ada.new_game("Ada", "Bo", seed="7", edition="german", rules={"harmony": True})
    with ada.sit(id) as sitting:
        sitting.play()
        parcel = ada.ask("GET", f"/tables/{id}/parcel")
        assert parcel["rules"] == {"harmony": True} and parcel["games"][0]["seed"] == "7"
        sitting.play()
        told = ada.ask("DELETE", f"/tables/{id}/parcel?stamp={parcel['stamp']}", status=409)
        assert told["problem"]["code"] == "stale"
        stamp = ada.ask("GET", f"/tables/{id}/parcel")["stamp"]
        sitting.send("undo")
        sitting.hear()
        ada.ask("DELETE", f"/tables/{id}/parcel?stamp={stamp}", status=409)


def test_what_came_as_a_record_stays_one_however_often_it_moves(served: Served) -> None:
    ada = served.visitor()
    game = played()
    ada.ask("POST", "/parcels", packed(game), 201)
    id = ada.ask("POST", "/import", {"record": game.record()}, 201)["id"]
    for _ in range(2):
        parcel = ada.ask("GET", f"/tables/{id}/parcel")
        assert parcel["games"][0]["opened"]
        ada.ask("DELETE", f"/tables/{id}/parcel?stamp={parcel['stamp']}", status=204)
        (id,) = ada.ask("POST", "/parcels", parcel, 201)["ids"]
    assert {one["id"]: one["opened"] for one in ada.ask("GET", "/tables")["games"]}.pop(id)
    assert sum(one["opened"] for one in ada.ask("GET", "/tables")["games"]) == 1


def test_only_who_plays_alone_takes_a_table_along(served: Served) -> None:
    ada, bo = served.visitor(), served.visitor()
    id = ada.new_game("Ada", "easy")
    bo.ask("GET", f"/tables/{id}/parcel", status=403)
    bo.ask("DELETE", f"/tables/{id}/parcel?stamp=x", status=403)
    key = ada.ask("POST", f"/tables/{id}/seats/0/key")["key"]
    bo.ask("POST", f"/tables/{id}/key", {"key": key})
    for one in (ada, bo):
        one.ask("GET", f"/tables/{id}/parcel", status=403)
    shared = ada.ask("POST", "/tables", {"seats": [{"kind": "person"}, {"kind": "open"}]})["id"]
    ada.ask("GET", f"/tables/{shared}/parcel", status=403)
    clock = {"kind": "game", "seconds": 60}
    timed = ada.new_game("Ada", "easy", terms={"clock": clock})
    ada.ask("GET", f"/tables/{timed}/parcel", status=403)


def test_a_friend_takes_a_seat_of_a_table_that_has_moved(served: Served) -> None:
    ada, bo = served.visitor(), served.visitor()
    parcel = packed(played(9))
    people = [{"kind": "person", "name": name, "level": None, "colour": n} for n, name in enumerate(("Ada", "Bo"))]
    parcel["games"][0]["seats"] = people
    (id,) = ada.ask("POST", "/parcels", parcel, 201)["ids"]
    bo.ask("POST", f"/tables/{id}/key", ada.ask("POST", f"/tables/{id}/seats/1/key"))
    with ada.sit(id) as one, bo.sit(id) as other:
        assert [seat["mine"] for seat in other.table["seats"]] == [False, True]
        for _ in range(4):
            turn = one.until(lambda table: table["turn"])["turn"]["seat"]
            ply = one.table["ply"]
            (other if turn == 1 else one).play()
            one.until(lambda table, ply=ply: table["ply"] > ply)  # type: ignore[misc]


def spoilt() -> list[tuple[str, Callable[[Json], object]]]:
    """What may be wrong with a parcel: named, and done to one."""

    def game(**changes: Any) -> Callable[[Json], object]:
        return lambda parcel: parcel["games"][0].update(changes)

    def seat(**changes: Any) -> Callable[[Json], object]:
        return lambda parcel: parcel["games"][0]["seats"][0].update(changes)

    return [
        ("another edition", lambda parcel: parcel.update(edition="martian")),
        ("rules that make no sense", lambda parcel: parcel.update(rules={"mighty_duel": True, "grid": 5})),
        ("unknown rules", lambda parcel: parcel.update(rules={"colour": True})),
        ("a move that is none", game(plies=["A", "nonsense"])),
        ("a move that is forbidden", game(plies=["A", "+1,2,3,4", "5"])),
        ("a move that is not text", game(plies=["\ud800"])),
        ("nothing to play again", game(undone=["48"])),
        ("a player foresees", game(foreseen=["g8g9"])),
        ("nonsense foreseen", game(foreseen=["?"])),
        ("a seed too large", game(seed="9" * 20)),
        ("an end without a reason", game(ended=" ")),
        ("an end that steers", game(ended="A resigned\u202e")),
        ("a header that steers", game(headers={"Event": "\u202e"})),
        ("a header that invents others", game(headers={'X "1"]\n[Event "a cup"]\n\nABBA +1,2,3,4\n[Y': "2"})),
        ("two colours alike", seat(colour=0)),
        ("a level that is none", lambda parcel: parcel["games"][0]["seats"][1].update(level="random")),
        ("a person with a level", seat(level="hard")),
        ("a computer without one", lambda parcel: parcel["games"][0]["seats"][1].update(level=None)),
        ("one seat more", lambda parcel: parcel["games"][0]["seats"].append(dict(SEATS[0], colour=1))),
        ("more games than there are", lambda parcel: parcel["games"].append(copy.deepcopy(parcel["games"][0]))),
        (
            "a game after one that goes on",
            lambda p: p.update(length=3, games=[*p["games"], *copy.deepcopy(p["games"])]),
        ),
        ("a Dynasty of another length", lambda parcel: parcel.update(length=4)),
        ("an open seat", seat(kind="open")),
        ("a stamp with spaces", lambda parcel: parcel.update(stamp="a b")),
        ("an unknown field", lambda parcel: parcel.update(host="me")),
    ]


@pytest.mark.parametrize(("what", "spoil"), spoilt(), ids=[what for what, _ in spoilt()])
def test_nothing_in_a_parcel_is_trusted(tmp_path: Path, what: str, spoil: Callable[[Json], object]) -> None:
    parcel = copy.deepcopy(packed(played(10)))
    spoil(parcel)

    async def work(tables: Tables) -> None:
        with pytest.raises((Coded, ParseError, ValidationError)):
            await tables.parcels.receive("ada", Parcel.model_validate(parcel))
        assert (await tables.listing.of_visitor("ada"))["games"] == []

    run(tmp_path, work)


def test_names_are_cleaned_and_headers_do_not_speak_for_the_game(tmp_path: Path) -> None:
    parcel = copy.deepcopy(packed(played(10)))
    parcel["games"][0]["seats"][0]["name"] = "A\u202eda\n\n"
    parcel["games"][0]["headers"] = {"A": "Mallory", "Scores": "99 0", "Site": "home"}

    async def work(tables: Tables) -> None:
        (id,) = await tables.parcels.receive("ada", Parcel.model_validate(parcel))
        record = (await tables.get(id)).record()
        assert record.headers["A"] == "Ada" and record.headers["Site"] == "home" and "Scores" not in record.headers

    run(tmp_path, work)


def test_headers_that_an_older_version_let_in_are_left_out(tmp_path: Path) -> None:
    parcel = copy.deepcopy(packed(played(10)))
    parcel["games"][0]["headers"] = {"Site": "home"}

    async def work(tables: Tables) -> None:
        (id,) = await tables.parcels.receive("ada", Parcel.model_validate(parcel))
        stored = (await tables.get(id)).stored
        stored.headers |= {'X "1"]\n[Event "a cup"]\n\nABBA +1,2,3,4\n[Y': "2", "Round": "1\n2"}
        record = read_record(str((await tables.get(id)).record()))
        assert record.headers["Site"] == "home" and not record.headers.keys() & {"Event", "Round"}
        assert Game.from_record(record).ply == 10

    run(tmp_path, work)


def finished_dynasty() -> Dynasty:
    dynasty, bot = Dynasty(seed=9), agent("greedy", seed=9)
    while not dynasty.is_over:
        dynasty.push(bot.choose(dynasty.position))
    return dynasty


@pytest.mark.parametrize("room", range(4))
def test_who_has_too_many_games_adds_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int) -> None:
    """Each game of a Dynasty is one, whether it moves here or is opened."""
    dynasty = finished_dynasty()

    async def work(tables: Tables) -> None:
        have = {"ada": 0, "bo": 0}
        for visitor, games, add in (
            ("ada", 1, lambda: tables.parcels.receive("ada", Parcel.model_validate(packed(played(10))))),
            ("ada", 1, lambda: tables.setting.import_record("ada", played(10).record())),
            ("bo", 3, lambda: tables.parcels.receive("bo", Parcel.model_validate(packed(*dynasty.games, length=3)))),
            ("bo", 3, lambda: tables.setting.import_record("bo", dynasty.record())),
        ):
            monkeypatch.setattr(setting, "MOST_GAMES", have[visitor] + room)
            if games <= room:
                await add()
                have[visitor] += games
                continue
            with pytest.raises(Refused, match="delete some"):
                await add()
        for visitor, games in (("ada", 1), ("bo", 3)):
            listed = (await tables.listing.of_visitor(visitor))["games"]
            assert len(listed) == (2 * games if games <= room else 0)

    run(tmp_path, work)


def test_only_the_game_that_goes_on_is_opened(tmp_path: Path) -> None:
    """The others are over, and opening each of them would play all games before it again."""
    dynasty = finished_dynasty()

    async def work(tables: Tables) -> None:
        id = await tables.setting.import_record("ada", dynasty.record())
        ids = await tables.parcels.receive("ada", Parcel.model_validate(packed(*dynasty.games, length=3)))
        assert {table.id for table in tables.open} == {id, ids[-1]}

    run(tmp_path, work)


# ---- two parcels of one table ----


def successive() -> tuple[Parcel, Parcel]:
    """A table, and the same table some moves later; the person decides next."""
    old, new = packed(played(12), stamp="here-b:1:1"), packed(played(29), stamp="here-b:1:2", before=["here-b:1:1"])
    return Parcel.model_validate(old), Parcel.model_validate(new)


def test_an_older_parcel_that_was_delayed_changes_nothing(served: Served) -> None:
    ada = served.visitor()
    older, newer = (parcel.model_dump() for parcel in successive())
    new = ada.ask("POST", "/parcels", newer, 201)
    assert ada.ask("POST", "/parcels", older, 201) == new
    (game,) = ada.ask("GET", "/tables")["games"]
    assert [game["id"]] == new["ids"] and ada.ask("GET", f"/tables/{game['id']}")["ply"] == 29
    ada.ask("DELETE", f"/tables/{game['id']}", status=204)
    ada.ask("POST", "/parcels", older, 201)


def test_a_parcel_that_came_to_an_older_version_arrives_once(tmp_path: Path) -> None:
    """It had no list of what has arrived: a game is known by its id."""
    older, newer = successive()

    async def work(tables: Tables) -> None:
        ids = await tables.parcels.receive("ada", older)
        await tables.store.do(lambda connection: connection.execute(sa.delete(arrivals)))
        assert await tables.parcels.receive("ada", older) == ids
        new = await tables.parcels.receive("ada", newer)
        assert await tables.parcels.receive("ada", older) == new
        assert [game["id"] for game in (await tables.listing.of_visitor("ada"))["games"]] == new

    run(tmp_path, work)


async def race(one: Tables, other: Tables) -> None:
    """Both parcels eight times at once: each arrives or is stale, and the newer is what is there in the end."""
    older, newer = successive()
    for number in range(20):
        visitor = f"visitor{number}"
        sent = [
            tables.parcels.receive(visitor, parcel)
            for _ in range(4)
            for tables in (one, other)
            for parcel in (older, newer)
        ]
        answers = await asyncio.gather(*sent, return_exceptions=True)
        assert all(isinstance(answer, list | Stale) for answer in answers), answers
        (game,) = (await one.listing.of_visitor(visitor))["games"]
        assert (await one.get(game["id"])).game.ply == 29


def test_two_parcels_of_one_table_at_once(tmp_path: Path) -> None:
    run(tmp_path, lambda tables: race(tables, tables))


def test_two_parcels_of_one_table_at_two_processes(postgres: str) -> None:
    async def both() -> None:
        url = database_at(new_database(postgres, "parcels"))
        async with process(url) as one, process(url) as other:
            await race(one, other)

    asyncio.run(asyncio.wait_for(both(), PATIENCE))


def test_two_who_delete_and_play_at_once(tmp_path: Path) -> None:
    """Either the decision is stored and the table stays, or the table is gone and the decision was never told."""

    async def work(tables: Tables) -> None:
        seats = [NewSeat(kind="person", name="Ada"), NewSeat(kind="person", name="Bo")]
        for _ in range(10):
            id = await tables.setting.create("ada", NewGame(seats=seats))
            table = await tables.get(id)
            stamp = (await tables.parcels.pack("ada", table)).stamp
            ply, move = table.game.ply, str(table.game.legal_moves[0])
            played, deleted = await asyncio.gather(
                table.play("ada", ply, move), tables.parcels.taken("ada", table, stamp), return_exceptions=True
            )
            there = await tables.store.load(id)
            assert (there is None) == (deleted is None), (played, deleted)
            if there:
                assert isinstance(deleted, Stale) and played is None and len(there.plies) > ply

    run(tmp_path, work)
