"""The texts: all languages say the same things, and everything that a title tells has its words."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regnum
from regnum.edges.presenter import presenter_of
from regnum.edges.words import kebab
from regnum.engine.orders import ANSWERS
from regnum.engine.refusals import ENGINE_REASONS
from regnum.engine.registry import BUILT_IN, find_title
from regnum.engine.title import Title

LOCALES = Path(regnum.__file__).parent / "locales"
LANGUAGES = ("en", "pl", "ru")
FILES = sorted(str(path.relative_to(LOCALES / "en")) for path in (LOCALES / "en").rglob("*.ftl"))
# Of whole numbers: in Polish and Russian `other` is for fractions, and `*[many]` is what they would get.
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many"}, "ru": {"one", "few", "many"}}
UNCOUNTED = {"regnum-play-welcome"}  # "players: 3" is said the same way of any number
OTHERS = "others"  # the form of a prompt for those who are not asked
# How each language speaks to somebody: nobody but whoever is asked is spoken to.
SPOKEN_TO = {
    "en": r"\b(you|your|yours)\b|(^|[:.;,] )(choose|decide|give|keep|buy|support|return|pay)\b",
    "ru": r"\b(вы|вас|вам|вами|ваш\w*|\w+ите(сь)?|\w+йте(сь)?)\b",
    "pl": r"\b(ty|ciebie|ci|cię|tobie|twój|twoj\w+|wybierz|zdecyduj|wskaż|możesz|kup|daj|zachowaj)\b",
}

COUNTS = {"count", "hits", "other_hits", "points"}
AFTER_COUNTS = {"against", "now", "of", "z", "из", "przeciw", "против"}  # what may stand behind any number
POWERS = {"active", "ally", "attacker", "enemy", "minor", "power", "reader", "winner"}  # variables that hold powers
AFTER_POWERS = {"against", "from", "in", "is", "may", "on", "to", "против"}  # what may stand behind Ottomans and Genoa
# What only the English abbreviate: the others have words of their own for command points and victory points.
ENGLISH_ONLY = r"\b(CP|VP)\b"

AnyTitle = Title[Any]
Messages = dict[str, set[str]]
"""Ids with the variables that each may use."""


def engine_messages() -> Messages:
    """Refusals of the engine, and what standing orders answer."""
    orders: Messages = {f"regnum-order-{answer}": set() for answer in ANSWERS}
    return orders | {f"regnum-reason-{kebab(reason.name)}": set() for reason in ENGINE_REASONS}


def order_messages(title: AnyTitle) -> Messages:
    """What standing orders are about, how long they hold, and on which conditions."""
    topics = {f"{title.message_prefix}-topic-{kebab(topic.name)}" for topic in title.topics}
    scopes = {f"{title.message_prefix}-scope-{kebab(scope)}" for scope in title.order_scopes}
    conditions = {
        f"{title.message_prefix}-condition-{kebab(each)}" for topic in title.topics for each in topic.conditions
    }
    return {message: set() for message in topics | scopes | conditions}


def reason_messages(title: AnyTitle) -> Messages:
    """Refusals of the rules, and conditions of which they say by how much they are missed."""
    own = [reason for reason in title.reasons.values() if reason not in ENGINE_REASONS]
    messages: Messages = {f"{title.message_prefix}-reason-{kebab(reason.name)}": set() for reason in own}
    return messages | {f"{title.message_prefix}-short-{kebab(name)}": {"have", "need"} for name in title.counted}


def event_messages(title: AnyTitle) -> Messages:
    """Events with their parameters."""
    return {f"{title.message_prefix}-event-{kebab(kind.key)}": set(kind.parameters) for kind in title.events.values()}


def move_messages(title: AnyTitle) -> Messages:
    """Verbs with the labels of their arguments."""
    messages: Messages = {}
    for decision in title.decision_classes:
        for verb in decision.domain.verbs:
            labels = {label for label, _ in verb.arguments}
            messages.setdefault(f"{title.message_prefix}-move-{verb.name}", labels).intersection_update(labels)
    return messages


def prompt_messages(title: AnyTitle) -> Messages:
    """Decisions with their fields, which are passed as names or numbers."""
    classes = title.decision_classes
    return {f"{title.message_prefix}-decide-{kebab(cls.__name__)}": set(cls.fields) for cls in classes}


def told_messages(title: AnyTitle) -> dict[str, Messages]:
    """Events, moves and prompts with their numbers, and with what the presenter of the title tells besides."""
    told = {
        "events.ftl": event_messages(title),
        "moves.ftl": move_messages(title),
        "prompts.ftl": prompt_messages(title),
    }
    also = presenter_of(title).also_told
    return {file: {key: given | also for key, given in messages.items()} for file, messages in told.items()}


def expected() -> dict[str, Messages]:
    """Every file whose messages follow from the code."""
    files = {"engine.ftl": engine_messages()}
    for title in map(find_title, BUILT_IN):
        files[f"{title.id}/reasons.ftl"] = reason_messages(title)
        for file, messages in told_messages(title).items():
            files[f"{title.id}/{file}"] = messages
        if title.topics:
            files[f"{title.id}/orders.ftl"] = order_messages(title)
    return files


EXPECTED = expected()


class Uses(Visitor):
    """The variables of a message, those of them that are numbers, and the plural forms of each selector."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.plurals: list[set[str]] = []
        self.attributes: dict[str, set[str]] = {}

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802 - the library's name
        before, self.variables = self.variables, set()
        self.generic_visit(node)
        self.attributes[node.id.name] = self.variables
        self.variables = before

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's name
        keys = [variant.key for variant in node.variants]
        words = {key.name for key in keys if isinstance(key, ast.Identifier)}
        plural = not words.isdisjoint(("one", "few", "many"))
        if plural:
            self.plurals.append(words)
        if isinstance(node.selector, ast.VariableReference) and (plural or len(words) < len(keys)):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


class Told(Visitor):
    """The words that stand right behind counts and powers, and all that is said."""

    def __init__(self) -> None:
        self.unchanging: list[str] = []
        self.agreeing: list[str] = []
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        self.said.append(node.value)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - the library's name
        inner = Told()
        inner.generic_visit(node)
        self.said += inner.said
        self.agreeing += inner.agreeing

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the library's name
        for one, other in itertools.pairwise(node.elements):
            if isinstance(one, ast.Placeable) and isinstance(one.expression, ast.VariableReference):
                word = re.match(r" ([^\W\d_]+)", other.value) if isinstance(other, ast.TextElement) else None
                name = one.expression.id.name
                if name in COUNTS and word and word[1] not in AFTER_COUNTS:
                    self.unchanging.append(word[1])
                if name in POWERS and word and word[1] not in AFTER_POWERS:
                    self.agreeing.append(word[1])
        self.generic_visit(node)


def tell(text: str) -> dict[str, Told]:
    """What the messages of a text say."""
    told: dict[str, Told] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            told[entry.id.name] = Told()
            told[entry.id.name].visit(entry)
    return told


def read(language: str, file: str) -> dict[str, Uses]:
    """The messages of a file."""
    return parse((LOCALES / language / file).read_text(encoding="utf-8"))


def parse(text: str) -> dict[str, Uses]:
    """The messages of a text; broken syntax and double ids are failures."""
    messages: dict[str, Uses] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{entry.id.name} stands twice"
            messages[entry.id.name] = Uses()
            messages[entry.id.name].visit(entry)
    return messages


def samples(uses: Uses) -> Iterator[dict[str, str | int]]:
    """Values for the variables: some word for a name, and every plural form for a number."""
    numbers = sorted(uses.numbers)
    for values in itertools.product((0, 1, 2, 5, 22), repeat=len(numbers)):
        yield {**dict.fromkeys(uses.variables, "name"), **dict(zip(numbers, values, strict=True))}


def test_every_language_has_the_same_files():
    for language in LANGUAGES:
        folder = LOCALES / language
        assert sorted(str(path.relative_to(folder)) for path in folder.rglob("*.ftl")) == FILES
    assert set(EXPECTED) <= set(FILES)


def faults(english: dict[str, Uses], messages: dict[str, Uses], language: str) -> list[str]:
    """What a language lacks, or has too much, beside English."""
    found = [f"{key} is missing" for key in english if key not in messages]
    found += [f"{key} is not in English" for key in messages if key not in english]
    for key, uses in messages.items():
        ours = english.get(key, uses)
        named = [name for name, variables in ours.attributes.items() if variables]
        found += [f"{key}.{name} differs" for name in named if uses.attributes.get(name) != ours.attributes[name]]
        found += [f"{key} does not use {name}" for name in sorted(ours.variables - uses.variables)]
        found += [f"{key} uses {name}, which English does not" for name in sorted(uses.variables - ours.variables)]
        found += [f"{key} has no {form}" for forms in uses.plurals for form in sorted(PLURALS[language] - forms)]
        if ours.plurals and key not in UNCOUNTED:
            found += [f"{key} does not count {name}" for name in sorted(ours.numbers - uses.numbers)]
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_with_its_own_plurals(file: str, language: str):
    english, messages = read("en", file), read(language, file)
    assert faults(english, messages, language) == []
    assert list(messages) == list(english)  # in the same order, so that files can be compared


COUNTED = """
cards = { $count ->
    [one] { $count } card of { $name }
   *[other] { $count } cards of { $name }
}
    .bank = { $bank }
"""
RUSSIAN = COUNTED.replace("card of", "карта").replace("*[other]", "[few] { $count } карты { $name }\n   *[many]")


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", COUNTED, ""),
        ("ru", RUSSIAN, ""),
        ("ru", "", "cards is missing"),
        ("ru", RUSSIAN + "more = ещё", "more is not in English"),
        ("ru", RUSSIAN.replace("{ $name }", ""), "cards does not use name"),
        ("ru", RUSSIAN.replace("$name", "$bank"), "cards uses bank, which English does not"),
        ("ru", RUSSIAN.replace("few", "other"), "cards has no few"),
        ("pl", RUSSIAN.replace("many", "other"), "cards has no many"),
        ("pl", RUSSIAN.replace("[one]", "[0]"), "cards has no one"),
        ("ru", "cards = { $count } карт { $name }", "cards does not count count"),
        ("en", COUNTED.replace("other", "many"), "cards has no other"),
        ("ru", RUSSIAN.replace("    .bank = { $bank }", ""), "cards.bank differs"),
    ],
)
def test_every_fault_of_a_language_is_found(language: str, text: str, fault: str):
    found = faults(parse(COUNTED), parse(text), language)
    assert fault in found if fault else found == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_behind_counts_change_with_them_and_nothing_is_abbreviated_in_english(file: str, language: str):
    for key, told in tell((LOCALES / language / file).read_text(encoding="utf-8")).items():
        assert told.unchanging == [], key
        if language != "en":
            assert not re.search(ENGLISH_ONLY, " ".join(told.said)), key


@pytest.mark.parametrize(
    ("text", "unchanging"),
    [("hits = { $hits } hits", ["hits"]), ("hits = { $hits } against { $others }", []), (COUNTED, [])],
)
def test_a_word_that_does_not_change_with_its_count_is_found(text: str, unchanging: list[str]):
    assert [word for told in tell(text).values() for word in told.unchanging] == unchanging


@pytest.mark.parametrize(("language", "quotes"), [("ru", "«»"), ("pl", "„”")])
@pytest.mark.parametrize("title", BUILT_IN)
def test_names_of_cards_stand_in_quotation_marks_without_bringing_the_same(title: str, language: str, quotes: str):
    named = tell((LOCALES / language / title / "names.ftl").read_text(encoding="utf-8"))
    cards = {key: "".join(told.said) for key, told in named.items() if "-card-" in key}
    assert [name for name in cards.values() if not set(quotes).isdisjoint(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files(language: str):
    counts = Counter(key for file in FILES for key in read(language, file))
    assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("file", EXPECTED)
def test_everything_that_is_told_has_a_message(file: str):
    assert set(read("en", file)) == set(EXPECTED[file])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", EXPECTED)
def test_messages_use_only_what_they_are_given(file: str, language: str):
    for key, uses in read(language, file).items():
        assert uses.variables <= EXPECTED[file][key], key
        for name, variables in uses.attributes.items():
            if name == OTHERS:
                assert variables <= EXPECTED[file][key], key
            else:  # said if the decision has a field of this name
                assert variables == {name}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_verb_has_to_agree_with_a_power(language: str):
    """Some powers are many (the Ottomans), some are one (Genoa)."""
    for file in FILES:
        if file.startswith("here_i_stand/"):
            for key, told in tell((LOCALES / language / file).read_text(encoding="utf-8")).items():
                assert told.agreeing == [], key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_messages_can_be_formatted(file: str, language: str):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / language / file).read_text(encoding="utf-8")))
    for key, uses in read(language, file).items():
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        for values in samples(uses):
            text, errors = bundle.format_pattern(pattern, values)
            assert not errors, (key, errors)
            assert str(text).strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", BUILT_IN)
def test_prompts_speak_to_nobody_but_whoever_is_asked(title: str, language: str):
    for entry in FluentParser().parse((LOCALES / language / title / "prompts.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            told = [each for each in entry.attributes if each.id.name == OTHERS]
            assert len(told) == 1, entry.id.name
            said = " ".join(part.value for part in told[0].value.elements if isinstance(part, ast.TextElement))
            assert not re.search(SPOKEN_TO[language], said, re.IGNORECASE), entry.id.name
