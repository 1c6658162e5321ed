"""War cards: mobilize, and invade."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED, Shortfall
from regnum.titles.crusader_kings.facts.catalogue import BORDERS, REGION, REGIONS
from regnum.titles.crusader_kings.facts.limits import ARMIES
from regnum.titles.crusader_kings.position.changes.invasion import declare_attack, declare_support
from regnum.titles.crusader_kings.position.changes.progress import count_attempt
from regnum.titles.crusader_kings.position.changes.regions import place_army
from regnum.titles.crusader_kings.position.queries.attacks import busy_armies, sea_armies, targets
from regnum.titles.crusader_kings.position.queries.regions import armies_of, regions_of
from regnum.titles.crusader_kings.position.queries.war import (
    could_sail,
    fighting_regions,
    has_right_to_invade,
    is_enemy,
    navies_of,
    share_a_sea,
    ways_from,
)
from regnum.titles.crusader_kings.position.registers import REASONS
from regnum.titles.crusader_kings.position.state import Crown, Position, is_program
from regnum.titles.crusader_kings.rules.frames import SeatChoice, ask_if_open

NOT_YOUR_REGION: Final = REASONS.add("not_your_region", "mobilize.place")
NOT_YOUR_ARMY: Final = REASONS.add("not_your_region", "war.requirement2")
ARMY_THERE: Final = REASONS.add("army_there", "mobilize.place")
NO_ARMY_LEFT: Final = REASONS.add_vague("no_army_left", "mobilize.max")
NO_ARMY_THERE: Final = REASONS.add("no_army_there", "war.requirement2")
YOUR_OWN_REGION: Final = REASONS.add("your_own_region", "invasion.conditions")
REGION_NOT_IN_PLAY: Final = REASONS.add("region_not_in_play", "setup.excluded")
NO_CASUS_BELLI: Final = REASONS.add("no_casus_belli", "war.requirement1")
ARMY_HAS_A_TASK: Final = REASONS.add("army_has_a_task", "invasion.attacks")
NOT_BESIDE_TARGET: Final = REASONS.add("not_beside_target", "war.requirement2")
NO_NAVY: Final = REASONS.add("no_navy", "war.fleet")
NO_SHIPS_NEEDED: Final = REASONS.add("no_ships_needed", "war.fleet")
NOT_ON_THE_SAME_SEA: Final = REASONS.add("not_on_the_same_sea", "war.fleet")
NAVY_USED: Final = REASONS.add("navy_used", "invasion.fleet_limit")
NO_ATTACK_TO_SUPPORT: Final = REASONS.add("no_attack_to_support", "invasion.support")
TOOK_NO_PART: Final = REASONS.add("took_no_part", "invasion.counter")
ONE_COUNTER_ATTACK: Final = REASONS.add("one_counter_attack", "invasion.counter")
ALREADY_ATTACKED: Final = REASONS.add("already_attacked", "invasion.attacks")


SOLDIERS: Final = Domain(verb("call-up", ("region", REGION)), verb("done"))
MOBILIZED: Final = SOLDIERS.base("done")


class Mobilize(SeatChoice):
    """mobilize.auto, mobilize.place, mobilize.max: soldiers into own regions, one each and four in all."""

    rule = "mobilize.auto"
    domain = SOLDIERS

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        state = game.state
        return [*(region for region in regions_of(state, seat) if not state.army[region]), MOBILIZED]

    def why_none(self, game: Crown, seat: int) -> int:
        return ARMY_THERE

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        if option == MOBILIZED:
            return ALLOWED
        return why_not_mobilize(state, seat, option)

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option == MOBILIZED:
            return
        count_attempt(game.state)
        place_army(game, seat, option)
        if can_mobilize(game.state, seat):
            game.call(Mobilize(seat))
        else:
            game.pass_over(Mobilize(seat), seat)


def why_not_mobilize(state: Position, seat: int, region: int) -> int:
    """mobilize.place, mobilize.max: an own region without a soldier, and a soldier left."""
    if state.owner[region] != seat:
        return NOT_YOUR_REGION
    if state.army[region]:
        return ARMY_THERE
    return ALLOWED if len(armies_of(state, seat)) < ARMIES else NO_ARMY_LEFT


def can_mobilize(state: Position, seat: int) -> bool:
    """Whether a soldier can be placed anywhere."""
    return any(why_not_mobilize(state, seat, region) == ALLOWED for region in regions_of(state, seat))


# ---- declaring an invasion ------------------------------------------------------------------------------------------


def why_not_enemy(state: Position, seat: int, target: int) -> int:
    """war.requirement1, war.independent, invasion.conditions, setup.excluded: whom a player may invade."""
    owner = state.owner[target]
    if owner == seat:
        return YOUR_OWN_REGION
    if not state.in_play[target]:
        return REGION_NOT_IN_PLAY
    return ALLOWED if has_right_to_invade(state, seat, owner) else NO_CASUS_BELLI


def why_not_march(state: Position, seat: int, target: int, origin: int, by_sea: bool) -> int:
    """war.requirement2, war.sea, war.fleet, invasion.fleet_limit: an army beside the target, or across its sea."""
    if state.owner[origin] != seat:
        return NOT_YOUR_ARMY
    if not state.army[origin] and not is_program(state, seat):
        return NO_ARMY_THERE
    if origin in busy_armies(state):
        return ARMY_HAS_A_TASK
    if not by_sea:
        return ALLOWED if target in BORDERS[origin] else NOT_BESIDE_TARGET
    navies = navies_of(state, seat)
    if navies == 0:
        return NO_NAVY
    if target in BORDERS[origin]:
        return NO_SHIPS_NEEDED
    if not share_a_sea(state, origin, target):
        return NOT_ON_THE_SAME_SEA
    return ALLOWED if sea_armies(state, target) < navies else NAVY_USED


TASKS: Final = Domain(
    verb("attack", ("region", REGION), ("origin", REGION)),
    verb("attack-by-sea", ("region", REGION), ("origin", REGION)),
    verb("support", ("region", REGION), ("origin", REGION)),
    verb("support-by-sea", ("region", REGION), ("origin", REGION)),
    verb("done"),
)
ATTACK: Final = TASKS.by_name["attack"]
ATTACK_BY_SEA: Final = TASKS.by_name["attack-by-sea"]
SUPPORT: Final = TASKS.by_name["support"]
SUPPORT_BY_SEA: Final = TASKS.by_name["support-by-sea"]
DECLARED: Final = TASKS.base("done")
BY_SEA: Final = (ATTACK_BY_SEA, SUPPORT_BY_SEA)


class Declare(SeatChoice):
    """invasion.declare, invasion.attacks, invasion.support: what every army does, before the first check.

    In a counter-attack `only` lists the regions that took part in the failed invasion (invasion.counter).
    """

    rule = "invasion.declare"
    fields = ("seat", "only")
    domain = TASKS

    def __init__(self, seat: int, only: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.only = only

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        state = game.state
        attacked, origins = targets(state), fighting_regions(state, seat)
        found: list[int] = []
        for target in self.only or range(REGIONS):
            if not state.in_play[target] or state.owner[target] == seat:
                continue
            task = "support" if target in attacked else "attack"
            for origin, by_sea in ways_from(state, seat, target, origins):
                found.append(TASKS.code(f"{task}-by-sea" if by_sea else task, target, origin))
        return [*found, DECLARED]

    def why_none(self, game: Crown, seat: int) -> int:
        if not fighting_regions(game.state, seat):
            return NO_ARMY_THERE
        return NO_NAVY if could_sail(game.state, seat) else NOT_BESIDE_TARGET

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        if option == DECLARED:
            return ALLOWED
        task = self.domain.verb_of(option)
        target, origin = self.domain.numbers(option)
        attacked = targets(state)
        if task in (SUPPORT, SUPPORT_BY_SEA):
            if target not in attacked:
                return NO_ATTACK_TO_SUPPORT
        else:
            if self.only and target not in self.only:
                return TOOK_NO_PART
            if self.only and attacked:
                return ONE_COUNTER_ATTACK
            if target in attacked:
                return ALREADY_ATTACKED
            reason = why_not_enemy(state, seat, target)
            if reason != ALLOWED:
                return reason
        return why_not_march(state, seat, target, origin, task in BY_SEA)

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        if self.why_not(game, seat, option) not in (NO_NAVY, NAVY_USED):
            return ()
        target, _ = self.domain.numbers(option)
        return [Shortfall("navies", navies_of(game.state, seat), sea_armies(game.state, target) + 1)]

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option == DECLARED:
            return
        task = self.domain.verb_of(option)
        target, origin = self.domain.numbers(option)
        by_sea = task in BY_SEA
        if task in (ATTACK, ATTACK_BY_SEA):
            declare_attack(game, seat, target, origin, by_sea)
        else:
            declare_support(game, seat, target, origin, by_sea)
        ask_if_open(game, Declare(seat, self.only))


def can_invade(game: Crown, seat: int) -> bool:
    """invasion.conditions: whether any army could attack anything."""
    state = game.state
    origins = fighting_regions(state, seat)
    return any(is_enemy(state, seat, target) and ways_from(state, seat, target, origins) for target in range(REGIONS))
