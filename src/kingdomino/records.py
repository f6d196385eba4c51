"""The outer form of records: headers in square brackets, an empty line, then the tokens, which the core reads."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from .codes import Code, Mistake
from .errors import ParseError

__all__ = ["Record", "all_records", "read_record", "read_records"]

LARGEST_RECORD = 1_000_000
"""Characters; the longest game has a few thousand, so anything longer is not a record."""

_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9_-]*) "((?:[^"\\]|\\["\\])*)"\]')
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_BYTE_ORDER_MARK = "\ufeff"
_NO_TEXT = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")  # control characters and halves of surrogate pairs


@dataclass
class Record:
    """One record as text: headers in their order, and the body with the line on which it begins."""

    headers: dict[str, str] = field(default_factory=dict)
    body: str = ""
    line: int = 1
    body_line: int = 1
    header_lines: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        head = "".join(f'[{name} "{_escaped(value)}"]\n' for name, value in self.headers.items())
        return f"{head}\n{self.body}\n" if self.body else f"{head}\n"

    def wrong(self, name: str, reason: str, code: Code | Mistake, **values: str) -> ParseError:
        """An error that points at a header."""
        token = f'[{name} "{_escaped(self.headers[name])}"]' if name in self.headers else ""
        return ParseError(reason, self.header_lines.get(name, self.line), token[:80], code, values)


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def check_header(name: str, value: str) -> None:
    """Raises ValueError for a header that could not be read back."""
    if not _NAME.fullmatch(name):
        raise ValueError(f"{name[:40]!r} is not a name for a header")
    if _NO_TEXT.search(value):
        raise ValueError(f"{value[:40]!r} has a character that no header can contain")


def read_records(lines: Iterable[str]) -> Iterator[Record | ParseError]:
    """The records of a file, one at a time; one whose headers are wrong is replaced by the error.

    ParseError is raised only for a text too long to be a file of records.
    """
    record: Record | None = None
    error: ParseError | None = None
    body: list[str] = []
    in_headers = False
    size = 0
    for number, line in enumerate(lines, 1):
        text = line.rstrip("\r\n")
        if number == 1:
            text = text.removeprefix(_BYTE_ORDER_MARK)
        if text.startswith("[") and not in_headers:
            if record:
                yield error or _finished(record, body)
            record, error, body, in_headers, size = Record(line=number), None, [], True, 0
        if record is None:
            if not text.strip():
                continue
            record, in_headers = Record(line=number, body_line=number), False
            error = ParseError(
                'a record begins with headers such as [Edition "classic"]', number, text[:80], "headers-first"
            )
        size += len(line) + 1
        if size > LARGEST_RECORD:
            raise ParseError("this is too long for a record", record.line, "", "record-too-long")
        if in_headers and text.startswith("["):
            error = error or _add_header(record, text, number)
        elif in_headers:
            in_headers = False
            record.body_line = number
            if text.strip():
                error = error or ParseError(
                    "an empty line separates headers and moves", number, text[:80], "headers-then-moves"
                )
            body.append(text)
        else:
            body.append(text)
    if record:
        yield error or _finished(record, body)


def _finished(record: Record, body: list[str]) -> Record:
    record.body = "\n".join(body)
    return record


def _add_header(record: Record, text: str, number: int) -> ParseError | None:
    match = _HEADER.fullmatch(text.rstrip())
    if not match:
        return ParseError('a header is written [Name "value"]', number, text[:80], "header-form")
    name, value = match[1], re.sub(r'\\(["\\])', r"\1", match[2])
    if name in record.headers:
        return ParseError(f"the header {name} appears twice", number, text[:80], "header-twice", {"header": name})
    if _NO_TEXT.search(value):
        return ParseError("a header cannot contain control characters", number, text[:80], "header-control")
    record.headers[name] = value
    record.header_lines[name] = number
    return None


def all_records(text: str) -> list[Record]:
    """Every record in a text; raises the first error there is."""
    records = []
    for item in read_records(text.split("\n")):
        if isinstance(item, ParseError):
            raise item
        records.append(item)
    if not records:
        raise ParseError("there is no record", 1, "", "no-record")
    return records


def read_record(text: str) -> Record:
    """The one record in a text."""
    first, *others = all_records(text)
    if others:
        raise ParseError("a second record begins here", others[0].line, "", "second-record")
    return first
