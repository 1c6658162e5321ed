"""Invasions: declared attacks and their support, a duke's tokens in the bag, conquest."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.position.changes.regions import remove_unrest
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import Crown, Position, seats_of, without

ATTACK_DECLARED: Final = EVENTS.add("attack_declared", "invasion.declare", "seat", "region", "origin")
SUPPORT_DECLARED: Final = EVENTS.add("support_declared", "invasion.support", "seat", "region", "origin")
ALLY_SUPPORTS: Final = EVENTS.add("ally_supports", "invasion.allies", "seat", "rival")
ARMY_MOVED: Final = EVENTS.add("army_moved", "invasion.move_army", "region", "origin")


def begin_invasion(state: Position) -> None:
    """invasion.difficulty4: nobody was attacked yet in this action."""
    state.armored = [0] * seats_of(state)


def declare_attack(game: Crown, seat: int, target: int, origin: int, by_sea: bool) -> None:
    """invasion.declare: an army gets an attack as its task."""
    state = game.state
    state.attacks = [*state.attacks, target, origin, int(by_sea)]
    game.tell(ATTACK_DECLARED, seat, target, origin)


def declare_support(game: Crown, seat: int, target: int, origin: int, by_sea: bool) -> None:
    """invasion.support: an army supports a declared attack."""
    state = game.state
    state.supports = [*state.supports, origin, target, int(by_sea)]
    game.tell(SUPPORT_DECLARED, seat, target, origin)


def forget_attacks(state: Position) -> None:
    """basics.trade1, invasion.counter: no army has a task any more, and nothing is under attack."""
    state.attacks = []
    state.supports = []


def set_backers(state: Position, allies: list[int]) -> None:
    """invasion.allies: the allies who support an attack as a matter of course."""
    state.backers = allies


def back_attack(game: Crown, ally: int, invader: int) -> None:
    """invasion.allies: an ally supports the present attack."""
    game.state.backers = [*game.state.backers, ally]
    game.tell(ALLY_SUPPORTS, ally, invader)


def mark_attacked(state: Position, owner: int) -> None:
    """invasion.difficulty4: the first check against a player in this action is made."""
    state.armored[owner] = 1


def lend_traits(state: Position, seat: int, duke: int) -> None:
    """duchy.attack: a duke's tokens are in the bag for one check."""
    state.lent = state.traits[duke]
    state.bag[seat] = sorted([*state.bag[seat], *state.lent])


def return_lent_traits(state: Position, seat: int, duke: int) -> None:
    """duchy.attack: after the check they return to the duke's card, unless they were given up in it."""
    kept: list[int] = []
    for token in state.lent:
        if token in state.bag[seat]:
            state.bag[seat] = without(state.bag[seat], token)
            kept.append(token)
    if state.lent:
        state.traits[duke] = kept
    state.lent = []


def move_army(game: Crown, origin: int, region: int) -> None:
    """invasion.move_army, plot.unrest_removal1: the army moves into the conquered region."""
    state = game.state
    state.army[origin] = 0
    state.army[region] = 1
    game.tell(ARMY_MOVED, region, origin)
    remove_unrest(game, region, state.unrest[region])
