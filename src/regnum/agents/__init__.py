"""Players that are programs.

>>> import regnum
>>> game = regnum.new("pax_renaissance", players=2, seed=1)
>>> seat = game.waiting[0]
>>> agent = make_agent("random", seed=7)
>>> ask(agent, game, seat, seed=7) in game.legal(seat)
True
"""

from __future__ import annotations

from regnum.agents.agent import Agent, ask
from regnum.agents.registry import agent_names, make_agent, register_agent

__all__ = ["Agent", "agent_names", "ask", "make_agent", "register_agent"]
