"""16.1: forming a fleet, step by step: naval leaders, then so many ships of each kind, then off."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import POWER
from regnum.titles.here_i_stand.facts.names import OTTOMAN, OWNERS
from regnum.titles.here_i_stand.facts.people import LEADER
from regnum.titles.here_i_stand.position.queries.ships import naval_leaders_at, ships_at
from regnum.titles.here_i_stand.position.queries.troops import listed
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice

NO_SUCH_SHIPS: Final = REASONS.add("no_such_ships", "16.1")
NO_SUCH_ADMIRAL: Final = REASONS.add("no_such_admiral", "16.1.restriction3")
ADMIRAL_NEEDS_SHIPS: Final = REASONS.add("admiral_needs_ships", "16.1.restriction3")
NO_SHIPS_CHOSEN: Final = REASONS.add("no_ships_chosen", "16.1.step1")

MOST_SHIPS: Final = 20  # more than any power has counters
CORSAIRS: Final = OWNERS  # the kind after the squadrons of every owner
FLEET: Final = Kind("fleet", [*(f"{name}-squadron" for name in POWER.names), f"{POWER.names[OTTOMAN]}-corsair"])
SHIP_COUNT: Final = Kind("count", [str(number + 1) for number in range(MOST_SHIPS)])
MANNING: Final = Domain(
    verb("all"), verb("admiral", ("leader", LEADER)), verb("ships", ("fleet", FLEET), ("count", SHIP_COUNT)), verb("go")
)
ALL: Final = MANNING.base("all")
ADMIRAL: Final = MANNING.base("admiral")
SHIPS: Final = MANNING.base("ships")
GO: Final = MANNING.base("go")


def fleet_of(state: Position, ship: int) -> int:
    """Which kind of ship it is, and whose."""
    return CORSAIRS if state.ship_is_corsair[ship] else state.ship_owner[ship]


class FormFleet(PowerChoice):
    """16.1: which ships and naval leaders at a place act as one; what is chosen is kept as orders."""

    rule = "16.1.step1"
    open_to_all = True
    fields: ClassVar[tuple[str, ...]] = ("power", "place")
    domain = MANNING

    def __init__(self, power: int, place: int) -> None:
        self.power = power
        self.place = place

    # ---- what the kinds of fleets say ------------------------------------------------------------------------------

    def ready_ships(self, state: Position) -> list[int]:
        """Ships that may still be chosen."""
        return [ship for ship in ships_at(state, self.place, self.power) if not self.is_chosen(state, ship)]

    def ready_admirals(self, state: Position) -> list[int]:
        """Naval leaders who may still be chosen."""
        return [each for each in listed(naval_leaders_at(state, self.place, self.power)) if not self.leads(state, each)]

    def is_chosen(self, state: Position, ship: int) -> bool:
        """Whether a ship was chosen already."""
        return False

    def leads(self, state: Position, leader: int) -> bool:
        """Whether a naval leader was chosen already."""
        return False

    def chosen_ships(self, state: Position) -> int:
        """How many ships were chosen for this fleet."""
        return 0

    def has_kind(self, state: Position, fleet: int) -> bool:
        """Whether ships of a kind were chosen for this fleet."""
        return False

    def why_not_leave(self, game: Europe) -> int:
        """0 if the fleet may be as it is, else the reason."""
        return ALLOWED

    def take(self, game: Europe, ship: int) -> None:
        """A ship belongs to the fleet."""
        raise NotImplementedError

    def embark(self, game: Europe, leader: int) -> None:
        """A naval leader belongs to the fleet."""
        raise NotImplementedError

    # ---- the decision ----------------------------------------------------------------------------------------------

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        state = game.state
        codes = [ALL, GO, *(ADMIRAL + leader for leader in self.ready_admirals(state))]
        counts = [0] * len(FLEET.names)
        for ship in self.ready_ships(state):
            counts[fleet_of(state, ship)] += 1
        for fleet, count in enumerate(counts):
            codes += range(SHIPS + fleet * MOST_SHIPS, SHIPS + fleet * MOST_SHIPS + count)
        return codes

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        if option == ALL:
            return ALLOWED if self.ready_ships(state) and not self.chosen_ships(state) else NO_SHIPS_CHOSEN
        if option == GO:
            return self.why_not_leave(game) if self.chosen_ships(state) else NO_SHIPS_CHOSEN
        if option < SHIPS:
            return ALLOWED if option - ADMIRAL in self.ready_admirals(state) else NO_SUCH_ADMIRAL
        fleet, count = (option - SHIPS) // MOST_SHIPS, (option - SHIPS) % MOST_SHIPS + 1
        ready = [ship for ship in self.ready_ships(state) if fleet_of(state, ship) == fleet]
        return ALLOWED if count <= len(ready) and not self.has_kind(state, fleet) else NO_SUCH_SHIPS

    def choose(self, game: Europe, seat: int, option: int) -> None:
        state = game.state
        if option == GO:
            return
        if option == ALL:
            for leader in self.ready_admirals(state):
                self.embark(game, leader)
            for ship in self.ready_ships(state):
                self.take(game, ship)
            return
        if option < SHIPS:
            self.embark(game, option - ADMIRAL)
        else:
            fleet, count = (option - SHIPS) // MOST_SHIPS, (option - SHIPS) % MOST_SHIPS + 1
            ready = [ship for ship in self.ready_ships(state) if fleet_of(state, ship) == fleet]
            for ship in ready[:count]:
                self.take(game, ship)
        game.call(self)
