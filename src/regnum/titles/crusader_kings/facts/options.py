"""The choices made before a game: who plays what, variants, and readings on which the texts leave a doubt."""

from __future__ import annotations

from typing import Final

from regnum.engine.options import Option, Options
from regnum.titles.crusader_kings.facts.catalogue import read
from regnum.titles.crusader_kings.facts.names import CULTURES, MOST_SEATS, STRATEGY_NAMES
from regnum.titles.crusader_kings.facts.pack import PACKS

USUAL: Final = "usual"
PERSON: Final = "person"
ANY: Final = "any"

_seats: Final = range(MOST_SEATS)
OPTIONS: Final = Options(
    [
        *(Option.from_data(table) for table in read("options")["option"]),
        *(Option(f"seat_{seat}", (USUAL, PERSON, *STRATEGY_NAMES), USUAL, "ai.setup") for seat in _seats),
        *(Option(f"realm_{seat}", (ANY, *CULTURES), ANY, "setup.scenario") for seat in _seats),
        Option("pack", [pack.name for pack in PACKS], PACKS[0].name, "basics.golden"),
    ]
)
