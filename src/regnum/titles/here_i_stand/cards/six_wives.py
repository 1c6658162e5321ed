"""card.003: the Six Wives of Henry VIII: a declaration of war, or the next wife."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import POWER
from regnum.titles.here_i_stand.facts.names import FRANCE, HAPSBURG, SCOTLAND
from regnum.titles.here_i_stand.position.queries.england import may_marry_by_card
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice
from regnum.titles.here_i_stand.rules.henry import NextWife
from regnum.titles.here_i_stand.rules.war import Declaration
from regnum.titles.here_i_stand.rules.war_limits import why_not_war

NO_WAR_BY_THIS_CARD: Final = REASONS.add("no_war_by_this_card", "card.003a")
NOBODY_TO_ATTACK: Final = REASONS.add("nobody_to_attack", "card.003a")

HENRY_CANNOT_MARRY: Final = REASONS.add("henry_cannot_marry", "21.3.marital4")

VICTIMS: Final = (HAPSBURG, FRANCE, SCOTLAND)
FREE: Final = 0


def why_not_six_wives(state: Position, power: int) -> int:
    """card.003a: 0 if there is somebody on whom war can be declared, else the reason."""
    return ALLOWED if any(why_not_war(state, power, other) == ALLOWED for other in VICTIMS) else NOBODY_TO_ATTACK


def declare_by_card(game: Europe, power: int) -> None:
    """card.003, card.003a: on whom."""
    game.call(DeclareByCard(power))


DECLARING: Final = Domain(verb("declare", ("power", POWER)))


class DeclareByCard(PowerChoice):
    """card.003a, 21.3, 9.6.action1: war at once, without cost; France may step in for Scotland without cost
    (22.2.a)."""

    rule = "card.003a"
    open_to_all = True
    domain = DECLARING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return VICTIMS

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return why_not_war(game.state, self.power, option) if option in VICTIMS else NO_WAR_BY_THIS_CARD

    def choose(self, game: Europe, seat: int, option: int) -> None:
        game.call(Declaration(self.power, option, FREE))


def why_not_marry(state: Position, power: int) -> int:
    """card.003b: 0 if Henry can ask for a divorce or marry, else the reason."""
    return ALLOWED if may_marry_by_card(state) else HENRY_CANNOT_MARRY


def marry(game: Europe, power: int) -> None:
    """card.003b: the marker of his marriages moves on."""
    game.call(NextWife())
