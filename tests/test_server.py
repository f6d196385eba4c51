"""The server over real HTTP and WebSockets: whole games, undo, crashes, hostile messages."""

import asyncio
import random
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest
from contract import heard
from served import Json, Served, Sitting, Visitor
from test_game import NOTHING, scripted
from waiting import PATIENCE, until_async
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kingdomino import Dynasty, Game
from kingdomino.agents import Agent, agent
from kingdomino.codes import Mistake
from kingdomino.core import Candidate, Move, Position
from kingdomino.server import reach as reach_module
from kingdomino.server.messages import NewGame, NewSeat, Reaction
from kingdomino.server.store import Store, sqlite_url
from kingdomino.server.table import Table
from kingdomino.server.tables import Tables
from kingdomino.server.thinking import Thinkers


@pytest.fixture
def ada(served: Served) -> Visitor:
    return served.visitor()


def plies(sitting: Sitting) -> list[str]:
    """All moves of a table, read from its record."""
    text = sitting.visitor.http.get(f"/api/tables/{sitting.id}/record").text
    return [str(move) for move in Game.parse(text).moves]


# ---- games ----


@pytest.mark.parametrize(
    ("seats", "fields"),
    [
        (["Ada", "normal"], {}),
        (["Ada", "Bo", "easy"], {"rules": {"harmony": True}}),
        (["Ada", "Bo", "Cy", "Di"], {"edition": "german"}),
        (["Ada"], {"edition": "english-app"}),
        (["easy", "Ada"], {"edition": "tournament"}),
        (["Ada", "easy", "Cy"], {"edition": "danish", "rules": {"middle_kingdom": True}}),
        (["Ada", "easy", "Cy"], {"edition": "romanian"}),
        (["Ada", "easy"], {"edition": "english-app", "rules": {"kings": "passed-round"}}),
    ],
)
def test_a_whole_game(ada: Visitor, seats: list[str], fields: Json) -> None:
    with ada.sit(ada.new_game(*seats, **fields)) as sitting:
        outcome = sitting.play_to_end()["outcome"]
        assert not sitting.refused
        game = Game.parse(ada.http.get(f"/api/tables/{sitting.id}/record").text)
    assert (
        game.outcome
        and list(game.outcome.scores) == outcome["scores"]
        and list(game.outcome.winners) == outcome["winners"]
    )
    assert [seat["kingdom"]["score"]["total"] for seat in sitting.table["seats"]] == outcome["scores"]


def test_what_a_page_is_told(ada: Visitor) -> None:
    """The view says what the engine says, at every ply."""
    with ada.sit(ada.new_game("Ada", "Bo", seed="7", rules={"harmony": True, "middle_kingdom": True})) as sitting:
        game = Game(names=["Ada", "Bo"], seed=7, harmony=True, middle_kingdom=True)
        while not sitting.my_turn()["outcome"]:
            table, position = sitting.table, game.position
            assert table["phase"] == position.phase
            assert [m["move"] for m in table["turn"]["moves"]] == [str(m) for m in position.legal_moves]
            assert [m["points"] for m in table["turn"]["moves"]] == position.gains
            assert [(d["number"], d["seat"]) for d in table["line"]] == position.line
            assert table["unseen"] == position.unseen
            for seat, (shown, score) in enumerate(zip(table["seats"], position.scores(), strict=True)):
                squares = {(s["spot"], s["terrain"], s["crowns"]) for s in shown["kingdom"]["squares"]}
                assert squares == set(position.kingdom(seat))
                laid = {s["spot"]: (s["domino"], s["half"]) for s in shown["kingdom"]["squares"]}
                assert laid == game.dominoes()[seat]
                assert shown["kingdom"]["score"]["total"] == score.total
                assert shown["kingdom"]["score"]["harmony_possible"] == score.harmony_possible
            before = len(game.moves)
            move = max(table["turn"]["moves"], key=lambda m: m["points"])
            game.push(move["move"])
            events = sitting.play(move["move"])["events"]
            assert [event["move"] for event in events] == [str(m) for m in game.moves[before:]]
            assert events[0]["points"] == move["points"]
        assert game.is_over


def test_whose_king_was_drawn_is_told(ada: Visitor) -> None:
    """Whoever drew it decides; nobody is told of kings that are still to be drawn."""
    with ada.sit(ada.new_game("Ada", "Bo", "Cy", edition="romanian", seed="1")) as sitting:
        game = Game(3, "romanian", names=["Ada", "Bo", "Cy"], seed=1)
        told = []
        while game.position.holder is not None:
            turn, order = sitting.my_turn()["turn"], sitting.table["order"]
            assert (turn["seat"], turn["receiver"]) == (game.turn, game.position.receiver)
            assert order == game.position.order
            before = game.ply
            move = turn["moves"][0]["move"]
            game.push(move)
            events = sitting.play(move)["events"]
            assert [(e["seat"], e["receiver"]) for e in events] == [(n.seat, n.receiver) for n in game.notes[before:]]
            told.append((events[0]["seat"], events[0]["receiver"], events[0]["kind"]))
        assert [seat for seat, *_ in told] == [1, 2, 0]
        assert told[0] == (1, 2, "claim")
        assert sorted(receiver for _, receiver, _ in told) == [0, 1, 2]


def test_the_same_seed_deals_the_same(ada: Visitor) -> None:
    first, second = (ada.new_game("Ada", "Bo", seed="18446744073709551615") for _ in range(2))
    with ada.sit(first) as one, ada.sit(second) as two:
        one.play_to_end(), two.play_to_end()
        assert plies(one) == plies(two)
        again = ada.ask("POST", f"/tables/{first}/again", {"same_deal": True})["id"]
        other = ada.ask("POST", f"/tables/{first}/again", {})["id"]
    with ada.sit(again) as three, ada.sit(other) as four:
        assert three.table["seed"] == one.table["seed"] != four.table["seed"]
        three.play_to_end(), four.play_to_end()
        assert plies(three) == plies(one) != plies(four)
        assert [seat["name"] for seat in three.table["seats"]] == ["Ada", "Bo"]


def test_dynasty(ada: Visitor) -> None:
    id = ada.new_game("Ada", "easy", dynasty=True)
    texts = []
    for number in (1, 2, 3):
        with ada.sit(id) as sitting:
            table = sitting.play_to_end()
            assert table["series"]["game"] == number and table["series"]["games"] == 3
            texts.append(ada.http.get(f"/api/tables/{id}/record").text)
            if number < 3:
                assert table["series"]["outcome"] is None
                id, twice = (ada.ask("POST", f"/tables/{id}/next")["id"] for _ in range(2))
                assert id == twice
    played = Dynasty.parse("\n".join(texts))
    assert played.outcome and table["series"]["outcome"]["scores"] == list(played.outcome.scores)
    assert [tuple(row) for row in table["series"]["standings"]] == played.standings()
    assert ada.ask("POST", f"/tables/{id}/next", status=422)["problem"]["code"] == "no-next-game"
    record = played.record()
    imported = ada.ask("POST", "/import", {"record": record})["id"]
    assert ada.ask("GET", f"/tables/{imported}")["series"] == table["series"]


# ---- taking back ----


def test_undo_and_redo_across_a_round(ada: Visitor) -> None:
    with ada.sit(ada.new_game("Ada", "easy")) as sitting:
        for _ in range(12):
            sitting.play()
        sitting.my_turn()
        before = plies(sitting)
        shown: list[Json] = [sitting.table]
        for _ in range(9):
            ply = sitting.table["ply"]
            sitting.send("undo")
            sitting.until(lambda table, ply=ply: table["ply"] < ply)  # type: ignore[misc]
            assert sitting.table["turn"]["moves"] and sitting.table["can_redo"]
            shown.append(sitting.table)
        assert plies(sitting) == before[: sitting.table["ply"]]
        for earlier in reversed(shown[:-1]):
            sitting.send("redo")
            sitting.until(lambda table, ply=earlier["ply"]: table["ply"] == ply)  # type: ignore[misc]
            assert sitting.table["line"] == earlier["line"] and sitting.table["seats"] == earlier["seats"]
        assert plies(sitting) == before and not sitting.table["can_redo"]
        assert sitting.refusal("redo")["code"] == "nothing-to-redo"
        sitting.play_to_end()
        sitting.send("undo")
        sitting.until(lambda table: table["outcome"] is None)
        sitting.play_to_end()


def test_kings_that_a_record_names_beyond_its_end_are_drawn_next(tmp_path: Path) -> None:
    headers = '[Edition "classic"]\n[A "Ada"]\n[B "Bo"]\n\n'
    with Served(tmp_path) as served:
        ada = served.visitor()
        ids = [
            ada.ask("POST", "/import", {"record": f"{headers}{kings} +4,11,23,38 {kings[0]}:23"})["id"]
            for kings in ("ABBA", "BBAA", "AABB")
        ]
        for id, kings in zip(ids, ("ABBA", "BBAA", "AABB"), strict=True):
            with ada.sit(id) as seat:
                seat.play()
                ply = seat.play()["ply"]
                seat.send("undo")
                seat.until(lambda table, ply=ply: table["ply"] < ply)  # type: ignore[misc]
            served.kill()
            served.start()
            with ada.sit(id) as seat:
                seat.play_to_end()
            assert f"\n{kings} +4,11,23,38" in ada.http.get(f"/api/tables/{id}/record").text


def test_lines_taken_back_are_dealt_again(ada: Visitor, served: Served) -> None:
    """Also in an imported game, whose seed nobody knows, and after a restart."""
    finished = Game(seed=3)
    while not finished.is_over:
        finished.push(finished.legal_moves[-1])
    with ada.sit(ada.ask("POST", "/import", {"record": finished.record()})["id"]) as sitting:
        while sitting.table["can_undo"]:
            ply = sitting.table["ply"]
            sitting.send("undo")
            sitting.until(lambda table, ply=ply: table["ply"] < ply)  # type: ignore[misc]
    served.kill()
    served.start()
    with ada.sit(sitting.id) as sitting:
        sitting.play_to_end()
        deals = [move for move in plies(sitting) if move.startswith("+")]
    assert deals == [str(move) for move in finished.moves if move.kind == "deal"]


def test_a_new_decision_forgets_what_was_taken_back(ada: Visitor) -> None:
    with ada.sit(ada.new_game("Ada", "Bo")) as sitting:
        sitting.play()
        sitting.send("undo")
        sitting.until(lambda table: table["can_redo"])
        sitting.play()
        assert not sitting.table["can_redo"]


# ---- computer players ----


def test_computers_are_watched_paused_and_stepped(ada: Visitor) -> None:
    with ada.sit(ada.new_game("easy", "easy"), pace=5000) as sitting:
        sitting.send("pause")
        sitting.until(lambda table: table["paused"])
        ply = sitting.table["ply"]
        sitting.send("step")
        sitting.until(lambda table: table["ply"] > ply)
        assert sitting.table["paused"] and not any(seat["thinking"] for seat in sitting.table["seats"])
        sitting.send("pace", pace=0)
        sitting.send("resume")
        sitting.until(lambda table: table["outcome"] is not None)
        sitting.send("undo")
        sitting.until(lambda table: table["paused"] and not table["outcome"])


def test_a_computer_can_be_hurried(ada: Visitor) -> None:
    with ada.sit(ada.new_game("Ada", "hard"), pace=60_000) as sitting:
        while not any(seat["thinking"] for seat in sitting.table["seats"]):
            sitting.play()
        ply = sitting.table["ply"]
        sitting.send("hurry")
        sitting.until(lambda table: table["ply"] > ply)


class Broken:
    """A computer player that cannot choose."""

    name = "broken"

    def choose(self, position: Position) -> Move:
        raise RuntimeError("it broke")

    def analyse(self, position: Position, seconds: float = 1.0) -> list[Candidate]:
        return []

    def stop(self) -> None:
        pass


class Cheat(Broken):
    """One that chooses what cannot be."""

    def choose(self, position: Position) -> Move:
        return Move("a1a2")


class Onlooker:
    """Someone who looks at a table."""

    visitor, address = "ada", ""

    def wake(self) -> None:
        pass

    def reacted(self, seat: int, reaction: Reaction) -> None:
        pass


def unmade(level: str) -> Agent:
    raise ValueError(f"there is no {level}")


@pytest.mark.parametrize(
    "agents",
    [
        lambda level: agent(level) if level == "normal" else Broken(),
        lambda level: agent(level) if level == "normal" else Cheat(),
        lambda level: Broken(),
        unmade,
    ],
)
def test_a_computer_player_that_fails(
    agents: Callable[[str], Agent], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A simpler one decides for it, or else the first legal move is made: the game goes on."""

    async def play() -> Table:
        store = await Store.open(sqlite_url(tmp_path))
        tables = Tables(store, thinkers=Thinkers(agents))
        try:
            seats = [NewSeat(kind="computer", level="hard"), NewSeat(kind="computer", level="easy")]
            table = await tables.get(await tables.setting.create("ada", NewGame(seats=seats)))
            table.set_pace("ada", 0)
            table.arrive(Onlooker())  # without one, a game of computers waits
            await until_async(lambda: table.is_over, "the game to end")
            return table
        finally:
            await tables.close()
            await store.close()

    table = asyncio.run(play())
    assert Game.parse(str(table.record())).outcome
    assert "the computer player hard failed" in caplog.text and table.id not in caplog.text


def test_resigning(ada: Visitor) -> None:
    with ada.sit(ada.new_game("Ada", "Bo")) as sitting:
        sitting.play()
        sitting.send("resign", seat=1)
        outcome = sitting.until(lambda table: table["outcome"] is not None)["outcome"]
        assert outcome["ended"] == "B resigned"
        assert sitting.refusal("resign", seat=0)["code"] == "game-over"
        assert outcome["winners"] == [0] and outcome["places"] == [1, 2]
        assert '[Ended "B resigned"]' in ada.http.get(f"/api/tables/{sitting.id}/record").text
        ply = sitting.table["ply"]
        assert sitting.table["can_undo"]
        sitting.send("undo")
        sitting.until(lambda table: table["outcome"] is None)
        assert sitting.table["ply"] == ply  # the resignation is taken back, and no move with it
        sitting.send("undo")
        sitting.until(lambda table: table["can_redo"])
        sitting.send("resign", seat=0)
        sitting.until(lambda table: table["outcome"] is not None)
        assert not sitting.table["can_redo"]
        sitting.send("undo")
        assert sitting.until(lambda table: table["outcome"] is None)["can_redo"]
        sitting.play_to_end()


def test_taking_back_the_end_of_a_record_lets_the_dealer_go_on(ada: Visitor) -> None:
    record = '[Edition "classic"]\n[A "Ada"]\n[B "Bo"]\n[Ended "abandoned"]\n\nA\n'
    with ada.sit(ada.ask("POST", "/import", {"record": record})["id"]) as sitting:
        assert sitting.table["outcome"]
        sitting.send("undo")
        sitting.until(lambda table: table["outcome"] is None and table["turn"])
        sitting.play_to_end()


# ---- nothing is lost ----


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        ada = served.visitor()
        id = ada.new_game("Ada", "normal")
        shown: Json = {}
        known: list[str] = []
        for _ in range(6):
            sitting = ada.sit(id)
            if shown:
                assert sitting.table["ply"] >= shown["ply"]
                assert plies(sitting)[: shown["ply"]] == known
            for _ in range(3):
                shown = sitting.play()
            known = plies(sitting)[: shown["ply"]]
            served.kill()
            served.start()
        with ada.sit(id) as sitting:
            sitting.play_to_end()
        assert [game["id"] for game in ada.ask("GET", "/tables")["games"]] == [id]


def test_my_games(ada: Visitor) -> None:
    with ada.sit(ada.new_game("Ada", "easy")) as sitting:
        sitting.my_turn()
        (game,) = ada.ask("GET", "/tables")["games"]
        assert game["your_turn"] and not game["over"] and game["names"] == ["Ada", "easy"]
        sitting.play_to_end()
        (game,) = ada.ask("GET", "/tables")["games"]
        assert game["over"] and game["scores"] == sitting.table["outcome"]["scores"]
    watched = ada.new_game("easy", "easy")
    assert {game["id"] for game in ada.ask("GET", "/tables")["games"]} == {sitting.id, watched}
    for id in (sitting.id, watched):
        ada.ask("DELETE", f"/tables/{id}")
        ada.ask("GET", f"/tables/{id}", status=404)
    assert ada.ask("GET", "/tables")["games"] == []


def test_replay(ada: Visitor) -> None:
    with ada.sit(ada.new_game("Ada", "easy")) as sitting:
        table = sitting.play_to_end()
        game = Game.parse(ada.http.get(f"/api/tables/{sitting.id}/record").text)
        for ply in range(table["plies"] + 1):
            moment = ada.ask("GET", f"/tables/{sitting.id}/plies/{ply}")
            assert moment["ply"] == ply and moment["plies"] == table["plies"]
            assert [s["kingdom"]["score"]["total"] for s in moment["seats"]] == [
                score.total for score in game.positions[ply].scores()
            ]
        assert moment["outcome"] == table["outcome"]
        for nowhere in ("-1", "9999", "x"):
            ada.ask("GET", f"/tables/{sitting.id}/plies/{nowhere}", status=422)


# ---- what does not make sense ----


def test_rules_are_judged(ada: Visitor) -> None:
    def verdict(players: int, edition: str = "classic", **rules: object) -> Json:
        asked = {"edition": edition, "players": players, "rules": rules}
        answer: Json = ada.ask("POST", "/rules", asked)
        return answer

    assert verdict(2)["problem"] is None and verdict(2)["dominoes_each"] == 12
    assert verdict(2, mighty_duel=True)["rules"]["grid"] == 7
    assert verdict(3, mighty_duel=True)["problem"]["code"] == "rules-duel-players"
    assert verdict(1)["problem"]["code"] == "rules-players"
    assert verdict(2, edition="nonsense")["problem"]["code"] == "no-edition"
    assert verdict(2, grid=6)["problem"]["code"] == "rules-grid"
    assert verdict(2, colour="red")["problem"]["code"] == "rules-unknown"
    assert verdict(2, kings="red")["problem"]["code"] == "rules-value"
    wanted = {"seats": [{"kind": "person"}] * 3, "rules": {"mighty_duel": True}}
    assert ada.ask("POST", "/tables", wanted, status=422)["problem"]["code"] == "rules-duel-players"
    assert ada.ask("GET", "/tables")["games"] == []


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seats": []},
        {"seats": [{"kind": "person"}] * 5},
        {"seats": [{"kind": "king"}] * 2},
        {"seats": [{"kind": "computer", "level": "godlike"}] * 2},
        {"seats": [{"kind": "computer", "level": "mc:seconds=9999"}] * 2},
        {"seats": [{"kind": "person", "name": "x" * 25}] * 2},
        {"seats": [{"kind": "person"}] * 2, "seed": "18446744073709551616"},
        {"seats": [{"kind": "person"}] * 2, "seed": "-1"},
        {"seats": [{"kind": "person"}] * 2, "seed": 7},
        {"seats": [{"kind": "person"}] * 2, "edition": "x" * 100_000},
        {"seats": [{"kind": "person"}] * 2, "rules": {"tie_breaks": ["crowns", "crowns"]}},
        {"seats": [{"kind": "person"}] * 2, "rules": {"grid": 10**30}},
        {"seats": [{"kind": "person"}] * 2, "extra": 1},
        [],
        "text",
    ],
)
def test_a_nonsensical_wish_is_refused(ada: Visitor, body: object) -> None:
    problem = ada.ask("POST", "/tables", body, status=422)["problem"]
    assert problem["code"] and problem["text"] and len(problem["text"]) < 500


def test_names_are_made_safe(ada: Visitor) -> None:
    with ada.sit(ada.new_game("\x00\x1b[31m Ada \n", "<b>Bo</b>", '"\\')) as sitting:
        names = [seat["name"] for seat in sitting.table["seats"]]
        assert all(name.isprintable() and name for name in names) and names[1] == "<b>Bo</b>"
        assert Game.parse(ada.http.get(f"/api/tables/{sitting.id}/record").text).names == names


@pytest.mark.parametrize("record", ["", "hello", '[Edition "classic"]', "\x00" * 100, "[A" * 20_000])
def test_a_record_that_cannot_be_read(ada: Visitor, record: str) -> None:
    problem = ada.ask("POST", "/import", {"record": record}, status=422)["problem"]
    assert problem["code"] == "bad-record" and problem["text"].startswith("line ")
    assert problem["unread"]["code"] in get_args(Mistake) and len(problem["unread"]["token"]) <= 40


@pytest.mark.parametrize("length", [1, 2, 4, 240])
def test_a_dynasty_of_another_length_is_not_opened(ada: Visitor, length: int) -> None:
    record = scripted("classic", NOTHING).record()
    text = "\n".join(f'[Game "{number}/{length}"]\n{record}' for number in range(1, length + 1))
    assert len(Dynasty.parse(text).games) == length
    problem = ada.ask("POST", "/import", {"record": text}, status=422)["problem"]
    assert problem["code"] == "bad-record" and problem["unread"]["code"] == "dynasty-at-table"
    assert ada.ask("GET", "/tables")["games"] == []


def test_decisions_that_are_refused(ada: Visitor, served: Served) -> None:
    with ada.sit(ada.new_game("Ada", "Bo")) as sitting:
        ply = sitting.my_turn()["ply"]
        line = [domino["number"] for domino in sitting.table["line"]]
        elsewhere = next(number for number in range(1, 49) if number not in line)
        for domino, fits in ((line[0], True), (elsewhere, False)):
            sitting.send("fits", ply=ply, domino=domino)
            assert bool(sitting.hear()["places"]) == fits
        assert sitting.refusal("play", ply=ply, move=str(elsewhere))["code"] == "not-in-line"
        assert sitting.refusal("play", ply=ply, move="f7e7")["code"] == "must-claim"
        assert sitting.refusal("play", ply=ply, move="nonsense")["code"] == "bad-move"
        for _ in range(4):
            sitting.play()
        ply = sitting.my_turn()["ply"]
        for move, code in (
            ("g7g8", "castle"),
            ("a1a2", "touches"),
            ("f7d7", "not-neighbours"),
            ("--", "can-be-placed"),
        ):
            assert sitting.refusal("play", ply=ply, move=move)["code"].startswith(code)
            sitting.send("why", ply=ply, move=move)
            sitting.hear()
            assert sitting.answers[-1]["reason"]["code"].startswith(code)
        legal = sitting.table["turn"]["moves"][0]["move"]
        sitting.send("why", ply=ply, move=legal)
        assert sitting.hear()["reason"] is None
        before = plies(sitting)
        sitting.send("play", ply=ply - 1, move=legal)  # too late: the table is shown as it is
        assert sitting.hear()["type"] == "state" and plies(sitting) == before

        with served.visitor().sit(sitting.id, pace=None) as stranger:
            assert stranger.table["turn"]["moves"] == [] and stranger.table["seed"] is None
            assert not any(seat["mine"] for seat in stranger.table["seats"])
            for kind in ("undo", "redo", "pause", "resume", "step", "hurry"):
                assert stranger.refusal(kind)["code"] == "not-yours"
            assert stranger.refusal("resign", seat=0)["code"] == "not-your-seat"
            assert stranger.refusal("play", ply=ply, move=legal)["code"] == "not-your-turn"
            assert stranger.refusal("fits", ply=ply, domino=line[1])["code"] == "not-your-turn"
            stranger.visitor.ask("DELETE", f"/tables/{sitting.id}", status=403)
            stranger.visitor.ask("POST", f"/tables/{sitting.id}/again", {}, status=403)
        assert plies(sitting) == before


@pytest.mark.parametrize(
    "garbage", ["", "{", "[]", "null", '{"type":"play"}', '{"type":"play","ply":-1,"move":"1"}', "x" * 10_000]
)
def test_garbage_is_explained_once_and_ends_the_connection(ada: Visitor, garbage: str) -> None:
    with ada.sit(ada.new_game("Ada", "Bo")) as sitting:
        sitting.socket.send(garbage)
        assert sitting.hear()["reason"]["code"] == "bad-request"
        with pytest.raises(ConnectionClosed):
            sitting.hear()
    with ada.sit(sitting.id) as sitting:
        sitting.play()


def test_bytes_are_no_message(ada: Visitor) -> None:
    with ada.sit(ada.new_game("Ada", "Bo")) as sitting:
        sitting.socket.send(b"{}")
        assert sitting.hear()["reason"]["code"] == "bad-request"


def test_signs_of_life(tmp_path: Path) -> None:
    """A connection on which nothing happens can be told from one that is dead."""
    with Served(tmp_path, "--heartbeat", "0.5") as served:
        ada = served.visitor()
        id, began = ada.new_game("Ada", "Bo"), time.monotonic()
        with ada.sit(id, pace=None) as sitting:
            for _ in range(3):
                assert heard(sitting.socket.recv(timeout=PATIENCE)) == {"type": "alive", "every": 500}
            assert time.monotonic() - began > 1.2
            sitting.play_to_end()


def test_no_such_table(ada: Visitor, served: Served) -> None:
    for id in ("nothing", "x" * 3000, "%00", "..%2f..%2fetc"):
        assert ada.http.get(f"/api/tables/{id}").status_code in (404, 422)
    with connect(f"ws://127.0.0.1:{served.port}/api/tables/nothing/live", proxy=None) as socket:
        assert heard(socket.recv(timeout=PATIENCE))["reason"]["code"] == "unknown-table"


# ---- other sites ----


def test_other_sites_are_kept_out(ada: Visitor, served: Served) -> None:
    id = ada.new_game("Ada", "Bo")
    foreign = {"Origin": "https://elsewhere.example"}
    answer = ada.http.post(f"/api/tables/{id}/again", json={}, headers=foreign)
    assert answer.status_code == 403 and answer.json()["problem"]["code"] == "foreign-origin"
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{served.port}/api/tables/{id}/live", additional_headers=foreign, proxy=None)


def test_headers_and_cookie(served: Served) -> None:
    ada = served.visitor()
    answer = ada.http.get("/api/tables")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie
    for path in ("/api/catalogue", "/", "/table/x", "/assets/none.js"):
        policy = ada.http.get(path).headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy
    for path in (
        "/../pyproject.toml",
        "/assets/../../../errors.py",
        "/%2e%2e/errors.py",
        "/assets/%2e%2e/%2e%2e/errors.py",
    ):
        assert "Forbidden" not in ada.http.get(path).text
    stored = sqlite3.connect(served.data / "kingdomino.sqlite").execute("SELECT visitor FROM holders").fetchall()
    assert ada.http.cookies["kingdomino"] not in {row[0] for row in stored}


# ---- starting ----


def refused(*options: str, data: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "kingdomino", "serve", *options, "--data", str(data)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2 and "Traceback" not in done.stderr and not done.stdout, done
    sentence: str = done.stderr.strip()
    assert len(sentence.splitlines()) == 1
    return sentence


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"Port {port} is in use" in refused("--port", str(port), data=tmp_path)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert "cannot be written" in refused("--port", "0", data=tmp_path / "file" / "folder")


def test_a_damaged_database(tmp_path: Path) -> None:
    (tmp_path / "kingdomino.sqlite").write_bytes(random.Random(1).randbytes(9000))
    assert "not a database" in refused("--port", "0", data=tmp_path)


def test_a_half_damaged_database(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        ada = served.visitor()
        for _ in range(20):
            ada.new_game("Ada", "Bo")
    file = tmp_path / "kingdomino.sqlite"
    content = bytearray(file.read_bytes())
    content[4096:40960] = random.Random(1).randbytes(36864)
    file.write_bytes(content)
    assert "kingdomino.sqlite" in refused("--port", "0", data=tmp_path)


def test_a_database_of_the_future(tmp_path: Path) -> None:
    with Served(tmp_path):
        pass
    with sqlite3.connect(tmp_path / "kingdomino.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer kingdomino" in refused("--port", "0", data=tmp_path)


# ---- other devices ----


def test_only_somebody_at_the_machine_learns_how_others_find_it(ada: Visitor) -> None:
    """Not through a proxy, not by another name, and not from another site that leads a browser here."""
    nothing, closed = {"addresses": [], "closed": False}, {"addresses": [], "closed": True}
    assert ada.ask("GET", "/reach") == closed  # the server of the tests listens for nobody else
    for headers in ({"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"}, {"Host": "games.test"}):
        assert ada.http.get("/api/reach", headers=headers).json() == nothing
    id = ada.new_game("Ada", "easy")
    picture = ada.http.get(f"/api/tables/{id}/invitation.svg").text
    for elsewhere in ("http://evil.test/", "javascript:", "x" * 80):
        assert ada.http.get(f"/api/tables/{id}/invitation.svg", params={"at": elsewhere}).text == picture


def test_how_others_find_a_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["192.168.1.7", "127.0.1.1", "169.254.0.9", "192.168.1.7", "10.0.0.2"]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: [(0, 0, 0, "", (text, 0)) for text in found])
    monkeypatch.setattr(reach_module, "_ELSEWHERE", {socket.AF_INET: "127.0.0.1"})  # there is no way to leave it
    assert reach_module.reach(("0.0.0.0", 80))["addresses"] == ["http://192.168.1.7:80/", "http://10.0.0.2:80/"]
    assert reach_module.reach(("192.168.1.7", 80)) == {"addresses": ["http://192.168.1.7:80/"], "closed": False}
    assert reach_module.reach(("2001:db8::7", 80))["addresses"] == ["http://[2001:db8::7]:80/"]
    for host in ("127.0.0.1", "::1"):
        assert reach_module.reach((host, 80)) == {"addresses": [], "closed": True}
