"""The crusade track and the first player token."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.position.changes.traits import put_into_bag
from regnum.titles.crusader_kings.position.queries.seats import to_the_left
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import Crown, Position

SHIELD_PLACED: Final = EVENTS.add("shield_placed", "crusade.success", "seat", "position")
SHIELD_RETURNED: Final = EVENTS.add("shield_returned", "crusade.four", "seat", "position")
TOKEN_TAKEN: Final = EVENTS.add("token_taken", "sequence.token_change", "seat")


def count_crusade(state: Position, seat: int) -> None:
    """crusade.limit: one more crusade of this Era."""
    state.crusades[seat] += 1


def take_first_player_token(game: Crown, seat: int) -> None:
    """crusade.success, sequence.token_change: the order changes with the next turn."""
    if game.state.token != seat:
        game.state.token = seat
        game.tell(TOKEN_TAKEN, seat)


def place_shield(game: Crown, seat: int, position: int) -> None:
    """crusade.success, crusade.trait: a shield on the track; tokens lying there go into the bag."""
    state = game.state
    state.shield[position] = seat
    state.unsettled = 1
    game.tell(SHIELD_PLACED, seat, position)
    tokens = state.track_traits[position]
    state.track_traits[position] = []
    for token in tokens:
        put_into_bag(game, seat, token)


def return_shield(game: Crown, position: int) -> None:
    """crusade.bonus, crusade.four: a shield leaves the track, its trait stays in the bag."""
    state = game.state
    seat = state.shield[position]
    state.shield[position] = NONE
    state.unsettled = 1
    game.tell(SHIELD_RETURNED, seat, position)


def pass_first_player_token(game: Crown, seat: int) -> None:
    """sequence.order: whoever leaves the game hands the token to the left."""
    others = to_the_left(game.state, seat)
    if others:
        take_first_player_token(game, others[0])
