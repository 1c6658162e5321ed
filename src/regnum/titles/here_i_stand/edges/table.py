"""The table as rows of panels: what is going on, the powers, the map, and the cards that everybody sees."""

from __future__ import annotations

from typing import Final

from regnum.edges.layout import Panel, Section
from regnum.edges.wording import Speaker
from regnum.engine.game import Game
from regnum.titles.here_i_stand.edges.table_faith import debate_line, faith_section, help_line
from regnum.titles.here_i_stand.edges.table_map import map_sections
from regnum.titles.here_i_stand.edges.table_new_world import foreign_war_sections, new_world_section
from regnum.titles.here_i_stand.edges.table_parts import card_span, joined, leader_span, plain
from regnum.titles.here_i_stand.edges.table_powers import minor_section, power_section
from regnum.titles.here_i_stand.edges.wording import (
    card_name,
    counted,
    leaders_name,
    location_name,
    phase_name,
    power_name,
)
from regnum.titles.here_i_stand.facts.catalogue import CARD_KIND
from regnum.titles.here_i_stand.facts.charts import YEARS
from regnum.titles.here_i_stand.facts.names import HOME_CARD, MAJORS, NONE, SQUADRON
from regnum.titles.here_i_stand.facts.people import LEADERS
from regnum.titles.here_i_stand.position.queries.progress import last_turn
from regnum.titles.here_i_stand.position.queries.troops import army_row, kind_of, listed, owner_of
from regnum.titles.here_i_stand.position.state import (
    ABROAD,
    ARMY,
    DECK,
    DISCARD,
    NOT_YET,
    ON_TABLE,
    ON_TURN_TRACK,
    OTHER,
    OUT_OF_GAME,
    Position,
)

CARD_WIDTH: Final = 40
PILES: Final = (
    (ON_TABLE, "his-board-on-table"),
    (DISCARD, "his-board-discards"),
    (OUT_OF_GAME, "his-board-out-of-game"),
    (NOT_YET, "his-board-not-yet"),
)


def table_sections(game: Game[Position], reader: int, words: Speaker) -> list[Section]:
    """What a seat may see of the position (-1: a spectator, -2: somebody who may see every hand)."""
    state = game.state
    return [
        *(Section(line, 0, []) for line in now_lines(state, words)),
        power_section(state, reader, words),
        minor_section(state, words),
        faith_section(state, words),
        *map_sections(state, words),
        new_world_section(state, words),
        *foreign_war_sections(state, words),
        *waiting_sections(state, words),
        card_section(state, words),
    ]


# ---- what is going on -----------------------------------------------------------------------------------------------


def now_lines(state: Position, words: Speaker) -> list[str]:
    """7, 11: turn, phase and impulse; an army on its way, and a combat."""
    turn = words.say("his-board-turn", turn=state.turn, turns=last_turn(state), years=YEARS[max(state.turn, 1) - 1])
    lines = [f"{turn}; {phase_name(state.phase, words)}" if state.phase != NONE else turn]
    if state.active != NONE:
        lines.append(words.say("his-board-impulse", power=power_name(state.active, words), count=state.cp))
    lines += [army_line(state, army, words) for army in (ARMY, OTHER) if state.army_at[army] != NONE]
    if state.combat_at != NONE:
        lines.append(combat_line(state, words))
    if state.debate_zone != NONE:
        lines.append(debate_line(state, words))
    if state.inspiration != NONE:
        lines.append(help_line(state, words))
    if state.weather:
        lines.append(words.say("his-board-weather"))
    if state.gout:
        lines.append(words.say("his-board-gout", leaders=leaders_name(state.gout, words)))
    return lines


def army_line(state: Position, army: int, words: Speaker) -> str:
    """13.1: who acts as one army, and where."""
    units = [
        words.say("his-owned", power=power_name(owner_of(column), words), unit=counted(kind_of(column), count, words))
        for column, count in enumerate(army_row(state, army))
        if count
    ]
    leaders = [leaders_name(state.army_leaders[army], words)] if state.army_leaders[army] else []
    forces = ", ".join([*units, *leaders]) or words.say("his-board-nothing")
    place = location_name(state.army_at[army], words)
    return words.say("his-board-army" if army == ARMY else "his-board-other-army", place=place, forces=forces)


def combat_line(state: Position, words: Speaker) -> str:
    """14, 15.1, 16.2: who fights whom, with how many dice and hits, and by which cards."""
    defenders = ", ".join(power_name(power, words) for power in listed(state.defenders))
    line = words.say(
        "his-board-combat",
        place=location_name(state.combat_at, words),
        attacker=power_name(state.attacker, words),
        defenders=defenders or words.say("his-board-nobody"),
    )
    if any(state.dice):
        dice, hits = state.dice, state.hits
        rolled = words.say("his-board-rolled", dice=dice[0], hits=hits[0], others=dice[1], others_hits=hits[1])
        line = f"{line}; {rolled}"
    cards = [
        words.say("his-board-declared", power=power_name(each % MAJORS, words), card=card_name(each // MAJORS, words))
        for each in state.combat_cards
    ]
    return "; ".join([line, *cards])


# ---- beside the map -------------------------------------------------------------------------------------------------


def waiting_sections(state: Position, words: Speaker) -> list[Section]:
    """8.2: leaders and ships that come back in the next turn, and leaders abroad."""
    panels: list[Panel] = []
    for place in (ON_TURN_TRACK, ABROAD):
        leaders = [leader_span(leader, words) for leader in range(LEADERS) if state.leader_at[leader] == place]
        if leaders:
            panels.append(Panel(plain(location_name(place, words), "dim"), [joined(leaders)]))
    lost = [owner for ship, owner in enumerate(state.ship_owner) if state.ship_at[ship] == ON_TURN_TRACK]
    if lost:
        counts = [
            words.say("his-owned", power=power_name(owner, words), unit=counted(SQUADRON, lost.count(owner), words))
            for owner in sorted(set(lost))
        ]
        panels.append(Panel(plain(words.say("his-board-lost-ships"), "dim"), [plain(", ".join(counts))]))
    return [Section(words.say("his-board-waiting"), CARD_WIDTH, [panels])] if panels else []


def card_section(state: Position, words: Speaker) -> Section:
    """6.2: how many cards are in the deck, and what lies in the open."""
    panels = [Panel(plain(words.say("his-board-deck", count=state.place.count(DECK)), "strong"), [])]
    for place, message in PILES:
        cards = [card for card, at in enumerate(state.place) if at == place and CARD_KIND[card] != HOME_CARD]
        if cards:
            heading = plain(words.say(message, count=len(cards)), "dim")
            panels.append(Panel(heading, [joined(card_span(card, words) for card in cards)]))
    for message, events in (("his-board-happened", state.happened), ("his-board-in-force", state.in_force)):
        if events:
            named = [card_span(card, words) for card in events]
            panels.append(Panel(plain(words.say(message), "dim"), [joined(named)]))
    return Section(words.say("his-board-all-cards"), CARD_WIDTH, [[panel] for panel in panels])
