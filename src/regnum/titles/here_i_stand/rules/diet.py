"""18.1.worms: the Diet of Worms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.frames import Sealed
from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import CARD, CARD_KIND
from regnum.titles.here_i_stand.facts.charts import DIET_PROTESTANT_DICE
from regnum.titles.here_i_stand.facts.names import AT_THE_DIET, GERMAN, HAPSBURG, MANDATORY, PAPACY, PROTESTANT
from regnum.titles.here_i_stand.position.changes.cards import lay_aside, put_on_table
from regnum.titles.here_i_stand.position.queries.cards import hand_of, is_in_hand
from regnum.titles.here_i_stand.position.queries.progress import points_of_card
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.frames import roll_hits
from regnum.titles.here_i_stand.rules.won_spaces import BESIDE_THE_FAITH, win_spaces

DIET_ENDED: Final = EVENTS.add("diet_ended", "18.1.worms", "hits", "other_hits")

CARD_NOT_YOURS: Final = REASONS.add("card_not_yours", "18.1.worms.step1")
NO_MANDATORY_CARD_AT_THE_DIET: Final = REASONS.add("no_mandatory_card_at_the_diet", "18.1.worms.step1")

DELEGATES: Final[tuple[int, ...]] = (HAPSBURG, PAPACY, PROTESTANT)
CHOOSING: Final = Domain(verb("bring", ("card", CARD)))


class DietOfWorms(Sealed[Position]):
    """18.1.worms.step1: Protestants, Hapsburgs and Papacy choose a card each in secret; a Home card will do."""

    rule = "18.1.worms.step1"
    domain = CHOOSING

    def seats(self, game: Europe) -> Sequence[int]:
        return DELEGATES

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return hand_of(game.state, seat)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if not is_in_hand(game.state, seat, option):
            return CARD_NOT_YOURS
        return NO_MANDATORY_CARD_AT_THE_DIET if CARD_KIND[option] == MANDATORY else ALLOWED

    def resolve(self, game: Europe, answers: Sequence[int]) -> None:
        """18.1.worms.step2, 18.1.worms.step3, 18.1.worms.step4, 18.1.worms.step4b, 18.1.worms.step7: cards are shown,
        dice are rolled, the winner converts."""
        for power in DELEGATES:
            put_on_table(game, power, answers[power], AT_THE_DIET)
            lay_aside(game, answers[power])
        points = [points_of_card(game.state, answers[power]) for power in (PROTESTANT, PAPACY, HAPSBURG)]
        protestant = roll_hits(game, PROTESTANT, points[0] + DIET_PROTESTANT_DICE)
        catholic = roll_hits(game, PAPACY, points[1]) + roll_hits(game, HAPSBURG, points[2])
        game.tell(DIET_ENDED, protestant, catholic)
        if protestant != catholic:
            winner = PROTESTANT if protestant > catholic else PAPACY
            game.call(win_spaces(winner, GERMAN, BESIDE_THE_FAITH, abs(protestant - catholic)))
