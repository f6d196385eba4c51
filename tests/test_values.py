"""The values of the core as a researcher handles them: what they tell, copied, compared, stored and sent elsewhere."""

import pytest

import kingdomino as kd


def test_gain_is_what_the_move_brings_at_once() -> None:
    game = kd.Game(players=3, seed=5)
    bot = kd.agent("full-greedy", seed=5)
    while not game.is_over:
        position = game.position
        seat = game.turn
        assert seat is not None
        before = position.scores()[seat]
        assert [position.gain(move) for move in position.legal_moves] == position.gains
        for move in position.legal_moves[:5]:
            after = position.play(move).scores()[seat]
            bonuses = after.harmony + after.middle_kingdom
            assert position.gain(str(move)) == after.total - bonuses - before.total
        game.push(bot.choose(position))


def test_gain_of_an_illegal_move_names_the_rule() -> None:
    game = kd.Game(seed=1)
    with pytest.raises(kd.IllegalMove, match="must claim a domino"):
        game.position.gain("--")
