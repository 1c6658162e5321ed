"""21.7.setup1: foreign wars: who fights them, and how many units they still ask for."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.foreign_wars import WAR_CARDS, WAR_POWER
from regnum.titles.here_i_stand.facts.names import MAJORS, OWNERS, REGULAR
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.position.state import ABROAD_COLUMNS, FOREIGN_WARS, Position


def war_figure(state: Position, war: int, name: str) -> int:
    """21.7.setup1: a number that the card of a foreign war prints."""
    return PACKS[state.pack].figure(WAR_CARDS[war], name)


def is_fought(state: Position, war: int) -> bool:
    """21.7.end: whether a foreign war goes on."""
    return state.foreigners[war] > 0


def lies_beside_map(state: Position, card: int) -> bool:
    """21.7.setup1: whether a card lies beside the map because its war goes on."""
    return card in WAR_CARDS and is_fought(state, WAR_CARDS.index(card))


def wars_of(state: Position, power: int) -> list[int]:
    """21.7.setup1: the foreign wars that a power fights."""
    return [war for war in range(FOREIGN_WARS) if WAR_POWER[war] == power and is_fought(state, war)]


def abroad_at(war: int, kind: int) -> int:
    """21.7.setup1: where units of a kind are counted: regulars, then mercenaries or cavalry."""
    return war * ABROAD_COLUMNS + (0 if kind == REGULAR else 1)


def abroad_row(state: Position, war: int) -> list[int]:
    """21.7.setup1: the units of the power in a foreign war: regulars, then mercenaries or cavalry."""
    return state.abroad[war * ABROAD_COLUMNS : (war + 1) * ABROAD_COLUMNS]


def abroad_columns(power: int) -> tuple[int, int]:
    """5.2: the columns of a power's units: regulars, then mercenaries or cavalry."""
    return power, OWNERS + power


def units_abroad(state: Position, war: int) -> int:
    """21.7.setup1: how many units of the power are in a foreign war."""
    return sum(abroad_row(state, war))


def shortage(state: Position, war: int) -> int:
    """21.7.refill1, 21.7.refill2: how many units a foreign war still asks for."""
    if not is_fought(state, war):
        return 0
    return max(0, war_figure(state, war, "units") - units_abroad(state, war))


def wars_short(state: Position, power: int) -> list[int]:
    """21.7.refill1: the foreign wars to which new units of a power must go."""
    if power >= MAJORS or not any(state.foreigners):
        return []
    return [war for war in wars_of(state, power) if shortage(state, war)]


def missed_abroad(state: Position, power: int) -> int:
    """21.7.refill1: how many new units of a power must go to its foreign wars."""
    return sum([shortage(state, war) for war in wars_short(state, power)])


def stacks_abroad(state: Position, owner: int) -> list[int]:
    """5.2: the stacks of an owner in foreign wars; counters of anybody stand for the enemies, so these bar nothing."""
    return [
        count for war in range(FOREIGN_WARS) if WAR_POWER[war] == owner for count in abroad_row(state, war) if count
    ]
