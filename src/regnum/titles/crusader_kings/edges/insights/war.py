"""The war planner: what a player needs before a region can be invaded, and the chance to take it (advice.war)."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.crusader_kings.facts.catalogue import BORDERS, REGIONS
from regnum.titles.crusader_kings.facts.names import CRITICAL_WAR, FOR_INVASION, NONE
from regnum.titles.crusader_kings.position.queries.chances import success_chance
from regnum.titles.crusader_kings.position.queries.realm import free_draws, hooks_of
from regnum.titles.crusader_kings.position.queries.regions import is_independent, regions_of, seas_of
from regnum.titles.crusader_kings.position.queries.seats import are_allied, is_allied_region, to_the_left
from regnum.titles.crusader_kings.position.state import Position
from regnum.titles.crusader_kings.rules.check import GOLD_ABOVE_REQUIRED
from regnum.titles.crusader_kings.rules.invasion import borders_region_of, successes_against
from regnum.titles.crusader_kings.rules.war import is_annexation, why_not_enemy

BY_SEA: Final = 1


def war_plans(state: Position, seat: int) -> list[dict[str, object]]:
    """Every region that an army of the player could reach, with what is missing and the chances by gold."""
    found = []
    for target in range(REGIONS):
        if state.owner[target] == seat or not state.in_play[target]:
            continue
        origins = ways(state, seat, target)
        if origins:
            found.append(plan(state, seat, target, origins))
    return found


def ways(state: Position, seat: int, target: int) -> list[list[int]]:
    """war.requirement2, war.fleet: own regions from which the target can be reached, and whether by sea."""
    navy = any(hooks.sea for hooks in hooks_of(state, seat))
    found = []
    for origin in regions_of(state, seat):
        if target in BORDERS[origin]:
            found.append([origin, 0])
        elif navy and seas_of(state, origin) & seas_of(state, target):
            found.append([origin, BY_SEA])
    return found


def plan(state: Position, seat: int, target: int, origins: list[list[int]]) -> dict[str, object]:
    """invasion.conditions, invasion.difficulty1 to invasion.difficulty4, invasion.support: one target."""
    armies = [origin for origin, _ in origins if state.army[origin]]
    annexes = is_annexation(state, seat, target) and any(not by_sea for _, by_sea in origins)
    required = successes_against(state, target, first=True) + state.muddy[seat]
    land = sum(1 for origin, by_sea in origins if state.army[origin] and not by_sea)
    sea = int(any(state.army[origin] and by_sea for origin, by_sea in origins))
    supporters = max(0, land + sea - 1)
    free = free_draws(state, seat, FOR_INVASION) + state.easier[seat] + supporters + helpers(state, seat, target)
    most = max(0, required + GOLD_ABOVE_REQUIRED - free)
    odds = [success_chance(state, seat, CRITICAL_WAR, required, free + gold) for gold in range(most + 1)]
    return {
        "region": target,
        "owner": state.owner[target],
        "casus_belli": why_not_enemy(state, seat, target) == ALLOWED,
        "ally": state.owner[target] != NONE and are_allied(state, seat, state.owner[target]),
        "origins": [origin for origin, _ in origins],
        "armies": armies,
        "annexes": annexes,
        "required": required,
        "free": free,
        "chances": [100] if annexes else [round(100 * chance) for chance in odds],
    }


def helpers(state: Position, seat: int, target: int) -> int:
    """invasion.allies, alliance.support: allies beside the target, independent regions included."""
    owner = state.owner[target]
    dynasties = sum(
        1
        for ally in to_the_left(state, seat)
        if ally != owner and are_allied(state, seat, ally) and borders_region_of(state, ally, target)
    )
    lords = sum(1 for other in BORDERS[target] if is_independent(state, other) and is_allied_region(state, seat, other))
    return dynasties + lords
