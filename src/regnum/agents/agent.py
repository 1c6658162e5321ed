"""What a program must offer to be a player, and how it is asked."""

# not compiled: protocols that are checked when the program runs
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, runtime_checkable

from regnum.engine.chance import FastChance
from regnum.engine.deals import Deal
from regnum.engine.game import Game
from regnum.engine.promises import Promise

NO_TRADE: Final = "no_trade"  # the reason of a program that knows nothing of deals
MOST_PROPOSALS: Final = 5  # in a row
MOST_COUNTERS: Final = 3  # versions of a deal after which programs only say yes or no


class Agent(Protocol):
    """A program that answers decisions. Whatever it draws comes from the seed it was made with."""

    def choose(self, game: Game[Any], seat: int) -> int:
        """One of `game.legal(seat)`. The game is the agent's own copy, in which hidden things are only a guess."""


class Reply:
    """What a program says to a deal: yes, or no for a reason, perhaps with what it would confirm instead."""

    def __init__(self, agrees: bool, reason: str = "", counter: Deal | None = None) -> None:
        self.agrees = agrees
        self.reason = reason
        self.counter = counter

    def __bool__(self) -> bool:
        return self.agrees

    def as_tuple(self) -> tuple[bool, str, str]:
        """The form in which it comes from another process."""
        return self.agrees, self.reason, str(self.counter) if self.counter is not None else ""

    @classmethod
    def from_tuple(cls, agrees: bool, reason: str, counter: str) -> Reply:
        """Read the form that `as_tuple` gives."""
        return cls(agrees, reason, Deal.from_text(counter) if counter else None)


@runtime_checkable
class Trader(Protocol):
    """An agent that also proposes deals and answers those of others."""

    def propose(self, game: Game[Any], seat: int) -> Deal | Sequence[Deal] | None:
        """The deals that the seat would like to strike now, one after the other, if any."""

    def agrees(self, game: Game[Any], seat: int, deal: Deal) -> Reply | bool:
        """Whether the seat confirms a deal that another party proposes, and if not, why, and what it would confirm."""


@runtime_checkable
class Promiser(Protocol):
    """An agent that makes promises, which bind it to nothing."""

    def promise(self, game: Game[Any], seat: int) -> Sequence[Promise]:
        """What the seat promises others now; the same again is not said again."""


def ask(agent: Agent, game: Game[Any], seat: int, seed: int) -> int:
    """The agent's answer. It is shown a copy with everything unknown to the seat drawn anew, never the real game."""
    return agent.choose(game.title.determinise(game, seat, FastChance(seed)), seat)


def ask_for_deals(agent: Agent, game: Game[Any], seat: int, seed: int) -> list[Deal]:
    """The deals that an agent proposes now, if it trades at all; only those that could be signed."""
    if not isinstance(agent, Trader) or not (game.drafts_open or game.deals_open):
        return []
    said = agent.propose(game.title.determinise(game, seat, FastChance(seed)), seat)
    deals = [] if said is None else [said] if isinstance(said, Deal) else list(said)
    possible = [deal for deal in deals if seat in deal.parties and game.why_not_draft(deal) is None]
    return possible[:MOST_PROPOSALS]


def ask_to_agree(agent: Agent, game: Game[Any], seat: int, deal: Deal, seed: int) -> Reply:
    """What an agent says to a deal; a counter-offer is between the same parties and could be signed."""
    if not isinstance(agent, Trader):
        return Reply(False, NO_TRADE)
    said = agent.agrees(game.title.determinise(game, seat, FastChance(seed)), seat, deal)
    reply = said if isinstance(said, Reply) else Reply(bool(said))
    counter = reply.counter
    if reply.agrees or counter is None:
        return Reply(reply.agrees, reply.reason)
    fits = set(counter.parties) == set(deal.parties) and str(counter) != str(deal)
    return reply if fits and game.why_not_draft(counter) is None else Reply(False, reply.reason)


def ask_for_promises(agent: Agent, game: Game[Any], seat: int, seed: int) -> list[Promise]:
    """What an agent promises now, while powers talk; only what its title knows."""
    if not isinstance(agent, Promiser) or not game.title.promise_kinds or not (game.drafts_open or game.deals_open):
        return []
    said = agent.promise(game.title.determinise(game, seat, FastChance(seed)), seat)
    kinds = game.title.promise_kinds
    possible = [each for each in said if each.maker == seat and each.is_among(game.seat_count)]
    return [each for each in possible if each.is_one_of(kinds)][:MOST_PROPOSALS]
