"""card.087, card.106, card.107: armies that melt away: mercenaries without pay, and camps with fever."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent, always
from regnum.titles.here_i_stand.facts.card_numbers import (
    MERCENARIES_DEMAND_PAY,
    UNPAID_MERCENARIES,
    UNSANITARY_CAMP,
)
from regnum.titles.here_i_stand.facts.catalogue import CARD, CARD_KIND, MAJOR, POWER, SPACE, SPACES
from regnum.titles.here_i_stand.facts.names import MAJORS, MANDATORY, MERCENARY, OTTOMAN, OWNERS, REGULAR
from regnum.titles.here_i_stand.position.changes.armies import lose_at
from regnum.titles.here_i_stand.position.changes.cards import discard_card
from regnum.titles.here_i_stand.position.queries.cards import hand_of, hand_size, is_in_hand
from regnum.titles.here_i_stand.position.queries.progress import points_of_card
from regnum.titles.here_i_stand.position.queries.standing import spaces_in, standing
from regnum.titles.here_i_stand.position.queries.troops import (
    columns_of,
    kind_of,
    listed,
    occupants,
    owner_of,
    units_of,
)
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import COLUMNS, Europe, Position, column
from regnum.titles.here_i_stand.rules.assault import CheckSiege
from regnum.titles.here_i_stand.rules.forming import COUNT, MOST, TROOP
from regnum.titles.here_i_stand.rules.frames import ChoiceIfAny, PowerChoice, PowerStep
from regnum.titles.here_i_stand.rules.losses import NOT_AMONG_THEM, TOO_MANY_LOSSES
from regnum.titles.here_i_stand.rules.shortage import trim_stacks
from regnum.titles.here_i_stand.rules.siege import check_siege, lift_empty_sieges

HAS_NO_MERCENARIES: Final = REASONS.add("has_no_mercenaries", "card.087")
MANDATORY_CARDS_PAY_NOBODY: Final = REASONS.add("mandatory_cards_pay_nobody", "card.087")
NOT_YOUR_CARD: Final = REASONS.add("not_your_card", "card.087")
SO_MANY_MAY_STAY: Final = REASONS.add("so_many_may_stay", "card.087")
NO_MERCENARIES_AT_ALL: Final = REASONS.add("no_mercenaries_at_all", "card.106")
NO_MERCENARIES_THERE: Final = REASONS.add("no_mercenaries_there", "card.106")
NO_CAMP_THERE: Final = REASONS.add("no_camp_there", "card.107")
REGULARS_FIRST: Final = REASONS.add("regulars_first", "card.107")


def mercenaries_at(state: Position, space: int, power: int) -> int:
    """5.2.mercenary: mercenaries of a power in a space; Ottoman cavalry is none."""
    return 0 if power == OTTOMAN else state.land[space * COLUMNS + column(power, MERCENARY)]


def mercenary_camps(state: Position, power: int) -> list[int]:
    """card.087: the spaces of the map with mercenaries of a power; those in foreign wars are not on the map."""
    return [] if power == OTTOMAN else spaces_in(standing(state)[column(power, MERCENARY)])


def mercenaries_of(state: Position, power: int) -> int:
    """card.087: how many mercenaries a power has on the map."""
    return sum([mercenaries_at(state, space, power) for space in mercenary_camps(state, power)])


def let_go(game: Europe, power: int, space: int, count: int) -> None:
    """card.087, card.106, 5.2.loss: so many mercenaries leave a space for good."""
    lose_at(game, space, power, MERCENARY, count)
    trim_stacks(game, power, [space])


# ---- card 87: Mercenaries Demand Pay --------------------------------------------------------------------------------

KEPT: Final[tuple[int, ...]] = (0, 2, 4, 6, 10)  # mercenaries, by the command points of the card that pays them
NAMING: Final = Domain(verb("name", ("power", MAJOR)))


class NameDebtor(ChoiceIfAny):
    """card.087: whose mercenaries demand their pay; if there are none anywhere, nobody is asked."""

    rule = "card.087"
    open_to_all = True
    domain = NAMING

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if mercenary_camps(game.state, option) else HAS_NO_MERCENARIES

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if hand_size(game.state, option):
            game.call(PayMercenaries(option))
        else:
            game.call(MercenariesLeave(option, 0))


PAYING: Final = Domain(verb("pay", ("card", CARD)), verb("pay-nothing"))
NOTHING: Final = PAYING.base("pay-nothing")


class PayMercenaries(PowerChoice):
    """card.087, card.rule.resolved_by_key: with which card the target pays, a Home card too but no mandatory one."""

    rule = "card.087"
    domain = PAYING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [*hand_of(game.state, seat), NOTHING]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == NOTHING:
            return ALLOWED
        if not is_in_hand(game.state, seat, option):
            return NOT_YOUR_CARD
        return MANDATORY_CARDS_PAY_NOBODY if CARD_KIND[option] == MANDATORY else ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        kept = 0 if option == NOTHING else kept_for(game.state, option, self.power)
        if option != NOTHING:
            discard_card(game, self.power, option)
        game.call(MercenariesLeave(self.power, kept))


def kept_for(state: Position, card: int, power: int) -> int:
    """card.087: how many mercenaries a card keeps; all for five command points or more."""
    points = points_of_card(state, card)
    return KEPT[points] if points < len(KEPT) else mercenaries_of(state, power)


class MercenariesLeave(PowerStep):
    """card.087, 15.3.causes: all but so many leave; sieges that have become too small end after that."""

    fields = ("power", "kept")
    steps = ("leave", "check")

    def __init__(self, power: int, kept: int) -> None:
        self.power = power
        self.kept = kept

    def leave(self, game: Europe) -> None:
        """card.087: the target chooses who stays, if anybody does."""
        if self.kept:
            game.call(DisbandMercenaries(self.power, self.kept))
            return
        for space in mercenary_camps(game.state, self.power):
            let_go(game, self.power, space, mercenaries_at(game.state, space, self.power))

    def check(self, game: Europe) -> None:
        """15.3: the sieges of the target."""
        for space in range(SPACES):
            if game.state.besiegers[space] >> self.power & 1:
                check_siege(game, space)


DISBANDING: Final = Domain(verb("disband", ("space", SPACE), ("count", COUNT)))


class DisbandMercenaries(PowerChoice):
    """card.087, 15.3: which mercenaries leave, until no more than those that were paid for are left.

    A siege without besiegers is over at once; those that became too small are checked when all have left.
    """

    rule = "card.087"
    open_to_all = True
    fields = ("power", "kept")
    domain = DISBANDING

    def __init__(self, power: int, kept: int) -> None:
        self.power = power
        self.kept = kept

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if self._excess(game.state) else ()

    def _excess(self, state: Position) -> int:
        return max(0, mercenaries_of(state, self.power) - self.kept)

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        state, excess = game.state, self._excess(game.state)
        for space in mercenary_camps(state, self.power):
            most = min(excess, mercenaries_at(state, space, self.power))
            yield from range(space * MOST, space * MOST + most)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        space, count = option // MOST, option % MOST + 1
        if count > mercenaries_at(game.state, space, self.power):
            return NO_MERCENARIES_THERE
        return ALLOWED if count <= self._excess(game.state) else SO_MANY_MAY_STAY

    def choose(self, game: Europe, seat: int, option: int) -> None:
        let_go(game, self.power, option // MOST, option % MOST + 1)
        lift_empty_sieges(game, option // MOST)
        game.call(DisbandMercenaries(self.power, self.kept))


# ---- card 106: Unpaid Mercenaries -----------------------------------------------------------------------------------


def why_not_unpaid(state: Position, power: int) -> int:
    """card.106: 0 if somebody has mercenaries on the map, else the reason."""
    return ALLOWED if any(mercenary_camps(state, each) for each in range(MAJORS)) else NO_MERCENARIES_AT_ALL


DESERTING: Final = Domain(verb("desert", ("space", SPACE), ("power", MAJOR)))


class ChooseDeserters(PowerChoice):
    """card.106: whose mercenaries leave which space, besieged ones and besiegers too."""

    rule = "card.106"
    open_to_all = True
    domain = DESERTING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for power in range(MAJORS):
            yield from [space * MAJORS + power for space in mercenary_camps(game.state, power)]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        space, power = divmod(option, MAJORS)
        return ALLOWED if mercenaries_at(game.state, space, power) else NO_MERCENARIES_THERE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        space, power = divmod(option, MAJORS)
        let_go(game, power, space, mercenaries_at(game.state, space, power))
        check_siege(game, space)


# ---- card 107: Unsanitary Camp --------------------------------------------------------------------------------------

SHARE: Final = 3  # a third dies
SICKENING: Final = Domain(verb("sicken", ("space", SPACE), ("power", POWER)))


class ChooseCamp(PowerChoice):
    """card.107: which stack falls ill: the units in a space that act for one power, or for nobody."""

    rule = "card.107"
    open_to_all = True
    domain = SICKENING

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if any(game.state.land) else ()

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for space in range(SPACES):
            yield from [space * OWNERS + power for power in listed(occupants(game.state, space))]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        space, power = divmod(option, OWNERS)
        return ALLOWED if occupants(game.state, space) >> power & 1 else NO_CAMP_THERE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        """card.107, 15.3.causes: a third, rounded up, half of them regulars; then a siege may have to end."""
        state = game.state
        space, power = divmod(option, OWNERS)
        count = (units_of(state, space, power) + SHARE - 1) // SHARE
        regulars = sum([state.land[space * COLUMNS + at] for at in columns_of(state, power) if at < OWNERS])
        game.call(CheckSiege(space))
        fall_ill(game, power, space, count, min((count + 1) // 2, regulars))


def fall_ill(game: Europe, power: int, space: int, count: int, regulars: int) -> None:
    """card.107: so many units die, so many of them regulars; their owner is asked only if he can choose."""
    state = game.state
    kinds = [at for at in columns_of(state, power) if may_die(state, space, at, count, regulars)]
    if len(kinds) == 1:  # as units of minor and independent powers always are
        bury(game, power, space, kinds[0], min(count, state.land[space * COLUMNS + kinds[0]]))
    elif kinds:
        game.call(LoseToFever(power, space, count, regulars))


def may_die(state: Position, space: int, at: int, count: int, regulars: int) -> bool:
    """card.107: whether units of a column may be among the next losses."""
    return count > 0 and state.land[space * COLUMNS + at] > 0 and (at < OWNERS or count > regulars)


def bury(game: Europe, power: int, space: int, at: int, count: int) -> None:
    """card.107, 5.2.loss: units die; and more, if those that are left cannot be shown."""
    lose_at(game, space, owner_of(at), kind_of(at), count)
    trim_stacks(game, power, [space])


FEVER: Final = Domain(verb("lose", ("troop", TROOP), ("count", COUNT)))


class LoseToFever(PowerChoice):
    """card.107: which units die; at least half of them are regulars, as far as there are any."""

    rule = "card.107"
    open_to_all = True
    fields = ("power", "space", "count", "regulars")
    domain = FEVER

    def __init__(self, power: int, space: int, count: int, regulars: int) -> None:
        self.power = power
        self.space = space
        self.count = count
        self.regulars = regulars  # that must be among them

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for at in columns_of(game.state, self.power):
            units = game.state.land[self.space * COLUMNS + at]
            yield from range(at * MOST, at * MOST + min(units, self.count))

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        at, count = option // MOST, option % MOST + 1
        here = game.state.land[self.space * COLUMNS + at] if at in columns_of(game.state, self.power) else 0
        if count > here:
            return NOT_AMONG_THEM
        if count > self.count:
            return TOO_MANY_LOSSES
        return REGULARS_FIRST if at >= OWNERS and count > self.count - self.regulars else ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        at, count = option // MOST, option % MOST + 1
        bury(game, self.power, self.space, at, count)
        regulars = max(0, self.regulars - count) if kind_of(at) == REGULAR else self.regulars
        fall_ill(game, self.power, self.space, self.count - count, regulars)


PAY_EVENTS: Final[dict[int, CardEvent]] = {
    MERCENARIES_DEMAND_PAY: CardEvent(always, lambda game, power: game.call(NameDebtor(power))),
    UNPAID_MERCENARIES: CardEvent(why_not_unpaid, lambda game, power: game.call(ChooseDeserters(power))),
    UNSANITARY_CAMP: CardEvent(always, lambda game, power: game.call(ChooseCamp(power))),
}
