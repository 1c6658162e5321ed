"""The small parts of the drawn table: marks of pieces, regimes and plain lines."""

from __future__ import annotations

from regnum.edges.layout import Line, Span, Target
from regnum.edges.presenter import Speaker
from regnum.titles.pax_renaissance.facts.names import (
    BISHOP,
    KNIGHT,
    PIRATE,
    REGIME_NAMES,
    RELIGION_NAMES,
    ROOK,
    religion_of,
)

STYLES = (*RELIGION_NAMES, "dim")  # by regime
SYMBOLS = ("✝", "☾", "✠", "◈")  # by regime; a word always stands next to it


def plain(text: str, style: str = "", target: Target | None = None) -> Line:
    """A line in one style, which may stand for something that a move can point at."""
    return (Span(text, style, target),)


def raised(text: str) -> str:
    """The text with its first letter raised."""
    return text[:1].upper() + text[1:]


def piece_kind(piece: int) -> str:
    """What a piece is, whatever its colour."""
    if piece < KNIGHT:
        return "pawn"
    if piece < ROOK:
        return "knight"
    if piece < PIRATE:
        return "rook"
    return "pirate" if piece < BISHOP else "bishop"


def piece_mark(piece: int, words: Speaker) -> Span:
    """A piece as two letters: its kind, and its religion or the seat of a pawn, so that colour is never alone."""
    letter = words.say(f"pax-mark-{piece_kind(piece)}")
    if piece < KNIGHT:
        return Span(f"{letter}{piece}", f"seat-{piece}")
    religion = RELIGION_NAMES[religion_of(piece)]
    return Span(letter + words.say(f"pax-mark-{religion}"), religion)


def regime_line(regime: int, words: Speaker) -> Line:
    """The state of an empire: a symbol and its name."""
    return plain(
        f"{SYMBOLS[regime]} {words.name(f'pax-regime-{REGIME_NAMES[regime]}', REGIME_NAMES[regime])}", STYLES[regime]
    )
