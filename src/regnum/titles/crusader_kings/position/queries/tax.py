"""What regions bring when they are taxed."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.position.queries.realm import hooks_of
from regnum.titles.crusader_kings.position.queries.regions import regions_of
from regnum.titles.crusader_kings.position.state import Position


def income(state: Position, region: int) -> int:
    """tax.base, tax.harvest, tax.famine, tax.duchy, tax.plague1, tax.plague_end, build.tax, duchy.tax: of a region."""
    if state.crop_failure[region] or state.plague[region] or state.plague_ending[region]:
        return 0
    harvest = int(state.harvest[region] > 0)
    return max(0, 1 + state.castle[region] + harvest - int(state.duke[region] != NONE))


def expected_tax(state: Position, seat: int) -> int:
    """tax.base: what a tax action would bring now, with all modifiers."""
    gold = sum(income(state, region) for region in regions_of(state, seat))
    return gold + (sum(hooks.tax for hooks in hooks_of(state, seat)) if gold else 0)
