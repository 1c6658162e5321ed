"""Tax cards: income, harvest, crop failure and plague."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.catalogue import BORDERS
from regnum.titles.crusader_kings.facts.names import CROP_FAILURE, FOR_PLAGUE, HARVEST, NONE, OPEN, PLAGUE
from regnum.titles.crusader_kings.position.changes.gold import gain_gold
from regnum.titles.crusader_kings.position.changes.regions import end_plague, remove_counter, spread_plague
from regnum.titles.crusader_kings.position.queries.realm import free_draws, hooks_of
from regnum.titles.crusader_kings.position.queries.regions import regions_of
from regnum.titles.crusader_kings.position.queries.seats import treasury
from regnum.titles.crusader_kings.position.queries.tax import expected_tax
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import Crown
from regnum.titles.crusader_kings.rules.check import Check
from regnum.titles.crusader_kings.rules.frames import SeatStep, Step

TAXED: Final = EVENTS.add("taxed", "tax.base", "seat", "gold")


class Tax(SeatStep):
    """tax.base: all incomes first, then the plague spreads."""

    steps = ("collect",)

    def collect(self, game: Crown) -> None:
        """tax.multiple: every kind of token does its own work, also where a region brings nothing."""
        state = game.state
        gold = min(expected_tax(state, self.seat), treasury(state))
        spreads: list[Spread] = []
        for region in regions_of(state, self.seat):
            if state.harvest[region]:
                remove_counter(game, HARVEST, region)
            if state.crop_failure[region]:
                remove_counter(game, CROP_FAILURE, region)
            if state.plague_ending[region]:
                end_plague(game, region)
            if state.plague[region]:
                remove_counter(game, PLAGUE, region)
                spreads += [Spread(self.seat, other) for other in BORDERS[region] if state.in_play[other]]
        game.tell(TAXED, self.seat, gold)
        gain_gold(game, self.seat, gold)
        game.call(*spreads)


class Spread(Step):
    """tax.plague2: the taxing player's check for one region beside the source; no trait is critical."""

    fields = ("seat", "region")
    steps = ("check", "resolve")

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def check(self, game: Crown) -> None:
        """tax.plague2, check.modifiers: whoever owns the region may have a physician."""
        state = game.state
        draws = free_draws(state, self.seat, FOR_PLAGUE)
        owner = state.owner[self.region]
        if owner != NONE:
            draws += sum(hooks.plague for hooks in hooks_of(state, owner))
        game.call(Check(self.seat, FOR_PLAGUE, NONE, 1, draws, OPEN))

    def resolve(self, game: Crown) -> None:
        """tax.plague3: a failure brings the plague, its reverse side up."""
        if not game.state.passed:
            spread_plague(game, self.region)
