"""By which means the automated bank may reach each objective of its table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from regnum.agents.pax_renaissance.bank_aims import Aim
from regnum.agents.pax_renaissance.bank_orders import left_to_right
from regnum.titles.pax_renaissance.facts.catalogue import ABILITIES, AGENTS, ONE_SHOT, PRESTIGE, RULER
from regnum.titles.pax_renaissance.facts.courses import (
    BELIEVERS,
    BISHOPS,
    CONCESSIONS,
    FOR_PRESTIGE,
    KINGDOMS,
    MAIN,
    PURCHASE,
    REPUBLICS,
    SECONDARY,
)
from regnum.titles.pax_renaissance.facts.names import (
    APOSTASY,
    BEHEAD,
    CAMPAIGN,
    CONSPIRACY,
    CORONATION,
    CORSAIR,
    EAST,
    INQUISITOR,
    NONE,
    P_DISCOVERY,
    P_LAW,
    P_PATRON,
    PAWN,
    PEASANT_REVOLT,
    RELIGIOUS_WAR,
    REPRESS,
    SIEGE,
    TAX,
    VOTE,
    WEST,
    is_bishop,
    is_pirate,
    religion_of,
)
from regnum.titles.pax_renaissance.position.queries.locations import is_consort
from regnum.titles.pax_renaissance.position.queries.solo import bank_payments, person
from regnum.titles.pax_renaissance.position.queries.tableau import operations_of, victory_prestige
from regnum.titles.pax_renaissance.position.state import COLUMNS, Pax, Position
from regnum.titles.pax_renaissance.rules.turn import BUY_AND_PLAY_BASE

Wanted = Callable[[Position, Aim, int], bool]
CHEAP: Final = 1  # the highest net cost of a card that is bought only for its prestige
WARS: Final = (CONSPIRACY, PEASANT_REVOLT, RELIGIOUS_WAR)

OPERATIONS: Final[dict[tuple[int, int], tuple[int, ...]]] = {
    (KINGDOMS, MAIN): (VOTE, BEHEAD, CAMPAIGN),
    (KINGDOMS, SECONDARY): (REPRESS, SIEGE),
    (REPUBLICS, MAIN): (VOTE, BEHEAD, CAMPAIGN),
    (REPUBLICS, SECONDARY): (REPRESS, SIEGE),
    (BELIEVERS, MAIN): (REPRESS, SIEGE, TAX),
    (BELIEVERS, SECONDARY): (VOTE,),
    (BISHOPS, MAIN): (BEHEAD, INQUISITOR),
    (BISHOPS, SECONDARY): (VOTE,),
    (CONCESSIONS, MAIN): (CORSAIR, SIEGE, REPRESS, VOTE, TAX),
}

ONE_SHOTS: Final[dict[tuple[int, int], tuple[int, ...]]] = {
    (KINGDOMS, MAIN): (CORONATION, *WARS, APOSTASY),
    (KINGDOMS, SECONDARY): WARS,
    (REPUBLICS, MAIN): (*WARS, APOSTASY),
    (REPUBLICS, SECONDARY): WARS,
    (BELIEVERS, MAIN): WARS,
    (BELIEVERS, SECONDARY): (RELIGIOUS_WAR,),
    (BISHOPS, MAIN): (APOSTASY,),
    (BISHOPS, SECONDARY): (RELIGIOUS_WAR,),
    (CONCESSIONS, MAIN): (CORONATION, *WARS),
}


# ---- cards ----------------------------------------------------------------------------------------------------------


def cards_for_sale(game: Pax, seat: int) -> Iterator[int]:
    """The cards that the bank could buy now, from left to right, the east row first on a tie."""
    for column in range(1, COLUMNS):
        for row in (EAST, WEST):
            card = game.state.market[row * COLUMNS + column]
            if card != NONE and game.why_not(seat, BUY_AND_PLAY_BASE + card) is None:
                yield card


def net_cost(state: Position, card: int) -> int:
    """What a card costs after the florins that lie on it."""
    space = state.market.index(card)
    return len(bank_payments(state, space)) - state.market_florins[space]


def has_useful_agents(aim: Aim, card: int) -> bool:
    """Whether a card brings agents of the sort that the objective names."""
    pieces = AGENTS[card]
    if (aim.row, aim.objective) == (BELIEVERS, MAIN):
        return any(religion_of(piece) not in (NONE, aim.religion) and not is_bishop(piece) for piece in pieces)
    if (aim.row, aim.objective) == (BISHOPS, MAIN):
        return any(is_bishop(piece) for piece in pieces)
    if (aim.row, aim.objective) == (CONCESSIONS, MAIN):
        return any(piece == PAWN or is_pirate(piece) for piece in pieces)
    return False


def may_serve(aim: Aim, card: int) -> bool:
    """Whether the one-shot or the agents of a card are among the means of the objective."""
    return ONE_SHOT[card] in ONE_SHOTS.get((aim.row, aim.objective), ()) or has_useful_agents(aim, card)


def with_prestige(kind: int) -> Wanted:
    """Cards with prestige of one kind."""
    return lambda state, aim, card: kind in PRESTIGE[card]


def with_ability(ability: str) -> Wanted:
    """Cards with an ability."""
    return lambda state, aim, card: ability in ABILITIES[card]


def of_that_religion(state: Position, aim: Aim, card: int) -> bool:
    """Cards with prestige of the dominant religion."""
    return aim.religion != NONE and aim.religion in PRESTIGE[card]


def levels_that_religion(state: Position, aim: Aim, card: int) -> bool:
    """Cards that bring the bank's prestige of the dominant religion level with the player's, or above it."""
    if not of_that_religion(state, aim, card):
        return False
    own = victory_prestige(state, state.automaton, aim.religion)
    rival = victory_prestige(state, person(state), aim.religion)
    return own < rival <= own + PRESTIGE[card].count(aim.religion)


def any_prestige(state: Position, aim: Aim, card: int) -> bool:
    """Cards with any prestige at all."""
    return bool(PRESTIGE[card])


PURCHASES: Final[dict[tuple[int, int], tuple[Wanted, ...]]] = {
    (KINGDOMS, FOR_PRESTIGE): (with_ability("imperial_costs_two_actions"),),
    (REPUBLICS, SECONDARY): (with_prestige(P_LAW),),
    (REPUBLICS, FOR_PRESTIGE): (with_prestige(P_LAW),),
    (BELIEVERS, SECONDARY): (levels_that_religion,),
    (BELIEVERS, FOR_PRESTIGE): (with_ability("holy_costs_two_actions"), of_that_religion),
    (BISHOPS, SECONDARY): (of_that_religion,),
    (BISHOPS, FOR_PRESTIGE): (with_ability("holy_costs_two_actions"), of_that_religion),
    (CONCESSIONS, FOR_PRESTIGE): (with_ability("globalization_costs_two_actions"), with_prestige(P_DISCOVERY)),
    (PURCHASE, MAIN): (any_prestige,),
}  # cards that serve by lying in the tableau, in the order in which they are looked for


def purchase(game: Pax, seat: int, aim: Aim) -> int:
    """The first card that serves by what it is, or NONE; for prestige alone it must be cheap or the course urgent."""
    for wanted in PURCHASES.get((aim.row, aim.objective), ()):
        for card in cards_for_sale(game, seat):
            cheap = aim.objective != FOR_PRESTIGE or aim.override or net_cost(game.state, card) <= CHEAP
            if cheap and wanted(game.state, aim, card):
                return card
    return NONE


# ---- sales ----------------------------------------------------------------------------------------------------------


def spare_cards(state: Position, seat: int) -> list[int]:
    """Cards without prestige, or with nothing but patron prestige, from left to right; rulers are never sold (R140)."""
    return [
        card
        for card in left_to_right(state, seat)
        if card < RULER and set(PRESTIGE[card]) <= {P_PATRON} and not is_consort(state, card)
    ]


def cards_under_bishops(state: Position, seat: int, religion: int) -> list[int]:
    """Own cards on which a bishop of a religion stands, from left to right."""
    return [
        card for card in left_to_right(state, seat) if state.bishop[card] == religion and not is_consort(state, card)
    ]


def has_operation(state: Position, cards: list[int], kinds: tuple[int, ...]) -> bool:
    """Whether some of the cards have an operation of these kinds."""
    return any(kind in kinds for card in cards for kind, _ in operations_of(state, card))
