"""K2a The conversion of an empire after a won religious war."""

from __future__ import annotations

from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import CONSTANTINOPLE, OTTOMAN
from regnum.titles.pax_renaissance.facts.names import NONE
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, Step
from regnum.titles.pax_renaissance.rules.pieces import NOT_A_CHOICE_HERE

ORDERS: Final[tuple[tuple[int, int, int], ...]] = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
ARRANGE: Final = Domain(*(verb("arrange-" + "".join(str(number + 1) for number in order)) for order in ORDERS))


class Conversion(Step):
    """K2a.1, A4.7, glossary:theocracy.a: a won religious war makes the empire a theocracy of its religion."""

    fields = ("empire", "religion")
    steps = ("convert",)

    def __init__(self, empire: int, religion: int) -> None:
        self.empire = empire
        self.religion = religion

    def convert(self, game: Pax) -> None:
        """K2a.2: nobles stay in their cities; in Constantinople the attacker may rearrange them."""
        if self.religion == NONE or game.state.regime[self.empire] == self.religion:
            return
        changes.set_regime(game, self.empire, self.religion)
        if self.empire == OTTOMAN and len(arrangements(game.state)) > 1:
            game.call(ArrangeConstantinople())


def arrangements(state: Position) -> list[int]:
    """The orders of the three circles that differ in what stands where."""
    seen: set[tuple[int, ...]] = set()
    kept: list[int] = []
    for number, order in enumerate(ORDERS):
        pieces = tuple(state.circle[CONSTANTINOPLE[place]] for place in order)
        if pieces not in seen:
            seen.add(pieces)
            kept.append(number)
    return kept


class ArrangeConstantinople(ActiveChoice):
    """K2a.2: in which circles of Constantinople its pieces stand after a conversion."""

    rule = "K2a.2"
    domain = ARRANGE

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        return ALLOWED if option in arrangements(game.state) else NOT_A_CHOICE_HERE

    def choose(self, game: Pax, seat: int, option: int) -> None:
        pieces = [game.state.circle[CONSTANTINOPLE[place]] for place in ORDERS[option]]
        changes.arrange(game, CONSTANTINOPLE, pieces)
