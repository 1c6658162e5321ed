"""How good a position of Pax Renaissance is for a seat: a number made of victories, threats, wealth and tempo.

Only what the seat may see is used, so the worth of a position does not depend on other hands.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from regnum.titles.pax_renaissance.facts.catalogue import AGENTS, COMETS, IS_COMET, OPERATIONS, PRESTIGE, ROUTE_PATH
from regnum.titles.pax_renaissance.facts.names import (
    EAST,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    NONE,
    P_DISCOVERY,
    P_LAW,
    P_PATRON,
    RELIGIONS,
    RENAISSANCE,
    WEST,
)
from regnum.titles.pax_renaissance.position.queries.empires import believers_in_theocracies, concessions
from regnum.titles.pax_renaissance.position.queries.market import cards_left
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.queries.tableau import (
    bishops_in_play,
    copies,
    kings,
    old_maids,
    operations_of,
    prestige_on,
    republics,
    tableau_cards,
)
from regnum.titles.pax_renaissance.position.queries.victories import (
    LEADS,
    TWO_PLAYER_KINGS,
    actions_to_declare,
    supreme_religion,
)
from regnum.titles.pax_renaissance.position.state import COLUMNS, FAIR, IN_DECK, IN_MARKET, Position

Tally = list[int]  # prestige by kind
Gaps = list[float]  # by victory: how many steps are missing, 0 if its conditions are met

WON: Final = 10_000.0
DECLARES_NOW: Final = 2_000.0  # the conditions of an active victory are met and there is an action left
DECLARES_NEXT_TURN: Final = 150.0
DECLARES_WITH_COMET: Final = 40.0  # the conditions are met and a comet can be paid
LAST_TURN: Final = 500.0  # the patron victory, won or lost, when the market runs dry after this turn
NEARNESS: Final[tuple[float, ...]] = (14.0, 8.0, 4.5, 2.5, 1.3, 0.7, 0.3)  # by steps missing
ACTIVE: Final = 2.5
COMET_IN_REACH: Final = 1.7
COMET_TO_COME: Final = 1.0
THREAT_ACTIVE: Final[tuple[float, ...]] = (250.0, 12.0, 3.0)  # an opponent with an active victory, by steps missing
THREAT_COMET: Final[tuple[float, ...]] = (60.0, 4.0, 1.0)  # the same if a comet can be bought
ENVY: Final = 0.3  # how much the best opponent's position weighs against one's own
CARD_IN_TABLEAU: Final = 1.0
OPERATION: Final = 0.35
USEFUL_OPERATION_CARDS: Final = 8
PRESTIGE_WORTH: Final[tuple[float, ...]] = (0.35, 0.35, 0.35, 0.6, 0.5, 0.7)
CARD_IN_HAND: Final = 0.7
CONCESSION: Final = 0.9
ON_OPEN_ROUTE: Final = 0.4
KING: Final = 1.2
REPUBLIC: Final = 1.6
PATRON_EARLY: Final = 0.4
PATRON_LATE: Final = 5.0
PATRON_LEAD_CAP: Final = 4
TEMPO: Final = 0.6  # an action that is left
# The first three are worth most.
FLORINS: Final[tuple[tuple[int, float], ...]] = ((3, 1.0), (4, 0.55), (5, 0.3), (100, 0.1))


class Evaluation:
    """Everything that is counted once for a position, and the worth made of it."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.seats = [seat for seat in range(len(state.florins)) if not state.out[seat]]
        self.cards = {seat: tableau_cards(state, seat) for seat in self.seats}
        self.prestige = {seat: tally(state, seat, self.cards[seat]) for seat in self.seats}
        self.kings = {seat: kings(state, seat) for seat in self.seats}
        self.republics = {seat: republics(state, seat) for seat in self.seats}
        self.counts = {seat: self.count(seat) for seat in self.seats}
        self.faith_gaps = faith_gaps(state)
        self.gaps = {seat: self.gaps_of(seat) for seat in self.seats}
        cards = cards_left(state, EAST) + cards_left(state, WEST)
        self.lateness = lateness(cards)
        self.last_turn = is_last_turn(state, cards)
        self.comet_price = comet_price(state)

    def worth(self, seat: int) -> float:
        """The seat's own prospects, less what the others threaten."""
        if seat not in self.gaps:
            return -WON
        others = [self.prospects(other) for other in self.seats if other != seat]
        threats = sum(self.threat(other) for other in self.seats if other != seat)
        hand = sum(hand_card_worth(card) for card in self.state.hand[seat])
        own = self.prospects(seat) + hand + self.chances_to_declare(seat)
        if self.last_turn:
            own += LAST_TURN if self.leads_patrons(seat) else -LAST_TURN
        return own - ENVY * max(others, default=0.0) - threats

    # ---- victories ------------------------------------------------------------------------------------------------

    def count(self, seat: int) -> dict[int, list[tuple[int, int]]]:
        """What counts for three of the victories, each with the lead it needs, as in the rules."""
        state, prestige = self.state, self.prestige[seat]
        patrons = prestige[P_PATRON]
        law = prestige[P_LAW] + patrons * copies(state, seat, "patron_as_law_renaissance")
        trade = concessions(state, seat) + patrons * copies(state, seat, "patron_as_concession_globalization")
        crowns = TWO_PLAYER_KINGS if len(state.florins) == 2 else LEADS[IMPERIAL][0]
        first, second = LEADS[RENAISSANCE], LEADS[GLOBALIZATION]
        return {
            RENAISSANCE: [(self.republics[seat], first[0]), (law, first[1])],
            GLOBALIZATION: [(trade, second[0]), (prestige[P_DISCOVERY], second[1])],
            IMPERIAL: [(self.kings[seat], crowns)],
        }

    def gaps_of(self, seat: int) -> Gaps:
        """How many steps each of the four victories is away: leads that are missing over the best opponent."""
        gaps = [0.0, 0.0, 0.0, 0.0]
        others = [other for other in self.seats if other != seat]
        for victory, wanted in self.counts[seat].items():
            for place, (mine, lead) in enumerate(wanted):
                best = 0
                for other in others:
                    best = max(best, self.counts[other][victory][place][0])
                gaps[victory] += max(0, lead - mine + best)
        gaps[HOLY] = min([self.holy_gap(seat, religion) for religion in RELIGIONS])
        return gaps

    def holy_gap(self, seat: int, religion: int) -> float:
        """The steps by which a religion is not supreme, and the prestige in it that is missing."""
        missing = max(0, LEADS[HOLY][0] - self.prestige[seat][religion] + self.best(seat, religion))
        return self.faith_gaps[religion] + missing

    def best(self, seat: int, kind: int) -> int:
        """The most prestige of one kind that an opponent has."""
        found = 0
        for other in self.seats:
            if other != seat:
                found = max(found, self.prestige[other][kind])
        return found

    def chances_to_declare(self, seat: int) -> float:
        """A victory that can be declared at once, or nearly."""
        state, found = self.state, 0.0
        actions = state.actions if state.active == seat else 0
        for victory, gap in enumerate(self.gaps[seat]):
            if gap > 0:
                continue
            if state.victory[victory]:
                found = max(
                    found, DECLARES_NOW if actions >= actions_to_declare(state, victory) else DECLARES_NEXT_TURN
                )
            elif self.comet_price <= state.florins[seat]:
                found = max(found, DECLARES_WITH_COMET)
        return found

    def threat(self, seat: int) -> float:
        """How soon an opponent could declare."""
        worst = 0.0
        for victory, gap in enumerate(self.gaps[seat]):
            steps = ceil(gap)
            if steps >= len(THREAT_ACTIVE):
                continue
            if self.state.victory[victory]:
                worst = max(worst, THREAT_ACTIVE[steps])
            elif self.comet_price <= self.state.florins[seat]:
                worst = max(worst, THREAT_COMET[steps])
        return worst

    def hope(self, seat: int) -> float:
        """How near the four victories are; more if a card is active, nothing if it never can be."""
        state, total = self.state, 0.0
        comets = comets_left(state)
        for victory, gap in enumerate(self.gaps[seat]):
            if not state.victory[victory] and not comets:
                continue
            weight = ACTIVE if state.victory[victory] else COMET_TO_COME
            if not state.victory[victory] and self.comet_price <= state.florins[seat]:
                weight = COMET_IN_REACH
            low = min(int(gap), len(NEARNESS) - 1)
            high = min(low + 1, len(NEARNESS) - 1)
            total += weight * (NEARNESS[low] + (gap - int(gap)) * (NEARNESS[high] - NEARNESS[low]))
        return total

    def patronage(self, seat: int) -> float:
        """The lead in patron prestige, which decides when the market runs dry, with florins for a tie.

        In a game for one it decides nothing.
        """
        if self.state.automaton != NONE:
            return 0.0
        mine = self.prestige[seat][P_PATRON]
        lead = max(-PATRON_LEAD_CAP, min(PATRON_LEAD_CAP, mine - self.best(seat, P_PATRON)))
        weight = PATRON_EARLY + PATRON_LATE * self.lateness
        florins = min(self.state.florins[seat], 12) * 0.25 * self.lateness
        return weight * (lead + (1.0 if lead > 0 else 0.0)) + florins

    def leads_patrons(self, seat: int) -> bool:
        """Whether the seat would win, alone or with others, if the game ended now (L2a, L2b; in a game for one, the
        automated bank)."""
        if self.state.automaton != NONE:
            return seat == self.state.automaton
        ranks = {other: (self.prestige[other][P_PATRON], self.state.florins[other]) for other in self.seats}
        return ranks[seat] == max(ranks.values())

    # ---- wealth ---------------------------------------------------------------------------------------------------

    def prospects(self, seat: int) -> float:
        """What a seat has, whatever the others have."""
        state = self.state
        total = self.hope(seat) + self.patronage(seat) + money(state.florins[seat])
        cards = self.cards[seat]
        total += CARD_IN_TABLEAU * len(cards) + KING * self.kings[seat] + REPUBLIC * self.republics[seat]
        total += OPERATION * min(USEFUL_OPERATION_CARDS, sum(len(operations_of(state, card)) for card in cards))
        total += sum(count * PRESTIGE_WORTH[kind] for kind, count in enumerate(self.prestige[seat]))
        total += trade_worth(state, seat)
        return total + (TEMPO * state.actions if state.active == seat else 0.0)


def tally(state: Position, seat: int, cards: list[int]) -> Tally:
    """The prestige that counts for victory, by kind."""
    found = [0, 0, 0, 0, 0, 0]
    for card in cards:
        for kind in prestige_on(state, card):
            found[kind] += 1
    for queen in old_maids(state, seat):
        for kind in PRESTIGE[queen]:
            found[kind] += 1
    return found


def faith_gaps(state: Position) -> list[float]:
    """By religion: about how many bishops and believers are missing until it is supreme."""
    supreme = supreme_religion(state)
    bishops, believers = bishops_in_play(state), believers_in_theocracies(state)
    gaps = []
    for religion in RELIGIONS:
        missing = max(0, sum(bishops) - 2 * bishops[religion] + 1) * 0.5
        missing += max(0, sum(believers) - 2 * believers[religion] + 1) * 0.5
        gaps.append(0.0 if religion == supreme else max(0.5, missing))
    return gaps


def comets_left(state: Position) -> bool:
    """Whether any comet may still be bought."""
    return any(state.place[comet] in (IN_DECK, IN_MARKET) for comet in COMETS)


def comet_price(state: Position) -> int:
    """What the cheapest comet for sale costs; more than anybody has if there is none."""
    prices = [
        space % COLUMNS
        for space, card in enumerate(state.market)
        if card != NONE and IS_COMET[card] and space % COLUMNS != FAIR
    ]
    return min(prices, default=10_000)


def lateness(cards: int) -> float:
    """From near 0 at the start to 1 when the decks are empty.

    >>> lateness(0)
    1.0
    """
    return 1.0 / (1.0 + cards / 12.0)


def is_last_turn(state: Position, cards: int) -> bool:
    """Whether the market cannot be filled after this turn, so that the most patron prestige wins (L1a, L2a)."""
    gaps = state.market.count(NONE)
    if reading(state, "market_exhaustion") == "any_gap":
        return gaps > cards
    return gaps > 0 and cards == 0


def money(florins: int) -> float:
    """The worth of a purse: every further florin is worth less.

    >>> money(2) - money(1) > money(9) - money(8) > 0
    True
    """
    total = 0.0
    for width, worth in FLORINS:
        total += worth * min(florins, width)
        florins -= min(florins, width)
    return total


def trade_worth(state: Position, seat: int) -> float:
    """Concessions, with more for those on the open trade routes."""
    busy = {border for route in state.open_route for border in ROUTE_PATH[route][1::2]}
    return sum(
        CONCESSION + (ON_OPEN_ROUTE if border in busy else 0.0)
        for border, owner in enumerate(state.pawn)
        if owner == seat
    )


def hand_card_worth(card: int) -> float:
    """A card in the hand: part of what it will be worth in the tableau."""
    printed = sum(PRESTIGE_WORTH[kind] for kind in PRESTIGE[card])
    return CARD_IN_HAND + 0.6 * printed + 0.15 * len(OPERATIONS[card]) + 0.25 * len(AGENTS[card])


def evaluate(state: Position, seat: int) -> float:
    """The worth of a position for a seat, higher is better."""
    if state.ending != NONE:
        if seat not in state.winners:
            return -WON
        return WON / len(state.winners)
    return Evaluation(state).worth(seat)
