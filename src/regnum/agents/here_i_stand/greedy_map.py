"""What a greedy player wants on the map: towns to take, how near an army is to them, and what threatens its own."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import (
    DISTANCE,
    ELECTORATE_VP,
    IS_ELECTORATE,
    IS_KEY,
    KEY_VP,
    KEYS_TO_WIN,
    NEIGHBOURS,
    PASSES,
    SPACES,
)
from regnum.titles.here_i_stand.facts.names import (
    HAPSBURG,
    INDEPENDENT,
    MAJORS,
    NONE,
    OWNERS,
    PROTESTANT,
    PROTESTANT_FAITH,
)
from regnum.titles.here_i_stand.position.queries.cards import hand_of
from regnum.titles.here_i_stand.position.queries.distances import closed_places
from regnum.titles.here_i_stand.position.queries.powers import enemies_of, friends_of
from regnum.titles.here_i_stand.position.queries.progress import calm_keys, points_of_card
from regnum.titles.here_i_stand.position.queries.spaces import is_fortified, is_league_formed
from regnum.titles.here_i_stand.position.queries.troops import listed
from regnum.titles.here_i_stand.position.state import COLUMNS, Position

CARD: Final = 0.6  # what a card more in each turn is worth, and half a key brings one
DENIED: Final = 0.4  # what a key is worth that a rival loses
FORTRESS: Final = 0.5
VICTORY: Final = 20.0
STEP: Final = 0.8  # what is left of a hope for each command point on the way to it
ASSAULT: Final = 1
THROUGH_ENEMIES: Final = 0.75
RELIEF: Final = 0.8
SIEGE_IS_ENOUGH: Final = 0.35  # of a goal that another army besieges already
LARGEST: Final = 14
THREATENING: Final = 3  # spaces away
SMALL: Final = 1e-4
NEAR: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(other for other in range(SPACES) if DISTANCE[space][other] <= THREATENING) for space in range(SPACES)
)


def town_worth(state: Position, power: int, space: int) -> float:
    """What a town brings a power that takes it."""
    owner = state.control[space]
    denied = DENIED if owner < MAJORS and owner != NONE else 0.0
    if IS_KEY[space]:
        return key_worth(state, power) + denied
    if IS_ELECTORATE[space]:
        return electorate_worth(state, power, space) + denied
    return FORTRESS if is_fortified(state, space) else 0.0


def key_worth(state: Position, power: int) -> float:
    """What one key more brings: points, cards, and at the end victory."""
    if power == PROTESTANT:
        return 0.3
    keys = calm_keys(state, power)
    if keys + 1 >= KEYS_TO_WIN[power] > 0:
        return VICTORY
    return KEY_VP[power][keys + 1] - KEY_VP[power][keys] + CARD


def electorate_worth(state: Position, power: int, space: int) -> float:
    """What an electorate brings after the League."""
    if power == PROTESTANT:
        return ELECTORATE_VP + CARD if state.faith[space] == PROTESTANT_FAITH else 0.8
    return 1.4 if power == HAPSBURG else 0.6


def siege_chance(army: int, garrison: int) -> float:
    """How likely an army takes a town in the end: it must outnumber those inside, and better by far."""
    if army <= garrison:
        return 0.0
    return min(1.0, 0.1 + 0.9 * (army - garrison) / (garrison + 2))


def strength(state: Position, space: int, owners: int) -> int:
    """The land units at a space of the owners in a mask."""
    base, count = space * COLUMNS, 0
    row = state.land[base : base + COLUMNS]
    for column, units in enumerate(row):
        if units and owners >> (column if column < OWNERS else column - OWNERS) & 1:
            count += units
    return count


def points_left(state: Position, power: int) -> int:
    """The command points that a power may still spend in this turn."""
    points = state.cp if state.active == power else 0
    return points + sum([points_of_card(state, card) for card in hand_of(state, power)])


class Aims:
    """Where the armies of a power should go. `new_foes` are owners on whom it thinks of declaring war."""

    def __init__(self, state: Position, power: int, new_foes: int) -> None:
        self.state = state
        self.power = power
        self.horizon = points_left(state, power)
        self.friends = friends_of(state, power)
        self.foes = enemies_of(state, power) | new_foes
        self.strangers = ~self.friends & ((1 << OWNERS) - 1)
        self.closed = closed_places(state)
        self.is_open: list[bool] = [self._may_enter(space) for space in range(SPACES)]
        self.goals: list[int] = []
        self.worths: list[float] = []
        self.garrisons: list[int] = []
        self._find_goals()
        self._lures: dict[int, list[float]] = {}

    def _may_enter(self, space: int) -> bool:
        owner = self.state.control[space]
        if owner == NONE or self.closed[space]:
            return False
        if self.power == PROTESTANT and not is_league_formed(self.state):
            return False
        return owner == INDEPENDENT or bool((self.friends | self.foes) >> owner & 1)

    def _find_goals(self) -> None:
        state = self.state
        for space in range(SPACES):
            if not self.is_open[space] or not is_fortified(state, space):
                continue
            if self.is_foreign(space):
                worth = town_worth(state, self.power, space)
            elif state.besiegers[space] and state.control[space] == self.power:
                worth = RELIEF * town_worth(state, self.power, space)
            else:
                continue
            self.goals.append(space)
            self.worths.append(worth * (SIEGE_IS_ENOUGH if state.besiegers[space] >> self.power & 1 else 1.0))
            self.garrisons.append(strength(state, space, self.strangers))

    def is_foreign(self, space: int) -> bool:
        """Whether a space could be taken: free, or an enemy's."""
        owner = self.state.control[space]
        return owner == INDEPENDENT or bool(owner != NONE and self.foes >> owner & 1)

    def lure(self, army: int) -> list[float]:
        """For every space what an army of so many units that stands there may hope for."""
        size = min(army, LARGEST)
        found = self._lures.get(size)
        if found is None:
            found = self._lures[size] = self._flood(size)
        return found

    def _flood(self, size: int) -> list[float]:
        best = [0.0] * SPACES
        price = [ASSAULT] * SPACES
        queue: list[int] = []
        for at, goal in enumerate(self.goals):
            best[goal] = self.worths[at] * siege_chance(size, self.garrisons[at])
            if best[goal] > 0.0:
                queue.append(goal)
        ease = self._ease(size)
        for here in queue:
            hope = best[here] * STEP
            passes = PASSES[here]
            for there in NEIGHBOURS[here]:
                pays = price[here] + (2 if there in passes else 1)
                worth = hope * ease[there] * (STEP if there in passes else 1.0)
                if worth > best[there] + SMALL and pays <= self.horizon:
                    best[there] = worth
                    price[there] = pays
                    queue.append(there)
        return best

    def _ease(self, size: int) -> list[float]:
        """How easily an army passes each space: not through towns of others, and through weaker enemies only."""
        found = [0.0] * SPACES
        for space in range(SPACES):
            if not self.is_open[space] or (self.is_foreign(space) and is_fortified(self.state, space)):
                continue
            others = strength(self.state, space, self.strangers)
            found[space] = 1.0 if not others else THROUGH_ENEMIES if size > others + 1 else 0.0
        return found

    def staying(self, space: int, army: int) -> float:
        """What an army may hope for where it is; besiegers take the town."""
        if self.state.besiegers[space] >> self.power & 1:
            garrison = strength(self.state, space, self.strangers)
            return town_worth(self.state, self.power, space) * siege_chance(army, garrison)
        return self.lure(army)[space]


def threat(state: Position, power: int, space: int) -> int:
    """How many units of an enemy are near a space; minor powers without an ally attack nobody."""
    enemies, count = 0, 0
    for owner in listed(enemies_of(state, power)):
        enemies |= 1 << owner if state.master[owner] < MAJORS else 0
    for other in NEAR[space] if enemies else ():
        count = max(count, strength(state, other, enemies))
    return count


def guard_of(state: Position, power: int, space: int) -> int:
    """How many units a power leaves behind in a town of its own when an army marches off."""
    if state.control[space] != power or not is_fortified(state, space):
        return 0
    if not IS_KEY[space] and not IS_ELECTORATE[space]:
        return 0
    return 2 if threat(state, power, space) > 3 else 1
