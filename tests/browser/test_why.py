"""Why something cannot be done, asked in a real browser: by writing a move, and by pressing what is not lit."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from regnum.engine.registry import find_title
from tests.browser.guest import Guest
from tests.browser.players import wait_for

Guests = Callable[..., Guest]
CROWN = "crusader_kings"
TITLE = find_title(CROWN)
KINDS = ("region", "character", "development", "card", "token", "position")
PRESSED = 4  # of every kind
UNLIT = ".board-side [data-thing^='{kind}:']:not(.lit, .glows, g):visible"

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
    assert not re.search(r"\(\w+ [A-Z]?\d", said)  # its paragraph stands behind it as a link, with no name of ours
    assert guest.page.locator(".answer .link").count() == 1
    wait_for(guest.page, lambda: said in hears(guest.page))
    assert guest.page.evaluate(HIDDEN) == 0


def press_unlit(page: Page, kind: str) -> list[str]:
    """Press some things of a kind, and ask everything that is offered for them; what was offered."""
    things = page.locator(UNLIT.format(kind=kind))
    step = max(1, things.count() // PRESSED)
    offered: list[str] = []
    for place in range(0, things.count(), step):
        things.nth(place).evaluate("(thing) => thing.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
        page.wait_for_selector(".inspector.pinned")
        buttons = page.locator(".inspector .intentions button.second")
        offered += buttons.all_inner_texts()
        for number in range(buttons.count()):
            with page.expect_response("**/explain?*"):
                buttons.nth(number).click()
            expect(page.locator(".inspector .answer")).to_be_visible()
            assert "ck-" not in page.locator(".inspector .answer").inner_text()
        page.locator(".inspector .close").click()
        page.wait_for_selector(".inspector.pinned", state="detached")
    return offered


@pytest.mark.parametrize(("language", "letters"), [("en", "[A-Z]"), ("ru", "[А-Я]"), ("pl", "[A-ZŁŚŻ]")])
def test_in_crusader_kings_whatever_is_not_lit_can_be_asked_about(guests: Guests, language: str, letters: str):
    guest = guests(preferences={"language": language}, reduced_motion="reduce")
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url) if "/explain?" in request.url else None)
    guest.sit(guest.create("me", "greedy", "greedy", title=CROWN, seed=11)["id"])
    guest.page.evaluate("document.querySelectorAll('.ck details').forEach(each => { each.open = true; })")
    offered = {kind: press_unlit(guest.page, kind) for kind in KINDS}
    assert [kind for kind, moves in offered.items() if not moves] == ["card"]  # the first choice is what to draw
    texts = [text for moves in offered.values() for text in moves]
    written = [parse_qs(urlsplit(url).query)["move"][0] for url in asked]
    assert len(written) == len(texts) > 30
    for move, text in zip(written, texts, strict=True):
        assert any(cls.domain.parse(TITLE.read(move)) >= 0 for cls in TITLE.decision_classes), move
        assert re.match(letters, text), text
        assert text != move
        assert "ck-" not in text
