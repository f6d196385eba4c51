"""The few errors that the package raises; each says in a sentence what is wrong."""


class IllegalMove(ValueError):
    """A move that the rules forbid; the text says which rule, in words for a player."""


class RulesError(ValueError):
    """A rule that does not exist, or a combination of rules that makes no sense; the text says why."""


class ParseError(ValueError):
    """A record or position that cannot be read: where, which token, and why."""

    def __init__(self, reason: str, line: int = 1, token: str = "") -> None:
        super().__init__(reason, line, token)
        self.reason = reason
        self.line = line
        self.token = token

    def __str__(self) -> str:
        return f"line {self.line}: {self.token!r}: {self.reason}" if self.token else f"line {self.line}: {self.reason}"
