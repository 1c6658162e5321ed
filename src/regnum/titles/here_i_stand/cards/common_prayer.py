"""card.062: the Book of Common Prayer: attempts in England, and a rising against them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent
from regnum.titles.here_i_stand.cards.preaching import needs
from regnum.titles.here_i_stand.facts.card_numbers import BOOK_OF_COMMON_PRAYER
from regnum.titles.here_i_stand.facts.catalogue import SPACE, SPACES
from regnum.titles.here_i_stand.facts.names import CATHOLIC_FAITH, ENGLAND, ENGLISH, PROTESTANT, PROTESTANT_FAITH
from regnum.titles.here_i_stand.facts.people import REFORMER_DEBATER
from regnum.titles.here_i_stand.position.changes.map import begin_unrest
from regnum.titles.here_i_stand.position.changes.religion import commit_debater
from regnum.titles.here_i_stand.position.queries.religion import CRANMER as CRANMER_REFORMER
from regnum.titles.here_i_stand.position.queries.spaces import home_spaces_of
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.conversion import IN_ENGLAND, Attempts
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep, roll_die

PRAYER_BOOK_ROLLED: Final = EVENTS.add("prayer_book_rolled", "card.062", "power", "die")

NOT_CATHOLIC_AND_CALM: Final = REASONS.add("not_catholic_and_calm", "card.062")

CRANMER: Final = REFORMER_DEBATER[CRANMER_REFORMER]
ATTEMPTS: Final = 4
RISINGS: Final[tuple[int, ...]] = (
    0,
    0,
    1,
    1,
    2,
    SPACES,
)  # in how many spaces unrest begins, by the die; with a 6 in all


def pray_in_english(game: Europe, power: int) -> None:
    """card.062, 18.3.event3, 18.3.step1.e: four attempts of the Protestants at English home spaces; then a die."""
    commit_debater(game, CRANMER)
    attempts = Attempts(PROTESTANT, PROTESTANT_FAITH, 1 << ENGLISH, IN_ENGLAND, ATTEMPTS, 0, 0)
    game.call(attempts, Rising(power))


def catholic_homes(state: Position) -> list[int]:
    """card.062, 12.4.empty, ruling.g90: Catholic English home spaces without unrest, occupied or not."""
    return [
        space
        for space in home_spaces_of(state, ENGLAND)
        if state.faith[space] == CATHOLIC_FAITH and not state.unrest[space]
    ]


class Rising(PowerStep):
    """card.062: a die says in how many Catholic English home spaces unrest begins."""

    steps = ("roll",)

    def roll(self, game: Europe) -> None:
        """card.062: whoever has played the card chooses, if there are more than that."""
        die = roll_die(game)
        game.tell(PRAYER_BOOK_ROLLED, PROTESTANT, die)
        count, homes = RISINGS[die - 1], catholic_homes(game.state)
        if count < len(homes):
            game.call(*[RiseAgainstBook(self.power) for _ in range(count)])
            return
        for space in homes:
            begin_unrest(game, space)


RISING: Final = Domain(verb("stir", ("space", SPACE)))


class RiseAgainstBook(PowerChoice):
    """card.062, 12.4.empty: where unrest begins."""

    rule = "card.062"
    open_to_all = True
    domain = RISING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return catholic_homes(game.state)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in catholic_homes(game.state) else NOT_CATHOLIC_AND_CALM

    def choose(self, game: Europe, seat: int, option: int) -> None:
        begin_unrest(game, option)


PRAYER_EVENTS: Final[dict[int, CardEvent]] = {
    BOOK_OF_COMMON_PRAYER: CardEvent(needs(CRANMER), pray_in_english),
}
