"""Who knows what: every card is bought face up, so hands are known until a card leaves them face down."""

from __future__ import annotations

from typing import Final

from regnum.engine.chance import Chance
from regnum.engine.knowledge import Field, Knowledge, Owned
from regnum.titles.pax_renaissance.position.state import Position

# Every card is bought face up, so everybody knows a hand until a card leaves it face down (glossary:hand.a, discard).
# `taken[seat]` lists what everybody saw: the cards that entered the hand and were not seen since, in order, and -k
# wherever k cards left it face down.


def certain_cards(state: Position, seat: int) -> list[int]:
    """Cards that everybody knows to be in the hand: bought since the last card left it face down."""
    taken = state.taken[seat]
    last = max((place for place, entry in enumerate(taken) if entry < 0), default=-1)
    return taken[last + 1 :]


def doubtful_cards(state: Position, seat: int) -> list[int]:
    """Cards that may be in the hand or gone, as far as the others can know."""
    certain = certain_cards(state, seat)
    return [card for card in state.taken[seat] if card >= 0 and card not in certain]


def possible_hand(state: Position, seat: int, chance: Chance) -> list[int]:
    """A hand that fits everything the others saw: each face-down discard is drawn from what was there at that time."""
    hand: list[int] = []
    for entry in state.taken[seat]:
        if entry >= 0:
            hand.append(entry)
            continue
        for _ in range(-entry):
            hand.pop(chance.below(len(hand)))
    return sorted(hand)


def deal_anew(state: Position, eyes: int, chance: Chance) -> None:
    """Hands of the others that fit what everybody saw, in a copy of the position."""
    for other in range(len(state.hand)):
        if not eyes >> other & 1:
            state.hand[other] = possible_hand(state, other, chance)


def _outside_hand(state: Position, seat: int) -> list[int]:
    return [len(state.hand[seat])]


def _other_hand(state: Position, seat: int, chance: Chance) -> list[int]:
    certain = certain_cards(state, seat)
    rest = chance.shuffled(doubtful_cards(state, seat))[: len(state.hand[seat]) - len(certain)]
    return sorted(certain + rest)


def _unknown_hand(state: Position, seat: int) -> list[int]:
    certain = certain_cards(state, seat)
    return [card for card in state.hand[seat] if card not in certain]


KNOWLEDGE: Final = Knowledge(
    Position,
    # Everybody knows:
    Field[Position]("acted"),
    Field[Position]("actions"),
    Field[Position]("active"),
    Field[Position]("agents"),
    Field[Position]("automaton"),
    Field[Position]("bank"),
    Field[Position]("bishop"),
    Field[Position]("circle"),
    Field[Position]("comets"),
    Field[Position]("course"),
    Field[Position]("ending"),
    Field[Position]("fairs_used"),
    Field[Position]("florins"),
    Field[Position]("free_fair_used"),
    Field[Position]("husband"),
    Field[Position]("low_left"),
    Field[Position]("market"),
    Field[Position]("market_florins"),
    Field[Position]("next_card"),
    Field[Position]("open_route"),
    Field[Position]("operations_used"),
    Field[Position]("options"),
    Field[Position]("out"),
    Field[Position]("owner"),
    Field[Position]("pawn"),
    Field[Position]("pirate"),
    Field[Position]("place"),
    Field[Position]("pool"),
    Field[Position]("regime"),
    Field[Position]("repressed"),
    Field[Position]("republic"),
    Field[Position]("rows"),
    Field[Position]("spent"),
    Field[Position]("supply"),
    Field[Position]("suzerain"),
    Field[Position]("taken"),
    Field[Position]("top_left"),
    Field[Position]("usury"),
    Field[Position]("victory"),
    Field[Position]("winners"),
    # Its owner knows:
    Owned[Position]("hand", _outside_hand, _other_hand, _unknown_hand, by=("taken",)),
)
