"""Short ways to set up a position and look at it; `tests.titles.positions` plays on.

    game = crown()  # seats 0, 1, 2: England, France, Germany; one region each, all else empty
    own(game, 0, "normandy", "mercia")
    bag(game, 0, "brave", "cruel")
    gold(game, 0, 3)
    draws(game, 0, "cruel", "brave")  # the tokens that the next draws bring
    run(game, Check(0, FOR_EVENT, NONE, 1, 1, OPEN))
    do(game, "invest 1")
    assert decision(game) == AT_REST  # what was run is over; the game would go on with drawing hands

Everything is taken from the supplies and returned to them, so positions stay possible; `sound` says whether one is.
"""

from __future__ import annotations

from collections.abc import Sequence

import regnum
from regnum.engine.chance import ScriptedChance
from regnum.engine.frames import Frame
from regnum.engine.game import Game
from regnum.titles.crusader_kings.facts.catalogue import (
    CHARACTER_IDS,
    DEVELOPMENT_IDS,
    POSITIVE,
    REGION_CULTURE,
    REGION_IDS,
    REGION_NUMBER,
    REGIONS,
    TOKEN,
    TRAIT_IDS,
    TRAITS,
    deck_of,
    first_card,
    trait_of,
)
from regnum.titles.crusader_kings.facts.names import CULTURES, DECKS, FEMALE, INITIAL, MALE, NONE, RANDOM
from regnum.titles.crusader_kings.facts.pack import CARD
from regnum.titles.crusader_kings.position.changes.cards import hold_development, plan_cards
from regnum.titles.crusader_kings.position.changes.family import couple, join_family, leave_family, separate
from regnum.titles.crusader_kings.position.changes.regions import place_knight, remove_lord
from regnum.titles.crusader_kings.position.changes.relations import gain_casus_belli
from regnum.titles.crusader_kings.position.changes.traits import return_trait
from regnum.titles.crusader_kings.position.queries.family import duchy_of, persons, sex
from regnum.titles.crusader_kings.position.state import DISCARDED, IN_DECK, LORD, Position, pack_of, seats_of
from regnum.titles.crusader_kings.rules.era import ChooseHand, Era, Eras
from regnum.titles.crusader_kings.rules.turn import Turn
from regnum.titles.crusader_kings.title import TITLE

Crown = Game[Position]
AT_REST = "ChooseHand"  # the decision below everything that a test runs
HOMES = {
    "english": "wessex",
    "frankish": "paris",
    "german": "saxony",
    "italian": "papal_states",
    "iberian": "castile",
}
DAUGHTERS = ("daughter", "sister", "wife")

# ---- making positions -----------------------------------------------------------------------------------------------


def crown(players: int = 3, scenario: str = "1", **options: str) -> Crown:
    """A cleared position: each seat has its ruler, its home region and nothing else; seat 0 is first."""
    game = opening(players, scenario, 0, **options)
    clear(game)
    return game


def opening(players: int = 3, scenario: str = "1", seed: int = 0, **options: str) -> Crown:
    """A new game in which the seats have the realms in the order of the cultures, and seat 0 is first."""
    realms = {f"realm_{seat}": culture for seat, culture in enumerate(CULTURES[: 4 if scenario == "6" else 5])}
    game: Crown = regnum.new("crusader_kings", players, seed, {**realms, **options}, scenario)
    if game.state.first != 0:  # the lot fell on somebody else: draw again, so that nothing else differs
        return opening(players, scenario, seed + 1, **options)
    return game


def clear(game: Crown) -> None:
    """Take everything off the table but the rulers and one region each; the game is at rest."""
    state = game.state
    for region in range(REGIONS):
        remove_lord(state, region)
        state.owner[region] = NONE
        state.duke[region] = NONE
        for table in (state.castle, state.army, state.unrest, state.allies):
            table[region] = 0
    for seat in range(seats_of(state)):
        _clear_seat(game, seat)
    state.place = [IN_DECK if place == DISCARDED else place for place in state.place]
    for place, development in enumerate(state.row):
        if development != NONE:
            state.row[place] = NONE
            state.development_deck = sorted([*state.development_deck, development])
    for table in (state.casus, state.war, state.ally):
        table[:] = [0] * len(table)
    rest(game)


def _clear_seat(game: Crown, seat: int) -> None:
    state = game.state
    for _, character in list(persons(state, seat)):
        if character != state.ruler[seat]:
            separate(state, character)
            leave_family(state, character, IN_DECK)
    state.children[seat] = []
    state.siblings[seat] = []
    state.age[seat] = 0
    state.gold[seat] = 0
    bag(game, seat)
    for development in state.held[seat]:
        state.development_deck = sorted([*state.development_deck, development])
    state.held[seat] = []
    hand(game, seat)
    own(game, seat, HOMES[CULTURES[state.culture[seat]]])


def rest(game: Crown) -> None:
    """Forget what the game was doing; it waits for the hand of seat 0."""
    game.stack[:] = [Eras(), Era(), ChooseHand(0)]
    game.progress[:] = [1, 3, 0]
    game.finished = False
    game._listed = ()


def region(name: str) -> int:
    """The number of a region."""
    return REGION_NUMBER[name]


def own(game: Crown, seat: int, *names: str) -> None:
    """Regions under a player's control."""
    for name in names:
        place_knight(game, seat, region(name))


def lose(game: Crown, *names: str) -> None:
    """Regions become independent, without a lord."""
    for name in names:
        game.state.owner[region(name)] = NONE
        game.state.army[region(name)] = 0
        game.state.duke[region(name)] = NONE


def army(game: Crown, *names: str) -> None:
    """Soldiers of the owners."""
    for name in names:
        game.state.army[region(name)] = 1


def castle(game: Crown, *names: str) -> None:
    """A castle in each of these regions."""
    for name in names:
        game.state.castle[region(name)] = 1
    game.state.unsettled = 1


def unrest(game: Crown, name: str, count: int = 1) -> None:
    """So many unrest tokens in a region."""
    game.state.unrest[region(name)] = count


def gold(game: Crown, seat: int, count: int) -> None:
    """A treasury."""
    game.state.gold[seat] = count


def trait(name: str) -> int:
    """The number of a trait."""
    return TRAIT_IDS.index(name)


def take(game: Crown, name: str) -> int:
    """A token out of its supply: `brave` is a random one, else `initial-brave`, `event-brave`, `crusader-brave`."""
    state = game.state
    token = TOKEN.find(name if "-" in name else f"random-{name}")
    assert token != NONE, name
    for supply in (state.random_traits, state.event_traits, state.initial_traits):
        if token in supply:
            supply.remove(token)
            return token
    assert not name.startswith(("random-", "event-")), f"no {name} left"
    assert "-" in name, f"no {name} left"
    return token


def put_back(game: Crown, tokens: Sequence[int]) -> None:
    """Tokens return to where they came from."""
    for token in tokens:
        if token // TRAITS == INITIAL:
            game.state.initial_traits = sorted([*game.state.initial_traits, token])
        return_trait(game.state, token)


def bag(game: Crown, seat: int, *names: str) -> None:
    """A bag with exactly these tokens (see `take`)."""
    put_back(game, game.state.bag[seat])
    game.state.bag[seat] = []
    game.state.bag[seat] = sorted(take(game, name) for name in names)


def hold(game: Crown, seat: int, *names: str) -> None:
    """Developments of a player, besides those that lie there."""
    for name in names:
        development = DEVELOPMENT_IDS.index(name)
        game.state.development_deck.remove(development)
        hold_development(game.state, seat, development)


def row(game: Crown, *names: str) -> None:
    """The open developments, from the cheapest."""
    for place, name in enumerate(names):
        development = DEVELOPMENT_IDS.index(name)
        game.state.development_deck.remove(development)
        game.state.row[place] = development


def character(game: Crown, culture: int, wanted: int) -> int:
    """The first card of a culture and sex that is still in its deck."""
    for card in range(first_card(culture), first_card(culture) + 20):
        if game.state.place[card] == IN_DECK and sex(game.state, card) == wanted:
            return card
    raise LookupError("the deck is empty")


def relative(game: Crown, seat: int, role: str, *traits: str, bastard: bool = False) -> int:
    """A `son`, `daughter`, `brother` or `sister`, younger than those who are there; returns the character."""
    state = game.state
    found = character(game, state.culture[seat], FEMALE if role in DAUGHTERS else MALE)
    join_family(state, seat, found)
    line = state.siblings if role in ("brother", "sister") else state.children
    line[seat] = [*line[seat], found]
    state.bastard[found] = int(bastard)
    state.traits[found] = sorted(take(game, name) for name in traits)
    return found


def marry(game: Crown, seat: int, member: int | None = None, *traits: str) -> int:
    """Give the ruler (or somebody else of the family) a spouse of the own culture; returns the spouse."""
    state = game.state
    member = state.ruler[seat] if member is None else member
    spouse = character(game, state.culture[seat], FEMALE if sex(state, member) == MALE else MALE)
    state.traits[spouse] = sorted(take(game, name) for name in traits)
    couple(game, seat, member, spouse)
    return spouse


def duke(game: Crown, relative: int, name: str) -> None:
    """A relative holds a duchy."""
    assert duchy_of(game.state, relative) == NONE
    game.state.duke[region(name)] = relative


def lord(game: Crown, name: str, woman: bool = True, *traits: str) -> int:
    """The character of an independent region, with these tokens; returns it."""
    state = game.state
    number = region(name)
    assert state.owner[number] == NONE
    found = character(game, REGION_CULTURE[number], FEMALE if woman else MALE)
    state.place[found] = LORD
    state.lord[number] = found
    state.traits[found] = sorted(take(game, each) for each in traits)
    return found


def card_number(name: str) -> int:
    """The number of an action card such as `war-3`."""
    return CARD.find(name)


def card_with(game: Crown, event: str, deck: str = "") -> str:
    """The name of an action card that bears this event (of this deck, if given)."""
    pack = pack_of(game.state)
    for card in (card for cards in pack.cards for card in cards):
        if pack.event_on(card).name == event and CARD.names[card].startswith(deck):
            return CARD.names[card]
    raise LookupError(f"no {deck} card has the event {event}")


def hand(game: Crown, seat: int, *names: str) -> None:
    """A hand of exactly these action cards; the plan is taken back."""
    state = game.state
    for card in (*state.hand[seat], *state.plan[seat]):
        state.deck[deck_of(card)] = sorted([*state.deck[deck_of(card)], card])
    cards = sorted(card_number(name) for name in names)
    for card in cards:
        state.deck[deck_of(card)] = [each for each in state.deck[deck_of(card)] if each != card]
    state.hand[seat] = cards
    state.plan[seat] = []
    for deck in range(DECKS):
        state.holding[seat * DECKS + deck] = sum(1 for card in cards if deck_of(card) == deck)


def casus_belli(game: Crown, holder: int, against: int) -> None:
    """One player has a casus belli against another."""
    gain_casus_belli(game, holder, against)


def script(game: Crown, *answers: int) -> None:
    """What chance will answer; afterwards it goes on by itself."""
    game.chance = ScriptedChance(answers)


def draws(game: Crown, seat: int, *traits: str) -> None:
    """Script chance so that the next draws from a bag bring these traits, in this order."""
    script(game, *draw_numbers(game, seat, *traits))


def draw_numbers(game: Crown, seat: int, *traits: str) -> list[int]:
    """The answers of chance that draw these traits from a bag, for scripts with more in them."""
    left = [trait_of(token) for token in game.state.bag[seat]]
    answers = []
    for name in traits:
        answers.append(left.index(trait(name)))
        left.pop(answers[-1])
    return answers


# ---- playing --------------------------------------------------------------------------------------------------------


def run(game: Crown, *frames: Frame[Position]) -> Crown:
    """Do these frames, in this order, up to the first decision."""
    game.call(*frames)
    game.start()
    return game


def play(game: Crown, seat: int, card: str) -> Crown:
    """A turn of a player with this card: it is revealed, and an action is asked for."""
    hand(game, seat, card)
    plan_cards(game, seat, [card_number(card)])
    return run(game, Turn(seat))


# ---- looking --------------------------------------------------------------------------------------------------------


def regions(game: Crown, seat: int) -> set[str]:
    """The regions of a player."""
    return {name for number, name in enumerate(REGION_IDS) if game.state.owner[number] == seat}


def bag_of(game: Crown, seat: int) -> list[str]:
    """The traits in a bag, in the order of their table (positive ones first)."""
    return [TRAIT_IDS[each] for each in sorted(trait_of(token) for token in game.state.bag[seat])]


def traits_on(game: Crown, character: int) -> list[str]:
    """The traits on a card."""
    return [TRAIT_IDS[trait_of(token)] for token in game.state.traits[character]]


def held(game: Crown, seat: int) -> list[str]:
    """The developments of a player, oldest first."""
    return [DEVELOPMENT_IDS[each] for each in game.state.held[seat]]


def name_of(character: int) -> str:
    """The id of a character, or nothing."""
    return CHARACTER_IDS[character] if character != NONE else ""


def count_positive(game: Crown, seat: int) -> int:
    """How many positive traits a bag holds."""
    return sum(1 for token in game.state.bag[seat] if trait_of(token) < POSITIVE)


def random_left(game: Crown, name: str) -> int:
    """How many random tokens of a trait lie in the common bag."""
    return game.state.random_traits.count(RANDOM * TRAITS + trait(name))


def sound(game: Crown) -> bool:
    """Whether the position breaks no invariant; says which if it does."""
    broken = TITLE.invariants(game)
    assert not broken, broken
    return True
