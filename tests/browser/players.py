"""People who play in a browser: one with a mouse, one with nothing but a keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from playwright.sync_api import Page

from tests.eventually import eventually_so

T = TypeVar("T")
PATIENCE: Final = 60_000  # milliseconds; programs think on a busy machine
MOST_MOVES: Final = 600
MOVED: Final = """before => Boolean(document.querySelector(".curtain, .ending")
    || Number(document.querySelector(".table")?.dataset.seq) > before)"""
STILL: Final = """() => document.fonts.status === "loaded" && document.getAnimations().every((each) =>
    each.playState !== "running" || each.effect?.getComputedTiming().endTime === Infinity)"""
ASKED: Final = ".option:not([disabled]), .ending, .curtain"


class Player(Protocol):
    """Somebody at a page, who can raise the curtain and answer once."""

    page: Page

    def raise_curtain(self) -> None:
        """Let the next one see his hand."""

    def answer(self) -> None:
        """Make any of the moves."""


class Mouse:
    """Clicks: on whatever is lit on the board where that says enough, else in the list."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.on_board = 0

    def raise_curtain(self) -> None:
        """Press the button on the curtain."""
        self.page.click(".curtain .raise")

    def answer(self) -> None:
        """Press something lit, and then one of the moves that are left; or at once one of the list.

        Where no choice is left, the page's deputy may have been quicker: then there is nothing to press.
        """
        lit = self.page.locator(".board-side .lit:visible")
        count = lit.count()
        if count and self.chance.random() < 0.5:
            before = sequence(self.page)
            lit.nth(self.chance.randrange(count)).click()
            self.on_board += 1
            wait_until_drawn(self.page)
            if self.page.locator(".aimed").count() == 0 or sequence(self.page) != before:
                return
        options = self.page.locator(".option:not([disabled])")
        left = options.count()
        if left:
            options.nth(self.chance.randrange(left)).click()


class Keyboard:
    """Never touches a mouse."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)

    def raise_curtain(self) -> None:
        """Go to the button on the curtain and press it."""
        self.go_to(".raise")
        self.page.keyboard.press("Enter")

    def answer(self) -> None:
        """Walk to the list, choose by arrows or digits, press Enter."""
        count = self.page.locator(".option").count()
        wanted = self.chance.randrange(count)
        self.go_to(".option")
        if self.chance.random() < 0.5:
            self.page.keyboard.type(str(wanted + 1))
        else:
            self.page.keyboard.press("Home")
            for _ in range(wanted):
                self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def go_to(self, selector: str) -> None:
        """Press Tab until something that fits has the focus."""
        for _ in range(400):
            if self.page.evaluate("selector => document.activeElement?.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {selector}")


def wait_until(page: Page, condition: str, argument: object = None) -> None:
    """Wait until a function of the page says yes; the page's policy forbids the driver to wait inside it."""
    wait_for(page, lambda: bool(page.evaluate(condition, argument)))


def wait_for(page: Page, condition: Callable[[], T | None]) -> T:
    """What a condition gives, as soon as that is something; the page goes on meanwhile."""
    return eventually_so(condition, PATIENCE / 1000, lambda seconds: page.wait_for_timeout(seconds * 1000))


def wait_until_drawn(page: Page) -> None:
    """Wait until everything that changed is drawn."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def wait_until_still(page: Page) -> None:
    """Wait until everything that changed is drawn, with its fonts, and nothing moves that will ever stop."""
    wait_until_drawn(page)
    wait_until(page, STILL)


def sequence(page: Page) -> int:
    """The number of the last entry that the page shows, or -1."""
    shown = page.locator(".table[data-seq]")
    return int(shown.get_attribute("data-seq") or -1) if shown.count() else -1


def step(player: Player) -> bool:
    """Wait until the page asks something of this player, and answer; False when the game is over."""
    page = player.page
    page.wait_for_selector(ASKED, timeout=PATIENCE)
    if page.locator(".ending").count():
        return False
    if page.locator(".curtain").count():
        player.raise_curtain()
        page.wait_for_selector(".table", timeout=PATIENCE)
        return True
    before = sequence(page)
    player.answer()
    wait_until(page, MOVED, before)
    return True


def play_to_the_end(player: Player) -> int:
    """Answer until the game is over; the number of steps."""
    for steps in range(MOST_MOVES):
        if not step(player):
            return steps
    raise AssertionError(f"no end after {MOST_MOVES} moves")
