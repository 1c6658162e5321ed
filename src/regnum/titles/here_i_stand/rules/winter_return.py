"""19.3: land units return for winter: surplus of towns, volunteers, then all that stand in the open or abroad."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import SPACE
from regnum.titles.here_i_stand.facts.names import PROTESTANT
from regnum.titles.here_i_stand.position.changes.armies import (
    begin_army,
    disband_army,
    lead_army,
    march_army,
    take_into_army,
)
from regnum.titles.here_i_stand.position.changes.troops import lose_units
from regnum.titles.here_i_stand.position.changes.winter import forget_group, forget_returns, forget_towns, note_town
from regnum.titles.here_i_stand.position.queries.spaces import fortified_spaces, is_league_formed
from regnum.titles.here_i_stand.position.queries.troops import (
    army_leaders_at,
    army_row,
    army_size,
    columns_of,
    kind_of,
    owner_of,
    spaces_with_army,
    spaces_with_units,
)
from regnum.titles.here_i_stand.position.queries.winter import (
    has_free_path,
    homes_of,
    is_shelter,
    leaders_sent,
    must_return,
    surplus_at,
    takes_in_all,
    towns_chosen,
    units_to,
    winter_capitals,
)
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import ARMY, COLUMNS, Europe, Position
from regnum.titles.here_i_stand.rules.frames import ChoiceIfMore, PowerStep
from regnum.titles.here_i_stand.rules.going_home import LeadersGoHome
from regnum.titles.here_i_stand.rules.shortage import trim_stacks
from regnum.titles.here_i_stand.rules.winter_choices import (
    LeaveTown,
    ReturnUnits,
    choices,
    lose_on_the_way,
)

NOBODY_MAY_LEAVE: Final = REASONS.add("nobody_may_leave", "19.3.land.optional")


class ReturnOfUnits(PowerStep):
    """19.3.procedure, 19.example2, 19.example3, 19.example4: the land units and leaders of one power."""

    steps = ("surplus", "volunteers", "stacks", "leaders", "finish")

    def surplus(self, game: Europe) -> None:
        """19.3.step1: towns in which more than four units stand; Protestants move nobody before the League."""
        state = game.state
        forget_towns(state)
        if self.power == PROTESTANT and not is_league_formed(state):
            game.end()
            return
        towns = [space for space in spaces_with_units(state, self.power) if surplus_at(state, self.power, space)]
        game.call(*[Departure(self.power, space) for space in towns])

    def volunteers(self, game: Europe) -> None:
        """19.3.land.optional: whoever might stay may go to the capital."""
        forget_returns(game.state)
        game.call(ReturnToCapital(self.power))

    def stacks(self, game: Europe) -> None:
        """19.3.step2: all others, stack after stack."""
        state = game.state
        spaces = [space for space in spaces_with_units(state, self.power) if must_return(state, self.power, space)]
        game.call(*[Departure(self.power, space) for space in spaces])

    def leaders(self, game: Europe) -> None:
        """ruling.g61: leaders without units go to the nearest town or the capital."""
        state = game.state
        for space in spaces_with_army(state, self.power):
            alone = army_leaders_at(state, space, self.power)
            if alone and not may_winter(state, self.power, space):
                game.call(LeadersGoHome(self.power, space, alone))

    def finish(self, game: Europe) -> None:
        """19.3.procedure: all are at home."""
        forget_returns(game.state)
        forget_towns(game.state)


def may_winter(state: Position, power: int, space: int) -> bool:
    """ruling.g61: whether leaders of a power may stay where they are."""
    return is_shelter(state, power, space) or space in winter_capitals(state, power, power)


class Departure(PowerStep):
    """19.3.formation: the units of a power at a space are sent to towns, and go group by group."""

    fields = ("power", "space")
    steps = ("decide", "go", "perish", "finish")

    def __init__(self, power: int, space: int) -> None:
        self.power = power
        self.space = space

    def decide(self, game: Europe) -> None:
        """19.3.step1, 19.3.step2b: who goes where; asked only where there is a choice."""
        forget_returns(game.state)
        if is_shelter(game.state, self.power, self.space):
            note_town(game.state, self.space)
            LeaveTown(self.power, self.space).ask(game)
        else:
            ReturnUnits(self.power, self.space).ask(game)

    def go(self, game: Europe) -> None:
        """19.3.formation: all that go between the same two spaces go together."""
        game.call(*[WinterMarch(self.power, self.space, town) for town in groups(game.state)])

    def perish(self, game: Europe) -> None:
        """19.3.exception2, ruling.g62: those who had to go, but have no town, are lost."""
        state = game.state
        begin_army(state, ARMY, self.space)
        homeless = must_return(state, self.power, self.space)
        for column in columns_of(state, self.power):
            if not takes_in_all(state, self.power, column, self.space):
                take_into_army(state, ARMY, column, state.land[self.space * COLUMNS + column])
        lost = army_size(state, ARMY) if homeless else surplus_at(state, self.power, self.space)
        lose_on_the_way(game, self.power, lost)

    def finish(self, game: Europe) -> None:
        """19.3.step1: whoever is left stays."""
        state = game.state
        for column in columns_of(state, self.power):
            if not takes_in_all(state, self.power, column, self.space):
                lose_left_out(game, self.space, column, state.land[self.space * COLUMNS + column])
        disband_army(state, ARMY)
        trim_stacks(game, self.power, [self.space])


def lose_left_out(game: Europe, space: int, column: int, units: int) -> None:
    """19.3.attrition: of so many units those die whom the group has left behind."""
    lose_units(game, space, owner_of(column), kind_of(column), units - army_row(game.state, ARMY)[column])


def groups(state: Position) -> list[int]:
    """19.3.formation: the towns to which units or leaders go."""
    return sorted({*towns_chosen(state), *[town for _, town in leaders_sent(state)]})


class WinterMarch(PowerStep):
    """19.3.formation: units and leaders go from a space to a town."""

    fields = ("power", "space", "town")
    steps = ("form", "suffer", "fall", "go")

    def __init__(self, power: int, space: int, town: int) -> None:
        self.power = power
        self.space = space
        self.town = town

    def form(self, game: Europe) -> None:
        """19.3.formation: the group, without those who were lost because an earlier group had left (5.2.loss)."""
        state = game.state
        begin_army(state, ARMY, self.space)
        for column in columns_of(state, self.power):
            take_into_army(state, ARMY, column, self._units(state, column))
        for leader, town in leaders_sent(state):
            if town == self.town:
                lead_army(state, ARMY, leader)

    def _units(self, state: Position, column: int) -> int:
        return min(state.land[self.space * COLUMNS + column], units_to(state, self.town, column))

    def suffer(self, game: Europe) -> None:
        """19.3.attrition: without a free path half of the group is lost, rounded up."""
        state = game.state
        if not has_free_path(state, self.power, self.space, self.town):
            lose_on_the_way(game, self.power, (army_size(state, ARMY) + 1) // 2)

    def fall(self, game: Europe) -> None:
        """19.3.attrition: those whom the group has left behind die."""
        state = game.state
        for column in columns_of(state, self.power):
            lose_left_out(game, self.space, column, self._units(state, column))
        forget_group(state, self.town)

    def go(self, game: Europe) -> None:
        """19.3.step2: whoever is left arrives; units without counters are lost (5.2.loss)."""
        state = game.state
        march_army(game, ARMY, self.power, self.town)
        disband_army(state, ARMY)
        trim_stacks(game, self.power, [self.town, self.space])


VOLUNTEERING: Final = Domain(verb("from", ("space", SPACE)), verb("done"))
DONE: Final = VOLUNTEERING.base("done")


class ReturnToCapital(ChoiceIfMore):
    """19.3.land.optional: from which towns units or leaders go to their capital, though they might stay."""

    rule = "19.3.land.optional"
    open_to_all = True
    domain = VOLUNTEERING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        state = game.state
        held = [space for space in fortified_spaces(state) if state.control[space] == self.power]
        return [*held, DONE]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option == DONE or self._may_leave(game.state, option) else NOBODY_MAY_LEAVE

    def _may_leave(self, state: Position, space: int) -> bool:
        if self.power == PROTESTANT or space in state.resolved or not is_shelter(state, self.power, space):
            return False
        if choices(state, self.power, space):
            return True
        return bool(army_leaders_at(state, space, self.power) and homes_of(state, self.power, space, self.power))

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option != DONE:
            game.call(Departure(self.power, option), self)
