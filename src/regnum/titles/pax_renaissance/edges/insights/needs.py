"""Which victories a player could possibly reach within one turn: what is hopelessly far needs no search."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.titles.pax_renaissance.facts.catalogue import (
    AGENTS,
    CARDS,
    CARDS_WITH,
    EMPIRES,
    IS_COMET,
    ONE_SHOT,
    PRESTIGE,
)
from regnum.titles.pax_renaissance.facts.names import (
    APOSTASY,
    BEHEAD,
    CAMPAIGN,
    CORSAIR,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    INQUISITOR,
    NO_ONE_SHOT,
    P_DISCOVERY,
    P_LAW,
    P_PATRON,
    RELIGIONS,
    RENAISSANCE,
    REPRESS,
    SIEGE,
    TAX,
    TRADE_SHIFT,
    VOTE,
)
from regnum.titles.pax_renaissance.position.queries.tableau import (
    has,
    operations_of,
    tableau_cards,
    vassals_of,
)
from regnum.titles.pax_renaissance.position.queries.victories import (
    actions_to_declare,
    holy_gap,
    lacks_believers_only,
    meets_conditions,
    missing,
)
from regnum.titles.pax_renaissance.position.state import IN_TABLEAU, Position
from regnum.titles.pax_renaissance.rules.market import cards_for_sale

HELPFUL: Final[dict[int, tuple[int, ...]]] = {  # operations that change what counts for a victory
    RENAISSANCE: (BEHEAD, VOTE, CAMPAIGN),
    GLOBALIZATION: (BEHEAD, TAX, REPRESS, VOTE, CORSAIR, CAMPAIGN),
    IMPERIAL: (BEHEAD, VOTE, CAMPAIGN),
    HOLY: (INQUISITOR, BEHEAD, TAX, REPRESS, VOTE, CORSAIR, SIEGE, CAMPAIGN),
}
CONQUESTS: Final = (VOTE, CAMPAIGN)  # they win rulers, who may operate in their turn
COUNTS_FOR: Final[dict[int, tuple[int, ...]]] = {
    RENAISSANCE: (P_LAW, P_PATRON),
    GLOBALIZATION: (P_DISCOVERY, P_PATRON),
    IMPERIAL: (),
    HOLY: RELIGIONS,
}
TURNED_BY_BISHOPS: Final[dict[int, tuple[str, ...]]] = {  # abilities that count until a bishop silences them
    RENAISSANCE: ("patron_as_law_renaissance", "card_as_republic_renaissance"),
    GLOBALIZATION: ("patron_as_concession_globalization",),
    IMPERIAL: (),
    HOLY: ("patron_as_green_bishop_holy", "green_pirates_as_red"),
}
SURPRISES: Final = (  # abilities of the player's own cards whose reach cannot be told beforehand
    "apostasy_as_action",
    "discard_for_peasant_revolt",
    "sell_for_opponents_political_op",
    "sell_to_emancipate_west",
    "sold_cards_fire_one_shot",
)
BLOW: Final = 2  # one blow adds one thing to the player's and takes one from an opponent
WON: Final = 4  # a regime change: a ruler with prestige on his card, and a concession
ANYTHING: Final = 99


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
    if gap <= 1 or any(anybody_holds(state, ability) for ability in TURNED_BY_BISHOPS[victory]):
        return True
    if any(has(state, seat, ability) for ability in SURPRISES):
        return True
    return gap <= max([run_reach(state, seat, victory), *[play_reach(state, card, victory) for card in hand]])


def anybody_holds(state: Position, ability: str) -> bool:
    """Whether a card with this ability lies in a tableau, silenced or not."""
    return any(state.place[card] == IN_TABLEAU for card in CARDS_WITH[ability])


def helpful_operations(state: Position, cards: Iterable[int], victories: Iterable[int]) -> set[int]:
    """The operations of these cards that can bring one of the victories nearer. Where a ruler can be won, any operation
    may prepare it: florins, a besieged defender, a bishop moved away."""
    kinds = {kind for card in cards for kind, _ in operations_of(state, card)}
    if not kinds.isdisjoint(CONQUESTS):
        return kinds
    return {kind for kind in kinds if any(kind in HELPFUL[victory] for victory in victories)}


def run_reach(state: Position, seat: int, victory: int) -> int:
    """How much the operations of all cards could change, the rulers that they win included."""
    runs = conquests = 0
    for card in tableau_cards(state, seat):
        kinds = [kind for kind, _ in operations_of(state, card)]
        runs += any(kind in HELPFUL[victory] for kind in kinds)
        conquests += any(kind in CONQUESTS for kind in kinds)
    return BLOW * (runs + conquests) + (biggest_stack(state) if conquests else 0)


def play_reach(state: Position, card: int, victory: int) -> int:
    """How much a card could change when it is played: its prestige, its agents and its one-shot."""
    if card >= CARDS or ONE_SHOT[card] == APOSTASY:
        return ANYTHING
    shot = WON + biggest_stack(state) if ONE_SHOT[card] not in (NO_ONE_SHOT, TRADE_SHIFT) else 0
    agents = BLOW * len(AGENTS[card]) if victory in (GLOBALIZATION, HOLY) else 0
    return sum(kind in COUNTS_FOR[victory] for kind in PRESTIGE[card]) + agents + shot


def biggest_stack(state: Position) -> int:
    """The most vassals under one king: they go with him."""
    return max(len(vassals_of(state, empire)) for empire in range(EMPIRES))


def fair_helps(state: Position, seat: int) -> bool:
    """G4: levies add believers only, so prestige and bishops of some religion must be sufficient already."""
    return lacks_believers_only(state, seat)
