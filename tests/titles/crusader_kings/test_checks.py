"""Trait checks: tokens, gold, opposition, critical traits, sacrifice."""

from __future__ import annotations

import pytest

from regnum.engine.chance import FastChance
from regnum.engine.deals import Deal, DealItem
from regnum.engine.events import EventLog
from regnum.titles.crusader_kings.facts.catalogue import DEVELOPMENT_IDS
from regnum.titles.crusader_kings.facts.names import (
    CRITICAL_CRUSADE,
    CRITICAL_INTRIGUE,
    CRITICAL_MARRIAGE,
    CRITICAL_REALM,
    CRITICAL_WAR,
    FOR_BUILD,
    FOR_COUP,
    FOR_EVENT,
    FOR_INVASION,
    FOR_MARRIAGE,
    NO_GOLD,
    NONE,
    OPEN,
    SECRET,
)
from regnum.titles.crusader_kings.position.queries.chances import chance_of, success_chance, verdict
from regnum.titles.crusader_kings.position.queries.realm import free_draws
from regnum.titles.crusader_kings.rules.check import Check
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    bag,
    bag_of,
    card_with,
    crown,
    draws,
    gold,
    hold,
    marry,
    own,
    play,
    random_left,
    row,
    run,
    sound,
)
from tests.titles.crusader_kings.builder_war import listen
from tests.titles.positions import decision, do, moves, why_not


def check(
    game: Crown, required: int = 1, free: int = 1, critical: int = NONE, money: int = OPEN, seat: int = 0
) -> Crown:
    """Begin a check of seat 0."""
    return run(game, Check(seat, FOR_EVENT, critical, required, free, money))


# ---- drawing --------------------------------------------------------------------------------------------------------


@rule("check.draw")
def test_a_positive_trait_succeeds_and_a_negative_one_fails() -> None:
    for trait, passed in (("brave", 1), ("noble", 1), ("ugly", 0), ("weak", 0)):
        game = crown()
        bag(game, 0, "brave", "noble", "ugly", "weak")
        draws(game, 0, trait)
        check(game)
        assert decision(game) == AT_REST
        assert game.state.passed == passed


@rule("check.draw")
def test_tokens_come_from_the_own_bag() -> None:
    game = crown()
    bag(game, 0, "ugly")
    bag(game, 1, "brave")
    check(game)
    assert game.state.passed == 0
    check(game, seat=1)
    assert game.state.passed == 1


@rule("check.draw")
def test_an_empty_bag_and_a_bag_that_runs_out_fail() -> None:
    game = crown()
    check(game)
    assert game.state.passed == 0
    bag(game, 0, "brave")
    check(game, required=2, free=5)
    assert (game.state.passed, game.state.successes) == (0, 1)
    assert game.state.draws == 4


@rule("check.multiple", "check.free")
def test_two_successes_cannot_come_of_one_free_draw() -> None:
    game = crown()
    bag(game, 0, "brave", "noble", "kind")
    check(game, required=2)
    assert (game.state.passed, game.state.successes) == (0, 1)
    check(game, required=2, free=2)
    assert game.state.passed == 1


@rule("check.stop", "check.return")
def test_drawing_stops_at_the_last_success_and_tokens_return() -> None:
    game = crown()
    bag(game, 0, "brave", "noble", "ugly")
    draws(game, 0, "ugly", "noble", "brave")
    check(game, free=3)
    assert game.state.passed == 1
    assert game.state.draws == 1  # the third was not needed
    assert game.chance.counter == 2
    assert bag_of(game, 0) == ["brave", "noble", "ugly"]
    assert game.state.drawn == []


@rule("check.return")
def test_no_token_is_drawn_twice_in_a_check() -> None:
    for seed in range(10):
        game = crown()
        game.chance = FastChance(seed)
        bag(game, 0, "brave", "ugly", "weak", "craven")
        check(game, required=1, free=4)
        assert game.state.passed == 1  # four draws without return always meet the one good trait


@rule("check.draw")
def test_a_check_that_has_begun_shows_no_result_of_the_last_one() -> None:
    game = crown()
    bag(game, 0, "brave")
    check(game)
    assert game.state.passed == 1
    gold(game, 0, 1)
    check(game)
    assert (decision(game), game.state.passed, game.state.successes) == ("Invest", 0, 0)


@rule("check.automatic")
def test_developing_mobilizing_and_taxing_need_no_check() -> None:
    for deck, action in (
        ("realm", ("develop", "buy navy")),
        ("war", ("mobilize", "call-up wessex")),
        ("tax", ("tax",)),
    ):
        game = crown()
        gold(game, 0, 3)
        row(game, "navy")
        log = EventLog()
        game.listener = log
        play(game, 0, card_with(game, "bells_for_newborn", deck))
        do(game, *action)
        keys = [event.kind.key for event in log.events]
        assert "action_taken" in keys
        assert "check_began" not in keys


# ---- gold -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("required", "most"), [(1, 2), (2, 3), (3, 4)])
@rule("check.max", "check.invest", "check.free")
def test_gold_raises_the_draws_to_two_above_the_need(required: int, most: int) -> None:
    game = crown()
    gold(game, 0, 9)
    bag(game, 0, "ugly", "weak", "craven", "inbred", "lustful", "stingy")
    check(game, required=required)
    assert moves(game) == {f"invest {coins}" for coins in range(most + 1)}
    assert why_not(game, f"invest {most + 1}") == "too_much_invested"
    before = game.chance.counter
    do(game, f"invest {most}")
    assert game.chance.counter - before == required + 2
    assert game.state.gold[0] == 9 - most


@rule("check.invest")
def test_nobody_invests_gold_that_is_not_there() -> None:
    game = crown()
    gold(game, 0, 1)
    bag(game, 0, "ugly")
    check(game)
    assert moves(game) == {"invest 0", "invest 1"}
    assert why_not(game, "invest 2") == "too_expensive"


@rule("check.invest")
def test_gold_is_paid_once_before_the_first_token() -> None:
    game = crown()
    gold(game, 0, 5)
    bag(game, 0, "ugly", "weak", "brave")
    draws(game, 0, "ugly", "weak")
    check(game)
    do(game, "invest 1")
    assert decision(game) == AT_REST  # no second question after the failed draws
    assert (game.state.gold[0], game.state.passed) == (4, 0)


@rule("check.max", "check.free")
def test_free_draws_above_the_limit_are_drawn_but_leave_no_room_for_gold() -> None:
    game = crown()
    gold(game, 0, 5)
    bag(game, 0, "ugly", "weak", "craven", "inbred", "brave")
    draws(game, 0, "ugly", "weak", "craven", "inbred")
    check(game, free=4)
    assert decision(game) == AT_REST
    assert (game.chance.counter, game.state.passed) == (4, 0)
    check(game, free=2)
    assert moves(game) == {"invest 0", "invest 1"}


@rule("check.invest", "build.check")
def test_the_price_of_a_castle_must_be_left() -> None:
    game = crown()
    gold(game, 0, 4)
    bag(game, 0, "brave")
    run(game, Check(0, FOR_BUILD, CRITICAL_REALM, 1, 1, OPEN, 3))
    assert moves(game) == {"invest 0", "invest 1"}
    assert why_not(game, "invest 2") == "price_must_remain"
    gold(game, 0, 2)
    assert why_not(game, "invest 2") == "price_must_remain"  # all the gold there is, but it is there
    gold(game, 0, 1)
    assert why_not(game, "invest 2") == "too_expensive"


@rule("check.modifiers")
def test_developments_and_shields_add_free_draws_where_they_say_so() -> None:
    game = crown()
    assert free_draws(game.state, 0, FOR_MARRIAGE) == 1
    hold(game, 0, "chancellor")
    game.state.shield[1] = 0  # the second position helps marriages
    assert free_draws(game.state, 0, FOR_MARRIAGE) == 3
    assert free_draws(game.state, 0, FOR_BUILD) == 1
    assert free_draws(game.state, 1, FOR_MARRIAGE) == 1
    game.state.shield[3] = 0
    assert free_draws(game.state, 0, FOR_BUILD) == 2


@rule("check.modifiers")
def test_what_an_event_promised_for_the_next_check_is_used_once() -> None:
    game = crown()
    bag(game, 0, "ugly", "weak", "craven")
    game.state.easier[0] = 2
    before = game.chance.counter
    check(game)
    assert game.chance.counter - before == 3
    assert game.state.easier[0] == 0
    before = game.chance.counter
    check(game)
    assert game.chance.counter - before == 1


@rule("check.modifiers", "invasion.modifiers")
def test_bad_weather_makes_the_next_invasion_harder_and_only_that() -> None:
    game = crown()
    bag(game, 0, "brave", "noble", "kind")
    game.state.muddy[0] = 1
    check(game)
    assert (game.state.passed, game.state.muddy[0]) == (1, 1)  # no invasion
    run(game, Check(0, FOR_INVASION, NONE, 1, 1, OPEN))
    assert (game.state.passed, game.state.muddy[0]) == (0, 0)
    run(game, Check(0, FOR_INVASION, NONE, 1, 1, OPEN))
    assert game.state.passed == 1


@rule("ai.draw", "ai.no_gold")
def test_a_program_draws_one_more_than_it_needs_and_pays_nothing() -> None:
    for required in (1, 2, 3):
        game = crown(3, seat_1="ferox")
        bag(game, 1, "ugly", "weak", "craven", "inbred", "stingy")
        before = game.chance.counter
        check(game, required=required, seat=1)
        assert decision(game) == AT_REST
        assert game.chance.counter - before == required + 1
    before = game.chance.counter
    check(game, required=1, free=4, seat=1)
    assert game.chance.counter - before == 4


@rule("basics.golden", "event.checks")
def test_a_card_that_allows_no_gold_beats_the_rule_of_investing() -> None:
    game = crown()
    gold(game, 0, 5)
    gold(game, 1, 5)
    bag(game, 0, "ugly")
    marry(game, 0)
    play(game, 0, card_with(game, "hard_labour", "intrigue"))
    do(game, "decline")
    assert decision(game) == AT_REST  # born, checked and failed without a question
    assert len(game.state.children[0]) == 1
    assert game.state.spouse[game.state.ruler[0]] == NONE


# ---- opposition -----------------------------------------------------------------------------------------------------


def rich(required: int = 1, players: int = 3, *treasuries: int) -> Crown:
    """A check of seat 0 with plenty of gold, and these treasuries of the others."""
    game = crown(players)
    gold(game, 0, 9)
    for seat, coins in enumerate(treasuries, 1):
        gold(game, seat, coins)
    bag(game, 0, "ugly", "weak", "craven", "inbred", "stingy", "cruel", "lustful")
    return check(game, required=required)


def drawn(game: Crown, *last: str) -> int:
    """How many tokens are drawn once these moves are made."""
    before = game.chance.counter
    do(game, *last)
    return game.chance.counter - before


@rule("oppose.cost", "oppose.once")
def test_two_coins_of_a_rival_cancel_a_paid_draw_and_both_sides_lose_the_gold() -> None:
    game = rich(1, 3, 4, 4)
    do(game, "invest 2")
    assert (decision(game), game.waiting) == ("Oppose", (1,))
    do(game, "oppose 2")
    assert game.waiting == (2,)
    assert drawn(game, "oppose 0") == 2
    assert game.state.gold == [7, 2, 4]
    assert decision(game) == AT_REST  # one round of opposition only


@rule("oppose.cost")
def test_rivals_may_pay_together() -> None:
    game = rich(1, 3, 1, 1)
    do(game, "invest 2", "oppose 1")
    assert drawn(game, "oppose 1") == 2
    assert game.state.gold == [7, 0, 0]


@rule("oppose.cost")
def test_a_coin_that_buys_only_half_a_draw_comes_back() -> None:
    game = rich(1, 3, 1, 0)
    do(game, "invest 2")
    assert drawn(game, "oppose 1") == 3
    assert game.state.gold == [7, 1, 0]
    game = rich(1, 4, 2, 1, 1)
    do(game, "invest 2", "oppose 1", "oppose 1")
    assert drawn(game, "oppose 1") == 2
    assert game.state.gold == [7, 1, 0, 1]  # the last payer has it back


@rule("oppose.cost", "check.invest")
def test_only_what_was_paid_and_kept_is_told() -> None:
    game = rich(1, 4, 2, 1, 1)
    ear = listen(game)
    do(game, "invest 2", "oppose 2", "oppose 0", "oppose 1")
    assert ear.of("invested") == [(0, 2)]
    assert ear.of("opposed") == [(1, 2)]  # the half that seat 3 paid for comes back
    assert ear.of("draws_cancelled") == [(0, 1)]
    assert game.state.opposed == [0, 2, 0, 0]
    check(game)
    do(game, "invest 0")
    assert ear.of("invested") == [(0, 2)]
    assert ear.of("draws_cancelled") == [(0, 1)]


@rule("oppose.cost")
def test_with_the_bank_one_coin_is_enough() -> None:
    game = crown()
    gold(game, 0, 9)
    gold(game, 1, 5)
    gold(game, 2, 5)
    hold(game, 1, "bank")
    bag(game, 0, "ugly", "weak", "craven", "inbred")
    check(game)
    do(game, "invest 2")
    assert moves(game) == {"oppose 0", "oppose 1", "oppose 2"}
    do(game, "oppose 1")
    assert moves(game) == {"oppose 0", "oppose 1", "oppose 2"}
    assert drawn(game, "oppose 2") == 1
    assert game.state.gold == [7, 4, 3]


@rule("oppose.cost")
def test_the_odd_coin_of_a_mixed_payment_goes_back_to_who_has_no_bank() -> None:
    game = crown()
    gold(game, 0, 9)
    gold(game, 1, 5)
    gold(game, 2, 5)
    hold(game, 2, "bank")
    bag(game, 0, "ugly", "weak", "craven", "inbred")
    check(game)
    do(game, "invest 2", "oppose 1")
    assert moves(game) == {"oppose 0", "oppose 1", "oppose 2"}
    assert drawn(game, "oppose 1") == 2
    assert game.state.gold == [7, 5, 4]


@rule("oppose.cost", "oppose.limits")
def test_half_a_draw_paid_by_a_friend_does_not_keep_the_bank_from_opposing() -> None:
    game = crown()
    gold(game, 0, 1)
    gold(game, 1, 5)
    gold(game, 2, 5)
    hold(game, 2, "bank")
    bag(game, 0, "ugly", "weak", "craven", "inbred")
    check(game)
    do(game, "invest 1", "oppose 1")  # one draw can be cancelled, and half of it is paid
    assert (game.waiting, moves(game)) == ((2,), {"oppose 0", "oppose 1"})
    assert drawn(game, "oppose 1") == 1
    assert game.state.gold == [0, 5, 4]


@rule("oppose.limits", "basics.trade")
def test_a_bank_that_is_bought_after_the_payment_cancels_no_more_than_allowed() -> None:
    game = crown()
    gold(game, 0, 1)
    gold(game, 1, 5)
    gold(game, 2, 5)
    hold(game, 2, "bank")
    bag(game, 0, "ugly", "weak", "craven", "inbred")
    check(game)
    do(game, "invest 1", "oppose 1")
    game.strike(Deal((1, 2), [DealItem(2, 1, "development", DEVELOPMENT_IDS.index("bank"))]))
    assert game.state.draws == 0  # all is drawn already: the coin of seat 1 is now enough
    assert decision(game) == AT_REST
    game = rich(2, 3, 9, 9)
    hold(game, 2, "bank")
    do(game, "invest 3", "oppose 3")  # half of a second draw is missing
    before = game.chance.counter
    game.strike(Deal((1, 2), [DealItem(2, 1, "development", DEVELOPMENT_IDS.index("bank"))]))
    assert game.chance.counter - before == 2  # never below the need


@rule("oppose.limits")
def test_with_two_successes_and_three_draws_exactly_one_can_be_cancelled() -> None:
    game = rich(2, 3, 9, 9)
    do(game, "invest 2")
    assert moves(game) == {"oppose 0", "oppose 1", "oppose 2"}
    assert why_not(game, "oppose 3") == "nothing_more_to_cancel"
    assert drawn(game, "oppose 2") == 2  # and the other rival is not even asked
    assert decision(game) == AT_REST


@rule("oppose.limits")
def test_three_successes_several_payers_and_the_floor() -> None:
    game = rich(3, 4, 1, 2, 9)
    do(game, "invest 4")  # five draws, three needed: two can be cancelled, for four coins together
    do(game, "oppose 1", "oppose 2")
    assert moves(game) == {"oppose 0", "oppose 1"}
    assert drawn(game, "oppose 1") == 3
    assert game.state.gold == [5, 0, 0, 8]


@rule("oppose.limits", "check.free")
def test_draws_that_were_not_paid_cannot_be_cancelled() -> None:
    game = crown()
    gold(game, 0, 5)
    gold(game, 1, 9)
    bag(game, 0, "ugly", "weak", "craven", "inbred")
    check(game, free=2)
    do(game, "invest 1")
    assert moves(game) == {"oppose 0", "oppose 1", "oppose 2"}
    assert drawn(game, "oppose 2") == 2
    check(game, free=2)
    assert drawn(game, "invest 0") == 2  # nobody is asked when nothing was paid


@rule("oppose.limits")
def test_who_paid_less_than_the_need_cannot_be_opposed() -> None:
    game = rich(3, 3, 9, 9)
    assert drawn(game, "invest 1") == 2
    assert decision(game) == AT_REST


@rule("oppose.cost")
def test_nobody_opposes_with_gold_that_is_not_there() -> None:
    game = rich(1, 3, 1, 0)
    do(game, "invest 2")
    assert why_not(game, "oppose 2") == "too_expensive"
    assert why_not(game, "oppose 1", 2) == "not_your_decision"


@rule("oppose.secret")
def test_a_secret_check_takes_gold_but_no_opposition() -> None:
    game = crown()
    gold(game, 0, 5)
    gold(game, 1, 5)
    bag(game, 0, "ugly", "weak")
    run(game, Check(0, FOR_COUP, CRITICAL_INTRIGUE, 1, 1, SECRET))
    assert decision(game) == "Invest"
    do(game, "invest 2")
    assert decision(game) == AT_REST
    run(game, Check(0, FOR_EVENT, NONE, 1, 1, NO_GOLD))
    assert decision(game) == AT_REST


@rule("ai.no_oppose")
def test_programs_never_oppose() -> None:
    game = crown(3, seat_1="munitio", seat_2="ferox")
    gold(game, 0, 5)
    bag(game, 0, "ugly")
    check(game)
    do(game, "invest 2")
    assert decision(game) == AT_REST


# ---- critical traits ------------------------------------------------------------------------------------------------

PAIRS = [
    (CRITICAL_MARRIAGE, "chaste", "lustful"),
    (CRITICAL_REALM, "humble", "ambitious"),
    (CRITICAL_INTRIGUE, "honest", "deceitful"),
    (CRITICAL_WAR, "kind", "cruel"),
    (CRITICAL_CRUSADE, "kind", "cruel"),
]


@pytest.mark.parametrize(("critical", "fails", "succeeds"), PAIRS)
@rule("check.critical", "marriage.critical", "realm.critical", "intrigue.critical", "war.critical", "crusade.critical")
def test_the_pair_of_each_type_works_the_other_way_round(critical: int, fails: str, succeeds: str) -> None:
    for trait, passed in ((fails, 0), (succeeds, 1)):
        game = crown()
        bag(game, 0, trait)
        check(game, critical=critical)
        assert decision(game) == "Sacrifice"
        do(game, "keep")
        assert game.state.passed == passed
        assert bag_of(game, 0) == [trait]
    every = {fails, succeeds}
    for other in {trait for _, *pair in PAIRS for trait in pair} - every:
        game = crown()
        bag(game, 0, other)
        check(game, critical=critical)
        assert decision(game) == AT_REST  # critical elsewhere only
        assert game.state.passed == (other in ("chaste", "humble", "honest", "kind"))


@rule("check.sacrifice_positive")
def test_a_positive_critical_given_up_is_one_success_and_leaves_for_good() -> None:
    game = crown()
    bag(game, 0, "kind", "brave")
    draws(game, 0, "kind", "brave")
    before = random_left(game, "kind")
    check(game, required=2, free=2, critical=CRITICAL_WAR)
    do(game, "sacrifice")
    assert game.state.passed == 1
    assert bag_of(game, 0) == ["brave"]
    assert random_left(game, "kind") == before + 1
    sound(game)


@rule("check.sacrifice_positive")
def test_one_success_need_not_be_enough() -> None:
    game = crown()
    bag(game, 0, "kind")
    check(game, required=2, free=2, critical=CRITICAL_WAR)
    do(game, "sacrifice")
    assert (game.state.passed, game.state.successes) == (0, 1)
    assert bag_of(game, 0) == []


@rule("check.sacrifice_negative")
def test_a_negative_critical_given_up_fails_and_leaves_for_good() -> None:
    game = crown()
    bag(game, 0, "cruel", "brave")
    draws(game, 0, "cruel")
    check(game, critical=CRITICAL_CRUSADE)
    assert moves(game) == {"keep", "sacrifice"}
    do(game, "sacrifice")
    assert game.state.passed == 0
    assert bag_of(game, 0) == ["brave"]
    sound(game)


@rule("check.sacrifice_positive", "check.sacrifice_negative", "check.return")
def test_given_up_tokens_are_not_drawn_again_and_return_to_their_supplies_after_the_check() -> None:
    game = crown()
    state = game.state
    bag(game, 0, "initial-cruel", "event-cruel", "crusader-brave")
    draws(game, 0, "cruel", "cruel", "brave")
    events_before = len(state.event_traits)
    check(game, free=3, critical=CRITICAL_WAR)
    do(game, "sacrifice")
    assert len(state.event_traits) == events_before  # not before the check is over
    do(game, "sacrifice")
    assert state.passed == 1
    assert bag_of(game, 0) == ["brave"]
    assert len(state.event_traits) == events_before + 1
    sound(game)


@rule("check.sacrifice_negative")
def test_an_initial_or_crusader_token_leaves_the_game() -> None:
    game = crown()
    bag(game, 0, "initial-cruel")
    supply = list(game.state.initial_traits)
    check(game, critical=CRITICAL_WAR)
    do(game, "sacrifice")
    assert game.state.initial_traits == supply
    bag(game, 0, "crusader-brave")
    assert bag_of(game, 0) == ["brave"]


@rule("check.draw", "check.critical")
def test_the_chance_that_is_shown_is_that_of_the_draws() -> None:
    assert chance_of(2, 4, 1, 1) == 0.5
    assert chance_of(1, 4, 4, 1) == 1.0
    assert chance_of(0, 0, 1, 1) == 0.0
    assert chance_of(3, 3, 2, 3) == 0.0
    game = crown()
    bag(game, 0, "kind", "brave", "cruel", "ugly")
    assert [verdict(token, NONE) for token in game.state.bag[0]] == [1, 1, 0, 0]
    assert success_chance(game.state, 0, NONE, 1, 1) == 0.5
    bag(game, 0, "kind", "ugly")
    assert success_chance(game.state, 0, CRITICAL_WAR, 1, 2) == 0.0
    own(game, 0, "mercia")
    sound(game)
