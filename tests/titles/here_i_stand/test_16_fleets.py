"""16.1: orders and interception at sea, clause by clause."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    allied,
    asked,
    besiege,
    control,
    dice,
    europe,
    happened,
    hold,
    impulse,
    leaders,
    ships,
    ships_in,
    units,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import channel, lend, sail, sail_to
from tests.titles.positions import decision, do, moves, moves_with, why_not

# ---- orders ---------------------------------------------------------------------------------------------------------


@rule("16.1", "16.1.step1", "16.1.step2", "16.1.adjacent")
def test_one_point_moves_all_fleets_those_of_minor_allies_and_lent_ones_too():
    game = europe()
    allied(game, "genoa", "france")
    control(game, "france", "genoa")
    ships(game, "rouen", "france", squadron=1)
    ships(game, "genoa", "genoa", squadron=1)
    ships(game, "bordeaux", "papacy", squadron=1)
    lend(game, "bordeaux", "papacy", "france")
    impulse(game, "france", 1)
    do(game, "sail")
    for passage in ("rouen-to-english-channel", "genoa-to-gulf-of-lyon", "bordeaux-to-bay-of-biscay"):
        do(game, f"send {passage}", "all")
    do(game, "sail")
    assert ships_in(game, "english_channel", "france") == 1
    assert ships_in(game, "gulf_of_lyon", "genoa") == 1
    assert ships_in(game, "bay_of_biscay", "papacy") == 1
    assert game.state.cp == 0


@rule("9.2", "ruling.g86", "16.1.restriction2")
def test_lent_ships_use_ports_of_the_borrower_and_not_of_their_owner():
    game = europe()
    ships(game, "tyrrhenian_sea", "papacy", squadron=1)
    lend(game, "tyrrhenian_sea", "papacy", "hapsburg")
    impulse(game, "hapsburg", 1)
    do(game, "sail")
    assert why_not(game, "send tyrrhenian-sea-to-naples") == "ok"
    assert why_not(game, "send tyrrhenian-sea-to-rome") == "not_your_port"
    impulse(game, "papacy", 1)
    assert why_not(game, "sail") == "no_ships"


@rule("16.1.restriction2")
def test_the_port_of_an_allied_major_power_is_closed():
    game = europe()
    allied(game, "france", "england")
    ships(game, "english_channel", "france", squadron=1)
    impulse(game, "france", 1)
    do(game, "sail")
    assert why_not(game, "send english-channel-to-plymouth") == "not_your_port"


@rule("2.5.notlinked1", "2.5.notlinked2", "2.5.notlinked4", "16.1.restriction1")
def test_a_strait_is_passed_by_its_port_in_two_moves():
    game = europe()
    ships(game, "ionian_sea", "hapsburg", squadron=1)
    impulse(game, "hapsburg", 2)
    do(game, "sail")
    assert "send ionian-sea-to-tyrrhenian-sea" not in moves(game)
    do(game, "send ionian-sea-to-messina", "all", "sail")
    sail(game, "messina-to-tyrrhenian-sea")
    assert ships_in(game, "tyrrhenian_sea", "hapsburg") == 1


@rule("15.ships")
def test_ships_leave_a_besieged_port():
    game = channel()
    units(game, "rouen", "england", regular=3)
    besiege(game, "rouen", "england")
    sail(game, "rouen-to-english-channel")
    assert ships_in(game, "english_channel", "france") == 2


@rule("16.1.restriction3")
def test_a_naval_leader_goes_with_any_ship_of_his_place():
    game = europe()
    happened(game, "barbary_pirates")
    control(game, "ottoman", "algiers")
    ships(game, "barbary_coast", "ottoman", corsair=2)
    leaders(game, "barbary_coast", "barbarossa")
    impulse(game, "ottoman", 1)
    do(game, "sail", "send barbary-coast-to-ionian-sea", "ships ottoman-corsair 1", "go")
    do(game, "send barbary-coast-to-algiers", "ships ottoman-corsair 1")
    assert why_not(game, "go") == "admiral_needs_ships"
    do(game, "admiral barbarossa", "go", "sail")
    assert whereabouts(game, "barbarossa") == "algiers"
    assert ships_in(game, "ionian_sea", "ottoman", "corsair") == 1


# ---- interception ---------------------------------------------------------------------------------------------------


@rule("16.1.neutral")
def test_only_enemies_intercept():
    game = europe()
    ships(game, "rouen", "france", squadron=1)
    ships(game, "plymouth", "england", squadron=1)
    impulse(game, "france", 1)
    sail(game, "rouen-to-english-channel")
    assert decision(game) != "InterceptFleet"


@rule("16.1.step4a", "16.1.step2.b")
def test_a_fleet_that_joins_its_own_ships_is_not_intercepted():
    game = channel()
    ships(game, "english_channel", "france", squadron=1)
    ships(game, "plymouth", "england", squadron=1)
    sail(game, "rouen-to-english-channel")
    assert decision(game) != "InterceptFleet"
    assert ships_in(game, "english_channel", "france") == 3


@rule("16.1.step2.a", "ruling.g41")
def test_a_fleet_that_enters_a_port_is_not_intercepted():
    game = europe()
    war(game, "france", "england")
    ships(game, "english_channel", "france", squadron=1)
    ships(game, "plymouth", "england", squadron=1)
    impulse(game, "france", 1)
    sail(game, "english-channel-to-rouen")
    assert decision(game) != "InterceptFleet"


@rule("16.1.step4a")
def test_nobody_intercepts_from_a_place_with_ships_of_the_active_power():
    game = channel()
    ships(game, "north_sea", "england", squadron=1)
    ships(game, "north_sea", "france", squadron=1)  # as after a truce at sea
    sail(game, "rouen-to-english-channel")
    assert decision(game) != "InterceptFleet"


@rule("16.1.step4c", "16.1.step4e", "16.1.step4d")
def test_powers_try_in_impulse_order_and_after_a_success_only_the_same_power():
    game = channel()
    ships(game, "plymouth", "england", squadron=1)
    ships(game, "north_sea", "england", squadron=1)
    ships(game, "bay_of_biscay", "hapsburg", squadron=2)
    sail(game, "rouen-to-english-channel")
    assert (decision(game), asked(game)) == ("InterceptFleet", "hapsburg")
    dice(game, 1, 1, 6, 6, 1, 1, *[1] * 20)
    do(game, "intercept bay-of-biscay", "ships hapsburg-squadron 1", "go")
    assert (decision(game), asked(game)) == ("InterceptFleet", "england")
    assert moves_with(game, "intercept") == {"intercept plymouth", "intercept north-sea"}
    do(game, "intercept plymouth", "all")
    assert (decision(game), asked(game)) == ("InterceptFleet", "england")
    assert why_not(game, "intercept plymouth") in ("tried_from_here", "no_fleet_there")
    do(game, "intercept north-sea", "all")
    assert ships_in(game, "north_sea", "england") == 1  # it missed
    assert ships_in(game, "bay_of_biscay", "hapsburg") == 2


@rule("16.1.step4c")
def test_after_one_power_has_succeeded_no_other_is_asked():
    game = channel()
    ships(game, "plymouth", "england", squadron=1)
    ships(game, "bay_of_biscay", "hapsburg", squadron=1)
    sail(game, "rouen-to-english-channel")
    dice(game, 6, 6, *[1] * 20)
    do(game, "intercept bay-of-biscay", "all")
    assert decision(game) != "InterceptFleet"


@rule("16.1.step4c", "16.1.step4d")
def test_two_powers_may_try_from_the_same_sea():
    game = channel()
    ships(game, "bay_of_biscay", "england", squadron=1)
    ships(game, "bay_of_biscay", "hapsburg", squadron=1)
    sail(game, "rouen-to-english-channel")
    dice(game, 1, 1, 1, 1)
    do(game, "intercept bay-of-biscay", "all")
    assert (decision(game), asked(game)) == ("InterceptFleet", "england")
    assert why_not(game, "intercept bay-of-biscay") == "ok"


@rule("16.1.restriction5", "16.1.step4a")
def test_genoese_ships_intercept_nobody_in_the_atlantic():
    game = europe()
    allied(game, "genoa", "hapsburg")
    war(game, "france", "hapsburg")
    ships(game, "bay_of_biscay", "france", squadron=1)
    ships(game, "gibraltar", "genoa", squadron=1)
    impulse(game, "france", 1)
    sail(game, "bay-of-biscay-to-atlantic-ocean")
    assert decision(game) != "InterceptFleet"


@rule("card.034a", "16.1.step4b")
@pytest.mark.parametrize(("rowers", "caught"), [("pass", True), ("professional-rowers less", False)])
def test_rowers_change_a_try_to_intercept(rowers: str, caught: bool):
    game = channel()
    ships(game, "plymouth", "england", squadron=1)
    hold(game, "papacy", "professional_rowers")
    sail_to(game)
    dice(game, 4, 5, *[1] * 20)
    do(game, "intercept plymouth", "all")
    assert (decision(game), asked(game)) == ("ChangeRoll", "papacy")
    do(game, rowers)
    assert (ships_in(game, "plymouth", "england") == 0) == caught
