"""Assassinations: who can be murdered, how hard it is, and who guards them."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.rules.intrigue import ChoosePlot
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    draws,
    gold,
    hold,
    lord,
    marry,
    random_left,
    region,
    relative,
    run,
    sound,
)
from tests.titles.crusader_kings.builder_actions import plot, required
from tests.titles.crusader_kings.builder_war import ally_lord, claims, gone
from tests.titles.positions import decision, do, why_not


@rule("plot.assassinate")
def test_a_ruler_needs_three_successes_and_anybody_else_one():
    game = plot("ugly")
    relative(game, 1, "son")
    marry(game, 1)
    lord(game, "scotland")
    assert required(game, "assassinate 1 ruler") == 3
    assert required(game, "assassinate 1 child-1") == 1
    assert required(game, "assassinate 1 ruler-spouse") == 1
    assert required(game, "assassinate-lord scotland") == 1


@rule("plot.assassinate", "plot.success", "death.traits", "succession.trigger")
def test_a_murdered_ruler_is_succeeded():
    game = plot("brave", "clever", "strong")
    son = relative(game, 1, "son")
    ruler = game.state.ruler[1]
    gold(game, 0, 2)
    do(game, "assassinate 1 ruler", "invest 2")
    assert gone(game, ruler)
    assert game.state.ruler[1] == son
    assert not claims(game, 1, 0)
    assert sound(game)


@rule("plot.assassinate_first")
def test_in_the_first_round_rulers_are_safe():
    game = plot()
    relative(game, 1, "son")
    assert why_not(game, "assassinate 1 ruler") == "ok"
    game.state.round = 0
    assert why_not(game, "assassinate 1 ruler") == "rulers_safe_in_first_round"
    assert why_not(game, "assassinate 0 ruler") == "rulers_safe_in_first_round"
    assert why_not(game, "assassinate 1 child-1") == "ok"
    game.state.era = 1
    assert why_not(game, "assassinate 1 ruler") == "ok"


@rule("plot.assassinate")
def test_own_kin_may_be_murdered_and_nobody_minds():
    game = plot()
    brother = relative(game, 0, "brother", "ugly")
    do(game, "assassinate 0 sibling-1")
    assert gone(game, brother)
    assert game.state.siblings[0] == []
    assert random_left(game, "ugly") == 3


@rule("plot.failure", "plot.assassinate")
def test_failing_against_own_kin_or_a_lord_gives_nobody_a_casus_belli():
    game = plot("ugly")
    relative(game, 0, "brother")
    lord(game, "scotland")
    do(game, "assassinate 0 sibling-1")
    run(game, ChoosePlot(0))
    game.state.used = []
    game.state.attempts = 0
    do(game, "assassinate-lord scotland")
    assert game.state.casus == [0] * 9


@rule("plot.assassinate", "marriage.independent_alliance")
def test_a_region_whose_lord_was_murdered_stays_empty_and_allied():
    game = plot()
    victim = lord(game, "scotland", True, "ugly")
    ally_lord(game, 2, "scotland")
    do(game, "assassinate-lord scotland")
    assert gone(game, victim)
    assert game.state.lord[region("scotland")] == -1
    assert game.state.allies[region("scotland")] == 1 << 2
    assert game.state.owner[region("scotland")] == -1
    assert random_left(game, "ugly") == 3


@rule("plot.assassinate")
def test_whom_nobody_can_murder():
    game = plot()
    assert why_not(game, "assassinate 1 child-1") == "nobody_there"
    assert why_not(game, "assassinate 3 ruler") == why_not(game, "assassinate 4 ruler") == "no_such_dynasty"
    assert why_not(game, "assassinate-lord scotland") == "no_lord_there"
    assert why_not(game, "assassinate 2 ruler") == "ok"
    game.state.out[2] = 1
    assert why_not(game, "assassinate 2 ruler") == "no_such_dynasty"


@rule("plot.assassinate", "death.traits")
def test_a_murdered_spouse_of_a_child_is_discarded_with_the_token():
    game = plot()
    son = relative(game, 1, "son")
    wife = marry(game, 1, son, "ugly")
    do(game, "assassinate 1 child-1-spouse")
    assert gone(game, wife)
    assert game.state.children[1] == [son]
    assert random_left(game, "ugly") == 3
    assert sound(game)


@rule("plot.assassinate_oppose")
@pytest.mark.parametrize(("guard", "asked"), [(1, True), (2, False), (0, False)])
def test_only_the_royal_guard_of_the_victims_owner_allows_opposition(guard: int, asked: bool):
    game = plot("ugly", "brave")
    relative(game, 1, "son")
    hold(game, guard, "royal_guard")
    gold(game, 0, 1)
    gold(game, 2, 2)  # any rival may pay
    draws(game, 0, "brave")
    do(game, "assassinate 1 child-1", "invest 1")
    assert (decision(game) == "Oppose") == asked
    if asked:
        assert game.waiting == (2,)


@rule("plot.assassinate_oppose", "oppose.secret")
@pytest.mark.parametrize("move", ["assassinate-lord scotland", "fabricate 2", "bribe 2 steward"])
def test_the_royal_guard_guards_no_lords_and_against_no_other_plots(move: str):
    game = plot("ugly", "brave")
    lord(game, "scotland")
    hold(game, 2, "royal_guard", "steward")
    gold(game, 0, 3)
    gold(game, 1, 2)
    draws(game, 0, "brave")
    do(game, move, "invest 1")
    assert decision(game) != "Oppose"


@rule("plot.assassinate_oppose")
def test_the_royal_guard_does_not_guard_against_its_own_master():
    game = plot("ugly", "brave")
    relative(game, 0, "son")
    hold(game, 0, "royal_guard")
    gold(game, 0, 1)
    gold(game, 2, 2)
    draws(game, 0, "brave")
    do(game, "assassinate 0 child-1", "invest 1")
    assert decision(game) != "Oppose"
