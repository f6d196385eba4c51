"""Fair dealing: the server binds itself to a secret before the players' browsers add randomness of their own.

The seed of all deals is drawn from both, so nobody could choose it alone; when the game is over everything is shown,
and anybody can check that the kings and lines followed from it. A deal of the day, which is the same for everybody, has
the secret of its day instead, shown when the day is over. docs/fair.md is the specification.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from itertools import count
from typing import Final

from .core import Move, Position
from .dealing import Dealer, Drawn, seeded
from .errors import ParseError
from .game import DEALER, SEATS, Game
from .languages import listed, say
from .records import Record
from .seeds import keyed

__all__ = [
    "DAY_METHOD",
    "METHOD",
    "Dealer",
    "Drawn",
    "check_fair",
    "commitment",
    "day_commitment",
    "day_dealer",
    "day_headers",
    "day_secret",
    "day_seed",
    "dealer",
    "headers",
    "new_secret",
    "old_commitment",
    "old_headers",
    "old_seed",
    "seeded",
    "table_name",
]

METHOD: Final = 4
"""How new tables deal. Method 2 differs in its number, and in how two players open in the English app's edition."""

DAY_METHOD: Final = 3
"""How a deal of the day is dealt."""


def new_secret() -> str:
    return secrets.token_hex(32)


def _hash(text: str) -> str:
    return hashlib.sha256(f"kingdomino {text}".encode()).hexdigest()


def table_name(id: str, method: int = METHOD) -> str:
    """Name a table in its dealing without inviting anybody to it."""
    return _hash(f"{method} table {id}")[:32]


def commitment(table: str, secret: str, method: int = METHOD) -> str:
    """What is published before anybody sits down."""
    return _hash(f"{method} commitment {table} {secret}")


def _randomness(contributions: Sequence[str]) -> str:
    """What the seats gave, as a record has it; seats that gave nothing are left out."""
    return " ".join(f"{seat}:{value}" for seat, value in zip(SEATS, contributions, strict=False) if value)


def _numbers(key: bytes, label: str) -> Iterator[int]:
    """The stream of a label: an endless sequence of 32-bit numbers."""
    for block in count():
        digest = hmac.digest(key, f"{label} {block}".encode(), "sha256")
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")


def _draw(numbers: Iterator[int], below: int) -> int:
    """An unbiased draw: numbers beyond the last whole multiple are skipped."""
    return next(x for x in numbers if x < 2**32 - 2**32 % below) % below


def dealer(table: str, secret: str, contributions: Sequence[str], method: int = METHOD) -> Dealer:
    """The dealer at a table, once everybody has contributed."""
    return _dealer(table, secret, _randomness(contributions), method)


def _dealer(table: str, secret: str, randomness: str, method: int) -> Dealer:
    return partial(_drawn_from, bytes.fromhex(_hash(f"{method} seed {table} {secret} {randomness}")))


def _drawn_from(key: bytes, position: Position, before: Drawn) -> Move:
    if position.phase == "deal":
        return position.draw(partial(_draw, _numbers(key, f"line {before.lines}")))
    if position.phase == "holder":
        return position.draw(partial(_draw, _numbers(key, "holder")))
    king = count(before.kings)
    return position.draw(lambda below: _draw(_numbers(key, f"king {next(king)}"), below))


def headers(
    table: str, secret: str, contributions: Sequence[str], people: Sequence[int], method: int = METHOD
) -> dict[str, str]:
    """What a record says about its dealing once the game is over."""
    return {
        "FairMethod": str(method),
        "FairTable": table,
        "FairCommitment": commitment(table, secret, method),
        "FairSecret": secret,
        "FairPeople": " ".join(SEATS[seat] for seat in people),
        "FairRandomness": _randomness(contributions),
    }


# ---- the deal of a day ----


def day_secret(master: str, day: str) -> str:
    """The secret of a day, written as 2026-01-31: each for itself, so that knowing one tells nothing of another."""
    return keyed(master, f"3 day {day}")


def day_commitment(day: str, secret: str) -> str:
    """What is published before the day begins."""
    return _hash(f"3 commitment {day} {secret}")


def _day_key(day: str, secret: str) -> bytes:
    return bytes.fromhex(_hash(f"3 seed {day} {secret}"))


def day_dealer(day: str, secret: str) -> Dealer:
    """Deals the same to everybody who plays on that day."""
    return partial(_drawn_from, _day_key(day, secret))


def day_seed(day: str, secret: str, ply: int) -> int:
    """What a computer player draws its decision at a ply from: those who decide alike meet the same answers."""
    numbers = _numbers(_day_key(day, secret), f"ply {ply}")
    return next(numbers) << 32 | next(numbers)


def day_headers(day: str, secret: str) -> dict[str, str]:
    """What a record says about its dealing once the day is over."""
    return {
        "FairMethod": str(DAY_METHOD),
        "FairDay": day,
        "FairCommitment": day_commitment(day, secret),
        "FairSecret": secret,
    }


# ---- method 1, of the oldest tables ----


def old_commitment(secret: str) -> str:
    return _hash(f"secret {secret}")


def old_seed(secret: str, contributions: Sequence[str]) -> int:
    """The seed of all deals; the contributions in the order of the seats, empty for a seat that gave none."""
    return int(_hash(f"seed {secret} {' '.join(contributions)}")[:16], 16)


def old_headers(secret: str, contributions: Sequence[str]) -> dict[str, str]:
    randomness = _randomness(contributions)
    return {"FairCommitment": old_commitment(secret), "FairSecret": secret, "FairRandomness": randomness}


# ---- checking ----

_OF_TABLES = ("FairCommitment", "FairSecret", "FairRandomness", "FairTable", "FairPeople")
_NEEDED = {
    "1": ("FairCommitment", "FairSecret", "FairRandomness"),
    "2": _OF_TABLES,
    "3": ("FairCommitment", "FairSecret", "FairDay"),
    "4": _OF_TABLES,
}
"""By method: the headers that a record needs."""

_FORMS = {"FairTable": "[0-9a-f]{32}", "FairSecret": "[0-9a-f]{64}"}
"""How headers are written: the seed follows from the text, so anyone free to spell it could choose among seeds."""


def check_fair(
    record: Record, *, commitment: str | None = None, mine: str | None = None, table: str | None = None
) -> list[str]:
    """ParseError if a record's deals did not follow from what was committed to and contributed.

    `commitment` is what was seen before the game; `mine` is your own contribution, alone or with its seat as in
    'A:...'; `table` is the name of the table. Returns in sentences what was checked and what could not be.
    """
    said: Mapping[str, str] = record.headers
    method = said.get("FairMethod", "1")
    if method not in _NEEDED or said.get("FairMethod") == "1":
        raise record.wrong("FairMethod", "this method of dealing is not known", "fair-method")
    for name in _NEEDED[method]:
        if name not in said:
            raise record.wrong(
                "Edition",
                f"the header {name} is missing: this game was not dealt in the open",
                "fair-header-missing",
                header=name,
            )
        if not re.fullmatch(_FORMS.get(name, ".*"), said[name]):
            raise _misspelt(record, name)
    game = Game.from_record(_with_rules_then(record) if method in ("1", "2") else record)
    game.auto_deal, game.ended = False, None
    if method == "3":
        _check_day(record, game)
        return [say("checked-day", day=said["FairDay"]), *_seen(record, commitment, mine, {})]
    given = _given(record, game)
    (_check_old_deals if method == "1" else _check_deals)(record, game, given)
    told = [say("checked-follows", method=method), *_seen(record, commitment, mine, given)]
    if mine is None:
        told.append(say("checked-mine-unseen"))
    if table is not None and said.get("FairTable", table) != table:
        raise record.wrong("FairTable", "this is a different table", "fair-table")
    told.append(say("checked-people", n=len(given), seats=listed(given) if given else ""))
    return told


def _with_rules_then(record: Record) -> Record:
    """The record with rules as they were before method 4: two players of the English app's edition opened A B B A."""
    rules = record.headers.get("Rules", "")
    if record.headers.get("Edition") != "english-app" or "C" in record.headers or "abba=" in rules:
        return record
    return replace(record, headers=record.headers | {"Rules": f"{rules} abba=true".strip()})


def _seen(record: Record, commitment: str | None, mine: str | None, given: Mapping[str, str]) -> list[str]:
    """What somebody who was there saw and contributed themselves, compared with a record."""
    told = []
    if commitment is None:
        told.append(say("checked-commitment-unseen"))
    elif commitment.strip().lower() != record.headers["FairCommitment"]:
        raise record.wrong(
            "FairCommitment", "this is not the commitment that was seen before the game", "fair-commitment"
        )
    else:
        told.append(say("checked-commitment-seen"))
    if mine is not None:
        letter, _, value = mine.strip().rpartition(":")
        seats = [seat for seat, other in given.items() if other == value.lower() and letter.upper() in ("", seat)]
        if not seats:
            raise record.wrong(
                "FairRandomness" if given else "FairMethod", "your contribution is not in it", "fair-not-mine"
            )
        told.append(say("checked-mine-seen", seat=seats[0]))
    return told


def _misspelt(record: Record, name: str) -> ParseError:
    return record.wrong(name, f"the header {name} is not written as it must be", "fair-form", header=name)


def _given(record: Record, game: Game) -> dict[str, str]:
    """What each seat contributed; only people do."""
    said = record.headers
    people = said.get("FairPeople", "").split(" ")
    if said.get("FairPeople", "") != " ".join(seat for seat in SEATS[: game.players] if seat in people):
        raise _misspelt(record, "FairPeople")
    given: dict[str, str] = {}
    for item in said["FairRandomness"].split():
        seat, _, value = item.partition(":")
        if seat not in SEATS[: game.players] or seat in given or not value:
            raise record.wrong(
                "FairRandomness", f"{item[:40]!r} is not a seat's contribution", "fair-contribution", text=item[:40]
            )
        if "FairPeople" in said and seat not in people:
            raise record.wrong(
                "FairRandomness",
                f"seat {seat} belongs to a computer player, and those contribute nothing",
                "fair-computer",
                seat=seat,
            )
        given[seat] = value
    if said["FairRandomness"] != _randomness([given.get(seat, "") for seat in SEATS]):
        raise record.wrong(
            "FairRandomness", "contributions come in the order of the seats, separated by one space", "fair-order"
        )
    if "FairMethod" in said and not all(re.fullmatch("[0-9a-f]{64}", value) for value in given.values()):
        raise record.wrong("FairRandomness", "a contribution has 64 hexadecimal digits", "fair-digits")
    return given


def _check_deals(record: Record, game: Game, _: Mapping[str, str]) -> None:
    said = record.headers
    method = int(said["FairMethod"])
    if commitment(said["FairTable"], said["FairSecret"], method) != said["FairCommitment"]:
        raise record.wrong("FairSecret", "this is not the secret that was committed to", "fair-secret")
    _check_against(_dealer(said["FairTable"], said["FairSecret"], said["FairRandomness"], method), record, game)


def _check_old_deals(record: Record, game: Game, given: Mapping[str, str]) -> None:
    said = record.headers
    if old_commitment(said["FairSecret"]) != said["FairCommitment"]:
        raise record.wrong("FairSecret", "this is not the secret that was committed to", "fair-secret")
    seed = old_seed(said["FairSecret"], [given.get(seat, "") for seat in SEATS[: game.players]])
    _check_against(seeded(seed), record, game)


def _check_day(record: Record, game: Game) -> None:
    said = record.headers
    day, secret = said["FairDay"], said["FairSecret"]
    if not _is_day(day):
        raise record.wrong("FairDay", f"{day[:40]!r} is not a day", "fair-day", text=day[:40])
    if day_commitment(day, secret) != said["FairCommitment"]:
        raise record.wrong("FairSecret", "this is not the secret that was committed to", "fair-secret")
    _check_against(day_dealer(day, secret), record, game)


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _check_against(draw: Dealer, record: Record, game: Game) -> None:
    before = Drawn()
    for position, move in zip(game.positions, game.moves, strict=False):
        if position.turn == DEALER:
            if (due := draw(position, before)) != move:
                raise _undue(record, due, move)
            before = before.and_then(move)
    while game.script:  # kings that the record names although they have not been drawn: they are, whatever is played
        if game.turn != DEALER:
            game.push(game.legal_moves[0])
            continue
        due, known = draw(game.position, before), game.plies.scripted
        if known and due != known:
            raise _undue(record, due, known)
        before = before.and_then(game.push(due))


def _undue(record: Record, due: Move, move: Move) -> ParseError:
    text = f"the dealer should have drawn {due}"
    return ParseError(text, record.body_line, str(move), "fair-deal", {"move": str(due)})
