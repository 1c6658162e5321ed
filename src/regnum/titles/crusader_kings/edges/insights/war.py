"""The war planner: what a player needs before a region can be invaded, and the chance to take it (advice.war)."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.catalogue import REGIONS
from regnum.titles.crusader_kings.facts.names import CRITICAL_WAR, NONE
from regnum.titles.crusader_kings.position.queries.chances import percent, success_chance
from regnum.titles.crusader_kings.position.queries.checks import paid_draws_allowed
from regnum.titles.crusader_kings.position.queries.regions import regions_of
from regnum.titles.crusader_kings.position.queries.seats import are_allied
from regnum.titles.crusader_kings.position.queries.war import (
    count_armies,
    invasion_draws,
    is_annexation,
    is_enemy,
    successes_for_invasion,
    ways_from,
)
from regnum.titles.crusader_kings.position.state import Position


def war_plans(state: Position, seat: int) -> list[dict[str, object]]:
    """Every region that an army of the player could reach, with what is missing and the chances by gold."""
    found = []
    for target in range(REGIONS):
        if state.owner[target] == seat or not state.in_play[target]:
            continue
        origins = ways_from(state, seat, target, regions_of(state, seat))
        if origins:
            found.append(plan(state, seat, target, origins))
    return found


def plan(state: Position, seat: int, target: int, origins: list[tuple[int, bool]]) -> dict[str, object]:
    """invasion.conditions, invasion.difficulty1 to invasion.difficulty4, invasion.support: one target."""
    armies = [origin for origin, _ in origins if state.army[origin]]
    annexes = is_annexation(state, seat, target) and any(not by_sea for _, by_sea in origins)
    required = successes_for_invasion(state, seat, target, first=True)
    standing = [way for way in origins if state.army[way[0]]]
    free = invasion_draws(state, seat, target, max(0, count_armies(standing) - 1))
    most = paid_draws_allowed(required, free)
    odds = [success_chance(state, seat, CRITICAL_WAR, required, free + gold) for gold in range(most + 1)]
    return {
        "region": target,
        "owner": state.owner[target],
        "casus_belli": is_enemy(state, seat, target),
        "ally": state.owner[target] != NONE and are_allied(state, seat, state.owner[target]),
        "origins": [origin for origin, _ in origins],
        "armies": armies,
        "annexes": annexes,
        "required": required,
        "free": free,
        "chances": [100] if annexes else [percent(chance) for chance in odds],
    }
