"""The one door for everything that people read and type in a terminal."""

import errno
import io
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..core import sums
from ..languages import current, language, languages, listed, say, use
from ..words import Standing, printable, sentence, shortened
from .typed import means

with suppress(ImportError):  # arrow keys and history where the platform has them
    import readline  # noqa: F401

__all__ = ["Leave", "Screen", "added_up", "grid", "index_of", "named", "numbered"]

LONGEST_LINE = 4096


class Leave(Exception):
    """Somebody wants to leave, or there is no more input."""


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Leaves it to the program how it ends when nobody is reading its output."""
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))


class Screen:
    """Says things and asks for lines. Whatever comes in is made printable here, before anything else looks at it."""

    def __init__(self, console: Console | None = None) -> None:
        if isinstance(sys.stdin, io.TextIOWrapper):
            with suppress(io.UnsupportedOperation):
                sys.stdin.reconfigure(errors="surrogateescape")
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")
        self.console = console or _Console(highlight=False)
        self.crown = "♛" if self.console.encoding.startswith("utf") else "*"

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, highlight=False)

    def height(self, thing: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(thing))

    def say(self, text: str, style: str = "") -> None:
        """A text without markup: names and files may contain whatever people like."""
        self.show(Text(text, style=style))

    def refuse(self, reason: Exception | str) -> None:
        self.say(reason if isinstance(reason, str) else sentence(reason), style="red")

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
        except KeyboardInterrupt:
            self.console.print()
            raise
        except (EOFError, OSError):
            self.console.print()
            raise Leave from None

    def agree(self, question: str) -> bool:
        """A question to which doing nothing is the safe answer."""
        return means(self.ask(say("ask-yes-no", question=question)), "yes") is not None

    def change_language(self, code: str) -> bool:
        """Speaks another language from here on; without a code, or with a strange one, says which there are."""
        known = listed(f"{other} ({language(other).name})" for other in languages())
        if code.lower() in languages():
            use(code.lower())
        elif code:
            self.refuse(say("terminal-no-language", code=shortened(code), known=known))
            return False
        self.say(say("terminal-language", language=current().name, known=known))
        return bool(code)


def _read_line() -> str:
    """The next line; of an endless one, the beginning is enough."""
    line = part = sys.stdin.readline(LONGEST_LINE)
    if not line:
        raise EOFError
    while len(part) == LONGEST_LINE and not part.endswith("\n"):
        part = sys.stdin.readline(LONGEST_LINE)
    return line


def grid(rows: Iterable[Sequence[str]]) -> Table:
    """Rows without lines around them; what is typed comes first, what explains it last."""
    table = Table.grid(padding=(0, 2))
    for first, *between, last in rows:
        table.add_row(Text(first, "bold"), *map(Text, between), Text(last, "dim"))
    return table


def added_up(names: Sequence[str], games: Sequence[Sequence[Standing]], length: int) -> RenderableType:
    """The points of each game of a Dynasty, and their sums."""
    heads = (say("terminal-game", n=n) for n in range(1, len(games) + 1))
    rows: list[tuple[str, ...]] = [("", *heads, say("terminal-total"))]
    for seat, (name, total) in enumerate(zip(names, sums(games), strict=True)):
        rows.append((name, *(str(game[seat][0]) for game in games), str(total[0])))
    title = say("terminal-dynasty", played=len(games), games=length)
    return Group(Rule(Text(title)), grid(rows))


def numbered(rows: Iterable[Sequence[str]]) -> Table:
    return grid((str(number), *row) for number, row in enumerate(rows, 1))


def index_of(text: str, size: int) -> int | None:
    """The place in a list that a number from 1 to its length stands for."""
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
    return number - 1 if 1 <= number <= size else None


def named(text: str, names: Iterable[str]) -> str:
    """The name that a number from the list stands for; any other text is returned as it is."""
    known = list(names)
    index = index_of(text, len(known))
    return text if index is None else known[index]
