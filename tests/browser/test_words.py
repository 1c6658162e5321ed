"""The table in words, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.guest import Guest
from tests.browser.tables import finished

Guests = Callable[..., Guest]
CROWN = "crusader_kings"

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
