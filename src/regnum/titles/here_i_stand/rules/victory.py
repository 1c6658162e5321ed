"""21.6, 23: what is looked at whenever the map has changed, and the phase that may end the game."""

from __future__ import annotations

from collections.abc import Iterable

from regnum.titles.here_i_stand.cards.other_phases import StopDomination
from regnum.titles.here_i_stand.facts.catalogue import ELECTORATE_REGULARS
from regnum.titles.here_i_stand.facts.names import (
    DOMINATION,
    MAJORS,
    MILITARY,
    NONE,
    PROTESTANT,
    PROTESTANT_FAITH,
    REGULAR,
    RELIGIOUS,
    STANDARD,
    TURN_LIMIT,
)
from regnum.titles.here_i_stand.facts.setups import SETUPS
from regnum.titles.here_i_stand.position.changes.map import take_off_display
from regnum.titles.here_i_stand.position.changes.points import record_points
from regnum.titles.here_i_stand.position.changes.progress import end_game, mark_settled
from regnum.titles.here_i_stand.position.changes.troops import place_units
from regnum.titles.here_i_stand.position.queries.counters import can_add
from regnum.titles.here_i_stand.position.queries.domination import dominating_player, powers_led
from regnum.titles.here_i_stand.position.queries.points import all_points, has_won_by_faith, has_won_by_keys
from regnum.titles.here_i_stand.position.queries.progress import is_action_phase, last_turn
from regnum.titles.here_i_stand.position.queries.spaces import is_league_formed
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.frames import Step
from regnum.titles.here_i_stand.rules.siege import check_siege


def settle(game: Europe) -> None:
    """21.6, 23.1: looked at only when control, faith or unrest has changed."""
    state = game.state
    if not state.unsettled:
        return
    mark_settled(state)
    for space in state.on_display:
        if is_electorate_due(state, space):
            raise_electorate(game, space)
    if is_action_phase(state):
        check_automatic_victory(game)


# ---- electorates ----------------------------------------------------------------------------------------------------


def is_electorate_due(state: Position, space: int) -> bool:
    """21.6.before6, 21.6.after, edition.h07, ruling.g75: before the League faith is enough, later control is needed
    too."""
    if state.faith[space] != PROTESTANT_FAITH:
        return False
    return state.control[space] == PROTESTANT if is_league_formed(state) else True


def raise_electorate(game: Europe, space: int) -> None:
    """21.6.before6, 18.3.step8a, 18.3.example1, ruling.g107, chart.electorate_display: the troops of an electorate
    come, once, as far as there are counters.

    They come into a besieged one too, and may be too many for those outside (15.3, ruling.g39).
    """
    take_off_display(game.state, space)
    count = ELECTORATE_REGULARS[space]
    while count and not can_add(game.state, space, PROTESTANT, REGULAR, count):
        count -= 1
    if count:
        place_units(game, space, PROTESTANT, REGULAR, count)
        check_siege(game, space)


# ---- automatic victories --------------------------------------------------------------------------------------------


def check_automatic_victory(game: Europe) -> None:
    """23.1, ruling.g81: the active power first, then in impulse order."""
    state = game.state
    for power in [state.active, *range(MAJORS)] if state.active >= 0 else range(MAJORS):
        if has_won_by_keys(state, power):
            end_game(game, MILITARY, [power])
            return
        if power == PROTESTANT and has_won_by_faith(state):
            end_game(game, RELIGIOUS, [power])
            return


# ---- the victory phase ----------------------------------------------------------------------------------------------


class VictoryPhase(Step):
    """23.3, scenario.1517.end, scenario.1532.end, scenario.tournament.end: points are written down; standard
    victory, domination, the last turn."""

    steps = ("record", "standard", "interrupt", "standard_again", "domination", "time")

    def record(self, game: Europe) -> None:
        """23.3.standard.3: for ties of later turns."""
        record_points(game.state, all_points(game.state))

    def standard(self, game: Europe) -> None:
        """23.3.standard.1: the most points, if they are enough."""
        state = game.state
        if max(all_points(state)) >= SETUPS[state.scenario].standard_vp:
            end_game(game, STANDARD, [leading_power(state, range(MAJORS))])

    def interrupt(self, game: Europe) -> None:
        """23.2.bonus_limit, ruling.g84: before a domination victory is declared, cards may stop it."""
        if dominating_player(game.state, all_points(game.state)) != NONE:
            game.call(StopDomination())

    def standard_again(self, game: Europe) -> None:
        """ruling.g84: the points of such a card may be enough for a standard victory."""
        self.standard(game)

    def domination(self, game: Europe) -> None:
        """23.3.domination, players.domination: from turn 4 so many points more than every other player."""
        state = game.state
        best = dominating_player(state, all_points(state))
        if best != NONE:
            end_game(game, DOMINATION, [leading_power(state, powers_led(state, best))])

    def time(self, game: Europe) -> None:
        """23.3.time: the most points when the last turn is over."""
        if game.state.turn >= last_turn(game.state):
            end_game(game, TURN_LIMIT, [leading_power(game.state, range(MAJORS))])


def leading_power(state: Position, among: Iterable[int]) -> int:
    """23.3.standard.2, players.standard, ruling.g83: the most points now, then in the turns before; else the first."""
    turns = len(state.record) // MAJORS
    powers = list(among)
    for turn in reversed(range(turns)):
        points = state.record[turn * MAJORS : (turn + 1) * MAJORS]
        most = max([points[power] for power in powers])
        powers = [power for power in powers if points[power] == most]
    return powers[0]
