"""What a page is shown of a game: the core's JSON is of the types that were promised, and says what the oracle says."""

import json
import os
import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from oracle import DOMINOES, NEIGHBOURS, TERRAINS, Kingdom
from pydantic import TypeAdapter
from test_lockstep import CONFIGURATIONS, Configuration, Lockstep, cell_of
from typing_extensions import TypedDict

import kingdomino as kd
from kingdomino import DEALER, Game, Move, Plies, Rules
from kingdomino.core import reckoning_json, sums
from kingdomino.dealing import seeded
from kingdomino.scoring import tally
from kingdomino.server import view
from kingdomino.server.messages import Event, KingdomView, Place, Reckoning, SeriesView, TableView

GAMES = int(os.environ.get("KD_VIEW_GAMES", "1"))
"""Games of each configuration."""

_SHOWN = {"ply", "phase", "pending", "line", "order", "unseen", "line_length", "lines_left", "rules", "turn", "outcome"}
_types: dict[str, Any] = {name: TableView.__annotations__[name] for name in sorted(_SHOWN)}
Shown = TypedDict("Shown", {**_types, "kingdoms": list[KingdomView]})  # type: ignore[misc]

SHOWN: TypeAdapter[Any] = TypeAdapter(Shown)
EVENTS: TypeAdapter[Any] = TypeAdapter(list[Event])
PLACES: TypeAdapter[Any] = TypeAdapter(list[Place])
SERIES: TypeAdapter[Any] = TypeAdapter(SeriesView)
RECKONING: TypeAdapter[Any] = TypeAdapter(Reckoning)


def read(promised: TypeAdapter[Any], text: bytes) -> Any:
    promised.validate_json(text, strict=True, extra="forbid")
    return json.loads(text)


class Watched(Lockstep):
    """A game of the core and the oracle's, and what is shown of it."""

    def __init__(self, configuration: Configuration, seed: str) -> None:
        super().__init__(configuration, seed)
        self.plies = Plies(self.position.rules, self.position.players)
        self.laid: list[dict[tuple[int, int], tuple[int, int]]] = [{} for _ in range(self.position.players)]
        """By seat: which half of which domino lies where."""
        self.told: list[dict[str, Any]] = []

    def step(self) -> None:
        before, kingdoms = self.position, list(self.oracle.kingdoms)
        super().step()
        seat = before.turn
        assert seat is not None
        after, move = self.oracle.kingdoms, Move(str(self.moved))
        squares, domino = move.squares, move.domino or before.domino
        points = 0
        if squares and domino:
            self.laid[seat] |= {cell_of(name): (domino, half) for half, name in enumerate(squares)}
            points = sum(t.points for t in after[seat].territories) - sum(t.points for t in kingdoms[seat].territories)
        event = {"ply": len(self.told), "seat": seat, "receiver": before.receiver, "kind": move.kind, "move": str(move)}
        self.told.append(event | {"domino": domino, "points": points})
        self.plies = self.plies.play(move)

    def choose(self) -> Move:
        self.moved = super().choose()
        return self.moved

    def look(self) -> None:
        """Compares what is shown now."""
        shown = read(SHOWN, self.plies.shown_json())
        oracle, position = self.oracle, self.position
        assert shown["ply"] == len(self.told) == len(self.plies)
        assert shown["phase"] == oracle.phase
        assert {one["number"]: one["seat"] for one in shown["line"]} == oracle.line
        assert {one["number"]: one["seat"] for one in shown["pending"]} == oracle.pending
        for line in (shown["line"], shown["pending"]):
            assert line == sorted(line, key=lambda one: one["number"])
        assert shown["order"] == position.order
        assert shown["unseen"] == sorted(oracle.unseen)
        assert (shown["line_length"], shown["lines_left"]) == (oracle.line_length, oracle.lines_left)
        assert shown["rules"] == view.rules_fields(position.rules) == fields_of(position.rules)
        self.look_at_turn(shown["turn"])
        self.look_at_outcome(shown["outcome"])
        for seat, kingdom in enumerate(shown["kingdoms"]):
            self.look_at_kingdom(seat, kingdom)
            assert json.loads(self.plies.kingdom_json(seat)) == kingdom
        table = json.loads(self.plies.table_json())
        assert table == {name: shown[name] for name in table}

    def look_at_turn(self, turn: Mapping[str, Any] | None) -> None:
        oracle, position = self.oracle, self.position
        if oracle.turn in (None, DEALER):
            assert turn is None and self.plies.turn_json(True) == self.plies.turn_json(False) == b"null"
            return
        assert turn is not None
        assert (turn["seat"], turn["phase"]) == (oracle.turn, oracle.phase)
        assert (turn["receiver"], turn["domino"]) == (position.receiver, position.domino)
        assert [one["move"] for one in turn["moves"]] == oracle.legal()
        for one, points in zip(turn["moves"], position.gains, strict=True):
            move = Move(one["move"])
            assert (one["kind"], one["points"]) == (move.kind, points)
            assert one["domino"] == (move.domino or position.domino)
            assert one["squares"] == (list(move.squares) if move.squares else None)
        chosen = [one["domino"] for one in turn["moves"] if one["kind"] == "claim"]
        mine = oracle.kingdoms[turn["receiver"]]
        lost = bool(chosen) and not oracle.rules.claim_ahead and not any(mine.placements(d) for d in chosen)
        assert turn["nowhere"] == lost
        assert json.loads(self.plies.turn_json(False)) == {**turn, "moves": []}
        for domino in {*chosen, *oracle.line, 1, 48}:
            places = read(PLACES, position.fits_json(domino))
            assert ["".join(one["squares"]) for one in places] == [
                move for move in map(str, sorted(map(Move, mine.placements(domino)))) if domino in chosen
            ]
            for one in places[:3]:
                then = mine.with_domino(domino, (cell_of(one["squares"][0]), cell_of(one["squares"][1])))
                gained = sum(t.points for t in then.territories) - sum(t.points for t in mine.territories)
                assert one["points"] == gained

    def look_at_outcome(self, outcome: Mapping[str, Any] | None) -> None:
        theirs = self.oracle.outcome()
        if theirs is None:
            assert outcome is None
            return
        assert outcome == {**theirs._asdict(), "ended": None}

    def look_at_kingdom(self, seat: int, kingdom: Mapping[str, Any]) -> None:
        theirs, over = self.oracle.kingdoms[seat], self.oracle.phase == "over"
        assert {cell_of(one["spot"]): (one["domino"], one["half"]) for one in kingdom["squares"]} == self.laid[seat]
        for one in kingdom["squares"]:
            terrain, crowns = DOMINOES[one["domino"]][one["half"]]
            assert (one["terrain"], one["crowns"]) == (TERRAINS[terrain], crowns)
            assert theirs.squares[cell_of(one["spot"])] == (terrain, crowns)
        inside = set(box(theirs, over))
        low, high = map(cell_of, kingdom["frame"])
        assert (low, high) == (min(inside), max(inside))
        assert list(map(cell_of, kingdom["lost"])) == sorted(cell for cell in inside if is_lost(theirs, cell, over))
        score = kingdom["score"]
        expected = theirs.score(over)._asdict()
        territories = [(t["terrain"], len(t["spots"]), t["crowns"], t["points"]) for t in score["territories"]]
        assert {**score, "territories": territories} == expected
        spots = [spot for territory in score["territories"] for spot in territory["spots"]]
        assert sorted(map(cell_of, spots)) == sorted(self.laid[seat])


def fields_of(rules: Rules) -> dict[str, Any]:
    fields = {name: getattr(rules, name) for name in Rules.fields}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in fields.items()}


def box(kingdom: Kingdom, over: bool) -> Iterator[tuple[int, int]]:
    """All that it covers, or still can."""
    stretch = 0 if over else kingdom.rules.grid - 1
    for file in range(min(kingdom.left, kingdom.right - stretch), max(kingdom.right, kingdom.left + stretch) + 1):
        for rank in range(min(kingdom.bottom, kingdom.top - stretch), max(kingdom.top, kingdom.bottom + stretch) + 1):
            yield file, rank


def is_lost(kingdom: Kingdom, cell: tuple[int, int], over: bool) -> bool:
    """Empty for ever: no domino can lie here, in whatever way the kingdom grows."""
    if cell in kingdom.squares:
        return False
    return over or not any(
        {cell, other}.isdisjoint(kingdom.squares) and fits_grid(kingdom, cell, other) for other in NEIGHBOURS[cell]
    )


def fits_grid(kingdom: Kingdom, *cells: tuple[int, int]) -> bool:
    files, ranks = zip(*kingdom.squares, *cells, strict=True)
    return all(max(numbers) - min(numbers) < kingdom.rules.grid for numbers in (files, ranks))


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_what_is_shown_is_what_the_oracle_says(configuration: Configuration) -> None:
    for game in range(GAMES):
        watched = Watched(configuration, f"view {configuration} {game}")
        every = watched.rng.randint(1, 9)
        while watched.position.turn is not None:
            if not len(watched.plies) % every:
                watched.look()
            watched.step()
        watched.look()
        assert watched.plies.position == watched.position
        ply = len(watched.plies)
        assert read(EVENTS, watched.plies.events_json(0, ply)) == watched.told
        for first, last in ((ply - 3, ply), (5, 9), (-7, 2), (ply - 1, ply + 99), (ply, ply), (9, 3)):
            assert read(EVENTS, watched.plies.events_json(first, last)) == watched.told[max(0, first) : max(0, last)]


@pytest.mark.parametrize(
    ("players", "rules"),
    [
        (4, {}),
        (3, {"edition": "romanian"}),
        (4, {"grid": 7}),
        (2, {"mighty_duel": True}),
        (1, {"edition": "english-app"}),
    ],
)
def test_where_a_domino_would_lie_is_where_it_may_lie(players: int, rules: dict[str, Any]) -> None:
    """What is said of a domino before it is claimed is true when it is placed, unless the kingdom has grown since."""
    game, player = Game(players=players, seed=3, **rules), kd.agent("random", seed=3)
    said: dict[int, tuple[int, list[Any]]] = {}
    compared = 0
    while not game.is_over:
        position = game.position
        if position.phase == "claim":
            owner = position.receiver or 0
            for move in position.legal_moves:
                said[move.domino or 0] = len(position.kingdom(owner)), json.loads(position.fits_json(move.domino or 0))
        elif said[position.domino or 0][0] == len(position.kingdom(position.turn or 0)):
            pairs = zip(position.legal_moves, position.gains, strict=True)
            may = [{"squares": list(move.squares), "points": points} for move, points in pairs if move.squares]
            assert said[position.domino or 0][1] == may
            compared += 1
        game.push(player.choose(position))
    assert compared > 8
    assert game.position.fits_json(1) == b"[]"


def game_of(seed: int, **fields: Any) -> Game:
    game, chance = Game(seed=seed, **fields), random.Random(seed)
    while not game.is_over:
        game.push(chance.choice(game.legal_moves))
    return game


def test_texts_are_safe_whatever_is_in_them() -> None:
    plies = game_of(1).plies.at(30)
    for text in ('"', "\\", 'a "quoted" \\ end', "".join(map(chr, range(0x20))), "\x7f\u2028ä€😀", "</script>", ""):
        ended = plies.end((None, text))
        for part in (ended.table_json(), ended.shown_json()):
            assert json.loads(part)["outcome"]["ended"] == text
    with pytest.raises(ValueError, match="surrogates"):
        plies.end((None, "\ud800"))


def test_an_early_end_is_shown() -> None:
    plies = game_of(2).plies.at(30)
    scores = [score.total for score in plies.position.scores()]
    shown = read(SHOWN, plies.end((1, "resigned")).shown_json())
    expected = {"scores": scores, "winners": [0], "places": [1, 2], "decided_by": "", "ended": "B resigned"}
    assert shown["outcome"] == expected and shown["turn"] is None
    shown = read(SHOWN, plies.end((None, "The cat came.")).shown_json())
    assert shown["outcome"] == expected | {"winners": [], "places": [], "ended": "The cat came."}
    three = game_of(2, players=3).plies.at(30).end((1, "out of time"))
    assert read(SHOWN, three.shown_json())["outcome"]["winners"] == []


def test_a_dynasty_is_shown_with_its_sums() -> None:
    games = [game_of(seed) for seed in (3, 4, 5)]
    standings = [game.standings() for game in games]
    for number, game in enumerate(games, 1):
        series = read(SERIES, game.plies.series_json(number, 3, standings[: number - 1]))
        rows = [
            (sum(r[0] for r in seat), max(r[1] for r in seat), sum(r[2] for r in seat), sum(r[3] for r in seat))
            for seat in zip(*standings[:number], strict=True)
        ]
        assert list(map(tuple, series["standings"])) == rows == sums(standings[:number])
        assert (series["game"], series["games"]) == (number, 3)
        assert (series["outcome"] is None) == (number < 3)
    assert series["outcome"]["scores"] == [row[0] for row in rows]
    under_way = games[2].plies.at(40)
    assert read(SERIES, under_way.series_json(3, 3, standings[:2]))["outcome"] is None
    for wrong in ([standings[0][:1]], [[(1, 2, 3)]], [5]):
        with pytest.raises((ValueError, TypeError)):
            under_way.series_json(2, 3, wrong)  # type: ignore[arg-type]


def test_a_kingdom_that_was_written_down_is_shown() -> None:
    rules, texts = kd.EDITIONS["classic"].rules, ["ffC/.ww/.ws1", "C"]
    counted = tally(texts, rules)
    told = read(RECKONING, reckoning_json(rules, texts, [], None))
    one, shown = counted.kingdoms[0], told["kingdoms"][0]["kingdom"]
    assert {place["spot"]: (place["terrain"], place["crowns"]) for place in shown["squares"]} == one.squares
    assert list(shown["frame"]) == ["e5", "g7"] and shown["lost"] == []
    assert shown["score"]["total"] == one.score.total
    nothing = told["kingdoms"][1]["kingdom"]
    assert nothing["squares"] == nothing["lost"] == [] and list(nothing["frame"]) == ["g7", "g7"]
    assert told["outcome"]["scores"] == list(counted.outcome.scores) and told["outcome"]["ended"] is None
    for wrong in ((49, ("f7", "e7")), (0, ("f7", "e7")), (3, ("z1", "e7")), (3, ("f7",)), (3,)):
        with pytest.raises((TypeError, ValueError)):
            reckoning_json(rules, texts, [[wrong]], None)  # type: ignore[list-item]


def test_the_core_deals_as_a_dealer_with_that_seed() -> None:
    for seed in range(20):
        for kings in ("one-by-one", "together", "passed-round"):
            rules = Rules(kings=kings)
            games = Game(3, rules=rules, seed=seed), Game(3, rules=rules, dealer=seeded(seed))
            chance = random.Random(seed)
            while not games[0].is_over:
                move = chance.choice(games[0].legal_moves)
                for game in games:
                    game.push(move)
                assert games[0].plies == games[1].plies
            drawn = [note.move for note in games[0].notes if note.seat == DEALER]
            lines = sum(move.kind == "deal" for move in drawn)
            assert games[0].plies.drawn == (len(drawn), 3, lines)


def test_plies_cannot_be_where_there_are_none() -> None:
    plies = game_of(7).plies
    for ply in (-1, len(plies) + 1):
        with pytest.raises(IndexError, match=f"has {len(plies)} plies, not {ply}"):
            plies.at(ply)
        with pytest.raises(IndexError):
            plies.cut(ply)
    for seat in (-1, 2):
        with pytest.raises(IndexError):
            plies.kingdom_json(seat)
    for domino in (0, 49):
        with pytest.raises(ValueError):
            plies.position.fits_json(domino)
