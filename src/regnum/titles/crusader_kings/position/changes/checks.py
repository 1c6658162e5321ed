"""Trait checks: what is paid for and against one, the tokens drawn, and what they count for."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.names import FOR_INVASION
from regnum.titles.crusader_kings.position.changes.traits import return_trait
from regnum.titles.crusader_kings.position.queries.chances import undrawn
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import Crown, Position, without

CHECK_BEGAN: Final = EVENTS.add("check_began", "check.draw", "seat", "purpose", "required", "draws")
INVESTED: Final = EVENTS.add("invested", "check.invest", "seat", "gold")
TRAIT_DRAWN: Final = EVENTS.add("trait_drawn", "check.draw", "seat", "token")
TRAIT_SACRIFICED: Final = EVENTS.add("trait_sacrificed", "check.sacrifice_positive", "seat", "token")
CHECK_PASSED: Final = EVENTS.add("check_passed", "check.stop", "seat", "purpose")
CHECK_FAILED: Final = EVENTS.add("check_failed", "check.multiple", "seat", "purpose")
MODIFIER_GAINED: Final = EVENTS.add("modifier_gained", "check.modifiers", "seat")
HARDER_INVASION: Final = EVENTS.add("harder_invasion", "check.modifiers", "seat")


def ease_next_check(game: Crown, seat: int, draws: int) -> None:
    """check.modifiers: more free tokens in the next check of a player."""
    game.state.easier[seat] += draws
    game.tell(MODIFIER_GAINED, seat)


def hamper_next_invasion(game: Crown, seat: int, successes: int) -> None:
    """check.modifiers: the next invasion check of a player needs more successes."""
    game.state.muddy[seat] += successes
    game.tell(HARDER_INVASION, seat)


def begin_check(state: Position, seat: int, purpose: int) -> None:
    """check.modifiers: nothing is paid or counted yet; what an event gave for the next check is used up by it."""
    state.easier[seat] = 0
    if purpose == FOR_INVASION:
        state.muddy[seat] = 0
    state.paid = 0
    state.opposed = [0] * len(state.opposed)
    state.successes = 0
    state.passed = 0


def invest(game: Crown, seat: int, gold: int) -> None:
    """check.invest: gold for more tokens."""
    game.state.paid = gold
    game.state.gold[seat] -= gold
    if gold:
        game.tell(INVESTED, seat, gold)


def pay_against(state: Position, rival: int, gold: int) -> None:
    """oppose.cost: a rival's gold; how much is told when all have paid."""
    state.opposed[rival] = gold
    state.gold[rival] -= gold


def return_odd_coin(state: Position, rival: int) -> None:
    """oppose.cost: a coin that pays for half a token only comes back."""
    state.gold[rival] += 1
    state.opposed[rival] -= 1


def begin_drawing(game: Crown, seat: int, purpose: int, required: int, draws: int) -> None:
    """check.draw: so many tokens may be drawn."""
    game.state.draws = draws
    game.tell(CHECK_BEGAN, seat, purpose, required, draws)


def draw_trait(game: Crown, seat: int) -> int:
    """check.draw: a token out of the bag, beside those drawn before."""
    state = game.state
    token = game.chance.take(undrawn(state, seat))
    state.draws -= 1
    state.drawn = [*state.drawn, token]
    game.tell(TRAIT_DRAWN, seat, token)
    return token


def sacrifice_trait(game: Crown, seat: int, token: int) -> None:
    """check.sacrifice_positive, check.sacrifice_negative: a drawn token is given up; it returns after the check."""
    state = game.state
    state.bag[seat] = without(state.bag[seat], token)
    state.drawn = without(state.drawn, token)
    state.sacrificed = [*state.sacrificed, token]
    game.tell(TRAIT_SACRIFICED, seat, token)


def count_successes(state: Position, successes: int) -> None:
    """check.multiple: what a token counts for."""
    state.successes += successes


def end_check(game: Crown, seat: int, purpose: int, required: int) -> None:
    """check.return: the tokens return to the bag, those given up to where they belong."""
    state = game.state
    state.passed = 1 if state.successes >= required else 0
    for token in state.sacrificed:
        return_trait(state, token)
    state.drawn = []
    state.sacrificed = []
    game.tell(CHECK_PASSED if state.passed else CHECK_FAILED, seat, purpose)


def succeed_unchecked(state: Position) -> None:
    """check.automatic: what needs no check succeeds; a check that follows after all says otherwise."""
    state.passed = 1
