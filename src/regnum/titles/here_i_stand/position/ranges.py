"""Between what the numbers of a position lie: one that somebody forged may hold anything."""

from __future__ import annotations

from typing import Final

from regnum.engine.knowledge import out_of_range
from regnum.titles.here_i_stand.facts.card_numbers import CARDS
from regnum.titles.here_i_stand.facts.catalogue import SEAS, SPACES
from regnum.titles.here_i_stand.facts.charts import CONTROLLERS, FULL_BIBLE, LAST_TURN
from regnum.titles.here_i_stand.facts.names import (
    ENDING_NAMES,
    FAITH_NAMES,
    MAJORS,
    NONE,
    OWNERS,
    PHASE_IDS,
    PRIZES,
    SCENARIO_IDS,
    TRANSLATED_ZONES,
    WIFE_IDS,
)
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.facts.people import DEBATERS, EXPLORERS, LEADERS, REFORMERS, RULER_IDS
from regnum.titles.here_i_stand.position.queries.agreements import AGREEMENTS
from regnum.titles.here_i_stand.position.state import (
    ABROAD,
    CAPTIVE,
    COLONY_OUT,
    FOREIGN_WARS,
    GONE,
    HAVEN,
    LOCATIONS,
    NOT_ENTERED,
    PLACES,
    RECALLED,
    Position,
)

MANY: Final = 1_000_000  # what is counted is not negative, and below this
POWERS_MASK: Final = (1 << MAJORS) - 1
OWNERS_MASK: Final = (1 << OWNERS) - 1
LEADERS_MASK: Final = (1 << LEADERS) - 1
COUNTED: Final[tuple[str, ...]] = (
    "impulse", "cp", "skips", "owed", "fewer_cards", "war_winner", "piracy", "chateaux", "st_peters", "army", "dice",
    "hits", "surprised", "garrison", "beaten", "tried", "halted", "returning", "orders", "abroad",
    "foreigners", "sacking",
)  # fmt: skip
MARKS: Final[tuple[str, ...]] = (
    "hungary_defeated", "unsettled", "unrest", "ship_is_corsair", "sheltered", "fought", "cancelled", "weather",
    "doomed", "aragon", "wedding_due", "fresh",
)  # fmt: skip
DEBATER_OR_NONE: Final[tuple[str, ...]] = ("inspiration", "debating", "barred_debater")
MAJOR_OR_NONE: Final[tuple[str, ...]] = ("active", "interceptor", "attacker", "ship_lent_to")
MAJOR_MASKS: Final[tuple[str, ...]] = (
    "passes", "alliance", "peace", "declined", "besiegers", "bonus_used", "cabots", "galleons",
    "plantations", "raiders",
)  # fmt: skip
OWNER_MASKS: Final[tuple[str, ...]] = ("war", "foes", "defenders")
LEADER_MASKS: Final[tuple[str, ...]] = ("army_leaders", "gout", "garrison_leaders", "chosen_admirals", "abroad_leaders")
CARD_LISTS: Final[tuple[str, ...]] = ("happened", "in_force", "played")
SPACE_LISTS: Final[tuple[str, ...]] = ("on_display", "assaulted", "harbours", "resolved", "universities", "targeted")
RANGES: Final[dict[str, tuple[int, int]]] = {
    "scenario": (0, len(SCENARIO_IDS) - 1), "pack": (0, len(PACKS) - 1),
    "players": (min(CONTROLLERS), max(CONTROLLERS)),
    "turn": (0, LAST_TURN), "phase": (NONE, len(PHASE_IDS) - 1), "ending": (NONE, len(ENDING_NAMES) - 1),
    "winners": (0, MAJORS - 1), "ruler": (NONE, len(RULER_IDS) - 1), "master": (0, OWNERS - 1),
    "excommunicated": (0, LAST_TURN), "control": (NONE, OWNERS - 1), "faith": (0, len(FAITH_NAMES) - 1),
    "fortified": (0, HAVEN), "fresh_sieges": (0, SPACES * MAJORS - 1), "pirated": (0, (1 << SEAS) - 1),
    "knights": (NONE, SPACES - 1), "leader_at": (0, CAPTIVE + MAJORS - 1), "leader_owner": (0, OWNERS - 1),
    "ship_owner": (0, OWNERS - 1), "ship_at": (0, LOCATIONS + 1), "army_at": (NONE, LOCATIONS - 1),
    "arrived": (SPACES, LOCATIONS - 1), "attempted": (0, LOCATIONS * MAJORS - 1), "combat_at": (NONE, ABROAD),
    "combat_cards": (0, CARDS * MAJORS - 1), "barred_cards": (0, CARDS * MAJORS - 1), "place": (0, PLACES - 1),
    "leader_lent_to": (NONE, MAJORS - 1), "divorce": (0, LAST_TURN), "boleyn_turn": (0, LAST_TURN),
    "crowned": (0, LAST_TURN), "wife": (0, len(WIFE_IDS) - 1), "births": (NONE, len(WIFE_IDS) - 1),
    "debaters": (NOT_ENTERED, GONE), "reformers": (NOT_ENTERED, GONE), "bulls": (0, MAJORS + REFORMERS - 1),
    "translations": (0, FULL_BIBLE), "debate_zone": (NONE, TRANSLATED_ZONES - 1), "shown": (NONE, CARDS - 1),
    "delegates": (0, DEBATERS - 1), "explorers": (0, PRIZES + 1), "conquerors": (0, PRIZES + 1),
    "voyages": (0, EXPLORERS - 1), "prizes": (NONE, MAJORS - 1), "depleted": (0, (1 << PRIZES) - 1),
    "exploring": (0, RECALLED), "conquering": (0, RECALLED), "colonies": (0, COLONY_OUT),
    "potosi": (NONE, MAJORS - 1), "fought_abroad": (0, (1 << FOREIGN_WARS) - 1),
    "agreed": (0, AGREEMENTS * MAJORS * MAJORS - 1),
    **dict.fromkeys(COUNTED, (0, MANY)),
    **dict.fromkeys(DEBATER_OR_NONE, (NONE, DEBATERS - 1)),
    **dict.fromkeys(MARKS, (0, 1)),
    **dict.fromkeys(MAJOR_OR_NONE, (NONE, MAJORS - 1)),
    **dict.fromkeys(MAJOR_MASKS, (0, POWERS_MASK)),
    **dict.fromkeys(OWNER_MASKS, (0, OWNERS_MASK)),
    **dict.fromkeys(LEADER_MASKS, (0, LEADERS_MASK)),
    **dict.fromkeys(CARD_LISTS, (0, CARDS - 1)),
    **dict.fromkeys(SPACE_LISTS, (0, SPACES - 1)),
}  # fmt: skip


def impossible_numbers(state: Position) -> list[str]:
    """Fields with numbers that mean nothing, and lists that are too short or too long."""
    found = out_of_range(state, RANGES)
    ships = len(state.ship_owner)
    found += out_of_range(state, {"chosen_ships": (0, ships - 1)})
    lists = {
        "beaten": state.beaten, "tried": state.tried, "halted": state.halted, "returning": state.returning,
    }  # fmt: skip
    return found + [f"{name} has no count for its last entry" for name, each in lists.items() if len(each) % 2]
