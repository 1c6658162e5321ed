"""The New World and foreign wars on the drawn table."""

from __future__ import annotations

from typing import Final

from regnum.edges.layout import Line, Panel, Section, Span
from regnum.edges.wording import Speaker
from regnum.titles.here_i_stand.cards.new_world import COLONIAL_POWERS
from regnum.titles.here_i_stand.edges.table_parts import joined, leader_span, plain, power_span, power_spans, said
from regnum.titles.here_i_stand.edges.wording import (
    colony_name,
    conqueror_name,
    counted,
    explorer_name,
    foreign_war_name,
    prize_name,
)
from regnum.titles.here_i_stand.facts.foreign_wars import WAR_POWER
from regnum.titles.here_i_stand.facts.names import PRIZES
from regnum.titles.here_i_stand.position.queries.foreign_wars import abroad_columns, abroad_row, is_fought, war_figure
from regnum.titles.here_i_stand.position.queries.new_world import (
    colonies_with,
    conquerors_left,
    explorers_left,
    is_conquering,
    is_exploring,
    rich_conquests,
)
from regnum.titles.here_i_stand.position.queries.troops import kind_of, listed
from regnum.titles.here_i_stand.position.state import (
    AIDED_VOYAGE,
    COLONY_CROSSING,
    COLONY_SETTLED,
    FOREIGN_WARS,
    RECALLED,
    Position,
)

WIDTH: Final = 36


def new_world_section(state: Position, words: Speaker) -> Section:
    """20: what the three powers have in the New World, what is under way, and what is still to be found."""
    panels = [Panel((power_span(power, words),), power_lines(state, power, words)) for power in COLONIAL_POWERS]
    free = [Span(prize_name(prize, words)) for prize in range(PRIZES) if state.prizes[prize] < 0]
    lines: list[Line] = []
    if free:
        lines.append(said(words, "his-board-free-prizes", free))
    if state.raiders:
        lines.append(said(words, "his-board-raiders", power_spans(listed(state.raiders), words)))
    rest = [Panel(plain(words.say("his-board-unknown-lands"), "dim"), lines)] if lines else []
    return Section(words.say("his-board-new-world"), WIDTH, [[*panels, *rest]])


def power_lines(state: Position, power: int, words: Speaker) -> list[Line]:
    """20: prizes, colonies, markers, voyages and people of one power."""
    prizes = [Span(prize_name(prize, words)) for prize in range(PRIZES) if state.prizes[prize] == power]
    rich = [Span(prize_name(prize, words)) for prize in rich_conquests(state, power)]
    colonies = [Span(colony_name(each, words)) for each in colonies_with(state, power, COLONY_SETTLED)]
    if state.potosi == power:
        colonies.append(Span(words.say("his-board-potosi")))
    lists = [
        ("his-board-prizes", prizes),
        ("his-board-rich", rich),
        ("his-board-colonies", colonies),
        ("his-board-under-way", under_way(state, power, words)),
        ("his-board-recalled", recalled(state, power, words)),
        ("his-board-explorers", [Span(explorer_name(each, words)) for each in explorers_left(state, power)]),
        ("his-board-conquerors", [Span(conqueror_name(each, words)) for each in conquerors_left(state, power)]),
    ]
    lines = [said(words, message, spans) for message, spans in lists if spans]
    for message, mask in (("his-board-galleons", state.galleons), ("his-board-plantations", state.plantations)):
        if mask >> power & 1:
            lines.append(plain(words.say(message)))
    return lines


def under_way(state: Position, power: int, words: Speaker) -> list[Span]:
    """20.1, 20.2.once, 20.3.once: what a power has sent in this turn."""
    found = [Span(colony_name(each, words)) for each in colonies_with(state, power, COLONY_CROSSING)]
    if is_exploring(state, power):
        aided = state.exploring[power] == AIDED_VOYAGE
        found.append(Span(words.say("his-board-exploration-with-map" if aided else "his-board-exploration")))
    if state.cabots >> power & 1:
        found.append(Span(words.say("his-board-cabot")))
    if is_conquering(state, power):
        aided = state.conquering[power] == AIDED_VOYAGE
        found.append(Span(words.say("his-board-conquest-with-smallpox" if aided else "his-board-conquest")))
    return found


def recalled(state: Position, power: int, words: Speaker) -> list[Span]:
    """card.098: what a power may not send again in this turn."""
    found = [Span(words.say("his-board-exploration"))] if state.exploring[power] == RECALLED else []
    return found + ([Span(words.say("his-board-conquest"))] if state.conquering[power] == RECALLED else [])


def foreign_war_sections(state: Position, words: Speaker) -> list[Section]:
    """21.7.setup1: the foreign wars that go on."""
    panels = [war_panel(state, war, words) for war in range(FOREIGN_WARS) if is_fought(state, war)]
    return [Section(words.say("his-board-foreign-wars"), WIDTH, [panels])] if panels else []


def war_panel(state: Position, war: int, words: Speaker) -> Panel:
    """21.7.setup1, 21.7.setup3: who fights whom."""
    power = WAR_POWER[war]
    kinds = [kind_of(column) for column in abroad_columns(power)]
    units = [
        Span(counted(kind, count, words)) for kind, count in zip(kinds, abroad_row(state, war), strict=True) if count
    ]
    leaders = [leader_span(leader, words) for leader in listed(state.abroad_leaders[war])]
    forces = [*units, *leaders] or [Span(words.say("his-board-nothing"))]
    lines = [
        (power_span(power, words), Span(": "), *joined(forces)),
        plain(words.say("his-board-war-needs", count=war_figure(state, war, "units"))),
        plain(words.say("his-board-foreigners", count=state.foreigners[war])),
    ]
    return Panel(plain(foreign_war_name(war, words), "strong"), lines)
