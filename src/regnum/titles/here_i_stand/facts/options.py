"""The choices made before a game: readings on which the texts leave a doubt, and whose figures are played with."""

from __future__ import annotations

from typing import Final

from regnum.engine.options import Option, Options
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.facts.reading import read, rows

OPTIONS: Final = Options(
    [
        *(Option.from_data(table) for table in rows(read("options"), "option")),
        Option("pack", [pack.name for pack in PACKS], PACKS[0].name, "chart.counter_mix"),
    ]
)
