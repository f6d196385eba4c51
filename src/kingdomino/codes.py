"""Every reason for refusing something, by its code: the one list for core, server, client and page.

A refusal carries its code and values, so that a page can say it in its own words. mypy checks the codes that Python
uses, `tests/test_codes.py` those of the core, and TypeScript that the page has words for all of them.
"""

from typing import Literal

__all__ = ["VALUES", "Code"]

_Rules = Literal[
    "no-edition",
    "rules-abba-needs-two",
    "rules-abba-passed",
    "rules-duel-grid",
    "rules-duel-needs-two",
    "rules-duel-players",
    "rules-grid",
    "rules-harmony-full-grid",
    "rules-players",
    "rules-range",
    "rules-spare-needs-three",
    "rules-twice",
    "rules-unknown",
    "rules-value",
]
"""What makes no sense as rules."""

_Moves = Literal[
    "another-fits",
    "can-be-placed",
    "castle",
    "covered",
    "dealer-holder",
    "dealer-kings",
    "dealer-line",
    "dealt",
    "game-over",
    "kings-abba",
    "kings-all",
    "kings-one",
    "line-length",
    "must-claim",
    "must-place",
    "no-king",
    "no-player",
    "no-seat",
    "not-in-line",
    "not-neighbours",
    "not-the-dealer",
    "taken",
    "too-high",
    "too-wide",
    "touches-neither",
    "touches-no",
]
"""What the rules do not allow as a move."""

_Table = Literal[
    "bad-key",
    "bad-move",
    "bad-record",
    "bad-seed",
    "disk-full",
    "known-deals",
    "no-level",
    "no-next-game",
    "no-such-ply",
    "nobody-asked",
    "not-over",
    "not-your-seat",
    "not-your-turn",
    "not-yours",
    "nothing-to-redo",
    "nothing-to-undo",
    "one-seat",
    "present",
    "same-colour",
    "seat-taken",
    "seats-open",
    "seed-with-friends",
    "shown",
    "stale",
    "starting",
    "too-many-games",
    "unknown-table",
    "wait",
]
"""What cannot be done at a table."""

_Kingdoms = Literal[
    "bad-kingdom",
    "domino-twice",
    "kingdom-apart",
    "kingdom-half",
    "kingdom-no-dominoes",
    "kingdom-no-order",
    "kingdom-too-large",
    "kingdoms-no-dominoes",
    "square-too-often",
]
"""What cannot be true of kingdoms from a real box."""

_Connection = Literal[
    "bad-request",
    "failed",
    "foreign-origin",
    "not-fair",
    "offline",
    "too-large",
    "too-many",
    "too-slow",
    "unavailable",
]
"""What goes wrong between a server and its clients; `offline` and `not-fair` are found by the clients."""

Code = Literal[_Rules, _Moves, _Table, _Kingdoms, _Connection]

VALUES: dict[str, tuple[str, ...]] = {
    "no-edition": ("known",),
    "rules-duel-players": ("players",),
    "rules-grid": ("grid",),
    "rules-harmony-full-grid": ("grid", "dominoes"),
    "rules-players": ("range", "players"),
    "rules-range": ("min", "max"),
    "rules-twice": ("rule",),
    "rules-unknown": ("rule",),
    "another-fits": ("domino",),
    "can-be-placed": ("domino",),
    "castle": ("square",),
    "covered": ("square",),
    "dealt": ("domino",),
    "kings-all": ("kings",),
    "line-length": ("length", "given"),
    "must-place": ("domino",),
    "no-king": ("seat",),
    "no-seat": ("seat",),
    "not-in-line": ("domino",),
    "not-neighbours": ("first", "second"),
    "taken": ("domino", "seat"),
    "too-high": ("size",),
    "too-wide": ("size",),
    "touches-neither": ("first", "second"),
    "touches-no": ("terrain",),
    "bad-record": ("line", "reason"),
    "bad-kingdom": ("line", "reason"),
    "domino-twice": ("domino",),
    "kingdom-apart": ("count",),
    "kingdom-too-large": ("count", "most"),
    "square-too-often": ("terrain", "crowns", "count", "most"),
    "starting": ("seconds",),
    "wait": ("seconds",),
}
"""The values that come with every refusal of a code, for saying it in other words."""
