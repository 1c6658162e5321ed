"""13.1: which spaces an army may enter, and against whom it then moves."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import IS_ELECTORATE
from regnum.titles.here_i_stand.facts.names import INDEPENDENT, NONE, PROTESTANT
from regnum.titles.here_i_stand.position.changes.ground import besieged_spaces
from regnum.titles.here_i_stand.position.queries.powers import are_allies, are_enemies, enemies_of
from regnum.titles.here_i_stand.position.queries.spaces import ALGIERS, is_fortified, is_in_play, is_league_formed
from regnum.titles.here_i_stand.position.queries.standing import spaces_occupied_by
from regnum.titles.here_i_stand.position.queries.troops import listed, occupants
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Position

NOT_IN_PLAY_YET: Final = REASONS.add("not_in_play_yet", "21.1.algiers1b")
ELECTORATES_ARE_CLOSED: Final = REASONS.add("electorates_are_closed", "21.6.before5")
PROTESTANTS_STAY: Final = REASONS.add("protestants_stay", "21.6.before3")
NOT_AT_WAR: Final = REASONS.add("not_at_war", "13.1.restriction2")
OTHERS_ARE_THERE: Final = REASONS.add("others_are_there", "13.1.restriction3")
ALLIES_BESIEGE_EACH_OTHER: Final = REASONS.add("allies_besiege_each_other", "13.1.restriction3a")
ENEMIES_BESIEGE_EACH_OTHER: Final = REASONS.add("enemies_besiege_each_other", "13.1.restriction3b")


def why_not_enter(state: Position, power: int, space: int) -> int:
    """13.1.restriction2, 13.1.restriction2a, 13.1.restriction2b, 13.1.restriction3, 22.6.enter: 0 if an army of a power
    may enter a space, else the reason."""
    closed = why_closed(state, power, space)
    if closed:
        return closed
    owner = state.control[space]
    if (
        owner != power
        and owner != INDEPENDENT
        and not are_enemies(state, power, owner)
        and not are_allies(state, power, owner)
    ):
        return NOT_AT_WAR
    return why_not_meet(state, power, space)


def why_closed(state: Position, power: int, space: int) -> int:
    """21.1.algiers1b, 21.6.before3, 21.6.before5: spaces that nobody enters yet, and those who leave none."""
    if state.control[space] == NONE or (space == ALGIERS and not is_in_play(state, space)):
        return NOT_IN_PLAY_YET
    if (power == PROTESTANT or IS_ELECTORATE[space]) and not is_league_formed(state):
        return PROTESTANTS_STAY if power == PROTESTANT else ELECTORATES_ARE_CLOSED
    return ALLOWED


def disputed_spaces(state: Position, power: int) -> int:
    """13.1.restriction3: mask of the spaces with a siege, or with units of anybody but a power and the independent: in
    all others an army of this power meets nobody."""
    others = 0
    for owner, master in enumerate(state.master):
        if master != power and master != INDEPENDENT:
            others |= 1 << owner
    return spaces_occupied_by(state, others) | besieged_spaces(state)


def why_not_meet(state: Position, power: int, space: int) -> int:
    """13.1.restriction3: land units of other powers there must be all friends or all enemies, or a siege between."""
    others = occupants(state, space) & ~(1 << power | 1 << INDEPENDENT)
    besiegers = state.besiegers[space]
    if not others and not besiegers:
        return ALLOWED
    if besiegers:
        return why_not_join_siege(state, power, others | (1 << power & besiegers), space)
    owner = state.control[space]
    if is_fortified(state, space) and are_enemies(state, power, owner) and all_allied(state, power, others):
        return ALLIES_BESIEGE_EACH_OTHER
    if all_allied(state, power, others) or all_hostile(state, power, others):
        return ALLOWED
    if are_enemies(state, power, owner) and all_allied(state, state.master[owner], others):
        return ALLOWED
    return OTHERS_ARE_THERE


def why_not_join_siege(state: Position, power: int, others: int, space: int) -> int:
    """13.1.restriction3d, 13.1.neutral, 15.two, ruling.g99: the besieged must be on one side and the besiegers on the
    other; the master of the town counts among the besieged, whoever is inside."""
    besiegers, owner = state.besiegers[space], state.control[space]
    outside, inside = others & besiegers, others & ~besiegers
    if owner not in (power, INDEPENDENT):
        inside |= 1 << state.master[owner]
        others |= inside
    if all_allied(state, power, outside) and all_hostile(state, power, inside):
        return ALLOWED
    if all_hostile(state, power, outside) and all_allied(state, power, inside):
        return ALLOWED
    if all_allied(state, power, others):
        return ALLIES_BESIEGE_EACH_OTHER
    return ENEMIES_BESIEGE_EACH_OTHER if all_hostile(state, power, others) else OTHERS_ARE_THERE


def all_allied(state: Position, power: int, others: int) -> bool:
    """13.1.restriction3a: whether all of these are the power itself or its allies."""
    for other in listed(others):
        if not are_allies(state, power, other):
            return False
    return True


def all_hostile(state: Position, power: int, others: int) -> bool:
    """13.1.restriction3b: whether all of these are enemies of a power."""
    for other in listed(others):
        if not are_enemies(state, power, other):
            return False
    return True


def foes_at(state: Position, power: int, space: int) -> int:
    """13.1.restriction3c, 22.6.units.1, 9.2.effect4: mask of those against whom an army of a power moves when it enters
    a space.

    Its enemies; whoever stands with an enemy in an enemy's space; and independent units in a town of their own.
    """
    foes = enemies_of(state, power)
    owner = state.control[space]
    others = occupants(state, space) & ~(1 << power | 1 << INDEPENDENT)
    if are_enemies(state, power, owner) and not state.besiegers[space] and not all_allied(state, power, others):
        foes |= others
    if owner == INDEPENDENT and is_fortified(state, space):
        foes |= 1 << INDEPENDENT
    return foes
