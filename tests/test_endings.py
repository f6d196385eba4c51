"""The end of a game is solved: the core's values against an exhaustive search in plain Python, and their use.

`KD_ENDINGS=500 pytest tests/test_endings.py` compares so many endings of each edition with two players on a 5x5 grid,
and a tenth as many of the others.
"""

import os
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from kingdomino import DEALER, EDITIONS, Game, Position, advise, agent, review
from kingdomino.core import Candidate, Search, judge

ENDINGS = int(os.environ.get("KD_ENDINGS", "2"))

Keys = tuple[tuple[int, ...], ...]
"""What each seat has at the end: its points, then what ties are broken by."""


class Table(NamedTuple):
    edition: str
    players: int
    rules: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.edition, str(self.players), *self.rules])


BOTH = {"harmony": True, "middle_kingdom": True}
TABLES = [
    *(Table(edition, 2, rules) for edition in EDITIONS for rules in ({}, BOTH) if edition != "tournament"),
    Table("tournament", 2, {}),
    Table("german", 2, {"mighty_duel": True, "harmony": True}),
    Table("english-app", 1, {}),
    Table("english-app", 1, {"claim_ahead": True}),
    *(Table(edition, players, {}) for edition in EDITIONS if edition != "tournament" for players in (3, 4)),
    Table("classic", 4, BOTH),
    Table("english-app", 3, {"spare_domino": True, "must_place": False}),
]


def all_of(table: Table) -> int:
    main = table.players == 2 and EDITIONS[table.edition].rules.replace(**table.rules).grid == 5
    return max(1, ENDINGS if main else ENDINGS // 10)


def endings(table: Table, chance: random.Random, number: int) -> Iterator[Position]:
    """The last line lies open, or a few decisions later, in games of good players and sometimes of careless ones."""
    for _ in range(number):
        game = Game(table.players, table.edition, seed=chance.randrange(10**9), **table.rules)
        bot = agent(chance.choice(["expert", "expert", "easy"]), seed=chance.randrange(10**9))
        while game.position.lines_left or game.turn in (None, DEALER):
            game.push(bot.choose(game.position))
        for _ in range(chance.choice([0, 0, 0, 1, 2, 4])):
            if len(game.position.pending) > 1:
                game.push(chance.choice(game.legal_moves))
        if not game.is_over:
            yield game.position


# ---- searching everything ----


def key_of(position: Position, seat: int) -> tuple[int, ...]:
    score = position.scores()[seat]
    measures = {"territory": score.largest, "crowns": score.crowns, "squares": score.squares}
    return score.total, *(measures[name] for name in position.rules.tie_breaks)


def wish(seat: int, keys: Keys) -> tuple[Any, ...]:
    """The more the better: share of the victory, lead, own points and tie-breaks; then any order of the rest."""
    winners = [key == max(keys) for key in keys]
    share = winners[seat] / sum(winners)
    others = [key[0] for i, key in enumerate(keys) if i != seat]
    lead = keys[seat][0] - max(others, default=0)
    return share, lead, keys[seat], tuple(tuple(-n for n in key) for key in keys)


known: dict[tuple[str, ...], tuple[int, ...]] = {}
"""What `most` has found, by the position without the kingdoms of others."""


def most(position: Position, seat: int) -> tuple[int, ...]:
    """The best a seat can have once nothing is left to be claimed: what others do changes nothing about its kingdom."""
    if position.is_over:
        return key_of(position, seat)
    if position.turn != seat:
        return most(position.play(position.legal_moves[0]), seat)
    *table, kingdoms = str(position).split(" ", 6)
    key = (*table, kingdoms.split(" ")[seat])
    if key not in known:
        known[key] = max(most(position.play(move), seat) for move in position.legal_moves)
    return known[key]


@cache
def ends(position: Position) -> Keys:
    """What the seats have at the end when all play best."""
    seat = position.turn
    if seat is None or (position.rules.claim_ahead and not position.line):
        return tuple(most(position, i) for i in range(position.players))
    return max((ends(position.play(move)) for move in position.legal_moves), key=lambda keys: wish(seat, keys))


def everything(position: Position) -> Keys:
    """The same without the thought that kingdoms do not touch one another after the last claim."""
    seat = position.turn
    if seat is None:
        return tuple(key_of(position, i) for i in range(position.players))
    return max((everything(position.play(move)) for move in position.legal_moves), key=lambda keys: wish(seat, keys))


# ---- the values ----


def solved(position: Position) -> list[Candidate]:
    return Search(seconds=60, playouts=1).run(position)


def worth(keys: Keys, seat: int) -> tuple[float, int]:
    """A share of the victory, and the lead: the same between two whichever of the best ways is taken."""
    share, lead, *_ = wish(seat, keys)
    return share, lead


def check(position: Position) -> None:
    seat = position.turn
    assert seat is not None
    found = solved(position)
    assert sorted(str(one.move) for one in found) == sorted(map(str, position.legal_moves))
    values = []
    for one in found:
        keys = ends(position.play(one.move))
        said = one.chances[seat], one.margin
        assert said == worth(keys, seat), (str(position), str(one.move))
        if position.players > 2:
            assert one.scores == tuple(key[0] for key in keys), (str(position), str(one.move))
        values.append(said)
        check_line(position, one)
    assert values == sorted(values, reverse=True)
    judged = judge(position, 1)
    assert (judged.chances, judged.scores) == (found[0].chances, found[0].scores)


def check_line(position: Position, one: Candidate) -> None:
    """What may follow leads to what is said."""
    for move in (one.move, *one.line):
        position = position.play(move)
    outcome = position.outcome
    assert outcome
    assert one.scores == tuple(outcome.scores)
    assert one.chances == tuple((i in outcome.winners) / len(outcome.winners) for i in range(position.players))


def check_master(position: Position) -> None:
    """Whatever it decides from here on, nothing is lost."""
    bot = agent("master:threads=1")
    while (seat := position.turn) is not None:
        after = position.play(bot.choose(position))
        assert worth(ends(after), seat) == worth(ends(position), seat), str(position)
        position = after


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_values_are_those_of_searching_everything(table: Table, chance: random.Random) -> None:
    """And `master` spoils nothing."""
    for position in endings(table, chance, all_of(table)):
        check(position)
        check_master(position)
        known.clear()
        ends.cache_clear()


def test_after_the_last_claim_kingdoms_do_not_touch(chance: random.Random) -> None:
    """The exhaustive search places the last dominoes of each seat alone; here it does not."""
    positions = [one for one in endings(Table("classic", 2, BOTH), chance, 60) if len(one.pending) == 2 and one.line]
    assert positions
    for position in positions[:3]:
        for seat in (0, 1):
            assert worth(ends(position), seat) == worth(everything(position), seat)


def last_round_but_one(chance: random.Random) -> Game:
    """A Mighty Duel in which the dominoes of the last line are the only ones that have not been seen."""
    game = Game(2, seed=chance.randrange(10**9), mighty_duel=True)
    bot = agent("expert", seed=chance.randrange(10**9))
    while game.position.lines_left > 1:
        game.push(bot.choose(game.position))
    return game


def test_a_line_that_can_be_known_is_known(chance: random.Random) -> None:
    """One look at a move is enough then, and the last placement before that line has an exact value."""
    game, exact = last_round_but_one(chance), 0
    while game.position.lines_left:
        position = game.position
        found = Search(seconds=60, playouts=50, seed=1).run(position)
        assert found == Search(seconds=60, playouts=1, seed=2).run(position)
        looked = [one for one in found if one.visits]
        assert looked and {one.visits for one in looked} == {1}
        free = [domino for domino, owner in position.line if owner is None]
        if len(free) == 1 and position.phase == "place":
            for one in looked:
                after = position.play(one.move)
                after = after.play(after.legal_moves[0])
                assert list(one.scores) == list(judge(after.play(after.sample(1)), 1).scores)
                exact += 1
        game.push(found[0].move)
    assert exact


def test_it_can_be_left_out(chance: random.Random) -> None:
    position = next(endings(Table("classic", 2, {}), chance, 9))
    assert agent("search:solve=false,playouts=9").analyse(position, playouts=9, seed=1) == Search(
        solve=False, playouts=9, seconds=1e6, seed=1
    ).run(position)
    assert agent("search").analyse(position, playouts=9) == solved(position)


def test_kingdoms_with_a_lot_of_room_are_searched_as_before() -> None:
    """Alone with eight dominoes to place on a wide grid there is too much to look at."""
    game = Game(1, "english-app", seed=3, grid=7, claim_ahead=True)
    bot = agent("easy", seed=3)
    while game.position.lines_left or game.turn in (None, DEALER):
        game.push(bot.choose(game.position))
    found = Search(seconds=60, playouts=9).run(game.position)
    assert found and not all(one.visits for one in found)


# ---- what is said of them ----


def spoilt() -> tuple[Game, int]:
    """A game in which a claim of the last line threw a victory away, and the ply of that claim."""
    for seed in range(500):
        game = Game(2, seed=seed)
        bots = [agent("expert", seed=seed), agent("hard", seed=seed)]
        while (seat := game.turn) is not None:
            position, ply = game.position, game.ply
            game.push(bots[seat].choose(position))
            if position.lines_left or position.phase != "claim":
                continue
            before, after = ends(position), ends(game.position)
            if wish(seat, before)[0] == 1 and wish(seat, after)[0] == 0:
                while not game.is_over:
                    game.push(bots[game.turn or 0].choose(game.position))
                return game, ply
    raise AssertionError("no ending was spoilt")


def spoilt_by_master() -> tuple[Game, int]:
    """The same: B takes 22 where 48 wins, as `master:solve=false` chose after 400 playouts."""
    text = """
        ABAB +23,29,45,46 A:45 B:23 A:29 B:46
        +10,12,14,27 B:g5g6,27 A:g9g8,10 A:g6g5,14 B:e6f6,12
        +32,40,41,42 A:e8f8,42 B:e7f7,41 A:h5i5,40 B:h6h5,32
        +8,17,39,47 B:i5i6,47 A:f6f5,8 B:h4h3,39 A:f7e7,17
        +4,5,9,20 A:i6i7,4 A:h9i9,20 B:e4e5,5 B:f4f5,9
        +6,21,22,48 A:e9f9,21 B:h7i7,6 B:i3i4,22 A:h8i8,48
        B:-- A:e5e6 B:g4g3 A:h7h6
    """
    game = Game.parse(f'[Edition "classic"]\n[A "A"]\n[B "B"]\n\n{text}')
    return game, next(ply for ply, move in enumerate(game.moves) if str(move) == "22")


@pytest.mark.parametrize("find", [spoilt, spoilt_by_master])
def test_a_review_names_the_claim_that_spoilt_the_game(find: Callable[[], tuple[Game, int]]) -> None:
    game, ply = find()
    position, said = game.at(ply).position, review(game, playouts=4)
    decision = said.decision(ply)
    assert (decision.grade, decision.lost) == ("blunder", 1)
    assert worth(ends(position.play(decision.best)), decision.seat)[0] == 1
    assert ply in said.moments
    first = next(i for i in range(game.ply) if not game.at(i).position.lines_left and game.at(i).turn is not None)
    assert {chance for row in said.chances[first:] for chance in row} <= {0, 0.5, 1}
    assert said.chances[ply][decision.seat] == 1 and said.chances[ply + 1][decision.seat] == 0
    hint = advise(position, playouts=4)
    assert {chance for one in hint.moves for chance in one.chances} <= {0, 0.5, 1}
    assert hint.moves[0].chances[decision.seat] == 1
