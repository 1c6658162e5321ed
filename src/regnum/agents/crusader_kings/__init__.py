"""Programs that play Crusader Kings: their names, each with the module whose `make(name, seed)` makes it."""

from __future__ import annotations

from typing import Final

PROGRAMS: Final = ("ferox", "postis", "munitio", "amandit", "aperio")
PLAYERS: Final = {"greedy": "greedy", **dict.fromkeys(PROGRAMS, "programs")}
