"""Standing orders in a real browser: the private form, the short refusal beside a question, and only answers."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.guest import Guest
from tests.browser.players import wait_for
from tests.browser.tables import at_random, make_moves

Guests = Callable[..., Guest]
AMBUSH, KINGS = "probe_ambush", "crusader_kings"


def test_an_order_is_given_shown_and_cancelled_and_nobody_else_sees_it(guests: Guests):
    host, other = guests(), guests()
    made = host.create("me", "open", title=AMBUSH)
    host.visit(f"/#/game/{made['id']}")
    other.visit(made["seats"][1]["link"])
    other.panel("orders")
    topics = [other.page.locator(".order legend").nth(at).inner_text().split()[0] for at in range(3)]
    assert topics == ["Trap", "Banner", "Blade"]
    blade = other.page.locator(".order").nth(2)
    blade.locator("select").nth(0).select_option("never")
    blade.locator("select").nth(1).select_option("game")
    blade.get_by_role("button", name="Order this").click()
    other.waits("document.querySelectorAll('.order')[2].textContent.includes('in force')")
    assert "The order is given." in (other.page.locator("#announcer").text_content() or "")
    other.page.reload()
    other.panel("orders")
    other.waits("document.querySelectorAll('.order')[2]?.textContent.includes('in force')")
    assert blade.locator("select").nth(1).input_value() == "game"
    host.panel("orders")
    host.page.wait_for_selector(".order")
    assert host.page.locator(".order").count() == 3
    assert "in force" not in host.text(".panel-body")
    blade.get_by_role("button", name="Cancel").click()
    other.waits("!document.querySelector('.panel-body').textContent.includes('in force')")


def test_a_condition_belongs_to_an_order_to_play(guests: Guests):
    guest = guests()
    game = guest.create("me", "open", title=AMBUSH)["id"]
    guest.visit(f"/#/game/{game}")
    guest.panel("orders")
    trap = guest.page.locator(".order").nth(0)
    trap.locator("select").nth(0).select_option("never")
    guest.waits("document.querySelector('.order').querySelectorAll('select').length === 2")
    trap.locator("select").nth(0).select_option("play")
    trap.locator("select").nth(2).wait_for()  # before, the second is still that of the scope
    trap.locator("select").nth(1).select_option("leading")
    trap.get_by_role("button", name="Order this").click()
    guest.waits("document.querySelectorAll('.order')[0].textContent.includes('in force')")
    assert trap.locator("select").nth(1).input_value() == "leading"


def test_a_title_without_topics_has_no_orders(guests: Guests):
    guest = guests()
    guest.sit(guest.create("me", "greedy")["id"])
    assert guest.page.locator("#tab-orders").count() == 0


def test_opposition_can_be_refused_for_this_round_beside_the_question(guests: Guests):
    guest = guests()
    made = guest.create("me", "screen", "screen", title=KINGS, seed=3)
    game, moves = at_random(KINGS, 3, 3, lambda game, _: type(game.decision()).__name__ == "Oppose")
    rival = game.waiting[0]
    make_moves(guest.address, made, moves)
    guest.visit(f"/#/game/{made['id']}")
    guest.page.locator(".raise").click()
    guest.page.wait_for_selector(".option")
    assert guest.view(made["id"])["you"] == rival
    guest.press("Not this round")
    guest.waits("!document.querySelector('.refuse')")
    guest.page.wait_for_selector(".curtain, .table")
    view = guest.view(made["id"], rival)
    assert view["decision"]["kind"] != "Oppose" or rival not in view["waiting"]
    form = guest.page.evaluate(
        "async (path) => (await fetch(path)).json()", f"/api/games/{made['id']}/orders?seat={rival}"
    )
    assert [(row["answer"], row["scope"], row["given"]) for row in form["topics"]] == [("never", "round", True)]


def test_only_answers_are_given_unless_the_reader_prefers_to_be_asked(guests: Guests):
    guest = guests()
    game = guest.create("me", "greedy")["id"]
    guest.sit(game)
    wait_for(guest.page, lambda: guest.view(game)["alone"] == [0])
    guest.page.locator(".menu summary").click()
    guest.page.get_by_label("Give my answer where only one is possible").uncheck()
    wait_for(guest.page, lambda: guest.view(game)["alone"] == [])
    guest.page.reload()
    guest.page.wait_for_selector(".option")
    assert guest.view(game)["alone"] == []
