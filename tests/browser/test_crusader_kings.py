"""Crusader Kings in a real browser: alone against programs, deals, the keyboard, the chronicle, every width."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

import regnum
from tests.browser.conftest import Opener
from tests.browser.players import Mouse, play_to_the_end
from tests.browser.tables import created, game_of, go_to_table, new_game
from tests.server.processes import ServerProcess

CROWN = "crusader_kings"


def test_alone_against_four_programs_to_the_end(open_page: Opener, server: ServerProcess):
    page = open_page()
    created(page, "me", title=CROWN, scenario="1", seed=5)
    player = Mouse(page, 11)
    assert play_to_the_end(player) > 20
    assert player.on_board > 0
    expect(page.locator(".ending")).to_be_visible()
    finished = regnum.load(httpx.get(f"{server.address}/api/games/{game_of(page)}/export").content).game
    assert finished.over
    assert finished.seat_count == 5
    assert finished.outcome is not None


def test_a_deal_between_two_browsers(open_page: Opener):
    """One offers gold for a development, the other sees it, confirms it, and both see it change hands."""
    host = open_page()
    made = new_game(host, "me", "open", "random", title=CROWN, seed=3)
    guest = open_page(next(seat["link"] for seat in made["seats"] if seat["kind"] == "open"))
    go_to_table(host, made["id"])
    guest.wait_for_selector(".table")
    held = host.request.get(f"/api/games/{made['id']}/view").json()["view"]["held"]
    host.click("#tab-deals")
    host.select_option(".draft select", "1")
    host.locator(".deal-side").nth(0).locator(".deal-item", has_text="gold").locator("input[type=checkbox]").check()
    theirs = host.locator(".deal-side").nth(1).locator(".deal-item:not(:has(input[type=number]))")
    name = theirs.last.inner_text().strip()
    theirs.last.locator("input").check()
    host.click(".draft .button")
    host.wait_for_selector(".offer")
    guest.click("#tab-deals")
    expect(guest.locator(".offer")).to_contain_text(name)
    guest.click(".offer .button:not(.second)")
    guest.wait_for_selector(".offer", state="detached")
    host.wait_for_selector(".offer", state="detached")
    after = host.request.get(f"/api/games/{made['id']}/view").json()["view"]
    assert after["held"] != held or after["gold"]
    expect(host.locator(".log-lines, .deals")).to_be_visible()


def test_nothing_is_wider_than_the_screen(open_page: Opener):
    for width, language in ((1440, "en"), (768, "pl"), (360, "ru")):
        page = open_page(width=width, height=900, language=language)
        created(page, "me", "random", "random", title=CROWN, seed=2)
        page.wait_for_selector(".europe")
        page.evaluate("document.querySelectorAll('.ck details').forEach(each => { each.open = true; })")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
