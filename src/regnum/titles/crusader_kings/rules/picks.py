"""The choices that events ask for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED, Shortfall
from regnum.titles.crusader_kings.facts.catalogue import (
    CULTURE,
    DEVELOPMENT,
    KIN,
    PERSON,
    REGION,
    REGIONS,
    TOKEN,
    TRAIT,
    is_positive,
)
from regnum.titles.crusader_kings.facts.limits import ARMIES
from regnum.titles.crusader_kings.facts.names import CHILD, CULTURES, KING, NONE, ROLES, UNREST
from regnum.titles.crusader_kings.facts.pack import OPERATIONS, Operation
from regnum.titles.crusader_kings.position.changes.cards import open_developments
from regnum.titles.crusader_kings.position.changes.family import revoke_title, wed_from_deck
from regnum.titles.crusader_kings.position.changes.gold import pay_gold
from regnum.titles.crusader_kings.position.changes.regions import (
    place_army,
    place_castle,
    place_counter,
    remove_army,
    remove_counter,
)
from regnum.titles.crusader_kings.position.changes.relations import break_region_alliance
from regnum.titles.crusader_kings.position.changes.traits import (
    put_into_bag,
    put_on_card,
    remove_from_bag,
    take_event_trait,
)
from regnum.titles.crusader_kings.position.queries.family import kin, person
from regnum.titles.crusader_kings.position.queries.regions import (
    armies_of,
    counters,
    counters_left,
    is_defended,
    regions_of,
)
from regnum.titles.crusader_kings.position.queries.seats import short_of_gold
from regnum.titles.crusader_kings.position.registers import REASONS
from regnum.titles.crusader_kings.position.state import Crown, Position
from regnum.titles.crusader_kings.rules.conditions import is_independent_ally, is_place_for
from regnum.titles.crusader_kings.rules.family import kill
from regnum.titles.crusader_kings.rules.frames import Choice, SeatChoice
from regnum.titles.crusader_kings.rules.intrigue import ARMY_THERE
from regnum.titles.crusader_kings.rules.marriage import matches_at_court, why_not_court
from regnum.titles.crusader_kings.rules.realm import (
    CARD_TOO_EXPENSIVE,
    TOO_EXPENSIVE,
    buy,
    why_not_buy,
    why_not_castle,
)
from regnum.titles.crusader_kings.rules.war import ARMY_THERE as SOLDIER_THERE
from regnum.titles.crusader_kings.rules.war import NO_ARMY_LEFT

NO_SUCH_RELATIVE: Final = REASONS.add("no_such_relative", "event.resolve")
NOT_WHAT_THE_EVENT_SAYS: Final = REASONS.add("not_what_the_event_says", "event.resolve")
NOT_IN_YOUR_BAG: Final = REASONS.add("not_in_your_bag", "event.resolve")
ALREADY_MARRIED: Final = REASONS.add("already_married", "event.resolve")
NO_ARMY_THERE: Final = REASONS.add("no_army_there", "event.resolve")
NO_DUCHY_THERE: Final = REASONS.add("no_duchy_there", "event.resolve")
NO_TOKEN_LEFT: Final = REASONS.add("no_token_left", "basics.limits")
NO_TOKEN_THERE: Final = REASONS.add("no_token_there", "event.resolve")
NOBODY_THERE: Final = REASONS.add("nobody_there", "event.resolve")


TASKS: Final = Domain(
    *(verb(name, ("region", REGION)) for name in ("place", "clear", "muster", "dismiss", "strip", "forsake"))
)
PLACE: Final = TASKS.by_name["place"]
CLEAR: Final = TASKS.by_name["clear"]
MUSTER: Final = TASKS.by_name["muster"]
DISMISS: Final = TASKS.by_name["dismiss"]
STRIP: Final = TASKS.by_name["strip"]
FORSAKE: Final = TASKS.by_name["forsake"]


# ---- regions --------------------------------------------------------------------------------------------------------


def task_of(operation: Operation) -> int:
    """event.resolve: what an operation does to a region."""
    name = OPERATIONS[operation.code]
    if name == "token":
        return PLACE
    if name == "remove_token":
        return CLEAR
    if name == "revoke_title":
        return STRIP
    if name == "break_alliance":
        return FORSAKE
    return MUSTER if operation.n > 0 else DISMISS


def why_not_task(state: Position, task: int, kind: int, where: int, seat: int, region: int) -> int:
    """event.resolve: why a task cannot be done in a region, in the name of the affected player."""
    if task == FORSAKE:
        return ALLOWED if is_independent_ally(state, seat, region) else NOT_WHAT_THE_EVENT_SAYS
    if state.owner[region] != seat:
        return NOT_WHAT_THE_EVENT_SAYS
    if task == STRIP:
        return ALLOWED if state.duke[region] != NONE else NO_DUCHY_THERE
    reason = (
        why_not_token(state, task, kind, region) if task in (PLACE, CLEAR) else why_not_soldier(state, task, region)
    )
    if reason != ALLOWED:
        return reason
    return ALLOWED if is_place_for(state, where, region) else NOT_WHAT_THE_EVENT_SAYS


def why_not_token(state: Position, task: int, kind: int, region: int) -> int:
    """event.resolve, plot.unrest_army, basics.limits: why a token cannot be put on a region, or taken off it."""
    if task == CLEAR:
        return ALLOWED if counters(state, kind)[region] else NO_TOKEN_THERE
    if kind == UNREST and is_defended(state, region):
        return ARMY_THERE
    return ALLOWED if counters_left(state, kind) > 0 else NO_TOKEN_LEFT


def why_not_soldier(state: Position, task: int, region: int) -> int:
    """event.resolve, mobilize.place, mobilize.max: why no soldier can come to an own region, or go home."""
    if task == DISMISS:
        return ALLOWED if state.army[region] else NO_ARMY_THERE
    if state.army[region]:
        return SOLDIER_THERE
    return ALLOWED if len(armies_of(state, state.owner[region])) < ARMIES else NO_ARMY_LEFT


def do_task(game: Crown, task: int, kind: int, affected: int, region: int) -> None:
    """event.resolve, plot.unrest_removal3: the task is done."""
    if task == PLACE:
        place_counter(game, kind, region)
    elif task == CLEAR:
        remove_counter(game, kind, region)
    elif task == MUSTER:
        place_army(game, affected, region)
    elif task == DISMISS:
        remove_army(game, affected, region)
    elif task == STRIP:
        revoke_title(game, region)
    else:
        break_region_alliance(game, affected, region)


class PickRegion(Choice):
    """event.resolve: the region that an event touches."""

    rule = "event.resolve"
    fields = ("seat", "affected", "task", "counter", "where")
    domain = TASKS

    def __init__(self, seat: int, affected: int, task: int, counter: int, where: int) -> None:
        self.seat = seat
        self.affected = affected
        self.task = task
        self.counter = counter
        self.where = where

    def seats(self, game: Crown) -> tuple[int, ...]:
        return (self.seat,) if game.count_answers(self, self.seat) else ()

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        base = TASKS.bases[self.task]
        regions = range(REGIONS) if self.task == FORSAKE else regions_of(game.state, self.affected)
        return [base + region for region in regions]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if TASKS.verb_of(option) != self.task:
            return NOT_WHAT_THE_EVENT_SAYS
        region = option - TASKS.bases[self.task]
        return why_not_task(game.state, self.task, self.counter, self.where, self.affected, region)

    def choose(self, game: Crown, seat: int, option: int) -> None:
        do_task(game, self.task, self.counter, self.affected, option - TASKS.bases[self.task])


def task_regions(state: Position, operation: Operation, seat: int) -> list[int]:
    """event.resolve: the regions to which an operation would do something."""
    task = task_of(operation)
    regions = range(REGIONS) if task == FORSAKE else regions_of(state, seat)
    found: list[int] = []
    for region in regions:
        if why_not_task(state, task, operation.kind, operation.where, seat, region) == ALLOWED:
            found.append(region)
    return found


class Offer(SeatChoice):
    """event.resolve: something for a price, which may be turned down."""

    rule = "event.resolve"
    fields = ("seat", "gold")

    def __init__(self, seat: int, gold: int) -> None:
        self.seat = seat
        self.gold = gold

    def shortfalls(self, game: Crown, seat: int, option: int) -> Sequence[Shortfall]:
        is_short = self.why_not(game, seat, option) in (TOO_EXPENSIVE, CARD_TOO_EXPENSIVE)
        return short_of_gold(game.state, seat, self.gold) if is_short else ()


CASTLE_OFFER: Final = Domain(verb("raise-castle", ("region", REGION)), verb("turn-down"))
NO_CASTLE: Final = CASTLE_OFFER.base("turn-down")


class OfferCastle(Offer):
    """event.resolve: a castle without a check, for a price."""

    domain = CASTLE_OFFER

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return [*regions_of(game.state, seat), NO_CASTLE]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if option == NO_CASTLE:
            return ALLOWED
        return why_not_castle(game.state, seat, option, self.gold)

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option != NO_CASTLE:
            pay_gold(game, seat, self.gold)
            place_castle(game, seat, option)


DEVELOPMENT_OFFER: Final = Domain(verb("buy", ("development", DEVELOPMENT)), verb("turn-down"))
NO_DEVELOPMENT: Final = DEVELOPMENT_OFFER.base("turn-down")


class OfferDevelopment(Offer):
    """event.resolve: one open development for a price, under the ordinary limits."""

    domain = DEVELOPMENT_OFFER

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return [*sorted({card for card in game.state.row if card != NONE}), NO_DEVELOPMENT]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if option == NO_DEVELOPMENT:
            return ALLOWED
        return why_not_buy(game.state, seat, option, self.gold)

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option != NO_DEVELOPMENT:
            buy(game, seat, option, self.gold)
            open_developments(game)


# ---- people ---------------------------------------------------------------------------------------------------------


class PickCulture(SeatChoice):
    """event.resolve: the culture from which the ruler's spouse comes."""

    rule = "event.resolve"
    domain = Domain(verb("court", ("culture", CULTURE)))

    def seats(self, game: Crown) -> tuple[int, ...]:
        return (self.seat,) if game.count_answers(self, self.seat) else ()

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return range(len(CULTURES))

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        ruler = game.state.ruler[seat]
        return why_not_court(game.state, ruler, option) if game.state.spouse[ruler] == NONE else ALREADY_MARRIED

    def choose(self, game: Crown, seat: int, option: int) -> None:
        ruler = game.state.ruler[seat]
        matches = matches_at_court(game.state, ruler, option)
        wed_from_deck(game, seat, ruler, matches[game.chance.below(len(matches))])


class PickVictim(SeatChoice):
    """event.resolve: who of several dies."""

    rule = "event.resolve"
    fields = ("seat", "affected", "victims")
    domain = Domain(verb("bury", ("person", PERSON)))

    def __init__(self, seat: int, affected: int, victims: tuple[int, ...]) -> None:
        self.seat = seat
        self.affected = affected
        self.victims = victims

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return self.victims

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if option in self.victims:
            return ALLOWED
        is_empty = person(game.state, self.affected, option) == NONE
        return NOBODY_THERE if is_empty else NOT_WHAT_THE_EVENT_SAYS

    def choose(self, game: Crown, seat: int, option: int) -> None:
        kill(game, person(game.state, self.affected, option))


# ---- traits ---------------------------------------------------------------------------------------------------------


TRAIT_GIFTS: Final = Domain(verb("take", ("trait", TRAIT)), verb("take-for", ("trait", TRAIT), ("kin", KIN)))
TAKE: Final = TRAIT_GIFTS.by_name["take"]


class PickTrait(SeatChoice):
    """event.resolve: which of the named event traits, and whether the bag or a relative gets it."""

    rule = "event.resolve"
    open_to_all = True
    fields = ("seat", "traits", "relatives")
    domain = TRAIT_GIFTS

    def __init__(self, seat: int, traits: tuple[int, ...], relatives: int) -> None:
        self.seat = seat
        self.traits = traits
        self.relatives = relatives

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        for trait in self.traits:
            yield self.domain.code("take", trait)
            if self.relatives:
                for role in range(CHILD, ROLES):
                    if kin(game.state, seat, role) != NONE:
                        yield self.domain.code("take-for", trait, role)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        numbers = self.domain.numbers(option)
        if numbers[0] not in self.traits:
            return NOT_WHAT_THE_EVENT_SAYS
        if self.domain.verb_of(option) == TAKE:
            return ALLOWED
        if not self.relatives or numbers[1] == KING:
            return NOT_WHAT_THE_EVENT_SAYS
        return ALLOWED if kin(game.state, seat, numbers[1]) != NONE else NO_SUCH_RELATIVE

    def choose(self, game: Crown, seat: int, option: int) -> None:
        numbers = self.domain.numbers(option)
        token = take_event_trait(game, numbers[0])
        if self.domain.verb_of(option) == TAKE:
            put_into_bag(game, seat, token)
        else:
            put_on_card(game, kin(game.state, seat, numbers[1]), token)


class PickLoss(Choice):
    """event.resolve: which trait of a sign leaves the bag."""

    rule = "event.resolve"
    open_to_all = True
    fields = ("seat", "positive")
    domain = Domain(verb("remove", ("token", TOKEN)))

    def __init__(self, seat: int, positive: int) -> None:
        self.seat = seat
        self.positive = positive

    def seats(self, game: Crown) -> tuple[int, ...]:
        return (self.seat,) if game.count_answers(self, self.seat) else ()

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return sorted(set(game.state.bag[seat]))

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if option not in game.state.bag[seat]:
            return NOT_IN_YOUR_BAG
        return ALLOWED if is_positive(option) == bool(self.positive) else NOT_WHAT_THE_EVENT_SAYS

    def choose(self, game: Crown, seat: int, option: int) -> None:
        remove_from_bag(game, seat, option)
