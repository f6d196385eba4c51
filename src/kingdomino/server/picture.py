"""Picture: the whole table as a visitor sees it, drawn once for all who watch and completed for each."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import orjson

from ..core import Score
from ..game import DEALER, Game
from . import fairness, view
from .clock import GRACE
from .messages import GraceView, SeriesView
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
    def series(self, game: Game) -> SeriesView | None: ...


class _Frame(NamedTuple):
    """What everybody sees alike and what hardly changes during a game, as JSON."""

    table: bytes
    seats: list[bytes]


class _Drawn(NamedTuple):
    """What everybody sees alike at one moment, as JSON; what only some see is added to it."""

    frame: _Frame
    table: bytes
    kingdoms: list[bytes]
    turn: bytes
    moves: bytes

    def seen(self, seats: Sequence[Mapping[str, Any]], decides: bool, fields: Mapping[str, Any]) -> bytes:
        """The table for a visitor, with what is special for each seat and for the table."""
        turn = self.turn
        if turn != b"null":
            turn = view.joined(turn, b'{"moves":%b}' % (self.moves if decides else b"[]"))
        own = {
            "seats": [
                orjson.Fragment(view.joined(seat, orjson.dumps({"kingdom": orjson.Fragment(kingdom), **special})))
                for seat, kingdom, special in zip(self.frame.seats, self.kingdoms, seats, strict=True)
            ],
            "turn": orjson.Fragment(turn),
            **fields,
        }
        return view.joined(self.table, self.frame.table, orjson.dumps(own))


class Picture:
    """Remembers what it drew: most of a table is the same for everybody, and most of it does not change with a move."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._drawn: tuple[object, _Drawn] | None = None
        self._framed: tuple[object, _Frame] | None = None
        self._kingdoms: dict[int, tuple[object, bytes]] = {}

    def forget(self) -> None:
        """Something other than moves has changed."""
        self._drawn = None

    def of(self, visitor: str, since: tuple[int, int] | None = None, *, spectator: bool = False) -> bytes:
        """The table as a visitor sees it: the JSON of a TableView.

        `since` is the generation and ply that the page has seen.
        """
        facts, game, stored, seating = self._facts, self._facts.game, self._facts.stored, self._facts.seating
        key = (facts.generation, game.ply, stored.version)
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = key, self._draw(game)
        rows = stored.seats
        owner = not spectator and seating.owns(visitor)
        mine = [not spectator and seating.is_mine(visitor, seat) for seat in range(len(rows))]
        turn = facts.turn
        thinking = turn if facts.is_thinking else None
        online, left = facts.online(), facts.left()
        grace = self._grace()
        hasty = grace["seat"] if grace else None
        devices = [seating.devices(seat) if own else [] for seat, own in enumerate(mine)]
        seats = [
            {
                "mine": mine[index],
                "online": index in online,
                "thinking": index == thinking,
                "left": None if left is None else max(0, round(1000 * left[index])),
                "replaceable": _milliseconds(facts.replaceable_in(index, online)),
                "devices": len(devices[index]),
                "first": devices[index][:1] == [visitor],
                "can_ask_undo": mine[index] and not owner and facts.may_ask_undo(index),
                "can_return": mine[index] and facts.may_return(index, left),
            }
            for index in range(len(mine))
        ]
        decides = turn is not None and turn != DEALER and mine[turn] and not rows[turn]["level"]
        events = []
        if since and since[0] == facts.generation:
            events = [view.event(ply, game.notes[ply]) for ply in range(since[1], game.ply)]
        sits = not spectator and seating.sits(visitor)
        return self._drawn[1].seen(
            seats,
            decides,
            {
                "events": events,
                "id": stored.watch if spectator else facts.id,
                "role": "player" if sits else "spectator" if spectator or seating.full else "guest",
                "host": sits and seating.is_host(visitor),
                "watch": stored.watch if sits and facts.shared else None,
                "request": stored.request,
                "grace": grace,
                "startable": _milliseconds(facts.startable_in()),
                "delayed": facts.delayed,
                "rematch": ((facts.next if facts.shared else None) or stored.rematch) if sits else None,
                "seed": stored.seed if owner and not facts.shared else None,
                "can_undo": (hasty is not None and mine[hasty]) or (owner and facts.may_undo(visitor)),
                "can_redo": owner and facts.may_redo(),
                "paused": facts.paused,
                "pace": facts.pace,
            },
        )

    def at(self, ply: int, *, spectator: bool = False) -> bytes:
        """The table as it was after this many plies, as seen by somebody who cannot do anything: a TableView."""
        facts, stored = self._facts, self._facts.stored
        game = facts.game.at(ply)
        first = 0 if ply == facts.game.ply else max(0, ply - 1)  # the last moment tells the whole story
        events = [view.event(past, game.notes[past]) for past in range(first, ply)]
        seat: dict[str, Any] = {"mine": False, "online": False, "thinking": False, "left": None}
        seat |= {"replaceable": None, "devices": 0, "first": False, "can_ask_undo": False, "can_return": False}
        return self._draw(game).seen(
            [seat] * game.players,
            False,
            {
                "events": events,
                "seed": None,
                "request": None,
                "grace": None,
                "rematch": None,
                "startable": None,
                "delayed": False,
            }
            | {"id": stored.watch if spectator else facts.id, "role": "spectator", "host": False, "watch": None}
            | {"can_undo": False, "can_redo": False, "paused": False, "pace": facts.pace},
        )

    def _grace(self) -> GraceView | None:
        left = self._facts.grace()
        if not left:
            return None
        return {"seat": self._facts.game.notes[-1].seat, "left": round(1000 * left), "whole": round(1000 * GRACE)}

    def _draw(self, game: Game) -> _Drawn:
        """What everybody sees alike."""
        scores = game.position.scores()
        outcome = view.outcome(game, [score.total for score in scores])
        begun = self._facts.stored.begun
        table = {
            "ply": game.ply,
            "plies": self._facts.game.ply,
            "stage": "over" if outcome else "playing" if begun else "waiting",
            **view.lines(game.position),
            "outcome": outcome,
            "series": self._facts.series(game),
        }
        turn = None if outcome or not begun else view.turn(game.position)
        return _Drawn(
            self._frame(),
            view.written(table),
            [self._kingdom(game, seat, score) for seat, score in enumerate(scores)],
            view.written(turn),
            view.written(view.moves(game.position) if turn else []),
        )

    def _frame(self) -> _Frame:
        """As it was last drawn, if nothing but moves has come since."""
        facts, stored = self._facts, self._facts.stored
        key = stored.version, facts.is_over
        if self._framed is None or self._framed[0] != key:
            rules = facts.game.rules
            table = {
                "shared": facts.shared,
                "regretted": stored.regretted,
                "terms": view.terms(stored.public, stored.terms),
                "fair": fairness.shown(stored, facts.seating.persons, facts.is_over),
                "edition": stored.edition,
                "rules": orjson.Fragment(view.rules_json(rules)),
                "extras": view.extras(rules),
            }
            seats = [
                {"name": row["name"], "kind": row["kind"], "level": row["level"], "colour": row.get("colour", seat)}
                for seat, row in enumerate(stored.seats)
            ]
            self._framed = key, _Frame(view.written(table), [view.written(seat) for seat in seats])
        return self._framed[1]

    def _kingdom(self, game: Game, seat: int, score: Score) -> bytes:
        """A kingdom as it was last drawn, if it has not changed since: until something is taken back it only grows."""
        over = game.position.is_over
        key = self._facts.generation, score.squares, over, score.discarded, score.harmony_possible
        known = self._kingdoms.get(seat)
        if known is None or known[0] != key:
            self._kingdoms[seat] = known = key, view.written(view.kingdom(game, seat, score))
        return known[1]


def _milliseconds(seconds: float | None) -> int | None:
    return None if seconds is None else round(1000 * seconds)
