"""16.4: piracy of the Ottoman corsairs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import BARBARY_PIRATES, JULIA_GONZAGA
from regnum.titles.here_i_stand.facts.catalogue import FORTRESSES, SEA_NUMBER, SEA_PORTS
from regnum.titles.here_i_stand.facts.charts import (
    MOST_PIRACY_VP,
    PIRACY_ADJACENT_DICE,
    PIRACY_DICE,
    PIRACY_FEW_DICE,
    PIRACY_SQUADRON_DICE,
    PRICE,
)
from regnum.titles.here_i_stand.facts.names import INITIATE_PIRACY, OTTOMAN
from regnum.titles.here_i_stand.facts.passages import LOCATION
from regnum.titles.here_i_stand.facts.people import PIRACY_RATING
from regnum.titles.here_i_stand.position.changes.armies import announce
from regnum.titles.here_i_stand.position.changes.cards import bar_card, pass_random_card
from regnum.titles.here_i_stand.position.changes.map import mark_pirated
from regnum.titles.here_i_stand.position.changes.points import award_bonus, score_piracy
from regnum.titles.here_i_stand.position.changes.progress import end_event, spend_points
from regnum.titles.here_i_stand.position.changes.ships import lose_ship
from regnum.titles.here_i_stand.position.queries.cards import drawable_cards, may_hold_hidden_card
from regnum.titles.here_i_stand.position.queries.powers import are_enemies, are_of_one_player
from regnum.titles.here_i_stand.position.queries.ships import (
    commander_of,
    is_sea,
    naval_leaders_at,
    naval_neighbours,
    sea_location,
    ships_at,
    squadrons_at,
)
from regnum.titles.here_i_stand.position.queries.spaces import has_happened, is_besieged
from regnum.titles.here_i_stand.position.queries.troops import listed
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import BUILT_FORTRESS, Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep, roll_hits
from regnum.titles.here_i_stand.rules.naval_combat import sink_admirals
from regnum.titles.here_i_stand.rules.responses import NOT_IN_FOUL_WEATHER, PIRACY_ANNOUNCED, Announcement

PIRACY_BEGAN: Final = EVENTS.add("piracy_began", "16.4.step1", "sea", "power")

NO_PIRATES_YET: Final = REASONS.add("no_pirates_yet", "21.1.algiers1")
ONLY_THE_OTTOMAN: Final = REASONS.add("only_the_ottoman", "16.4")
NO_CORSAIRS_THERE: Final = REASONS.add("no_corsairs_there", "16.4")
PIRATED_ALREADY: Final = REASONS.add("pirated_already", "16.4.step1b")
NO_PORT_THERE: Final = REASONS.add("no_port_there", "16.4.step1")
NOT_ON_OWN_POWER: Final = REASONS.add("not_on_own_power", "players.limit.piracy")
NO_SQUADRON_THERE: Final = REASONS.add("no_squadron_there", "16.4.step5.a")
NO_CARD_TO_GIVE: Final = REASONS.add("no_card_to_give", "16.4.step5.d")
PIRACY_TRACK_IS_FULL: Final = REASONS.add("piracy_track_is_full", "16.4.step5.d")

TYRRHENIAN_SEA: Final = SEA_NUMBER["tyrrhenian_sea"]
JULIA_VP: Final = 1

AWARDING: Final = Domain(verb("give-squadron", ("place", LOCATION)), verb("give-card"), verb("give-points"))
CARD: Final = AWARDING.base("give-card")
POINTS: Final = AWARDING.base("give-points")


def why_not_pirate(state: Position, power: int, sea: int, target: int) -> int:
    """16.4, 16.4.step1, 16.4.step1b, 21.1.algiers1, edition.h02, players.limit.piracy: 0 if pirates may plunder a power
    in a sea zone, else why."""
    if power != OTTOMAN:
        return ONLY_THE_OTTOMAN
    if not has_happened(state, BARBARY_PIRATES):
        return NO_PIRATES_YET
    if state.weather:
        return NOT_IN_FOUL_WEATHER
    if state.pirated >> sea & 1:
        return PIRATED_ALREADY
    if not corsairs_in(state, sea):
        return NO_CORSAIRS_THERE
    if target != OTTOMAN and are_of_one_player(state, OTTOMAN, target):
        return NOT_ON_OWN_POWER
    return ALLOWED if target != OTTOMAN and ports_of(state, sea, target) else NO_PORT_THERE


def corsairs_in(state: Position, sea: int) -> list[int]:
    """16.4: the corsairs in a sea zone."""
    return [ship for ship in ships_at(state, sea_location(sea), OTTOMAN) if state.ship_is_corsair[ship]]


def ports_of(state: Position, sea: int, power: int) -> list[int]:
    """16.4.step1, ruling.g45: ports of a power, its minor allies' included, on a sea zone."""
    return [port for port in SEA_PORTS[sea] if state.control[port] == power]


def defence_dice(state: Position, sea: int, target: int) -> int:
    """16.4.step2a, 16.4.step2b, 16.4.step2c: dice against the corsairs."""
    zone = sea_location(sea)
    dice = PIRACY_SQUADRON_DICE * squadrons_at(state, zone, target)
    near = naval_neighbours(zone)
    for ship, at in enumerate(state.ship_at):
        commander = commander_of(state, ship)
        if at in near and not state.ship_is_corsair[ship] and helps(state, commander, target):
            dice += PIRACY_ADJACENT_DICE
    return dice + PIRACY_ADJACENT_DICE * sum([1 for port in SEA_PORTS[sea] if guards(state, port, target)])


def helps(state: Position, power: int, target: int) -> bool:
    """16.4.step2b, ruling.g45: the target itself, and whoever is at war with the Ottomans."""
    return power == target or are_enemies(state, OTTOMAN, power)


def guards(state: Position, port: int, target: int) -> bool:
    """16.4.step2c, 12.4.effect9: a fortress, no other town, without siege and unrest, of somebody who helps."""
    if port not in FORTRESSES and state.fortified[port] != BUILT_FORTRESS:
        return False
    if is_besieged(state, port) or state.unrest[port]:
        return False
    return state.knights == port or helps(state, state.control[port], target)


def piracy_dice(state: Position, sea: int, target: int) -> int:
    """16.4.step4.a, 16.4.step4.b, 16.4.step4.c, 5.1.piracy: dice of the corsairs that are left."""
    few = len(corsairs_in(state, sea)) == 1 or len(ports_of(state, sea, target)) == 1
    leaders = listed(naval_leaders_at(state, sea_location(sea), OTTOMAN))
    return (PIRACY_FEW_DICE if few else PIRACY_DICE) + sum([PIRACY_RATING[leader] for leader in leaders])


class Piracy(PowerStep):
    """16.4, 16.4.example1: the steps of piracy in a sea zone."""

    fields = ("sea", "target")
    steps = ("pay", "respond", "defend", "raid")

    def __init__(self, sea: int, target: int) -> None:
        self.sea = sea
        self.target = target

    def pay(self, game: Europe) -> None:
        """16.4: command points."""
        spend_points(game.state, PRICE[INITIATE_PIRACY][OTTOMAN])
        announce(game.state)

    def respond(self, game: Europe) -> None:
        """card.031: foul weather stops piracy too."""
        game.call(Announcement(OTTOMAN, PIRACY_ANNOUNCED, PRICE[INITIATE_PIRACY][OTTOMAN]))

    def defend(self, game: Europe) -> None:
        """16.4.step1, 16.4.step3, 16.2.step10: the marker, and the dice against the corsairs; a naval leader does not
        stay at sea without ships."""
        state = game.state
        if state.cancelled:
            game.end()
            return
        mark_pirated(state, self.sea)
        game.tell(PIRACY_BEGAN, self.sea, self.target)
        hits = roll_hits(game, self.target, defence_dice(state, self.sea, self.target))
        for ship in corsairs_in(state, self.sea)[:hits]:
            lose_ship(game, ship)
        sink_admirals(game, OTTOMAN, sea_location(self.sea))

    def raid(self, game: Europe) -> None:
        """16.4.step4, 16.4.step5: the corsairs that are left score."""
        state = game.state
        if not corsairs_in(state, self.sea):
            return
        hits = roll_hits(game, OTTOMAN, piracy_dice(state, self.sea, self.target))
        if hits:
            seize_julia(game, self.sea)
            game.call(GiveAward(self.target, self.sea, hits))


def seize_julia(game: Europe, sea: int) -> None:
    """card.084, 23.2.bonus6: the first success in the Tyrrhenian Sea after the event is worth a point, only once."""
    if sea == TYRRHENIAN_SEA and JULIA_GONZAGA in game.state.in_force:
        end_event(game.state, JULIA_GONZAGA)
        award_bonus(game, OTTOMAN, JULIA_VP)


def squadrons_near(state: Position, sea: int, power: int) -> list[int]:
    """16.4.step5.a: places in the zone or beside it where a power has a squadron."""
    zone = sea_location(sea)
    return [place for place in (zone, *naval_neighbours(zone)) if squadrons_at(state, place, power)]


class GiveAward(PowerChoice):
    """16.4.step5, edition.h02, 16.4.step5.c: what the target gives up for one hit after the other, as long as it has
    anything."""

    rule = "16.4.step5"
    open_to_all = True
    fields = ("power", "sea", "hits")
    domain = AWARDING

    def __init__(self, power: int, sea: int, hits: int) -> None:
        self.power = power
        self.sea = sea
        self.hits = hits

    def seats(self, game: Europe) -> tuple[int, ...]:
        return (self.power,) if self.hits and game.count_answers(self, self.power) else ()

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [*squadrons_near(game.state, self.sea, self.power), CARD, POINTS]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        """16.4.step5.d: points only up to the end of the track, a card only if there is one."""
        state = game.state
        if option == POINTS:
            return ALLOWED if state.piracy < MOST_PIRACY_VP else PIRACY_TRACK_IS_FULL
        if option == CARD:
            return ALLOWED if may_hold_hidden_card(state, self.power) else NO_CARD_TO_GIVE
        return ALLOWED if option in squadrons_near(state, self.sea, self.power) else NO_SQUADRON_THERE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        state = game.state
        if option == POINTS:
            score_piracy(game)
        elif option == CARD:
            assert drawable_cards(state, self.power)
            bar_card(state, OTTOMAN, pass_random_card(game, self.power, OTTOMAN))
        else:
            squadrons = [ship for ship in ships_at(state, option, self.power) if not state.ship_is_corsair[ship]]
            lose_ship(game, squadrons[0])
            if is_sea(option):
                sink_admirals(game, self.power, option)
        game.call(GiveAward(self.power, self.sea, self.hits - 1))
