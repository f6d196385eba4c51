"""The terminal game as a stranger meets it: whole games, breaks and wrong input through pipes and a pseudo-terminal."""

import io
import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.console import Console

import kingdomino as kd
from kingdomino.editions import CHOICES
from kingdomino.languages import say
from kingdomino.terminal import table as terminal
from kingdomino.terminal.questions import additional_rules, house_rules
from kingdomino.terminal.screen import Leave, Screen
from kingdomino.terminal.unfinished import Autosave

pytestmark = pytest.mark.skipif(os.name == "nt", reason="drives the game through Unix pipes and pseudo-terminals")

ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\x07]*\x07|[@-_])")
TURN = re.compile(r", (claim a domino|choose a domino|place domino|domino \d+ fits nowhere)")
FIRST_CHOICE = re.compile(r"^ *(\d+) ", re.MULTILINE)


class Player:
    """Somebody at the terminal: reads what stands on the screen up to the next question, and types."""

    def __init__(self, data: Path, process: subprocess.Popen[bytes], read: int, write: int) -> None:
        self.data, self.process, self._read, self._write = data, process, read, write
        self.log = ""
        self.screen = self.wait()

    def wait(self) -> str:
        """The screen up to the next prompt, or to the end of the program."""
        text = b""
        deadline = time.monotonic() + 20
        while not ESCAPES.sub("", text.decode(errors="replace")).endswith("> "):
            assert time.monotonic() < deadline, f"no prompt after {text.decode(errors='replace')[-2000:]}"
            if select.select([self._read], [], [], 0.5)[0]:
                try:
                    part = os.read(self._read, 65536)
                except OSError:  # how a pseudo-terminal says that nobody is there any more
                    part = b""
                if not part:
                    break
                text += part
        screen = ESCAPES.sub("", text.decode(errors="replace")).replace("\r", "")
        self.log += screen
        return screen

    def type(self, *lines: str | bytes) -> str:
        """Types lines one after the other; returns what the last one was answered with."""
        for line in lines:
            os.write(self._write, (line.encode() if isinstance(line, str) else line) + b"\n")
            self.screen = self.wait()
        return self.screen

    def decide(self) -> str:
        """Makes the first choice that is listed."""
        *_, turn = TURN.finditer(self.log)
        listed = FIRST_CHOICE.search(self.log, turn.end())
        return self.type(listed[1] if listed else "")  # Enter discards what fits nowhere

    def decide_all(self) -> str:
        """Plays to the end of the game."""
        for _ in range(200):
            if "Another game?" in self.screen or "Enter begins" in self.screen:
                return self.screen
            self.decide()
        raise AssertionError("the game does not end")

    def record(self) -> str:
        answer = self.type("record")
        return answer[answer.index("[") : answer.rindex("\n")].rstrip() + "\n"

    def leave(self) -> str:
        """The last words after the input has ended."""
        if self.process.stdin:
            self.process.stdin.close()
        else:
            os.write(self._write, b"\x04")
        words = self.wait()
        assert self.process.wait(10) == 0, words
        return words


@contextmanager
def sit_down(
    data: Path, *, pseudo_terminal: bool = False, cwd: Path | None = None, **wishes: object
) -> Iterator[Player]:
    """Starts the game as a process of its own; a wish is an option of the command."""
    usual = {"edition": "classic", "players": 2, "rules": "", "seats": ("Ada", "greedy"), "seed": 1}
    wishes = ({"seats": None, "seed": 1} if "load" in wishes else usual) | wishes
    command = [sys.executable, "-m", "kingdomino", "play", "--terminal"]
    for name, value in wishes.items():
        if value is not None:
            command += [f"--{name}", ",".join(value) if isinstance(value, tuple) else str(value)]
    environment = os.environ | {"KINGDOMINO_DATA": str(data), "PYTHONUTF8": "1", "TERM": "xterm", "COLUMNS": "80"}
    if pseudo_terminal:
        import pty

        read, inner = pty.openpty()
        write = read
        process = subprocess.Popen(command, stdin=inner, stdout=inner, stderr=inner, env=environment, cwd=cwd)
        os.close(inner)
    else:
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, cwd=cwd
        )
        assert process.stdin and process.stdout
        read, write = process.stdout.fileno(), process.stdin.fileno()
    try:
        yield Player(data, process, read, write)
    finally:
        process.kill()
        process.wait()
        if pseudo_terminal:
            os.close(read)
        for pipe in filter(None, (process.stdin, process.stdout)):
            pipe.close()


def unfinished(data: Path) -> list[Path]:
    return sorted((data / "unfinished").iterdir())


# ---- whole games ----


def test_enter_throughout_begins_a_classic_game_against_normal(tmp_path: Path) -> None:
    with sit_down(tmp_path, edition=None, players=None, rules=None, seats=None) as ada:
        assert "No claiming ahead" in ada.screen
        assert "2, 3 or 4?" in ada.type("")
        ada.type("", "", "")
        assert "claim a domino" in ada.type("")
        game = kd.Game.parse(ada.record())
    assert (game.edition, game.players, game.names[1]) == ("classic", 2, "normal")
    assert game.names[0] in say("names").split()
    assert game.rules == kd.EDITIONS["classic"].rules


@pytest.mark.parametrize("pseudo_terminal", [False, True])
def test_a_game_against_greedy_to_the_end(tmp_path: Path, pseudo_terminal: bool) -> None:
    with sit_down(tmp_path, pseudo_terminal=pseudo_terminal) as ada:
        end = ada.decide_all()
        game = kd.Game.parse(ada.record())
        assert game.outcome
        assert end.count(" wins") == 1
        for name, score in zip(game.names, game.outcome.scores, strict=True):
            assert len(re.findall(rf"{name} +{score}\b", end)) == 1  # said once
        assert not unfinished(tmp_path)
        assert "Ada, claim a domino" in ada.type("")  # Enter plays again
        assert kd.Game.parse(ada.record()) != game
        assert "The game is saved" in ada.leave()


def test_four_people_at_one_keyboard(tmp_path: Path) -> None:
    with sit_down(
        tmp_path, players=4, seats=("Ada", "Bo [b]", "Chiara", "Dmitri"), rules="harmony middle-kingdom"
    ) as us:
        us.decide_all()
        assert "Middle Kingdom" in us.type("score")
        game = kd.Game.parse(us.record())
        assert game.is_over
        assert game.names == ["Ada", "Bo [b]", "Chiara", "Dmitri"]
        assert "Until next time" in us.type("n")


def test_computers_among_themselves(tmp_path: Path) -> None:
    with sit_down(tmp_path, seats=("random", "greedy")) as we:
        assert "Another game?" in we.screen
        assert kd.Game.parse(we.record()).is_over


def test_solo_in_the_edition_that_chooses_and_places_at_once(tmp_path: Path) -> None:
    with sit_down(tmp_path, edition="english-app", players=1, seats=("Ada",)) as ada:
        assert "place domino" in ada.decide()
        end = ada.decide_all()
        assert "Ada has built a kingdom of" in end
        assert kd.Game.parse(ada.record()).is_over


def test_a_fitting_domino_may_be_discarded_in_german(tmp_path: Path) -> None:
    with sit_down(tmp_path, edition="german", seats=("Ada", "Björn")) as us:
        for _ in range(4):
            us.decide()
        assert re.search(r"\d+ --", us.screen)
        assert "discards" in us.type("--")
        assert ":--," in us.record() or us.record().rstrip().endswith(":--")


def test_mighty_duel_and_its_long_lists(tmp_path: Path) -> None:
    with sit_down(tmp_path, edition="tournament", seats=("Ada", "greedy")) as ada:
        widest = 0
        for _ in range(12):
            ada.decide()
            widest = max(widest, *map(len, ada.screen.split("\n")))
        assert widest <= 80
        ada.decide_all()
        game = kd.Game.parse(ada.record())
        assert game.is_over
        assert game.rules.mighty_duel


def test_a_dynasty_shows_standings_and_survives_a_break(tmp_path: Path) -> None:
    with sit_down(tmp_path, rules="dynasty") as ada:
        assert "1 of 3 games played" in ada.decide_all()
        assert "game 2 of 3" in ada.type("")
        assert "1 of 3 games played" in ada.type("score")
        ada.decide()
        before = ada.record()
        assert "The game is saved" in ada.type("quit")
    with sit_down(tmp_path, rules="dynasty") as ada:
        assert "Dynasty" in ada.screen
        assert "game 2 of 3" in ada.type("1")
        assert ada.record() == before
        ada.decide_all()
        ada.type("")
        assert "The Dynasty:" in ada.decide_all()
        match = kd.Dynasty.parse(ada.record())
        assert match.outcome
        assert "Ada" in ada.type("undo")  # even now
        assert not kd.Dynasty.parse(ada.record()).is_over
        ada.decide_all()
        assert kd.Dynasty.parse(ada.record()).is_over
    assert not unfinished(tmp_path)


# ---- undo, redo, hint, score, help ----


def test_undo_and_redo_across_rounds_and_computer_moves(tmp_path: Path) -> None:
    with sit_down(tmp_path) as ada:
        records = [ada.record()]
        for _ in range(12):
            ada.decide()
            records.append(ada.record())
        assert len(kd.Game.parse(records[-1]).moves) > 20
        for earlier in reversed(records[:-1]):
            assert "Ada, " in ada.type("undo")
            assert ada.record() == earlier
        assert "There is nothing to take back." in ada.type("undo")
        for later in records[1:]:
            ada.type("redo")
            assert ada.record() == later
        assert "There is nothing to play again." in ada.type("redo")


def test_redo_after_a_break_deals_what_was_dealt(tmp_path: Path) -> None:
    with sit_down(tmp_path) as ada:
        for _ in range(8):
            ada.decide()
        before = ada.record()
    with sit_down(tmp_path, seed=2) as ada:
        ada.type("1", *["undo"] * 8, *["redo"] * 8)
        assert ada.record() == before


def test_a_new_decision_ends_what_could_be_played_again(tmp_path: Path) -> None:
    with sit_down(tmp_path) as ada:
        ada.decide()
        ada.type("undo")
        ada.decide()
        assert "nothing to play again" in ada.type("redo")


def test_hints_are_never_careless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGDOMINO_DATA", str(tmp_path))
    game = kd.Game(seed=1)
    while not game.is_over:
        file = io.StringIO()
        terminal.TerminalGame(Screen(Console(width=80, file=file)), game, Autosave(), None).hint("")
        best = kd.agent("value", seed=len(game.moves)).choose(game.position)
        assert re.search(rf" {best}\.$", file.getvalue().rstrip())
        game.push(best)


def test_a_record_that_ends_early_before_the_dealer_has_dealt(tmp_path: Path) -> None:
    record = tmp_path / "abandoned.kd"
    record.write_text('[Edition "classic"]\n[A "Ada"]\n[B "Bo"]\n[Ended "abandoned"]\n\nA\n')
    with sit_down(tmp_path, load=record) as ada:
        assert "The game is over" in ada.type("hint")
        assert "Ada, claim a domino" in ada.type("undo")
        assert "would claim" in ada.type("hint")


def test_hint_score_and_help(tmp_path: Path) -> None:
    with sit_down(tmp_path) as ada:
        hint = re.search(r"would claim (\d+)", ada.type("hint"))
        assert hint
        ada.type(hint[1])
        ada.decide()
        placed = re.search(r"would place it on (\w+)", ada.type("hint"))
        assert placed
        assert f"on {placed[1]} (" in ada.type(placed[1].upper())
        points = kd.Game.parse(ada.record()).position.scores()[0].total
        counted = ada.type("score")
        assert re.search(rf"Ada +{points}\b", counted)
        assert "no crowns" in counted
        for word in ("help", "?"):
            assert "load FILE" in ada.type(word)


# ---- what is typed wrongly ----


def test_the_reason_is_given_and_the_question_asked_again(tmp_path: Path) -> None:
    with sit_down(tmp_path, seats=("Ada", "Björn")) as us:
        before = us.record()
        for line, reason in {
            "49": "Dominoes are numbered 1 to 48.",
            "f7e7": "Type the number of a domino, such as",
            "--": "Type the number of a domino, such as",
            "frobnicate": "There is no command",
            "": "Type the number of a domino",
            "[bold]x": "is not a move.",
            "undo 3": "Nothing may follow `undo`.",
            "load": "needs the name of a file",
            "language xx": "There is no language xx here",
        }.items():
            assert reason in us.type(line), line
        assert us.record() == before
        for _ in range(4):
            us.decide()
        assert "place domino" in us.screen
        for line, reason in {
            "99": "The list goes from 1 to",
            "0": "The list goes from 1 to",
            "g7g8": "Your castle is on g7.",
            "a1b1": "a1",
            "f7f9": "f7 and f9 are not next to each other.",
            "--": "fits, so it may not be discarded.",
            "²": "is not a move.",
        }.items():
            assert reason in us.type(line), line


def test_impossible_rules_are_explained_and_asked_again(tmp_path: Path) -> None:
    with sit_down(tmp_path, edition=None, players=None, rules=None, seats=None) as ada:
        assert "There is no such edition." in ada.type("martian")
        ada.type("2")
        assert "not 7." in ada.type("7")
        ada.type("3")
        assert "There is no rule 'harmny'." in ada.type("harmny")
        assert "The Mighty Duel is for 2 players, not 3." in ada.type("mighty-duel")
        assert "How many players" in ada.screen
        ada.type("2")
        assert "cannot fill it" in ada.type("tie_breaks=crowns,territory harmony grid=7")
        ada.type("2")
        ada.type("1, dynasty tie_breaks=crowns,territory")
        assert "at most" in ada.type("x" * 60)
        ada.type("Ada")
        assert "Ada already has a seat." in ada.type("Ada")
        assert "game 1 of 3" in ada.type("person")
        match = kd.Dynasty.parse(ada.record())
    assert match.game.names[0] == "Ada" and match.game.names[1] in say("names").split()
    assert match.game.rules == kd.EDITIONS["danish"].rules.replace(harmony=True, tie_breaks=("crowns", "territory"))


def test_every_house_rule_is_listed_as_it_is_typed(tmp_path: Path) -> None:
    for edition in kd.EDITIONS.values():
        listed = [*additional_rules(edition.rules), *house_rules(edition)]
        impossible = {"grid", "spare_domino"} if edition.name == "tournament" else set()
        assert {typed.partition("=")[0].replace("-", "_") for typed, *_ in listed} == {*CHOICES, "dynasty"} - impossible
        assert all(about for _, about, _ in listed)
        assert any("crowns | squares" in now for _, _, now in listed), "each has commas of its own"
    with sit_down(tmp_path, edition=None, players=None, rules=None, seats=None) as ada:
        ada.type("german")
        screen = " ".join(ada.type("2").split())
        assert "5 must_place=true A domino that fits may not be recommended by the author discarded." in screen
        ada.type("5 kings=together abba=false")
        ada.type("Ada", "easy")
        game = kd.Game.parse(ada.record())
    assert game.rules == kd.EDITIONS["german"].rules.replace(must_place=True, kings="together", abba=False)


def test_wishes_that_do_not_fit_are_explained_and_asked(tmp_path: Path) -> None:
    with sit_down(tmp_path, edition="tournament", players=3, seats=None) as ada:
        assert "These rules are for 2 players, not 3." in ada.screen
        assert "Additional rules?" in ada.screen
    with sit_down(tmp_path, rules="nonsense") as ada:
        assert "There is no rule 'nonsense'." in ada.screen


HOSTILE = [
    b"\xff\xfe\x80",
    b"\x00\x01\x1b[2J\x1b]0;pwned\x07",
    b"9" * 5000,
    b"x" * 200_000,
    "\u202e\u0000½²③".encode(),
    b"[/bold][red]:smile:",
    b"save " + b"y" * 4000,
    b"load \xff",
    b"load /dev/zero",
    b"load /",
    b"save /",
    b"save ~nobody-of-that-name/x/y",
    b"%s%n {0} \\",
]


def test_hostile_lines_in_every_question(tmp_path: Path) -> None:
    with sit_down(tmp_path, edition=None, players=None, rules=None, seats=None, cwd=tmp_path) as mallory:
        for question in ("edition", "players", "rules"):
            for line in HOSTILE:
                assert f"{question} [" in mallory.type(line)
                assert "\x1b" not in mallory.screen
                assert "Traceback" not in mallory.screen
            mallory.type("")
        assert "seat B" in mallory.type(b"\xff[red]\x1b[2J\x07")
        mallory.type("Bo")
        before = mallory.record()
        for line in HOSTILE:
            assert "Traceback" not in mallory.type(line)
            assert mallory.screen.endswith("> ")
        assert mallory.record() == before
        assert "The game is saved" in mallory.leave()


def test_hostile_lines_in_a_terminal(tmp_path: Path) -> None:
    with sit_down(tmp_path, pseudo_terminal=True) as mallory:
        for line in (b"\xff\xfe", "[/bold]ö".encode(), b"9" * 1000):
            assert "Traceback" not in mallory.type(line)
        assert "Ada> " in mallory.decide()


# ---- breaks ----


@pytest.mark.parametrize("how", ["quit", "end of input", "interrupt", "kill"])
def test_a_game_is_continued_where_it_stopped(tmp_path: Path, how: str) -> None:
    with sit_down(tmp_path) as ada:
        for _ in range(7):
            ada.decide()
        before = ada.record()
        if how == "quit":
            assert "The game is saved" in ada.type("quit")
        elif how == "end of input":
            assert "The game is saved" in ada.leave()
        elif how == "interrupt":
            ada.process.send_signal(2)
            assert "The game is saved" in ada.wait()
            assert ada.process.wait(10) == 130
        else:
            ada.process.kill()
            ada.process.wait()
    with sit_down(tmp_path, seed=99) as ada:
        assert "An unfinished game is waiting" in ada.screen
        assert "Ada and greedy" in ada.screen
        ada.type("1")
        assert ada.record() == before
        assert len(unfinished(tmp_path)) == 1
        ada.decide_all()
        assert kd.Game.parse(ada.record()).is_over
    assert not unfinished(tmp_path)


def test_what_was_answered_survives_a_kill_at_any_moment(tmp_path: Path) -> None:
    before = ""
    for ply in range(4):
        with sit_down(tmp_path, seed=ply) as ada:
            if ply:
                ada.type("1")
                assert ada.record() == before
            ada.decide()
            before = ada.record()
            os.write(ada._write, b"redo\nsco")  # killed while it is busy
    assert not list(tmp_path.rglob("*.tmp"))


def test_a_game_that_is_left_alone_is_not_lost_and_can_be_forgotten(tmp_path: Path) -> None:
    with sit_down(tmp_path) as ada:
        ada.decide()
        first = ada.record()
    with sit_down(tmp_path, seats=("Eve", "random")) as eve:
        assert "Eve, claim" in eve.type("new")
        with sit_down(tmp_path) as second_terminal:  # the game at the first one goes on
            assert "Unfinished games are waiting" in second_terminal.screen
            second_terminal.type("1")
            eve.decide()
        assert len(unfinished(tmp_path)) == 3
    with sit_down(tmp_path) as ada:
        assert "That is not on the list." in ada.type("7")
        ada.type("forget 2")
        ada.type("2")
        assert ada.record() == first


def test_a_broken_unfinished_game_is_named_and_left(tmp_path: Path) -> None:
    (tmp_path / "unfinished").mkdir()
    (tmp_path / "unfinished" / "1.txt").write_text('[Edition "classic"]\n[A "a"]\n[B "b"]\n\nABBA +4,x')
    with sit_down(tmp_path) as ada:
        assert "cannot be read" in ada.screen
        assert "Ada, claim" in ada.screen
    assert (tmp_path / "unfinished" / "1.txt").exists()


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with sit_down(tmp_path / "file" / "data") as ada:
        assert "The game cannot be saved automatically" in ada.screen
        assert "Ada, claim" in ada.screen
        assert "cannot be saved" not in ada.decide()  # once is enough
        record = ada.record()
        words = ada.leave()
    assert "could not be saved" in words
    assert record.strip() in words  # so it is not lost either


# ---- files ----


def test_save_and_load(tmp_path: Path) -> None:
    with sit_down(tmp_path / "data", cwd=tmp_path) as ada:
        ada.decide()
        ada.decide()
        saved = ada.record()
        assert "Saved in" in ada.type("save my game.txt")
        assert kd.Game.parse((tmp_path / "my game.txt").read_text()) == kd.Game.parse(saved)
        ada.decide()
        later = ada.record()
        assert "my game.txt" in " ".join(ada.type("save").split())  # into the same file, a record
        assert "Ada, " in ada.type("load my game.txt")
        assert ada.record() == later
        (tmp_path / "bad.txt").write_text(saved.replace("Edition", "Editor"))
        assert "The header Edition is missing." in ada.type("load bad.txt")
        (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
        assert "is not a text file." in ada.type("load bytes.txt")
        assert "No such file" in ada.type("load nothing.txt")
        assert ada.record() == later
        (tmp_path / "precious.txt").write_text("my poems")
        asked = ada.type("save precious.txt").split()  # where lines end depends on the length of the path
        assert "".join(asked).endswith("isnotaKingdominorecord;replaceit?[y/N]>")
        assert "Nothing was saved." in ada.type("")
        assert (tmp_path / "precious.txt").read_text() == "my poems"
        ada.type("save precious.txt")
        assert "Saved in" in ada.type("y")
    with sit_down(tmp_path / "data", load=tmp_path / "my game.txt") as ada:
        assert ada.record() == later


def test_what_is_wrong_with_a_file_is_said_before_anything_is_asked(tmp_path: Path) -> None:
    (tmp_path / "poems.txt").write_text("roses are red")
    for name, reason in {
        "poems.txt": "A record begins with headers",
        "nothing.txt": "No such file",
        ".": "is not a file",
        "/dev/zero": "is not a file",
    }.items():
        with sit_down(tmp_path, load=tmp_path / name) as ada:
            assert ada.screen.startswith("Error: ") and name.strip(".") in ada.screen and reason in ada.screen
            assert ada.process.wait(10) == 2
    with sit_down(tmp_path, load=tmp_path / "poems.txt", players=3) as ada:
        assert "players and rules of its own" in ada.screen


def test_a_file_that_cannot_be_written_is_named_and_so_is_a_missing_folder(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with sit_down(tmp_path / "data", cwd=tmp_path) as ada:
        for name, named in {"away/game.txt": "away", "taken": "taken"}.items():
            said = ada.type(f"save {name}").replace("\n", "")
            if "replace it?" in said:
                said = ada.type("y").replace("\n", "")
            assert f"{tmp_path / named}: " in said and ".tmp" not in said


def test_a_game_that_was_asked_for_is_begun_though_another_is_unfinished(tmp_path: Path) -> None:
    with sit_down(tmp_path) as ada:
        ada.decide()
        first = ada.record()
    with sit_down(tmp_path, edition="german", seats=("Eve", "random"), seed=5) as eve:
        assert "Enter begins the game you asked for" in " ".join(eve.screen.split())
        assert "Eve" in eve.type("")
        game = kd.Game.parse(eve.record())
    assert (game.edition, game.names) == ("german", ["Eve", "random"])
    assert game.moves[0] == kd.Game(edition="german", seed=5).moves[0]
    with sit_down(tmp_path, edition=None, players=None, rules=None, seats=None, seed=None) as ada:
        assert "Enter continues the first one, a number another one" in " ".join(ada.screen.split())
        ada.type("2")
        assert ada.record() == first


def test_a_loaded_game_can_have_other_players_and_be_over(tmp_path: Path) -> None:
    game = kd.Game(seed=3, names=["A", "B"])
    bot = kd.agent("greedy", seed=1)
    game.push(bot.choose(game.position))
    (tmp_path / "begun.txt").write_text(game.record())
    while not game.is_over:
        game.push(bot.choose(game.position))
    (tmp_path / "over.txt").write_text(game.record())
    with sit_down(tmp_path, load=tmp_path / "begun.txt", seats=("Zoë", "random")) as zoe:
        assert kd.Game.parse(zoe.record()).names == ["Zoë", "random"]
        assert "Another game?" in zoe.type(f"load {tmp_path / 'over.txt'}")
        assert "The game is over." in zoe.type("hint")
        assert "Until next time" in zoe.type("quit")


def test_a_dynasty_is_saved_and_loaded_as_one_file(tmp_path: Path) -> None:
    with sit_down(tmp_path / "data", rules="dynasty", cwd=tmp_path) as ada:
        ada.decide_all()
        ada.type("")
        ada.decide()
        before = ada.record()
        ada.type("save dynasty.txt")
    assert len(kd.Dynasty.parse((tmp_path / "dynasty.txt").read_text()).games) == 2
    with sit_down(tmp_path / "data", load=tmp_path / "dynasty.txt") as ada:
        assert ada.record() == before
        ada.type("undo", "undo")  # back into the first game
        assert "line 6 of 6" in ada.screen


# ---- small screens ----


@pytest.mark.parametrize(
    ("edition", "seats"),
    [
        ("classic", ["Ada", "greedy"]),
        ("german", ["Maximiliane Amalia", "Maximiliane Amalie"]),
        ("english-app", ["Ada"]),
        ("tournament", ["Ada", "greedy"]),
        ("classic", ["Ada", "Björn", "Chiara", "Dmitri"]),
    ],
)
def test_table_and_choices_fit_a_screen_of_24_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: str, seats: list[str]
) -> None:
    monkeypatch.setenv("KINGDOMINO_DATA", str(tmp_path))
    game = kd.Game(len(seats), edition, seed=1, names=seats)
    bot = kd.agent("greedy", seed=1)
    while not game.is_over:
        file = io.StringIO()
        screen = Screen(Console(width=80, height=24, file=file, color_system=None))
        terminal.TerminalGame(screen, game, Autosave(), None).show_turn()
        lines = file.getvalue().splitlines()
        assert len(lines) < 24  # the prompt needs one too
        assert max(map(len, lines)) <= 80
        assert all(re.search(rf"{name}( \([A-D]\))?  \d", file.getvalue()) for name in seats)
        for _ in range(5):
            if not game.is_over:
                game.push(bot.choose(game.position))


@pytest.mark.parametrize(
    ("edition", "seats"),
    [
        ("classic", ["Ada", "greedy"]),
        ("tournament", ["Maximiliane Amalia", "Maximiliane Amalie"]),
        ("danish", ["Ada", "Björn", "Chiara"]),
        ("classic", ["Maximiliane Amalia", "Björn", "Chiara", "Dmitri"]),
    ],
)
def test_a_whole_dynasty_fits_a_screen_of_24_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: str, seats: list[str]
) -> None:
    """Every question stands on the same screen as all that belongs to it."""
    monkeypatch.setenv("KINGDOMINO_DATA", str(tmp_path))
    file = io.StringIO()
    screen = Screen(Console(width=80, height=24, file=file, color_system=None))
    bot = kd.agent("greedy", seed=1)
    table = terminal.TerminalGame(screen, kd.Dynasty(len(seats), edition, seed=2, names=seats), Autosave(), None)
    table.computers = {}
    screens: list[str] = []

    def answer(label: str) -> str:
        lines = (file.getvalue() + label).splitlines()
        title = f" {say(f'edition-{edition}')} · Dynasty: "
        titles = [number for number, line in enumerate(lines) if title in line]
        screens.append("\n".join(lines[titles[-1] :]))
        file.truncate(0)
        file.seek(0)
        if label == "again":
            return "quit"
        return "" if "begins" in label else str(bot.choose(table.game.position))

    monkeypatch.setattr(screen, "ask", answer)
    with pytest.raises(Leave):
        table.play_on()
    ends = [text for text in screens if "the end of game" in text]
    assert len(ends) == 3 and "The Dynasty: " in ends[-1] and "Another game?" in ends[-1]
    for text in screens:
        assert len(text.splitlines()) <= 24
        assert max(map(len, text.splitlines())) <= 80


def test_games_on_disk_need_no_terminal() -> None:
    code = "import sys, kingdomino.terminal.unfinished; sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_without_colours_and_without_unicode(tmp_path: Path) -> None:
    environment = os.environ | {"KINGDOMINO_DATA": str(tmp_path), "PYTHONIOENCODING": "ascii", "NO_COLOR": "1"}
    done = subprocess.run(
        [sys.executable, "-c", "from kingdomino.terminal import table as terminal; terminal.run(seed=1)"],
        input="\n" * 6 + "Björn\n",
        capture_output=True,
        env=environment,
        encoding="utf-8",
        timeout=20,
        check=True,
    )
    assert ", claim a domino" in done.stdout
    assert done.stdout.isascii()
    assert not done.stderr
