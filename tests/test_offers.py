"""What pages are told so that they need no rules: what can be chosen, how much may be sent, what may be asked for."""

import json
from typing import Any

import pytest
from pydantic import ValidationError
from served import Json, Served, Sitting, Visitor

from kingdomino import EDITIONS, Plies, Rules
from kingdomino.editions import CHOICES, EXTRAS, changed_rules
from kingdomino.errors import RulesError
from kingdomino.server import view
from kingdomino.server.messages import LIMITS, Clock, Import, Message, NewGame, NewSeat, RulesAsked, Terms

CLASSIC = EDITIONS["classic"]


def test_every_rule_can_be_chosen() -> None:
    assert set(CHOICES) == set(Rules.fields) - {"min_players", "max_players"}
    assert list(CHOICES)[: len(EXTRAS)] == list(EXTRAS)


@pytest.mark.parametrize("field", CHOICES)
def test_what_is_offered_for_a_rule_is_what_the_core_knows(field: str) -> None:
    for value in CHOICES[field]:
        rules = changed_rules(CLASSIC, {field: value, **({"mighty_duel": False} if field == "grid" else {})})
        assert view.rules_fields(rules)[field] == value
    if field == "tie_breaks":
        return
    for value in (False, True, *range(10), "one-by-one", "together", "passed-round", "all-placed", "full-grid"):
        if (type(value), value) not in [(type(one), one) for one in CHOICES[field]]:
            with pytest.raises(RulesError):
                changed_rules(CLASSIC, {field: value})


def test_what_editions_have_is_offered() -> None:
    for edition in EDITIONS.values():
        for field, value in view.rules_fields(edition.rules).items():
            assert field not in CHOICES or value in CHOICES[field]


def sent(**changes: Any) -> NewGame:
    return NewGame.model_validate({"seats": [{"kind": "person"}] * 2, **changes})


def test_limits_are_what_messages_are_held_to() -> None:
    shortest, longest = LIMITS["clock"]
    seat = NewSeat(kind="person")
    sent(seats=[seat] * LIMITS["seats"], seed="1" * LIMITS["seed"])
    NewSeat(kind="person", name="x" * LIMITS["name"])
    Import(record="x" * LIMITS["record"])
    Terms(absence=shortest, clock=Clock(kind="game", seconds=longest, increment=LIMITS["increment"]))
    RulesAsked(edition="classic", players=LIMITS["seats"])
    wrong: list[tuple[type[Message], Json]] = [
        (NewGame, {"seats": [seat] * (LIMITS["seats"] + 1)}),
        (NewGame, {"seats": [seat], "seed": "1" * (LIMITS["seed"] + 1)}),
        (NewSeat, {"kind": "person", "name": "x" * (LIMITS["name"] + 1)}),
        (Import, {"record": "x" * (LIMITS["record"] + 1)}),
        (Clock, {"kind": "move", "seconds": shortest - 1}),
        (Clock, {"kind": "move", "seconds": longest + 1}),
        (Clock, {"kind": "game", "seconds": longest, "increment": LIMITS["increment"] + 1}),
        (Terms, {"absence": longest + 1}),
        (RulesAsked, {"edition": "classic", "players": LIMITS["seats"] + 1}),
    ]
    for kind, fields in wrong:
        with pytest.raises(ValidationError):
            kind.model_validate(fields)


def test_the_catalogue_offers_only_what_is_accepted() -> None:
    catalogue = view.catalogue()
    assert catalogue["limits"] == LIMITS
    for seconds in catalogue["absences"]:
        Terms(absence=seconds)
    assert [rule["field"] for rule in catalogue["rules"] if rule["extra"]] == list(EXTRAS)


@pytest.mark.parametrize(("players", "spare", "length"), [(2, False, 4), (3, False, 3), (3, True, 4), (4, False, 4)])
def test_how_long_a_line_is(players: int, spare: bool, length: int) -> None:
    plies = Plies(Rules(spare_domino=spare), players)
    assert json.loads(plies.table_json())["line_length"] == length


# ---- at a table of friends ----


def friends(served: Served, **fields: Any) -> tuple[Sitting, Sitting]:
    """A game of Ada and Bo that has begun."""
    ada, bo = Visitor(served), Visitor(served)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    id = ada.ask("POST", "/tables", {"seats": seats, **fields})["id"]
    one = ada.sit(id)
    bo.ask("POST", f"/tables/{id}/seats/1", {"name": "Bo"})
    two = bo.sit(id)
    for seat, sitting in enumerate((one, two)):
        sitting.send("contribute", seat=seat, value=f"{seat}" * 64)
    for sitting in (one, two):
        sitting.until(lambda table: table["stage"] == "playing" and table["turn"])
    return one, two


def offered(sitting: Sitting, what: str) -> list[bool]:
    return [seat[what] for seat in sitting.table["seats"]]


def test_who_may_ask_to_take_back(served: Served) -> None:
    both = friends(served, rules={"harmony": True})
    assert both[0].table["extras"] == ["harmony"]
    seat = both[0].table["turn"]["seat"]
    asker, other = both[seat], both[1 - seat]
    assert not any(offered(asker, "can_ask_undo") + offered(other, "can_ask_undo"))
    ply = asker.play()["ply"]
    other.until(lambda table: table["ply"] >= ply)
    assert offered(asker, "can_ask_undo")[seat] and not any(offered(other, "can_ask_undo"))
    asker.send("ask-undo", seat=seat)
    asker.until(lambda table: table["request"])
    assert not any(offered(asker, "can_ask_undo"))
    other.until(lambda table: table["request"])
    other.send("answer-undo", agree=True)
    asker.until(lambda table: table["request"] is None)
    assert not any(offered(asker, "can_ask_undo"))
    assert asker.refusal("ask-undo", seat=seat)["code"] == "nothing-to-undo"


def test_who_may_play_on_after_a_computer_player(served: Served) -> None:
    """Whoever handed over the seat, but not once the time for the whole game is up."""
    seconds = LIMITS["clock"][0]
    both = friends(served, terms={"clock": {"kind": "game", "seconds": seconds}, "when_late": "computer"})
    seat = both[0].table["turn"]["seat"]
    late, other = both[seat], both[1 - seat]
    assert not any(offered(late, "can_return"))
    other.send("stand-in", seat=1 - seat, level="easy")
    assert other.until(lambda table: table["seats"][1 - seat]["level"])["seats"][1 - seat]["can_return"]
    assert not any(offered(late, "can_return"))
    late.until(lambda table: table["seats"][seat]["level"] is not None or table["outcome"])
    assert not late.table["outcome"] and not any(offered(late, "can_return"))
