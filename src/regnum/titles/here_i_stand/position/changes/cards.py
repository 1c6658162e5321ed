"""6: cards are dealt, drawn, played, thrown away and taken out of the game."""

from __future__ import annotations

from typing import Final

from regnum.engine.holdings import Holdings, observers_of
from regnum.titles.here_i_stand.facts.card_numbers import CARDS
from regnum.titles.here_i_stand.facts.catalogue import CARD_KIND, HOME_CARDS
from regnum.titles.here_i_stand.facts.names import FOR_POINTS, HOME_CARD, MAJORS, NONE
from regnum.titles.here_i_stand.position.queries.cards import drawable_cards, hand_of
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import (
    DECK,
    DISCARD,
    HAND,
    KEEPERS,
    NOT_YET,
    ON_TABLE,
    OUT_OF_GAME,
    POWER_CARD,
    SPOILS,
    Europe,
    Position,
    replaced,
)

CARDS_DEALT: Final = EVENTS.add("cards_dealt", "6.2.deal", "power", "count")
CARD_DRAWN: Final = EVENTS.add("card_drawn", "6.2.deal", "power", "card")
CARD_PLAYED: Final = EVENTS.add("card_played", "11.cp", "power", "card", "use")
CARD_DISCARDED: Final = EVENTS.add("card_discarded", "6.2.discard", "power", "card")
CARD_REMOVED: Final = EVENTS.add("card_removed", "6.2.removed", "card")
EVENT_OVERDUE: Final = EVENTS.add("event_overdue", "19.8", "card")
CARD_PASSED: Final = EVENTS.add("card_passed", "9.4", "power", "to")
CARD_PASSED_SEEN: Final = EVENTS.add("card_passed_seen", "9.4", "power", "to", "card")
CARD_PICKED: Final = EVENTS.add("card_picked", "card.059", "power")
CARD_PICKED_SEEN: Final = EVENTS.add("card_picked_seen", "card.059", "power", "card")
CARD_RETRIEVED: Final = EVENTS.add("card_retrieved", "6.2.retrieve", "power", "card")
CARD_SHOWN: Final = EVENTS.add("card_shown", "21.3.mary.step1", "power", "card")
HAND_READ: Final = EVENTS.add("hand_read", "card.109", "power", "of")
CARD_READ: Final = EVENTS.add("card_read", "card.109", "power", "card")
CARDS_ENTERED: Final = EVENTS.add("cards_entered", "6.2.add", "count")


def own_cards(state: Position) -> Holdings:
    """6: the cards of a position, and what everybody has seen of them, which is this position's alone from now on."""
    if not state.own_memories:
        state.memories = [row[:] for row in state.memories]
        state.own_memories = 1
    return Holdings(state.place, state.keepers, state.memories, owned=True)


def lay_out_cards(state: Position, controllers: tuple[int, ...]) -> None:
    """6.2.start: everybody has seen which cards begin where; nobody has seen the deck's order, as it has none."""
    cards = own_cards(state)
    cards.begin(observers_of(controllers))


def set_up_card(state: Position, card: int, place: int) -> None:
    """6.2.start: where a card is when the game begins."""
    state.place[card] = place


def deal_card(game: Europe, power: int) -> int:
    """6.2.deal: a power draws a card; it is told which, or NONE if there is none."""
    return draw_card(game, power, HAND + power)


def draw_card(game: Europe, power: int, place: int) -> int:
    """card.rule.draw_pile_empty: a power draws a card that comes to a place it sees; the discards are shuffled if the
    deck is empty."""
    state = game.state
    cards = own_cards(state)
    if DECK not in state.place:
        if DISCARD not in state.place:
            return NONE
        cards.pour(DISCARD, DECK)
    card = cards.draw(DECK, place, game.chance)
    game.tell_apart(CARD_DRAWN, (power,), power, card)
    game.tell_others(CARDS_DEALT, (power,), power, 1)
    return card


def put_on_table(game: Europe, power: int, card: int, use: int) -> None:
    """11: a card is played openly."""
    own_cards(game.state).move(card, ON_TABLE)
    game.tell(CARD_PLAYED, power, card, use)


def play_for_points(game: Europe, power: int, card: int) -> None:
    """11.cp: a card is played openly and laid aside at once."""
    lay_aside(game, card)
    game.tell(CARD_PLAYED, power, card, FOR_POINTS)


def bring_to_table(game: Europe, card: int) -> None:
    """19.8: the card of an overdue event is taken from wherever it is."""
    own_cards(game.state).move(card, ON_TABLE)
    game.tell(EVENT_OVERDUE, card)


def note_played(state: Position, power: int, card: int) -> None:
    """6.2.retrieve2: a power has played a card as event, response or combat card in this turn."""
    state.played = replaced(state.played, power, sorted({*state.played[power], card}))


def lay_aside(game: Europe, card: int) -> None:
    """6.1.home1, 6.2.discard: a card that was played goes to the discards, a Home card to its power card."""
    own_cards(game.state).move(card, POWER_CARD if CARD_KIND[card] == HOME_CARD else DISCARD)


def discard_card(game: Europe, power: int, card: int) -> None:
    """6.2.discard: a card goes from a hand to the discards, seen by all; a Home card to its power card."""
    lay_aside(game, card)
    game.tell(CARD_DISCARDED, power, card)


def take_out_of_game(game: Europe, card: int) -> None:
    """6.2.removed: a card leaves the game."""
    own_cards(game.state).move(card, OUT_OF_GAME)
    game.tell(CARD_REMOVED, card)


def lay_on_power_card(game: Europe, card: int) -> None:
    """3.3.card: the card of a new ruler covers that of the old one."""
    own_cards(game.state).move(card, POWER_CARD)


def pass_random_card(game: Europe, giver: int, taker: int) -> int:
    """6.1.home2, 9.4, 16.4: a random card goes from hand to hand, never a Home card; both see it, the others do not."""
    card = game.chance.take(drawable_cards(game.state, giver))
    pass_card(game, giver, taker, card)
    return card


def pass_card(game: Europe, giver: int, taker: int, card: int) -> None:
    """9.4, 20.4.raid5: a card goes from hand to hand; both see it, the others do not."""
    own_cards(game.state).move(card, HAND + taker)
    know_home_cards(game.state, giver)
    game.tell_apart(CARD_PASSED_SEEN, (giver, taker), giver, taker, card)
    game.tell_others(CARD_PASSED, (giver, taker), giver, taker)


def know_home_cards(state: Position, power: int) -> None:
    """6.1.home2: a card that left a hand unseen was no Home card, so everybody knows where these still are."""
    for card in HOME_CARDS[power]:
        if state.place[card] == HAND + power:
            own_cards(state).show(card)


def take_spoils(game: Europe, giver: int, taker: int) -> int:
    """21.5.sack.step6b: a random card leaves a hand, never a Home card; loser and winner see it, the others do not."""
    state = game.state
    state.keepers = [*state.keepers[:SPOILS], 1 << giver | 1 << taker]
    card = game.chance.take(drawable_cards(state, giver))
    own_cards(state).move(card, SPOILS)
    know_home_cards(state, giver)
    game.tell_apart(CARD_PASSED_SEEN, (giver, taker), giver, taker, card)
    game.tell_others(CARD_PASSED, (giver, taker), giver, taker)
    return card


def divide_spoils(game: Europe, giver: int, taker: int, thrown: int) -> None:
    """21.5.sack.step6b: one of the cards is discarded, unless there is but one; the winner keeps the rest."""
    state = game.state
    if thrown != NONE:
        discard_card(game, taker, thrown)
    clear_spoils(state, taker)


def clear_spoils(state: Position, taker: int) -> None:
    """21.5.sack.step6b, card.059: what still lies there is kept; then nothing lies there that anybody could see."""
    for card in range(CARDS):
        if state.place[card] == SPOILS:
            own_cards(state).move(card, HAND + taker)
    state.keepers = list(KEEPERS)


def lay_two_aside(game: Europe, giver: int, taker: int) -> None:
    """card.059: a random card of a hand, never a Home card, and one of the deck lie before the taker, who sees both;
    the giver saw only his own go."""
    state = game.state
    state.keepers = [*state.keepers[:SPOILS], 1 << taker]
    card = game.chance.take(drawable_cards(state, giver))
    own_cards(state).move(card, SPOILS)
    know_home_cards(state, giver)
    game.tell_apart(CARD_PICKED_SEEN, (giver, taker), giver, card)
    game.tell_others(CARD_PICKED, (giver, taker), giver)
    draw_card(game, taker, SPOILS)


def give_laid_aside(game: Europe, taker: int, to: int, given: int) -> None:
    """card.059: one of these cards goes to another power; the taker keeps the rest."""
    state = game.state
    if given != NONE:
        own_cards(state).move(given, HAND + to)
        game.tell_apart(CARD_PASSED_SEEN, (taker, to), taker, to, given)
        game.tell_others(CARD_PASSED, (taker, to), taker, to)
    clear_spoils(state, taker)


def take_from_discards(game: Europe, power: int, card: int) -> None:
    """card.007a: a power takes a card from the discards and may play it at once."""
    retrieve_card(game, power, card)
    game.state.shown = card


def retrieve_card(game: Europe, power: int, card: int) -> None:
    """6.2.retrieve, card.056, card.078: a card of the discards goes to a hand, seen by all."""
    own_cards(game.state).move(card, HAND + power)
    game.tell(CARD_RETRIEVED, power, card)


def show_card(game: Europe, power: int, card: int) -> None:
    """21.3.mary.step1: a power shows a card of its hand to everybody."""
    own_cards(game.state).show(card)
    game.state.shown = card
    game.tell(CARD_SHOWN, power, card)


def look_at_hand(game: Europe, reader: int, power: int) -> None:
    """card.109: one power sees the hand of another; the others learn only who saw whose."""
    state = game.state
    seen = hand_of(state, power)
    own_cards(state).look(HAND + power, 1 << reader)
    game.tell(HAND_READ, reader, power)
    for card in seen:
        game.tell_apart(CARD_READ, (reader,), power, card)


def forget_shown(state: Position) -> None:
    """card.007a, 21.3.mary.step4: what becomes of the card that everybody sees was decided."""
    state.shown = NONE


def bar_card(state: Position, power: int, card: int) -> None:
    """16.4.step5.b, card.056: a power does not play a card that it has taken before the next impulse."""
    state.barred_cards = sorted([*state.barred_cards, card * MAJORS + power])


def take_random_card(game: Europe, power: int) -> int:
    """9.5: a random card of a hand is thrown away, seen by all, never a Home card."""
    card = game.chance.take(drawable_cards(game.state, power))
    discard_card(game, power, card)
    return card


def add_to_deck(game: Europe, cards: list[int]) -> None:
    """6.2.add1: cards enter the deck."""
    for card in cards:
        own_cards(game.state).move(card, DECK)
    if cards:
        game.tell(CARDS_ENTERED, len(cards))


def gather_discards(state: Position) -> None:
    """6.2.recycle: all discards go back into the deck; what was played last turn is forgotten."""
    own_cards(state).pour(DISCARD, DECK)
    state.played = [[] for _ in range(MAJORS)]


def return_home_cards(state: Position) -> None:
    """6.1.home1, card.rule.home: every power has its Home cards again."""
    cards = own_cards(state)
    for power in range(MAJORS):
        for card in HOME_CARDS[power]:
            if state.place[card] == POWER_CARD:
                cards.move(card, HAND + power)


def waiting_cards(state: Position) -> list[int]:
    """6.2.add: the cards that enter the deck later."""
    return [card for card in range(CARDS) if state.place[card] == NOT_YET]
