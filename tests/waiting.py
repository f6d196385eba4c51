"""The one place where tests wait: poll a condition until it holds, with a deadline.

Tests wait for states, never for time. Where the delay itself is the experiment (a random kill, a paced flood, "nothing
happens within …"), sleep there and give the reason on the line of the call:

    time.sleep(0.2)  # delay: the flood is paced like a person who keeps pressing

tests/test_architecture.py refuses every other `sleep` and `wait_for_timeout` in tests/ and bench/ (`sleep(0)` is fine),
and timers without `// delay: <reason>` in the page's tests.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar, overload

T = TypeVar("T")

PATIENCE = 30
"""Seconds until something that should happen counts as not happening; the machine may be busy."""


def until(
    condition: Callable[[], T | None],
    wanted: str = "the condition",
    seconds: float = PATIENCE,
    *,
    pause: Callable[[float], object] = time.sleep,
) -> T:
    """Poll until `condition()` is true; return its value. After `seconds`, fail and name `wanted` and the last value.

    `pause` waits between two looks: Playwright's pages have one of their own, which goes on receiving events.
    """
    end = time.monotonic() + seconds
    for wait in _pauses():
        late = time.monotonic() >= end  # read first: the last look comes after the deadline
        if value := condition():
            return value
        assert not late, f"waited {seconds:g} s for {wanted}, last seen: {value!r}"
        pause(wait)
    raise AssertionError("unreachable")


@overload
async def until_async(condition: Callable[[], Awaitable[T | None]], wanted: str = ..., seconds: float = ...) -> T: ...
@overload
async def until_async(condition: Callable[[], T | None], wanted: str = ..., seconds: float = ...) -> T: ...
async def until_async(
    condition: Callable[[], T | Awaitable[T | None] | None], wanted: str = "the condition", seconds: float = PATIENCE
) -> T:
    """Poll like `until` in an event loop; the condition may be a coroutine function."""
    end = time.monotonic() + seconds
    for wait in _pauses():
        late = time.monotonic() >= end
        found = condition()
        value = await found if isinstance(found, Awaitable) else found
        if value:
            return value
        assert not late, f"waited {seconds:g} s for {wanted}, last seen: {value!r}"
        await asyncio.sleep(wait)
    raise AssertionError("unreachable")


def _pauses() -> Iterator[float]:
    """Seconds until the next look: short at first, then a tenth of the wait so far, because looking takes work, too.

    A server counts what it is asked: looking every quarter of a second is within what any address may.
    """
    waited = 0.0
    while True:
        pause = min(max(0.005, waited / 10), 0.25)
        yield pause
        waited += pause
