"""War cards: which region a program invades, with all the support it can get."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.agents.crusader_kings.program_judgement import (
    Item,
    Mind,
    Rank,
    are_fellows,
    exposure,
    is_prey,
    rank_keeping,
    rank_rival,
)
from regnum.titles.crusader_kings.facts.catalogue import BORDERS
from regnum.titles.crusader_kings.facts.limits import ARMIES
from regnum.titles.crusader_kings.facts.names import CRITICAL_WAR, NONE
from regnum.titles.crusader_kings.position.queries.chances import count_good, success_chance
from regnum.titles.crusader_kings.position.queries.checks import draws_of
from regnum.titles.crusader_kings.position.queries.realm import shields_of
from regnum.titles.crusader_kings.position.queries.regions import armies_of, region_count
from regnum.titles.crusader_kings.position.queries.seats import is_allied_region, to_the_left
from regnum.titles.crusader_kings.position.queries.war import (
    invasion_draws,
    is_annexation,
    is_enemy,
    most_supporters,
    successes_for_invasion,
)
from regnum.titles.crusader_kings.position.state import Crown, Position, is_program
from regnum.titles.crusader_kings.rules.invasion import HOLD, SUPPORT_ALLY
from regnum.titles.crusader_kings.rules.turn import INVADE, MOBILIZE
from regnum.titles.crusader_kings.rules.war import (
    ATTACK,
    ATTACK_BY_SEA,
    DECLARED,
    MOBILIZED,
    SUPPORT,
    SUPPORT_BY_SEA,
    Declare,
    Mobilize,
)

Test = Callable[[Position, int, int], bool]  # of a target, for a seat
Order = Callable[[Position, int, int], float]


# ---- what an invasion would need ------------------------------------------------------------------------------------


def odds(state: Position, seat: int, target: int) -> float:
    """ai.unclear: the chance of an invasion with all support."""
    if is_annexation(state, seat, target):
        return 1.0
    required = successes_for_invasion(state, seat, target, first=True)
    free = invasion_draws(state, seat, target, most_supporters(state, seat, target))
    draws = draws_of(state, seat, required, free)
    if not is_program(state, seat):
        draws = max(draws, min(required + 1, draws + state.gold[seat]))
    return success_chance(state, seat, CRITICAL_WAR, required, draws)


def attacks(game: Crown, seat: int, options: list[int]) -> dict[int, list[int]]:
    """The possible attacks by target, fellows and the lords allied with them left out."""
    state = game.state
    found: dict[int, list[int]] = {}
    for option in options:
        if Declare.domain.verb_of(option) not in (ATTACK, ATTACK_BY_SEA):
            continue
        target = Declare.domain.numbers(option)[0]
        owner = state.owner[target]
        spared = [ally for ally in to_the_left(state, seat) if is_allied_region(state, ally, target)]
        if is_prey(state, seat, owner) or (
            owner == NONE and not any(are_fellows(state, seat, ally) for ally in spared)
        ):
            found.setdefault(target, []).append(option)
    return found


def rank_target(state: Position, seat: int, target: int) -> Rank:
    """ai.unclear: an ally last, the best chance, a rival before nobody, the leader, then the first region."""
    owner = state.owner[target]
    if owner == NONE:
        return (0, -odds(state, seat, target), 1, 0, 0, 0, target)
    is_ally, *rest = rank_rival(state, seat, owner)
    return (is_ally, -odds(state, seat, target), 0, is_ally, *rest, target)


def rank_origin(state: Position, seat: int, option: int) -> Rank:
    """ai.unclear, duchy.attack: on foot before by sea, with a duke who helps before one who does not."""
    _, origin = Declare.domain.numbers(option)
    duke = state.duke[origin]
    tokens = [] if duke == NONE else state.traits[duke]
    help_of_duke = 2 * count_good(tokens, CRITICAL_WAR) - len(tokens)
    by_sea = Declare.domain.verb_of(option) in (ATTACK_BY_SEA, SUPPORT_BY_SEA)
    return (int(by_sea), -help_of_duke, origin)


def best_attack(game: Crown, seat: int, options: list[int], allowed: Test, order: Order) -> int:
    """ai.numbering: the attack on the best of the allowed targets, or NONE."""
    state = game.state
    found = attacks(game, seat, options)
    targets = [target for target in found if allowed(state, seat, target)]
    if not targets:
        return NONE
    target = min(targets, key=lambda each: (order(state, seat, each), *rank_target(state, seat, each)))
    return min(found[target], key=lambda option: rank_origin(state, seat, option))


def invader(allowed: Test, order: Order) -> Item:
    """An item of a war list."""

    def invade(game: Crown, seat: int) -> int:
        return best_attack(game, seat, Declare(seat).options(game, seat), allowed, order)

    return invade


# ---- targets of the lists -------------------------------------------------------------------------------------------


def is_well_defended(state: Position, seat: int, target: int) -> bool:
    """ai.ferox.war1: a region of a player for which two successes are needed, or more."""
    return state.owner[target] != NONE and successes_for_invasion(state, seat, target, first=True) >= 2


def is_weak(state: Position, seat: int, target: int) -> bool:
    """ai.ferox.war2, ai.postis.war3: a region of a player for which one success is enough."""
    return state.owner[target] != NONE and successes_for_invasion(state, seat, target, first=True) == 1


def is_friend_of_others(state: Position, seat: int, target: int) -> bool:
    """ai.postis.war1, ai.munitio.war1, ai.amandit.war2: an independent region allied with another player."""
    others = state.allies[target] & ~(1 << seat)
    return state.owner[target] == NONE and others != 0


def is_own_friend(state: Position, seat: int, target: int) -> bool:
    """ai.postis.war2, ai.amandit.war1: an independent region with which it is allied."""
    return is_annexation(state, seat, target)


def is_of_player(state: Position, seat: int, target: int) -> bool:
    """ai.munitio.war2, ai.amandit.war3: a region of another player."""
    return state.owner[target] != NONE


def is_of_crusader(state: Position, seat: int, target: int) -> bool:
    """ai.aperio.war1: a region of a player with shields on the track."""
    return state.owner[target] != NONE and shields_of(state, state.owner[target]) > 0


def is_any(state: Position, seat: int, target: int) -> bool:
    """ai.aperio.war2: any region."""
    return True


def no_order(state: Position, seat: int, target: int) -> float:
    """The list prefers none of its targets."""
    return 0


def fewest_enemies_made(state: Position, seat: int, target: int) -> float:
    """ai.postis.war2, ai.amandit.war1, alliance.casus_belli: others allied with the region would have a casus belli."""
    return int.bit_count(state.allies[target])


def fewest_regions(state: Position, seat: int, target: int) -> float:
    """ai.munitio.war2: of the player who controls the fewest regions."""
    return region_count(state, state.owner[target])


def fewest_children(state: Position, seat: int, target: int) -> float:
    """ai.amandit.war3: of the player who has the fewest children."""
    return len(state.children[state.owner[target]])


def most_shields(state: Position, seat: int, target: int) -> float:
    """ai.aperio.war1: of the player who has most shields on the track."""
    return -shields_of(state, state.owner[target])


def rank_muster(state: Position, seat: int, region: int) -> Rank:
    """ai.unclear: where a soldier calms unrest, where he could attack, where rivals are near."""
    targets = sum(1 for other in BORDERS[region] if is_enemy(state, seat, other))
    return (-state.unrest[region], -targets, -exposure(state, region), region)


def mobilize_one(game: Crown, seat: int) -> int:
    """ai.aperio.war3: an army in one region."""
    if game.state.attempts:
        return NONE
    regions = [option for option in Mobilize(seat).options(game, seat) if option != MOBILIZED]
    return min(regions, key=lambda region: rank_muster(game.state, seat, region), default=NONE)


invade_friend_of_others: Final = invader(is_friend_of_others, no_order)
annex: Final = invader(is_own_friend, fewest_enemies_made)
invade_weak: Final = invader(is_weak, no_order)
LISTS: Final[tuple[tuple[tuple[int, Item], ...], ...]] = (
    ((INVADE, invader(is_well_defended, no_order)), (INVADE, invade_weak)),
    ((INVADE, invade_friend_of_others), (INVADE, annex), (INVADE, invade_weak)),
    ((INVADE, invade_friend_of_others), (INVADE, invader(is_of_player, fewest_regions))),
    ((INVADE, annex), (INVADE, invade_friend_of_others), (INVADE, invader(is_of_player, fewest_children))),
    (
        (INVADE, invader(is_of_crusader, most_shields)),
        (INVADE, invader(is_any, no_order)),
        (MOBILIZE, mobilize_one),
    ),
)


# ---- decisions ------------------------------------------------------------------------------------------------------


def counter(game: Crown, seat: int, options: list[int]) -> int:
    """invasion.counter, ai.unclear: a counter-attack costs nothing, so it is made where the chance is best."""
    found = best_attack(game, seat, options, is_any, no_order)
    return found if found != NONE else DECLARED


def support(game: Crown, seat: int, options: list[int]) -> int:
    """ai.max_support: every army that can support the attack does so, and none makes a second one."""
    supports = [option for option in options if Declare.domain.verb_of(option) in (SUPPORT, SUPPORT_BY_SEA)]
    return min(supports, key=lambda option: rank_origin(game.state, seat, option), default=DECLARED)


def can_keep_more(state: Position, seat: int) -> bool:
    """round.support_pay: whether somebody with a purse could pay one more army for two rounds."""
    armies = len(armies_of(state, seat)) + 1
    return armies <= ARMIES and 2 * armies <= state.gold[seat]


def mobilize(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.aperio.war3, mobilize.place: one army; on a player's seat as many as the purse can keep."""
    state = game.state
    regions = [option for option in options if option != MOBILIZED]
    enough = state.attempts > 0 and (is_program(state, seat) or not can_keep_more(state, seat))
    if enough or not regions:
        return MOBILIZED
    return min(regions, key=lambda region: rank_muster(state, seat, region))


def back_ally(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.supports_allies: always."""
    return SUPPORT_ALLY


def take_spoils(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """ai.unclear: a conquest is held, neither looted nor paid for with the region behind it."""
    return HOLD


def give_up(game: Crown, seat: int, mind: Mind, options: list[int]) -> int:
    """region.limit, crisis.regions, ai.unclear: the region that is hardest to keep."""
    return min(options, key=lambda region: rank_keeping(game.state, region))
