"""Programs that go wrong, for workers: functions that another process can import."""

from __future__ import annotations

import os
import time
from pathlib import Path

from regnum.engine.codec import load, snapshot
from regnum.server.workers import think


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
    return think(data, agent, seat, seed)
