"""Where agents are found by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from regnum.agents.agent import Agent
from regnum.agents.random_agent import RandomAgent
from regnum.engine.refusals import RegnumError

AgentMaker = Callable[[int], Agent]
GROUP: Final = "regnum.agents"
_makers: dict[str, AgentMaker] = {"random": RandomAgent}


def register_agent(name: str, maker: AgentMaker) -> None:
    """Make an agent known under a name, for this process; the maker takes a seed."""
    _makers[name] = maker


def agent_names() -> list[str]:
    """The names of all agents: built in, installed as plug-ins (group `regnum.agents`), or registered here."""
    return sorted({*_makers, *(entry.name for entry in entry_points(group=GROUP))})


def find_agent(name: str) -> AgentMaker:
    """The maker of the agents with this name.

    >>> find_agent("deep-thought")
    Traceback (most recent call last):
    regnum.engine.refusals.RegnumError: there is no agent deep-thought; there is: random
    """
    if name not in _makers:
        for entry in entry_points(group=GROUP):
            if entry.name == name:
                register_agent(name, entry.load())
    if name not in _makers:
        raise RegnumError(f"there is no agent {name}; there is: {', '.join(agent_names())}")
    return _makers[name]


def make_agent(name: str, seed: int) -> Agent:
    """A new agent; the same seed makes the same player."""
    return find_agent(name)(seed)
