"""Pictures of positions: plain text, colours in the terminal (Rich), and SVG from the module of that name."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from itertools import product, zip_longest
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from ..core import DOMINOES, Position, Rules
from ..languages import listed, say
from ..words import columns
from .scene import CASTLE, EMBLEMS, FILES, Kingdom, Line, Tabletop, square_text
from .svg import Laid, svg

if TYPE_CHECKING:  # Rich is slow to import, and most programs never draw with it
    from rich.console import Console, ConsoleOptions, RenderResult
    from rich.text import Text

    _Block = list[Text]

__all__ = ["Counted", "Laid", "Scores", "View", "counted", "scores", "svg", "text", "view"]

T = TypeVar("T")


def _in_rows(blocks: Sequence[T], block_width: int, gap: int, width: int) -> Iterator[Sequence[T]]:
    """As many blocks next to each other as fit, with about as many in each row."""
    fitting = max(1, (width + gap) // (block_width + gap))
    rows = -(-len(blocks) // fitting)
    each = -(-len(blocks) // max(rows, 1))
    return (blocks[i : i + each] for i in range(0, len(blocks), each or 1))


# ---- plain text ----


def text(position: Position, names: Sequence[str] | None = None) -> str:
    """The table in plain text: kingdoms with files and ranks, lines, whose turn it is and what to do."""
    table = Tabletop(position, names)
    parts = [table.sentence()]
    parts += _beside([_kingdom_text(kingdom) for kingdom in table.kingdoms()])
    parts += _beside([_line_text(title, line, table.names) for title, line in table.lines()])
    if not position.is_over:
        then = [table.names[seat] for seat in table.then()]
        parts.append("\n".join([*([say("scene-then", names=listed(then))] if then else []), table.to_come()]))
    return "\n\n".join(parts)


def _kingdom_text(kingdom: Kingdom) -> list[str]:
    rows = [
        f"{rank + 1:2} " + "".join(f" {kingdom.square((file, rank)):2}" for file in kingdom.box.files)
        for rank in kingdom.box.ranks
    ]
    files = "   " + "".join(f" {FILES[file]:2}" for file in kingdom.box.files)
    return [f"{kingdom.name}: {kingdom.score.total}", *rows, files]


def _line_text(title: str, line: Line, names: Sequence[str]) -> list[str]:
    rows = [title]
    for number, seat in line:
        first, second = (square_text(*half) for half in DOMINOES[number - 1])
        rows.append(f"{number:2}  {first:2} {second:2}  {'-' if seat is None else names[seat]}")
    return rows


def _beside(blocks: Sequence[list[str]]) -> list[str]:
    width = max((columns(line) for block in blocks for line in block), default=0)
    return [
        "\n".join(
            "".join(line + " " * (width + 4 - columns(line)) for line in lines).rstrip()
            for lines in zip_longest(*row, fillvalue="")
        )
        for row in _in_rows(blocks, width, gap=4, width=100)
    ]


# ---- colours in the terminal ----

_GAP = 3
_OUTLOOK_WIDTH = 24
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


def view(
    position: Position, names: Sequence[str] | None = None, *, sentence: bool = True, height: int | None = None
) -> View:
    """The whole table for a Rich console: `Console().print(view(position))`.

    With `sentence=False` it does not say whose turn it is. If `height` is too small for everything, the table
    leaves out which territories score, and finally all kingdoms but the one whose turn it is.
    """
    return View(Tabletop(position, names), sentence, height)


def scores(position: Position, names: Sequence[str] | None = None) -> Scores:
    """Every kingdom counted, territory by territory, for a Rich console."""
    return Scores(Tabletop(position, names))


def counted(kingdoms: Sequence[Kingdom], rules: Rules) -> Counted:
    """Kingdoms that are finished, with their points, for a Rich console; they need not come from a game."""
    return Counted(kingdoms, rules)


class _Look:
    """The colours of a terminal, and the labels of the seats."""

    def __init__(self, names: Sequence[str], console: Console, options: ConsoleOptions) -> None:
        from rich.text import Text

        self._ascii = options.ascii_only
        signs = [f"({emblem})" for emblem in EMBLEMS] if self._ascii else _EMBLEM_SIGNS
        few = console.color_system in ("standard", "windows")
        self.palette = _SIXTEEN_COLOURS if few else _COLOURS
        styles = [f"bold {style}" for style in self.palette.seats]
        self.signs = [Text(f" {sign} ", style) for sign, style in zip(signs, styles, strict=True)]
        self.labels = [
            sign.copy().append(f"{self.writable(name)} ") for sign, name in zip(self.signs, names, strict=False)
        ]

    def writable(self, words: str) -> str:
        return words.encode("ascii", "replace").decode() if self._ascii else words


class View:
    """A table that Rich can print; it fits itself to the screen, and letters say what the colours say."""

    def __init__(self, table: Tabletop, sentence: bool, height: int | None) -> None:
        self._table, self._sentence, self._height = table, sentence, height
        self._laid_out: tuple[object, Text] | None = None
        """The layout that was chosen last, and for which screen: it is measured first and then printed."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        from rich.text import Text

        look = _Look(self._table.names, console, options)
        if self._sentence:
            yield Text(look.writable(self._table.sentence()), "bold")
            yield ""
        room = console.height - 3 if self._height is None else self._height
        screen = room, options.max_width, options.ascii_only, console.color_system
        if not self._laid_out or self._laid_out[0] != screen:
            self._laid_out = screen, _printed(self._fitting(look, options.max_width, room))
        yield self._laid_out[1]

    def _fitting(self, look: _Look, width: int, room: int) -> _Block:
        """The finest layout that fits, or the shortest."""
        layouts = []
        for layout in self._layouts(look, width):
            layouts.append(layout)
            if len(layout) <= room:
                break
        return min(layouts, key=len)

    def _layouts(self, look: _Look, width: int) -> Iterator[_Block]:
        """Ways to show the table, the finest first: wide squares, lines beside the kingdoms, names in the lines."""
        kingdoms = self._table.kingdoms()
        abreast = min(len(kingdoms), 2)
        variants = [self._lines(look, labels) for labels in (look.labels, look.signs)]
        plain = {square: [_board(kingdom, look, square) for kingdom in kingdoms] for square in (3, 2)}
        scoring = [_counted(kingdom, look, self._table.position.rules, bare=False) for kingdom in kingdoms]
        for counted, square in product((True,) if self._height is None else (True, False), (3, 2)):
            boards = plain[square]
            if counted:
                boards = [board + rows for board, rows in zip(boards, scoring, strict=True)]
            for lines in variants:
                left = width - _GAP - _width(lines)
                if lines and left >= abreast * (_width(boards) + _GAP) - _GAP:
                    yield _side_by_side([_flow(boards, left), _stacked(lines)])
            above = _flow(boards, width)
            for lines in variants:
                if sum(_width([block]) + _GAP for block in lines) - _GAP <= width:
                    yield _stacked([above, _side_by_side(lines)])
            yield _stacked([above, *variants[-1]])
        if self._height is not None:
            yield from self._last_resorts(look, plain[2], variants[-1], width)

    def _last_resorts(self, look: _Look, boards: list[_Block], lines: list[_Block], width: int) -> Iterator[_Block]:
        """For a screen that is not tall enough: all kingdoms in one row, or only the one whose turn it is."""
        kingdoms, turn = self._table.kingdoms(), self._table.position.turn
        row, below = _side_by_side(boards), _side_by_side(lines)
        if _width([row, below]) <= width:
            yield _stacked([row, below])
        if turn is not None and turn >= 0:
            others = [_title(kingdom, look) for kingdom in kingdoms if kingdom.seat != turn]
            yield _side_by_side([boards[turn], *lines[:-2], _stacked([others, *lines[-2:]])])

    def _lines(self, look: _Look, labels: Sequence[Text]) -> list[_Block]:
        """The lines, and a block that says what comes after them."""
        from rich.text import Text

        table = self._table
        blocks: list[_Block] = []
        for title, line in table.lines():
            rows = [Text(look.writable(title), "dim")]
            for number, seat in line:
                in_hand = number == table.position.domino
                played = seat is not None and not table.position.rules.claim_ahead and not in_hand
                row = Text(f">{number:2}  " if in_hand else f" {number:2}  ", "dim" if played else "")
                for terrain, crowns in DOMINOES[number - 1]:
                    style = "dim" if played else look.palette.terrains[terrain]
                    row.append(f" {square_text(terrain, crowns):3}", style)
                rows.append(row.append("  ").append_text(Text("-", "dim") if seat is None else labels[seat]))
            blocks.append(rows)
        if not table.position.is_over:
            outlook = [Text(row, "dim") for row in textwrap.wrap(look.writable(table.to_come()), _OUTLOOK_WIDTH)]
            ordered = table.position.rules.claim_ahead and table.position.pending  # the line to place tells who is next
            if not ordered and (then := table.then()):
                label = Text(look.writable(say("scene-next")), "dim")
                outlook.insert(0, Text(" ").join([label, *(look.signs[seat] for seat in then)]))
            blocks.append(outlook)
        return blocks


class Scores:
    """The points of every kingdom, for Rich to print."""

    def __init__(self, table: Tabletop) -> None:
        self._table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        look = _Look(self._table.names, console, options)
        blocks = [
            [_title(kingdom, look), *_counted(kingdom, look, self._table.position.rules, bare=True)]
            for kingdom in self._table.kingdoms()
        ]
        yield _printed(_flow(blocks, options.max_width))


class Counted:
    """Finished kingdoms with their points, for Rich to print."""

    def __init__(self, kingdoms: Sequence[Kingdom], rules: Rules) -> None:
        self._kingdoms, self._rules = kingdoms, rules

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        look = _Look([kingdom.name for kingdom in self._kingdoms], console, options)
        blocks = [
            _board(kingdom, look, 3) + _counted(kingdom, look, self._rules, bare=True) for kingdom in self._kingdoms
        ]
        yield _printed(_flow(blocks, options.max_width))


def _title(kingdom: Kingdom, look: _Look) -> Text:
    from rich.text import Text

    return Text.assemble(look.labels[kingdom.seat], (f" {kingdom.score.total}", "bold"))


def _board(kingdom: Kingdom, look: _Look, square: int) -> _Block:
    """The part of a kingdom that the next domino can change, with squares two or three letters wide."""
    from rich.text import Text

    indent = " " * (square - 2)
    files, ranks = kingdom.near
    board = [_title(kingdom, look)]
    for rank in ranks:
        row = Text.assemble((f"{rank + 1:2} ", "dim"))
        for file in files:
            spot = file, rank
            here, style = f"{indent}{kingdom.square(spot):2}", "dim"
            if spot == CASTLE:
                style = f"bold {look.palette.seats[kingdom.seat]}"
            elif spot in kingdom.squares:
                terrain, crowns = kingdom.squares[spot]
                style = "bold " * (crowns > 0) + look.palette.terrains[terrain]
            elif kingdom.is_lost(spot):
                here = " " * square
            row.append(here, style)
        board.append(row)
    return [*board, Text("   " + "".join(f"{indent}{FILES[file]:2}" for file in files), "dim")]


def _counted(kingdom: Kingdom, look: _Look, rules: Rules, bare: bool) -> _Block:
    """What scores, the best first: 'Forest 7 x 3 = 21'; `bare` adds the squares that do not."""
    from rich.text import Text

    score = kingdom.score
    rows: list[tuple[str, str, str]] = [
        (say(f"terrain-{t.terrain}"), f"{t.squares} x {t.crowns} =", str(t.points))
        for t in sorted(score.territories, key=lambda t: -t.points)
        if t.points
    ]
    useless = sum(t.squares for t in score.territories if not t.points)
    if useless and bare:
        rows.append((say("scene-no-crowns"), f"{useless} x 0 =", "0"))
    for on, bonus, points, possible in (
        (rules.harmony, "harmony", score.harmony, score.harmony_possible),
        (rules.middle_kingdom, "middle_kingdom", score.middle_kingdom, score.middle_kingdom_possible),
    ):
        if on and kingdom.growing:
            rows.append((say(f"rule-{bonus}"), say("scene-possible" if possible else "scene-lost"), ""))
        elif on:
            rows.append((say(f"rule-{bonus}"), "", str(points)))
    if not rows:
        return [Text(look.writable(say("scene-no-points-yet" if kingdom.growing else "scene-no-points")), "dim")]
    digits = max(len(points) for *_, points in rows)
    sums = [f"{how} {points:>{digits}}" if points else how for _, how, points in rows]
    width = max(columns(what) + 1 + columns(how) for (what, *_), how in zip(rows, sums, strict=True))
    return [
        Text(look.writable(what + " " * (width - columns(what) - columns(how)) + how))
        for (what, *_), how in zip(rows, sums, strict=True)
    ]


# Blocks are lists of lines, set side by side and one below another.


def _width(blocks: Sequence[_Block]) -> int:
    return max((line.cell_len for block in blocks for line in block), default=0)


def _side_by_side(blocks: Sequence[_Block], width: int | None = None) -> _Block:
    """Columns, each as wide as it needs to be or all of one width."""
    from rich.text import Text

    widths = [width or _width([block]) for block in blocks]
    starts = [sum(widths[:i]) + i * _GAP for i in range(len(widths))]
    rows = []
    for lines in zip_longest(*blocks):
        row, end = Text(), 0
        for start, line in zip(starts, lines, strict=True):
            if line:
                row.pad_right(start - end)
                row.append_text(line)
                end = start + line.cell_len
        rows.append(row)
    return rows


def _stacked(blocks: Sequence[_Block]) -> _Block:
    """With an empty line between them."""
    from rich.text import Text

    return [line for block in blocks if block for line in (Text(), *block)][1:]


def _flow(blocks: Sequence[_Block], width: int) -> _Block:
    """Side by side as far as they fit, in columns of one width."""
    each = _width(blocks)
    return _stacked([_side_by_side(row, each) for row in _in_rows(blocks, each, _GAP, width)])


def _printed(block: _Block) -> Text:
    from rich.text import Text

    return Text("\n", no_wrap=True, overflow="crop").join(block)
