"""Games on the machines of a Ray cluster, or on this one if none is named.

Ray is an extra (`pip install regnum[ray]`) and is imported here alone. Actors are sent matches and send results back:
whole games, for a call costs about as much as some hundred moves.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from regnum.engine.refusals import RegnumError
from regnum.selfplay.match import GameResult, Match, play_game

ADDRESS: Final = "RAY_ADDRESS"  # of a cluster
IN_FLIGHT: Final = 2  # batches of an actor: one is played while the next one waits
MOST_GAMES: Final = 16  # of a batch
MOST_TRIES: Final = 3  # of a batch whose actors die
SOURCES: Final = Path(__file__).resolve().parent.parent


class Pending:
    """A batch that an actor plays, and how often it was tried."""

    def __init__(self, actor: Any, batch: Sequence[Match], tries: int) -> None:
        self.actor = actor
        self.batch = batch
        self.tries = tries


def play_batch(batch: bytes) -> bytes:
    """What an actor does: play some matches."""
    return msgspec.json.encode([play_game(match) for match in msgspec.json.decode(batch, type=list[Match])])


class Table:
    """What an actor is."""

    def play(self, batch: bytes) -> bytes:
        """Play some matches."""
        return play_batch(batch)


def ray_module() -> Any:
    """Ray, or a word on how to get it."""
    try:
        import ray
    except ImportError:
        raise RegnumError("Ray is not installed; pip install 'regnum[ray]'") from None
    return ray


def play_all(matches: Sequence[Match], jobs: int) -> Iterator[GameResult]:
    """The results as they come; so many actors play whole games."""
    ray = ray_module()
    began = not ray.is_initialized()
    if began:
        start(ray, jobs)
    try:
        yield from played_by_actors(ray, matches, jobs)
    finally:
        if began:
            ray.shutdown()


def start(ray: Any, jobs: int) -> None:
    """Join the cluster that is named, which is sent our sources, or make one on this machine."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "ignore_reinit_error": True}
    address = os.environ.get(ADDRESS)
    try:
        if address:
            ray.init(address=address, runtime_env={"py_modules": [str(SOURCES)]}, **quiet)
        else:
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
    except Exception as problem:  # whatever keeps a cluster away
        raise RegnumError(f"Ray does not start: {' '.join(str(problem).split())[:300]}") from None


def played_by_actors(ray: Any, matches: Sequence[Match], jobs: int) -> Iterator[GameResult]:
    """Keep every actor busy; what an actor had when it died is played again by another."""
    size = max(1, min(MOST_GAMES, len(matches) // (jobs * 4)))
    waiting = deque((matches[place : place + size], 0) for place in range(0, len(matches), size))
    actor_class = ray.remote(num_cpus=1)(Table)
    idle = deque(actor for actor in [actor_class.remote() for _ in range(jobs)] for _ in range(IN_FLIGHT))
    playing: dict[Any, Pending] = {}
    while waiting or playing:
        while waiting and idle:
            (batch, tries), actor = waiting.popleft(), idle.popleft()
            playing[actor.play.remote(msgspec.json.encode(batch))] = Pending(actor, batch, tries + 1)
        done, _ = ray.wait(list(playing), num_returns=1)
        pending = playing.pop(done[0])
        try:
            found = msgspec.json.decode(ray.get(done[0]), type=list[GameResult])
        except ray.exceptions.RayActorError:
            if pending.tries >= MOST_TRIES:
                raise RegnumError("actors of the simulation die; try again with fewer jobs") from None
            waiting.appendleft((pending.batch, pending.tries))
            idle = deque(each for each in idle if each is not pending.actor)
            if not any(each.actor is pending.actor for each in playing.values()):
                idle.extend([actor_class.remote()] * IN_FLIGHT)
            continue
        idle.append(pending.actor)
        yield from found
