"""The game for one: when the automated bank wins, how it buys, and which courses of action are open to it.

The rules are told in `docs/rules/pax_renaissance/solo.md`. What the bank chooses within them is the agent `bank`.
"""

from __future__ import annotations

from typing import Final

from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import IS_COMET
from regnum.titles.pax_renaissance.facts.names import (
    DRY_MARKET,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    NONE,
    P_DISCOVERY,
    P_LAW,
    RENAISSANCE,
)
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.empires import concessions
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.queries.tableau import kings, republics, victory_prestige
from regnum.titles.pax_renaissance.position.registers import EVENTS, REASONS
from regnum.titles.pax_renaissance.position.state import COLUMNS, FAIR, Pax, Position
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice
from regnum.titles.pax_renaissance.rules.market import pay_for_card, payment_spaces
from regnum.titles.pax_renaissance.rules.play_card import PlayCard
from regnum.titles.pax_renaissance.rules.victory import (
    actions_to_declare,
    believers_for_holy,
    bishops_for_holy,
    declare,
    leading,
    meets_conditions,
    supreme_religion,
)

MARKET_RAN_DRY: Final = EVENTS.add("market_ran_dry", "L2a", "seat")

CARD_NOT_FOR_SALE: Final = REASONS.add("card_not_for_sale", "E1")
CARD_IS_FACE_DOWN: Final = REASONS.add("card_is_face_down", "D2a")
TOO_EXPENSIVE: Final = REASONS.add("too_expensive", "E1b.1")
NO_CARD_FOR_PAYMENT: Final = REASONS.add("no_card_for_payment", "E1c")
NOT_FOR_AUTOMATED_BANK: Final = REASONS.add("not_for_automated_bank", "D1.intro1")
ONLY_AUTOMATED_BANK: Final = REASONS.add("only_automated_bank", "D1.intro1")
NEEDS_BOTH_ACTIONS: Final = REASONS.add("needs_both_actions", "D1.intro1")
NO_SUCH_COURSE: Final = REASONS.add("no_such_course", "D1.intro1")
COURSE_NOT_CALLED_FOR: Final = REASONS.add("course_not_called_for", "D1.intro1")
COURSE_LIES_BEHIND: Final = REASONS.add("course_lies_behind", "D1.intro1")


BOTH_ACTIONS: Final = 2
FEW_FLORINS: Final = 3
ROWS: Final = 7
MAIN: Final = 0
SECONDARY: Final = 1
PRESTIGE: Final = 2
ROW: Final = Kind("row", [str(number + 1) for number in range(ROWS)])
OBJECTIVE: Final = Kind("objective", ("main", "secondary", "prestige"))
OBJECTIVES: Final = (
    (MAIN, SECONDARY, PRESTIGE),
    (MAIN, SECONDARY, PRESTIGE),
    (MAIN, SECONDARY, PRESTIGE),
    (MAIN, SECONDARY, PRESTIGE),
    (MAIN, PRESTIGE),
    (MAIN,),
    (MAIN,),
)  # by row
KINGDOMS: Final = 0
REPUBLICS: Final = 1
BELIEVERS: Final = 2
BISHOPS: Final = 3
CONCESSIONS: Final = 4
PURCHASE: Final = 5
INCOME: Final = 6

COURSES: Final = Domain(verb("course", ("row", ROW), ("objective", OBJECTIVE)))


def person(state: Position) -> int:
    """The seat of the player against whom the automated bank plays."""
    return 1 - state.automaton


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


def bank_payments(state: Position, space: int) -> list[int]:
    """E1b.2: where the bank's florins go: none on a face-up card that already holds one."""
    return [
        target
        for target in payment_spaces(state, space)
        if target == NONE or target % COLUMNS == FAIR or not state.market_florins[target]
    ]


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


def dominant_by_believers(state: Position) -> int:
    """L3.2: the religion with more believers in its theocracies than all others together."""
    return leading(believers_for_holy(state))


def dominant_by_bishops(state: Position) -> int:
    """L3.1: the religion with more bishops than all others together."""
    return leading(bishops_for_holy(state))


def is_called_for(state: Position, row: int) -> bool:
    """Whether the trigger of a row holds."""
    bank, rival = state.automaton, person(state)
    if row == KINGDOMS:
        return kings(state, rival) >= kings(state, bank) + 2
    if row == REPUBLICS:
        return republics(state, rival) > republics(state, bank)
    if row == BELIEVERS:
        return dominant_by_believers(state) != NONE
    if row == BISHOPS:
        return dominant_by_bishops(state) != NONE
    if row == CONCESSIONS:
        return concessions(state, rival) >= concessions(state, bank) + 2
    if row == PURCHASE:
        return state.actions >= BOTH_ACTIONS
    return state.actions < BOTH_ACTIONS or state.florins[bank] < FEW_FLORINS


def is_override(state: Position, row: int) -> bool:
    """Whether a row overrides those above it: its victory is active and the bank is not safe from it."""
    if row == KINGDOMS:
        return bool(state.victory[IMPERIAL])
    if row == REPUBLICS:
        return bool(state.victory[RENAISSANCE]) and not leads(state, P_LAW)
    if row in (BELIEVERS, BISHOPS):
        supreme = supreme_religion(state)
        return bool(state.victory[HOLY]) and (supreme == NONE or not leads(state, supreme))
    return row == CONCESSIONS and bool(state.victory[GLOBALIZATION]) and not leads(state, P_DISCOVERY)


def leads(state: Position, prestige: int) -> bool:
    """Whether the bank has more prestige of a kind than the player."""
    return victory_prestige(state, state.automaton, prestige) > victory_prestige(state, person(state), prestige)


def next_row(state: Position, above: int) -> int:
    """The next row below another: overrides that are called for first, then any that is called for; the last row
    serves when nothing else does (R132)."""
    below = [row for row in range(above + 1, ROWS) if is_called_for(state, row)]
    for row in below:
        if is_override(state, row):
            return row
    return below[0] if below else ROWS - 1


class SetCourse(ActiveChoice):
    """D1.intro1: which row of its table, and which objective in it, the automated bank follows with its next action."""

    rule = "D1.intro1"
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
