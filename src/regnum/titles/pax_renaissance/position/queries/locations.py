"""Where cards belong: empires and regions, printed or taken over from a husband (glossary: LOCATION)."""

from __future__ import annotations

from typing import Final

from regnum.titles.pax_renaissance.facts.catalogue import (
    CARDS,
    EMPIRES,
    LOCATION_EAST,
    PRINTED_LOCATION,
    QUEEN_NUMBER,
    QUEENS,
    REGION,
    RULER,
)
from regnum.titles.pax_renaissance.facts.names import NONE
from regnum.titles.pax_renaissance.position.state import IN_TABLEAU, Position


def husband_of(state: Position, card: int) -> int:
    """I1: the empire whose king a queen has married, or NONE."""
    number = QUEEN_NUMBER[card]
    return state.husband[number] if number >= 0 else NONE


def is_consort(state: Position, card: int) -> bool:
    """E3a: whether a card is a queen who lies with her king, and so is sold with him only."""
    return card < RULER and husband_of(state, card) != NONE


def throne_of(state: Position, card: int) -> int:
    """The empire of a ruler card, or that of a queen's husband; NONE for all other cards."""
    return card - RULER if card >= RULER else husband_of(state, card)


def location(state: Position, card: int) -> int:
    """B5b, I1a, glossary:location.1, location.2: an empire, a region, or none; a queen takes her husband's."""
    if card >= RULER:
        return card - RULER
    printed = PRINTED_LOCATION[card]
    return husband_of(state, card) if printed == NONE else printed


def in_location(empire: int, place: int) -> bool:
    """glossary:location.b, location.c, east, west: an East or West location stands for every empire of its region."""
    return empire == place or (place >= LOCATION_EAST and REGION[empire] == place - LOCATION_EAST)


def empires_in(place: int) -> list[int]:
    """The empires that a location stands for."""
    if place < 0:
        return []
    return [place] if place < LOCATION_EAST else [empire for empire in range(EMPIRES) if in_location(empire, place)]


def share_location(one: int, other: int) -> bool:
    """F1e, glossary:location.b: equal, or one is the region in which the other lies."""
    if one < 0 or other < 0:
        return False
    if one == other:
        return True
    if one < LOCATION_EAST:
        return in_location(one, other)
    return other < LOCATION_EAST and in_location(other, one)


def region_of_location(place: int) -> int:
    """The region of an empire or of a regional location."""
    return place - LOCATION_EAST if place >= LOCATION_EAST else REGION[place]


# Cards and rulers whose printed location is shared with each location; queens have none of their own.
SHARING: Final = tuple(
    (
        *(card for card in range(CARDS) if share_location(place, PRINTED_LOCATION[card])),
        *(RULER + empire for empire in range(EMPIRES) if share_location(place, empire)),
    )
    for place in range(LOCATION_EAST + 2)
)


def tableau_cards_sharing(state: Position, place: int) -> list[int]:
    """F3, glossary:location.b: the cards in tableaux that share a location, in the order of their numbers."""
    if place < 0:
        return []
    cards = [card for card in SHARING[place] if state.place[card] == IN_TABLEAU]
    for number, empire in enumerate(state.husband):
        if empire != NONE and state.place[QUEENS[number]] == IN_TABLEAU and share_location(place, empire):
            cards.append(QUEENS[number])
            cards.sort()
    return cards
