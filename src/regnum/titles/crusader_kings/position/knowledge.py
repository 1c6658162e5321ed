"""Who knows what: decks, hands and plans are secret, and everybody saw what went into the bags.

round.plans, ai.cards: everybody knows how many cards of each deck a player holds, and the cards that were played. A
program's cards lie face down, so that nobody knows them.
"""

from __future__ import annotations

from typing import Final

from regnum.engine.chance import Chance
from regnum.engine.knowledge import Field, Knowledge, Value
from regnum.titles.crusader_kings.facts.catalogue import deck_of
from regnum.titles.crusader_kings.facts.names import CRUSADE, DECKS
from regnum.titles.crusader_kings.position.state import Position, is_program, owes_crusade


def redeal(state: Position, eyes: int, chance: Chance) -> None:
    """Deal all cards that these eyes cannot see anew: as many of each deck to everybody, with possible plans."""
    hidden = [owner for owner in range(len(state.hand)) if not eyes >> owner & 1 or is_program(state, owner)]
    pools = [list(cards) for cards in state.deck]
    for owner in hidden:
        for card in (*state.hand[owner], *state.plan[owner]):
            pools[deck_of(card)].append(card)
    for pool in pools:
        pool.sort()
    for owner in hidden:
        cards = [chance.take(pools[deck]) for deck in range(DECKS) for _ in range(state.holding[owner * DECKS + deck])]
        plan = possible_plan(state, owner, cards, chance)
        state.plan[owner] = plan
        state.hand[owner] = sorted(card for card in cards if card not in plan)
    state.deck = pools


def possible_plan(state: Position, seat: int, cards: list[int], chance: Chance) -> list[int]:
    """round.plans: as many of these cards as the seat has planned, with a crusade where one is due."""
    planned = len(state.plan[seat])
    crusades = [card for card in cards if deck_of(card) == CRUSADE]
    others = [card for card in cards if deck_of(card) != CRUSADE]
    plan: list[int] = []
    if planned and crusades and (owes_crusade(state, seat) or (not state.crusades[seat] and chance.below(3) == 0)):
        plan.append(chance.take(crusades))
    while len(plan) < planned:
        plan.append(chance.take(others or crusades))
    return chance.shuffled(plan)


class Hands(Field[Position]):
    """Cards that only their holder knows, and nobody if a program holds them."""

    secrecy = "owner"

    def shown(self, state: Position, eyes: int) -> Value:
        entries: list[list[int]] = getattr(state, self.name)
        return [
            list(cards) if eyes >> owner & 1 and not is_program(state, owner) else [len(cards)]
            for owner, cards in enumerate(entries)
        ]

    def hidden(self, state: Position, eyes: int) -> list[int]:
        entries: list[list[int]] = getattr(state, self.name)
        return [
            card
            for owner, cards in enumerate(entries)
            if not eyes >> owner & 1 or is_program(state, owner)
            for card in cards
        ]

    def scramble(self, state: Position, eyes: int, chance: Chance) -> None:
        if self.name == "hand":  # plans are dealt with the hands they were taken from
            redeal(state, eyes, chance)


class Decks(Field[Position]):
    """setup.action_decks: decks of which everybody knows the size only; hands are redealt from them."""

    secrecy = "nobody"

    def shown(self, state: Position, eyes: int) -> Value:
        return [len(cards) for cards in state.deck]

    def hidden(self, state: Position, eyes: int) -> list[int]:
        return [card for cards in state.deck for card in cards]


class Bags(Field[Position]):
    """basics.bags: everybody saw what went into a bag and what left it, but only its owner may look again."""

    secrecy = "public"

    def shown(self, state: Position, eyes: int) -> Value:
        return [list(tokens) if eyes >> owner & 1 else [len(tokens)] for owner, tokens in enumerate(state.bag)]


# Grouped as in the position. A field that is in no group is an error at import, so nothing becomes public unasked.
SET_UP: Final = ("options", "pack", "scenario", "people", "strategy", "culture", "dynasty", "out")
PROGRESS: Final = (
    "era", "round", "phase", "turn", "first", "token", "active", "card", "ending", "winners", "unsettled",
)  # fmt: skip
REALMS: Final = (
    "gold", "held", "casus", "war", "ally", "crusades", "calmed", "easier", "muddy", "achievement",
)  # fmt: skip
FAMILIES: Final = (
    "ruler", "age", "children", "siblings", "place", "house", "spouse", "bastard", "traits", "random_traits",
    "event_traits", "initial_traits",
)  # fmt: skip
MAP: Final = (
    "owner", "in_play", "castle", "army", "unrest", "harvest", "crop_failure", "plague", "plague_ending", "duke",
    "lord", "allies", "shield", "track_traits",
)  # fmt: skip
CARDS: Final = ("discard", "holding", "bonus", "row", "development_deck", "development_discard")
CHECK: Final = ("paid", "opposed", "draws", "successes", "drawn", "sacrificed", "passed")
ACTION: Final = (
    "attempts", "used", "granted", "attacks", "supports", "backers", "lent", "armored",
)  # fmt: skip
PUBLIC: Final = (*SET_UP, *PROGRESS, *REALMS, *FAMILIES, *MAP, *CARDS, *CHECK, *ACTION)

KNOWLEDGE: Final = Knowledge(
    Position,
    *(Field[Position](name) for name in PUBLIC),
    Hands("hand", by=("strategy",)),
    Hands("plan", by=("strategy",)),
    Decks("deck"),
    Bags("bag"),
)
