"""Kingdoms from a real box: what they are worth, who won, and whether they can have been laid.

The core counts. What is found out here is no rule of the game but a check of what was written down: whether the squares
can be covered with dominoes of one box, each used once, in some order in which each of them was connected.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .codes import Code
from .core import DOMINOES, Outcome, Rules, Score, decide
from .draw.scene import CASTLE, FILES, Spot, spot_of
from .errors import Coded, ParseError
from .words import Standing

__all__ = ["Counted", "Doubt", "Laid", "Tally", "tally"]

MOST_STEPS = 400
"""Dominoes that are tried before it stays open whether kingdoms can have been laid: real games need a fifth of it."""

_TERRAINS = {terrain[0]: terrain for halves in DOMINOES for terrain, _ in halves}

_Square = tuple[str, int]
_Face = tuple[_Square, _Square]


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
    players = len(kingdoms) if len(kingdoms) > 1 else 2 if rules.mighty_duel else rules.min_players
    rules.check(players)
    counted = [_counted(text, rules, players, number) for number, text in enumerate(kingdoms, 1)]
    boards = [_Board(one.squares) for one in counted]
    for number, (board, dominoes) in enumerate(zip(boards, known, strict=False), 1):
        board.fix(dominoes, number)
    for one, board in zip(counted, boards, strict=True):
        one.doubts.extend(_doubts(board, rules.dominoes_each(players)))
    sound = [(one, board) for one, board in zip(counted, boards, strict=True) if not one.doubts]
    together = _Together([board for _, board in sound])
    for (one, _), laid in zip(sound, together.laid, strict=True):
        one.laid.extend(laid)
    return Tally(rules, counted, decide(rules, [one.standing for one in counted]), together.doubts)


# ---- reading ----


def _counted(text: str, rules: Rules, players: int, number: int) -> Counted:
    tight = _tight(text.strip().encode("utf-8", "backslashreplace").decode())
    try:
        score = Score.of(tight, rules, players)
    except ParseError as error:
        raise ParseError(error.reason, number, error.token, error.code, error.values) from None
    return Counted(tight, _squares(tight), score)


def _cells(text: str) -> list[list[str]]:
    """Row by row: 'w', 'm2', 'C', '.'."""
    return [re.findall(r"\D\d?|\d", row) for row in text.split("/")]


def _tight(text: str) -> str:
    """Without the empty rows and columns around a kingdom; what is not a kingdom is left to the core."""
    rows = _cells(text)
    if any(len(row) != len(rows[0]) for row in rows):
        return text
    for _ in range(4):
        while rows and all(cell == "." for cell in rows[0]):
            rows = rows[1:]
        rows = [list(row) for row in zip(*rows, strict=True)][::-1]  # turned by a quarter
    return "/".join("".join(row) for row in rows)


def _squares(text: str) -> dict[str, _Square]:
    """The squares of a kingdom by name: the castle, which is not among them, stands on g7."""
    spots = {(x, -y): cell for y, row in enumerate(_cells(text)) for x, cell in enumerate(row) if cell != "."}
    left, top = next((CASTLE[0] - x, CASTLE[1] - y) for (x, y), cell in spots.items() if cell == "C")
    return {
        _name((x + left, y + top)): (_TERRAINS[cell[0]], int(cell[1:] or 0))
        for (x, y), cell in spots.items()
        if cell != "C"
    }


def _name(spot: Spot) -> str:
    return f"{FILES[spot[0]]}{spot[1] + 1}"


def _beside(spot: Spot) -> tuple[Spot, ...]:
    x, y = spot
    return (x + 1, y), (x, y - 1), (x - 1, y), (x, y + 1)


# ---- can it have been laid? ----


def _face(first: _Square, second: _Square) -> _Face:
    """Both halves, whichever way the domino is turned."""
    return (first, second) if first <= second else (second, first)


_NUMBERS: dict[_Face, list[int]] = {}
"""The dominoes of the box by their faces: some look the same."""
for _number, _halves in enumerate(DOMINOES, 1):
    _NUMBERS.setdefault(_face(*_halves), []).append(_number)

_BOX: Counter[_Square] = Counter(square for halves in DOMINOES for square in halves)
"""How often each square appears on the dominoes of a box."""


class _Board:
    """The squares of a kingdom by place, and the dominoes that are known to lie there."""

    def __init__(self, squares: dict[str, _Square]) -> None:
        self.squares = {spot_of(name): square for name, square in squares.items()}
        self.fixed: dict[frozenset[Spot], int] = {}

    def fix(self, dominoes: Sequence[Laid], number: int) -> None:
        """ParseError unless each of them lies on two neighbouring squares that look like it."""
        covered: set[Spot] = set()
        for domino, names in dominoes:
            pair = [spot_of(name) for name in names]
            looks = tuple(self.squares.get(spot) for spot in pair)
            if looks != DOMINOES[domino - 1] or pair[1] not in _beside(pair[0]) or covered & set(pair):
                raise ParseError(
                    f"domino {domino} does not lie there",
                    number,
                    "".join(names),
                    "domino-not-there",
                    {"domino": str(domino)},
                )
            covered.update(pair)
            self.fixed[frozenset(pair)] = domino

    def apart(self) -> list[Spot]:
        """The squares from which no way leads to the castle."""
        left = set(self.squares)
        edge = [CASTLE]
        while edge:
            edge = [near for spot in edge for near in _beside(spot) if near in left]
            left.difference_update(edge)
        return sorted(left)

    def has_order(self, pairs: Sequence[Sequence[Spot]]) -> bool:
        """Whether dominoes that lie like this can have been laid one after the other, each connected.

        A domino that can be laid can also be laid later, so any order will do.
        """
        laid: set[Spot] = set()
        left = list(pairs)
        while left:
            blocked = [pair for pair in left if not any(self._connected(spot, laid) for spot in pair)]
            if len(blocked) == len(left):
                return False
            laid.update(spot for pair in left if pair not in blocked for spot in pair)
            left = blocked
        return True

    def _connected(self, spot: Spot, laid: set[Spot]) -> bool:
        terrain = self.squares[spot][0]
        return any(near == CASTLE or (near in laid and self.squares[near][0] == terrain) for near in _beside(spot))


def _doubts(board: _Board, most: int) -> Iterator[Doubt]:
    """What cannot be true of a kingdom, the plainest first; the rest is only looked at if nothing was found."""
    squares = board.squares
    plain = False
    if apart := board.apart():
        plain = True
        count = str(len(apart))
        yield Doubt("some squares are cut off from the castle", "kingdom-apart", {"count": count}, map(_name, apart))
    if len(squares) > 2 * most:
        plain = True
        yield Doubt(
            f"there are {len(squares)} squares, but a player has only {most} dominoes",
            "kingdom-too-large",
            {"count": str(len(squares)), "most": str(most)},
        )
    elif len(squares) % 2:
        plain = True
        yield Doubt("half a domino is missing", "kingdom-half")
    for doubt in _too_often([board]):
        plain = True
        yield doubt
    if plain:
        return
    if _Search([board]).refuted:
        if _Search([board], ordered=False).refuted:
            yield Doubt("no dominoes of the box make up these squares", "kingdom-no-dominoes")
        else:
            yield Doubt("in whatever order its dominoes were laid, one of them was not connected", "kingdom-no-order")


def _too_often(boards: Sequence[_Board]) -> Iterator[Doubt]:
    """Squares of which the box does not have so many."""
    for (terrain, crowns), count in sorted(Counter(s for board in boards for s in board.squares.values()).items()):
        most = _BOX[terrain, crowns]
        if count > most:
            where = [_name(spot) for spot, s in boards[0].squares.items() if s == (terrain, crowns)]
            look = f"{terrain} {crowns}".removesuffix(" 0")
            yield Doubt(
                f"{count} squares are {look}, but the box has {most or 'none'}",
                "square-too-often",
                {"terrain": terrain, "crowns": str(crowns), "count": str(count), "most": str(most)},
                where if len(boards) == 1 else (),
            )


class _Together:
    """What cannot be true of kingdoms together that may each be true alone; otherwise the dominoes of each."""

    def __init__(self, boards: Sequence[_Board]) -> None:
        self.laid: list[list[Laid]] = [[] for _ in boards]
        fixed = Counter(number for board in boards for number in board.fixed.values())
        self.doubts = [
            Doubt(f"domino {number} lies in more than one place", "domino-twice", {"domino": str(number)})
            for number, count in sorted(fixed.items())
            if count > 1
        ]
        self.doubts = self.doubts or list(_too_often(boards))
        if self.doubts:
            return
        search = _Search(boards)
        if search.found:
            self.laid = search.laid()
        elif search.refuted:
            self.doubts = [
                Doubt("one box does not have the dominoes for all of these kingdoms", "kingdoms-no-dominoes")
            ]


class _Search:
    """Looks for dominoes of one box that make up the squares of kingdoms, always next where the fewest fit.

    `found` and `refuted` are both false if that takes too many steps. `ordered`: each kingdom's dominoes must also have
    an order in which they can have been laid.
    """

    def __init__(self, boards: Sequence[_Board], ordered: bool = True) -> None:
        self._boards, self._ordered = boards, ordered
        self._stock = Counter({face: len(numbers) for face, numbers in _NUMBERS.items()})
        self._free = [set(board.squares) for board in boards]
        self._pairs: list[list[tuple[Spot, Spot]]] = [[] for _ in boards]
        self._near = [
            {
                spot: [(near, _face(square, board.squares[near])) for near in _beside(spot) if near in board.squares]
                for spot, square in board.squares.items()
            }
            for board in boards
        ]
        for seat, board in enumerate(boards):
            for first, second in board.fixed:
                self._take(seat, first, second, _face(board.squares[first], board.squares[second]))
        self._steps = MOST_STEPS
        self.found = all(map(self._is_possible, range(len(boards)))) and self._cover()
        self.refuted = not self.found and self._steps > 0

    def _take(self, seat: int, first: Spot, second: Spot, face: _Face) -> None:
        self._free[seat] -= {first, second}
        self._stock[face] -= 1
        self._pairs[seat].append((first, second))

    def _is_possible(self, seat: int) -> bool:
        """Whether a kingdom that is covered can have been laid like this."""
        return bool(self._free[seat]) or not self._ordered or self._boards[seat].has_order(self._pairs[seat])

    def _cover(self) -> bool:
        """Covers what is free; afterwards everything is as before unless it was found."""
        if (narrowest := self._narrowest()) is None:
            return True
        seat, spot, ways = narrowest
        for near, face in ways:
            self._steps -= 1
            if self._steps <= 0:
                return False
            self._take(seat, spot, near, face)
            if self._is_possible(seat) and self._cover():
                return True
            self._pairs[seat].pop()
            self._stock[face] += 1
            self._free[seat] |= {spot, near}
        return False

    def _narrowest(self) -> tuple[int, Spot, list[tuple[Spot, _Face]]] | None:
        """The free square that the fewest dominoes can cover, and how."""
        best: tuple[int, Spot, list[tuple[Spot, _Face]]] | None = None
        for seat, free in enumerate(self._free):
            near = self._near[seat]
            for spot in free:
                ways = [way for way in near[spot] if way[0] in free and self._stock[way[1]] > 0]
                if best is None or len(ways) < len(best[2]):
                    best = seat, spot, ways
                    if len(ways) < 2:
                        return best
        return best

    def laid(self) -> list[list[Laid]]:
        """The dominoes of each kingdom; of those that look the same, the lowest that are not known to lie elsewhere."""
        known = {number for board in self._boards for number in board.fixed.values()}
        rest = {face: iter([n for n in numbers if n not in known]) for face, numbers in _NUMBERS.items()}
        all_laid = []
        for board, pairs in zip(self._boards, self._pairs, strict=True):
            laid = []
            for first, second in pairs:
                here, there = board.squares[first], board.squares[second]
                number = board.fixed.get(frozenset((first, second))) or next(rest[_face(here, there)])
                names = _name(first), _name(second)
                laid.append(Laid(number, names if DOMINOES[number - 1] == (here, there) else names[::-1]))
            all_laid.append(sorted(laid))
        return all_laid
