"""Why something cannot be done, asked in a real browser: by writing a move, and by pressing what is not lit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.guest import Guest
from tests.browser.players import wait_for

Guests = Callable[..., Guest]

# How much of the answer is hidden by its panel or lies outside the window, in pixels.
HIDDEN = """() => {
    const answer = document.querySelector(".panel-why .answer").getBoundingClientRect();
    const panel = document.querySelector("#panel-body").getBoundingClientRect();
    return Math.max(0, answer.bottom - Math.min(panel.bottom, innerHeight), Math.max(panel.top, 0) - answer.top);
}"""


def hears(page: Page) -> str:
    """What the page says aloud."""
    return page.locator("#announcer").text_content() or ""


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (360, 740)])
def test_an_answer_is_seen_and_heard_at_once(guests: Guests, language: str, width: int, height: int):
    guest = guests(width=width, height=height, preferences={"language": language}, reduced_motion="reduce")
    guest.sit(guest.create("me", "greedy", "greedy")["id"])
    guest.panel("why")
    guest.page.fill("#why-move", "end-turn")
    guest.page.keyboard.press("Enter")
    said = guest.page.locator(".answer p").first.inner_text()
    wait_for(guest.page, lambda: said in hears(guest.page))
    assert guest.page.evaluate(HIDDEN) == 0
