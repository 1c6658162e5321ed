"""What is told of Crusader Kings: traits agree with the person who has them, in languages in which they do."""

from __future__ import annotations

import pytest

from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words
from regnum.engine.events import Event, EventKind
from regnum.titles.crusader_kings.edges.describe import describe
from regnum.titles.crusader_kings.facts.catalogue import TRAIT_IDS, trait_of
from regnum.titles.crusader_kings.facts.names import FEMALE, MALE
from regnum.titles.crusader_kings.position.state import pack_of
from regnum.titles.crusader_kings.title import TITLE
from tests.titles.crusader_kings.builder import crown

BRAVE = next(token for token in range(len(TRAIT_IDS)) if TRAIT_IDS[trait_of(token)] == "brave")
FORMS = {"ru": ("Храбрый", "Храбрая"), "pl": ("Odważny", "Odważna"), "en": ("Brave", "Brave")}
OF_A_PERSON = [kind for kind in TITLE.events.values() if {"character", "token"} <= set(kind.parameters)]


def told(kind: EventKind, sex: int, language: str, at_table: bool = True) -> str:
    """What is told of a brave person of this sex."""
    game = crown()
    person = pack_of(game.state).sex.index(sex)
    numbers = [{"character": person, "token": BRAVE}.get(each, 0) for each in kind.parameters]
    words = Words(language)
    return (words.at(game) if at_table else words).event(game.title, Event(kind, numbers))


@pytest.mark.parametrize("language", FORMS)
@pytest.mark.parametrize("kind", OF_A_PERSON, ids=lambda kind: kind.key)
def test_a_trait_has_the_form_of_the_person_who_is_named(kind: EventKind, language: str) -> None:
    his, hers = FORMS[language]
    assert his in told(kind, MALE, language)
    assert hers in told(kind, FEMALE, language)
    assert his in told(kind, FEMALE, language, at_table=False)  # there nobody knows what is on the cards


@pytest.mark.parametrize("language", FORMS)
def test_a_token_without_a_person_has_its_usual_form(language: str) -> None:
    assert FORMS[language][0] in told(TITLE.events["trait_drawn"], FEMALE, language)


def test_there_are_such_events() -> None:
    assert {kind.key for kind in OF_A_PERSON} >= {"born", "bastard_born", "lord_placed", "ruler_found", "trait_on_card"}


@pytest.mark.parametrize(
    ("language", "said"), [("en", "our own design"), ("ru", "придуманы нами"), ("pl", "naszego pomysłu")]
)
def test_the_table_says_what_is_our_own_design(language: str, said: str) -> None:
    game = crown()
    assert said in presenter_of(game.title).board(game, -1, Words(language).at(game))[-1]


def test_the_catalogue_says_what_is_our_own_design() -> None:
    (pack,) = (each for each in describe()["packs"] if each["ours"])
    assert pack["our_design"] == ["events", "deck_sizes", "developments", "track_bonuses", "character_names"]
