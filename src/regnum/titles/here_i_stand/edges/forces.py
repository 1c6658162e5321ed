"""Who has what at which place, gathered once for everything that is drawn."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.names import CORSAIR, NONE, SQUADRON, UNITS
from regnum.titles.here_i_stand.position.queries.troops import kind_of, owner_of
from regnum.titles.here_i_stand.position.state import COLUMNS, LOCATIONS, Position


class Force:
    """5: what one owner has at one place."""

    def __init__(self) -> None:
        self.units: list[int] = [0] * UNITS
        self.leaders: list[int] = []
        self.lent: dict[int, int] = {}  # squadrons, by the ally for whom they act (9.2)


Forces = dict[int, dict[int, Force]]  # by location, then by owner in impulse order


def forces_of(state: Position) -> Forces:
    """5: all units, ships and leaders on the map."""
    found: dict[int, dict[int, Force]] = {}

    def force(location: int, owner: int) -> Force:
        return found.setdefault(location, {}).setdefault(owner, Force())

    for at, count in enumerate(state.land):
        if count:
            column = at % COLUMNS
            force(at // COLUMNS, owner_of(column)).units[kind_of(column)] += count
    for ship, location in enumerate(state.ship_at):
        if location < LOCATIONS:
            fleet = force(location, state.ship_owner[ship])
            fleet.units[CORSAIR if state.ship_is_corsair[ship] else SQUADRON] += 1
            borrower = state.ship_lent_to[ship]
            if borrower != NONE:
                fleet.lent[borrower] = fleet.lent.get(borrower, 0) + 1
    for leader, location in enumerate(state.leader_at):
        if location < LOCATIONS:
            force(location, state.leader_owner[leader]).leaders.append(leader)
    return {location: dict(sorted(owners.items())) for location, owners in found.items()}
