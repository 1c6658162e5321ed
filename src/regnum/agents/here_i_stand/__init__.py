"""Programs that play Here I Stand: their names, each with the module whose `make(name, seed)` makes it."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = {"greedy": "greedy"}
