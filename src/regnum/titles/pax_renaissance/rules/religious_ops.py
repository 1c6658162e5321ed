"""F1 Inquisitor: moving bishops over cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import CARD, EMPIRES, RULER
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.locations import location, share_location, throne_of
from regnum.titles.pax_renaissance.position.queries.tableau import bishops_in_play, cards_in_play, row_of
from regnum.titles.pax_renaissance.position.registers import REASONS
from regnum.titles.pax_renaissance.position.state import IN_TABLEAU, ON_THRONE, Pax, Position
from regnum.titles.pax_renaissance.rules.agents import NOT_A_BISHOPS_PLACE, offer_pacification
from regnum.titles.pax_renaissance.rules.frames import ActiveChoice, Choice, is_possible

NOWHERE_TO_GO: Final = REASONS.add_vague("nowhere_to_go", "F1")
NO_BISHOP_THERE: Final = REASONS.add("no_bishop_there", "F1")
NOT_ADJACENT: Final = REASONS.add("not_adjacent", "F1")
THRONE_TO_THRONE: Final = REASONS.add("throne_to_throne", "F1c.2")


BISHOPS: Final = Domain(verb("bishop", ("card", CARD)))
DESTINATIONS: Final = Domain(verb("to", ("card", CARD)))


def why_not_move(state: Position, source: int, target: int) -> int:
    """F1, F1c to F1e, F1:note1, glossary:location.a: to an adjacent card of its tableau, or to one of the same
    location in any tableau or on a throne; never onto the bank board, never from throne to throne."""
    if source == target or state.place[target] not in (IN_TABLEAU, ON_THRONE):
        return NOT_A_BISHOPS_PLACE
    both_on_thrones = state.place[source] == state.place[target] == ON_THRONE
    if both_on_thrones and throne_of(state, source) != throne_of(state, target):
        return THRONE_TO_THRONE
    if share_location(location(state, source), location(state, target)):
        return ALLOWED
    return ALLOWED if are_neighbours(state, source, target) else NOT_ADJACENT


def are_neighbours(state: Position, one: int, other: int) -> bool:
    """F1c.1, F1d, glossary:adjacency.2, bank_board, vassal.a: side by side in one half, or in one stack of suzerain and
    vassals."""
    if state.place[one] != IN_TABLEAU or state.place[other] != IN_TABLEAU:
        return False
    row, place = row_of(state, one)
    other_row, other_place = row_of(state, other)
    return row == other_row and abs(place - other_place) <= 1


class ChooseBishop(ActiveChoice):
    """F1, Fa, K:note1, glossary:bishop.d: which bishop of the icon's colour to move, whoever placed him."""

    rule = "F1"
    open_to_all = True
    fields = ("religion",)
    domain = BISHOPS

    def __init__(self, religion: int) -> None:
        self.religion = religion

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        """One after the other, as many as are not in the supply."""
        bishop = game.state.bishop
        found: list[int] = []
        card = -1
        for _ in range(bishops_in_play(game.state)[self.religion]):
            card = bishop.index(self.religion, card + 1)
            found.append(card)
        return found

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        if game.state.bishop[option] != self.religion:
            return NO_BISHOP_THERE
        home = location(game.state, option)  # its ruler is the likeliest target, so it is tried first
        if 0 <= home < EMPIRES and why_not_move(game.state, option, RULER + home) == 0:
            return ALLOWED
        return ALLOWED if is_possible(game, MoveBishop(option)) else NOWHERE_TO_GO

    def why_none(self, game: Pax, seat: int) -> int:
        return NO_BISHOP_THERE

    def leads_to(self, game: Pax, seat: int, option: int) -> Choice | None:
        return MoveBishop(option) if game.state.bishop[option] == self.religion else None

    def choose(self, game: Pax, seat: int, option: int) -> None:
        game.call(MoveBishop(option))


class MoveBishop(ActiveChoice):
    """F1, F1a, F1b: where the bishop goes."""

    rule = "F1"
    open_to_all = True
    fields = ("source",)
    domain = DESTINATIONS

    def __init__(self, source: int) -> None:
        self.source = source

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        return cards_in_play(game.state)

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        return why_not_move(game.state, self.source, option)

    def choose(self, game: Pax, seat: int, option: int) -> None:
        if changes.move_bishop(game, self.source, option):
            offer_pacification(game, option)
