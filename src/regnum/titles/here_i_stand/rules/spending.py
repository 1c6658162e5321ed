"""11.1: command points are spent on actions, one at a time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.actions import NO_POINTS_LEFT, Action
from regnum.titles.here_i_stand.rules.building import calm_homes
from regnum.titles.here_i_stand.rules.faith_actions import FAITH_ACTIONS
from regnum.titles.here_i_stand.rules.foreign_war import FOREIGN_WAR_ACTIONS
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep
from regnum.titles.here_i_stand.rules.new_world_actions import NEW_WORLD_ACTIONS
from regnum.titles.here_i_stand.rules.suleiman import STORM_ACTIONS
from regnum.titles.here_i_stand.rules.war_actions import WAR_ACTIONS, Build

ACTIONS: Final[tuple[Action, ...]] = (
    *WAR_ACTIONS,
    *FAITH_ACTIONS,
    *NEW_WORLD_ACTIONS,
    *FOREIGN_WAR_ACTIONS,
    *STORM_ACTIONS,
)
SPENDING: Final = Domain(*(action.verb for action in ACTIONS), verb("done"))
BASES: Final[tuple[int, ...]] = tuple(SPENDING.bases)
DONE: Final = SPENDING.base("done")
OPEN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(number for number, action in enumerate(ACTIONS) if action.is_open_to(power)) for power in range(MAJORS)
)  # the actions of each power
FREE_ACTIONS: Final[tuple[Action, ...]] = tuple(action for action in ACTIONS if action.is_free)


class SpendPoints(PowerChoice):
    """11.1: what to do with the next command points."""

    rule = "11.1"
    open_to_all = True
    domain = SPENDING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for number, action in enumerate(ACTIONS):
            base = BASES[number]
            for place in action.places(game.state, seat):
                yield base + place
        yield DONE

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == DONE:
            return ALLOWED
        number = SPENDING.verb_at[option]
        if game.state.cp < 1 and not ACTIONS[number].is_free:
            return NO_POINTS_LEFT
        return ACTIONS[number].why_not(game.state, seat, option - BASES[number])

    def options(self, game: Europe, seat: int) -> list[int]:
        """11.1: the same answers as by judging each, action by action."""
        state = game.state
        found: list[int] = []
        calm = calm_homes(state, seat)
        for number in OPEN[seat]:
            action, base = ACTIONS[number], BASES[number]
            if state.cp > 0 or action.is_free:
                if isinstance(action, Build):
                    found += [base + place for place in action.allowed_in(state, seat, calm)]
                else:
                    found += [base + place for place in action.allowed(state, seat)]
        found.append(DONE)
        return found

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == DONE:
            return
        game.call(Continue(self.power))
        number = SPENDING.verb_at[option]
        ACTIONS[number].carry_out(game, seat, option - BASES[number])


def has_something_free(state: Position, power: int) -> bool:
    """card.042: whether a power may do something that costs no command points."""
    for action in FREE_ACTIONS:
        if action.allowed(state, power):
            return True
    return False


class Continue(PowerStep):
    """11.1: an action is carried out fully before the next is chosen."""

    steps = ("go_on",)

    def go_on(self, game: Europe) -> None:
        """11.1, 11.1.repeat: as long as there are points, or something to do without any."""
        if game.state.cp or has_something_free(game.state, self.power):
            game.call(SpendPoints(self.power))
