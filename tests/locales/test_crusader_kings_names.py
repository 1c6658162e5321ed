"""Names and cards of Crusader Kings: nothing that lies in the box goes without its words in any language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import regnum

LOCALES = Path(regnum.__file__).parent / "locales"
LANGUAGES = ("en", "pl", "ru")
CULTURES = ("english", "frankish", "german", "italian", "iberian")
COUNTS = {
    "region": 34,
    "sea": 3,
    "realm": 8,
    "dynasty": 13,
    "character": 125,
    "trait": 26,
    "development": 12,
    "scenario": 6,
    "card": 60,
    "card-condition": 38,
}
POSITIONS = {str(position) for position in range(1, 11)}
LISTS = {
    "culture": set(CULTURES),
    "development-type": {"councilor", "invention"},
    "track": POSITIONS,
    "deck": {"realm", "intrigue", "war", "tax", "crusade"},
    "action": {"build", "develop", "plot", "coup", "mobilize", "invade", "tax", "crusade", "marriage", "titles"},
    "plot": {"fabricate-casus-belli", "provoke-unrest", "assassinate", "bribe", "divorce"},
    "phase": {"setup", "era-start", "dynasty", "plan", "turn", "upkeep", "refresh", "scoring"},
    "strategy": {"ferox", "postis", "munitio", "amandit", "aperio"},
    "achievement": {"crusader", "builder", "inventor", "king-of-jerusalem"},
    "role": {"ruler", "spouse", "child-1", "child-2", "child-3", "sibling-1", "sibling-2"},
    "pick": {"next", "choice", "richest", "poorest", "leader", "trailing"},
    "target": {"self", "other"},
}
ABOUT = {
    "development-text": "development",
    "track-bonus": "track",
    "strategy-text": "strategy",
    "scenario-text": "scenario",
    "card-flavour": "card",
    "card-text": "card",
}
KINDS = (*COUNTS, *LISTS, *ABOUT)
# A typewriter's quotes, and the quotes and dashes of other languages; the English apostrophe is straight everywhere.
FOREIGN = {"en": '[«»„—–"]', "pl": "[«»“—'\"]", "ru": "[„“”–'\"]"}

Messages = dict[str, ast.Message]


def read(language: str) -> Messages:
    """The messages of both files by id, without the prefix of the game."""
    found: Messages = {}
    for file in ("names.ftl", "cards.ftl"):
        text = (LOCALES / language / "crusader_kings" / file).read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name.removeprefix("ck-")] = entry
    return found


def named(messages: Messages, kind: str) -> set[str]:
    """What has a message of this kind: `card-text-twins` is a text, and not the title of a card `text-twins`."""
    longer = tuple(f"{other}-" for other in KINDS if other.startswith(f"{kind}-"))
    own = (key for key in messages if key.startswith(f"{kind}-") and not key.startswith(longer))
    return {key.removeprefix(f"{kind}-") for key in own}


def words(message: ast.Message) -> str:
    """The plain text of a message and of its attributes."""
    patterns = [message.value, *(attribute.value for attribute in message.attributes)]
    elements = [element for pattern in patterns if pattern for element in pattern.elements]
    return " ".join(element.value for element in elements if isinstance(element, ast.TextElement))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_is_named(language: str):
    messages = read(language)
    assert {kind: len(named(messages, kind)) for kind in COUNTS} == COUNTS
    assert {kind: named(messages, kind) for kind in LISTS} == LISTS


@pytest.mark.parametrize("about", ABOUT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_named_is_explained(language: str, about: str):
    messages = read(language)
    assert named(messages, about) == named(messages, ABOUT[about])


@pytest.mark.parametrize("language", LANGUAGES)
def test_conditions_belong_to_cards(language: str):
    messages = read(language)
    assert named(messages, "card-condition") < named(messages, "card")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_culture_has_twenty_characters_and_there_is_a_horse(language: str):
    characters = named(read(language), "character")
    assert {f"{culture}-{number:02d}" for culture in CULTURES for number in range(1, 21)} < characters
    assert "glitterhoof" in characters


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trait_can_be_said_of_a_woman(language: str):
    messages = read(language)
    for trait in named(messages, "trait"):
        assert [form.id.name for form in messages[f"trait-{trait}"].attributes] == ["feminine"], trait


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_is_that_of_the_language(language: str):
    texts = {key: words(message) for key, message in read(language).items()}
    assert [key for key, text in texts.items() if re.search(FOREIGN[language], text)] == []
    assert [key for key, text in texts.items() if re.search(r" {2}| - |\.\.| [,.;:!?]", text)] == []
