"""How a review grades players of each level against themselves.

    python bench/grades.py [--games 4] [--playouts 100]

Every level plays so many games of two with seeds from 0 on, and all reviews have the seed 1: the same command prints
the same. Decisions without alternative are left out.
"""

import argparse
from collections import Counter

import kingdomino as kd

LEVELS = ("random", "greedy", "normal", "hard", "expert")
GRADES = ("best", "good", "inexact", "mistake", "blunder")


def played(level: str, seed: int) -> kd.Game:
    game = kd.Game(2, seed=seed)
    bots = [kd.agent(level, seed=10 * seed + seat) for seat in range(2)]
    while not game.is_over:
        assert game.turn is not None
        game.push(bots[game.turn].choose(game.position))
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--playouts", type=int, default=100)
    asked = parser.parse_args()
    for level in LEVELS:
        said = [kd.review(played(level, seed), playouts=asked.playouts, seed=1) for seed in range(asked.games)]
        grades: Counter[str] = Counter(one.grade for review in said for one in review.decisions if one.grade != "only")
        shares = ", ".join(f"{grade} {grades[grade] / grades.total():.0%}" for grade in GRADES)
        accuracy = [player.accuracy or 0 for review in said for player in review.players]
        well = (grades["best"] + grades["good"]) / grades.total()
        print(f"{level:8} best or good {well:.0%} ({shares}); accuracy {sum(accuracy) / len(accuracy):.1f}")


if __name__ == "__main__":
    main()
