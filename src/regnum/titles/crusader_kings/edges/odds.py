"""What the next check of whoever is asked can bring, by public knowledge and the player's own bag (basics.bags)."""

from __future__ import annotations

from typing import Final

from regnum.edges.wording import Speaker
from regnum.engine.frames import Decision
from regnum.engine.game import Game
from regnum.titles.crusader_kings.edges.wording import WORDING, purpose_name
from regnum.titles.crusader_kings.facts.catalogue import is_positive
from regnum.titles.crusader_kings.facts.limits import ATTEMPT_PRICES, BRIBE_PRICE, CASTLE_PRICE
from regnum.titles.crusader_kings.facts.names import (
    CRITICAL_CRUSADE,
    CRITICAL_INTRIGUE,
    CRITICAL_MARRIAGE,
    CRITICAL_REALM,
    CRITICAL_WAR,
    FOR_ASSASSINATION,
    FOR_BRIBE,
    FOR_BUILD,
    FOR_CASUS_BELLI,
    FOR_COUP,
    FOR_CRUSADE,
    FOR_INVASION,
    FOR_MARRIAGE,
    NONE,
)
from regnum.titles.crusader_kings.position.queries.attacks import is_by_sea, origin_of, supporters_of
from regnum.titles.crusader_kings.position.queries.chances import bag_chance, percent
from regnum.titles.crusader_kings.position.queries.checks import paid_draws_allowed
from regnum.titles.crusader_kings.position.queries.family import person
from regnum.titles.crusader_kings.position.queries.realm import free_draws
from regnum.titles.crusader_kings.position.queries.regions import defence_of
from regnum.titles.crusader_kings.position.queries.war import (
    invasion_draws,
    is_annexation,
    successes_for_invasion,
)
from regnum.titles.crusader_kings.position.state import Position, is_program
from regnum.titles.crusader_kings.rules.check import Invest
from regnum.titles.crusader_kings.rules.crusade import ChooseLeader
from regnum.titles.crusader_kings.rules.intrigue import (
    ASSASSINATE,
    PURPOSE_OF_PLOT,
    STOP_COUPS,
    STOP_PLOTTING,
    ChooseCoup,
    ChoosePlot,
    Plot,
)
from regnum.titles.crusader_kings.rules.marriage import MARRY_COURT, MARRY_LORD, Propose
from regnum.titles.crusader_kings.rules.realm import STOP_BUILDING, ChooseSite
from regnum.titles.crusader_kings.rules.war import ATTACK_BY_SEA, DECLARED, SUPPORT, SUPPORT_BY_SEA, Declare

USUAL: Final = (
    (FOR_MARRIAGE, CRITICAL_MARRIAGE),
    (FOR_BUILD, CRITICAL_REALM),
    (FOR_CASUS_BELLI, CRITICAL_INTRIGUE),
    (FOR_COUP, CRITICAL_INTRIGUE),
    (FOR_INVASION, CRITICAL_WAR),
    (FOR_CRUSADE, CRITICAL_CRUSADE),
)  # checks that a player makes of his own will, and what is critical in them


class Trial:
    """A check that an answer would lead to; no success is required of what needs no check."""

    def __init__(self, bag: list[int], critical: int, required: int, free: int, gold: int) -> None:
        self.bag = bag
        self.critical = critical
        self.required = required
        self.free = free
        self.gold = max(0, min(gold, paid_draws_allowed(required, free)))  # the most that may be invested

    def percent(self, gold: int) -> int:
        """check.draw: the chance with so much gold, nothing sacrificed and nobody opposing."""
        return percent(bag_chance(self.bag, self.critical, self.required, self.free + gold))


def odds_lines(game: Game[Position], seat: int, words: Speaker) -> list[str]:
    """check.invest, check.free: the chance of every answer of the seat that is asked, else of its usual checks."""
    state, decision = game.state, game.decision()
    if seat not in game.waiting or is_program(state, seat):
        return []
    if isinstance(decision, Invest):
        return invest_lines(state, decision, words)
    found = []
    for option in game.legal(seat):
        trial = trial_of(state, decision, seat, option)
        if trial is not None:
            found.append(trial_line(decision, option, trial, words))
    return found or usual_lines(state, seat, words)


def invest_lines(state: Position, decision: Invest, words: Speaker) -> list[str]:
    """check.invest: what each coin adds to a check that was begun."""
    seat = decision.seat
    gold = state.gold[seat] - decision.reserve
    trial = Trial(state.bag[seat], decision.critical, decision.required, decision.free, gold)
    return [
        words.say("ck-odds-gold", gold=paid, count=trial.free + paid, chance=trial.percent(paid))
        for paid in range(trial.gold + 1)
    ]


def usual_lines(state: Position, seat: int, words: Speaker) -> list[str]:
    """check.free: the checks that any round may bring, with one success needed and no gold."""
    lines = [words.say("ck-odds-usual")]
    for purpose, critical in USUAL:
        free = free_draws(state, seat, purpose) + state.easier[seat]
        chance = Trial(state.bag[seat], critical, 1, free, 0).percent(0)
        lines.append("  " + words.say("ck-board-odds", purpose=purpose_name(purpose, words), count=free, chance=chance))
    return lines


def trial_line(decision: Decision[Position], option: int, trial: Trial, words: Speaker) -> str:
    """One answer with its chance, without gold and with as much as may be paid."""
    move = decision.spell(option)
    said = words.say(f"ck-move-{move.verb}", **WORDING.in_moves(decision.domain.parts(move), words))
    if trial.required == 0:
        return words.say("ck-odds-sure", move=said)
    chance = trial.percent(0)
    if trial.gold == 0:
        return words.say("ck-odds-free", move=said, required=trial.required, chance=chance)
    return words.say(
        "ck-odds-paid",
        move=said,
        required=trial.required,
        chance=chance,
        gold=trial.gold,
        best=trial.percent(trial.gold),
    )


def trial_of(state: Position, decision: Decision[Position], seat: int, option: int) -> Trial | None:
    """The check behind an answer, or None if it leads to none."""
    verb = decision.domain.verb_of(option)
    numbers = decision.domain.numbers(option)
    if isinstance(decision, Propose) and verb in (MARRY_LORD, MARRY_COURT):
        return marriage_trial(state, seat, numbers[1] if verb == MARRY_LORD else NONE)
    if isinstance(decision, ChooseSite) and option != STOP_BUILDING:
        return simple_trial(state, seat, FOR_BUILD, CRITICAL_REALM, 1, CASTLE_PRICE)
    if isinstance(decision, ChoosePlot) and option != STOP_PLOTTING:
        return plot_trial(state, seat, verb, numbers)
    if isinstance(decision, ChooseCoup) and option != STOP_COUPS:
        price = ATTEMPT_PRICES[state.attempts]
        return simple_trial(state, seat, FOR_COUP, CRITICAL_INTRIGUE, 1 + defence_of(state, numbers[0]), price)
    if isinstance(decision, Declare) and option != DECLARED:
        return attack_trial(state, decision, verb, numbers[0], numbers[1])
    if isinstance(decision, ChooseLeader):
        return simple_trial(state, seat, FOR_CRUSADE, CRITICAL_CRUSADE, 1, 0)
    return None


def simple_trial(state: Position, seat: int, purpose: int, critical: int, required: int, price: int) -> Trial:
    """check.free, check.modifiers: a check with what the player has; the price must be left."""
    free = free_draws(state, seat, purpose) + state.easier[seat]
    return Trial(state.bag[seat], critical, required, free, state.gold[seat] - price)


def marriage_trial(state: Position, seat: int, region: int) -> Trial:
    """marriage.independent, marriage.random: a lord without a positive trait accepts without a check."""
    needed = region == NONE or any(is_positive(token) for token in state.traits[state.lord[region]])
    return simple_trial(state, seat, FOR_MARRIAGE, CRITICAL_MARRIAGE, int(needed), 0)


def plot_trial(state: Position, seat: int, verb: int, numbers: tuple[int, ...]) -> Trial:
    """plot.extra, plot.unrest_difficulty, plot.assassinate: a plot after its price; a bribe must still be paid."""
    purpose = PURPOSE_OF_PLOT[verb]
    first = numbers[0]
    if purpose == FOR_ASSASSINATION:
        first = person(state, numbers[0], numbers[1]) if verb == ASSASSINATE else state.lord[numbers[0]]
    price = ATTEMPT_PRICES[state.attempts] + (BRIBE_PRICE if purpose == FOR_BRIBE else 0)
    required = Plot(seat, purpose, first, numbers[-1]).required(state)
    return simple_trial(state, seat, purpose, CRITICAL_INTRIGUE, required, price)


def attack_trial(state: Position, decision: Declare, verb: int, target: int, origin: int) -> Trial:
    """invasion.difficulty1 to invasion.difficulty4, invasion.support, duchy.attack: an attack if it were declared."""
    seat = decision.seat
    by_sea = verb == ATTACK_BY_SEA
    supporters = len(supporters_of(state, target))
    if verb in (SUPPORT, SUPPORT_BY_SEA):
        origin, by_sea = origin_of(state, target), is_by_sea(state, target)
        supporters += 1
    annexes = is_annexation(state, seat, target) and not by_sea
    required = 0 if annexes else successes_for_invasion(state, seat, target, first=bool(decision.only))
    free = invasion_draws(state, seat, target, supporters)
    duke = state.duke[origin]
    bag = state.bag[seat] if duke == NONE else [*state.bag[seat], *state.traits[duke]]
    return Trial(bag, CRITICAL_WAR, required, free, state.gold[seat])
