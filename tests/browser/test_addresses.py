"""Addresses that name no game, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Guest

Guests = Callable[..., Guest]


@pytest.mark.parametrize("name", ["%E0", "%", "nothing", "%2e%2e"])
def test_an_address_without_a_game_says_so_until_the_reader_goes_on(guests: Guests, name: str):
    guest = guests()
    guest.page.goto(f"{guest.address}/#/game/{name}")
    expect(guest.page.locator(".problem")).to_contain_text("There is no such game.")
    guest.page.click(".brand")
    guest.page.wait_for_selector("main .hero")
    expect(guest.page.locator(".problem")).to_have_count(0)
    guest.page.go_back()
    expect(guest.page.locator(".problem")).to_contain_text("There is no such game.")
    guest.page.go_forward()
    guest.page.wait_for_selector("main .hero")
    expect(guest.page.locator(".problem")).to_have_count(0)
