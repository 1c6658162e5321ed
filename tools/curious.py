"""A player who wants to see everything: he prefers verbs that he has used least. For coverage, not for strength."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import regnum
from regnum.agents.registry import make_agent
from regnum.engine.deals import Deal
from regnum.engine.game import Game

DULL = {
    "end-turn", "sell", "decline", "no-more-agents", "no-more-freed", "no-concession", "no-more-operations",
    "stay", "stop", "done", "refuse", "wait",
}  # fmt: skip
MOST_REFUSALS = 50
USED: Counter[str] = Counter()


def play_curiously(title: str, seed: int, options: dict[str, str] | None = None) -> Game[Any]:
    """One game to its end."""
    dice = random.Random(seed)
    game = begin(title, seed, options, dice)
    programs = {seat: make_agent(name, seed, title) for seat, name in own_programs(game).items()}
    while not game.over:
        trade(game, dice)
        seat = game.waiting[0]
        option = programs[seat].choose(game.copy(), seat) if seat in programs else choose(game, seat, dice)
        game.apply(seat, option)
    return game


def trade(game: Game[Any], dice: random.Random) -> None:
    """Now and then two seats exchange whatever they could, if the rules allow it."""
    if dice.random() > 0.05 or not game.title.deals_open(game):
        return
    parties = dice.sample(range(game.seat_count), 2)
    items = game.title.deal_items(game, parties)
    deal = Deal(parties, dice.sample(items, min(len(items), dice.randint(1, 3))))
    if items and game.why_not_strike(deal) is None:
        game.strike(deal)


def begin(title: str, seed: int, options: dict[str, str] | None, dice: random.Random) -> Game[Any]:
    """A game in any scenario, every second one with any options that go together."""
    found = regnum.find_title(title)
    scenario = found.scenarios[seed % len(found.scenarios)]
    for _ in range(MOST_REFUSALS):
        wanted = options
        if options is None and seed % 2:
            wanted = {name: dice.choice(option.values) for name, option in found.options.items()}
        players = dice.randint(found.min_players, found.max_players)
        try:
            return regnum.new(title, players=players, seed=seed, options=wanted, scenario=scenario)
        except regnum.RegnumError:
            continue
    raise RuntimeError(f"{title} refuses every game")


def own_programs(game: Game[Any]) -> dict[int, str]:
    """Seats that the rules play, in half of the games by their own programs; else the curious one plays them too."""
    automated = dict(game.title.automated_seats(game))
    return automated if game.chance.counter % 2 else {}


def choose(game: Game[Any], seat: int, dice: random.Random) -> int:
    """Mostly the verb seen least often, sometimes anything."""
    domain = game.decision(seat).domain
    by_verb: dict[str, list[int]] = {}
    for option in game.legal(seat):
        by_verb.setdefault(domain.verbs[domain.verb_of(option)].name, []).append(option)
    lively = [verb for verb in by_verb if verb not in DULL]
    if lively and dice.random() < 0.9:
        verb = min(dice.sample(lively, min(len(lively), 3)), key=lambda name: USED[name])
    else:
        verb = dice.choice(list(by_verb))
    USED[verb] += 1
    return dice.choice(by_verb[verb])
