"""The choices made before a game: three variants, and the readings on which the rulebooks differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from regnum.engine.title import Option
from regnum.titles.pax_renaissance.catalogue import read
from regnum.titles.pax_renaissance.state import Position

_tables: Final = read("options")["option"]
OPTIONS: Final = tuple(
    Option(table["id"], table["values"], table["default"], table["paragraph"], table["kind"]) for table in _tables
)
INDEX: Final = {option.name: number for number, option in enumerate(OPTIONS)}
PRESETS: Final = {
    "rulebook": {option.name: option.default for option in OPTIONS},
    "living": {table["id"]: table.get("living", table["default"]) for table in _tables},
}


def encode(settings: Mapping[str, str]) -> list[int]:
    """The chosen values as numbers, in the order of the table."""
    return [option.values.index(settings[option.name]) for option in OPTIONS]


def reading(state: Position, name: str) -> str:
    """The value chosen for an option."""
    number = INDEX[name]
    return OPTIONS[number].values[state.options[number]]
