"""Who knows what: hands and deck are secret; cards that change hands unseen are known to those who saw them."""

from __future__ import annotations

from typing import Final

from regnum.engine.chance import Chance
from regnum.engine.holdings import Held, Remembered
from regnum.engine.knowledge import Cache, Field, Knowledge, Value
from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.position.queries.cards import holdings
from regnum.titles.here_i_stand.position.state import Position


def no_lines() -> Value:
    """12.1: no line of communication has been traced yet."""
    return [[] for _ in range(MAJORS)]


def redeal(state: Position, eyes: int, chance: Chance) -> None:
    """Deal all cards that these eyes cannot see anew, each as likely as what they have seen allows."""
    holdings(state).sample(eyes, chance)


# Grouped as in the position. A field that is in no group is an error at import, so nothing becomes public unasked.
SET_UP: Final = ("options", "pack", "scenario", "players")
PROGRESS: Final = (
    "turn", "phase", "active", "impulse", "cp", "passes", "skips", "happened", "in_force", "hungary_defeated", "ending",
    "winners", "unsettled",
)  # fmt: skip
POWERS: Final = (
    "ruler", "master", "war", "alliance", "peace", "owed", "fewer_cards", "excommunicated", "played", "barred_cards",
)  # fmt: skip
POINTS: Final = ("war_winner", "bonus", "piracy", "chateaux", "st_peters", "record")
MAP: Final = (
    "control", "faith", "unrest", "fortified", "on_display", "besiegers", "fresh_sieges", "pirated", "knights",
)  # fmt: skip
UNITS: Final = (
    "land", "leader_at", "leader_owner", "ship_owner", "ship_at", "ship_is_corsair", "ship_lent_to",
)  # fmt: skip
IMPULSE: Final = (
    "army", "army_leaders", "army_at", "foes", "interceptor", "attempted", "declined", "sheltered", "fought",
    "cancelled", "beaten", "tried", "halted", "assaulted", "weather", "gout", "doomed",
)  # fmt: skip
COMBAT: Final = (
    "combat_at", "attacker", "defenders", "dice", "hits", "surprised", "combat_cards", "garrison", "garrison_leaders",
)  # fmt: skip
SEA: Final = ("orders", "arrived", "roll", "chosen_ships", "chosen_admirals")
WINTER: Final = ("returning", "harbours", "resolved")
PUBLIC: Final = (*SET_UP, *PROGRESS, *POWERS, *POINTS, *MAP, *UNITS, *IMPULSE, *COMBAT, *SEA, *WINTER)

KNOWLEDGE: Final = Knowledge(
    Position,
    *(Field[Position](name) for name in PUBLIC),
    Held[Position]("place", "memories", holdings),
    Field[Position]("keepers"),
    Remembered[Position]("memories", holdings),
    Cache[Position]("supplied", no_lines),
)
