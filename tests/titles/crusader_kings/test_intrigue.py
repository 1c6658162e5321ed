"""Intrigue cards: plots and coups."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.catalogue import REGION_IDS
from regnum.titles.crusader_kings.rules.intrigue import ChooseCoup, ChoosePlot
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    army,
    bag,
    bag_of,
    castle,
    casus_belli,
    crown,
    draws,
    duke,
    gold,
    held,
    hold,
    lord,
    marry,
    own,
    play,
    random_left,
    region,
    regions,
    relative,
    run,
    script,
    sound,
    traits_on,
    unrest,
)
from tests.titles.crusader_kings.builder_war import (
    ally_lord,
    claims,
    counters,
    deal,
    development,
    give,
    gone,
    listen,
    refusal,
    shield,
)
from tests.titles.positions import decision, do, moves, moves_with, why_not


def plot(*tokens: str, players: int = 3, **options: str) -> Crown:
    """Seat 0 plots in a later round; a lone positive token makes every check succeed."""
    game = crown(players, **options)
    game.state.round = 1
    bag(game, 0, *(tokens or ("brave",)))
    return run(game, ChoosePlot(0))


def required(game: Crown, move: str) -> int:
    """How many successes the check after a move needs."""
    ear = listen(game)
    twin = game.copy()
    twin.listener = ear
    do(twin, move)
    while decision(twin) == "Invest":
        do(twin, "invest 0")
    return ear.of("check_began")[0][2]


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


# ---- unrest ---------------------------------------------------------------------------------------------------------


@rule("plot.unrest", "plot.unrest_success")
def test_unrest_is_provoked_next_door():
    game = plot()
    own(game, 1, "normandy")
    do(game, "unrest normandy")
    assert counters(game, "unrest", "normandy") == 1
    assert not claims(game, 1, 0)
    run(game, ChoosePlot(0))
    game.state.used = []
    game.state.attempts = 0
    do(game, "unrest normandy")
    assert counters(game, "unrest", "normandy") == 2


@rule("plot.failure", "plot.unrest")
def test_unrest_that_fails_gives_the_owner_a_casus_belli():
    game = plot("ugly")
    own(game, 1, "normandy")
    do(game, "unrest normandy")
    assert counters(game, "unrest", "normandy") == 0
    assert claims(game, 1, 0)


@rule("plot.unrest")
def test_where_unrest_cannot_be_provoked():
    game = plot()
    own(game, 0, "mercia")
    assert why_not(game, "unrest mercia") == "not_a_rivals_region"
    assert why_not(game, "unrest scotland") == "not_a_rivals_region"
    assert why_not(game, "unrest paris") == "not_beside_your_region"
    hold(game, 0, "spymaster")
    assert why_not(game, "unrest paris") == "ok"


@rule("plot.unrest_army")
def test_an_army_keeps_unrest_away():
    game = plot()
    own(game, 1, "normandy")
    army(game, "normandy")
    assert why_not(game, "unrest normandy") == "army_there"
    hold(game, 0, "spymaster")
    assert why_not(game, "unrest normandy") == "army_there"


@rule("basics.limits", "plot.unrest_success")
def test_the_box_holds_twelve_unrest_tokens():
    game = plot()
    own(game, 1, "normandy")
    unrest(game, "normandy", 12)
    assert why_not(game, "unrest normandy") == "no_unrest_left"


@rule("plot.unrest_difficulty", "build.defence", "duchy.defence")
def test_castle_and_duke_make_unrest_harder():
    game = plot("ugly")
    own(game, 1, "normandy", "brittany")
    duke(game, relative(game, 1, "son"), "normandy")
    assert required(game, "unrest brittany") == 1
    assert required(game, "unrest normandy") == 2
    castle(game, "normandy", "brittany")
    assert required(game, "unrest brittany") == 2
    assert required(game, "unrest normandy") == 3


@rule("plot.unrest_difficulty")
def test_by_the_other_reading_a_castle_does_not_count_against_unrest():
    game = plot("ugly", castle_against_unrest="no")
    own(game, 1, "normandy")
    castle(game, "normandy")
    assert required(game, "unrest normandy") == 1


@rule("ai.mobilised", "plot.unrest_army")
@pytest.mark.parametrize(("reading", "answer"), [("attack", "ok"), ("always", "army_there")])
def test_unrest_against_a_program(reading: str, answer: str):
    game = plot(seat_1="ferox", programs_mobilized=reading)
    own(game, 1, "normandy")
    assert why_not(game, "unrest normandy") == answer


@rule("plot.unrest_removal2")
def test_the_marshal_calms_one_region_in_a_round():
    game = crown()
    hold(game, 0, "marshal")
    own(game, 0, "mercia")
    unrest(game, "wessex", 2)
    play(game, 0, "realm-1")
    assert decision(game) == "Calm"
    assert why_not(game, "calm mercia") == "no_unrest_there"
    assert why_not(game, "calm paris") == "not_your_region"
    do(game, "calm wessex", "decline")
    assert counters(game, "unrest", "wessex") == 1
    play(game, 0, "realm-2")
    assert decision(game) == "ChooseAction"
    do(game, "decline")
    game.state.calmed[0] = 0  # a new round
    unrest(game, "wessex", 0)
    unrest(game, "paris", 1)
    play(game, 0, "realm-3")
    assert decision(game) == "ChooseAction"  # there is nothing to calm


# ---- assassination --------------------------------------------------------------------------------------------------


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


# ---- bribes ---------------------------------------------------------------------------------------------------------


@rule("plot.bribe")
def test_a_councilor_changes_sides_for_two_gold():
    game = plot()
    hold(game, 1, "steward", "navy")
    gold(game, 0, 2)
    do(game, "bribe 1 steward")
    assert held(game, 0) == ["steward"]
    assert held(game, 1) == ["navy"]
    assert game.state.gold == [0, 0, 0]
    assert not claims(game, 1, 0)
    assert sound(game)


@rule("plot.bribe", "plot.failure")
def test_a_failed_bribe_costs_no_gold_but_gives_a_casus_belli():
    game = plot("ugly")
    hold(game, 1, "steward")
    gold(game, 0, 2)
    do(game, "bribe 1 steward")
    assert game.state.gold[0] == 2
    assert held(game, 1) == ["steward"]
    assert claims(game, 1, 0)


@rule("plot.bribe")
def test_who_can_be_bribed():
    game = plot()
    hold(game, 0, "steward")
    hold(game, 1, "steward", "navy", "royal_guard", "marshal")
    gold(game, 0, 2)
    assert why_not(game, "bribe 1 steward") == "already_held"
    assert why_not(game, "bribe 1 navy") == "not_a_councilor"
    assert why_not(game, "bribe 1 royal-guard") == "not_a_councilor"
    assert why_not(game, "bribe 1 spymaster") == "not_held"
    assert why_not(game, "bribe 0 steward") == why_not(game, "bribe 3 steward") == "not_a_rival"
    assert moves_with(game, "bribe") == {"bribe 1 marshal"}
    hold(game, 2, "marshal")
    game.state.out[2] = 1
    assert why_not(game, "bribe 2 marshal") == "not_a_rival"


@rule("plot.bribe")
def test_two_gold_must_be_left_for_the_bribe():
    game = plot("ugly", "brave")
    hold(game, 1, "steward")
    gold(game, 0, 3)
    do(game, "bribe 1 steward")
    assert moves(game) == {"invest 0", "invest 1"}
    assert why_not(game, "invest 2") == "price_must_remain"


@rule("plot.bribe", "develop.limit")
def test_a_fourth_councilor_by_bribe_pushes_out_an_older_one():
    game = plot()
    hold(game, 0, "steward", "chancellor", "spymaster")
    hold(game, 1, "marshal")
    gold(game, 0, 2)
    do(game, "bribe 1 marshal")
    assert moves(game) == {"discard steward", "discard chancellor", "discard spymaster"}
    do(game, "discard steward")
    assert held(game, 0) == ["chancellor", "spymaster", "marshal"]
    assert sound(game)


@rule("plot.bribe", "basics.trade")
def test_a_councilor_sold_in_time_cannot_be_bribed():
    game = plot("ugly", "brave")
    hold(game, 1, "steward")
    gold(game, 0, 3)
    do(game, "bribe 1 steward")
    game.strike(deal(give(1, 2, "development", development("steward"))))
    draws(game, 0, "brave")
    do(game, "invest 0")
    assert held(game, 2) == ["steward"]
    assert game.state.gold[0] == 3


@rule("plot.bribe", "basics.trade", "develop.unique")
def test_who_bought_the_councilor_elsewhere_or_spent_the_gold_bribes_nobody():
    game = plot("ugly", "brave")
    hold(game, 1, "steward")
    hold(game, 2, "steward")
    gold(game, 0, 3)
    do(game, "bribe 1 steward")
    game.strike(deal(give(2, 0, "development", development("steward"))))
    draws(game, 0, "brave")
    do(game, "invest 0")
    assert (held(game, 0), held(game, 1), game.state.gold[0]) == (["steward"], ["steward"], 3)
    game = plot("ugly", "brave")
    hold(game, 1, "steward")
    gold(game, 0, 3)
    do(game, "bribe 1 steward")
    game.strike(deal(give(0, 2, "gold", 0, 2)))
    draws(game, 0, "brave")
    do(game, "invest 0")
    assert (held(game, 0), held(game, 1), game.state.gold[0]) == ([], ["steward"], 1)


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


# ---- coups ----------------------------------------------------------------------------------------------------------


def coup(*tokens: str, **options: str) -> Crown:
    """Seat 0 stages a coup; there is unrest in Normandy, which belongs to seat 1."""
    game = crown(3, **options)
    bag(game, 0, *(tokens or ("brave",)))
    own(game, 1, "normandy")
    unrest(game, "normandy", 2)
    return run(game, ChooseCoup(0))


@rule("overthrow.success", "plot.unrest_removal4", "setup.independents")
def test_a_coup_frees_a_region():
    game = coup()
    army(game, "normandy")
    do(game, "overthrow normandy")
    state = game.state
    assert regions(game, 1) == {"paris"}
    assert state.owner[region("normandy")] == -1
    assert counters(game, "unrest", "normandy") == 0
    assert counters(game, "army", "normandy") == 0
    lord_there = state.lord[region("normandy")]
    assert lord_there != -1
    assert len(state.traits[lord_there]) == 1
    assert not claims(game, 1, 0)
    assert sound(game)


@rule("overthrow.success")
def test_a_coup_tells_who_lost_the_region():
    game = coup()
    ear = listen(game)
    do(game, "overthrow normandy")
    assert ear.of("overthrown") == [(0, 1, region("normandy"))]


@rule("overthrow.success", "duchy.death")
def test_a_coup_kills_the_duke_and_his_wife():
    game = coup("brave", "strong")
    son = relative(game, 1, "son", "ugly")
    wife = marry(game, 1, son)
    duke(game, son, "normandy")
    gold(game, 0, 1)
    do(game, "overthrow normandy", "invest 1")
    assert gone(game, son)
    assert gone(game, wife)
    assert game.state.children[1] == []
    assert game.state.duke[region("normandy")] == -1
    assert sound(game)


@rule("overthrow.failure")
def test_a_failed_coup_calms_the_region_and_gives_a_casus_belli():
    game = coup("ugly")
    do(game, "overthrow normandy")
    assert counters(game, "unrest", "normandy") == 1
    assert claims(game, 1, 0)
    assert regions(game, 1) == {"paris", "normandy"}


@rule("overthrow.difficulty", "build.defence", "duchy.defence")
def test_castle_and_duke_make_a_coup_harder():
    game = coup("ugly")
    assert required(game, "overthrow normandy") == 1
    castle(game, "normandy")
    assert required(game, "overthrow normandy") == 2
    duke(game, relative(game, 1, "son"), "normandy")
    assert required(game, "overthrow normandy") == 3


@rule("overthrow.target")
def test_where_a_coup_can_be_staged():
    game = coup()
    own(game, 0, "mercia")
    unrest(game, "mercia")
    unrest(game, "paris")
    unrest(game, "scotland")
    own(game, 1, "brittany")
    assert why_not(game, "overthrow mercia") == "not_a_rivals_region"
    assert why_not(game, "overthrow scotland") == "not_a_rivals_region"
    assert why_not(game, "overthrow paris") == "not_beside_your_region"
    assert why_not(game, "overthrow brittany") == "no_unrest_there"
    hold(game, 0, "spymaster")
    assert why_not(game, "overthrow paris") == "ok"


@rule("overthrow.extra", "overthrow.limits")
def test_four_coups_cost_nothing_one_two_and_three_gold():
    game = coup("ugly")
    hold(game, 0, "spymaster")
    own(game, 1, "brittany", "aquitaine", "toulouse", "burgundy")
    for name in ("brittany", "aquitaine", "toulouse", "burgundy"):
        unrest(game, name)
    gold(game, 0, 6)
    do(game, "overthrow normandy", "invest 0")
    assert why_not(game, "overthrow normandy") == "already_tried"
    assert game.state.gold[0] == 6
    do(game, "overthrow brittany", "invest 0")
    assert game.state.gold[0] == 5
    do(game, "overthrow aquitaine", "invest 0")
    assert game.state.gold[0] == 3
    assert why_not(game, "overthrow toulouse") == "ok"
    do(game, "overthrow toulouse")
    assert game.state.gold[0] == 0
    assert decision(game) == AT_REST
    run(game, ChooseCoup(0))
    assert why_not(game, "overthrow burgundy") == "four_attempts"


@rule("overthrow.extra")
def test_a_second_coup_that_cannot_be_paid_is_refused():
    game = coup("ugly")
    own(game, 1, "brittany")
    unrest(game, "brittany")
    do(game, "overthrow normandy")
    assert decision(game) == AT_REST
    run(game, ChooseCoup(0))
    assert why_not(game, "overthrow brittany") == "too_expensive"


@rule("oppose.secret", "intrigue.critical")
def test_nobody_can_oppose_a_coup():
    game = coup("deceitful", "ugly")
    gold(game, 0, 1)
    gold(game, 1, 9)
    draws(game, 0, "deceitful")
    do(game, "overthrow normandy", "invest 1")
    assert decision(game) == "Sacrifice"


@rule("basics.trade1")
def test_the_target_of_a_coup_or_of_unrest_cannot_be_sold():
    game = coup("ugly", "brave")
    gold(game, 0, 1)
    do(game, "overthrow normandy")
    assert refusal(game, give(1, 2, "region", region("normandy"))) == "under_attack"
    assert refusal(game, give(1, 2, "region", region("paris"))) == "ok"
    do(game, "invest 0")
    game = plot("ugly", "brave")
    own(game, 1, "normandy")
    gold(game, 0, 1)
    do(game, "unrest normandy")
    assert refusal(game, give(1, 2, "region", region("normandy"))) == "under_attack"


@rule("basics.trade1", "plot.casus_belli")
def test_a_plot_against_a_player_keeps_no_region_from_being_sold():
    game = plot("ugly", "brave")
    own(game, 1, REGION_IDS[1])
    gold(game, 0, 1)
    do(game, "fabricate 1")
    assert refusal(game, give(1, 2, "region", 1)) == "ok"


@rule("scenario3.england_tokens", "plot.unrest_army", "overthrow.success")
def test_unrest_beside_an_army_as_the_second_crusade_begins():
    game = crown(3, "3")
    bag(game, 1, "brave")
    own(game, 0, "normandy")
    army(game, "normandy")
    unrest(game, "normandy")
    game.state.round = 1
    run(game, ChoosePlot(1))
    assert why_not(game, "unrest normandy") == "army_there"
    do(game, "fabricate 2")
    run(game, ChooseCoup(1))
    game.state.attempts = 0
    do(game, "overthrow normandy")
    assert counters(game, "army", "normandy") == 0
    assert game.state.owner[region("normandy")] == -1


@rule("overthrow.limits", "elimination.when")
def test_a_dynasty_that_falls_in_the_first_of_several_coups():
    game = coup("brave")
    hold(game, 0, "spymaster")
    own(game, 2, "normandy")
    unrest(game, "paris")
    gold(game, 0, 1)
    do(game, "overthrow paris", "invest 0")
    assert decision(game) == "ComeBack"
    assert game.waiting == (1,)
    do(game, "leave")
    assert decision(game) == "ChooseCoup"
    do(game, "overthrow normandy")
    assert regions(game, 2) == {"saxony"}
    assert sound(game)
