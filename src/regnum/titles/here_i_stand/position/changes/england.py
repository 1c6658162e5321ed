"""21.3: the marriages of Henry VIII and the birth of his heirs."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.names import ANNE_BOLEYN
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import Europe, Position, replaced

MARITAL_STATUS_CHANGED: Final = EVENTS.add("marital_status_changed", "21.3.marital1", "wife")
CHILD_ROLLED: Final = EVENTS.add("child_rolled", "21.3.marital2", "wife", "die", "child")


def set_up_wife(state: Position, wife: int) -> None:
    """21.3.start, scenario.1532.status: the marital status when the game begins."""
    state.wife = wife


def next_wife(game: Europe) -> None:
    """21.3.marital1, 21.3.aragon, 8.2.reformers: the marker moves on; with Anne Boleyn the Hapsburgs take offence."""
    state = game.state
    state.wife += 1
    if state.wife == ANNE_BOLEYN:
        state.boleyn_turn = state.turn
        state.aragon = 1
    game.tell(MARITAL_STATUS_CHANGED, state.wife)


def note_birth(game: Europe, die: int, result: int) -> None:
    """21.3.marital2: the wife's marker is put on the result."""
    state = game.state
    state.births = replaced(state.births, result, state.wife)
    game.tell(CHILD_ROLLED, state.wife, die, result)


def await_wedding(state: Position) -> None:
    """21.3.marital3: Henry marries again when England passes in this turn."""
    state.wedding_due = 1


def forget_wedding(state: Position) -> None:
    """21.3.marital3: the turn is over, or the wedding was held."""
    state.wedding_due = 0


def note_coronation(state: Position) -> None:
    """21.3.succession4, 21.3.succession5, 21.3.marital4: the turn in which England got its ruler; Henry marries nobody
    any more."""
    state.crowned = state.turn
    state.wedding_due = 0
