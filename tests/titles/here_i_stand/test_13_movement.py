"""13: movement by land, interception, avoiding battle, withdrawal."""

from __future__ import annotations

from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    allied,
    asked,
    besiege,
    control,
    count,
    dice,
    europe,
    holder,
    impulse,
    is_besieged,
    leaders,
    ships,
    ships_in,
    sound,
    units,
    unrest,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import stand
from tests.titles.positions import decision, do, why_not


@rule("5.1.example1", "5.1.size", "5.1.command", "ruling.g02")
def test_as_many_units_move_as_the_leaders_command():
    """Line 271: 12 regulars and 2 cavalry in Buda with Suleiman and Ibrahim."""
    game = europe()
    control(game, "ottoman", "buda")
    units(game, "buda", "ottoman", regular=12, cavalry=2)
    leaders(game, "buda", "suleiman", "ibrahim_pasha")
    war(game, "ottoman", "hungary_bohemia")
    impulse(game, "ottoman", 2)
    do(game, "march buda-to-pressburg")
    assert why_not(game, "take ottoman-regular 4") == "ok"
    assert why_not(game, "take ottoman-regular 5") == "too_many_for_leaders"
    do(game, "lead ibrahim-pasha")
    assert why_not(game, "take ottoman-regular 6") == "ok"
    assert why_not(game, "take ottoman-regular 7") == "too_many_for_leaders"
    do(game, "lead suleiman", "take ottoman-regular 12", "take ottoman-cavalry 2", "go")
    assert count(game, "pressburg", "ottoman") == 12
    assert count(game, "pressburg", "ottoman", "cavalry") == 2
    assert whereabouts(game, "suleiman") == "pressburg"


@rule("13.1.restriction2", "13.1.restriction2a", "13.1.restriction2b")
def test_a_space_of_another_power_is_entered_in_war_or_alliance():
    game = europe()
    units(game, "besancon", "hapsburg", regular=2)
    impulse(game, "hapsburg", 2)
    assert why_not(game, "march besancon-to-dijon") == "not_at_war"
    war(game, "hapsburg", "france")
    assert why_not(game, "march besancon-to-dijon") == "ok"
    game.state.war = [0] * 11
    allied(game, "hapsburg", "france")
    assert why_not(game, "march besancon-to-dijon") == "ok"


@rule("13.1.step3", "2.5.pass")
def test_a_pass_costs_two_points():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "grenoble", "france", regular=2)
    impulse(game, "france", 1)
    assert why_not(game, "march grenoble-to-turin") == "too_few_points"
    impulse(game, "france", 2)
    do(game, "march grenoble-to-turin", "all")
    assert count(game, "turin", "france") == 2
    assert game.state.cp == 0


@rule("13.1.restriction3", "13.1.restriction3b", "ruling.g99")
def test_troops_of_a_third_power_bar_the_way():
    game = europe()
    war(game, "france", "hapsburg")
    allied(game, "england", "hapsburg")
    control(game, "hapsburg", "liege")
    units(game, "metz", "france", regular=3)
    units(game, "liege", "papacy", regular=1)
    impulse(game, "france", 2)
    assert why_not(game, "march metz-to-liege") == "others_are_there"


@rule("13.1.restriction3c", "9.2.effect4")
def test_an_ally_of_the_enemy_in_the_enemys_space_counts_as_an_enemy():
    game = europe()
    war(game, "france", "hapsburg")
    allied(game, "england", "hapsburg")
    control(game, "hapsburg", "liege")
    units(game, "metz", "france", regular=3)
    units(game, "liege", "england", regular=1)
    impulse(game, "france", 2)
    dice(game, *[6] * 3, *[1] * 2)
    do(game, "march metz-to-liege", "all")
    while decision(game) in ("AvoidBattle", "Intercept"):
        do(game, "stand")
    assert count(game, "liege", "france") == 3
    assert count(game, "liege", "england") == 0


@rule("14.1.example1", "13.2.step2", "13.2.step3", "14.step2", "14.step3", "14.step8", "14.step9.1", "14.step9.3",
      "14.1.restriction5", "14.step2.a", "14.step2.b", "14.step3.a", "14.step3.b", "14.step3.c")  # fmt: skip
def test_the_battle_of_vienna():
    """Line 900: from Pressburg to Vienna, intercepted from Graz, 10 dice against 13, 3 hits against 5."""
    game = europe()
    control(game, "ottoman", "pressburg", "buda", "belgrade")
    units(game, "pressburg", "ottoman", regular=7, cavalry=1)
    leaders(game, "pressburg", "suleiman", "ibrahim_pasha")
    units(game, "graz", "hapsburg", regular=8)
    leaders(game, "graz", "charles_v")
    units(game, "vienna", "hapsburg", regular=2)
    leaders(game, "vienna", "ferdinand")
    war(game, "ottoman", "hapsburg")
    impulse(game, "ottoman", 1)
    hits = [*[5] * 3, *[1] * 7, *[6] * 5, *[2] * 8]
    dice(game, 4, 4, *hits)
    do(game, "march pressburg-to-vienna", "all")
    assert asked(game) == "hapsburg"
    do(game, "intercept graz", "all")
    assert decision(game) == "TakeLosses"
    do(game, "lose ottoman-cavalry 1")  # the four others can only be regulars
    assert count(game, "pressburg", "ottoman") == 3
    assert count(game, "pressburg", "ottoman", "cavalry") == 0
    assert whereabouts(game, "suleiman") == whereabouts(game, "ibrahim_pasha") == "pressburg"
    assert count(game, "vienna", "hapsburg") == 7
    assert whereabouts(game, "charles_v") == whereabouts(game, "ferdinand") == "vienna"
    assert sound(game)


@rule("13.2.step2", "5.2.cavalry")
def test_cavalry_spoils_an_interception_by_one():
    """The same dice with one pip less: 7 and Charles's 2, less one for the cavalry, are not enough."""
    game = europe()
    control(game, "ottoman", "pressburg")
    units(game, "pressburg", "ottoman", regular=7, cavalry=1)
    leaders(game, "pressburg", "suleiman")
    units(game, "graz", "hapsburg", regular=8)
    leaders(game, "graz", "charles_v")
    war(game, "ottoman", "hapsburg")
    impulse(game, "ottoman", 1)
    dice(game, 4, 3)
    do(game, "march pressburg-to-vienna", "all", "intercept graz", "all")
    assert count(game, "graz", "hapsburg") == 8
    assert is_besieged(game, "vienna")


@rule("13.2.restriction2", "2.5.pass3")
def test_nobody_intercepts_over_a_pass():
    game = europe()
    war(game, "hapsburg", "france")
    control(game, "hapsburg", "turin")
    units(game, "turin", "hapsburg", regular=4)
    units(game, "lyon", "france", regular=2)
    impulse(game, "france", 1)
    do(game, "march lyon-to-grenoble", "all")
    assert decision(game) == "over"


@rule("13.2.restriction7")
def test_nobody_intercepts_on_the_way_into_an_own_town():
    game = europe()
    war(game, "hapsburg", "france")
    units(game, "graz", "hapsburg", regular=2)
    units(game, "linz", "france", regular=4)
    impulse(game, "hapsburg", 1)
    do(game, "march graz-to-vienna", "all")
    assert decision(game) == "over"
    assert count(game, "vienna", "hapsburg") == 2


@rule("13.2.restriction4", "13.2.step4")
def test_who_has_tried_does_not_try_again_in_the_same_impulse():
    game = europe()
    war(game, "hapsburg", "france")
    units(game, "metz", "france", regular=4)
    units(game, "brussels", "hapsburg", regular=2)
    control(game, "france", "liege", "metz")
    impulse(game, "france", 3)
    dice(game, 1, 1)
    do(game, "march metz-to-liege", "all", "intercept brussels", "all")
    assert decision(game) == "SpendPoints"
    do(game, "march liege-to-metz", "all", "march metz-to-liege", "all")
    assert decision(game) == "over"


@rule("13.3.step4", "13.3.restriction4", "13.3.step5", "13.3.right")
def test_avoiding_battle_takes_nine():
    game = europe()
    war(game, "hapsburg", "france")
    units(game, "metz", "france", regular=4)
    units(game, "liege", "hapsburg", regular=2)
    impulse(game, "france", 1)
    dice(game, 4, 5)
    do(game, "march metz-to-liege", "all")
    assert decision(game) == "AvoidBattle"
    assert why_not(game, "avoid metz") == "enemy_came_from_there"
    do(game, "avoid brussels", "all")
    assert count(game, "brussels", "hapsburg") == 2
    assert count(game, "liege", "france") == 4


@rule("13.3.restriction2", "12.4.effect1")
def test_nobody_goes_aside_into_unrest():
    game = europe()
    war(game, "hapsburg", "france")
    units(game, "metz", "france", regular=4)
    units(game, "liege", "hapsburg", regular=2)
    unrest(game, "brussels")
    impulse(game, "france", 1)
    do(game, "march metz-to-liege", "all")
    assert why_not(game, "avoid brussels") == "unrest_there"


@rule("13.4.cond3", "13.4.all", "13.4.siege", "15.3.example2", "15", "15.1.timing")
def test_the_siege_of_calais_begins():
    """Line 968: from Brussels to Calais; Brandon fails to intercept; two withdraw; six besiege; no assault yet."""
    game = calais()
    impulse(game, "france", 3)
    dice(game, 3, 3)
    do(game, "march brussels-to-calais", "all", "intercept boulogne", "all", "stand")
    assert decision(game) == "Withdraw"
    do(game, "withdraw")
    assert is_besieged(game, "calais")
    assert why_not(game, "assault calais") == "siege_is_fresh"
    assert why_not(game, "march calais-to-brussels") == "siege_began_now"


def calais():
    game = europe()
    war(game, "france", "england")
    control(game, "france", "brussels")
    control(game, "england", "boulogne")
    units(game, "brussels", "france", regular=6)
    leaders(game, "brussels", "francis_i")
    units(game, "boulogne", "england", regular=4)
    leaders(game, "boulogne", "charles_brandon")
    units(game, "calais", "england", regular=2)
    return game


@rule("15.3.example3", "15.2", "15.2.join", "15.2.result3", "15.2.losses")
def test_the_relief_of_calais_fails():
    """Line 970: Brandon's four and the two besieged roll 6 + 1 dice against 6 + 1 + 1; no hit against two."""
    game = calais()
    units(game, "brussels", "france", regular=0)
    units(game, "calais", "france", regular=6)
    leaders(game, "calais", "francis_i")
    besiege(game, "calais", "france")
    impulse(game, "england", 1)
    dice(game, *[1] * 7, 5, 6, *[1] * 6)
    do(game, "march boulogne-to-calais", "all")
    stand(game)
    do(game, "join")
    assert game.state.dice == [7, 8]
    assert decision(game) == "FormShelter"
    do(game, "take england-regular 2", "go")
    assert count(game, "calais", "england") == 2
    assert count(game, "boulogne", "england") == 2
    assert whereabouts(game, "charles_brandon") == "boulogne"
    assert is_besieged(game, "calais")


@rule("15.3.example4", "15.1.req4", "15.1.step3b", "15.1.step3b.1", "15.1.step3b.2", "15.1.step4", "15.1.step10a",
      "15.1.step10b")  # fmt: skip
def test_the_assault_on_calais():
    """Line 972: two squadrons against one in port; 3 + 1 dice against 2 + 1; two hits take the town."""
    game = calais()
    units(game, "brussels", "france", regular=0)
    units(game, "calais", "france", regular=6)
    leaders(game, "calais", "francis_i")
    besiege(game, "calais", "france")
    ships(game, "calais", "england", squadron=1)
    impulse(game, "france", 1)
    assert why_not(game, "assault calais") == "town_is_not_blockaded"
    ships(game, "north_sea", "france", squadron=2)
    impulse(game, "france", 1)
    dice(game, 5, 5, 1, 1, 1, 1, 1)
    do(game, "assault calais", "all")
    assert holder(game, "calais") == "france"
    assert ships_in(game, "calais", "england") == 0
    assert count(game, "calais", "france") == 6
    assert not is_besieged(game, "calais")
