"""5.2.loss: units that no counters can show are lost; one way for battles, retreats, cards and winter."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.catalogue import SPACES
from regnum.titles.here_i_stand.facts.names import NONE
from regnum.titles.here_i_stand.position.changes.armies import lose_at, lose_of_army
from regnum.titles.here_i_stand.position.queries.counters import (
    can_be_shown_without,
    can_depart,
    columns_of_owner,
    is_short_of_counters,
)
from regnum.titles.here_i_stand.position.queries.troops import army_row, columns_of, kind_of, owner_of
from regnum.titles.here_i_stand.position.state import ARMY, COLUMNS, Europe, Position


def trim_stacks(game: Europe, power: int, spaces: list[int]) -> None:
    """5.2.loss: the same for all owners whose units act for a power."""
    for owner in sorted({owner_of(column) for column in columns_of(game.state, power)}):
        trim(game, owner, spaces, NONE)


def trim(game: Europe, owner: int, spaces: list[int], army: int) -> None:
    """5.2.loss, 5.2.loss.change, ruling.g03: units of an owner that cannot be shown are lost there, as few as possible.

    Those of the army go first, if one is named. If nothing that is lost there helps, because several groups went at
    once, it is lost wherever it does.
    """
    state = game.state
    while is_short_of_counters(state, owner):
        stacks = [(space, column) for space in spaces for column in columns_of_owner(owner)]
        stacks = [(space, column) for space, column in stacks if state.land[space * COLUMNS + column]]
        if not stacks:
            if len(spaces) == SPACES:
                return
            spaces = list(range(SPACES))
            continue
        space, column, count = fewest_to_lose(state, stacks)
        strike_out(game, space, column, count, army)


def trim_left_behind(game: Europe, owner: int) -> None:
    """5.2.change, 5.2.loss: whom an army leaves behind is lost, one by one, if no counters show them apart from it."""
    state = game.state
    while not can_depart(state, owner):
        place, row = state.army_at[ARMY], army_row(state, ARMY)
        left = [at for at in columns_of_owner(owner) if 0 < row[at] < state.land[place * COLUMNS + at]]
        if not left:
            return
        lose_at(game, place, owner, kind_of(left[0]), 1)


def strike_out(game: Europe, space: int, column: int, count: int, army: int) -> None:
    """5.2.loss: so many units of a column are gone from a space, those of the army that suffers first."""
    state = game.state
    of_army = 0
    if army != NONE and state.army_at[army] == space:
        of_army = min(count, army_row(state, army)[column])
        lose_of_army(game, army, column, of_army)
    lose_at(game, space, owner_of(column), kind_of(column), count - of_army)


def fewest_to_lose(state: Position, stacks: list[tuple[int, int]]) -> tuple[int, int, int]:
    """5.2.loss: the stack that must lose fewest units so that all can be shown, or one unit if no single stack can."""
    most = max([state.land[space * COLUMNS + column] for space, column in stacks])
    for count in range(1, most + 1):
        for space, column in stacks:
            enough = state.land[space * COLUMNS + column] >= count
            if enough and can_be_shown_without(state, space, column, count):
                return space, column, count
    return stacks[0][0], stacks[0][1], 1
