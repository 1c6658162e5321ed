"""Where each field of the position stands in a position file."""

from __future__ import annotations

from typing import Final

from regnum.engine.position_parts import Bits, Count, Counts, Each, Flag, Layout, Names, Row, Rows, Slot
from regnum.titles.here_i_stand.edges.position_names import (
    AGREED,
    ARMY_NAMES,
    CARD_NAMES,
    COLONY_NAMES,
    CONDEMNED,
    CONQUEROR_NAMES,
    DEBATER_NAMES,
    ENDINGS,
    EXPLORER_NAMES,
    FAITH,
    FATE,
    LEADER_NAMES,
    MAJOR_NAMES,
    MARKER,
    PHASES,
    PLACE_NAMES,
    POWER_NAMES,
    PRIZE_NAMES,
    REFORMER_NAMES,
    RULER_NAMES,
    SEA_NAMES,
    SETTLEMENT,
    SPACE_NAMES,
    STATUS,
    UNITS_ABROAD,
    VOYAGES,
    WAR_NAMES,
    WIFE_NAMES,
    ZONES,
)
from regnum.titles.here_i_stand.edges.position_slots import (
    Cards,
    Fleet,
    Mask,
    Mutual,
    OfMajors,
    Owner,
    Pair,
    Tally,
    Units,
    Witnesses,
)
from regnum.titles.here_i_stand.edges.position_slots import Row as Troops
from regnum.titles.here_i_stand.facts.charts import FULL_BIBLE, LAST_TURN
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE
from regnum.titles.here_i_stand.position.knowledge import KNOWLEDGE
from regnum.titles.here_i_stand.position.state import (
    ABROAD_COLUMNS,
    DISCARD,
    HAND,
    NOT_YET,
    ON_TABLE,
    OUT_OF_GAME,
    POWER_CARD,
    SPOILS,
    Position,
)

FOLLOWS: Final = (
    "options", "pack", "scenario", "players", "ship_owner", "ship_is_corsair", "ship_lent_to", "memories",
)  # fmt: skip
TABLES: Final[dict[str, Names | None]] = {
    "turn": None, "power": POWER_NAMES, "space": SPACE_NAMES, "leader": LEADER_NAMES, "debater": DEBATER_NAMES,
    "reformer": REFORMER_NAMES, "faith": None, "england": None, "map": None, "cards": None, "points": None,
    "army": ARMY_NAMES, "impulse": None, "combat": None, "debate": None, "outcome": None, "explorer": EXPLORER_NAMES,
    "conqueror": CONQUEROR_NAMES, "prize": PRIZE_NAMES, "colony": COLONY_NAMES, "new_world": None,
    "foreign_war": WAR_NAMES,
}  # fmt: skip
PILES: Final = {
    "discard": DISCARD,
    "removed": OUT_OF_GAME,
    "not_yet": NOT_YET,
    "table": ON_TABLE,
    "power_cards": POWER_CARD,
    "laid_aside": SPOILS,
}


class EuropeLayout(Layout[Position]):
    """The tables of a position of Here I Stand."""

    def __init__(self) -> None:
        self.hands = Cards("power", "hand", CARD_NAMES, lambda power: HAND + power)
        self.piles = [
            Cards("cards", key, CARD_NAMES, lambda _, at=at: at)  # type: ignore[misc]
            for key, at in PILES.items()
        ]
        slots = [
            *self.progress(),
            *self.powers(),
            *self.map(),
            *self.pieces(),
            *self.faith(),
            *self.heirs(),
            *self.new_world(),
            *self.under_way(),
            *self.combat(),
        ]
        super().__init__(KNOWLEDGE, TABLES, slots, FOLLOWS)

    def progress(self) -> list[Slot]:
        """7, 11, 23: how far the game has come."""
        return [
            Slot("turn", "turn", "turn", Count(most=LAST_TURN)),
            Slot("phase", "turn", "phase", PHASES),
            Slot("active", "turn", "active", MAJOR_NAMES),
            Slot("impulse", "turn", "impulse", Count()),
            Slot("cp", "turn", "cp", Count()),
            Mask("passes", "turn", "passed", MAJOR_NAMES),
            Row("happened", "turn", "happened", CARD_NAMES),
            Row("in_force", "turn", "in_force", CARD_NAMES),
            Slot("unsettled", "turn", "unsettled", Flag()),
            Slot("hungary_defeated", "turn", "hungary_defeated", Flag()),
            Slot("divorce", "turn", "divorce", Count(most=LAST_TURN)),
            Slot("aragon", "turn", "aragon", Flag()),
            Row("agreed", "turn", "agreed", AGREED),
            Slot("ending", "outcome", "way", ENDINGS),
            Row("winners", "outcome", "winners", MAJOR_NAMES),
            Row("record", "points", "record", Count()),
            Slot("piracy", "points", "piracy", Count()),
            Slot("chateaux", "points", "chateaux", Count()),
            Slot("st_peters", "points", "st_peters", Count()),
        ]

    def powers(self) -> list[Slot]:
        """3, 4, 9, 22: what lies on the power cards, and how the powers stand with each other."""
        majors = [
            Each("ruler", "power", "ruler", RULER_NAMES),
            Mutual("alliance", "power", "allies", MAJOR_NAMES),
            Bits("peace", "power", "peace", MAJOR_NAMES),
            Each("skips", "power", "skips", Count()),
            Each("owed", "power", "owed", Count()),
            Each("fewer_cards", "power", "fewer_cards", Count()),
            Each("excommunicated", "power", "excommunicated", Count(most=LAST_TURN)),
            Each("war_winner", "power", "war_winner", Count()),
            Each("bonus", "power", "bonus", Count(least=-50)),
            Rows("played", "power", "played", CARD_NAMES),
            self.hands,
        ]
        return [
            *(OfMajors(slot) for slot in majors),
            Owner("master", "power", "follows", POWER_NAMES),
            Mutual("war", "power", "wars", POWER_NAMES),
            Fleet("ship_at", "power", "ships", PLACE_NAMES),
            *self.piles,
            Witnesses("keepers", "cards", "laid_aside_for", MAJOR_NAMES),
            Row("barred_cards", "cards", "barred", Pair(CARD_NAMES, MAJOR_NAMES, MAJORS)),
        ]

    def map(self) -> list[Slot]:
        """2, 12, 15: what markers say of spaces and seas."""
        return [
            Each("control", "space", "control", POWER_NAMES),
            Each("faith", "space", "faith", FAITH),
            Each("unrest", "space", "unrest", Flag()),
            Each("fortified", "space", "marker", MARKER),
            Bits("besiegers", "space", "besiegers", MAJOR_NAMES),
            Units("land", "space", "units", Count()),
            Mask("pirated", "map", "pirated", SEA_NAMES),
            Slot("knights", "map", "knights", SPACE_NAMES),
            Row("on_display", "map", "on_display", SPACE_NAMES),
        ]

    def pieces(self) -> list[Slot]:
        """5.1: leaders."""
        return [
            Each("leader_at", "leader", "at", PLACE_NAMES),
            Each("leader_owner", "leader", "owner", POWER_NAMES),
            Each("leader_lent_to", "leader", "lent_to", MAJOR_NAMES),
        ]

    def faith(self) -> list[Slot]:
        """18: debaters and reformers, translations and universities, and a debate under way."""
        return [
            Each("debaters", "debater", "status", STATUS),
            Each("reformers", "reformer", "status", STATUS),
            Row("bulls", "faith", "excommunicated", CONDEMNED),
            Row("translations", "faith", "translations", Count(most=FULL_BIBLE)),
            Row("universities", "faith", "universities", SPACE_NAMES),
            Row("targeted", "impulse", "targeted", SPACE_NAMES),
            Mask("bonus_used", "impulse", "bonus_used", MAJOR_NAMES),
            Slot("inspiration", "impulse", "inspiration", DEBATER_NAMES),
            Slot("shown", "impulse", "shown", CARD_NAMES),
            Slot("debate_zone", "debate", "zone", ZONES),
            Row("debating", "debate", "debaters", Count(least=NONE)),
            Row("fresh", "debate", "uncommitted", Count()),
            Slot("barred_debater", "debate", "barred", DEBATER_NAMES),
            Row("delegates", "debate", "delegates", DEBATER_NAMES),
        ]

    def heirs(self) -> list[Slot]:
        """21.3: wives and heirs of Henry VIII."""
        return [
            Slot("wife", "england", "marital_status", WIFE_NAMES),
            Row("births", "england", "births", Count(least=NONE)),
            Slot("wedding_due", "england", "wedding_due", Flag()),
            Slot("crowned", "england", "crowned", Count(most=LAST_TURN)),
            Slot("boleyn_turn", "england", "boleyn_turn", Count(most=LAST_TURN)),
        ]

    def new_world(self) -> list[Slot]:
        """20, 21.7.setup1: explorers, conquerors, colonies and markers, and foreign wars."""
        majors = [
            Each("exploring", "power", "exploring", VOYAGES),
            Each("conquering", "power", "conquering", VOYAGES),
        ]
        return [
            *(OfMajors(slot) for slot in majors),
            Each("explorers", "explorer", "fate", FATE),
            Each("conquerors", "conqueror", "fate", FATE),
            Each("prizes", "prize", "holder", MAJOR_NAMES),
            Each("colonies", "colony", "status", SETTLEMENT),
            Mask("depleted", "new_world", "depleted", PRIZE_NAMES),
            Mask("cabots", "new_world", "cabots", MAJOR_NAMES),
            Row("voyages", "new_world", "voyages", EXPLORER_NAMES),
            Slot("potosi", "new_world", "potosi", MAJOR_NAMES),
            Mask("galleons", "new_world", "galleons", MAJOR_NAMES),
            Mask("plantations", "new_world", "plantations", MAJOR_NAMES),
            Mask("raiders", "new_world", "raiders", MAJOR_NAMES),
            Counts("abroad", "foreign_war", "units", UNITS_ABROAD, ABROAD_COLUMNS),
            Each("foreigners", "foreign_war", "enemies", Count()),
            Bits("abroad_leaders", "foreign_war", "leaders", LEADER_NAMES),
            Mask("fought_abroad", "impulse", "fought_abroad", WAR_NAMES),
        ]

    def under_way(self) -> list[Slot]:
        """13, 16.1: armies and marks of the present impulse."""
        return [
            Units("army", "army", "units", Count()),
            Bits("army_leaders", "army", "leaders", LEADER_NAMES),
            Each("army_at", "army", "at", PLACE_NAMES),
            Mask("foes", "impulse", "foes", POWER_NAMES),
            Slot("interceptor", "impulse", "interceptor", MAJOR_NAMES),
            Row("attempted", "impulse", "attempted", Pair(PLACE_NAMES, MAJOR_NAMES, MAJORS)),
            Mask("declined", "impulse", "declined", MAJOR_NAMES),
            Slot("sheltered", "impulse", "sheltered", Flag()),
            Slot("fought", "impulse", "fought", Flag()),
            Slot("cancelled", "impulse", "cancelled", Flag()),
            Tally("beaten", "impulse", "beaten", Count()),
            Tally("tried", "impulse", "tried", Count()),
            Tally("halted", "impulse", "halted", Count()),
            Row("assaulted", "impulse", "assaulted", SPACE_NAMES),
            Row("fresh_sieges", "impulse", "fresh_sieges", Pair(SPACE_NAMES, MAJOR_NAMES, MAJORS)),
            Slot("weather", "impulse", "weather", Flag()),
            Mask("gout", "impulse", "gout", LEADER_NAMES),
            Slot("doomed", "impulse", "doomed", Flag()),
            Row("orders", "impulse", "orders", Count()),
            Row("arrived", "impulse", "arrived", Count()),
            Slot("roll", "impulse", "roll", Count(least=-20)),
            Row("chosen_ships", "impulse", "chosen_ships", Count()),
            Row("returning", "impulse", "returning", Count()),
            Row("harbours", "impulse", "harbours", Count()),
            Row("resolved", "impulse", "resolved", Count()),
            Mask("chosen_admirals", "impulse", "chosen_admirals", LEADER_NAMES),
        ]

    def combat(self) -> list[Slot]:
        """14, 15.1, 16.2: the present combat."""
        return [
            Slot("combat_at", "combat", "at", PLACE_NAMES),
            Slot("attacker", "combat", "attacker", POWER_NAMES),
            Mask("defenders", "combat", "defenders", POWER_NAMES),
            Row("dice", "combat", "dice", Count()),
            Row("hits", "combat", "hits", Count()),
            Slot("surprised", "combat", "surprised", Count()),
            Row("combat_cards", "combat", "cards", Pair(CARD_NAMES, MAJOR_NAMES, MAJORS)),
            Troops("garrison", "combat", "garrison", Count()),
            Slot("sacking", "combat", "sacking", Count()),
            Mask("garrison_leaders", "combat", "garrison_leaders", LEADER_NAMES),
        ]
