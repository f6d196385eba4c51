"""Records as text: their headers and moves, and files of many of them. The core reads and writes them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from .codes import Code, Mistake
from .core import RecordReader, header_text
from .errors import ParseError

__all__ = ["Record", "all_records", "read_record", "read_records"]


@dataclass
class Record:
    """One record as text: headers in their order, and the body with the line on which it begins."""

    headers: dict[str, str] = field(default_factory=dict)
    body: str = ""
    line: int = 1
    body_line: int = 1
    header_lines: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        head = "".join(f"{header_text(name, value)}\n" for name, value in self.headers.items())
        return f"{head}\n{self.body}\n" if self.body else f"{head}\n"

    def wrong(self, name: str, reason: str, code: Code | Mistake, **values: str) -> ParseError:
        """An error that points at a header."""
        token = header_text(name, self.headers[name]) if name in self.headers else ""
        return ParseError(reason, self.header_lines.get(name, self.line), token[:80], code, values)


def read_records(lines: Iterable[str]) -> Iterator[Record | ParseError]:
    """The records of a file, one at a time; one whose headers are wrong is replaced by the error.

    ParseError is raised only for a text too long to be a file of records.
    """
    reader = RecordReader()
    for line in lines:
        # Half a character is no text, and becomes its number.
        text = line if line.isascii() else line.encode("utf-8", "backslashreplace").decode()
        if found := reader.add(text):
            yield _found(*found)
    if found := reader.end():
        yield _found(*found)


def _found(parts: tuple[Any, ...] | None, error: tuple[Any, ...] | None) -> Record | ParseError:
    return Record(*parts) if parts else ParseError(*error or ())


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
