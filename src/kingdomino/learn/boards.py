"""The boards of the guide (web/src/guide/boards.ts): the engine judges everything that can be tried on them.

A board is the kingdom of somebody who plays alone and is dealt whatever the board needs, so every one of them was
really played. The page only looks up what it was told here, and so repeats no rule.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..core import DOMINOES, Position, Rules
from ..draw.scene import FILES, Kingdom, Spot, spot_of
from ..editions import CHOICES
from ..errors import IllegalMove

__all__ = ["CENTRES", "COUNTED", "EXERCISES", "Exercise", "counts", "main", "placing", "scoring", "standard"]

Laid = Sequence[tuple[int, str]]
"""Dominoes by number, each with its two squares."""


class Exercise(NamedTuple):
    """Where may this domino lie? The grids for which that is asked, what lies there, and the domino."""

    name: str
    grids: tuple[int, ...]
    laid: Laid
    domino: int


COUNTED: Laid = (
    (46, "h7h8"),
    (23, "h10h9"),
    (13, "i10i9"),
    (9, "e7f7"),
    (36, "i11h11"),
    (15, "g10g11"),
    (8, "g8g9"),
    (6, "i7i8"),
    (35, "f8f9"),
    (34, "e8e9"),
    (24, "e10f10"),
    (40, "e11f11"),
)
"""A whole kingdom whose points are counted."""

_FULL: Laid = ((40, "g9g8"), (48, "e9f9"), (6, "h7i7"), (9, "g5g6"), (24, "i8h8"))
"""As wide and as high as 5 x 5 allows."""

_WIDE: Laid = (
    (20, "g8g9"),
    (2, "f7f8"),
    (9, "g6h6"),
    (5, "h7i7"),
    (40, "i8h8"),
    (1, "d8e8"),
    (3, "j6j7"),
    (25, "j5j4"),
    (46, "i10i9"),
)
"""As wide and as high as 7 x 7 allows."""

EXERCISES = (
    Exercise("first", (5, 7), (), 19),
    Exercise("match", (5, 7), ((19, "h7h8"), (8, "g6f6")), 24),
    Exercise("edge", (5,), _FULL, 30),
    Exercise("edge", (7,), _WIDE, 24),
)

CENTRES: dict[str, Laid] = {
    "centre": (
        (43, "g6f6"),
        (22, "g5f5"),
        (45, "i6h6"),
        (30, "i5h5"),
        (32, "f7e7"),
        (42, "f8f9"),
        (24, "i7h7"),
        (5, "i8i9"),
        (20, "h8g8"),
        (36, "h9g9"),
        (37, "e8e9"),
    ),
    "aside": (
        (33, "f6f7"),
        (25, "e7e6"),
        (26, "d7c7"),
        (6, "e8e9"),
        (29, "d9c9"),
        (32, "g8f8"),
        (17, "f9g9"),
        (7, "e5f5"),
        (35, "d5d6"),
        (9, "c5c6"),
        (41, "d8c8"),
        (12, "g5g6"),
    ),
}
"""For the Middle Kingdom: a kingdom with holes around its castle, and a whole one with the castle at its edge."""


def _played(rules: Rules, laid: Laid, *then: int) -> Position:
    """A player alone has laid these dominoes; `then` they take one more, without placing it."""
    rules = rules.replace(min_players=1, kings="together", claim_ahead=False)
    position = Position.start(rules, 1).play("AAAA")
    wanted = [number for number, _ in laid] + [*then]
    for i, number in enumerate(wanted):
        if position.phase == "deal":
            line = wanted[i : i + 4]
            spare = [one for one in position.unseen if one not in wanted]
            position = position.play("+" + ",".join(map(str, sorted(line + spare[: 4 - len(line)]))))
        position = position.play(str(number))
        if i < len(laid):
            position = position.play(laid[i][1])
    return position


def _halves(number: int) -> list[dict[str, object]]:
    return [{"terrain": terrain, "crowns": crowns} for terrain, crowns in DOMINOES[number - 1]]


def _squares(laid: Laid) -> list[dict[str, object]]:
    """As in a message about a kingdom."""
    return [
        {"spot": spot, **face, "domino": number, "half": half}
        for number, move in laid
        for half, (spot, face) in enumerate(zip(_pair(move), _halves(number), strict=True))
    ]


def _pair(move: str) -> tuple[str, str]:
    """The two squares of a placement: 'f10g10'."""
    at = next(i for i, letter in enumerate(move) if i and letter in FILES)
    return move[:at], move[at:]


def _around(spots: Iterable[Spot], margin: int) -> tuple[range, range]:
    files, ranks = zip(*spots, strict=True)
    return range(min(files) - margin, max(files) + margin + 1), range(min(ranks) - margin, max(ranks) + margin + 1)


def _name(file: int, rank: int) -> str:
    return f"{FILES[file]}{rank + 1}"


def _within(numbers: range, bounds: range) -> range:
    return range(max(min(numbers), bounds[0]), min(max(numbers), bounds[-1]) + 1)


def _corners(files: range, ranks: range) -> list[str]:
    return [_name(files[0], ranks[0]), _name(files[-1], ranks[-1])]


def _everywhere(files: range, ranks: range) -> Iterator[str]:
    """Every way in which a domino can lie in a part of the table."""
    for file in files:
        for rank in ranks:
            for way_file, way_rank in ((1, 0), (0, -1), (-1, 0), (0, 1)):
                if file + way_file in files and rank + way_rank in ranks:
                    yield _name(file, rank) + _name(file + way_file, rank + way_rank)


def placing(exercise: Exercise, grid: int) -> dict[str, object]:
    """An exercise with every placement on its board: what it brings, or why it is not allowed."""
    position = _played(Rules(grid=grid), exercise.laid, exercise.domino)
    spots = [spot_of("g7"), *(spot_of(spot) for spot, _, _ in position.kingdom(0))]
    files, ranks = _around(spots, 1)
    if len(files) < 5:
        files, ranks = _around([spot_of("g7")], 2)
    fits: dict[str, int] = {}
    reasons: dict[str, IllegalMove] = {}
    refused: dict[str, list[str]] = {}
    for move in _everywhere(files, ranks):
        try:
            position.play(move)
            fits[move] = position.gain(move)
        except IllegalMove as why:
            reasons.setdefault(why.text, why)
            refused.setdefault(why.text, []).append(move)
    reach = Kingdom.of(position, 0, "", position.scores()[0]).box
    return {
        "name": exercise.name,
        "grid": grid,
        "domino": {"number": exercise.domino, "halves": _halves(exercise.domino)},
        "squares": _squares(exercise.laid),
        "frame": _corners(files, ranks),
        "reach": _corners(_within(reach.files, files), _within(reach.ranks, ranks)),
        "fits": fits,
        "refused": [
            {"code": reasons[text].code, "text": text, "values": dict(reasons[text].values), "moves": moves}
            for text, moves in refused.items()
        ],
    }


def scoring(laid: Laid) -> dict[str, object]:
    """A kingdom with what each of its territories scores, and whether its castle is in the centre."""
    (score,) = _played(Rules(middle_kingdom=True), laid).scores()
    return {
        "squares": _squares(laid),
        "frame": _corners(*_around([spot_of("g7"), *(spot_of(spot) for _, move in laid for spot in _pair(move))], 0)),
        "territories": [
            {"terrain": one.terrain, "crowns": one.crowns, "points": one.points, "spots": list(one.spots)}
            for one in score.territories
        ],
        "points": sum(one.points for one in score.territories),
        "centred": score.middle_kingdom_possible,
    }


def counts() -> list[dict[str, object]]:
    """Kings, dominoes and rounds for every number of players, and for all the rules on which they depend."""
    found = []
    for duel in CHOICES["mighty_duel"]:
        for spare in CHOICES["spare_domino"]:
            rules = Rules(min_players=1, mighty_duel=bool(duel), spare_domino=bool(spare), grid=7 if duel else 5)
            for players in (2,) if duel else range(rules.min_players, rules.max_players + 1):
                dominoes, line = rules.dominoes_used(players), rules.line_length(players)
                found.append(
                    {
                        "when": {"mighty_duel": duel, "spare_domino": spare},
                        "players": players,
                        "kings": rules.dominoes_each(players) * line // dominoes,
                        "line": line,
                        "dominoes": dominoes,
                        "rounds": dominoes // line,
                        "each": rules.dominoes_each(players),
                    }
                )
    return found


def standard() -> dict[str, object]:
    """The classic rules, field by field."""
    return {field: getattr(Rules(), field) for field in Rules.fields}


def main() -> None:
    constants = {
        "STANDARD: Fields": standard(),
        "COUNTS: Count[]": counts(),
        "EXERCISES: Exercise[]": [placing(one, grid) for one in EXERCISES for grid in one.grids],
        "COUNTED: Scored": scoring(COUNTED),
        "CENTRES: Record<string, Scored>": {name: scoring(laid) for name, laid in CENTRES.items()},
    }
    print("/** Generated from src/kingdomino/learn/boards.py by `make types`. */")
    print('import type { Count, Exercise, Fields, Scored } from "./rules";')
    for name, value in constants.items():
        print(f"export const {name} = {json.dumps(value)};")


if __name__ == "__main__":
    main()
