"""9.1.nonbinding: what powers promise each other: it binds nobody, and the end of the game tells who kept it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.engine.events import Event
from regnum.engine.promises import BROKEN, KEPT, OPEN, Promise, PromiseKind
from regnum.titles.here_i_stand.facts.catalogue import MAJOR, SPACE
from regnum.titles.here_i_stand.facts.names import OTTOMAN
from regnum.titles.here_i_stand.position.changes.diplomacy import ALLIANCE_FORMED, WAR_DECLARED
from regnum.titles.here_i_stand.position.changes.map import CONTROL_TAKEN
from regnum.titles.here_i_stand.position.changes.progress import TURN_BEGAN
from regnum.titles.here_i_stand.position.changes.religion import DEBATE_CALLED
from regnum.titles.here_i_stand.rules.piracy import PIRACY_BEGAN

# What is promised for the rest of the present turn, but for an alliance and a space: those are of the next one.
NO_WAR: Final = PromiseKind("no_war", "9.6", MAJOR)
WAR: Final = PromiseKind("war", "9.6", MAJOR)
NO_PIRACY: Final = PromiseKind("no_piracy", "16.4", MAJOR)
NO_DEBATE: Final = PromiseKind("no_debate", "18.5")
LEAVE_SPACE: Final = PromiseKind("leave_space", "12.2", SPACE)
ALLIANCE_NEXT: Final = PromiseKind("alliance_next", "9.1.b", MAJOR)
CEDE_NEXT: Final = PromiseKind("cede_next", "9.1.e", SPACE)
PROMISES: Final[tuple[PromiseKind, ...]] = (NO_WAR, WAR, NO_PIRACY, NO_DEBATE, LEAVE_SPACE, ALLIANCE_NEXT, CEDE_NEXT)
NEXT_TURN: Final[tuple[str, ...]] = (ALLIANCE_NEXT.name, CEDE_NEXT.name)
DEEDS: Final[tuple[str, ...]] = (
    WAR.name,
    ALLIANCE_NEXT.name,
    CEDE_NEXT.name,
)  # kept by doing something, the others by leaving it


def kept(promise: Promise, events: Sequence[Event]) -> int:
    """9.1.nonbinding: whether a promise was kept, by what happened until its time was over."""
    turns = 0
    for event in events:
        if event.kind is TURN_BEGAN:
            turns += 1
            if turns > (1 if promise.kind in NEXT_TURN else 0):
                return BROKEN if promise.kind in DEEDS else KEPT
        elif is_deed(promise, event) and (turns or promise.kind not in NEXT_TURN):
            return KEPT if promise.kind in DEEDS else BROKEN
    return OPEN


def is_deed(promise: Promise, event: Event) -> bool:
    """9.1.nonbinding: whether an event is what was promised, or what was promised to be left."""
    return any(
        promise.kind in names and event.kind is kind and matches(promise, event) for names, kind, matches in DEED_RULES
    )


def is_between(promise: Promise, event: Event) -> bool:
    """9.6, 9.1.b: the maker does it to, or with, the power that was named."""
    return sorted(event.numbers[:2]) == sorted((promise.maker, promise.number))


def is_by_maker_on(promise: Promise, event: Event) -> bool:
    """9.6: the maker does it to the power that was named."""
    return list(event.numbers[:2]) == [promise.maker, promise.number]


def is_against(promise: Promise, event: Event) -> bool:
    """16.4: pirates of the maker come to the power that was named; there are none but the Ottomans'."""
    return promise.maker == OTTOMAN and event.numbers[1] == promise.number


def is_by_maker(promise: Promise, event: Event) -> bool:
    """18.5: the maker does it."""
    return event.numbers[0] == promise.maker


def is_taken_by_maker(promise: Promise, event: Event) -> bool:
    """12.2: the maker takes the space that was named."""
    return list(event.numbers[:2]) == [promise.number, promise.maker]


def is_given_to_one(promise: Promise, event: Event) -> bool:
    """9.1.e: the space that was named goes to one of those to whom it was promised."""
    return event.numbers[0] == promise.number and event.numbers[1] in promise.to


DEED_RULES: Final = (
    ((NO_WAR.name, WAR.name), WAR_DECLARED, is_by_maker_on),
    ((NO_PIRACY.name,), PIRACY_BEGAN, is_against),
    ((NO_DEBATE.name,), DEBATE_CALLED, is_by_maker),
    ((LEAVE_SPACE.name,), CONTROL_TAKEN, is_taken_by_maker),
    ((ALLIANCE_NEXT.name,), ALLIANCE_FORMED, is_between),
    ((CEDE_NEXT.name,), CONTROL_TAKEN, is_given_to_one),
)
