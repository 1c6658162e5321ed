"""card.048 to card.054, card.077, card.099, card.101: events of the New World, command points, refusals."""

from __future__ import annotations

import pytest

from regnum.edges.words import Words
from regnum.titles.here_i_stand.edges.odds import odds_lines
from regnum.titles.here_i_stand.facts.catalogue import COLONY_IDS
from regnum.titles.here_i_stand.facts.names import ENGLAND, FRANCE, HAPSBURG, MAJOR_IDS, NONE, PHASE_IDS
from regnum.titles.here_i_stand.facts.people import EXPLORER_IDS
from regnum.titles.here_i_stand.position.queries.new_world import is_exploring
from regnum.titles.here_i_stand.position.state import AIDED_VOYAGE, COLONY_SETTLED, LOST, NO_VOYAGE, RECALLED, VOYAGE
from regnum.titles.here_i_stand.rules.new_world import NewWorld
from tests.rule import rule
from tests.titles.here_i_stand.believers import listen, told_of
from tests.titles.here_i_stand.builder import (
    Europe,
    asked,
    dice,
    europe,
    faith,
    hold,
    impulse,
    place_of,
    play,
    run,
    unrest,
)
from tests.titles.here_i_stand.test_table import board
from tests.titles.positions import decision, do, moves, why_not


def with_card(power: str, card: str) -> Europe:
    """A power is about to play a card; nobody is under way to the New World."""
    game = europe()
    game.state.exploring = [NO_VOYAGE] * 6
    game.state.conquering = [NO_VOYAGE] * 6
    hold(game, power, card)
    return game


def bit(power: str) -> int:
    """The mask of one power."""
    return 1 << MAJOR_IDS.index(power)


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
    game = with_card("ottoman", card)
    do(play(game, "ottoman"), f"points {card.replace('_', '-')}")
    assert game.state.cp == cp
    assert place_of(game, card) == "discard"


# ---- galleons and plantations ---------------------------------------------------------------------------------------


@rule("card.048", "card.rule.event_gives_cp")
def test_galleons_for_whom_the_player_names():
    game = with_card("papacy", "galleons")
    game.state.galleons = bit("england")
    do(play(game, "papacy"), "event galleons")
    assert why_not(game, "name england") == "has_this_marker"
    assert why_not(game, "name ottoman") == "not_in_the_new_world"
    do(game, "name hapsburg")
    assert game.state.galleons == bit("england") | bit("hapsburg")
    assert (place_of(game, "galleons"), game.state.cp) == ("discard", 0)


@rule("card.053")
def test_plantations_for_whom_the_player_names():
    game = with_card("england", "plantations")
    game.state.plantations = bit("france")
    do(play(game, "england"), "event plantations")
    assert why_not(game, "name france") == "has_this_marker"
    assert why_not(game, "name papacy") == "not_in_the_new_world"
    do(game, "name england")
    assert game.state.plantations == bit("england") | bit("france")


@rule("card.048", "card.rule.no_effect_play")
def test_galleons_that_all_have_may_be_played_without_effect():
    game = with_card("france", "galleons")
    game.state.galleons = bit("england") | bit("france") | bit("hapsburg")
    do(play(game, "france"), "event galleons")
    assert decision(game) != "PlaceGalleons"
    assert place_of(game, "galleons") == "discard"


# ---- raiders --------------------------------------------------------------------------------------------------------


@rule("card.049", "20.4.raid_rebuild")
def test_a_raider_sails_from_a_protestant_home_port():
    game = with_card("protestant", "huguenot_raiders")
    faith(game, "protestant", "plymouth", "boulogne", "hamburg")
    game.state.raiders = bit("france")
    do(play(game, "protestant"), "event huguenot-raiders")
    assert why_not(game, "name france") == "has_a_raider"
    assert why_not(game, "name hapsburg") == "not_a_raiding_power"
    do(game, "name england")
    assert game.state.raiders == bit("france") | bit("england")


@rule("card.049")
def test_inland_towns_and_catholic_ports_send_no_raider():
    game = with_card("france", "huguenot_raiders")
    faith(game, "protestant", "paris", "shrewsbury", "nuremberg")
    assert why_not(play(game, "france"), "event huguenot-raiders") == "no_protestant_port"
    faith(game, "protestant", "marseille")
    do(play(game, "france"), "event huguenot-raiders")
    assert why_not(game, "name england") == "no_protestant_port"
    do(game, "name france")
    assert game.state.raiders == bit("france")


@rule("card.049", "12.4.effect6")
def test_unrest_does_not_hinder_raiders():
    game = with_card("france", "huguenot_raiders")
    faith(game, "protestant", "rouen")
    unrest(game, "rouen")
    do(play(game, "france"), "event huguenot-raiders", "name france")
    assert game.state.raiders == bit("france")


# ---- Mercator's Map -------------------------------------------------------------------------------------------------


@rule("card.050", "20.2.once")
def test_the_map_sends_an_exploration_of_any_power_without_cost():
    game = with_card("ottoman", "mercators_map")
    game.state.exploring[MAJOR_IDS.index("england")] = VOYAGE
    do(play(game, "ottoman"), "event mercators-map")
    assert why_not(game, "name england") == "already_exploring"
    assert why_not(game, "name ottoman") == "not_in_the_new_world"
    do(game, "name france")
    assert game.state.exploring[MAJOR_IDS.index("france")] == AIDED_VOYAGE
    assert why_not(impulse(game, "france", 2), "explore") == "already_exploring"


@rule("card.050")
def test_the_map_needs_somebody_who_can_explore():
    game = with_card("france", "mercators_map")
    game.state.explorers = [LOST] * len(EXPLORER_IDS)
    assert why_not(play(game, "france"), "event mercators-map") == "no_voyage_to_aid"


# ---- Potosi ---------------------------------------------------------------------------------------------------------


@rule("card.054", "20.1.once")
def test_potosi_takes_a_box_and_is_no_colonization():
    game = with_card("hapsburg", "potosi_silver_mines")
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
    game = with_card("hapsburg", "potosi_silver_mines")
    game.state.colonies = [COLONY_SETTLED] * len(COLONY_IDS)
    assert why_not(play(game, "hapsburg"), "event potosi-silver-mines") == "no_box_for_the_mines"
    assert game.state.potosi == NONE


# ---- Cabot and smallpox ---------------------------------------------------------------------------------------------


@rule("card.099", "20.2.once")
def test_cabot_sails_beside_the_exploration_of_the_turn():
    game = with_card("england", "sebastian_cabot")
    game.state.exploring[MAJOR_IDS.index("england")] = VOYAGE
    do(play(game, "england"), "event sebastian-cabot")
    assert game.state.cabots == bit("england")
    assert (place_of(game, "sebastian_cabot"), game.state.cp) == ("discard", 0)


@rule("card.099", "11.event")
def test_cabot_serves_three_powers_unless_he_is_lost_or_at_sea():
    game = with_card("ottoman", "sebastian_cabot")
    assert why_not(play(game, "ottoman"), "event sebastian-cabot") == "not_your_event"
    hold(game, "france", "sebastian_cabot")
    game.state.cabots = bit("france")
    assert why_not(play(game, "france"), "event sebastian-cabot") == "cabot_is_at_sea"
    game.state.cabots = 0
    game.state.explorers[EXPLORER_IDS.index("cabot_france")] = LOST
    assert why_not(play(game, "france"), "event sebastian-cabot") == "cabot_is_lost"


@rule("card.101", "20.3.once")
def test_smallpox_is_the_conquest_of_the_turn():
    game = with_card("france", "smallpox")
    do(play(game, "france"), "event smallpox")
    assert game.state.conquering[MAJOR_IDS.index("france")] == AIDED_VOYAGE
    assert why_not(impulse(game, "france", 4), "conquer") == "already_conquering"


@rule("card.101")
def test_smallpox_only_where_a_conquest_could_be_sent():
    game = with_card("hapsburg", "smallpox")
    game.state.conquering[MAJOR_IDS.index("hapsburg")] = VOYAGE
    assert why_not(play(game, "hapsburg"), "event smallpox") == "already_conquering"
    hold(game, "papacy", "smallpox")
    assert why_not(play(game, "papacy"), "event smallpox") == "not_your_event"
    hold(game, "england", "smallpox")
    game.state.conquerors = [LOST] * 9
    assert why_not(play(game, "england"), "event smallpox") == "no_conquerors_left"


# ---- Search for Cibola ----------------------------------------------------------------------------------------------


def under_way(power: str) -> Europe:
    """An English exploration and a Hapsburg conquest are under way; somebody plays the search for Cibola."""
    game = with_card(power, "search_for_cibola")
    game.state.exploring[ENGLAND] = VOYAGE
    game.state.conquering[HAPSBURG] = AIDED_VOYAGE
    return do(play(game, power), "event search-for-cibola")


@rule("card.098", "11.cp")
def test_cibola_for_points():
    game = with_card("ottoman", "search_for_cibola")
    do(play(game, "ottoman"), "points search-for-cibola")
    assert (game.state.cp, place_of(game, "search_for_cibola")) == (2, "discard")


@rule("card.098", "20.2.once", "card.rule.event_gives_cp")
def test_an_exploration_is_recalled_and_none_is_sent_again_in_this_turn():
    game = under_way("papacy")
    assert why_not(game, "recall-exploration hapsburg") == "not_under_way"
    assert why_not(game, "recall-conquest england") == "not_under_way"
    assert why_not(game, "recall-cabot england") == "not_under_way"
    lost = list(game.state.explorers)
    do(game, "recall-exploration england")
    assert (game.state.exploring[ENGLAND], game.state.conquering[HAPSBURG]) == (RECALLED, AIDED_VOYAGE)
    assert (place_of(game, "search_for_cibola"), game.state.cp) == ("discard", 0)
    impulse(game, "england", 4)
    assert why_not(game, "explore") == "recalled_this_turn"
    assert why_not(game, "conquer") == "ok"
    run(game, NewWorld())
    assert game.state.explorers == lost  # he is not lost; nobody has sailed
    assert game.state.exploring[ENGLAND] == NO_VOYAGE
    impulse(game, "england", 4)
    assert why_not(game, "explore") == "ok"


@rule("card.098", "20.3.once")
def test_a_conquest_is_recalled():
    game = do(under_way("france"), "recall-conquest hapsburg")
    assert (game.state.exploring[ENGLAND], game.state.conquering[HAPSBURG]) == (VOYAGE, RECALLED)
    impulse(game, "hapsburg", 4)
    assert why_not(game, "conquer") == "recalled_this_turn"
    run(game, NewWorld())
    assert [fate for fate in game.state.conquerors if fate] == []  # none is lost, and none stays anywhere


@rule("card.098", "card.050", "card.101")
def test_no_event_sends_again_what_was_recalled():
    game = with_card("england", "smallpox")
    hold(game, "france", "mercators_map")
    for power in (HAPSBURG, ENGLAND, FRANCE):
        game.state.exploring[power] = RECALLED
        game.state.conquering[power] = RECALLED
    assert why_not(play(game, "england"), "event smallpox") != "ok"
    assert why_not(play(game, "france"), "event mercators-map") == "no_voyage_to_aid"


@rule("card.098", "card.099")
def test_cabots_voyage_can_be_recalled_too_and_nobody_sails_in_his_place():
    game = with_card("papacy", "search_for_cibola")
    game.state.cabots = bit("france")
    do(play(game, "papacy"), "event search-for-cibola", "recall-cabot france")
    assert (game.state.cabots, game.state.exploring[FRANCE]) == (0, RECALLED)
    impulse(game, "france", 4)
    assert why_not(game, "explore") == "recalled_this_turn"
    hold(game, "france", "sebastian_cabot")
    assert why_not(play(game, "france"), "event sebastian-cabot") == "recalled_this_turn"


@rule("card.098", "card.099")
def test_an_exploration_goes_on_without_cabot():
    game = under_way("papacy")
    game.state.cabots = bit("england")
    do(game, "recall-cabot england")
    assert (game.state.cabots, game.state.exploring[ENGLAND]) == (0, VOYAGE)


@rule("card.098", "card.rule.requirements")
def test_without_a_voyage_nobody_searches_for_cibola():
    game = with_card("ottoman", "search_for_cibola")
    game.state.exploring[ENGLAND] = RECALLED
    assert why_not(play(game, "ottoman"), "event search-for-cibola") == "no_voyage_at_all"
    game.state.cabots = bit("england")
    assert why_not(play(game, "ottoman"), "event search-for-cibola") == "ok"


@rule("card.098")
def test_what_was_recalled_is_shown():
    game = do(under_way("papacy"), "recall-exploration england")
    assert "Not again this turn: an exploration" in board(game)


# ---- Fountain of Youth ----------------------------------------------------------------------------------------------


def seek(*exploring: str, cabots: int = 0, by: str = "papacy") -> Europe:
    """A power plays the Fountain of Youth; explorations of these are under way."""
    game = with_card(by, "fountain_of_youth")
    for power in exploring:
        game.state.exploring[MAJOR_IDS.index(power)] = VOYAGE
    game.state.cabots = cabots
    return do(play(game, by), "event fountain-of-youth")


def lost_explorers(game: Europe) -> list[int]:
    """The explorers who are out of the game."""
    return [explorer for explorer, fate in enumerate(game.state.explorers) if fate == LOST]


@rule("card.077", "card.rule.event_gives_cp")
def test_whoever_plays_the_fountain_cancels_one_voyage_of_exploration():
    game = seek("england", "france")
    assert (decision(game), asked(game)) == ("CancelVoyage", "papacy")
    assert moves(game) == {"recall-exploration england", "recall-exploration france"}
    assert why_not(game, "recall-exploration hapsburg") == "not_under_way"
    assert why_not(game, "recall-cabot england") == "not_under_way"
    dice(game, 3)
    log = listen(game)
    do(game, "recall-exploration france")
    assert told_of(log, "fountain_sought") == [(MAJOR_IDS.index("france"), 3)]
    assert (lost_explorers(game), game.state.cp, place_of(game, "fountain_of_youth")) == ([], 0, "discard")
    assert [is_exploring(game.state, MAJOR_IDS.index(power)) for power in ("england", "france")] == [True, False]


@rule("card.077", "20.2.once")
def test_no_other_exploration_in_the_same_turn_but_in_the_next():
    game = seek("france")
    dice(game, 1)
    do(game, "recall-exploration france")
    assert why_not(impulse(game, "france", 4), "explore") == "recalled_this_turn"
    game.state.exploring[MAJOR_IDS.index("england")] = VOYAGE
    game.state.exploring[MAJOR_IDS.index("hapsburg")] = NO_VOYAGE
    game.state.phase = PHASE_IDS.index("new_world")
    log = listen(game)
    run(game, NewWorld())
    assert [numbers[0] for numbers in told_of(log, "explorer_drawn")] == [MAJOR_IDS.index("england")]
    assert game.state.exploring == [NO_VOYAGE] * 6
    assert why_not(impulse(game, "france", 4), "explore") == "ok"


@rule("card.077", "card.050")
def test_mercators_map_does_not_help_whose_exploration_was_cancelled():
    game = with_card("france", "mercators_map")
    game.state.exploring[MAJOR_IDS.index("france")] = RECALLED
    do(play(game, "france"), "event mercators-map")
    assert why_not(game, "name france") == "recalled_this_turn"
    assert why_not(game, "name england") == "ok"


@rule("card.077")
@pytest.mark.parametrize(("die", "lost"), [(3, 0), (4, 1), (6, 1)])
def test_from_four_on_a_random_explorer_of_that_power_is_lost(die: int, lost: int):
    found: set[str] = set()
    for drawn in range(1, 4):
        game = seek("france", "england")
        dice(game, die, drawn)
        do(game, "recall-exploration france")
        assert len(lost_explorers(game)) == lost
        found.update(EXPLORER_IDS[explorer] for explorer in lost_explorers(game))
    assert found == ({"cartier", "verrazano", "roberval"} if lost else set())


@rule("card.077")
def test_without_explorers_left_nobody_is_lost():
    game = seek("france")
    for name in ("cartier", "verrazano", "roberval"):
        game.state.explorers[EXPLORER_IDS.index(name)] = LOST
    dice(game, 6)
    do(game, "recall-exploration france")
    assert len(lost_explorers(game)) == 3


@rule("card.077", "card.099")
def test_the_voyage_of_cabot_can_be_cancelled_too_and_costs_no_exploration():
    game = seek("england", cabots=bit("england") | bit("hapsburg"))
    assert moves(game) == {"recall-exploration england", "recall-cabot england", "recall-cabot hapsburg"}
    dice(game, 6, 1)
    do(game, "recall-cabot england")
    assert game.state.cabots == bit("hapsburg")
    assert [EXPLORER_IDS[explorer] for explorer in lost_explorers(game)] == ["chancellor"]
    assert is_exploring(game.state, MAJOR_IDS.index("england"))


@rule("card.077", "card.050")
def test_a_voyage_with_mercators_map_can_be_cancelled():
    game = with_card("ottoman", "fountain_of_youth")
    game.state.exploring[MAJOR_IDS.index("england")] = AIDED_VOYAGE
    play(game, "ottoman")
    dice(game, 1)
    do(game, "event fountain-of-youth", "recall-exploration england")
    assert not is_exploring(game.state, MAJOR_IDS.index("england"))


@rule("card.077", "card.rule.requirements")
def test_the_fountain_needs_a_voyage_of_exploration_under_way():
    game = with_card("ottoman", "fountain_of_youth")
    game.state.conquering[MAJOR_IDS.index("england")] = VOYAGE
    assert why_not(play(game, "ottoman"), "event fountain-of-youth") == "no_voyage_at_all"
    game.state.exploring[MAJOR_IDS.index("england")] = VOYAGE
    assert why_not(game, "event fountain-of-youth") == "ok"
    game.state.exploring[MAJOR_IDS.index("england")] = RECALLED
    assert why_not(game, "event fountain-of-youth") == "no_voyage_at_all"
    game.state.cabots = bit("france")
    assert why_not(game, "event fountain-of-youth") == "ok"


def test_the_table_shows_what_was_cancelled_and_the_odds_what_may_be_lost():
    game = seek("france")
    assert odds_lines(game, Words("en").at(game)) == ["France loses an explorer as well: 50 %"]
    assert "an exploration" in board(game)
    dice(game, 1)
    do(game, "recall-exploration france")
    assert "Not again this turn: an exploration" in board(game)
