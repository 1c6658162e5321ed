"""Regnum: deep historical board games, complete and exact.

>>> import regnum
>>> game = regnum.new("pax_renaissance", players=2, seed=1)
>>> game.over
False
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regnum import compiling

compiling.install()  # before anything that may be compiled is imported

from regnum.compiling import compiled
from regnum.engine.chance import Chance, FastChance
from regnum.engine.codec import load, record, save
from regnum.engine.explain import explain
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.refusals import Refusal, RegnumError, RuleFailure
from regnum.engine.registry import find_title, title_ids
from regnum.engine.snapshot import fingerprint
from regnum.engine.verify import verify

__version__ = "0.1.0"
__all__ = [
    "Game",
    "History",
    "Refusal",
    "RegnumError",
    "RuleFailure",
    "compiled",
    "explain",
    "find_title",
    "fingerprint",
    "load",
    "new",
    "record",
    "save",
    "title_ids",
    "verify",
]


def new(
    title: str,
    players: int = 2,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    scenario: str = "",
    chance: Chance | None = None,
) -> Game[Any]:
    """A new game of a title, in its first scenario unless another is named. The same seed gives the same game.

    >>> new("pax_renaissance", players=9)
    Traceback (most recent call last):
    regnum.engine.refusals.RegnumError: pax_renaissance is for 1 to 4 players, not 9
    """
    found = find_title(title)
    found.check_players(players)
    wanted = scenario or found.scenarios[0]
    found.check_scenario(wanted)
    return found.setup(found.check_options(options or {}), players, chance or FastChance(seed), wanted)
