"""D. The turn: up to two actions, then the market is refreshed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED, Shortfall
from regnum.titles.pax_renaissance.facts.catalogue import CARD, CARDS_WITH, CONSTANTS, HALF, PAIR, PAIRS, RULER, VICTORY
from regnum.titles.pax_renaissance.facts.names import EAST, NONE, PEASANT_REVOLT, WEST
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.locations import husband_of, is_consort, throne_of
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.queries.seats import next_seat
from regnum.titles.pax_renaissance.position.queries.tableau import has, old_maids, tableau_cards, works
from regnum.titles.pax_renaissance.position.queries.victories import actions_to_declare, meets_conditions, shortfalls
from regnum.titles.pax_renaissance.position.registers import EVENTS, REASONS
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.apostasy import Apostasy, would_hit
from regnum.titles.pax_renaissance.rules.battle import Sides
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, Choice, Step, short_of_florins
from regnum.titles.pax_renaissance.rules.market import (
    TOO_EXPENSIVE,
    buy,
    cards_for_sale,
    price_of_card,
    refresh_market,
    why_not_buy,
)
from regnum.titles.pax_renaissance.rules.operations import (
    BOTH,
    ChooseOperation,
    MoreOperations,
    RunOperations,
    any_operation,
)
from regnum.titles.pax_renaissance.rules.play_card import PlayCard, why_not_play
from regnum.titles.pax_renaissance.rules.sell_card import sell, why_not_sell
from regnum.titles.pax_renaissance.rules.solo import (
    NOT_FOR_AUTOMATED_BANK,
    SetCourse,
    buy_and_play,
    claim_victory,
    price_for_bank,
    why_not_buy_and_play,
)
from regnum.titles.pax_renaissance.rules.trade_fair import fair_space, hold_fair
from regnum.titles.pax_renaissance.rules.victory import NO_ACTIONS_LEFT, declare, victories_to_declare, why_not_declare

TURN_ENDED: Final = EVENTS.add("turn_ended", "D2c", "seat")

MUST_ACT_FIRST: Final = REASONS.add("must_act_first", "A2a.2")
OPERATIONS_USED: Final = REASONS.add("operations_used", "D1.intro3")
NO_OPERATION_POSSIBLE: Final = REASONS.add_vague("no_operation_possible", "D1.intro2")
FAIR_USED: Final = REASONS.add("fair_used", "D1.intro3")
NO_FAIR_CARD: Final = REASONS.add("no_fair_card", "E5.1")
ABILITY_MISSING: Final = REASONS.add("ability_missing", "glossary:effect.1")
NOBODY_WOULD_LOSE_A_CARD: Final = REASONS.add("nobody_would_lose_a_card", "D1.intro2")
FREE_ACTION_USED: Final = REASONS.add("free_action_used", "D1.4:note1")


ACTIONS: Final[int] = CONSTANTS["turn"]["actions"]

ACTION: Final = Domain(
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
# Which verb an answer has; the codes of its answers follow its base.
BUY: Final = ACTION.by_name["buy"]
PLAY: Final = ACTION.by_name["play"]
SELL: Final = ACTION.by_name["sell"]
OPERATIONS: Final = ACTION.by_name["operations"]
FREE_OPERATIONS: Final = ACTION.by_name["free-operations"]
ALL_OPERATIONS: Final = ACTION.by_name["all-operations"]
FAIR: Final = ACTION.by_name["fair"]
FREE_FAIR: Final = ACTION.by_name["free-fair"]
DECLARE: Final = ACTION.by_name["declare"]
UPRISING: Final = ACTION.by_name["uprising"]
CONDEMN: Final = ACTION.by_name["condemn"]
END: Final = ACTION.by_name["end-turn"]
BUY_AND_PLAY: Final = ACTION.by_name["buy-and-play"]
END_TURN: Final = ACTION.base("end-turn")
BUY_BASE: Final = ACTION.base("buy")
PLAY_BASE: Final = ACTION.base("play")
SELL_BASE: Final = ACTION.base("sell")
OPERATIONS_BASE: Final = ACTION.base("operations")
FAIR_BASE: Final = ACTION.base("fair")
DECLARE_BASE: Final = ACTION.base("declare")
BUY_AND_PLAY_BASE: Final = ACTION.base("buy-and-play")
FREE_OPERATIONS_ABILITY: Final = {EAST: "free_east_ops", WEST: "free_west_ops"}
LENDS_ACTIONS: Final = frozenset(
    card
    for ability in (
        *FREE_OPERATIONS_ABILITY.values(),
        "east_and_west_ops_one_action",
        "free_trade_fair",
        "discard_for_peasant_revolt",
        "apostasy_as_action",
    )
    for card in CARDS_WITH[ability]
)


class Turn(Step):
    """A2, D1, D2: one player's turn, then the next player's, until somebody has won."""

    steps = ("begin", "refresh")

    def begin(self, game: Pax) -> None:
        """D1.intro1, D1: the action phase, with two actions."""
        state = game.state
        changes.begin_turn(game, state.active, ACTIONS)
        if state.active == state.automaton:
            claim_victory(game)
        ask_for_action(game)

    def refresh(self, game: Pax) -> None:
        """D2, D2c: the market, then clockwise to the next player."""
        refresh_market(game)
        if game.finished:
            return
        game.tell(TURN_ENDED, game.state.active)
        changes.pass_turn(game, next_seat(game.state, game.state.active))
        game.repeat()


class ChooseAction(ActiveChoice):
    """D1.intro1 to D1.8, A2a.2: what to do next, until the player ends his turn."""

    rule = "D1.intro1"
    domain = ACTION

    def seats(self, game: Pax) -> Sequence[int]:
        """A ruined player's turn is over (G6)."""
        state = game.state
        return () if state.out[state.active] else (state.active,)

    def options(self, game: Pax, seat: int) -> list[int]:
        """All actions kind by kind, which is quicker than to judge them one by one and must come to the same."""
        found = self.actions(game, seat)
        if game.state.spent or not found:
            found.append(END_TURN)
        return found

    def actions(self, game: Pax, seat: int) -> list[int]:
        """Every legal answer but the end of the turn."""
        state = game.state
        cards = tableau_cards(state, seat)
        if not state.actions:
            return self.lent_actions(game, seat, cards)
        if seat == state.automaton:
            return self.bank_actions(game, seat, cards)
        found = [BUY_BASE + card for card in cards_for_sale(state, seat)]
        hand = state.hand[seat]
        if hand:
            found += [PLAY_BASE + card for card in hand]
            found += [SELL_BASE + card for card in hand]
        for card in cards:
            if not is_consort(state, card):
                found.append(SELL_BASE + card)
        found += [SELL_BASE + card for card in old_maids(state, seat)]
        if why_not_fair(state, EAST) == 0:
            found.append(FAIR_BASE + EAST)
        if why_not_fair(state, WEST) == 0:
            found.append(FAIR_BASE + WEST)
        if 1 in state.victory:
            found += [DECLARE_BASE + way for way in victories_to_declare(state, seat)]
        if cards:
            if why_not_operations(game, seat, EAST) == 0:
                found.append(OPERATIONS_BASE + EAST)
            if why_not_operations(game, seat, WEST) == 0:
                found.append(OPERATIONS_BASE + WEST)
            found += self.lent_actions(game, seat, cards)
        return found

    def bank_actions(self, game: Pax, seat: int, cards: list[int]) -> list[int]:
        """D1.intro1: what the automated bank may do; it has no hand and never declares (solo.md)."""
        state, bases = game.state, ACTION.bases
        candidates = [
            *[SELL_BASE + card for card in (*cards, *old_maids(state, seat))],
            *range(bases[FAIR], bases[FREE_FAIR]),
            *range(bases[OPERATIONS], bases[FREE_OPERATIONS]),
        ]
        found = [option for option in candidates if self.why_not(game, seat, option) == 0]
        found += self.lent_actions(game, seat, cards)
        for card in state.market:
            if card != NONE and why_not_buy_and_play(state, seat, card) == 0:
                found.append(BUY_AND_PLAY_BASE + card)
        return found

    def lent_actions(self, game: Pax, seat: int, cards: list[int]) -> list[int]:
        """A1d.1, glossary:effect.b: what the cards of the tableau add to the actions that everybody has."""
        if LENDS_ACTIONS.isdisjoint(cards):
            return []
        bases = ACTION.bases
        candidates = [
            *range(bases[FREE_OPERATIONS], bases[FAIR]),
            *range(bases[FREE_FAIR], bases[DECLARE]),
            *[bases[UPRISING] + card for card in cards if card < RULER],
            *range(bases[CONDEMN], END_TURN),
        ]
        return [option for option in candidates if self.why_not(game, seat, option) == 0]

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
            return NO_ACTIONS_LEFT
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
            return ALLOWED if mine and throne_of(state, number) != NONE else ABILITY_MISSING
        if not has(state, seat, "apostasy_as_action"):
            return ABILITY_MISSING
        return ALLOWED if would_hit(state, *PAIRS[number]) else NOBODY_WOULD_LOSE_A_CARD

    def leads_to(self, game: Pax, seat: int, option: int) -> Choice | None:
        kind = ACTION.verb_of(option)
        if kind not in (OPERATIONS, FREE_OPERATIONS, ALL_OPERATIONS):
            return None
        mixed = kind == ALL_OPERATIONS and reading(game.state, "both_sides_one_action_order") == "mixed"
        return ChooseOperation(BOTH if mixed else option - ACTION.bases[kind], 0)

    def shortfalls(self, game: Pax, seat: int, option: int) -> Sequence[Shortfall]:
        """L2, E1b.1: what a declared victory lacks, or what is missing to pay for a card."""
        state, kind = game.state, ACTION.verb_of(option)
        number = option - ACTION.bases[kind]
        if kind == DECLARE:
            return () if meets_conditions(state, seat, number) else shortfalls(state, seat, number)
        if kind not in (BUY, BUY_AND_PLAY) or self.why_not(game, seat, option) != TOO_EXPENSIVE:
            return ()
        price = price_of_card(state, number) if kind == BUY else price_for_bank(state, number)
        return short_of_florins(state, seat, price)

    def why_not_end(self, game: Pax, seat: int) -> int:
        """A2a.2: at least one action, unless none at all is possible."""
        if game.state.spent:
            return ALLOWED
        return MUST_ACT_FIRST if self.actions(game, seat) else ALLOWED

    def choose(self, game: Pax, seat: int, option: int) -> None:
        kind = ACTION.verb_of(option)
        number = option - ACTION.bases[kind]
        if kind == END:
            return
        changes.spend_action(game, price_of(game.state, kind, number))
        ask_for_action(game)  # again, after what follows
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
            hold_fair(game, number)
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


def ask_for_action(game: Pax) -> None:
    """D1.intro1: the next action; the automated bank first sets its course (solo.md)."""
    state = game.state
    if state.active == state.automaton and state.actions:
        game.call(SetCourse(), ChooseAction())
    else:
        game.call(ChooseAction())


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
    return NOT_FOR_AUTOMATED_BANK if kind in (BUY, PLAY, DECLARE) else ALLOWED


def start_uprising(game: Pax, queen: int) -> None:
    """A1d.1: the queen is discarded and a revolt without agents breaks out in her husband's empire."""
    empire = husband_of(game.state, queen)
    changes.discard_card(game, queen)
    game.call(Sides(PEASANT_REVOLT, empire).frame())


def why_not_operations(game: Pax, seat: int, half: int) -> int:
    """D1.4, D1.5, D1.intro2, D1.intro3: once a turn, and some operation must have a target."""
    if game.state.operations_used[half]:
        return OPERATIONS_USED
    return ALLOWED if any_operation(game, seat, half) else NO_OPERATION_POSSIBLE


def why_not_free_operations(game: Pax, seat: int, half: int) -> int:
    """D1.4:note1, glossary:effect.b: a free run is still the only run of its half this turn."""
    if not has(game.state, seat, FREE_OPERATIONS_ABILITY[half]):
        return ABILITY_MISSING
    return why_not_operations(game, seat, half)


def why_not_all_operations(game: Pax, seat: int, first: int) -> int:
    """glossary:effect.b: both halves must be unused, and the first must have an operation to run."""
    if not has(game.state, seat, "east_and_west_ops_one_action"):
        return ABILITY_MISSING
    return (OPERATIONS_USED if game.state.operations_used[1 - first] else ALLOWED) or why_not_operations(
        game, seat, first
    )


def why_not_fair(state: Position, row: int) -> int:
    """D1.6, D1.7, E5.1: once a turn for each row, with the card that lies in its fair space."""
    if state.fairs_used[row]:
        return FAIR_USED
    return NO_FAIR_CARD if state.market[fair_space(row)] == NONE else ALLOWED


def why_not_free_fair(state: Position, seat: int, row: int) -> int:
    """A1d.1: one fair a turn is free for its owner."""
    if not has(state, seat, "free_trade_fair"):
        return ABILITY_MISSING
    if state.free_fair_used:
        return FREE_ACTION_USED
    return why_not_fair(state, row)
