"""Painter: a drawing on standard input becomes a PNG on standard output. It is run as a process of its own.

The library that paints lets nothing else run beside it in its process, and a picture takes long; so nobody who plays
waits for one, and whatever a drawing does to its painter is over with it.
"""

import os
import sys
from pathlib import Path

import resvg_py

FACE = Path(__file__).parent / "face" / "fraunces-bold.ttf"
"""The face that pictures are written in; what it lacks is shown as empty boxes."""


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # those who play come first
    painted = resvg_py.svg_to_bytes(
        svg_string=sys.stdin.buffer.read().decode(),
        skip_system_fonts=True,  # the same picture on every machine
        font_files=[str(FACE)],
        sans_serif_family="Fraunces",
    )
    sys.stdout.buffer.write(painted)


if __name__ == "__main__":
    main()
