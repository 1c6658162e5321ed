"""Gold: from and to the treasury, and between players. Programs have none and need none (ai.no_gold)."""

from __future__ import annotations

from regnum.titles.crusader_kings import events
from regnum.titles.crusader_kings.rules.frames import Crown
from regnum.titles.crusader_kings.state import is_program


def gain_gold(game: Crown, seat: int, gold: int) -> None:
    """tax.base, ai.no_gold: gold from the treasury; a program takes none."""
    if gold > 0 and not is_program(game.state, seat):
        game.state.gold[seat] += gold
        game.tell(events.GOLD_GAINED, seat, gold)


def pay_gold(game: Crown, seat: int, gold: int) -> None:
    """ai.no_gold: gold to the treasury; a program always has enough."""
    if gold > 0 and not is_program(game.state, seat):
        game.state.gold[seat] -= gold
        game.tell(events.GOLD_PAID, seat, gold)


def give_gold(game: Crown, giver: int, taker: int, gold: int) -> None:
    """marriage.dynasty_consent, ai.no_gold: from player to player; a program's side is the treasury."""
    if gold <= 0:
        return
    if not is_program(game.state, giver):
        game.state.gold[giver] -= gold
    if not is_program(game.state, taker):
        game.state.gold[taker] += gold
    game.tell(events.GOLD_GIVEN, giver, taker, gold)
