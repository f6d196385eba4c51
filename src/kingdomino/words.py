"""Words that pictures and games share: lists, names that are safe to show, sentences, who won and by what."""

import unicodedata
from collections.abc import Iterable, Sequence

from .core import DOMINOES, Outcome, Position, Rules

__all__ = [
    "Standing",
    "columns",
    "count",
    "domino_text",
    "listed",
    "printable",
    "sentence",
    "shortened",
    "shown_names",
    "standings",
    "verdict",
]

NAME_WIDTH = 24
"""Longer names are cut."""

_MEASURES = {"territory": "the largest territory", "crowns": "the most crowns", "squares": "the largest kingdom"}
"""The tie-breaks, in the order of a Standing."""

Standing = tuple[int, int, int, int]
"""Points, largest territory, crowns, squares: what decides."""


def listed(words: Iterable[object], joint: str = "and") -> str:
    *first, last = map(str, words)
    return f"{', '.join(first)} {joint} {last}" if first else last


def count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


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


def sentence(reason: Exception | str) -> str:
    """What an error says, with a capital and a full stop."""
    if isinstance(reason, OSError) and reason.strerror:
        reason = f"{reason.filename}: {reason.strerror}" if reason.filename else reason.strerror
    text = shortened(printable(str(reason)), 400)
    if text.split(" ")[0].isalpha():  # f7 stays f7
        text = text[0].upper() + text[1:]
    return text if text.endswith((".", "?", "!")) else text + "."


def shown_names(names: Sequence[str]) -> list[str]:
    """By seat: names that are safe to print, not too long, and different from each other."""
    seats = "ABCD"[: len(names)]
    shown = []
    for seat, name in zip(seats, names, strict=True):
        plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
        shown.append(shortened(plain, NAME_WIDTH) or seat)
    return [f"{name} ({seat})" if shown.count(name) > 1 else name for seat, name in zip(seats, shown, strict=True)]


def domino_text(number: int, crown: str) -> str:
    """Both halves: 'lake | grass ♛'."""
    return " | ".join(f"{terrain} {crown * crowns}".rstrip() for terrain, crowns in DOMINOES[number - 1])


def standings(position: Position) -> list[Standing]:
    return [(score.total, score.largest, score.crowns, score.squares) for score in position.scores()]


def verdict(names: Sequence[str], outcome: Outcome, rules: Rules, standings: Sequence[Standing]) -> str:
    """Who won, and by what."""
    best = max(points for points, *_ in standings)
    winners = listed(names[w] for w in outcome.winners)
    if len(names) == 1:
        return f"{winners} has built a kingdom of {count(best, 'point')}."
    if outcome.decided_by == "score":
        return f"{winners} wins, {' to '.join(str(s[0]) for s in sorted(standings, reverse=True))}."
    if outcome.decided_by == "shared":
        equal = listed(["points", *(_MEASURES[t].removeprefix("the ") for t in rules.tie_breaks)])
        return f"{winners} share the victory: level in {equal}."
    level = [standing for standing in standings if standing[0] == best]
    who = listed(name for name, standing in zip(names, standings, strict=True) if standing in level)
    for tie_break in rules.tie_breaks:
        column = 1 + list(_MEASURES).index(tie_break)
        values = sorted((standing[column] for standing in level), reverse=True)
        if tie_break == outcome.decided_by:
            break
        level = [standing for standing in level if standing[column] == values[0]]
    reason = f"{_MEASURES[outcome.decided_by]}, {' to '.join(map(str, values))}"
    return f"{who} have {best} points each; {winners} wins by {reason}."
