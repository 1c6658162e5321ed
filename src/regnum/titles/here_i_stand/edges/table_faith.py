"""The struggle for faith on the drawn table: zones, debaters, reformers, translations, universities, the Tudors."""

from __future__ import annotations

from typing import Final

from regnum.edges.layout import Line, Panel, Section, Span
from regnum.edges.wording import Speaker
from regnum.titles.here_i_stand.edges.table_parts import joined, plain, power_span, said
from regnum.titles.here_i_stand.edges.wording import (
    child_name,
    debater_name,
    reformer_name,
    space_name,
    wife_name,
    zone_name,
)
from regnum.titles.here_i_stand.facts.catalogue import SPACES, ZONE
from regnum.titles.here_i_stand.facts.charts import FULL_BIBLE, NEW_TESTAMENT
from regnum.titles.here_i_stand.facts.names import (
    MAJORS,
    NONE,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
    TRANSLATED_ZONES,
    ZONES,
)
from regnum.titles.here_i_stand.facts.people import (
    DEBATER_VALUE,
    PAPAL_DEBATERS,
    REFORMER_SPACE,
    REFORMERS,
    ZONE_DEBATERS,
)
from regnum.titles.here_i_stand.position.queries.religion import bible_steps, testament_steps
from regnum.titles.here_i_stand.position.state import BANISHED, COMMITTED, GONE, UNCOMMITTED, Position

FAITH_WIDTH: Final = 40
STATUSES: Final = (
    (UNCOMMITTED, "his-board-uncommitted", ""),
    (COMMITTED, "his-board-committed", "dim"),
    (BANISHED, "his-board-banished", "dim"),
    (GONE, "his-board-gone", "dim"),
)


def faith_section(state: Position, words: Speaker) -> Section:
    """18, 21.3, 21.5: everything about faith that is no marker on the map."""
    panels = [
        zone_panel(state, words),
        debater_panel(state, PAPACY, list(PAPAL_DEBATERS), "", words),
        *[
            debater_panel(state, PROTESTANT, list(ZONE_DEBATERS[zone]), zone_name(zone, words), words)
            for zone in range(TRANSLATED_ZONES)
        ],
        reformer_panel(state, words),
        tudor_panel(state, words),
    ]
    if state.universities:
        panels.append(Panel(plain(words.say("his-board-universities"), "strong"), [joined(towns(state, words))]))
    if state.bulls:
        panels.append(Panel(plain(words.say("his-board-bulls"), "strong"), [joined(condemned(state, words))]))
    return Section(words.say("his-board-faith"), FAITH_WIDTH, [panels])


def zone_panel(state: Position, words: Speaker) -> Panel:
    """18.1.translate_length, 18.3: how far each zone has gone over, and how far its translations are."""
    lines: list[Line] = []
    for zone in range(ZONES):
        spaces = [space for space in range(SPACES) if ZONE[space] == zone]
        count = sum(1 for space in spaces if state.faith[space] == PROTESTANT_FAITH)
        text = words.say("his-board-zone", zone=zone_name(zone, words), count=count, all=len(spaces))
        lines.append((Span(text, "", ("zone", zone)),))
        if zone < TRANSLATED_ZONES:
            steps = words.say(
                "his-board-translations",
                testament=testament_steps(state, zone),
                testaments=NEW_TESTAMENT,
                bible=bible_steps(state, zone),
                bibles=FULL_BIBLE,
            )
            lines.append(plain(steps, "dim"))
    return Panel(plain(words.say("his-board-zones"), "strong"), lines)


def debater_span(debater: int, style: str, words: Speaker) -> Span:
    """18.5: a debater with his value."""
    return Span(f"{debater_name(debater, words)} ({DEBATER_VALUE[debater]})", style, ("debater", debater))


def debater_panel(state: Position, side: int, pool: list[int], zone: str, words: Speaker) -> Panel:
    """8.2.debaters, 18.2.bonus: the debaters of a side, by what has become of them."""
    lines = []
    for status, message, style in STATUSES:
        found = [debater_span(each, style, words) for each in pool if state.debaters[each] == status]
        lines += [said(words, message, found)] if found else []
    heading = (Span(f"{words.say('his-board-debaters')} "), power_span(side, words), Span(f", {zone}" if zone else ""))
    return Panel(heading, lines or [plain(words.say("his-board-nobody"), "dim")])


def reformer_panel(state: Position, words: Speaker) -> Panel:
    """8.2.reformers, 18.2.reformers: who preaches where, and who is out of play."""
    lines: list[Line] = []
    for reformer in range(REFORMERS):
        name = Span(reformer_name(reformer, words), "", ("reformer", reformer))
        status = state.reformers[reformer]
        if status == UNCOMMITTED:
            town = REFORMER_SPACE[reformer]
            lines.append((name, Span(": "), Span(space_name(town, words), "", ("space", town))))
        elif status in (BANISHED, GONE):
            message = "his-board-banished" if status == BANISHED else "his-board-gone"
            lines.append(said(words, message, [name]))
    return Panel(
        plain(words.say("his-board-reformers"), "strong"), lines or [plain(words.say("his-board-nobody"), "dim")]
    )


def tudor_panel(state: Position, words: Speaker) -> Panel:
    """21.3: Henry's marital status, and what his wives have borne."""
    lines = [plain(wife_name(state.wife, words))]
    for result, wife in enumerate(state.births):
        if wife != NONE:
            text = words.say("his-board-birth", wife=wife_name(wife, words), child=child_name(result, words))
            lines.append(plain(text, "dim"))
    if state.wedding_due:
        lines.append(plain(words.say("his-board-wedding"), "strong"))
    return Panel(plain(words.say("his-board-tudors"), "strong"), lines)


def towns(state: Position, words: Speaker) -> list[Span]:
    """18.1.jesuit: where universities stand."""
    return [Span(space_name(space, words), "", ("space", space)) for space in state.universities]


def condemned(state: Position, words: Speaker) -> list[Span]:
    """21.5.limits.3: who was excommunicated in this game."""
    return [
        power_span(person, words)
        if person < MAJORS
        else Span(reformer_name(person - MAJORS, words), "", ("reformer", person - MAJORS))
        for person in state.bulls
    ]


def debate_line(state: Position, words: Speaker) -> str:
    """18.5: who debates, and where."""
    names = [debater_name(each, words) if each != NONE else words.say("his-board-nobody") for each in state.debating]
    return words.say("his-board-debate", zone=zone_name(state.debate_zone, words), attacker=names[0], defender=names[1])


def help_line(state: Position, words: Speaker) -> str:
    """18.2.bonus: whose bonus helps the present action."""
    return words.say("his-board-inspiration", debater=debater_name(state.inspiration, words))
