"""How the greedy player makes war and peace."""

from __future__ import annotations

from typing import Final

from regnum.agents.here_i_stand.greedy_map import Aims, key_worth, strength
from regnum.agents.here_i_stand.greedy_question import Judge, Question
from regnum.titles.here_i_stand.facts.catalogue import DISTANCE, HOME_SPACES, IS_KEY, KEYS
from regnum.titles.here_i_stand.facts.names import MAJORS, MERCENARY, OTTOMAN, OWNERS, REGULAR
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.facts.people import COMMAND_RATING
from regnum.titles.here_i_stand.position.queries.points import all_points
from regnum.titles.here_i_stand.position.queries.powers import are_of_one_player
from regnum.titles.here_i_stand.position.queries.progress import last_turn, points_of_card
from regnum.titles.here_i_stand.position.queries.troops import spaces_with_units, units_of
from regnum.titles.here_i_stand.position.state import Position

POINT: Final = 0.27  # what a command point is worth
WAR: Final = 0.7  # how much of the hope that a war opens comes true
NEW_ENEMY: Final = 0.5
NEVER: Final = 9.0
DANGER: Final = 0.5  # of an own key within reach of an enemy army
LARGE: Final = 4
RANGE: Final = 3
CARD: Final = 0.9
MARKER: Final = 1.0  # a point for the winner
BIG_ARMY: Final = 12


def rivalry(state: Position, seat: int, other: int) -> float:
    """How much a power wants another to suffer: the more it leads, the more."""
    if other == seat or are_of_one_player(state, seat, other):
        return -1.0
    points = all_points(state)
    at_war = 0.1 if state.war[seat] >> other & 1 else 0.0
    return 0.3 + 0.06 * (points[other] - points[seat]) + at_war - (0.2 if state.alliance[seat] >> other & 1 else 0.0)


def hopes(state: Position, seat: int, new_foes: int) -> float:
    """What the two best armies of a power may hope for in its wars."""
    aims = Aims(state, seat, new_foes)
    found: list[float] = []
    for space in spaces_with_units(state, seat):
        army = min(BIG_ARMY, units_of(state, space, seat) + 1)
        if army >= LARGE - 1:
            found.append(aims.lure(army)[space])
    found.sort(reverse=True)
    return sum(found[:2])


def danger_of(state: Position, seat: int, enemy: int) -> float:
    """How many own keys armies of an enemy can reach."""
    mine = [key for key in KEYS if state.control[key] == seat]
    found = 0.0
    for space in spaces_with_units(state, enemy):
        army = units_of(state, space, enemy)
        if army < LARGE:
            continue
        near = [key for key in mine if DISTANCE[space][key] <= RANGE and units_of(state, key, seat) < army]
        found += DANGER * (len(near) > 0)
    return found


def war_worth(state: Position, seat: int, other: int) -> float:
    """What a war on somebody promises, without its price."""
    if are_of_one_player(state, seat, state.master[other]):
        return -NEVER
    foes = 0
    for owner in range(OWNERS):
        if state.master[owner] == other:
            foes |= 1 << owner
    gain = WAR * (hopes(state, seat, foes) - hopes(state, seat, 0))
    cost = NEW_ENEMY + danger_of(state, seat, other) if other < MAJORS else 0.15
    return gain - cost


def judge_war(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """A war that promises more than its price; late in the game there is no time for one."""
    if verb == "done":
        return 0.0
    state, seat, other = question.state, question.seat, numbers[0]
    pack = PACKS[state.pack]
    price = pack.minor_war_price if other >= MAJORS else pack.war_price[seat][other]
    return war_worth(state, seat, other) - POINT * price - (0.3 if state.turn >= last_turn(state) else 0.0)


def judge_free_war(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """A war that a card declares."""
    return war_worth(question.state, question.seat, numbers[0])


def judge_intervention(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Rarely: a war costs more than an ally brings."""
    if verb == "stay-out":
        return 0.0
    state, seat = question.state, question.seat
    return war_worth(state, seat, question.field("attacker")) - POINT * question.field("price", 2) + 0.3


def judge_payment(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The smallest card that will do, or the largest."""
    state = question.state
    points, owed = points_of_card(state, numbers[0]), state.owed[question.seat]
    return -abs(points - owed) - (1.5 if points < owed else 0.0)


def judge_suing(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """When home keys were lost that it could buy back, and its own armies have little to hope for."""
    if verb == "fight-on":
        return 0.0
    state, seat, other = question.state, question.seat, numbers[0]
    lost = sum([1 for space in HOME_SPACES[seat] if IS_KEY[space] and state.control[space] == other])
    price = MARKER * (2 if OTTOMAN in (seat, other) else 1) + 0.3
    regained = lost * (key_worth(state, seat) + 0.4 - (0.0 if verb == "sue-by-marriage" else MARKER))
    return regained - price - 0.6 * hopes(state, seat, 0)


def judge_removal(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Mercenaries, and regulars where many stand."""
    state, space, unit = question.state, numbers[0], numbers[1]
    worth = {MERCENARY: 1.0, REGULAR: 0.3}.get(unit, 0.1)
    return worth + (0.02 * strength(state, space, 1 << question.seat) if unit in (MERCENARY, REGULAR) else 0.0)


def judge_regaining(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Keys are worth a marker or a card."""
    if verb == "done":
        return 0.0
    state, seat = question.state, question.seat
    price = CARD if numbers[1] else MARKER
    worth = key_worth(state, seat) + 0.4 if IS_KEY[numbers[0]] else 0.3
    return worth - price


def judge_freeing(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Great commanders are worth a card."""
    if verb == "done":
        return 0.0
    price = MARKER if len(numbers) > 1 and not numbers[1] else CARD
    return 0.12 * COMMAND_RATING[numbers[0]] - price


def judge_second(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Any."""
    return 0.0


def judge_atonement(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """A card is too dear, and it builds Saint Peter's."""
    return 0.1 if verb == "remain" else 0.0


def judge_taking_up(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Its ally's war only if it promises something."""
    if verb == "withdraw":
        return 0.0
    return war_worth(question.state, question.seat, question.field("ally")) - POINT * 2


JUDGES: Final[dict[str, Judge]] = {
    "DeclareWar": judge_war,
    "DeclareByCard": judge_free_war,
    "Intervene": judge_intervention,
    "PayForWar": judge_payment,
    "SueForPeace": judge_suing,
    "RemoveUnits": judge_removal,
    "RegainKeys": judge_regaining,
    "RegainSpaces": judge_regaining,
    "RegainLeaders": judge_freeing,
    "Ransom": judge_freeing,
    "RegainSecond": judge_second,
    "Atone": judge_atonement,
    "TakeUpWar": judge_taking_up,
}
