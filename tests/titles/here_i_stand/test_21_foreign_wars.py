"""21.7: foreign wars, and the cards that begin them."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.state import ABROAD
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    asked,
    besiege,
    control,
    count,
    dice,
    europe,
    hold,
    impulse,
    leaders,
    place_of,
    play,
    sound,
    units,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import EGYPT, IRELAND, PERSIA, abroad, revolt
from tests.titles.positions import decision, do, moves, why_not

# ---- the cards ------------------------------------------------------------------------------------------------------


@rule("card.092", "card.093", "card.110", "11.cp")
@pytest.mark.parametrize(("card", "cp"), [("revolt_in_egypt", 3), ("revolt_in_ireland", 3), ("war_in_persia", 4)])
def test_foreign_wars_for_points(card: str, cp: int):
    game = europe()
    hold(game, "papacy", card)
    do(play(game, "papacy"), f"points {card.replace('_', '-')}")
    assert game.state.cp == cp
    assert game.state.foreigners == [0, 0, 0]


@rule("21.7.setup1", "21.7.setup2", "21.7.setup3", "card.092", "ruling.g76")
def test_the_ottoman_sends_three_units_and_a_leader_to_egypt():
    game = europe()
    units(game, "istanbul", "ottoman", regular=4, cavalry=1)
    units(game, "edirne", "ottoman", regular=2)
    leaders(game, "istanbul", "suleiman")
    leaders(game, "edirne", "ibrahim_pasha")
    hold(game, "papacy", "revolt_in_egypt")
    do(play(game, "papacy"), "event revolt-in-egypt")
    assert (asked(game), decision(game)) == ("ottoman", "SendAbroad")
    assert why_not(game, "send-abroad istanbul ottoman-regular 4") == "enough_sent"
    assert why_not(game, "send-abroad edirne ottoman-regular 3") == "too_few_here"
    do(game, "send-abroad istanbul ottoman-cavalry 1", "send-abroad edirne ottoman-regular 2")
    assert decision(game) == "LeadAbroad"
    assert why_not(game, "lead-abroad charles-v") == "leader_cannot_go"
    do(game, "lead-abroad suleiman")
    assert decision(game) != "LeadAbroad"  # one leader only
    assert abroad(game, EGYPT) == [2, 1]
    assert game.state.foreigners == [3, 0, 0]
    assert (count(game, "istanbul", "ottoman"), count(game, "edirne", "ottoman")) == (4, 0)
    assert game.state.leader_at[LEADER_NUMBER["suleiman"]] == ABROAD
    assert place_of(game, "revolt_in_egypt") == "table"
    assert sound(game)


@rule("21.7.setup1", "card.110")
def test_persia_asks_for_five_units_against_four_and_a_leader_may_stay():
    game = europe()
    units(game, "istanbul", "ottoman", regular=9)
    leaders(game, "istanbul", "suleiman")
    hold(game, "ottoman", "war_in_persia")
    do(play(game, "ottoman"), "event war-in-persia", "send-abroad istanbul ottoman-regular 5", "nobody-leads")
    assert abroad(game, PERSIA) == [5, 0]
    assert game.state.foreigners == [0, 0, 4]
    assert whereabouts(game, "suleiman") == "istanbul"


@rule("21.7.setup1")
def test_nobody_leaves_a_besieged_space():
    game = europe()
    war(game, "ottoman", "hapsburg")
    units(game, "buda", "ottoman", regular=3)
    units(game, "istanbul", "ottoman", regular=4)
    units(game, "buda", "hapsburg", regular=5)
    leaders(game, "buda", "suleiman")
    besiege(game, "buda", "hapsburg")
    control(game, "ottoman", "buda")
    hold(game, "hapsburg", "revolt_in_egypt")
    do(play(game, "hapsburg"), "event revolt-in-egypt")
    assert why_not(game, "send-abroad buda ottoman-regular 1") == "space_under_siege"
    assert why_not(game, "send-abroad istanbul hapsburg-regular 1") == "not_your_units"
    do(game, "send-abroad istanbul ottoman-regular 3")
    assert decision(game) != "LeadAbroad"


@rule("card.092", "21.7.refill1")
def test_whoever_has_too_few_units_sends_all():
    game = europe()
    units(game, "istanbul", "ottoman", regular=2)
    hold(game, "ottoman", "revolt_in_egypt")
    do(play(game, "ottoman"), "event revolt-in-egypt")
    assert abroad(game, EGYPT) == [2, 0]
    assert count(game, "istanbul", "ottoman") == 0


@rule("card.093")
@pytest.mark.parametrize("power", ["france", "hapsburg"])
def test_enemies_of_england_may_help_the_irish(power: str):
    game = europe()
    units(game, "london", "england", regular=6)
    units(game, "antwerp", power, regular=2)
    hold(game, power, "revolt_in_ireland")
    do(play(game, power), "event revolt-in-ireland")
    assert (asked(game), decision(game)) == (power, "HelpIrish")
    assert why_not(game, "give-up-unit london england-regular") == "not_your_units"
    assert why_not(game, f"give-up-unit london {power}-regular") == "not_among_them"
    do(game, f"give-up-unit antwerp {power}-regular", "send-abroad london england-regular 4")
    assert game.state.foreigners == [0, 4, 0]
    assert count(game, "antwerp", power) == 1
    assert abroad(game, IRELAND) == [4, 0]


@rule("card.093")
def test_nobody_must_help_the_irish_and_others_may_not():
    game = europe()
    units(game, "london", "england", regular=6)
    units(game, "paris", "france", regular=2)
    hold(game, "france", "revolt_in_ireland")
    do(play(game, "france"), "event revolt-in-ireland", "give-no-unit", "send-abroad london england-regular 4")
    assert game.state.foreigners == [0, 3, 0]
    game = europe()
    units(game, "london", "england", regular=6)
    hold(game, "england", "revolt_in_ireland")
    do(play(game, "england"), "event revolt-in-ireland")
    assert decision(game) == "SendAbroad"


# ---- battles --------------------------------------------------------------------------------------------------------


@rule("21.7.battle", "21.7.again", "ruling.g100", "table:actions.assault")
def test_a_battle_costs_a_point_and_there_is_one_an_impulse():
    game = revolt(EGYPT, 3)
    impulse(game, "ottoman", 3)
    assert why_not(game, "fight-abroad war-in-persia") == "no_such_war"
    dice(game, 5, 1, 1, 6, 1, 1)  # three dice each: nobody has one more for defending
    do(game, "fight-abroad revolt-in-egypt")
    assert game.state.cp == 2
    assert (abroad(game, EGYPT), game.state.foreigners[EGYPT]) == ([2, 0], 2)
    assert why_not(game, "fight-abroad revolt-in-egypt") == "fought_this_impulse"
    assert "fight-abroad revolt-in-egypt" in moves(impulse(game, "ottoman", 1))
    assert sound(game)


@rule("21.7.battle")
def test_only_the_power_at_war_fights_and_only_with_units():
    game = revolt(IRELAND, 0)
    assert why_not(impulse(game, "france", 2), "fight-abroad revolt-in-ireland") == "no_such_war"
    assert why_not(impulse(game, "england", 2), "fight-abroad revolt-in-ireland") == "nobody_abroad"


@rule("21.7.battle", "14.step2")
def test_a_leader_and_combat_cards_add_dice():
    game = revolt(IRELAND, 2, 0, 3, "charles_brandon")
    hold(game, "england", "arquebusiers")
    impulse(game, "england", 1)
    do(game, "fight-abroad revolt-in-ireland", "pass")
    dice(game, *[1] * 5, *[1] * 3)  # two units, Brandon 1, two for the card; three Irish
    do(game, "arquebusiers")
    assert game.state.foreigners[IRELAND] == 3


@rule("21.7.end")
def test_without_enemies_the_war_is_over_and_all_go_to_the_capital():
    game = revolt(IRELAND, 3, 1, 3, "henry_viii")
    impulse(game, "england", 1)
    # four units and Henry's 1
    dice(game, 5, 5, 5, 1, 1, 1, 1, 1)
    do(game, "fight-abroad revolt-in-ireland")
    assert game.state.foreigners[IRELAND] == 0
    assert abroad(game, IRELAND) == [0, 0]
    assert (count(game, "london", "england"), count(game, "london", "england", "mercenary")) == (3, 1)
    assert whereabouts(game, "henry_viii") == "london"
    assert place_of(game, "revolt_in_ireland") == "discard"
    assert sound(game)


@rule("21.7.end")
def test_if_the_capital_is_lost_they_go_to_a_home_key_of_their_choice():
    game = revolt(EGYPT, 3, 0, 1)
    control(game, "hapsburg", "istanbul")
    impulse(game, "ottoman", 1)
    dice(game, 6, 1, 1, 1)
    do(game, "fight-abroad revolt-in-egypt")
    assert decision(game) == "ChooseWayHome"
    assert why_not(game, "go-to istanbul") == why_not(game, "go-to larissa") == "not_a_way_home"
    do(game, "go-to edirne")
    assert count(game, "edirne", "ottoman") == 3


@rule("21.7.battle", "14.step9.3")
def test_the_owner_chooses_what_he_loses():
    game = revolt(EGYPT, 2, 1)
    impulse(game, "ottoman", 1)
    dice(game, 1, 1, 1, 5, 1, 1)
    do(game, "fight-abroad revolt-in-egypt")
    assert (asked(game), decision(game)) == ("ottoman", "LoseAbroad")
    assert why_not(game, "lose ottoman-regular 2") == "too_many_losses"
    assert why_not(game, "lose hapsburg-regular 1") == "not_among_them"
    do(game, "lose ottoman-cavalry 1")
    assert abroad(game, EGYPT) == [2, 0]


@rule("21.7.battle", "14.step9.2")
def test_if_all_would_die_more_dice_keep_one_unit_and_equal_dice_the_enemy():
    game = revolt(EGYPT, 2, 0, 1)
    impulse(game, "ottoman", 1)
    game.state.foreigners[EGYPT] = 1
    dice(game, 5, 5, 5)
    do(game, "fight-abroad revolt-in-egypt")
    assert count(game, "istanbul", "ottoman") == 1
    game = revolt(EGYPT, 1, 0, 1)
    impulse(game, "ottoman", 1)
    dice(game, 5, 5)
    do(game, "fight-abroad revolt-in-egypt")
    assert (abroad(game, EGYPT), game.state.foreigners[EGYPT]) == ([0, 0], 1)


@rule("21.7.refill3", "ruling.g76")
def test_a_leader_stays_abroad_when_all_his_units_have_died():
    game = revolt(EGYPT, 1, 0, 3, "suleiman")
    impulse(game, "ottoman", 1)
    dice(game, 1, 1, 1, 5, 5, 5)  # one unit and Suleiman's 2
    do(game, "fight-abroad revolt-in-egypt")
    assert abroad(game, EGYPT) == [0, 0]
    assert game.state.leader_at[LEADER_NUMBER["suleiman"]] == ABROAD
    assert sound(game)


@rule("card.092", "14.step7")
def test_janissaries_fight_in_foreign_wars():
    game = revolt(EGYPT, 1, 0, 3)
    hold(game, "ottoman", "janissaries")
    impulse(game, "ottoman", 1)
    dice(game, 1, 1, 1, 1, 5, 5, 5, 1, 1)
    do(game, "fight-abroad revolt-in-egypt")
    assert sound(game)  # so that a game can be kept in the middle of a battle abroad
    do(game, "play-janissaries")
    assert game.state.foreigners[EGYPT] == 0


@rule("21.7.battle", "card.029")
def test_who_is_surprised_loses_before_he_rolls():
    game = revolt(EGYPT, 3)
    hold(game, "ottoman", "surprise_attack")
    impulse(game, "ottoman", 1)
    do(game, "fight-abroad revolt-in-egypt", "pass")
    dice(game, 5, 5, 1, 5)  # three dice, then one for the only enemy who is left
    do(game, "surprise-attack")
    assert (abroad(game, EGYPT), game.state.foreigners[EGYPT]) == ([2, 0], 1)
