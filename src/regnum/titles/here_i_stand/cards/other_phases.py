"""6.1.other_phases: events outside the action phase: the two of spring, and the two that stop a domination victory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent, always
from regnum.titles.here_i_stand.facts.card_numbers import (
    COPERNICUS,
    MICHAEL_SERVETUS,
    SPRING_PREPARATIONS,
    VENETIAN_INFORMANT,
)
from regnum.titles.here_i_stand.facts.catalogue import MAJOR
from regnum.titles.here_i_stand.facts.names import AS_RESPONSE, MAJORS, NONE, PROTESTANT, REGULAR
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.position.changes.cards import (
    lay_aside,
    look_at_hand,
    note_played,
    put_on_table,
    take_out_of_game,
    take_random_card,
)
from regnum.titles.here_i_stand.position.changes.points import award_bonus, rewrite_points
from regnum.titles.here_i_stand.position.queries.cards import could_be_held, drawable_cards, is_in_hand
from regnum.titles.here_i_stand.position.queries.domination import dominating_player
from regnum.titles.here_i_stand.position.queries.points import all_points
from regnum.titles.here_i_stand.position.queries.spaces import capitals_of
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.recruits import raise_units
from regnum.titles.here_i_stand.rules.responses import NOT_IN_YOUR_HAND, CardMoment, MomentOfCard

NOT_YOUR_OWN_HAND: Final = REASONS.add("not_your_own_hand", "card.109")
STOPS_NOBODY: Final = REASONS.add("stops_nobody", "ruling.g84")

SERVETUS_VP: Final = 1


def play_in_phase(game: Europe, power: int, card: int) -> None:
    """6.1.other_phases, table:other_phase_cards: an event is played outside the action phase; nobody cancels it."""
    put_on_table(game, power, card, AS_RESPONSE)
    note_played(game.state, power, card)


# ---- spring: card 109 -----------------------------------------------------------------------------------------------

INFORMING: Final = Domain(verb("pass"), verb("venetian-informant", ("reader", MAJOR), ("power", MAJOR)))
INFORMED: Final = INFORMING.base("venetian-informant")


class HearInformant(MomentOfCard):
    """card.109, table:other_phase_cards.informant: before anybody deploys a hand may be shown to one power."""

    rule = "card.109"
    only_card: ClassVar[int] = VENETIAN_INFORMANT
    domain = INFORMING

    def seats(self, game: Europe) -> Sequence[int]:
        return [power for power in range(MAJORS) if could_be_held(game.state, power, VENETIAN_INFORMANT)]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == self.silence:
            return ALLOWED
        if not is_in_hand(game.state, seat, VENETIAN_INFORMANT):
            return NOT_IN_YOUR_HAND
        reader, power = divmod(option - INFORMED, MAJORS)
        return NOT_YOUR_OWN_HAND if reader == power else ALLOWED

    def play(self, game: Europe, seat: int, option: int) -> None:
        play_in_phase(game, seat, VENETIAN_INFORMANT)
        lay_aside(game, VENETIAN_INFORMANT)
        reader, power = divmod(option - INFORMED, MAJORS)
        look_at_hand(game, reader, power)


# ---- spring: card 102 -----------------------------------------------------------------------------------------------

PREPARING: Final = Domain(verb("pass"), verb("spring-preparations"))


class PrepareForSpring(MomentOfCard):
    """card.102, table:other_phase_cards.preparations: a power prepares when its own deployment is due."""

    rule = "card.102"
    only_card: ClassVar[int] = SPRING_PREPARATIONS
    fields = ("power",)
    domain = PREPARING

    def __init__(self, power: int) -> None:
        self.power = power

    def seats(self, game: Europe) -> Sequence[int]:
        state = game.state
        if self.power == PROTESTANT or not capitals_of(state, self.power):
            return ()
        return (self.power,) if could_be_held(state, self.power, SPRING_PREPARATIONS) else ()

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == self.silence or is_in_hand(game.state, seat, SPRING_PREPARATIONS):
            return ALLOWED
        return NOT_IN_YOUR_HAND

    def play(self, game: Europe, seat: int, option: int) -> None:
        play_in_phase(game, seat, SPRING_PREPARATIONS)
        lay_aside(game, SPRING_PREPARATIONS)
        for capital in capitals_of(game.state, seat):
            raise_units(game, seat, capital, REGULAR, 1)


# ---- the victory phase: cards 47 and 51 -----------------------------------------------------------------------------

STOPPING: Final = Domain(verb("pass"), verb("copernicus"), verb("michael-servetus"))
STOPPERS: Final[tuple[int, ...]] = (COPERNICUS, MICHAEL_SERVETUS)  # in the order of the verbs


def gain_of(state: Position, card: int) -> int:
    """card.047, card.051: the points that one of the two brings."""
    return PACKS[state.pack].figure(COPERNICUS, "victory_points") if card == COPERNICUS else SERVETUS_VP


def would_stop(state: Position, power: int, card: int) -> bool:
    """23.2.bonus_limit, ruling.g84: whether the points of a card would keep another player from domination."""
    points = all_points(state)
    winner = dominating_player(state, points)
    points[power] += gain_of(state, card)
    return winner not in (NONE, dominating_player(state, points))


class StopDomination(CardMoment):
    """23.2.bonus_limit, edition.h08, ruling.g84, table:other_phase_cards.copernicus, table:other_phase_cards.servetus:
    whoever may hold a card that would stop a domination victory is asked; the check is made again after each."""

    rule = "ruling.g84"
    domain = STOPPING

    def cards(self, state: Position) -> Sequence[int]:
        return STOPPERS

    def card_of(self, option: int) -> int:
        return STOPPERS[option - 1]

    def seats(self, game: Europe) -> Sequence[int]:
        return [power for power in range(MAJORS) if self._stoppers_of(game.state, power)]

    def _stoppers_of(self, state: Position, power: int) -> list[int]:
        """The cards that a power might play now, as far as everybody knows."""
        return [card for card in STOPPERS if could_be_held(state, power, card) and would_stop(state, power, card)]

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return range(STOPPING.size)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == self.silence:
            return ALLOWED
        card = self.card_of(option)
        if not is_in_hand(game.state, seat, card):
            return NOT_IN_YOUR_HAND
        return ALLOWED if would_stop(game.state, seat, card) else STOPS_NOBODY

    def play(self, game: Europe, seat: int, option: int) -> None:
        card = self.card_of(option)
        play_in_phase(game, seat, card)
        take_out_of_game(game, card)
        LEARNED_EVENTS[card].effect(game, seat)
        rewrite_points(game.state, all_points(game.state))


def publish_copernicus(game: Europe, power: int) -> None:
    """card.047, 23.2.bonus5: victory points."""
    award_bonus(game, power, gain_of(game.state, COPERNICUS))


def publish_servetus(game: Europe, power: int) -> None:
    """card.051, 23.2.bonus5, card.rule.random_draw: a victory point; the Protestants throw a random card away."""
    award_bonus(game, power, gain_of(game.state, MICHAEL_SERVETUS))
    if drawable_cards(game.state, PROTESTANT):
        take_random_card(game, PROTESTANT)


LEARNED_EVENTS: Final[dict[int, CardEvent]] = {
    COPERNICUS: CardEvent(always, publish_copernicus),
    MICHAEL_SERVETUS: CardEvent(always, publish_servetus),
}
