"""How the greedy player mobilizes, attacks, supports and crusades."""

from __future__ import annotations

from typing import Any, Final

from regnum.agents.crusader_kings.greedy_values import (
    ARMY,
    COIN,
    SHIELD,
    UNREST,
    best_odds,
    earned,
    envy,
    region_worth,
    ruler_worth,
)
from regnum.engine.game import Game
from regnum.titles.crusader_kings.facts.catalogue import BORDERS, REGIONS, deck_of
from regnum.titles.crusader_kings.facts.limits import ARMIES, LOOT, REGION_LIMIT
from regnum.titles.crusader_kings.facts.names import CRITICAL_WAR, KING, NONE, ROLES, SIBLING, WAR
from regnum.titles.crusader_kings.position.queries.attacks import supporters_of
from regnum.titles.crusader_kings.position.queries.checks import draws_of
from regnum.titles.crusader_kings.position.queries.family import heir, person
from regnum.titles.crusader_kings.position.queries.regions import armies_of, region_count, regions_of
from regnum.titles.crusader_kings.position.queries.seats import are_allied
from regnum.titles.crusader_kings.position.queries.war import (
    can_reach,
    invasion_draws,
    is_annexation,
    is_enemy,
    successes_for_invasion,
)
from regnum.titles.crusader_kings.position.state import Position
from regnum.titles.crusader_kings.rules.invasion import LOOT_REGION, MOVE_IN, SUPPORT_ALLY, BackAlly, Spoils
from regnum.titles.crusader_kings.rules.upkeep import DISBANDED, LEAVE_UNPAID, PAY
from regnum.titles.crusader_kings.rules.war import DECLARED, MOBILIZED, SUPPORT, SUPPORT_BY_SEA, Declare

BETRAYAL: Final = 0.6


def attack_chance(state: Position, seat: int, target: int, supporters: int) -> float:
    """The chance to take a region with so many supporting armies."""
    if is_annexation(state, seat, target):
        return 1.0
    required = successes_for_invasion(state, seat, target, first=True)
    free = draws_of(state, seat, required, invasion_draws(state, seat, target, supporters))
    return best_odds(state, seat, CRITICAL_WAR, required, free, state.gold[seat])[0]


def attack_worth(state: Position, seat: int, target: int, supporters: int) -> float:
    """What an attack promises."""
    chance = attack_chance(state, seat, target, supporters)
    worth = chance * region_worth(state, seat, target)
    owner = state.owner[target]
    if owner != NONE:
        worth -= 0.1 + (0.25 if state.army[target] else 0.0)
        worth -= BETRAYAL if are_allied(state, seat, owner) else 0.0
    return worth - 0.1 * (1 - chance)


def targets(state: Position, seat: int) -> list[int]:
    """Every region that the player might invade, had he armies beside it."""
    own = regions_of(state, seat)
    near = {other for region in own for other in BORDERS[region]}
    return [region for region in sorted(near) if is_enemy(state, seat, region)]


def hopes(game: Game[Position], seat: int) -> float:
    """What an invasion with the armies that could be raised would promise."""
    rated = sorted((attack_worth(game.state, seat, target, 1) for target in targets(game.state, seat)), reverse=True)
    return max(0.0, sum(worth for worth in rated[:2] if worth > 0))


def best_attack(game: Game[Position], seat: int) -> float:
    """What an invasion with the armies on the board promises."""
    state = game.state
    rated = [
        attack_worth(state, seat, target, 0)
        for target in range(REGIONS)
        if is_enemy(state, seat, target) and can_reach(state, seat, target)
    ]
    armies = max(1, len(armies_of(state, seat)))
    return sum(sorted((worth for worth in rated if worth > 0), reverse=True)[:armies]) or -0.1


def judge_mobilize(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """Beside the best targets; as many as can be paid."""
    state = game.state
    if option == MOBILIZED:
        return 0.0
    have = len(armies_of(state, seat))
    wanted = [target for target in targets(state, seat) if target in BORDERS[option]]
    best = max((attack_worth(state, seat, target, 1) for target in wanted), default=0.0)
    covered = {other for army in armies_of(state, seat) for other in BORDERS[army]}
    if wanted and all(target in covered for target in wanted):
        best *= 0.5
    unrest = UNREST * state.unrest[option]
    burden = (ARMY if state.gold[seat] > have else 0.3 + UNREST) * (1 + have)
    return best + unrest - burden if have < ARMIES else -1.0


def judge_declare(game: Game[Position], decision: Declare, seat: int, option: int) -> float:
    """Attack what promises most; support where it helps more than another attack."""
    state = game.state
    if option == DECLARED:
        return 0.0
    target, _ = decision.domain.numbers(option)
    supporters = len(supporters_of(state, target))
    if decision.domain.verb_of(option) in (SUPPORT, SUPPORT_BY_SEA):
        if is_annexation(state, seat, target):
            return -0.1
        gain = attack_chance(state, seat, target, supporters + 1) - attack_chance(state, seat, target, supporters)
        return gain * region_worth(state, seat, target) - 0.01
    return attack_worth(state, seat, target, 0)


def judge_backing(game: Game[Position], decision: BackAlly, seat: int, option: int) -> float:
    """Support, unless the victim is the stronger friend."""
    state = game.state
    support = (
        0.1 + 0.3 * envy(state, seat, decision.victim) - (0.5 if are_allied(state, seat, decision.victim) else 0.1)
    )
    return support if option == SUPPORT_ALLY else -0.2


def judge_spoils(game: Game[Position], decision: Spoils, seat: int, option: int) -> float:
    """Loot what is poor in enemies, move in where more can be taken."""
    state = game.state
    if option == LOOT_REGION:
        return earned(state, seat, LOOT) - danger(state, seat, decision.region)
    if option == MOVE_IN:
        ahead = [
            attack_worth(state, seat, target, 0) for target in BORDERS[decision.region] if is_enemy(state, seat, target)
        ]
        behind = [
            attack_worth(state, seat, target, 0) for target in BORDERS[decision.origin] if is_enemy(state, seat, target)
        ]
        return 0.05 + 0.1 * (max(ahead, default=0.0) - max(behind, default=0.0)) + 0.05 * state.unrest[decision.region]
    return 0.0


def danger(state: Position, seat: int, region: int) -> float:
    """What one more unrest token costs: rivals beside the region may shake it off, and each token lets one more try."""
    rivals = {state.owner[other] for other in BORDERS[region]} - {NONE, seat}
    return UNREST * (1.1 + 0.5 * len(rivals) + state.unrest[region]) / (1 + 0.5 * state.castle[region])


def judge_give_up(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """The least worth goes."""
    state = game.state
    return -state.castle[option] - 0.3 * state.army[option] + 0.1 * state.unrest[option] - 0.2 * state.harvest[option]


def judge_leader(game: Game[Position], decision: Any, seat: int, number: int) -> float:
    """Siblings and in-laws first, then younger sons; the ruler only with an heir, the heir last."""
    state = game.state
    character = person(state, seat, number)
    if number == KING:
        return -ruler_worth(state, seat) - 0.05 * max(0, 3 - state.age[seat])
    if number >= ROLES:
        return -0.2 if number > ROLES else -0.6
    if number >= SIBLING:
        return -0.15
    others = len(state.children[seat]) > 1
    return -(0.7 if heir(state, seat) == character else 0.4) - (0.0 if others else 0.4)


def judge_shield(game: Game[Position], decision: Any, seat: int, position: int) -> float:
    """The lowest bonus goes."""
    return -SHIELD * position


def judge_pay(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """Pay; if that cannot be, leave unpaid where unrest does least harm."""
    state = game.state
    if option == PAY:
        return 1.0
    region = option - LEAVE_UNPAID
    return -0.1 * (state.castle[region] + state.unrest[region])


def judge_disband(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """Armies stay while there are war cards and gold for another round."""
    state = game.state
    if option == DISBANDED:
        return 0.0
    war_cards = sum(1 for card in state.hand[seat] if deck_of(card) == WAR)
    useful = any(is_enemy(state, seat, target) for target in BORDERS[option])
    keeps = war_cards > 0 and useful and state.gold[seat] >= 2 and region_count(state, seat) < REGION_LIMIT
    return -COIN if keeps else COIN


JUDGES: Final[dict[str, Any]] = {
    "Mobilize": judge_mobilize,
    "Declare": judge_declare,
    "BackAlly": judge_backing,
    "Spoils": judge_spoils,
    "GiveUp": judge_give_up,
    "ChooseLeader": judge_leader,
    "ReturnShield": judge_shield,
    "PayArmies": judge_pay,
    "Disband": judge_disband,
}
