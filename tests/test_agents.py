"""Computer players choose legal moves, play the same way with the same seed, and do what their names promise."""

import random
from typing import Any

import pytest
from oracle import configurations

from kingdomino import DEALER, Position, Rules, agent
from kingdomino.core import playouts

SIMPLE = ["random", "greedy", "full-greedy"]  # those that answer at once


def every_start() -> list[Position]:
    starts: dict[Position, None] = {}
    for _, players, fields in configurations():
        values: dict[str, Any] = dict(fields)
        starts[Position.start(Rules(**values), players)] = None
    return list(starts)


STARTS = every_start()


@pytest.mark.parametrize("name", SIMPLE)
def test_computer_players_choose_legal_moves_in_every_edition(name: str) -> None:
    for start in STARTS:
        bot = agent(name, seed=1)
        position = start
        while position.turn is not None:
            if position.turn == DEALER:
                move = position.sample(1)
            else:
                move = bot.choose(position)
                assert move in position.legal_moves
            position = position.play(move)


@pytest.mark.parametrize("name", SIMPLE)
def test_the_same_seed_plays_the_same_way(name: str) -> None:
    def played(seed: int) -> str:
        bot, position = agent(name, seed=seed), STARTS[0]
        while position.turn is not None:
            position = position.play(position.sample(1) if position.turn == DEALER else bot.choose(position))
        return str(position)

    assert played(1) == played(1)
    assert len({played(seed) for seed in range(8)}) > 1


def test_an_unknown_computer_player_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(ValueError, match=r"there is no computer player 'deep'; choose from easy, normal"):
        agent("deep")


def points(position: Position, seat: int | None) -> int:
    assert seat is not None
    return sum(territory.points for territory in position.scores()[seat].territories)


@pytest.mark.parametrize("start", STARTS[::5], ids=lambda start: str(start).split()[0])
def test_greedy_makes_one_of_the_placements_that_bring_most_points(start: Position) -> None:
    rng = random.Random(str(start))
    for _ in range(4):
        position = start
        while position.turn is not None:
            if position.turn == DEALER:
                position = position.play(position.sample(rng.getrandbits(64)))
                continue
            chosen = position.choose("greedy", rng.getrandbits(64))
            if position.phase == "place":
                gains = {move: points(position.play(move), position.turn) for move in position.legal_moves}
                best = {move for move, gain in gains.items() if gain == max(gains.values()) and move.kind == "place"}
                assert chosen in best if best else chosen.kind == "discard"
            position = position.play(chosen if rng.random() < 0.7 else rng.choice(position.legal_moves))


def test_greedy_chooses_among_all_of_the_best_placements() -> None:
    position = Position("4 - 19A - - - w1wC C C C")
    gains = {move: points(position.play(move), 0) for move in position.legal_moves}
    best = {move for move, gain in gains.items() if gain == max(gains.values())}
    assert len(best) > 4
    assert {position.choose("greedy", 1, stream) for stream in range(300)} == best


def test_random_chooses_among_all_legal_moves() -> None:
    position = Position("4;must_place=false - 19A - - - w1wC C C C")
    assert {position.choose("random", 1, stream) for stream in range(1000)} == set(position.legal_moves)


@pytest.mark.parametrize("start", STARTS, ids=lambda start: str(start).split()[0])
@pytest.mark.parametrize("placing", ["random", "greedy"])
def test_playouts_count_what_the_scores_say(start: Position, placing: str) -> None:
    for seed in range(3):
        position = start
        while position.turn is not None:
            dealer = position.turn == DEALER
            position = position.play(position.sample(seed) if dealer else position.choose(placing, seed))
        _, total = playouts(position, 2, seed, placing)
        assert total == 2 * sum(score.total for score in position.scores())
        _, sum_of_many = playouts(start, 5, seed, placing)
        assert sum_of_many >= 0
