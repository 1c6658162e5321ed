"""Field battles and assaults with their exact chances."""

from __future__ import annotations

from fractions import Fraction

from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.edges.dice import Chances, chance_of, hits_of, together
from regnum.titles.here_i_stand.facts.card_numbers import TERCIOS
from regnum.titles.here_i_stand.facts.charts import HIT
from regnum.titles.here_i_stand.facts.names import ATTACKING, DEFENDING, HAPSBURG, NONE
from regnum.titles.here_i_stand.position.changes.armies import begin_army, lead_army, take_into_army
from regnum.titles.here_i_stand.position.changes.combat import begin_combat, count_dice, count_hits
from regnum.titles.here_i_stand.position.queries.troops import (
    army_leaders_at,
    army_size,
    columns_of,
    listed,
    occupants,
)
from regnum.titles.here_i_stand.position.state import ARMY, Position
from regnum.titles.here_i_stand.rules.assault import assault_dice, defence_dice, defending_units
from regnum.titles.here_i_stand.rules.combat_cards import is_declared
from regnum.titles.here_i_stand.rules.entering import foes_at
from regnum.titles.here_i_stand.rules.field_battle import (
    TERCIOS_DICE,
    TERCIOS_HIT,
    attacker_dice,
    attacker_wins,
    defender_dice,
    has_surprise,
)
from regnum.titles.here_i_stand.rules.field_battle import defending_units as units_in_battle
from regnum.titles.here_i_stand.rules.forming import ready_units, why_not_lead


class Side:
    """14.step2, 14.step3: units and dice of one side; some dice may hit more easily (card.030a)."""

    def __init__(self, units: int, dice: int, tercios: int) -> None:
        self.units = units
        self.dice = dice
        self.tercios = tercios if dice else 0

    def dice_count(self) -> int:
        """All dice."""
        return self.dice + self.tercios

    def hits(self) -> Chances:
        """How likely each number of hits is."""
        return together(hits_of(self.dice, HIT), hits_of(self.tercios, TERCIOS_HIT))

    def after_losses(self, losses: int) -> Side:
        """card.029: a side that was surprised rolls with those who are left."""
        left = max(0, self.units - losses)
        return Side(left, max(0, self.dice - losses) if left else 0, self.tercios)


class Battle:
    """14: a field battle before its dice."""

    def __init__(self, space: int, attacker: int, attack: Side, defence: Side, surprise: int) -> None:
        self.space = space
        self.attacker = attacker
        self.attack = attack
        self.defence = defence
        self.surprise = surprise  # the side that rolls first, or NONE

    def attacker_wins(self) -> Fraction:
        """14.step8, 14.step9.2: how likely the attacker wins."""
        if self.surprise == NONE:
            return chance_of(self.attack.hits(), self.defence.hits(), self._wins)
        first, second = (self.attack, self.defence) if self.surprise == ATTACKING else (self.defence, self.attack)
        found = Fraction(0)
        for hits, chance in enumerate(first.hits()):
            answer = second.after_losses(hits).hits()
            found += chance * sum(
                (more for other, more in enumerate(answer) if self._first_wins(hits, other)), Fraction(0)
            )
        return found

    def _first_wins(self, hits: int, answer: int) -> bool:
        if self.surprise == ATTACKING:
            return self._wins(hits, answer)
        return self._wins(answer, hits)

    def _wins(self, hits: int, others: int) -> bool:
        """Whether the attacker wins with these hits against those of the defender."""
        dies, kills = others >= self.attack.units, hits >= self.defence.units
        if dies and kills:
            return self.attack.dice_count() > self.defence.dice_count()
        return hits > others


class Assault:
    """15.1: an assault before its dice."""

    def __init__(self, space: int, attack: int, defence: int, units: int, inside: int) -> None:
        self.space = space
        self.attack = attack
        self.defence = defence
        self.units = units
        self.inside = inside

    def attack_hits(self) -> Chances:
        """Hits of the attacker."""
        return hits_of(self.attack, HIT)

    def defence_hits(self) -> Chances:
        """Hits of the town."""
        return hits_of(self.defence, HIT)

    def falls(self) -> Fraction:
        """15.1.step10a: a hit, nobody left inside, somebody left outside."""
        return chance_of(
            self.attack_hits(),
            self.defence_hits(),
            lambda hits, others: hits >= max(1, self.inside) and others < self.units,
        )


# ---- from positions -------------------------------------------------------------------------------------------------


def battle_at(state: Position, attacker: int, space: int, defenders: int) -> Battle | None:
    """14: the battle of the army against these defenders, with the cards that are declared; None without a battle."""
    copy = state.copy()
    if copy.combat_at == NONE:
        begin_combat(copy, space, attacker, defenders)
    if not army_size(copy, ARMY) or not units_in_battle(copy):
        return None
    powers = listed(defenders)
    attack = Side(army_size(copy, ARMY), attacker_dice(copy), tercios_of(copy, [attacker]))
    defence = Side(units_in_battle(copy), defender_dice(copy), tercios_of(copy, powers))
    surprise = ATTACKING if has_surprise(copy, ATTACKING) else DEFENDING if has_surprise(copy, DEFENDING) else NONE
    return Battle(space, attacker, attack, defence, surprise)


def tercios_of(state: Position, powers: list[int]) -> int:
    """card.030a: dice of the Hapsburgs that hit more easily."""
    return TERCIOS_DICE if HAPSBURG in powers and is_declared(state, HAPSBURG, TERCIOS) else 0


def march_battle(state: Position, power: int, space: int) -> Battle | None:
    """13.1.step8: what the army would meet outside of the walls if nobody answers and it goes as it is."""
    besiegers = state.besiegers[space]
    defenders = occupants(state, space) & foes_at(state, power, space) & (besiegers if besiegers else ~0)
    return battle_at(state, power, space, defenders) if defenders else None


def battle_after_janissaries(state: Position, power: int, dice: int) -> Fraction:
    """card.001a, 14.step8: how likely the Ottoman wins when both have rolled and he rolls so many dice more."""
    side = ATTACKING if state.attacker == power else DEFENDING
    found = Fraction(0)
    for hits, chance in enumerate(hits_of(dice, HIT)):
        copy = state.copy()
        count_dice(copy, side, dice)
        count_hits(copy, side, hits)
        if attacker_wins(copy) == (side == ATTACKING):
            found += chance
    return found


def assault_at(state: Position, power: int, space: int) -> Assault:
    """15.1: the assault of the army as it is, with the cards that are declared."""
    copy = state.copy()
    if copy.combat_at == NONE:
        begin_combat(copy, space, power, occupants(copy, space) & ~copy.besiegers[space])
    inside = defending_units(copy, space)
    return Assault(space, assault_dice(copy, space), defence_dice(copy, space), army_size(copy, ARMY), inside)


def storm(state: Position, power: int, space: int) -> Assault:
    """15.1.step1: an assault of everybody who may take part."""
    copy = state.copy()
    begin_army(copy, ARMY, space)
    for column in columns_of(copy, power):
        take_into_army(copy, ARMY, column, max(0, ready_units(copy, space, column)))
    for leader in listed(army_leaders_at(copy, space, power)):
        if why_not_lead(copy, leader) == ALLOWED:
            lead_army(copy, ARMY, leader)
    return assault_at(copy, power, space)
