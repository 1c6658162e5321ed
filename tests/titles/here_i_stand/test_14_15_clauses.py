"""14, 15: clauses of battles and assaults that stand in no example: who declares what when, and who pays with what."""

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
    hold,
    holder,
    impulse,
    is_besieged,
    leaders,
    ships,
    units,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import field
from tests.titles.positions import decision, do, moves, why_not


def siege(french: int = 4, inside: int = 2) -> Europe:
    """France besieges Antwerp from Brussels since an earlier impulse."""
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "brussels")
    units(game, "antwerp", "france", regular=french)
    units(game, "antwerp", "hapsburg", regular=inside)
    besiege(game, "antwerp", "france")
    return game


def until(game: Europe, name: str, power: str) -> None:
    """Everybody lets things go until this power is asked this."""
    while (decision(game), asked(game)) != (name, power):
        do(game, "stand" if decision(game) == "AvoidBattle" else "pass")


# ---- field battles --------------------------------------------------------------------------------------------------


@rule("14", "14.step8", "14.step11")
@pytest.mark.parametrize("way", ["moved", "intercepted"])
def test_a_battle_follows_a_move_upon_enemies_or_an_interception_and_more_hits_hold_the_space(way: str):
    game = field(french=4, hapsburgs=3 if way == "moved" else 0)
    if way == "intercepted":
        units(game, "brussels", "hapsburg", regular=3)
    impulse(game, "france", 1)
    hits = [6, 6, 1, 1, 6, 1, 1, 1]
    dice(game, *(hits if way == "moved" else (6, 6, *hits)))
    do(game, "march metz-to-liege", "all", "stand" if way == "moved" else "intercept brussels")
    if way == "intercepted":
        do(game, "all")
    assert (decision(game), asked(game)) == ("ChooseRetreat", "hapsburg")
    do(game, "retreat antwerp")
    assert (count(game, "liege", "france"), count(game, "liege", "hapsburg")) == (3, 0)
    assert count(game, "antwerp", "hapsburg") == 1


@rule("14.step1")
def test_before_the_dice_first_the_attacker_and_then_the_defender_may_hire():
    game = field(french=2, hapsburgs=2)
    hold(game, "france", "swiss_mercenaries")
    hold(game, "hapsburg", "landsknechts")
    impulse(game, "france", 1)
    dice(game, *[1] * 13)
    do(game, "march metz-to-liege", "all")
    until(game, "HireBeforeBattle", "france")
    do(game, "swiss-mercenaries", "place liege 4")
    until(game, "HireBeforeBattle", "hapsburg")
    do(game, "landsknechts", "place liege 4")
    assert count(game, "liege", "hapsburg", "mercenary") == 4
    assert game.chance.counter == (2 + 4) + (2 + 4 + 1)


@rule("14.step2.b", "14.step3.b", "leader.charles_v", "leader.ferdinand", "leader.francis_i", "leader.montmorency")
def test_only_the_best_leader_of_each_side_adds_dice():
    game = field()
    leaders(game, "metz", "francis_i", "montmorency")
    leaders(game, "liege", "ferdinand", "charles_v")
    impulse(game, "france", 1)
    dice(game, *[1] * 10)
    do(game, "march metz-to-liege", "all", "stand")
    assert game.chance.counter == (3 + 1) + (3 + 2 + 1)


@rule("14.1.restriction2", "14.1.none")
def test_nobody_retreats_to_sea():
    """Ships of their own lie off Boulogne, but the French have no way out by land."""
    game = europe()
    war(game, "france", "england")
    control(game, "england", "st_quentin", "calais", "paris", "rouen")
    units(game, "st_quentin", "england", regular=4)
    units(game, "boulogne", "france", regular=2)
    leaders(game, "boulogne", "francis_i")
    ships(game, "english_channel", "france", squadron=2)
    ships(game, "boulogne", "france", squadron=1)
    impulse(game, "england", 1)
    dice(game, 6, *[1] * 7)
    do(game, "march st-quentin-to-boulogne", "all")
    assert count(game, "boulogne", "france") == 0
    assert whereabouts(game, "francis_i") == "prisoner of england"


# ---- assaults -------------------------------------------------------------------------------------------------------


@rule("15.1.step3", "15.1.step5", "15.1.step6")
def test_the_active_power_attacks_and_declares_first_then_the_town():
    game = siege()
    units(game, "antwerp", "france", regular=3, mercenary=1)
    hold(game, "france", "siege_mining")
    hold(game, "hapsburg", "mercenaries_grow_restless")
    impulse(game, "france", 1)
    dice(game, *[1] * 20)
    do(game, "assault antwerp", "all")
    until(game, "DeclareCombatCards", "france")
    assert why_not(game, "mercenaries-grow-restless") == "not_in_this_combat"
    do(game, "siege-mining")
    until(game, "DeclareCombatCards", "hapsburg")
    assert why_not(game, "siege-mining") == "not_in_this_combat"
    do(game, "mercenaries-grow-restless")
    assert count(game, "antwerp", "france", "mercenary") == 0
    assert game.chance.counter == (2 + 3) + (2 + 1)  # two for three regulars, three for the mines


@rule("15.1.step3")
def test_besiegers_of_another_power_take_no_part_in_an_assault():
    game = siege()
    allied(game, "england", "france")
    war(game, "england", "hapsburg")
    units(game, "antwerp", "england", regular=4)
    besiege(game, "antwerp", "england")
    impulse(game, "france", 1)
    dice(game, *[1] * 8)
    do(game, "assault antwerp", "all")
    assert game.chance.counter == 2 + (2 + 1)


@rule("ruling.g35", "15.1.req1", "15.two")
def test_each_of_two_besiegers_needs_an_earlier_impulse_of_its_own():
    game = siege()
    allied(game, "england", "france")
    war(game, "england", "hapsburg")
    control(game, "france", "brussels")
    units(game, "calais", "england", regular=3)
    impulse(game, "england", 2)
    do(game, "march calais-to-antwerp", "all")
    assert is_besieged(game, "antwerp")
    assert why_not(game, "assault antwerp") == "siege_is_fresh"
    impulse(game, "france", 1)
    assert why_not(game, "assault antwerp") == "ok"
    impulse(game, "england", 1)
    assert why_not(game, "assault antwerp") == "ok"


@rule("ruling.g36")
@pytest.mark.parametrize("card", ["mercenaries-bribed", "surprise-attack"])
@pytest.mark.parametrize("side", ["france", "hapsburg"])
def test_bribes_and_surprise_work_in_no_assault(card: str, side: str):
    game = siege()
    hold(game, side, card.replace("-", "_"), "mercenaries_grow_restless" if side == "hapsburg" else "siege_mining")
    impulse(game, "france", 1)
    do(game, "assault antwerp", "all")
    until(game, "DeclareCombatCards", side)
    assert why_not(game, card) == "not_in_this_combat"


@rule("22.6.captured", "ruling.g80", "22.6.units.1", "15.1.step10a")
def test_a_captured_independent_key_stays_with_its_captor_also_without_units():
    game = europe()
    control(game, "france", "st_dizier")
    units(game, "st_dizier", "france", regular=4)
    units(game, "metz", "independent", regular=1)
    impulse(game, "france", 4)
    do(game, "march st-dizier-to-metz", "all")
    assert is_besieged(game, "metz")
    assert why_not(game, "assault metz") == "siege_is_fresh"
    impulse(game, "france", 2)
    dice(game, 6, 1, 1, 1)
    do(game, "assault metz", "all", "march metz-to-st-dizier", "all")
    assert count(game, "metz", "france") == 0
    assert count(game, "metz", "independent") == 0
    assert holder(game, "metz") == "france"


@rule("15.2.result2")
def test_after_a_tie_leaders_enter_also_a_full_town():
    """Only units are limited to four; four are inside, who did not come out to fight."""
    game = europe()
    war(game, "france", "england")
    control(game, "england", "boulogne")
    units(game, "calais", "england", regular=4)
    units(game, "calais", "france", regular=6)
    besiege(game, "calais", "france")
    units(game, "boulogne", "england", regular=3)
    leaders(game, "boulogne", "charles_brandon", "henry_viii")
    impulse(game, "england", 1)
    dice(game, *[1] * 12)
    do(game, "march boulogne-to-calais", "all", "stay-inside")
    assert moves(game) == {"lead charles-brandon", "lead henry-viii", "go"}
    do(game, "lead charles-brandon", "go")
    assert (whereabouts(game, "charles_brandon"), whereabouts(game, "henry_viii")) == ("calais", "boulogne")
    assert (count(game, "calais", "england"), count(game, "boulogne", "england")) == (4, 3)
    assert is_besieged(game, "calais")
