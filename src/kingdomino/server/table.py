"""Table: the authority over one game: who may decide what. Every decision goes through its ledger's door.

A person's decision, a computer player's and the dealer's come through the same door. Anyone watching a table is a
Watcher; it is woken after every change and then asks for its visitor's picture.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from ..agents import LEVELS
from ..core import Move, Position, check_header
from ..errors import IllegalMove, Refused
from ..game import DEALER, Game
from ..records import Record
from ..words import Standing
from . import fairness, hints, view
from .clock import Timeline, absence
from .computers import STAND_IN, Computers
from .days import Days
from .fanout import Paused, Present, Reacted
from .gathering import Gathering
from .ledger import Ledger, Stale, game_of
from .messages import Reaction, Reason
from .picture import Picture
from .presence import Watcher
from .store import Also, Away, Store, StoredGame, Unavailable
from .thinking import Owner, Thinkers
from .tries import Result, finishing

__all__ = ["Stale", "Table", "Watcher"]

LEASE_SECONDS = 10.0
"""How long one process may let a computer player think before another takes over."""


class Table(Ledger):
    def __init__(
        self,
        game: StoredGame,
        store: Store,
        thinkers: Thinkers,
        timeline: Timeline,
        series: Sequence[StoredGame] = (),
        *,
        announce: Callable[[Paused | Reacted | Present], None] = lambda _: None,
        days: Days | None = None,
    ) -> None:
        super().__init__(game, store, timeline)
        self._days = days or Days(store)
        self.next = next((g.id for g in series if g.number == game.number + 1), None)
        """The next game of the Dynasty, once it exists."""
        self._before: list[list[Standing]] = [game_of(g).standings() for g in series if g.number < game.number]
        self._announce = announce
        self._moved: set[int] = set()
        """Seats whose people have come or gone, of which nothing is stored yet."""
        self._alarm: asyncio.TimerHandle | None = None
        self._waiting: asyncio.TimerHandle | None = None
        self.gathering = Gathering(self)
        self.computers = Computers(self, thinkers)
        self.picture = Picture(self)

    @property
    def is_final(self) -> bool:
        """Whether it is over for good, because the secret of the deals is shown then, or because it counts."""
        return self.is_over and fairness.deals_openly(self.stored)

    @property
    def is_shown(self) -> bool:
        """Whether the secret of the deals is shown: that of a day only when it is over for everybody."""
        return self.is_final and self.is_day_over

    def _insist_open(self) -> None:
        Refused.unless(self.day is None, "daily-final", "what is decided in the deal of the day stays")
        Refused.unless(not self.is_final, "shown", "the game is over and its secret was shown: it cannot go on")

    # ---- the deal of a day ----

    @property
    def day(self) -> str | None:
        """The day whose deal is played here."""
        return fairness.day_of(self.stored)

    @property
    def is_day_over(self) -> bool:
        """Whether nobody can play the same deal any more, or it is none of a day."""
        return self.day is None or self._days.is_past(self.day)

    def insist_day_over(self) -> None:
        Refused.unless(self.is_day_over, "daily-tried", "the deal of the day is played once")

    def insist_visible(self, visitor: str) -> None:
        """As long as others may still play a deal, it is shown only to whoever plays it here."""
        mine = self.is_day_over or self.seating.sits(visitor)
        Refused.unless(mine, "daily-hidden", "games of the deal of the day are shown when the day is over")

    def insist_finished(self) -> None:
        """What would help to try things out elsewhere is there when it is too late for that."""
        late = self.is_day_over or self.is_over
        Refused.unless(late, "daily-unfinished", "the record of the deal of the day is there when it is over")

    def finishing(self, then: Game) -> Also | None:
        """The result of a try, stored with the move that ends the game, if the day lasts until then."""
        day, outcome = self.day, then.outcome
        if day is None or outcome is None or self._days.date() != day:
            return None
        seat = self.seating.persons[0]
        kingdom = then.position.kingdom_text(seat)
        result = Result(outcome.places[seat], outcome.scores[seat], list(outcome.scores), kingdom)
        return finishing(self.id, day, result, self._days.now())

    # ---- decisions ----

    async def play(
        self, visitor: str, ply: int, text: str, regretted: int | None = None, *, settled: bool = False
    ) -> None:
        """A person's decision. IllegalMove or Refused says why not; Stale if the table has moved on."""
        async with self.door():
            try:
                await self._play(visitor, ply, text, regretted, settled)
            except Stale:  # perhaps only something else has changed, and the decision still stands
                await self._play(visitor, ply, text, regretted, settled)

    async def _play(self, visitor: str, ply: int, text: str, regretted: int | None, settled: bool) -> None:
        if regretted not in (None, self.stored.regretted):
            raise Stale
        self._insist_turn(visitor, ply)
        await self.play_on(text, grace=not settled and self._is_gracious(visitor))

    def _insist_turn(self, visitor: str, ply: int) -> None:
        if ply != self.game.ply or self.is_over:
            raise Stale
        seat = self.turn
        mine = seat is not None and seat >= 0 and self.seating.decides(seat) and self.seating.holds(visitor, seat)
        Refused.unless(mine, "not-your-turn", "it is not your turn")

    def _is_gracious(self, visitor: str) -> bool:
        """Whether a decision made now may be taken back for a while: among people, and once for each ply."""
        several = self.shared and len(self.seating.deciding) > 1 and not self.seating.owns(visitor)
        return several and self.game.ply > self.stored.regretted

    async def settled(self, visitor: str, ply: int) -> None:
        """Somebody says that their last decision stays; if the table has moved on, it does anyway."""
        async with self.door(wait=True):
            if ply == self.game.ply and self._may_regret(visitor):
                self._settles = None
                await self._settle()

    async def _settle(self) -> None:
        """What had to wait for a decision to be settled goes on."""
        if self.turn == DEALER:
            await self.deal()
        else:
            self.changed()

    async def _grace_over(self) -> None:
        self._waiting = None
        with suppress(Stale):
            async with self.door(wait=True):
                if self.grace():  # a timer may be a little early
                    self._wait_for_grace()
                elif not self.closed:
                    await self._settle()

    def fits(self, visitor: str, ply: int, domino: int) -> bytes:
        """Where a domino would lie that the visitor may claim: the JSON of a list of Place, for those who decide."""
        self._insist_turn(visitor, ply)
        return self.game.position.fits_json(domino)

    async def hinted(self, visitor: str, ply: int) -> None:
        """A person has had a hint about what is to be decided. Among people, or while a deal counts, there are none."""
        async with self.door():
            self._insist_turn(visitor, ply)
            seat = self.turn
            alone = seat is not None and self.seating.persons == [seat] and self.day is None
            Refused.unless(
                alone, "no-hints", "there are hints only against computer players, in deals that do not count"
            )
            assert seat is not None
            if (headers := hints.noted(self.stored.headers, seat, ply)) is not None:
                await self.change(headers=headers)

    def why(self, ply: int, text: str) -> Reason | None:
        """Why something cannot be played now; None if it can."""
        if ply != self.game.ply:
            raise Stale
        try:
            self.game.position.play(text)
        except IllegalMove as forbidden:
            return view.reason(forbidden)
        return None

    async def resign(self, visitor: str, seat: int) -> None:
        """Gives up. It ends the game only if no two people are left to play it out."""
        async with self.door():
            self.seating.insist_mine(visitor, seat)
            Refused.unless(self.turn is not None, "game-over", "the game is over")
            await self._leave(seat, "resigned")

    async def _leave(self, seat: int, how: str) -> None:
        if self.shared and len(self.seating.deciding) > 2:
            await self._hand(seat, STAND_IN)
        else:
            then = self.game.copy()
            then.end(seat, how)
            await self.change(ended=str(then.ended), over=True, request=None)

    # ---- taking back ----

    def _takers(self) -> Sequence[int]:
        """The seats whose decisions are taken back: people's, or everybody's where computers play alone."""
        return self.seating.persons or range(len(self.stored.seats))

    def may_undo(self, visitor: str) -> bool:
        something = self.game.ended is not None or self.last_decision(self._takers()) is not None
        return self.seating.owns(visitor) and not self.is_final and self.day is None and something

    def _may_regret(self, visitor: str) -> bool:
        """Whether a visitor may take back the last decision because it was their own, just now."""
        return self.grace() > 0 and self.seating.is_mine(visitor, self.game.plies.seats[-1])

    async def undo(self, visitor: str) -> None:
        """Takes back the last decision of a person, and all that followed; an early end is a decision too.

        Among people: the last decision if it was one's own, just now, and nothing has followed.
        """
        async with self.door():
            if self._may_regret(visitor):
                ply = self.game.ply - 1
                await self.cut(ply, [], thought=self.thought_about(ply), regretted=ply)
                self.changed()
                return
            if self.shared and self.seating.has_seat(visitor) and not self.seating.owns(visitor):
                self._insist_open()
                raise Refused("it is too late to take this back without asking", "settled")
            self.seating.insist_owner(visitor)
            if self.game.ended:
                self._insist_open()
                await self.change(ended=None, over=False, request=None)
                if self.turn == DEALER:  # a record may end where the dealer should move
                    await self.deal()
                return
            ply = self._last(self._takers())
            await self.cut(ply, self.game.plies.texts(ply) + self.stored.undone)
            if not self.seating.persons:
                self.computers.paused = True
            self.changed()

    def _last(self, seats: Sequence[int]) -> int:
        """The last decision of one of these seats; Refused if there is none, or if it can no longer be taken back."""
        ply = self.last_decision(seats)
        if ply is None:
            raise Refused("there is nothing to take back", "nothing-to-undo")
        self._insist_open()
        return ply

    def may_redo(self) -> bool:
        return bool(self.stored.undone) and not self.is_over

    async def redo(self, visitor: str) -> None:
        """Plays again what was taken back, up to the next decision of a person."""
        async with self.door():
            self.seating.insist_owner(visitor)
            Refused.unless(self.may_redo(), "nothing-to-redo", "there is nothing to play again")
            then = self.game.copy()
            left = list(self.stored.undone)
            while left and (then.ply == self.game.ply or then.turn not in self._takers()):
                then.follow([left.pop(0)])
            await self.commit(then, left)

    def may_ask_undo(self, seat: int) -> bool:
        """Whether there is something of a seat to take back that others would have to agree to."""
        asks = self.shared and self.turn is not None and self.stored.request is None
        return asks and self.seating.decides(seat) and self.last_decision([seat]) is not None

    async def ask_undo(self, visitor: str, seat: int) -> None:
        """Asks the others whether the last decision of a seat may be taken back."""
        async with self.door():
            self.seating.insist_mine(visitor, seat)
            ply = self._last([seat])
            # Whoever is playing for them: it is their game.
            people = self.seating.persons
            waiting = [s for s in people if self.seating.devices(s) and not self.seating.holds(visitor, s)]
            if waiting:
                await self.change(request={"seat": seat, "ply": ply, "waiting": waiting})
            else:
                await self.cut(ply, [])
                self.changed()

    async def answer_undo(self, visitor: str, agree: bool) -> None:
        async with self.door():
            request = self.stored.request
            mine = [seat for seat in (request["waiting"] if request else []) if self.seating.holds(visitor, seat)]
            Refused.unless(bool(mine), "nobody-asked", "nobody is asking you for anything")
            self._insist_open()
            assert request
            waiting = [seat for seat in request["waiting"] if seat not in mine]
            if not agree:
                await self.change(request=None)
            elif waiting:
                await self.change(request=request | {"waiting": waiting})
            else:
                await self.cut(request["ply"], [])
                self.changed()

    # ---- who plays for whom ----

    async def stand_in(self, visitor: str, seat: int, level: str | None) -> None:
        """Hands a person's seat to a computer player, or back: one's own, or that of someone long away."""
        async with self.door():
            persons, mine = self.seating.persons, self.seating.is_mine(visitor, seat)
            Refused.unless(self.shared and seat in persons, "not-your-seat", "there is no person in this seat")
            may = mine or (self.seating.sits(visitor) and level is not None)
            Refused.unless(may, "not-your-seat", "this is not your seat")
            Refused.unless(level is None or level in LEVELS, "no-level", "there is no such level")
            Refused.unless(self.turn is not None, "game-over", "nobody is playing at the moment")
            if not mine:
                left = self.replaceable_in(seat, self.online())
                Refused.unless(left is not None, "present", "only someone who is away can be replaced")
                if left:
                    seconds = str(int(left) + 1)
                    raise Refused(f"not away for long enough: {seconds} s to go", "wait", {"seconds": seconds})
            await self._hand(seat, level, returns=not mine)

    def replaceable_in(self, seat: int, online: set[int]) -> float | None:
        """How many seconds until a computer player may sit in for someone who is away; None for everybody else."""
        if seat in online or not self.shared or self.turn is None or not self.seating.decides(seat):
            return None
        away = self._timeline.now() - self.presence.away_since(seat)
        return max(0.0, absence(self.stored.terms) - away)

    async def _hand(self, seat: int, level: str | None, *, returns: bool = False) -> None:
        """A computer player decides for a seat from here on, or its person; `returns`: until the person is back."""
        changes: dict[str, Any] = {"level": level, "returns": returns and level is not None}
        if seat == self.turn and (thought := self.thought()):
            changes |= {"used": self.used(seat) + thought, "used_at": self.game.ply}
        await self.change(seats=self.seating.changed(seat, **changes), request=None)

    def may_return(self, seat: int, left: Sequence[float] | None) -> bool:
        """Whether the person of a seat that a computer player has can play on."""
        return bool(self.stored.seats[seat]["level"]) and self.turn is not None and self._times().in_time(seat, left)

    async def _give_back(self, visitor: str) -> None:
        """Someone who was away gets their seat back from the computer player."""
        async with self.door(wait=True):
            for seat, row in enumerate(self.stored.seats):
                if row["level"] and row.get("returns") and self.seating.holds(visitor, seat) and self.turn is not None:
                    left = self._times().at_first()
                    if left is None or left[seat] > 0:
                        await self._hand(seat, None)

    async def leave(self, visitor: str) -> bool:
        """Takes the table out of a visitor's list; True if it was in no other list, and is deleted."""
        async with self.door():
            await self.gathering.leave(visitor)
            deleted = await self._store.forget(self.id, visitor)
            if not deleted:
                await self._catch_up()
            return deleted

    async def end_devices(self, visitor: str, seat: int) -> None:
        """The first to hold a seat takes it away from all other devices; their links stop working."""
        async with self.door():
            self.seating.insist_mine(visitor, seat)
            first = self.seating.devices(seat)[0] == visitor
            Refused.unless(first, "not-yours", "only the device that had the seat first may do this")
            await self.change(leaving=seat, but=visitor)

    # ---- what is not stored ----

    def react(self, visitor: str, seat: int, reaction: Reaction) -> None:
        self.seating.insist_mine(visitor, seat)
        self.hear_reaction(seat, reaction)
        self._announce({"reacted": (seat, reaction)})

    def hear_reaction(self, seat: int, reaction: Reaction) -> None:
        for watcher in tuple(self.presence.watchers):
            watcher.reacted(seat, reaction)

    def hurry(self, visitor: str) -> None:
        """The computer player that is thinking decides at once."""
        self.seating.insist_player(visitor)
        self.computers.hurry()

    def pause(self, visitor: str, paused: bool) -> None:
        self.seating.insist_owner(visitor)
        self.hear_pause(paused)
        self._announce({"paused": paused})

    def hear_pause(self, paused: bool) -> None:
        self.computers.paused = paused
        self.changed()

    def set_pace(self, visitor: str, pace: int) -> None:
        self.seating.insist_player(visitor)
        self.computers.pace = pace

    def step(self, visitor: str) -> None:
        """Lets the computer players make one decision and wait again."""
        self.seating.insist_owner(visitor)
        self.computers.step()
        self._tell()

    def tell_rematch(self) -> None:
        """The next game of the same people exists."""
        self.picture.forget()
        self.changed()

    def tell_next(self, id: str) -> None:
        """The next game of the Dynasty exists."""
        if self.next != id:
            self.next = id
            self._tell()

    # ---- after every change ----

    def changed(self) -> None:
        self.computers.stop()
        self.computers.wake()
        self._set_alarm()
        self._wait_for_grace()
        self._tell()

    def told_otherwise(self) -> None:
        self.picture.forget()
        self._tell()

    def _tell(self) -> None:
        for watcher in tuple(self.presence.watchers):
            watcher.wake()

    async def begin(self) -> None:
        """Continues where a stop of the server may have cut something off: the start of a game, the dealer's moves."""
        with suppress(Stale):
            await self.gathering.start_when_ready()
            async with self.door(wait=True):
                if self.turn == DEALER:
                    if not self.grace():
                        await self.deal()
                elif self.stored.due != self._due_still(self.game, self._times()):
                    await self.change()
        self.changed()

    async def _catch_up(self) -> None:
        await super()._catch_up()
        if self.next is None and self.stored.number < self.stored.length and self.game.position.is_over:
            series, number = self.stored.series, self.stored.number + 1
            if found := await self.until_stored(lambda: self._store.game_of_series(series, number)):
                self.tell_next(found)

    # ---- who is there ----

    def arrive(self, watcher: Watcher) -> None:
        before = self.online()
        self.presence.watchers.add(watcher)
        self._noticed(before)
        rows = enumerate(self.stored.seats)
        if any(row.get("returns") and self.seating.holds(watcher.visitor, seat) for seat, row in rows):
            self.spawn(self._give_back(watcher.visitor))
        self._come()

    def depart(self, watcher: Watcher) -> None:
        before = self.online()
        self.presence.watchers.discard(watcher)
        self._noticed(before)

    def _noticed(self, before: set[int]) -> None:
        after = self.online()
        self.presence.left(before - after)
        if self.shared and after != before:
            self._moved |= before ^ after
            self._tell()
            self.announce_presence()

    def take_moved(self) -> list[Away]:
        """Since when the people of seats are away who have come or gone since this was last asked."""
        moved, online = self._moved, self.online()
        self._moved = set()
        return [Away(self.id, seat, None if seat in online else self.presence.away_since(seat)) for seat in moved]

    def put_moved(self, away: Sequence[Away]) -> None:
        """It could not be stored: it is still to be asked for."""
        self._moved |= {one.seat for one in away}

    def announce_presence(self) -> None:
        here = sorted(self.presence.seats_here(self.stored))
        self._announce({"present": here, "pausing": self.paused})

    def hear_presence(self, process: str, seats: list[int], pausing: bool, seconds: float) -> None:
        """Another process says who is there; one that was not known yet is told who is here."""
        met = self.presence.knows(process)
        before = self.online()
        self.presence.hear(process, seats, seconds)
        after = self.online()
        self.presence.left(before - after)
        if after != before:
            self._tell()
            self._come()
        if not met:
            self.computers.paused = self.paused or pausing
            self.announce_presence()

    def _come(self) -> None:
        """Somebody has arrived who may have been waited for."""
        self.gathering.come()
        self.computers.wake()

    def startable_in(self) -> float | None:
        return self.gathering.startable_in()

    # ---- clocks ----

    def _wait_for_grace(self) -> None:
        """The dealer and computer players wait until the last decision is settled; nobody else does."""
        if self._waiting:
            self._waiting.cancel()
            self._waiting = None
        left = 0.0 if self.closed else self.grace()
        if left and (self.turn == DEALER or (self.turn is not None and self.stored.seats[self.turn]["level"])):
            loop = asyncio.get_running_loop()
            self._waiting = loop.call_later(left + 0.01, lambda: self.spawn(self._grace_over()))

    def _set_alarm(self) -> None:
        """Somebody watching a table should not have to wait until the alarms of all tables are checked."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self.stored.due is not None and not self.closed:
            wait = max(0.0, self.stored.due - self._timeline.now()) + 0.02
            self._alarm = asyncio.get_running_loop().call_later(wait, lambda: self.spawn(self.ring()))

    async def ring(self) -> None:
        """If someone's time is up, what was agreed happens."""
        with suppress(Stale):
            async with self.door(wait=True):
                seat, due = self.turn, self.stored.due
                if due is None or seat is None or self.closed:
                    return
                if due > self._timeline.now():
                    self._set_alarm()
                elif self.stored.terms.get("when_late", "computer") == "computer":
                    await self._hand(seat, STAND_IN, returns=True)
                else:
                    await self._leave(seat, "out of time")

    # ---- computer players ----

    @property
    def paused(self) -> bool:
        return self.computers.paused

    @property
    def pace(self) -> int:
        return self.computers.pace

    @property
    def is_thinking(self) -> bool:
        return self.computers.thinking is not None

    @property
    def is_busy(self) -> bool:
        """Whether something happens here although nobody is watching."""
        return self.is_thinking or self._waiting is not None or self._lock.locked() or bool(self._moved)

    def to_decide(self) -> tuple[str, Position, int | None] | None:
        seat = self.turn
        level = None if seat is None or seat == DEALER else self.stored.seats[seat]["level"]
        if level is None or self.closed or self.grace():
            return None
        if not self.seating.deciding and not self.presence.is_watched:
            return None  # a game between computers only goes on while somebody is watching
        return level, self.game.position, fairness.player_seed(self.stored, self.game.ply)

    def thinks_for(self) -> Owner:
        """The host, or somebody else who is watching."""
        watcher = self.presence.first(self.stored, self.seating)
        return Owner(watcher.address, watcher.visitor) if watcher else Owner("", self.stored.host)

    async def lease(self) -> None:
        """One process lets a computer player think; if that one dies, another takes over."""
        if not self._store.shared:
            return
        while wait := await self.until_stored(lambda: self._store.lease(self.id, LEASE_SECONDS)):
            await asyncio.sleep(min(wait, LEASE_SECONDS))

    async def decided(self, move: Move, thinking: object) -> None:
        with suppress(Stale):
            async with self.door(wait=True):
                if self.computers.thinking is thinking:
                    await self.play_on(move)

    def retire(self) -> None:
        """Nothing more happens here; anyone who comes later opens the table again."""
        self.closed = True
        for timer in (self._alarm, self._waiting):
            if timer:
                timer.cancel()
        self.computers.retire()

    async def close(self) -> None:
        """Hands over: thinking stops, and another process may continue at once."""
        thinking = self.is_thinking
        self.retire()
        if thinking and self._store.shared:
            with suppress(Unavailable):
                await self._store.release(self.id)

    # ---- records and series ----

    def record(self) -> Record:
        """The record of the game so far."""
        game = self.game.copy()
        game.names = self.seating.names
        headers = hints.recorded(self.stored.headers)
        game.headers = {name: value for name, value in headers.items() if _can_be_read(name, value)}
        if self.stored.length > 1:
            game.headers["Game"] = f"{self.stored.number}/{self.stored.length}"
        record = game.to_record()
        if self.is_shown:
            record.headers |= fairness.headers(self.stored, self.seating.persons)
        return record

    def series(self, game: Game) -> bytes:
        """How the Dynasty stands at a moment of this game: the JSON of a SeriesView, or null."""
        if self.stored.length == 1:
            return b"null"
        return game.plies.series_json(self.stored.number, self.stored.length, self._before)


def _can_be_read(name: str, value: str) -> bool:
    """Whether a record may have such a header; tables that moved here used to bring any."""
    try:
        check_header(name, value)
    except ValueError:
        return False
    return True
