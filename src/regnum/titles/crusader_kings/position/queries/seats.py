"""Who comes after whom."""

from __future__ import annotations

from regnum.engine.refusals import Shortfall
from regnum.titles.crusader_kings.facts.limits import SUPPLY
from regnum.titles.crusader_kings.position.state import Position, is_program, seats_of


def order(state: Position) -> list[int]:
    """sequence.order: the seats that are in the game, the first player first, then clockwise."""
    seats = seats_of(state)
    found = [(state.first + step) % seats for step in range(seats)]
    return [seat for seat in found if not state.out[seat]]


def to_the_left(state: Position, seat: int) -> list[int]:
    """event.target_other: the other seats, beginning with the one on the left."""
    seats = seats_of(state)
    found = [(seat + step) % seats for step in range(1, seats)]
    return [other for other in found if not state.out[other]]


def is_rival(state: Position, seat: int, other: int) -> bool:
    """Whether somebody else of that number is in the game."""
    return other < seats_of(state) and other != seat and not state.out[other]


def treasury(state: Position) -> int:
    """basics.limits: the gold of the box that nobody has (ruling R79)."""
    return max(0, SUPPLY["gold"] - sum(state.gold))


def can_pay(state: Position, seat: int, gold: int) -> bool:
    """ai.no_gold: programs always can."""
    return state.gold[seat] >= gold or is_program(state, seat)


def short_of_gold(state: Position, seat: int, gold: int) -> list[Shortfall]:
    """By how much a price is too high for a player."""
    return [] if can_pay(state, seat, gold) else [Shortfall("gold", state.gold[seat], gold)]


def has_casus_belli(state: Position, seat: int, against: int) -> bool:
    """plot.casus_need: whether one player has a casus belli against another."""
    return bool(state.casus[seat * seats_of(state) + against])


def at_war(state: Position, seat: int, rival: int) -> bool:
    """invasion.war_state: whether two players are at war."""
    return bool(state.war[seat * seats_of(state) + rival])


def are_allied(state: Position, seat: int, rival: int) -> bool:
    """alliance.two_sided: whether two dynasties are allied."""
    return bool(state.ally[seat * seats_of(state) + rival])


def is_allied_region(state: Position, seat: int, region: int) -> bool:
    """marriage.independent_alliance: whether a player is allied with an independent region."""
    return bool(state.allies[region] >> seat & 1)
