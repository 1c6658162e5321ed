"""Questions about a position that more than one chapter asks. They read and change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Final

from regnum.titles.crusader_kings.catalogue import (
    BORDERS,
    COAST,
    CONSTANTS,
    CRITICAL_FAILS,
    CRITICAL_SUCCEEDS,
    POMERANIA,
    POSITIVE,
    REGIONS,
    trait_of,
)
from regnum.titles.crusader_kings.names import (
    CHILD,
    EITHER,
    FEMALE,
    KING,
    MALE,
    MOST_CHILDREN,
    NONE,
    PERSONS,
    ROLES,
    SIBLING,
)
from regnum.titles.crusader_kings.options import reading
from regnum.titles.crusader_kings.pack import COUNCILOR, Hooks
from regnum.titles.crusader_kings.state import Position, is_program, pack_of, seats_of

SUPPLY: Final[dict[str, int]] = CONSTANTS["supply"]
ARMIES: Final[int] = SUPPLY["armies_per_player"]
REGION_LIMIT: Final[int] = SUPPLY["regions_per_player"]

# ---- seats ----------------------------------------------------------------------------------------------------------


def order(state: Position) -> list[int]:
    """sequence.order: the seats that are in the game, the first player first, then clockwise."""
    seats = seats_of(state)
    found = [(state.first + step) % seats for step in range(seats)]
    return [seat for seat in found if not state.out[seat]]


def to_the_left(state: Position, seat: int) -> list[int]:
    """event.target_other: the other seats, beginning with the one on the left."""
    seats = seats_of(state)
    found = [(seat + step) % seats for step in range(1, seats)]
    return [other for other in found if not state.out[other]]


def can_pay(state: Position, seat: int, gold: int) -> bool:
    """ai.no_gold: programs always can."""
    return state.gold[seat] >= gold or is_program(state, seat)


# ---- families -------------------------------------------------------------------------------------------------------


def kin(state: Position, seat: int, role: int) -> int:
    """The character in a place of the family board, or NONE."""
    if role == KING:
        return state.ruler[seat]
    if role < SIBLING:
        children = state.children[seat]
        return children[role - CHILD] if role - CHILD < len(children) else NONE
    siblings = state.siblings[seat]
    return siblings[role - SIBLING] if role - SIBLING < len(siblings) else NONE


def person(state: Position, seat: int, number: int) -> int:
    """A member of the family or the spouse of one, or NONE."""
    if number < ROLES:
        return kin(state, seat, number)
    member = kin(state, seat, number - ROLES)
    return NONE if member == NONE else state.spouse[member]


def persons(state: Position, seat: int) -> Iterator[tuple[int, int]]:
    """Everybody in a family, spouses included, with the number that moves use."""
    for number in range(PERSONS):
        character = person(state, seat, number)
        if character != NONE:
            yield number, character


def relatives(state: Position, seat: int) -> list[int]:
    """Children and siblings of the ruler."""
    return [*state.children[seat], *state.siblings[seat]]


def sex(state: Position, character: int) -> int:
    """The sex on a card."""
    return pack_of(state).sex[character]


def may_couple(state: Position, one: int, other: int) -> bool:
    """marriage.sex, glitterhoof.marriage: opposite sexes, or a horse."""
    first, second = sex(state, one), sex(state, other)
    return first != second or EITHER in (first, second)


def heir(state: Position, seat: int) -> int:
    """succession.order: eldest son, daughter, brother, sister; bastards after all others."""
    children, siblings = state.children[seat], state.siblings[seat]
    for born_in_wedlock in (True, False):
        for line in (children, siblings):
            for wanted in (MALE, FEMALE):
                for character in line:
                    if sex(state, character) == wanted and bool(state.bastard[character]) != born_in_wedlock:
                        return character
    return NONE


def is_fertile(state: Position, seat: int) -> bool:
    """glitterhoof.marriage: the ruler has a spouse with whom children can be had."""
    ruler = state.ruler[seat]
    spouse = state.spouse[ruler]
    return spouse != NONE and EITHER not in (sex(state, spouse), sex(state, ruler))


def has_room_for_child(state: Position, seat: int) -> bool:
    """birth.card: the family board has three places for children."""
    return len(state.children[seat]) < MOST_CHILDREN


# ---- regions --------------------------------------------------------------------------------------------------------


def regions_of(state: Position, seat: int) -> list[int]:
    """The regions under a player's control."""
    owner = state.owner
    return [region for region in range(REGIONS) if owner[region] == seat]


def region_count(state: Position, seat: int) -> int:
    """score.points1: how many regions a player controls."""
    return state.owner.count(seat)


def is_independent(state: Position, region: int) -> bool:
    """setup.independents, setup.excluded: nobody's region, and in the game."""
    return state.owner[region] == NONE and state.in_play[region] == 1


def armies_of(state: Position, seat: int) -> list[int]:
    """mobilize.max: the regions where a player's soldiers stand."""
    return [region for region in range(REGIONS) if state.army[region] and state.owner[region] == seat]


def is_defended(state: Position, region: int) -> bool:
    """ai.mobilised, plot.unrest_army: whether an army stands in a region; by one reading in all of a program's."""
    owner = state.owner[region]
    if owner != NONE and is_program(state, owner) and reading(state, "programs_mobilized") == "always":
        return True
    return bool(state.army[region])


def borders_own(state: Position, seat: int, region: int) -> bool:
    """plot.unrest, overthrow.target: whether a region lies beside one of the player's."""
    return any(state.owner[other] == seat for other in BORDERS[region])


def seas_of(state: Position, region: int) -> int:
    """war.fleet: the seas of a region, one bit each."""
    if region == POMERANIA and reading(state, "pomerania_sea") == "none":
        return 0
    return COAST[region]


def duchy_of(state: Position, character: int) -> int:
    """The region that a relative holds as a duchy, or NONE."""
    return state.duke.index(character) if character in state.duke else NONE


def castles_left(state: Position) -> int:
    """basics.limits: castles in the supply."""
    return SUPPLY["castles"] - sum(state.castle)


def unrest_left(state: Position) -> int:
    """basics.limits: unrest tokens in the supply."""
    return SUPPLY["unrest"] - sum(state.unrest)


# ---- lasting effects ------------------------------------------------------------------------------------------------


def hooks_of(state: Position, seat: int) -> list[Hooks]:
    """check.modifiers, crusade.bonus: what a player's developments and shields on the track do."""
    pack = pack_of(state)
    found = [pack.development_hooks[development] for development in state.held[seat]]
    for position, holder in enumerate(state.shield):
        if holder == seat:
            found.append(pack.track_hooks[position])
    return found


def free_draws(state: Position, seat: int, purpose: int) -> int:
    """check.free, check.modifiers: one token, and those that developments and shields add."""
    return 1 + sum(hooks.draws[purpose] for hooks in hooks_of(state, seat))


def ignores_borders(state: Position, seat: int) -> bool:
    """plot.unrest, overthrow.target: the Spymaster reaches everywhere."""
    return any(hooks.ignores_border for hooks in hooks_of(state, seat))


def development_type(state: Position, development: int) -> int:
    """develop.limit: councilor or invention."""
    return pack_of(state).development_type[development]


def councilors_of(state: Position, seat: int) -> list[int]:
    """plot.bribe: the councilors of a player."""
    return [each for each in state.held[seat] if development_type(state, each) == COUNCILOR]


def shields_of(state: Position, seat: int) -> int:
    """score.tie: a player's shields on the track."""
    return state.shield.count(seat)


def crusades_allowed(state: Position, seat: int) -> int:
    """crusade.limit: one an Era, two with the Archbishop."""
    return max([1, *(hooks.crusades for hooks in hooks_of(state, seat))])


# ---- pairs of players -----------------------------------------------------------------------------------------------


def has_casus_belli(state: Position, seat: int, against: int) -> bool:
    """plot.casus_need: whether one player has a casus belli against another."""
    return bool(state.casus[seat * seats_of(state) + against])


def at_war(state: Position, seat: int, rival: int) -> bool:
    """invasion.war_state: whether two players are at war."""
    return bool(state.war[seat * seats_of(state) + rival])


def are_allied(state: Position, seat: int, rival: int) -> bool:
    """alliance.two_sided: whether two dynasties are allied."""
    return bool(state.ally[seat * seats_of(state) + rival])


def is_allied_region(state: Position, seat: int, region: int) -> bool:
    """marriage.independent_alliance: whether a player is allied with an independent region."""
    return bool(state.allies[region] >> seat & 1)


# ---- odds -----------------------------------------------------------------------------------------------------------


def verdict(token: int, critical: int) -> int:
    """check.draw, check.critical: 1 for a success, 0 for a failure."""
    trait = trait_of(token)
    if critical != NONE:
        if trait == CRITICAL_FAILS[critical]:
            return 0
        if trait == CRITICAL_SUCCEEDS[critical]:
            return 1
    return 1 if trait < POSITIVE else 0


def chance_of(successes: int, tokens: int, draws: int, required: int) -> float:
    """The chance to draw at least so many successes from a bag, nothing sacrificed.

    >>> chance_of(2, 4, 1, 1), chance_of(2, 4, 3, 2)
    (0.5, 0.5)
    """
    draws = min(draws, tokens)
    ways = comb(tokens, draws)
    good = sum(
        comb(successes, hit) * comb(tokens - successes, draws - hit)
        for hit in range(required, min(successes, draws) + 1)
        if draws - hit <= tokens - successes
    )
    return good / ways if ways else 0.0


def success_chance(state: Position, seat: int, critical: int, required: int, draws: int) -> float:
    """The chance of a check with the player's present bag."""
    bag = state.bag[seat]
    return chance_of(sum(verdict(token, critical) for token in bag), len(bag), draws, required)
