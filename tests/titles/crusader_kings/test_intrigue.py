"""Plots: casus belli, several plots with one card, and divorces."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.rules.intrigue import ChoosePlot
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    bag,
    bag_of,
    casus_belli,
    crown,
    draws,
    gold,
    hold,
    lord,
    marry,
    own,
    play,
    random_left,
    region,
    relative,
    run,
    script,
    sound,
    traits_on,
)
from tests.titles.crusader_kings.builder_actions import plot
from tests.titles.crusader_kings.builder_war import ally_lord, claims, gone, listen, shield
from tests.titles.positions import decision, do, moves, moves_with, why_not

# ---- casus belli ----------------------------------------------------------------------------------------------------


@rule("plot.casus_belli", "plot.success", "plot.one_of_five")
def test_a_casus_belli_is_fabricated():
    game = plot()
    do(game, "fabricate 1")
    assert claims(game, 0, 1)
    assert not claims(game, 1, 0)
    assert not claims(game, 0, 2)
    assert sound(game)


@rule("plot.failure")
def test_a_failed_plot_gives_its_victim_a_casus_belli():
    game = plot("ugly")
    do(game, "fabricate 1")
    assert not claims(game, 0, 1)
    assert claims(game, 1, 0)
    assert not claims(game, 2, 0)


@rule("plot.one_of_five", "plot.failure")
def test_it_is_told_whom_a_plot_is_made_against():
    game = plot()
    marry(game, 0)
    relative(game, 0, "son")
    lord(game, "scotland")
    for move, told in (
        ("fabricate 1", "plotted_against"),
        ("assassinate 2 ruler", "plotted_against"),
        ("assassinate 0 child-1", "plotted"),
        ("assassinate-lord scotland", "plotted"),
        ("divorce ruler", "plotted"),
    ):
        twin = game.copy()
        ear = listen(twin)
        do(twin, move)
        assert [key for key in ear.told() if key.startswith("plotted")] == [told], move
        if told == "plotted_against":
            assert ear.of(told)[0][2] == int(move.split()[1])


@rule("plot.casus_belli", "plot.casus_need")
def test_a_second_casus_belli_against_the_same_rival_is_refused():
    game = plot()
    casus_belli(game, 0, 1)
    assert why_not(game, "fabricate 1") == "already_have_casus_belli"
    assert why_not(game, "fabricate 0") == "not_a_rival"
    assert why_not(game, "fabricate 3") == why_not(game, "fabricate 4") == "not_a_rival"
    assert why_not(game, "fabricate 2") == "ok"
    game.state.out[2] = 1
    assert why_not(game, "fabricate 2") == "not_a_rival"


@rule("intrigue.critical")
@pytest.mark.parametrize(("trait", "success"), [("honest", False), ("deceitful", True)])
def test_honest_fails_and_deceitful_succeeds(trait: str, success: bool):
    game = plot(trait)
    do(game, "fabricate 1", "keep")
    assert claims(game, 0, 1) == success


@rule("intrigue.critical", "check.sacrifice_positive")
def test_honest_given_up_is_a_success():
    game = plot("honest")
    do(game, "fabricate 1", "sacrifice")
    assert claims(game, 0, 1)
    assert bag_of(game, 0) == []


@rule("intrigue.critical", "oppose.secret")
def test_nobody_can_oppose_a_plot():
    game = plot("ugly", "brave")
    gold(game, 0, 2)
    gold(game, 1, 9)
    draws(game, 0, "brave")
    do(game, "fabricate 1", "invest 1")
    assert decision(game) != "Oppose"
    assert claims(game, 0, 1)


# ---- several plots --------------------------------------------------------------------------------------------------


@rule("plot.extra", "plot.limits")
def test_four_plots_cost_nothing_one_two_and_three_gold():
    game = plot()
    lord(game, "scotland")
    hold(game, 1, "steward")
    marry(game, 0)
    own(game, 1, "normandy")
    gold(game, 0, 11)
    ear = listen(game)
    do(game, "fabricate 1", "invest 0")
    assert game.state.gold[0] == 11
    assert "gold_paid" not in ear.told()
    assert why_not(game, "fabricate 2") == "plot_used"
    do(game, "unrest normandy", "invest 0")
    assert game.state.gold[0] == 10
    do(game, "assassinate-lord scotland", "invest 0")
    assert game.state.gold[0] == 8
    do(game, "bribe 1 steward", "invest 0")
    assert game.state.gold[0] == 3  # three for the fourth plot and two for the steward
    assert ear.of("gold_paid") == [(0, 1), (0, 2), (0, 3), (0, 2)]
    assert decision(game) == AT_REST


@rule("plot.limits")
def test_there_is_no_fifth_plot():
    game = plot()
    marry(game, 0)
    game.state.attempts = 4
    assert why_not(game, "divorce ruler") == "four_attempts"
    assert moves(game) == {"stop"}


@rule("plot.limits")
def test_a_plot_is_over_before_the_next_is_declared():
    game = plot()
    gold(game, 0, 1)
    do(game, "fabricate 1", "invest 0")
    assert decision(game) == "ChoosePlot"
    assert claims(game, 0, 1)
    assert moves_with(game, "fabricate") == set()


@rule("plot.limits")
def test_with_another_card_the_same_plot_may_be_made_again():
    game = crown()
    bag(game, 0, "brave")
    for card, rival in (("intrigue-1", 1), ("intrigue-2", 2)):
        play(game, 0, card)
        do(game, "plot", f"fabricate {rival}")
        assert claims(game, 0, rival)


@rule("plot.limits", "plot.extra")
def test_the_last_plot_that_is_left_is_offered():
    game = plot()
    game.state.round = 0
    lord(game, "scotland")
    gold(game, 0, 1)
    do(game, "fabricate 1", "invest 0")
    assert moves(game) == {"assassinate-lord scotland", "stop"}
    do(game, "assassinate-lord scotland")
    assert decision(game) == AT_REST


@rule("plot.limits")
def test_killing_a_lord_and_killing_a_relative_are_the_same_kind_of_plot():
    game = plot()
    lord(game, "scotland")
    gold(game, 0, 3)
    do(game, "assassinate-lord scotland", "invest 0")
    assert why_not(game, "assassinate 1 ruler") == "plot_used"


@rule("plot.extra")
def test_without_gold_there_is_one_plot():
    game = plot()
    do(game, "fabricate 1")
    assert decision(game) == AT_REST


@rule("plot.extra", "action.optional")
def test_nobody_must_go_on_plotting():
    game = plot()
    gold(game, 0, 1)
    do(game, "fabricate 1", "invest 0")
    assert decision(game) == "ChoosePlot"
    do(game, "stop")
    assert decision(game) == AT_REST


@rule("plot.extra", "plot.bribe")
def test_a_bribe_needs_its_own_price_and_that_of_the_attempt():
    game = plot()
    hold(game, 1, "steward")
    gold(game, 0, 2)
    assert why_not(game, "bribe 1 steward") == "ok"
    do(game, "fabricate 1", "invest 0")
    assert why_not(game, "bribe 1 steward") == "too_expensive"


# ---- divorce --------------------------------------------------------------------------------------------------------


@rule("plot.divorce", "divorce.how", "divorce.trait")
def test_the_trait_of_a_divorced_queen_stays_in_the_bag():
    game = plot()
    queen = marry(game, 0, None, "ugly")
    draws(game, 0, "brave")
    do(game, "divorce ruler")
    assert gone(game, queen)
    assert bag_of(game, 0) == ["brave", "ugly"]
    assert sound(game)


@rule("plot.divorce", "divorce.trait")
def test_the_trait_of_another_divorced_spouse_is_discarded():
    game = plot()
    son = relative(game, 0, "son", "strong")
    wife = marry(game, 0, son, "ugly")
    do(game, "divorce child-1")
    assert gone(game, wife)
    assert traits_on(game, son) == ["strong"]
    assert game.state.children[0] == [son]
    assert random_left(game, "ugly") == 3


@rule("plot.divorce", "plot.failure")
def test_a_failed_divorce_gives_nobody_a_casus_belli():
    game = plot("ugly")
    queen = marry(game, 0)
    do(game, "divorce ruler")
    assert game.state.spouse[game.state.ruler[0]] == queen
    assert game.state.casus == [0] * 9


@rule("plot.divorce")
def test_who_cannot_be_divorced():
    game = plot()
    relative(game, 0, "son")
    assert why_not(game, "divorce child-1") == "not_married"
    assert why_not(game, "divorce child-2") == "no_such_relative"


@rule("plot.divorce", "alliance.two_sided")
def test_a_divorce_ends_no_alliance():
    game = plot()
    marry(game, 0)
    ally_lord(game, 0, "scotland")
    do(game, "divorce ruler")
    assert game.state.allies[region("scotland")] == 1


@rule("crusade.bonus", "check.modifiers", "plot.one_of_five")
def test_antioch_helps_plots_and_the_chancellor_fabrications():
    game = plot("ugly")
    marry(game, 0)
    shield(game, 0, 6)
    hold(game, 0, "chancellor")
    ear = listen(game)
    script(game, 0, 0)
    do(game, "fabricate 1")
    assert ear.of("check_began")[0][3] == 3
    run(game, ChoosePlot(0))
    game.state.used = []
    game.state.attempts = 0
    do(game, "divorce ruler")
    assert ear.of("check_began")[1][3] == 2


@rule("plot.one_of_five", "action.order")
def test_a_plot_with_nothing_to_do_cannot_be_chosen():
    game = crown()
    bag(game, 0, "brave")
    for rival in (1, 2):
        casus_belli(game, 0, rival)
    play(game, 0, "intrigue-1")
    assert why_not(game, "plot") == "no_plot_possible"
    assert why_not(game, "coup") == "no_coup_possible"
    game.state.round = 1
    assert why_not(game, "plot") == "ok"
