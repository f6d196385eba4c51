"""Words that pictures and games share: names that are safe to show, dominoes, errors, who won and by what."""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import get_args

from . import core
from .codes import Mistake
from .core import DOMINOES, Outcome, Position, Rules
from .editions import EXTRAS, choices
from .errors import Coded, Mistaken, ParseError, RulesError, system_values
from .languages import ENGLISH, language, listed, say

__all__ = [
    "NAME_WIDTH",
    "Standing",
    "clean_name",
    "columns",
    "domino_text",
    "outcome_text",
    "printable",
    "reason",
    "sentence",
    "shortened",
    "shown_names",
    "standings",
    "steers",
    "verdict",
]

NAME_WIDTH = 24
"""Columns; longer names are cut."""

_MARKS = 3
"""Accents and vowel signs that one letter may carry: enough for every script, too few to paint over the neighbours."""

_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
_BLANKS = "\u115f\u1160\u3164\uffa0\u2800"
"""The fillers of Hangul and the empty Braille pattern: letters and symbols that look like nothing."""

_MEASURES = {"territory": "the largest territory", "crowns": "the most crowns", "squares": "the largest kingdom"}
"""The tie-breaks, in the order of a Standing."""

Standing = tuple[int, int, int, int]
"""Points, largest territory, crowns, squares: what decides."""


def columns(text: str) -> int:
    """The width of a text in a terminal."""
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in text)
    return len(text) + wide - sum(unicodedata.combining(c) > 0 for c in text)


def printable(text: str) -> str:
    """Without control characters, broken bytes and whatever else could confuse a terminal."""
    return "".join(c if c.isprintable() else " " if c.isspace() else "\N{REPLACEMENT CHARACTER}" for c in text).strip()


def shortened(text: str, width: int = 40) -> str:
    if columns(text) <= width:
        return text
    text = text[:width]
    while columns(text) >= width:
        text = text[:-1]
    return text.rstrip() + "…"


def sentence(error: Exception) -> str:
    """What an error says, in the language of this process."""
    return shortened(printable(_sentence(error)), 400)


def _sentence(error: Exception) -> str:
    if isinstance(error, ParseError):
        return _place(error)
    if isinstance(error, RulesError):
        return _rules(error)
    if isinstance(error, Coded | Mistaken):
        return reason(error)
    if isinstance(error, OSError) and error.strerror:
        values = system_values(error)
        if not error.filename:
            return say("system-words", error=values["error"], text=values["text"])
        file = printable(str(error.filename))
        return say("wrong-file-system", file=file, error=values["error"], text=values["text"])
    return str(error)


def reason(error: Coded | Mistaken) -> str:
    """Why something was refused; of what cannot be read, without where it stands."""
    values = {name: _given(value) for name, value in error.values.items()}
    return say(f"wrong-{error.code}" if error.code in get_args(Mistake) else f"reason-{error.code}", **values)


def _rules(error: RulesError) -> str:
    """What is wrong with rules that were typed, and what can be typed instead."""
    if error.code == "rules-unknown":
        extras = ", ".join([*(extra.replace("_", "-") for extra in EXTRAS), "dynasty"])
        rule = printable(error.values["rule"])
        return say("commands-rule-unknown", rule=rule, extras=extras, fields=", ".join(Rules.fields))
    if error.code == "rules-value" and (field := error.values.get("field")):
        value = printable(error.values["value"])
        return say("commands-rule-value", field=field, value=value, choices=", ".join(choices(field)))
    return reason(error)


def _place(error: ParseError) -> str:
    """Where a text is wrong, and why; where it has no lines, the reason tells what is wrong with all of it."""
    why = reason(error)
    line, token = str(error.line), printable(error.token)
    if error.line and token:
        return say("wrong-at", line=line, token=token, why=why)
    if error.line:
        return say("wrong-in-line", line=line, why=why)
    return why if not token or shortened(token) in why else say("wrong-token", token=token, why=why)


def _given(value: object) -> str | int:
    """A value as messages take it: what can be counted as a number, everything else as text that is safe to show."""
    text = printable(str(value))
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else text


def clean_name(name: str, otherwise: str, width: int = NAME_WIDTH) -> str:
    """A name in the form that is let in: one line of visible text, `otherwise` if there is none.

    Composed (NFC), spaces collapsed, no wider than `width` columns. Characters that steer others (control and format
    characters, including those that change the direction of writing) are left out, except joiners where a script or an
    emoji needs them: after a virama, between Arabic letters, between symbols. A mark needs a letter to stand on, and
    no letter carries more than three.
    """
    text = name[: 40 * NAME_WIDTH]  # nobody waits for the rest
    while (cleaner := _cleaner(text, width)) != text:  # leaving something out may bring together what must then go too
        text = cleaner
    return text or otherwise


def _cleaner(name: str, width: int) -> str:
    visible = "".join(c if c in _JOINERS or (c.isprintable() and c not in _BLANKS) else _gap(c) for c in name)
    text = unicodedata.normalize("NFC", " ".join(visible.split()))
    kept = ""
    marks = 0
    for place, c in enumerate(text):
        if unicodedata.category(c) in ("Mn", "Me"):
            marks += 1
            if not kept or kept[-1] == " " or marks > _MARKS:
                continue
        elif c in _JOINERS:
            if not _joins(kept, text[place + 1 : place + 2]):
                continue
        else:
            marks = 0
        kept += c
    return shortened(kept, width)


def steers(text: str) -> bool:
    """Whether some of its characters reverse, hide or break what is beside them."""
    return core.steers(text.encode("utf-8", "backslashreplace").decode())


def _gap(c: str) -> str:
    """What replaces a character that cannot be seen."""
    return "" if unicodedata.category(c) == "Cf" else " "


def _joins(before: str, after: str) -> bool:
    """Whether a joiner between these makes a difference that a reader sees."""
    if not before or not after:
        return False
    last = before[-1]
    if unicodedata.combining(last) == 9:  # a virama
        return True
    if unicodedata.bidirectional(last) == unicodedata.bidirectional(after) == "AL":
        return True
    symbols = ("So", "Sk")  # emoji, and their skin tones
    emoji = before.rstrip("\N{VARIATION SELECTOR-16}")[-1:]
    return bool(emoji) and unicodedata.category(emoji) in symbols and unicodedata.category(after) in symbols


def shown_names(names: Sequence[str]) -> list[str]:
    """By seat: clean names, all different."""
    seats = "ABCD"[: len(names)]
    shown = [clean_name(name, seat) for seat, name in zip(seats, names, strict=True)]
    while len(set(shown)) < len(shown):
        shown = [
            f"{clean_name(name, seat, NAME_WIDTH - 4)} ({seat})" if shown.count(name) > 1 else name
            for seat, name in zip(seats, shown, strict=True)
        ]
    return shown


def domino_text(number: int, crown: str) -> str:
    """Both halves: 'Lake | Meadow ♛'."""
    halves = ((say(f"terrain-{terrain}"), crown * crowns) for terrain, crowns in DOMINOES[number - 1])
    return " | ".join(f"{land} {crowns}".rstrip() for land, crowns in halves)


def standings(position: Position) -> list[Standing]:
    return [(score.total, score.largest, score.crowns, score.squares) for score in position.scores()]


def verdict(names: Sequence[str], outcome: Outcome, rules: Rules, standings: Sequence[Standing]) -> str:
    """Who won, by what, and what was level before that: of a game, or of the sums of a Dynasty."""
    best = max(standings)[0]
    winner = names[outcome.winners[0]]
    if len(names) == 1:
        return say("verdict-solo", name=winner, points=best)
    if outcome.decided_by == "score":
        return say("verdict-score", name=winner, scores=_compared(points for points, *_ in standings))
    contenders = [(name, standing) for name, standing in zip(names, standings, strict=True) if standing[0] == best]
    level: list[str] = []
    values: list[int] = []
    for tie_break in rules.tie_breaks:
        column = 1 + list(_MEASURES).index(tie_break)
        values = [standing[column] for _, standing in contenders]
        if tie_break == outcome.decided_by:
            break
        contenders = [(name, standing) for name, standing in contenders if standing[column] == max(values)]
        level.append(tie_break)
    equal = {
        "names": listed(name for name, _ in contenders),
        "level": "-".join(sorted(level, key=list(_MEASURES).index)) or "points",
    }
    if outcome.decided_by == "shared":
        return say("verdict-shared", **equal)
    return say(f"verdict-{outcome.decided_by}", name=winner, points=best, values=_compared(values), **equal)


def _compared(numbers: Iterable[int]) -> str:
    """From the most to the least: '50 to 40'."""
    return reduce(lambda first, second: say("verdict-to", first=first, second=second), map(str, sorted(numbers)[::-1]))


def outcome_text(outcome: Outcome) -> str:
    """What `str` says about an outcome: every seat's score, and who won."""
    seats = "ABCD"[: len(outcome.scores)]
    scores = ", ".join(f"{seat} {score}" for seat, score in zip(seats, outcome.scores, strict=True))
    return f"{scores}: {_victory(seats, outcome)}"


def _victory(names: Sequence[str], outcome: Outcome) -> str:
    winners = language(ENGLISH).listed(names[w] for w in outcome.winners)  # like every `str` of a value
    if outcome.decided_by == "shared":
        return f"{winners} share the victory"
    return f"{winners} wins" + (f" by {_MEASURES[outcome.decided_by]}" if outcome.decided_by in _MEASURES else "")
