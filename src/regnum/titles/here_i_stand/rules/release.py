"""9.1.d, 9.3.step6, 9.4: prisoners go free; ransom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import CAPITALS, HOME_KEYS, SPACE, SPACES
from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.facts.people import LEADER, LEADERS
from regnum.titles.here_i_stand.position.changes.cards import pass_random_card
from regnum.titles.here_i_stand.position.changes.leaders import free_leader
from regnum.titles.here_i_stand.position.queries.cards import drawable_cards
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged, is_fortified, is_friendly
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import CAPTIVE, Europe, Position
from regnum.titles.here_i_stand.rules.entering import why_closed
from regnum.titles.here_i_stand.rules.frames import ChoiceIfMore, PowerChoice, PowerStep, Step

NOT_A_PRISONER: Final = REASONS.add("not_a_prisoner", "9.4")
NO_CARD_FOR_RANSOM: Final = REASONS.add("no_card_for_ransom", "ruling.g20")
NOWHERE_TO_RELEASE: Final = REASONS.add("nowhere_to_release", "ruling.g13")
NOT_THE_PLACE_OF_RELEASE: Final = REASONS.add("not_the_place_of_release", "9.4.place")


def prisoners_of(state: Position, power: int) -> list[int]:
    """9.4: the leaders of a power who are prisoners of anybody."""
    return [
        leader
        for leader in range(LEADERS)
        if state.leader_at[leader] >= CAPTIVE and state.leader_owner[leader] == power
    ]


def captor_of(state: Position, leader: int) -> int:
    """14.step10: whose prisoner a leader is."""
    return state.leader_at[leader] - CAPTIVE


def places_of_release(state: Position, power: int) -> list[int]:
    """9.4.place, ruling.g13: the capital, else a home key, else any fortified space; friendly and without a siege."""
    for towns in (CAPITALS[power], HOME_KEYS[power], range(SPACES)):
        places = [space for space in towns if is_open(state, power, space)]
        if places:
            return places
    return []


def is_open(state: Position, power: int, space: int) -> bool:
    """ruling.g13, 21.6.before5: friendly, fortified and without a siege; no electorate before the League."""
    if why_closed(state, power, space) or is_besieged(state, space):
        return False
    return is_friendly(state, space, power) and is_fortified(state, space)


class Release(PowerStep):
    """9.1.d, 9.3.step6, 9.4.place: a prisoner returns; his power chooses only between equals."""

    fields = ("power", "leader")
    steps = ("go",)

    def __init__(self, power: int, leader: int) -> None:
        self.power = power
        self.leader = leader

    def go(self, game: Europe) -> None:
        """9.4.place: to the first kind of place that there is."""
        places = places_of_release(game.state, self.power)
        if len(places) > 1:
            game.call(ChooseRelease(self.power, self.leader))
        elif places:
            free_leader(game, self.leader, places[0])


RELEASING: Final = Domain(verb("go-to", ("space", SPACE)))


class ChooseRelease(PowerChoice):
    """9.3.step6: where a freed leader goes."""

    rule = "9.3.step6"
    open_to_all = True
    fields = ("power", "leader")
    domain = RELEASING

    def __init__(self, power: int, leader: int) -> None:
        self.power = power
        self.leader = leader

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return places_of_release(game.state, self.power)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in places_of_release(game.state, self.power) else NOT_THE_PLACE_OF_RELEASE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        free_leader(game, self.leader, option)


# ---- ransom ---------------------------------------------------------------------------------------------------------


class RansomSegment(Step):
    """9.4: each power in order may ransom its leaders."""

    steps = ("ransom",)

    def ransom(self, game: Europe) -> None:
        """9.4: in impulse order."""
        game.call(*[Ransom(power) for power in range(MAJORS)])


RANSOMING: Final = Domain(verb("ransom", ("leader", LEADER)), verb("done"))
DONE: Final = RANSOMING.base("done")


class Ransom(ChoiceIfMore):
    """9.4, 9.4.optional, ruling.g20: any number of leaders, each for a random card, which the captor cannot refuse."""

    rule = "9.4"
    open_to_all = True
    domain = RANSOMING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [*prisoners_of(game.state, self.power), DONE]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        if option == DONE:
            return ALLOWED
        if option not in prisoners_of(state, self.power):
            return NOT_A_PRISONER
        if not drawable_cards(state, self.power):
            return NO_CARD_FOR_RANSOM
        return ALLOWED if places_of_release(state, self.power) else NOWHERE_TO_RELEASE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == DONE:
            return
        pass_random_card(game, self.power, captor_of(game.state, option))
        game.call(Release(self.power, option), Ransom(self.power))
