"""Characters: where their cards lie, who is married to whom, and who holds a title."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.catalogue import CARDS_PER_CULTURE, first_card
from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.position.changes.traits import pour_into_bag, return_card_traits
from regnum.titles.crusader_kings.position.queries.family import culture_deck, duchy_of, sex
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import DISCARDED, IN_DECK, IN_FAMILY, REMOVED, Crown, Position, without

MARRIED: Final = EVENTS.add("married", "marriage.who", "seat", "character", "other_character")
TITLE_GRANTED: Final = EVENTS.add("title_granted", "duchy.grant", "seat", "character", "region")
TITLE_REVOKED: Final = EVENTS.add("title_revoked", "duchy.revoke", "character", "region")


def rebuild_culture_deck(state: Position, culture: int) -> None:
    """basics.reshuffle: the discards become the deck; if there are none, those who left the game come back."""
    start = first_card(culture)
    cards = range(start, start + CARDS_PER_CULTURE)
    for where in (DISCARDED, REMOVED):
        back = [card for card in cards if state.place[card] == where]
        for card in back:
            state.place[card] = IN_DECK
            state.bastard[card] = 0
        if back:
            return


def draw_character(game: Crown, culture: int, wanted: int = NONE) -> int:
    """birth.card, setup.independents: the top card of a culture deck (of a sex, if one is wanted), or NONE."""
    state = game.state
    for _ in range(3):  # the deck, then the discards, then those who left the game
        cards = culture_deck(state, culture)
        if wanted != NONE:
            cards = [card for card in cards if sex(state, card) == wanted]
        if cards:
            return cards[game.chance.below(len(cards))]
        rebuild_culture_deck(state, culture)
    return NONE


def join_family(state: Position, seat: int, character: int) -> None:
    """A card comes to a family board."""
    state.place[character] = IN_FAMILY
    state.house[character] = seat


def leave_family(state: Position, character: int, where: int) -> None:
    """A card leaves the family board for the discards or the box."""
    state.place[character] = where
    state.house[character] = NONE
    return_card_traits(state, character)


def drop_from_line(state: Position, character: int) -> None:
    """A child or sibling no longer stands in the line of its house."""
    seat = state.house[character]
    if character in state.children[seat]:
        state.children[seat] = without(state.children[seat], character)
    elif character in state.siblings[seat]:
        state.siblings[seat] = without(state.siblings[seat], character)


def couple(game: Crown, seat: int, member: int, spouse: int) -> None:
    """marriage.ruler_spouse, marriage.other_spouse: a spouse joins the family; a ruler's adds the tokens to the bag."""
    state = game.state
    join_family(state, seat, spouse)
    state.spouse[member] = spouse
    state.spouse[spouse] = member
    game.tell(MARRIED, seat, member, spouse)
    if state.ruler[seat] == member:
        pour_into_bag(game, seat, spouse)


def separate(state: Position, character: int) -> int:
    """divorce.how: two are no longer married; returns the other one."""
    other = state.spouse[character]
    if other != NONE:
        state.spouse[character] = NONE
        state.spouse[other] = NONE
    return other


def revoke_title(game: Crown, region: int) -> None:
    """duchy.revoke, duchy.auto_revoke1, duchy.auto_revoke2: a duchy token leaves the board."""
    duke = game.state.duke[region]
    game.state.duke[region] = NONE
    game.tell(TITLE_REVOKED, duke, region)


def grant_title(game: Crown, seat: int, character: int, region: int) -> None:
    """duchy.place: a relative's token in an own region."""
    game.state.duke[region] = character
    game.state.granted += 1
    game.tell(TITLE_GRANTED, seat, character, region)


def strip_title(game: Crown, character: int) -> None:
    """Revoke the duchy of a character, if there is one."""
    region = duchy_of(game.state, character)
    if region != NONE:
        revoke_title(game, region)
