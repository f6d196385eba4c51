"""The rules of a game in words: a short title, and a table of all that is in force."""

from ..core import Rules
from ..dynasty import Dynasty
from ..editions import EXTRAS, edition, rules_text
from ..languages import say
from ..loading import Play

__all__ = ["rules_in_force", "rules_title"]


def rules_title(play: Play) -> str:
    """'German · Harmony · Dynasty'; what has no name is written as in a record."""
    game = play.game
    changed = rules_text(edition(game.edition), game.rules).split()
    fields = {extra.replace("_", "-"): extra for extra in EXTRAS}
    parts = [say(f"edition-{game.edition}"), *(_named(fields[w]) if w in fields else w for w in changed)]
    return " · ".join([*parts, _named("dynasty")] if isinstance(play, Dynasty) else parts)


def _named(rule: str) -> str:
    return say(f"rule-{rule}")


def rules_in_force(play: Play) -> list[tuple[str, str]]:
    """Every rule that makes a difference for these players: its name, and what it says."""
    rules, players = play.game.rules, play.game.players
    abba = rules.abba and players == 2
    opening = _named("abba") if abba else say(f"rule-kings-{rules.kings}")
    rows = [
        (_named("grid"), say("rule-grid-7" if rules.grid == 7 else "rule-grid-5")),
        (_named("kings"), opening),
        (_named("claim_ahead"), say(f"rule-claim_ahead-{_flag(rules.claim_ahead)}")),
        (_named("must_place"), say(f"rule-must_place-{_flag(rules.must_place)}")),
    ]
    if players == 3 and rules.spare_domino:
        rows.append((_named("spare_domino"), say("rule-spare_domino-about")))
    if players > 1:
        rows.append((_named("tie_breaks"), _tie_breaks(rules)))
    if rules.harmony:
        rows.append((_named("harmony"), say("terminal-harmony", needs=rules.harmony_needs)))
    rows += [(_named(rule), say(f"rule-{rule}-about")) for rule in EXTRAS[1:] if getattr(rules, rule)]
    if isinstance(play, Dynasty):
        rows.append((_named("dynasty"), say("rule-dynasty-about")))
    return rows


def _flag(on: bool) -> str:
    return "true" if on else "false"


def _tie_breaks(rules: Rules) -> str:
    measures = dict(zip(("first", "second", "third"), rules.tie_breaks, strict=False))
    return say(f"rule-tie_breaks-{len(measures)}", **measures)
