"""card.084, card.089, 21.1.haven: Julia Gonzaga, and pirate havens at Oran and Tripoli."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.card_numbers import JULIA_GONZAGA
from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import NO_FAITH
from regnum.titles.here_i_stand.position.changes.progress import begin_turn
from regnum.titles.here_i_stand.position.queries.spaces import home_of, is_fortified
from regnum.titles.here_i_stand.position.state import HAVEN
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    asked,
    control,
    count,
    dice,
    europe,
    happened,
    hold,
    holder,
    impulse,
    leaders,
    place_of,
    play,
    ships,
    ships_in,
    sound,
    units,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import whenever
from tests.titles.positions import decision, do, moves, why_not

ORAN = SPACE_NUMBER["oran"]


def coast(player: str = "ottoman") -> Europe:
    """The pirates have come to Algiers; the Ottomans are at war with the Hapsburgs; somebody holds the card."""
    game = europe()
    happened(game, "barbary_pirates")
    control(game, "ottoman", "algiers")
    war(game, "ottoman", "hapsburg")
    hold(game, player, "pirate_haven")
    return game


@rule("card.089", "11.cp")
def test_a_haven_for_points():
    game = coast("papacy")
    do(play(game, "papacy"), "points pirate-haven")
    assert game.state.cp == 3


@rule("card.089", "21.1.haven", "21.1.haven2", "ruling.g68", "card.rule.resolved_by_key")
def test_oran_becomes_a_haven_and_the_ottoman_decides_whoever_plays():
    game = coast("france")
    do(play(game, "france"), "event pirate-haven")
    assert (asked(game), decision(game)) == ("ottoman", "ChooseHaven")
    assert why_not(game, "haven tripoli") == "no_ottoman_port_near"
    assert why_not(game, "haven tunis") == "only_oran_or_tripoli"
    do(game, "haven oran")
    state = game.state
    assert holder(game, "oran") == "ottoman"
    assert (state.fortified[ORAN], state.faith[ORAN]) == (HAVEN, NO_FAITH)
    assert is_fortified(state, ORAN)
    assert home_of(state, ORAN) == 0
    assert (count(game, "oran", "ottoman"), ships_in(game, "oran", "ottoman", "corsair")) == (1, 2)
    assert place_of(game, "pirate_haven") == "discard"
    assert sound(game)


@rule("21.1.haven2")
def test_only_corsairs_are_built_in_a_haven():
    game = coast()
    do(play(game, "ottoman"), "event pirate-haven", "haven oran")
    impulse(game, "ottoman", 4)
    assert why_not(game, "regular oran") == "only_corsairs_here"
    assert "corsair oran" in moves(game)


@rule("card.089")
def test_no_haven_before_the_pirates():
    game = coast()
    game.state.happened = []
    assert why_not(play(game, "ottoman"), "event pirate-haven") == "haven_needs_pirates"


@rule("card.089")
def test_a_haven_needs_an_empty_enemy_town_and_a_port_on_its_sea():
    game = coast()
    control(game, "ottoman", "tunis")
    units(game, "oran", "hapsburg", regular=1)
    play(game, "ottoman")
    do(game, "event pirate-haven")
    assert why_not(game, "haven oran") == "haven_is_occupied"
    do(game, "haven tripoli")
    assert holder(game, "tripoli") == "ottoman"
    game = coast()
    ships(game, "oran", "hapsburg", squadron=1)
    assert why_not(play(game, "ottoman"), "event pirate-haven") == "no_place_for_a_haven"
    game = coast()
    control(game, "france", "oran")
    control(game, "ottoman", "tunis")
    do(play(game, "ottoman"), "event pirate-haven")
    assert why_not(game, "haven oran") == "haven_is_no_enemys"


@rule("card.089")
def test_a_haven_that_was_lost_can_become_one_again():
    game = coast()
    game.state.fortified[ORAN] = HAVEN
    game.state.faith[ORAN] = NO_FAITH
    do(play(game, "ottoman"), "event pirate-haven", "haven oran")
    assert holder(game, "oran") == "ottoman"
    assert ships_in(game, "oran", "ottoman", "corsair") == 2


@rule("card.089", "ruling.g29")
def test_a_leader_alone_there_is_taken_prisoner():
    game = coast()
    leaders(game, "oran", "duke_of_alva")
    do(play(game, "ottoman"), "event pirate-haven", "haven oran")
    assert whereabouts(game, "duke_of_alva") == "prisoner of ottoman"


@rule("card.089", "ruling.g37")
def test_a_leader_there_who_is_no_enemy_of_the_ottomans_goes_home():
    game = coast()
    leaders(game, "oran", "montmorency")
    do(play(game, "ottoman"), "event pirate-haven", "haven oran", "go-to marseille")
    assert whereabouts(game, "montmorency") == "marseille"


# ---- Julia Gonzaga --------------------------------------------------------------------------------------------------


def hunters(sea: str = "tyrrhenian_sea", player: str = "france") -> Europe:
    """Two corsairs lie in a sea zone; the pirates are after Julia Gonzaga."""
    game = europe()
    happened(game, "barbary_pirates")
    war(game, "ottoman", "hapsburg")
    ships(game, sea, "ottoman", corsair=3)
    hold(game, player, "julia_gonzaga")
    do(play(game, player), "event julia-gonzaga")
    return game


def raid(game: Europe, move: str, *faces: int) -> Europe:
    """The Ottoman spends two points on piracy; these are the dice of the corsairs."""
    impulse(game, "ottoman", 2)
    dice(game, *faces)
    do(game, move)
    whenever(game, "GiveAward", "give-points")
    return game


@rule("card.084", "11.cp")
def test_julia_gonzaga_for_points():
    game = europe()
    hold(game, "france", "julia_gonzaga")
    do(play(game, "france"), "points julia-gonzaga")
    assert (game.state.cp, place_of(game, "julia_gonzaga")) == (1, "discard")


@rule("card.084", "23.2.bonus6", "card.rule.resolved_by_key", "card.rule.event_gives_cp")
def test_success_in_the_tyrrhenian_sea_is_worth_a_point_once():
    game = hunters()
    assert place_of(game, "julia_gonzaga") == "out of game"
    raid(game, "piracy tyrrhenian-sea hapsburg", 5, 6)
    assert (game.state.bonus, game.state.piracy) == ([1, 0, 0, 0, 0, 0], 2)
    game.state.pirated = 0
    raid(game, "piracy tyrrhenian-sea hapsburg", 5, 6)
    assert (game.state.bonus, game.state.piracy) == ([1, 0, 0, 0, 0, 0], 4)


@rule("card.084", "23.2.bonus6")
@pytest.mark.parametrize(
    ("sea", "move", "faces"),
    [
        ("tyrrhenian_sea", "piracy tyrrhenian-sea hapsburg", (1, 4)),
        ("barbary_coast", "piracy barbary-coast hapsburg", (5, 5)),
    ],
)
def test_no_point_without_a_hit_or_in_another_sea(sea: str, move: str, faces: tuple[int, ...]):
    game = raid(hunters(sea), move, *faces)
    assert game.state.bonus == [0] * 6
    assert JULIA_GONZAGA in game.state.in_force


@rule("card.084", "6.1.turn_events")
def test_the_hunt_for_julia_ends_with_the_turn():
    game = hunters()
    begin_turn(game)
    raid(game, "piracy tyrrhenian-sea hapsburg", 5, 6)
    assert game.state.bonus == [0] * 6


@rule("card.084", "card.rule.requirements")
def test_nobody_hunts_julia_before_the_pirates_come():
    game = europe()
    hold(game, "france", "julia_gonzaga")
    assert why_not(play(game, "france"), "event julia-gonzaga") == "nobody_hunts_julia"
