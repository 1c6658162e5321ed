"""card.009, card.012, card.018: mandatory events of the Mediterranean: the Barbary Pirates, Italy, Dragut."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.card_numbers import BARBARY_PIRATES
from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import CORSAIR, MAJORS, OTTOMAN, REGULAR
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.cards import deal_card
from regnum.titles.here_i_stand.position.changes.leaders import place_leader, put_on_turn_track, remove_leader
from regnum.titles.here_i_stand.position.changes.map import take_control
from regnum.titles.here_i_stand.position.changes.points import award_bonus
from regnum.titles.here_i_stand.position.changes.progress import note_event
from regnum.titles.here_i_stand.position.changes.ships import build_ship
from regnum.titles.here_i_stand.position.changes.troops import place_units
from regnum.titles.here_i_stand.position.queries.counters import can_add
from regnum.titles.here_i_stand.position.queries.spaces import ALGIERS
from regnum.titles.here_i_stand.position.state import IN_POOL, LOCATIONS, Europe, Position
from regnum.titles.here_i_stand.rules.recruits import fill_wars

BARBAROSSA: Final = LEADER_NUMBER["barbarossa"]
DRAGUT: Final = LEADER_NUMBER["dragut"]
PIRATES: Final = 2  # regulars and corsairs
ITALIAN_KEYS: Final[tuple[int, ...]] = tuple(
    SPACE_NUMBER[name] for name in ("genoa", "milan", "venice", "florence", "naples")
)
KEYS_FOR_CARD: Final = 2
KEYS_FOR_POINT: Final = 3


def pirates_come(game: Europe, power: int) -> None:
    """card.009, 21.1, 21.1.algiers2: Algiers is an Ottoman home key with regulars, corsairs and Barbarossa, as far as
    counters go.

    Regulars that foreign wars miss go there first (21.7.refill1).
    """
    state = game.state
    note_event(state, BARBARY_PIRATES)
    take_control(game, ALGIERS, OTTOMAN)
    count = fill_wars(game, OTTOMAN, REGULAR, PIRATES)
    while count and not can_add(state, ALGIERS, OTTOMAN, REGULAR, count):
        count -= 1
    if count:
        place_units(game, ALGIERS, OTTOMAN, REGULAR, count)
    for _ in range(min(PIRATES, ships_left(state))):
        build_ship(game, OTTOMAN, CORSAIR, ALGIERS)
    place_leader(game, BARBAROSSA, ALGIERS)


def ships_left(state: Position) -> int:
    """17.limit: how many ships the Ottoman can still have."""
    return sum([1 for ship, at in enumerate(state.ship_at) if at == IN_POOL and state.ship_owner[ship] == OTTOMAN])


def masters_of_italy(game: Europe, power: int) -> None:
    """card.012: three of the five Italian keys give a point, more give two, just two a card; unrest does not matter."""
    state = game.state
    for holder in range(MAJORS):
        keys = sum([1 for space in ITALIAN_KEYS if state.control[space] == holder])
        if keys >= KEYS_FOR_POINT:
            award_bonus(game, holder, 1 if keys == KEYS_FOR_POINT else 2)
        elif keys == KEYS_FOR_CARD:
            deal_card(game, holder)


def dragut_comes(game: Europe, power: int) -> None:
    """card.018: Dragut takes the place of Barbarossa, at sea, in port or on the turn track."""
    at = game.state.leader_at[BARBAROSSA]
    remove_leader(game, BARBAROSSA)
    if at < LOCATIONS:
        place_leader(game, DRAGUT, at)
    else:
        put_on_turn_track(game, DRAGUT)
