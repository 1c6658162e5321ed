"""card.042: the free assault that Roxelana grants the formation of Suleiman, at any time of the impulse."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from regnum.engine.moves import verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import ROXELANA
from regnum.titles.here_i_stand.facts.catalogue import SPACE
from regnum.titles.here_i_stand.facts.names import OTTOMAN
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.armies import announce, begin_army, lead_army
from regnum.titles.here_i_stand.position.changes.progress import end_free_assault
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import ARMY, FIRST_SEA, Europe, Position
from regnum.titles.here_i_stand.rules.actions import Action
from regnum.titles.here_i_stand.rules.assault import Assault, FormAssault, why_not_storm
from regnum.titles.here_i_stand.rules.forming import NOBODY_CAN_FIGHT, ready_row, why_not_lead

NO_FREE_ASSAULT: Final = REASONS.add("no_free_assault", "card.042")
SULEIMAN_IS_ELSEWHERE: Final = REASONS.add("suleiman_is_elsewhere", "card.042")

SULEIMAN: Final = LEADER_NUMBER["suleiman"]


class StormWithSuleiman(Action):
    """card.042: an assault without command points, even if the siege has just begun."""

    is_free: ClassVar[bool] = True

    def places(self, state: Position, power: int) -> Iterable[int]:
        at = state.leader_at[SULEIMAN]
        return (at,) if ROXELANA in state.in_force and at < FIRST_SEA else ()

    def why_not(self, state: Position, power: int, place: int) -> int:
        if ROXELANA not in state.in_force or power != OTTOMAN:
            return NO_FREE_ASSAULT
        if state.leader_at[SULEIMAN] != place:
            return SULEIMAN_IS_ELSEWHERE
        reason = why_not_lead(state, SULEIMAN) or why_not_storm(state, power, place)
        return reason or (ALLOWED if any(ready_row(state, place, power)) else NOBODY_CAN_FIGHT)

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        end_free_assault(game.state)
        game.call(AssaultWithSuleiman(power, place))


class AssaultWithSuleiman(Assault):
    """card.042: Suleiman leads, and nothing is paid."""

    def form(self, game: Europe) -> None:
        """15.1.step1: the formation with Suleiman."""
        begin_army(game.state, ARMY, self.space)
        lead_army(game.state, ARMY, SULEIMAN)
        game.call(FormAssault(self.power))

    def pay(self, game: Europe) -> None:
        """card.042: no command points."""
        announce(game.state)


STORM_ACTIONS: Final[tuple[Action, ...]] = (StormWithSuleiman(verb("storm", ("space", SPACE))),)
