"""The table as messages: what a page is told so that it can draw without knowing any rules."""

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.metadata import version
from typing import Any, Literal, cast, get_args

import orjson

from ..agents import LEVELS
from ..core import DOMINOES, Outcome, Position, Rules, Score
from ..draw.scene import FILES, Kingdom, Spot
from ..editions import CHOICES, EDITIONS, EXTRAS
from ..errors import Coded, ParseError, Refused
from ..game import Game, Note
from ..scoring import Counted, Doubt
from ..words import printable
from .clock import ABSENCES, absence
from .messages import (
    LIMITS,
    Catalogue,
    CountedView,
    DoubtView,
    Event,
    KingdomView,
    LegalMove,
    OutcomeView,
    Placed,
    Reaction,
    Reason,
    RuleValue,
    ScoreView,
    TermsView,
    TerritoryView,
    Unread,
)
from .store import StoredTerms

__all__ = [
    "catalogue",
    "counted",
    "decided",
    "doubt",
    "event",
    "extras",
    "joined",
    "kingdom",
    "lines",
    "moves",
    "outcome",
    "reason",
    "rules_fields",
    "rules_json",
    "terms",
    "turn",
    "unreadable",
    "written",
]


def written(value: Any) -> bytes:
    """JSON to keep: a copy, because what orjson returns holds on to up to 4 kB of unused memory."""
    return bytes(memoryview(orjson.dumps(value)))


def joined(*objects: bytes) -> bytes:
    """JSON objects joined into one: what is the same for everybody is written only once."""
    return b"{" + b",".join([part[1:-1] for part in objects]) + b"}"


def rules_fields(rules: Rules) -> dict[str, RuleValue]:
    fields = {field: getattr(rules, field) for field in Rules.fields}
    return {field: list(value) if isinstance(value, tuple) else value for field, value in fields.items()}


def extras(rules: Rules) -> list[str]:
    """The additional rules in force."""
    return [field for field in EXTRAS if getattr(rules, field)]


@lru_cache(64)
def rules_json(rules: Rules) -> bytes:
    return written(rules_fields(rules))


@cache
def catalogue() -> Catalogue:
    return {
        "version": version("kingdomino"),
        "dominoes": [
            {"number": number, "halves": cast(Any, [{"terrain": t, "crowns": c} for t, c in halves])}
            for number, halves in enumerate(DOMINOES, 1)
        ],
        "editions": [{"name": e.name, "rules": rules_fields(e.rules), "minutes": e.minutes} for e in EDITIONS.values()],
        "rules": [
            {"field": field, "values": list(values), "extra": field in EXTRAS} for field, values in CHOICES.items()
        ],
        "limits": LIMITS,
        "absences": list(ABSENCES),
        "levels": list(LEVELS),
        "reactions": list(get_args(Reaction)),
    }


def reason(why: Coded) -> Reason:
    """With what could not be read, where that is the cause."""
    told: Reason = {"code": why.code, "text": str(why), "values": dict(why.values)}
    if isinstance(why.__cause__, ParseError):
        told["unread"] = _unread(why.__cause__)
    return told


def unreadable(error: ParseError, code: Literal["bad-record", "bad-kingdom"], text: str) -> Refused:
    """The refusal of a text in which something cannot be read."""
    token = f"{error.token[:40]}: " if error.token else ""
    refused = Refused(text[:300], code, {"line": str(error.line), "reason": f"{token}{error.reason[:200]}."})
    refused.__cause__ = error
    return refused


def _unread(error: ParseError) -> Unread:
    return {
        "token": printable(error.token[:40]),
        "code": error.code,
        "values": {name: printable(str(value)[:80]) for name, value in error.values.items()},
    }


def _name(spot: Spot) -> str:
    return f"{FILES[spot[0]]}{spot[1] + 1}"


def _score(score: Score) -> ScoreView:
    return {
        "total": score.total,
        "territories": [
            cast(TerritoryView, {"terrain": t.terrain, "crowns": t.crowns, "points": t.points, "spots": t.spots})
            for t in score.territories
        ],
        "harmony": score.harmony,
        "middle_kingdom": score.middle_kingdom,
        "harmony_possible": score.harmony_possible,
        "middle_kingdom_possible": score.middle_kingdom_possible,
        "largest": score.largest,
        "crowns": score.crowns,
        "squares": score.squares,
        "discarded": score.discarded,
    }


def kingdom(game: Game, seat: int, score: Score) -> KingdomView:
    box = Kingdom.of(game.position, seat, "", score)
    files, ranks = box.box
    squares: list[Placed] = []
    for note in game.notes:
        if note.seat != seat or not note.move.squares or not note.domino:
            continue
        for half, ((terrain, crowns), spot) in enumerate(
            zip(DOMINOES[note.domino - 1], note.move.squares, strict=True)
        ):
            on: Any = {"spot": spot, "terrain": terrain, "crowns": crowns, "domino": note.domino, "half": half}
            squares.append(on)
    return {
        "squares": squares,
        "frame": (_name((files[0], ranks[-1])), _name((files[-1], ranks[0]))),
        "lost": [_name(spot) for spot in box.lost()],
        "score": _score(score),
    }


def counted(one: Counted, grid: int) -> CountedView:
    """A kingdom of a real game: what lies where follows from its squares as far as it can be found out."""
    box = Kingdom(0, "", one.score, [(spot, *square) for spot, square in one.squares.items()], grid, growing=False)
    files, ranks = box.box
    halves = {spot: (domino, half) for domino, spots in one.laid for half, spot in enumerate(spots)}
    squares: list[Any] = [
        {"spot": spot, "terrain": terrain, "crowns": crowns, "domino": domino, "half": half}
        for spot, (terrain, crowns) in one.squares.items()
        for domino, half in [halves.get(spot, (0, 0))]
    ]
    shown: KingdomView = {
        "squares": squares,
        "frame": (_name((files[0], ranks[-1])), _name((files[-1], ranks[0]))),
        "lost": [],
        "score": _score(one.score),
    }
    return {"kingdom": shown, "doubts": [doubt(why) for why in one.doubts]}


def doubt(why: Doubt) -> DoubtView:
    return {"reason": reason(why), "squares": list(why.squares)}


def lines(position: Position) -> dict[str, Any]:
    """The dominoes waiting to be placed, those that are claimed from, and who plays when."""
    return {
        "phase": position.phase,
        "pending": [{"number": number, "seat": seat} for number, seat in position.pending],
        "line": [{"number": number, "seat": seat} for number, seat in position.line],
        "order": position.order,
        "unseen": position.unseen,
        "line_length": position.rules.line_length(position.players),
        "lines_left": position.lines_left,
    }


def turn(position: Position) -> dict[str, Any] | None:
    """Whose decision it is: a Turn without its moves."""
    seat = position.turn
    if seat is None or seat < 0:
        return None
    return {
        "seat": seat,
        "receiver": position.receiver,
        "phase": position.phase,
        "domino": position.domino,
        "nowhere": _nowhere(position),
    }


def _nowhere(position: Position) -> bool:
    """Whether a domino is chosen only to be discarded."""
    if position.phase != "claim" or position.rules.claim_ahead:
        return False
    return all(not any(move.squares for move in position.play(one).legal_moves) for one in position.legal_moves)


def moves(position: Position) -> list[LegalMove]:
    """All that may be done now."""
    return [
        {
            "move": str(move),
            "kind": cast(Any, move.kind),
            "domino": move.domino or position.domino or 0,
            "squares": move.squares,
            "points": points,
        }
        for move, points in zip(position.legal_moves, position.gains, strict=True)
    ]


def decided(result: Outcome) -> OutcomeView:
    """How a game that was played to the end was decided."""
    return {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "places": list(result.places),
        "decided_by": result.decided_by,
        "ended": None,
    }


def outcome(game: Game, scores: Sequence[int]) -> OutcomeView | None:
    """How it ended, if it did."""
    if result := game.outcome:
        return decided(result)
    if game.ended is None:
        return None
    return {
        "scores": list(scores),
        "winners": list(game.winners),
        "places": [1 + (seat not in game.winners) for seat in range(game.players)] if game.winners else [],
        "decided_by": "",
        "ended": str(game.ended),
    }


def terms(public: bool, stored: StoredTerms) -> TermsView:
    return {
        "public": public,
        "starts": stored.get("starts", "full"),
        "clock": stored.get("clock"),
        "when_late": stored.get("when_late", "computer"),
        "absence": absence(stored),
        "several": bool(stored.get("several")),
    }


def event(ply: int, note: Note) -> Event:
    return {
        "ply": ply,
        "seat": note.seat,
        "receiver": note.receiver,
        "kind": cast(Any, note.move.kind),
        "move": str(note.move),
        "domino": note.domino,
        "points": note.points,
    }
