"""21.7.refill1: new land units of a power go to its foreign wars until these have as many as their cards ask for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.foreign_wars import FOREIGN_WAR
from regnum.titles.here_i_stand.position.changes.foreign_wars import recruit_abroad
from regnum.titles.here_i_stand.position.changes.troops import place_units
from regnum.titles.here_i_stand.position.queries.counters import can_add, can_add_abroad
from regnum.titles.here_i_stand.position.queries.foreign_wars import missed_abroad, wars_short
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.frames import ChoiceIfAny

WAR_HAS_ENOUGH: Final = REASONS.add("war_has_enough", "21.7.refill2")


def wars_open(state: Position, power: int, kind: int) -> list[int]:
    """21.7.refill1, 17.limit: the foreign wars to which a new unit of a kind can go."""
    return [war for war in wars_short(state, power) if can_add_abroad(state, war, power, kind, 1)]


def fill_wars(game: Europe, power: int, kind: int, count: int) -> int:
    """21.7.refill1: new units go abroad as far as they are missed there; how many are left to come elsewhere."""
    going = min(count, missed_abroad(game.state, power))
    send_recruits(game, power, kind, going)
    return count - going


def send_recruits(game: Europe, power: int, kind: int, count: int) -> None:
    """21.7.refill1: one by one; with two wars the power chooses. Units that no counters can show do not come."""
    wars = wars_open(game.state, power, kind)
    while count and len(wars) == 1:
        recruit_abroad(game, wars[0], kind, 1)
        count -= 1
        wars = wars_open(game.state, power, kind)
    if count and wars:
        game.call(ChooseForeignWar(power, kind, count))


def raise_units(game: Europe, owner: int, space: int, kind: int, count: int) -> None:
    """21.7.refill1, 17.limit: an event brings new units to a space: what no foreign war misses, as far as counters
    go."""
    left = fill_wars(game, owner, kind, count)
    while left and not can_add(game.state, space, owner, kind, left):
        left -= 1
    if left:
        place_units(game, space, owner, kind, left)


RECRUITING: Final = Domain(verb("join-war", ("foreign_war", FOREIGN_WAR)))


class ChooseForeignWar(ChoiceIfAny):
    """21.7.refill1: to which of two foreign wars a new unit goes; to none, if what else the event has brought took the
    last counters (17.limit)."""

    rule = "21.7.refill1"
    open_to_all = True
    fields = ("power", "unit", "count")
    domain = RECRUITING

    def __init__(self, power: int, unit: int, count: int) -> None:
        self.power = power
        self.unit = unit
        self.count = count

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return wars_open(game.state, self.power, self.unit)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in wars_open(game.state, self.power, self.unit) else WAR_HAS_ENOUGH

    def choose(self, game: Europe, seat: int, option: int) -> None:
        recruit_abroad(game, option, self.unit, 1)
        send_recruits(game, self.power, self.unit, self.count - 1)
