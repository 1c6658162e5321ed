"""Probe: sealed bids. All seats bid at once and in secret for a few lots; the bids are opened in the order of seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regnum.edges.presenter import Presenter
from regnum.engine.chance import FastChance
from regnum.engine.events import EventKind
from regnum.engine.frames import Frame, Procedure, Sealed
from regnum.engine.game import Game
from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.options import Option
from regnum.engine.position_parts import Count, Each, Layout, Names, Slot
from regnum.engine.positions import (
    Moment,
    Moments,
    Reader,
    chance_lines,
    head_lines,
    option_lines,
    pending_lines,
)
from regnum.engine.refusals import Reason
from tests.probes.base import Board, Probe, numbers, table

COINS, LOTS = 6, 4
BID = Domain(verb("bid", ("coins", numbers(COINS))), verb("abstain"))
ABSTAIN = BID.base("abstain")
TOO_FEW_COINS = Reason(1, "too_few_coins", "bids.1")
BID_OPENED = EventKind("bid_opened", "bids.2", "seat", "coins")
LOT_SOLD = EventKind("lot_sold", "bids.3", "seat", "coins")


class Purses(Board):
    """Coins and lots of every seat."""

    __slots__ = ("coins", "everybody_pays", "lots", "sold")

    def __init__(self, seats: int, everybody_pays: bool) -> None:
        self.coins: list[int] = [COINS] * seats
        self.lots: list[int] = [0] * seats
        self.sold = 0
        self.everybody_pays = int(everybody_pays)


class Auction(Procedure[Purses]):
    """bids.0: one lot after the other."""

    steps = ("bid", "next_lot")

    def bid(self, game: Game[Purses]) -> None:
        game.call(PlaceBid())

    def next_lot(self, game: Game[Purses]) -> None:
        game.state.sold += 1
        if game.state.sold < LOTS:
            game.repeat()


class PlaceBid(Sealed[Purses]):
    """bids.1: whoever has coins bids as many as he likes, or abstains."""

    domain = BID

    def seats(self, game: Game[Purses]) -> Sequence[int]:
        return [seat for seat, coins in enumerate(game.state.coins) if coins]

    def why_not(self, game: Game[Purses], seat: int, option: int) -> int:
        return 0 if option == ABSTAIN or option <= game.state.coins[seat] else TOO_FEW_COINS.code

    def resolve(self, game: Game[Purses], answers: Sequence[int]) -> None:
        """bids.2, bids.3: the first of the highest bids wins; the winner pays, or by an option everybody."""
        state = game.state
        bids = [-1 if answer == ABSTAIN else answer for answer in answers]
        winner = bids.index(max(bids))
        for seat, coins in enumerate(bids):
            if coins >= 0:
                game.tell(BID_OPENED, seat, coins)
                state.coins[seat] -= coins if seat == winner or state.everybody_pays else 0
        if bids[winner] >= 0:
            state.lots[winner] += 1
            game.tell(LOT_SOLD, winner, bids[winner])


class SealedBids(Probe[Purses]):
    """An auction of a few lots."""

    id = "probe_sealed_bids"
    presenter = "tests.probes.sealed_bids"

    def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Purses, Frame[Purses]]:
        return Purses(seats, options["payment"] == "everybody"), Auction()

    def scores(self, state: Purses) -> list[int]:
        return state.lots

    def invariants(self, game: Game[Purses]) -> list[str]:
        state = game.state
        sound = len(state.coins) == len(state.lots) == game.seat_count and 0 <= state.sold <= LOTS
        return [] if sound and min(*state.coins, *state.lots) >= 0 and max(state.coins) <= COINS else ["wrong purses"]


TITLE = SealedBids(
    table(Purses),
    decisions=[PlaceBid],
    procedures=[Auction],
    events=[BID_OPENED, LOT_SOLD],
    reasons=[TOO_FEW_COINS],
    options=[Option("payment", ("winner", "everybody"), "winner", "bids.3")],
)


# ---- positions by hand ----------------------------------------------------------------------------------------------

PRINTED = ("North", "East wind", "South", "West")


def layout(seats: int) -> Layout[Purses]:
    """Where the fields stand in a position."""
    names = Names(Kind("seat", [str(seat) for seat in range(seats)]), lambda seat: [PRINTED[seat]])
    slots = [
        Slot("sold", "auction", "sold", Count(most=LOTS)),
        Each("coins", "seat", "coins", Count(most=COINS)),
        Each("lots", "seat", "lots", Count(most=LOTS)),
    ]
    return Layout(TITLE.knowledge, {"auction": None, "seat": names}, slots, ["everybody_pays"])


def nobody_can_bid(game: Game[Purses], nothing: Sequence[int]) -> str:
    """bids.1: somebody must have coins."""
    return "" if any(game.state.coins) else "nobody has coins"


MOMENTS = Moments(
    Moment("bid", lambda game, _: [(Auction(), 1), (PlaceBid(), 0)], misfit=nobody_can_bid),
    Moment(
        "next lot",
        lambda game, _: [(Auction(), 1)],
        (Count(first=1, most=LOTS - 1),),
        implies=lambda game, number: {"sold": number[0]},
    ),
)


class BidsReader(Reader[Purses]):
    """Reads a position of this probe."""

    def clear(self) -> None:
        self.state.coins = [0] * self.game.seat_count

    def read_tables(self) -> None:
        self.given = layout(self.game.seat_count).read(self.state, self.root)
        self.game.finished = self.state.sold == LOTS

    def moments(self) -> Moments[Purses]:
        return MOMENTS


class PRESENTER(Presenter[Purses]):
    """Positions of this probe as text."""

    def read_position(self, text: str) -> Game[Purses]:
        return BidsReader(self.title, text, ("auction", "seat")).read()

    def write_position(self, game: Game[Purses]) -> str:
        base = self.title.setup(game.settings, game.seat_count, FastChance(0))
        base.state.coins = [0] * game.seat_count
        now = MOMENTS.find(game)
        body = layout(game.seat_count).lines(game.state, base.state)
        lines = [*head_lines(game, now), *option_lines(game), *body, *pending_lines(game, now), *chance_lines(game)]
        return "\n".join(lines) + "\n"
