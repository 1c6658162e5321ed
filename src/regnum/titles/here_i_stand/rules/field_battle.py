"""14: a field battle between the army and those whom it meets."""

from __future__ import annotations

from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import JANISSARIES, SURPRISE_ATTACK, TERCIOS
from regnum.titles.here_i_stand.facts.charts import DEFENDER_DICE
from regnum.titles.here_i_stand.facts.names import ATTACKING, DEFENDING, FIELD, HAPSBURG, MAJORS, OTTOMAN
from regnum.titles.here_i_stand.position.changes.armies import lead_army, take_into_army
from regnum.titles.here_i_stand.position.changes.combat import (
    begin_combat,
    end_combat,
    join_garrison,
    note_fought,
    note_surprise,
)
from regnum.titles.here_i_stand.position.queries.cards import is_in_hand
from regnum.titles.here_i_stand.position.queries.troops import (
    all_army_leaders_at,
    army_leaders_at,
    army_row,
    army_size,
    best_battle,
    columns_of,
    listed,
    units_of,
)
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import ARMY, COLUMNS, Europe, Position
from regnum.titles.here_i_stand.rules.aftermath import Aftermath
from regnum.titles.here_i_stand.rules.combat_cards import DeclareCombatCards, PlayJanissaries, extra_dice, is_declared
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep, roll_in_combat
from regnum.titles.here_i_stand.rules.losses import share_losses, suffer
from regnum.titles.here_i_stand.rules.responses import HireBeforeBattle
from regnum.titles.here_i_stand.rules.siege import lift_empty_sieges
from regnum.titles.here_i_stand.rules.withdrawal import defenders_outside

BATTLE_BEGAN: Final = EVENTS.add("battle_began", "14", "power", "space")
BATTLE_WON: Final = EVENTS.add("battle_won", "14.step8", "power", "space")
GARRISON_JOINED: Final = EVENTS.add("garrison_joined", "15.2.join", "power", "space")

TERCIOS_DICE: Final = 3
TERCIOS_HIT: Final = 4
JANISSARY_DICE: Final = 5


def defending_majors(state: Position) -> list[int]:
    """14.step5: the major powers that defend, in impulse order."""
    return [power for power in range(MAJORS) if state.defenders >> power & 1]


def defending_units(state: Position) -> int:
    """14.step3.a, 9.2.effect3a: all defending units."""
    return sum([units_of(state, state.combat_at, power) for power in listed(state.defenders)])


def defending_leaders(state: Position) -> int:
    """14.step3.b: mask of all leaders who defend."""
    leaders = 0
    for power in listed(state.defenders):
        leaders |= army_leaders_at(state, state.combat_at, power)
    return leaders


def has_surprise(state: Position, side: int) -> bool:
    """card.029: whether a side alone has declared Surprise Attack."""
    attackers = is_declared(state, state.attacker, SURPRISE_ATTACK)
    defenders = any(is_declared(state, power, SURPRISE_ATTACK) for power in defending_majors(state))
    return attackers and not defenders if side == ATTACKING else defenders and not attackers


def attacker_dice(state: Position) -> int:
    """14.step2, 14.step2.a, 14.step2.b: dice of the attacker, without those that hit on other numbers."""
    units = army_size(state, ARMY)
    if not units:
        return 0
    dice = units + best_battle(state.army_leaders[ARMY]) + extra_dice(state, state.attacker, FIELD)
    return max(0, dice - tercios_against(state, state.attacker))


def defender_dice(state: Position) -> int:
    """14.step3, 14.step3.c: dice of the defender, without those that hit on other numbers."""
    units = defending_units(state)
    if not units:
        return 0
    dice = units + best_battle(defending_leaders(state)) + DEFENDER_DICE
    for power in defending_majors(state):
        dice += extra_dice(state, power, FIELD)
    return max(0, dice - sum([tercios_against(state, power) for power in defending_majors(state)]))


def tercios_against(state: Position, power: int) -> int:
    """card.030b: dice that the Hapsburgs lose because their enemy has declared Tercios."""
    others = defending_majors(state) if power == state.attacker else [state.attacker]
    declared = power == HAPSBURG and any(is_declared(state, other, TERCIOS) for other in others)
    return TERCIOS_DICE if declared else 0


def roll_for(game: Europe, side: int) -> None:
    """14.step6: a side rolls its dice; those of Tercios hit on four or more (card.030a)."""
    state = game.state
    dice = attacker_dice(state) if side == ATTACKING else defender_dice(state)
    powers = [state.attacker] if side == ATTACKING else defending_majors(state)
    roll_in_combat(game, side, first_of(state, side), dice)
    if dice and HAPSBURG in powers and is_declared(state, HAPSBURG, TERCIOS):
        roll_in_combat(game, side, HAPSBURG, TERCIOS_DICE, TERCIOS_HIT)


def first_of(state: Position, side: int) -> int:
    """Who rolls for a side."""
    return state.attacker if side == ATTACKING else listed(state.defenders)[0]


class FieldBattle(PowerStep):
    """14, 14.1.example1, 15.3.example3: the steps of a field battle in the space that the army has entered."""

    fields = ("power", "origin", "space")
    steps = (
        "begin", "join", "attacker_hires", "defenders_hire", "attacker_declares", "defenders_declare", "roll_first",
        "roll_second", "janissaries", "decide", "finish",
    )  # fmt: skip

    def __init__(self, power: int, origin: int, space: int) -> None:
        self.power = power
        self.origin = origin
        self.space = space

    def begin(self, game: Europe) -> None:
        """14: who fights whom."""
        begin_combat(game.state, self.space, self.power, defenders_outside(game.state, self.space))
        note_fought(game.state)
        game.tell(BATTLE_BEGAN, self.power, self.space)

    def join(self, game: Europe) -> None:
        """15.2.join, 15.2.optional, ruling.g40: the besieged of the same power may help a relief."""
        units, leaders = garrison_of(game.state, self.power, self.space)
        if sum(units) or leaders:
            game.call(JoinRelief(self.power, self.space))

    def attacker_hires(self, game: Europe) -> None:
        """14.step1: beginning with the attacker."""
        game.call(HireBeforeBattle(self.power))

    def defenders_hire(self, game: Europe) -> None:
        """14.step1: then the defenders."""
        game.call(*[HireBeforeBattle(power) for power in defending_majors(game.state)])

    def attacker_declares(self, game: Europe) -> None:
        """14.step4: combat cards of the attacker."""
        game.call(DeclareCombatCards(self.power, ATTACKING, FIELD))

    def defenders_declare(self, game: Europe) -> None:
        """14.step5: combat cards of each defender."""
        game.call(*[DeclareCombatCards(power, DEFENDING, FIELD) for power in defending_majors(game.state)])

    def roll_first(self, game: Europe) -> None:
        """14.step6, card.029: a side that surprises the other rolls first, and the other loses before it counts."""
        state = game.state
        if has_surprise(state, ATTACKING):
            roll_for(game, ATTACKING)
            note_surprise(state, state.hits[ATTACKING])
            share_losses(game, listed(state.defenders), self.space, state.hits[ATTACKING])
        elif has_surprise(state, DEFENDING):
            roll_for(game, DEFENDING)
            note_surprise(state, state.hits[DEFENDING])
            suffer(game, self.power, self.space, state.hits[DEFENDING])

    def roll_second(self, game: Europe) -> None:
        """14.step6: otherwise both roll at once."""
        state = game.state
        if not has_surprise(state, ATTACKING):
            roll_for(game, ATTACKING)
        if not has_surprise(state, DEFENDING):
            roll_for(game, DEFENDING)

    def janissaries(self, game: Europe) -> None:
        """14.step7: the Ottoman may play his Home card, which everybody knows he has."""
        state = game.state
        fights = self.power == OTTOMAN or state.defenders >> OTTOMAN & 1
        if fights and is_in_hand(state, OTTOMAN, JANISSARIES):
            game.call(PlayJanissaries(OTTOMAN, JANISSARY_DICE))

    def decide(self, game: Europe) -> None:
        """14.step8 to 14.step12: who has won is known before the losses; prisoners, retreat and siege follow them."""
        won = attacker_wins(game.state)
        game.tell(BATTLE_WON, self.power if won else first_of(game.state, DEFENDING), self.space)
        game.call(Aftermath(self.power, self.origin, self.space, int(won)))
        self._lose(game)

    def _lose(self, game: Europe) -> None:
        """14.step9.1, 14.step9.2: both sides lose units; if nobody would be left, one unit is."""
        state = game.state
        attackers = losses_of(state, ATTACKING)
        defenders = losses_of(state, DEFENDING)
        if would_nobody_be_left(state):
            if side_that_keeps_one(state) == ATTACKING:
                attackers = army_size(state, ARMY) - 1
            else:
                defenders = defending_units(state) - 1
        share_losses(game, listed(state.defenders), self.space, defenders)
        suffer(game, self.power, self.space, attackers)

    def finish(self, game: Europe) -> None:
        """14, 15.3: the battle is over; so is a siege whose besiegers are gone, for want of counters (5.2.loss)."""
        end_combat(game.state)
        lift_empty_sieges(game, self.space)


def losses_of(state: Position, side: int) -> int:
    """14.step9.1, card.029: hits that a side has still to suffer; who was surprised has suffered most of his."""
    return state.hits[1 - side] - (state.surprised if has_surprise(state, 1 - side) else 0)


def would_nobody_be_left(state: Position) -> bool:
    """14.step9.2: whether the hits are enough for both sides."""
    if losses_of(state, ATTACKING) < army_size(state, ARMY):
        return False
    return losses_of(state, DEFENDING) >= defending_units(state)


def side_that_keeps_one(state: Position) -> int:
    """14.step9.2: who keeps a unit if nobody would be left: the one with more dice, of equals the defender.

    A side that surprise has already wiped out has none to keep (card.029).
    """
    if not army_size(state, ARMY):
        return DEFENDING
    if not defending_units(state):
        return ATTACKING
    return ATTACKING if state.dice[ATTACKING] > state.dice[DEFENDING] else DEFENDING


def attacker_wins(state: Position) -> bool:
    """14.step8, ruling.g32: more hits win, also for a side that loses its last unit by them; the defender wins ties.

    If nobody would be left, whoever keeps a unit wins; and so does the side that alone has units to roll for, because
    mercenaries have left the other.
    """
    if not state.surprised and not (army_size(state, ARMY) and defending_units(state)):
        return army_size(state, ARMY) > 0
    if would_nobody_be_left(state):
        return side_that_keeps_one(state) == ATTACKING
    return state.hits[ATTACKING] > state.hits[DEFENDING]


def garrison_of(state: Position, power: int, space: int) -> tuple[list[int], int]:
    """15.2.join: units, by column, and leaders of a power who are besieged where its army has come to relieve them."""
    row = [0] * COLUMNS
    if not state.besiegers[space] or state.besiegers[space] >> power & 1:
        return row, 0
    army = army_row(state, ARMY)
    for column in columns_of(state, power):
        row[column] = state.land[space * COLUMNS + column] - army[column]
    leaders = all_army_leaders_at(state, space) & army_leaders_at(state, space, power) & ~state.army_leaders[ARMY]
    return row, leaders


JOINING: Final = Domain(verb("join"), verb("stay-inside"))
JOIN: Final = JOINING.base("join")


class JoinRelief(PowerChoice):
    """15.2.optional, 15.2.losses: whether the besieged come out to fight beside those who relieve them, as one army."""

    rule = "15.2.optional"
    open_to_all = True
    fields = ("power", "space")
    domain = JOINING

    def __init__(self, power: int, space: int) -> None:
        self.power = power
        self.space = space

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED

    def choose(self, game: Europe, seat: int, option: int) -> None:
        if option != JOIN:
            return
        state = game.state
        units, leaders = garrison_of(state, self.power, self.space)
        for column, count in enumerate(units):
            take_into_army(state, ARMY, column, count)
        for leader in listed(leaders):
            lead_army(state, ARMY, leader)
        join_garrison(state, units, leaders)
        game.tell(GARRISON_JOINED, self.power, self.space)
