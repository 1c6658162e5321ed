"""20: voyages to the New World, what they find, colonies, and markers beside them."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.charts import PRIZE_VP
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE
from regnum.titles.here_i_stand.facts.people import CONQUEROR_POWER, EXPLORER_POWER
from regnum.titles.here_i_stand.position.changes.points import award_bonus
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import (
    AT_HOME,
    COLONY_CROSSING,
    COLONY_FREE,
    COLONY_OUT,
    COLONY_SETTLED,
    LOST,
    NO_VOYAGE,
    ON_PRIZE,
    RECALLED,
    VOYAGE,
    Europe,
    Position,
    replaced,
)

EXPLORATION_SENT: Final = EVENTS.add("exploration_sent", "20.2.cost", "power")
CABOT_SENT: Final = EVENTS.add("cabot_sent", "card.099", "power")
CONQUEST_SENT: Final = EVENTS.add("conquest_sent", "20.3.cost", "power")
EXPLORATION_RECALLED: Final = EVENTS.add("exploration_recalled", "card.098", "power")
CABOT_RECALLED: Final = EVENTS.add("cabot_recalled", "card.098", "power")
CONQUEST_RECALLED: Final = EVENTS.add("conquest_recalled", "card.098", "power")
COLONY_SENT: Final = EVENTS.add("colony_sent", "20.1", "power", "colony")
COLONY_ARRIVED: Final = EVENTS.add("colony_arrived", "20.1.arrive", "colony")
COLONY_LOST: Final = EVENTS.add("colony_lost", "20.4.e", "colony")
COLONY_GIVEN_UP: Final = EVENTS.add("colony_given_up", "card.054", "colony")
EXPLORER_DRAWN: Final = EVENTS.add("explorer_drawn", "20.2.order", "power", "explorer")
CONQUEROR_DRAWN: Final = EVENTS.add("conqueror_drawn", "20.3.order", "power", "conqueror")
EXPLORER_GONE: Final = EVENTS.add("explorer_gone", "20.2.result4", "explorer")
EXPLORER_BACK: Final = EVENTS.add("explorer_back", "20.2.result5", "explorer")
EXPLORER_STAYS: Final = EVENTS.add("explorer_stays", "20.2.result7", "explorer", "prize")
CONQUEROR_GONE: Final = EVENTS.add("conqueror_gone", "20.3.result6", "conqueror")
CONQUEROR_BACK: Final = EVENTS.add("conqueror_back", "20.3.result7", "conqueror")
CONQUEROR_STAYS: Final = EVENTS.add("conqueror_stays", "20.3.result9", "conqueror", "prize")
PRIZE_TAKEN: Final = EVENTS.add("prize_taken", "20.2.result7", "power", "prize")
CONQUEST_DEPLETED: Final = EVENTS.add("conquest_depleted", "20.4.a", "power", "prize")
POTOSI_TAKEN: Final = EVENTS.add("potosi_taken", "card.054", "power")
POTOSI_LOST: Final = EVENTS.add("potosi_lost", "20.4.e", "power")
GALLEONS_BUILT: Final = EVENTS.add("galleons_built", "card.048", "power")
PLANTATIONS_BUILT: Final = EVENTS.add("plantations_built", "card.053", "power")
RAIDER_CAME: Final = EVENTS.add("raider_came", "card.049", "power")
RAIDER_GONE: Final = EVENTS.add("raider_gone", "20.4.raid1", "power")


# ---- before the game ------------------------------------------------------------------------------------------------


def set_up_voyages(state: Position, exploring: tuple[int, ...], conquering: tuple[int, ...]) -> None:
    """scenario.1517.newworld, scenario.1532.newworld: voyages that are under way when the game begins."""
    for power in exploring:
        state.exploring = replaced(state.exploring, power, VOYAGE)
    for power in conquering:
        state.conquering = replaced(state.conquering, power, VOYAGE)


def set_up_prize(state: Position, prize: int, power: int, explorer: int, conqueror: int) -> None:
    """scenario.1532.newworld: who holds a prize, and who stays there."""
    state.prizes = replaced(state.prizes, prize, power)
    if explorer != NONE:
        state.explorers = replaced(state.explorers, explorer, ON_PRIZE + prize)
    if conqueror != NONE:
        state.conquerors = replaced(state.conquerors, conqueror, ON_PRIZE + prize)


def set_up_lost(state: Position, explorers: tuple[int, ...], conquerors: tuple[int, ...]) -> None:
    """scenario.1532.newworld: those who are out of the game, if they stay at no prize."""
    for explorer in explorers:
        if state.explorers[explorer] == AT_HOME:
            state.explorers = replaced(state.explorers, explorer, LOST)
    for conqueror in conquerors:
        if state.conquerors[conqueror] == AT_HOME:
            state.conquerors = replaced(state.conquerors, conqueror, LOST)


def set_up_colony(state: Position, colony: int) -> None:
    """scenario.1532.newworld: a colony that is there when the game begins."""
    state.colonies = replaced(state.colonies, colony, COLONY_SETTLED)


# ---- voyages --------------------------------------------------------------------------------------------------------


def send_exploration(game: Europe, power: int, voyage: int) -> None:
    """20.2.cost, card.050: an exploration is under way, perhaps with Mercator's Map."""
    game.state.exploring = replaced(game.state.exploring, power, voyage)
    game.tell(EXPLORATION_SENT, power)


def send_cabot(game: Europe, power: int) -> None:
    """card.099: Sebastian Cabot is under way for a power."""
    game.state.cabots |= 1 << power
    game.tell(CABOT_SENT, power)


def send_conquest(game: Europe, power: int, voyage: int) -> None:
    """20.3.cost, card.101: a conquest is under way, perhaps with smallpox."""
    game.state.conquering = replaced(game.state.conquering, power, voyage)
    game.tell(CONQUEST_SENT, power)


def recall_exploration(game: Europe, power: int) -> None:
    """card.098: an exploration is given up; no explorer was drawn for it yet."""
    game.state.exploring = replaced(game.state.exploring, power, RECALLED)
    game.tell(EXPLORATION_RECALLED, power)


def recall_cabot(game: Europe, power: int) -> None:
    """card.098: Sebastian Cabot stays at home, and no other exploration is sent after his."""
    state = game.state
    state.cabots &= ~(1 << power)
    if state.exploring[power] == NO_VOYAGE:
        state.exploring = replaced(state.exploring, power, RECALLED)
    game.tell(CABOT_RECALLED, power)


def recall_conquest(game: Europe, power: int) -> None:
    """card.098: a conquest is given up; no conqueror was drawn for it yet."""
    game.state.conquering = replaced(game.state.conquering, power, RECALLED)
    game.tell(CONQUEST_RECALLED, power)


def end_voyages(state: Position) -> None:
    """20.2, 20.3: everybody has come back or has not."""
    state.exploring = [NO_VOYAGE] * MAJORS
    state.conquering = [NO_VOYAGE] * MAJORS
    state.cabots = 0
    state.voyages = []


def begin_voyage(game: Europe, explorer: int) -> None:
    """20.2.order: an explorer was drawn for an expedition, or is Cabot."""
    game.state.voyages = sorted([*game.state.voyages, explorer])
    game.tell(EXPLORER_DRAWN, EXPLORER_POWER[explorer], explorer)


def end_voyage(state: Position, explorer: int) -> None:
    """20.2.order: the fate of an explorer is being rolled."""
    state.voyages = [each for each in state.voyages if each != explorer]


def lose_explorer(game: Europe, explorer: int) -> None:
    """20.2.result4, 20.2.result10.1a: an explorer leaves the game; a counter that stays at a prize only shows it."""
    if game.state.explorers[explorer] == AT_HOME:
        game.state.explorers = replaced(game.state.explorers, explorer, LOST)
    game.tell(EXPLORER_GONE, explorer)


def welcome_explorer(game: Europe, explorer: int) -> None:
    """20.2.result5: an explorer comes back without a discovery."""
    game.tell(EXPLORER_BACK, explorer)


def leave_explorer(game: Europe, explorer: int, prize: int) -> None:
    """20.2.result7: an explorer stays where he has made his discovery."""
    game.state.explorers = replaced(game.state.explorers, explorer, ON_PRIZE + prize)
    game.tell(EXPLORER_STAYS, explorer, prize)


def draw_conqueror(game: Europe, conqueror: int) -> None:
    """20.3.order: a conqueror was drawn for an expedition."""
    game.tell(CONQUEROR_DRAWN, CONQUEROR_POWER[conqueror], conqueror)


def lose_conqueror(game: Europe, conqueror: int) -> None:
    """20.3.result6: a conqueror leaves the game."""
    game.state.conquerors = replaced(game.state.conquerors, conqueror, LOST)
    game.tell(CONQUEROR_GONE, conqueror)


def welcome_conqueror(game: Europe, conqueror: int) -> None:
    """20.3.result7: a conqueror comes back without a conquest."""
    game.tell(CONQUEROR_BACK, conqueror)


def leave_conqueror(game: Europe, conqueror: int, prize: int) -> None:
    """20.3.result9: a conqueror stays at what he has conquered."""
    game.state.conquerors = replaced(game.state.conquerors, conqueror, ON_PRIZE + prize)
    game.tell(CONQUEROR_STAYS, conqueror, prize)


def take_prize(game: Europe, power: int, prize: int) -> None:
    """20.2.result7, 20.3.result9.vp, 23.2.bonus3, 23.2.bonus4, chart.new_world_vp: a power has a prize, and its points
    at once."""
    game.state.prizes = replaced(game.state.prizes, prize, power)
    game.tell(PRIZE_TAKEN, power, prize)
    award_bonus(game, power, PRIZE_VP[prize])


def deplete_conquest(game: Europe, power: int, prize: int) -> None:
    """20.4.a: a conquest has no riches any more; its points stay."""
    game.state.depleted |= 1 << prize
    game.tell(CONQUEST_DEPLETED, power, prize)


# ---- colonies and markers -------------------------------------------------------------------------------------------


def send_colony(game: Europe, power: int, colony: int) -> None:
    """20.1: a colony is under way."""
    game.state.colonies = replaced(game.state.colonies, colony, COLONY_CROSSING)
    game.tell(COLONY_SENT, power, colony)


def settle_colony(game: Europe, colony: int) -> None:
    """20.1.arrive: a colony arrives."""
    game.state.colonies = replaced(game.state.colonies, colony, COLONY_SETTLED)
    game.tell(COLONY_ARRIVED, colony)


def lose_colony(game: Europe, colony: int) -> None:
    """20.4.e: a colony perishes; it may be founded again."""
    game.state.colonies = replaced(game.state.colonies, colony, COLONY_FREE)
    game.tell(COLONY_LOST, colony)


def give_up_colony(game: Europe, colony: int) -> None:
    """card.054: a colony marker leaves the game, with packs whose card asks for it."""
    game.state.colonies = replaced(game.state.colonies, colony, COLONY_OUT)
    game.tell(COLONY_GIVEN_UP, colony)


def take_potosi(game: Europe, power: int) -> None:
    """card.054: a power has the silver mines."""
    game.state.potosi = power
    game.tell(POTOSI_TAKEN, power)


def lose_potosi(game: Europe) -> None:
    """20.4.e, card.054: the silver mines leave the game."""
    game.tell(POTOSI_LOST, game.state.potosi)
    game.state.potosi = NONE


def build_galleons(game: Europe, power: int) -> None:
    """card.048: a power has galleons from now on."""
    game.state.galleons |= 1 << power
    game.tell(GALLEONS_BUILT, power)


def build_plantations(game: Europe, power: int) -> None:
    """card.053: a power has plantations from now on."""
    game.state.plantations |= 1 << power
    game.tell(PLANTATIONS_BUILT, power)


def place_raider(game: Europe, power: int) -> None:
    """card.049: a raider of a power lies in wait."""
    game.state.raiders |= 1 << power
    game.tell(RAIDER_CAME, power)


def remove_raider(game: Europe, power: int) -> None:
    """20.4.raid1, 20.4.raid2, 20.4.raid5: a raider is gone; his card may bring another."""
    game.state.raiders &= ~(1 << power)
    game.tell(RAIDER_GONE, power)
