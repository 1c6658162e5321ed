"""Games that are set up for the person at a page."""

from __future__ import annotations

import re
import time
from typing import Any, Final

from playwright.sync_api import Page

PAX: Final = "pax_renaissance"
PATIENCE: Final = 90.0  # seconds until programs have played a game


def new_game(page: Page, *seats: str, title: str = PAX, seed: int | None = None, **more: Any) -> Any:
    """A game set up by the person at a page."""
    wanted: dict[str, Any] = {"title": title, "players": len(seats), "seats": list(seats), **more}
    if seed is not None:
        wanted["seed"] = seed
    origin = re.sub(r"^(https?://[^/]+).*", r"\1", page.url)
    answer = page.request.post("/api/games", data=wanted, headers={"origin": origin})
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
    """A game that programs have played to its end; the page is at its table."""
    made = new_game(page, "random", "random")
    until = time.monotonic() + PATIENCE
    while not page.request.get(f"/api/games/{made['id']}/view").json()["outcome"]:
        assert time.monotonic() < until, "the programs do not come to an end"
        time.sleep(0.1)
    go_to_table(page, made["id"])
    return made


def game_of(page: Page) -> str:
    """The game at whose table a page is."""
    found = re.search(r"#/games?/(\w+)", page.url)
    assert found, page.url
    return found[1]
