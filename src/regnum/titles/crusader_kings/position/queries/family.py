"""Rulers, relatives and who may marry."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.titles.crusader_kings.facts.catalogue import culture_cards
from regnum.titles.crusader_kings.facts.names import (
    CHILD,
    EITHER,
    FEMALE,
    KING,
    MALE,
    MOST_CHILDREN,
    NONE,
    PERSONS,
    ROLES,
    SIBLING,
)
from regnum.titles.crusader_kings.position.state import IN_DECK, Position, pack_of


def kin(state: Position, seat: int, role: int) -> int:
    """The character in a place of the family board, or NONE."""
    if role == KING:
        return state.ruler[seat]
    if role < SIBLING:
        children = state.children[seat]
        return children[role - CHILD] if role - CHILD < len(children) else NONE
    siblings = state.siblings[seat]
    return siblings[role - SIBLING] if role - SIBLING < len(siblings) else NONE


def person(state: Position, seat: int, number: int) -> int:
    """A member of the family or the spouse of one, or NONE."""
    if number < ROLES:
        return kin(state, seat, number)
    member = kin(state, seat, number - ROLES)
    return NONE if member == NONE else state.spouse[member]


def persons(state: Position, seat: int) -> Iterator[tuple[int, int]]:
    """Everybody in a family, spouses included, with the number that moves use."""
    for number in range(PERSONS):
        character = person(state, seat, number)
        if character != NONE:
            yield number, character


def relatives(state: Position, seat: int) -> list[int]:
    """Children and siblings of the ruler."""
    return [*state.children[seat], *state.siblings[seat]]


def sex(state: Position, character: int) -> int:
    """The sex on a card."""
    return pack_of(state).sex[character]


def may_couple(state: Position, one: int, other: int) -> bool:
    """marriage.sex, glitterhoof.marriage: opposite sexes, or a horse."""
    first, second = sex(state, one), sex(state, other)
    return first != second or EITHER in (first, second)


def heir(state: Position, seat: int) -> int:
    """succession.order: eldest son, daughter, brother, sister; bastards after all others."""
    children, siblings = state.children[seat], state.siblings[seat]
    for born_in_wedlock in (True, False):
        for line in (children, siblings):
            for wanted in (MALE, FEMALE):
                for character in line:
                    if sex(state, character) == wanted and bool(state.bastard[character]) != born_in_wedlock:
                        return character
    return NONE


def is_fertile(state: Position, seat: int) -> bool:
    """glitterhoof.marriage: the ruler has a spouse with whom children can be had."""
    ruler = state.ruler[seat]
    spouse = state.spouse[ruler]
    return spouse != NONE and EITHER not in (sex(state, spouse), sex(state, ruler))


def has_room_for_child(state: Position, seat: int) -> bool:
    """birth.card: the family board has three places for children."""
    return len(state.children[seat]) < MOST_CHILDREN


def duchy_of(state: Position, character: int) -> int:
    """The region that a relative holds as a duchy, or NONE."""
    for region, duke in enumerate(state.duke):
        if duke == character:
            return region
    return NONE


def culture_deck(state: Position, culture: int) -> list[int]:
    """setup.culture_deck: the cards of a culture that can still be drawn."""
    return [card for card in culture_cards(culture) if state.place[card] == IN_DECK]
