"""21.7.setup1: units and leaders go to foreign wars, die there, and come home."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.foreign_wars import WAR_POWER
from regnum.titles.here_i_stand.facts.names import NONE
from regnum.titles.here_i_stand.position.changes.land import count_units
from regnum.titles.here_i_stand.position.changes.supply import forget_lines
from regnum.titles.here_i_stand.position.changes.tallies import carry_marks
from regnum.titles.here_i_stand.position.changes.troops import LEADER_WENT, UNITS_LOST, UNITS_PLACED, UNITS_WENT
from regnum.titles.here_i_stand.position.changes.whereabouts import move_leader
from regnum.titles.here_i_stand.position.queries.foreign_wars import abroad_at, war_figure
from regnum.titles.here_i_stand.position.queries.tallies import unit_key
from regnum.titles.here_i_stand.position.queries.troops import listed
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import ABROAD, COLUMNS, Europe, column, replaced

WAR_BEGAN_ABROAD: Final = EVENTS.add("war_began_abroad", "21.7.setup3", "foreign_war", "power", "count")
FOREIGNERS_JOINED: Final = EVENTS.add("foreigners_joined", "card.093", "foreign_war", "count")
FOREIGNERS_LOST: Final = EVENTS.add("foreigners_lost", "21.7.battle", "foreign_war", "count")
BATTLE_ABROAD: Final = EVENTS.add("battle_abroad", "21.7.battle", "foreign_war", "power")
WAR_ENDED_ABROAD: Final = EVENTS.add("war_ended_abroad", "21.7.end", "foreign_war", "power")


def begin_foreign_war(game: Europe, war: int) -> None:
    """21.7.setup3: the enemies stand up; with some packs the power draws fewer cards meanwhile."""
    state, power = game.state, WAR_POWER[war]
    state.foreigners = replaced(state.foreigners, war, war_figure(state, war, "enemies"))
    state.fewer_cards = replaced(
        state.fewer_cards, power, state.fewer_cards[power] + war_figure(state, war, "cards_lost")
    )
    game.tell(WAR_BEGAN_ABROAD, war, power, state.foreigners[war])


def strengthen_foreigners(game: Europe, war: int, count: int) -> None:
    """card.093: the enemies are so many now."""
    game.state.foreigners = replaced(game.state.foreigners, war, count)
    game.tell(FOREIGNERS_JOINED, war, count)


def send_units_abroad(game: Europe, war: int, space: int, kind: int, count: int) -> None:
    """21.7.setup1: units leave the map for a foreign war."""
    state, power = game.state, WAR_POWER[war]
    at = space * COLUMNS + column(power, kind)
    count_units(state, at, -count)
    carry_marks(state, unit_key(space, column(power, kind)), NONE, count, state.land[at])
    state.abroad = replaced(state.abroad, abroad_at(war, kind), state.abroad[abroad_at(war, kind)] + count)
    forget_lines(state)
    game.tell(UNITS_WENT, power, kind, count, space, ABROAD)


def recruit_abroad(game: Europe, war: int, kind: int, count: int) -> None:
    """21.7.refill1: new units come to a foreign war."""
    game.state.abroad = replaced(
        game.state.abroad, abroad_at(war, kind), game.state.abroad[abroad_at(war, kind)] + count
    )
    game.tell(UNITS_PLACED, WAR_POWER[war], kind, count, ABROAD)


def lose_abroad(game: Europe, war: int, kind: int, count: int) -> None:
    """21.7.battle: units die in a foreign war."""
    if count:
        game.state.abroad = replaced(
            game.state.abroad, abroad_at(war, kind), game.state.abroad[abroad_at(war, kind)] - count
        )
        game.tell(UNITS_LOST, WAR_POWER[war], kind, count, ABROAD)


def lose_foreigners(game: Europe, war: int, count: int) -> None:
    """21.7.battle: enemies die in a foreign war."""
    if count:
        game.state.foreigners = replaced(game.state.foreigners, war, game.state.foreigners[war] - count)
        game.tell(FOREIGNERS_LOST, war, count)


def lead_abroad(game: Europe, war: int, leader: int) -> None:
    """21.7.setup2: a leader goes to a foreign war."""
    game.state.abroad_leaders = replaced(game.state.abroad_leaders, war, game.state.abroad_leaders[war] | 1 << leader)
    move_leader(game.state, leader, ABROAD)
    game.tell(LEADER_WENT, leader, ABROAD)


def begin_battle_abroad(game: Europe, war: int) -> None:
    """21.7.again, ruling.g100: the battle of this impulse in a foreign war."""
    game.state.fought_abroad |= 1 << war
    game.tell(BATTLE_ABROAD, war, WAR_POWER[war])


def bring_home(game: Europe, war: int, kind: int, space: int) -> None:
    """21.7.end: units of a kind come home."""
    state, power = game.state, WAR_POWER[war]
    count = state.abroad[abroad_at(war, kind)]
    if not count:
        return
    state.abroad = replaced(state.abroad, abroad_at(war, kind), 0)
    count_units(state, space * COLUMNS + column(power, kind), count)
    forget_lines(state)
    game.tell(UNITS_WENT, power, kind, count, ABROAD, space)


def bring_leaders_home(game: Europe, war: int, location: int) -> None:
    """21.7.end: leaders come home."""
    for leader in listed(game.state.abroad_leaders[war]):
        move_leader(game.state, leader, location)
        game.tell(LEADER_WENT, leader, location)
    game.state.abroad_leaders = replaced(game.state.abroad_leaders, war, 0)


def end_foreign_war(game: Europe, war: int) -> None:
    """21.7.end: no enemy is left."""
    state = game.state
    state.fewer_cards = replaced(
        state.fewer_cards, WAR_POWER[war], state.fewer_cards[WAR_POWER[war]] - war_figure(state, war, "cards_lost")
    )
    game.tell(WAR_ENDED_ABROAD, war, WAR_POWER[war])
