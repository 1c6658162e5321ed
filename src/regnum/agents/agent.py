"""What a program must offer to be a player, and how it is asked."""

# not compiled: protocols that are checked when the program runs
from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from regnum.engine.chance import FastChance
from regnum.engine.deals import Deal
from regnum.engine.game import Game


class Agent(Protocol):
    """A program that answers decisions. Whatever it draws comes from the seed it was made with."""

    def choose(self, game: Game[Any], seat: int) -> int:
        """One of `game.legal(seat)`. The game is the agent's own copy, in which hidden things are only a guess."""


@runtime_checkable
class Trader(Protocol):
    """An agent that also proposes deals and answers those of others."""

    def propose(self, game: Game[Any], seat: int) -> Deal | None:
        """A deal that the seat would like to strike now, if any."""

    def agrees(self, game: Game[Any], seat: int, deal: Deal) -> bool:
        """Whether the seat confirms a deal that another party proposes."""


def ask(agent: Agent, game: Game[Any], seat: int, seed: int) -> int:
    """The agent's answer. It is shown a copy with everything unknown to the seat drawn anew, never the real game."""
    return agent.choose(game.title.determinise(game, seat, FastChance(seed)), seat)


def ask_for_deal(agent: Agent, game: Game[Any], seat: int, seed: int) -> Deal | None:
    """The deal that an agent proposes now, if it trades at all and the deal could be struck."""
    if not isinstance(agent, Trader) or not game.title.deals_open(game):
        return None
    deal = agent.propose(game.title.determinise(game, seat, FastChance(seed)), seat)
    return deal if deal is not None and seat in deal.parties and game.why_not_strike(deal) is None else None


def ask_to_agree(agent: Agent, game: Game[Any], seat: int, deal: Deal, seed: int) -> bool:
    """Whether an agent confirms a deal; one that does not trade never does."""
    if not isinstance(agent, Trader):
        return False
    return agent.agrees(game.title.determinise(game, seat, FastChance(seed)), seat, deal)
