"""The deal of the day: one for everybody, one try that counts, and how everybody did once one has it behind oneself.

Whoever plays it alone at home is compared with what the computer players would have made of it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from .. import fair
from ..agents import INSTANT, LEVELS, agent
from ..errors import Refused
from ..game import SEATS, Game
from ..words import clean_name, shown_names
from . import fairness, metrics
from .days import Day, Days, shifted
from .ledger import dealt
from .messages import (
    DailyAsked,
    DailyBoard,
    DailyLevel,
    DailyPast,
    DailyResult,
    DailyRow,
    DailyState,
    DailyView,
    DayKind,
    DayView,
    Streak,
)
from .setting import Setting, held_by, new_id
from .store import Store, StoredGame, StoredSeat
from .table import Table
from .tries import Result, StoredTry, Tries

__all__ = ["Daily"]

ROWS = 10
"""Lines of a day's list."""

HISTORY = 35
"""Days of a visitor's own that are shown."""

REHEARSED = 100
"""Days of which it is remembered how the computer players fared."""

KEPT_DAYS = 3 * 366
"""How long results are kept, which are small; longer if games are."""


class Sitting(NamedTuple):
    """What is played: the rules of an edition, and the levels of those who sit at the table beside the person."""

    edition: str
    levels: tuple[str, ...]


SITTINGS: dict[DayKind, Sitting] = {
    "faces": Sitting("classic", ("easy", "normal", "hard")),
    "solo": Sitting("english-app", ()),
}
"""Three who differ: most people beat one or two of them, and now and then all three."""


class Daily:
    """`opened` returns the table of a stored game."""

    def __init__(self, store: Store, days: Days, setting: Setting, opened: Callable[[str], Awaitable[Table]]) -> None:
        self._days = days
        self._tries = Tries(store)
        self._setting = setting
        self._opened = opened
        self._rehearsed: OrderedDict[str, list[DailyLevel]] = OrderedDict()

    # ---- playing ----

    async def begin(self, visitor: str, asked: DailyAsked, address: str) -> str:
        """The table at which a visitor plays the deal of the day: a new one, or the one that they have."""
        day = await self._days.today()
        mine = await self._tries.of(visitor, day.name)
        if mine is None:
            room = self._setting.room(visitor)
            game = dealt(await self._game(day, visitor, asked))
            name, origin = game.seats[0]["name"], await self._days.origin(day.name, address)
            if await self._tries.begin(day.name, visitor, name, origin, self._days.now(), game, room):
                metrics.DAILY.inc()
                await self._opened(game.id)
                return game.id
            mine = await self._tries.of(visitor, day.name)  # another page was first
        if mine is None or mine.over is None:
            raise Refused("you had your try at the deal of the day", "daily-tried")
        return mine.game

    async def _game(self, day: Day, visitor: str, asked: DailyAsked) -> StoredGame:
        sitting = SITTINGS[day.kind]
        named = [*asked.faces, *("" for _ in sitting.levels)]
        faces = [clean_name(name, level) for name, level in zip(named, sitting.levels, strict=False)]
        names = shown_names([clean_name(asked.name, SEATS[0]), *faces])
        kinds: list[str | None] = [None, *sitting.levels]
        seats: list[StoredSeat] = [
            {"name": name, "kind": "computer" if level else "person", "level": level, "colour": seat}
            for seat, (name, level) in enumerate(zip(names, kinds, strict=True))
        ]
        return StoredGame(
            id=new_id(),
            edition=sitting.edition,
            rules="",
            seats=seats,
            seed="0",
            host=visitor,
            holders=held_by(visitor, seats),
            fair=fairness.of_day(day.name, await self._days.secret(day.name)),
        )

    # ---- looking ----

    async def today(self, visitor: str) -> DailyView:
        """What a visitor may know of the deal of the day."""
        day = await self._days.today()
        mine, history, players, before, _ = await self._tries.look(visitor, day.name)
        state = _state(mine)
        return {
            "day": day.name,
            "kind": day.kind,
            "edition": SITTINGS[day.kind].edition,
            "levels": list(SITTINGS[day.kind].levels),
            "left": round(1000 * self._days.left()),
            "state": state,
            "table": _table(mine),
            "uncounted": mine is not None and not mine.counted,
            "result": _result(mine),
            "board": await self._board(day, mine) if state in ("over", "lost") else None,
            "players": players,
            "streak": streak([one.day for one in history], day.name),
            "history": [self._brief(one.day, one.result) for one in history[:HISTORY] if one.result],
            "commitment": await self._days.commitment(day.name),
            "tomorrow": await self._days.commitment(shifted(day.name, 1)),
            "before": before,
        }

    async def past(self, visitor: str, name: str) -> DayView:
        """A day that is over."""
        day = await self._days.past(name)
        mine, _, _, before, after = await self._tries.look(visitor, name)
        return {
            "day": name,
            "kind": day.kind,
            "edition": SITTINGS[day.kind].edition,
            "levels": list(SITTINGS[day.kind].levels),
            "table": _table(mine),
            "result": _result(mine),
            "board": await self._board(day, mine),
            "commitment": await self._days.commitment(name),
            "secret": await self._days.secret(name),
            "before": before,
            "after": after,
        }

    def _brief(self, day: str, result: Result) -> DailyPast:
        return {"day": day, "kind": self._days.kind(day), "place": result.place, "points": result.points}

    async def _board(self, day: Day, mine: StoredTry | None) -> DailyBoard:
        rank, first, spread = await self._tries.board(day.name, mine.result if mine else None, ROWS)
        over = self._days.is_past(day.name)
        rows: list[DailyRow] = [
            {
                "rank": number,
                "name": found.name,
                "place": found.result.place,
                "points": found.result.points,
                "mine": mine is not None and found.game == mine.game,
                "watch": found.watch if over else None,
            }
            for number, found in first
            if found.result
        ]
        levels = await self._levels(day)
        return {"players": sum(n for _, n in spread), "rank": rank, "rows": rows, "spread": spread, "levels": levels}

    async def _levels(self, day: Day) -> list[DailyLevel]:
        """How computer players fare in the person's place, which is found out once."""
        if day.name not in self._rehearsed:
            secret = await self._days.secret(day.name)
            self._rehearsed[day.name] = await asyncio.to_thread(_rehearse, day, secret)
            while len(self._rehearsed) > REHEARSED:
                self._rehearsed.popitem(last=False)
        return self._rehearsed[day.name]

    # ---- what happens by itself ----

    async def turn(self) -> bool:
        """Begins another day when it is time; whether one has begun."""
        await self._days.keep_time()
        if not await self._days.turn():
            return False
        await self._tries.forget_origins(self._days.date())
        return True

    async def expire(self, keep_days: float) -> None:
        """Forgets results that lie long back; 0: never."""
        if keep_days:
            await self._tries.expire(self._days.ago(max(keep_days, KEPT_DAYS)))


def _state(mine: StoredTry | None) -> DailyState:
    if mine is None:
        return "new"
    if mine.result:
        return "over"
    return "playing" if mine.over is False else "lost"


def _table(mine: StoredTry | None) -> str | None:
    """The table of a try, unless it is gone."""
    return mine.game if mine and mine.over is not None else None


def _result(mine: StoredTry | None) -> DailyResult | None:
    if mine is None or mine.result is None:
        return None
    place, points, scores, kingdom = mine.result
    return {"place": place, "points": points, "scores": scores, "kingdom": kingdom}


def streak(days: Sequence[str], today: str) -> Streak:
    """Days in a row, among days that are given the newest first; a day that is not over breaks nothing."""
    runs: list[int] = []
    for day, later in zip(days, (None, *days), strict=False):
        if later is not None and shifted(day, 1) == later:
            runs[-1] += 1
        else:
            runs.append(1)
    alive = bool(days) and days[0] >= shifted(today, -1)
    return {"days": runs[0] if alive else 0, "longest": max(runs, default=0)}


def _rehearse(day: Day, secret: str) -> list[DailyLevel]:
    """What every computer player that decides at once makes of a deal, in the person's place."""
    sitting = SITTINGS[day.kind]
    results: list[DailyLevel] = []
    for level in LEVELS:
        if level in INSTANT:
            levels = (level, *sitting.levels)
            game = Game(len(levels), sitting.edition, dealer=fair.day_dealer(day.name, secret))
            while (seat := game.turn) is not None:
                player = agent(levels[seat], seed=fair.day_seed(day.name, secret, game.ply))
                game.push(player.choose(game.position))
            outcome = game.outcome
            assert outcome
            results.append({"level": level, "place": outcome.places[0], "points": outcome.scores[0]})
    return results
