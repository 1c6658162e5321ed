"""The choices made before a game: whose figures are played with."""

from __future__ import annotations

from typing import Final

from regnum.engine.options import Option, Options
from regnum.titles.here_i_stand.facts.pack import PACKS

OPTIONS: Final = Options([Option("pack", [pack.name for pack in PACKS], PACKS[0].name, "chart.counter_mix")])
