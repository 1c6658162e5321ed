"""12.2, 12.4: taking control of unfortified spaces and ending unrest."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import HOME
from regnum.titles.here_i_stand.facts.names import INDEPENDENT, NONE, OWNERS, PROTESTANT
from regnum.titles.here_i_stand.position.changes.ground import takeable_by
from regnum.titles.here_i_stand.position.changes.map import end_unrest, take_control
from regnum.titles.here_i_stand.position.changes.supply import has_line_of_communication
from regnum.titles.here_i_stand.position.queries.powers import enemies_of, friends_of
from regnum.titles.here_i_stand.position.queries.ships import fleets_at
from regnum.titles.here_i_stand.position.queries.spaces import is_fortified, is_hostile, is_in_play, is_league_formed
from regnum.titles.here_i_stand.position.queries.standing import CLEAR_MASK, spaces_in, spaces_occupied_by
from regnum.titles.here_i_stand.position.queries.troops import mask_of_units, occupants
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.naval_combat import LeaveBattle, sink_admirals

FORTIFIED: Final = REASONS.add("fortified", "12.2.cond2")
NOT_TO_BE_TAKEN: Final = REASONS.add("not_to_be_taken", "12.2.cond1")
NO_LINE_TO_IT: Final = REASONS.add("no_line_to_it", "12.2.cond3")
NO_UNITS_NEAR: Final = REASONS.add("no_units_near", "12.2.cond4")
ENEMIES_NEAR: Final = REASONS.add("enemies_near", "12.2.cond4")
STRANGERS_INSIDE: Final = REASONS.add("strangers_inside", "12.2.cond5")
NOT_BEFORE_LEAGUE: Final = REASONS.add("not_before_league", "ruling.g74")


def why_not_control(state: Position, power: int, space: int) -> int:
    """12.2, 12.2.cond3, 12.2.cond5, 12.4.remove, 21.6.after2, 2.1.fortified, 12.1.f, ruling.g74: 0 if a power may take
    a space, or end the unrest in it, else the reason."""
    if state.control[space] == NONE or not is_in_play(state, space):
        return NOT_TO_BE_TAKEN
    if state.unrest[space]:
        return why_not_calm(state, power, space)
    if is_fortified(state, space):
        return FORTIFIED
    if state.control[space] != INDEPENDENT and not is_hostile(state, space, power):
        return NOT_TO_BE_TAKEN
    if power == PROTESTANT and not is_league_formed(state):
        return NOT_BEFORE_LEAGUE
    if occupants(state, space) & ~friends_of(state, power):
        return STRANGERS_INSIDE
    if not has_line_of_communication(state, space, power):
        return NO_LINE_TO_IT
    return why_not_near(state, power, space)


def why_not_calm(state: Position, power: int, space: int) -> int:
    """12.4.remove, 12.4.remove.b, 12.4.remove.loc: units inside or beside it, and before the League the Protestants
    in their home spaces."""
    if power == PROTESTANT and not is_league_formed(state) and HOME[space] == PROTESTANT:
        return ALLOWED
    return why_not_near(state, power, space)


def why_not_near(state: Position, power: int, space: int) -> int:
    """12.2.cond4, 12.4.remove.a, 12.4.remove.c, 2.2.independent.b, 2.5.pass4, ruling.g01, 12.2.cond4note: own units
    inside, or beside it without enemies beside it."""
    own = mask_of_units(state, power)
    if own >> space & 1:
        return ALLOWED
    if not own & CLEAR_MASK[space]:
        return NO_UNITS_NEAR
    enemies = enemies_of(state, power)
    return ENEMIES_NEAR if enemies and spaces_occupied_by(state, enemies) & CLEAR_MASK[space] else ALLOWED


def takeable_near(state: Position, power: int) -> list[int]:
    """12.2.cond1, 12.2.cond2, 12.2.cond4: the spaces in unrest, and the open ones of enemies or of nobody, in which or
    beside which a power has units; without those that are beside enemies."""
    near = own = mask_of_units(state, power)
    for space in spaces_in(own):
        near |= CLEAR_MASK[space]
    found = spaces_in(near & takeable_by(state, power))
    hostile = spaces_occupied_by(state, enemies_of(state, power)) if found else 0
    if not hostile:
        return found
    return [space for space in found if own >> space & 1 or not hostile & CLEAR_MASK[space]]


def control_space(game: Europe, power: int, space: int) -> None:
    """12.2.result1, 12.4.remove, ruling.g26, 12.unrest: unrest ends first; control needs a second action."""
    if game.state.unrest[space]:
        end_unrest(game, space)
    else:
        take_control(game, space, power)
        clear_port(game, space)


def clear_port(game: Europe, space: int) -> None:
    """12.2.result2, 16.2.step10, ruling.g96: ships of others in a port that was taken leave at once; naval leaders
    without ships wait on the turn track."""
    state = game.state
    others = [power for power in range(OWNERS) if power != state.control[space]]
    for power in others:
        sink_admirals(game, power, space)
    game.call(*[LeaveBattle(power, space) for power in others if fleets_at(state, space) >> power & 1])
