"""card.097: the Scots raid: France acts in the north of Britain, whoever has played the card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent
from regnum.titles.here_i_stand.facts.card_numbers import SCOTS_RAID
from regnum.titles.here_i_stand.facts.catalogue import HOME_SPACES, LINK_FROM, LINK_TO, SPACE, SPACE_NUMBER, SPACES
from regnum.titles.here_i_stand.facts.names import ARMY as ARMY_LEADER
from regnum.titles.here_i_stand.facts.names import FRANCE, SCOTLAND
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.facts.people import LEADER, LEADER_KIND, LEADERS
from regnum.titles.here_i_stand.position.changes.map import lift_siege, take_control
from regnum.titles.here_i_stand.position.changes.progress import gain_points, lose_points
from regnum.titles.here_i_stand.position.changes.troops import send_leader
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged, is_inside
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import FIRST_SEA, Europe, Position
from regnum.titles.here_i_stand.rules.actions import NO_POINTS_LEFT, Action
from regnum.titles.here_i_stand.rules.assault import ASSAULT_COST, why_not_storm
from regnum.titles.here_i_stand.rules.building import ENEMIES_IN_IT
from regnum.titles.here_i_stand.rules.frames import PowerChoice, Step
from regnum.titles.here_i_stand.rules.minor_powers import expel, guests_of
from regnum.titles.here_i_stand.rules.war_actions import RAID_ACTIONS, AssaultSpace, March
from regnum.titles.here_i_stand.rules.ways import meets_enemies

NOT_FRANCES_ALLY: Final = REASONS.add("not_frances_ally", "card.097")
OUTSIDE_THE_RAID: Final = REASONS.add("outside_the_raid", "card.097")
NOT_A_FREE_FRENCHMAN: Final = REASONS.add("not_a_free_frenchman", "card.097")
NO_PLACE_IN_SCOTLAND: Final = REASONS.add("no_place_in_scotland", "card.097")

STIRLING: Final = SPACE_NUMBER["stirling"]
NORTH: Final[tuple[int, ...]] = (
    *HOME_SPACES[SCOTLAND],
    *(SPACE_NUMBER[name] for name in ("berwick", "carlisle", "york")),
)


def why_not_raid(state: Position, power: int) -> int:
    """card.097: 0 if Scotland follows France, else the reason."""
    return ALLOWED if state.master[SCOTLAND] == FRANCE else NOT_FRANCES_ALLY


class ScotsRaid(Step):
    """card.097, card.rule.resolved_by_key: Stirling is French; perhaps a leader comes; then points are spent."""

    steps = ("take_stirling", "bring_leader", "spend", "finish")

    def take_stirling(self, game: Europe) -> None:
        """card.097, 15.3: units that are neither French nor Scottish leave it; nobody besieges his own town."""
        state = game.state
        if state.control[STIRLING] == FRANCE:
            return
        take_control(game, STIRLING, FRANCE)
        lift_siege(game, STIRLING, FRANCE)
        for guest in guests_of(state, STIRLING):
            if guest != FRANCE:
                expel(game, guest, STIRLING)

    def bring_leader(self, game: Europe) -> None:
        """card.097: a French leader, at the price of half the points."""
        game.call(BringLeader(FRANCE))

    def spend(self, game: Europe) -> None:
        """card.097: the points of the raid."""
        game.call(SpendOnRaid(FRANCE))

    def finish(self, game: Europe) -> None:
        """11.1.lost: what is left is lost."""
        lose_points(game.state)


BRINGING: Final = Domain(verb("ferry", ("leader", LEADER), ("space", SPACE)), verb("ferry-nobody"))
NOBODY: Final = BRINGING.base("ferry-nobody")


def can_cross(state: Position, leader: int) -> bool:
    """card.097: whether a French army leader is on the map and not besieged."""
    at = state.leader_at[leader]
    return (
        state.leader_owner[leader] == FRANCE
        and LEADER_KIND[leader] == ARMY_LEADER
        and at < FIRST_SEA
        and not is_inside(state, at, FRANCE)
    )


def is_landing(state: Position, space: int) -> bool:
    """card.097: a Scottish home space that France controls, without a siege."""
    return space in HOME_SPACES[SCOTLAND] and state.control[space] == FRANCE and not is_besieged(state, space)


class BringLeader(PowerChoice):
    """card.097, 13.1.restriction6: which leader comes where, but not among enemies; then there are fewer points."""

    rule = "card.097"
    open_to_all = True
    domain = BRINGING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for leader in range(LEADERS):
            if can_cross(game.state, leader):
                yield from [leader * SPACES + space for space in HOME_SPACES[SCOTLAND]]
        yield NOBODY

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == NOBODY:
            return ALLOWED
        leader, space = divmod(option, SPACES)
        if not can_cross(game.state, leader):
            return NOT_A_FREE_FRENCHMAN
        if not is_landing(game.state, space):
            return NO_PLACE_IN_SCOTLAND
        return ENEMIES_IN_IT if meets_enemies(game.state, FRANCE, space) else ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        figure = "command_points" if option == NOBODY else "command_points_with_leader"
        gain_points(game.state, PACKS[game.state.pack].figure(SCOTS_RAID, figure))
        if option != NOBODY:
            send_leader(game, option // SPACES, option % SPACES)


# ---- what the points buy --------------------------------------------------------------------------------------------

RAIDING: Final = Domain(*(action.verb for action in RAID_ACTIONS), verb("done"))
BASES: Final[tuple[int, ...]] = tuple(RAIDING.bases)
DONE: Final = RAIDING.base("done")


def is_in_the_north(action: Action, place: int) -> bool:
    """card.097: whether an action stays within Scotland, Berwick, Carlisle and York."""
    if isinstance(action, March):
        return LINK_FROM[place] in NORTH and LINK_TO[place] in NORTH
    return place in NORTH


def why_not_act(state: Position, power: int, action: Action, place: int) -> int:
    """card.097: 0 if an action may be bought with points of the raid; also towns besieged only now are assaulted."""
    if not is_in_the_north(action, place):
        return OUTSIDE_THE_RAID
    if isinstance(action, AssaultSpace):
        return why_not_storm(state, power, place) if state.cp >= ASSAULT_COST else NO_POINTS_LEFT
    return action.why_not(state, power, place)


class SpendOnRaid(PowerChoice):
    """card.097: building, moving, taking control and assaulting in the north."""

    rule = "card.097"
    open_to_all = True
    domain = RAIDING

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if game.state.cp else ()

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for number, action in enumerate(RAID_ACTIONS):
            for place in action.places(game.state, seat):
                if is_in_the_north(action, place):
                    yield BASES[number] + place
        yield DONE

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == DONE:
            return ALLOWED
        number = RAIDING.verb_at[option]
        return why_not_act(game.state, seat, RAID_ACTIONS[number], option - BASES[number])

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == DONE:
            return
        number = RAIDING.verb_at[option]
        game.call(SpendOnRaid(self.power))
        RAID_ACTIONS[number].carry_out(game, seat, option - BASES[number])


RAID_EVENTS: Final[dict[int, CardEvent]] = {
    SCOTS_RAID: CardEvent(why_not_raid, lambda game, power: game.call(ScotsRaid())),
}
