"""Trait checks: investing in success, opposition, drawing, critical traits and sacrifice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED, Shortfall
from regnum.titles.crusader_kings.facts.catalogue import (
    GOLD,
)
from regnum.titles.crusader_kings.facts.limits import PRICE_OF_OPPOSITION
from regnum.titles.crusader_kings.facts.names import FOR_BRIBE, FOR_INVASION, NO_GOLD, OPEN
from regnum.titles.crusader_kings.position.changes.checks import (
    begin_check,
    begin_drawing,
    count_successes,
    draw_trait,
    end_check,
    invest,
    pay_against,
    return_odd_coin,
    sacrifice_trait,
)
from regnum.titles.crusader_kings.position.queries.chances import verdict
from regnum.titles.crusader_kings.position.queries.checks import (
    draws_of,
    halves_of_coin,
    halves_paid,
    is_critical,
    most_cancelled,
    most_to_invest,
    paid_draws_allowed,
)
from regnum.titles.crusader_kings.position.queries.seats import to_the_left
from regnum.titles.crusader_kings.position.registers import EVENTS, REASONS
from regnum.titles.crusader_kings.position.state import Crown, Position, is_program
from regnum.titles.crusader_kings.rules.frames import Choice, SeatChoice, Step

OPPOSED: Final = EVENTS.add("opposed", "oppose.cost", "seat", "gold")
DRAWS_CANCELLED: Final = EVENTS.add("draws_cancelled", "oppose.cost", "seat", "count")

TOO_EXPENSIVE: Final = REASONS.add("too_expensive", "check.invest")
OPPOSITION_TOO_EXPENSIVE: Final = REASONS.add("too_expensive", "oppose.cost")
TOO_MUCH_INVESTED: Final = REASONS.add("too_much_invested", "check.max")
PRICE_MUST_REMAIN: Final = REASONS.add("price_must_remain", "build.check")
BRIBE_MUST_REMAIN: Final = REASONS.add("price_must_remain", "plot.bribe")
NOTHING_MORE_TO_CANCEL: Final = REASONS.add("nothing_more_to_cancel", "oppose.limits")


class Check(Step):
    """check.draw: one trait check of a player, from the first coin to the last token; `state.passed` tells the result.

    `free` counts the tokens that cost nothing, `reserve` is gold that must be left for what a success costs.
    """

    fields = ("seat", "purpose", "critical", "required", "free", "money", "reserve")
    steps = ("prepare", "invest", "oppose", "begin", "draw", "finish")

    def __init__(
        self, seat: int, purpose: int, critical: int, required: int, free: int, money: int, reserve: int = 0
    ) -> None:
        self.seat = seat
        self.purpose = purpose
        self.critical = critical
        self.required = required
        self.free = free
        self.money = money
        self.reserve = reserve

    def prepare(self, game: Crown) -> None:
        """check.modifiers: what an event gave for the next check is used up by it."""
        state = game.state
        required = self.required + (state.muddy[self.seat] if self.purpose == FOR_INVASION else 0)
        free = draws_of(state, self.seat, required, self.free + state.easier[self.seat])
        begin_check(state, self.seat, self.purpose)
        if required != self.required or free != self.free:
            game.end()
            game.call(Check(self.seat, self.purpose, self.critical, required, free, self.money, self.reserve))

    def invest(self, game: Crown) -> None:
        """check.invest, check.max, ai.draw: gold is paid before the first token; programs need none."""
        state = game.state
        if self.money == NO_GOLD or is_program(state, self.seat):
            return
        choice = Invest(self.seat, self.required, self.free, self.reserve, self.purpose, self.critical)
        if most_to_invest(state, self.seat, self.required, self.free, self.reserve) > 0:
            game.call(choice)
        else:
            game.pass_over(choice, self.seat)

    def oppose(self, game: Crown) -> None:
        """oppose.once, oppose.secret, ai.no_oppose: rivals in turn order, after payment and before the first token."""
        state = game.state
        if self.money != OPEN or state.paid == 0:
            return
        rivals = [rival for rival in to_the_left(state, self.seat) if not is_program(state, rival)]
        choices = [Oppose(rival, self.seat, self.required, self.free, self.purpose) for rival in rivals]
        for choice in choices:
            if choice.most(state) == 0:
                game.pass_over(choice, choice.rival)
        game.call(*choices)

    def begin(self, game: Crown) -> None:
        """oppose.cost, oppose.limits: what was paid against it takes paid tokens away."""
        state = game.state
        cancelled = settle_opposition(game, self.seat, most_cancelled(state, self.required, self.free))
        begin_drawing(game, self.seat, self.purpose, self.required, self.free + state.paid - cancelled)

    def draw(self, game: Crown) -> None:
        """check.multiple: tokens are drawn one by one."""
        game.call(Draw(self.seat, self.critical, self.required))

    def finish(self, game: Crown) -> None:
        """check.return: the tokens return to the bag, those given up to where they belong."""
        end_check(game, self.seat, self.purpose, self.required)


class Invest(SeatChoice):
    """check.invest: how much gold to put into a check."""

    rule = "check.invest"
    open_to_all = True
    fields = ("seat", "required", "free", "reserve", "purpose", "critical")
    domain = Domain(verb("invest", ("gold", GOLD)))

    def __init__(self, seat: int, required: int, free: int, reserve: int, purpose: int, critical: int) -> None:
        self.seat = seat
        self.required = required
        self.free = free
        self.reserve = reserve
        self.purpose = purpose
        self.critical = critical

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return range(paid_draws_allowed(self.required, self.free) + 1)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if option == 0:
            return ALLOWED
        if option > paid_draws_allowed(self.required, self.free):
            return TOO_MUCH_INVESTED
        if option > game.state.gold[seat] - self.reserve:
            if option > game.state.gold[seat]:
                return TOO_EXPENSIVE
            return BRIBE_MUST_REMAIN if self.purpose == FOR_BRIBE else PRICE_MUST_REMAIN
        return ALLOWED

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        if option > paid_draws_allowed(self.required, self.free):
            return [Shortfall("paid_tokens", paid_draws_allowed(self.required, self.free), option)]
        return [Shortfall("gold", game.state.gold[seat], option + self.reserve)]

    def choose(self, game: Crown, seat: int, option: int) -> None:
        invest(game, seat, option)


def settle_opposition(game: Crown, seat: int, most: int) -> int:
    """oppose.cost, oppose.limits: a coin that pays for half a token only comes back; returns how many are taken away.

    More than the most may have been paid for if the Bank was sold in between.
    """
    state = game.state
    halves = halves_paid(state)
    if halves % PRICE_OF_OPPOSITION:
        last = [
            rival for rival in to_the_left(state, seat) if state.opposed[rival] and halves_of_coin(state, rival) == 1
        ][-1]
        return_odd_coin(state, last)
    for rival in to_the_left(state, seat):
        if state.opposed[rival]:
            game.tell(OPPOSED, rival, state.opposed[rival])
    cancelled = min(halves // PRICE_OF_OPPOSITION, most)
    if cancelled:
        game.tell(DRAWS_CANCELLED, seat, cancelled)
    return cancelled


OPPOSITION: Final = "opposition"  # the topic of standing orders


class Oppose(Choice):
    """oppose.cost: a rival pays to take tokens away."""

    rule = "oppose.cost"
    fields = ("rival", "seat", "required", "free", "purpose")
    domain = Domain(verb("oppose", ("gold", GOLD)))

    def __init__(self, rival: int, seat: int, required: int, free: int, purpose: int) -> None:
        self.rival = rival
        self.seat = seat
        self.required = required
        self.free = free
        self.purpose = purpose

    def seats(self, game: Crown) -> tuple[int, ...]:
        return (self.rival,) if self.most(game.state) > 0 else ()

    def most(self, state: Position) -> int:
        """oppose.limits: how much gold of this rival can still take tokens away; half a token is no obstacle."""
        room = most_cancelled(state, self.required, self.free) * PRICE_OF_OPPOSITION - halves_paid(state)
        return max(0, min(-(-room // halves_of_coin(state, self.rival)), state.gold[self.rival]))

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return range(self.most(game.state) + 1)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if option > game.state.gold[seat]:
            return OPPOSITION_TOO_EXPENSIVE
        return ALLOWED if option <= self.most(game.state) else NOTHING_MORE_TO_CANCEL

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        is_short = option > game.state.gold[seat]
        return [Shortfall("gold", game.state.gold[seat], option)] if is_short else ()

    def topics(self, game: Crown) -> Sequence[str]:
        return (OPPOSITION,)

    def topic(self, game: Crown, seat: int, option: int) -> str:
        return OPPOSITION

    def silent_answer(self, game: Crown, seat: int) -> int:
        """Whoever does not want to be asked pays nothing."""
        return 0

    def choose(self, game: Crown, seat: int, option: int) -> None:
        pay_against(game.state, seat, option)


class Draw(Step):
    """check.draw, check.stop: token after token, until the check succeeds or no token may be drawn."""

    fields = ("seat", "critical", "required")
    steps = ("next_token",)

    def __init__(self, seat: int, critical: int, required: int) -> None:
        self.seat = seat
        self.critical = critical
        self.required = required

    def next_token(self, game: Crown) -> None:
        """check.critical: a critical trait may be given up; all others count at once."""
        state = game.state
        is_empty = len(state.drawn) == len(state.bag[self.seat])
        if state.successes >= self.required or state.draws == 0 or is_empty:
            return
        token = draw_trait(game, self.seat)
        game.repeat()
        if is_critical(token, self.critical):
            game.call(Sacrifice(self.seat, token, self.critical))
        else:
            count_successes(state, verdict(token, self.critical))


SACRIFICE_OR_NOT: Final = Domain(verb("keep"), verb("sacrifice"))
KEEP: Final = SACRIFICE_OR_NOT.base("keep")
SACRIFICE: Final = SACRIFICE_OR_NOT.base("sacrifice")


class Sacrifice(SeatChoice):
    """check.sacrifice_positive, check.sacrifice_negative: give a critical trait up for good and turn its meaning."""

    rule = "check.sacrifice_positive"
    fields = ("seat", "token", "critical")
    domain = SACRIFICE_OR_NOT

    def __init__(self, seat: int, token: int, critical: int) -> None:
        self.seat = seat
        self.token = token
        self.critical = critical

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        return ALLOWED

    def choose(self, game: Crown, seat: int, option: int) -> None:
        success = verdict(self.token, self.critical)
        if option == SACRIFICE:
            sacrifice_trait(game, seat, self.token)
            success = 1 - success
        count_successes(game.state, success)
