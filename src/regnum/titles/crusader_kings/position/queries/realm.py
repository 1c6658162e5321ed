"""What the developments, councilors and shields of a dynasty are worth."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.pack import COUNCILOR, Hooks
from regnum.titles.crusader_kings.position.state import Position, pack_of


def hooks_of(state: Position, seat: int) -> list[Hooks]:
    """check.modifiers, crusade.bonus: what a player's developments and shields on the track do."""
    pack = pack_of(state)
    found = [pack.development_hooks[development] for development in state.held[seat]]
    for position, holder in enumerate(state.shield):
        if holder == seat:
            found.append(pack.track_hooks[position])
    return found


def free_draws(state: Position, seat: int, purpose: int) -> int:
    """check.free, check.modifiers: one token, and those that developments and shields add."""
    return 1 + sum(hooks.draws[purpose] for hooks in hooks_of(state, seat))


def ignores_borders(state: Position, seat: int) -> bool:
    """plot.unrest, overthrow.target: the Spymaster reaches everywhere."""
    return any(hooks.ignores_border for hooks in hooks_of(state, seat))


def development_type(state: Position, development: int) -> int:
    """develop.limit: councilor or invention."""
    return pack_of(state).development_type[development]


def held_of_type(state: Position, seat: int, kind: int) -> list[int]:
    """develop.limit: the councilors or the inventions of a player."""
    return [each for each in state.held[seat] if development_type(state, each) == kind]


def councilors_of(state: Position, seat: int) -> list[int]:
    """plot.bribe: the councilors of a player."""
    return held_of_type(state, seat, COUNCILOR)


def shields_of(state: Position, seat: int) -> int:
    """score.tie: a player's shields on the track."""
    return state.shield.count(seat)


def crusades_allowed(state: Position, seat: int) -> int:
    """crusade.limit: one an Era, two with the Archbishop."""
    most = 1
    for hooks in hooks_of(state, seat):
        most = max(most, hooks.crusades)
    return most
