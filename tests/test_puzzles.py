"""Puzzles: the file that ships, judged once more by fresh searches; and mining, whatever interrupts it."""

import json
import os
import random
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner
from test_endings import ends, wish

import kingdomino as kd
from kingdomino.cli import main
from kingdomino.core import Candidate, Position, Search, motives_json
from kingdomino.errors import Mistaken
from kingdomino.learn.mining import (
    CHANCES,
    EXACT,
    MOST_ANSWERS,
    POINTS,
    Length,
    Mine,
    Verdict,
    clear,
    exact,
    judge,
    mine,
    rate,
)
from kingdomino.puzzles import THEMES, Puzzle, Theme, read_puzzles, shipped

TEXT = (files("kingdomino.learn") / "puzzles.txt").read_text()
LINES = [line for line in TEXT.splitlines() if not line.startswith("#")]
PUZZLES = shipped()
SEARCHED = [i for i, puzzle in enumerate(PUZZLES) if "ending" not in puzzle.themes]
"""Those that were not counted."""
ALONE = [i for i in SEARCHED if PUZZLES[i].players == 1]
SAMPLE = [*random.Random(7).sample([i for i in SEARCHED if i not in ALONE], 12), *ALONE[::6]]
TINY = Length(6, (6, 6), (6, 6), (6, 6))


# ---- the file ----


def test_there_are_many_of_many_kinds() -> None:
    assert len(PUZZLES) >= 600
    assert len(TEXT.encode()) < 200_000
    assert {puzzle.players for puzzle in PUZZLES} == {1, 2, 3, 4}
    assert {"classic", "tournament", "german", "english-app"} == {puzzle.edition for puzzle in PUZZLES}
    about = Counter(theme for puzzle in PUZZLES for theme in puzzle.themes)
    assert all(about[theme] >= 20 for theme in THEMES), about
    assert min(puzzle.rating for puzzle in PUZZLES) < 1000 and max(puzzle.rating for puzzle in PUZZLES) > 1900
    positions = {str(puzzle.game().position) for puzzle in PUZZLES}
    assert len(positions) == len(PUZZLES)


def test_every_line_is_a_puzzle_and_written_as_it_is_read() -> None:
    assert [str(puzzle) for puzzle in PUZZLES] == LINES
    for puzzle in PUZZLES:
        assert 1 <= len(puzzle.answers) <= MOST_ANSWERS
        least = 100 * CHANCES.sure if puzzle.measure == "%" else EXACT if "ending" in puzzle.themes else POINTS.sure
        assert puzzle.margin >= round(least)
        position = puzzle.game().position
        assert ("ending" in puzzle.themes) == (not position.lines_left)
        counted = position.phase == "place" and not position.line and not position.lines_left
        assert (puzzle.measure == "p") == (counted or puzzle.players == 1)
        assert (puzzle.players == 1) == ("alone" in puzzle.themes)


def test_a_fresh_search_finds_the_answers_too() -> None:
    """With another seed, and deals that the miner has never seen: the best is an answer, and hardly ever closely."""
    close = []
    for number in SAMPLE:
        puzzle = PUZZLES[number]
        position = puzzle.game().position
        kept = [position.parse_move(answer) for answer in puzzle.answers]
        verdict = judge(position, 200, 300, 99, kept)
        assert verdict is not None and str(verdict.answers[0].move) in puzzle.answers, number
        close += [number] if verdict.margin < clear(position).sure / 2 else []
    assert len(close) <= 1, close


@pytest.mark.parametrize("puzzle", [one for one in PUZZLES if "ending" in one.themes], ids=lambda one: one.answers[0])
def test_the_puzzles_of_the_last_line_are_exact(puzzle: Puzzle) -> None:
    verdict = exact(puzzle.game().position)
    assert verdict
    assert {*map(str, moves(verdict))} == {*puzzle.answers}
    assert round(verdict.margin * (100 if puzzle.measure == "%" else 1)) == puzzle.margin


def test_where_any_other_is_said_to_lose_it_does() -> None:
    """A margin of 100 % in the last line is exact: the answers win, and no other move shares the victory."""
    said = [one for one in PUZZLES if "ending" in one.themes and (one.measure, one.margin) == ("%", 100)]
    assert said
    for puzzle in said:
        position = puzzle.game().position
        seat = position.turn
        assert seat is not None
        for one in Search(playouts=1).run(position):
            assert one.chances[seat] == (str(one.move) in puzzle.answers)
    small = [one.game().position for one in said if one.players == 2 and one.edition != "tournament"]
    for position in random.Random(7).sample(small, 3):
        shares = {wish(position.turn or 0, ends(position.play(move)))[0] for move in position.legal_moves}
        assert shares == {0, 1}


def moves(verdict: Verdict) -> list[kd.Move]:
    return [one.move for one in verdict.answers]


def test_the_last_dominoes_are_counted() -> None:
    """The most that can be reached is what the best of all ways to place the last dominoes reaches."""
    puzzle = next(one for one in PUZZLES if one.measure == "p" and one.players == 2)
    position = puzzle.game().position
    seat = position.turn
    assert seat is not None

    def ends(now: Position) -> set[int]:
        if now.is_over:
            return {now.scores()[seat].total}
        moves = now.legal_moves if now.turn == seat else now.legal_moves[-1:]
        return set[int]().union(*(ends(now.play(move)) for move in moves))

    points = {str(move): max(ends(position.play(move))) for move in position.legal_moves}
    right = {points.pop(answer) for answer in puzzle.answers}
    assert right == {max(points.values()) + puzzle.margin}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("later", "magic"), "theme"),
        (("%", "?"), "margin"),
        (("classic", "roman"), "edition"),
        (("|", " "), "no puzzle"),
    ],
)
def test_what_is_no_puzzle_is_refused(change: tuple[str, str], why: str) -> None:
    line = next(line for line in LINES if "|" in line and "later" in line and "classic" in line and "%" in line)
    with pytest.raises(Mistaken, match=why) as refused:
        Puzzle.parse(line.replace(*change))
    assert refused.value.code == "bad-puzzle"


def test_an_answer_has_to_be_a_move() -> None:
    puzzle = PUZZLES[0]
    with pytest.raises(Mistaken, match="answers"):
        Puzzle.parse(str(puzzle).replace(puzzle.answers[0], "a1a2", 1))


def test_readers_are_told_in_comments() -> None:
    assert list(read_puzzles(["# about\n", "\n", LINES[0] + "\n", "# 0\n"])) == [PUZZLES[0]]


# ---- how hard, and why ----


def test_what_everybody_finds_is_easier_than_what_nobody_does() -> None:
    game = kd.Game(2, seed=3, harmony=True)
    bot = kd.agent("expert", seed=1)
    while game.position.phase != "place" or len(game.legal_moves) < 12:
        game.push(bot.choose(game.position))
    moves = game.position.legal_moves
    assert rate(game.position, moves, 1) < rate(game.position, [game.position.choose("keen", 1)], 1)
    assert rate(game.position, [], 1) > 2100


def test_motives_are_those_of_the_position() -> None:
    game = kd.Game(2, seed=3)
    one, other, *_ = Search(playouts=40, seed=1).run(game.position)
    kinds = {motive["kind"] for motive in json.loads(motives_json(game.position, one, other))}
    assert kinds <= {"later", "order", "deny"}  # a claim
    stray = Candidate(kd.Move("a1a2"), 0, 0, 0, 0, 0, (), (), ())
    with pytest.raises(kd.IllegalMove):
        motives_json(game.position, one, stray)
    short = Candidate(one.move, 0, 0, 0, 0, 0, (), (), (1.0,))
    with pytest.raises(ValueError, match="position"):
        motives_json(game.position, short, other)


# ---- mining ----


def mined(path: Path, games: int, seed: int = 5, workers: int = 0, wanted: Theme | None = "alone") -> str:
    """What a file holds after mining; alone, because such games are the shortest."""
    for _ in mine(path, games, seed, wanted=wanted, workers=workers, length=TINY):
        pass
    return path.read_text()


@pytest.mark.parametrize("wanted", [None, "alone"])
def test_the_same_seed_mines_the_same_puzzles(tmp_path: Path, wanted: Theme | None) -> None:
    games = 6 if wanted else 1
    whole = mined(tmp_path / "one", games, wanted=wanted)
    found = list(read_puzzles(whole.splitlines()))
    assert found and (wanted is None or all(wanted in puzzle.themes for puzzle in found))
    assert mined(tmp_path / "two", games, workers=2, wanted=wanted) == whole
    assert mined(tmp_path / "three", games, seed=6) != whole


def test_what_was_interrupted_goes_on(tmp_path: Path) -> None:
    """Wherever the file was cut off: in its head, in a heading, in a puzzle, in the number of a game."""
    whole = mined(tmp_path / "whole", 6)
    file = tmp_path / "file"
    assert mined(file, 2) == whole[: whole.index("# 1\n") + 4]
    assert mined(file, 6) == whole
    assert mined(file, 6) == whole and mined(file, 1) == whole
    puzzle = str(next(read_puzzles(whole.splitlines())))
    ends = [whole.index(part) + 3 for part in ("about", puzzle, "# 4\n")]
    for end in (0, 10, whole.index("\n") + 1, *ends, len(whole) - 1):
        file.write_text(whole[:end])
        assert mined(file, 6) == whole, end


def test_games_for_another_theme_are_only_added(tmp_path: Path) -> None:
    """Whatever was looked for before, and wherever that was cut off: what is whole stays as it is, line by line."""
    file = tmp_path / "file"
    first = mined(file, 6)
    waste = mined(file, 2, wanted="waste")
    assert waste.startswith(f"{first}# about waste\n") and waste.endswith("# 1\n")
    whole = mined(file, 8)
    assert whole.startswith(f"{waste}# about alone\n") and whole.endswith("# 7\n")
    assert mined(tmp_path / "other", 8).endswith(whole.removeprefix(f"{waste}# about alone\n"))
    for end in (len(first) + 5, len(waste) - 2, len(waste) + 3):
        file.write_text(whole[:end])
        assert mined(file, 2, wanted="waste") == waste, end
        assert mined(file, 8) == whole, end
    file.write_text(f"{whole}# about anything\n# 0\n")
    assert mined(file, 1, wanted=None) == mined(file, 8) == f"{whole}# about anything\n# 0\n"


def test_what_is_wanted_is_what_is_found() -> None:
    """The first game of the file in which there was any, mined again."""
    lines = TEXT.partition("# about waste\n")[2].splitlines()
    first = next(i for i, line in enumerate(lines) if not line.startswith("#"))
    number, found = Mine(1, wanted="waste")(first)  # there was a line for each game before it
    assert found == lines[first : first + len(found)] and lines[first + len(found)] == f"# {number}"
    assert all("waste" in Puzzle.parse(line).themes for line in found)


def test_a_file_of_something_else_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "file"
    damaged = mined(tmp_path / "damaged", 2).replace("# 0\n", "# O\n")
    for text in ("my diary\n", mined(tmp_path / "other", 1, seed=4), damaged):
        file.write_text(text)
        with pytest.raises(Mistaken) as refused:
            mined(file, 1)
        assert refused.value.code == "puzzles-of-another"
        assert file.read_text() == text


@pytest.mark.skipif(os.name == "nt", reason="uses the locks of Unix")
def test_two_runs_do_not_share_a_file(tmp_path: Path) -> None:
    first = mine(tmp_path / "file", 2, 5, workers=0, length=TINY)
    next(first)
    with pytest.raises(Mistaken, match="in use"):
        mined(tmp_path / "file", 2)
    first.close()


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "puzzles"
    mined(file, 1)  # of other lengths, which are nobody's business: it is whole
    asked = ["puzzles", "--games", "1", "--seed", "5", "--workers", "0", "--theme", "alone", "--out", str(file)]
    done = CliRunner().invoke(main, asked)
    assert done.exit_code == 0 and "puzzle" in done.stderr, done.output
    for wrong, why in (
        (["--out", str(tmp_path)], "directory"),
        ([], "--out"),
        (["--games", "0", "--out", "x"], "range"),
        (["--theme", "magic", "--out", "x"], "theme"),
    ):
        refused = CliRunner().invoke(main, ["puzzles", *wrong])
        assert refused.exit_code != 0 and why in refused.stderr.lower(), refused.output
    other = CliRunner().invoke(main, ["--lang", "de", "puzzles", "--seed", "6", "--out", str(file)])
    assert other.exit_code == 2 and "Startzahl 6" in other.stderr
