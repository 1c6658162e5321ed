"""card.001b, card.002, card.003a, card.004: Home cards of the Ottoman, the Hapsburgs, England and France as events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.card_numbers import GOUT
from regnum.titles.here_i_stand.facts.catalogue import HOME_SPACES, SPACE, SPACE_NUMBER, SPACES
from regnum.titles.here_i_stand.facts.charts import CHATEAU_DIE, MOST_CHATEAUX_VP
from regnum.titles.here_i_stand.facts.names import FRANCE, HAPSBURG, OTTOMAN, REGULAR
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.armies import announce, cancel
from regnum.titles.here_i_stand.position.changes.points import build_chateau
from regnum.titles.here_i_stand.position.changes.progress import lay_low
from regnum.titles.here_i_stand.position.changes.troops import place_units, send_leader
from regnum.titles.here_i_stand.position.queries.counters import can_add, can_add_to, stacks_apart
from regnum.titles.here_i_stand.position.queries.foreign_wars import missed_abroad
from regnum.titles.here_i_stand.position.queries.powers import enemies_of
from regnum.titles.here_i_stand.position.queries.spaces import ALGIERS, home_of, is_besieged, is_inside
from regnum.titles.here_i_stand.position.queries.troops import occupants
from regnum.titles.here_i_stand.position.registers import EVENTS, REASONS
from regnum.titles.here_i_stand.position.state import FIRST_SEA, Europe, Position
from regnum.titles.here_i_stand.rules.forming import COUNT, MOST
from regnum.titles.here_i_stand.rules.frames import CountedChoice, PowerChoice, PowerStep, roll_die
from regnum.titles.here_i_stand.rules.mercenaries import NO_COUNTERS_LEFT
from regnum.titles.here_i_stand.rules.recruits import fill_wars
from regnum.titles.here_i_stand.rules.responses import (
    GOUT_STRUCK,
    MomentOfCard,
    play_response,
    who_may_hold,
)

CHATEAU_ROLLED: Final = EVENTS.add("chateau_rolled", "21.4", "power", "die", "success")

NOT_A_HOME_SPACE: Final = REASONS.add("not_a_home_space", "card.001b")
NOT_HELD_IN_PEACE: Final = REASONS.add("not_held_in_peace", "card.001b")
TOO_MANY_REGULARS: Final = REASONS.add("too_many_regulars", "card.001b")
CHARLES_IS_NOT_FREE: Final = REASONS.add("charles_is_not_free", "card.002")
NO_PLACE_FOR_CHARLES: Final = REASONS.add("no_place_for_charles", "card.002")
ALVA_IS_ELSEWHERE: Final = REASONS.add("alva_is_elsewhere", "card.002")
ENOUGH_CHATEAUX: Final = REASONS.add("enough_chateaux", "21.4")

JANISSARIES_RAISED: Final = 4
CHARLES_V: Final = LEADER_NUMBER["charles_v"]
DUKE_OF_ALVA: Final = LEADER_NUMBER["duke_of_alva"]
MILAN: Final = SPACE_NUMBER["milan"]

# ---- card 1: Janissaries --------------------------------------------------------------------------------------------


def raise_janissaries(game: Europe, power: int) -> None:
    """card.001, card.001b, 21.7.refill1: four new regulars; those that foreign wars miss go there."""
    rest = JANISSARIES_RAISED - missed_abroad(game.state, power)
    game.call(RaiseJanissaries(power, max(0, rest)))
    fill_wars(game, power, REGULAR, JANISSARIES_RAISED)


def why_not_raise(state: Position, power: int, space: int, count: int) -> int:
    """card.001b: 0 if so many new regulars may come to a home space, else the reason."""
    reason = why_not_raise_in(state, power, space)
    return reason or (ALLOWED if can_add(state, space, power, REGULAR, count) else NO_COUNTERS_LEFT)


def why_not_raise_in(state: Position, power: int, space: int) -> int:
    """card.001b: 0 if new regulars may come to a home space, else the reason."""
    if space not in HOME_SPACES[OTTOMAN] or space == ALGIERS:
        return NOT_A_HOME_SPACE
    if state.control[space] != power or not is_calm(state, power, space):
        return NOT_HELD_IN_PEACE
    return ALLOWED


def is_calm(state: Position, power: int, space: int) -> bool:
    """card.001b, card.002: neither unrest nor a siege nor enemies in a space."""
    return not (state.unrest[space] or is_besieged(state, space) or occupants(state, space) & enemies_of(state, power))


RAISING: Final = Domain(verb("raise", ("space", SPACE), ("count", COUNT)))


class RaiseJanissaries(CountedChoice):
    """card.001b: where they come; as many as there are places and counters."""

    rule = "card.001b"
    open_to_all = True
    domain = RAISING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for space in HOME_SPACES[OTTOMAN]:
            yield from range(space * MOST, space * MOST + self.count)

    def options(self, game: Europe, seat: int) -> list[int]:
        """card.001b: the same as by judging each; every space and what counters there are is looked at once."""
        state, found = game.state, []
        stacks = stacks_apart(state, self.power)
        for space in HOME_SPACES[OTTOMAN]:
            if why_not_raise_in(state, self.power, space) == ALLOWED:
                for count in range(self.count):
                    if can_add_to(state, stacks, space, self.power, REGULAR, count + 1):
                        found.append(space * MOST + count)
        return found

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        if option % MOST + 1 > self.count:
            return TOO_MANY_REGULARS
        return why_not_raise(game.state, self.power, option // MOST, option % MOST + 1)

    def choose(self, game: Europe, seat: int, option: int) -> None:
        count = option % MOST + 1
        place_units(game, option // MOST, self.power, REGULAR, count)
        game.call(RaiseJanissaries(self.power, self.count - count))


# ---- card 2: Holy Roman Emperor -------------------------------------------------------------------------------------


def why_not_transfer(state: Position, power: int) -> int:
    """card.002: 0 if Charles V is on the map, free and not besieged, and can go somewhere; else the reason."""
    at = state.leader_at[CHARLES_V]
    if at >= FIRST_SEA or is_inside(state, at, HAPSBURG):
        return CHARLES_IS_NOT_FREE
    return ALLOWED if any(is_goal(state, space) for space in HOME_SPACES[HAPSBURG]) else NO_PLACE_FOR_CHARLES


def is_goal(state: Position, space: int) -> bool:
    """card.002, 21.1.haven2: a calm Hapsburg home space under Hapsburg control without enemies; what was made a pirate
    haven is none any more."""
    return (
        home_of(state, space) == HAPSBURG
        and state.control[space] == HAPSBURG
        and not state.unrest[space]
        and not occupants(state, space) & enemies_of(state, HAPSBURG)
    )


def transfer(game: Europe, power: int) -> None:
    """card.002: Charles V goes to any home space."""
    game.call(TransferCharles(power))


TRANSFERRING: Final = Domain(verb("go-to", ("space", SPACE)), verb("go-with-alva", ("space", SPACE)))
WITH_ALVA: Final = TRANSFERRING.base("go-with-alva")


class TransferCharles(PowerChoice):
    """card.002, 21.2.emperor: where Charles V goes, and whether the Duke of Alva goes along; he may stay where he
    is."""

    rule = "card.002"
    open_to_all = True
    domain = TRANSFERRING

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        for space in HOME_SPACES[HAPSBURG]:
            yield space
            yield WITH_ALVA + space

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        state = game.state
        if not is_goal(state, option % SPACES):
            return NO_PLACE_FOR_CHARLES
        together = state.leader_at[DUKE_OF_ALVA] == state.leader_at[CHARLES_V]
        return ALLOWED if option < WITH_ALVA or together else ALVA_IS_ELSEWHERE

    def choose(self, game: Europe, seat: int, option: int) -> None:
        company = 1 << DUKE_OF_ALVA if option >= WITH_ALVA else 0
        game.call(Transfer(self.power, option % SPACES, 1 << CHARLES_V | company))


class Transfer(PowerStep):
    """card.002: the transfer is announced; gout may stop it."""

    fields = ("power", "space", "leaders")
    steps = ("announce", "go")

    def __init__(self, power: int, space: int, leaders: int) -> None:
        self.power = power
        self.space = space
        self.leaders = leaders

    def announce(self, game: Europe) -> None:
        """card.032: the others may answer."""
        announce(game.state)
        game.call(TransferAnnounced(self.power))

    def go(self, game: Europe) -> None:
        """card.002: Charles V, and Alva if he was to go along, are there at once."""
        if game.state.cancelled:
            return
        send_leader(game, CHARLES_V, self.space)
        if self.leaders >> DUKE_OF_ALVA & 1:
            send_leader(game, DUKE_OF_ALVA, self.space)


STOPPING: Final = Domain(verb("pass"), verb("gout-of-charles"))


class TransferAnnounced(MomentOfCard):
    """card.032: gout keeps Charles V where he is; no command point is lost."""

    rule = "card.032"
    only_card: ClassVar[int] = GOUT
    fields = ("power",)
    domain = STOPPING

    def __init__(self, power: int) -> None:
        self.power = power

    def seats(self, game: Europe) -> Sequence[int]:
        return () if game.state.cancelled else who_may_hold(game.state, (GOUT,), self.power)

    def play(self, game: Europe, seat: int, option: int) -> None:
        play_response(game, seat, GOUT)
        cancel(game.state)
        lay_low(game.state, CHARLES_V)
        game.tell(GOUT_STRUCK, CHARLES_V)


# ---- card 4: Patron of the Arts -------------------------------------------------------------------------------------


def why_not_build(state: Position, power: int) -> int:
    """21.4, edition.h04: 0 if there is room for another chateau, else the reason."""
    return ALLOWED if state.chateaux < MOST_CHATEAUX_VP else ENOUGH_CHATEAUX


def build(game: Europe, power: int) -> None:
    """21.4, card.004, edition.h04: a chateau with a die of 3 or more, or without a die while France controls Milan."""
    if game.state.control[MILAN] == FRANCE:
        build_chateau(game, power)
        return
    die = roll_die(game)
    game.tell(CHATEAU_ROLLED, power, die, int(die >= CHATEAU_DIE))
    if die >= CHATEAU_DIE:
        build_chateau(game, power)
