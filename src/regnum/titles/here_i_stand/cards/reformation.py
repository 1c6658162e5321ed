"""card.006, card.007a, card.011, card.015, card.016, card.017: cards of the struggle for faith."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import CALVIN, CARDS, SOCIETY_OF_JESUS
from regnum.titles.here_i_stand.facts.catalogue import CARD, CARD_KIND, LANGUAGE, SPACE
from regnum.titles.here_i_stand.facts.names import (
    CATHOLIC_FAITH,
    COUNCIL_DICE,
    ENGLAND,
    MANDATORY,
    NONE,
    PAPACY,
    PROTESTANT,
    TRANSLATED_ZONES,
)
from regnum.titles.here_i_stand.facts.people import (
    BONUS_NUMBER,
    DEBATER,
    DEBATER_BONUS,
    DEBATER_SIDE,
    DEBATER_VALUE,
    DEBATERS,
    RULER_CARD,
)
from regnum.titles.here_i_stand.position.changes.cards import deal_card, lay_on_power_card, take_from_discards
from regnum.titles.here_i_stand.position.changes.points import enthrone
from regnum.titles.here_i_stand.position.changes.progress import note_event
from regnum.titles.here_i_stand.position.changes.religion import (
    bar_debater,
    clear_delegates,
    found_university,
    remove_debater,
    send_delegate,
)
from regnum.titles.here_i_stand.position.queries.progress import is_luther_alive
from regnum.titles.here_i_stand.position.queries.religion import LUTHER, debaters_for
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import DISCARD, GONE, UNCOMMITTED, Europe, Position
from regnum.titles.here_i_stand.rules.conversion import ALL_ZONES, ANYWHERE, Attempts
from regnum.titles.here_i_stand.rules.debate import Debate, speakers, why_not_debate
from regnum.titles.here_i_stand.rules.debaters import DEBATER_IS_COMMITTED, NOT_YOUR_DEBATER
from regnum.titles.here_i_stand.rules.faith_actions import why_not_found
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep, Step, roll_hits
from regnum.titles.here_i_stand.rules.won_spaces import IN_ANY_ZONE, win_spaces

COUNCIL_ENDED: Final = EVENTS.add("council_ended", "card.017", "hits", "other_hits")

LUTHER_IS_DEAD: Final = REASONS.add("luther_is_dead", "card.007")
NO_SUCH_DISCARD: Final = REASONS.add("no_such_discard", "card.007a")
MANDATORY_STAYS_DISCARDED: Final = REASONS.add("mandatory_stays_discarded", "6.2.retrieve1")
PLAYED_BY_YOU_THIS_TURN: Final = REASONS.add("played_by_you_this_turn", "6.2.retrieve2")
NOBODY_ELSE_IN_THIS_ZONE: Final = REASONS.add("nobody_else_in_this_zone", "card.006")
NOT_IN_THIS_DEBATE: Final = REASONS.add("not_in_this_debate", "card.006")

DEFENDER_ATTEMPTS: Final = 3
FIRST_UNIVERSITIES: Final = 2
DELEGATES: Final = {PAPACY: 4, PROTESTANT: 2}  # how many debaters each may send to Trent

# ---- card 6: Leipzig Debate -----------------------------------------------------------------------------------------


def why_not_leipzig(state: Position, power: int) -> int:
    """card.006: 0 if a debate can be called in some zone, else the reason."""
    reasons = [why_not_debate(state, power, zone) for zone in range(TRANSLATED_ZONES)]
    return ALLOWED if ALLOWED in reasons else reasons[0]


def leipzig_debate(game: Europe, power: int) -> None:
    """card.006: where, and what the Papacy gains by the card."""
    game.call(ArrangeDebate(power))


ARRANGING: Final = Domain(
    verb("send-debater", ("zone", LANGUAGE), ("debater", DEBATER)),
    verb("exclude", ("zone", LANGUAGE), ("debater", DEBATER)),
)
EXCLUDE: Final = ARRANGING.base("exclude")


class ArrangeDebate(PowerChoice):
    """card.006, 18.5.exception1: the zone, and either the own debater or a Protestant one who may not take part."""

    rule = "card.006"
    open_to_all = True
    domain = ARRANGING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for zone in range(TRANSLATED_ZONES):
            for debater in range(DEBATERS):
                yield zone * DEBATERS + debater
                yield EXCLUDE + zone * DEBATERS + debater

    def options(self, game: Europe, seat: int) -> list[int]:
        """card.006: the same as by judging each, with the zones judged once."""
        state = game.state
        closed = [why_not_debate(state, self.power, zone) != ALLOWED for zone in range(TRANSLATED_ZONES)]
        open_to = [each for each in self.candidates(game, seat) if not closed[each % EXCLUDE // DEBATERS]]
        return [each for each in open_to if self._why_not_speaker(state, each) == ALLOWED]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        reason = why_not_debate(game.state, self.power, option % EXCLUDE // DEBATERS)
        return reason or self._why_not_speaker(game.state, option)

    def _why_not_speaker(self, state: Position, option: int) -> int:
        zone, debater = option % EXCLUDE // DEBATERS, option % DEBATERS
        if option < EXCLUDE:
            return ALLOWED if debater in debaters_for(state, PAPACY, zone, UNCOMMITTED) else NOT_IN_THIS_DEBATE
        others = speakers(state, PROTESTANT, zone)
        if debater not in others:
            return NOT_IN_THIS_DEBATE
        return ALLOWED if len(others) > 1 else NOBODY_ELSE_IN_THIS_ZONE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        zone, debater = option % EXCLUDE // DEBATERS, option % DEBATERS
        if option >= EXCLUDE:
            bar_debater(game.state, debater)
        game.call(Debate(self.power, zone, 0, debater if option < EXCLUDE else NONE))


# ---- card 7: Here I Stand -------------------------------------------------------------------------------------------


def why_not_take(state: Position, power: int, card: int) -> int:
    """card.007a, 6.2.retrieve1, 6.2.retrieve2, ruling.g09: 0 if a card may be taken from the discards, else why."""
    if state.place[card] != DISCARD:
        return NO_SUCH_DISCARD
    if CARD_KIND[card] == MANDATORY:
        return MANDATORY_STAYS_DISCARDED
    return PLAYED_BY_YOU_THIS_TURN if card in state.played[power] else ALLOWED


def why_not_here_i_stand(state: Position, power: int) -> int:
    """card.007: 0 while Luther lives; an empty pile of discards makes the event useless, not impossible."""
    return ALLOWED if is_luther_alive(state) else LUTHER_IS_DEAD


def here_i_stand(game: Europe, power: int) -> None:
    """card.007a: a card from the discards."""
    game.call(TakeDiscard(power))


TAKING: Final = Domain(verb("retrieve", ("card", CARD)), verb("retrieve-nothing"))
NOTHING: Final = TAKING.base("retrieve-nothing")


class TakeDiscard(PowerChoice):
    """card.007a: which card of the discards is taken, to be kept or played at once."""

    rule = "card.007a"
    open_to_all = True
    domain = TAKING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        found = [card for card in range(CARDS) if why_not_take(game.state, self.power, card) == ALLOWED]
        return found or (NOTHING,)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option != NOTHING:
            return why_not_take(game.state, self.power, option)
        return ALLOWED if list(self.candidates(game, seat)) == [NOTHING] else NO_SUCH_DISCARD

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option != NOTHING:
            take_from_discards(game, self.power, option)


# ---- card 11: Defender of the Faith ---------------------------------------------------------------------------------


def defend_faith(game: Europe, power: int) -> None:
    """card.011, 18.4.source2: three attempts of the Papacy in all zones; England draws a card for playing it."""
    game.call(Attempts(PAPACY, CATHOLIC_FAITH, ALL_ZONES, ANYWHERE, DEFENDER_ATTEMPTS, 0, 0), Reward(power))


class Reward(PowerStep):
    """card.011: what England gets for the card."""

    steps = ("draw",)

    def draw(self, game: Europe) -> None:
        """card.011: a card, if England has played it."""
        if self.power == ENGLAND:
            deal_card(game, ENGLAND)


# ---- card 15: Society of Jesus --------------------------------------------------------------------------------------


def found_society(game: Europe, power: int) -> None:
    """card.015, 18.2.jesuit, 21.5.jesus: two universities at once; from now on the Papacy may found others."""
    note_event(game.state, SOCIETY_OF_JESUS)
    game.call(*[PlaceUniversity(PAPACY) for _ in range(FIRST_UNIVERSITIES)])


PLACING: Final = Domain(verb("place-university", ("space", SPACE)))


class PlaceUniversity(PowerChoice):
    """card.015: in which Catholic space a Jesuit university stands."""

    rule = "card.015"
    open_to_all = True
    domain = PLACING

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_found(game.state, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        found_university(game, option)


# ---- card 16: Calvin ------------------------------------------------------------------------------------------------


def calvin_rules(game: Europe, power: int) -> None:
    """card.016, 3.3.card, 3.3.change: Luther dies, as reformer and debater too; Calvin rules the Protestants."""
    if game.state.debaters[LUTHER] != GONE:
        remove_debater(game, LUTHER)
    enthrone(game, PROTESTANT, RULER_CARD.index(CALVIN))
    lay_on_power_card(game, CALVIN)


# ---- card 17: Council of Trent --------------------------------------------------------------------------------------


def council_of_trent(game: Europe, power: int) -> None:
    """card.017: first the Papacy, then the Protestants send debaters; both roll, and the winner converts."""
    game.call(Council())


class Council(Step):
    """card.017: delegates are committed one after the other; then dice."""

    steps = ("call_papal", "call_protestant", "debate")

    def call_papal(self, game: Europe) -> None:
        """card.017: up to four papal debaters."""
        clear_delegates(game.state)
        game.call(SendDelegates(PAPACY, DELEGATES[PAPACY]))

    def call_protestant(self, game: Europe) -> None:
        """card.017: up to two Protestant ones of any zone."""
        game.call(SendDelegates(PROTESTANT, DELEGATES[PROTESTANT]))

    def debate(self, game: Europe) -> None:
        """card.017: as many spaces as hits more, in any zone; nobody is burnt or disgraced."""
        state = game.state
        papal = roll_hits(game, PAPACY, council_dice(state, PAPACY))
        protestant = roll_hits(game, PROTESTANT, council_dice(state, PROTESTANT))
        clear_delegates(state)
        game.tell(COUNCIL_ENDED, papal, protestant)
        if papal != protestant:
            winner = PAPACY if papal > protestant else PROTESTANT
            game.call(win_spaces(winner, NONE, IN_ANY_ZONE, abs(papal - protestant)))


def council_dice(state: Position, power: int) -> int:
    """card.017, debater.pole: the values of a side's delegates, and what Pole adds."""
    dice = 0
    for debater in state.delegates:
        if DEBATER_SIDE[debater] == power:
            dice += DEBATER_VALUE[debater]
            dice += BONUS_NUMBER[debater] if DEBATER_BONUS[debater] == COUNCIL_DICE else 0
    return dice


SENDING: Final = Domain(verb("delegate", ("debater", DEBATER)), verb("no-more-delegates"))
NO_MORE: Final = SENDING.base("no-more-delegates")


class SendDelegates(PowerChoice):
    """card.017: which uncommitted debater goes to the council next, if any."""

    rule = "card.017"
    open_to_all = True
    fields = ("power", "count")
    domain = SENDING

    def __init__(self, power: int, count: int) -> None:
        self.power = power
        self.count = count

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == NO_MORE:
            return ALLOWED
        if DEBATER_SIDE[option] != self.power:
            return NOT_YOUR_DEBATER
        return ALLOWED if game.state.debaters[option] == UNCOMMITTED else DEBATER_IS_COMMITTED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == NO_MORE:
            return
        send_delegate(game, option)
        if self.count > 1:
            game.call(SendDelegates(self.power, self.count - 1))
