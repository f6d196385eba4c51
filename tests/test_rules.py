"""One test for each rule and for each point in which the editions differ; worked examples are the rulebooks' own."""

from collections import Counter
from typing import Any, Literal

import oracle
import pytest

from kingdomino import DEALER, DOMINOES, EDITIONS, Game, IllegalMove, Move, Position, Rules, RulesError, edition
from kingdomino.core import decide

CHOOSING_AT_ONCE = "min_players=1;kings=together;claim_ahead=false;tie_breaks=squares,crowns"
NEARLY_FULL = "wwwww/fffff/llCll/ggggg/www.."  # only h5 and i5 are free: they touch grass and wheat
ALL_NAMES = list(EDITIONS)


def start(name: str, players: int, **changes: Any) -> Position:
    return Position.start(edition(name).rules.replace(**changes), players)


def play(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def legal(position: Position) -> list[str]:
    return [str(move) for move in position.legal_moves]


def why_not(position: Position, move: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    return str(refused.value)


def last_to_place(domino: int, kingdom: str, rules: str = "") -> Position:
    """A has this kingdom and places the last domino of a game of four."""
    return Position(f"4{rules and ';' + rules} - {domino}A - - - {kingdom} C C C")


def last_to_place_in_duel(domino: int, kingdom: str) -> Position:
    return Position(f"2;grid=7;mighty_duel=true - {domino}A - - - {kingdom} C")


def finished(*kingdoms: str, rules: str = "") -> Position:
    """A finished game in which all 48 dominoes were used, so that every kingdom is possible."""
    return Position(" ".join([f"{len(kingdoms)}{rules and ';' + rules}", "- - - - -", *kingdoms]))


def territories(kingdom: str) -> list[tuple[str, int, int, int]]:
    score = finished(kingdom, "C", "C", "C").scores()[0]
    return [(t.terrain, t.squares, t.crowns, t.points) for t in score.territories]


def play_to_the_end(position: Position) -> list[Position]:
    """All positions to the end, with the first legal move in each and lines as they come."""
    positions = [position]
    while position.turn is not None:
        move = position.sample(1) if position.turn == DEALER else position.legal_moves[0]
        position = position.play(move)
        positions.append(position)
    return positions


# ---- the dominoes ----


def test_there_are_48_dominoes_as_printed() -> None:
    names = oracle.TERRAINS
    printed = [tuple((names[t], crowns) for t, crowns in oracle.DOMINOES[n]) for n in range(1, 49)]
    assert list(DOMINOES) == printed


def test_the_squares_are_as_many_as_the_german_booklet_counts() -> None:
    count = Counter(half for domino in DOMINOES for half in domino)
    assert count == {
        ("wheat", 0): 21,
        ("wheat", 1): 5,
        ("forest", 0): 16,
        ("forest", 1): 6,
        ("lake", 0): 12,
        ("lake", 1): 6,
        ("grass", 0): 10,
        ("grass", 1): 2,
        ("grass", 2): 2,
        ("swamp", 0): 6,
        ("swamp", 1): 2,
        ("swamp", 2): 2,
        ("mine", 0): 1,
        ("mine", 1): 1,
        ("mine", 2): 3,
        ("mine", 3): 1,
    }


# ---- editions ----


@pytest.mark.parametrize("name", ALL_NAMES)
def test_an_edition_is_the_value_that_its_rulebook_says(name: str) -> None:
    fields: dict[str, Any] = dict(oracle.EDITIONS[name])
    assert edition(name).rules == Rules(**fields)


def test_the_default_is_classic_and_like_the_icelandic_game() -> None:
    assert Rules() == edition("classic").rules == edition("icelandic").rules
    assert Game(seed=1).edition == "classic"


def test_only_the_tournament_has_a_clock() -> None:
    assert {name: e.minutes for name, e in EDITIONS.items() if e.minutes} == {"tournament": 15}


def test_an_unknown_edition_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(RulesError, match="there is no edition 'swiss'; choose from classic, danish, romanian"):
        edition("swiss")


@pytest.mark.parametrize(
    ("name", "players", "used", "line", "rounds"),
    [
        ("english-app", 1, 12, 4, 3),
        *[(name, 2, 24, 4, 6) for name in ALL_NAMES if name != "tournament"],
        *[(name, 3, 36, 3, 12) for name in ALL_NAMES if name not in ("danish", "tournament")],
        ("danish", 3, 48, 4, 12),
        *[(name, 4, 48, 4, 12) for name in ALL_NAMES if name != "tournament"],
        ("tournament", 2, 48, 4, 12),
    ],
)
def test_dominoes_lines_and_rounds(name: str, players: int, used: int, line: int, rounds: int) -> None:
    positions = play_to_the_end(start(name, players))
    deals = [p for p in positions if p.phase == "deal"]
    assert len(deals) == rounds
    assert positions[0].lines_left == rounds
    assert len(positions[-1].unseen) == 48 - used
    assert edition(name).rules.line_length(players) == line
    assert edition(name).rules.dominoes_used(players) == used


@pytest.mark.parametrize("name", ALL_NAMES)
@pytest.mark.parametrize("players", [0, 1, 2, 3, 4, 5])
def test_an_edition_is_refused_for_other_numbers_of_players(name: str, players: int) -> None:
    if players in {"english-app": (1, 2, 3, 4), "tournament": (2,)}.get(name, (2, 3, 4)):
        start(name, players)
    else:
        with pytest.raises(RulesError, match=rf"these rules are for .* players, not {players}"):
            start(name, players)


# ---- the opening ----


@pytest.mark.parametrize("name", ["classic", "icelandic", "tournament"])
def test_with_two_players_kings_are_drawn_one_by_one(name: str) -> None:
    position = start(name, 2)
    assert legal(position) == ["A", "B"]
    position = play(position, "B", "+4,16,17,42", "4")
    assert legal(position) == ["A", "B"]
    assert legal(play(position, "B", "16")) == ["A"]


@pytest.mark.parametrize("name", ["classic", "icelandic", "german"])
@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_players_kings_are_drawn_one_by_one(name: str, players: int) -> None:
    seats = list("ABCD"[:players])
    position = start(name, players)
    assert legal(position) == seats
    line = "+4,16,17,42" if players == 4 else "+4,16,17"
    assert legal(play(position, "B", line, "4")) == [seat for seat in seats if seat != "B"]


@pytest.mark.parametrize("name", ["danish", "english-app"])
@pytest.mark.parametrize(("players", "orders"), [(3, 6), (4, 24)])
def test_all_kings_are_drawn_first(name: str, players: int, orders: int) -> None:
    kings = legal(start(name, players))
    assert len(kings) == orders
    assert all(sorted(order) == list("ABCD"[:players]) for order in kings)


@pytest.mark.parametrize("name", ["danish", "english-app"])
def test_all_four_kings_of_two_players_are_drawn_first_in_any_order(name: str) -> None:
    position = start(name, 2)
    assert legal(position) == ["AABB", "ABAB", "ABBA", "BAAB", "BABA", "BBAA"]
    assert {str(position.sample(seed)) for seed in range(100)} == set(legal(position))


def test_two_players_open_abba_in_the_german_edition() -> None:
    assert legal(start("german", 2)) == ["ABBA", "BAAB"]


def test_abba_is_a_house_rule_elsewhere() -> None:
    assert legal(start("english-app", 2, abba=True)) == ["ABBA", "BAAB"]


def test_one_player_draws_four_kings() -> None:
    assert legal(start("english-app", 1)) == ["AAAA"]


def test_who_claims_next_is_unknown_where_kings_are_drawn_one_by_one() -> None:
    assert play(start("classic", 4), "C", "+4,16,17,42").order == [2]
    assert play(start("danish", 4), "CABD", "+4,16,17,42").order == [2, 0, 1, 3]


def test_kings_claim_in_the_order_in_which_they_were_drawn() -> None:
    position = play(start("danish", 2), "BBAA", "+4,16,17,42")
    turns = []
    for claim in ("42", "16", "4", "17"):
        turns.append(position.turn)
        position = position.play(claim)
    assert turns == [1, 1, 0, 0]


# ---- kings passed round ----


def drawing(position: Position) -> list[tuple[int | None, int | None]]:
    """Plays the opening with the first legal moves: who decides, and whose domino it is."""
    decided = []
    while not position.pending:
        if position.turn != DEALER:
            decided.append((position.turn, position.receiver))
        position = position.play(position.sample(1) if position.turn == DEALER else position.legal_moves[0])
    return decided


def test_one_player_holds_all_kings() -> None:
    position = start("romanian", 4)
    assert (position.turn, position.phase, position.holder) == (DEALER, "holder", None)
    assert legal(position) == ["A:", "B:", "C:", "D:"]
    position = position.play("B:")
    assert (position.turn, position.phase, position.holder) == (DEALER, "deal", 1)
    assert play(position, "+4,16,17,42").phase == "kings"


def test_the_others_draw_one_after_the_other_and_the_holder_last() -> None:
    position = play(start("romanian", 4), "B:", "+4,16,17,42")
    turns = []
    for king, claim in zip("DABC", ("42", "16", "4", "17"), strict=True):
        assert position.turn == DEALER
        position = position.play(king)
        turns.append(position.turn)
        position = position.play(claim)
    assert turns == [2, 3, 0, 1]


def test_a_domino_belongs_to_the_owner_of_the_king_and_not_to_who_drew_it() -> None:
    position = play(start("romanian", 3), "A:", "+4,16,17", "C")
    assert (position.turn, position.receiver, position.kings) == (1, 2, [2])
    position = position.play("16")
    assert position.line == [(4, None), (16, 2), (17, None)]
    position = play(position, "A", "4", "B", "17")
    assert position.pending == [(4, 0), (16, 2), (17, 1)]


def test_from_the_second_round_on_everything_is_as_usual_after_kings_were_passed_round() -> None:
    position = play(start("romanian", 3), "A:", "+4,16,17", "C", "16", "A", "4", "B", "17", "+1,2,3")
    assert (position.turn, position.receiver, position.phase, position.domino) == (0, 0, "place", 4)
    assert (position.holder, position.order) == (None, [0, 2, 1])
    usual = play(start("classic", 3), "C", "+4,16,17", "16", "A", "4", "B", "17", "+1,2,3")
    assert str(position) == str(usual).replace("3 ", "3;kings=passed-round ", 1)


def test_with_two_players_kings_go_twice_round() -> None:
    position = play(start("romanian", 2), "A:", "+4,16,17,42")
    turns = []
    for king, claim in zip("AABB", ("4", "16", "17", "42"), strict=True):
        position = play(position, king)
        turns.append((position.turn, position.receiver))
        position = play(position, claim)
    assert turns == [(1, 0), (0, 0), (1, 1), (0, 1)]
    assert position.pending == [(4, 0), (16, 0), (17, 1), (42, 1)]


def test_each_may_draw_any_king_that_is_left() -> None:
    position = play(start("romanian", 2), "B:", "+4,16,17,42")
    assert legal(position) == ["A", "B"]
    position = play(position, "B", "4", "B", "16")
    assert legal(position) == ["A"]
    assert why_not(position, "B") == "B has no king left to be drawn"


def test_who_draws_is_known_but_not_whose_king() -> None:
    position = play(start("romanian", 4), "D:", "+4,16,17,42")
    assert (position.order, position.kings) == ([0, 1, 2, 3], [])
    position = play(position, "C", "42", "A")
    assert (position.order, position.kings) == ([1, 2, 3], [0])


def test_kings_passed_round_say_nothing_of_those_not_drawn() -> None:
    drawn = play(start("romanian", 4), "D:", "+4,16,17,42", "C", "42", "A")
    assert str(drawn).split()[1:5] == ["D:A", "-", "4,16,17,42C", "-"]
    assert str(drawn.play("4")).split()[1:4] == ["D:", "-", "4A,16,17,42C"]


def test_every_holder_and_every_king_is_equally_likely() -> None:
    holders = Counter(str(start("romanian", 4).sample(seed)) for seed in range(4000))
    assert sorted(holders) == ["A:", "B:", "C:", "D:"]
    assert all(900 < count < 1100 for count in holders.values())
    position = play(start("romanian", 2), "A:", "+4,16,17,42", "A", "4")
    kings = Counter(str(position.sample(seed)) for seed in range(3000))
    assert 900 < kings["A"] < 1100  # one of three


def test_one_player_passes_the_kings_to_nobody() -> None:
    position = start("english-app", 1, kings="passed-round")
    assert legal(position) == ["A:"]
    assert drawing(position) == [(0, 0)] * 8


def test_kings_passed_round_in_the_mighty_duel() -> None:
    position = start("romanian", 2, mighty_duel=True)
    assert [seat for seat, _ in drawing(position.play("A:"))] == [1, 0, 1, 0]


def test_three_players_who_pass_kings_round_leave_the_spare_domino() -> None:
    position = play(start("danish", 3, kings="passed-round"), "C:", "+4,16,17,42", "A", "4", "B", "16", "C", "42")
    assert (position.phase, position.pending) == ("deal", [(4, 0), (16, 1), (42, 2)])


def test_without_claiming_ahead_the_owner_of_the_king_places_what_the_other_chose() -> None:
    position = play(start("english-app", 3, kings="passed-round"), "A:", "+4,16,17", "C", "16")
    assert (position.turn, position.phase, position.domino, position.mid_turn) == (2, "place", 16, False)
    assert position.order == [2, 2, 0]
    position = play(position, "g8g9", "A")
    assert position.kingdom(2) == [("g8", "wheat", 0), ("g9", "swamp", 0)]
    assert (position.turn, position.receiver) == (2, 0)
    own = play(position, "4", "g8g9", "B", "17")
    assert (own.turn, own.mid_turn) == (1, False)
    mine = play(start("english-app", 3, kings="passed-round"), "A:", "+4,16,17", "B", "16")
    assert (mine.turn, mine.mid_turn) == (1, True)


def test_kings_are_passed_round_or_the_opening_is_abba() -> None:
    rules = edition("german").rules.replace(kings="passed-round")
    Position.start(rules, 3)
    with pytest.raises(RulesError, match="either A B B A, or the kings are passed round"):
        Position.start(rules, 2)


def test_only_the_dealer_says_who_holds_the_kings_and_only_once() -> None:
    position = start("romanian", 3)
    assert why_not(position, "A") == "the dealer says first who holds the kings"
    assert why_not(position, "+4,16,17") == "the dealer says first who holds the kings"
    assert why_not(position, "D:") == "there is no seat D"
    held = position.play("A:")
    assert why_not(held, "B:") == "it is the dealer's turn to lay a line"
    assert why_not(held.play("+4,16,17"), "B:") == "it is the dealer's turn to draw kings"
    assert why_not(play(held, "+4,16,17", "C"), "B:") == "it is B's turn, not the dealer's"
    assert why_not(start("classic", 3), "A:") == "it is the dealer's turn to draw kings"


def test_a_domino_is_claimed_once_only() -> None:
    position = play(start("danish", 2), "ABBA", "+4,16,17,42", "16")
    assert legal(position) == ["4", "17", "42"]


# ---- the order of a round ----


def test_the_order_of_the_next_round_with_four_players_is_that_of_the_dominoes() -> None:
    position = play(start("danish", 4), "ABCD", "+4,16,17,42", "16", "42", "4", "17")
    assert position.order == [2, 0, 3, 1]
    assert play(position, "+1,2,3,5").turn == 2


def test_the_order_of_the_next_round_with_two_players_is_that_of_the_dominoes() -> None:
    position = play(start("german", 2), "ABBA", "+4,16,17,42", "16", "42", "4", "17")
    assert position.order == [1, 0, 0, 1]


def test_the_order_of_the_next_round_where_dominoes_are_placed_at_once() -> None:
    four = play(start("english-app", 4), "ABCD", "+4,16,17,42", "16", "g8g9", "42", "g8g9", "4", "g8g9", "17", "g8g9")
    assert four.order == [2, 0, 3, 1]
    two = play(start("english-app", 2), "ABBA", "+4,16,17,42", "16", "g8g9", "42", "g8g9", "4", "g6g5", "17", "g6g5")
    assert two.order == [1, 0, 0, 1]


def test_a_discarded_domino_counts_for_the_order_like_any_other() -> None:
    position = play(start("english-app", 4, must_place=False), "ABCD", "+4,16,17,42")
    position = play(position, "16", "--", "42", "--", "4", "--", "17", "--")
    assert position.order == [2, 0, 3, 1]


# ---- a turn ----


def test_a_turn_places_the_domino_claimed_last_round_and_then_claims_the_next() -> None:
    position = play(start("danish", 2), "ABAB", "+4,16,17,42", "4", "16", "17", "42", "+1,2,3,5")
    assert (position.turn, position.phase, position.domino) == (0, "place", 4)
    position = position.play("g8g9")
    assert (position.turn, position.phase, position.mid_turn) == (0, "claim", True)
    assert legal(position) == ["1", "2", "3", "5"]
    position = position.play("3")
    assert (position.turn, position.phase, position.domino) == (1, "place", 16)


def test_in_the_opening_a_domino_is_claimed_and_not_placed() -> None:
    position = play(start("classic", 2), "A", "+4,16,17,42", "4")
    assert position.phase == "kings"
    assert position.kingdom(0) == []


def test_english_app_chooses_a_domino_and_places_it_at_once() -> None:
    position = play(start("english-app", 2), "ABBA", "+4,16,17,42", "16")
    assert (position.turn, position.phase, position.domino, position.mid_turn) == (0, "place", 16, True)
    position = position.play("g8g9")
    assert (position.turn, position.phase) == (1, "claim")
    assert position.kingdom(0) == [("g8", "wheat", 0), ("g9", "swamp", 0)]


def test_the_last_round_only_places() -> None:
    positions = play_to_the_end(start("classic", 4))
    last_deal = max(i for i, p in enumerate(positions) if p.phase == "deal")
    after = [(p.phase, p.turn) for p in positions[last_deal + 1 : -1]]
    round_of_placing_and_claiming, last_round = after[:8], after[8:]
    assert [phase for phase, _ in round_of_placing_and_claiming] == ["place", "claim"] * 4
    assert [phase for phase, _ in last_round] == ["place"] * 4
    assert sorted(turn for _, turn in last_round if turn is not None) == [0, 1, 2, 3]


def test_english_app_ends_with_its_last_line() -> None:
    positions = play_to_the_end(start("english-app", 4))
    last_deal = max(i for i, p in enumerate(positions) if p.phase == "deal")
    assert [p.phase for p in positions[last_deal + 1 :]] == ["claim", "place"] * 4 + ["over"]


def test_one_player_plays_all_four_of_a_line_in_any_order() -> None:
    position = play(start("english-app", 1), "AAAA", "+1,2,3,4")
    for left in (["1", "2", "3", "4"], ["1", "2", "4"], ["2", "4"], ["2"]):
        assert position.turn == 0
        assert legal(position) == left
        claim = "3" if "3" in left else left[0] if "1" in left else left[-1]
        position = position.play(claim)
        position = position.play(position.legal_moves[0])
    assert position.phase == "deal"
    assert position.pending == [(1, 0), (2, 0), (3, 0), (4, 0)]


def test_one_player_wins_by_score() -> None:
    outcome = play_to_the_end(start("english-app", 1))[-1].outcome
    assert outcome is not None
    assert (outcome.winners, outcome.decided_by, outcome.places) == ((0,), "score", (1,))


# ---- three players in the Danish game ----


def test_danish_with_three_players_lays_four_and_the_one_left_over_leaves_the_game() -> None:
    position = play(start("danish", 3), "CAB", "+4,16,17,42", "4", "42", "16")
    assert (position.phase, position.line) == ("deal", [])
    assert position.pending == [(4, 2), (16, 1), (42, 0)]
    assert 17 not in position.unseen
    assert len(position.unseen) == 44


def test_danish_with_three_players_gives_everyone_twelve_dominoes() -> None:
    end = play_to_the_end(start("danish", 3))[-1]
    assert [score.squares // 2 + score.discarded for score in end.scores()] == [12, 12, 12]
    assert end.unseen == []


def test_elsewhere_three_players_lay_three() -> None:
    assert why_not(play(start("classic", 3), "A"), "+4,16,17,42") == "a line has 3 dominoes, not 4"


# ---- placing ----


def test_the_castle_takes_any_terrain() -> None:
    assert last_to_place(12, "C").is_legal("g8g9")
    assert last_to_place(12, "wwC").is_legal("h7i7")


def test_one_matching_square_is_enough() -> None:
    position = last_to_place(14, "Cl/.l")  # wheat and lake
    assert position.is_legal("i6i7")  # the lake touches lake, the wheat touches nothing
    assert position.is_legal("f6e6") is False
    assert position.is_legal("i7i6")  # also the other way round: the lake below


def test_either_half_may_be_the_one_that_matches() -> None:
    position = last_to_place(14, "ffC")
    assert why_not(position, "e8e9") == "touches neither the castle nor any wheat or lake"
    wheat = last_to_place(14, "wfC")
    assert wheat.is_legal("e8e9")  # wheat on wheat
    assert not wheat.is_legal("e9e8")  # the lake would lie on wheat, the wheat beside nothing
    lake = last_to_place(14, "lfC")
    assert lake.is_legal("e9e8")
    assert not lake.is_legal("e8e9")


def test_touching_at_a_corner_is_not_touching() -> None:
    position = last_to_place(1, "wfC")
    assert why_not(position, "d8d9") == "touches neither the castle nor any wheat"
    assert position.is_legal("d7d8")


def test_crowns_do_not_matter_for_placing() -> None:
    assert last_to_place(1, "w1fC").is_legal("e8e9")


def test_a_kingdom_of_five_squares_is_as_wide_and_high_as_it_gets() -> None:
    wide = last_to_place(1, "wwwwC")
    assert why_not(wide, "a7b7") == "would make the kingdom 7 squares wide"
    assert why_not(wide, "b7b8") == "would make the kingdom 6 squares wide"
    assert why_not(wide, "h7h8") == "would make the kingdom 6 squares wide"
    assert wide.is_legal("g8g9")
    high = last_to_place(1, "w/w/w/w/C")
    assert why_not(high, "g12h12") == "would make the kingdom 6 squares high"
    assert why_not(high, "g6g5") == "would make the kingdom 7 squares high"
    assert high.is_legal("f10e10")


def test_the_castle_may_stand_anywhere_in_the_kingdom() -> None:
    corner = last_to_place(1, "Cw/.w")
    assert corner.is_legal("h5h4")
    assert corner.is_legal("i7j7")
    assert corner.is_legal("f7e7")


def test_the_mighty_duel_has_kingdoms_of_seven_by_seven() -> None:
    position = last_to_place_in_duel(1, "wwwwC")
    assert position.is_legal("a7b7")
    assert position.is_legal("h7i7")
    six = last_to_place_in_duel(1, "wwwwwwC")
    assert why_not(six, "h7h8") == "would make the kingdom 8 squares wide"
    assert why_not(six, "h7i7") == "would make the kingdom 9 squares wide"
    assert six.is_legal("a8a9")


def test_two_equal_halves_are_one_move_however_they_are_spelt() -> None:
    position = last_to_place(1, "C")
    moves = legal(position)
    assert "g8g9" in moves
    assert "g9g8" not in moves
    assert position.play("g9g8") == position.play("g8g9")
    assert position.parse_move("g9g8") == Move("g8g9")
    assert len(moves) == 12


def test_two_different_halves_are_two_moves() -> None:
    position = last_to_place(13, "C")
    assert {"g8g9", "g9g8"} <= set(legal(position))
    assert len(legal(position)) == 24


def test_the_first_domino_lies_at_the_castle() -> None:
    position = last_to_place(13, "C")
    assert all({"g8", "g6", "f7", "h7"} & set(move.squares or ()) for move in position.legal_moves)


# ---- discarding ----


@pytest.mark.parametrize("name", ALL_NAMES)
def test_a_domino_that_fits_may_not_be_discarded_except_in_the_german_game(name: str) -> None:
    position = start(name, 2)
    for line in ("+1,2,3,4", "+5,6,7,8"):
        while position.phase in ("holder", "kings", "claim"):
            position = position.play(position.legal_moves[0])
        if position.phase == "deal":
            position = position.play(line)
    if name == "german":
        assert position.is_legal("--")
    else:
        assert "--" not in legal(position)
        assert why_not(position, "--") == "domino 1 can be placed, so it may not be discarded"


def test_german_may_decline_to_place_a_domino_that_fits() -> None:
    position = last_to_place(1, NEARLY_FULL, "must_place=false")
    assert legal(position) == ["h5i5", "--"]
    after = position.play("--")
    assert after.scores()[0].discarded == 1
    assert after.kingdom_text(0) == NEARLY_FULL


def test_the_german_authors_variant_must_place() -> None:
    assert start("german", 2).rules.must_place is False
    position = play(start("german", 2, must_place=True), "ABBA", "+1,2,3,4", "1", "2", "3", "4", "+5,6,7,8")
    assert why_not(position, "--") == "domino 1 can be placed, so it may not be discarded"
    assert play(start("german", 2), "ABBA", "+1,2,3,4", "1", "2", "3", "4", "+5,6,7,8").is_legal("--")


@pytest.mark.parametrize("rules", ["", "must_place=false"])
def test_a_domino_that_fits_nowhere_is_discarded(rules: str) -> None:
    position = last_to_place(12, NEARLY_FULL, rules)
    assert legal(position) == ["--"]
    end = position.play("--")
    assert end.scores()[0].squares == 22
    assert end.scores()[0].discarded == 1


def test_no_points_are_lost_or_won_by_a_discard() -> None:
    position = last_to_place(12, NEARLY_FULL)
    assert position.play("--").scores()[0].total == position.scores()[0].total


def test_english_app_must_choose_a_domino_that_fits_if_there_is_one() -> None:
    position = Position(f"4;{CHOOSING_AT_ONCE} - 40A,41B 1,12,47C,48D - - {NEARLY_FULL} C C C")
    assert legal(position) == ["1"]
    assert why_not(position, "12") == "domino 12 does not fit anywhere, but another domino in the line does"
    assert legal(position.play("1")) == ["h5i5"]


def test_english_app_may_discard_any_free_domino_when_none_fits() -> None:
    position = Position(f"4;{CHOOSING_AT_ONCE} - 40A,41B 7,12,47C,48D - - {NEARLY_FULL} C C C")
    assert legal(position) == ["7", "12"]
    for claim in ("7", "12"):
        assert legal(position.play(claim)) == ["--"]
        assert position.play(claim).play("--").scores()[0].discarded == 1


def test_without_claiming_ahead_and_without_having_to_place_anything_may_be_chosen_and_discarded() -> None:
    position = Position(f"4;{CHOOSING_AT_ONCE};must_place=false - 40A,41B 1,12,47C,48D - - {NEARLY_FULL} C C C")
    assert legal(position) == ["1", "12"]
    assert legal(position.play("1")) == ["h5i5", "--"]
    assert legal(position.play("12")) == ["--"]


# ---- points ----


def test_seven_forest_squares_with_three_crowns_are_21_points() -> None:
    assert territories("f1f1f/ff1f/fCw") == [("wheat", 1, 0, 0), ("forest", 7, 3, 21)]


def test_nine_lakes_without_a_crown_are_nothing() -> None:
    assert territories("lll/lll/lll/wC.") == [("wheat", 1, 0, 0), ("lake", 9, 0, 0)]


def test_separate_territories_of_one_terrain_count_separately() -> None:
    assert territories("w1wCww") == [("wheat", 2, 1, 2), ("wheat", 2, 0, 0)]


def test_squares_are_not_joined_at_corners() -> None:
    assert territories("w1f/Cw/.l") == [
        ("wheat", 1, 1, 1),
        ("wheat", 1, 0, 0),
        ("forest", 1, 0, 0),
        ("lake", 1, 0, 0),
    ]


def test_the_castle_belongs_to_no_territory_and_joins_none() -> None:
    assert territories("m3Cm2") == [("mine", 1, 3, 3), ("mine", 1, 2, 2)]


def test_all_crowns_of_a_territory_count() -> None:
    assert territories("Cm3m2/.m2m2") == [("mine", 4, 9, 36)]


def test_a_kingdom_without_squares_scores_nothing() -> None:
    score = finished("C", "C", "C", "C").scores()[0]
    assert (score.total, score.largest, score.crowns, score.squares, score.territories) == (0, 0, 0, 0, ())


def test_the_total_is_the_sum_of_the_territories() -> None:
    score = finished("w1wg2/wCg/..f", "C", "C", "C").scores()[0]
    assert score.total == 3 * 1 + 2 * 2
    assert (score.largest, score.crowns, score.squares) == (3, 3, 6)


def test_a_territory_tells_where_it_lies() -> None:
    score = finished("w1wC/.ww/.gg", "C", "C", "C").scores()[0]
    assert [(t.terrain, t.spots) for t in score.territories] == [
        ("wheat", ("e7", "f6", "f7", "g6")),
        ("grass", ("f5", "g5")),
    ]


def test_territories_count_at_any_moment() -> None:
    assert last_to_place(1, "w1wC").scores()[0].total == 2


# ---- Harmony ----

FULL_BUT_CORNERS = "wwwww/fffff/llCll/ggggg/.www."


@pytest.mark.parametrize("needs", ["all-placed", "full-grid"])
def test_harmony_is_five_points_for_a_kingdom_without_discards(needs: str) -> None:
    position = last_to_place(1, NEARLY_FULL, "harmony=true" + f";harmony_needs={needs}" * (needs == "full-grid"))
    before = position.scores()[0]
    assert before.harmony_possible
    assert before.harmony == 0
    after = position.play("h5i5").scores()[0]
    assert after.harmony_possible
    assert after.harmony == 5
    assert after.total == before.total + 5
    assert [score.harmony for score in position.play("h5i5").scores()] == [5, 0, 0, 0]


def test_harmony_is_no_points_when_the_rule_is_off() -> None:
    after = last_to_place(1, NEARLY_FULL).play("h5i5").scores()[0]
    assert after.harmony_possible
    assert after.harmony == 0


@pytest.mark.parametrize("needs", ["all-placed", "full-grid"])
def test_harmony_is_lost_with_the_first_discard(needs: str) -> None:
    position = last_to_place(12, NEARLY_FULL, "harmony=true" + f";harmony_needs={needs}" * (needs == "full-grid"))
    after = position.play("--").scores()[0]
    assert not after.harmony_possible
    assert after.harmony == 0


def test_danish_harmony_is_out_of_reach_once_the_holes_cannot_be_filled() -> None:
    danish = last_to_place(12, FULL_BUT_CORNERS, "harmony=true;harmony_needs=full-grid")
    assert not danish.scores()[0].harmony_possible
    elsewhere = last_to_place(12, FULL_BUT_CORNERS, "harmony=true")
    assert elsewhere.scores()[0].harmony_possible


def test_harmony_without_discards_needs_no_full_grid_where_the_grid_is_larger() -> None:
    position = Position(f"4;grid=7;harmony=true - 1A - - - {NEARLY_FULL} C C C")
    assert position.play("c9d9").scores()[0].harmony == 5


@pytest.mark.parametrize("needs", ["", ";harmony_needs=full-grid"])
def test_harmony_in_the_mighty_duel_fills_seven_by_seven(needs: str) -> None:
    kingdom = "wwwwwww/wwwwwww/fffffff/fffClll/lllllll/gggggww/ggggg.."
    position = Position(f"2;grid=7;mighty_duel=true;harmony=true{needs} - 1A - - - {kingdom} C")
    assert position.scores()[0].harmony_possible
    assert position.play("i4j4").scores()[0].harmony == 5


# ---- Middle Kingdom ----


@pytest.mark.parametrize(
    ("kingdom", "centred"),
    [
        ("C", True),
        ("wwC", True),
        ("wwCww", True),
        ("wCwww", False),
        ("w/w/C/w/w", True),
        ("w/w/w/C/w", False),
        ("Cww", True),
        ("Cwwww", False),
        ("wwC/ww.", True),
    ],
)
def test_middle_kingdom_is_ten_points_for_a_castle_in_the_centre(kingdom: str, centred: bool) -> None:
    score = finished(kingdom, "C", "C", "C", rules="middle_kingdom=true").scores()[0]
    assert score.middle_kingdom_possible is centred
    assert score.middle_kingdom == (10 if centred else 0)


def test_middle_kingdom_is_points_only_at_the_end() -> None:
    position = last_to_place(1, "wwC", "middle_kingdom=true")
    assert position.scores()[0].middle_kingdom_possible
    assert position.scores()[0].middle_kingdom == 0
    assert position.play("e8e9").scores()[0].middle_kingdom == 10
    assert position.play("c7d7").scores()[0].middle_kingdom == 0


def test_middle_kingdom_is_no_points_when_the_rule_is_off() -> None:
    score = finished("wwC", "C", "C", "C").scores()[0]
    assert score.middle_kingdom_possible
    assert score.middle_kingdom == 0


def test_middle_kingdom_allows_holes_and_discards() -> None:
    score = finished("ww.ww/w...w/wwCww", "C", "C", "C", rules="middle_kingdom=true").scores()[0]
    assert score.discarded > 0
    assert score.middle_kingdom == 10


@pytest.mark.parametrize(("kingdom", "centred"), [("wwwCwww", True), ("wwwwC", False), ("wwCwwww", False)])
def test_middle_kingdom_in_the_mighty_duel_is_the_centre_of_seven_by_seven(kingdom: str, centred: bool) -> None:
    score = finished(kingdom, "C", rules="grid=7;mighty_duel=true;middle_kingdom=true").scores()[0]
    assert score.middle_kingdom == (10 if centred else 0)


def test_additional_rules_add_up() -> None:
    position = last_to_place(1, NEARLY_FULL, "harmony=true;middle_kingdom=true")
    score = position.play("h5i5").scores()[0]
    assert (score.harmony, score.middle_kingdom) == (5, 10)
    assert score.total == sum(t.points for t in score.territories) + 15


# ---- ties ----

PLAIN = "wwC"  # no points
CROWNED = "g2wC"  # 2 points, largest territory 1, crowns 2, squares 2
LARGE = "w1wC"  # 2 points, largest territory 2, crowns 1, squares 2
EXTENDED = "w1wCff"  # 2 points, largest territory 2, crowns 1, squares 4
SPLENDID = "g2wwCf"  # 2 points, largest territory 2, crowns 2, squares 4

CHAINS = {
    ("classic", "romanian", "icelandic", "tournament"): [
        (PLAIN, LARGE, "B", "score"),
        (CROWNED, LARGE, "B", "territory"),
        (EXTENDED, SPLENDID, "B", "crowns"),
        (LARGE, EXTENDED, "AB", "shared"),
    ],
    ("danish", "german"): [
        (PLAIN, LARGE, "B", "score"),
        (CROWNED, LARGE, "B", "territory"),
        (EXTENDED, SPLENDID, "AB", "shared"),
        (LARGE, EXTENDED, "AB", "shared"),
    ],
    ("english-app",): [
        (PLAIN, LARGE, "B", "score"),
        (LARGE, EXTENDED, "B", "squares"),
        (CROWNED, LARGE, "A", "crowns"),
        (EXTENDED, SPLENDID, "B", "crowns"),
        (LARGE, LARGE, "AB", "shared"),
    ],
}


def end_of(name: str, *kingdoms: str) -> Position:
    players = 2 if name == "tournament" else 4
    rules = str(start(name, players)).split()[0]
    return finished(*kingdoms, *["C"] * (players - len(kingdoms)), rules=rules[2:])


def seats(letters: str) -> tuple[int, ...]:
    return tuple("ABCD".index(letter) for letter in letters)


@pytest.mark.parametrize(
    ("name", "first", "second", "winners", "decided_by"),
    [(name, *case) for names, cases in CHAINS.items() for name in names for case in cases],
)
def test_ties_are_broken_as_in_the_edition(name: str, first: str, second: str, winners: str, decided_by: str) -> None:
    outcome = end_of(name, first, second).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.decided_by) == (seats(winners), decided_by)
    turned = end_of(name, second, first).outcome
    assert turned is not None
    assert turned.winners == tuple(sorted(1 - seat for seat in seats(winners)))
    assert turned.decided_by == decided_by


def test_the_largest_territory_counts_without_crowns_too() -> None:
    outcome = end_of("classic", LARGE, "g2wCl/fff.").outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.decided_by) == ((2, 2, 0, 0), (1,), "territory")


def test_a_tie_of_three_is_broken_step_by_step() -> None:
    outcome = end_of("classic", CROWNED, EXTENDED, SPLENDID).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.decided_by, outcome.places) == ((2,), "crowns", (3, 2, 1, 4))


def test_a_tie_behind_the_winner_decides_nothing() -> None:
    outcome = end_of("classic", LARGE, "m3fC", LARGE).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.decided_by, outcome.places) == ((1,), "score", (2, 1, 2, 4))


def test_equals_share_the_victory_and_the_place() -> None:
    outcome = end_of("classic", LARGE, CROWNED, LARGE).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.decided_by, outcome.places) == ((0, 2), "shared", (1, 3, 1, 4))
    assert str(outcome) == "A 2, B 2, C 2, D 0: A and C share the victory"


def test_bonuses_count_for_the_score_before_ties_are_broken() -> None:
    outcome = finished(LARGE, "w1wwwC", "C", "C", rules="middle_kingdom=true").outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((12, 4, 10, 10), (0,))


@pytest.mark.parametrize(
    ("tie_breaks", "winners", "decided_by"),
    [
        ((), [0, 1, 2], "shared"),
        (("territory",), [0], "territory"),
        (("crowns",), [1], "crowns"),
        (("squares",), [2], "squares"),
        (("squares", "territory", "crowns"), [2], "squares"),
    ],
)
def test_ties_are_broken_in_the_order_of_the_rules(
    tie_breaks: tuple[Literal["territory", "crowns", "squares"], ...], winners: list[int], decided_by: str
) -> None:
    outcome = decide(Rules(tie_breaks=tie_breaks), [(30, 9, 1, 20), (30, 8, 2, 20), (30, 8, 1, 24), (29, 25, 9, 24)])
    assert (outcome.winners, outcome.decided_by) == (tuple(winners), decided_by)


@pytest.mark.parametrize(
    ("standings", "text"),
    [
        ([(9, 1, 1, 1), (8, 1, 1, 1)], "A 9, B 8: A wins"),
        ([(9, 1, 1, 1), (9, 2, 1, 1)], "A 9, B 9: B wins by the largest territory"),
        ([(9, 1, 2, 1), (9, 1, 1, 1)], "A 9, B 9: A wins by the most crowns"),
        ([(9, 1, 1, 2), (9, 1, 1, 1)], "A 9, B 9: A wins by the largest kingdom"),
        ([(9, 1, 1, 1), (9, 1, 1, 1), (9, 1, 1, 1)], "A 9, B 9, C 9: A, B and C share the victory"),
    ],
)
def test_an_outcome_says_who_won_and_by_what(standings: list[tuple[int, int, int, int]], text: str) -> None:
    outcome = decide(Rules(tie_breaks=("territory", "crowns", "squares")), standings)
    assert str(outcome) == text


def test_there_is_no_outcome_before_the_end() -> None:
    assert last_to_place(1, "C").outcome is None


@pytest.mark.parametrize("rules", [{}, {"mighty_duel": True, "must_place": False}])
def test_the_points_that_a_move_brings_at_once_are_the_difference_of_the_scores(rules: dict[str, Any]) -> None:
    for seed in range(10):
        game = Game(2, seed=seed, **rules)
        while not game.is_over:
            position, seat = game.position, game.turn
            assert seat is not None
            before = sum(territory.points for territory in position.scores()[seat].territories)
            after = [position.play(move).scores()[seat].territories for move in position.legal_moves]
            assert position.gains == [sum(territory.points for territory in one) - before for one in after]
            game.push(position.choose("greedy", seed))


# ---- why a move is illegal, in words for a player ----

CLAIMING = play(start("danish", 2), "ABBA", "+4,11,23,38", "4", "23")
PLACING = play(CLAIMING, "11", "38", "+1,2,13,40")
WHEAT_AND_LAKE = last_to_place(14, "ffC")


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        (start("classic", 2), "AB", "kings are drawn one by one"),
        (start("classic", 2), "C", "there is no seat C"),
        (play(start("classic", 3), "A", "+1,2,3", "1"), "A", "A has no king left to be drawn"),
        (start("danish", 4), "A", "all 4 kings are drawn at once"),
        (start("danish", 3), "AABC", "all 3 kings are drawn at once"),
        (start("danish", 3), "ABD", "there is no seat D"),
        (start("danish", 2), "AAAB", "A has no king left to be drawn"),
        (start("german", 2), "ABAB", "the opening order is ABBA or BAAB"),
        (start("german", 2), "A", "the opening order is ABBA or BAAB"),
        (start("classic", 2), "+1,2,3,4", "it is the dealer's turn to draw kings"),
        (start("classic", 2), "23", "it is the dealer's turn to draw kings"),
        (play(start("classic", 2), "A"), "A", "it is the dealer's turn to lay a line"),
        (play(start("classic", 2), "A"), "--", "it is the dealer's turn to lay a line"),
        (play(start("classic", 2), "A"), "+1,2,3", "a line has 4 dominoes, not 3"),
        (play(CLAIMING, "11", "38"), "+1,2,3,38", "domino 38 has already been dealt"),
        (CLAIMING, "ABBA", "it is B's turn, not the dealer's"),
        (CLAIMING, "+1,2,3,5", "it is B's turn, not the dealer's"),
        (CLAIMING, "g8g9", "B must claim a domino now"),
        (CLAIMING, "--", "B must claim a domino now"),
        (CLAIMING, "23", "domino 23 has already been taken by B"),
        (CLAIMING, "4", "domino 4 has already been taken by A"),
        (CLAIMING, "24", "domino 24 is not in the line"),
        (PLACING, "A", "it is A's turn, not the dealer's"),
        (PLACING, "1", "A must place domino 4 first"),
        (PLACING, "--", "domino 4 can be placed, so it may not be discarded"),
        (PLACING.play("g8g9"), "23", "domino 23 has already been taken by B"),
        (PLACING.play("g8g9"), "4", "domino 4 is not in the line"),
        (WHEAT_AND_LAKE, "h7j7", "h7 and j7 are not neighbours"),
        (WHEAT_AND_LAKE, "h8i9", "h8 and i9 are not neighbours"),
        (WHEAT_AND_LAKE, "h7h7", "h7 and h7 are not neighbours"),
        (WHEAT_AND_LAKE, "g7g8", "g7 is the castle"),
        (WHEAT_AND_LAKE, "g8g7", "g7 is the castle"),
        (WHEAT_AND_LAKE, "f7f8", "f7 is already covered"),
        (WHEAT_AND_LAKE, "e8e7", "e7 is already covered"),
        (WHEAT_AND_LAKE, "e8e9", "touches neither the castle nor any wheat or lake"),
        (WHEAT_AND_LAKE, "a1a2", "touches neither the castle nor any wheat or lake"),
        (last_to_place(12, "ffC"), "e8e9", "touches neither the castle nor any swamp"),
        (last_to_place(1, "wwwwC"), "b7b8", "would make the kingdom 6 squares wide"),
        (last_to_place(1, "w/w/w/w/C"), "g12f12", "would make the kingdom 6 squares high"),
        (finished("C", "C", "C", "C"), "--", "the game is over"),
        (finished("C", "C", "C", "C"), "A", "the game is over"),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(position: Position, move: str, reason: str) -> None:
    assert not position.is_legal(move)
    assert why_not(position, move) == reason


def test_a_domino_of_the_last_round_is_not_taken_where_dominoes_are_placed_at_once() -> None:
    position = play(start("english-app", 1), "AAAA", "+1,2,3,4")
    for claim in ("1", "2", "3", "4"):
        position = position.play(claim)
        position = position.play(position.legal_moves[0])
    position = position.play("+5,6,7,8")
    assert why_not(position, "1") == "domino 1 is not in the line"


def test_the_dealer_deals_only_when_it_is_his_turn() -> None:
    with pytest.raises(IllegalMove, match="it is not the dealer's turn"):
        CLAIMING.sample(1)


def test_a_computer_player_chooses_only_when_it_is_a_players_turn() -> None:
    with pytest.raises(IllegalMove, match="it is not a player's turn"):
        start("classic", 2).choose("greedy", 1)


# ---- rules that make no sense ----


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"min_players": 0}, "min_players and max_players must be a range within 1 to 4, not 0 to 4"),
        ({"max_players": 5}, "min_players and max_players must be a range within 1 to 4, not 2 to 5"),
        (
            {"min_players": 3, "max_players": 2},
            "min_players and max_players must be a range within 1 to 4, not 3 to 2",
        ),
        ({"grid": 6}, "the grid must be 5 or 7 squares wide, not 6"),
        ({"grid": 12}, "grid must be a small number, not '12'"),
        ({"mighty_duel": True, "grid": 5}, "the Mighty Duel uses all 48 dominoes and needs a 7x7 grid"),
        (
            {"mighty_duel": True, "min_players": 3},
            "the Mighty Duel is for 2 players, and these rules do not allow 2",
        ),
        ({"abba": True, "min_players": 3}, "A B B A is an opening for 2 players, and these rules do not allow 2"),
        (
            {"spare_domino": True, "max_players": 2},
            "a spare domino is for 3 players, and these rules do not allow 3",
        ),
        ({"castles": 2}, "there is no rule called 'castles'"),
        ({"harmony": "maybe"}, "harmony must be true or false, not 'maybe'"),
        ({"harmony": 1}, "harmony must be true or false, not '1'"),
        ({"kings": "alone"}, "kings must be one-by-one or together or passed-round, not 'alone'"),
        ({"harmony_needs": "luck"}, "harmony_needs must be all-placed or full-grid, not 'luck'"),
        ({"tie_breaks": ("crowns", "crowns")}, "tie_breaks names crowns twice"),
        ({"tie_breaks": ("none", "crowns")}, "tie_breaks must be territory, crowns or squares, not 'none'"),
    ],
)
def test_rules_that_make_no_sense_are_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(RulesError) as refused:
        Rules(**fields)
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    ("fields", "players", "reason"),
    [
        ({}, 1, "these rules are for 2 to 4 players, not 1"),
        ({"max_players": 2}, 3, "these rules are for 2 players, not 3"),
        ({"min_players": 1, "max_players": 1}, 2, "these rules are for 1 player, not 2"),
        ({"mighty_duel": True}, 3, "the Mighty Duel is for 2 players, not 3"),
        (
            {"harmony": True, "harmony_needs": "full-grid", "grid": 7},
            2,
            "Harmony asks for a full 7x7 grid here, but 12 dominoes a player cannot fill it",
        ),
    ],
)
def test_rules_that_make_no_sense_for_so_many_players_are_refused(
    fields: dict[str, Any], players: int, reason: str
) -> None:
    rules = Rules(**fields)
    for refuse in (rules.check, lambda n: Position.start(rules, n)):
        with pytest.raises(RulesError) as refused:
            refuse(players)
        assert str(refused.value) == reason


def test_the_mighty_duel_brings_its_grid_with_it() -> None:
    assert Rules(mighty_duel=True).grid == 7
    assert Position("2;mighty_duel=true - - - - 1-48 C C").rules == Rules(mighty_duel=True)
    assert edition("tournament").rules.replace(mighty_duel=False).grid == 5
    assert Rules(grid=7).mighty_duel is False


@pytest.mark.parametrize("name", ALL_NAMES)
def test_additional_rules_combine_freely_with_every_edition(name: str) -> None:
    for players in range(edition(name).rules.min_players, edition(name).rules.max_players + 1):
        for extras in range(8):
            harmony, middle_kingdom, duel = (bool(extras & bit) for bit in (1, 2, 4))
            if players == 2 or (name != "tournament" and not duel):
                start(name, players, harmony=harmony, middle_kingdom=middle_kingdom, mighty_duel=duel)
