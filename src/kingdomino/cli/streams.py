"""Files and standard streams as the commands use them: reading line by line, writing, and a progress bar."""

import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import IO

from ..errors import Mistaken
from ..languages import say
from ..words import printable, sentence

__all__ = ["passing", "progress", "reading", "writing"]

LONGEST_LINE = 1_000_000
"""Characters; no record has a longer line, and reading one whole could take all memory."""


@contextmanager
def reading(name: str) -> Iterator[Iterator[str]]:
    """The lines of a text file, or of standard input for '-'; errors name the file.

    Bytes that are not UTF-8 are left to the parser.
    """
    shown = say("commands-standard-input") if name == "-" else name
    try:
        if name == "-":
            yield _lines(_standard_input(), shown)
        else:
            with open(name, encoding="utf-8", errors="surrogateescape", newline="\n") as file:
                yield _lines(file, shown)
    except Mistaken as error:
        raise ValueError(say("wrong-file", file=printable(shown), why=sentence(error))) from None
    except OSError as error:
        raise _named(error, shown) from None


def _standard_input() -> IO[str]:
    if sys.stdin is None:
        raise ValueError(say("commands-input-closed"))
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape", newline="\n")
    return sys.stdin


def _lines(file: IO[str], name: str) -> Iterator[str]:
    for number, line in enumerate(iter(partial(file.readline, LONGEST_LINE), ""), 1):
        if len(line) == LONGEST_LINE:
            raise Mistaken(f"line {number} is too long for a record", "line-too-long", {"line": str(number)})
        yield line


@contextmanager
def writing(name: str) -> Iterator[IO[str]]:
    """A text file, or standard output for '-', in UTF-8 whatever the terminal's encoding; errors name the file."""
    try:
        if name == "-":
            if isinstance(sys.stdout, io.TextIOWrapper):
                sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape", newline="\n")
            yield sys.stdout
        else:
            with open(name, "w", encoding="utf-8", errors="surrogateescape", newline="\n") as file:
                yield file
    except OSError as error:
        raise _named(error, say("commands-standard-output") if name == "-" else name) from None


def _named(error: OSError, name: str) -> OSError:
    """The error with the file it happened to, which reading and writing leave out; its class stays the same."""
    if error.filename is None and error.errno is not None:
        return OSError(error.errno, os.strerror(error.errno), name)
    return error


@contextmanager
def passing(what: str, seconds: float) -> Iterator[None]:
    """A bar that moves by itself with the time that something takes, if a person is watching."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield
        return
    from rich.console import Console, RenderableType
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    class Passing(Progress):
        def get_renderables(self) -> Iterator[RenderableType]:
            for task in self.tasks:
                task.completed = min(seconds, task.elapsed or 0)
            yield from super().get_renderables()

    columns = (TextColumn(what), BarColumn(), TimeElapsedColumn())
    with Passing(*columns, console=Console(stderr=True), transient=True) as bar:
        bar.add_task(what, total=seconds)
        yield


@contextmanager
def progress(what: str, total: int | None = None) -> Iterator[Callable[[], None]]:
    """A function to call for each thing done; it moves a progress bar if a person is watching."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)
