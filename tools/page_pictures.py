"""Take the pictures of the page that README and docs show, from a real browser at a real server.

    python tools/page_pictures.py [--folder docs/pictures]

Everything in them is the product as it is: a game between greedy programs is replayed move by move over the HTTP
contract, then the table is photographed. Run it again whenever the page changes.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

import regnum
from regnum.agents.registry import make_agent
from tests.browser.chromium import ARGUMENTS, browser_path
from tests.browser.tables import go_to_table
from tests.server.processes import serving

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
TITLE, PLAYERS, SEED, MOVES = "pax_renaissance", 3, 21, 46


def nothing(page: Page) -> None:
    """The screen as it opens."""


def closer_look(page: Page) -> None:
    """A card of the market in large, with the reasons why it cannot be bought."""
    page.locator(".card:not(.lit)").first.click()
    page.wait_for_selector(".inspector.pinned")
    page.locator(".intentions button").first.click()
    page.wait_for_selector(".answer")


@dataclass(frozen=True)
class Picture:
    """One picture: its name, its place, and how the page is used before it is taken."""

    name: str
    home: bool = False
    width: int = 1440
    height: int = 900
    language: str = "en"
    dark: bool = False
    before: Callable[[Page], None] = nothing


WANTED = (
    Picture("page-home", home=True, height=700),
    Picture("page-table", height=1000),
    Picture("page-why", height=1000, dark=True, before=closer_look),
    Picture("page-tablet", width=768, height=1024, language="pl"),
    Picture("page-phone", width=360, height=740, language="ru", dark=True),
)


def played() -> list[tuple[int, str]]:
    """The first moves of a game between greedy programs."""
    game = regnum.new(TITLE, players=PLAYERS, seed=SEED)
    players = [make_agent("greedy", seat) for seat in range(PLAYERS)]
    moves: list[tuple[int, str]] = []
    while len(moves) < MOVES or game.waiting != (0,):
        seat = game.waiting[0]
        option = players[seat].choose(game.title.determinise(game, seat, game.chance.copy()), seat)
        moves.append((seat, str(game.decision().spell(option))))
        game.apply(seat, option)
    return moves


def set_up(address: str) -> tuple[str, str]:
    """A game in which these moves were made: its id and the link of its first seat."""
    with httpx.Client(base_url=address, timeout=30) as client:
        wanted = {"title": TITLE, "players": PLAYERS, "seats": ["open"] * PLAYERS, "seed": SEED}
        made = client.post("/api/games", json=wanted).json()
        client.cookies.clear()
        for number, (seat, move) in enumerate(played()):
            headers = {"authorization": f"Bearer {made['seats'][seat]['token']}"}
            view = client.get(f"/api/games/{made['id']}/view", headers=headers).json()
            body = {"decision": view["decision"]["id"], "move": move, "command_id": str(number)}
            client.post(f"/api/games/{made['id']}/commands", json=body, headers=headers).raise_for_status()
    return made["id"], made["seats"][0]["link"]


def take(browser: Browser, address: str, picture: Picture, game: str, link: str, folder: Path) -> None:
    """Take one picture."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": picture.width, "height": picture.height},
        locale=picture.language,
        color_scheme="dark" if picture.dark else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    if picture.home:
        page.goto("/")
        page.wait_for_selector(".featured button")
    else:
        page.goto(link)
        go_to_table(page, game)
        page.wait_for_selector(".option")
    picture.before(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    page.screenshot(path=folder / f"{picture.name}.png")
    context.close()


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--folder", type=Path, default=PICTURES)
    folder: Path = parser.parse_args().folder
    with tempfile.TemporaryDirectory() as place, serving(Path(place)) as server, sync_playwright() as driver:
        game, link = set_up(server.address)
        browser = driver.chromium.launch(executable_path=browser_path(), args=list(ARGUMENTS))
        for picture in WANTED:
            take(browser, server.address, picture, game, link, folder)
        browser.close()


if __name__ == "__main__":
    main()
