"""19.3.naval: ships and naval leaders return to the nearest ports of their power."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import SPACE, SPACES
from regnum.titles.here_i_stand.facts.people import LEADER
from regnum.titles.here_i_stand.position.changes.leaders import put_on_turn_track
from regnum.titles.here_i_stand.position.changes.ships import lose_ship, sail, send_admiral
from regnum.titles.here_i_stand.position.changes.winter import forget_returns, note_harbour
from regnum.titles.here_i_stand.position.queries.ships import is_sea, naval_leaders_at, ships_at
from regnum.titles.here_i_stand.position.queries.troops import listed
from regnum.titles.here_i_stand.position.queries.winter import harbours_for
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import LOCATIONS, Europe, Position
from regnum.titles.here_i_stand.rules.fleets import (
    FLEET,
    MOST_SHIPS,
    NO_SUCH_ADMIRAL,
    NO_SUCH_SHIPS,
    SHIP_COUNT,
    fleet_of,
)
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep

NOT_THE_NEAREST_HARBOUR: Final = REASONS.add("not_the_nearest_harbour", "19.3.naval")
NO_SHIP_WENT_THERE: Final = REASONS.add("no_ship_went_there", "19.3.naval.leaders")

MOORING: Final = Domain(
    verb("all-to", ("space", SPACE)), verb("moor", ("fleet", FLEET), ("count", SHIP_COUNT), ("space", SPACE))
)
ALL: Final = MOORING.base("all-to")
MOOR: Final = MOORING.base("moor")
FOLLOWING: Final = Domain(verb("admiral-to", ("leader", LEADER), ("space", SPACE)))


def is_away(state: Position, power: int, location: int) -> bool:
    """19.3.naval: whether ships of a power may not stay at a place: at sea, or in a port of another power."""
    return location < LOCATIONS and (is_sea(location) or state.control[location] != power)


class ReturnOfFleets(PowerStep):
    """19.3.naval: the ships of one power, fleet after fleet."""

    steps = ("fleets", "finish")

    def fleets(self, game: Europe) -> None:
        """19.3.naval: from wherever ships or naval leaders are away."""
        state = game.state
        places = sorted({place for place in (*state.ship_at, *state.leader_at) if is_away(state, self.power, place)})
        game.call(*[FleetReturns(self.power, place) for place in places if has_fleet(state, self.power, place)])

    def finish(self, game: Europe) -> None:
        """19.3.naval: all are in port."""
        forget_returns(game.state)


def has_fleet(state: Position, power: int, place: int) -> bool:
    """16: whether ships or naval leaders of a power are at a place."""
    return bool(ships_at(state, place, power) or naval_leaders_at(state, place, power))


class FleetReturns(PowerStep):
    """19.3.naval: ships first, then the naval leaders who were with them."""

    fields = ("power", "place")
    steps = ("ships", "leaders")

    def __init__(self, power: int, place: int) -> None:
        self.power = power
        self.place = place

    def ships(self, game: Europe) -> None:
        """19.3.naval, 19.3.naval.split: asked only where several ports are equally near."""
        state = game.state
        forget_returns(state)
        for ship in ships_at(state, self.place, self.power):
            ports = harbours_for(state, state.ship_owner[ship], self.place)
            if len(ports) == 1:
                moor(game, ship, ports[0])
            elif not ports:
                lose_ship(game, ship)
        if ships_at(state, self.place, self.power):
            game.call(MoorShips(self.power, self.place))

    def leaders(self, game: Europe) -> None:
        """19.3.naval.leaders: with one of the ships; without any he finds the nearest port himself."""
        state = game.state
        for leader in listed(naval_leaders_at(state, self.place, self.power)):
            ports = ports_for(state, leader)
            if len(ports) == 1:
                send_admiral(game, leader, ports[0])
            elif not ports:
                put_on_turn_track(game, leader)
        if naval_leaders_at(state, self.place, self.power):
            game.call(FollowShips(self.power, self.place))


def moor(game: Europe, ship: int, port: int) -> None:
    """19.3.naval: a ship comes to a port."""
    sail(game, ship, port)
    note_harbour(game.state, port)


def ports_for(state: Position, leader: int) -> list[int]:
    """19.3.naval.leaders: where a naval leader may return to."""
    return state.harbours or harbours_for(state, state.leader_owner[leader], state.leader_at[leader])


class MoorShips(PowerChoice):
    """19.3.naval.split: to which of the nearest ports, ships of one kind after another."""

    rule = "19.3.naval"
    open_to_all = True
    fields = ("power", "place")
    domain = MOORING

    def __init__(self, power: int, place: int) -> None:
        self.power = power
        self.place = place

    def ships(self, state: Position, fleet: int) -> list[int]:
        """The ships of a kind that are still to be moored."""
        return [ship for ship in ships_at(state, self.place, self.power) if fleet_of(state, ship) == fleet]

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        state = game.state
        for ship in ships_at(state, self.place, self.power)[:1]:
            yield from [ALL + port for port in harbours_for(state, state.ship_owner[ship], self.place)]
        for fleet in sorted({fleet_of(state, ship) for ship in ships_at(state, self.place, self.power)}):
            ships = self.ships(state, fleet)
            for port in harbours_for(state, state.ship_owner[ships[0]], self.place):
                yield from [MOOR + (fleet * MOST_SHIPS + count) * SPACES + port for count in range(len(ships))]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        if option < MOOR:
            return self._why_not_moor(state, ships_at(state, self.place, self.power), option - ALL)
        number, port = (option - MOOR) // SPACES, (option - MOOR) % SPACES
        ships = self.ships(state, number // MOST_SHIPS)
        if number % MOST_SHIPS + 1 > len(ships):
            return NO_SUCH_SHIPS
        return self._why_not_moor(state, ships, port)

    def _why_not_moor(self, state: Position, ships: list[int], port: int) -> int:
        for owner in {state.ship_owner[ship] for ship in ships}:
            if port not in harbours_for(state, owner, self.place):
                return NOT_THE_NEAREST_HARBOUR
        return ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        state = game.state
        if option < MOOR:
            for ship in ships_at(state, self.place, self.power):
                moor(game, ship, option - ALL)
            return
        number, port = (option - MOOR) // SPACES, (option - MOOR) % SPACES
        for ship in self.ships(state, number // MOST_SHIPS)[: number % MOST_SHIPS + 1]:
            moor(game, ship, port)
        if ships_at(state, self.place, self.power):
            game.call(self)


class FollowShips(PowerChoice):
    """19.3.naval.leaders: with which ships a naval leader returns."""

    rule = "19.3.naval.leaders"
    open_to_all = True
    fields = ("power", "place")
    domain = FOLLOWING

    def __init__(self, power: int, place: int) -> None:
        self.power = power
        self.place = place

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        state = game.state
        for leader in listed(naval_leaders_at(state, self.place, self.power)):
            yield from [leader * SPACES + port for port in ports_for(state, leader)]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        leader, port = option // SPACES, option % SPACES
        if not naval_leaders_at(state, self.place, self.power) >> leader & 1:
            return NO_SUCH_ADMIRAL
        return ALLOWED if port in ports_for(state, leader) else NO_SHIP_WENT_THERE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        send_admiral(game, option // SPACES, option % SPACES)
        if naval_leaders_at(game.state, self.place, self.power):
            game.call(self)
