"""card.076, card.083, card.100, card.104: events that bring new units: recruits abroad, Zapolya, ships, a fortress."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent, always
from regnum.titles.here_i_stand.cards.mediterranean import ships_left
from regnum.titles.here_i_stand.facts.card_numbers import (
    FOREIGN_RECRUITS,
    JOHN_ZAPOLYA,
    SHIPBUILDING,
    TRACE_ITALIENNE,
)
from regnum.titles.here_i_stand.facts.catalogue import SPACE, SPACE_NUMBER, SPACES, UNIT
from regnum.titles.here_i_stand.facts.names import CORSAIR, INDEPENDENT, OTTOMAN, REGULAR, SQUADRON
from regnum.titles.here_i_stand.position.changes.map import fortify
from regnum.titles.here_i_stand.position.changes.progress import gain_points, lose_points
from regnum.titles.here_i_stand.position.changes.ships import build_ship
from regnum.titles.here_i_stand.position.queries.spaces import (
    fortresses_left,
    home_of,
    is_besieged,
    is_fortified,
)
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import BUILT_FORTRESS, Europe, Position
from regnum.titles.here_i_stand.rules.building import (
    NOT_AT_HOME,
    NOT_FOR_THIS_POWER,
    UNIT_OF,
    build,
    build_for,
    why_no_counter,
    why_not_afford,
    why_not_build,
    why_not_calm,
    why_not_there,
)
from regnum.titles.here_i_stand.rules.entering import why_closed
from regnum.titles.here_i_stand.rules.frames import CountedChoice, PowerChoice, PowerStep
from regnum.titles.here_i_stand.rules.recruits import raise_units

BUDA_IS_BESIEGED: Final = REASONS.add("buda_is_besieged", "card.083")
BUILDS_ITS_OWN_AT_HOME: Final = REASONS.add("builds_its_own_at_home", "22.3.c")
NO_FORTRESS_LEFT: Final = REASONS.add("no_fortress_left", "chart.markers")
FORTIFIED_ALREADY: Final = REASONS.add("fortified_already", "card.104")

# ---- card 76: Foreign Recruits --------------------------------------------------------------------------------------

RECRUITING_POINTS: Final = 4


class ForeignRecruitment(PowerStep):
    """card.076, card.rule.event_gives_cp: four command points for new units; what is left of them is lost."""

    steps = ("gain", "spend", "finish")

    def gain(self, game: Europe) -> None:
        """card.076: the points."""
        gain_points(game.state, RECRUITING_POINTS)

    def spend(self, game: Europe) -> None:
        """card.076: units, one after the other."""
        game.call(Recruit(self.power))

    def finish(self, game: Europe) -> None:
        """11.1.lost: the points buy nothing else."""
        lose_points(game.state)


def why_not_recruit(state: Position, power: int, unit: int, space: int) -> int:
    """card.076, 17, 17.limit, 21.6.before5: 0 if a power may recruit a unit of its own in a space, at home or not."""
    reason = why_not_afford(state, power, unit) or why_not_recruit_in(state, power, space)
    return reason or why_no_counter(state, power, power, unit, space)


def why_not_recruit_in(state: Position, power: int, space: int) -> int:
    """card.076, 21.6.before5: the same for units of any kind."""
    return why_closed(state, power, space) or why_not_calm(state, power, space)


def why_not_recruit_ally(state: Position, power: int, unit: int, space: int) -> int:
    """22.3.c, 22.3.d: 0 if a power may build a unit of a minor ally, in its home as ever; else the reason."""
    return BUILDS_ITS_OWN_AT_HOME if home_of(state, space) == power else why_not_build(state, power, unit, space)


RECRUITING: Final = Domain(
    verb("recruit", ("unit", UNIT), ("space", SPACE)),
    verb("recruit-ally", ("unit", UNIT), ("space", SPACE)),
    verb("done"),
)
RECRUIT_ALLY: Final = RECRUITING.base("recruit-ally")
DONE: Final = RECRUITING.base("done")


class Recruit(PowerChoice):
    """card.076: which unit comes where: in any space that the power controls."""

    rule = "card.076"
    open_to_all = True
    domain = RECRUITING

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if game.state.cp and game.count_answers(self, self.power) > 1 else ()

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        held = [space for space in range(SPACES) if game.state.control[space] == self.power]
        for first in (0, RECRUIT_ALLY):
            for unit in UNIT_OF:
                yield from [first + unit * SPACES + space for space in held]
        yield DONE

    def options(self, game: Europe, seat: int) -> list[int]:
        """card.076: the same as by judging each, unit by unit, with the spaces judged once."""
        state, power, found = game.state, self.power, []
        held = [space for space in range(SPACES) if state.control[space] == power]
        calm = [space for space in held if why_not_recruit_in(state, power, space) == ALLOWED]
        for unit in UNIT_OF:
            for space in calm if why_not_afford(state, power, unit) == ALLOWED else []:
                if why_no_counter(state, power, power, unit, space) == ALLOWED:
                    found.append(unit * SPACES + space)
        for unit in UNIT_OF:
            for space in held:
                if why_not_recruit_ally(state, power, unit, space) == ALLOWED:
                    found.append(RECRUIT_ALLY + unit * SPACES + space)
        return [*found, DONE]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == DONE:
            return ALLOWED
        unit, space = divmod(option % RECRUIT_ALLY, SPACES)
        if option < RECRUIT_ALLY:
            return why_not_recruit(game.state, self.power, unit, space)
        return why_not_recruit_ally(game.state, self.power, unit, space)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == DONE:
            return
        game.call(Recruit(self.power))
        unit, space = divmod(option % RECRUIT_ALLY, SPACES)
        if option < RECRUIT_ALLY:
            build_for(game, self.power, self.power, unit, space)
        else:
            build(game, self.power, unit, space)


# ---- card 83: John Zapolya ------------------------------------------------------------------------------------------

BUDA: Final = SPACE_NUMBER["buda"]
ZAPOLYAS_MEN: Final = 4


def why_not_zapolya(state: Position, power: int) -> int:
    """card.083: 0 unless Buda is besieged."""
    return BUDA_IS_BESIEGED if is_besieged(state, BUDA) else ALLOWED


def come_with_zapolya(game: Europe, power: int) -> None:
    """card.083: four regulars of whoever controls Buda, Hungary itself as long as it has no ally."""
    raise_units(game, game.state.control[BUDA], BUDA, REGULAR, ZAPOLYAS_MEN)


# ---- card 100: Shipbuilding -----------------------------------------------------------------------------------------

SHIPS: Final = 2
CORSAIRS_FOR_SQUADRON: Final = 2
SHIPPING: Final = Domain(verb("squadron", ("space", SPACE)), verb("corsairs", ("space", SPACE)))
CORSAIRS: Final = SHIPPING.base("corsairs")


def why_not_launch(state: Position, power: int, unit: int, space: int) -> int:
    """card.100, 17.2, 17.2.lost: 0 if a new ship may come to a home port of a power, which no minor ally's is."""
    if home_of(state, space) != power:
        return NOT_AT_HOME
    if unit == CORSAIR and power != OTTOMAN:
        return NOT_FOR_THIS_POWER
    return why_not_there(state, power, unit, space) or why_no_counter(state, power, power, unit, space)


class BuildShips(CountedChoice):
    """card.100: the port of each squadron, or of two corsairs in its place; as many as there are ports and counters."""

    rule = "card.100"
    open_to_all = True
    domain = SHIPPING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for space in range(SPACES):
            if game.state.control[space] == self.power:
                yield space
                yield CORSAIRS + space

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        unit = SQUADRON if option < CORSAIRS else CORSAIR
        return why_not_launch(game.state, self.power, unit, option % CORSAIRS)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option < CORSAIRS:
            build_ship(game, self.power, SQUADRON, option)
        else:
            for _ in range(min(CORSAIRS_FOR_SQUADRON, ships_left(game.state))):
                build_ship(game, self.power, CORSAIR, option - CORSAIRS)
        game.call(BuildShips(self.power, self.count - 1))


# ---- card 104: Trace Italienne --------------------------------------------------------------------------------------


def why_not_trace(state: Position, power: int) -> int:
    """card.104, chart.markers: 0 if there is a marker left, else the reason."""
    return ALLOWED if fortresses_left(state) else NO_FORTRESS_LEFT


def why_not_wall(state: Position, space: int) -> int:
    """card.104: 0 if a space of the map can be made a fortress: whoever holds it, in unrest or not."""
    return FORTIFIED_ALREADY if is_fortified(state, space) else ALLOWED


WALLING: Final = Domain(verb("fortify", ("space", SPACE)))


class BuildFortress(PowerChoice):
    """card.104: which space becomes a fortress."""

    rule = "card.104"
    open_to_all = True
    domain = WALLING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return range(SPACES)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_wall(game.state, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        """card.104, 2.1.fortress: whoever stands there is not besieged by this; its holder gets a regular."""
        fortify(game, option, BUILT_FORTRESS)
        owner = game.state.control[option]
        if owner != INDEPENDENT and not game.state.unrest[option]:
            raise_units(game, owner, option, REGULAR, 1)


FORCE_EVENTS: Final[dict[int, CardEvent]] = {
    FOREIGN_RECRUITS: CardEvent(always, lambda game, power: game.call(ForeignRecruitment(power))),
    JOHN_ZAPOLYA: CardEvent(why_not_zapolya, come_with_zapolya),
    SHIPBUILDING: CardEvent(always, lambda game, power: game.call(BuildShips(power, SHIPS))),
    TRACE_ITALIENNE: CardEvent(why_not_trace, lambda game, power: game.call(BuildFortress(power))),
}
