"""16.1: a naval move: all fleets of a power at once, by orders that are carried out together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import CLOSED_SEA, STRAIT_PORTS
from regnum.titles.here_i_stand.facts.charts import PRICE
from regnum.titles.here_i_stand.facts.names import NAVAL_MOVE, NONE
from regnum.titles.here_i_stand.facts.passages import PASSAGE, PASSAGE_FROM, PASSAGE_TO, PASSAGES, PASSAGES_FROM
from regnum.titles.here_i_stand.position.changes.armies import announce
from regnum.titles.here_i_stand.position.changes.progress import spend_points
from regnum.titles.here_i_stand.position.changes.ships import (
    forget_orders,
    note_arrivals,
    order_leader,
    order_ship,
    sail,
    send_admiral,
)
from regnum.titles.here_i_stand.position.queries.orders import (
    FIRST_ADMIRAL,
    destinations,
    ordered_leaders,
    ordered_ships,
    passage_of,
)
from regnum.titles.here_i_stand.position.queries.powers import enemies_of
from regnum.titles.here_i_stand.position.queries.readings import reading
from regnum.titles.here_i_stand.position.queries.ships import (
    commander_of,
    fleets_at,
    is_barred_from,
    is_sea,
    naval_leaders_at,
    sea_of,
    ships_at,
)
from regnum.titles.here_i_stand.position.queries.spaces import is_friendly
from regnum.titles.here_i_stand.position.queries.tallies import ship_key, tally
from regnum.titles.here_i_stand.position.queries.troops import listed
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import LOCATIONS, Europe, Position
from regnum.titles.here_i_stand.rules.fleets import ADMIRAL_NEEDS_SHIPS, FormFleet, fleet_of
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep
from regnum.titles.here_i_stand.rules.naval_combat import NavalBattles
from regnum.titles.here_i_stand.rules.naval_interception import AvoidAtSea, InterceptAtSea
from regnum.titles.here_i_stand.rules.responses import NAVAL_MOVE_ANNOUNCED, NOT_IN_FOUL_WEATHER, Announcement

NO_SHIPS: Final = REASONS.add("no_ships", "16.1")
NO_NAVY: Final = REASONS.add("no_navy", "16.1")
NOT_YOUR_PORT: Final = REASONS.add("not_your_port", "16.1.restriction2")
CLOSED_TO_THEM: Final = REASONS.add("closed_to_them", "16.1.restriction5")
SHIPS_WERE_BEATEN: Final = REASONS.add("ships_were_beaten", "16.1.restriction4")
PASSAGE_IS_ORDERED: Final = REASONS.add("passage_is_ordered", "16.1.step1")
NOTHING_ORDERED: Final = REASONS.add("nothing_ordered", "16.1.step1")

ORDERING: Final = Domain(verb("send", ("passage", PASSAGE)), verb("sail"))
SAIL: Final = ORDERING.base("sail")


def why_not_sail(state: Position, power: int) -> int:
    """16.1, table:actions.naval: 0 if a power may make a naval move, else the reason."""
    if not PRICE[NAVAL_MOVE][power]:
        return NO_NAVY
    if state.weather:
        return NOT_IN_FOUL_WEATHER
    for ship, at in enumerate(state.ship_at):
        if at < LOCATIONS and commander_of(state, ship) == power:
            for passage in PASSAGES_FROM[at]:
                if why_not_send(state, power, passage) == ALLOWED:
                    return ALLOWED
    return NO_SHIPS


def why_not_send(state: Position, power: int, passage: int) -> int:
    """16.1.restriction1 to 16.1.restriction5, 15.ships: 0 if some ship of a power may take a passage, else the
    reason."""
    origin, destination = PASSAGE_FROM[passage], PASSAGE_TO[passage]
    for order in state.orders:
        if order % PASSAGES == passage:
            return PASSAGE_IS_ORDERED
    here = ships_at(state, origin, power)
    if not here:
        return NO_SHIPS
    if not may_enter_port(state, power, destination):
        return NOT_YOUR_PORT
    free = [ship for ship in here if passage_of(state, ship) == NONE]
    able = [ship for ship in free if not tally(state.beaten, ship_key(ship))]
    if not able:
        return SHIPS_WERE_BEATEN if free else NO_SHIPS
    for ship in able:
        if not is_barred_from(state, ship, destination):
            return ALLOWED
    return CLOSED_TO_THEM


def may_enter_port(state: Position, power: int, place: int) -> bool:
    """16.1.restriction2, ruling.g86, 2.5.notlinked4: an own port, one of a minor ally, or one in which enemy ships
    lie."""
    if is_sea(place) or state.control[place] == power:
        return True
    if place in STRAIT_PORTS and reading(state, "strait_ports") == "friendly" and is_friendly(state, place, power):
        return True
    return fleets_at(state, place) & enemies_of(state, power) != 0


class NavalMove(PowerStep):
    """16.1: the steps of a naval move."""

    steps = ("order", "pay", "respond", "sail", "intercept", "avoid", "fight", "finish")

    def order(self, game: Europe) -> None:
        """16.1.step1: what goes where."""
        forget_orders(game.state)
        game.call(GiveOrders(self.power))

    def pay(self, game: Europe) -> None:
        """16.1: command points."""
        spend_points(game.state, PRICE[NAVAL_MOVE][self.power])
        announce(game.state)

    def respond(self, game: Europe) -> None:
        """16.1.step3: other powers may cancel the move; nothing has been moved that would have to come back."""
        game.call(Announcement(self.power, NAVAL_MOVE_ANNOUNCED, PRICE[NAVAL_MOVE][self.power]))

    def sail(self, game: Europe) -> None:
        """16.1.step2, 16.1.step2.a, 16.1.step2.b, ruling.g41: all orders are carried out together; new at sea are
        fleets that come where no ship of theirs was."""
        state = game.state
        if state.cancelled:
            forget_orders(state)
            game.end()
            return
        moving = {ship for ship, _ in ordered_ships(state)}
        empty = [
            place
            for place in destinations(state)
            if is_sea(place) and not [ship for ship in ships_at(state, place, self.power) if ship not in moving]
        ]
        for ship, place in ordered_ships(state):
            sail(game, ship, place)
        for leader, place in ordered_leaders(state):
            send_admiral(game, leader, place)
        note_arrivals(state, empty)

    def intercept(self, game: Europe) -> None:
        """16.1.step4a: fleets that have come where no ship of theirs was."""
        game.call(*[InterceptAtSea(self.power, place) for place in game.state.arrived])

    def avoid(self, game: Europe) -> None:
        """16.1.step5a, 16.1.step5.cond2: enemies there may avoid battle, unless somebody has intercepted."""
        game.call(*[AvoidAtSea(self.power, place) for place in game.state.arrived])

    def fight(self, game: Europe) -> None:
        """16.1.step6, 16.1.step7.1: battles where ships have come together with enemies."""
        game.call(NavalBattles(self.power))

    def finish(self, game: Europe) -> None:
        """16.1: the move is over."""
        forget_orders(game.state)


class GiveOrders(PowerChoice):
    """16.1.step1: which passages ships take; then they sail."""

    rule = "16.1.step1"
    open_to_all = True
    domain = ORDERING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        state = game.state
        places = {at for ship, at in enumerate(state.ship_at) if at < LOCATIONS and commander_of(state, ship) == seat}
        return [SAIL, *(passage for place in sorted(places) for passage in PASSAGES_FROM[place])]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == SAIL:
            return ALLOWED if game.state.orders else NOTHING_ORDERED
        return why_not_send(game.state, seat, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option != SAIL:
            game.call(FormSailing(self.power, option), self)


class FormSailing(FormFleet):
    """16.1.step1, 16.1.restriction3: who takes a passage; a naval leader does not stay behind without ships."""

    fields = ("power", "passage")

    def __init__(self, power: int, passage: int) -> None:
        super().__init__(power, PASSAGE_FROM[passage])
        self.passage = passage

    def ready_ships(self, state: Position) -> list[int]:
        place = PASSAGE_TO[self.passage]
        return [
            ship
            for ship in ships_at(state, self.place, self.power)
            if passage_of(state, ship) == NONE
            and not tally(state.beaten, ship_key(ship))
            and not is_barred_from(state, ship, place)
        ]

    def ready_admirals(self, state: Position) -> list[int]:
        return [
            leader
            for leader in listed(naval_leaders_at(state, self.place, self.power))
            if passage_of(state, FIRST_ADMIRAL + leader) == NONE and not self._is_closed_to(state, leader)
        ]

    def _is_closed_to(self, state: Position, leader: int) -> bool:
        place = PASSAGE_TO[self.passage]
        return is_sea(place) and state.leader_owner[leader] in CLOSED_SEA[sea_of(place)]

    def chosen_ships(self, state: Position) -> int:
        return len([ship for ship, _ in ordered_ships(state) if passage_of(state, ship) == self.passage])

    def has_kind(self, state: Position, fleet: int) -> bool:
        chosen = [ship for ship, _ in ordered_ships(state) if passage_of(state, ship) == self.passage]
        return any(fleet_of(state, ship) == fleet for ship in chosen)

    def why_not_leave(self, game: Europe) -> int:
        state = game.state
        left = [ship for ship in ships_at(state, self.place, self.power) if passage_of(state, ship) == NONE]
        return ALLOWED if left or not self.ready_admirals(state) else ADMIRAL_NEEDS_SHIPS

    def take(self, game: Europe, ship: int) -> None:
        order_ship(game.state, ship, self.passage)

    def embark(self, game: Europe, leader: int) -> None:
        order_leader(game.state, leader, self.passage)
