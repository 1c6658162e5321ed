"""How things are called in position files: by their own names and by everything that is printed of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.edges.words import said, speakers
from regnum.engine.game import Game
from regnum.engine.moves import Kind
from regnum.engine.position_parts import Names
from regnum.titles.crusader_kings.edges import wording
from regnum.titles.crusader_kings.facts.catalogue import (
    CHARACTER,
    CULTURE,
    DECK,
    DEVELOPMENT,
    DYNASTY_IDS,
    POSITION,
    REGION,
    TOKEN,
    TRAITS,
    kind_of,
    trait_of,
    word,
)
from regnum.titles.crusader_kings.facts.names import (
    CULTURES,
    ENDING_NAMES,
    EVENT,
    FEMALE,
    INITIAL,
    NONE,
    PURPOSE_NAMES,
    RANDOM,
    STRATEGY_NAMES,
)
from regnum.titles.crusader_kings.facts.pack import CARD, PACKS
from regnum.titles.crusader_kings.position.state import Position, pack_of

PHASES: Final = ("dynasty", "planning", "playing", "upkeep")  # in the order of their numbers


def card_names(card: int) -> Iterable[str]:
    """A card by its deck and its event; several cards may have the same, and some numbers have none."""
    pack = PACKS[card // (len(CARD.names) // len(PACKS))]
    known = pack.event_of[card - pack.first_card] != NONE
    return said(wording.card_name)(card) if known else ()


def token_names(token: int) -> Iterable[str]:
    """A token by its trait, in both forms."""
    of_women = [wording.trait_on_card(token, FEMALE, words) for words in speakers()]
    return [*said(wording.token_name)(token), *of_women]


REGION_NAMES: Final = Names(REGION, said(wording.region_name))
CHARACTER_NAMES: Final = Names(CHARACTER, said(wording.character_name))
DEVELOPMENT_NAMES: Final = Names(DEVELOPMENT, said(wording.development_name))
DECK_NAMES: Final = Names(DECK, said(wording.deck_name))
TRACK_NAMES: Final = Names(POSITION, said(wording.position_name))
CULTURE_NAMES: Final = Names(CULTURE, said(wording.culture_name))
DYNASTY_NAMES: Final = Names(Kind("dynasty", [word(name) for name in DYNASTY_IDS]), said(wording.dynasty_name))
STRATEGY: Final = Names(Kind("program", STRATEGY_NAMES), said(wording.strategy_name))
PHASE_NAMES: Final = Names(Kind("phase", PHASES))
ENDINGS: Final = Names(Kind("end of a game", ENDING_NAMES), said(wording.ending_name))
PURPOSES: Final = Names(Kind("purpose", PURPOSE_NAMES), said(wording.purpose_name))


def seat_names(game: Game[Position]) -> Names:
    """The seats of a game, by number, culture or dynasty."""
    state = game.state

    def printed(seat: int) -> Iterable[str]:
        culture, dynasty = state.culture[seat], state.dynasty[seat]
        own = [CULTURES[culture], DYNASTY_IDS[dynasty]]
        return [*own, *said(wording.culture_name)(culture), *said(wording.dynasty_name)(dynasty)]

    return Names(Kind("seat", [str(seat) for seat in range(game.seat_count)]), printed)


class CardNames(Names):
    """Action cards of the pack of a game; of several with the same event the first that was not named yet is meant."""

    def __init__(self, state: Position) -> None:
        super().__init__(CARD, card_names)
        self.known = {card for cards in pack_of(state).cards for card in cards}
        self.named: set[int] = set()

    def find(self, value: object, where: str) -> int:
        found = [card for card in self.candidates(value, where) if card in self.known]
        fresh = [card for card in found if card not in self.named]
        card = (fresh or found or [super().find(value, where)])[0]
        self.named.add(card)
        return card


class TokenNames(Names):
    """Trait tokens; a trait without its kind is a random token, or an event or initial one where none is left."""

    def __init__(self, state: Position) -> None:
        super().__init__(TOKEN, token_names)
        self.left = [list(row) for row in pack_of(state).tokens]

    def find(self, value: object, where: str) -> int:
        found = self.candidates(value, where)
        if len(found) > 1:
            traits = {trait_of(token) for token in found}
            if len(traits) > 1:
                return super().find(value, where)
            trait = traits.pop()
            left = [kind for kind in (RANDOM, EVENT, INITIAL) if self.left[kind][trait] > 0]
            found = [(left or [RANDOM])[0] * TRAITS + trait]
        self.left[kind_of(found[0])][trait_of(found[0])] -= 1
        return found[0]
