"""card.064, card.080, card.082, card.088, card.094: revolts: unrest in spaces of whoever plays the card's choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent, always
from regnum.titles.here_i_stand.facts.card_numbers import (
    CLOTH_PRICES_FLUCTUATE,
    GABELLE_REVOLT,
    JANISSARIES_REBEL,
    PEASANTS_WAR,
    PILGRIMAGE_OF_GRACE,
    REVOLT_OF_THE_COMMUNEROS,
)
from regnum.titles.here_i_stand.facts.catalogue import HOME, SPACE, SPACE_NUMBER, SPACES, ZONE
from regnum.titles.here_i_stand.facts.names import ENGLAND, FRANCE, GERMAN, HAPSBURG, ITALIAN, OTTOMAN, SPANISH
from regnum.titles.here_i_stand.position.changes.map import begin_unrest
from regnum.titles.here_i_stand.position.queries.powers import powers_at_war
from regnum.titles.here_i_stand.position.queries.spaces import is_home_of, is_in_play
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.conversion import is_unoccupied
from regnum.titles.here_i_stand.rules.frames import PowerChoice

NOT_THE_SCENE_OF_THE_REVOLT: Final = REASONS.add("not_the_scene_of_the_revolt", "12.4.source")
UNREST_THERE_ALREADY: Final = REASONS.add("unrest_there_already", "12.4")
OCCUPIED_SPACES_STAY_CALM: Final = REASONS.add("occupied_spaces_stay_calm", "card.rule.unoccupied")

CLOTH_TOWNS: Final[tuple[int, ...]] = tuple(SPACE_NUMBER[name] for name in ("antwerp", "brussels", "amsterdam"))
REBELS: Final = 2  # how many spaces the Janissaries stir up
MANY_REBELS: Final = 4  # as long as the Ottomans fight no major power

Scene = Callable[[Position, int], bool]


def is_english_home(state: Position, space: int) -> bool:
    """card.064: of either faith."""
    return is_home_of(state, space, ENGLAND)


def is_french_home(state: Position, space: int) -> bool:
    """card.080: of either faith."""
    return is_home_of(state, space, FRANCE)


def is_ottoman_home(state: Position, space: int) -> bool:
    """card.082: pirate havens included."""
    return is_home_of(state, space, OTTOMAN)


def is_german(state: Position, space: int) -> bool:
    """card.088: the German zone, whoever holds it."""
    return ZONE[space] == GERMAN


def is_spanish(state: Position, space: int) -> bool:
    """card.094: the Spanish zone, whoever holds it."""
    return ZONE[space] == SPANISH


def is_cloth_country(state: Position, space: int) -> bool:
    """card.072b: the three towns, and Hapsburg home spaces of the German and Italian zones."""
    return space in CLOTH_TOWNS or (HOME[space] == HAPSBURG and ZONE[space] in (GERMAN, ITALIAN))


SCENES: Final[dict[int, Scene]] = {
    PILGRIMAGE_OF_GRACE: is_english_home,
    CLOTH_PRICES_FLUCTUATE: is_cloth_country,
    GABELLE_REVOLT: is_french_home,
    JANISSARIES_REBEL: is_ottoman_home,
    PEASANTS_WAR: is_german,
    REVOLT_OF_THE_COMMUNEROS: is_spanish,
}


def why_not_revolt(state: Position, card: int, space: int) -> int:
    """12.4.source, 12.4.empty, card.rule.unoccupied, ruling.g90: 0 if a card may bring unrest to a space, else the
    reason."""
    if not is_in_play(state, space) or not SCENES[card](state, space):
        return NOT_THE_SCENE_OF_THE_REVOLT
    if state.unrest[space]:
        return UNREST_THERE_ALREADY
    return ALLOWED if is_unoccupied(state, space) else OCCUPIED_SPACES_STAY_CALM


REVOLTING: Final = Domain(verb("stir", ("space", SPACE)), verb("enough"))
ENOUGH: Final = REVOLTING.base("enough")


class Revolt(PowerChoice):
    """card.064, card.080, card.082, card.088, card.094, card.rule.up_to: one space after the other, or enough."""

    rule = "12.4.source"
    open_to_all = True
    fields = ("power", "card", "count")
    domain = REVOLTING

    def __init__(self, power: int, card: int, count: int) -> None:
        self.power = power
        self.card = card
        self.count = count

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if self.count and restless_spaces(game.state, self.card) else ()

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [*restless_spaces(game.state, self.card), ENOUGH]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option == ENOUGH else why_not_revolt(game.state, self.card, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option != ENOUGH:
            begin_unrest(game, option)
            game.call(Revolt(self.power, self.card, self.count - 1))


def restless_spaces(state: Position, card: int) -> list[int]:
    """12.4: the spaces to which a card may bring unrest."""
    calm = [space for space in range(SPACES) if not state.unrest[space]]
    return [space for space in calm if why_not_revolt(state, card, space) == ALLOWED]


def revolt(card: int, count: int) -> CardEvent:
    """card.064, card.080, card.088, card.094: an event that brings unrest to so many spaces of its scene."""
    return CardEvent(always, lambda game, power: game.call(Revolt(power, card, count)))


def rebel(game: Europe, power: int) -> None:
    """card.082: two spaces, or four while the Ottomans fight no major power."""
    count = REBELS if powers_at_war(game.state, OTTOMAN) else MANY_REBELS
    game.call(Revolt(power, JANISSARIES_REBEL, count))


UNREST_EVENTS: Final[dict[int, CardEvent]] = {
    PILGRIMAGE_OF_GRACE: revolt(PILGRIMAGE_OF_GRACE, 5),
    GABELLE_REVOLT: revolt(GABELLE_REVOLT, 2),
    JANISSARIES_REBEL: CardEvent(always, rebel),
    PEASANTS_WAR: revolt(PEASANTS_WAR, 5),
    REVOLT_OF_THE_COMMUNEROS: revolt(REVOLT_OF_THE_COMMUNEROS, 3),
}
