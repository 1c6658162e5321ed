"""20.1, 20.2, 20.3: explorations, colonies and conquests that command points buy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from regnum.engine.moves import verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.charts import PRICE
from regnum.titles.here_i_stand.facts.names import COLONIZE, CONQUER, EXPLORE
from regnum.titles.here_i_stand.position.changes.new_world import send_colony, send_conquest, send_exploration
from regnum.titles.here_i_stand.position.changes.progress import spend_points
from regnum.titles.here_i_stand.position.queries.new_world import (
    colonies_with,
    conquerors_left,
    explorers_left,
    has_colony_marker,
    is_conquering,
    is_exploring,
)
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import (
    COLONY_CROSSING,
    COLONY_FREE,
    NO_VOYAGE,
    VOYAGE,
    Europe,
    Position,
)
from regnum.titles.here_i_stand.rules.actions import Action, why_not_pay

ALREADY_EXPLORING: Final = REASONS.add("already_exploring", "20.2.once")
NO_EXPLORERS_LEFT: Final = REASONS.add("no_explorers_left", "20.2.none")
ALREADY_COLONIZING: Final = REASONS.add("already_colonizing", "20.1.once")
ENOUGH_COLONIES: Final = REASONS.add("enough_colonies", "20.1.limit")
ALREADY_CONQUERING: Final = REASONS.add("already_conquering", "20.3.once")
NO_CONQUERORS_LEFT: Final = REASONS.add("no_conquerors_left", "20.3.none")
RECALLED_THIS_TURN: Final = REASONS.add("recalled_this_turn", "card.098")


def why_not_explore(state: Position, power: int) -> int:
    """20.2.once, 20.2.none, 11.1.exception, card.098: 0 if a power may send an exploration in this turn, else the
    reason."""
    if state.exploring[power] != NO_VOYAGE:
        return ALREADY_EXPLORING if is_exploring(state, power) else RECALLED_THIS_TURN
    return ALLOWED if explorers_left(state, power) else NO_EXPLORERS_LEFT


def why_not_colonize(state: Position, power: int) -> int:
    """20.1.once, 20.1.limit, 11.1.exception: 0 if a power may found a colony in this turn, else the reason."""
    if colonies_with(state, power, COLONY_CROSSING):
        return ALREADY_COLONIZING
    return ALLOWED if has_colony_marker(state, power) else ENOUGH_COLONIES


def why_not_conquer(state: Position, power: int) -> int:
    """20.3.once, 20.3.none, 11.1.exception, card.098: 0 if a power may send a conquest in this turn, else the
    reason."""
    if state.conquering[power] != NO_VOYAGE:
        return ALREADY_CONQUERING if is_conquering(state, power) else RECALLED_THIS_TURN
    return ALLOWED if conquerors_left(state, power) else NO_CONQUERORS_LEFT


class Explore(Action):
    """20, 20.2.cost, table:actions.explore: an exploration is sent."""

    line: ClassVar[int] = EXPLORE

    def places(self, state: Position, power: int) -> Iterable[int]:
        return (0,) if PRICE[EXPLORE][power] else ()

    def why_not(self, state: Position, power: int, place: int) -> int:
        return why_not_pay(state, power, EXPLORE) or why_not_explore(state, power)

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        spend_points(game.state, PRICE[EXPLORE][power])
        send_exploration(game, power, VOYAGE)


class Colonize(Action):
    """20, 20.1, table:actions.colonise: a colony is sent; markers of a power are alike, so the first that is free
    goes."""

    line: ClassVar[int] = COLONIZE

    def places(self, state: Position, power: int) -> Iterable[int]:
        return (0,) if PRICE[COLONIZE][power] else ()

    def why_not(self, state: Position, power: int, place: int) -> int:
        return why_not_pay(state, power, COLONIZE) or why_not_colonize(state, power)

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        spend_points(game.state, PRICE[COLONIZE][power])
        send_colony(game, power, colonies_with(game.state, power, COLONY_FREE)[0])


class Conquer(Action):
    """20, 20.3.cost, table:actions.conquer: a conquest is sent."""

    line: ClassVar[int] = CONQUER

    def places(self, state: Position, power: int) -> Iterable[int]:
        return (0,) if PRICE[CONQUER][power] else ()

    def why_not(self, state: Position, power: int, place: int) -> int:
        return why_not_pay(state, power, CONQUER) or why_not_conquer(state, power)

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        spend_points(game.state, PRICE[CONQUER][power])
        send_conquest(game, power, VOYAGE)


NEW_WORLD_ACTIONS: Final[tuple[Action, ...]] = (
    Explore(verb("explore")),
    Colonize(verb("colonize")),
    Conquer(verb("conquer")),
)
