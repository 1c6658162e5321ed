"""5.3, 16: ships and naval leaders: who has what where, and where they may go."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import CLOSED_SEA, SEA_NEIGHBOURS, SEA_PORTS, SEAS, SEAS_OF
from regnum.titles.here_i_stand.facts.names import NAVY, NONE
from regnum.titles.here_i_stand.facts.people import BATTLE_RATING, LEADER_KIND, LEADERS
from regnum.titles.here_i_stand.position.queries.whereabouts import leaders_in, ships_in
from regnum.titles.here_i_stand.position.state import FIRST_SEA, Position

NAVAL_NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = (
    *[tuple([FIRST_SEA + sea for sea in seas]) for seas in SEAS_OF],
    *[(*[FIRST_SEA + other for other in SEA_NEIGHBOURS[sea]], *SEA_PORTS[sea]) for sea in range(SEAS)],
)


def is_sea(location: int) -> bool:
    """2.5: whether a location is a sea zone."""
    return location >= FIRST_SEA


def commander_of(state: Position, ship: int) -> int:
    """9.2, 22.3, 22.1.e: the power for which a ship acts: the ally to whom it is lent, or its owner's master, which
    an inactive power is itself."""
    borrower = state.ship_lent_to[ship]
    return state.master[state.ship_owner[ship]] if borrower == NONE else borrower


def commander_of_leader(state: Position, leader: int) -> int:
    """9.2.effect2c, 22.3: for whom a naval leader acts: the ally to whom he is lent, or his owner's master."""
    borrower = state.leader_lent_to[leader]
    return state.master[state.leader_owner[leader]] if borrower == NONE else borrower


def ships_at(state: Position, location: int, power: int) -> list[int]:
    """16: the ships at a place that act for a power."""
    return [ship for ship in ships_in(state, location) if commander_of(state, ship) == power]


def fleets_at(state: Position, location: int) -> int:
    """16: mask of those for whom ships at a place act."""
    mask = 0
    for ship in ships_in(state, location):
        mask |= 1 << commander_of(state, ship)
    return mask


def squadrons_at(state: Position, location: int, power: int) -> int:
    """15.1, 16.4: how many squadrons, without corsairs, act for a power at a place."""
    count = 0
    for ship in ships_at(state, location, power):
        if not state.ship_is_corsair[ship]:
            count += 1
    return count


def naval_leaders_at(state: Position, location: int, power: int) -> int:
    """5.1: mask of the naval leaders at a place who act for a power."""
    mask = 0
    for leader in leaders_in(state, location):
        if LEADER_KIND[leader] == NAVY and commander_of_leader(state, leader) == power:
            mask |= 1 << leader
    return mask


def best_admiral(leaders: int) -> int:
    """16.2, 5.1.naval: the battle rating of the best of these naval leaders."""
    best = 0
    for leader in range(LEADERS):
        if leaders >> leader & 1 and BATTLE_RATING[leader] > best:
            best = BATTLE_RATING[leader]
    return best


def sea_location(sea: int) -> int:
    """2.5: the location of a sea zone."""
    return FIRST_SEA + sea


def sea_of(location: int) -> int:
    """2.5: the number of the sea zone at a location."""
    return location - FIRST_SEA


def naval_neighbours(location: int) -> tuple[int, ...]:
    """16.1, 2.5.linked1, 2.5.linked2, 16.1.adjacent: the places to which ships can go from a port or a sea zone."""
    return NAVAL_NEIGHBOURS[location]


def is_barred_from(state: Position, ship: int, location: int) -> bool:
    """16.1: whether a ship may not go there: those of Genoa and Venice stay out of the Atlantic Ocean."""
    return is_sea(location) and state.ship_owner[ship] in CLOSED_SEA[sea_of(location)]
