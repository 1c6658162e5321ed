"""The choices made before a game: three variants, and the readings on which the rulebooks differ."""

from __future__ import annotations

from typing import Final

from regnum.engine.options import Option, Options
from regnum.titles.pax_renaissance.facts.catalogue import read

_tables: Final = read("options")["option"]
OPTIONS: Final = Options([Option.from_data(table) for table in _tables])
PRESETS: Final = {
    "rulebook": {option.name: option.default for option in OPTIONS},
    "living": {table["id"]: table.get("living", table["default"]) for table in _tables},
}
