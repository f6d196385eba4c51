"""The game in a terminal: asks who plays by which rules, asks people for their decisions, and never loses a game."""

import io
import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import platformdirs
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from . import draw
from .agents import AGENTS, Agent, agent
from .core import DOMINOES, Move, Outcome, Position, Rules, Score
from .editions import EDITIONS, EXTRAS, Edition, rules_from_text, rules_text, split_rules
from .editions import edition as edition_named
from .errors import ParseError
from .game import SEATS, Game
from .match import Match
from .records import Record, read_records

with suppress(ImportError):  # arrow keys and history where the platform has them
    import readline  # noqa: F401

__all__ = ["run"]

Play = Game | Match
"""What is on the table: one game, or a Dynasty of three."""

PEOPLE = ("Ada", "Björn", "Chiara", "Dmitri")
"""Names for people who give none, one a seat."""

LONGEST_LINE = 4096
LONGEST_NAME = 20
LARGEST_FILE = 1_000_000
OFFERED_GAMES = 9

MEASURES = {"territory": "the largest territory", "crowns": "the most crowns", "squares": "the largest kingdom"}
"""The tie-breaks in words."""

HELP = {
    "w f l g s m": "are wheat, forest, lake, grass, swamp and mine; m2 is a mine with two crowns, C a castle",
    "23": "claims domino 23",
    "f7e7": "places the domino: its first half on f7, its second on e7",
    "5": "when placing: takes number 5 of the list",
    "--": "discards the domino, where the rules allow it",
    "undo, redo": "takes back to a person's last decision, or plays it again",
    "hint": "says what the greedy computer player would do",
    "score": "counts every kingdom, territory by territory",
    "record": "prints the game in notation",
    "save [FILE]": "writes the game into a file of your own",
    "load FILE": "puts a saved game on the table",
    "quit": "leaves; the next start offers to continue",
}


def run(
    *,
    edition: str | None = None,
    players: int | None = None,
    rules: str | None = None,
    seats: Sequence[str] | None = None,
    load: Path | None = None,
    seed: int | None = None,
    dynasty: bool = False,
    console: Console | None = None,
) -> None:
    """Plays games until the people at the terminal leave; whatever is not given is asked.

    A seat is the name of a person or of a computer player such as 'greedy'; 'person' stands for anybody.
    """
    screen = Screen(console)
    wishes = Wishes(edition, players, rules, seats, seed, dynasty)
    try:
        play, autosave = begin(screen, wishes, load)
        while True:
            table = TerminalGame(screen, play, autosave, seed)
            play = table.play_on() or set_up(screen, Wishes(seed=table.next_seed()))
            autosave, seed = Autosave(screen), table.next_seed()
    except (Leave, KeyboardInterrupt):
        screen.say("Until next time.")


class Leave(Exception):
    """Somebody wants to go, or there is no more input."""


# ---- the screen: the one door for what people read and type ----


class Screen:
    """Says things and asks for lines. Whatever comes in is made printable here, before anything else looks at it."""

    def __init__(self, console: Console | None) -> None:
        if isinstance(sys.stdin, io.TextIOWrapper):
            with suppress(io.UnsupportedOperation):
                sys.stdin.reconfigure(errors="surrogateescape")
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")
        self.console = console or Console(highlight=False)
        self.crown = "♛" if self.console.encoding.startswith("utf") else "*"

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, highlight=False)

    def say(self, text: str | Text, style: str = "") -> None:
        """A text without markup: names and files may contain whatever people like."""
        self.show(text if isinstance(text, Text) else Text(text, style=style))

    def refuse(self, reason: Exception | str) -> None:
        self.say(sentence(reason), style="red")

    def ask(self, label: str) -> str:
        """One line as it was typed."""
        label = f"{label}> "
        try:
            if sys.stdin is None:
                raise EOFError
            if sys.stdin.isatty() and self.console.is_terminal:
                return printable(input(label))
            self.console.print(Text(label), end="")
            line = printable(_read_line())
            self.say(shortened(line, 200))  # nobody typed it here, so show it
            return line
        except (EOFError, KeyboardInterrupt, OSError):
            self.console.print()
            raise Leave from None

    def agree(self, question: str) -> bool:
        """A question where doing nothing is the safe answer."""
        return self.ask(f"{question} [y/N]").lower() in ("y", "yes")


def _read_line() -> str:
    """The next line; of one that never ends the beginning is enough."""
    line = part = sys.stdin.readline(LONGEST_LINE)
    if not line:
        raise EOFError
    while len(part) == LONGEST_LINE and not part.endswith("\n"):
        part = sys.stdin.readline(LONGEST_LINE)
    return line


def printable(text: str) -> str:
    """Without control characters, broken bytes and whatever else could confuse a terminal."""
    return "".join(c if c.isprintable() else " " if c.isspace() else "\N{REPLACEMENT CHARACTER}" for c in text).strip()


def shortened(text: str, length: int = 40) -> str:
    return text if len(text) <= length else text[: length - 1] + "…"


def sentence(reason: Exception | str) -> str:
    """What an error says, with a capital and a full stop."""
    if isinstance(reason, OSError) and reason.strerror:
        reason = f"{reason.filename}: {reason.strerror}" if reason.filename else reason.strerror
    text = shortened(printable(str(reason)), 400)
    if text.split(" ")[0].isalpha():  # f7 stays f7
        text = text[0].upper() + text[1:]
    return text if text.endswith((".", "?", "!")) else text + "."


def listed(words: Iterable[str], last: str = "and") -> str:
    *most, end = words
    return f"{', '.join(most)} {last} {end}" if most else end


def count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def grid(rows: Iterable[Sequence[str]]) -> Table:
    """Rows without lines around them; what is typed stands first, what explains it last."""
    table = Table.grid(padding=(0, 2))
    for first, *between, last in rows:
        table.add_row(Text(first, "bold"), *map(Text, between), Text(last, "dim"))
    return table


def numbered(rows: Iterable[Sequence[str]]) -> Table:
    return grid((str(number), *row) for number, row in enumerate(rows, 1))


# ---- files ----


def data_folder() -> Path:
    own = os.environ.get("KINGDOMINO_DATA")
    return Path(own) if own else platformdirs.user_data_path("kingdomino")


def write_file(path: Path, text: str) -> None:
    """All or nothing: a reader, or a power cut, finds the old file or the new one."""
    temporary = path.with_name(f".{os.getpid()}-{time.time_ns()}.tmp")
    try:
        with temporary.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def read_file(path: Path) -> Play:
    """The game or Dynasty in a file; ParseError or OSError says why there is none."""
    if path.exists() and not path.is_file():
        raise ParseError(f"{path} is not a file")
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LARGEST_FILE + 1)
    except UnicodeDecodeError:
        raise ParseError(f"{path} is not a text") from None
    if len(text) > LARGEST_FILE:
        raise ParseError(f"{path} is too large for a record")
    records: list[Record] = []
    for item in read_records(text.split("\n")):
        if isinstance(item, ParseError):
            raise item
        records.append(item)
    play = Match.from_records(records) if records and "Game" in records[0].headers else Game.parse(text)
    current_game(play).deal()  # a record may stop where the dealer should move
    return play


class Autosave:
    """The game on the table, in a file of its own, so that neither a crash nor a second terminal can take it away."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._path = unfinished_folder() / f"{time.time_ns()}-{os.getpid()}.txt"
        self.works = True

    def write(self, play: Play) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_file(self._path, play.record())
            self.works = True
        except OSError as error:
            if self.works:
                self._screen.refuse(f"The game cannot be saved by itself ({sentence(error)[:-1]}), but it goes on")
            self.works = False

    def remove(self) -> None:
        with suppress(OSError):
            self._path.unlink()

    def take_over(self, path: Path) -> None:
        """Goes on with another file; whoever still plays that game writes a new one and nothing is lost."""
        with suppress(OSError):
            os.replace(path, self._path)


def unfinished_folder() -> Path:
    return data_folder() / "unfinished"


@dataclass(frozen=True)
class Unfinished:
    """A game that waits to be continued."""

    path: Path
    play: Play
    saved: datetime


def unfinished_games(screen: Screen) -> list[Unfinished]:
    """The last one first."""
    found: list[Unfinished] = []
    with suppress(OSError):
        for path in sorted(unfinished_folder().glob("*.txt"), reverse=True):
            try:
                found.append(Unfinished(path, read_file(path), datetime.fromtimestamp(path.stat().st_mtime)))
            except (OSError, ValueError) as error:
                screen.refuse(f"The unfinished game in {path} cannot be read: {error}")
            if len(found) == OFFERED_GAMES:
                break
    return found


# ---- before the game ----


@dataclass(frozen=True)
class Wishes:
    """What is already known of the next game; the rest is asked."""

    edition: str | None = None
    players: int | None = None
    rules: str | None = None
    seats: Sequence[str] | None = None
    seed: int | None = None
    dynasty: bool = False


def begin(screen: Screen, wishes: Wishes, load: Path | None) -> tuple[Play, Autosave]:
    """The first game: from a file, an unfinished one, or a new one."""
    screen.show(Text.assemble(("KINGDOMINO", "bold"), f"   {screen.crown}   `help` helps, `quit` leaves, Enter agrees"))
    autosave = Autosave(screen)
    if load:
        try:
            play = read_file(load)
            if wishes.seats:
                seat_again(play, ask_seats(screen, current_game(play).players, wishes.seats))
            return play, autosave
        except (OSError, ValueError) as error:
            screen.refuse(error)
    elif waiting := offer_unfinished(screen):
        autosave.take_over(waiting.path)
        return waiting.play, autosave
    return set_up(screen, wishes), autosave


def offer_unfinished(screen: Screen) -> Unfinished | None:
    """Asks which unfinished game goes on, if any."""
    games = unfinished_games(screen)
    while games:
        one = len(games) == 1
        screen.say("\nAn unfinished game waits:" if one else "\nUnfinished games wait:")
        screen.show(numbered(map(_summary, games)))
        other = "" if one else " (or its number)"
        screen.say(f"Enter{other} continues it, `new` begins another game, `forget 1` throws it away.", style="dim")
        word, _, rest = screen.ask("continue").lower().partition(" ")
        chosen = _index(rest if word == "forget" else word or "1", len(games))
        if word in ("quit", "q"):
            raise Leave
        if word in ("new", "n", "no"):
            return None
        if word in ("y", "yes"):
            return games[0]
        if chosen is None:
            screen.refuse("that is none of these")
        elif word == "forget":
            with suppress(OSError):
                games[chosen].path.unlink()
            del games[chosen]
        else:
            return games[chosen]
    return None


def _summary(game: Unfinished) -> tuple[str, ...]:
    names = listed(map(short_name, current_game(game.play).names))
    return names, shortened(rules_title(game.play)), progress(game.play), game.saved.strftime("%d %b %H:%M")


def _index(text: str, size: int) -> int | None:
    """The place in a list that a number from 1 to its size names."""
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
    return number - 1 if 1 <= number <= size else None


def set_up(screen: Screen, wishes: Wishes) -> Play:
    """Asks for everything that a new game needs."""
    edition = ask_edition(screen, wishes.edition)
    if edition.minutes:
        screen.say(f"No clock runs here: the {edition.minutes} minutes a player are yours to keep.", style="dim")
    players, rules, dynasty = ask_rules(screen, edition, wishes)
    names = ask_seats(screen, players, wishes.seats or ())
    return new_play(Match if dynasty else Game, edition.name, rules, names, wishes.seed)


def new_play(make: type[Play], edition: str, rules: Rules, names: Sequence[str], seed: int | None) -> Play:
    return make(len(names), edition, seed=seed, names=names, rules=rules)


def ask_setup(screen: Screen, label: str, default: str, help_text: str = "") -> str:
    """An answer before the game, or the default."""
    while True:
        line = screen.ask(f"{label} [{default}]")
        word = line.lower()
        if word == "quit":
            raise Leave
        if word not in ("help", "?"):
            return line or default
        screen.say(help_text or f"Enter takes {default}, `quit` leaves.")


def ask_edition(screen: Screen, wish: str | None) -> Edition:
    names = list(EDITIONS)
    if wish is None:
        screen.say("\nWhich edition?", style="bold")
        screen.show(numbered((edition.name, edition.about) for edition in EDITIONS.values()))
    while True:
        answer = (wish if wish is not None else ask_setup(screen, "edition", names[0])).lower()
        number = _index(answer, len(names))
        try:
            return edition_named(answer if number is None else names[number])
        except ValueError as error:
            screen.refuse(error)
            wish = None


def ask_rules(screen: Screen, edition: Edition, wishes: Wishes) -> tuple[int, Rules, bool]:
    """How many play, by which rules, and whether it is a Dynasty; asks again until the three go together."""
    players, text = wishes.players, wishes.rules
    if players is None and wishes.seats:
        players = len(wishes.seats)
    while True:
        if players is None:
            players = ask_players(screen, edition.rules)
        if text is None:
            text = ask_additional_rules(screen, edition)
        words = split_rules(text)
        text = None
        try:
            rules = rules_from_text(edition, " ".join(word for word in words if word != "dynasty"))
        except ValueError as error:
            screen.refuse(error)
            continue
        try:
            rules.check(players)
        except ValueError as error:
            screen.refuse(error)
            players = None  # either can be what was not meant
            continue
        return players, rules, wishes.dynasty or "dynasty" in words


def ask_players(screen: Screen, rules: Rules) -> int:
    allowed = [str(n) for n in range(rules.min_players, rules.max_players + 1)]
    if len(allowed) == 1:
        screen.say(f"\nThis edition is for {count(rules.min_players, 'player')}.")
        return rules.min_players
    screen.say(f"\nHow many players: {listed(allowed, 'or')}?", style="bold")
    while (answer := ask_setup(screen, "players", "2" if "2" in allowed else allowed[0])) not in allowed:
        screen.refuse(f"this edition is for {listed(allowed, 'or')} players, not {shortened(answer)}")
    return int(answer)


def additional_rules(rules: Rules) -> dict[str, str]:
    """Those that can be switched on, in a line each."""
    placed = "fills its whole grid" if rules.harmony_needs == "full-grid" else "discarded no domino"
    known = {
        "harmony": f"5 points for a kingdom that {placed}",
        "middle-kingdom": "10 points for a castle in the middle of its kingdom",
        "mighty-duel": "2 players, all 48 dominoes, kingdoms of 7x7",
        "dynasty": "three games, their points are added up",
    }
    for field in EXTRAS:
        if getattr(rules, field):
            known[field.replace("_", "-")] += " (part of this edition)"
    return known


def ask_additional_rules(screen: Screen, edition: Edition) -> str:
    known = additional_rules(edition.rules)
    screen.say("\nAdditional rules? Several are separated by blanks.", style="bold")
    screen.show(numbered(known.items()))
    fields = " ".join(f"{field}={edition.rules.field_text(field)}" for field in Rules.fields)
    answer = ask_setup(screen, "rules", "none", f"House rules are written field=value. This edition has {fields}.")
    words = [] if answer.lower() in ("none", "no", "n") else split_rules(answer.lower())
    names = list(known)
    numbers = [_index(word, len(names)) for word in words]
    return " ".join(word if number is None else names[number] for word, number in zip(words, numbers, strict=True))


def ask_seats(screen: Screen, players: int, wishes: Sequence[str]) -> list[str]:
    """A name a seat: a computer player's stands for itself, any other for a person."""
    if len(wishes) > players:
        screen.refuse(f"there are {count(players, 'seat')}, not {len(wishes)}")
        wishes = ()
    if len(wishes) < players:
        screen.say("\nWho plays? A name is a person; or choose a computer player.", style="bold")
        screen.show(numbered(AGENTS.items()))
    names: list[str] = []
    asked = list(wishes)
    while len(names) < players:
        seat = len(names)
        default = PEOPLE[seat] if seat == 0 else "greedy"
        answer = printable(asked.pop(0)) if asked else ask_setup(screen, f"seat {SEATS[seat]}", default)
        try:
            names.append(_seat_name(answer, seat, names))
        except ValueError as error:
            screen.refuse(error)
    return names


def seat_again(play: Play, names: list[str]) -> None:
    """Other people or computer players go on with a game."""
    for game in all_games(play):
        game.names = names


def _seat_name(answer: str, seat: int, taken: Sequence[str]) -> str:
    number = _index(answer, len(AGENTS))
    if number is not None:
        return list(AGENTS)[number]
    if is_computer(answer.lower()):
        agent(answer.lower())
        return answer.lower()
    name = PEOPLE[seat] if answer.lower() in ("", "person", "human") else answer
    if len(name) > LONGEST_NAME:
        raise ValueError(f"a name has at most {LONGEST_NAME} letters")
    if name.isdigit():
        raise ValueError(f"{name} is neither a name nor the number of a computer player")
    if name in taken:
        raise ValueError(f"{name} already has a seat")
    return name


def is_computer(name: str) -> bool:
    return name.partition(":")[0] in AGENTS


# ---- what is on the table, in words ----


def current_game(play: Play) -> Game:
    return play.game if isinstance(play, Match) else play


def all_games(play: Play) -> list[Game]:
    return play.games if isinstance(play, Match) else [play]


def has_begun(play: Play) -> bool:
    """Whether anybody has made a decision."""
    return any(move.kind not in ("kings", "deal") for game in all_games(play) for move in game.moves)


def short_name(name: str) -> str:
    return shortened(printable(name), LONGEST_NAME)


def shown_names(names: Sequence[str]) -> list[str]:
    """Names that fit on the screen; equal ones with their seat."""
    short = list(map(short_name, names))
    return [f"{name} ({seat})" if short.count(name) > 1 else name for name, seat in zip(short, SEATS, strict=False)]


def rules_title(play: Play) -> str:
    game = current_game(play)
    dynasty = "dynasty" if isinstance(play, Match) else ""
    return " ".join(filter(None, (game.edition, rules_text(edition_named(game.edition), game.rules), dynasty)))


def progress(play: Play) -> str:
    position = current_game(play).position
    laid = sum(move.kind == "deal" for move in current_game(play).moves)
    line = f"line {laid} of {laid + position.lines_left}"
    return f"game {len(play.games)} of {play.length}, {line}" if isinstance(play, Match) else line


def half_text(terrain: str, crowns: int, crown: str) -> str:
    return f"{terrain} {crown * crowns}" if crowns else terrain


def domino_text(number: int, crown: str) -> str:
    return " | ".join(half_text(terrain, crowns, crown) for terrain, crowns in DOMINOES[number - 1])


def deciding(position: Position) -> int:
    """The seat whose decision it is, where it is a player's."""
    assert position.turn is not None
    return position.turn


def gain(position: Position, move: Move) -> int:
    """The points that a move brings to the one who makes it."""
    seat = deciding(position)
    return position.play(move).scores()[seat].total - position.scores()[seat].total


Standing = tuple[int, int, int, int]
"""Points, largest territory, crowns, squares: what decides."""


def verdict(names: Sequence[str], outcome: Outcome, rules: Rules, standings: Sequence[Standing]) -> str:
    """Who won, and by what."""
    best = max(points for points, *_ in standings)
    winners = listed(names[w] for w in outcome.winners)
    if len(names) == 1:
        return f"{winners}, your kingdom is worth {count(best, 'point')}."
    if outcome.decided_by == "score":
        return f"{winners} wins, {' to '.join(str(s[0]) for s in sorted(standings, reverse=True))}."
    level = [seat for seat, standing in enumerate(standings) if standing[0] == best]
    if outcome.decided_by == "shared":
        equal = listed(["points", *(MEASURES[t].removeprefix("the ") for t in rules.tie_breaks)])
        return f"{winners} share the victory: level in {equal}."
    who = listed(names[seat] for seat in level)
    for tie_break in rules.tie_breaks:
        column = 1 + list(MEASURES).index(tie_break)
        values = sorted((standings[seat][column] for seat in level), reverse=True)
        if tie_break == outcome.decided_by:
            break
        level = [seat for seat in level if standings[seat][column] == values[0]]
    reason = f"{MEASURES[outcome.decided_by]}, {' to '.join(map(str, values))}"
    return f"{who} have {best} points each; {winners} wins by {reason}."


def game_standings(position: Position) -> list[Standing]:
    return [(s.total, s.largest, s.crowns, s.squares) for s in position.scores()]


def score_table(name: str, score: Score, rules: Rules, over: bool) -> Table:
    """One kingdom, counted: each territory with crowns, what has none, the bonuses, the sum."""
    table = Table(box=None, show_header=True, show_footer=True, padding=(0, 1), pad_edge=False)
    table.add_column(Text(name), footer="total")
    table.add_column(justify="right", style="dim")
    table.add_column(justify="right", footer=str(score.total))
    for t in sorted(score.territories, key=lambda t: (-t.points, -t.squares)):
        if t.crowns:
            table.add_row(t.terrain, f"{t.squares} x {t.crowns} =", str(t.points))
    bare = sum(t.squares for t in score.territories if not t.crowns)
    if bare:
        table.add_row("no crowns", f"{bare} x 0 =", "0", style="dim")
    for on, title, points, possible in (
        (rules.harmony, "Harmony", score.harmony, score.harmony_possible),
        (rules.middle_kingdom, "Middle Kingdom", score.middle_kingdom, score.middle_kingdom_possible),
    ):
        if on:
            table.add_row(title, "" if over else "still possible" if possible else "lost", str(points))
    return table


# ---- the game ----


class TerminalGame:
    """One game or Dynasty on the table, until it is over or everybody leaves."""

    def __init__(self, screen: Screen, play: Play, autosave: Autosave, seed: int | None) -> None:
        self.screen = screen
        self.seed = seed
        self.commands: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "score": self.score,
            "record": self.print_record,
            "save": self.save,
            "load": self.load,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
            "q": self.quit,
        }
        self.put_on_table(play, autosave)

    def put_on_table(self, play: Play, autosave: Autosave, file: Path | None = None) -> None:
        self.play = play
        self.autosave = autosave
        self.file = file
        self.taken_back: list[Play] = []
        self.computers: dict[int, Agent] = {}
        for seat, name in enumerate(self.game.names):
            if is_computer(name):
                try:
                    self.computers[seat] = agent(name, seed=None if self.seed is None else (self.seed + seat) % 2**64)
                except ValueError as error:
                    self.screen.refuse(f"A person plays for {name}: {error}")

    @property
    def game(self) -> Game:
        return current_game(self.play)

    @property
    def names(self) -> list[str]:
        return shown_names(self.game.names)

    def next_seed(self) -> int | None:
        """A seed given at the start also fixes the games that follow."""
        return None if self.seed is None else (self.seed + len(all_games(self.play))) % 2**64

    def play_on(self) -> Play | None:
        """Plays to the end; returns the next game at this table, or None if the table is to change."""
        self.autosave.write(self.play)
        if not has_begun(self.play):
            self.screen.show("")
            self.tell(self.game, 0)
        try:
            while True:
                if self.play.is_over:
                    self.autosave.write(self.play)
                    self.show_end()
                    self.autosave.remove()
                    answer = self.ask_again()
                    if answer is not None:
                        return self.next_play() if answer else None
                elif self.game.turn in self.computers:
                    self.computer_decides(self.computers[self.game.turn])
                else:
                    self.person_decides()
        except (Leave, KeyboardInterrupt):
            self.farewell()
            raise Leave from None

    def ask_again(self) -> bool | None:
        """Whether this table plays again; None when an `undo` or `load` brought a game back."""
        while (answer := self.prompt("again")) is not None:
            if answer.lower() in ("", "y", "yes"):
                return True
            if answer.lower() == "new":
                return False
            if answer.lower() in ("n", "no"):
                raise Leave
            self.screen.refuse("press Enter, or type `new` or `quit`")
        return None

    def next_play(self) -> Play:
        game = self.game
        return new_play(type(self.play), game.edition, game.rules, game.names, self.next_seed())

    def farewell(self) -> None:
        if self.play.is_over:
            return
        self.autosave.write(self.play)  # the last decision may have been interrupted
        if self.autosave.works:
            self.screen.say("The game is saved; the next start offers to continue it.")
        else:
            self.screen.say("The game could not be saved. This is its record; `load` reads it from a file:\n")
            self.print_record("")

    # ---- decisions ----

    def computer_decides(self, computer: Agent) -> None:
        if self.screen.console.is_terminal:
            with self.screen.console.status(Text(f"{self.names[deciding(self.game.position)]} thinks")):
                move = computer.choose(self.game.position)
        else:
            move = computer.choose(self.game.position)
        self.decide(move)

    def person_decides(self) -> None:
        self.show_turn()
        position = self.game.position
        while (line := self.prompt(self.names[deciding(position)])) is not None:
            try:
                return self.decide(self.understand(position, line))
            except ValueError as error:
                self.screen.refuse(error)

    def understand(self, position: Position, line: str) -> Move:
        """The legal move that a line means; ValueError says why there is none."""
        moves = position.legal_moves
        placing = position.phase == "place"
        if not line:
            if len(moves) == 1:
                return moves[0]
            what = "a number from the list or two squares such as" if placing else "the number of a domino such as"
            raise ValueError(f"type {what} {moves[0]}")
        if line.replace(" ", "").isalpha():
            raise ValueError(f"there is no command {shortened(line)!r}; `help` lists them")
        if placing and line.isascii() and line.isdigit():
            chosen = _index(line, len(moves))
            if chosen is None:
                raise ValueError(f"the list goes from 1 to {len(moves)}; {shortened(line)} is not on it")
            return moves[chosen]
        move = position.parse_move(line.lower())
        position.play(move)
        return move

    def decide(self, move: Move) -> None:
        """Plays a legal move. It is saved before anybody is told."""
        game, ply = self.game, len(self.game.moves)
        self.play.push(move)
        self.taken_back.clear()
        self.autosave.write(self.play)
        self.tell(game, ply)
        if self.game is not game:
            self.show_reckoning(game)
            self.show_standings()
            self.await_next_game()

    def await_next_game(self) -> None:
        """Between the games of a Dynasty."""
        while (answer := self.prompt("Enter begins the next game")) is not None:
            if not answer:
                return self.tell(self.game, 0)
            self.screen.refuse("press Enter")

    def tell(self, game: Game, since: int) -> None:
        """What happened in a game since a ply, a line each."""
        for position, move in zip(game.positions[since:], game.moves[since:], strict=False):
            self.screen.say(self.told(position, move), style="dim")

    def told(self, position: Position, move: Move) -> str:
        crown = self.screen.crown
        if move.kind == "kings":
            kings = [self.names[SEATS.index(letter)] for letter in str(move)]
            return f"A king of {kings[0]} is drawn." if len(kings) == 1 else f"Kings are drawn: {', '.join(kings)}."
        if move.kind == "deal":
            return f"The dealer lays {listed(map(str, move.dominoes))}."
        name = self.names[deciding(position)]
        if move.domino:
            return f"{name} claims {move.domino} ({domino_text(move.domino, crown)})."
        if move.kind == "discard":
            return f"{name} discards {position.domino}."
        return f"{name} places {position.domino} on {move} ({gain(position, move):+})."

    def prompt(self, label: str) -> str | None:
        """A line that is no command; None when a command has changed what is on the table."""
        while True:
            line = self.screen.ask(label)
            word, _, rest = line.partition(" ")
            command = self.commands.get(word.lower())
            if command is None:
                return line
            if rest and word.lower() not in ("save", "load"):
                self.screen.refuse(f"`{word.lower()}` stands alone")
            elif command(rest.strip()):
                return None

    # ---- pictures ----

    def show_table(self) -> None:
        title = f"{shortened(rules_title(self.play))}, {progress(self.play)}"
        self.screen.show("", Rule(Text(title)), draw.view(self.game.position, self.names))

    def show_turn(self) -> None:
        self.show_table()
        position, crown = self.game.position, self.screen.crown
        name, moves = self.names[deciding(position)], position.legal_moves
        self.screen.show("")
        if position.domino is None:
            self.screen.say(f"{name}, claim a domino: type its number.", style="bold")
            self.screen.show(grid((str(move), domino_text(move.domino or 0, crown), "") for move in moves))
        elif all(move.kind == "discard" for move in moves):
            self.screen.say(f"{name}, domino {position.domino} fits nowhere: Enter discards it.", style="bold")
        else:
            domino = f"domino {position.domino} ({domino_text(position.domino, crown)})"
            self.screen.say(f"{name}, place {domino}: type a number, or squares such as {moves[0]}.", style="bold")
            self.screen.show(self.placements(position, moves))

    def placements(self, position: Position, moves: Sequence[Move]) -> Columns:
        """The numbered list; what brings most points stands out."""
        gains = [gain(position, move) for move in moves]
        best = max(gains) if len(set(gains)) > 1 else 0
        width = len(str(len(moves)))
        cells = []
        for number, (move, points) in enumerate(zip(moves, gains, strict=True), 1):
            style = "bold green" if points == best > 0 else "" if points else "dim"
            cells.append(Text.assemble((f"{number:>{width}}", "bold"), f" {move!s:6}", (f"{points:+3}", style)))
        return Columns(cells, padding=(0, 3), column_first=True)

    def show_reckoning(self, game: Game) -> None:
        scores, over = game.position.scores(), game.position.is_over
        tables = [score_table(n, s, game.rules, over) for n, s in zip(self.names, scores, strict=True)]
        self.screen.show("", Columns(tables, padding=(1, 4)), "")
        if game.outcome:
            standings = game_standings(game.position)
            self.screen.say(verdict(self.names, game.outcome, game.rules, standings), style="bold")
        elif game.ended:
            self.screen.say(sentence(f"The game ended early: {game.ended}"), style="bold")

    def show_standings(self) -> None:
        if not isinstance(self.play, Match):
            return
        played = [game for game in self.play.games if game.is_over]
        rows: list[tuple[str, ...]] = [("", *(f"game {n}" for n in range(1, len(played) + 1)), "sum")]
        for seat, (name, standing) in enumerate(zip(self.names, self.play.standings(), strict=True)):
            rows.append((name, *(str(game.position.scores()[seat].total) for game in played), str(standing[0])))
        title = f"Dynasty: {len(played)} of {count(self.play.length, 'game')} played"
        self.screen.show("", Rule(Text(title)), grid(rows))
        if self.play.outcome:
            text = verdict(self.names, self.play.outcome, self.game.rules, self.play.standings())
            self.screen.say(f"\nThe Dynasty: {text}", style="bold")

    def show_end(self) -> None:
        self.show_table()
        self.show_reckoning(self.game)
        self.show_standings()
        self.screen.say("\nAnother game? Enter plays again at this table, `new` changes it, `quit` leaves.")

    # ---- commands: each returns whether it changed what is on the table ----

    def undo(self, _: str) -> bool:
        """Takes back to the last decision of a person; what computers and the dealer did since goes with it."""
        before = self.copy()
        try:
            move = self.play.pop()
            while self.game.turn in self.computers:
                move = self.play.pop()
        except IndexError:
            self.play = before
            self.screen.refuse("there is nothing to take back")
            return False
        self.taken_back.append(before)
        self.autosave.write(self.play)
        self.screen.say(f"Taken back: {self.told(self.game.position, move)}")
        return True

    def redo(self, _: str) -> bool:
        if not self.taken_back:
            self.screen.refuse("there is nothing to play again")
            return False
        self.play = self.taken_back.pop()
        self.autosave.write(self.play)
        self.screen.say("Played again.")
        return True

    def copy(self) -> Play:
        return type(self.play).parse(self.play.record(), seed=self.play.seed)

    def hint(self, _: str) -> bool:
        position = self.game.position
        if position.is_over:
            self.screen.refuse("the game is over")
        else:
            move = agent("greedy", seed=len(self.game.moves)).choose(position)
            verb = "claim" if move.domino else "place it on" if move.squares else "play"
            self.screen.say(f"The greedy computer player would {verb} {move}.")
        return False

    def score(self, _: str) -> bool:
        self.show_reckoning(self.game)
        self.show_standings()
        return False

    def print_record(self, _: str) -> bool:
        for line in self.play.record().rstrip("\n").split("\n"):
            self.screen.console.print(Text(printable(line)), soft_wrap=True)
        return False

    def help(self, _: str) -> bool:
        self.screen.show(grid(HELP.items()))
        return False

    def quit(self, _: str) -> bool:
        raise Leave

    def save(self, name: str) -> bool:
        try:
            path = (Path(os.path.expanduser(name)) if name else self.file or self.free_file()).absolute()
            if path.exists() and not self.may_replace(path):
                self.screen.say("Nothing was saved.")
            else:
                write_file(path.resolve(), self.play.record())
                self.file = path
                self.screen.say(f"Saved in {printable(str(path))}")
        except OSError as error:
            self.screen.refuse(error)
        return False

    def free_file(self) -> Path:
        """A name for the record that no file has yet."""
        day = datetime.now().strftime("%Y-%m-%d")
        numbers = iter(range(1, 10_000))
        while (path := Path(f"kingdomino-{day}-{next(numbers)}.txt")).exists():
            pass
        return path

    def may_replace(self, path: Path) -> bool:
        """Records may be replaced; for anything else a person is asked."""
        try:
            read_file(path)
        except (OSError, ValueError):
            return self.screen.agree(f"{printable(str(path))} exists and is no Kingdomino record; replace it?")
        return True

    def load(self, name: str) -> bool:
        if not name:
            self.screen.refuse("`load` needs the name of a file")
            return False
        path = Path(os.path.expanduser(name))
        try:
            play = read_file(path)
        except (OSError, ValueError) as error:
            self.screen.refuse(error)
            return False
        if not has_begun(self.play):
            self.autosave.remove()  # nobody would miss it
        self.put_on_table(play, Autosave(self.screen), path)
        self.autosave.write(play)
        return True
