"""Gold: from and to the treasury, and between players. Programs have none and need none (ai.no_gold)."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.position.queries.seats import treasury
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import Crown, is_program

GOLD_GAINED: Final = EVENTS.add("gold_gained", "tax.base", "seat", "gold")
GOLD_PAID: Final = EVENTS.add("gold_paid", "check.invest", "seat", "gold")
GOLD_GIVEN: Final = EVENTS.add("gold_given", "basics.trade", "seat", "rival", "gold")


def gain_gold(game: Crown, seat: int, gold: int) -> None:
    """tax.base, ai.no_gold, basics.limits: gold from the treasury, as long as there is any; a program takes none."""
    gold = min(gold, treasury(game.state))
    if gold > 0 and not is_program(game.state, seat):
        game.state.gold[seat] += gold
        game.tell(GOLD_GAINED, seat, gold)


def pay_gold(game: Crown, seat: int, gold: int) -> None:
    """ai.no_gold: gold to the treasury; a program always has enough."""
    if gold > 0 and not is_program(game.state, seat):
        game.state.gold[seat] -= gold
        game.tell(GOLD_PAID, seat, gold)


def give_gold(game: Crown, giver: int, taker: int, gold: int) -> None:
    """marriage.dynasty_consent, ai.no_gold: from player to player; a program's side is the treasury."""
    if is_program(game.state, giver):
        gold = min(gold, treasury(game.state))
    if gold <= 0:
        return
    if not is_program(game.state, giver):
        game.state.gold[giver] -= gold
    if not is_program(game.state, taker):
        game.state.gold[taker] += gold
    game.tell(GOLD_GIVEN, giver, taker, gold)
