"""The game in a terminal: shows the table, asks people for their decisions, and never loses a game."""

import os
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from .. import draw
from ..agents import Agent, agent
from ..core import Move, Position
from ..dynasty import Dynasty
from ..errors import ParseError
from ..files import write_file
from ..game import SEATS, Ended, Game
from ..languages import listed, say
from ..loading import Play, load_file
from ..words import domino_text, printable, reason, sentence, shortened, shown_names, standings, verdict
from .questions import Wishes, begin, is_computer, new_play, set_up
from .rules import rules_in_force, rules_title
from .screen import Leave, Screen, added_up, grid, index_of
from .typed import first, means
from .unfinished import Autosave, has_begun, progress

__all__ = ["run"]

ADVISER = "value"
"""Who gives hints: the best of those that decide in an instant. The levels are careless on purpose."""

COMMANDS = ("undo", "redo", "hint", "score", "rules", "record", "save", "load", "language", "help", "quit")
"""What can be typed instead of a move; `typed-...` has the words for each."""

WITH_MORE = ("save", "load", "language")
"""Commands after which more may be typed."""


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
    """Plays games until the people at the terminal leave; whatever is not given is asked for.

    A seat is the name of a person or of a computer player such as 'normal'; 'person' stands for anybody. A file that
    cannot be loaded is an OSError or a ValueError; Ctrl+C is a KeyboardInterrupt, once the game is saved.
    """
    screen = Screen(console)
    wishes = Wishes(edition, players, rules, seats, seed, dynasty)
    try:
        play, autosave = begin(screen, wishes, load)
        while True:
            table = TerminalGame(screen, play, autosave, seed)
            play = table.play_on() or set_up(screen, Wishes(seed=table.next_seed()))
            autosave, seed = Autosave(), table.next_seed()
    except Leave:
        screen.say(say("terminal-goodbye"))
    except KeyboardInterrupt:
        screen.say(say("terminal-goodbye"))
        raise


class TerminalGame:
    """One game or Dynasty on the table, until it is over or everybody leaves."""

    def __init__(self, screen: Screen, play: Play, autosave: Autosave, seed: int | None) -> None:
        self.screen = screen
        self.seed = seed
        self.put_on_table(play, autosave)

    def put_on_table(self, play: Play, autosave: Autosave, file: Path | None = None) -> None:
        self.play = play
        self.autosave = autosave
        self.file = file
        self.is_saved = True
        self.taken_back: list[Play] = []
        self.computers: dict[int, Agent] = {}
        for seat, name in enumerate(self.game.names):
            if is_computer(name):
                try:
                    self.computers[seat] = agent(name, seed=None if self.seed is None else (self.seed + seat) % 2**64)
                except ValueError as error:
                    self.screen.refuse(say("terminal-person-instead", name=printable(name), why=sentence(error)))

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def names(self) -> list[str]:
        return shown_names(self.game.names)

    def next_seed(self) -> int | None:
        """A seed given at the start also fixes the games that follow."""
        return None if self.seed is None else (self.seed + len(self.play.games)) % 2**64

    def play_on(self) -> Play | None:
        """Plays to the end; returns the next game at this table, or None if the table is to change."""
        self.save_itself()
        if not has_begun(self.play):
            self.rules("")
            self.tell(self.game, 0)
        try:
            while True:
                if self.play.is_over:
                    self.save_itself()
                    self.show_result(self.game, say("terminal-again"))
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
            raise

    def ask_again(self) -> bool | None:
        """Whether this table plays again; None when an `undo` or `load` brought a game back."""
        while (answer := self.prompt(say("ask-again"))) is not None:
            meant = means(answer, "yes", "new", "no") if answer else "yes"
            if meant == "no":
                raise Leave
            if meant:
                return meant == "yes"
            self.screen.refuse(say("terminal-again-how"))
        return None

    def next_play(self) -> Play:
        game = self.game
        return new_play(type(self.play), game.edition, game.rules, game.names, self.next_seed())

    def save_itself(self) -> None:
        """Says only once that it cannot be done."""
        try:
            self.autosave.write(self.play)
            self.is_saved = True
        except OSError as error:
            if self.is_saved:
                self.screen.refuse(say("terminal-no-autosave", why=sentence(error)))
            self.is_saved = False

    def farewell(self) -> None:
        if self.play.is_over:
            return
        self.save_itself()  # the last decision may have been interrupted
        if self.is_saved:
            self.screen.say(say("terminal-will-continue"))
        else:
            self.screen.say(say("terminal-lost-record"))
            self.screen.show("")
            self.record("")

    # ---- decisions ----

    def computer_decides(self, computer: Agent) -> None:
        if self.screen.console.is_terminal:
            name = self.names[deciding(self.game.position)]
            with self.screen.console.status(Text(say("terminal-thinks", name=name))):
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
        how = "terminal-type-place" if placing else "terminal-type-domino"
        if not line:
            if len(moves) == 1:
                return moves[0]
            raise ValueError(say(how, example=str(moves[0])))
        if line.replace(" ", "").isalpha():
            raise ValueError(say("terminal-no-command", word=shortened(line)))
        if placing and line.isascii() and line.isdigit():
            chosen = index_of(line, len(moves))
            if chosen is None:
                raise ValueError(say("terminal-no-number", n=len(moves), given=shortened(line)))
            return moves[chosen]
        try:
            move = position.parse_move(line.lower())
        except ParseError as error:  # the line that was typed is still on the screen
            raise ValueError(reason(error)) from None
        if not placing and not move.domino:
            raise ValueError(say(how, example=str(moves[0])))
        position.play(move)
        return move

    def decide(self, move: Move) -> None:
        """Plays a legal move. It is saved before anybody is told."""
        game, ply = self.game, len(self.game.moves)
        self.play.push(move)
        self.taken_back.clear()
        self.save_itself()
        self.tell(game, ply)
        if self.game is not game:
            self.show_result(game)
            self.await_next_game()

    def await_next_game(self) -> None:
        """Between the games of a Dynasty."""
        while (answer := self.prompt(say("ask-next"))) is not None:
            if not answer:
                return self.tell(self.game, 0)
            self.screen.refuse(say("terminal-press-enter"))

    def tell(self, game: Game, since: int) -> None:
        """What has happened in a game since a ply, one line each."""
        for position, move in zip(game.positions[since:], game.moves[since:], strict=False):
            self.screen.say(self.told(position, move), style="dim")

    def told(self, position: Position, move: Move) -> str:
        if move.kind == "holder":
            return say("terminal-holder", name=self.names[SEATS.index(str(move)[0])])
        if move.kind == "kings" and position.holder is not None:
            after = position.play(move)
            name, owner = self.names[deciding(after)], self.names[after.receiver or 0]
            if name == owner:
                return say("terminal-king-own", name=name)
            return say("terminal-king-drawn", name=name, owner=owner)
        if move.kind == "kings":
            kings = [self.names[SEATS.index(letter)] for letter in str(move)]
            one = len(kings) == 1
            return say("terminal-king", name=kings[0]) if one else say("terminal-kings", names=listed(kings))
        if move.kind == "deal":
            return say("terminal-deal", dominoes=listed(move.dominoes))
        name, domino = self.names[deciding(position)], position.domino or 0
        if move.domino:
            lands = domino_text(move.domino, self.screen.crown)
            if position.receiver != position.turn:
                owner = self.names[position.receiver or 0]
                return say("terminal-claimed-for", name=name, domino=move.domino, lands=lands, owner=owner)
            told = "terminal-claimed" if position.rules.claim_ahead else "terminal-chosen"
            return say(told, name=name, domino=move.domino, lands=lands)
        if move.kind == "discard":
            return say("terminal-discarded", name=name, domino=domino)
        points = f"{position.gain(move):+}"
        return say("terminal-placed", name=name, domino=domino, squares=str(move), points=points)

    def prompt(self, label: str) -> str | None:
        """A line that is not a command; None when a command has changed what is on the table."""
        while True:
            line = self.screen.ask(label)
            word, _, rest = line.partition(" ")
            name = means(word, *COMMANDS)
            if name is None:
                return line
            command: Callable[[str], bool] = getattr(self, name)
            if rest and name not in WITH_MORE:
                self.screen.refuse(say("terminal-nothing-follows", word=word.lower()))
            elif command(rest.strip()):
                return None

    # ---- pictures ----

    def show_turn(self) -> None:
        """The table, what to do, and the choices."""
        position, crown = self.game.position, self.screen.crown
        name, moves, domino = self.names[deciding(position)], position.legal_moves, position.domino
        choices: list[RenderableType] = []
        if domino is None:
            question = say("terminal-claim" if position.rules.claim_ahead else "terminal-choose", name=name)
            if position.receiver != position.turn:
                question = say("terminal-claim-for", name=name, owner=self.names[position.receiver or 0])
            choices = [claims(moves, crown), *(Text(note, "dim") for note in what_fits(position))]
        elif must_discard(position):
            question = say("terminal-discard", name=name, domino=domino)
        else:
            lands = domino_text(domino, crown)
            question = say("terminal-place", name=name, domino=domino, lands=lands, example=str(moves[0]))
            smallest = draw.view(position, self.names, sentence=False, height=0)
            taken = 2 + self.screen.height(smallest) + self.screen.height(question)  # 2: the title and the prompt
            choices = [self.placements(position, moves, self.screen.console.height - taken)]
        self.show_table(progress(self.play), position, Group(Text(question, "bold"), *choices))

    def placements(self, position: Position, moves: Sequence[Move], rows: int) -> RenderableType:
        """The numbered list; what scores most stands out, and what scores least is left out if need be."""
        gains = [position.gain(move) for move in moves]
        best = max(gains) if len(set(gains)) > 1 else 0
        width, longest = len(str(len(moves))), max(len(str(move)) for move in moves)
        cells = []
        for number, (move, points) in enumerate(zip(moves, gains, strict=True), 1):
            style = "bold green" if points == best > 0 else "" if points else "dim"
            cells.append(Text.assemble((f"{number:>{width}}", "bold"), f" {move!s:{longest}}", (f"{points:+4}", style)))
        by_points = sorted(range(len(moves)), key=lambda index: -gains[index])

        def shown(kept: int) -> list[RenderableType]:
            columns: list[RenderableType] = [in_columns(cells[index] for index in sorted(by_points[:kept]))]
            more = [Text(say("terminal-more-places", n=len(moves) - kept), "dim")] if kept < len(moves) else []
            return columns + more

        def too_tall(kept: int) -> bool:
            return sum(map(self.screen.height, shown(kept))) > rows

        kept = len(moves)
        if too_tall(kept):
            kept = max(1, bisect_left(range(1, kept), True, key=too_tall))
        return Group(*shown(kept))

    def early_end(self, ended: Ended | None) -> str:
        """How a game ended before its last domino; a record may give any reason."""
        assert ended is not None
        known = {"resigned": "resigned", "out of time": "late"}
        how = "other" if ended.seat is None else known[ended.how]
        name = "" if ended.seat is None else self.names[ended.seat]
        return say("terminal-ended", how=how, name=name, reason=printable(ended.how))

    def show_result(self, game: Game, question: str = "") -> None:
        """A game that is over: the kingdoms, counted, who won, how the Dynasty stands, and what to do next."""
        title = say("terminal-end")
        if isinstance(self.play, Dynasty):
            over = sum(g.is_over for g in self.play.games)
            title = say("terminal-end-of-game", game=over, games=self.play.length)
        if game.outcome:
            words = verdict(self.names, game.outcome, game.rules, standings(game.position))
        else:
            words = self.early_end(game.ended)
        blocks = [Text(words, "bold"), *self.dynasty_so_far()]
        if question:
            blocks.append(Text(question))
        self.show_table(title, game.position, *blocks)

    def show_table(self, title: str, position: Position, *blocks: RenderableType) -> None:
        """The table and blocks below it, on one screen with the prompt.

        On a small screen the empty lines go first, then the table makes itself small.
        """
        room = self.screen.console.height - 2 - sum(map(self.screen.height, blocks))  # less the title and the prompt
        table = draw.view(position, self.names, sentence=False, height=room)
        gaps = room - self.screen.height(table)
        title = say("terminal-title", rules=shortened(rules_title(self.play)), what=title)
        self.screen.show(Rule(Text(title)), table)
        for number, block in enumerate(blocks):
            self.screen.show(*[""] * (number < gaps), block)

    def dynasty_so_far(self) -> list[RenderableType]:
        """The points of each game of a Dynasty, and who won it."""
        if not isinstance(self.play, Dynasty):
            return []
        played = [game.standings() for game in self.play.games if game.is_over]
        blocks = [added_up(self.names, played, self.play.length)]
        if self.play.outcome:
            words = verdict(self.names, self.play.outcome, self.game.rules, self.play.standings())
            blocks.append(Text(say("terminal-dynasty-verdict", verdict=words), "bold"))
        return blocks

    # ---- commands: each returns whether it changed what is on the table ----

    def undo(self, _: str) -> bool:
        """Takes back the last decision of a person, with what computers and the dealer have done since."""
        before = self.play.copy()
        try:
            taken = self.play.pop()
            while self.game.turn in self.computers:
                taken = self.play.pop()
        except IndexError:
            self.play = before
            self.screen.refuse(say("terminal-nothing-to-undo"))
            return False
        self.taken_back.append(before)
        self.save_itself()
        what = self.early_end(taken) if isinstance(taken, Ended) else self.told(self.game.position, taken)
        self.screen.say(say("terminal-taken-back", what=what))
        return True

    def redo(self, _: str) -> bool:
        if not self.taken_back:
            self.screen.refuse(say("terminal-nothing-to-redo"))
            return False
        self.play = self.taken_back.pop()
        self.save_itself()
        self.screen.say(say("terminal-played-again"))
        return True

    def hint(self, _: str) -> bool:
        if self.game.is_over:
            self.screen.refuse(say("reason-game-over"))
            return False
        move = agent(ADVISER, seed=len(self.game.moves)).choose(self.game.position)
        if move.domino:
            verb = "terminal-hint-claim" if self.game.rules.claim_ahead else "terminal-hint-choose"
            self.screen.say(say(verb, move=str(move)))
        elif move.squares:
            self.screen.say(say("terminal-hint-place", move=str(move)))
        else:
            self.screen.say(say("terminal-hint-discard"))
        return False

    def score(self, _: str) -> bool:
        self.screen.show("", draw.scores(self.game.position, self.names), "", *self.dynasty_so_far())
        return False

    def rules(self, _: str) -> bool:
        self.screen.show("", Text(say("terminal-rules"), "bold"), grid(rules_in_force(self.play)), "")
        return False

    def language(self, code: str) -> bool:
        return self.screen.change_language(code)

    def record(self, _: str) -> bool:
        for line in self.play.record().rstrip("\n").split("\n"):
            self.screen.console.print(Text(printable(line)), soft_wrap=True)
        return False

    def help(self, _: str) -> bool:
        self.screen.show(grid(help_rows()))
        return False

    def quit(self, _: str) -> bool:
        raise Leave

    def save(self, name: str) -> bool:
        try:
            path = (Path(os.path.expanduser(name)) if name else self.file or self.free_file()).absolute()
            if path.exists() and not self.may_replace(path):
                self.screen.say(say("terminal-not-saved"))
            else:
                write_file(path.resolve(), self.play.record())
                self.file = path
                self.screen.say(say("terminal-saved", file=printable(str(path))))
        except OSError as error:
            self.screen.refuse(error)
        return False

    def free_file(self) -> Path:
        """A name for the record that is not yet in use."""
        day = datetime.now().strftime("%Y-%m-%d")
        numbers = iter(range(1, 10_000))
        while (path := Path(f"kingdomino-{day}-{next(numbers)}.txt")).exists():
            pass
        return path

    def may_replace(self, path: Path) -> bool:
        """Records may be replaced; before anything else is, a person is asked."""
        try:
            load_file(path)
        except (OSError, ValueError):
            return self.screen.agree(say("terminal-replace", file=printable(str(path))))
        return True

    def load(self, name: str) -> bool:
        if not name:
            self.screen.refuse(say("terminal-load-needs"))
            return False
        path = Path(os.path.expanduser(name))
        try:
            play = load_file(path)
        except (OSError, ValueError) as error:
            self.screen.refuse(error)
            return False
        if not has_begun(self.play):
            self.autosave.remove()  # nobody would miss it
        self.put_on_table(play, Autosave(), path)
        self.save_itself()
        return True


def help_rows() -> Iterator[tuple[str, str]]:
    """What can be typed, and what it does."""
    yield "w f l g s m", say("terminal-help-lands")
    yield "23", say("terminal-help-number")
    yield "f7e7", say("terminal-help-squares")
    yield "5", say("terminal-help-listed")
    yield "--", say("terminal-help-discard")
    file = say("terminal-help-file")
    after = {"save": f" [{file}]", "load": f" {file}", "language": " de"}
    for name in COMMANDS:
        if name != "help":
            yield first(name) + after.get(name, ""), say(f"terminal-help-{name}")


# ---- choices ----


def deciding(position: Position) -> int:
    """The seat whose decision it is, if it is a player's."""
    assert position.turn is not None
    return position.turn


def must_discard(position: Position) -> bool:
    return all(move.kind == "discard" for move in position.legal_moves)


def what_fits(position: Position) -> Iterator[str]:
    """Where a domino is placed as soon as it is chosen: which cannot be, because others can."""
    if position.rules.claim_ahead:
        return
    moves = position.legal_moves
    if all(must_discard(position.play(move)) for move in moves):
        yield say("terminal-none-fits")
        return
    free = {domino for domino, seat in position.line if seat is None}
    if useless := sorted(free - {move.domino for move in moves}):
        yield say("terminal-no-choice", n=len(useless), dominoes=listed(useless))


def claims(moves: Sequence[Move], crown: str) -> Columns:
    return in_columns(Text.assemble((f"{m!s:>2}", "bold"), f" {domino_text(m.domino or 0, crown)}") for m in moves)


def in_columns(choices: Iterable[Text]) -> Columns:
    return Columns(choices, padding=(0, 2), column_first=True)
