"""Numbers that the rulebook prints: prices, limits, and how long things last."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.catalogue import CONSTANTS
from regnum.titles.crusader_kings.facts.names import ACHIEVEMENT_NAMES

ROUNDS: Final[int] = CONSTANTS["sequence"]["rounds"]
LAST_ROUND: Final[int] = ROUNDS - 1
TURNS: Final[int] = CONSTANTS["sequence"]["turns"]
LAST_TURN: Final[int] = TURNS - 1
WISE_AGE: Final[int] = CONSTANTS["sequence"]["wise_age"]
DYING_AGE: Final[int] = CONSTANTS["sequence"]["dying_age"]

SUPPLY: Final[dict[str, int]] = CONSTANTS["supply"]
ARMIES: Final[int] = SUPPLY["armies_per_player"]
REGION_LIMIT: Final[int] = SUPPLY["regions_per_player"]
OPEN_DEVELOPMENTS: Final[int] = CONSTANTS["developments"]["row"]
OF_A_TYPE: Final[int] = CONSTANTS["developments"]["of_a_type"]
MOST_SHIELDS: Final[int] = CONSTANTS["crusade"]["shields"]
NEEDED: Final[tuple[int, ...]] = tuple(CONSTANTS["achievements"][name] for name in ACHIEVEMENT_NAMES[:3])

GOLD_ABOVE_REQUIRED: Final[int] = CONSTANTS["check"]["gold_above_required"]
PRICE_OF_OPPOSITION: Final[int] = CONSTANTS["check"]["price_of_opposition"]
RULER_SUCCESSES: Final = 3
CASTLE_PRICE: Final[int] = CONSTANTS["prices"]["castle"]
DEVELOPMENT_PRICES: Final[list[int]] = CONSTANTS["prices"]["developments"]
ATTEMPT_PRICES: Final[list[int]] = CONSTANTS["prices"]["attempts"]
BRIBE_PRICE: Final[int] = CONSTANTS["prices"]["bribe"]
LOOT: Final[int] = CONSTANTS["prices"]["loot"]
