"""A player who wants to see everything: he prefers verbs that he has used least. For coverage, not for strength."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import regnum
from regnum.agents.registry import make_agent, plays
from regnum.engine.deals import Deal
from regnum.engine.game import Game
from regnum.selfplay import Match, play_game
from regnum.selfplay.match import announce

DULL = {
    "end-turn", "sell", "decline", "no-more-agents", "no-more-freed", "no-concession", "no-more-operations",
    "stay", "stop", "done", "refuse", "wait",
}  # fmt: skip
MOST_REFUSALS = 50
TRADE = 0.05  # so often a deal is tried before an answer, where deals are open
TALK = 0.3  # and so often where they are only talked about, which is rarer
AGREE = 0.5  # so often two who could make peace or ally do so, besides what they give
PROGRAM = "greedy"
USED: Counter[str] = Counter()


def play_curiously(title: str, seed: int, options: dict[str, str] | None = None) -> Game[Any]:
    """One game to its end."""
    dice = random.Random(seed)
    game = begin(title, seed, options, dice)
    programs = {seat: make_agent(name, seed, title) for seat, name in own_programs(game).items()}
    signed: list[Deal] = []
    while not game.over:
        trade(game, dice, signed)
        if announce(game, signed, []):
            continue
        seat = game.waiting[0]
        option = programs[seat].choose(game.copy(), seat) if seat in programs else choose(game, seat, dice)
        game.apply(seat, option)
    return game


def play_by_program(title: str, seed: int) -> bool:
    """One game in which a program has all seats, trades and promises; False if the title has no such program."""
    if not plays(PROGRAM, title):
        return False
    dice = random.Random(seed)
    found = regnum.find_title(title)
    for _ in range(MOST_REFUSALS):
        players = dice.randint(found.min_players, found.max_players)
        try:
            result = play_game(Match(title, (PROGRAM,) * players, seed, scenario=dice.choice(found.scenarios)))
        except regnum.RegnumError:
            continue
        if result.failure is not None:
            raise RuntimeError(f"game {seed} of {title} broke off: {result.failure.message}")
        return True
    raise RuntimeError(f"{title} refuses every game")


def trade(game: Game[Any], dice: random.Random, signed: list[Deal]) -> None:
    """Now and then two seats sign whatever they could give or agree on, if the rules allow it."""
    if dice.random() > (TRADE if game.deals_open else TALK) or not (game.deals_open or game.drafts_open):
        return
    parties = dice.sample(range(game.seat_count), 2)
    items, clauses = game.title.deal_items(game, parties), game.title.deal_clauses(game, parties)
    agreed = [dice.choice(clauses)] if clauses and dice.random() < AGREE else []
    gifts = dice.sample(items, min(len(items), dice.randint(0 if agreed else 1, 3)))
    deal = Deal(parties, gifts, agreed)
    if game.why_not_draft(deal) is None:
        signed.append(deal)


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
