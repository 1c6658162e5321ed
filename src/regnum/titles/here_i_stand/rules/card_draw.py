"""6.2, 8.2: the Card Draw phase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import (
    CAPITALS,
    ELECTORATES,
    HOME_KEYS,
    HOME_SPACES,
    IS_KEY,
    PORTS,
    SPACE,
)
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE, PROTESTANT, PROTESTANT_FAITH
from regnum.titles.here_i_stand.facts.people import (
    DEBATER_AFTER_BOLEYN,
    DEBATER_TURN,
    DEBATERS,
    IS_NAVAL_LEADER,
    IS_THREATENED,
    LEADER_ENTRY_TURN,
    LEADERS,
    REFORMER_NUMBER,
    REFORMER_SPACE,
    REFORMER_TURN,
    REFORMERS,
)
from regnum.titles.here_i_stand.position.changes.cards import (
    add_to_deck,
    deal_card,
    gather_discards,
    return_home_cards,
    waiting_cards,
)
from regnum.titles.here_i_stand.position.changes.leaders import place_leader, put_on_turn_track
from regnum.titles.here_i_stand.position.changes.map import convert
from regnum.titles.here_i_stand.position.changes.points import repay_fuggers
from regnum.titles.here_i_stand.position.changes.religion import enter_debater, enter_reformer
from regnum.titles.here_i_stand.position.changes.ships import return_ships
from regnum.titles.here_i_stand.position.queries.england import is_boleyn_past
from regnum.titles.here_i_stand.position.queries.progress import cards_due, enters_deck
from regnum.titles.here_i_stand.position.queries.readings import reading
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged, is_friendly
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import BANISHED, NOT_ENTERED, ON_TURN_TRACK, Europe, Position
from regnum.titles.here_i_stand.rules.frames import Choice, Step
from regnum.titles.here_i_stand.rules.riches import collect_riches

LUTHER: Final = REFORMER_NUMBER["luther"]
NOT_A_PLACE_TO_RETURN: Final = REASONS.add("not_a_place_to_return", "8.2.naval_leaders")


class CardDraw(Step):
    """8.2, table:sequence.2: leaders and ships come back, cards enter the deck, and every power is dealt its cards."""

    steps = (
        "return_leaders",
        "return_ships",
        "enter_debaters",
        "enter_reformers",
        "riches_of_the_old_deck",
        "add_cards",
        "riches",
        "deal",
    )

    def return_leaders(self, game: Europe) -> None:
        """8.2.maurice, 8.2.naval_leaders: those whose turn it is, and those who wait on the turn track."""
        state = game.state
        for leader in range(LEADERS):
            if LEADER_ENTRY_TURN[leader] == state.turn:
                put_on_turn_track(game, leader)
        waiting = [leader for leader in range(LEADERS) if state.leader_at[leader] == ON_TURN_TRACK]
        game.call(*[ReturnLeader(leader) for leader in waiting])

    def return_ships(self, game: Europe) -> None:
        """8.2.naval_units: ships lost in the last turn can be built again."""
        return_ships(game.state)

    def enter_debaters(self, game: Europe) -> None:
        """8.2.debaters, 8.2.debaters_enter, 8.2.debaters_english, 21.5.reformer_turn: new ones, and those banished."""
        state = game.state
        for debater in range(DEBATERS):
            new = state.debaters[debater] == NOT_ENTERED and is_debater_due(state, debater)
            if new or state.debaters[debater] == BANISHED:
                enter_debater(game, debater)

    def enter_reformers(self, game: Europe) -> None:
        """8.2.reformers, 8.2.reformers1, 8.2.reformers3, scenario.1532.entry: whoever comes for the first time
        converts his space."""
        state = game.state
        for reformer in range(REFORMERS):
            if state.reformers[reformer] == BANISHED:
                enter_reformer(game, reformer)
            elif state.reformers[reformer] == NOT_ENTERED and is_reformer_due(state, reformer):
                enter_reformer(game, reformer)
                if state.faith[REFORMER_SPACE[reformer]] != PROTESTANT_FAITH:
                    convert(game, REFORMER_SPACE[reformer], PROTESTANT_FAITH)

    def riches_of_the_old_deck(self, game: Europe) -> None:
        """ruling.g07: by the other reading the deck is shuffled only after riches have been drawn from it."""
        if reading(game.state, "shuffle") == "after_riches":
            collect_riches(game)

    def add_cards(self, game: Europe) -> None:
        """6.2, 6.2.add_when, 6.2.recycle, 8.2.newcards, table:sequence.2b: discards and new cards make the deck;
        Home cards return."""
        state = game.state
        gather_discards(state)
        return_home_cards(state)
        add_to_deck(game, [card for card in waiting_cards(state) if enters_deck(state, card)])

    def riches(self, game: Europe) -> None:
        """20.4, ruling.g07, table:sequence.2c: from the new deck, before the deal."""
        if reading(game.state, "shuffle") == "before_riches":
            collect_riches(game)

    def deal(self, game: Europe) -> None:
        """6.2.deal, table:sequence.2d, card.079: in impulse order; loans are paid back by it."""
        for power in range(MAJORS):
            for _ in range(cards_due(game.state, power)):
                deal_card(game, power)
        repay_fuggers(game.state)


def is_debater_due(state: Position, debater: int) -> bool:
    """8.2.debaters, 8.2.debaters_english: whether a debater who has not entered yet comes into play by now."""
    if DEBATER_AFTER_BOLEYN[debater]:
        return is_boleyn_past(state)
    return DEBATER_TURN[debater] <= state.turn


def is_reformer_due(state: Position, reformer: int) -> bool:
    """8.2.reformers, table:reformers.zwingli, table:reformers.calvin, table:reformers.cranmer: whether one who was not
    there comes by now; Luther comes with his theses."""
    if REFORMER_TURN[reformer] == NONE:
        return is_boleyn_past(state)
    return reformer != LUTHER and REFORMER_TURN[reformer] <= state.turn


def places_to_return(state: Position, leader: int) -> list[int]:
    """8.2.maurice, 8.2.naval_leaders: friendly ports of a naval leader, electorates of a Protestant one, else home.

    Whoever comes back after a Threat to Power enters his capital, or else a home key (card.103).
    """
    power = state.master[state.leader_owner[leader]]
    if IS_THREATENED[leader]:
        capitals = [space for space in CAPITALS[power] if is_safe(state, power, space)]
        return capitals or [space for space in HOME_KEYS[power] if is_safe(state, power, space)]
    towns = ELECTORATES if power == PROTESTANT else HOME_SPACES[power]
    if IS_NAVAL_LEADER[leader]:
        towns = PORTS
    return [space for space in towns if state.control[space] == power]


def is_safe(state: Position, power: int, space: int) -> bool:
    """card.103, ruling.g13: a friendly space without a siege."""
    return is_friendly(state, space, power) and not is_besieged(state, space)


class ReturnLeader(Step):
    """8.2.naval_leaders, ruling.g11: a leader comes to a place of his owner's choice; without one he waits on."""

    fields = ("leader",)
    steps = ("come",)

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def come(self, game: Europe) -> None:
        """8.2.naval_leaders: nobody decides for a minor power without an ally: its key comes first."""
        state = game.state
        places = places_to_return(state, self.leader)
        if len(places) > 1 and state.master[state.leader_owner[self.leader]] < MAJORS:
            game.call(ChooseReturn(self.leader))
        elif places:
            place_leader(game, self.leader, max(places, key=lambda space: IS_KEY[space]))


RETURNING: Final = Domain(verb("return-to", ("space", SPACE)))


class ChooseReturn(Choice):
    """8.2.maurice, 8.2.naval_leaders: where a leader comes into play or comes back."""

    rule = "8.2.naval_leaders"
    open_to_all = True
    fields = ("leader",)
    domain = RETURNING

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def seats(self, game: Europe) -> Sequence[int]:
        return (game.state.master[game.state.leader_owner[self.leader]],)

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return places_to_return(game.state, self.leader)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in places_to_return(game.state, self.leader) else NOT_A_PLACE_TO_RETURN

    def choose(self, game: Europe, seat: int, option: int) -> None:
        place_leader(game, self.leader, option)
