"""The table as messages: what a page is told so that it can draw without knowing any rules.

What is shown of a game is drawn by the core (core/view.hpp); here is the rest.
"""

from functools import cache
from importlib.metadata import version
from typing import Any, Literal, cast, get_args

import orjson

from ..agents import LEVELS
from ..core import DOMINOES, Rules
from ..editions import CHOICES, EDITIONS, EXTRAS
from ..errors import Coded, ParseError, Refused
from ..game import Game
from ..words import printable
from .clock import ABSENCES, absence
from .messages import (
    LIMITS,
    Catalogue,
    KingdomView,
    Reaction,
    Reason,
    RuleValue,
    TermsView,
    Unread,
)
from .store import StoredTerms

__all__ = [
    "catalogue",
    "extras",
    "kingdom",
    "reason",
    "rules_fields",
    "terms",
    "unreadable",
]


def rules_fields(rules: Rules) -> dict[str, RuleValue]:
    fields: dict[str, RuleValue] = orjson.loads(rules.json())
    return fields


def extras(rules: Rules) -> list[str]:
    """The additional rules in force."""
    return [field for field in EXTRAS if getattr(rules, field)]


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
        "reviews": False,
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


def kingdom(game: Game, seat: int) -> KingdomView:
    shown: KingdomView = orjson.loads(game.plies.kingdom_json(seat))
    return shown


def terms(public: bool, stored: StoredTerms) -> TermsView:
    return {
        "public": public,
        "starts": stored.get("starts", "full"),
        "clock": stored.get("clock"),
        "when_late": stored.get("when_late", "computer"),
        "absence": absence(stored),
        "several": bool(stored.get("several")),
    }
