"""How the numbers in events and moves become names. The words are in `locales/` or, of packs, in their files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.edges.wording import Namer, Speaker, Wording, namer, seat_name
from regnum.engine.events import Event
from regnum.titles.crusader_kings.facts.catalogue import (
    ACTION_CARDS,
    CHARACTER_IDS,
    DEVELOPMENT_IDS,
    DYNASTY_IDS,
    MIXES,
    REGION_IDS,
    RULER_IDS,
    TRAIT_IDS,
    deck_of,
    trait_of,
)
from regnum.titles.crusader_kings.facts.names import (
    ACHIEVEMENT_NAMES,
    COUNTER_NAMES,
    CULTURES,
    DECK_NAMES,
    ENDING_NAMES,
    FEMALE,
    NONE,
    PURPOSE_NAMES,
    ROLE_NAMES,
    STRATEGY_NAMES,
)
from regnum.titles.crusader_kings.facts.pack import PACKS, event_on
from regnum.titles.crusader_kings.position.queries.family import sex
from regnum.titles.crusader_kings.position.state import Position
from regnum.titles.crusader_kings.rules.turn import ACTION_NAMES


def named(kind: str, names: Sequence[str]) -> Namer:
    """A namer for things whose messages are called after them."""
    return namer("ck", kind, names)


def said(card: int, kind: str, words: Speaker) -> str:
    """A text of an action card: our own words, or those of its pack in the reader's language."""
    name = event_on(card).name
    pack = PACKS[card // ACTION_CARDS]
    texts = pack.words.get(f"{kind}-{name}", {})
    own = texts.get(getattr(words, "language", "en")) or texts.get("en")
    return own or words.name(f"ck-{kind}-{name.replace('_', '-')}", name.replace("_", " "))


def event_name(card: int, words: Speaker) -> str:
    """The title of the event on a card."""
    return said(card, "card", words)


def card_name(card: int, words: Speaker) -> str:
    """A card by its deck and its event."""
    return words.say("ck-card-name", deck=deck_name(deck_of(card), words), title=event_name(card, words))


def hand_name(hand: int, words: Speaker) -> str:
    """How many cards of each deck."""
    parts = [
        words.say("ck-cards-of", count=count, deck=deck_name(deck, words))
        for deck, count in enumerate(MIXES[hand])
        if count
    ]
    return ", ".join(parts)


def person_name(number: int, words: Speaker) -> str:
    """A place on the family board, or the spouse of whoever has it."""
    if number < len(ROLE_NAMES):
        return role_name(number, words)
    return words.say("ck-spouse-of", role=role_name(number - len(ROLE_NAMES), words))


def token_name(token: int, words: Speaker) -> str:
    """A trait by the token that shows it."""
    return trait_name(trait_of(token), words)


def trait_on_card(token: int, sex: int, words: Speaker) -> str:
    """A trait on a character's card: some languages have another form of it for women."""
    usual = token_name(token, words)
    return words.name(f"ck-trait-{TRAIT_IDS[trait_of(token)]}.feminine", usual) if sex == FEMALE else usual


def trait_of_person(event: Event, state: Position, words: Speaker) -> dict[str, str]:
    """The trait in an event in the form for the person there; empty if it names no trait or nobody."""
    numbers = dict(zip(event.kind.parameters, event.numbers, strict=True))
    token, character = numbers.get("token", NONE), numbers.get("character", NONE)
    return {} if NONE in (token, character) else {"token": trait_on_card(token, sex(state, character), words)}


def home_name(number: int, words: Speaker) -> str:
    """Whose family a couple joins."""
    return words.say(f"ck-home-{('ours', 'theirs')[number]}")


region_name: Final = named("region", REGION_IDS)
character_name: Final = named("character", CHARACTER_IDS)
ruler_name: Final = named("character", RULER_IDS)
development_name: Final = named("development", DEVELOPMENT_IDS)
dynasty_name: Final = named("dynasty", DYNASTY_IDS)
culture_name: Final = named("culture", CULTURES)
deck_name: Final = named("deck", DECK_NAMES)
trait_name: Final = named("trait", TRAIT_IDS)
role_name: Final = named("role", ROLE_NAMES)
strategy_name: Final = named("strategy", STRATEGY_NAMES)
achievement_name: Final = named("achievement", ACHIEVEMENT_NAMES)
counter_name: Final = named("counter", COUNTER_NAMES)
action_name: Final = named("action", ACTION_NAMES)
purpose_name: Final = named("purpose", PURPOSE_NAMES)
ending_name: Final = named("ending", ENDING_NAMES)


def position_name(position: int, words: Speaker) -> str:
    """A position of the crusade track."""
    return words.name(f"ck-track-{position + 1}", str(position + 1))


WORDING: Final = Wording(
    {
        "seat": seat_name,
        "rival": seat_name,
        "ally": seat_name,
        "invader": seat_name,
        "victim": seat_name,
        "region": region_name,
        "origin": region_name,
        "character": character_name,
        "other_character": character_name,
        "member": character_name,
        "other": character_name,
        "leader": character_name,
        "ruler": ruler_name,
        "development": development_name,
        "dynasty": dynasty_name,
        "culture": culture_name,
        "deck": deck_name,
        "card": card_name,
        "first": card_name,
        "second": card_name,
        "event_card": event_name,
        "hand": hand_name,
        "kin": role_name,
        "person": person_name,
        "token": token_name,
        "trait": trait_name,
        "strategy": strategy_name,
        "achievement": achievement_name,
        "counter": counter_name,
        "action": action_name,
        "purpose": purpose_name,
        "ending": ending_name,
        "position": position_name,
        "home": home_name,
    }
)
