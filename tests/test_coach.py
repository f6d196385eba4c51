"""The coach: what it says is of the promised types, true to what can be seen, the same again, and can be stopped."""

import json
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from pydantic import TypeAdapter
from test_lockstep import CONFIGURATIONS, EDITIONS, Configuration

import kingdomino as kd
from kingdomino import DEALER, Dynasty, Game, Graded, Motive, Position, Review, Rules, advise, agent, review
from kingdomino.cli.main import main
from kingdomino.cli.reviewing import annotated
from kingdomino.coach import GRADES
from kingdomino.core import Plies, advise_json, review_json
from kingdomino.errors import IllegalMove
from kingdomino.languages import languages, speaking
from kingdomino.server import messages

ADVICE: TypeAdapter[Any] = TypeAdapter(messages.Advice)
REVIEW: TypeAdapter[Any] = TypeAdapter(messages.Review)

FEW = 10
"""Playouts, where it does not matter how good the judgement is."""

FEWEST = 2
"""Where it does not even matter what is judged."""


def played(level: str, players: int = 2, edition: str = "classic", seed: int = 1, **rules: Any) -> Game:
    game = Game(players, edition, seed=seed, names=["Ada", "Bob", "Cleo", "Dan"][:players], **rules)
    bots = [agent(level, seed=seed + seat) for seat in range(players)]
    while not game.is_over:
        assert game.turn is not None
        game.push(bots[game.turn].choose(game.position))
    return game


def short(plies: int = 14, **options: Any) -> Game:
    return played("easy", **options).at(plies)


# ---- the types, in every edition ----


@pytest.mark.parametrize("configuration", [*EDITIONS, *CONFIGURATIONS[::8]], ids=str)
def test_whatever_is_said_is_of_the_promised_types(configuration: Configuration) -> None:
    players, fields = configuration
    plies = Plies(Rules(**fields), players)
    moments = {2, 5, 12}
    while len(plies) < 16 and not plies.is_over:
        plies = plies.deal(3)
        if plies.is_over:
            break
        if (turn := plies.turn) is not None and len(plies) in moments:
            text = advise_json(plies.position, FEWEST, 60.0, 1)
            ADVICE.validate_json(text, strict=True, extra="forbid")
            said = json.loads(text)
            assert said["seat"] == turn and 1 <= len(said["moves"]) <= 3
            for one in said["moves"]:
                assert one["move"] in map(str, plies.position.legal_moves)
                assert sum(one["chances"]) == pytest.approx(1, abs=1e-5)
            told = [one["chances" if players > 1 else "scores"][turn] for one in said["moves"]]
            assert told == sorted(told, reverse=True)
        plies = plies.play(plies.position.choose("beginner", len(plies)))
    text = review_json(plies, FEWEST, 1, None)
    REVIEW.validate_json(text, strict=True, extra="forbid")
    said = Review.parse(text)
    assert said.json().encode() == text
    assert len(said.chances) == len(said.scores) == len(plies) + 1
    assert all(sum(row) == pytest.approx(1, abs=1e-5) for row in said.chances)
    assert [one.ply for one in said.decisions] == [ply for ply, seat in enumerate(plies.seats) if seat != DEALER]
    assert [one.ply for one in said.luck] == [ply for ply, seat in enumerate(plies.seats) if seat == DEALER]
    check_sums(said, players)
    for one in said.decisions:
        check_motives(plies, one)


def check_sums(said: Review, players: int) -> None:
    for seat, player in enumerate(said.players):
        own = [one for one in said.decisions if one.seat == seat]
        assert dict(player.grades) == {grade: sum(one.grade == grade for one in own) for grade in GRADES}
        costs = [one.lost if players > 1 else one.points for one in own if one.grade != "only"]
        assert player.lost == pytest.approx(sum(costs), abs=1e-4)
        assert (player.accuracy is None) == (not costs)
        assert player.luck == pytest.approx(sum(one.change[seat] for one in said.luck), abs=1e-4)
    assert all(said.decision(ply).grade in ("inexact", "mistake", "blunder") for ply in said.moments)
    assert len(said.moments) == min(3, sum(one.grade in ("inexact", "mistake", "blunder") for one in said.decisions))


# ---- reasons: each can be seen in the kingdoms and in the line ----

SEEN: Counter[str] = Counter()


def check_motives(plies: Plies, decision: Graded) -> None:
    before = plies.at(decision.ply)
    assert len(decision.motives) <= 4
    if decision.best == decision.move:
        assert (decision.motives, decision.lost) == ((), 0)
        return
    for motive in decision.motives:
        SEEN[motive.kind] += 1
        check_motive(before, decision, motive)


def check_motive(before: Plies, decision: Graded, motive: Motive) -> None:
    position, seat = before.position, decision.seat
    best, move = before.play(decision.best), before.play(decision.move)
    kingdoms = [json.loads(after.kingdom_json(seat)) for after in (best, move)]
    assert (motive.seat is not None) == (motive.kind == "deny")
    assert (motive.terrain is not None) == (motive.kind == "terrain")
    if motive.kind == "points":
        assert motive.value == position.gain(decision.best) - position.gain(decision.move) > 0
    elif motive.kind == "order":
        line = [domino for domino, _ in position.line]
        assert decision.best.domino is not None and decision.move.domino is not None
        assert motive.value == min(line.index(decision.best.domino) + 1, 4)
        assert decision.best.domino < decision.move.domino and position.lines_left
    elif motive.kind == "waste" and not (best.is_over or move.is_over):
        lost = [len(kingdom["lost"]) for kingdom in kingdoms]
        assert motive.value == lost[1] - lost[0] > 0
    elif motive.kind == "deny":
        assert motive.seat not in (None, seat) and motive.value >= 1
    elif motive.kind == "later":
        gained = position.gain(decision.best) - position.gain(decision.move)
        assert motive.value == pytest.approx(decision.points - gained, abs=1e-4)
        assert motive.value >= 1
    elif motive.kind == "terrain":
        squares = set(decision.best.squares or ())
        worth = [
            one["points"]
            for one in kingdoms[0]["score"]["territories"]
            if one["terrain"] == motive.terrain and squares & {*one["spots"]}
        ]
        assert motive.value == max(worth) > 0
    elif motive.kind.startswith(("harmony", "middle")):
        field = "harmony" if motive.kind.startswith("harmony") else "middle_kingdom"
        possible = [kingdom["score"][f"{field}_possible"] for kingdom in kingdoms]
        assert getattr(position.rules, field)
        assert possible == [motive.kind.endswith("kept"), motive.kind.endswith("lost")]


def test_careless_play_meets_every_reason() -> None:
    SEEN.clear()
    for seed in range(3):
        game = played("random", edition="german", seed=seed, harmony=True, middle_kingdom=True)
        for one in review(game, playouts=FEW).decisions:
            check_motives(game.plies, one)
    kinds = {"points", "later", "order", "deny", "waste", "terrain", "harmony-kept", "middle-kept"}
    assert kinds <= set(SEEN), SEEN


def opening(*moves: str, **rules: Any) -> Position:
    return Game(2, auto_deal=False, **rules).plies.follow(moves).position


def motive_of(position: Position, move: str, kind: str) -> Motive | None:
    said = next(one for one in advise(position, playouts=200).moves if str(one.move) == move)
    return next((one for one in said.motives if one.kind == kind), None)


def test_of_two_equal_dominoes_the_lower_one_comes_first() -> None:
    position = opening("A", "+1,2,47,48", "48", "B", "47", "B")
    assert [str(move) for move in position.legal_moves] == ["1", "2"]
    assert motive_of(position, "1", "order") == ("order", 1, None, None)
    assert motive_of(position, "2", "order") is None


def test_what_one_takes_the_other_cannot_have() -> None:
    position = opening("A", "+1,2,3,48", "1", "B", "2", "A")
    denied = motive_of(position, "48", "deny")
    assert denied and denied.seat == 1 and denied.value >= 1
    assert advise(position, playouts=200).nudge


def test_what_is_thrown_away_is_not_in_harmony() -> None:
    moves = ["A", "+1,2,13,14", "1", "B", "2", "A", "13", "B", "14", "+3,4,15,16"]
    plies = Plies(kd.edition("german").rules.replace(abba=False, kings="one-by-one", harmony=True), 2, moves)
    decision = Review.parse(review_json(plies.play("--"), 50, 1, None)).decision(len(moves))
    assert decision.grade in ("mistake", "blunder")
    assert any(motive.kind == "harmony-kept" for motive in decision.motives)
    calm = Review.parse(review_json(Plies(plies.position.rules.replace(harmony=False), 2, [*moves, "--"]), 50, 1, None))
    assert not any(motive.kind.startswith("harmony") for motive in calm.decision(len(moves)).motives)


def test_a_castle_at_the_edge_is_not_in_the_middle() -> None:
    rules = kd.edition("classic").rules.replace(middle_kingdom=True)
    moves = ["A", "+1,2,3,4", "1", "B", "3", "A", "2", "B", "4", "+5,6,7,8", "h7i7", "5"]
    plies = Plies(rules, 2, moves)
    far = Review.parse(review_json(plies.play("j7k7"), 50, 1, None)).decision(len(plies))
    assert any(motive.kind == "middle-kept" for motive in far.motives)
    assert far.grade in ("mistake", "blunder")


# ---- grades, accuracy and luck ----


def test_good_play_is_called_good_and_careless_play_is_not() -> None:
    """Also in games that are decided. Whoever decides by lot mostly decides badly: one claim in three is right."""
    well, badly, accuracy = {}, {}, {}
    for level in ("expert", "random"):
        games = [played(level, seed=seed) for seed in (5, 6)] + [played(level, 4, seed=5)]
        said = [review(game, playouts=50) for game in games]
        grades = Counter(one.grade for game in said for one in game.decisions if one.grade != "only")
        well[level] = (grades["best"] + grades["good"]) / grades.total()
        badly[level] = (grades["mistake"] + grades["blunder"]) / grades.total()
        accuracy[level] = [player.accuracy or 0 for game in said for player in game.players]
    assert well["expert"] > 0.75 and well["random"] < 0.45, well
    assert badly["expert"] < 0.2 and badly["random"] > 0.45, badly
    assert min(accuracy["expert"]) > 75 > max(accuracy["random"]), accuracy


def test_nobody_is_praised_where_nothing_is_at_stake() -> None:
    """Whoever gets both dominoes that are left may take either first; what is worth nothing is so anywhere."""
    game = played("random")
    free = [one for one in review(game, playouts=FEW).decisions if one.grade == "only"]
    chosen = [one for one in free if len(game.at(one.ply).legal_moves) > 1]
    assert chosen and all((one.best, one.lost, one.points, one.motives) == (one.move, 0, 0, ()) for one in chosen)


def test_grades_follow_from_what_was_lost() -> None:
    """Of the chance to win; in a game that is decided a decision may be worse than that, but never better."""
    most = {"only": 1e-9, "best": 0.01, "good": 0.02, "inexact": 0.05, "mistake": 0.15, "blunder": 1}
    said = review(played("random"), playouts=FEW)
    assert all(one.lost < most[one.grade] + 1e-6 for one in said.decisions)
    assert any(one.grade in ("inexact", "mistake", "blunder") and one.lost < 0.01 for one in said.decisions)


def test_alone_points_are_what_counts() -> None:
    said = review(played("random", 1, "english-app"), playouts=FEW)
    limits = {"best": (0, 1), "good": (1, 2), "inexact": (2, 4), "mistake": (4, 8), "blunder": (8, 1000)}
    for one in said.decisions:
        low, high = limits.get(one.grade, (0, 1e-9))
        assert low - 1e-6 <= one.points < high + 1e-6 and one.lost == 0
        assert not any(motive.kind in ("deny", "order") for motive in one.motives)
    assert said.verdict == "alone" and said.players[0].lost > 10
    assert set(said.chances) == {(1.0,)}


def test_luck_and_decisions_explain_how_chances_changed() -> None:
    said = review(played("hard", seed=2), playouts=60)
    change = said.chances[-1][0] - said.chances[0][0]
    explained = said.players[0].luck - said.players[0].lost + said.players[1].lost
    assert explained == pytest.approx(change, abs=0.35)
    assert said.players[0].luck == pytest.approx(-said.players[1].luck, abs=1e-4)


def test_the_verdict_is_about_who_won() -> None:
    game = played("random", seed=4)
    said = review(game, playouts=FEW)
    winner = game.plies.winners[0]
    better = said.players[1 - winner].lost - said.players[winner].lost
    lucky = said.players[winner].luck
    expected = ("both" if lucky >= 0.05 else "despite" if lucky <= -0.05 else "skill") if better >= 0.05 else None
    assert said.verdict == (expected or ("luck" if lucky >= 0.05 else "even"))
    assert review(game.at(20), playouts=FEW).verdict == "open"


def test_a_game_that_ended_early_is_reviewed_as_far_as_it_went() -> None:
    game = short(14)
    game.plies = game.plies.end((0, "resigned"))
    said = review(game, playouts=FEW)
    assert len(said.chances) == 15 and said.verdict not in ("open", "alone")
    assert review(Game(2, auto_deal=False), playouts=FEW).decisions == ()


def test_a_mighty_duel_is_reviewed() -> None:
    game = played("easy", edition="tournament")
    said = review(game, playouts=1)
    assert len(said.decisions) == 96 and len(said.chances) == game.ply + 1
    for one in said.decisions:
        check_motives(game.plies, one)


# ---- the same again; other values ----


def test_the_same_seed_gives_the_same() -> None:
    game = short(20, seed=6)
    one, two, other = (review(game, playouts=FEW, seed=seed) for seed in (1, 1, 2))
    assert one == two and one.json() == two.json() and one.chances != other.chances
    position = short(12).position
    assert position.turn in (0, 1)
    assert advise(position, playouts=50, seed=3) == advise(position, playouts=50, seed=3)
    assert json.loads(advise(position, playouts=50).json())["seat"] == position.turn


def test_what_makes_no_sense_is_refused_in_words() -> None:
    game = short(6)
    with pytest.raises(ValueError, match="playouts is 0; at least 1"):
        review(game, playouts=0)
    with pytest.raises(ValueError, match="seconds is 0; more than 0"):
        advise(game.position, seconds=0)
    with pytest.raises(TypeError, match="playouts is 'x'; it must be a whole number"):
        advise(game.position, playouts="x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="told is 3; it must be a function"):
        review(game, told=3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="game is Dynasty; it must be a Game"):
        review(Dynasty(seed=1))  # type: ignore[arg-type]
    with pytest.raises(IllegalMove, match="not a player's turn"):
        advise(played("random").position)


# ---- stopping ----


def test_what_is_told_is_how_far_it_has_come() -> None:
    game = short(14)
    heard: list[int] = []
    review(game, playouts=FEW, told=heard.append)
    assert heard == sorted(heard) and heard[-1] == 14


def test_an_error_of_the_listener_ends_a_review() -> None:
    def fail(_: int) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        review(played("easy"), playouts=2000, told=fail)


@pytest.mark.parametrize("call", ["review(game, playouts=10**9)", "advise(game.position, seconds=1000)"])
def test_ctrl_c_ends_it_at_once(call: str) -> None:
    code = f"""
from kingdomino import *
from kingdomino import advise, review
game = Game(seed=1)
for _ in range(9): game.push(game.legal_moves[0])
print("begun", flush=True)
{call}
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout and process.stdout.readline() == b"begun\n"
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert b"KeyboardInterrupt" in said


def test_other_threads_run_meanwhile() -> None:
    game, done = short(12), threading.Event()

    def work() -> None:
        review(game, playouts=30)
        done.set()

    thread = threading.Thread(target=work)
    thread.start()
    ticks = 0
    while not done.is_set():
        ticks += 1
        time.sleep(0)
    thread.join()
    assert ticks > 10


# ---- the command ----


def run(*arguments: str, given: str | None = None, code: int = 0) -> str:
    result = CliRunner().invoke(main, ["--lang", "en", "review", "--playouts", "5", *arguments], input=given)
    assert result.exit_code == code, result.output
    return result.output


def test_a_game_in_words() -> None:
    record = played("random", seed=3).record()
    said = run("-", given=record)
    assert "Accuracy" in said and "Blunder" in said and "Luck" in said
    assert said.count("Better:") == 3 and "After " in said
    assert "decided" in said or "lucky" in said or "narrowly" in said
    REVIEW.validate_json(run("-", "--json", given=record), strict=True, extra="forbid")


def test_every_language_has_words_for_every_decision() -> None:
    game = played("random", edition="german", seed=1, harmony=True, middle_kingdom=True)
    said = review(game, playouts=FEW)
    texts = set()
    for code in languages():
        with speaking(code):
            texts.add(annotated(game, said))
    assert len(texts) == len(languages())
    for text in texts:
        assert "{" in text and Game.parse(text).record() == game.record()


@pytest.mark.parametrize(
    ("players", "edition"), [(1, "english-app"), (2, "icelandic"), (3, "romanian"), (3, "danish"), (2, "tournament")]
)
def test_an_annotated_record_reads_back(players: int, edition: str) -> None:
    game = played("random", players, edition)
    game.names[0] = "{Ada} [x]"
    assert Game.parse(annotated(game, review(game, playouts=1))).record() == game.record()


def test_players_of_the_same_name_are_told_apart() -> None:
    game = short()
    game.names[:] = ["greedy", "greedy"]
    for text in (game.record(), game.record() + "\n" + game.record()):
        said = run("-", given=text)
        assert "greedy (A)" in said and "greedy (B)" in said


def test_many_games_get_a_line_each(tmp_path: Path) -> None:
    games = [short(8, seed=seed) for seed in range(6)]
    file, out = tmp_path / "games.kd", tmp_path / "annotated.kd"
    texts = [game.record() for game in games]
    file.write_text("\n".join([*texts[:5], texts[5].replace("A:", "Z:")]))
    said = run(str(file), "--annotate", str(out), "--workers", "2", code=1)
    lines = [line for line in said.splitlines() if "Ada" in line]
    assert [line[:2] for line in lines] == ["1:", "2:", "3:", "4:", "5:"]
    again = [Game.from_record(record) for record in kd.read_records(out.read_text().split("\n")) if record]  # type: ignore[arg-type]
    assert [game.record() for game in again] == texts[:5]
    assert len(run(str(file), "--json", "--workers", "0", code=1).split('"version"')) == 6
    assert "Accuracy" in run(str(file), "--game", "2")
    assert "no record 9" in run(str(file), "--game", "9", code=2)


def test_a_dynasty_is_reviewed_game_by_game() -> None:
    dynasty = Dynasty(seed=4)
    bot = agent("random", seed=1)
    while len(dynasty.games) < 2:
        dynasty.push(bot.choose(dynasty.position))
    said = run("-", given=dynasty.record())
    assert said.count("Accuracy") == len(dynasty.games) == 2


def test_what_cannot_be_reviewed_is_said(tmp_path: Path) -> None:
    assert "no record" in run("-", given="", code=2)
    assert "neither a line" in run("-", given=short(6).record().replace("A:", "Z:", 1).replace("+", "*"), code=2)
    assert "cannot both" in run("-", "--json", "--annotate", "-", given=short(6).record(), code=2)
    assert "directory" in run("-", "--annotate", str(tmp_path), given=short(6).record(), code=2)


def test_comments_on_standard_output_are_all_there_is() -> None:
    game = short(10)
    assert Game.parse(run("-", "--annotate", "-", given=game.record())) == game
