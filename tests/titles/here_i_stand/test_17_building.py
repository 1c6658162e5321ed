"""17: building land units and ships; 5.2: the counters limit them."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.position.changes.ships import lose_ship, return_ships
from regnum.titles.here_i_stand.position.queries.counters import can_be_laid_out, can_be_turned_up
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    allied,
    besiege,
    control,
    count,
    europe,
    happened,
    impulse,
    location,
    ships,
    ships_in,
    units,
    unrest,
    war,
)
from tests.titles.positions import do, why_not


@rule("17.1", "17.1.regular", "17.1.mercenary", "17.1.cavalry", "17.2.squadron", "11.1")
def test_units_and_their_prices():
    game = europe()
    impulse(game, "france", 5)
    do(game, "regular paris", "mercenary lyon", "squadron marseille")
    assert (count(game, "paris", "france"), count(game, "lyon", "france", "mercenary")) == (1, 1)
    assert ships_in(game, "marseille", "france") == 1
    assert game.state.cp == 0
    game = europe()
    impulse(game, "ottoman", 1)
    assert why_not(game, "mercenary istanbul") == "not_for_this_power"
    do(game, "cavalry istanbul")
    assert count(game, "istanbul", "ottoman", "cavalry") == 1


@rule("17", "12.4.effect3", "ruling.g46")
@pytest.mark.parametrize(
    ("space", "reason"),
    [("milan", "not_at_home"), ("dijon", "not_controlled"), ("tours", "in_unrest"), ("rouen", "under_siege"),
     ("lyon", "enemies_in_it")],
)  # fmt: skip
def test_where_nothing_can_be_built(space: str, reason: str):
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "dijon")
    unrest(game, "tours")
    units(game, "rouen", "hapsburg", regular=1)
    besiege(game, "rouen", "hapsburg")
    units(game, "lyon", "hapsburg", regular=1)
    impulse(game, "france", 2)
    assert why_not(game, f"regular {space}") == reason


@rule("17.2.corsair", "17.2.corsair.only", "21.1.haven2")
def test_corsairs_need_pirates_and_nothing_else_is_built_in_algiers():
    game = europe()
    impulse(game, "ottoman", 2)
    assert why_not(game, "corsair istanbul") == "pirates_have_not_come"
    happened(game, "barbary_pirates")
    control(game, "ottoman", "algiers")
    impulse(game, "ottoman", 2)
    assert why_not(game, "regular algiers") == "only_corsairs_here"
    do(game, "corsair algiers")
    assert ships_in(game, "algiers", "ottoman", "corsair") == 1


@rule("22.3.c", "22.3.d")
def test_an_ally_raises_units_of_a_minor_power_in_its_home():
    game = europe()
    allied(game, "scotland", "france")
    control(game, "france", "edinburgh", "glasgow", "stirling")
    impulse(game, "france", 4)
    assert why_not(game, "mercenary edinburgh") == "only_regulars_and_squadrons"
    do(game, "regular edinburgh", "squadron edinburgh")
    assert count(game, "edinburgh", "scotland") == 1
    assert ships_in(game, "edinburgh", "scotland") == 1


@rule("21.6.before2")
def test_before_the_league_protestants_build_nothing():
    game = europe()
    control(game, "protestant", "wittenberg")
    impulse(game, "protestant", 2)
    assert why_not(game, "regular wittenberg") == "not_yet_the_league"


@rule("17.limit", "17.example1", "5.2.change", "5.2.values", "ruling.g03")
def test_counters_limit_what_can_be_shown():
    """Line 1101: without counters of 1, a unit can be built where three stand, if there is one of 4."""
    assert can_be_laid_out([4], (0, 0, 1, 0))
    assert not can_be_laid_out([3], (0, 1, 1, 0))
    assert can_be_laid_out([7, 3], (2, 1, 0, 1)) is can_be_laid_out([1, 3], (2, 1, 0, 0))
    assert can_be_laid_out([6, 1], (1, 0, 0, 1))
    assert not can_be_laid_out([5, 5], (1, 0, 2, 0))
    assert can_be_turned_up([2, 1], [(1, 2), (1, 2)])
    assert not can_be_turned_up([3], [(1, 2)])
    assert can_be_turned_up([5], [(1, 2), (2, 4)])


@rule("17.2")
@pytest.mark.parametrize(
    ("space", "reason"),
    [("marseille", "ok"), ("paris", "no_port"), ("genoa", "not_at_home"), ("rouen", "not_controlled"),
     ("bordeaux", "enemies_in_it"), ("brest", "enemies_in_it")],
)  # fmt: skip
def test_ships_are_built_in_own_home_ports_without_enemies(space: str, reason: str):
    game = europe()
    war(game, "france", "england")
    control(game, "france", "genoa")
    control(game, "england", "rouen")
    units(game, "bordeaux", "england", regular=1)
    ships(game, "brest", "england", squadron=1)
    impulse(game, "france", 2)
    assert why_not(game, f"squadron {space}") == reason


@rule("17.2.lost", "17.2")
def test_a_lost_ship_is_built_again_in_the_next_turn_and_not_before():
    game = europe()
    war(game, "france", "england")
    ships(game, "rouen", "france", squadron=5)  # all that there are
    impulse(game, "france", 4)
    assert why_not(game, "squadron marseille") == "no_ships_left"
    lose_ship(game, game.state.ship_at.index(location("rouen")))
    impulse(game, "france", 4)
    assert why_not(game, "squadron marseille") == "no_ships_left"
    return_ships(game.state)
    do(game, "squadron marseille")
    assert ships_in(game, "marseille", "france") == 1


@rule("22.6.units.2")
@pytest.mark.parametrize("holder", ["independent", "france"])
def test_nobody_builds_units_of_independent_keys(holder: str):
    game = europe()
    control(game, holder, "metz")
    units(game, "metz", "independent", regular=0)
    impulse(game, "france", 2)
    assert why_not(game, "regular metz") == "not_at_home"
    assert count(game, "metz", "independent") == 0
