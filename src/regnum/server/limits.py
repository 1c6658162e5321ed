"""How often one may ask for what costs something; nobody meets these limits by playing.

Whoever asks is known by his session or seat, and by his address: sessions are free, so each alone would not do.
"""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from regnum.server.clocks import Clock
from regnum.server.identity import COOKIE, bearer, digest
from regnum.server.problems import Problem

MOST_BUCKETS: Final = 20_000  # of those who asked last
AT_ONE_ADDRESS: Final = 5  # sessions that may ask as much as they like at the same address
MOST_SOCKETS: Final = 40  # open connections for news of one session
MOST_SOCKETS_AT_ADDRESS: Final = 400


@dataclass(frozen=True)
class Allowance:
    """So many at once, and one more every so many seconds."""

    burst: int
    every: float


ALLOWANCES: Final = {
    "games": Allowance(60, 10.0),
    "sandbox": Allowance(30, 10.0),
    "talk": Allowance(30, 1.0),
    "deals": Allowance(60, 1.0),
    "rollback": Allowance(30, 5.0),  # a part of the game is played again to find out where it stood
    "hint": Allowance(60, 1.0),
}


class Limits:
    """Token buckets for requests, and how many sockets each has open."""

    def __init__(self, clock: Clock, enforced: bool = True) -> None:
        self.clock = clock
        self.enforced = enforced
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self.sockets: Counter[str] = Counter()

    def spend(self, connection: HTTPConnection, kind: str) -> None:
        """Take one of what whoever asks may have, or refuse and say when there will be more."""
        if not self.enforced:
            return
        allowance = ALLOWANCES[kind]
        for who, share in sharers(connection).items():
            self.take(kind, who, Allowance(allowance.burst * share, allowance.every / share))

    def take(self, kind: str, who: str, allowance: Allowance) -> None:
        """Take one out of a bucket, which has been filling up since it was last used."""
        now = self.clock.now()
        level, then = self.buckets.pop((kind, who), (float(allowance.burst), now))
        level = min(float(allowance.burst), level + max(0.0, now - then) / allowance.every)
        self.buckets[kind, who] = (level - 1 if level >= 1 else level, now)
        while len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if level < 1:
            seconds = math.ceil((1 - level) * allowance.every)
            raise Problem(429, "too_often", retry_after=seconds, seconds=seconds)

    def enter(self, connection: HTTPConnection) -> None:
        """One more socket, or a refusal."""
        sharing = sharers(connection)
        most = {1: MOST_SOCKETS, AT_ONE_ADDRESS: MOST_SOCKETS_AT_ADDRESS}
        if self.enforced and any(self.sockets[who] >= most[share] for who, share in sharing.items()):
            raise Problem(429, "too_many_sockets")
        self.sockets.update(sharing.keys())

    def leave(self, connection: HTTPConnection) -> None:
        """One socket less."""
        for who in sharers(connection):
            self.sockets[who] -= 1
            if self.sockets[who] <= 0:
                del self.sockets[who]


def sharers(connection: HTTPConnection) -> dict[str, int]:
    """Who asks, as far as we know him, and with how many sessions he may share what there is."""
    secret = bearer(connection) or connection.cookies.get(COOKIE)
    address = connection.client.host if connection.client else ""
    own = {f"session {digest(secret)}": 1} if secret else {}
    return {**own, f"address {address}": AT_ONE_ADDRESS}  # whoever has used up his own takes nothing from the others
