"""11.1: command points are spent on actions, one at a time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.position.state import Europe
from regnum.titles.here_i_stand.rules.actions import NO_POINTS_LEFT, Action
from regnum.titles.here_i_stand.rules.faith_actions import FAITH_ACTIONS
from regnum.titles.here_i_stand.rules.foreign_war import FOREIGN_WAR_ACTIONS
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep
from regnum.titles.here_i_stand.rules.new_world_actions import NEW_WORLD_ACTIONS
from regnum.titles.here_i_stand.rules.war_actions import WAR_ACTIONS

ACTIONS: Final[tuple[Action, ...]] = (*WAR_ACTIONS, *FAITH_ACTIONS, *NEW_WORLD_ACTIONS, *FOREIGN_WAR_ACTIONS)
SPENDING: Final = Domain(*(action.verb for action in ACTIONS), verb("done"))
BASES: Final[tuple[int, ...]] = tuple(SPENDING.bases)
DONE: Final = SPENDING.base("done")


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
        if game.state.cp < 1:
            return NO_POINTS_LEFT
        number = SPENDING.verb_at[option]
        return ACTIONS[number].why_not(game.state, seat, option - BASES[number])

    def options(self, game: Europe, seat: int) -> list[int]:
        """11.1: the same answers as by judging each, action by action."""
        found = []
        if game.state.cp > 0:
            for number, action in enumerate(ACTIONS):
                base = BASES[number]
                for place in action.allowed(game.state, seat):
                    found.append(base + place)
        found.append(DONE)
        return found

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == DONE:
            return
        game.call(Continue(self.power))
        number = SPENDING.verb_at[option]
        ACTIONS[number].carry_out(game, seat, option - BASES[number])


class Continue(PowerStep):
    """11.1: an action is carried out fully before the next is chosen."""

    steps = ("go_on",)

    def go_on(self, game: Europe) -> None:
        """11.1, 11.1.repeat: as long as there are points."""
        if game.state.cp:
            game.call(SpendPoints(self.power))
