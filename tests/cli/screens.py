"""What the tests of the full screen share: a way to sit in front of it."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

import regnum
from regnum.cli.screen.app import Table
from regnum.cli.screen.dialogs import Curtain
from regnum.cli.session import Session
from regnum.engine.chance import FastChance
from regnum.engine.history import History
from regnum.engine.title import Title

Script = Callable[[Table, Pilot[None]], Awaitable[None]]


def pax(*seats: str, seed: int = 3) -> Session:
    """A game of Pax Renaissance; with seed 3 seat 0 begins."""
    return Session(History(regnum.new("pax_renaissance", len(seats), seed)), seats, seed)


def probe(title: Title[Any], *seats: str) -> Session:
    """A game of a tiny title."""
    options = {name: option.default for name, option in title.options.items()}
    return Session(History(title.setup(options, len(seats), FastChance(5))), seats, 5)


def sit(session: Session, script: Script, size: tuple[int, int] = (120, 40)) -> Table:
    """Play on a screen of that size."""
    app = Table(session)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await quiet(app, pilot)
            await drawn(app, pilot)
            await script(app, pilot)

    asyncio.run(play())
    return app


async def quiet(app: Table, pilot: Pilot[None]) -> None:
    """Wait until no program thinks any more and everything is drawn."""
    for _ in range(200):
        await app.workers.wait_for_complete()
        await pilot.pause()
        if app.left or app.game.over or app.asked is not None or isinstance(app.screen, Curtain):
            break


async def drawn(app: Table, pilot: Pilot[None]) -> None:
    """Wait until more than the title is on the screen; on a busy machine the first picture takes a while."""
    for _ in range(100):
        if len(seen(app)) > len(app.title) + 20:
            return
        await pilot.pause(0.05)


async def until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Wait until something holds; a busy machine scrolls late."""
    for _ in range(100):
        if condition():
            return
        await pilot.pause(0.02)
    raise AssertionError("in vain")


async def press(app: Table, pilot: Pilot[None], *keys: str) -> None:
    """Press keys, each after everything has settled."""
    for key in keys:
        await pilot.press(key)
        await quiet(app, pilot)


def seen(app: Table) -> str:
    """All words on the screen."""
    texts = re.findall(r">([^<]*)</text>", app.export_screenshot())
    return " ".join(html.unescape(" ".join(texts)).replace("\xa0", " ").split())


def told(app: Table) -> str:
    """The short answer to what was done last."""
    return str(app.query_one("#message", Static).content)


def pointed(app: Table) -> str:
    """What is marked on the table, also outside the part in sight."""
    rows = ("".join(segment.text for segment in row) for row in app.canvas.rows)
    found: Sequence[str] = re.findall(r"➤[^\[│]*", "\n".join(rows))
    return " ".join(part.strip() for part in found)
