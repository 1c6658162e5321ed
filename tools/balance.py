"""The balance of Crusader Kings, measured by self-play: births, crises, events, tokens, and who wins.

    python tools/balance.py play --games 1000 --jobs 2    play and keep the counts in docs/rules/crusader_kings
    python tools/balance.py write                         write balance.md and its plots from the counts

Every scenario is played with greedy players in all seats, with the rulebook's five programs, with greedy players and
cards whose events do nothing, and with cards on which only births are left. Seats rotate by themselves, since realms
are drawn for the seats.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PLAYERS = {"1": 5, "2": 5, "3": 5, "4": 5, "5": 5, "6": 4}
EMPTIED = {"empty": frozenset[str](), "births": frozenset({"birth", "bastard"})}  # what is left of our events
PROGRAMS = ("ferox", "postis", "munitio", "amandit", "aperio")
COUNTED = (
    "born", "bastard_born", "succeeded", "crisis", "event_began", "event_ignored", "conquered", "annexed", "repelled",
    "crusade_led", "opposed", "shield_placed", "married", "castle_built", "development_bought", "coup_tried",
    "assassin_sent", "defeated", "looted", "taxed", "near_paid", "near_opposed", "far_paid", "far_opposed",
)  # fmt: skip
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from regnum.agents.crusader_kings.greedy_checks import NEAR_JERUSALEM  # noqa: E402
from regnum.engine.deals import Deal  # noqa: E402
from regnum.engine.events import Event  # noqa: E402
from regnum.engine.registry import find_title  # noqa: E402
from regnum.selfplay.match import Match, new_game, play_out, seat_players  # noqa: E402
from regnum.titles.crusader_kings.facts.catalogue import DYNASTY_IDS  # noqa: E402
from regnum.titles.crusader_kings.facts.names import FOR_CRUSADE  # noqa: E402
from regnum.titles.crusader_kings.position.queries.crusade import lowest_free_position  # noqa: E402
from regnum.titles.crusader_kings.position.queries.regions import castles_left, unrest_left  # noqa: E402
from regnum.titles.crusader_kings.position.state import Position  # noqa: E402
from tools.balance_report import BIRTHS, COUNTS, KINDS, SCENARIOS, write  # noqa: E402


class Tally:
    """A listener that counts events, and keeps the smallest supplies there were at any of them."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.counts: Counter[str] = Counter()
        self.least = self.supplies()
        self.crusade = ""  # "near" Jerusalem or "far", while the check of a crusade is made

    def hear(self, event: Event) -> None:
        """Count one; of the extra traits that crusaders pay for, also how many crusades others paid to stop."""
        key, numbers = event.kind.key, event.numbers
        self.counts[key] += 1
        if key == "check_began":
            near = lowest_free_position(self.state) >= NEAR_JERUSALEM
            self.crusade = ("near" if near else "far") if numbers[1] == FOR_CRUSADE else ""
        elif key == "invested" and self.crusade and numbers[1] > 0:
            self.counts[f"{self.crusade}_paid"] += 1
        elif key == "opposed" and self.crusade and numbers[1] > 0:
            self.counts[f"{self.crusade}_opposed"] += 1
            self.crusade = ""  # several may pay to stop one
        self.least = [min(pair) for pair in zip(self.least, self.supplies(), strict=True)]

    def supplies(self) -> list[int]:
        """Random trait tokens, event trait tokens, unrest tokens, castles."""
        state = self.state
        return [len(state.random_traits), len(state.event_traits), unrest_left(state), castles_left(state)]


def emptied_pack(folder: Path, name: str, kept: frozenset[str]) -> Path:
    """A data pack with our cards, on which nothing happens but these operations."""
    source = ROOT / "src" / "regnum" / "titles" / "crusader_kings" / "facts" / "data" / "pack" / "events.json"
    content = json.loads(source.read_text(encoding="utf-8"))
    for event in content["events"]:
        if not kept & {operation["op"] for operation in event["effect"]}:
            event.update(effect=[], condition=[])
    made = folder / name
    made.mkdir()
    (made / "events.json").write_text(json.dumps(content), encoding="utf-8")
    return made


def play_one(task: tuple[str, str, int]) -> dict[str, Any]:
    """One game: what happened in it, and what came of it for each dynasty."""
    kind, scenario, number = task
    players = PLAYERS[scenario]
    agents = tuple(PROGRAMS[(seat + number) % len(PROGRAMS)] for seat in range(players))
    options = {}
    if kind != "programs":
        agents = ("greedy",) * players
    if kind in EMPTIED:
        options["pack"] = next(name for name in find_title("crusader_kings").options["pack"].values if kind in name)
    match = Match("crusader_kings", agents, number, number, options, scenario)
    game = new_game(match)
    tally = Tally(game.state)
    game.listener = tally
    start = [game.state.owner.count(seat) for seat in range(game.seat_count)]
    houses = [DYNASTY_IDS[dynasty] for dynasty in game.state.dynasty]
    answers: list[Any] = []
    result = play_out(match, game, seat_players(match, game.title.seated(game, match.agents)), answers)
    if result.failure is not None:
        raise RuntimeError(f"{task}: {result.failure.message}")
    state = game.state
    return {
        "houses": houses,
        "start": start,
        "end": [state.owner.count(seat) for seat in range(game.seat_count)],
        "winners": list(result.winners),
        "way": result.way,
        "seated": list(result.seated),
        "deals": sum(isinstance(answer, Deal) for answer in answers),
        "least": tally.least,
        "counts": {name: tally.counts[name] for name in COUNTED},
    }


def gather(results: list[dict[str, Any]]) -> dict[str, Any]:
    """The sums of many games."""
    houses: dict[str, dict[str, float]] = {}
    totals: Counter[str] = Counter()
    ways: Counter[str] = Counter()
    agents: dict[str, list[float]] = {}
    for result in results:
        totals.update(result["counts"])
        totals["deals"] += result["deals"]
        ways[result["way"]] += 1
        share = 1 / len(result["winners"])
        for seat, house in enumerate(result["houses"]):
            row = houses.setdefault(house, {"games": 0, "wins": 0.0, "gain": 0, "gain2": 0, "start": 0})
            gain = result["end"][seat] - result["start"][seat]
            won = share if seat in result["winners"] else 0.0
            row["games"] += 1
            row["wins"] += won
            row["gain"] += gain
            row["gain2"] += gain * gain
            row["start"] += result["start"][seat]
            tally = agents.setdefault(result["seated"][seat], [0, 0.0])
            tally[0] += 1
            tally[1] += won
    return {
        "games": len(results),
        "reigns": totals["succeeded"] + totals["crisis"] + sum(int(row["games"]) for row in houses.values()),
        "totals": dict(totals),
        "ways": dict(ways),
        "houses": houses,
        "agents": agents,
        "least": [min(supply) for supply in zip(*(result["least"] for result in results), strict=True)],
    }


def play(games: int, jobs: int, kinds: list[str], scenarios: list[str]) -> None:
    """Play whatever is wanted and keep the sums."""
    kept = json.loads(COUNTS.read_text(encoding="utf-8")) if COUNTS.exists() else {}
    with tempfile.TemporaryDirectory() as place:
        packs = [emptied_pack(Path(place), name, kept_operations) for name, kept_operations in EMPTIED.items()]
        os.environ["REGNUM_PACKS"] = os.pathsep.join(map(str, packs))
        with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
            for kind in kinds:
                for scenario in scenarios:
                    tasks = [(kind, scenario, number) for number in range(games)]
                    kept[f"{kind}-{scenario}"] = gather(list(pool.map(play_one, tasks, chunksize=10)))
                    COUNTS.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
                    print(f"{kind}, scenario {scenario}: {games} games", flush=True)


def main() -> None:
    """Play or write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("task", choices=("play", "write"))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kinds", default=",".join((*KINDS, BIRTHS)))
    parser.add_argument("--scenarios", default=",".join(SCENARIOS))
    wanted = parser.parse_args()
    if wanted.task == "play":
        play(wanted.games, wanted.jobs, wanted.kinds.split(","), wanted.scenarios.split(","))
    else:
        write()


if __name__ == "__main__":
    main()
