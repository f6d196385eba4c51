"""Logs: one JSON object a line, or a sentence for a player; nothing in them lets a reader sit down at a table."""

import json
import logging
import re
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from sqlalchemy.exc import StatementError

__all__ = ["blotted", "set_up"]

_TELLING = {"sqlite3", "psycopg", "pydantic_core", "fastapi"}
"""Packages whose errors quote the values that they are about."""

_REPRS = {"asyncio": re.compile(r"\n.*|\((?!\)).*", re.DOTALL), "py.warnings": re.compile(r"\n.*", re.DOTALL)}
"""Loggers that write objects or source in parentheses or below their first line."""

_TRACEBACK = re.compile(r"Traceback \(most recent call last\):.*", re.DOTALL)
_KIND = re.compile(r"^(?:\w+\.)*\w*(?:Error|Exception)(?=:|$)", re.MULTILINE)
"""Tracebacks that somebody wrote into a message, and the kinds of errors in them."""

_HOME = str(Path(__file__).parent.parent)

_SECRETS = re.compile(
    r"[0-9a-fA-F]{32,}"  # hashes of visitors, secrets of fair dealing
    r"|[A-Za-z0-9_-]{43,}"  # cookies, keys
    r"|\bw-[A-Za-z0-9_-]{16}"  # ids for spectators
    r"|(?<=/table/)[^/?#\s\"']+|(?<=/tables/)[^/?#\s\"']+"
    r"|(?<=://)[^/@\s]+(?=@)"  # the password of a database
)
_WORDS = re.compile(r"(?<![A-Za-z0-9])[A-Za-z0-9]{16}(?![A-Za-z0-9])")


def blotted(text: str) -> str:
    """A text without what looks like a secret. This is the last safety net: logging calls leave secrets out."""
    return _WORDS.sub(_blot_id, _SECRETS.sub("***", text))


def _blot_id(word: re.Match[str]) -> str:
    """Table ids have sixteen random letters and digits; so do a few real words, but hardly like these."""
    random = any(c.isdigit() for c in word[0]) or sum(c.isupper() for c in word[0]) > 4
    return "***" if random else word[0]


def _said(error: BaseException) -> str:
    """What an error is and says, without the values that it may quote."""
    name = type(error).__qualname__
    if isinstance(error, StatementError):
        return f"{name} from {_said(error.orig)}" if error.orig else name
    if any(kind.__module__.partition(".")[0] in _TELLING for kind in type(error).__mro__):
        code = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
        return f"{name} {code}" if code else name
    if isinstance(error, KeyError):
        return name
    try:
        return f"{name}: {blotted(str(error))}"
    except Exception:  # an error that cannot even be described
        return name


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """An error, then those that it was raised from or came with."""
    seen: set[int] = set()
    waiting = [error]
    while waiting:
        error = waiting.pop(0)
        if error is None or id(error) in seen:
            continue
        seen.add(id(error))
        yield error
        if isinstance(error, BaseExceptionGroup):
            waiting += error.exceptions
        waiting.append(error.__cause__ or (None if error.__suppress_context__ else error.__context__))


def _frames(trace: TracebackType | None) -> list[str]:
    """Where it happened; the source itself is left out, since it may hold values."""
    walked = traceback.walk_tb(trace)
    return [f"{frame.f_code.co_filename}:{line} {frame.f_code.co_qualname}" for frame, line in walked]


def _errors(record: logging.LogRecord) -> list[dict[str, Any]]:
    error = record.exc_info[1] if record.exc_info else None
    return [{"error": _said(each), "frames": _frames(each.__traceback__)} for each in _chain(error)]


def _message(record: logging.LogRecord) -> str:
    def safe(value: object) -> object:
        return _said(value) if isinstance(value, BaseException) else value

    args = {key: safe(v) for key, v in record.args.items()} if isinstance(record.args, dict) else record.args
    if isinstance(args, tuple):
        args = tuple(map(safe, args))
    text = str(safe(record.msg))
    with suppress(TypeError, ValueError, KeyError):  # a mistake in the logging call: what can be said is said
        text = text % args if args else text
    if reprs := _REPRS.get(record.name):
        text = reprs.sub("", text)
    text = _TRACEBACK.sub(lambda told: " from ".join(reversed(_KIND.findall(told[0]))), text)
    return blotted(text.strip())


class _Line(logging.Formatter):
    """For machines."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
        }
        if errors := _errors(record):
            line["exception"] = errors
        return json.dumps(line)  # in ASCII, whatever the terminal thinks


class _Plain(logging.Formatter):
    """For a player."""

    def format(self, record: logging.LogRecord) -> str:
        lines = [f"Something went wrong: {_message(record)}"]
        for error in _errors(record):
            ours = [frame for frame in error["frames"] if frame.startswith(_HOME)]
            lines += [f"  {error['error']}", *(f"    {frame}" for frame in ours[-3:])]
        return "\n".join(lines)


def set_up(*, player: bool = False, stream: TextIO | None = None) -> None:
    """Sends everything that anybody in this process logs, warns of or fails with through one formatter."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_Plain() if player else _Line())
    handler.setLevel(logging.ERROR if player else logging.NOTSET)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # uvicorn's info lines have addresses
    logging.getLogger("kingdomino").setLevel(logging.INFO)
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # the store says itself that a connection was lost
    logging.captureWarnings(True)
    logging.raiseExceptions = False  # the module's own complaints would quote what could not be logged
    log = logging.getLogger("kingdomino")

    def failed(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        if error is not None and not issubclass(kind, KeyboardInterrupt):
            log.critical("the program failed", exc_info=(kind, error, trace))

    def thread_failed(args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not issubclass(args.exc_type, SystemExit):
            log.error("a thread failed", exc_info=(args.exc_type, args.exc_value, args.exc_traceback))

    def unraisable(args: "sys.UnraisableHookArgs") -> None:
        if args.exc_value is not None:
            log.error("an error had nowhere to go", exc_info=(args.exc_type, args.exc_value, args.exc_traceback))

    sys.excepthook, threading.excepthook, sys.unraisablehook = failed, thread_failed, unraisable
