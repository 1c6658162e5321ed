"""War cards: mobilize, and invade."""

from __future__ import annotations

from collections.abc import Iterable

from regnum.engine.moves import Domain, verb
from regnum.titles.crusader_kings import changes, events
from regnum.titles.crusader_kings.catalogue import BORDERS, REGION, REGIONS
from regnum.titles.crusader_kings.names import NONE
from regnum.titles.crusader_kings.options import reading
from regnum.titles.crusader_kings.queries import (
    ARMIES,
    armies_of,
    at_war,
    has_casus_belli,
    hooks_of,
    is_independent,
    regions_of,
    seas_of,
)
from regnum.titles.crusader_kings.reasons import Reason
from regnum.titles.crusader_kings.rules.frames import Crown, SeatChoice
from regnum.titles.crusader_kings.state import Position, is_program


class Mobilize(SeatChoice):
    """mobilize.auto, mobilize.place, mobilize.max: soldiers into own regions, one each and four in all."""

    domain = Domain(verb("call-up", ("region", REGION)), verb("done"))

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return [*regions_of(game.state, seat), self.domain.code("done")]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        if self.domain.verb_of(option) == 1:
            return Reason.OK
        return why_not_mobilize(state, seat, option)

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if self.domain.verb_of(option) == 1:
            return
        game.state.attempts += 1
        changes.place_army(game, seat, option)
        if can_mobilize(game.state, seat):
            game.call(Mobilize(seat))


def why_not_mobilize(state: Position, seat: int, region: int) -> int:
    """mobilize.place, mobilize.max: an own region without a soldier, and a soldier left."""
    if state.owner[region] != seat:
        return Reason.NOT_YOUR_REGION
    if state.army[region]:
        return Reason.ARMY_THERE
    return Reason.OK if len(armies_of(state, seat)) < ARMIES else Reason.NO_ARMY_LEFT


def can_mobilize(state: Position, seat: int) -> bool:
    """Whether a soldier can be placed anywhere."""
    return any(why_not_mobilize(state, seat, region) == Reason.OK for region in regions_of(state, seat))


# ---- declaring an invasion ------------------------------------------------------------------------------------------


def fighting_regions(state: Position, seat: int) -> list[int]:
    """war.requirement2, ai.mobilised: where armies can set out; every region of a program counts as mobilized."""
    return regions_of(state, seat) if is_program(state, seat) else armies_of(state, seat)


def used_armies(state: Position) -> list[int]:
    """invasion.attacks, invasion.support: the regions whose armies already have a task."""
    return [*state.attacks[1::3], *state.supports[0::3]]


def sea_armies(state: Position, target: int) -> int:
    """invasion.fleet_limit: how many armies go by sea, in this action or, by another reading, to this target."""
    attacks = range(0, len(state.attacks), 3)
    supports = range(0, len(state.supports), 3)
    everywhere = reading(state, "navy_limit") == "action"
    return sum(state.attacks[place + 2] for place in attacks if everywhere or state.attacks[place] == target) + sum(
        state.supports[place + 2] for place in supports if everywhere or state.supports[place + 1] == target
    )


def why_not_enemy(state: Position, seat: int, target: int) -> int:
    """war.requirement1, war.independent, invasion.conditions, setup.excluded: whom a player may invade."""
    owner = state.owner[target]
    if owner == seat:
        return Reason.YOUR_OWN_REGION
    if not state.in_play[target]:
        return Reason.REGION_NOT_IN_PLAY
    if owner == NONE or has_casus_belli(state, seat, owner) or at_war(state, seat, owner):
        return Reason.OK
    return Reason.NO_CASUS_BELLI


def why_not_march(state: Position, seat: int, target: int, origin: int, by_sea: bool) -> int:
    """war.requirement2, war.sea, war.fleet, invasion.fleet_limit: an army beside the target, or across its sea."""
    if state.owner[origin] != seat:
        return Reason.NOT_YOUR_REGION
    if not state.army[origin] and not is_program(state, seat):
        return Reason.NO_ARMY_THERE
    if origin in used_armies(state):
        return Reason.ARMY_HAS_A_TASK
    if not by_sea:
        return Reason.OK if target in BORDERS[origin] else Reason.NOT_BESIDE_TARGET
    navies = sum(hooks.sea for hooks in hooks_of(state, seat))
    if navies == 0:
        return Reason.NO_NAVY
    if target in BORDERS[origin]:
        return Reason.NO_SHIPS_NEEDED
    if not seas_of(state, origin) & seas_of(state, target):
        return Reason.NOT_ON_THE_SAME_SEA
    return Reason.OK if sea_armies(state, target) < navies else Reason.NAVY_USED


def ways_to(state: Position, seat: int, target: int) -> Iterable[tuple[int, bool]]:
    """The armies that could reach a target, and whether they go by sea."""
    navies = sum(hooks.sea for hooks in hooks_of(state, seat))
    for origin in fighting_regions(state, seat):
        if target in BORDERS[origin]:
            yield origin, False
        elif navies and seas_of(state, origin) & seas_of(state, target):
            yield origin, True


class Declare(SeatChoice):
    """invasion.declare, invasion.attacks, invasion.support: what every army does, before the first check.

    In a counter-attack `only` lists the regions that took part in the failed invasion (invasion.counter).
    """

    fields = ("seat", "only")
    domain = Domain(
        verb("attack", ("region", REGION), ("origin", REGION)),
        verb("attack-by-sea", ("region", REGION), ("origin", REGION)),
        verb("support", ("region", REGION), ("origin", REGION)),
        verb("support-by-sea", ("region", REGION), ("origin", REGION)),
        verb("done"),
    )

    def __init__(self, seat: int, only: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.only = only

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        state = game.state
        attacked = state.attacks[0::3]
        for target in self.only or range(REGIONS):
            if not state.in_play[target] or state.owner[target] == seat:
                continue
            task = "support" if target in attacked else "attack"
            for origin, by_sea in ways_to(state, seat, target):
                yield self.domain.code(f"{task}-by-sea" if by_sea else task, target, origin)
        yield self.domain.code("done")

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        verb_number = self.domain.verb_of(option)
        if verb_number == 4:
            return Reason.OK
        target, origin = self.domain.numbers(option)
        attacked = state.attacks[0::3]
        if verb_number >= 2:
            if target not in attacked:
                return Reason.NO_ATTACK_TO_SUPPORT
        else:
            if self.only and target not in self.only:
                return Reason.TOOK_NO_PART
            if self.only and attacked:
                return Reason.ONE_COUNTER_ATTACK
            if target in attacked:
                return Reason.ALREADY_ATTACKED
            reason = why_not_enemy(state, seat, target)
            if reason != Reason.OK:
                return reason
        return why_not_march(state, seat, target, origin, verb_number % 2 == 1)

    def choose(self, game: Crown, seat: int, option: int) -> None:
        state = game.state
        verb_number = self.domain.verb_of(option)
        if verb_number == 4:
            return
        target, origin = self.domain.numbers(option)
        by_sea = verb_number % 2
        if verb_number < 2:
            state.attacks = [*state.attacks, target, origin, by_sea]
            game.tell(events.ATTACK_DECLARED, seat, target, origin)
        else:
            state.supports = [*state.supports, origin, target, by_sea]
            game.tell(events.SUPPORT_DECLARED, seat, target, origin)
        again = Declare(seat, self.only)
        if len(again.options(game, seat)) > 1:
            game.call(again)


def can_invade(game: Crown, seat: int) -> bool:
    """invasion.conditions: whether any army could attack anything."""
    state = game.state
    return any(
        why_not_enemy(state, seat, target) == Reason.OK and any(True for _ in ways_to(state, seat, target))
        for target in range(REGIONS)
    )


def is_annexation(state: Position, seat: int, target: int) -> bool:
    """alliance.annex, invasion.annex: an independent region allied with the invader."""
    return is_independent(state, target) and bool(state.allies[target] >> seat & 1)
