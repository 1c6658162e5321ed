"""G. Trade fairs: profits, the voyage along a route, and levies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import CIRCLE, CIRCLE_EMPIRE, CONSTANTS, ROUTE_PATH, SPICE_ISLANDS
from regnum.titles.pax_renaissance.facts.names import NONE
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.empires import (
    empty_circles,
    is_busted,
    is_room,
    is_saturated,
    levy_piece,
)
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.queries.tableau import copies
from regnum.titles.pax_renaissance.position.registers import EVENTS
from regnum.titles.pax_renaissance.position.state import COLUMNS, FAIR, Pax, Position
from regnum.titles.pax_renaissance.rules.agents import EMPORIUM_BUSTED, NO_ROOM
from regnum.titles.pax_renaissance.rules.frames import Choice, Step
from regnum.titles.pax_renaissance.rules.pieces import OUTSIDE_LOCATION, FetchPiece

LEVY_RAISED: Final = EVENTS.add("levy_raised", "glossary:levy", "seat", "piece", "circle")
SUBSIDY_TAKEN: Final = EVENTS.add("subsidy_taken", "G2b.1", "seat", "florins")
PROFIT_PAID: Final = EVENTS.add("profit_paid", "G3a", "seat", "border", "florins")
PIRATE_PAID: Final = EVENTS.add("pirate_paid", "G3b", "border")
VOYAGE_ENDED: Final = EVENTS.add("voyage_ended", "G5", "half", "florins")


FAIR_FLORINS: Final[dict[str, int]] = CONSTANTS["trade_fair"]["china_florins_by_players"]
SUBSIDY: Final[int] = CONSTANTS["trade_fair"]["subsidy"]

LEVY_DOMAIN: Final = Domain(verb("levy", ("city", CIRCLE)))


def fair_space(row: int) -> int:
    """The leftmost space of a row."""
    return row * COLUMNS + FAIR


def hold_fair(game: Pax, row: int) -> None:
    """G, E5.1, D1.6, D1.7: an east fair travels the black route, a west fair the white one."""
    space = fair_space(row)
    create_profits(game, row, space)
    changes.discard_from_market(game, space)  # G1b, G:step2, L1a: a comet without effect; the florins stay
    take_subsidy(game, space)
    set_out(game, row, space)


def create_profits(game: Pax, row: int, space: int) -> None:
    """G1a, G1b, G:step1, G:step2, L1a, E5.2: florins from China join those on the card; all of them are the common
    profits."""
    florins = FAIR_FLORINS[str(len(game.state.florins))]
    changes.create_profits(game, game.state.active, row, space, florins)


def take_subsidy(game: Pax, space: int) -> None:
    """G2b.1, G:step4, G6: the organiser takes the first florin, but not in the bankruptcy variant."""
    if reading(game.state, "bankruptcy") == "off":
        changes.take_profit(game, game.state.active, space, SUBSIDY)
        game.tell(SUBSIDY_TAKEN, game.state.active, SUBSIDY)


def set_out(game: Pax, row: int, space: int) -> None:
    """A4.5, B6d, B6:figure3, G2, G2a, G2b.2, G:step3, G1:note1, glossary:trade_route: from the open emporium,
    unless nothing is left to set out with."""
    if game.state.market_florins[space]:
        arrive(game, row, game.state.open_route[row], 0)
    else:
        game.tell(VOYAGE_ENDED, row, 0)


def arrive(game: Pax, row: int, route: int, stop: int) -> None:
    """G4, G4b, G:step6, B6b: a levy in every empire of the route that is not saturated, then on to the next."""
    path = ROUTE_PATH[route]
    while is_saturated(game.state, path[stop]):
        if not leave(game, row, route, stop):
            return
        stop += 2
    game.call(PlaceLevy(path[stop], game.state.active), Voyage(row, route, stop))


def leave(game: Pax, row: int, route: int, stop: int) -> bool:
    """G3, G3:note1, G5, H1:note1: over the border behind an empire; the voyage ends where the last florin was paid, or
    at the end of the route. Whether it goes on."""
    path = ROUTE_PATH[route]
    if stop + 1 < len(path):
        pay_border(game, row, route, path[stop + 1])
    left = game.state.market_florins[fair_space(row)]
    if left and stop + 2 < len(path):
        return True
    game.tell(VOYAGE_ENDED, row, left)
    return False


class Voyage(Step):
    """G3, G4, G5: the rest of a voyage, after the levy at one stop of the route."""

    fields = ("row", "route", "stop")
    steps = ("go_on",)

    def __init__(self, row: int, route: int, stop: int) -> None:
        self.row = row
        self.route = route
        self.stop = stop

    def go_on(self, game: Pax) -> None:
        """Over the border and to the next empire."""
        if leave(game, self.row, self.route, self.stop):
            arrive(game, self.row, self.route, self.stop + 2)


def pay_border(game: Pax, row: int, route: int, border: int) -> None:
    """G3a, G3b, G:step5, glossary:pirate.b.1, pirate.d.1, concession.c: a concession is paid, even beside a pirate;
    else the pirate."""
    state = game.state
    seat = state.pawn[border]
    if seat != NONE:
        share = min(concession_share(state, seat, route), state.market_florins[fair_space(row)])
        changes.take_profit(game, seat, fair_space(row), share)
        game.tell(PROFIT_PAID, seat, border, share)
    elif state.pirate[border] != NONE:
        changes.send_profit_to_china(game, fair_space(row))
        game.tell(PIRATE_PAID, border)


def concession_share(state: Position, seat: int, route: int) -> int:
    """G3a, glossary:effect.2: one florin, doubled by every card that doubles concessions in this fair."""
    doublings = copies(state, seat, "double_concessions_fairs_and_votes")
    if route == SPICE_ISLANDS:
        doublings += copies(state, seat, "double_concessions_spice_islands_fair")
    return 1 << doublings


class PlaceLevy(Choice):
    """glossary:levy, G4, G4a, F4:note1, F4:note2: into which empty city; the circle says which piece."""

    rule = "glossary:levy"
    open_to_all = True
    fields = ("empire", "seat")
    domain = LEVY_DOMAIN

    def __init__(self, empire: int, seat: int) -> None:
        self.empire = empire
        self.seat = seat

    def seats(self, game: Pax) -> Sequence[int]:
        return (self.seat,)

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        return empty_circles(game.state, self.empire)

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        if CIRCLE_EMPIRE[option] != self.empire:
            return OUTSIDE_LOCATION
        piece = levy_piece(game.state, option, self.empire)
        if is_room(game.state, option, piece):
            return ALLOWED
        return EMPORIUM_BUSTED if is_busted(game.state, option) else NO_ROOM

    def choose(self, game: Pax, seat: int, option: int) -> None:
        piece = levy_piece(game.state, option, self.empire)
        if game.state.supply[piece]:
            put_levy(game, seat, piece, option)
        else:
            game.call(FetchPiece(piece, seat), PutLevy(seat, piece, option))


def put_levy(game: Pax, seat: int, piece: int, circle: int) -> None:
    """glossary:levy: the piece printed in the circle."""
    changes.place_noble(game, piece, circle)
    game.tell(LEVY_RAISED, seat, piece, circle)


class PutLevy(Step):
    """glossary:levy: a piece that had to be fetched first."""

    fields = ("seat", "piece", "circle")
    steps = ("put",)

    def __init__(self, seat: int, piece: int, circle: int) -> None:
        self.seat = seat
        self.piece = piece
        self.circle = circle

    def put(self, game: Pax) -> None:
        """Nothing is placed if there is no such piece anywhere."""
        if game.state.supply[self.piece]:
            put_levy(game, self.seat, self.piece, self.circle)
