"""The table in words, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.guest import Guest
from tests.browser.players import wait_until_drawn
from tests.browser.tables import finished

Guests = Callable[..., Guest]
CROWN = "crusader_kings"

# The blanks between things that can be asked about and the sign after them, in pixels; a word on two lines is a block.
BLANKS = """() => [...document.querySelectorAll(".sections button.asks")].flatMap((word) => {
    const next = word.nextElementSibling;
    if (!next || !/^[:,]/.test(next.textContent) || word.offsetHeight > 30) return [];
    const ends = document.createRange(), begins = document.createRange();
    ends.selectNodeContents(word);
    begins.selectNodeContents(next);
    const [end, begin] = [[...ends.getClientRects()].at(-1), begins.getClientRects()[0]];
    return end.bottom > begin.top && end.top < begin.bottom ? [begin.left - end.right] : [];
})"""


# Words whose sign begins the next line.
LEFT_ALONE = """() => [...document.querySelectorAll(".sections button.word")].filter((word) => {
    const next = word.nextElementSibling;
    if (!next || !/^[,:;.)]/.test(next.textContent)) return false;
    const sign = document.createRange();
    sign.selectNodeContents(next);
    return sign.getClientRects()[0].top >= word.getBoundingClientRect().bottom - 2;
}).map((word) => word.textContent)"""


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_no_line_begins_with_a_sign(guests: Guests, language: str):
    guest = guests(preferences={"language": language})
    guest.sit(guest.create("me", *["random"] * 5, title="here_i_stand", seed=3)["id"])
    guest.waits("document.querySelectorAll('.sections .kept').length > 100")
    for width in (1440, 768, 360):
        guest.page.set_viewport_size({"width": width, "height": 900})
        wait_until_drawn(guest.page)
        assert guest.page.evaluate(LEFT_ALONE) == [], width
        assert guest.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0, width


def test_signs_stand_right_behind_the_words_and_the_key_comes_first(guests: Guests):
    guest = guests()
    guest.sit(guest.create("me", "greedy")["id"])
    guest.press("In words")
    guest.page.wait_for_selector(".sections .words")
    guest.waits(f"({BLANKS})().length > 30")  # the table is drawn again with every view
    blanks = guest.page.evaluate(BLANKS)
    assert max(blanks) < 2
    first = guest.text(".sections .words:first-child")
    assert "K knight" in first
    assert "c Catholicism" in first
    assert guest.page.locator(".words.key").count() == 1


def test_a_card_in_large_says_everything_once(guests: Guests):
    guest = guests(reduced_motion="reduce")
    guest.sit(guest.create("me", "greedy", title=CROWN, seed=3)["id"])
    card = guest.page.locator(".crown-card[data-thing^='card:']")
    while card.count() == 0:
        guest.move(guest.page.locator(".option").first)
        guest.page.wait_for_selector(".option")
    card.first.hover()
    look = guest.page.locator(".inspector")
    look.wait_for()
    for part in (".crown-face-head", ".crown-face-text"):
        said = look.locator(part).inner_text().strip()
        assert look.inner_text().count(said) == 1, said


def test_a_program_of_the_rulebook_is_named_once(guests: Guests):
    guest = guests()
    guest.sit(guest.create("me", "postis", title=CROWN, seed=3)["id"])
    assert guest.text(".seat:nth-child(2)").lower().count("postis") == 1
    assert "Program: Postis (Researcher)" in guest.text(".seat:nth-child(2)")


def test_the_end_is_told_once(guests: Guests):
    guest = guests()
    guest.visit()
    finished(guest.page)
    guest.page.wait_for_selector(".ending")
    told = guest.page.locator(".table").inner_text()
    assert told.count("The game is over") == 1
    assert "winner" in guest.text("#prompt")


@pytest.mark.parametrize(("language", "told"), [("en", 0), ("ru", 1), ("pl", 1)])
def test_whoever_reads_another_language_is_told_that_the_rules_are_in_english(guests: Guests, language: str, told: int):
    guest = guests(preferences={"language": language})
    guest.sit(guest.create("me", "greedy")["id"])
    guest.panel("more")
    guest.page.locator(".panel-more button").first.click()
    guest.page.wait_for_selector(".drawer .paragraph")
    assert guest.page.locator(".drawer form p").count() == told
