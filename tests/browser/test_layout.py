"""How the page looks and is used: every width and language, longer words, keys, and servers that know less."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from regnum.edges.words import languages
from tests.browser.guest import Guest
from tests.browser.players import wait_until_still
from tests.browser.tables import PAX, at_random, make_moves

pytestmark = pytest.mark.page
Guests = Callable[..., Guest]

WIDTHS = ((1440, 900), (768, 1024), (360, 740))
OVERFLOW = "document.scrollingElement.scrollWidth - innerWidth"
SMALL = """[...document.querySelectorAll(
    'header :is(button, summary, select), main.page-home :is(a, button, input), form.create :is(select, button)'
    + ', form.create summary'
    + ', .side button, .side summary, .side input, .seats button, .tabs button, .drawer button, .question button')]
  .filter((each) => each.offsetParent && !each.closest('.unseen'))
  .map((each) => [each.outerHTML.slice(0, 90), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 24 || box.height < 23.9).map(([name]) => name)"""


def longer(text: str) -> str:
    """Messages 40 % longer than they are."""
    return re.sub(
        r"^(web-[a-z-]+ = )(.+)$",
        lambda found: f"{found[1]}{found[2]} {'mnopq ' * (1 + len(found[2]) * 2 // 30)}".rstrip(),
        text,
        flags=re.MULTILINE,
    )


def check_screens(guest: Guest, game: str) -> None:
    """Walk through the page; nothing may stick out of the window, and nothing to be pressed may be too small."""
    for path in ("/", "/#/new", f"/#/game/{game}"):
        guest.visit(path)
        wait_until_still(guest.page)
        assert guest.page.evaluate(OVERFLOW) <= 0, path
        assert guest.page.evaluate(SMALL) == [], path
    for panel in ("talk", "notes", "why", "more"):
        guest.panel(panel)
        assert guest.page.evaluate(OVERFLOW) <= 0, panel
        assert guest.page.evaluate(SMALL) == [], panel


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("width", "height"), WIDTHS)
def test_nothing_sticks_out_or_is_too_small(guests: Guests, width: int, height: int, language: str):
    guest = guests(width=width, height=height, preferences={"language": language, "theme": "dark"})
    check_screens(guest, guest.create("me", "open", pace="days:3", title="probe_duel")["id"])


TOOLS = """[...document.querySelectorAll('.tools .button')]
  .map((each) => each.getBoundingClientRect()).map((box) => [Math.round(box.width), Math.round(box.height)])"""
WHOLE_LINES = """(() => { const box = document.querySelector('.log-scroll').getBoundingClientRect();
  return [...document.querySelectorAll('.log-lines li')].map((each) => each.getBoundingClientRect())
    .filter((line) => line.top >= box.top - 1 && line.bottom <= box.bottom + 1).length; })()"""
FAIR = 5  # lines of the log among which one can choose without scrolling
BEGUN = 31  # the seed of a game with something to tell


@pytest.mark.parametrize("language", languages())
def test_what_is_pressed_all_the_time_is_large_enough_for_a_thumb(guests: Guests, language: str):
    guest = guests(width=360, height=740, preferences={"language": language})
    guest.sit(guest.create("me", "greedy")["id"])
    sizes = guest.page.evaluate(TOOLS)
    assert len(sizes) == 4  # undo, redo, hint, the last move again
    assert [each for each in sizes if min(each) < 44] == []
    assert guest.page.evaluate(OVERFLOW) <= 0


@pytest.mark.parametrize("language", languages())
def test_whoever_chooses_where_to_go_back_sees_some_lines(guests: Guests, language: str):
    guest = guests(preferences={"language": language})
    made = guest.create("me", "screen", seed=BEGUN)
    make_moves(guest.address, made, at_random(PAX, 2, BEGUN, lambda _, count: count == 30)[1])
    guest.visit(f"/#/game/{made['id']}")
    guest.page.locator(".raise").click()
    guest.page.locator(".log-tools .button").click()
    guest.page.wait_for_selector(".back-here")
    assert guest.page.evaluate(WHOLE_LINES) >= FAIR
    assert guest.page.locator(".option").first.is_visible()


@pytest.mark.parametrize(("width", "height"), WIDTHS)
def test_longer_words_break_nothing(guests: Guests, width: int, height: int):
    guest = guests(width=width, height=height)

    def stretch(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=longer(answer.text()))

    guest.page.route("**/locales/**/web.ftl", stretch)
    check_screens(guest, guest.create("me", "open", pace="live:15+10", title="probe_duel")["id"])
    assert "mnopq" in guest.text(".tools")


def change_views(guest: Guest, game: str, change: Callable[[Any], None]) -> None:
    """Let the page see other views than the server sends, and no news."""

    def answer(route: Any) -> None:
        found = route.fetch()
        view = found.json()
        change(view)
        route.fulfill(response=found, body=json.dumps(view))

    guest.waits_for_turn(game)
    guest.page.route("**/view?*", answer)
    guest.page.route_web_socket("**/live?*", lambda socket: None)


def test_a_server_that_knows_no_table_services_is_enough_to_play(guests: Guests):
    guest = guests()
    game = guest.create("me", "greedy")["id"]

    def older(view: Any) -> None:
        for name in ("can_redo", "odds", "clocks", "ended", "end_offer", "sandbox", "panels"):
            view.pop(name)
        for entry in (*view["log"], view["decision"]):
            entry.pop("rule")
            entry.pop("targets", None)

    guest.page.route(
        re.compile("/api/games/[^/]+/(talk|notebook|hint|insights|sandbox)"),
        lambda route: route.fulfill(status=404, body="{}"),
    )
    change_views(guest, game, older)
    guest.sit(game)
    assert [tab.inner_text() for tab in guest.page.get_by_role("tab").all()] == ["Log", "Why not?", "More"]
    guest.panel("more")
    assert guest.page.get_by_role("button", name="Resign").count() == 0
    guest.press("Hint")
    guest.page.wait_for_selector(".problem")
    guest.move(guest.page.locator(".option").first)


def test_an_absent_player_takes_the_seat_back(guests: Guests):
    guest = guests()
    game = guest.create("me", "greedy")["id"]

    def absent(view: Any) -> None:
        view["seats"][0]["state"] = "absent"

    change_views(guest, game, absent)
    guest.sit(game)
    assert "absent: a program plays" in guest.text(".seat-0")
    with guest.page.expect_request("**/back?*"):
        guest.press("Take my seat back")


def test_the_last_minute_is_shown_by_more_than_colour_and_said_once(guests: Guests):
    guest = guests()
    game = guest.create("me", "greedy", pace="live:15+10")["id"]

    def late(view: Any) -> None:
        view["clocks"]["seats"][0] |= {"left": 61, "running": True}

    change_views(guest, game, late)
    guest.sit(game)
    guest.page.wait_for_selector(".clock.short")
    assert re.fullmatch(r"⚠ 01:00 hurry|⚠ 00:5\d hurry", guest.text(".clock"))
    assert guest.page.locator("#announcer").text_content() == "You have one minute left."
    guest.page.evaluate("document.getElementById('announcer').textContent = ''")
    guest.page.wait_for_timeout(1200)  # that nothing is said can only be waited for
    assert guest.page.locator("#announcer").text_content() == ""


def test_a_notice_comes_only_to_whoever_asked_for_it(guests: Guests):
    notices = []
    for wanted in (False, True):
        guest = guests(permissions=["notifications"], preferences={"notify": wanted})
        guest.sit(guest.create("me", "greedy")["id"])
        guest.page.evaluate(
            """() => {
              window.shown = [];
              const Fake = function (title) { window.shown.push(title); };
              Fake.permission = "granted";
              window.Notification = Fake;
              Object.defineProperty(document, "hidden", { get: () => true });
            }"""
        )
        for _ in range(20):
            guest.move(guest.page.locator(".option:enabled").last)
            guest.page.wait_for_selector(".option:enabled")
            if guest.page.title().startswith("●"):
                break
        assert guest.page.title().startswith("●")
        notices.append(guest.page.evaluate("window.shown.length > 0"))
    assert notices == [False, True]


def test_the_curtain_hides_the_hand_of_the_other(guests: Guests):
    guest = guests()
    game = guest.create("me", "screen")["id"]
    guest.visit(f"/#/game/{game}")
    hands = 0
    for _ in range(30):
        guest.page.wait_for_selector(".raise, .option:enabled")
        if guest.page.locator(".curtain").count():
            assert guest.page.locator(".board-side, .option, .log-lines, .panels-side").count() == 0
            guest.page.locator(".raise").click()
            guest.page.wait_for_selector(".option:enabled")
            assert guest.page.locator(".tools button[title]").is_disabled()  # the table before belongs to the other
            hands += 1
        if hands == 3:
            break
        guest.move(guest.page.locator(".option:enabled").last)
    assert hands == 3


def test_nothing_of_one_hand_stays_for_the_next(guests: Guests):
    guest = guests()
    game = guest.create("me", "screen", title="probe_duel")["id"]
    guest.visit(f"/#/game/{game}")
    guest.page.locator(".raise").click()
    guest.move(guest.page.locator(".option", has_text="Challenge"))
    guest.page.wait_for_selector(".things .word >> text=Thrust")
    guest.page.locator(".things .word").first.hover()
    guest.page.wait_for_selector(".inspector")
    guest.move(guest.page.locator(".option", has_text="Strike").first)
    guest.page.wait_for_selector(".curtain")
    guest.page.locator(".raise").click()
    guest.page.wait_for_selector(".option:enabled")
    assert guest.page.locator(".inspector").count() == 0
    assert "Thrust" not in guest.text(".board-side")


def test_keys_choose_and_play(guests: Guests):
    guest = guests()
    game = guest.create("me", "greedy")["id"]
    guest.sit(game)
    seq = guest.view(game)["seq"]
    guest.page.keyboard.press("Tab")
    assert guest.page.evaluate("document.activeElement.className") == "skip"
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("2")
    assert guest.page.evaluate("document.activeElement.dataset.place") == "1"
    guest.page.keyboard.press("ArrowUp")
    with guest.page.expect_response("**/commands?*"):
        guest.page.keyboard.press("Enter")
    assert guest.view(game)["seq"] > seq
