"""Events that let the Protestants, or the Papacy, try to convert spaces; most of them commit a debater for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent, always
from regnum.titles.here_i_stand.facts.card_numbers import (
    A_MIGHTY_FORTRESS,
    AFFAIR_OF_THE_PLACARDS,
    AUGSBURG_CONFESSION,
    CALVIN_EXPELLED,
    CALVINS_INSTITUTES,
    DISSOLUTION_OF_THE_MONASTERIES,
    ERASMUS,
    KATHERINA_BORA,
    MARBURG_COLLOQUY,
    MARY_DEFIES_COUNCIL,
    PRINTING_PRESS,
)
from regnum.titles.here_i_stand.facts.names import (
    CATHOLIC_FAITH,
    ENGLAND,
    ENGLISH,
    FRENCH,
    GERMAN,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
)
from regnum.titles.here_i_stand.facts.people import (
    DEBATER,
    DEBATER_NUMBER,
    DEBATER_VALUE,
    REFORMER_DEBATER,
    REFORMER_NUMBER,
)
from regnum.titles.here_i_stand.position.changes.cards import deal_card
from regnum.titles.here_i_stand.position.changes.progress import put_in_force
from regnum.titles.here_i_stand.position.changes.religion import banish_reformer, commit_debater
from regnum.titles.here_i_stand.position.queries.readings import reading
from regnum.titles.here_i_stand.position.queries.religion import LUTHER
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import UNCOMMITTED, Europe, Position
from regnum.titles.here_i_stand.rules.conversion import ALL_ZONES, ANYWHERE, Attempts
from regnum.titles.here_i_stand.rules.frames import PowerChoice

HE_CANNOT_BE_COMMITTED: Final = REASONS.add("he_cannot_be_committed", "card.rule.requirements")
NOBODY_FOR_THE_COLLOQUY: Final = REASONS.add("nobody_for_the_colloquy", "card.041")
CALVIN_IS_NOT_THERE: Final = REASONS.add("calvin_is_not_there", "card.045")

MELANCHTHON: Final = DEBATER_NUMBER["melanchthon"]
WITTENBERGERS: Final[tuple[int, ...]] = (LUTHER, MELANCHTHON)
SWISS: Final[tuple[int, ...]] = (DEBATER_NUMBER["zwingli"], DEBATER_NUMBER["oekolampadius"])
CALVIN_REFORMER: Final = REFORMER_NUMBER["calvin"]
LAST_TURN_OF_ERASMUS: Final = 2  # in which he helps the Protestants

Condition = Callable[[Position, int], int]


def is_free(state: Position, debater: int) -> bool:
    """18.2: whether a debater is in play and not committed."""
    return state.debaters[debater] == UNCOMMITTED


def needs(debater: int) -> Condition:
    """card.rule.requirements, 21.5.reformer_events: the event needs this debater in play and uncommitted."""
    return lambda state, power: ALLOWED if is_free(state, debater) else HE_CANNOT_BE_COMMITTED


def reformation(zones: int, count: int, modifier: int = 0) -> Attempts:
    """18.3.events, card.rule.resolved_by_key: so many attempts of the Protestants, whoever has played the card."""
    return Attempts(PROTESTANT, PROTESTANT_FAITH, zones, ANYWHERE, count, 0, modifier)


def counter_reformation(zones: int, count: int) -> Attempts:
    """18.4.source2, card.rule.resolved_by_key: so many attempts of the Papacy, whoever has played the card."""
    return Attempts(PAPACY, CATHOLIC_FAITH, zones, ANYWHERE, count, 0, 0)


def preaches(debater: int, zones: int, count: int, modifier: int = 0) -> CardEvent:
    """18.2.bonus.restriction3c, 18.2.example2, 18.3.event1, 18.3.event2, 18.3.event5, card.044, card.046, card.065,
    card.085, ruling.g48, 11.1.example6: a debater is committed, which uses up no bonus; then the attempts."""

    def effect(game: Europe, power: int) -> None:
        commit_debater(game, debater)
        game.call(reformation(zones, count, modifier))

    return CardEvent(needs(debater), effect)


def marry_bora(game: Europe, power: int) -> None:
    """card.085, ruling.g48: Luther is committed; five attempts, or four by the other reading."""
    commit_debater(game, LUTHER)
    game.call(reformation(ALL_ZONES, 5 if reading(game.state, "bora_attempts") == "five" else 4))


# ---- card 39: Augsburg Confession, card 90: Printing Press ----------------------------------------------------------


def confess(game: Europe, power: int) -> None:
    """card.039: for the rest of the turn the Papacy has worse dice in attempts and debates of its own."""
    commit_debater(game, MELANCHTHON)
    put_in_force(game.state, AUGSBURG_CONFESSION)


def print_books(game: Europe, power: int) -> None:
    """card.090, 18.3.event4: three attempts, and one more die in all of them until the turn ends, these included."""
    put_in_force(game.state, PRINTING_PRESS)
    game.call(reformation(ALL_ZONES, 3))


# ---- card 41: Marburg Colloquy --------------------------------------------------------------------------------------


def why_not_colloquy(state: Position, power: int) -> int:
    """card.041: 0 if one debater of either school is free, else the reason."""
    for school in (WITTENBERGERS, SWISS):
        if not any(is_free(state, debater) for debater in school):
            return NOBODY_FOR_THE_COLLOQUY
    return ALLOWED


def hold_colloquy(game: Europe, power: int) -> None:
    """card.041: the Protestants send one debater of either school."""
    game.call(SendToMarburg(PROTESTANT, WITTENBERGERS, 0))


SENDING: Final = Domain(verb("send-to-marburg", ("debater", DEBATER)))


class SendToMarburg(PowerChoice):
    """card.041, 18.3.event4, 18.3.event5: who of a school is committed; the values of both are the number of
    attempts."""

    rule = "card.041"
    open_to_all = True
    fields = ("power", "school", "value")
    domain = SENDING

    def __init__(self, power: int, school: tuple[int, ...], value: int) -> None:
        self.power = power
        self.school = school
        self.value = value  # of whoever was sent before

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,)

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return self.school

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option not in self.school:
            return NOBODY_FOR_THE_COLLOQUY
        return ALLOWED if is_free(game.state, option) else HE_CANNOT_BE_COMMITTED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        commit_debater(game, option)
        value = self.value + DEBATER_VALUE[option]
        if self.school == WITTENBERGERS:
            game.call(SendToMarburg(self.power, SWISS, value))
        else:
            game.call(reformation(ALL_ZONES, value))


# ---- card 45: Calvin Expelled ---------------------------------------------------------------------------------------


def why_not_expel(state: Position, power: int) -> int:
    """card.045: 0 if Calvin is on the map, else the reason."""
    return ALLOWED if state.reformers[CALVIN_REFORMER] == UNCOMMITTED else CALVIN_IS_NOT_THERE


def expel_calvin(game: Europe, power: int) -> None:
    """card.045, 8.2.reformers2: he leaves until the next Card Draw phase."""
    banish_reformer(game, CALVIN_REFORMER, REFORMER_DEBATER[CALVIN_REFORMER])


# ---- card 63: Dissolution of the Monasteries, card 75: Erasmus ------------------------------------------------------


def dissolve_monasteries(game: Europe, power: int) -> None:
    """card.063, 18.3.event3: England draws two cards; then three attempts in its zone."""
    for _ in range(2):
        deal_card(game, ENGLAND)
    game.call(reformation(1 << ENGLISH, 3))


def read_erasmus(game: Europe, power: int) -> None:
    """card.075, 18.3.event4: in the first two turns he helps the Protestants, later the Papacy."""
    is_early = game.state.turn <= LAST_TURN_OF_ERASMUS
    game.call(reformation(ALL_ZONES, 4) if is_early else counter_reformation(ALL_ZONES, 4))


def defy_council(game: Europe, power: int) -> None:
    """card.061: three attempts of the Papacy in the English zone, whoever rules England."""
    game.call(counter_reformation(1 << ENGLISH, 3))


PREACHING_EVENTS: Final[dict[int, CardEvent]] = {
    AUGSBURG_CONFESSION: CardEvent(needs(MELANCHTHON), confess),
    MARBURG_COLLOQUY: CardEvent(why_not_colloquy, hold_colloquy),
    AFFAIR_OF_THE_PLACARDS: preaches(DEBATER_NUMBER["cop"], 1 << FRENCH, 3),
    CALVIN_EXPELLED: CardEvent(why_not_expel, expel_calvin),
    CALVINS_INSTITUTES: preaches(DEBATER_NUMBER["calvin"], 1 << FRENCH, 5, modifier=1),
    MARY_DEFIES_COUNCIL: CardEvent(always, defy_council),
    DISSOLUTION_OF_THE_MONASTERIES: CardEvent(always, dissolve_monasteries),
    A_MIGHTY_FORTRESS: preaches(LUTHER, 1 << GERMAN, 6),
    ERASMUS: CardEvent(always, read_erasmus),
    KATHERINA_BORA: CardEvent(needs(LUTHER), marry_bora),
    PRINTING_PRESS: CardEvent(always, print_books),
}
