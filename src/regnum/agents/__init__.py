"""Players that are programs.

>>> import regnum
>>> game = regnum.new("pax_renaissance", players=2, seed=1)
>>> seat = game.waiting[0]
>>> agent = make_agent("random", seed=7)
>>> ask(agent, game, seat, seed=7) in game.legal(seat)
True
"""

from __future__ import annotations

from regnum.agents.agent import (
    Agent,
    Promiser,
    Reply,
    Trader,
    ask,
    ask_for_deals,
    ask_for_promises,
    ask_to_agree,
)
from regnum.agents.registry import agent_names, make_agent, register_agent

__all__ = [
    "Agent",
    "Promiser",
    "Reply",
    "Trader",
    "agent_names",
    "ask",
    "ask_for_deals",
    "ask_for_promises",
    "ask_to_agree",
    "make_agent",
    "register_agent",
]
