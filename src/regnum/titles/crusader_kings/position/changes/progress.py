"""How far the game has come: Eras, rounds, turns and actions."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.position.changes.cards import discard_card
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import DYNASTY, Crown, Position, seats_of

FIRST_PLAYER: Final = EVENTS.add("first_player", "setup.first_player", "seat")
ERA_BEGAN: Final = EVENTS.add("era_began", "era.rounds", "number")
ROUND_BEGAN: Final = EVENTS.add("round_began", "round.three", "number")
TURN_BEGAN: Final = EVENTS.add("turn_began", "sequence.resolve", "number")
UPKEEP_BEGAN: Final = EVENTS.add("upkeep_began", "round.support_pay", "number")


def draw_first_player(game: Crown) -> None:
    """setup.first_player: by lot."""
    state = game.state
    state.token = state.first = game.chance.below(seats_of(state))
    game.tell(FIRST_PLAYER, state.token)


def begin_era(game: Crown) -> None:
    """crusade.limit: everybody may and must crusade again; what events promised for the last Era has lapsed."""
    state = game.state
    state.first = state.token
    state.round = 0
    state.phase = DYNASTY  # and no longer the upkeep of the last Era, in which fewer plans were still to be made
    state.crusades = [0] * seats_of(state)
    state.easier = [0] * seats_of(state)
    state.muddy = [0] * seats_of(state)
    game.tell(ERA_BEGAN, state.era + 1)


def end_era(state: Position) -> None:
    """sequence.structure: the next Era."""
    state.era += 1


def begin_round(game: Crown, number: int) -> None:
    """round.three, round.dynasty: a round begins with the dynasty phase, and the Marshals may work again."""
    state = game.state
    state.first = state.token
    state.round = number
    state.phase = DYNASTY
    state.calmed = [0] * seats_of(state)
    game.tell(ROUND_BEGAN, number + 1)


def begin_phase(state: Position, phase: int) -> None:
    """round.three: the next phase of a round."""
    state.phase = phase


def begin_turn(game: Crown, number: int) -> None:
    """sequence.resolve, sequence.token_change: a turn of everybody, led by whoever holds the token now."""
    state = game.state
    state.turn = number
    state.first = state.token
    game.tell(TURN_BEGAN, number + 1)


def begin_upkeep(game: Crown) -> None:
    """round.support_pay: the upkeep phase, led by whoever holds the token now."""
    state = game.state
    state.first = state.token
    game.tell(UPKEEP_BEGAN, state.round + 1)


def begin_card(state: Position, seat: int) -> None:
    """sequence.resolve: it is this player's turn to play a card."""
    state.active = seat


def end_card(state: Position) -> None:
    """turn.event: the card goes to the discards."""
    if state.card != NONE:
        discard_card(state, state.card)
    state.card = NONE
    state.active = NONE


def begin_action(state: Position) -> None:
    """action.order: nothing was tried yet."""
    state.attempts = 0
    state.used = []


def count_attempt(state: Position) -> None:
    """develop.buy, mobilize.place: one more purchase or soldier of the present action."""
    state.attempts += 1


def use_up(state: Position, tried: int) -> None:
    """plot.limits, overthrow.limits, build.several: one more attempt of an action, which cannot be tried again."""
    state.attempts += 1
    state.used = [*state.used, tried]
