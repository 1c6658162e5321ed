"""14.1, 15.3: retreats: into fortifications, to a neighbouring space, or to death."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import NEIGHBOURS, SPACE
from regnum.titles.here_i_stand.facts.charts import SHELTER
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE
from regnum.titles.here_i_stand.position.changes.armies import (
    begin_army,
    disband_army,
    lead_army,
    lose_of_army,
    march_army,
    take_into_army,
)
from regnum.titles.here_i_stand.position.changes.tallies import mark_beaten
from regnum.titles.here_i_stand.position.queries.powers import enemies_of
from regnum.titles.here_i_stand.position.queries.tallies import leader_key, unit_key
from regnum.titles.here_i_stand.position.queries.troops import (
    army_leaders_at,
    army_row,
    army_size,
    columns_of,
    listed,
    units_of,
)
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import COLUMNS, OTHER, Europe, Position
from regnum.titles.here_i_stand.rules.captures import capture_lone_leaders, imprison
from regnum.titles.here_i_stand.rules.forming import MOST, FormArmy
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep
from regnum.titles.here_i_stand.rules.shortage import trim_stacks
from regnum.titles.here_i_stand.rules.ways import NOT_A_NEIGHBOUR, why_not_go_to

RETREATED: Final = EVENTS.add("retreated", "14.1.rest", "power", "space", "to")
DESTROYED: Final = EVENTS.add("destroyed", "14.1.none", "power", "space")

ENEMY_CAME_THAT_WAY: Final = REASONS.add("enemy_came_that_way", "14.1.restriction4")
TOO_MANY_FOR_SHELTER: Final = REASONS.add("too_many_for_shelter", "14.1")

RETREATING: Final = Domain(verb("retreat", ("place", SPACE)))


def gather(state: Position, army: int, power: int, space: int) -> None:
    """14.1.rest, 21.5.sack.step1: everything that a power has in a space goes together."""
    begin_army(state, army, space)
    for column in columns_of(state, power):
        take_into_army(state, army, column, state.land[space * COLUMNS + column])
    for leader in listed(army_leaders_at(state, space, power)):
        lead_army(state, army, leader)


def ways_out(state: Position, power: int, space: int, barred: int) -> list[int]:
    """14.1, 14.1.restriction2, 15.3.restriction2: the neighbouring spaces, and no sea, to which a power may retreat
    from a space, but not the one the enemy came from."""
    return [other for other in NEIGHBOURS[space] if other != barred and why_not_go_to(state, power, other) == ALLOWED]


class Retreat(PowerStep):
    """14.1.rest, 14.1.none: the other army retreats to a neighbouring space, or is destroyed."""

    fields = ("power", "space", "barred", "captor")
    steps = ("go",)

    def __init__(self, power: int, space: int, barred: int, captor: int) -> None:
        self.power = power
        self.space = space
        self.barred = barred
        self.captor = captor

    def go(self, game: Europe) -> None:
        """14.1: a choice only if there are several ways."""
        state = game.state
        if not army_size(state, OTHER) and not state.army_leaders[OTHER]:
            disband_army(state, OTHER)
            return
        ways = ways_out(state, self.power, self.space, self.barred)
        if not ways:
            destroy(game, OTHER, self.power, self.captor)
        elif len(ways) == 1:
            retreat_to(game, self.power, ways[0], self.barred)
        else:
            game.call(ChooseRetreat(self.power, self.space, self.barred))


class ChooseRetreat(PowerChoice):
    """14.1.rest: to which neighbouring space the losers retreat."""

    rule = "14.1.rest"
    open_to_all = True
    fields = ("power", "space", "barred")
    domain = RETREATING

    def __init__(self, power: int, space: int, barred: int) -> None:
        self.power = power
        self.space = space
        self.barred = barred

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return NEIGHBOURS[self.space]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option not in NEIGHBOURS[self.space]:
            return NOT_A_NEIGHBOUR
        if option == self.barred:
            return ENEMY_CAME_THAT_WAY
        return why_not_go_to(game.state, self.power, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        retreat_to(game, self.power, option, self.barred)


def retreat_to(game: Europe, power: int, space: int, barred: int) -> None:
    """14.1, 15.3.retreat: the other army goes to a space; after a battle, where one space is barred, it was beaten."""
    if barred == NONE:
        go_aside(game, OTHER, power, space)
    else:
        fall_back(game, OTHER, power, space)


def fall_back(game: Europe, army: int, power: int, space: int) -> None:
    """14.1, 13.1.restriction4: a beaten army goes to a space, and does nothing more in this impulse."""
    arrive_at(game, army, power, space)
    mark_army_beaten(game.state, army)
    leave_army(game, army, power, space)


def go_aside(game: Europe, army: int, power: int, space: int) -> None:
    """13.4.option2, 15.3.retreat: an army that was not beaten gives way; it may move again in this impulse."""
    arrive_at(game, army, power, space)
    leave_army(game, army, power, space)


def arrive_at(game: Europe, army: int, power: int, space: int) -> None:
    """14.1.rest, 13.1.restriction7: an army has gone to a space, and what it left behind can be shown."""
    state = game.state
    origin = state.army_at[army]
    march_army(game, army, power, space)
    if army_size(state, army):
        capture_lone_leaders(game, power, space, enemies_of(state, power))
    game.tell(RETREATED, power, origin, space)
    trim_stacks(game, power, [origin, space])


def leave_army(game: Europe, army: int, power: int, space: int) -> None:
    """14.1: the army stands where it stands."""
    disband_army(game.state, army)
    trim_stacks(game, power, [space])


def mark_army_beaten(state: Position, army: int) -> None:
    """13.1.restriction4, 13.3.step4: the units and leaders of an army have lost a battle."""
    space = state.army_at[army]
    for at, count in enumerate(army_row(state, army)):
        if count:
            mark_beaten(state, unit_key(space, at), count)
    for leader in listed(state.army_leaders[army]):
        mark_beaten(state, leader_key(leader), 1)


def destroy(game: Europe, army: int, power: int, captor: int) -> None:
    """14.1.none: units that cannot retreat are destroyed, their leaders captured, or home if nobody can keep them."""
    state = game.state
    space, leaders = state.army_at[army], state.army_leaders[army]
    for at, count in enumerate(army_row(state, army)):
        lose_of_army(game, army, at, count)
    game.tell(DESTROYED, power, space)
    disband_army(state, army)
    imprison(game, power, space, leaders, captor)


class FormRetreat(FormArmy):
    """14.1: who leaves; up to four units, and leaders, stay in the fortifications."""

    rule = "14.1"
    army: ClassVar[int] = OTHER
    divides: ClassVar[bool] = False

    def ready(self, state: Position, column: int) -> int:
        return state.land[state.army_at[OTHER] * COLUMNS + column]

    def why_not_leader(self, state: Position, leader: int) -> int:
        return ALLOWED

    def limit(self, leaders: int) -> int:
        return MOST

    def leaders_alone(self, game: Europe) -> bool:
        return True

    def _why_not_go(self, game: Europe) -> int:
        state = game.state
        space = state.army_at[OTHER]
        return self._why_not_leave(state, units_of(state, space, self.power) - army_size(state, OTHER))

    def _why_not_take(self, state: Position, column: int, count: int) -> int:
        """14.1: of each kind so many go that the others can still be few enough."""
        refused = super()._why_not_take(state, column, count)
        if refused:
            return refused
        row = army_row(state, OTHER)
        row[column] = count
        staying = [self.ready(state, at) - taken for at, taken in enumerate(row) if taken]
        return self._why_not_leave(state, sum(staying))

    def _why_not_leave(self, state: Position, units: int) -> int:
        inside = units + others_inside(state, self.power, state.army_at[OTHER])
        return ALLOWED if inside <= SHELTER else TOO_MANY_FOR_SHELTER


def others_inside(state: Position, power: int, space: int) -> int:
    """14.1: units of other defending powers in a space, who want to shelter too or have done so."""
    inside = 0
    for other in range(MAJORS):
        if other < power and state.defenders >> other & 1:
            inside += units_of(state, space, other)
    return inside
