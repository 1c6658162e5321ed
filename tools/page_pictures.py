"""Take the pictures of the page that README and docs show, from a real browser at a real server.

    python tools/page_pictures.py [--folder docs/pictures] [--only crown]

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


@dataclass(frozen=True)
class Played:
    """A game between greedy programs, and how far it has come."""

    title: str
    players: int
    seed: int
    moves: int


PAX = Played("pax_renaissance", 3, 21, 46)
CROWN = Played("crusader_kings", 5, 4, 260)
GUIDED = 11  # presses of the guide's button


def nothing(page: Page) -> None:
    """The screen as it opens."""


def closer_look(page: Page) -> None:
    """A card of the market in large, with the reasons why it cannot be bought."""
    page.locator(".card:not(.lit)").first.click()
    page.wait_for_selector(".inspector.pinned")
    page.locator(".intentions button").first.click()
    page.wait_for_selector(".answer")


def first_game(page: Page) -> None:
    """The guide of a first game, a few moves on."""
    page.locator("#quick-crusader_kings ~ .lesson button").click()
    page.wait_for_selector(".guide.welcoming")
    for _ in range(GUIDED):
        page.locator(".guide:not(.resting) .guide-row .button").click()
        page.wait_for_timeout(700)  # programs answer, and the map follows
    page.wait_for_selector(".guide:not(.resting)")


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
    of: Played = PAX


WANTED = (
    Picture("page-home", home=True, height=700),
    Picture("page-table", height=1000),
    Picture("page-why", height=1000, dark=True, before=closer_look),
    Picture("page-tablet", width=768, height=1024, language="pl"),
    Picture("page-phone", width=360, height=740, language="ru", dark=True),
    Picture("page-crown-table", height=1000, of=CROWN),
    Picture("page-guide", home=True, height=1000, before=first_game),
    Picture("page-crown-phone", width=360, height=740, language="ru", dark=True, of=CROWN),
)


def moves_of(wanted: Played) -> list[tuple[int, str]]:
    """The first moves of a game between greedy programs."""
    game = regnum.new(wanted.title, players=wanted.players, seed=wanted.seed)
    players = [make_agent("greedy", seat) for seat in range(wanted.players)]
    moves: list[tuple[int, str]] = []
    while len(moves) < wanted.moves or game.waiting != (0,):
        seat = game.waiting[0]
        option = players[seat].choose(game.title.determinise(game, seat, game.chance.copy()), seat)
        moves.append((seat, str(game.decision().spell(option))))
        game.apply(seat, option)
    return moves


def set_up(address: str, game: Played) -> tuple[str, str]:
    """A game in which these moves were made: its id and the link of its first seat."""
    with httpx.Client(base_url=address, timeout=30) as client:
        wanted = {"title": game.title, "players": game.players, "seats": ["open"] * game.players, "seed": game.seed}
        made = client.post("/api/games", json=wanted).json()
        client.cookies.clear()
        for number, (seat, move) in enumerate(moves_of(game)):
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
    parser.add_argument("--only", default="", help="a part of the names of the pictures that are wanted")
    arguments = parser.parse_args()
    folder: Path = arguments.folder
    pictures = [picture for picture in WANTED if arguments.only in picture.name]
    with tempfile.TemporaryDirectory() as place, serving(Path(place)) as server, sync_playwright() as driver:
        tables = {game: set_up(server.address, game) for game in {picture.of for picture in pictures}}
        browser = driver.chromium.launch(executable_path=browser_path(), args=list(ARGUMENTS))
        for picture in pictures:
            take(browser, server.address, picture, *tables[picture.of], folder)
        browser.close()


if __name__ == "__main__":
    main()
