"""14.step9.1, 15.1.step9: losses: as many units as the enemy has scored hits, of the owner's choice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.names import NONE, PAPACY
from regnum.titles.here_i_stand.position.changes.armies import lose_of_army
from regnum.titles.here_i_stand.position.changes.troops import lose_units
from regnum.titles.here_i_stand.position.queries.troops import army_row, columns_of, kind_of, owner_of
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import ARMY, COLUMNS, Europe, Position
from regnum.titles.here_i_stand.rules.forming import COUNT, MOST, TROOP
from regnum.titles.here_i_stand.rules.frames import PowerChoice
from regnum.titles.here_i_stand.rules.shortage import trim

NOT_AMONG_THEM: Final = REASONS.add("not_among_them", "14.step9.3")
TOO_MANY_LOSSES: Final = REASONS.add("too_many_losses", "14.step9.1")

LOSING: Final = Domain(verb("lose", ("troop", TROOP), ("count", COUNT)))


def fighting_units(state: Position, power: int, space: int) -> list[int]:
    """14.step2, 14.step3: the units of a power in a combat, by column: its army, or all that it has there.

    When Rome is sacked only papal regulars defend it (21.5.sack.step2).
    """
    if power == state.attacker:
        return army_row(state, ARMY)
    row = [0] * COLUMNS
    if state.sacking:
        row[PAPACY] = state.land[space * COLUMNS + PAPACY]
        return row
    for column in columns_of(state, power):
        row[column] = state.land[space * COLUMNS + column]
    return row


def suffer(game: Europe, power: int, space: int, count: int) -> None:
    """14.step9.1: a power loses so many units in a combat; it is asked only if it can choose."""
    row = fighting_units(game.state, power, space)
    kinds = [column for column, units in enumerate(row) if units]
    if sum(row) <= count:
        for column in kinds:
            strike(game, power, space, column, row[column])
    elif len(kinds) == 1:
        strike(game, power, space, kinds[0], count)
    elif count:
        game.call(TakeLosses(power, space, count))


def strike(game: Europe, power: int, space: int, column: int, count: int) -> None:
    """14.step9.1: units die; and more, if those that are left cannot be shown (5.2.loss)."""
    if power == game.state.attacker:
        lose_of_army(game, ARMY, column, count)
    else:
        lose_units(game, space, owner_of(column), kind_of(column), count)
    trim(game, owner_of(column), [space], army_of(game.state, power))


def army_of(state: Position, power: int) -> int:
    """14.step2: the army as which a power fights, or NONE if it fights with all that it has there."""
    return ARMY if power == state.attacker else NONE


class TakeLosses(PowerChoice):
    """14.step9.3: which units are lost."""

    rule = "14.step9.3"
    open_to_all = True
    fields = ("power", "space", "count")
    domain = LOSING

    def __init__(self, power: int, space: int, count: int) -> None:
        self.power = power
        self.space = space
        self.count = count

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for column, units in enumerate(fighting_units(game.state, self.power, self.space)):
            yield from range(column * MOST, column * MOST + min(units, self.count))

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        column, count = option // MOST, option % MOST + 1
        if count > fighting_units(game.state, self.power, self.space)[column]:
            return NOT_AMONG_THEM
        return TOO_MANY_LOSSES if count > self.count else ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        column, count = option // MOST, option % MOST + 1
        strike(game, self.power, self.space, column, count)
        suffer(game, self.power, self.space, self.count - count)


def share_losses(game: Europe, powers: list[int], space: int, hits: int) -> None:
    """9.2.effect3c, ruling.g17: allies who defend together suffer their shares of the hits."""
    shares = share_out(game, {power: sum(fighting_units(game.state, power, space)) for power in powers}, hits)
    for power in reversed(powers):  # what is called last is done first
        suffer(game, power, space, shares[power])


def share_out(game: Europe, left: dict[int, int], hits: int) -> dict[int, int]:
    """9.2.effect3c, ruling.g17: powers that have so many units lose in turn; dice say who loses one more."""
    shares = dict.fromkeys(left, 0)
    while hits and any(left.values()):
        standing = [power for power, units in left.items() if units]
        if hits < len(standing):
            standing = game.chance.shuffled(standing)[:hits]
        for power in standing:
            left[power] -= 1
            shares[power] += 1
            hits -= 1
    return shares
