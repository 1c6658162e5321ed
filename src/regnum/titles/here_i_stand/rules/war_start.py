"""9.6.action1: how a war begins."""

from __future__ import annotations

from collections.abc import Iterable

from regnum.titles.here_i_stand.facts.catalogue import SPACES
from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.position.changes.diplomacy import begin_war, end_alliance
from regnum.titles.here_i_stand.position.changes.map import lift_siege
from regnum.titles.here_i_stand.position.queries.progress import is_action_phase
from regnum.titles.here_i_stand.position.queries.spaces import is_fortified
from regnum.titles.here_i_stand.position.queries.troops import mask_of_units, units_of
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerStep
from regnum.titles.here_i_stand.rules.going_home import GoHome
from regnum.titles.here_i_stand.rules.war_at_sea import WarAtSea


class StartWar(PowerStep):
    """9.6.step2.1, 9.6.action1: two powers are at war from now on."""

    fields = ("power", "other")
    steps = ("begin", "part", "at_sea")

    def __init__(self, power: int, other: int) -> None:
        self.power = power
        self.other = other

    def begin(self, game: Europe) -> None:
        """9.6.step2.1: the war marker; a forced war ends an alliance."""
        state = game.state
        if state.war[self.power] >> self.other & 1:
            game.end()
            return
        if self.other < MAJORS:
            end_alliance(state, self.power, self.other)
        begin_war(game, self.power, self.other)

    def part(self, game: Europe) -> None:
        """ruling.g22: units of both in one space: those that are not at home there leave; a siege goes on."""
        if self.other < MAJORS:
            part_enemies(game, self.power, self.other, range(SPACES))

    def at_sea(self, game: Europe) -> None:
        """9.6.action2, ruling.g23: in the action phase fleets in one zone fight; the active power attacks."""
        state = game.state
        if not is_action_phase(state):
            return
        if state.active == self.other:
            game.call(WarAtSea(self.other, self.power))
        else:
            game.call(WarAtSea(self.power, self.other))


def part_enemies(game: Europe, one: int, other: int, spaces: Iterable[int]) -> None:
    """ruling.g22: new enemies do not stay together in a space, nor one of them in a town of the other."""
    standing = mask_of_units(game.state, one) | mask_of_units(game.state, other)
    for space in spaces:
        if not standing >> space & 1:
            continue
        guests = [guest for guest, host in ((one, other), (other, one)) if must_part(game.state, guest, host, space)]
        for guest in guests:
            lift_siege(game, space, guest)
            game.call(GoHome(guest, space))


def must_part(state: Position, guest: int, host: int, space: int) -> bool:
    """ruling.g22: whether units of a power leave a space because of a new enemy: not if they are at home there, nor
    where one of the two besieges the other."""
    if not units_of(state, space, guest) or state.control[space] == guest:
        return False
    besiegers = state.besiegers[space]
    if (besiegers >> guest ^ besiegers >> host) & 1:
        return False
    return units_of(state, space, host) > 0 or (state.control[space] == host and is_fortified(state, space))
