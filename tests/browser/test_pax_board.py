"""The board of Pax Renaissance in a real browser, on a stage of its own."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser

from regnum.edges.rule_texts import read_paragraphs
from regnum.titles.pax_renaissance.title import TITLE
from tests.browser.pax_stage import open_stage, position

pytestmark = pytest.mark.page
POSITIONS = (
    "golden=imperial_4&moves=-6",
    "golden=holy_4&moves=150",
    "golden=renaissance_1&moves=60",
    "golden=patron_2&moves=0",
)
WIDTHS = (360, 768, 1440)


@pytest.fixture(scope="module")
def stage() -> Iterator[ThreadingHTTPServer]:
    """The server of the stage."""
    server = open_stage()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def show(stage: ThreadingHTTPServer, browser: Browser) -> Iterator[Any]:
    """Opens the board at a position; whatever goes wrong in the page fails the test."""
    pages = []
    problems: list[str] = []

    def opened(asked: str = POSITIONS[0], width: int = 1440) -> Any:
        page = browser.new_page(viewport={"width": width, "height": 900})
        pages.append(page)
        page.on("pageerror", lambda problem: problems.append(str(problem)))
        page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
        page.goto(f"http://127.0.0.1:{stage.server_address[1]}/?{asked}")
        page.wait_for_function("window.ready")
        return page

    yield opened
    for page in pages:
        page.close()
    assert problems == []


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("asked", POSITIONS)
def test_everything_on_the_board_explains_itself(show: Any, asked: str, language: str) -> None:
    page = show(f"{asked}&lang={language}")
    told = page.evaluate("explained()")
    assert len(told) > 90
    kinds = {thing.split(":")[0] for thing, _ in told}
    assert kinds >= {
        "card",
        "city",
        "empire",
        "border",
        "space",
        "tableau",
        "victory",
        "seat",
        "fair",
        "deck",
        "religion",
    }
    rules = set(read_paragraphs(TITLE))
    for thing, said in told:
        assert said, thing
        assert said["title"], thing
        assert said["lines"], thing
        assert said["rule"] in rules, (thing, said["rule"])
    pieces = page.evaluate("Array.from({length: 16}, (_, piece) => board.explain(`piece:${piece}`, view))")
    assert all(said["rule"] in rules for said in pieces)
    words = page.inner_text("body") + str(told) + str(pieces)
    assert "pax-" not in words
    assert "undefined" not in words


@pytest.mark.parametrize("asked", POSITIONS)
def test_whatever_may_be_wished_is_a_move_that_the_title_knows(show: Any, asked: str) -> None:
    page = show(asked)
    wishes = page.evaluate("wishes()")
    assert len({thing.split(":")[0] for thing, _, _ in wishes}) >= 6
    for thing, move, text in wishes:
        read = TITLE.read(move)
        assert any(cls.domain.parse(read) >= 0 for cls in TITLE.decision_classes), (thing, move)
        assert text
        assert "pax-" not in text


def test_things_that_cannot_be_done_now_can_be_asked_about(show: Any) -> None:
    """Cards in the market, in hand and in tableaux, cities, empires, borders, fairs, thrones and victories."""
    page = show(POSITIONS[0])
    verbs: dict[str, set[str]] = {}
    for thing, move, _ in page.evaluate("wishes()"):
        verbs.setdefault(thing.split(":")[0], set()).add(move.split()[0])
    assert verbs["card"] >= {"buy", "sell", "operate", "behead", "vote", "campaign"}
    assert verbs["city"] == {"levy", "siege", "repress"}
    assert verbs["border"] >= {"concession", "tax", "repress-concession", "siege-pirate"}
    assert verbs["fair"] == {"fair", "free-fair"}
    assert verbs["tableau"] == {"operations", "free-operations", "all-operations"}
    assert verbs["victory"] == {"declare", "activate"}


def test_what_moves_has_a_key_of_its_own(show: Any) -> None:
    page = show(POSITIONS[0])
    keys = page.evaluate("[...document.querySelectorAll('[data-key]')].map(({dataset}) => dataset.key)")
    assert len(keys) == len(set(keys))
    state = position("imperial_4", -6).state
    shown = {card for card in state.market if card >= 0} | {card for row in state.rows for card in row}
    assert {f"card:{card}" for card in shown} <= set(keys)
    pieces = sum(piece >= 0 for piece in (*state.circle, *state.pawn, *state.pirate, *state.bishop)) + sum(
        state.repressed
    )
    assert sum(key.startswith("piece:") for key in keys) == pieces
    assert {f"florins:seat:{seat}" for seat in range(4)} <= set(keys)


def test_a_piece_keeps_its_key_when_it_moves(show: Any) -> None:
    page = show(POSITIONS[0])
    found = page.evaluate("movedKeys()")
    assert found["after"] == found["before"]
    assert found["gone"] is None


@pytest.mark.parametrize("asked", POSITIONS[:2])
@pytest.mark.parametrize("width", WIDTHS)
def test_the_page_is_never_wider_than_the_window(show: Any, asked: str, width: int) -> None:
    for language in ("ru", "pl"):
        page = show(f"{asked}&lang={language}", width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.close()


def test_the_board_is_drawn_without_insights(show: Any) -> None:
    page = show(f"{POSITIONS[0]}&dull=1")
    assert page.locator(".tracker").count() == 0
    assert page.locator(".victory").count() == 5
    assert page.evaluate("board.explain('victory:2', view).lines.length") == 2


def test_threats_and_silenced_cards_are_told_in_words(show: Any) -> None:
    page = show(POSITIONS[0])
    assert page.locator(".bank .threat svg").count() == 1
    assert "can win next turn" in page.inner_text(".bank:has(.threat)")
    page.click(".threats summary")
    assert "Declare: imperial victory" in page.inner_text(".threats ol")
    assert "silenced" in page.inner_text(".card.silenced")
    assert page.get_by_role("button", name="silenced").count() > 0


def test_a_route_is_shown_when_its_switch_is_on(show: Any) -> None:
    page = show(POSITIONS[0])
    assert page.locator(".payment:visible").count() == 0
    page.check(".show-east")
    shown = page.locator(".payment:visible")
    assert [shown.nth(place).inner_text() for place in range(shown.count())] == ["·", "−1", "·"]
    assert page.locator(".stop.on-east:visible").count() == 4
    assert page.locator(".stop.on-west:visible").count() == 0


def test_keys_lead_everywhere_and_tab_to_what_is_lit(show: Any) -> None:
    page = show(POSITIONS[0])
    assert page.evaluate("tabbedIfLit()")
    page.focus("[data-thing='city:0']")
    seen = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.thing"))
    assert len(seen) >= 5
    page.focus("[data-thing='city:0']")
    page.keyboard.press("Enter")
    assert page.evaluate("pressed") == ["city:0"]


def test_what_is_lit_can_be_pressed(show: Any) -> None:
    page = show(POSITIONS[0])
    page.locator(".card.lit").first.click()
    thing = page.evaluate("pressed.at(-1)")
    targets = page.evaluate(
        "view.options.flatMap((option) => option.targets.map(([kind, number]) => `${kind}:${number}`))"
    )
    assert thing in targets


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_stand_out_from_their_ground(show: Any, theme: str) -> None:
    """Contrast of 4.5 or more (3 for large letters), for every word on a plain ground."""
    page = show(f"{POSITIONS[1]}&theme={theme}")
    page.check(".show-west")
    poor = page.evaluate("pale()")
    assert poor == []
