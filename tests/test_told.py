"""The terminal game and the command line in every language, and in one that is longer than any of them."""

import ast
import io
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from pseudo import Pseudo, plain_words
from rich.console import Console

import kingdomino as kd
from kingdomino import languages
from kingdomino.agents import AGENTS, specs
from kingdomino.cli import main, spoken
from kingdomino.editions import CHOICES, EDITIONS
from kingdomino.languages import FOLDER, say
from kingdomino.puzzles import THEMES
from kingdomino.terminal import table as terminal
from kingdomino.terminal.questions import Wishes, begin
from kingdomino.terminal.screen import Leave, Screen
from kingdomino.terminal.unfinished import Autosave

CODES = [code for code in languages.languages() if (FOLDER / code / "commands.ftl").is_file()]
SPEAKERS = [*CODES, "longer"]
KNOWN = {"english", "app", "full", "kingdomino", "Ada", "harmony", "middle", "kingdom", "mighty", "duel", "dynasty"}
KNOWN |= {
    *kd.Rules.fields,
    *EDITIONS,
    *AGENTS,
    *THEMES,
    *main.commands,
    *languages.languages(),
    "SVG",
    "ffC",
    *specs._KNOBS,
}
"""What is typed as it is in every language."""

NAMED = {"Ada", "nonsense", "and", *(languages.language(code).name for code in languages.languages())}
"""What is typed here, and how languages are called and listed."""

COMMANDS = {"kingdomino": [], **{name: [name] for name in main.commands}}


EDITIONS_TOLD = ("classic", "english-app", "romanian", "danish")
"""Between them they say whatever editions say differently."""

TOLD = [*zip(CODES, cycle(EDITIONS_TOLD)), *(("longer", edition) for edition in EDITIONS_TOLD)]
"""Who plays a whole game of which edition: nobody needs more room than the longer one, which plays all."""


@pytest.fixture(params=SPEAKERS)
def speaker(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language that the process speaks; 'longer' is none of those that people speak."""
    monkeypatch.setenv("KINGDOMINO_DATA", str(tmp_path))
    return speak(str(request.param), monkeypatch)


def speak(code: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(languages, "_current", [Pseudo() if code == "longer" else languages.language(code)])
    monkeypatch.setattr(spoken, "use", lambda _: None)  # whatever the environment asks for
    return code


class Sitting:
    """A table in this process: what is asked is answered by a bot, and every screen is looked at."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.file = io.StringIO()
        self.screen = Screen(Console(width=80, height=24, file=self.file, color_system=None))
        self.answers: Iterator[str] = iter(())
        self.seen = ""
        monkeypatch.setattr(self.screen, "ask", self.ask)

    def ask(self, label: str) -> str:
        self.look(f"\n{label}> ")
        try:
            return next(self.answers)
        except StopIteration:
            raise Leave from None

    def look(self, label: str = "") -> None:
        text = self.file.getvalue() + label
        self.file.truncate(0)
        self.file.seek(0)
        self.seen += text
        for line in text.split("\n"):
            assert len(line) <= 80, line
        assert "Traceback" not in text


def answers(table: terminal.TerminalGame) -> Iterator[str]:
    """Everything that can be typed once, then moves to the end of the game."""
    yield from (
        "help",
        "rules",
        "score",
        "hint",
        "undo",
        "redo",
        "load",
        "nonsense",
        "49",
        "a1b1",
        "language",
        "record",
    )
    bot = kd.agent("greedy", seed=1)
    while not table.play.is_over:
        yield str(bot.choose(table.game.position))
        if table.game.ply == 30:
            yield from ("score", "undo", "redo")
    yield from ("score", "nonsense", "quit")


@pytest.mark.parametrize(("speaker", "edition"), TOLD, indirect=["speaker"])
def test_a_whole_game_in_every_language(speaker: str, edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch)
    play = kd.Game(3, edition, seed=4, names=["Ada", "Bo", "Cy"], harmony=True, middle_kingdom=True)
    table = terminal.TerminalGame(sitting.screen, play, Autosave(), None)
    sitting.answers = answers(table)
    with pytest.raises(Leave):
        table.play_on()
    sitting.look()
    assert table.play.is_over
    assert say("terminal-again") in " ".join(sitting.seen.split())
    if speaker == "longer":
        record = set(re.findall(r"\w+", table.play.record()))
        assert plain_words(sitting.seen) - record - NAMED == set()


def test_the_questions_before_a_game_in_every_language(speaker: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(monkeypatch)
    sitting.answers = iter(
        ["language", "help", "martian", "1", "7", "3", "help", "nonsense", "1 2", "x" * 30, "Ada", "Ada", "greedy", "2"]
    )
    play, _ = begin(sitting.screen, Wishes(), None)
    sitting.look()
    assert play.game.names == ["Ada", "greedy", "normal"]
    if speaker == "longer":
        rules = set(re.findall("[a-z]+", str(CHOICES)))
        typed = {*KNOWN, *rules, "none", "KINGDOMINO", "true", "false"}
        assert plain_words(sitting.seen) - typed - NAMED - set(say("names").split()) == set()


def test_unfinished_games_in_every_language(speaker: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in (1, 2):
        Autosave().write(kd.Dynasty(seed=seed, names=["Ada", "Bo"]))
    sitting = Sitting(monkeypatch)
    sitting.answers = iter(["help", "9", "forget 1", "1"])
    play, _ = begin(sitting.screen, Wishes(), None)
    sitting.look()
    assert play.game.names == ["Ada", "Bo"]


@pytest.mark.parametrize("code", CODES)
def test_words_of_the_language_and_of_english_can_be_typed(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KINGDOMINO_DATA", str(tmp_path))
    speak(code, monkeypatch)
    own = [say(f"typed-{name}").split()[0] for name in ("help", "rules", "score")]
    for words in (own, ["help", "rules", "score"]):
        sitting = Sitting(monkeypatch)
        table = terminal.TerminalGame(sitting.screen, kd.Game(seed=1), Autosave(), None)
        sitting.answers = iter([*words, f"language {code}"])
        assert table.prompt("") is None
        assert say("terminal-help-quit") in " ".join(sitting.file.getvalue().split()) + " ".join(sitting.seen.split())
        assert say("terminal-rules") in sitting.seen


# ---- a game in which every domino is placed at once ----


RARE = (
    "fits nowhere, but another one does: choose one that fits.",
    "None of them fits: whichever you choose is discarded.",
)


def test_what_does_not_fit_is_said_before_a_domino_is_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGDOMINO_DATA", str(tmp_path))
    seen = ""
    for seed in range(12):
        game = kd.Game(2, "english-app", seed=seed, names=["Ada", "Bo"])
        bot = kd.agent("random", seed=seed)
        while not game.is_over:
            sitting = Sitting(monkeypatch)
            terminal.TerminalGame(sitting.screen, game, Autosave(), None).show_turn()
            seen += sitting.file.getvalue()
            game.push(bot.choose(game.position))
        words = " ".join(seen.split())
        assert "Ada, choose a domino: type its number." in words and "claim" not in words
        if all(sentence in words for sentence in RARE):
            return
    raise AssertionError("there was no such moment")


def test_dominoes_that_are_already_placed_are_dimmed() -> None:
    game = kd.Game(2, "english-app", seed=1, names=["Ada", "Bo"])
    bot = kd.agent("greedy", seed=1)
    for _ in range(2):
        game.push(bot.choose(game.position))
    placed = next(number for number, seat in game.position.line if seat is not None)
    file = io.StringIO()
    console = Console(width=80, file=file, force_terminal=True, color_system="truecolor")
    console.print(kd.draw.view(game.position, game.names))
    assert re.search(rf"\x1b\[2m {placed:2}  ", file.getvalue())


def test_names_are_drawn_for_people_who_give_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGDOMINO_DATA", str(tmp_path))
    sitting = Sitting(monkeypatch)
    wishes = Wishes("english-app", 4, "", ["person"] * 4)
    names = begin(sitting.screen, wishes, None)[0].game.names
    assert len(set(names)) == 4 and set(names) <= set(say("names").split())


# ---- the command line ----


def run(*arguments: str) -> str:
    return CliRunner().invoke(main, list(arguments), prog_name="kingdomino").output


@pytest.mark.parametrize("command", COMMANDS)
def test_help_in_every_language(speaker: str, command: str) -> None:
    told = run(*COMMANDS[command], "--help")
    assert say("click-usage") in told and say("click-help") in " ".join(told.split())
    first = say(f"help-{command}").split("\n")[0]
    assert first in " ".join(told.split())
    if speaker == "longer":
        assert plain_words(told) - KNOWN == set()


MISTAKES = [
    ["nonsense"],
    ["--nonsense"],
    ["--lang"],
    ["--lang", "xx"],
    ["chekc", "x"],
    ["check"],
    ["check", "--fair=1", "x"],
    ["simulate", "--games"],
    ["simulate", "--games", "x"],
    ["simulate", "--games", "-1"],
    ["simulate", "--edition", "martian"],
    ["simulate", "--rules", "nonsense"],
    ["simulate", "--agents", "nonsense"],
    ["simulate", "--agents", "master:nonsense=1"],
    ["bench", "--seconds", "nan"],
    ["bench", "extra"],
    ["match", "random"],
    ["match", "random", "greedy", "--sprt", "x"],
    ["match", "random", "greedy", "--sprt", "9,1"],
    ["check", "/nonsense"],
    ["check", "/"],
    ["restore", "/nonsense"],
    ["show", "/dev/null"],
    ["play", "--seed", "1"],
    ["score", "nonsense"],
]


@pytest.mark.parametrize("arguments", MISTAKES, ids=" ".join)
def test_mistakes_in_every_language(speaker: str, arguments: list[str]) -> None:
    told = run(*arguments)
    assert say("click-error", message="").strip() in told
    assert "Traceback" not in told
    if speaker == "longer":
        typed = {word for argument in arguments for word in re.findall(r"[A-Za-z]+", argument)}
        assert plain_words(told) - KNOWN - typed - {"nan", "seconds"} == set()


UNSEEN = {
    "d",
    "{editor}: Editing failed",
    "{editor}: Editing failed: {e}",
    "Windows error: {error}",
    "Aborted!",
    "deprecated",
    "Missing command.",
    "Positional arguments",
    "DeprecationWarning: The command {name!r} is deprecated.{extra_message}",
    "Value must be an iterable.",
    "DeprecationWarning: The {param_type} {name!r} is deprecated.{extra_message}",
    "Could not determine name for option with declarations {decls!r}",
    "No options defined but a name was passed ({name}). Did you mean to declare an argument instead? "
    "Did you mean to pass '--{name}'?",
    "Arguments take exactly one parameter declaration, got {length}: {decls}.",
    "(dynamic)",
    "Name '{name}' defined twice",
    "Takes {nargs} values but 1 was given.",
    "Boolean option {decl!r} cannot use the same flag for true/false.",
    "Do you want to continue?",
    "Confirm the action without prompting.",
    "%(prog)s, version %(version)s",
    "Show the version and exit.",
    "Show this message and exit.",
    "unknown error",
    "Could not open file {filename!r}: {message}",
    "Missing parameter: {param_name}",
    "Missing {param_type}",
    "Invalid start character for option ({option})",
    "Argument {name!r} takes {nargs} values.",
    "Couldn't detect Bash version, shell completion is not supported.",
    "Shell completion is not supported for Bash versions older than 4.4.",
    "Press any key to continue...",
    "Repeat for confirmation",
    "Error: The two entered values do not match.",
    "Unknown color {colour!r}",
    "Error: invalid input",
    "file",
    "directory",
    "path",
    "Choose from:\n\t{choices}",
    "Choice({choices})",
    "{value!r} does not match the format {format}.",
    "{value!r} is not a valid boolean. Recognized values: {states}",
    "{len_type} values are required, but {len_value} was given.",
    "{value!r} is not a valid UUID.",
    "{name} {filename!r} is a file.",
    "{name} {filename!r} is a directory.",
    "{name} {filename!r} is not readable.",
    "{name} {filename!r} is not writable.",
    "{name} {filename!r} is not executable.",
    "{name} {filename!r} does not exist.",
    "Unknown standard stream '{name}'",
}
"""What click says about prompts, editors, types, completion and programming that no command here has, and what the
commands say in its place."""


def texts_of_click() -> set[str]:
    found: set[str] = set()
    for file in Path(click.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext"):
                found |= {str(text.value) for text in node.args[:1] if isinstance(text, ast.Constant)}
    return found


def test_every_text_of_click_is_known() -> None:
    """Either there is a message for it, or no command can show it."""
    assert texts_of_click() - set(spoken.CLICK) <= UNSEEN
    assert not set(spoken.CLICK) & UNSEEN


def test_the_language_is_asked_for_or_found(tmp_path: Path) -> None:
    def told(*arguments: str, **environment: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "kingdomino", *arguments, "--help"],
            capture_output=True,
            check=True,
            env={"PATH": "", "PYTHONPATH": ":".join(sys.path), "PYTHONUTF8": "1", **environment},
        )
        return done.stdout.decode()

    for code in CODES:
        usage = languages.language(code).say("click-usage")
        for text in (told("--lang", code), told(f"--lang={code}", LANG="en_GB.UTF-8"), told(KINGDOMINO_LANG=code)):
            assert text.startswith(usage)
        assert told(LANG=f"{code}_XX.UTF-8").startswith(usage)
    assert told(LANG="C").startswith("Usage:")


def test_neither_the_package_nor_the_version_reads_a_catalogue() -> None:
    for code in (
        "import kingdomino",
        "from kingdomino.cli import main\ntry: main(['--version'])\nexcept SystemExit: pass",
    ):
        check = f"{code}\nimport sys; assert not {{'fluent', 'babel'}} & set(sys.modules)"
        subprocess.run([sys.executable, "-c", check], check=True, capture_output=True)


def test_what_machines_read_is_the_same_in_every_language(speaker: str, tmp_path: Path) -> None:
    file = tmp_path / "games.kd"
    run("simulate", "--games", "1", "--workers", "0", "--out", str(file))
    assert kd.Game.parse(file.read_text()).is_over
    assert '"terrain": "swamp"' in run("score", "ssC", "ssC", "--json", "--discarded", "1,2")
    assert "one box does not have the dominoes" in run("score", "ssC", "ssC", "--json")
