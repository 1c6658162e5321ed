"""G. Trade fairs: profits, the voyage along a route, and levies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.titles.pax_renaissance import changes, events
from regnum.titles.pax_renaissance.catalogue import (
    CIRCLE,
    CIRCLE_EMPIRE,
    CIRCLES_OF,
    CONSTANTS,
    ROUTE_PATH,
    SPICE_ISLANDS,
)
from regnum.titles.pax_renaissance.names import NONE
from regnum.titles.pax_renaissance.options import reading
from regnum.titles.pax_renaissance.queries import copies, empty_circles, is_saturated, levy_piece
from regnum.titles.pax_renaissance.reasons import Reason
from regnum.titles.pax_renaissance.rules.frames import Choice, Pax, Step
from regnum.titles.pax_renaissance.rules.pieces import FetchPiece
from regnum.titles.pax_renaissance.state import COLUMNS, FAIR, Position

FAIR_FLORINS: Final[dict[str, int]] = CONSTANTS["trade_fair"]["china_florins_by_players"]
SUBSIDY: Final[int] = CONSTANTS["trade_fair"]["subsidy"]

LEVY_DOMAIN: Final = Domain(verb("levy", ("city", CIRCLE)))


def fair_space(row: int) -> int:
    """The leftmost space of a row."""
    return row * COLUMNS + FAIR


class TradeFair(Step):
    """G, E5.1, D1.6, D1.7: an east fair travels the black route, a west fair the white one."""

    fields = ("row",)
    steps = ("create_profits", "discard_card", "take_subsidy", "set_out")

    def __init__(self, row: int) -> None:
        self.row = row

    def create_profits(self, game: Pax) -> None:
        """G1a, G:step1, E5.2: florins from China join those on the card; all of them are the common profits."""
        florins = FAIR_FLORINS[str(len(game.state.florins))]
        changes.create_profits(game, game.state.active, self.row, fair_space(self.row), florins)

    def discard_card(self, game: Pax) -> None:
        """G1b, G:step2, L1a: the card is discarded, a comet without effect; the florins stay in the space."""
        changes.discard_from_market(game, fair_space(self.row))

    def take_subsidy(self, game: Pax) -> None:
        """G2b.1, G:step4, G6: the organiser takes the first florin, but not in the bankruptcy variant."""
        if reading(game.state, "bankruptcy") == "off":
            changes.take_profit(game, game.state.active, fair_space(self.row), SUBSIDY)
            game.tell(events.SUBSIDY_TAKEN, game.state.active, SUBSIDY)

    def set_out(self, game: Pax) -> None:
        """A4.5, B6d, B6:figure3, G2, G2a, G2b.2, G:step3, G1:note1, glossary:trade_route: from the open emporium,
        unless nothing is left to set out with."""
        if game.state.market_florins[fair_space(self.row)]:
            game.call(Voyage(self.row, game.state.open_route[self.row], 0))
        else:
            game.tell(events.VOYAGE_ENDED, self.row, 0)


class Voyage(Step):
    """G3, G4, G5, B6b: one empire of the route, then the border behind it."""

    fields = ("row", "route", "stop")
    steps = ("raise_levy", "cross_border", "go_on")

    def __init__(self, row: int, route: int, stop: int) -> None:
        self.row = row
        self.route = route
        self.stop = stop

    def raise_levy(self, game: Pax) -> None:
        """G4, G4b, G:step6: a levy in every empire that is not saturated."""
        empire = ROUTE_PATH[self.route][self.stop]
        if not is_saturated(game.state, empire):
            game.call(PlaceLevy(empire, game.state.active))

    def cross_border(self, game: Pax) -> None:
        """G3a, G3b, G:step5: concessions and pirates on the border take their share."""
        if self.stop + 1 < len(ROUTE_PATH[self.route]):
            pay_border(game, self.row, self.route, ROUTE_PATH[self.route][self.stop + 1])

    def go_on(self, game: Pax) -> None:
        """G3, G3:note1, G5, H1:note1: the voyage ends where the last florin was paid, or at the end of the route."""
        left = game.state.market_florins[fair_space(self.row)]
        if left and self.stop + 2 < len(ROUTE_PATH[self.route]):
            game.call(Voyage(self.row, self.route, self.stop + 2))
        else:
            game.tell(events.VOYAGE_ENDED, self.row, left)


def pay_border(game: Pax, row: int, route: int, border: int) -> None:
    """G3a, G3b, glossary:pirate.b.1, pirate.d.1, concession.c: a concession is paid, even beside a pirate; else the
    pirate."""
    state = game.state
    seat = state.pawn[border]
    if seat != NONE:
        share = min(concession_share(state, seat, route), state.market_florins[fair_space(row)])
        changes.take_profit(game, seat, fair_space(row), share)
        game.tell(events.PROFIT_PAID, seat, border, share)
    elif state.pirate[border] != NONE:
        changes.send_profit_to_china(game, fair_space(row))
        game.tell(events.PIRATE_PAID, border)


def concession_share(state: Position, seat: int, route: int) -> int:
    """G3a, glossary:effect.2: one florin, doubled by every card that doubles concessions in this fair."""
    doublings = copies(state, seat, "double_concessions_fairs_and_votes")
    if route == SPICE_ISLANDS:
        doublings += copies(state, seat, "double_concessions_spice_islands_fair")
    return 1 << doublings


class PlaceLevy(Choice):
    """glossary:levy, G4, G4a, F4:note1, F4:note2: into which empty city; the circle says which piece."""

    fields = ("empire", "seat")
    domain = LEVY_DOMAIN

    def __init__(self, empire: int, seat: int) -> None:
        self.empire = empire
        self.seat = seat

    def seats(self, game: Pax) -> Sequence[int]:
        return (self.seat,)

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        return CIRCLES_OF[self.empire]

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        if CIRCLE_EMPIRE[option] != self.empire:
            return Reason.OUTSIDE_LOCATION
        return Reason.OK if option in empty_circles(game.state, self.empire) else Reason.NO_ROOM

    def choose(self, game: Pax, seat: int, option: int) -> None:
        piece = levy_piece(game.state, option, self.empire)
        game.call(FetchPiece(piece, seat), PutLevy(seat, piece, option))


class PutLevy(Step):
    """glossary:levy: the piece printed in the circle."""

    fields = ("seat", "piece", "circle")
    steps = ("put",)

    def __init__(self, seat: int, piece: int, circle: int) -> None:
        self.seat = seat
        self.piece = piece
        self.circle = circle

    def put(self, game: Pax) -> None:
        """Nothing is placed if there is no such piece anywhere."""
        if game.state.supply[self.piece]:
            changes.place_noble(game, self.piece, self.circle)
            game.tell(events.LEVY_RAISED, self.seat, self.piece, self.circle)
