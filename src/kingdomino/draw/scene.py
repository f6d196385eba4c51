"""What lies on the table, as every picture shows it: kingdoms in their boxes, the lines, whose turn it is."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Self

from ..core import Position, Score
from ..languages import listed, say
from ..words import shown_names, standings, verdict

__all__ = ["CASTLE", "EMBLEMS", "FILES", "Kingdom", "Line", "Spot", "Tabletop", "spot_of", "square_text"]

FILES = "abcdefghijklm"
CASTLE = (6, 6)  # g7
EMBLEMS = ("rose", "sun", "leaf", "wave")

Spot = tuple[int, int]
"""File and rank, both counted from 0."""

Line = list[tuple[int, int | None]]
"""Dominoes by number, and the seats that claimed them."""


_SPOTS = {f"{file}{rank + 1}": (x, rank) for x, file in enumerate(FILES) for rank in range(len(FILES))}


def spot_of(name: str) -> Spot:
    return _SPOTS[name]


def square_text(terrain: str, crowns: int) -> str:
    """As in the notation: 'w', 'm2'."""
    return f"{terrain[0]}{crowns or ''}"


class Box(NamedTuple):
    """A part of the table, from left to right and from top to bottom."""

    files: range
    ranks: range


class Kingdom:
    """A kingdom and the box of all that it can still cover (once the game is over: that it covers)."""

    def __init__(
        self, seat: int, name: str, score: Score, squares: Iterable[tuple[str, str, int]], grid: int, growing: bool
    ) -> None:
        self.seat, self.name, self.score = seat, name, score
        self.colour = seat
        self.squares = {spot_of(spot): (terrain, crowns) for spot, terrain, crowns in squares}
        self.growing = growing
        self._grid = grid
        self.box = self._box(grid)

    @classmethod
    def of(cls, position: Position, seat: int, name: str, score: Score) -> Self:
        return cls(seat, name, score, position.kingdom(seat), position.rules.grid, not position.is_over)

    @property
    def near(self) -> Box:
        """The part of the box that the next domino can reach."""
        return self._box(2)

    def _box(self, reach: int) -> Box:
        def stretched(numbers: tuple[int, ...]) -> range:
            free = min(reach, self._grid - 1 - max(numbers) + min(numbers)) if self.growing else 0
            return range(min(numbers) - free, max(numbers) + free + 1)

        files, ranks = zip(CASTLE, *self.squares, strict=True)
        return Box(stretched(files), stretched(ranks)[::-1])

    def square(self, spot: Spot) -> str:
        """As in the notation: 'w', 'm2', 'C', '.'."""
        return "C" if spot == CASTLE else square_text(*self.squares[spot]) if spot in self.squares else "."

    def is_empty(self, spot: Spot) -> bool:
        x, y = spot
        return x in self.box.files and y in self.box.ranks and spot != CASTLE and spot not in self.squares

    def is_lost(self, spot: Spot) -> bool:
        """Empty, and no domino can ever cover it."""
        x, y = spot
        beside = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
        return self.is_empty(spot) and not (self.growing and any(map(self.is_empty, beside)))


class Tabletop:
    """A position with the names of its players."""

    def __init__(self, position: Position, names: Sequence[str] | None = None) -> None:
        self.position = position
        seats = "ABCD"[: position.players]
        if names is not None and len(names) != len(seats):
            raise ValueError(f"{len(seats)} players need {len(seats)} names, not {len(names)}")
        self.names = shown_names(seats if names is None else names)

    def kingdoms(self) -> list[Kingdom]:
        scores = self.position.scores()
        return [Kingdom.of(self.position, seat, self.names[seat], score) for seat, score in enumerate(scores)]

    def sentence(self, typed: bool = True) -> str:
        """Whose turn it is and what to do; pictures leave out what a player can type."""
        position, names = self.position, self.names
        if position.outcome:
            return verdict(names, position.outcome, position.rules, standings(position))
        if position.phase == "holder":
            return say("scene-holder")
        if position.phase == "kings":
            return say("scene-king")
        if position.phase == "deal":
            return say("scene-line")
        name, domino, how = names[position.turn or 0], position.domino or 0, "yes" if typed else "no"
        if position.phase == "claim":
            dominoes = listed((m.domino for m in position.legal_moves), "or")
            if position.receiver not in (None, position.turn):
                return say("scene-claims-for", name=name, owner=names[position.receiver or 0], dominoes=dominoes)
            verb = "scene-claims" if position.rules.claim_ahead else "scene-chooses"
            return say(verb, name=name, dominoes=dominoes)
        places = [str(m) for m in position.legal_moves if m.kind == "place"]
        if not places:
            return say("scene-discards", name=name, domino=domino, typed=how)
        choice = "scene-places" if position.rules.must_place else "scene-places-or-discards"
        return say(choice, name=name, domino=domino, typed=how, example=places[0])

    def lines(self) -> list[tuple[str, Line]]:
        """What is waiting to be placed, and what is claimed from."""
        position, ahead = self.position, self.position.rules.claim_ahead
        waiting: Line = [*position.pending] if ahead else []  # otherwise they already lie in the kingdoms
        claimed = say("scene-to-claim" if ahead else "scene-to-choose")
        lines = [(say("scene-to-place"), waiting), (claimed, position.line)]
        return [(title, line) for title, line in lines if line]

    def then(self) -> list[int]:
        """The seats that play after the one who decides, or after the dealer; with one player nobody asks."""
        position = self.position
        decides = position.turn is not None and position.turn >= 0
        return position.order[decides:] if position.players > 1 else []

    def dominoes_to_come(self) -> int:
        return self.position.lines_left * self.position.rules.line_length(self.position.players)

    def to_come(self) -> str:
        dominoes, lines, unseen = self.dominoes_to_come(), self.position.lines_left, len(self.position.unseen)
        if not dominoes:
            return say("scene-no-more")
        if unseen == dominoes:
            return say("scene-to-come", dominoes=dominoes, lines=lines)
        return say("scene-to-come-of", dominoes=dominoes, lines=lines, unseen=unseen)
