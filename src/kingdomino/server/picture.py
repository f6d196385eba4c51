"""Picture: the whole table as a visitor sees it, drawn once for all who watch and completed for each."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

import orjson

from ..game import DEALER, Game
from . import fairness, hints, view
from .clock import GRACE
from .seating import Seating
from .store import StoredGame

__all__ = ["Facts", "Picture"]


class Facts(Protocol):
    """What a picture shows, and what it is a picture of."""

    id: str
    stored: StoredGame
    game: Game
    generation: int
    seating: Seating
    next: str | None

    @property
    def turn(self) -> int | None: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def is_shown(self) -> bool: ...
    @property
    def day(self) -> str | None: ...
    @property
    def shared(self) -> bool: ...
    @property
    def delayed(self) -> bool: ...
    @property
    def paused(self) -> bool: ...
    @property
    def pace(self) -> int: ...
    @property
    def is_thinking(self) -> bool: ...
    def online(self) -> set[int]: ...
    def left(self) -> list[float] | None: ...
    def grace(self) -> float: ...
    def replaceable_in(self, seat: int, online: set[int]) -> float | None: ...
    def startable_in(self) -> float | None: ...
    def last_decision(self, seats: Sequence[int]) -> int | None: ...
    def may_undo(self, visitor: str) -> bool: ...
    def may_redo(self) -> bool: ...
    def may_ask_undo(self, seat: int) -> bool: ...
    def may_return(self, seat: int, left: Sequence[float] | None) -> bool: ...
    def series(self, game: Game) -> bytes: ...


class _Frame(NamedTuple):
    """What everybody sees alike and what hardly changes during a game: the members of JSON objects."""

    table: bytes
    seats: list[bytes]


class _Viewer(NamedTuple):
    """What a visitor is to the table, and what that alone decides: it changes as seldom as the frame."""

    mine: list[bool]
    owner: bool
    seats: list[bytes]
    """Their beginnings, up to what may change with every move."""
    about: bytes


class _Drawn(NamedTuple):
    """What everybody sees alike at one moment: members of the table, kingdoms, the turn without and with its moves."""

    table: bytes
    kingdoms: list[bytes]
    turn: bytes
    deciding: bytes
    askable: list[bool]
    """The seats whose last decision others can be asked to let them take back."""


class Picture:
    """Remembers what it drew: most of a table is the same for everybody, and most of it does not change with a move."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._drawn: tuple[object, _Drawn] | None = None
        self._framed: tuple[object, _Frame] | None = None
        self._viewers: dict[tuple[str, bool], _Viewer] = {}

    def forget(self) -> None:
        """Something other than moves has changed."""
        self._drawn = self._framed = None

    def of(self, visitor: str, since: tuple[int, int] | None = None, *, spectator: bool = False) -> bytes:
        """The table as a visitor sees it: the JSON of a TableView.

        `since` is the generation and ply that the page has seen.
        """
        facts, game, stored = self._facts, self._facts.game, self._facts.stored
        frame = self._frame()
        ply = game.ply
        key = (facts.generation, ply, stored.version)
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = key, self._draw(game)
        drawn = self._drawn[1]
        viewer = self._viewers.get((visitor, spectator)) or self._meet(visitor, spectator, frame)
        mine, owner, turn, rows = viewer.mine, viewer.owner, facts.turn, stored.seats
        thinking = turn if facts.is_thinking else None
        online, left, grace = facts.online(), facts.left(), self._grace()
        seats = []
        for seat, own in enumerate(mine):
            here = seat in online
            now = _seat_now(
                here,
                seat == thinking,
                None if left is None else max(0, round(1000 * left[seat])),
                None if here else _milliseconds(facts.replaceable_in(seat, online)),
                own and not owner and drawn.askable[seat],
                own and rows[seat]["level"] is not None and facts.may_return(seat, left),
            )
            seats.append(viewer.seats[seat] + now + drawn.kingdoms[seat])
        decides = turn is not None and turn != DEALER and mine[turn] and not rows[turn]["level"]
        seen = since[1] if since and since[0] == facts.generation else ply
        return _joined(
            drawn.table,
            frame.table,
            viewer.about,
            seats,
            drawn.deciding if decides else drawn.turn,
            game.plies.events_json(seen, ply),
            _now(
                grace,
                _milliseconds(facts.startable_in()),
                facts.delayed,
                (grace is not None and mine[grace[0]]) or (owner and facts.may_undo(visitor)),
                owner and facts.may_redo(),
                facts.paused,
                facts.pace,
            ),
        )

    def at(self, ply: int, *, spectator: bool = False) -> bytes:
        """The table as it was after this many plies, as seen by somebody who cannot do anything: a TableView."""
        facts, stored = self._facts, self._facts.stored
        game = facts.game.at(ply)
        first = 0 if ply == facts.game.ply else max(0, ply - 1)  # the last moment tells the whole story
        frame, drawn = self._frame(), self._draw(game)
        about = {"id": stored.watch if spectator else facts.id, "role": "spectator", "host": False, "watch": None}
        about |= {"request": None, "rematch": None, "seed": None}
        idle = _seat_now(False, False, None, None, False, False)
        return _joined(
            drawn.table,
            frame.table,
            _members(about),
            [
                _beginning(row, False, [], "") + idle + kingdom
                for row, kingdom in zip(frame.seats, drawn.kingdoms, strict=True)
            ],
            drawn.turn,
            game.plies.events_json(first, ply),
            _now(None, None, False, False, False, False, facts.pace),
        )

    def _grace(self) -> tuple[int, int] | None:
        """Whose last decision can be taken back without asking, and for how many milliseconds."""
        left = self._facts.grace()
        return (self._facts.game.plies.seats[-1], round(1000 * left)) if left else None

    def _draw(self, game: Game) -> _Drawn:
        """What everybody sees alike."""
        plies, begun = game.plies, self._facts.stored.begun
        stage = b"over" if plies.is_over else b"playing" if begun else b"waiting"
        about = self._facts.game.ply, stage, self._facts.series(game)
        return _Drawn(
            plies.table_json()[1:-1] + b',"plies":%d,"stage":"%b","series":%b' % about,
            [b',"kingdom":%b}' % plies.kingdom_json(seat) for seat in range(game.players)],
            plies.turn_json(False) if begun else b"null",
            plies.turn_json(True) if begun else b"null",
            [self._facts.may_ask_undo(seat) for seat in range(game.players)],
        )

    def _frame(self) -> _Frame:
        """As it was last drawn, if nothing but moves has come since."""
        facts, stored = self._facts, self._facts.stored
        key = stored.version, facts.is_over, facts.is_shown, facts.next
        if self._framed is None or self._framed[0] != key:
            rules = facts.game.rules
            table = {
                "day": facts.day,
                "shared": facts.shared,
                "regretted": stored.regretted,
                "terms": view.terms(stored.public, stored.terms),
                "fair": fairness.shown(stored, facts.seating.persons, facts.is_shown),
                "edition": stored.edition,
                "rules": orjson.Fragment(rules.json()),
                "extras": view.extras(rules),
                "hints": hints.counted(stored.headers, len(stored.seats)),
            }
            seats = [
                {"name": row["name"], "kind": row["kind"], "level": row["level"], "colour": row.get("colour", seat)}
                for seat, row in enumerate(stored.seats)
            ]
            self._framed = key, _Frame(_members(table), [_members(seat) for seat in seats])
            self._viewers = {}
        return self._framed[1]

    def _meet(self, visitor: str, spectator: bool, frame: _Frame) -> _Viewer:
        """What a visitor is to the table; remembered for those who may be asked for again."""
        facts, stored, seating = self._facts, self._facts.stored, self._facts.seating
        sits = not spectator and seating.sits(visitor)
        owner = not spectator and seating.owns(visitor)
        mine = [not spectator and seating.is_mine(visitor, seat) for seat in range(len(stored.seats))]
        about = {
            "id": stored.watch if spectator else facts.id,
            "role": "player" if sits else "spectator" if spectator or seating.full else "guest",
            "host": sits and seating.is_host(visitor),
            "watch": stored.watch if sits and facts.shared else None,
            "request": stored.request,
            "rematch": ((facts.next if facts.shared else None) or stored.rematch) if sits else None,
            "seed": stored.seed if owner and stored.fair is None else None,
        }
        seats = [
            _beginning(frame.seats[seat], own, seating.devices(seat) if own else [], visitor)
            for seat, own in enumerate(mine)
        ]
        viewer = _Viewer(mine, owner, seats, _members(about))
        if sits:  # anybody may look, and nobody should have to be remembered for that
            self._viewers[visitor, spectator] = viewer
        return viewer


def _members(fields: Mapping[str, Any]) -> bytes:
    """The members of a JSON object, to be joined with others. (A copy: orjson's own bytes hold on to up to 4 kB.)"""
    return orjson.dumps(fields)[1:-1]


def _beginning(seat: bytes, mine: bool, devices: Sequence[str], visitor: str) -> bytes:
    own = {"mine": mine, "devices": len(devices), "first": list(devices[:1]) == [visitor]}
    return b"{" + seat + b"," + _members(own)


@lru_cache(1024)
def _seat_now(
    online: bool, thinking: bool, left: int | None, replaceable: int | None, can_ask_undo: bool, can_return: bool
) -> bytes:
    """What may change of a seat with every move, as members after others."""
    fields = {"online": online, "thinking": thinking, "left": left, "replaceable": replaceable}
    return b"," + _members(fields | {"can_ask_undo": can_ask_undo, "can_return": can_return})


@lru_cache(1024)
def _now(
    grace: tuple[int, int] | None,
    startable: int | None,
    delayed: bool,
    can_undo: bool,
    can_redo: bool,
    paused: bool,
    pace: int,
) -> bytes:
    """The same of the table."""
    shown = {"seat": grace[0], "left": grace[1], "whole": round(1000 * GRACE)} if grace else None
    fields = {"grace": shown, "startable": startable, "delayed": delayed, "can_undo": can_undo, "can_redo": can_redo}
    return _members(fields | {"paused": paused, "pace": pace})


def _joined(
    table: bytes, frame: bytes, about: bytes, seats: Sequence[bytes], turn: bytes, events: bytes, now: bytes
) -> bytes:
    parts = table, frame, about, now, b",".join(seats), turn, events
    return b'{%b,%b,%b,%b,"seats":[%b],"turn":%b,"events":%b}' % parts


def _milliseconds(seconds: float | None) -> int | None:
    return None if seconds is None else round(1000 * seconds)
