"""What can never be true of a position."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.catalogue import IS_ELECTORATE, IS_PORT, SPACE_IDS, SPACES
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE, OWNERS, PHASE_IDS, POWER_IDS
from regnum.titles.here_i_stand.facts.people import LEADER_IDS
from regnum.titles.here_i_stand.position.queries.cards import holdings
from regnum.titles.here_i_stand.position.queries.counters import is_short_of_counters
from regnum.titles.here_i_stand.position.queries.spaces import is_fortified
from regnum.titles.here_i_stand.position.queries.supply import stale_lines
from regnum.titles.here_i_stand.position.queries.troops import army_leaders_at, army_row, listed, units_of
from regnum.titles.here_i_stand.position.state import (
    ARMIES,
    CAPTIVE,
    COLUMNS,
    FIRST_SEA,
    LOCATIONS,
    Position,
)


def impossible(state: Position) -> list[str]:
    """Everything that is wrong with a position; empty if all is well."""
    return [
        *impossible_units(state),
        *impossible_armies(state),
        *impossible_sieges(state),
        *impossible_diplomacy(state),
        *impossible_powers(state),
        *impossible_places(state),
        *impossible_returns(state),
        *[f"the lines of communication of {POWER_IDS[power]} are stale" for power in stale_lines(state)],
    ]


def impossible_units(state: Position) -> list[str]:
    """5.2: units below 0 or beyond the counters."""
    found = [f"{SPACE_IDS[at // COLUMNS]} has units below 0" for at, count in enumerate(state.land) if count < 0]
    return found + [
        f"{POWER_IDS[owner]} has no counters" for owner in range(OWNERS) if is_short_of_counters(state, owner)
    ]


def impossible_armies(state: Position) -> list[str]:
    """5.1: an army is a part of what stands at its place."""
    found = []
    for army in range(ARMIES):
        place, row = state.army_at[army], army_row(state, army)
        if place == NONE and (any(row) or state.army_leaders[army]):
            found.append("an army is nowhere")
        if 0 <= place < FIRST_SEA:
            here = state.land[place * COLUMNS : (place + 1) * COLUMNS]
            if any(count > here[at] or count < 0 for at, count in enumerate(row)):
                found.append(f"an army at {SPACE_IDS[place]} has more than stands there")
        for leader in listed(state.army_leaders[army]):
            if state.leader_at[leader] != place:
                found.append(f"{LEADER_IDS[leader]} is not with his army")
    return found


def impossible_sieges(state: Position) -> list[str]:
    """15: besiegers stand in a fortified space."""
    found = []
    for space in range(SPACES):
        for power in listed(state.besiegers[space]):
            if not is_fortified(state, space) or power >= MAJORS:
                found.append(f"{SPACE_IDS[space]} cannot be besieged")
            elif not (
                units_of(state, space, power) or army_leaders_at(state, space, power) or state.combat_at == space
            ):
                found.append(f"{POWER_IDS[power]} besieges {SPACE_IDS[space]} without units")
    return found


def impossible_diplomacy(state: Position) -> list[str]:
    """9: wars and alliances hold both ways, and never together."""
    found = []
    for one in range(OWNERS):
        for other in range(OWNERS):
            if (state.war[one] >> other & 1) != (state.war[other] >> one & 1):
                found.append(f"{POWER_IDS[one]} is at war with {POWER_IDS[other]} on one side only")
    for one in range(MAJORS):
        if state.alliance[one] & state.war[one]:
            found.append(f"{POWER_IDS[one]} is at war with an ally")
        if state.alliance[one] >> one & 1 or state.war[one] >> one & 1:
            found.append(f"{POWER_IDS[one]} has itself as ally or enemy")
    return found


def impossible_powers(state: Position) -> list[str]:
    """6.2, 9.6, 21.5, 21.6: markers of powers, debts, and troops that wait for electorates."""
    found = []
    for power in range(MAJORS):
        if state.fewer_cards[power] < int(state.excommunicated[power] > 0):
            found.append(f"{POWER_IDS[power]} is excommunicated without a marker")
        if min(state.owed[power], state.skips[power], state.war_winner[power]) < 0:
            found.append(f"{POWER_IDS[power]} has less than nothing")
    return found + [f"{SPACE_IDS[space]} is no electorate" for space in state.on_display if not IS_ELECTORATE[space]]


def impossible_returns(state: Position) -> list[str]:
    """19.3: only in winter stacks and fleets return."""
    if state.phase == PHASE_IDS.index("winter"):
        return []
    return ["units return out of season"] if state.returning or state.harbours or state.resolved else []


def impossible_places(state: Position) -> list[str]:
    """5.3, 6: ships in ports and at sea, leaders somewhere, every card in one place."""
    found = ["a ship is on land" for at in state.ship_at if at < FIRST_SEA and not IS_PORT[at]]
    found += ["a leader is nowhere" for at in state.leader_at if not 0 <= at < CAPTIVE + MAJORS]
    found += ["a leader is a ship's" for at in state.leader_at if at > CAPTIVE + MAJORS]
    if any(at > LOCATIONS + 1 for at in state.ship_at):
        found.append("a ship is nowhere")
    return found + holdings(state).problems([row[0] for row in state.memories])
