"""What may be paid for and against a trait check, and what is taken away."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.catalogue import CRITICAL_FAILS, CRITICAL_SUCCEEDS, MOST_GOLD, trait_of
from regnum.titles.crusader_kings.facts.limits import GOLD_ABOVE_REQUIRED, PRICE_OF_OPPOSITION
from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.position.queries.realm import hooks_of
from regnum.titles.crusader_kings.position.state import Position, is_program


def is_critical(token: int, critical: int) -> bool:
    """check.critical: whether a trait works the other way round in this check."""
    return critical != NONE and trait_of(token) in (CRITICAL_FAILS[critical], CRITICAL_SUCCEEDS[critical])


def paid_draws_allowed(required: int, free: int) -> int:
    """check.max: at most two tokens above the required successes, gold included."""
    return max(0, min(required + GOLD_ABOVE_REQUIRED - free, MOST_GOLD))


def most_to_invest(state: Position, seat: int, required: int, free: int, reserve: int) -> int:
    """check.invest, check.max: how much gold a player may put into a check; the reserve must be left."""
    return max(0, min(paid_draws_allowed(required, free), state.gold[seat] - reserve))


def draws_of(state: Position, seat: int, required: int, free: int) -> int:
    """ai.draw: the tokens that cost nothing; a program draws at least one more than it needs."""
    return max(free, required + 1) if is_program(state, seat) else free


def halves_of_coin(state: Position, rival: int) -> int:
    """oppose.cost: how many half tokens a coin of this rival takes away; the Bank makes it cheaper."""
    price = PRICE_OF_OPPOSITION
    for hooks in hooks_of(state, rival):
        if hooks.oppose_price:
            price = min(price, hooks.oppose_price)
    return PRICE_OF_OPPOSITION // price


def halves_paid(state: Position) -> int:
    """oppose.cost: what all rivals have paid together, in half tokens."""
    return sum(gold * halves_of_coin(state, rival) for rival, gold in enumerate(state.opposed) if gold)


def most_cancelled(state: Position, required: int, free: int) -> int:
    """oppose.limits: free tokens stay, and so do as many as are required."""
    return max(0, min(state.paid, free + state.paid - required))
