"""The upkeep phase: pay, disband, grow old."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED, Shortfall
from regnum.titles.crusader_kings.facts.catalogue import REGION, TOKEN
from regnum.titles.crusader_kings.facts.limits import DYING_AGE, WISE_AGE
from regnum.titles.crusader_kings.position.changes.family import grow_older
from regnum.titles.crusader_kings.position.changes.gold import gain_gold, pay_gold
from regnum.titles.crusader_kings.position.changes.progress import begin_upkeep
from regnum.titles.crusader_kings.position.changes.regions import leave_unpaid, remove_army
from regnum.titles.crusader_kings.position.changes.traits import remove_from_bag
from regnum.titles.crusader_kings.position.queries.realm import hooks_of
from regnum.titles.crusader_kings.position.queries.regions import armies_of, has_soldier
from regnum.titles.crusader_kings.position.queries.seats import order, short_of_gold
from regnum.titles.crusader_kings.position.registers import REASONS
from regnum.titles.crusader_kings.position.state import Crown, is_program
from regnum.titles.crusader_kings.rules.frames import SeatChoice, SeatStep, Step
from regnum.titles.crusader_kings.rules.succession import Succession

TOO_EXPENSIVE: Final = REASONS.add("too_expensive", "round.support_pay")
NO_ARMY_THERE: Final = REASONS.add("no_army_there", "round.support_unpaid")
NO_ARMY_TO_DISBAND: Final = REASONS.add("no_army_there", "round.support_disband")
NOT_IN_YOUR_BAG: Final = REASONS.add("not_in_your_bag", "round.age4")


class Upkeep(Step):
    """round.support_pay: everybody pays, then everybody may disband, then all rulers grow older."""

    steps = ("pay", "disband", "age")

    def pay(self, game: Crown) -> None:
        """round.support_pay, ai.no_gold: one gold for each army; programs always can."""
        state = game.state
        begin_upkeep(game)
        for seat in order(state):
            gain_gold(game, seat, sum(hooks.upkeep for hooks in hooks_of(state, seat)))
        people = [seat for seat in order(state) if not is_program(state, seat)]
        paying = [seat for seat in people if armies_of(state, seat)]
        for seat in people:
            if seat not in paying:
                game.pass_over(PayArmies(seat), seat)
        game.call(*(PayArmies(seat) for seat in paying))

    def disband(self, game: Crown) -> None:
        """round.support_disband, mobilize.upkeep: only after all armies were paid."""
        state = game.state
        seats = order(state)
        disbanding = [seat for seat in seats if armies_of(state, seat)]
        for seat in seats:
            if seat not in disbanding:
                game.pass_over(Disband(seat), seat)
        game.call(*(Disband(seat) for seat in disbanding))

    def age(self, game: Crown) -> None:
        """round.age: an age token for every ruler."""
        game.call(*(GrowOld(seat, 1) for seat in order(game.state)))


PAY_OR_NOT: Final = Domain(verb("pay"), verb("leave-unpaid", ("region", REGION)))
PAY: Final = PAY_OR_NOT.base("pay")
LEAVE_UNPAID: Final = PAY_OR_NOT.base("leave-unpaid")


class PayArmies(SeatChoice):
    """round.support_pay, round.support_unpaid: pay all, or leave armies unpaid, which leave unrest."""

    rule = "round.support_pay"
    open_to_all = True
    domain = PAY_OR_NOT

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return [PAY, *(LEAVE_UNPAID + region for region in armies_of(game.state, seat))]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        if option == PAY:
            return ALLOWED if len(armies_of(state, seat)) <= state.gold[seat] else TOO_EXPENSIVE
        region = option - LEAVE_UNPAID
        return ALLOWED if has_soldier(state, seat, region) else NO_ARMY_THERE

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        return short_of_gold(game.state, seat, len(armies_of(game.state, seat))) if option == PAY else ()

    def choose(self, game: Crown, seat: int, option: int) -> None:
        state = game.state
        if option == PAY:
            pay_gold(game, seat, len(armies_of(state, seat)))
            return
        region = option - LEAVE_UNPAID
        leave_unpaid(game, seat, region)
        if armies_of(state, seat):
            game.call(PayArmies(seat))
        else:
            game.pass_over(PayArmies(seat), seat)


DISBANDING: Final = Domain(verb("disband", ("region", REGION)), verb("done"))
DISBANDED: Final = DISBANDING.base("done")


class Disband(SeatChoice):
    """round.support_disband: any soldiers may go home, without unrest."""

    rule = "round.support_disband"
    domain = DISBANDING

    def seats(self, game: Crown) -> tuple[int, ...]:
        return (self.seat,) if armies_of(game.state, self.seat) else ()

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return [*armies_of(game.state, seat), DISBANDED]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if option == DISBANDED:
            return ALLOWED
        return ALLOWED if has_soldier(game.state, seat, option) else NO_ARMY_TO_DISBAND

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option != DISBANDED:
            remove_army(game, seat, option)
            if not armies_of(game.state, seat):
                game.pass_over(Disband(seat), seat)
            game.call(Disband(seat))


class GrowOld(SeatStep):
    """round.age, round.age4, round.age5: age tokens, one after the other, on the ruler's card."""

    fields = ("seat", "years")
    steps = ("grow",)

    def __init__(self, seat: int, years: int) -> None:
        self.seat = seat
        self.years = years

    def grow(self, game: Crown) -> None:
        """round.age4, round.age5: the fourth token brings wisdom, the fifth death."""
        state = game.state
        if state.out[self.seat]:
            return
        grow_older(game, self.seat)
        if self.years > 1 and state.age[self.seat] < DYING_AGE:
            game.call(GrowOld(self.seat, self.years - 1))
        if state.age[self.seat] >= DYING_AGE:
            game.call(Succession(self.seat))
        elif state.age[self.seat] == WISE_AGE and state.bag[self.seat]:
            game.call(RemoveTrait(self.seat))
        elif state.age[self.seat] == WISE_AGE:
            game.pass_over(RemoveTrait(self.seat), self.seat)


OLD_AGE: Final = Domain(verb("keep-all"), verb("remove", ("token", TOKEN)))
KEEP_ALL: Final = OLD_AGE.base("keep-all")
REMOVE: Final = OLD_AGE.base("remove")


class RemoveTrait(SeatChoice):
    """round.age4: one token of choice may leave the bag for good."""

    rule = "round.age4"
    domain = OLD_AGE

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return [KEEP_ALL, *(REMOVE + token for token in sorted(set(game.state.bag[seat])))]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        return ALLOWED if option == KEEP_ALL or option - REMOVE in game.state.bag[seat] else NOT_IN_YOUR_BAG

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option != KEEP_ALL:
            remove_from_bag(game, seat, option - REMOVE)
