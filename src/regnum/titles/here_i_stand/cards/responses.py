"""card.033, card.036, card.038: response cards that are also events of the own impulse, and the comet between two."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import HALLEYS_COMET, LANDSKNECHTS, SWISS_MERCENARIES
from regnum.titles.here_i_stand.facts.catalogue import MAJOR
from regnum.titles.here_i_stand.facts.names import AS_RESPONSE, MAJORS
from regnum.titles.here_i_stand.position.changes.cards import (
    note_played,
    put_on_table,
    take_out_of_game,
    take_random_card,
)
from regnum.titles.here_i_stand.position.changes.progress import order_skip
from regnum.titles.here_i_stand.position.queries.cards import drawable_cards, is_in_hand, may_play
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe
from regnum.titles.here_i_stand.rules.frames import PowerChoice
from regnum.titles.here_i_stand.rules.responses import (
    NOT_IN_YOUR_HAND,
    MomentOfCard,
    call_mercenaries,
)

NOT_YOURSELF: Final = REASONS.add("not_yourself", "card.038a")
NOT_BEFORE_AN_IMPULSE: Final = REASONS.add("not_before_an_impulse", "16.4.step5.b")


def hire_landsknechts(game: Europe, power: int) -> None:
    """card.033, ruling.g04: mercenaries in the own impulse."""
    call_mercenaries(game, power, LANDSKNECHTS)


def hire_swiss(game: Europe, power: int) -> None:
    """card.036, ruling.g04: mercenaries in the own impulse."""
    call_mercenaries(game, power, SWISS_MERCENARIES)


# ---- card 38: Halley's Comet ----------------------------------------------------------------------------------------


def see_misfortune(game: Europe, power: int) -> None:
    """card.038a, ruling.g04: as the event of an impulse."""
    game.call(NameUnlucky(power))


def see_delay(game: Europe, power: int) -> None:
    """card.038b, ruling.g04: as the event of an impulse."""
    game.call(NameDelayed(power))


def lose_card(game: Europe, power: int) -> None:
    """card.038a, card.rule.random_draw: a power throws a random card away, if it has one that can be drawn."""
    if drawable_cards(game.state, power):
        take_random_card(game, power)


NAMING: Final = Domain(verb("name", ("power", MAJOR)))


class NameUnlucky(PowerChoice):
    """card.038a: which other power throws a card away."""

    rule = "card.038a"
    open_to_all = True
    domain = NAMING

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return NOT_YOURSELF if option == self.power else ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        lose_card(game, option)


class NameDelayed(PowerChoice):
    """card.038b: which power skips its next impulse."""

    rule = "card.038b"
    open_to_all = True
    domain = NAMING

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        order_skip(game, option)


BETWEEN: Final = Domain(verb("pass"), verb("comet-discard", ("power", MAJOR)), verb("comet-skip", ("power", MAJOR)))
DISCARDED: Final = BETWEEN.base("comet-discard")
SKIPPED: Final = BETWEEN.base("comet-skip")


class BetweenImpulses(MomentOfCard):
    """card.038: between two impulses any power may let the comet appear."""

    rule = "card.038"
    only_card: ClassVar[int] = HALLEYS_COMET
    domain = BETWEEN

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return range(BETWEEN.size)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == self.silence:
            return ALLOWED
        if not is_in_hand(game.state, seat, HALLEYS_COMET):
            return NOT_IN_YOUR_HAND
        if not may_play(game.state, seat, HALLEYS_COMET):
            return NOT_BEFORE_AN_IMPULSE
        return NOT_YOURSELF if option == DISCARDED + seat else ALLOWED

    def play(self, game: Europe, seat: int, option: int) -> None:
        put_on_table(game, seat, HALLEYS_COMET, AS_RESPONSE)
        note_played(game.state, seat, HALLEYS_COMET)
        take_out_of_game(game, HALLEYS_COMET)
        if option >= SKIPPED:
            order_skip(game, option - SKIPPED)
        else:
            lose_card(game, option - DISCARDED)


assert DISCARDED + MAJORS == SKIPPED
