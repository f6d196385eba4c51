"""Every reason for refusing something, by its code: the one list for core, server, client and page.

A refusal carries its code and values, so that a page can say it in its own words. mypy checks the codes that Python
uses, `tests/test_codes.py` those of the core, and TypeScript that the page has words for all of them.
"""

from typing import Literal

__all__ = ["VALUES", "Code", "Mistake"]

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
    "bad-parcel",
    "bad-record",
    "bad-seed",
    "daily-clock",
    "daily-final",
    "daily-hidden",
    "daily-tried",
    "daily-unfinished",
    "disk-full",
    "known-deals",
    "luggage-own",
    "luggage-used",
    "no-hints",
    "no-level",
    "no-luggage",
    "no-next-game",
    "no-puzzle",
    "no-reviews",
    "no-such-day",
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
    "settled",
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

_Browser = Literal[
    "moved",
    "needs-server",
    "no-storage",
    "unreadable-game",
]
"""What cannot be done with a table that lives in the browser."""

Code = Literal[_Rules, _Moves, _Table, _Kingdoms, _Connection, _Browser]

_Notation = Literal[
    "claim-missing",
    "comment-long",
    "comment-open",
    "domino-number",
    "file-letter",
    "four-kings",
    "king-missing",
    "line-ascends",
    "line-missing",
    "line-of-four",
    "move-missing",
    "not-a-domino",
    "not-a-line",
    "not-a-move",
    "not-a-square",
    "not-a-turn",
    "not-two-squares",
    "placement-missing",
    "rank-number",
    "record-holder",
    "record-kings",
    "seat-kings",
    "seat-letter",
    "too-many-kings",
    "turn-of",
    "turn-over",
]
"""What cannot be read as a move, or as the moves of a record."""

_Positions = Literal[
    "cannot-be-dealt",
    "dealt-and-unseen",
    "domino-not-there",
    "empty-edge",
    "field-count",
    "field-spaces",
    "foreign-square",
    "half-domino",
    "holder-first",
    "holder-missing",
    "king-before-line",
    "king-too-early",
    "kingdom-high",
    "kingdom-wide",
    "kings-impossible",
    "kings-in-opening",
    "line-too-early",
    "no-castle",
    "no-such-square",
    "no-such-turn",
    "not-a-set",
    "not-connected",
    "not-in-hand",
    "nothing-pending",
    "opening-order",
    "position-line",
    "position-players",
    "round-over",
    "rows-differ",
    "seat-missing",
    "too-many-squares",
    "two-castles",
    "wrong-kings",
]
"""What cannot be read as a position or a kingdom."""

_Records = Literal[
    "dynasty-at-table",
    "dynasty-game",
    "dynasty-length",
    "dynasty-not-over",
    "dynasty-rules",
    "dynasty-scores",
    "dynasty-too-early",
    "early-end",
    "ended-anyway",
    "file-too-large",
    "header-control",
    "header-form",
    "header-limits",
    "header-long",
    "header-missing",
    "header-steers",
    "header-twice",
    "headers-first",
    "headers-then-moves",
    "line-too-long",
    "name-missing",
    "no-record",
    "not-a-file",
    "not-text",
    "record-not-over",
    "record-scores",
    "record-too-long",
    "second-record",
    "unreadable",
]
"""What is wrong with a record, or with the file it is in."""

_Fairness = Literal[
    "fair-commitment",
    "fair-computer",
    "fair-contribution",
    "fair-day",
    "fair-deal",
    "fair-digits",
    "fair-form",
    "fair-header-missing",
    "fair-method",
    "fair-not-mine",
    "fair-order",
    "fair-secret",
    "fair-table",
]
"""What shows that deals were not fair, or makes them impossible to check."""

_Players = Literal[
    "agent-setting",
    "agent-value",
    "agent-without-settings",
    "no-agent",
]
"""What cannot be made into a computer player."""

_Arena = Literal[
    "agents-and-seats",
    "bad-puzzle",
    "journal-in-use",
    "journal-of-another",
    "not-a-journal",
    "one-game",
    "puzzles-of-another",
    "ray-address",
    "ray-failed",
    "ray-silent",
    "sprt-bounds",
    "two-agents",
    "worker-killed",
]
"""What cannot be played as a contest of computer players."""

_Serving = Literal[
    "backup-exists",
    "backup-failed",
    "database-address",
    "database-damaged",
    "database-driver",
    "database-in-use",
    "database-newer",
    "database-not-ours",
    "database-orphans",
    "database-postgres",
    "database-unreachable",
    "database-unusable",
    "file-unusable",
    "file-unwritable",
    "folder-in-use",
    "folder-unwritable",
    "no-database",
    "not-an-address",
    "port-in-use",
    "port-unusable",
    "site-no-engine",
    "site-no-page",
    "site-occupied",
]
"""What keeps a server from running, a backup from being made or put back, and a site from being written."""

Mistake = Literal[_Notation, _Positions, _Records, _Fairness, _Players, _Arena, _Serving]
"""What is said in the terminal and on the command line; by the page only if it keeps a text from being read."""

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
    "moved": ("table",),
    "starting": ("seconds",),
    "wait": ("seconds",),
}
"""The values that come with every refusal of a code, for saying it in other words."""
