"""What reviews cost those who play: how late moves come while a server reviews games all the time, and while not.

It starts a server with `--review` on loopback and a database of its own, and lets friends play at many tables, each
with a move every so often, as `kingdomino loadtest` does. By turns there are no reviews, or there is always one under
way:

    python bench/reviews.py --tables 300 --seconds 20 --turns 2
"""

import argparse
import asyncio
import os
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from statistics import quantiles

import httpx

from kingdomino import Game, agent
from kingdomino.measure import loadtest

BEGUN = 12
"""At most this many decisions have been made at a table when it begins: none may end before it was measured."""


def finished() -> str:
    """The record of a game between four players, which is a long one."""
    game = Game(players=4, names=["Ada", "Bo", "Cy", "Di"], seed=1)
    player = agent("greedy", seed=1)
    while not game.is_over:
        game.push(player.choose(game.position))
    return game.record()


async def review(url: str, games: Iterator[str], over: asyncio.Event) -> int:
    """Has one game after the other reviewed; says how many it were in the end."""
    made = 0
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        while not over.is_set():
            id = next(games)
            while (answer := await client.get(f"/api/tables/{id}/review")).raise_for_status().status_code == 202:
                await asyncio.sleep(answer.json()["wait"])  # delay: the server says how long
            made += 1
    return made


async def measure(count: int, seconds: float, every: float, turns: int) -> None:
    chance = random.Random(1)
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        options = ("--data", folder, "--review", "--connections-per-address", "100000", "--expire-days", "0")
        server = await stack.enter_async_context(loadtest._serving("-m", "kingdomino", "serve", *options))
        record = finished()
        async with httpx.AsyncClient(base_url=server[0], timeout=60) as client:
            imported = [await client.post("/api/import", json={"record": record}) for _ in range(int(turns * seconds))]
        waiting = iter([answer.raise_for_status().json()["id"] for answer in imported])
        for _ in range(turns):
            for reviewing in (False, True):
                async with AsyncExitStack() as sitting:
                    tables = await loadtest._set_tables([server], count, chance, sitting)
                    await loadtest._in_lanes(tables, lambda table: loadtest._advance(table, chance.randrange(BEGUN)))
                    for table in tables:
                        table.latencies = []
                    over = asyncio.Event()
                    reviews = asyncio.create_task(review(server[0], waiting, over)) if reviewing else None
                    start = time.monotonic()
                    starts = [start + every * number / count for number in range(count)]
                    jobs = zip(tables, starts, strict=True)
                    await asyncio.gather(*(table.play_steadily(at, every, start + seconds) for table, at in jobs))
                    over.set()
                    latencies = [1000 * latency for table in tables for latency in table.latencies]
                    load = os.getloadavg()[0]
                    said = f"{await reviews} reviews" if reviews else "no reviews"  # the last one is waited for
                cuts = quantiles(latencies, n=100)
                delay = f"median {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms"
                print(f"{said}: {count} tables, {len(latencies)} moves, {delay}; load {load:.1f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--every", type=float, default=2, help="seconds between two moves at a table")
    parser.add_argument("--turns", type=int, default=2, help="how often both are measured")
    asked = parser.parse_args()
    loadtest.run(measure(asked.tables, asked.seconds, asked.every, asked.turns))


if __name__ == "__main__":
    main()
