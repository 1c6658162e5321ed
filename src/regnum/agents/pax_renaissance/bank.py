"""The automated bank of a game for one: it follows the table of courses and draws nothing (solo.md, R128 to R145).

Whether something reaches an objective is found out by doing it on a copy of the game, with the player's answers
taken as the first that are legal. Nothing is remembered between two decisions: the course is part of the position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from regnum.agents.pax_renaissance.bank_aims import Aim, courses, undoes
from regnum.agents.pax_renaissance.bank_choices import in_order
from regnum.agents.pax_renaissance.bank_means import (
    OPERATIONS,
    cards_for_sale,
    cards_under_bishops,
    has_operation,
    may_serve,
    purchase,
    spare_cards,
)
from regnum.agents.pax_renaissance.bank_one_shots import choose_one_shot, one_shots_in_order
from regnum.agents.pax_renaissance.bank_orders import NEVER, STOP
from regnum.engine.game import Game
from regnum.engine.refusals import RegnumError
from regnum.titles.pax_renaissance.facts.courses import BELIEVERS, BISHOPS, INCOME, MAIN, ROWS
from regnum.titles.pax_renaissance.facts.names import COMMERCE, EAST, NONE, WEST
from regnum.titles.pax_renaissance.position.queries.market import can_collect
from regnum.titles.pax_renaissance.position.queries.solo import person
from regnum.titles.pax_renaissance.position.queries.tableau import half_cards, is_silenced, operations_of
from regnum.titles.pax_renaissance.position.state import Position
from regnum.titles.pax_renaissance.rules import military_ops, political_ops, religious_ops
from regnum.titles.pax_renaissance.rules.agents import PlaceAgent
from regnum.titles.pax_renaissance.rules.one_shots import DECLINE, DeclareOneShot
from regnum.titles.pax_renaissance.rules.operations import NO_MORE_OPERATIONS, OPERATE, ChooseOperation
from regnum.titles.pax_renaissance.rules.regime_change import ChooseRegime
from regnum.titles.pax_renaissance.rules.solo import COURSES, SetCourse
from regnum.titles.pax_renaissance.rules.trade_fair import PlaceLevy
from regnum.titles.pax_renaissance.rules.turn import (
    ACTION,
    BUY_AND_PLAY_BASE,
    END_TURN,
    FAIR,
    FREE_FAIR,
    SELL_BASE,
    ChooseAction,
)

Pax = Game[Position]
DEPTH: Final = 3  # decisions in a row whose answers are tried
MOST_STEPS: Final = 80  # decisions of one action
COSTS: Final[dict[type[Any], int]] = {
    PlaceAgent: 2,
    DeclareOneShot: 1,
    ChooseOperation: 1,
    religious_ops.ChooseBishop: 1,
    religious_ops.MoveBishop: 1,
    political_ops.Behead: 1,
    political_ops.Tax: 1,
    political_ops.Repress: 1,
    political_ops.Vote: 1,
    military_ops.Corsair: 1,
    military_ops.Siege: 1,
    military_ops.Campaign: 1,
    ChooseRegime: 1,
    PlaceLevy: 1,
}  # decisions whose answers are tried for the sake of the objective, and how much of the depth that takes


class BankAgent:
    """The automated bank; it plays no other seat."""

    def choose(self, game: Game[Any], seat: int) -> int:
        if game.title.automated_seats(game).get(seat) != "bank":
            raise RegnumError("the agent bank plays the automated bank in a game of pax_renaissance for one only")
        options = game.legal(seat)
        return options[0] if len(options) == 1 else answer(game, seat, options, DEPTH)


def answer(game: Pax, seat: int, options: list[int], depth: int) -> int:
    """What the bank does in any decision that it may get."""
    state, decision = game.state, game.decision()
    if isinstance(decision, SetCourse):
        return find_course(game, seat)
    aim = Aim(state, *state.course) if state.course and state.active == seat else None
    if isinstance(decision, ChooseAction):
        return choose_action(game, seat, aim, options)
    if isinstance(decision, ChooseOperation):
        return choose_operation(game, seat, aim, options, depth)
    if isinstance(decision, DeclareOneShot):
        ordered = one_shots_in_order(state, decision.card, options)
        found = first_that_serves(game, seat, aim, [*ordered, DECLINE], depth)
        return found if found != NONE else choose_one_shot(game, decision, ordered, finish_action)
    ranked = in_order(game, seat, options)
    bound = NEVER if aim is not None and aim.objective == MAIN else STOP
    found = first_that_serves(game, seat, aim, [option for rank, option in ranked if rank[0] < bound], depth)
    return found if found != NONE else ranked[0][1]


# ---- trying out -----------------------------------------------------------------------------------------------------


def finish_action(game: Pax, seat: int, depth: int = 0) -> None:
    """Play on until the action is over or only further operations could be run."""
    for _ in range(MOST_STEPS):
        if game.over:
            return
        decision = game.decision()
        if isinstance(decision, SetCourse | ChooseAction) or (
            isinstance(decision, ChooseOperation) and not decision.must
        ):
            return
        asked = game.waiting[0]
        options = game.legal(asked)
        game.apply(asked, answer(game, seat, options, depth) if asked == seat else options[0])


def try_out(game: Pax, seat: int, option: int, depth: int = 0) -> Position:
    """The position after an answer and the rest of the action."""
    twin = game.copy()
    twin.apply(seat, option)
    finish_action(twin, seat, depth)
    return twin.state


def first_that_serves(game: Pax, seat: int, aim: Aim | None, options: list[int], depth: int) -> int:
    """The first answer after which the objective is met, or NONE; only some decisions are worth trying."""
    cost = COSTS.get(type(game.decision()), depth + 1)
    if aim is None or not aim.has_goal or cost > depth:
        return NONE
    if isinstance(game.decision(), PlaceLevy) and aim.row != BELIEVERS:
        return NONE
    second = game.state.spent > 1
    for option in options:
        after = try_out(game, seat, option, depth - cost)
        if aim.reached(game.state, after) and not (second and undoes(game.state, after)):
            return option
    return NONE


# ---- the course and the action --------------------------------------------------------------------------------------


def find_course(game: Pax, seat: int) -> int:
    """The first course for which there is an action; the last row if there is none (R132)."""
    for row, objective in courses(game.state):
        twin = game.copy()
        twin.apply(seat, COURSES.code("course", row, objective))
        if find_action(twin, seat, Aim(twin.state, row, objective)) != NONE:
            return COURSES.code("course", row, objective)
    return COURSES.code("course", ROWS - 1, MAIN)


def choose_action(game: Pax, seat: int, aim: Aim | None, options: list[int]) -> int:
    """The action that serves the course; without one the turn ends, if it may (R132)."""
    found = find_action(game, seat, aim) if aim is not None and game.state.actions else NONE
    if found != NONE:
        return found
    if END_TURN in options:
        return END_TURN
    fairs = [option for option in options if ACTION.verb_of(option) in (FAIR, FREE_FAIR)]
    return (fairs or options)[0]


def find_action(game: Pax, seat: int, aim: Aim) -> int:
    """The action by which the bank follows an aim, or NONE: a card first, then operations, then a sale or a fair."""
    state = game.state
    card = purchase(game, seat, aim)
    if card != NONE:
        return BUY_AND_PLAY_BASE + card
    if aim.row == INCOME:
        return next((option for option in incomes(game, seat) if may_follow(game, seat, option)), NONE)
    if not aim.has_goal:
        return NONE
    for option in means(game, seat, aim):
        after = try_out(game, seat, option, DEPTH)
        if aim.reached(state, after) and not (state.spent and undoes(state, after)):
            return option
    return NONE


def may_follow(game: Pax, seat: int, option: int) -> bool:
    """The golden rule for actions that serve no headline."""
    return not game.state.spent or not undoes(game.state, try_out(game, seat, option))


def means(game: Pax, seat: int, aim: Aim) -> Iterator[int]:
    """The actions that could serve an aim, in the order in which they are looked at."""
    state = game.state
    for card in cards_for_sale(game, seat):
        if may_serve(aim, card):
            yield BUY_AND_PLAY_BASE + card
    for half in (EAST, WEST):
        if has_operation(state, half_cards(state, seat, half), OPERATIONS.get((aim.row, aim.objective), ())):
            yield from (
                option for option in run_half(game, seat, half) if has_serving_operation(game, seat, aim, option)
            )
    if (aim.row, aim.objective) == (BISHOPS, MAIN):
        yield from (SELL_BASE + card for card in cards_under_bishops(state, seat, aim.religion))
    if (aim.row, aim.objective) == (BELIEVERS, MAIN):
        yield from fairs(game, seat)


def run_half(game: Pax, seat: int, half: int) -> list[int]:
    """Running the operations of a half, without an action if a card allows it."""
    return allowed(game, seat, "free-operations", "operations", half)


def allowed(game: Pax, seat: int, free: str, paid: str, half: int) -> list[int]:
    """The free form of an action if it is legal, else the paid one, else nothing."""
    for name in (free, paid):
        option = ACTION.code(name, half)
        if game.why_not(seat, option) is None:
            return [option]
    return []


def fairs(game: Pax, seat: int) -> list[int]:
    """The fairs: higher income for the bank, then lower income for the player, then east."""
    state, rated = game.state, []
    for row in (EAST, WEST):
        for option in allowed(game, seat, "free-fair", "fair", row):
            after = try_out(game, seat, option)
            own = after.florins[seat] - state.florins[seat]
            rated.append((-own, after.florins[person(state)] - state.florins[person(state)], row, option))
    return [option for *_, option in sorted(rated)]


def incomes(game: Pax, seat: int) -> Iterator[int]:
    """Row 7: a fair, then commerce, then a sale; a second fair only if neither is possible (R140)."""
    state = game.state
    if not any(state.fairs_used):
        yield from fairs(game, seat)
    counts = {half: commerce_cards(state, half) for half in (EAST, WEST)}
    for half in sorted(counts, key=lambda half: (-counts[half], half)):
        if counts[half]:
            yield from run_half(game, seat, half)
    yield from (SELL_BASE + card for card in spare_cards(state, seat))
    if any(state.fairs_used):
        yield from fairs(game, seat)


def commerce_cards(state: Position, half: int) -> int:
    """How many cards of a half could take a florin from the market."""
    return sum(
        1
        for card in half_cards(state, state.active, half)
        if card not in state.acted
        and not is_silenced(state, card)
        and any(kind == COMMERCE and can_collect(state, row) for kind, row in operations_of(state, card))
    )


def choose_operation(game: Pax, seat: int, aim: Aim | None, options: list[int], depth: int) -> int:
    """One operation for the objective, then all commerce, and no other (R134)."""
    decision = game.decision()
    assert isinstance(decision, ChooseOperation)
    ordered = [option for _, option in in_order(game, seat, options) if option != NO_MORE_OPERATIONS]
    if decision.must and aim is not None:
        found = serving_operation(game, seat, aim, ordered, depth)
        if found != NONE:
            return found
    commerce = [option for option in ordered if kind_of(game.state, option) == COMMERCE]
    if commerce:
        return commerce[0]
    return NO_MORE_OPERATIONS if NO_MORE_OPERATIONS in options else ordered[0]


def serving_operation(game: Pax, seat: int, aim: Aim, ordered: list[int], depth: int) -> int:
    """The first operation of the kinds that the objective names which meets it, or NONE."""
    kinds = OPERATIONS.get((aim.row, aim.objective), ())
    return first_that_serves(game, seat, aim, [each for each in ordered if kind_of(game.state, each) in kinds], depth)


def has_serving_operation(game: Pax, seat: int, aim: Aim, action: int) -> bool:
    """Whether running a half would bring an operation that meets the objective."""
    twin = game.copy()
    twin.apply(seat, action)
    ordered = [option for _, option in in_order(twin, seat, twin.legal(seat)) if option != NO_MORE_OPERATIONS]
    return serving_operation(twin, seat, aim, ordered, DEPTH) != NONE


def kind_of(state: Position, option: int) -> int:
    """The kind of an operation that may be chosen."""
    card, number = OPERATE.numbers(option)
    return operations_of(state, card)[number][0]


def make(name: str, seed: int) -> BankAgent:
    """The automated bank; it draws nothing, so the seed does not matter."""
    return BankAgent()
