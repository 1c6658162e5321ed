"""Regions, their owners, armies and castles."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.catalogue import (
    BORDERS,
    COAST,
    POMERANIA,
    REGIONS,
)
from regnum.titles.crusader_kings.facts.limits import SUPPLY
from regnum.titles.crusader_kings.facts.names import CROP_FAILURE, HARVEST, NONE, PLAGUE
from regnum.titles.crusader_kings.position.queries.readings import reading
from regnum.titles.crusader_kings.position.queries.realm import ignores_borders
from regnum.titles.crusader_kings.position.state import Position, is_program, seats_of


def regions_of(state: Position, seat: int) -> list[int]:
    """The regions under a player's control."""
    owner = state.owner
    return [region for region in range(REGIONS) if owner[region] == seat]


def region_count(state: Position, seat: int) -> int:
    """score.points1: how many regions a player controls."""
    return state.owner.count(seat)


def region_counts(state: Position) -> list[int]:
    """score.points1: how many regions each player controls."""
    counts = [0] * seats_of(state)
    for owner in state.owner:
        if owner != NONE:
            counts[owner] += 1
    return counts


def is_independent(state: Position, region: int) -> bool:
    """setup.independents, setup.excluded: nobody's region, and in the game."""
    return state.owner[region] == NONE and state.in_play[region] == 1


def independent_regions(state: Position) -> list[int]:
    """era.refresh2, setup.independents: every region without a master."""
    return [region for region in range(REGIONS) if is_independent(state, region)]


def armies_of(state: Position, seat: int) -> list[int]:
    """mobilize.max: the regions where a player's soldiers stand."""
    army, owner = state.army, state.owner
    return [region for region in range(REGIONS) if owner[region] == seat and army[region]]


def has_soldier(state: Position, seat: int, region: int) -> bool:
    """mobilize.place: whether a player's soldier stands in a region."""
    return state.owner[region] == seat and state.army[region] == 1


def is_defended(state: Position, region: int) -> bool:
    """ai.mobilised, plot.unrest_army: whether an army stands in a region; by one reading in all of a program's."""
    owner = state.owner[region]
    if owner != NONE and is_program(state, owner) and reading(state, "programs_mobilized") == "always":
        return True
    return bool(state.army[region])


def borders_own(state: Position, seat: int, region: int) -> bool:
    """plot.unrest, overthrow.target: whether a region lies beside one of the player's."""
    return any(state.owner[other] == seat for other in BORDERS[region])


def is_rivals_region(state: Position, seat: int, region: int) -> bool:
    """plot.unrest, overthrow.target: somebody else's region, and not nobody's."""
    return state.owner[region] not in (NONE, seat)


def is_in_reach(state: Position, seat: int, region: int) -> bool:
    """plot.unrest, overthrow.target: beside an own region, or anywhere with the Spymaster."""
    return borders_own(state, seat, region) or ignores_borders(state, seat)


def defence_of(state: Position, region: int) -> int:
    """overthrow.difficulty, plot.unrest_difficulty, build.defence, duchy.defence: more for castle and duke."""
    return state.castle[region] + int(state.duke[region] != NONE)


def seas_of(state: Position, region: int) -> int:
    """war.fleet: the seas of a region, one bit each."""
    if region == POMERANIA and reading(state, "pomerania_sea") == "none":
        return 0
    return COAST[region]


def castles_left(state: Position) -> int:
    """basics.limits: castles in the supply."""
    return SUPPLY["castles"] - sum(state.castle)


def unrest_left(state: Position) -> int:
    """basics.limits: unrest tokens in the supply."""
    return SUPPLY["unrest"] - sum(state.unrest)


def counters(state: Position, kind: int) -> list[int]:
    """The counters of a kind by region; of the plague those with the front side up."""
    if kind == HARVEST:
        return state.harvest
    if kind == CROP_FAILURE:
        return state.crop_failure
    return state.plague if kind == PLAGUE else state.unrest


def counters_left(state: Position, kind: int) -> int:
    """basics.limits: counters of a kind in the supply."""
    if kind == HARVEST:
        return SUPPLY["harvest"] - sum(state.harvest)
    if kind == CROP_FAILURE:
        return SUPPLY["crop_failure"] - sum(state.crop_failure)
    if kind == PLAGUE:
        return SUPPLY["plague"] - sum(state.plague) - sum(state.plague_ending)
    return unrest_left(state)
