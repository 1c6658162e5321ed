"""Which victories a player could possibly reach within one turn: what is hopelessly far needs no search."""

from __future__ import annotations

from typing import Final

from regnum.titles.pax_renaissance.catalogue import AGENTS, CARDS, EMPIRES, IS_COMET
from regnum.titles.pax_renaissance.names import (
    BEHEAD,
    CAMPAIGN,
    CORSAIR,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    INQUISITOR,
    RELIGIONS,
    RENAISSANCE,
    REPRESS,
    SIEGE,
    TAX,
    VOTE,
)
from regnum.titles.pax_renaissance.queries import operations_of, tableau_cards, vassals_of, victory_prestige
from regnum.titles.pax_renaissance.rules.market import cards_for_sale
from regnum.titles.pax_renaissance.rules.victory import (
    actions_to_declare,
    believers_for_holy,
    bishops_for_holy,
    meets_conditions,
)
from regnum.titles.pax_renaissance.state import Position
from regnum.titles.pax_renaissance.table_victories import missing

HELPFUL: Final[dict[int, tuple[int, ...]]] = {  # operations that can change what counts for a victory
    RENAISSANCE: (INQUISITOR, BEHEAD, VOTE, CAMPAIGN),
    GLOBALIZATION: (INQUISITOR, BEHEAD, TAX, REPRESS, VOTE, CORSAIR, CAMPAIGN),
    IMPERIAL: (BEHEAD, VOTE, CAMPAIGN),
    HOLY: (INQUISITOR, BEHEAD, TAX, REPRESS, VOTE, CORSAIR, SIEGE, CAMPAIGN),
}
BLOW: Final = 2  # one blow adds one thing to the player's and takes one from an opponent
CARD_IN_HAND: Final = 3  # a card played: its prestige, and its one-shot


def victories_in_reach(state: Position, seat: int, hand: list[int]) -> list[int]:
    """The victories that the player might declare in a turn that begins now, with these cards of the hand."""
    return [victory for victory in range(4) if is_in_reach(state, seat, victory, hand)]


def is_in_reach(state: Position, seat: int, victory: int, hand: list[int]) -> bool:
    """An inactive victory must be met already, and a comet be for sale that activates it."""
    if not state.victory[victory]:
        if actions_to_declare(state, victory) > 1 or not meets_conditions(state, seat, victory):
            return False
        return any(IS_COMET[card] for card in cards_for_sale(state, seat))
    if actions_to_declare(state, victory) > state.actions:
        return False
    gap = holy_gap(state, seat) if victory == HOLY else sum(missing(state, seat, victory))
    return gap <= BLOW * blows(state, seat, victory, hand)


def blows(state: Position, seat: int, victory: int, hand: list[int]) -> int:
    """How often the player could strike in one action: cards that run a helpful operation and rulers won by them with
    all their vassals, or the agents of the best card in hand; a sale counts as one."""
    helpful = HELPFUL[victory]
    runs = 0
    for card in tableau_cards(state, seat):
        if any(kind in helpful for kind, _ in operations_of(state, card)):
            runs += 1
    stack = max(len(vassals_of(state, empire)) for empire in range(EMPIRES)) if runs or hand else 0
    plays = max((CARD_IN_HAND + len(AGENTS[card]) for card in hand if card < CARDS), default=0)
    return max(2 * runs, plays) + stack + (1 if state.rows[seat * 2] or state.rows[seat * 2 + 1] else 0)


def holy_gap(state: Position, seat: int) -> int:
    """L3: blows towards a holy victory by the religion that is nearest; a change of one regime moves all believers."""
    bishops, believers = bishops_for_holy(state), believers_for_holy(state)
    return min(
        prestige_gap(state, seat, religion)
        + max(0, (sum(bishops) - 2 * bishops[religion] + 2) // 2)
        + (2 * believers[religion] <= sum(believers))
        for religion in RELIGIONS
    )


def prestige_gap(state: Position, seat: int, religion: int) -> int:
    """How much prestige of a religion the player lacks for a lead over every opponent."""
    own = victory_prestige(state, seat, religion)
    others = [
        victory_prestige(state, other, religion)
        for other in range(len(state.florins))
        if other != seat and not state.out[other]
    ]
    return max(0, max(others, default=0) + 1 - own)


def fair_helps(state: Position, seat: int) -> bool:
    """G4: levies add believers only, so prestige and bishops of some religion must be sufficient already."""
    bishops = bishops_for_holy(state)
    return any(
        2 * bishops[religion] > sum(bishops) and prestige_gap(state, seat, religion) == 0 for religion in RELIGIONS
    )
