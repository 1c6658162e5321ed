"""15.1: an assault on a besieged town."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import MERCENARIES_GROW_RESTLESS, SIEGE_ARTILLERY
from regnum.titles.here_i_stand.facts.catalogue import HOME_SPACES, NEIGHBOURS, SEAS_OF
from regnum.titles.here_i_stand.facts.charts import DEFENDER_DICE
from regnum.titles.here_i_stand.facts.names import ATTACKING, CAVALRY, DEFENDING, MAJORS, OTTOMAN, OWNERS, TOWN
from regnum.titles.here_i_stand.position.changes.armies import announce, begin_army, disband_army, lose_of_army
from regnum.titles.here_i_stand.position.changes.combat import begin_combat, end_combat
from regnum.titles.here_i_stand.position.changes.leaders import capture_leader, put_on_turn_track
from regnum.titles.here_i_stand.position.changes.map import lift_siege, take_control
from regnum.titles.here_i_stand.position.changes.progress import note_assault, spend_points
from regnum.titles.here_i_stand.position.changes.ships import lose_ship
from regnum.titles.here_i_stand.position.changes.supply import has_line_of_communication
from regnum.titles.here_i_stand.position.queries.distances import closed_places
from regnum.titles.here_i_stand.position.queries.powers import enemies_of, friends_of
from regnum.titles.here_i_stand.position.queries.ships import (
    commander_of,
    commander_of_leader,
    sea_location,
    squadrons_at,
)
from regnum.titles.here_i_stand.position.queries.spaces import is_fortified, is_inside
from regnum.titles.here_i_stand.position.queries.standing import spaces_occupied_by
from regnum.titles.here_i_stand.position.queries.supply import is_passable
from regnum.titles.here_i_stand.position.queries.troops import (
    all_army_leaders_at,
    army_row,
    army_size,
    best_battle,
    columns_of,
    kind_of,
    listed,
    occupants,
    units_of,
)
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import ARMY, COLUMNS, Europe, Position
from regnum.titles.here_i_stand.rules.combat_cards import DeclareCombatCards, extra_dice, is_declared
from regnum.titles.here_i_stand.rules.forming import FormArmy
from regnum.titles.here_i_stand.rules.frames import PowerStep, roll_in_combat
from regnum.titles.here_i_stand.rules.going_home import LeadersGoHome
from regnum.titles.here_i_stand.rules.hungary import DefeatOfHungary, has_ottomans
from regnum.titles.here_i_stand.rules.losses import share_losses, suffer
from regnum.titles.here_i_stand.rules.responses import (
    ASSAULT_ANNOUNCED,
    NOT_IN_FOUL_WEATHER,
    Announcement,
    HireBeforeBattle,
    MomentOfCard,
    play_response,
)
from regnum.titles.here_i_stand.rules.siege import check_siege

TOWN_TAKEN: Final = EVENTS.add("town_taken", "15.1.step10a", "power", "space")
ASSAULT_FAILED: Final = EVENTS.add("assault_failed", "15.1.step11a", "power", "space")

NOT_BESIEGING: Final = REASONS.add("not_besieging", "15.1.req1")
SIEGE_IS_FRESH: Final = REASONS.add("siege_is_fresh", "15.1.timing")
ASSAULTED_ALREADY: Final = REASONS.add("assaulted_already", "15.1.once")
NO_LINE_OF_COMMUNICATION: Final = REASONS.add("no_line_of_communication", "15.1.req2")
SQUADRONS_OFF_THE_TOWN: Final = REASONS.add("squadrons_off_the_town", "15.1.req3")
TOWN_IS_NOT_BLOCKADED: Final = REASONS.add("town_is_not_blockaded", "15.1.req4")

ARTILLERY_DICE: Final = 2
ARTILLERY_HIT: Final = 3
ARTILLERY_RANGE: Final = 4
ASSAULT_COST: Final = 1


def why_not_assault(state: Position, power: int, space: int) -> int:
    """12.1.f, 15.1.timing, 15.1.req1, ruling.g35, ruling.g80: 0 if a power may assault a space now (15.1), else the
    reason."""
    if space * MAJORS + power in state.fresh_sieges and not state.weather:
        return SIEGE_IS_FRESH
    return why_not_storm(state, power, space)


def why_not_storm(state: Position, power: int, space: int) -> int:
    """15.1.req1, 15.1.req2, 15.1.once: the same, however long the siege has lasted."""
    if state.weather:
        return NOT_IN_FOUL_WEATHER
    if not state.besiegers[space] >> power & 1:
        return NOT_BESIEGING
    if space in state.assaulted:
        return ASSAULTED_ALREADY
    if not has_line_of_communication(state, space, power):
        return NO_LINE_OF_COMMUNICATION
    return why_not_blockaded(state, power, space)


def why_not_blockaded(state: Position, power: int, space: int) -> int:
    """15.1.req3, 15.1.req4, 15.1.req5: squadrons of the town's master keep an attacker off; corsairs do not."""
    if not SEAS_OF[space]:
        return ALLOWED
    owner = state.master[state.control[space]]
    around = [sea_location(sea) for sea in SEAS_OF[space]]
    if any(squadrons_at(state, place, owner) for place in around):
        return SQUADRONS_OFF_THE_TOWN
    in_port = squadrons_at(state, space, owner)
    if in_port and sum([squadrons_at(state, place, power) for place in around]) <= in_port:
        return TOWN_IS_NOT_BLOCKADED
    return ALLOWED


class FormAssault(FormArmy):
    """15.1.step1, 15.1.newcomers: which of the besiegers, also those who came in this impulse, assault as one army."""

    rule = "15.1.step1"
    divides: ClassVar[bool] = False


class Assault(PowerStep):
    """15.1.step1, 15.3.example4: the steps of an assault."""

    fields = ("power", "space")
    steps = (
        "form", "pay", "respond", "begin", "hire", "attacker_declares", "defenders_declare", "restless", "roll",
        "artillery", "lose", "decide", "disband", "check_siege", "finish",
    )  # fmt: skip

    def __init__(self, power: int, space: int) -> None:
        self.power = power
        self.space = space

    def form(self, game: Europe) -> None:
        """15.1.step1, 15.1.newcomers: the assaulting army, of all who besiege the town, however long."""
        begin_army(game.state, ARMY, self.space)
        game.call(FormAssault(self.power))

    def pay(self, game: Europe) -> None:
        """15.1.cost, 15.1.once: one command point; once an impulse."""
        spend_points(game.state, ASSAULT_COST)
        announce(game.state)

    def respond(self, game: Europe) -> None:
        """15.1.step2: others may stop it."""
        game.call(Announcement(self.power, ASSAULT_ANNOUNCED, ASSAULT_COST))

    def begin(self, game: Europe) -> None:
        """15.1.step3: the active power attacks, unless it was stopped."""
        state = game.state
        if state.cancelled:
            disband_army(state, ARMY)
            game.end()
            return
        note_assault(state, self.space)
        begin_combat(state, self.space, self.power, defenders_inside(state, self.space))

    def hire(self, game: Europe) -> None:
        """15.1.step2: the active power may hire before it storms the walls."""
        game.call(HireBeforeBattle(self.power))

    def attacker_declares(self, game: Europe) -> None:
        """15.1.step5: combat cards of the attacker."""
        game.call(DeclareCombatCards(self.power, ATTACKING, TOWN))

    def defenders_declare(self, game: Europe) -> None:
        """15.1.step6, card.027: whoever controls the town may declare; other defenders have no card that would
        serve."""
        state = game.state
        owner = state.master[state.control[self.space]]
        if owner < MAJORS:
            game.call(DeclareCombatCards(owner, DEFENDING, TOWN))

    def restless(self, game: Europe) -> None:
        """card.027: the attacker's mercenaries are gone; if he is too few now, nothing more happens."""
        state = game.state
        owner = state.master[state.control[self.space]]
        if owner >= MAJORS or not is_declared(state, owner, MERCENARIES_GROW_RESTLESS):
            return
        lose_of_army(game, ARMY, OWNERS + self.power, 0 if self.power == OTTOMAN else state.army[OWNERS + self.power])
        if units_of(state, self.space, self.power) <= defending_units(state, self.space):
            end_combat(state)
            disband_army(state, ARMY)
            game.end()
            game.call(CheckSiege(self.space))

    def roll(self, game: Europe) -> None:
        """15.1.step7: both sides roll."""
        state = game.state
        attacking, defending = assault_dice(state, self.space), defence_dice(state, self.space)
        roll_in_combat(game, ATTACKING, self.power, attacking)
        roll_in_combat(game, DEFENDING, state.control[self.space], defending)

    def artillery(self, game: Europe) -> None:
        """15.1.step8: any power may bring siege artillery."""
        game.call(BringArtillery(self.power, self.space))

    def lose(self, game: Europe) -> None:
        """15.1.step9: losses of both sides."""
        state = game.state
        share_losses(game, listed(state.defenders), self.space, state.hits[ATTACKING])
        suffer(game, self.power, self.space, state.hits[DEFENDING])

    def decide(self, game: Europe) -> None:
        """15.1.step10a, 15.1.step11a, ruling.g38: a hit, nobody left inside and somebody left outside take the town."""
        state = game.state
        survivors = army_size(state, ARMY)
        if state.hits[ATTACKING] and survivors and not defending_units(state, self.space):
            take_town(game, self.power, self.space)
            return
        game.tell(ASSAULT_FAILED, self.power, self.space)
        if not survivors and state.army_leaders[ARMY] and not units_of(state, self.space, self.power):
            game.call(LeadersGoHome(self.power, self.space, state.army_leaders[ARMY]))

    def disband(self, game: Europe) -> None:
        """15.1: who has stormed the walls besieges them again, or holds them."""
        disband_army(game.state, ARMY)

    def check_siege(self, game: Europe) -> None:
        """15.1.step11a: a besieger who no longer outnumbers those inside retreats."""
        check_siege(game, self.space)

    def finish(self, game: Europe) -> None:
        """22.5, ruling.g79: the assault is over; at the end of every one of the Ottomans Hungary is looked at."""
        if has_ottomans(game.state):
            game.call(DefeatOfHungary())
        end_combat(game.state)


class CheckSiege(PowerStep):
    """15.3.causes: whether a siege goes on, after all else is done."""

    fields = ("space",)
    steps = ("check",)

    def __init__(self, space: int) -> None:
        self.space = space

    def check(self, game: Europe) -> None:
        """15.3: see siege.py."""
        check_siege(game, self.space)


def defenders_inside(state: Position, space: int) -> int:
    """15.1.step4: mask of those whose units are besieged."""
    return occupants(state, space) & ~state.besiegers[space]


def defending_units(state: Position, space: int) -> int:
    """15.1.step4.a: how many units are besieged."""
    return sum([units_of(state, space, power) for power in listed(defenders_inside(state, space))])


def foot(row: list[int]) -> int:
    """15.1.step3a.1: units that storm or hold walls: cavalry does not."""
    return sum(row) - row[OWNERS + OTTOMAN]


def assault_dice(state: Position, space: int) -> int:
    """15.1.step3a, 15.1.step3a.2, 15.1.step3b, 15.1.step3b.1, 15.1.step3b.2: one die a unit against empty walls, one
    for two units otherwise, and the best leader."""
    units = foot(army_row(state, ARMY))
    dice = units if not defending_units(state, space) else (units + 1) // 2
    if not army_size(state, ARMY):
        return 0
    return dice + best_battle(state.army_leaders[ARMY]) + extra_dice(state, state.attacker, TOWN)


def defence_dice(state: Position, space: int) -> int:
    """15.1.step4, 15.1.step4.b, 15.1.step4.c: one die a unit but cavalry, the best leader, and one more."""
    units = leaders = 0
    for power in listed(defenders_inside(state, space)):
        for column in columns_of(state, power):
            units += 0 if kind_of(column) == CAVALRY else state.land[space * COLUMNS + column]
    for leader in listed(all_army_leaders_at(state, space)):
        if is_inside(state, space, state.leader_owner[leader]):
            leaders |= 1 << leader
    return units + best_battle(leaders) + DEFENDER_DICE


def take_town(game: Europe, power: int, space: int) -> None:
    """15.1.step10a, 15.1.step10b, 22.6.captured: control, prisoners, and the ships that lay there."""
    state = game.state
    game.tell(TOWN_TAKEN, power, space)
    for leader in listed(all_army_leaders_at(state, space)):
        if is_inside(state, space, state.leader_owner[leader]):
            capture_leader(game, leader, power)
    besiegers = state.besiegers[space]
    for ship, at in enumerate(state.ship_at):
        if at == space and not besiegers >> commander_of(state, ship) & 1:
            lose_ship(game, ship)
    for leader, at in enumerate(state.leader_at):
        if at == space and not besiegers >> commander_of_leader(state, leader) & 1:
            put_on_turn_track(game, leader)
    for besieger in listed(besiegers):
        lift_siege(game, space, besieger)
    take_control(game, space, power)


ARTILLERY: Final = Domain(verb("pass"), verb("siege-artillery"))


class BringArtillery(MomentOfCard):
    """15.1.step8, card.035: any power may help the attacker after the dice."""

    rule = "15.1.step8"
    only_card: ClassVar[int] = SIEGE_ARTILLERY
    fields = ("power", "space")
    domain = ARTILLERY

    def __init__(self, power: int, space: int) -> None:
        self.power = power
        self.space = space

    def seats(self, game: Europe) -> Sequence[int]:
        return super().seats(game) if is_in_range(game.state, self.power, self.space) else ()

    def play(self, game: Europe, seat: int, option: int) -> None:
        play_response(game, seat, self.only_card)
        roll_in_combat(game, ATTACKING, self.power, ARTILLERY_DICE, ARTILLERY_HIT)


def is_in_range(state: Position, power: int, space: int) -> bool:
    """card.035: a line of communication over at most four land spaces to a fortified home space of the attacker."""
    friends, hostile = friends_of(state, power), spaces_occupied_by(state, enemies_of(state, power))
    closed = closed_places(state)
    seen, edge = {space}, [space]
    for _ in range(ARTILLERY_RANGE):
        edge = [there for here in edge for there in NEIGHBOURS[here] if there not in seen]
        edge = [there for there in sorted(set(edge)) if is_passable(state, there, friends, hostile, closed)]
        seen.update(edge)
        if any(there in HOME_SPACES[power] and is_fortified(state, there) for there in edge):
            return True
    return False
