"""The named editions, each a value of Rules; every difference cites the rulebook it comes from.

Code branches on the fields of Rules and never on an edition's name: adding an edition is adding one entry here.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypedDict, cast

from .core import Rules
from .errors import RulesError

__all__ = [
    "CHOICES",
    "EDITIONS",
    "EXTRAS",
    "Edition",
    "RuleChanges",
    "changed_rules",
    "edition",
    "rules_from_text",
    "rules_text",
    "split_rules",
]

EXTRAS = ("harmony", "middle_kingdom", "mighty_duel")
"""The additional rules that are switched on for one game (Dynasty is a match of three games)."""

CHOICES: dict[str, tuple[bool | int | str | list[str], ...]] = {
    **dict.fromkeys(EXTRAS, (False, True)),
    "must_place": (False, True),
    "abba": (False, True),
    "claim_ahead": (False, True),
    "spare_domino": (False, True),
    "kings": ("one-by-one", "together", "passed-round"),
    "grid": (5, 7),
    "tie_breaks": (
        ["territory", "crowns"],
        ["territory"],
        ["squares", "crowns"],
        ["crowns", "territory"],
        ["territory", "crowns", "squares"],
        ["crowns"],
        ["squares"],
        [],
    ),
    "harmony_needs": ("all-placed", "full-grid"),
}
"""The rules that can be chosen for a game, and the values on offer: all that the core knows, but of the many orders of
tie-breaks only those in use. How many players an edition is for is not a choice."""


class RuleChanges(TypedDict, total=False):
    """The fields of Rules, given by name wherever rules are wanted: `Game(harmony=True)`."""

    min_players: int
    max_players: int
    grid: int
    mighty_duel: bool
    spare_domino: bool
    kings: Literal["one-by-one", "together", "passed-round"]
    abba: bool
    claim_ahead: bool
    must_place: bool
    tie_breaks: Sequence[Literal["territory", "crowns", "squares"]]
    harmony: bool
    harmony_needs: Literal["all-placed", "full-grid"]
    middle_kingdom: bool


@dataclass(frozen=True)
class Edition:
    """A named set of rules, a line on what is special about it, and its clock if it has one."""

    name: str
    rules: Rules
    about: str
    minutes: int | None = None  # a player's thinking time for the whole game


_CLASSIC = Rules()

EDITIONS: dict[str, Edition] = {
    e.name: e
    for e in (
        Edition("classic", _CLASSIC, "The publisher's international rules."),
        Edition(
            "danish",
            Rules(
                spare_domino=True,  # 'Justeringer', 3 players: all 48, lines of 4, the one left over is discarded
                kings="together",  # 'Startrunden': all kings are drawn, then dominoes are chosen in that order
                tie_breaks=("territory",),  # 'Spillets Afslutning': largest territory, then shared
                harmony_needs="full-grid",  # 'Harmoni': a complete grid without holes
            ),
            "Opening order known to all; three players use all 48 dominoes, one of each line is left over.",
        ),
        Edition(
            "romanian",
            Rules(
                kings="passed-round",  # 'Pregătirea jocului' B: drawn from one player's hand, often another's king
            ),
            "The kings are passed round: everybody draws one, perhaps another's, and puts it on a domino.",
        ),
        Edition(
            "english-app",
            Rules(
                min_players=1,  # 'Setup': 1 to 4 players
                kings="together",  # 'Starting situation': the first order is random and shown
                abba=True,  # 'Players order', 2 players: [P1, P2, P2, P1]
                claim_ahead=False,  # 'Every turn': a domino is chosen and placed at once
                tie_breaks=("squares", "crowns"),  # 'End of the Game': most extended kingdom, then most crowns
            ),
            "For one player too; no claiming ahead: choose a domino and place it at once.",
        ),
        Edition("icelandic", _CLASSIC, "Kings drawn one by one; ties by the largest territory, then by crowns."),
        Edition(
            "german",
            Rules(
                abba=True,  # 'Spielvorbereitung' B, 2 players: one king, then the other's two, then the second
                must_place=False,  # 'Spielablauf' 1: one may decline to place; the author's variant is must_place
                tie_breaks=("territory",),  # 'Spielende': largest single territory, then shared
            ),
            "You may discard a domino even if it fits; with two players the opening goes A B B A.",
        ),
        Edition(
            "tournament",
            Rules(max_players=2, mighty_duel=True, middle_kingdom=True),
            "As played at championships: the Mighty Duel with Middle Kingdom, 15 minutes a player.",
            minutes=15,
        ),
    )
}


def edition(name: str) -> Edition:
    """The edition of that name; RulesError lists the names if there is none."""
    try:
        return EDITIONS[name]
    except KeyError:
        known = ", ".join(EDITIONS)
        raise RulesError(
            f"there is no edition {name[:40]!r}; choose from {known}", "no-edition", {"known": known}
        ) from None


def rules_text(base: Edition, rules: Rules) -> str:
    """How rules differ from an edition: additional rules by name, then fields as field=value."""
    words = []
    known = base.rules
    for extra in EXTRAS:
        if getattr(rules, extra) and not getattr(known, extra):
            words.append(extra.replace("_", "-"))
            known = known.replace(**cast(RuleChanges, {extra: True}))
    if known.mighty_duel and not rules.mighty_duel:
        words.append("mighty_duel=false")
        known = known.replace(mighty_duel=False)
    for field in Rules.fields:
        text = rules.field_text(field)
        if text != known.field_text(field):
            words.append(f"{field}={text}")
    return " ".join(words)


def split_rules(text: str) -> list[str]:
    """The words of a list of rules separated by spaces or commas; the value of tie_breaks has commas of its own."""
    return [word for word in re.split(r"[\s,]+(?!(?:territory|crowns|squares)\b)", text.strip(" ,")) if word]


def rules_from_text(base: Edition, text: str) -> Rules:
    """The edition's rules with the changes that `rules_text` writes, separated by spaces or commas."""
    changes: dict[str, str] = {}
    for word in split_rules(text):
        field, equals, value = word.partition("=")
        if not equals:
            field, value = word.replace("-", "_"), "true"
            if field not in EXTRAS or "_" in word:
                raise RulesError(
                    f"{_quoted(word)} is neither an additional rule nor field=value",
                    "rules-unknown",
                    {"rule": _quoted(word)},
                )
        if field in changes:
            raise RulesError(f"the rule {_quoted(field)} is given twice", "rules-twice", {"rule": _quoted(field)})
        changes[field] = value
    return changed_rules(base, changes)


def changed_rules(base: Edition, changes: Mapping[str, object]) -> Rules:
    """The edition's rules with changed fields, wherever these come from; RulesError says what is wrong with them."""
    for field in changes:  # the core takes only a limited number of names, and only text
        if field not in Rules.fields:
            raise RulesError(f"there is no rule called {_quoted(field)}", "rules-unknown", {"rule": _quoted(field)})
    try:
        return base.rules.replace(**cast(RuleChanges, changes))
    except RulesError:
        raise
    except UnicodeError:
        raise RulesError("the value of a rule is not text", "rules-value") from None
    except (TypeError, ValueError) as error:
        raise RulesError(str(error), "rules-value") from None


def _quoted(word: str) -> str:
    """Someone's word within a sentence."""
    return repr(word[:40] + "..." if len(word) > 40 else word)
