"""Which variants and readings this game is played with."""

from __future__ import annotations

from typing import Final

from regnum.titles.pax_renaissance.facts.options import OPTIONS
from regnum.titles.pax_renaissance.position.state import Position

_numbers: Final[dict[str, int]] = OPTIONS.numbers
_values: Final[tuple[tuple[str, ...], ...]] = tuple(option.values for option in OPTIONS)


def reading(state: Position, name: str) -> str:
    """The value chosen for an option; rules ask all the time, so the table is at hand."""
    number = _numbers[name]
    return _values[number][state.options[number]]
