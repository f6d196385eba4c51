"""The list of codes is whole: what core and server refuse is in it, with its values, and the page has words for it."""

import ast
import pickle
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from kingdomino import EDITIONS, Position, Rules, agent, codes
from kingdomino.codes import VALUES, Code, Mistake
from kingdomino.editions import changed_rules, edition, rules_from_text
from kingdomino.errors import Forbidden, ParseError
from kingdomino.languages.catalogue import catalogue, needed
from kingdomino.words import reason

ROOT = Path(__file__).parent.parent
CODES: tuple[str, ...] = get_args(Code)
MISTAKES: tuple[str, ...] = get_args(Mistake)
DOUBTED: tuple[str, ...] = get_args(codes._Kingdoms)
"""What a kingdom is counted in spite of; tests/test_score.py has a kingdom for each."""

PLACES = {"at", "in-line", "token", "file", "file-system"}
"""Messages that say where something is wrong, beside those that say what."""

CLASSIC = EDITIONS["classic"]


def position(*moves: str, **rules: Any) -> Position:
    """A game of two, after these moves."""
    found = Position.start(Rules().replace(**rules), 2)
    for move in moves:
        found = found.play(move)
    return found


def after(*moves: str, **rules: Any) -> Callable[[str], Callable[[], object]]:
    """What a move does after others."""
    return lambda move: lambda: position(*moves, **rules).play(move)


BEGUN = ("A", "+1,2,3,48")
ONE_CLAIMED = (*BEGUN, "1")
CLAIMED = ("ABBA", "+1,2,3,48", "1", "2", "3", "48", "+4,5,6,7")


def somewhere(code: str, **rules: Any) -> Callable[[], object]:
    """Plays by chance until something is refused for this reason: a placement anywhere, or a claim of the line."""
    spots = [f"{file}{rank}" for file in "abcdefghijklm" for rank in range(1, 14)]
    beside = [(a, b) for a in spots for b in spots if abs(ord(a[0]) - ord(b[0])) + abs(int(a[1:]) - int(b[1:])) == 1]

    def play() -> None:
        now, player = position(**rules), agent("random", seed=1)
        for n in range(1000):
            tried = [a + b for a, b in beside] if now.phase == "place" else [str(d) for d, _ in now.line] or ["--"]
            for move in tried if n % 7 == 6 or now.phase != "place" else ():
                try:
                    now.play(move)
                except Forbidden as refused:
                    if refused.code == code:
                        raise
            if now.is_over:
                return
            now = now.play(now.sample(n) if now.turn == -1 else player.choose(now))

    return play


REFUSED: dict[str, Callable[[], object]] = {
    "another-fits": somewhere("another-fits", claim_ahead=False),
    "game-over": somewhere("game-over"),
    "too-high": somewhere("too-high"),
    "too-wide": somewhere("too-wide"),
    "no-edition": lambda: edition("martian"),
    "rules-abba-needs-two": lambda: Rules(min_players=3, abba=True),
    "rules-abba-passed": lambda: Rules(abba=True, kings="passed-round").check(2),
    "rules-duel-grid": lambda: Rules(mighty_duel=True, grid=5),
    "rules-duel-needs-two": lambda: Rules(min_players=3, mighty_duel=True),
    "rules-duel-players": lambda: Rules(mighty_duel=True).check(3),
    "rules-grid": lambda: Rules(grid=6),
    "rules-harmony-full-grid": lambda: Rules(harmony=True, harmony_needs="full-grid", grid=7).check(4),
    "rules-players": lambda: Rules().check(1),
    "rules-range": lambda: Rules(min_players=4, max_players=3),
    "rules-spare-needs-three": lambda: Rules(max_players=2, spare_domino=True),
    "rules-twice": lambda: rules_from_text(CLASSIC, "tie_breaks=crowns,crowns"),
    "rules-unknown": lambda: changed_rules(CLASSIC, {"colour": True}),
    "rules-value": lambda: changed_rules(CLASSIC, {"kings": "none"}),
    "can-be-placed": after(*CLAIMED, abba=True)("--"),
    "castle": after(*CLAIMED, abba=True)("g7g8"),
    "covered": somewhere("covered"),
    "dealer-holder": after(kings="passed-round")("A"),
    "dealer-kings": after()("1"),
    "dealer-line": after("A")("1"),
    "dealt": after(*ONE_CLAIMED, "B", "2", "B", "3", "A", "48")("+1,4,5,6"),
    "kings-abba": after(abba=True)("AABB"),
    "kings-all": after(kings="together")("A"),
    "kings-one": after()("AB"),
    "line-length": after("A")("+1,2,3"),
    "must-claim": after(*BEGUN)("g8g9"),
    "must-place": after(*CLAIMED, abba=True)("4"),
    "no-king": after(*ONE_CLAIMED, "A", "2")("A"),
    "no-player": lambda: agent("greedy").choose(position()),
    "no-seat": after()("C"),
    "not-in-line": after(*BEGUN)("9"),
    "not-neighbours": after(*CLAIMED, abba=True)("g8g10"),
    "not-the-dealer": after(*BEGUN)("+4,5,6,7"),
    "taken": after(*ONE_CLAIMED, "B")("1"),
    "touches-neither": after("ABBA", "+13,14,15,16", "13", "14", "15", "16", "+4,5,6,7", abba=True)("a1a2"),
    "touches-no": after(*CLAIMED, abba=True)("a1a2"),
}
"""What provokes each refusal of the core and of the editions."""


def in_core() -> dict[str, list[str]]:
    """By code, the text around each place of the core that refuses something."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "core").glob("*.[ch]pp")):
        text = path.read_text()
        for match in re.finditer(
            r"(?:(?:IllegalMove|RulesError|Unreadable)\(\s*\{|return \{\s*|Reason\(|"
            r'(?:wrong|fail|ParseError)\([^;{]*?\{\s*)"([a-z-]+)",(?s:.*?);(?:\n| \})',
            text,
        ):
            found.setdefault(match[1], []).append(match[0])
    return found


def in_python() -> Iterator[tuple[str, set[str]]]:
    """Each place of the package that finds a mistake: its code, and the names of the values that come with it."""
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call):
                continue
            codes = [a.value for a in node.args if isinstance(a, ast.Constant) and a.value in MISTAKES]
            names = {word.arg for word in node.keywords if word.arg}
            for values in (a for a in node.args if isinstance(a, ast.Dict)):
                names |= {str(key.value) for key in values.keys if isinstance(key, ast.Constant)}
                names |= {"error", "text"} if None in values.keys else set()  # what the system says
            for code in codes:
                yield str(code), names


def test_no_code_twice() -> None:
    assert len({*CODES, *MISTAKES}) == len(CODES) + len(MISTAKES)
    assert set(VALUES) <= set(CODES)


def test_the_core_refuses_with_codes_of_the_list() -> None:
    found = in_core()
    assert len(found) > 30
    assert not set(found) - set(CODES) - set(MISTAKES)
    for code, places in found.items():
        for place in places:
            given = set(re.findall(r'\{"(\w+)", ', place))
            assert set(VALUES.get(code, ())) <= given, (code, place)


@pytest.mark.parametrize("code", REFUSED)
def test_refusals_carry_their_values(code: str) -> None:
    with pytest.raises(Forbidden) as refused:
        REFUSED[code]()
    assert refused.value.code == code
    assert set(VALUES.get(code, ())) <= set(refused.value.values)


def test_every_code_of_the_list_is_used() -> None:
    """In the core, in Python, or by the page; and whatever the core and the editions refuse is provoked above."""
    python = "".join(p.read_text() for p in (ROOT / "src").rglob("*.py") if p.name != "codes.py")
    scripts = [*(ROOT / "web/src/lib").glob("*.ts"), *(ROOT / "web/src/local").glob("*.ts")]
    page = "".join(p.read_text() for p in scripts if p.name != "messages.ts")
    used = set(in_core()) | set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', python + page))
    assert not set(CODES) - used
    assert set(in_core()) - set(MISTAKES) <= {*REFUSED, *UNREADABLE, *DOUBTED}
    assert set(MISTAKES) == set(in_core()) - set(CODES) | {code for code, _ in in_python()} | {"unreadable"}


def test_there_are_words_for_every_code() -> None:
    """Words that name only what comes with every refusal of the code."""
    words = catalogue("en")
    assert {key.removeprefix("reason-") for key in words if key.startswith("reason-")} == set(CODES)
    for code in CODES:
        assert needed(f"reason-{code}", words) <= set(VALUES.get(code, ())), code


def test_there_are_words_for_every_mistake() -> None:
    """Words that name only what comes with it, wherever it is found."""
    words = catalogue("en")
    said = {key.removeprefix("wrong-") for key in words if key.startswith("wrong-")}
    assert said == {*MISTAKES, *PLACES}
    for code, names in in_python():
        assert needed(f"wrong-{code}", words) <= names, code
    for code, places in in_core().items():
        for place in places if code in MISTAKES else ():
            assert needed(f"wrong-{code}", words) <= set(re.findall(r'\{"(\w+)", ', place)), (code, place)


UNREADABLE = {
    "domino-number": "49",
    "file-letter": "z1a1",
    "rank-number": "a14a13",
    "not-a-move": "*",
    "not-a-domino": "7x",
    "not-two-squares": "a1b1c1",
    "line-ascends": "+4,3",
    "move-missing": "",
    "no-seat": "2 - - - C4 1-48 C C",
    "position-players": "9 x",
    "field-count": "2 -",
    "two-castles": "2 - - - - 1-48 C/C C",
    "domino-twice": "2 - 4A 4,5,6,7 - 1-3 C C",
}


@pytest.mark.parametrize("code", UNREADABLE)
def test_what_cannot_be_read_carries_its_code(code: str) -> None:
    text = UNREADABLE[code]
    with pytest.raises(ParseError) as wrong:
        Position(text) if " " in text else position().parse_move(text)
    assert wrong.value.code == code
    assert reason(wrong.value)


def test_an_error_survives_a_pickle() -> None:
    error = ParseError("why", 3, "token", "not-a-move", {"text": "x"})
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.line, again.token, again.code, again.values) == (
        "line 3: 'token': why",
        3,
        "token",
        "not-a-move",
        {"text": "x"},
    )
