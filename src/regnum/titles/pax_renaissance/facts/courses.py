"""The table of courses that the automated bank follows in a game for one (docs/rules/pax_renaissance/solo.md)."""

from __future__ import annotations

from typing import Final

from regnum.engine.moves import Kind

ROWS: Final = 7
KINGDOMS: Final = 0
REPUBLICS: Final = 1
BELIEVERS: Final = 2
BISHOPS: Final = 3
CONCESSIONS: Final = 4
PURCHASE: Final = 5
INCOME: Final = 6

MAIN: Final = 0
SECONDARY: Final = 1
FOR_PRESTIGE: Final = 2
OBJECTIVES: Final = (
    (MAIN, SECONDARY, FOR_PRESTIGE),
    (MAIN, SECONDARY, FOR_PRESTIGE),
    (MAIN, SECONDARY, FOR_PRESTIGE),
    (MAIN, SECONDARY, FOR_PRESTIGE),
    (MAIN, FOR_PRESTIGE),
    (MAIN,),
    (MAIN,),
)  # by row

ROW: Final = Kind("row", [str(number + 1) for number in range(ROWS)])
OBJECTIVE: Final = Kind("objective", ("main", "secondary", "prestige"))

BOTH_ACTIONS: Final = 2  # what a purchase takes
FEW_FLORINS: Final = 3  # fewer call for income
