"""Programs that go wrong, for workers: functions that another process can import."""

from __future__ import annotations

import os
import time
from pathlib import Path

from regnum.engine.codec import load
from regnum.engine.snapshot import snapshot
from regnum.server.workers import choose_move
from tests.eventually import eventually

PLACE = "REGNUM_TEST_ASKED"  # where a program writes that it was asked


def hang(data: bytes, agent: str, seat: int, seed: int) -> str:
    """Think for ever."""
    time.sleep(1000)
    return ""


def die(data: bytes, agent: str, seat: int, seed: int) -> str:
    """Take the whole process down."""
    os._exit(9)


def fail(data: bytes, agent: str, seat: int, seed: int) -> str:
    """Make a mistake."""
    raise ValueError("no idea")


def cheat(data: bytes, agent: str, seat: int, seed: int) -> str:
    """Answer what is not allowed."""
    return "declare imperial"


def tell(data: bytes, agent: str, seat: int, seed: int) -> str:
    """Write down which hands one is shown, and whose; the agent's name is where."""
    with Path(os.environ["REGNUM_TEST_HANDS"]).open("a", encoding="utf-8") as file:
        file.write(f"{seat} {snapshot(load(data).game).state['hand']} {b'secret' in data}\n")
    return choose_move(data, agent, seat, seed)


def wait_to_be_killed(data: bytes, agent: str, seat: int, seed: int) -> str:
    """Write down in which process one thinks, and think for ever."""
    with Path(os.environ[PLACE]).open("a", encoding="utf-8") as file:
        file.write(f"{os.getpid()}\n")
    return hang(data, agent, seat, seed)


def wait_once_to_be_killed(data: bytes, agent: str, seat: int, seed: int) -> str:
    """The same the first time; afterwards think as usual."""
    if Path(os.environ[PLACE]).exists():
        return choose_move(data, agent, seat, seed)
    return wait_to_be_killed(data, agent, seat, seed)


def sleep_as_long_as_the_seat_says(data: bytes, agent: str, seat: int, seed: int) -> str:
    """So many seconds."""
    time.sleep(seat)
    return str(seat)


async def asked(times: int) -> list[int]:
    """In which processes programs were asked, once that has happened so many times."""

    async def written() -> list[int]:
        place = Path(os.environ[PLACE])
        found = [int(line) for line in place.read_text(encoding="utf-8").splitlines()] if place.exists() else []
        return found if len(found) >= times else []

    return await eventually(written)
