"""Whom an army can reach, who helps it, and what an invasion needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from regnum.titles.crusader_kings.facts.catalogue import BORDERS, REGIONS
from regnum.titles.crusader_kings.facts.names import FOR_INVASION, NONE
from regnum.titles.crusader_kings.position.queries.realm import free_draws, hooks_of
from regnum.titles.crusader_kings.position.queries.regions import (
    armies_of,
    borders_own,
    defence_of,
    has_soldier,
    is_defended,
    is_independent,
    regions_of,
    seas_of,
)
from regnum.titles.crusader_kings.position.queries.seats import (
    are_allied,
    at_war,
    has_casus_belli,
    is_allied_region,
    to_the_left,
)
from regnum.titles.crusader_kings.position.state import Position, is_program


def has_right_to_invade(state: Position, seat: int, owner: int) -> bool:
    """war.requirement1, war.independent: a casus belli or war; against nobody's region no right is needed."""
    return owner == NONE or has_casus_belli(state, seat, owner) or at_war(state, seat, owner)


def is_enemy(state: Position, seat: int, target: int) -> bool:
    """invasion.conditions, setup.excluded: whether a player may invade a region, if an army can reach it."""
    owner = state.owner[target]
    return owner != seat and bool(state.in_play[target]) and has_right_to_invade(state, seat, owner)


def is_annexation(state: Position, seat: int, target: int) -> bool:
    """alliance.annex, invasion.annex: an independent region allied with the invader."""
    return is_independent(state, target) and is_allied_region(state, seat, target)


# ---- armies ---------------------------------------------------------------------------------------------------------


def has_army(state: Position, seat: int, region: int) -> bool:
    """war.requirement2, ai.mobilised: whether an army of the player can fight from a region."""
    return has_soldier(state, seat, region) or (is_program(state, seat) and state.owner[region] == seat)


def fighting_regions(state: Position, seat: int) -> list[int]:
    """war.requirement2, ai.mobilised: where armies can set out; every region of a program counts as mobilized."""
    return regions_of(state, seat) if is_program(state, seat) else armies_of(state, seat)


def navies_of(state: Position, seat: int) -> int:
    """war.fleet, invasion.fleet_limit: how many armies a player can carry by sea."""
    return sum(hooks.sea for hooks in hooks_of(state, seat))


def share_a_sea(state: Position, origin: int, target: int) -> bool:
    """war.fleet: whether ships can go from one region to the other."""
    return bool(seas_of(state, origin) & seas_of(state, target))


def ways_from(state: Position, seat: int, target: int, origins: Sequence[int]) -> list[tuple[int, bool]]:
    """war.requirement2, war.fleet: those of some regions from which a target can be reached, and whether by sea."""
    ways: list[tuple[int, bool]] = []
    for origin in origins:
        if target in BORDERS[origin]:
            ways.append((origin, False))
        elif share_a_sea(state, origin, target) and navies_of(state, seat):
            ways.append((origin, True))
    return ways


def ways_to(state: Position, seat: int, target: int) -> list[tuple[int, bool]]:
    """The armies that could reach a target, and whether they go by sea."""
    return ways_from(state, seat, target, fighting_regions(state, seat))


def can_reach(state: Position, seat: int, target: int) -> bool:
    """war.requirement2: whether any army could attack a target."""
    return bool(ways_to(state, seat, target))


def could_sail(state: Position, seat: int) -> bool:
    """war.fleet: whether an army lacks but the Navy to attack something."""
    enemies = [target for target in range(REGIONS) if is_enemy(state, seat, target)]
    return any(share_a_sea(state, origin, each) for origin in fighting_regions(state, seat) for each in enemies)


# ---- the check ------------------------------------------------------------------------------------------------------


def successes_against(state: Position, target: int, first: bool) -> int:
    """invasion.difficulty1 to invasion.difficulty4: what an invasion of a region needs.

    `first` says that it is the first check of an action against the owner, whatever happened before.
    """
    required = 1 + defence_of(state, target)
    owner = state.owner[target]
    if owner == NONE:
        return required
    stands = is_defended(state, target)
    required += int(stands)
    for hooks in hooks_of(state, owner):
        if first or not state.armored[owner]:
            required += hooks.first_attack
        if stands:
            required += hooks.army_defence
    return required


def helping_dynasties(state: Position, seat: int, target: int) -> list[int]:
    """invasion.allies, alliance.support: allied dynasties beside the target, unless it is theirs."""
    owner = state.owner[target]
    return [
        ally
        for ally in to_the_left(state, seat)
        if ally != owner and are_allied(state, seat, ally) and borders_own(state, ally, target)
    ]


def helping_lords(state: Position, seat: int, target: int) -> int:
    """invasion.allies, alliance.support: how many allied independent regions lie beside the target."""
    return sum(1 for other in BORDERS[target] if is_independent(state, other) and is_allied_region(state, seat, other))


def invasion_draws(state: Position, seat: int, target: int, supporters: int) -> int:
    """invasion.support, invasion.allies, invasion.modifiers: tokens that cost nothing, if all allies help."""
    allies = len(helping_dynasties(state, seat, target)) + helping_lords(state, seat, target)
    return free_draws(state, seat, FOR_INVASION) + state.easier[seat] + supporters + allies


def successes_for_invasion(state: Position, seat: int, target: int, first: bool) -> int:
    """invasion.difficulty1 to invasion.difficulty4, check.modifiers: what an event made harder included."""
    return successes_against(state, target, first) + state.muddy[seat]


def most_supporters(state: Position, seat: int, target: int) -> int:
    """invasion.support, invasion.fleet_limit: how many armies could support an attack; one at most goes by sea."""
    return max(0, count_armies(ways_to(state, seat, target)) - 1)


def count_armies(ways: Iterable[tuple[int, bool]]) -> int:
    """invasion.fleet_limit: how many armies can take part at once."""
    by_sea = [sea for _, sea in ways]
    return by_sea.count(False) + int(any(by_sea))
