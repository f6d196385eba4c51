"""A browser as on a slower machine, workers included: its pages' processes stand still most of the time."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Browser

__all__ = ["slower"]

SLICE = 0.002
"""Seconds that they run at a time."""


@contextmanager
def slower(browser: Browser, times: int) -> Iterator[None]:
    """The browser's own way of slowing a page down leaves its workers as they are."""
    inspector = browser.new_browser_cdp_session()
    found = inspector.send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [process["id"] for process in found if process["type"] == "renderer"]
    over = threading.Event()

    def tell(what: int) -> None:
        for page in pages:
            with suppress(ProcessLookupError):
                os.kill(page, what)

    def slow() -> None:
        while not over.is_set():
            tell(signal.SIGSTOP)
            time.sleep((times - 1) * SLICE)  # delay: the pages stand still
            tell(signal.SIGCONT)
            time.sleep(SLICE)  # delay: the pages run

    thread = threading.Thread(target=slow, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        tell(signal.SIGCONT)
        inspector.detach()
