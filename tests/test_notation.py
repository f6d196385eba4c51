"""Moves, positions and rules as text: what they look like, what is refused and why, and the way back through repr."""

import copy
import pickle
from typing import Any

import pytest

import kingdomino
from kingdomino import Game, Move, ParseError, Position, Rules, RulesError

NAMES = vars(kingdomino)


# ---- moves ----


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("A:", "holder"),
        ("D:", "holder"),
        ("A", "kings"),
        ("ABBA", "kings"),
        ("+4,11,23,38", "deal"),
        ("+4,11,23", "deal"),
        ("1", "claim"),
        ("48", "claim"),
        ("f7e7", "place"),
        ("a1a2", "place"),
        ("l13m13", "place"),
        ("--", "discard"),
    ],
)
def test_a_move_is_its_text(text: str, kind: str) -> None:
    move = Move(text)
    assert str(move) == text
    assert move.kind == kind
    assert eval(repr(move), NAMES) == move
    assert pickle.loads(pickle.dumps(move)) == move
    assert hash(Move(text)) == hash(move)


def test_a_move_tells_what_it_does() -> None:
    assert (Move("23").domino, Move("f7e7").domino) == (23, None)
    assert (Move("+4,11,23,38").dominoes, Move("23").dominoes) == ((4, 11, 23, 38), ())
    assert (Move("f7e7").squares, Move("--").squares) == (("f7", "e7"), None)


def test_moves_differ_as_their_texts_do() -> None:
    texts = ["A", "A:", "AB", "4", "+4", "--", "f7e7", "e7f7"]
    assert len({Move(text) for text in texts}) == len(texts)
    assert Move("4") != "4"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a move is missing"),
        (":", "':' is not a move"),
        ("E:", "seats are A to D"),
        ("AB:", "seats are A to D"),
        ("A::", "seats are A to D"),
        ("?", "'?' is not a move"),
        ("-", "'-' is not a move"),
        ("---", "'---' is not a move"),
        ("0", "dominoes are numbered 1 to 48"),
        ("49", "dominoes are numbered 1 to 48"),
        ("04", "dominoes are numbered 1 to 48"),
        ("4 ", "'4 ' is not the number of a domino"),
        ("E", "seats are A to D"),
        ("AbBA", "seats are A to D"),
        ("ABBAA", "there are at most four kings"),
        ("+", "dominoes are numbered 1 to 48"),
        ("+4,", "dominoes are numbered 1 to 48"),
        ("+4;5", "'+4;5' is not a line of dominoes"),
        ("+11,4,23,38", "the numbers in a line must ascend"),
        ("+4,4,23,38", "the numbers in a line must ascend"),
        ("+1,2,3,4,5", "a line has at most four dominoes"),
        ("f7", "files go from a to m"),
        ("n7m7", "files go from a to m"),
        ("f7n7", "files go from a to m"),
        ("f0e7", "ranks go from 1 to 13"),
        ("f14e7", "ranks go from 1 to 13"),
        ("f7e7x", "'f7e7x' does not name two squares"),
        ("x" * 50, f"'{'x' * 40}...' is not a move"),
    ],
)
def test_what_is_no_move_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(ParseError) as refused:
        Move(text)
    assert (refused.value.reason, refused.value.token) == (reason, text)
    assert str(refused.value) == (reason if text[:40] in reason else f"{text!r}: {reason}")
    assert not Position("2 - - - - 1-48 C C").is_legal(text)


# ---- positions ----


def test_the_start_as_text() -> None:
    start = Position.start(Rules(), 2)
    assert str(start) == "2 - - - - 1-48 C C"
    assert str(Position.start(Rules(harmony=True, tie_breaks=("squares", "crowns")), 2)) == (
        "2;tie_breaks=squares,crowns;harmony=true - - - - 1-48 C C"
    )


def test_an_opening_as_text() -> None:
    position = Position.start(Rules(kings="together"), 2)
    texts = []
    for move in ("BAAB", "+2,19,30,45", "19", "2", "45", "30", "+4,11,23,38", "e7f7"):
        position = position.play(move)
        texts.append(str(position).removeprefix("2;kings=together "))
    assert texts == [
        "BAAB - - - 1-48 C C",
        "BAAB - 2,19,30,45 - 1,3-18,20-29,31-44,46-48 C C",
        "AAB - 2,19B,30,45 - 1,3-18,20-29,31-44,46-48 C C",
        "AB - 2A,19B,30,45 - 1,3-18,20-29,31-44,46-48 C C",
        "B - 2A,19B,30,45A - 1,3-18,20-29,31-44,46-48 C C",
        "- 2A,19B,30B,45A - - 1,3-18,20-29,31-44,46-48 C C",
        "- 2A,19B,30B,45A 4,11,23,38 - 1,3,5-10,12-18,20-22,24-29,31-37,39-44,46-48 C C",
        "- 19B,30B,45A 4,11,23,38 A 1,3,5-10,12-18,20-22,24-29,31-37,39-44,46-48 wwC C",
    ]


def test_an_opening_with_kings_passed_round_as_text() -> None:
    position = Position.start(Rules(kings="passed-round"), 3)
    texts = []
    for move in ("B:", "+2,19,30", "A", "30", "C", "2", "B", "19"):
        position = position.play(move)
        texts.append(str(position).removeprefix("3;kings=passed-round ").removesuffix(" C C C"))
    assert texts == [
        "B: - - - 1-48",
        "B: - 2,19,30 - 1,3-18,20-29,31-48",
        "B:A - 2,19,30 - 1,3-18,20-29,31-48",
        "B: - 2,19,30A - 1,3-18,20-29,31-48",
        "B:C - 2,19,30A - 1,3-18,20-29,31-48",
        "B: - 2C,19,30A - 1,3-18,20-29,31-48",
        "B:B - 2C,19,30A - 1,3-18,20-29,31-48",
        "- 2C,19B,30A - - 1,3-18,20-29,31-48",
    ]


PASSED = "2;kings=passed-round"


@pytest.mark.parametrize(
    ("text", "token", "reason"),
    [
        (
            f"{PASSED} A - 1,2,3,4 - 5-48 C C",
            "A",
            "kings that are passed round are written like A:B, their holder first",
        ),
        (
            f"{PASSED} AB: - 1,2,3,4 - 5-48 C C",
            "AB:",
            "kings that are passed round are written like A:B, their holder first",
        ),
        (f"{PASSED} C: - 1,2,3,4 - 5-48 C C", "C:", "there is no seat C"),
        (f"{PASSED} E: - 1,2,3,4 - 5-48 C C", "E:", "seats are A to D"),
        (f"{PASSED} A:C - 1,2,3,4 - 5-48 C C", "A:C", "there is no seat C"),
        (f"{PASSED} A:AB - 1,2,3,4 - 5-48 C C", "A:AB", "these kings cannot have been drawn"),
        (f"{PASSED} A:A - 1A,2A,3,4 - 5-48 C C", "-", "A does not have the right number of kings"),
        (f"{PASSED} A:A - - - 1-48 C C", "A:A", "a king is only drawn once there is a line"),
        (f"{PASSED} - - 1,2,3,4 - 5-48 C C", "-", "it is missing who holds the kings"),
        (f"{PASSED} A: 1A,2A,3B,4B - - 5-48 C C", "A:", "kings are only drawn in the opening"),
        ("2 A: - 1,2,3,4 - 5-48 C C", "A:", "seats are A to D"),
        (
            f"{PASSED};abba=true - - - - 1-48 C C",
            f"{PASSED};abba=true",
            "the opening is either A B B A, or the kings are passed round: not both",
        ),
        (
            f"{PASSED};claim_ahead=false A:B - 1A,2,3,4 A1 5-48 C C",
            "A:B",
            "the next king is only drawn after this turn",
        ),
        (f"{PASSED};claim_ahead=false - - 1A,2,3,4 A1 5-48 C C", "-", "it is missing who holds the kings"),
    ],
)
def test_what_is_no_position_where_kings_are_passed_round(text: str, token: str, reason: str) -> None:
    with pytest.raises(ParseError) as refused:
        Position(text)
    assert (refused.value.token, refused.value.reason) == (token, reason)


def test_a_domino_that_another_chose_in_the_hand_as_text() -> None:
    position = Position.start(Rules(kings="passed-round", claim_ahead=False), 2)
    for move in ("A:", "+1,2,3,4", "A", "2"):
        position = position.play(move)
    assert str(position).endswith(" A: - 1,2A,3,4 A2 5-48 C C")
    assert (Position(str(position)) == position, position.mid_turn) == (True, False)
    for move in ("g8g9", "B", "4", "g8g9", "B", "3", "g6g5", "A", "1"):
        position = position.play(move)
    assert str(position).endswith(" A: - 1A,2A,3B,4B A1 5-48 w/w/C f/f/C/f/f")
    assert Position(str(position)) == position


def test_a_domino_in_the_hand_as_text() -> None:
    position = Position.start(Rules(min_players=1, kings="together", claim_ahead=False), 1)
    for move in ("AAAA", "+4,11,23,38", "23"):
        position = position.play(move)
    assert str(position).endswith(" AAA - 4,11,23A,38 A23 1-3,5-10,12-22,24-37,39-48 C")
    position = position.play("f7e7")
    assert str(position).endswith(" AAA - 4,11,23A,38 - 1-3,5-10,12-22,24-37,39-48 mw1C")


@pytest.mark.parametrize(
    ("text", "token", "reason"),
    [
        ("", "", "a position begins with the number of players, 1 to 4"),
        ("5 - - - - 1-48 C C", "5", "a position begins with the number of players, 1 to 4"),
        ("1 - - - - 1-48 C", "1", "these rules are for 2 to 4 players, not 1"),
        ("2;harmony - - - - 1-48 C C", "2;harmony", "'harmony' is not of the form field=value"),
        ("2;grid=6 - - - - 1-48 C C", "2;grid=6", "the grid must be 5 or 7 squares wide, not 6"),
        ("2;abba=true;abba=true - - - - 1-48 C C", "2;abba=true;abba=true", "the rule 'abba' is given twice"),
        ("2 - - - - 1-48 C", "2 - - - - 1-48 C", "a position for 2 players has 8 fields, not 7"),
        ("2 -  - - - 1-48 C C", "2 -  - - - 1-48 C C", "the fields must be separated by single spaces"),
        ("2 C - - - 1-48 C C", "C", "there is no seat C"),
        ("2 AB - - - 1-48 C C", "AB", "these kings cannot have been drawn"),
        ("2;abba=true ABAB - - - 1-48 C C", "ABAB", "the opening order is ABBA or BAAB"),
        ("2 A - 4,11,23,38 - 5-48 C C", "5-48", "a domino in one of the lines is also listed as unseen"),
        ("2 - - - - 1-47 C C", "1-47", "1 domino cannot have been dealt"),
        ("2 - - - - 1-2,3-48 C C", "1-2,3-48", "a set is written like 1-3,7"),
        ("2 A - 4,11,23 - 1-3,5-10,12-22,24-37,39-48 C C", "4,11,23", "a line has 4 dominoes"),
        ("2 A - 11,4,23,38 - 1-3,5-10,12-22,24-37,39-48 C C", "11,4,23,38", "the numbers in a line must ascend"),
        ("2 A - 4E,11,23,38 - 1-3,5-10,12-22,24-37,39-48 C C", "4E,11,23,38", "seats are A to D"),
        ("2 A - 4C,11,23,38 - 1-3,5-10,12-22,24-37,39-48 C C", "4C,11,23,38", "there is no seat C"),
        ("2 A 4 - - 5-48 C C", "4", "the number must be followed by the letter of a seat"),
        ("2 - 1A,2A,3A,4B - - 5-48 C C", "1A,2A,3A,4B", "A does not have the right number of kings"),
        ("2 A 1A,2A,3B,4B - - 5-48 C C", "A", "kings are only drawn in the opening"),
        ("2 - - 1A,2A,3B,4B - 5-48 C C", "1A,2A,3B,4B", "the round is over, so its dominoes should be pending"),
        ("2 - - 1A,2B,3A,4 C 5-48 C C", "C", "there is no seat C"),
        ("2 - - 1A,2B,3A,4 B4 5-48 C C", "B4", "a seat can only hold a domino that it has taken from the line"),
        ("2 - - - - 1-48 C D", "D", "'D' is not a square"),
        ("2 - - - - 1-48 C CC", "CC", "there is more than one castle"),
        ("2 - - - - 1-48 C ww", "ww", "there is no castle"),
        ("4 - - - - - C C C wC", "wC", "half a domino is missing"),
        ("4 - - - - - C C C C.ww", "C.ww", "the kingdom is not connected"),
        ("4 - - - - - C C C Cww/.", "Cww/.", "the rows differ in length"),
        ("4 - - - - - C C C Cww.", "Cww.", "an outer row or column is empty"),
        ("4 - - - - - C C C Cwwwww", "Cwwwww", "the kingdom is more than 5 squares wide"),
        ("4 - - - - - C C C C/w/w/w/w/w", "C/w/w/w/w/w", "the kingdom is more than 5 squares high"),
        ("4 - - - - - C C C Cm3m3", "Cm3m3", "has a square m3 that is on none of the dominoes placed so far"),
        ("2 - 1A,2A,3B,4B - - 5-48 C Cww", "Cww", "has more squares than the dominoes placed so far"),
    ],
)
def test_what_is_no_position_is_refused_with_field_and_reason(text: str, token: str, reason: str) -> None:
    with pytest.raises(ParseError) as refused:
        Position(text)
    assert (refused.value.token, refused.value.reason, refused.value.line) == (token, reason, 1)
    assert str(refused.value) == (f"line 1: {token!r}: {reason}" if token else f"line 1: {reason}")


def test_letters_beyond_ascii_are_refused_like_any_others() -> None:
    long = "x" * 39 + "é"
    for make in (Move, Position, Rules().field_text):
        for text in ("é", f"x{'é' * 30}", long, f"2;{long}=5 - - - - 1-48 C C", f"2 - - - - 1-48 {long} C"):
            with pytest.raises(ValueError) as refused:
                make(text)
            assert not isinstance(refused.value, UnicodeError)
    with pytest.raises(ParseError, match="'é' is not a square"):
        Position("2 - - - - 1-48 é C")
    with pytest.raises(RulesError, match="grid must be a small number"):
        Rules(grid=long)  # type: ignore[arg-type]


def test_a_zero_character_neither_shortens_a_text_nor_the_reason() -> None:
    for make, text, reason in (
        (Move, "\0", "is not a move"),
        (Move, "+4\0", "is not a line of dominoes"),
        (Move, "23\0", "is not the number of a domino"),
        (Position, "2 - - - - 1-48 C \0", "is not a square"),
        (Position, "2 - - - - 1-48 C C\0", "is not a square"),
        (lambda text: Rules(kings=text), "together\0", "kings must be one-by-one or together"),
    ):
        with pytest.raises(ValueError) as refused:
            make(text)
        assert reason in str(refused.value)


def test_a_list_within_a_list_is_no_rule() -> None:
    endless: Any = []
    endless.append([endless])
    nested: Any = [["crowns"]]
    for value in (nested, endless):
        with pytest.raises(RulesError):
            Rules(tie_breaks=value)


def test_what_is_neither_text_nor_move_is_a_type_error() -> None:
    position = Position("2 - - - - 1-48 C C")
    wrong: Any = 23
    for ask in (position.is_legal, position.play, Move, Position):
        with pytest.raises(TypeError):
            ask(wrong)


# ---- comments in records ----


def test_comments_are_for_people() -> None:
    plain = Game(2, seed=3)
    for _ in range(6):
        plain.push(plain.legal_moves[0])
    head, _, body = plain.record().partition("\n\n")
    first, *others = body.split()
    for text in (
        f"{{before}} {first} {{after {{ the kings}} {' '.join(others)}",
        f"{first}{{no blanks}}{'{}'.join(others)}{{at the end}}",
        f"{first} {{several\nlines\n\nA:1}} {' '.join(others)} {{{'x' * 1999}}}",
        f'{first} {" ".join(others)} {{é☃ +1,2,3,4 [Edition "x"]}}',
    ):
        again = Game.parse(f"{head}\n\n{text}\n")
        assert again == plain and "{" not in again.record()
    drawn = '[Edition "romanian"]\n[A "x"]\n[B "y"]\n\n{no holder} AB'
    assert Game.parse(drawn, seed=1).rules.kings == "one-by-one"


@pytest.mark.parametrize(
    ("body", "line", "code", "token"),
    [
        ("A +1,2,3,4 {never ends", 5, "comment-open", "{never ends"),
        ("A +1,2,3,4 {one}\n\n{two {three", 7, "comment-open", "{two {three"),
        ("A +1,2,3,4\n{" + "x" * 2000 + "}", 6, "comment-long", "{xxx"),
        ("A +1,2,3,4 } A:1", 5, "not-a-turn", "}"),
        ("A +1,2,3,4 {one} A:99", 5, "domino-number", "A:99"),
    ],
)
def test_a_comment_that_cannot_be_read(body: str, line: int, code: str, token: str) -> None:
    with pytest.raises(ParseError) as wrong:
        Game.parse(f'[Edition "classic"]\n[A "x"]\n[B "y"]\n\n{body}\n')
    assert (wrong.value.line, wrong.value.code) == (line, code)
    assert wrong.value.token.startswith(token)


def test_a_comment_without_end_does_not_swallow_the_next_record() -> None:
    record = Game(2, seed=1).record()
    good, bad = kingdomino.read_records((record.rstrip() + " {open\n\n" + record).split("\n"))
    with pytest.raises(ParseError, match="no end"):
        Game.from_record(good)  # type: ignore[arg-type]
    assert Game.from_record(bad).ply  # type: ignore[arg-type]


# ---- values ----

VALUES = [
    Rules(),
    Rules(min_players=1, kings="together", tie_breaks=(), harmony=True, harmony_needs="full-grid"),
    Rules(mighty_duel=True, middle_kingdom=True, abba=True, claim_ahead=False, must_place=False),
    Rules(spare_domino=True, grid=7, tie_breaks=("squares",)),
    Position("2 - - - - 1-48 C C"),
    Game(4, "danish", seed=1).position,
]


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_repr_and_pickle_and_copy_give_the_value_back(value: Rules | Position) -> None:
    for again in (eval(repr(value), NAMES), pickle.loads(pickle.dumps(value)), copy.deepcopy(value)):
        assert again == value
        assert hash(again) == hash(value)


def test_rules_name_only_what_differs() -> None:
    assert repr(Rules()) == "Rules()"
    assert repr(Rules(tie_breaks=["squares"], harmony=True)) == "Rules(tie_breaks=('squares',), harmony=True)"


def test_every_rule_counts_for_equality() -> None:
    assert Rules(mighty_duel=True) != Rules(grid=7)
    different = [
        Rules(min_players=1),
        Rules(max_players=3),
        Rules(grid=7),
        Rules(spare_domino=True),
        Rules(kings="together"),
        Rules(kings="passed-round"),
        Rules(abba=True),
        Rules(claim_ahead=False),
        Rules(must_place=False),
        Rules(tie_breaks=("crowns", "territory")),
        Rules(harmony=True),
        Rules(harmony_needs="full-grid"),
        Rules(middle_kingdom=True),
    ]
    assert len(set(different)) == len(different)
    assert Rules() not in different


def test_a_position_does_not_depend_on_how_it_came_about() -> None:
    rules = Rules(kings="together", must_place=False)
    one = two = Position.start(rules, 2)
    for move in ("ABBA", "+1,2,3,4", "1", "2", "3", "4", "+5,6,7,8", "--", "5", "g8g9", "6", "--", "7", "--", "8"):
        one = one.play(move)
    for move in ("ABBA", "+1,2,3,4", "4", "3", "2", "1", "+5,6,7,8", "--", "8", "g9g8", "6", "--", "7", "--", "5"):
        two = two.play(move)
    assert one == two
    assert hash(one) == hash(two)
