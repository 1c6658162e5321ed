"""Where agents are found by name."""

# not compiled: it imports agents by name
from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from regnum.agents.agent import NO_TRADE, Agent, Promiser, Reply, Trader
from regnum.agents.random_agent import RandomAgent
from regnum.engine.deals import Deal
from regnum.engine.game import Game
from regnum.engine.promises import Promise
from regnum.engine.refusals import RegnumError
from regnum.engine.registry import BUILT_IN, find_title

AgentMaker = Callable[[int], Agent]
GROUP: Final = "regnum.agents"


class OfTitle:
    """An agent that plays some titles only; it is loaded with the first answer, from the folder of that title's agents.

    The package `regnum.agents.<title>` says in `PLAYERS` which names it has, and in which modules they are made.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self.player: Agent | None = None

    def of(self, game: Game[Any]) -> Agent:
        """The player of the game's title."""
        if self.player is None:
            find_agent(self.name, game.title.id)
            module = f"regnum.agents.{game.title.id}.{players_of(game.title.id)[self.name]}"
            self.player = import_module(module).make(self.name, self.seed)
        return self.player

    def choose(self, game: Game[Any], seat: int) -> int:
        return self.of(game).choose(game, seat)

    def propose(self, game: Game[Any], seat: int) -> Deal | Sequence[Deal] | None:
        player = self.of(game)
        return player.propose(game, seat) if isinstance(player, Trader) else None

    def agrees(self, game: Game[Any], seat: int, deal: Deal) -> Reply | bool:
        player = self.of(game)
        return player.agrees(game, seat, deal) if isinstance(player, Trader) else Reply(False, NO_TRADE)

    def promise(self, game: Game[Any], seat: int) -> Sequence[Promise]:
        player = self.of(game)
        return player.promise(game, seat) if isinstance(player, Promiser) else ()


def players_of(title: str) -> dict[str, str]:
    """The agents that come with a title, each with its module."""
    try:
        found: dict[str, str] = import_module(f"regnum.agents.{title}").PLAYERS
    except ModuleNotFoundError:
        return {}
    return found


_titles: dict[str, tuple[str, ...]] = {}  # agents that play only these
for _title in BUILT_IN:
    for _name in players_of(_title):
        _titles[_name] = (*_titles.get(_name, ()), _title)
_makers: dict[str, AgentMaker] = {"random": RandomAgent, **{name: partial(OfTitle, name) for name in _titles}}


def register_agent(name: str, maker: AgentMaker, titles: tuple[str, ...] = ()) -> None:
    """Make an agent known under a name, for this process; the maker takes a seed; no titles means all of them."""
    _makers[name] = maker
    _titles.pop(name, None)
    if titles:
        _titles[name] = titles


def agent_names(title: str = "") -> list[str]:
    """The names of all agents, or of those who play a title: built in, plug-ins (group `regnum.agents`), registered.

    >>> agent_names("some_other_game")
    ['random']
    """
    names = {*_makers, *(entry.name for entry in entry_points(group=GROUP))}
    return sorted(name for name in names if not title or plays(name, title))


def plays(name: str, title: str) -> bool:
    """Whether an agent can play a title."""
    return name not in _titles or title in _titles[name]


def known_agents() -> str:
    """All names in words: first who plays everything, then who plays what."""
    everything = [name for name in agent_names() if name not in _titles]
    special = [f"{name} (for {', '.join(_titles[name])})" for name in agent_names() if name in _titles]
    return ", ".join([*everything, *special])


def find_agent(name: str, title: str = "") -> AgentMaker:
    """The maker of the agents with this name; with a title, only if they play it.

    >>> find_agent("deep-thought")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    regnum.engine.refusals.RegnumError: there is no agent deep-thought; there is: random, amandit (for ...
    >>> find_agent("greedy", "chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    regnum.engine.refusals.RegnumError: the agent greedy plays pax_renaissance, ... only, not chess
    """
    if name not in _makers:
        for entry in entry_points(group=GROUP):
            if entry.name == name:
                register_agent(name, entry.load())
    if name not in _makers:
        raise RegnumError(f"there is no agent {name}; there is: {known_agents()}")
    if title and not plays(name, title):
        raise RegnumError(f"the agent {name} plays {', '.join(_titles[name])} only, not {title}")
    return _makers[name]


def find_player(name: str, title: str) -> AgentMaker:
    """The maker of the agents with this name, for a seat that anybody may take.

    >>> find_player("bank", "pax_renaissance")
    Traceback (most recent call last):
    regnum.engine.refusals.RegnumError: the agent bank is part of the rules of pax_renaissance and takes its seat itself
    """
    maker = find_agent(name, title)
    if name in find_title(title).automated_agents:
        raise RegnumError(f"the agent {name} is part of the rules of {title} and takes its seat itself")
    return maker


def make_agent(name: str, seed: int, title: str = "") -> Agent:
    """A new agent; the same seed makes the same player."""
    return find_agent(name, title)(seed)
