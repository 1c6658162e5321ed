"""card.071: city states rebel against whoever has conquered them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent
from regnum.titles.here_i_stand.facts.card_numbers import CITY_STATE_REBELS
from regnum.titles.here_i_stand.facts.catalogue import KEYS, SPACE
from regnum.titles.here_i_stand.facts.names import INDEPENDENT, MAJORS, NAVY, REGULAR
from regnum.titles.here_i_stand.facts.people import LEADER_KIND, LEADERS
from regnum.titles.here_i_stand.position.changes.armies import lose_at
from regnum.titles.here_i_stand.position.changes.leaders import capture_leader, put_on_turn_track
from regnum.titles.here_i_stand.position.changes.map import take_control
from regnum.titles.here_i_stand.position.changes.ships import lose_ship
from regnum.titles.here_i_stand.position.queries.powers import are_allies
from regnum.titles.here_i_stand.position.queries.ships import fleets_at, ships_at
from regnum.titles.here_i_stand.position.queries.spaces import home_of, is_besieged
from regnum.titles.here_i_stand.position.queries.troops import (
    all_army_leaders_at,
    columns_of,
    kind_of,
    listed,
    occupants,
    owner_of,
)
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import COLUMNS, Europe, Position
from regnum.titles.here_i_stand.rules.fleets import FLEET, fleet_of
from regnum.titles.here_i_stand.rules.forming import TROOP
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep, roll_hits
from regnum.titles.here_i_stand.rules.going_home import LeadersGoHome
from regnum.titles.here_i_stand.rules.recruits import raise_units
from regnum.titles.here_i_stand.rules.shortage import trim_stacks

CITY_FREED: Final = EVENTS.add("city_freed", "card.071", "space", "power")

NO_CITY_FOR_REBELS: Final = REASONS.add("no_city_for_rebels", "card.071")
NOT_A_CITY_FOR_REBELS: Final = REASONS.add("not_a_city_for_rebels", "card.071")
CITY_UNDER_SIEGE: Final = REASONS.add("city_under_siege", "card.071")
NOT_IN_THE_CITY: Final = REASONS.add("not_in_the_city", "card.071")

REBEL_DICE: Final = 5


def why_not_rebel(state: Position, space: int) -> int:
    """card.071: 0 if a key may rebel, else why: without a siege in the hands of a major power that is a stranger there,
    neither at home nor an ally of those who are."""
    if space not in KEYS:
        return NOT_A_CITY_FOR_REBELS
    holder, home = state.control[space], home_of(state, space)
    if not 0 <= holder < MAJORS or (home != INDEPENDENT and are_allies(state, home, holder)):
        return NOT_A_CITY_FOR_REBELS
    return CITY_UNDER_SIEGE if is_besieged(state, space) else ALLOWED


def cities(state: Position) -> list[int]:
    """card.071: the keys that may rebel."""
    return [space for space in KEYS if why_not_rebel(state, space) == ALLOWED]


def why_not_rebels(state: Position, power: int) -> int:
    """card.071: 0 if there is such a key, else the reason."""
    return ALLOWED if cities(state) else NO_CITY_FOR_REBELS


REBELLING: Final = Domain(verb("rebel", ("space", SPACE)))


class ChooseCity(PowerChoice):
    """card.071: which key rebels."""

    rule = "card.071"
    open_to_all = True
    domain = REBELLING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return KEYS

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_rebel(game.state, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        game.call(CityRebels(self.power, option))


class CityRebels(PowerStep):
    """card.071: five dice; the holder loses a unit for each hit; without any left the city is free."""

    fields = ("power", "space")
    steps = ("roll", "free")

    def __init__(self, power: int, space: int) -> None:
        self.power = power
        self.space = space

    def roll(self, game: Europe) -> None:
        """card.071: five and six hit."""
        hits = roll_hits(game, self.power, REBEL_DICE)
        game.call(LoseToRebels(game.state.control[self.space], self.space, hits))

    def free(self, game: Europe) -> None:
        """card.071, 21.7.refill1: with no unit left, leaders are captured and the city goes back to those whose home it
        is, with a new regular of theirs."""
        state, space = game.state, self.space
        if occupants(state, space) or fleets_at(state, space):
            return
        seize_leaders(game, self.power, space)
        home = home_of(state, space)
        take_control(game, space, state.master[home])
        game.tell(CITY_FREED, space, state.master[home])
        raise_units(game, home, space, REGULAR, 1)


def seize_leaders(game: Europe, power: int, space: int) -> None:
    """card.071: army leaders are prisoners of whoever played the card, its own go home; naval ones wait a turn."""
    state = game.state
    own = 0
    for leader in listed(all_army_leaders_at(state, space)):
        if state.master[state.leader_owner[leader]] == power:
            own |= 1 << leader
        else:
            capture_leader(game, leader, power)
    for leader in range(LEADERS):
        if LEADER_KIND[leader] == NAVY and state.leader_at[leader] == space:
            put_on_turn_track(game, leader)
    if own:
        game.call(LeadersGoHome(power, space, own))


LOSING: Final = Domain(verb("lose-troop", ("troop", TROOP)), verb("lose-ship", ("fleet", FLEET)))
LOSE_SHIP: Final = LOSING.base("lose-ship")


class LoseToRebels(PowerChoice):
    """card.071: which of its land or naval units in the city the holder loses next."""

    rule = "card.071"
    open_to_all = True
    fields = ("power", "space", "count")
    domain = LOSING

    def __init__(self, power: int, space: int, count: int) -> None:
        self.power = power
        self.space = space
        self.count = count

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if self.count and self.candidates(game, self.power) else ()

    def candidates(self, game: Europe, seat: int) -> list[int]:
        state, base = game.state, self.space * COLUMNS
        troops = [column for column in columns_of(state, self.power) if state.land[base + column]]
        fleets = sorted({fleet_of(state, ship) for ship in ships_at(state, self.space, self.power)})
        return [*troops, *(LOSE_SHIP + fleet for fleet in fleets)]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in self.candidates(game, seat) else NOT_IN_THE_CITY

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option < LOSE_SHIP:
            lose_at(game, self.space, owner_of(option), kind_of(option), 1)
            trim_stacks(game, owner_of(option), [self.space])
        else:
            for ship in ships_at(game.state, self.space, self.power):
                if fleet_of(game.state, ship) == option - LOSE_SHIP:
                    lose_ship(game, ship)
                    break
        game.call(LoseToRebels(self.power, self.space, self.count - 1))


REBEL_EVENTS: Final[dict[int, CardEvent]] = {
    CITY_STATE_REBELS: CardEvent(why_not_rebels, lambda game, power: game.call(ChooseCity(power))),
}
