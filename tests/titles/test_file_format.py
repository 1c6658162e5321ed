"""Names in files stay readable: a field, frame, event, word or option that is gone has an heir (R14)."""

from __future__ import annotations

import pytest

from regnum.engine.migrations import Former
from regnum.engine.registry import BUILT_IN, find_title
from tests.conformance.pebbles import Pebbles, pebbles
from tools.file_format import kept, names_of, problems


@pytest.mark.parametrize("title", BUILT_IN)
def test_every_name_that_was_ever_written_can_be_read(title: str):
    assert problems(find_title(title), kept()[title]) == []


@pytest.mark.parametrize("kind", ["fields", "frames", "events", "verbs", "words", "options"])
def test_a_lost_name_is_found(kind: str):
    names = names_of(pebbles())
    assert problems(pebbles(), {**names, kind: [*names[kind], "gone 1"]}) == [f"pebbles lost {kind} gone 1"]


def test_a_name_with_an_heir_is_not_lost():
    class Renamed(Pebbles):
        former = Former(words={"grab": "take"}, fields={"heap": "pebbles"})

    names = names_of(pebbles())
    older = {**names, "verbs": [*names["verbs"], "grab 1"], "fields": [*names["fields"], "heap"]}
    assert problems(pebbles(Renamed), older) == []


def test_a_new_name_must_be_kept():
    names = names_of(pebbles())
    assert problems(pebbles(), {**names, "fields": names["fields"][1:]}) == [
        f"pebbles has new fields {names['fields'][0]}: --write"
    ]
