"""17, card.033, card.036: mercenaries that cards bring to, or take from, armies in the field."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import MAJOR, SPACE, SPACES
from regnum.titles.here_i_stand.facts.names import MAJORS, MERCENARY, OTTOMAN, OWNERS, PROTESTANT
from regnum.titles.here_i_stand.position.changes.armies import lose_at, take_into_army
from regnum.titles.here_i_stand.position.changes.troops import place_units
from regnum.titles.here_i_stand.position.queries.counters import can_add
from regnum.titles.here_i_stand.position.queries.foreign_wars import missed_abroad
from regnum.titles.here_i_stand.position.queries.powers import are_enemies, friends_of
from regnum.titles.here_i_stand.position.queries.spaces import (
    is_besieged,
    is_fortified,
    is_friendly,
    is_inside,
    is_league_formed,
)
from regnum.titles.here_i_stand.position.queries.troops import army_leaders_at, occupants, units_of
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import ARMY, COLUMNS, Europe, Position, column
from regnum.titles.here_i_stand.rules.entering import why_closed, why_not_enter
from regnum.titles.here_i_stand.rules.forming import COUNT, MOST
from regnum.titles.here_i_stand.rules.frames import CountedChoice
from regnum.titles.here_i_stand.rules.recruits import fill_wars
from regnum.titles.here_i_stand.rules.shortage import trim_left_behind, trim_stacks
from regnum.titles.here_i_stand.rules.siege import check_siege
from regnum.titles.here_i_stand.rules.ways import ENEMIES_THERE, meets_enemies

NO_FRIENDS_THERE: Final = REASONS.add("no_friends_there", "card.033")
STACK_IS_BESIEGED: Final = REASONS.add("stack_is_besieged", "card.033")
ARMY_IS_PASSING: Final = REASONS.add("army_is_passing", "13.4.option1")
NO_COUNTERS_LEFT: Final = REASONS.add("no_counters_left", "17.limit")
TOO_MANY_MERCENARIES: Final = REASONS.add("too_many_mercenaries", "card.033")
NOT_BEFORE_THE_LEAGUE: Final = REASONS.add("not_before_the_league", "21.6.before2")
NO_MERCENARY_THERE: Final = REASONS.add("no_mercenary_there", "card.033")

PLACING: Final = Domain(verb("place", ("space", SPACE), ("count", COUNT)))
DISMISSING: Final = Domain(verb("dismiss", ("space", SPACE), ("power", MAJOR)))


def why_not_place(state: Position, power: int, space: int, count: int) -> int:
    """card.033, card.036, 13.1.restriction2, 17.1, 21.6.before5: 0 if so many new mercenaries of a power may come to a
    space, else the reason; to units of an ally only where its own could go and would meet no enemy."""
    if power == PROTESTANT and not is_league_formed(state):
        return NOT_BEFORE_THE_LEAGUE
    closed = why_closed(state, power, space)
    if closed:
        return closed  # also to an ally of the Protestants
    if not occupants(state, space) & friends_of(state, power):
        return NO_FRIENDS_THERE
    if not units_of(state, space, power):
        entry = why_not_enter(state, power, space)
        if entry:
            return entry
        if not is_besieged(state, space) and has_enemies(state, power, space):
            return ENEMIES_THERE  # they stand there with a common ally
    if is_inside(state, space, power) and not is_relieving(state, power, space):
        return STACK_IS_BESIEGED
    if is_passing(state, power, space):
        return ARMY_IS_PASSING
    return ALLOWED if can_add(state, space, power, MERCENARY, count) else NO_COUNTERS_LEFT


def is_relieving(state: Position, power: int, space: int) -> bool:
    """15.2, 14.step1: whether a power's army fights outside of a besieged town of its friends."""
    return state.combat_at == space and state.attacker == power and state.army_at[ARMY] == space


def has_enemies(state: Position, power: int, space: int) -> bool:
    """17.1, 5.1: whether units or leaders of a power's enemies are at a space."""
    enemies = [other for other in range(MAJORS) if are_enemies(state, power, other)]
    return meets_enemies(state, power, space) or any(army_leaders_at(state, space, other) for other in enemies)


def is_passing(state: Position, power: int, space: int) -> bool:
    """13.4.option1, 14.step1: whether a power's army stands before a stranger's town that it can neither fight for nor
    besiege: it goes on, or back."""
    if state.combat_at == space or not is_fortified(state, space) or is_friendly(state, space, power):
        return False
    return not state.besiegers[space] >> power & 1


def hire(game: Europe, power: int, count: int) -> None:
    """card.033, card.036, 21.7.refill1: new mercenaries come; those that a foreign war misses go there."""
    rest = count - missed_abroad(game.state, power)
    if rest > 0:
        game.call(PlaceMercenaries(power, rest))
    fill_wars(game, power, MERCENARY, count)


class PlaceMercenaries(CountedChoice):
    """card.033, card.036: where new mercenaries come; as many as there are places and counters."""

    rule = "card.033"
    open_to_all = True
    domain = PLACING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        friends = friends_of(game.state, self.power)
        for space in range(SPACES):
            if occupants(game.state, space) & friends:
                yield from range(space * MOST, space * MOST + self.count)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option % MOST + 1 > self.count:
            return TOO_MANY_MERCENARIES
        return why_not_place(game.state, self.power, option // MOST, option % MOST + 1)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        space, count = option // MOST, option % MOST + 1
        state = game.state
        place_units(game, space, self.power, MERCENARY, count)
        if state.army_at[ARMY] == space and state.attacker == self.power:
            take_into_army(state, ARMY, OWNERS + self.power, count)
        game.call(PlaceMercenaries(self.power, self.count - count))


class DismissMercenaries(CountedChoice):
    """card.033: the Ottoman takes mercenaries of any power off the map, one by one."""

    rule = "card.033"
    open_to_all = True
    domain = DISMISSING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        land = game.state.land
        for space in range(SPACES):
            for power in range(MAJORS):
                if power != OTTOMAN and land[space * COLUMNS + column(power, MERCENARY)]:
                    yield space * MAJORS + power

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        space, power = option // MAJORS, option % MAJORS
        if power == OTTOMAN or not game.state.land[space * COLUMNS + column(power, MERCENARY)]:
            return NO_MERCENARY_THERE
        return ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        space, owner = option // MAJORS, option % MAJORS
        lose_at(game, space, owner, MERCENARY, 1)
        trim_stacks(game, owner, [space])
        trim_left_behind(game, owner)
        game.call(DismissMercenaries(self.power, self.count - 1))
        if game.state.combat_at != space:
            check_siege(game, space)
