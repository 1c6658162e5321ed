"""card.064, card.080, card.082, card.088, card.094: revolts, their scenes, and what stays calm."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    asked,
    control,
    europe,
    faith,
    place_of,
    ships,
    units,
    unrest,
    war,
    with_card,
)
from tests.titles.here_i_stand.scenes import restless
from tests.titles.positions import decision, do, moves, why_not

REVOLTS = {  # how many spaces, some of the scene, some outside it
    "pilgrimage_of_grace": (5, ("london", "york", "calais"), ("edinburgh", "paris")),
    "gabelle_revolt": (2, ("paris", "bordeaux", "rouen"), ("milan", "metz", "london")),
    "janissaries_rebel": (4, ("istanbul", "salonika"), ("belgrade", "vienna")),
    "peasants_war": (5, ("wittenberg", "vienna", "zurich"), ("metz", "antwerp")),
    "revolt_of_the_communeros": (3, ("valladolid", "palma", "navarre"), ("bordeaux", "naples")),
}


def revolt(game: Europe, card: str) -> Europe:
    """France plays a revolt."""
    return with_card(game, "france", card, f"event {card.replace('_', '-')}")


@rule("card.064", "card.080", "card.082", "card.088", "card.094", "12.4.source", "card.rule.up_to")
@pytest.mark.parametrize("card", REVOLTS)
def test_whoever_plays_a_revolt_chooses_up_to_so_many_spaces_of_its_scene(card: str):
    count, inside, outside = REVOLTS[card]
    game = revolt(europe(), card)
    assert (decision(game), asked(game)) == ("Revolt", "france")
    for space in inside:
        assert why_not(game, f"stir {space}") == "ok"
    for space in outside:
        assert why_not(game, f"stir {space}") == "not_the_scene_of_the_revolt"
    for done in range(count):
        assert (decision(game), len(restless(game))) == ("Revolt", done)
        do(game, min(move for move in moves(game) if move.startswith("stir")))
    assert decision(game) == OVER
    assert len(restless(game)) == count


@rule("card.064", "card.080", "card.082", "card.088", "card.094", "card.rule.up_to")
@pytest.mark.parametrize("card", REVOLTS)
def test_fewer_spaces_or_none_are_enough(card: str):
    game = revolt(europe(), card)
    do(game, "enough")
    assert (decision(game), restless(game)) == (OVER, set())
    game = revolt(europe(), card)
    do(game, f"stir {REVOLTS[card][1][0]}", "enough")
    assert (decision(game), restless(game)) == (OVER, {REVOLTS[card][1][0]})


@rule("card.064", "card.080", "card.082", "card.088", "card.094", "11.cp")
@pytest.mark.parametrize(
    ("card", "count"),
    [("pilgrimage_of_grace", 3), ("gabelle_revolt", 1), ("janissaries_rebel", 2), ("peasants_war", 3),
     ("revolt_of_the_communeros", 2)],
)  # fmt: skip
def test_command_points_of_revolts(card: str, count: int):
    game = with_card(europe(), "england", card, f"points {card.replace('_', '-')}")
    assert game.state.cp == count


@rule("card.064", "card.080", "card.082", "card.088", "card.094")
@pytest.mark.parametrize(
    ("card", "place"),
    [("pilgrimage_of_grace", "out of game"), ("peasants_war", "out of game"), ("gabelle_revolt", "discard"),
     ("janissaries_rebel", "discard"), ("revolt_of_the_communeros", "discard")],
)  # fmt: skip
def test_revolts_that_come_once_and_those_that_come_again(card: str, place: str):
    game = revolt(europe(), card)
    do(game, "enough")
    assert place_of(game, card) == place


@rule("card.rule.unoccupied", "12.4.empty", "card.080")
def test_spaces_with_units_or_ships_and_restless_ones_stay_as_they_are():
    game = europe()
    units(game, "paris", "france", regular=1)
    ships(game, "marseille", "france", squadron=1)
    unrest(game, "bordeaux")
    revolt(game, "gabelle_revolt")
    assert why_not(game, "stir paris") == "occupied_spaces_stay_calm"
    assert why_not(game, "stir marseille") == "occupied_spaces_stay_calm"
    assert why_not(game, "stir bordeaux") == "unrest_there_already"


@rule("card.064", "card.080")
@pytest.mark.parametrize(("card", "space"), [("pilgrimage_of_grace", "york"), ("gabelle_revolt", "tours")])
def test_home_spaces_of_either_faith_revolt(card: str, space: str):
    game = europe()
    faith(game, "protestant", space)
    do(revolt(game, card), f"stir {space}")
    assert space in restless(game)


@rule("card.082")
def test_the_janissaries_stir_up_two_spaces_while_the_ottomans_fight_a_major_power():
    game = europe()
    war(game, "ottoman", "hapsburg")
    do(revolt(game, "janissaries_rebel"), "stir istanbul", "stir salonika")
    assert decision(game) == OVER


@rule("card.082")
def test_a_war_with_a_minor_power_does_not_keep_the_janissaries_busy():
    game = europe()
    war(game, "ottoman", "venice")
    do(revolt(game, "janissaries_rebel"), "stir istanbul", "stir salonika")
    assert decision(game) == "Revolt"


@rule("card.094")
def test_spanish_spaces_revolt_whoever_holds_them():
    game = europe()
    control(game, "france", "navarre")
    do(revolt(game, "revolt_of_the_communeros"), "stir navarre")
    assert restless(game) == {"navarre"}


@rule("12.4.source", "card.080")
def test_a_revolt_without_a_space_left_asks_nobody():
    game = europe()
    for space in SPACE_NUMBER:
        units(game, space, "france", regular=1)
    revolt(game, "gabelle_revolt")
    assert (decision(game), restless(game)) == (OVER, set())
