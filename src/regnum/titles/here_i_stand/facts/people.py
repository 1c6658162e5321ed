"""Leaders, rulers, debaters, reformers, explorers and conquerors as frozen tables with small integer ids."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import SPACE_IDS, kind_of_things
from regnum.titles.here_i_stand.facts.checks import counted, repeated, require
from regnum.titles.here_i_stand.facts.names import (
    BONUS_NAMES,
    FAITH_NAMES,
    LEADER_KINDS,
    MAJOR_IDS,
    MAJORS,
    NAVY,
    NONE,
    PAPACY,
    POWER_IDS,
    PROTESTANT,
    ZONE_NAMES,
    ZONES,
)
from regnum.titles.here_i_stand.facts.reading import Row, is_set, number, numbers, place, places, read, rows, text


def _people(file: str, name: str, count: int) -> list[Row]:
    found = rows(read(file), name)
    ids = [text(row, "id") for row in found]
    require(repeated(ids) + counted(file, len(ids), count), f"{file}.toml")
    return found


def _cards(people: list[Row], key: str) -> tuple[tuple[int, ...], ...]:
    """Cards by their places in the deck, which are one lower than the printed numbers."""
    return tuple(tuple(each - 1 for each in numbers(row, key)) for row in people)


# ---- leaders (5.1) --------------------------------------------------------------------------------------------------


def _read_leaders() -> list[Row]:
    """leader.suleiman to leader.andrea_doria: the eighteen leaders with their ratings, and how they come and go."""
    return _people("leaders", "leader", 18)


_leaders: Final[list[Row]] = _read_leaders()
LEADER_IDS: Final[tuple[str, ...]] = tuple(text(row, "id") for row in _leaders)
LEADERS: Final[int] = len(LEADER_IDS)
LEADER_NUMBER: Final[dict[str, int]] = {name: leader for leader, name in enumerate(LEADER_IDS)}
RENEGADE: Final[int] = LEADER_NUMBER["renegade"]  # who comes by an event and goes in winter
LEADER_POWER: Final[tuple[int, ...]] = tuple(
    NONE if text(row, "power") == "any" else place(POWER_IDS, row, "power") for row in _leaders
)  # NONE: of whoever plays his card
LEADER_KIND: Final[tuple[int, ...]] = tuple(place(LEADER_KINDS, row, "kind") for row in _leaders)
IS_NAVAL_LEADER: Final[tuple[bool, ...]] = tuple(kind == NAVY for kind in LEADER_KIND)
BATTLE_RATING: Final[tuple[int, ...]] = tuple(number(row, "battle") for row in _leaders)
COMMAND_RATING: Final[tuple[int, ...]] = tuple(number(row, "command") for row in _leaders)
PIRACY_RATING: Final[tuple[int, ...]] = tuple(number(row, "piracy") for row in _leaders)
IS_THREATENED: Final[tuple[bool, ...]] = tuple(is_set(row, "threatened") for row in _leaders)  # card.103
LEADER_ENTRY_TURN: Final[tuple[int, ...]] = tuple(number(row, "enters_turn", NONE) for row in _leaders)
LEADER_ENTRY_CARDS: Final[tuple[tuple[int, ...], ...]] = _cards(_leaders, "enters_by")
LEADER_EXIT_CARDS: Final[tuple[tuple[int, ...], ...]] = _cards(_leaders, "leaves_by")

# ---- rulers (3.3) ---------------------------------------------------------------------------------------------------

_rulers: Final[list[Row]] = _people("rulers", "ruler", 14)
RULER_IDS: Final[tuple[str, ...]] = tuple(text(row, "id") for row in _rulers)
RULERS: Final[int] = len(RULER_IDS)
RULER_NUMBER: Final[dict[str, int]] = {name: ruler for ruler, name in enumerate(RULER_IDS)}
RULER_POWER: Final[tuple[int, ...]] = tuple(place(MAJOR_IDS, row, "power") for row in _rulers)
ADMIN_RATING: Final[tuple[int, ...]] = tuple(number(row, "admin") for row in _rulers)
CARD_BONUS: Final[tuple[int, ...]] = tuple(number(row, "bonus") for row in _rulers)
RULER_CARD: Final[tuple[int, ...]] = tuple(number(row, "card") - 1 for row in _rulers)  # NONE: there from the start
TROOPS_FAITH: Final[tuple[int, ...]] = tuple(place(FAITH_NAMES, row, "troops") for row in _rulers)  # of England only
WINS_PAPAL_TIES: Final[tuple[bool, ...]] = tuple(is_set(row, "counter_reformation") for row in _rulers)
RULERS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(ruler for ruler in range(RULERS) if RULER_POWER[ruler] == power) for power in range(MAJORS)
)  # in the order of succession
FIRST_RULER: Final[tuple[int, ...]] = tuple(rulers[0] for rulers in RULERS_OF)
LEADER_RULER: Final[tuple[int, ...]] = tuple(place(RULER_IDS, row, "ruler") for row in _leaders)

# ---- debaters and reformers (18.2) ----------------------------------------------------------------------------------

_debaters: Final[list[Row]] = _people("debaters", "debater", 29)
DEBATER_IDS: Final[tuple[str, ...]] = tuple(text(row, "id") for row in _debaters)
DEBATERS: Final[int] = len(DEBATER_IDS)
DEBATER_NUMBER: Final[dict[str, int]] = {name: debater for debater, name in enumerate(DEBATER_IDS)}
DEBATER_SIDE: Final[tuple[int, ...]] = tuple(place(MAJOR_IDS, row, "side") for row in _debaters)
DEBATER_ZONE: Final[tuple[int, ...]] = tuple(place(ZONE_NAMES, row, "zone") for row in _debaters)  # NONE: papal
DEBATER_VALUE: Final[tuple[int, ...]] = tuple(number(row, "value") for row in _debaters)
DEBATER_TURN: Final[tuple[int, ...]] = tuple(number(row, "turn") for row in _debaters)
DEBATER_AFTER_BOLEYN: Final[tuple[bool, ...]] = tuple(is_set(row, "after_boleyn") for row in _debaters)
DEBATER_BONUS: Final[tuple[int, ...]] = tuple(place(BONUS_NAMES, row, "bonus") for row in _debaters)
BONUS_NUMBER: Final[tuple[int, ...]] = tuple(number(row, "number") for row in _debaters)
BONUS_WITHIN: Final[tuple[int, ...]] = tuple(number(row, "within", NONE) for row in _debaters)
BONUS_SPACE: Final[tuple[int, ...]] = tuple(place(SPACE_IDS, row, "of") for row in _debaters)
BONUS_LEADER: Final[tuple[int, ...]] = tuple(place(LEADER_IDS, row, "of_leader") for row in _debaters)
BONUS_ZONE: Final[tuple[int, ...]] = tuple(place(ZONE_NAMES, row, "in_zone") for row in _debaters)
BONUS_HOMES: Final[tuple[tuple[int, ...], ...]] = tuple(places(POWER_IDS, row, "in_homes_of") for row in _debaters)
BONUS_ELECTORATES: Final[tuple[bool, ...]] = tuple(is_set(row, "electorates") for row in _debaters)
BONUS_ONE_ZONE: Final[tuple[bool, ...]] = tuple(is_set(row, "one_zone") for row in _debaters)
FAILURE_BRINGS_UNREST: Final[tuple[bool, ...]] = tuple(is_set(row, "unrest") for row in _debaters)
PROTESTANT_DEBATERS: Final[tuple[int, ...]] = tuple(
    debater for debater in range(DEBATERS) if DEBATER_SIDE[debater] == PROTESTANT
)
PAPAL_DEBATERS: Final[tuple[int, ...]] = tuple(
    debater for debater in range(DEBATERS) if DEBATER_SIDE[debater] == PAPACY
)
ZONE_DEBATERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(debater for debater in range(DEBATERS) if DEBATER_ZONE[debater] == zone) for zone in range(ZONES)
)

_reformers: Final[list[Row]] = _people("reformers", "reformer", 4)
REFORMER_IDS: Final[tuple[str, ...]] = tuple(text(row, "id") for row in _reformers)
REFORMERS: Final[int] = len(REFORMER_IDS)
REFORMER_NUMBER: Final[dict[str, int]] = {name: reformer for reformer, name in enumerate(REFORMER_IDS)}
REFORMER_SPACE: Final[tuple[int, ...]] = tuple(place(SPACE_IDS, row, "space") for row in _reformers)
REFORMER_ZONE: Final[tuple[int, ...]] = tuple(place(ZONE_NAMES, row, "zone") for row in _reformers)
REFORMER_TURN: Final[tuple[int, ...]] = tuple(number(row, "turn", NONE) for row in _reformers)  # NONE: after Boleyn
REFORMER_DEBATER: Final[tuple[int, ...]] = tuple(DEBATER_IDS.index(name) for name in REFORMER_IDS)
DEBATER_REFORMER: Final[tuple[int, ...]] = tuple(
    REFORMER_IDS.index(name) if name in REFORMER_IDS else NONE for name in DEBATER_IDS
)

# ---- explorers and conquerors (20) ----------------------------------------------------------------------------------

_explorers: Final[list[Row]] = _people("explorers", "explorer", 15)
EXPLORER_IDS: Final[tuple[str, ...]] = tuple(text(row, "id") for row in _explorers)
EXPLORERS: Final[int] = len(EXPLORER_IDS)
EXPLORER_POWER: Final[tuple[int, ...]] = tuple(place(MAJOR_IDS, row, "power") for row in _explorers)
EXPLORER_VALUE: Final[tuple[int, ...]] = tuple(number(row, "value") for row in _explorers)
EXPLORER_CARD: Final[tuple[int, ...]] = tuple(number(row, "card") - 1 for row in _explorers)  # NONE: any exploration
EXPLORERS_OUT_IN_1532: Final[tuple[int, ...]] = tuple(
    explorer for explorer, row in enumerate(_explorers) if is_set(row, "out_in_1532")
)

_conquerors: Final[list[Row]] = _people("conquerors", "conqueror", 9)
CONQUEROR_IDS: Final[tuple[str, ...]] = tuple(text(row, "id") for row in _conquerors)
CONQUERORS: Final[int] = len(CONQUEROR_IDS)
CONQUEROR_POWER: Final[tuple[int, ...]] = tuple(place(MAJOR_IDS, row, "power") for row in _conquerors)
CONQUEROR_VALUE: Final[tuple[int, ...]] = tuple(number(row, "value") for row in _conquerors)
CONQUERORS_OUT_IN_1532: Final[tuple[int, ...]] = tuple(
    conqueror for conqueror, row in enumerate(_conquerors) if is_set(row, "out_in_1532")
)

# ---- what moves name ------------------------------------------------------------------------------------------------

LEADER: Final = kind_of_things("leader", LEADER_IDS)
RULER: Final = kind_of_things("ruler", RULER_IDS)
DEBATER: Final = kind_of_things("debater", DEBATER_IDS)
REFORMER: Final = kind_of_things("reformer", REFORMER_IDS)
EXPLORER: Final = kind_of_things("explorer", EXPLORER_IDS)
CONQUEROR: Final = kind_of_things("conqueror", CONQUEROR_IDS)
