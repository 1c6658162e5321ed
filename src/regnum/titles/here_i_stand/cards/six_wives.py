"""card.003, card.040: declarations of war by card, and the next wife of Henry VIII."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent
from regnum.titles.here_i_stand.facts.card_numbers import MACHIAVELLI_THE_PRINCE, SIX_WIVES_OF_HENRY_VIII
from regnum.titles.here_i_stand.facts.catalogue import POWER
from regnum.titles.here_i_stand.facts.names import FRANCE, HAPSBURG, MAJORS, SCOTLAND
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

VICTIMS: Final[dict[int, tuple[int, ...]]] = {
    SIX_WIVES_OF_HENRY_VIII: (HAPSBURG, FRANCE, SCOTLAND),
    MACHIAVELLI_THE_PRINCE: tuple(range(MAJORS)),
}  # on whom a card declares war
FREE: Final = 0


def declaring(card: int, points: int) -> CardEvent:
    """card.003, card.003a, card.040, 21.3.prince: war on somebody without cost, then command points."""

    def why_not(state: Position, power: int) -> int:
        can = any(why_not_war(state, power, other) == ALLOWED for other in VICTIMS[card])
        return ALLOWED if can else NOBODY_TO_ATTACK

    return CardEvent(why_not, lambda game, power: game.call(DeclareByCard(power, card)), points)


DECLARING: Final = Domain(verb("declare", ("power", POWER)))


class DeclareByCard(PowerChoice):
    """card.003a, card.040, 21.3, 9.6.action1: war at once, without cost; so may France step in for Scotland
    (22.2.a)."""

    rule = "9.6.action1"
    open_to_all = True
    fields = ("power", "card")
    domain = DECLARING

    def __init__(self, power: int, card: int) -> None:
        self.power = power
        self.card = card

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return VICTIMS[self.card]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        victims = VICTIMS[self.card]
        return why_not_war(game.state, self.power, option) if option in victims else NO_WAR_BY_THIS_CARD

    def choose(self, game: Europe, seat: int, option: int) -> None:
        game.call(Declaration(self.power, option, FREE))


def why_not_marry(state: Position, power: int) -> int:
    """card.003b: 0 if Henry can ask for a divorce or marry, else the reason."""
    return ALLOWED if may_marry_by_card(state) else HENRY_CANNOT_MARRY


def marry(game: Europe, power: int) -> None:
    """card.003b: the marker of his marriages moves on."""
    game.call(NextWife())
