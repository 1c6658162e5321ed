"""Golden games of Pax Renaissance: one per way to win and number of players, found by a player who hunts one victory.

In games for one the greedy player meets the automated bank.
"""

from __future__ import annotations

import random
from typing import Final

import regnum
from regnum.agents import ask, make_agent
from regnum.titles.pax_renaissance.position.queries.empires import believers_in_theocracies
from regnum.titles.pax_renaissance.position.queries.tableau import bishops_in_play, tableau_cards, victory_prestige
from regnum.titles.pax_renaissance.position.queries.victories import meets_conditions, scores, supreme_religion
from regnum.titles.pax_renaissance.position.state import Pax
from tools.curious import choose
from tools.golden_file import Wish

WAYS: Final = ("renaissance", "globalization", "imperial", "holy", "patron")
SOLO_WAYS: Final = ("renaissance", "globalization", "imperial", "holy", "dry_market")
WANTED: Final = {
    f"{way}_{players}": Wish(players, way) for players in (1, 2, 3, 4) for way in (SOLO_WAYS if players == 1 else WAYS)
}


def play(wish: Wish, seed: int) -> tuple[Pax, list[str]]:
    """A game that may end as it is wished."""
    return play_alone(seed) if wish.players == 1 else hunt_together(seed, wish.players, WAYS.index(wish.way))


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


def hunt_together(seed: int, players: int, way: int) -> tuple[Pax, list[str]]:
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
