"""9.3.step3.2, ruling.g37: units and leaders who may not stay go to the nearest fortified space of their power.

Ways are counted over spaces and sea zones; where several towns are equally near, the owner chooses, and he may always
choose his capital.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import CAPITALS, SPACE
from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.position.changes.troops import lose_units, move_units, send_leader
from regnum.titles.here_i_stand.position.queries.distances import open_distances
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged, is_fortified, is_friendly
from regnum.titles.here_i_stand.position.queries.troops import army_leaders_at, columns_of, kind_of, listed, owner_of
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import COLUMNS, LOCATIONS, Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep

NOT_THE_NEAREST: Final = REASONS.add("not_the_nearest", "9.3.step3.2")

GOING_HOME: Final = Domain(verb("go-to", ("space", SPACE)))


def homes_for(state: Position, power: int, space: int) -> list[int]:
    """9.3.step3.2, ruling.g13, 21.6.before5: the nearest unbesieged fortified spaces of a power, and its capitals,
    unless an enemy holds them."""
    return nearest_of(state, power, space, [town for town, owner in enumerate(state.control) if owner == power])


def friends_for(state: Position, power: int, space: int) -> list[int]:
    """22.4.step3: the same among spaces of the power and its allies."""
    towns = [town for town, owner in enumerate(state.control) if is_friendly(state, town, power)]
    return nearest_of(state, power, space, towns)


def nearest_of(state: Position, power: int, space: int, towns: Sequence[int]) -> list[int]:
    """9.3.step3.2, ruling.g78: of these spaces the nearest fortified ones without a siege, and the capitals of the
    power, also those that an ally holds."""
    distances = open_distances(state, space)
    capitals = [capital for capital in CAPITALS[power] if is_friendly(state, capital, power)]
    towns, capitals = [
        [
            other
            for other in spaces
            if other != space
            and distances[other] < LOCATIONS
            and is_fortified(state, other)
            and not is_besieged(state, other)
        ]
        for spaces in (towns, capitals)
    ]
    nearest = min([distances[other] for other in towns], default=LOCATIONS)
    return sorted({*capitals, *(other for other in towns if distances[other] == nearest)})


class GoHome(PowerStep):
    """9.3.step3.2: all that a power has in a space leaves it; without a town of its own it is lost."""

    fields = ("power", "space")
    steps = ("go",)

    def __init__(self, power: int, space: int) -> None:
        self.power = power
        self.space = space

    def homes(self, state: Position) -> list[int]:
        """9.3.step3.2: where it may go."""
        return homes_for(state, self.power, self.space)

    def question(self) -> ChooseHome:
        """9.3.step3.2: what the power is asked."""
        return ChooseHome(self.power, self.space)

    def go(self, game: Europe) -> None:
        """9.3.step3.2: a choice only if there are several towns."""
        homes = self.homes(game.state)
        if not homes:
            perish(game, self.power, self.space)
        elif len(homes) == 1 or self.power >= MAJORS:
            send_home(game, self.power, self.space, homes[0])
        else:
            game.call(self.question())


class GoToFriends(GoHome):
    """22.4.step3: the same to a space of the power or of an ally."""

    def homes(self, state: Position) -> list[int]:
        return friends_for(state, self.power, self.space)

    def question(self) -> ChooseHome:
        return ChooseFriends(self.power, self.space)


class ChooseHome(PowerChoice):
    """9.3.step3.2: to which of the nearest towns, or to which capital."""

    rule = "9.3.step3.2"
    open_to_all = True
    fields = ("power", "space")
    domain = GOING_HOME

    def __init__(self, power: int, space: int) -> None:
        self.power = power
        self.space = space

    def homes(self, state: Position) -> list[int]:
        """9.3.step3.2: where they may go."""
        return homes_for(state, self.power, self.space)

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return self.homes(game.state)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in self.homes(game.state) else NOT_THE_NEAREST

    def choose(self, game: Europe, seat: int, option: int) -> None:
        send_home(game, self.power, self.space, option)


class ChooseFriends(ChooseHome):
    """22.4.step3: to which of the nearest friendly towns, or to which capital."""

    rule = "22.4.step3"

    def homes(self, state: Position) -> list[int]:
        return friends_for(state, self.power, self.space)


def send_home(game: Europe, power: int, space: int, home: int) -> None:
    """9.3.step3.2: units and leaders of a power go from a space to a town."""
    state = game.state
    for column in columns_of(state, power):
        move_units(game, space, home, owner_of(column), kind_of(column), state.land[space * COLUMNS + column])
    for leader in listed(army_leaders_at(state, space, power)):
        send_leader(game, leader, home)


def perish(game: Europe, power: int, space: int) -> None:
    """ruling.g78: units that have no town to go to are lost; their leaders wait where they are."""
    state = game.state
    for column in columns_of(state, power):
        lose_units(game, space, owner_of(column), kind_of(column), state.land[space * COLUMNS + column])


class LeadersGoHome(PowerStep):
    """15.1.step11b, ruling.g37: leaders without units go to the nearest town of their power, or its capital."""

    fields = ("power", "space", "leaders")
    steps = ("go",)

    def __init__(self, power: int, space: int, leaders: int) -> None:
        self.power = power
        self.space = space
        self.leaders = leaders

    def go(self, game: Europe) -> None:
        """ruling.g37: one choice for all of them."""
        homes = homes_for(game.state, self.power, self.space)
        if len(homes) > 1:
            game.call(ChooseLeadersHome(self.power, self.space, self.leaders))
        elif homes:
            send_leaders(game, self.leaders, homes[0])


class ChooseLeadersHome(PowerChoice):
    """15.1.step11b: to which of the nearest towns leaders without units go."""

    rule = "15.1.step11b"
    open_to_all = True
    fields = ("power", "space", "leaders")
    domain = GOING_HOME

    def __init__(self, power: int, space: int, leaders: int) -> None:
        self.power = power
        self.space = space
        self.leaders = leaders

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return homes_for(game.state, self.power, self.space)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in homes_for(game.state, self.power, self.space) else NOT_THE_NEAREST

    def choose(self, game: Europe, seat: int, option: int) -> None:
        send_leaders(game, self.leaders, option)


def send_leaders(game: Europe, leaders: int, home: int) -> None:
    """ruling.g37: leaders go to a town."""
    for leader in listed(leaders):
        send_leader(game, leader, home)
