"""A player who wants to see everything: he prefers verbs that he has used least. For coverage, not for strength."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import regnum
from regnum.engine.game import Game

DULL = {"end-turn", "sell", "decline", "no-more-agents", "no-more-freed", "no-concession", "no-more-operations"}
USED: Counter[str] = Counter()


def play_curiously(title: str, seed: int, options: dict[str, str] | None = None) -> Game[Any]:
    """One game to its end."""
    found = regnum.find_title(title)
    dice = random.Random(seed)
    if options is None and seed % 2:
        options = {name: dice.choice(option.values) for name, option in found.options.items()}
    players = found.min_players + seed % (found.max_players - found.min_players + 1)
    game = regnum.new(title, players=players, seed=seed, options=options)
    while not game.over:
        seat = game.waiting[0]
        game.apply(seat, choose(game, seat, dice))
    return game


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
