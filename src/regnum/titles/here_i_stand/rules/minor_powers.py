"""22.2, 22.4: minor powers find an ally and lose him."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import HOME_SPACES, IS_PORT, SPACES
from regnum.titles.here_i_stand.facts.names import MAJORS, REGULAR
from regnum.titles.here_i_stand.position.changes.diplomacy import (
    drop_wars,
    follow,
    tell_activation,
    tell_deactivation,
)
from regnum.titles.here_i_stand.position.changes.map import lift_siege, take_control
from regnum.titles.here_i_stand.position.changes.ships import end_loan, end_loans_of_leaders
from regnum.titles.here_i_stand.position.changes.troops import lose_units, move_units
from regnum.titles.here_i_stand.position.queries.distances import distances_from
from regnum.titles.here_i_stand.position.queries.spaces import is_fortified
from regnum.titles.here_i_stand.position.queries.troops import army_leaders_at, occupants, units_of
from regnum.titles.here_i_stand.position.state import COLUMNS, LOCATIONS, Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep
from regnum.titles.here_i_stand.rules.going_home import GoHome, GoToFriends
from regnum.titles.here_i_stand.rules.ships_home import (
    FleetGoesHome,
    fleets_for,
    lose_fleet,
    nearest_ports,
    send_fleet,
)
from regnum.titles.here_i_stand.rules.siege import check_siege, lift_empty_sieges
from regnum.titles.here_i_stand.rules.war_limits import why_not_war
from regnum.titles.here_i_stand.rules.war_start import StartWar


class MinorStep(PowerStep):
    """22.2, 22.4: what happens between a minor power and its new or former ally."""

    fields: ClassVar[tuple[str, ...]] = ("minor", "power")

    def __init__(self, minor: int, power: int) -> None:
        self.minor = minor
        self.power = power


# ---- activation -----------------------------------------------------------------------------------------------------


class Activation(MinorStep):
    """22.2.procedure: a minor power becomes the ally of a major one."""

    steps = ("ally", "challenge", "mark", "forget_wars")

    def ally(self, game: Europe) -> None:
        """22.2.step1: the alliance marker."""
        follow(game.state, self.minor, self.power)
        tell_activation(game, self.minor, self.power)

    def challenge(self, game: Europe) -> None:
        """22.2.step2.1: those who were at war with it may go to war with its ally, in impulse order."""
        state = game.state
        foes = [foe for foe in range(MAJORS) if state.war[self.minor] >> foe & 1]
        game.call(*[Challenge(self.minor, self.power, foe) for foe in foes])

    def mark(self, game: Europe) -> None:
        """22.2.step3, 22.2.step4, ruling.g93, 2.2.d: what it still controls bears the markers of its ally."""
        state = game.state
        for space in range(SPACES):
            if state.control[space] == self.minor:
                take_control(game, space, self.power)
                lift_siege(game, space, self.power)

    def forget_wars(self, game: Europe) -> None:
        """22.2.step5: its own wars are over."""
        drop_wars(game.state, self.minor)


class Challenge(MinorStep):
    """22.2.step2.1, 22.2.step2.2: one power that was at war with the minor power goes to war with its ally or home."""

    fields = ("minor", "power", "foe")
    steps = ("ask",)

    def __init__(self, minor: int, power: int, foe: int) -> None:
        self.minor = minor
        self.power = power
        self.foe = foe

    def ask(self, game: Europe) -> None:
        """22.2.step2.1: it is asked only if no permanent limit bars the war."""
        state = game.state
        if self.foe == self.power or state.war[self.foe] >> self.power & 1:
            return
        if why_not_war(state, self.foe, self.power) == ALLOWED:
            game.call(TakeUpWar(self.foe, self.minor, self.power))
        else:
            leave_spaces_of(game, self.foe, self.minor)


TAKING_UP: Final = Domain(verb("declare-war"), verb("withdraw"))
WITHDRAW: Final = TAKING_UP.base("withdraw")


class TakeUpWar(PowerChoice):
    """22.2.step2.1, ruling.g24: war with the new ally without cost, or leave."""

    rule = "22.2.step2.1"
    open_to_all = True
    fields = ("power", "minor", "ally")
    domain = TAKING_UP

    def __init__(self, power: int, minor: int, ally: int) -> None:
        self.power = power
        self.minor = minor
        self.ally = ally

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == WITHDRAW:
            leave_spaces_of(game, self.power, self.minor)
        else:
            game.call(StartWar(self.power, self.ally))


def leave_spaces_of(game: Europe, power: int, holder: int) -> None:
    """22.2.step2.2, 9.3.step3.2: all that a power has in spaces of another leaves them, and its sieges end."""
    state = game.state
    for space in range(SPACES):
        if state.control[space] == holder:
            expel(game, power, space)


def expel(game: Europe, power: int, space: int) -> None:
    """9.3.step3.2, 22.4.step3: land units, leaders and ships of a power leave a space."""
    state = game.state
    lift_siege(game, space, power)
    if units_of(state, space, power) or army_leaders_at(state, space, power):
        game.call(GoHome(power, space))
    send_ships_home(game, power, space)


def send_ships_home(game: Europe, power: int, space: int) -> None:
    """22.2.step2.2, 22.4.step3, 9.2.effect2c: ships of a power leave a port, those that it has borrowed too."""
    if IS_PORT[space]:
        game.call(*[FleetGoesHome(owner, space) for owner in fleets_for(game.state, power, space)])


# ---- deactivation ---------------------------------------------------------------------------------------------------


class Deactivation(MinorStep):
    """22.4.procedure: a minor power leaves its ally."""

    steps = ("part", "clear", "troops_return", "ships_return", "tidy")

    def part(self, game: Europe) -> None:
        """22.4.step1, 22.4.step2, 15.3: alliance and markers of the former ally in its home spaces are gone, and sieges
        that it held for him alone."""
        state = game.state
        follow(state, self.minor, self.minor)
        tell_deactivation(game, self.minor, self.power)
        for space in range(SPACES):
            lift_empty_sieges(game, space)
        for space in HOME_SPACES[self.minor]:
            if state.control[space] == self.power:
                take_control(game, space, self.minor)

    def clear(self, game: Europe) -> None:
        """22.4.step3: all others leave its spaces."""
        state = game.state
        for space in HOME_SPACES[self.minor]:
            if state.control[space] == self.minor:
                for power in guests_of(state, space):
                    lift_siege(game, space, power)
                    if units_of(state, space, power) or army_leaders_at(state, space, power):
                        game.call(GoToFriends(power, space))
                    send_ships_home(game, power, space)

    def troops_return(self, game: Europe) -> None:
        """22.4.step4: its land units go to the nearest fortified home space, else to any home space, else they die."""
        state = game.state
        for space in range(SPACES):
            count = state.land[space * COLUMNS + self.minor]
            if count and not is_shelter(state, self.minor, space):
                home = nearest_shelter(state, self.minor, space)
                if home == space:
                    continue
                if home < 0:
                    lose_units(game, space, self.minor, REGULAR, count)
                else:
                    move_units(game, space, home, self.minor, REGULAR, count)

    def ships_return(self, game: Europe) -> None:
        """22.4.step5: its ships and naval leaders go to the nearest home port; without one they leave the map."""
        state = game.state
        for ship, owner in enumerate(state.ship_owner):
            if owner == self.minor:
                end_loan(state, ship)
        end_loans_of_leaders(state, self.minor)
        ports = [port for port in HOME_SPACES[self.minor] if IS_PORT[port] and state.control[port] == self.minor]
        for location in range(LOCATIONS):
            if location in ports or self.minor not in fleets_for(state, self.minor, location):
                continue
            near = nearest_ports(state, self.minor, self.minor, location, ports)
            if near:
                send_fleet(game, self.minor, self.minor, location, near[0])
            else:
                lose_fleet(game, self.minor, self.minor, location)

    def tidy(self, game: Europe) -> None:
        """15.3.causes: a siege is over whose besiegers are gone or too few without the units of the minor power."""
        for space in range(SPACES):
            check_siege(game, space)


def guests_of(state: Position, space: int) -> list[int]:
    """22.4.step3: the major powers that have land units, leaders or ships in a space."""
    return [
        power
        for power in range(MAJORS)
        if occupants(state, space) >> power & 1
        or army_leaders_at(state, space, power)
        or fleets_for(state, power, space)
    ]


def is_shelter(state: Position, minor: int, space: int) -> bool:
    """22.4.step4: a fortified home space under its own control."""
    return space in HOME_SPACES[minor] and state.control[space] == minor and is_fortified(state, space)


def nearest_shelter(state: Position, minor: int, space: int) -> int:
    """22.4.step4: where units of a minor power return to; -1 if it has no home space left.

    Nobody decides for a minor power: of spaces equally near the first on the map is taken.
    """
    distances = distances_from(space)
    held = [home for home in HOME_SPACES[minor] if state.control[home] == minor]
    for homes in ([home for home in held if is_shelter(state, minor, home)], held):
        if homes:
            return min(homes, key=lambda home: distances[home])
    return -1
