"""Everything that Here I Stand tells has its words, although the title is not registered yet."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from regnum.titles.here_i_stand.title import TITLE
from tests.locales import test_messages as shared

FILES = {
    "reasons.ftl": shared.reason_messages(TITLE),
    **shared.told_messages(TITLE),
    "orders.ftl": shared.order_messages(TITLE),
}
COUNTED = {"troops": {"troop", "count"}, "ships": {"fleet", "count"}}  # the labels that "3 regulars" says
every_file = pytest.mark.parametrize("file", FILES)
every_language = pytest.mark.parametrize("language", shared.LANGUAGES)


@every_file
def test_everything_that_is_told_has_a_message_and_nothing_else(file: str):
    found = set(shared.read("en", f"{TITLE.id}/{file}"))
    assert sorted(set(FILES[file]) - found) == []
    assert sorted(found - set(FILES[file])) == []


@every_language
@every_file
def test_messages_use_only_what_they_are_given(file: str, language: str):
    for key, uses in shared.read(language, f"{TITLE.id}/{file}").items():
        assert uses.variables <= FILES[file][key], key
        for variables in uses.attributes.values():
            assert variables <= FILES[file][key], key


def test_moves_name_what_they_are_about():
    """A label that no message uses would make two answers look alike."""
    labels = shared.move_messages(TITLE)
    for key, uses in shared.read("en", f"{TITLE.id}/moves.ftl").items():
        told = uses.variables.union(*(COUNTED[name] for name in uses.variables & COUNTED.keys()))
        assert labels[key] <= told, key


@every_language
def test_prompts_speak_to_nobody_but_whoever_is_asked(language: str):
    text = (shared.LOCALES / language / TITLE.id / "prompts.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            told = [each for each in entry.attributes if each.id.name == shared.OTHERS]
            assert len(told) == 1, entry.id.name
            said = " ".join(part.value for part in told[0].value.elements if isinstance(part, ast.TextElement))
            assert not re.search(shared.SPOKEN_TO[language], said, re.IGNORECASE), entry.id.name
