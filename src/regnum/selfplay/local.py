"""Games on the processors of this machine."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from regnum.engine.refusals import RegnumError
from regnum.selfplay.match import GameResult, Match, play_game


def play_all(matches: Sequence[Match], jobs: int) -> Iterator[GameResult]:
    """The results in the order of the matches; every process plays whole games."""
    if jobs <= 1:
        yield from map(play_game, matches)
        return
    chunk = max(1, min(16, len(matches) // (jobs * 4)))
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            yield from pool.map(play_game, matches, chunksize=chunk)
        except BrokenProcessPool:
            raise RegnumError("a process of the simulation died; try again with fewer jobs") from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
