"""card.056, card.058, card.067, card.078: spaces that take another faith by an event, without dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent, always
from regnum.titles.here_i_stand.cards.reformation import why_not_take
from regnum.titles.here_i_stand.facts.card_numbers import (
    ANABAPTISTS,
    FREDERICK_THE_WISE,
    PAPAL_INQUISITION,
    SPANISH_INQUISITION,
    THE_WARTBURG,
)
from regnum.titles.here_i_stand.facts.catalogue import CARD, DISTANCE, IS_ELECTORATE, SPACE, SPACE_NUMBER, SPACES, ZONE
from regnum.titles.here_i_stand.facts.names import (
    CATHOLIC_FAITH,
    GERMAN,
    ITALIAN,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
    SPANISH,
)
from regnum.titles.here_i_stand.position.changes.cards import retrieve_card
from regnum.titles.here_i_stand.position.changes.map import convert
from regnum.titles.here_i_stand.position.queries.religion import other_faith
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.conversion import WRONG_FAITH_ALREADY, is_unoccupied
from regnum.titles.here_i_stand.rules.frames import PowerChoice

ONLY_ITALIAN_SPACES: Final = REASONS.add("only_italian_spaces", "card.056")
ONLY_SPANISH_SPACES: Final = REASONS.add("only_spanish_spaces", "card.058")
NOT_AN_ELECTORATE: Final = REASONS.add("not_an_electorate", "card.067")
UNITS_KEEP_ITS_FAITH: Final = REASONS.add("units_keep_its_faith", "card.rule.unoccupied")
NEARER_TO_WITTENBERG_FIRST: Final = REASONS.add("nearer_to_wittenberg_first", "card.078")
ONLY_THE_WARTBURG: Final = REASONS.add("only_the_wartburg", "card.078")

WITTENBERG: Final = SPACE_NUMBER["wittenberg"]
SPACES_TURNED: Final = 2

Scene = Callable[[Position, int], int]


def why_not_italian(state: Position, space: int) -> int:
    """card.056: 0 for a space of the Italian zone, else the reason."""
    return ALLOWED if ZONE[space] == ITALIAN else ONLY_ITALIAN_SPACES


def why_not_spanish(state: Position, space: int) -> int:
    """card.058: 0 for a space of the Spanish zone, else the reason."""
    return ALLOWED if ZONE[space] == SPANISH else ONLY_SPANISH_SPACES


def why_not_anabaptist(state: Position, space: int) -> int:
    """card.067, card.rule.unoccupied: 0 for an unoccupied space that is no electorate, else the reason."""
    if IS_ELECTORATE[space]:
        return NOT_AN_ELECTORATE
    return ALLOWED if is_unoccupied(state, space) else UNITS_KEEP_ITS_FAITH


def why_not_saxon(state: Position, space: int) -> int:
    """card.078, card.rule.within_n_spaces: 0 if no other Catholic space of the German zone is nearer to Wittenberg."""
    catholic = [other for other in range(SPACES) if ZONE[other] == GERMAN and state.faith[other] == CATHOLIC_FAITH]
    best = min([DISTANCE[WITTENBERG][other] for other in catholic], default=0)
    near = space in catholic and DISTANCE[WITTENBERG][space] == best
    return ALLOWED if near else NEARER_TO_WITTENBERG_FIRST


SCENES: Final[dict[int, Scene]] = {
    PAPAL_INQUISITION: why_not_italian,
    SPANISH_INQUISITION: why_not_spanish,
    ANABAPTISTS: why_not_anabaptist,
    FREDERICK_THE_WISE: why_not_saxon,
}


def faith_brought(card: int) -> int:
    """card.078: which faith a card brings; only Frederick the Wise is for the Protestants."""
    return PROTESTANT_FAITH if card == FREDERICK_THE_WISE else CATHOLIC_FAITH


def why_not_turn(state: Position, card: int, space: int) -> int:
    """card.056, card.058, card.067, card.078: 0 if a card may convert a space now, else the reason."""
    if state.faith[space] != other_faith(faith_brought(card)):
        return WRONG_FAITH_ALREADY
    return SCENES[card](state, space)


def spaces_to_turn(state: Position, card: int) -> list[int]:
    """card.056, card.058, card.067, card.078: the spaces that a card may convert now."""
    return [space for space in range(SPACES) if why_not_turn(state, card, space) == ALLOWED]


TURNING: Final = Domain(verb("win", ("space", SPACE)))


class ConvertByCard(PowerChoice):
    """card.056, card.058, card.067, card.078: one space after the other, as many as there are."""

    rule = "card.rule.no_effect_play"
    open_to_all = True
    fields = ("power", "card", "count")
    domain = TURNING

    def __init__(self, power: int, card: int, count: int) -> None:
        self.power = power
        self.card = card
        self.count = count

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if self.count and spaces_to_turn(game.state, self.card) else ()

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return spaces_to_turn(game.state, self.card)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_turn(game.state, self.card, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        convert(game, option, faith_brought(self.card))
        game.call(ConvertByCard(self.power, self.card, self.count - 1))


def baptise_again(game: Europe, power: int) -> None:
    """card.067: the Papacy turns two spaces Catholic, wherever they lie."""
    game.call(ConvertByCard(PAPACY, ANABAPTISTS, SPACES_TURNED))


# ---- card 78: Frederick the Wise ------------------------------------------------------------------------------------


def protect_luther(game: Europe, power: int) -> None:
    """card.078, 21.6.before6: two spaces become Protestant; then the Wartburg may come back."""
    game.call(ConvertByCard(PROTESTANT, FREDERICK_THE_WISE, SPACES_TURNED), RetrieveWartburg(PROTESTANT))


RETRIEVING: Final = Domain(verb("retrieve", ("card", CARD)), verb("leave-discarded"))
LEAVE: Final = RETRIEVING.base("leave-discarded")


class RetrieveWartburg(PowerChoice):
    """card.078, ruling.g09: whether the Protestants take the Wartburg, which they have not played in this turn."""

    rule = "card.078"
    open_to_all = True
    domain = RETRIEVING

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if why_not_take(game.state, self.power, THE_WARTBURG) == ALLOWED else ()

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return (THE_WARTBURG, LEAVE)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == LEAVE:
            return ALLOWED
        return why_not_take(game.state, self.power, option) if option == THE_WARTBURG else ONLY_THE_WARTBURG

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option != LEAVE:
            retrieve_card(game, self.power, option)


CONVERSION_EVENTS: Final[dict[int, CardEvent]] = {
    ANABAPTISTS: CardEvent(always, baptise_again),
    FREDERICK_THE_WISE: CardEvent(always, protect_luther),
}
