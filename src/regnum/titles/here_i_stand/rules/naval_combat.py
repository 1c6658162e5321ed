"""16.2: combat of fleets, in a sea zone or a port."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import JANISSARIES
from regnum.titles.here_i_stand.facts.catalogue import POWER
from regnum.titles.here_i_stand.facts.charts import (
    CORSAIR_DICE,
    DEFENDER_DICE,
    HITS_FOR_SQUADRON,
    SQUADRON_DICE,
)
from regnum.titles.here_i_stand.facts.names import ATTACKING, DEFENDING, MAJORS, OTTOMAN, SEA_BATTLE
from regnum.titles.here_i_stand.facts.passages import LOCATION
from regnum.titles.here_i_stand.position.changes.combat import begin_combat, end_combat
from regnum.titles.here_i_stand.position.changes.leaders import put_on_turn_track
from regnum.titles.here_i_stand.position.changes.ships import lose_ship
from regnum.titles.here_i_stand.position.changes.tallies import mark_beaten
from regnum.titles.here_i_stand.position.queries.cards import is_in_hand
from regnum.titles.here_i_stand.position.queries.orders import destinations
from regnum.titles.here_i_stand.position.queries.powers import enemies_of
from regnum.titles.here_i_stand.position.queries.ships import (
    best_admiral,
    fleets_at,
    is_sea,
    naval_leaders_at,
    naval_neighbours,
    ships_at,
)
from regnum.titles.here_i_stand.position.queries.tallies import ship_key
from regnum.titles.here_i_stand.position.queries.troops import listed
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.combat_cards import DeclareCombatCards, PlayJanissaries, extra_dice
from regnum.titles.here_i_stand.rules.fleets import CORSAIRS, FLEET, fleet_of
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep, roll_in_combat
from regnum.titles.here_i_stand.rules.naval_interception import move_fleet, refuges
from regnum.titles.here_i_stand.rules.rowers import SendRowers

NAVAL_BATTLE_BEGAN: Final = EVENTS.add("naval_battle_began", "16.2", "power", "enemy", "location")
NAVAL_BATTLE_WON: Final = EVENTS.add("naval_battle_won", "16.2.step7", "power", "location")
FLEET_RETREATED: Final = EVENTS.add("fleet_retreated", "16.2.step9b", "power", "location", "to")

NO_BATTLE_THERE: Final = REASONS.add("no_battle_there", "16.1.step7.1")
NO_SUCH_SHIP_TO_LOSE: Final = REASONS.add("no_such_ship_to_lose", "16.2.step8a")
NO_REFUGE: Final = REASONS.add("no_refuge", "16.2.step9b")

JANISSARY_DICE: Final = 4

CHOOSING: Final = Domain(verb("fight", ("location", LOCATION), ("power", POWER)))
LOSING: Final = Domain(verb("lose-ship", ("fleet", FLEET)))
RETREATING: Final = Domain(verb("retreat", ("place", LOCATION)))


class NavalBattles(PowerStep):
    """16.1.step7: battle after battle, in the order that the active power likes."""

    steps = ("choose", "again")

    def choose(self, game: Europe) -> None:
        """16.1.step7.1: a choice only if there are several."""
        battles = pending_battles(game.state, self.power)
        if not battles:
            game.end()
        elif len(battles) == 1:
            game.call(NavalCombat(self.power, *battles[0]))
        else:
            game.call(ChooseNavalBattle(self.power))

    def again(self, game: Europe) -> None:
        """16.1.step7.2: until the active fleets have lost or have beaten all."""
        game.repeat()


def pending_battles(state: Position, power: int) -> list[tuple[int, int]]:
    """16.1.step7.1, 16.1.neutral: places where ships of a power have come together with enemies, and these."""
    enemies = enemies_of(state, power)
    places = [place for place in destinations(state) if ships_at(state, place, power)]
    return [(place, enemy) for place in places for enemy in listed(fleets_at(state, place) & enemies)]


class ChooseNavalBattle(PowerChoice):
    """16.1.step7.1, 16.1.step7.2: which battle is fought next."""

    rule = "16.1.step7.1"
    open_to_all = True
    domain = CHOOSING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return [place * len(POWER.names) + enemy for place, enemy in pending_battles(game.state, self.power)]

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        battle = (option // len(POWER.names), option % len(POWER.names))
        return ALLOWED if battle in pending_battles(game.state, self.power) else NO_BATTLE_THERE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        game.call(NavalCombat(self.power, option // len(POWER.names), option % len(POWER.names)))


def naval_dice(state: Position, power: int, place: int) -> int:
    """16.2.step1, 16.2.step2, 5.3.squadron, 5.3.corsair, 16.2.step1.a to 16.2.step1.c, 16.2.step2.a to 16.2.step2.c:
    dice of a fleet, of either side: one for a corsair, two for a squadron, and the best naval leader."""
    dice = 0
    for ship in ships_at(state, place, power):
        dice += CORSAIR_DICE if state.ship_is_corsair[ship] else SQUADRON_DICE
    return dice + best_admiral(naval_leaders_at(state, place, power))


def dice_of_sides(state: Position, power: int, place: int, enemy: int) -> tuple[int, int]:
    """16.2.step1, 16.2.step2, 16.2.step2.d: dice of attacker and defender, with the cards that they have declared; the
    defender has one die more in a port."""
    attack = naval_dice(state, power, place) + extra_dice(state, power, SEA_BATTLE)
    defence = naval_dice(state, enemy, place) + (0 if is_sea(place) else DEFENDER_DICE)
    return attack, defence + (extra_dice(state, enemy, SEA_BATTLE) if enemy < MAJORS else 0)


class NavalCombat(PowerStep):
    """16.2, 16.2.example1: the steps of a naval combat."""

    fields = ("power", "place", "enemy")
    steps = (
        "begin", "attacker_declares", "defender_declares", "roll", "janissaries", "row", "decide", "finish",
    )  # fmt: skip

    def __init__(self, power: int, place: int, enemy: int) -> None:
        self.power = power
        self.place = place
        self.enemy = enemy

    def both_flee(self) -> bool:
        """9.6: whether a tie makes both sides retreat."""
        return False

    def begin(self, game: Europe) -> None:
        """16.2, 16.2.step2.who: the active power attacks; whoever was there or has intercepted defends."""
        begin_combat(game.state, self.place, self.power, 1 << self.enemy)
        game.tell(NAVAL_BATTLE_BEGAN, self.power, self.enemy, self.place)

    def attacker_declares(self, game: Europe) -> None:
        """16.2.step3: combat cards of the attacker."""
        game.call(DeclareCombatCards(self.power, ATTACKING, SEA_BATTLE))

    def defender_declares(self, game: Europe) -> None:
        """16.2.step4: combat cards of the defender; an inactive power has none."""
        if self.enemy < MAJORS:
            game.call(DeclareCombatCards(self.enemy, DEFENDING, SEA_BATTLE))

    def roll(self, game: Europe) -> None:
        """16.2.step5: both roll."""
        attacking, defending = dice_of_sides(game.state, self.power, self.place, self.enemy)
        roll_in_combat(game, ATTACKING, self.power, attacking)
        roll_in_combat(game, DEFENDING, self.enemy, defending)

    def janissaries(self, game: Europe) -> None:
        """16.2.step6: the Ottoman may play his Home card."""
        if OTTOMAN in (self.power, self.enemy) and is_in_hand(game.state, OTTOMAN, JANISSARIES):
            game.call(PlayJanissaries(OTTOMAN, JANISSARY_DICE))

    def row(self, game: Europe) -> None:
        """16.2.step6: any power may send professional rowers to one side."""
        game.call(SendRowers(self.power, self.enemy))

    def decide(self, game: Europe) -> None:
        """16.2.step7, 16.2.step8, 16.2.step9: who has won is known before the losses; retreat follows them."""
        state = game.state
        attackers, defenders, won = fates(state, self.power, self.place, self.enemy, state.hits, state.dice)
        winner, loser = (self.power, self.enemy) if won else (self.enemy, self.power)
        game.tell(NAVAL_BATTLE_WON, winner, self.place)
        game.call(
            LoseShips(self.power, self.place, *attackers),
            LoseShips(self.enemy, self.place, *defenders),
            Beaten(loser, self.place),
            *[LeaveBattle(power, self.place) for power in self._fleeing(state, loser)],
        )

    def _fleeing(self, state: Position, loser: int) -> list[int]:
        """16.2.step9, 9.6.action3, 22.1.e: in a port the attacker leaves in any case, at sea the loser, or both."""
        if self.both_flee() and state.hits[ATTACKING] == state.hits[DEFENDING]:
            return [self.power, self.enemy]
        return [loser if is_sea(self.place) else self.power]

    def finish(self, game: Europe) -> None:
        """16.2.step10: leaders without ships wait for the next turn."""
        for power in (self.power, self.enemy):
            sink_admirals(game, power, self.place)
        end_combat(game.state)


def fates(
    state: Position, power: int, place: int, enemy: int, hits: Sequence[int], dice: Sequence[int]
) -> tuple[tuple[int, int], tuple[int, int], bool]:
    """16.2.step7, 16.2.step8c: the losses of both sides by these hits, and whether the attacker has won: by more hits,
    also with his last ship; if nobody would be left, whoever keeps a ship has won: the one with more dice."""
    won = hits[ATTACKING] > hits[DEFENDING]
    attackers = losses_of(state, power, place, hits[DEFENDING], not won)
    defenders = losses_of(state, enemy, place, hits[ATTACKING], won)
    if not is_all(state, power, place, attackers) or not is_all(state, enemy, place, defenders):
        return attackers, defenders, won
    if dice[ATTACKING] > dice[DEFENDING]:
        return spared(attackers), defenders, True
    return attackers, spared(defenders), False


def losses_of(state: Position, power: int, place: int, hits: int, loser: bool) -> tuple[int, int]:
    """16.2.step8a, 16.2.step8b, ruling.g42: how many squadrons and corsairs a fleet loses to so many hits."""
    fleet = ships_at(state, place, power)
    corsairs = sum([state.ship_is_corsair[ship] for ship in fleet])
    squadrons = len(fleet) - corsairs
    sunk = min(squadrons, hits // HITS_FOR_SQUADRON)
    left = hits - sunk * HITS_FOR_SQUADRON
    taken = min(corsairs, left)
    left -= taken
    if left and loser and sunk < squadrons:
        sunk += 1
    return sunk, taken


def is_all(state: Position, power: int, place: int, losses: tuple[int, int]) -> bool:
    """16.2.step8c: whether these losses are the whole fleet."""
    return sum(losses) >= len(ships_at(state, place, power))


def spared(losses: tuple[int, int]) -> tuple[int, int]:
    """16.2.step8c: one ship is kept: a squadron if there is one."""
    squadrons, corsairs = losses
    return (squadrons - 1, corsairs) if squadrons else (squadrons, corsairs - 1)


class LoseShips(PowerStep):
    """16.2.step8a: a fleet loses so many squadrons and corsairs; whose squadrons, its commander says."""

    fields = ("power", "place", "squadrons", "corsairs")
    steps = ("lose",)

    def __init__(self, power: int, place: int, squadrons: int, corsairs: int) -> None:
        self.power = power
        self.place = place
        self.squadrons = squadrons
        self.corsairs = corsairs

    def lose(self, game: Europe) -> None:
        """16.2.step8a: corsairs are alike; squadrons may belong to several owners."""
        state = game.state
        fleet = ships_at(state, self.place, self.power)
        for ship in [ship for ship in fleet if state.ship_is_corsair[ship]][: self.corsairs]:
            lose_ship(game, ship)
        squadrons = [ship for ship in fleet if not state.ship_is_corsair[ship]]
        owners = {state.ship_owner[ship] for ship in squadrons}
        if self.squadrons < len(squadrons) and len(owners) > 1 and self.power < MAJORS and self.squadrons:
            game.call(LoseSquadron(self.power, self.place, self.squadrons))
            return
        for ship in squadrons[: self.squadrons]:
            lose_ship(game, ship)


class LoseSquadron(PowerChoice):
    """16.2.step8a: whose squadron is lost next: an own one, one of a minor ally, or a lent one."""

    rule = "16.2.step8a"
    open_to_all = True
    fields = ("power", "place", "count")
    domain = LOSING

    def __init__(self, power: int, place: int, count: int) -> None:
        self.power = power
        self.place = place
        self.count = count

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        kinds = {fleet_of(state, ship) for ship in ships_at(state, self.place, self.power)}
        return ALLOWED if option != CORSAIRS and option in kinds else NO_SUCH_SHIP_TO_LOSE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        state = game.state
        for ship in ships_at(state, self.place, self.power):
            if fleet_of(state, ship) == option:
                lose_ship(game, ship)
                break
        game.call(LoseShips(self.power, self.place, self.count - 1, 0))


class Beaten(PowerStep):
    """16.1.restriction4: a beaten fleet sails no more in this impulse."""

    fields = ("power", "place")
    steps = ("mark",)

    def __init__(self, power: int, place: int) -> None:
        self.power = power
        self.place = place

    def mark(self, game: Europe) -> None:
        """16.1.restriction4: every ship that is left of it."""
        for ship in ships_at(game.state, self.place, self.power):
            mark_beaten(game.state, ship_key(ship), 1)


class LeaveBattle(PowerStep):
    """16.2.step9, 16.2.step9b, 16.2.step9c: a fleet retreats to a place of its choice, or is lost."""

    fields = ("power", "place")
    steps = ("leave",)

    def __init__(self, power: int, place: int) -> None:
        self.power = power
        self.place = place

    def leave(self, game: Europe) -> None:
        """16.2.step9b: a choice only if there are several ways."""
        state = game.state
        fleet = ships_at(state, self.place, self.power)
        if not fleet:
            return
        ways = refuges(state, self.power, self.place)
        if not ways:
            for ship in fleet:
                lose_ship(game, ship)
            sink_admirals(game, self.power, self.place)
        elif len(ways) == 1 or self.power >= MAJORS:
            retreat_to(game, self.power, self.place, ways[0])
        else:
            game.call(ChooseRefuge(self.power, self.place))


class ChooseRefuge(PowerChoice):
    """16.2.step9b: to which port or sea zone a fleet retreats."""

    rule = "16.2.step9b"
    open_to_all = True
    fields = ("power", "place")
    domain = RETREATING

    def __init__(self, power: int, place: int) -> None:
        self.power = power
        self.place = place

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return naval_neighbours(self.place)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in refuges(game.state, self.power, self.place) else NO_REFUGE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        retreat_to(game, self.power, self.place, option)


def retreat_to(game: Europe, power: int, place: int, refuge: int) -> None:
    """16.2.step9b: a fleet with its leaders goes to a refuge."""
    move_fleet(game, power, place, refuge)
    game.tell(FLEET_RETREATED, power, place, refuge)


def sink_admirals(game: Europe, power: int, place: int) -> None:
    """16.2.step10: naval leaders of a fleet that is wholly lost wait on the turn track."""
    state = game.state
    if not ships_at(state, place, power):
        for leader in listed(naval_leaders_at(state, place, power)):
            put_on_turn_track(game, leader)
