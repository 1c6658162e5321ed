"""9.3.step3.2, 22.4.step3, 22.4.step5: ships that may not stay go to the nearest port of their power."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import PORTS, SPACE
from regnum.titles.here_i_stand.facts.names import MAJORS, OWNERS
from regnum.titles.here_i_stand.facts.people import IS_NAVAL_LEADER
from regnum.titles.here_i_stand.position.changes.leaders import put_on_turn_track
from regnum.titles.here_i_stand.position.changes.ships import lose_ship, sail
from regnum.titles.here_i_stand.position.changes.troops import send_leader
from regnum.titles.here_i_stand.position.queries.ships import (
    commander_of,
    commander_of_leader,
    is_barred_from,
    is_sea,
    naval_neighbours,
)
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import LOCATIONS, Europe, Position
from regnum.titles.here_i_stand.rules.frames import Choice, PowerStep

NOT_THE_NEAREST_PORT: Final = REASONS.add("not_the_nearest_port", "22.4.step3")


def ships_of(state: Position, owner: int, power: int, location: int) -> list[int]:
    """5.3, 9.2.effect2c: the ships of an owner at a place that act for a power: his own one, or who borrowed them."""
    return [
        ship
        for ship, at in enumerate(state.ship_at)
        if at == location and state.ship_owner[ship] == owner and commander_of(state, ship) == power
    ]


def admirals_of(state: Position, owner: int, power: int, location: int) -> list[int]:
    """5.1, 9.2.effect2c: the naval leaders of an owner at a place that act for a power."""
    return [
        leader
        for leader, at in enumerate(state.leader_at)
        if at == location
        and IS_NAVAL_LEADER[leader]
        and state.leader_owner[leader] == owner
        and commander_of_leader(state, leader) == power
    ]


def fleets_for(state: Position, power: int, location: int) -> list[int]:
    """22.3.a, 9.2.effect2c: the owners whose ships or naval leaders at a place act for a power, lent ones too."""
    owners = 0
    for ship, at in enumerate(state.ship_at):
        if at == location and commander_of(state, ship) == power:
            owners |= 1 << state.ship_owner[ship]
    for leader, at in enumerate(state.leader_at):
        if at == location and IS_NAVAL_LEADER[leader] and commander_of_leader(state, leader) == power:
            owners |= 1 << state.leader_owner[leader]
    return [owner for owner in range(OWNERS) if owners >> owner & 1] if owners else []


def flag_of(state: Position, owner: int, location: int) -> int:
    """9.2.effect2c: the power for which the ships and naval leaders of an owner in a port act: one for all of them, as
    a port takes in ships of its master alone."""
    for ship in range(len(state.ship_at)):
        if state.ship_at[ship] == location and state.ship_owner[ship] == owner:
            return commander_of(state, ship)
    for leader in range(len(state.leader_at)):
        if state.leader_at[leader] == location and state.leader_owner[leader] == owner:
            return commander_of_leader(state, leader)
    return state.master[owner]


def nearest_ports(state: Position, owner: int, power: int, location: int, ports: Sequence[int]) -> list[int]:
    """9.3.step3.2: the nearest of these ports by sea; a way leads through no port but one under the same control."""
    ships = ships_of(state, owner, power, location)
    distance = [LOCATIONS] * LOCATIONS
    distance[location] = 0
    queue = [location]
    for here in queue:
        if here != location and not is_sea(here) and state.control[here] != power:
            continue
        for there in naval_neighbours(here):
            if distance[there] == LOCATIONS and not any(is_barred_from(state, ship, there) for ship in ships):
                distance[there] = distance[here] + 1
                queue.append(there)
    best = min([distance[port] for port in ports if port != location], default=LOCATIONS)
    return [port for port in ports if port != location and distance[port] == best < LOCATIONS]


def own_ports(state: Position, power: int) -> list[int]:
    """22.4.step3, ruling.g86: the ports that a power controls."""
    return [port for port in PORTS if state.control[port] == power]


class FleetGoesHome(PowerStep):
    """9.3.step3.2, 22.4.step3: the ships of an owner leave a place for the nearest port of the power for which they
    act; without one they are lost."""

    fields = ("power", "location")
    steps = ("go",)

    def __init__(self, power: int, location: int) -> None:
        self.power = power  # the owner
        self.location = location

    def go(self, game: Europe) -> None:
        """22.4.step3: a choice only among ports that are equally near."""
        state = game.state
        flag = flag_of(state, self.power, self.location)
        ports = nearest_ports(state, self.power, flag, self.location, own_ports(state, flag))
        if len(ports) > 1 and flag < MAJORS:
            game.call(ChoosePort(self.power, self.location))
        elif ports:
            send_fleet(game, self.power, flag, self.location, ports[0])
        else:
            lose_fleet(game, self.power, flag, self.location)


MOORING: Final = Domain(verb("sail-to", ("space", SPACE)))


class ChoosePort(Choice):
    """22.4.step3: to which of the nearest ports."""

    rule = "22.4.step3"
    open_to_all = True
    fields = ("owner", "location")
    domain = MOORING

    def __init__(self, owner: int, location: int) -> None:
        self.owner = owner
        self.location = location

    def seats(self, game: Europe) -> Sequence[int]:
        return (flag_of(game.state, self.owner, self.location),)

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        flag = flag_of(game.state, self.owner, self.location)
        return nearest_ports(game.state, self.owner, flag, self.location, own_ports(game.state, flag))

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in self.candidates(game, seat) else NOT_THE_NEAREST_PORT

    def choose(self, game: Europe, seat: int, option: int) -> None:
        send_fleet(game, self.owner, flag_of(game.state, self.owner, self.location), self.location, option)


def send_fleet(game: Europe, owner: int, power: int, location: int, port: int) -> None:
    """22.4.step3: ships and naval leaders go to a port."""
    state = game.state
    for ship in ships_of(state, owner, power, location):
        sail(game, ship, port)
    for leader in admirals_of(state, owner, power, location):
        send_leader(game, leader, port)


def lose_fleet(game: Europe, owner: int, power: int, location: int) -> None:
    """22.4.step5: ships that have no port to go to are lost; their leaders wait on the turn track."""
    state = game.state
    for ship in ships_of(state, owner, power, location):
        lose_ship(game, ship)
    for leader in admirals_of(state, owner, power, location):
        put_on_turn_track(game, leader)
