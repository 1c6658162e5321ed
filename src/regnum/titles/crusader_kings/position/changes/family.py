"""Characters: where their cards lie, who is married to whom, and who holds a title."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.catalogue import culture_cards
from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.position.changes.traits import (
    draw_random_trait,
    lay_on_card,
    pour_into_bag,
    put_into_bag,
    return_card_traits,
)
from regnum.titles.crusader_kings.position.queries.family import culture_deck, duchy_of, sex
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import DISCARDED, IN_DECK, IN_FAMILY, REMOVED, Crown, Position, without

BORN: Final = EVENTS.add("born", "birth.card", "seat", "character", "token")
BASTARD_BORN: Final = EVENTS.add("bastard_born", "birth.card", "seat", "character", "token")
RULER_DIED: Final = EVENTS.add("ruler_died", "succession.trigger", "seat", "character")
SUCCEEDED: Final = EVENTS.add("succeeded", "succession.order", "seat", "character")
SIBLING_GONE: Final = EVENTS.add("sibling_gone", "succession.old_siblings", "character")
RULER_FOUND: Final = EVENTS.add("ruler_found", "crisis.new_ruler", "seat", "character", "token")
AGED: Final = EVENTS.add("aged", "round.age", "seat", "number")
DIVORCED: Final = EVENTS.add("divorced", "divorce.how", "seat", "character", "other_character")
MARRIED: Final = EVENTS.add("married", "marriage.who", "seat", "character", "other_character")
TITLE_GRANTED: Final = EVENTS.add("title_granted", "duchy.grant", "seat", "character", "region")
TITLE_REVOKED: Final = EVENTS.add("title_revoked", "duchy.revoke", "character", "region")


def rebuild_culture_deck(state: Position, culture: int) -> None:
    """basics.reshuffle: the discards become the deck; if there are none, those who left the game come back."""
    cards = culture_cards(culture)
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


def bear(game: Crown, seat: int, child: int, token: int) -> None:
    """birth.card: a child of the ruler, the youngest."""
    add_child(game.state, seat, child)
    game.state.bastard[child] = 0
    lay_on_card(game.state, child, token)
    game.tell(BORN, seat, child, token)


def bear_bastard(game: Crown, seat: int, child: int, token: int) -> None:
    """birth.card, succession.order: a child that inherits after all others."""
    add_child(game.state, seat, child)
    game.state.bastard[child] = 1
    lay_on_card(game.state, child, token)
    game.tell(BASTARD_BORN, seat, child, token)


def add_child(state: Position, seat: int, character: int) -> None:
    """birth.card, setup.king: a child, younger than those before."""
    join_family(state, seat, character)
    state.children[seat] = [*state.children[seat], character]


def add_sibling(state: Position, seat: int, character: int) -> None:
    """setup.king: a brother or sister, younger than those before."""
    join_family(state, seat, character)
    state.siblings[seat] = [*state.siblings[seat], character]


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


def divorce(game: Crown, seat: int, member: int) -> None:
    """plot.divorce, divorce.how, divorce.trait: the spouse leaves; a ruler's spouse's token stays in the bag."""
    spouse = separate(game.state, member)
    game.tell(DIVORCED, seat, member, spouse)
    leave_family(game.state, spouse, DISCARDED)


def wed_lord(game: Crown, seat: int, member: int, region: int) -> None:
    """marriage.independent_alliance: the lord of an independent region leaves it for a family."""
    lord = game.state.lord[region]
    game.state.lord[region] = NONE
    couple(game, seat, member, lord)


def wed_from_deck(game: Crown, seat: int, member: int, character: int) -> None:
    """marriage.random, marriage.ruler_spouse, marriage.other_spouse: the new spouse has a random trait."""
    game.state.bastard[character] = 0
    lay_on_card(game.state, character, draw_random_trait(game))
    couple(game, seat, member, character)


def crown(state: Position, seat: int, character: int) -> None:
    """succession.heir_cards: a new ruler, without an age token."""
    state.ruler[seat] = character
    state.age[seat] = 0


def grow_older(game: Crown, seat: int) -> None:
    """round.age: one age token more on the ruler's card."""
    game.state.age[seat] += 1
    game.tell(AGED, seat, game.state.age[seat])


def bury_ruler(game: Crown, seat: int) -> None:
    """succession.trigger: ruler and spouse are discarded; their tokens stay in the bag."""
    state = game.state
    ruler = state.ruler[seat]
    game.tell(RULER_DIED, seat, ruler)
    spouse = separate(state, ruler)
    state.ruler[seat] = NONE
    leave_family(state, ruler, DISCARDED)
    if spouse != NONE:
        leave_family(state, spouse, DISCARDED)


def set_siblings(state: Position, seat: int, siblings: list[int]) -> None:
    """succession.children: who stands beside the new ruler, who has no children yet."""
    state.children[seat] = []
    state.siblings[seat] = siblings


def remove_sibling(game: Crown, character: int) -> None:
    """succession.old_siblings: out of the game, with title and spouse."""
    state = game.state
    game.tell(SIBLING_GONE, character)
    strip_title(game, character)
    spouse = separate(state, character)
    leave_family(state, character, REMOVED)
    if spouse != NONE:
        leave_family(state, spouse, DISCARDED)


def crown_heir(game: Crown, seat: int, character: int) -> None:
    """succession.heir_cards, marriage.inherit: the heir reigns; the tokens of the couple go into the bag."""
    state = game.state
    crown(state, seat, character)
    game.tell(SUCCEEDED, seat, character)
    pour_into_bag(game, seat, character)
    if state.spouse[character] != NONE:
        pour_into_bag(game, seat, state.spouse[character])


def crown_stranger(game: Crown, seat: int, character: int, token: int) -> None:
    """crisis.new_ruler: somebody of the culture's deck reigns, and his token goes into the bag."""
    join_family(game.state, seat, character)
    crown(game.state, seat, character)
    game.tell(RULER_FOUND, seat, character, token)
    put_into_bag(game, seat, token)


def begin_titles(state: Position) -> None:
    """duchy.grant: no title was granted yet by whoever is asked now."""
    state.granted = 0


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
