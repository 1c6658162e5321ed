"""15, 15.3: sieges, and how they are lifted."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.names import MAJORS, NONE
from regnum.titles.here_i_stand.position.changes.armies import cancel, disband_army
from regnum.titles.here_i_stand.position.changes.map import lift_siege
from regnum.titles.here_i_stand.position.queries.readings import reading
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged
from regnum.titles.here_i_stand.position.queries.troops import (
    army_leaders_at,
    army_row,
    listed,
    occupants,
    owner_of,
    units_of,
)
from regnum.titles.here_i_stand.position.state import ARMY, OTHER, Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerStep
from regnum.titles.here_i_stand.rules.retreat import Retreat, gather


def units_inside(state: Position, space: int) -> int:
    """15: how many units are besieged in a space; an army that has come to relieve them is not."""
    inside = occupants(state, space) & ~state.besiegers[space]
    relief = 0
    if state.army_at[ARMY] == space:
        row = army_row(state, ARMY)
        relief = sum([count for at, count in enumerate(row) if inside >> state.master[owner_of(at)] & 1])
    return sum([units_of(state, space, power) for power in listed(inside)]) - relief


def check_siege(game: Europe, space: int) -> None:
    """15.3, 15.3.causes, ruling.g39: a power that no longer outnumbers the besieged gives up the siege at once.

    The text of 15.3 itself lets equal numbers go on besieging, which can be played as a reading.
    """
    state = game.state
    if not is_besieged(state, space):
        return
    inside = units_inside(state, space)
    needed = inside + 1 if reading(state, "siege_lifted") == "equal" else max(inside, 1)
    for power in listed(state.besiegers[space]):
        units = units_of(state, space, power)
        if units >= needed:
            continue
        if units or army_leaders_at(state, space, power):
            game.call(GiveUpSiege(power, space))
        else:
            lift_siege(game, space, power)


def lift_empty_sieges(game: Europe, space: int) -> None:
    """15.3: a siege without besiegers is over."""
    state = game.state
    for power in listed(state.besiegers[space]):
        if not (units_of(state, space, power) or army_leaders_at(state, space, power)):
            lift_siege(game, space, power)


class GiveUpSiege(PowerStep):
    """15.3.retreat: the besiegers leave for a neighbouring space; units that cannot are destroyed."""

    fields = ("power", "space")
    steps = ("leave", "lift")

    def __init__(self, power: int, space: int) -> None:
        self.power = power
        self.space = space

    def leave(self, game: Europe) -> None:
        """15.3.retreat: without command points; what these units had been ordered to do does not happen."""
        state = game.state
        if state.army_at[ARMY] == self.space and state.active == self.power:
            cancel(state)
            disband_army(state, ARMY)
        gather(state, OTHER, self.power, self.space)
        game.call(Retreat(self.power, self.space, NONE, captor_at(state, self.power, self.space)))

    def lift(self, game: Europe) -> None:
        """15.3: whoever was inside is free."""
        lift_siege(game, self.space, self.power)


def captor_at(state: Position, power: int, space: int) -> int:
    """14.step10: who takes the leaders that a power loses in a space: its controller, else the first enemy there.

    Independent units and inactive minor powers keep no prisoners: then the first enemy of the power in impulse order.
    """
    owner = state.master[state.control[space]]
    if owner < MAJORS and owner != power:
        return owner
    for other in range(MAJORS):
        if other != power and occupants(state, space) >> other & 1 and state.war[power] >> other & 1:
            return other
    return NONE
