"""The upkeep phase: pay, disband, grow old."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.rules.upkeep import GrowOld, Upkeep
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    army,
    bag,
    bag_of,
    crown,
    gold,
    hold,
    lose,
    own,
    random_left,
    region,
    relative,
    run,
    sound,
    unrest,
)
from tests.titles.crusader_kings.builder_war import listen
from tests.titles.positions import decision, do, moves, why_not


@rule("round.support_pay", "mobilize.upkeep")
def test_every_army_costs_one_gold() -> None:
    game = crown()
    own(game, 0, "mercia", "wales")
    army(game, "wessex", "mercia")
    gold(game, 0, 5)
    gold(game, 1, 5)
    ear = listen(game)
    run(game, Upkeep())
    assert (decision(game), game.waiting) == ("PayArmies", (0,))
    do(game, "pay")
    assert game.state.gold == [3, 5, 0]
    assert "gold_gained" not in ear.told()
    assert game.state.army[region("wessex")] == 1


@rule("sequence.token_change", "round.support_pay")
def test_the_upkeep_phase_begins_with_whoever_has_the_token_now() -> None:
    game = crown()
    army(game, "wessex", "paris")
    gold(game, 0, 1)
    gold(game, 1, 1)
    game.state.token = 1
    run(game, Upkeep())
    assert game.waiting == (1,)
    do(game, "pay")
    assert game.waiting == (0,)


@rule("round.support_unpaid")
def test_an_unpaid_army_leaves_and_unrest_comes_each_army_by_itself() -> None:
    game = crown()
    own(game, 0, "mercia", "wales", "scotland")
    army(game, "wessex", "mercia", "wales", "paris")
    gold(game, 0, 2)
    run(game, Upkeep())
    assert why_not(game, "pay") == "too_expensive"
    assert moves(game) == {"leave-unpaid wessex", "leave-unpaid mercia", "leave-unpaid wales"}
    assert why_not(game, "leave-unpaid paris") == "no_army_there"
    assert why_not(game, "leave-unpaid scotland") == "no_army_there"
    do(game, "leave-unpaid mercia")
    assert moves(game) == {"pay", "leave-unpaid wessex", "leave-unpaid wales"}
    do(game, "leave-unpaid wales", "pay")
    assert game.state.gold[0] == 1
    assert [game.state.unrest[region(name)] for name in ("wessex", "mercia", "wales")] == [0, 1, 1]
    assert [game.state.army[region(name)] for name in ("wessex", "mercia", "wales")] == [1, 0, 0]
    sound(game)


@rule("round.support_unpaid", "basics.limits")
def test_without_unrest_tokens_the_army_just_leaves() -> None:
    game = crown()
    own(game, 0, "mercia")
    army(game, "wessex")
    unrest(game, "mercia", 12)
    run(game, Upkeep())
    do(game, "leave-unpaid wessex")
    assert decision(game) == AT_REST  # nothing is left to pay for
    assert game.state.unrest[region("wessex")] == 0
    assert game.state.army[region("wessex")] == 0
    sound(game)


@rule("round.support_disband", "mobilize.upkeep")
def test_armies_are_disbanded_after_all_have_paid_and_without_unrest() -> None:
    game = crown()
    own(game, 0, "mercia", "scotland")
    army(game, "wessex", "mercia", "paris")
    gold(game, 0, 2)
    gold(game, 1, 1)
    run(game, Upkeep())
    do(game, "pay")
    assert (decision(game), game.waiting) == ("PayArmies", (1,))
    do(game, "pay")
    assert (decision(game), game.waiting) == ("Disband", (0,))
    assert moves(game) == {"disband wessex", "disband mercia", "done"}
    assert why_not(game, "disband paris") == "no_army_there"
    assert why_not(game, "disband scotland") == "no_army_there"
    do(game, "disband wessex", "disband mercia")
    assert game.waiting == (1,)
    do(game, "done")
    assert [game.state.army[region(name)] for name in ("wessex", "mercia", "paris")] == [0, 0, 1]
    assert not any(game.state.unrest)
    assert decision(game) == AT_REST


@rule("ai.no_gold", "round.support_pay")
def test_programs_pay_nothing_for_their_armies() -> None:
    game = crown(3, seat_1="ferox")
    army(game, "paris")
    run(game, Upkeep())
    assert (decision(game), game.waiting) == ("Disband", (1,))


@rule("check.modifiers", "round.support_pay")
def test_the_bank_pays_before_the_armies_are_paid() -> None:
    game = crown()
    hold(game, 0, "bank")
    army(game, "wessex")
    run(game, Upkeep())
    assert game.state.gold[0] == 1
    do(game, "pay")
    assert game.state.gold[0] == 0


@rule("round.age")
def test_every_ruler_grows_older() -> None:
    game = crown()
    game.state.age = [0, 2, 1]
    run(game, Upkeep())
    assert game.state.age == [1, 3, 2]


@rule("round.age4")
def test_the_fourth_age_token_may_remove_any_one_trait() -> None:
    game = crown()
    bag(game, 0, "brave", "ugly", "event-lustful")
    game.state.age[0] = 3
    before = random_left(game, "ugly")
    run(game, Upkeep())
    assert decision(game) == "RemoveTrait"
    assert moves(game) == {"keep-all", "remove random-brave", "remove random-ugly", "remove event-lustful"}
    assert why_not(game, "remove random-weak") == "not_in_your_bag"
    do(game, "remove random-ugly")
    assert bag_of(game, 0) == ["brave", "lustful"]
    assert random_left(game, "ugly") == before + 1
    assert game.state.age[0] == 4
    sound(game)


@rule("round.age4")
def test_the_removal_is_a_choice_and_other_tokens_go_where_they_belong() -> None:
    game = crown()
    bag(game, 0, "brave", "event-lustful", "initial-cruel")
    game.state.age[0] = 3
    run(game, Upkeep())
    do(game, "keep-all")
    assert len(game.state.bag[0]) == 3
    supply = len(game.state.event_traits)
    game.state.age[0] = 3
    run(game, Upkeep())
    do(game, "remove event-lustful")
    assert len(game.state.event_traits) == supply + 1
    initial = len(game.state.initial_traits)
    game.state.age[0] = 3
    run(game, Upkeep())
    do(game, "remove initial-cruel")
    assert len(game.state.initial_traits) == initial  # out of the game
    assert bag_of(game, 0) == ["brave"]
    sound(game)


@rule("round.age4")
def test_an_empty_bag_asks_nothing() -> None:
    game = crown()
    game.state.age[0] = 3
    run(game, Upkeep())
    assert decision(game) == AT_REST


@rule("round.age5", "succession.trigger")
def test_the_fifth_age_token_kills_and_the_heir_begins_without_any() -> None:
    game = crown()
    son = relative(game, 0, "son")
    game.state.age[0] = 4
    run(game, Upkeep())
    assert game.state.ruler[0] == son
    assert game.state.age[0] == 0


@rule("round.age", "round.age4", "round.age5")
def test_several_age_tokens_come_one_after_the_other() -> None:
    game = crown()
    relative(game, 0, "son")
    bag(game, 0, "ugly")
    run(game, GrowOld(0, 3))
    assert game.state.age[0] == 3
    game.state.age[0] = 2
    run(game, GrowOld(0, 4))
    assert decision(game) == "RemoveTrait"
    do(game, "remove random-ugly")
    assert game.state.age[0] == 0  # the fifth was deadly, and the heir gets none of the rest


@rule("round.age")
def test_whoever_is_out_of_the_game_has_no_ruler_to_grow_old() -> None:
    game = crown()
    lose(game, "paris")
    game.state.out[1] = 1
    game.state.ruler[1] = NONE
    run(game, GrowOld(1, 1))
    assert game.state.age[1] == 0
