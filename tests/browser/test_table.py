"""The table in a real browser: its services, the last move, closer looks, and titles without a board."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from tests.browser.guest import Guest
from tests.browser.players import MOVED, sequence, wait_until
from tests.browser.tables import PAX
from tests.probes import PROBES

Guests = Callable[..., Guest]


def test_home_leads_to_a_game_and_loads_nothing_of_the_table_before(guests: Guests):
    guest, asked = guests(), []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.visit()
    assert not [url for url in asked if re.search(r"table|session|boards|pax_renaissance", url)]
    guest.page.locator("#quick-pax_renaissance ~ .row .button").nth(1).click()
    guest.page.wait_for_selector(".option")
    assert [url for url in asked if url.endswith("styles/table.css")]
    guest.visit("/#/")
    guest.page.wait_for_selector(".games li.mine .badge")
    assert guest.text(".games .badge") == "Your move"


@pytest.mark.parametrize("width", [1440, 360])
def test_a_hint_is_shown_and_not_played(guests: Guests, width: int):
    guest = guests(width=width, preferences={"keys": False})  # so that nothing stands where the hint comes
    game = guest.create("me", "greedy")["id"]
    guest.sit(game)
    seq = guest.view(game)["seq"]
    before = guest.page.locator(".options").bounding_box()
    guest.press("Hint")
    guest.page.wait_for_selector(".option.hinted")
    assert guest.text(".aside" if width > 860 else ".hint-short").startswith("✦ A program" if width > 860 else "✦ ")
    assert guest.page.locator(".prompt").evaluate("(prompt) => prompt.scrollWidth - prompt.clientWidth") == 0
    after = guest.page.locator(".options").bounding_box()
    assert (after["x"], after["y"], after["width"]) == (before["x"], before["y"], before["width"])  # nothing jumped
    assert guest.page.locator(".board-side .pointed").count() > 0
    assert guest.view(game)["seq"] == seq


def test_undo_and_redo(guests: Guests):
    guest = guests()
    game = guest.create("me", "greedy")["id"]
    guest.sit(game)
    guest.move(guest.page.locator(".option", has_text="Buy").first)
    guest.press("Undo")
    guest.press("Redo")  # it waits until the button can be pressed
    guest.waits("[...document.querySelectorAll('.tools button')].some(b => b.textContent === 'Undo' && !b.disabled)")
    assert guest.view(game)["can_undo"]
    assert not guest.view(game)["can_redo"]


def test_talk_reaches_the_other_with_a_mark_for_what_is_unread(guests: Guests):
    host, other = guests(), guests()
    made = host.create("me", "open")
    host.visit(f"/#/game/{made['id']}")
    other.visit(made["seats"][1]["link"])
    other.panel("talk")
    other.page.fill("#say", "<b>Hello</b> there")
    other.page.keyboard.press("Enter")
    host.page.wait_for_selector("#tab-talk .unread")
    assert "Hello" in (host.page.locator("#announcer").text_content() or "")
    host.panel("talk")
    assert "<b>Hello</b> there" in host.text(".sayings")
    assert host.page.locator(".unread").count() == 0
    other.waits("document.querySelector('#say').value === ''")
    assert other.page.locator(".sayings li").count() == 1


def test_notes_are_kept_and_private(guests: Guests):
    host, other = guests(), guests()
    made = host.create("me", "open")
    host.visit(f"/#/game/{made['id']}")
    host.panel("notes")
    host.page.fill("#notes", "keep the pawns")
    host.waits("document.querySelector('.saved').textContent === 'Saved'")
    host.page.reload()
    host.panel("notes")
    assert host.page.input_value("#notes") == "keep the pawns"
    other.visit(made["seats"][1]["link"])
    other.panel("notes")
    assert other.page.input_value("#notes") == ""


def test_resigning_asks_first_and_gives_the_focus_back(guests: Guests):
    guest = guests()
    game = guest.create("me", "greedy")["id"]
    guest.sit(game)
    guest.panel("more")
    guest.press("Resign")
    assert guest.page.evaluate("document.activeElement.closest('dialog') !== null")
    guest.page.keyboard.press("Escape")
    guest.waits("document.activeElement.textContent === 'Resign'")
    assert guest.view(game)["outcome"] is None
    guest.press("Resign")
    guest.page.locator("dialog .button:not(.second)").click()
    guest.page.wait_for_selector(".ending")
    assert guest.view(game)["ended"]["way"] == "resigned"


def test_two_agree_on_the_end(guests: Guests):
    host, other = guests(), guests()
    made = host.create("me", "open")
    host.visit(f"/#/game/{made['id']}")
    other.visit(made["seats"][1]["link"])
    host.panel("more")
    host.press("Propose to end the game")
    host.page.locator("dialog .button:not(.second)").click()
    host.page.wait_for_selector(".notice")
    other.press("Agree")
    host.page.wait_for_selector(".ending")
    assert other.view(made["id"])["ended"]["way"] == "agreed"


def test_a_sandbox_has_a_banner_no_curtain_and_no_consequences(guests: Guests):
    guest = guests()
    game = guest.create("me", "greedy")["id"]
    guest.sit(game)
    seq = guest.view(game)["seq"]
    guest.panel("more")
    guest.press("Try it out in a sandbox")
    guest.page.wait_for_selector(".sandbox-banner")
    moved = set()
    for _ in range(12):
        guest.page.wait_for_selector(".option:enabled")
        moved.add(guest.text(".seat.waited .seat-name"))
        guest.move(guest.page.locator(".option:enabled").last)
        assert guest.page.locator(".curtain").count() == 0
        if len(moved) > 1:
            break
    assert len(moved) == 2
    assert guest.page.locator("#tab-talk").count() == 0
    guest.page.get_by_role("link", name="Back to the game").click()
    guest.page.wait_for_selector(".sandbox-banner", state="detached")
    guest.page.wait_for_selector(".option")
    assert guest.view(game)["seq"] == seq
    guest.visit("/#/")
    assert guest.page.locator(".games li").count() == 1


def test_rules_are_found_by_words_and_by_links(guests: Guests):
    guest = guests()
    guest.sit(guest.create("me", "greedy")["id"])
    guest.page.locator(".who .link").click()
    guest.page.wait_for_selector(".drawer .rule")
    guest.page.fill(".drawer input", "bishop")
    guest.page.wait_for_selector(".drawer .paragraph >> text=Placing a bishop")
    guest.page.locator(".drawer .paragraph", has_text="Placing a bishop").first.click()
    guest.page.wait_for_selector(".drawer .rule >> text=Placing a bishop")
    guest.page.keyboard.press("Escape")
    assert guest.page.locator(".drawer[open]").count() == 0


def test_clocks_run_without_moving_anything(guests: Guests):
    guest = guests()
    guest.sit(guest.create("me", "greedy", pace="live:15+10")["id"])
    place = guest.page.locator(".seats").bounding_box()
    first = guest.text(".clock.running")
    guest.waits(f"document.querySelector('.clock.running').textContent !== {first!r}")
    assert re.fullmatch(r"▸ 1[45]:\d\d", guest.text(".clock.running"))
    assert guest.page.locator(".seats").bounding_box() == place
    guest.panel("more")
    assert "Live: 15 minutes each, 10 s more a move" in guest.text(".panel-more")


def test_the_last_move_is_marked_and_shown_again(guests: Guests):
    for motion in ("no-preference", "reduce"):
        guest = guests(reduced_motion=motion)
        guest.sit(guest.create("me", "greedy")["id"])
        guest.move(guest.page.locator(".option", has_text="Buy").first)
        guest.page.wait_for_selector("[data-mark]")
        guest.page.wait_for_selector("[data-mark]", state="detached")
        guest.waits("!document.querySelector('.tools button[title]').disabled")
        guest.page.locator(".tools button[title]").click()
        guest.page.wait_for_selector(".replaying")
        assert guest.page.locator(".option:enabled").count() == 0
        guest.page.wait_for_selector(".replaying", state="detached")
        guest.page.wait_for_selector("[data-mark]")


SLIDE = """async () => {
  const { moved } = await import("/shell/motion.js");
  const { around } = await import("/store.js");
  const board = document.createElement("div");
  board.className = "board-side";
  board.innerHTML = '<button data-key="card:1">one</button><button data-key="card:2">two</button>';
  document.body.prepend(board);
  const draw = (change) => {
    moved();
    around.before.forEach((each) => each());
    change();
    around.after.forEach((each) => each());
  };
  draw(() => board.prepend(board.lastElementChild));
  return document.getAnimations().map((each) => each.effect.target.dataset.key).sort();
}"""


@pytest.mark.parametrize(("motion", "moving"), [("no-preference", ["card:1", "card:2"]), ("reduce", [])])
def test_things_slide_to_their_places_for_whoever_likes_motion(guests: Guests, motion: str, moving: list[str]):
    guest = guests(reduced_motion=motion)
    guest.visit()
    assert guest.page.evaluate(SLIDE) == moving


def test_log_lines_light_what_they_name_and_lead_to_their_rule(guests: Guests):
    guest = guests()
    guest.sit(guest.create("me", "greedy")["id"])
    guest.move(guest.page.locator(".option", has_text="Buy").first)
    guest.page.locator(".log-lines li.names").first.hover()
    guest.page.wait_for_selector(".board-side .pointed")
    link = guest.page.locator(".log-lines .link").first
    rule = link.inner_text()
    link.click()
    guest.page.wait_for_selector(".drawer .rule")
    assert guest.text(".drawer .rule h3").startswith(rule.removeprefix("§ "))


def test_the_tab_calls_whoever_is_elsewhere(guests: Guests):
    guest = guests()
    game = guest.create("me", "greedy")["id"]
    guest.sit(game)
    guest.page.evaluate("document.hasFocus = () => false")
    for _ in range(20):
        guest.move(guest.page.locator(".option:enabled").last)
        guest.page.wait_for_selector(".option:enabled")
        if guest.page.title().startswith("●"):
            break
    assert guest.page.title() == "● Your move. – Regnum"
    guest.page.evaluate("dispatchEvent(new Event('focus'))")
    guest.waits("!document.title.startsWith('●')")


def test_a_closer_look_at_what_is_lit_and_a_question_about_what_is_not(guests: Guests):
    guest = guests()
    guest.sit(guest.create("me", "greedy")["id"])
    guest.page.locator(".tabs button").last.click()
    word = guest.page.locator(".word.lit").first
    word.hover()
    guest.page.wait_for_selector(".inspector:not(.pinned)")
    assert guest.text(".inspector").strip()
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".inspector", state="detached")
    guest.page.locator(".word.asks").first.click()
    guest.page.wait_for_selector(".inspector.pinned")
    guest.waits("document.activeElement.classList.contains('close')")
    guest.page.keyboard.press("Escape")
    guest.waits("document.activeElement.classList.contains('word')")


def strikes_and_is_asked_again(guest: Guest) -> bool:
    """A duel in which thrust-2 has left the hand; False if it was over too early."""
    guest.sit(guest.create("me", "random", "random", title="probe_duel")["id"])  # a hand of thrust-2, thrust-5, parry-2
    for wanted in ("Challenge east", "Strike thrust-2", "Challenge"):
        for _ in range(10):
            guest.page.wait_for_selector(".option:enabled, .ending")
            if guest.page.locator(".ending").count():
                return False
            option = guest.page.locator(".option", has_text=wanted)
            if option.count():
                break
            guest.move(guest.page.locator(".option", has_text=re.compile("Endure|Rest|Challenge|Feint")).first)
        if not option.count():
            return False
        guest.move(option.first)
    return True


def test_what_is_not_lit_is_asked_about_in_any_title(guests: Guests):
    guest = guests()
    assert any(strikes_and_is_asked_again(guest) for _ in range(5))  # what the programs do may end the duel before
    thing = guest.page.locator(".word.asks", has_text="Thrust 2")
    thing.click()
    guest.page.locator(".intentions button", has_text="Strike thrust 2").click()
    guest.page.wait_for_selector(".inspector .answer")
    assert "Not in your hand" in guest.text(".inspector .answer")


@pytest.mark.parametrize("title", [probe.id for probe in PROBES])
def test_any_title_is_played_to_its_end_without_a_board(guests: Guests, title: str):
    guest = guests()
    guest.visit("/#/new")
    guest.page.locator("form.create select").first.select_option(title)
    guest.page.locator("form.create select").nth(1).select_option("2")
    guest.press("Start the game")
    guest.page.wait_for_selector("#prompt")
    pressed = 0
    for _ in range(400):
        guest.page.wait_for_selector(".option:enabled, .ending")
        if guest.page.locator(".ending").count():
            break
        lit = guest.page.locator(".board-side button.lit")
        single = [each for each in lit.all() if re.search(r"\b1 move possible", each.inner_text())]
        pressed += bool(single)
        guest.move(single[0] if single else guest.page.locator(".option:enabled").first)
    assert guest.page.locator(".ending").count() == 1
    assert pressed or title == "probe_bazaar"


def test_the_create_form_names_options_in_the_language_of_the_reader(guests: Guests):
    guest = guests(preferences={"language": "ru"})
    guest.visit("/#/new")
    words = guest.text("form.create")
    assert "По переписке: 3 дня на ход" in (guest.page.locator("form.create").text_content() or "")
    assert "Темп" in words
    assert guest.page.locator("form.create select").first.input_value() == PAX


def test_a_move_whose_answer_is_lost_is_shown_all_the_same(guests: Guests):
    """The socket does not repeat what an answer held, so the page asks for it."""
    guest = guests()
    game = guest.create("me", "open", seed=1)["id"]
    guest.sit(game)

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    guest.page.route("**/commands?*", lose)
    before = sequence(guest.page)
    guest.page.locator(".option:enabled").first.click()
    wait_until(guest.page, MOVED, before)
    assert guest.view(game)["seq"] == sequence(guest.page)
