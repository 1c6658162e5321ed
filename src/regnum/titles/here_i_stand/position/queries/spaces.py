"""2, 12, 15: spaces: what they are, who holds them, who is inside and who outside."""

from __future__ import annotations

from itertools import compress
from typing import Final

from regnum.titles.here_i_stand.facts.card_numbers import BARBARY_PIRATES, SCHMALKALDIC_LEAGUE
from regnum.titles.here_i_stand.facts.catalogue import (
    CAPITALS,
    HOME,
    HOME_SPACES,
    IS_FORTIFIED,
    KEYS,
    SPACE_NUMBER,
    SPACES,
)
from regnum.titles.here_i_stand.facts.names import NONE, OTTOMAN
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.position.queries.powers import are_allies, are_enemies
from regnum.titles.here_i_stand.position.state import BUILT_FORTRESS, HAVEN, Position

ALGIERS: Final = SPACE_NUMBER["algiers"]
HAVENS: Final[tuple[int, ...]] = (SPACE_NUMBER["oran"], SPACE_NUMBER["tripoli"])  # what can become one (21.1)
FORTIFIED_AT_FIRST: Final[tuple[int, ...]] = tuple(space for space in range(SPACES) if IS_FORTIFIED[space])


def has_happened(state: Position, card: int) -> bool:
    """6.1: whether the event of a card has changed the game for good."""
    return card in state.happened


def is_league_formed(state: Position) -> bool:
    """21.6: whether the Schmalkaldic League was formed; before that nobody enters electorates."""
    return SCHMALKALDIC_LEAGUE in state.happened


def is_in_play(state: Position, space: int) -> bool:
    """21.1: every space, but Algiers only after the Barbary Pirates."""
    return space != ALGIERS or BARBARY_PIRATES in state.happened


def is_fortified(state: Position, space: int) -> bool:
    """2.1, 2.1.fortified, 2.1.electorate, 2.1.fortress: whether a space is a key, an electorate or a fortress, or
    was made one."""
    return IS_FORTIFIED[space] or state.fortified[space] != 0


def fortified_spaces(state: Position) -> tuple[int, ...]:
    """2.1.fortified: all of them, in order."""
    if not any(state.fortified):
        return FORTIFIED_AT_FIRST
    return tuple(sorted({*FORTIFIED_AT_FIRST, *compress(range(SPACES), state.fortified)}))


def fortresses_left(state: Position) -> int:
    """chart.markers, 2.1.fortress: how many fortress markers are not on the map."""
    return max(0, PACKS[state.pack].fortresses - state.fortified.count(BUILT_FORTRESS))


def is_friendly(state: Position, space: int, power: int) -> bool:
    """2.2, 2.2.controlled, 2.2.friendly: whether a power or its ally controls a space."""
    owner = state.control[space]
    return owner != NONE and are_allies(state, power, owner)


def is_hostile(state: Position, space: int, power: int) -> bool:
    """2.2, 2.2.enemy: whether an enemy of a power controls a space."""
    owner = state.control[space]
    return owner != NONE and are_enemies(state, power, owner)


def is_besieged(state: Position, space: int) -> bool:
    """15: whether there is a siege."""
    return state.besiegers[space] != 0


def is_inside(state: Position, space: int, owner: int) -> bool:
    """15: whether units of an owner at a space are besieged there."""
    besiegers = state.besiegers[space]
    return besiegers != 0 and besiegers >> state.master[owner] & 1 == 0


def home_of(state: Position, space: int) -> int:
    """2.1, 21.1, 2.1.home: whose home space it is; a pirate haven is an Ottoman one for good."""
    return OTTOMAN if state.fortified[space] == HAVEN else HOME[space]


def is_home_of(state: Position, space: int, power: int) -> bool:
    """2.1, 21.1: whether a space is a home space of a power."""
    return home_of(state, space) == power and is_in_play(state, space)


def keys_of(state: Position, power: int) -> list[int]:
    """2.1, 2.1.key, 2.4.square: the keys that a power controls."""
    return [space for space in KEYS if state.control[space] == power]


def capitals_of(state: Position, power: int) -> list[int]:
    """2.1, 2.1.key: the capitals of a power that it controls."""
    return [space for space in CAPITALS[power] if state.control[space] == power]


def home_spaces_of(state: Position, power: int) -> list[int]:
    """2.1, 21.1: the home spaces of a power in play, whoever holds them."""
    spaces = [space for space in HOME_SPACES[power] if is_home_of(state, space, power)]
    return spaces + [space for space in HAVENS if power == OTTOMAN and state.fortified[space] == HAVEN]
