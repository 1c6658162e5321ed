"""Orders in which the automated bank looks at things: tableaux, borders, and pieces for a city (R133, R135, R137)."""

from __future__ import annotations

from typing import Final

from regnum.titles.pax_renaissance.facts.catalogue import CIRCLES, ROUTE_PATH
from regnum.titles.pax_renaissance.facts.names import EAST, NONE, RELIGIONS, WEST, is_rook, religion_of
from regnum.titles.pax_renaissance.position.queries.empires import nobles_in
from regnum.titles.pax_renaissance.position.queries.tableau import half_cards, old_maids
from regnum.titles.pax_renaissance.position.state import Position

Rank = tuple[int, ...]
STOP: Final = 5
UNWANTED: Final = 6
NEVER: Final = 9
FAR: Final = 99


def left_to_right(state: Position, seat: int) -> list[int]:
    """A tableau as it lies: the west half from its far end to the board, then the east half outward (R133)."""
    return [*reversed(half_cards(state, seat, WEST)), *half_cards(state, seat, EAST), *old_maids(state, seat)]


def place_in_tableaux(state: Position, first: int, card: int) -> Rank:
    """Where a card lies when one tableau is searched from left to right and then the other; thrones come last."""
    owners = (first, 1 - first)
    if state.owner[card] not in owners:
        return (2, card)
    number = owners.index(state.owner[card])
    row = left_to_right(state, state.owner[card])
    return (number, row.index(card) if card in row else FAR)


def upstream(state: Position, border: int) -> int:
    """How far a border is from the open emporium of its route; the nearest are upstream (R135)."""
    return min(
        (path.index(border) for path in (ROUTE_PATH[route] for route in state.open_route) if border in path[1::2]),
        default=FAR,
    )


def is_believer(state: Position, piece: int, empire: int) -> bool:
    """Whether a piece would be a believer in a theocracy of its own religion."""
    return state.regime[empire] in RELIGIONS and religion_of(piece) == state.regime[empire]


def variety(state: Position, piece: int, empire: int) -> Rank:
    """No believer in a theocracy, then the religion seen least in the empire and on the map, rooks before knights."""
    religion = religion_of(piece)
    nearby = sum(religion_of(state.circle[circle]) == religion for circle in nobles_in(state, empire))
    standing_pieces = [state.circle[circle] for circle in range(CIRCLES) if state.circle[circle] != NONE]
    everywhere = sum(religion_of(other) == religion for other in standing_pieces)
    return (int(is_believer(state, piece, empire)), nearby, everywhere, int(not is_rook(piece)))


def rank_border(state: Position, seat: int, border: int) -> int:
    """The class of a border for a new concession: the player's first, but the last florin is kept if another place is
    free (R136)."""
    if state.pawn[border] == seat:
        return NEVER
    if state.pawn[border] != NONE:
        return 0 if state.florins[seat] > 1 else 2
    return 1


def whose(state: Position, seat: int, owner: int) -> Rank:
    """The player's before nobody's before the bank's own."""
    return (2 if owner == seat else 1 if owner == NONE else 0,)
