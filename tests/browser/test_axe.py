"""axe finds nothing on any screen, in any language, light or dark, wide or narrow."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import pytest
from playwright.sync_api import Page

from regnum.edges.words import languages
from tests.browser.axe import SCRIPT, findings
from tests.browser.conftest import Opener
from tests.browser.players import PATIENCE, Mouse, step, wait_until, wait_until_still
from tests.browser.tables import created, finished

pytestmark = pytest.mark.page
NARROW = 360
SEED = 11  # seat 0 begins
STEPS = 12  # into a game, so that something has happened
LOOKS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def show_home(page: Page) -> None:
    """The first page, with a game to go on with."""
    created(page, "me", "greedy", seed=SEED)
    page.goto("/")
    page.wait_for_selector(".games")


def show_create(page: Page) -> None:
    """The form of a new game, unfolded."""
    page.goto("/#/new")
    page.wait_for_selector("form.create")
    for summary in page.locator("details.options-form summary").all():
        summary.click()


def show_settings(page: Page) -> None:
    """The menu of settings."""
    page.locator("details.menu summary").click()


def show_table(page: Page) -> None:
    """One's own turn."""
    created(page, "me", "greedy", "random", seed=SEED)
    page.wait_for_selector(".option")


def show_words(page: Page) -> None:
    """The table in words."""
    show_table(page)
    page.locator(".tabs button").nth(1).click()


def show_closer_look(page: Page) -> None:
    """A card that cannot be played now, and why."""
    show_table(page)
    page.locator(".card:not(.lit)").first.click()
    page.wait_for_selector(".inspector.pinned")


def show_rules(page: Page) -> None:
    """The drawer with the rules."""
    show_table(page)
    page.locator("#tab-more").click()
    page.locator(".panel-more button").first.click()
    page.wait_for_selector(".drawer")


def show_curtain(page: Page) -> None:
    """Between two hands."""
    created(page, "me", "screen", seed=SEED)
    page.wait_for_selector(".curtain")


def show_common(page: Page) -> None:
    """The common question of a window."""
    created(page, "me", "screen", "screen", title="probe_ambush", seed=5)
    page.locator(".raise").click()
    page.locator(".option").first.click()
    page.wait_for_selector(".common")


def show_orders(page: Page) -> None:
    """Standing orders, one of them in force, of a player with an open window before him."""
    show_common(page)
    page.locator(".claims .button").first.click()
    page.locator(".raise").click()
    page.locator("#tab-orders").click()
    page.locator(".order .button").last.click()
    page.wait_for_selector(".order .button + .button")


def show_own_seats(page: Page) -> None:
    """A player with two seats."""
    created(page, "me", "open", title="probe_twins", seed=5)
    page.wait_for_selector(".own-seat")


def show_way_back(page: Page) -> None:
    """The log while somebody chooses where to go back to."""
    show_table(page)
    page.locator(".option").first.click()
    page.wait_for_selector(".log-lines li")
    page.locator(".log-tools .button").click()
    page.wait_for_selector(".back-here")


def show_end(page: Page) -> None:
    """The end of a game."""
    finished(page)
    page.wait_for_selector(".ending")


def show_panel(page: Page, panel: str) -> None:
    """One of the panels beside the table."""
    show_table(page)
    page.locator(f"#tab-{panel}").click()


def show_talk(page: Page) -> None:
    """What is said at the table."""
    created(page, "me", "open", pace="live:30+10", seed=SEED)
    page.locator("#tab-talk").click()
    page.locator("#panel-body input, #panel-body textarea").first.fill("Deus vult")
    page.keyboard.press("Enter")


def show_notes(page: Page) -> None:
    """The private notebook."""
    show_panel(page, "notes")


def show_why(page: Page) -> None:
    """The question why something cannot be done."""
    show_panel(page, "why")


def show_crown(page: Page) -> None:
    """The board of Crusader Kings with everything unfolded."""
    created(page, "me", title="crusader_kings", scenario="1", seed=5)
    player = Mouse(page, 11)
    for _ in range(STEPS):
        step(player)
    page.wait_for_selector(".option")
    page.evaluate("document.querySelectorAll('.ck details').forEach(each => { each.open = true; })")
    page.wait_for_selector(".reigns")


def show_deal(page: Page) -> None:
    """A deal in Crusader Kings: one that was offered, and the draft of another."""
    created(page, "me", "open", "open", title="crusader_kings", seed=2)
    page.locator("#tab-deals").click()
    for _ in range(2):
        page.check("[data-partner='1']")
        page.locator(".deal-item", has=page.locator("input[type=number]")).first.locator("[type=checkbox]").check()
        if not page.locator(".offer").count():
            page.locator(".draft .propose").click()
            page.wait_for_selector(".offer")


def show_congress(page: Page) -> None:
    """A draft of three parties in private, another version of it being drafted, and promises made and being made."""
    created(page, "me", "open", "open", "open", title="probe_congress", seed=SEED)
    page.locator("#tab-deals").click()
    for seat in (1, 2):
        page.check(f"[data-partner='{seat}']")
    for part in ("0:1:gold:0", "1:2:province:1", "0+1:peace:0"):
        page.check(f"[data-part='{part}']")
    page.locator(".propose").click()
    page.wait_for_selector(".offer.private")
    for _ in range(2):
        page.select_option(".promise-kind", "spare")
        page.check("[data-promise-to='2']")
        if not page.locator(".vow").count():
            page.click("button.promise")
            page.wait_for_selector(".vow")
    page.locator(".offer .counter").click()
    page.wait_for_selector(".draft [data-part]")


def show_room(page: Page) -> None:
    """Something whispered, and another room about to be opened."""
    created(page, "me", "open", "open", title="probe_congress", seed=SEED)
    page.locator("#tab-talk").click()
    page.locator(".open-room").click()
    page.check("[data-whisper='1']")
    page.locator(".enter-room").click()
    page.locator("#say").fill("Deus vult")
    page.keyboard.press("Enter")
    page.wait_for_selector(".sayings li")
    page.locator(".open-room").click()


def show_europe(page: Page) -> None:
    """Here I Stand, told in words: an army being put together, with everything unfolded."""
    created(page, "me", *["random"] * 5, title="here_i_stand", seed=SEED)
    page.locator(".option[data-place='1']").click(timeout=PATIENCE)
    page.wait_for_selector(".board-side :text('Army in')")
    page.evaluate("document.querySelectorAll('.board-side details').forEach(each => { each.open = true; })")


def show_two_powers(page: Page) -> None:
    """Both hands of a player with two powers, and his standing orders."""
    created(page, "me", "open", "open", title="here_i_stand", scenario="1532", seed=SEED)
    page.wait_for_selector(".own-seat")
    page.locator("#tab-orders").click()
    page.wait_for_selector(".order")


def show_guide(page: Page) -> None:
    """A first game with comments, after a move."""
    page.locator("#quick-crusader_kings ~ .lesson button").click()
    page.wait_for_selector(".guide.welcoming")
    page.locator(".guide-row .button").click()
    page.locator(".guide-row .button").click()
    page.wait_for_selector(".guide progress[value='1']")


def show_welcome(page: Page) -> None:
    """The first words of a guide."""
    page.locator("#quick-pax_renaissance ~ .lesson button").click()
    page.wait_for_selector(".guide.welcoming")


@dataclass(frozen=True)
class Screen:
    """How to come to a screen, and which part of it is not on another one as well."""

    show: Callable[[Page], None]
    part: str = "html"


SCREENS = {
    "home": Screen(show_home),
    "create": Screen(show_create),
    "settings": Screen(show_settings, "header"),
    "table": Screen(show_table),
    "words": Screen(show_words, ".board-side"),
    "closer look": Screen(show_closer_look, ".inspector"),
    "rules": Screen(show_rules, ".drawer"),
    "talk": Screen(show_talk, ".side"),
    "notes": Screen(show_notes, ".side"),
    "why": Screen(show_why, ".side"),
    "curtain": Screen(show_curtain),
    "common question": Screen(show_common),
    "orders": Screen(show_orders, ".side"),
    "own seats": Screen(show_own_seats),
    "way back": Screen(show_way_back, ".side"),
    "end": Screen(show_end),
    "crown": Screen(show_crown),
    "deal": Screen(show_deal, ".side"),
    "europe": Screen(show_europe),
    "two powers": Screen(show_two_powers),
    "congress": Screen(show_congress, ".side"),
    "room": Screen(show_room, ".side"),
    "welcome": Screen(show_welcome, ".side"),
    "guide": Screen(show_guide, ".side"),
}


@pytest.mark.parametrize("width", [1440, NARROW])
@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing(open_page: Opener, name: str, width: int):
    """Languages and looks are switched at the table: nothing is loaded again."""
    screen, page = SCREENS[name], open_page(width=width, height=900)
    screen.show(page)
    found = {}
    for place, language in enumerate(languages()):
        page.locator(".head select").select_option(language)
        wait_until(page, "language => document.documentElement.lang === language", language)
        for look in LOOKS if width > NARROW else LOOKS[place % 2 :][:1]:
            page.emulate_media(color_scheme=look)
            wait_until_still(page)
            found[language, look] = findings(page, screen.part)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, language
    assert {place: each for place, each in found.items() if each} == {}


def test_axe_finds_what_is_wrong(open_page: Opener):
    page = open_page()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(finding.startswith("button-name") for finding in findings(page))


def test_axe_itself_is_intact():
    folder = SCRIPT.parent
    for line in (folder / "SHA256SUMS").read_text(encoding="utf-8").splitlines():
        digest, name = line.split()
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest
