"""Which variants and readings this game is played with."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.options import OPTIONS
from regnum.titles.crusader_kings.position.state import Position


def reading(state: Position, name: str) -> str:
    """The value chosen for an option."""
    return OPTIONS.value(state.options, name)
