"""Names: nothing in the catalogue goes without its words in any language."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import regnum
from regnum.titles.here_i_stand.facts.catalogue import CARD, COLONY, LANGUAGE, POWER, SEA, SPACE, UNIT, kind_of_things
from regnum.titles.here_i_stand.facts.charts import ACTION, PRIZE
from regnum.titles.here_i_stand.facts.names import FAITH_NAMES, PHASE_IDS, PREGNANCY_NAMES, SCENARIO_IDS, WIFE_IDS
from regnum.titles.here_i_stand.facts.people import CONQUEROR, DEBATER, EXPLORER, LEADER, REFORMER, RULER

LOCALES = Path(regnum.__file__).parent / "locales"
LANGUAGES = ("en", "pl", "ru")
CASES = {"genitive", "dative", "accusative", "instrumental", "locative"}
KINDS = (
    SPACE, SEA, POWER, CARD, UNIT, LANGUAGE, COLONY, ACTION, PRIZE,
    LEADER, RULER, DEBATER, REFORMER, EXPLORER, CONQUEROR,
    kind_of_things("phase", PHASE_IDS),
    kind_of_things("scenario", SCENARIO_IDS),
    kind_of_things("wife", WIFE_IDS),
    kind_of_things("faith", FAITH_NAMES),
    kind_of_things("pregnancy", PREGNANCY_NAMES),
)  # fmt: skip
COMMON = {"unit", "pregnancy", "faith", "zone"}
SAME = {"conqueror"}  # conquest markers of a power are alike
# A typewriter's quotes, and the quotes and dashes of other languages; the English apostrophe is straight everywhere.
FOREIGN = {"en": '[«»„—–"]', "pl": "[«»“—'\"]", "ru": "[„“”–'\"]"}


def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by id, without the prefix of the game."""
    text = (LOCALES / language / "here_i_stand" / "names.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    assert all(entry.id.name.startswith("his-") for entry in found)
    return {entry.id.name.removeprefix("his-"): entry for entry in found}


def said(message: ast.Message) -> str:
    """The text of a message that uses no variables."""
    assert message.value is not None
    assert all(isinstance(part, ast.TextElement) for part in message.value.elements)
    return "".join(part.value for part in message.value.elements if isinstance(part, ast.TextElement))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_catalogue_has_a_name(language: str):
    known = messages(language)
    named = {f"{kind.name}-{name}" for kind in KINDS for name in kind.names}
    assert named - set(known) == set()
    rest = {name for name in set(known) - named if not name.startswith("term-")}
    assert rest == {"title"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_of_a_kind_have_the_same_name(language: str):
    known = messages(language)
    for kind in KINDS:
        counts = Counter(said(known[f"{kind.name}-{name}"]) for name in kind.names)
        assert kind.name in SAME or max(counts.values()) == 1, counts.most_common(1)


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_powers_can_be_put_into_sentences(language: str):
    known = messages(language)
    for name in POWER.names:
        assert {attribute.id.name for attribute in known[f"power-{name}"].attributes} == CASES


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_the_language(language: str):
    assert [name for name, each in messages(language).items() if re.search(FOREIGN[language], said(each))] == []
    assert all(said(each) == said(each).strip() != "" for each in messages(language).values())
    if language == "ru":
        latin = [name for name, each in messages(language).items() if re.search("[A-HJ-UWYZa-z]", said(each))]
        assert latin == ["title"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_begin_with_a_capital_and_common_nouns_do_not(language: str):
    known = messages(language)
    names = [f"{kind.name}-{name}" for kind in KINDS if kind.name not in COMMON for name in kind.names]
    assert [name for name in names if said(known[name])[0].islower()] == []
    assert all(said(known[f"unit-{name}"])[0].islower() for name in UNIT.names)
