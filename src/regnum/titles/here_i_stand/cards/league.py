"""21.6.league, card.013: the Schmalkaldic League."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import PHILIP_OF_HESSES_BIGAMY, SCHMALKALDIC_LEAGUE
from regnum.titles.here_i_stand.facts.catalogue import (
    DISTANCE,
    ELECTORATES,
    HOME_SPACES,
    SPACE,
    SPACE_NUMBER,
    SPACES,
)
from regnum.titles.here_i_stand.facts.charts import LEAGUE_SPACES, LEAGUE_TURN
from regnum.titles.here_i_stand.facts.names import HAPSBURG, PAPACY, PROTESTANT, PROTESTANT_FAITH
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.leaders import place_leader, put_on_turn_track
from regnum.titles.here_i_stand.position.changes.map import take_control
from regnum.titles.here_i_stand.position.changes.progress import note_event
from regnum.titles.here_i_stand.position.queries.spaces import has_happened
from regnum.titles.here_i_stand.position.queries.troops import army_leaders_at, listed, units_of
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.control import clear_port
from regnum.titles.here_i_stand.rules.frames import PowerChoice, Step
from regnum.titles.here_i_stand.rules.going_home import perish, send_home
from regnum.titles.here_i_stand.rules.war_start import StartWar

LEAGUE_FORMED: Final = EVENTS.add("league_formed", "21.6.league")

TOO_EARLY_FOR_LEAGUE: Final = REASONS.add("too_early_for_league", "21.6.league")
TOO_FEW_PROTESTANTS: Final = REASONS.add("too_few_protestants", "21.6")
NOT_THE_NEAREST_STACK: Final = REASONS.add("not_the_nearest_stack", "21.6.league1")
NOT_THE_NEAREST_ELECTORATE: Final = REASONS.add("not_the_nearest_electorate", "21.6.league6")

PHILIP: Final = LEADER_NUMBER["philip_of_hesse"]
FOUNDERS: Final[tuple[tuple[int, int], ...]] = (
    (LEADER_NUMBER["john_frederick"], SPACE_NUMBER["wittenberg"]),
    (PHILIP, SPACE_NUMBER["kassel"]),
)


def why_not_league(state: Position, power: int) -> int:
    """21.6, 21.6.league: 0 from turn 2 with 12 Protestant spaces, unrest or not; else the reason."""
    if state.turn < LEAGUE_TURN:
        return TOO_EARLY_FOR_LEAGUE
    return ALLOWED if state.faith.count(PROTESTANT_FAITH) >= LEAGUE_SPACES else TOO_FEW_PROTESTANTS


def form_league(game: Europe, power: int) -> None:
    """card.013: the League is formed."""
    game.call(League())


class League(Step):
    """21.6.league: control, leaders, wars, and troops that leave Catholic electorates; the old limits are over."""

    steps = ("unite", "lead", "go_to_war", "leave_catholics")

    def unite(self, game: Europe) -> None:
        """21.6.league3, 21.6.league4, 12.2.result2: Protestant home spaces of that faith, but those with a fortress
        marker; ships of others leave the ports."""
        state = game.state
        note_event(state, SCHMALKALDIC_LEAGUE)
        game.tell(LEAGUE_FORMED)
        for space in HOME_SPACES[PROTESTANT]:
            if state.faith[space] == PROTESTANT_FAITH and not state.fortified[space]:
                take_control(game, space, PROTESTANT)
                clear_port(game, space)

    def lead(self, game: Europe) -> None:
        """21.6.league1, 21.6.league2, card.057: each leader joins the nearest stack; a choice if two are as near."""
        state = game.state
        for leader, town in reversed(FOUNDERS):  # what is called last is done first
            if leader == PHILIP and has_happened(state, PHILIP_OF_HESSES_BIGAMY):
                continue
            stacks = nearest_stacks(state, town)
            if len(stacks) > 1:
                game.call(JoinStack(PROTESTANT, leader, town))
            elif stacks:
                place_leader(game, leader, stacks[0])
            else:
                put_on_turn_track(game, leader)

    def go_to_war(self, game: Europe) -> None:
        """21.6.league5: with the Hapsburgs and the Papacy until the end."""
        game.call(StartWar(PROTESTANT, HAPSBURG), StartWar(PROTESTANT, PAPACY))

    def leave_catholics(self, game: Europe) -> None:
        """21.6.league6: Protestant troops and leaders in Catholic electorates go to the nearest Protestant ones."""
        state = game.state
        for space in ELECTORATES:
            if state.faith[space] == PROTESTANT_FAITH or not is_stack(state, space):
                continue
            goals = nearest_electorates(state, space)
            if len(goals) > 1:
                game.call(LeaveElectorate(PROTESTANT, space))
            elif goals:
                send_home(game, PROTESTANT, space, goals[0])
            else:
                abandon(game, space)


def is_stack(state: Position, space: int) -> bool:
    """21.6.league6: whether Protestant units or leaders stand in a space."""
    return units_of(state, space, PROTESTANT) > 0 or army_leaders_at(state, space, PROTESTANT) > 0


def abandon(game: Europe, space: int) -> None:
    """ruling.g78: units without any electorate to go to are lost; their leaders wait."""
    leaders = army_leaders_at(game.state, space, PROTESTANT)
    perish(game, PROTESTANT, space)
    for leader in listed(leaders):
        put_on_turn_track(game, leader)


def nearest_stacks(state: Position, town: int) -> list[int]:
    """21.6.league1, card.013: the Protestant stacks nearest to a town, or the electorates they control."""
    stacks = [space for space in range(SPACES) if units_of(state, space, PROTESTANT)]
    return nearest(town, stacks or [space for space in ELECTORATES if state.control[space] == PROTESTANT])


def nearest_electorates(state: Position, space: int) -> list[int]:
    """21.6.league6: the Protestant electorates nearest to a space."""
    return nearest(space, [other for other in ELECTORATES if state.faith[other] == PROTESTANT_FAITH])


def nearest(origin: int, spaces: list[int]) -> list[int]:
    """card.rule.within_n_spaces: those of these spaces that are nearest by land, passes included."""
    best = min([DISTANCE[origin][space] for space in spaces], default=0)
    return [space for space in spaces if DISTANCE[origin][space] == best]


JOINING: Final = Domain(verb("enter", ("space", SPACE)))


class JoinStack(PowerChoice):
    """21.6.league1, 21.6.league2: which of the nearest stacks a leader joins."""

    rule = "21.6.league1"
    open_to_all = True
    fields = ("power", "leader", "town")
    domain = JOINING

    def __init__(self, power: int, leader: int, town: int) -> None:
        self.power = power
        self.leader = leader
        self.town = town

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return nearest_stacks(game.state, self.town)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in nearest_stacks(game.state, self.town) else NOT_THE_NEAREST_STACK

    def choose(self, game: Europe, seat: int, option: int) -> None:
        place_leader(game, self.leader, option)


LEAVING: Final = Domain(verb("go-to", ("space", SPACE)))


class LeaveElectorate(PowerChoice):
    """21.6.league6: to which of the nearest Protestant electorates troops go."""

    rule = "21.6.league6"
    open_to_all = True
    fields = ("power", "space")
    domain = LEAVING

    def __init__(self, power: int, space: int) -> None:
        self.power = power
        self.space = space

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return nearest_electorates(game.state, self.space)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in nearest_electorates(game.state, self.space) else NOT_THE_NEAREST_ELECTORATE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        send_home(game, self.power, self.space, option)
