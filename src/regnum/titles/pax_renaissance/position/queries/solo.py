"""The game for one: what the automated bank pays, and which rows of its table are called for (solo.md)."""

from __future__ import annotations

from regnum.titles.pax_renaissance.facts.courses import (
    BELIEVERS,
    BISHOPS,
    BOTH_ACTIONS,
    CONCESSIONS,
    FEW_FLORINS,
    KINGDOMS,
    PURCHASE,
    REPUBLICS,
    ROWS,
)
from regnum.titles.pax_renaissance.facts.names import (
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    NONE,
    P_DISCOVERY,
    P_LAW,
    RENAISSANCE,
)
from regnum.titles.pax_renaissance.position.queries.empires import concessions
from regnum.titles.pax_renaissance.position.queries.market import payment_spaces
from regnum.titles.pax_renaissance.position.queries.tableau import kings, republics, victory_prestige
from regnum.titles.pax_renaissance.position.queries.victories import (
    believers_for_holy,
    bishops_for_holy,
    leading,
    supreme_religion,
)
from regnum.titles.pax_renaissance.position.state import COLUMNS, FAIR, Position


def person(state: Position) -> int:
    """The seat of the player against whom the automated bank plays."""
    return 1 - state.automaton


def bank_payments(state: Position, space: int) -> list[int]:
    """E1b.2: where the bank's florins go: none on a face-up card that already holds one."""
    return [
        target
        for target in payment_spaces(state, space)
        if target == NONE or target % COLUMNS == FAIR or not state.market_florins[target]
    ]


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
