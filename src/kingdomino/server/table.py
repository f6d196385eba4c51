"""Table: the authority over one game. Every decision goes through it: checked, committed, and only then told.

A person's decision, a computer player's and the dealer's come through the same door. Whoever looks at a table is a
Watcher; it is woken after every change and then asks for the view of its visitor. Other processes may serve the same
table: the store decides who was first, and the table catches up when it hears of a change. What cannot be stored is
tried again until it can, with growing pauses, whether or not anybody looks.
"""

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, Protocol, TypeVar

import orjson

from .. import fair
from ..agents import LEVELS
from ..codes import Code
from ..core import Move, Outcome, Score, decide, moves_text
from ..editions import edition, rules_from_text
from ..errors import Forbidden
from ..game import DEALER, SEATS
from ..records import Record
from ..words import Standing, standings
from . import metrics, view
from .clock import Clock, Timeline, absence
from .course import Course, Moment, Note
from .messages import Reaction, Reason, SeriesView
from .store import Ply, Store, StoredGame, Unavailable
from .thinking import Owner, Thinkers, Thought

__all__ = ["DEFAULT_PACE", "STAND_IN", "Stale", "Table", "Watcher"]

DEFAULT_PACE = 600
"""Milliseconds that a computer player's decision takes at least, so that a person can follow."""

STAND_IN = "normal"
"""Who plays for a person who resigned or ran out of time while others play on, and for a computer player that fails."""

LEASE_SECONDS = 10.0
"""How long one process may let a computer player think before another takes over."""

CONTRIBUTE_SECONDS = 30.0
"""How long somebody who sits down may take to add randomness before the host may begin without it."""

PAUSES = 0.2, 5.0
"""Seconds between tries to store something: at first, and at most."""

CHANGED = {"changed": True}
"""What other processes are told of a change that they should look up."""

_log = logging.getLogger("kingdomino.server")
_T = TypeVar("_T")


class Watcher(Protocol):
    """Someone who looks at the table."""

    visitor: str
    address: str

    def wake(self) -> None:
        """Something changed."""
        ...

    def reacted(self, seat: int, reaction: Reaction) -> None:
        """Someone at the table reacts."""
        ...


class Stale(Exception):
    """A decision for a moment that has passed: the page is shown the table as it is."""


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


class Table:
    def __init__(
        self,
        game: StoredGame,
        store: Store,
        thinkers: Thinkers,
        timeline: Timeline,
        series: Sequence[StoredGame] = (),
        *,
        process: str = "",
        announce: Callable[[dict[str, Any]], None] = lambda _: None,
    ) -> None:
        self.id = game.id
        self.edition = edition(game.edition)
        self.rules = rules_from_text(self.edition, game.rules)
        self._kingdoms: dict[int, tuple[object, object, bytes]] = {}
        self.watchers: set[Watcher] = set()
        self.paused = False
        self._unstored = 0
        self.pace = DEFAULT_PACE
        self.next = next((g.id for g in series if g.number == game.number + 1), None)
        """The next game of the Dynasty, once it exists."""
        self._before = [_final_standings(g) for g in series if g.number < game.number]
        self._store = store
        self._thinkers = thinkers
        self._timeline = timeline
        self._process = process
        self._announce = announce
        self._lock = asyncio.Lock()
        self._closed = False
        self._thinking: asyncio.Task[None] | None = None
        self._thought: Thought | None = None
        self._hurried: asyncio.Event | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._drawn: tuple[object, _Drawn] | None = None
        self._framed: tuple[object, _Frame] | None = None
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}
        """By process: until when its word counts, and the seats whose people look at the table there."""
        self._opened = time.monotonic()
        self._last_here: dict[int, float] = {}
        """By seat: when its people looked at the table last, if they do no more."""
        self._sat_down: dict[int, float] = {}
        self._take(game)

    def _take(self, game: StoredGame) -> None:
        """Sets the table as it is stored."""
        self.stored = game
        self.course = Course(self.rules, len(game.seats), _dealer(game), (ply.move for ply in game.plies))
        self.course.foreseen = [Move(text) for text in game.foreseen]
        self.spent = [ply.spent for ply in game.plies]
        game.plies = []  # they are in the course now

    # ---- who sits where, and who may do what ----

    @property
    def names(self) -> list[str]:
        return [row["name"] for row in self.stored.seats]

    @property
    def shared(self) -> bool:
        """Whether people on other devices play too."""
        return bool(self.stored.terms.get("shared"))

    @property
    def persons(self) -> list[int]:
        return [seat for seat, row in enumerate(self.stored.seats) if row["kind"] == "person"]

    def _deciding(self) -> list[int]:
        """The seats for which a person decides now."""
        return [seat for seat in self.persons if not self.stored.seats[seat]["level"]]

    def holds(self, visitor: str, seat: int) -> bool:
        return (seat, visitor) in self.stored.holders

    def _devices(self, seat: int) -> list[str]:
        """The visitors who hold a seat, the first one first."""
        holders = self.stored.holders
        return sorted((v for s, v in holders if s == seat), key=lambda visitor: holders[seat, visitor])

    def sits(self, visitor: str) -> bool:
        return visitor == self.stored.host or any(v == visitor for _, v in self.stored.holders)

    def owns(self, visitor: str) -> bool:
        """Whether the visitor plays here and nobody else does: then anything may be taken back."""
        return self.sits(visitor) and all(
            row["kind"] == "computer" or self.holds(visitor, seat) for seat, row in enumerate(self.stored.seats)
        )

    @property
    def _deals_openly(self) -> bool:
        """Whether the deals follow from a secret that is shown at the end."""
        return self.stored.fair is not None and not self.stored.fair.get("repeated")

    @property
    def is_shown(self) -> bool:
        """Whether the secret of the deals was shown: such a game never goes on."""
        return self._deals_openly and self.is_over

    @staticmethod
    def _insist(allowed: bool, code: Code, text: str) -> None:
        if not allowed:
            raise Forbidden(text, code)

    def _insist_owner(self, visitor: str) -> None:
        self._insist(self.owns(visitor), "not-yours", "only who plays alone may do this")

    def _insist_open(self) -> None:
        self._insist(not self.is_shown, "shown", "the game is over and its secret was shown: it cannot go on")

    def _insist_seat(self, visitor: str, seat: int) -> None:
        self._insist(seat in self.persons and self.holds(visitor, seat), "not-your-seat", "this is not your seat")

    def _seats_here(self) -> set[int]:
        here = {watcher.visitor for watcher in self.watchers}
        return {seat for seat, visitor in self.stored.holders if visitor in here}

    def online(self) -> set[int]:
        """The seats whose people look at the table."""
        now = time.monotonic()
        return self._seats_here().union(*(there for until, there in self.elsewhere.values() if until > now))

    def _replaceable_in(self, seat: int, online: set[int]) -> float | None:
        """How many seconds are left until a computer player may sit in for someone who is away; None for all others."""
        row = self.stored.seats[seat]
        if not self.shared or self.turn is None or row["kind"] != "person" or row["level"] or seat in online:
            return None
        seen = [until for until, there in self.elsewhere.values() if seat in there]
        away = time.monotonic() - max(self._opened, self._last_here.get(seat, 0.0), *seen)
        return max(0.0, absence(self.stored.terms) - away)

    # ---- what is asked of it ----

    @property
    def turn(self) -> int | None:
        """The seat whose decision it is, DEALER, or None if nobody can decide anything."""
        return self.course.position.turn if self.stored.begun and not self.stored.ended else None

    @property
    def is_over(self) -> bool:
        return self.stored.ended is not None or self.course.position.is_over

    async def play(self, visitor: str, ply: int, text: str) -> None:
        """A person's decision. Forbidden says why not; Stale if the table has moved on."""
        async with self._door():
            try:
                await self._play(visitor, ply, text)
            except Stale:  # perhaps only something else has changed, and the decision is as good as before
                await self._play(visitor, ply, text)

    async def _play(self, visitor: str, ply: int, text: str) -> None:
        if ply != self.course.ply or self.is_over:
            raise Stale
        seat = self.turn
        mine = seat is not None and seat in self._deciding() and self.holds(visitor, seat)
        self._insist(mine, "not-your-turn", "it is not your turn")
        await self._commit([self.course.position.parse_move(text)])

    async def undo(self, visitor: str) -> None:
        """Takes back the last decision of a person, and all that followed."""
        async with self._door():
            self._insist_owner(visitor)
            ply = self.course.last_decision(self.persons or range(len(self.names)))
            self._insist(ply is not None, "nothing-to-undo", "there is nothing to take back")
            assert ply is not None
            self._insist_open()
            await self._cut(ply, [str(move) for move in self.course.moves()][ply:] + self.stored.undone)
            if not self.persons:
                self.paused = True
            self._changed()

    async def redo(self, visitor: str) -> None:
        """Plays again what was taken back, up to the next decision of a person."""
        async with self._door():
            self._insist_owner(visitor)
            again = bool(self.stored.undone) and not self.is_over
            self._insist(again, "nothing-to-redo", "there is nothing to play again")
            deciding = self.persons or range(len(self.names))
            moment, notes = self.course.now, list[Note]()
            left = list(self.stored.undone)
            while left and (not notes or moment.position.turn not in deciding):
                moment, note = moment.after(Move(left.pop(0)))
                notes.append(note)
            await self._commit_notes(moment, notes, left)

    async def ask_undo(self, visitor: str, seat: int) -> None:
        """Asks the others whether the last decision of a seat may be taken back."""
        async with self._door():
            self._insist_seat(visitor, seat)
            self._insist_open()
            ply = self.course.last_decision([seat])
            self._insist(ply is not None, "nothing-to-undo", "there is nothing to take back")
            assert ply is not None
            # Whoever plays for them now: it is their game.
            waiting = [s for s in self.persons if self._devices(s) and not self.holds(visitor, s)]
            if waiting:
                await self._change(request={"seat": seat, "ply": ply, "waiting": waiting})
            else:
                await self._cut(ply, [])
                self._changed()

    def _may_ask_undo(self, visitor: str, seat: int) -> bool:
        """Whether there is something of a seat to take back, and others who would have to agree."""
        asks = self.shared and not self.owns(visitor) and self.turn is not None and self.stored.request is None
        return asks and seat in self._deciding() and self.course.last_decision([seat]) is not None

    async def answer_undo(self, visitor: str, agree: bool) -> None:
        async with self._door():
            request = self.stored.request
            mine = [seat for seat in (request or {}).get("waiting", []) if self.holds(visitor, seat)]
            self._insist(bool(mine), "nobody-asked", "nobody asks you for anything")
            self._insist_open()
            assert request
            waiting = [seat for seat in request["waiting"] if seat not in mine]
            if not agree:
                await self._change(request=None)
            elif waiting:
                await self._change(request=request | {"waiting": waiting})
            else:
                await self._cut(request["ply"], [])
                self._changed()

    async def resign(self, visitor: str, seat: int) -> None:
        """Gives up. It ends the game only if no two people are left to play it out."""
        async with self._door():
            self._insist_seat(visitor, seat)
            self._insist(self.turn is not None and not self.is_over, "game-over", "the game is over")
            await self._leave(seat, "resigned")

    async def _leave(self, seat: int, how: str) -> None:
        if self.shared and len(self._deciding()) > 2:
            await self._hand(seat, STAND_IN)
        else:
            await self._change(ended=f"{SEATS[seat]} {how}", over=True, request=None)

    async def stand_in(self, visitor: str, seat: int, level: str | None) -> None:
        """Hands a person's seat to a computer player, or back: one's own, or that of someone who is away for long."""
        async with self._door():
            mine = seat in self.persons and self.holds(visitor, seat)
            self._insist(self.shared and seat in self.persons, "not-your-seat", "there is no person on this seat")
            self._insist(mine or (self.sits(visitor) and level is not None), "not-your-seat", "this is not your seat")
            self._insist(level is None or level in LEVELS, "no-level", "there is no such level")
            self._insist(self.turn is not None, "game-over", "nobody plays at the moment")
            if not mine:
                left = self._replaceable_in(seat, self.online())
                self._insist(left is not None, "present", "only someone who is away can be replaced")
                if left:
                    seconds = str(int(left) + 1)
                    raise Forbidden(f"not away for long enough: {seconds} s are left", "wait", {"seconds": seconds})
            await self._hand(seat, level, returns=not mine)

    async def _hand(self, seat: int, level: str | None, *, returns: bool = False) -> None:
        """A computer player decides for a seat from now on, or its person; `returns`: as soon as the person is back."""
        changes: dict[str, Any] = {"level": level, "returns": returns and level is not None}
        if seat == self.turn and (thought := self._thought_for()):
            changes |= {"used": self._used(self.stored.seats[seat]) + thought, "used_at": self.course.ply}
        await self._seat_changed(seat, **changes)

    def _may_return(self, seat: int, left: Sequence[float] | None) -> bool:
        """Whether the person of a seat that a computer player has can play on: not when the game's time is up."""
        clock = Clock.of(self.stored.terms)
        out_of_time = clock is not None and clock.kind == "game" and left is not None and left[seat] <= 0
        return bool(self.stored.seats[seat]["level"]) and self.turn is not None and not out_of_time

    async def _give_back(self, visitor: str) -> None:
        """Whoever was away gets back what a computer player had meanwhile."""
        async with self._door(wait=True):
            for seat, row in enumerate(self.stored.seats):
                if row["level"] and row.get("returns") and self.holds(visitor, seat) and self.turn is not None:
                    left = self._left_at_first()
                    if left is None or left[seat] > 0:
                        await self._hand(seat, None)

    async def _seat_changed(self, seat: int, **changes: Any) -> None:
        seats = [dict(row) for row in self.stored.seats]
        seats[seat] |= changes
        await self._change(seats=seats, request=None)

    def react(self, visitor: str, seat: int, reaction: Reaction) -> None:
        self._insist_seat(visitor, seat)
        self.hear_reaction(seat, reaction)
        self._announce({"reacted": [seat, reaction]})

    def hear_reaction(self, seat: int, reaction: Reaction) -> None:
        for watcher in tuple(self.watchers):
            watcher.reacted(seat, reaction)

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
        self._insist(self.sits(visitor), "not-yours", "only who plays may hurry the others")
        if self._hurried:
            self._hurried.set()
        if self._thought:
            self._thought.hurry()

    def pause(self, visitor: str, paused: bool) -> None:
        self._insist_owner(visitor)
        self.hear_pause(paused)
        self._announce({"paused": paused})

    def hear_pause(self, paused: bool) -> None:
        self.paused = paused
        self._changed(None)

    def set_pace(self, visitor: str, pace: int) -> None:
        self._insist(self.sits(visitor), "not-yours", "only who plays may set the pace")
        self.pace = pace

    def step(self, visitor: str) -> None:
        """Lets the computer players make one decision and wait again."""
        self._insist_owner(visitor)
        self.paused = True
        self._wake_computer(once=True)
        if self._hurried:
            self._hurried.set()
        self._tell()

    async def tell_rematch(self) -> None:
        """The next game of the same people is there."""
        self._drawn = None
        self._changed()

    def tell_next(self, id: str) -> None:
        """The next game of the Dynasty is there."""
        if self.next != id:
            self.hear_next(id)
            self._announce({"next": id})

    def hear_next(self, id: str) -> None:
        self.next = id
        self._tell()

    # ---- before the game ----

    async def take_seat(self, visitor: str, seat: int, name: str, colour: int | None) -> None:
        """Someone sits down on an open seat, in a colour that nobody else has."""
        async with self._door():
            rows = self.stored.seats
            is_open = 0 <= seat < len(rows) and rows[seat]["kind"] == "open"
            self._insist(is_open and not self.stored.begun, "seat-taken", "this seat is taken")
            self._insist(self._deals_openly, "known-deals", "the deals of this game are known: nobody new can sit down")
            more = self.stored.terms.get("several") or not any(v == visitor for s, v in self.stored.holders if s >= 0)
            self._insist(bool(more), "one-seat", "you have a seat at this table already")
            taken = [row["colour"] for other, row in enumerate(rows) if other != seat and row["kind"] != "open"]
            free = [c for c in (colour, rows[seat]["colour"], *range(4)) if c is not None and c not in taken]
            seats = [dict(row) for row in rows]
            for row in seats:
                if row["kind"] == "open" and row["colour"] == free[0]:
                    row["colour"] = rows[seat]["colour"]
            seats[seat] = {"name": name, "kind": "person", "level": None, "colour": free[0]}
            await self._change(sitting=[(seat, visitor)], seats=seats, terms=_not_ready(self.stored.terms))
            self._sat_down[seat] = time.monotonic()

    async def leave(self, visitor: str) -> None:
        """Someone gets up before the game begins."""
        async with self._door():
            for seat in self.persons:
                if self.holds(visitor, seat) and not self.stored.begun:
                    await self._vacate(seat, kind="open", level=None, name="")

    async def _vacate(self, seat: int, **row: Any) -> None:
        """Nobody has this seat any more, and nothing that was given for it counts."""
        seats = [dict(row) for row in self.stored.seats]
        seats[seat] |= row
        changes: dict[str, Any] = {"seats": seats}
        if (given := self.stored.fair) and self._deals_openly:
            contributions = list(given["contributions"])
            contributions[seat] = ""
            changes["fair"] = given | {"contributions": contributions}
        await self._change(leaving=seat, terms=_not_ready(self.stored.terms), **changes)

    async def contribute(self, visitor: str, seat: int, value: str) -> None:
        """Randomness of a seat's own browser; the first one counts."""
        async with self._door():
            self._insist_seat(visitor, seat)
            given = self.stored.fair
            if given is None or self.stored.begun or given["contributions"][seat]:
                return
            contributions = list(given["contributions"])
            contributions[seat] = value
            await self._change(fair=given | {"contributions": contributions})
        await self._start_when_ready()

    def _without_randomness(self) -> list[int]:
        """The people who sit and have not added anything to the randomness of the deals."""
        given = self.stored.fair["contributions"] if self.stored.fair and self._deals_openly else []
        return [seat for seat in self.persons if given and not given[seat]]

    def _startable_in(self) -> float | None:
        """In how many seconds the host may begin without them; None if nobody has to be waited for."""
        if self.stored.begun or any(row["kind"] == "open" for row in self.stored.seats):
            return None
        if not (missing := self._without_randomness()):
            return None
        latest = max(self._sat_down.get(seat, self._opened) for seat in missing)
        return max(0.0, CONTRIBUTE_SECONDS - (time.monotonic() - latest))

    async def start(self, visitor: str) -> None:
        """The host begins, after a while also without those who add nothing to the randomness."""
        async with self._door():
            self._insist(visitor == self.stored.host, "not-yours", "only the host begins")
            full = all(row["kind"] != "open" for row in self.stored.seats)
            self._insist(
                full, "seats-open", "there are open seats: wait for friends, or let computer players have them"
            )
            left = self._startable_in()
            if left and self.stored.terms["starts"] == "full":
                seconds = str(int(left) + 1)
                raise Forbidden(f"not everybody is ready: wait {seconds} s more", "starting", {"seconds": seconds})
            if not self.stored.begun:
                await self._change(
                    terms=self.stored.terms | {"starts": "full"} | ({"ready": True} if left == 0 else {})
                )
        await self._start_when_ready()

    async def fill_seat(self, visitor: str, seat: int, level: str | None) -> None:
        """Before the game the host gives a seat to a computer player, or opens one again, also one of a person."""
        async with self._door():
            self._insist(visitor == self.stored.host, "not-yours", "only the host may do this")
            known = 0 <= seat < len(self.stored.seats) and not self.stored.begun
            self._insist(known and not self.holds(visitor, seat), "seat-taken", "this seat is taken")
            self._insist(level is None or level in LEVELS, "no-level", "there is no such level")
            kind, name = ("computer", level) if level else ("open", "")
            if name and name in self.names:
                name = f"{name} ({SEATS[seat]})"
            await self._vacate(seat, kind=kind, level=level, name=name)
        await self._start_when_ready()

    async def _start_when_ready(self) -> None:
        """The game begins when everybody sits and has added to the randomness of the deals."""
        async with self._door(wait=True):
            game = self.stored
            if game.begun or game.fair is None or game.terms["starts"] != "full":
                return
            if any(row["kind"] == "open" for row in game.seats):
                return
            if not self._deals_openly:  # the same deal again: everybody has to have come
                if not set(self.persons) <= self.online():
                    return
            elif self._without_randomness() and not game.terms.get("ready"):
                return
            await self._change(begun=True)
            self.course = Course(self.rules, len(game.seats), _dealer(game))
            with suppress(Stale):  # another process, which was told that it begins, has dealt
                await self._commit([])

    async def end_devices(self, visitor: str, seat: int) -> None:
        """Whoever held a seat first takes it away from all other devices; their links are worth nothing any more."""
        async with self._door():
            self._insist_seat(visitor, seat)
            first = self._devices(seat)[0] == visitor
            self._insist(first, "not-yours", "only the device that had the seat first may do this")
            await self._change(leaving=seat, but=visitor)

    # ---- the door ----

    @asynccontextmanager
    async def _door(self, *, wait: bool = False) -> AsyncIterator[None]:
        """One at a time. While something cannot be stored nobody new is let in, but for those who can `wait`."""
        if self.delayed and not wait:
            raise Unavailable("what was decided before is not stored yet")
        async with self._lock:
            yield

    @property
    def delayed(self) -> bool:
        """Whether something could not be stored yet."""
        return self._unstored > 0

    async def _stored(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Tries until it is stored, or the table is closed."""
        try:
            return await work()
        except Unavailable as problem:
            _log.warning("saving is delayed at table %s: %s", self.id[:4], problem)
        self._unstored += 1
        self._tell()
        try:
            pause, most = PAUSES
            while not self._closed:
                metrics.SAVE_RETRIES.inc()
                await asyncio.sleep(pause * (0.75 + random.random() / 2))
                pause = min(most, 2 * pause)
                with suppress(Unavailable):
                    return await work()
            raise Unavailable("the table is closed")
        finally:
            self._unstored -= 1
            self._tell()

    async def begin(self) -> None:
        """Goes on where a stop of the server may have cut something off: the start of a game, the dealer's moves."""
        with suppress(Stale):
            await self._start_when_ready()
            async with self._door(wait=True):
                if self.turn == DEALER:
                    await self._commit([])
                elif self.stored.due != self._due(self.course.now, ongoing=True):
                    await self._change()
        self._changed(None)

    async def _commit(self, moves: Sequence[Move]) -> None:
        moment, notes = self.course.continued(moves)
        await self._commit_notes(moment, notes, [])

    async def _commit_notes(self, moment: Moment, notes: Sequence[Note], undone: list[str]) -> None:
        changes: dict[str, Any] = {}
        if undone != self.stored.undone:
            changes["undone"] = undone
        if self.stored.request:
            changes["request"] = None
        if moment.position.is_over:
            changes["over"] = True
        ply, turn, cost = self.course.ply, self.turn, self._cost()
        plies = [Ply(str(note.move), cost if not i and note.seat == turn else 0.0) for i, note in enumerate(notes)]
        more = [(note.seat, row.spent) for note, row in zip(notes, plies, strict=True)]
        with metrics.COMMITS.time():
            # The next one's time begins when this is stored, however long that takes.
            added = await self._stored(
                lambda: self._store.append(self.stored, ply, plies, self._due(moment, more), **changes)
            )
        if not added:
            await self._reload()
            raise Stale
        self.course.accept(moment, notes)
        self.spent += [row.spent for row in plies]
        metrics.MOVES.inc(len(notes))
        self._changed(CHANGED if changes else {"played": [self.stored.version, ply, plies, self.stored.due]})

    async def _cut(self, ply: int, undone: list[str]) -> None:
        foreseen = [str(note.move) for note in self.course.notes[ply:] if note.seat == DEALER]
        foreseen += [str(move) for move in self.course.foreseen]
        changes = {"undone": undone, "foreseen": foreseen, "ended": None, "over": False, "request": None}
        # What was thought about in vain costs nobody's time: it goes with the plies.
        then = self.course.at(ply)

        def cut() -> Awaitable[bool]:
            due = self._due(then, until=ply, ended=False)
            return self._store.cut(self.stored, self.course.ply, ply, due, **changes)

        if not await self._stored(cut):
            await self._reload()
            raise Stale
        self.course.cut(ply)
        del self.spent[ply:]

    async def _change(self, **changes: Any) -> None:
        """Changes what is stored of the game, and with it who decides until when."""
        game = self.stored
        seats, ended = changes.get("seats", game.seats), bool(changes.get("ended", game.ended))

        def change() -> Awaitable[bool]:
            due = self._due(self.course.now, seats=seats, ended=ended, ongoing=True)
            return self._store.change(game, self.course.ply, due, **changes)

        if not await self._stored(change):
            await self._reload()
            raise Stale
        self._drawn = None
        self._changed()

    def _changed(self, news: dict[str, Any] | None = CHANGED) -> None:
        """After every change: whoever should think thinks, clocks run, everybody is told."""
        self._stop_thinking()
        self._wake_computer()
        self._set_alarm()
        self._tell()
        if news:
            self._announce(news)

    def _tell(self) -> None:
        for watcher in tuple(self.watchers):
            watcher.wake()

    def hear_plies(self, version: int, ply: int, plies: Sequence[tuple[str, float]], due: float | None) -> bool:
        """Plies that another process has committed; False if they do not go on from what is known here."""
        if self._lock.locked() or version != self.stored.version or ply != self.course.ply:
            return False
        self._follow([Ply(*heard) for heard in plies])
        self.stored.due = due
        self._changed(None)
        return True

    def _follow(self, plies: Sequence[Ply]) -> None:
        moment, notes = self.course.now, list[Note]()
        for ply in plies:
            moment, note = moment.after(moment.position.parse_move(ply.move))
            notes.append(note)
        self.course.accept(moment, notes)
        self.spent += [ply.spent for ply in plies]

    async def refresh(self) -> None:
        """Catches up with what other processes did."""
        async with self._door(wait=True):
            await self._reload()

    async def renew(self) -> None:
        """Catches up with what was changed in the store, and lets the other processes do so."""
        await self.refresh()
        self._announce(CHANGED)

    async def _reload(self) -> None:
        game = await self._stored(lambda: self._store.load(self.id))
        if game is None:
            return
        known = [str(move) for move in self.course.moves()]
        played = [ply.move for ply in game.plies]
        same = game.version == self.stored.version and game.holders == self.stored.holders
        if same and played == known and game.due == self.stored.due:
            return
        if played[: len(known)] == known and game.begun == self.stored.begun:
            self._follow(game.plies[len(known) :])
            self.course.foreseen = [Move(text) for text in game.foreseen]
            self.stored = game
            game.plies = []
        else:
            generation = self.course.generation
            self._take(game)
            self.course.generation = generation + 1
        self._drawn = None
        self._changed(None)
        if self.turn == DEALER:  # whoever began it could not go on
            self._spawn(self.begin())

    # ---- who is there ----

    def arrive(self, watcher: Watcher) -> None:
        before = self.online()
        self.watchers.add(watcher)
        self._presence(before)
        if any(row.get("returns") and self.holds(watcher.visitor, seat) for seat, row in enumerate(self.stored.seats)):
            self._spawn(self._give_back(watcher.visitor))
        self._come()

    def _come(self) -> None:
        """Somebody has come who may have been waited for."""
        if not self.stored.begun and not self._deals_openly:
            self._spawn(self._start_when_ready())
        self._wake_computer()

    def depart(self, watcher: Watcher) -> None:
        before = self.online()
        self.watchers.discard(watcher)
        self._presence(before)

    def _presence(self, before: set[int]) -> None:
        after = self.online()
        for seat in before - after:
            self._last_here[seat] = time.monotonic()
        if self.shared and after != before:
            self._tell()
            self.announce_presence()

    def announce_presence(self) -> None:
        self._announce({"present": sorted(self._seats_here()), "pausing": self.paused})

    def hear_presence(self, process: str, seats: list[int], seconds: float) -> None:
        before = self.online()
        self.elsewhere[process] = time.monotonic() + seconds, seats
        after = self.online()
        for seat in before - after:
            self._last_here[seat] = time.monotonic()
        if after != before:
            self._tell()
            self._come()

    # ---- clocks ----

    def _left_at_first(
        self, until: int | None = None, more: Sequence[tuple[int, float]] = (), seats: Sequence[Mapping[str, Any]] = ()
    ) -> list[float] | None:
        """By seat: the seconds of thinking time left when a turn begins after so many plies; None without a clock."""
        if not (clock := Clock.of(self.stored.terms)):
            return None
        spent = [(note.seat, seconds) for note, seconds in zip(self.course.notes, self.spent, strict=True)][:until]
        return clock.left([self._used(row) for row in seats or self.stored.seats], [*spent, *more])

    def _used(self, row: Mapping[str, Any]) -> float:
        """What a seat thought before a computer player took over: in the whole game, or about this decision."""
        clock = Clock.of(self.stored.terms)
        counts = clock and (clock.kind == "game" or row.get("used_at") == self.course.ply)
        return float(row.get("used", 0.0)) if counts else 0.0

    def _due(
        self,
        moment: Moment,
        more: Sequence[tuple[int, float]] = (),
        *,
        until: int | None = None,
        seats: Sequence[Mapping[str, Any]] = (),
        ended: bool | None = None,
        ongoing: bool = False,
    ) -> float | None:
        """When the time of the person who decides at some moment is up; None if no clock runs then.

        `ongoing`: the moment is not new, and a clock that runs already is not set anew.
        """
        rows, seat = seats or self.stored.seats, moment.position.turn
        over = bool(self.stored.ended) if ended is None else ended
        if seat is None or seat == DEALER or over or rows[seat]["kind"] != "person" or rows[seat]["level"]:
            return None
        left = self._left_at_first(until, more, rows)
        if left is None or not self.stored.begun:
            return None
        due = self._timeline.now() + left[seat]
        if ongoing and self.stored.due is not None and self.stored.due < due + 1:
            return self.stored.due
        return due  # nobody has more than at first, whatever was lost of the timeline

    def _left(self) -> list[float] | None:
        """By seat: the seconds of thinking time left now, or None without a clock."""
        left = self._left_at_first()
        if left and self.stored.due is not None and self.turn is not None and self.turn != DEALER:
            left[self.turn] = self.stored.due - self._timeline.now()
        return left

    def _thought_for(self) -> float:
        """How long the person who decides now has thought about it, if a clock runs."""
        first, now = self._left_at_first(), self._left()
        if not first or not now or self.turn is None or self.stored.due is None:
            return 0.0
        return max(0.0, first[self.turn] - now[self.turn])

    def _cost(self) -> float:
        """The thinking time that a decision made now costs."""
        clock = Clock.of(self.stored.terms)
        return clock.cost(self._thought_for()) if clock and self.stored.due is not None else 0.0

    def _set_alarm(self) -> None:
        """Somebody who looks at a table should not wait until the alarms of all tables are looked through."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self.stored.due is not None and not self._closed:
            wait = max(0.0, self.stored.due - self._timeline.now()) + 0.02
            self._alarm = asyncio.get_running_loop().call_later(wait, lambda: self._spawn(self.ring()))

    async def ring(self) -> None:
        """If someone's time is up, what was agreed on happens."""
        with suppress(Stale):
            async with self._door(wait=True):
                seat, due = self.turn, self.stored.due
                if due is None or seat is None or self._closed:
                    return
                if due > self._timeline.now():
                    self._set_alarm()
                elif self.stored.terms.get("when_late", "computer") == "computer":
                    await self._hand(seat, STAND_IN, returns=True)
                else:
                    await self._leave(seat, "out of time")

    def _spawn(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)

    def _spawned(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Stale):
            _log.error("something failed at table %s", self.id[:4], exc_info=error)

    # ---- computer players ----

    @property
    def is_busy(self) -> bool:
        """Whether something happens here although nobody looks."""
        return self._thinking is not None or self._lock.locked()

    def _is_watched(self) -> bool:
        now = time.monotonic()
        return bool(self.watchers) or any(there and until > now for until, there in self.elsewhere.values())

    def _wake_computer(self, once: bool = False) -> None:
        seat = self.turn
        if self._closed or self._thinking or seat is None or seat == DEALER or (self.paused and not once):
            return
        if not self._deciding() and not self._is_watched():
            return  # a game of computers only goes on while somebody looks
        if level := self.stored.seats[seat]["level"]:
            self._hurried = asyncio.Event()
            self._thinking = asyncio.get_running_loop().create_task(self._think(level, self._hurried))

    def _stop_thinking(self) -> None:
        """Whoever thinks about a moment that has passed may stop."""
        if self._thinking and self._thinking is not asyncio.current_task():
            self._thinking.cancel()
        if self._thought:
            self._thought.cancel()
        self._thinking = self._thought = self._hurried = None

    def _owner(self) -> Owner:
        """For whom a computer player thinks here: the host, or somebody else who looks."""
        watchers = sorted(self.watchers, key=lambda w: (w.visitor != self.stored.host, not self.sits(w.visitor)))
        return Owner(watchers[0].address, watchers[0].visitor) if watchers else Owner("", self.stored.host)

    async def _think(self, level: str, hurried: asyncio.Event) -> None:
        loop = asyncio.get_running_loop()
        started = loop.time()
        try:
            if self._store.shared:  # one process lets it think; if that one dies, another takes over
                while wait := await self._stored(lambda: self._store.lease(self.id, self._process, LEASE_SECONDS)):
                    await asyncio.sleep(min(wait, LEASE_SECONDS))
            move = await self._chosen(level)
            wait = self.pace / 1000 - (loop.time() - started)
            if wait > 0 and not hurried.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(hurried.wait(), wait)
            # What is being stored is not given up half-way.
            await asyncio.shield(asyncio.ensure_future(self._decide(move, asyncio.current_task())))
        except asyncio.CancelledError:
            raise
        except Exception:
            if not self._closed:
                _log.exception("a computer player's decision is lost at table %s", self.id[:4])
        finally:
            if self._thinking is asyncio.current_task():
                self._thinking = None

    async def _decide(self, move: Move, thinking: asyncio.Task[Any] | None) -> None:
        """A computer player's decision, if it is still wanted."""
        with suppress(Stale):
            async with self._door(wait=True):
                if self._thinking is thinking:
                    await self._commit([move])

    async def _chosen(self, level: str) -> Move:
        """What a computer player chooses; the game goes on even if it fails, and whoever should help, too."""
        position = self.course.position
        for name in (level, STAND_IN):
            try:
                self._thought = self._thinkers.ask(self._owner(), name, position)
                move = await self._thought.move
                position.play(move)
                return move
            except Exception:
                _log.exception("the computer player %s failed at table %s", name, self.id[:4])
        return position.legal_moves[0]

    def retire(self) -> None:
        """Nothing happens here any more; whoever comes later opens the table anew."""
        self._closed = True
        if self._alarm:
            self._alarm.cancel()
        self._stop_thinking()

    async def close(self) -> None:
        """Hands over: whoever thinks stops, and another process may go on at once."""
        thinking = self._thinking is not None
        self.retire()
        if thinking and self._store.shared:
            with suppress(Unavailable):
                await self._store.release(self.id, self._process)
            self._announce(CHANGED)

    # ---- what is seen of it ----

    def record(self) -> Record:
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
        if self.stored.fair and self.is_shown:
            headers |= _fair_headers(self.stored.fair, self.persons)
        return Record(headers, moves_text(self.rules, len(self.names), list(self.course.moves())))

    def view(self, visitor: str, since: tuple[int, int] | None = None, *, spectator: bool = False) -> bytes:
        """The table as a visitor sees it: the JSON of a TableView.

        `since` is the generation and ply that the page has seen.
        """
        course = self.course
        key = (course.generation, course.ply, self.stored.version)
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = key, self._draw(course.now, course.ply, self.stored.ended)
        drawn, rows = self._drawn[1], self.stored.seats
        mine = [
            not spectator and row["kind"] == "person" and self.holds(visitor, seat) for seat, row in enumerate(rows)
        ]
        thinking = self.turn if self._thinking else None
        online, left = self.online(), self._left()
        devices = [self._devices(seat) if own else [] for seat, own in enumerate(mine)]
        seats = [
            {
                "mine": mine[index],
                "online": index in online,
                "thinking": index == thinking,
                "left": None if left is None else max(0, round(1000 * left[index])),
                "replaceable": _milliseconds(self._replaceable_in(index, online)),
                "devices": len(devices[index]),
                "first": devices[index][:1] == [visitor],
                "can_ask_undo": mine[index] and self._may_ask_undo(visitor, index),
                "can_return": mine[index] and self._may_return(index, left),
            }
            for index in range(len(mine))
        ]
        turn = self.turn
        decides = turn is not None and turn != DEALER and mine[turn] and not rows[turn]["level"]
        events = []
        if since and since[0] == course.generation:
            events = [view.event(ply, course.notes[ply]) for ply in range(since[1], course.ply)]
        owner = not spectator and self.owns(visitor)
        sits = not spectator and self.sits(visitor)
        open_seats = any(row["kind"] == "open" for row in rows)
        return drawn.seen(
            seats,
            decides,
            {
                "events": events,
                "id": self.stored.watch if spectator else self.id,
                "role": "player" if sits else "guest" if open_seats and not spectator else "spectator",
                "host": sits and visitor == self.stored.host,
                "watch": self.stored.watch if sits and self.shared else None,
                "request": self.stored.request,
                "startable": _milliseconds(self._startable_in()),
                "delayed": self.delayed,
                "rematch": ((self.next if self.shared else None) or self.stored.rematch) if sits else None,
                "seed": self.stored.seed if owner and not self.shared else None,
                "can_undo": owner
                and not self.is_shown
                and course.last_decision(self.persons or range(len(self.names))) is not None,
                "can_redo": owner and bool(self.stored.undone),
                "paused": self.paused,
                "pace": self.pace,
            },
        )

    def moment(self, ply: int, *, spectator: bool = False) -> bytes:
        """The table as it was after so many plies: the JSON of a TableView."""
        last = ply == self.course.ply
        drawn = self._draw(self.course.at(ply), ply, self.stored.ended if last else None)
        first = 0 if last else max(0, ply - 1)  # the last moment tells the whole story
        events = [view.event(past, self.course.notes[past]) for past in range(first, ply)]
        seat: dict[str, Any] = {"mine": False, "online": False, "thinking": False, "left": None}
        seat |= {"replaceable": None, "devices": 0, "first": False, "can_ask_undo": False, "can_return": False}
        return drawn.seen(
            [seat] * len(self.names),
            False,
            {"events": events, "seed": None, "request": None, "rematch": None, "startable": None, "delayed": False}
            | {"id": self.stored.watch if spectator else self.id, "role": "spectator", "host": False, "watch": None}
            | {"can_undo": False, "can_redo": False, "paused": False, "pace": self.pace},
        )

    def _draw(self, moment: Moment, ply: int, ended: str | None) -> _Drawn:
        """What everybody sees alike."""
        position = moment.position
        scores = position.scores()
        outcome = view.outcome(position.outcome, [score.total for score in scores], ended)
        begun = self.stored.begun
        table = {
            "ply": ply,
            "plies": self.course.ply,
            "stage": "over" if outcome else "playing" if begun else "waiting",
            **view.lines(position),
            "outcome": outcome,
            "series": self._series(moment),
        }
        turn = None if outcome or not begun else view.turn(position)
        return _Drawn(
            self._frame(),
            view.written(table),
            [self._kingdom(moment, seat, score) for seat, score in enumerate(scores)],
            view.written(turn),
            view.written(view.moves(position) if turn else []),
        )

    def _frame(self) -> _Frame:
        """As it was drawn last, if nothing but moves came since."""
        game = self.stored
        key = game.version, self.is_over
        if self._framed is None or self._framed[0] != key:
            table = {
                "shared": self.shared,
                "terms": view.terms(game.public, game.terms),
                "fair": self._fair(),
                "edition": self.edition.name,
                "rules": orjson.Fragment(view.rules_json(self.rules)),
                "extras": view.extras(self.rules),
            }
            seats = [
                {"name": row["name"], "kind": row["kind"], "level": row["level"], "colour": row.get("colour", seat)}
                for seat, row in enumerate(game.seats)
            ]
            self._framed = key, _Frame(view.written(table), [view.written(seat) for seat in seats])
        return self._framed[1]

    def _kingdom(self, moment: Moment, seat: int, score: Score) -> bytes:
        """A kingdom as it was drawn last, if it has not changed since."""
        placed, over = moment.placed[seat], moment.position.is_over
        known = self._kingdoms.get(seat)
        if known and known[0] is placed and known[1] == (over, score.discarded, score.harmony_possible):
            return known[2]
        drawn = view.written(view.kingdom(moment, seat, score))
        self._kingdoms[seat] = placed, (over, score.discarded, score.harmony_possible), drawn
        return drawn

    def _fair(self) -> dict[str, Any] | None:
        """What may be known of the dealing; the secret only when the game is over."""
        known = self.stored.fair
        if known is None or not self._deals_openly:
            return None
        said = _fair_headers(known, self.persons)
        return {
            "method": known.get("method", 1),
            "table": known.get("table", ""),
            "commitment": said["FairCommitment"],
            "given": [bool(value) for value in known["contributions"]],
            "secret": known["secret"] if self.is_shown else None,
            "contributions": known["contributions"] if self.is_shown else None,
        }

    def _series(self, moment: Moment) -> SeriesView | None:
        if self.stored.length == 1:
            return None
        table = [_sums(rows) for rows in zip(*self._before, standings(moment.position), strict=True)]
        result: Outcome | None = None
        if moment.position.is_over and self.stored.number == self.stored.length:
            result = decide(self.rules, table)
        return {
            "game": self.stored.number,
            "games": self.stored.length,
            "standings": table,
            "outcome": view.outcome(result, [], None),
        }


def _sums(rows: Iterable[Standing]) -> Standing:
    """One seat over the games of a Dynasty: points, the largest territory of any, crowns, squares."""
    points, largest, crowns, squares = zip(*rows, strict=True)
    return sum(points), max(largest), sum(crowns), sum(squares)


def _final_standings(game: StoredGame) -> list[Standing]:
    rules = rules_from_text(edition(game.edition), game.rules)
    return standings(Course(rules, len(game.seats), _dealer(game), (ply.move for ply in game.plies)).position)


def _dealer(game: StoredGame) -> fair.Dealer:
    """Who deals: from the secret and the contributions of friends, or else from a seed."""
    known = game.fair
    if known is None:
        return fair.seeded(int(game.seed))
    if "method" not in known:
        return fair.seeded(fair.old_seed(known["secret"], known["contributions"]))
    return fair.dealer(known["table"], known["secret"], known["contributions"])


def _fair_headers(known: Mapping[str, Any], people: Sequence[int]) -> dict[str, str]:
    if "method" not in known:
        return fair.old_headers(known["secret"], known["contributions"])
    return fair.headers(known["table"], known["secret"], known["contributions"], people)


def _not_ready(terms: dict[str, Any]) -> dict[str, Any]:
    """The terms when somebody else sits there: what was waited for was not waited for with them."""
    return {name: value for name, value in terms.items() if name != "ready"}


def _milliseconds(seconds: float | None) -> int | None:
    return None if seconds is None else round(1000 * seconds)
