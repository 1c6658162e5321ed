"""20.1, 20.2, 20.3: the New World phase: colonies arrive, explorers and conquerors meet their fate."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import COLONY_IDS
from regnum.titles.here_i_stand.facts.charts import (
    CIRCUMNAVIGATION_CARD,
    CIRCUMNAVIGATION_SUCCESS,
    CONQUEROR_LOST,
    CONQUEST_ORDER,
    EXPLORER_CHOOSES,
    EXPLORER_LOST,
    PRIZE,
)
from regnum.titles.here_i_stand.facts.names import (
    AMAZON_RIVER,
    CIRCUMNAVIGATION,
    CONQUEST,
    DISCOVERY,
    HAPSBURG,
    MAJORS,
    NONE,
    PACIFIC_STRAIT,
)
from regnum.titles.here_i_stand.facts.people import (
    CONQUEROR_POWER,
    CONQUEROR_VALUE,
    EXPLORER,
    EXPLORER_CARD,
    EXPLORER_POWER,
)
from regnum.titles.here_i_stand.position.changes.cards import deal_card, take_out_of_game
from regnum.titles.here_i_stand.position.changes.new_world import (
    begin_voyage,
    draw_conqueror,
    end_voyage,
    end_voyages,
    leave_conqueror,
    leave_explorer,
    lose_conqueror,
    lose_explorer,
    settle_colony,
    take_prize,
    welcome_conqueror,
    welcome_explorer,
)
from regnum.titles.here_i_stand.position.queries.new_world import (
    AID,
    cabot_of,
    conquerors_left,
    explorer_modifier,
    explorers_left,
    is_conquering,
    is_exploring,
    is_free,
    lesser_discoveries,
    next_voyages,
    prize_for,
)
from regnum.titles.here_i_stand.position.queries.troops import listed
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import (
    AIDED_VOYAGE,
    COLONY_CROSSING,
    OUT_OF_GAME,
    Europe,
    Position,
)
from regnum.titles.here_i_stand.rules.frames import PowerChoice, Step, roll_pair

EXPLORER_ROLLED: Final = EVENTS.add("explorer_rolled", "20.2.roll", "explorer", "first", "second", "modifier", "total")
WORLD_SAILED: Final = EVENTS.add("world_sailed", "20.2.result10.1", "explorer", "first", "second", "modifier", "total")
CONQUEROR_ROLLED: Final = EVENTS.add(
    "conqueror_rolled", "20.3.roll", "conqueror", "first", "second", "modifier", "total"
)

NOT_NEXT_TO_SAIL: Final = REASONS.add("not_next_to_sail", "20.2.order")
PRIZE_IS_TAKEN: Final = REASONS.add("prize_is_taken", "20.2.result7")
NOT_FOR_EXPLORERS: Final = REASONS.add("not_for_explorers", "20.2.result10")
WORLD_WAS_SAILED: Final = REASONS.add("world_was_sailed", "20.2.result10.1d")


class NewWorld(Step):
    """20.1.arrive, 20.2.order, 20.3.order, table:sequence.8: colonies arrive, then explorations, then conquests."""

    steps = ("arrive", "draw", "explore", "conquer", "finish")

    def arrive(self, game: Europe) -> None:
        """20.1.arrive: colonies under way take their boxes."""
        for colony in range(len(COLONY_IDS)):
            if game.state.colonies[colony] == COLONY_CROSSING:
                settle_colony(game, colony)

    def draw(self, game: Europe) -> None:
        """20.2.order: an explorer at random for every expedition; Cabot sails by himself."""
        state = game.state
        for power in range(MAJORS):
            left = explorers_left(state, power)
            if is_exploring(state, power) and left:
                begin_voyage(game, game.chance.take(left))
        for power in listed(state.cabots):
            begin_voyage(game, cabot_of(power))

    def explore(self, game: Europe) -> None:
        """20.2.order: explorations before conquests."""
        game.call(Explorations())

    def conquer(self, game: Europe) -> None:
        """20.3.order: Hapsburgs, England, France."""
        for power in CONQUEST_ORDER:
            if is_conquering(game.state, power):
                conquer(game, power)

    def finish(self, game: Europe) -> None:
        """20.2.once, 20.3.once: in the next turn others may be sent."""
        end_voyages(game.state)


# ---- explorations ---------------------------------------------------------------------------------------------------


class Explorations(Step):
    """20.2.order: one after another, from the best explorer to the worst."""

    steps = ("sail", "again")

    def sail(self, game: Europe) -> None:
        """20.2.order, ruling.g65: of two who tie, their power chooses."""
        found = next_voyages(game.state)
        if len(found) > 1:
            game.call(ChooseVoyage(EXPLORER_POWER[found[0]]))
        elif found:
            explore(game, found[0])

    def again(self, game: Europe) -> None:
        """20.2.order: until all have sailed."""
        if game.state.voyages:
            game.repeat()


VOYAGES: Final = Domain(verb("sail-first", ("explorer", EXPLORER)))


class ChooseVoyage(PowerChoice):
    """ruling.g65: which of two equal explorers of a power goes first."""

    rule = "ruling.g65"
    open_to_all = True
    domain = VOYAGES

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return next_voyages(game.state)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in next_voyages(game.state) else NOT_NEXT_TO_SAIL

    def choose(self, game: Europe, seat: int, option: int) -> None:
        explore(game, option)


def explore(game: Europe, explorer: int) -> None:
    """20.2.roll, 20.2.example2, chart.exploration: an explorer is lost, comes back, or discovers something."""
    state = game.state
    modifier = explorer_modifier(state, explorer)
    first, second = roll_pair(game)
    total = first + second + modifier
    end_voyage(state, explorer)
    game.tell(EXPLORER_ROLLED, explorer, first, second, modifier, total)
    if total <= EXPLORER_LOST:
        lose(game, explorer)
    elif total < EXPLORER_CHOOSES:  # nothing can be found with so little that he just returns
        discover(game, explorer, prize_for(state, DISCOVERY, total))
    elif goals_of(state):
        game.call(ChooseDiscovery(EXPLORER_POWER[explorer], explorer))
    else:
        welcome_explorer(game, explorer)


def lose(game: Europe, explorer: int) -> None:
    """20.2.result4, 20.2.result10.1a, card.099: an explorer is lost; with Cabot his card leaves the game."""
    lose_explorer(game, explorer)
    card = EXPLORER_CARD[explorer]
    if card >= 0 and game.state.place[card] != OUT_OF_GAME:
        take_out_of_game(game, card)


def discover(game: Europe, explorer: int, prize: int) -> None:
    """20.2.result7, ruling.g65: he stays at his discovery; if there was none left, he comes back."""
    if prize == NONE:
        welcome_explorer(game, explorer)
    else:
        take_prize(game, EXPLORER_POWER[explorer], prize)
        leave_explorer(game, explorer, prize)


def goals_of(state: Position) -> list[int]:
    """20.2.result10, 20.2.result10.1d, 20.2.result10.2: what an explorer with 10 or more may go for."""
    goals = lesser_discoveries(state)
    if is_free(state, AMAZON_RIVER):
        goals.append(AMAZON_RIVER)
    if is_free(state, CIRCUMNAVIGATION):
        goals.append(CIRCUMNAVIGATION)
    return goals


DISCOVERING: Final = Domain(verb("go-for", ("prize", PRIZE)))


class ChooseDiscovery(PowerChoice):
    """20.2.result10: round the world through the Pacific Strait, up the Amazon, or a discovery of one point."""

    rule = "20.2.result10"
    open_to_all = True
    fields = ("power", "explorer")
    domain = DISCOVERING

    def __init__(self, power: int, explorer: int) -> None:
        self.power = power
        self.explorer = explorer

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return goals_of(game.state)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == CIRCUMNAVIGATION and not is_free(game.state, option):
            return WORLD_WAS_SAILED
        if option == PACIFIC_STRAIT or option > CIRCUMNAVIGATION:
            return NOT_FOR_EXPLORERS
        return ALLOWED if is_free(game.state, option) else PRIZE_IS_TAKEN

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == CIRCUMNAVIGATION:
            sail_round_the_world(game, self.explorer)
        else:
            discover(game, self.explorer, option)


def sail_round_the_world(game: Europe, explorer: int) -> None:
    """20.2.result10.1, 20.2.result10.1b, 20.2.result10.1c, ruling.g66: the strait if it is free; then two dice with the
    same modifiers; whoever comes round has his points, with 12 a card too."""
    state, power = game.state, EXPLORER_POWER[explorer]
    if is_free(state, PACIFIC_STRAIT):
        take_prize(game, power, PACIFIC_STRAIT)
        leave_explorer(game, explorer, PACIFIC_STRAIT)
    modifier = explorer_modifier(state, explorer)
    first, second = roll_pair(game)
    total = first + second + modifier
    game.tell(WORLD_SAILED, explorer, first, second, modifier, total)
    if total < CIRCUMNAVIGATION_SUCCESS:
        lose(game, explorer)
        return
    take_prize(game, power, CIRCUMNAVIGATION)
    leave_explorer(game, explorer, CIRCUMNAVIGATION)
    if total >= CIRCUMNAVIGATION_CARD:
        deal_card(game, power)


# ---- conquests ------------------------------------------------------------------------------------------------------


def conquer(game: Europe, power: int) -> None:
    """20.3.roll, 20.3.result9, chart.conquest, chart.conquerors: a conqueror is lost, comes back, or conquers
    something."""
    state = game.state
    left = conquerors_left(state, power)
    if not left:
        return
    conqueror = game.chance.take(left) if power == HAPSBURG else left[0]  # English and French markers are alike
    draw_conqueror(game, conqueror)
    modifier = CONQUEROR_VALUE[conqueror] + (AID if state.conquering[power] == AIDED_VOYAGE else 0)
    first, second = roll_pair(game)
    total = first + second + modifier
    game.tell(CONQUEROR_ROLLED, conqueror, first, second, modifier, total)
    prize = prize_for(state, CONQUEST, total)
    if total <= CONQUEROR_LOST:
        lose_conqueror(game, conqueror)
    elif prize == NONE:
        welcome_conqueror(game, conqueror)
    else:
        take_prize(game, CONQUEROR_POWER[conqueror], prize)
        leave_conqueror(game, conqueror, prize)
