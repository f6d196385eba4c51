"""Hints at a table: how many each seat has had, which stands in the headers of the game's row.

In a record it is `[Hints "A 3"]`. In the row the plies follow, `A 3 (10 14 22)`: each counts once, however often
somebody looks again or takes back.
"""

import re
from collections.abc import Mapping

from ..game import SEATS

__all__ = ["counted", "noted", "recorded"]

HEADER = "Hints"
_ENTRY = re.compile(r"([A-D]) (\d{1,3})(?: \(([\d ]*)\))?")


def _read(headers: Mapping[str, str]) -> dict[int, tuple[int, list[str]]]:
    """By seat: how many, and the plies that are known of them. Whatever else a record says there is nothing."""
    found = (_ENTRY.fullmatch(part) for part in headers.get(HEADER, "").split(", "))
    return {SEATS.index(one[1]): (int(one[2]), (one[3] or "").split()) for one in found if one}


def counted(headers: Mapping[str, str], players: int) -> list[int]:
    """By seat: how many hints it has had."""
    read = _read(headers)
    return [read.get(seat, (0, []))[0] for seat in range(players)]


def noted(headers: Mapping[str, str], seat: int, ply: int) -> dict[str, str] | None:
    """The headers after a hint for a seat at that ply; None if it is known already."""
    read = _read(headers)
    count, plies = read.get(seat, (0, []))
    if str(ply) in plies:
        return None
    read[seat] = min(count + 1, 999), [*plies, str(ply)]
    text = ", ".join(f"{SEATS[s]} {n}" + (f" ({' '.join(p)})" if p else "") for s, (n, p) in sorted(read.items()))
    return {**headers, HEADER: text}


def recorded(headers: Mapping[str, str]) -> dict[str, str]:
    """The headers as a record has them."""
    read = _read(headers)
    others = {name: value for name, value in headers.items() if name != HEADER}
    return others | ({HEADER: ", ".join(f"{SEATS[s]} {n}" for s, (n, _) in sorted(read.items()))} if read else {})
