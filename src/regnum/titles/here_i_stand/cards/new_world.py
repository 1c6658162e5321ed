"""card.048, card.049, card.050, card.053, card.054, card.077, card.099, card.101, card.098: events of the New World."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.event import CardEvent, always
from regnum.titles.here_i_stand.facts.card_numbers import (
    FOUNTAIN_OF_YOUTH,
    GALLEONS,
    HUGUENOT_RAIDERS,
    MERCATORS_MAP,
    PLANTATIONS,
    POTOSI_SILVER_MINES,
    SEARCH_FOR_CIBOLA,
    SEBASTIAN_CABOT,
    SMALLPOX,
)
from regnum.titles.here_i_stand.facts.catalogue import IS_PORT, MAJOR
from regnum.titles.here_i_stand.facts.charts import RAIDER_ORDER
from regnum.titles.here_i_stand.facts.names import ENGLAND, FRANCE, HAPSBURG, MAJORS, PROTESTANT_FAITH
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.position.changes.new_world import (
    build_galleons,
    build_plantations,
    give_up_colony,
    lose_explorer,
    place_raider,
    recall_cabot,
    recall_conquest,
    recall_exploration,
    send_cabot,
    send_conquest,
    send_exploration,
    take_potosi,
)
from regnum.titles.here_i_stand.position.queries.new_world import (
    cabot_of,
    colonies_with,
    explorers_left,
    has_free_box,
    is_cabot_at_sea,
    is_conquering,
    is_exploring,
)
from regnum.titles.here_i_stand.position.queries.spaces import home_spaces_of
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import AIDED_VOYAGE, COLONY_FREE, LOST, RECALLED, Europe, Position
from regnum.titles.here_i_stand.rules.frames import ChoiceIfAny, PowerChoice, roll_die
from regnum.titles.here_i_stand.rules.new_world_actions import RECALLED_THIS_TURN, why_not_conquer, why_not_explore

FOUNTAIN_SOUGHT: Final = EVENTS.add("fountain_sought", "card.077", "power", "die")

NOT_IN_THE_NEW_WORLD: Final = REASONS.add("not_in_the_new_world", "20")
HAS_THIS_MARKER: Final = REASONS.add("has_this_marker", "card.048")
HAS_A_RAIDER: Final = REASONS.add("has_a_raider", "card.049")
NO_PROTESTANT_PORT: Final = REASONS.add("no_protestant_port", "card.049")
NOT_A_RAIDING_POWER: Final = REASONS.add("not_a_raiding_power", "card.049")
NO_VOYAGE_TO_AID: Final = REASONS.add("no_voyage_to_aid", "card.050")
NO_BOX_FOR_THE_MINES: Final = REASONS.add("no_box_for_the_mines", "card.054")
NO_VOYAGE_AT_ALL: Final = REASONS.add("no_voyage_at_all", "card.098")
NOT_UNDER_WAY: Final = REASONS.add("not_under_way", "card.098")
CABOT_IS_LOST: Final = REASONS.add("cabot_is_lost", "card.099")
CABOT_IS_AT_SEA: Final = REASONS.add("cabot_is_at_sea", "card.099")

FOUNTAIN_DIE: Final = 4  # from this on an explorer is lost
COLONIAL_POWERS: Final[tuple[int, ...]] = (HAPSBURG, ENGLAND, FRANCE)  # in impulse order
CHOOSING: Final = Domain(verb("name", ("power", MAJOR)))


class ChoosePower(ChoiceIfAny):
    """card.048: whoever plays the card names the power that it concerns; if there is none, nobody is asked."""

    rule = "card.048"
    open_to_all = True
    domain = CHOOSING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return range(MAJORS)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return self.why_not_power(game.state, option)

    def why_not_power(self, state: Position, power: int) -> int:
        """0 if this power may be named, else the reason."""
        raise NotImplementedError


class PlaceGalleons(ChoosePower):
    """card.048: whose galleons they are."""

    rule = "card.048"

    def why_not_power(self, state: Position, power: int) -> int:
        if power not in COLONIAL_POWERS:
            return NOT_IN_THE_NEW_WORLD
        return HAS_THIS_MARKER if state.galleons >> power & 1 else ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        build_galleons(game, option)


class PlacePlantations(ChoosePower):
    """card.053: whose plantations they are."""

    rule = "card.053"

    def why_not_power(self, state: Position, power: int) -> int:
        if power not in COLONIAL_POWERS:
            return NOT_IN_THE_NEW_WORLD
        return HAS_THIS_MARKER if state.plantations >> power & 1 else ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        build_plantations(game, option)


# ---- card 49: Huguenot Raiders --------------------------------------------------------------------------------------


def why_not_raider(state: Position, power: int) -> int:
    """card.049, 20.4.raid_rebuild: 0 if a raider of a power can come, or come again; else the reason."""
    if power not in RAIDER_ORDER:
        return NOT_A_RAIDING_POWER
    if state.raiders >> power & 1:
        return HAS_A_RAIDER
    ports = [space for space in home_spaces_of(state, power) if IS_PORT[space]]
    return ALLOWED if any(state.faith[space] == PROTESTANT_FAITH for space in ports) else NO_PROTESTANT_PORT


class PlaceRaider(ChoosePower):
    """card.049: whose raider it is."""

    rule = "card.049"

    def why_not_power(self, state: Position, power: int) -> int:
        return why_not_raider(state, power)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        place_raider(game, option)


def why_not_raiders(state: Position, power: int) -> int:
    """card.049: 0 if somebody can have a raider, else the reason."""
    return ALLOWED if any(not why_not_raider(state, raider) for raider in RAIDER_ORDER) else NO_PROTESTANT_PORT


# ---- card 50: Mercator's Map ----------------------------------------------------------------------------------------


def why_not_with_map(state: Position, power: int) -> int:
    """card.050, 20.2.once: 0 if a power may explore with the map, else the reason."""
    return why_not_explore(state, power) if power in COLONIAL_POWERS else NOT_IN_THE_NEW_WORLD


class LendMap(ChoosePower):
    """card.050: who explores with the map; it need not be whoever plays the card."""

    rule = "card.050"

    def why_not_power(self, state: Position, power: int) -> int:
        return why_not_with_map(state, power)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        send_exploration(game, option, AIDED_VOYAGE)


def why_not_map(state: Position, power: int) -> int:
    """card.050: 0 if somebody can explore, else the reason."""
    return ALLOWED if any(not why_not_with_map(state, each) for each in COLONIAL_POWERS) else NO_VOYAGE_TO_AID


# ---- card 54: Potosi Silver Mines -----------------------------------------------------------------------------------


class PlacePotosi(ChoosePower):
    """card.054, 20.1.once: who has the mines; this is no colonization."""

    rule = "card.054"

    def why_not_power(self, state: Position, power: int) -> int:
        if power not in COLONIAL_POWERS:
            return NOT_IN_THE_NEW_WORLD
        return ALLOWED if has_free_box(state, power) else NO_BOX_FOR_THE_MINES

    def choose(self, game: Europe, seat: int, option: int) -> None:
        state = game.state
        take_potosi(game, option)
        lost = PACKS[state.pack].figure(POTOSI_SILVER_MINES, "colonies_lost")
        for colony in colonies_with(state, option, COLONY_FREE)[:lost]:
            give_up_colony(game, colony)


def why_not_potosi(state: Position, power: int) -> int:
    """card.054: 0 if there is a free box, else the reason."""
    return ALLOWED if any(has_free_box(state, each) for each in COLONIAL_POWERS) else NO_BOX_FOR_THE_MINES


# ---- card 98: Search for Cibola -------------------------------------------------------------------------------------

SEARCHING: Final = Domain(
    verb("recall-exploration", ("power", MAJOR)),
    verb("recall-cabot", ("power", MAJOR)),
    verb("recall-conquest", ("power", MAJOR)),
)
UNDER_WAY: Final[tuple[Callable[[Position, int], bool], ...]] = (is_exploring, is_cabot_at_sea, is_conquering)
RECALL: Final[tuple[Callable[[Europe, int], None], ...]] = (recall_exploration, recall_cabot, recall_conquest)


class RecallVoyage(PowerChoice):
    """card.098: which voyage ends in a search for Cibola, whosever it is."""

    rule = "card.098"
    open_to_all = True
    domain = SEARCHING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return range(SEARCHING.size)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if UNDER_WAY[option // MAJORS](game.state, option % MAJORS) else NOT_UNDER_WAY

    def choose(self, game: Europe, seat: int, option: int) -> None:
        RECALL[option // MAJORS](game, option % MAJORS)


def why_not_cibola(state: Position, power: int) -> int:
    """card.098: 0 if a voyage is under way, else the reason."""
    anything = any(is_under_way(state, each) for is_under_way in UNDER_WAY for each in COLONIAL_POWERS)
    return ALLOWED if anything else NO_VOYAGE_AT_ALL


# ---- card 77: Fountain of Youth -------------------------------------------------------------------------------------


def why_not_fountain(state: Position, power: int) -> int:
    """card.077: 0 if an exploration is under way, be it Cabot's; else the reason."""
    under_way = any(is_exploring(state, each) or is_cabot_at_sea(state, each) for each in range(MAJORS))
    return ALLOWED if under_way else NO_VOYAGE_AT_ALL


CANCELLING: Final = Domain(verb("recall-exploration", ("power", MAJOR)), verb("recall-cabot", ("power", MAJOR)))


class CancelVoyage(PowerChoice):
    """card.077: which voyage of exploration is cancelled."""

    rule = "card.077"
    open_to_all = True
    domain = CANCELLING

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if UNDER_WAY[option // MAJORS](game.state, option % MAJORS) else NOT_UNDER_WAY

    def choose(self, game: Europe, seat: int, option: int) -> None:
        RECALL[option // MAJORS](game, option % MAJORS)
        seek_fountain(game, option % MAJORS)


def seek_fountain(game: Europe, power: int) -> None:
    """card.077: with 4 or more a random explorer of those left to the power leaves the game."""
    die = roll_die(game)
    game.tell(FOUNTAIN_SOUGHT, power, die)
    left = explorers_left(game.state, power)
    if die >= FOUNTAIN_DIE and left:
        lose_explorer(game, game.chance.take(left))


# ---- cards 99 and 101: Sebastian Cabot, Smallpox --------------------------------------------------------------------


def why_not_cabot(state: Position, power: int) -> int:
    """card.099, card.098: 0 if Cabot can sail for a power, else the reason."""
    if state.explorers[cabot_of(power)] == LOST:
        return CABOT_IS_LOST
    if is_cabot_at_sea(state, power):
        return CABOT_IS_AT_SEA
    return RECALLED_THIS_TURN if state.exploring[power] == RECALLED else ALLOWED


def spread_smallpox(game: Europe, power: int) -> None:
    """card.101, 20.3.once: a conquest without cost, with smallpox; it is the one of this turn."""
    send_conquest(game, power, AIDED_VOYAGE)


NEW_WORLD_EVENTS: Final[dict[int, CardEvent]] = {
    FOUNTAIN_OF_YOUTH: CardEvent(why_not_fountain, lambda game, power: game.call(CancelVoyage(power))),
    GALLEONS: CardEvent(always, lambda game, power: game.call(PlaceGalleons(power))),
    HUGUENOT_RAIDERS: CardEvent(why_not_raiders, lambda game, power: game.call(PlaceRaider(power))),
    MERCATORS_MAP: CardEvent(why_not_map, lambda game, power: game.call(LendMap(power))),
    PLANTATIONS: CardEvent(always, lambda game, power: game.call(PlacePlantations(power))),
    POTOSI_SILVER_MINES: CardEvent(why_not_potosi, lambda game, power: game.call(PlacePotosi(power))),
    SEARCH_FOR_CIBOLA: CardEvent(why_not_cibola, lambda game, power: game.call(RecallVoyage(power))),
    SEBASTIAN_CABOT: CardEvent(why_not_cabot, send_cabot),
    SMALLPOX: CardEvent(why_not_conquer, spread_smallpox),
}
