"""19.3: what the owner decides about land units that return for winter: who goes where, and who is lost on the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import SPACE, SPACES
from regnum.titles.here_i_stand.facts.names import NONE, PROTESTANT
from regnum.titles.here_i_stand.facts.people import LEADER
from regnum.titles.here_i_stand.position.changes.armies import leave_out
from regnum.titles.here_i_stand.position.changes.winter import decide_leader, decide_units
from regnum.titles.here_i_stand.position.queries.tallies import tally, unit_key, with_tally
from regnum.titles.here_i_stand.position.queries.troops import army_leaders_at, army_row, columns_of, listed, owner_of
from regnum.titles.here_i_stand.position.queries.winter import (
    can_be_shown,
    homes_of,
    room_for,
    surplus_at,
    takes_in_all,
    town_of,
    towns_chosen,
    undecided,
    winter_capitals,
)
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import ARMY, COLUMNS, Europe, Position
from regnum.titles.here_i_stand.rules.forming import COUNT, MOST, NO_COUNTERS_TO_DIVIDE, TOO_FEW_HERE, TROOP
from regnum.titles.here_i_stand.rules.frames import PowerChoice
from regnum.titles.here_i_stand.rules.losses import LOSING, NOT_AMONG_THEM, TOO_MANY_LOSSES

NOT_A_WINTER_HOME: Final = REASONS.add("not_a_winter_home", "19.3.step2")
TOWN_IS_FULL: Final = REASONS.add("town_is_full", "19.3.land")
SURPLUS_IN_TOWN: Final = REASONS.add("surplus_in_town", "19.3.step1")
LEADER_FOLLOWS_UNITS: Final = REASONS.add("leader_follows_units", "19.3.step3")
LEADER_NOT_HERE: Final = REASONS.add("leader_not_here", "19.3.step3")
NOT_TOO_MANY: Final = REASONS.add("not_too_many", "19.3.exception1")
MUST_RETURN: Final = REASONS.add("must_return", "19.3.land")

RETURNING: Final = Domain(
    verb("all-to", ("space", SPACE)),
    verb("send-to", ("troop", TROOP), ("count", COUNT), ("space", SPACE)),
    verb("lead-to", ("leader", LEADER), ("space", SPACE)),
    verb("stay"),
)
ALL: Final = RETURNING.base("all-to")
SEND: Final = RETURNING.base("send-to")
LEAD: Final = RETURNING.base("lead-to")
STAY: Final = RETURNING.base("stay")


def choices(state: Position, power: int, space: int) -> list[tuple[int, int]]:
    """19.3: columns with units that were not decided on, each with a town to which they may go."""
    return choices_for(state, power, space, undecided(state, power, space))


def choices_for(state: Position, power: int, space: int, row: list[int]) -> list[tuple[int, int]]:
    """19.3: columns of a row of units that were not decided on, each with a town to which they may go."""
    found: list[tuple[int, int]] = []
    owner, homes = NONE, [NONE]
    for column in columns_of(state, power):
        if row[column]:
            if owner_of(column) != owner:  # units of one owner have the same homes
                owner, homes = owner_of(column), homes_of(state, power, space, column)
            for town in homes:
                found.append((column, town))
    return found


def loose_leaders(state: Position, power: int, space: int) -> list[int]:
    """19.3.step3: the leaders at a space of whom nothing was decided yet."""
    return [leader for leader in listed(army_leaders_at(state, space, power)) if town_of(state, leader) < 0]


class ReturnUnits(PowerChoice):
    """19.3.step2b: which units and leaders of a stack go to which town."""

    rule = "19.3.step2"
    open_to_all = True
    fields = ("power", "space")
    domain = RETURNING

    def __init__(self, power: int, space: int) -> None:
        self.power = power
        self.space = space

    def leader_towns(self, state: Position) -> list[int]:
        """19.3.step3: where leaders may go once units were decided on: with some of them."""
        return [] if choices(state, self.power, self.space) else towns_chosen(state)

    def why_not_stay(self, state: Position) -> int:
        """0 if nobody else need be decided on, else the reason."""
        return MUST_RETURN

    def most(self, state: Position) -> int:
        """How many units may still be sent."""
        return MOST

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        row = undecided(game.state, self.power, self.space)
        return self._candidates(game.state, row, choices_for(game.state, self.power, self.space, row))

    def _candidates(self, state: Position, row: list[int], found: list[tuple[int, int]]) -> list[int]:
        codes = [STAY, *[ALL + town for town in sorted({town for _, town in found})]]
        for column, town in found:
            for count in range(min(row[column], room_for(state, self.power, town, column), self.most(state))):
                codes.append(SEND + (column * MOST + count) * SPACES + town)
        leaders = loose_leaders(state, self.power, self.space)
        towns = self.leader_towns(state) if leaders else []
        for leader in leaders:
            codes += [LEAD + leader * SPACES + town for town in towns]
        return codes

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        if option == STAY:
            return self.why_not_stay(state)
        if option >= LEAD:
            return self._why_not_lead(state, (option - LEAD) // SPACES, (option - LEAD) % SPACES)
        row = undecided(state, self.power, self.space)
        found = choices_for(state, self.power, self.space, row)
        if option < SEND:
            return self._why_not_all(state, option - ALL, row, found)
        return self._why_not_send(state, option, row, found)

    def options(self, game: Europe, seat: int) -> list[int]:
        """19.3: the same as by judging each candidate, with the choices found once."""
        state, answers = game.state, []
        row = undecided(state, self.power, self.space)
        found = choices_for(state, self.power, self.space, row)
        for option in self._candidates(state, row, found):
            if SEND <= option < LEAD:
                reason = self._why_short(state, option)  # those who are no candidates are too many
            elif ALL <= option < SEND:
                reason = self._why_not_all(state, option - ALL, row, found)
            else:
                reason = self.why_not(game, seat, option)
            if reason == ALLOWED:
                answers.append(option)
        return answers

    def _why_not_all(self, state: Position, town: int, row: list[int], found: list[tuple[int, int]]) -> int:
        left = [column for column, count in enumerate(row) if count]
        if not left or not {(column, town) for column in left} <= set(found):
            return NOT_A_WINTER_HOME
        limited = [column for column in left if not takes_in_all(state, self.power, column, town)]
        if sum(row) > self.most(state):
            return NOT_TOO_MANY
        if limited and sum([row[column] for column in limited]) > room_for(state, self.power, town, limited[0]):
            return TOWN_IS_FULL
        return ALLOWED

    def _why_not_send(self, state: Position, option: int, row: list[int], found: list[tuple[int, int]]) -> int:
        number, town = (option - SEND) // SPACES, (option - SEND) % SPACES
        column, count = number // MOST, number % MOST + 1
        if (column, town) not in found:
            return NOT_A_WINTER_HOME
        if count > row[column]:
            return TOO_FEW_HERE
        if count > self.most(state):
            return NOT_TOO_MANY
        if count > room_for(state, self.power, town, column):
            return TOWN_IS_FULL
        return self._why_short(state, option)

    def _why_short(self, state: Position, option: int) -> int:
        """5.2.change: 0 if there are counters for so many who go and for those who stay, else the reason."""
        number, town = (option - SEND) // SPACES, (option - SEND) % SPACES
        is_short = self._is_short(state, number // MOST, number % MOST + 1, town)
        return NO_COUNTERS_TO_DIVIDE if is_short else ALLOWED

    def _is_short(self, state: Position, column: int, count: int, town: int) -> bool:
        """5.2.change: whether counters bar this division, though not every one."""
        if self._can_show(state, column, count, town):
            return False
        row = undecided(state, self.power, self.space)
        return any(
            self._can_show(state, other, number + 1, home)
            for other, home in choices(state, self.power, self.space)
            for number in range(min(row[other], room_for(state, self.power, home, other), self.most(state)))
        )

    def _can_show(self, state: Position, column: int, count: int, town: int) -> bool:
        if not state.returning and count == state.land[self.space * COLUMNS + column]:
            return True  # a whole stack goes as it stands
        key = unit_key(town, column)
        returning = with_tally(state.returning, key, tally(state.returning, key) + count)
        return can_be_shown(state, self.space, returning)

    def _why_not_lead(self, state: Position, leader: int, town: int) -> int:
        if leader not in loose_leaders(state, self.power, self.space):
            return LEADER_NOT_HERE
        return ALLOWED if town in self.leader_towns(state) else LEADER_FOLLOWS_UNITS

    def choose(self, game: Europe, seat: int, option: int) -> None:
        state = game.state
        if option == STAY:
            self.follow(state)
            return
        if option < SEND:
            for column, count in enumerate(undecided(state, self.power, self.space)):
                decide_units(state, option - ALL, column, count)
        elif option < LEAD:
            number = (option - SEND) // SPACES
            decide_units(state, (option - SEND) % SPACES, number // MOST, number % MOST + 1)
        else:
            decide_leader(state, (option - LEAD) // SPACES, (option - LEAD) % SPACES)
        self.ask(game)

    def ask(self, game: Europe) -> None:
        """19.3: what cannot be otherwise is decided; the rest is asked."""
        state = game.state
        self.decide_what_must_be(state)
        open_leaders = loose_leaders(state, self.power, self.space) and len(towns_chosen(state)) > 1
        if choices(state, self.power, self.space) or open_leaders:
            game.call(self)
        else:
            self.follow(state)

    def decide_what_must_be(self, state: Position) -> None:
        """19.3.step2: all go to the only town that is open to them."""
        row = undecided(state, self.power, self.space)
        found = choices_for(state, self.power, self.space, row)
        while len({town for _, town in found}) == 1:
            town = found[0][1]
            if len(found) > 1 and self._why_not_all(state, town, row, found):
                return
            for column, _ in found:
                count = min(undecided(state, self.power, self.space)[column], room_for(state, self.power, town, column))
                decide_units(state, town, column, count)
            row = undecided(state, self.power, self.space)
            found = choices_for(state, self.power, self.space, row)

    def follow(self, state: Position) -> None:
        """19.3.step3: leaders go with the units if all of these go to one town."""
        towns = towns_chosen(state)
        if len(towns) == 1 and not any(undecided(state, self.power, self.space)):
            for leader in loose_leaders(state, self.power, self.space):
                decide_leader(state, leader, towns[0])


class LeaveTown(ReturnUnits):
    """19.3.step1, 19.3.land.optional: who goes from a town to the capital; those too many must.

    Protestants have no capital: only those too many go, to the next towns (19.3.exception1).
    """

    rule = "19.3.step1"

    def most(self, state: Position) -> int:
        return surplus_at(state, self.power, self.space) if self.power == PROTESTANT else MOST

    def leader_towns(self, state: Position) -> list[int]:
        return sorted({*towns_chosen(state), *winter_capitals(state, self.power, self.power)} - {self.space})

    def why_not_stay(self, state: Position) -> int:
        if surplus_at(state, self.power, self.space) and choices(state, self.power, self.space):
            return SURPLUS_IN_TOWN
        left_alone = loose_leaders(state, self.power, self.space) and not any(undecided(state, self.power, self.space))
        return LEADER_FOLLOWS_UNITS if left_alone and len(towns_chosen(state)) > 1 else ALLOWED

    def ask(self, game: Europe) -> None:
        state = game.state
        open_units = self.most(state) and choices(state, self.power, self.space)
        if open_units or (self.power != PROTESTANT and loose_leaders(state, self.power, self.space)):
            game.call(self)


class LoseOnTheWay(PowerChoice):
    """19.3.attrition, 5.2.loss: which units of a group are lost; and more, if those that are left cannot be shown."""

    rule = "19.3.attrition"
    open_to_all = True
    fields = ("power", "count")
    domain = LOSING

    def __init__(self, power: int, count: int) -> None:
        self.power = power
        self.count = count

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for column, units in enumerate(army_row(game.state, ARMY)):
            yield from range(column * MOST, column * MOST + min(units, self.count))

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        column, count = option // MOST, option % MOST + 1
        if column >= COLUMNS or count > army_row(game.state, ARMY)[column]:
            return NOT_AMONG_THEM
        return TOO_MANY_LOSSES if count > self.count else ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        column, count = option // MOST, option % MOST + 1
        leave_out(game.state, ARMY, column, count)
        lose_on_the_way(game, self.power, self.count - count)


def lose_on_the_way(game: Europe, power: int, count: int) -> None:
    """19.3.attrition: a group leaves so many units behind to die; its owner is asked only if he can choose.

    They die together once all are named: whether counters show the others is seen only then (5.2.loss).
    """
    row = army_row(game.state, ARMY)
    kinds = [column for column, units in enumerate(row) if units]
    if len(kinds) == 1 or sum(row) <= count:
        for column in kinds:
            leave_out(game.state, ARMY, column, min(row[column], count))
    elif count:
        game.call(LoseOnTheWay(power, count))
