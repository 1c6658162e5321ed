"""18.2: debaters use their bonus: who may be committed for what, and when a side is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.names import NONE, PAPACY, PROTESTANT, PROTESTANT_FAITH
from regnum.titles.here_i_stand.facts.people import (
    DEBATER,
    DEBATER_BONUS,
    DEBATER_SIDE,
    DEBATERS,
    PAPAL_DEBATERS,
    PROTESTANT_DEBATERS,
)
from regnum.titles.here_i_stand.position.changes.religion import use_bonus
from regnum.titles.here_i_stand.position.queries.religion import bonus_dice, may_inspire
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import UNCOMMITTED, Europe, Position
from regnum.titles.here_i_stand.rules.frames import Choice

NOT_YOUR_DEBATER: Final = REASONS.add("not_your_debater", "18.2.bonus.restriction4")
DEBATER_IS_COMMITTED: Final = REASONS.add("debater_is_committed", "18.2.bonus.restriction1")
ONE_BONUS_AN_IMPULSE: Final = REASONS.add("one_bonus_an_impulse", "18.2.bonus.restriction3")
NO_BONUS_HERE: Final = REASONS.add("no_bonus_here", "18.2.bonus.restriction2")


def side_of(faith: int) -> int:
    """18.2.bonus.restriction4: whose debaters can help attempts for a faith, whoever makes them."""
    return PROTESTANT if faith == PROTESTANT_FAITH else PAPACY


def why_not_commit(state: Position, power: int, debater: int) -> int:
    """18.2.bonus, 18.2.bonus.restriction1, 18.2.bonus.restriction3: 0 if a side may use a debater's bonus, else why."""
    if DEBATER_SIDE[debater] != power:
        return NOT_YOUR_DEBATER
    if state.debaters[debater] != UNCOMMITTED:
        return DEBATER_IS_COMMITTED
    return ALLOWED if may_inspire(state, power, debater) else ONE_BONUS_AN_IMPULSE


def why_not_inspire(state: Position, faith: int, debater: int, targets: Sequence[int]) -> int:
    """18.3.step3.c, 18.4.step3: 0 if a debater would add dice to an attempt in one of these spaces, else why."""
    reason = why_not_commit(state, side_of(faith), debater)
    if reason != ALLOWED:
        return reason
    for space in targets:
        if bonus_dice(state, debater, space, faith):
            return ALLOWED
    return NO_BONUS_HERE


def inspiring_debaters(state: Position, faith: int, targets: Sequence[int]) -> list[int]:
    """18.3.step3.c, 18.4.step3: the debaters who could add dice to an attempt."""
    pool = PROTESTANT_DEBATERS if faith == PROTESTANT_FAITH else PAPAL_DEBATERS
    if state.bonus_used >> side_of(faith) & 1:
        return []
    return [each for each in pool if why_not_inspire(state, faith, each, targets) == ALLOWED]


def helpers_of(state: Position, power: int, bonuses: tuple[int, ...]) -> list[int]:
    """18.2.bonus: the debaters of a side whose bonus is one of these and can be used now."""
    return [
        debater
        for debater in range(DEBATERS)
        if DEBATER_BONUS[debater] in bonuses and why_not_commit(state, power, debater) == ALLOWED
    ]


COMMITTING: Final = Domain(verb("commit", ("debater", DEBATER)), verb("commit-nobody"))
NOBODY: Final = COMMITTING.base("commit-nobody")


class CommitDebater(Choice):
    """18.2.bonus, ruling.g50: whether one of these debaters is committed before an action is carried out."""

    rule = "18.2.bonus"
    open_to_all = True
    fields = ("power", "debaters")
    domain = COMMITTING

    def __init__(self, power: int, debaters: tuple[int, ...]) -> None:
        self.power = power
        self.debaters = debaters

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,)

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [*self.debaters, NOBODY]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == NOBODY:
            return ALLOWED
        reason = why_not_commit(game.state, self.power, option)
        return NO_BONUS_HERE if reason == ALLOWED and option not in self.debaters else reason

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option != NOBODY:
            use_bonus(game, self.power, option)


def is_inspired_by(state: Position, bonus: int) -> bool:
    """18.2.bonus: whether a debater with such a bonus was committed for the present action."""
    return state.inspiration != NONE and DEBATER_BONUS[state.inspiration] == bonus
