"""6.1: response cards: the moments at which others may interrupt what a power announces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import FOUL_WEATHER, GOUT, LANDSKNECHTS, SWISS_MERCENARIES
from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS
from regnum.titles.here_i_stand.facts.names import AS_RESPONSE, FRANCE, HAPSBURG, NONE, OTTOMAN
from regnum.titles.here_i_stand.facts.people import LEADER
from regnum.titles.here_i_stand.position.changes.armies import cancel
from regnum.titles.here_i_stand.position.changes.cards import lay_aside, note_played, put_on_table
from regnum.titles.here_i_stand.position.changes.progress import begin_foul_weather, gain_points, lay_low
from regnum.titles.here_i_stand.position.queries.cards import (
    hidden_cards,
    is_barred_by_mary,
    is_in_hand,
    may_be_held,
    may_play,
    was_played,
)
from regnum.titles.here_i_stand.position.queries.troops import listed
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import ARMY, DECK, HAND, Europe, Position
from regnum.titles.here_i_stand.rules.frames import Moment
from regnum.titles.here_i_stand.rules.mercenaries import DismissMercenaries, hire

WEATHER_BROKE: Final = EVENTS.add("weather_broke", "card.031", "power")
GOUT_STRUCK: Final = EVENTS.add("gout_struck", "card.032", "leader")

NOT_IN_YOUR_HAND: Final = REASONS.add("not_in_your_hand", "6.1.response")
EVENT_ONLY_ONCE: Final = REASONS.add("event_only_once", "11.event_once")
NOT_IN_FOUL_WEATHER: Final = REASONS.add("not_in_foul_weather", "card.031")
NOT_IN_THIS_ARMY: Final = REASONS.add("not_in_this_army", "card.032")
NOT_AT_THIS_MOMENT: Final = REASONS.add("not_at_this_moment", "6.1.response")

MOVE_ANNOUNCED: Final = 0
ASSAULT_ANNOUNCED: Final = 1
NAVAL_MOVE_ANNOUNCED: Final = 2
TRANSPORT_ANNOUNCED: Final = 3
PIRACY_ANNOUNCED: Final = 4
GOUT_STOPS: Final[tuple[int, ...]] = (
    MOVE_ANNOUNCED,
    ASSAULT_ANNOUNCED,
    TRANSPORT_ANNOUNCED,
)  # what an army leader takes part in
RECRUITS: Final = 2
MANY_RECRUITS: Final = 4

RESPONDING: Final = Domain(
    verb("pass"),
    verb("foul-weather"),
    verb("landsknechts"),
    verb("swiss-mercenaries"),
    verb("gout", ("leader", LEADER)),
)
STOP_BY_WEATHER: Final = RESPONDING.base("foul-weather")
CALL_LANDSKNECHTS: Final = RESPONDING.base("landsknechts")
CALL_SWISS: Final = RESPONDING.base("swiss-mercenaries")
STOP_BY_GOUT: Final = RESPONDING.base("gout")


def who_may_hold(state: Position, cards: Sequence[int], but: int) -> list[int]:
    """6.1.response.window: the powers other than one that may hold one of these cards, as far as everybody knows, and
    play it."""
    for card in cards:
        if not DECK < state.place[card] < HAND and not was_played(state, card):
            return [
                power
                for power, count in enumerate(hidden_cards(state))
                if power != but and count and not is_barred_by_mary(state, power)
            ]
    return []


def why_not_respond(state: Position, power: int, card: int) -> int:
    """6.1.response, 11.event_once: 0 if a power may play a card out of turn, else the reason; one that came back from
    the discards does not interrupt again in the same turn."""
    if may_play(state, power, card):
        return ALLOWED
    return EVENT_ONLY_ONCE if is_in_hand(state, power, card) and was_played(state, card) else NOT_IN_YOUR_HAND


def play_response(game: Europe, power: int, card: int) -> None:
    """6.1.response: a card is played out of turn and laid aside."""
    put_on_table(game, power, card, AS_RESPONSE)
    note_played(game.state, power, card)
    lay_aside(game, card)


def call_mercenaries(game: Europe, power: int, card: int) -> None:
    """card.033, card.036: what Landsknechts and Swiss Mercenaries do for whoever plays them."""
    if card == LANDSKNECHTS and power == OTTOMAN:
        game.call(DismissMercenaries(power, RECRUITS))
    elif card == LANDSKNECHTS:
        hire(game, power, MANY_RECRUITS if power == HAPSBURG else RECRUITS)
    elif power in (FRANCE, OTTOMAN):
        hire(game, FRANCE, MANY_RECRUITS)
    else:
        hire(game, power, RECRUITS)


class CardMoment(Moment):
    """6.1.response.window: a moment for certain cards; which ones, everybody can tell."""

    def cards(self, state: Position) -> Sequence[int]:
        """The cards that can be played now."""
        raise NotImplementedError

    def card_of(self, option: int) -> int:
        """The card behind an answer that is no silence."""
        raise NotImplementedError

    def topics(self, game: Europe) -> Sequence[str]:
        return [CARD_IDS[card] for card in self.cards(game.state)]

    def topic(self, game: Europe, seat: int, option: int) -> str:
        return "" if option == self.silence else CARD_IDS[self.card_of(option)]

    def options(self, game: Europe, seat: int) -> list[int]:
        """6.1.response: whoever holds none of these cards stays silent."""
        place, hand = game.state.place, HAND + seat
        for card in self.cards(game.state):
            if place[card] == hand:
                return super().options(game, seat)
        return [self.silence]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option == self.silence else why_not_respond(game.state, seat, self.card_of(option))


class MomentOfCard(CardMoment):
    """6.1.response.window: a moment for one card, at which all powers are asked unless the rules name some."""

    only_card: ClassVar[int] = NONE

    def cards(self, state: Position) -> Sequence[int]:
        return (self.only_card,)

    def card_of(self, option: int) -> int:
        return self.only_card

    def seats(self, game: Europe) -> Sequence[int]:
        return who_may_hold(game.state, (self.only_card,), NONE)


class Announcement(CardMoment):
    """13.1.step4, 15.1.step2, 16.1.step3: a power has announced something; the others may stop it, or hire."""

    rule = "6.1.response.window"
    fields = ("power", "action", "cost")
    domain = RESPONDING

    def __init__(self, power: int, action: int, cost: int) -> None:
        self.power = power
        self.action = action
        self.cost = cost

    def cards(self, state: Position) -> Sequence[int]:
        """card.031, card.032, 16.3: not all of them stop everything."""
        cards = [FOUL_WEATHER, LANDSKNECHTS, SWISS_MERCENARIES]
        if self.action == ASSAULT_ANNOUNCED:
            cards = [FOUL_WEATHER]
        if self.action in GOUT_STOPS and state.army_leaders[ARMY]:
            cards.append(GOUT)
        return cards

    def card_of(self, option: int) -> int:
        if option == STOP_BY_WEATHER:
            return FOUL_WEATHER
        if option == CALL_LANDSKNECHTS:
            return LANDSKNECHTS
        return SWISS_MERCENARIES if option == CALL_SWISS else GOUT

    def seats(self, game: Europe) -> Sequence[int]:
        state = game.state
        return () if state.cancelled else who_may_hold(state, self.cards(state), self.power)

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        leaders = [STOP_BY_GOUT + leader for leader in listed(game.state.army_leaders[ARMY])]
        return [self.silence, STOP_BY_WEATHER, CALL_LANDSKNECHTS, CALL_SWISS, *leaders]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        if option == self.silence:
            return ALLOWED
        card = self.card_of(option)
        if card not in self.cards(state):
            return NOT_AT_THIS_MOMENT
        if card == GOUT and not state.army_leaders[ARMY] >> (option - STOP_BY_GOUT) & 1:
            return NOT_IN_THIS_ARMY
        return why_not_respond(state, seat, card)

    def play(self, game: Europe, seat: int, option: int) -> None:
        state = game.state
        card = self.card_of(option)
        play_response(game, seat, card)
        if card in (LANDSKNECHTS, SWISS_MERCENARIES):
            call_mercenaries(game, seat, card)
            return
        gain_points(state, self.cost - 1)
        cancel(state)
        if card == GOUT:
            lay_low(state, option - STOP_BY_GOUT)
            game.tell(GOUT_STRUCK, option - STOP_BY_GOUT)
        else:
            begin_foul_weather(state)
            game.tell(WEATHER_BROKE, self.power)


HIRING: Final = Domain(verb("pass"), verb("landsknechts"), verb("swiss-mercenaries"))
HIRERS: Final[tuple[int, ...]] = (LANDSKNECHTS, SWISS_MERCENARIES)  # in the order of the verbs


class HireBeforeBattle(CardMoment):
    """14.step1, 15.1.step2: a last opportunity of one side to change the number of units."""

    rule = "14.step1"
    fields = ("power",)
    domain = HIRING

    def __init__(self, power: int) -> None:
        self.power = power

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if any(may_be_held(game.state, self.power, card) for card in HIRERS) else ()

    def cards(self, state: Position) -> Sequence[int]:
        return HIRERS

    def card_of(self, option: int) -> int:
        return HIRERS[option - 1]

    def play(self, game: Europe, seat: int, option: int) -> None:
        card = self.card_of(option)
        play_response(game, seat, card)
        call_mercenaries(game, seat, card)
