"""3.3.change: mandatory events that bring a new ruler, and the leaders who come and go with him."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import EDWARD_VI, MARY_I
from regnum.titles.here_i_stand.facts.catalogue import CAPITALS, HOME_KEYS, HOME_SPACES, SPACE
from regnum.titles.here_i_stand.facts.names import ENGLAND, FRANCE, HEALTHY_EDWARD, NONE
from regnum.titles.here_i_stand.facts.people import (
    LEADER_ENTRY_CARDS,
    LEADER_EXIT_CARDS,
    LEADER_RULER,
    LEADERS,
    RULER_CARD,
    RULER_POWER,
)
from regnum.titles.here_i_stand.position.changes.cards import lay_aside, lay_on_power_card, take_out_of_game
from regnum.titles.here_i_stand.position.changes.england import note_coronation
from regnum.titles.here_i_stand.position.changes.leaders import place_leader, put_on_turn_track, remove_leader
from regnum.titles.here_i_stand.position.changes.points import enthrone
from regnum.titles.here_i_stand.position.queries.england import HENRY, is_born, is_edward_born
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import FIRST_SEA, NOT_IN_PLAY, Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice
from regnum.titles.here_i_stand.rules.ways import meets_enemies

NOT_WHERE_HE_ENTERS: Final = REASONS.add("not_where_he_enters", "8.2")


def new_ruler(card: int) -> Callable[[Europe, int], None]:
    """3.3.change, 3.3.card, card.010, card.014, card.022, card.023: the event of a card that brings a ruler."""
    ruler = RULER_CARD.index(card)
    coming, going = leader_coming(card), leader_going(card)

    def succeed(game: Europe, power: int) -> None:
        """3.3.change: the new ruler rules at once; his leader takes the place of the old one."""
        enthrone(game, RULER_POWER[ruler], ruler)
        lay_on_power_card(game, card)
        if RULER_POWER[ruler] == ENGLAND:
            note_coronation(game.state)
        if going != NONE and game.state.leader_at[going] != NOT_IN_PLAY:
            replace_leader(game, RULER_POWER[ruler], going, coming)

    return succeed


def mary_or_edward(game: Europe, power: int) -> None:
    """card.021, 21.3.late, ruling.g72: with an Edward born after the card has come, it brings him to Henry's throne.

    If he is sickly the card goes to the discards and comes back; if he is healthy it leaves the game.
    """
    state = game.state
    if state.ruler[ENGLAND] != HENRY or not is_edward_born(state):
        new_ruler(MARY_I)(game, power)
        return
    new_ruler(EDWARD_VI)(game, power)
    if is_born(state, HEALTHY_EDWARD):
        take_out_of_game(game, MARY_I)
    else:
        lay_aside(game, MARY_I)


def leader_coming(card: int) -> int:
    """card.019, card.020, card.021: the leader whom a card brings, or NONE."""
    found = [leader for leader in range(LEADERS) if card in LEADER_ENTRY_CARDS[leader]]
    return found[0] if found else NONE


def leader_going(card: int) -> int:
    """card.019, card.020, card.021: the ruler's leader whom a card takes away, or NONE."""
    found = [leader for leader in range(LEADERS) if card in LEADER_EXIT_CARDS[leader] and LEADER_RULER[leader] != NONE]
    return found[0] if found else NONE


def replace_leader(game: Europe, power: int, going: int, coming: int) -> None:
    """card.019, card.020, card.021: one leader goes; another comes to the capital or to where he was."""
    places = places_for(game.state, power, going)
    remove_leader(game, going)
    if not places:
        put_on_turn_track(game, coming)
    elif len(places) == 1:
        place_leader(game, coming, places[0])
    else:
        game.call(EnterLeader(power, coming, tuple(places)))


def places_for(state: Position, power: int, going: int) -> list[int]:
    """card.019, card.020, card.021: the capital if the power holds it, and the space of the one who goes.

    If there is neither, a home space that the power controls, without enemies; in France a home key, if there is one.
    """
    places = [space for space in CAPITALS[power] if state.control[space] == power]
    if state.leader_at[going] < FIRST_SEA and state.leader_at[going] not in places:
        places.append(state.leader_at[going])
    for others in (HOME_KEYS[power] if power == FRANCE else (), HOME_SPACES[power]):
        places = places or [
            space for space in others if state.control[space] == power and not meets_enemies(state, power, space)
        ]
    return sorted(places)


ENTERING: Final = Domain(verb("enter", ("space", SPACE)))


class EnterLeader(PowerChoice):
    """8.2, card.019, card.020, card.021: where a new leader enters."""

    rule = "8.2"
    open_to_all = True
    fields = ("power", "leader", "places")
    domain = ENTERING

    def __init__(self, power: int, leader: int, places: tuple[int, ...]) -> None:
        self.power = power
        self.leader = leader
        self.places = places

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return self.places

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in self.places else NOT_WHERE_HE_ENTERS

    def choose(self, game: Europe, seat: int, option: int) -> None:
        place_leader(game, self.leader, option)
