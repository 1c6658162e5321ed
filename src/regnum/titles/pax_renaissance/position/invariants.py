"""What can never be true of a position."""

from __future__ import annotations

from regnum.titles.pax_renaissance.facts.catalogue import (
    ALL_CARDS,
    BORDERS,
    CARDS,
    CIRCLES,
    EMPIRES,
    IS_QUEEN,
    IS_SEA,
    QUEEN_NUMBER,
    QUEENS,
    RULER,
    SUPPLY,
)
from regnum.titles.pax_renaissance.facts.names import BISHOP, EAST, NONE, PIECES, PIRATE, REPRESSIBLE, WEST
from regnum.titles.pax_renaissance.position.state import (
    COLUMNS,
    IN_DECK,
    IN_MARKET,
    IN_TABLEAU,
    ON_THRONE,
    TAKEN,
    Position,
)


def impossible(state: Position) -> list[str]:
    """B2c, glossary:piece_supply.1, border.2, city.1: everything that is wrong with a position."""
    return [*_wrong_sizes(state), *_wrong_pieces(state), *_wrong_cards(state), *_wrong_hands(state)]


def _wrong_sizes(state: Position) -> list[str]:
    seats = len(state.florins)
    sizes = {
        "bank": seats, "out": seats, "hand": seats, "taken": seats, "rows": seats * 2, "place": ALL_CARDS,
        "owner": ALL_CARDS, "bishop": ALL_CARDS, "husband": len(QUEENS), "suzerain": EMPIRES, "republic": EMPIRES,
        "regime": EMPIRES, "repressed": EMPIRES * REPRESSIBLE, "circle": CIRCLES, "pawn": BORDERS, "pirate": BORDERS,
        "supply": PIECES, "open_route": 2, "pool": 2, "comets": 2, "market": 2 * COLUMNS,
        "market_florins": 2 * COLUMNS, "victory": 4, "operations_used": 2, "fairs_used": 2,
    }  # fmt: skip
    wrong = [
        f"{name} has {len(getattr(state, name))} entries" for name in sizes if len(getattr(state, name)) != sizes[name]
    ]
    if state.automaton != NONE and (seats, state.automaton) != (2, 1):
        wrong.append("an automated bank where none can be")
    if state.course and (len(state.course) != 2 or state.course[0] not in range(7) or state.course[1] not in range(3)):
        wrong.append("an unknown course of the automated bank")
    if not wrong and (min(state.florins) < 0 or min(state.market_florins) < 0 or min(state.repressed) < 0):
        wrong.append("less than nothing of something")
    return wrong


def _wrong_pieces(state: Position) -> list[str]:
    seats = len(state.florins)
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
                return [f"a pirate on the land border {border}"]
    for card, religion in enumerate(state.bishop):
        if religion != NONE:
            count[BISHOP + religion] += 1
            if state.place[card] not in (IN_TABLEAU, ON_THRONE):
                return [f"a bishop on the absent card {card}"]
    wrong = [f"piece {piece}: {have} of {SUPPLY[piece]}" for piece, have in enumerate(count) if have != SUPPLY[piece]]
    if any(not 0 <= pawn < seats for pawn in state.pawn if pawn != NONE) or min(state.supply) < 0:
        wrong.append("a pawn of nobody, or a negative supply")
    return wrong


def _wrong_cards(state: Position) -> list[str]:
    wrong: list[str] = []
    laid = [card for row in state.rows for card in row]
    if len(laid) != len(set(laid)):
        wrong.append("a card lies twice")
    for number, row in enumerate(state.rows):
        wrong += [
            f"card {card} lies in the wrong row"
            for card in row
            if state.place[card] != IN_TABLEAU or state.owner[card] != number // 2
        ]
    for card in range(ALL_CARDS):
        attached = (card < CARDS and IS_QUEEN[card] and state.husband[QUEEN_NUMBER[card]] != NONE) or (
            card >= RULER and state.suzerain[card - RULER] != NONE
        )
        if state.place[card] == IN_TABLEAU and not attached and card not in laid:
            wrong.append(f"card {card} lies nowhere")
    for empire, suzerain in enumerate(state.suzerain):
        if suzerain != NONE and (
            state.owner[RULER + empire] != state.owner[RULER + suzerain] or state.suzerain[suzerain] != NONE
        ):
            wrong.append(f"empire {empire} has a wrong suzerain")
    for card, empire in zip(QUEENS, state.husband, strict=True):
        if empire != NONE and (state.place[card] != state.place[RULER + empire] or state.republic[empire]):
            wrong.append(f"queen {card} has a wrong husband")
    shown = [card for card in state.market if card != NONE]
    if len(shown) != len(set(shown)) or any(state.place[card] != IN_MARKET for card in shown):
        wrong.append("the market holds a wrong card")
    for deck in (EAST, WEST):
        if any(state.place[card] != IN_DECK for card in state.pool[deck]):
            wrong.append("the pool holds a card that was seen")
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
    return wrong
