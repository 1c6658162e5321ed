"""Ducal titles."""

from __future__ import annotations

from collections.abc import Iterable

from regnum.engine.moves import Domain, verb
from regnum.titles.crusader_kings import changes
from regnum.titles.crusader_kings.catalogue import KIN, REGION
from regnum.titles.crusader_kings.names import CHILD, KING, NONE, ROLES
from regnum.titles.crusader_kings.queries import duchy_of, kin, regions_of
from regnum.titles.crusader_kings.reasons import Reason
from regnum.titles.crusader_kings.rules.frames import Crown, SeatChoice


class Titles(SeatChoice):
    """round.dynasty, duchy.grant, duchy.revoke: any number of titles, the revocations first."""

    domain = Domain(verb("grant", ("kin", KIN), ("region", REGION)), verb("revoke", ("region", REGION)), verb("done"))

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        state = game.state
        own = regions_of(state, seat)
        for role in range(CHILD, ROLES):
            relative = kin(state, seat, role)
            if relative != NONE and relative not in state.duke:
                for region in own:
                    yield self.domain.code("grant", role, region)
        for region in own:
            yield self.domain.code("revoke", region)
        yield self.domain.code("done")

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        verb_number = self.domain.verb_of(option)
        if verb_number == 2:
            return Reason.OK
        numbers = self.domain.numbers(option)
        region = numbers[-1]
        if state.owner[region] != seat:
            return Reason.NOT_YOUR_REGION
        if verb_number == 1:
            if state.duke[region] == NONE:
                return Reason.NO_DUCHY_THERE
            return Reason.REVOKE_BEFORE_GRANTING if state.granted else Reason.OK
        relative = kin(state, seat, numbers[0])
        if numbers[0] == KING or relative == NONE:
            return Reason.NO_SUCH_RELATIVE
        if duchy_of(state, relative) != NONE:
            return Reason.ALREADY_A_DUKE
        return Reason.OK if state.duke[region] == NONE else Reason.DUCHY_THERE

    def choose(self, game: Crown, seat: int, option: int) -> None:
        verb_number = self.domain.verb_of(option)
        numbers = self.domain.numbers(option)
        if verb_number == 0:
            changes.grant_title(game, seat, kin(game.state, seat, numbers[0]), numbers[1])
        elif verb_number == 1:
            changes.revoke_title(game, numbers[0])
        if verb_number != 2:
            game.call(Titles(seat))
