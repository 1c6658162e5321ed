"""6.2, 7, 11: what a turn brings: cards, points, the right to pass."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import (
    CARD_CONDITION,
    CARD_KIND,
    ELECTORATE_CARDS,
    ELECTORATES,
    KEY_CARDS,
    MANY_ELECTORATES,
    MANY_ELECTORATES_CARDS,
)
from regnum.titles.here_i_stand.facts.names import HOME_CARD, NONE, PHASE_IDS, PROTESTANT
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.facts.people import ADMIN_RATING, CARD_BONUS, DEBATER_NUMBER, RULER_NUMBER
from regnum.titles.here_i_stand.facts.setups import SETUPS
from regnum.titles.here_i_stand.position.queries.cards import hand_of
from regnum.titles.here_i_stand.position.queries.england import is_heir_due
from regnum.titles.here_i_stand.position.queries.foreign_wars import war_figure, wars_of
from regnum.titles.here_i_stand.position.queries.spaces import keys_of
from regnum.titles.here_i_stand.position.state import GONE, Position

ACTION_PHASE: Final = PHASE_IDS.index("action")
LUTHER: Final = RULER_NUMBER["luther"]
LUTHER_HIMSELF: Final = DEBATER_NUMBER["luther"]


def calm_keys(state: Position, power: int) -> int:
    """12.4.effect8: keys of a power without unrest; each key in unrest covers one more box of its track."""
    return sum([1 for space in keys_of(state, power) if not state.unrest[space]])


def cards_due(state: Position, power: int) -> int:
    """6.2.deal, 6.2.deal_keys, 6.2.deal_protestant, 6.2.deal_mods, 2.4.square3, 3.3.ratings, 3.3.bonus,
    6.2.example2, 6.2.example3, 6.2.example4, ruling.g06: how many cards a power is dealt."""
    if power == PROTESTANT:
        held = sum([1 for space in ELECTORATES if state.control[space] == PROTESTANT])
        cards = MANY_ELECTORATES_CARDS if held >= MANY_ELECTORATES else ELECTORATE_CARDS
    else:
        track = KEY_CARDS[power]
        cards = track[min(calm_keys(state, power), len(track) - 1)]
    return max(0, cards + CARD_BONUS[state.ruler[power]] + extra_cards(state, power) - state.fewer_cards[power])


def lasting_markers(state: Position, power: int) -> int:
    """21.5.ruler.1, 21.7.setup1: -1 Card markers that stay: of an excommunication, and of foreign wars with some packs.

    All others are of the Fuggers (card.079).
    """
    abroad = sum([war_figure(state, war, "cards_lost") for war in wars_of(state, power)])
    return int(state.excommunicated[power] > 0) + abroad


def extra_cards(state: Position, power: int) -> int:
    """scenario.tournament.deal: more cards in the first deal of a scenario."""
    setup = SETUPS[state.scenario]
    return setup.extra_cards[power] if state.turn == setup.turn else 0


def enters_deck(state: Position, card: int) -> bool:
    """6.2.add1, 6.2.add2, 6.2.add2.not_before, 6.2.add3, scenario.1532.entry: whether a card that waits enters the deck
    in this turn.

    Those with a condition wait for births and the marriage of Henry VIII, some of them for their turn too.
    """
    turn = PACKS[state.pack].entry_turn[card]
    if CARD_CONDITION[card] == NONE:
        return 0 < turn <= state.turn
    return turn <= state.turn and is_heir_due(state, CARD_CONDITION[card])


def points_of_card(state: Position, card: int) -> int:
    """11.cp: the command points of a card."""
    return PACKS[state.pack].cp[card]


def admin_rating(state: Position, power: int) -> int:
    """3.3, 3.3.ratings, 3.3.admin, ruler.suleiman_i to ruler.calvin: how many cards a power may keep."""
    return ADMIN_RATING[state.ruler[power]]


def holds_home_card(state: Position, power: int) -> bool:
    """11.pass1, ruling.g05: whether a Home card is still to be played."""
    return any(CARD_KIND[card] == HOME_CARD for card in hand_of(state, power))


def is_luther_alive(state: Position) -> bool:
    """card.007, card.016, card.037, 3.3.roles: whether Luther lives: until Calvin succeeds him, or he is burnt; his
    rule is no sign of life, since it goes on after his end (18.5.step8.3)."""
    return state.ruler[PROTESTANT] == LUTHER and state.debaters[LUTHER_HIMSELF] != GONE


def is_action_phase(state: Position) -> bool:
    """23.1: whether it is the Action phase, in which a game is won at once."""
    return state.phase == ACTION_PHASE


def last_turn(state: Position) -> int:
    """23.3.time, scenario.1517.turns, scenario.1517.end, scenario.1532.turns, scenario.1532.end,
    scenario.tournament.turns, scenario.tournament.end: the last turn of the scenario."""
    return SETUPS[state.scenario].last_turn
