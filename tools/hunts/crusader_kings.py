"""Golden games of Crusader Kings: one per scenario and way to end, with persons, programs and both."""

from __future__ import annotations

import random
from typing import Any, Final

import regnum
from regnum.agents import ask, make_agent
from regnum.agents.crusader_kings import PROGRAMS
from regnum.engine.game import Game
from tools.curious import choose
from tools.golden_file import Wish

ALL_PROGRAMS: Final = {f"seat_{seat}": name for seat, name in enumerate(PROGRAMS)}
WANTED: Final = {
    **{f"scenario_{number}_last_era": Wish(5, "last_era", str(number), {}, "curious") for number in range(1, 6)},
    **{f"scenario_{number}_jerusalem": Wish(5, "jerusalem", str(number), {}, "greedy") for number in (1, 3, 4, 5)},
    "scenario_6_three": Wish(3, "last_era", "6", {}, "greedy"),
    "scenario_6_four": Wish(4, "last_era", "6", {}, "curious"),
    "programs": Wish(5, "jerusalem", "1", ALL_PROGRAMS, "programs"),
    "alone": Wish(1, "jerusalem", "1", {}, "greedy"),
    "duel": Wish(2, "last_era", "3", {"programs": "1", "glitterhoof": "on"}, "curious"),
    "team": Wish(3, "last_era", "5", {"programs": "2", "team": "on", "allied_programs": "on"}, "curious"),
    "last_dynasty": Wish(1, "last_dynasty", "2", {"programs": "1"}, "curious"),
}


def play(wish: Wish, seed: int) -> tuple[Game[Any], list[str]]:
    """One game: persons are greedy or curious, programs play themselves."""
    dice = random.Random(seed)
    game = regnum.new("crusader_kings", wish.players, seed, wish.options, wish.scenario)
    programs = dict(game.title.automated_seats(game))
    programs |= {int(name[-1]): value for name, value in wish.options.items() if name.startswith("seat_")}
    agents = {seat: make_agent(name, seed, "crusader_kings") for seat, name in programs.items()}
    if wish.manner == "greedy":
        agents |= {seat: make_agent("greedy", seed + seat) for seat in range(game.seat_count) if seat not in agents}
    lines: list[str] = []
    while not game.over:
        seat = game.waiting[0]
        option = ask(agents[seat], game, seat, len(lines)) if seat in agents else choose(game, seat, dice)
        lines.append(f"{seat} {game.decision().spell(option)}")
        game.apply(seat, option)
    return game, lines
