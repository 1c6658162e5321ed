"""What the automated bank wants: the objectives of its table as a change from one position to another.

The rules are in `docs/rules/pax_renaissance/solo.md`; R128 and the following are its rulings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from regnum.titles.pax_renaissance.facts.catalogue import EMPIRES, RULER
from regnum.titles.pax_renaissance.facts.courses import (
    BELIEVERS,
    BISHOPS,
    CONCESSIONS,
    INCOME,
    KINGDOMS,
    MAIN,
    OBJECTIVES,
    REPUBLICS,
    ROWS,
    SECONDARY,
)
from regnum.titles.pax_renaissance.facts.names import NONE, RELIGIONS
from regnum.titles.pax_renaissance.position.queries.empires import concessions, nobles_in
from regnum.titles.pax_renaissance.position.queries.solo import (
    dominant_by_believers,
    dominant_by_bishops,
    is_called_for,
    is_override,
    next_row,
    person,
)
from regnum.titles.pax_renaissance.position.queries.tableau import kings, republics
from regnum.titles.pax_renaissance.position.queries.victories import believers_for_holy, bishops_for_holy, margin
from regnum.titles.pax_renaissance.position.state import Position

Count = Callable[[Position, int], int]


class Aim:
    """A row of the table and an objective in it, followed from a certain position on."""

    def __init__(self, state: Position, row: int, objective: int) -> None:
        self.row = row
        self.objective = objective
        self.override = is_override(state, row) and is_called_for(state, row)
        self.religion = target_religion(state, row)

    @property
    def has_goal(self) -> bool:
        """Whether the objective stands under a headline; the others are lists to be carried out in order."""
        return (self.row, self.objective) in GOALS

    def reached(self, before: Position, after: Position) -> bool:
        """Whether the objective is met on the way from one position to another (R130)."""
        return self.has_goal and GOALS[self.row, self.objective](self, before, after)


def courses(state: Position) -> Iterator[tuple[int, int]]:
    """Rows and objectives in the order in which they are looked at: what is left of the row that was followed, then
    the rows below (R129)."""
    above = NONE
    if state.course:
        row, met = state.course
        above = min(row, INCOME - 1)
        if row < INCOME:
            yield from ((row, objective) for objective in OBJECTIVES[row] if objective > met)
    while True:
        row = next_row(state, above)
        yield from ((row, objective) for objective in OBJECTIVES[row])
        if row == ROWS - 1:
            return
        above = row


def target_religion(state: Position, row: int) -> int:
    """The dominant religion that a row is about."""
    if row == BELIEVERS:
        return dominant_by_believers(state)
    return dominant_by_bishops(state) if row == BISHOPS else NONE


# ---- what is counted ------------------------------------------------------------------------------------------------


def lead(state: Position, count: Count) -> int:
    """By how much the bank is ahead of the player."""
    return count(state, state.automaton) - count(state, person(state))


def defenders(state: Position, owned: list[int]) -> int:
    """Knights and rooks in the cities of some empires."""
    return sum(len(nobles_in(state, empire)) for empire in owned)


def theocracies(state: Position, religion: int) -> int:
    """The theocracies of one religion."""
    return state.regime.count(religion)


# ---- goals ----------------------------------------------------------------------------------------------------------


def gains(count: Count) -> Callable[[Aim, Position, Position], bool]:
    """The goal to take something from the player or to get one more."""

    def reached(aim: Aim, before: Position, after: Position) -> bool:
        return lead(after, count) > lead(before, count)

    return reached


def weakens(republic: int, count: Count) -> Callable[[Aim, Position, Position], bool]:
    """The goal to have fewer defenders in the player's kingdoms or republics (R130)."""

    def reached(aim: Aim, before: Position, after: Position) -> bool:
        rival = person(before)
        owned = [
            empire
            for empire in range(EMPIRES)
            if before.owner[RULER + empire] == rival and before.republic[empire] == republic
        ]
        fewer = defenders(after, owned) < defenders(before, owned)
        return fewer and lead(after, count) >= lead(before, count)

    return reached


def loosens(half: int) -> Callable[[Aim, Position, Position], bool]:
    """The goal to lessen the lead of the dominant religion, in bishops (0) or believers (1)."""

    def reached(aim: Aim, before: Position, after: Position) -> bool:
        if aim.religion == NONE:
            return False
        count = believers_for_holy if half else bishops_for_holy
        old, new = count(before), count(after)
        return margin(new, aim.religion) < margin(old, aim.religion)

    return reached


def turns_theocracies(aim: Aim, before: Position, after: Position) -> bool:
    """The goal to end a theocracy of the dominant religion or to make one of another."""
    if aim.religion == NONE:
        return False
    others = [religion for religion in RELIGIONS if religion != aim.religion]
    return theocracies(after, aim.religion) < theocracies(before, aim.religion) or sum(
        theocracies(after, religion) for religion in others
    ) > sum(theocracies(before, religion) for religion in others)


GOALS: Final[dict[tuple[int, int], Callable[[Aim, Position, Position], bool]]] = {
    (KINGDOMS, MAIN): gains(kings),
    (KINGDOMS, SECONDARY): weakens(0, kings),
    (REPUBLICS, MAIN): gains(republics),
    (REPUBLICS, SECONDARY): weakens(1, republics),
    (BELIEVERS, MAIN): loosens(1),
    (BELIEVERS, SECONDARY): turns_theocracies,
    (BISHOPS, MAIN): loosens(0),
    (BISHOPS, SECONDARY): turns_theocracies,
    (CONCESSIONS, MAIN): gains(concessions),
}


def undoes(before: Position, after: Position) -> bool:
    """The golden rule (R131): whether a second action would make anything worse that the objectives count."""
    if any(lead(after, count) < lead(before, count) for count in (kings, republics, concessions)):
        return True
    return any(
        dominant_now not in (NONE, dominant_then)
        for dominant_then, dominant_now in (
            (dominant_by_believers(before), dominant_by_believers(after)),
            (dominant_by_bishops(before), dominant_by_bishops(after)),
        )
    )
