"""How the greedy player trades: peace that helps both, and gifts that gain more than they give."""

from __future__ import annotations

from typing import Final

from regnum.agents.agent import Reply
from regnum.agents.here_i_stand.greedy_diplomacy import danger_of, hopes, rivalry, war_worth
from regnum.agents.here_i_stand.greedy_map import key_worth
from regnum.engine.deals import Clause, Deal, DealItem
from regnum.engine.game import Game
from regnum.engine.promises import Promise
from regnum.titles.here_i_stand.facts.catalogue import IS_ELECTORATE, IS_KEY
from regnum.titles.here_i_stand.facts.names import ENGLAND, MAJORS, NONE, PAPACY
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.facts.people import COMMAND_RATING
from regnum.titles.here_i_stand.position.queries.england import heir_points
from regnum.titles.here_i_stand.position.queries.powers import are_of_one_player
from regnum.titles.here_i_stand.position.state import Position, replaced

LEAST_GAIN: Final = 0.1
CARD: Final = 0.85
MERCENARY: Final = 0.14
SQUADRON: Final = 0.3
DIVORCE: Final = 1.4
ENVY: Final = 0.5  # of what a leader gains
NO_WAR: Final = "no_war"
UNTHINKABLE: Final = -0.3
TOO_LITTLE: Final = "too_little"
NOT_TO_A_LEADER: Final = "not_to_a_leader"


def worth(state: Position, seat: int, deal: Deal) -> float:
    """What a deal brings a party, in points."""
    total = 0.0  # `sum` begins with a whole number, which compiled code takes at its word
    for item in deal.items:
        total += item_worth(state, seat, item)
    for clause in deal.clauses:
        total += clause_worth(state, seat, clause)
    return total


def item_worth(state: Position, seat: int, item: DealItem) -> float:
    """What one gift brings, or costs."""
    if seat not in (item.giver, item.taker):
        return 0.0
    sign = 1.0 if item.taker == seat else -1.0
    return sign * thing_worth(state, seat, item)


def thing_worth(state: Position, seat: int, item: DealItem) -> float:
    """What a thing is worth to a power."""
    if item.kind == "cards":
        return CARD * item.count
    if item.kind == "mercenaries":
        return MERCENARY * item.count
    if item.kind == "squadron":
        return SQUADRON * item.count
    if item.kind == "space":
        return key_worth(state, seat) + 0.5 if IS_KEY[item.number] else 1.5 if IS_ELECTORATE[item.number] else 0.25
    if item.kind == "prisoner":
        return 0.1 * COMMAND_RATING[item.number]
    if item.kind == "divorce":
        return divorce_worth(state, seat)
    return 0.3


def divorce_worth(state: Position, seat: int) -> float:
    """A step towards an heir; to the Papacy it is a step of a rival."""
    if seat == ENGLAND:
        return DIVORCE if not heir_points(state) else 0.2
    return max(0.2, rivalry(state, PAPACY, ENGLAND))


def clause_worth(state: Position, seat: int, clause: Clause) -> float:
    """What a peace or an alliance brings."""
    if seat not in clause.among:
        return 0.0
    other = clause.among[0] if clause.among[1] == seat else clause.among[1]
    if clause.kind != "peace":
        common = state.war[seat] & state.war[other]
        return 0.15 if common else 0.02
    return peace_worth(state, seat, other)


def peace_worth(state: Position, seat: int, other: int) -> float:
    """Less danger, and fewer hopes."""
    return 0.25 + danger_of(state, seat, other) - 0.6 * lost_hopes(state, seat, other)


def lost_hopes(state: Position, seat: int, other: int) -> float:
    """What an own army could gain in a war that ends."""
    before = hopes(state, seat, 0)
    twin = state.copy()
    twin.war = replaced(twin.war, seat, twin.war[seat] & ~(1 << other))
    return before - hopes(twin, seat, 0)


def envy(state: Position, seat: int, deal: Deal) -> float:
    """How much those who lead gain by it."""
    found = 0.0
    for other in deal.parties:
        if other != seat:
            found += max(0.0, rivalry(state, seat, other) - 0.4) * max(0.0, worth(state, other, deal))
    return ENVY * found


def answer(state: Position, seat: int, deal: Deal) -> Reply:
    """It confirms what brings it more than it gives, and more than it gives a leader."""
    gain = worth(state, seat, deal)
    if gain < LEAST_GAIN:
        return Reply(False, TOO_LITTLE)
    return Reply(True) if gain > envy(state, seat, deal) else Reply(False, NOT_TO_A_LEADER)


def propose(game: Game[Position], seat: int) -> list[Deal]:
    """Peace that helps both sides, and a divorce for a card."""
    state = game.state
    found: list[Deal] = []
    for other in range(MAJORS):
        if other == seat or not state.war[seat] >> other & 1:
            continue
        deal = Deal((seat, other), [], [Clause((seat, other), "peace")])
        if sounds_good(state, seat, deal) and sounds_good(state, other, deal):
            found.append(deal)
    if seat == ENGLAND and not heir_points(state):
        deal = Deal(
            (ENGLAND, PAPACY), [DealItem(ENGLAND, PAPACY, "cards", 0, 1), DealItem(PAPACY, ENGLAND, "divorce", 0)]
        )
        if sounds_good(state, PAPACY, deal):
            found.append(deal)
    return [deal for deal in found if game.why_not_draft(deal) is None]


def promises(state: Position, seat: int) -> list[Promise]:
    """It promises no war to whom it would not attack anyway, so that those may look elsewhere."""
    pack = PACKS[state.pack]
    return [
        Promise(seat, (other,), NO_WAR, other)
        for other in range(MAJORS)
        if other != seat
        and pack.war_price[seat][other] != NONE
        and not are_of_one_player(state, seat, other)
        and not state.war[seat] >> other & 1
        and war_worth(state, seat, other) < UNTHINKABLE
    ]


def sounds_good(state: Position, seat: int, deal: Deal) -> bool:
    """Whether a power should like a deal."""
    return answer(state, seat, deal).agrees
