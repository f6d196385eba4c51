"""Hints that somebody had are noted with the game: each decision once, and only where there may be any."""

from served import Served

from kingdomino import Game
from kingdomino.server import hints


def test_each_decision_counts_once_and_goes_wherever_the_game_goes(served: Served) -> None:
    ada = served.visitor()
    id = ada.new_game("Ada", "easy")
    with ada.sit(id) as seat:
        ply = seat.my_turn()["ply"]
        assert seat.table["hints"] == [0, 0]
        for _ in range(2):
            seat.send("hinted", ply=ply)
        seat.until(lambda table: table["hints"] == [1, 0])
        seat.play()
        seat.my_turn()
        seat.send("hinted", ply=seat.table["ply"])
        seat.until(lambda table: table["hints"] == [2, 0])
        seat.send("undo")
        seat.until(lambda table: table["ply"] == ply)
        seat.send("hinted", ply=ply)  # the same once more
        seat.play()
        assert seat.my_turn()["hints"] == [2, 0]
    record = ada.http.get(f"/api/tables/{id}/record").text
    assert '[Hints "A 2"]' in record and Game.parse(record).headers["Hints"] == "A 2"
    parcel = ada.ask("GET", f"/tables/{id}/parcel")
    (moved,) = served.visitor().ask("POST", "/parcels", parcel, 201)["ids"]
    copied = ada.ask("POST", "/import", {"record": record})["id"]
    for one in (moved, copied):
        with ada.sit(one) as seat:
            assert seat.table["hints"] == [2, 0]
    with ada.sit(copied) as seat:
        seat.send("hinted", ply=seat.my_turn()["ply"])
        seat.until(lambda table: table["hints"] == [3, 0])


def test_only_the_one_who_plays_alone_has_hints(served: Served) -> None:
    ada, bo = served.visitor(), served.visitor()
    with ada.sit(ada.new_game("Ada", "Bo", "easy")) as seat:
        assert seat.refusal("hinted", ply=seat.my_turn()["ply"])["code"] == "no-hints"
    id = ada.new_game("Ada", "easy")
    with ada.sit(id) as seat, bo.sit(id, pace=None) as other:
        ply = seat.my_turn()["ply"]
        assert other.refusal("hinted", ply=ply)["code"] == "not-your-turn"
        seat.send("hinted", ply=ply + 1)  # stale: it is shown the table as it is
        seat.hear()
        assert seat.table["hints"] == [0, 0]
    with ada.sit(ada.ask("POST", "/daily", {"name": "Ada"})["id"]) as seat:
        assert seat.refusal("hinted", ply=seat.my_turn()["ply"])["code"] == "no-hints"


def test_what_a_record_says_of_hints_may_be_anything() -> None:
    for text, counts in {
        "": [0, 0],
        "A 3": [3, 0],
        "B 1, A 2 (4 8)": [2, 1],
        "A -3": [0, 0],
        "E 9, A 1": [1, 0],
        "A 99999": [0, 0],
        "A 2 (x)": [0, 0],
        "C 7": [0, 0],
    }.items():
        assert hints.counted({"Hints": text}, 2) == counts, text
    noted = hints.noted({"Event": "x", "Hints": "B 1"}, 0, 12)
    assert noted == {"Event": "x", "Hints": "A 1 (12), B 1"}
    assert hints.noted(noted, 0, 12) is None
    assert hints.recorded(noted) == {"Event": "x", "Hints": "A 1, B 1"}
    assert hints.recorded({"Hints": "nonsense"}) == {}
