"""What on the table the answers to decisions point at."""

from __future__ import annotations

from regnum.edges.layout import Target
from regnum.engine.game import Game
from regnum.engine.moves import Move
from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.position.queries.family import kin, person
from regnum.titles.crusader_kings.position.state import Position, seats_of
from regnum.titles.crusader_kings.rules.picks import PickVictim


def move_targets(game: Game[Position], seat: int, move: Move) -> frozenset[Target]:
    """The things that a move names; relatives by their cards."""
    state = game.state
    decision = game.decision()
    parts = decision.domain.parts(move)
    named = [number for _, kind, number in parts if kind.name == "seat"]
    owner = named[0] if named else seat
    if isinstance(decision, PickVictim):
        owner = decision.affected
    found: set[Target] = set()
    for label, kind, number in parts:
        if kind.name == "kin":
            found |= card(kin(state, owner if label == "other" else seat, number))
        elif kind.name == "person":
            found |= card(person(state, owner, number)) if owner < seats_of(state) else set()
        elif kind.name in ("ruler", "character"):
            found |= card(number)
        elif kind.name not in ("gold", "home", "course", "hand", "culture"):
            found.add((kind.name, number))
    return frozenset(found)


def card(character: int) -> set[Target]:
    """A character as a target, if there is one."""
    return set() if character == NONE else {("character", character)}
