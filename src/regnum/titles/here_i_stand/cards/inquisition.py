"""card.056, card.058: the Papal and the Spanish Inquisition: converted spaces, hands that are read, debates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.conversions import SPACES_TURNED, ConvertByCard
from regnum.titles.here_i_stand.cards.event import CardEvent, always
from regnum.titles.here_i_stand.cards.preaching import needs
from regnum.titles.here_i_stand.cards.reformation import why_not_take
from regnum.titles.here_i_stand.facts.card_numbers import CARDS, PAPAL_INQUISITION, SPANISH_INQUISITION
from regnum.titles.here_i_stand.facts.catalogue import CARD, CARD_KIND, LANGUAGE, MAJOR
from regnum.titles.here_i_stand.facts.charts import INQUISITION_DICE
from regnum.titles.here_i_stand.facts.names import (
    ENGLAND,
    HAPSBURG,
    HOME_CARD,
    MANDATORY,
    NONE,
    PAPACY,
    PROTESTANT,
    TRANSLATED_ZONES,
)
from regnum.titles.here_i_stand.facts.people import DEBATER_NUMBER
from regnum.titles.here_i_stand.position.changes.cards import (
    bar_card,
    deal_card,
    discard_card,
    look_at_hand,
    pass_random_card,
    retrieve_card,
)
from regnum.titles.here_i_stand.position.changes.religion import commit_debater
from regnum.titles.here_i_stand.position.queries.cards import is_in_hand, may_hold_hidden_card
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import HAND, Europe, Position
from regnum.titles.here_i_stand.rules.debate import Debate, why_not_debate
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep

NOT_A_SUSPECT: Final = REASONS.add("not_a_suspect", "card.056")
NO_CARD_TO_TAKE: Final = REASONS.add("no_card_to_take", "card.rule.random_draw")
SOMETHING_CAN_BE_DONE: Final = REASONS.add("something_can_be_done", "card.056")
NOT_IN_THEIR_HANDS: Final = REASONS.add("not_in_their_hands", "card.058")
NOT_A_CARD_TO_CHOOSE: Final = REASONS.add("not_a_card_to_choose", "card.rule.chosen_discard")

CARAFFA: Final = DEBATER_NUMBER["caraffa"]
SUSPECTS: Final[tuple[int, ...]] = (ENGLAND, PROTESTANT)
NO_DICE: Final = 0

# ---- card 56: Papal Inquisition -------------------------------------------------------------------------------------


def inquire(game: Europe, power: int) -> None:
    """card.056: Caraffa is committed; spaces of Italy come back; then the Papacy reads a hand."""
    commit_debater(game, CARAFFA)
    game.call(ConvertByCard(PAPACY, PAPAL_INQUISITION, SPACES_TURNED), Inspect(PAPACY))


INSPECTING: Final = Domain(verb("inspect", ("power", MAJOR)))


class Inspect(PowerChoice):
    """card.056: whose hand the Papacy reads."""

    rule = "card.056"
    open_to_all = True
    domain = INSPECTING

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in SUSPECTS else NOT_A_SUSPECT

    def choose(self, game: Europe, seat: int, option: int) -> None:
        look_at_hand(game, self.power, option)
        game.call(Sentence(self.power, option))


SENTENCING: Final = Domain(
    verb("take-random"), verb("retrieve", ("card", CARD)), verb("debate", ("zone", LANGUAGE)), verb("do-nothing")
)
RETRIEVE: Final = SENTENCING.base("retrieve")
CALL: Final = SENTENCING.base("debate")
NOTHING: Final = SENTENCING.base("do-nothing")


def why_not_seize(state: Position, suspect: int) -> int:
    """card.056, card.rule.random_draw: 0 if a hand has a card that can be drawn, else the reason."""
    return ALLOWED if may_hold_hidden_card(state, suspect) else NO_CARD_TO_TAKE


def sentences(state: Position, power: int, suspect: int) -> list[int]:
    """card.056: all that the Papacy can do with a power whose hand it has read."""
    found = [] if why_not_seize(state, suspect) else [0]
    found += [RETRIEVE + card for card in range(CARDS) if why_not_take(state, power, card) == ALLOWED]
    return found + [CALL + zone for zone in range(TRANSLATED_ZONES) if why_not_debate(state, power, zone) == ALLOWED]


class Sentence(PowerChoice):
    """card.056, 6.2.retrieve, 18.5.step4.d: a random card of that hand, one of the discards, or a debate."""

    rule = "card.056"
    open_to_all = True
    fields = ("power", "target")
    domain = SENTENCING

    def __init__(self, power: int, target: int) -> None:
        self.power = power
        self.target = target

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return sentences(game.state, self.power, self.target) or (NOTHING,)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        if option == NOTHING:
            return SOMETHING_CAN_BE_DONE if sentences(state, self.power, self.target) else ALLOWED
        if option >= CALL:
            return why_not_debate(state, self.power, option - CALL)
        if option >= RETRIEVE:
            return why_not_take(state, self.power, option - RETRIEVE)
        return why_not_seize(state, self.target)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == NOTHING:
            return
        if option >= CALL:
            game.call(Debate(self.power, option - CALL, INQUISITION_DICE, NONE))
        elif option >= RETRIEVE:
            retrieve_card(game, self.power, option - RETRIEVE)
        else:
            bar_card(game.state, self.power, pass_random_card(game, self.target, self.power))


# ---- card 58: Spanish Inquisition -----------------------------------------------------------------------------------


def persecute(game: Europe, power: int) -> None:
    """card.058: spaces of Spain come back; the Hapsburgs read two hands; the Papacy calls a debate."""
    game.call(ConvertByCard(HAPSBURG, SPANISH_INQUISITION, SPACES_TURNED), ReadHands(HAPSBURG), CallFreeDebate(PAPACY))


class ReadHands(PowerStep):
    """card.058: both hands are read; a card of one of them is discarded; the reader draws a card."""

    steps = ("read", "confiscate", "draw")

    def read(self, game: Europe) -> None:
        """card.058: secretly."""
        for suspect in SUSPECTS:
            look_at_hand(game, self.power, suspect)

    def confiscate(self, game: Europe) -> None:
        """card.058: nobody is asked if everybody knows that there is nothing to choose from."""
        if any(may_hold_hidden_card(game.state, suspect) for suspect in SUSPECTS):
            game.call(Confiscate(self.power))

    def draw(self, game: Europe) -> None:
        """card.058: a card."""
        deal_card(game, self.power)


def why_not_confiscate(state: Position, card: int) -> int:
    """card.058, card.rule.chosen_discard: 0 if a card of the hands that were read may be discarded, else the reason."""
    if not any(is_in_hand(state, suspect, card) for suspect in SUSPECTS):
        return NOT_IN_THEIR_HANDS
    return NOT_A_CARD_TO_CHOOSE if CARD_KIND[card] in (HOME_CARD, MANDATORY) else ALLOWED


CONFISCATING: Final = Domain(verb("confiscate", ("card", CARD)), verb("confiscate-nothing"))
NO_CARD: Final = CONFISCATING.base("confiscate-nothing")


class Confiscate(PowerChoice):
    """card.058, card.rule.chosen_discard: which card of England or the Protestants is discarded."""

    rule = "card.058"
    domain = CONFISCATING

    def tells(self, game: Europe, seat: int, option: int) -> bool:
        """card.rule.chosen_discard: that nothing is discarded shows that only mandatory cards are held."""
        return option == NO_CARD

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        found = [card for card in range(CARDS) if why_not_confiscate(game.state, card) == ALLOWED]
        return found or (NO_CARD,)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option != NO_CARD:
            return why_not_confiscate(game.state, option)
        return ALLOWED if list(self.candidates(game, seat)) == [NO_CARD] else SOMETHING_CAN_BE_DONE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option != NO_CARD:
            discard_card(game, game.state.place[option] - HAND, option)


CALLING: Final = Domain(verb("debate", ("zone", LANGUAGE)))


class CallFreeDebate(PowerChoice):
    """card.058, 18.1.debate3, ruling.g89: a debate in any zone without cost; an impossible one is skipped."""

    rule = "card.058"
    open_to_all = True
    domain = CALLING

    def seats(self, game: Europe) -> Sequence[int]:
        zones = range(TRANSLATED_ZONES)
        return (self.power,) if any(not why_not_debate(game.state, self.power, zone) for zone in zones) else ()

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return range(TRANSLATED_ZONES)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_debate(game.state, self.power, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        game.call(Debate(self.power, option, NO_DICE, NONE))


INQUISITION_EVENTS: Final[dict[int, CardEvent]] = {
    PAPAL_INQUISITION: CardEvent(needs(CARAFFA), inquire),
    SPANISH_INQUISITION: CardEvent(always, persecute),
}
