"""What can never be true of a position: pieces are finite, every card and token is in one place."""

from __future__ import annotations

from collections import Counter

from regnum.titles.crusader_kings.facts.catalogue import (
    CHARACTERS,
    GLITTERHOOF,
    REGION_CULTURE,
    REGIONS,
    TRAITS,
    culture_cards,
    deck_of,
)
from regnum.titles.crusader_kings.facts.limits import ARMIES, REGION_LIMIT, SUPPLY
from regnum.titles.crusader_kings.facts.names import DECKS, EVENT, MOST_CHILDREN, MOST_SIBLINGS, NONE, RANDOM
from regnum.titles.crusader_kings.position.queries.family import persons
from regnum.titles.crusader_kings.position.queries.regions import armies_of, region_count
from regnum.titles.crusader_kings.position.state import IN_FAMILY, LORD, Position, pack_of, seats_of


def impossible(state: Position) -> list[str]:
    """basics.limits, setup.one_knight: everything that is wrong with a position."""
    return [
        *wrong_regions(state),
        *wrong_families(state),
        *wrong_tokens(state),
        *wrong_cards(state),
        *wrong_developments(state),
    ]


def wrong_regions(state: Position) -> list[str]:
    """basics.limits, mobilize.max, region.limit: pieces on the board."""
    wrong: list[str] = []
    used = {
        "castles": sum(state.castle),
        "unrest": sum(state.unrest),
        "plague": sum(state.plague) + sum(state.plague_ending),
        "harvest": sum(state.harvest),
        "crop_failure": sum(state.crop_failure),
    }  # not gold: in games of the first version of the rules there may be more than the box holds (R79)
    wrong += [f"{count} {name} of {SUPPLY[name]}" for name, count in used.items() if count > SUPPLY[name]]
    for region in range(REGIONS):
        owner = state.owner[region]
        if owner == NONE and (state.army[region] or state.duke[region] != NONE):
            wrong.append(f"figures in the free region {region}")
        if owner != NONE and (state.lord[region] != NONE or state.allies[region] or state.out[owner]):
            wrong.append(f"region {region} has two masters")
        if not state.in_play[region] and (owner != NONE or state.lord[region] != NONE):
            wrong.append(f"region {region} is not in play")
        if state.duke[region] != NONE and state.house[state.duke[region]] != owner:
            wrong.append(f"the duke of region {region} is a stranger")
        counts = (state.unrest, state.harvest, state.crop_failure, state.plague, state.plague_ending)
        if any(table[region] < 0 for table in counts):
            wrong.append(f"less than nothing in region {region}")
    for seat in range(seats_of(state)):
        if len(armies_of(state, seat)) > ARMIES:
            wrong.append(f"seat {seat} has too many armies")
        if region_count(state, seat) > REGION_LIMIT + 1:
            wrong.append(f"seat {seat} has too many regions")
        if state.gold[seat] < 0:
            wrong.append(f"seat {seat} owes gold")
    return wrong


def wrong_families(state: Position) -> list[str]:
    """setup.culture_deck: every character is in one place, and marriages are mutual."""
    wrong: list[str] = []
    seen: Counter[int] = Counter()
    for seat in range(seats_of(state)):
        if state.ruler[seat] == NONE:
            continue
        for _, character in persons(state, seat):
            seen[character] += 1
            if state.place[character] != IN_FAMILY or state.house[character] != seat:
                wrong.append(f"character {character} is not where seat {seat} has it")
        if len(state.children[seat]) > MOST_CHILDREN or len(state.siblings[seat]) > MOST_SIBLINGS:
            wrong.append(f"the family of seat {seat} is too large")
    for region, lord in enumerate(state.lord):
        if lord != NONE:
            seen[lord] += 1
            if state.place[lord] != LORD:
                wrong.append(f"the lord of region {region} is elsewhere")
            if lord != GLITTERHOOF and lord not in culture_cards(REGION_CULTURE[region]):
                wrong.append(f"the lord of region {region} has a wrong culture")
    wrong += [f"character {character} is in two places" for character, count in seen.items() if count > 1]
    return [*wrong, *wrong_marriages(state, seen)]


def wrong_marriages(state: Position, seen: Counter[int]) -> list[str]:
    """marriage.who: marriages are mutual, and whoever left keeps nothing."""
    wrong: list[str] = []
    for character in range(CHARACTERS):
        here = state.place[character] in (IN_FAMILY, LORD)
        if here and not seen[character]:
            wrong.append(f"character {character} is nowhere")
        if not here and (state.traits[character] or state.spouse[character] != NONE):
            wrong.append(f"character {character} keeps traits or a spouse")
        spouse = state.spouse[character]
        if spouse != NONE and state.spouse[spouse] != character:
            wrong.append(f"the marriage of character {character} is one-sided")
    return wrong


def wrong_tokens(state: Position) -> list[str]:
    """setup.random_traits, death.traits: no random or event token appears or vanishes."""
    found: Counter[int] = Counter([*state.random_traits, *state.event_traits, *state.sacrificed])
    for bag in state.bag:
        found.update(bag)
    for tokens in state.traits:
        found.update(tokens)
    for token in state.lent:  # duchy.attack: in the bag and on the card
        found[token] -= 1
    pack = pack_of(state)
    return [
        f"token {kind * TRAITS + trait}: {found[kind * TRAITS + trait]} of {pack.tokens[kind][trait]}"
        for kind in (EVENT, RANDOM)
        for trait in range(TRAITS)
        if found[kind * TRAITS + trait] != pack.tokens[kind][trait]
    ]


def wrong_cards(state: Position) -> list[str]:
    """setup.action_decks: every action card is in one place, and what is held is what was seen."""
    wrong: list[str] = []
    pack = pack_of(state)
    for deck in range(DECKS):
        cards = [*state.deck[deck], *state.discard[deck]]
        cards += [card for hand in (*state.hand, *state.plan) for card in hand if deck_of(card) == deck]
        if state.card != NONE and deck_of(state.card) == deck:
            cards.append(state.card)
        if sorted(cards) != sorted(pack.cards[deck]):
            wrong.append(f"the cards of deck {deck} are not those of the pack")
    for seat in range(seats_of(state)):
        for deck in range(DECKS):
            have = sum(1 for card in (*state.hand[seat], *state.plan[seat]) if deck_of(card) == deck)
            if have != state.holding[seat * DECKS + deck]:
                wrong.append(f"seat {seat} holds other cards than everybody saw")
    return wrong


def wrong_developments(state: Position) -> list[str]:
    """setup.development_deck: every copy is in one place."""
    found = Counter([*state.development_deck, *state.development_discard])
    found.update(card for card in state.row if card != NONE)
    for held in state.held:
        found.update(held)
        if len(set(held)) != len(held):
            return ["a development is held twice"]
    copies = pack_of(state).development_copies
    return [
        f"development {each}: {found[each]} of {count}" for each, count in enumerate(copies) if found[each] != count
    ]
