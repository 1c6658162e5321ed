"""D. The turn: up to two actions, then the market is refreshed."""

from __future__ import annotations

from collections.abc import Iterable

from regnum.engine.moves import Domain, verb
from regnum.titles.pax_renaissance import changes, events
from regnum.titles.pax_renaissance.catalogue import CARD, CONSTANTS, HALF, PAIR, PAIRS, RULER, VICTORY
from regnum.titles.pax_renaissance.names import EAST, NONE, PEASANT_REVOLT, WEST
from regnum.titles.pax_renaissance.options import reading
from regnum.titles.pax_renaissance.queries import has, husband_of, next_seat, old_maids, tableau_cards, throne_of, works
from regnum.titles.pax_renaissance.reasons import Reason
from regnum.titles.pax_renaissance.rules.apostasy import Apostasy, would_hit
from regnum.titles.pax_renaissance.rules.battle import Sides
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, Pax, Step
from regnum.titles.pax_renaissance.rules.market import RefreshMarket, buy, why_not_buy
from regnum.titles.pax_renaissance.rules.operations import BOTH, MoreOperations, RunOperations, any_operation
from regnum.titles.pax_renaissance.rules.play_card import PlayCard, why_not_play
from regnum.titles.pax_renaissance.rules.sell_card import sell, why_not_sell
from regnum.titles.pax_renaissance.rules.solo import SetCourse, buy_and_play, claim_victory, why_not_buy_and_play
from regnum.titles.pax_renaissance.rules.trade_fair import TradeFair, fair_space
from regnum.titles.pax_renaissance.rules.victory import actions_to_declare, declare, why_not_declare
from regnum.titles.pax_renaissance.state import Position

ACTIONS: int = CONSTANTS["turn"]["actions"]

ACTION = Domain(
    verb("buy", ("card", CARD)),
    verb("play", ("card", CARD)),
    verb("sell", ("card", CARD)),
    verb("operations", ("half", HALF)),
    verb("free-operations", ("half", HALF)),
    verb("all-operations", ("first", HALF)),
    verb("fair", ("row", HALF)),
    verb("free-fair", ("row", HALF)),
    verb("declare", ("victory", VICTORY)),
    verb("uprising", ("queen", CARD)),
    verb("condemn", ("religions", PAIR)),
    verb("end-turn"),
    verb("buy-and-play", ("card", CARD)),
)
BUY, PLAY, SELL, OPERATIONS, FREE_OPERATIONS, ALL_OPERATIONS, FAIR, FREE_FAIR, DECLARE, UPRISING, CONDEMN, END = range(
    12
)
BUY_AND_PLAY = 12
END_TURN = ACTION.base("end-turn")
FREE_OPERATIONS_ABILITY = {EAST: "free_east_ops", WEST: "free_west_ops"}


class Turn(Step):
    """A2, D1, D2: one player's turn, then the next player's, until somebody has won."""

    steps = ("begin", "act", "refresh", "pass_on")

    def begin(self, game: Pax) -> None:
        """D1.intro1: two actions."""
        changes.begin_turn(game, game.state.active, ACTIONS)
        if game.state.active == game.state.automaton:
            claim_victory(game)

    def act(self, game: Pax) -> None:
        """D1: the action phase."""
        game.call(ActionPhase())

    def refresh(self, game: Pax) -> None:
        """D2: the market."""
        game.call(RefreshMarket())

    def pass_on(self, game: Pax) -> None:
        """D2c: clockwise."""
        game.tell(events.TURN_ENDED, game.state.active)
        changes.pass_turn(game, next_seat(game.state, game.state.active))
        game.repeat()


class ActionPhase(Step):
    """D1.intro1, A2a.2: one or two actions in any order."""

    steps = ("choose", "again")

    def choose(self, game: Pax) -> None:
        """A ruined player's turn is over (G6)."""
        state = game.state
        if state.out[state.active]:
            game.end()
        elif state.active == state.automaton and state.actions:
            game.call(SetCourse(), ChooseAction())
        else:
            game.call(ChooseAction())

    def again(self, game: Pax) -> None:
        """Until the player ends his turn."""
        game.repeat()


class ChooseAction(ActiveChoice):
    """D1.intro1 to D1.8: what to do next."""

    domain = ACTION

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        state = game.state
        cards = tableau_cards(state, seat)
        if state.actions:
            yield from (ACTION.bases[BUY] + card for card in state.market if card != NONE)
            yield from (ACTION.bases[PLAY] + card for card in state.hand[seat])
            yield from (ACTION.bases[SELL] + card for card in (*state.hand[seat], *cards, *old_maids(state, seat)))
            yield from range(ACTION.bases[FAIR], ACTION.bases[FREE_FAIR])
            yield from (ACTION.bases[DECLARE] + number for number, active in enumerate(state.victory) if active)
        if cards:
            yield from range(ACTION.bases[OPERATIONS], ACTION.bases[FAIR])
            yield from range(ACTION.bases[FREE_FAIR], ACTION.bases[DECLARE])
            yield from (
                ACTION.bases[UPRISING] + card for card in cards if card < RULER and husband_of(state, card) != NONE
            )
            yield from range(ACTION.bases[CONDEMN], END_TURN)
        if seat == state.automaton:
            yield from (ACTION.bases[BUY_AND_PLAY] + card for card in state.market if card != NONE)
        yield END_TURN

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        state = game.state
        kind = ACTION.verb_of(option)
        number = option - ACTION.bases[kind]
        if kind == END:
            return self.why_not_end(game, seat)
        if seat == state.automaton or kind == BUY_AND_PLAY:
            reason = why_not_for_bank(state, seat, kind, number)
            if reason or kind == BUY_AND_PLAY:
                return reason
        if kind == FREE_FAIR:
            return why_not_free_fair(state, seat, number)
        if kind == FREE_OPERATIONS:
            return why_not_free_operations(game, seat, number)
        if not state.actions:
            return Reason.NO_ACTIONS_LEFT
        if kind == BUY:
            return why_not_buy(state, seat, number)
        if kind == PLAY:
            return why_not_play(state, seat, number)
        if kind == SELL:
            return why_not_sell(state, seat, number)
        if kind == OPERATIONS:
            return why_not_operations(game, seat, number)
        if kind == FAIR:
            return why_not_fair(state, number)
        return self.why_not_rare(game, seat, kind, number)

    def why_not_rare(self, game: Pax, seat: int, kind: int, number: int) -> int:
        """The rarer actions: both halves at once, victory, and two that cards lend (A1d.1)."""
        state = game.state
        if kind == ALL_OPERATIONS:
            return why_not_all_operations(game, seat, number)
        if kind == DECLARE:
            return why_not_declare(state, seat, number)
        if kind == UPRISING:
            mine = state.owner[number] == seat and works(state, number, "discard_for_peasant_revolt")
            return Reason.OK if mine and throne_of(state, number) != NONE else Reason.ABILITY_MISSING
        if not has(state, seat, "apostasy_as_action"):
            return Reason.ABILITY_MISSING
        return Reason.OK if would_hit(state, *PAIRS[number]) else Reason.NOBODY_WOULD_LOSE_A_CARD

    def why_not_end(self, game: Pax, seat: int) -> int:
        """A2a.2: at least one action, unless none at all is possible."""
        if game.state.spent:
            return Reason.OK
        possible = any(
            option != END_TURN and self.why_not(game, seat, option) == 0 for option in self.candidates(game, seat)
        )
        return Reason.MUST_ACT_FIRST if possible else Reason.OK

    def choose(self, game: Pax, seat: int, option: int) -> None:
        kind = ACTION.verb_of(option)
        number = option - ACTION.bases[kind]
        if kind == END:
            game.end()
            return
        changes.spend_action(game, price_of(game.state, kind, number))
        if kind == BUY:
            buy(game, seat, number)
        elif kind == BUY_AND_PLAY:
            buy_and_play(game, seat, number)
        elif kind == PLAY:
            game.call(PlayCard(number))
        elif kind == SELL:
            sell(game, seat, number)
        elif kind in (FAIR, FREE_FAIR):
            changes.use_fair(game, number, free=kind == FREE_FAIR)
            game.call(TradeFair(number))
        elif kind == DECLARE:
            declare(game, seat, number)
        elif kind == UPRISING:
            start_uprising(game, number)
        elif kind == CONDEMN:
            game.call(Apostasy(*PAIRS[number]))
        else:
            self.run_operations(game, kind, number)

    def run_operations(self, game: Pax, kind: int, half: int) -> None:
        """E4, glossary:effect.b: one half, or both in one action, one after the other."""
        if kind != ALL_OPERATIONS:
            changes.use_operations(game, (half,))
            game.call(RunOperations(half))
            return
        changes.use_operations(game, (EAST, WEST))
        if reading(game.state, "both_sides_one_action_order") == "mixed":
            game.call(RunOperations(BOTH))
        else:
            game.call(RunOperations(half), MoreOperations(1 - half))


def price_of(state: Position, kind: int, number: int) -> int:
    """E6, glossary:effect.b: how many actions an action costs."""
    if kind in (FREE_FAIR, FREE_OPERATIONS):
        return 0
    if kind == BUY_AND_PLAY:
        return ACTIONS
    return actions_to_declare(state, number) if kind == DECLARE else 1


def why_not_for_bank(state: Position, seat: int, kind: int, number: int) -> int:
    """D1.intro1: the automated bank buys and plays at once and never declares; nobody else does so (solo.md)."""
    if kind == BUY_AND_PLAY:
        return why_not_buy_and_play(state, seat, number)
    return Reason.NOT_FOR_AUTOMATED_BANK if kind in (BUY, PLAY, DECLARE) else Reason.OK


def start_uprising(game: Pax, queen: int) -> None:
    """A1d.1: the queen is discarded and a revolt without agents breaks out in her husband's empire."""
    empire = husband_of(game.state, queen)
    changes.discard_card(game, queen)
    game.call(Sides(PEASANT_REVOLT, empire).frame())


def why_not_operations(game: Pax, seat: int, half: int) -> int:
    """D1.4, D1.5, D1.intro2, D1.intro3: once a turn, and some operation must have a target."""
    if game.state.operations_used[half]:
        return Reason.OPERATIONS_USED
    return Reason.OK if any_operation(game, seat, half) else Reason.NO_OPERATION_POSSIBLE


def why_not_free_operations(game: Pax, seat: int, half: int) -> int:
    """D1.4:note1, glossary:effect.b: a free run is still the only run of its half this turn."""
    if not has(game.state, seat, FREE_OPERATIONS_ABILITY[half]):
        return Reason.ABILITY_MISSING
    return why_not_operations(game, seat, half)


def why_not_all_operations(game: Pax, seat: int, first: int) -> int:
    """glossary:effect.b: both halves must be unused, and the first must have an operation to run."""
    if not has(game.state, seat, "east_and_west_ops_one_action"):
        return Reason.ABILITY_MISSING
    return (Reason.OPERATIONS_USED if game.state.operations_used[1 - first] else Reason.OK) or why_not_operations(
        game, seat, first
    )


def why_not_fair(state: Position, row: int) -> int:
    """D1.6, D1.7, E5.1: once a turn for each row, with the card that lies in its fair space."""
    if state.fairs_used[row]:
        return Reason.FAIR_USED
    return Reason.OK if state.market[fair_space(row)] != NONE else Reason.NO_FAIR_CARD


def why_not_free_fair(state: Position, seat: int, row: int) -> int:
    """A1d.1: one fair a turn is free for its owner."""
    if not has(state, seat, "free_trade_fair"):
        return Reason.ABILITY_MISSING
    if state.free_fair_used:
        return Reason.FREE_ACTION_USED
    return why_not_fair(state, row)
