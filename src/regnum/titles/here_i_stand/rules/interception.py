"""13.2: enemies beside the destination try to intercept an army."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import CLEAR, SPACE, SPACES
from regnum.titles.here_i_stand.facts.charts import INTERCEPT
from regnum.titles.here_i_stand.facts.names import INDEPENDENT, MAJORS, NONE
from regnum.titles.here_i_stand.position.changes.armies import (
    begin_army,
    disband_army,
    march_army,
    note_attempt,
    note_declined,
    note_interception,
)
from regnum.titles.here_i_stand.position.changes.map import begin_siege
from regnum.titles.here_i_stand.position.changes.tallies import mark_tried
from regnum.titles.here_i_stand.position.queries.powers import are_allies, are_enemies, enemies_of
from regnum.titles.here_i_stand.position.queries.spaces import is_fortified, is_friendly, is_inside
from regnum.titles.here_i_stand.position.queries.tallies import leader_key, tally, unit_key
from regnum.titles.here_i_stand.position.queries.troops import (
    army_leaders_at,
    army_row,
    capacity,
    columns_of,
    listed,
    occupants,
    owner_of,
)
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import COLUMNS, OTHER, Europe, Position
from regnum.titles.here_i_stand.rules.captures import capture_lone_leaders
from regnum.titles.here_i_stand.rules.entering import why_closed
from regnum.titles.here_i_stand.rules.forming import BESIEGED, NO_COUNTERS_TO_DIVIDE, FormArmy, can_form
from regnum.titles.here_i_stand.rules.frames import PowerAfterPower, PowerChoice, PowerStep, roll_two
from regnum.titles.here_i_stand.rules.siege import check_siege
from regnum.titles.here_i_stand.rules.ways import answer_modifier

INTERCEPTED: Final = EVENTS.add("intercepted", "13.2.step3", "power", "space", "to")
NOT_INTERCEPTED: Final = EVENTS.add("not_intercepted", "13.2.step2", "power", "space")

NOT_BESIDE: Final = REASONS.add("not_beside", "13.2.restriction2")
ALREADY_TRIED: Final = REASONS.add("already_tried", "13.2.restriction4")
TRIED_FROM_THERE: Final = REASONS.add("tried_from_there", "13.2.step4")
NOBODY_TO_INTERCEPT: Final = REASONS.add("nobody_to_intercept", "13.2")

INTERCEPTING: Final = Domain(verb("intercept", ("place", SPACE)), verb("let-pass"))
LET_PASS: Final = INTERCEPTING.base("let-pass")


def can_be_intercepted(state: Position, power: int, space: int) -> bool:
    """13.2.restriction7: nobody intercepts an army on its way into a fortified space of its friends without a siege."""
    return not (is_fortified(state, space) and is_friendly(state, space, power) and not state.besiegers[space])


def may_join(state: Position, interceptor: int, space: int) -> bool:
    """13.2.restriction8, 2.1.unfortified, 13.1.restriction3a: where land units are already, only their own power or its
    ally intercepts, not if they are besieged; not where its own enemies stand among them, nor where they besiege
    another ally of it."""
    present = occupants(state, space)
    if not present:
        return True
    besiegers = state.besiegers[space]
    outside = listed(present & besiegers if besiegers else present)
    if any(are_enemies(state, interceptor, other) for other in outside):
        return False
    if besiegers and are_allies(state, interceptor, state.control[space]):
        return False
    return any(other != INDEPENDENT and are_allies(state, interceptor, other) for other in outside)


def may_go_into(state: Position, interceptor: int, space: int) -> bool:
    """13.2.restriction9: into a space of another power only if it is an enemy or an ally."""
    owner = state.control[space]
    if why_closed(state, interceptor, space):
        return False
    return owner == INDEPENDENT or are_allies(state, interceptor, owner) or are_enemies(state, interceptor, owner)


def untried_units(state: Position, space: int, column: int) -> int:
    """13.2.restriction4, 13.2.restriction5: units of a column that may still try to intercept."""
    if is_inside(state, space, owner_of(column)):
        return 0
    return state.land[space * COLUMNS + column] - tally(state.tried, unit_key(space, column))


def why_not_intercept_from(state: Position, interceptor: int, space: int, destination: int) -> int:
    """13.2, 13.2.restriction2, 2.5.pass3: 0 if a power may try from a space, else the reason."""
    if space not in CLEAR[destination]:
        return NOT_BESIDE
    if space * MAJORS + interceptor in state.attempted:
        return TRIED_FROM_THERE
    if not occupants(state, space) >> interceptor & 1:
        return NOBODY_TO_INTERCEPT
    if is_inside(state, space, interceptor):
        return BESIEGED
    ready = [0] * COLUMNS
    for column in columns_of(state, interceptor):
        ready[column] = max(0, untried_units(state, space, column))
    if not any(ready):
        return ALREADY_TRIED
    leaders = 0
    for leader in listed(army_leaders_at(state, space, interceptor)):
        leaders |= 0 if tally(state.tried, leader_key(leader)) else 1 << leader
    return ALLOWED if can_form(state, space, ready, capacity(leaders)) else NO_COUNTERS_TO_DIVIDE


def next_interceptor(state: Position, power: int, destination: int) -> int:
    """13.2.order, 2.2.independent.a, 13.2.restriction3, 22.1.b: the next power at war with the active one that is to be
    asked, in impulse order, or NONE."""
    if not can_be_intercepted(state, power, destination):
        return NONE
    for other in range(MAJORS):
        if other == power or state.declined >> other & 1 or not state.foes >> other & 1:
            continue
        if state.interceptor not in (NONE, other):
            continue
        if not may_go_into(state, other, destination) or not may_join(state, other, destination):
            continue
        for space in CLEAR[destination]:
            if why_not_intercept_from(state, other, space, destination) == ALLOWED:
                return other
    return NONE


class Interceptions(PowerAfterPower):
    """13.2: attempts in impulse order, each resolved before the next."""

    fields = ("power", "destination")

    def __init__(self, power: int, destination: int) -> None:
        self.power = power
        self.destination = destination

    def next_power(self, state: Position) -> int:
        return next_interceptor(state, self.power, self.destination)

    def question(self, power: int) -> PowerChoice:
        return Intercept(power, self.destination)


class Intercept(PowerChoice):
    """13.2.step1: from which space a power tries to intercept, or none."""

    rule = "13.2"
    open_to_all = True
    fields = ("power", "destination")
    domain = INTERCEPTING

    def __init__(self, power: int, destination: int) -> None:
        self.power = power
        self.destination = destination

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [*CLEAR[self.destination], LET_PASS]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == LET_PASS:
            return ALLOWED
        return why_not_intercept_from(game.state, self.power, option, self.destination)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == LET_PASS:
            note_declined(game.state, self.power)
            return
        note_attempt(game.state, option, self.power)
        begin_army(game.state, OTHER, option)
        game.call(FormInterceptors(self.power), TryToIntercept(self.power, option, self.destination))


class FormInterceptors(FormArmy):
    """13.2.step1, 13.2.restriction6, ruling.g98: who tries to intercept from a space: at least one unit."""

    rule = "13.2.step1"
    army: ClassVar[int] = OTHER

    def ready(self, state: Position, column: int) -> int:
        return untried_units(state, state.army_at[OTHER], column)

    def why_not_leader(self, state: Position, leader: int) -> int:
        if is_inside(state, state.leader_at[leader], state.leader_owner[leader]):
            return BESIEGED
        return ALREADY_TRIED if tally(state.tried, leader_key(leader)) else ALLOWED


class TryToIntercept(PowerStep):
    """13.2.step2, 13.2.step3: the dice, and the way into the space."""

    fields = ("power", "space", "destination")
    steps = ("roll",)

    def __init__(self, power: int, space: int, destination: int) -> None:
        self.power = power
        self.space = space
        self.destination = destination

    def roll(self, game: Europe) -> None:
        """13.2.step2: on success the interceptors are there before the army comes."""
        state = game.state
        success = roll_two(game, self.power, answer_modifier(state, self.power), INTERCEPT)
        if success:
            march_army(game, OTHER, self.power, self.destination)
            capture_lone_leaders(game, self.power, self.destination, enemies_of(state, self.power))
            if state.besiegers[self.destination]:
                begin_siege(game, self.destination, self.power)  # they stand outside with their allies
            note_interception(state, self.power)
            game.tell(INTERCEPTED, self.power, self.space, self.destination)
        else:
            game.tell(NOT_INTERCEPTED, self.power, self.space)
        mark_other_tried(state)
        disband_army(state, OTHER)
        if success:
            check_siege(game, self.space)


def mark_other_tried(state: Position) -> None:
    """13.2.restriction4: whoever tried may not try again in this impulse."""
    place = state.army_at[OTHER]
    for at, count in enumerate(army_row(state, OTHER)):
        if count:
            mark_tried(state, unit_key(place, at), count)
    for leader in listed(state.army_leaders[OTHER]):
        mark_tried(state, leader_key(leader), 1)


assert SPACES == LET_PASS  # options of spaces are their numbers
