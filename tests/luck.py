"""What decides a deal, drawn from the seed of the run (tests/chance.py) and from the test's name.

Ids, keys and cookies stay random: nothing in a game follows from them.
"""

import os
import random
import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

__all__ = ["deal_by_seed", "note_test"]

DEALING = (
    "kingdomino.client.protocol",
    "kingdomino.fair",
    "kingdomino.seeds",
    "kingdomino.server.days",
    "kingdomino.server.setting",
)
"""The modules that draw seeds and secrets of deals, by `secrets`."""


class _Drawn:
    """Stands in for the module `secrets`: numbers start anew with each test."""

    def __init__(self, test: Callable[[], str], owner: str) -> None:
        self._test, self._owner = test, owner
        self._now: str | None = None
        self._random = random.Random()

    def _chance(self) -> random.Random:
        if self._now != (now := self._test()):
            self._now = now
            self._random = random.Random(f"{os.environ.get('KD_SEED')} {self._owner} {now}")
        return self._random

    def randbits(self, bits: int) -> int:
        return self._chance().getrandbits(bits)

    def token_hex(self, size: int) -> str:
        return self._chance().randbytes(size).hex()

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)


def deal_by_seed(owner: str) -> None:
    """From now on, deals of this process follow from the seed; `owner` tells the processes of a test apart."""
    drawn = _Drawn(_noted, owner)
    for name in DEALING:
        if (module := sys.modules.get(name)) and module.secrets is secrets:
            vars(module)["secrets"] = drawn


def note_test(name: str) -> None:
    """Tell this process and the servers it starts which test runs."""
    if "KD_TESTS" in os.environ:
        _note().write_text(name)


def _noted() -> str:
    with suppress(KeyError, FileNotFoundError):  # no test runs
        return _note().read_text()
    return ""


def _note() -> Path:
    return Path(os.environ["KD_TESTS"]) / "test"
