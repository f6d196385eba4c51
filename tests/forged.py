"""Records to accept and records to refuse: the list that both verifiers of fair dealing are tested with.

`python tests/forged.py` writes it to tests/fair/forged.json. Whatever is wrong is the only thing that is wrong: the
commitment and the deals follow from the headers as they are written.
"""

import json
import random
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, NotRequired, TypedDict

from kingdomino import DEALER, Game, fair
from kingdomino.dealing import Dealer, Drawn
from kingdomino.records import Record

__all__ = ["FILE", "Listed", "listed"]

FILE = Path(__file__).parent / "fair/forged.json"
SHOWN = 12
"""Plies of a record; the rest of a game would show nothing more."""


class Listed(TypedDict):
    """A record, and whether its deals are fair. `result`: how the game ended at its table."""

    what: str
    fair: bool
    record: str
    result: NotRequired[dict[str, str]]


chance = random.Random(1)
TABLE, SECRET = chance.randbytes(16).hex(), chance.randbytes(32).hex()
A, B, C, D = (chance.randbytes(32).hex() for _ in range(4))
DAY = "2026-01-31"


def _hash(text: str) -> str:
    return sha256(f"kingdomino {text}".encode()).hexdigest()


def _dealer(seed: str) -> Dealer:
    return lambda position, before: fair._drawn_from(bytes.fromhex(_hash(seed)), position, before)


def _played(deal: Dealer, players: int, edition: str, plies: int) -> Game:
    game, before = Game(players, edition, auto_deal=False, seed=0), Drawn()
    while not game.is_over and game.ply < plies:
        if game.turn == DEALER:
            before = before.and_then(game.push(deal(game.position, before)))
        else:
            game.push(game.position.choose("greedy", 1))
    return game


def dealt(players: int = 2, edition: str = "classic", method: str = "4", plies: int = SHOWN, **said: str) -> Record:
    """A record whose commitment and deals follow from its headers, however these are written."""
    headers = {"FairMethod": method, "FairTable": TABLE, "FairSecret": SECRET}
    headers |= {"FairPeople": "A B", "FairRandomness": f"A:{A} B:{B}"} | said
    source = f"{headers['FairTable']} {headers['FairSecret']}"
    headers.setdefault("FairCommitment", _hash(f"{method} commitment {source}"))
    seed = f"{method} seed {source} {headers['FairRandomness']}"
    return _record(_played(_dealer(seed), players, edition, plies), headers)


def dealt_on(day: str = DAY, secret: str = SECRET) -> Record:
    """The same of a deal of the day."""
    headers = {"FairMethod": "3", "FairDay": day, "FairSecret": secret}
    headers["FairCommitment"] = _hash(f"3 commitment {day} {secret}")
    return _record(_played(_dealer(f"3 seed {day} {secret}"), 2, "classic", SHOWN), headers)


def _record(game: Game, headers: dict[str, str]) -> Record:
    record = game.to_record()
    record.headers |= headers
    return record


def changed(record: Record, **said: str | None) -> Record:
    """With other headers, or without some; nothing else changes."""
    for name, value in said.items():
        record.headers.pop(name, None) if value is None else record.headers.update({name: value})
    return record


def body(record: Record, change: Callable[[str], str]) -> Record:
    record.body = change(record.body)
    return record


def other(text: str) -> str:
    """With another last digit."""
    return text[:-1] + ("1" if text.endswith("0") else "0")


def _accepted() -> dict[str, Record | str]:
    finished = dealt(plies=1000)
    plain = dealt()
    return {
        "a game as it was dealt": dealt(),
        "a game that was played to its end": finished,
        "method 2": dealt(method="2"),
        "kings that are passed round": dealt(edition="romanian"),
        "four players": dealt(4, FairPeople="A B C D", FairRandomness=f"A:{A} B:{B} C:{C} D:{D}"),
        "a person who added nothing": dealt(FairRandomness=f"B:{B}"),
        "a computer player": dealt(3, FairPeople="A C", FairRandomness=f"A:{A} C:{C}"),
        "computer players only": dealt(FairPeople="", FairRandomness=""),
        "the deal of a day": dealt_on(),
        "kings that are still to come": body(dealt(plies=3), lambda text: text.replace(text.split()[0], _kings(), 1)),
        "nothing but kings": body(dealt(), lambda text: text.split()[0]),
        "another name": changed(dealt(), A="Mallory"),
        "other headers": changed(dealt(), Event="a cup", FairDay="today"),
        "other comments": body(dealt(), lambda text: text.replace(" +", " {all +1,2,3,4 of B:1 it} +", 1)),
        "headers in another order": Record(dict(sorted(plain.headers.items(), reverse=True)), plain.body),
        "lines that end as elsewhere": str(dealt()).replace("\n", "\r\n"),
    }


def _kings() -> str:
    return dealt().body.split()[0]


def _spelt() -> dict[str, Record | str]:
    """What is written in another way: anyone free to choose the spelling could choose among seeds."""
    two = f"A:{A} B:{B}"
    found: dict[str, Record | str] = {
        f"a secret written {secret[:12]!r}…": dealt(FairSecret=secret)
        for secret in ("", SECRET.upper(), SECRET[1:], f"0{SECRET}", f" {SECRET[1:]}", "a secret".ljust(64, "!"))
    }
    found |= {
        f"a table written {table!r}": dealt(FairTable=table)
        for table in ("", "x", TABLE.upper(), TABLE[1:], f"0{TABLE}", f"{TABLE} ")
    }
    found |= {
        f"people written {people!r}": dealt(FairPeople=people)
        for people in ("B A", "A A B", "A B C", "A  B", "A B ", " A B", "AB", "A,B", "A b B", "a b", " ")
    }
    found |= {
        f"contributions {how}": dealt(FairRandomness=given)
        for how, given in {
            "in another order": f"B:{B} A:{A}",
            "with two spaces": f"A:{A}  B:{B}",
            "with a space at the end": f"{two} ",
            "in upper case": f"A:{A.upper()} B:{B}",
            "that are too short": f"A:{A} B:{B[:-2]}",
            "that are too long": f"A:{A} B:{B}00",
            "that are empty": f"A: B:{B}",
            "of a seat twice": f"A:{A} A:{B}",
            "of a seat that is not there": f"{two} C:{C}",
            "without a seat": f"{A} {B}",
        }.items()
    }
    found |= {f"method {method!r}": dealt(method=method) for method in ("", "04", "1", "5", "4 ", "four")}
    found |= {
        f"a day written {day!r}": dealt_on(day)
        for day in ("", "today", "20260131", "2026-1-31", "2026-02-31", "2026-13-01", "0000-01-01", f"{DAY} ")
    }
    found["the secret of a day in upper case"] = dealt_on(secret=SECRET.upper())
    found["the secret of a day that is too short"] = dealt_on(secret=SECRET[1:])
    return found


def _untrue() -> dict[str, Record | str]:
    names = ("FairTable", "FairCommitment", "FairSecret", "FairPeople", "FairRandomness")
    found: dict[str, Record | str] = {f"no {name}": changed(dealt(), **{name: None}) for name in names}
    found |= {f"a day without {name}": changed(dealt_on(), **{name: None}) for name in ("FairDay", "FairCommitment")}
    lines = dealt(plies=30).body.split("+")
    holder = dealt(edition="romanian").body[0]
    kings = _kings()
    return found | {
        "another secret": changed(dealt(), FairSecret=other(SECRET)),
        "another table": changed(dealt(), FairTable=other(TABLE)),
        "another commitment": changed(dealt(), FairCommitment=other(dealt().headers["FairCommitment"])),
        "a commitment in upper case": changed(dealt(), FairCommitment=dealt().headers["FairCommitment"].upper()),
        "another contribution": changed(dealt(), FairRandomness=f"A:{A} B:{other(B)}"),
        "a contribution that was left out": changed(dealt(), FairRandomness=f"A:{A}"),
        "another day": changed(dealt_on(), FairDay="2026-01-30"),
        "another method": changed(dealt(), FairMethod="2"),
        "a contribution of a computer player": dealt(FairPeople="A"),
        "a header that comes twice": str(dealt()).replace("[FairSecret", f'[FairSecret "{SECRET}"]\n[FairSecret', 1),
        "a line among the headers that is none": str(dealt()).replace("[FairSecret", "[]\n[FairSecret", 1),
        "a second record": f"{dealt()}\n{dealt()}",
        "a seat without a name": changed(dealt(3, FairPeople="A C", FairRandomness=f"A:{A} C:{C}"), B=None),
        "a king who was not due": body(dealt(), lambda text: text.replace(kings, kings[:-1] + _not(kings[-1]), 1)),
        "a king to come who is not due": body(dealt(plies=3), lambda text: f"{kings[:-2]}{kings[:-3:-1]}{text[1:]}"),
        "kings who are missing": body(dealt(), lambda text: text.replace(kings, kings[:2], 1)),
        "kings in two words": body(dealt(), lambda text: text.replace(kings, f"{kings[:2]} {kings[2:]}", 1)),
        "a line that was not due": body(dealt(), lambda _: f"{kings} +1,2,3,4"),
        "a line that was left out": body(dealt(plies=30), lambda _: "+".join([*lines[:2], *lines[3:]])),
        "a holder of the kings who was not due": body(
            dealt(edition="romanian"), lambda _: f"{'B' if holder == 'A' else 'A'}:"
        ),
    }


def _not(seat: str) -> str:
    return "B" if seat == "A" else "A"


def listed() -> list[Listed]:
    found: list[Listed] = []
    for true, records in ((True, _accepted()), (False, _spelt()), (False, _untrue())):
        found += [{"what": what, "fair": true, "record": str(record)} for what, record in records.items()]
    finished = dealt(plies=1000)
    result = {name: finished.headers[name] for name in ("Scores", "Winners")}
    scores, winners = "99 1", _not(result["Winners"][0])
    for what, said in (("other scores", {"Scores": scores}), ("other winners", {"Winners": winners})):
        edited: Any = changed(dealt(plies=1000), **said)
        found.append({"what": what, "fair": False, "record": str(edited), "result": result})
    found.append({"what": "the result of the table", "fair": True, "record": str(finished), "result": result})
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(listed(), indent=1, ensure_ascii=False) + "\n", "utf-8")
    sys.stdout.write(f"{FILE.name}: {len(listed())} records\n")
