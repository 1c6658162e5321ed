"""scenario.1517: what is put down before the game begins, besides units, spaces and cards."""

from __future__ import annotations

from regnum.titles.here_i_stand.position.state import Position, replaced


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
    state.ruler = replaced(state.ruler, power, ruler)


def set_up_points(state: Position, power: int, war_winner: int, bonus: int) -> None:
    """scenario.1532.tracks, scenario.1532.newworld: markers on the power cards when the game begins."""
    state.war_winner = replaced(state.war_winner, power, war_winner)
    state.bonus = replaced(state.bonus, power, bonus)


def set_up_tracks(state: Position, chateaux: int, st_peters: int) -> None:
    """scenario.1532.tracks: chateaux, and the command points spent on the basilica."""
    state.chateaux = chateaux
    state.st_peters = st_peters


def set_up_display(state: Position, electorates: list[int]) -> None:
    """scenario.1517.display, scenario.1532.display: the electorates whose troops wait."""
    state.on_display = sorted(electorates)


def set_up_alliance(state: Position, one: int, other: int) -> None:
    """scenario.1532.status: two major powers are allies when the game begins."""
    state.alliance = replaced(state.alliance, one, state.alliance[one] | 1 << other)
    state.alliance = replaced(state.alliance, other, state.alliance[other] | 1 << one)
