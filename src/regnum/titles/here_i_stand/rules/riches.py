"""20.4: riches of the New World in the Card Draw phase, and the raiders who wait for those of the Hapsburgs."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.charts import RAIDER_ORDER, RAIDER_RESULT
from regnum.titles.here_i_stand.facts.names import (
    HAPSBURG,
    MAJORS,
    NONE,
    RAIDER_LOST,
    RAIDER_LOST_TO_GALLEONS,
    RAIDER_STEALS,
    RAIDER_STEALS_AND_GOES,
    RICHES_CARD,
    RICHES_DEPLETED,
    RICHES_ELIMINATED,
    RICHES_GALLEONS,
)
from regnum.titles.here_i_stand.position.changes.cards import deal_card, pass_card
from regnum.titles.here_i_stand.position.changes.new_world import (
    deplete_conquest,
    lose_colony,
    lose_potosi,
    remove_raider,
)
from regnum.titles.here_i_stand.position.queries.new_world import (
    COLONY_COLUMN,
    POTOSI_COLUMN,
    colonies_with,
    column_of_prize,
    rich_conquests,
    riches_modifier,
    riches_of,
)
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import COLONY_SETTLED, Europe, Position
from regnum.titles.here_i_stand.rules.frames import roll_die, roll_pair

CONQUEST_YIELDED: Final = EVENTS.add("conquest_yielded", "20.4", "power", "prize", "first", "second", "total")
COLONY_YIELDED: Final = EVENTS.add("colony_yielded", "20.4", "power", "colony", "first", "second", "total")
POTOSI_YIELDED: Final = EVENTS.add("potosi_yielded", "20.4", "power", "first", "second", "total")
RAIDER_ROLLED: Final = EVENTS.add("raider_rolled", "20.4.raiders", "power", "die", "success")


def collect_riches(game: Europe) -> None:
    """20.4: two dice for each conquest and colony; nobody has anything to decide."""
    for power in range(MAJORS):
        for prize in rich_conquests(game.state, power):
            yield_of_conquest(game, power, prize)
        if game.state.potosi == power:
            yield_of_potosi(game, power)
        for colony in colonies_with(game.state, power, COLONY_SETTLED):
            yield_of_colony(game, power, colony)


def yield_of_conquest(game: Europe, power: int, prize: int) -> None:
    """20.4, 20.4.a: a card, perhaps the last one."""
    first, second = roll_pair(game)
    total = first + second
    game.tell(CONQUEST_YIELDED, power, prize, first, second, total)
    result = riches_of(column_of_prize(prize), total)
    if result == RICHES_DEPLETED:
        deplete_conquest(game, power, prize)
    if brings_card(game.state, power, result):
        draw_riches(game, power)


def yield_of_potosi(game: Europe, power: int) -> None:
    """20.4, 20.4.e: a card, or the mines are lost."""
    first, second = roll_pair(game)
    total = first + second + riches_modifier(game.state, power)
    game.tell(POTOSI_YIELDED, power, first, second, total)
    result = riches_of(POTOSI_COLUMN, total)
    if result == RICHES_ELIMINATED:
        lose_potosi(game)
    elif brings_card(game.state, power, result):
        draw_riches(game, power)


def yield_of_colony(game: Europe, power: int, colony: int) -> None:
    """20.4, 20.4.e: a card, or the colony perishes."""
    first, second = roll_pair(game)
    total = first + second + riches_modifier(game.state, power)
    game.tell(COLONY_YIELDED, power, colony, first, second, total)
    result = riches_of(COLONY_COLUMN, total)
    if result == RICHES_ELIMINATED:
        lose_colony(game, colony)
    elif brings_card(game.state, power, result):
        draw_riches(game, power)


def brings_card(state: Position, power: int, result: int) -> bool:
    """20.4.a, 20.4.b, 20.4.c, 20.4.d: whether a result of the table means a card for a power."""
    if result == RICHES_GALLEONS:
        return bool(state.galleons >> power & 1)
    return result in (RICHES_CARD, RICHES_DEPLETED)


def draw_riches(game: Europe, power: int) -> None:
    """20.4.raiders, ruling.g67: raiders try for each card that the Hapsburgs draw, until one of them has it."""
    card = deal_card(game, power)
    if power != HAPSBURG or card == NONE:
        return
    for raider in RAIDER_ORDER:
        if game.state.raiders >> raider & 1 and raid(game, raider):
            pass_card(game, power, raider, card)
            return


def raid(game: Europe, raider: int) -> bool:
    """20.4.raid1 to 20.4.raid_again: whether a raider steals the card; he may be gone either way."""
    die = roll_die(game)
    result = RAIDER_RESULT[die - 1]
    success = result in (RAIDER_STEALS, RAIDER_STEALS_AND_GOES)
    game.tell(RAIDER_ROLLED, raider, die, int(success))
    escorted = result == RAIDER_LOST_TO_GALLEONS and game.state.galleons >> HAPSBURG & 1
    if result in (RAIDER_LOST, RAIDER_STEALS_AND_GOES) or escorted:
        remove_raider(game, raider)
    return success
