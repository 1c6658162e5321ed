"""Realm cards: build castles, develop the kingdom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED, Shortfall
from regnum.titles.crusader_kings.facts.catalogue import DEVELOPMENT, REGION
from regnum.titles.crusader_kings.facts.limits import CASTLE_PRICE, DEVELOPMENT_PRICES, OF_A_TYPE
from regnum.titles.crusader_kings.facts.names import CRITICAL_REALM, FOR_BUILD, NONE, OPEN
from regnum.titles.crusader_kings.position.changes.cards import (
    drop_development,
    hold_development,
    open_developments,
    take_from_row,
)
from regnum.titles.crusader_kings.position.changes.gold import pay_gold
from regnum.titles.crusader_kings.position.changes.progress import count_attempt, use_up
from regnum.titles.crusader_kings.position.changes.regions import place_castle
from regnum.titles.crusader_kings.position.queries.realm import development_type, free_draws, held_of_type
from regnum.titles.crusader_kings.position.queries.regions import castles_left, regions_of
from regnum.titles.crusader_kings.position.queries.seats import can_pay, short_of_gold
from regnum.titles.crusader_kings.position.registers import REASONS
from regnum.titles.crusader_kings.position.state import Crown, Position
from regnum.titles.crusader_kings.rules.check import Check
from regnum.titles.crusader_kings.rules.frames import Choice, SeatChoice, Step

TOO_EXPENSIVE: Final = REASONS.add("too_expensive", "build.check")
CARD_TOO_EXPENSIVE: Final = REASONS.add("too_expensive", "develop.buy")
NOT_YOUR_REGION: Final = REASONS.add("not_your_region", "build.check")
CASTLE_THERE: Final = REASONS.add("castle_there", "build.check")
NO_CASTLE_LEFT: Final = REASONS.add("no_castle_left", "basics.limits")
ALREADY_TRIED: Final = REASONS.add("already_tried", "build.several")
NOT_IN_THE_ROW: Final = REASONS.add("not_in_the_row", "develop.buy")
ALREADY_HELD: Final = REASONS.add("already_held", "develop.unique")
NOT_HELD: Final = REASONS.add("not_held", "develop.limit")
OTHER_TYPE: Final = REASONS.add("other_type", "develop.limit")
NEWEST_STAYS: Final = REASONS.add("newest_stays", "develop.limit")
THREE_PURCHASES: Final = REASONS.add("three_purchases", "develop.buy")


SITES: Final = Domain(verb("raise-castle", ("region", REGION)), verb("stop"))
STOP_BUILDING: Final = SITES.base("stop")


class ChooseSite(SeatChoice):
    """build.check, build.several: where to build next; every region is tried once."""

    rule = "build.check"
    open_to_all = True
    domain = SITES

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        state = game.state
        return [*(region for region in regions_of(state, seat) if not state.castle[region]), STOP_BUILDING]

    def why_none(self, game: Crown, seat: int) -> int:
        return CASTLE_THERE

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        if option == STOP_BUILDING:
            return ALLOWED
        return ALREADY_TRIED if option in state.used else why_not_castle(state, seat, option, CASTLE_PRICE)

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        is_short = self.why_not(game, seat, option) == TOO_EXPENSIVE
        return short_of_gold(game.state, seat, CASTLE_PRICE) if is_short else ()

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option != STOP_BUILDING:
            use_up(game.state, option)
            game.call(Build(seat, option))


def why_not_castle(state: Position, seat: int, region: int, price: int) -> int:
    """build.check, basics.limits: an own region without a castle, a castle in the supply, and its price."""
    if state.owner[region] != seat:
        return NOT_YOUR_REGION
    if state.castle[region]:
        return CASTLE_THERE
    if castles_left(state) == 0:
        return NO_CASTLE_LEFT
    return ALLOWED if can_pay(state, seat, price) else TOO_EXPENSIVE


class Build(Step):
    """build.check: one castle with its own check and its own price."""

    fields = ("seat", "region")
    steps = ("check", "raise_castle", "go_on")

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def check(self, game: Crown) -> None:
        """realm.critical, build.check: one success; the price must be left after investing."""
        draws = free_draws(game.state, self.seat, FOR_BUILD)
        game.call(Check(self.seat, FOR_BUILD, CRITICAL_REALM, 1, draws, OPEN, CASTLE_PRICE))

    def raise_castle(self, game: Crown) -> None:
        """build.check: three gold apart from what was invested."""
        if game.state.passed and why_not_castle(game.state, self.seat, self.region, CASTLE_PRICE) == ALLOWED:
            pay_gold(game, self.seat, CASTLE_PRICE)
            place_castle(game, self.seat, self.region)

    def go_on(self, game: Crown) -> None:
        """build.several: more castles, as long as there is gold for them."""
        choice = ChooseSite(self.seat)
        if any(choice.why_not(game, self.seat, region) == ALLOWED for region in regions_of(game.state, self.seat)):
            game.call(choice)
        else:
            game.pass_over(choice, self.seat)


# ---- develop --------------------------------------------------------------------------------------------------------


def why_not_buy(state: Position, seat: int, development: int, price: int) -> int:
    """develop.buy, develop.unique: an open card that the player does not have yet."""
    if development == NONE or development not in state.row:
        return NOT_IN_THE_ROW
    if development in state.held[seat]:
        return ALREADY_HELD
    return ALLOWED if can_pay(state, seat, price) else CARD_TOO_EXPENSIVE


def buy(game: Crown, seat: int, development: int, price: int) -> None:
    """develop.buy, develop.limit: the card lies before its new owner; a fourth of its type pushes out another."""
    pay_gold(game, seat, price)
    take_from_row(game, seat, development, price)
    receive(game, seat, development)


def receive(game: Crown, seat: int, development: int) -> None:
    """develop.limit, plot.bribe: a card arrives, and one of the older ones of its type may have to go."""
    state = game.state
    hold_development(state, seat, development)
    game.call(DropDevelopment(seat, development_type(state, development), development))


def has_too_many(state: Position, seat: int, kind: int) -> bool:
    """develop.limit: whether a player has a fourth card of a type."""
    return len(held_of_type(state, seat, kind)) > OF_A_TYPE


PURCHASES: Final = Domain(verb("buy", ("development", DEVELOPMENT)), verb("stop"))
STOP_BUYING: Final = PURCHASES.base("stop")


class Buy(SeatChoice):
    """develop.buy, develop.refill: one to three open cards for 1, 2 and 3 gold; the row is refilled afterwards."""

    rule = "develop.buy"
    open_to_all = True
    domain = PURCHASES

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        state = game.state
        new = {card for card in state.row if card != NONE and card not in state.held[seat]}
        return [*sorted(new), STOP_BUYING]

    def why_none(self, game: Crown, seat: int) -> int:
        return NOT_IN_THE_ROW if all(card == NONE for card in game.state.row) else ALREADY_HELD

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        if option == STOP_BUYING:
            return ALLOWED
        if state.attempts >= len(DEVELOPMENT_PRICES):
            return THREE_PURCHASES
        return why_not_buy(state, seat, option, DEVELOPMENT_PRICES[state.attempts])

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        is_short = self.why_not(game, seat, option) == CARD_TOO_EXPENSIVE
        return short_of_gold(game.state, seat, DEVELOPMENT_PRICES[game.state.attempts]) if is_short else ()

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option == STOP_BUYING:
            open_developments(game)
            return
        price = DEVELOPMENT_PRICES[game.state.attempts]
        count_attempt(game.state)
        game.call(BuyMore(seat))
        buy(game, seat, option, price)


class BuyMore(Step):
    """develop.buy: a second and a third purchase, if they are possible; then the row is refilled."""

    fields = ("seat",)
    steps = ("go_on",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go_on(self, game: Crown) -> None:
        """develop.refill: no purchase once a new card lies open."""
        state = game.state
        if state.attempts < len(DEVELOPMENT_PRICES) and any(
            why_not_buy(state, self.seat, card, DEVELOPMENT_PRICES[state.attempts]) == ALLOWED for card in state.row
        ):
            game.call(Buy(self.seat))
        else:
            game.pass_over(Buy(self.seat), self.seat)
            open_developments(game)


class DropDevelopment(Choice):
    """develop.limit: which of the older cards of a type is discarded."""

    rule = "develop.limit"
    open_to_all = True
    fields = ("seat", "kind", "newest")
    domain = Domain(verb("discard", ("development", DEVELOPMENT)))

    def __init__(self, seat: int, kind: int, newest: int) -> None:
        self.seat = seat
        self.kind = kind
        self.newest = newest

    def seats(self, game: Crown) -> tuple[int, ...]:
        needed = self.newest == NONE or has_too_many(game.state, self.seat, self.kind)  # a deal may have helped
        return (self.seat,) if needed and game.count_answers(self, self.seat) else ()

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return game.state.held[seat]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        if option not in state.held[seat]:
            return NOT_HELD
        if development_type(state, option) != self.kind:
            return OTHER_TYPE
        return NEWEST_STAYS if option == self.newest else ALLOWED

    def choose(self, game: Crown, seat: int, option: int) -> None:
        drop_development(game, seat, option)


def can_build(game: Crown, seat: int) -> bool:
    """build.check: whether there is anything to build."""
    return any(
        why_not_castle(game.state, seat, region, CASTLE_PRICE) == ALLOWED for region in regions_of(game.state, seat)
    )


def can_develop(game: Crown, seat: int) -> bool:
    """develop.buy: whether there is anything to buy."""
    return any(why_not_buy(game.state, seat, card, DEVELOPMENT_PRICES[0]) == ALLOWED for card in game.state.row)
