"""How the greedy player pays for checks, opposes those of others, and gives up traits."""

from __future__ import annotations

from typing import Any, Final

from regnum.agents.crusader_kings.greedy_values import (
    CASTLE,
    CASUS_BELLI,
    REGION,
    SHIELD,
    envy,
    ruler_worth,
    spent,
)
from regnum.engine.game import Game
from regnum.titles.crusader_kings.facts.catalogue import is_positive
from regnum.titles.crusader_kings.facts.limits import PRICE_OF_OPPOSITION
from regnum.titles.crusader_kings.facts.names import (
    CRITICAL_CRUSADE,
    CRITICAL_INTRIGUE,
    CRITICAL_MARRIAGE,
    CRITICAL_REALM,
    CRITICAL_WAR,
    FOR_ASSASSINATION,
    FOR_BRIBE,
    FOR_BUILD,
    FOR_CASUS_BELLI,
    FOR_COUP,
    FOR_CRUSADE,
    FOR_DIVORCE,
    FOR_EVENT,
    FOR_INVASION,
    FOR_LIFE,
    FOR_MARRIAGE,
    FOR_PLAGUE,
    FOR_UNREST,
    NONE,
)
from regnum.titles.crusader_kings.facts.pack import TRACK
from regnum.titles.crusader_kings.position.queries.chances import success_chance
from regnum.titles.crusader_kings.position.queries.checks import halves_of_coin, halves_paid
from regnum.titles.crusader_kings.position.queries.crusade import lowest_free_position
from regnum.titles.crusader_kings.position.queries.standing import points_of
from regnum.titles.crusader_kings.position.state import Position, seats_of
from regnum.titles.crusader_kings.rules.check import KEEP, Check, Invest, Oppose, Sacrifice
from regnum.titles.crusader_kings.rules.invasion import Attack

STAKES: Final[dict[int, float]] = {
    FOR_MARRIAGE: 0.7,
    FOR_BUILD: CASTLE + 0.25,
    FOR_CASUS_BELLI: CASUS_BELLI + 0.15,
    FOR_UNREST: 0.3,
    FOR_ASSASSINATION: 0.6,
    FOR_BRIBE: 0.5,
    FOR_DIVORCE: 0.2,
    FOR_COUP: 0.7,
    FOR_INVASION: REGION + 0.2,
    FOR_CRUSADE: SHIELD + 0.4,
    FOR_PLAGUE: 0.1,
    FOR_EVENT: 0.3,
    FOR_LIFE: 0.4,
}
CRITICAL_OF: Final[dict[int, int]] = {
    FOR_MARRIAGE: CRITICAL_MARRIAGE,
    FOR_BUILD: CRITICAL_REALM,
    FOR_CASUS_BELLI: CRITICAL_INTRIGUE,
    FOR_UNREST: CRITICAL_INTRIGUE,
    FOR_ASSASSINATION: CRITICAL_INTRIGUE,
    FOR_BRIBE: CRITICAL_INTRIGUE,
    FOR_DIVORCE: CRITICAL_INTRIGUE,
    FOR_COUP: CRITICAL_INTRIGUE,
    FOR_INVASION: CRITICAL_WAR,
    FOR_CRUSADE: CRITICAL_CRUSADE,
}
NEAR_JERUSALEM: Final = TRACK - 4  # positions from here on are worth opposing
LAST_STEP: Final = TRACK - 1


def stake(state: Position, seat: int, purpose: int) -> float:
    """What a success of this kind is worth to whoever makes the check."""
    worth = STAKES[purpose]
    if purpose == FOR_CRUSADE:
        worth += 0.35 * ruler_worth(state, seat)
        if lowest_free_position(state) == LAST_STEP:
            worth += 2.5 if leads_with(state, seat, 1) else -1.5
    return worth


def leads_with(state: Position, seat: int, more: int) -> bool:
    """Whether a player would have most points with a few more."""
    others = [points_of(state, other) for other in range(seats_of(state)) if other != seat]
    return points_of(state, seat) + more >= max(others)


def judge_invest(game: Game[Position], decision: Invest, seat: int, gold: int) -> float:
    """The chance times what is at stake, less the gold."""
    state = game.state
    chance = success_chance(state, seat, decision.critical, decision.required, decision.free + gold)
    return chance * stake(state, seat, decision.purpose) - spent(state, seat, gold)


def judge_oppose(game: Game[Position], decision: Oppose, seat: int, gold: int) -> float:
    """What a rival's failure is worth, less the gold; near Jerusalem it is worth much."""
    state = game.state
    critical = CRITICAL_OF.get(decision.purpose, NONE)
    halves = halves_paid(state) + gold * halves_of_coin(state, seat)
    draws = decision.free + state.paid - halves // PRICE_OF_OPPOSITION
    chance = success_chance(state, decision.seat, critical, decision.required, draws)
    return -chance * harm(game, decision, seat) - spent(state, seat, gold)


def harm(game: Game[Position], decision: Oppose, seat: int) -> float:
    """What a success of the other player would cost this one."""
    state, rival = game.state, decision.seat
    if decision.purpose == FOR_CRUSADE:
        position = lowest_free_position(state)
        if position == LAST_STEP:
            return 5.0 if leads_with(state, rival, 1) else 0.0
        return 0.8 if position >= NEAR_JERUSALEM else 0.1 * envy(state, seat, rival)
    if decision.purpose == FOR_INVASION:
        target = next((frame.target for frame in reversed(game.stack) if isinstance(frame, Attack)), NONE)
        if target != NONE and state.owner[target] == seat:
            return 1.3
        return 0.5 * envy(state, seat, rival)
    if decision.purpose == FOR_ASSASSINATION:
        return 0.5
    return 0.2 * envy(state, seat, rival)


def judge_sacrifice(game: Game[Position], decision: Sacrifice, seat: int, option: int) -> float:
    """A good trait is given up for a success that matters, a bad one never for a failure that matters."""
    state = game.state
    if option == KEEP:
        return 0.0
    purpose = current_purpose(game)
    worth = stake(state, seat, purpose)
    if is_positive(decision.token):
        return worth * 0.6 - 0.45
    return 0.3 - worth


def current_purpose(game: Game[Position]) -> int:
    """What the present check is made for."""
    for frame in reversed(game.stack):
        if isinstance(frame, Check):
            return frame.purpose
    return FOR_EVENT


JUDGES: Final[dict[str, Any]] = {
    "Invest": judge_invest,
    "Oppose": judge_oppose,
    "Sacrifice": judge_sacrifice,
}
