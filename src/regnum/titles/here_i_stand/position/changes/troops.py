"""5, 13, 17: land units come, go and die; the army that is formed, moves or fights."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.names import NONE
from regnum.titles.here_i_stand.position.changes.supply import forget_lines
from regnum.titles.here_i_stand.position.changes.tallies import carry_marks
from regnum.titles.here_i_stand.position.queries.tallies import unit_key
from regnum.titles.here_i_stand.position.queries.troops import army_size, kind_of, listed, owner_of
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import COLUMNS, FIRST_SEA, Europe, Position, column

UNITS_PLACED: Final = EVENTS.add("units_placed", "17.1", "power", "unit", "count", "space")
UNITS_LOST: Final = EVENTS.add("units_lost", "14.step9", "power", "unit", "count", "location")
UNITS_WENT: Final = EVENTS.add("units_went", "9.3.step3", "power", "unit", "count", "space", "to")
ARMY_MOVED: Final = EVENTS.add("army_moved", "13.1.step2", "power", "count", "space", "to")
LEADER_WENT: Final = EVENTS.add("leader_went", "13.1", "leader", "location")


def set_up_units(state: Position, space: int, owner: int, kind: int, count: int) -> None:
    """scenario.1517.units: units stand there when the game begins."""
    state.land[space * COLUMNS + column(owner, kind)] += count


def place_units(game: Europe, space: int, owner: int, kind: int, count: int) -> None:
    """17.1: new units come to a space."""
    state = game.state
    state.land[space * COLUMNS + column(owner, kind)] += count
    forget_lines(state)
    game.tell(UNITS_PLACED, owner, kind, count, space)


def lose_units(game: Europe, space: int, owner: int, kind: int, count: int) -> None:
    """14: units at a space die; marked ones first, as units of a kind are alike."""
    if not count:
        return
    state = game.state
    at = space * COLUMNS + column(owner, kind)
    state.land[at] -= count
    carry_marks(state, unit_key(space, column(owner, kind)), NONE, count, state.land[at])
    forget_lines(state)
    game.tell(UNITS_LOST, owner, kind, count, space)


def move_units(game: Europe, origin: int, destination: int, owner: int, kind: int, count: int) -> None:
    """9.3.step3, 19.3: units go from one space to another, outside of what an army does."""
    if not count or origin == destination:
        return
    shift(game.state, origin, destination, column(owner, kind), count)
    game.tell(UNITS_WENT, owner, kind, count, origin, destination)


def shift(state: Position, origin: int, destination: int, at: int, count: int) -> None:
    """Units of one column change their space, with their marks."""
    state.land[origin * COLUMNS + at] -= count
    state.land[destination * COLUMNS + at] += count
    left = state.land[origin * COLUMNS + at]
    carry_marks(state, unit_key(origin, at), unit_key(destination, at), count, left)
    forget_lines(state)


# ---- the army ---------------------------------------------------------------------------------------------------------


def begin_army(state: Position, space: int) -> None:
    """13.1.step1: an army is going to be formed of what stands at a space."""
    state.army = [0] * COLUMNS
    state.army_leaders = 0
    state.army_at = space


def take_into_army(state: Position, at: int, count: int) -> None:
    """13.1.step1: so many units of a column belong to the army."""
    state.army[at] += count


def lead_army(state: Position, leader: int) -> None:
    """13.1.step1: a leader belongs to the army."""
    state.army_leaders |= 1 << leader


def leave_army(state: Position, leader: int) -> None:
    """5.1: a leader belongs to the army no longer."""
    state.army_leaders &= ~(1 << leader)


def march_army(game: Europe, power: int, destination: int) -> None:
    """13.1.step5: the army goes to a neighbouring space, or ashore."""
    state = game.state
    origin = state.army_at
    for at, count in enumerate(state.army):
        if not count:
            continue
        if origin >= FIRST_SEA:
            state.land[destination * COLUMNS + at] += count
            carry_marks(state, unit_key(origin, at), unit_key(destination, at), count, 0)
        else:
            shift(state, origin, destination, at, count)
    forget_lines(state)
    arrive(game, power, origin, destination)


def embark_army(game: Europe, power: int, sea: int) -> None:
    """16.3.step1, 16.3.step2: the army goes to sea, or on to another zone; there it is counted nowhere else."""
    state = game.state
    origin = state.army_at
    for at, count in enumerate(state.army):
        if count and origin < FIRST_SEA:
            state.land[origin * COLUMNS + at] -= count
            carry_marks(state, unit_key(origin, at), unit_key(sea, at), count, state.land[origin * COLUMNS + at])
    forget_lines(state)
    arrive(game, power, origin, sea)


def arrive(game: Europe, power: int, origin: int, location: int) -> None:
    """13.1.step5: the army with its leaders is at another place."""
    state = game.state
    state.army_at = location
    for leader in listed(state.army_leaders):
        state.leader_at[leader] = location
    game.tell(ARMY_MOVED, power, army_size(state), origin, location)


def lose_of_army(game: Europe, at: int, count: int) -> None:
    """14.step9: so many units of the army die; at sea they stand nowhere else."""
    state = game.state
    if not count:
        return
    state.army[at] -= count
    if state.army_at < FIRST_SEA:
        lose_units(game, state.army_at, owner_of(at), kind_of(at), count)
    else:
        game.tell(UNITS_LOST, owner_of(at), kind_of(at), count, state.army_at)


def disband_army(state: Position) -> None:
    """13.1: whatever belonged to the army stands where it stands."""
    state.army = [0] * COLUMNS
    state.army_leaders = 0
    state.army_at = NONE


def send_leader(game: Europe, leader: int, location: int) -> None:
    """13.1, 19.3: a leader goes somewhere by himself or with units that are no army."""
    game.state.leader_at[leader] = location
    game.tell(LEADER_WENT, leader, location)
