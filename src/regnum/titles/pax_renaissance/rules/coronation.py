"""I. Coronation: a queen marries a king, and the couple comes to the player's tableau."""

from __future__ import annotations

from regnum.titles.pax_renaissance import changes
from regnum.titles.pax_renaissance.names import NONE
from regnum.titles.pax_renaissance.options import reading
from regnum.titles.pax_renaissance.queries import has, is_king, queens_of, ruler_owner
from regnum.titles.pax_renaissance.reasons import Reason
from regnum.titles.pax_renaissance.rules.frames import Pax, Step
from regnum.titles.pax_renaissance.rules.regime_change import Emancipation, NewConcession, usurp
from regnum.titles.pax_renaissance.state import Position


def why_not_crown(state: Position, seat: int, suitors: tuple[int, ...], empire: int) -> int:
    """I.1, fn:42.1: an unmarried king among her suitors, on his throne or one's own; the Star Chamber lifts both."""
    if empire not in suitors:
        return Reason.NOT_A_SUITOR
    if not is_king(state, empire):
        return Reason.NOT_A_KING
    if has(state, seat, "coronation_may_claim_any_king"):
        return Reason.OK
    if queens_of(state, empire):
        return Reason.KING_IS_MARRIED
    return Reason.OK if ruler_owner(state, empire) in (NONE, seat) else Reason.KING_IS_ELSEWHERE


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
