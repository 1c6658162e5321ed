"""9.1.confirm: a package that all its parties have confirmed changes the game at once."""

from __future__ import annotations

from typing import Final

from regnum.engine.deals import Deal, DealItem
from regnum.engine.frames import Frame
from regnum.titles.here_i_stand.facts.names import OWNERS
from regnum.titles.here_i_stand.position.changes.cards import pass_random_card
from regnum.titles.here_i_stand.position.changes.diplomacy import ally, grant_divorce, note_agreement
from regnum.titles.here_i_stand.position.changes.points import lift_excommunication
from regnum.titles.here_i_stand.position.queries.agreements import CARD_GIFT, PACKAGE
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.agreements import (
    ADMIRAL,
    ALLIANCE,
    CARD,
    DIVORCE,
    MERCENARIES,
    PARDON,
    PEACE,
    PRISONER,
    SPACE,
    SQUADRON,
)
from regnum.titles.here_i_stand.rules.cessions import Cession, MercenaryGift
from regnum.titles.here_i_stand.rules.frames import PowerStep, Step
from regnum.titles.here_i_stand.rules.henry import NextWife
from regnum.titles.here_i_stand.rules.loans import Loan
from regnum.titles.here_i_stand.rules.peace import EndWar
from regnum.titles.here_i_stand.rules.release import Release

ORDER: Final[tuple[str, ...]] = (SQUADRON, PRISONER, SPACE, CARD, DIVORCE, PARDON)  # as the rulebook lists them


def carry_out(game: Europe, deal: Deal) -> None:
    """9.1.confirm: wars end and alliances begin; then what is given changes hands, in the order of the rulebook.

    Mercenaries go first: where peace or a cession drives them out, there might be none left to give.
    """
    parties = sorted(deal.parties)
    note_agreement(game.state, PACKAGE, parties[0], parties[-1], 1)
    wars = [EndWar(clause.among[0], clause.among[1]) for clause in deal.clauses if clause.kind == PEACE]
    allies = [Ally(clause.among[0], clause.among[1]) for clause in deal.clauses if clause.kind == ALLIANCE]
    hired = [gift(game.state, deal, item) for item in deal.items if item.kind == MERCENARIES]
    gifts = [gift(game.state, deal, item) for kind in ORDER for item in deal.items if item.kind == kind]
    game.call(*hired, *wars, *allies, *gifts)


def gift(state: Position, deal: Deal, item: DealItem) -> Frame[Position]:
    """9.1.c, 9.1.d, 9.1.e, 9.1.f1, 9.1.g, 9.1.h1, 9.1.i: what is to be done for one item."""
    if item.kind == SQUADRON:
        port = item.number // OWNERS
        return Loan(item.taker, item.number % OWNERS, port, item.count, admirals_with(state, deal, item))
    if item.kind == PRISONER:
        return Release(item.taker, item.number)
    if item.kind == SPACE:
        return Cession(item.giver, item.taker, item.number)
    if item.kind == CARD:
        return CardGift(item.giver, item.taker, item.count)
    if item.kind == MERCENARIES:
        return MercenaryGift(item.giver, item.taker, item.count)
    return Divorce() if item.kind == DIVORCE else Pardon(item.taker)


def admirals_with(state: Position, deal: Deal, item: DealItem) -> int:
    """9.2.effect2c: mask of the naval leaders who go with squadrons of a port: with the first that are lent of it."""
    first = next(each for each in deal.items if each.kind == SQUADRON and is_same_loan(each, item))
    if first is not item:
        return 0
    port, mask = item.number // OWNERS, 0
    for each in deal.items:
        if each.kind == ADMIRAL and is_between_them(each, item) and state.leader_at[each.number] == port:
            mask |= 1 << each.number
    return mask


def is_same_loan(one: DealItem, other: DealItem) -> bool:
    """9.2.effect2c: whether two items lend squadrons of one port to the same power."""
    return is_between_them(one, other) and one.number // OWNERS == other.number // OWNERS


def is_between_them(one: DealItem, other: DealItem) -> bool:
    """9.2.effect2c: whether two items go from the same power to the same other one."""
    return (one.giver, one.taker) == (other.giver, other.taker)


class Ally(PowerStep):
    """9.1.b: two powers are allies in this turn."""

    fields = ("power", "ally")
    steps = ("begin",)

    def __init__(self, power: int, ally: int) -> None:
        self.power = power
        self.ally = ally

    def begin(self, game: Europe) -> None:
        """9.1.b, 9.2: from now on."""
        ally(game, self.power, self.ally)


class CardGift(PowerStep):
    """9.1.f1: cards drawn at random go from hand to hand."""

    fields = ("power", "to", "count")
    steps = ("give",)

    def __init__(self, power: int, to: int, count: int) -> None:
        self.power = power
        self.to = to
        self.count = count

    def give(self, game: Europe) -> None:
        """9.1.f1, 9.1.f2: never a Home card."""
        note_agreement(game.state, CARD_GIFT, self.power, self.to, self.count)
        for _ in range(self.count):
            pass_random_card(game, self.power, self.to)


class Divorce(Step):
    """9.1.h1: Henry marries Anne Boleyn with the blessing of the Papacy, and rolls for a child at once."""

    steps = ("grant", "marry")

    def grant(self, game: Europe) -> None:
        """9.1.h1, 9.1.h3: no alliance with the Hapsburgs in this turn."""
        grant_divorce(game)

    def marry(self, game: Europe) -> None:
        """9.1.h1, 9.1.h2: the card of England may still be played in the Action phase."""
        game.call(NextWife())


class Pardon(PowerStep):
    """9.1.i: the Papacy forgives a ruler."""

    steps = ("forgive",)

    def forgive(self, game: Europe) -> None:
        """9.1.i: the -1 Card marker goes."""
        lift_excommunication(game, self.power)
