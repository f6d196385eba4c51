"""Reckoning: the kingdoms of a real game, counted for a page."""

import orjson

from ..core import reckoning_json
from ..errors import ParseError, Refused, RulesError
from . import view
from .messages import ScoreAsked, ScoreVerdict
from .setting import rules_for

__all__ = ["reckon"]


def reckon(asked: ScoreAsked) -> ScoreVerdict:
    """Refused says which kingdom cannot be read."""
    if asked.dynasty and any(len(game) != len(asked.kingdoms) for game in asked.earlier):
        raise Refused("the earlier games of a Dynasty have the same players", "bad-request")
    rules = None
    try:
        rules = rules_for(asked.edition, asked.rules)
        known = [[(one.number, one.squares) for one in kingdom.dominoes] for kingdom in asked.kingdoms]
        texts = [kingdom.text.encode("utf-8", "backslashreplace").decode() for kingdom in asked.kingdoms]
        reckoning = reckoning_json(rules, texts, known, asked.earlier if asked.dynasty else None)
    except RulesError as error:
        fields = view.rules_fields(rules) if rules else None
        return {"rules": fields, "reckoning": None, "problem": view.reason(error)}
    except ParseError as error:
        refused = view.unreadable(error, "bad-kingdom", f"kingdom {error.line} cannot be read: {error}")
        if rules and error.code in ("kingdom-high", "kingdom-wide"):  # these rules are for smaller kingdoms
            return {"rules": view.rules_fields(rules), "reckoning": None, "problem": view.reason(refused)}
        raise refused from error
    return {"rules": view.rules_fields(rules), "reckoning": orjson.loads(reckoning), "problem": None}
