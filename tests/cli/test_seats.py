"""Who sits where: people and programs in any seat, checked against the title."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.agents import registry
from regnum.agents.random_agent import RandomAgent
from regnum.cli import output
from regnum.cli.play import seats_text
from regnum.cli.session import default_agent, read_seats
from regnum.engine.refusals import RegnumError
from tests.cli.conftest import Command
from tests.cli.screens import pax

GAME = ("play", "pax_renaissance", "--seed", 3)


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    output.use_language("en")
    yield
    output.use_language(None)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The programs that were made, in this order."""
    made: list[str] = []

    def maker(name: str) -> registry.AgentMaker:
        def make(seed: int) -> RandomAgent:
            made.append(name)
            return RandomAgent(seed)

        return make

    for name in ("one", "two", "greedy"):
        monkeypatch.setitem(registry._makers, name, maker(name))
    monkeypatch.setitem(registry._titles, "one", ("chess",))
    return made


def test_a_program_for_each_seat(command: Command, asked: list[str]):
    out = command(*GAME, "--seats", "me, two,greedy", lines="1\nend-turn\n").out
    assert asked == ["two", "greedy"]
    assert "3 players" in out
    assert "player 1>" not in out


def test_two_people_and_a_program(command: Command, asked: list[str]):
    out = command(*GAME, "--seats", "me,two,me", lines="1\nend-turn\nquit\n").out
    assert asked == ["two"]
    assert "The screen passes to Cœur." in out
    assert "player 2>" in out


def test_the_opponent_is_greedy_where_there_is_one(command: Command, asked: list[str]):
    command(*GAME, lines="1\nend-turn\n")
    assert asked == ["greedy"]
    assert default_agent("chess") == "random"


def test_the_agent_fills_the_other_seats():
    game = pax("me", "random", "random").game
    assert seats_text(game, 1, "two") == "two,me,two"
    assert seats_text(game, None, "two") == "me,me,me"
    assert seats_text(game, 0, None) == "me,greedy,greedy"


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--seats", "me,hal"], "there is no agent hal"),
        (["--seats", "me,one"], "the agent one plays chess only, not pax_renaissance"),
        (["--agent", "one"], "the agent one plays chess only, not pax_renaissance"),
        (["--seats", "random,random"], "nobody plays at random,random; write me"),
        (["--seats", "me,random,random,random,random"], "1 to 4 players, not 5"),
    ],
)
def test_who_cannot_sit_there(command: Command, asked: list[str], arguments: list[str], named: str):
    assert named in command(*GAME, *arguments).complaint()


def test_a_loaded_game_needs_as_many_seats(command: Command, saved: Path):
    complaint = command("play", "--load", saved, "--seats", "me,random,random").complaint()
    assert "names 3 seats, but the game has 2" in complaint
    out = command(*GAME, "--seats", "me,random,random", lines=f"load {saved}\nquit\n").out
    assert "names 3 seats, but the game has 2" in out


def test_seats_are_read_with_blanks():
    assert read_seats("me, random", "pax_renaissance") == ("me", "random")
    with pytest.raises(RegnumError, match="there is no agent"):
        read_seats("me,", "pax_renaissance")
