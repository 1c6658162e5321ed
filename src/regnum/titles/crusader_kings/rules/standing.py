"""What holds at every moment: achievements, and the defeat of dynasties."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.crusader_kings.facts.catalogue import (
    DYNASTY_CULTURE,
    REGION,
    REGIONS,
    RULER_CARD,
    RULER_DYNASTY,
    RULERS,
    SCENARIOS,
)
from regnum.titles.crusader_kings.facts.limits import NEEDED, REGION_LIMIT
from regnum.titles.crusader_kings.facts.names import (
    LAST_DYNASTY,
    NONE,
)
from regnum.titles.crusader_kings.position.changes.dynasties import come_back, leave_game, remove_dynasty
from regnum.titles.crusader_kings.position.changes.scoring import hand_achievement, mark_settled
from regnum.titles.crusader_kings.position.queries.regions import independent_regions, region_counts
from regnum.titles.crusader_kings.position.queries.standing import tally
from regnum.titles.crusader_kings.position.registers import REASONS
from regnum.titles.crusader_kings.position.state import REMOVED, Crown, Position, seats_of
from regnum.titles.crusader_kings.rules.crusade import ReturnShield
from regnum.titles.crusader_kings.rules.frames import SeatChoice, SeatStep
from regnum.titles.crusader_kings.rules.realm import DropDevelopment, has_too_many
from regnum.titles.crusader_kings.rules.scoring import end_game

RULER_NOT_AVAILABLE: Final = REASONS.add("ruler_not_available", "elimination.restart1")
NOT_A_PLACE_TO_RETURN: Final = REASONS.add("not_a_place_to_return", "elimination.restart4")


def settle(game: Crown) -> None:
    """achievement.first, elimination.when: looked at whenever regions, castles, cards or shields have moved."""
    state = game.state
    if not state.unsettled or has_too_much(game):
        return
    regions = region_counts(state)
    if not has_too_many_regions(regions):
        mark_settled(state)
        for achievement in range(len(NEEDED)):
            award(game, achievement)
    for seat in range(seats_of(state)):
        if not state.out[seat] and state.ruler[seat] != NONE and regions[seat] == 0:
            fall(game, seat)


def fall(game: Crown, seat: int) -> None:
    """elimination.when: a dynasty without regions falls, once."""
    for frame in game.stack:
        if isinstance(frame, Defeat) and frame.seat == seat:
            return
    game.call(Defeat(seat))


def has_too_many_regions(regions: list[int]) -> bool:
    """region.limit: whether somebody, by the regions of each, has yet to give one up; till then no achievement changes
    hands for it (achievement.overtake)."""
    return max(regions) > REGION_LIMIT


def has_too_much(game: Crown) -> bool:
    """develop.limit, crusade.four: whether somebody has yet to give back what is above a limit; till then it counts
    for nothing (achievement.overtake)."""
    for frame in game.stack:
        if isinstance(frame, ReturnShield):
            return True
        if isinstance(frame, DropDevelopment) and has_too_many(game.state, frame.seat, frame.kind):
            return True
    return False


def award(game: Crown, achievement: int) -> None:
    """achievement.first, achievement.lose, achievement.overtake: who has the token now."""
    state = game.state
    holder = state.achievement[achievement]
    counts = [tally(state, seat, achievement) for seat in range(seats_of(state))]
    best = max(counts)
    leaders = [seat for seat, count in enumerate(counts) if count == best and count >= NEEDED[achievement]]
    new = leaders[0] if len(leaders) == 1 else NONE
    if new == NONE and holder != NONE and counts[holder] >= NEEDED[achievement]:
        return  # nobody leads alone: others are equal to the holder, or have overtaken him together
    if new != holder:
        hand_achievement(game, achievement, new)


# ---- defeat ---------------------------------------------------------------------------------------------------------


class Defeat(SeatStep):
    """elimination.when: a dynasty has lost its last region."""

    steps = ("remove", "offer", "close")

    def remove(self, game: Crown) -> None:
        """elimination.when, elimination.track: cards, shields and tokens of the dynasty leave; gold and hand stay."""
        remove_dynasty(game, self.seat)

    def offer(self, game: Crown) -> None:
        """elimination.restart1, scenario2.special2, scenario4.special2: another dynasty, where that is allowed."""
        state = game.state
        if SCENARIOS[state.scenario].comeback and unused_rulers(state, self.seat):
            game.call(ComeBack(self.seat))

    def close(self, game: Crown) -> None:
        """elimination.when: whoever has no ruler now is out of the game, and the last dynasty has won it."""
        state = game.state
        if state.ruler[self.seat] != NONE:
            return
        leave_game(game, self.seat)
        if state.out.count(0) == 1:
            end_game(game, LAST_DYNASTY)


def unused_rulers(state: Position, seat: int) -> list[int]:
    """elimination.restart1, elimination.restart2: rulers of the culture not seen yet, new dynasties first."""
    culture = state.culture[seat]
    rulers = [
        ruler
        for ruler in range(RULERS)
        if DYNASTY_CULTURE[RULER_DYNASTY[ruler]] == culture and state.place[ruler] == REMOVED
    ]
    used = {RULER_DYNASTY[ruler] for ruler in range(RULERS) if state.place[ruler] != REMOVED}
    fresh = [ruler for ruler in rulers if RULER_DYNASTY[ruler] not in used]
    return fresh or rulers


COMEBACK: Final = Domain(verb("return", ("ruler", RULER_CARD)), verb("leave"))
LEAVE: Final = COMEBACK.base("leave")


class ComeBack(SeatChoice):
    """elimination.restart1, elimination.restart2: return with a ruler of another dynasty, or leave the game."""

    rule = "elimination.restart1"
    domain = COMEBACK

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return [*unused_rulers(game.state, seat), LEAVE]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if option == LEAVE:
            return ALLOWED
        return ALLOWED if option in unused_rulers(game.state, seat) else RULER_NOT_AVAILABLE

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option != LEAVE:
            game.call(ChooseHome(seat, option))


def homes(state: Position) -> list[int]:
    """elimination.restart4, elimination.restart_unrest: independent regions, else those with unrest, else all."""
    free = independent_regions(state)
    if free:
        return free
    held = [region for region in range(REGIONS) if state.owner[region] != NONE]
    return [region for region in held if state.unrest[region]] or held


class ChooseHome(SeatChoice):
    """elimination.restart4, elimination.restart_unrest: where the new dynasty puts its knight."""

    rule = "elimination.restart4"
    fields = ("seat", "ruler")
    domain = Domain(verb("settle", ("region", REGION)))

    def __init__(self, seat: int, ruler: int) -> None:
        self.seat = seat
        self.ruler = ruler

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return homes(game.state)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        return ALLOWED if option in homes(game.state) else NOT_A_PLACE_TO_RETURN

    def choose(self, game: Crown, seat: int, option: int) -> None:
        come_back(game, seat, self.ruler, option)
