"""scenario.1517: the set-up of a game."""

from __future__ import annotations

from collections.abc import Mapping

from regnum.engine.chance import Chance
from regnum.engine.game import Game
from regnum.engine.title import Title
from regnum.titles.here_i_stand.facts.card_numbers import BARBARY_PIRATES, CARDS, SCHMALKALDIC_LEAGUE
from regnum.titles.here_i_stand.facts.catalogue import HOME_CARDS, SPACES
from regnum.titles.here_i_stand.facts.charts import PRIZE_VP, ST_PETERS_FOR_VP
from regnum.titles.here_i_stand.facts.names import (
    LAND_UNITS,
    MAJORS,
    NONE,
    OWNERS,
    PRIZES,
    SCENARIO_IDS,
    SQUADRON,
    UNITS,
)
from regnum.titles.here_i_stand.facts.options import OPTIONS
from regnum.titles.here_i_stand.facts.pack import PACKS, Pack
from regnum.titles.here_i_stand.facts.people import CONQUERORS_OUT_IN_1532, EXPLORERS_OUT_IN_1532
from regnum.titles.here_i_stand.facts.setups import SETUPS, Setup
from regnum.titles.here_i_stand.position.changes.cards import lay_out_cards, set_up_card
from regnum.titles.here_i_stand.position.changes.diplomacy import follow, set_up_war
from regnum.titles.here_i_stand.position.changes.england import set_up_wife
from regnum.titles.here_i_stand.position.changes.leaders import set_up_leader
from regnum.titles.here_i_stand.position.changes.map import set_up_space
from regnum.titles.here_i_stand.position.changes.new_world import (
    set_up_colony,
    set_up_lost,
    set_up_prize,
    set_up_voyages,
)
from regnum.titles.here_i_stand.position.changes.progress import note_defeat, note_event
from regnum.titles.here_i_stand.position.changes.religion import (
    note_bull,
    set_up_debater,
    set_up_reformer,
    set_up_translation,
)
from regnum.titles.here_i_stand.position.changes.setup import (
    begin_scenario,
    set_up_alliance,
    set_up_display,
    set_up_knights,
    set_up_points,
    set_up_ruler,
    set_up_tracks,
)
from regnum.titles.here_i_stand.position.changes.ships import set_up_ship
from regnum.titles.here_i_stand.position.changes.troops import set_up_units
from regnum.titles.here_i_stand.position.state import (
    GONE,
    HAND,
    NOT_YET,
    OUT_OF_GAME,
    POWER_CARD,
    UNCOMMITTED,
    Europe,
    Position,
)
from regnum.titles.here_i_stand.rules.turn import Turns


def set_up(title: Title[Position], options: Mapping[str, str], players: int, chance: Chance, scenario: str) -> Europe:
    """scenario.1517: map, powers and cards; the turns follow."""
    number = SCENARIO_IDS.index(scenario)
    setup = SETUPS[number]
    pack_number = OPTIONS.encode(options)[OPTIONS.numbers["pack"]]
    pack = PACKS[pack_number]
    fleet = [owner for owner in range(OWNERS) for _ in range(pack.squadrons[owner])]
    state = Position(players, OPTIONS.encode(options), fleet)
    begin_scenario(state, number, pack_number, setup.turn - 1)
    game: Europe = Game(title, state, MAJORS, chance, dict(options), scenario)
    lay_out_map(state, setup)
    seat_powers(state, setup)
    open_new_world(state, setup)
    prepare_cards(game, setup, pack)
    game.call(Turns())
    return game


def lay_out_map(state: Position, setup: Setup) -> None:
    """scenario.1517.units, 21.2.control, scenario.1517.religion, scenario.1532.units, scenario.1532.control,
    scenario.1532.religion, 2.3.catholic: control, faith, units, ships and leaders."""
    for space in range(SPACES):
        set_up_space(state, space, setup.control[space], setup.faith[space])
    for stack in setup.stacks:
        for kind in range(LAND_UNITS):
            set_up_units(state, stack.space, stack.owner, kind, stack.units[kind])
        for kind in range(SQUADRON, UNITS):
            for _ in range(stack.units[kind]):
                set_up_ship(state, stack.owner, kind, stack.space)
        for leader in stack.leaders:
            set_up_leader(state, leader, stack.space)
        if stack.is_knights:
            set_up_knights(state, stack.space)


def seat_powers(state: Position, setup: Setup) -> None:
    """scenario.1517.status, ruling.g77: rulers, wars, alliances, points, and events that count as past."""
    for power in range(MAJORS):
        set_up_ruler(state, power, setup.rulers[power])
        prizes = sum([PRIZE_VP[prize] for prize in range(PRIZES) if setup.claims[prize] == power])
        set_up_points(state, power, setup.war_winner[power], prizes)
    seat_debaters(state, setup)
    set_up_wife(state, setup.marital_status)
    set_up_tracks(state, setup.chateaux, setup.st_peters_vp * ST_PETERS_FOR_VP)
    set_up_display(state, list(setup.electorates_on_display))
    for one, other in setup.wars:
        set_up_war(state, one, other)
    for one, other in setup.alliances:
        if max(one, other) < MAJORS:
            set_up_alliance(state, one, other)
        else:
            follow(state, max(one, other), min(one, other))
            note_defeat(state)  # only Hungary-Bohemia starts with an ally, after its defeat
    if setup.pirates_have_come:
        note_event(state, BARBARY_PIRATES)
    if setup.league_is_formed:
        note_event(state, SCHMALKALDIC_LEAGUE)


def seat_debaters(state: Position, setup: Setup) -> None:
    """scenario.1517.debaters, scenario.1532.debaters, scenario.1532.status, scenario.1532.tracks: who debates or
    preaches, who was excommunicated, and how far translations are."""
    for debater in setup.debaters:
        set_up_debater(state, debater, UNCOMMITTED)
    for debater in setup.debaters_out:
        set_up_debater(state, debater, GONE)
    for reformer in setup.reformers:
        set_up_reformer(state, reformer, UNCOMMITTED)
    for reformer in setup.reformers_out:
        set_up_reformer(state, reformer, GONE)
    for reformer in setup.excommunicated:
        note_bull(state, MAJORS + reformer)
    for zone, steps in enumerate(setup.new_testament):
        set_up_translation(state, zone, steps)


def open_new_world(state: Position, setup: Setup) -> None:
    """scenario.1517.newworld, scenario.1532.newworld: voyages, prizes and colonies; who was lost in earlier turns."""
    set_up_voyages(state, setup.exploring, setup.conquering)
    for prize in range(PRIZES):
        if setup.claims[prize] != NONE:
            set_up_prize(state, prize, setup.claims[prize], setup.explorer_on[prize], setup.conqueror_on[prize])
    if setup.turn > 1:
        set_up_lost(state, EXPLORERS_OUT_IN_1532, CONQUERORS_OUT_IN_1532)
    for colony in setup.colonies:
        set_up_colony(state, colony)


def prepare_cards(game: Europe, setup: Setup, pack: Pack) -> None:
    """6.2.start, 6.1.home1, scenario.1517.deck, scenario.1532.deck, ruling.g104: Home cards to their powers; late
    cards wait; the rest is the deck."""
    state = game.state
    for card in range(CARDS):
        if card in setup.cards_removed:
            set_up_card(state, card, OUT_OF_GAME)
        elif card in setup.cards_on_power_card:
            set_up_card(state, card, POWER_CARD)
        elif pack.entry_turn[card] != 1 and card not in setup.late_cards_in_deck:
            set_up_card(state, card, NOT_YET)
    for power in range(MAJORS):
        for card in (*HOME_CARDS[power], *setup.cards_in_hand[power]):
            set_up_card(state, card, HAND + power)
    lay_out_cards(state, game.controllers)
