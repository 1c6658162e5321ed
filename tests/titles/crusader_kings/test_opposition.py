"""Opposition: rivals pay so that fewer tokens are drawn."""

from __future__ import annotations

from regnum.engine.deals import Deal, DealItem
from regnum.titles.crusader_kings.facts.catalogue import DEVELOPMENT_IDS
from regnum.titles.crusader_kings.facts.names import CRITICAL_INTRIGUE, FOR_COUP, FOR_EVENT, NO_GOLD, NONE, SECRET
from regnum.titles.crusader_kings.rules.check import Check
from tests.rule import rule
from tests.titles.crusader_kings.builder import AT_REST, Crown, bag, crown, gold, hold, run
from tests.titles.crusader_kings.builder_actions import check
from tests.titles.crusader_kings.builder_war import listen
from tests.titles.positions import decision, do, moves, why_not


def rich(required: int = 1, players: int = 3, *treasuries: int) -> Crown:
    """A check of seat 0 with plenty of gold, and these treasuries of the others."""
    game = crown(players)
    gold(game, 0, 9)
    for seat, coins in enumerate(treasuries, 1):
        gold(game, seat, coins)
    bag(game, 0, "ugly", "weak", "craven", "inbred", "stingy", "cruel", "lustful")
    return check(game, required=required)


def against_the_bank(purse: int, owner: int) -> Crown:
    """Seat 0 needs one success, with so much gold; its rivals have five each, and one of them the bank."""
    game = crown()
    gold(game, 0, purse)
    gold(game, 1, 5)
    gold(game, 2, 5)
    hold(game, owner, "bank")
    bag(game, 0, "ugly", "weak", "craven", "inbred")
    return check(game)


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
    game = against_the_bank(9, 1)
    do(game, "invest 2")
    assert moves(game) == {"oppose 0", "oppose 1", "oppose 2"}
    do(game, "oppose 1")
    assert moves(game) == {"oppose 0", "oppose 1", "oppose 2"}
    assert drawn(game, "oppose 2") == 1
    assert game.state.gold == [7, 4, 3]


@rule("oppose.cost")
def test_the_odd_coin_of_a_mixed_payment_goes_back_to_who_has_no_bank() -> None:
    game = against_the_bank(9, 2)
    do(game, "invest 2", "oppose 1")
    assert moves(game) == {"oppose 0", "oppose 1", "oppose 2"}
    assert drawn(game, "oppose 1") == 2
    assert game.state.gold == [7, 5, 4]


@rule("oppose.cost", "oppose.limits")
def test_half_a_draw_paid_by_a_friend_does_not_keep_the_bank_from_opposing() -> None:
    game = against_the_bank(1, 2)
    do(game, "invest 1", "oppose 1")  # one draw can be cancelled, and half of it is paid
    assert (game.waiting, moves(game)) == ((2,), {"oppose 0", "oppose 1"})
    assert drawn(game, "oppose 1") == 1
    assert game.state.gold == [0, 5, 4]


@rule("oppose.limits", "basics.trade")
def test_a_bank_that_is_bought_after_the_payment_cancels_no_more_than_allowed() -> None:
    game = against_the_bank(1, 2)
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
