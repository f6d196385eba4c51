"""The drawings of `art` for the page (web/src/lib/drawings.ts), so that each exists once, and what its tests must draw.

The page joins land together itself, because it draws more often than it hears from the server. `golden` writes
pictures of `art.land` that the page's tests draw again.
"""

import json
import random
import sys

from . import art
from .scene import EMBLEMS

__all__ = ["golden", "main"]


def _living(scene: str) -> list[dict[str, str | float]]:
    """What may move in a scene, and where it stands."""
    moves = art._motifs_of(scene.partition("|")[2])
    return [{"motif": motif, "x": x, "y": y, "size": (*size, 1)[0]} for motif, (x, y, *size) in moves]


def main() -> None:
    grounds = {name: {"ground": ground, "rim": rim} for name, (ground, rim) in art._GROUNDS.items()}
    constants = {
        "DEFS": art.defs(),
        "GROUNDS": grounds,
        "SCENES": list(art._SCENES),
        "LIVING": {name: _living(scene) for name, scene in art._SCENES.items() if "|" in scene},
        "VARIANTS": art._VARIANTS,
        "EMBLEMS": EMBLEMS,
        "SEAT_COLOURS": art.SEAT_COLOURS,
        "INK": art.INK,
        "PAPER": art.PAPER,
        "GOLD": art.GOLD,
        "PATHS": art._PATHS,
        "CARD": art._CARD,
    }
    print("/** Generated from src/kingdomino/draw/art.py by `make types`. */")
    for name, value in constants.items():
        print(f"export const {name} = {json.dumps(value)} as const;")


def _pieces() -> list[dict[art.Cell, art.Square]]:
    """Land of every terrain and shape: one square, a ring, corners that touch, and kingdoms grown at random."""
    ring = [(c, r) for c in range(3) for r in range(3) if (c, r) != (1, 1)]
    pieces = [dict.fromkeys(ring, art.Square("lake")), dict.fromkeys([(0, 0), (1, 1)], art.Square("grass"))]
    pieces += [{(6, 6): art.Square(ground, 0, variant)} for variant, ground in enumerate(art._GROUNDS)]
    chance = random.Random(1)
    for size in (2, 5, 9, 16, 25, 49):
        squares = {(6, 6): art.Square("castle")}
        while len(squares) < size:
            c, r = chance.choice(list(squares))
            cell = chance.choice([(c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1)])
            terrain = chance.choice(
                [name for name in [*art._GROUNDS, *6 * [squares[c, r].terrain]] if name != "castle"]
            )
            squares.setdefault(cell, art.Square(terrain, chance.choice([0, 0, 1, 2, 3]), chance.randrange(96)))
        pieces.append(squares)
    return pieces


def golden() -> None:
    """Pieces of land as tiles of the page, and as they are drawn here."""
    pictures = [
        {
            "tiles": [{"c": c, "r": r, **square._asdict()} for (c, r), square in squares.items()],
            "drawn": art.land(squares),
        }
        for squares in _pieces()
    ]
    print(json.dumps(pictures, indent=1))


if __name__ == "__main__":
    golden() if "golden" in sys.argv else main()
