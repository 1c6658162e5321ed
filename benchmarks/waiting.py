"""How long a person waits for programs.

./run bench waiting        one person at random and five greedy programs in Here I Stand, at a server of their own

From the end of an own impulse to the next prompt, whatever it asks: the median must stay under three seconds.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx

import regnum
from benchmarks.measures import percentile, report
from tests.server.processes import serving

SEAT: Final = 3  # France, in the middle of the order
IMPULSES: Final = 20
LOOK: Final = 0.02  # seconds between two looks
LONGEST: Final = 600.0  # seconds in all
LIMITS: Final = {"impulse_median_s": 3.0}


class Person:
    """Somebody who plays at random, quickly, and notes how long the others take."""

    def __init__(self, client: httpx.Client) -> None:
        seats = ["me" if seat == SEAT else "greedy" for seat in range(6)]
        body = {"title": "here_i_stand", "players": 6, "seats": seats, "seed": 1}
        made = client.post("/api/games", json=body).json()
        self.client = client
        self.game: str = made["id"]
        self.headers = {"authorization": f"Bearer {made['seats'][SEAT]['token']}"}
        self.chance = random.Random(1)
        self.waits: list[float] = []

    def look(self) -> dict[str, Any]:
        """What the person sees."""
        found: dict[str, Any] = self.client.get(f"/api/games/{self.game}/view?table=0", headers=self.headers).json()
        return found

    def move(self, view: dict[str, Any]) -> dict[str, Any]:
        """One answer."""
        move = self.chance.choice(view["options"])["move"]
        body = {"decision": view["decision"]["id"], "move": move, "command_id": str(view["seq"])}
        answer = self.client.post(f"/api/games/{self.game}/commands?table=0", json=body, headers=self.headers).json()
        found: dict[str, Any] = answer["view"]
        return found

    def prompted(self, view: dict[str, Any]) -> dict[str, Any]:
        """What the person sees when he is asked next, or when the game is over."""
        while not view["options"] and not view["outcome"]:
            time.sleep(LOOK)
            view = self.look()
        return view

    def play(self) -> None:
        """Answer until enough impulses are over."""
        view, until = self.prompted(self.look()), time.monotonic() + LONGEST
        while len(self.waits) < IMPULSES and not view["outcome"] and time.monotonic() < until:
            before, own = view["view"]["impulse"], view["view"]["active"] == SEAT
            view, began = self.move(view), time.perf_counter()
            view = self.prompted(view)
            if own and view["view"]["impulse"] != before:
                self.waits.append(time.perf_counter() - began)


def main() -> int:
    """Measure, print, compare."""
    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place)) as server,
        httpx.Client(base_url=server.address, timeout=60) as client,
    ):
        person = Person(client)
        person.play()
    found = {
        "compiled": float(regnum.compiled()),
        "impulses": float(len(person.waits)),
        "impulse_median_s": round(statistics.median(person.waits), 2),
        "impulse_p95_s": round(percentile(person.waits, 0.95), 2),
    }
    return report(found, LIMITS)


if __name__ == "__main__":
    sys.exit(main())
