"""card.089, 21.1.haven: pirate havens at Oran and Tripoli."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import NO_FAITH
from regnum.titles.here_i_stand.position.queries.spaces import home_of, is_fortified
from regnum.titles.here_i_stand.position.state import HAVEN
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    asked,
    control,
    count,
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
