"""The balance of Here I Stand, measured by self-play: how long, who wins and how, what happens, which cards are events.

    python tools/europe_balance.py play --games 100 --jobs 2    play and keep the counts in docs/rules/here_i_stand
    python tools/europe_balance.py write                        write balance.md and its plots from the counts

All seats have greedy players; with three to five players some of them lead two powers. Random players show which cards
are ever played for what they say: in all scenarios, with three to six players.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from regnum.engine.deals import Deal  # noqa: E402
from regnum.engine.events import Event, EventLog  # noqa: E402
from regnum.selfplay.match import Match, new_game, play_out, seat_players  # noqa: E402
from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS, SPACE_NUMBER  # noqa: E402
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, PROTESTANT_FAITH, SCENARIO_IDS  # noqa: E402
from regnum.titles.here_i_stand.position.queries.points import all_points  # noqa: E402
from tools.europe_report import COUNTS, GROUPS, RANDOM, write  # noqa: E402

LAST_TURN: Final = 9
TOWNS: Final = ("belgrade", "buda", "metz", "rhodes", "vienna")  # when they fall is known of people's games
COUNTED: Final = (
    "siege_began", "town_taken", "assault_failed", "battle_began", "naval_battle_began", "converted", "debate_called",
    "exploration_sent", "conquest_sent", "colony_sent", "prize_taken", "piracy_began", "war_declared", "war_ended",
    "alliance_formed", "minor_activated", "hungary_defeated", "league_formed", "leader_captured", "excommunicated",
    "child_rolled", "translated", "st_peters_built", "chateau_rolled",
)  # fmt: skip


class Story:
    """What the events of one game come to."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.turn = 1
        self.counts: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()  # "event", "points" and so on, with the card
        self.uses: Counter[str] = Counter()  # the same with the power
        self.fallen: dict[str, int] = {}  # the turn in which a town first changed hands
        self.faithful: dict[int, int] = {}  # spaces converted less those converted back, by turn
        for event in events:
            self.hear(event)

    def hear(self, event: Event) -> None:
        """Count one."""
        key, numbers = event.kind.key, event.numbers
        self.counts[key] += 1
        if key == "turn_began":
            self.turn = numbers[0]
        elif key == "card_played":
            power, card, use = numbers
            self.cards[f"{use} {CARD_IDS[card]}"] += 1
            self.uses[f"{use} {MAJOR_IDS[power]}"] += 1
        elif key == "control_taken":
            for town in TOWNS:
                if SPACE_NUMBER[town] == numbers[0]:
                    self.fallen.setdefault(town, self.turn)
        elif key == "converted":
            step = 1 if numbers[1] == PROTESTANT_FAITH else -1
            self.faithful[self.turn] = self.faithful.get(self.turn, 0) + step

    def spaces_by(self, turn: int) -> int:
        """How many spaces had become Protestant by the end of a turn."""
        return sum(count for each, count in self.faithful.items() if each <= turn)


def play_one(task: tuple[str, str, int, int]) -> dict[str, Any]:
    """One game: how it ended, and what happened in it."""
    agent, scenario, players, number = task
    match = Match("here_i_stand", (agent,) * players, number, number, {}, scenario)
    game = new_game(match)
    heard = EventLog()
    game.listener = heard
    answers: list[Any] = []
    result = play_out(match, game, seat_players(match, game.title.seated(game, match.agents)), answers)
    if result.failure is not None:
        raise RuntimeError(f"{task}: {result.failure.message}")
    story = Story(heard.events)
    deals = [answer for answer in answers if isinstance(answer, Deal)]
    return {
        "way": result.way,
        "winners": [MAJOR_IDS[seat] for seat in result.winners],
        "turn": game.state.turn,
        "points": dict(zip(MAJOR_IDS, all_points(game.state), strict=True)),
        "decisions": result.decisions,
        "counts": {name: story.counts[name] for name in COUNTED},
        "cards": dict(story.cards),
        "uses": dict(story.uses),
        "fallen": story.fallen,
        "protestant": [story.spaces_by(turn) for turn in range(1, game.state.turn + 1)],
        "deals": dict(Counter(kind for deal in deals for kind in kinds_of(deal))),
        "promises": dict(Counter(verdict for _, verdict in result.promises)),
    }


def kinds_of(deal: Deal) -> list[str]:
    """What a deal is about."""
    return [*(clause.kind for clause in deal.clauses), *(item.kind for item in deal.items)]


def gather(results: list[dict[str, Any]]) -> dict[str, Any]:
    """The sums of many games."""
    names = ("ways", "turns", "points", "totals", "cards", "uses", "deals", "promises")
    sums: dict[str, Counter[str]] = {name: Counter() for name in names}
    wins: dict[str, float] = dict.fromkeys(MAJOR_IDS, 0.0)
    fallen: dict[str, Counter[str]] = {town: Counter() for town in TOWNS}
    protestant = [[0, 0] for _ in range(LAST_TURN)]
    for result in results:
        sums["ways"][result["way"]] += 1
        sums["turns"][str(result["turn"])] += 1
        for power in result["winners"]:
            wins[power] += 1 / len(result["winners"])
        sums["points"].update(result["points"])
        sums["totals"].update(result["counts"])
        for name in ("cards", "uses", "deals", "promises"):
            sums[name].update(result[name])
        for town, turn in result["fallen"].items():
            fallen[town][str(turn)] += 1
        for place, spaces in enumerate(result["protestant"]):
            protestant[place][0] += 1
            protestant[place][1] += spaces
    return {
        "games": len(results),
        "wins": wins,
        "decisions": sum(result["decisions"] for result in results),
        **{name: dict(counted) for name, counted in sums.items()},
        "fallen": {town: dict(turns) for town, turns in fallen.items()},
        "protestant": protestant,
    }


def tasks_of(group: str, games: int) -> list[tuple[str, str, int, int]]:
    """The games of a group: who plays, which scenario, how many, and the seed."""
    if group == RANDOM:
        return [(RANDOM, SCENARIO_IDS[number % 3], 3 + number % 4, number) for number in range(games)]
    scenario, players = group.split("-")
    return [("greedy", scenario, int(players), number) for number in range(games)]


def play(games: int, jobs: int, groups: list[str]) -> None:
    """Play whatever is wanted and keep the sums."""
    kept = json.loads(COUNTS.read_text(encoding="utf-8")) if COUNTS.exists() else {}
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for group in groups:
            tasks = tasks_of(group, games)
            kept[group] = gather(list(pool.map(play_one, tasks, chunksize=2)))
            COUNTS.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
            print(f"{group}: {games} games", flush=True)


def main() -> None:
    """Play or write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("task", choices=("play", "write"))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--groups", default=",".join((*GROUPS, RANDOM)))
    wanted = parser.parse_args()
    if wanted.task == "play":
        play(wanted.games, wanted.jobs, wanted.groups.split(","))
    else:
        write()


if __name__ == "__main__":
    main()
