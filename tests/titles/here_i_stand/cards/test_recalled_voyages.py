"""Cards 77 and 98: Fountain of Youth, Search for Cibola."""

from __future__ import annotations

import pytest

from regnum.edges.words import Words
from regnum.titles.here_i_stand.edges.odds import odds_lines
from regnum.titles.here_i_stand.facts.names import ENGLAND, FRANCE, HAPSBURG, MAJOR_IDS, PHASE_IDS
from regnum.titles.here_i_stand.facts.people import EXPLORER_IDS
from regnum.titles.here_i_stand.position.queries.new_world import is_exploring
from regnum.titles.here_i_stand.position.state import AIDED_VOYAGE, LOST, NO_VOYAGE, RECALLED, VOYAGE
from regnum.titles.here_i_stand.rules.new_world import NewWorld
from tests.rule import rule
from tests.titles.here_i_stand.believers import listen, told_of
from tests.titles.here_i_stand.builder import (
    Europe,
    asked,
    dice,
    hold,
    impulse,
    place_of,
    play,
    run,
)
from tests.titles.here_i_stand.test_table import board
from tests.titles.here_i_stand.voyages import bit, holding
from tests.titles.positions import decision, do, moves, why_not

# ---- Search for Cibola ----------------------------------------------------------------------------------------------


def under_way(power: str) -> Europe:
    """An English exploration and a Hapsburg conquest are under way; somebody plays the search for Cibola."""
    game = holding(power, "search_for_cibola")
    game.state.exploring[ENGLAND] = VOYAGE
    game.state.conquering[HAPSBURG] = AIDED_VOYAGE
    return do(play(game, power), "event search-for-cibola")


@rule("card.098", "11.cp")
def test_cibola_for_points():
    game = holding("ottoman", "search_for_cibola")
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
    game = holding("england", "smallpox")
    hold(game, "france", "mercators_map")
    for power in (HAPSBURG, ENGLAND, FRANCE):
        game.state.exploring[power] = RECALLED
        game.state.conquering[power] = RECALLED
    assert why_not(play(game, "england"), "event smallpox") != "ok"
    assert why_not(play(game, "france"), "event mercators-map") == "no_voyage_to_aid"


@rule("card.098", "card.099")
def test_cabots_voyage_can_be_recalled_too_and_nobody_sails_in_his_place():
    game = holding("papacy", "search_for_cibola")
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
    game = holding("ottoman", "search_for_cibola")
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
    game = holding(by, "fountain_of_youth")
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
    game = holding("france", "mercators_map")
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
    game = holding("ottoman", "fountain_of_youth")
    game.state.exploring[MAJOR_IDS.index("england")] = AIDED_VOYAGE
    play(game, "ottoman")
    dice(game, 1)
    do(game, "event fountain-of-youth", "recall-exploration england")
    assert not is_exploring(game.state, MAJOR_IDS.index("england"))


@rule("card.077", "card.rule.requirements")
def test_the_fountain_needs_a_voyage_of_exploration_under_way():
    game = holding("ottoman", "fountain_of_youth")
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
    assert odds_lines(game, Words("en").at(game)) == ["An explorer is lost as well by France: 50 %"]
    assert "an exploration" in board(game)
    dice(game, 1)
    do(game, "recall-exploration france")
    assert "Not again this turn: an exploration" in board(game)
