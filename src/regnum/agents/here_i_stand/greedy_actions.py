"""How the greedy player spends command points: every action by what it brings for each point."""

from __future__ import annotations

from math import comb
from typing import Final

from regnum.agents.here_i_stand.greedy_faith import burning_worth, debate_worth, translation_worth, treatise_worth
from regnum.agents.here_i_stand.greedy_map import guard_of, siege_chance, strength, threat, town_worth
from regnum.agents.here_i_stand.greedy_question import Judge, Question
from regnum.agents.here_i_stand.greedy_sea import piracy_worth, sailing_worth
from regnum.titles.here_i_stand.facts.catalogue import (
    CAPITALS,
    HOME,
    IS_ELECTORATE,
    IS_KEY,
    LINK_FROM,
    LINK_IS_PASS,
    LINK_TO,
    NEIGHBOURS,
)
from regnum.titles.here_i_stand.facts.charts import MOST_ST_PETERS_VP, PRICE, PRIZE_KIND, PRIZE_VP, ST_PETERS_FOR_VP
from regnum.titles.here_i_stand.facts.names import (
    BUILD_CORSAIR,
    BUILD_SQUADRON,
    BUY_MERCENARY,
    COLONIZE,
    CONQUER,
    CONQUEST,
    MOVE_CLEAR,
    MOVE_PASS,
    NONE,
    OTTOMAN,
    PROTESTANT,
    PROTESTANT_FAITH,
    RAISE_CAVALRY,
    RAISE_REGULAR,
)
from regnum.titles.here_i_stand.position.queries.progress import last_turn
from regnum.titles.here_i_stand.position.queries.supply import flood
from regnum.titles.here_i_stand.position.queries.troops import army_leaders_at, best_battle, capacity, units_of
from regnum.titles.here_i_stand.position.state import Position

UNIT: Final = 0.13  # a unit more or less, in victory points
HIT: Final = 1 / 3
LEAST_ASSAULT: Final = 0.15
RICHES: Final = 0.19  # what a colony brings in a turn
DISCOVERY: Final = 0.55  # the chance to find something
CONQUERED: Final = 0.4
SUPPLY: Final = 0.9  # opening a line of communication to a siege
CONTROL: Final = 0.06
BASILICA: Final = 0.25  # a fifth of a point, and no dice
CALM: Final = 1.0  # of a key in unrest that becomes calm
REINFORCEMENT: Final = 0.8
MARCHING: Final = 1.5  # by so much an army is dearer on its way than what it could buy
GROWTH: Final = 0.4


def march_worth(question: Question, numbers: tuple[int, ...]) -> float:
    """How much nearer to its aims an army comes."""
    state, seat, link = question.state, question.seat, numbers[0]
    origin, goal = LINK_FROM[link], LINK_TO[link]
    here = units_of(state, origin, seat)
    army = min(here, capacity(army_leaders_at(state, origin, seat))) - (
        guard_of(state, seat, origin) if here > 1 else 0
    )
    aims = question.aims()
    if army < 1:
        return -1.0
    there = aims.lure(army)[goal]
    if question.state.besiegers[goal] >> seat & 1:
        there = reinforcing(question, goal, army)
    gain = there - aims.staying(origin, here if state.besiegers[origin] >> seat & 1 else army)
    price = PRICE[MOVE_PASS if LINK_IS_PASS[link] else MOVE_CLEAR][seat]
    return MARCHING * gain / price - 0.02


def reinforcing(question: Question, goal: int, army: int) -> float:
    """What more units bring a siege."""
    state, seat = question.state, question.seat
    inside = strength(state, goal, question.aims().strangers)
    before = units_of(state, goal, seat)
    more = siege_chance(before + army, inside) - siege_chance(before, inside)
    return REINFORCEMENT * more * town_worth(state, seat, goal)


def odds_of_hits(dice: int, wanted: int) -> float:
    """The chance of at least so many hits."""
    if wanted <= 0:
        return 1.0
    return sum([comb(dice, hits) * HIT**hits * (1 - HIT) ** (dice - hits) for hits in range(wanted, dice + 1)])


def assault_worth(question: Question, space: int) -> float:
    """The town, if it falls, and the losses of both sides."""
    state, seat = question.state, question.seat
    army = units_of(state, space, seat)
    inside = strength(state, space, question.aims().strangers)
    leader = best_battle(army_leaders_at(state, space, seat))
    dice = (army if not inside else (army + 1) // 2) + leader
    falls = odds_of_hits(dice, max(1, inside))
    losses = min(float(army), HIT * (inside + 1)) * UNIT
    kills = min(float(inside), HIT * dice) * UNIT
    worth = falls * town_worth(state, seat, space) + kills - losses
    return 2 * worth if worth > LEAST_ASSAULT else -0.1


def control_worth(question: Question, space: int) -> float:
    """A calm key, a line of communication to a siege, or a space more."""
    state, seat = question.state, question.seat
    if state.unrest[space]:
        return calming_worth(question, space)
    supplied = state.supplied[seat] or flood(state, seat)
    worth = CONTROL + (0.06 if HOME[space] == seat else 0.0)
    if not supplied[space]:
        return worth
    for there in NEIGHBOURS[space]:
        if supplied[there]:
            continue
        if state.besiegers[there] >> seat & 1:
            worth = max(worth, SUPPLY)
        elif any(state.besiegers[far] >> seat & 1 for far in NEIGHBOURS[there]):
            worth = max(worth, SUPPLY / 2)
    return worth


def calming_worth(question: Question, space: int) -> float:
    """What the end of unrest brings whoever ends it."""
    state, seat = question.state, question.seat
    if seat == PROTESTANT:
        worth = 0.28 if state.faith[space] == PROTESTANT_FAITH else 0.0
        return worth + (CALM if IS_ELECTORATE[space] and worth else 0.0)
    if state.control[space] != seat:
        return 0.02
    return CALM if IS_KEY[space] else 0.08


def build_worth(question: Question, verb: str, space: int) -> float:
    """More units where they help an army to its goal or keep a town."""
    state, seat = question.state, question.seat
    price = PRICE[BUILDS[verb]][seat]
    here = units_of(state, space, seat)
    aims = question.aims()
    most = capacity(army_leaders_at(state, space, seat))
    more = aims.lure(min(most, here + 1))[space] - aims.lure(min(most, here))[space]
    worth = 0.04 + GROWTH * max(0.0, more) + 0.03 * aims.lure(8)[space] / (1 + here // 6)
    if IS_KEY[space] or IS_ELECTORATE[space]:
        danger = threat(state, seat, space) - here
        worth += 0.03 + (0.25 if danger > 0 and here < 5 else 0.0) + (0.15 if not here else 0.0)
    if army_leaders_at(state, space, seat):
        worth += 0.06
    if space in CAPITALS[seat]:
        worth += 0.02
    return worth * (1.5 if verb == "regular" else 1.0) / price


def ship_worth(question: Question, verb: str, space: int) -> float:
    """Corsairs for piracy; squadrons where they are few."""
    state = question.state
    ships = sum([1 for ship, at in enumerate(state.ship_at) if at == space and state.ship_owner[ship] == OTTOMAN])
    if verb == "corsair":
        return 0.45 / (1 + ships) if question.seat == OTTOMAN else 0.0
    return 0.035 + 0.01 * (space in CAPITALS[question.seat])


def turns_left(state: Position) -> int:
    """Turns that are still to come."""
    return max(0, last_turn(state) - state.turn)


def explore_worth(state: Position) -> float:
    """The best that is free to be found."""
    free = [PRIZE_VP[prize] for prize, holder in enumerate(state.prizes) if holder == NONE and is_discovery(prize)]
    if not free:
        return 0.0
    return DISCOVERY * (sum(free) / len(free) + 0.3)


def is_discovery(prize: int) -> bool:
    """Whether an exploration can find it."""
    return PRIZE_KIND[prize] != CONQUEST


def conquest_worth(state: Position) -> float:
    """The best empire that is free, and its riches."""
    free = [PRIZE_VP[prize] for prize, holder in enumerate(state.prizes) if holder == NONE and not is_discovery(prize)]
    if not free:
        return 0.0
    return CONQUERED * (sum(free) / len(free) + 0.3 * turns_left(state))


def judge_voyage(question: Question, verb: str) -> float:
    """Voyages to the New World, by point."""
    state, seat = question.state, question.seat
    if verb == "explore":
        return explore_worth(state) / 2
    if verb == "conquer":
        return conquest_worth(state) / PRICE[CONQUER][seat]
    return RICHES * turns_left(state) / PRICE[COLONIZE][seat]


def basilica_worth(state: Position) -> float:
    """A fifth of a point for each command point."""
    left = MOST_ST_PETERS_VP * ST_PETERS_FOR_VP - state.st_peters
    return BASILICA if left > 0 else 0.0


def judge_faith(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Actions of faith, by point."""
    state, seat = question.state, question.seat
    if verb == "treatise":
        return treatise_worth(state, seat, numbers[0])
    if verb in ("translate", "translate-with"):
        return translation_worth(state, numbers[0], verb == "translate-with")
    if verb == "debate":
        return debate_worth(state, seat, numbers[0])
    if verb == "burn-books":
        return burning_worth(state, numbers[0])
    if verb == "basilica":
        return basilica_worth(state)
    return university_worth(state, numbers[0]) * (2.0 if verb == "university-with-loyola" else 1.0)


def university_worth(state: Position, space: int) -> float:
    """More where Protestants are around it."""
    near = sum([1 for other in NEIGHBOURS[space] if state.faith[other] == PROTESTANT_FAITH])
    return 0.02 + 0.02 * min(near, 4)


def judge_spending(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """What an action brings for each point that it costs."""
    if verb == "done":
        return 0.01
    if verb == "march":
        return march_worth(question, numbers)
    if verb in ("assault", "storm"):
        return assault_worth(question, numbers[0]) + (0.05 if verb == "storm" else 0.0)
    if verb == "control":
        return control_worth(question, numbers[0])
    if verb in ("mercenary", "regular", "cavalry"):
        return build_worth(question, verb, numbers[0])
    if verb in ("squadron", "corsair"):
        return ship_worth(question, verb, numbers[0])
    if verb == "sail":
        return sailing_worth(question)
    if verb == "embark":
        return 0.0
    if verb == "piracy":
        return piracy_worth(question.state, numbers[0], numbers[1])
    if verb in ("explore", "conquer", "colonize"):
        return judge_voyage(question, verb)
    if verb == "fight-abroad":
        return 0.3
    return judge_faith(question, verb, numbers)


BUILDS: Final[dict[str, int]] = {
    "mercenary": BUY_MERCENARY,
    "regular": RAISE_REGULAR,
    "cavalry": RAISE_CAVALRY,
    "squadron": BUILD_SQUADRON,
    "corsair": BUILD_CORSAIR,
}
JUDGES: Final[dict[str, Judge]] = {"SpendPoints": judge_spending, "SpendOnRaid": judge_spending}
