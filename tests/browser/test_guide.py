"""A first game with comments in the browser: the guide leads, steps back, and goes when it is told to."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

import regnum
from regnum.edges.presenter import presenter_of
from tests.browser.conftest import Opener
from tests.browser.guest import Guest
from tests.browser.players import PATIENCE, sequence, wait_until
from tests.browser.tables import PAX, game_of

pytestmark = pytest.mark.page
CROWN = "crusader_kings"
EUROPE = "here_i_stand"
STEPS = 8
SPOKEN = "before => Number(document.querySelector('.table').dataset.seq) > before"
# The focus is on the button that plays the suggested move, and it would be played.
READY = "() => document.activeElement?.matches('.guide:not(.welcoming) .guide-row .button[aria-disabled=false]')"
ASKED = f"before => ({SPOKEN})(before) && Boolean(document.querySelector('.guide:not(.resting)'))"


def begin(page: Page, title: str) -> None:
    """From the first page to the first words of the guide, and past them."""
    page.locator(f"#quick-{title} ~ .lesson button").click()
    page.wait_for_selector(".guide.welcoming", timeout=PATIENCE)
    page.locator(".guide-row .button").click()
    page.wait_for_selector(".guide-move")
    page.mouse.move(0, 0)  # what the pointer rests on is lit


def box(part: Locator) -> FloatRect:
    """Where a part of the page is."""
    found = part.bounding_box()
    assert found is not None
    return found


def within(part: Locator, whole: Locator) -> bool:
    """Whether a part stands within another from top to bottom; a pixel does not matter."""
    inner, outer = box(part), box(whole)
    return outer["y"] - 1 <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1


def hear_suggestions(page: Page) -> None:
    """Write down everything that the guide suggests from now on, also what stands there only for a moment."""
    page.evaluate("""() => {
        window.suggested = new Set();
        const hear = () => {
            const said = document.querySelector(".guide-move > :last-child");
            if (said) window.suggested.add(said.textContent.trim().toLowerCase());
        };
        new MutationObserver(hear).observe(document.body, {subtree: true, childList: true, characterData: true});
        hear();
    }""")


def play_this(page: Page) -> None:
    """Make the suggested move, and wait until the guide speaks again."""
    before = sequence(page)
    page.get_by_role("button", name="Play this", exact=True).click()
    wait_until(page, ASKED, before)


@pytest.mark.parametrize("title", [PAX, CROWN, EUROPE])
def test_play_this_leads_along_the_script(open_page: Opener, title: str):
    page = open_page()
    begin(page, title)
    tutorial = presenter_of(regnum.find_title(title)).tutorial()
    assert tutorial is not None
    own = [step for step in tutorial.steps if step.seat == tutorial.seat]
    hear_suggestions(page)
    texts = set()
    for number in range(STEPS):
        view = page.evaluate("async (path) => (await fetch(path)).json()", f"/api/games/{game_of(page)}/view")
        assert view["guide"]["move"] == own[number].move
        text = next(option["text"] for option in view["options"] if option["move"] == own[number].move)
        texts.add(text.lower())
        marked = page.locator(".option.hinted")
        assert marked.count() == 1
        assert marked.inner_text().strip("✦ \n").lower() == text.lower()
        assert page.locator(".guide-move").inner_text().lower().endswith(text.lower())
        assert page.locator(".guide-text p").inner_text() == view["guide"]["comments"][0]
        assert page.locator(".guide progress").get_attribute("value") == str(number)
        assert within(marked, page.locator(".option-list"))
        play_this(page)
    texts.add(page.locator(".guide-move > :last-child").inner_text().lower())
    heard = page.evaluate("[...window.suggested]")  # while others move, nothing but words either
    assert [said for said in heard if not said.endswith(tuple(texts))] == []


def test_the_suggested_move_is_marked_on_the_board(open_page: Opener):
    page = open_page()
    begin(page, PAX)
    assert page.locator(".board-side .card.pointed").count() == 1
    assert "Phocoean Alum" in page.locator(".board-side .card.pointed").first.inner_text()


def test_whoever_strays_may_take_the_move_back(open_page: Opener):
    page = open_page()
    begin(page, PAX)
    before = sequence(page)
    page.locator(".option:not(.hinted)").first.click()
    wait_until(page, ASKED, before)
    assert "You go your own way" in page.locator(".guide-text").inner_text()
    assert page.locator(".guide-move, .option.hinted").count() == 0
    before = sequence(page)
    page.get_by_role("button", name="Take the move back", exact=True).click()
    wait_until(page, ASKED, before)
    assert page.locator(".guide-move").count() == 1


def test_the_guide_goes_for_good_and_comes_back_when_called(open_page: Opener):
    page = open_page()
    begin(page, PAX)
    page.get_by_role("button", name="I go on alone", exact=True).click()
    page.wait_for_selector(".guide", state="detached")
    assert page.locator(".option.hinted").count() == 0
    page.reload()
    page.wait_for_selector(".option")
    assert page.locator(".guide").count() == 0
    page.locator("#tab-more").click()
    page.get_by_role("button", name="Call the guide back", exact=True).click()
    page.wait_for_selector(".guide")


def test_after_a_reload_the_guide_is_where_it_was(open_page: Opener):
    page = open_page()
    begin(page, CROWN)
    play_this(page)
    said = page.locator(".guide-text").inner_text()
    page.reload()
    page.wait_for_selector(".guide-move")
    assert page.locator(".guide-text").inner_text() == said


def test_the_guide_speaks_the_language_of_the_page_and_follows_when_it_changes(open_page: Opener):
    page = open_page(language="pl")
    page.locator(f"#quick-{CROWN} ~ .lesson button").click()
    page.wait_for_selector(".guide.welcoming", timeout=PATIENCE)
    assert "Wilhelmem Zdobywcą" in page.locator(".guide-text").inner_text()
    page.locator(".head select").select_option("ru")
    wait_until(page, "() => document.querySelector('.guide-text').innerText.includes('Вильгельм Завоеватель')")


def test_others_have_no_guide(guests: Callable[..., Guest]):
    learner, stranger = guests(), guests()
    learner.visit()
    begin(learner.page, PAX)
    stranger.visit(f"/#/game/{game_of(learner.page)}")
    assert stranger.page.locator(".guide").count() == 0
    assert learner.page.locator(".guide").count() == 1


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024), (1024, 700)])
def test_the_guide_covers_nothing(open_page: Opener, width: int, height: int):
    page = open_page(width=width, height=height)
    begin(page, CROWN)
    parts = [box(page.locator(part).first) for part in (".prompt", ".guide", ".options", ".board-side")]
    for one, other in combinations(parts, 2):
        beside = one["x"] >= other["x"] + other["width"] or other["x"] >= one["x"] + one["width"]
        below = one["y"] >= other["y"] + other["height"] or other["y"] >= one["y"] + one["height"]
        assert beside or below
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for inner in (".guide-text", ".guide-move", ".guide-row .button"):
        assert within(page.locator(inner), page.locator(".guide"))


def test_it_can_be_followed_with_the_keyboard_alone(open_page: Opener):
    page = open_page()
    button = page.locator(f"#quick-{PAX} ~ .lesson button")
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".guide.welcoming", timeout=PATIENCE)
    page.locator(".guide-row .button").focus()
    page.keyboard.press("Enter")
    wait_until(page, READY)
    for _ in range(3):
        before = sequence(page)
        page.keyboard.press("Enter")
        wait_until(page, ASKED, before)
        wait_until(page, READY)
    expect(page.locator(".guide progress")).to_have_attribute("value", "3")
