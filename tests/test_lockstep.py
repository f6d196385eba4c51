"""The core and the naive oracle play the same games side by side and must agree on everything at every ply."""

import itertools
import math
import os
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from oracle import NEIGHBOURS, SQUARE_NAMES, Kingdom, Oracle, configurations
from oracle import Score as OracleScore

from kingdomino import IllegalMove, Move, Position, Rules, Score

GAMES = int(os.environ.get("KD_LOCKSTEP_GAMES", "2000"))
LISTABLE_DEALS = 2000


class Configuration(NamedTuple):
    players: int
    fields: dict[str, Any]

    def __str__(self) -> str:
        return str(Position.start(Rules(**self.fields), self.players)).split()[0]


def house_rules() -> Iterator[Configuration]:
    """Fields combined as in no edition: every opening, turn and grid for every number of players."""
    rng = random.Random("house rules")
    measures = ("territory", "crowns", "squares")
    chains = itertools.cycle(chain for n in range(4) for chain in itertools.permutations(measures, n))
    switch = [False, True]
    for players in range(1, 5):
        for kings, abba, spare_domino, claim_ahead, must_place, (grid, mighty_duel) in itertools.product(
            ["one-by-one", "together", "passed-round"],
            switch if players == 2 else [rng.choice(switch)],
            switch if players == 3 else [rng.choice(switch)],
            switch,
            switch,
            [(5, False), (7, False), (7, True)][: 3 if players == 2 else 2],
        ):
            if kings == "passed-round" and abba and players == 2:
                continue  # one or the other
            full_grid_cannot_be_filled = grid == 7 and not mighty_duel
            harmony_needs = rng.choice(["all-placed", "full-grid"])
            yield Configuration(
                players,
                {
                    "min_players": 1,
                    "grid": grid,
                    "mighty_duel": mighty_duel,
                    "spare_domino": spare_domino,
                    "kings": kings,
                    "abba": abba,
                    "claim_ahead": claim_ahead,
                    "must_place": must_place,
                    "tie_breaks": next(chains),
                    "harmony": harmony_needs == "all-placed" or not full_grid_cannot_be_filled,
                    "harmony_needs": harmony_needs,
                    "middle_kingdom": rng.choice(switch),
                },
            )


EDITIONS = [Configuration(players, dict(fields)) for _, players, fields in configurations()]
CONFIGURATIONS = list({str(c): c for c in [*EDITIONS, *house_rules()]}.values())
# The same time for each configuration: games with fewer dominoes are played more often.
WEIGHTS = {str(c): 48 / Rules(**c.fields).dominoes_used(c.players) for c in CONFIGURATIONS}
GAMES_EACH = {name: math.ceil(GAMES * weight / sum(WEIGHTS.values())) for name, weight in WEIGHTS.items()}


class Lockstep:
    """One game, played on both sides."""

    def __init__(self, configuration: Configuration, seed: str) -> None:
        players, fields = configuration
        self.position = Position.start(Rules(**fields), players)
        self.oracle = Oracle(players, **fields)
        self.rng = random.Random(seed)
        self.expected: dict[tuple[Kingdom, bool], OracleScore] = {}
        self.placing = self.rng.choice(["random", "greedy", "tidy"])

    def compare(self) -> None:
        position, oracle = self.position, self.oracle
        text = oracle.text()
        assert str(position) == text
        again = Position(text)
        assert again == position
        assert hash(again) == hash(position)
        assert (position.turn, position.phase) == (oracle.turn, oracle.phase)
        assert [plain(score) for score in position.scores()] == self.expected_scores()
        if position.phase != "deal":
            assert [str(move) for move in position.legal_moves] == oracle.legal()

    def expected_scores(self) -> list[OracleScore]:
        """As the oracle's `scores`, but each kingdom is counted once only, because it never changes."""
        over = self.oracle.phase == "over"
        for kingdom in self.oracle.kingdoms:
            if (kingdom, over) not in self.expected:
                self.expected[kingdom, over] = kingdom.score(over)
        return [self.expected[kingdom, over] for kingdom in self.oracle.kingdoms]

    def step(self) -> None:
        move = self.choose()
        self.position = self.position.play(move)
        self.oracle.play(str(move))

    def choose(self) -> Move:
        position, rng = self.position, self.rng
        if position.turn == -1:
            return position.sample(rng.getrandbits(64))
        if position.phase == "claim" or self.placing == "random":
            return rng.choice(position.legal_moves)
        if self.placing == "greedy":
            return position.choose("greedy", rng.getrandbits(64))
        return tidiest(position)

    def compare_outcomes(self) -> None:
        ours, theirs = self.position.outcome, self.oracle.outcome()
        assert ours is not None
        assert theirs is not None
        assert (list(ours.scores), list(ours.winners), ours.decided_by, list(ours.places)) == theirs


def plain(score: Score) -> OracleScore:
    return OracleScore(
        [(t.terrain, t.squares, t.crowns, t.points) for t in score.territories],
        score.harmony,
        score.middle_kingdom,
        score.total,
        score.harmony_possible,
        score.middle_kingdom_possible,
        score.largest,
        score.crowns,
        score.squares,
        score.discarded,
    )


def tidiest(position: Position) -> Move:
    """The placement that keeps the kingdom smallest and leaves fewest holes: how full grids come about."""
    assert position.turn is not None
    covered = {cell_of("g7")} | {cell_of(name) for name, *_ in position.kingdom(position.turn)}

    def sprawl(move: Move) -> tuple[int, int]:
        if move.squares is None:
            return 100, 0
        cells = {cell_of(name) for name in move.squares}
        files = [file for file, _ in covered | cells]
        ranks = [rank for _, rank in covered | cells]
        touching = sum(neighbour in covered for cell in cells for neighbour in NEIGHBOURS[cell])
        return max(files) - min(files) + max(ranks) - min(ranks), -touching

    return min(position.legal_moves, key=sprawl)


def cell_of(name: str) -> tuple[int, int]:
    return "abcdefghijklm".index(name[0]) + 1, int(name[1:])


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_core_and_oracle_play_the_same_games(configuration: Configuration) -> None:
    for game in range(GAMES_EACH[str(configuration)]):
        both = Lockstep(configuration, f"{configuration} {game}")
        both.compare()
        while both.position.turn is not None:
            both.step()
            both.compare()
        both.compare_outcomes()


def test_so_many_games_are_played() -> None:
    assert sum(GAMES_EACH.values()) >= GAMES


# ---- listed <=> legal ----

NEIGHBOURING = [Move(SQUARE_NAMES[cell] + SQUARE_NAMES[other]) for cell in SQUARE_NAMES for other in NEIGHBOURS[cell]]
CLAIMS = [Move(str(number)) for number in range(1, 49)]
KINGS = [Move("".join(word)) for n in range(1, 5) for word in itertools.product("ABCD", repeat=n)]
HOLDERS = [Move(f"{seat}:") for seat in "ABCD"]
ALWAYS_SPELT = [*NEIGHBOURING, *CLAIMS, *KINGS, *HOLDERS, Move("--")]


def spellable(position: Position, rng: random.Random) -> list[Move]:
    """Every claim, discard, holder and word of kings, every placement on neighbours, and some of all the rest."""
    squares = list(SQUARE_NAMES.values())
    apart = [Move(rng.choice(squares) + rng.choice(squares)) for _ in range(20)]
    deals = [rng.sample(range(1, 49), rng.randint(1, 4)) for _ in range(10)]
    for length in (3, 4):
        if len(position.unseen) >= length:
            deals += [rng.sample(position.unseen, length) for _ in range(5)]
    return [*ALWAYS_SPELT, *apart, *(Move("+" + ",".join(map(str, sorted(deal)))) for deal in deals)]


def refusal(position: Position, move: Move) -> str | None:
    try:
        position.play(move)
    except IllegalMove as error:
        return str(error)
    return None


def check_listed_is_legal(both: Lockstep) -> None:
    position, oracle = both.position, both.oracle
    moves = spellable(position, both.rng)
    deals = math.comb(len(position.unseen), position.rules.line_length(position.players))
    if position.phase == "deal" and deals > LISTABLE_DEALS:
        listed = {move for move in moves if oracle.is_legal(str(move))}
    else:
        listed = set(position.legal_moves)
        assert len(listed) == len(position.legal_moves)
        if position.phase == "deal":
            assert len(listed) == deals
    legal = [move for move in moves if position.is_legal(move)]
    set_of_legal = set(legal)
    assert listed.issuperset(position.parse_move(str(move)) for move in legal)
    assert listed - set(moves) == set() or position.phase == "deal"
    assert all(position.is_legal(move) for move in listed)

    illegal = [move for move in moves if move not in set_of_legal]
    for move in both.rng.sample(illegal, 100):
        assert refusal(position, move)
    for move in legal:
        assert position.play(move) == position.play(position.parse_move(str(move)))
        assert oracle.is_legal(str(move))
    for move in both.rng.sample(moves, 30):
        assert position.is_legal(str(move)) == oracle.is_legal(str(move)) == (move in set_of_legal)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_a_move_is_legal_exactly_if_it_is_listed(configuration: Configuration) -> None:
    both = Lockstep(configuration, f"listed {configuration}")
    check_listed_is_legal(both)
    while both.position.turn is not None:
        both.step()
        check_listed_is_legal(both)


def test_every_deal_of_a_late_line_is_listed_once() -> None:
    both = Lockstep(Configuration(4, {}), "late lines")
    counts = []
    while both.position.turn is not None:
        if both.position.phase == "deal" and len(both.position.unseen) <= 16:
            deals = [str(move) for move in both.position.legal_moves]
            assert len(set(deals)) == len(deals) == math.comb(len(both.position.unseen), 4)
            assert all(both.oracle.is_legal(deal) for deal in deals)
            counts.append(len(deals))
        both.step()
    assert counts == [1820, 495, 70, 1]
