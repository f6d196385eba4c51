"""What all tests share: a server, a database, a browser, their order, and Ctrl-C.

Started in the background, a shell hands down an ignored Ctrl-C, which the tests then send.
"""

import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from postgres import cluster
from served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

LONGEST = ("screens", "online", "faults", "browser", "lockstep", "outages", "friends", "search", "operating", "floods")
"""The files that take longest."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first, so that all who run tests are done at the same time."""
    place = {f"test_{name}.py": index for index, name in enumerate(LONGEST)}
    items.sort(key=lambda item: place.get(item.path.name, len(place)))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the tests of a file."""
    with Served(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL for databases of the tests' own; gives its folder."""
    with cluster() as folder:
        yield folder


@pytest.fixture(scope="module")
def browser() -> "Iterator[Browser]":
    """A Chromium for the tests of a file."""
    from browsing import chromium

    with chromium() as started:
        yield started
