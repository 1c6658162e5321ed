"""23.2: victory points, counted from the map and the markers."""

from __future__ import annotations

from itertools import compress

from regnum.titles.here_i_stand.facts.catalogue import ELECTORATE_VP, ELECTORATES, HOME_SPACES, KEY_VP, KEYS_TO_WIN
from regnum.titles.here_i_stand.facts.charts import (
    ENGLISH_SPACES_FOR_VP,
    HAPSBURG_ELECTORATE_VP,
    MOST_ST_PETERS_VP,
    PAPAL_TRACK,
    PROTESTANT_TRACK,
    RELIGIOUS_SPACES,
    ST_PETERS_FOR_VP,
)
from regnum.titles.here_i_stand.facts.names import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    MAJORS,
    NONE,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
)
from regnum.titles.here_i_stand.position.queries.england import heir_points
from regnum.titles.here_i_stand.position.queries.progress import calm_keys
from regnum.titles.here_i_stand.position.queries.spaces import is_league_formed
from regnum.titles.here_i_stand.position.queries.standing import ALL_SPACES
from regnum.titles.here_i_stand.position.state import Position


def victory_points(state: Position, power: int) -> int:
    """23.2, 23.2.bonus7, 23.2.bonus8, ruling.g82: base, special and bonus points of a power."""
    points = base_points(state, power) + special_points(state, power)
    return max(0, points + state.war_winner[power] + state.bonus[power])


def all_points(state: Position) -> list[int]:
    """23.2: the victory points of all powers in impulse order."""
    return [victory_points(state, power) for power in range(MAJORS)]


def base_points(state: Position, power: int) -> int:
    """23.2.base1, 23.2.base2, 12.4.effect7, ruling.g82, 2.4.square1, 2.4.square3, chart.key_track.ottoman to
    chart.key_track.papacy: for keys, or for electorates of the Protestants by control and faith."""
    if power != PROTESTANT:
        return KEY_VP[power][min(calm_keys(state, power), len(KEY_VP[power]) - 1)]
    return ELECTORATE_VP * sum([1 for space in ELECTORATES if is_protestant_electorate(state, space)])


def is_protestant_electorate(state: Position, space: int) -> bool:
    """23.2.base2, 12.4.effect7: Protestant by control and faith, and calm."""
    return state.control[space] == PROTESTANT and is_calm_protestant(state, space)


def special_points(state: Position, power: int) -> int:
    """23.2.special.ottoman, 23.2.special.england_heir, 23.2.special.england_spaces, 23.2.english_reminder,
    23.2.special.france, 23.2.special.papacy_spaces, 23.2.special.papacy_peter, 23.2.special.protestant,
    chart.protestant_track: what only one power scores for."""
    if power == OTTOMAN:
        return state.piracy
    if power == HAPSBURG:
        return HAPSBURG_ELECTORATE_VP * imperial_electorates(state)
    if power == ENGLAND:
        calm = sum([1 for space in HOME_SPACES[ENGLAND] if is_calm_protestant(state, space)])
        return heir_points(state) + calm // ENGLISH_SPACES_FOR_VP
    if power == FRANCE:
        return state.chateaux
    if power == PAPACY:
        return PAPAL_TRACK[marked_spaces(state)] + min(MOST_ST_PETERS_VP, state.st_peters // ST_PETERS_FOR_VP)
    return PROTESTANT_TRACK[marked_spaces(state)]


def imperial_electorates(state: Position) -> int:
    """23.2.special.habsburg, 12.4.effect7: calm electorates under Hapsburg control, after the League."""
    if not is_league_formed(state):
        return 0
    return sum([1 for space in ELECTORATES if state.control[space] == HAPSBURG and not state.unrest[space]])


def is_calm_protestant(state: Position, space: int) -> bool:
    """12.4.effect6: a space in unrest does not count as Protestant."""
    return state.faith[space] == PROTESTANT_FAITH and not state.unrest[space]


def protestant_spaces(state: Position) -> int:
    """23.2.protestant_spaces, 12.4.effect6: how many calm spaces are Protestant."""
    count = state.faith.count(PROTESTANT_FAITH)
    for space in compress(ALL_SPACES, state.unrest):
        count -= state.faith[space] == PROTESTANT_FAITH
    return count


def marked_spaces(state: Position) -> int:
    """23.2.protestant_spaces: where the marker stands on its track."""
    return min(protestant_spaces(state), RELIGIOUS_SPACES - 1)


def has_won_by_keys(state: Position, power: int) -> bool:
    """23.1.military: whether a power controls so many calm keys that its last box is open."""
    return KEYS_TO_WIN[power] != NONE and calm_keys(state, power) >= KEYS_TO_WIN[power]


def has_won_by_faith(state: Position) -> bool:
    """23.1.religious: whether there are 50 calm Protestant spaces."""
    return protestant_spaces(state) >= RELIGIOUS_SPACES
