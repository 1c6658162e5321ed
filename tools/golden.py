"""Golden games of Pax Renaissance: one per way to win and number of players, found by a player who hunts one victory.

    python tools/golden.py            find the games that are missing
    python tools/golden.py --again    find all of them anew, after a change of the rules
    python tools/golden.py --rehash   keep the moves and write new hashes, after a change of the file format

In games for one the greedy player meets the automated bank.

A golden game is a readable text (see golden_file.py). Reviewing one is reading its diff.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "titles" / "pax_renaissance" / "golden"
WAYS = ("renaissance", "globalization", "imperial", "holy", "patron")
SOLO_WAYS = ("renaissance", "globalization", "imperial", "holy", "dry_market")
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import regnum  # noqa: E402
from regnum.agents import ask, make_agent  # noqa: E402
from regnum.engine.game import Game  # noqa: E402
from regnum.titles.pax_renaissance.position.queries.empires import believers_in_theocracies  # noqa: E402
from regnum.titles.pax_renaissance.position.queries.tableau import bishops_in_play, tableau_cards, victory_prestige  # noqa: E402
from regnum.titles.pax_renaissance.position.queries.victories import meets_conditions, scores, supreme_religion  # noqa: E402
from regnum.titles.pax_renaissance.position.state import Position  # noqa: E402
from tools.curious import choose  # noqa: E402
from tools.golden_file import GoldenGame, rehash  # noqa: E402

Pax = Game[Position]


def worth(game: Pax, seat: int, way: int) -> float:
    """How near a seat is to one victory: its lead over the best opponent, and whether the victory is active."""
    if game.over:
        outcome = game.outcome
        return 1000.0 if outcome and outcome.way == WAYS[way] else -1000.0
    state = game.state
    value = 0.2 * state.florins[seat] + 0.3 * len(tableau_cards(state, seat)) + 0.2 * len(state.hand[seat])
    if way == 4:
        return value - 5 * sum(state.victory)
    value += 8.0 * state.victory[way]
    own = scores(state, seat, way)
    for number, (mine, lead) in enumerate(own):
        best = max(scores(state, other, way)[number][0] for other in range(len(state.florins)) if other != seat)
        value += 3.0 * min(mine - best, lead + 1)
    if way == 3:
        value += holy_worth(game, seat)
    return value + 50.0 * (meets_conditions(state, seat, way) and state.victory[way])


def holy_worth(game: Pax, seat: int) -> float:
    """Bishops and believers of the faith of which the seat has most prestige."""
    state = game.state
    faith = max(range(3), key=lambda religion: victory_prestige(state, seat, religion))
    bishops, believers = bishops_in_play(state), believers_in_theocracies(state)
    value = 2.0 * victory_prestige(state, seat, faith)
    value += 2.0 * (2 * bishops[faith] - sum(bishops)) + 1.0 * (2 * believers[faith] - sum(believers))
    return value + 6.0 * (supreme_religion(state) == faith)


def hunt(game: Pax, seat: int, way: int, dice: random.Random) -> int:
    """The answer after which the seat stands best; never a throwing away of the game."""
    options = game.legal(seat)
    best, best_value = options[0], -1e9
    for option in options if len(options) <= 60 else dice.sample(options, 60):
        twin = game.copy()
        twin.apply(seat, option)
        value = worth(twin, seat, way) + 0.5 * dice.random()
        if value > best_value:
            best, best_value = option, value
    return best


def play(seed: int, players: int, way: int) -> tuple[Pax, list[str]]:
    """One game in which every seat hunts the same victory, so that its comet is bought."""
    dice = random.Random(seed)
    game = regnum.new("pax_renaissance", players=players, seed=seed)
    lines: list[str] = []
    while not game.over:
        seat = game.waiting[0]
        if seat == seed % players or dice.random() < 0.3:
            option = hunt(game, seat, way, dice)
        else:
            option = choose(game, seat, dice)
        lines.append(f"{seat} {game.decision().spell(option)}")
        game.apply(seat, option)
    return game, lines


def play_alone(seed: int) -> tuple[Pax, list[str]]:
    """A game for one: the greedy player against the automated bank."""
    game: Pax = regnum.new("pax_renaissance", players=1, seed=seed)
    agents = (make_agent("greedy", seed), make_agent("bank", seed))
    lines: list[str] = []
    while not game.over:
        seat = game.waiting[0]
        option = ask(agents[seat], game, seat, len(lines))
        lines.append(f"{seat} {game.decision().spell(option)}")
        game.apply(seat, option)
    return game, lines


def main() -> int:
    """Find what is missing."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--rehash", action="store_true")
    parser.add_argument("--tries", type=int, default=400)
    arguments = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    if arguments.rehash:
        rehash(FOLDER)
        return 0
    failed = 0
    for players in (1, 2, 3, 4):
        for way, name in enumerate(SOLO_WAYS if players == 1 else WAYS):
            path = FOLDER / f"{name}_{players}.txt"
            if path.exists() and not arguments.again:
                continue
            for seed in range(arguments.tries):
                game, lines = play_alone(seed) if players == 1 else play(seed, players, way)
                if game.outcome is not None and game.outcome.way == name:
                    GoldenGame("pax_renaissance", players, seed, lines).write(path, game)
                    print(f"{path.name}: seed {seed}, {len(lines)} moves", flush=True)
                    break
            else:
                failed += 1
                print(f"{path.name}: not found", flush=True)
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
