"""What the next dice can bring, by what lies open: combat cards that somebody may still hold are not counted."""

from __future__ import annotations

from regnum.edges.wording import Speaker
from regnum.engine.game import Game
from regnum.titles.here_i_stand.edges.dice import expected, percent, reaches, tenths
from regnum.titles.here_i_stand.edges.odds_combat import (
    Assault,
    Battle,
    assault_at,
    battle_after_janissaries,
    battle_at,
    march_battle,
    storm,
)
from regnum.titles.here_i_stand.edges.odds_faith import faith_lines
from regnum.titles.here_i_stand.edges.odds_new_world import new_world_lines
from regnum.titles.here_i_stand.edges.odds_sea import naval_combat_of, sea_lines
from regnum.titles.here_i_stand.edges.wording import power_name, space_name
from regnum.titles.here_i_stand.facts.catalogue import LINK_TO
from regnum.titles.here_i_stand.facts.charts import AVOID_BATTLE, CAVALRY_MODIFIER, INTERCEPT
from regnum.titles.here_i_stand.facts.names import NONE, OTTOMAN, OWNERS, TOWN
from regnum.titles.here_i_stand.position.queries.troops import army_leaders_at, best_battle, has_cavalry
from regnum.titles.here_i_stand.position.state import ABROAD, ARMY, COLUMNS, Position
from regnum.titles.here_i_stand.rules.assault import BringArtillery, FormAssault
from regnum.titles.here_i_stand.rules.avoiding import (
    STAND,
    AvoidBattle,
    FormAvoiders,
    are_all_beaten,
)
from regnum.titles.here_i_stand.rules.combat_cards import DeclareCombatCards, PlayJanissaries
from regnum.titles.here_i_stand.rules.field_battle import JoinRelief
from regnum.titles.here_i_stand.rules.interception import LET_PASS, FormInterceptors, Intercept
from regnum.titles.here_i_stand.rules.land_move import FormMarch
from regnum.titles.here_i_stand.rules.responses import HireBeforeBattle
from regnum.titles.here_i_stand.rules.spending import SPENDING, SpendPoints
from regnum.titles.here_i_stand.rules.ways import answer_modifier
from regnum.titles.here_i_stand.rules.withdrawal import Withdraw, defenders_outside


def odds_lines(game: Game[Position], words: Speaker) -> list[str]:
    """13.2, 13.3, 14, 15.1, 18, 20.2.roll, 21.3: the chances of whatever is decided now."""
    if not game.stack:
        return []
    at_sea = sea_lines(game, words)
    if at_sea or naval_combat_of(game) is not None:
        return at_sea
    beyond = new_world_lines(game, words)
    if game.state.combat_at == ABROAD or game.state.sacking:
        return beyond
    by_land = [*rolls_for_ways(game, words), *rolls_of_armies(game, words), *combat_odds(game, words)]
    return [*by_land, *faith_lines(game, words), *beyond]


# ---- interception and avoiding battle ------------------------------------------------------------------------------


def rolls_for_ways(game: Game[Position], words: Speaker) -> list[str]:
    """13.2.step2, 13.3.step4: from where to intercept, or whether to avoid battle, with everybody who is there."""
    state, decision = game.state, game.decision()
    if isinstance(decision, Intercept):
        spaces = [option for option in game.legal(decision.power) if option != LET_PASS]
        return [
            words.say(
                "his-odds-intercept-from",
                space=space_name(space, words),
                chance=percent(reaches(modifier_with_all(state, decision.power, space), INTERCEPT)),
            )
            for space in spaces
        ]
    if isinstance(decision, AvoidBattle) and any(option != STAND for option in game.legal(decision.power)):
        modifier = modifier_with_all(state, decision.power, decision.space)
        return [words.say("his-odds-avoid", chance=percent(reaches(modifier, AVOID_BATTLE)))]
    return []


def modifier_with_all(state: Position, power: int, space: int) -> int:
    """13.2.step2: the modifier if all leaders and cavalry of a power at a space take part."""
    modifier = best_battle(army_leaders_at(state, space, power))
    if power == OTTOMAN and state.land[space * COLUMNS + OWNERS + OTTOMAN]:
        return modifier + CAVALRY_MODIFIER
    return modifier - CAVALRY_MODIFIER if power != OTTOMAN and has_cavalry(state, ARMY) else modifier


def rolls_of_armies(game: Game[Position], words: Speaker) -> list[str]:
    """13.2.step2, 13.3.step4: the chance of those who were chosen so far."""
    state, decision = game.state, game.decision()
    if isinstance(decision, FormInterceptors):
        modifier = answer_modifier(state, decision.power)
        return [words.say("his-odds-intercept", chance=percent(reaches(modifier, INTERCEPT)))]
    if isinstance(decision, FormAvoiders):
        if are_all_beaten(state):
            return [words.say("his-odds-avoid-sure")]
        return [
            words.say("his-odds-avoid", chance=percent(reaches(answer_modifier(state, decision.power), AVOID_BATTLE)))
        ]
    return []


# ---- combat ---------------------------------------------------------------------------------------------------------


def combat_odds(game: Game[Position], words: Speaker) -> list[str]:
    """14.step6, 15.1.step7: the chances of the combat that is near."""
    state, decision = game.state, game.decision()
    if isinstance(decision, FormMarch):
        return battle_lines(march_battle(state, decision.power, LINK_TO[decision.link]), words)
    if isinstance(decision, Withdraw):
        battle = battle_at(state, state.active, decision.space, defenders_outside(state, decision.space))
        return battle_lines(battle, words)
    if isinstance(decision, PlayJanissaries):
        return janissary_lines(state, decision, words)
    if isinstance(decision, SpendPoints):
        first = SPENDING.base("assault")
        towns = [option - first for option in game.legal(decision.power) if SPENDING.spell(option).verb == "assault"]
        return [line for town in towns for line in assault_lines(storm(state, decision.power, town), words)]
    if isinstance(decision, FormAssault):
        return assault_lines(assault_at(state, decision.power, state.army_at[ARMY]), words)
    return waiting_lines(state, decision, words)


def waiting_lines(state: Position, decision: object, words: Speaker) -> list[str]:
    """14.step4, 15.1.step5: while cards are declared."""
    if state.combat_at == NONE or any(state.dice):
        return []
    is_town = isinstance(decision, BringArtillery) or (
        isinstance(decision, DeclareCombatCards) and decision.combat == TOWN
    )
    is_hiring = isinstance(decision, HireBeforeBattle)
    if is_town or (is_hiring and state.besiegers[state.combat_at] >> state.attacker & 1):
        return assault_lines(assault_at(state, state.attacker, state.combat_at), words)
    if is_hiring or isinstance(decision, DeclareCombatCards | JoinRelief):
        return battle_lines(battle_at(state, state.attacker, state.combat_at, state.defenders), words)
    return []


def battle_lines(battle: Battle | None, words: Speaker) -> list[str]:
    """14: dice, mean hits, and how likely the attacker wins."""
    if battle is None:
        return []
    return [
        words.say(
            "his-odds-battle",
            space=space_name(battle.space, words),
            attacker=power_name(battle.attacker, words),
            dice=battle.attack.dice_count(),
            others=battle.defence.dice_count(),
            hits=tenths(expected(battle.attack.hits())),
            others_hits=tenths(expected(battle.defence.hits())),
            chance=percent(battle.attacker_wins()),
        )
    ]


def janissary_lines(state: Position, decision: PlayJanissaries, words: Speaker) -> list[str]:
    """card.001a: how likely the Ottoman wins with his extra dice, and without them."""
    without = battle_after_janissaries(state, decision.power, 0)
    with_them = battle_after_janissaries(state, decision.power, decision.dice)
    return [words.say("his-odds-janissaries", without=percent(without), chance=percent(with_them))]


def assault_lines(assault: Assault, words: Speaker) -> list[str]:
    """15.1: dice, mean hits, and how likely the town falls."""
    return [
        words.say(
            "his-odds-assault",
            space=space_name(assault.space, words),
            dice=assault.attack,
            others=assault.defence,
            hits=tenths(expected(assault.attack_hits())),
            others_hits=tenths(expected(assault.defence_hits())),
            chance=percent(assault.falls()),
        )
    ]
