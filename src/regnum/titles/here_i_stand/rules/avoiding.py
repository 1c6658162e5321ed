"""13.3: whoever is entered upon may try to avoid battle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import NEIGHBOURS, SPACE
from regnum.titles.here_i_stand.facts.charts import AVOID_BATTLE
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE
from regnum.titles.here_i_stand.position.changes.armies import begin_army, disband_army, march_army, note_declined
from regnum.titles.here_i_stand.position.queries.powers import enemies_of
from regnum.titles.here_i_stand.position.queries.spaces import is_inside
from regnum.titles.here_i_stand.position.queries.tallies import tally, unit_key
from regnum.titles.here_i_stand.position.queries.troops import (
    army_leaders_at,
    army_row,
    army_size,
    columns_of,
    owner_of,
)
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import COLUMNS, OTHER, Europe, Position
from regnum.titles.here_i_stand.rules.captures import capture_lone_leaders
from regnum.titles.here_i_stand.rules.forming import MOST, FormArmy, can_form
from regnum.titles.here_i_stand.rules.frames import PowerAfterPower, PowerChoice, PowerStep, roll_two
from regnum.titles.here_i_stand.rules.siege import check_siege
from regnum.titles.here_i_stand.rules.ways import NOT_A_NEIGHBOUR, answer_modifier, why_not_go_to
from regnum.titles.here_i_stand.rules.withdrawal import defenders_outside

AVOIDED: Final = EVENTS.add("avoided", "13.3.step5", "power", "space", "to")
NOT_AVOIDED: Final = EVENTS.add("not_avoided", "13.3.step4", "power", "space")

ENEMY_CAME_FROM_THERE: Final = REASONS.add("enemy_came_from_there", "13.3.restriction4")

AVOIDING: Final = Domain(verb("avoid", ("place", SPACE)), verb("stand"))
STAND: Final = AVOIDING.base("stand")


def next_to_avoid(state: Position, origin: int, space: int) -> int:
    """13.3.order, 9.2.effect3b, 13.3.step1, 22.1.b: the next major power that could avoid battle, in impulse order, or
    NONE."""
    for power in range(MAJORS):
        if (
            power == state.interceptor
            or state.declined >> power & 1
            or not defenders_outside(state, space) >> power & 1
        ):
            continue
        if not may_part(state, power, space):
            continue
        for other in NEIGHBOURS[space]:
            if other != origin and why_not_go_to(state, power, other) == ALLOWED:
                return power
    return NONE


def may_part(state: Position, power: int, space: int) -> bool:
    """13.3.step3, 5.2.change: whether some of a power's units, or leaders alone, can go aside."""
    row = [0] * COLUMNS
    for column in columns_of(state, power):
        row[column] = state.land[space * COLUMNS + column]
    return army_leaders_at(state, space, power) != 0 or can_form(state, space, row, MOST)


class AvoidBattles(PowerAfterPower):
    """13.3: each power in the space is asked once, in impulse order."""

    fields = ("power", "origin", "space")

    def __init__(self, power: int, origin: int, space: int) -> None:
        self.power = power
        self.origin = origin
        self.space = space

    def next_power(self, state: Position) -> int:
        return next_to_avoid(state, self.origin, self.space)

    def question(self, power: int) -> PowerChoice:
        return AvoidBattle(power, self.origin, self.space)


class AvoidBattle(PowerChoice):
    """13.3.step2, 2.5.pass5, ruling.g01, 13.3.right, 13.3.restriction3: to which neighbouring space a power tries to
    go, or whether it stands."""

    rule = "13.3.step2"
    open_to_all = True
    fields = ("power", "origin", "space")
    domain = AVOIDING

    def __init__(self, power: int, origin: int, space: int) -> None:
        self.power = power
        self.origin = origin
        self.space = space

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [*NEIGHBOURS[self.space], STAND]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        """13.3.restriction4: not where the army came from, nor where the power may not go."""
        if option == STAND:
            return ALLOWED
        if option not in NEIGHBOURS[self.space]:
            return NOT_A_NEIGHBOUR
        if option == self.origin:
            return ENEMY_CAME_FROM_THERE
        return why_not_go_to(game.state, self.power, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        note_declined(game.state, self.power)  # it is asked once
        if option == STAND:
            return
        begin_army(game.state, OTHER, self.space)
        game.call(FormAvoiders(self.power), TryToAvoid(self.power, self.space, option))


class FormAvoiders(FormArmy):
    """13.3.step3, 13.3.minors, ruling.g98: who tries to avoid battle: any number of units, those of minor allies too,
    and leaders alone."""

    rule = "13.3.step3"
    army: ClassVar[int] = OTHER

    def leaders_alone(self, game: Europe) -> bool:
        return army_leaders_at(game.state, game.state.army_at[OTHER], self.power) != 0

    def ready(self, state: Position, column: int) -> int:
        space = state.army_at[OTHER]
        return 0 if is_inside(state, space, owner_of(column)) else state.land[space * COLUMNS + column]

    def why_not_leader(self, state: Position, leader: int) -> int:
        return ALLOWED

    def limit(self, leaders: int) -> int:
        return MOST


class TryToAvoid(PowerStep):
    """13.3.step4, 13.3.step5: the dice, and the way aside."""

    fields = ("power", "space", "destination")
    steps = ("roll",)

    def __init__(self, power: int, space: int, destination: int) -> None:
        self.power = power
        self.space = space
        self.destination = destination

    def roll(self, game: Europe) -> None:
        """13.3.step4, 13.1.restriction7: who was beaten in this impulse gets away without dice; units that go aside
        capture a leader alone as any that move."""
        state = game.state
        if are_all_beaten(state) or roll_two(game, self.power, answer_modifier(state, self.power), AVOID_BATTLE):
            march_army(game, OTHER, self.power, self.destination)
            if army_size(state, OTHER):
                capture_lone_leaders(game, self.power, self.destination, enemies_of(state, self.power))
            game.tell(AVOIDED, self.power, self.space, self.destination)
            disband_army(state, OTHER)
            check_siege(game, self.space)
        else:
            game.tell(NOT_AVOIDED, self.power, self.space)
            disband_army(state, OTHER)


def are_all_beaten(state: Position) -> bool:
    """13.3.step4: whether all who try to avoid battle lost one earlier in this impulse."""
    space = state.army_at[OTHER]
    if not army_size(state, OTHER):
        return False
    for at, count in enumerate(army_row(state, OTHER)):
        if count > tally(state.beaten, unit_key(space, at)):
            return False
    return True
