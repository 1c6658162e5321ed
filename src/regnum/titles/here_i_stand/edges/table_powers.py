"""The powers on the drawn table: rulers, cards, points, keys, wars and allies; then the minor powers."""

from __future__ import annotations

from typing import Final

from regnum.edges.layout import Line, Panel, Section, Span
from regnum.edges.wording import Speaker
from regnum.titles.here_i_stand.edges.table_parts import (
    card_span,
    card_with_points,
    leader_span,
    plain,
    power_span,
    power_spans,
    said,
)
from regnum.titles.here_i_stand.edges.wording import ruler_name, space_name
from regnum.titles.here_i_stand.facts.catalogue import HOME_CARDS, KEYS_TO_WIN, MINORS, POSSIBLE_ALLIES
from regnum.titles.here_i_stand.facts.charts import CONTROLLERS
from regnum.titles.here_i_stand.facts.names import FRANCE, MAJORS, NONE, OTTOMAN, PAPACY, POWERS
from regnum.titles.here_i_stand.facts.people import LEADERS
from regnum.titles.here_i_stand.position.queries.cards import hand_of, hand_size
from regnum.titles.here_i_stand.position.queries.points import victory_points
from regnum.titles.here_i_stand.position.queries.powers import is_active
from regnum.titles.here_i_stand.position.queries.progress import admin_rating
from regnum.titles.here_i_stand.position.queries.spaces import keys_of
from regnum.titles.here_i_stand.position.queries.troops import listed
from regnum.titles.here_i_stand.position.state import CAPTIVE, POWER_CARD, Position

POWER_WIDTH: Final = 32
MINOR_WIDTH: Final = 24
ALL_SEATS: Final = -2  # a reader who may see every hand


def power_section(state: Position, reader: int, words: Speaker) -> Section:
    """3, 4, 3.2, 3.2.major: the six major powers in impulse order."""
    panels = [power_panel(state, power, reader, words) for power in range(MAJORS)]
    return Section(words.say("his-board-powers"), POWER_WIDTH, [panels])


def power_panel(state: Position, power: int, reader: int, words: Speaker) -> Panel:
    """A power: what lies on its power card, and how it stands with the others."""
    lines: list[Line] = []
    if state.ruler[power] != NONE:
        lines.append(ruler_line(state, power, words))
    lines.append(plain(score_line(state, power, words)))
    lines += track_lines(state, power, words)
    if state.excommunicated[power]:
        lines.append(plain(words.say("his-board-excommunicated"), "strong"))
    lines += card_lines(state, power, reader, words)
    lines += relation_lines(state, power, words)
    return Panel((power_span(power, words),), lines)


def ruler_line(state: Position, power: int, words: Speaker) -> Line:
    """3.3: who rules, and how many cards he may keep."""
    ruler = state.ruler[power]
    name = Span(ruler_name(ruler, words), "", ("ruler", ruler))
    return (name, Span(f" ({words.say('his-board-keeps', count=admin_rating(state, power))})", "dim"))


def score_line(state: Position, power: int, words: Speaker) -> str:
    """23.2: victory points, and the keys that a power has of those with which it wins."""
    points = words.say("his-board-points", count=victory_points(state, power))
    if KEYS_TO_WIN[power] == NONE:
        return points
    keys = words.say("his-board-keys", count=len(keys_of(state, power)), need=KEYS_TO_WIN[power])
    return f"{points}; {keys}"


def track_lines(state: Position, power: int, words: Speaker) -> list[Line]:
    """23.2.bonus: what of the points comes from markers and tracks."""
    own = {
        OTTOMAN: ("his-board-piracy", state.piracy),
        FRANCE: ("his-board-chateaux", state.chateaux),
        PAPACY: ("his-board-st-peters", state.st_peters),
    }
    counts = [
        ("his-board-war-winner", state.war_winner[power]),
        ("his-board-bonus", state.bonus[power]),
        own.get(power, ("", 0)),
        ("his-board-fewer-cards", state.fewer_cards[power]),
        ("his-board-owed", state.owed[power]),
        ("his-board-skips", state.skips[power]),
    ]
    return [plain(words.say(message, count=count), "dim") for message, count in counts if count]


def card_lines(state: Position, power: int, reader: int, words: Speaker) -> list[Line]:
    """6.1, 6.2, 3.1: Home cards, which all know, and the hand: its cards for whoever leads the power, else their
    number."""
    leads = CONTROLLERS[state.players]
    lines: list[Line] = []
    played = [card for card in HOME_CARDS[power] if state.place[card] == POWER_CARD]
    if played:
        lines.append(said(words, "his-board-home-played", [card_span(card, words) for card in played]))
    if reader == ALL_SEATS or (reader >= 0 and leads[reader] == leads[power]):
        cards = [card_with_points(state, card, words) for card in hand_of(state, power)]
        return [*lines, said(words, "his-board-hand", cards or [Span(words.say("his-board-nothing"))])]
    at_home = [card for card in HOME_CARDS[power] if card in hand_of(state, power)]
    count = words.say("his-board-cards", count=hand_size(state, power))
    if not at_home:
        return [*lines, plain(count)]
    shown = said(words, "his-board-home-held", [card_span(card, words) for card in at_home])
    return [*lines, (Span(f"{count}; "), *shown)]


def relation_lines(state: Position, power: int, words: Speaker) -> list[Line]:
    """9, 22: wars, allies, minor powers that follow, and prisoners."""
    allies = listed(state.alliance[power])
    followers = [minor for minor in range(MAJORS, POWERS) if state.master[minor] == power]
    prisoners = [leader for leader in range(LEADERS) if state.leader_at[leader] == CAPTIVE + power]
    lines = [
        said(words, message, power_spans(powers, words))
        for message, powers in (("his-board-wars", listed(state.war[power])), ("his-board-allies", allies + followers))
        if powers
    ]
    if prisoners:
        lines.append(said(words, "his-board-prisoners", [leader_span(leader, words) for leader in prisoners]))
    return lines


def minor_section(state: Position, words: Speaker) -> Section:
    """22, 3.2, 3.2.minor: the minor powers: whom they follow, or that they are inactive."""
    return Section(words.say("his-board-minors"), MINOR_WIDTH, [[minor_panel(state, minor, words) for minor in MINORS]])


def minor_panel(state: Position, minor: int, words: Speaker) -> Panel:
    """22: one of them."""
    master = state.master[minor]
    if is_active(state, minor):
        lines = [said(words, "his-board-follows", [power_span(master, words)])]
    else:
        lines = [plain(words.say("his-board-inactive"), "dim")]
        if POSSIBLE_ALLIES[minor]:
            lines.append(said(words, "his-board-may-follow", power_spans(POSSIBLE_ALLIES[minor], words)))
    if state.war[minor]:
        lines.append(said(words, "his-board-wars", power_spans(listed(state.war[minor]), words)))
    keys = [Span(space_name(space, words), "", ("space", space)) for space in keys_of(state, minor)]
    lines += [said(words, "his-board-its-keys", keys)] if keys else []
    return Panel((power_span(minor, words),), lines)
