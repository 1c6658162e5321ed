"""Eras: drawing hands, three rounds, and what is refreshed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED, Shortfall
from regnum.titles.crusader_kings.facts.catalogue import DECK, HAND, HAND_LIMITS, HANDS, MIXES, SCENARIOS, STRATEGIES
from regnum.titles.crusader_kings.facts.limits import ROUNDS
from regnum.titles.crusader_kings.facts.names import DECK_NAMES, DECKS, LAST_ERA, TAX
from regnum.titles.crusader_kings.position.changes.cards import (
    claim_bonus,
    clear_developments,
    discard_from_hand,
    draw_card,
    promise_bonus,
    rebuild_all,
)
from regnum.titles.crusader_kings.position.changes.progress import begin_era, end_era
from regnum.titles.crusader_kings.position.changes.regions import dismiss_lord, place_lord
from regnum.titles.crusader_kings.position.queries.cards import can_draw
from regnum.titles.crusader_kings.position.queries.realm import hooks_of
from regnum.titles.crusader_kings.position.queries.regions import independent_regions
from regnum.titles.crusader_kings.position.queries.seats import order
from regnum.titles.crusader_kings.position.registers import EVENTS, REASONS
from regnum.titles.crusader_kings.position.state import Crown, is_program, seats_of
from regnum.titles.crusader_kings.rules.frames import Choice, SeatChoice, SeatStep, Step
from regnum.titles.crusader_kings.rules.round import Round
from regnum.titles.crusader_kings.rules.scoring import end_game

HAND_CHOSEN: Final = EVENTS.add("hand_chosen", "era.draw", "seat", "hand")

DECK_TOO_SMALL: Final = REASONS.add("deck_too_small", "basics.limits")
CRUSADE_CARDS: Final = REASONS.add("one_or_two_crusades", "era.draw_limit_crusade")
MAIN_CARDS: Final = REASONS.add("three_of_a_deck", "era.draw_limit_main")
TAX_CARDS: Final = REASONS.add("two_taxes", "era.draw_limit_tax")
LIMIT_OF_DECK: Final = (MAIN_CARDS, MAIN_CARDS, MAIN_CARDS, TAX_CARDS, CRUSADE_CARDS)  # by deck
OTHER_DECK: Final = REASONS.add("other_deck", "era.bonus_cards")
PROGRAMS_NEVER_TAX: Final = REASONS.add("programs_never_tax", "ai.no_gold")


class Eras(Step):
    """sequence.structure: one Era after the other, as many as the scenario has."""

    steps = ("play", "go_on")

    def play(self, game: Crown) -> None:
        """sequence.structure: an Era."""
        game.call(Era())

    def go_on(self, game: Crown) -> None:
        """score.end, scenario6.special1: after the last Era the game is over."""
        state = game.state
        if state.era + 1 == SCENARIOS[state.scenario].eras:
            end_game(game, LAST_ERA)
            return
        end_era(state)
        game.repeat()


class Era(Step):
    """era.bonus_cards, era.draw, era.rounds, era.refresh: one Era from its first card to its refresh."""

    steps = ("begin", "choose_bonus", "draw", "play_rounds", "refresh")

    def begin(self, game: Crown) -> None:
        """crusade.limit: everybody may and must crusade again; what events promised for the last Era has lapsed."""
        begin_era(game)

    def choose_bonus(self, game: Crown) -> None:
        """era.bonus_cards: in turn order, before the eight."""
        state = game.state
        for_everybody: list[ChooseBonus] = []
        for seat in order(state):
            for hooks in hooks_of(state, seat):
                for decks in hooks.bonus:
                    for_everybody.append(ChooseBonus(seat, tuple(decks)))
        for choice in for_everybody:
            if not choice.options(game, choice.seat):
                game.pass_over(choice, choice.seat)
        game.call(*for_everybody)

    def draw(self, game: Crown) -> None:
        """era.draw, ai.cards: in turn order; programs draw what their strategy says."""
        game.call(*(DrawHand(seat) for seat in order(game.state)))

    def play_rounds(self, game: Crown) -> None:
        """era.rounds: three of them."""
        game.call(*(Round(number) for number in range(ROUNDS)))

    def refresh(self, game: Crown) -> None:
        """era.refresh, era.refresh1, era.refresh2, era.refresh3: not after the last Era."""
        state = game.state
        if state.era + 1 == SCENARIOS[state.scenario].eras:
            return
        for seat in range(seats_of(state)):
            for card in state.hand[seat]:
                discard_from_hand(game, seat, card)
        regions = independent_regions(state)
        for region in regions:
            dismiss_lord(game, region)
        for region in regions:
            place_lord(game, region)
        clear_developments(game)


class ChooseBonus(Choice):
    """era.bonus_cards: the deck of a bonus card; the card itself is drawn with the eight."""

    rule = "era.bonus_cards"
    fields = ("seat", "decks")
    domain = Domain(verb("bonus", ("deck", DECK)))

    def __init__(self, seat: int, decks: tuple[int, ...]) -> None:
        self.seat = seat
        self.decks = decks

    def seats(self, game: Crown) -> tuple[int, ...]:
        return (self.seat,) if game.count_answers(self, self.seat) else ()

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if option not in self.decks:
            return OTHER_DECK
        if option == TAX and is_program(game.state, seat):
            return PROGRAMS_NEVER_TAX
        return ALLOWED if can_draw(game.state, option) > 0 else DECK_TOO_SMALL

    def choose(self, game: Crown, seat: int, option: int) -> None:
        promise_bonus(game, seat, option)


class DrawHand(SeatStep):
    """era.draw, sequence.cards: eight cards and the bonus cards."""

    steps = ("choose",)

    def choose(self, game: Crown) -> None:
        """ai.cards, ai.ferox.cards, ai.postis.cards, ai.munitio.cards, ai.amandit.cards, ai.aperio.cards: a hand."""
        state = game.state
        if is_program(state, self.seat):
            draw_hand(game, self.seat, STRATEGIES[state.strategy[self.seat]].hand)
            return
        choice = ChooseHand(self.seat)
        if not choice.options(game, self.seat):
            rebuild_all(game)  # decks that are not empty yet would leave nobody a whole hand
        game.call(choice)


def draw_hand(game: Crown, seat: int, hand: tuple[int, ...]) -> None:
    """era.draw_blind: all cards at once, so that none is seen before the last is drawn."""
    state = game.state
    for deck in range(DECKS):
        for _ in range(hand[deck] + claim_bonus(state, seat, deck)):
            if state.deck[deck] or state.discard[deck]:
                draw_card(game, seat, deck)


def why_not_mix(hand: tuple[int, ...]) -> int:
    """era.draw_limit_crusade, era.draw_limit_main, era.draw_limit_tax, crusade.take_one: how many of each deck."""
    for deck, (least, most) in enumerate(HAND_LIMITS):
        if not least <= hand[deck] <= most:
            return LIMIT_OF_DECK[deck]
    return ALLOWED


class ChooseHand(SeatChoice):
    """era.draw_limit_crusade, era.draw_limit_main, era.draw_limit_tax, crusade.take_one: how many of each deck."""

    rule = "era.draw_limit_crusade"
    domain = Domain(verb("draw", ("hand", HAND)))

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return range(len(HANDS))

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        hand = MIXES[option]
        if option >= len(HANDS):  # the first ones keep to every limit
            return why_not_mix(hand)
        if all(can_draw(game.state, deck) >= hand[deck] for deck in range(DECKS)):
            return ALLOWED
        return DECK_TOO_SMALL

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        if self.why_not(game, seat, option) != DECK_TOO_SMALL:
            return ()
        rows = [(DECK_NAMES[deck], can_draw(game.state, deck), MIXES[option][deck]) for deck in range(DECKS)]
        return [Shortfall(f"{name}_cards", have, need) for name, have, need in rows if have < need]

    def choose(self, game: Crown, seat: int, option: int) -> None:
        game.tell(HAND_CHOSEN, seat, option)
        draw_hand(game, seat, MIXES[option])
