"""Games and Dynasties: play, taking back, dealing by seed, ending early, records whole and broken."""

import copy
import pickle
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kingdomino
from kingdomino import (
    DEALER,
    EDITIONS,
    Dynasty,
    Ended,
    Game,
    IllegalMove,
    Move,
    ParseError,
    Position,
    Rules,
    RulesError,
    agent,
)
from kingdomino.editions import rules_from_text, rules_text
from kingdomino.loading import check

NAMES = vars(kingdomino)
PLAYERS = [(name, n) for name, e in EDITIONS.items() for n in range(e.rules.min_players, e.rules.max_players + 1)]


def play_on(game: Game | Dynasty, seed: int = 1, plies: int = 10_000) -> None:
    bot = agent("greedy", seed=seed)
    for _ in range(plies):
        if game.is_over:
            return
        game.push(bot.choose(game.position))


def finished(name: str = "classic", players: int = 2, seed: int = 1, **rules: Any) -> Game:
    game = Game(players, name, seed=seed, **rules)
    play_on(game, seed)
    return game


def lines(game: Game) -> list[str]:
    return [str(move) for move in game.moves if move.kind == "deal"]


# ---- playing ----


def test_the_api_on_one_page() -> None:
    game = Game(players=2, edition="classic", harmony=True, seed=7)
    assert str(game)
    assert game.turn in (0, 1)
    assert len(game.legal_moves) == 4
    first = str(game.legal_moves[0])
    assert game.push(first) == Move(first)
    assert game.pop() == Move(first)
    assert [score.total for score in game.position.scores()] == [0, 0]
    text = game.record()
    assert Game.parse(text) == game
    bot = agent("greedy")
    while not game.is_over:
        game.push(bot.choose(game.position))
    assert game.outcome is not None
    assert game.turn is None
    assert Game.parse(game.record()) == game


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_after_every_push_it_is_a_players_turn_or_the_game_is_over(name: str, players: int) -> None:
    game = Game(players, name, seed=3)
    bot = agent("random", seed=3)
    while not game.is_over:
        assert game.turn in range(players)
        assert game.legal_moves == game.position.legal_moves
        assert game.outcome is None
        game.push(bot.choose(game.position))
    assert game.turn is None
    assert game.legal_moves == []
    assert game.outcome == game.position.outcome
    assert len(game.positions) == len(game.moves) + 1


def test_a_move_may_be_pushed_as_text_or_as_move() -> None:
    game, same = Game(seed=1), Game(seed=1)
    while not game.is_over:
        move = game.legal_moves[-1]
        assert game.push(move) == move
        assert same.push(str(move)) == move
    assert game == same


@pytest.mark.parametrize("as_text", [True, False])
def test_equal_halves_are_recorded_one_way_however_they_are_pushed(as_text: bool) -> None:
    moves = ["ABBA", "+1,2,3,4", "1", "2", "3", "4", "+5,6,7,8"]
    game, turned = Game(edition="german", auto_deal=False), Game(edition="german", auto_deal=False)
    for move in moves:
        game.push(move)
        turned.push(move)
    game.push("g8g9")
    assert turned.push("g9g8" if as_text else Move("g9g8")) == Move("g8g9")
    assert turned == game
    assert Game.parse(turned.record()) == turned


def test_an_illegal_move_changes_nothing() -> None:
    game = Game(seed=1)
    before = game.record()
    with pytest.raises(IllegalMove, match="must claim a domino now"):
        game.push("g8g9")
    with pytest.raises(ValueError, match="is not a move"):
        game.push("?")
    assert game.record() == before


def test_pushing_after_the_end_is_refused() -> None:
    with pytest.raises(IllegalMove, match="the game is over"):
        finished().push("--")


def test_names_are_as_many_as_players_and_fit_on_a_line() -> None:
    assert Game(3).names == ["A", "B", "C"]
    assert Game(2, names=["Ada", "Bob"]).names == ["Ada", "Bob"]
    with pytest.raises(ValueError, match="2 players need 2 names, not 3"):
        Game(2, names=["Ada", "Bob", "Cy"])
    with pytest.raises(ValueError, match="has a character that no header can contain"):
        Game(2, names=["Ada\nBob", "Cy"])


def test_rules_are_given_by_edition_and_changes() -> None:
    assert Game(2, "german", must_place=True, harmony=True).rules == Rules(
        abba=True, tie_breaks=("territory",), harmony=True
    )
    assert Game(2, "german", rules=Rules(harmony=True)).rules == Rules(harmony=True)
    assert Game(2, "german", rules=Rules(harmony=True), grid=7).rules == Rules(harmony=True, grid=7)
    with pytest.raises(RulesError, match="there is no edition 'swiss'"):
        Game(2, "swiss")
    with pytest.raises(RulesError, match="there is no rule called 'dragons'"):
        Game(2, dragons=True)  # type: ignore[call-arg]
    with pytest.raises(RulesError, match="these rules are for 2 to 4 players, not 1"):
        Game(1)


def test_dominoes_tell_which_half_lies_where() -> None:
    game = Game(2, "german", auto_deal=False)
    for move in ("ABBA", "+4,16,17,42", "16", "42", "4", "17", "+1,2,3,5", "g9g8", "1", "e7f7", "2"):
        game.push(move)
    assert game.dominoes() == [{"e7": (16, 0), "f7": (16, 1)}, {"g8": (4, 0), "g9": (4, 1)}]
    assert game.at(8).dominoes() == [{}, {"g8": (4, 0), "g9": (4, 1)}]


# ---- taking back ----


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_pop_takes_back_everything_one_decision_at_a_time(name: str, players: int) -> None:
    game = Game(players, name, seed=5)
    states = []
    while not game.is_over:
        states.append((game.position, game.record()))
        game.push(game.legal_moves[0])
    while states:
        game.pop()
        assert (game.position, game.record()) == states.pop()
    with pytest.raises(IndexError, match="there is no move to take back"):
        game.pop()


def test_the_dealer_deals_the_same_again_after_a_move_was_taken_back() -> None:
    game = Game(seed=11)
    while game.position.lines_left > 3:
        game.push(game.legal_moves[0])
    before = game.record()
    for _ in range(9):
        game.pop()
    for _ in range(9):
        game.push(game.legal_moves[0])
    assert game.record() == before


def test_the_same_seed_deals_the_same_lines_whatever_is_played() -> None:
    for name, players in PLAYERS:
        first, last = Game(players, name, seed=2), Game(players, name, seed=2)
        while not first.is_over:
            first.push(first.legal_moves[0])
        while not last.is_over:
            last.push(last.legal_moves[-1])
            if len(last.moves) % 7 == 0:
                last.pop()
                last.push(last.legal_moves[-1])
        assert lines(first) == lines(last)


def test_other_seeds_deal_other_lines() -> None:
    assert len({tuple(lines(finished(seed=seed))) for seed in range(20)}) == 20
    assert lines(finished(seed=1)) == lines(finished(seed=1))
    assert Game().seed != Game().seed


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_has_64_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0 to 2"):
        Game(seed=seed)


# ---- a game at a real table ----


def test_without_dealing_kings_and_lines_are_pushed_like_other_moves() -> None:
    game = Game(auto_deal=False)
    assert game.turn == DEALER
    for move in ("B", "+4,11,23,38", "23", "A", "4", "A", "38", "B", "11"):
        game.push(move)
    assert game.turn == DEALER
    assert game.record().endswith("\nBAAB +4,11,23,38 B:23 A:4 A:38 B:11\n")
    assert game.pop() == Move("11")
    assert game.pop() == Move("B")
    assert game.position.phase == "kings"


def test_deal_lets_the_dealer_move_once_more() -> None:
    game = Game(auto_deal=False, seed=4)
    game.deal()
    assert game == Game(seed=4)


# ---- ending early ----


def test_resigning_ends_the_game() -> None:
    game = Game(3, seed=1)
    play_on(game, plies=5)
    game.resign(1)
    assert game.is_over
    assert (game.turn, game.legal_moves, game.outcome, game.ended) == (None, [], None, Ended(1, "resigned"))
    assert '[Ended "B resigned"]' in game.record()
    assert "Winners" not in game.record()
    assert Game.parse(game.record()) == game
    with pytest.raises(IllegalMove, match="the game is over: B resigned"):
        game.push("23")
    with pytest.raises(IllegalMove, match="the game is over"):
        game.resign(0)


def test_only_who_sits_at_the_table_can_resign() -> None:
    with pytest.raises(ValueError, match="there is no seat 2"):
        Game(2).resign(2)


def test_taking_back_a_resignation_takes_back_nothing_else() -> None:
    game = Game(seed=1)
    play_on(game, plies=5)
    before = game.moves
    game.resign(0)
    assert game.pop() == Ended(0, "resigned")
    assert not game.is_over
    assert game.moves == before
    game.resign(1)
    game.pop()
    assert isinstance(game.pop(), Move)
    assert len(game.moves) < len(before)


def test_taking_back_the_end_of_a_record_lets_the_dealer_go_on() -> None:
    game = Game.parse('[Edition "classic"]\n[A "Ada"]\n[B "Bob"]\n[Ended "abandoned"]\n\nA\n')
    assert game.pop() == Ended(None, "abandoned")
    assert game.turn == 0 and str(game.moves[0]) == "A"


def test_of_two_the_one_who_did_not_give_up_has_won() -> None:
    for players, winners in ((2, (0,)), (3, ()), (4, ())):
        game = Game(players, seed=1)
        assert game.winners == ()
        game.end(1, "out of time")
        assert game.winners == winners
        assert Game.parse(game.record()).ended == game.ended == Ended(1, "out of time")
    with pytest.raises(ValueError, match="an early end is 'resigned' or 'out of time', not"):
        Game(seed=1).end(0, "asleep")


def test_any_reason_for_an_early_end_is_kept() -> None:
    text = '[Edition "classic"]\n[A "Ada"]\n[B "Bob"]\n[Ended "A cat walked over the table"]\n\nA\n'
    game = Game.parse(text)
    assert game.ended == Ended(None, "A cat walked over the table")
    assert (game.is_over, game.winners) == (True, ())
    assert game.record() == text
    assert Ended.parse("C resigned", 2) == Ended(None, "C resigned")


# ---- a copy, a moment, a cut ----


def test_a_copy_goes_its_own_way() -> None:
    game = Game(3, seed=5, names=["Ada", "Bo", "Cy"])
    play_on(game, plies=9)
    for copied in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert copied == game
        before = game.record()
        play_on(copied, seed=2)
        copied.headers["Place"] = "here"
        copied.names[0] = "Zoe"
        assert copied.is_over
        assert game.record() == before
    one, other = game.copy(), game.copy()
    play_on(one, seed=2)
    play_on(other, seed=2)
    assert one == other


def test_every_moment_of_a_game_can_be_seen_again() -> None:
    game = Game(2, seed=3, mighty_duel=True)
    play_on(game)
    positions = game.positions
    assert len(positions) == game.ply + 1
    for ply in (0, 1, 17, game.ply):
        then = game.at(ply)
        assert (then.position, then.notes) == (positions[ply], game.notes[:ply])
    with pytest.raises(IndexError, match="plies"):
        game.at(game.ply + 1)


@pytest.mark.parametrize(("players", "edition"), [(2, "classic"), (4, "danish"), (3, "german"), (1, "english-app")])
def test_what_is_cut_off_is_dealt_again(players: int, edition: str) -> None:
    game = Game(players, edition, seed=8)
    play_on(game)
    whole = [note.move for note in game.notes if note.seat == DEALER]
    for ply in (game.ply - 1, game.ply // 2, 7, 0):
        cut = game.copy()
        cut.cut(ply)
        assert cut.position == game.positions[ply]
        cut.deal()
        play_on(cut, seed=99)
        assert [note.move for note in cut.notes if note.seat == DEALER] == whole
        assert cut.script == []


def test_notes_tell_every_ply() -> None:
    game = Game(4, seed=2)
    play_on(game)
    for note, before, after in zip(game.notes, game.positions, game.positions[1:], strict=False):
        assert note.seat == before.turn
        if note.move.kind in ("place", "discard"):
            assert note.domino == before.domino
        elif note.move.kind == "claim":
            assert note.domino == note.move.domino
        if note.seat != DEALER and not after.is_over:
            gained = after.scores()[note.seat].total - before.scores()[note.seat].total
            assert note.points == gained


# ---- records ----

EXAMPLE = """\
[Edition "classic"]
[Rules "harmony"]
[A "Ada"]
[B "hard"]

ABBA +4,11,23,38 A:23 B:4 B:38 A:11
+2,19,30,45 B:e7f7,45 A:g8g9,30 A:h7i7,19 B:g6g5,2
"""


def test_the_example_of_the_notation() -> None:
    game = Game.parse(EXAMPLE)
    assert (game.edition, game.players, game.names) == ("classic", 2, ["Ada", "hard"])
    assert game.rules == Rules(harmony=True)
    assert game.record() == EXAMPLE
    assert (game.turn, game.position.phase) == (DEALER, "deal")
    game.deal()
    assert game.turn == 1


def test_a_finished_record_says_scores_and_winners() -> None:
    game = finished(names=["Ada", "Bob"], harmony=True)
    assert game.outcome is not None
    head = game.record().split("\n\n")[0].splitlines()
    assert head == [
        '[Edition "classic"]',
        '[Rules "harmony"]',
        '[A "Ada"]',
        '[B "Bob"]',
        f'[Scores "{" ".join(map(str, game.outcome.scores))}"]',
        f'[Winners "{" ".join("AB"[seat] for seat in game.outcome.winners)}"]',
    ]


def test_shared_victories_name_all_winners() -> None:
    game = Game(2, "german")
    while not game.is_over:
        game.push("--" if game.position.phase == "place" else game.legal_moves[0])
    assert '[Scores "0 0"]\n[Winners "A B"]\n' in game.record()


def test_a_round_is_a_line_of_the_record() -> None:
    body = finished().record().split("\n\n")[1].splitlines()
    assert len(body) == 7
    assert [line[0] for line in body[1:-1]] == ["+"] * 5
    assert body[-1].count(":") == 4


def test_a_turn_of_the_english_app_reads_claim_and_placement() -> None:
    game = Game(1, "english-app", auto_deal=False)
    for move in ("AAAA", "+4,11,23,38", "23", "f7e7"):
        game.push(move)
    assert game.record().endswith("\nAAAA +4,11,23,38 A:23,f7e7\n")


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_a_record_may_be_written_and_read_at_every_ply(name: str, players: int) -> None:
    whole = finished(name, players, middle_kingdom=True)
    game = Game(players, name, auto_deal=False, middle_kingdom=True)
    for move in whole.moves:
        assert Game.parse(game.record()) == game
        game.push(move)
    assert game == whole


def beginnings(record: str) -> Iterator[str]:
    """Every place where a record may stop: after a token, and after a decision within a turn."""
    head, body = record.split("\n\n")
    head = "\n".join(line for line in head.splitlines() if not line.startswith(("[Scores", "[Winners")))
    so_far = f"{head}\n\n"
    yield so_far
    for token in body.split():
        decisions = token.split(",") if ":" in token else [token]
        for count in range(1, len(decisions) + 1):
            yield so_far + ",".join(decisions[:count])
        so_far += token + " "


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_a_record_may_stop_anywhere(name: str, players: int) -> None:
    whole = finished(name, players)
    stops = []
    for text in beginnings(whole.record()):
        game = Game.parse(text)
        assert game.moves == whole.moves[: len(game.moves)]
        assert Game.parse(game.record()) == game
        stops.append(sum(note.seat != DEALER for note in game.notes))
    assert set(stops) == set(range(stops[-1] + 1))
    assert stops[-1] == sum(position.turn in range(players) for position in whole.positions)


def test_kings_named_beyond_the_end_of_a_record_are_drawn_as_named() -> None:
    for kings in ("ABBA", "AABB", "BBAA", "BAAB"):
        game = Game.parse(f'[Edition "classic"]\n[A "x"]\n[B "y"]\n\n{kings}')
        game.deal()
        for _ in range(4):
            game.push(game.legal_moves[0])
        assert game.record().split("\n\n")[1].startswith(f"{kings} +")


def test_a_record_begins_with_the_holder_where_kings_are_passed_round() -> None:
    game = Game(3, "romanian", auto_deal=False)
    for move in ("B:", "+4,16,17", "B", "17", "A", "4", "C", "16"):
        game.push(move)
    assert game.record().split("\n\n")[1] == "B:BAC +4,16,17 C:17 A:4 B:16\n"
    assert Game.parse(game.record()) == game


def test_in_the_record_the_owner_of_a_king_places_what_another_chose() -> None:
    game = Game(2, "english-app", auto_deal=False, kings="passed-round")
    for move in ("A:", "+4,16,17,42", "A", "16", "g8g9", "A", "4", "g6g5"):
        game.push(move)
    assert game.record().split("\n\n")[1] == "A:AA +4,16,17,42 B:16 A:g8g9 A:4,g5g6\n"
    assert Game.parse(game.record()) == game
    for wrong in ("B:16,g8g9", "B:16 B:g8g9", "B:16 A:g8g9 A:4 A:g6g5"):
        with pytest.raises(ParseError):
            Game.parse(game.record().split("\n\n")[0] + "\n\nA:AA +4,16,17,42 " + wrong)


@pytest.mark.parametrize(
    ("kings", "reason"),
    [
        ("B", "a record begins with the holder of the kings, as in A:BA"),
        (":", "a record begins with the holder of the kings, as in A:BA"),
        ("AB:C", "a record begins with the holder of the kings, as in A:BA"),
        ("E:", "seats are A to D"),
        ("D:ABC", "there is no seat D"),
        ("A:AB:", "a record begins with the kings in the order in which they were drawn"),
        ("A:ABCA", "there are not that many kings"),
        ("A:AAB", "A does not have that many kings"),
    ],
)
def test_a_record_that_names_its_kings_wrongly_is_refused_where_they_are_passed_round(kings: str, reason: str) -> None:
    text = f'[Edition "romanian"]\n[Rules "kings=passed-round"]\n[A "x"]\n[B "y"]\n[C "z"]\n\n{kings}'
    with pytest.raises(ParseError) as error:
        Game.parse(text)
    assert (error.value.line, error.value.token, error.value.reason) == (7, kings, reason)


OLD_ROMANIAN = """[Edition "romanian"]
[A "Ada"]
[B "Bo"]

ABAB +37,39,41,48 A:48 B:41 A:39 B:37
+3,12,42,46 B:g8h8,12 A:h8g8,46
"""


def test_a_romanian_record_without_a_holder_has_its_kings_drawn_one_by_one() -> None:
    game = Game.parse(OLD_ROMANIAN)
    assert game.rules == EDITIONS["romanian"].rules.replace(kings="one-by-one")
    assert game.record() == OLD_ROMANIAN.replace('[A "Ada"]', '[Rules "kings=one-by-one"]\n[A "Ada"]')
    assert Game.parse(game.record()) == game
    assert Game.parse(OLD_ROMANIAN.split("+", maxsplit=1)[0]).rules.kings == "one-by-one"


def test_a_romanian_record_that_says_nothing_of_kings_has_them_passed_round() -> None:
    assert Game.parse(OLD_ROMANIAN.split("ABAB", maxsplit=1)[0]).rules == EDITIONS["romanian"].rules


def test_what_was_drawn_where_kings_are_passed_round_is_drawn_again() -> None:
    game = Game(3, "romanian", seed=3)
    game.push(game.legal_moves[0])
    before = game.record()
    game.pop()
    assert game.position.holder is not None
    game.push(game.legal_moves[0])
    assert game.record() == before
    game.cut(0)
    game.deal()
    assert game.record().split("\n\n")[1].split()[0] == before.split("\n\n")[1].split()[0][:3]


def test_kings_not_named_by_a_record_are_drawn_by_the_dealer() -> None:
    game = Game.parse('[Edition "classic"]\n[A "x"]\n[B "y"]\n\nAB +4,11,23,38', seed=1)
    for _ in range(4):
        game.push(game.legal_moves[0])
    kings = game.record().split("\n\n")[1].split()[0]
    assert kings.startswith("AB")
    assert sorted(kings) == list("AABB")


def test_a_game_goes_on_after_reading_its_record() -> None:
    game = Game(seed=6)
    play_on(game, plies=21)
    again = Game.parse(game.record(), seed=6)
    play_on(game, seed=9)
    play_on(again, seed=9)
    assert again == game


def test_white_space_and_line_ends_do_not_matter() -> None:
    head, body = EXAMPLE.split("\n\n")
    for text in (
        EXAMPLE.replace("\n", "\r\n"),
        f"{head}\n\n" + "\n".join(body.split()),
        f"\n\n{head}\n\n\n  " + "\t ".join(body.split()) + "\n\n\n",
        EXAMPLE.replace('"]\n', '"]  \n'),
    ):
        assert Game.parse(text) == Game.parse(EXAMPLE)


def test_equal_halves_may_be_spelt_either_way() -> None:
    assert Game.parse(EXAMPLE.replace("h7i7", "i7h7")) != Game.parse(EXAMPLE)
    assert Game.parse(EXAMPLE.replace("B:e7f7", "B:f7e7")) == Game.parse(EXAMPLE)
    assert "B:e7f7" in Game.parse(EXAMPLE.replace("B:e7f7", "B:f7e7")).record()


# ---- headers ----


def test_unknown_headers_are_kept() -> None:
    text = EXAMPLE.replace('[B "hard"]\n', '[B "hard"]\n[Event "Kitchen"]\n[Date "2020-02-29"]\n')
    game = Game.parse(text)
    assert game.headers == {"Event": "Kitchen", "Date": "2020-02-29"}
    assert game.record() == text


@pytest.mark.parametrize(
    "value", ["", " ", 'a "quoted" name', "back\\slash", '\\"', "\\\\", "[x]", "Ærø ☃ 王", 'a]b"]']
)
def test_quotes_and_backslashes_are_escaped(value: str) -> None:
    game = Game(names=[value, "B"], seed=1)
    game.headers["Note"] = value
    again = Game.parse(game.record())
    assert again.names == [value, "B"]
    assert again.headers == {"Note": value}
    assert again == game


def test_escapes_as_they_are_written() -> None:
    assert '[A "a \\"b\\" \\\\ c"]' in Game(names=['a "b" \\ c', "B"]).record()


def test_a_header_that_could_not_be_read_back_is_not_written() -> None:
    for name, value in (("Note", "two\nlines"), ("two words", "x"), ("", "x")):
        game = Game(seed=1)
        game.headers[name] = value
        with pytest.raises(ValueError):
            game.record()


# ---- broken records ----

HEAD = '[Edition "classic"]\n[A "Ada"]\n[B "Bob"]\n\n'
OPENING = "ABBA +4,11,23,38 A:23 B:4 B:38 A:11"
SOLO = '[Edition "english-app"]\n[A "Ada"]\n\n'

BROKEN = [
    ("", 1, "", "there is no record"),
    ("\n\n", 1, "", "there is no record"),
    ("hello", 1, "hello", 'a record begins with headers such as [Edition "classic"]'),
    ("\nABBA", 2, "ABBA", 'a record begins with headers such as [Edition "classic"]'),
    ("[Edition classic]", 1, "[Edition classic]", 'a header is written [Name "value"]'),
    ('[Edition "clas"sic"]', 1, '[Edition "clas"sic"]', 'a header is written [Name "value"]'),
    ('[Edition "classic\\"]', 1, '[Edition "classic\\"]', 'a header is written [Name "value"]'),
    ('[Edition "a\\b"]', 1, '[Edition "a\\b"]', 'a header is written [Name "value"]'),
    ('[Edition "classic"]\n[A "x"]\n[A "y"]', 3, '[A "y"]', "the header A appears twice"),
    ('[Edition "classic"]\n[Note "a\tb"]', 2, '[Note "a\tb"]', "a header cannot contain control characters"),
    ('[Edition "classic"]\n[A "x"]\nABBA', 3, "ABBA", "an empty line separates headers and moves"),
    ('[A "x"]\n[B "y"]\n\n', 1, "", "the header Edition is missing"),
    ('[Edition "classic"]\n\n', 1, "", "the name of seat A is missing"),
    ('[Edition "classic"]\n[B "y"]\n\n', 1, "", "the name of seat A is missing"),
    ('[Edition "classic"]\n[A "x"]\n[C "y"]\n\n', 1, "", "the name of seat B is missing"),
    (
        '[A "x"]\n[B "y"]\n[Edition "swiss"]\n\n',
        3,
        '[Edition "swiss"]',
        "there is no edition 'swiss'; choose from classic, danish, romanian, english-app, icelandic, german, "
        "tournament",
    ),
    ('[Edition "classic"]\n[A "x"]\n\n', 2, '[A "x"]', "these rules are for 2 to 4 players, not 1"),
    (
        f'[Rules "dragons"]\n{HEAD}',
        1,
        '[Rules "dragons"]',
        "'dragons' is neither an additional rule nor field=value",
    ),
    (
        f'[Rules "mighty_duel"]\n{HEAD}',
        1,
        '[Rules "mighty_duel"]',
        "'mighty_duel' is neither an additional rule nor field=value",
    ),
    (f'[Rules "dragons=3"]\n{HEAD}', 1, '[Rules "dragons=3"]', "there is no rule called 'dragons'"),
    (f'[Rules "harmony=1"]\n{HEAD}', 1, '[Rules "harmony=1"]', "harmony must be true or false, not '1'"),
    (f'[Rules "harmony harmony"]\n{HEAD}', 1, '[Rules "harmony harmony"]', "the rule 'harmony' is given twice"),
    (
        f'[Rules "mighty-duel grid=5"]\n{HEAD}',
        1,
        '[Rules "mighty-duel grid=5"]',
        "the Mighty Duel uses all 48 dominoes and needs a 7x7 grid",
    ),
    (
        '[Rules "mighty-duel"]\n[Edition "classic"]\n[A "x"]\n[B "y"]\n[C "z"]\n\n',
        5,
        '[C "z"]',
        "the Mighty Duel is for 2 players, not 3",
    ),
    (f"{HEAD}+4,11,23,38", 5, "+4,11,23,38", "a record begins with the kings in the order in which they were drawn"),
    (f"{HEAD}ABBAA", 5, "ABBAA", "there are not that many kings"),
    (f"{HEAD}AAAB", 5, "AAAB", "A does not have that many kings"),
    (f"{HEAD}ABC", 5, "ABC", "C does not have that many kings"),
    (f"{HEAD}C", 5, "C", "there is no seat C"),
    (f"{HEAD}A A:4", 5, "A:4", "the next line is missing"),
    (f"{HEAD}A +4,11,23", 5, "+4,11,23", "a line has 4 dominoes, not 3"),
    (f"{HEAD}A\n\n+11,4,23,38", 7, "+11,4,23,38", "the numbers in a line must ascend"),
    (f"{HEAD}A +4,11,23,49", 5, "+4,11,23,49", "dominoes are numbered 1 to 48"),
    (f"{HEAD}A +4,11,23,38\nB:4", 6, "B:4", "it is A's turn"),
    (f"{HEAD}A +4,11,23,38 A4", 5, "A4", "is neither a line (+4,11,23,38) nor a turn (A:23)"),
    (f"{HEAD}A +4,11,23,38 E:4", 5, "E:4", "is neither a line (+4,11,23,38) nor a turn (A:23)"),
    (f"{HEAD}A +4,11,23,38 A:", 5, "A:", "a move is missing"),
    (f"{HEAD}A +4,11,23,38 A:24", 5, "A:24", "domino 24 is not in the line"),
    (f"{HEAD}A +4,11,23,38 A:x", 5, "A:x", "files go from a to m"),
    (f"{HEAD}A +4,11,23,38 A:4,11", 5, "A:4,11", "the turn is over before '11'"),
    (f"{HEAD}A +4,11,23,38 A:4 B:11", 5, "B:11", "B's king has not been drawn"),
    (f"{HEAD}AB +4,11,23,38 A:4 B:4", 5, "B:4", "domino 4 has already been taken by A"),
    (f"{HEAD}AB +4,11,23,38 +1,2,3,5", 5, "+1,2,3,5", "it is A's turn, not the dealer's"),
    (f"{HEAD}{OPENING}\n+4,19,30,45", 6, "+4,19,30,45", "domino 4 has already been dealt"),
    (f"{HEAD}{OPENING}\n+2,19,30,45 B:g7g8", 6, "B:g7g8", "g7 is the castle"),
    (f"{HEAD}{OPENING}\n+2,19,30,45 B:--", 6, "B:--", "domino 4 can be placed, so it may not be discarded"),
    (f"{HEAD}{OPENING}\n+2,19,30,45\nB:g8g9\nA:g8g9,2", 7, "B:g8g9", "the claim is missing"),
    (f"{SOLO}AAAA +1,2,3,4\nA:1 A:2", 5, "A:1", "the placement is missing"),
    (f"{SOLO}AAAB", 4, "AAAB", "there is no seat B"),
    (f"{SOLO}A", 4, "A", "all 4 kings are drawn at once"),
    (f'[Scores "0 0"]\n{HEAD}A', 1, '[Scores "0 0"]', "the game is not over"),
    (f'[Winners "A"]\n{HEAD}A', 1, '[Winners "A"]', "the game is not over"),
    (f'[Ended " "]\n{HEAD}A', 1, '[Ended " "]', "a game that ended early says why"),
    (f"{HEAD}A\n{HEAD}B", 6, "", "a second record begins here"),
]


@pytest.mark.parametrize(("text", "line", "token", "reason"), BROKEN)
def test_a_broken_record_says_line_token_and_reason(text: str, line: int, token: str, reason: str) -> None:
    with pytest.raises(ParseError) as refused:
        Game.parse(text)
    assert (refused.value.line, refused.value.token, refused.value.reason) == (line, token, reason)
    where = f"line {line}: {token!r}: " if token else f"line {line}: "
    assert str(refused.value) == where + reason


def test_what_comes_after_the_end_is_wrong() -> None:
    with pytest.raises(ParseError, match="'A:--': the game is over"):
        Game.parse(finished().record() + "A:--")


def test_scores_and_winners_must_be_those_of_the_moves() -> None:
    game = finished()
    assert game.outcome is not None
    scores = " ".join(map(str, game.outcome.scores))
    winners = " ".join("AB"[seat] for seat in game.outcome.winners)
    for name, right in (("Scores", scores), ("Winners", winners)):
        for wrong in ("", "B A", "7 7", right + " "):
            text = game.record().replace(f'[{name} "{right}"]', f'[{name} "{wrong}"]')
            with pytest.raises(ParseError) as refused:
                Game.parse(text)
            assert refused.value.token == f'[{name} "{wrong}"]'
            assert refused.value.reason == f"the moves give {right}"


def test_a_finished_record_without_scores_is_read_and_written_with_them() -> None:
    game = finished()
    bare = "\n".join(s for s in game.record().split("\n") if not s.startswith(("[Scores", "[Winners")))
    assert Game.parse(bare).record() == game.record()


def test_a_game_that_was_played_to_its_end_did_not_end_early() -> None:
    text = '[Ended "B out of time"]\n' + finished().record()
    with pytest.raises(ParseError) as refused:
        Game.parse(text)
    assert refused.value.reason == "the moves play the game to its end"


def test_any_reason_may_end_a_game_early() -> None:
    game = Game.parse(f'[Ended "B out of time"]\n{HEAD}A')
    assert (game.is_over, game.ended) == (True, Ended(1, "out of time"))


def test_long_tokens_beyond_ascii_are_reported_too() -> None:
    for token in ("x" * 79 + "é", "A:" + "x" * 77 + "é", "A:x" + "é" * 60, "A:4," + "x" * 39 + "é", "é"):
        with pytest.raises(ParseError) as refused:
            Game.parse(f"{HEAD}A +4,11,23,38 {token}")
        assert refused.value.line == 5
        assert token.startswith(refused.value.token.removesuffix("..."))


@pytest.mark.parametrize("text", [f"{HEAD}A\ud800", f"{HEAD}A +4,11,23,38 A:\udcff", HEAD.replace("Ada", "\ud800")])
def test_half_a_character_is_refused(text: str) -> None:
    with pytest.raises(ParseError):
        Game.parse(text)


def test_half_a_character_is_no_name() -> None:
    with pytest.raises(ValueError):
        Game(names=["\ud800", "B"])


# ---- rules in a record ----

FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "min_players": st.integers(1, 4),
    "max_players": st.integers(1, 4),
    "grid": st.sampled_from([5, 7]),
    "mighty_duel": st.booleans(),
    "spare_domino": st.booleans(),
    "kings": st.sampled_from(["one-by-one", "together", "passed-round"]),
    "abba": st.booleans(),
    "claim_ahead": st.booleans(),
    "must_place": st.booleans(),
    "tie_breaks": st.permutations(["territory", "crowns", "squares"]).flatmap(
        lambda chain: st.integers(0, 3).map(lambda n: tuple(chain[:n]))
    ),
    "harmony": st.booleans(),
    "harmony_needs": st.sampled_from(["all-placed", "full-grid"]),
    "middle_kingdom": st.booleans(),
}
CHANGES = st.fixed_dictionaries({}, optional=FIELDS)


def test_every_field_of_the_rules_is_changed_here() -> None:
    assert tuple(FIELDS) == Rules.fields


@pytest.mark.parametrize("name", EDITIONS)
@settings(max_examples=200, deadline=None, derandomize=True)
@given(changes=CHANGES)
def test_rules_are_written_as_differences_from_the_edition(name: str, changes: dict[str, Any]) -> None:
    base = EDITIONS[name]
    try:
        rules = base.rules.replace(**changes)
    except RulesError:
        return
    text = rules_text(base, rules)
    assert rules_from_text(base, text) == rules
    assert (text == "") == (rules == base.rules)
    assert eval(repr(rules), NAMES) == rules


@pytest.mark.parametrize("name", EDITIONS)
@settings(max_examples=100, deadline=None, derandomize=True)
@given(changes=CHANGES, players=st.integers(1, 4))
def test_a_record_keeps_the_rules(name: str, changes: dict[str, Any], players: int) -> None:
    try:
        game = Game(players, name, seed=1, **changes)
    except RulesError:
        return
    again = Game.parse(game.record())
    assert again == game
    assert again.rules == game.rules


@pytest.mark.parametrize(
    ("name", "changes", "text"),
    [
        ("classic", {}, ""),
        ("classic", {"harmony": True, "middle_kingdom": True}, "harmony middle-kingdom"),
        ("classic", {"mighty_duel": True}, "mighty-duel"),
        ("classic", {"grid": 7}, "grid=7"),
        ("german", {"must_place": True}, "must_place=true"),
        ("tournament", {"middle_kingdom": False}, "middle_kingdom=false"),
        ("tournament", {"mighty_duel": False}, "mighty_duel=false"),
        ("tournament", {"mighty_duel": False, "grid": 7}, "mighty_duel=false grid=7"),
        ("danish", {"tie_breaks": ()}, "tie_breaks=none"),
        ("danish", {"tie_breaks": ("squares", "crowns"), "harmony": True}, "harmony tie_breaks=squares,crowns"),
    ],
)
def test_the_rules_header(name: str, changes: dict[str, Any], text: str) -> None:
    assert rules_text(EDITIONS[name], EDITIONS[name].rules.replace(**changes)) == text


# ---- Dynasty ----


def test_a_dynasty_is_three_games_in_a_row() -> None:
    match = Dynasty(2, "classic", seed=1, names=["Ada", "Bob"], harmony=True)
    counts = []
    while not match.is_over:
        counts.append(len(match.games))
        match.push(match.game.legal_moves[0])
    assert sorted(set(counts)) == [1, 2, 3]
    assert [game.is_over for game in match.games] == [True] * 3
    assert len({tuple(lines(game)) for game in match.games}) == 3
    assert all(game.names == ["Ada", "Bob"] and game.rules == Rules(harmony=True) for game in match.games)
    with pytest.raises(IllegalMove, match="the Dynasty is over"):
        match.push("--")


def test_the_points_of_a_dynasty_are_added_up() -> None:
    match = Dynasty(3, "danish", seed=1)
    play_on(match)
    assert match.outcome is not None
    totals = [[score.total for score in game.position.scores()] for game in match.games]
    assert match.outcome.scores == tuple(sum(column) for column in zip(*totals, strict=True))
    for seat, (points, largest, crowns, squares) in enumerate(match.standings()):
        scores = [game.position.scores()[seat] for game in match.games]
        assert points == sum(score.total for score in scores)
        assert largest == max(score.largest for score in scores)
        assert crowns == sum(score.crowns for score in scores)
        assert squares == sum(score.squares for score in scores)


LINES = ["19,20,21,22", "1,2,3,4", "35,36,37,38", "5,6,7,8", "9,10,11,12", "13,14,15,16"]
Places = Mapping[int, str]
NOTHING: Places = {}
# A joins 19 and 1, B keeps 20, 21 and 36 apart: 3 points each, crowns 1 and 3, squares 4 and 6.
EQUAL_POINTS: Places = {19: "g8g9", 1: "e8f8", 20: "g8g9", 21: "g6g5", 36: "e7f7"}
ONE_POINT_FOR_A: Places = {19: "g8g9"}
FOREST_FOR_A: Places = {4: "g8g9", 5: "f8f9"}
FORESTS: Places = {**FOREST_FOR_A, 3: "g8g9", 6: "f8f9"}
TWO_SQUARES_FOR_A: Places = {4: "g8g9"}


def scripted(name: str, places: Places) -> Game:
    """A game in which A gets the first and last domino of each line, and all that is not to be placed is discarded."""
    game = Game(2, name, auto_deal=False, abba=True, must_place=False)
    deals = iter(LINES)
    while not game.is_over:
        if game.turn == DEALER:
            game.push("ABBA" if game.position.phase == "kings" else f"+{next(deals)}")
        elif game.position.phase == "claim":
            game.push(game.legal_moves[0])
        else:
            assert game.position.domino is not None
            game.push(places.get(game.position.domino, "--"))
    return game


def dynasty(name: str, games: Sequence[Places]) -> str:
    records = []
    for number, places in enumerate(games, 1):
        records.append(f'[Game "{number}/3"]\n' + scripted(name, places).record())
    return "\n".join(records)


@pytest.mark.parametrize(
    ("name", "games", "scores", "winners", "decided_by"),
    [
        ("classic", [EQUAL_POINTS, NOTHING, ONE_POINT_FOR_A], [4, 3], [0], "score"),
        ("classic", [EQUAL_POINTS, FOREST_FOR_A, NOTHING], [3, 3], [0], "territory"),
        ("classic", [NOTHING, FORESTS, EQUAL_POINTS], [3, 3], [1], "crowns"),
        ("classic", [NOTHING, FORESTS, NOTHING], [0, 0], [0, 1], "shared"),
        ("danish", [EQUAL_POINTS, NOTHING, ONE_POINT_FOR_A], [4, 3], [0], "score"),
        ("danish", [FOREST_FOR_A, EQUAL_POINTS, NOTHING], [3, 3], [0], "territory"),
        ("danish", [EQUAL_POINTS, FORESTS, NOTHING], [3, 3], [0, 1], "shared"),
        ("german", [EQUAL_POINTS, NOTHING, FORESTS], [3, 3], [0, 1], "shared"),
        ("english-app", [ONE_POINT_FOR_A, NOTHING, NOTHING], [1, 0], [0], "score"),
        ("english-app", [EQUAL_POINTS, NOTHING, NOTHING], [3, 3], [1], "squares"),
        ("english-app", [EQUAL_POINTS, FOREST_FOR_A, NOTHING], [3, 3], [0], "squares"),
        ("english-app", [EQUAL_POINTS, NOTHING, TWO_SQUARES_FOR_A], [3, 3], [1], "crowns"),
        ("english-app", [NOTHING, NOTHING, NOTHING], [0, 0], [0, 1], "shared"),
    ],
)
def test_a_tied_dynasty_is_decided_as_in_the_edition(
    name: str, games: Sequence[Places], scores: list[int], winners: list[int], decided_by: str
) -> None:
    match = Dynasty.parse(dynasty(name, games))
    assert match.is_over
    assert match.outcome is not None
    outcome = match.outcome
    assert (outcome.scores, outcome.winners, outcome.decided_by) == (tuple(scores), tuple(winners), decided_by)
    text = match.record()
    assert f'[Dynasty "{scores[0]} {scores[1]}"]' in text
    assert f'[DynastyWinners "{" ".join("AB"[seat] for seat in winners)}"]' in text
    assert text.count("[Dynasty ") == 1
    assert Dynasty.parse(text) == match


def test_a_long_dynasty_costs_what_its_games_cost() -> None:
    """Reading, checking and writing; by the square of their number, 8 times as many would cost 64 times as much."""
    record = scripted("classic", NOTHING).record()

    def seconds(length: int) -> float:
        text = "\n".join(f'[Game "{number}/{length}"]\n{record}' for number in range(1, length + 1))
        began = time.process_time()
        assert list(check(text.split("\n"))) == [[]] * length
        dynasty = Dynasty.parse(text)
        assert dynasty.record().count("[Game ") == length and dynasty.is_over
        return time.process_time() - began

    short, long = (min(seconds(length) for _ in range(3)) for length in (60, 480))
    assert long < 24 * short


def test_a_dynasty_is_checked_game_by_game() -> None:
    """What is wrong with one game is said of its record, and those after it are read for themselves."""
    first, second, third = dynasty("classic", [NOTHING] * 3).split("\n[Game ")
    good = [first, f"[Game {second}", f"[Game {third}"]

    def told(*records: str) -> list[str]:
        found = check("\n".join(records).split("\n"))
        return [one.code if isinstance(one, ParseError) else "" for one in found]

    assert told(*good) == ["", "", ""]
    assert told(good[0], good[1].replace("2/3", "2/4"), good[2]) == ["", "dynasty-length", ""]
    assert told(good[0], good[2]) == ["", "dynasty-game"]
    assert told(good[1], good[2]) == ["", ""]
    assert told(*good, good[2].replace("3/3", "4/3")) == ["", "", "", "dynasty-length"]
    assert told(good[0], good[1].replace("]\n\n", ']\n[Dynasty "0 0"]\n\n')) == ["", "dynasty-not-over"]
    assert told(*good[:2], good[2].replace("]\n\n", ']\n[Dynasty "1 0"]\n\n')) == ["", "", "dynasty-scores"]
    other = scripted("danish", NOTHING).record()
    assert told(good[0], f'[Game "2/3"]\n{other}') == ["", "dynasty-rules"]
    early = "\n".join(line for line in good[0].split("\n")[:-2] if not line.startswith(("[Scores", "[Winners")))
    assert told(early, good[1]) == ["", "dynasty-too-early"]


def test_a_dynasty_may_be_written_and_read_at_any_moment() -> None:
    match = Dynasty(2, "tournament", seed=3)
    bot = agent("greedy", seed=3)
    while not match.is_over:
        match.push(bot.choose(match.game.position))
        if sum(len(game.moves) for game in match.games) % 11 == 0:
            assert Dynasty.parse(match.record()) == match
    assert Dynasty.parse(match.record()) == match


def test_a_dynasty_whose_record_stops_between_two_games_goes_on() -> None:
    text = f'[Game "1/3"]\n{finished().record()}'
    match = Dynasty.parse(text, seed=5)
    assert (len(match.games), match.is_over) == (2, False)
    play_on(match)
    assert len(match.games) == 3
    again = Dynasty.parse(text, seed=5)
    play_on(again)
    assert again == match


def test_pop_goes_back_across_the_end_of_a_game() -> None:
    match = Dynasty(2, seed=2)
    records = []
    while not match.is_over:
        records.append(match.record())
        match.push(match.game.legal_moves[0])
    while records:
        match.pop()
        assert match.record() == records.pop()
    with pytest.raises(IndexError, match="there is no move to take back"):
        match.pop()


def test_the_next_game_of_a_dynasty_is_dealt_again_the_same() -> None:
    match = Dynasty(2, seed=2)
    while len(match.games) == 1:
        match.push(match.game.legal_moves[0])
    before = match.record()
    move = match.pop()
    assert len(match.games) == 1
    assert isinstance(move, Move)
    match.push(move)
    assert match.record() == before


def test_a_dynasty_ends_with_a_game_that_ends_early() -> None:
    match = Dynasty(2, seed=2)
    match.push(match.game.legal_moves[0])
    match.game.resign(1)
    assert match.is_over
    assert match.outcome is None
    assert "Dynasty" not in match.record()
    assert Dynasty.parse(match.record()) == match


def test_a_match_may_have_any_number_of_games() -> None:
    match = Dynasty(2, seed=2, games=1)
    play_on(match)
    assert match.outcome == match.game.outcome
    assert '[Game "1/1"]' in match.record()
    with pytest.raises(ValueError, match="a Dynasty has at least one game"):
        Dynasty(2, games=0)


def test_broken_dynasties_say_what_is_wrong() -> None:
    one, german = finished().record(), finished("german").record()
    match = Dynasty(2, seed=2)
    play_on(match)
    whole = match.record()
    assert match.outcome is not None
    scores = " ".join(map(str, match.outcome.scores))
    cases = [
        ("", "there is no record"),
        (one, 'this is game 1 of a Dynasty: [Game "1/3"]'),
        (f'[Game "2/3"]\n{one}', 'this is game 1 of a Dynasty: [Game "1/3"]'),
        (f'[Game "1/x"]\n{one}', 'this is game 1 of a Dynasty: [Game "1/3"]'),
        (f'[Game "1/0"]\n{one}', "the Dynasty has 0 games"),
        (f'[Game "1/3"]\n{one}\n[Game "2/4"]\n{one}', "the Dynasty has 3 games"),
        (f'[Game "1/1"]\n{one}\n[Game "2/1"]\n{one}', "the Dynasty has 1 games"),
        (f'[Game "1/3"]\n{HEAD}A\n[Game "2/3"]\n{one}', "the game before it is not over"),
        (f'[Game "1/3"]\n[Ended "A resigned"]\n{HEAD}A\n[Game "2/3"]\n{one}', "the game before it is not over"),
        (f'[Game "1/3"]\n{one}\n[Game "2/3"]\n{german}', "the games of a Dynasty have the same rules and players"),
        (f'[Game "1/3"]\n[Dynasty "1 2"]\n{one}', "the Dynasty is not over"),
        (whole.replace(f'[Dynasty "{scores}"]', '[Dynasty "1 2"]'), f"the games give {scores}"),
        (whole.replace("[DynastyWinners", '[DynastyWinners "A B C"]\n[Note'), "the games give"),
    ]
    for text, reason in cases:
        with pytest.raises(ParseError) as refused:
            Dynasty.parse(text)
        assert refused.value.reason.startswith(reason), text[:60]


def test_a_game_record_says_nothing_of_a_dynasty_that_it_was_part_of() -> None:
    match = Dynasty(2, seed=2)
    play_on(match)
    assert all("[Game" not in game.record() for game in Dynasty.parse(match.record()).games)


# ---- values ----


def some_games() -> list[Game | Dynasty]:
    new, middle, resigned = Game(seed=1), Game(4, "danish", seed=2, names=list("wxyz")), Game(seed=3)
    play_on(middle, plies=30)
    resigned.resign(0)
    match = Dynasty(2, "english-app", seed=4, harmony=True)
    play_on(match, plies=60)
    return [new, middle, resigned, finished("german", 3), match, Game(auto_deal=False)]


@pytest.mark.parametrize("game", some_games(), ids=lambda game: type(game).__name__)
def test_repr_and_pickle_and_copy_give_the_game_back(game: Game | Dynasty) -> None:
    for again in (eval(repr(game), NAMES), pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert type(again) is type(game)
        assert again == game
        assert again.record() == game.record()


def test_games_are_equal_if_their_records_are() -> None:
    assert Game(seed=1) == Game(seed=1)
    assert Game(seed=1) != Game(seed=2)
    assert Game(seed=1) != Game(seed=1, names=["x", "y"])
    assert Game(2, "romanian", seed=1) != Game(2, "icelandic", seed=1)
    assert Game(seed=1) != Position("2 - - - - 1-48 C C")
    assert Dynasty(seed=1) == Dynasty(seed=1)
    assert Dynasty(seed=1) != Dynasty(seed=1, games=2)
    with pytest.raises(TypeError):
        hash(Game())
