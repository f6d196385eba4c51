"""The lesson of the tutorial: a record, what the teacher says at its plies, and all that the page needs to show them.

The learner plays the moves of the record; the engine judges whatever else they try. `python -m kingdomino.learn.lesson`
writes it for the page (web/src/tutorial/lesson.json), which then teaches without a server and repeats no rule.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, cast

from ..codes import Code
from ..draw.scene import spot_of
from ..editions import EDITIONS
from ..errors import IllegalMove
from ..game import Game
from ..languages import ENGLISH
from ..languages.catalogue import catalogue, needed
from ..server import view
from ..server.messages import Reason, SeatView, TableView

__all__ = ["LEARNER", "STEPS", "TEACHER", "Step", "lesson", "main", "moment", "plies", "tries", "values", "with_extras"]

LEARNER, TEACHER = range(2)

_RECORD = Path(__file__).with_suffix(".kd")


class Step(NamedTuple):
    """One thing that the teacher says, and the moment of the record in which it is said."""

    ply: int
    words: str
    """The message, by its key."""
    otherwise: str = ""
    """The answer to any other legal move. A step that has one waits until the learner makes the move of the record."""
    waits: bool = False
    """The same where there is no other legal move."""
    marked: bool = False
    """The move of the record is shown from the start."""
    tried: str = ""
    """A placement that is shown although it is forbidden."""
    reason: Code | None = None
    """Why it is."""
    lit: str = ""
    """A square whose territory lights up."""
    look: str = ""
    """The part of the table that is meant: line, pending, kingdom, scores, or theirs for the teacher's kingdom."""
    later: bool = False
    """What was played since the step before is left out."""

    @property
    def is_task(self) -> bool:
        return self.waits or bool(self.otherwise)


STEPS = (
    Step(2, "learn-hello"),
    Step(2, "learn-castle", look="kingdom"),
    Step(2, "learn-line", look="line"),
    Step(2, "learn-crown", otherwise="learn-crown-else"),
    Step(8, "learn-rest", waits=True),
    Step(10, "learn-order", look="pending"),
    Step(12, "learn-turn"),
    Step(12, "learn-beside", otherwise="learn-marked-else", marked=True),
    Step(13, "learn-meadow", otherwise="learn-meadow-else"),
    Step(16, "learn-touch", tried="e8f8", reason="touches-neither"),
    Step(16, "learn-match", otherwise="learn-marked-else", marked=True),
    Step(17, "learn-price", waits=True),
    Step(41, "learn-later", look="kingdom", later=True),
    Step(41, "learn-territory", lit="e9"),
    Step(41, "learn-fallow", lit="c7"),
    Step(41, "learn-frame", look="kingdom"),
    Step(41, "learn-best", otherwise="learn-best-else"),
    Step(42, "learn-praise", lit="d8"),
    Step(46, "learn-lost", waits=True, later=True),
    Step(55, "learn-final", otherwise="learn-final-else", later=True),
    Step(56, "learn-finish", otherwise="learn-finish-else"),
    Step(58, "learn-count", look="scores"),
    Step(58, "learn-ties"),
    Step(58, "learn-harmony", look="theirs"),
    Step(58, "learn-middle", look="theirs"),
    Step(58, "learn-others"),
    Step(58, "learn-done"),
)


@cache
def _game() -> Game:
    return Game.parse(_RECORD.read_text(encoding="utf-8"))


def _at(ply: int) -> Game:
    return _game().at(ply)


@cache
def with_extras() -> Game:
    """The same game where Harmony and Middle Kingdom count."""
    rules = EDITIONS["classic"].rules.replace(harmony=True, middle_kingdom=True)
    game = Game(rules=rules, players=_game().players, auto_deal=False)
    game.follow(_game().moves)
    return game


def plies() -> list[int]:
    """The moments that the page shows: those of the steps, and those on the way from one to the next."""
    shown = {STEPS[0].ply}
    for before, step in pairwise(STEPS):
        shown |= {step.ply} if step.later else set(range(before.ply, step.ply + 1))
    return sorted(shown)


def values(step: Step) -> dict[str, int]:
    """The numbers in what is said."""
    game, notes = _at(step.ply), _game().notes
    mine, theirs = game.position.scores()
    extra = with_extras().position.scores()[TEACHER]
    known = {"mine": mine.total, "theirs": theirs.total, "points": notes[step.ply - 1].points}
    known |= {"harmony": extra.harmony, "middle": extra.middle_kingdom, "together": extra.total}
    pending = [number for number, _ in game.position.pending]
    dominoes = {
        "placed": notes[step.ply - 1].domino,
        "domino": notes[step.ply].domino if step.ply < len(notes) else None,
        **dict(zip(("first", "second"), (n for n, seat in game.position.line if seat == TEACHER), strict=False)),
        "low": min(pending, default=None),
        "high": max(pending, default=None),
    }
    known |= {name: number for name, number in dominoes.items() if number}
    for territory in mine.territories:
        if step.lit in territory.spots:
            known |= {"squares": len(territory.spots), "crowns": territory.crowns, "worth": territory.points}
    return {name: known[name] for name in sorted(needed(step.words, catalogue(ENGLISH)))}


# ---- what the page is told, in the server's own words ----


def tries(ply: int) -> Iterator[tuple[str, Reason]]:
    """Every placement that can be tried at a moment and is forbidden, with the reason."""
    game = _at(ply)
    low, high = (spot_of(spot) for spot in view.kingdom(game, LEARNER)["frame"])
    for file in range(low[0] - 1, high[0] + 2):
        for rank in range(low[1] - 1, high[1] + 2):
            for way_file, way_rank in ((1, 0), (0, -1), (-1, 0), (0, 1)):
                squares = (file, rank), (file + way_file, rank + way_rank)
                if not all(0 <= at < 13 for square in squares for at in square):
                    continue
                move = "".join(f"{chr(ord('a') + f)}{r + 1}" for f, r in squares)
                try:
                    game.position.play(move)
                except IllegalMove as why:
                    yield move, view.reason(why)


def _seat(game: Game, seat: int) -> SeatView:
    """A seat as the learner sees it; the page gives the names, which depend on the language."""
    mine = seat == LEARNER
    return {
        "name": game.names[seat],
        "kind": "person" if mine else "computer",
        "level": None,
        "colour": seat,
        "mine": mine,
        "online": mine,
        "thinking": False,
        "left": None,
        "replaceable": None,
        "devices": int(mine),
        "first": mine,
        "can_ask_undo": False,
        "can_return": False,
        "kingdom": view.kingdom(game, seat),
    }


def moment(ply: int) -> TableView:
    """The table after so many plies, as the learner sees it."""
    game = _at(ply)
    table = {
        "id": "lesson",
        "stage": "over" if game.is_over else "playing",
        "shared": False,
        "role": "player",
        "host": True,
        "watch": None,
        "terms": view.terms(False, {}),
        "fair": None,
        "request": None,
        "grace": None,
        "regretted": -1,
        "hints": [0, 0],
        "day": None,
        "rematch": None,
        "startable": None,
        "delayed": False,
        **json.loads(game.plies.table_json()),
        "plies": _game().ply,
        "edition": "classic",
        "rules": view.rules_fields(game.rules),
        "extras": view.extras(game.rules),
        "seed": None,
        "seats": [_seat(game, seat) for seat in range(game.players)],
        "turn": json.loads(game.plies.turn_json(game.turn == LEARNER)),
        "series": None,
        "events": json.loads(game.plies.events_json(ply - 1, ply)),
        "can_undo": False,
        "can_redo": False,
        "paused": False,
        "pace": 0,
    }
    return cast(TableView, table)


def _said(step: Step) -> dict[str, Any]:
    """A step for the page: its words with their numbers, and the move that it waits for."""
    told: dict[str, Any] = {"ply": step.ply, "words": step.words, "values": values(step)}
    if step.is_task:
        note = _game().notes[step.ply]
        told |= {"move": str(note.move), "best": note.points}
    shown = {"otherwise": step.otherwise, "tried": step.tried, "lit": step.lit, "look": step.look}
    told |= {name: value for name, value in shown.items() if value}
    return told | {name: True for name in ("marked", "later") if getattr(step, name)}


def lesson() -> dict[str, Any]:
    """All of it: what never changes is said once, moments hold the rest, and reasons are numbered."""
    moments: list[Mapping[str, Any]] = [moment(ply) for ply in plies()]
    same = {name for name in moments[0] if all(one[name] == moments[0][name] for one in moments)}
    reasons: list[Reason] = []
    refused: dict[int, dict[str, int]] = {}
    for ply in sorted({step.ply for step in STEPS if step.is_task}):
        if _at(ply).position.phase == "place":
            for move, why in tries(ply):
                if why not in reasons:
                    reasons.append(why)
                refused.setdefault(ply, {})[move] = reasons.index(why)
    return {
        "steps": [_said(step) for step in STEPS],
        "table": {name: moments[0][name] for name in sorted(same)},
        "moments": [{name: value for name, value in one.items() if name not in same} for one in moments],
        "dominoes": view.catalogue()["dominoes"],
        "reasons": reasons,
        "refused": [{"ply": ply, "moves": moves} for ply, moves in refused.items()],
    }


def main() -> None:
    """One line for each step, moment and domino, so that what changes can be read."""
    parts = []
    for name, value in lesson().items():
        if isinstance(value, list):
            parts.append(f'"{name}": [\n' + ",\n".join(json.dumps(one) for one in value) + "\n]")
        else:
            parts.append(f'"{name}": {json.dumps(value)}')
    print("{\n" + ",\n".join(parts) + "\n}")


if __name__ == "__main__":
    main()
