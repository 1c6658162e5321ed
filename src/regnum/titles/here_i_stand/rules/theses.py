"""8.1, 18.1.theses: Luther's 95 Theses open the first turn."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.card_numbers import LUTHERS_95_THESES
from regnum.titles.here_i_stand.facts.charts import THESES_ATTEMPTS
from regnum.titles.here_i_stand.facts.names import AS_EVENT, GERMAN, PROTESTANT, PROTESTANT_FAITH
from regnum.titles.here_i_stand.facts.people import REFORMER_NUMBER, REFORMER_SPACE
from regnum.titles.here_i_stand.position.changes.cards import put_on_table, take_out_of_game
from regnum.titles.here_i_stand.position.changes.map import convert
from regnum.titles.here_i_stand.position.changes.religion import enter_reformer, forget_targets
from regnum.titles.here_i_stand.position.state import Europe
from regnum.titles.here_i_stand.rules.conversion import ANYWHERE, Attempts
from regnum.titles.here_i_stand.rules.frames import Step

LUTHER: Final = REFORMER_NUMBER["luther"]
EXTRA_DICE: Final = 1


class Theses(Step):
    """18.1.theses: Luther comes to Wittenberg, which is converted; five attempts with a die more follow."""

    steps = ("publish", "convert", "attempt", "finish")

    def publish(self, game: Europe) -> None:
        """18.1.theses1, card.008, table:reformers.luther: the Protestants play the card before the deal; Luther stands
        in Wittenberg."""
        put_on_table(game, PROTESTANT, LUTHERS_95_THESES, AS_EVENT)
        enter_reformer(game, LUTHER)

    def convert(self, game: Europe) -> None:
        """18.1.theses2: Wittenberg is Protestant; its troops come as to any electorate."""
        convert(game, REFORMER_SPACE[LUTHER], PROTESTANT_FAITH)

    def attempt(self, game: Europe) -> None:
        """18.1.theses3, 18.3.source1, 18.3.step3.b: aimed at the German zone."""
        game.call(Attempts(PROTESTANT, PROTESTANT_FAITH, 1 << GERMAN, ANYWHERE, THESES_ATTEMPTS, EXTRA_DICE, 0))

    def finish(self, game: Europe) -> None:
        """18.1.theses4: the card leaves the game and gives no command points."""
        take_out_of_game(game, LUTHERS_95_THESES)
        forget_targets(game.state)
