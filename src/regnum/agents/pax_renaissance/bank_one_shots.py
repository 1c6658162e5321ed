"""When the automated bank fires the one-shot of a card that it bought for other reasons, and where."""

from __future__ import annotations

from collections.abc import Callable

from regnum.engine.game import Game
from regnum.titles.pax_renaissance.facts.catalogue import EMPIRES, ONE_SHOT, ROUTE_PATH, RULER, SUITORS
from regnum.titles.pax_renaissance.facts.names import APOSTASY, CORONATION, TRADE_SHIFT, is_knight
from regnum.titles.pax_renaissance.position.queries.empires import nobles_in
from regnum.titles.pax_renaissance.position.queries.solo import person
from regnum.titles.pax_renaissance.position.queries.tableau import tableau_cards
from regnum.titles.pax_renaissance.position.state import Position
from regnum.titles.pax_renaissance.rules.one_shots import DECLINE, FIRE_EVERYWHERE, DeclareOneShot

Pax = Game[Position]


def one_shots_in_order(state: Position, card: int, options: list[int]) -> list[int]:
    """The empires for a one-shot: suitors with most knights, else the empire with fewest knights and rooks."""
    empires = [option for option in options if option < FIRE_EVERYWHERE]
    if ONE_SHOT[card] == CORONATION:
        suitors = SUITORS[card]
        empires.sort(key=lambda empire: (-knights_in(state, empire), suitors.index(empire)))
    else:
        empires.sort(key=lambda empire: (len(nobles_in(state, empire)), empire))
    return [*empires, *(option for option in options if option >= FIRE_EVERYWHERE and option != DECLINE)]


def knights_in(state: Position, empire: int) -> int:
    """The knights in the cities of an empire."""
    return sum(is_knight(state.circle[circle]) for circle in nobles_in(state, empire))


def choose_one_shot(game: Pax, decision: DeclareOneShot, ordered: list[int], finish: Callable[[Pax, int], None]) -> int:
    """The first place where the one-shot wins a ruler, or the one-shot if it hurts the player at least as much; a sold
    card fires nothing."""
    state, seat = game.state, game.state.active
    if decision.sold:
        return DECLINE
    for option in ordered:
        twin = game.copy()
        twin.apply(seat, option)
        finish(twin, seat)
        somewhere = option < FIRE_EVERYWHERE
        if somewhere and wins_ruler(state, twin.state, seat):
            return option
        if not somewhere and is_fair_harm(state, twin.state, decision.card):
            return option
    return DECLINE


def wins_ruler(before: Position, after: Position, seat: int) -> bool:
    """Whether a throne card has come to the bank."""
    return any(after.owner[RULER + empire] == seat != before.owner[RULER + empire] for empire in range(EMPIRES))


def is_fair_harm(before: Position, after: Position, card: int) -> bool:
    """Whether a trade shift or an apostasy costs the player at least as much as the bank."""
    count = {TRADE_SHIFT: trading_concessions, APOSTASY: cards_of}.get(ONE_SHOT[card])
    if count is None:
        return False
    bank, rival = before.automaton, person(before)
    return count(before, rival) - count(after, rival) >= count(before, bank) - count(after, bank)


def trading_concessions(state: Position, seat: int) -> int:
    """Concessions on the open trade routes, counted once for each route."""
    return sum(state.pawn[border] == seat for route in state.open_route for border in ROUTE_PATH[route][1::2])


def cards_of(state: Position, seat: int) -> int:
    """The cards of a tableau."""
    return len(tableau_cards(state, seat))
