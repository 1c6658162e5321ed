"""What can never be true of a position: pieces are finite, every card and token is in one place."""

from __future__ import annotations

from collections import Counter
from typing import Final

from regnum.engine.knowledge import out_of_range
from regnum.titles.crusader_kings.facts.catalogue import (
    CHARACTER,
    CHARACTERS,
    DEVELOPMENT,
    DEVELOPMENTS,
    DYNASTY_CULTURE,
    DYNASTY_IDS,
    GLITTERHOOF,
    REGION,
    REGION_CULTURE,
    REGIONS,
    SCENARIOS,
    TOKEN,
    TRAITS,
    culture_cards,
    deck_of,
)
from regnum.titles.crusader_kings.facts.limits import (
    ARMIES,
    DYING_AGE,
    LAST_ROUND,
    LAST_TURN,
    OPEN_DEVELOPMENTS,
    REGION_LIMIT,
    SUPPLY,
)
from regnum.titles.crusader_kings.facts.names import (
    ACHIEVEMENT_NAMES,
    CULTURES,
    DECK_NAMES,
    DECKS,
    ENDING_NAMES,
    EVENT,
    MOST_CHILDREN,
    MOST_SIBLINGS,
    NONE,
    RANDOM,
    STRATEGY_NAMES,
)
from regnum.titles.crusader_kings.facts.pack import CARD, PACKS, TRACK
from regnum.titles.crusader_kings.position.queries.family import persons
from regnum.titles.crusader_kings.position.queries.regions import armies_of, region_count
from regnum.titles.crusader_kings.position.state import (
    DYNASTY,
    IN_DECK,
    IN_FAMILY,
    LORD,
    UPKEEP,
    Position,
    pack_of,
    seats_of,
)

BY_SEAT: Final = (
    "strategy", "culture", "dynasty", "out", "held", "crusades", "calmed", "easier", "muddy", "bag", "ruler", "age",
    "children", "siblings", "hand", "plan", "opposed", "armored",
)  # fmt: skip
BY_REGION: Final = (
    "owner", "in_play", "castle", "army", "unrest", "harvest", "crop_failure", "plague", "plague_ending", "duke",
    "lord", "allies",
)  # fmt: skip
BY_PAIR: Final = ("casus", "war", "ally")
BY_CHARACTER: Final = ("place", "house", "spouse", "bastard", "traits")
MOST_ERAS: Final = max(scenario.eras for scenario in SCENARIOS)
ANY: Final = 1 << 31  # more than there is of anything
LAST_CARD: Final = len(CARD.names) - 1
LAST_TOKEN: Final = len(TOKEN.names) - 1


def impossible(state: Position) -> list[str]:
    """basics.limits, setup.one_knight: everything that is wrong with a position."""
    wrong = [*wrong_sizes(state), *wrong_numbers(state)]
    if wrong:
        return wrong  # nothing below can cope with these
    return [
        *wrong_dynasties(state),
        *wrong_regions(state),
        *wrong_families(state),
        *wrong_tokens(state),
        *wrong_cards(state),
        *wrong_developments(state),
    ]


def wrong_sizes(state: Position) -> list[str]:
    """basics.components: every list has an entry for each seat, region or card."""
    seats = len(state.gold)
    sizes = {
        **dict.fromkeys(BY_SEAT, seats), **dict.fromkeys(BY_REGION, REGIONS), **dict.fromkeys(BY_PAIR, seats * seats),
        **dict.fromkeys(BY_CHARACTER, CHARACTERS), "holding": seats * DECKS, "bonus": seats * DECKS,
        "achievement": len(ACHIEVEMENT_NAMES), "shield": TRACK, "track_traits": TRACK, "deck": DECKS,
        "discard": DECKS, "row": OPEN_DEVELOPMENTS,
    }  # fmt: skip
    wrong = [
        f"{name} has {len(getattr(state, name))} entries" for name in sizes if len(getattr(state, name)) != sizes[name]
    ]
    if len(state.attacks) % 3 or len(state.supports) % 3:
        wrong.append("half a task for an army")
    return wrong


def wrong_numbers(state: Position) -> list[str]:
    """basics.components: every number names something."""
    seat, region, character = len(state.gold) - 1, REGIONS - 1, CHARACTERS - 1
    flags = (
        "out",
        "unsettled",
        "casus",
        "war",
        "ally",
        "calmed",
        "bastard",
        "in_play",
        "castle",
        "army",
        "passed",
        "armored",
    )
    counts = (
        "gold", "easier", "muddy", "crusades", "unrest", "harvest", "crop_failure", "plague", "plague_ending",
        "holding", "bonus", "paid", "opposed", "draws", "successes", "attempts", "granted",
    )  # fmt: skip
    return out_of_range(
        state,
        {
            "scenario": (0, len(SCENARIOS) - 1), "pack": (0, len(PACKS) - 1), "people": (1, seat + 1),
            "strategy": (NONE, len(STRATEGY_NAMES) - 1), "culture": (0, len(CULTURES) - 1),
            "dynasty": (0, len(DYNASTY_IDS) - 1), "era": (0, MOST_ERAS - 1), "round": (0, LAST_ROUND),
            "phase": (DYNASTY, UPKEEP), "turn": (0, LAST_TURN), "first": (0, seat), "token": (0, seat),
            "active": (NONE, seat), "card": (NONE, LAST_CARD), "ending": (NONE, len(ENDING_NAMES) - 1),
            "winners": (0, seat), "achievement": (NONE, seat), "held": (0, DEVELOPMENTS - 1), "age": (0, DYING_AGE),
            "bag": (0, LAST_TOKEN), "ruler": (NONE, character), "children": (0, character), "siblings": (0, character),
            "place": (IN_DECK, IN_FAMILY), "house": (NONE, seat), "spouse": (NONE, character),
            "traits": (0, LAST_TOKEN), "random_traits": (0, LAST_TOKEN), "event_traits": (0, LAST_TOKEN),
            "initial_traits": (0, LAST_TOKEN), "owner": (NONE, seat), "duke": (NONE, character),
            "lord": (NONE, character), "allies": (0, (1 << seat + 1) - 1), "shield": (NONE, seat),
            "track_traits": (0, LAST_TOKEN), "deck": (0, LAST_CARD), "discard": (0, LAST_CARD), "hand": (0, LAST_CARD),
            "plan": (0, LAST_CARD), "row": (NONE, DEVELOPMENTS - 1), "development_deck": (0, DEVELOPMENTS - 1),
            "development_discard": (0, DEVELOPMENTS - 1), "drawn": (0, LAST_TOKEN), "sacrificed": (0, LAST_TOKEN),
            "used": (0, region), "attacks": (0, region), "supports": (0, region), "backers": (0, seat),
            "lent": (0, LAST_TOKEN), **dict.fromkeys(flags, (0, 1)), **dict.fromkeys(counts, (0, ANY)),
        },
    )  # fmt: skip


def wrong_dynasties(state: Position) -> list[str]:
    """setup.cultures, alliance.two_sided, invasion.war_state: what stands before the players and between them."""
    wrong: list[str] = []
    seats = seats_of(state)
    if state.era >= SCENARIOS[state.scenario].eras:
        wrong.append(f"the scenario has no Era {state.era + 1}")
    if len(set(state.culture)) != seats:
        wrong.append("two seats have one culture")
    for seat in range(seats):
        name = DYNASTY_IDS[state.dynasty[seat]]
        if DYNASTY_CULTURE[state.dynasty[seat]] != state.culture[seat]:
            wrong.append(f"seat {seat} is {CULTURES[state.culture[seat]]} and of the dynasty {name}")
        if seat >= state.people and state.strategy[seat] == NONE:
            wrong.append(f"nobody plays seat {seat}")
        for other in range(seats):
            pair, back = seat * seats + other, other * seats + seat
            if state.war[pair] != state.war[back] or state.ally[pair] != state.ally[back]:
                wrong.append(f"war or alliance of the seats {seat} and {other} is one-sided")
            if seat == other and (state.war[pair] or state.ally[pair] or state.casus[pair]):
                wrong.append(f"seat {seat} has a relation to itself")
            if state.ally[pair] and state.war[pair]:
                wrong.append(f"the seats {seat} and {other} are allied and at war")
    drawn = Counter(state.drawn)
    if drawn and all(drawn - Counter(bag) for bag in state.bag):
        wrong.append("tokens were drawn that are in no bag")
    return wrong


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
            wrong.append(f"figures in {REGION.names[region]}, which is independent")
        if owner != NONE and (state.lord[region] != NONE or state.allies[region] or state.out[owner]):
            wrong.append(f"{REGION.names[region]} has two masters")
        if not state.in_play[region] and (owner != NONE or state.lord[region] != NONE):
            wrong.append(f"{REGION.names[region]} is not in play")
        if state.duke[region] != NONE and state.house[state.duke[region]] != owner:
            wrong.append(f"the duke of {REGION.names[region]} is a stranger")
    for seat in range(seats_of(state)):
        if len(armies_of(state, seat)) > ARMIES:
            wrong.append(f"seat {seat} has too many armies")
        if region_count(state, seat) > REGION_LIMIT + 1:
            wrong.append(f"seat {seat} has too many regions")
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
                wrong.append(f"{CHARACTER.names[character]} is not where seat {seat} has it")
        if len(state.children[seat]) > MOST_CHILDREN or len(state.siblings[seat]) > MOST_SIBLINGS:
            wrong.append(f"the family of seat {seat} is too large")
    for region, lord in enumerate(state.lord):
        if lord != NONE:
            seen[lord] += 1
            if state.place[lord] != LORD:
                wrong.append(f"the lord of {REGION.names[region]} is elsewhere")
            if lord != GLITTERHOOF and lord not in culture_cards(REGION_CULTURE[region]):
                wrong.append(f"the lord of {REGION.names[region]} has another culture")
    wrong += [f"{CHARACTER.names[character]} is in two places" for character, count in seen.items() if count > 1]
    return [*wrong, *wrong_marriages(state, seen)]


def wrong_marriages(state: Position, seen: Counter[int]) -> list[str]:
    """marriage.who: marriages are mutual, and whoever left keeps nothing."""
    wrong: list[str] = []
    for character in range(CHARACTERS):
        here = state.place[character] in (IN_FAMILY, LORD)
        if here and not seen[character]:
            wrong.append(f"{CHARACTER.names[character]} is nowhere")
        if not here and (state.traits[character] or state.spouse[character] != NONE):
            wrong.append(f"{CHARACTER.names[character]} left and keeps traits or a spouse")
        spouse = state.spouse[character]
        if spouse != NONE and state.spouse[spouse] != character:
            wrong.append(f"the marriage of {CHARACTER.names[character]} is one-sided")
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
        f"{found[kind * TRAITS + trait]} tokens {TOKEN.names[kind * TRAITS + trait]} of {pack.tokens[kind][trait]}"
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
            wrong.append(f"the cards of the {DECK_NAMES[deck]} deck are not those of the pack")
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
        f"{found[each]} cards {DEVELOPMENT.names[each]} of {count}"
        for each, count in enumerate(copies)
        if found[each] != count
    ]
