"""Cards in tableaux and on thrones: what lies where, what it can do and what it counts."""

from __future__ import annotations

from typing import Final

from regnum.titles.pax_renaissance.facts.catalogue import (
    ABILITIES,
    ADJACENT,
    CARDS,
    CARDS_WITH,
    EMPIRES,
    FRANCE,
    KING_OPERATIONS,
    KING_PRESTIGE,
    OPERATIONS,
    PORTUGAL,
    PRESTIGE,
    QUEENS,
    REPUBLIC_OPERATIONS,
    REPUBLIC_PRESTIGE,
    RULER,
    SUPPLY,
)
from regnum.titles.pax_renaissance.facts.names import (
    BISHOP,
    CATHOLIC,
    KNIGHT,
    NONE,
    RELIGIONS,
)
from regnum.titles.pax_renaissance.position.queries.locations import throne_of
from regnum.titles.pax_renaissance.position.state import IN_TABLEAU, OLD_MAID, Position

GOLD_KNIGHT: Final = KNIGHT + CATHOLIC


def are_adjacent(state: Position, one: int, other: int) -> bool:
    """glossary:adjacency.1: a common border or corner; one queen keeps Portugal and France apart (A1d.1)."""
    if other not in ADJACENT[one]:
        return False
    if (one != PORTUGAL or other != FRANCE) and (one != FRANCE or other != PORTUGAL):
        return True
    return not anyone_has(state, "portugal_france_not_adjacent")


def queens_of(state: Position, empire: int) -> list[int]:
    """The queens married to the king of an empire (I1)."""
    return [QUEENS[number] for number, husband in enumerate(state.husband) if husband == empire]


def vassals_of(state: Position, empire: int) -> list[int]:
    """glossary:suzerain: the vassals under a suzerain."""
    return [vassal for vassal in range(EMPIRES) if state.suzerain[vassal] == empire]


def stack_of(state: Position, card: int) -> list[int]:
    """The cards at one place of a row: a card, or a ruler with his queens, his vassals and their queens."""
    if card < RULER:
        return [card]
    empire = card - RULER
    stack = [card]
    if empire in state.husband:
        stack += queens_of(state, empire)
    if empire in state.suzerain:
        for vassal in vassals_of(state, empire):
            stack += [RULER + vassal, *queens_of(state, vassal)]
    return stack


def half_cards(state: Position, seat: int, half: int) -> list[int]:
    """glossary:bank: all cards in one half of a tableau, from the board outward."""
    cards: list[int] = []
    for card in state.rows[seat * 2 + half]:
        if card < RULER:
            cards.append(card)
        else:
            cards += stack_of(state, card)
    return cards


def tableau_cards(state: Position, seat: int) -> list[int]:
    """B4.4: all cards in a tableau; rulers, queens and vassals included, old maids not."""
    return half_cards(state, seat, 0) + half_cards(state, seat, 1)


def cards_in_play(state: Position) -> list[int]:
    """All cards in tableaux and on thrones, in the order of their numbers."""
    cards = [*range(RULER, RULER + EMPIRES)]
    for row in state.rows:
        cards += [card for card in row if card < RULER]
    cards += [queen for number, queen in enumerate(QUEENS) if state.husband[number] != NONE]
    cards.sort()
    return cards


def old_maids(state: Position, seat: int) -> list[int]:
    """glossary:old_maid: the queens under a bank board."""
    maids: list[int] = []
    for queen in QUEENS:
        if state.place[queen] == OLD_MAID and state.owner[queen] == seat:
            maids.append(queen)
    return maids


def row_of(state: Position, card: int) -> tuple[int, int]:
    """The row (seat * 2 + half) and the place in it where a tableau card lies, in whatever stack."""
    empire = throne_of(state, card)
    if empire != NONE:
        suzerain = state.suzerain[empire]
        card = RULER + (empire if suzerain == NONE else suzerain)
    for number, row in enumerate(state.rows):
        if card in row:
            return number, row.index(card)
    return NONE, NONE


def ruler_owner(state: Position, empire: int) -> int:
    """B2d: the seat in whose tableau a ruler lies, or NONE on his throne."""
    return state.owner[RULER + empire]


def is_king(state: Position, empire: int) -> bool:
    """Whether the ruler card lies king side up (F9, I.1)."""
    return not state.republic[empire]


def operations_of(state: Position, card: int) -> tuple[tuple[int, int], ...]:
    """The operations on the visible side of a card (B5a, E4e.3)."""
    if card < RULER:
        return OPERATIONS[card]
    return (REPUBLIC_OPERATIONS if state.republic[card - RULER] else KING_OPERATIONS)[card - RULER]


def prestige_on(state: Position, card: int) -> tuple[int, ...]:
    """The prestige on the visible side of a card (glossary:prestige)."""
    if card < RULER:
        return PRESTIGE[card]
    return (REPUBLIC_PRESTIGE if state.republic[card - RULER] else KING_PRESTIGE)[card - RULER]


def tableau_prestige(state: Position, seat: int, kind: int) -> int:
    """Prestige of one kind on the cards of a tableau; never silenced (F1g.2)."""
    count = 0
    for card in tableau_cards(state, seat):
        count += prestige_on(state, card).count(kind)
    return count


def victory_prestige(state: Position, seat: int, kind: int) -> int:
    """I2b: prestige of one kind that counts for victory, old maids included."""
    count = tableau_prestige(state, seat, kind)
    for queen in old_maids(state, seat):
        count += PRESTIGE[queen].count(kind)
    return count


def is_immune(state: Position, seat: int) -> bool:
    """F1g.2: whether bishops cannot silence this player's cards; itself never silenced."""
    return any(
        state.place[card] == IN_TABLEAU and state.owner[card] == seat for card in CARDS_WITH["immune_to_silencing"]
    )


def is_silenced(state: Position, card: int) -> bool:
    """F1f, F1g.1, I1e, glossary:bishop.b: a bishop on the card, or on either of a royal couple."""
    empire = throne_of(state, card)
    if empire == NONE:
        hit = state.bishop[card] != NONE
    else:
        hit = state.bishop[RULER + empire] != NONE or any(
            state.bishop[queen] != NONE for queen in queens_of(state, empire)
        )
    return hit and not is_immune(state, state.owner[card])


def copies(state: Position, seat: int, ability: str) -> int:
    """glossary:effect.1, effect.2, hand.b: how many unsilenced cards with this ability lie in the tableau."""
    count = 0
    for card in CARDS_WITH[ability]:
        if state.owner[card] == seat and state.place[card] == IN_TABLEAU and not is_silenced(state, card):
            count += 1
    return count


def has(state: Position, seat: int, ability: str) -> bool:
    """B5f: whether the player has an unsilenced card with this ability in his tableau."""
    for card in CARDS_WITH[ability]:
        if state.owner[card] == seat and state.place[card] == IN_TABLEAU and not is_silenced(state, card):
            return True
    return False


def anyone_has(state: Position, ability: str) -> bool:
    """glossary:effect.a: whether the ability lies unsilenced in any tableau, for effects that bind everybody."""
    for card in CARDS_WITH[ability]:
        if state.place[card] == IN_TABLEAU and not is_silenced(state, card):
            return True
    return False


def works(state: Position, card: int, ability: str) -> bool:
    """Whether this very card lends its owner the ability now."""
    return (
        card < CARDS and ability in ABILITIES[card] and state.place[card] == IN_TABLEAU and not is_silenced(state, card)
    )


def kings(state: Position, seat: int) -> int:
    """L4: the ruler cards of a player that lie king side up, vassals included."""
    count = 0
    for empire in range(EMPIRES):
        if state.owner[RULER + empire] == seat and not state.republic[empire]:
            count += 1
    return count


def republics(state: Position, seat: int) -> int:
    """L6.1: the republics of a player, and cards that count as one."""
    count = copies(state, seat, "card_as_republic_renaissance")
    for empire in range(EMPIRES):
        if state.republic[empire] and state.owner[RULER + empire] == seat:
            count += 1
    return count


def bishops_in_play(state: Position) -> list[int]:
    """L3.1: the bishops on cards in tableaux and on thrones, by religion: all that are not in the supply."""
    return [SUPPLY[BISHOP + religion] - state.supply[BISHOP + religion] for religion in RELIGIONS]


def hand_is_full(state: Position, seat: int, limit: int) -> bool:
    """E1a: whether the player may hold no more cards."""
    return len(state.hand[seat]) >= limit and not has(state, seat, "unlimited_hand")
