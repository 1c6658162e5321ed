"""What cards are worth to a greedy player, in victory points."""

from __future__ import annotations

from typing import Final

from regnum.agents.here_i_stand.greedy_diplomacy import hopes, war_worth
from regnum.titles.here_i_stand.facts import card_numbers as cards
from regnum.titles.here_i_stand.facts.catalogue import CARD_KIND, HOME_CARDS, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import (
    ASK_FOR_DIVORCE,
    ENGLAND,
    FRANCE,
    HAPSBURG,
    MAJORS,
    MANDATORY,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
)
from regnum.titles.here_i_stand.position.queries.england import heir_points, is_edward_born
from regnum.titles.here_i_stand.position.queries.progress import points_of_card
from regnum.titles.here_i_stand.position.state import CAPTIVE, COLUMNS, DISCARD, Position

WORTH_OF_POINT: Final[tuple[float, ...]] = (0.24, 0.25, 0.25, 0.25, 0.21, 0.27)  # by power
MILAN: Final = SPACE_NUMBER["milan"]
FORCED: Final = 0.55  # a mandatory event, that must be played anyway
WITH_POINTS: Final = 0.05
UNKNOWN: Final = -0.2
ARMY: Final = 1.25  # four regulars at once
FEW_REGULARS: Final = 12
BULL: Final = 0.9
LEIPZIG: Final = 0.85
WEDDING: Final = 1.9
HEIR: Final = 5

# What an event is worth to some powers; to nobody else.
GAINS: Final[dict[int, dict[int, float]]] = {
    cards.AUGSBURG_CONFESSION: {PROTESTANT: 1.0},
    cards.MARBURG_COLLOQUY: {PROTESTANT: 1.5},
    cards.ZWINGLI_DONS_ARMOR: {PAPACY: 0.9},
    cards.AFFAIR_OF_THE_PLACARDS: {PROTESTANT: 1.3},
    cards.CALVIN_EXPELLED: {PAPACY: 0.4},
    cards.CALVINS_INSTITUTES: {PROTESTANT: 1.7},
    cards.COPERNICUS: dict.fromkeys(range(MAJORS), 2.0),
    cards.GALLEONS: {HAPSBURG: 0.6, FRANCE: 0.45, ENGLAND: 0.45},
    cards.PLANTATIONS: {HAPSBURG: 0.6, FRANCE: 0.5, ENGLAND: 0.5},
    cards.HUGUENOT_RAIDERS: {FRANCE: 0.6, ENGLAND: 0.6, PROTESTANT: 0.6},
    cards.MERCATORS_MAP: {HAPSBURG: 1.1, ENGLAND: 1.1, FRANCE: 1.1},
    cards.MICHAEL_SERVETUS: {**dict.fromkeys(range(PROTESTANT), 1.1), PAPACY: 1.3},
    cards.MICHELANGELO: {PAPACY: 1.4},
    cards.POTOSI_SILVER_MINES: {HAPSBURG: 0.9, FRANCE: 0.9, ENGLAND: 0.9},
    cards.JESUIT_EDUCATION: {PAPACY: 0.7},
    cards.PAPAL_INQUISITION: {PAPACY: 1.3},
    cards.SPANISH_INQUISITION: {HAPSBURG: 1.1, PAPACY: 0.9},
    cards.PHILIP_OF_HESSES_BIGAMY: {PAPACY: 0.5, HAPSBURG: 0.5},
    cards.LADY_JANE_GREY: {PAPACY: 0.5, PROTESTANT: 0.5},
    cards.MAURICE_OF_SAXONY: {HAPSBURG: 0.9, PROTESTANT: 0.8},
    cards.MARY_DEFIES_COUNCIL: {PAPACY: 0.5},
    cards.BOOK_OF_COMMON_PRAYER: {PROTESTANT: 1.1, ENGLAND: 1.0},
    cards.DISSOLUTION_OF_THE_MONASTERIES: {ENGLAND: 2.0, PROTESTANT: 0.9},
    cards.PILGRIMAGE_OF_GRACE: {PAPACY: 0.5},
    cards.A_MIGHTY_FORTRESS: {PROTESTANT: 1.5},
    cards.AKINJI_RAIDERS: {OTTOMAN: 1.2},
    cards.ANABAPTISTS: {PAPACY: 0.9},
    cards.ANDREA_DORIA: {FRANCE: 1.5, HAPSBURG: 1.5, PAPACY: 1.9},
    cards.AULD_ALLIANCE: {FRANCE: 0.7},
    cards.CHARLES_BOURBON: dict.fromkeys(range(MAJORS), 0.8),
    cards.CITY_STATE_REBELS: dict.fromkeys(range(MAJORS), 0.7),
    cards.DIPLOMATIC_MARRIAGE: {HAPSBURG: 1.7, FRANCE: 1.7, PAPACY: 2.1, ENGLAND: 0.9},
    cards.DIPLOMATIC_OVERTURE: dict.fromkeys(range(MAJORS), 0.9),
    cards.ERASMUS: {PROTESTANT: 1.3},
    cards.FOREIGN_RECRUITS: {HAPSBURG: 1.0, OTTOMAN: 1.0, ENGLAND: 0.8, FRANCE: 0.9},
    cards.FREDERICK_THE_WISE: {PROTESTANT: 1.0},
    cards.FUGGERS: dict.fromkeys(range(MAJORS), 1.2),
    cards.INDULGENCE_VENDOR: {PAPACY: 1.1},
    cards.JANISSARIES_REBEL: {HAPSBURG: 0.6},
    cards.JOHN_ZAPOLYA: {OTTOMAN: 0.7},
    cards.KATHERINA_BORA: {PROTESTANT: 1.6},
    cards.PEASANTS_WAR: {PAPACY: 0.8},
    cards.PIRATE_HAVEN: {OTTOMAN: 1.0},
    cards.PRINTING_PRESS: {PROTESTANT: 1.8},
    cards.REVOLT_IN_EGYPT: {HAPSBURG: 0.8},
    cards.WAR_IN_PERSIA: {HAPSBURG: 1.0},
    cards.REVOLT_IN_IRELAND: {FRANCE: 0.75, HAPSBURG: 0.75},
    cards.REVOLT_OF_THE_COMMUNEROS: {FRANCE: 0.6, OTTOMAN: 0.5},
    cards.SACK_OF_ROME: {FRANCE: 0.6, HAPSBURG: 0.6, PROTESTANT: 1.0},
    cards.SEBASTIAN_CABOT: {ENGLAND: 0.9, FRANCE: 0.9, HAPSBURG: 0.9},
    cards.SMALLPOX: {ENGLAND: 1.2, FRANCE: 1.2, HAPSBURG: 1.3},
    cards.VENETIAN_ALLIANCE: {PAPACY: 2.2},
}


def worth_of_point(seat: int) -> float:
    """What a command point brings a power."""
    return WORTH_OF_POINT[seat]


def event_worth(state: Position, seat: int, card: int, option: int) -> float:
    """What an event brings."""
    points = worth_of_point(seat) * points_of_card(state, card)
    if card in HOME_CARDS[seat]:
        return home_worth(state, seat, card, option, points)
    if CARD_KIND[card] == MANDATORY:
        return FORCED
    if card == cards.ROXELANA:
        return points + (0.2 if seat == OTTOMAN else 0.1)
    if card == cards.MACHIAVELLI_THE_PRINCE:
        return 2 * worth_of_point(seat) + best_war(state, seat)
    if card == cards.TREACHERY:
        return 2.2 if any(siege >> seat & 1 for siege in state.besiegers) else UNKNOWN
    if card == cards.RANSOM:
        mine = [at >= CAPTIVE and state.leader_owner[leader] == seat for leader, at in enumerate(state.leader_at)]
        return 1.2 if any(mine) else UNKNOWN
    return GAINS.get(card, {}).get(seat, UNKNOWN)


def best_war(state: Position, seat: int) -> float:
    """The war that promises most."""
    open_to_attack = [other for other in range(MAJORS) if other != seat and not state.war[seat] >> other & 1]
    return max([war_worth(state, seat, other) for other in open_to_attack] or [-1.0])


def home_worth(state: Position, seat: int, card: int, option: int, points: float) -> float:
    """What the own Home card brings as an event."""
    if card == cards.JANISSARIES:
        few = sum(state.land[OTTOMAN::COLUMNS]) < FEW_REGULARS
        return ARMY if few and hopes(state, seat, 0) > 0.5 else points - 0.2
    if card == cards.HOLY_ROMAN_EMPEROR:
        return points + WITH_POINTS
    if card == cards.SIX_WIVES_OF_HENRY_VIII:
        return wives_worth(state, option, points)
    if card == cards.PATRON_OF_THE_ARTS:
        return 1.3 if state.control[MILAN] == FRANCE else 0.9
    if card == cards.PAPAL_BULL:
        return BULL if option == 1 else 0.6
    if card == cards.LEIPZIG_DEBATE:
        return LEIPZIG
    return here_i_stand_worth(state, points) if option == 1 else UNKNOWN


def wives_worth(state: Position, option: int, points: float) -> float:
    """A war without price, or the next wedding until there is an heir."""
    if option == 1:
        return points + max([war_worth(state, ENGLAND, other) for other in (HAPSBURG, FRANCE, SCOTLAND)])
    if heir_points(state) >= HEIR or is_edward_born(state):
        return 0.1
    return WEDDING if state.wife >= ASK_FOR_DIVORCE else 1.4


def here_i_stand_worth(state: Position, points: float) -> float:
    """The best card that was thrown away."""
    found = [each for each, place in enumerate(state.place) if place == DISCARD and CARD_KIND[each] != MANDATORY]
    worths = [0.0]
    for each in found:
        worths.append(GAINS.get(each, {}).get(PROTESTANT, 0.0))
        worths.append(worth_of_point(PROTESTANT) * points_of_card(state, each))
    return max(worths)
