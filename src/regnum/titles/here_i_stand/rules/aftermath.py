"""14.step10 to 14.step12, 15.2: what follows a field battle: prisoners, retreats, relief, siege."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.charts import SHELTER
from regnum.titles.here_i_stand.facts.names import ATTACKING, DEFENDING, MAJORS, NONE
from regnum.titles.here_i_stand.position.changes.armies import begin_army, disband_army, take_shelter
from regnum.titles.here_i_stand.position.changes.map import begin_siege, lift_siege
from regnum.titles.here_i_stand.position.changes.retreats import go_inside
from regnum.titles.here_i_stand.position.changes.troops import lose_units
from regnum.titles.here_i_stand.position.queries.powers import are_allies
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged, is_fortified
from regnum.titles.here_i_stand.position.queries.troops import (
    army_leaders_at,
    army_row,
    army_size,
    columns_of,
    is_formed,
    kind_of,
    listed,
    occupants,
    owner_of,
    units_of,
)
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import ARMY, COLUMNS, FIRST_SEA, OTHER, Europe, Position
from regnum.titles.here_i_stand.rules.captures import imprison
from regnum.titles.here_i_stand.rules.forming import MOST, FormArmy
from regnum.titles.here_i_stand.rules.frames import PowerStep
from regnum.titles.here_i_stand.rules.hungary import DefeatOfHungary, has_ottomans
from regnum.titles.here_i_stand.rules.retreat import (
    FormRetreat,
    Retreat,
    destroy,
    fall_back,
    gather,
    go_aside,
    mark_army_beaten,
)
from regnum.titles.here_i_stand.rules.siege import captor_at, units_inside
from regnum.titles.here_i_stand.rules.ways import why_not_go_to

TOO_MANY_INSIDE: Final = REASONS.add("too_many_inside", "15.2.result2")
NOT_FROM_INSIDE: Final = REASONS.add("not_from_inside", "15.2.result3")


def is_foes_town(state: Position, space: int) -> bool:
    """13.4.siege: whether the army has come to a fortified space that those control against whom it moves."""
    return is_fortified(state, space) and state.foes >> state.master[state.control[space]] & 1 == 1


class Aftermath(PowerStep):
    """14.step10, 14.step11, 14.step12: in this order."""

    fields = ("power", "origin", "space", "won")
    steps = ("capture", "retreat", "besiege", "check_hungary")

    def __init__(self, power: int, origin: int, space: int, won: int) -> None:
        self.power = power
        self.origin = origin
        self.space = space
        self.won = won

    def capture(self, game: Europe) -> None:
        """14.step10: leaders of a side without units are captured."""
        state = game.state
        if not army_size(state, ARMY):
            imprison(game, self.power, self.space, state.army_leaders[ARMY], captor_of_army(state))
        if not any(units_of(state, self.space, power) for power in listed(state.defenders)):
            for power in listed(state.defenders):
                imprison(game, power, self.space, army_leaders_at(state, self.space, power), self.power)

    def retreat(self, game: Europe) -> None:
        """14.step11: the losers retreat, unless they are all dead."""
        state = game.state
        if self.won:
            game.call(*[Lose(power, self.origin, self.space) for power in listed(state.defenders)])
        elif army_size(state, ARMY):
            game.call(FallBack(self.power, self.origin, self.space))
        else:
            disband_army(state, ARMY)

    def besiege(self, game: Europe) -> None:
        """14.step12, 13.4.option1: the winner besieges a town if he outnumbers those inside, else he leaves it, or dies
        if he may not retreat."""
        state = game.state
        if not army_size(state, ARMY):  # also a winner can have lost his last unit
            disband_army(state, ARMY)
        if not self.won:
            besiege_by_interceptors(game, self.space)
            return
        if not is_formed(state, ARMY) or not is_foes_town(state, self.space):
            return
        if units_of(state, self.space, self.power) > units_inside_of_foes(state, self.power, self.space):
            begin_siege(game, self.space, self.power)
            return
        captor = captor_at(state, self.power, self.space)
        if state.doomed:
            destroy(game, ARMY, self.power, captor)
            return
        disband_army(state, ARMY)
        gather(state, OTHER, self.power, self.space)
        game.call(Retreat(self.power, self.space, NONE, captor))

    def check_hungary(self, game: Europe) -> None:
        """22.5, ruling.g79: checked at the end of every field battle of the Ottomans."""
        if has_ottomans(game.state):
            game.call(DefeatOfHungary())


def besiege_by_interceptors(game: Europe, space: int) -> None:
    """15, 13.2.step3: whoever has intercepted an army in a stranger's empty town, and has won, besieges it."""
    state = game.state
    if not is_fortified(state, space) or is_besieged(state, space):
        return
    for power in range(MAJORS):
        is_there = state.defenders >> power & 1 and units_of(state, space, power)
        if is_there and not are_allies(state, power, state.control[space]):
            begin_siege(game, space, power)


def captor_of_army(state: Position) -> int:
    """14.step10: who takes the leaders of the attacker: the first major power that defends, or nobody."""
    for power in range(MAJORS):
        if state.defenders >> power & 1:
            return power
    return NONE


def units_inside_of_foes(state: Position, power: int, space: int) -> int:
    """14.step12, 13.1.restriction3c: units of others in a space; all are inside once the army has won.

    An ally of the army who stands with its enemies in their town is one of those against whom it moves.
    """
    others = occupants(state, space) & ~(state.besiegers[space] | 1 << power)
    foes = [other for other in listed(others) if state.foes >> other & 1 or not are_allies(state, power, other)]
    return sum([units_of(state, space, other) for other in foes])


class Lose(PowerStep):
    """14.1: one of the losing defenders goes into fortifications, to a neighbouring space, or dies."""

    fields = ("power", "origin", "space")
    steps = ("part", "go", "lift")

    def __init__(self, power: int, origin: int, space: int) -> None:
        self.power = power
        self.origin = origin
        self.space = space

    def part(self, game: Europe) -> None:
        """14.1, ruling.g34: up to four stay in fortifications of their own or of an ally."""
        state = game.state
        if not units_of(state, self.space, self.power) and not army_leaders_at(state, self.space, self.power):
            lift_siege(game, self.space, self.power)
            game.end()
            return
        has_shelter = may_shelter(state, self.power, self.space)
        if has_shelter:
            take_shelter(state)
        if self.power >= MAJORS:
            crowd_out(game, self.power, self.space, SHELTER if has_shelter else 0)
            game.end()
        elif has_shelter:
            begin_army(state, OTHER, self.space)
            game.call(FormRetreat(self.power))
        else:
            gather(state, OTHER, self.power, self.space)

    def go(self, game: Europe) -> None:
        """14.1.rest, 14.1.restriction4, ruling.g33: the others go together, but not where the enemy came from."""
        game.call(Retreat(self.power, self.space, self.origin, game.state.attacker))

    def lift(self, game: Europe) -> None:
        """15.2.result1: beaten besiegers give up the siege."""
        lift_siege(game, self.space, self.power)


def may_shelter(state: Position, power: int, space: int) -> bool:
    """14.1, ruling.g34: whether the beaten units of a power have fortifications there: an enemy of the army holds
    them."""
    if not is_foes_town(state, space) or state.besiegers[space]:
        return False
    return are_allies(state, power, state.control[space])


def crowd_out(game: Europe, power: int, space: int, room: int) -> None:
    """22.1.d, 22.6.units.1: of inactive and independent units so many stay inside; the others die."""
    state = game.state
    excess = units_of(state, space, power) - room
    for column in columns_of(state, power):
        units = min(max(0, excess), state.land[space * COLUMNS + column])
        lose_units(game, space, owner_of(column), kind_of(column), units)
        excess -= units


class FallBack(PowerStep):
    """14.1.restriction5, 15.2.result2, 15.2.result3: a beaten army goes back, after a relief partly into the town."""

    fields = ("power", "origin", "space")
    steps = ("part", "enter", "go")

    def __init__(self, power: int, origin: int, space: int) -> None:
        self.power = power
        self.origin = origin
        self.space = space

    def part(self, game: Europe) -> None:
        """15.2.result2, 15.2.result3: who goes into the besieged town."""
        state = game.state
        if may_enter_town(state, self.power, self.space) and (
            room_inside(state, self.power, self.space) or leaders_who_enter(state)
        ):
            begin_army(state, OTHER, self.space)
            game.call(FormShelter(self.power))

    def enter(self, game: Europe) -> None:
        """15.2.result2, 13.1.restriction4: they are inside, no longer with the army, but beaten."""
        mark_army_beaten(game.state, OTHER)
        go_inside(game.state)

    def go(self, game: Europe) -> None:
        """14.1.restriction5, 13.4.option1, 16.3.step4, ruling.g33: back where it came from, or it is destroyed."""
        state = game.state
        captor = captor_of_army(state)
        if captor == NONE:
            captor = captor_at(state, self.power, self.space)
        if not army_size(state, ARMY):
            imprison(game, self.power, self.space, state.army_leaders[ARMY], captor)
            disband_army(state, ARMY)
        elif state.doomed or self.origin >= FIRST_SEA or why_not_go_to(state, self.power, self.origin) != ALLOWED:
            destroy(game, ARMY, self.power, captor)
        elif state.fought:
            fall_back(game, ARMY, self.power, self.origin)
        else:
            go_aside(game, ARMY, self.power, self.origin)


def may_enter_town(state: Position, power: int, space: int) -> bool:
    """15.2: whether an army that came to relieve a town may go into it after its defeat."""
    besiegers = state.besiegers[space]
    if not besiegers or besiegers >> power & 1 or not are_allies(state, power, state.control[space]):
        return False
    return is_tie(state) or sum(state.garrison) > 0 or state.garrison_leaders != 0


def room_inside(state: Position, power: int, space: int) -> int:
    """15.2.result2: how many more units find room in the town; what fights outside is not in it."""
    return max(0, SHELTER - units_inside(state, space))


def is_tie(state: Position) -> bool:
    """15.2.result2: whether both sides have scored as many hits."""
    return state.hits[ATTACKING] == state.hits[DEFENDING]


def leaders_who_enter(state: Position) -> int:
    """15.2.result2, 15.2.result3: mask of the leaders of a beaten relief who may go into the town, which is never too
    full for them: all after a tie, else those of the garrison."""
    leaders = state.army_leaders[ARMY]
    return leaders if is_tie(state) else leaders & state.garrison_leaders


class FormShelter(FormArmy):
    """15.2.result2, 15.2.result3: which units and leaders of a beaten relief go into the town."""

    rule = "15.2.result2"
    army: ClassVar[int] = OTHER
    divides: ClassVar[bool] = False

    def ready(self, state: Position, column: int) -> int:
        units = army_row(state, ARMY)[column]
        return units if is_tie(state) else min(units, state.garrison[column])

    def why_not_leader(self, state: Position, leader: int) -> int:
        return ALLOWED if leaders_who_enter(state) >> leader & 1 else NOT_FROM_INSIDE

    def limit(self, leaders: int) -> int:
        return MOST

    def leaders_alone(self, game: Europe) -> bool:
        return True

    def _why_not_all(self, game: Europe) -> int:
        state = game.state
        units = sum([self.ready(state, column) for column in columns_of(state, self.power)])
        if units > room_inside(state, self.power, state.army_at[OTHER]):
            return TOO_MANY_INSIDE
        return super()._why_not_all(game)

    def _why_not_take(self, state: Position, column: int, count: int) -> int:
        if army_size(state, OTHER) + count > room_inside(state, self.power, state.army_at[OTHER]):
            return TOO_MANY_INSIDE
        return super()._why_not_take(state, column, count)

    def _why_not_go(self, game: Europe) -> int:
        return ALLOWED
