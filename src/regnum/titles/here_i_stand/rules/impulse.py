"""11: the Action phase: impulse after impulse."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.cards.responses import BetweenImpulses
from regnum.titles.here_i_stand.facts.names import ENGLAND, MAJORS, NONE
from regnum.titles.here_i_stand.position.changes.progress import (
    begin_impulse,
    end_impulses,
    lose_points,
    skip_impulse,
)
from regnum.titles.here_i_stand.position.queries.cards import hand_size
from regnum.titles.here_i_stand.position.queries.england import has_protestant_home, is_mary_queen
from regnum.titles.here_i_stand.position.state import Europe
from regnum.titles.here_i_stand.rules.card_play import PlayCard
from regnum.titles.here_i_stand.rules.frames import PowerStep, Step
from regnum.titles.here_i_stand.rules.henry import pass_impulse
from regnum.titles.here_i_stand.rules.mary import RevealCard
from regnum.titles.here_i_stand.rules.spending import SpendPoints

ALL: Final = (1 << MAJORS) - 1


class ActionPhase(Step):
    """11, 11.end: impulses in order until all six powers have passed in a row."""

    steps = ("impulses", "again")

    def impulses(self, game: Europe) -> None:
        """11, 3.2.major, 3.2.order1 to 3.2.order6, 22.3.a2: each major power in turn; a minor one has no impulse."""
        game.call(*[Impulse(power) for power in range(MAJORS)])

    def again(self, game: Europe) -> None:
        """11.end, ruling.g91: the phase ends when all six powers have passed in a row; a skipped impulse is no pass."""
        if game.state.passes != ALL:
            game.repeat()
        else:
            end_impulses(game.state)


class Impulse(PowerStep):
    """11: the impulse of one power."""

    steps = ("look_up", "begin", "play", "spend", "finish")

    def look_up(self, game: Europe) -> None:
        """11.end, card.038: nobody acts once all have passed; between two impulses there may be a comet."""
        if game.state.passes == ALL:
            game.end()
        elif game.state.active != NONE:
            game.call(BetweenImpulses())

    def begin(self, game: Europe) -> None:
        """11, card.038b: the impulse of a power, unless it must skip it."""
        if game.state.skips[self.power]:
            skip_impulse(game, self.power)
            game.end()
        else:
            begin_impulse(game.state, self.power)

    def play(self, game: Europe) -> None:
        """11, 11.pass4, 21.3.mary_when: a card, or a pass; without cards a power must pass."""
        state = game.state
        if not hand_size(state, self.power):
            pass_impulse(game, self.power)
        elif self.power == ENGLAND and is_mary_queen(state) and has_protestant_home(state):
            game.call(RevealCard(self.power))
        else:
            game.call(PlayCard(self.power))

    def spend(self, game: Europe) -> None:
        """11.1: command points are spent one action at a time."""
        if game.state.cp:
            game.call(SpendPoints(self.power))

    def finish(self, game: Europe) -> None:
        """11.1.lost: what is left is lost."""
        lose_points(game.state)
