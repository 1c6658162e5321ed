"""Plays a fixed session on the full screen and draws its pictures for the documentation.

    python tools/terminal_pictures.py            # into docs/pictures/
    python tools/terminal_pictures.py FOLDER

The same code gives the same pictures: the game has a fixed seed, and the inputs are below. The pictures name no font
from the network, so they look the same offline.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from textual.pilot import Pilot

import regnum
from regnum.cli import output
from regnum.cli.play import first_game
from regnum.cli.screen.app import Table
from regnum.cli.session import Session
from regnum.engine.history import History
from regnum.engine.registry import find_title
from regnum.selfplay.match import Player

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
FONTS: Final = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace"
PAX: Final = "pax_renaissance"
CROWN: Final = "crusader_kings"
MANY: Final = 7  # answers that make a picture worth looking at


@dataclass(frozen=True)
class Picture:
    """One picture: who sits where, how far the game has come, what is pressed, and how large the screen is."""

    name: str
    language: str
    size: tuple[int, int]
    keys: Sequence[str] = ()
    seats: Sequence[str] = ("me", "greedy")
    moves: int = 0
    tutorial: bool = False
    title: str = PAX


SESSION: Final = (
    Picture("opening", "en", (160, 50), ("2",)),
    Picture("lights", "en", (120, 40), ("4",), moves=60),
    Picture("narrow", "en", (80, 24), ("3",), moves=60),
    Picture("hint", "en", (120, 40), ("h",), ("me", "greedy", "greedy"), 110),
    Picture("why", "en", (120, 40), ("W", *"sell", "space", *"gutenberg", "enter")),
    Picture("odds", "en", (120, 40), ("o",), moves=60),
    Picture("curtain", "en", (80, 24), seats=("me", "me")),
    Picture("tutorial", "en", (120, 40), ("escape",), tutorial=True),
    Picture("tutorial-ru", "ru", (120, 40), ("escape", "enter", "enter"), tutorial=True),
    Picture("russian", "ru", (160, 50), ("2",), moves=60),
    Picture("polish", "pl", (160, 50), ("2",), moves=60),
    Picture("crown", "en", (160, 50), ("2",), ("me", "greedy", "greedy"), 120, title=CROWN),
    Picture("crown-odds", "ru", (120, 40), ("o",), ("me", "greedy", "greedy"), 120, title=CROWN),
)


def session_of(picture: Picture) -> Session:
    """The game of a picture, played by programs as far as it shall have come, and on until the person has a choice."""
    if picture.tutorial:
        return first_game(find_title(picture.title))
    history: History[Any] = History(regnum.new(picture.title, len(picture.seats), 7))
    players = [Player("greedy", seat) for seat in range(len(picture.seats))]
    while len(history.entries) < picture.moves or (picture.moves and not has_choice(history)):
        seat = history.game.waiting[0]
        history.move(seat, str(history.game.decision().spell(players[seat].answer(history.game, seat))))
    return Session(history, picture.seats, 7)


def has_choice(history: History[Any]) -> bool:
    """Whether seat 0 is asked and has many answers."""
    return history.game.waiting[0] == 0 and len(history.game.legal(0)) >= MANY


async def drawn(picture: Picture) -> str:
    """The picture as SVG."""
    output.use_language(picture.language)
    app = Table(session_of(picture))
    async with app.run_test(size=picture.size) as pilot:
        await settled(app, pilot)
        for key in picture.keys:
            await pilot.press(key)
            await settled(app, pilot)
        return offline(app.export_screenshot())


async def settled(app: Table, pilot: Pilot[None]) -> None:
    """Wait until programs have answered and everything is drawn."""
    for _ in range(4):
        await app.workers.wait_for_complete()
        await pilot.pause(0.05)


def offline(picture: str) -> str:
    """The picture without fonts from the network, and with the same names in it each time it is drawn."""
    picture = re.sub(r"@font-face\s*{[^}]*}", "", picture)
    picture = re.sub(r"font-family:[^;]*;", f"font-family: {FONTS};", picture)
    picture = picture.replace("font-size: 20px", "font-size: 21px")  # so that the lines of frames meet
    return re.sub(r"terminal-\d+", "terminal", picture)


def main(arguments: Sequence[str]) -> None:
    """Draw all pictures."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for picture in SESSION:
        path = folder / f"terminal-{picture.name}.svg"
        path.write_text(asyncio.run(drawn(picture)), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
