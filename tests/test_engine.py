"""The page's engine is the native core once more: the same decisions, views, records and scores from the same seeds."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from engine import Engine, Forbidden, Played
from hypothesis import example, given
from pydantic import ValidationError
from test_fuzz import HEADERS, fuzz

import kingdomino as kd
from kingdomino import EDITIONS, Dynasty, Game, ParseError, Position
from kingdomino.agents.roster import LEVELS, ROSTER
from kingdomino.core import Search
from kingdomino.editions import CHOICES
from kingdomino.errors import Refused
from kingdomino.loading import for_table
from kingdomino.records import all_records
from kingdomino.server import view
from kingdomino.server.messages import RulesAsked, ScoreAsked
from kingdomino.server.reckoning import reckon
from kingdomino.server.setting import judge

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 2, {}),
    ("classic", 3, {"harmony": True}),
    ("classic", 4, {"middle_kingdom": True}),
    ("danish", 3, {}),
    ("romanian", 3, {}),
    ("english-app", 1, {}),
    ("english-app", 2, {}),
    ("german", 2, {"harmony": True, "middle_kingdom": True}),
    ("tournament", 2, {}),
    ("classic", 4, {"grid": 7}),
]
ENOUGH = 100
"""Decisions of each level that are compared."""

PLAYOUTS = 40
"""Of a level that thinks as long as it may, for every decision."""


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine() as running:
        yield running


def text_of(game: Game) -> str:
    """The rules of a game as the core writes them."""
    return str(Position.start(game.rules, game.players)).split()[0]


def begun(engine: Engine, table: tuple[str, int, dict[str, Any]], seed: int) -> tuple[Game, Played]:
    """The same game here and there, dealt by the same seed."""
    edition, players, changes = table
    game = Game(players, edition, seed=seed, **changes)
    played = engine.start(engine.ask("judge", edition, changes, players)["text"])
    assert played.ask("rules") == text_of(game)
    played.ask("deal", str(seed))
    return game, played


# ---- decisions ----


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_decisions(engine: Engine, level: str) -> None:
    """Every number that a search comes to is compared to the last bit."""
    entry, compared = ROSTER[level], 0
    chance = random.Random(level)
    for number, table in enumerate(TABLES):
        game, played = begun(engine, table, number + 10)
        while not game.is_over:
            seed, position = chance.getrandbits(64), game.position
            if entry.policy:
                move = str(position.choose(entry.policy, seed))
                assert played.ask("choose", entry.policy, str(seed)) == move
                compared += 1
            elif chance.random() < 2 * ENOUGH / (len(TABLES) * 90):
                settings: dict[str, Any] = {**(entry.search or {}), "playouts": PLAYOUTS, "seconds": 1000.0}
                settings.pop("threads", None)
                found = Search(**settings, threads=1, seed=seed).run(position)
                assert played.ask("search", {**settings, "seed": str(seed)}) == [
                    {
                        "move": str(one.move),
                        "visits": one.visits,
                        "value": one.value,
                        "wins": one.win_probability,
                        "score": one.score,
                        "margin": one.margin,
                        "line": [str(step) for step in one.line],
                    }
                    for one in found
                ]
                move = str(found[0].move)
                compared += 1
            else:
                move = str(position.choose("casual", seed))
            game.push(move)
            played.ask("play", move)
            played.ask("deal", str(game.seed))
        played.ask("free")
    assert compared >= ENOUGH


@pytest.mark.parametrize("method", ["flat", "uct", "halving"])
@pytest.mark.parametrize("playout", ["random", "greedy", "full-greedy", "value"])
def test_every_search_gives_the_same(engine: Engine, method: str, playout: str) -> None:
    tables: list[tuple[str, int, dict[str, Any]]] = [("classic", 2, {}), ("classic", 3, {}), ("tournament", 2, {})]
    for table in tables:
        game, played = begun(engine, table, 5)
        settings: dict[str, Any] = {"method": method, "playout": playout, "playouts": 200, "seconds": 1000.0}
        there = played.ask("search", {**settings, "seed": "18446744073709551615"})
        here = Search(**settings, seed=2**64 - 1).run(game.position)
        assert [(one["move"], one["visits"], one["value"]) for one in there] == [
            (str(one.move), one.visits, one.value) for one in here
        ]


# ---- the coach ----


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}{'-'.join(table[2])}")
def test_the_same_advice_and_review(engine: Engine, table: tuple[str, int, dict[str, Any]]) -> None:
    game, played = begun(engine, table, 4)
    while game.ply < 16 and not game.is_over:
        move = str(game.position.choose("beginner", game.ply))
        game.push(move)
        played.ask("play", move)
        played.ask("deal", str(game.seed))
        if game.ply in (3, 10, 11):
            advice = kd.advise(game.position, playouts=20, seed=7)
            assert played.ask("advise", {"seed": "7", "playouts": 20}) == json.loads(advice.json())
    review = kd.review(game, playouts=4, seed=2**64 - 1)
    assert played.ask("review", {"seed": str(2**64 - 1), "playouts": 4}) == json.loads(review.json())
    assert len(played.ask("advise", {"seed": "1", "seconds": 0.05})["moves"]) <= 3
    for wrong in ({"seed": "1", "playouts": 0}, {"seed": "1", "playouts": 0.5}):
        with pytest.raises(AssertionError, match="a whole number"):
            played.ask("review", wrong)
    played.ask("free")


# ---- what a page is shown ----


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}{'-'.join(table[2])}")
def test_the_same_game_looks_the_same(engine: Engine, table: tuple[str, int, dict[str, Any]]) -> None:
    game, played = begun(engine, table, 77)
    chance, cuts = random.Random(3), 0
    while True:
        plies = game.plies
        assert played.ask("view") == json.loads(plies.shown_json())
        assert played.ask("moves") == [str(move) for move in game.legal_moves]
        assert (played.ask("ply"), played.ask("turn"), played.ask("over")) == (game.ply, game.turn, game.is_over)
        assert played.ask("standings") == [list(row) for row in game.standings()]
        if game.is_over:
            break
        for domino, _ in game.position.line:
            assert played.ask("fits", domino) == json.loads(game.position.fits_json(domino))
        for text in (*(f"{chance.randint(1, 48)}" for _ in range(2)), spots(chance), "--", "+1,2,3,4", "A"):
            assert played.ask("why", text) == why(game.position, text)
        move = chance.choice(game.legal_moves)
        if chance.random() < 0.1 and cuts < 5:
            cuts, back = cuts + 1, chance.randrange(game.ply + 1)
            game.cut(back)
            played.ask("cut", back)
            assert played.ask("script") == [str(step) for step in game.script]
            game.deal()
        else:
            game.push(move)
            played.ask("play", str(move))
        played.ask("deal", str(game.seed))
    assert played.ask("events", 0, game.ply) == json.loads(game.plies.events_json(0, game.ply))
    then = Played(engine, played.ask("at", 9)["game"])
    assert then.ask("view") == json.loads(game.at(9).plies.shown_json())


def spots(chance: random.Random) -> str:
    file, rank = chance.randrange(4, 9), chance.randrange(5, 10)
    return f"{'abcdefghijklm'[file]}{rank}{'abcdefghijklm'[file + 1]}{rank}"


def why(position: Position, text: str) -> dict[str, Any] | None:
    try:
        position.play(text)
    except kd.IllegalMove as refused:
        return dict(view.reason(refused))
    return None


def test_an_early_end_is_the_same(engine: Engine) -> None:
    game, played = begun(engine, TABLES[0], 1)
    game.resign(1)
    played.ask("end", "B resigned")
    assert played.ask("view") == json.loads(game.plies.shown_json())
    assert played.ask("turn") is None and played.ask("over") is True and played.ask("moves") == []
    with pytest.raises(Forbidden) as refused:
        played.ask("play", "1")
    assert refused.value.reason["code"] == "game-over"
    played.ask("end", None)
    game.pop()
    assert played.ask("view") == json.loads(game.plies.shown_json())


# ---- rules ----


def test_the_same_rules_make_sense(engine: Engine) -> None:
    chance = random.Random(8)
    for edition in (*EDITIONS, "martian", ""):
        for players in (1, 2, 3, 4):
            wishes: list[dict[str, Any]] = [{}, {"grid": 6}, {"harmony": "perhaps"}, {"colour": True}, {"kings": []}]
            wishes += [{f: chance.choice(CHOICES[f]) for f in chance.sample(list(CHOICES), 4)} for _ in range(10)]
            for rules in wishes:
                here = judge(RulesAsked(edition=edition, players=players, rules=rules))
                there = engine.ask("judge", edition, rules, players)
                assert (there.pop("text") is None) == (here["problem"] is not None)
                if here["problem"] and here["problem"]["text"] != there["problem"]["text"]:
                    here["problem"]["text"] = there["problem"]["text"] = ""  # they quote differently
                    here["problem"]["values"] = there["problem"]["values"] = {}
                assert there == here


def test_a_wrong_seed_is_refused(engine: Engine) -> None:
    _, played = begun(engine, TABLES[0], 1)
    for seed in ("", "-1", "1.5", "x", str(2**64), "9" * 30):
        with pytest.raises(Forbidden) as refused:
            played.ask("deal", seed)
        assert refused.value.reason["code"] == "bad-seed"


# ---- records ----


def imported(text: str) -> Any:
    """What a server makes of a text: the play that it opens, or the reason why it does not."""
    try:
        return for_table(all_records(text))
    except ParseError as error:
        return dict(view.reason(view.unreadable(error, "bad-record", str(error))))


def recorded() -> Iterator[str]:
    for number, (edition, players, changes) in enumerate(TABLES):
        game = Game(players, edition, seed=number, names=["Ada", 'Bob \\ "B"', "Ćé", "D"][:players], **changes)
        game.headers = {"Event": 'a "cup"', "Date": "2026"}
        yield game.record()
        while not game.is_over:
            game.push(game.position.choose("greedy", game.ply))
            if game.ply == 40:
                yield game.record()
        yield game.record()
        game.pop()
        game.resign(0)
        yield game.record()
    for games in (3, 2):  # tables open Dynasties of three games only
        dynasty = Dynasty(2, seed=4, games=games)
        while not dynasty.is_over:
            dynasty.push(dynasty.position.choose("greedy", dynasty.game.ply))
            if dynasty.game.ply == 50:
                yield dynasty.record()
        yield dynasty.record()


def agree(engine: Engine, text: str) -> None:
    here = imported(text)
    try:
        there = engine.ask("read", text)
    except Forbidden as refused:
        if "\\" in here["text"] or "'" in refused.reason["unread"]["token"]:
            refused.reason["text"] = here["text"]  # they quote differently
        assert refused.reason == here
        return
    assert not isinstance(here, dict), here
    assert there["length"] == here.length
    for one, game in zip(there["games"], here.games, strict=False):
        number = one.pop("game")["game"]
        assert one == {
            "edition": game.edition,
            "rules": view.rules_fields(game.rules),
            "names": game.names,
            "headers": game.headers,
            "ended": str(game.ended) if game.ended else None,
            "script": [str(move) for move in game.script],
        }
        played = Played(engine, number)
        assert played.ask("view") == json.loads(game.plies.shown_json())
        assert engine.ask("write", {"game": number}, one) == game.record()
        played.ask("free")


def test_records_are_read_and_written_alike(engine: Engine) -> None:
    for text in recorded():
        agree(engine, text)


@fuzz
@given(headers=HEADERS)
@example(headers={'X "1"]\n\nABBA +1,2,3,4\n[Y': "2"})
def test_any_headers_are_refused_or_read_back(engine: Engine, headers: dict[str, str]) -> None:
    game, played = begun(engine, TABLES[0], 1)
    about = {"edition": game.edition, "names": ["Ada", "Bo"], "headers": headers}
    try:
        text = engine.ask("write", {"game": played.number}, about)
        (read,) = engine.ask("read", text)["games"]
    except Forbidden:
        return
    finally:
        played.ask("free")
    again = Played(engine, read["game"]["game"])
    assert {name: read[name] for name in about} == about and again.ask("ply") == game.ply
    again.ask("free")


def test_spoilt_records_are_refused_alike(engine: Engine) -> None:
    chance = random.Random(11)
    texts = list(recorded())
    for text in (
        "",
        "\n\n",
        "abc",
        "[",
        '[Edition "classic"]',
        '[Edition "classic"]\nx',
        "\ufeff" + texts[0],
        texts[0] * 2,
    ):
        agree(engine, text)
    for _ in range(400):
        agree(engine, spoilt(chance, chance.choice(texts)))


def spoilt(chance: random.Random, text: str) -> str:
    """Something is missing, twice, somewhere else, or was never part of a record."""
    for _ in range(chance.randint(1, 3)):
        at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        to = min(to, at + chance.choice((1, 3, 30)))
        letter = chance.choice('[]"\\ABCD+,:-19 \n\t\0\x85é\u202e\ufeff😀')
        piece = chance.choice(("", text[at:to] * 2, letter, '[Game "1/3"]\n'))
        text = text[:at] + piece + text[to:]
    return text


# ---- the kingdoms of a real game ----


def test_kingdoms_are_counted_alike(engine: Engine) -> None:
    chance = random.Random(5)
    for _ in range(150):
        edition, players, changes = chance.choice(TABLES)
        game = Game(players, edition, seed=chance.getrandbits(32), **changes)
        while not game.is_over:
            game.push(game.position.choose(chance.choice(["greedy", "random"]), chance.getrandbits(64)))
        kingdoms = [{"text": blurred(chance, game.position.kingdom_text(s))} for s in range(players)]
        if chance.random() < 0.5:
            for seat, lying in enumerate(game.dominoes()):
                by_domino: dict[int, dict[int, str]] = {}
                for spot, (domino, half) in lying.items():
                    by_domino.setdefault(domino, {})[half] = spot
                known = chance.sample(sorted(by_domino), min(3, len(by_domino)))
                kingdoms[seat]["dominoes"] = [  # type: ignore[assignment]
                    {"number": d, "squares": [by_domino[d][0], by_domino[d][1]]} for d in known
                ]
        asked = {"edition": edition, "rules": changes, "kingdoms": kingdoms, "dynasty": chance.random() < 0.5}
        asked["earlier"] = [game.standings()] * chance.randint(0, 2) if asked["dynasty"] else []
        scored_alike(engine, asked)


def scored_alike(engine: Engine, asked: dict[str, Any]) -> None:
    try:
        here: Any = reckon(ScoreAsked.model_validate(asked))
    except ValidationError:
        return  # no page asks this
    except Refused as refused:
        here = view.reason(refused)
    try:
        there = engine.ask("score", asked)
    except Forbidden as forbidden:
        there = forbidden.reason
    assert there == json.loads(json.dumps(here))


def blurred(chance: random.Random, text: str) -> str:
    """Perhaps with something that somebody might have written by mistake."""
    if chance.random() < 0.4:
        return text
    at, mistake = chance.randrange(len(text)), chance.choice(["w", "m3", ".", "C", "/", "1", "x", "", "f1", " "])
    return text[:at] + mistake + text[at + chance.randint(0, 1) :]


# ---- whatever comes from outside ----


def test_nonsense_is_refused_and_breaks_nothing(engine: Engine) -> None:
    """Texts of every kind, at every door: an answer or a reason, and the engine goes on."""
    chance = random.Random(21)
    letters = '0123456789ABCDabcdefghijklmwsC.+-,:;/=[]" \n\\\0\x7fé\u202e\ufeff😀'
    _, played = begun(engine, TABLES[0], 3)
    before = played.ask("view")

    def nonsense() -> str:
        return "".join(chance.choice(letters) for _ in range(chance.choice((0, 1, 3, 12, 200))))

    doors: list[Any] = [
        lambda: engine.ask("start", chance.choice(["2;", "", "3;grid="]) + nonsense()),
        lambda: engine.ask("judge", nonsense(), {nonsense(): nonsense()}, 2),
        lambda: engine.ask("judge", "classic", {"tie_breaks": [nonsense(), "crowns"], "kings": nonsense()}, 2),
        lambda: engine.ask("read", nonsense()),
        lambda: engine.ask("read", '[Edition "classic"]\n[A "a"]\n[B "b"]\n\n' + nonsense()),
        lambda: engine.ask("score", {"edition": nonsense(), "kingdoms": [{"text": "C"}]}),
        lambda: engine.ask("score", {"edition": "classic", "kingdoms": [{"text": "C" + nonsense()}, {"text": "C"}]}),
        lambda: engine.ask("decide", nonsense(), [[1, 2, 3, 4]]),
        lambda: played.ask("play", nonsense()),
        lambda: played.ask("why", nonsense()),
        lambda: played.ask("setScript", [nonsense()]),
    ]
    for _ in range(3000):
        try:
            answer = chance.choice(doors)()
        except Forbidden as refused:
            assert refused.reason["code"] and refused.reason["text"]
        else:
            if isinstance(answer, dict) and "game" in answer:
                Played(engine, answer["game"]).ask("free")
    played.ask("setScript", [])
    assert played.ask("ply") == before["ply"] and played.ask("view") == before
    huge = "[" * 2_000_000
    with pytest.raises(Forbidden):
        engine.ask("read", huge)
    with pytest.raises(Forbidden):
        engine.ask("start", "2;" + "x" * 2_000_000)


@pytest.mark.skipif("kingdomino._core_v3" not in sys.modules, reason="this processor can run one build only")
def test_all_builds_of_the_core_decide_alike() -> None:
    """The one for newer processors and the one for all of them."""
    script = (
        "import sys, types\n"
        "cpu = types.ModuleType('kingdomino._cpu'); cpu.v3 = {v3}\n"
        "sys.modules['kingdomino._cpu'] = cpu\n"
        "from kingdomino import Game\n"
        "from kingdomino.core import Search\n"
        "for players in (2, 3):\n"
        "    for duel in ((False, True) if players == 2 else (False,)):\n"
        "        game = Game(players, seed=5, mighty_duel=duel)\n"
        "        for ply in range(12):\n"
        "            game.push(game.position.choose('value', ply))\n"
        "        print(Search(playouts=100, seconds=1000, seed=9).run(game.position))\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script.format(v3=v3)], capture_output=True, text=True, check=True, env=os.environ
        ).stdout
        for v3 in (False, True)
    }
    assert len(outputs) == 1
