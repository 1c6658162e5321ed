"""card.048 to card.054, card.077, card.099, card.101: events of the New World, command points, refusals."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import COLONY_IDS
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, NONE
from regnum.titles.here_i_stand.facts.people import EXPLORER_IDS
from regnum.titles.here_i_stand.position.state import AIDED_VOYAGE, COLONY_SETTLED, LOST, VOYAGE
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    faith,
    hold,
    impulse,
    place_of,
    play,
    unrest,
)
from tests.titles.here_i_stand.voyages import bit, holding
from tests.titles.positions import decision, do, moves, why_not


@rule("card.048", "card.049", "card.050", "card.053", "card.054", "card.077", "card.099", "card.101", "11.cp")
@pytest.mark.parametrize(
    ("card", "cp"),
    [
        ("fountain_of_youth", 2),
        ("galleons", 2),
        ("huguenot_raiders", 2),
        ("mercators_map", 2),
        ("plantations", 2),
        ("potosi_silver_mines", 3),
        ("sebastian_cabot", 1),
        ("smallpox", 4),
    ],
)
def test_cards_of_the_new_world_for_points(card: str, cp: int):
    game = holding("ottoman", card)
    do(play(game, "ottoman"), f"points {card.replace('_', '-')}")
    assert game.state.cp == cp
    assert place_of(game, card) == "discard"


# ---- galleons and plantations ---------------------------------------------------------------------------------------


@rule("card.048", "card.rule.event_gives_cp")
def test_galleons_for_whom_the_player_names():
    game = holding("papacy", "galleons")
    game.state.galleons = bit("england")
    do(play(game, "papacy"), "event galleons")
    assert why_not(game, "name england") == "has_this_marker"
    assert why_not(game, "name ottoman") == "not_in_the_new_world"
    do(game, "name hapsburg")
    assert game.state.galleons == bit("england") | bit("hapsburg")
    assert (place_of(game, "galleons"), game.state.cp) == ("discard", 0)


@rule("card.053")
def test_plantations_for_whom_the_player_names():
    game = holding("england", "plantations")
    game.state.plantations = bit("france")
    do(play(game, "england"), "event plantations")
    assert why_not(game, "name france") == "has_this_marker"
    assert why_not(game, "name papacy") == "not_in_the_new_world"
    do(game, "name england")
    assert game.state.plantations == bit("england") | bit("france")


@rule("card.048", "card.rule.no_effect_play")
def test_galleons_that_all_have_may_be_played_without_effect():
    game = holding("france", "galleons")
    game.state.galleons = bit("england") | bit("france") | bit("hapsburg")
    do(play(game, "france"), "event galleons")
    assert decision(game) != "PlaceGalleons"
    assert place_of(game, "galleons") == "discard"


# ---- raiders --------------------------------------------------------------------------------------------------------


@rule("card.049", "20.4.raid_rebuild")
def test_a_raider_sails_from_a_protestant_home_port():
    game = holding("protestant", "huguenot_raiders")
    faith(game, "protestant", "plymouth", "boulogne", "hamburg")
    game.state.raiders = bit("france")
    do(play(game, "protestant"), "event huguenot-raiders")
    assert why_not(game, "name france") == "has_a_raider"
    assert why_not(game, "name hapsburg") == "not_a_raiding_power"
    do(game, "name england")
    assert game.state.raiders == bit("france") | bit("england")


@rule("card.049")
def test_inland_towns_and_catholic_ports_send_no_raider():
    game = holding("france", "huguenot_raiders")
    faith(game, "protestant", "paris", "shrewsbury", "nuremberg")
    assert why_not(play(game, "france"), "event huguenot-raiders") == "no_protestant_port"
    faith(game, "protestant", "marseille")
    do(play(game, "france"), "event huguenot-raiders")
    assert why_not(game, "name england") == "no_protestant_port"
    do(game, "name france")
    assert game.state.raiders == bit("france")


@rule("card.049", "12.4.effect6")
def test_unrest_does_not_hinder_raiders():
    game = holding("france", "huguenot_raiders")
    faith(game, "protestant", "rouen")
    unrest(game, "rouen")
    do(play(game, "france"), "event huguenot-raiders", "name france")
    assert game.state.raiders == bit("france")


# ---- Mercator's Map -------------------------------------------------------------------------------------------------


@rule("card.050", "20.2.once")
def test_the_map_sends_an_exploration_of_any_power_without_cost():
    game = holding("ottoman", "mercators_map")
    game.state.exploring[MAJOR_IDS.index("england")] = VOYAGE
    do(play(game, "ottoman"), "event mercators-map")
    assert why_not(game, "name england") == "already_exploring"
    assert why_not(game, "name ottoman") == "not_in_the_new_world"
    do(game, "name france")
    assert game.state.exploring[MAJOR_IDS.index("france")] == AIDED_VOYAGE
    assert why_not(impulse(game, "france", 2), "explore") == "already_exploring"


@rule("card.050")
def test_the_map_needs_somebody_who_can_explore():
    game = holding("france", "mercators_map")
    game.state.explorers = [LOST] * len(EXPLORER_IDS)
    assert why_not(play(game, "france"), "event mercators-map") == "no_voyage_to_aid"


# ---- Potosi ---------------------------------------------------------------------------------------------------------


@rule("card.054", "20.1.once")
def test_potosi_takes_a_box_and_is_no_colonization():
    game = holding("hapsburg", "potosi_silver_mines")
    for name in ("roanoke", "jamestown"):
        game.state.colonies[COLONY_IDS.index(name)] = COLONY_SETTLED
    do(play(game, "hapsburg"), "event potosi-silver-mines")
    assert why_not(game, "name england") == "no_box_for_the_mines"
    assert why_not(game, "name protestant") == "not_in_the_new_world"
    do(game, "name hapsburg")
    assert game.state.potosi == MAJOR_IDS.index("hapsburg")
    assert place_of(game, "potosi_silver_mines") == "out of game"
    assert "colonize" in moves(impulse(game, "hapsburg", 2))


@rule("card.054")
def test_potosi_needs_a_free_box_somewhere():
    game = holding("hapsburg", "potosi_silver_mines")
    game.state.colonies = [COLONY_SETTLED] * len(COLONY_IDS)
    assert why_not(play(game, "hapsburg"), "event potosi-silver-mines") == "no_box_for_the_mines"
    assert game.state.potosi == NONE


# ---- Cabot and smallpox ---------------------------------------------------------------------------------------------


@rule("card.099", "20.2.once")
def test_cabot_sails_beside_the_exploration_of_the_turn():
    game = holding("england", "sebastian_cabot")
    game.state.exploring[MAJOR_IDS.index("england")] = VOYAGE
    do(play(game, "england"), "event sebastian-cabot")
    assert game.state.cabots == bit("england")
    assert (place_of(game, "sebastian_cabot"), game.state.cp) == ("discard", 0)


@rule("card.099", "11.event")
def test_cabot_serves_three_powers_unless_he_is_lost_or_at_sea():
    game = holding("ottoman", "sebastian_cabot")
    assert why_not(play(game, "ottoman"), "event sebastian-cabot") == "not_your_event"
    hold(game, "france", "sebastian_cabot")
    game.state.cabots = bit("france")
    assert why_not(play(game, "france"), "event sebastian-cabot") == "cabot_is_at_sea"
    game.state.cabots = 0
    game.state.explorers[EXPLORER_IDS.index("cabot_france")] = LOST
    assert why_not(play(game, "france"), "event sebastian-cabot") == "cabot_is_lost"


@rule("card.101", "20.3.once")
def test_smallpox_is_the_conquest_of_the_turn():
    game = holding("france", "smallpox")
    do(play(game, "france"), "event smallpox")
    assert game.state.conquering[MAJOR_IDS.index("france")] == AIDED_VOYAGE
    assert why_not(impulse(game, "france", 4), "conquer") == "already_conquering"


@rule("card.101")
def test_smallpox_only_where_a_conquest_could_be_sent():
    game = holding("hapsburg", "smallpox")
    game.state.conquering[MAJOR_IDS.index("hapsburg")] = VOYAGE
    assert why_not(play(game, "hapsburg"), "event smallpox") == "already_conquering"
    hold(game, "papacy", "smallpox")
    assert why_not(play(game, "papacy"), "event smallpox") == "not_your_event"
    hold(game, "england", "smallpox")
    game.state.conquerors = [LOST] * 9
    assert why_not(play(game, "england"), "event smallpox") == "no_conquerors_left"
