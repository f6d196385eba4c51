"""The table as SVG that stands alone, and its card: where the drawings of `art` go, and what is written beside them."""

from collections.abc import Collection, Mapping, Sequence

from ..core import DOMINOES, Position
from ..words import columns, shortened
from . import art
from .scene import CASTLE, EMBLEMS, FILES, Kingdom, Spot, Tabletop, spot_of

__all__ = ["CARD", "Laid", "card", "svg"]

Laid = Mapping[str, tuple[int, int]]
"""For a kingdom's squares by name, such as 'f7': the domino's number, and 0 or 1 for its half."""

# Pixels: a kingdom's room below its name plate, the middle of the table, the space between, the strip on top;
# then the largest square of a kingdom, and a square of the lines.
_BOARD, _PLATE, _MIDDLE, _GAP, _TOP = 392, 56, 344, 30, 84
_SQUARE, _LINE_SQUARE = 74, 60
CARD = (1200, 630)
"""Width and height of a card, as links show them."""
_CENTRED, _RIGHT, _BOLD = 'text-anchor="middle" ', 'text-anchor="end" ', 'font-weight="700" '
_CHALK = f'fill="{art.PAPER}" '


def svg(position: Position, names: Sequence[str] | None = None, dominoes: Sequence[Laid] | None = None) -> str:
    """A picture of the table that stands alone.

    With `dominoes`, as `Game.dominoes()` returns them, a domino always looks the same; otherwise its looks
    depend on its place.
    """
    table = Tabletop(position, names)
    kingdoms = table.kingdoms()
    square = min(_SQUARE, (_BOARD - 24) / max(max(map(len, k.box)) for k in kingdoms))
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
    sentence = table.sentence(typed=False)
    parts = [_opening(width, height, sentence), art.table(width, height), _ribbon(sentence, width)]
    for kingdom, (x, y) in zip(kingdoms, corners, strict=False):
        on_it = dominoes[kingdom.seat] if dominoes else {}
        picture = _plate(kingdom, position.turn == kingdom.seat) + _board(kingdom, square, on_it)
        parts.append(_at(x, _TOP + y, picture))
    x, y, room = middle
    picture = _results(position, kingdoms, room) if position.is_over else _lines(table, room)
    parts.append(_at(x, _TOP + y, picture))
    return "".join(parts) + "</svg>\n"


def card(
    position: Position,
    names: Sequence[str],
    title: str,
    *,
    colours: Sequence[int] = range(4),
    winners: Collection[int] = (),
    dominoes: Sequence[Laid] | None = None,
) -> str:
    """The kingdoms side by side under a title, as a link shows them; winners have a golden rim and the king himself."""
    width, height = CARD
    kingdoms = [
        Kingdom(seat, name, score, position.kingdom(seat), position.rules.grid, growing=False)
        for seat, (name, score) in enumerate(zip(names, position.scores(), strict=True))
    ]
    room = (width - _GAP) / len(kingdoms)
    size = min((height - _TOP - _PLATE - _GAP) / _BOARD, room / (_BOARD + _GAP))
    square = min(2 * _SQUARE, _BOARD / max(max(map(len, k.box)) for k in kingdoms))
    wide = min(room - _GAP / 2, 460)
    top = _TOP + (height - _TOP - size * _BOARD - _PLATE) / 2
    parts = [_opening(width, height, title), f'<rect width="{width}" height="{height}" fill="url(#wood)"/>']
    parts.append(_at(0, 0, _ribbon(title, round(width / 1.3)), 1.3))
    for kingdom, colour in zip(kingdoms, colours, strict=False):
        kingdom.colour = colour
        middle = _GAP / 2 + room * (kingdom.seat + 0.5)
        on_it = dominoes[kingdom.seat] if dominoes else {}
        parts.append(_at(middle - wide / 2, top, _plate(kingdom, kingdom.seat in winners, wide)))
        board = _at(0, -_PLATE, _board(kingdom, square, on_it, bare=True))
        parts.append(_at(middle - size * _BOARD / 2, top + _PLATE, board, size))
    return "".join(parts) + "</svg>\n"


def _opening(width: int, height: int, label: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" aria-label="{_xml(label)}" fill="{art.INK}" '
        'stroke-linecap="round" stroke-linejoin="round" '
        f'font-family="system-ui, sans-serif" style="font-variant-numeric:tabular-nums"><defs>{art.defs()}</defs>'
    )


def _xml(words: str) -> str:
    return words.translate({38: "&amp;", 60: "&lt;", 62: "&gt;", 34: "&quot;", 39: "&#39;"})


def _at(x: float, y: float, picture: str, size: float = 1, more: str = "") -> str:
    scale = "" if size == 1 else f"scale({size:.3g})"
    return f'<g transform="translate({x:.5g} {y:.5g}){scale}"{more}>{picture}</g>'


def _in_colour(colour: int, x: float, y: float, picture: str, size: float = 1) -> str:
    return _at(x, y, picture, size, f' color="{art.SEAT_COLOURS[colour]}"')


def _write(words: str, x: float, y: float, size: float, more: str = "", *, room: float = 1e9) -> str:
    """Smaller where it would not fit; no font can be measured here, so all letters are assumed to be wide."""
    size = min(size, room / (0.64 * max(1, columns(words))))
    return f'<text x="{x:.5g}" y="{y:.5g}" font-size="{size:.3g}" {more}>{_xml(words)}</text>'


def _ribbon(sentence: str, width: int) -> str:
    """What to do, on a strip of paper."""
    half = min(6 * columns(sentence) + 34, width // 2 - 12)
    paper = f"M{-half} -22Q0 -26 {half} -22L{half - 14} 0 {half} 22Q0 18 {-half} 22L{14 - half} 0Z"
    strip = f'<path d="{paper}" fill="{art.PAPER}" stroke="{art.INK}" stroke-width="2.5"/>'
    return _at(width / 2, 42, strip + _write(sentence, 0, 5, 20, _CENTRED + _BOLD, room=2 * half - 40))


def _emblem(colour: int, x: float, y: float) -> str:
    disc = f'<circle r="17" fill="currentColor" stroke="{art.INK}" stroke-width="2"/>'
    return _in_colour(colour, x, y, disc + art.use(EMBLEMS[colour]))


def _king(colour: int, x: float, y: float, size: float = 0.86) -> str:
    return _in_colour(colour, x, y, art.use("king") + art.use(EMBLEMS[colour], 0, -10, 0.8), size)


def _plate(kingdom: Kingdom, first: bool, width: float = _BOARD) -> str:
    """Emblem, name and score; the one whose turn it is, or who won, has a golden rim and the king himself."""
    rim = f'stroke="{art.GOLD}" stroke-width="5"' if first else f'stroke="{art.INK}" stroke-width="2.5"'
    return (
        f'<rect x="16" y="4" width="{width - 32:.5g}" height="44" rx="12" fill="{art.PAPER}" {rim}/>'
        + (_king(kingdom.colour, 42, 45) if first else _emblem(kingdom.colour, 42, 26))
        + _write(shortened(kingdom.name, int((width - 140) / 8)), 72, 33, 20, _BOLD, room=width - 140)
        + _write(str(kingdom.score.total), width - 34, 35, 26, _RIGHT + _BOLD)
    )


def _board(kingdom: Kingdom, square: float, on_it: Laid, *, bare: bool = False) -> str:
    """A kingdom within the frame of what it can still cover; `bare`: nothing but its land."""

    def cell(spot: Spot) -> art.Cell:  # counted from a13, so that a square always trembles in the same way
        return spot[0], 12 - spot[1]

    squares = {cell(CASTLE): art.Square("castle")}
    for (x, y), (terrain, crowns) in kingdom.squares.items():
        number, half = on_it.get(f"{FILES[x]}{y + 1}", (x * 5 + y * 7 + x * y, y % 2))
        squares[cell((x, y))] = art.Square(terrain, crowns, 2 * number + half)
    titles = {
        cell(spot_of(spot)): f"{t.terrain} {t.squares} x {t.crowns} = {t.points}"
        for t in kingdom.score.territories
        for spot in t.spots
    }
    files, ranks = kingdom.box
    empty = [(x, y) for x in files for y in ranks if kingdom.is_empty((x, y))]
    lost = [cell(spot) for spot in empty if kingdom.is_lost(spot)]
    free = [cell(spot) for spot in empty if not kingdom.is_lost(spot)]
    left, top = cell((files[0], ranks[0]))
    wide, high = len(files), len(ranks)
    c, r = cell(CASTLE)
    castle = art.use("castle") + art.use(EMBLEMS[kingdom.colour], 50, 58)
    board = art.frame(left, top, wide, high, free) if kingdom.growing else ""
    board += art.land(squares, titles) + ("" if bare else art.holes(lost))
    board += _in_colour(kingdom.colour, 100 * c, 100 * r, castle)

    x0, y0 = (_BOARD - square * wide) / 2, _PLATE + (_BOARD - square * high) / 2
    picture = _at(x0, y0, _at(-100 * left, -100 * top, board), square / 100)
    if bare:
        return picture
    names = [
        _write(FILES[file], x0 + (i + 0.5) * square, y0 + high * square + 21, 13, _CENTRED)
        for i, file in enumerate(files)
    ] + [_write(str(rank + 1), x0 - 9, y0 + (i + 0.5) * square + 5, 13, _RIGHT) for i, rank in enumerate(ranks)]
    return f'<g {_CHALK}opacity=".6">{"".join(names)}</g>{picture}'


def _domino(number: int, seat: int | None, now: bool) -> str:
    """A domino of a line with its number, and the king who claimed it, beside the crowns."""
    halves = {
        (i, 0): art.Square(terrain, crowns, 2 * number + i) for i, (terrain, crowns) in enumerate(DOMINOES[number - 1])
    }
    glow = f'<rect x="-11" y="-11" width="222" height="130" rx="22" fill="{art.GOLD}"/>' if now else ""
    middle = _LINE_SQUARE / 2
    return (
        _at(0, 0, glow + art.land(halves), _LINE_SQUARE / 100)
        + f'<circle cx="-9" cy="{middle:g}" r="14" fill="{art.PAPER}" stroke="{art.INK}" stroke-width="2"/>'
        + _write(str(number), -9, middle + 5.5, 15, _CENTRED + _BOLD)
        + ("" if seat is None else _king(seat, 2 * _LINE_SQUARE + 12, _LINE_SQUARE - 4))
    )


def _lines(table: Tabletop, height: int) -> str:
    """The lines, who plays next and the dominoes to come, around x = 0."""
    position, lines = table.position, table.lines()
    pitch, column = _LINE_SQUARE + 20, 2 * _LINE_SQUARE + 60
    rows = max((len(line) for _, line in lines), default=0)
    y = (height - _GAP - (rows * pitch + 138)) / 2
    parts = [art.use("candle", 0, y - 60), art.use("fire", 0, y - 115)] if y > 160 else []
    for i, (title, line) in enumerate(lines):
        x = (i - (len(lines) - 1) / 2) * column
        parts.append(_write(title, x, y + 12, 16, _CHALK + _CENTRED))
        for row, (number, seat) in enumerate(line):
            domino = _domino(number, seat, number == position.domino)
            parts.append(_at(x - _LINE_SQUARE, y + 34 + row * pitch, domino))
    y += rows * pitch + 32
    then = table.then()
    aside = column / 2 if then and position.lines_left else 0
    if then:
        first = -aside - 19 * (len(then) - 1)
        parts += [_king(seat, first + 38 * i, y + 74, 0.8) for i, seat in enumerate(then)]
        parts.append(_write("then", -aside, y + 102, 16, _CHALK + _CENTRED))
    if position.lines_left:
        parts.append(_at(aside, y, art.pile(position.lines_left)))
        parts.append(_write(f"{table.dominoes_to_come()} to come", aside, y + 102, 16, _CHALK + _CENTRED))
    return "".join(parts)


def _results(position: Position, kingdoms: Sequence[Kingdom], height: int) -> str:
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
