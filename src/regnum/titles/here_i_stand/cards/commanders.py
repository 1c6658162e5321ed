"""card.091, card.103: a prisoner goes free; a commander falls from favour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent
from regnum.titles.here_i_stand.facts.card_numbers import RANSOM, THREAT_TO_POWER
from regnum.titles.here_i_stand.facts.catalogue import SPACE, SPACES
from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.facts.people import IS_THREATENED, LEADER, LEADERS
from regnum.titles.here_i_stand.position.changes.leaders import free_leader, put_on_turn_track, remove_leader
from regnum.titles.here_i_stand.position.queries.spaces import home_of
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import CAPTIVE, FIRST_SEA, Europe, Position
from regnum.titles.here_i_stand.rules.frames import Choice, PowerChoice, roll_die
from regnum.titles.here_i_stand.rules.release import NOT_THE_PLACE_OF_RELEASE, is_open

POWER_THREATENED: Final = EVENTS.add("power_threatened", "card.103", "leader", "die")

NOBODY_IS_CAPTIVE: Final = REASONS.add("nobody_is_captive", "card.091")
NOT_CAPTURED: Final = REASONS.add("not_captured", "card.091")
NOBODY_TO_THREATEN: Final = REASONS.add("nobody_to_threaten", "card.103")
NOT_AN_OVERMIGHTY_MAN: Final = REASONS.add("not_an_overmighty_man", "card.103")
OUT_OF_REACH: Final = REASONS.add("out_of_reach", "card.103")

# ---- card 91: Ransom ------------------------------------------------------------------------------------------------


def captives(state: Position) -> list[int]:
    """card.091: all prisoners."""
    return [leader for leader in range(LEADERS) if state.leader_at[leader] >= CAPTIVE]


def why_not_ransom(state: Position, power: int) -> int:
    """card.091: 0 if anybody is a prisoner, else the reason."""
    return ALLOWED if captives(state) else NOBODY_IS_CAPTIVE


def walls_of(state: Position, leader: int) -> list[int]:
    """card.091: the fortified home spaces of a leader's owner, friendly and without a siege."""
    owner = state.leader_owner[leader]
    return [space for space in range(SPACES) if home_of(state, space) == owner and is_open(state, owner, space)]


RANSOMING: Final = Domain(verb("ransom", ("leader", LEADER)))


class RansomPrisoner(PowerChoice):
    """card.091: which prisoner, whoever has taken him; one without a place to go to stays where he is."""

    rule = "card.091"
    open_to_all = True
    domain = RANSOMING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return captives(game.state)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in captives(game.state) else NOT_CAPTURED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        state = game.state
        places = walls_of(state, option)
        if len(places) > 1 and state.master[state.leader_owner[option]] < MAJORS:
            game.call(ComeHome(option))
        elif places:
            free_leader(game, option, places[0])


COMING: Final = Domain(verb("go-to", ("space", SPACE)))


class ComeHome(Choice):
    """card.091: his owner decides where he comes back."""

    rule = "card.091"
    open_to_all = True
    fields = ("leader",)
    domain = COMING

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def seats(self, game: Europe) -> Sequence[int]:
        return (game.state.master[game.state.leader_owner[self.leader]],)

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return walls_of(game.state, self.leader)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in walls_of(game.state, self.leader) else NOT_THE_PLACE_OF_RELEASE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        free_leader(game, self.leader, option)


# ---- card 103: Threat to Power --------------------------------------------------------------------------------------

DISGRACE_DIE: Final = 3  # he comes back after a roll of up to this
THREATENED: Final[tuple[int, ...]] = tuple(leader for leader in range(LEADERS) if IS_THREATENED[leader])


def why_not_threaten(state: Position, leader: int) -> int:
    """card.103: 0 if a leader is one of the four and on the map, else the reason."""
    if leader not in THREATENED:
        return NOT_AN_OVERMIGHTY_MAN
    return ALLOWED if state.leader_at[leader] < FIRST_SEA else OUT_OF_REACH


def why_not_threat(state: Position, power: int) -> int:
    """card.103: 0 if one of them is on the map, else the reason."""
    return ALLOWED if any(not why_not_threaten(state, leader) for leader in THREATENED) else NOBODY_TO_THREATEN


THREATENING: Final = Domain(verb("threaten", ("leader", LEADER)))


class ThreatenLeader(PowerChoice):
    """card.103, 11.1.example7: whom the threat meets; a die says whether he ever comes back."""

    rule = "card.103"
    open_to_all = True
    domain = THREATENING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return THREATENED

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_threaten(game.state, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        die = roll_die(game)
        game.tell(POWER_THREATENED, option, die)
        if die <= DISGRACE_DIE:
            put_on_turn_track(game, option)
        else:
            remove_leader(game, option)


COMMANDER_EVENTS: Final[dict[int, CardEvent]] = {
    RANSOM: CardEvent(why_not_ransom, lambda game, power: game.call(RansomPrisoner(power))),
    THREAT_TO_POWER: CardEvent(why_not_threat, lambda game, power: game.call(ThreatenLeader(power))),
}
