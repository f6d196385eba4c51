"""Grace: one's own decision can be taken back while nothing has come of it, once, and nobody gains or pays by it."""

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from contract import Json, seen
from test_clocks import later, left, opened
from waiting import PATIENCE, until_async

from kingdomino.errors import Refused
from kingdomino.game import DEALER
from kingdomino.server import ledger
from kingdomino.server.clock import GRACE, Timeline
from kingdomino.server.messages import NewGame, NewSeat, Terms
from kingdomino.server.table import Table
from kingdomino.server.tables import Tables

PEOPLE = ("ada", "bo")
FRIENDS = [NewSeat(kind="person", name="Ada"), NewSeat(kind="open")]


def run(job: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(job, PATIENCE))


def standing() -> Timeline:
    """A timeline that stands still: time passes only by `later`."""
    return Timeline(1000.0, clock=lambda: 0.0)


async def begun(tables: Tables, *more: NewSeat, **fields: Any) -> Table:
    """A game of Ada and Bo, and perhaps of others."""
    table = await tables.get(await tables.setting.create("ada", NewGame(seats=[*FRIENDS, *more], **fields)))
    await table.gathering.take_seat("bo", 1, "Bo", None)
    for seat, visitor in enumerate(PEOPLE):
        await table.gathering.contribute(visitor, seat, f"{seat}" * 64)
    return table


@asynccontextmanager
async def friends(folder: Path, line: Timeline, *more: NewSeat, **fields: Any) -> AsyncIterator[Table]:
    async with opened(folder, line) as tables:
        yield await begun(tables, *more, **fields)


async def decide(table: Table, **how: bool) -> str:
    """Whoever is on turn makes the first legal move; gives the visitor."""
    assert table.turn in (0, 1)
    visitor = PEOPLE[table.turn]
    await table.play(visitor, table.game.ply, str(table.game.position.legal_moves[0]), **how)
    return visitor


async def to_last_claim(table: Table) -> None:
    """Only one domino of the line is left to claim: then the dealer lays the next."""
    while len(table.game.legal_moves) > 1:
        await decide(table, settled=True)


async def to_first_placement(table: Table) -> None:
    """In the opening the dealer draws a king after each claim."""
    while table.game.position.phase != "place":
        await decide(table, settled=True)


async def too_late(table: Table, visitor: str) -> bool:
    with pytest.raises(Refused) as refused:
        await table.undo(visitor)
    return refused.value.code == "settled"


def shown(table: Table, visitor: str = "ada") -> Json:
    return seen(table.picture.of(visitor))


def test_the_dealer_waits_and_what_is_taken_back_is_decided_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with friends(tmp_path, standing()) as table:
            await to_last_claim(table)
            ply = table.game.ply
            hasty = await decide(table)
            other = next(visitor for visitor in PEOPLE if visitor != hasty)
            assert table.turn == DEALER and table.game.ply == ply + 1
            grace = shown(table)["grace"]
            assert grace == {"seat": PEOPLE.index(hasty), "left": 1000 * GRACE, "whole": 1000 * GRACE}
            assert shown(table, hasty)["can_undo"] and not shown(table, other)["can_undo"]
            assert not seen(table.picture.of(hasty, spectator=True))["can_undo"]
            assert await too_late(table, other)
            await table.settled(other, table.game.ply)
            assert table.turn == DEALER
            await table.undo(hasty)
            assert table.game.ply == ply and shown(table)["grace"] is None
            assert await too_late(table, hasty)
            assert await decide(table) == hasty
            assert table.game.ply == ply + 2 and shown(table)["grace"] is None  # no second grace: it was dealt at once
            assert await too_late(table, hasty)

    run(play())


def test_whoever_decided_may_say_that_it_stays(tmp_path: Path) -> None:
    async def play() -> None:
        async with friends(tmp_path, standing()) as table:
            await to_last_claim(table)
            hasty = await decide(table)
            await table.settled(hasty, table.game.ply - 1)  # of another moment
            assert table.turn == DEALER
            await table.settled(hasty, table.game.ply)
            assert table.turn in (0, 1)
            assert await too_late(table, hasty)

    run(play())


def test_when_nobody_says_anything_the_dealer_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "GRACE", 0.05)

    async def play() -> None:
        slow = Timeline(clock=lambda: time.monotonic() / 2)  # timers come early
        async with friends(tmp_path, slow) as table:
            await to_last_claim(table)
            hasty = await decide(table)

            def dealt() -> bool:
                assert table.turn != DEALER or table.is_busy  # although nobody is watching
                return table.turn != DEALER

            await until_async(dealt, "the dealer to go on")
            assert await too_late(table, hasty) and not table.is_busy

    run(play())


def test_computer_players_wait(tmp_path: Path) -> None:
    async def play() -> None:
        line = standing()
        async with friends(tmp_path, line, NewSeat(kind="computer", level="easy")) as table:
            table.set_pace("ada", 0)
            while True:
                await until_async(lambda: table.turn in (0, 1), "a person's turn")
                ply, hasty = table.game.ply, await decide(table)
                if table.turn == 2:
                    break
                await table.settled(hasty, table.game.ply)
            table.computers.wake()
            assert not table.is_thinking and table.game.ply == ply + 1
            await table.settled(hasty, table.game.ply)
            await until_async(lambda: table.turn != 2, "the computer player's decision")
            assert table.game.ply > ply + 1

    run(play())


def test_it_is_over_when_another_decides_or_time_has_passed(tmp_path: Path) -> None:
    async def play() -> None:
        line = standing()
        async with friends(tmp_path, line) as table:
            await to_first_placement(table)
            await decide(table)
            first = await decide(table)
            while (second := await decide(table)) == first:
                pass
            assert await too_late(table, first)
            later(line, GRACE + 0.01)
            assert await too_late(table, second) and shown(table)["grace"] is None
            ply = table.game.ply
            third = await decide(table)
            await table.resign(third, PEOPLE.index(third))
            with pytest.raises(Refused) as refused:
                await table.undo(third)
            assert refused.value.code == "shown" and table.game.ply == ply + 1

    run(play())


def test_nobody_waits_where_nobody_could_mind(tmp_path: Path) -> None:
    """Not alone, not at the end of a game, and not after something later was taken back."""

    async def play() -> None:
        line = standing()
        async with opened(tmp_path, line) as tables:
            alone = await tables.get(await tables.setting.create("ada", NewGame(seats=2 * FRIENDS[:1])))
            await alone.play("ada", alone.game.ply, str(alone.game.legal_moves[0]))
            assert shown(alone)["grace"] is None and shown(alone)["can_undo"]
            table = await begun(tables)
            await to_first_placement(table)
            await decide(table)
            hasty = await decide(table)
            await table.undo(hasty)
            assert await too_late(table, hasty)  # the placement before it was settled by what followed
            while table.turn is not None:
                last = await decide(table)
                await table.settled(last, table.game.ply)
            assert shown(table)["grace"] is None and shown(table)["outcome"] and table.is_shown
            with pytest.raises(Refused):
                await table.undo(last)

    run(play())


@pytest.mark.parametrize("kind", ["game", "move"])
def test_nobody_pays_for_the_grace_of_another(tmp_path: Path, kind: str) -> None:
    async def play() -> None:
        line = standing()
        terms = Terms.model_validate({"clock": {"kind": kind, "seconds": 60, "increment": 0}})
        async with friends(tmp_path, line, terms=terms) as table:
            await to_first_placement(table)
            while True:  # until one decides after the other
                before = left(table)
                seat = table.turn
                assert seat is not None
                later(line, 10)
                hasty = await decide(table)
                if table.turn == 1 - seat:
                    break
                await table.settled(hasty, table.game.ply)
            spent = before[seat] - 10 if kind == "game" else 60
            assert left(table)[seat] == pytest.approx(spent)
            later(line, 2)
            await table.change()  # something else happens
            assert left(table)[1 - seat] == pytest.approx(before[1 - seat])
            await table.undo(hasty)  # nobody gains time to think by it either
            assert left(table)[seat] == pytest.approx(before[seat] - 10)
            assert left(table)[1 - seat] == pytest.approx(before[1 - seat])
            later(line, 5)
            await decide(table)
            assert left(table)[seat] == pytest.approx(before[seat] - 15 if kind == "game" else 60)
            later(line, GRACE + 1)  # nobody had a grace this time
            assert left(table)[1 - seat] == pytest.approx(before[1 - seat] - GRACE - 1)

    run(play())


def test_it_is_the_same_in_another_process_and_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        line = standing()
        async with opened(tmp_path, line) as one:
            here = await begun(one)
            await to_last_claim(here)
            hasty = await decide(here)
            behind = Timeline(line.now() - 1, clock=lambda: 0.0)
            async with opened(tmp_path, behind) as two:
                there = await two.get(here.id)
                assert there.turn == DEALER and shown(there, hasty)["can_undo"]
                assert shown(there)["grace"]["left"] == 1000 * GRACE
                await there.undo(hasty)
                with pytest.raises(ledger.Stale):
                    await decide(here, settled=True) if here.turn != DEALER else await here.deal()
            assert here.game.ply == there.game.ply and here.stored.regretted == here.game.ply
            await decide(here)
            assert here.turn != DEALER  # it was taken back in the other process: no second grace here
        async with opened(tmp_path, line) as tables:
            table = await tables.get(here.id)
            while len(table.game.legal_moves) > 1 or table.game.position.phase != "claim":
                await decide(table, settled=True)
            await decide(table)
            assert table.turn == DEALER
            await tables.beat()  # what has settled stays so after a restart, with or without clocks
            assert await tables.store.timeline(alive=0) == line.now()
        async with opened(tmp_path, Timeline(0.0, clock=lambda: 0.0)) as tables:  # its beats were lost
            assert (await tables.get(here.id)).turn in (0, 1)

    run(play())
