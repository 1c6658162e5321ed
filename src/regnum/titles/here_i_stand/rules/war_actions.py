"""11.1, 12, 13, 15, 16, 17: the actions of war: moving, assaulting, taking control, building, sailing, piracy."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from typing import ClassVar, Final

from regnum.engine.moves import verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import (
    CLEAR,
    FIRST_LINK,
    LINK,
    MAJOR,
    NEIGHBOURS,
    SEA,
    SEAS,
    SPACE,
)
from regnum.titles.here_i_stand.facts.charts import PRICE
from regnum.titles.here_i_stand.facts.names import (
    INITIATE_PIRACY,
    MAJORS,
    NAVAL_MOVE,
    NONE,
    OTTOMAN,
    PROTESTANT,
    TAKE_CONTROL,
    UNIT_NAMES,
)
from regnum.titles.here_i_stand.facts.passages import PASSAGE, PASSAGE_FROM, PASSAGE_TO, PASSAGES
from regnum.titles.here_i_stand.position.changes.ground import besieged_spaces, entered_by
from regnum.titles.here_i_stand.position.changes.progress import spend_points
from regnum.titles.here_i_stand.position.queries.powers import friends_of
from regnum.titles.here_i_stand.position.queries.ships import ships_at
from regnum.titles.here_i_stand.position.queries.standing import ALL_SPACES, spaces_in
from regnum.titles.here_i_stand.position.queries.troops import spaces_with_army, spaces_with_units
from regnum.titles.here_i_stand.position.state import FIRST_SEA, LOCATIONS, Europe, Position
from regnum.titles.here_i_stand.rules.actions import NO_POINTS_LEFT, Action, why_not_pay
from regnum.titles.here_i_stand.rules.assault import Assault, why_not_assault
from regnum.titles.here_i_stand.rules.building import (
    UNIT_OF,
    Homes,
    build,
    calm_homes,
    places_to_build,
    price_of,
    why_not_build,
)
from regnum.titles.here_i_stand.rules.control import control_space, takeable_near, why_not_control
from regnum.titles.here_i_stand.rules.entering import disputed_spaces
from regnum.titles.here_i_stand.rules.land_move import LandMove, ways_to_march, why_not_march
from regnum.titles.here_i_stand.rules.naval_move import NavalMove, why_not_sail
from regnum.titles.here_i_stand.rules.piracy import Piracy, why_not_pirate
from regnum.titles.here_i_stand.rules.transport import POINTS_FOR_LANDING, Transport, why_not_embark


class March(Action):
    """13.1: an army goes along a link."""

    def places(self, state: Position, power: int) -> Iterable[int]:
        for space in spaces_with_army(state, power):
            first = FIRST_LINK[space]
            yield from range(first, first + len(NEIGHBOURS[space]))

    def why_not(self, state: Position, power: int, place: int) -> int:
        return why_not_march(state, power, place)

    def allowed(self, state: Position, power: int) -> list[int]:
        """13.1: whether units or leaders can go is the same for all ways out of a space."""
        entered, disputed = entered_by(state, power), disputed_spaces(state, power)
        found: list[int] = []
        for space in spaces_with_army(state, power):
            found += ways_to_march(state, power, space, entered, disputed)
        return found

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        game.call(LandMove(power, place))


class AssaultSpace(Action):
    """15.1: the besiegers of a space assault it."""

    def places(self, state: Position, power: int) -> Iterable[int]:
        return [space for space in spaces_in(besieged_spaces(state)) if state.besiegers[space] >> power & 1]

    def why_not(self, state: Position, power: int, place: int) -> int:
        return why_not_assault(state, power, place)

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        game.call(Assault(power, place))


class ControlSpace(Action):
    """12.2, 12.4.remove, 12.unrest, table:actions.control: a power takes an unfortified space, or ends unrest."""

    def places(self, state: Position, power: int) -> Iterable[int]:
        near = state.unrest[:]
        for space in spaces_with_units(state, power):
            near[space] = 1
            for other in CLEAR[space]:
                near[other] = 1
        others = ~friends_of(state, power)
        return [
            space
            for space, owner in enumerate(state.control)
            if near[space] and (state.unrest[space] or (owner != NONE and others >> owner & 1))
        ]

    def why_not(self, state: Position, power: int, place: int) -> int:
        return why_not_pay(state, power, TAKE_CONTROL) or why_not_control(state, power, place)

    def allowed(self, state: Position, power: int) -> list[int]:
        """12.2.cond1, 12.2.cond2, 12.2.cond4: what can be taken lies near own units; only that is judged."""
        if why_not_pay(state, power, TAKE_CONTROL):
            return []
        found = takeable_near(state, power)
        if power == PROTESTANT:  # before the League it needs no units to calm its home spaces (12.4.remove.loc)
            found = sorted({*found, *compress(ALL_SPACES, state.unrest)})
        return [space for space in found if why_not_control(state, power, space) == ALLOWED]

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        spend_points(game.state, PRICE[TAKE_CONTROL][power])
        control_space(game, power, place)


class Build(Action):
    """17: a unit of one kind is built in a space."""

    def __init__(self, unit: int) -> None:
        self.verb = verb(UNIT_NAMES[unit], ("space", SPACE))
        self.unit = unit

    def is_open_to(self, power: int) -> bool:
        return price_of(power, self.unit) > 0

    def places(self, state: Position, power: int) -> Iterable[int]:
        if not price_of(power, self.unit):
            return []
        return [space for space, owner in enumerate(state.control) if owner == power]

    def why_not(self, state: Position, power: int, place: int) -> int:
        return why_not_build(state, power, self.unit, place)

    def allowed(self, state: Position, power: int) -> list[int]:
        """17: price and counters are asked for once."""
        return self.allowed_in(state, power, calm_homes(state, power))

    def allowed_in(self, state: Position, power: int, calm: list[Homes]) -> list[int]:
        """17: the same; the calm homes are found once for all kinds of units."""
        return places_to_build(state, power, self.unit, calm)

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        build(game, power, self.unit, place)


class Sail(Action):
    """16.1: all fleets of a power move at once."""

    line: ClassVar[int] = NAVAL_MOVE

    def places(self, state: Position, power: int) -> Iterable[int]:
        return (0,) if PRICE[NAVAL_MOVE][power] else ()

    def why_not(self, state: Position, power: int, place: int) -> int:
        return why_not_sail(state, power)

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        game.call(NavalMove(power))


class Embark(Action):
    """16.3: an army goes to sea."""

    line: ClassVar[int] = NAVAL_MOVE

    def places(self, state: Position, power: int) -> Iterable[int]:
        if not PRICE[NAVAL_MOVE][power]:
            return []
        seas = [sea for sea in range(FIRST_SEA, LOCATIONS) if ships_at(state, sea, power)]
        return [
            passage
            for passage in (range(PASSAGES) if seas else ())
            if PASSAGE_TO[passage] in seas and PASSAGE_FROM[passage] < FIRST_SEA
        ]

    def allowed(self, state: Position, power: int) -> list[int]:
        """16.3.step3: nobody embarks who cannot land."""
        return super().allowed(state, power) if state.cp > 1 else []

    def why_not(self, state: Position, power: int, place: int) -> int:
        return why_not_embark(state, power, place) if state.cp > 1 else POINTS_FOR_LANDING

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        game.call(Transport(power, place))


class InitiatePiracy(Action):
    """16.4, table:actions.piracy: corsairs in a sea zone plunder a power."""

    line: ClassVar[int] = INITIATE_PIRACY

    def places(self, state: Position, power: int) -> Iterable[int]:
        if power != OTTOMAN or not any(state.ship_is_corsair):
            return ()
        seas = {at - FIRST_SEA for ship, at in enumerate(state.ship_at) if state.ship_is_corsair[ship]}
        return [sea * MAJORS + other for sea in sorted(seas) if 0 <= sea < SEAS for other in range(MAJORS)]

    def why_not(self, state: Position, power: int, place: int) -> int:
        if state.cp < PRICE[INITIATE_PIRACY][OTTOMAN]:
            return NO_POINTS_LEFT
        return why_not_pirate(state, power, place // MAJORS, place % MAJORS)

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        game.call(Piracy(place // MAJORS, place % MAJORS))


RAID_ACTIONS: Final[tuple[Action, ...]] = (  # those that a raid may use too (card.097)
    March(verb("march", ("link", LINK))),
    AssaultSpace(verb("assault", ("space", SPACE))),
    ControlSpace(verb("control", ("space", SPACE))),
    *(Build(unit) for unit in UNIT_OF),
)
WAR_ACTIONS: Final[tuple[Action, ...]] = (
    *RAID_ACTIONS,
    Sail(verb("sail")),
    Embark(verb("embark", ("passage", PASSAGE))),
    InitiatePiracy(verb("piracy", ("sea", SEA), ("power", MAJOR))),
)
