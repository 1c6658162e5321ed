"""Cities, borders and repressed pieces of the empires."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.titles.pax_renaissance.facts.catalogue import (
    BORDERS_OF,
    CIRCLES_OF,
    EMPIRES,
    EMPORIUM_ROUTE,
    LEVY,
    PAPAL_STATES,
    ROUTE_ROW,
    VENICE,
    VENICE_EXTRA,
)
from regnum.titles.pax_renaissance.facts.names import (
    CATHOLIC,
    KNIGHT,
    NONE,
    RELIGIONS,
    REPRESSIBLE,
    ROOK,
    religion_of,
)
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.queries.tableau import GOLD_KNIGHT, anyone_has
from regnum.titles.pax_renaissance.position.state import Position


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
