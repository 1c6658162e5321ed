"""scenario.1517: what is put down before the game begins, besides units, spaces and cards."""

from __future__ import annotations

from regnum.titles.here_i_stand.position.state import Position


def begin_scenario(state: Position, scenario: int, pack: int, turn: int) -> None:
    """scenario.1517: which scenario, with which figures; its first turn is still to begin."""
    state.scenario = scenario
    state.pack = pack
    state.turn = turn


def set_up_knights(state: Position, space: int) -> None:
    """scenario.1517.units: the Knights of Saint John hold a space."""
    state.knights = space


def set_up_ruler(state: Position, power: int, ruler: int) -> None:
    """3.3: who rules a power when the game begins."""
    state.ruler[power] = ruler


def set_up_points(state: Position, power: int, war_winner: int, chateaux: int) -> None:
    """scenario.1532.vp: markers that lie on the power cards when the game begins."""
    state.war_winner[power] = war_winner
    state.chateaux = chateaux


def set_up_alliance(state: Position, one: int, other: int) -> None:
    """scenario.1532.alliances: two major powers are allies when the game begins."""
    state.alliance[one] |= 1 << other
    state.alliance[other] |= 1 << one
