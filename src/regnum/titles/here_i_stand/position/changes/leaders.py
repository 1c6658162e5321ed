"""5.1, 8.2, 9.4: leaders come into play, are captured, go free and leave."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.names import NONE
from regnum.titles.here_i_stand.position.changes.whereabouts import move_leader
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import (
    ARMIES,
    CAPTIVE,
    FOREIGN_WARS,
    NOT_IN_PLAY,
    ON_TURN_TRACK,
    Europe,
    Position,
    replaced,
)

LEADER_PLACED: Final = EVENTS.add("leader_placed", "8.2", "leader", "location")
LEADER_CAPTURED: Final = EVENTS.add("leader_captured", "14.step10", "leader", "power")
LEADER_FREED: Final = EVENTS.add("leader_freed", "9.4", "leader", "space")
LEADER_REMOVED: Final = EVENTS.add("leader_removed", "8.2", "leader")
LEADER_WAITS: Final = EVENTS.add("leader_waits", "8.2", "leader")


def set_up_leader(state: Position, leader: int, location: int) -> None:
    """scenario.1517.units: a leader stands there when the game begins."""
    move_leader(state, leader, location)


def place_leader(game: Europe, leader: int, location: int) -> None:
    """8.2: a leader comes into play, or comes back."""
    move_leader(game.state, leader, location)
    game.tell(LEADER_PLACED, leader, location)


def capture_leader(game: Europe, leader: int, captor: int) -> None:
    """14.step10, 15.1.step10: a leader becomes the prisoner of a power."""
    state = game.state
    move_leader(state, leader, CAPTIVE + captor)
    leave_armies(state, leader)
    game.tell(LEADER_CAPTURED, leader, captor)


def leave_armies(state: Position, leader: int) -> None:
    """14.step10: a leader belongs to no army any more."""
    for army in range(ARMIES):
        state.army_leaders[army] &= ~(1 << leader)


def free_leader(game: Europe, leader: int, space: int) -> None:
    """9.1.d, 9.3.step6, 9.4: a prisoner returns to a space of his own power."""
    move_leader(game.state, leader, space)
    game.tell(LEADER_FREED, leader, space)


def remove_leader(game: Europe, leader: int) -> None:
    """6.1: a leader leaves the game."""
    state = game.state
    move_leader(state, leader, NOT_IN_PLAY)
    state.leader_lent_to = replaced(state.leader_lent_to, leader, NONE)
    leave_armies(state, leader)
    for war in range(FOREIGN_WARS):
        state.abroad_leaders = replaced(state.abroad_leaders, war, state.abroad_leaders[war] & ~(1 << leader))
    game.tell(LEADER_REMOVED, leader)


def put_on_turn_track(game: Europe, leader: int) -> None:
    """16.2.step10: a naval leader waits for the next turn."""
    move_leader(game.state, leader, ON_TURN_TRACK)
    game.state.leader_lent_to = replaced(game.state.leader_lent_to, leader, NONE)
    game.tell(LEADER_WAITS, leader)


def change_owner(state: Position, leader: int, owner: int) -> None:
    """card.060, card.070: a leader serves another power."""
    state.leader_owner = replaced(state.leader_owner, leader, owner)
