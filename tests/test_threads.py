"""Games and searches in threads come out as they do one after the other; a Python without a GIL stays without it."""

import subprocess
import sys
import sysconfig
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import pytest

import kingdomino as kd
from kingdomino.core import Candidate, Search, playouts

THREADS = 8
T = TypeVar("T")


def in_threads(work: Callable[[int], T], times: int = 2 * THREADS) -> list[T]:
    """What the work gives for 0, 1, ..., in threads that begin at the same moment."""
    together = threading.Barrier(THREADS)

    def begin() -> None:
        together.wait(30)

    with ThreadPoolExecutor(THREADS, initializer=begin) as pool:
        return list(pool.map(work, range(times)))


def one_by_one(work: Callable[[int], T], times: int = 2 * THREADS) -> list[T]:
    return [work(n) for n in range(times)]


def middle(players: int = 3) -> kd.Position:
    game = kd.Game(players, seed=5)
    bot = kd.agent("greedy", seed=5)
    while len(game.moves) < 24:
        game.push(bot.choose(game.position))
    return game.position


def test_games_in_threads() -> None:
    def work(n: int) -> str:
        game = kd.Game(2 + n % 3, harmony=n % 2 == 0, seed=n)
        bot = kd.agent("hard" if n % 4 == 0 else "greedy", seed=n)
        while not game.is_over:
            game.push(bot.choose(game.position))
        assert kd.Game.parse(game.record()) == game
        return game.record()

    assert in_threads(work) == one_by_one(work)


def test_one_position_for_all_threads() -> None:
    position = middle()

    def work(n: int) -> list[object]:
        seen: list[object] = []
        for _ in range(200):
            moves = position.legal_moves
            after = position.play(moves[n % len(moves)])
            seen += [str(after), hash(after), after == position, [score.total for score in after.scores()]]
            seen += [position.rules.replace(harmony=True), kd.Position(str(position)) == position]
        return seen

    assert in_threads(work) == one_by_one(work)


def test_playouts_in_threads() -> None:
    position = middle()

    def work(n: int) -> int:
        return playouts(position, 4, n, "value")[1]

    assert in_threads(work) == one_by_one(work)


def looked(found: list[Candidate]) -> list[tuple[str, int, float]]:
    return [(str(move.move), move.visits, move.score) for move in found]


@pytest.mark.parametrize(("method", "playout"), [("flat", "greedy"), ("uct", "greedy"), ("halving", "value")])
def test_searches_in_threads(method: str, playout: str) -> None:
    position = middle()

    def work(n: int) -> list[tuple[str, int, float]]:
        return looked(Search(method, playout, seconds=600, playouts=50, seed=n).run(position))

    assert in_threads(work) == one_by_one(work)


def test_one_search_for_all_threads() -> None:
    position, search = middle(), Search(seconds=600, playouts=50, seed=1)

    def work(_: int) -> list[tuple[str, int, float]]:
        return looked(search.run(position))

    assert in_threads(work) == one_by_one(work)


def test_a_search_is_stopped_from_another_thread() -> None:
    position, search, over = middle(), Search(seconds=600, threads=2), threading.Event()

    def stop() -> None:
        while not over.wait(0.001):  # a search that has not begun forgets that it was stopped
            search.stop()

    stopping = threading.Thread(target=stop)
    stopping.start()
    try:
        assert in_threads(lambda _: bool(search.run(position))) == [True] * 2 * THREADS
    finally:
        over.set()
        stopping.join()


def test_every_thread_has_its_own_errors() -> None:
    position = middle()

    def work(n: int) -> list[str]:
        said: list[str] = []
        for _ in range(50):
            for wrong in (position.play, kd.Position, kd.Move):
                with pytest.raises(ValueError) as caught:
                    wrong(f"?{n}")
                said.append(str(caught.value))
        return said

    assert in_threads(work) == one_by_one(work)


def test_the_core_does_not_bring_the_gil_back() -> None:
    """Importing it warns of nothing, and the GIL is there afterwards only where this Python always has one."""
    program = "import sys, kingdomino; print(getattr(sys, '_is_gil_enabled', lambda: True)())"
    printed = subprocess.run([sys.executable, "-W", "error", "-c", program], check=True, capture_output=True, text=True)
    assert printed.stdout.strip() == str(not sysconfig.get_config_var("Py_GIL_DISABLED"))
