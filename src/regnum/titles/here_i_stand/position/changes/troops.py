"""5, 17: land units come, go and die."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.names import INDEPENDENT, NONE, REGULAR
from regnum.titles.here_i_stand.position.changes.land import count_units
from regnum.titles.here_i_stand.position.changes.supply import forget_lines
from regnum.titles.here_i_stand.position.changes.tallies import carry_marks
from regnum.titles.here_i_stand.position.changes.whereabouts import move_leader
from regnum.titles.here_i_stand.position.queries.tallies import unit_key
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import COLUMNS, Europe, Position, column

UNITS_PLACED: Final = EVENTS.add("units_placed", "17.1", "power", "unit", "count", "space")
UNITS_LOST: Final = EVENTS.add("units_lost", "14.step9.1", "power", "unit", "count", "location")
UNITS_WENT: Final = EVENTS.add("units_went", "9.3.step3.2", "power", "unit", "count", "space", "to")
LEADER_WENT: Final = EVENTS.add("leader_went", "13.1.restriction6", "leader", "location")


def set_up_units(state: Position, space: int, owner: int, kind: int, count: int) -> None:
    """scenario.1517.units: units stand there when the game begins."""
    count_units(state, space * COLUMNS + column(owner, kind), count)


def place_units(game: Europe, space: int, owner: int, kind: int, count: int) -> None:
    """17.1: new units come to a space."""
    state = game.state
    count_units(state, space * COLUMNS + column(owner, kind), count)
    forget_lines(state)
    game.tell(UNITS_PLACED, owner, kind, count, space)


def place_knights(game: Europe, space: int) -> None:
    """card.086b: the Knights of Saint John have a home; their counter is one of the independent regulars there."""
    game.state.knights = space
    place_units(game, space, INDEPENDENT, REGULAR, 1)


def lose_units(game: Europe, space: int, owner: int, kind: int, count: int) -> None:
    """14: units at a space die; marked ones first, as units of a kind are alike."""
    if not count:
        return
    state = game.state
    at = space * COLUMNS + column(owner, kind)
    count_units(state, at, -count)
    if owner == INDEPENDENT and space == state.knights and not state.land[at]:
        state.knights = NONE
    carry_marks(state, unit_key(space, column(owner, kind)), NONE, count, state.land[at])
    forget_lines(state)
    game.tell(UNITS_LOST, owner, kind, count, space)


def move_units(game: Europe, origin: int, destination: int, owner: int, kind: int, count: int) -> None:
    """9.3.step3.2, 19.3: units go from one space to another, outside of what an army does."""
    if not count or origin == destination:
        return
    shift(game.state, origin, destination, column(owner, kind), count)
    game.tell(UNITS_WENT, owner, kind, count, origin, destination)


def shift(state: Position, origin: int, destination: int, at: int, count: int) -> None:
    """Units of one column change their space, with their marks."""
    count_units(state, origin * COLUMNS + at, -count)
    count_units(state, destination * COLUMNS + at, count)
    left = state.land[origin * COLUMNS + at]
    carry_marks(state, unit_key(origin, at), unit_key(destination, at), count, left)
    forget_lines(state)


def send_leader(game: Europe, leader: int, location: int) -> None:
    """13.1, 19.3: a leader goes somewhere by himself or with units that are no army."""
    move_leader(game.state, leader, location)
    game.tell(LEADER_WENT, leader, location)
