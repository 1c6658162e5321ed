"""7: the sequence of play: turns and their phases."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.names import PHASE_IDS
from regnum.titles.here_i_stand.position.changes.progress import begin_phase, begin_turn
from regnum.titles.here_i_stand.position.state import Europe
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from regnum.titles.here_i_stand.rules.diet import DietOfWorms
from regnum.titles.here_i_stand.rules.diplomacy import Diplomacy
from regnum.titles.here_i_stand.rules.frames import Step
from regnum.titles.here_i_stand.rules.impulse import ActionPhase
from regnum.titles.here_i_stand.rules.new_world import NewWorld
from regnum.titles.here_i_stand.rules.spring import SpringDeployment
from regnum.titles.here_i_stand.rules.theses import Theses
from regnum.titles.here_i_stand.rules.victory import VictoryPhase
from regnum.titles.here_i_stand.rules.winter import Winter

FIRST_TURN: Final = 1


class Turns(Step):
    """7: turn after turn until somebody has won."""

    steps = ("turn", "again")

    def turn(self, game: Europe) -> None:
        """7: the next turn."""
        game.call(Turn())

    def again(self, game: Europe) -> None:
        """23.3: no winner yet."""
        game.repeat()


class Turn(Step):
    """7: the phases of a turn."""

    steps = (
        "begin",
        "luthers_95_theses",
        "card_draw",
        "diplomacy",
        "diet_of_worms",
        "spring_deployment",
        "action",
        "winter",
        "new_world",
        "victory_determination",
    )

    def begin(self, game: Europe) -> None:
        """7: a turn begins."""
        begin_turn(game)

    def luthers_95_theses(self, game: Europe) -> None:
        """8.1, 7.first, scenario.1517.turn1, table:sequence.1: only in the first turn."""
        if game.state.turn == FIRST_TURN:
            begin_phase(game, PHASE_IDS.index("luthers_95_theses"))
            game.call(Theses())

    def card_draw(self, game: Europe) -> None:
        """8.2: the Card Draw phase."""
        begin_phase(game, PHASE_IDS.index("card_draw"))
        game.call(CardDraw())

    def diplomacy(self, game: Europe) -> None:
        """9: the Diplomacy phase."""
        begin_phase(game, PHASE_IDS.index("diplomacy"))
        game.call(Diplomacy())

    def diet_of_worms(self, game: Europe) -> None:
        """18.1.worms, 7.first, scenario.1517.turn1, table:sequence.4: only in the first turn."""
        if game.state.turn == FIRST_TURN:
            begin_phase(game, PHASE_IDS.index("diet_of_worms"))
            game.call(DietOfWorms())

    def spring_deployment(self, game: Europe) -> None:
        """10, table:sequence.5: the Spring Deployment phase."""
        begin_phase(game, PHASE_IDS.index("spring_deployment"))
        game.call(SpringDeployment())

    def action(self, game: Europe) -> None:
        """11, table:sequence.6: the Action phase."""
        begin_phase(game, PHASE_IDS.index("action"))
        game.call(ActionPhase())

    def winter(self, game: Europe) -> None:
        """19, table:sequence.7: the Winter phase."""
        begin_phase(game, PHASE_IDS.index("winter"))
        game.call(Winter())

    def new_world(self, game: Europe) -> None:
        """20, table:sequence.8: the New World phase."""
        begin_phase(game, PHASE_IDS.index("new_world"))
        game.call(NewWorld())

    def victory_determination(self, game: Europe) -> None:
        """23.3, table:sequence.9: the Victory Determination phase."""
        begin_phase(game, PHASE_IDS.index("victory_determination"))
        game.call(VictoryPhase())
