"""Ducal titles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.crusader_kings.facts.catalogue import KIN, REGION
from regnum.titles.crusader_kings.facts.names import CHILD, KING, NONE, ROLES
from regnum.titles.crusader_kings.position.changes.family import grant_title, revoke_title
from regnum.titles.crusader_kings.position.queries.family import duchy_of, kin
from regnum.titles.crusader_kings.position.queries.regions import regions_of
from regnum.titles.crusader_kings.position.registers import REASONS
from regnum.titles.crusader_kings.position.state import Crown
from regnum.titles.crusader_kings.rules.frames import SeatChoice

NO_SUCH_RELATIVE: Final = REASONS.add("no_such_relative", "duchy.grant")
NOT_YOUR_REGION: Final = REASONS.add("not_your_region", "duchy.place")
NOT_YOUR_DUCHY: Final = REASONS.add("not_your_region", "duchy.revoke")
NO_DUCHY_THERE: Final = REASONS.add("no_duchy_there", "duchy.revoke")
DUCHY_THERE: Final = REASONS.add("duchy_there", "duchy.place")
ALREADY_A_DUKE: Final = REASONS.add("already_a_duke", "duchy.place")
REVOKE_BEFORE_GRANTING: Final = REASONS.add("revoke_before_granting", "duchy.grant")
NO_DUCHY_FOR_THE_RULER: Final = REASONS.add("no_duchy_for_the_ruler", "duchy.grant")


TITLES: Final = Domain(
    verb("grant", ("kin", KIN), ("region", REGION)), verb("revoke", ("region", REGION)), verb("done")
)
GRANT: Final = TITLES.by_name["grant"]
REVOKE: Final = TITLES.by_name["revoke"]
GRANTED: Final = TITLES.base("done")


class Titles(SeatChoice):
    """round.dynasty, duchy.grant, duchy.revoke: any number of titles, the revocations first."""

    rule = "round.dynasty"
    open_to_all = True
    domain = TITLES

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        state = game.state
        own = regions_of(state, seat)
        found: list[int] = []
        for role in range(CHILD, ROLES):
            relative = kin(state, seat, role)
            if relative != NONE and relative not in state.duke:
                for region in own:
                    found.append(TITLES.code("grant", role, region))
        for region in own:
            found.append(TITLES.code("revoke", region))
        return [*found, GRANTED]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        if option == GRANTED:
            return ALLOWED
        numbers = TITLES.numbers(option)
        region = numbers[-1]
        revokes = TITLES.verb_of(option) == REVOKE
        if state.owner[region] != seat:
            return NOT_YOUR_DUCHY if revokes else NOT_YOUR_REGION
        if revokes:
            if state.duke[region] == NONE:
                return NO_DUCHY_THERE
            return REVOKE_BEFORE_GRANTING if state.granted else ALLOWED
        relative = kin(state, seat, numbers[0])
        if numbers[0] == KING:
            return NO_DUCHY_FOR_THE_RULER
        if relative == NONE:
            return NO_SUCH_RELATIVE
        if duchy_of(state, relative) != NONE:
            return ALREADY_A_DUKE
        return ALLOWED if state.duke[region] == NONE else DUCHY_THERE

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option == GRANTED:
            return
        numbers = self.domain.numbers(option)
        if self.domain.verb_of(option) == GRANT:
            grant_title(game, seat, kin(game.state, seat, numbers[0]), numbers[1])
        else:
            revoke_title(game, numbers[0])
        game.call(Titles(seat))
