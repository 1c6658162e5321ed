"""A clock that stands still until a test turns it."""

from __future__ import annotations

import asyncio

from regnum.server.clocks import Clock


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
        """Let time pass, and let everybody do what is due."""
        self.time += seconds
        for _ in range(3):
            for due, bell in list(self.bells):
                if due <= self.time:
                    bell.set()
            await asyncio.sleep(0.05)  # the database answers in a thread of its own
