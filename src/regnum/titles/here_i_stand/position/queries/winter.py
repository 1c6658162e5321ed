"""19.3: where ships and land units may spend the winter, and what goes where of a stack that returns.

What returns is kept as a tally (see tallies.py): units of a column to a town, and the town, plus one, of a leader.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import CAPITALS, CLOSED_SEA, HOME_KEYS, PORTS
from regnum.titles.here_i_stand.facts.charts import SHELTER
from regnum.titles.here_i_stand.facts.names import MAJORS, OWNERS, PROTESTANT
from regnum.titles.here_i_stand.position.queries.counters import can_have
from regnum.titles.here_i_stand.position.queries.distances import NEXT, closed_places, open_distances, spaces_around
from regnum.titles.here_i_stand.position.queries.powers import friends_of
from regnum.titles.here_i_stand.position.queries.ships import NAVAL_NEIGHBOURS, is_sea, sea_of
from regnum.titles.here_i_stand.position.queries.spaces import is_fortified, is_friendly
from regnum.titles.here_i_stand.position.queries.standing import OWNER_OF, stacks_standing
from regnum.titles.here_i_stand.position.queries.tallies import FIRST_LEADER, leader_key, tally, unit_key
from regnum.titles.here_i_stand.position.queries.troops import columns_of, owner_of
from regnum.titles.here_i_stand.position.state import COLUMNS, FIRST_SEA, LOCATIONS, Position

AT_SEA: Final[list[list[int]]] = [[] for _ in range(OWNERS * LOCATIONS)]  # by owner and place, as they are asked for
NO_LIMIT: Final = 1000  # of units that a town takes in: more than all counters make

# ---- what was decided about the stack -------------------------------------------------------------------------------


def towns_chosen(state: Position) -> list[int]:
    """19.3.step2b: the towns to which units of the stack go."""
    if not state.returning:
        return []
    return sorted({key // COLUMNS for key in state.returning[::2] if key < FIRST_LEADER})


def units_to(state: Position, town: int, column: int) -> int:
    """19.3.formation: how many units of a column go to a town."""
    return tally(state.returning, unit_key(town, column))


def town_of(state: Position, leader: int) -> int:
    """19.3.step3: the town to which a leader goes, or -1."""
    return tally(state.returning, leader_key(leader)) - 1


def leaders_sent(state: Position) -> list[tuple[int, int]]:
    """19.3.step3: the leaders of whom it was decided, in order, each with the town to which he goes."""
    pairs = [(state.returning[at], state.returning[at + 1]) for at in range(0, len(state.returning), 2)]
    return [(key - FIRST_LEADER, town - 1) for key, town in pairs if key >= FIRST_LEADER]


def undecided(state: Position, power: int, space: int) -> list[int]:
    """19.3: the units of a power at a space of which nothing was decided yet, by column."""
    row = [0] * COLUMNS
    base = space * COLUMNS
    for column in columns_of(state, power):
        row[column] = state.land[base + column]
    for at in range(0, len(state.returning), 2):
        if state.returning[at] < FIRST_LEADER:
            row[state.returning[at] % COLUMNS] -= state.returning[at + 1]
    return row


# ---- where land units may go ----------------------------------------------------------------------------------------


def winter_capitals(state: Position, power: int, column: int) -> list[int]:
    """19.3.exception2, 21.2.capitals, 21.2.capitals1, 22.3.b, edition.h07, 19.3.step2.a, 19.3.minor, ruling.g62: the
    capitals that take in units of a column; for a minor power also its home keys."""
    owner = owner_of(column)
    keys = HOME_KEYS[owner] if owner >= MAJORS else ()
    return [space for space in (*CAPITALS[power], *keys) if is_friendly(state, space, power)]


def takes_in_all(state: Position, power: int, column: int, town: int) -> bool:
    """19.3.exception2, 19.3.step2.a, 19.3.minor: whether a town is one of those capitals."""
    owner = owner_of(column)
    if town not in CAPITALS[power] and (owner < MAJORS or town not in HOME_KEYS[owner]):
        return False
    return is_friendly(state, town, power)


def is_shelter(state: Position, power: int, space: int) -> bool:
    """19.3.land: whether a space is a fortified one that the power itself controls."""
    return state.control[space] == power and is_fortified(state, space)


def garrison_of(state: Position, power: int, town: int) -> int:
    """19.3.land, 22.3.b: how many units of a power count against the limit of a town: not those at a capital."""
    count = 0
    for column in columns_of(state, power):
        if not takes_in_all(state, power, column, town):
            count += state.land[town * COLUMNS + column] + units_to(state, town, column)
    return count


def room_for(state: Position, power: int, town: int, column: int) -> int:
    """19.3.step2.b, 2.1.fortified, ruling.g85: how many more units of a column a town can take in; a capital takes
    in all."""
    if takes_in_all(state, power, column, town):
        return NO_LIMIT
    return max(0, SHELTER - garrison_of(state, power, town))


def homes_of(state: Position, power: int, space: int, column: int) -> list[int]:
    """19.3.step1, 19.3.step2, 19.3.land.capital, 19.3.exception1, 19.3.exception3, ruling.g60: the towns to which units
    of a column may return."""
    if space in CAPITALS[power] and is_friendly(state, space, power):
        return []
    distances = open_distances(state, space)
    homes = [town for town in winter_capitals(state, power, column) if town != space and distances[town] < LOCATIONS]
    if power == PROTESTANT or not is_shelter(state, power, space):
        homes += near_towns(state, power, column, space)
    return sorted(set(homes))


def near_towns(state: Position, power: int, column: int, space: int) -> list[int]:
    """19.3.step2.b, 19.3.exception1: the nearest towns of a power that have room; Protestants pass over full ones."""
    distances, nearest = open_distances(state, space), LOCATIONS - 1
    towns: list[int] = []
    for town in spaces_around(state, space):
        if distances[town] > nearest:
            break
        if state.control[town] == power and is_fortified(state, town):
            if power == PROTESTANT and not room_for(state, power, town, column):
                continue
            nearest = distances[town]
            towns.append(town)
    return [town for town in towns if room_for(state, power, town, column)]


def has_free_path(state: Position, power: int, space: int, town: int) -> bool:
    """19.3.path, 19.3.path1, 19.3.path2, 19.3.path3: whether friendly and calm spaces, and any seas, lead to a town."""
    friends, closed = friends_of(state, power), closed_places(state)
    seen = [False] * LOCATIONS
    queue = [space]
    for here in queue:
        for there in NEXT[here]:
            if seen[there] or closed[there]:
                continue
            if there < FIRST_SEA and (state.unrest[there] or not friends >> state.control[there] & 1):
                continue
            if there == town:
                return True
            seen[there] = True
            queue.append(there)
    return False


def must_return(state: Position, power: int, space: int) -> bool:
    """19.3.step2, 19.3.land.capital: whether units of a power may not stay at a space: it is no fortified one of
    theirs."""
    if is_shelter(state, power, space) or (space in CAPITALS[power] and is_friendly(state, space, power)):
        return False
    base = space * COLUMNS
    for column in columns_of(state, power):
        if state.land[base + column] and not takes_in_all(state, power, column, space):
            return True
    return False


def surplus_at(state: Position, power: int, space: int) -> int:
    """19.3.step1, ruling.g85: how many units too many stay at a town of a power, by what was decided so far."""
    if not is_shelter(state, power, space) or space in CAPITALS[power]:
        return 0
    staying = undecided(state, power, space)
    counted = [column for column in columns_of(state, power) if not takes_in_all(state, power, column, space)]
    return max(0, sum([staying[column] for column in counted]) - SHELTER)


def can_be_shown(state: Position, space: int, returning: Sequence[int]) -> bool:
    """5.2.change: whether there are counters for all stacks after such a return from a space."""
    asked = 0
    for key in returning[::2]:
        owner = OWNER_OF[key % COLUMNS]
        if key < FIRST_LEADER and not asked >> owner & 1:
            asked |= 1 << owner
            if not can_have(state, owner, stacks_after(state, space, returning, owner)):
                return False
    return True


def stacks_after(state: Position, space: int, returning: Sequence[int], owner: int) -> list[int]:
    """5.2.change: the stacks of an owner after such a return."""
    stacks = stacks_standing(state, owner)[:]
    change: dict[int, int] = {}
    for at in range(0, len(returning), 2):
        key = returning[at]
        if key < FIRST_LEADER and OWNER_OF[key % COLUMNS] == owner:
            left = space * COLUMNS + key % COLUMNS
            change[left] = change.get(left, 0) - returning[at + 1]
            change[key] = change.get(key, 0) + returning[at + 1]
    for place, count in change.items():
        present = state.land[place]
        if count and present:
            stacks.remove(present)
        if count and present + count:
            stacks.append(present + count)
    return stacks


# ---- where ships may go ---------------------------------------------------------------------------------------------


def harbours_for(state: Position, owner: int, location: int) -> list[int]:
    """19.3.naval: the nearest ports of the power for which ships of an owner act: by sea, else past foreign ports."""
    power = state.master[owner]
    by_sea = nearest_ports(state, power, at_sea(owner, location))
    return by_sea or nearest_ports(state, power, distances_past_ports(owner, location))


def nearest_ports(state: Position, power: int, distances: Sequence[int]) -> list[int]:
    """19.3.naval: of the ports that a power controls those at the least distance."""
    ports = [port for port in PORTS if state.control[port] == power and distances[port] < LOCATIONS]
    nearest = min([distances[port] for port in ports], default=0)
    return [port for port in ports if distances[port] == nearest]


def at_sea(owner: int, location: int) -> list[int]:
    """19.3.naval: the same ways again and again, so that they are kept once they are known; none depends on a game."""
    found = AT_SEA[owner * LOCATIONS + location]
    if not found:
        found = AT_SEA[owner * LOCATIONS + location] = distances_at_sea(owner, location)
    return found


def distances_at_sea(owner: int, location: int) -> list[int]:
    """19.3.naval: how far every port is from a place by ways that lead through no port."""
    found = [LOCATIONS] * LOCATIONS
    found[location] = 0
    queue = [location]
    for here in queue:
        if here != location and not is_sea(here):
            continue
        for there in NAVAL_NEIGHBOURS[here]:
            if found[there] == LOCATIONS and not is_closed_sea(owner, there):
                found[there] = found[here] + 1
                queue.append(there)
    return found


def distances_past_ports(owner: int, location: int) -> list[int]:
    """19.3.naval: how far every port is by ways that may lead past ports, for ships that a strait has cut off."""
    found = [LOCATIONS] * LOCATIONS
    found[location] = 0
    queue = [location]
    for here in queue:
        for there in NAVAL_NEIGHBOURS[here]:
            if found[there] == LOCATIONS and not is_closed_sea(owner, there):
                found[there] = found[here] + 1
                queue.append(there)
    return found


def is_closed_sea(owner: int, location: int) -> bool:
    """16.1.restriction5: whether ships of an owner never sail there."""
    return is_sea(location) and owner in CLOSED_SEA[sea_of(location)]
