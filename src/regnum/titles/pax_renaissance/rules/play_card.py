"""E2 Playing a card: lay it down, then its one-shot or its agents."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import AGENTS, IS_QUEEN, ONE_SHOT
from regnum.titles.pax_renaissance.facts.names import NO_ONE_SHOT
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.registers import REASONS
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.agents import OPTIONAL, Agents, own_agents
from regnum.titles.pax_renaissance.rules.frames import Step
from regnum.titles.pax_renaissance.rules.one_shots import DeclareOneShot

NOT_IN_YOUR_HAND: Final = REASONS.add("not_in_your_hand", "D1.2")


def why_not_play(state: Position, seat: int, card: int) -> int:
    """D1.2: a card from the hand."""
    return ALLOWED if card in state.hand[seat] else NOT_IN_YOUR_HAND


class PlayCard(Step):
    """E2.place, E2.decl, D1.2, glossary:queen.1: the card is laid, then the player says what he does with it."""

    fields = ("card",)
    steps = ("lay", "declare")

    def __init__(self, card: int) -> None:
        self.card = card

    def lay(self, game: Pax) -> None:
        """A queen is set aside until it is known whether she marries (I.2)."""
        seat = game.state.active
        changes.show_from_hand(game.state, seat, self.card)
        if IS_QUEEN[self.card]:
            changes.set_aside(game, seat, self.card)
        else:
            changes.lay_card(game, seat, self.card)

    def declare(self, game: Pax) -> None:
        """E2.decl, E2.2: a card with a one-shot asks for it first."""
        if ONE_SHOT[self.card] != NO_ONE_SHOT:
            game.call(DeclareOneShot(self.card, 0))
        else:
            game.call(Agents(self.card, own_agents(game.state.active, AGENTS[self.card]), OPTIONAL))
