"""Do chances come true? Games between `hard` players, one position of each, and how often what was said to win has won.

    python bench/calibration.py [--games 5000] [--playouts 200] [--seed 1]

A position is analysed with a fixed number of playouts and a fixed seed; the chance of the move that was then played is
compared with the mover's share of the victory at the end of that game: `said` and `won`, by tenths of what was said.
That move was chosen without the analysis, so its chance was not picked for being high. The best move is compared too:
it is played in place of the other, and `hard` players play on from there. The expected calibration error is the mean
distance between what was said and what came true, over the tenths, each weighed by its positions.
"""

import argparse
from collections.abc import Iterator
from typing import NamedTuple

from kingdomino import Game, Record
from kingdomino.core import Candidate, Move, Position, Rules, Search, play_games

TABLES = {
    "2 players": (2, Rules()),
    "3 players": (3, Rules()),
    "4 players": (4, Rules()),
    "4 players, harmony and middle-kingdom": (4, Rules(harmony=True, middle_kingdom=True)),
    "Mighty Duel": (2, Rules().replace(mighty_duel=True)),
    "2 players, placing at once": (2, Rules(claim_ahead=False)),
}
HARD = "attentive"
"""The core's name for the level."""


class Said(NamedTuple):
    """What was said of a move, the mover's chance and points, and what came true."""

    chance: float
    points: float
    won: float
    scored: float


def said(candidate: Candidate, end: Position, seat: int) -> Said:
    outcome = end.outcome
    assert outcome
    won = (seat in outcome.winners) / len(outcome.winners)
    return Said(candidate.win_probability, candidate.score, won, outcome.scores[seat])


def play_on(position: Position, seed: int) -> Position:
    """The rest of the game between `hard` players."""
    ply = 0
    while not position.is_over:
        ply += 1
        dealer = position.turn == -1
        position = position.play(position.sample(seed, ply) if dealer else position.choose(HARD, seed, ply))
    return position


def positions(rules: Rules, players: int, games: int, seed: int) -> Iterator[tuple[Said, Said]]:
    """For one decision of each game: the move played, and the best one."""
    head = Game(players, rules=rules).to_record().headers
    for game in range(seed * 1_000_000, seed * 1_000_000 + games):
        body, _ = play_games(rules, players, [(HARD, 4 * game + s) for s in range(players)], [game])[0]
        whole = Game.from_record(Record(head, body))
        before = [pair for pair in zip(whole.positions, whole.moves, strict=False) if pair[0].turn != -1]
        moment, played = before[game * 7919 % len(before)]
        yield analysed(moment, played, whole.position, game)


def analysed(moment: Position, played: Move, end: Position, seed: int) -> tuple[Said, Said]:
    seat = moment.turn
    assert seat is not None
    found = Search(playouts=ARGUMENTS.playouts, seconds=1e6, seed=seed).run(moment, [played])
    best, that = found[0], next(one for one in found if one.move == played)
    return said(that, end, seat), said(best, play_on(moment.play(best.move), seed), seat)


def table(name: str, all_said: list[Said]) -> str:
    lines = [f"{name}: {len(all_said)} positions", "      said     positions     said      won"]
    error = 0.0
    for tenth in range(10):
        here = [one for one in all_said if min(9, int(one.chance * 10)) == tenth]
        if here:
            mean, won = sum(one.chance for one in here) / len(here), sum(one.won for one in here) / len(here)
            error += abs(mean - won) * len(here) / len(all_said)
            lines.append(f"{tenth * 10:4} to {tenth * 10 + 10:3}% {len(here):10} {100 * mean:9.1f}% {100 * won:7.1f}%")
    points, scored = (sum(getattr(one, field) for one in all_said) / len(all_said) for field in ("points", "scored"))
    lines.append(f"expected calibration error {100 * error:.1f}%; points said {points:.1f}, made {scored:.1f}")
    return "\n".join(lines)


def main() -> None:
    for name, (players, rules) in TABLES.items():
        if ARGUMENTS.only and ARGUMENTS.only not in name:
            continue
        both = list(positions(rules, players, ARGUMENTS.games, ARGUMENTS.seed))
        print(table(f"{name}, the move played", [played for played, _ in both]), flush=True)
        print(table(f"{name}, the best move", [best for _, best in both]) + "\n", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="the tables whose name contains this")
    ARGUMENTS = parser.parse_args()
    main()
