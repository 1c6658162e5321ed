"""What an event asks of the player it befalls, and the regions it may touch."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.catalogue import COAST, REGIONS, is_positive
from regnum.titles.crusader_kings.facts.limits import ARMIES, MOST_SHIELDS
from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.facts.pack import COUNCILOR, INVENTION, PLACES, PREDICATES
from regnum.titles.crusader_kings.position.queries.family import has_room_for_child, is_fertile
from regnum.titles.crusader_kings.position.queries.realm import held_of_type, shields_of
from regnum.titles.crusader_kings.position.queries.regions import armies_of, castles_left, is_independent, regions_of
from regnum.titles.crusader_kings.position.queries.seats import (
    are_allied,
    at_war,
    can_pay,
    has_casus_belli,
    is_allied_region,
    to_the_left,
)
from regnum.titles.crusader_kings.position.state import Position

OLD: Final = 3


def holds(state: Position, condition: int, affected: int, active: int) -> bool:
    """event.condition_self, event.condition_other: whether one condition holds for a player."""
    name = PREDICATES[condition]
    if name in FAMILY:
        return holds_family(state, name, affected)
    if name in REALM:
        return holds_realm(state, name, affected)
    return holds_between(state, name, affected, active)


FAMILY: Final = (
    "fertile", "child_place", "no_children", "ruler_age_lte_3", "unmarried", "married", "has_child",
    "has_spouse_or_child", "has_sibling_or_two_children",
)  # fmt: skip
REALM: Final = (
    "gold_gte_1", "gold_gte_4", "has_no_army_region", "has_army", "army_free", "has_councilor", "has_invention",
    "has_duchy", "has_coast", "has_unrest", "bag_negative", "can_castle_3", "can_castle_2", "ally_indep",
)  # fmt: skip


def holds_family(state: Position, name: str, seat: int) -> bool:
    """event.condition_self: conditions about the family board."""
    children, siblings = state.children[seat], state.siblings[seat]
    married = state.spouse[state.ruler[seat]] != NONE
    if name == "fertile":
        return is_fertile(state, seat)
    if name == "child_place":
        return has_room_for_child(state, seat)
    if name == "no_children":
        return not children
    if name == "ruler_age_lte_3":
        return state.age[seat] <= OLD
    if name == "unmarried":
        return not married
    if name == "married":
        return married
    if name == "has_child":
        return bool(children)
    if name == "has_spouse_or_child":
        return married or bool(children)
    return bool(siblings) or len(children) >= 2


def holds_realm(state: Position, name: str, seat: int) -> bool:
    """event.condition_self: conditions about gold, pieces and cards; a program always has gold (ai.no_gold)."""
    if name.startswith("gold_gte_"):
        return can_pay(state, seat, int(name[-1]))
    if name == "has_no_army_region":
        return bool(regions_for(state, PLACES.index("own_no_army"), seat))
    if name == "has_army":
        return bool(armies_of(state, seat))
    if name == "army_free":
        return len(armies_of(state, seat)) < ARMIES and bool(regions_for(state, PLACES.index("own_no_army"), seat))
    if name in ("has_councilor", "has_invention"):
        kind = COUNCILOR if name == "has_councilor" else INVENTION
        return bool(held_of_type(state, seat, kind))
    if name == "has_duchy":
        return bool(regions_for(state, PLACES.index("own_duchy"), seat))
    if name == "has_coast":
        return bool(regions_for(state, PLACES.index("own_coastal"), seat))
    if name == "has_unrest":
        return bool(regions_for(state, PLACES.index("own_with_unrest"), seat))
    if name == "bag_negative":
        return any(not is_positive(token) for token in state.bag[seat])
    if name == "ally_indep":
        return bool(allied_regions(state, seat))
    free = bool(regions_for(state, PLACES.index("own_no_castle"), seat))
    return free and castles_left(state) > 0 and can_pay(state, seat, int(name[-1]))


def holds_between(state: Position, name: str, affected: int, active: int) -> bool:
    """event.condition_other: conditions about the affected player and others."""
    if name == "no_cb_on_A":
        return is_at_peace(state, affected, active)
    if name == "A_cb_on_P":
        return has_casus_belli(state, active, affected) and not at_war(state, active, affected)
    if name == "has_cb":
        return any(has_casus_belli(state, affected, rival) for rival in to_the_left(state, affected))
    if name == "cb_target":
        return any(is_at_peace(state, affected, rival) for rival in to_the_left(state, affected))
    return shields_of(state, affected) > 0 and shields_of(state, active) < MOST_SHIELDS


def is_at_peace(state: Position, seat: int, rival: int) -> bool:
    """plot.casus_need: no casus belli against a rival yet, no war and no alliance."""
    return not (has_casus_belli(state, seat, rival) or at_war(state, seat, rival) or are_allied(state, seat, rival))


def allied_regions(state: Position, seat: int) -> list[int]:
    """marriage.independent_alliance: the independent regions with which a player is allied."""
    return [region for region in range(REGIONS) if is_independent_ally(state, seat, region)]


def is_independent_ally(state: Position, seat: int, region: int) -> bool:
    """marriage.independent_alliance: whether a region is nobody's and allied with a player."""
    return is_allied_region(state, seat, region) and is_independent(state, region)


def regions_for(state: Position, where: int, seat: int) -> list[int]:
    """event.resolve: the regions of a player that an effect may choose from."""
    return [region for region in regions_of(state, seat) if is_place_for(state, where, region)]


def is_place_for(state: Position, where: int, region: int) -> bool:
    """event.resolve: whether an own region is one that an effect may choose from."""
    name = PLACES[where]
    if name == "own_no_army":
        return not state.army[region]
    if name == "own_coastal":
        return bool(COAST[region])
    if name == "own_no_castle":
        return not state.castle[region]
    if name == "own_with_unrest":
        return bool(state.unrest[region])
    if name == "own_with_army":
        return bool(state.army[region])
    if name == "own_duchy":
        return state.duke[region] != NONE and not state.army[region]
    return True
