"""13: entering, responses, interception and avoiding, clause by clause."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.names import POWER_IDS
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    allied,
    asked,
    besiege,
    control,
    count,
    dice,
    europe,
    hold,
    impulse,
    is_besieged,
    leaders,
    units,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import flanders, siege_of_antwerp, stand, whenever
from tests.titles.positions import decision, do, moves, why_not

# ---- entering -------------------------------------------------------------------------------------------------------


@rule("13.1.restriction3a", "13.1.restriction3d")
def test_a_siege_of_allies_is_joined_and_one_between_friends_or_enemies_is_not():
    game = siege_of_antwerp(3, 1)
    allied(game, "france", "england")
    units(game, "calais", "england", regular=2)
    war(game, "england", "hapsburg")
    impulse(game, "england", 1)
    assert why_not(game, "march calais-to-antwerp") == "ok"
    game = siege_of_antwerp(3, 1)
    allied(game, "france", "england")
    allied(game, "hapsburg", "england")
    units(game, "calais", "england", regular=2)
    impulse(game, "england", 1)
    assert why_not(game, "march calais-to-antwerp") == "allies_besiege_each_other"
    game = siege_of_antwerp(3, 1)
    war(game, "france", "england")
    war(game, "hapsburg", "england")
    units(game, "calais", "england", regular=2)
    impulse(game, "england", 1)
    assert why_not(game, "march calais-to-antwerp") == "enemies_besiege_each_other"


@rule("13.1.neutral", "ruling.g99", "22.6.units.1")
def test_independent_units_never_bar_the_way_even_if_enemies_besiege_them():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "metz", "independent", regular=1)
    units(game, "metz", "hapsburg", regular=2)
    besiege(game, "metz", "hapsburg")
    units(game, "st_dizier", "france", regular=4)
    impulse(game, "france", 1)
    dice(game, 6, 6, 1, 1, *[1] * 3)
    do(game, "march st-dizier-to-metz", "all")
    stand(game)
    assert count(game, "metz", "hapsburg") == 0
    assert game.state.besiegers.count(1 << POWER_IDS.index("france")) == 1


@rule("13.1.restriction5")
def test_whoever_has_just_begun_a_siege_stays():
    game = flanders(french=4)
    control(game, "france", "liege")
    do(game, "march st-quentin-to-brussels", "all")
    assert is_besieged(game, "brussels")
    assert why_not(game, "march brussels-to-liege") == "siege_began_now"


@rule("13.1.restriction6", "ruling.g28")
def test_leaders_alone_go_one_space_and_not_to_the_enemy():
    game = europe()
    war(game, "france", "hapsburg")
    leaders(game, "st_quentin", "francis_i")
    impulse(game, "france", 2)
    assert why_not(game, "march st-quentin-to-brussels") == "leaders_need_units"
    do(game, "march st-quentin-to-boulogne", "all")
    assert whereabouts(game, "francis_i") == "boulogne"
    assert game.state.cp == 1


@rule("13.1.restriction7", "ruling.g29")
def test_a_leader_alone_in_an_open_town_is_captured_and_behind_walls_he_is_not():
    game = flanders()
    leaders(game, "amsterdam", "charles_v")
    leaders(game, "brussels", "ferdinand")
    control(game, "france", "antwerp")
    units(game, "antwerp", "france", regular=2)
    impulse(game, "france", 3)
    do(game, "march antwerp-to-amsterdam", "all")
    assert whereabouts(game, "charles_v") == "prisoner of france"
    do(game, "march st-quentin-to-brussels", "all")
    assert whereabouts(game, "ferdinand") == "brussels"


# ---- responses ------------------------------------------------------------------------------------------------------


@rule("13.1.step4", "card.031")
def test_foul_weather_lets_units_go_one_more_space_each():
    game = flanders()
    hold(game, "papacy", "foul_weather")
    do(game, "march st-quentin-to-boulogne", "all", "foul-weather")
    assert count(game, "st_quentin", "france") == 3
    assert game.state.cp == 2
    do(game, "march st-quentin-to-boulogne", "all")
    assert why_not(game, "march boulogne-to-paris") == "nobody_can_move"


@rule("card.031", "13.4.option1")
def test_in_foul_weather_nobody_goes_on_past_a_town_that_he_cannot_besiege():
    game = flanders(french=2, points=5)
    hold(game, "papacy", "foul_weather")
    units(game, "brussels", "hapsburg", regular=3)
    do(game, "march st-quentin-to-brussels", "all", "foul-weather")
    do(game, "march st-quentin-to-brussels", "all")
    stand(game)
    do(game, "withdraw")
    assert decision(game) == "SpendPoints"
    assert count(game, "st_quentin", "france") == 2


@rule("13.4.option1", "13.1.step4", "13.4.option2")
@pytest.mark.parametrize(("answer", "space"), [("pass", "liege"), ("foul-weather", "st_quentin")])
def test_going_on_can_be_stopped_as_any_move_and_then_the_army_goes_back(answer: str, space: str):
    game = flanders(french=2, points=3)
    hold(game, "papacy", "foul_weather")
    units(game, "brussels", "hapsburg", regular=3)
    do(game, "march st-quentin-to-brussels", "all", "pass")
    stand(game)
    do(game, "withdraw", "march brussels-to-liege")
    assert decision(game) == "Announcement"
    do(game, answer)
    assert count(game, space, "france") == 2


@rule("13.4.option2", "13.1.restriction4")
def test_an_army_that_went_back_without_a_battle_was_not_beaten():
    game = flanders(french=2, points=2)
    units(game, "brussels", "hapsburg", regular=3)
    do(game, "march st-quentin-to-brussels", "all")
    stand(game)
    do(game, "withdraw", "back")
    assert count(game, "st_quentin", "france") == 2
    assert why_not(game, "march st-quentin-to-boulogne") == "ok"


@rule("13.4.option1", "14.1.restriction5")
def test_the_risk_of_going_on_is_not_carried_to_other_armies():
    game = flanders(french=2, points=6)
    units(game, "brussels", "hapsburg", regular=3)
    units(game, "liege", "hapsburg", regular=4)
    control(game, "hapsburg", "liege")
    units(game, "paris", "france", regular=2)
    units(game, "boulogne", "england", regular=3)
    control(game, "england", "boulogne")
    do(game, "march st-quentin-to-brussels", "all")
    whenever(game, "Intercept", "let-pass")
    stand(game)
    do(game, "withdraw", "march brussels-to-liege")
    dice(game, *[1] * 2, *[6] * 5, *[1] * 2, *[6] * 4)
    stand(game)
    assert count(game, "liege", "france") == 0  # it had to retreat, and is destroyed
    dice(game, 1, 1, 6, 1, 1, 1)
    do(game, "march paris-to-boulogne", "all")
    stand(game)
    assert count(game, "paris", "france") == 1


# ---- interception ---------------------------------------------------------------------------------------------------


@rule("13.2.order", "13.2.restriction3", "13.2")
def test_powers_intercept_in_impulse_order_and_only_one_succeeds():
    game = flanders()
    units(game, "calais", "england", regular=2)
    units(game, "brussels", "hapsburg", regular=2)
    allied(game, "england", "hapsburg")
    units(game, "rouen", "papacy", regular=2)
    control(game, "hapsburg", "boulogne")
    do(game, "march st-quentin-to-boulogne", "take france-regular 3", "go")
    assert (decision(game), asked(game)) == ("Intercept", "england")
    dice(game, 6, 6, *[1] * 20)
    do(game, "intercept calais", "all")
    assert decision(game) != "Intercept"
    assert count(game, "calais", "england") == 0


@rule("13.2.step4", "13.2.order")
def test_two_powers_may_try_from_the_same_space():
    game = flanders()
    allied(game, "england", "hapsburg")
    units(game, "calais", "england", regular=2)
    units(game, "calais", "hapsburg", regular=2)
    dice(game, 1, 1, 1, 1)
    do(game, "march st-quentin-to-boulogne", "all")
    assert asked(game) == "hapsburg"
    do(game, "intercept calais", "all")
    assert (decision(game), asked(game)) == ("Intercept", "england")
    assert why_not(game, "intercept calais") == "ok"


@rule("13.2.restriction8")
def test_units_already_there_bar_the_interception_of_strangers():
    game = flanders()
    units(game, "boulogne", "france", regular=1)
    units(game, "calais", "england", regular=2)
    do(game, "march st-quentin-to-boulogne", "all")
    assert decision(game) == "SpendPoints"


@rule("13.2.restriction9")
def test_nobody_intercepts_into_a_space_of_a_third_power():
    game = flanders()
    allied(game, "france", "papacy")
    control(game, "papacy", "boulogne")
    units(game, "calais", "england", regular=2)
    do(game, "march st-quentin-to-boulogne", "all")
    assert decision(game) == "SpendPoints"


@rule("13.1.step5.skip", "13.2.step5", "13.3.restriction6", "ruling.g97", "13.1.step5")
def test_after_an_interception_nobody_avoids_or_withdraws():
    game = flanders(french=4)
    units(game, "brussels", "hapsburg", regular=2)
    units(game, "antwerp", "hapsburg", regular=2)
    dice(game, 6, 6, *[1] * 20)
    do(game, "march st-quentin-to-brussels", "all", "intercept antwerp", "all")
    assert decision(game) not in ("AvoidBattle", "Withdraw")
    assert count(game, "st_quentin", "france") == 4  # the defender won a tie


@rule("13.2.step1", "13.2.restriction6", "ruling.g98")
def test_part_of_a_stack_may_intercept_and_leaders_alone_may_not():
    game = flanders(french=4)
    units(game, "calais", "england", regular=3)
    leaders(game, "calais", "charles_brandon")
    do(game, "march st-quentin-to-boulogne", "all", "intercept calais", "lead charles-brandon")
    assert why_not(game, "go") == "no_units_chosen"
    dice(game, 4, 4, *[1] * 20)
    do(game, "take england-regular 1", "go")
    assert count(game, "calais", "england") == 2


@rule("13.2", "15.3.causes", "15")
def test_an_ally_of_the_besiegers_who_intercepts_a_relief_stands_outside():
    game = siege_of_antwerp(3, 1)
    allied(game, "france", "england")
    war(game, "england", "hapsburg")
    units(game, "calais", "england", regular=3)
    units(game, "liege", "hapsburg", regular=4)
    impulse(game, "hapsburg", 2)
    dice(game, 6, 6, *[1] * 30)
    do(game, "march liege-to-antwerp", "all", "intercept calais", "all")
    while decision(game) in ("JoinRelief", "FormShelter"):
        do(game, "stay-inside" if decision(game) == "JoinRelief" else "go")
    assert count(game, "antwerp", "england") == 3
    assert count(game, "liege", "hapsburg") == 4
    assert game.state.besiegers.count(1 << POWER_IDS.index("england") | 1 << POWER_IDS.index("france")) == 1


# ---- avoiding -------------------------------------------------------------------------------------------------------


@rule("13.3.order", "13.3.step1", "13.3.step6", "9.2.effect3b")
def test_allies_avoid_battle_each_for_itself():
    game = flanders(french=4)
    allied(game, "england", "hapsburg")
    control(game, "england", "boulogne")
    units(game, "boulogne", "england", regular=1)
    units(game, "boulogne", "hapsburg", regular=1)
    do(game, "march st-quentin-to-boulogne", "all")
    assert (decision(game), asked(game)) == ("AvoidBattle", "hapsburg")
    dice(game, 6, 6, 1, 1, *[1] * 20)
    do(game, "avoid calais", "all")
    assert count(game, "calais", "hapsburg") == 1
    assert (decision(game), asked(game)) == ("AvoidBattle", "england")


@rule("13.3.restriction1", "13.3.restriction3", "13.3.step2")
def test_the_way_aside_leads_only_to_friends():
    game = flanders(french=4)
    units(game, "amsterdam", "hapsburg", regular=1)
    units(game, "antwerp", "france", regular=2)
    control(game, "france", "antwerp")
    impulse(game, "france", 1)
    do(game, "march antwerp-to-amsterdam", "all")
    assert moves(game) == {"avoid munster", "stand"}
    game = flanders(french=4)
    control(game, "hapsburg", "boulogne")
    units(game, "boulogne", "hapsburg", regular=1)
    do(game, "march st-quentin-to-boulogne", "all")
    assert decision(game) != "AvoidBattle"  # Calais is English, and no ally; all else is French


@rule("13.3.minors")
def test_units_of_a_minor_ally_go_aside_with_its_power():
    game = flanders(french=4)
    allied(game, "scotland", "england")
    control(game, "england", "boulogne")
    units(game, "boulogne", "england", regular=1)
    units(game, "boulogne", "scotland", regular=1)
    do(game, "march st-quentin-to-boulogne", "all")
    dice(game, 6, 6)
    do(game, "avoid calais", "all")
    assert count(game, "calais", "scotland") == 1


@rule("15.3.causes", "13.3.restriction5")
def test_a_relief_army_is_not_counted_among_the_besieged_while_besiegers_avoid_it():
    game = siege_of_antwerp(6, 2)
    units(game, "liege", "hapsburg", regular=4)
    impulse(game, "hapsburg", 1)
    do(game, "march liege-to-antwerp", "all")
    assert decision(game) == "AvoidBattle"
    dice(game, 6, 6, *[1] * 30)
    do(game, "avoid brussels", "take france-regular 2", "go")
    assert count(game, "brussels", "france") == 2
    assert count(game, "antwerp", "france") == 4
    assert decision(game) == "JoinRelief"
