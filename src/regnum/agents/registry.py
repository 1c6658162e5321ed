"""Where agents are found by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from regnum.agents.agent import Agent, Trader
from regnum.agents.random_agent import RandomAgent
from regnum.engine.deals import Deal
from regnum.engine.game import Game
from regnum.engine.refusals import RegnumError
from regnum.engine.registry import find_title

AgentMaker = Callable[[int], Agent]
GROUP: Final = "regnum.agents"


class Greedy:
    """The greedy player of whatever title it is asked to play; that title's is loaded with the first answer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.player: Agent | None = None

    def of(self, game: Game[Any]) -> Agent:
        """The greedy player of the game's title."""
        if self.player is None:
            find_agent("greedy", game.title.id)
            module = import_module(f"regnum.agents.{game.title.id}.greedy")
            self.player = module.GreedyAgent(self.seed)
        return self.player

    def choose(self, game: Game[Any], seat: int) -> int:
        return self.of(game).choose(game, seat)

    def propose(self, game: Game[Any], seat: int) -> Deal | None:
        player = self.of(game)
        return player.propose(game, seat) if isinstance(player, Trader) else None

    def agrees(self, game: Game[Any], seat: int, deal: Deal) -> bool:
        player = self.of(game)
        return player.agrees(game, seat, deal) if isinstance(player, Trader) else False


def make_bank(seed: int) -> Agent:
    """The automated bank of a game for one; it draws nothing, so the seed does not matter."""
    from regnum.agents.pax_renaissance.bank import BankAgent

    return BankAgent()


def make_program(name: str) -> AgentMaker:
    """One of the programs in the rulebook of Crusader Kings; the seed decides what it leaves to chance."""

    def make(seed: int) -> Agent:
        from regnum.agents.crusader_kings.programs import ProgramAgent

        return ProgramAgent(name, seed)

    return make


PROGRAMS: Final = ("ferox", "postis", "munitio", "amandit", "aperio")
_makers: dict[str, AgentMaker] = {
    "random": RandomAgent,
    "greedy": Greedy,
    "bank": make_bank,
    **{name: make_program(name) for name in PROGRAMS},
}
_titles: dict[str, tuple[str, ...]] = {
    "greedy": ("pax_renaissance", "crusader_kings"),
    "bank": ("pax_renaissance",),
    **dict.fromkeys(PROGRAMS, ("crusader_kings",)),
}  # agents that play only these


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
    >>> find_agent("greedy", "chess")
    Traceback (most recent call last):
    regnum.engine.refusals.RegnumError: the agent greedy plays pax_renaissance, crusader_kings only, not chess
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
