"""The log in a real browser: only what is new is sent, all of it can be read, and from it all may go back together."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from tests.browser.guest import Guest
from tests.browser.players import wait_for
from tests.browser.tables import PAX, at_random, make_moves

Guests = Callable[..., Guest]
SHOWN = 60
LONG = 5  # the seed of a game that goes on for a while


def long_game(guest: Guest, moves: int) -> str:
    """A game at one screen, some way on."""
    made = guest.create("me", "screen", seed=LONG)
    make_moves(guest.address, made, at_random(PAX, 2, LONG, lambda _, count: count == moves)[1])
    return str(made["id"])


def whole_log(guest: Guest, game: str) -> list[str]:
    """The log as the server tells it, oldest first."""
    script = """async (place) => {
        let part = await (await fetch(`${place}/view`)).json();
        const seat = part.you;
        let lines = part.log;
        while (part.log_more) {
            part = await (await fetch(`${place}/log?before=${part.log_from}&seat=${seat}`)).json();
            lines = [...part.log, ...lines];
        }
        return lines.map((line) => line.text);
    }"""
    found: list[str] = guest.page.evaluate(script, f"/api/games/{game}")
    return found


def test_all_of_a_long_log_can_be_read_from_its_end(guests: Guests):
    guest = guests()
    game = long_game(guest, 130)
    guest.visit(f"/#/game/{game}")
    guest.page.locator(".raise").click()
    guest.page.wait_for_selector(".log-lines li")
    wanted = whole_log(guest, game)
    assert len(wanted) > 220  # more than a view holds
    assert guest.page.locator(".log-lines li").count() == SHOWN
    while (before := guest.page.locator(".log-lines li").count()) < len(wanted):
        guest.page.locator(".earlier[aria-disabled=false]").click()
        guest.waits(f"document.querySelectorAll('.log-lines li').length > {before}")
    guest.waits("!document.querySelector('.earlier')")
    shown = guest.page.locator(".log-lines li").all_inner_texts()
    assert len(shown) == len(wanted)
    assert all(line.startswith(text) for line, text in zip(reversed(shown), wanted, strict=True))


def test_after_the_first_view_only_new_lines_are_sent(guests: Guests):
    guest = guests()
    game = guest.create("me", "greedy")["id"]
    told: list[Any] = []
    guest.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: told.append(data)))
    guest.sit(game)
    first = guest.view(game)
    with guest.page.expect_response("**/commands?*") as heard:
        guest.page.locator(".option").first.click()
    view = heard.value.json()["view"]
    assert view["log_from"] == first["seq"] > 0 or first["seq"] == 0
    assert all(line["seq"] >= first["seq"] for line in view["log"])
    guest.waits_for_turn(game)
    seq = guest.view(game)["seq"]
    guest.waits(f"Number(document.querySelector('.table').dataset.seq) === {seq}")
    texts = whole_log(guest, game)
    guest.waits(f"document.querySelectorAll('.log-lines li').length === {min(SHOWN, len(texts))}")
    assert guest.page.locator(".log-lines li").first.inner_text().startswith(texts[-1])


def test_undo_takes_its_lines_out_of_the_log(guests: Guests):
    guest = guests()
    game = guest.create("me", "greedy")["id"]
    guest.sit(game)
    before = guest.page.locator(".log-lines li").all_inner_texts()
    guest.move(guest.page.locator(".option", has_text="Buy").first)
    guest.waits(f"document.querySelectorAll('.log-lines li').length > {len(before)}")
    guest.press("Undo")
    guest.waits(f"document.querySelectorAll('.log-lines li').length === {len(before)}")
    assert guest.page.locator(".log-lines li").all_inner_texts() == before


def two_people(guests: Guests) -> tuple[str, Guest, Guest]:
    """A game of two at their own screens: the one whose move it is, and the other."""
    host, other = guests(), guests()
    made = host.create("me", "open")
    host.visit(f"/#/game/{made['id']}")
    other.visit(made["seats"][1]["link"])
    first, second = (host, other) if host.view(made["id"])["waiting"] == [0] else (other, host)
    return made["id"], first, second


def propose(guest: Guest) -> None:
    """Wish to go back to the oldest line."""
    guest.press("Go back to a line…")
    guest.page.locator(".back-here").last.click()
    guest.page.locator("dialog .button:not(.second)").click()


def test_the_game_goes_back_from_a_line_of_the_log_when_all_agree(guests: Guests):
    game, mover, other = two_people(guests)
    mover.move(mover.page.locator(".option", has_text="Buy").first)
    mover.move(mover.page.locator(".option").first)
    seq = mover.view(game)["seq"]
    propose(mover)
    other.page.wait_for_selector(".way-back")
    assert other.view(game)["way_back"]["seats"] == [mover.view(game)["you"]]
    assert "would like to go back to" in other.text(".way-back")
    assert mover.page.get_by_role("button", name="Withdraw").count() == 1
    assert mover.view(game)["seq"] == seq  # nobody goes back alone
    other.press("Refuse")
    mover.waits("!document.querySelector('.way-back')")
    assert "against going back" in mover.text(".log-lines")
    propose(mover)
    other.page.wait_for_selector(".way-back")
    other.press("Agree")
    mover.waits("document.querySelector('.log-lines').textContent.includes('by consent of all')")
    assert mover.page.locator(".way-back").count() == 0
    view = mover.view(game)
    assert view["seq"] == seq + 1
    lines = mover.page.locator(".log-lines li:not(.log-note)").count()
    assert lines == len([line for line in view["log"] if line["kind"] != "note"])


def test_a_wish_can_be_withdrawn_and_a_dialog_left(guests: Guests):
    game, mover, other = two_people(guests)
    mover.move(mover.page.locator(".option", has_text="Buy").first)
    mover.press("Go back to a line…")
    mover.page.locator(".back-here").last.click()
    mover.page.keyboard.press("Escape")
    assert mover.view(game)["way_back"] is None
    mover.page.locator(".back-here").last.click()
    mover.page.locator("dialog .button:not(.second)").click()
    other.page.wait_for_selector(".way-back")
    mover.press("Withdraw")
    other.waits("!document.querySelector('.way-back')")


def test_all_see_who_is_absent_and_until_when_he_is_waited_for(guests: Guests):
    """The page is shown a third player who is absent; the others can go back without him, and say so."""
    host, other = guests(), guests()
    made = host.create("me", "open", "open")
    game, said = made["id"], []
    until = datetime(2030, 5, 17, 12, 0, tzinfo=UTC).timestamp()

    def absent(route: Any) -> None:
        found = route.fetch()
        view = found.json()
        view["way_back"] = {"to": 0, "seats": [0], "absent": [2], "until": until}
        view["seq"] = max(1, view["seq"])
        route.fulfill(response=found, body=json.dumps(view))

    def heard(route: Any) -> None:
        said.append(route.request.post_data_json)
        route.continue_()

    for guest, link in ((host, f"/#/game/{game}"), (other, made["seats"][1]["link"])):
        guest.page.route("**/view?*", absent)
        guest.page.route_web_socket("**/live?*", lambda socket: None)
        guest.page.route("**/rollback*", heard)
        guest.visit(link)
        guest.page.wait_for_selector(".way-back")
        assert "absent" in guest.text(".way-back")
        assert "5/17/30" in guest.text(".way-back")
    assert other.page.get_by_role("button", name="Go back without those who are absent").count() == 0
    other.press("Agree")
    host.press("Go back without those who are absent")
    wait_for(host.page, lambda: len(said) == 2 or None)
    assert [(each["to"], each["agree"]) for each in said] == [(0, True), (0, True)]
