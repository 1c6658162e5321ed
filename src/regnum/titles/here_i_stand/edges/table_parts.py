"""Pieces of the drawn table: lines, lists, and what stands at a place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from regnum.edges.layout import Line, Span
from regnum.edges.wording import Speaker
from regnum.titles.here_i_stand.edges.forces import Force
from regnum.titles.here_i_stand.edges.wording import card_name, counted, leader_name, power_name
from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.position.queries.progress import points_of_card
from regnum.titles.here_i_stand.position.state import Position


def plain(text: str, style: str = "") -> Line:
    """A line in one style."""
    return (Span(text, style),)


def said(words: Speaker, message: str, spans: Iterable[Span]) -> Line:
    """A heading in words, then things that moves can point at."""
    return (Span(f"{words.say(message)} "), *joined(spans))


def joined(spans: Iterable[Span]) -> Line:
    """Things in a row with commas between them."""
    found: list[Span] = []
    for span in spans:
        found += [Span(", "), span] if found else [span]
    return tuple(found)


def power_span(power: int, words: Speaker) -> Span:
    """A power in its colour."""
    style = f"seat-{power}" if power < MAJORS else "strong"
    return Span(power_name(power, words), style, ("power", power))


def power_spans(powers: Iterable[int], words: Speaker) -> list[Span]:
    """Several powers."""
    return [power_span(power, words) for power in powers]


def leader_span(leader: int, words: Speaker) -> Span:
    """A leader."""
    return Span(leader_name(leader, words), "", ("leader", leader))


def card_span(card: int, words: Speaker) -> Span:
    """A card by its name."""
    return Span(card_name(card, words), "", ("card", card))


def card_with_points(state: Position, card: int, words: Speaker) -> Span:
    """6.1: a card with its command points."""
    text = words.say("his-board-card", card=card_name(card, words), points=points_of_card(state, card))
    return Span(text, "", ("card", card))


def force_line(owner: int, force: Force, words: Speaker) -> Line:
    """5: what an owner has at a place."""
    units = [Span(counted(unit, count, words)) for unit, count in enumerate(force.units) if count]
    lent = [
        Span(words.say("his-board-lent", count=count, power=power_name(borrower, words)))
        for borrower, count in force.lent.items()
    ]
    leaders = [leader_span(leader, words) for leader in force.leaders]
    return (power_span(owner, words), Span(": "), *joined([*units, *lent, *leaders]))


def force_lines(forces: Mapping[int, Force], words: Speaker) -> list[Line]:
    """5: everybody at a place, a line for each owner."""
    return [force_line(owner, force, words) for owner, force in forces.items()]
