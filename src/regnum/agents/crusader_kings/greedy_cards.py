"""How the greedy player draws, plans and chooses actions, builds, buys and plots."""

from __future__ import annotations

from typing import Any, Final

from regnum.agents.crusader_kings.greedy_values import (
    CASTLE,
    CASUS_BELLI,
    UNREST,
    best_odds,
    earned,
    envy,
    region_worth,
    ruler_worth,
    spent,
)
from regnum.agents.crusader_kings.greedy_war import best_attack, hopes
from regnum.engine.game import Game
from regnum.titles.crusader_kings.facts.catalogue import DEVELOPMENT_IDS, HANDS, deck_of
from regnum.titles.crusader_kings.facts.limits import (
    ATTEMPT_PRICES,
    BRIBE_PRICE,
    CASTLE_PRICE,
    DEVELOPMENT_PRICES,
    NEEDED,
    RULER_SUCCESSES,
)
from regnum.titles.crusader_kings.facts.names import (
    BUILDER,
    CRITICAL_INTRIGUE,
    CRITICAL_REALM,
    CRUSADE,
    FOR_ASSASSINATION,
    FOR_BUILD,
    FOR_CASUS_BELLI,
    FOR_UNREST,
    INTRIGUE,
    INVENTOR,
    KING,
    NONE,
    REALM,
    TAX,
    WAR,
)
from regnum.titles.crusader_kings.facts.pack import CARD
from regnum.titles.crusader_kings.position.queries.chances import success_chance
from regnum.titles.crusader_kings.position.queries.family import heir, person
from regnum.titles.crusader_kings.position.queries.realm import free_draws
from regnum.titles.crusader_kings.position.queries.regions import (
    armies_of,
    borders_own,
    defence_of,
    region_count,
    regions_of,
)
from regnum.titles.crusader_kings.position.queries.seats import are_allied, has_casus_belli, to_the_left
from regnum.titles.crusader_kings.position.queries.standing import tally
from regnum.titles.crusader_kings.position.queries.tax import expected_tax
from regnum.titles.crusader_kings.position.state import Position, is_program
from regnum.titles.crusader_kings.rules import turn
from regnum.titles.crusader_kings.rules.intrigue import (
    ASSASSINATE,
    BRIBE,
    FABRICATE,
    PROVOKE,
    STOP_COUPS,
    STOP_PLOTTING,
    ChooseCoup,
    ChoosePlot,
)
from regnum.titles.crusader_kings.rules.picks import NO_CASTLE, NO_DEVELOPMENT
from regnum.titles.crusader_kings.rules.realm import STOP_BUILDING, STOP_BUYING

WISHES: Final = {REALM: 1.2, INTRIGUE: 1.0, WAR: 3.0, TAX: 2.0, CRUSADE: 1.0}
DEVELOPMENT_WORTH: Final[dict[str, float]] = {
    "chancellor": 0.25, "steward": 0.6, "marshal": 0.2, "spymaster": 0.2, "archbishop": 0.3, "court_physician": 0.15,
    "navy": 0.35, "longbow": 0.6, "plate_armor": 0.4, "royal_guard": 0.15, "bank": 0.55, "library": 0.35,
}  # fmt: skip
FAIR_HAND: Final = 0.02


def judge_hand(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """Three of war, two taxes, and something of the rest."""
    return -sum(abs(count - WISHES[deck]) for deck, count in enumerate(HANDS[option]))


def judge_bonus(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """Taxes first, then war."""
    return {TAX: 2.0, WAR: 1.5, REALM: 1.0}.get(option, 0.5)


def judge_plan(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """The worth of both cards, the second one after what the first would change."""
    first, second = divmod(option, len(CARD.names))
    one, other = deck_of(first), deck_of(second)
    state = game.state
    worth = card_worth(game, seat, one, False, False) + card_worth(game, seat, other, one == WAR, one == TAX)
    if CRUSADE in (one, other) and heir(state, seat) == NONE and state.round < 2:
        worth -= 0.6
    return worth


def card_worth(game: Game[Position], seat: int, deck: int, mobilized: bool, taxed: bool) -> float:
    """What a card of a deck would bring now, or after a first card of war or tax."""
    state = game.state
    gold = state.gold[seat] + (expected_tax(state, seat) if taxed else 0)
    if deck == TAX:
        return earned(state, seat, expected_tax(state, seat))
    if deck == WAR:
        if armies_of(state, seat) or mobilized:
            return hopes(game, seat)
        return 0.45 * hopes(game, seat) if state.gold[seat] >= 1 else 0.1
    if deck == CRUSADE:
        return 0.55 + (0.3 if state.gold[seat] >= 2 else 0.0)
    if deck == REALM:
        return max(build_worth(state, seat, gold), develop_worth(state, seat, gold))
    return max(plot_hopes(game, seat), coup_hopes(game, seat))


def build_worth(state: Position, seat: int, gold: int) -> float:
    """Castles that could be built with so much gold."""
    free = [region for region in regions_of(state, seat) if not state.castle[region]]
    if gold < CASTLE_PRICE or not free:
        return 0.0
    draws = free_draws(state, seat, FOR_BUILD)
    chance, paid = best_odds(state, seat, CRITICAL_REALM, 1, draws, gold - CASTLE_PRICE)
    worth = CASTLE + (0.5 if closeness(state, seat, BUILDER) else 0.0)
    return chance * (worth - 0.4 * spent(state, seat, CASTLE_PRICE)) - spent(state, seat, paid)


def closeness(state: Position, seat: int, achievement: int) -> bool:
    """Whether an achievement is within reach."""
    count = tally(state, seat, achievement)
    best = max((tally(state, rival, achievement) for rival in to_the_left(state, seat)), default=0)
    return count + 2 >= NEEDED[achievement] and count + 2 > best and state.achievement[achievement] != seat


def develop_worth(state: Position, seat: int, gold: int) -> float:
    """The best open cards that so much gold buys."""
    open_cards = sorted({card for card in state.row if card != NONE and card not in state.held[seat]}, key=card_value)
    worth, total = 0.0, 0
    for place, card in enumerate(reversed(open_cards)):
        price = DEVELOPMENT_PRICES[place]
        gain = card_value(card) + (0.35 if closeness(state, seat, INVENTOR) else 0.0) - spent(state, seat, price)
        if total + price > gold or gain < 0:
            break
        worth, total = worth + gain, total + price
    return worth


def card_value(development: int) -> float:
    """What a development is worth for the rest of the game."""
    return DEVELOPMENT_WORTH[DEVELOPMENT_IDS[development]]


def plot_hopes(game: Game[Position], seat: int) -> float:
    """The best plot that is possible now."""
    choice = ChoosePlot(seat)
    rated = [judge_plot(game, choice, seat, option) for option in choice.options(game, seat)]
    return max([0.1, *rated])


def coup_hopes(game: Game[Position], seat: int) -> float:
    """The best coup that is possible now, and half of the next best."""
    choice = ChooseCoup(seat)
    rated = sorted((judge_coup(game, choice, seat, option) for option in choice.options(game, seat)), reverse=True)
    return rated[0] + 0.5 * sum(rated[1:2])


def judge_action(game: Game[Position], decision: turn.ChooseAction, seat: int, option: int) -> float:
    """The action that promises most."""
    state = game.state
    gold = state.gold[seat]
    if option == turn.DECLINE:
        return FAIR_HAND
    if option == turn.BUILD:
        return build_worth(state, seat, gold)
    if option == turn.DEVELOP:
        return develop_worth(state, seat, gold)
    if option == turn.PLOT:
        return plot_hopes(game, seat)
    if option == turn.COUP:
        return coup_hopes(game, seat)
    if option == turn.INVADE:
        return best_attack(game, seat)
    if option == turn.MOBILIZE:
        return 0.5 * hopes(game, seat)
    return 1.0


def judge_site(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """Any region; the more it is threatened the better."""
    state = game.state
    if option in (STOP_BUILDING, NO_CASTLE):
        return 0.0
    if build_worth(state, seat, state.gold[seat]) <= 0:
        return -1.0
    return 0.5 + 0.01 * (state.unrest[option] + state.army[option])


def judge_buy(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """Cards that are worth their price, and the fourth for the Inventor."""
    state = game.state
    if option in (STOP_BUYING, NO_DEVELOPMENT):
        return 0.0
    price = (
        DEVELOPMENT_PRICES[min(state.attempts, len(DEVELOPMENT_PRICES) - 1)]
        if type(decision).__name__ == "Buy"
        else decision.gold
    )
    bonus = 0.35 if closeness(state, seat, INVENTOR) else 0.0
    return card_value(option) + bonus - spent(state, seat, price)


def judge_drop(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """The least worth goes."""
    return -card_value(option)


def judge_plot(game: Game[Position], decision: ChoosePlot, seat: int, option: int) -> float:
    """The chance of a plot times what it brings, less what its failure and the attempt cost."""
    state = game.state
    if option == STOP_PLOTTING:
        return 0.0
    plot = decision.domain.verb_of(option)
    numbers = decision.domain.numbers(option)
    price = spent(state, seat, ATTEMPT_PRICES[state.attempts])
    if plot == FABRICATE:
        chance = plot_odds(state, seat, FOR_CASUS_BELLI, 1)
        return chance * casus_worth(state, seat, numbers[0]) - (1 - chance) * 0.1 - price
    if plot == PROVOKE:
        chance = plot_odds(state, seat, FOR_UNREST, 1 + defence_of(state, numbers[0]))
        opening = 0.0 if state.unrest[numbers[0]] else 0.6 * UNREST  # a coup needs no more than one token
        worth = opening + 0.4 * envy(state, seat, state.owner[numbers[0]])
        return chance * worth - (1 - chance) * 0.2 - price
    if plot == ASSASSINATE:
        return murder_worth(state, seat, numbers[0], numbers[1]) - price
    if plot == BRIBE:
        chance = plot_odds(state, seat, FOR_CASUS_BELLI, 1)
        return chance * (card_value(numbers[1]) - spent(state, seat, BRIBE_PRICE)) - (1 - chance) * 0.2 - price
    return -0.5


def plot_odds(state: Position, seat: int, purpose: int, required: int) -> float:
    """The chance of a plot with a coin or two."""
    draws = free_draws(state, seat, purpose)
    gold = 2 if is_program(state, seat) else state.gold[seat]
    return best_odds(state, seat, CRITICAL_INTRIGUE, required, draws, min(2, gold))[0]


def casus_worth(state: Position, seat: int, rival: int) -> float:
    """A reason for war is worth something against neighbours who are no allies."""
    if has_casus_belli(state, seat, rival):
        return 0.0
    near = sum(1 for region in regions_of(state, rival) if borders_own(state, seat, region))
    worth = CASUS_BELLI + 0.1 * min(3, near) + 0.3 * envy(state, seat, rival) if near else 0.05
    return worth * (0.3 if are_allied(state, seat, rival) else 1.0)


def murder_worth(state: Position, seat: int, victim: int, number: int) -> float:
    """Rulers without heirs, and heirs of leaders; never the own kin."""
    if victim == seat:
        return -5.0
    required = RULER_SUCCESSES if number == KING else 1
    chance = plot_odds(state, seat, FOR_ASSASSINATION, required)
    loss = ruler_worth(state, victim) if number == KING else 0.3
    if heir(state, victim) == person(state, victim, number) and len(state.children[victim]) == 1:
        loss += 0.5
    return chance * loss * (0.3 + envy(state, seat, victim)) - (1 - chance) * 0.2


def coup_worth(state: Position, seat: int, region: int) -> float:
    """A rival loses a region that one may then take."""
    owner = state.owner[region]
    if owner in (NONE, seat):
        return -1.0
    chance = success_chance(state, seat, CRITICAL_INTRIGUE, 1 + defence_of(state, region), 1 + min(2, state.gold[seat]))
    worth = envy(state, seat, owner) + 0.3 * region_worth(state, seat, region)
    if region_count(state, owner) == 1:
        worth += 0.2
    return chance * worth - (1 - chance) * 0.15


def judge_coup(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """The coup that hurts the leader most."""
    if option == STOP_COUPS:
        return 0.0
    state = game.state
    return coup_worth(state, seat, option) - spent(state, seat, ATTEMPT_PRICES[state.attempts])


def judge_free_castle(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """Where enemies could come."""
    state = game.state
    return 0.1 * sum(1 for rival in to_the_left(state, seat) if borders_own(state, rival, option))


def judge_calm(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """The most restless region."""
    return -1.0 if option == turn.WAIT else game.state.unrest[option]


JUDGES: Final[dict[str, Any]] = {
    "PlaceCastle": judge_free_castle,
    "ChooseBonus": judge_bonus,
    "ChooseHand": judge_hand,
    "Plan": judge_plan,
    "Calm": judge_calm,
    "ChooseAction": judge_action,
    "ChooseSite": judge_site,
    "OfferCastle": judge_site,
    "Buy": judge_buy,
    "OfferDevelopment": judge_buy,
    "DropDevelopment": judge_drop,
    "ChoosePlot": judge_plot,
    "ChooseCoup": judge_coup,
}
