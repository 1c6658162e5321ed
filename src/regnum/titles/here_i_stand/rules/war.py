"""9.6: declarations of war in the Diplomacy phase: who declares, who intervenes, and what is paid."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import CARD, CARD_KIND, POWER
from regnum.titles.here_i_stand.facts.charts import MINOR_POWERS
from regnum.titles.here_i_stand.facts.names import INDEPENDENT, MAJORS, MANDATORY, NONE
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.position.changes.cards import play_for_points
from regnum.titles.here_i_stand.position.changes.diplomacy import owe, pay_debt, use_aragon
from regnum.titles.here_i_stand.position.queries.cards import hand_of, is_in_hand
from regnum.titles.here_i_stand.position.queries.powers import are_of_one_player
from regnum.titles.here_i_stand.position.queries.progress import points_of_card
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep, Step
from regnum.titles.here_i_stand.rules.minor_powers import Activation
from regnum.titles.here_i_stand.rules.war_limits import is_for_katherine, means_of, price_of_war, why_not_declare
from regnum.titles.here_i_stand.rules.war_start import StartWar

CANNOT_PAY_FOR_WAR: Final = REASONS.add("cannot_pay_for_war", "ruling.g21")
NOT_FOR_PAYMENT: Final = REASONS.add("not_for_payment", "9.6")
NOT_IN_HAND: Final = REASONS.add("not_in_hand", "9.6")


class WarSegment(Step):
    """9.6: all powers declare their wars in order; then all pay for them."""

    steps = ("declare", "pay")

    def declare(self, game: Europe) -> None:
        """9.6.step1: in impulse order."""
        game.call(*[DeclareWar(power) for power in range(MAJORS)])

    def pay(self, game: Europe) -> None:
        """9.6: once for all declarations and interventions of a power."""
        game.call(*[PayForWar(power) for power in range(MAJORS)])


DECLARING: Final = Domain(verb("declare", ("power", POWER)), verb("done"))
DONE: Final = DECLARING.base("done")


class DeclareWar(PowerChoice):
    """9.6.step1: on one or more powers, one by one."""

    rule = "9.6.step1"
    domain = DECLARING

    def seats(self, game: Europe) -> Sequence[int]:
        state = game.state
        possible = any(why_not_declare(state, self.power, other) == ALLOWED for other in range(INDEPENDENT))
        return (self.power,) if possible else ()

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        if option == DONE:
            return ALLOWED
        reason = why_not_declare(state, self.power, option)
        if reason:
            return reason
        cost = state.owed[self.power] + price_of_war(state, self.power, option)
        return ALLOWED if cost <= means_of(state, self.power) else CANNOT_PAY_FOR_WAR

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == DONE:
            return
        owe(game.state, self.power, price_of_war(game.state, self.power, option))
        if is_for_katherine(game.state, self.power, option):
            use_aragon(game)
        price = PACKS[game.state.pack].intervention_price[option]
        game.call(Declaration(self.power, option, price), DeclareWar(self.power))


class Declaration(PowerStep):
    """9.6.step2.1, 9.6.step3: a war is declared; the natural ally of a minor power may step in at a price."""

    fields = ("power", "other", "price")
    steps = ("answer",)

    def __init__(self, power: int, other: int, price: int) -> None:
        self.power = power
        self.other = other
        self.price = price

    def answer(self, game: Europe) -> None:
        """9.6.step4, 9.6.step5, table:activation.note2, table:activation.note3, players.limit.war: nobody intervenes
        against himself, nor a player against his other power."""
        ally = NONE if self.other < MAJORS else MINOR_POWERS[self.other - MAJORS].intervenes
        if ally == NONE or are_of_one_player(game.state, ally, self.power):
            game.call(StartWar(self.power, self.other))
        else:
            game.call(Intervene(ally, self.power, self.other, self.price))


INTERVENING: Final = Domain(verb("intervene"), verb("stay-out"))
STAY_OUT: Final = INTERVENING.base("stay-out")


class Intervene(PowerChoice):
    """9.6.step4, 9.6.step5, 22.2.a, edition.h01: France may step in for Scotland, the Papacy for Venice, and loses no
    point by it."""

    rule = "9.6.step4"
    fields = ("power", "attacker", "minor", "price")
    domain = INTERVENING

    def __init__(self, power: int, attacker: int, minor: int, price: int) -> None:
        self.power = power
        self.attacker = attacker
        self.minor = minor
        self.price = price

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        if option == STAY_OUT or state.owed[self.power] + self.price <= means_of(state, self.power):
            return ALLOWED
        return CANNOT_PAY_FOR_WAR

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == STAY_OUT:
            game.call(StartWar(self.attacker, self.minor))
            return
        owe(game.state, self.power, self.price)
        game.call(Activation(self.minor, self.power), StartWar(self.attacker, self.power))


PAYING: Final = Domain(verb("pay", ("card", CARD)))


class PayForWar(PowerChoice):
    """9.6, 9.6.discard, 6.1.cp_use, 6.1.other_phases.cp: cards worth at least what is owed;
    what they are worth more is lost."""

    rule = "9.6"
    domain = PAYING

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if game.state.owed[self.power] else ()

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return hand_of(game.state, seat)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if not is_in_hand(game.state, seat, option):
            return NOT_IN_HAND
        return NOT_FOR_PAYMENT if CARD_KIND[option] == MANDATORY else ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        play_for_points(game, seat, option)
        pay_debt(game.state, seat, points_of_card(game.state, option))
        game.call(PayForWar(seat))
