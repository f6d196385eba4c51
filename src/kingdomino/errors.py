"""The few errors that the package raises; each says in a sentence what is wrong."""

import errno
from collections.abc import Mapping

from .codes import Code, Mistake


class Coded(Exception):
    """A sentence, with its code and values for saying it in other words."""

    def __init__(self, text: str, code: Code, values: Mapping[str, str] | None = None) -> None:
        super().__init__(text, code, values or {})
        self.text = text
        self.code = code
        self.values: Mapping[str, str] = values or {}

    def __str__(self) -> str:
        return self.text


class Refused(Coded):
    """What a server will not do for somebody: there is no such table, it is not theirs, or they ask too much."""

    @classmethod
    def unless(cls, allowed: bool, code: Code, text: str) -> None:
        if not allowed:
            raise cls(text, code)


class Forbidden(Coded, ValueError):
    """What the rules do not allow."""


class IllegalMove(Forbidden):
    """A move that the rules forbid; the text says which rule, in words for a player."""


class RulesError(Forbidden):
    """A rule that does not exist, or a combination of rules that makes no sense; the text says why."""


class Mistaken(ValueError):
    """What somebody gives and nobody can use: a sentence, with its code and values for saying it in other words."""

    def __init__(self, text: str, code: Code | Mistake, values: Mapping[str, str] | None = None) -> None:
        super().__init__(text, code, values or {})
        self.text = text
        self.code = code
        self.values: Mapping[str, str] = values or {}

    def __str__(self) -> str:
        return self.text


def system_values(error: OSError) -> dict[str, str]:
    """What the system refused, for saying it in other words: the name of the error, and its own words for it."""
    return {"error": errno.errorcode.get(error.errno or 0, "other"), "text": error.strerror or str(error)}


class ParseError(Mistaken):
    """A record, position or move that cannot be read: the line (0 where there are none), the token, and why."""

    def __init__(
        self,
        reason: str,
        line: int = 1,
        token: str = "",
        code: Code | Mistake = "unreadable",
        values: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(reason, code, values)
        self.args = (reason, line, token, code, self.values)
        self.reason = reason
        self.line = line
        self.token = token

    def __str__(self) -> str:
        if not self.line and self.token[:40] in self.reason:
            return self.reason
        where = f"line {self.line}: " if self.line else ""
        return f"{where}{self.token!r}: {self.reason}" if self.token else f"{where}{self.reason}"
