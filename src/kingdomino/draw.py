"""Pictures of positions: plain text, colours in the terminal (Rich), SVG."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from . import art
from .core import DOMINOES, Position, Score

if TYPE_CHECKING:  # Rich is slow to import, and most programs never draw with it
    from rich.console import Console, ConsoleOptions, RenderResult
    from rich.text import Text

__all__ = ["Laid", "View", "svg", "text", "view"]

_FILES = "abcdefghijklm"
_CASTLE = (6, 6)  # g7
_EMBLEMS = ("rose", "sun", "leaf", "wave")
_NAME_WIDTH = 24  # longer names are cut

Spot = tuple[int, int]
"""File and rank, both counted from 0."""

Line = list[tuple[int, int | None]]
"""Dominoes by number, and the seats that claimed them."""

Laid = Mapping[str, tuple[int, int]]
"""For a kingdom's squares by name, such as 'f7': the domino's number, and 0 or 1 for its half."""

T = TypeVar("T")


# ---- what all pictures show ----


class _Kingdom:
    """A kingdom and the box of all that it can still cover (once the game is over: that it covers)."""

    def __init__(self, position: Position, seat: int, name: str, score: Score) -> None:
        self.seat, self.name, self.score = seat, name, score
        self.squares = {_spot(spot): (terrain, crowns) for spot, terrain, crowns in position.kingdom(seat)}
        self.growing = not position.is_over
        files, ranks = zip(_CASTLE, *self.squares, strict=True)
        left, right, low, high = min(files), max(files), min(ranks), max(ranks)
        grid = position.rules.grid
        across, up = (grid - 1 - (right - left), grid - 1 - (high - low)) if self.growing else (0, 0)
        self.files = range(left - across, right + across + 1)
        self.ranks = range(high + up, low - up - 1, -1)  # from top to bottom

    def square(self, spot: Spot) -> str:
        """As in the notation: 'w', 'm2', 'C', '.'."""
        return "C" if spot == _CASTLE else _square_text(*self.squares[spot]) if spot in self.squares else "."

    def is_empty(self, spot: Spot) -> bool:
        x, y = spot
        return x in self.files and y in self.ranks and spot != _CASTLE and spot not in self.squares

    def is_lost(self, spot: Spot) -> bool:
        """Empty, and no domino can cover it any more."""
        x, y = spot
        beside = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
        return self.is_empty(spot) and not (self.growing and any(map(self.is_empty, beside)))

    def worth(self) -> list[str]:
        """What brings points, the best first: 'forest 7 x 3 = 21'."""
        scoring = sorted((t for t in self.score.territories if t.points), key=lambda t: -t.points)
        lines = [f"{t.terrain} {t.squares} x {t.crowns} = {t.points}" for t in scoring]
        bonuses = {"harmony": self.score.harmony, "middle kingdom": self.score.middle_kingdom}
        return lines + [f"{bonus} {points}" for bonus, points in bonuses.items() if points]


def _spot(name: str) -> Spot:
    return _FILES.index(name[0]), int(name[1:]) - 1


def _square_text(terrain: str, crowns: int) -> str:
    return f"{terrain[0]}{crowns or ''}"


def _columns(line: str) -> int:
    """The width of a text in a terminal."""
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in line)
    return len(line) + wide - sum(unicodedata.combining(c) > 0 for c in line)


def _names(position: Position, names: Sequence[str] | None) -> list[str]:
    """Names that are safe to print, not too long, and different from each other."""
    seats = "ABCD"[: position.players]
    shown = []
    for seat, name in zip(seats, seats if names is None else names, strict=True):
        plain = " ".join("".join(c if c.isprintable() else " " for c in name).split()) or seat
        if _columns(plain) > _NAME_WIDTH:
            while _columns(plain) >= _NAME_WIDTH:
                plain = plain[:-1]
            plain = plain.rstrip() + "…"
        shown.append(plain)
    twins = {name for name in shown if shown.count(name) > 1}
    return [f"{name} ({seat})" if name in twins else name for seat, name in zip(seats, shown, strict=True)]


def _kingdoms(position: Position, names: Sequence[str]) -> list[_Kingdom]:
    return [_Kingdom(position, seat, names[seat], score) for seat, score in enumerate(position.scores())]


def _listed(words: Iterable[object], joint: str) -> str:
    *first, last = map(str, words)
    return f"{', '.join(first)} {joint} {last}" if first else last


def _sentence(position: Position, names: Sequence[str], typed: bool = True) -> str:
    """Whose turn it is and what to do; what a player can type is left out of pictures."""
    if outcome := position.outcome:
        best = max(outcome.scores)
        if position.players == 1:
            return f"{names[0]} has built a kingdom of {best} points."
        winners = _listed((names[w] for w in outcome.winners), "and")
        points = f"{best} to {min(outcome.scores)}" if position.players == 2 else f"with {best} points"
        if outcome.decided_by == "shared":
            return f"{winners} share the victory {points}."
        why = {"score": "", "territory": " by the largest territory"}
        return f"{winners} wins {points}{why.get(outcome.decided_by, f' by the most {outcome.decided_by}')}."
    if position.phase == "kings":
        return "The dealer draws a king."
    if position.phase == "deal":
        return "The dealer lays the next line."
    name = names[position.turn or 0]
    if position.phase == "claim":
        verb = "claims" if position.rules.claim_ahead else "chooses"
        return f"{name} {verb} domino {_listed((m.domino for m in position.legal_moves), 'or')}."
    places = [str(m) for m in position.legal_moves if m.kind == "place"]
    discard = "discards it (--)" if typed else "discards it"
    if not places:
        return f"{name} has no place for domino {position.domino} and {discard}."
    example = f", such as {places[0]}" if typed else ""
    choice = "" if position.rules.must_place else f", or {discard}"
    return f"{name} places domino {position.domino}{example}{choice}."


def _lines(position: Position) -> list[tuple[str, Line]]:
    """The lines on the table: what waits to be placed, and what is claimed from."""
    ahead = position.rules.claim_ahead
    waiting: Line = [*position.pending] if ahead else []  # else those lie in the kingdoms already
    lines = [("to place", waiting), ("to claim" if ahead else "to choose", position.line)]
    return [(title, line) for title, line in lines if line]


def _then(position: Position) -> list[int]:
    """The seats that play the rest of the round; with one player nobody asks."""
    return position.order[1:] if position.players > 1 else []


def _dominoes_to_come(position: Position) -> int:
    return position.lines_left * position.rules.line_length(position.players)


def _to_come(position: Position) -> str:
    dominoes, lines, unseen = _dominoes_to_come(position), position.lines_left, len(position.unseen)
    if not dominoes:
        return "No dominoes to come."
    source = f", out of {unseen} unseen" if unseen != dominoes else ""
    return f"{dominoes} dominoes to come in {lines} line{'s' * (lines > 1)}{source}."


def _in_rows(blocks: Sequence[T], block_width: int, gap: int, width: int) -> Iterator[Sequence[T]]:
    """As many blocks next to each other as fit, and about as many in each row."""
    fitting = max(1, (width + gap) // (block_width + gap))
    rows = -(-len(blocks) // fitting)
    each = -(-len(blocks) // max(rows, 1))
    return (blocks[i : i + each] for i in range(0, len(blocks), each or 1))


# ---- plain text ----


def text(position: Position, names: Sequence[str] | None = None) -> str:
    """The table in plain text: kingdoms with files and ranks, lines, whose turn it is and what to do."""
    names = _names(position, names)
    parts = [_sentence(position, names)]
    parts += _beside([_kingdom_text(kingdom) for kingdom in _kingdoms(position, names)])
    parts += _beside([_line_text(title, line, names) for title, line in _lines(position)])
    if not position.is_over:
        then = ", ".join(names[seat] for seat in _then(position))
        parts.append((f"Then {then}.\n" if then else "") + _to_come(position))
    return "\n\n".join(parts)


def _kingdom_text(kingdom: _Kingdom) -> list[str]:
    rows = [
        f"{rank + 1:2} " + "".join(f" {kingdom.square((file, rank)):2}" for file in kingdom.files)
        for rank in kingdom.ranks
    ]
    files = "   " + "".join(f" {_FILES[file]:2}" for file in kingdom.files)
    return [f"{kingdom.name}: {kingdom.score.total}", *rows, files]


def _line_text(title: str, line: Line, names: Sequence[str]) -> list[str]:
    rows = [title]
    for number, seat in line:
        first, second = (_square_text(*half) for half in DOMINOES[number - 1])
        rows.append(f"{number:2}  {first:2} {second:2}  {'-' if seat is None else names[seat]}")
    return rows


def _beside(blocks: Sequence[list[str]]) -> list[str]:
    width = max((_columns(line) for block in blocks for line in block), default=0)
    return [
        "\n".join(
            "".join(line + " " * (width + 4 - _columns(line)) for line in lines).rstrip()
            for lines in zip_longest(*row, fillvalue="")
        )
        for row in _in_rows(blocks, width, gap=4, width=100)
    ]


# ---- colours in the terminal ----

_EMBLEM_SIGNS = "✿☼❧≈"


class _Palette(NamedTuple):
    seats: tuple[str, ...]
    terrains: dict[str, str]


_COLOURS = _Palette(
    ("#1c0a10 on #f08cab", "#211700 on #f2c230", "#06180a on #79c27c", "#04101f on #7db4ee"),
    {
        "wheat": "#2b1d00 on #e9bb45",
        "forest": "#f4fff2 on #2c6240",
        "lake": "#f2fbff on #2f76a8",
        "grass": "#14290a on #a9d362",
        "swamp": "#fffbea on #6f6745",
        "mine": "#f7f2ff on #4b4456",
    },
)
# Chosen by hand: Rich would turn forest, swamp and mine into the same grey.
_SIXTEEN_COLOURS = _Palette(
    ("black on bright_magenta", "black on bright_yellow", "black on bright_green", "black on bright_cyan"),
    {
        "wheat": "black on bright_yellow",
        "forest": "bright_white on green",
        "lake": "bright_white on blue",
        "grass": "black on bright_green",
        "swamp": "bright_white on red",
        "mine": "bright_white on bright_black",
    },
)


def view(position: Position, names: Sequence[str] | None = None) -> View:
    """The whole table for a Rich console: `Console().print(view(position))`."""
    return View(position, names)


class View:
    """A table that Rich can print; it fits itself to the width, and letters say what the colours say."""

    def __init__(self, position: Position, names: Sequence[str] | None = None) -> None:
        self._position = position
        self._names = _names(position, names)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        from rich.text import Text

        position, names, signs = self._position, self._names, list(_EMBLEM_SIGNS)
        if options.ascii_only:
            names = [name.encode("ascii", "replace").decode() for name in names]
            signs = [f"({emblem})" for emblem in _EMBLEMS]
        few = console.color_system in ("standard", "windows")
        palette = _SIXTEEN_COLOURS if few else _COLOURS
        labels = [Text(f" {signs[s]} {name} ", f"bold {palette.seats[s]}") for s, name in enumerate(names)]
        kingdoms = _kingdoms(position, names)
        widest, abreast, gap = max(len(k.files) for k in kingdoms), min(position.players, 2), 3
        # Narrow squares only where wide ones would push the second kingdom below the first.
        square = 3 if abreast * (3 + 3 * widest + gap) - gap <= options.max_width else 2

        yield Text(_sentence(position, names), "bold")
        yield ""
        boards = [self._board(kingdom, labels[kingdom.seat], square, palette) for kingdom in kingdoms]
        yield from self._rows(boards, gap, options)
        lines = [self._line(title, line, labels, palette) for title, line in _lines(position)]
        yield from self._rows(lines, gap, options)
        if then := _then(position):
            yield Text(" ").join([Text("then"), *(labels[seat] for seat in then)])
        if not position.is_over:
            yield Text(_to_come(position), "dim")

    def _board(self, kingdom: _Kingdom, label: Text, square: int, palette: _Palette) -> Text:
        from rich.text import Text

        indent = " " * (square - 2)
        board = Text.assemble(label, (f" {kingdom.score.total}\n", "bold"))
        for rank in kingdom.ranks:
            board.append(f"{rank + 1:2} ", "dim")
            for file in kingdom.files:
                spot = file, rank
                here, style = f"{indent}{kingdom.square(spot):2}", "dim"
                if spot == _CASTLE:
                    style = f"bold {palette.seats[kingdom.seat]}"
                elif spot in kingdom.squares:
                    terrain, crowns = kingdom.squares[spot]
                    style = "bold " * (crowns > 0) + palette.terrains[terrain]
                elif kingdom.is_lost(spot):
                    here = " " * square
                board.append(here, style)
            board.append("\n")
        board.append("   " + "".join(f"{indent}{_FILES[file]:2}" for file in kingdom.files), "dim")
        for line in self._worth(kingdom):
            board.append(f"\n   {line}")
        return board

    def _worth(self, kingdom: _Kingdom) -> list[str]:
        worth = kingdom.worth() or ["no points yet" if kingdom.growing else "no points"]
        rules, score = self._position.rules, kingdom.score
        if kingdom.growing and rules.harmony:
            worth.append(f"harmony {'possible' if score.harmony_possible else 'lost'}")
        if kingdom.growing and rules.middle_kingdom:
            worth.append(f"middle kingdom {'possible' if score.middle_kingdom_possible else 'lost'}")
        return worth

    def _line(self, title: str, line: Line, labels: Sequence[Text], palette: _Palette) -> Text:
        from rich.text import Text

        rows = [Text(title, "dim")]
        for number, seat in line:
            row = Text(f">{number:2}  " if number == self._position.domino else f" {number:2}  ")
            for terrain, crowns in DOMINOES[number - 1]:
                row.append(f" {_square_text(terrain, crowns):3}", palette.terrains[terrain])
            rows.append(row.append("  ").append_text(Text("-", "dim") if seat is None else labels[seat]))
        return Text("\n").join(rows)

    @staticmethod
    def _rows(blocks: Sequence[Text], gap: int, options: ConsoleOptions) -> RenderResult:
        """Blocks next to each other, with an empty line below each row."""
        from rich.table import Table

        width = max((line.cell_len for block in blocks for line in block.split("\n")), default=0)
        for row in _in_rows(blocks, width, gap, options.max_width):
            grid = Table.grid(padding=(0, gap, 0, 0))
            for _ in row:
                grid.add_column(no_wrap=True, min_width=min(width, options.max_width))
            grid.add_row(*row)
            yield grid
            yield ""


# ---- SVG ----

# Pixels: a kingdom's room below its name plate, the middle of the table, the space between, the strip on top;
# then the largest square of a kingdom, and a square of the lines.
_BOARD, _PLATE, _MIDDLE, _GAP, _TOP = 392, 56, 344, 30, 84
_SQUARE, _LINE_SQUARE = 74, 60
_CENTRED, _RIGHT, _BOLD = 'text-anchor="middle" ', 'text-anchor="end" ', 'font-weight="700" '
_CHALK = f'fill="{art.PAPER}" '


def svg(position: Position, names: Sequence[str] | None = None, dominoes: Sequence[Laid] | None = None) -> str:
    """A picture of the table that stands alone.

    With `dominoes`, as `Game.dominoes()` gives them, a domino always looks the same; else its looks depend on
    its place.
    """
    names = _names(position, names)
    kingdoms = _kingdoms(position, names)
    square = min(_SQUARE, (_BOARD - 24) / max(max(len(k.files), len(k.ranks)) for k in kingdoms))
    panel, left, right = _PLATE + _BOARD + _GAP, _GAP, 2 * _GAP + _BOARD
    if position.players == 3:  # the lines take the fourth corner
        corners, middle = [(left, 0), (right, 0), (left, panel)], (right + _BOARD // 2, panel, panel)
        width, height = right + _BOARD + _GAP, 2 * panel
    else:
        far, height = right + _MIDDLE + _GAP, panel * (2 if position.players == 4 else 1)
        corners = [(left, 0), (far, 0), (left, panel), (far, panel)]
        middle = (right + _MIDDLE // 2, 0, height)
        width = far if position.players == 1 else far + _BOARD + _GAP
    height += _TOP
    sentence = _sentence(position, names, typed=False)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" aria-label="{_xml(sentence)}" fill="{art.INK}" '
        'stroke-linecap="round" stroke-linejoin="round" '
        'font-family="system-ui, sans-serif" style="font-variant-numeric:tabular-nums">',
        f"<defs>{art.defs()}</defs>{art.table(width, height)}{_ribbon(sentence, width)}",
    ]
    for kingdom, (x, y) in zip(kingdoms, corners, strict=False):
        on_it = dominoes[kingdom.seat] if dominoes else {}
        picture = _plate(kingdom, position.turn == kingdom.seat) + _board(kingdom, square, on_it)
        parts.append(_at(x, _TOP + y, picture))
    x, y, room = middle
    picture = _results(position, kingdoms, room) if position.is_over else _table(position, room)
    parts.append(_at(x, _TOP + y, picture))
    return "".join(parts) + "</svg>\n"


def _xml(words: str) -> str:
    return words.translate({38: "&amp;", 60: "&lt;", 62: "&gt;", 34: "&quot;", 39: "&#39;"})


def _at(x: float, y: float, picture: str, size: float = 1, more: str = "") -> str:
    scale = "" if size == 1 else f"scale({size:.3g})"
    return f'<g transform="translate({x:.5g} {y:.5g}){scale}"{more}>{picture}</g>'


def _in_colour(seat: int, x: float, y: float, picture: str, size: float = 1) -> str:
    return _at(x, y, picture, size, f' color="{art.SEAT_COLOURS[seat]}"')


def _write(words: str, x: float, y: float, size: float, more: str = "", *, room: float = 1e9) -> str:
    """Smaller where it would not fit; no font can be measured here, so all letters are taken for wide."""
    size = min(size, room / (0.64 * max(1, _columns(words))))
    return f'<text x="{x:.5g}" y="{y:.5g}" font-size="{size:.3g}" {more}>{_xml(words)}</text>'


def _ribbon(sentence: str, width: int) -> str:
    """What to do, on a strip of paper."""
    half = min(6 * _columns(sentence) + 34, width // 2 - 12)
    paper = f"M{-half} -22Q0 -26 {half} -22L{half - 14} 0 {half} 22Q0 18 {-half} 22L{14 - half} 0Z"
    strip = f'<path d="{paper}" fill="{art.PAPER}" stroke="{art.INK}" stroke-width="2.5"/>'
    return _at(width / 2, 42, strip + _write(sentence, 0, 5, 20, _CENTRED + _BOLD, room=2 * half - 40))


def _emblem(seat: int, x: float, y: float) -> str:
    disc = f'<circle r="17" fill="currentColor" stroke="{art.INK}" stroke-width="2"/>'
    return _in_colour(seat, x, y, disc + art.use(_EMBLEMS[seat]))


def _king(seat: int, x: float, y: float, size: float = 0.86) -> str:
    return _in_colour(seat, x, y, art.use("king") + art.use(_EMBLEMS[seat], 0, -10, 0.8), size)


def _plate(kingdom: _Kingdom, turn: bool) -> str:
    """Emblem, name and score; whose turn it is has a golden rim and the king himself."""
    rim = f'stroke="{art.GOLD}" stroke-width="5"' if turn else f'stroke="{art.INK}" stroke-width="2.5"'
    return (
        f'<rect x="16" y="4" width="{_BOARD - 32}" height="44" rx="12" fill="{art.PAPER}" {rim}/>'
        + (_king(kingdom.seat, 42, 45) if turn else _emblem(kingdom.seat, 42, 26))
        + _write(kingdom.name, 72, 33, 20, _BOLD, room=_BOARD - 172)
        + _write(str(kingdom.score.total), _BOARD - 34, 35, 26, _RIGHT + _BOLD)
    )


def _board(kingdom: _Kingdom, square: float, on_it: Laid) -> str:
    """A kingdom in the frame of what it can still cover."""

    def cell(spot: Spot) -> art.Cell:  # counted from a13, so that a square always trembles in the same way
        return spot[0], 12 - spot[1]

    squares = {cell(_CASTLE): art.Square("castle")}
    for (x, y), (terrain, crowns) in kingdom.squares.items():
        number, half = on_it.get(f"{_FILES[x]}{y + 1}", (x * 5 + y * 7 + x * y, y % 2))
        squares[cell((x, y))] = art.Square(terrain, crowns, 2 * number + half)
    titles = {
        cell(_spot(spot)): f"{t.terrain} {t.squares} x {t.crowns} = {t.points}"
        for t in kingdom.score.territories
        for spot in t.spots
    }
    empty = [(x, y) for x in kingdom.files for y in kingdom.ranks if kingdom.is_empty((x, y))]
    lost = [cell(spot) for spot in empty if kingdom.is_lost(spot)]
    free = [cell(spot) for spot in empty if not kingdom.is_lost(spot)]
    left, top = cell((kingdom.files[0], kingdom.ranks[0]))
    wide, high = len(kingdom.files), len(kingdom.ranks)
    c, r = cell(_CASTLE)
    castle = art.use("castle") + art.use(_EMBLEMS[kingdom.seat], 50, 58)
    board = art.frame(left, top, wide, high, free) if kingdom.growing else ""
    board += art.land(squares, titles) + art.holes(lost)
    board += _in_colour(kingdom.seat, 100 * c, 100 * r, castle)

    x0, y0 = (_BOARD - square * wide) / 2, _PLATE + (_BOARD - square * high) / 2
    names = [
        _write(_FILES[file], x0 + (i + 0.5) * square, y0 + high * square + 21, 13, _CENTRED)
        for i, file in enumerate(kingdom.files)
    ] + [_write(str(rank + 1), x0 - 9, y0 + (i + 0.5) * square + 5, 13, _RIGHT) for i, rank in enumerate(kingdom.ranks)]
    return f'<g {_CHALK}opacity=".6">{"".join(names)}</g>' + _at(
        x0, y0, _at(-100 * left, -100 * top, board), square / 100
    )


def _domino(number: int, seat: int | None, now: bool) -> str:
    """A domino of a line with its number, and the king who claimed it."""
    halves = {
        (i, 0): art.Square(terrain, crowns, 2 * number + i) for i, (terrain, crowns) in enumerate(DOMINOES[number - 1])
    }
    glow = f'<rect x="-11" y="-11" width="222" height="130" rx="22" fill="{art.GOLD}"/>' if now else ""
    middle = _LINE_SQUARE / 2
    return (
        _at(0, 0, glow + art.land(halves), _LINE_SQUARE / 100)
        + f'<circle cx="-9" cy="{middle:g}" r="14" fill="{art.PAPER}" stroke="{art.INK}" stroke-width="2"/>'
        + _write(str(number), -9, middle + 5.5, 15, _CENTRED + _BOLD)
        + ("" if seat is None else _king(seat, 2 * _LINE_SQUARE + 5, _LINE_SQUARE - 4))
    )


def _table(position: Position, height: int) -> str:
    """The lines, who plays next and the dominoes to come, around x = 0."""
    lines = _lines(position)
    pitch, column = _LINE_SQUARE + 20, 2 * _LINE_SQUARE + 56
    rows = max((len(line) for _, line in lines), default=0)
    y = (height - _GAP - (rows * pitch + 138)) / 2
    parts = [art.use("candle", 0, y - 60)] if y > 160 else []
    for i, (title, line) in enumerate(lines):
        x = (i - (len(lines) - 1) / 2) * column
        parts.append(_write(title, x, y + 12, 16, _CHALK + _CENTRED))
        for row, (number, seat) in enumerate(line):
            domino = _domino(number, seat, number == position.domino)
            parts.append(_at(x - _LINE_SQUARE, y + 34 + row * pitch, domino))
    y += rows * pitch + 32
    then = _then(position)
    aside = column / 2 if then and position.lines_left else 0
    if then:
        first = -aside - 19 * (len(then) - 1)
        parts += [_king(seat, first + 38 * i, y + 74, 0.8) for i, seat in enumerate(then)]
        parts.append(_write("then", -aside, y + 102, 16, _CHALK + _CENTRED))
    if position.lines_left:
        parts.append(_at(aside, y, art.pile(position.lines_left)))
        parts.append(_write(f"{_dominoes_to_come(position)} to come", aside, y + 102, 16, _CHALK + _CENTRED))
    return "".join(parts)


def _results(position: Position, kingdoms: Sequence[_Kingdom], height: int) -> str:
    """The winners, and everybody's place, around x = 0."""
    outcome = position.outcome
    assert outcome
    ranking = sorted(kingdoms, key=lambda kingdom: outcome.places[kingdom.seat])
    y = (height - _GAP - 150 - 50 * len(ranking)) / 2
    parts = [
        f'<rect x="-170" y="{y + 138:g}" width="340" height="{50 * len(ranking) + 18}" rx="12" '
        f'fill="{art.PAPER}" stroke="{art.INK}" stroke-width="2.5"/>',
        f'<circle cy="{y + 70:g}" r="110" fill="url(#flame)"/>',
    ]
    first = -40 * (len(outcome.winners) - 1)
    parts += [_king(winner, first + 80 * i, y + 120, 1.7) for i, winner in enumerate(outcome.winners)]
    for i, kingdom in enumerate(ranking):
        middle = y + 172 + 50 * i
        parts += [
            _write(f"{outcome.places[kingdom.seat]}.", -152, middle + 6, 18, _BOLD),
            _emblem(kingdom.seat, -112, middle),
            _write(kingdom.name, -86, middle + 6, 17, room=190),
            _write(str(kingdom.score.total), 154, middle + 7, 20, _RIGHT + _BOLD),
        ]
    return "".join(parts)
