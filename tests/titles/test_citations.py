"""Every decision, event and reason of a title with rule texts says by which paragraph it stands."""

from __future__ import annotations

import pytest

from regnum.edges.rule_texts import cited, read_paragraphs
from regnum.engine.registry import BUILT_IN, find_title


@pytest.mark.parametrize("title", BUILT_IN)
def test_everything_that_people_are_told_cites_a_paragraph(title: str):
    found = find_title(title)
    assert read_paragraphs(found)
    rules = {cls.__name__: cls.rule for cls in found.decision_classes}
    rules |= {event.key: event.rule for event in found.events.values()}
    rules |= {f"{reason.name} {code}": reason.rule for code, reason in found.reasons.items() if code > 0}
    assert [name for name, rule in rules.items() if cited(found, rule) is None] == []
