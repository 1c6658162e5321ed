"""10: spring deployment: one army of every power may go from its capital to a friendly space."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.other_phases import HearInformant, PrepareForSpring
from regnum.titles.here_i_stand.facts.card_numbers import SPRING_PREPARATIONS
from regnum.titles.here_i_stand.facts.catalogue import (
    CAPITALS,
    CLEAR,
    IS_CAPITAL,
    NEIGHBOURS,
    SEA_PORTS,
    SEAS,
    SPACE,
    SPACE_IDS,
    SPACES,
    word,
)
from regnum.titles.here_i_stand.facts.charts import TRANSPORT
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE
from regnum.titles.here_i_stand.position.changes.armies import begin_army, disband_army, march_army
from regnum.titles.here_i_stand.position.queries.ground import closed_spaces
from regnum.titles.here_i_stand.position.queries.powers import friends_of
from regnum.titles.here_i_stand.position.queries.ships import fleets_at
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged
from regnum.titles.here_i_stand.position.queries.standing import spaces_occupied_by
from regnum.titles.here_i_stand.position.queries.troops import capacity
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import ARMY, Europe, Position
from regnum.titles.here_i_stand.rules.forming import MOST, FormArmy, can_some_go, ready_leaders
from regnum.titles.here_i_stand.rules.frames import ChoiceIfMore, PowerStep, Step

NOT_YOUR_CAPITAL: Final = REASONS.add("not_your_capital", "10.restriction1")
NOBODY_IN_CAPITAL: Final = REASONS.add("nobody_in_capital", "10.restriction1")
NO_PATH_IN_SPRING: Final = REASONS.add("no_path_in_spring", "10.restriction2")

CAPITAL_SPACES: Final[tuple[int, ...]] = tuple(space for space in range(SPACES) if IS_CAPITAL[space])
CAPITAL: Final = Kind("capital", [word(SPACE_IDS[space]) for space in CAPITAL_SPACES])
DEPLOYING: Final = Domain(verb("deploy", ("capital", CAPITAL), ("space", SPACE)), verb("decline"))
DECLINE: Final = DEPLOYING.base("decline")

NO_WAY: Final = 0
OVER_SEA: Final = 1
BY_LAND: Final = 2


def is_prepared(state: Position, power: int) -> bool:
    """10.note1: whether a power has played Spring Preparations, which waives the three starred limits."""
    return SPRING_PREPARATIONS in state.played[power]


def open_spaces(state: Position, power: int) -> list[bool]:
    """10.restriction2, 12.4.effect1, ruling.g25: friendly, calm, free of others and of a siege; not closed to all."""
    friends = friends_of(state, power)
    strangers, closed = spaces_occupied_by(state, ~friends), closed_spaces(state, power)
    found = [False] * SPACES
    for space, owner in enumerate(state.control):
        if (
            owner != NONE
            and friends >> owner & 1
            and not state.unrest[space]
            and not is_besieged(state, space)
            and not strangers >> space & 1
            and not closed[space]
        ):
            found[space] = True
    return found


def is_sea_open(state: Position, power: int, sea: int) -> bool:
    """10.restriction5: no ships of any other major power, not even of an ally, lie in ports of the zone."""
    if is_prepared(state, power):
        return True
    others = (1 << MAJORS) - 1 & ~(1 << power)
    for port in SEA_PORTS[sea]:
        if fleets_at(state, port) & others:
            return False
    return True


def spread(state: Position, power: int, starts: Sequence[int], found: list[int], way: int, is_open: list[bool]) -> None:
    """10.restriction2, 10.restriction4, 2.5.pass2: every open space that a path by land leads to from these, over no
    pass."""
    links = NEIGHBOURS if is_prepared(state, power) else CLEAR
    queue = list(starts)
    for space in queue:
        found[space] = way
    for here in queue:
        for there in links[here]:
            if not found[there] and is_open[there]:
                found[there] = way
                queue.append(there)


def ways_from(state: Position, power: int, capital: int) -> list[int]:
    """10.restriction2, 10.example1: for every space how a power gets there from its capital; over one sea zone at
    most."""
    found, is_open = [NO_WAY] * SPACES, open_spaces(state, power)
    if not is_open[capital]:
        return found
    spread(state, power, [capital], found, BY_LAND, is_open)
    landings: list[int] = []
    for sea in range(SEAS):
        ways = [found[port] for port in SEA_PORTS[sea]]
        if BY_LAND in ways and NO_WAY in ways and is_sea_open(state, power, sea):
            landings += [port for port in SEA_PORTS[sea] if not found[port] and is_open[port]]
    spread(state, power, landings, found, OVER_SEA, is_open)
    return found


def most_units(state: Position, power: int, way: int) -> int:
    """10.restriction6: five units at most go over sea, whatever the leaders command."""
    return MOST if way == BY_LAND or is_prepared(state, power) else TRANSPORT


def can_deploy(state: Position, power: int, capital: int, way: int) -> bool:
    """10.restriction1, 10.restriction3: whether an army can be formed in a capital."""
    most = min(capacity(ready_leaders(state, capital, power)), most_units(state, power, way))
    return can_some_go(state, capital, power, most)


class SpringDeployment(Step):
    """10: every power in impulse order."""

    steps = ("inform", "deploy")

    def inform(self, game: Europe) -> None:
        """card.109: before anybody deploys."""
        game.call(HearInformant())

    def deploy(self, game: Europe) -> None:
        """10: one army each."""
        game.call(*[Deployment(power) for power in range(MAJORS)])


class Deployment(PowerStep):
    """10: the deployment of one power."""

    steps = ("prepare", "choose")

    def prepare(self, game: Europe) -> None:
        """card.102: it may prepare when its own deployment is due."""
        game.call(PrepareForSpring(self.power))

    def choose(self, game: Europe) -> None:
        """10: from where to where, or not at all."""
        game.call(Deploy(self.power))


class Deploy(ChoiceIfMore):
    """10, 10.restriction1, 21.2.capitals3: to which space an army goes, and from which capital."""

    rule = "10"
    open_to_all = True
    domain = DEPLOYING

    def candidates(self, game: Europe, seat: int) -> list[int]:
        state = game.state
        codes = [DECLINE]
        for capital in CAPITALS[self.power]:
            forms = [False, *[can_deploy(state, self.power, capital, way) for way in (OVER_SEA, BY_LAND)]]
            if True not in forms:
                continue
            ways = ways_from(state, self.power, capital)
            first = CAPITAL_SPACES.index(capital) * SPACES
            codes += [first + space for space in range(SPACES) if space != capital and forms[ways[space]]]
        return codes

    def options(self, game: Europe, seat: int) -> list[int]:
        """10: the candidates are found by walking all ways; `why_not` would walk them again for each."""
        return self.candidates(game, seat)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == DECLINE:
            return ALLOWED
        state = game.state
        capital, space = CAPITAL_SPACES[option // SPACES], option % SPACES
        if capital not in CAPITALS[self.power]:
            return NOT_YOUR_CAPITAL
        way = ways_from(state, self.power, capital)[space]
        if way == NO_WAY or space == capital:
            return NO_PATH_IN_SPRING
        return ALLOWED if can_deploy(state, self.power, capital, way) else NOBODY_IN_CAPITAL

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == DECLINE:
            return
        capital, space = CAPITAL_SPACES[option // SPACES], option % SPACES
        way = ways_from(game.state, self.power, capital)[space]
        begin_army(game.state, ARMY, capital)
        game.call(FormDeployment(self.power, most_units(game.state, self.power, way)), Deployed(self.power, space))


class FormDeployment(FormArmy):
    """10, 10.restriction3, 10.restriction6: which leaders and units go."""

    rule = "10"
    fields = ("power", "most")

    def __init__(self, power: int, most: int) -> None:
        self.power = power
        self.most = most

    def limit(self, leaders: int) -> int:
        return min(self.most, capacity(leaders))


class Deployed(PowerStep):
    """10: the army that was formed goes, and is no army any more."""

    fields = ("power", "space")
    steps = ("go",)

    def __init__(self, power: int, space: int) -> None:
        self.power = power
        self.space = space

    def go(self, game: Europe) -> None:
        """10: without command points, and nobody answers."""
        march_army(game, ARMY, self.power, self.space)
        disband_army(game.state, ARMY)
