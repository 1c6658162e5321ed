"""16.1, 16.2: orders, interception, avoiding and combat at sea, clause by clause."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.names import POWER_IDS
from regnum.titles.here_i_stand.position.state import ON_TURN_TRACK
from regnum.titles.here_i_stand.rules.war_at_sea import WarAtSea
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
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
    location,
    run,
    ships,
    ships_in,
    sound,
    units,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import sail, whenever
from tests.titles.positions import decision, do, moves, moves_with, why_not


def lend(game: Europe, place: str, owner: str, borrower: str) -> None:
    """All ships of an owner at a place act for another power."""
    for ship, at in enumerate(game.state.ship_at):
        if at == location(place) and game.state.ship_owner[ship] == POWER_IDS.index(owner):
            game.state.ship_lent_to[ship] = POWER_IDS.index(borrower)


def channel(french: int = 2, points: int = 3) -> Europe:
    """France, at war with England and the Hapsburgs, has ships in Rouen."""
    game = europe()
    war(game, "france", "england")
    war(game, "france", "hapsburg")
    ships(game, "rouen", "france", squadron=french)
    impulse(game, "france", points)
    return game


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


def sail_to(game: Europe) -> None:
    """The fleet of Rouen goes to sea; nobody plays anything."""
    do(game, "sail", "send rouen-to-english-channel", "all", "sail")
    whenever(game, "Announcement", "pass")


# ---- avoiding -------------------------------------------------------------------------------------------------------


@rule("16.1.step5b", "16.1.step5c", "16.1.step5.cond2")
def test_whoever_is_met_avoids_in_impulse_order_to_own_ports_and_empty_seas():
    game = channel()
    ships(game, "english_channel", "england", squadron=1)
    ships(game, "english_channel", "hapsburg", squadron=1)
    ships(game, "irish_sea", "france", squadron=1)
    sail(game, "rouen-to-english-channel")
    assert (decision(game), asked(game)) == ("AvoidFleet", "hapsburg")
    assert moves_with(game, "avoid") == {"avoid bay-of-biscay", "avoid north-sea"}
    dice(game, 6, 6)
    do(game, "avoid north-sea")
    assert ships_in(game, "north_sea", "hapsburg") == 1
    assert (decision(game), asked(game)) == ("AvoidFleet", "england")
    assert "avoid plymouth" in moves(game)
    assert "avoid irish-sea" not in moves(game)


@rule("16.1.step5.cond1")
def test_nobody_avoids_where_somebody_has_intercepted():
    game = channel()
    ships(game, "english_channel", "hapsburg", squadron=1)
    ships(game, "plymouth", "england", squadron=1)
    sail(game, "rouen-to-english-channel")
    dice(game, 6, 6, *[1] * 30)
    do(game, "intercept plymouth", "all")
    assert decision(game) == "ChooseNavalBattle"


@rule("16.1.step5a")
def test_ships_in_a_port_do_not_avoid():
    game = europe()
    war(game, "france", "england")
    ships(game, "english_channel", "france", squadron=2)
    ships(game, "plymouth", "england", squadron=1)
    impulse(game, "france", 1)
    dice(game, *[1] * 20)
    sail(game, "english-channel-to-plymouth")
    assert decision(game) != "AvoidFleet"
    assert ships_in(game, "plymouth", "france") == 0


# ---- combat ---------------------------------------------------------------------------------------------------------


@rule("16.1.step7.1", "16.1.step7.2", "16.2.step2.who")
def test_two_enemies_in_one_sea_are_fought_one_after_the_other():
    game = channel()
    ships(game, "english_channel", "england", squadron=1)
    ships(game, "english_channel", "hapsburg", squadron=1)
    sail(game, "rouen-to-english-channel")
    do(game, "stand", "stand")
    assert moves(game) == {"fight english-channel england", "fight english-channel hapsburg"}
    dice(game, 6, 6, 1, 1, 1, 1, *[1] * 4, 6, 1)
    do(game, "fight english-channel england")
    assert game.state.ship_at.count(ON_TURN_TRACK) == 2  # the English one, and a French one by the odd hit of a loser
    assert decision(game) == "ChooseRefuge"
    assert ships_in(game, "english_channel", "hapsburg") == 1


@rule("16.2.step8b", "16.2.step8a")
@pytest.mark.parametrize(("mine", "left"), [((6, 6, 6, 1), 2), ((6, 1, 1, 1), 1)])
def test_the_odd_hit_sinks_a_ship_of_the_loser_only(mine: tuple[int, ...], left: int):
    game = channel()
    ships(game, "english_channel", "england", squadron=1)
    sail(game, "rouen-to-english-channel")
    dice(game, *mine, 6, 1)
    do(game, "stand")
    if decision(game) == "ChooseRefuge":
        do(game, "retreat rouen")
    assert ships_in(game, "english_channel", "france") + ships_in(game, "rouen", "france") == left


@rule("ruling.g42", "16.2.step8a", "16.2.step1.a", "16.2.step1.b", "16.2.step1.c")
@pytest.mark.parametrize(("hits", "squadrons", "corsairs"), [(1, 2, 1), (2, 1, 2), (3, 1, 1), (5, 0, 1), (6, 0, 0)])
def test_hits_in_pairs_sink_squadrons_and_the_rest_corsairs(hits: int, squadrons: int, corsairs: int):
    game = europe()
    happened(game, "barbary_pirates")
    war(game, "ottoman", "hapsburg")
    control(game, "ottoman", "algiers")
    ships(game, "algiers", "ottoman", squadron=2, corsair=2)
    leaders(game, "algiers", "barbarossa")
    ships(game, "barbary_coast", "hapsburg", squadron=3)
    impulse(game, "ottoman", 1)
    sail(game, "algiers-to-barbary-coast")
    ottoman = 2 * 2 + 2 + 2
    dice(game, *[6] * 4, *[1] * 4, *[6] * hits, *[1] * (6 - hits))
    do(game, "stand")
    assert game.chance.counter == ottoman + 6
    if decision(game) == "ChooseRefuge" and asked(game) == "ottoman":
        do(game, "retreat algiers")
    places = ("barbary_coast", "algiers")
    assert sum(ships_in(game, place, "ottoman") for place in places) == squadrons
    assert sum(ships_in(game, place, "ottoman", "corsair") for place in places) == corsairs


@rule("16.2.step6", "card.001a")
def test_janissaries_roll_four_dice_at_sea():
    game = europe()
    war(game, "ottoman", "hapsburg")
    hold(game, "ottoman", "janissaries")
    ships(game, "aegean_sea", "hapsburg", squadron=1)
    ships(game, "athens", "ottoman", squadron=1)
    impulse(game, "ottoman", 1)
    sail(game, "athens-to-aegean-sea")
    dice(game, 1, 1, 1, 1, 6, 1, 1, 1)
    do(game, "stand")
    assert decision(game) == "PlayJanissaries"
    do(game, "play-janissaries")
    assert game.chance.counter == 2 + 2 + 4
    assert ships_in(game, "aegean_sea", "ottoman") == 1
    assert ships_in(game, "aegean_sea", "hapsburg") == 0


@rule("card.034b", "16.2.step6")
def test_any_power_may_send_rowers_to_either_side():
    game = channel(french=1)
    hold(game, "papacy", "professional_rowers")
    ships(game, "english_channel", "england", squadron=1)
    sail_to(game)
    dice(game, 1, 1, 1, 1, 6, 6, 6)
    do(game, "stand")
    assert (decision(game), asked(game)) == ("SendRowers", "papacy")
    do(game, "professional-rowers attacker")
    assert game.chance.counter == 7
    assert ships_in(game, "english_channel", "england") == 0


@rule("16.2.step3", "16.2.step4", "card.024")
def test_arquebusiers_fight_at_sea():
    game = channel(french=1)
    hold(game, "france", "arquebusiers")
    ships(game, "english_channel", "england", squadron=1)
    sail_to(game)
    dice(game, *[1] * 6)
    do(game, "stand", "arquebusiers")
    while decision(game) in ("DeclareCombatCards", "SendRowers"):
        do(game, "pass")
    assert game.chance.counter == 2 + 2 + 2


@rule("16.2.step9c", "16.2.step10")
def test_a_beaten_fleet_without_a_refuge_is_lost_with_its_leader():
    game = europe()
    happened(game, "barbary_pirates")
    war(game, "ottoman", "hapsburg")
    control(game, "hapsburg", "istanbul")
    ships(game, "black_sea", "ottoman", squadron=2)
    leaders(game, "black_sea", "barbarossa")
    ships(game, "istanbul", "hapsburg", squadron=3)
    control(game, "hapsburg", "varna")
    impulse(game, "hapsburg", 1)
    dice(game, 6, 1, 1, 1, 1, 1, *[1] * 6)  # one ship is lost to the hit; the other has nowhere to go
    sail(game, "istanbul-to-black-sea")
    assert ships_in(game, "black_sea", "ottoman") == 0
    assert game.state.ship_at.count(ON_TURN_TRACK) == 2
    assert ships_in(game, "black_sea", "hapsburg") == 3
    assert whereabouts(game, "barbarossa") == "elsewhere"
    assert ON_TURN_TRACK in game.state.leader_at


@rule("16.1.restriction4")
def test_beaten_ships_move_no_more_in_this_impulse():
    game = channel(french=3)
    ships(game, "english_channel", "england", squadron=1)
    sail(game, "rouen-to-english-channel")
    dice(game, *[1] * 6, 6, 6)
    do(game, "stand", "retreat rouen")
    assert ships_in(game, "rouen", "france") == 2
    assert why_not(game, "sail") == "no_ships"


@rule("9.6.action2", "9.6.action3", "ruling.g23")
def test_after_a_sudden_war_a_tie_makes_both_flee():
    game = europe()
    war(game, "france", "england")
    ships(game, "english_channel", "france", squadron=1)
    ships(game, "english_channel", "england", squadron=1)
    dice(game, *[1] * 4)
    run(game, WarAtSea(POWER_IDS.index("france"), POWER_IDS.index("england")))
    assert asked(game) == "france"  # the active power first
    do(game, "retreat rouen")
    assert asked(game) == "england"
    do(game, "retreat plymouth")
    assert ships_in(game, "english_channel", "england") == 0
    assert sound(game)


@rule("16.2.step8a")
def test_the_commander_chooses_whose_squadron_is_lost():
    game = europe()
    war(game, "ottoman", "hapsburg")
    ships(game, "ionian_sea", "hapsburg", squadron=1)
    ships(game, "ionian_sea", "papacy", squadron=1)
    lend(game, "ionian_sea", "papacy", "hapsburg")
    ships(game, "lepanto", "ottoman", squadron=2)
    control(game, "ottoman", "lepanto")
    impulse(game, "ottoman", 1)
    sail(game, "lepanto-to-ionian-sea")
    dice(game, 6, 6, 1, 1, 6, 6, 6, 6)
    do(game, "stand")
    assert (decision(game), asked(game)) == ("LoseSquadron", "hapsburg")
    do(game, "lose-ship papacy-squadron")
    assert ships_in(game, "ionian_sea", "hapsburg") == 1
