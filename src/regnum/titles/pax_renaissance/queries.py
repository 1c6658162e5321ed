"""Questions about the position that several chapters ask. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from regnum.titles.pax_renaissance.catalogue import (
    ABILITIES,
    ADJACENT,
    BORDERS_OF,
    CARDS,
    CARDS_WITH,
    CIRCLES_OF,
    EMPIRES,
    EMPORIUM_ROUTE,
    FRANCE,
    KING_OPERATIONS,
    KING_PRESTIGE,
    LEVY,
    OPERATIONS,
    PAPAL_STATES,
    PORTUGAL,
    PRESTIGE,
    QUEENS,
    REPUBLIC_OPERATIONS,
    REPUBLIC_PRESTIGE,
    ROUTE_ROW,
    RULER,
    SUPPLY,
    VENICE,
    VENICE_EXTRA,
)
from regnum.titles.pax_renaissance.locations import throne_of
from regnum.titles.pax_renaissance.names import (
    BISHOP,
    CATHOLIC,
    KNIGHT,
    NONE,
    RELIGIONS,
    REPRESSIBLE,
    ROOK,
    religion_of,
)
from regnum.titles.pax_renaissance.options import reading
from regnum.titles.pax_renaissance.state import IN_TABLEAU, OLD_MAID, Position

GOLD_KNIGHT: Final = KNIGHT + CATHOLIC


def are_adjacent(state: Position, one: int, other: int) -> bool:
    """glossary:adjacency.1: a common border or corner; one queen keeps Portugal and France apart (A1d.1)."""
    if other not in ADJACENT[one]:
        return False
    if (one != PORTUGAL or other != FRANCE) and (one != FRANCE or other != PORTUGAL):
        return True
    return not anyone_has(state, "portugal_france_not_adjacent")


# ---- tableaux -------------------------------------------------------------------------------------------------------


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


# ---- silence and abilities ------------------------------------------------------------------------------------------


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


# ---- the map --------------------------------------------------------------------------------------------------------


def is_busted(state: Position, circle: int) -> bool:
    """B6d:note1.1, B2h, glossary:emporium: whether a disk lies on the emporium in this circle."""
    route = EMPORIUM_ROUTE[circle]
    return route != NONE and state.open_route[ROUTE_ROW[route]] != route


def condottieri(state: Position) -> bool:
    """G4c.1: whether Venice has room for two pieces now."""
    return LEVY[VENICE][state.regime[PAPAL_STATES]] == GOLD_KNIGHT and anyone_has(state, "condottiere_venice_two_slots")


def fits_in_venice(state: Position, piece: int) -> bool:
    """G4c.1: what may take the second place in Venice, by the reading chosen."""
    pieces = reading(state, "condottiere_pieces")
    if pieces == "gold_knights_only":
        return piece == GOLD_KNIGHT
    return pieces == "any" or religion_of(piece) == CATHOLIC


def is_usable(state: Position, circle: int) -> bool:
    """Whether a circle can hold a piece now: no disk on it, and Venice's second place only for condottieri."""
    return condottieri(state) if circle == VENICE_EXTRA else not is_busted(state, circle)


def is_room(state: Position, circle: int, piece: int) -> bool:
    """glossary:city.1: whether the circle is empty and may take the piece, whatever is printed in it (city.2)."""
    return (
        state.circle[circle] == NONE
        and is_usable(state, circle)
        and (circle != VENICE_EXTRA or fits_in_venice(state, piece))
    )


def empty_circles(state: Position, empire: int) -> list[int]:
    """G4a, glossary:overcrowded.a, overcrowded.b: the circles of an empire that could take a levy."""
    regime = state.regime[empire]
    return [
        circle
        for circle in CIRCLES_OF[empire]
        if state.circle[circle] == NONE and is_room(state, circle, LEVY[circle][regime])
    ]


def levy_piece(state: Position, circle: int, empire: int) -> int:
    """F4:note2: the piece printed in a circle under the present regime."""
    return LEVY[circle][state.regime[empire]]


def is_saturated(state: Position, empire: int) -> bool:
    """G4b, glossary:overcrowded: no city has room."""
    regime = state.regime[empire]
    for circle in CIRCLES_OF[empire]:
        if state.circle[circle] == NONE and is_room(state, circle, LEVY[circle][regime]):
            return False
    return True


def nobles_in(state: Position, empire: int) -> list[int]:
    """glossary:nobles: the circles of an empire in which a knight or rook stands."""
    return [circle for circle in CIRCLES_OF[empire] if state.circle[circle] != NONE]


def is_empty_border(state: Position, border: int) -> bool:
    """glossary:overcrowded: neither concession nor pirate."""
    return state.pawn[border] == NONE and state.pirate[border] == NONE


def concessions(state: Position, seat: int) -> int:
    """glossary:concession: the player's pawns on borders."""
    return state.pawn.count(seat)


def concessions_around(state: Position, seat: int, empire: int) -> int:
    """F6b: the player's concessions on the borders of an empire."""
    count = 0
    for border in BORDERS_OF[empire]:
        if state.pawn[border] == seat:
            count += 1
    return count


def repressed_on(state: Position, empire: int) -> int:
    """glossary:repressed.1: how many pieces are repressed on a ruler card."""
    return sum(state.repressed[empire * REPRESSIBLE : (empire + 1) * REPRESSIBLE])


def repressed_pieces(state: Position, empire: int) -> Iterator[tuple[int, int]]:
    """The repressed pieces on a ruler card: piece and count."""
    for piece in range(REPRESSIBLE):
        count = state.repressed[empire * REPRESSIBLE + piece]
        if count:
            yield piece, count


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


def believers_in_theocracies(state: Position) -> list[int]:
    """L3.2, glossary:theocracy, theocracy.b: knights, rooks and pirates in and around the theocracies of their own
    religion."""
    count = [0, 0, 0]
    for empire in range(EMPIRES):
        religion = state.regime[empire]
        if religion not in RELIGIONS:
            continue
        for circle in CIRCLES_OF[empire]:
            piece = state.circle[circle]
            if piece == KNIGHT + religion or piece == ROOK + religion:
                count[religion] += 1
        for border in BORDERS_OF[empire]:
            if state.pirate[border] == religion:
                count[religion] += 1
    return count


def hand_is_full(state: Position, seat: int, limit: int) -> bool:
    """E1a: whether the player may hold no more cards."""
    return len(state.hand[seat]) >= limit and not has(state, seat, "unlimited_hand")


def next_seat(state: Position, seat: int) -> int:
    """D2c: the next player clockwise who is still in the game."""
    seats = len(state.florins)
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if not state.out[other]:
            return other
    return seat


def in_turn_order(state: Position) -> list[int]:
    """All seats still in the game, the active one first."""
    seats = len(state.florins)
    order = [(state.active + step) % seats for step in range(seats)]
    return [seat for seat in order if not state.out[seat]]
