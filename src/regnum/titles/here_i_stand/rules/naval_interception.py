"""16.1.step4, 16.1.step5: enemies intercept a fleet at sea, or avoid it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import CLOSED_SEA
from regnum.titles.here_i_stand.facts.charts import AVOID_BATTLE, INTERCEPT
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE
from regnum.titles.here_i_stand.facts.passages import LOCATION
from regnum.titles.here_i_stand.position.changes.armies import (
    ask_again,
    forget_attempts,
    note_attempt,
    note_declined,
    note_interception,
)
from regnum.titles.here_i_stand.position.changes.progress import forget_roll, note_roll
from regnum.titles.here_i_stand.position.changes.ships import (
    choose_admiral,
    choose_ship,
    note_settled,
    sail,
    send_admiral,
)
from regnum.titles.here_i_stand.position.queries.powers import are_enemies, enemies_of
from regnum.titles.here_i_stand.position.queries.ships import (
    best_admiral,
    fleets_at,
    is_barred_from,
    is_sea,
    naval_leaders_at,
    naval_neighbours,
    sea_of,
    ships_at,
)
from regnum.titles.here_i_stand.position.queries.troops import listed
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.fleets import ADMIRAL_NEEDS_SHIPS, FormFleet, fleet_of
from regnum.titles.here_i_stand.rules.frames import PowerAfterPower, PowerChoice, PowerStep, roll_pair
from regnum.titles.here_i_stand.rules.rowers import ChangeRoll

FLEET_INTERCEPTED: Final = EVENTS.add("fleet_intercepted", "16.1.step4f", "power", "location", "to")
FLEET_MISSED: Final = EVENTS.add("fleet_missed", "16.1.step4b", "power", "location")
FLEET_AVOIDED: Final = EVENTS.add("fleet_avoided", "16.1.step5b", "power", "location", "to")
FLEET_CAUGHT: Final = EVENTS.add("fleet_caught", "16.1.step5b", "power", "location")

NO_FLEET_THERE: Final = REASONS.add("no_fleet_there", "16.1.step4a")
ACTIVE_SHIPS_THERE: Final = REASONS.add("active_ships_there", "16.1.step4a")
TRIED_FROM_HERE: Final = REASONS.add("tried_from_here", "16.1.step4d")
NOT_NEXT_TO_IT: Final = REASONS.add("not_next_to_it", "16.1.step4a")
NOT_A_REFUGE: Final = REASONS.add("not_a_refuge", "16.1.step5b")

INTERCEPTING: Final = Domain(verb("intercept", ("place", LOCATION)), verb("let-pass"))
LET_PASS: Final = INTERCEPTING.base("let-pass")
AVOIDING: Final = Domain(verb("avoid", ("place", LOCATION)), verb("stand"))
STAND: Final = AVOIDING.base("stand")


def why_not_intercept_from(state: Position, power: int, active: int, place: int, sea: int) -> int:
    """16.1.step4a, 16.1.step4d: 0 if a power may try with ships from a place, else the reason."""
    if place not in naval_neighbours(sea):
        return NOT_NEXT_TO_IT
    if not [ship for ship in ships_at(state, place, power) if not is_barred_from(state, ship, sea)]:
        return NO_FLEET_THERE
    if ships_at(state, place, active):
        return ACTIVE_SHIPS_THERE
    return TRIED_FROM_HERE if place * MAJORS + power in state.attempted else ALLOWED


def next_interceptor(state: Position, active: int, sea: int) -> int:
    """16.1.step4c, 16.1.neutral: the next enemy that is to be asked, in impulse order, or NONE."""
    for power in range(MAJORS):
        if not are_enemies(state, active, power) or state.declined >> power & 1:
            continue
        if state.interceptor not in (NONE, power):
            continue
        if any(not why_not_intercept_from(state, power, active, place, sea) for place in naval_neighbours(sea)):
            return power
    return NONE


class AnswersAtSea(PowerStep):
    """16.1.step4, 16.1.step5: what enemies do about the fleet that has come into one sea zone."""

    fields = ("power", "sea")
    steps = ("begin", "ask", "finish")

    def __init__(self, power: int, sea: int) -> None:
        self.power = power
        self.sea = sea

    def begin(self, game: Europe) -> None:
        """16.1.step4c, 16.1.step5c: nobody has tried yet, and everybody may be asked."""
        begin_tries(game.state)

    def ask(self, game: Europe) -> None:
        """16.1.step4c, 16.1.step5c: power after power in impulse order."""
        raise NotImplementedError

    def finish(self, game: Europe) -> None:
        """16.1.step6: whether the fleet has arrived."""
        raise NotImplementedError


class InterceptAtSea(AnswersAtSea):
    """16.1.step4: tries to intercept the fleet."""

    def ask(self, game: Europe) -> None:
        """16.1.step4e: one try after the other."""
        game.call(Tries(self.power, self.sea))

    def finish(self, game: Europe) -> None:
        """16.1.step5.cond1: where somebody has intercepted, nobody avoids battle."""
        if game.state.interceptor != NONE:
            note_settled(game.state, self.sea)


class AvoidAtSea(AnswersAtSea):
    """16.1.step5: enemies in the sea zone may go away."""

    def ask(self, game: Europe) -> None:
        """16.1.step5c: in impulse order."""
        game.call(Avoidings(self.power, self.sea))

    def finish(self, game: Europe) -> None:
        """16.1.step6: the fleet has arrived."""
        note_settled(game.state, self.sea)


def begin_tries(state: Position) -> None:
    """16.1.step4c: everybody may be asked anew."""
    ask_again(state)
    note_interception(state, NONE)
    forget_attempts(state)


class Tries(PowerAfterPower):
    """16.1.step4c: tries to intercept, power after power."""

    fields = ("power", "sea")

    def __init__(self, power: int, sea: int) -> None:
        self.power = power
        self.sea = sea

    def next_power(self, state: Position) -> int:
        return next_interceptor(state, self.power, self.sea)

    def question(self, power: int) -> PowerChoice:
        return InterceptFleet(power, self.power, self.sea)


class InterceptFleet(PowerChoice):
    """16.1.step4a: from where a power tries to intercept a fleet, or not at all."""

    rule = "16.1.step4a"
    open_to_all = True
    fields = ("power", "active", "sea")
    domain = INTERCEPTING

    def __init__(self, power: int, active: int, sea: int) -> None:
        self.power = power
        self.active = active
        self.sea = sea

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [*naval_neighbours(self.sea), LET_PASS]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == LET_PASS:
            return ALLOWED
        return why_not_intercept_from(game.state, self.power, self.active, option, self.sea)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == LET_PASS:
            note_declined(game.state, self.power)
            return
        note_attempt(game.state, option, self.power)
        game.call(FormInterceptingFleet(self.power, option, self.sea), TryAtSea(self.power, option, self.sea))


class FormInterceptingFleet(FormFleet):
    """16.1.step4d: which ships of a stack try to intercept together."""

    rule = "16.1.step4d"
    fields = ("power", "place", "sea")

    def __init__(self, power: int, place: int, sea: int) -> None:
        super().__init__(power, place)
        self.sea = sea

    def ready_ships(self, state: Position) -> list[int]:
        here = ships_at(state, self.place, self.power)
        return [ship for ship in here if ship not in state.chosen_ships and not is_barred_from(state, ship, self.sea)]

    def ready_admirals(self, state: Position) -> list[int]:
        here = listed(naval_leaders_at(state, self.place, self.power))
        closed = CLOSED_SEA[sea_of(self.sea)]
        return [
            leader
            for leader in here
            if not state.chosen_admirals >> leader & 1 and state.leader_owner[leader] not in closed
        ]

    def chosen_ships(self, state: Position) -> int:
        return len(state.chosen_ships)

    def has_kind(self, state: Position, fleet: int) -> bool:
        return any(fleet_of(state, ship) == fleet for ship in state.chosen_ships)

    def why_not_leave(self, game: Europe) -> int:
        state = game.state
        left = [ship for ship in ships_at(state, self.place, self.power) if ship not in state.chosen_ships]
        return ALLOWED if left or not self.ready_admirals(state) else ADMIRAL_NEEDS_SHIPS

    def take(self, game: Europe, ship: int) -> None:
        choose_ship(game.state, ship)

    def embark(self, game: Europe, leader: int) -> None:
        choose_admiral(game.state, leader)


class TryAtSea(PowerStep):
    """16.1.step4b: two dice and the best naval leader; rowers may change them (card.034a)."""

    fields = ("power", "place", "sea")
    steps = ("roll", "row", "result")

    def __init__(self, power: int, place: int, sea: int) -> None:
        self.power = power
        self.place = place
        self.sea = sea

    def roll(self, game: Europe) -> None:
        """16.1.step4b: the dice."""
        roll_at_sea(game, self.power, best_admiral(game.state.chosen_admirals))

    def row(self, game: Europe) -> None:
        """card.034a: a last word."""
        game.call(ChangeRoll())

    def result(self, game: Europe) -> None:
        """16.1.step4f: on success they are there, as one fleet."""
        state = game.state
        if state.roll >= INTERCEPT:
            for ship in state.chosen_ships:
                sail(game, ship, self.sea)
            for leader in listed(state.chosen_admirals):
                send_admiral(game, leader, self.sea)
            note_interception(state, self.power)
            game.tell(FLEET_INTERCEPTED, self.power, self.place, self.sea)
        else:
            game.tell(FLEET_MISSED, self.power, self.place)
        forget_roll(state)


def roll_at_sea(game: Europe, power: int, modifier: int) -> None:
    """16.1.step4b, 16.1.step5b: two dice and a modifier are on the table."""
    note_roll(game, power, sum(roll_pair(game)) + modifier)


def next_to_avoid(state: Position, active: int, sea: int) -> int:
    """16.1.step5a, 16.1.step5c, 16.1.neutral: the next enemy that is to be asked, in impulse order, or NONE."""
    for power in range(MAJORS):
        if state.declined >> power & 1 or not are_enemies(state, active, power):
            continue
        if ships_at(state, sea, power) and refuges(state, power, sea):
            return power
    return NONE


class Avoidings(PowerAfterPower):
    """16.1.step5c: tries to avoid battle, power after power."""

    fields = ("power", "sea")

    def __init__(self, power: int, sea: int) -> None:
        self.power = power
        self.sea = sea

    def next_power(self, state: Position) -> int:
        return next_to_avoid(state, self.power, self.sea)

    def question(self, power: int) -> PowerChoice:
        return AvoidFleet(power, self.sea)


def refuges(state: Position, power: int, place: int) -> list[int]:
    """16.1.step5b, 16.2.step9, 16.2.step9b, ruling.g43: where all ships of a power can go together to avoid battle or
    after one: sea zones without enemies, and from a sea zone own ports too."""
    enemies = enemies_of(state, power)
    ships = ships_at(state, place, power)
    return [
        other
        for other in naval_neighbours(place)
        if (fleets_at(state, other) & enemies == 0 if is_sea(other) else state.control[other] == power)
        and not any(is_barred_from(state, ship, other) for ship in ships)
    ]


class AvoidFleet(PowerChoice):
    """16.1.step5b: where all ships of a power try to go together, or whether they stand."""

    rule = "16.1.step5b"
    open_to_all = True
    fields = ("power", "sea")
    domain = AVOIDING

    def __init__(self, power: int, sea: int) -> None:
        self.power = power
        self.sea = sea

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [*naval_neighbours(self.sea), STAND]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == STAND:
            return ALLOWED
        return ALLOWED if option in refuges(game.state, self.power, self.sea) else NOT_A_REFUGE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        note_declined(game.state, self.power)  # it is asked once
        if option != STAND:
            game.call(TryToAvoidAtSea(self.power, self.sea, option))


class TryToAvoidAtSea(PowerStep):
    """16.1.step5b: two dice and the best naval leader; rowers may change them."""

    fields = ("power", "sea", "place")
    steps = ("roll", "row", "result")

    def __init__(self, power: int, sea: int, place: int) -> None:
        self.power = power
        self.sea = sea
        self.place = place

    def roll(self, game: Europe) -> None:
        """16.1.step5b: the dice."""
        roll_at_sea(game, self.power, best_admiral(naval_leaders_at(game.state, self.sea, self.power)))

    def row(self, game: Europe) -> None:
        """card.034a: a last word."""
        game.call(ChangeRoll())

    def result(self, game: Europe) -> None:
        """16.1.step5b: on success all are gone."""
        state = game.state
        if state.roll >= AVOID_BATTLE:
            move_fleet(game, self.power, self.sea, self.place)
            game.tell(FLEET_AVOIDED, self.power, self.sea, self.place)
        else:
            game.tell(FLEET_CAUGHT, self.power, self.sea)
        forget_roll(state)


def move_fleet(game: Europe, power: int, origin: int, place: int) -> None:
    """16.1.step5b, 16.2.step9: all ships and naval leaders of a power go from one place to another."""
    state = game.state
    for ship in ships_at(state, origin, power):
        sail(game, ship, place)
    for leader in listed(naval_leaders_at(state, origin, power)):
        send_admiral(game, leader, place)
