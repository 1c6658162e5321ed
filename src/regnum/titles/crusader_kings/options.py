"""The choices made before a game: who plays what, variants, and readings on which the texts leave a doubt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from regnum.engine.title import Option
from regnum.titles.crusader_kings.catalogue import read
from regnum.titles.crusader_kings.names import CULTURES, MOST_SEATS, STRATEGY_NAMES
from regnum.titles.crusader_kings.pack import PACKS
from regnum.titles.crusader_kings.state import Position

USUAL: Final = "usual"
PERSON: Final = "person"
ANY: Final = "any"

_tables: Final = read("options")["option"]
OPTIONS: Final = (
    *(Option(table["id"], table["values"], table["default"], table["paragraph"], table["kind"]) for table in _tables),
    *(Option(f"seat_{seat}", (USUAL, PERSON, *STRATEGY_NAMES), USUAL, "ai.setup") for seat in range(MOST_SEATS)),
    *(Option(f"realm_{seat}", (ANY, *CULTURES), ANY, "setup.scenario") for seat in range(MOST_SEATS)),
    Option("pack", [pack.name for pack in PACKS], PACKS[0].name, "basics.golden"),
)
INDEX: Final = {option.name: number for number, option in enumerate(OPTIONS)}


def encode(settings: Mapping[str, str]) -> list[int]:
    """The chosen values as numbers, in the order of the table."""
    return [option.values.index(settings[option.name]) for option in OPTIONS]


def reading(state: Position, name: str) -> str:
    """The value chosen for an option."""
    number = INDEX[name]
    return OPTIONS[number].values[state.options[number]]
