"""Windows in a real browser: a common question at one screen, each at his own elsewhere; and players with two seats."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Route

from tests.browser.guest import Guest
from tests.browser.players import wait_for

Guests = Callable[..., Guest]
AMBUSH, TWINS = "probe_ambush", "probe_twins"


def raise_curtain(guest: Guest, name: str) -> None:
    """The one who is called comes to the screen."""
    guest.press(f"I am {name}: show the table")
    guest.page.wait_for_selector(".table")


def march(guest: Guest, seed: int = 5) -> str:
    """Three people at one screen; the first marches, and a window asks the two others."""
    game: str = guest.create("me", "screen", "screen", title=AMBUSH, seed=seed)["id"]
    guest.visit(f"/#/game/{game}")
    raise_curtain(guest, "Player 0")
    guest.page.locator(".option", has_text="march").click()
    guest.page.wait_for_selector(".common")
    return game


def test_at_one_screen_a_window_asks_one_common_question(guests: Guests):
    guest = guests()
    game = march(guest)
    assert guest.text(".common h1") == "Does anybody respond?"
    assert guest.page.locator(".board-side, .option, .panels-side").count() == 0
    assert [guest.page.locator(".claims .button").nth(at).inner_text() for at in range(2)] == [
        "I do: Player 1",
        "I do: Player 2",
    ]
    guest.press("Nobody")
    guest.waits("!document.querySelector('.common')")
    assert guest.view(game, 0)["decision"]["kind"] == "Fight"
    assert guest.page.locator(".curtain .raise").count() == 1  # nobody knows who looks now


def test_a_claimant_answers_behind_the_curtain_and_comes_back_to_the_common_question(guests: Guests):
    guest = guests()
    game = march(guest)
    before = guest.text(".common")
    guest.press("I do: Player 2")
    assert guest.page.locator(".table").count() == 0
    raise_curtain(guest, "Player 2")
    guest.press("Back to the common question")
    guest.page.wait_for_selector(".common")
    guest.press("I do: Player 2")
    raise_curtain(guest, "Player 2")
    guest.page.locator(".option", has_text="pass").click()
    guest.page.wait_for_selector(".common")
    assert guest.text(".common") == before  # who has answered is not to be seen
    assert guest.view(game, 2)["window"]["answered"] == {"2": "pass"}
    guest.press("I do: Player 2")
    raise_curtain(guest, "Player 2")
    assert guest.page.locator(".option.given").inner_text().endswith("Pass")
    guest.press("Back to the common question")
    guest.press("Nobody")
    guest.waits("!document.querySelector('.common')")


def test_the_common_question_is_the_same_whatever_is_held(guests: Guests):
    guest = guests()
    asked, held = set(), set()
    for seed in range(4):
        game = march(guest, seed)
        asked.add(guest.text(".common"))
        guest.press("I do: Player 1")
        raise_curtain(guest, "Player 1")  # now the page knows his hand
        guest.press("Back to the common question")
        asked.add(guest.text(".common"))
        held.add(tuple(len(guest.view(game, seat)["options"]) for seat in (1, 2)))
    assert len(asked) == 1
    assert len(held) > 1  # what they could play was not the same


def test_with_the_keyboard_alone_nobody_responds(guests: Guests):
    guest = guests()
    march(guest)
    for _ in range(20):
        if guest.page.evaluate("document.activeElement?.matches('.nobody')"):
            break
        guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("Enter")
    guest.waits("!document.querySelector('.common')")
    assert "Next:" in guest.text(".curtain")


def test_at_several_screens_each_is_asked_at_his_own_and_all_are_waited_for(guests: Guests):
    host, one, two = guests(), guests(), guests()
    made = host.create("me", "open", "open", title=AMBUSH)
    host.visit(f"/#/game/{made['id']}")
    for other, seat in ((one, 1), (two, 2)):
        other.visit(made["seats"][seat]["link"])
    host.page.locator(".option", has_text="march").click()
    for each in (host, one, two):
        each.waits("document.querySelector('.window-note')?.textContent === 'Asked: Player 1, Player 2.'")
        assert each.page.locator(".seat.waited").count() == 2
    assert host.text(".who").startswith("Waiting for Player 1, Player 2")
    pages = [host.text(".table"), two.text(".table")]
    assert one.text(".who").startswith("Your move")
    one.page.locator(".option", has_text="pass").click()
    one.waits("document.querySelector('.who').textContent.includes('You have answered')")
    assert one.page.locator(".option.given").count() == 1
    assert [host.text(".table"), two.text(".table")] == pages
    two.page.locator(".option", has_text="pass").click()
    for each in (host, one, two):
        each.waits("!document.querySelector('.window-note')?.textContent.includes('Player 1, Player 2')")


# ---- one player, two seats ------------------------------------------------------------------------------------------


def looking_from(guest: Guest) -> str:
    return guest.text(".own-seat[aria-pressed=true]").splitlines()[0]


def test_a_player_turns_between_his_seats_by_button_and_by_key(guests: Guests):
    guest = guests()
    game = guest.create("me", "open", title=TWINS)["id"]
    guest.visit(f"/#/game/{game}")
    assert looking_from(guest) == "Player 0"
    assert guest.page.locator(".own-seat").count() == 2
    guest.page.locator(".own-seat", has_text="Player 2").click()
    guest.waits("document.querySelector('.own-seat[aria-pressed=true]').textContent.includes('Player 2')")
    assert guest.page.locator(".option").count() == 0  # not this seat is asked
    assert guest.page.locator(".curtain").count() == 0
    guest.page.keyboard.press("s")
    guest.waits("document.querySelector('.own-seat[aria-pressed=true]').textContent.includes('Player 0')")
    guest.page.wait_for_selector(".option")


def test_the_page_turns_to_the_seat_that_is_asked_and_both_can_answer(guests: Guests):
    host, other = guests(), guests()
    made = host.create("me", "open", title=TWINS)
    host.visit(f"/#/game/{made['id']}")
    other.visit(made["seats"][1]["link"])
    for guest in (host, other):
        guest.page.locator(".option", has_text="keep").click()
    host.waits("document.querySelector('.own-seat[aria-pressed=true]').textContent.includes('Player 2')")
    for guest in (host, other):
        guest.page.locator(".option", has_text="keep").click()
    host.page.locator(".option", has_text="play").first.wait_for()
    assert looking_from(host) == "Player 2"  # both are asked, so nothing turns
    host.page.locator(".own-seat", has_text="Player 0").click()
    host.waits("document.querySelector('.own-seat[aria-pressed=true]').textContent.includes('Player 0')")
    host.page.locator(".option").first.click()
    host.waits("document.querySelector('.own-seat[aria-pressed=true]').textContent.includes('Player 2')")
    assert host.view(made["id"])["due"] == [2]


def test_a_click_while_the_page_turns_to_another_seat_is_for_the_seat_that_is_shown(guests: Guests):
    host, other = guests(), guests()
    made = host.create("me", "open", title=TWINS)
    host.visit(f"/#/game/{made['id']}")
    other.visit(made["seats"][1]["link"])
    for seat in ("Player 0", "Player 2"):
        host.waits(f"document.querySelector('.own-seat[aria-pressed=true]').textContent.includes('{seat}')")
        for guest in (host, other):
            guest.page.locator(".option", has_text="keep").click()
    options = host.page.locator(".option", has_text="play")
    options.first.wait_for()
    held: list[Route] = []
    host.page.route("**/view?*", lambda route: held.append(route))  # the other seat's view is long on its way
    host.move(options.first)
    wait_for(host.page, lambda: held)
    with host.page.expect_response("**/commands?*") as answer:
        options.nth(1).click()  # thinks better of it
    assert answer.value.status == 200
    assert json.loads(answer.value.request.post_data or "")["seat"] == 2
    host.page.unroute("**/view?*")  # which lets go of what was held
    host.waits("document.querySelector('.own-seat[aria-pressed=true]').textContent.includes('Player 0')")
