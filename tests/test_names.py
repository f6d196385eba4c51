"""Names and other words from outside: whatever is typed or imported, only what people can read reaches the others."""

import unicodedata
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from served import Served, Visitor

from kingdomino import Game
from kingdomino.editions import EDITIONS, changed_rules, rules_from_text
from kingdomino.errors import ParseError, RulesError
from kingdomino.words import NAME_WIDTH, clean_name, columns, shown_names, steers

WORDS = st.text(st.characters() | st.sampled_from("a\u0301\u200d\u200c\u202e\ufe0f\u3164 👩🚀क्ب\t\ud800"), max_size=60)


@given(WORDS)
def test_a_clean_name_is_one_line_of_visible_text(name: str) -> None:
    clean = clean_name(name, "A")
    assert clean
    assert columns(clean) <= NAME_WIDTH
    assert not steers(clean)
    assert clean == unicodedata.normalize("NFC", clean) == " ".join(clean.split()) == clean_name(clean, "A")
    marks = 0
    for c in clean:
        marks = marks + 1 if unicodedata.combining(c) else 0
        assert marks <= 3


@given(st.lists(WORDS | st.sampled_from(["Ada", "Ada (A)", "x" * 30, "x" * 31, ""]), min_size=1, max_size=4))
def test_shown_names_differ_and_stay_as_they_are(names: list[str]) -> None:
    shown = shown_names(names)
    assert len(set(shown)) == len(names)
    assert all(columns(name) <= NAME_WIDTH for name in shown)
    assert shown_names(shown) == shown


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ada\u202egnp.exe", "Adagnp.exe"),
        ("A\u200bd\u200da", "Ada"),  # joiners mean nothing between Latin letters
        ("\u3164\u2800\u200b ", "A"),
        ("A\tda\n  Lovelace ", "A da Lovelace"),
        ("Z" + "\u0316" * 40, "Z\u0316\u0316\u0316"),
        ("\u0301\u0302", "A"),
        ("Zoe\u0308", "Zoë"),
        ("👩🏽‍🚀 ❤️‍🔥", "👩🏽‍🚀 ❤️‍🔥"),
        ("क्‍ष", "क्‍ष"),
        ("می‌خواهم", "می‌خواهم"),
        ("שלום", "שלום"),
        ("x" * 90_000, "x" * 23 + "…"),
        ("王" * 20, "王" * 11 + "…"),
        ("half \ud800", "half"),
    ],
)
def test_names_by_example(name: str, clean: str) -> None:
    assert clean_name(name, "A") == clean


def _imported(visitor: Visitor, *headers: str, status: int = 201) -> Any:
    record = "\n".join(('[Edition "classic"]', *headers, "", ""))
    return visitor.ask("POST", "/import", {"record": record}, status)


def test_every_door_for_names_has_the_same_rules(served: Served) -> None:
    visitor = served.visitor()
    names = ["Ada\u202e", "B\u0301\u0301\u0301\u0301\u0301o"]
    clean = ["Ada", "B\u0301\u0301\u0301o"]
    seats = [{"kind": "person", "name": name} for name in names]
    made = visitor.ask("POST", "/tables", {"seats": seats})["id"]
    opened = _imported(visitor, f'[A "{names[0]}"]', f'[B "{names[1]}"]')["id"]
    for id in (made, opened):
        assert [seat["name"] for seat in visitor.ask("GET", f"/tables/{id}")["seats"]] == clean
    shared = visitor.ask("POST", "/tables", {"seats": [{"kind": "open"}, {"kind": "open"}]})["id"]
    for seat in (0, 1):
        served.visitor().ask("POST", f"/tables/{shared}/seats/{seat}", {"name": names[0], "colour": seat})
    assert [seat["name"] for seat in visitor.ask("GET", f"/tables/{shared}")["seats"]] == ["Ada", "Ada 2"]


def test_an_imported_name_is_cut_like_any_other(served: Served) -> None:
    visitor = served.visitor()
    id = _imported(visitor, f'[A "{"x" * 80_000}"]', '[B ""]')["id"]
    assert [seat["name"] for seat in visitor.ask("GET", f"/tables/{id}")["seats"]] == ["x" * 23 + "…", "B"]


@pytest.mark.parametrize(
    ("headers", "line"),
    [
        (['[Event "' + "x" * 501 + '"]'], 4),
        ([f'[H{n} "x"]' for n in range(50)], 1),
        ([f'[H{n} "{"x" * 490}"]' for n in range(9)], 1),
        (['[Event "x\u202ey"]'], 4),
        (['[Ended "' + "x" * 501 + '"]'], 4),
    ],
    ids=["long", "many", "large", "turned", "ended"],
)
def test_the_headers_of_an_imported_record_have_bounds(served: Served, headers: list[str], line: int) -> None:
    answer = _imported(served.visitor(), '[A "Ada"]', '[B "Bo"]', *headers, status=422)
    assert answer["problem"]["code"] == "bad-record"
    assert answer["problem"]["values"]["line"] == str(line)


def test_headers_within_the_bounds_are_kept(served: Served) -> None:
    visitor = served.visitor()
    id = _imported(visitor, '[A "Ada"]', '[B "Bo"]', f'[Event "{"x" * 500}"]')["id"]
    assert f'[Event "{"x" * 500}"]' in visitor.http.get(f"/api/tables/{id}/record").text


# ---- rules ----

_FIELDS = (
    st.sampled_from(["grid", "harmony", "kings", "tie_breaks", "mighty_duel", "min_players", "self", ""]) | st.text()
)
_VALUES = st.booleans() | st.integers() | st.text() | st.lists(st.text()) | st.sampled_from(["true", "7", "crowns"])


@given(st.dictionaries(_FIELDS | st.just("\ud800"), _VALUES | st.just("\ud800") | st.just(["\ud800"])))
def test_rules_from_anywhere_are_right_or_refused(changes: dict[str, Any]) -> None:
    try:
        changed_rules(EDITIONS["classic"], changes)
    except RulesError as error:
        assert error.code
        str(error).encode()
        "".join(error.values.values()).encode()


@given(st.lists(st.tuples(_FIELDS, st.sampled_from(["=", "", "-"]), st.text())))
def test_rules_in_a_header_are_right_or_refused(words: list[tuple[str, str, str]]) -> None:
    text = " ".join("".join(word) for word in words)
    try:
        rules_from_text(EDITIONS["classic"], text)
    except RulesError as error:
        "".join(error.values.values()).encode()
    written = text.replace("\\", "\\\\").replace('"', '\\"')
    try:
        Game.parse(f'[Edition "classic"]\n[Rules "{written}"]\n[A "Ada"]\n[B "Bo"]\n')
    except ParseError as error:
        assert error.reason


def test_more_rules_than_the_core_takes_are_refused(served: Served) -> None:
    rules = " ".join(f"r{n}=1" for n in range(1100))
    answer = _imported(served.visitor(), f'[Rules "{rules}"]', '[A "Ada"]', '[B "Bo"]', status=422)
    assert answer["problem"]["code"] == "bad-record"
    assert "there is no rule called 'r0'" in answer["problem"]["text"]


@pytest.mark.parametrize("rules", ['{"\\ud800": true}', '{"kings": "\\ud800"}', '{"tie_breaks": ["\\ud800"]}'])
def test_half_a_character_in_a_rule_is_refused(served: Served, rules: str) -> None:
    body = f'{{"seats": [{{"kind": "person", "name": "Ada"}}, {{"kind": "person", "name": "Bo"}}], "rules": {rules}}}'
    json = {"content-type": "application/json"}
    answer = served.visitor().http.post("/api/tables", content=body, headers=json)
    assert answer.status_code == 422
    assert answer.json()["problem"]["code"].startswith("rules-")
