"""The game for one: when the automated bank wins, how it buys, and which courses of action are open to it.

The rules are told in `docs/rules/pax_renaissance/solo.md`. What the bank chooses within them is the agent `bank`.
"""

from __future__ import annotations

from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import IS_COMET
from regnum.titles.pax_renaissance.facts.courses import BOTH_ACTIONS, OBJECTIVE, OBJECTIVES, ROW, ROWS
from regnum.titles.pax_renaissance.facts.names import DRY_MARKET, NONE
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.queries.solo import bank_payments, is_called_for
from regnum.titles.pax_renaissance.position.queries.victories import actions_to_declare, meets_conditions
from regnum.titles.pax_renaissance.position.registers import EVENTS, REASONS
from regnum.titles.pax_renaissance.position.state import COLUMNS, FAIR, Pax, Position
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice
from regnum.titles.pax_renaissance.rules.market import (
    CARD_IS_FACE_DOWN,
    CARD_NOT_FOR_SALE,
    NO_CARD_FOR_PAYMENT,
    TOO_EXPENSIVE,
    pay_for_card,
)
from regnum.titles.pax_renaissance.rules.play_card import PlayCard
from regnum.titles.pax_renaissance.rules.victory import declare

MARKET_RAN_DRY: Final = EVENTS.add("market_ran_dry", "L2a", "seat")

NOT_FOR_AUTOMATED_BANK: Final = REASONS.add("not_for_automated_bank", "D1.intro1")
ONLY_AUTOMATED_BANK: Final = REASONS.add("only_automated_bank", "D1.intro1")
NEEDS_BOTH_ACTIONS: Final = REASONS.add("needs_both_actions", "D1.intro1")
NO_SUCH_COURSE: Final = REASONS.add("no_such_course", "D1.intro1")
COURSE_NOT_CALLED_FOR: Final = REASONS.add("course_not_called_for", "D1.intro1")
COURSE_LIES_BEHIND: Final = REASONS.add("course_lies_behind", "D1.intro1")


COURSES: Final = Domain(verb("course", ("row", ROW), ("objective", OBJECTIVE)))


# ---- the bank wins --------------------------------------------------------------------------------------------------


def claim_victory(game: Pax) -> None:
    """E6, L2: at the start of its turn the bank wins if it could declare, could do so with a comet, or if the market
    has a gap that neither deck filled."""
    state, seat = game.state, game.state.automaton
    for victory in range(4):
        if meets_conditions(state, seat, victory) and (
            state.victory[victory] or (actions_to_declare(state, victory) == 1 and comet_in_reach(state, seat))
        ):
            declare(game, seat, victory)
            return
    if NONE in state.market:
        game.tell(MARKET_RAN_DRY, seat)
        changes.end_game(game, DRY_MARKET, [seat])


def comet_in_reach(state: Position, seat: int) -> bool:
    """L1: whether a comet lies face up and the bank could pay it."""
    return any(card != NONE and IS_COMET[card] and why_not_afford(state, seat, card) == 0 for card in state.market)


# ---- buying and playing ---------------------------------------------------------------------------------------------


def why_not_afford(state: Position, seat: int, card: int) -> int:
    """E1, E1c: whether the bank could pay a card of the market."""
    if card not in state.market:
        return CARD_NOT_FOR_SALE
    space = state.market.index(card)
    if space % COLUMNS == FAIR:
        return CARD_IS_FACE_DOWN
    payments = bank_payments(state, space)
    if state.florins[seat] < len(payments):
        return TOO_EXPENSIVE
    if NONE in payments and reading(state, "payment_both_rows_empty") == "not_payable":
        return NO_CARD_FOR_PAYMENT
    return ALLOWED


def price_for_bank(state: Position, card: int) -> int:
    """E1, E1c: what the bank would pay for a card of the market."""
    return len(bank_payments(state, state.market.index(card)))


def why_not_buy_and_play(state: Position, seat: int, card: int) -> int:
    """D1.intro1, E1: only the automated bank, with both its actions, and no comet."""
    if seat != state.automaton:
        return ONLY_AUTOMATED_BANK
    if state.actions < BOTH_ACTIONS:
        return NEEDS_BOTH_ACTIONS
    if card in state.market and IS_COMET[card]:
        return NOT_FOR_AUTOMATED_BANK
    return why_not_afford(state, seat, card)


def buy_and_play(game: Pax, seat: int, card: int) -> None:
    """E1, E2: the card goes from the market into the tableau at once."""
    space = game.state.market.index(card)
    pay_for_card(game, seat, bank_payments(game.state, space))
    changes.take_card(game, seat, space)
    changes.put_in_hand(game, seat, card)
    game.call(PlayCard(card))


# ---- courses of action ----------------------------------------------------------------------------------------------


class SetCourse(ActiveChoice):
    """D1.intro1: which row of its table, and which objective in it, the automated bank follows with its next action."""

    rule = "D1.intro1"
    open_to_all = True
    domain = COURSES

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        row, objective = COURSES.numbers(option)
        state = game.state
        if objective not in OBJECTIVES[row]:
            return NO_SUCH_COURSE
        if state.course and row < ROWS - 1:
            if row == state.course[0]:
                return ALLOWED if objective > state.course[1] else COURSE_LIES_BEHIND
            if row < state.course[0]:
                return COURSE_LIES_BEHIND
        return ALLOWED if row == ROWS - 1 or is_called_for(state, row) else COURSE_NOT_CALLED_FOR

    def choose(self, game: Pax, seat: int, option: int) -> None:
        changes.set_course(game, seat, *COURSES.numbers(option))
