"""Which readings this game is played with."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.options import OPTIONS
from regnum.titles.here_i_stand.position.state import Position

_table: Final = OPTIONS.table


# Every title says this of its own position: compiled code then reads the field at its known place.
def reading(state: Position, name: str) -> str:
    """The value chosen for an option."""
    number, values = _table[name]
    return values[state.options[number]]
