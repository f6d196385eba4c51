"""Thinking: nobody's computer players starve anybody else's, and a table of computers waits until somebody looks."""

import asyncio
import threading
import time
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import pytest
from served import Served
from waiting import PATIENCE, until, until_async

from kingdomino import Game, Move
from kingdomino.agents import INSTANT, LEVELS, Agent, agent
from kingdomino.core import Candidate, Position
from kingdomino.server import thinking
from kingdomino.server.thinking import Owner, Thinkers, Thought


class Slow:
    """A player that thinks until it is stopped; `begun` lists who began to think, in order."""

    def __init__(self, name: str, begun: list[str]) -> None:
        self.name = name
        self._begun = begun
        self._stopped = threading.Event()

    def choose(self, position: Position) -> Move:
        self._begun.append(self.name)
        self._stopped.wait(PATIENCE)
        return position.legal_moves[0]

    def analyse(self, position: Position, seconds: float | None = None, **_: object) -> list[Candidate]:
        return []

    def stop(self) -> None:
        self._stopped.set()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.4)
    monkeypatch.setattr(thinking, "SHORTEST", 0.05)


def test_instant_players_are_instant() -> None:
    assert set(LEVELS) - INSTANT == {"master"}


def test_who_waits_for_whom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty from one address wait for each other; one from another address is next, and an instant one never waits."""
    monkeypatch.setattr(thinking, "SHORTEST", 2.0 * PATIENCE)  # so that they think until they are hurried
    monkeypatch.setattr(thinking, "LONGEST", 2.0 * PATIENCE)
    begun: list[str] = []

    def make(name: str) -> Agent:
        return agent(name) if name in INSTANT else Slow(name, begun)

    async def run() -> None:
        thinkers = Thinkers(make)
        position = Game(seed=1).position
        crowd = [thinkers.ask(Owner("10.0.0.1", f"visitor {i}"), f"crowd {i}", position) for i in range(60)]
        await until_async(lambda: begun, "one of the crowd to think")
        easy = thinkers.ask(Owner("10.0.0.2", "ada"), "easy", position)
        ada = thinkers.ask(Owner("10.0.0.2", "ada"), "ada", position)
        await easy.move
        assert not ada.move.done() and len(begun) == 1
        crowd[int(begun[0].split()[1])].hurry()
        await until_async(lambda: len(begun) > 1, "the next one to think")
        assert begun[1] == "ada"
        for thought in [*crowd, ada]:
            thought.cancel()
        thinkers.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_many_tables_of_one_visitor_count_as_one() -> None:
    begun: list[str] = []

    async def run() -> None:
        thinkers = Thinkers(lambda name: Slow(name, begun))
        position = Game(seed=1).position
        many = [thinkers.ask(Owner("10.0.0.1", "eve"), f"eve {i}", position) for i in range(20)]
        ada = thinkers.ask(Owner("10.0.0.1", "ada"), "ada", position)
        await ada.move
        assert begun.index("ada") <= 1
        for thought in many:
            thought.cancel()
        thinkers.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_budget() -> None:
    """Whoever has used too much is not left waiting, but gets the shortest time."""

    granted: list[float | None] = []

    class Noted(Thinkers):
        async def _decide(self, pool: Executor, thought: Thought, seconds: float | None) -> None:
            granted.append(seconds)
            await super()._decide(pool, thought, seconds)

    async def run() -> None:
        thinkers = Noted(lambda name: Slow(name, []), budget=0.3)
        for _ in range(3):
            await thinkers.ask(Owner("10.0.0.1", "eve"), "eve", Game(seed=1).position).move
        assert granted == [thinking.LONGEST, thinking.SHORTEST, thinking.SHORTEST]
        thinkers.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


@pytest.mark.parametrize("begun", [False, True])
def test_hurrying(begun: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 2 * PATIENCE)
    thinking_now: list[str] = []

    async def run() -> None:
        thinkers = Thinkers(lambda name: Slow(name, thinking_now))
        thought = thinkers.ask(Owner("", "ada"), "ada", Game(seed=1).position)
        if begun:
            await until_async(lambda: thinking_now, "it to begin")
        thought.hurry()
        await thought.move
        thinkers.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_table_of_computers_waits_until_somebody_looks(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        ada = served.visitor()
        id = ada.new_game("easy", "easy")

        def ply() -> Any:
            return ada.ask("GET", f"/tables/{id}")["ply"]

        def rests() -> bool:
            before = ply()
            time.sleep(1)  # delay: nothing may happen while nobody looks
            return bool(ply() == before)

        assert rests() and rests()
        before = ply()
        with ada.sit(id) as sitting:
            sitting.until(lambda table: table["ply"] > before + 3)
        until(rests, "the table to rest again")
        with ada.sit(id) as sitting:
            sitting.until(lambda table: table["outcome"] is not None)
