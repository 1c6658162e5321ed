"""9.2: which major powers may ally with each other."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.names import OTTOMAN, PAPACY
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Position

ENEMIES_DO_NOT_ALLY: Final = REASONS.add("enemies_do_not_ally", "9.2.restriction1")
POPE_AND_SULTAN: Final = REASONS.add("pope_and_sultan", "9.2.restriction2")
ALLIED_ALREADY: Final = REASONS.add("allied_already", "9.2")


def why_not_ally(state: Position, one: int, other: int) -> int:
    """9.2.restriction1, 9.2.restriction2: 0 if two major powers may ally for this turn, else the reason."""
    if state.war[one] >> other & 1:
        return ENEMIES_DO_NOT_ALLY
    if {one, other} == {PAPACY, OTTOMAN}:
        return POPE_AND_SULTAN
    return ALLIED_ALREADY if one == other or state.alliance[one] >> other & 1 else ALLOWED
