"""What things are worth to the greedy player, in victory points."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.catalogue import is_positive
from regnum.titles.crusader_kings.facts.limits import ARMIES, REGION_LIMIT
from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.position.queries.chances import success_chance
from regnum.titles.crusader_kings.position.queries.checks import paid_draws_allowed
from regnum.titles.crusader_kings.position.queries.family import heir
from regnum.titles.crusader_kings.position.queries.regions import armies_of, region_count
from regnum.titles.crusader_kings.position.queries.standing import points_of
from regnum.titles.crusader_kings.position.state import Position, seats_of

REGION: Final = 1.0
COIN: Final = 0.11
CASTLE: Final = 0.35
SHIELD: Final = 0.45
UNREST: Final = 0.3  # a token in an own region: every third brings a coup
ARMY: Final = 0.12
RULER: Final = 0.5  # lost with an heir
CRISIS: Final = 3.0  # lost without one
CHILD: Final = 0.5
SPOUSE: Final = 0.3
GOOD_TRAIT: Final = 0.25
BAD_TRAIT: Final = -0.25
CASUS_BELLI: Final = 0.25
ALLIED_NEIGHBOUR: Final = 0.6  # it can be annexed


def coin(state: Position, seat: int) -> float:
    """What a coin is worth: much while there are few."""
    return COIN * (1.7 if state.gold[seat] <= 2 else 1.0 if state.gold[seat] <= 8 else 0.5)


def unpaid(state: Position, seat: int, gold: int) -> int:
    """How many armies could not be paid with so much gold."""
    return max(0, len(armies_of(state, seat)) - gold) if gold < ARMIES else 0


def spent(state: Position, seat: int, gold: int) -> float:
    """What it costs to spend so much gold: the coins, and unrest where they will be missed as pay."""
    if not gold:
        return 0.0
    have = state.gold[seat]
    return gold * coin(state, seat) + UNREST * (unpaid(state, seat, have - gold) - unpaid(state, seat, have))


def earned(state: Position, seat: int, gold: int) -> float:
    """What so much more gold is worth: the coins, and the unrest that they spare as pay."""
    return -spent(state, seat, -gold)


def token_worth(token: int) -> float:
    """A trait in the bag."""
    return GOOD_TRAIT if is_positive(token) else BAD_TRAIT


def ruler_worth(state: Position, seat: int) -> float:
    """What the death of a ruler would cost."""
    return RULER if heir(state, seat) != NONE else CRISIS


def envy(state: Position, seat: int, rival: int) -> float:
    """How much a loss of a rival is worth: more, if the rival leads."""
    mine, theirs = points_of(state, seat), points_of(state, rival)
    leader = max(points_of(state, other) for other in range(seats_of(state)) if other != seat)
    return (0.45 if theirs == leader else 0.15) + 0.05 * max(0, theirs - mine)


def region_worth(state: Position, seat: int, region: int) -> float:
    """A region: its point, its castle, what lies in it, and what it does to its owner."""
    worth = REGION + CASTLE * state.castle[region] - 0.3 * UNREST * state.unrest[region]
    worth -= 0.05 * (state.plague[region] + state.crop_failure[region]) - 0.05 * state.harvest[region]
    owner = state.owner[region]
    if owner not in (NONE, seat):
        worth += envy(state, seat, owner)
        if region_count(state, owner) == 1:
            worth += 0.3
    if region_count(state, seat) >= REGION_LIMIT:
        worth -= 0.9
    return worth


def best_odds(state: Position, seat: int, critical: int, required: int, free: int, gold: int) -> tuple[float, int]:
    """The best chance that some gold can buy, and how much of it is worth paying for a success worth one point."""
    best, paid = success_chance(state, seat, critical, required, free), 0
    for extra in range(1, max(0, min(gold, paid_draws_allowed(required, free))) + 1):
        chance = success_chance(state, seat, critical, required, free + extra)
        if chance - spent(state, seat, extra) > best - spent(state, seat, paid):
            best, paid = chance, extra
    return best, paid
