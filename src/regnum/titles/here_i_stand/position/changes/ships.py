"""5.3, 16, 17.2: ships are built, sail, are lost and come back."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.names import CORSAIR, NONE, SQUADRON
from regnum.titles.here_i_stand.position.changes.supply import forget_lines
from regnum.titles.here_i_stand.position.changes.whereabouts import move_leader, move_ship
from regnum.titles.here_i_stand.position.queries.orders import FIRST_ADMIRAL, order_of
from regnum.titles.here_i_stand.position.queries.whereabouts import ships_in
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import IN_POOL, ON_TURN_TRACK, Europe, Position, replaced

SHIP_BUILT: Final = EVENTS.add("ship_built", "17.2", "power", "unit", "space")
SHIP_SAILED: Final = EVENTS.add("ship_sailed", "16.1.step2", "power", "unit", "location", "to")
ADMIRAL_SAILED: Final = EVENTS.add("admiral_sailed", "16.1.restriction3", "leader", "location")
SHIP_LENT: Final = EVENTS.add("ship_lent", "9.2.effect2a", "power", "to")
LEADER_LENT: Final = EVENTS.add("leader_lent", "9.2.effect2c", "leader", "to")
SHIP_LOST: Final = EVENTS.add("ship_lost", "16.2.step8a", "power", "unit", "location")


def unit_of(state: Position, ship: int) -> int:
    """5.3: squadron or corsair."""
    return CORSAIR if state.ship_is_corsair[ship] else SQUADRON


def set_up_ship(state: Position, owner: int, kind: int, location: int) -> None:
    """scenario.1517.units: a ship lies there when the game begins."""
    launch(state, owner, kind, location)


def launch(state: Position, owner: int, kind: int, location: int) -> None:
    """17.2: a ship of the pool comes to a port."""
    for ship in ships_in(state, IN_POOL):
        if state.ship_owner[ship] == owner:
            move_ship(state, ship, location)
            state.ship_is_corsair = replaced(state.ship_is_corsair, ship, int(kind == CORSAIR))
            forget_lines(state)
            return
    raise ValueError(f"power {owner} has no ship left")


def build_ship(game: Europe, owner: int, kind: int, space: int) -> None:
    """17.2: a power builds a ship."""
    launch(game.state, owner, kind, space)
    game.tell(SHIP_BUILT, owner, kind, space)


def sail(game: Europe, ship: int, location: int) -> None:
    """16.1.step2: a ship goes to another port or sea zone."""
    state = game.state
    origin = state.ship_at[ship]
    move_ship(state, ship, location)
    forget_lines(state)
    game.tell(SHIP_SAILED, state.ship_owner[ship], unit_of(state, ship), origin, location)


def lose_ship(game: Europe, ship: int) -> None:
    """16.2.step10, 17.2: a ship is lost; it can be built again next turn."""
    state = game.state
    origin, unit = state.ship_at[ship], unit_of(state, ship)
    move_ship(state, ship, ON_TURN_TRACK)
    state.ship_lent_to = replaced(state.ship_lent_to, ship, NONE)
    forget_lines(state)
    game.tell(SHIP_LOST, state.ship_owner[ship], unit, origin)


def return_ships(state: Position) -> None:
    """8.2, 17.2: ships lost in the last turn can be built again."""
    for ship in ships_in(state, ON_TURN_TRACK):
        move_ship(state, ship, IN_POOL)
        state.ship_is_corsair = replaced(state.ship_is_corsair, ship, 0)


def lend_ship(game: Europe, ship: int, borrower: int, port: int) -> None:
    """9.2.effect2b: a squadron acts for an ally in this turn, and lies in a port of his."""
    game.state.ship_lent_to = replaced(game.state.ship_lent_to, ship, borrower)
    game.tell(SHIP_LENT, game.state.ship_owner[ship], borrower)
    sail(game, ship, port)


def lend_leader(game: Europe, leader: int, borrower: int, port: int) -> None:
    """9.2.effect2c: a naval leader goes with squadrons that are lent."""
    game.state.leader_lent_to = replaced(game.state.leader_lent_to, leader, borrower)
    game.tell(LEADER_LENT, leader, borrower)
    send_admiral(game, leader, port)


def end_loan(state: Position, ship: int) -> None:
    """22.4.step5: a lent squadron acts for its owner again."""
    state.ship_lent_to = replaced(state.ship_lent_to, ship, NONE)
    forget_lines(state)


def end_loans_of_leaders(state: Position, owner: int) -> None:
    """22.4.step5: lent naval leaders act for their owner again."""
    for leader, other in enumerate(state.leader_owner):
        if other == owner:
            state.leader_lent_to = replaced(state.leader_lent_to, leader, NONE)


def end_loans(state: Position) -> None:
    """19.1: lent squadrons and naval leaders belong to their owners again."""
    state.ship_lent_to = [NONE] * len(state.ship_lent_to)
    state.leader_lent_to = [NONE] * len(state.leader_lent_to)
    forget_lines(state)


def order_ship(state: Position, ship: int, passage: int) -> None:
    """16.1.step1: a ship is to take a passage."""
    state.orders = sorted([*state.orders, order_of(ship, passage)])


def order_leader(state: Position, leader: int, passage: int) -> None:
    """16.1.restriction3: a naval leader is to go with the ships of a passage."""
    state.orders = sorted([*state.orders, order_of(FIRST_ADMIRAL + leader, passage)])


def forget_orders(state: Position) -> None:
    """16.1: a naval move is over, or does not happen."""
    state.orders = []
    state.arrived = []


def note_arrivals(state: Position, seas: list[int]) -> None:
    """16.1.step2.c: sea zones into which a fleet has come where no ship of its power was."""
    state.arrived = seas


def note_settled(state: Position, sea: int) -> None:
    """16.1.step6: the fleet in a sea zone has arrived; nobody may intercept it any more."""
    state.arrived = [other for other in state.arrived if other != sea]


def send_admiral(game: Europe, leader: int, location: int) -> None:
    """16.1.restriction3: a naval leader goes with ships."""
    move_leader(game.state, leader, location)
    game.tell(ADMIRAL_SAILED, leader, location)


def choose_ship(state: Position, ship: int) -> None:
    """16.1.step4d: a ship tries to intercept with others."""
    state.chosen_ships = sorted([*state.chosen_ships, ship])


def choose_admiral(state: Position, leader: int) -> None:
    """16.1.step4d: a naval leader is with them."""
    state.chosen_admirals |= 1 << leader
