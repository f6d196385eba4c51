"""What all tests share: their language, that they tidy up, a server, a database, a browser, and Ctrl-C.

Started in the background, a shell hands down an ignored Ctrl-C, which the tests then send.
"""

import asyncio
import gc
import multiprocessing
import os
import signal
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.util import get_temp_dir
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from chance import SEED, chance  # noqa: F401 - a fixture for all tests
from hypothesis import settings
from luck import deal_by_seed, note_test
from postgres import cluster
from served import Served
from waiting import until

from kingdomino.languages import Language, use

if TYPE_CHECKING:
    from browsing import Home
    from filed import Filed
    from playwright.sync_api import Browser

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

os.environ["KINGDOMINO_LANG"] = "en"  # also for every process that a test starts


settings.register_profile("kingdomino", print_blob=True)
settings.load_profile("kingdomino")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """What deals are drawn from in the test that begins."""
    note_test(item.nodeid)
    deal_by_seed("tests")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if {"failed", "error"} & terminalreporter.stats.keys():
        terminalreporter.write_line(f"KD_SEED={SEED} deals the same again")


def pytest_collection_finish() -> None:
    """What is loaded by now stays: nobody looks for garbage in it."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def tidied_up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """When all tests are over, no process is left that any of them started, and no temporary file."""
    tmp_path_factory.getbasetemp()  # pytest keeps its own for those who look for a fault
    get_temp_dir()  # that of multiprocessing's forkserver, which ends after the tests
    with tempfile.TemporaryDirectory(prefix="kd-", ignore_cleanup_errors=True) as folder:
        os.environ["TMPDIR"] = os.environ["KD_TESTS"] = folder
        tempfile.tempdir = None  # so that it is read anew
        note_test(os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0])
        yield
        until(lambda: not _processes(f"KD_TESTS={folder}"), "every process to end")


def _processes(mark: str) -> list[str]:
    """Servers, and others in whose environment that stands; not those with which multiprocessing helps itself."""
    found = [f"a server: {child.pid}" for child in multiprocessing.active_children()]
    own = str(os.getpid())
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it is gone by now
            if process.name != own and mark.encode() in (process / "environ").read_bytes():
                found.append((process / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")[:200])
    return [command for command in found if "multiprocessing." not in command]


@pytest.fixture(scope="session", autouse=True)
def counts_are_numbers() -> Iterator[None]:
    """Refuse a count that is given as its text: Fluent would choose the last plural form for it, whatever it is."""
    say = Language.say

    def checked(self: Language, key: str, **values: Any) -> str:
        texts = [name for name, value in values.items() if isinstance(value, str) and value[:1].isdigit()]
        if texts:
            from kingdomino.languages.catalogue import counts  # reads every language, which takes a second

            assert not counts(key).intersection(texts), (key, values)
        return say(self, key, **values)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Language, "say", checked)
        yield


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """A command that a test calls in another language leaves this process speaking it."""
    yield
    use("en")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the tests of a file."""
    with Served(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture(scope="session")
def filed(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Filed]":
    """The page's files without a server."""
    from filed import Filed

    with Filed(tmp_path_factory.mktemp("filed")) as files:
        yield files


@pytest.fixture(params=["server", "browser"])
def home(request: pytest.FixtureRequest) -> "Home":
    """Where tables live: whoever plays alone plays in both places."""
    found: Home = request.getfixturevalue("served" if request.param == "server" else "filed")
    return found


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL for databases of the tests' own; gives its folder."""
    with cluster() as folder:
        yield folder


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    """A Chromium for all tests."""
    from browsing import chromium

    with chromium() as started:
        yield started


@pytest.fixture(autouse=True)
def beside_the_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """The browser's event loop counts as running until the browser is closed; tests without one may run their own."""
    if "browser" in request.fixturenames:
        yield
        return
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)
