"""Table: the authority over one game. Every decision goes through it: checked, committed, and only then told.

A person's decision, a computer player's and the dealer's come through the same door. Whoever looks at a table is a
Watcher; it is woken after every change and then asks for the view of its visitor.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import suppress
from typing import Any, Protocol, cast

from ..agents import Agent, agent
from ..core import Move, Outcome, decide, moves_text
from ..editions import edition, rules_from_text
from ..errors import Forbidden
from ..game import DEALER, SEATS
from ..records import Record
from ..words import Standing, standings
from . import view
from .course import Course, Moment, Note
from .messages import Reason, SeriesView, TableView
from .store import Store, StoredGame

__all__ = ["DEFAULT_PACE", "Stale", "Table", "Watcher"]

DEFAULT_PACE = 600
"""Milliseconds that a computer player's decision takes at least, so that a person can follow."""


class Watcher(Protocol):
    """Someone who looks at the table."""

    def wake(self) -> None:
        """Something changed."""
        ...


class Stale(Exception):
    """A decision for a moment that has passed: the page is shown the table as it is."""


class Table:
    def __init__(self, game: StoredGame, store: Store, pool: Executor, series: Sequence[StoredGame] = ()) -> None:
        self.id = game.id
        self.stored = game
        self.edition = edition(game.edition)
        self.rules = rules_from_text(self.edition, game.rules)
        self.names = [seat["name"] for seat in game.seats]
        self.persons = [seat for seat, row in enumerate(game.seats) if row["kind"] == "person"]
        self.course = Course(self.rules, len(game.seats), int(game.seed), game.moves)
        self.course.foreseen = [Move(text) for text in game.foreseen]
        self.watchers: set[Watcher] = set()
        self.paused = False
        self.pace = DEFAULT_PACE
        self.next: str | None = None
        """The next game of the Dynasty, once it exists."""
        self._before = [_final_standings(g) for g in series if g.number < game.number]
        self._store = store
        self._pool = pool
        self._lock = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._thinker: Agent | None = None
        self._hurried = asyncio.Event()
        self._drawn: tuple[object, dict[str, Any]] | None = None

    # ---- who may do what ----

    def holds(self, visitor: str, seat: int) -> bool:
        return (seat, visitor) in self.stored.holders

    def owns(self, visitor: str) -> bool:
        """Whether the visitor set the table, or sits at it, and nobody else does: then anything may be taken back."""
        return (visitor == self.stored.host or any(v == visitor for _, v in self.stored.holders)) and all(
            self.holds(visitor, seat) for seat in self.persons
        )

    def _insist(self, allowed: bool, code: str, text: str) -> None:
        if not allowed:
            raise Forbidden(text, code)

    # ---- what is asked of it ----

    @property
    def turn(self) -> int | None:
        return None if self.stored.ended else self.course.position.turn

    @property
    def is_over(self) -> bool:
        return self.stored.ended is not None or self.course.position.is_over

    async def play(self, visitor: str, ply: int, text: str) -> None:
        """A person's decision. Forbidden says why not; Stale if the table has moved on."""
        async with self._lock:
            if ply != self.course.ply or self.is_over:
                raise Stale
            mine = self.turn in self.persons and self.holds(visitor, self.turn)
            self._insist(mine, "not-your-turn", "it is not your turn")
            await self._commit([self.course.position.parse_move(text)])

    async def undo(self, visitor: str) -> None:
        """Takes back the last decision of a person, and all that followed."""
        async with self._lock:
            self._insist(self.owns(visitor), "not-yours", "only who plays alone may take back")
            ply = self.course.last_decision(self.persons or range(len(self.names)))
            self._insist(ply is not None, "nothing-to-undo", "there is nothing to take back")
            assert ply is not None
            undone = [str(move) for move in self.course.moves()][ply:] + self.stored.undone
            foreseen = [str(n.move) for n in self.course.notes[ply:] if n.seat == DEALER]
            foreseen += [str(move) for move in self.course.foreseen]
            await self._store.cut(self.id, ply, undone=undone, foreseen=foreseen, ended=None, over=False)
            self.course.cut(ply)
            self.stored.undone, self.stored.ended, self.stored.over = undone, None, False
            if not self.persons:
                self.paused = True
            self._changed()

    async def redo(self, visitor: str) -> None:
        """Plays again what was taken back, up to the next decision of a person."""
        async with self._lock:
            self._insist(self.owns(visitor), "not-yours", "only who plays alone may take back")
            self._insist(bool(self.stored.undone), "nothing-to-redo", "there is nothing to play again")
            deciding = self.persons or range(len(self.names))
            moment, notes = self.course.now, list[Note]()
            left = list(self.stored.undone)
            while left and (not notes or moment.position.turn not in deciding):
                moment, note = moment.after(Move(left.pop(0)))
                notes.append(note)
            await self._commit_notes(moment, notes, left)

    async def resign(self, visitor: str, seat: int) -> None:
        async with self._lock:
            self._insist(seat in self.persons and self.holds(visitor, seat), "not-your-seat", "this is not your seat")
            self._insist(not self.is_over, "game-over", "the game is over")
            ended = f"{SEATS[seat]} resigned"
            await self._store.append(self.id, self.course.ply, [], ended=ended, over=True)
            self.stored.ended, self.stored.over = ended, True
            self._changed()

    def why(self, ply: int, text: str) -> Reason | None:
        """Why something cannot be played now; None if it can."""
        if ply != self.course.ply:
            raise Stale
        try:
            self.course.position.play(text)
        except Forbidden as forbidden:
            return view.reason(forbidden)
        return None

    def hurry(self, visitor: str) -> None:
        """The computer player who thinks decides at once."""
        self._insist(self.owns(visitor), "not-yours", "only who plays alone may hurry the others")
        self._hurried.set()
        if self._thinker:
            self._thinker.stop()

    def pause(self, visitor: str, paused: bool) -> None:
        self._insist(self.owns(visitor), "not-yours", "only who plays alone may stop the others")
        self.paused = paused
        self._changed()

    def set_pace(self, visitor: str, pace: int) -> None:
        self._insist(self.owns(visitor), "not-yours", "only who plays alone may set the pace")
        self.pace = pace

    def step(self, visitor: str) -> None:
        """Lets the computer players make one decision and wait again."""
        self._insist(self.owns(visitor), "not-yours", "only who plays alone may stop the others")
        self.paused = True
        self._wake_computer(once=True)
        self._hurried.set()
        self._tell()

    # ---- the door ----

    async def begin(self) -> None:
        """Lets the dealer make the first moves of a new game, or those that a stop of the server cut off."""
        async with self._lock:
            if self.turn == DEALER:
                await self._commit([])
        self._wake_computer()

    async def _commit(self, moves: Sequence[Move]) -> None:
        moment, notes = self.course.continued(moves)
        await self._commit_notes(moment, notes, [])

    async def _commit_notes(self, moment: Moment, notes: Sequence[Note], undone: list[str]) -> None:
        changes: dict[str, Any] = {}
        if undone != self.stored.undone:
            changes["undone"] = undone
        if moment.position.is_over:
            changes["over"] = True
        committing = self._store.append(self.id, self.course.ply, [str(n.move) for n in notes], **changes)
        if not await asyncio.shield(committing):
            raise Stale
        self.course.accept(moment, notes)
        self.stored.undone = undone
        self.stored.over = moment.position.is_over
        self._changed()

    def _changed(self) -> None:
        self._stop_thinking()
        self._wake_computer()
        self._tell()

    def _tell(self) -> None:
        for watcher in tuple(self.watchers):
            watcher.wake()

    # ---- computer players ----

    @property
    def is_thinking(self) -> bool:
        return self._thinking is not None

    def _wake_computer(self, once: bool = False) -> None:
        seat = self.turn
        if self._thinking or seat is None or seat == DEALER or seat in self.persons or (self.paused and not once):
            return
        self._hurried.clear()
        self._thinking = asyncio.create_task(self._think(self.stored.seats[seat]["level"]))

    def _stop_thinking(self) -> None:
        """Whoever thinks about a moment that has passed may stop."""
        if self._thinking and self._thinking is not asyncio.current_task():
            self._thinking.cancel()
        if self._thinker:
            self._thinker.stop()
        self._thinking = self._thinker = None

    async def _think(self, level: str) -> None:
        loop = asyncio.get_running_loop()
        started = loop.time()
        self._thinker = thinker = agent(level)
        position = self.course.position
        move = await loop.run_in_executor(self._pool, thinker.choose, position)
        wait = self.pace / 1000 - (loop.time() - started)
        if wait > 0 and not self._hurried.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), wait)
        async with self._lock:
            if self._thinking is asyncio.current_task():
                await self._commit([move])

    def close(self) -> None:
        self._stop_thinking()

    # ---- what is seen of it ----

    def summary(self) -> Record:
        """The record of the game so far."""
        headers = {"Edition": self.edition.name}
        if self.stored.rules:
            headers["Rules"] = self.stored.rules
        headers |= dict(zip(SEATS, self.names, strict=False)) | self.stored.headers
        if self.stored.length > 1:
            headers["Game"] = f"{self.stored.number}/{self.stored.length}"
        if outcome := self.course.position.outcome:
            headers["Scores"] = " ".join(map(str, outcome.scores))
            headers["Winners"] = " ".join(SEATS[w] for w in outcome.winners)
        if self.stored.ended:
            headers["Ended"] = self.stored.ended
        return Record(headers, moves_text(self.rules, len(self.names), list(self.course.moves())))

    def view(self, visitor: str, since: tuple[int, int] | None = None) -> TableView:
        """The table as a visitor sees it; `since` is the generation and ply that the page has seen."""
        course = self.course
        key = (course.generation, course.ply, self.stored.ended, self.next)
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = key, self._draw(course.now, course.ply, self.stored.ended)
        drawn = self._drawn[1]
        mine = [self.holds(visitor, seat) and seat in self.persons for seat in range(len(self.names))]
        thinking = self.turn if self._thinking else None
        seats = [
            {**seat, "mine": mine[index], "thinking": index == thinking} for index, seat in enumerate(drawn["seats"])
        ]
        turn = drawn["turn"]
        if turn and not mine[turn["seat"]]:
            turn = {**turn, "moves": []}
        events = []
        if since and since[0] == course.generation:
            events = [view.event(ply, course.notes[ply]) for ply in range(since[1], course.ply)]
        owner = self.owns(visitor)
        return cast(
            TableView,
            drawn
            | {
                "seats": seats,
                "turn": turn,
                "events": events,
                "seed": self.stored.seed if owner else None,
                "can_undo": owner and course.last_decision(self.persons or range(len(self.names))) is not None,
                "can_redo": owner and bool(self.stored.undone),
                "paused": self.paused,
                "pace": self.pace,
            },
        )

    def moment(self, ply: int) -> TableView:
        """The table as it was after so many plies."""
        last = ply == self.course.ply
        drawn = self._draw(self.course.at(ply), ply, self.stored.ended if last else None)
        events = [view.event(ply - 1, self.course.notes[ply - 1])] if ply else []
        seats = [{**seat, "mine": False, "thinking": False} for seat in drawn["seats"]]
        turn = drawn["turn"] and {**drawn["turn"], "moves": []}
        return cast(
            TableView,
            drawn
            | {"seats": seats, "turn": turn, "events": events, "seed": None}
            | {"can_undo": False, "can_redo": False, "paused": False, "pace": self.pace},
        )

    def _draw(self, moment: Moment, ply: int, ended: str | None) -> dict[str, Any]:
        """What everybody sees alike."""
        position = moment.position
        scores = position.scores()
        seats = [
            {
                "name": row["name"],
                "kind": row["kind"],
                "level": row["level"],
                "kingdom": view.kingdom(moment, seat, scores[seat]),
            }
            for seat, row in enumerate(self.stored.seats)
        ]
        outcome = view.outcome(position.outcome, [score.total for score in scores], ended)
        return {
            "id": self.id,
            "ply": ply,
            "plies": self.course.ply,
            "edition": self.edition.name,
            "rules": view.rules_fields(self.rules),
            "seats": seats,
            **view.lines(position),
            "turn": None if outcome else view.turn(position),
            "outcome": outcome,
            "series": self._series(moment),
        }

    def _series(self, moment: Moment) -> SeriesView | None:
        if self.stored.length == 1:
            return None
        table = [sums(rows) for rows in zip(*self._before, standings(moment.position), strict=True)]
        result: Outcome | None = None
        if moment.position.is_over and self.stored.number == self.stored.length:
            result = decide(self.rules, table)
        return {
            "game": self.stored.number,
            "games": self.stored.length,
            "standings": table,
            "outcome": view.outcome(result, [], None),
            "next": self.next,
        }


def sums(rows: Sequence[Standing]) -> Standing:
    """One seat over the games of a Dynasty: points, the largest territory of any, crowns, squares."""
    points, largest, crowns, squares = zip(*rows, strict=True)
    return sum(points), max(largest), sum(crowns), sum(squares)


def _final_standings(game: StoredGame) -> list[Standing]:
    rules = rules_from_text(edition(game.edition), game.rules)
    return standings(Course(rules, len(game.seats), int(game.seed), game.moves).position)
