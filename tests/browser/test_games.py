"""Whole games in a real browser: by mouse, by keyboard alone, at one screen, by link, and on a phone."""

from __future__ import annotations

import json

import httpx
import pytest
from playwright.sync_api import expect

import regnum
from tests.browser.conftest import Opener
from tests.browser.players import Keyboard, Mouse, play_to_the_end, sequence, step, wait_for
from tests.browser.tables import created, game_of
from tests.probes import PROBES
from tests.server.processes import ServerProcess


def test_one_seat_to_the_end_by_mouse(open_page: Opener, server: ServerProcess):
    """Two clicks from home to the table, then clicks on the board and in the list until somebody has won."""
    page = open_page()
    page.locator("#quick-pax_renaissance ~ .row button").first.click()
    page.wait_for_selector(".table")
    player = Mouse(page, 1)
    assert play_to_the_end(player) > 5
    assert player.on_board > 0
    expect(page.locator(".ending")).to_be_visible()
    finished = httpx.get(f"{server.address}/api/games/{game_of(page)}/export").content
    assert regnum.load(finished).game.over


def test_one_seat_to_the_end_by_keyboard_alone(open_page: Opener):
    page = open_page()
    player = Keyboard(page, 2)
    player.go_to("#quick-pax_renaissance ~ .row button")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table")
    assert play_to_the_end(player) > 5
    expect(page.locator(".ending")).to_be_visible()


def test_a_game_at_one_screen_with_a_curtain_between_hands(open_page: Opener):
    page = open_page()
    created(page, "me", "screen", "greedy")
    player = Mouse(page, 3)
    curtains = 0
    for _ in range(600):
        page.wait_for_selector(".option:not([disabled]), .ending, .curtain")
        if page.locator(".curtain").count():
            curtains += 1
            assert page.locator(".card, .table, .log").count() == 0, "something can be seen behind the curtain"
        if not step(player):
            break
    expect(page.locator(".ending")).to_be_visible()
    assert curtains > 4


def test_two_browsers_and_a_lost_connection(open_page: Opener, server: ServerProcess):
    """A host and a guest by link; the guest loses the net twice and comes back to the same game."""
    host = open_page()
    made = created(host, "me", "open", "greedy")
    link = next(seat["link"] for seat in made["seats"] if seat["kind"] == "open")
    guest = open_page(link, language="ru")
    guest.wait_for_selector(".table")
    players = [Mouse(host, 4), Mouse(guest, 5)]
    moves = 0

    def asked() -> list[Mouse]:
        ended = host.locator(".ending").count()
        return players if ended else [each for each in players if each.page.locator(".option:not([disabled])").count()]

    while True:
        host.wait_for_selector(".table")
        waiting = wait_for(host, asked)
        if host.locator(".ending").count():
            break
        step(waiting[0])
        moves += 1
        if moves in (4, 9):
            guest.context.set_offline(True)
            guest.wait_for_timeout(300)  # others may move meanwhile
            guest.context.set_offline(False)
    guest.wait_for_selector(".ending", timeout=30_000)
    assert sequence(host) == sequence(guest)
    assert moves > 10


def test_a_phone(open_page: Opener):
    """A whole game at 360 px with taps; nothing is wider than the screen."""
    page = open_page(width=360, height=740, touch=True, language="pl")
    page.locator("#quick-pax_renaissance ~ .row button").first.tap()
    page.wait_for_selector(".table")
    widths = []

    class Tapping(Mouse):
        """A thumb."""

        def answer(self) -> None:
            """Tap one of the moves."""
            widths.append(page.evaluate("document.documentElement.scrollWidth"))
            options = page.locator(".option:not([disabled])")
            options.nth(self.chance.randrange(options.count())).tap()

    assert play_to_the_end(Tapping(page, 6)) > 5
    assert max(widths) <= 360


@pytest.mark.parametrize("title", [probe.id for probe in PROBES])
def test_titles_without_a_board_of_their_own(open_page: Opener, title: str):
    """The shell plays whatever is registered."""
    page = open_page()
    probe = next(probe for probe in PROBES if probe.id == title)
    created(page, "me", *["random"] * (max(probe.min_players, 2) - 1), title=title)
    play_to_the_end(Mouse(page, 7))
    assert json.loads(page.request.get(f"/api/games/{game_of(page)}/view").text())["outcome"]
