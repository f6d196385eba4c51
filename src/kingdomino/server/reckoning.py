"""Reckoning: the kingdoms of a real game, counted for a page."""

from ..core import decide
from ..dynasty import GAMES, sums
from ..errors import ParseError, Refused, RulesError
from ..scoring import Laid, Tally, tally
from . import view
from .messages import ScoreAsked, ScoreVerdict, SeriesView
from .setting import rules_for

__all__ = ["reckon"]


def reckon(asked: ScoreAsked) -> ScoreVerdict:
    """Refused says which kingdom cannot be read."""
    rules = None
    try:
        rules = rules_for(asked.edition, asked.rules)
        known = [[Laid(one.number, one.squares) for one in kingdom.dominoes] for kingdom in asked.kingdoms]
        counted = tally([kingdom.text for kingdom in asked.kingdoms], rules, known)
    except RulesError as error:
        fields = view.rules_fields(rules) if rules else None
        return {"rules": fields, "reckoning": None, "problem": view.reason(error)}
    except ParseError as error:
        refused = view.unreadable(error, "bad-kingdom", f"kingdom {error.line} cannot be read: {error}")
        if rules and error.code in ("kingdom-high", "kingdom-wide"):  # these rules are for smaller kingdoms
            return {"rules": view.rules_fields(rules), "reckoning": None, "problem": view.reason(refused)}
        raise refused from error
    return {
        "rules": view.rules_fields(rules),
        "reckoning": {
            "kingdoms": [view.counted(kingdom, rules.grid) for kingdom in counted.kingdoms],
            "outcome": view.decided(counted.outcome),
            "series": _series(asked, counted) if asked.dynasty else None,
            "doubts": [view.doubt(why) for why in counted.doubts],
        },
        "problem": None,
    }


def _series(asked: ScoreAsked, counted: Tally) -> SeriesView:
    """The Dynasty with this game in it."""
    if any(len(game) != len(asked.kingdoms) for game in asked.earlier):
        raise Refused("the earlier games of a Dynasty have the same players", "bad-request")
    standings = sums([*asked.earlier, [kingdom.standing for kingdom in counted.kingdoms]])
    number = len(asked.earlier) + 1
    outcome = view.decided(decide(counted.rules, standings)) if number == GAMES else None
    return {"game": number, "games": GAMES, "standings": standings, "outcome": outcome}
