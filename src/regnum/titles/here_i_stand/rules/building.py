"""17: building land units and ships."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import BARBARY_PIRATES
from regnum.titles.here_i_stand.facts.catalogue import IS_PORT
from regnum.titles.here_i_stand.facts.charts import PRICE
from regnum.titles.here_i_stand.facts.names import (
    BUILD_CORSAIR,
    BUILD_SQUADRON,
    BUY_MERCENARY,
    CAVALRY,
    CORSAIR,
    LAND_UNITS,
    MERCENARY,
    OTTOMAN,
    PROTESTANT,
    RAISE_CAVALRY,
    RAISE_REGULAR,
    REGULAR,
    SQUADRON,
)
from regnum.titles.here_i_stand.position.changes.ground import calm_homes_of
from regnum.titles.here_i_stand.position.changes.progress import spend_points
from regnum.titles.here_i_stand.position.changes.ships import build_ship
from regnum.titles.here_i_stand.position.changes.troops import place_units
from regnum.titles.here_i_stand.position.queries.counters import can_add_to, has_one_left, stacks_apart
from regnum.titles.here_i_stand.position.queries.foreign_wars import wars_short
from regnum.titles.here_i_stand.position.queries.powers import enemies_of
from regnum.titles.here_i_stand.position.queries.ships import fleets_at
from regnum.titles.here_i_stand.position.queries.spaces import (
    ALGIERS,
    has_happened,
    home_of,
    is_besieged,
    is_in_play,
    is_league_formed,
)
from regnum.titles.here_i_stand.position.queries.standing import spaces_occupied_by
from regnum.titles.here_i_stand.position.queries.whereabouts import ships_in
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import COLUMNS, HAVEN, IN_POOL, Europe, Position, column
from regnum.titles.here_i_stand.rules.recruits import fill_wars, wars_open

NOT_FOR_THIS_POWER: Final = REASONS.add("not_for_this_power", "11.1")
NOT_YET_THE_LEAGUE: Final = REASONS.add("not_yet_the_league", "21.6.before2")
NOT_AT_HOME: Final = REASONS.add("not_at_home", "17")
NOT_CONTROLLED: Final = REASONS.add("not_controlled", "17.1")
IN_UNREST: Final = REASONS.add("in_unrest", "12.4.effect3")
UNDER_SIEGE: Final = REASONS.add("under_siege", "ruling.g46")
ENEMIES_IN_IT: Final = REASONS.add("enemies_in_it", "17.1")
NO_UNITS_LEFT: Final = REASONS.add("no_units_left", "17.limit")
NO_PORT: Final = REASONS.add("no_port", "17.2")
NO_SHIPS_LEFT: Final = REASONS.add("no_ships_left", "17.2.lost")
ONLY_CORSAIRS_HERE: Final = REASONS.add("only_corsairs_here", "17.2.corsair.only")
PIRATES_HAVE_NOT_COME: Final = REASONS.add("pirates_have_not_come", "17.2.corsair")
ONLY_REGULARS_AND_SQUADRONS: Final = REASONS.add("only_regulars_and_squadrons", "22.3.c")
TOO_DEAR: Final = REASONS.add("too_dear", "11.1")

ACTION_OF: Final[tuple[int, ...]] = (BUY_MERCENARY, RAISE_REGULAR, RAISE_CAVALRY, BUILD_SQUADRON, BUILD_CORSAIR)
UNIT_OF: Final[tuple[int, ...]] = (MERCENARY, REGULAR, CAVALRY, SQUADRON, CORSAIR)  # in the order of the verbs


def price_of(power: int, unit: int) -> int:
    """11.1, 5.3.squadron, 5.3.corsair, 5.2.mercenary, table:actions.mercenary to table:actions.corsair, 17.1.regular,
    17.1.mercenary, 17.1.cavalry, 17.2.squadron: command points for a unit; 0 if a power cannot build it."""
    return PRICE[ACTION_OF[UNIT_OF.index(unit)]][power]


def why_not_build(state: Position, power: int, unit: int, space: int) -> int:
    """17: 0 if a power may build a unit in a space now, else the reason."""
    reason = why_not_afford(state, power, unit)
    reason = reason or why_not_there(state, power, unit, space)
    return reason or why_no_counter(state, power, home_of(state, space), unit, space)


def why_not_afford(state: Position, power: int, unit: int) -> int:
    """17, 21.6.before2: 0 if a power builds such units and has the points, else the reason."""
    price = price_of(power, unit)
    if not price:
        return NOT_FOR_THIS_POWER
    if power == PROTESTANT and not is_league_formed(state):
        return NOT_YET_THE_LEAGUE
    return TOO_DEAR if state.cp < price else ALLOWED


class Homes:
    """17, 17.limit: where a power builds units of one owner: the home spaces that are held, calm and free; the stacks
    that the owner has, and whether any of them can grow."""

    def __init__(self, state: Position, owner: int, spaces: list[int]) -> None:
        self.owner = owner
        self.spaces = spaces
        self.stacks: list[int] = stacks_apart(state, owner) if spaces else []
        self.can_grow: bool = has_one_left(state, owner, self.stacks) and not wars_short(state, owner)


def calm_homes(state: Position, power: int) -> list[Homes]:
    """17: where a power builds, by owners: for itself and for its minor allies."""
    hostile = spaces_occupied_by(state, enemies_of(state, power))
    return [
        Homes(state, owner, calm_homes_of(state, owner, hostile))
        for owner, master in enumerate(state.master)
        if master == power
    ]


def places_to_build(state: Position, power: int, unit: int, calm: list[Homes]) -> list[int]:
    """17: those of the calm homes in which a power may build a unit now."""
    places: list[int] = []
    if why_not_afford(state, power, unit):
        return places
    enemies = enemies_of(state, power) if unit >= LAND_UNITS else 0
    for homes in calm:
        owner, fit = homes.owner, homes.spaces
        if owner != power or owner == OTTOMAN:
            fit = [space for space in fit if why_not_unit(state, power, owner, unit, space) == ALLOWED]
        if unit < LAND_UNITS:
            places += fit if homes.can_grow else spaces_with_room(state, owner, unit, fit, homes.stacks)
        elif why_none_left(state, owner, unit) == ALLOWED:
            for space in fit:
                if IS_PORT[space] and why_no_harbour(state, space, enemies) == ALLOWED:
                    places.append(space)
    places.sort()
    return places


def spaces_with_room(state: Position, owner: int, unit: int, spaces: list[int], stacks: list[int]) -> list[int]:
    """17.limit: those of these spaces to which an owner of these stacks has a counter to add; spaces with stacks of one
    size are alike."""
    if not spaces:
        return spaces
    land, at = state.land, column(owner, unit)
    examples = {land[space * COLUMNS + at]: space for space in reversed(spaces)}
    full = [size for size, space in examples.items() if why_no_units(state, owner, unit, space, stacks)]
    return [space for space in spaces if land[space * COLUMNS + at] not in full] if full else spaces


def why_not_there(state: Position, power: int, unit: int, space: int) -> int:
    """17, 17.1, 22.3.c, 22.3.d, 22.6.units.2: an own home space, or one of a minor ally for its units, held, calm and
    free."""
    home = home_of(state, space)
    if not is_in_play(state, space) or state.master[home] != power:
        return NOT_AT_HOME
    if home != power and unit not in (REGULAR, SQUADRON):
        return ONLY_REGULARS_AND_SQUADRONS
    return why_not_calm(state, power, space) or why_not_unit(state, power, home, unit, space)


def why_not_unit(state: Position, power: int, home: int, unit: int, space: int) -> int:
    """22.3.c, 17.2.corsair.only: 0 if such units belong in a space that is held, calm and free, else the reason."""
    if home != power and unit not in (REGULAR, SQUADRON):
        return ONLY_REGULARS_AND_SQUADRONS
    if unit != CORSAIR and (space == ALGIERS or state.fortified[space] == HAVEN):
        return ONLY_CORSAIRS_HERE
    return ALLOWED


def why_not_calm(state: Position, power: int, space: int) -> int:
    """12.4.effect3, 17, 17.1, ruling.g46: 0 if a power holds a space without unrest, siege and enemies; else why."""
    return why_not_free(state, power, space, spaces_occupied_by(state, enemies_of(state, power)))


def why_not_free(state: Position, power: int, space: int, hostile: int) -> int:
    """17.1: the same, if enemies are in these spaces."""
    if state.control[space] != power:
        return NOT_CONTROLLED
    if state.unrest[space]:
        return IN_UNREST
    if is_besieged(state, space):
        return UNDER_SIEGE
    return ENEMIES_IN_IT if hostile >> space & 1 else ALLOWED


def why_no_counter(state: Position, power: int, owner: int, unit: int, space: int) -> int:
    """17.limit, 17.2, 17.2.corsair, 17.2.lost, 5.3.corsair.back: the owner must have a counter, and ships need a port
    without enemies.

    What a foreign war misses is counted there (21.7.refill1).
    """
    if unit < LAND_UNITS:
        return why_no_units(state, owner, unit, space, stacks_apart(state, owner))
    return why_no_ship(state, owner, unit, space, enemies_of(state, power))


def why_no_units(state: Position, owner: int, unit: int, space: int, stacks: list[int]) -> int:
    """17.limit, 21.7.refill1: the same for land units of an owner who has these stacks."""
    if wars_short(state, owner):
        return ALLOWED if wars_open(state, owner, unit) else NO_UNITS_LEFT
    return ALLOWED if can_add_to(state, stacks, space, owner, unit, 1) else NO_UNITS_LEFT


def why_no_ship(state: Position, owner: int, unit: int, space: int, enemies: int) -> int:
    """17.2, 17.2.corsair, 17.2.lost: the same for ships, if these are enemies."""
    return why_no_harbour(state, space, enemies) or why_none_left(state, owner, unit)


def why_no_harbour(state: Position, space: int, enemies: int) -> int:
    """17.2: 0 if a space is a port without ships of these enemies, else the reason."""
    if not IS_PORT[space]:
        return NO_PORT
    return ENEMIES_IN_IT if enemies and fleets_at(state, space) & enemies else ALLOWED


def why_none_left(state: Position, owner: int, unit: int) -> int:
    """17.2.corsair, 17.2.lost: 0 if an owner has such ships and one that can be built, else the reason."""
    if unit == CORSAIR and not has_happened(state, BARBARY_PIRATES):
        return PIRATES_HAVE_NOT_COME
    for ship in ships_in(state, IN_POOL):
        if state.ship_owner[ship] == owner:
            return ALLOWED
    return NO_SHIPS_LEFT


def build(game: Europe, power: int, unit: int, space: int) -> None:
    """17: a unit of those whose home the space is, is built and paid for."""
    build_for(game, power, home_of(game.state, space), unit, space)


def build_for(game: Europe, power: int, owner: int, unit: int, space: int) -> None:
    """17, 21.7.refill1: a unit of an owner is built and paid for; land units go to a foreign war that misses some."""
    spend_points(game.state, price_of(power, unit))
    if unit < LAND_UNITS:
        if fill_wars(game, owner, unit, 1):
            place_units(game, space, owner, unit, 1)
    else:
        build_ship(game, owner, unit, space)
