"""Probe: an open bazaar. Deals may be struck at any time, also while sealed offers are being made or goods dropped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from regnum.engine.chance import Chance
from regnum.engine.deals import Deal, DealItem
from regnum.engine.events import EventKind
from regnum.engine.frames import Decision, Frame, Procedure, Sealed
from regnum.engine.game import Game
from regnum.engine.knowledge import Owned
from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import Reason
from tests.probes.base import Board, Probe, table

GOOD = Kind("good", ("salt", "silk", "spice"))
GOODS = len(GOOD.names)
DAYS, CARRY = 3, 4
VISIT = Domain(verb("fetch"), verb("stay"))
OFFER = Domain(verb("offer", ("good", GOOD)), verb("keep"))
DROP = Domain(verb("drop", ("good", GOOD)))
FETCH, KEEP = VISIT.base("fetch"), OFFER.base("keep")

NOT_YOURS = Reason(1, "not_yours", "bazaar.2")
NOTHING_IN_RETURN = Reason(2, "nothing_in_return", "bazaar.4")
NOT_A_GOOD = Reason(3, "not_a_good", "bazaar.4")
GOOD_FETCHED = EventKind("good_fetched", "bazaar.1", "seat", "good")
GOOD_OFFERED = EventKind("good_offered", "bazaar.2", "seat", "good")
GOOD_DROPPED = EventKind("good_dropped", "bazaar.3", "seat", "good")
GOODS_PASSED = EventKind("goods_passed", "bazaar.4", "giver", "taker", "good", "count")


class Stalls(Board):
    """The goods of every seat, what each secretly wishes for, and what the offers have earned."""

    __slots__ = ("coins", "days", "goods", "wish")

    def __init__(self, seats: int) -> None:
        self.goods: list[list[int]] = [[1] * GOODS for _ in range(seats)]
        self.wish: list[list[int]] = [[] for _ in range(seats)]
        self.coins: list[int] = [0] * seats
        self.days = 0


class Fair(Procedure[Stalls]):
    """bazaar.0: everybody gets a secret wish; then a few days of trade."""

    steps = ("wish", "trade")

    def wish(self, game: Game[Stalls]) -> None:
        game.state.wish = [[game.chance.below(GOODS)] for _ in range(game.seat_count)]

    def trade(self, game: Game[Stalls]) -> None:
        game.call(Day())


class Day(Procedure[Stalls]):
    """bazaar.1, bazaar.2: everybody visits the bazaar, then all offer at once."""

    steps = ("visit", "offer", "next_day")

    def visit(self, game: Game[Stalls]) -> None:
        game.call(*(Visit(seat) for seat in range(game.seat_count)))

    def offer(self, game: Game[Stalls]) -> None:
        game.call(MakeOffer())

    def next_day(self, game: Game[Stalls]) -> None:
        game.state.days += 1
        if game.state.days < DAYS:
            game.repeat()


class Visit(Decision[Stalls]):
    """bazaar.1: fetch a good, as chance has it, or stay."""

    fields = ("seat",)
    domain = VISIT

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, game: Game[Stalls]) -> Sequence[int]:
        return (self.seat,)

    def why_not(self, game: Game[Stalls], seat: int, option: int) -> int:
        return 0

    def choose(self, game: Game[Stalls], seat: int, option: int) -> None:
        if option == FETCH:
            good = game.chance.below(GOODS)
            game.state.goods[seat][good] += 1
            game.tell(GOOD_FETCHED, seat, good)


class MakeOffer(Sealed[Stalls]):
    """bazaar.2: who has goods may offer one; a good that nobody else offers earns two coins, others one."""

    domain = OFFER

    def seats(self, game: Game[Stalls]) -> Sequence[int]:
        return [seat for seat, goods in enumerate(game.state.goods) if any(goods)]

    def why_not(self, game: Game[Stalls], seat: int, option: int) -> int:
        return 0 if option == KEEP or game.state.goods[seat][option] else NOT_YOURS.code

    def resolve(self, game: Game[Stalls], answers: Sequence[int]) -> None:
        for seat, good in enumerate(answers):
            if good not in (-1, KEEP):
                game.state.goods[seat][good] -= 1
                game.state.coins[seat] += 2 if answers.count(good) == 1 else 1
                game.tell(GOOD_OFFERED, seat, good)


class DropGood(Decision[Stalls]):
    """bazaar.3: who has more than he can carry drops a good at once; a deal may help him before he does."""

    fields = ("seat",)
    domain = DROP

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, game: Game[Stalls]) -> Sequence[int]:
        return (self.seat,) if sum(game.state.goods[self.seat]) > CARRY else ()

    def why_not(self, game: Game[Stalls], seat: int, option: int) -> int:
        return 0 if game.state.goods[seat][option] else NOT_YOURS.code

    def choose(self, game: Game[Stalls], seat: int, option: int) -> None:
        game.state.goods[seat][option] -= 1
        game.tell(GOOD_DROPPED, seat, option)


class OpenBazaar(Probe[Stalls]):
    """A bazaar of two to four."""

    id = "probe_bazaar"

    def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Stalls, Frame[Stalls]]:
        return Stalls(seats), Fair()

    def settle(self, game: Game[Stalls]) -> None:
        for seat, goods in enumerate(game.state.goods):
            if sum(goods) > CARRY:
                game.call(DropGood(seat))
                return

    def deals_open(self, game: Game[Stalls]) -> bool:
        return not game.over

    def deal_items(self, game: Game[Stalls], parties: Sequence[int]) -> list[DealItem]:
        pairs = [(giver, taker) for giver in parties for taker in parties if giver != taker]
        owned = [(*pair, good, game.state.goods[pair[0]][good]) for pair in pairs for good in range(GOODS)]
        return [DealItem(giver, taker, "good", good, count) for giver, taker, good, count in owned if count]

    def judge(self, game: Game[Stalls], deal: Deal) -> int:
        """bazaar.4: everybody gives something, and nobody more than he has."""
        given: Counter[tuple[int, int]] = Counter()
        for item in deal.items:
            if item.kind != "good" or item.number not in range(GOODS):
                return NOT_A_GOOD.code
            given[item.giver, item.number] += item.count
        if {giver for giver, _ in given} != set(deal.parties):
            return NOTHING_IN_RETURN.code
        enough = all(count <= game.state.goods[giver][good] for (giver, good), count in given.items())
        return 0 if enough else NOT_YOURS.code

    def carry_out(self, game: Game[Stalls], deal: Deal) -> None:
        for item in deal.items:
            game.state.goods[item.giver][item.number] -= item.count
            game.state.goods[item.taker][item.number] += item.count
            game.tell(GOODS_PASSED, item.giver, item.taker, item.number, item.count)

    def redraw(self, state: Stalls, eyes: int, chance: Chance) -> None:
        state.wish = [wish if eyes >> owner & 1 else [chance.below(GOODS)] for owner, wish in enumerate(state.wish)]

    def scores(self, state: Stalls) -> list[int]:
        wishes = [goods[wish[0]] for goods, wish in zip(state.goods, state.wish, strict=True)]
        return [coins + 2 * wished for coins, wished in zip(state.coins, wishes, strict=True)]

    def invariants(self, game: Game[Stalls]) -> list[str]:
        state = game.state
        sizes = {len(state.goods), len(state.wish), len(state.coins), game.seat_count}
        rows = all(len(goods) == GOODS and min(goods) >= 0 for goods in state.goods)
        wishes = all(len(wish) == 1 and wish[0] in range(GOODS) for wish in state.wish)
        return [] if len(sizes) == 1 and rows and wishes else ["wrong stalls"]


TITLE = OpenBazaar(
    table(
        Stalls,
        Owned(
            "wish",
            outside=lambda state, seat: [],
            alternative=lambda state, seat, chance: [chance.below(GOODS)],
            unknown=lambda state, seat: state.wish[seat],
        ),
    ),
    decisions=[Visit, MakeOffer, DropGood],
    procedures=[Fair, Day],
    events=[GOOD_FETCHED, GOOD_OFFERED, GOOD_DROPPED, GOODS_PASSED],
    reasons=[NOT_YOURS, NOTHING_IN_RETURN, NOT_A_GOOD],
)
