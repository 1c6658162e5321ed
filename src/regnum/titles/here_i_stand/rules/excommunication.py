"""9.5: excommunications of earlier turns are lifted for a gift to the Church."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.position.changes.cards import take_random_card
from regnum.titles.here_i_stand.position.changes.points import build_st_peters, lift_excommunication
from regnum.titles.here_i_stand.position.queries.cards import drawable_cards
from regnum.titles.here_i_stand.position.queries.progress import points_of_card
from regnum.titles.here_i_stand.position.state import Europe
from regnum.titles.here_i_stand.rules.frames import PowerChoice, Step


class ExcommunicationSegment(Step):
    """9.5: each excommunicated power in order may make its peace with the Church."""

    steps = ("atone",)

    def atone(self, game: Europe) -> None:
        """9.5: in impulse order."""
        game.call(*[Atone(power) for power in range(MAJORS)])


ATONING: Final = Domain(verb("give-card"), verb("remain"))
REMAIN: Final = ATONING.base("remain")


class Atone(PowerChoice):
    """9.5, 9.5.when, 9.5.optional: a random card for the basilica, if it was in an earlier turn."""

    rule = "9.5"
    open_to_all = True
    domain = ATONING

    def seats(self, game: Europe) -> Sequence[int]:
        state = game.state
        is_due = 0 < state.excommunicated[self.power] < state.turn
        return (self.power,) if is_due and drawable_cards(state, self.power) else ()

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == REMAIN:
            return
        card = take_random_card(game, self.power)
        build_st_peters(game, points_of_card(game.state, card))
        lift_excommunication(game, self.power)
