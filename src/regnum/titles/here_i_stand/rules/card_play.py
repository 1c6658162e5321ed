"""6, 11: a card is played for command points or as an event, or a power passes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.deck import CARD_EVENTS
from regnum.titles.here_i_stand.cards.event import event_key
from regnum.titles.here_i_stand.facts.card_numbers import (
    CARDS,
    LEIPZIG_DEBATE,
    PAPAL_BULL,
    SPRING_PREPARATIONS,
    THE_WARTBURG,
    VENETIAN_INFORMANT,
)
from regnum.titles.here_i_stand.facts.catalogue import CARD, CARD_KIND, CARD_OPTIONS, CARD_PLAYABLE
from regnum.titles.here_i_stand.facts.names import (
    AS_EVENT,
    COMBAT,
    EVENT,
    MANDATORY,
    NONE,
    PROTESTANT,
    REMOVED_SOMETIMES,
    RESPONSE,
    STAYS,
)
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.position.changes.armies import announce, cancel
from regnum.titles.here_i_stand.position.changes.cards import (
    forget_shown,
    lay_aside,
    note_played,
    play_for_points,
    put_on_table,
    take_out_of_game,
)
from regnum.titles.here_i_stand.position.changes.progress import gain_points, note_play, put_in_force
from regnum.titles.here_i_stand.position.changes.religion import commit_debater
from regnum.titles.here_i_stand.position.queries.cards import (
    hand_of,
    hand_size,
    has_mandatory_card,
    is_barred_by_mary,
    is_in_hand,
    may_be_held,
    was_played,
)
from regnum.titles.here_i_stand.position.queries.foreign_wars import lies_beside_map
from regnum.titles.here_i_stand.position.queries.progress import (
    admin_rating,
    holds_home_card,
    is_luther_alive,
    points_of_card,
)
from regnum.titles.here_i_stand.position.queries.religion import LUTHER
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import ON_TABLE, Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep
from regnum.titles.here_i_stand.rules.henry import pass_impulse
from regnum.titles.here_i_stand.rules.responses import EVENT_ONLY_ONCE, MomentOfCard, play_response

EVENT_CANCELLED: Final = EVENTS.add("event_cancelled", "card.037", "card")

NOT_HELD: Final = REASONS.add("not_held", "11")
MANDATORY_IS_NO_POINTS: Final = REASONS.add("mandatory_is_no_points", "11.cp")
HOME_CARD_LEFT: Final = REASONS.add("home_card_left", "11.pass1")
MANDATORY_LEFT: Final = REASONS.add("mandatory_left", "11.pass2")
TOO_MANY_CARDS: Final = REASONS.add("too_many_cards", "11.pass3")
NOT_AN_EVENT: Final = REASONS.add("not_an_event", "11.event")
NOT_YOUR_EVENT: Final = REASONS.add("not_your_event", "11.event")
NOT_THE_SHOWN_CARD: Final = REASONS.add("not_the_shown_card", "card.007a")
MUST_BE_PLAYED: Final = REASONS.add("must_be_played", "21.3.mary.step3")
ONLY_FOR_POINTS_UNDER_MARY: Final = REASONS.add("only_for_points_under_mary", "21.3.mary_cards")
ONLY_IN_SPRING: Final = REASONS.add("only_in_spring", "6.1.other_phases")

SPRING_CARDS: Final[tuple[int, ...]] = (SPRING_PREPARATIONS, VENETIAN_INFORMANT)
PLAYING: Final = Domain(
    verb("points", ("card", CARD)),
    verb("event", ("card", CARD)),
    verb("event-a", ("card", CARD)),
    verb("event-b", ("card", CARD)),
    verb("event-c", ("card", CARD)),
    verb("pass"),
)
FIRST_EVENT: Final = PLAYING.base("event")
PASS: Final = PLAYING.base("pass")


def ways_to_play(card: int) -> tuple[int, ...]:
    """6.1.or: the codes of the ways to play a card as an event: its text, or one of its texts."""
    first = 1 if CARD_OPTIONS[card] else 0
    options = range(first, first + max(1, CARD_OPTIONS[card]))
    return tuple([FIRST_EVENT + option * CARDS + card for option in options])


WAYS_TO_PLAY: Final[tuple[tuple[int, ...], ...]] = tuple(ways_to_play(card) for card in range(CARDS))


class PlayCard(PowerChoice):
    """11, 11.option1, 11.option2, 11.option3: play a card for command points, play it as an event, or pass."""

    rule = "11"
    domain = PLAYING

    def tells(self, game: Europe, seat: int, option: int) -> bool:
        """11.pass2: whoever passes shows that he holds no mandatory card."""
        return option == PASS

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        found: list[int] = []
        for card in hand_of(game.state, seat):
            found.append(card)
            found += WAYS_TO_PLAY[card]
        found.append(PASS)
        return found

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        if option == PASS:
            return why_not_pass(state, self.power)
        card = option % CARDS
        if not is_in_hand(state, seat, card):
            return NOT_HELD
        if option >= FIRST_EVENT:
            return why_not_event(state, seat, card, option // CARDS - 1)
        return MANDATORY_IS_NO_POINTS if CARD_KIND[card] == MANDATORY else ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == PASS:
            pass_impulse(game, self.power)
            return
        note_play(game.state)
        play(game, seat, option)


def why_not_pass(state: Position, power: int) -> int:
    """6.1.home3, 6.1.mandatory1, card.rule.mandatory, 11.pass, 11.pass2, 11.pass3, 11.pass5, 11.1.example8, ruling.g08:
    0 if a power may pass, in every impulse anew; else the reason."""
    if holds_home_card(state, power):
        return HOME_CARD_LEFT
    if has_mandatory_card(state, power):
        return MANDATORY_LEFT
    return TOO_MANY_CARDS if hand_size(state, power) > admin_rating(state, power) else ALLOWED


def play(game: Europe, power: int, option: int) -> None:
    """11.cp, 11.event, 6.1.cp_use: a card is played for its command points or as an event."""
    card = option % CARDS
    if option < FIRST_EVENT:
        play_for_points(game, power, card)
        gain_points(game.state, points_of_card(game.state, card))
        return
    put_on_table(game, power, card, AS_EVENT)
    note_played(game.state, power, card)
    game.call(PlayedEvent(power, card, option // CARDS - 1))


def why_not_event(state: Position, power: int, card: int, option: int) -> int:
    """11.event, 6.1.other_phases.only, card.rule.requirements, card.rule.playable_by_key: 0 if an event is possible.

    Else the reason; a mandatory event is played even if its condition fails.
    """
    if card in SPRING_CARDS:
        return ONLY_IN_SPRING
    if CARD_KIND[card] == COMBAT or event_key(card, option) not in CARD_EVENTS:
        return NOT_AN_EVENT
    if CARD_KIND[card] == MANDATORY:
        return ALLOWED
    if not CARD_PLAYABLE[card][power]:
        return NOT_YOUR_EVENT
    if CARD_KIND[card] == RESPONSE and is_barred_by_mary(state, power):
        return ONLY_FOR_POINTS_UNDER_MARY
    if was_played(state, card):
        return EVENT_ONLY_ONCE
    return CARD_EVENTS[event_key(card, option)].why_not(state, power)


class PlayedEvent(PowerStep):
    """6.1.event, 6.1.mandatory2, card.rule.mandatory: an event is declared and happens; its card is laid down, and
    points follow."""

    fields = ("power", "card", "option")
    steps = ("declare", "happen", "lay_down", "gain", "go_on")

    def __init__(self, power: int, card: int, option: int) -> None:
        self.power = power
        self.card = card
        self.option = option

    def declare(self, game: Europe) -> None:
        """card.037: before any effect the event may be cancelled."""
        announce(game.state)
        if can_be_cancelled(self.card) and self.power != PROTESTANT:
            game.call(CancelEvent(self.power, self.card))

    def happen(self, game: Europe) -> None:
        """11.event, 11.event_executor, card.rule.no_effect_play: the effect, if its condition holds."""
        state = game.state
        event = CARD_EVENTS[event_key(self.card, self.option)]
        if state.cancelled:
            lay_aside(game, self.card)
            game.end()
        elif event.why_not(state, self.power) == ALLOWED:
            event.effect(game, self.power)
        else:
            lay_aside(game, self.card)

    def lay_down(self, game: Europe) -> None:
        """6.1.mandatory3, 6.2.played, 11.event_discard: to the discards or out of the game, if it lies on no power.

        The card of a foreign war lies beside the map until the war is over (21.7.setup1).
        """
        state = game.state
        if state.place[self.card] == ON_TABLE and not lies_beside_map(state, self.card):
            finish_card(game, self.card)

    def gain(self, game: Europe) -> None:
        """6.1.mandatory2, 11.event_cp, card.rule.event_gives_cp: command points that come with the event."""
        gain_points(game.state, CARD_EVENTS[event_key(self.card, self.option)].points)

    def go_on(self, game: Europe) -> None:
        """card.007a: a card that the event has brought back may be played at once."""
        if game.state.shown != NONE:
            game.call(PlayShown(self.power, 1))


SHOWN: Final = Domain(*PLAYING.verbs[:-1], verb("keep"))
KEEP: Final = SHOWN.base("keep")


class PlayShown(PowerChoice):
    """card.007a, 21.3.mary.step3: a card that everybody sees is played in this impulse, or kept if it may."""

    rule = "card.007a"
    open_to_all = True
    fields = ("power", "may_keep")
    domain = SHOWN

    def __init__(self, power: int, may_keep: int) -> None:
        self.power = power
        self.may_keep = may_keep

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        card = game.state.shown
        return [card, *WAYS_TO_PLAY[card], KEEP]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == KEEP:
            return ALLOWED if self.may_keep else MUST_BE_PLAYED
        if option % CARDS != game.state.shown:
            return NOT_THE_SHOWN_CARD
        return ALLOWED if option < FIRST_EVENT else why_not_event(game.state, seat, option % CARDS, option // CARDS - 1)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        forget_shown(game.state)
        if option != KEEP:
            play(game, seat, option)


def finish_card(game: Europe, card: int) -> None:
    """6.2.removed, 6.2.discard: a card whose event has happened leaves the game or goes to the discards.

    Of the cards that are removed sometimes, the League's has formed it (card.013).
    """
    removal = PACKS[game.state.pack].removal[card]
    if removal == STAYS or (removal == REMOVED_SOMETIMES and CARD_KIND[card] != MANDATORY):
        lay_aside(game, card)
    else:
        take_out_of_game(game, card)


def can_be_cancelled(card: int) -> bool:
    """card.037: plain events, Papal Bull and Leipzig Debate."""
    return CARD_KIND[card] == EVENT or card in (PAPAL_BULL, LEIPZIG_DEBATE)


CANCELLING: Final = Domain(verb("pass"), verb("the-wartburg"))


class CancelEvent(MomentOfCard):
    """card.037: the Protestants may cancel an event that another power has declared, while Luther lives."""

    rule = "card.037"
    only_card: ClassVar[int] = THE_WARTBURG
    fields = ("power", "card")
    domain = CANCELLING

    def __init__(self, power: int, card: int) -> None:
        self.power = power
        self.card = card

    def seats(self, game: Europe) -> Sequence[int]:
        state = game.state
        if state.cancelled or not is_luther_alive(state):
            return ()
        return (PROTESTANT,) if may_be_held(state, PROTESTANT, THE_WARTBURG) else ()

    def play(self, game: Europe, seat: int, option: int) -> None:
        play_response(game, seat, THE_WARTBURG)
        put_in_force(game.state, THE_WARTBURG)
        commit_debater(game, LUTHER)
        cancel(game.state)
        game.tell(EVENT_CANCELLED, self.card)
