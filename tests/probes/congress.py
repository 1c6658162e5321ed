"""Probe: a congress. Deals are drafted in private and signed; they are struck together when they are announced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from regnum.engine.chance import Chance
from regnum.engine.deals import Clause, Deal, DealItem
from regnum.engine.events import Event, EventKind
from regnum.engine.frames import Decision, Frame, Procedure
from regnum.engine.game import Game
from regnum.engine.knowledge import Owned
from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.promises import BROKEN, KEPT, OPEN, Promise, PromiseKind
from regnum.engine.refusals import Reason
from tests.probes.base import SEAT, Board, Probe, table

PROVINCE = Kind("province", ("alsace", "burgundy", "corsica", "dalmatia", "epirus", "friuli"))
PROVINCES = len(PROVINCE.names)
SESSIONS, PURSE, PRIZE = 2, 3, 3
NEGOTIATION, ANNOUNCEMENT, MARCH = range(3)
TALK = Domain(verb("ready"))
ASSENT = Domain(verb("assent"))
MARCHING = Domain(verb("attack", ("seat", SEAT)), verb("stay"))
STAY = MARCHING.base("stay")

TOO_POOR = Reason(1, "too_poor", "congress.2")
NOT_YOURS = Reason(2, "not_yours", "congress.2")
NOT_FOR_SALE = Reason(3, "not_for_sale", "congress.2")
AT_PEACE = Reason(4, "at_peace", "congress.3")
ONESELF = Reason(5, "oneself", "congress.4")
GOLD_PAID = EventKind("gold_paid", "congress.2", "giver", "taker", "count")
PROVINCE_CEDED = EventKind("province_ceded", "congress.2", "giver", "taker", "province")
PEACE_MADE = EventKind("peace_made", "congress.3", "seat", "other")
ATTACKED = EventKind("attacked", "congress.4", "seat", "target")
STAYED = EventKind("stayed", "congress.4", "seat")

SPARE = PromiseKind("spare", "congress.4", SEAT)
REST = PromiseKind("rest", "congress.4")


class Courts(Board):
    """Gold and provinces of every seat, with whom it is at peace, and which province it secretly prizes."""

    __slots__ = ("gold", "owner", "peace", "prize", "sessions", "stage")

    def __init__(self, seats: int) -> None:
        self.gold: list[int] = [PURSE] * seats
        self.owner: list[int] = [province % seats for province in range(PROVINCES)]
        self.peace: list[int] = [0] * seats
        self.prize: list[list[int]] = [[] for _ in range(seats)]
        self.sessions = 0
        self.stage = NEGOTIATION


class Congress(Procedure[Courts]):
    """congress.0: everybody gets a province to prize; then the sessions."""

    steps = ("prize", "sit")

    def prize(self, game: Game[Courts]) -> None:
        game.state.prize = [[game.chance.below(PROVINCES)] for _ in range(game.seat_count)]

    def sit(self, game: Game[Courts]) -> None:
        game.call(Session())


class Session(Procedure[Courts]):
    """congress.1: negotiation, announcement, march."""

    steps = ("negotiate", "announce", "march", "next_session")

    def negotiate(self, game: Game[Courts]) -> None:
        game.state.stage = NEGOTIATION
        game.call(*(Negotiate(seat) for seat in range(game.seat_count)))

    def announce(self, game: Game[Courts]) -> None:
        game.state.stage = ANNOUNCEMENT
        game.call(*(Announce(seat) for seat in range(game.seat_count)))

    def march(self, game: Game[Courts]) -> None:
        game.state.stage = MARCH
        game.call(*(MarchOut(seat) for seat in range(game.seat_count)))

    def next_session(self, game: Game[Courts]) -> None:
        game.state.sessions += 1
        if game.state.sessions < SESSIONS:
            game.repeat()


class OfSeat(Decision[Courts]):
    """A decision of one seat."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, game: Game[Courts]) -> Sequence[int]:
        return (self.seat,)

    def why_not(self, game: Game[Courts], seat: int, option: int) -> int:
        return 0

    def choose(self, game: Game[Courts], seat: int, option: int) -> None:
        pass


class Negotiate(OfSeat):
    """congress.1: say when one has talked enough."""

    domain = TALK


class Announce(OfSeat):
    """congress.2: hear what was agreed on; deals are struck now."""

    domain = ASSENT


class MarchOut(OfSeat):
    """congress.4: attack somebody with whom one is not at peace, and take a coin from him, or stay."""

    domain = MARCHING

    def why_not(self, game: Game[Courts], seat: int, option: int) -> int:
        if option == seat or (option != STAY and option >= game.seat_count):
            return ONESELF.code
        return AT_PEACE.code if option != STAY and game.state.peace[seat] >> option & 1 else 0

    def choose(self, game: Game[Courts], seat: int, option: int) -> None:
        if option == STAY:
            game.tell(STAYED, seat)
            return
        loot = min(1, game.state.gold[option])
        game.state.gold[option] -= loot
        game.state.gold[seat] += loot
        game.tell(ATTACKED, seat, option)


class CongressOfFour(Probe[Courts]):
    """A congress, best of four."""

    id = "probe_congress"
    promise_kinds = (SPARE, REST)

    def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Courts, Frame[Courts]]:
        return Courts(seats), Congress()

    def deals_open(self, game: Game[Courts]) -> bool:
        return game.state.stage == ANNOUNCEMENT

    def drafts_open(self, game: Game[Courts]) -> bool:
        return game.state.stage in (NEGOTIATION, ANNOUNCEMENT)

    def whispers(self, game: Game[Courts]) -> Sequence[int]:
        everybody = (1 << game.seat_count) - 1
        return [everybody & ~(1 << seat) for seat in range(game.seat_count)] if self.drafts_open(game) else ()

    def deal_order(self, game: Game[Courts], deals: Sequence[Deal]) -> Sequence[int]:
        """congress.2: by the first of their parties in the order of the seats."""
        return sorted(range(len(deals)), key=lambda place: min(deals[place].parties))

    def deal_items(self, game: Game[Courts], parties: Sequence[int]) -> list[DealItem]:
        state, found = game.state, []
        for giver in parties:
            for taker in [party for party in parties if party != giver]:
                if state.gold[giver]:
                    found.append(DealItem(giver, taker, "gold", 0, state.gold[giver]))
                owned = [province for province in range(PROVINCES) if state.owner[province] == giver]
                found += [DealItem(giver, taker, "province", province) for province in owned]
        return found

    def deal_clauses(self, game: Game[Courts], parties: Sequence[int]) -> list[Clause]:
        pairs = [(one, other) for one in parties for other in parties if one < other]
        return [Clause(pair, "peace") for pair in pairs if not game.state.peace[pair[0]] >> pair[1] & 1]

    def judge(self, game: Game[Courts], deal: Deal) -> int:
        """congress.2, congress.3: nobody gives more than he has, and peace is made once."""
        state = game.state
        paid: Counter[int] = Counter()
        ceded: set[int] = set()
        for item in deal.items:
            if item.kind == "gold" and item.number == 0:
                paid[item.giver] += item.count
            elif item.kind != "province" or item.number not in range(PROVINCES) or item.count != 1:
                return NOT_FOR_SALE.code
            elif state.owner[item.number] != item.giver or item.number in ceded:
                return NOT_YOURS.code
            else:
                ceded.add(item.number)
        if any(count > state.gold[giver] for giver, count in paid.items()):
            return TOO_POOR.code
        for clause in deal.clauses:
            if (clause.kind, clause.number, len(clause.among)) != ("peace", 0, 2):
                return NOT_FOR_SALE.code
            if state.peace[clause.among[0]] >> clause.among[1] & 1:
                return AT_PEACE.code
        return 0

    def carry_out(self, game: Game[Courts], deal: Deal) -> None:
        for item in deal.items:
            if item.kind == "gold":
                game.state.gold[item.giver] -= item.count
                game.state.gold[item.taker] += item.count
                game.tell(GOLD_PAID, item.giver, item.taker, item.count)
            else:
                game.state.owner[item.number] = item.taker
                game.tell(PROVINCE_CEDED, item.giver, item.taker, item.number)
        for clause in deal.clauses:
            one, other = clause.among
            game.state.peace[one] |= 1 << other
            game.state.peace[other] |= 1 << one
            game.tell(PEACE_MADE, one, other)

    def kept(self, promise: Promise, events: Sequence[Event]) -> int:
        """congress.5: by what its maker does when he next may march."""
        for event in events:
            if event.kind in (ATTACKED, STAYED) and event.numbers[0] == promise.maker:
                attacked = event.kind is ATTACKED
                broken = attacked and (promise.kind == REST.name or event.numbers[1] == promise.number)
                return BROKEN if broken else KEPT
        return OPEN

    def redraw(self, state: Courts, eyes: int, chance: Chance) -> None:
        state.prize = [
            prize if eyes >> owner & 1 else [chance.below(PROVINCES)] for owner, prize in enumerate(state.prize)
        ]

    def scores(self, state: Courts) -> list[int]:
        found = [gold + 2 * state.owner.count(seat) for seat, gold in enumerate(state.gold)]
        return [score + PRIZE * int(state.owner[state.prize[seat][0]] == seat) for seat, score in enumerate(found)]

    def invariants(self, game: Game[Courts]) -> list[str]:
        state, seats = game.state, game.seat_count
        sizes = {len(state.gold), len(state.peace), len(state.prize), seats}
        owners = len(state.owner) == PROVINCES and all(0 <= owner < seats for owner in state.owner)
        sums = len(sizes) == 1 and sum(state.gold) == PURSE * seats and min(state.gold) >= 0
        prizes = all(len(prize) == 1 and prize[0] in range(PROVINCES) for prize in state.prize)
        return [] if owners and sums and prizes else ["wrong courts"]


def congress(title: type[CongressOfFour] = CongressOfFour) -> CongressOfFour:
    """The probe, or one of another class."""
    return title(
        table(
            Courts,
            Owned(
                "prize",
                outside=lambda state, seat: [],
                alternative=lambda state, seat, chance: [chance.below(PROVINCES)],
                unknown=lambda state, seat: state.prize[seat],
            ),
        ),
        decisions=[Negotiate, Announce, MarchOut],
        procedures=[Congress, Session],
        events=[GOLD_PAID, PROVINCE_CEDED, PEACE_MADE, ATTACKED, STAYED],
        reasons=[TOO_POOR, NOT_YOURS, NOT_FOR_SALE, AT_PEACE, ONESELF],
    )


TITLE = congress()
