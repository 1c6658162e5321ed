"""Waiting for what must come to be: the one place in which tests poll."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

PATIENCE: Final = 60.0  # seconds; the machine may be busy, and whoever is in time waits no longer than he must
PAUSE: Final = 0.02  # seconds between two looks
T = TypeVar("T")


async def eventually(condition: Callable[[], Awaitable[T | None]], within: float = PATIENCE) -> T:
    """What the condition gives as soon as that is something; it is asked again and again."""
    until = time.monotonic() + within
    while True:
        found = await condition()
        if found:
            return found
        assert time.monotonic() < until, f"in vain for {within} seconds: {condition}"
        await asyncio.sleep(PAUSE)


def eventually_so(
    condition: Callable[[], T | None], within: float = PATIENCE, pause: Callable[[float], object] = time.sleep
) -> T:
    """The same where no loop runs; `pause` lets something else go on meanwhile."""
    until = time.monotonic() + within
    while True:
        found = condition()
        if found:
            return found
        assert time.monotonic() < until, f"in vain for {within} seconds: {condition}"
        pause(PAUSE)
