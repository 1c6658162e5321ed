"""Intrigue cards: plots and coups."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED, Shortfall
from regnum.titles.crusader_kings.facts.catalogue import DEVELOPMENT, KIN, PERSON, REGION, REGIONS, SEAT
from regnum.titles.crusader_kings.facts.limits import ATTEMPT_PRICES, BRIBE_PRICE, RULER_SUCCESSES
from regnum.titles.crusader_kings.facts.names import (
    CRITICAL_INTRIGUE,
    FOR_ASSASSINATION,
    FOR_BRIBE,
    FOR_CASUS_BELLI,
    FOR_COUP,
    FOR_DIVORCE,
    FOR_UNREST,
    KING,
    NONE,
    OPEN,
    ROLES,
    SECRET,
)
from regnum.titles.crusader_kings.facts.pack import COUNCILOR
from regnum.titles.crusader_kings.position.changes.cards import take_development_from
from regnum.titles.crusader_kings.position.changes.family import divorce
from regnum.titles.crusader_kings.position.changes.gold import pay_gold
from regnum.titles.crusader_kings.position.changes.progress import use_up
from regnum.titles.crusader_kings.position.changes.regions import free_region, place_unrest, remove_unrest
from regnum.titles.crusader_kings.position.changes.relations import gain_casus_belli
from regnum.titles.crusader_kings.position.queries.family import kin, person, persons
from regnum.titles.crusader_kings.position.queries.readings import reading
from regnum.titles.crusader_kings.position.queries.realm import (
    councilors_of,
    development_type,
    free_draws,
    hooks_of,
)
from regnum.titles.crusader_kings.position.queries.regions import (
    defence_of,
    is_defended,
    is_in_reach,
    is_rivals_region,
    regions_of,
    unrest_left,
)
from regnum.titles.crusader_kings.position.queries.seats import (
    can_pay,
    has_casus_belli,
    is_rival,
    short_of_gold,
    to_the_left,
)
from regnum.titles.crusader_kings.position.registers import EVENTS, REASONS
from regnum.titles.crusader_kings.position.state import Crown, Position, seats_of
from regnum.titles.crusader_kings.rules.check import Check
from regnum.titles.crusader_kings.rules.family import kill, kill_duke
from regnum.titles.crusader_kings.rules.frames import SeatChoice, Step, ask_if_open
from regnum.titles.crusader_kings.rules.realm import DropDevelopment

PLOTTED: Final = EVENTS.add("plotted", "plot.one_of_five", "seat", "purpose")
PLOTTED_AGAINST: Final = EVENTS.add("plotted_against", "plot.one_of_five", "seat", "purpose", "rival")
ASSASSIN_SENT: Final = EVENTS.add("assassin_sent", "plot.assassinate", "seat", "character")
COUP_TRIED: Final = EVENTS.add("coup_tried", "overthrow.target", "seat", "region")
OVERTHROWN: Final = EVENTS.add("overthrown", "overthrow.success", "seat", "rival", "region")

TOO_EXPENSIVE: Final = REASONS.add("too_expensive", "plot.extra")
BRIBE_TOO_EXPENSIVE: Final = REASONS.add("too_expensive", "plot.bribe")
COUP_TOO_EXPENSIVE: Final = REASONS.add("too_expensive", "overthrow.extra")
NO_SUCH_RELATIVE: Final = REASONS.add("no_such_relative", "plot.divorce")
NO_LORD_THERE: Final = REASONS.add("no_lord_there", "plot.assassinate")
NOT_A_RIVAL: Final = REASONS.add("not_a_rival", "plot.casus_belli")
NOBODY_TO_BRIBE: Final = REASONS.add("not_a_rival", "plot.bribe")
ALREADY_TRIED: Final = REASONS.add("already_tried", "overthrow.limits")
ALREADY_HELD: Final = REASONS.add("already_held", "plot.bribe")
NOT_HELD: Final = REASONS.add("not_held", "plot.bribe")
FOUR_ATTEMPTS: Final = REASONS.add("four_attempts", "plot.limits")
FOUR_COUPS: Final = REASONS.add("four_attempts", "overthrow.limits")
PLOT_USED: Final = REASONS.add("plot_used", "plot.limits")
ALREADY_HAVE_CASUS_BELLI: Final = REASONS.add("already_have_casus_belli", "plot.casus_belli")
NOT_A_RIVALS_REGION: Final = REASONS.add("not_a_rivals_region", "plot.unrest")
NO_RIVAL_TO_OVERTHROW: Final = REASONS.add("not_a_rivals_region", "overthrow.target")
NOT_BESIDE_YOUR_REGION: Final = REASONS.add("not_beside_your_region", "plot.unrest")
COUP_OUT_OF_REACH: Final = REASONS.add("not_beside_your_region", "overthrow.target")
ARMY_THERE: Final = REASONS.add("army_there", "plot.unrest_army")
NO_UNREST_LEFT: Final = REASONS.add("no_unrest_left", "basics.limits")
NOBODY_THERE: Final = REASONS.add("nobody_there", "plot.assassinate")
RULERS_SAFE_IN_FIRST_ROUND: Final = REASONS.add("rulers_safe_in_first_round", "plot.assassinate_first")
NOT_A_COUNCILOR: Final = REASONS.add("not_a_councilor", "plot.bribe")
NOT_MARRIED: Final = REASONS.add("not_married", "plot.divorce")
NO_UNREST_THERE: Final = REASONS.add("no_unrest_there", "overthrow.target")
NO_SUCH_DYNASTY: Final = REASONS.add("no_such_dynasty", "plot.assassinate")


PLOTS: Final = Domain(
    verb("fabricate", ("seat", SEAT)),
    verb("unrest", ("region", REGION)),
    verb("assassinate", ("seat", SEAT), ("person", PERSON)),
    verb("assassinate-lord", ("region", REGION)),
    verb("bribe", ("seat", SEAT), ("development", DEVELOPMENT)),
    verb("divorce", ("kin", KIN)),
    verb("stop"),
)
FABRICATE: Final = PLOTS.by_name["fabricate"]
PROVOKE: Final = PLOTS.by_name["unrest"]
ASSASSINATE: Final = PLOTS.by_name["assassinate"]
ASSASSINATE_LORD: Final = PLOTS.by_name["assassinate-lord"]
BRIBE: Final = PLOTS.by_name["bribe"]
DIVORCE: Final = PLOTS.by_name["divorce"]
STOP_PLOTTING: Final = PLOTS.base("stop")
# By verb.
PURPOSE_OF_PLOT: Final = (FOR_CASUS_BELLI, FOR_UNREST, FOR_ASSASSINATION, FOR_ASSASSINATION, FOR_BRIBE, FOR_DIVORCE)


class ChoosePlot(SeatChoice):
    """plot.one_of_five, plot.extra, plot.limits: the next plot of an action; each kind once, four at most."""

    rule = "plot.one_of_five"
    domain = PLOTS

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        state = game.state
        found: list[int] = []
        for rival in to_the_left(state, seat):
            found.append(PLOTS.code("fabricate", rival))
            for development in councilors_of(state, rival):
                found.append(PLOTS.code("bribe", rival, development))
            for region in regions_of(state, rival):
                found.append(PLOTS.code("unrest", region))
        for owner in range(seats_of(state)):
            if not state.out[owner]:
                for number, _ in persons(state, owner):
                    found.append(PLOTS.code("assassinate", owner, number))
        for region in range(REGIONS):
            if state.lord[region] != NONE:
                found.append(PLOTS.code("assassinate-lord", region))
        for role in range(ROLES):
            found.append(PLOTS.code("divorce", role))
        return [*found, STOP_PLOTTING]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        if option == STOP_PLOTTING:
            return ALLOWED
        plot = PLOTS.verb_of(option)
        purpose = PURPOSE_OF_PLOT[plot]
        if state.attempts >= len(ATTEMPT_PRICES):
            return FOUR_ATTEMPTS
        if purpose in state.used:
            return PLOT_USED
        if not can_pay(state, seat, ATTEMPT_PRICES[state.attempts]):
            return TOO_EXPENSIVE
        if purpose == FOR_BRIBE and not can_pay(state, seat, ATTEMPT_PRICES[state.attempts] + BRIBE_PRICE):
            return BRIBE_TOO_EXPENSIVE
        numbers = PLOTS.numbers(option)
        if plot == FABRICATE:
            return why_not_fabricate(state, seat, numbers[0])
        if plot == PROVOKE:
            return why_not_unrest(state, seat, numbers[0])
        if plot == ASSASSINATE:
            return why_not_assassinate(state, numbers[0], numbers[1])
        if plot == ASSASSINATE_LORD:
            return ALLOWED if state.lord[numbers[0]] != NONE else NO_LORD_THERE
        if plot == BRIBE:
            return why_not_bribe(state, seat, numbers[0], numbers[1])
        member = kin(state, seat, numbers[0])
        if member == NONE:
            return NO_SUCH_RELATIVE
        return ALLOWED if state.spouse[member] != NONE else NOT_MARRIED

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        reason = self.why_not(game, seat, option)
        if reason not in (TOO_EXPENSIVE, BRIBE_TOO_EXPENSIVE):
            return ()
        price = ATTEMPT_PRICES[game.state.attempts] + (BRIBE_PRICE if self.domain.verb_of(option) == BRIBE else 0)
        return short_of_gold(game.state, seat, price)

    def choose(self, game: Crown, seat: int, option: int) -> None:
        state = game.state
        if option == STOP_PLOTTING:
            return
        plot = self.domain.verb_of(option)
        numbers = self.domain.numbers(option)
        purpose = PURPOSE_OF_PLOT[plot]
        pay_gold(game, seat, ATTEMPT_PRICES[state.attempts])
        use_up(state, purpose)
        first, second = numbers[0], numbers[-1]
        if plot == ASSASSINATE:
            first = person(state, numbers[0], numbers[1])
        elif plot == ASSASSINATE_LORD:
            first = state.lord[numbers[0]]
        elif plot == DIVORCE:
            first = kin(state, seat, numbers[0])
        game.call(Plot(seat, purpose, first, second))


def why_not_fabricate(state: Position, seat: int, rival: int) -> int:
    """plot.casus_belli: against a rival against whom the player has none."""
    if not is_rival(state, seat, rival):
        return NOT_A_RIVAL
    return ALREADY_HAVE_CASUS_BELLI if has_casus_belli(state, seat, rival) else ALLOWED


def why_not_unrest(state: Position, seat: int, region: int) -> int:
    """plot.unrest_army, basics.limits: never where an army stands."""
    if not is_rivals_region(state, seat, region):
        return NOT_A_RIVALS_REGION
    if not is_in_reach(state, seat, region):
        return NOT_BESIDE_YOUR_REGION
    if is_defended(state, region):
        return ARMY_THERE
    return ALLOWED if unrest_left(state) else NO_UNREST_LEFT


def why_not_assassinate(state: Position, owner: int, number: int) -> int:
    """plot.assassinate, plot.assassinate_first: anybody whose card lies open, but no ruler in the first round."""
    if owner >= seats_of(state) or state.out[owner]:
        return NO_SUCH_DYNASTY
    if person(state, owner, number) == NONE:
        return NOBODY_THERE
    if number == KING and state.era == 0 and state.round == 0:
        return RULERS_SAFE_IN_FIRST_ROUND
    return ALLOWED


def why_not_bribe(state: Position, seat: int, rival: int, development: int) -> int:
    """plot.bribe: a rival's councilor whom the player does not have."""
    if not is_rival(state, seat, rival):
        return NOBODY_TO_BRIBE
    if development not in state.held[rival]:
        return NOT_HELD
    if development_type(state, development) != COUNCILOR:
        return NOT_A_COUNCILOR
    return ALREADY_HELD if development in state.held[seat] else ALLOWED


class Plot(Step):
    """plot.one_of_five: one plot, from its check to what comes of it."""

    fields = ("seat", "purpose", "first", "second")
    steps = ("announce", "resolve", "go_on")

    def __init__(self, seat: int, purpose: int, first: int, second: int) -> None:
        self.seat = seat
        self.purpose = purpose
        self.first = first
        self.second = second

    def victim(self, state: Position) -> int:
        """plot.failure: the player against whom the plot is made, or NONE."""
        if self.purpose in (FOR_CASUS_BELLI, FOR_BRIBE):
            return self.first
        if self.purpose == FOR_UNREST:
            return state.owner[self.first]
        house = state.house[self.first]
        return NONE if house == self.seat else house

    def required(self, state: Position) -> int:
        """plot.unrest_difficulty, plot.assassinate: how many successes the plot needs."""
        if self.purpose == FOR_UNREST:
            counts = reading(state, "castle_against_unrest") == "yes"
            return 1 + defence_of(state, self.first) - (0 if counts else state.castle[self.first])
        is_ruler = self.purpose == FOR_ASSASSINATION and self.first in state.ruler
        return RULER_SUCCESSES if is_ruler else 1

    def announce(self, game: Crown) -> None:
        """intrigue.critical, oppose.secret, plot.assassinate_oppose: nobody can oppose, unless a guard was warned."""
        state = game.state
        victim = self.victim(state)
        if victim == NONE:
            game.tell(PLOTTED, self.seat, self.purpose)
        else:
            game.tell(PLOTTED_AGAINST, self.seat, self.purpose, victim)
        money, reserve = SECRET, BRIBE_PRICE if self.purpose == FOR_BRIBE else 0
        if self.purpose == FOR_ASSASSINATION:
            game.tell(ASSASSIN_SENT, self.seat, self.first)
            if victim != NONE and any(hooks.guards for hooks in hooks_of(state, victim)):
                money = OPEN
        draws = free_draws(state, self.seat, self.purpose)
        game.call(Check(self.seat, self.purpose, CRITICAL_INTRIGUE, self.required(state), draws, money, reserve))

    def resolve(self, game: Crown) -> None:
        """plot.failure, plot.success: a failed plot gives its victim a casus belli, a successful one stays secret."""
        state = game.state
        victim = self.victim(state)
        if not state.passed:
            if victim != NONE:
                gain_casus_belli(game, victim, self.seat)
        elif self.purpose == FOR_CASUS_BELLI:
            gain_casus_belli(game, self.seat, self.first)
        elif self.purpose == FOR_UNREST:
            place_unrest(game, self.first)
        elif self.purpose == FOR_ASSASSINATION:
            kill(game, self.first)
        elif self.purpose == FOR_BRIBE:
            bribe(game, self.seat, self.first, self.second)
        else:
            divorce(game, self.seat, self.first)

    def go_on(self, game: Crown) -> None:
        """plot.limits: the next plot is declared when this one is over."""
        ask_if_open(game, ChoosePlot(self.seat))


def bribe(game: Crown, seat: int, rival: int, development: int) -> None:
    """plot.bribe: two gold, and the councilor changes sides."""
    state = game.state
    if development not in state.held[rival] or development in state.held[seat] or not can_pay(state, seat, BRIBE_PRICE):
        return
    pay_gold(game, seat, BRIBE_PRICE)
    take_development_from(game, seat, rival, development)
    game.call(DropDevelopment(seat, COUNCILOR, development))


# ---- coups ----------------------------------------------------------------------------------------------------------


COUPS: Final = Domain(verb("overthrow", ("region", REGION)), verb("stop"))
STOP_COUPS: Final = COUPS.base("stop")


class ChooseCoup(SeatChoice):
    """overthrow.target, overthrow.extra, overthrow.limits: the next coup; each region once, four in all."""

    rule = "overthrow.target"
    open_to_all = True
    domain = COUPS

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        state = game.state
        restless = [region for region in range(REGIONS) if state.unrest[region]]
        return [*(region for region in restless if is_rivals_region(state, seat, region)), STOP_COUPS]

    def why_none(self, game: Crown, seat: int) -> int:
        return NO_UNREST_THERE

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        state = game.state
        if option == STOP_COUPS:
            return ALLOWED
        if state.attempts >= len(ATTEMPT_PRICES):
            return FOUR_COUPS
        if option in state.used:
            return ALREADY_TRIED
        if not can_pay(state, seat, ATTEMPT_PRICES[state.attempts]):
            return COUP_TOO_EXPENSIVE
        if not is_rivals_region(state, seat, option):
            return NO_RIVAL_TO_OVERTHROW
        if not is_in_reach(state, seat, option):
            return COUP_OUT_OF_REACH
        return ALLOWED if state.unrest[option] else NO_UNREST_THERE

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        is_short = self.why_not(game, seat, option) == COUP_TOO_EXPENSIVE
        return short_of_gold(game.state, seat, ATTEMPT_PRICES[game.state.attempts]) if is_short else ()

    def choose(self, game: Crown, seat: int, option: int) -> None:
        state = game.state
        if option == STOP_COUPS:
            return
        pay_gold(game, seat, ATTEMPT_PRICES[state.attempts])
        use_up(state, option)
        game.call(Coup(seat, option))


class Coup(Step):
    """overthrow.success, overthrow.failure: one attempt to shake a rival's rule off."""

    fields = ("seat", "region")
    steps = ("check", "resolve", "go_on")

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def check(self, game: Crown) -> None:
        """overthrow.difficulty, oppose.secret: one success, one more for a castle and for a duke."""
        game.tell(COUP_TRIED, self.seat, self.region)
        required = 1 + defence_of(game.state, self.region)
        draws = free_draws(game.state, self.seat, FOR_COUP)
        game.call(Check(self.seat, FOR_COUP, CRITICAL_INTRIGUE, required, draws, SECRET))

    def resolve(self, game: Crown) -> None:
        """overthrow.success, overthrow.failure, plot.unrest_removal4: freedom, or less unrest and a casus belli."""
        state = game.state
        owner = state.owner[self.region]
        if state.passed:
            remove_unrest(game, self.region, state.unrest[self.region])
            kill_duke(game, self.region)
            game.tell(OVERTHROWN, self.seat, owner, self.region)
            free_region(game, self.region)
        else:
            remove_unrest(game, self.region, min(1, state.unrest[self.region]))
            gain_casus_belli(game, owner, self.seat)

    def go_on(self, game: Crown) -> None:
        """overthrow.limits: the next coup is declared when this one is over."""
        ask_if_open(game, ChooseCoup(self.seat))
