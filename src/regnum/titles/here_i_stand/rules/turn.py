"""7: the sequence of play: turns and their phases."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.names import PHASE_IDS
from regnum.titles.here_i_stand.position.changes.progress import begin_phase, begin_turn, end_game
from regnum.titles.here_i_stand.position.queries.progress import last_turn
from regnum.titles.here_i_stand.position.state import Europe
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from regnum.titles.here_i_stand.rules.frames import Step
from regnum.titles.here_i_stand.rules.impulse import ActionPhase
from regnum.titles.here_i_stand.rules.spring import SpringDeployment
from regnum.titles.here_i_stand.rules.winter import Winter

TURN_LIMIT: Final = 0


class Turns(Step):
    """7: turn after turn until somebody has won."""

    steps = ("turn", "again")

    def turn(self, game: Europe) -> None:
        """7: the next turn."""
        game.call(Turn())

    def again(self, game: Europe) -> None:
        """23.3: no winner yet."""
        if game.state.turn >= last_turn(game.state):
            end_game(game, TURN_LIMIT, [0])
        else:
            game.repeat()


class Turn(Step):
    """7: the phases of a turn."""

    steps = ("begin", "card_draw", "spring_deployment", "action", "winter")

    def begin(self, game: Europe) -> None:
        """7: a turn begins."""
        begin_turn(game)

    def card_draw(self, game: Europe) -> None:
        """8.2: the Card Draw phase."""
        begin_phase(game, PHASE_IDS.index("card_draw"))
        game.call(CardDraw())

    def spring_deployment(self, game: Europe) -> None:
        """10: the Spring Deployment phase."""
        begin_phase(game, PHASE_IDS.index("spring_deployment"))
        game.call(SpringDeployment())

    def action(self, game: Europe) -> None:
        """11: the Action phase."""
        begin_phase(game, PHASE_IDS.index("action"))
        game.call(ActionPhase())

    def winter(self, game: Europe) -> None:
        """19: the Winter phase."""
        begin_phase(game, PHASE_IDS.index("winter"))
        game.call(Winter())
