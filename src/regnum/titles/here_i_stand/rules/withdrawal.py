"""13.4: four or fewer units may withdraw into the fortifications of their own space."""

from __future__ import annotations

from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.charts import SHELTER
from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.position.changes.armies import take_shelter
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged, is_fortified
from regnum.titles.here_i_stand.position.queries.troops import listed, occupants, units_of
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep

WITHDREW: Final = EVENTS.add("withdrew", "13.4", "power", "space")

STANDING: Final = Domain(verb("withdraw"), verb("stand"))
WITHDRAW: Final = STANDING.base("withdraw")


def defenders_outside(state: Position, space: int) -> int:
    """13.1.step8, 13.3.restriction5: mask of those whom the army meets in a space outside of fortifications."""
    if state.sheltered:
        return 0
    besiegers = state.besiegers[space]
    return occupants(state, space) & state.foes & (besiegers if besiegers else ~0)


def defending_units(state: Position, space: int) -> int:
    """13.4.cond3: how many units the army meets."""
    return sum([units_of(state, space, power) for power in listed(defenders_outside(state, space))])


def may_withdraw(state: Position, space: int) -> bool:
    """13.4, 2.1.fortified, ruling.g85, 13.4.cond1, 13.4.cond2, ruling.g30: whether those in the space have
    fortifications, held by an enemy of the army or his ally, for all their units."""
    if is_besieged(state, space) or not is_fortified(state, space):
        return False
    if not state.foes >> state.master[state.control[space]] & 1:
        return False
    return defending_units(state, space) <= SHELTER


class Withdrawal(PowerStep):
    """13.1.step7: whoever controls the space decides for all; inactive powers always withdraw (22.1.c)."""

    fields = ("power", "space")
    steps = ("decide",)

    def __init__(self, power: int, space: int) -> None:
        self.power = power
        self.space = space

    def decide(self, game: Europe) -> None:
        """13.4.all, 22.1.c, 22.6.units.1: all withdraw, or all stand."""
        state = game.state
        if not may_withdraw(state, self.space):
            return
        owner = state.master[state.control[self.space]]
        if not defenders_outside(state, self.space):
            take_shelter(state)
        elif owner < MAJORS:
            game.call(Withdraw(owner, self.space))
        else:
            withdraw(game, owner, self.space)


def withdraw(game: Europe, owner: int, space: int) -> None:
    """13.4: the units in a space withdraw into its fortifications."""
    take_shelter(game.state)
    game.tell(WITHDREW, owner, space)


class Withdraw(PowerChoice):
    """13.4.all: withdraw into fortifications, or stand and fight."""

    rule = "13.4"
    open_to_all = True
    fields = ("power", "space")
    domain = STANDING

    def __init__(self, power: int, space: int) -> None:
        self.power = power
        self.space = space

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == WITHDRAW:
            withdraw(game, self.power, self.space)
