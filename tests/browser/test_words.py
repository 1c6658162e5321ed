"""The table in words, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.guest import Guest

Guests = Callable[..., Guest]

# The blanks between things that can be asked about and the sign after them, in pixels.
BLANKS = """() => [...document.querySelectorAll(".sections button.asks")].flatMap((word) => {
    const next = word.nextElementSibling;
    if (!next || !/^[:,]/.test(next.textContent)) return [];
    const ends = document.createRange(), begins = document.createRange();
    ends.selectNodeContents(word);
    begins.selectNodeContents(next);
    const [end, begin] = [[...ends.getClientRects()].at(-1), begins.getClientRects()[0]];
    return end.bottom > begin.top && end.top < begin.bottom ? [begin.left - end.right] : [];
})"""


def test_signs_stand_right_behind_the_words_and_the_key_comes_first(guests: Guests):
    guest = guests()
    guest.sit(guest.create("me", "greedy")["id"])
    guest.press("In words")
    guest.page.wait_for_selector(".sections .words")
    blanks = guest.page.evaluate(BLANKS)
    assert len(blanks) > 30
    assert max(blanks) < 2
    first = guest.text(".sections .words:first-child")
    assert "K knight" in first
    assert "c Catholicism" in first
    assert guest.page.locator(".words.key").count() == 1
