"""How the greedy player trades: developments for gold, where both sides gain."""

from __future__ import annotations

from typing import Final

from regnum.agents.crusader_kings.greedy_cards import card_value, closeness
from regnum.agents.crusader_kings.greedy_values import coin, envy, region_worth
from regnum.engine.deals import Deal, DealItem
from regnum.engine.game import Game
from regnum.titles.crusader_kings.facts.limits import NEEDED, OF_A_TYPE
from regnum.titles.crusader_kings.facts.names import INVENTOR
from regnum.titles.crusader_kings.position.queries.realm import development_type, held_of_type
from regnum.titles.crusader_kings.position.queries.seats import to_the_left
from regnum.titles.crusader_kings.position.queries.standing import tally
from regnum.titles.crusader_kings.position.state import Position, is_program
from regnum.titles.crusader_kings.rules.marriage import Propose

LEAST_GAIN: Final = 0.06
CARD: Final = 0.2
HIGHEST_PRICE: Final = 7
TOO_LITTLE: Final = "too_little"
NOT_WANTED: Final = "not_wanted"
NOT_TO_A_LEADER: Final = "not_to_a_leader"


def propose(game: Game[Position], seat: int) -> Deal | None:
    """In its dynasty phase it offers gold for a development that it would use better than its owner."""
    state = game.state
    if not isinstance(game.decision(), Propose) or is_program(state, seat):
        return None
    found: list[tuple[float, Deal]] = []
    for rival in to_the_left(state, seat):
        if is_program(state, rival):
            continue
        for development in state.held[rival]:
            for price in range(1, min(HIGHEST_PRICE, state.gold[seat]) + 1):
                deal = Deal(
                    (seat, rival),
                    [DealItem(seat, rival, "gold", 0, price), DealItem(rival, seat, "development", development)],
                )
                gain = worth(state, seat, deal)
                if gain > LEAST_GAIN and worth(state, rival, deal) > LEAST_GAIN:
                    found.append((gain, deal))
    return max(found, key=lambda each: each[0])[1] if found else None


def agrees(game: Game[Position], seat: int, deal: Deal) -> bool:
    """It confirms what brings it more than it gives, and more than it gives a leader."""
    return worth(game.state, seat, deal) > wanted_gain(game.state, seat, deal)


def wanted_gain(state: Position, seat: int, deal: Deal) -> float:
    """What a deal must bring at least: more if the others are ahead."""
    others = [party for party in deal.parties if party != seat]
    return LEAST_GAIN + sum(0.2 * envy(state, seat, other) for other in others) - 0.06


def refusal(game: Game[Position], seat: int, deal: Deal) -> str:
    """Why it does not confirm a deal."""
    state = game.state
    if not any(item.taker == seat for item in deal.items):
        return TOO_LITTLE
    if worth(state, seat, deal) > LEAST_GAIN - 0.06:
        return NOT_TO_A_LEADER
    gains = [item for item in deal.items if item.taker == seat and item.kind != "gold"]
    useless = gains and all(item_worth(state, seat, item, True) <= 0 for item in gains)
    return NOT_WANTED if useless else TOO_LITTLE


def counter_offer(game: Game[Position], seat: int, deal: Deal) -> Deal | None:
    """The same deal for as much more gold of the other as it needs, if the other has that and may still gain by it."""
    state = game.state
    if len(deal.parties) != 2 or not any(item.giver == seat for item in deal.items):
        return None
    other = deal.parties[0] if deal.parties[1] == seat else deal.parties[1]
    paid = sum(item.count for item in deal.items if item.kind == "gold" and item.giver == other)
    rest = [item for item in deal.items if item.kind != "gold" or item.giver != other]
    for price in range(paid + 1, min(HIGHEST_PRICE, state.gold[other]) + 1):
        dearer = Deal(deal.parties, [*rest, DealItem(other, seat, "gold", 0, price)])
        if agrees(game, seat, dearer):
            return dearer if worth(state, other, dearer) > 0 else None
    return None


def worth(state: Position, seat: int, deal: Deal) -> float:
    """What a deal brings a party, in points."""
    total = 0.0
    for item in deal.items:
        if item.taker == seat:
            total += item_worth(state, seat, item, True)
        elif item.giver == seat:
            total -= item_worth(state, seat, item, False)
    return total


def item_worth(state: Position, seat: int, item: DealItem, gains: bool) -> float:
    """What one thing is worth to whoever gets or gives it."""
    if item.kind == "gold":
        return item.count * coin(state, seat)
    if item.kind == "region":
        return region_worth(state, seat, item.number) + (0.0 if gains else 0.3)
    if item.kind == "development":
        return card_value(item.number) + inventor_share(state, seat, gains) - crowding(state, seat, item.number, gains)
    return CARD * item.count


def inventor_share(state: Position, seat: int, gains: bool) -> float:
    """A step towards the Inventor, or its loss."""
    if gains:
        return 0.35 if closeness(state, seat, INVENTOR) else 0.0
    return 1.0 if state.achievement[INVENTOR] == seat and tally(state, seat, INVENTOR) <= NEEDED[INVENTOR] else 0.1


def crowding(state: Position, seat: int, development: int, gains: bool) -> float:
    """A fourth card of a type would push another out."""
    kind = development_type(state, development)
    return 0.4 if gains and len(held_of_type(state, seat, kind)) >= OF_A_TYPE else 0.0
