"""Whatever is written reads back, and whatever is read is either refused in a sentence or can be played to its end.

KD_FUZZ_EXAMPLES raises the number of examples of each test; they are then drawn anew each time.
"""

import os
import random
import re
from collections.abc import Callable
from typing import Any, TypeVar

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kingdomino import DEALER, EDITIONS, Dynasty, Edition, Game, Move, ParseError, Position, Rules, RulesError, Score
from kingdomino.core import check_headers, playouts
from kingdomino.editions import rules_from_text, rules_text
from kingdomino.records import Record
from kingdomino.server.parcels import OWN_HEADERS

T = TypeVar("T")

EXAMPLES = os.environ.get("KD_FUZZ_EXAMPLES")
fuzz = settings(
    max_examples=int(EXAMPLES or 200),
    derandomize=EXAMPLES is None,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)

LARGE = st.integers(0, 2**64 - 1)
PLAYERS = [(name, n) for name, e in EDITIONS.items() for n in range(e.rules.min_players, e.rules.max_players + 1)]
CHAINS = st.lists(st.sampled_from(["territory", "crowns", "squares"]), unique=True).map(tuple)
HOUSE_RULES: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {},
    optional={
        "mighty_duel": st.booleans(),
        "grid": st.sampled_from([5, 7]),
        "spare_domino": st.booleans(),
        "kings": st.sampled_from(["one-by-one", "together", "passed-round"]),
        "abba": st.booleans(),
        "claim_ahead": st.booleans(),
        "must_place": st.booleans(),
        "tie_breaks": CHAINS,
        "harmony": st.booleans(),
        "harmony_needs": st.sampled_from(["all-placed", "full-grid"]),
        "middle_kingdom": st.booleans(),
    },
)
NAMES = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), max_size=12)


# ---- games to begin with ----


def play_some(game: Game | Dynasty, placing: str, seed: int, plies: int) -> None:
    for ply in range(plies):
        if game.is_over:
            return
        game.push(game.position.choose(placing, seed, ply))


@st.composite
def games(draw: st.DrawFn) -> Game:
    name, players = draw(st.sampled_from(PLAYERS))
    seed = draw(LARGE)
    names = draw(st.lists(NAMES, min_size=players, max_size=players))
    try:
        game = Game(players, name, seed=seed, names=names, **draw(HOUSE_RULES))
    except RulesError:
        game = Game(players, name, seed=seed, names=names)
    play_some(game, draw(st.sampled_from(["random", "greedy"])), seed, draw(st.integers(0, 120)))
    if not game.is_over and draw(st.integers(0, 9)) == 0:
        game.resign(0)
    return game


@st.composite
def positions(draw: st.DrawFn) -> Position:
    game = draw(games())
    return game.positions[draw(st.integers(0, 200)) % len(game.positions)]


@st.composite
def matches(draw: st.DrawFn) -> Dynasty:
    name, players = draw(st.sampled_from(PLAYERS))
    match = Dynasty(players, name, seed=draw(LARGE), games=draw(st.integers(1, 3)))
    play_some(match, "greedy", 1, draw(st.integers(0, 300)))
    return match


@st.composite
def rules(draw: st.DrawFn) -> tuple[Edition, Rules]:
    edition = draw(st.sampled_from(list(EDITIONS.values())))
    try:
        return edition, edition.rules.replace(**draw(HOUSE_RULES))
    except RulesError:
        return edition, edition.rules


# ---- and how to spoil their texts ----

ALPHABET = 'ABCDE0123456789abgmnwfls+-,:;/.= \n\t\r"\\[]{}\0é☃\U0001f451'
ALIKE = ["0123456789", "ABCD", "wflgsm.", "abcdefghijklm", "-+,:;/"]


def spoil(text: str, rng: random.Random) -> str:
    """Deletes, doubles, replaces or swaps a few characters, items or tokens, or cuts the text off."""
    at, length = rng.randrange(len(text) + 1), rng.randint(1, 6)
    separator = rng.choice([" ", " ", ",", "\n", ";", "/"])
    parts = text.split(separator)
    i, j = rng.randrange(len(parts)), rng.randrange(len(parts))
    match rng.randrange(12):
        case 0:
            return text[:at] + text[at + length :]
        case 1:
            return text[: at + length] + text[at:]
        case 2:
            return text[:at] + rng.choice(ALPHABET) + text[at + 1 :]
        case 3:
            return text[:at] + rng.choice(ALPHABET) + text[at:]
        case 4 | 5 | 6:
            alike = [group for group in ALIKE if text[at : at + 1] and text[at] in group]
            return text[:at] + rng.choice(alike[0] if alike else ALPHABET) + text[at + 1 :]
        case 7:
            parts[i], parts[j] = parts[j], parts[i]
        case 8:
            parts[i] = parts[j]
        case 9:
            del parts[i]
        case 10:
            parts.insert(i, parts[j])
        case _:
            return text[:at] if rng.random() < 0.3 else text.replace("true", "false", 1)
    return separator.join(parts)


@st.composite
def spoilt(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    text = draw(texts)
    rng = random.Random(draw(LARGE))
    for _ in range(rng.choice([1, 1, 1, 2, 3, 6])):
        text = spoil(text, rng)
    return text


@st.composite
def commented(draw: st.DrawFn, record: str) -> str:
    """With comments here and there; a line that begins with a bracket would begin another record."""
    head, _, body = record.partition("\n\n")
    rng = random.Random(draw(LARGE))
    said = draw(st.lists(st.text(st.sampled_from(ALPHABET.replace("}", "")), max_size=30), max_size=5))
    tokens = body.split(" ")
    for text in said:
        inside = re.sub(r"\n+\[", "[", text)
        tokens.insert(rng.randrange(len(tokens) + 1), f"{{{inside}}}")
    return f"{head}\n\n{' '.join(tokens)}"


@st.composite
def spoilt_records(draw: st.DrawFn) -> str:
    """Mostly the moves are spoilt, because a record with broken headers is not read any further."""
    text = draw(games()).record()
    head, _, body = (draw(commented(text)) if draw(st.booleans()) else text).partition("\n\n")
    if draw(st.integers(0, 3)) == 0:
        return draw(spoilt(st.just(f"{head}\n\n{body}")))
    return f"{head}\n\n{draw(spoilt(st.just(body)))}"


@st.composite
def mixed_positions(draw: st.DrawFn) -> str:
    """Fields of two moments of one game, and perhaps of a third one of another."""
    game = draw(games())
    rng = random.Random(draw(LARGE))
    at = rng.randrange(len(game.positions))
    near = min(at + rng.randint(1, 5), len(game.positions) - 1)
    texts = [str(game.positions[at]), str(game.positions[at]), str(game.positions[near])]
    if rng.random() < 0.2:
        texts.append(str(draw(positions())))
    fields = [rng.choice(column) for column in zip(*(text.split() for text in texts), strict=False)]
    if rng.random() < 0.3:
        fields[0] += ";" + rng.choice(
            ["claim_ahead=false", "abba=true", "grid=7", "spare_domino=true", "kings=together"]
        )
    return " ".join(fields)


ANY_TEXT = st.one_of(
    st.text(st.sampled_from(ALPHABET), max_size=60),
    st.text(max_size=60),
    st.binary(max_size=60).map(lambda data: data.decode("utf-8", "replace")),
    st.binary(max_size=60).map(lambda data: data.decode("latin-1")),
)


HEADERS = st.dictionaries(
    st.one_of(
        st.from_regex(r"[A-Za-z][A-Za-z0-9_-]{0,8}", fullmatch=True),
        st.sampled_from(["A", "Rules", "Winners"]),
        ANY_TEXT,
    ),
    ANY_TEXT,
    max_size=4,
)
"""What a record may say beyond its game, and what it may not."""


def read(parse: Callable[[str], T], text: str) -> T | None:
    """What a text means, or None if it was refused in a sentence that points at the right place."""
    try:
        return parse(text)
    except ValueError as error:
        assert not isinstance(error, UnicodeError)
        assert " " in str(error).strip()
        if isinstance(error, ParseError):
            assert error.reason
            assert error.line >= (parse is not Move)  # a move has no lines
            rest_of_text = "\n".join(text.split("\n")[max(0, error.line - 1) :])
            assert error.token.removesuffix("...") in rest_of_text
        return None


# ---- what is written reads back ----


@fuzz
@given(positions())
def test_a_position_reads_back(position: Position) -> None:
    again = Position(str(position))
    assert again == position
    assert hash(again) == hash(position)
    assert str(again) == str(position)


@fuzz
@given(positions())
def test_a_legal_move_reads_back(position: Position) -> None:
    moves = [position.sample(1)] if position.phase == "deal" else position.legal_moves
    for move in moves:
        assert Move(str(move)) == move
        assert position.parse_move(str(move)) == move


@fuzz
@given(rules())
def test_rules_read_back(example: tuple[Edition, Rules]) -> None:
    edition, changed = example
    assert rules_from_text(edition, rules_text(edition, changed)) == changed


@fuzz
@given(games())
def test_a_game_reads_back(game: Game) -> None:
    again = Game.parse(game.record())
    assert again == game
    assert again.position == game.position
    assert again.moves == game.moves


@fuzz
@given(games(), st.data())
def test_a_game_with_comments_reads_back(game: Game, data: st.DataObject) -> None:
    assert Game.parse(data.draw(commented(game.record()))) == game


INVENTED = {'X "1"]\n\nABBA +1,2,3,4\n[Y': "2"}


@fuzz
@given(games(), HEADERS)
@example(Game(seed=1), INVENTED)
@example(Game(seed=1), {"A": "Mallory"})
def test_any_headers_are_refused_or_read_back(game: Game, headers: dict[str, str]) -> None:
    game.headers = headers
    if (text := read(lambda _: game.record(), "")) is not None:
        again = Game.parse(text)
        assert (again.headers, again.names, again.moves) == (headers, game.names, game.moves)


@fuzz
@given(games(), HEADERS)
@example(Game(seed=1), INVENTED)
def test_headers_that_others_may_see_read_back(game: Game, headers: dict[str, str]) -> None:
    others = {name: value for name, value in headers.items() if name not in OWN_HEADERS}
    try:
        check_headers(Record(others))
    except ParseError as error:
        assert error.reason and error.code
        return
    game.headers = others
    assert Game.parse(game.record()).headers == others


@fuzz
@given(matches(), HEADERS)
@example(Dynasty(seed=1), {"Game": "2/3"})
@example(Dynasty(seed=1), {"Dynasty": "1 2"})
def test_any_headers_of_a_match_are_refused_or_read_back(match: Dynasty, headers: dict[str, str]) -> None:
    match.game.headers = headers
    if (text := read(lambda _: match.record(), "")) is not None:
        assert Dynasty.parse(text).game.headers == headers


@fuzz
@given(matches())
def test_a_match_reads_back(match: Dynasty) -> None:
    again = Dynasty.parse(match.record())
    assert again == match
    assert [game.position for game in again.games] == [game.position for game in match.games]


# ---- what is read is refused or sound ----


def play_out(position: Position, seed: int) -> None:
    """Asks a position everything and plays it to its end."""
    for _ in range(250):
        scores = position.scores()
        assert all(score.discarded >= 0 and score.total >= 0 for score in scores)
        assert [len(position.kingdom(seat)) for seat in range(position.players)] == [s.squares for s in scores]
        assert hash(position) == hash(Position(str(position)))
        assert len(position.order) <= 4
        if position.turn is None:
            assert position.outcome is not None
            assert position.legal_moves == []
            return
        if position.turn == DEALER:
            move = position.sample(seed)
        else:
            move = position.choose("greedy" if seed % 2 else "random", seed)
            assert move in position.legal_moves
        assert position.is_legal(move)
        position = position.play(move)
    raise AssertionError("the game never ends")


@fuzz
@given(st.one_of(mixed_positions(), spoilt(mixed_positions()), spoilt(positions().map(str))), LARGE)
def test_a_spoilt_position_is_refused_or_can_be_played(text: str, seed: int) -> None:
    position = read(Position, text)
    if position is not None:
        assert Position(str(position)) == position
        play_out(position, seed)
        playouts(position, 2, seed, "greedy")
        playouts(position, 2, seed, "random")


@fuzz
@given(spoilt(positions().map(lambda position: position.kingdom_text(0))), st.sampled_from([5, 7]))
def test_a_spoilt_kingdom_is_refused_or_counted(text: str, grid: int) -> None:
    rules = Rules(grid=grid, middle_kingdom=True)
    try:
        score = Score.of(text, rules, 2)
    except ParseError as error:
        assert error.reason
    else:
        assert sum(t.squares for t in score.territories) == score.squares < grid * grid
        assert score.total == sum(t.squares * t.crowns for t in score.territories) + score.middle_kingdom


@fuzz
@given(positions(), LARGE)
def test_a_position_can_be_played(position: Position, seed: int) -> None:
    play_out(position, seed)


@fuzz
@given(spoilt_records())
def test_a_spoilt_record_is_refused_or_sound(text: str) -> None:
    game = read(Game.parse, text)
    if game is not None:
        assert Game.parse(game.record()) == game
        play_out(game.position, 1)


@fuzz
@given(spoilt(matches().map(Dynasty.record)))
def test_a_spoilt_match_is_refused_or_sound(text: str) -> None:
    match = read(Dynasty.parse, text)
    if match is not None:
        assert Dynasty.parse(match.record()) == match


@fuzz
@given(games(), ANY_TEXT)
def test_a_record_with_anything_after_it_is_refused_or_sound(game: Game, text: str) -> None:
    again = read(Game.parse, game.record() + text)
    if again is not None:
        assert Game.parse(again.record()) == again


@fuzz
@given(positions(), ANY_TEXT)
@example(Position("2 - - - - 1-48 C C"), "x" * 39 + "é")
@example(Position("2 - - - - 1-48 C C"), "+4\0")
def test_any_text_is_a_move_or_is_refused(position: Position, text: str) -> None:
    move = read(Move, text)
    if move is not None:
        assert str(move) == text
        assert Move(str(move)) == move
        assert position.is_legal(text) == position.is_legal(move)
        if position.is_legal(move):
            position.play(move)
    else:
        assert not position.is_legal(text)


@fuzz
@given(spoilt(st.sampled_from(["ABBA", "+4,11,23,38", "23", "f7e7", "l13m13", "--"])))
def test_a_spoilt_move_is_refused_or_reads_back(text: str) -> None:
    move = read(Move, text)
    if move is not None:
        assert str(move) == text


@fuzz
@given(spoilt(rules().map(lambda example: rules_text(*example))), st.sampled_from(list(EDITIONS.values())))
def test_spoilt_rules_are_refused_or_read_back(text: str, edition: Edition) -> None:
    changed = read(lambda text: rules_from_text(edition, text), text)
    if changed is not None:
        assert rules_from_text(edition, rules_text(edition, changed)) == changed


@fuzz
@given(st.dictionaries(st.one_of(st.sampled_from(Rules.fields), NAMES), st.one_of(ANY_TEXT, LARGE, st.none(), CHAINS)))
def test_any_values_are_rules_or_are_refused(fields: dict[str, Any]) -> None:
    made = read(lambda _: Rules(**fields), "")
    if made is not None:
        assert eval(repr(made), {"Rules": Rules}) == made


@fuzz
@given(ANY_TEXT)
@example("[Edition")
@example('[Edition "classic"]\n[A "x"]\n[B "y"]\n\n' + "x" * 79 + "é")
@example('[Edition "classic"]\n[A "x"]\n[B "y"]\n\nA\0B')
@example("2 - - - - 1-48 é C")
def test_any_text_is_refused_in_a_sentence(text: str) -> None:
    for parse in (Position, Game.parse, Dynasty.parse):
        made = read(parse, text)
        assert made is None or str(made)
