"""The commands as a person or a script uses them: real processes, real files, exit codes and sentences."""

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kingdomino import Dynasty, Game, agent


def kingdomino(*arguments: str, text: str | bytes = "", code: int = 0) -> str:
    """Runs a command; returns what it printed, and what it complained about if that was expected."""
    data = text.encode() if isinstance(text, str) else text
    done = subprocess.run(
        [sys.executable, "-m", "kingdomino", *arguments], input=data, capture_output=True, check=False, timeout=120
    )
    assert done.returncode == code, done.stderr.decode()
    assert b"Traceback" not in done.stderr
    return (done.stdout if code < 2 else done.stderr).decode()


def test_simulate_writes_records_that_check_accepts(tmp_path: Path) -> None:
    file = tmp_path / "games.kd"
    kingdomino(
        *("simulate", "--edition", "danish", "--players", "3", "--rules", "harmony,middle-kingdom"),
        *("--agents", "random,greedy,random", "--games", "20", "--seed", "5", "--out", str(file)),
    )
    assert kingdomino("check", str(file)) == "20 records, 0 bad\n"
    first = Game.parse(file.read_text().split("\n\n[")[0])
    assert first.is_over
    assert first.names == ["random", "greedy", "random"]
    assert first.rules.harmony
    assert first.rules.spare_domino


def test_the_same_seed_writes_the_same_records() -> None:
    once, again, other = (kingdomino("simulate", "--games", "3", "--seed", seed) for seed in ("1", "1", "2"))
    assert once == again != other


def test_games_of_one_run_differ() -> None:
    text = kingdomino("simulate", "--games", "2", "--seed", "1")
    assert text.count("[Edition") == 2
    first, second = text.strip().split("\n\n[")
    assert first.splitlines()[-1] != second.splitlines()[-1]


def test_simulate_plays_whole_dynasties() -> None:
    text = kingdomino("simulate", "--rules", "dynasty,mighty-duel", "--agents", "greedy", "--games", "1")
    match = Dynasty.parse(text)
    assert match.is_over
    assert len(match.games) == 3
    assert all(game.rules.mighty_duel and game.rules.grid == 7 for game in match.games)
    assert kingdomino("check", "-", text=text) == "3 records, 0 bad\n"


def test_house_rules_on_the_command_line() -> None:
    text = kingdomino("simulate", "--edition", "german", "--rules", "must_place=true,tie_breaks=crowns,squares,harmony")
    assert '[Rules "harmony must_place=true tie_breaks=crowns,squares"]' in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "3", "--rules", "mighty-duel"], "The Mighty Duel is for 2 players, not 3."),
        (["--players", "1"], "These rules are for 2\N{EN DASH}4 players, not 1."),
        (["--rules", "hurry"], "There is no rule 'hurry'."),
        (["--rules", "speed=3"], "There is no rule 'speed'."),
        (["--rules", "foo"], "Additional rules: harmony, middle-kingdom, mighty-duel, dynasty. House rules"),
        (["--rules", "foo"], "must_place, tie_breaks, harmony, harmony_needs"),
        (["--rules", "must_place=maybe"], "must_place cannot be 'maybe'; choose from false, true."),
        (["--rules", "kings=all"], "kings cannot be 'all'; choose from one-by-one, together, passed-round."),
        (["--rules", "grid=large"], "grid cannot be 'large'; choose from 5, 7."),
        (["--rules", "tie_breaks=luck"], "choose from territory, crowns, squares, none."),
        (["--rules", "min_players=x"], "choose from 1, 2, 3, 4."),
        (["--agents", "oracle"], "There is no computer player"),
        (
            ["--players", "4", "--agents", "random,greedy"],
            "one computer player for all seats or one for each, not 2 for 4",
        ),
        (["--out", "/nowhere/games.kd"], "/nowhere/games.kd: No such file or directory"),
        (["--edition", "martian"], "is not one of"),
        (["--seed", "-1"], "not in the range"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_a_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in kingdomino("simulate", *arguments, code=2)


def test_check_reports_the_first_wrong_token_of_each_bad_record(tmp_path: Path) -> None:
    good = kingdomino("simulate", "--games", "3", "--seed", "9").split("\n\n[")
    file = tmp_path / "mixed.kd"
    file.write_text("\n\n[".join([good[0], good[1].replace("+", "+49,", 1), good[2]]))
    printed = kingdomino("check", str(file), code=1)
    lines = printed.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"{file}: Line ")
    assert "+49," in lines[0]
    assert lines[0].endswith("Dominoes are numbered 1 to 48.")
    assert lines[1] == "3 records, 1 bad"


def test_check_finds_a_wrong_sum_of_a_dynasty() -> None:
    text = kingdomino("simulate", "--rules", "dynasty", "--games", "1", "--seed", "4")
    scores = next(line for line in text.splitlines() if line.startswith("[Dynasty "))
    printed = kingdomino("check", "-", text=text.replace(scores, '[Dynasty "1 2"]'), code=1)
    assert "The games give" in printed
    assert printed.endswith("3 records, 1 bad\n")


def test_check_survives_bytes_that_are_no_text() -> None:
    printed = kingdomino("check", "-", text=b'[Edition "\xff\xfe"]\n[A "x"]\n\n\x00\x80 +1,2\n', code=1)
    assert "1 record, 1 bad" in printed


def test_check_says_that_a_file_is_not_there() -> None:
    assert "nothing.kd: No such file or directory" in kingdomino("check", "nothing.kd", code=2)


@pytest.fixture
def game() -> Game:
    played = Game(players=2, seed=3, names=["Ada", "<Bo & [bold]Co>"])
    bot = agent("greedy", seed=3)
    for _ in range(20):
        played.push(bot.choose(played.position))
    return played


def test_show_draws_a_record(game: Game) -> None:
    printed = kingdomino("show", "-", text=game.record())
    assert "Ada" in printed
    assert "<Bo & [bold]Co>" in printed


def test_show_draws_a_position_and_an_earlier_moment(game: Game) -> None:
    assert kingdomino("show", "-", text=str(game.position))
    assert kingdomino("show", "--ply", "3", "-", text=game.record()) != kingdomino("show", "-", text=game.record())
    assert "the record has" in kingdomino("show", "--ply", "300", "-", text=game.record(), code=2)


def test_show_writes_a_picture(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "table.svg"
    kingdomino("show", "--svg", str(file), "-", text=game.record())
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


@pytest.mark.parametrize("text", ["", "hello", '[Edition "classic"]', "2 - - - - 1-48 C", "9;x", "\x00"])
def test_show_refuses_what_is_neither_record_nor_position(text: str) -> None:
    assert kingdomino("show", "-", text=text, code=2).startswith("Error: ")


def test_bench_prints_json() -> None:
    rows = json.loads(kingdomino("bench", "--json", "--seconds", "0.02"))
    assert {(row["case"]["players"], row["case"]["policy"]) for row in rows} >= {(2, "random"), (4, "greedy")}
    assert all(row["games_per_second"] > 0 for row in rows)


def test_importing_the_package_imports_no_drawing_library() -> None:
    code = "import sys, kingdomino; assert not {'rich', 'click', 'platformdirs'} & set(sys.modules), sys.modules.keys()"
    subprocess.run([sys.executable, "-c", code], check=True)
