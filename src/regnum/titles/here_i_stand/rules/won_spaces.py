"""18.1.worms, 18.5.step7.c, card.017: spaces that a faith wins by the Diet, by debates and by the Council of Trent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import NEIGHBOURS, SPACE, SPACES
from regnum.titles.here_i_stand.facts.names import (
    CATHOLIC_FAITH,
    PROTESTANT,
    PROTESTANT_FAITH,
)
from regnum.titles.here_i_stand.position.changes.map import convert
from regnum.titles.here_i_stand.position.queries.religion import (
    convertible_spaces,
    is_convertible,
    is_in_zones,
    other_faith,
)
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.conversion import NOT_IN_THIS_ZONE, NOTHING_LEADS_THERE, WRONG_FAITH_ALREADY
from regnum.titles.here_i_stand.rules.frames import Choice, Step

NOT_BESIDE_THE_FAITH: Final = REASONS.add("not_beside_the_faith", "18.1.worms.step5")
ZONE_COMES_FIRST: Final = REASONS.add("zone_comes_first", "18.5.step7.c1")

# What a space that is won must fulfil.
BESIDE_THE_FAITH: Final = 0  # to lie in the zone beside the faith (the Diet of Worms)
IN_ZONE_FIRST: Final = 1  # to be convertible, in the zone as long as one is left there (debates)
IN_ANY_ZONE: Final = 2  # to be convertible (the Council of Trent)


def is_beside(state: Position, space: int, faith: int) -> bool:
    """18.1.worms.step5, 18.1.worms.step6: whether a space of the other faith has a neighbour of this one."""
    if state.faith[space] != other_faith(faith):
        return False
    for other in NEIGHBOURS[space]:
        if state.faith[other] == faith:
            return True
    return False


def why_not_win(state: Position, space: int, faith: int, zone: int, kind: int) -> int:
    """18.1.worms.step5, 18.5.step7.c1, 18.5.step7.c2: 0 if a space can be won for a faith, else the reason."""
    if state.faith[space] != other_faith(faith):
        return WRONG_FAITH_ALREADY
    if kind == BESIDE_THE_FAITH:
        if not is_in_zones(space, 1 << zone):
            return NOT_IN_THIS_ZONE
        return ALLOWED if is_beside(state, space, faith) else NOT_BESIDE_THE_FAITH
    if not is_convertible(state, space, faith):
        return NOTHING_LEADS_THERE
    return why_not_first(space, zone, kind, convertible_spaces(state, faith))


def why_not_first(space: int, zone: int, kind: int, convertible: list[int]) -> int:
    """18.5.step7.c1, 18.5.step7.c2: 0 if a convertible space can be won before all others of these, else the reason."""
    if kind == IN_ANY_ZONE or is_in_zones(space, 1 << zone):
        return ALLOWED
    left = [each for each in convertible if is_in_zones(each, 1 << zone)]
    return ZONE_COMES_FIRST if left else ALLOWED


def winnable_spaces(state: Position, faith: int, zone: int, kind: int) -> list[int]:
    """18.1.worms.step5.chain, 18.1.worms.step6.chain, 18.5.step7.c2, ruling.g56: the spaces that can be won now, others
    first won included."""
    if kind == BESIDE_THE_FAITH:
        return [space for space in range(SPACES) if why_not_win(state, space, faith, zone, kind) == ALLOWED]
    found = convertible_spaces(state, faith)
    in_zone = [] if kind == IN_ANY_ZONE else [space for space in found if is_in_zones(space, 1 << zone)]
    return [space for space in in_zone or found if why_not_first(space, zone, kind, in_zone) == ALLOWED]


class WinSpaces(Step):
    """18.1.worms.step5, 18.5.step7.c, ruling.g59: so many spaces are won, one by one; what is missing is lost."""

    fields = ("power", "faith", "zone", "kind", "count")
    steps = ("win", "go_on")

    def __init__(self, power: int, faith: int, zone: int, kind: int, count: int) -> None:
        self.power = power
        self.faith = faith
        self.zone = zone
        self.kind = kind
        self.count = count

    def win(self, game: Europe) -> None:
        """ruling.g56: one of those that can be won at this moment."""
        if self.count and winnable_spaces(game.state, self.faith, self.zone, self.kind):
            game.call(WinSpace(self.power, self.faith, self.zone, self.kind))
        else:
            game.end()

    def go_on(self, game: Europe) -> None:
        """18.5.step7.c: the next one."""
        game.call(WinSpaces(self.power, self.faith, self.zone, self.kind, self.count - 1))


WINNING: Final = Domain(verb("win", ("space", SPACE)))


class WinSpace(Choice):
    """18.1.worms.step5, 18.1.worms.step6, 18.5.step7.c: which space takes the faith of the winner."""

    rule = "18.5.step7.c"
    open_to_all = True
    fields = ("power", "faith", "zone", "kind")
    domain = WINNING

    def __init__(self, power: int, faith: int, zone: int, kind: int) -> None:
        self.power = power
        self.faith = faith
        self.zone = zone
        self.kind = kind

    def seats(self, game: Europe) -> Sequence[int]:
        return (self.power,)

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return winnable_spaces(game.state, self.faith, self.zone, self.kind)

    def options(self, game: Europe, seat: int) -> list[int]:
        """18.5.step7.c: the candidates are found by asking all that `why_not` asks."""
        return list(self.candidates(game, seat))

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_win(game.state, option, self.faith, self.zone, self.kind)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        convert(game, option, self.faith)


def win_spaces(power: int, zone: int, kind: int, count: int) -> WinSpaces:
    """18.1.worms.step5, 18.1.worms.step6: what Protestants or Papacy win, each for its own faith."""
    faith = PROTESTANT_FAITH if power == PROTESTANT else CATHOLIC_FAITH
    return WinSpaces(power, faith, zone, kind, count)
