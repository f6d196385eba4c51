"""Ctrl+C that waits until what must not be disturbed is done."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["undisturbed"]


@contextmanager
def undisturbed() -> Iterator[None]:
    """In the main thread: whoever presses Ctrl+C meanwhile is heard afterwards.

    For what takes an interrupt for a failure of its own, as pydantic does while it builds the form of a message.
    """
    pressed = False

    def press(*_: object) -> None:
        nonlocal pressed
        pressed = True

    before = signal.signal(signal.SIGINT, press)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed and callable(before):  # and not ignored
        raise KeyboardInterrupt
