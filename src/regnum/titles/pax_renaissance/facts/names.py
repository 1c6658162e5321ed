"""Numbers of the small sets that the rules speak of: religions, regions, pieces, operations, one-shots, victories."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

CATHOLIC: Final = 0
ISLAMIC: Final = 1
REFORMIST: Final = 2
MEDIEVAL: Final = 3
RELIGIONS: Final[tuple[int, ...]] = (CATHOLIC, ISLAMIC, REFORMIST)
RELIGION_NAMES: Final[tuple[str, ...]] = ("catholic", "islamic", "reformist")
REGIME_NAMES: Final[tuple[str, ...]] = (*RELIGION_NAMES, "medieval")

EAST: Final = 0
WEST: Final = 1
REGION_NAMES: Final[tuple[str, ...]] = ("east", "west")

PAWN: Final = 0  # the pawns of seats 0 to 3, then three religions of each other piece
KNIGHT: Final = 4
ROOK: Final = 7
PIRATE: Final = 10
BISHOP: Final = 13
PIECES: Final = 16
REPRESSIBLE: Final = 10  # pawns, knights and rooks can be repressed
PIECE_NAMES: Final[tuple[str, ...]] = (
    "pawn-0", "pawn-1", "pawn-2", "pawn-3",
    "catholic-knight", "islamic-knight", "reformist-knight",
    "catholic-rook", "islamic-rook", "reformist-rook",
    "catholic-pirate", "islamic-pirate", "reformist-pirate",
    "catholic-bishop", "islamic-bishop", "reformist-bishop",
)  # fmt: skip

INQUISITOR: Final = 0
COMMERCE: Final = 1
BEHEAD: Final = 2
TAX: Final = 3
REPRESS: Final = 4
VOTE: Final = 5
CORSAIR: Final = 6
SIEGE: Final = 7
CAMPAIGN: Final = 8
OPERATION_NAMES: Final[tuple[str, ...]] = (
    "inquisitor", "commerce", "behead", "tax", "repress", "vote", "corsair", "siege", "campaign"
)  # fmt: skip
POLITICAL: Final[tuple[int, ...]] = (BEHEAD, TAX, REPRESS, VOTE)

NO_ONE_SHOT: Final = 0
CONSPIRACY: Final = 1
PEASANT_REVOLT: Final = 2
RELIGIOUS_WAR: Final = 3
APOSTASY: Final = 4
TRADE_SHIFT: Final = 5
CORONATION: Final = 6

ATTACKERS: Final = 0  # the sides of a battle
DEFENDERS: Final = 1

REPRESS_PAWN: Final = 1
REPRESS_ROOK: Final = 2
REPRESS_KNIGHT: Final = 4

P_CATHOLIC: Final = 0  # prestige; the first three are numbered like their religions
P_ISLAMIC: Final = 1
P_REFORMIST: Final = 2
P_LAW: Final = 3
P_DISCOVERY: Final = 4
P_PATRON: Final = 5
PRESTIGE_NAMES: Final[tuple[str, ...]] = ("catholic", "islamic", "reformist", "law", "discovery", "patron")

RENAISSANCE: Final = 0
GLOBALIZATION: Final = 1
IMPERIAL: Final = 2
HOLY: Final = 3
PATRON_VICTORY: Final = 4
LAST_BANKER: Final = 5
DRY_MARKET: Final = 6  # only the automated bank of a game for one wins so
VICTORY_NAMES: Final[tuple[str, ...]] = (
    "renaissance", "globalization", "imperial", "holy", "patron", "last_banker", "dry_market"
)  # fmt: skip


def religion_of(piece: int) -> int:
    """glossary:religion, prestige_islam, prestige_catholic, prestige_protestant: by its colour; pawns have none."""
    return NONE if piece < KNIGHT else (piece - KNIGHT) % 3


def is_pawn(piece: int) -> bool:
    """Whether a piece is some player's pawn."""
    return piece < KNIGHT


def is_knight(piece: int) -> bool:
    """Whether a piece is a knight."""
    return KNIGHT <= piece < ROOK


def is_rook(piece: int) -> bool:
    """Whether a piece is a rook."""
    return ROOK <= piece < PIRATE


def is_noble(piece: int) -> bool:
    """Whether a piece is a knight or a rook (glossary:nobles)."""
    return KNIGHT <= piece < PIRATE


def is_pirate(piece: int) -> bool:
    """Whether a piece is a pirate ship."""
    return PIRATE <= piece < BISHOP


def is_bishop(piece: int) -> bool:
    """Whether a piece is a bishop."""
    return piece >= BISHOP


def is_repressible(piece: int) -> bool:
    """Whether a piece can be repressed: pawns, knights and rooks (glossary:pirate.b.2, bishop.c)."""
    return piece < REPRESSIBLE
