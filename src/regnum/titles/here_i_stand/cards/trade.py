"""card.072, card.074, card.079, card.096: events of trade and money: most of them bring cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent, always
from regnum.titles.here_i_stand.cards.responses import lose_card
from regnum.titles.here_i_stand.cards.unrest import Revolt
from regnum.titles.here_i_stand.facts.card_numbers import (
    CLOTH_PRICES_FLUCTUATE,
    DIPLOMATIC_OVERTURE,
    FUGGERS,
    SALE_OF_MOLUCCAS,
)
from regnum.titles.here_i_stand.facts.catalogue import CARD, CARD_KIND, MAJOR, SPACE, SPACE_NUMBER, SPACES
from regnum.titles.here_i_stand.facts.names import (
    CAVALRY,
    CIRCUMNAVIGATION,
    ENGLAND,
    HAPSBURG,
    HOME_CARD,
    MAJORS,
    MANDATORY,
    MERCENARY,
    NONE,
    OTTOMAN,
    PROTESTANT,
)
from regnum.titles.here_i_stand.position.changes.cards import deal_card, pass_card
from regnum.titles.here_i_stand.position.changes.points import borrow_from_fuggers
from regnum.titles.here_i_stand.position.changes.troops import place_units
from regnum.titles.here_i_stand.position.queries.cards import (
    drawable_cards,
    hand_of,
    is_in_hand,
    may_hold_hidden_card,
)
from regnum.titles.here_i_stand.position.queries.counters import can_add
from regnum.titles.here_i_stand.position.queries.foreign_wars import missed_abroad
from regnum.titles.here_i_stand.position.queries.spaces import is_league_formed
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.building import why_not_there
from regnum.titles.here_i_stand.rules.frames import ChoiceIfAny, PowerChoice
from regnum.titles.here_i_stand.rules.mercenaries import NO_COUNTERS_LEFT, NOT_BEFORE_THE_LEAGUE
from regnum.titles.here_i_stand.rules.recruits import fill_wars

NO_TRADE_IN_CLOTH: Final = REASONS.add("no_trade_in_cloth", "card.072a")
HOME_CARDS_STAY: Final = REASONS.add("home_cards_stay", "card.074")
MANDATORY_CARDS_STAY: Final = REASONS.add("mandatory_cards_stay", "card.074")
TO_ANOTHER_POWER: Final = REASONS.add("to_another_power", "card.074")
NOT_YOURS_TO_GIVE: Final = REASONS.add("not_yours_to_give", "card.074")
NOBODY_WENT_ROUND_THE_WORLD: Final = REASONS.add("nobody_went_round_the_world", "card.096")

# ---- card 72: Cloth Prices Fluctuate --------------------------------------------------------------------------------

CALAIS: Final = SPACE_NUMBER["calais"]
ANTWERP: Final = SPACE_NUMBER["antwerp"]
GUARDS: Final = 2  # mercenaries or cavalry of whoever plays the card
RESTLESS_TOWNS: Final = 2


def why_not_trade(state: Position, power: int) -> int:
    """card.072, card.072a: 0 if Calais is English and Antwerp Hapsburg, else the reason."""
    return ALLOWED if state.control[CALAIS] == ENGLAND and state.control[ANTWERP] == HAPSBURG else NO_TRADE_IN_CLOTH


def trade_flourishes(game: Europe, power: int) -> None:
    """card.072a, 21.7.refill1: both draw a card; new mercenaries come home, or to a foreign war that misses them."""
    for trader in (HAPSBURG, ENGLAND):
        deal_card(game, trader)
    rest = GUARDS - missed_abroad(game.state, power)
    if rest > 0:
        game.call(HireAtHome(power, rest))
    fill_wars(game, power, mercenary_of(power), GUARDS)


def mercenary_of(power: int) -> int:
    """5.2.mercenary, 5.2.cavalry: the Ottomans have cavalry instead."""
    return CAVALRY if power == OTTOMAN else MERCENARY


HIRING: Final = Domain(verb("hire-in", ("space", SPACE)))


class HireAtHome(ChoiceIfAny):
    """card.072a: in which of its home spaces a power has the new units, as many as counters go for."""

    rule = "card.072a"
    open_to_all = True
    fields = ("power", "count")
    domain = HIRING

    def __init__(self, power: int, count: int) -> None:
        self.power = power
        self.count = count

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [space for space in range(SPACES) if game.state.control[space] == self.power]

    def options(self, game: Europe, seat: int) -> list[int]:
        """card.072a: the same as by judging each; how many can come is found out once."""
        most = self._most(game.state)
        held = self.candidates(game, seat)
        return [space for space in held if self._why_not_hire(game.state, space, most) == ALLOWED]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return self._why_not_hire(game.state, option, self._most(game.state))

    def _why_not_hire(self, state: Position, option: int, most: int) -> int:
        kind = mercenary_of(self.power)
        if self.power == PROTESTANT and not is_league_formed(state):
            return NOT_BEFORE_THE_LEAGUE
        reason = why_not_there(state, self.power, kind, option)
        if reason:
            return reason
        return ALLOWED if most and can_add(state, option, self.power, kind, most) else NO_COUNTERS_LEFT

    def _most(self, state: Position) -> int:
        """17.limit: how many new units some home space can take."""
        kind = mercenary_of(self.power)
        places = [space for space in range(SPACES) if why_not_there(state, self.power, kind, space) == ALLOWED]
        for count in range(self.count, 0, -1):
            if any(can_add(state, space, self.power, kind, count) for space in places):
                return count
        return 0

    def choose(self, game: Europe, seat: int, option: int) -> None:
        place_units(game, option, self.power, mercenary_of(self.power), self._most(game.state))


def trade_declines(game: Europe, power: int) -> None:
    """card.072b, card.rule.random_draw, card.rule.up_to: who holds Antwerp throws a card away; unrest in two spaces."""
    holder = game.state.control[ANTWERP]
    if 0 <= holder < MAJORS:
        lose_card(game, holder)
    game.call(Revolt(power, CLOTH_PRICES_FLUCTUATE, RESTLESS_TOWNS))


# ---- card 74: Diplomatic Overture -----------------------------------------------------------------------------------

OVERTURE_CARDS: Final = 2
GIVING: Final = Domain(verb("give-away", ("card", CARD), ("power", MAJOR)))


def make_overture(game: Europe, power: int) -> None:
    """card.074: two cards come, one goes."""
    for _ in range(OVERTURE_CARDS):
        deal_card(game, power)
    game.call(GiveCard(power))


class GiveCard(PowerChoice):
    """card.074, card.rule.chosen_discard: which card goes to whom: no Home card, and a mandatory one only if there is
    nothing else."""

    rule = "card.074"
    domain = GIVING

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if may_hold_hidden_card(game.state, self.power) else ()

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for card in hand_of(game.state, seat):
            yield from range(card * MAJORS, (card + 1) * MAJORS)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        card, power = divmod(option, MAJORS)
        if not is_in_hand(game.state, seat, card):
            return NOT_YOURS_TO_GIVE
        if power == self.power:
            return TO_ANOTHER_POWER
        if CARD_KIND[card] == HOME_CARD:
            return HOME_CARDS_STAY
        others = [each for each in drawable_cards(game.state, seat) if CARD_KIND[each] != MANDATORY]
        return MANDATORY_CARDS_STAY if CARD_KIND[card] == MANDATORY and others else ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        pass_card(game, self.power, option % MAJORS, option // MAJORS)


# ---- card 79: Fuggers, card 96: Sale of Moluccas --------------------------------------------------------------------

LOAN: Final = 2
PRICE_OF_MOLUCCAS: Final = 2


def borrow(game: Europe, power: int) -> None:
    """card.079: two cards now, one less in the next deal."""
    borrow_from_fuggers(game, power)
    for _ in range(LOAN):
        deal_card(game, power)


def why_not_sell(state: Position, power: int) -> int:
    """card.096: 0 if somebody has circumnavigated the world, else the reason."""
    return NOBODY_WENT_ROUND_THE_WORLD if state.prizes[CIRCUMNAVIGATION] == NONE else ALLOWED


def sell_moluccas(game: Europe, power: int) -> None:
    """card.096, card.rule.resolved_by_key: who has done it draws two cards, whoever has played this one."""
    for _ in range(PRICE_OF_MOLUCCAS):
        deal_card(game, game.state.prizes[CIRCUMNAVIGATION])


TRADE_EVENTS: Final[dict[int, CardEvent]] = {
    DIPLOMATIC_OVERTURE: CardEvent(always, make_overture),
    FUGGERS: CardEvent(always, borrow),
    SALE_OF_MOLUCCAS: CardEvent(why_not_sell, sell_moluccas),
}
