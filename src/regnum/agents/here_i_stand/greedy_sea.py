"""How the greedy player sails: blockades for its sieges, corsairs for piracy, ships to the New World."""

from __future__ import annotations

from typing import Final

from regnum.agents.here_i_stand.greedy_question import Judge, Question
from regnum.titles.here_i_stand.facts.catalogue import (
    FORTRESSES,
    NEIGHBOURS,
    SEA_NEIGHBOURS,
    SEA_PORTS,
    SEAS,
    SEAS_OF,
    SPACES,
)
from regnum.titles.here_i_stand.facts.charts import PRIZE_VP
from regnum.titles.here_i_stand.facts.names import CIRCUMNAVIGATION, NONE, OTTOMAN, PACIFIC_STRAIT, PROTESTANT
from regnum.titles.here_i_stand.facts.passages import PASSAGE_FROM, PASSAGE_TO, PASSAGES_FROM
from regnum.titles.here_i_stand.facts.people import PIRACY_RATING
from regnum.titles.here_i_stand.position.queries.ships import (
    commander_of,
    naval_leaders_at,
    naval_neighbours,
    sea_location,
    ships_at,
    squadrons_at,
)
from regnum.titles.here_i_stand.position.queries.troops import listed, units_of
from regnum.titles.here_i_stand.position.state import FIRST_SEA, LOCATIONS, Position

HIT: Final = 1 / 3
PLUNDER: Final = 0.85  # what a hit of pirates brings
CORSAIR: Final = 0.15
MOST_PIRACY: Final = 10
BLOCKADE: Final = 1.2
LARGE: Final = 3
FARTHER: Final = 0.6


# ---- piracy ---------------------------------------------------------------------------------------------------------


def corsairs_at(state: Position, place: int) -> int:
    """How many corsairs are at a place."""
    return sum([1 for ship, at in enumerate(state.ship_at) if at == place and state.ship_is_corsair[ship]])


def guards(state: Position, sea: int, target: int) -> int:
    """Dice against the pirates in a sea zone."""
    zone, dice = sea_location(sea), 0
    near = naval_neighbours(zone)
    for ship, at in enumerate(state.ship_at):
        if state.ship_is_corsair[ship]:
            continue
        commander = commander_of(state, ship)
        if at == zone and commander == target:
            dice += 2
        elif at in near and (commander == target or state.war[OTTOMAN] >> commander & 1):
            dice += 1
    for port in SEA_PORTS[sea]:
        owner = state.control[port]
        if port in FORTRESSES and owner != NONE and (owner == target or state.war[OTTOMAN] >> state.master[owner] & 1):
            dice += 1
    return dice


def plunder(state: Position, sea: int, target: int, corsairs: int, leaders: int) -> float:
    """What piracy with so many corsairs should bring."""
    ports = sum([1 for port in SEA_PORTS[sea] if state.control[port] == target])
    if not ports or not corsairs or state.pirated >> sea & 1:
        return 0.0
    against = HIT * guards(state, sea, target)
    left = max(0.0, corsairs - against) / corsairs
    dice = (1 if corsairs == 1 or ports == 1 else 2) + leaders
    full = 0.5 if state.piracy >= MOST_PIRACY else 1.0
    return full * PLUNDER * HIT * dice * min(1.0, 1.6 * left) - CORSAIR * min(float(corsairs), against)


def leaders_of_pirates(state: Position, place: int) -> int:
    """What their leaders at a place add to the dice of pirates."""
    return sum([PIRACY_RATING[leader] for leader in listed(naval_leaders_at(state, place, OTTOMAN))])


def piracy_worth(state: Position, sea: int, target: int) -> float:
    """Piracy, for each of the two points that it costs."""
    zone = sea_location(sea)
    return plunder(state, sea, target, corsairs_at(state, zone), leaders_of_pirates(state, zone)) / 2


def best_plunder(state: Position, sea: int, corsairs: int, leaders: int) -> float:
    """The best victim in a sea zone."""
    return max([plunder(state, sea, target, corsairs, leaders) for target in range(OTTOMAN + 1, PROTESTANT)])


# ---- where ships should go ------------------------------------------------------------------------------------------


def wanted_seas(question: Question) -> list[float]:
    """For every sea zone what a fleet there would bring."""
    state, seat = question.state, question.seat
    found = [0.0] * SEAS
    aims = question.aims()
    for at, goal in enumerate(aims.goals):
        if SEAS_OF[goal] and aims.worths[at] > 0.3 and is_army_near(state, seat, goal, aims.garrisons[at]):
            blockade(state, seat, goal, found)
    if seat == OTTOMAN:
        corsairs = sum(state.ship_is_corsair)
        for sea in range(SEAS) if corsairs else ():
            here = corsairs_at(state, sea_location(sea))
            found[sea] = max(found[sea], best_plunder(state, sea, here + 1, 1) - 0.2)
    return found


def is_army_near(state: Position, seat: int, goal: int, garrison: int) -> bool:
    """Whether an army that could take a town is at it or beside it."""
    places = (goal, *NEIGHBOURS[goal])
    return any(units_of(state, space, seat) >= max(LARGE, garrison + 1) for space in places)


def blockade(state: Position, seat: int, goal: int, found: list[float]) -> None:
    """15.1: squadrons in a besieged port, or off it, must be outnumbered before an assault."""
    owner = state.control[goal]
    master = state.master[owner]
    around = [sea_location(sea) for sea in SEAS_OF[goal]]
    inside = squadrons_at(state, goal, master)
    outside = sum([squadrons_at(state, place, master) for place in around])
    mine = sum([squadrons_at(state, place, seat) for place in around])
    if not inside + outside or (not outside and mine > inside):
        return
    if fleet_of(state, seat) <= inside + outside:
        return
    for sea in SEAS_OF[goal]:
        found[sea] = max(found[sea], BLOCKADE)


def fleet_of(state: Position, seat: int) -> int:
    """All squadrons that act for a power."""
    return sum(
        [
            1
            for ship, at in enumerate(state.ship_at)
            if at < LOCATIONS and not state.ship_is_corsair[ship] and commander_of(state, ship) == seat
        ]
    )


def spread(wanted: list[float]) -> list[float]:
    """For every sea zone what a fleet there may hope for, here or farther on."""
    found = wanted[:]
    queue = [sea for sea in range(SEAS) if found[sea] > 0]
    for here in queue:
        for there in SEA_NEIGHBOURS[here]:
            if found[here] * FARTHER > found[there] + 1e-6:
                found[there] = found[here] * FARTHER
                queue.append(there)
    return found


def passage_worth(question: Question, hopes: list[float], passage: int) -> float:
    """How much nearer to where they are wanted ships come."""
    state, seat = question.state, question.seat
    origin, goal = PASSAGE_FROM[passage], PASSAGE_TO[passage]
    if goal < FIRST_SEA:
        return -0.2
    mine = ships_at(state, origin, seat)
    enemies = [ship for ship, at in enumerate(state.ship_at) if at == goal and is_foe(state, seat, ship)]
    corsairs = sum([state.ship_is_corsair[ship] for ship in mine])
    if len(enemies) > len(mine) - corsairs / 2:
        return -0.2
    stays = hopes[origin - FIRST_SEA] if origin >= FIRST_SEA else 0.0
    return min(1.0, 0.4 + 0.2 * len(mine)) * (hopes[goal - FIRST_SEA] - stays)


def is_foe(state: Position, seat: int, ship: int) -> bool:
    """Whether a ship acts for an enemy."""
    return bool(state.war[seat] >> commander_of(state, ship) & 1)


def sailing_worth(question: Question) -> float:
    """The best passages that all fleets could take now, for one point."""
    state, seat = question.state, question.seat
    wanted = wanted_seas(question)
    if max(wanted) <= 0:
        return -0.1
    hopes = spread(wanted)
    total = 0.0
    places = {at for ship, at in enumerate(state.ship_at) if at < LOCATIONS and commander_of(state, ship) == seat}
    for place in sorted(places):
        best = [passage_worth(question, hopes, passage) for passage in PASSAGES_FROM[place]]
        total += max([0.0, *best])
    return 0.8 * total - 0.05


def judge_orders(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Where ships are wanted; then off."""
    if verb == "sail":
        return 0.04
    return passage_worth(question, spread(wanted_seas(question)), numbers[0])


def judge_fleet(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Everybody together."""
    if verb == "all":
        return 9.0
    if verb == "ships":
        return 5.0 + 0.1 * numbers[1]
    return {"admiral": 7.0, "go": 1.0}.get(verb, 0.0)


# ---- meeting others -------------------------------------------------------------------------------------------------


def judge_naval_interception(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Only when it is stronger, and not with corsairs."""
    if verb == "let-pass":
        return 0.05
    state, seat = question.state, question.seat
    mine = squadrons_at(state, numbers[0], seat)
    theirs = len(ships_at(state, question.field("sea"), question.field("active", 0)))
    return 0.06 * (mine - 1 - theirs)


def judge_naval_avoiding(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Out of the way of stronger fleets."""
    if verb == "stand":
        return 0.1
    state, seat = question.state, question.seat
    place = question.field("sea")
    mine = len(ships_at(state, place, seat)) if place >= 0 else 0
    foes = sum([1 for ship, at in enumerate(state.ship_at) if at == place and is_foe(state, seat, ship)])
    return 0.2 if foes > mine else 0.0


def judge_refuge(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """An own port."""
    place = numbers[0]
    return 1.0 if place < SPACES and question.state.control[place] == question.seat else 0.0


def judge_award(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """A squadron of several, a point, and only then a card."""
    if verb == "give-squadron":
        return -0.3 if squadrons_at(question.state, numbers[0], question.seat) > 1 else -0.42
    return -1.0 if verb == "give-card" else -0.4


# ---- the New World --------------------------------------------------------------------------------------------------


def judge_discovery(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The dearest; behind the strait lies the way around the world."""
    prize = numbers[0]
    around = 0.8 if prize == PACIFIC_STRAIT and question.state.prizes[CIRCUMNAVIGATION] == NONE else 0.0
    return (1.0 if prize == CIRCUMNAVIGATION else PRIZE_VP[prize]) + around


def judge_any(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Any will do."""
    return 0.0


JUDGES: Final[dict[str, Judge]] = {
    "GiveOrders": judge_orders,
    "FormSailing": judge_fleet,
    "FormInterceptingFleet": judge_fleet,
    "InterceptFleet": judge_naval_interception,
    "AvoidFleet": judge_naval_avoiding,
    "ChooseNavalBattle": judge_any,
    "LoseSquadron": judge_any,
    "ChooseRefuge": judge_refuge,
    "ChoosePort": judge_any,
    "ChooseHarbour": judge_any,
    "Cross": judge_any,
    "GiveAward": judge_award,
    "ChooseVoyage": judge_any,
    "ChooseDiscovery": judge_discovery,
}
