"""13.2, 13.3, 14.1, 15.3: to which spaces units may go aside when they avoid battle, retreat or give up a siege, and
how well they answer an army that moves."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.charts import CAVALRY_MODIFIER
from regnum.titles.here_i_stand.facts.names import OTTOMAN
from regnum.titles.here_i_stand.position.queries.powers import are_allies, enemies_of
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged
from regnum.titles.here_i_stand.position.queries.troops import best_battle, has_cavalry, occupants
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import ARMY, OTHER, Position
from regnum.titles.here_i_stand.rules.entering import why_closed

NOT_A_FRIENDS_SPACE: Final = REASONS.add("not_a_friends_space", "13.3.restriction1")
UNREST_THERE: Final = REASONS.add("unrest_there", "13.3.restriction2")
ENEMIES_THERE: Final = REASONS.add("enemies_there", "13.3.restriction2")
SIEGE_THERE: Final = REASONS.add("siege_there", "13.3.restriction2")
NOT_A_NEIGHBOUR: Final = REASONS.add("not_a_neighbour", "13.3.step2")


def meets_enemies(state: Position, power: int, space: int) -> bool:
    """2.1.unfortified, 2.2.enemy: whether units of enemies stand where those of a power would come."""
    return occupants(state, space) & enemies_of(state, power) != 0


def why_not_go_to(state: Position, power: int, space: int) -> int:
    """13.3.restriction1, 13.3.restriction2, 14.1.restriction1, 14.1.restriction3, 15.3.restriction1,
    15.3.restriction3, 12.4.effect1, 15: 0 if a power's units may go aside there, else the reason.

    Nobody gets into a town that strangers besiege.
    """
    closed = why_closed(state, power, space)
    if closed:
        return closed
    if not are_allies(state, power, state.control[space]):
        return NOT_A_FRIENDS_SPACE
    if state.unrest[space]:
        return UNREST_THERE
    if meets_enemies(state, power, space):
        return ENEMIES_THERE
    return SIEGE_THERE if is_besieged(state, space) else ALLOWED


def answer_modifier(state: Position, power: int) -> int:
    """13.2.step2, 13.3.step4: to intercept or to avoid battle: the best leader, and cavalry of one's own or of the army
    that moves."""
    modifier = best_battle(state.army_leaders[OTHER])
    if power == OTTOMAN and has_cavalry(state, OTHER):
        modifier += CAVALRY_MODIFIER
    if power != OTTOMAN and has_cavalry(state, ARMY):
        modifier -= CAVALRY_MODIFIER
    return modifier
