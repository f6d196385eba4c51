"""The deal of the day: the same for everybody, one try that counts, and what may be known when."""

import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import date, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from dated import Clock, on_a_day
from postgres import new_database
from served import Json, Served, Visitor
from test_luggage import arrived, fetch, send_off

from kingdomino import Game, agent, fair
from kingdomino.errors import ParseError
from kingdomino.records import read_record
from kingdomino.server import run
from kingdomino.server.daily import streak

NOON = " 12:00"


class Week:
    """Days that no other test of a server has: it is noon on Friday, and the clock can be set."""

    _fridays = (date(2026, 1, 2) + timedelta(weeks=n) for n in count())

    def __init__(self, folder: Path) -> None:
        friday = next(self._fridays)
        self.friday, self.saturday, self.sunday, self.monday, self.tuesday = (
            (friday + timedelta(days=n)).isoformat() for n in range(5)
        )
        self._clock = Clock(folder, self.friday + NOON)

    def at(self, day: str, time: str = NOON) -> None:
        self._clock.set(f"{day} {time.strip()}")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the servers have their data, and their clock."""
    return tmp_path_factory.mktemp("daily")


@pytest.fixture
def week(folder: Path) -> Week:
    return Week(folder)


@pytest.fixture(scope="module")
def on_sqlite(folder: Path) -> Iterator[Served]:
    with on_a_day(folder, "data") as server:
        yield server


@pytest.fixture(scope="module")
def on_postgres(folder: Path, postgres: str) -> Iterator[Served]:
    with on_a_day(folder, "post", "--database", new_database(postgres, "daily")) as server:
        yield server


# A server starts on the day of the first test that needs it.
@pytest.fixture(params=["sqlite", "postgres"])
def served(request: pytest.FixtureRequest, week: Week) -> Served:
    server: Served = request.getfixturevalue(f"on_{request.param}")
    return server


@pytest.fixture
def alone(request: pytest.FixtureRequest, week: Week) -> Served:
    """On SQLite, where nothing depends on how it is stored."""
    server: Served = request.getfixturevalue("on_sqlite")
    return server


def today(visitor: Visitor) -> Json:
    seen: Json = visitor.ask("GET", "/daily")
    return seen


def begin(visitor: Visitor, name: str = "Ada", **asked: Any) -> str:
    id: str = visitor.ask("POST", "/daily", {"name": name, **asked})["id"]
    return id


def greedy(table: Json) -> str:
    move: str = max(table["turn"]["moves"], key=lambda m: (m["points"], m["move"]))["move"]
    return move


def poor(table: Json) -> str:
    move: str = min(table["turn"]["moves"], key=lambda m: (m["points"], m["move"]))["move"]
    return move


def play(visitor: Visitor, name: str = "Ada", choose: Callable[[Json], str] = greedy) -> Json:
    """Begins the deal of the day and plays it to the end; gives the table."""
    with visitor.sit(begin(visitor, name)) as seat:
        while not seat.my_turn()["outcome"]:
            seat.play(choose(seat.table))
        return seat.table


def code(visitor: Visitor, method: str, path: str, body: Any = None) -> str:
    """Why something is refused."""
    answer = visitor.http.request(method, f"/api{path}", json=body)
    assert not answer.is_success, answer.text
    why: str = answer.json()["problem"]["code"]
    return why


def record(visitor: Visitor, id: str) -> str:
    return visitor.http.get(f"/api/tables/{id}/record").raise_for_status().text


# ---- the same for everybody ----


def test_those_who_decide_alike_play_the_same_game(served: Served) -> None:
    """The dealer and the computer players answer everybody alike, whoever they are and whenever they come."""
    ada, bo, cy = served.visitor(), served.visitor(), served.visitor()
    games = [Game.parse(record(visitor, play(visitor, name)["id"])) for visitor, name in ((ada, "Ada"), (bo, "Bo"))]
    assert games[0].moves == games[1].moves
    other = Game.parse(record(cy, play(cy, "Cy", poor)["id"]))
    assert other.moves != games[0].moves
    assert [str(move) for move in other.moves if move.kind == "deal"] == [
        str(move) for move in games[0].moves if move.kind == "deal"
    ]


def test_three_who_differ_sit_at_the_table(alone: Served) -> None:
    visitor = alone.visitor()
    seen = today(visitor)
    assert (seen["kind"], seen["edition"], seen["levels"]) == ("faces", "classic", ["easy", "normal", "hard"])
    with visitor.sit(begin(visitor, "  Ada\u202e ", faces=["Pip", "Ada"])) as seat:
        table = seat.table
    assert [row["name"] for row in table["seats"]] == ["Ada (A)", "Pip", "Ada (C)", "hard"]
    assert [row["level"] for row in table["seats"]] == [None, "easy", "normal", "hard"]
    assert [row["mine"] for row in table["seats"]] == [True, False, False, False]


def test_on_sundays_one_plays_alone(alone: Served, week: Week) -> None:
    week.at(week.sunday)
    visitor = alone.visitor()
    assert today(visitor)["kind"] == "solo"
    table = play(visitor)
    assert len(table["seats"]) == 1 and table["edition"] == "english-app"
    seen = today(visitor)
    assert seen["result"]["points"] == table["outcome"]["scores"][0] and seen["board"]["rank"] == 1
    assert [row["level"] for row in seen["board"]["levels"]] == ["easy", "normal", "hard", "expert"]


def test_what_computer_players_make_of_it_in_ones_place(alone: Served, week: Week) -> None:
    """Known once the day is over, it can be played again: whoever decides like `expert` fares like it."""
    visitor = alone.visitor()
    id = play(visitor)["id"]
    levels = today(visitor)["board"]["levels"]
    week.at(week.saturday)
    seen = visitor.ask("GET", f"/daily/{week.friday}")
    assert seen["board"]["levels"] == levels
    deal, secret = fair.day_dealer(week.friday, seen["secret"]), seen["secret"]
    for told in levels:
        game = Game(4, dealer=deal)
        while game.turn is not None:
            level = (told["level"], "easy", "normal", "hard")[game.turn]
            game.push(agent(level, seed=fair.day_seed(week.friday, secret, game.ply)).choose(game.position))
        assert game.outcome and game.outcome.scores[0] == told["points"]
        assert game.outcome.places[0] == told["place"]
    # What sat at the visitor's table decided by the same numbers.
    played = Game.parse(record(visitor, id))
    for ply, (position, move) in enumerate(zip(played.positions, played.moves, strict=False)):
        if position.turn is not None and position.turn > 0:
            player = agent(("", "easy", "normal", "hard")[position.turn], seed=fair.day_seed(week.friday, secret, ply))
            assert player.choose(position) == move


# ---- one try ----


def test_there_is_one_try(served: Served, week: Week) -> None:
    visitor = served.visitor()
    today(visitor)  # so that it has a cookie
    with ThreadPoolExecutor(4) as many:  # several pages at once
        ids = set(many.map(lambda _: begin(visitor), range(8)))
    assert len(ids) == 1
    (id,) = ids
    seen = today(visitor)
    assert (seen["state"], seen["table"], seen["board"], seen["result"]) == ("playing", id, None, None)
    with visitor.sit(id) as seat:
        assert seat.my_turn()["day"] == week.friday
        seat.play()
    assert begin(visitor) == id
    with visitor.sit(id) as seat:
        seat.play_to_end()
    assert begin(visitor) == id
    assert today(visitor)["state"] == "over"


def test_a_try_that_is_thrown_away_is_gone(alone: Served) -> None:
    visitor, other = alone.visitor(), alone.visitor()
    id = begin(visitor)
    visitor.ask("DELETE", f"/tables/{id}")
    seen = today(visitor)
    assert (seen["state"], seen["table"]) == ("lost", None) and seen["board"]["rank"] is None
    assert code(visitor, "POST", "/daily", {"name": "Ada"}) == "daily-tried"
    with other.sit(begin(other)) as seat:
        seat.send("resign", seat=0)
        seat.until(lambda table: table["outcome"])
    seen = today(other)
    assert seen["state"] == "lost" and seen["result"] is None and seen["streak"]["days"] == 0
    assert seen["board"]["players"] == seen["players"] == 0


def test_what_is_decided_stays(alone: Served) -> None:
    visitor = alone.visitor()
    with visitor.sit(begin(visitor)) as seat:
        seat.my_turn()
        table = seat.play()
        assert table["can_undo"] is table["can_redo"] is False and table["seed"] is None
        assert seat.refusal("undo")["code"] == "daily-final"
        assert seat.refusal("redo")["code"] == "nothing-to-redo"
        assert seat.refusal("stand-in", seat=0, level="master")["code"] == "not-your-seat"
        assert code(visitor, "GET", f"/tables/{seat.id}/record") == "daily-unfinished"
        assert code(visitor, "POST", f"/tables/{seat.id}/again", {"same_deal": True}) == "daily-tried"
        seat.play_to_end()
        assert seat.refusal("undo")["code"] == "daily-final"
        assert code(visitor, "POST", f"/tables/{seat.id}/again", {"same_deal": True}) == "daily-tried"
        seat.send("resign", seat=0)
    again = visitor.ask("POST", f"/tables/{seat.id}/again", {})["id"]
    new = visitor.ask("GET", f"/tables/{again}")
    assert new["day"] is None and new["fair"] is None  # an ordinary game, with a deal of its own


def test_another_device_plays_the_same_try(alone: Served) -> None:
    ada, phone = alone.visitor(), alone.visitor()
    id = begin(ada)
    today(phone)
    phone.ask("POST", f"/tables/{id}/key", {"key": ada.ask("POST", f"/tables/{id}/seats/0/key")["key"]})
    assert today(phone)["table"] == id and begin(phone) == id
    with phone.sit(id) as seat:
        seat.play_to_end()
    assert today(ada)["result"] == today(phone)["result"]
    assert today(ada)["streak"] == today(phone)["streak"] == {"days": 1, "longest": 1}


def test_who_moves_to_another_browser_has_no_second_try_and_keeps_the_row_of_days(served: Served, week: Week) -> None:
    ada, phone, tablet = served.visitor(), served.visitor(), served.visitor()
    old = play(ada)["id"]
    week.at(week.saturday)
    play(tablet)
    id = begin(ada)
    for device in (phone, tablet):
        ticket = send_off(ada, "content")
        fetch(device, ticket)
        arrived(device, ticket)
    assert today(phone)["table"] == id and begin(phone) == id
    assert today(tablet)["table"] != id, "a try of one's own comes first"
    with phone.sit(id) as seat:
        seat.play_to_end()
    ada.ask("DELETE", f"/tables/{old}")
    phone.ask("DELETE", f"/tables/{old}")
    tablet.ask("DELETE", f"/tables/{old}")
    for device in (ada, phone, tablet):  # what was played outlives its table, and one day is one day
        assert today(device)["streak"] == {"days": 2, "longest": 2}
        assert [one["day"] for one in today(device)["history"]] == [week.saturday, week.friday]
    assert today(ada)["players"] == 2, "nobody stands in a list twice"
    ada.ask("DELETE", f"/tables/{id}")
    phone.ask("DELETE", f"/tables/{id}")
    tablet.ask("DELETE", f"/tables/{id}")
    assert code(phone, "POST", "/daily", {"name": "Ada"}) == "daily-tried"


# ---- what may be known when ----


def test_nobody_learns_anything_before_they_have_played(served: Served, week: Week) -> None:
    ada, bo = served.visitor(), served.visitor()
    table = play(ada)
    id = table["id"]
    known = [id]
    if "--database" not in served.options:
        with closing(sqlite3.connect(served.data / run.DATABASE)) as database:
            known += database.execute("SELECT watch FROM games WHERE id = ?", (id,)).fetchone()
    assert (today(bo)["state"], today(bo)["players"], today(bo)["board"]) == ("new", 1, None)
    for watched in known:
        for path in ("", "/plies/1", "/record", "/picture.svg", "/picture.png", "/invitation.svg"):
            assert code(bo, "GET", f"/tables/{watched}{path}") == "daily-hidden", path
        with pytest.raises(Exception, match="daily-hidden"):
            bo.sit(watched).hear()
        page = bo.http.get(f"/table/{watched}").text
        assert "Ada" not in page and "picture.png" not in page
    # Not even those who have played are told the secret as long as others can.
    mine = ada.ask("GET", f"/tables/{id}")
    assert mine["outcome"] and mine["fair"]["secret"] is None
    assert "Fair" not in record(ada, id)
    assert code(ada, "GET", f"/daily/{week.friday}") == "no-such-day"
    assert [row["watch"] for row in today(ada)["board"]["rows"]] == [None]
    week.at(week.saturday, "00:00")
    seen = bo.ask("GET", f"/daily/{week.friday}")
    (row,) = seen["board"]["rows"]
    watched = bo.ask("GET", f"/tables/{row['watch']}/plies/{table['plies']}")
    assert watched["outcome"]["scores"] == table["outcome"]["scores"]
    assert bo.http.get(f"/api/tables/{row['watch']}/picture.svg").is_success
    assert ada.ask("GET", f"/tables/{id}")["fair"]["secret"] == seen["secret"]


def test_the_secret_is_what_was_committed_to(served: Served, week: Week) -> None:
    """Whoever looked the day before can check the deals of today."""
    ada = served.visitor()
    promised = today(ada)["tomorrow"]
    week.at(week.saturday)
    assert today(ada)["commitment"] == promised
    id = play(ada)["id"]
    assert ada.ask("GET", f"/tables/{id}")["fair"]["commitment"] == promised
    week.at(week.sunday)
    text = record(ada, id)
    told = fair.check_fair(read_record(text), commitment=promised)
    assert told == [
        f"The deals follow from the secret of {week.saturday} (method 3).",
        "The commitment is the one that was seen before the game.",
    ]
    seen = ada.ask("GET", f"/daily/{week.saturday}")
    assert (seen["commitment"], seen["secret"]) == (promised, read_record(text).headers["FairSecret"])
    other = ada.ask("GET", "/daily")["tomorrow"]
    with pytest.raises(ParseError, match="not the commitment that was seen"):
        fair.check_fair(read_record(text), commitment=other)


def test_the_same_deal_can_be_played_again_when_the_day_is_over(alone: Served, week: Week) -> None:
    ada = alone.visitor()
    id = play(ada)["id"]
    week.at(week.saturday)
    again = ada.ask("POST", f"/tables/{id}/again", {"same_deal": True})["id"]
    with ada.sit(again) as seat:
        assert seat.my_turn()["day"] is None
        seat.play()
        assert seat.my_turn()["can_undo"]
        seat.play_to_end()
    deals = [
        [str(move) for move in Game.parse(record(ada, one)).moves if move.kind in ("deal", "kings")]
        for one in (id, again)
    ]
    assert deals[0] == deals[1]
    assert today(ada)["state"] == "new" and len(today(ada)["history"]) == 1


# ---- days ----


def test_what_is_not_finished_by_midnight_does_not_count(served: Served, week: Week) -> None:
    ada, bo = served.visitor(), served.visitor()
    play(bo, "Bo")
    id = begin(ada)
    with ada.sit(id) as seat:
        seat.play()
        week.at(week.friday, "23:59:59")
        assert today(ada)["left"] == 1000
        seat.play()
        week.at(week.saturday, "00:00:00")
        seat.play_to_end()  # for its own sake
    assert ada.ask("GET", f"/daily/{week.friday}")["result"] is None
    seen = today(ada)
    assert (seen["day"], seen["state"], seen["history"]) == (week.saturday, "new", [])
    assert begin(ada) != id
    assert bo.ask("GET", f"/daily/{week.friday}")["board"]["players"] == 1


def test_days_in_a_row(served: Served, week: Week) -> None:
    ada = served.visitor()
    for day, length in ((week.friday, 1), (week.saturday, 2), (week.sunday, 3)):
        week.at(day)
        assert today(ada)["streak"]["days"] == length - 1
        play(ada)
        assert today(ada)["streak"] == {"days": length, "longest": length}
    seen = today(ada)
    assert [row["day"] for row in seen["history"]] == [week.sunday, week.saturday, week.friday]
    assert [row["kind"] for row in seen["history"]] == ["solo", "faces", "faces"]
    assert seen["before"] == week.saturday
    week.at(week.tuesday)
    assert today(ada)["streak"] == {"days": 0, "longest": 3}
    between = ada.ask("GET", f"/daily/{week.saturday}")
    assert (between["before"], between["after"]) == (week.friday, week.sunday)
    assert code(ada, "GET", f"/daily/{week.monday}") == "no-such-day"
    assert code(ada, "GET", "/daily/2026-02-31") == "no-such-day"


@pytest.mark.parametrize(
    ("days", "now", "longest"),
    [
        ([], 0, 0),
        (["2026-03-01"], 1, 1),
        (["2026-02-28"], 1, 1),
        (["2026-02-27"], 0, 1),
        (["2026-03-01", "2026-02-28", "2026-02-27"], 3, 3),
        (["2026-03-01", "2026-02-27", "2026-02-26"], 1, 2),
        (["2026-02-28", "2026-02-26", "2026-01-01", "2025-12-31", "2025-12-30"], 1, 3),
    ],
)
def test_streaks(days: list[str], now: int, longest: int) -> None:
    assert streak(days, "2026-03-01") == {"days": now, "longest": longest}


def test_a_clock_that_is_set_back_brings_no_day_back(served: Served, week: Week) -> None:
    """Its secret has been shown: anybody could know what comes."""
    ada, bo = served.visitor(), served.visitor()
    play(ada)
    begun = begin(bo, "Bo")
    week.at(week.saturday)
    assert today(ada)["state"] == "new"
    week.at(week.friday)
    assert code(bo, "GET", "/daily") == "daily-clock"
    assert code(bo, "POST", "/daily", {"name": "Bo"}) == "daily-clock"
    with bo.sit(begun) as seat:
        seat.play_to_end()
    week.at(week.saturday)
    assert bo.ask("GET", f"/daily/{week.friday}")["board"]["players"] == 1
    assert ada.ask("GET", f"/daily/{week.friday}")["secret"]


def test_a_clock_that_was_far_ahead_spoils_one_day_only(alone: Served, week: Week) -> None:
    ada = alone.visitor()
    promised = today(ada)["tomorrow"]
    week.at("2130-01-01")
    today(ada)
    week.at(week.friday, "12:05")
    assert code(ada, "GET", "/daily") == "daily-clock"
    for unknown in (week.saturday, "2129-12-31", "2130-01-01"):
        assert code(ada, "GET", f"/daily/{unknown}") == "no-such-day"
    week.at(week.saturday)
    assert today(ada)["commitment"] == promised
    play(ada)
    assert today(ada)["state"] == "over"


def test_a_restart_and_a_backup_keep_the_secrets(tmp_path: Path) -> None:
    week = Week(tmp_path)
    with on_a_day(tmp_path) as server:
        ada = server.visitor()
        promised, id = today(ada)["tomorrow"], begin(ada)
        with ada.sit(id) as seat:
            seat.play()
        run.backup(server.data / run.DATABASE, tmp_path / "copy.sqlite")
        server.kill()
        server.start()
        assert today(ada)["tomorrow"] == promised and begin(ada) == id
        with ada.sit(id) as seat:
            seat.play_to_end()
    run.restore(tmp_path / "copy.sqlite", tmp_path / "other")
    week.at(week.saturday)
    with on_a_day(tmp_path, "other") as server:
        assert today(server.visitor())["commitment"] == promised


def test_processes_on_one_database_agree(tmp_path: Path, postgres: str) -> None:
    week = Week(tmp_path)
    address = new_database(postgres, "daily")
    with (
        on_a_day(tmp_path, "one", "--database", address) as one,
        on_a_day(tmp_path, "two", "--database", address) as two,
    ):
        ada, bo = one.visitor(), two.visitor()
        with ThreadPoolExecutor(2) as both:
            seen = list(both.map(today, (ada, bo)))
        assert seen[0]["commitment"] == seen[1]["commitment"] and seen[0]["tomorrow"] == seen[1]["tomorrow"]
        elsewhere = two.visitor()
        elsewhere.http.cookies = ada.http.cookies
        with ThreadPoolExecutor(2) as both:
            ids = set(both.map(begin, (ada, elsewhere)))
        assert len(ids) == 1
        play(ada)
        play(bo, "Bo")
        assert today(elsewhere)["board"]["players"] == today(ada)["board"]["players"] == 2
        week.at(week.saturday)
        assert ada.ask("GET", f"/daily/{week.friday}")["secret"] == bo.ask("GET", f"/daily/{week.friday}")["secret"]


# ---- the list ----


def test_the_list_of_a_day(served: Served, week: Week) -> None:
    """First by place at the table, then by points; those who did equally well share a rank, earliest first."""
    players = {name: served.visitor() for name in ("Ada", "Bo", "Cy", "Dee")}
    choices = {"Ada": greedy, "Bo": poor, "Cy": greedy, "Dee": lambda table: table["turn"]["moves"][0]["move"]}
    results = {}
    for minute, (name, visitor) in enumerate(players.items()):
        week.at(week.friday, f"12:{minute:02}")
        table = play(visitor, name, choices[name])
        results[name] = table["outcome"]["places"][0], table["outcome"]["scores"][0]
        mine = today(visitor)["result"]
        assert (mine["place"], mine["points"], mine["scores"]) == (*results[name], table["outcome"]["scores"])
    order = sorted(players, key=lambda name: (results[name][0], -results[name][1], list(players).index(name)))
    sorted_results = [results[name] for name in order]
    for name, visitor in players.items():
        board = today(visitor)["board"]
        assert [row["name"] for row in board["rows"]] == order
        assert [(row["place"], row["points"]) for row in board["rows"]] == sorted_results
        ranks = [1 + sum((p, -n) < (place, -points) for p, n in results.values()) for place, points in sorted_results]
        assert [row["rank"] for row in board["rows"]] == ranks
        assert board["rank"] == ranks[order.index(name)] and board["players"] == 4
        assert [row["name"] for row in board["rows"] if row["mine"]] == [name]
        assert dict(board["spread"]) == {n: [m for _, m in results.values()].count(n) for _, n in results.values()}


def test_many_from_one_address_do_not_fill_the_list(alone: Served, week: Week) -> None:
    week.at(week.sunday)
    visitors = [alone.visitor() for _ in range(12)]
    points = [
        play(visitor, f"V{n}", greedy if n < 11 else poor)["outcome"]["scores"][0] for n, visitor in enumerate(visitors)
    ]
    assert [today(visitor)["uncounted"] for visitor in visitors] == [False] * 10 + [True] * 2
    late = today(visitors[-1])
    assert late["board"]["players"] == 10 and late["state"] == "over"
    assert late["board"]["rank"] == 1 + sum(others > points[-1] for others in points[:10])  # by the luck of the deal
    assert late["streak"]["days"] == 1
    origins = _origins(alone, week.sunday)
    assert len(origins) == 1 and "127.0.0.1" not in origins and "" not in origins
    week.at(week.monday)
    today(visitors[0])
    alone.stop()
    alone.start()  # a server that starts tidies up at once, and else within a minute
    assert len(visitors[0].ask("GET", f"/daily/{week.sunday}")["board"]["rows"]) == 10
    assert _origins(alone, week.sunday) == {""}


def _origins(served: Served, day: str) -> set[str]:
    """What stands for the addresses of those who played."""
    with closing(sqlite3.connect(served.data / run.DATABASE)) as database:
        return {row[0] for row in database.execute("SELECT origin FROM tries WHERE day = ?", (day,))}


@pytest.mark.parametrize("body", [{"name": "A" * 25}, {"faces": ["a"] * 4}, {"day": "2026-01-30"}, {"result": 100}, []])
def test_nonsense_is_refused(alone: Served, body: Any) -> None:
    assert code(alone.visitor(), "POST", "/daily", body) == "bad-request"
    assert code(alone.visitor(), "GET", "/daily/yesterday") == "bad-request"
    assert code(alone.visitor(), "GET", "/daily/0000-00-00") == "no-such-day"
