"""The polling helper of the tests, and the seed that they draw from."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from waiting import until, until_async


def test_a_value_is_waited_for() -> None:
    values = iter([0, "", None, 7])
    assert until(lambda: next(values), "seven", 5) == 7

    async def later() -> int:
        return 8

    async def ask() -> tuple[int, int]:
        return await until_async(later), await until_async(lambda: 9)

    assert asyncio.run(ask()) == (8, 9)


def test_what_never_comes_is_named_with_what_was_seen_last() -> None:
    pauses = list[float]()
    with pytest.raises(AssertionError, match=r"waited 0 s for a miracle, last seen: \[\]"):
        until(lambda: [], "a miracle", 0, pause=pauses.append)
    assert pauses == []
    with pytest.raises(AssertionError, match="waited 0 s for a miracle, last seen: False"):
        asyncio.run(until_async(lambda: False, "a miracle", 0))


def test_a_failing_test_names_its_seed_which_draws_the_same_again(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text("from chance import chance\n")
    (tmp_path / "test_luck.py").write_text("def test_luck(chance):\n    assert not chance.random(), 'unlucky'\n")
    environment = os.environ | {"KD_SEED": "7", "PYTHONPATH": str(Path(__file__).parent)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "."]

    def run() -> str:
        done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 1, done.stdout
        return next(line for line in done.stdout.splitlines() if "assert not" in line and "random()" not in line)

    first = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "KD_SEED=7" in first.stdout
    assert run() == run()
