"""The rules of Kingdomino a second time, in plain Python: owns nothing but a second opinion.

It was written from the rulebooks and shares nothing with core/, so that where the two disagree one of them is
wrong. Squares are (file, rank) with the castle on (7, 7), which is g7; seats are 0..3.
"""

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, NamedTuple, cast

Cell = tuple[int, int]
Half = tuple[str, int]  # terrain letter, crowns

TERRAINS = {"w": "wheat", "f": "forest", "l": "lake", "g": "grass", "s": "swamp", "m": "mine"}
TERRAIN_ORDER = list(TERRAINS.values())
SEATS = "ABCD"
DEALER = -1

PRINTED_DOMINOES = """
     1 w  w     2 w  w     3 f  f     4 f  f     5 f  f     6 f  f     7 l  l     8 l  l
     9 l  l    10 g  g    11 g  g    12 s  s    13 w  f    14 w  l    15 w  g    16 w  s
    17 f  l    18 f  g    19 w1 f    20 w1 l    21 w1 g    22 w1 s    23 w1 m    24 f1 w
    25 f1 w    26 f1 w    27 f1 w    28 f1 l    29 f1 g    30 l1 w    31 l1 w    32 l1 f
    33 l1 f    34 l1 f    35 l1 f    36 w  g1   37 l  g1   38 w  s1   39 g  s1   40 m1 w
    41 w  g2   42 l  g2   43 w  s2   44 g  s2   45 m2 w    46 s  m2   47 s  m2   48 w  m3
"""


def _half(text: str) -> Half:
    return text[0], int(text[1:] or 0)


DOMINOES: dict[int, tuple[Half, Half]] = {
    int(number): (_half(first), _half(second))
    for number, first, second in re.findall(r"(\d+) (\S+) +(\S+)", PRINTED_DOMINOES)
}

NOTHING: Half = (".", 0)
CASTLE: Cell = (7, 7)
SQUARE_NAMES: dict[Cell, str] = {
    (file, rank): f"{'abcdefghijklm'[file - 1]}{rank}" for file in range(1, 14) for rank in range(1, 14)
}
NEIGHBOURS: dict[Cell, list[Cell]] = {
    (file, rank): [
        cell
        for cell in [(file - 1, rank), (file, rank - 1), (file, rank + 1), (file + 1, rank)]
        if cell in SQUARE_NAMES
    ]
    for file, rank in SQUARE_NAMES
}


@dataclass(frozen=True)
class Rules:
    """What differs between editions, in the order in which a position's text names it."""

    min_players: int = 2
    max_players: int = 4
    grid: int = 5
    mighty_duel: bool = False
    spare_domino: bool = False
    kings: str = "one-by-one"
    abba: bool = False
    claim_ahead: bool = True
    must_place: bool = True
    tie_breaks: tuple[str, ...] = ("territory", "crowns")
    harmony: bool = False
    harmony_needs: str = "all-placed"
    middle_kingdom: bool = False

    def __post_init__(self) -> None:
        if self.grid not in (5, 7):
            raise ValueError("the grid is 5 or 7")
        if self.mighty_duel and self.grid != 7:
            raise ValueError("the Mighty Duel needs the 7x7 grid")
        if self.kings not in ("one-by-one", "together", "passed-round"):
            raise ValueError("kings are drawn one-by-one or together, or passed-round")
        if self.harmony_needs not in ("all-placed", "full-grid"):
            raise ValueError("harmony needs all-placed or full-grid")
        if not set(self.tie_breaks) <= {"territory", "crowns", "squares"}:
            raise ValueError("ties are broken by territory, crowns or squares")

    def text(self) -> str:
        """`;field=value` for each field that is not as in the classic game."""
        parts = ""
        for field in fields(self):
            value = getattr(self, field.name)
            if value != field.default:
                if isinstance(value, bool):
                    value = "true" if value else "false"
                elif isinstance(value, tuple):
                    value = ",".join(value) or "none"
                parts += f";{field.name}={value}"
        return parts


EDITIONS: dict[str, dict[str, object]] = {
    "classic": {},
    "danish": {
        "spare_domino": True,
        "kings": "together",
        "tie_breaks": ("territory",),
        "harmony_needs": "full-grid",
    },
    "romanian": {"kings": "passed-round"},
    "english-app": {
        "min_players": 1,
        "kings": "together",
        "claim_ahead": False,
        "tie_breaks": ("squares", "crowns"),
    },
    "icelandic": {},
    "german": {"abba": True, "must_place": False, "tie_breaks": ("territory",)},
    "tournament": {
        "min_players": 2,
        "max_players": 2,
        "mighty_duel": True,
        "grid": 7,
        "middle_kingdom": True,
    },
}


def configurations() -> Iterator[tuple[str, int, dict[str, object]]]:
    """Every edition x players x additional rules, as name, players and what to pass as `**rules`."""
    harmony: list[dict[str, object]] = [{}, {"harmony": True}]
    middle: list[dict[str, object]] = [{}, {"middle_kingdom": True}]
    duel: list[dict[str, object]] = [{}, {"mighty_duel": True, "grid": 7}]
    must_place: list[dict[str, object]] = [{"must_place": False}, {"must_place": True}]
    for name, edition in EDITIONS.items():
        rules = _rules(edition)
        for players in range(rules.min_players, rules.max_players + 1):
            for extras in itertools.product(
                harmony,
                [{}] if rules.middle_kingdom else middle,
                [{}] if rules.mighty_duel or players != 2 else duel,
                must_place if name == "german" else [{}],
            ):
                combined = dict(edition)
                for extra in extras:
                    combined.update(extra)
                yield name, players, combined


def _rules(values: dict[str, object]) -> Rules:
    values = dict(values)
    if "tie_breaks" in values:
        values["tie_breaks"] = tuple(cast(Any, values["tie_breaks"]))
    return Rules(**cast(Any, values))


class Territory(NamedTuple):
    terrain: str
    squares: int
    crowns: int
    points: int


class Score(NamedTuple):
    territories: list[tuple[str, int, int, int]]
    harmony: int
    middle_kingdom: int
    total: int
    harmony_possible: bool
    middle_kingdom_possible: bool
    largest: int
    crowns: int
    squares: int
    discarded: int


class Outcome(NamedTuple):
    scores: list[int]
    winners: list[int]
    decided_by: str
    places: list[int]


class Kingdom:
    """One seat's squares and discards. It never changes, so what was worked out about it once stays true."""

    def __init__(self, rules: Rules, dominoes: int, squares: dict[Cell, Half], discarded: int) -> None:
        self.rules = rules
        self.dominoes = dominoes  # how many this seat gets in the whole game
        self.squares = squares
        self.discarded = discarded
        self._placements: dict[int, dict[str, tuple[Cell, Cell]]] = {}
        files = [file for file, _ in squares]
        ranks = [rank for _, rank in squares]
        self.left, self.right = min(files), max(files)
        self.bottom, self.top = min(ranks), max(ranks)

    def with_domino(self, number: int, cells: tuple[Cell, Cell]) -> "Kingdom":
        squares = self.squares | dict(zip(cells, DOMINOES[number], strict=True))
        return Kingdom(self.rules, self.dominoes, squares, self.discarded)

    def with_discard(self) -> "Kingdom":
        return Kingdom(self.rules, self.dominoes, self.squares, self.discarded + 1)

    @cached_property
    def free_cells(self) -> set[Cell]:
        """Empty squares that may be covered without the kingdom outgrowing the grid.

        The two squares of a domino are neighbours and cannot stick out on opposite sides of the kingdom, so
        if each of them keeps within the grid, both together do.
        """
        grid = self.rules.grid
        return {
            (file, rank)
            for file in range(self.right - grid + 1, self.left + grid)
            for rank in range(self.top - grid + 1, self.bottom + grid)
            if (file, rank) not in self.squares
        }

    @cached_property
    def welcomes(self) -> dict[str, set[Cell]]:
        """For each terrain the free cells that touch the castle (which suits any terrain) or that terrain."""
        cells: dict[str, set[Cell]] = {terrain: set() for terrain in TERRAINS}
        for cell, (terrain, _) in self.squares.items():
            touching = self.free_cells.intersection(NEIGHBOURS[cell])
            for welcome in TERRAINS if cell == CASTLE else [terrain]:
                cells[welcome] |= touching
        return cells

    def placements(self, number: int) -> dict[str, tuple[Cell, Cell]]:
        """Where the domino may go: at least one of its halves must touch the castle or its own terrain."""
        if number not in self._placements:
            first, second = DOMINOES[number]
            found: set[tuple[Cell, Cell]] = set()
            for cell in self.welcomes[first[0]]:
                for other in NEIGHBOURS[cell]:
                    if other in self.free_cells:
                        found.add((cell, other))
            for cell in self.welcomes[second[0]]:
                for other in NEIGHBOURS[cell]:
                    if other in self.free_cells:
                        found.add((other, cell))
            # A domino with equal halves looks the same turned round, so that is one move and not two.
            self._placements[number] = {
                SQUARE_NAMES[a] + SQUARE_NAMES[b]: (a, b) for a, b in sorted(found) if first != second or a < b
            }
        return self._placements[number]

    @cached_property
    def territories(self) -> list[Territory]:
        """Squares of one terrain joined along their sides; the castle belongs to none."""
        territories = []
        seen = {CASTLE}
        for start in sorted(self.squares):
            if start in seen:
                continue
            terrain = self.squares[start][0]
            size = crowns = 0
            seen.add(start)
            stack = [start]
            while stack:
                cell = stack.pop()
                size += 1
                crowns += self.squares[cell][1]
                for neighbour in NEIGHBOURS[cell]:
                    if neighbour not in seen and self.squares.get(neighbour, NOTHING)[0] == terrain:
                        seen.add(neighbour)
                        stack.append(neighbour)
            territories.append(Territory(TERRAINS[terrain], size, crowns, size * crowns))
        # The sort is stable: territories of one terrain stay in the order of their lowest cells.
        return sorted(territories, key=lambda territory: TERRAIN_ORDER.index(territory.terrain))

    @cached_property
    def is_centred(self) -> bool:
        """Does the kingdom lie within the grid that has the castle in its middle square?"""
        reach = self.rules.grid // 2
        return all(abs(file - CASTLE[0]) <= reach and abs(rank - CASTLE[1]) <= reach for file, rank in self.squares)

    @cached_property
    def harmony_possible(self) -> bool:
        if self.discarded:
            return False
        if self.rules.harmony_needs == "all-placed":
            return True
        grid = self.rules.grid
        placed = (len(self.squares) - 1) // 2
        if grid * grid - len(self.squares) != 2 * (self.dominoes - placed):
            return False
        for left in range(self.right - grid + 1, self.left + 1):
            for bottom in range(self.top - grid + 1, self.bottom + 1):
                window = {(left + x, bottom + y) for x in range(grid) for y in range(grid)}
                if can_be_tiled(window - self.squares.keys()):
                    return True
        return False

    @property
    def has_harmony(self) -> bool:
        if self.rules.harmony_needs == "all-placed":
            return self.discarded == 0
        return len(self.squares) == self.rules.grid**2

    def score(self, over: bool) -> Score:
        harmony = 5 if over and self.rules.harmony and self.has_harmony else 0
        middle = 10 if over and self.rules.middle_kingdom and self.is_centred else 0
        return Score(
            territories=list(self.territories),
            harmony=harmony,
            middle_kingdom=middle,
            total=sum(territory.points for territory in self.territories) + harmony + middle,
            harmony_possible=self.harmony_possible,
            middle_kingdom_possible=self.is_centred,
            largest=max((territory.squares for territory in self.territories), default=0),
            crowns=sum(territory.crowns for territory in self.territories),
            squares=len(self.squares) - 1,
            discarded=self.discarded,
        )

    @cached_property
    def text(self) -> str:
        rows = []
        for rank in range(self.top, self.bottom - 1, -1):
            row = ""
            for file in range(self.left, self.right + 1):
                terrain, crowns = self.squares.get((file, rank), NOTHING)
                row += f"{terrain}{crowns}" if crowns else terrain
            rows.append(row)
        return "/".join(rows)


def can_be_tiled(cells: set[Cell]) -> bool:
    """Can dominoes cover exactly these cells, whatever their terrains?

    As on a chessboard each domino covers a black and a white cell, so each black cell needs a white partner
    of its own; a partner already given away is won back if its first owner can find another.
    """
    black = sorted(cell for cell in cells if sum(cell) % 2 == 0)
    if 2 * len(black) != len(cells):
        return False
    partner: dict[Cell, Cell] = {}  # of each white cell that has one

    def pair(cell: Cell, tried: set[Cell]) -> bool:
        for white in NEIGHBOURS[cell]:
            if white in cells and white not in tried:
                tried.add(white)
                if white not in partner or pair(partner[white], tried):
                    partner[white] = cell
                    return True
        return False

    return all(pair(cell, set()) for cell in black)


class Oracle:
    """A game in progress; `play` changes it."""

    turn: int | None
    phase: str

    def __init__(self, players: int, **rules: object) -> None:
        self.rules = _rules(rules)
        if not self.rules.min_players <= players <= self.rules.max_players:
            raise ValueError(f"not a game for {players}")
        self.players = players
        kings_each = {1: 4, 2: 2, 3: 1, 4: 1}[players]
        self.line_length = 3 if players == 3 and not self.rules.spare_domino else 4
        dominoes_used = 12 * players
        if (players == 2 and self.rules.mighty_duel) or (players == 3 and self.rules.spare_domino):
            dominoes_used = 48
        self.lines_left = dominoes_used // self.line_length

        self.bag = [seat for seat in range(players) for _ in range(kings_each)]  # kings not drawn yet
        self.kings: list[int] = []  # drawn, and their opening turn has not begun
        self.holder: int | None = None  # where kings are passed round: who has them in hand in the first round
        self.to_draw: list[int] = []  # and who draws one, in this order
        self.pending: dict[int, int] = {}  # domino -> seat, the turns still to come in this round
        self.line: dict[int, int | None] = {}  # domino -> who claimed it
        self.acting: int | None = None  # the seat that is in the middle of its turn
        self.held: int | None = None  # the domino it has chosen and must place at once
        self.unseen = set(DOMINOES)
        self._unseen_text = _ranges(self.unseen)
        self._rules_text = f"{players}{self.rules.text()}"
        castle = Kingdom(self.rules, self.lines_left * kings_each, {CASTLE: ("C", 0)}, 0)
        self.kingdoms = [castle for _ in range(players)]
        self._find_whose_turn()

    def _find_whose_turn(self) -> None:
        if self.acting is not None:
            self.turn, self.phase = self.acting, "claim" if self.held is None else "place"
            return
        if not self.bag and not self.kings and not self.pending:
            self._end_round()
            if not self.pending:
                self.turn, self.phase = None, "over"
                return
        if self.rules.kings == "passed-round" and self.bag and not self.line:
            # The line lies on the table before anybody draws.
            self.turn, self.phase = DEALER, "holder" if self.holder is None else "deal"
        elif self.bag and not self.kings:
            self.turn, self.phase = DEALER, "kings"
        elif not self.line and self.lines_left:
            self.turn, self.phase = DEALER, "deal"
        elif self.kings:
            self.turn, self.phase = self.to_draw[0] if self.to_draw else self.kings[0], "claim"
        else:
            self.turn = self.pending[min(self.pending)]
            self.phase = "place" if self.rules.claim_ahead else "claim"

    def _end_round(self) -> None:
        """The dominoes claimed set the order of the next round; one that nobody claimed leaves the game."""
        self.pending = {number: seat for number, seat in self.line.items() if seat is not None}
        self.line = {}
        self.holder = None
        if not self.rules.claim_ahead and not self.lines_left:
            self.pending = {}  # they lie in the kingdoms already, and there is no next round

    def legal(self) -> list[str]:
        if self.phase == "over":
            return []
        if self.phase == "deal":
            raise ValueError("the deals are too many to list")
        if self.phase == "holder":
            return [f"{SEATS[seat]}:" for seat in range(self.players)]
        if self.phase == "kings":
            return self._legal_kings()
        if self.phase == "claim":
            return [str(number) for number in self._legal_claims()]
        moves = list(self._placements())
        if not moves or not self.rules.must_place:
            moves.append("--")
        return moves

    def _legal_kings(self) -> list[str]:
        if self.players == 2 and self.rules.abba:
            return ["ABBA", "BAAB"]
        how_many = len(self.bag) if self.rules.kings == "together" else 1
        orders = set(itertools.permutations(self.bag, how_many))
        return sorted("".join(SEATS[seat] for seat in order) for order in orders)

    def _legal_claims(self) -> list[int]:
        free = sorted(number for number, seat in self.line.items() if seat is None)
        if not self.rules.claim_ahead and self.rules.must_place:
            # Chosen and placed at once: only when no free domino fits may one be chosen to be discarded.
            assert self.turn is not None
            kingdom = self.kingdoms[self.kings[0] if self.kings else self.turn]
            return [number for number in free if kingdom.placements(number)] or free
        return free

    def _domino_to_place(self) -> int:
        return min(self.pending) if self.held is None else self.held

    def _placements(self) -> dict[str, tuple[Cell, Cell]]:
        assert self.turn is not None
        return self.kingdoms[self.turn].placements(self._domino_to_place())

    def is_legal(self, text: str) -> bool:
        if self.phase == "deal":
            return self._is_legal_deal(text)
        if self.phase == "place":
            text = self._canonical_placement(text)
        return text in self.legal()

    def _is_legal_deal(self, text: str) -> bool:
        if not re.fullmatch(r"\+[1-9][0-9]*(,[1-9][0-9]*)*", text):
            return False
        numbers = [int(number) for number in text[1:].split(",")]
        ascending = numbers == sorted(set(numbers))
        return ascending and len(numbers) == self.line_length and self.unseen.issuperset(numbers)

    def _canonical_placement(self, text: str) -> str:
        """Two equal halves may be named in either order."""
        first, second = DOMINOES[self._domino_to_place()]
        squares = re.fullmatch(r"([a-m][0-9]+)([a-m][0-9]+)", text)
        if squares and first == second and text not in self._placements():
            return squares[2] + squares[1]
        return text

    def play(self, text: str) -> None:
        if not self.is_legal(text):
            raise ValueError(f"not legal here: {text}")
        if self.phase == "holder":
            self._hold(SEATS.index(text[0]))
        elif self.phase == "kings":
            for letter in text:
                self.bag.remove(SEATS.index(letter))
                self.kings.append(SEATS.index(letter))
        elif self.phase == "deal":
            self.line = {int(number): None for number in text[1:].split(",")}
            self.unseen -= self.line.keys()
            self._unseen_text = _ranges(self.unseen)
            self.lines_left -= 1
        elif self.phase == "claim":
            self._claim(int(text))
        else:
            self._place(text)
        self._find_whose_turn()

    def _hold(self, holder: int) -> None:
        """Round the table from the holder's neighbour, the holder last, until every king is drawn."""
        self.holder = holder
        while len(self.to_draw) < len(self.bag):
            self.to_draw.append((holder + len(self.to_draw) + 1) % self.players)

    def _claim(self, number: int) -> None:
        owner = self.turn
        if self.kings:
            owner = self.kings.pop(0)
            del self.to_draw[:1]
        elif not self.rules.claim_ahead:
            del self.pending[min(self.pending)]
        self.line[number] = owner
        if self.rules.claim_ahead:
            self.acting = None
        else:
            self.acting, self.held = owner, number

    def _place(self, text: str) -> None:
        assert self.turn is not None
        number = self._domino_to_place()
        kingdom = self.kingdoms[self.turn]
        if text == "--":
            self.kingdoms[self.turn] = kingdom.with_discard()
        else:
            cells = self._placements()[self._canonical_placement(text)]
            self.kingdoms[self.turn] = kingdom.with_domino(number, cells)
        if self.rules.claim_ahead:
            del self.pending[number]
            self.acting = self.turn if self.line else None  # in the last round there is nothing left to claim
        else:
            self.acting = self.held = None

    def text(self) -> str:
        hand = "" if self.acting is None else SEATS[self.acting]
        if self.held is not None:
            hand += str(self.held)
        words = [
            self._rules_text,
            ("" if self.holder is None else f"{SEATS[self.holder]}:") + "".join(SEATS[seat] for seat in self.kings),
            ",".join(f"{number}{SEATS[seat]}" for number, seat in sorted(self.pending.items())),
            ",".join(str(number) if seat is None else f"{number}{SEATS[seat]}" for number, seat in self.line.items()),
            hand,
            self._unseen_text,
            *[kingdom.text for kingdom in self.kingdoms],
        ]
        return " ".join(word or "-" for word in words)

    def scores(self) -> list[Score]:
        return [kingdom.score(self.phase == "over") for kingdom in self.kingdoms]

    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        scores = self.scores()
        measures = {
            "score": [score.total for score in scores],
            "territory": [score.largest for score in scores],
            "crowns": [score.crowns for score in scores],
            "squares": [score.squares for score in scores],
        }
        chain = ["score", *self.rules.tie_breaks]

        winners = list(range(self.players))
        decided_by = "shared"
        for measure in chain:
            best = max(measures[measure][seat] for seat in winners)
            winners = [seat for seat in winners if measures[measure][seat] == best]
            if len(winners) == 1:
                decided_by = measure
                break

        merits = [[measures[measure][seat] for measure in chain] for seat in range(self.players)]
        places = [1 + sum(other > merit for other in merits) for merit in merits]
        return Outcome(measures["score"], winners, decided_by, places)


def _ranges(numbers: set[int]) -> str:
    """`1-3,7,9-12`; nothing for none."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ",".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)
