"""Fits the constants of `spread_of` in core/ending.hpp, by which points become chances: games of `hard` players.

    python training/calibrate.py [--games 6000]

A playout expects points; how far these are off grows with the decisions left, to the power of 3/4. The constant in
front of it is the one that makes what happened most likely. Needs numpy and g++. bench/calibration.py shows whether
the chances come true, in other games.
"""

import argparse
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from train import compile_with_core

GROUPS = {"5x5": ("2", "app", "3", "4"), "7x7": ("7",)}
"""The constants, and the tables whose games each is fitted on."""
PLAYOUTS = 48
HEAD = 7

Floats = NDArray[np.float64]


def loss(games: Floats, constant: float) -> float:
    """How unlikely what happened was, added up over games."""
    head, players = games[:, :HEAD], int(games[0, 2])
    points = games[:, HEAD:].reshape(len(games), PLAYOUTS, 4)[:, :, :players]
    spread = np.maximum(constant * head[:, 1] ** 0.75, 1e-3)
    behind = (points - points.max(2, keepdims=True)) / spread[:, None, None]
    shares = np.exp(behind)
    chances = (shares / shares.sum(2, keepdims=True)).mean(1)
    return float(-(head[:, 3 : 3 + players] * np.log(np.maximum(chances, 1e-4))).sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=6_000, help="of each table")
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        program = compile_with_core("endings", folder)
        for group, tables in GROUPS.items():
            played = []
            for table in tables:
                file = folder / table
                subprocess.run([program, table, str(games), "11", str(PLAYOUTS), file], check=True)
                played.append(np.fromfile(file, dtype=np.float32).reshape(games, -1).astype(np.float64))
            found = {round(c, 2): sum(loss(one, c) for one in played) for c in np.arange(0.16, 0.8, 0.02)}
            print(f"{group}: {min(found, key=found.__getitem__)}", flush=True)


if __name__ == "__main__":
    main()
