"""Crusader Kings in a real browser: alone against programs, deals, the keyboard, the chronicle, every width."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Page, expect

import regnum
from regnum.agents.registry import make_agent
from regnum.edges.words import Words
from regnum.titles.crusader_kings.edges.wording import region_name, token_name, trait_on_card
from regnum.titles.crusader_kings.facts.names import FEMALE, NONE
from regnum.titles.crusader_kings.position.queries.family import sex
from tests.browser.conftest import Opener
from tests.browser.players import Mouse, play_to_the_end, wait_for
from tests.browser.tables import created, game_of, go_to_table, make_moves, new_game
from tests.server.processes import ServerProcess

CROWN = "crusader_kings"
SEATS = 5
FAR = 400  # moves
MIDDLE = """element => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""

# How far the beginning of each line on the map is from the nearest name.
GAPS = """() => {
    const names = [...document.querySelectorAll(".region-name")].map((each) => each.getBBox());
    return [...document.querySelectorAll(".leader path")].map((line) => {
        const {x, y} = line.getPointAtLength(0);
        return Math.min(...names.map((name) => Math.hypot(
            Math.max(name.x - x, 0, x - name.x - name.width), Math.max(name.y - y, 0, y - name.y - name.height))));
    });
}"""


def moves_until(wanted: Callable[[Any], bool]) -> tuple[int, list[tuple[int, str]]]:
    """A seed and the moves of programs after which the first seat is asked what is wanted."""
    for seed in range(4, 10):
        game, agents = regnum.new(CROWN, SEATS, seed), [make_agent("greedy", seat) for seat in range(SEATS)]
        moves: list[tuple[int, str]] = []
        while len(moves) < FAR and not game.over:
            seat = game.waiting[0]
            if seat == 0 and wanted(game):
                return seed, moves
            option = agents[seat].choose(game, seat)
            moves.append((seat, str(game.decision().spell(option))))
            game.apply(seat, option)
    raise AssertionError("no game comes to that")


def opened_where(open_page: Opener, server: ServerProcess, wanted: Callable[[Any], bool], **how: Any) -> Page:
    """The page of the first seat at the moment that is wanted."""
    seed, moves = moves_until(wanted)
    setup = {"title": CROWN, "players": SEATS, "seats": ["open"] * SEATS, "seed": seed}
    made = httpx.post(f"{server.address}/api/games", json=setup, timeout=30).json()
    make_moves(server.address, made, moves)
    page = open_page(made["seats"][0]["link"], **how)
    page.wait_for_selector(".option")
    return page


def asks(name: str) -> Callable[[Any], bool]:
    """Whether a decision is the one with this name."""
    return lambda game: type(game.decision()).__name__ == name


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
    host.check("[data-partner='1']")
    host.locator(".deal-side").nth(0).locator(".deal-item", has_text="gold").locator("input[type=checkbox]").check()
    theirs = host.locator(".deal-side").nth(1).locator(".deal-item:not(:has(input[type=number]))")
    name = theirs.last.inner_text().strip()
    theirs.last.locator("input").check()
    host.click(".draft .propose")
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


def test_lines_on_the_map_reach_their_names(open_page: Opener):
    """Wherever a name stands beside its region: the line begins at its edge, in every language."""
    for width, language in ((1440, "en"), (360, "ru"), (360, "pl")):
        page = open_page(width=width, height=900, language=language)
        created(page, "me", "random", "random", title=CROWN, seed=2)
        page.wait_for_selector(".leader")
        gaps = page.evaluate(GAPS)
        assert len(gaps) == 4
        assert all(gap < 8 for gap in gaps), (language, gaps)  # of 1000 across the map


def test_the_map_by_keyboard(open_page: Opener, server: ServerProcess):
    """Tab goes to what is lit, arrows walk over the map, also past what is not lit, and Enter presses."""
    page = opened_where(open_page, server, asks("Mobilize"))
    page.locator(".europe-scroll").focus()
    page.keyboard.press("Tab")
    focused = page.locator(":focus")
    expect(focused).to_have_class(re.compile(r"\bland\b.*\bglows\b"))
    for key, axis, way in (("ArrowDown", 1, 1), ("ArrowUp", 1, -1), ("ArrowRight", 0, 1), ("ArrowLeft", 0, -1)):
        before, place = focused.get_attribute("data-thing"), focused.evaluate(MIDDLE)
        page.keyboard.press(key)
        assert focused.get_attribute("data-thing") != before, key
        assert (focused.evaluate(MIDDLE)[axis] - place[axis]) * way > 0, key
    page.locator(".land.glows").first.focus()
    prompt = page.locator(".options").inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".options")).not_to_have_text(prompt)


def test_a_small_map_turns_to_what_is_lit(open_page: Opener, server: ServerProcess):
    page = opened_where(open_page, server, asks("Mobilize"), width=360, height=740)
    page.wait_for_selector(".land.glows")

    def is_in_sight() -> bool:
        box = page.locator(".europe-scroll").bounding_box()
        assert box
        places = [land.evaluate(MIDDLE) for land in page.locator(".land.glows").all()]
        return any(
            box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"] for x, y in places
        )

    wait_for(page, is_in_sight)


def test_traits_of_women_have_a_form_of_their_own(open_page: Opener, server: ServerProcess):
    """On the board and in the table in words, in a language that has one."""
    words = Words("ru")
    found: dict[str, str] = {}

    def has_gifted_woman(game: Any) -> bool:
        for character, tokens in enumerate(game.state.traits):
            if tokens and sex(game.state, character) == FEMALE and game.state.house[character] != NONE:
                found.update(thing=f"character:{character}", trait=trait_on_card(tokens[0], FEMALE, words))
                return found["trait"] != token_name(tokens[0], words)
        return False

    page = opened_where(open_page, server, has_gifted_woman, language="ru")
    expect(page.locator(f".person[data-thing='{found['thing']}'] .trait").first).to_have_text(found["trait"])
    page.locator(".tabs button").nth(1).click()
    expect(page.locator(".board-side")).to_contain_text(found["trait"])


def test_an_event_says_what_its_courses_do(open_page: Opener, server: ServerProcess):
    """The whole card is on top of the board, and its text above the courses."""
    courses: list[int] = []

    def offers_courses(game: Any) -> bool:
        if asks("PickCourse")(game):
            courses[:] = game.legal(game.waiting[0])
        return bool(courses)

    page = opened_where(open_page, server, offers_courses)
    text = page.locator(".in-play .crown-face-text").inner_text()
    assert text
    expect(page.locator(".option-group h4")).to_have_text(text)
    assert page.locator(".option").count() == len(courses) > 1


def test_the_chronicle_tells_every_reign_of_any_house(open_page: Opener, server: ServerProcess):
    """All that was told is read once the chronicle is opened; every ruler has a heading."""
    first: dict[int, tuple[Any, list[int]]] = {}  # games are kept, or another one could get the same id

    def has_followed(game: Any) -> bool:
        return list(game.state.ruler) != first.setdefault(id(game), (game, list(game.state.ruler)))[1]

    page = opened_where(open_page, server, has_followed)
    chronicle = page.locator(".chronicle")
    chronicle.locator("summary").click()
    page.wait_for_selector(".reigns h4")
    reigns = {}
    for seat in range(SEATS):
        chronicle.locator("select").select_option(str(seat))
        name = chronicle.locator("option").nth(seat).inner_text()
        expect(chronicle.locator("summary")).to_contain_text(name)
        reigns[seat] = page.locator(".reigns h4").all_inner_texts()
    assert all(reigns.values())
    assert any(len(names) > 1 for names in reigns.values())
    assert all(name for names in reigns.values() for name in names)
    assert page.locator(".reigns li").count() > 0


def test_the_chronicle_tells_of_regions_lost(open_page: Opener, server: ServerProcess):
    """Whoever is robbed of a region reads in the chronicle by whom."""
    owners: dict[int, tuple[Any, list[int]]] = {}
    lost: dict[str, int] = {}

    def has_conquered(game: Any) -> bool:
        _, before = owners.get(id(game), (game, list(game.state.owner)))
        for region, owner in enumerate(game.state.owner):
            if NONE not in (owner, before[region]) and owner != before[region]:
                lost.setdefault("region", region)
                lost.setdefault("loser", before[region])
        owners[id(game)] = (game, list(game.state.owner))  # kept, or another game could get the same id
        return bool(lost)

    page = opened_where(open_page, server, has_conquered)
    chronicle = page.locator(".chronicle")
    chronicle.locator("summary").click()
    chronicle.locator("select").select_option(str(lost["loser"]))
    loser = chronicle.locator("option").nth(lost["loser"]).inner_text()
    lines = page.locator(".reigns li", has_text=f"{region_name(lost['region'], Words('en'))} from {loser}")
    expect(lines.first).to_contain_text("conquers")


def test_the_heading_tells_round_and_turn_only_where_there_is_one(open_page: Opener, server: ServerProcess):
    for decision, told in (
        ("ChooseHand", "Era 1 of 3 begins;"),
        ("Propose", "Era 1 of 3, round 1, dynasty phase;"),
        ("Plan", "Era 1 of 3, round 1, plan phase;"),
        ("ChooseAction", "Era 1 of 3, round 1, turn 1;"),
    ):
        page = opened_where(open_page, server, asks(decision))
        expect(page.locator(".era-line")).to_contain_text(told)


COLOURS = """() => [...document.querySelectorAll(".seats .seat")].map((seat) => {
    const families = [...document.querySelectorAll(".family")];
    const family = families.find((each) => each.querySelector("h4").textContent === seat.dataset.name);
    const mark = seat.querySelector(".seat-mark");
    return [getComputedStyle(mark).backgroundColor, getComputedStyle(family).borderTopColor];
})"""


def test_a_seat_has_the_colour_of_its_dynasty(open_page: Opener):
    page = open_page()
    created(page, "me", "random", "random", title=CROWN, seed=11)
    page.wait_for_selector(".family")
    colours = page.evaluate(COLOURS)
    assert len({seat for seat, _ in colours}) == 3
    for seat, family in colours:
        assert seat == family
