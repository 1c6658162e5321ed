"""The odds of the struggle for faith: attempts, debates, marriages, and the die of Mary I."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from regnum.edges.wording import Speaker
from regnum.engine.game import Game
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.cards.inquisition import CallFreeDebate, Sentence
from regnum.titles.here_i_stand.edges.dice import SIDES, best_of, chance_of, hits_of, percent
from regnum.titles.here_i_stand.edges.wording import (
    child_name,
    debater_name,
    power_name,
    space_name,
    wife_name,
    zone_name,
)
from regnum.titles.here_i_stand.facts.card_numbers import SIX_WIVES_OF_HENRY_VIII
from regnum.titles.here_i_stand.facts.charts import HIT, INQUISITION_DICE, WIFE_MODIFIER
from regnum.titles.here_i_stand.facts.names import (
    ASK_FOR_DIVORCE,
    BEHEADED,
    CALL_DEBATE,
    ENGLAND,
    PREGNANCY_NAMES,
    TRANSLATED_ZONES,
)
from regnum.titles.here_i_stand.facts.people import DEBATER_VALUE
from regnum.titles.here_i_stand.position.queries.cards import is_in_hand
from regnum.titles.here_i_stand.position.queries.england import is_born, may_marry_by_card
from regnum.titles.here_i_stand.position.queries.religion import (
    LUTHER,
    converting_dice,
    debaters_for,
    die_modifier,
    influence,
    other_faith,
    wins_ties,
)
from regnum.titles.here_i_stand.position.state import COMMITTED, UNCOMMITTED, Position
from regnum.titles.here_i_stand.rules.actions import why_not_pay
from regnum.titles.here_i_stand.rules.card_play import PlayCard
from regnum.titles.here_i_stand.rules.conversion import ChooseTarget
from regnum.titles.here_i_stand.rules.debate import (
    ChooseOpponent,
    Debate,
    Round,
    SecondRound,
    StandUp,
    attacker_dice,
    defender_dice,
    rival_of,
    why_not_debate,
)
from regnum.titles.here_i_stand.rules.mary import PAPAL_DIE, RevealCard
from regnum.titles.here_i_stand.rules.spending import SpendPoints

POOLS: Final = ((UNCOMMITTED, "his-odds-debate-uncommitted"), (COMMITTED, "his-odds-debate-committed"))
Speakers = Sequence[tuple[int, bool]]  # debaters, and whether they are uncommitted


def faith_lines(game: Game[Position], words: Speaker) -> list[str]:
    """18.3, 18.4, 18.5, 21.3: the chances of whatever is decided about faith."""
    state, decision = game.state, game.decision()
    if isinstance(decision, ChooseTarget):
        return [attempt_line(state, decision, space, words) for space in decision.targets(state)]
    if isinstance(decision, SpendPoints):
        return debate_calls(state, decision.power, words)
    if isinstance(decision, Sentence):
        return possible_debates(state, decision.power, INQUISITION_DICE, words)
    if isinstance(decision, CallFreeDebate):
        return possible_debates(state, decision.power, 0, words)
    if isinstance(decision, ChooseOpponent):
        attacker = [(state.debating[0], bool(state.fresh[0]))]
        return debate_lines(state, decision.power, state.debate_zone, attacker, event_dice(game), words)
    if isinstance(decision, StandUp):
        return luther_lines(game, decision, words)
    if isinstance(decision, RevealCard):
        return [words.say("his-odds-mary", chance=percent(Fraction(PAPAL_DIE, SIDES)))]
    if isinstance(decision, PlayCard) and decision.power == ENGLAND:
        return marriage_lines(state, words)
    return []


# ---- attempts -------------------------------------------------------------------------------------------------------


def attempt_chance(own: int, other: int, change: int, ties: bool) -> Fraction:
    """18.3.step4 - 18.3.step8: how likely an attempt with so many dice on both sides converts its target."""

    def succeeds(best: int, theirs: int) -> bool:
        best += change
        return best > theirs or (ties and best == theirs)  # so a 6 that converts at once is counted too

    return chance_of(best_of(own), best_of(other), succeeds)


def attempt_line(state: Position, decision: ChooseTarget, space: int, words: Speaker) -> str:
    """18.3.step2, 18.3.step6: dice of both sides in a space, and how likely it is converted."""
    faith, zones = decision.faith, decision.zones
    own = converting_dice(state, space, faith, decision.dice)
    other = influence(state, space, other_faith(faith))
    ties = wins_ties(state, space, faith, zones)
    change = die_modifier(state, space, faith, zones, decision.modifier)
    message = "his-odds-attempt-ties" if ties else "his-odds-attempt"
    chance = percent(attempt_chance(own, other, change, ties))
    return words.say(message, space=space_name(space, words), dice=own, others=other, chance=chance)


# ---- debates --------------------------------------------------------------------------------------------------------


class FirstRound:
    """18.5.step7: how likely the caller wins, ties, burns the other one, or loses his own debater, in one round."""

    def __init__(self) -> None:
        self.wins = self.ties = self.burns = self.is_lost = Fraction(0)

    def add(self, dice: tuple[int, int], values: tuple[int, int], weight: Fraction) -> None:
        """One pair of speakers."""
        own, other = hits_of(dice[0], HIT), hits_of(dice[1], HIT)
        self.wins += weight * chance_of(own, other, lambda mine, theirs: mine > theirs)
        self.ties += weight * chance_of(own, other, lambda mine, theirs: mine == theirs)
        self.burns += weight * chance_of(own, other, lambda mine, theirs: mine - theirs > values[1])
        self.is_lost += weight * chance_of(own, other, lambda mine, theirs: theirs - mine > values[0])


def first_round(state: Position, caller: int, zone: int, attackers: Speakers, defenders: Speakers,
                extra: int) -> FirstRound:  # fmt: skip
    """18.5.step2, 18.5.step3: all pairs that can be drawn, each as likely."""
    found = FirstRound()
    weight = Fraction(1, len(attackers) * len(defenders))
    for attacker, is_fresh in attackers:
        own = attacker_dice(state, caller, zone, attacker, is_fresh) + extra
        for defender, is_rested in defenders:
            values = DEBATER_VALUE[attacker], DEBATER_VALUE[defender]
            found.add((own, defender_dice(defender, is_rested)), values, weight)
    return found


def debate_lines(state: Position, caller: int, zone: int, attackers: Speakers, extra: int,
                 words: Speaker) -> list[str]:  # fmt: skip
    """18.5.step3: against uncommitted and against committed debaters."""
    lines = []
    for status, message in POOLS:
        defenders = [(each, status == UNCOMMITTED) for each in debaters_for(state, rival_of(caller), zone, status)]
        if defenders:
            lines.append(
                round_line(message, first_round(state, caller, zone, attackers, defenders, extra), zone, words)
            )
    return lines


def round_line(message: str, chances: FirstRound, zone: int, words: Speaker) -> str:
    """18.5.step7: what a round can bring."""
    return words.say(
        message,
        zone=zone_name(zone, words),
        chance=percent(chances.wins),
        tie=percent(chances.ties),
        burns=percent(chances.burns),
        loses=percent(chances.is_lost),
    )


def debate_calls(state: Position, power: int, words: Speaker) -> list[str]:
    """18.1.debate: the debates that a power can pay and call."""
    return [] if why_not_pay(state, power, CALL_DEBATE) else possible_debates(state, power, 0, words)


def possible_debates(state: Position, power: int, extra: int, words: Speaker) -> list[str]:
    """18.1.debate, 18.5.step4.d: what the debates that a power can call may bring, with so many dice more."""
    lines: list[str] = []
    for zone in range(TRANSLATED_ZONES):
        if why_not_debate(state, power, zone) == ALLOWED:
            attackers = [(each, True) for each in debaters_for(state, power, zone, UNCOMMITTED)]
            lines += debate_lines(state, power, zone, attackers, extra, words)
    return lines


def event_dice(game: Game[Position]) -> int:
    """18.5.step4.d: the dice of an event in the debate that is held."""
    for frame in reversed(game.stack):
        if isinstance(frame, Debate | SecondRound | Round):
            return frame.dice
    return 0


def luther_lines(game: Game[Position], decision: StandUp, words: Speaker) -> list[str]:
    """card.007b: what the round can bring with the debater who was drawn, and with Luther."""
    state = game.state
    caller = decision.power if decision.side == 0 else rival_of(decision.power)
    lines = []
    for debater, is_fresh in (
        (state.debating[decision.side], bool(state.fresh[decision.side])),
        (LUTHER, state.debaters[LUTHER] == UNCOMMITTED),
    ):
        sides = [(state.debating[side], bool(state.fresh[side])) for side in (0, 1)]
        sides[decision.side] = (debater, is_fresh)
        chances = first_round(state, caller, state.debate_zone, sides[:1], sides[1:], event_dice(game))
        lines.append(
            words.say(
                "his-odds-debate-with",
                debater=debater_name(debater, words),
                power=power_name(caller, words),
                chance=percent(chances.wins),
                tie=percent(chances.ties),
            )
        )
    return lines


# ---- marriages ------------------------------------------------------------------------------------------------------


def birth_chances(state: Position, wife: int) -> list[Fraction]:
    """21.3.marital2, chart.pregnancy: how likely each result is with a wife."""
    best = len(PREGNANCY_NAMES) - 1
    chances = [Fraction(0)] * len(PREGNANCY_NAMES)
    for face in range(SIDES):
        result = min(face + WIFE_MODIFIER[wife], best)
        while is_born(state, result):
            result += 1
        chances[result] += Fraction(1, SIDES)
    return chances


def marriage_lines(state: Position, words: Speaker) -> list[str]:
    """21.3.marital1: what the next wife may bring, if England holds its Home card and Henry may marry."""
    if not is_in_hand(state, ENGLAND, SIX_WIVES_OF_HENRY_VIII) or not may_marry_by_card(state):
        return []
    wife = state.wife + 1
    if wife == ASK_FOR_DIVORCE:
        return []
    chances = birth_chances(state, wife)
    results = [
        words.say("his-odds-birth", child=child_name(result, words), chance=percent(chances[result]))
        for result in range(BEHEADED, len(chances))
        if chances[result]
    ]
    return [words.say("his-odds-marriage", wife=wife_name(wife, words), results="; ".join(results))]
