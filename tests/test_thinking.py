"""Thinking: nobody's computer players starve anybody else's, and a table of computers waits until somebody looks."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from served import PATIENCE, Served

from kingdomino import Game, Move
from kingdomino.agents import INSTANT, LEVELS, Agent, agent
from kingdomino.core import Candidate, Position
from kingdomino.server import thinking
from kingdomino.server.thinking import Owner, Thinkers


class Slow:
    """A player that thinks until it is stopped."""

    def __init__(self, name: str, chosen: list[str]) -> None:
        self.name = name
        self._chosen = chosen
        self._stopped = threading.Event()

    def choose(self, position: Position) -> Move:
        self._stopped.wait(PATIENCE)
        self._chosen.append(self.name)
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
    monkeypatch.setattr(thinking, "SHORTEST", 1.0)
    monkeypatch.setattr(thinking, "LONGEST", 1.0)
    chosen: list[str] = []

    def make(name: str) -> Agent:
        return agent(name) if name in INSTANT else Slow(name, chosen)

    async def run() -> None:
        thinkers = Thinkers(make)
        position = Game(seed=1).position
        crowd = [thinkers.ask(Owner("10.0.0.1", f"visitor {i}"), f"crowd {i}", position) for i in range(60)]
        while not chosen:
            await asyncio.sleep(0.01)
        before = len(chosen)
        easy = thinkers.ask(Owner("10.0.0.2", "ada"), "easy", position)
        ada = thinkers.ask(Owner("10.0.0.2", "ada"), "ada", position)
        await easy.move
        assert not ada.move.done() and len(chosen) == before
        await ada.move
        assert chosen.index("ada") <= before + 2
        for thought in crowd:
            thought.cancel()
        thinkers.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_many_tables_of_one_visitor_count_as_one() -> None:
    chosen: list[str] = []

    async def run() -> None:
        thinkers = Thinkers(lambda name: Slow(name, chosen))
        position = Game(seed=1).position
        many = [thinkers.ask(Owner("10.0.0.1", "eve"), f"eve {i}", position) for i in range(20)]
        ada = thinkers.ask(Owner("10.0.0.1", "ada"), "ada", position)
        await ada.move
        assert chosen.index("ada") <= 1
        for thought in many:
            thought.cancel()
        thinkers.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_budget() -> None:
    """Whoever has used too much is not left waiting, but gets the shortest time."""

    async def run() -> None:
        thinkers = Thinkers(lambda name: Slow(name, []), budget=0.3)
        position, took = Game(seed=1).position, []
        for _ in range(3):
            began = time.monotonic()
            await thinkers.ask(Owner("10.0.0.1", "eve"), "eve", position).move
            took.append(time.monotonic() - began)
        assert took[0] > 0.35 > took[1] and took[2] < 0.35
        thinkers.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


@pytest.mark.parametrize("begun", [False, True])
def test_hurrying(begun: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 2 * PATIENCE)

    async def run() -> None:
        thinkers = Thinkers(lambda name: Slow(name, []))
        thought = thinkers.ask(Owner("", "ada"), "ada", Game(seed=1).position)
        await asyncio.sleep(0.1 if begun else 0)
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

        before = ply()
        time.sleep(2)
        assert ply() == before
        with ada.sit(id) as sitting:
            sitting.until(lambda table: table["ply"] > before + 3)
        time.sleep(0.5)
        after = ply()
        time.sleep(1)
        assert ply() == after
        with ada.sit(id) as sitting:
            sitting.until(lambda table: table["outcome"] is not None)
