"""5.1, 13.1: forming an army, step by step: leaders, then so many units of each kind, then off."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import POWER
from regnum.titles.here_i_stand.facts.names import MAJORS, OTTOMAN, OWNERS
from regnum.titles.here_i_stand.facts.people import LEADER
from regnum.titles.here_i_stand.position.changes.armies import lead_army, take_into_army
from regnum.titles.here_i_stand.position.queries.counters import can_divide, can_divide_from
from regnum.titles.here_i_stand.position.queries.spaces import is_inside
from regnum.titles.here_i_stand.position.queries.tallies import leader_key, tally, unit_key
from regnum.titles.here_i_stand.position.queries.troops import (
    army_leaders_at,
    army_row,
    army_size,
    capacity,
    columns_of,
    listed,
    owner_of,
)
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import ARMY, COLUMNS, Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice

NOT_HERE: Final = REASONS.add("not_here", "13.1.restriction1")
LEADER_IS_IN: Final = REASONS.add("leader_is_in", "13.1.step1")
KIND_IS_IN: Final = REASONS.add("kind_is_in", "13.1.step1")
TOO_FEW_HERE: Final = REASONS.add("too_few_here", "13.1.restriction1")
TOO_MANY_FOR_LEADERS: Final = REASONS.add("too_many_for_leaders", "5.1.size")
NOBODY_CHOSEN: Final = REASONS.add("nobody_chosen", "13.1.step1")
NO_UNITS_CHOSEN: Final = REASONS.add("no_units_chosen", "13.1.restriction6")
ALREADY_FORMING: Final = REASONS.add("already_forming", "13.1.step1")
NO_COUNTERS_TO_DIVIDE: Final = REASONS.add("no_counters_to_divide", "5.2.change")
LEADER_WAS_BEATEN: Final = REASONS.add("leader_was_beaten", "13.1.restriction4")
LEADER_HAS_GOUT: Final = REASONS.add("leader_has_gout", "card.032")
NOBODY_CAN_FIGHT: Final = REASONS.add("nobody_can_fight", "13.1.restriction4")
BESIEGED: Final = REASONS.add("besieged", "15")

MOST: Final = 60  # more units than the counters of any power make
TROOP: Final = Kind(
    "troop",
    [
        *(f"{POWER.names[owner]}-regular" for owner in range(OWNERS)),
        *(f"{POWER.names[owner]}-{'cavalry' if owner == OTTOMAN else 'mercenary'}" for owner in range(MAJORS)),
    ],
)
COUNT: Final = Kind("count", [str(number + 1) for number in range(MOST)])
FORMING: Final = Domain(
    verb("all"), verb("lead", ("leader", LEADER)), verb("take", ("troop", TROOP), ("count", COUNT)), verb("go")
)
ALL: Final = FORMING.base("all")
LEAD: Final = FORMING.base("lead")
TAKE: Final = FORMING.base("take")
GO: Final = FORMING.base("go")


def ready_units(state: Position, space: int, column: int) -> int:
    """13.1.restriction4, 15, card.031: units of a column that may act: not besieged, beaten or halted."""
    if is_inside(state, space, owner_of(column)):
        return 0
    if not state.beaten and not state.halted:
        return state.land[space * COLUMNS + column]
    key = unit_key(space, column)
    return state.land[space * COLUMNS + column] - max(tally(state.beaten, key), tally(state.halted, key))


def why_not_lead(state: Position, leader: int) -> int:
    """13.1.restriction4, card.032: 0 if a leader may go with an army, else the reason."""
    if is_inside(state, state.leader_at[leader], state.leader_owner[leader]):
        return BESIEGED
    if tally(state.beaten, leader_key(leader)):
        return LEADER_WAS_BEATEN
    return LEADER_HAS_GOUT if state.gout >> leader & 1 else ALLOWED


def can_some_go(state: Position, space: int, power: int, most: int) -> bool:
    """5.1.size, 5.2.change: whether at least one kind of a power's units at a space, or all, can go as one army."""
    base = space * COLUMNS
    if are_all_free(state, space):
        for column in columns_of(state, power):
            if 0 < state.land[base + column] <= most:
                return True  # a whole stack goes as it stands
    return can_form(state, space, ready_row(state, space, power), most)


def can_form(state: Position, space: int, ready: list[int], most: int) -> bool:
    """5.1.size, 5.2.change: whether of these units, by column, at least one kind or all can go as one army."""
    if not any(ready):
        return False
    base = space * COLUMNS
    for column, units in enumerate(ready):
        if 0 < units <= most and units == state.land[base + column]:
            return True
    stacks: dict[int, list[int]] = {}
    for column, units in enumerate(ready):
        for count in range(min(units, most), 0, -1):
            row = [0] * COLUMNS
            row[column] = count
            if can_divide_from(state, space, row, stacks):
                return True
    return 0 < sum(ready) <= most and can_divide_from(state, space, ready, stacks)


def are_all_free(state: Position, space: int) -> bool:
    """13.1.restriction4, 15, card.031: whether no units at a space are besieged, beaten or halted."""
    return not (state.besiegers[space] or state.beaten or state.halted)


def ready_row(state: Position, space: int, power: int) -> list[int]:
    """13.1: the units of a power at a space that may move, by column."""
    row, base = [0] * COLUMNS, space * COLUMNS
    are_free = are_all_free(state, space)
    for column in columns_of(state, power):
        row[column] = state.land[base + column] if are_free else max(0, ready_units(state, space, column))
    return row


def ready_leaders(state: Position, space: int, power: int) -> int:
    """13.1: mask of the army leaders of a power at a space who may move."""
    leaders, here = 0, army_leaders_at(state, space, power)
    if not here or not (state.besiegers[space] or state.beaten or state.gout):
        return here
    for leader in listed(here):
        if why_not_lead(state, leader) == ALLOWED:
            leaders |= 1 << leader
    return leaders


class FormArmy(PowerChoice):
    """13.1.step1, 5.1.formation: which leaders and units of a space act as one army."""

    rule = "13.1.step1"
    open_to_all = True
    domain = FORMING
    army: ClassVar[int] = ARMY
    divides: ClassVar[bool] = True  # whether the army leaves others behind, for which there must be counters

    def leaders_alone(self, game: Europe) -> bool:
        """13.1.restriction6: whether leaders may go without units."""
        return False

    def ready(self, state: Position, column: int) -> int:
        """How many units of a column may be taken."""
        return ready_units(state, state.army_at[self.army], column)

    def why_not_leader(self, state: Position, leader: int) -> int:
        """0 if a leader may be taken, else the reason."""
        return why_not_lead(state, leader)

    def limit(self, leaders: int) -> int:
        """5.1.size: how many units these leaders command."""
        return capacity(leaders)

    def ready_leaders(self, state: Position) -> int:
        """Mask of all leaders who may be taken."""
        leaders = 0
        for leader in listed(army_leaders_at(state, state.army_at[self.army], self.power)):
            if self.why_not_leader(state, leader) == ALLOWED:
                leaders |= 1 << leader
        return leaders

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        state = game.state
        space = state.army_at[self.army]
        codes = [ALL, GO]
        codes += [LEAD + leader for leader in listed(army_leaders_at(state, space, self.power))]
        for column in columns_of(state, self.power):
            codes += range(TAKE + column * MOST, TAKE + column * MOST + max(0, self.ready(state, column)))
        return codes

    def options(self, game: Europe, seat: int) -> list[int]:
        """13.1.step1: the same as by judging each candidate, with what limits the number of units asked once.

        Where nobody is left behind, other things limit them.
        """
        if not self.divides:
            return super().options(game, seat)
        state = game.state
        row = army_row(state, self.army)
        room = self.limit(state.army_leaders[self.army]) - sum(row)
        stacks: dict[int, list[int]] = {}
        answers = [ALL] if self._why_not_all(game) == ALLOWED else []
        if self._why_not_go(game) == ALLOWED:
            answers.append(GO)
        for leader in listed(army_leaders_at(state, state.army_at[self.army], self.power)):
            if self._why_not_take_leader(state, leader) == ALLOWED:
                answers.append(LEAD + leader)
        for column in columns_of(state, self.power):
            for count in range(1, 0 if row[column] else min(room, self.ready(state, column)) + 1):
                row[column] = count
                if can_divide_from(state, state.army_at[self.army], row, stacks):
                    answers.append(TAKE + column * MOST + count - 1)
            row[column] = state.army[self.army * COLUMNS + column]
        return answers

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        if option == ALL:
            return self._why_not_all(game)
        if option == GO:
            return self._why_not_go(game)
        if option < TAKE:
            return self._why_not_take_leader(state, option - LEAD)
        return self._why_not_take(state, (option - TAKE) // MOST, (option - TAKE) % MOST + 1)

    def _why_not_all(self, game: Europe) -> int:
        state = game.state
        if army_size(state, self.army) or state.army_leaders[self.army]:
            return ALREADY_FORMING
        units = sum([self.ready(state, column) for column in columns_of(state, self.power)])
        leaders = self.ready_leaders(state)
        if not units and not (leaders and self.leaders_alone(game)):
            return NO_UNITS_CHOSEN
        if units > self.limit(leaders):
            return TOO_MANY_FOR_LEADERS
        return self._why_not_divide(state, self._everybody(state))

    def _why_not_divide(self, state: Position, row: list[int]) -> int:
        if self.divides and not can_divide(state, state.army_at[self.army], row):
            return NO_COUNTERS_TO_DIVIDE
        return ALLOWED

    def _everybody(self, state: Position) -> list[int]:
        row = [0] * COLUMNS
        for column in columns_of(state, self.power):
            row[column] = self.ready(state, column)
        return row

    def _why_not_go(self, game: Europe) -> int:
        state = game.state
        if army_size(state, self.army):
            return ALLOWED
        if not state.army_leaders[self.army]:
            return NOBODY_CHOSEN
        return ALLOWED if self.leaders_alone(game) else NO_UNITS_CHOSEN

    def _why_not_take_leader(self, state: Position, leader: int) -> int:
        if not army_leaders_at(state, state.army_at[self.army], self.power) >> leader & 1:
            return NOT_HERE
        return LEADER_IS_IN if state.army_leaders[self.army] >> leader & 1 else self.why_not_leader(state, leader)

    def _why_not_take(self, state: Position, column: int, count: int) -> int:
        if column not in columns_of(state, self.power):
            return NOT_HERE
        row = army_row(state, self.army)
        if row[column]:
            return KIND_IS_IN
        if count > self.ready(state, column):
            return TOO_FEW_HERE
        if sum(row) + count > self.limit(state.army_leaders[self.army]):
            return TOO_MANY_FOR_LEADERS
        row[column] = count
        return self._why_not_divide(state, row)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        state = game.state
        if option == GO:
            return
        if option == ALL:
            self._take_all(state)
            return
        if option < TAKE:
            lead_army(state, self.army, option - LEAD)
        else:
            take_into_army(state, self.army, (option - TAKE) // MOST, (option - TAKE) % MOST + 1)
        game.call(self)

    def _take_all(self, state: Position) -> None:
        for leader in listed(self.ready_leaders(state)):
            lead_army(state, self.army, leader)
        for column, count in enumerate(self._everybody(state)):
            take_into_army(state, self.army, column, count)
