"""Talk and deals with an audience, in real browsers: three plot in private while a fourth listens."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.browser.guest import Guest
from tests.browser.players import wait_for
from tests.probes.congress import TITLE as CONGRESS

Guests = Callable[..., Guest]
NORTH, EAST, SOUTH, WEST = range(4)


def court(guests: Guests, **settings: Any) -> tuple[str, list[Guest]]:
    """Four people at a congress, each at a window of his own; the first has set it up."""
    people = [guests(**settings) for _ in range(4)]
    made = people[0].create("me", "open", "open", "open", title=CONGRESS.id, seed=1)
    people[0].visit(f"/#/game/{made['id']}")
    for seat in (EAST, SOUTH, WEST):
        people[seat].visit(made["seats"][seat]["link"])
    for person in people:
        person.page.wait_for_selector("#tab-deals")
    return made["id"], people


def listen(guest: Guest) -> list[str]:
    """Everything that a page is sent from now on."""
    heard: list[str] = []
    guest.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    guest.page.reload()
    guest.page.wait_for_selector("#tab-deals")
    wait_for(guest.page, lambda: bool(heard) or None)
    return heard


def whisper(guest: Guest, text: str, *to: int) -> None:
    """Open a room and say something there."""
    guest.panel("talk")
    guest.page.click(".open-room")
    for seat in to:
        guest.page.check(f"[data-whisper='{seat}']")
    guest.page.click(".enter-room")
    guest.page.fill("#say", text)
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(f".sayings :text('{text}')")


def draft(guest: Guest, partners: tuple[int, ...], *parts: str) -> None:
    """Put a package together and propose it."""
    guest.panel("deals")
    for seat in partners:
        guest.page.check(f"[data-partner='{seat}']")
    for part in parts:
        guest.page.check(f"[data-part='{part}']")
    guest.page.click(".propose")
    guest.page.wait_for_selector(".offer")


def ready(game: str, people: list[Guest], *moves: str) -> None:
    """Everybody makes a move in turn."""
    for move in moves:
        seat = people[NORTH].view(game)["waiting"][0]
        option = people[seat].page.locator(".option:not([disabled])", has_text=move).first
        people[seat].move(option)
        wait_for(people[NORTH].page, partial(has_moved, people[NORTH], game, seat))


def has_moved(guest: Guest, game: str, seat: int) -> bool:
    """Whether a seat is no longer waited for."""
    return bool(guest.view(game)["waiting"] != [seat])


def shows(guest: Guest, selector: str, text: str) -> bool:
    """Whether something on the page says this."""
    return text in guest.text(selector)


def test_three_draft_a_package_in_private_while_a_fourth_listens_and_sees_nothing(guests: Guests):
    game, people = court(guests)
    north, east, south, west = people
    heard = listen(west)
    before = west.view(game)
    told = len(heard)

    whisper(north, "Shall we three agree", EAST, SOUTH)
    east.page.wait_for_selector("#tab-talk .unread")
    east.panel("talk")
    east.page.click("[data-room='0.1.2']")
    east.page.wait_for_selector(".sayings :text('Shall we three agree')")

    draft(north, (EAST, SOUTH), "0:1:gold:0", "1:2:province:1", "0+1:peace:0")
    assert "private" in north.text(".offer")
    east.panel("deals")
    east.page.wait_for_selector(".offer .counter")
    east.page.click(".offer .counter")  # east wants more
    east.page.locator("[data-part='0:1:gold:0']").wait_for()
    east.page.fill(".deal-item:has([data-part='0:1:gold:0']) input[type=number]", "3")
    east.page.keyboard.press("Tab")
    east.page.click(".propose")
    for person in (north, south):
        person.panel("deals")
        wait_for(person.page, partial(shows, person, ".offer", "version 2"))
        person.page.click(".offer .confirm")
    north.page.wait_for_selector(".offer.signed")
    north.page.select_option(".promise-kind", "spare")
    north.page.select_option(".promise-number", str(WEST))
    north.page.check(f"[data-promise-to='{SOUTH}']")
    north.page.click("button.promise")
    north.page.wait_for_selector(".vow")

    west.panel("deals")
    assert west.page.locator(".offer, .vow").count() == 0
    west.panel("talk")
    assert west.page.locator(".sayings li, .room-tab[data-room='0.1.2'], .unread").count() == 0
    after = west.view(game)
    assert {**after, "clocks": None} == {**before, "clocks": None}
    assert not [frame for frame in heard[told:] if "agree" in frame or "offers" in frame]
    west.page.reload()
    west.page.wait_for_selector("#tab-deals")
    assert "Shall we" not in west.page.content()

    ready(game, people, "ready", "ready", "ready", "ready")  # now deals are announced
    view = wait_for(west.page, lambda: (lambda seen: seen if seen["view"]["peace"][0] else None)(west.view(game)))
    assert (view["view"]["gold"], view["view"]["owner"][1]) == ([0, 6, 3, 3], SOUTH)
    west.panel("log")
    wait_for(west.page, lambda: "A deal is announced" in west.text(".log-lines") or None)
    north.panel("deals")
    wait_for(north.page, lambda: north.page.locator(".offer").count() == 0 or None)

    ready(game, people, *["assent"] * 4, "west", "stay", "stay", "stay")
    ready(game, people, *["ready"] * 4, *["assent"] * 4, *["stay"] * 4)
    west.page.wait_for_selector(".ending")
    west.panel("deals")
    west.page.wait_for_selector(".vow.broken")
    west.panel("talk")
    assert "Shall we" not in west.page.content()  # what was whispered stays among those who heard it


def test_whoever_declines_says_why_and_the_others_read_it(guests: Guests):
    _, people = court(guests)
    north, east, _, west = people
    draft(north, (EAST,), "0:1:gold:0")
    east.panel("deals")
    east.page.fill(".offer .word input", "keep your gold")
    east.page.click(".offer .decline")
    north.page.wait_for_selector(".offer", state="detached")
    north.panel("talk")
    north.page.click("[data-room='0.1']")
    north.page.wait_for_selector(".sayings :text('keep your gold')")
    assert "keep your gold" not in west.page.content()


def test_whoever_declines_a_draft_that_was_changed_meanwhile_takes_nothing_away(guests: Guests):
    game, people = court(guests)
    north, east = people[:2]
    draft(north, (EAST,), "0:1:gold:0")
    east.panel("deals")
    east.page.wait_for_selector(".offer .decline")
    better = {"giver": NORTH, "taker": EAST, "kind": "gold", "number": 0, "count": 2}
    sent: list[Any] = []

    def overtaken(route: Any) -> None:
        """Before the server hears of it, north offers more."""
        sent.append(route.request.post_data_json)
        body = {"command_id": "more", "counters": "0.1-1", "version": 1, "parties": [0, 1], "items": [better]}
        headers = {"origin": north.address}
        said = north.page.request.post(f"/api/games/{game}/deals?seat=0", data={**body, "clauses": []}, headers=headers)
        assert said.status == 200, said.text()
        route.continue_()

    east.page.route("**/deals/*", overtaken)
    east.page.click(".offer .decline")
    wait_for(east.page, partial(shows, east, ".offer", "version 2"))
    assert [(each["accept"], each["version"]) for each in sent] == [(False, 1)]
    assert [offer["version"] for offer in north.view(game)["deals"]["offers"]] == [2]
    east.page.unroute("**/deals/*")
    east.page.click(".offer .decline")  # now he has seen what he takes away
    north.page.wait_for_selector(".offer", state="detached")


@pytest.mark.parametrize("width", [1440, 768, 360])
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_drafts_rooms_and_promises_fit_at_every_width(guests: Guests, width: int, language: str):
    _, people = court(guests, width=width, preferences={"language": language})
    north, east = people[:2]
    whisper(north, "Shall we", EAST, SOUTH)
    draft(north, (EAST, SOUTH), "0:1:gold:0", "1:2:province:1", "0+1:peace:0")
    east.panel("deals")
    east.page.wait_for_selector(".offer .counter")
    east.page.click(".offer .counter")
    east.page.select_option(".promise-kind", "spare")
    for name in ("deals", "talk"):
        for person in (north, east):
            person.panel(name)
            wide = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            assert wide <= 0, (name, width, language)
            body = person.page.locator("#panel-body").evaluate("(body) => body.scrollWidth - body.clientWidth")
            assert body <= 1, (name, width, language)
            assert "web-" not in person.text("#panel-body")
    shots = os.environ.get("REGNUM_SHOTS")  # a folder, for whoever wants to look
    if shots:
        for name in ("deals", "talk"):
            east.panel(name)
            east.page.screenshot(path=f"{shots}/{name}-{width}-{language}.png", full_page=True)
