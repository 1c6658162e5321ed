"""What somebody sees who comes to Here I Stand for the first time: whom he leads, whom to invite, what to agree on."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.guest import Guest
from tests.browser.test_paired_powers import ENGLAND, FRANCE, look_from, play_until, table

pytestmark = pytest.mark.page
Guests = Callable[..., Guest]
LINKS = "() => [...document.querySelectorAll('#panel-body input')].map((field) => field.value)"


def set_up_for_three(guest: Guest) -> None:
    """The form, filled in for three people with windows of their own."""
    guest.visit("/#/new")
    fields = guest.page.locator("main select")
    fields.nth(0).select_option("here_i_stand")
    fields.nth(1).select_option("3")
    guest.page.get_by_label("Hapsburgs, Papacy").select_option("open")
    guest.page.get_by_label("England, Protestants").select_option("open")


def test_the_form_says_whom_each_player_leads_and_each_player_has_one_link(guests: Guests):
    guest = guests()
    set_up_for_three(guest)
    assert guest.page.get_by_label("Ottomans, France").input_value() == "me"
    guest.press("Start the game")
    guest.page.wait_for_selector("#tab-more[aria-selected=true]")  # whoever has set a game up invites the others first
    links = guest.page.evaluate(LINKS)
    assert len(links) == 2
    assert all("/join/" in link for link in links)
    assert "Link for Hapsburgs, Papacy" in guest.text("#panel-body")


def talking(guests: Guests) -> tuple[str, list[Guest]]:
    """Three people at the first negotiation."""
    game, people = table(guests)
    play_until(game, people, lambda view: view["decision"]["kind"] == "Talk")
    return game, people


def hands(guest: Guest) -> int:
    """How many hands are laid open."""
    return guest.text(".board-side").count("Hand:")


def test_whoever_leads_two_powers_reads_both_hands(guests: Guests):
    _, people = talking(guests)
    assert [hands(person) for person in people] == [2, 2, 2]


def test_a_draft_begins_with_what_is_agreed_on_and_folds_long_lists(guests: Guests):
    _, people = talking(guests)
    look_from(people[2], ENGLAND)
    people[2].panel("deals")
    people[2].page.check(f"[data-partner='{FRANCE}']")
    people[2].page.wait_for_selector("[data-part='2+3:alliance:0']")
    parts = people[2].page.locator(".draft [data-part]")
    assert parts.first.get_attribute("data-part") == "2+3:alliance:0"
    shown = [part.get_attribute("data-part") for part in parts.all() if part.is_visible()]
    assert shown
    assert not [part for part in shown if part and ":space:" in part]
    people[2].page.locator(".draft summary").first.click()
    assert people[2].page.locator("[data-part*=':space:']").first.is_visible()


def test_a_refusal_names_its_rule_once(guests: Guests):
    """7.first1: in the first turn the Ottomans come to terms with nobody."""
    _, people = talking(guests)
    look_from(people[0], FRANCE)
    people[0].panel("deals")
    people[0].page.check("[data-partner='1']")
    people[0].page.check("[data-part='1+3:peace:0']")
    people[0].page.click(".propose")
    said = people[0].text(".problem p")
    assert "only England" in said
    assert len(re.findall("rule", said, re.IGNORECASE)) == 1
    assert "first1" not in said


def lines(guest: Guest) -> Any:
    """The lines of the log with their rules."""
    guest.panel("log")
    guest.page.wait_for_selector(".log-lines li")
    return guest.page.locator(".log-lines li").all_inner_texts()


def test_the_log_gathers_equal_lines_and_shows_rules_as_they_are_printed(guests: Guests):
    _, people = talking(guests)
    found = [line.replace("\n", " ") for line in lines(people[0])]
    dealt = [line for line in found if "England" in line and "card drawn" in line]
    assert len(dealt) == 1
    assert re.search(r"1 card drawn × [2-9]", dealt[0])
    assert not [line for line in found if re.search(r"\.(step|deal|cp)", line)]
