"""Tables of friends over real HTTP and WebSockets, on SQLite and on PostgreSQL: seats, clocks, consent, fairness."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from contract import Json
from postgres import new_database
from served import Served, Sitting, Visitor
from waiting import until

import kingdomino as kd


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    options: list[str] = []
    if request.param == "postgresql":
        folder = request.getfixturevalue("postgres")
        options = ["--database", new_database(folder, "friends")]
    with Served(tmp_path_factory.mktemp("served"), *options) as server:
        yield server


def set_table(host: Visitor, *seats: str, **fields: Any) -> str:
    """A table on which the seats called '?' are open."""
    kinds = {"?": {"kind": "open"}, "normal": {"kind": "computer", "level": "normal"}}
    rows = [kinds.get(seat, {"kind": "person", "name": seat}) for seat in seats]
    id: str = host.ask("POST", "/tables", {"seats": rows, **fields})["id"]
    return id


def sit_down(visitor: Visitor, id: str, seat: int, name: str = "") -> Sitting:
    visitor.ask("GET", f"/tables/{id}")
    visitor.ask("POST", f"/tables/{id}/seats/{seat}", {"name": name})
    return visitor.sit(id)


def contribute(*sittings: Sitting) -> None:
    for sitting in sittings:
        for seat, row in enumerate(sitting.table["seats"]):
            if row["mine"]:
                sitting.send("contribute", seat=seat, value=f"{seat + 1}" * 64)


def two_friends(served: Served, **fields: Any) -> tuple[Sitting, Sitting]:
    """A game of two that has begun, each on a device of their own."""
    ada, bo = served.visitor(), served.visitor()
    id = set_table(ada, "Ada", "?", **fields)
    one = ada.sit(id)
    two = sit_down(bo, id, 1, "Bo")
    contribute(one, two)
    for sitting in (one, two):
        sitting.until(lambda table: table["stage"] == "playing" and table["turn"])
    return one, two


def on_turn(*sittings: Sitting) -> Sitting:
    """Whose turn it is, once all of them know."""
    latest = max(sitting.table["ply"] for sitting in sittings)
    for sitting in sittings:
        sitting.until(lambda table: table["ply"] >= latest and table["turn"])
    return next(s for s in sittings if s.table["seats"][s.table["turn"]["seat"]]["mine"])


def play_out(*sittings: Sitting) -> None:
    while not sittings[0].table["outcome"]:
        on_turn(*sittings).play()
        latest = max(sitting.table["ply"] for sitting in sittings)
        for sitting in sittings:
            sitting.until(lambda table, latest=latest: table["ply"] >= latest)  # type: ignore[misc]


def test_friends_play_a_whole_game_that_can_be_checked(served: Served, tmp_path: Path) -> None:
    one, two = two_friends(served)
    assert one.table["shared"] and one.table["seed"] is None
    before = one.table["fair"]
    assert before["secret"] is None and before["contributions"] is None
    play_out(one, two)
    assert one.table["outcome"] == two.table["outcome"]
    record = tmp_path / "game.kd"
    text = one.visitor.http.get(f"/api/tables/{one.id}/record").text
    record.write_text(text)
    secret = one.table["fair"]["secret"]
    assert f'[FairCommitment "{before["commitment"]}"]' in text and secret in text
    assert one.id not in text
    check = [sys.executable, "-m", "kingdomino", "check", "--fair"]
    assert subprocess.run([*check, str(record)], check=False).returncode == 0
    mine = one.table["fair"]["contributions"][0]
    seen = [*check, str(record), "--commitment", before["commitment"], "--mine", mine]
    assert subprocess.run(seen, check=False).returncode == 0
    for wrong in ([*seen[:-1], "0" * 64], [*check, str(record), "--commitment", "0" * 64]):
        assert subprocess.run(wrong, check=False).returncode == 1
    for old, new in ((secret, "0" * 64), ('[FairRandomness "A:', '[FairRandomness "A:0')):
        record.write_text(text.replace(old, new))
        assert subprocess.run([*check, str(record)], check=False).returncode == 1
    plain = tmp_path / "plain.kd"
    plain.write_text(kd.Game(seed=1).record())
    assert subprocess.run([*check, str(plain)], check=False).returncode == 1


def test_the_game_waits_for_everybody(served: Served) -> None:
    ada, bo, cy = (served.visitor() for _ in range(3))
    id = set_table(ada, "Ada", "?", "?", terms={"starts": "host"})
    one = ada.sit(id)
    assert one.table["stage"] == "waiting" and one.table["host"] and one.table["turn"] is None
    assert one.refusal("start")["code"] == "seats-open"
    guest = bo.sit(id, pace=None)
    assert guest.table["role"] == "guest" and not guest.table["host"]
    two = sit_down(bo, id, 1, "Bo")
    bo.ask("POST", f"/tables/{id}/seats/1", {"name": "Bo"}, status=422)
    assert bo.ask("POST", f"/tables/{id}/seats/2", {"name": "Bo"}, status=422)["problem"]["code"] == "one-seat"
    cy.ask("POST", f"/tables/{id}/seats/1", {"name": "Cy"}, status=422)
    cy.ask("POST", f"/tables/{id}/seats/0", {"name": "Cy"}, status=422)
    cy.ask("PUT", f"/tables/{id}/seats/2", {"level": "easy"}, status=403)
    ada.ask("PUT", f"/tables/{id}/seats/2", {"level": "easy"})
    ada.ask("PUT", f"/tables/{id}/seats/2", {"level": None})
    three = sit_down(cy, id, 2, "Ada")
    names = [seat["name"] for seat in three.table["seats"]]
    assert len(set(names)) == 3 and len({seat["colour"] for seat in three.table["seats"]}) == 3
    contribute(one, two, three)
    assert two.refusal("start")["code"] == "not-yours"
    one.until(lambda table: all(table["fair"]["given"]))
    assert one.table["stage"] == "waiting"
    one.send("start")
    play_out(one, two, three)


def test_colours_can_be_chosen(served: Served) -> None:
    ada, bo = served.visitor(), served.visitor()
    id = set_table(ada, "Ada", "?")
    bo.ask("POST", f"/tables/{id}/seats/1", {"name": "Bo", "colour": 3})
    assert [seat["colour"] for seat in ada.ask("GET", f"/tables/{id}")["seats"]] == [0, 3]


def test_whoever_sets_a_table_chooses_colours(served: Served) -> None:
    ada = served.visitor()

    def colours(*wished: int | None) -> list[int]:
        seats = [{"kind": "person", "name": f"P{i}", "colour": colour} for i, colour in enumerate(wished)]
        id = ada.ask("POST", "/tables", {"seats": seats})["id"]
        return [seat["colour"] for seat in ada.ask("GET", f"/tables/{id}")["seats"]]

    assert colours(None, None, None, None) == [0, 1, 2, 3]
    assert colours(3, None) == [3, 0]
    assert colours(None, 0, 2) == [1, 0, 2]
    twice = [{"kind": "person", "colour": 2}, {"kind": "computer", "level": "easy", "colour": 2}]
    assert ada.ask("POST", "/tables", {"seats": twice}, 422)["problem"]["code"] == "same-colour"
    for nonsense in (4, -1, "red", 1.5):
        rows = [{"kind": "person", "colour": nonsense}, {"kind": "person"}]
        assert ada.ask("POST", "/tables", {"seats": rows}, 422)["problem"]["code"] == "bad-request"


def test_computer_players_have_names_of_their_own(served: Served) -> None:
    ada = served.visitor()
    id = set_table(ada, "Ada", "?", "?", "?")

    def fill(seat: int, **wanted: str | None) -> str:
        ada.ask("PUT", f"/tables/{id}/seats/{seat}", wanted)
        name: str = ada.ask("GET", f"/tables/{id}")["seats"][seat]["name"]
        return name

    assert fill(1, level="hard", name="  Olaf\u202e ") == "Olaf"
    assert fill(2, level="easy", name="Olaf") == "Olaf 2"
    assert fill(2, level="easy", name="Ada") == "Ada 2"
    assert fill(2, level="easy") == "easy"
    assert fill(2, level=None, name="Nobody") == ""


def test_one_device_for_several(served: Served) -> None:
    ada, bo = served.visitor(), served.visitor()
    id = set_table(ada, "Ada", "?", "?", terms={"several": True})
    one = ada.sit(id)
    bo.ask("GET", f"/tables/{id}")
    for seat, name in ((1, "Bo"), (2, "Cy")):
        bo.ask("POST", f"/tables/{id}/seats/{seat}", {"name": name})
    with bo.sit(id) as two:
        contribute(one, two)
        one.until(lambda table: table["stage"] == "playing")


def test_a_seat_is_freed(served: Served) -> None:
    """Whoever sits down and does not play, or leaves, blocks nobody."""
    ada, bo, cy = (served.visitor() for _ in range(3))
    id = set_table(ada, "Ada", "?")
    one = ada.sit(id)
    contribute(one)
    silent = sit_down(bo, id, 1, "Bo")
    table = one.until(lambda table: table["seats"][1]["kind"] == "person" and table["startable"] is not None)
    assert 0 < table["startable"] <= 30_000
    refusal = one.refusal("start")
    assert refusal["code"] == "starting" and 0 < int(refusal["values"]["seconds"]) <= 30
    bo.ask("PUT", f"/tables/{id}/seats/1", {"level": None}, status=403)
    ada.ask("PUT", f"/tables/{id}/seats/0", {"level": None}, status=422)
    ada.ask("PUT", f"/tables/{id}/seats/1", {"level": None})
    silent.until(lambda table: not table["seats"][1]["mine"])
    assert silent.refusal("contribute", seat=1, value="0" * 64)["code"] == "not-your-seat"
    leaving = sit_down(bo, id, 1, "Bo")
    leaving.close()
    bo.ask("DELETE", f"/tables/{id}")
    one.until(lambda table: table["seats"][1]["kind"] == "open")
    two = sit_down(cy, id, 1, "Cy")
    contribute(two)
    one.until(lambda table: table["stage"] == "playing" and table["turn"])
    ada.ask("PUT", f"/tables/{id}/seats/1", {"level": "easy"}, status=422)
    play_out(one, two)


def test_presence(served: Served) -> None:
    one, two = two_friends(served)
    one.until(lambda table: table["seats"][1]["online"])
    two.close()
    one.until(lambda table: not table["seats"][1]["online"])
    with two.visitor.sit(two.id):
        one.until(lambda table: table["seats"][1]["online"])


def test_spectators_see_and_cannot_touch(served: Served) -> None:
    one, two = two_friends(served)
    stranger = served.visitor()
    watch = one.table["watch"]
    with stranger.sit(watch, pace=None) as spectator:
        assert spectator.table["role"] == "spectator" and spectator.table["id"] == watch
        assert one.id not in json.dumps(spectator.table)
        move = on_turn(one, two).table["turn"]["moves"][0]["move"]
        ply = spectator.table["ply"]
        for kind, fields in (
            ("play", {"ply": ply, "move": move}),
            ("ask-undo", {"seat": 0}),
            ("resign", {"seat": 0}),
            ("react", {"seat": 0, "reaction": "hello"}),
            ("stand-in", {"seat": 0, "level": "easy"}),
        ):
            assert spectator.refusal(kind, **fields)["code"] == "not-yours"
        stranger.ask("POST", f"/tables/{watch}/seats/1", {"name": "X"}, status=403)
        stranger.ask("POST", f"/tables/{watch}/again", {}, status=403)
        on_turn(one, two).play()
        spectator.until(lambda table: table["ply"] > ply)
        assert stranger.ask("GET", f"/tables/{watch}/plies/3")["id"] == watch
    with one.visitor.sit(watch, pace=None) as own:  # also a player who uses the link only looks
        assert not any(seat["mine"] for seat in own.table["seats"])


def test_takeback_by_consent(served: Served) -> None:
    one, two = two_friends(served)
    for _ in range(5):
        on_turn(one, two).play()
    asker, other = (one, two) if any(s["mine"] for s in one.table["seats"][:1]) else (two, one)
    on_turn(one, two)
    seat, before = 0, asker.table["ply"]
    assert asker.refusal("undo")["code"] == "settled"
    assert other.refusal("ask-undo", seat=seat)["code"] == "not-your-seat"
    asker.send("ask-undo", seat=seat)
    other.until(lambda table: table["request"])
    assert other.table["request"]["waiting"] == [1]
    assert asker.refusal("answer-undo", agree=True)["code"] == "nobody-asked"
    other.send("answer-undo", agree=False)
    asker.until(lambda table: table["request"] is None)
    assert asker.table["ply"] == before
    asker.send("ask-undo", seat=seat)
    target = other.until(lambda table: table["request"])["request"]["ply"]
    other.send("answer-undo", agree=True)
    for sitting in (asker, other):
        sitting.until(lambda table: table["ply"] <= target and table["request"] is None)
    play_out(one, two)


def test_a_hasty_decision_is_taken_back(served: Served) -> None:
    """Without asking, once, and only while the dealer waits; everybody sees it go and come."""
    one, two = two_friends(served)
    hasty = on_turn(one, two)
    other = two if hasty is one else one
    ply = hasty.table["ply"]
    with hasty.visitor.sit(hasty.id) as second, served.visitor().sit(one.table["watch"], pace=None) as spectator:
        hasty.play(settled=False)
        for sitting, may in ((hasty, True), (second, True), (other, False), (spectator, False)):
            table = sitting.until(lambda table: table["ply"] == ply + 1)
            assert table["turn"] is None and table["can_undo"] == may
            assert 0 < table["grace"]["left"] <= table["grace"]["whole"]
        assert other.refusal("undo")["code"] == "settled"
        assert spectator.refusal("settled", ply=ply + 1)["code"] == "not-yours"
        second.send("undo")
        for sitting in (hasty, second, other, spectator):
            sitting.until(lambda table: table["ply"] == ply and not table["grace"] and not table["can_undo"])
        move = hasty.table["turn"]["moves"][0]["move"]
        hasty.send("play", ply=ply, move=move, regretted=-1)  # it was meant for the moment before
        assert hasty.hear()["table"]["ply"] == ply
        assert hasty.play(settled=False)["grace"] is None
        assert hasty.refusal("undo")["code"] == "settled"
    hasty = on_turn(one, two)
    hasty.play(settled=False)
    hasty.send("settled", ply=hasty.table["ply"])
    play_out(one, two)


def away(one: Sitting, other: Sitting) -> int:
    """The other leaves; gives the milliseconds after which a computer player may sit in."""
    other.close()
    seat = next(seat for seat, row in enumerate(one.table["seats"]) if not row["mine"])
    left: int = one.until(lambda table: table["seats"][seat]["replaceable"] is not None)["seats"][seat]["replaceable"]
    return left


def away_for_long(one: Sitting, other: Sitting) -> None:
    """The other leaves, and the time passes."""
    away(one, other)
    seat = next(seat for seat, row in enumerate(one.table["seats"]) if not row["mine"])
    until(lambda: now(one)["seats"][seat]["replaceable"] == 0, "a computer player to be allowed")


def now(sitting: Sitting) -> Json:
    """The table as it is at this moment: what is left of a time is not sent again and again."""
    table: Json = sitting.visitor.ask("GET", f"/tables/{sitting.id}")
    return table


def test_a_computer_sits_in_for_who_is_away(served: Served) -> None:
    """Nobody can have the turn of someone who is there; whoever comes back has the seat back at once."""
    one, two = two_friends(served, terms={"absence": 600})
    assert 0 < away(one, two) <= 600_000
    assert one.refusal("stand-in", seat=1, level="easy")["code"] == "wait"
    one, two = two_friends(served, terms={"absence": 5})
    assert one.table["terms"]["absence"] == 5
    assert one.refusal("stand-in", seat=1, level="easy")["code"] == "present"
    assert two.refusal("stand-in", seat=0, level="easy")["code"] == "present"
    stranger = served.visitor().sit(one.id, pace=None)
    assert stranger.refusal("stand-in", seat=1, level="easy")["code"] == "not-your-seat"
    away_for_long(one, two)
    assert stranger.refusal("stand-in", seat=1, level="easy")["code"] == "not-your-seat"
    one.send("stand-in", seat=1, level="easy")
    one.until(lambda table: table["seats"][1]["level"] == "easy")
    for _ in range(3):
        one.play()
    assert one.refusal("stand-in", seat=1, level=None)["code"] == "not-your-seat"
    back = two.visitor.sit(two.id)
    for sitting in (one, back):
        sitting.until(lambda table: table["seats"][1]["level"] is None)
    back.send("stand-in", seat=1, level="easy")  # one's own seat can be handed over at any time
    one.until(lambda table: table["seats"][1]["level"] == "easy")
    back.close()
    back = two.visitor.sit(two.id)
    assert back.table["seats"][1]["level"] == "easy"  # and comes back only when it is asked for
    back.send("stand-in", seat=1, level=None)
    one.until(lambda table: table["seats"][1]["level"] is None)
    play_out(one, back)


def test_a_restart_does_not_end_an_absence(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        one, two = two_friends(served, terms={"absence": 5})
        two.close()
        ada, asked = one.visitor, f"/tables/{one.id}"
        until(lambda: ada.ask("GET", asked)["seats"][1]["replaceable"] == 0, "the end of the time to wait")
        one.close()
        served.stop()
        served.start()
        assert ada.ask("GET", asked)["seats"][1]["replaceable"] == 0


def test_the_host_is_away(served: Served) -> None:
    one, two = two_friends(served, terms={"absence": 5})
    away_for_long(two, one)
    two.send("stand-in", seat=0, level="easy")
    two.until(lambda table: table["seats"][0]["level"] == "easy")


def test_a_game_whose_secret_was_shown_never_goes_on(served: Served) -> None:
    """Neither alone nor with a computer player on the other's seat can what was shown be used."""
    one, two = two_friends(served, terms={"absence": 5})
    for _ in range(4):
        on_turn(one, two).play()
    away_for_long(one, two)
    one.send("stand-in", seat=1, level="easy")
    one.until(lambda table: table["seats"][1]["level"] == "easy")
    one.send("ask-undo", seat=0)  # the other is asked, whoever plays for them now
    assert one.until(lambda table: table["request"])["request"]["waiting"] == [1]
    assert one.refusal("undo")["code"] == "settled"
    one.send("resign", seat=0)
    ended = one.until(lambda table: table["outcome"])
    assert ended["fair"]["secret"] and ended["request"] is None
    for kind, fields in (
        ("ask-undo", {"seat": 0}),
        ("undo", {}),
        ("redo", {}),
        ("stand-in", {"seat": 0, "level": "easy"}),
        ("answer-undo", {"agree": True}),
    ):
        assert one.refusal(kind, **fields)["code"] in ("shown", "not-yours", "game-over", "nobody-asked")
    back = two.visitor.sit(two.id)
    assert back.refusal("ask-undo", seat=1)["code"] == "shown"
    assert back.table["outcome"] and back.table["ply"] == ended["ply"]


def test_who_plays_alone_with_a_secret_cannot_go_back_either(served: Served) -> None:
    ada = served.visitor()
    id = set_table(ada, "Ada", "?")
    ada.ask("PUT", f"/tables/{id}/seats/1", {"level": "easy"})
    with ada.sit(id) as sitting:
        contribute(sitting)
        sitting.my_turn()
        sitting.play()
        sitting.send("undo")
        sitting.until(lambda table: not table["can_undo"])
        sitting.play()
        sitting.send("resign", seat=0)
        assert not sitting.until(lambda table: table["outcome"])["can_undo"]
        assert sitting.refusal("undo")["code"] == "shown"


def test_resigning_does_not_end_it_for_others(served: Served) -> None:
    visitors = [served.visitor() for _ in range(3)]
    id = set_table(visitors[0], "Ada", "?", "?")
    sittings = [visitors[0].sit(id), *(sit_down(v, id, i) for i, v in enumerate(visitors[1:], 1))]
    contribute(*sittings)
    sittings[0].until(lambda table: table["stage"] == "playing" and table["turn"])
    sittings[2].send("resign", seat=2)
    sittings[0].until(lambda table: table["seats"][2]["level"] is not None)
    assert sittings[0].table["outcome"] is None
    sittings[1].send("resign", seat=1)
    assert sittings[0].until(lambda table: table["outcome"])["outcome"]["ended"] == "B resigned"


def test_reactions(served: Served) -> None:
    one, two = two_friends(served)
    one.send("react", seat=0, reaction="hello")
    while not any(answer["type"] == "reacted" for answer in two.answers):
        two.hear()
    assert two.answers[-1] == {"type": "reacted", "seat": 0, "reaction": "hello"}
    assert two.refusal("react", seat=0, reaction="hello")["code"] == "not-your-seat"


def test_a_reaction_comes_alone(served: Served) -> None:
    """Nobody is sent the table with it."""
    one, two = two_friends(served)

    def asks_why(sitting: Sitting) -> None:
        sitting.send("why", ply=sitting.table["ply"], move="f7e7")

    for sitting in (one, two):
        asks_why(sitting)
        while sitting.hear()["type"] != "why":  # until all that was on its way has come
            pass
    for _ in range(3):
        one.send("react", seat=0, reaction="hello")
    for sitting in (one, two):
        assert [sitting.hear()["type"] for _ in range(3)] == ["reacted"] * 3
        asks_why(sitting)
        assert sitting.hear()["type"] == "why"


def test_another_device(served: Served) -> None:
    one, two = two_friends(served)
    key = one.visitor.ask("POST", f"/tables/{one.id}/seats/0/key")["key"]
    two.visitor.ask("POST", f"/tables/{one.id}/seats/0/key", status=403)
    phone = served.visitor()
    phone.ask("GET", f"/tables/{one.id}")
    phone.ask("POST", f"/tables/{one.id}/key", {"key": "A" * 43}, status=403)
    newer = one.visitor.ask("POST", f"/tables/{one.id}/seats/0/key")["key"]
    phone.ask("POST", f"/tables/{one.id}/key", {"key": key}, status=403)  # a new one ends the old
    phone.ask("POST", f"/tables/{one.id}/key", {"key": newer})
    served.visitor().ask("POST", f"/tables/{one.id}/key", {"key": newer}, status=403)  # it works once
    with phone.sit(one.id) as second:
        assert [seat["mine"] for seat in second.table["seats"]] == [True, False]
        one.close()
        play_out(second, two)
    assert [game["id"] for game in phone.ask("GET", "/tables")["games"]] == [one.id]


def test_a_second_device_leaves_a_waiting_table(served: Served) -> None:
    """The first one keeps the seat, and the table goes on."""
    ada, bo, phone, desk = (served.visitor() for _ in range(4))
    id = set_table(ada, "Ada", "?")
    one, two = ada.sit(id), sit_down(bo, id, 1, "Bo")
    for device, visitor, seat in ((phone, ada, 0), (desk, bo, 1)):
        device.ask("GET", f"/tables/{id}")
        key = visitor.ask("POST", f"/tables/{id}/seats/{seat}/key")["key"]
        device.ask("POST", f"/tables/{id}/key", {"key": key})
        device.ask("DELETE", f"/tables/{id}")
        assert device.ask("GET", "/tables")["games"] == []
    contribute(one, two)
    for sitting in (one, two):
        sitting.until(lambda table: table["stage"] == "playing" and table["turn"])
        assert any(row["mine"] and row["devices"] == 1 for row in sitting.table["seats"])


def test_a_second_device_leaves_a_table_of_one(served: Served) -> None:
    """The first one plays on."""
    ada, phone = served.visitor(), served.visitor()
    id = ada.new_game("Ada", "easy")
    with ada.sit(id) as sitting:
        phone.ask("GET", f"/tables/{id}")
        phone.ask("POST", f"/tables/{id}/key", {"key": ada.ask("POST", f"/tables/{id}/seats/0/key")["key"]})
        phone.ask("DELETE", f"/tables/{id}")
        sitting.play_to_end()


def test_a_link_to_a_seat_ends_when_its_maker_leaves(served: Served) -> None:
    one, two = two_friends(served)
    phone, stranger = served.visitor(), served.visitor()
    for visitor in (phone, stranger):
        visitor.ask("GET", f"/tables/{one.id}")
    link = f"/tables/{one.id}/seats/1/key"
    phone.ask("POST", f"/tables/{one.id}/key", {"key": two.visitor.ask("POST", link)["key"]})
    key = phone.ask("POST", link)["key"]
    two.close()
    two.visitor.ask("DELETE", f"/tables/{one.id}")
    stranger.ask("POST", f"/tables/{one.id}/key", {"key": key})  # whoever made it is still there
    key = phone.ask("POST", link)["key"]
    phone.ask("DELETE", f"/tables/{one.id}")
    served.visitor().ask("POST", f"/tables/{one.id}/key", {"key": key}, status=403)


def test_a_stolen_device(served: Served) -> None:
    """Whoever held the seat first takes it away from the others, and not the other way round."""
    one, two = two_friends(served)
    thief = served.visitor()
    thief.ask("GET", f"/tables/{one.id}")
    key = one.visitor.ask("POST", f"/tables/{one.id}/seats/0/key")["key"]
    thief.ask("POST", f"/tables/{one.id}/key", {"key": key})
    with thief.sit(one.id) as stolen:
        own = one.until(lambda table: table["seats"][0]["devices"] == 2)["seats"][0]
        assert own["first"] and not stolen.table["seats"][0]["first"]
        unused = thief.ask("POST", f"/tables/{one.id}/seats/0/key")["key"]
        thief.ask("DELETE", f"/tables/{one.id}/seats/0/devices", status=403)
        two.visitor.ask("DELETE", f"/tables/{one.id}/seats/0/devices", status=403)
        one.visitor.ask("DELETE", f"/tables/{one.id}/seats/0/devices")
        stolen.until(lambda table: not table["seats"][0]["mine"])
        thief.ask("POST", f"/tables/{one.id}/key", {"key": unused}, status=403)
        assert stolen.refusal("resign", seat=0)["code"] == "not-your-seat"
    assert one.until(lambda table: table["seats"][0]["devices"] == 1)["seats"][0]["mine"]
    play_out(one, two)


@pytest.mark.parametrize("when_late", ["computer", "resign"])
def test_when_time_is_up(served: Served, when_late: str) -> None:
    clock = {"kind": "move", "seconds": 5}
    one, two = two_friends(served, terms={"clock": clock, "when_late": when_late})
    late = on_turn(one, two).table["turn"]["seat"]
    assert 0 < one.table["seats"][late]["left"] <= 5000
    if when_late == "computer":
        one.until(lambda table: table["seats"][late]["level"] is not None)
        one.until(lambda table: table["ply"] > 3)
    else:
        ended = one.until(lambda table: table["outcome"])["outcome"]["ended"]
        assert ended == f"{'AB'[late]} out of time"
        assert '[Ended "' in one.visitor.http.get(f"/api/tables/{one.id}/record").text


def test_a_clock_for_the_game(served: Served) -> None:
    one, two = two_friends(served, terms={"clock": {"kind": "game", "seconds": 900, "increment": 7}})
    first = on_turn(one, two)
    seat = first.table["turn"]["seat"]
    first.play()
    left = first.table["seats"][seat]["left"]
    assert 900_000 < left <= 907_000
    assert first.table["seats"][1 - seat]["left"] <= 900_000


@pytest.mark.parametrize("kind", ["move", "game"])
def test_what_is_taken_back_costs_no_time(served: Served, kind: str) -> None:
    one, two = two_friends(served, terms={"clock": {"kind": kind, "seconds": 60}})
    asker = on_turn(one, two)
    other = two if asker is one else one
    seat, ply = asker.table["turn"]["seat"], asker.table["ply"]
    began, thought = time.monotonic(), 0.0

    def think(who: int) -> float:
        """Until a second and a half is gone; gives how long that took."""
        since = time.monotonic()
        until(lambda: now(asker)["seats"][who]["left"] < 58_500, "time to pass")
        return time.monotonic() - since

    def least() -> float:
        """What is left at least, unless the time that was thought is taken."""
        return 60_000 - 1000 * (time.monotonic() - began - thought) - 10

    thought += think(seat)
    asker.play()
    thought += think(asker.until(lambda table: table["turn"])["turn"]["seat"])
    asker.send("ask-undo", seat=seat)
    other.until(lambda table: table["request"])
    other.send("answer-undo", agree=True)
    asker.until(lambda table: table["ply"] == ply)
    assert asker.table["seats"][seat]["left"] > least()
    asker.play()
    assert asker.table["seats"][seat]["left"] > least()
    for sitting in (asker, other):  # once more: what was given back is not taken again
        sitting.until(lambda table: table["ply"] > ply)
    asker.send("ask-undo", seat=seat)
    other.until(lambda table: table["request"])
    other.send("answer-undo", agree=True)
    again = asker.until(lambda table: table["ply"] == ply)
    assert all(row["left"] > least() for row in again["seats"])


def test_rematch_and_lobby(served: Served) -> None:
    ada, bo = served.visitor(), served.visitor()
    id = set_table(ada, "Ada", "?", terms={"public": True})
    private = set_table(ada, "Ada", "?")
    lobby = {table["id"]: table for table in bo.ask("GET", "/lobby")}
    assert id in lobby and private not in lobby and lobby[id]["open_seats"] == 1
    one, two = ada.sit(id), sit_down(bo, id, 1, "Bo")
    contribute(one, two)
    one.until(lambda table: table["stage"] == "playing" and table["turn"])
    assert id not in {table["id"] for table in bo.ask("GET", "/lobby")}
    bo.ask("POST", f"/tables/{id}/again", {}, status=422)
    play_out(one, two)
    new = bo.ask("POST", f"/tables/{id}/again", {})["id"]
    assert ada.ask("POST", f"/tables/{id}/again", {})["id"] == new
    assert one.until(lambda table: table["rematch"])["rematch"] == new
    three, four = ada.sit(new), bo.sit(new)
    assert [seat["name"] for seat in three.table["seats"]] == ["Bo", "Ada"]
    contribute(three, four)
    three.until(lambda table: table["stage"] == "playing" and table["turn"])
    play_out(three, four)
    again = ada.ask("POST", f"/tables/{new}/again", {"same_deal": True})["id"]
    with ada.sit(again) as five, bo.sit(again) as six:
        five.until(lambda table: table["turn"])
        assert {d["number"] for d in five.table["line"]}
        play_out(five, six)


def test_the_next_game_of_a_dynasty(served: Served, tmp_path: Path) -> None:
    """Who sets the next game brings the other one there, also from another process; who looks does not learn where."""
    with ExitStack() as stack:
        elsewhere = stack.enter_context(Served(tmp_path, *served.options)) if served.options else served
        ada, bo = served.visitor(), elsewhere.visitor()
        id = set_table(ada, "Ada", "?", dynasty=True)
        one, two = ada.sit(id), sit_down(bo, id, 1, "Bo")
        one.until(lambda table: table["seats"][1]["kind"] == "person")
        for number in (1, 2):
            contribute(one)
            two.until(lambda table: table["fair"]["given"][0])
            contribute(two)
            for sitting in (one, two):
                sitting.until(lambda table: table["stage"] == "playing" and table["turn"])
            eve = served.visitor().sit(one.table["watch"], pace=None)
            play_out(one, two)
            assert two.table["rematch"] is None
            new = ada.ask("POST", f"/tables/{id}/next")["id"]
            for sitting in (one, two):
                assert sitting.until(lambda table: table["rematch"])["rematch"] == new
            assert new not in eve.visitor.http.get(f"/api/tables/{eve.id}").text
            assert bo.ask("POST", f"/tables/{id}/next")["id"] == new
            id, one, two = new, ada.sit(new), bo.sit(new)
            assert one.table["series"]["game"] == number + 1 and one.table["stage"] == "waiting"


def test_seeds_and_friends_do_not_mix(served: Served) -> None:
    ada = served.visitor()
    rows = [{"kind": "person"}, {"kind": "open"}]
    assert ada.ask("POST", "/tables", {"seats": rows, "seed": "7"}, 422)["problem"]["code"] == "seed-with-friends"


def test_a_qr_code(served: Served) -> None:
    ada = served.visitor()
    answer = ada.http.get(f"/api/tables/{set_table(ada, 'Ada', '?')}/invitation.svg")
    assert answer.headers["content-type"] == "image/svg+xml" and "<svg" in answer.text
    assert ada.http.get("/api/tables/nothing/invitation.svg").status_code == 404


def test_for_those_who_run_it(served: Served) -> None:
    ada = served.visitor()
    assert ada.http.get("/healthz").text == "ok\n"
    two_friends(served)
    counted = ada.http.get("/metrics").text
    assert "kingdomino_moves_total" in counted and "kingdomino_connections" in counted
