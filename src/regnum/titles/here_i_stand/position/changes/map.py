"""2.2, 2.3, 12, 15: control, faith, unrest, fortresses and sieges."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.position.changes.supply import forget_lines
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import Europe, Position, replaced

CONTROL_TAKEN: Final = EVENTS.add("control_taken", "12.2", "space", "power")
UNREST_BEGAN: Final = EVENTS.add("unrest_began", "12.4.source", "space")
UNREST_ENDED: Final = EVENTS.add("unrest_ended", "12.4.remove", "space")
SIEGE_BEGAN: Final = EVENTS.add("siege_began", "15", "space", "power")
SIEGE_LIFTED: Final = EVENTS.add("siege_lifted", "15.3", "space", "power")
FORTRESS_BUILT: Final = EVENTS.add("fortress_built", "2.1", "space")
CONVERTED: Final = EVENTS.add("converted", "2.3", "space", "faith")


def set_up_space(state: Position, space: int, owner: int, faith: int) -> None:
    """scenario.1517.control: how a space is when the game begins."""
    state.control = replaced(state.control, space, owner)
    state.faith = replaced(state.faith, space, faith)


def take_control(game: Europe, space: int, power: int) -> None:
    """2.2, 12.2, 12.3, 2.2.b, 2.2.c, 2.4: a space changes hands; faith and unrest stay."""
    state = game.state
    if state.control[space] == power:
        return
    state.control = replaced(state.control, space, power)
    state.unsettled = 1
    forget_lines(state)
    game.tell(CONTROL_TAKEN, space, power)


def begin_unrest(game: Europe, space: int) -> None:
    """12.4: unrest begins in a space."""
    state = game.state
    state.unrest = replaced(state.unrest, space, 1)
    forget_lines(state)
    game.tell(UNREST_BEGAN, space)


def end_unrest(game: Europe, space: int) -> None:
    """12.4.remove: a space is calm again."""
    state = game.state
    state.unrest = replaced(state.unrest, space, 0)
    state.unsettled = 1
    forget_lines(state)
    game.tell(UNREST_ENDED, space)


def convert(game: Europe, space: int, faith: int) -> None:
    """2.3, 2.4: a space takes another faith."""
    game.state.faith = replaced(game.state.faith, space, faith)
    game.state.unsettled = 1
    game.tell(CONVERTED, space, faith)


def fortify(game: Europe, space: int, marker: int) -> None:
    """2.1, 21.1, 2.1.fortress: an event makes a space fortified."""
    state = game.state
    state.fortified = replaced(state.fortified, space, marker)
    forget_lines(state)
    game.tell(FORTRESS_BUILT, space)


def take_off_display(state: Position, space: int) -> None:
    """21.6.before6, 21.6.after: the troops of an electorate have come."""
    state.on_display = [each for each in state.on_display if each != space]


def begin_siege(game: Europe, space: int, power: int) -> None:
    """15: a power besieges a space from now on; it may not assault it in this impulse."""
    state = game.state
    if state.besiegers[space] >> power & 1:
        return
    state.besiegers = replaced(state.besiegers, space, state.besiegers[space] | 1 << power)
    state.fresh_sieges = sorted([*state.fresh_sieges, space * MAJORS + power])
    game.tell(SIEGE_BEGAN, space, power)


def lift_siege(game: Europe, space: int, power: int) -> None:
    """15.3: a power besieges a space no longer."""
    state = game.state
    if not state.besiegers[space] >> power & 1:
        return
    state.besiegers = replaced(state.besiegers, space, state.besiegers[space] & ~(1 << power))
    state.fresh_sieges = [each for each in state.fresh_sieges if each != space * MAJORS + power]
    game.tell(SIEGE_LIFTED, space, power)


def forget_fresh_sieges(state: Position) -> None:
    """15.1: sieges of this impulse are old ones in the next."""
    state.fresh_sieges = []


def mark_pirated(state: Position, sea: int) -> None:
    """16.4.step1: there was piracy in this sea zone this turn."""
    state.pirated |= 1 << sea


def clear_piracy(state: Position) -> None:
    """19.6: piracy markers are taken off."""
    state.pirated = 0
