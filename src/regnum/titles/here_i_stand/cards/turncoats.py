"""card.060, card.070: leaders who change sides: Maurice of Saxony, and Charles of Bourbon."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent, always
from regnum.titles.here_i_stand.facts.card_numbers import CHARLES_BOURBON, MAURICE_OF_SAXONY
from regnum.titles.here_i_stand.facts.catalogue import NEIGHBOURS, SPACE, SPACE_NUMBER, SPACES
from regnum.titles.here_i_stand.facts.names import CAVALRY, FRANCE, HAPSBURG, MERCENARY, OTTOMAN, OWNERS, PROTESTANT
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER, RENEGADE
from regnum.titles.here_i_stand.position.changes.armies import lose_at
from regnum.titles.here_i_stand.position.changes.leaders import change_owner, place_leader
from regnum.titles.here_i_stand.position.changes.map import take_control
from regnum.titles.here_i_stand.position.changes.troops import place_units
from regnum.titles.here_i_stand.position.queries.counters import can_add
from regnum.titles.here_i_stand.position.queries.distances import open_distances
from regnum.titles.here_i_stand.position.queries.powers import enemies_of
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged, is_fortified
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import CAPTIVE, COLUMNS, FIRST_SEA, LOCATIONS, Europe, Position
from regnum.titles.here_i_stand.rules.captures import capture_unguarded
from regnum.titles.here_i_stand.rules.conversion import is_unoccupied
from regnum.titles.here_i_stand.rules.entering import why_closed
from regnum.titles.here_i_stand.rules.frames import ChoiceIfAny, PowerChoice
from regnum.titles.here_i_stand.rules.recruits import fill_wars
from regnum.titles.here_i_stand.rules.shortage import trim_stacks
from regnum.titles.here_i_stand.rules.siege import check_siege
from regnum.titles.here_i_stand.rules.ways import meets_enemies

NO_SPACE_FOR_BOURBON: Final = REASONS.add("no_space_for_bourbon", "card.070")
MAURICE_IS_NOT_HERE: Final = REASONS.add("maurice_is_not_here", "card.060")
NO_SPACE_FOR_MAURICE: Final = REASONS.add("no_space_for_maurice", "card.060")

GOING_OVER: Final = Domain(verb("go-to", ("space", SPACE)))

# ---- card 70: Charles Bourbon ---------------------------------------------------------------------------------------

LYON: Final = SPACE_NUMBER["lyon"]
FOLLOWERS: Final = 3


def why_not_rise(state: Position, power: int, space: int) -> int:
    """card.070, 17.1, 21.6.before5: 0 if the renegade may rise in a space: an own one without siege and enemies, or in
    war an empty one by Lyon; but in no electorate before the League."""
    closed = why_closed(state, power, space)
    if closed:
        return closed
    if state.control[space] == power and not is_besieged(state, space):
        return NO_SPACE_FOR_BOURBON if meets_enemies(state, power, space) else ALLOWED
    in_france = space in NEIGHBOURS[LYON] and is_unoccupied(state, space)
    return ALLOWED if state.war[power] >> FRANCE & 1 and in_france else NO_SPACE_FOR_BOURBON


class RaiseRenegade(ChoiceIfAny):
    """card.070, leader.renegade, 13.1.restriction7: where the renegade comes with his followers."""

    rule = "card.070"
    open_to_all = True
    domain = GOING_OVER

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return range(SPACES)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_rise(game.state, self.power, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        state = game.state
        if state.control[option] != self.power:
            take_control(game, option, self.power)
        capture_unguarded(game, self.power, option, enemies_of(state, self.power))
        change_owner(state, RENEGADE, self.power)
        place_leader(game, RENEGADE, option)
        kind = CAVALRY if self.power == OTTOMAN else MERCENARY
        raise_followers(game, self.power, option, kind, fill_wars(game, self.power, kind, FOLLOWERS))


def raise_followers(game: Europe, power: int, space: int, kind: int, count: int) -> None:
    """17.limit: as many as there are counters for."""
    while count and not can_add(game.state, space, power, kind, count):
        count -= 1
    if count:
        place_units(game, space, power, kind, count)


# ---- card 60: Maurice of Saxony -------------------------------------------------------------------------------------

MAURICE: Final = LEADER_NUMBER["maurice_of_saxony"]


def is_captive(state: Position, leader: int) -> bool:
    """14.step10: whether a leader is somebody's prisoner."""
    return state.leader_at[leader] >= CAPTIVE


def new_master(state: Position) -> int:
    """card.060: whom Maurice serves next: not the one whom he served last."""
    return HAPSBURG if state.leader_owner[MAURICE] == PROTESTANT else PROTESTANT


def why_not_turn(state: Position, power: int) -> int:
    """card.060: 0 if Maurice is in play or captured, else the reason."""
    on_map = state.leader_at[MAURICE] < FIRST_SEA
    return ALLOWED if on_map or is_captive(state, MAURICE) else MAURICE_IS_NOT_HERE


def places_for_maurice(state: Position) -> list[int]:
    """card.060: fortified spaces of his new master for a prisoner; else the nearest empty ones, or the nearest without
    enemies."""
    master, at = new_master(state), state.leader_at[MAURICE]
    held = [space for space in range(SPACES) if state.control[space] == master and not is_besieged(state, space)]
    if at >= FIRST_SEA:
        return [space for space in held if is_fortified(state, space)]
    distances = open_distances(state, at)
    reached = [
        space
        for space in held
        if distances[space] < LOCATIONS and space != at and not meets_enemies(state, master, space)
    ]
    empty = [space for space in reached if is_unoccupied(state, space)]
    near = empty or reached
    least = min([distances[space] for space in near], default=0)
    return [space for space in near if distances[space] == least]


class TurnMaurice(PowerChoice):
    """card.060, leader.maurice_of_saxony: where Maurice goes over, if there are several such spaces."""

    rule = "card.060"
    open_to_all = True
    domain = GOING_OVER

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if places_for_maurice(game.state) else ()

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return places_for_maurice(game.state)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in places_for_maurice(game.state) else NO_SPACE_FOR_MAURICE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        state = game.state
        old, at, master = state.leader_owner[MAURICE], state.leader_at[MAURICE], new_master(state)
        change_owner(state, MAURICE, master)
        place_leader(game, MAURICE, option)
        if at < FIRST_SEA:
            count = state.land[at * COLUMNS + OWNERS + old]
            lose_at(game, at, old, MERCENARY, count)
            trim_stacks(game, old, [at])
            raise_followers(game, master, option, MERCENARY, count)
            check_siege(game, at)


TURNCOAT_EVENTS: Final[dict[int, CardEvent]] = {
    CHARLES_BOURBON: CardEvent(always, lambda game, power: game.call(RaiseRenegade(power))),
    MAURICE_OF_SAXONY: CardEvent(why_not_turn, lambda game, power: game.call(TurnMaurice(power))),
}
