"""9.3.step5, 9.3.step6, 9.3.step7: what the loser of a war may buy back from the winner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import IS_KEY, SPACE
from regnum.titles.here_i_stand.facts.names import BY_CARD, BY_POINT
from regnum.titles.here_i_stand.facts.people import LEADER
from regnum.titles.here_i_stand.position.changes.cards import pass_random_card
from regnum.titles.here_i_stand.position.changes.map import lift_siege, take_control
from regnum.titles.here_i_stand.position.changes.points import award_war_winner
from regnum.titles.here_i_stand.position.queries.cards import drawable_cards
from regnum.titles.here_i_stand.position.queries.spaces import home_spaces_of
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.frames import ChoiceIfMore, PowerChoice
from regnum.titles.here_i_stand.rules.minor_powers import expel
from regnum.titles.here_i_stand.rules.release import Release, captor_of, places_of_release, prisoners_of

NOT_TO_BE_REGAINED: Final = REASONS.add("not_to_be_regained", "9.3.step5")
NO_CARD_TO_PAY: Final = REASONS.add("no_card_to_pay", "ruling.g19")
NOT_HIS_PRISONER: Final = REASONS.add("not_his_prisoner", "9.3.step6")
NO_PLACE_TO_RETURN: Final = REASONS.add("no_place_to_return", "ruling.g13")

PAYMENTS: Final = 2
PAYMENT: Final = Kind("payment", ("point", "card"))

REGAINING: Final = Domain(verb("regain", ("space", SPACE), ("payment", PAYMENT)), verb("done"))
DONE: Final = REGAINING.base("done")


def lost_to(state: Position, power: int, winner: int) -> list[int]:
    """9.3.step5: home spaces of a power that the winner controls."""
    return [space for space in home_spaces_of(state, power) if state.control[space] == winner]


def lost_keys(state: Position, power: int, winner: int) -> list[int]:
    """9.3.step5: keys among them."""
    return [space for space in lost_to(state, power, winner) if IS_KEY[space]]


def lost_towns(state: Position, power: int, winner: int) -> list[int]:
    """9.3.step7: those that are no keys."""
    return [space for space in lost_to(state, power, winner) if not IS_KEY[space]]


def why_not_pay(state: Position, power: int, payment: int) -> int:
    """9.3.step5.a, 9.3.step5.b, ruling.g19: 0 if a price can be paid: markers always, a random card only if there is
    one."""
    return ALLOWED if payment == BY_POINT or drawable_cards(state, power) else NO_CARD_TO_PAY


def pay(game: Europe, power: int, winner: int, payment: int) -> None:
    """9.3.step5.a, 9.3.step5.b: a War Winner marker of the pool for the winner, or a random card of the loser."""
    if payment == BY_POINT:
        award_war_winner(game, winner, 1)
    else:
        pass_random_card(game, power, winner)


def regain(game: Europe, power: int, winner: int, space: int) -> None:
    """9.3.step5b, 15.3: a space is given back, whoever besieged it is within, and the winner leaves it."""
    take_control(game, space, power)
    lift_siege(game, space, power)
    expel(game, winner, space)


def regain_all(game: Europe, power: int, winner: int) -> None:
    """card.073b: all home spaces and prisoners come back without a price."""
    prisoners = prisoners_held(game.state, power, winner)
    game.call(*[Release(power, leader) for leader in prisoners])
    for space in lost_to(game.state, power, winner):
        regain(game, power, winner, space)


def prisoners_held(state: Position, power: int, winner: int) -> list[int]:
    """9.3.step6: the leaders of a power who are prisoners of the winner."""
    return [leader for leader in prisoners_of(state, power) if captor_of(state, leader) == winner]


class Regaining(ChoiceIfMore):
    """9.3.step5: the loser may stop at any point, ruling.g19."""

    open_to_all = True
    fields = ("power", "winner")
    domain = REGAINING

    def __init__(self, power: int, winner: int) -> None:
        self.power = power
        self.winner = winner

    def lost(self, state: Position) -> list[int]:
        """What may be regained now."""
        raise NotImplementedError

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for thing in self.lost(game.state):
            yield thing * PAYMENTS + BY_POINT
            yield thing * PAYMENTS + BY_CARD
        yield self.domain.base("done")

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == self.domain.base("done"):
            return ALLOWED
        if option // PAYMENTS not in self.lost(game.state):
            return NOT_TO_BE_REGAINED
        return why_not_pay(game.state, self.power, option % PAYMENTS)


class RegainKeys(Regaining):
    """9.3.step5: home keys, each for a marker or a card."""

    rule = "9.3.step5"

    def lost(self, state: Position) -> list[int]:
        return lost_keys(state, self.power, self.winner)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == DONE:
            return
        pay(game, self.power, self.winner, option % PAYMENTS)
        game.call(RegainKeys(self.power, self.winner))
        regain(game, self.power, self.winner, option // PAYMENTS)


class RegainSpaces(Regaining):
    """9.3.step7: home spaces that are no keys, two for a marker or a card."""

    rule = "9.3.step7"

    def lost(self, state: Position) -> list[int]:
        return lost_towns(state, self.power, self.winner)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == DONE:
            return
        pay(game, self.power, self.winner, option % PAYMENTS)
        game.call(RegainSecond(self.power, self.winner), RegainSpaces(self.power, self.winner))
        regain(game, self.power, self.winner, option // PAYMENTS)


PAIRING: Final = Domain(verb("regain-also", ("space", SPACE)))


class RegainSecond(PowerChoice):
    """9.3.step7, ruling.g103: the second space of a pair, if there is one."""

    rule = "9.3.step7"
    open_to_all = True
    fields = ("power", "winner")
    domain = PAIRING

    def __init__(self, power: int, winner: int) -> None:
        self.power = power
        self.winner = winner

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if lost_towns(game.state, self.power, self.winner) else ()

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return lost_towns(game.state, self.power, self.winner)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in lost_towns(game.state, self.power, self.winner) else NOT_TO_BE_REGAINED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        regain(game, self.power, self.winner, option)


FREEING: Final = Domain(verb("free", ("leader", LEADER), ("payment", PAYMENT)), verb("done"))


class RegainLeaders(Regaining):
    """9.3.step6: captured leaders, each for a marker or a card."""

    rule = "9.3.step6"
    domain = FREEING

    def lost(self, state: Position) -> list[int]:
        return prisoners_held(state, self.power, self.winner)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        if option == FREEING.base("done"):
            return ALLOWED
        if option // PAYMENTS not in self.lost(state):
            return NOT_HIS_PRISONER
        if not places_of_release(state, self.power):
            return NO_PLACE_TO_RETURN
        return why_not_pay(state, self.power, option % PAYMENTS)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == FREEING.base("done"):
            return
        pay(game, self.power, self.winner, option % PAYMENTS)
        game.call(Release(self.power, option // PAYMENTS), RegainLeaders(self.power, self.winner))
