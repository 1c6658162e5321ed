"""How things are called in position files: by their own names and by everything that is printed of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.edges.words import said, speakers
from regnum.engine.game import Game
from regnum.engine.moves import Kind
from regnum.engine.position_parts import Names
from regnum.titles.pax_renaissance.edges import wording
from regnum.titles.pax_renaissance.facts.catalogue import (
    BANK_IDS,
    BORDER,
    BORDER_EMPIRES,
    CARD,
    CARD_IDS,
    CARDS,
    CIRCLE,
    EMPIRE,
    HALF,
    PIECE,
    REGIME,
    RELIGION,
    ROUTE,
    RULER,
    VICTORY,
)
from regnum.titles.pax_renaissance.position.state import Position


def card_names(card: int) -> Iterable[str]:
    """A card by its title and its printed number, a ruler by his empire."""
    own = [CARD_IDS[card]] if card < CARDS else [EMPIRE.names[card - RULER], *said(wording.empire_name)(card - RULER)]
    return [*own, *said(wording.card_name)(card)]


def border_names(border: int) -> Iterable[str]:
    """A border in either direction."""
    one, other = BORDER_EMPIRES[border]
    there = [f"{EMPIRE.names[other]}-{EMPIRE.names[one]}"]
    for words in speakers():
        there.append(f"{wording.empire_name(other, words)}-{wording.empire_name(one, words)}")
    return [*there, *said(wording.border_name)(border)]


CARD_NAMES: Final = Names(CARD, card_names)
BORDER_NAMES: Final = Names(BORDER, border_names)
EMPIRE_NAMES: Final = Names(EMPIRE, said(wording.empire_name))
CIRCLE_NAMES: Final = Names(CIRCLE, said(wording.circle_name))
HALF_NAMES: Final = Names(HALF, said(wording.half_name))
RELIGION_NAMES: Final = Names(RELIGION, said(wording.religion_name))
REGIME_NAMES: Final = Names(REGIME, said(wording.WORDING.namers["regime"]))
ROUTE_NAMES: Final = Names(ROUTE, said(wording.route_name))
VICTORY_NAMES: Final = Names(VICTORY, said(wording.WORDING.namers["victory"]))
BANK_NAMES: Final = Names(Kind("bank", BANK_IDS), said(wording.bank_name))


def seat_names(game: Game[Position]) -> Names:
    """The seats of a game, by number or by bank."""
    banks = game.state.bank
    return Names(
        Kind("seat", [str(seat) for seat in range(game.seat_count)]),
        lambda seat: [BANK_IDS[banks[seat]], *said(wording.bank_name)(banks[seat])],
    )


def piece_names(game: Game[Position]) -> Names:
    """The pieces of a game, pawns also by the bank that they belong to."""
    return Names(PIECE, lambda piece: [wording.piece_name(piece, words.at(game)) for words in speakers()])
