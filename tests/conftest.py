"""What all tests share: a server, a browser, and Ctrl-C.

Started in the background, a shell hands down an ignored Ctrl-C, which the tests then send.
"""

import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from served import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the tests of a file."""
    with Served(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> "Iterator[Browser]":
    """A Chromium for the tests of a file."""
    from browsing import chromium

    with chromium() as started:
        yield started
