"""axe finds nothing on any screen, in any language, light or dark, wide or narrow."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page

from regnum.text import languages
from tests.browser.axe import SCRIPT, findings
from tests.browser.conftest import Opener
from tests.browser.tables import created, finished

SEED = 11  # seat 0 begins
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
    page.locator("details.options-form summary").click()


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
    page.locator(".more button").first.click()
    page.wait_for_selector(".drawer")


def show_curtain(page: Page) -> None:
    """Between two hands."""
    created(page, "me", "screen", seed=SEED)
    page.wait_for_selector(".curtain")


def show_end(page: Page) -> None:
    """The end of a game."""
    finished(page)
    page.wait_for_selector(".ending")


SCREENS: dict[str, Callable[[Page], None]] = {
    "home": show_home,
    "create": show_create,
    "settings": show_settings,
    "table": show_table,
    "words": show_words,
    "closer look": show_closer_look,
    "rules": show_rules,
    "curtain": show_curtain,
    "end": show_end,
}


@pytest.mark.parametrize("width", [1440, 360])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(open_page: Opener, screen: str, width: int):
    """Languages and looks are switched at the table: nothing is loaded again."""
    page = open_page(width=width, height=900)
    SCREENS[screen](page)
    found = {}
    for language in languages():
        page.locator(".head select").select_option(language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        for look in LOOKS:
            page.emulate_media(color_scheme=look)
            page.wait_for_timeout(100)
            found[language, look] = findings(page)
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
