"""20: the New World: who can still be sent, what is free, and what a power has there."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import COLONIES_OF
from regnum.titles.here_i_stand.facts.charts import (
    EXPLORATION_ORDER,
    EXPLORER_CHOOSES,
    FEWEST_RICHES_ROLL,
    MOST_RICHES_ROLL,
    PRIZE_KIND,
    PRIZE_ROLL,
    RICHES,
)
from regnum.titles.here_i_stand.facts.names import CONQUEST, DISCOVERY, NONE, PRIZE_IDS, PRIZES, RICHES_COLUMNS
from regnum.titles.here_i_stand.facts.people import (
    CONQUEROR_POWER,
    CONQUERORS,
    EXPLORER_CARD,
    EXPLORER_POWER,
    EXPLORER_VALUE,
    EXPLORERS,
)
from regnum.titles.here_i_stand.position.state import (
    AIDED_VOYAGE,
    AT_HOME,
    COLONY_CROSSING,
    COLONY_FREE,
    COLONY_SETTLED,
    VOYAGE,
    Position,
)

AID: Final = 2  # of Mercator's Map and of smallpox (20.2.roll, 20.3.roll)
POTOSI_COLUMN: Final = RICHES_COLUMNS.index("potosi")
COLONY_COLUMN: Final = RICHES_COLUMNS.index("colony")


# ---- who can be sent ------------------------------------------------------------------------------------------------


def explorers_left(state: Position, power: int) -> list[int]:
    """20.2.none, chart.explorers: explorers of a power who may be drawn; Cabot sails by his card only."""
    return [
        explorer
        for explorer in range(EXPLORERS)
        if EXPLORER_POWER[explorer] == power and EXPLORER_CARD[explorer] < 0 and state.explorers[explorer] == AT_HOME
    ]


def conquerors_left(state: Position, power: int) -> list[int]:
    """20.3.none, chart.conquerors: conquerors of a power who may be sent."""
    return [
        conqueror
        for conqueror in range(CONQUERORS)
        if CONQUEROR_POWER[conqueror] == power and state.conquerors[conqueror] == AT_HOME
    ]


def is_exploring(state: Position, power: int) -> bool:
    """20.2.once, card.077, card.098: whether an exploration of a power is under way, without Cabot's."""
    return state.exploring[power] in (VOYAGE, AIDED_VOYAGE)


def is_conquering(state: Position, power: int) -> bool:
    """20.3.once: whether a conquest of a power is under way."""
    return state.conquering[power] in (VOYAGE, AIDED_VOYAGE)


def is_cabot_at_sea(state: Position, power: int) -> bool:
    """card.099: whether Sebastian Cabot is under way for a power."""
    return state.cabots >> power & 1 == 1


def cabot_of(power: int) -> int:
    """card.099: the counter of Sebastian Cabot in the service of a power."""
    for explorer in range(EXPLORERS):
        if EXPLORER_POWER[explorer] == power and EXPLORER_CARD[explorer] >= 0:
            return explorer
    return NONE


# ---- explorations and conquests -------------------------------------------------------------------------------------


def explorer_modifier(state: Position, explorer: int) -> int:
    """20.2.roll, edition.h03, ruling.g66: what is added to the dice of an explorer, on both tables."""
    aided = EXPLORER_CARD[explorer] < 0 and state.exploring[EXPLORER_POWER[explorer]] == AIDED_VOYAGE
    return EXPLORER_VALUE[explorer] + (AID if aided else 0)


def next_voyages(state: Position) -> list[int]:
    """20.2.order, 20.2.example1, ruling.g65: whose fate is rolled next: the best; England, France, Hapsburgs; or those
    who tie."""
    if not state.voyages:
        return []
    best = max([EXPLORER_VALUE[explorer] for explorer in state.voyages])
    found = [explorer for explorer in state.voyages if EXPLORER_VALUE[explorer] == best]
    for power in EXPLORATION_ORDER:
        own = [explorer for explorer in found if EXPLORER_POWER[explorer] == power]
        if own:
            return own
    return []


def is_free(state: Position, prize: int) -> bool:
    """20.2.result7: whether nobody has found or conquered it yet."""
    return state.prizes[prize] == NONE


def lesser_discoveries(state: Position) -> list[int]:
    """20.2.result10.3: free discoveries below those of the far south."""
    return [
        prize
        for prize in range(PRIZES)
        if PRIZE_KIND[prize] == DISCOVERY and PRIZE_ROLL[prize] < EXPLORER_CHOOSES and is_free(state, prize)
    ]


def prize_for(state: Position, kind: int, total: int) -> int:
    """20.2.result7, 20.3.result9, ruling.g65: what a total brings: the best that is free up to it, or nothing."""
    found = [
        prize
        for prize in range(PRIZES)
        if PRIZE_KIND[prize] == kind and PRIZE_ROLL[prize] <= total and is_free(state, prize)
    ]
    return max(found, key=lambda prize: PRIZE_ROLL[prize]) if found else NONE


# ---- colonies and riches --------------------------------------------------------------------------------------------


def colonies_with(state: Position, power: int, status: int) -> list[int]:
    """20.1, chart.colonies: the colony markers of a power that are free, under way, settled or out of the game."""
    return [colony for colony in COLONIES_OF[power] if state.colonies[colony] == status]


def has_free_box(state: Position, power: int) -> bool:
    """20.1.limit, chart.colonies, card.054: whether a power has room for another colony; the mines of Potosi take a box
    as well."""
    used = len(colonies_with(state, power, COLONY_CROSSING)) + len(colonies_with(state, power, COLONY_SETTLED))
    return used + int(state.potosi == power) < len(COLONIES_OF[power])


def has_colony_marker(state: Position, power: int) -> bool:
    """20.1.limit: whether a colony of a power can still be founded."""
    return has_free_box(state, power) and bool(colonies_with(state, power, COLONY_FREE))


def rich_conquests(state: Position, power: int) -> list[int]:
    """20.3.result9.vp, 20.4.a: conquests of a power that are not depleted, the dearest first."""
    return [
        prize
        for prize in range(PRIZES - 1, -1, -1)
        if PRIZE_KIND[prize] == CONQUEST and state.prizes[prize] == power and not state.depleted >> prize & 1
    ]


def riches_modifier(state: Position, power: int) -> int:
    """20.4: what plantations add for colonies and Potosi."""
    return state.plantations >> power & 1


def riches_of(column: int, total: int) -> int:
    """20.4, chart.riches, ruling.g66: what a total brings in a column of the table; above 12 is 12."""
    return RICHES[column][min(total, MOST_RICHES_ROLL) - FEWEST_RICHES_ROLL]


def column_of_prize(prize: int) -> int:
    """20.4: the column of a conquest."""
    return RICHES_COLUMNS.index(PRIZE_IDS[prize])
