"""How a review grades players of each level against themselves.

    python bench/grades.py [--games 4] [--first 0] [--playouts 100] [--players 2] [--edition classic] [--levels random]

Every level plays so many games with seeds from the first on, and all reviews have the seed 1: the same command prints
the same. Decisions in which nothing was at stake are left out.
"""

import argparse
from collections import Counter

import kingdomino as kd

LEVELS = ("random", "greedy", "normal", "hard", "expert")
GRADES = ("best", "good", "inexact", "mistake", "blunder")


def played(level: str, seed: int, players: int, edition: str) -> kd.Game:
    game = kd.Game(players, edition, seed=seed)
    bots = [kd.agent(level, seed=10 * seed + seat) for seat in range(players)]
    while not game.is_over:
        assert game.turn is not None
        game.push(bots[game.turn].choose(game.position))
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--edition", choices=tuple(kd.EDITIONS), default="classic")
    parser.add_argument("--levels", type=lambda text: text.split(","), default=LEVELS)
    asked = parser.parse_args()
    for level in asked.levels:
        games = [played(level, asked.first + i, asked.players, asked.edition) for i in range(asked.games)]
        said = [kd.review(game, playouts=asked.playouts, seed=1) for game in games]
        grades: Counter[str] = Counter(one.grade for review in said for one in review.decisions if one.grade != "only")
        shares = ", ".join(f"{grade} {grades[grade] / grades.total():.0%}" for grade in GRADES)
        accuracy = [player.accuracy or 0 for review in said for player in review.players]
        well = (grades["best"] + grades["good"]) / grades.total()
        print(f"{level:8} best or good {well:.0%} ({shares}); accuracy {sum(accuracy) / len(accuracy):.1f}", flush=True)


if __name__ == "__main__":
    main()
