"""The values of the core as a researcher handles them: what they tell, copied, compared, stored and sent elsewhere."""

import copy
import inspect
import os
import pickle
import pickletools
import signal
import subprocess
import sys
import threading
import typing
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from processes import worked
from waiting import until

import kingdomino as kd
from kingdomino import core
from kingdomino.agents.roster import ROSTER
from kingdomino.core import playouts
from kingdomino.editions import RuleChanges

PACKAGE = Path(kd.__file__).parent

# What a program does that nobody checked the types of.
untyped: Any = kd
untyped_core: Any = core


@pytest.fixture(scope="module")
def finished() -> kd.Game:
    game, bot = kd.Game(players=3, seed=5, harmony=True), kd.agent("greedy", seed=5)
    while not game.is_over:
        game.push(bot.choose(game.position))
    return game


@pytest.fixture(scope="module")
def values(finished: kd.Game) -> dict[str, Any]:
    """One of each kind."""
    score = finished.position.scores()[0]
    return {
        "Move": kd.Move("f7e7"),
        "Rules": kd.Rules(harmony=True, tie_breaks=("squares", "crowns"), kings="together"),
        "Position": finished.positions[20],
        "Plies": finished.plies.cut(40).end((1, "resigned")),
        "Score": score,
        "Territory": score.territories[0],
        "Outcome": finished.outcome,
        "Candidate": kd.agent("search", seed=1).analyse(kd.Game(seed=1).position, playouts=50, seed=2)[0],
    }


KINDS = ["Move", "Rules", "Position", "Plies", "Score", "Territory", "Outcome", "Candidate"]
every_kind = pytest.mark.parametrize("kind", KINDS)


# ---- values ----


@every_kind
def test_a_value_survives_pickling_and_copying(values: dict[str, Any], kind: str) -> None:
    value = values[kind]
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(value, protocol))
        assert type(again) is type(value)
        assert again == value
        assert hash(again) == hash(value)
        assert repr(again) == repr(value)
    assert copy.copy(value) is copy.deepcopy(value) is value


@every_kind
def test_a_pickle_names_nothing_but_public_names(values: dict[str, Any], kind: str) -> None:
    text: list[str] = []
    for _, argument, _ in pickletools.genops(pickle.dumps(values[kind], 4)):
        text += [argument] if isinstance(argument, str) else []
    assert "kingdomino" in text
    assert kind in text
    assert not [word for word in text if "_core" in word]
    assert getattr(kd, kind).__module__ == "kingdomino"


@pytest.mark.skipif(not list(PACKAGE.glob("_core_v3*")), reason="there is one build only")
def test_a_pickle_of_one_build_is_read_by_the_other(values: dict[str, Any]) -> None:
    """Each build writes the pickles and reads those of both."""
    script = (
        "import pickle, sys, types\n"
        "cpu = types.ModuleType('kingdomino._cpu'); cpu.v3 = {v3}\n"
        "sys.modules['kingdomino._cpu'] = cpu\n"
        "import kingdomino as kd\n"
        "assert ('kingdomino._core_v3' in sys.modules) is {v3}\n"
        "values = pickle.loads(sys.stdin.buffer.read())\n"
        "assert all(type(v) is getattr(kd, k) for k, v in values.items())\n"
        "sys.stdout.buffer.write(pickle.dumps(values))\n"
    )
    expected = sent = pickle.dumps(values)
    for v3 in (False, "kingdomino._core_v3" in sys.modules, False):
        done = subprocess.run(
            [sys.executable, "-c", script.format(v3=v3)],
            input=sent,
            capture_output=True,
            check=False,
            env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)},
        )
        assert done.returncode == 0, done.stderr.decode()
        sent = done.stdout
    assert pickle.loads(sent) == pickle.loads(expected) == values


@every_kind
def test_a_value_evaluates_back_from_its_representation(values: dict[str, Any], kind: str) -> None:
    assert eval(repr(values[kind]), {name: getattr(kd, name) for name in KINDS}) == values[kind]


@every_kind
def test_a_value_does_not_change(values: dict[str, Any], kind: str) -> None:
    value = values[kind]
    before = repr(value)
    names = [name for name, member in inspect.getmembers(type(value)) if isinstance(member, property)]
    for name in (*names, "something"):
        with pytest.raises(AttributeError):
            setattr(value, name, 1)
    for name in names:
        if kind not in ("Position", "Plies"):  # these make a new list each time they are asked
            assert not isinstance(getattr(value, name), list), name
    with pytest.raises(TypeError), warnings.catch_warnings(action="ignore"):
        value.__init__(*([] if kind == "Rules" else ["23"]))
    with pytest.raises(TypeError):
        type("Changeable", (type(value),), {})
    assert repr(value) == before


@every_kind
def test_equal_values_have_equal_hashes_and_others_differ(values: dict[str, Any], kind: str) -> None:
    value, again = values[kind], pickle.loads(pickle.dumps(values[kind]))
    assert value is not again
    assert len({value, again}) == 1
    assert all(value != other for other_kind, other in values.items() if other_kind != kind)
    assert value != repr(value)


def test_outcomes_that_differ_in_any_field_differ() -> None:
    fields: dict[str, Any] = {"scores": (9, 8), "winners": (0,), "places": (1, 2), "decided_by": "score"}
    outcome = kd.Outcome(**fields)
    others = {"scores": (9, 7), "winners": (1,), "places": (2, 1), "decided_by": "shared"}
    assert all(kd.Outcome(**{**fields, name: other}) != outcome for name, other in others.items())
    assert kd.Outcome((9, 8), (0,), (1, 2), "score") == outcome


@pytest.mark.parametrize(
    ("make", "error", "sentence"),
    [
        (lambda: untyped.Outcome((9,), (3,), (1,), "score"), ValueError, "its winners are among the seats"),
        (lambda: untyped.Outcome((9, 8), (0,), (1, 2)), TypeError, "Outcome is made with its decided_by"),
        (lambda: untyped.Outcome((9,), (0,), (1,), "score", scores=(9,)), TypeError, "given twice its scores"),
        (lambda: untyped.Outcome((9,), (0,), (1,), "score", 5), TypeError, "and nothing else"),
        (lambda: untyped.Outcome(9, (0,), (1,), "score"), TypeError, "scores is 9; it must be a sequence"),
        (lambda: untyped.Territory("sea", 1, 1, 1, ("f7",)), ValueError, "terrain is 'sea'; there are wheat, forest"),
        (lambda: untyped.Territory("lake", 1, 1, 1, ("z7",)), kd.ParseError, "files go from a to m"),
        (lambda: untyped.Territory("lake", 1.5, 1, 1, ("f7",)), TypeError, "squares is 1.5; it must be a whole number"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused(make: Callable[[], Any], error: type, sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        make()


def test_moves_are_sorted_as_they_are_listed(finished: kd.Game) -> None:
    for position in finished.positions:
        assert position.phase == "deal" or sorted(position.legal_moves) == position.legal_moves


def test_gain_is_what_the_move_brings_at_once(finished: kd.Game) -> None:
    for position in finished.positions:
        if position.phase not in ("claim", "place"):
            continue
        seat = position.turn
        assert seat is not None
        before = position.scores()[seat]
        assert [position.gain(move) for move in position.legal_moves] == position.gains
        for move in position.legal_moves[:5]:
            after = position.play(move).scores()[seat]
            bonuses = after.harmony + after.middle_kingdom
            assert position.gain(str(move)) == after.total - bonuses - before.total


def test_gain_of_an_illegal_move_names_the_rule() -> None:
    with pytest.raises(kd.IllegalMove, match="must claim a domino"):
        kd.Game(seed=1).position.gain("--")


# ---- what comes from outside ----


START = kd.Game(seed=1).position
untyped_start: Any = START


@pytest.mark.parametrize(
    ("ask", "error", "sentence"),
    [
        (lambda: untyped.Move("zz"), kd.ParseError, "'zz': files go from a to m"),
        (lambda: untyped.Game(seed=1).push("zz"), kd.ParseError, "'zz': files go from a to m"),
        (lambda: untyped.Game(seed=1).push("f7e7"), kd.IllegalMove, "must claim a domino now"),
        (lambda: untyped.Move(5), TypeError, "a move is 5; it must be text"),
        (lambda: untyped_start.play(None), TypeError, "move is None; it must be a Move or its text"),
        (lambda: untyped_start.is_legal(5), TypeError, "move is 5; it must be a Move or its text"),
        (lambda: untyped.Position(b"2"), TypeError, "a position is b'2'; it must be text"),
        (lambda: untyped.Position.start("classic", 2), TypeError, "rules is 'classic'; it must be a Rules"),
        (lambda: untyped.Position.start(kd.Rules(), "2"), TypeError, "players is '2'; it must be a whole number"),
        (lambda: untyped.Position.start(kd.Rules(), 2**80), ValueError, "at most"),
        (lambda: untyped.Position.start(kd.Rules(), 9), kd.RulesError, "2 to 4 players, not 9"),
        (lambda: untyped_start.kingdom("A"), TypeError, "seat is 'A'; it must be a whole number"),
        (lambda: untyped_start.kingdom(2), IndexError, "seat is 2; there are 0 to 1"),
        (lambda: untyped_start.kingdom_text(-1), IndexError, "seat is -1; there are 0 to 1"),
        (lambda: untyped_start.sample(-1), ValueError, r"seed is -1; a seed is a whole number from 0 to 2\*\*64 - 1"),
        (lambda: untyped_start.choose("random", 2.0), TypeError, r"seed is 2.0; it must be a whole number"),
        (lambda: untyped_start.choose("chess", 1), ValueError, "policy is 'chess'; there are random, beginner"),
        (lambda: untyped_start.draw(5), TypeError, "below is 5; it must be a function"),
        (lambda: untyped.Search(seconds="1"), TypeError, "seconds is '1'; it must be a number"),
        (lambda: untyped.Search(seconds=10**400), ValueError, "that is too large"),
        (lambda: untyped.Search(method="chess"), ValueError, "method is 'chess'; there are flat, uct, halving"),
        (lambda: untyped.Search().run(str(START)), TypeError, "it must be a Position"),
        (lambda: untyped.Rules(harmony="yes" * 100), kd.RulesError, "harmony must be true or false"),
        (lambda: untyped.agent(5), TypeError, "name is text such as 'hard', not 5"),
        (lambda: untyped.agent("hard", seed="x"), TypeError, "seed is 'x'; it must be a whole number"),
        (lambda: untyped.agent("hard", seed=-1), ValueError, "seed is -1; a seed is a whole number"),
        (lambda: untyped.agent("hard").analyse(START, playouts=0), ValueError, "playouts is 0; at least 1"),
        (lambda: untyped.agent("hard").analyse(START, float("nan")), ValueError, "seconds is nan; more than 0"),
        (lambda: untyped_core.decide(kd.Rules(), [(1, 2)]), ValueError, "four numbers a seat"),
        (lambda: untyped_core.decide(kd.Rules(), []), ValueError, "nobody to compare"),
    ],
)
def test_what_is_wrong_is_said_in_words(ask: Callable[[], Any], error: type, sentence: str) -> None:
    with pytest.raises(error, match=sentence) as refused:
        ask()
    assert "incompatible function arguments" not in str(refused.value)


@pytest.mark.parametrize("kind", [np.int64, np.uint8, np.int16])
def test_whole_numbers_of_numpy_are_whole_numbers(kind: Callable[[int], Any]) -> None:
    seed = kind(7)
    assert START.choose("random", seed) == START.choose("random", 7)
    assert kd.Position.start(kd.Rules(grid=kind(7)), kind(2)) == kd.Position.start(kd.Rules(grid=7), 2)
    assert str(kd.Game(seed=seed).position) == str(kd.Game(seed=7).position)
    assert kd.Dynasty(seed=seed).record() == kd.Dynasty(seed=7).record()
    one, two = (kd.agent("greedy", seed=s).choose(START) for s in (seed, 7))
    assert one == two
    assert playouts(START, kind(3), seed, "random")[1] == playouts(START, 3, 7, "random")[1]
    same = [kd.play_match("random", "greedy", games=4, seed=s, workers=0).records() for s in (seed, 7)]
    assert same[0] == same[1]


# ---- searching ----


def test_the_same_playouts_and_seed_give_the_same_answer() -> None:
    for name in ("master", "hard", "uct", "mc"):
        bot = kd.agent(name)
        one, same = (bot.analyse(START, playouts=300, seed=4) for _ in range(2))
        other = bot.analyse(START, playouts=300, seed=5)
        assert one == same == kd.agent(name).analyse(START, playouts=300, seed=4)
        assert one != other


def test_stopping_before_it_runs_counts() -> None:
    search = kd.Search(seconds=1000, threads=2)
    search.stop()
    assert search.run(START)  # at once: the test would take too long otherwise
    threading.Timer(0.2, search.stop).start()  # the next one thinks until it is stopped
    visits = sum(candidate.visits for candidate in search.run(START))
    assert visits > len(START.legal_moves)


@pytest.mark.parametrize(
    "work",
    [
        "kd.Search(seconds=1000, threads=2).run(position)",
        "kd.agent('uct:seconds=1000').choose(position)",
        "kd.agent('mc').analyse(position, 1000)",
        "kd.agent('master').analyse(position, playouts=10**12)",
        "kingdomino.core.playouts(position, 10**12, 1, 'value')",
        "kd.play_match('mc:seconds=1000', 'random', workers=0)",
        "kd.play_match('mc:seconds=1000', 'random', workers=2)",
        "list(simulate(['random'], games=10**12, seed=1, workers=0))",
        "list(simulate(['mc:seconds=1000'], games=4, seed=1))",
    ],
)
def test_an_interrupt_ends_it_at_once(work: str) -> None:
    script = (
        "import kingdomino, sys\nimport kingdomino as kd\nfrom kingdomino.arena.simulate import simulate\n"
        "position = kd.Game(seed=1).position\nprint('begun', flush=True)\n"
        f"try:\n    {work}\nexcept KeyboardInterrupt:\n    print('interrupted')\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)},
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        so_far = worked(process.pid)
        until(lambda: worked(process.pid) > so_far + 0.3, "the work to begin")
        process.send_signal(signal.SIGINT)
        try:
            printed, _ = process.communicate(timeout=30)  # at once, on a machine that does much else
        finally:
            process.kill()
        assert printed == "interrupted\n"


# ---- names and types ----


def test_every_public_name_is_there_and_listed() -> None:
    listed = dir(kd)
    for name in kd.__all__:
        assert getattr(kd, name) is not None
        assert name in listed
    assert kd.__version__.count(".") >= 1
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        kd.nothing  # noqa: B018


def test_rules_that_are_given_by_name_are_the_fields_of_the_rules() -> None:
    assert tuple(RuleChanges.__annotations__) == kd.Rules.fields
    types = typing.get_type_hints(RuleChanges)
    for name in kd.Rules.fields:
        value = getattr(kd.Rules(), name)
        if typing.get_origin(types[name]) is typing.Literal:
            choices = typing.get_args(types[name])
            assert value in choices
            assert {getattr(kd.Rules(**{name: choice}), name) for choice in choices} == set(choices)
        elif name == "tie_breaks":
            choices = typing.get_args(typing.get_args(types[name])[0])
            assert kd.Rules(tie_breaks=choices).tie_breaks == choices
        else:
            assert type(value) is types[name]


def test_policies_of_the_roster_are_known_to_the_core() -> None:
    for entry in ROSTER.values():
        assert (entry.policy is None) != (entry.search is None)
        if entry.policy:
            assert START.choose(entry.policy, 1) in START.legal_moves


@pytest.mark.parametrize("name", ["play", "gain", "sample", "choose", "kingdom", "__init__"])
def test_help_shows_what_a_method_takes(name: str) -> None:
    assert f"{name}(self" in (getattr(kd.Position, name).__doc__ or "")


GOOD = """
import numpy as np
import kingdomino as kd
from typing import Literal, assert_type

game = kd.Game(players=2, edition="classic", harmony=True, seed=7)
assert_type(game.position.phase, Literal["holder", "kings", "deal", "claim", "place", "over"])
assert_type(game.legal_moves[0].kind, Literal["holder", "kings", "deal", "claim", "place", "discard"])
bot = kd.agent("hard", seed=np.int64(3))
while not game.is_over:
    game.push(bot.choose(game.position))
outcome = game.outcome
assert outcome is not None
assert_type(outcome.winners, tuple[int, ...])
first: tuple[str, int] = kd.DOMINOES[0][0]
total: int = game.position.scores()[0].territories[0].points
candidates: list[kd.Candidate] = bot.analyse(kd.Game().position, playouts=10, seed=1)
table: str = str(kd.tournament(["greedy", "random"], games=2, harmony=True, tie_breaks=("crowns",)))
version: str = kd.__version__
rules = kd.Rules(kings="together").replace(middle_kingdom=True)
changes: kd.RuleChanges = {"grid": 7}
duel = kd.play_match("greedy", "random", games=2, mighty_duel=True, workers=0)
"""


def checked_types(script: str, folder: Path, cache: Path) -> str:
    (folder / "script.py").write_text(script)
    environment = dict(os.environ)
    if "site-packages" not in PACKAGE.parts:  # not installed
        environment["MYPYPATH"] = str(PACKAGE.parent)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(cache), "script.py"],
        cwd=folder,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    return done.stdout + done.stderr


def test_a_script_is_checked_strictly(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    cache = pytestconfig.cache.mkdir("mypy") if pytestconfig.cache else tmp_path / "cache"
    assert "Success" in checked_types(GOOD, tmp_path, cache)
    wrong = {
        "kd.Game(hramony=True)": 'Unexpected keyword argument "hramony"',
        "kd.Dynasty(hramony=True)": 'Unexpected keyword argument "hramony"',
        "kd.Rules(hramony=True)": 'Unexpected keyword argument "hramony"',
        "kd.Rules().replace(hramony=True)": 'Unexpected keyword argument "hramony"',
        "kd.tournament(['a', 'b'], hramony=True)": 'Unexpected keyword argument "hramony"',
        "kd.play_match('a', 'b', kings='none')": "incompatible type",
    }
    found = checked_types("import kingdomino as kd\n" + "\n".join(wrong), tmp_path, cache)
    for line, message in enumerate(wrong.values(), 2):
        assert any(f"script.py:{line}:" in row and message in row for row in found.splitlines()), found
