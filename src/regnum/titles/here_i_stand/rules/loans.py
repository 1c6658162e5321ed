"""9.2.effect2a: squadrons and naval leaders that are lent to an ally for a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import SPACE, SPACES
from regnum.titles.here_i_stand.facts.names import PROTESTANT
from regnum.titles.here_i_stand.facts.people import IS_NAVAL_LEADER, LEADERS
from regnum.titles.here_i_stand.position.changes.ships import lend_leader, lend_ship
from regnum.titles.here_i_stand.position.queries.ships import commander_of, commander_of_leader
from regnum.titles.here_i_stand.position.queries.troops import listed
from regnum.titles.here_i_stand.position.queries.winter import distances_at_sea, nearest_ports
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position
from regnum.titles.here_i_stand.rules.frames import PowerChoice, PowerStep

ONLY_TO_ALLIES: Final = REASONS.add("only_to_allies", "9.2.effect2a")
WITH_THE_ALLIANCE_ONLY: Final = REASONS.add("with_the_alliance_only", "9.2.effect2a")
NOT_BOTH_WAYS: Final = REASONS.add("not_both_ways", "9.2.effect2a")
NOTHING_TO_PROTESTANTS: Final = REASONS.add("nothing_to_protestants", "9.2.effect2d")
NOT_YOURS_TO_LEND: Final = REASONS.add("not_yours_to_lend", "9.2.effect2a")
TOO_FEW_SQUADRONS: Final = REASONS.add("too_few_squadrons", "9.2.effect2a")
NO_CORSAIRS: Final = REASONS.add("no_corsairs", "9.2.effect2a")
NO_WAY_BY_SEA: Final = REASONS.add("no_way_by_sea", "9.2.effect2b")
NO_SQUADRON_WITH_HIM: Final = REASONS.add("no_squadron_with_him", "9.2.effect2c")
NOT_THE_BORROWERS_PORT: Final = REASONS.add("not_the_borrowers_port", "9.2.effect2b")


def why_not_lend(state: Position, lender: int, borrower: int, is_announced: bool) -> int:
    """9.2.effect2a, 9.2.effect2d: 0 if a major power may lend ships to another at all, else the reason; their alliance
    is announced together with the loan."""
    if borrower == PROTESTANT:
        return NOTHING_TO_PROTESTANTS
    if is_announced:
        return ALLOWED
    return WITH_THE_ALLIANCE_ONLY if state.alliance[lender] >> borrower & 1 else ONLY_TO_ALLIES


def squadrons_to_lend(state: Position, lender: int, owner: int, port: int) -> list[int]:
    """9.2.effect2a, 9.2.effect2e: the squadrons of an owner in a port that act for a power; corsairs are not lent."""
    return [
        ship
        for ship, at in enumerate(state.ship_at)
        if at == port
        and state.ship_owner[ship] == owner
        and commander_of(state, ship) == lender
        and not state.ship_is_corsair[ship]
    ]


def why_not_lend_from(state: Position, lender: int, borrower: int, owner: int, port: int, count: int) -> int:
    """9.2.effect2a, 9.2.effect2b, 9.2.effect2e: 0 if so many squadrons of an owner in a port can be lent, else the
    reason; what is borrowed is not lent on."""
    if (
        not 0 <= port < SPACES
        or state.master[owner] != lender
        or not any(
            at == port and state.ship_owner[ship] == owner and commander_of(state, ship) == lender
            for ship, at in enumerate(state.ship_at)
        )
    ):
        return NOT_YOURS_TO_LEND
    there = len(squadrons_to_lend(state, lender, owner, port))
    if count > there:
        return NO_CORSAIRS if not there else TOO_FEW_SQUADRONS
    return ALLOWED if ports_of_loan(state, borrower, owner, port) else NO_WAY_BY_SEA


def why_not_lend_leader(state: Position, lender: int, borrower: int, leader: int, ports: Sequence[int]) -> int:
    """9.2.effect2c: the same for a naval leader: he goes only with squadrons of his stack that are lent."""
    if not 0 <= leader < LEADERS or not IS_NAVAL_LEADER[leader]:
        return NOT_YOURS_TO_LEND
    if {state.master[state.leader_owner[leader]], commander_of_leader(state, leader)} != {lender}:
        return NOT_YOURS_TO_LEND
    location = state.leader_at[leader]
    if location not in ports:
        return NO_SQUADRON_WITH_HIM
    return ALLOWED if ports_of_loan(state, borrower, state.leader_owner[leader], location) else NO_WAY_BY_SEA


def ports_of_loan(state: Position, borrower: int, owner: int, location: int) -> list[int]:
    """9.2.effect2b: the nearest ports of the borrower by sea zones alone; no way leads through a port."""
    return nearest_ports(state, borrower, distances_at_sea(owner, location))


class Loan(PowerStep):
    """9.2.effect2b, 9.2.effect2c: squadrons of one port go to the nearest port of the borrower, with naval leaders."""

    fields = ("power", "owner", "port", "count", "leaders")
    steps = ("go",)

    def __init__(self, power: int, owner: int, port: int, count: int, leaders: int) -> None:
        self.power = power  # the borrower
        self.owner = owner
        self.port = port
        self.count = count
        self.leaders = leaders  # a mask

    def go(self, game: Europe) -> None:
        """9.2.effect2b: a choice only among ports that are equally near; the ships are the borrower's already."""
        ports = ports_of_loan(game.state, self.power, self.owner, self.port)
        if len(ports) > 1:
            game.call(ChooseHarbour(self.power, self.owner, self.port, self.count, self.leaders))
        elif ports:
            lend(game, self.power, self.owner, self.port, self.count, self.leaders, ports[0])


LENDING: Final = Domain(verb("sail-to", ("space", SPACE)))


class ChooseHarbour(PowerChoice):
    """9.2.effect2b: to which of the nearest ports of the borrower."""

    rule = "9.2.effect2b"
    open_to_all = True
    fields = ("power", "owner", "port", "count", "leaders")
    domain = LENDING

    def __init__(self, power: int, owner: int, port: int, count: int, leaders: int) -> None:
        self.power = power
        self.owner = owner
        self.port = port
        self.count = count
        self.leaders = leaders

    def candidates(self, game: Europe, seat: int) -> Iterable[int]:
        return ports_of_loan(game.state, self.power, self.owner, self.port)

    def why_not(self, game: Europe, seat: int, option: int) -> int:
        return ALLOWED if option in self.candidates(game, seat) else NOT_THE_BORROWERS_PORT

    def choose(self, game: Europe, seat: int, option: int) -> None:
        lend(game, self.power, self.owner, self.port, self.count, self.leaders, option)


def lend(game: Europe, borrower: int, owner: int, port: int, count: int, leaders: int, harbour: int) -> None:
    """9.2.effect2b, 9.2.effect2c: ships and naval leaders of a port are the borrower's in this turn."""
    state = game.state
    for ship in squadrons_to_lend(state, state.master[owner], owner, port)[:count]:
        lend_ship(game, ship, borrower, harbour)
    for leader in listed(leaders):
        lend_leader(game, leader, borrower, harbour)
