"""5.1, 13: armies: what acts as one is formed, goes, loses units, and is no army any more."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.names import MAJORS, NONE
from regnum.titles.here_i_stand.position.changes.land import count_units
from regnum.titles.here_i_stand.position.changes.supply import forget_lines
from regnum.titles.here_i_stand.position.changes.tallies import carry_marks
from regnum.titles.here_i_stand.position.changes.troops import UNITS_LOST, lose_units, shift
from regnum.titles.here_i_stand.position.changes.whereabouts import move_leader
from regnum.titles.here_i_stand.position.queries.tallies import unit_key
from regnum.titles.here_i_stand.position.queries.troops import army_row, army_size, kind_of, listed, owner_of
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import ARMIES, ARMY, COLUMNS, FIRST_SEA, Europe, Position

ARMY_MOVED: Final = EVENTS.add("army_moved", "13.1.step2", "power", "count", "location", "to")


def begin_army(state: Position, army: int, space: int) -> None:
    """13.1.step1: an army is going to be formed of what stands at a space."""
    state.army[army * COLUMNS : (army + 1) * COLUMNS] = [0] * COLUMNS
    state.army_leaders[army] = 0
    state.army_at[army] = space


def disband_army(state: Position, army: int) -> None:
    """13.1: whatever belonged to an army stands where it stands."""
    begin_army(state, army, NONE)


def take_into_army(state: Position, army: int, at: int, count: int) -> None:
    """13.1.step1: so many units of a column belong to an army."""
    state.army[army * COLUMNS + at] += count


def leave_out(state: Position, army: int, at: int, count: int) -> None:
    """19.3.attrition: so many units of a column belong to an army no more; they still stand there."""
    state.army[army * COLUMNS + at] -= count


def lead_army(state: Position, army: int, leader: int) -> None:
    """13.1.step1: a leader belongs to an army."""
    state.army_leaders[army] |= 1 << leader


def march_army(game: Europe, army: int, power: int, destination: int) -> None:
    """13.1.step5: an army goes to a space, by land or ashore."""
    state = game.state
    origin = state.army_at[army]
    for at, count in enumerate(army_row(state, army)):
        if not count:
            continue
        if origin < FIRST_SEA:
            shift(state, origin, destination, at, count)
        else:
            count_units(state, destination * COLUMNS + at, count)
            carry_marks(state, unit_key(origin, at), unit_key(destination, at), count, 0)
    arrive(game, army, power, destination)


def embark_army(game: Europe, power: int, sea: int) -> None:
    """16.3.step1, 16.3.step2: the army goes to sea, or on to another zone; there it is counted nowhere else."""
    state = game.state
    origin = state.army_at[ARMY]
    for at, count in enumerate(army_row(state, ARMY)):
        if count and origin < FIRST_SEA:
            count_units(state, origin * COLUMNS + at, -count)
            carry_marks(state, unit_key(origin, at), unit_key(sea, at), count, state.land[origin * COLUMNS + at])
    arrive(game, ARMY, power, sea)


def arrive(game: Europe, army: int, power: int, location: int) -> None:
    """13.1.step5: an army with its leaders is at another place."""
    state = game.state
    origin = state.army_at[army]
    state.army_at[army] = location
    for leader in listed(state.army_leaders[army]):
        move_leader(state, leader, location)
    forget_lines(state)
    game.tell(ARMY_MOVED, power, army_size(state, army), origin, location)


def lose_of_army(game: Europe, army: int, at: int, count: int) -> None:
    """14.step9.1: so many units of an army die; at sea they stand nowhere else."""
    state = game.state
    if not count:
        return
    state.army[army * COLUMNS + at] -= count
    if state.army_at[army] < FIRST_SEA:
        lose_units(game, state.army_at[army], owner_of(at), kind_of(at), count)
    else:
        game.tell(UNITS_LOST, owner_of(at), kind_of(at), count, state.army_at[army])


def lose_at(game: Europe, space: int, owner: int, kind: int, count: int) -> None:
    """6.1: units at a space die by a card; those of the army that stands there only if there are no others."""
    lose_units(game, space, owner, kind, count)
    trim_armies(game.state, space)


def trim_armies(state: Position, space: int) -> None:
    """card.033: units that are gone from a space belong to no army there any more."""
    for army in range(ARMIES):
        if state.army_at[army] == space:
            for at in range(COLUMNS):
                present = state.land[space * COLUMNS + at]
                state.army[army * COLUMNS + at] = min(state.army[army * COLUMNS + at], present)


def begin_move(state: Position, foes: int) -> None:
    """13.1: an army moves against these owners; nobody has answered yet."""
    state.foes = foes
    state.interceptor = NONE
    state.attempted = []
    state.declined = 0
    state.sheltered = 0
    state.fought = 0


def note_attempt(state: Position, place: int, power: int) -> None:
    """13.2.step4, 16.1.step4d: no power tries twice from the same place."""
    state.attempted = sorted([*state.attempted, place * MAJORS + power])


def note_interception(state: Position, power: int) -> None:
    """13.2.order: a power has intercepted; no other may."""
    state.interceptor = power


def note_declined(state: Position, power: int) -> None:
    """13.2, 13.3: a power is asked no more about this army."""
    state.declined |= 1 << power


def ask_again(state: Position) -> None:
    """13.3: all powers may be asked anew, about something else."""
    state.declined = 0


def take_shelter(state: Position) -> None:
    """13.4: those whom the army meets have withdrawn into fortifications."""
    state.sheltered = 1


def cancel(state: Position) -> None:
    """card.031, card.032: what was announced does not happen."""
    state.cancelled = 1


def announce(state: Position) -> None:
    """13.1.step4: something is announced, and nobody has stopped it yet."""
    state.cancelled = 0


def forget_attempts(state: Position) -> None:
    """16.1.step4: nobody has tried yet, from anywhere."""
    state.attempted = []
