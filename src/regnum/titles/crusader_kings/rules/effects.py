"""The effects of events: a small vocabulary, one operation after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import ALLOWED, Shortfall
from regnum.titles.crusader_kings.facts.catalogue import COAST, SEAT
from regnum.titles.crusader_kings.facts.limits import MOST_SHIELDS
from regnum.titles.crusader_kings.facts.names import FOR_EVENT, FOR_LIFE, KING, NONE, ROLES, SIBLING
from regnum.titles.crusader_kings.facts.pack import CHOOSERS, OPERATIONS, Operation
from regnum.titles.crusader_kings.facts.pack_format import MOST_COURSES
from regnum.titles.crusader_kings.position.changes.checks import ease_next_check, hamper_next_invasion
from regnum.titles.crusader_kings.position.changes.crusade import place_shield, return_shield
from regnum.titles.crusader_kings.position.changes.gold import gain_gold, give_gold, pay_gold
from regnum.titles.crusader_kings.position.changes.relations import gain_casus_belli, lose_casus_belli
from regnum.titles.crusader_kings.position.queries.family import person
from regnum.titles.crusader_kings.position.queries.realm import free_draws, held_of_type, shields_of
from regnum.titles.crusader_kings.position.queries.regions import regions_of
from regnum.titles.crusader_kings.position.queries.seats import (
    at_war,
    can_pay,
    has_casus_belli,
    short_of_gold,
    to_the_left,
)
from regnum.titles.crusader_kings.position.registers import EVENTS, REASONS
from regnum.titles.crusader_kings.position.state import Crown, Position, pack_of, seats_of
from regnum.titles.crusader_kings.rules import picks
from regnum.titles.crusader_kings.rules.check import Check
from regnum.titles.crusader_kings.rules.conditions import is_at_peace
from regnum.titles.crusader_kings.rules.family import bear_child, kill
from regnum.titles.crusader_kings.rules.frames import Choice, SeatChoice, Step, ask_or_pass_over
from regnum.titles.crusader_kings.rules.realm import DropDevelopment, why_not_castle
from regnum.titles.crusader_kings.rules.upkeep import GrowOld

COURSE_TAKEN: Final = EVENTS.add("course_taken", "event.resolve", "seat", "number")

TOO_EXPENSIVE: Final = REASONS.add("too_expensive", "event.resolve")
NOT_A_RIVAL: Final = REASONS.add("not_a_rival", "event.resolve")
CONDITION_NOT_MET: Final = REASONS.add("condition_not_met", "event.condition_other")
COURSE_WITHOUT_EFFECT: Final = REASONS.add("course_without_effect", "event.resolve")


AFFECTED: Final = CHOOSERS.index("P")
ACTIVE: Final = CHOOSERS.index("A")
NEXT: Final = CHOOSERS.index("next")
COURSE: Final = Kind("course", [str(number) for number in range(1, MOST_COURSES + 1)])


class RunEffects(Step):
    """event.resolve: the operations of a card in their order; each is finished before the next begins."""

    fields = ("sequence", "place", "affected", "active")
    steps = ("run", "go_on")

    def __init__(self, sequence: int, place: int, affected: int, active: int) -> None:
        self.sequence = sequence
        self.place = place
        self.affected = affected
        self.active = active

    def run(self, game: Crown) -> None:
        """event.resolve: one operation; nothing befalls who has left the game meanwhile."""
        state = game.state
        operations = pack_of(state).sequences[self.sequence]
        if self.place >= len(operations) or state.out[self.affected]:
            game.end()
            return
        carry_out(game, operations[self.place], self.affected, self.active)

    def go_on(self, game: Crown) -> None:
        """event.resolve: the next operation."""
        game.call(RunEffects(self.sequence, self.place + 1, self.affected, self.active))


class Branch(Step):
    """event.checks: what follows from the check of an event."""

    fields = ("success", "failure", "affected", "active")
    steps = ("follow",)

    def __init__(self, success: int, failure: int, affected: int, active: int) -> None:
        self.success = success
        self.failure = failure
        self.affected = affected
        self.active = active

    def follow(self, game: Crown) -> None:
        """event.checks: the one or the other course."""
        sequence = self.success if game.state.passed else self.failure
        game.call(RunEffects(sequence, 0, self.affected, self.active))


def carry_out(game: Crown, operation: Operation, affected: int, active: int) -> None:
    """event.resolve: one operation of the vocabulary."""
    name = OPERATIONS[operation.code]
    if name in ("gold", "pay", "gold_per", "transfer"):
        move_gold(game, operation, affected, active)
    elif name in ("birth", "bastard", "marry_random", "kill", "age"):
        touch_family(game, operation, affected, active)
    elif name in ("token", "remove_token", "army", "castle", "revoke_title", "break_alliance"):
        touch_regions(game, operation, affected, active)
    elif name in ("trait", "lose_trait", "check", "modifier"):
        touch_traits(game, operation, affected, active)
    elif name in ("casus_belli", "lose_casus_belli", "swap_shield"):
        touch_relations(game, operation, affected, active)
    elif name == "development":
        offer = picks.OfferDevelopment(affected, operation.n)
        if any(card != NONE for card in game.state.row):
            game.call(offer)
        else:
            game.pass_over(offer, affected)
    elif name == "lose_development":
        ask_or_pass_over(game, DropDevelopment(affected, operation.kind, NONE), affected)
    else:
        choose_course(game, operation, affected, active)


def move_gold(game: Crown, operation: Operation, affected: int, active: int) -> None:
    """event.resolve, ai.no_gold: gold from the bank, to it, or between two players."""
    state = game.state
    name = OPERATIONS[operation.code]
    gold = state.gold[affected]
    if name == "gold" and operation.n > 0:
        gain_gold(game, affected, operation.n)
    elif name == "gold":
        pay_gold(game, affected, min(-operation.n, gold))
    elif name == "pay":
        pay_gold(game, affected, operation.n)
    elif name == "transfer":
        giver, taker = (affected, active) if operation.affected else (active, affected)
        give_gold(game, giver, taker, min(operation.n, state.gold[giver]))
    elif operation.kind == 1:
        pay_gold(game, affected, gold // operation.n)
    else:
        coast = sum(1 for region in regions_of(state, affected) if COAST[region])
        gain_gold(game, affected, min(operation.limit, coast * operation.n))


def touch_family(game: Crown, operation: Operation, affected: int, active: int) -> None:
    """birth.card, round.age, death.traits: births, a marriage, deaths and age."""
    state = game.state
    name = OPERATIONS[operation.code]
    if name == "birth":
        for _ in range(operation.n):
            bear_child(game, affected, operation.kind, operation.toward)
    elif name == "bastard":
        bear_child(game, affected, bastard=True)
    elif name == "age":
        game.call(GrowOld(affected, operation.n))
    elif name == "marry_random":
        ask_or_pass_over(game, picks.PickCulture(affected), affected)
    else:
        victims = victims_of(state, operation.kind, affected)
        chooser = active if operation.chooser == ACTIVE else affected
        choice = picks.PickVictim(chooser, affected, tuple(victims))
        if len(victims) == 1:
            kill(game, person(state, affected, victims[0]))
        elif victims:
            game.call(choice)
        else:
            game.pass_over(choice, chooser)


def victims_of(state: Position, kind: int, seat: int) -> list[int]:
    """event.resolve: who may die by an event, as numbers of persons."""
    children = [1 + place for place in range(len(state.children[seat]))]
    siblings = [SIBLING + place for place in range(len(state.siblings[seat]))]
    spouse = [ROLES + KING] if person(state, seat, ROLES + KING) != NONE else []
    if kind == 0:
        return children[-1:]
    if kind == 1:
        return spouse
    return (siblings or children) if kind == 2 else [*spouse, *children]


def touch_regions(game: Crown, operation: Operation, affected: int, active: int) -> None:
    """event.resolve: tokens, soldiers, castles, titles and alliances of the affected player."""
    state = game.state
    name = OPERATIONS[operation.code]
    if name == "castle":
        if any(why_not_castle(state, affected, each, operation.n) == ALLOWED for each in regions_of(state, affected)):
            game.call(picks.OfferCastle(affected, operation.n))
        else:
            game.pass_over(picks.OfferCastle(affected, operation.n), affected)
        return
    task, regions = picks.task_of(operation), picks.task_regions(state, operation, affected)
    chooser = affected
    if operation.chooser == ACTIVE:
        chooser = active
    elif operation.chooser == NEXT:
        chooser = to_the_left(state, affected)[0]
    choice = picks.PickRegion(chooser, affected, task, operation.kind, operation.where)
    if not regions:
        game.pass_over(choice, chooser)
    elif operation.chooser not in (AFFECTED, ACTIVE, NEXT):
        picks.do_task(game, task, operation.kind, affected, regions[game.chance.below(len(regions))])
    elif len(regions) == 1:
        picks.do_task(game, task, operation.kind, affected, regions[0])
    else:
        game.call(choice)


def touch_traits(game: Crown, operation: Operation, affected: int, active: int) -> None:
    """event.checks, check.modifiers: traits gained and lost, checks, and help for the next one."""
    state = game.state
    name = OPERATIONS[operation.code]
    if name == "check":
        purpose = FOR_LIFE if operation.toward else FOR_EVENT
        draws = free_draws(state, affected, purpose)
        success, failure = operation.sequences
        game.call(
            Check(affected, purpose, operation.kind, operation.n, draws, operation.limit),
            Branch(success, failure, affected, active),
        )
    elif name == "modifier":
        if operation.n:
            ease_next_check(game, affected, operation.n)
        if operation.limit:
            hamper_next_invasion(game, affected, operation.limit)
    elif name == "trait":
        game.call(picks.PickTrait(affected, operation.traits, operation.kind))
    else:
        ask_or_pass_over(game, picks.PickLoss(affected, operation.kind), affected)


def touch_relations(game: Crown, operation: Operation, affected: int, active: int) -> None:
    """event.resolve: casus belli gained and lost, and rivalry on the crusade track."""
    state = game.state
    name = OPERATIONS[operation.code]
    holder = affected if operation.affected else active
    if name == "swap_shield":
        swap_shield(game, affected, active)
        return
    gains = name == "casus_belli"
    if operation.toward < 2:
        against = affected if operation.toward == 0 else active
        if gains:
            gain_casus_belli(game, holder, against)
        elif not at_war(state, holder, against):
            lose_casus_belli(game, holder, against)
        return
    rivals = rivals_for(state, holder, gains)
    if len(rivals) == 1:
        settle_casus(game, holder, rivals[0], gains)
    elif rivals:
        game.call(PickRival(holder, int(gains)))
    else:
        game.pass_over(PickRival(holder, int(gains)), holder)


def swap_shield(game: Crown, affected: int, active: int) -> None:
    """event.resolve, crusade.four: the lowest shield of one player gives way to one of another who has room for it."""
    state = game.state
    if affected != active and affected in state.shield and shields_of(state, active) < MOST_SHIELDS:
        lowest = state.shield.index(affected)
        return_shield(game, lowest)
        place_shield(game, active, lowest)


def rivals_for(state: Position, holder: int, gains: bool) -> list[int]:
    """plot.casus_need: rivals against whom a casus belli can be gained, or returned where no war is marked."""
    return [
        rival
        for rival in to_the_left(state, holder)
        if (
            is_at_peace(state, holder, rival)
            if gains
            else has_casus_belli(state, holder, rival) and not at_war(state, holder, rival)
        )
    ]


def choose_course(game: Crown, operation: Operation, affected: int, active: int) -> None:
    """event.resolve: exactly one course; what is impossible cannot be chosen."""
    courses = possible_courses(game.state, operation, affected)
    if len(courses) == 1:
        game.call(RunEffects(operation.sequences[courses[0]], 0, affected, active))
    elif courses:
        game.call(PickCourse(affected, active, operation.sequences))
    else:
        game.pass_over(PickCourse(affected, active, operation.sequences), affected)


def possible_courses(state: Position, operation: Operation, affected: int) -> list[int]:
    """event.resolve: the courses that could be carried out."""
    found = range(len(operation.sequences))
    return [each for each in found if why_not_course(state, operation.sequences[each], affected) == ALLOWED]


def why_not_course(state: Position, sequence: int, seat: int) -> int:
    """event.resolve: a course must be paid for, and every operation of it do something to a player."""
    closed = [
        OPERATIONS[each.code] for each in pack_of(state).sequences[sequence] if not is_possible_for(state, each, seat)
    ]
    if "pay" in closed:
        return TOO_EXPENSIVE
    return COURSE_WITHOUT_EFFECT if closed else ALLOWED


def is_possible_for(state: Position, operation: Operation, seat: int) -> bool:
    """event.resolve: whether an operation would do anything to a player."""
    name = OPERATIONS[operation.code]
    if name == "pay":
        return can_pay(state, seat, operation.n)
    if name in ("token", "remove_token", "army", "revoke_title", "break_alliance"):
        return bool(picks.task_regions(state, operation, seat))
    if name == "lose_development":
        return bool(held_of_type(state, seat, operation.kind))
    if name == "marry_random":
        return state.spouse[state.ruler[seat]] == NONE
    return True


# ---- rivals and courses ---------------------------------------------------------------------------------------------


def settle_casus(game: Crown, holder: int, rival: int, gains: bool) -> None:
    """event.resolve: a casus belli is gained or returned."""
    if gains:
        gain_casus_belli(game, holder, rival)
    else:
        lose_casus_belli(game, holder, rival)


GRUDGES: Final = Domain(verb("accuse", ("seat", SEAT)), verb("forgive", ("seat", SEAT)))
ACCUSE: Final = GRUDGES.by_name["accuse"]
FORGIVE: Final = GRUDGES.by_name["forgive"]


class PickRival(SeatChoice):
    """event.resolve: the rival against whom a casus belli is gained or given up."""

    rule = "event.resolve"
    fields = ("seat", "gains")
    domain = GRUDGES

    def __init__(self, seat: int, gains: int) -> None:
        self.seat = seat
        self.gains = gains

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        name = "accuse" if self.gains else "forgive"
        return [self.domain.code(name, rival) for rival in to_the_left(game.state, seat)]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if self.domain.verb_of(option) != (ACCUSE if self.gains else FORGIVE):
            return picks.NOT_WHAT_THE_EVENT_SAYS
        (rival,) = self.domain.numbers(option)
        if rival >= seats_of(game.state) or rival == seat:
            return NOT_A_RIVAL
        return ALLOWED if rival in rivals_for(game.state, seat, bool(self.gains)) else CONDITION_NOT_MET

    def choose(self, game: Crown, seat: int, option: int) -> None:
        settle_casus(game, seat, self.domain.numbers(option)[0], bool(self.gains))


class PickCourse(Choice):
    """event.resolve: one of several courses that a card offers, by its place on the card."""

    rule = "event.resolve"
    open_to_all = True
    fields = ("seat", "active", "courses")
    domain = Domain(verb("course", ("number", COURSE)))

    def __init__(self, seat: int, active: int, courses: tuple[int, ...]) -> None:
        self.seat = seat
        self.active = active
        self.courses = courses

    def seats(self, game: Crown) -> tuple[int, ...]:
        return (self.seat,) if game.count_answers(self, self.seat) else ()

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return range(len(self.courses))

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if option >= len(self.courses):
            return picks.NOT_WHAT_THE_EVENT_SAYS
        return why_not_course(game.state, self.courses[option], seat)

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        if self.why_not(game, seat, option) != TOO_EXPENSIVE:
            return ()
        course = pack_of(game.state).sequences[self.courses[option]]
        return short_of_gold(game.state, seat, max(each.n for each in course if OPERATIONS[each.code] == "pay"))

    def choose(self, game: Crown, seat: int, option: int) -> None:
        game.tell(COURSE_TAKEN, seat, option + 1)
        game.call(RunEffects(self.courses[option], 0, seat, self.active))
