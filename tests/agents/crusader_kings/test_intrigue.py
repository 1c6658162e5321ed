"""Intrigue cards of the programs: the first possible item of the list, once for each card."""

from __future__ import annotations

import pytest

from regnum.engine.chance import ScriptedChance
from regnum.titles.crusader_kings.facts.names import INTRIGUE
from regnum.titles.crusader_kings.position.state import Crown
from regnum.titles.crusader_kings.rules.intrigue import ChooseCoup, ChoosePlot
from regnum.titles.crusader_kings.rules.turn import ChooseAction
from tests.agents.crusader_kings.table import (
    SEATS,
    act,
    ally,
    asked,
    claim,
    crown,
    fill_bag,
    have,
    hold,
    number,
    play_by_program,
    relative,
    war,
)
from tests.rule import rule

ALL = ("ferox", "postis", "munitio", "amandit", "aperio")


def riot(game: Crown, region: str, tokens: int = 1) -> None:
    game.state.unrest[number(region)] = tokens


# ---- coups ----------------------------------------------------------------------------------------------------------


@rule("ai.ferox.intrigue1", "ai.postis.intrigue2", "ai.munitio.intrigue1", "ai.amandit.intrigue2")
@rule("ai.aperio.intrigue1")
@pytest.mark.parametrize("program", ALL)
def test_a_coup_where_there_is_unrest(program: str) -> None:
    game = crown(program)
    hold(game, 1, "normandy", "swabia")
    relative(game, 1, "child", "f", "brave")
    riot(game, "normandy")
    assert act(game, INTRIGUE) == "overthrow normandy"


@rule("ai.unclear")
@pytest.mark.parametrize("program", ALL)
def test_a_coup_where_it_is_easiest_then_against_the_leader(program: str) -> None:
    game = crown(program)
    hold(game, 1, "normandy")
    hold(game, 2, "swabia", "saxony")
    riot(game, "normandy")
    riot(game, "swabia")
    assert act(game, INTRIGUE) == "overthrow swabia"
    game.state.castle[number("swabia")] = 1
    assert act(game, INTRIGUE) == "overthrow normandy"
    ally(game, 0, 1)
    assert act(game, INTRIGUE) == "overthrow swabia"


@rule("ai.modes2")
@pytest.mark.parametrize("program", ALL)
def test_fellows_are_spared(program: str) -> None:
    for setting, is_peaceful in (("off", False), ("on", True)):
        game = crown(program, {1: "aperio", 2: "aperio", 3: "aperio", 4: "aperio"}, allied_programs=setting)
        hold(game, 1, "normandy")
        have(game, 1, "marshal")
        relative(game, 1, "child", "f", "brave")
        riot(game, "normandy")
        assert (act(game, INTRIGUE) == "decline") == is_peaceful


# ---- plots ----------------------------------------------------------------------------------------------------------


@rule("ai.ferox.intrigue2", "ai.postis.intrigue3")
@pytest.mark.parametrize("program", ["ferox", "postis"])
def test_a_casus_belli_against_a_neighbour_first(program: str) -> None:
    game = crown(program)
    relative(game, 2, "child", "f", "brave")
    assert act(game, INTRIGUE) == "fabricate 1"  # nobody is near: the next on the left
    hold(game, 3, "lombardy")
    assert act(game, INTRIGUE) == "fabricate 3"
    hold(game, 4, "toulouse", "castile")
    hold(game, 3, "venice")
    hold(game, 4, "aragon")
    assert act(game, INTRIGUE) == "fabricate 4"  # a neighbour who has more points
    claim(game, 0, 4)
    assert act(game, INTRIGUE) == "fabricate 3"
    war(game, 0, 3)
    assert act(game, INTRIGUE) == "fabricate 1"
    ally(game, 0, 1)
    assert act(game, INTRIGUE) == "fabricate 2"


def without_claims(program: str) -> Crown:
    """A position in which every claim is made and nobody can be bribed."""
    game = crown(program)
    for rival in range(1, SEATS):
        claim(game, 0, rival)
    return game


@rule("ai.ferox.intrigue3", "ai.postis.intrigue4", "ai.munitio.intrigue2")
@pytest.mark.parametrize("program", ["ferox", "postis", "munitio"])
def test_a_good_child_of_the_ruler_with_the_fewest_heirs(program: str) -> None:
    game = without_claims(program)
    hold(game, 1, "normandy")  # where unrest could be provoked
    relative(game, 0, "child", "m", "brave")  # itself not counted
    relative(game, 1, "child", "f", "brave")
    relative(game, 1, "sibling", "m")
    relative(game, 2, "child", "f", "ugly")  # fewer heirs, but none with a good trait
    relative(game, 3, "child", "f", "ugly")
    relative(game, 3, "child", "f", "clever")
    relative(game, 3, "sibling", "m")
    assert act(game, INTRIGUE) == "assassinate 1 child-1"
    relative(game, 1, "sibling", "m")
    relative(game, 1, "child", "f")
    assert act(game, INTRIGUE) == "assassinate 3 child-2"


@rule("ai.ferox.intrigue3", "ai.munitio.intrigue2")
@pytest.mark.parametrize("program", ["ferox", "munitio"])
def test_of_several_good_children_the_heir_is_killed(program: str) -> None:
    game = without_claims(program)
    relative(game, 1, "child", "f", "brave")
    relative(game, 1, "child", "m", "brave")
    assert act(game, INTRIGUE) == "assassinate 1 child-2"


@rule("ai.ferox.intrigue4", "ai.munitio.intrigue3")
@pytest.mark.parametrize("program", ["ferox", "munitio"])
def test_the_ruler_with_the_fewest_heirs(program: str) -> None:
    game = without_claims(program)
    for seat in range(1, SEATS):
        relative(game, seat, "child", "f", "ugly")
    relative(game, 1, "sibling", "m")
    hold(game, 1, "normandy")  # where unrest could be provoked
    hold(game, 2, "bohemia")
    assert act(game, INTRIGUE) == "assassinate 2 ruler"  # as many heirs as two others, but more points
    relative(game, 2, "child", "m", "ugly")
    assert act(game, INTRIGUE) == "assassinate 3 ruler"


@rule("ai.ferox.intrigue4", "plot.assassinate_first")
def test_rulers_are_safe_in_the_first_round() -> None:
    game = without_claims("ferox")
    assert act(game, INTRIGUE) == "assassinate 1 ruler"
    game.state.era = 0
    assert act(game, INTRIGUE) == "decline"


@rule("ai.postis.intrigue1")
def test_postis_bribes_until_it_has_three_councilors() -> None:
    game = crown("postis")
    hold(game, 1, "normandy")
    riot(game, "normandy")
    have(game, 1, "longbow")
    assert act(game, INTRIGUE) == "overthrow normandy"  # the Longbow is no councilor
    have(game, 2, "steward")
    assert act(game, INTRIGUE) == "bribe 2 steward"
    have(game, 0, "marshal", "chancellor")
    assert act(game, INTRIGUE) == "bribe 2 steward"
    have(game, 0, "marshal", "chancellor", "spymaster")
    assert act(game, INTRIGUE) == "overthrow normandy"


@rule("ai.postis.intrigue1")
def test_nobody_bribes_whom_he_has() -> None:
    game = crown("postis")
    have(game, 0, "steward")
    have(game, 2, "steward")
    assert act(game, INTRIGUE).startswith("fabricate")


@rule("ai.postis.intrigue5", "ai.munitio.intrigue4", "ai.amandit.intrigue3", "ai.aperio.intrigue2")
@pytest.mark.parametrize("program", ["postis", "munitio", "amandit", "aperio"])
def test_unrest_if_nothing_else_is_possible(program: str) -> None:
    game = without_claims(program)
    game.state.era = 0
    hold(game, 1, "normandy", "lorraine")
    hold(game, 2, "swabia")
    game.state.castle[number("lorraine")] = 1
    assert act(game, INTRIGUE) == "unrest normandy"
    game.state.army[number("normandy")] = 1
    assert act(game, INTRIGUE) == "unrest swabia"
    game.state.army[number("swabia")] = 1
    assert act(game, INTRIGUE) == "unrest lorraine"


@rule("ai.ferox.intrigue4")
def test_ferox_provokes_no_unrest() -> None:
    game = without_claims("ferox")
    game.state.era = 0
    hold(game, 1, "normandy")
    assert act(game, INTRIGUE) == "decline"


@rule("ai.amandit.intrigue1")
def test_amandit_divorces_first() -> None:
    game = crown("amandit")
    hold(game, 1, "normandy")
    riot(game, "normandy")
    assert act(game, INTRIGUE) == "overthrow normandy"
    relative(game, 0, "spouse", "f")
    assert act(game, INTRIGUE) == "divorce ruler"


# ---- one for each card ----------------------------------------------------------------------------------------------


@rule("ai.numbering")
@pytest.mark.parametrize("traits", [("brave", "pious", "clever"), ("ugly", "weak", "inbred")])
def test_one_plot_with_each_card_whether_it_succeeds_or_not(traits: tuple[str, ...]) -> None:
    game = asked(crown("ferox"), ChooseAction(0, INTRIGUE))
    fill_bag(game, 0, *traits)
    assert play_by_program(game, ScriptedChance()) == ["plot", "fabricate 1", "stop"]


@rule("ai.numbering")
@pytest.mark.parametrize("program", ALL)
def test_one_coup_with_each_card(program: str) -> None:
    game = crown(program)
    hold(game, 1, "normandy", "swabia")
    riot(game, "normandy")
    riot(game, "swabia")
    game = asked(game, ChooseAction(0, INTRIGUE))
    fill_bag(game, 0, "brave", "pious", "clever")
    assert play_by_program(game, ScriptedChance()) == ["coup", "overthrow normandy", "stop"]


def test_what_somebody_else_began_is_ended() -> None:
    """A program may take over in the middle of an action that it would not have chosen."""
    game = crown("aperio")
    riot(game, "scotland")
    have(game, 0, "spymaster")
    game.state.attempts = 1
    twin = asked(game, ChoosePlot(0))
    assert "stop" in {str(move) for move in twin.moves(0)}
    assert play_by_program(twin) == ["stop"]
    assert play_by_program(asked(game, ChooseCoup(0))) == ["stop"]
