"""I. Coronation: a queen marries a king, and the couple comes to the player's tableau."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.names import NONE
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.queries.tableau import has, is_king, queens_of, ruler_owner
from regnum.titles.pax_renaissance.position.registers import REASONS
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.frames import Step
from regnum.titles.pax_renaissance.rules.regime_change import Emancipation, NewConcession, usurp

NOT_A_SUITOR: Final = REASONS.add("not_a_suitor", "I.1")
KING_IS_MARRIED: Final = REASONS.add("king_is_married", "I.1")
KING_IS_ELSEWHERE: Final = REASONS.add("king_is_elsewhere", "I.1")
NOT_A_KING: Final = REASONS.add("not_a_king", "I.1")


def why_not_crown(state: Position, seat: int, suitors: tuple[int, ...], empire: int) -> int:
    """I.1, fn:42.1: an unmarried king among her suitors, on his throne or one's own; the Star Chamber lifts both."""
    if empire not in suitors:
        return NOT_A_SUITOR
    if not is_king(state, empire):
        return NOT_A_KING
    if has(state, seat, "coronation_may_claim_any_king"):
        return ALLOWED
    if queens_of(state, empire):
        return KING_IS_MARRIED
    return ALLOWED if ruler_owner(state, empire) in (NONE, seat) else KING_IS_ELSEWHERE


class Coronation(Step):
    """I, I1, Ia: the wedding, then a concession and emancipation as in any regime change."""

    fields = ("queen", "empire")
    steps = ("wed", "celebrate")

    def __init__(self, queen: int, empire: int) -> None:
        self.queen = queen
        self.empire = empire

    def wed(self, game: Pax) -> None:
        """I1, I1:note1.1, glossary:vassal.e: the king is not flipped, and a vassal stays one."""
        state, seat = game.state, game.state.active
        owner = ruler_owner(state, self.empire)
        if owner in (NONE, seat):
            if reading(state, "star_chamber_former_queen") == "discard":
                for former in queens_of(state, self.empire):
                    changes.discard_card(game, former)
            if owner == NONE:
                changes.enter_tableau(game, seat, self.empire)
        else:
            usurp(game, self.empire)
        changes.marry(game, seat, self.queen, self.empire)

    def celebrate(self, game: Pax) -> None:
        """Ia, glossary:regime_change.1: a coronation is a regime change."""
        game.call(NewConcession(self.empire), Emancipation(self.empire))
