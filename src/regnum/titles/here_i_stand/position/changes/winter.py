"""19: winter: what is decided about stacks and fleets that return."""

from __future__ import annotations

from regnum.titles.here_i_stand.position.queries.tallies import FIRST_LEADER, leader_key, tally, unit_key, with_tally
from regnum.titles.here_i_stand.position.state import COLUMNS, Position


def forget_returns(state: Position) -> None:
    """19.3: nothing is decided about the next stack or fleet yet."""
    state.returning = []
    state.harbours = []


def forget_towns(state: Position) -> None:
    """19.3.step1: a power has returned nobody yet."""
    state.resolved = []


def note_town(state: Position, space: int) -> None:
    """19.3.step1: whoever leaves a town leaves it at once."""
    state.resolved = sorted([*state.resolved, space])


def decide_units(state: Position, town: int, column: int, count: int) -> None:
    """19.3.step2b: so many more units of a column go to a town."""
    key = unit_key(town, column)
    state.returning = with_tally(state.returning, key, tally(state.returning, key) + count)


def decide_leader(state: Position, leader: int, town: int) -> None:
    """19.3.step3: a leader goes to a town."""
    state.returning = with_tally(state.returning, leader_key(leader), town + 1)


def forget_group(state: Position, town: int) -> None:
    """19.3.formation: whoever goes to a town is on the way."""
    pairs = zip(state.returning[::2], state.returning[1::2], strict=True)
    left = [(key, count) for key, count in pairs if not goes_to(key, count, town)]
    state.returning = [number for pair in left for number in pair]


def goes_to(key: int, count: int, town: int) -> bool:
    """Whether an entry is about units or a leader that go to a town."""
    return key // COLUMNS == town if key < FIRST_LEADER else count == town + 1


def note_harbour(state: Position, port: int) -> None:
    """19.3.naval.leaders: ships of the fleet have gone to a port."""
    state.harbours = sorted({*state.harbours, port})
