"""13.4, 14, 15: withdrawal, sieges and assaults, clause by clause."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    allied,
    besiege,
    control,
    count,
    dice,
    europe,
    hold,
    impulse,
    is_besieged,
    leaders,
    ships,
    sound,
    units,
    unrest,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import flanders, siege_of_antwerp, stand, whenever
from tests.titles.positions import decision, do, why_not

# ---- battles and sieges ---------------------------------------------------------------------------------------------


@rule("14.step10", "9.2.effect3a")
def test_a_leader_whose_own_units_are_gone_is_safe_while_his_allies_stand():
    game = flanders(french=4)
    allied(game, "england", "hapsburg")
    control(game, "england", "boulogne")
    units(game, "boulogne", "england", regular=1)
    leaders(game, "boulogne", "charles_brandon")
    units(game, "boulogne", "hapsburg", regular=4)
    dice(game, 6, 6, 1, 1, 6, 6, 6, 1, 1, 1, 1)
    do(game, "march st-quentin-to-boulogne", "all")
    stand(game)
    assert count(game, "boulogne", "england") == 0
    assert whereabouts(game, "charles_brandon") == "boulogne"
    assert sound(game)


@rule("15.3.causes", "15.2.result3", "ruling.g39")
def test_besiegers_who_lose_too_many_against_a_relief_give_up():
    game = siege_of_antwerp(3, 2)
    units(game, "liege", "hapsburg", regular=2)
    impulse(game, "hapsburg", 1)
    dice(game, 6, 1, 6, 6, 1, 1)
    do(game, "march liege-to-antwerp", "all")
    stand(game)
    do(game, "stay-inside")
    assert not is_besieged(game, "antwerp")
    assert count(game, "antwerp", "france") == 0
    assert count(game, "brussels", "france") == 2


@rule("15.2.join", "15.2.optional")
def test_a_besieged_leader_without_units_may_help_a_relief():
    game = siege_of_antwerp(3, 0)
    leaders(game, "antwerp", "charles_v")
    units(game, "liege", "hapsburg", regular=4)
    impulse(game, "hapsburg", 1)
    do(game, "march liege-to-antwerp", "all")
    stand(game)
    assert decision(game) == "JoinRelief"
    dice(game, *[1] * 20)
    do(game, "join")
    assert game.chance.counter == 4 + 2 + 3 + 1


@rule("15.3.retreat", "13.1.restriction4")
def test_besiegers_who_give_up_were_not_beaten_and_may_move_again():
    game = siege_of_antwerp(4, 2)
    control(game, "france", "amsterdam")
    impulse(game, "france", 3)
    do(game, "march antwerp-to-brussels", "take france-regular 2", "go")
    do(game, "retreat amsterdam")
    assert not is_besieged(game, "antwerp")
    assert count(game, "amsterdam", "france") == 2
    assert why_not(game, "march amsterdam-to-antwerp") == "ok"


@rule("15.3.restriction1", "15.3.restriction3", "15.3.restriction2")
def test_besiegers_without_a_way_out_are_destroyed():
    game = siege_of_antwerp(4, 2)
    leaders(game, "antwerp", "francis_i")
    unrest(game, "brussels")
    control(game, "independent", "liege")
    impulse(game, "france", 1)
    do(game, "march antwerp-to-liege", "take france-regular 2", "go")
    assert count(game, "liege", "france") == 2
    assert count(game, "antwerp", "france") == 0
    assert whereabouts(game, "francis_i") == "prisoner of hapsburg"


@rule("card.033", "15.3.causes")
def test_mercenaries_dismissed_from_a_siege_may_end_it():
    game = siege_of_antwerp(2, 2)
    units(game, "antwerp", "france", mercenary=1)
    units(game, "st_quentin", "france", regular=1)
    hold(game, "ottoman", "landsknechts")
    impulse(game, "france", 1)
    do(game, "march st-quentin-to-boulogne", "all", "landsknechts", "dismiss antwerp france")
    assert not is_besieged(game, "antwerp")
    assert sound(game)


@rule("card.033")
def test_mercenaries_dismissed_from_an_army_on_its_way_leave_it():
    game = flanders(french=0)
    units(game, "st_quentin", "france", mercenary=2)
    leaders(game, "st_quentin", "francis_i")
    hold(game, "ottoman", "landsknechts")
    do(game, "march st-quentin-to-brussels", "all", "landsknechts", "dismiss st-quentin france")
    do(game, "dismiss st-quentin france")
    whenever(game, "Announcement", "pass")
    assert whereabouts(game, "francis_i") == "st_quentin"  # leaders alone enter no enemy space
    assert sound(game)


# ---- assaults and landings ------------------------------------------------------------------------------------------


@rule("15.1.newcomers", "15.1.step1")
def test_newcomers_take_part_in_the_assault():
    game = siege_of_antwerp(3, 1)
    units(game, "brussels", "france", regular=2)
    leaders(game, "brussels", "francis_i")
    impulse(game, "france", 2)
    do(game, "march brussels-to-antwerp", "all", "assault antwerp")
    dice(game, *[1] * 20)
    do(game, "all")
    assert game.chance.counter == 3 + 1 + 1 + 1


@rule("15.1.step2", "card.032", "card.031")
@pytest.mark.parametrize("card", ["gout francis-i", "foul-weather"])
def test_gout_and_weather_stop_an_assault(card: str):
    game = siege_of_antwerp(3, 1)
    leaders(game, "antwerp", "francis_i")
    hold(game, "papacy", card.split()[0].replace("-", "_"))
    impulse(game, "france", 2)
    do(game, "assault antwerp", "all", card)
    assert game.state.cp == 1
    assert why_not(game, "assault antwerp") == ("not_in_foul_weather" if card == "foul-weather" else "ok")


@rule("15.1.step4.b", "15.1.step4.c", "15.1.step7")
def test_a_besieged_leader_and_the_walls_roll_dice():
    game = siege_of_antwerp(4, 1)
    leaders(game, "antwerp", "charles_v")
    impulse(game, "france", 1)
    dice(game, *[1] * 20)
    do(game, "assault antwerp", "all")
    assert game.chance.counter == 2 + (1 + 2 + 1)


@rule("16.3.step1d")
def test_the_besieged_are_not_carried_over_sea():
    game = siege_of_antwerp(4, 2)
    ships(game, "north_sea", "hapsburg", squadron=1)
    impulse(game, "hapsburg", 3)
    assert why_not(game, "embark antwerp-to-north-sea") == "nobody_to_carry"


@rule("16.3.step1c", "card.031")
def test_foul_weather_stops_a_transport():
    game = europe()
    hold(game, "papacy", "foul_weather")
    ships(game, "gulf_of_lyon", "france", squadron=1)
    units(game, "marseille", "france", regular=2)
    impulse(game, "france", 3)
    do(game, "embark marseille-to-gulf-of-lyon", "all", "foul-weather")
    assert count(game, "marseille", "france") == 2
    assert game.state.cp == 2
    assert why_not(game, "embark marseille-to-gulf-of-lyon") == "not_in_foul_weather"


@rule("16.3.step3b", "13.4.option2", "14.1.none")
def test_who_lands_at_a_town_that_he_cannot_besiege_is_destroyed():
    game = europe()
    war(game, "france", "hapsburg")
    ships(game, "gulf_of_lyon", "france", squadron=1)
    units(game, "marseille", "france", regular=2)
    leaders(game, "marseille", "francis_i")
    units(game, "barcelona", "hapsburg", regular=3)
    impulse(game, "france", 2)
    do(game, "embark marseille-to-gulf-of-lyon", "all", "to barcelona")
    stand(game)
    do(game, "withdraw")
    assert count(game, "barcelona", "france") == 0
    assert whereabouts(game, "francis_i") == "prisoner of hapsburg"


@rule("12.2.cond3", "12.2.cond4note")
def test_control_needs_a_line_to_the_space_but_none_to_the_units_beside_it():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "liege", "france", regular=1)
    impulse(game, "france", 2)
    assert why_not(game, "control liege") == "no_line_to_it"
    units(game, "brussels", "france", regular=2)
    besiege(game, "brussels", "france")
    control(game, "hapsburg", "st_quentin")
    assert why_not(game, "control st-quentin") == "ok"
