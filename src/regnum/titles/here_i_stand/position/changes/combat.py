"""14, 15.1, 16.2: what is counted while two sides fight."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.names import MAJORS, NONE
from regnum.titles.here_i_stand.position.state import COLUMNS, Position


def begin_combat(state: Position, place: int, attacker: int, defenders: int) -> None:
    """14, 15.1, 16.2: a combat begins at a place between a power and others."""
    state.combat_at = place
    state.attacker = attacker
    state.defenders = defenders
    state.dice = [0, 0]
    state.hits = [0, 0]
    state.surprised = 0
    state.combat_cards = []
    state.garrison = [0] * COLUMNS
    state.garrison_leaders = 0
    state.sacking = 0


def begin_sack(state: Position, regulars: int) -> None:
    """21.5.sack.step2: the combat is a sack of Rome, which so many papal regulars defend."""
    state.sacking = 1 + regulars


def end_combat(state: Position) -> None:
    """14: the combat is over."""
    begin_combat(state, NONE, NONE, 0)


def note_combat_card(state: Position, power: int, card: int) -> None:
    """6.1.combat: a card is in force in this combat."""
    state.combat_cards = sorted([*state.combat_cards, card * MAJORS + power])


def count_dice(state: Position, side: int, dice: int) -> None:
    """14.step2, 14.step3: a side rolls so many dice more."""
    state.dice[side] += dice


def count_hits(state: Position, side: int, hits: int) -> None:
    """14.step6: a side has scored so many hits more."""
    state.hits[side] += hits


def note_fought(state: Position) -> None:
    """14: the army has fought for the space that it entered."""
    state.fought = 1


def join_garrison(state: Position, units: list[int], leaders: int) -> None:
    """15.2.join: the besieged come out to help a relief."""
    state.garrison = units
    state.garrison_leaders = leaders


def note_surprise(state: Position, hits: int) -> None:
    """card.029: a side has suffered so many hits before it rolled."""
    state.surprised = hits
