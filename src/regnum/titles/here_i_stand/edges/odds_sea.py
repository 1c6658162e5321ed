"""The odds of fleets: interception, avoiding battle, naval combat."""

from __future__ import annotations

from fractions import Fraction

from regnum.edges.wording import Speaker
from regnum.engine.game import Game
from regnum.titles.here_i_stand.edges.dice import chance_of, expected, hits_of, percent, reaches, shifted, tenths
from regnum.titles.here_i_stand.edges.wording import location_name, power_name
from regnum.titles.here_i_stand.facts.charts import AVOID_BATTLE, HIT, INTERCEPT
from regnum.titles.here_i_stand.position.queries.ships import best_admiral, naval_leaders_at
from regnum.titles.here_i_stand.position.state import Position
from regnum.titles.here_i_stand.rules.combat_cards import DeclareCombatCards, PlayJanissaries
from regnum.titles.here_i_stand.rules.naval_combat import (
    ChooseNavalBattle,
    NavalCombat,
    dice_of_sides,
    fates,
    pending_battles,
)
from regnum.titles.here_i_stand.rules.naval_interception import (
    AvoidFleet,
    FormInterceptingFleet,
    InterceptFleet,
)
from regnum.titles.here_i_stand.rules.rowers import SendRowers


def naval_combat_of(game: Game[Position]) -> NavalCombat | None:
    """16.2: the naval combat that is being fought, if one is."""
    return next((frame for frame in reversed(game.stack) if isinstance(frame, NavalCombat)), None)


def sea_lines(game: Game[Position], words: Speaker) -> list[str]:
    """16.1.step4b, 16.1.step5b, 16.2.step5: the chances of whatever is decided about fleets."""
    state, decision = game.state, game.decision()
    if isinstance(decision, InterceptFleet):
        places = [number for move in game.moves(decision.power) for number in place_of(game, move.arguments)]
        return [intercept_line(state, decision.power, place, words) for place in places]
    if isinstance(decision, FormInterceptingFleet):
        chance = reaches(best_admiral(state.chosen_admirals), INTERCEPT)
        return [words.say("his-odds-intercept", chance=percent(chance))]
    if isinstance(decision, AvoidFleet):
        chance = reaches(best_admiral(naval_leaders_at(state, decision.sea, decision.power)), AVOID_BATTLE)
        return [words.say("his-odds-avoid", chance=percent(chance))]
    if isinstance(decision, ChooseNavalBattle):
        battles = pending_battles(state, decision.power)
        return [battle_line(state, decision.power, place, enemy, words) for place, enemy in battles]
    combat = naval_combat_of(game)
    if combat is None or not isinstance(decision, DeclareCombatCards | PlayJanissaries | SendRowers):
        return []
    if isinstance(decision, PlayJanissaries):
        return [janissary_line(state, combat, decision, words)]
    return [] if any(state.dice) else [battle_line(state, combat.power, combat.place, combat.enemy, words)]


def place_of(game: Game[Position], arguments: tuple[str, ...]) -> list[int]:
    """The place that an answer names, if it names one."""
    (kind,) = (kind for verb in game.decision().domain.verbs for _, kind in verb.arguments)
    return [kind.find(name) for name in arguments]


def intercept_line(state: Position, power: int, place: int, words: Speaker) -> str:
    """16.1.step4b: from one place, with the best naval leader there."""
    chance = reaches(best_admiral(naval_leaders_at(state, place, power)), INTERCEPT)
    return words.say("his-odds-intercept-from", space=location_name(place, words), chance=percent(chance))


def battle_line(state: Position, power: int, place: int, enemy: int, words: Speaker) -> str:
    """16.2: dice, mean hits, and how likely the attacker wins."""
    attack, defence = dice_of_sides(state, power, place, enemy)
    hits, others = hits_of(attack, HIT), hits_of(defence, HIT)
    chance = chance_of(
        hits, others, lambda mine, theirs: wins(state, (power, place, enemy), (mine, theirs), (attack, defence))
    )
    return words.say(
        "his-odds-battle",
        space=location_name(place, words),
        attacker=power_name(power, words),
        dice=attack,
        others=defence,
        hits=tenths(expected(hits)),
        others_hits=tenths(expected(others)),
        chance=percent(chance),
    )


def wins(state: Position, battle: tuple[int, int, int], hits: tuple[int, int], dice: tuple[int, int]) -> bool:
    """16.2.step7, 16.2.step8c: whether the attacker wins with these hits."""
    power, place, enemy = battle
    return fates(state, power, place, enemy, hits, dice)[2]


def janissary_line(state: Position, combat: NavalCombat, decision: PlayJanissaries, words: Speaker) -> str:
    """16.2.step6, card.001a: how likely the Ottoman wins with his extra dice, and without them."""
    without, with_them = (ottoman_wins(state, combat, decision.power, dice) for dice in (0, decision.dice))
    return words.say("his-odds-janissaries", without=percent(without), chance=percent(with_them))


def ottoman_wins(state: Position, combat: NavalCombat, ottoman: int, more: int) -> Fraction:
    """16.2.step6: how likely the Ottoman wins if he rolls so many dice more."""
    attacks = combat.power == ottoman
    rolled = [shifted([Fraction(1)], hits) for hits in state.hits]
    side = 0 if attacks else 1
    rolled[side] = shifted(hits_of(more, HIT), state.hits[side])
    dice = (state.dice[0] + (more if attacks else 0), state.dice[1] + (0 if attacks else more))
    battle = (combat.power, combat.place, combat.enemy)
    won = chance_of(rolled[0], rolled[1], lambda mine, theirs: wins(state, battle, (mine, theirs), dice))
    return won if attacks else 1 - won
