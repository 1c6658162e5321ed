"""Every decision, event and reason of a title with rule texts says by which paragraph it stands."""

from __future__ import annotations

import pytest

from regnum.edges.rule_texts import cited, read_paragraphs
from regnum.engine.registry import BUILT_IN, find_title
from tests.conformance.pebbles import Pebbles, TakeTurn, pebbles
from tests.conformance.playing import AnyTitle


def uncited(title: AnyTitle) -> list[str]:
    """What people are told without a paragraph, or by one that the texts do not have."""
    rules = {cls.__name__: cls.rule for cls in title.decision_classes}
    rules |= {event.key: event.rule for event in title.events.values()}
    rules |= {f"{reason.name} {code}": reason.rule for code, reason in title.reasons.items() if code > 0}
    return [name for name, rule in rules.items() if cited(title, rule) is None]


@pytest.mark.parametrize("title", BUILT_IN)
def test_everything_that_people_are_told_cites_a_paragraph(title: str):
    assert read_paragraphs(find_title(title))
    assert uncited(find_title(title)) == []


@pytest.mark.parametrize("title", BUILT_IN)
def test_what_cites_no_paragraph_or_a_lost_one_is_found(title: str):
    """Another game with the texts of this one: nothing but its decision stands by a paragraph."""
    texts = find_title(title)

    class Astray(Pebbles):
        __module__ = type(texts).__module__

    class Turn(TakeTurn):
        rule = next(iter(read_paragraphs(texts)))

    told = ["taken", "shown", "drawn", "own_drawn", "too_few_pebbles 1", "not_in_your_hand 2", "no_cards_left 3"]
    assert uncited(pebbles(Astray, Turn)) == told
    assert uncited(pebbles(Astray)) == ["TakeTurn", *told]
