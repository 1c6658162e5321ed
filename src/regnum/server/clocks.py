"""Time at the table: the pace of a game, how much time each seat has left, and what happens when it runs out.

Nothing here asks what time it is; whoever calls says so.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec

from regnum.server.problems import Problem

DAY: Final = 86400.0
MINUTE: Final = 60.0
LIVE_GRACE: Final = MINUTE
LIVE_WINDOW: Final = MINUTE
LIVE_TALKS: Final = 5 * MINUTE
MOST_MINUTES: Final = 600
MOST_SECONDS: Final = 600
MOST_DAYS: Final = 30
TIME: Final = "time"
GRACE: Final = "grace"
ABSENT: Final = "absent"


class Clock:
    """The time of day; tests hand in one that they turn themselves."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def wait(self, bell: asyncio.Event, seconds: float | None) -> None:
        """Sleep until somebody rings, but not longer than so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await bell.wait()


@dataclass(frozen=True)
class Pace:
    """How much time there is: a bank for the whole game, or days each time a seat is waited for."""

    bank: float
    increment: float = 0.0
    each_time: bool = False

    @property
    def grace(self) -> float:
        """How long a seat may still answer after its time ran out."""
        return DAY if self.each_time else LIVE_GRACE

    @property
    def window(self) -> float:
        """How long everybody together may think about a window; whoever has not answered then stays silent."""
        return self.bank if self.each_time else LIVE_WINDOW

    @property
    def talks(self) -> float:
        """How long powers may talk in private before whoever has not said that he is ready counts as ready."""
        return self.bank if self.each_time else LIVE_TALKS

    @property
    def live(self) -> bool:
        """Whether people sit at the table together; such clocks stand still while the server is down."""
        return not self.each_time


def read_pace(text: str) -> Pace | None:
    """A pace from its text; None if there are no clocks.

    >>> read_pace("live:30+10").bank, read_pace("days:2").bank, read_pace("none")
    (1800.0, 172800.0, None)
    """
    if text == "none":
        return None
    live, days = (
        re.fullmatch(r"live:(\d{1,3})\+(\d{1,3})", text, re.ASCII),
        re.fullmatch(r"days:(\d{1,2})", text, re.ASCII),
    )
    if live and 1 <= int(live[1]) <= MOST_MINUTES and int(live[2]) <= MOST_SECONDS:
        return Pace(int(live[1]) * MINUTE, float(live[2]))
    if days and 1 <= int(days[1]) <= MOST_DAYS:
        return Pace(int(days[1]) * DAY, each_time=True)
    raise Problem(422, "bad_pace", pace=text)


def pace_of(text: str) -> Pace | None:
    """The pace of a stored game; a word that was stored before there were clocks means none."""
    try:
        return read_pace(text)
    except Problem:
        return None


class Clocks(msgspec.Struct):
    """The clocks of one game: what each seat had left when its clock last started or stopped."""

    left: list[float]
    since: list[float | None]  # when the clock of a seat started; None while it stands still
    reminded: list[float | None]  # when everybody was told that the time of the seat is up; its grace begins then
    begun: bool = False  # clocks stand still until everybody is there
    window: float | None = None  # when a window opened; clocks stand still while it is open
    talks: float | None = None  # when private talks began; clocks stand still as long as they last

    @classmethod
    def full(cls, pace: Pace, seats: int) -> Clocks:
        """All clocks before the game."""
        return cls([pace.bank] * seats, [None] * seats, [None] * seats)

    def copy(self) -> Clocks:
        """The same, to be changed."""
        return Clocks(self.left[:], self.since[:], self.reminded[:], self.begun, self.window, self.talks)

    def left_at(self, seat: int, now: float) -> float:
        """The seconds that a seat has left; below zero it uses up its grace."""
        since, reminded = self.since[seat], self.reminded[seat]
        if reminded is not None:
            return reminded - now
        return self.left[seat] if since is None else self.left[seat] - (now - since)

    def state(self, seat: int, now: float) -> str:
        """Whether a seat has time, or is in its grace."""
        return TIME if self.reminded[seat] is None and self.left_at(seat, now) > 0 else GRACE

    def answered(self, seat: int, pace: Pace, now: float, taken_back: bool) -> None:
        """A person answered, or took an answer back: the time that an answer adds goes with it."""
        if pace.each_time:
            return
        if taken_back:
            self.left[seat] -= pace.increment
        elif self.since[seat] is not None:  # a sealed answer that is only changed adds nothing
            self.left[seat] = max(0.0, self.left_at(seat, now)) + pace.increment
            self.start(seat, now)

    def start(self, seat: int, now: float) -> None:
        """Let the clock of a seat run; who begins without time needs no reminder."""
        self.since[seat] = now
        self.reminded[seat] = now if self.left[seat] <= 0 else None

    def run(self, asked: Collection[int], pace: Pace, now: float) -> None:
        """Let exactly the clocks of these seats run."""
        for seat in range(len(self.left)):
            running = self.since[seat] is not None
            if running and seat not in asked:
                self.left[seat] = max(0.0, self.left_at(seat, now))
                self.since[seat] = self.reminded[seat] = None
            elif not running and seat in asked and self.begun:
                if pace.each_time:
                    self.left[seat] = pace.bank
                self.start(seat, now)

    def shift(self, seconds: float, now: float) -> None:
        """Do not count a time in which nobody could play."""
        self.since = [None if since is None else min(since + seconds, now) for since in self.since]
        self.reminded = [None if told is None else min(told + seconds, now) for told in self.reminded]
        self.window = None if self.window is None else min(self.window + seconds, now)
        self.talks = None if self.talks is None else min(self.talks + seconds, now)

    def deadline(self, pace: Pace) -> float | None:
        """When something must be done next: remind a seat, or let a program play for it."""
        times = [
            since + left if told is None else told + pace.grace
            for left, since, told in zip(self.left, self.since, self.reminded, strict=True)
            if since is not None
        ]
        if self.window is not None:
            times.append(self.window + pace.window)
        if self.talks is not None:
            times.append(self.talks + pace.talks)
        return min(times, default=None)

    def overdue(self, pace: Pace, now: float) -> tuple[list[int], list[int]]:
        """The seats that must be reminded now, and those whose grace is over."""
        late, gone = [], []
        for seat, (since, told) in enumerate(zip(self.since, self.reminded, strict=True)):
            if since is not None and told is None and self.left_at(seat, now) <= 0:
                late.append(seat)
            elif told is not None and told + pace.grace <= now:
                gone.append(seat)
        return late, gone

    def remind(self, seats: Collection[int], now: float) -> None:
        """Everybody is told that the time of these seats is up."""
        for seat in seats:
            self.reminded[seat] = now
