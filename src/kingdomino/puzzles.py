"""Puzzles: decisions of which one is clearly best, and the file that holds one in each line, learn/puzzles.txt."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Literal, Self, get_args

from .errors import Mistaken
from .game import SEATS, Game
from .records import Record

__all__ = ["THEMES", "Measure", "Puzzle", "Theme", "read_puzzles", "rerated", "shipped"]

Theme = Literal["points", "later", "order", "deny", "waste", "harmony", "middle", "ending", "alone"]
"""What a puzzle is about: points at once, points later, an early place in the next round, what another would get,
squares that would be lost, the bonuses, the last dominoes, and the game of one player."""

THEMES: tuple[Theme, ...] = get_args(Theme)

Measure = Literal["%", "p"]
"""What the margin is in: percent of the chance to win, or points at the end."""


@dataclass(frozen=True)
class Puzzle:
    """A moment of a game in which `answers`, mostly one, are better than any other move by `margin`."""

    answers: tuple[str, ...]
    themes: tuple[Theme, ...]
    rating: int
    margin: int
    measure: Measure
    edition: str
    players: int
    rules: str
    moves: str

    def __str__(self) -> str:
        return (
            f"{'|'.join(self.answers)} {','.join(self.themes)} {self.rating} {self.margin}{self.measure} "
            f"{self.edition} {self.players} {self.rules or '-'} {self.moves}"
        )

    @classmethod
    def parse(cls, text: str) -> Self:
        """A line of the file; `Mistaken` if it is none, or if its moves cannot be played."""
        try:
            answers, themes, rating, margin, name, players, rules, moves = text.split(" ", 7)
            puzzle = cls(
                answers=tuple(answers.split("|")),
                themes=tuple(_theme(theme) for theme in themes.split(",")),
                rating=int(rating),
                margin=int(margin[:-1]),
                measure=_measure(margin[-1:]),
                edition=name,
                players=int(players),
                rules="" if rules == "-" else rules,
                moves=moves,
            )
            legal = [str(move) for move in puzzle.game().position.legal_moves]
            if not set(puzzle.answers) < set(legal):
                raise ValueError("its answers are no moves, or all there are")
        except (ValueError, IndexError) as error:
            why = str(error)[:200]
            raise Mistaken(f"no puzzle: {why}", "bad-puzzle", {"why": why}) from None
        return puzzle

    @property
    def mark(self) -> str:
        """What it is known by, whatever its place in the file and its rating; by FNV-1a, which the page has too."""
        mark = 0x811C9DC5
        for letter in f"{self.edition} {self.players} {self.rules or '-'} {self.moves}".encode():
            mark = (mark ^ letter) * 0x01000193 % 2**32
        return f"{mark:08x}"

    def game(self) -> Game:
        """The game up to the decision."""
        names = {seat: seat for seat in SEATS[: self.players]}
        rules = {"Rules": self.rules.replace(",", " ")} if self.rules else {}
        return Game.from_record(Record({"Edition": self.edition, **rules, **names}, self.moves))


def _theme(text: str) -> Theme:
    for theme in THEMES:
        if theme == text:
            return theme
    raise ValueError(f"there is no theme {text[:40]!r}")


def _measure(text: str) -> Measure:
    if text not in ("%", "p"):
        raise ValueError("a margin is in % or in p, points")
    return "%" if text == "%" else "p"


def read_puzzles(lines: Iterable[str]) -> Iterator[Puzzle]:
    """The puzzles of a file; lines that begin with # are for its readers."""
    for line in lines:
        if (text := line.strip()) and not text.startswith("#"):
            yield Puzzle.parse(text)


def shipped() -> list[Puzzle]:
    """Those that come with the package."""
    return list(read_puzzles(_text().splitlines()))


def _text() -> str:
    return (files("kingdomino.learn") / "puzzles.txt").read_text(encoding="utf-8")


def rerated(ratings: Mapping[str, float]) -> str:
    """The file that comes with the package, with these ratings for the puzzles of these marks."""
    lines = []
    for line in _text().splitlines():
        if line and not line.startswith("#"):
            puzzle = Puzzle.parse(line)
            rating = min(max(round(ratings.get(puzzle.mark, puzzle.rating)), 100), 9999)
            lines.append(str(replace(puzzle, rating=rating)))
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"
