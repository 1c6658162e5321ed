"""23.3.domination: who is so far ahead that the game ends."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.titles.here_i_stand.facts.charts import CONTROLLERS, DOMINATION_TURN
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE
from regnum.titles.here_i_stand.facts.setups import SETUPS
from regnum.titles.here_i_stand.position.state import Position


def powers_led(state: Position, player: int) -> list[int]:
    """players.hands: the powers of a player, who is known by the first of them."""
    return [power for power in range(MAJORS) if CONTROLLERS[state.players][power] == player]


def doubled_averages(state: Position, points: Sequence[int]) -> dict[int, int]:
    """players.domination: twice the average of the points of the powers that each player leads."""
    sums = {
        player: [points[power] for power in powers_led(state, player)]
        for player in sorted(set(CONTROLLERS[state.players]))
    }
    return {player: 2 * sum(each) // len(each) for player, each in sums.items()}


def dominating_player(state: Position, points: Sequence[int]) -> int:
    """23.3.domination, players.domination: who has, from turn 4 on, so many points more than every other; or NONE."""
    scores = doubled_averages(state, points)
    ranking = sorted(scores.values(), reverse=True)
    if state.turn < DOMINATION_TURN or ranking[0] - ranking[1] < 2 * SETUPS[state.scenario].domination_lead:
        return NONE
    return max(scores, key=lambda player: scores[player])
