"""Card 62: the Book of Common Prayer: attempts in England, and the rising that follows."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.position.state import BANISHED, COMMITTED, UNCOMMITTED
from tests.rule import rule
from tests.titles.here_i_stand.believers import debaters, faith_of, listen, only_debaters, reformers, status, told_of
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    asked,
    dice,
    europe,
    faith,
    place_of,
    ships,
    units,
    unrest,
    with_card,
)
from tests.titles.here_i_stand.scenes import restless
from tests.titles.positions import decision, do, moves, why_not

HOMES = {"berwick", "bristol", "calais", "carlisle", "lincoln", "london", "norwich", "plymouth", "portsmouth",
         "shrewsbury", "wales", "york"}  # fmt: skip
TRIED = ("bristol", "norwich", "portsmouth", "calais")


@pytest.fixture
def game() -> Europe:
    """London is Protestant; Cranmer debates and preaches there."""
    found = europe()
    faith(found, "protestant", "london", "wittenberg")
    only_debaters(found)
    debaters(found, UNCOMMITTED, "cranmer")
    reformers(found, "cranmer")
    return found


def pray(game: Europe, by: str = "france") -> Europe:
    """A power plays the Book of Common Prayer."""
    return with_card(game, by, "book_of_common_prayer", "event book-of-common-prayer")


def rising(game: Europe, die: int) -> Europe:
    """All four attempts have failed; the die of the rising shows this."""
    pray(game)
    for space in TRIED:
        fail(game, space, die)
    return game


def fail(game: Europe, space: str, die: int) -> None:
    """An attempt fails; the die after the last one shows this."""
    twin = game.copy()
    dice(twin, *[1] * 40)
    log = listen(twin)
    do(twin, f"convert {space}")
    own = sum(told_of(log, "faith_rolled")[0][2:])
    other = sum(told_of(log, "faith_rolled")[1][2:])
    dice(game, *[1] * own, *[6] * other, *[die] * 5)
    do(game, f"convert {space}")


@rule("card.062", "11.cp")
def test_the_book_is_worth_two_command_points(game: Europe):
    with_card(game, "england", "book_of_common_prayer", "points book-of-common-prayer")
    assert (game.state.cp, place_of(game, "book_of_common_prayer")) == (2, "discard")


@rule("card.062", "18.3.event3", "18.3.step1.e", "11.event_executor")
def test_cranmer_is_committed_for_four_attempts_at_english_home_spaces(game: Europe):
    faith(game, "protestant", "paris")
    pray(game)
    assert (decision(game), asked(game), status(game, "cranmer")) == ("ChooseTarget", "protestant", "committed")
    assert why_not(game, "convert calais") == "ok"
    assert why_not(game, "convert rouen") == "only_english_home_spaces"
    assert why_not(game, "convert leipzig") == "only_english_home_spaces"
    assert {move.split()[1] for move in moves(game)} <= HOMES
    for left, space in enumerate(TRIED):
        assert (decision(game), left) == ("ChooseTarget", left)
        fail(game, space, 1)
    assert (decision(game), restless(game)) == (OVER, set())
    assert (game.state.cp, place_of(game, "book_of_common_prayer")) == (0, "discard")


@rule("card.062", "18.3.step8")
@pytest.mark.parametrize(("space", "converted"), [("norwich", "protestant"), ("calais", "catholic")])
def test_ties_are_won_in_the_english_zone_but_not_in_calais(game: Europe, space: str, converted: str):
    pray(game)
    dice(game, *[4] * 40)
    do(game, f"convert {space}")
    assert faith_of(game, space) == converted


@rule("card.062", "card.rule.requirements")
@pytest.mark.parametrize("where", [COMMITTED, BANISHED])
def test_the_book_needs_cranmer_uncommitted(game: Europe, where: int):
    debaters(game, where, "cranmer")
    assert why_not(with_card(game, "france", "book_of_common_prayer"), "event book-of-common-prayer") == (
        "he_cannot_be_committed"
    )
    debaters(game, UNCOMMITTED, "cranmer")
    assert why_not(game, "event book-of-common-prayer") == "ok"


@rule("card.062", "12.4.source")
@pytest.mark.parametrize(("die", "count"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2)])
def test_whoever_has_played_the_book_chooses_where_england_rises(game: Europe, die: int, count: int):
    rising(game, die)
    for done in range(count):
        assert (decision(game), asked(game), len(restless(game))) == ("RiseAgainstBook", "france", done)
        do(game, min(moves(game)))
    assert (decision(game), len(restless(game))) == (OVER, count)
    assert restless(game) <= HOMES - {"london"}


@rule("card.062", "12.4.empty")
def test_the_rising_spares_protestants_and_restless_spaces_but_no_occupied_ones(game: Europe):
    units(game, "york", "england", regular=2)
    ships(game, "plymouth", "england", squadron=1)
    unrest(game, "wales")
    rising(game, 5)
    for space in ("york", "plymouth", "calais"):
        assert why_not(game, f"stir {space}") == "ok"
    for space in ("london", "wales", "edinburgh", "paris"):
        assert why_not(game, f"stir {space}") == "not_catholic_and_calm"
    do(game, "stir york", "stir plymouth")
    assert (decision(game), restless(game)) == (OVER, {"york", "plymouth", "wales"})


@rule("card.062", "12.4.empty")
def test_with_a_six_all_of_catholic_england_rises_occupied_or_not(game: Europe):
    units(game, "york", "england", regular=2)
    rising(game, 6)
    assert (decision(game), restless(game)) == (OVER, HOMES - {"london"})


@rule("card.062")
def test_spaces_that_were_just_converted_do_not_rise(game: Europe):
    faith(game, "protestant", *(HOMES - {"norwich", "portsmouth"}))
    pray(game)
    dice(game, *[6] * 40)
    do(game, "convert norwich")
    assert faith_of(game, "norwich") == "protestant"
    fail(game, "portsmouth", 5)
    assert (decision(game), restless(game)) == (OVER, {"portsmouth"})  # one is left of two


@rule("card.062", "card.rule.no_effect_play")
def test_in_a_protestant_england_nothing_happens_but_cranmer_is_committed(game: Europe):
    faith(game, "protestant", *HOMES)
    dice(game, 6)
    pray(game)
    assert (decision(game), restless(game), status(game, "cranmer")) == (OVER, set(), "committed")
