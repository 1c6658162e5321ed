"""Pieces and their supply: what happens when a piece is needed and none is left (glossary: PIECE SUPPLY)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import (
    ALL_CARDS,
    BORDER,
    BORDERS,
    CARD,
    CIRCLE,
    CIRCLES,
    EMPIRE,
    EMPIRES,
)
from regnum.titles.pax_renaissance.facts.names import BISHOP, PIRATE, REPRESSIBLE, is_noble, is_pawn, is_pirate
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.registers import EVENTS, REASONS
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.frames import Choice, Step

PIECE_FETCHED: Final = EVENTS.add("piece_fetched", "glossary:piece_supply.2", "piece")

NO_PIECE_THERE: Final = REASONS.add("no_piece_there", "glossary:piece_supply.2")
REPRESSED_FIRST: Final = REASONS.add("repressed_first", "glossary:piece_supply.2")
NOT_A_CHOICE_HERE: Final = REASONS.add("not_a_choice_here", "D1.intro1")
OUTSIDE_LOCATION: Final = REASONS.add("outside_location", "glossary:location.1")
WRONG_PLACE_FOR_PIECE: Final = REASONS.add("wrong_place_for_piece", "B5b")


SOURCES: Final = Domain(
    verb("take-from-ruler", ("empire", EMPIRE)),
    verb("take-from-city", ("city", CIRCLE)),
    verb("take-from-border", ("border", BORDER)),
    verb("take-from-card", ("card", CARD)),
)
FROM_RULER: Final = SOURCES.base("take-from-ruler")
FROM_CITY: Final = SOURCES.base("take-from-city")
FROM_BORDER: Final = SOURCES.base("take-from-border")
FROM_CARD: Final = SOURCES.base("take-from-card")


def serf_rulers(state: Position, piece: int) -> list[int]:
    """The empires on whose ruler card such a piece is repressed."""
    if piece >= REPRESSIBLE:
        return []
    return [empire for empire in range(EMPIRES) if state.repressed[empire * REPRESSIBLE + piece]]


def elsewhere(state: Position, piece: int) -> list[int]:
    """The other places where such a piece stands, as answers to `TakePiece`."""
    if is_noble(piece):
        return [FROM_CITY + circle for circle in range(CIRCLES) if state.circle[circle] == piece]
    if is_pawn(piece):
        return [FROM_BORDER + border for border in range(BORDERS) if state.pawn[border] == piece]
    if is_pirate(piece):
        return [FROM_BORDER + border for border in range(BORDERS) if state.pirate[border] == piece - PIRATE]
    return [FROM_CARD + card for card in range(ALL_CARDS) if state.bishop[card] == piece - BISHOP]


def can_get(state: Position, piece: int) -> bool:
    """glossary:piece_supply.2: from the supply, a ruler card, or anywhere."""
    return state.supply[piece] > 0 or bool(serf_rulers(state, piece)) or bool(elsewhere(state, piece))


class FetchPiece(Step):
    """D1:note1, glossary:piece_supply.2: see to it that the supply holds the piece that is needed next."""

    fields = ("piece", "seat")
    steps = ("fetch",)

    def __init__(self, piece: int, seat: int) -> None:
        self.piece = piece
        self.seat = seat

    def fetch(self, game: Pax) -> None:
        """Ask only if the supply is empty and the piece stands somewhere."""
        if game.state.supply[self.piece] == 0 and can_get(game.state, self.piece):
            game.call(TakePiece(self.piece, self.seat))


class TakePiece(Choice):
    """glossary:piece_supply.2: a repressed piece from any ruler card, or if there is none one from anywhere."""

    rule = "glossary:piece_supply.2"
    open_to_all = True
    fields = ("piece", "seat")
    domain = SOURCES

    def __init__(self, piece: int, seat: int) -> None:
        self.piece = piece
        self.seat = seat

    def seats(self, game: Pax) -> Sequence[int]:
        return (self.seat,)

    def candidates(self, game: Pax, seat: int) -> Iterable[int]:
        return serf_rulers(game.state, self.piece) or elsewhere(game.state, self.piece)

    def why_not(self, game: Pax, seat: int, option: int) -> int:
        rulers = serf_rulers(game.state, self.piece)
        if option < FROM_CITY:
            return ALLOWED if option in rulers else NO_PIECE_THERE
        if option not in elsewhere(game.state, self.piece):
            return NO_PIECE_THERE
        return REPRESSED_FIRST if rulers else ALLOWED

    def choose(self, game: Pax, seat: int, option: int) -> None:
        game.tell(PIECE_FETCHED, self.piece)
        if option < FROM_CITY:
            changes.kill_repressed(game, option, self.piece)
        elif option < FROM_BORDER:
            changes.kill_noble(game, option - FROM_CITY)
        elif option < FROM_CARD:
            border = option - FROM_BORDER
            (changes.kill_pawn if is_pawn(self.piece) else changes.kill_pirate)(game, border)
        else:
            changes.lift_bishop(game, option - FROM_CARD)
