"""Simulations on other backends, with journals, and what becomes of actors that die."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from regnum.engine.refusals import RegnumError
from regnum.selfplay import GameResult, Match, local, simulate
from regnum.selfplay import simulation as simulations
from regnum.selfplay.on_ray import Table, played_by_actors
from regnum.selfplay.simulation import pair_up

PAX = "pax_renaissance"
NEEDS_RAY = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None and os.environ.get("REGNUM_RAY_TESTS") != "required",
    reason="Ray is not installed; pip install 'regnum[ray]'",
)


def counted(tally: simulations.Simulation) -> dict[str, object]:
    """What came of it, but for the time it took."""
    return {**tally.as_dict(), "seconds": 0}


# ---- journals -------------------------------------------------------------------------------------------------------


def test_an_interrupted_simulation_goes_on_and_plays_no_game_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    wanted = simulate(PAX, 2, 6, ["random"], 4)
    path = tmp_path / "games.jsonl"
    played: list[int] = []
    simulate(PAX, 2, 4, ["random"], 4, journal=path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])  # the last line was being written

    def watched(matches: list[Match], jobs: int) -> Iterator[GameResult]:
        played.extend(match.number for match in matches)
        yield from local.play_all(matches, jobs)

    monkeypatch.setattr(simulations, "find_backend", lambda name: watched)
    assert counted(simulate(PAX, 2, 6, ["random"], 4, journal=path)) == counted(wanted)
    assert played == [3, 4, 5]
    assert counted(simulate(PAX, 2, 6, ["random"], 4, journal=path)) == counted(wanted)
    assert played == [3, 4, 5]
    assert path.read_bytes().startswith(whole)


@pytest.mark.parametrize(
    "change", [{"seed": 5}, {"agents": ["greedy"]}, {"players": 3}, {"options": {"solo_cards": "4"}}]
)
def test_a_journal_of_another_simulation_is_refused_and_left_alone(tmp_path: Path, change: dict[str, Any]):
    path = tmp_path / "games.jsonl"
    same: dict[str, Any] = {"title": PAX, "players": 2, "games": 1, "agents": ["random"], "seed": 4, "journal": path}
    simulate(**same)
    before = path.read_bytes()
    with pytest.raises(RegnumError):
        simulate(**{**same, **change})
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"", b"{}\n", b"no journal\n", b"\xff\xfe\n"])
def test_what_is_no_journal_is_refused_and_left_alone(tmp_path: Path, text: bytes):
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(RegnumError, match="is no journal"):
        simulate(PAX, 2, 1, ["random"], 4, journal=path)
    assert path.read_bytes() == text


# ---- actors ---------------------------------------------------------------------------------------------------------


class ActorDiedError(Exception):
    """What Ray says of an actor that is gone."""


class Actors:
    """A cluster in this process, of which some actors die."""

    def __init__(self, deaths: int) -> None:
        self.deaths = deaths
        self.made = 0
        self.exceptions = type("Exceptions", (), {"RayActorError": ActorDiedError})

    def remote(self, num_cpus: int) -> Callable[[type[Table]], Any]:
        """A class of actors."""
        return lambda cls: type("ActorClass", (), {"remote": lambda _=None: self.actor(cls)})()

    def actor(self, cls: type[Table]) -> Any:
        """One actor; the first ones are dead when they are asked."""
        self.made += 1
        dead = self.made <= self.deaths

        def play(batch: bytes) -> tuple[bool, bytes, int]:
            return (dead, b"" if dead else cls().play(batch), next(self.numbers))

        return type("Actor", (), {"play": type("Method", (), {"remote": staticmethod(play)})})()

    numbers = iter(range(10_000))

    def wait(self, asked: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        """Whatever was asked last is done first."""
        return asked[-1:], asked[:-1]

    def get(self, answer: tuple[bool, bytes, int]) -> bytes:
        """What an actor said."""
        if answer[0]:
            raise ActorDiedError
        return answer[1]


@pytest.mark.parametrize("deaths", [0, 1, 2])
def test_what_an_actor_had_when_it_died_is_played_by_another(deaths: int):
    matches = pair_up(PAX, 2, 12, ["random"], 4, {}, "")
    found = list(played_by_actors(Actors(deaths), matches, 2))
    assert sorted(result.match.number for result in found) == list(range(12))


def test_a_simulation_whose_actors_keep_dying_ends_with_a_word():
    with pytest.raises(RegnumError, match="actors of the simulation die"):
        list(played_by_actors(Actors(1000), pair_up(PAX, 2, 4, ["random"], 4, {}, ""), 1))


@NEEDS_RAY
def test_the_same_games_are_played_on_ray():
    wanted = simulate(PAX, 2, 8, ["random"], 4)
    assert counted(simulate(PAX, 2, 8, ["random"], 4, jobs=2, backend="ray")) == counted(wanted)


def test_nothing_but_its_backend_imports_ray():
    script = "import sys, regnum.selfplay, regnum.cli, regnum.server.application; sys.exit('ray' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_an_unknown_backend_is_refused():
    with pytest.raises(RegnumError, match="there is no backend slurm; choose local or ray"):
        simulate(PAX, 2, 1, ["random"], backend="slurm")


def test_a_failure_is_told_in_the_order_of_the_games(tmp_path: Path):
    path = tmp_path / "games.jsonl"
    simulate(PAX, 2, 2, ["random"], 4, journal=path)
    assert [json.loads(line)["match"]["number"] for line in path.read_text().splitlines()[1:]] == [0, 1]
