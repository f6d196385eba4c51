"""Dealing that can be checked: what follows from secret and contributions, and what gives a dishonest server away."""

import hashlib
import hmac
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from forged import FILE, Listed, listed

import kingdomino as kd
from kingdomino import fair
from kingdomino.errors import ParseError
from kingdomino.game import DEALER
from kingdomino.loading import check
from kingdomino.records import Record, read_record

RECORDS = Path(__file__).parent / "fair"


def dealt(
    table: str,
    secret: str,
    given: list[str],
    people: list[int],
    *,
    players: int = 2,
    edition: str = "classic",
    method: int = fair.METHOD,
    **rules: Any,
) -> str:
    """The record of a game at random, dealt like one of friends."""
    deal, chance = fair.dealer(table, secret, given, method), random.Random(1)
    game = kd.Game(players, edition, auto_deal=False, seed=0, **rules)
    before = fair.Drawn()
    while not game.is_over:
        if game.turn == DEALER:
            before = before.and_then(game.push(deal(game.position, before)))
        else:
            game.push(chance.choice(game.legal_moves))
    game.headers |= fair.headers(table, secret, given, people, method)
    return game.record()


def numbers(*, seed: int = 1) -> tuple[str, str, list[str]]:
    chance = random.Random(seed)
    return chance.randbytes(16).hex(), chance.randbytes(32).hex(), [chance.randbytes(32).hex() for _ in range(4)]


def changed(text: str, header: str, old: str, new: str) -> Record:
    line = next(line for line in text.splitlines() if line.startswith(f"[{header} "))
    assert old in line
    return read_record(text.replace(line, line.replace(old, new, 1)))


@pytest.mark.parametrize(
    ("players", "edition"),
    [
        (2, "classic"),
        (2, "german"),
        (3, "classic"),
        (4, "danish"),
        (2, "english-app"),
        (2, "tournament"),
        (2, "romanian"),
        (3, "romanian"),
    ],
)
@pytest.mark.parametrize("method", [2, 4])
def test_records_that_stay(players: int, edition: str, method: int) -> None:
    """What follows from a secret never changes: these records are also checked by the page's own verifier."""
    table, secret, given = numbers()
    seats = list(range(players))
    golden = (RECORDS / f"method-{method}" / f"{edition}-{players}.kd").read_text()
    assert f"method {method}" in fair.check_fair(read_record(golden))[0]
    if (edition, method) != ("english-app", 2):
        text = dealt(table, secret, given[:players], seats, players=players, edition=edition, method=method)
        assert golden == text


def test_before_method_4_two_players_of_the_english_app_opened_abba() -> None:
    """Records of that time do not say so; what is written today of a table of that time does."""
    table, secret, given = numbers()
    silent = (RECORDS / "method-2" / "english-app-2.kd").read_text()
    today = dealt(table, secret, given[:2], [0, 1], edition="english-app", method=2, abba=True)
    assert today == silent.replace('"english-app"]\n', '"english-app"]\n[Rules "abba=true"]\n', 1)
    assert fair.check_fair(read_record(today)) == fair.check_fair(read_record(silent))
    house_rule = (RECORDS / "method-2" / "english-app-2-any-order.kd").read_text()
    assert "method 2" in fair.check_fair(read_record(house_rule))[0]
    with pytest.raises(ParseError, match="the opening order is ABBA or BAAB"):
        fair.check_fair(read_record(house_rule.replace('[Rules "abba=false"]\n', "")))
    orders = {_opening(secret, seed) for seed in range(60)}
    assert orders == {"AABB", "ABAB", "ABBA", "BAAB", "BABA", "BBAA"}


def _opening(secret: str, seed: int) -> str:
    """How two players open in the English app's edition at a table that is dealt as today."""
    deal = fair.dealer(f"{seed:032x}", secret, ["", ""])
    return str(deal(kd.Game(2, "english-app", auto_deal=False, seed=0).position, fair.Drawn()))


def dealt_on(day: str, secret: str, players: int, edition: str) -> str:
    """The record of a game at random, dealt like the deal of a day."""
    chance = random.Random(1)
    game = kd.Game(players, edition, dealer=fair.day_dealer(day, secret), seed=0)
    while not game.is_over:
        game.push(chance.choice(game.legal_moves))
    game.headers |= fair.day_headers(day, secret)
    return game.record()


DAY = "2026-01-31"


@pytest.mark.parametrize(("players", "edition"), [(4, "classic"), (1, "english-app")])
def test_deals_of_the_day_that_stay(players: int, edition: str) -> None:
    text = dealt_on(DAY, numbers()[1], players, edition)
    assert (RECORDS / "method-3" / f"{edition}-{players}.kd").read_text() == text
    told = fair.check_fair(read_record(text), commitment=fair.day_commitment(DAY, numbers()[1]))
    assert f"the secret of {DAY}" in told[0] and len(told) == 2


def test_the_specification_of_a_day_in_a_few_lines() -> None:
    """The secret, the commitment, the first line and a computer player's seed, from docs/fair.md and nothing else."""
    master = numbers(seed=2)[1]
    secret = hmac.new(bytes.fromhex(master), f"kingdomino 3 day {DAY}".encode(), "sha256").hexdigest()
    assert fair.day_secret(master, DAY) == secret
    commitment = hashlib.sha256(f"kingdomino 3 commitment {DAY} {secret}".encode()).hexdigest()
    assert fair.day_commitment(DAY, secret) == commitment
    key = hashlib.sha256(f"kingdomino 3 seed {DAY} {secret}".encode()).digest()
    block = hmac.new(key, b"ply 17 0", "sha256").digest()
    assert fair.day_seed(DAY, secret, 17) == int.from_bytes(block[:8], "big")
    first = hmac.new(key, b"line 0 0", "sha256").digest()
    unseen, line = list(range(1, 49)), []
    for at in range(0, 16, 4):
        number = int.from_bytes(first[at : at + 4], "big")
        assert number < 2**32 - 2**32 % len(unseen)  # else the next one
        line.append(unseen.pop(number % len(unseen)))
    dealt_line = next(word for word in read_record(dealt_on(DAY, secret, 4, "classic")).body.split() if word[0] == "+")
    assert dealt_line == "+" + ",".join(map(str, sorted(line)))


def test_what_gives_a_dishonest_day_away() -> None:
    secret = numbers()[1]
    text = dealt_on(DAY, secret, 4, "classic")
    other = read_record(dealt_on(DAY, secret[::-1], 4, "classic"))
    assert fair.check_fair(other)  # it agrees with itself
    with pytest.raises(ParseError, match="not the commitment that was seen"):
        fair.check_fair(other, commitment=fair.day_commitment(DAY, secret))
    with pytest.raises(ParseError, match="your contribution is not in it"):
        fair.check_fair(read_record(text), mine="0" * 64)
    for header, old, new in (
        ("FairSecret", secret, secret[::-1]),
        ("FairSecret", secret, secret.upper()),
        ("FairDay", "31", "30"),
        ("FairDay", "31", "32"),
        ("FairDay", DAY, "20260131"),
        ("FairCommitment", "", "0"),
        ("FairMethod", "3", "2"),
        ("FairMethod", "3", "4"),
    ):
        with pytest.raises(ParseError):
            fair.check_fair(changed(text, header, old, new))
    line = next(word for word in text.split() if word.startswith("+"))
    with pytest.raises(ParseError):
        fair.check_fair(read_record(text.replace(line, "+1,2,3,4")))


def test_the_records_of_the_pages_tests() -> None:
    """What the page's verifier is tested with is dealt as here."""
    games = json.loads((RECORDS.parent.parent / "web/src/lib/fair.golden.json").read_text())
    for game in games.values():
        (mine, *_) = game["mine"].values()
        assert fair.table_name(game["id"], 2) in game["record"]
        assert fair.check_fair(read_record(game["record"]), commitment=game["commitment"], mine=mine)


def test_the_specification_in_a_few_lines() -> None:
    """The first king and the first line of a golden record, from docs/fair.md and nothing else."""
    table, secret, given = numbers()
    randomness = f"A:{given[0]} B:{given[1]}"
    key = hashlib.sha256(f"kingdomino 4 seed {table} {secret} {randomness}".encode()).digest()

    def draw(label: str, skip: int, below: int) -> int:
        block = hmac.new(key, f"{label} 0".encode(), "sha256").digest()
        number = int.from_bytes(block[4 * skip : 4 * skip + 4], "big")
        assert number < 2**32 - 2**32 % below  # else the next one
        return number % below

    unseen = list(range(1, 49))
    line = [unseen.pop(draw("line 0", i, len(unseen))) for i in range(4)]
    record = read_record((RECORDS / "method-4" / "classic-2.kd").read_text())
    kings, first = record.body.split()[:2]
    assert kings[0] == "AABB"[draw("king 0", 0, 4)]
    assert first == "+" + ",".join(map(str, sorted(line)))
    commitment = hashlib.sha256(f"kingdomino 4 commitment {table} {secret}".encode()).hexdigest()
    assert record.headers["FairCommitment"] == commitment
    passed = read_record((RECORDS / "method-4" / "romanian-2.kd").read_text())
    assert passed.body.split()[0][:3] == f"{'AB'[draw('holder', 0, 2)]}:{'AABB'[draw('king 0', 0, 4)]}"


FORGED: list[Listed] = json.loads(FILE.read_text())


@pytest.mark.parametrize("one", FORGED, ids=[one["what"] for one in FORGED])
def test_exactly_what_the_specification_says_is_accepted(one: Listed) -> None:
    """The same list is run by the page's verifier."""
    told = list(check(one["record"].split("\n"), fair=True))
    assert one["fair"] == (len(told) == 1 and not isinstance(told[0], ParseError)), told


def test_the_list_of_forged_records_is_up_to_date() -> None:
    assert listed() == FORGED, "run tests/forged.py"


def test_what_gives_a_dishonest_server_away() -> None:
    table, secret, given = numbers()
    text = dealt(table, secret, [given[0], given[1], ""], [0, 1], players=3)
    record = read_record(text)
    seen = record.headers["FairCommitment"]
    told = fair.check_fair(record, commitment=seen, mine=given[0])
    assert not any("Not checked" in sentence for sentence in told) and "seat A" in " ".join(told)
    assert sum("Not checked" in sentence for sentence in fair.check_fair(record)) == 2
    # A secret that was chosen after the contributions agrees with itself, but not with what was seen.
    ground = read_record(dealt(table, "0" * 64, [given[0], given[1], ""], [0, 1], players=3))
    assert fair.check_fair(ground, mine=given[0])
    with pytest.raises(ParseError, match="not the commitment that was seen"):
        fair.check_fair(ground, commitment=seen, mine=given[0])
    # A contribution that was chosen for a person, or invented for a computer player.
    swapped = read_record(dealt(table, secret, ["0" * 64, given[1], ""], [0, 1], players=3))
    with pytest.raises(ParseError, match="your contribution is not in it"):
        fair.check_fair(swapped, commitment=seen, mine=given[0])
    invented = read_record(dealt(table, secret, given[:3], [0, 1], players=3))
    with pytest.raises(ParseError, match="seat C belongs to a computer player"):
        fair.check_fair(invented, commitment=seen, mine=given[0])
    for header, old, new in (
        ("FairSecret", secret, secret[::-1]),
        ("FairTable", table, table[::-1]),
        ("FairCommitment", seen, seen[::-1]),
        ("FairRandomness", given[1], given[1][::-1]),
        ("FairRandomness", "B:", "D:"),
        ("FairRandomness", "B:", "A:"),
        ("FairMethod", "4", "3"),
        ("FairMethod", "4", "2"),
        ("FairMethod", "4", "1"),
    ):
        with pytest.raises(ParseError):
            fair.check_fair(changed(text, header, old, new), commitment=seen)
    with pytest.raises(ParseError, match="missing"):
        fair.check_fair(read_record(text.replace("[FairTable", "[Other")))


def test_contributions_are_written_in_one_way() -> None:
    """Who could write them in several ways could try until the deals suit."""
    table, secret, given = numbers()
    text = dealt(table, secret, given[:2], [0, 1])
    for randomness in (
        f"A:{given[0]}  B:{given[1]}",
        f"B:{given[1]} A:{given[0]}",
        f"A:{given[0].upper()} B:{given[1]}",
        f"A:{given[0]} B:{given[1][:-2]}",
        f"A:{given[0]} B:{given[1]} ",
    ):
        record = changed(text, "FairRandomness", f"A:{given[0]} B:{given[1]}", randomness)
        with pytest.raises(ParseError):
            fair.check_fair(record)
    swapped = read_record(dealt(table, secret, [given[1], given[0]], [0, 1]))
    assert fair.check_fair(swapped, mine=given[0])[2].endswith("seat B.")
    with pytest.raises(ParseError, match="is not in it"):
        fair.check_fair(swapped, mine=f"A:{given[0]}")
    with pytest.raises(ParseError, match="a different table"):
        fair.check_fair(read_record(text), table=table[::-1])


def test_a_deal_that_was_changed() -> None:
    table, secret, given = numbers()
    game = kd.Game.parse(dealt(table, secret, given[:2], [0, 1]))
    line = next(move for move in game.moves if move.kind == "deal")
    other = kd.Game(auto_deal=False, seed=0)
    for move in game.moves[: game.moves.index(line)]:
        other.push(move)
    other.push(next(move for move in other.legal_moves if move != line))
    other.headers |= game.headers
    with pytest.raises(ParseError, match="should have drawn"):
        fair.check_fair(read_record(other.record()))


def test_a_holder_of_the_kings_who_was_not_drawn() -> None:
    text = (RECORDS / "method-4" / "romanian-3.kd").read_text()
    head, body = text.split("\n\n")
    holder = body[0]
    early = "\n".join(line for line in head.splitlines() if not line.startswith(("[Scores", "[Winners")))
    for other in set("ABC") - {holder}:
        with pytest.raises(ParseError, match=f"the dealer should have drawn {holder}:"):
            fair.check_fair(read_record(f"{early}\n\n{other}:"))
    assert fair.check_fair(read_record(f"{early}\n\n{holder}:"))


def test_older_records_check_as_before() -> None:
    record = read_record((RECORDS / "method-1" / "classic-2.kd").read_text())
    assert "method 1" in fair.check_fair(record)[0]
    with pytest.raises(ParseError):
        fair.check_fair(changed(str(record), "FairRandomness", "A:", "A:0"))


def test_draws_are_even() -> None:
    """Every domino comes first equally often, and the rejected numbers are really drawn again."""
    seen: Counter[int] = Counter()
    start = kd.Game(auto_deal=False, seed=0)
    start.push("A")
    drawn = random.Random(1)
    for _ in range(3000):
        deal = fair.dealer("t", drawn.randbytes(32).hex(), [])
        seen.update(map(int, str(deal(start.position, fair.Drawn(1, 1, 0)))[1:].split(",")))
    assert len(seen) == 48 and all(170 < count < 340 for count in seen.values())


@pytest.mark.parametrize("drawn", [-1, 48, 10**9])
def test_the_core_checks_what_is_drawn_for_it(drawn: int) -> None:
    game = kd.Game(auto_deal=False, seed=0)
    with pytest.raises(ValueError, match="a draw is"):
        game.position.draw(lambda below: drawn)
    with pytest.raises(ZeroDivisionError):
        game.position.draw(lambda below: 1 // 0)
