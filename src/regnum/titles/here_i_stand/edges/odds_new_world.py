"""Chances of voyages to the New World, of battles in foreign wars, of a sack of Rome, and of a fall from power."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from regnum.edges.wording import Speaker
from regnum.engine.game import Game
from regnum.titles.here_i_stand.cards.commanders import DISGRACE_DIE, ThreatenLeader
from regnum.titles.here_i_stand.cards.new_world import FOUNTAIN_DIE, CancelVoyage
from regnum.titles.here_i_stand.cards.sack_of_rome import (
    ChooseSackers,
    papal_dice,
    popes_men,
    set_out,
)
from regnum.titles.here_i_stand.edges.dice import SIDES, Chances, chance_of, hits_of, percent, reaches, together
from regnum.titles.here_i_stand.edges.wording import explorer_name, foreign_war_name, power_name, space_name
from regnum.titles.here_i_stand.facts.card_numbers import TERCIOS
from regnum.titles.here_i_stand.facts.charts import (
    CIRCUMNAVIGATION_CARD,
    CIRCUMNAVIGATION_SUCCESS,
    CONQUEROR_LOST,
    EXPLORER_CHOOSES,
    EXPLORER_LOST,
    HIT,
)
from regnum.titles.here_i_stand.facts.names import (
    ATTACKING,
    CIRCUMNAVIGATION,
    CONQUEST,
    DEFENDING,
    DISCOVERY,
    HAPSBURG,
    MAJORS,
    NONE,
)
from regnum.titles.here_i_stand.facts.people import CONQUEROR_VALUE, EXPLORER_VALUE
from regnum.titles.here_i_stand.position.changes.combat import begin_combat
from regnum.titles.here_i_stand.position.queries.foreign_wars import units_abroad
from regnum.titles.here_i_stand.position.queries.new_world import (
    conquerors_left,
    explorer_modifier,
    explorers_left,
    prize_for,
)
from regnum.titles.here_i_stand.position.queries.troops import (
    army_size,
)
from regnum.titles.here_i_stand.position.state import ABROAD, ARMY, Position
from regnum.titles.here_i_stand.rules.combat_cards import PlayJanissaries, is_declared
from regnum.titles.here_i_stand.rules.field_battle import (
    JANISSARY_DICE,
    TERCIOS_DICE,
    TERCIOS_HIT,
    attacker_dice,
    losses_of,
)
from regnum.titles.here_i_stand.rules.foreign_war import BattleAbroad, dice_abroad, dice_of_foreigners
from regnum.titles.here_i_stand.rules.new_world import ChooseDiscovery, goals_of
from regnum.titles.here_i_stand.rules.spending import SPENDING, SpendPoints

GONE: Final = "gone"  # what can become of a voyage
BACK: Final = "back"
FOUND: Final = "found"
FAR: Final = "far"


def new_world_lines(game: Game[Position], words: Speaker) -> list[str]:
    """20, 21.7.battle, 21.5.sack, card.103: the chances of what is decided now."""
    decision = game.decision()
    if isinstance(decision, SpendPoints):
        chosen = [SPENDING.spell(option) for option in game.legal(decision.power)]
        verbs = {each.verb for each in chosen}
        return [*voyage_lines(game.state, decision.power, verbs, words), *war_lines(game, decision.power, words)]
    if isinstance(decision, ChooseDiscovery):
        return world_lines(game.state, decision, words)
    if isinstance(decision, ThreatenLeader):
        gone = Fraction(SIDES - DISGRACE_DIE, SIDES)
        return [words.say("his-odds-threat", gone=percent(gone), back=percent(1 - gone))]
    if isinstance(decision, CancelVoyage):
        named = {option % MAJORS for option in game.legal(decision.power)}
        return [fountain_line(power, words) for power in sorted(named) if explorers_left(game.state, power)]
    if isinstance(decision, ChooseSackers):
        return [sack_line(game.state, each // MAJORS, each % MAJORS, words) for each in game.legal(decision.power)]
    return battle_lines(game, words)


# ---- voyages --------------------------------------------------------------------------------------------------------


def explorer_fate(state: Position, total: int) -> str:
    """chart.exploration: what a total means now."""
    if total <= EXPLORER_LOST:
        return GONE
    if total >= EXPLORER_CHOOSES:
        return FAR if goals_of(state) else BACK
    return FOUND if prize_for(state, DISCOVERY, total) != NONE else BACK


def conqueror_fate(state: Position, total: int) -> str:
    """chart.conquest: what a total means now."""
    if total <= CONQUEROR_LOST:
        return GONE
    return FOUND if prize_for(state, CONQUEST, total) != NONE else BACK


def fates(values: list[int], fate: Callable[[int], str]) -> dict[str, Fraction]:
    """How likely each fate is, if one of those with these values is drawn."""
    found = dict.fromkeys((GONE, BACK, FOUND, FAR), Fraction(0))
    share = Fraction(1, SIDES**2 * len(values))
    for value in values:
        for first in range(1, SIDES + 1):
            for second in range(1, SIDES + 1):
                found[fate(first + second + value)] += share
    return found


def voyage_lines(state: Position, power: int, verbs: set[str], words: Speaker) -> list[str]:
    """20.2.roll, 20.3.roll: what an exploration or a conquest would bring if its fate were rolled now."""
    lines = []
    if "explore" in verbs:
        values = [EXPLORER_VALUE[explorer] for explorer in explorers_left(state, power)]
        chances = fates(values, lambda total: explorer_fate(state, total))
        lines.append(words.say("his-odds-exploration", **{name: percent(chance) for name, chance in chances.items()}))
    if "conquer" in verbs:
        values = [CONQUEROR_VALUE[conqueror] for conqueror in conquerors_left(state, power)]
        chances = fates(values, lambda total: conqueror_fate(state, total))
        shown = {name: percent(chances[name]) for name in (GONE, BACK, FOUND)}
        lines.append(words.say("his-odds-conquest", **shown))
    return lines


def fountain_line(power: int, words: Speaker) -> str:
    """card.077: the chance that a power whose voyage is cancelled loses an explorer as well."""
    chance = Fraction(SIDES + 1 - FOUNTAIN_DIE, SIDES)
    return words.say("his-odds-fountain", power=power_name(power, words), chance=percent(chance))


def world_lines(state: Position, decision: ChooseDiscovery, words: Speaker) -> list[str]:
    """20.2.result10.1: the chance to sail round the world."""
    if CIRCUMNAVIGATION not in goals_of(state):
        return []
    modifier = explorer_modifier(state, decision.explorer)
    return [
        words.say(
            "his-odds-world",
            explorer=explorer_name(decision.explorer, words),
            chance=percent(reaches(modifier, CIRCUMNAVIGATION_SUCCESS)),
            card=percent(reaches(modifier, CIRCUMNAVIGATION_CARD)),
        )
    ]


# ---- foreign wars ---------------------------------------------------------------------------------------------------


def war_lines(game: Game[Position], power: int, words: Speaker) -> list[str]:
    """21.7.battle: the battles that can be fought."""
    first = SPENDING.base("fight-abroad")
    wars = [option - first for option in game.legal(power) if SPENDING.spell(option).verb == "fight-abroad"]
    return [war_line(game.state, power, war, words) for war in wars]


def war_ends(state: Position, war: int, dice: int, scored: Chances) -> Fraction:
    """21.7.end, 14.step9.2: how likely no enemy is left, with so many dice, whose hits have these chances."""
    others = dice_of_foreigners(state, war)
    return chance_of(
        scored,
        hits_of(others, HIT),
        lambda hits, lost: hits >= others and (lost < units_abroad(state, war) or dice > others),
    )


def war_line(state: Position, power: int, war: int, words: Speaker) -> str:
    """21.7.battle: dice, and how likely the war ends."""
    copy = state.copy()
    if copy.combat_at == NONE:
        begin_combat(copy, ABROAD, power, 0)
    dice = dice_abroad(copy, war)
    return words.say(
        "his-odds-abroad",
        foreign_war=foreign_war_name(war, words),
        dice=dice,
        others=dice_of_foreigners(copy, war),
        chance=percent(war_ends(copy, war, dice, hits_of(dice, HIT))),
    )


def battle_lines(game: Game[Position], words: Speaker) -> list[str]:
    """21.7.battle, 21.5.sack.step2: while cards are declared, or after the dice."""
    state = game.state
    if state.sacking and not any(state.dice):
        return [line_of_sack(state, state.army_at[ARMY], state.attacker, words)]
    battle = next((frame for frame in reversed(game.stack) if isinstance(frame, BattleAbroad)), None)
    if battle is None or state.combat_at != ABROAD:
        return []
    if isinstance(game.decision(), PlayJanissaries):
        return [janissary_line(state, battle.foreign_war, words)]
    return [] if any(state.dice) else [war_line(state, battle.power, battle.foreign_war, words)]


def janissary_line(state: Position, war: int, words: Speaker) -> str:
    """card.001a: how likely the war ends without Janissaries, and with them."""
    missing = max(0, losses_of(state, DEFENDING))
    dies = losses_of(state, ATTACKING) >= units_abroad(state, war)

    def ends(hits: int, dice: int) -> bool:
        kills = missing + hits >= state.foreigners[war]
        return kills and (not dies or state.dice[ATTACKING] + dice > state.dice[DEFENDING])

    with_them = sum(
        (chance for hits, chance in enumerate(hits_of(JANISSARY_DICE, HIT)) if ends(hits, JANISSARY_DICE)), Fraction(0)
    )
    return words.say("his-odds-janissaries", without=percent(Fraction(int(ends(0, 0)))), chance=percent(with_them))


# ---- the sack of Rome -----------------------------------------------------------------------------------------------


def sack_line(state: Position, space: int, power: int, words: Speaker) -> str:
    """21.5.sack.step2: the chances of one stack."""
    copy = state.copy()
    set_out(copy, power, space)
    return line_of_sack(copy, space, power, words)


def line_of_sack(state: Position, space: int, power: int, words: Speaker) -> str:
    """21.5.sack.step2: dice, and how likely Rome falls, without a surprise."""
    tercios = TERCIOS_DICE if power == HAPSBURG and is_declared(state, HAPSBURG, TERCIOS) else 0
    dice, others = attacker_dice(state), papal_dice(state)
    chance = chance_of(
        together(hits_of(dice, HIT), hits_of(tercios, TERCIOS_HIT)),
        hits_of(others, HIT),
        lambda hits, lost: falls(state, hits, lost, dice + tercios > others),
    )
    return words.say(
        "his-odds-sack",
        space=space_name(space, words),
        power=power_name(power, words),
        dice=dice + tercios,
        others=others,
        chance=percent(chance),
    )


def falls(state: Position, hits: int, lost: int, more_dice: bool) -> bool:
    """14.step8, 14.step9.2, ruling.g32: whether Rome falls with these hits against those of the Papacy."""
    both_die = lost >= army_size(state, ARMY) and hits >= popes_men(state) > 0
    return more_dice if both_die else hits > lost
