"""What all programs judge alike: whom they may harm, which regions are in danger, and what a trait is worth.

Where the lists leave a choice, every answer has a rank and the lowest is taken (ai.unclear). Nothing is remembered
between two decisions, so that a loaded game goes on in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.engine.chance import FastChance, mix
from regnum.titles.crusader_kings.facts.catalogue import (
    BORDERS,
    CRITICAL_FAILS,
    CRITICAL_SUCCEEDS,
    DISTANCE,
    TRAIT_IDS,
    is_positive,
    trait_of,
)
from regnum.titles.crusader_kings.facts.names import NONE, STRATEGY_NAMES
from regnum.titles.crusader_kings.position.queries.readings import reading
from regnum.titles.crusader_kings.position.queries.regions import defence_of, regions_of
from regnum.titles.crusader_kings.position.queries.seats import are_allied
from regnum.titles.crusader_kings.position.queries.standing import points_of
from regnum.titles.crusader_kings.position.state import Crown, Position, is_program, seats_of

Rank = tuple[float, ...]
Item = Callable[[Crown, int], int]  # the answer that carries out an item of a list, or NONE

CRUEL: Final = TRAIT_IDS.index("cruel")
STRONG: Final = TRAIT_IDS.index("strong")
SWORDMASTER: Final = TRAIT_IDS.index("swordmaster")
HONEST: Final = TRAIT_IDS.index("honest")
AMBITIOUS: Final = TRAIT_IDS.index("ambitious")
LUSTFUL: Final = TRAIT_IDS.index("lustful")
DECEITFUL: Final = TRAIT_IDS.index("deceitful")
PREFERRED: Final[tuple[tuple[int, ...], ...]] = (
    (STRONG, CRUEL, SWORDMASTER), (HONEST, AMBITIOUS), (), (LUSTFUL, DECEITFUL), (CRUEL,)
)  # fmt: skip
assert len(PREFERRED) == len(STRATEGY_NAMES)


class Mind:
    """One program: its strategy, and the seed of what it leaves to chance."""

    def __init__(self, strategy: int, seed: int) -> None:
        self.strategy = strategy
        self.seed = seed

    def draw(self, game: Crown, options: list[int]) -> int:
        """ai.unclear: any of the answers; the same position always brings the same one."""
        return options[FastChance(mix(self.seed, game.decision_id)).below(len(options))]


# ---- rivals ---------------------------------------------------------------------------------------------------------


def are_fellows(state: Position, seat: int, other: int) -> bool:
    """ai.modes2: programs that are allied against the players never harm each other."""
    return is_program(state, seat) and is_program(state, other) and reading(state, "allied_programs") == "on"


def is_prey(state: Position, seat: int, rival: int) -> bool:
    """ai.modes2: whether a program may harm somebody."""
    return rival not in (NONE, seat) and not state.out[rival] and not are_fellows(state, seat, rival)


def rank_rival(state: Position, seat: int, rival: int) -> Rank:
    """ai.unclear: an ally only if there is nobody else, then whoever has most points, then the next on the left."""
    return (int(are_allied(state, seat, rival)), -points_of(state, rival), (rival - seat) % seats_of(state))


# ---- regions --------------------------------------------------------------------------------------------------------


def exposure(state: Position, region: int) -> int:
    """How many regions of other dynasties, allies left out, lie beside a region of somebody."""
    owner = state.owner[region]
    others = [state.owner[other] for other in BORDERS[region]]
    return sum(1 for other in others if other not in (NONE, owner) and not are_allied(state, owner, other))


def distance(state: Position, seat: int, region: int) -> int:
    """ai.ferox.marriage, ai.aperio.marriage: borders between a region and the nearest own one (ruling R60)."""
    return min(DISTANCE[own][region] for own in regions_of(state, seat))


def rank_keeping(state: Position, region: int) -> Rank:
    """ai.unclear: which region is given up first: without walls, with unrest, among many rivals."""
    return (defence_of(state, region), -state.unrest[region], -exposure(state, region), region)


def rank_calming(state: Position, region: int) -> Rank:
    """ai.unclear: where unrest is removed first: where one token is all there is, and where no walls help."""
    return (state.unrest[region], defence_of(state, region), -exposure(state, region), region)


# ---- traits ---------------------------------------------------------------------------------------------------------


def has_positive(state: Position, character: int) -> bool:
    """Whether a positive trait lies on a card."""
    return any(is_positive(token) for token in state.traits[character])


def has_trait(state: Position, character: int, traits: tuple[int, ...]) -> bool:
    """Whether one of these traits lies on a card."""
    return any(trait_of(token) in traits for token in state.traits[character])


def rank_loss(strategy: int, token: int) -> Rank:
    """ai.unclear: which token is missed least: a bad one, not one that the strategy looks for, useful in few checks."""
    trait = trait_of(token)
    helps = CRITICAL_SUCCEEDS.count(trait) - CRITICAL_FAILS.count(trait)
    return (int(is_positive(token)), int(trait in PREFERRED[strategy]), helps, token)
