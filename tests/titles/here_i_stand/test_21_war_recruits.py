"""21.7.refill: units that are missed abroad are raised and hired there."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_IDS
from regnum.titles.here_i_stand.facts.foreign_wars import WAR_CARDS
from regnum.titles.here_i_stand.facts.names import CAVALRY, MAJOR_IDS, OTTOMAN
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.cards import lay_out_cards
from regnum.titles.here_i_stand.position.changes.leaders import remove_leader
from regnum.titles.here_i_stand.position.queries.counters import stacks_of
from regnum.titles.here_i_stand.position.state import ABROAD, ON_TABLE
from regnum.titles.here_i_stand.rules.recruits import ChooseForeignWar, wars_open
from regnum.titles.here_i_stand.rules.winter import Winter
from tests.rule import rule
from tests.titles.here_i_stand.agreements import strike
from tests.titles.here_i_stand.builder import (
    control,
    count,
    europe,
    happened,
    hold,
    holder,
    impulse,
    negotiate,
    play,
    run,
    sound,
    units,
    with_card,
)
from tests.titles.here_i_stand.scenes import EGYPT, IRELAND, PERSIA, abroad, revolt
from tests.titles.positions import decision, do, why_not


@rule("21.7.refill1", "21.7.refill2")
def test_new_units_go_abroad_until_there_are_enough():
    game = revolt(EGYPT, 2)
    impulse(game, "ottoman", 6)
    do(game, "cavalry istanbul")
    assert (abroad(game, EGYPT), count(game, "istanbul", "ottoman", "cavalry")) == ([2, 1], 0)
    do(game, "cavalry istanbul")
    assert (abroad(game, EGYPT), count(game, "istanbul", "ottoman", "cavalry")) == ([2, 1], 1)


@rule("21.7.refill1")
def test_ships_and_others_are_built_as_ever():
    game = revolt(EGYPT, 1)
    do(impulse(game, "ottoman", 2), "squadron istanbul")
    assert abroad(game, EGYPT) == [1, 0]
    do(impulse(game, "hapsburg", 2), "regular vienna")
    assert count(game, "vienna", "hapsburg") == 1


@rule("21.7.refill1")
def test_with_two_wars_the_ottoman_chooses():
    game = revolt(EGYPT, 2)
    state = game.state
    state.abroad[4:] = [4, 0]
    state.foreigners[PERSIA] = 4
    state.place[WAR_CARDS[PERSIA]] = ON_TABLE
    lay_out_cards(state, game.controllers)
    hold(game, "ottoman", "janissaries")
    do(play(game, "ottoman"), "event-b janissaries")
    assert decision(game) == "ChooseForeignWar"
    assert why_not(game, "join-war revolt-in-ireland") == "war_has_enough"
    do(game, "join-war war-in-persia")
    assert (abroad(game, EGYPT), abroad(game, PERSIA)) == ([3, 0], [5, 0])
    assert why_not(game, "raise istanbul 3") == "too_many_regulars"
    do(game, "raise istanbul 2")
    assert count(game, "istanbul", "ottoman") == 2


@rule("21.7.refill1", "card.033")
def test_hired_mercenaries_go_abroad_first():
    game = revolt(IRELAND, 3)
    units(game, "london", "england", regular=1)
    hold(game, "england", "swiss_mercenaries")
    do(play(game, "england"), "event swiss-mercenaries")
    assert abroad(game, IRELAND) == [3, 1]
    do(game, "place london 1")
    assert count(game, "london", "england", "mercenary") == 1


@rule("21.7.refill1", "card.009")
def test_the_regulars_of_the_pirates_go_abroad_too():
    game = revolt(EGYPT, 2)
    hold(game, "ottoman", "barbary_pirates")
    do(play(game, "ottoman"), "event barbary-pirates")
    assert abroad(game, EGYPT) == [3, 0]
    assert count(game, "algiers", "ottoman") == 1


@rule("21.7.refill1", "card.071")
@pytest.mark.parametrize(("sent", "in_calais"), [(3, 0), (4, 1)])
def test_the_regular_of_a_town_that_rebels_for_england_goes_abroad_too(sent: int, in_calais: int):
    game = revolt(IRELAND, sent)
    control(game, "france", "calais")
    with_card(game, "papacy", "city_state_rebels", "event city-state-rebels", "rebel calais")
    assert holder(game, "calais") == "england"
    assert (abroad(game, IRELAND), count(game, "calais", "england")) == ([4, 0], in_calais)


@rule("21.7.refill1", "9.1.g2")
def test_mercenaries_given_to_england_go_abroad_first():
    game = revolt(IRELAND, 2, 1)
    units(game, "paris", "france", mercenary=3)
    strike(negotiate(game), "france gives england mercenaries 3")
    assert (abroad(game, IRELAND), count(game, "london", "england", "mercenary")) == ([2, 2], 2)


@rule("21.7.refill1", "19.5")
def test_the_regular_of_winter_comes_to_the_capital():
    game = revolt(IRELAND, 1)
    happened(game, "schmalkaldic_league")
    game.state.phase = 11
    run(game, Winter())
    assert count(game, "london", "england") == 1
    assert abroad(game, IRELAND) == [1, 0]


@rule("21.7.refill3")
def test_units_stay_abroad_over_winter():
    game = revolt(EGYPT, 3, 0, 2, "suleiman")
    game.state.phase = 11
    run(game, Winter())
    assert abroad(game, EGYPT) == [3, 0]
    assert game.state.leader_at[LEADER_NUMBER["suleiman"]] == ABROAD


@rule("5.2.values", "17.limit")
def test_units_abroad_take_counters():
    game = revolt(EGYPT, 2, 1)
    assert sorted(stacks_of(game.state, MAJOR_IDS.index("ottoman"))) == [1, 2]
    game = europe()
    impulse(game, "england", 2)
    for space in ("london", "york", "bristol", "norwich", "plymouth", "portsmouth", "carlisle", "berwick", "lincoln"):
        units(game, space, "england", regular=1)
    assert why_not(game, "regular london") == "ok"
    # all nine counters of 1 are on the map, and the stack abroad would need another
    game.state.foreigners[IRELAND] = 3
    assert why_not(game, "regular london") == "no_units_left"


@rule("21.7.setup2")
def test_a_leader_who_dies_leaves_the_foreign_war():
    game = revolt(IRELAND, 3, 0, 3, "henry_viii")
    remove_leader(game, LEADER_NUMBER["henry_viii"])
    assert game.state.abroad_leaders == [0, 0, 0]
    assert sound(game)


@rule("21.7.refill1", "17.limit")
def test_nobody_chooses_between_wars_when_the_last_counters_are_gone():
    """What an event brings beside the units for the wars may take them."""
    game = revolt(EGYPT, 2)
    state = game.state
    state.abroad[4:] = [4, 0]
    state.foreigners[PERSIA] = 4
    assert wars_open(state, OTTOMAN, CAVALRY) == [EGYPT, PERSIA]
    for space in (space for space, owner in enumerate(state.control) if owner == OTTOMAN):
        if wars_open(state, OTTOMAN, CAVALRY):
            units(game, SPACE_IDS[space], "ottoman", cavalry=1)
    assert not wars_open(state, OTTOMAN, CAVALRY)
    run(game, ChooseForeignWar(OTTOMAN, CAVALRY, 2))
    assert game.over
