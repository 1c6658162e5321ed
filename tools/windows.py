"""How often a title's windows open, whom they ask and who plays: with the orders that a form begins with.

    python tools/windows.py here_i_stand --games 40            print the report
    python tools/windows.py here_i_stand --games 40 --write    write it into docs/rules/<title>/windows.md
                 --agent random         who plays

A form of standing orders begins with "ask me" for what a seat holds and "never" for the rest, so a deputy asks its seat
only where it could play something now.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

import regnum  # noqa: E402
from regnum.agents import Agent, ask, make_agent  # noqa: E402
from regnum.edges.presenter import presenter_of  # noqa: E402
from regnum.edges.words import Words  # noqa: E402
from regnum.engine.chance import mix  # noqa: E402
from regnum.engine.frames import Window  # noqa: E402
from regnum.engine.game import Game  # noqa: E402
from regnum.engine.orders import ASK_ME, Orders, deputise  # noqa: E402
from regnum.engine.registry import BUILT_IN, find_title  # noqa: E402

NO_ORDERS: Final = Orders()
HEADS: Final = ("power", "windows that ask it", "prompts", "plays", "prompts a turn", "with every window asked, a turn")


class Tally:
    """What was counted over all games."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.opened: Counter[str] = Counter()  # by kind of window
        self.asked: Counter[int] = Counter()  # by seat: windows that everybody sees it asked in
        self.prompts: Counter[int] = Counter()  # by seat: those about which its deputy asks it
        self.plays: Counter[int] = Counter()
        self.silent = 0  # windows in which nobody plays
        self.empty = 0  # windows about which nobody is asked

    def note(self, game: Game[Any], answers: list[int], prompted: list[int]) -> None:
        """Count one window that closes with these answers."""
        window = game.decision()
        assert isinstance(window, Window)
        self.opened[type(window).__name__] += 1
        seats = list(window.seats(game))
        self.asked.update(seats)
        self.prompts.update(prompted)
        players = [seat for seat in seats if answers[seat] != window.silence]
        self.plays.update(players)
        self.silent += not players
        self.empty += not prompted


def play(title: str, number: int, agent_name: str, tally: Tally) -> None:
    """One game, in which every seat has a deputy without orders."""
    game = regnum.new(
        title, seed=number, scenario=find_title(title).scenarios[0], players=find_title(title).max_players
    )
    agents: list[Agent] = [make_agent(agent_name, mix(number, seat)) for seat in range(game.seat_count)]
    asked = 0
    while not game.over:
        decision = game.decision()
        if isinstance(decision, Window):
            answers, prompted = [decision.silence] * game.seat_count, []
            for seat in decision.seats(game):
                answers[seat] = deputise(game, seat, NO_ORDERS)
                if answers[seat] == ASK_ME:
                    prompted.append(seat)
                    answers[seat] = ask(agents[seat], game, seat, mix(number, asked))
                    asked += 1
            tally.note(game, answers, prompted)
            game.answer_all(answers)
        else:
            seat = game.waiting[0]
            game.apply(seat, ask(agents[seat], game, seat, mix(number, asked)))
            asked += 1
    tally.games += 1
    tally.turns += game.state.turn - first_turn(title) + 1


def first_turn(title: str) -> int:
    """The turn in which games of the first scenario begin."""
    turn: int = regnum.new(title, seed=0, players=find_title(title).max_players).state.turn
    return turn


def report(title: str, tally: Tally, agent: str) -> str:
    """The figures as a page."""
    game, words = regnum.new(title, seed=0, players=find_title(title).max_players), Words("en")
    presenter = presenter_of(find_title(title))
    windows, turns = sum(tally.opened.values()), max(1, tally.turns)
    rows = [[presenter.seat_name(game, seat, words), *figures(tally, seat)] for seat in range(game.seat_count)]
    kinds = [[name, f"{count / turns:.1f}"] for name, count in tally.opened.most_common()]
    return "\n".join(
        [
            f"# {words.say(f'{find_title(title).message_prefix}-title')}: windows in self-play",
            "",
            f"{tally.games} games of `{agent}`, {tally.turns} turns, {game.seat_count} seats; written by "
            "`tools/windows.py`. Every seat has the orders that its form begins with: it is asked about what it holds, "
            "and about nothing else.",
            "",
            f"A turn has {windows / turns:.0f} windows. In {100 * tally.silent / windows:.1f} % of them nobody plays; "
            f"{100 * tally.empty / windows:.1f} % close without a prompt to anybody.",
            "",
            *table(HEADS, rows),
            "",
            "The last column is what a table without orders would ask; a person who holds nothing that can be played "
            "is prompted 0 times, however many windows open.",
            "",
            *table(("window", "a turn"), kinds),
            "",
        ]
    )


def figures(tally: Tally, seat: int) -> list[str]:
    """What one seat was asked and played."""
    counts = [tally.asked[seat], tally.prompts[seat], tally.plays[seat]]
    a_turn = [tally.prompts[seat] / max(1, tally.turns), tally.asked[seat] / max(1, tally.turns)]
    return [*map(str, counts), *(f"{number:.2f}" for number in a_turn)]


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in Markdown."""
    return ["| " + " | ".join(row) + " |" for row in (heads, ["---"] * len(heads), *rows)]


def main() -> int:
    """Play, and print or write what was counted."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("title", choices=BUILT_IN)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--agent", default="random")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    tally = Tally()
    for number in range(arguments.games):
        play(arguments.title, number, arguments.agent, tally)
    text = report(arguments.title, tally, arguments.agent)
    if arguments.write:
        (ROOT / "docs" / "rules" / arguments.title / "windows.md").write_text(text, encoding="utf-8")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
