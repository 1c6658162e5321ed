"""21.5, card.005: excommunication by the Papal Bull."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import MAJOR, SPACE
from regnum.titles.here_i_stand.facts.names import (
    CATHOLIC_FAITH,
    ENGLAND,
    FRANCE,
    HAPSBURG,
    MAJORS,
    NONE,
    OTTOMAN,
    PAPACY,
)
from regnum.titles.here_i_stand.facts.people import REFORMER, REFORMER_DEBATER, REFORMER_ZONE, REFORMERS
from regnum.titles.here_i_stand.position.changes.map import begin_unrest
from regnum.titles.here_i_stand.position.changes.points import excommunicate
from regnum.titles.here_i_stand.position.changes.religion import banish_reformer, note_bull
from regnum.titles.here_i_stand.position.queries.england import HENRY, has_protestant_home
from regnum.titles.here_i_stand.position.queries.powers import are_allies, are_enemies
from regnum.titles.here_i_stand.position.queries.spaces import home_spaces_of
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import UNCOMMITTED, Europe, Position
from regnum.titles.here_i_stand.rules.conversion import is_unoccupied
from regnum.titles.here_i_stand.rules.debate import Debate, why_not_debate
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep

NOT_ON_THE_MAP: Final = REASONS.add("not_on_the_map", "21.5.bull")
WAS_EXCOMMUNICATED: Final = REASONS.add("was_excommunicated", "21.5.limits.3")
NO_SUCH_RULER: Final = REASONS.add("no_such_ruler", "21.5.limits.2")
NO_GROUNDS: Final = REASONS.add("no_grounds", "21.5.ground1")
NOT_A_CALM_CATHOLIC_HOME: Final = REASONS.add("not_a_calm_catholic_home", "21.5.ruler.3")

RULERS: Final[tuple[int, ...]] = (HAPSBURG, ENGLAND, FRANCE)  # whose rulers can be excommunicated
SPACES_IN_UNREST: Final = 2


def why_not_banish(state: Position, reformer: int) -> int:
    """21.5.bull, 21.5.limits.3: 0 if a reformer can be excommunicated, else the reason."""
    if MAJORS + reformer in state.bulls:
        return WAS_EXCOMMUNICATED
    return ALLOWED if state.reformers[reformer] == UNCOMMITTED else NOT_ON_THE_MAP


def why_not_condemn(state: Position, power: int) -> int:
    """21.5.ground1 to 21.5.ground3, 21.5.limits.1 to 21.5.limits.4: 0 if a ruler can be excommunicated, else why."""
    if power not in RULERS or (power == ENGLAND and state.ruler[ENGLAND] != HENRY):
        return NO_SUCH_RULER
    if power in state.bulls:
        return WAS_EXCOMMUNICATED
    if are_enemies(state, power, PAPACY) or are_allies(state, power, OTTOMAN):
        return ALLOWED
    return ALLOWED if power == ENGLAND and has_protestant_home(state) else NO_GROUNDS


def why_not_bull_for_reformer(state: Position, power: int) -> int:
    """card.005a: 0 if any reformer can be excommunicated, else the reason."""
    reasons = [why_not_banish(state, reformer) for reformer in range(REFORMERS)]
    return ALLOWED if ALLOWED in reasons else reasons[0]


def why_not_bull_for_ruler(state: Position, power: int) -> int:
    """card.005b: 0 if any ruler can be excommunicated, else the reason."""
    reasons = [why_not_condemn(state, other) for other in RULERS]
    return ALLOWED if ALLOWED in reasons else min(reasons)


def bull_for_reformer(game: Europe, power: int) -> None:
    """card.005, card.005a: a reformer."""
    game.call(Banish(power))


def bull_for_ruler(game: Europe, power: int) -> None:
    """card.005, card.005b: a ruler."""
    game.call(Condemn(power))


BANISHING: Final = Domain(verb("banish", ("reformer", REFORMER)))


class Banish(PowerChoice):
    """21.5.reformer, card.005a: which reformer is excommunicated."""

    rule = "21.5.reformer"
    open_to_all = True
    domain = BANISHING

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_banish(game.state, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        note_bull(game.state, MAJORS + option)
        banish_reformer(game, option, REFORMER_DEBATER[option])
        game.call(DebateAfterBull(self.power, REFORMER_ZONE[option]))


DEBATING: Final = Domain(verb("call-debate"), verb("decline"))
DECLINE: Final = DEBATING.base("decline")


class DebateAfterBull(PowerChoice):
    """21.5.reformer_debate, card.005a: the Papacy may call a debate in the reformer's zone at once, without cost."""

    rule = "21.5.reformer_debate"
    open_to_all = True
    fields = ("power", "zone")
    domain = DEBATING

    def __init__(self, power: int, zone: int) -> None:
        self.power = power
        self.zone = zone

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,) if why_not_debate(game.state, self.power, self.zone) == ALLOWED else ()

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option == DECLINE else why_not_debate(game.state, self.power, self.zone)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option != DECLINE:
            game.call(Debate(self.power, self.zone, 0, NONE))


CONDEMNING: Final = Domain(verb("excommunicate", ("power", MAJOR)))


class Condemn(PowerChoice):
    """21.5.bull, card.005b: which ruler is excommunicated."""

    rule = "21.5.bull"
    open_to_all = True
    domain = CONDEMNING

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_condemn(game.state, option)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        note_bull(game.state, option)
        excommunicate(game, option)
        game.call(*[Stir(self.power, option) for _ in range(SPACES_IN_UNREST)])


def restless_homes(state: Position, power: int) -> list[int]:
    """21.5.ruler.3, ruling.g73, ruling.g90: unoccupied Catholic home spaces without unrest."""
    return [
        space
        for space in home_spaces_of(state, power)
        if state.faith[space] == CATHOLIC_FAITH and not state.unrest[space] and is_unoccupied(state, space)
    ]


class Stir(PowerStep):
    """21.5.ruler.3, ruling.g73: unrest in one more space, if one is left."""

    fields = ("power", "target")
    steps = ("stir",)

    def __init__(self, power: int, target: int) -> None:
        self.power = power
        self.target = target

    def stir(self, game: Europe) -> None:
        """21.5.ruler.3: the Papacy chooses where."""
        if restless_homes(game.state, self.target):
            game.call(StirUnrest(self.power, self.target))


STIRRING: Final = Domain(verb("stir", ("space", SPACE)))


class StirUnrest(PowerChoice):
    """21.5.ruler.3: where unrest begins."""

    rule = "21.5.ruler.3"
    open_to_all = True
    fields = ("power", "target")
    domain = STIRRING

    def __init__(self, power: int, target: int) -> None:
        self.power = power
        self.target = target

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return restless_homes(game.state, self.target)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in restless_homes(game.state, self.target) else NOT_A_CALM_CATHOLIC_HOME

    def choose(self, game: Europe, seat: int, option: int) -> None:
        """12.4.source: the excommunication of a ruler stirs up one space."""
        begin_unrest(game, option)
