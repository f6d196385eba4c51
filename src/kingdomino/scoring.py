"""Kingdoms from a real box: what they are worth, who won, whether they can have been laid. The core finds it out."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, cast

from . import core
from .codes import Code
from .core import Outcome, Rules, Score
from .errors import Coded
from .words import Standing

__all__ = ["Counted", "Doubt", "Laid", "Tally", "tally"]

_Square = tuple[str, int]
_Rows = Sequence[tuple[str, str, dict[str, str], tuple[str, ...]]]


class Doubt(Coded):
    """Why a kingdom cannot have been laid like this, and the squares that show it; it is counted all the same."""

    def __init__(
        self, text: str, code: Code, values: dict[str, str] | None = None, squares: Iterable[str] = ()
    ) -> None:
        super().__init__(text, code, values)
        self.squares = tuple(squares)


class Laid(NamedTuple):
    """A domino, and where its first and its second half lie."""

    domino: int
    squares: tuple[str, str]


@dataclass(frozen=True)
class Counted:
    """One kingdom: its text without empty rows around it, its squares by name, and its points.

    `laid` is one way in which dominoes of the box make up the squares, as far as one was found.
    """

    text: str
    squares: dict[str, _Square]
    score: Score
    doubts: list[Doubt] = field(default_factory=list)
    laid: list[Laid] = field(default_factory=list)

    @property
    def standing(self) -> Standing:
        return self.score.total, self.score.largest, self.score.crowns, self.score.squares


@dataclass(frozen=True)
class Tally:
    """All kingdoms of a game, who won, and what cannot be true of them together."""

    rules: Rules
    kingdoms: list[Counted]
    outcome: Outcome
    doubts: list[Doubt] = field(default_factory=list)


def tally(kingdoms: Sequence[str], rules: Rules, known: Sequence[Sequence[Laid]] = ()) -> Tally:
    """Counts the kingdoms of a game that is over, one for each player; a single one may come from a game of several.

    `known` are the dominoes that are known to lie in each kingdom. RulesError says what is wrong with the rules for so
    many players, ParseError which kingdom cannot be read: its line is the number of the kingdom.
    """
    texts = [text.encode("utf-8", "backslashreplace").decode() for text in kingdoms]
    counted, outcome, doubts = core.tally(rules, texts, known)
    return Tally(rules, [_counted(*row) for row in counted], outcome, _doubts(doubts))


def _counted(
    text: str, squares: dict[str, _Square], score: Score, doubts: _Rows, laid: list[tuple[int, tuple[str, str]]]
) -> Counted:
    return Counted(text, squares, score, _doubts(doubts), [Laid(*one) for one in laid])


def _doubts(rows: _Rows) -> list[Doubt]:
    return [Doubt(text, cast(Code, code), values, squares) for text, code, values, squares in rows]
