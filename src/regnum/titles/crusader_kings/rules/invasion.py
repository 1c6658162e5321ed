"""The invasion itself: war, support, the check, victory, loot, counter-attack, the limit of regions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.crusader_kings.facts.catalogue import BORDERS, REGION
from regnum.titles.crusader_kings.facts.limits import LOOT, REGION_LIMIT
from regnum.titles.crusader_kings.facts.names import CRITICAL_WAR, FOR_INVASION, NONE, OPEN
from regnum.titles.crusader_kings.position.changes.checks import succeed_unchecked
from regnum.titles.crusader_kings.position.changes.gold import gain_gold
from regnum.titles.crusader_kings.position.changes.invasion import (
    back_attack,
    begin_invasion,
    forget_attacks,
    lend_traits,
    mark_attacked,
    move_army,
    return_lent_traits,
    set_backers,
)
from regnum.titles.crusader_kings.position.changes.regions import (
    free_region,
    place_unrest,
    replace_knight,
)
from regnum.titles.crusader_kings.position.changes.relations import (
    begin_war,
    break_alliance,
    break_region_alliance,
    gain_casus_belli,
)
from regnum.titles.crusader_kings.position.queries.attacks import origin_of, supporters_of, targets
from regnum.titles.crusader_kings.position.queries.realm import free_draws
from regnum.titles.crusader_kings.position.queries.regions import has_soldier, is_defended, region_count, regions_of
from regnum.titles.crusader_kings.position.queries.seats import are_allied, is_allied_region, to_the_left
from regnum.titles.crusader_kings.position.queries.war import (
    has_army,
    helping_dynasties,
    helping_lords,
    is_annexation,
    is_enemy,
    successes_against,
)
from regnum.titles.crusader_kings.position.registers import EVENTS, REASONS
from regnum.titles.crusader_kings.position.state import Crown, Position, is_program
from regnum.titles.crusader_kings.rules.check import Check
from regnum.titles.crusader_kings.rules.family import kill_duke
from regnum.titles.crusader_kings.rules.frames import Choice, SeatChoice, SeatStep, Step, ask_if_open
from regnum.titles.crusader_kings.rules.war import Declare

CONQUERED: Final = EVENTS.add("conquered", "invasion.victory", "seat", "region", "rival")
ANNEXED: Final = EVENTS.add("annexed", "invasion.annex", "seat", "region")
REPELLED: Final = EVENTS.add("repelled", "invasion.counter", "seat", "region")
LOOTED: Final = EVENTS.add("looted", "invasion.pillage", "seat", "region")
REGION_GIVEN_UP: Final = EVENTS.add("region_given_up", "region.limit", "seat", "region")

NOT_YOUR_REGION: Final = REASONS.add("not_your_region", "region.limit")
NO_ARMY_THERE: Final = REASONS.add("no_army_there", "invasion.move_army")
NOTHING_TO_LOOT: Final = REASONS.add("nothing_to_loot", "invasion.pillage")
ANOTHER_REGION: Final = REASONS.add("another_region", "region.limit")


class Invade(SeatStep):
    """invasion.attacks, invasion.declare: all armies get their tasks, then the attacks follow in that order."""

    steps = ("declare", "attack", "finish")

    def declare(self, game: Crown) -> None:
        """invasion.declare: before the first check."""
        begin_invasion(game.state)
        game.call(Declare(self.seat))

    def attack(self, game: Crown) -> None:
        """invasion.attacks: each army once, each region once."""
        game.call(*declared_attacks(game.state, self.seat, 0))

    def finish(self, game: Crown) -> None:
        """basics.trade1: nothing is under attack any more."""
        forget_attacks(game.state)


def declared_attacks(state: Position, seat: int, counter: int) -> list[Attack]:
    """invasion.support: every declared attack with the armies that support it."""
    return [
        Attack(seat, target, origin_of(state, target), tuple(supporters_of(state, target)), counter)
        for target in targets(state)
    ]


class Attack(Step):
    """invasion.war_state: one attack on one region; a counter-attack is the same, but is not answered."""

    fields = ("seat", "target", "origin", "supporters", "counter")
    steps = ("open", "gather_allies", "check", "resolve")

    def __init__(self, seat: int, target: int, origin: int, supporters: tuple[int, ...], counter: int) -> None:
        self.seat = seat
        self.target = target
        self.origin = origin
        self.supporters = supporters
        self.counter = counter

    def open(self, game: Crown) -> None:
        """invasion.war_state, alliance.casus_belli, invasion.annex: war is marked, allies are offended."""
        state = game.state
        owner = state.owner[self.target]
        set_backers(state, [])
        if not has_army(state, self.seat, self.origin) or not is_enemy(state, self.seat, self.target):
            game.end()  # something else happened since the attack was declared
            return
        if owner == NONE:
            if is_annexation(state, self.seat, self.target) and self.target not in BORDERS[self.origin]:
                break_region_alliance(game, self.seat, self.target)  # over the sea nothing is annexed
            for ally in to_the_left(state, self.seat):
                if is_allied_region(state, ally, self.target):
                    gain_casus_belli(game, ally, self.seat)
            return
        if are_allied(state, self.seat, owner):
            break_alliance(game, self.seat, owner)
        begin_war(game, self.seat, owner)
        for ally in to_the_left(state, self.seat):
            if are_allied(state, ally, owner):
                gain_casus_belli(game, ally, self.seat)

    def gather_allies(self, game: Crown) -> None:
        """invasion.allies, ai.supports_allies: dynasties beside the target; against a player they choose."""
        state = game.state
        owner = state.owner[self.target]
        helpers = helping_dynasties(state, self.seat, self.target)
        if owner == NONE:
            set_backers(state, helpers)
            return
        for ally in helpers:
            if is_program(state, ally):
                back(game, ally, self.seat, owner)
        game.call(*(BackAlly(ally, self.seat, owner) for ally in helpers if not is_program(state, ally)))

    def check(self, game: Crown) -> None:
        """war.critical, duchy.attack: the check; from a duchy the duke's tokens are in the bag for it."""
        state = game.state
        succeed_unchecked(state)
        if is_annexation(state, self.seat, self.target):
            return
        duke = state.duke[self.origin]
        if duke != NONE:
            lend_traits(state, self.seat, duke)
        required = self.required(state)
        owner = state.owner[self.target]
        if owner != NONE and not self.counter:
            mark_attacked(state, owner)
        game.call(
            Check(self.seat, FOR_INVASION, CRITICAL_WAR, required, self.free(state), OPEN), ReturnDuke(self.seat, duke)
        )

    def required(self, state: Position) -> int:
        """invasion.difficulty1 to invasion.difficulty4: castle, army, duchy, and what protects the defender."""
        return successes_against(state, self.target, first=bool(self.counter))

    def free(self, state: Position) -> int:
        """invasion.support, invasion.allies, invasion.modifiers: tokens that cost nothing."""
        lords = helping_lords(state, self.seat, self.target)
        supporters = [region for region in self.supporters if has_army(state, self.seat, region)]
        return free_draws(state, self.seat, FOR_INVASION) + len(supporters) + len(state.backers) + lords

    def resolve(self, game: Crown) -> None:
        """invasion.victory, invasion.counter: conquest, or perhaps a counter-attack.

        Whoever sold the region from which his army set out has disbanded it, and takes nothing (war.requirement2).
        """
        state = game.state
        annexed = is_annexation(state, self.seat, self.target)
        owner = state.owner[self.target]
        if state.passed and has_army(state, self.seat, self.origin):
            if annexed:
                game.tell(ANNEXED, self.seat, self.target)
            else:
                game.tell(CONQUERED, self.seat, self.target, owner)
            conquer(game, self.seat, self.target)
            game.call(Spoils(self.seat, self.target, self.origin, int(annexed)), GiveUp(self.seat, self.target))
            return
        game.tell(REPELLED, self.seat, self.target)
        struck = self.participants(state)  # none, if what took part was sold during the check
        if struck and is_defended(state, self.target) and not self.counter:
            game.call(CounterAttack(owner, struck))

    def participants(self, state: Position) -> tuple[int, ...]:
        """invasion.counter: the regions that took part, those of supporting allies included."""
        own = {region for region in (self.origin, *self.supporters) if has_army(state, self.seat, region)}
        allied = {region for region in BORDERS[self.target] if state.owner[region] in state.backers}
        return tuple(sorted(own | allied))


def back(game: Crown, ally: int, invader: int, victim: int) -> None:
    """invasion.allies, invasion.ally_casus: an ally's support, which the victim will remember."""
    back_attack(game, ally, invader)
    gain_casus_belli(game, victim, ally)


BACKING: Final = Domain(verb("support-ally"), verb("break-alliance"))
SUPPORT_ALLY: Final = BACKING.base("support-ally")


class BackAlly(Choice):
    """invasion.ally_break: an ally supports the invasion, or breaks the alliance and gives a casus belli."""

    rule = "invasion.ally_break"
    fields = ("ally", "invader", "victim")
    domain = BACKING

    def __init__(self, ally: int, invader: int, victim: int) -> None:
        self.ally = ally
        self.invader = invader
        self.victim = victim

    def seats(self, game: Crown) -> tuple[int, ...]:
        return (self.ally,)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        return ALLOWED

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option == SUPPORT_ALLY:
            back(game, seat, self.invader, self.victim)
        else:
            break_alliance(game, seat, self.invader)
            gain_casus_belli(game, self.invader, seat)


class ReturnDuke(Step):
    """duchy.attack: after the check the duke's tokens return to his card, unless they were given up in it."""

    fields = ("seat", "duke")
    steps = ("take_back",)

    def __init__(self, seat: int, duke: int) -> None:
        self.seat = seat
        self.duke = duke

    def take_back(self, game: Crown) -> None:
        """duchy.attack: the duke may have lost his duchy meanwhile, but not his tokens."""
        return_lent_traits(game.state, self.seat, self.duke)


def conquer(game: Crown, seat: int, region: int) -> None:
    """invasion.victory, invasion.deaths, build.stays, setup.one_knight: the old figures leave, everybody there dies."""
    kill_duke(game, region)
    replace_knight(game, seat, region)


SPOILS: Final = Domain(verb("hold"), verb("move-in"), verb("loot"))
HOLD: Final = SPOILS.base("hold")
MOVE_IN: Final = SPOILS.base("move-in")
LOOT_REGION: Final = SPOILS.base("loot")


class Spoils(Choice):
    """invasion.move_army, invasion.pillage: the army stays, moves in, or loots the region."""

    rule = "invasion.move_army"
    open_to_all = True
    fields = ("seat", "region", "origin", "annexed")
    domain = SPOILS

    def __init__(self, seat: int, region: int, origin: int, annexed: int) -> None:
        self.seat = seat
        self.region = region
        self.origin = origin
        self.annexed = annexed

    def seats(self, game: Crown) -> tuple[int, ...]:
        return (self.seat,) if game.state.owner[self.region] == self.seat else ()

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if option == MOVE_IN and not has_soldier(game.state, seat, self.origin):
            return NO_ARMY_THERE
        return NOTHING_TO_LOOT if option == LOOT_REGION and self.annexed else ALLOWED

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if option == MOVE_IN:
            move_army(game, self.origin, self.region)
        elif option == LOOT_REGION:
            game.tell(LOOTED, seat, self.region)
            gain_gold(game, seat, LOOT)
            place_unrest(game, self.region)


class GiveUp(SeatChoice):
    """region.limit: after a conquest a player has eight regions at most; which other one becomes independent."""

    rule = "region.limit"
    fields = ("seat", "newest")
    domain = Domain(verb("give-up", ("region", REGION)))

    def __init__(self, seat: int, newest: int) -> None:
        self.seat = seat
        self.newest = newest

    def seats(self, game: Crown) -> tuple[int, ...]:
        return (self.seat,) if region_count(game.state, self.seat) > REGION_LIMIT else ()

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return regions_of(game.state, seat)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if game.state.owner[option] != seat:
            return NOT_YOUR_REGION
        return ANOTHER_REGION if option == self.newest else ALLOWED

    def choose(self, game: Crown, seat: int, option: int) -> None:
        game.tell(REGION_GIVEN_UP, seat, option)
        free_region(game, option)


class CounterAttack(SeatStep):
    """invasion.counter, invasion.counter_limit: an extra invasion of one region that took part in the failed one."""

    fields = ("seat", "regions")
    steps = ("declare", "attack")

    def __init__(self, seat: int, regions: tuple[int, ...]) -> None:
        self.seat = seat
        self.regions = regions

    def declare(self, game: Crown) -> None:
        """invasion.counter: the defender need not; the tasks of the first invasion were already handed out."""
        forget_attacks(game.state)
        ask_if_open(game, Declare(self.seat, self.regions))

    def attack(self, game: Crown) -> None:
        """invasion.counter_limit: it cannot be answered."""
        game.call(*declared_attacks(game.state, self.seat, 1))
