"""Deals of cards of the hand: they are sold by their backs, if enough are left."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.catalogue import deck_of
from regnum.titles.crusader_kings.facts.names import CRUSADE, INTRIGUE, REALM, WAR
from regnum.titles.crusader_kings.facts.pack import CARD
from regnum.titles.crusader_kings.position.changes.cards import plan_cards
from regnum.titles.crusader_kings.position.state import PLAYING, UPKEEP
from regnum.titles.crusader_kings.rules.round import Plan
from regnum.titles.crusader_kings.rules.upkeep import Upkeep
from tests.rule import rule
from tests.titles.crusader_kings.builder import Crown, army, card_number, crown, gold, run, sound
from tests.titles.crusader_kings.builder_war import deal, give, hold_cards, listen, refusal
from tests.titles.positions import decision, do, moves, why_not

SIX = ("realm-1", "realm-2", "war-1", "war-2", "tax-1", "crusade-1")
EIGHT = (*SIX, "realm-3", "war-3")


def planning(number: int, *hands: tuple[str, ...]) -> Crown:
    """The plan phase of a round, with these hands."""
    game = crown()
    game.state.round = number
    for seat, cards in enumerate(hands):
        hold_cards(game, seat, *cards)
    return run(game, Plan())


OTHERS = ("intrigue-1", "intrigue-2", "intrigue-3", "war-5", "war-6", "crusade-3")

THIRD = ("intrigue-4", "intrigue-5", "intrigue-6", "war-7", "war-8", "crusade-4")


@rule("basics.trade", "round.plans")
def test_cards_of_the_hand_may_be_sold_by_their_backs_if_enough_are_left():
    game = planning(0, EIGHT, OTHERS, THIRD)
    ear = listen(game)
    game.strike(deal(give(0, 1, "deck", REALM)))
    assert decision(game) == "HandOver"
    assert refusal(game, give(0, 1, "deck", WAR)) == "deals_are_closed"
    assert why_not(game, "hand-over war-1") == "other_deck"
    assert why_not(game, "hand-over realm-9") == "not_in_your_hand"
    assert moves(game) == {"hand-over realm-1", "hand-over realm-2", "hand-over realm-3"}
    do(game, "hand-over realm-3")
    assert card_number("realm-3") in game.state.hand[1]
    assert sound(game)
    (private,) = (event for event in ear.events if event.kind.key == "card_traded")
    (public,) = (event for event in ear.events if event.kind.key == "cards_traded")
    assert (private.seats, public.seats) == ((0, 1), (-1, 2))


@rule("round.plans", "round.plans_crusade", "basics.trade")
def test_nobody_sells_cards_he_must_play():
    game = planning(0, SIX, OTHERS, THIRD)
    assert refusal(game, give(0, 1, "deck", WAR)) == "hand_too_small"
    assert refusal(game, give(0, 1, "deck", WAR), give(1, 0, "deck", INTRIGUE)) == "ok"
    game = planning(0, EIGHT, OTHERS, THIRD)
    assert refusal(game, give(0, 1, "deck", CRUSADE)) == "hand_too_small"
    game.state.crusades[0] = 1
    assert refusal(game, give(0, 1, "deck", CRUSADE)) == "ok"


@rule("round.plans", "basics.trade")
def test_later_in_the_era_fewer_cards_are_needed():
    game = planning(2, ("war-1", "war-2", "crusade-1"), OTHERS, THIRD)
    assert refusal(game, give(0, 1, "deck", WAR)) == "ok"
    assert refusal(game, give(0, 1, "deck", WAR, 2)) == "hand_too_small"
    assert refusal(game, give(0, 1, "deck", WAR, 3)) == "not_in_your_hand"


@rule("round.plans", "round.support_pay", "basics.trade")
def test_in_the_upkeep_phase_the_round_needs_no_more_cards():
    game = crown()
    hold_cards(game, 0, "war-1", "war-2", "realm-1", "realm-2", "crusade-1")
    hold_cards(game, 1, *OTHERS)
    army(game, "wessex")
    gold(game, 0, 1)
    game.state.phase = UPKEEP
    run(game, Upkeep())
    assert refusal(game, give(0, 1, "deck", WAR)) == "ok"
    assert refusal(game, give(0, 1, "deck", WAR, 2)) == "hand_too_small"


@rule("round.plans", "basics.trade")
def test_a_deal_asks_for_all_plans_again():
    game = planning(0, EIGHT, OTHERS, THIRD)
    game.push("plan realm-1 war-1", 0)
    assert 0 not in game.waiting
    game.strike(deal(give(0, 1, "deck", WAR)))
    do(game, "hand-over war-1")
    assert decision(game) == "Plan"
    assert game.waiting == (0, 1, 2)


@rule("basics.trade", "round.plans")
def test_while_plans_lie_on_the_table_cards_that_are_not_planned_are_sold():
    game = planning(0, EIGHT, OTHERS, THIRD)
    plan_cards(game, 0, [number for number in game.state.hand[0] if deck_of(number) == REALM][:1])
    held = game.state.holding[WAR]
    game.strike(deal(give(0, 1, "deck", WAR)))
    assert {move.split()[1] for move in moves(game)} <= {CARD.names[each] for each in game.state.hand[0]}
    do(game, "hand-over war-1")
    assert game.state.holding[WAR] == held - 1


@rule("basics.trade", "round.plans", "round.plans_crusade")
def test_what_may_lie_planned_cannot_be_promised():
    """Whoever asks for a card must not learn by the refusal what is planned."""
    game = planning(0, EIGHT, OTHERS, THIRD)
    war = [number for number in game.state.hand[0] if deck_of(number) == WAR]
    other = [number for number in game.state.hand[0] if deck_of(number) == REALM]
    most = game.state.holding[WAR]
    told = []
    for planned in (war[:1], other[:1]):
        twin = game.copy()
        plan_cards(twin, 0, planned)
        told.append([refusal(twin, give(0, 1, "deck", WAR, count)) for count in range(1, most + 2)])
    assert told[0] == told[1]
    assert told[0][-2:] == ["plans_are_laid", "not_in_your_hand"]


@rule("basics.trade", "round.plans")
def test_planned_cards_are_enough_for_the_round_in_which_they_lie():
    game = planning(2, EIGHT, OTHERS, THIRD)
    state = game.state
    cards = [number for number in state.hand[0] if deck_of(number) == CRUSADE][:1]
    plan_cards(game, 0, [*cards, *[number for number in state.hand[0] if deck_of(number) == REALM][:1]])
    state.phase = PLAYING
    assert refusal(game, give(0, 1, "deck", WAR)) == "ok"  # nothing more has to be planned in this Era


@rule("round.plans", "round.support_pay", "basics.trade")
def test_after_the_last_round_of_an_era_every_card_may_be_sold():
    game = crown()
    hold_cards(game, 0, "war-1", "war-2")
    army(game, "wessex")
    gold(game, 0, 1)
    game.state.round, game.state.phase = 2, UPKEEP
    run(game, Upkeep())
    assert refusal(game, give(0, 1, "deck", WAR, 2)) == "ok"
