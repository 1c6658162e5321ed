"""What sentences say beside the numbers that they are given: counted units, points, prices and the dice one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.edges.wording import Speaker
from regnum.engine.events import Event
from regnum.engine.frames import Decision
from regnum.engine.game import Game
from regnum.engine.moves import Kind, Move
from regnum.titles.here_i_stand.cards.foreign_wars import SendAbroad
from regnum.titles.here_i_stand.edges.wording import counted, power_name
from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS
from regnum.titles.here_i_stand.facts.charts import PRICE
from regnum.titles.here_i_stand.facts.names import ACTION_IDS, CORSAIR, MAJORS, OTTOMAN, POWER_IDS, SQUADRON
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.position.queries.foreign_wars import shortage
from regnum.titles.here_i_stand.position.queries.progress import points_of_card
from regnum.titles.here_i_stand.position.queries.troops import kind_of, owner_of
from regnum.titles.here_i_stand.position.state import Position
from regnum.titles.here_i_stand.rules.forming import MOST
from regnum.titles.here_i_stand.rules.frames import PowerChoice
from regnum.titles.here_i_stand.rules.land_move import move_cost
from regnum.titles.here_i_stand.rules.negotiation import negotiators
from regnum.titles.here_i_stand.rules.spending import SpendPoints
from regnum.titles.here_i_stand.rules.war import DeclareWar, PayForWar
from regnum.titles.here_i_stand.rules.war_limits import price_of_war

Named = dict[str, str | int]
Table = Game[Position]

ALSO: Final = frozenset(
    {"troops", "ships", "points", "cost", "dice", "limit", "few", "branch", "units", "missing"}
)  # what messages may use
FACES: Final = ("ones", "twos", "threes", "fours", "fives", "sixes")
PRICED: Final = {
    "assault": "assault_or_foreign_war",
    "control": "control_unfortified_space",
    "mercenary": "buy_mercenary",
    "regular": "raise_regular",
    "cavalry": "raise_cavalry",
    "squadron": "build_squadron",
    "corsair": "build_corsair",
    "sail": "naval_move",
    "embark": "naval_move",
    "piracy": "initiate_piracy",
    "treatise": "publish_treatise",
    "translate": "translate_scripture",
    "debate": "call_debate",
    "basilica": "build_st_peters",
    "burn-books": "burn_books",
    "university": "found_jesuit_university",
    "explore": "explore",
    "colonize": "colonize",
    "conquer": "conquer",
    "fight-abroad": "assault_or_foreign_war",
}  # the action whose price a verb has


def event_told(event: Event, words: Speaker) -> Named:
    """5.2, 14.step6, 18.3.step4: units by their count, and the dice one by one of an event that counts every face."""
    numbers = dict(zip(event.kind.parameters, event.numbers, strict=True))
    if "unit" in numbers and "count" in numbers:
        return {"units": counted(numbers["unit"], numbers["count"], words)}
    if FACES[0] not in numbers:
        return {}
    rolled = [str(face) for face, name in enumerate(FACES, 1) for _ in range(numbers[name])]
    return {"dice": ", ".join(rolled) or "–"}


def prompt_told(decision: Decision[Position], game: Table | None) -> Named:
    """7.first1, 9.6, 10.restriction6, 11.1, 21.7.setup1: points, missing units, whether few talk or any number go."""
    limit = decision.arguments()[decision.fields.index("most")] if "most" in decision.fields else MOST
    state = game.state if game is not None else None
    left = 0 if state is None else state.owed[decision.power] if isinstance(decision, PayForWar) else state.cp
    return {
        "points": left,
        "limit": int(limit != MOST),
        "missing": 0
        if state is None or not isinstance(decision, SendAbroad)
        else shortage(state, decision.foreign_war),
        "few": int(state is not None and len(negotiators(state)) < MAJORS),
    }


def move_told(move: Move, parts: Sequence[tuple[str, Kind, int]], words: Speaker, game: Table | None) -> Named:
    """5.2, 6.1, 11.1: units by their count, a card with its points, an action with what it costs."""
    numbers = {label: number for label, _, number in parts}
    decision = game.decision() if game is not None and game.stack else None
    asked = decision.power if isinstance(decision, PowerChoice) else -1
    told: Named = {"points": 0, "cost": cost_told(move, numbers, game, words)}
    if "card" in numbers:
        card = numbers["card"]
        told["points"] = points_of_card(game.state, card) if game is not None else PACKS[0].cp[card]
        told["branch"] = branch_name(card, move.verb, words)
    elif game is not None and isinstance(decision, SpendPoints):
        told["points"] = game.state.cp
    if "troop" in numbers:
        column = numbers["troop"]
        told["troops"] = units_told(kind_of(column), owner_of(column), numbers.get("count", 0) + 1, asked, words)
    if "fleet" in numbers:
        is_corsair = numbers["fleet"] == len(POWER_IDS)
        unit, owner = (CORSAIR, OTTOMAN) if is_corsair else (SQUADRON, numbers["fleet"])
        told["ships"] = units_told(unit, owner, numbers.get("count", 0) + 1, asked, words)
    return told


def branch_name(card: int, verb: str, words: Speaker) -> str:
    """6.1.or: which of the events of a card is meant; nothing if it has one only."""
    _, is_branch, letter = verb.partition("event-")
    name = f"{CARD_IDS[card]}_{letter}"
    return words.name(f"his-branch-{name.replace('_', '-')}", name) if is_branch else ""


def units_told(unit: int, owner: int, count: int, asked: int, words: Speaker) -> str:
    """5.2, 5.3: so many units; whose they are is said if they are not those of whoever is asked."""
    units = counted(unit, count, words)
    return units if owner == asked else words.say("his-counted-of", units=units, power=power_name(owner, words))


def cost_told(move: Move, numbers: dict[str, int], game: Table | None, words: Speaker) -> str:
    """9.6, 11.1: what a declaration of war costs, or an action that costs more than one point; said behind its name."""
    cost = 0 if game is None or not game.stack else price_of_move(move, numbers, game.state, game.decision())
    return f" ({words.say('his-cost', count=cost)})" if cost else ""


def price_of_move(move: Move, numbers: dict[str, int], state: Position, decision: Decision[Position]) -> int:
    """9.6, 11.1: the points that a move costs; 0 if it costs none, or the usual one of an action."""
    if isinstance(decision, DeclareWar) and move.verb == "declare":
        return price_of_war(state, decision.power, numbers["power"])
    if not isinstance(decision, SpendPoints):
        return 0
    if move.verb == "march":
        price = move_cost(decision.power, numbers["link"])
    elif move.verb in PRICED:
        price = PRICE[ACTION_IDS.index(PRICED[move.verb])][decision.power]
    else:
        return 0
    return price if price > 1 else 0
