"""K1, K2 Crusade, reformation and jihad."""

from __future__ import annotations

from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.names import CATHOLIC, RELIGIOUS_WAR
from regnum.titles.pax_renaissance.position.queries.tableau import has
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.battle import Sides
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, Step

ROOKS: Final = Domain(verb("call-rooks"), verb("leave-rooks"))


class ReligiousWar(Step):
    """K1, glossary:religious_war: a battle between believers and heretics."""

    fields = ("empire", "religion")
    steps = ("begin",)

    def __init__(self, empire: int, religion: int) -> None:
        self.empire = empire
        self.religion = religion

    def begin(self, game: Pax) -> None:
        """The owner of the Knights Hospitaller may call neighbouring rooks to a crusade (A1d.1)."""
        if self.religion == CATHOLIC and rooks_could_join(game.state, self.empire):
            game.call(CallRooks(self.empire))
        else:
            game.call(Sides(RELIGIOUS_WAR, self.empire, self.religion).frame())


def rooks_could_join(state: Position, empire: int) -> bool:
    """Whether the ability is there and would bring more attackers."""
    if not has(state, state.active, "crusade_rooks_as_knights"):
        return False
    with_rooks = Sides(RELIGIOUS_WAR, empire, CATHOLIC, rooks=1).attackers(state)
    return len(with_rooks) > len(Sides(RELIGIOUS_WAR, empire, CATHOLIC).attackers(state))


class CallRooks(ActiveChoice):
    """A1d.1: whether the gold rooks of adjacent empires fight like knights in this crusade, all or none of them."""

    rule = "A1d.1"
    fields = ("empire",)
    domain = ROOKS

    def __init__(self, empire: int) -> None:
        self.empire = empire

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        return ALLOWED

    def choose(self, game: Pax, seat: int, option: int) -> None:
        game.call(Sides(RELIGIOUS_WAR, self.empire, CATHOLIC, rooks=1 - option).frame())
