"""What can never be true of a position."""

from __future__ import annotations

from typing import Final

from regnum.engine.knowledge import out_of_range
from regnum.titles.pax_renaissance.facts.catalogue import (
    ALL_CARDS,
    BANK_IDS,
    BORDER,
    BORDERS,
    CARD,
    CARDS,
    CIRCLE,
    CIRCLES,
    CONSTANTS,
    DECK,
    EMPIRE,
    EMPIRES,
    EMPORIUM_ROUTE,
    HALF,
    IS_COMET,
    IS_QUEEN,
    IS_SEA,
    PIECE,
    QUEEN_NUMBER,
    QUEENS,
    REGION,
    ROUTE,
    ROUTE_ROW,
    ROUTES,
    RULER,
    SUITORS,
    SUPPLY,
)
from regnum.titles.pax_renaissance.facts.courses import OBJECTIVES
from regnum.titles.pax_renaissance.facts.names import (
    BISHOP,
    EAST,
    NONE,
    PIECES,
    PIRATE,
    REGIME_NAMES,
    RELIGIONS,
    REPRESSIBLE,
    VICTORY_NAMES,
    WEST,
    is_noble,
)
from regnum.titles.pax_renaissance.position.queries.market import cards_left
from regnum.titles.pax_renaissance.position.state import (
    COLUMNS,
    GONE,
    IN_DECK,
    IN_MARKET,
    IN_TABLEAU,
    OLD_MAID,
    ON_THRONE,
    TAKEN,
    Position,
)

ACTIONS: Final[int] = CONSTANTS["turn"]["actions"]
ANY: Final = 1 << 31  # more than there is of anything


def impossible(state: Position) -> list[str]:
    """B2c, glossary:piece_supply.1, border.2, city.1: everything that is wrong with a position."""
    wrong = [*_wrong_sizes(state), *_wrong_numbers(state)]
    if wrong:
        return wrong  # nothing below can cope with these
    return [
        *_wrong_pieces(state),
        *_wrong_cities(state),
        *_wrong_cards(state),
        *_wrong_tableaux(state),
        *_wrong_rulers(state),
        *_wrong_market(state),
        *_wrong_hands(state),
    ]


def _wrong_sizes(state: Position) -> list[str]:
    seats = len(state.florins)
    sizes = {
        "bank": seats, "out": seats, "hand": seats, "taken": seats, "rows": seats * 2, "place": ALL_CARDS,
        "owner": ALL_CARDS, "bishop": ALL_CARDS, "husband": len(QUEENS), "suzerain": EMPIRES, "republic": EMPIRES,
        "regime": EMPIRES, "repressed": EMPIRES * REPRESSIBLE, "circle": CIRCLES, "pawn": BORDERS, "pirate": BORDERS,
        "supply": PIECES, "open_route": 2, "pool": 2, "comets": 2, "market": 2 * COLUMNS,
        "market_florins": 2 * COLUMNS, "victory": 4, "operations_used": 2, "fairs_used": 2, "top_left": 2,
        "low_left": 2, "next_card": 2,
    }  # fmt: skip
    return [
        f"{name} has {len(getattr(state, name))} entries" for name in sizes if len(getattr(state, name)) != sizes[name]
    ]


def _wrong_numbers(state: Position) -> list[str]:
    """B1: every number names something."""
    last_seat, last_card = len(state.florins) - 1, ALL_CARDS - 1
    wrong = out_of_range(
        state,
        {
            "bank": (0, len(BANK_IDS) - 1), "out": (0, 1), "florins": (0, ANY), "hand": (0, CARDS - 1),
            "taken": (-CARDS, CARDS - 1), "rows": (0, last_card), "place": (IN_DECK, GONE), "owner": (NONE, last_seat),
            "bishop": (NONE, len(RELIGIONS) - 1), "husband": (NONE, EMPIRES - 1), "suzerain": (NONE, EMPIRES - 1),
            "republic": (0, 1), "regime": (0, len(REGIME_NAMES) - 1), "repressed": (0, ANY),
            "circle": (NONE, PIECES - 1), "pawn": (NONE, last_seat), "pirate": (NONE, len(RELIGIONS) - 1),
            "supply": (0, ANY),
            "agents": (0, PIECES - 1), "open_route": (0, ROUTES - 1), "pool": (0, CARDS - 1), "comets": (0, CARDS - 1),
            "top_left": (0, ANY), "low_left": (0, ANY), "next_card": (NONE, CARDS - 1), "market": (NONE, CARDS - 1),
            "market_florins": (0, ANY), "victory": (0, 1), "active": (0, last_seat), "actions": (0, ACTIONS),
            "spent": (0, ANY), "operations_used": (0, 1), "fairs_used": (0, 1), "free_fair_used": (0, 1),
            "acted": (0, last_card), "usury": (0, CARDS - 1), "ending": (NONE, len(VICTORY_NAMES) - 1),
            "winners": (0, last_seat), "automaton": (NONE, 1),
        },
    )  # fmt: skip
    if state.actions > ACTIONS:
        wrong = [f"{state.actions} actions, where a turn has {ACTIONS}"]
    if state.automaton != NONE and (last_seat, state.automaton) != (1, 1):
        wrong.append("an automated bank where none can be")
    if state.course and (
        len(state.course) != 2
        or state.course[0] not in range(len(OBJECTIVES))
        or state.course[1] not in OBJECTIVES[state.course[0]]
    ):
        wrong.append("an unknown course of the automated bank")
    if len(set(state.bank)) != len(state.bank):
        wrong.append("two seats have one bank")
    return wrong


def _wrong_pieces(state: Position) -> list[str]:
    count = state.supply[:]
    for piece in (*state.circle, *state.agents):
        if piece != NONE:
            count[piece] += 1
    for place, number in enumerate(state.repressed):
        count[place % REPRESSIBLE] += number
    for border in range(BORDERS):
        if state.pawn[border] != NONE:
            count[state.pawn[border]] += 1
        if state.pirate[border] != NONE:
            count[PIRATE + state.pirate[border]] += 1
            if not IS_SEA[border]:
                return [f"a pirate on the land border {BORDER.names[border]}"]
    for card, religion in enumerate(state.bishop):
        if religion != NONE:
            count[BISHOP + religion] += 1
            if state.place[card] not in (IN_TABLEAU, ON_THRONE):
                return [f"a bishop on {CARD.names[card]}, which lies nowhere"]
    return [
        f"{have} pieces {PIECE.names[piece]} of {SUPPLY[piece]}"
        for piece, have in enumerate(count)
        if have != SUPPLY[piece]
    ]


def _wrong_cities(state: Position) -> list[str]:
    """B2c, B6d, city.1: nobles in cities and in open emporia; each row has one open emporium."""
    wrong: list[str] = []
    for row, route in enumerate(state.open_route):
        if ROUTE_ROW[route] != row:
            wrong.append(f"{ROUTE.names[route]} is no emporium of the {HALF.names[row]} route")
    for circle, piece in enumerate(state.circle):
        if piece == NONE:
            continue
        if not is_noble(piece):
            wrong.append(f"{PIECE.names[piece]} stands in the city {CIRCLE.names[circle]}")
        if EMPORIUM_ROUTE[circle] != NONE and EMPORIUM_ROUTE[circle] not in state.open_route:
            wrong.append(f"{PIECE.names[piece]} stands in the closed emporium {CIRCLE.names[circle]}")
    return wrong


def _wrong_cards(state: Position) -> list[str]:
    """B4: every card lies in one place that it can lie in."""
    wrong: list[str] = []
    laid = [card for row in state.rows for card in row]
    if len(laid) != len(set(laid)):
        wrong.append("a card lies twice")
    for card in range(ALL_CARDS):
        place = state.place[card]
        attached = (card < CARDS and IS_QUEEN[card] and state.husband[QUEEN_NUMBER[card]] != NONE) or (
            card >= RULER and state.suzerain[card - RULER] != NONE
        )
        if place == IN_TABLEAU and not attached and card not in laid:
            wrong.append(f"{CARD.names[card]} lies nowhere")
        if place == OLD_MAID and (card >= RULER or not IS_QUEEN[card]):
            wrong.append(f"{CARD.names[card]} is an old maid and no queen")
        if card >= RULER and place not in (IN_TABLEAU, ON_THRONE):
            wrong.append(f"{CARD.names[card]} is neither on his throne nor in a tableau")
    return wrong


def _wrong_tableaux(state: Position) -> list[str]:
    """B5:note1.1, glossary:queen.1, L1: cards in the half of their banner; queens lie with kings, comets never."""
    wrong: list[str] = []
    for number, row in enumerate(state.rows):
        for card in row:
            name = CARD.names[card]
            half = DECK[card] if card < CARDS else REGION[card - RULER]
            if card < CARDS and IS_QUEEN[card]:
                wrong.append(f"the queen {name} lies unmarried in a tableau")
            elif card < CARDS and IS_COMET[card]:
                wrong.append(f"the comet {name} lies in a tableau")
            elif state.place[card] != IN_TABLEAU or state.owner[card] != number // 2:
                wrong.append(f"{name} lies in the wrong row")
            elif half != number % 2:
                wrong.append(f"{name} lies in the {HALF.names[number % 2]} half of a tableau")
    return wrong


def _wrong_rulers(state: Position) -> list[str]:
    """glossary:queen.1, republic, vassal: who hangs on a ruler, and what he can be where he lies."""
    wrong: list[str] = []
    for empire, suzerain in enumerate(state.suzerain):
        name, ruler = EMPIRE.names[empire], RULER + empire
        if state.republic[empire] and state.place[ruler] != IN_TABLEAU:
            wrong.append(f"{name} is a republic on its throne")
        if suzerain == NONE:
            continue
        if state.place[RULER + suzerain] != IN_TABLEAU or state.place[ruler] != IN_TABLEAU:
            wrong.append(f"{name} is a vassal of {EMPIRE.names[suzerain]}, which is on its throne")
        elif state.owner[ruler] != state.owner[RULER + suzerain] or state.suzerain[suzerain] != NONE:
            wrong.append(f"{name} cannot be a vassal of {EMPIRE.names[suzerain]}")
    for card, empire in zip(QUEENS, state.husband, strict=True):
        if empire == NONE:
            continue
        if state.place[card] != state.place[RULER + empire] or state.republic[empire]:
            wrong.append(f"{CARD.names[card]} is not where her husband is, or he is none")
        elif empire not in SUITORS[card]:
            wrong.append(f"{EMPIRE.names[empire]} is no suitor of {CARD.names[card]}")
    return wrong


def _wrong_market(state: Position) -> list[str]:
    """B7a, D2b: cards of the other deck come into a row only when its own deck has run out."""
    wrong: list[str] = []
    shown = [card for card in state.market if card != NONE]
    if len(shown) != len(set(shown)) or any(state.place[card] != IN_MARKET for card in shown):
        wrong.append("the market holds a card that is elsewhere")
    for row in (EAST, WEST):
        own, name = state.market[row * COLUMNS : (row + 1) * COLUMNS], HALF.names[row]
        foreign = [card for card in own if card != NONE and DECK[card] != row]
        if foreign and cards_left(state, row):
            wrong.append(f"{CARD.names[foreign[0]]} lies in the {name} row of the market, whose deck has not run out")
        if any(state.place[card] != IN_DECK for card in state.pool[row]):
            wrong.append(f"the {name} deck holds a card that was seen")
        if any(DECK[card] != row or IS_COMET[card] for card in state.pool[row]):
            wrong.append(f"the {name} deck holds a card of the other half, or a comet outside its place")
        if any(DECK[card] != row or not IS_COMET[card] or state.place[card] != IN_DECK for card in state.comets[row]):
            wrong.append(f"the comets of the {name} deck are others")
        next_card = state.next_card[row]
        if next_card != NONE and DECK[next_card] != row:
            wrong.append(f"{CARD.names[next_card]} lies on the {name} deck")
        if len(state.pool[row]) < state.top_left[row] + state.low_left[row]:
            wrong.append(f"the {name} deck has more cards than there are")
    return wrong


def _wrong_hands(state: Position) -> list[str]:
    wrong: list[str] = []
    for seat, hand in enumerate(state.hand):
        size = 0
        for entry in state.taken[seat]:
            size += 1 if entry >= 0 else entry
        if hand != sorted(set(hand)) or not set(hand) <= set(state.taken[seat]) or size != len(hand):
            wrong.append(f"the hand of seat {seat} does not fit what was seen of it")
        if any(state.place[card] != TAKEN or state.owner[card] != seat for card in hand):
            wrong.append(f"seat {seat} holds a card that lies elsewhere")
        if any(IS_COMET[card] for card in hand):
            wrong.append(f"seat {seat} holds a comet")
    return wrong
