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
from regnum.titles.crusader_kings.position.queries.realm import crusades_allowed
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


# ---- the table ------------------------------------------------------------------------------------------------------

# It scrambles in its own way and uses nothing of the above: tests hold one against the other.


def is_unseen(state: Position, eyes: int, owner: int) -> bool:
    """round.plans, ai.cards: whether these eyes do not see the cards of an owner."""
    return not eyes >> owner & 1 or is_program(state, owner)


def unseen_owners(state: Position, eyes: int) -> list[int]:
    """round.plans, ai.cards: whose cards these eyes do not see."""
    return [owner for owner in range(len(state.hand)) if is_unseen(state, eyes, owner)]


def exchange_unseen(state: Position, eyes: int, chance: Chance) -> None:
    """Unseen cards change places with others from the same deck, wherever they lie: in the deck, a hand or a plan."""
    owners = unseen_owners(state, eyes)
    held = [card for owner in owners for card in (*state.hand[owner], *state.plan[owner])]
    unseen = [
        chance.shuffled([*cards, *(card for card in held if deck_of(card) == deck)])
        for deck, cards in enumerate(state.deck)
    ]
    for owner in owners:
        state.hand[owner] = sorted([unseen[deck_of(card)].pop() for card in state.hand[owner]])
        state.plan[owner] = [unseen[deck_of(card)].pop() for card in state.plan[owner]]
    state.deck = [sorted(cards) for cards in unseen]  # a deck is a bag: its order is no secret, and means nothing


def exchange_planned(state: Position, owner: int, chance: Chance) -> None:
    """round.plans: planned cards change places with some of the hand, and with each other, as far as rules allow."""
    hand, plan = state.hand[owner][:], chance.shuffled(state.plan[owner])
    crusades = count_crusades(plan)
    least = min(crusades, int(owes_crusade(state, owner)))
    most = max(crusades, crusades_allowed(state, owner) - state.crusades[owner])
    for place in range(len(plan) if hand else 0):
        other = chance.below(len(hand))
        plan[place], hand[other] = hand[other], plan[place]
        if not least <= count_crusades(plan) <= most:
            plan[place], hand[other] = hand[other], plan[place]
    state.hand[owner], state.plan[owner] = sorted(hand), plan


def count_crusades(cards: list[int]) -> int:
    """crusade.limit: how many of these cards are crusades."""
    return sum(1 for card in cards if deck_of(card) == CRUSADE)


class Hands(Field[Position]):
    """Cards that only their holder knows, and nobody if a program holds them."""

    secrecy = "owner"

    def shown(self, state: Position, eyes: int) -> Value:
        entries: list[list[int]] = getattr(state, self.name)
        return [[len(cards)] if is_unseen(state, eyes, owner) else list(cards) for owner, cards in enumerate(entries)]

    def hidden(self, state: Position, eyes: int) -> list[int]:
        entries: list[list[int]] = getattr(state, self.name)
        return [card for owner in unseen_owners(state, eyes) for card in entries[owner]]

    def scramble(self, state: Position, eyes: int, chance: Chance) -> None:
        if self.name == "plan":  # hands are scrambled with the decks and with the plans that were taken from them
            for owner in unseen_owners(state, eyes):
                exchange_planned(state, owner, chance)


class Decks(Field[Position]):
    """setup.action_decks: decks of which everybody knows the size only."""

    secrecy = "nobody"

    def shown(self, state: Position, eyes: int) -> Value:
        return [len(cards) for cards in state.deck]

    def hidden(self, state: Position, eyes: int) -> list[int]:
        return [card for cards in state.deck for card in cards]

    def scramble(self, state: Position, eyes: int, chance: Chance) -> None:
        exchange_unseen(state, eyes, chance)


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
