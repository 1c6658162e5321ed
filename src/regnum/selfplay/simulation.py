"""Many games between programs, on several processors or machines if wanted; the results do not depend on how many."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Final

from regnum.agents.registry import find_player
from regnum.engine.chance import mix
from regnum.engine.promises import Promise
from regnum.engine.refusals import RegnumError
from regnum.engine.registry import find_title
from regnum.selfplay.failures import DEAD_END
from regnum.selfplay.journal import Heading, Journal
from regnum.selfplay.match import GameResult, Match, new_game

Progress = Callable[[int], None]
Backend = Callable[[Sequence[Match], int], Iterator[GameResult]]
BACKENDS: Final = {"local": "regnum.selfplay.local", "ray": "regnum.selfplay.on_ray"}  # each has a `play_all`


@dataclass
class Simulation:
    """What came of a number of games."""

    title: str
    players: int
    games: int
    finished: int = 0
    dead_ends: int = 0
    errors: int = 0
    decisions: int = 0
    seconds: float = 0.0
    outcomes: dict[str, int] = field(default_factory=dict)
    wins_by_seat: list[int] = field(default_factory=list)
    wins_by_player: dict[int, int] = field(default_factory=dict)  # by the first of his seats
    wins_by_agent: dict[str, int] = field(default_factory=dict)
    promises_by_agent: dict[str, dict[str, int]] = field(default_factory=dict)  # of each verdict how many
    failures: list[GameResult] = field(default_factory=list)

    def count(self, result: GameResult) -> None:
        """Add one game; a shared victory counts for each of its winners."""
        self.decisions += result.decisions
        if result.failure is not None:
            self.failures.append(result)
            self.dead_ends += result.failure.kind == DEAD_END
            self.errors += result.failure.kind != DEAD_END
            return
        self.finished += 1
        self.outcomes[result.way] = self.outcomes.get(result.way, 0) + 1
        for text, verdict in result.promises:
            counted = self.promises_by_agent.setdefault(result.seated[Promise.from_text(text).maker], {})
            counted[verdict] = counted.get(verdict, 0) + 1
        for seat in result.winners:
            self.wins_by_seat[seat] += 1
        for player in result.victors:
            self.wins_by_player[player] = self.wins_by_player.get(player, 0) + 1
            name = result.seated[player]  # of another program in another game, by the rules
            self.wins_by_agent[name] = self.wins_by_agent.get(name, 0) + 1

    def as_dict(self) -> dict[str, object]:
        """The structured form for the command line."""
        rare = find_title(self.title).rare_outcomes
        promised = {"promises_by_agent": self.promises_by_agent} if self.promises_by_agent else {}
        return {
            "title": self.title,
            "players": self.players,
            "games": self.games,
            "finished": self.finished,
            "dead_ends": self.dead_ends,
            "errors": self.errors,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "outcomes": {way: count for way, count in self.outcomes.items() if count or way not in rare},
            "wins_by_seat": self.wins_by_seat,
            "wins_by_player": [wins for _, wins in sorted(self.wins_by_player.items())],
            "wins_by_agent": self.wins_by_agent,
            **promised,
        }


def simulate(
    title: str,
    players: int = 2,
    games: int = 1,
    agents: Sequence[str] = ("random",),
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    scenario: str = "",
    progress: Progress | None = None,
    backend: str = "local",
    journal: Path | None = None,
) -> Simulation:
    """Let agents play a number of games; they take turns at the seats, and one name fills all seats.

    With a journal each result is kept as it comes, and the same simulation goes on where it was interrupted.
    """
    started = time.perf_counter()
    play_all = find_backend(backend)
    matches = pair_up(title, players, games, agents, seed, options or {}, scenario)
    first = new_game(matches[0])
    seated = first.title.seated(first, matches[0].agents)
    names = sorted({*agents, *seated})
    tally = Simulation(title, players, games, wins_by_seat=[0] * len(seated), wins_by_agent=dict.fromkeys(names, 0))
    tally.wins_by_player = dict.fromkeys(first.controllers, 0)
    tally.outcomes = dict.fromkeys(find_title(title).outcomes, 0)
    for result in results(matches, min(jobs, games), play_all, journal, agents, seed):
        tally.count(result)
        if progress is not None:
            progress(1)
    tally.failures.sort(key=lambda failed: failed.match.number)
    tally.seconds = time.perf_counter() - started
    return tally


def find_backend(name: str) -> Backend:
    """What plays the games, by name."""
    if name not in BACKENDS:
        raise RegnumError(f"there is no backend {name}; choose {' or '.join(BACKENDS)}")
    play_all: Backend = import_module(BACKENDS[name]).play_all
    return play_all


def results(
    matches: Sequence[Match], jobs: int, play_all: Backend, path: Path | None, agents: Sequence[str], seed: int
) -> Iterator[GameResult]:
    """The results of all matches: those that a journal has, then those that are played now."""
    if path is None:
        yield from play_all(matches, jobs)
        return
    first = matches[0]
    version = find_title(first.title).version
    heading = Heading(first.title, version, list(agents), len(first.agents), seed, first.scenario, first.options)
    journal = Journal(path, heading)
    yield from journal.known(matches)
    missing = journal.missing(matches)
    if missing:
        yield from journal.kept(play_all(missing, min(jobs, len(missing))))


def pair_up(
    title: str,
    players: int,
    games: int,
    agents: Sequence[str],
    seed: int,
    options: Mapping[str, str],
    scenario: str,
) -> list[Match]:
    """The matches of a simulation; whatever cannot be played is refused before anything is played."""
    if games < 1:
        raise RegnumError(f"the number of games must be 1 or more, not {games}")
    find_title(title).check_players(players)
    for name in agents:
        find_player(name, title)
    if len(agents) not in (1, players):
        raise RegnumError(f"name 1 agent, or {players}: one for each seat; not {len(agents)}")
    new_game(Match(title, ("",) * players, seed, 0, dict(options), scenario))
    return [
        Match(title, rotated(agents, players, number), mix(seed, number), number, dict(options), scenario)
        for number in range(games)
    ]


def rotated(agents: Sequence[str], players: int, number: int) -> tuple[str, ...]:
    """Who sits where in a game: in the next game everybody moves on by one seat.

    >>> rotated(["a", "b", "c"], 3, 1)
    ('b', 'c', 'a')
    """
    return tuple(agents[(seat + number) % len(agents)] for seat in range(players))
