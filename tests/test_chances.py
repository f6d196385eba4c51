"""Chances to win: they add up to one, say the same again, are exact where nothing is open, and come true."""

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from kingdomino import DEALER, Game, Position, Record, agent
from kingdomino.core import Candidate, Rules, Search, judge, play_games
from kingdomino.errors import IllegalMove

ROOT = Path(__file__).parent.parent
HARD = "attentive"


def moment(players: int, plies: int, seed: int = 3, edition: str = "classic", **rules: Any) -> Position:
    game = Game(players, edition, seed=seed, **rules)
    bot = agent("hard", seed=seed)
    while game.ply < plies and not game.is_over:
        game.push(bot.choose(game.position))
    return game.position


def search(position: Position, kept: tuple[object, ...] = (), **options: Any) -> list[Candidate]:
    return Search(**{"playouts": 60, "seconds": 60, "seed": 5, **options}).run(position, [str(m) for m in kept])


@pytest.mark.parametrize("method", ["halving", "flat", "uct"])
@pytest.mark.parametrize(
    ("players", "edition", "rules"),
    [
        (1, "english-app", {}),
        (2, "classic", {}),
        (2, "classic", {"mighty_duel": True}),
        (3, "danish", {"harmony": True}),
        (4, "romanian", {}),
        (4, "english-app", {"middle_kingdom": True}),
    ],
)
def test_the_chances_of_all_seats_add_up_to_one(method: str, players: int, edition: str, rules: dict[str, Any]) -> None:
    for plies in (3, 14, 40):
        position = moment(players, plies, edition=edition, **rules)
        if position.turn in (None, DEALER):
            continue
        for one in search(position, method=method):
            if not one.visits:
                assert (one.chances, one.scores) == ((), ())
                continue
            assert sum(one.chances) == pytest.approx(1)
            assert len(one.chances) == len(one.scores) == players
            assert position.turn is not None
            assert one.win_probability == one.chances[position.turn]
            assert one.score == one.scores[position.turn]
        judged = judge(position, 20, 1)
        assert sum(judged.chances) == pytest.approx(1)


@pytest.mark.parametrize("confirm", [0, 30])
def test_the_same_seed_and_playouts_say_the_same(confirm: int) -> None:
    position = moment(3, 20)
    assert search(position, confirm=confirm) == search(position, confirm=confirm)
    assert judge(position, 30, 7) == judge(position, 30, 7)
    assert judge(position, 30, 7) != judge(position, 30, 8)


def test_a_position_is_judged_whoevers_turn_it_is() -> None:
    start = Position.start(Rules(), 4)
    assert start.turn == DEALER
    assert judge(start, 400).chances == pytest.approx([0.25] * 4, abs=0.05)
    dealt = moment(2, 60)
    while not dealt.is_over:
        dealt = dealt.play(dealt.legal_moves[0])
    assert dealt.outcome
    assert judge(dealt, 5).chances == tuple(
        (seat in dealt.outcome.winners) / len(dealt.outcome.winners) for seat in range(2)
    )


def test_the_last_decision_is_exact_and_knows_the_tie_breaks() -> None:
    """On squares of equal points, the larger territory wins, and what shares the victory counts as a share."""
    decided = shared = 0
    for seed in range(400):
        game = Game(2, seed=seed)
        bots = [agent("random", seed=seed), agent("random", seed=seed + 1)]
        before = game.position
        while not game.is_over:
            before = game.position
            assert before.turn is not None
            game.push(bots[before.turn].choose(before))
        assert game.outcome
        if game.outcome.decided_by == "score" and seed > 5:
            continue
        for one in search(before, kept=(game.notes[-1].move,)):
            if not one.visits:
                continue
            end = before.play(one.move).outcome
            assert end
            assert one.chances == tuple((seat in end.winners) / len(end.winners) for seat in range(2))
            decided += end.decided_by in ("territory", "crowns")
            shared += end.decided_by == "shared"
        if decided > 3 and shared:
            return
    raise AssertionError("no ties were seen")


def test_moves_that_are_kept_are_compared_to_the_end() -> None:
    tables: list[tuple[int, int, dict[str, Any]]] = [
        (2, 16, {}),
        (4, 20, {}),
        (2, 30, {"mighty_duel": True}),
        (3, 25, {}),
    ]
    for players, plies, rules in tables:
        position = next(
            one
            for one in (moment(players, plies + more, **rules) for more in range(20))
            if one.phase == "place" and len(one.legal_moves) > 12
        )
        plain = search(position, candidates=8)
        worst = plain[-1].move
        assert not plain[-1].visits
        kept = {one.move: one for one in search(position, kept=(worst,), candidates=8)}
        assert kept[worst].visits == max(one.visits for one in kept.values())
        confirmed = {one.move: one for one in search(position, kept=(worst,), candidates=8, confirm=25)}
        assert kept[worst].value == pytest.approx(confirmed[worst].value, abs=0.1)
        assert sum(one.visits == 25 for one in confirmed.values()) in (2, 3, 4)
        assert confirmed[worst].visits == 25


def test_only_a_legal_move_can_be_kept() -> None:
    with pytest.raises(IllegalMove):
        search(moment(2, 16), kept=("a1a2",))


@pytest.mark.parametrize(("players", "rules"), [(2, Rules()), (4, Rules()), (2, Rules().replace(mighty_duel=True))])
def test_chances_come_true_among_hard_players(players: int, rules: Rules) -> None:
    """What is said to be likely happens as often as that, and so is what is unlikely; bench/calibration.py has more."""
    said = {True: 0.0, False: 0.0}
    came = {True: 0.0, False: 0.0}
    games = 250
    head = Game(players, rules=rules).to_record().headers
    for seed in range(games):
        body, _ = play_games(rules, players, [(HARD, 4 * seed + s) for s in range(players)], [seed])[0]
        _, *positions = Game.from_record(Record(head, body)).positions
        outcome = positions[-1].outcome
        assert outcome
        winners = outcome.winners
        for seat, chance in enumerate(judge(positions[seed * 7919 % len(positions)], 24, seed).chances):
            likely = chance > 1 / players
            said[likely] += chance
            came[likely] += (seat in winners) / len(winners)
    for likely in (True, False):
        assert said[likely] == pytest.approx(came[likely], abs=0.07 * games)


def test_the_exponential_function_is_the_exponential_function(tmp_path: Path) -> None:
    program = tmp_path / "exponential"
    compiler = os.environ.get("CXX", "g++")
    subprocess.run([compiler, "-std=c++20", "-O1", ROOT / "tests/exponential.cpp", "-o", program], check=True)
    told = subprocess.run([program], check=True, capture_output=True, text=True)
    relative, absolute = map(float, told.stdout.split())
    assert relative < 1e-12
    assert absolute < 1e-12
