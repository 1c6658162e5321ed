"""Here I Stand for three: each person leads two powers and sees both hands, through one turn with a struck package."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from regnum.titles.here_i_stand.position.state import HAND
from tests.browser.guest import Guest
from tests.browser.players import wait_for
from tests.browser.test_talk import draft, listen

pytestmark = pytest.mark.page
Guests = Callable[..., Guest]
OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)
PAIRS: Final = ((OTTOMAN, FRANCE), (HAPSBURG, PAPACY), (ENGLAND, PROTESTANT))
BRIEF: Final = ("pass", "done", "decline", "let-pass", "stand", "go", "all", "stay")  # answers that get on
HOME_CARDS: Final = 2  # at the most
MOST_ANSWERS: Final = 600
ANSWER: Final = """async ([game, body]) => (await fetch(`/api/games/${game}/commands?table=0`,
    {method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)})).status"""


def table(guests: Guests) -> tuple[str, list[Guest]]:
    """Three people, each at a window of his own."""
    people = [guests() for _ in range(3)]
    made = people[0].create("me", "open", "open", title="here_i_stand", seed=1)
    people[0].visit(f"/#/game/{made['id']}")
    for number in (1, 2):
        people[number].visit(made["seats"][number]["link"])
    for person in people:
        person.page.wait_for_selector("#tab-deals")
    return made["id"], people


def answer(person: Guest, game: str, number: int, seat: int | None = None) -> None:
    """Answer for whichever of one's powers is asked, or for a seat, briefly if that is possible."""
    view = person.view(game, seat)
    if view["you"] not in view["waiting"] or not view["options"]:
        return
    moves = [option["move"] for option in view["options"]]
    brief = [move for word in BRIEF for move in moves if move.split()[0] == word]
    body = {
        "decision": view["decision"]["id"],
        "move": (brief or moves)[0],
        "seat": view["you"],
        "command_id": f"{view['you']}-{number}",
    }
    assert person.page.evaluate(ANSWER, [game, body]) in (200, 409)  # somebody else may have been quicker


def play_until(game: str, people: list[Guest], done: Callable[[Any], bool]) -> None:
    """All answer until something is so."""
    for number in range(MOST_ANSWERS):
        if done(people[0].view(game)):
            return
        for person in people:
            answer(person, game, number)
        people[0].page.wait_for_timeout(50)
    raise AssertionError(f"this takes too long: {people[0].view(game)['decision']}")


def test_at_one_screen_a_player_is_called_by_both_of_his_powers(guests: Guests):
    guest = guests()
    made = guest.create("me", "screen", "screen", title="here_i_stand", seed=1)
    guest.visit(f"/#/game/{made['id']}")
    assert guest.text(".curtain h1") == "Next: England, Protestants"
    guest.press("I am England, Protestants: show the table")
    guest.page.wait_for_selector(".own-seat[aria-pressed=true]")


def test_at_one_screen_whoever_talks_passes_it_on_without_being_ready(guests: Guests):
    guest = guests()
    game = guest.create("me", "screen", "screen", title="here_i_stand", seed=1)["id"]
    for number in range(MOST_ANSWERS):
        view = guest.view(game)
        if view["decision"]["kind"] == "Talk":
            break
        for seat in view["waiting"]:
            answer(guest, game, number, seat)
    guest.visit(f"/#/game/{game}")
    first = guest.text(".curtain h1").removeprefix("Next: ")
    guest.press(f"I am {first}: show the table")
    guest.page.wait_for_selector(".pass-on button")
    other = guest.text(".pass-on button")
    assert other != first
    guest.press(other)
    assert guest.text(".curtain h1") == f"Next: {other}"
    guest.press(f"I am {other}: show the table")
    guest.page.wait_for_selector(".own-seat[aria-pressed=true]")
    assert first in guest.page.locator(".pass-on button").all_inner_texts()
    assert guest.view(game)["decision"]["kind"] == "Talk"  # nobody has said that he is ready


ROOM = 300  # pixels of a panel in which one can write, with the options for the turn still in sight


def test_whoever_negotiates_has_room_for_it(guests: Guests):
    game, people = table(guests)
    play_until(game, people, lambda view: view["decision"]["kind"] == "Talk")
    person = people[2]
    look_from(person, ENGLAND)
    assert person.page.locator(".option").count() == 1
    for panel in ("talk", "deals"):
        person.panel(panel)
        person.page.wait_for_selector(f".panel-{panel}")
        heights = person.page.evaluate(
            "['.panels-side', '.options'].map((part) => document.querySelector(part).getBoundingClientRect().height)"
        )
        assert heights[0] > ROOM > heights[1] > 0, (panel, heights)
        assert person.page.locator(".option").is_visible()


def test_whoever_has_signed_withdraws_and_does_not_decline(guests: Guests):
    game, people = table(guests)
    play_until(game, people, lambda view: view["decision"]["kind"] == "Talk")
    look_from(people[2], ENGLAND)
    draft(people[2], (HAPSBURG,), "1+2:alliance:0")
    look_from(people[1], HAPSBURG)
    people[1].panel("deals")
    words = [person.page.locator(".offer .word input").get_attribute("placeholder") for person in people[1:]]
    assert words == ["A word to go with it, if you decline", "A word to go with it, if you withdraw"]


def look_from(person: Guest, power: int) -> None:
    """Turn to one of the two powers that a person leads."""
    pair = next(pair for pair in PAIRS if power in pair)
    button = person.page.locator(".own-seat").nth(pair.index(power))
    button.click()
    wait_for(person.page, lambda: button.get_attribute("aria-pressed") == "true" or None)


def test_three_people_with_two_powers_each_play_a_turn_with_a_struck_package(guests: Guests):
    game, people = table(guests)
    first, second, third = people
    play_until(game, people, lambda view: view["decision"]["kind"] == "Talk")
    for number, person in enumerate(people):
        places = person.view(game)["view"]["place"]
        seen = [places.count(HAND + power) for power in range(6)]  # of others the Home cards, which lie open
        assert tuple(power for power in range(6) if seen[power] > HOME_CARDS) == PAIRS[number]
        assert person.page.locator(".own-seat").count() == 2

    heard = listen(first)
    told = len(heard)
    look_from(third, ENGLAND)
    draft(third, (HAPSBURG,), "1+2:alliance:0")
    look_from(second, HAPSBURG)
    second.panel("deals")
    second.page.locator(".offer .confirm").click()
    third.page.wait_for_selector(".offer.signed")
    assert not [frame for frame in heard[told:] if "alliance" in frame or "offers" in frame]
    assert first.view(game)["deals"]["offers"] == []

    play_until(game, people, lambda view: view["view"]["alliance"][HAPSBURG] >> ENGLAND & 1)
    play_until(game, people, lambda view: view["view"]["turn"] == 2)
    for person in people:
        person.panel("log")
        person.page.wait_for_selector(".log-lines li")
