"""Games that are set up for the person at a page."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page

import regnum
from regnum.agents.registry import make_agent
from tests.browser.players import MOST_MOVES

PAX: Final = "pax_renaissance"
ENDING: Final = 283  # the seed of a short game that ends with two repressed pawns of one player on a ruler


def origin(page: Page) -> str:
    """The address of the server that a page came from."""
    return re.sub(r"^(https?://[^/]+).*", r"\1", page.url)


def new_game(page: Page, *seats: str, title: str = PAX, seed: int | None = None, **more: Any) -> Any:
    """A game set up by the person at a page."""
    wanted: dict[str, Any] = {"title": title, "players": len(seats), "seats": list(seats), **more}
    if seed is not None:
        wanted["seed"] = seed
    answer = page.request.post("/api/games", data=wanted, headers={"origin": origin(page)})
    assert answer.status == 201, answer.text()
    return answer.json()


def go_to_table(page: Page, game: str) -> None:
    """Go to the table of a game."""
    page.goto(f"/#/game/{game}")
    page.wait_for_selector(".table, .curtain")


def created(page: Page, *seats: str, title: str = PAX, seed: int | None = None, **more: Any) -> Any:
    """A game set up by the person at a page, who goes to its table."""
    made = new_game(page, *seats, title=title, seed=seed, **more)
    go_to_table(page, made["id"])
    return made


def finished(page: Page) -> Any:
    """A game for one screen that was played to its end, the same one every time; the page is at its table."""
    made = new_game(page, "me", "screen", seed=ENDING)
    players = [make_agent("random", ENDING + seat, PAX) for seat in range(2)]
    game = regnum.new(PAX, 2, ENDING)
    for number in range(MOST_MOVES):
        seat = game.waiting[0]
        option = players[seat].choose(game, seat)
        view = page.request.get(f"/api/games/{made['id']}/view?table=0").json()
        move = str(game.decision().spell(option))
        command = {"decision": view["decision"]["id"], "seat": seat, "move": move, "command_id": f"ending {number}"}
        answer = page.request.post(f"/api/games/{made['id']}/commands", data=command, headers={"origin": origin(page)})
        assert answer.status == 200, answer.text()
        game.apply(seat, option)
        if game.over:
            break
    go_to_table(page, made["id"])
    return made


def game_of(page: Page) -> str:
    """The game at whose table a page is."""
    found = re.search(r"#/games?/(\w+)", page.url)
    assert found, page.url
    return found[1]
