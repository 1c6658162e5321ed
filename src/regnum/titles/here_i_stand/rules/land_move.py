"""13.1: an army moves to a neighbouring space, and whoever is there or beside it answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import FIRST_LINK, LINK, LINK_FROM, LINK_IS_PASS, LINK_TO, NEIGHBOURS
from regnum.titles.here_i_stand.facts.charts import PRICE
from regnum.titles.here_i_stand.facts.names import MAJORS, MOVE_CLEAR, MOVE_PASS, NONE
from regnum.titles.here_i_stand.position.changes.armies import (
    announce,
    ask_again,
    begin_army,
    begin_move,
    disband_army,
    march_army,
    note_attempt,
)
from regnum.titles.here_i_stand.position.changes.map import begin_siege
from regnum.titles.here_i_stand.position.changes.progress import doom_army, spare_army, spend_points
from regnum.titles.here_i_stand.position.changes.tallies import mark_halted
from regnum.titles.here_i_stand.position.queries.readings import reading
from regnum.titles.here_i_stand.position.queries.spaces import is_hostile
from regnum.titles.here_i_stand.position.queries.tallies import unit_key
from regnum.titles.here_i_stand.position.queries.troops import (
    army_row,
    army_size,
    capacity,
    is_formed,
    occupants,
    units_of,
)
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import ARMY, FIRST_SEA, Europe, Position
from regnum.titles.here_i_stand.rules.aftermath import FallBack, is_foes_town, units_inside_of_foes
from regnum.titles.here_i_stand.rules.avoiding import AvoidBattles
from regnum.titles.here_i_stand.rules.captures import capture_lone_leaders
from regnum.titles.here_i_stand.rules.entering import foes_at, why_not_enter, why_not_meet
from regnum.titles.here_i_stand.rules.field_battle import FieldBattle
from regnum.titles.here_i_stand.rules.forming import (
    NO_COUNTERS_TO_DIVIDE,
    FormArmy,
    can_some_go,
    ready_leaders,
    ready_row,
)
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep
from regnum.titles.here_i_stand.rules.interception import Interceptions
from regnum.titles.here_i_stand.rules.responses import MOVE_ANNOUNCED, NOT_IN_FOUL_WEATHER, Announcement
from regnum.titles.here_i_stand.rules.siege import check_siege
from regnum.titles.here_i_stand.rules.ways import NOT_A_NEIGHBOUR
from regnum.titles.here_i_stand.rules.withdrawal import Withdrawal, defenders_outside

NOBODY_CAN_MOVE: Final = REASONS.add("nobody_can_move", "13.1.restriction1")
SIEGE_BEGAN_NOW: Final = REASONS.add("siege_began_now", "13.1.restriction5")
LEADERS_NEED_UNITS: Final = REASONS.add("leaders_need_units", "13.1.restriction6")
TOO_FEW_POINTS: Final = REASONS.add("too_few_points", "13.1.step3")

GOING_ON: Final = Domain(verb("march", ("link", LINK)), verb("back"))
BACK: Final = GOING_ON.base("back")


def move_cost(power: int, link: int) -> int:
    """13.1.step3, 2.5.pass, table:actions.move, table:actions.pass, ruling.g28: command points of a move, of leaders
    alone too."""
    return PRICE[MOVE_PASS if LINK_IS_PASS[link] else MOVE_CLEAR][power]


def why_not_march(state: Position, power: int, link: int) -> int:
    """13.1, 13.1.restriction5: 0 if some army of a power could take this way now, else the reason."""
    origin, destination = LINK_FROM[link], LINK_TO[link]
    entry = why_not_enter(state, power, destination)
    if entry:
        return entry
    if origin * MAJORS + power in state.fresh_sieges:
        return SIEGE_BEGAN_NOW
    if state.cp < move_cost(power, link):
        return TOO_FEW_POINTS
    return why_not_form(state, power, origin, destination)


def ways_to_march(state: Position, power: int, origin: int, entered: list[int], disputed: int) -> list[int]:
    """13.1, 13.1.restriction5: all ways that some army of a power could take out of a space now, if it may enter these
    spaces and these are disputed; who can go is found out once."""
    if origin * MAJORS + power in state.fresh_sieges:
        return []
    leaders = ready_leaders(state, origin, power)
    can_units_go = can_some_go(state, origin, power, capacity(leaders))
    if not can_units_go and not leaders:
        return []
    ways: list[int] = []
    for link, space in enumerate(NEIGHBOURS[origin], FIRST_LINK[origin]):
        if (
            entered[space]
            and state.cp >= move_cost(power, link)
            and (not disputed >> space & 1 or why_not_meet(state, power, space) == ALLOWED)
            and (can_units_go or may_leaders_go(state, power, space))
        ):
            ways.append(link)
    return ways


def why_not_form(state: Position, power: int, origin: int, destination: int) -> int:
    """13.1.step1, 13.1.restriction1, 13.1.restriction6: 0 if an army of units, or leaders alone, could go, else the
    reason."""
    ready, leaders = ready_row(state, origin, power), ready_leaders(state, origin, power)
    if can_some_go(state, origin, power, capacity(leaders)):
        return ALLOWED
    if not leaders:
        return NO_COUNTERS_TO_DIVIDE if any(ready) else NOBODY_CAN_MOVE
    return ALLOWED if may_leaders_go(state, power, destination) else LEADERS_NEED_UNITS


def may_leaders_go(state: Position, power: int, space: int) -> bool:
    """13.1.restriction6: leaders alone enter no space of an enemy and none with enemy units."""
    foes = foes_at(state, power, space)
    return not is_hostile(state, space, power) and occupants(state, space) & foes == 0


class FormMarch(FormArmy):
    """13.1.step1: who takes part in a move along a link."""

    fields: ClassVar[tuple[str, ...]] = ("power", "link")

    def __init__(self, power: int, link: int) -> None:
        self.power = power
        self.link = link

    def leaders_alone(self, game: Europe) -> bool:
        return may_leaders_go(game.state, self.power, LINK_TO[self.link])


class LandMove(PowerStep):
    """13.1: the steps of a move."""

    fields = ("power", "link")
    steps = ("form", "pay", "respond", "move")

    def __init__(self, power: int, link: int) -> None:
        self.power = power
        self.link = link

    def form(self, game: Europe) -> None:
        """13.1.step1, 13.1.step2, 13.1.restriction1: the army, formed in one space, and where it goes."""
        spare_army(game.state)
        begin_army(game.state, ARMY, LINK_FROM[self.link])
        game.call(FormMarch(self.power, self.link))

    def pay(self, game: Europe) -> None:
        """13.1.step3: command points."""
        spend_points(game.state, move_cost(self.power, self.link))
        announce(game.state)

    def respond(self, game: Europe) -> None:
        """13.1.step4: other powers may stop the move."""
        game.call(Announcement(self.power, MOVE_ANNOUNCED, move_cost(self.power, self.link)))

    def move(self, game: Europe) -> None:
        """13.1.step5: if nobody has, the army goes."""
        state = game.state
        destination = LINK_TO[self.link]
        if state.cancelled or not (army_size(state, ARMY) or may_leaders_go(state, self.power, destination)):
            disband_army(state, ARMY)
        else:
            game.call(Advance(self.power, LINK_FROM[self.link], destination))


class Advance(PowerStep):
    """13, 15.3.example2: what follows when an army goes into a space, by land or ashore."""

    fields = ("power", "origin", "destination")
    steps = ("look", "intercept", "arrive", "avoid", "withdraw", "fight", "settle", "finish")

    def __init__(self, power: int, origin: int, destination: int) -> None:
        self.power = power
        self.origin = origin
        self.destination = destination

    def look(self, game: Europe) -> None:
        """13.1.restriction3c: against whom the army moves; whoever has just withdrawn behind it does not intercept."""
        begin_move(game.state, foes_at(game.state, self.power, self.destination))
        if game.state.doomed:
            for other in range(MAJORS):
                note_attempt(game.state, self.origin, other)

    def intercept(self, game: Europe) -> None:
        """13.1.step5, 13.2.restriction1: enemies beside the destination may intercept the army that moves, and no
        other; leaders alone are not worth it."""
        if army_size(game.state, ARMY):
            game.call(Interceptions(self.power, self.destination))

    def arrive(self, game: Europe) -> None:
        """13.1.step5, 13.1.restriction7: the army comes; leaders alone in an open town are captured."""
        state = game.state
        march_army(game, ARMY, self.power, self.destination)
        if state.weather:
            for at, count in enumerate(army_row(state, ARMY)):
                if count:
                    mark_halted(state, unit_key(self.destination, at), count)
        if self.origin < FIRST_SEA:
            check_siege(game, self.origin)
        if army_size(state, ARMY):
            capture_lone_leaders(game, self.power, self.destination, state.foes)
        ask_again(state)

    def avoid(self, game: Europe) -> None:
        """13.1.step6, 13.1.step5.skip, ruling.g97, 13.3.restriction6: enemies there may avoid battle unless somebody
        has intercepted; by the other reading only he may not."""
        others_may = reading(game.state, "after_interception") == "others_avoid"
        if (game.state.interceptor == NONE or others_may) and army_size(game.state, ARMY):
            game.call(AvoidBattles(self.power, self.origin, self.destination))

    def withdraw(self, game: Europe) -> None:
        """13.1.step7, 13.1.restriction7, ruling.g97: four or fewer may withdraw into fortifications unless somebody has
        intercepted; leaders whose units have gone aside without them are captured."""
        state = game.state
        if not army_size(state, ARMY):
            return
        capture_lone_leaders(game, self.power, self.destination, state.foes)
        if state.interceptor == NONE:
            game.call(Withdrawal(self.power, self.destination))

    def fight(self, game: Europe) -> None:
        """13.1.step8, 2.1.unfortified, 13.2.step5: whoever is still outside fights, and whoever has intercepted."""
        state = game.state
        if army_size(state, ARMY) and not state.sheltered and defenders_outside(state, self.destination):
            game.call(FieldBattle(self.power, self.origin, self.destination))

    def settle(self, game: Europe) -> None:
        """13.4.siege: a siege begins, or the army cannot stay."""
        state = game.state
        if is_formed(state, ARMY) and state.army_at[ARMY] == self.destination and not state.fought:
            game.call(Arrival(self.power, self.origin, self.destination))

    def finish(self, game: Europe) -> None:
        """13.1, 13.1.restriction7, 15.3.causes: the army is done, unless it goes on; leaders whose allies it has beaten
        are captured; a battle may have broken a siege."""
        state = game.state
        if state.army_at[ARMY] == self.destination:
            if army_size(state, ARMY):
                capture_lone_leaders(game, self.power, self.destination, state.foes)
            disband_army(state, ARMY)
            spare_army(state)
        check_siege(game, self.destination)


class Arrival(PowerStep):
    """13.4.siege: without a battle the army besieges a town that it has reached, or cannot stay."""

    fields = ("power", "origin", "space")
    steps = ("settle",)

    def __init__(self, power: int, origin: int, space: int) -> None:
        self.power = power
        self.origin = origin
        self.space = space

    def settle(self, game: Europe) -> None:
        """13.4.siege, 13.4.option1, 13.4.option2, 15.two, ruling.g31: more units than inside, or on, or back."""
        state = game.state
        if not army_size(state, ARMY) or not is_foes_town(state, self.space):
            return
        if units_of(state, self.space, self.power) > units_inside_of_foes(state, self.power, self.space):
            begin_siege(game, self.space, self.power)
            return
        choice = GoOn(self.power, self.origin, self.space)
        if len(choice.options(game, self.power)) > 1:
            game.call(choice)
        else:
            game.pass_over(choice, self.power)
            game.call(FallBack(self.power, self.origin, self.space))


class GoOn(PowerChoice):
    """13.4.option1, 13.4.option2: an army that cannot besiege a town goes on, at the risk of its life, or back."""

    rule = "13.4.option1"
    open_to_all = True
    fields = ("power", "origin", "space")
    domain = GOING_ON

    def __init__(self, power: int, origin: int, space: int) -> None:
        self.power = power
        self.origin = origin
        self.space = space

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        first = FIRST_LINK[self.space]
        return [*range(first, first + len(NEIGHBOURS[self.space])), BACK]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == BACK:
            return ALLOWED
        if LINK_FROM[option] != self.space:
            return NOT_A_NEIGHBOUR
        if game.state.weather:
            return NOT_IN_FOUL_WEATHER
        if game.state.cp < move_cost(self.power, option):
            return TOO_FEW_POINTS
        return why_not_enter(game.state, self.power, LINK_TO[option])

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == BACK:
            game.call(FallBack(self.power, self.origin, self.space))
            return
        game.call(MarchOn(self.power, self.origin, option))


class MarchOn(PowerStep):
    """13.4.option1: an army that could not besiege a town goes on; others may stop it as they may stop any move."""

    fields = ("power", "origin", "link")
    steps = ("pay", "respond", "go")

    def __init__(self, power: int, origin: int, link: int) -> None:
        self.power = power
        self.origin = origin
        self.link = link

    def pay(self, game: Europe) -> None:
        """13.1.step3: command points."""
        spend_points(game.state, move_cost(self.power, self.link))
        announce(game.state)

    def respond(self, game: Europe) -> None:
        """13.1.step4: other powers may stop the move."""
        game.call(Announcement(self.power, MOVE_ANNOUNCED, move_cost(self.power, self.link)))

    def go(self, game: Europe) -> None:
        """13.4.option1, 13.4.option2: on, at the risk of its life, or back if it was stopped."""
        state = game.state
        space = LINK_FROM[self.link]
        if state.cancelled or not army_size(state, ARMY):
            game.call(FallBack(self.power, self.origin, space))
            return
        doom_army(state)
        game.call(Advance(self.power, space, LINK_TO[self.link]))
