"""Rounds: dynasty phase, plan phase, two turns, upkeep."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.frames import Sealed
from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED, Shortfall
from regnum.titles.crusader_kings.facts.catalogue import deck_of
from regnum.titles.crusader_kings.facts.limits import TURNS
from regnum.titles.crusader_kings.facts.names import CRUSADE
from regnum.titles.crusader_kings.facts.pack import CARD
from regnum.titles.crusader_kings.position.changes.cards import plan_cards
from regnum.titles.crusader_kings.position.changes.family import begin_titles
from regnum.titles.crusader_kings.position.changes.progress import begin_phase, begin_round, begin_turn
from regnum.titles.crusader_kings.position.queries.realm import crusades_allowed
from regnum.titles.crusader_kings.position.queries.seats import order
from regnum.titles.crusader_kings.position.registers import REASONS
from regnum.titles.crusader_kings.position.state import (
    PLANNING,
    PLAYING,
    UPKEEP,
    Crown,
    Position,
    is_program,
    owes_crusade,
    seats_of,
)
from regnum.titles.crusader_kings.rules.frames import SeatStep, Step, ask_if_open
from regnum.titles.crusader_kings.rules.marriage import Propose
from regnum.titles.crusader_kings.rules.titles import Titles
from regnum.titles.crusader_kings.rules.turn import Turn
from regnum.titles.crusader_kings.rules.upkeep import Upkeep

NOT_IN_YOUR_HAND: Final = REASONS.add("not_in_your_hand", "round.plans")
TWO_DIFFERENT_CARDS: Final = REASONS.add("two_different_cards", "round.plans")
CRUSADE_IS_DUE: Final = REASONS.add("crusade_is_due", "round.plans_crusade")
CRUSADED_ENOUGH: Final = REASONS.add("crusaded_enough", "crusade.limit")


class Round(Step):
    """round.three: one round of an Era."""

    fields = ("number",)
    steps = ("begin", "plan", "play_turns", "keep_up")

    def __init__(self, number: int) -> None:
        self.number = number

    def begin(self, game: Crown) -> None:
        """round.dynasty, special.timing: in turn order everybody marries and grants titles."""
        begin_round(game, self.number)
        game.call(*(DynastyPhase(seat) for seat in order(game.state)))

    def plan(self, game: Crown) -> None:
        """round.plans: all at once and in secret."""
        begin_phase(game.state, PLANNING)
        game.call(Plan())

    def play_turns(self, game: Crown) -> None:
        """round.two_turns: two turns."""
        begin_phase(game.state, PLAYING)
        game.call(*(TurnOrder(number) for number in range(TURNS)))

    def keep_up(self, game: Crown) -> None:
        """round.support_pay: the upkeep phase."""
        begin_phase(game.state, UPKEEP)
        game.call(Upkeep())


class DynastyPhase(SeatStep):
    """round.dynasty: one marriage attempt, then titles."""

    steps = ("marry", "title")

    def marry(self, game: Crown) -> None:
        """marriage.who: one attempt of a player who is in the game."""
        if not game.state.out[self.seat]:
            game.call(Propose(self.seat))

    def title(self, game: Crown) -> None:
        """duchy.grant: asked of whoever could change anything."""
        begin_titles(game.state)
        ask_if_open(game, Titles(self.seat))


class TurnOrder(Step):
    """sequence.order, sequence.token_change: everybody plays a card; a new first player counts from the next turn."""

    fields = ("number",)
    steps = ("begin",)

    def __init__(self, number: int) -> None:
        self.number = number

    def begin(self, game: Crown) -> None:
        """sequence.resolve: in turn order."""
        begin_turn(game, self.number)
        game.call(*(Turn(seat) for seat in order(game.state)))


def why_not_plan(state: Position, seat: int, first: int, second: int) -> int:
    """round.plans, round.plans_crusade, crusade.limit: two cards of the hand, with the crusade that is due."""
    hand = state.hand[seat]
    if first not in hand or second not in hand:
        return NOT_IN_YOUR_HAND
    if first == second:
        return TWO_DIFFERENT_CARDS
    crusades = int(deck_of(first) == CRUSADE) + int(deck_of(second) == CRUSADE)
    if crusades == 0 and owes_crusade(state, seat):
        return CRUSADE_IS_DUE
    if crusades and crusades > max(0, crusades_allowed(state, seat) - state.crusades[seat]):
        return CRUSADED_ENOUGH
    return ALLOWED


class Plan(Sealed[Position]):
    """round.plans, ai.cards: two cards and their order; programs plan nothing."""

    rule = "round.plans"
    domain = Domain(verb("plan", ("first", CARD), ("second", CARD)))

    def seats(self, game: Crown) -> Sequence[int]:
        state = game.state
        return [seat for seat in range(seats_of(state)) if not state.out[seat] and not is_program(state, seat)]

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        hand = game.state.hand[seat]
        size = len(CARD.names)
        return [first * size + second for first in hand for second in hand if first != second]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        first, second = divmod(option, len(CARD.names))
        return why_not_plan(game.state, seat, first, second)

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        if self.why_not(game, seat, option) != CRUSADED_ENOUGH:
            return ()
        planned = sum(deck_of(card) == CRUSADE for card in divmod(option, len(CARD.names)))
        left = max(0, crusades_allowed(game.state, seat) - game.state.crusades[seat])
        return [Shortfall("crusades", left, planned)]

    def resolve(self, game: Crown, answers: Sequence[int]) -> None:
        for seat, answer in enumerate(answers):
            if answer >= 0:
                plan_cards(game, seat, list(divmod(answer, len(CARD.names))))
