"""A clock that stands still until a test turns it."""

from __future__ import annotations

import asyncio

from regnum.server.clocks import Clock
from tests.eventually import eventually


class StillClock(Clock):
    """Nobody who waits for it sleeps: turning it wakes whoever is due."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.time = now
        self.bells: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self.time

    async def wait(self, bell: asyncio.Event, seconds: float | None) -> None:
        alarm = (self.time + (seconds or 0.0), bell)
        self.bells.append(alarm)
        try:
            await bell.wait()
        finally:
            self.bells.remove(alarm)

    async def turn(self, seconds: float) -> None:
        """Let time pass, and let everybody do what is due, until all wait for something later."""
        self.time += seconds
        quiet = 0

        async def all_is_done() -> bool:
            nonlocal quiet
            due = [bell for at, bell in self.bells if at <= self.time]
            for bell in due:
                bell.set()
            quiet = quiet + 1 if self.bells and not due else 0
            return quiet == 3  # the database answers in a thread of its own

        await eventually(all_is_done)
