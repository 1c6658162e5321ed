"""9.3: suing for peace."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.other_phases import play_in_phase
from regnum.titles.here_i_stand.facts.card_numbers import DIPLOMATIC_MARRIAGE
from regnum.titles.here_i_stand.facts.catalogue import CARD_PLAYABLE, MAJOR, UNIT
from regnum.titles.here_i_stand.facts.charts import PERMANENT_WARS
from regnum.titles.here_i_stand.facts.names import (
    CORSAIR,
    LAND_UNITS,
    MAJORS,
    OTTOMAN,
    OWNERS,
    PAPACY,
    REGULAR,
    UNITS,
)
from regnum.titles.here_i_stand.facts.passages import LOCATION
from regnum.titles.here_i_stand.position.changes.cards import lay_aside
from regnum.titles.here_i_stand.position.changes.diplomacy import end_war
from regnum.titles.here_i_stand.position.changes.map import lift_siege, take_control
from regnum.titles.here_i_stand.position.changes.points import award_war_winner, lift_excommunication
from regnum.titles.here_i_stand.position.changes.ships import lose_ship
from regnum.titles.here_i_stand.position.changes.troops import lose_units
from regnum.titles.here_i_stand.position.queries.cards import is_in_hand
from regnum.titles.here_i_stand.position.queries.counters import is_short_of_counters
from regnum.titles.here_i_stand.position.queries.powers import powers_at_war
from regnum.titles.here_i_stand.position.queries.spaces import home_spaces_of
from regnum.titles.here_i_stand.position.queries.standing import spaces_in, spaces_occupied_by
from regnum.titles.here_i_stand.position.queries.troops import kind_of
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import COLUMNS, FIRST_SEA, LOCATIONS, Europe, Position, column
from regnum.titles.here_i_stand.rules.frames import CountedChoice, PowerChoice, PowerStep
from regnum.titles.here_i_stand.rules.minor_powers import expel, leave_spaces_of
from regnum.titles.here_i_stand.rules.regaining import RegainKeys, RegainLeaders, RegainSpaces, regain_all
from regnum.titles.here_i_stand.rules.release import captor_of, prisoners_of
from regnum.titles.here_i_stand.rules.siege import check_siege

PEACE_SUED: Final = EVENTS.add("peace_sued", "9.3.step1a", "power", "to")

NOT_AT_WAR_WITH: Final = REASONS.add("not_at_war_with", "9.3.step1a")
NOTHING_LOST: Final = REASONS.add("nothing_lost", "9.3.step1b")
NO_MARRIAGE_FOR_THIS_POWER: Final = REASONS.add("no_marriage_for_this_power", "card.073")
NO_MARRIAGE_IN_HAND: Final = REASONS.add("no_marriage_in_hand", "card.073b")
WAR_WITHOUT_END: Final = REASONS.add("war_without_end", "9.3.step1c")
NO_SUCH_UNIT_THERE: Final = REASONS.add("no_such_unit_there", "9.3.step4")

SPOILS: Final = 1
REPARATIONS: Final = 2  # units


def why_not_sue(state: Position, power: int, other: int) -> int:
    """9.3.step1b, 9.3.step1c: 0 if a power may sue another for peace, else the reason."""
    if other not in powers_at_war(state, power):
        return NOT_AT_WAR_WITH
    if (min(power, other), max(power, other)) in PERMANENT_WARS:
        return WAR_WITHOUT_END
    holds_leader = any(captor_of(state, leader) == other for leader in prisoners_of(state, power))
    holds_space = any(state.control[space] == other for space in home_spaces_of(state, power))
    return ALLOWED if holds_leader or holds_space else NOTHING_LOST


class PeaceSegment(PowerStep):
    """9.3.step1a: the powers in order, from one on; after each peace the first is asked again."""

    steps = ("ask",)

    def ask(self, game: Europe) -> None:
        """9.3.step1a: the next power that may sue for peace."""
        for power in range(self.power, MAJORS):
            if victors(game.state, power):
                game.call(SueForPeace(power))
                return


def victors(state: Position, power: int) -> list[int]:
    """9.3.step1b: those whom a power may sue for peace."""
    return [other for other in range(MAJORS) if why_not_sue(state, power, other) == ALLOWED]


SUING: Final = Domain(verb("sue", ("power", MAJOR)), verb("sue-by-marriage", ("power", MAJOR)), verb("fight-on"))
BY_MARRIAGE: Final = SUING.base("sue-by-marriage")
FIGHT_ON: Final = SUING.base("fight-on")


def why_not_marry(state: Position, power: int) -> int:
    """card.073, card.073b, 9.3.note1, table:other_phase_cards.marriage: 0 if a power can play it now, else the
    reason."""
    if not CARD_PLAYABLE[DIPLOMATIC_MARRIAGE][power]:
        return NO_MARRIAGE_FOR_THIS_POWER
    return ALLOWED if is_in_hand(state, power, DIPLOMATIC_MARRIAGE) else NO_MARRIAGE_IN_HAND


class SueForPeace(PowerChoice):
    """9.3.step1a, 9.3.step1b, card.073b: a power may sue for peace to end one of its wars, perhaps by a marriage."""

    rule = "9.3.step1a"
    domain = SUING

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option == FIGHT_ON:
            return ALLOWED
        reason = why_not_sue(game.state, self.power, option % MAJORS)
        return why_not_marry(game.state, self.power) if option >= BY_MARRIAGE and not reason else reason

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option == FIGHT_ON:
            game.call(PeaceSegment(self.power + 1))
            return
        if option >= BY_MARRIAGE:
            play_in_phase(game, self.power, DIPLOMATIC_MARRIAGE)
            lay_aside(game, DIPLOMATIC_MARRIAGE)
        game.call(Peace(self.power, option % MAJORS, int(option >= BY_MARRIAGE)), PeaceSegment(OTTOMAN))


class Peace(PowerStep):
    """9.3.step2: the eight steps by which a war ends; the power that sues has lost it."""

    fields = ("power", "winner", "by_marriage")
    steps = ("award", "yield_spaces", "lose_units", "regain_keys", "regain_leaders", "regain_spaces", "end_war")

    def __init__(self, power: int, winner: int, by_marriage: int) -> None:
        self.power = power
        self.winner = winner
        self.by_marriage = by_marriage

    def award(self, game: Europe) -> None:
        """9.3.step2, 9.3.note2, ruling.g18: a War Winner marker of the pool, two if the Ottoman is on either side."""
        game.tell(PEACE_SUED, self.power, self.winner)
        award_war_winner(game, self.winner, 2 * SPOILS if OTTOMAN in (self.power, self.winner) else SPOILS)

    def yield_spaces(self, game: Europe) -> None:
        """9.3.step3.1, 9.3.step3.2, 15.3: the loser gives back the winner's home spaces and leaves them to him."""
        state = game.state
        for space in home_spaces_of(state, self.winner):
            if state.control[space] == self.power:
                take_control(game, space, self.winner)
                lift_siege(game, space, self.winner)
                expel(game, self.power, space)

    def lose_units(self, game: Europe) -> None:
        """9.3.step4: two units of the loser's choice."""
        game.call(RemoveUnits(self.power, REPARATIONS))

    def regain_keys(self, game: Europe) -> None:
        """9.3.step5: home keys, for a price; after a marriage all that was lost comes back (card.073b)."""
        if self.by_marriage:
            regain_all(game, self.power, self.winner)
        else:
            game.call(RegainKeys(self.power, self.winner))

    def regain_leaders(self, game: Europe) -> None:
        """9.3.step6: captured leaders, for a price."""
        if not self.by_marriage:
            game.call(RegainLeaders(self.power, self.winner))

    def regain_spaces(self, game: Europe) -> None:
        """9.3.step7: other home spaces in pairs, for a price."""
        if not self.by_marriage:
            game.call(RegainSpaces(self.power, self.winner))

    def end_war(self, game: Europe) -> None:
        """9.3.step8: the war is over."""
        game.call(EndWar(self.power, self.winner))


class EndWar(PowerStep):
    """9.1.a, 9.3.step8: two powers are at peace, by suing for it or by agreement."""

    fields = ("power", "enemy")
    steps = ("end_war", "part")

    def __init__(self, power: int, enemy: int) -> None:
        self.power = power
        self.enemy = enemy

    def end_war(self, game: Europe) -> None:
        """9.3.step8, 9.3.step8.excommunication: the war is over; the Church forgives."""
        end_war(game, self.power, self.enemy)
        if PAPACY in (self.power, self.enemy):
            lift_excommunication(game, self.enemy if self.power == PAPACY else self.power)

    def part(self, game: Europe) -> None:
        """ruling.g14: nobody stays in spaces of the former enemy."""
        leave_spaces_of(game, self.enemy, self.power)
        leave_spaces_of(game, self.power, self.enemy)


REMOVING: Final = Domain(verb("remove", ("location", LOCATION), ("unit", UNIT)))


def units_there(state: Position, power: int, location: int, unit: int) -> int:
    """9.3.step4, ruling.g18: how many units of a kind a power itself has at a place."""
    if unit >= LAND_UNITS:
        return sum(
            [
                1
                for ship, at in enumerate(state.ship_at)
                if at == location
                and state.ship_owner[ship] == power
                and state.ship_is_corsair[ship] == int(unit == CORSAIR)
            ]
        )
    if location >= FIRST_SEA or (unit != REGULAR and kind_of(OWNERS + power) != unit):
        return 0
    return state.land[location * COLUMNS + column(power, unit)]


class RemoveUnits(CountedChoice):
    """9.3.step4: the loser removes units one by one; with fewer he loses what he has."""

    rule = "9.3.step4"
    open_to_all = True
    domain = REMOVING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        state = game.state
        places = spaces_in(spaces_occupied_by(state, 1 << self.power))
        places += [at for ship, at in enumerate(state.ship_at) if state.ship_owner[ship] == self.power]
        for location in sorted({place for place in places if place < LOCATIONS}):
            for unit in range(UNITS):
                if units_there(state, self.power, location, unit):
                    yield location * UNITS + unit

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if units_there(game.state, seat, option // UNITS, option % UNITS) else NO_SUCH_UNIT_THERE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        remove_unit(game, self.power, option // UNITS, option % UNITS)
        game.call(RemoveUnits(self.power, self.count - 1))


def remove_unit(game: Europe, power: int, location: int, unit: int) -> None:
    """9.3.step4, 5.2.loss: a unit goes, and with it those that no counters can show any more."""
    state = game.state
    if unit >= LAND_UNITS:
        corsair = int(unit == CORSAIR)
        for ship, at in enumerate(state.ship_at):
            if at == location and state.ship_owner[ship] == power and state.ship_is_corsair[ship] == corsair:
                lose_ship(game, ship)
                return
    lose_units(game, location, power, unit, 1)
    while is_short_of_counters(state, power) and units_there(state, power, location, unit):
        lose_units(game, location, power, unit, 1)
    check_siege(game, location)
