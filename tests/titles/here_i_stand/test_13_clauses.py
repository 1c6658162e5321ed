"""13: clauses of movement that stand in no example: who moves whither, who may answer, who withdraws."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    asked,
    besiege,
    control,
    count,
    dice,
    europe,
    impulse,
    is_besieged,
    leaders,
    sound,
    units,
    unrest,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import stand
from tests.titles.positions import decision, do, moves, moves_with, why_not


def lorraine(french: int = 4, hapsburgs: int = 2, points: int = 1) -> Europe:
    """France stands in Metz, the Hapsburgs in Liege, which they hold."""
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "metz")
    control(game, "hapsburg", "liege")
    units(game, "metz", "france", regular=french)
    units(game, "liege", "hapsburg", regular=hapsburgs)
    impulse(game, "france", points)
    return game


# ---- the army and its way -------------------------------------------------------------------------------------------


@rule("13")
def test_a_move_costs_a_point_and_over_a_pass_two_and_takes_no_more_than_an_army():
    game = europe()
    control(game, "france", "turin")
    units(game, "lyon", "france", regular=5)
    impulse(game, "france", 3)
    do(game, "march lyon-to-grenoble")
    assert why_not(game, "take france-regular 5") == "too_many_for_leaders"
    do(game, "take france-regular 4", "go")
    assert game.state.cp == 2
    do(game, "march grenoble-to-turin", "all")
    assert game.state.cp == 0
    assert count(game, "turin", "france") == 4


@rule("13.1.restriction1")
def test_all_who_move_start_in_one_space():
    game = europe()
    units(game, "st_quentin", "france", regular=2)
    units(game, "paris", "france", regular=3)
    leaders(game, "paris", "francis_i")
    impulse(game, "france", 1)
    do(game, "march st-quentin-to-boulogne")
    assert why_not(game, "lead francis-i") == "not_here"
    assert why_not(game, "take france-regular 3") == "too_few_here"
    do(game, "take france-regular 2", "go")
    assert (count(game, "boulogne", "france"), count(game, "paris", "france")) == (2, 3)


@rule("13.1.step2")
def test_an_army_goes_to_a_neighbouring_space_only():
    game = europe()
    units(game, "st_quentin", "france", regular=2)
    war(game, "france", "hapsburg")
    impulse(game, "france", 6)
    ways = {move.split()[1] for move in moves_with(game, "march")}
    assert ways == {f"st-quentin-to-{other}" for other in ("boulogne", "brussels", "paris", "st-dizier")}


# ---- interception ---------------------------------------------------------------------------------------------------


def before_tours() -> Europe:
    """France comes from Limoges upon two English in Tours; more French in Brest are beside Nantes, their refuge."""
    game = europe()
    war(game, "france", "england")
    control(game, "england", "tours", "nantes")
    units(game, "limoges", "france", regular=4)
    units(game, "tours", "england", regular=2)
    units(game, "brest", "france", regular=4)
    impulse(game, "france", 1)
    return do(game, "march limoges-to-tours", "all")


@rule("13.2.restriction1")
def test_nobody_intercepts_an_army_that_avoids_battle():
    game = before_tours()
    dice(game, 6, 6)
    do(game, "avoid nantes", "all")
    assert decision(game) == "over"
    assert (count(game, "nantes", "england"), count(game, "brest", "france")) == (2, 4)


@rule("13.2.restriction1")
def test_nobody_intercepts_an_army_that_retreats():
    game = before_tours()
    dice(game, 6, *[1] * 6)
    do(game, "stand")
    assert decision(game) == "over"
    assert (count(game, "nantes", "england"), count(game, "brest", "france")) == (1, 4)


@rule("13.2.restriction1")
def test_nobody_intercepts_an_army_that_intercepts():
    """France has more units in Trier, which is beside Liege, whither the Hapsburgs come from Brussels."""
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "metz")
    units(game, "brussels", "hapsburg", regular=2)
    units(game, "metz", "france", regular=2)
    units(game, "trier", "france", regular=2)
    control(game, "france", "trier", "liege")
    impulse(game, "france", 1)
    dice(game, 6, 6, *[1] * 10)
    do(game, "march metz-to-liege", "all", "intercept brussels", "all")
    assert decision(game) == "over"
    assert count(game, "liege", "hapsburg") == 2
    assert count(game, "trier", "france") == 2


@rule("13.2.restriction3")
def test_who_is_not_at_war_with_the_active_power_does_not_intercept():
    for foe in ("england", "papacy"):
        game = europe()
        war(game, "france", foe)
        units(game, "metz", "france", regular=2)
        units(game, "brussels", "england", regular=2)
        impulse(game, "france", 1)
        do(game, "march metz-to-liege", "all")  # which is independent
        assert decision(game) == ("Intercept" if foe == "england" else "over")


# ---- avoiding battle ------------------------------------------------------------------------------------------------


@rule("13.1.step6", "13.3.right")
def test_enemies_in_the_space_are_asked_whether_they_avoid_battle_and_need_not():
    game = lorraine()
    dice(game, *[1] * 12)
    do(game, "march metz-to-liege", "all")
    assert (decision(game), asked(game)) == ("AvoidBattle", "hapsburg")
    do(game, "stand")
    assert game.chance.counter == 4 + 2 + 1  # no dice for a try; they fight


@rule("13.3.step3")
def test_more_units_than_an_army_may_avoid_battle_and_some_may_stay():
    game = lorraine(french=4, hapsburgs=7)
    dice(game, 6, 6, *[1] * 10)
    do(game, "march metz-to-liege", "all", "avoid antwerp", "take hapsburg-regular 6", "go")
    assert count(game, "antwerp", "hapsburg") == 6
    assert count(game, "liege", "hapsburg") == 1
    assert game.chance.counter == 2 + 4 + 1 + 1  # the one who has stayed fights


@rule("13.3.step3", "ruling.g98")
def test_leaders_alone_may_avoid_battle_while_their_units_stay():
    game = lorraine()
    leaders(game, "liege", "charles_v")
    dice(game, 3, 4, *[1] * 10)
    do(game, "march metz-to-liege", "all", "avoid antwerp", "lead charles-v", "go")
    assert whereabouts(game, "charles_v") == "antwerp"
    assert game.chance.counter == 2 + 4 + 2 + 1


# ---- withdrawal -----------------------------------------------------------------------------------------------------


def before_brussels(hapsburgs: int = 2) -> Europe:
    """France comes to Brussels with five units and a leader."""
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "st_quentin", "france", regular=5)
    leaders(game, "st_quentin", "francis_i")
    units(game, "brussels", "hapsburg", regular=hapsburgs)
    impulse(game, "france", 1)
    return game


@rule("13.4", "13.1.step7", "13.4.cond1", "13.4.cond2")
def test_few_units_withdraw_into_fortifications_of_their_own():
    game = before_brussels()
    do(game, "march st-quentin-to-brussels", "all")
    stand(game)
    assert (decision(game), asked(game)) == ("Withdraw", "hapsburg")
    dice(game)
    do(game, "withdraw")
    assert is_besieged(game, "brussels")
    assert count(game, "brussels", "hapsburg") == 2
    assert sound(game)


@rule("13.4", "13.1.step8")
def test_who_does_not_withdraw_fights():
    game = before_brussels()
    do(game, "march st-quentin-to-brussels", "all")
    stand(game)
    dice(game, *[1] * 12)
    do(game, "stand")
    assert game.chance.counter == 5 + 1 + 2 + 1
    assert not is_besieged(game, "brussels")


@rule("13.4", "13.4.cond3")
def test_five_units_do_not_withdraw():
    game = before_brussels(hapsburgs=5)
    dice(game, *[1] * 14)
    do(game, "march st-quentin-to-brussels", "all", "stand")
    assert game.chance.counter == 5 + 1 + 5 + 1


@rule("13.4.cond1")
def test_nobody_withdraws_where_there_are_no_fortifications():
    game = lorraine(hapsburgs=1)
    dice(game, *[1] * 10)
    do(game, "march metz-to-liege", "all", "stand")
    assert game.chance.counter == 4 + 1 + 1


@rule("13.4.cond2")
def test_nobody_withdraws_into_fortifications_of_the_army_that_comes():
    game = before_brussels()
    control(game, "france", "brussels")
    impulse(game, "france", 1)
    dice(game, *[1] * 12)
    do(game, "march st-quentin-to-brussels", "all")
    stand(game)
    assert game.chance.counter == 5 + 1 + 2 + 1


@rule("13.4.cond2", "ruling.g30", "13.4.all")
def test_units_withdraw_into_the_town_of_an_ally_who_is_an_enemy_too():
    game = before_brussels(hapsburgs=0)
    war(game, "france", "england")
    allied(game, "england", "hapsburg")
    units(game, "calais", "hapsburg", regular=2)
    control(game, "france", "brussels")
    units(game, "brussels", "france", regular=4)
    impulse(game, "france", 1)
    do(game, "march brussels-to-calais", "all")
    stand(game)
    assert (decision(game), asked(game)) == ("Withdraw", "england")  # whose town it is
    do(game, "withdraw")
    assert is_besieged(game, "calais")
    assert count(game, "calais", "hapsburg") == 2


@rule("13.4.cond2", "ruling.g34", "14.1")
def test_the_town_of_a_common_ally_shelters_nobody():
    """England is allied with both who fight for its town: it has not lost the battle, and nobody besieges it."""
    game = europe()
    war(game, "france", "hapsburg")
    allied(game, "england", "hapsburg")
    allied(game, "england", "france")
    control(game, "france", "brussels")
    units(game, "brussels", "france", regular=8)
    leaders(game, "brussels", "francis_i")
    units(game, "calais", "hapsburg", regular=3)
    impulse(game, "france", 1)
    dice(game, 6, *[1] * 8, *[1] * 4)
    do(game, "march brussels-to-calais", "all")
    stand(game)
    if decision(game) == "ChooseRetreat":
        do(game, sorted(moves(game))[0])
    assert count(game, "calais", "hapsburg") == 0
    assert count(game, "antwerp", "hapsburg") == 2
    assert not is_besieged(game, "calais")


@rule("13.4.option1", "14.step12")
def test_an_army_that_went_on_dies_also_if_it_wins_and_must_give_way():
    """Two French pass Brussels and beat five in Antwerp, of whom four stay behind the walls."""
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "st_quentin", "france", regular=2)
    leaders(game, "st_quentin", "francis_i")
    units(game, "brussels", "hapsburg", regular=4)
    units(game, "antwerp", "hapsburg", regular=5)
    control(game, "france", "amsterdam")  # whither another army could go
    impulse(game, "france", 2)
    do(game, "march st-quentin-to-brussels", "all", "let-pass")
    stand(game)
    dice(game, 6, 1, 1, *[1] * 6)
    do(game, "withdraw", "march brussels-to-antwerp", "go")  # all four who are left stay inside
    assert count(game, "antwerp", "hapsburg") == 4
    assert count(game, "antwerp", "france") == count(game, "brussels", "france") == 0
    assert whereabouts(game, "francis_i") == "prisoner of hapsburg"
    assert sound(game)


# ---- two besiegers, and the way back --------------------------------------------------------------------------------


@rule("15.two")
@pytest.mark.parametrize(("english", "stays"), [(3, True), (2, False)])
def test_the_second_besieger_must_outnumber_the_besieged_too(english: int, stays: bool):
    game = europe()
    for besieger in ("france", "england"):
        war(game, besieger, "hapsburg")
    allied(game, "france", "england")
    units(game, "antwerp", "france", regular=3)
    units(game, "antwerp", "hapsburg", regular=2)
    besiege(game, "antwerp", "france")
    units(game, "calais", "england", regular=english)
    impulse(game, "england", 1)
    do(game, "march calais-to-antwerp", "all")
    assert (count(game, "antwerp", "england") > 0) == stays
    assert (count(game, "calais", "england") > 0) != stays
    assert is_besieged(game, "antwerp")


@rule("ruling.g33", "14.1.restriction5")
@pytest.mark.parametrize("origin", ["friendly", "unrest", "foreign"])
def test_an_active_loser_who_cannot_go_back_is_destroyed(origin: str):
    game = lorraine()
    leaders(game, "metz", "francis_i")
    if origin == "unrest":
        unrest(game, "metz")
    if origin == "foreign":
        control(game, "hapsburg", "metz")
    impulse(game, "france", 1)
    dice(game, *[1] * 12)
    do(game, "march metz-to-liege", "all", "stand")
    assert count(game, "liege", "france") == 0
    assert count(game, "metz", "france") == (4 if origin == "friendly" else 0)
    assert whereabouts(game, "francis_i") == ("metz" if origin == "friendly" else "prisoner of hapsburg")


@rule("ruling.g33", "14.1.restriction4")
def test_beaten_interceptors_retreat_like_defenders():
    """They may go to any friendly space but that of the army, not only where they came from."""
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "metz")
    control(game, "hapsburg", "liege")
    units(game, "metz", "france", regular=4)
    units(game, "brussels", "hapsburg", regular=3)
    impulse(game, "france", 1)
    dice(game, 6, 6, 6, 6, 1, 1, *[1] * 4)
    do(game, "march metz-to-liege", "all", "intercept brussels", "all")
    assert (decision(game), asked(game)) == ("ChooseRetreat", "hapsburg")
    assert moves(game) == {"retreat antwerp", "retreat brussels"}
