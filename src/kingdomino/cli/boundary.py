"""The boundary of the command line: whatever goes wrong becomes a sentence and an exit code, never a traceback."""

import errno
import io
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, NoReturn

import click

from ..extras import missing_extra
from ..languages import say
from ..words import printable, sentence
from .spoken import Command, choose_language

__all__ = ["Commands", "Refused"]

INTERRUPTED = 128 + signal.SIGINT
"""What a shell reports for a program that Ctrl+C ended."""

UNHEARD = 128 + 13
"""What a shell reports for a program whose reader went away (SIGPIPE, which not every system has)."""


class Refused(click.ClickException):
    """What cannot be done, in one sentence."""

    exit_code = 2

    def __init__(self, reason: Exception | str) -> None:
        super().__init__(sentence(reason) if isinstance(reason, Exception) else printable(reason))


class Commands(Command, click.Group):
    """A group of commands that runs them inside the boundary, in the language of the user."""

    @property
    def subcommand_metavar(self) -> str:
        return say("metavar-command")

    @subcommand_metavar.setter
    def subcommand_metavar(self, _: str) -> None:
        """click's own is always the same."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        choose_language(args)
        return super().parse_args(ctx, args)

    def main(self, *arguments: Any, **options: Any) -> NoReturn:
        """Runs a command and ends the process."""
        _occupy_standard_streams()
        try:
            code = self._run(*arguments, **options)
        except _UnheardError:
            _discard_output()
            code = UNHEARD
        except (KeyboardInterrupt, click.Abort):
            code = INTERRUPTED
        sys.exit(code)

    def _run(self, *arguments: Any, **options: Any) -> int:
        with _listening():
            try:
                with _sentences():
                    # A command that is asked for its help gives the exit code 0 instead of raising anything.
                    code = super().main(*arguments, **{**options, "standalone_mode": False})
                    _flush_output()
                return code if isinstance(code, int) else 0
            except click.ClickException as error:
                error.show()
                return error.exit_code

    def make_context(self, *arguments: Any, **options: Any) -> click.Context:
        with _listening():
            return super().make_context(*arguments, **options)

    def invoke(self, context: click.Context) -> Any:
        with _listening():
            return super().invoke(context)


class _UnheardError(Exception):
    """Nobody is reading standard output; click would take a BrokenPipeError for a failure of its own."""


@contextmanager
def _listening() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise _UnheardError from None


@contextmanager
def _sentences() -> Iterator[None]:
    """Everything that input from outside can cause becomes one sentence."""
    try:
        yield
    except BrokenPipeError:
        raise
    except ModuleNotFoundError as error:
        if (extra := missing_extra(error)) is None:
            raise
        raise Refused(say("commands-needs-packages", extra=extra)) from None
    except (OSError, ValueError) as error:
        raise Refused(error) from None
    except MemoryError:
        raise Refused(say("commands-no-memory")) from None


# ---- standard streams ----


class _Closed(io.TextIOBase):
    """Standard output that was closed before the program began: a result that goes nowhere is an error."""

    def write(self, _: str) -> NoReturn:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF), say("commands-standard-output"))


def _occupy_standard_streams() -> None:
    """Keeps files from being opened as standard streams that were closed, where messages would end up in them."""
    with suppress(OSError):
        while (descriptor := os.open(os.devnull, os.O_RDWR)) <= 2:
            pass
        os.close(descriptor)
    if sys.stdout is None:
        sys.stdout = _Closed()
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _flush_output() -> None:
    """Writes what is still to be written, while an error can still be reported."""
    try:
        if not sys.stdout.closed:
            sys.stdout.flush()
    except OSError:
        _discard_output()
        raise


def _discard_output() -> None:
    """Nobody is reading standard output: what is left in it goes nowhere, without a complaint when Python ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
