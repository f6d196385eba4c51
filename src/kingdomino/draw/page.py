"""The drawings of `art` for the page: writes web/src/lib/drawings.ts, so that each drawing exists once."""

import json

from . import art
from .scene import EMBLEMS

__all__ = ["main"]


def main() -> None:
    grounds = {name: {"ground": ground, "rim": rim} for name, (ground, rim) in art._GROUNDS.items()}
    constants = {
        "DEFS": art.defs(),
        "GROUNDS": grounds,
        "SCENES": list(art._SCENES),
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


if __name__ == "__main__":
    main()
