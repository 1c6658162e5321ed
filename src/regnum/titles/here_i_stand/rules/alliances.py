"""9.2: which major powers may ally with each other."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.names import HAPSBURG, OTTOMAN, PAPACY
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Position

ENEMIES_DO_NOT_ALLY: Final = REASONS.add("enemies_do_not_ally", "9.2.restriction1")
POPE_AND_SULTAN: Final = REASONS.add("pope_and_sultan", "9.2.restriction2")
DIVORCE_WAS_GRANTED: Final = REASONS.add("divorce_was_granted", "9.2.restriction3")
ALLIED_ALREADY: Final = REASONS.add("allied_already", "9.2")


def why_not_ally(state: Position, one: int, other: int) -> int:
    """9.2.restriction1, players.allowed: 0 if two powers may ally as they stand, else the reason."""
    return ENEMIES_DO_NOT_ALLY if state.war[one] >> other & 1 else why_not_ally_in_peace(state, one, other)


def why_not_ally_in_peace(state: Position, one: int, other: int) -> int:
    """9.1.b, 9.2.restriction2, 9.2.restriction3: the same for two powers that are at peace, or agree on it now."""
    if {one, other} == {PAPACY, OTTOMAN}:
        return POPE_AND_SULTAN
    if {one, other} == {PAPACY, HAPSBURG} and state.divorce == state.turn:
        return DIVORCE_WAS_GRANTED
    return ALLIED_ALREADY if one == other or state.alliance[one] >> other & 1 else ALLOWED
