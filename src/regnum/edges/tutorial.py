"""A first game with comments, as a title tells it: a fixed opening, what to do in it and why. Words are messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Step:
    """One answer of the scripted opening; with a message if it is the learner who is asked."""

    def __init__(self, seat: int, decision: str, move: str, message: str = "") -> None:
        self.seat = seat
        self.decision = decision
        self.move = move
        self.message = message


class Tutorial:
    """The game in which somebody learns, its opening, and what can be said about a decision off the beaten path."""

    def __init__(
        self,
        players: int,
        seed: int,
        seat: int,
        agent: str,
        welcome: Sequence[str],
        steps: Sequence[Step],
        topics: Mapping[str, str],
        farewell: str,
        scenario: str = "",
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.players = players
        self.seed = seed
        self.seat = seat
        self.agent = agent  # at the seats of other players, if there are any
        self.welcome: tuple[str, ...] = tuple(welcome)
        self.steps: tuple[Step, ...] = tuple(steps)
        self.topics: dict[str, str] = dict(topics)  # by the name of the decision
        self.farewell = farewell
        self.scenario = scenario
        self.options: dict[str, str] = dict(options or {})

    def seats(self, person: str) -> list[str]:
        """Who sits where, in the words in which persons and programs are named."""
        return [person if seat == self.seat else self.agent for seat in range(self.players)]

    def messages(self) -> list[str]:
        """The ids of all its messages."""
        told = [step.message for step in self.steps if step.message]
        return [*self.welcome, *told, *self.topics.values(), self.farewell]

    @staticmethod
    def from_data(data: Mapping[str, object]) -> Tutorial:
        """From a table as the files of titles hold it; what is missing or misspelled is an error."""
        steps = data["step"]
        topics = data["topic"]
        welcome = data["welcome"]
        options = data.get("options", {})
        players, seed, seat = data["players"], data["seed"], data["seat"]
        assert isinstance(steps, list)
        assert isinstance(topics, dict)
        assert isinstance(welcome, list)
        assert isinstance(options, dict)
        assert isinstance(players, int)
        assert isinstance(seed, int)
        assert isinstance(seat, int)
        script = [Step(step["seat"], step["decision"], step["move"], step.get("message", "")) for step in steps]
        agent, scenario, farewell = str(data.get("agent", "")), str(data.get("scenario", "")), str(data["farewell"])
        return Tutorial(players, seed, seat, agent, welcome, script, topics, farewell, scenario, options)
