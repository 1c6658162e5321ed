"""How the greedy player uses cards around battles, and the moments in which anybody may answer."""

from __future__ import annotations

from typing import Final

from regnum.agents.here_i_stand.greedy_diplomacy import rivalry
from regnum.agents.here_i_stand.greedy_map import strength
from regnum.agents.here_i_stand.greedy_question import Judge, Question
from regnum.titles.here_i_stand.facts.card_numbers import LEIPZIG_DEBATE, PAPAL_BULL
from regnum.titles.here_i_stand.facts.names import ATTACKING, DEFENDING
from regnum.titles.here_i_stand.facts.people import COMMAND_RATING
from regnum.titles.here_i_stand.position.queries.domination import dominating_player
from regnum.titles.here_i_stand.position.queries.points import all_points
from regnum.titles.here_i_stand.position.queries.troops import army_size, units_of
from regnum.titles.here_i_stand.position.state import ARMY, Position

SILENCE: Final = 0.1
DECIDED: Final = 2.2  # so much stronger a side needs no card
LEAST_ARMY: Final = 4
GREAT_LEADER: Final = 6


def judge_announcement(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """It stops armies that come for it, and hires against them."""
    if verb == "pass":
        return SILENCE
    state, seat = question.state, question.seat
    at_war = bool(state.war[seat] >> question.field("power", 0) & 1)
    large = army_size(state, ARMY) >= LEAST_ARMY
    if verb == "foul-weather":
        return 0.25 if at_war and large else -0.1
    if verb == "gout":
        return 0.3 if at_war and large and COMMAND_RATING[numbers[0]] >= GREAT_LEADER else -0.1
    return 0.2 if state.foes >> seat & 1 and large else -0.1


def judge_hiring(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Before a battle of its own."""
    return SILENCE if verb == "pass" else 0.2


def judge_combat_cards(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """All that may tip a battle that is still open."""
    if verb == "pass":
        return SILENCE
    state, seat = question.state, question.seat
    mine, theirs = both_sides(state, seat)
    open_still = mine < DECIDED * theirs and theirs < DECIDED * mine
    return 0.3 if open_still or verb == "siege-mining" else 0.0


def both_sides(state: Position, seat: int) -> tuple[int, int]:
    """The units of the own side and of the other in the present combat."""
    attackers = army_size(state, ARMY)
    defenders = max(1, strength(state, state.combat_at, state.defenders)) if state.combat_at >= 0 else 1
    return (attackers, defenders) if seat == state.attacker else (defenders, attackers)


def judge_janissaries(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """When the dice were not kind and much is at stake."""
    state, seat = question.state, question.seat
    if verb == "keep":
        return SILENCE
    side = ATTACKING if seat == state.attacker else DEFENDING
    behind = state.hits[side] <= state.hits[1 - side]
    mine, theirs = both_sides(state, seat)
    return 0.5 if behind and mine + theirs > 2 * LEAST_ARMY else 0.0


def judge_artillery(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """For its own assaults."""
    if verb == "pass":
        return SILENCE
    state = question.state
    missing = strength(state, question.field("space"), state.defenders) > state.hits[ATTACKING]
    return 0.5 if question.field("power") == question.seat and missing else -0.1


def judge_cancelling(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The Wartburg saves Luther from bulls and debates."""
    if verb == "pass":
        return SILENCE
    return 0.2 if question.field("card") in (PAPAL_BULL, LEIPZIG_DEBATE) else 0.0


def judge_comet(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Against the leader of the game, if anybody leads."""
    if verb == "pass":
        return 0.5
    worth = rivalry(question.state, question.seat, numbers[0])
    return worth if verb == "comet-discard" else worth - 0.1


def judge_naming(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Whoever leads suffers."""
    return rivalry(question.state, question.seat, numbers[0])


def judge_domination(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Somebody else's victory is stopped."""
    if verb == "pass":
        return SILENCE
    points = all_points(question.state)
    winner = dominating_player(question.state, points)
    return -1.0 if points[question.seat] == max(points) or winner == question.seat else 1.0


def judge_silence(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Nothing, if that is possible."""
    return SILENCE if verb in QUIET else 0.0


def judge_gout_of_charles(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """An enemy emperor stays where he is."""
    if verb == "pass":
        return SILENCE
    return 0.15 if question.state.war[question.seat] >> question.field("power", 1) & 1 else 0.0


def judge_dismissal(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Mercenaries of enemies, where there are many."""
    state, power = question.state, numbers[1]
    enemy = 1.0 if state.war[question.seat] >> power & 1 else 0.0
    return enemy + 0.05 * units_of(state, numbers[0], power)


QUIET: Final = ("pass", "decline", "done", "keep", "stay-out", "give-no-unit", "nobody-leads", "let-pass", "stand")
JUDGES: Final[dict[str, Judge]] = {
    "Announcement": judge_announcement,
    "HireBeforeBattle": judge_hiring,
    "DeclareCombatCards": judge_combat_cards,
    "PlayJanissaries": judge_janissaries,
    "BringArtillery": judge_artillery,
    "CancelEvent": judge_cancelling,
    "BetweenImpulses": judge_comet,
    "NameUnlucky": judge_naming,
    "NameDelayed": judge_naming,
    "StopDomination": judge_domination,
    "TransferAnnounced": judge_gout_of_charles,
    "DismissMercenaries": judge_dismissal,
    "HearInformant": judge_silence,
    "PrepareForSpring": judge_silence,
    "ChangeRoll": judge_silence,
    "SendRowers": judge_silence,
    "RevealCard": judge_silence,
    "HelpIrish": judge_silence,
    "LeadAbroad": judge_silence,
    "Talk": judge_silence,
    "HearAgreements": judge_silence,
}
