"""16.3: an army is carried over sea."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import SEA_NEIGHBOURS, SEA_PORTS
from regnum.titles.here_i_stand.facts.charts import TRANSPORT
from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.facts.passages import LOCATION, PASSAGE_FROM, PASSAGE_TO
from regnum.titles.here_i_stand.position.changes.armies import announce, begin_army, disband_army, embark_army
from regnum.titles.here_i_stand.position.changes.progress import spare_army, spend_points
from regnum.titles.here_i_stand.position.queries.powers import enemies_of
from regnum.titles.here_i_stand.position.queries.ships import fleets_at, is_sea, sea_location, sea_of, ships_at
from regnum.titles.here_i_stand.position.queries.troops import army_size, capacity
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import ARMY, Europe, Position
from regnum.titles.here_i_stand.rules.entering import why_not_enter
from regnum.titles.here_i_stand.rules.forming import FormArmy, can_some_go, ready_leaders
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep
from regnum.titles.here_i_stand.rules.land_move import Advance
from regnum.titles.here_i_stand.rules.responses import NOT_IN_FOUL_WEATHER, TRANSPORT_ANNOUNCED, Announcement
from regnum.titles.here_i_stand.rules.siege import check_siege

NO_SHIPS_TO_CARRY: Final = REASONS.add("no_ships_to_carry", "16.3")
NOBODY_TO_CARRY: Final = REASONS.add("nobody_to_carry", "16.3.step1a")
NOT_FROM_A_PORT: Final = REASONS.add("not_from_a_port", "16.3.step1a")
SIEGE_JUST_BEGAN: Final = REASONS.add("siege_just_began", "13.1.restriction5")
NO_LANDING: Final = REASONS.add("no_landing", "16.3.step2")
ENEMY_SHIPS_IN_PORT: Final = REASONS.add("enemy_ships_in_port", "16.3.step3a")
NOT_BESIDE_THE_FLEET: Final = REASONS.add("not_beside_the_fleet", "16.3.step3")
POINTS_FOR_LANDING: Final = REASONS.add("points_for_landing", "16.3.step2")

LEG: Final = 1  # command points of every leg
CROSSING: Final = Domain(verb("to", ("location", LOCATION)))


def why_not_land(state: Position, power: int, port: int) -> int:
    """16.3.step3a, 16.3.step3b: 0 if an army may land in a port, else the reason."""
    if fleets_at(state, port) & enemies_of(state, power):
        return ENEMY_SHIPS_IN_PORT
    return why_not_enter(state, power, port)


def can_land_within(state: Position, power: int, sea: int, points: int) -> bool:
    """16.3.step2, 2.5.sea1, ruling.g44, ruling.g87: whether an army in a sea zone can be ashore with so many command
    points, carried by ships of its power alone."""
    seen, edge = {sea}, [sea]
    while points >= LEG and edge:
        for here in edge:
            if any(why_not_land(state, power, port) == ALLOWED for port in SEA_PORTS[here]):
                return True
        points -= LEG
        following = [there for here in edge for there in SEA_NEIGHBOURS[here] if there not in seen]
        edge = [there for there in sorted(set(following)) if ships_at(state, sea_location(there), power)]
        seen.update(edge)
    return False


def why_not_embark(state: Position, power: int, passage: int) -> int:
    """16.3.step1a, 16.3.step1d, 13.1.restriction5, ruling.g87: 0 if an army may be taken from a port to a sea zone,
    else the reason."""
    port, place = PASSAGE_FROM[passage], PASSAGE_TO[passage]
    if is_sea(port):
        return NOT_FROM_A_PORT
    if state.weather:
        return NOT_IN_FOUL_WEATHER
    if not ships_at(state, place, power):
        return NO_SHIPS_TO_CARRY
    if port * MAJORS + power in state.fresh_sieges:
        return SIEGE_JUST_BEGAN
    most = min(TRANSPORT, capacity(ready_leaders(state, port, power)))
    if not can_some_go(state, port, power, most):
        return NOBODY_TO_CARRY
    return ALLOWED if can_land_within(state, power, sea_of(place), state.cp - LEG) else NO_LANDING


class FormPassengers(FormArmy):
    """16.3.step1a: who is carried: at most five units, and leaders."""

    rule = "16.3.step1a"
    army: ClassVar[int] = ARMY

    def limit(self, leaders: int) -> int:
        return min(TRANSPORT, capacity(leaders))


class Transport(PowerStep):
    """16.3: the steps of a transport."""

    fields = ("power", "passage")
    steps = ("form", "pay", "respond", "embark", "cross")

    def __init__(self, power: int, passage: int) -> None:
        self.power = power
        self.passage = passage

    def form(self, game: Europe) -> None:
        """16.3.step1a: the army in the port."""
        spare_army(game.state)
        begin_army(game.state, ARMY, PASSAGE_FROM[self.passage])
        game.call(FormPassengers(self.power))

    def pay(self, game: Europe) -> None:
        """16.3.step1a: the first leg."""
        spend_points(game.state, LEG)
        announce(game.state)

    def respond(self, game: Europe) -> None:
        """16.3.step1c: others may stop it."""
        game.call(Announcement(self.power, TRANSPORT_ANNOUNCED, LEG))

    def embark(self, game: Europe) -> None:
        """16.3.step1b: nobody intercepts an army at sea."""
        state = game.state
        if state.cancelled or not army_size(state, ARMY):
            disband_army(state, ARMY)
            game.end()
            return
        embark_army(game, self.power, PASSAGE_TO[self.passage])
        check_siege(game, PASSAGE_FROM[self.passage])

    def cross(self, game: Europe) -> None:
        """16.3.step2: on to the next zone, or ashore."""
        game.call(Cross(self.power))


class Cross(PowerChoice):
    """16.3.step2, 16.3.step2b, 16.3.step3: to a further sea zone with own ships, or ashore, before anything else."""

    rule = "16.3.step2"
    open_to_all = True
    domain = CROSSING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        sea = sea_of(game.state.army_at[ARMY])
        return [*SEA_PORTS[sea], *(sea_location(other) for other in SEA_NEIGHBOURS[sea])]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        sea = sea_of(state.army_at[ARMY])
        if not is_sea(option):
            return why_not_land(state, self.power, option) if option in SEA_PORTS[sea] else NOT_BESIDE_THE_FLEET
        if sea_of(option) not in SEA_NEIGHBOURS[sea]:
            return NOT_BESIDE_THE_FLEET
        if not ships_at(state, option, self.power):
            return NO_SHIPS_TO_CARRY
        return ALLOWED if can_land_within(state, self.power, sea_of(option), state.cp - LEG) else POINTS_FOR_LANDING

    def choose(self, game: Europe, seat: int, option: int) -> None:
        state = game.state
        spend_points(state, LEG)
        if is_sea(option):
            embark_army(game, self.power, option)
            game.call(Cross(self.power))
        else:
            game.call(Advance(self.power, state.army_at[ARMY], option))
