"""How things are called in position files: by their own names and by everything that is printed of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.edges.words import said
from regnum.engine.moves import Kind
from regnum.engine.position_parts import Names
from regnum.titles.here_i_stand.edges import wording
from regnum.titles.here_i_stand.facts.catalogue import CARD, COLONY, LANGUAGE, MAJOR, POWER, SEA, SPACE, word
from regnum.titles.here_i_stand.facts.charts import PRIZE
from regnum.titles.here_i_stand.facts.foreign_wars import FOREIGN_WAR
from regnum.titles.here_i_stand.facts.names import ENDING_NAMES, FAITH_NAMES, MAJORS, PHASE_IDS, WIFE_IDS
from regnum.titles.here_i_stand.facts.people import CONQUEROR, DEBATER, EXPLORER, LEADER, REFORMER, RULER
from regnum.titles.here_i_stand.rules.forming import TROOP

OFF_MAP: Final = ("pool", "turn-track", "not-in-play", "abroad")  # after the spaces and seas, as they are numbered


def card_names(card: int) -> Iterable[str]:
    """A card by its name, or by the number that is printed on it."""
    return [str(card + 1), *said(wording.card_name)(card)]


PLACE: Final = Kind(
    "place", [*SPACE.names, *SEA.names, *OFF_MAP, *(f"captive-{MAJOR.names[power]}" for power in range(MAJORS))]
)
SPACE_NAMES: Final = Names(SPACE, said(wording.space_name))
SEA_NAMES: Final = Names(SEA, said(wording.sea_name))
PLACE_NAMES: Final = Names(PLACE, said(wording.location_name))
POWER_NAMES: Final = Names(POWER, said(wording.power_name))
MAJOR_NAMES: Final = Names(MAJOR, said(wording.power_name))
LEADER_NAMES: Final = Names(LEADER, said(wording.leader_name))
DEBATER_NAMES: Final = Names(DEBATER, said(wording.debater_name))
RULER_NAMES: Final = Names(RULER, said(wording.ruler_name))
CARD_NAMES: Final = Names(CARD, card_names)
TROOP_NAMES: Final = Names(TROOP, said(wording.troop_name))
FAITH: Final = Names(Kind("faith", FAITH_NAMES), said(wording.faith_name))
PHASES: Final = Names(Kind("phase", [word(name) for name in PHASE_IDS]), said(wording.phase_name))
ENDINGS: Final = Names(Kind("end of a game", [word(name) for name in ENDING_NAMES]), said(wording.ending_name))
REFORMER_NAMES: Final = Names(REFORMER, said(wording.reformer_name))
ZONES: Final = Names(LANGUAGE, said(wording.zone_name))
EXPLORER_NAMES: Final = Names(EXPLORER, said(wording.explorer_name))
CONQUEROR_NAMES: Final = Names(CONQUEROR, said(wording.conqueror_name))
COLONY_NAMES: Final = Names(COLONY, said(wording.colony_name))
PRIZE_NAMES: Final = Names(PRIZE, said(wording.prize_name))
WAR_NAMES: Final = Names(FOREIGN_WAR, said(wording.foreign_war_name))
UNITS_ABROAD: Final = Names(Kind("kind of units", ["regular", "mercenary-or-cavalry"]))
FATE: Final = Names(Kind("fate", ["at-home", "lost", *PRIZE.names]))
VOYAGES: Final = Names(Kind("voyage", ["none", "under-way", "aided", "recalled"]))
SETTLEMENT: Final = Names(Kind("settlement", ["free", "crossing", "settled", "out"]))
STATUS: Final = Names(Kind("status", ["not-entered", "uncommitted", "committed", "banished", "gone"]))
CONDEMNED: Final = Names(Kind("person", [*MAJOR.names, *(f"{name}-reformer" for name in REFORMER.names)]))
WIFE_NAMES: Final = Names(Kind("wife", [word(name) for name in WIFE_IDS]), said(wording.wife_name))
MARKER: Final = Names(Kind("marker", ["none", "fortress", "pirate-haven"]))
ARMY_NAMES: Final = Names(Kind("army", ["active", "other"]))
AGREED: Final = Names(
    Kind(
        "agreement",
        [
            f"{what}-{giver}-to-{taker}"
            for what in ("card", "mercenary", "package")
            for giver in MAJOR.names
            for taker in MAJOR.names
        ],
    )
)
