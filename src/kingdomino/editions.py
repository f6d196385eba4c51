"""The named editions, each a value of Rules, and what can be chosen beyond them; core/editions.cpp has them.

Code branches on the fields of Rules and never on an edition's name.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypedDict, cast

from .core import EXTRAS, Rules, differences, edition_name, editions, rule_words, with_differences
from .errors import RulesError

__all__ = [
    "CHOICES",
    "EDITIONS",
    "EXTRAS",
    "Edition",
    "RuleChanges",
    "changed_rules",
    "choices",
    "edition",
    "rules_from_text",
    "rules_text",
    "split_rules",
]

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


def choices(field: str) -> list[str]:
    """The values of a rule as they are typed; of the tie-breaks those that one list can have."""
    if field == "tie_breaks":
        return ["territory", "crowns", "squares", "none"]
    return [str(value).lower() for value in CHOICES.get(field, range(1, 5))]


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


EDITIONS: dict[str, Edition] = {row[0]: Edition(*row) for row in editions()}


def edition(name: str) -> Edition:
    """The edition of that name; RulesError lists the names if there is none."""
    return EDITIONS[edition_name(_text(name))]


def rules_text(base: Edition, rules: Rules) -> str:
    """How rules differ from an edition: additional rules by name, then fields as field=value."""
    return differences(base.rules, rules)


def split_rules(text: str) -> list[str]:
    """The words of a list of rules separated by spaces or commas; the value of tie_breaks has commas of its own."""
    return rule_words(_text(text))


def rules_from_text(base: Edition, text: str) -> Rules:
    """The edition's rules with the changes that `rules_text` writes, separated by spaces or commas."""
    return with_differences(base.rules, _text(text))


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


def _text(text: str) -> str:
    """As the core takes it: half a character is no text, and becomes its number."""
    return text.encode("utf-8", "backslashreplace").decode()


def _quoted(word: str) -> str:
    """Someone's word within a sentence."""
    return repr(word[:40] + "..." if len(word) > 40 else word)
