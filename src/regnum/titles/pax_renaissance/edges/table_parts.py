"""The small parts of the table: pieces, regimes and plain lines; and how they are put down."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.edges.layout import Line, Span, Target
from regnum.edges.wording import Speaker
from regnum.titles.pax_renaissance.edges.wording import piece_name
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
KINDS = ("knight", "rook", "pirate", "bishop", "pawn")
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


def piece_style(piece: int) -> str:
    """The style of a piece: that of its religion, or of the seat of a pawn."""
    return f"seat-{piece}" if piece < KNIGHT else RELIGION_NAMES[religion_of(piece)]


class Pen:
    """In which language the table is put down, and pieces as two letters that a legend explains."""

    def __init__(self, words: Speaker) -> None:
        self.words = words

    def piece(self, piece: int) -> Span:
        """A piece as its kind, and its religion or the seat of a pawn, so that colour is never alone."""
        letter = self.words.say(f"pax-mark-{piece_kind(piece)}")
        if piece < KNIGHT:
            return Span(f"{letter}{piece}", piece_style(piece))
        return Span(letter + self.words.say(f"pax-mark-{piece_style(piece)}"), piece_style(piece))

    def agent(self, piece: int) -> Span:
        """A printed agent; a printed pawn belongs to whoever plays the card."""
        return Span(self.words.say("pax-mark-pawn")) if piece < KNIGHT else self.piece(piece)

    def agents(self, pieces: Sequence[int]) -> Line:
        """The agents of a card."""
        return tuple(span for piece in pieces for span in (self.agent(piece), Span(" ")))

    def counted(self, pieces: Sequence[tuple[int, int]]) -> Line:
        """Pieces, and how often each is there."""
        marks = [(self.piece(piece), count) for piece, count in pieces]
        return tuple(
            Span(f"{mark.text}×{count} " if count > 1 else f"{mark.text} ", mark.style) for mark, count in marks
        )

    def standing(self, pieces: Sequence[int]) -> Line:
        """Pieces beside each other, after the name of their place."""
        return tuple(span for piece in pieces for span in (Span(" "), self.piece(piece)))

    def letters(self) -> Line:
        """The legend of the letters."""
        kinds = [f"{self.words.say(f'pax-mark-{kind}')} {self.words.say(f'pax-piece-{kind}')}" for kind in KINDS]
        line = [Span(", ".join(kinds) + "; ", "dim")]
        for name in RELIGION_NAMES:
            faith = f"{self.words.say(f'pax-mark-{name}')} {self.words.say(f'pax-religion-{name}')}"
            line += [Span(faith, name), Span("; ", "dim")]
        return tuple(line)


class WordyPen(Pen):
    """Pieces by their names, for lines of text."""

    def piece(self, piece: int) -> Span:
        return Span(piece_name(piece, self.words), piece_style(piece))

    def agent(self, piece: int) -> Span:
        return Span(self.words.say("pax-piece-pawn")) if piece < KNIGHT else self.piece(piece)

    def agents(self, pieces: Sequence[int]) -> Line:
        return plain(", ".join(self.agent(piece).text for piece in pieces))

    def counted(self, pieces: Sequence[tuple[int, int]]) -> Line:
        named = [(self.piece(piece).text, count) for piece, count in pieces]
        return plain(", ".join(self.words.say("pax-board-times", piece=piece, count=count) for piece, count in named))

    def standing(self, pieces: Sequence[int]) -> Line:
        return plain(" " + ", ".join(self.piece(piece).text for piece in pieces)) if pieces else ()

    def letters(self) -> Line:
        return ()


def regime_line(regime: int, words: Speaker) -> Line:
    """The state of an empire: a symbol and its name."""
    return plain(
        f"{SYMBOLS[regime]} {words.name(f'pax-regime-{REGIME_NAMES[regime]}', REGIME_NAMES[regime])}", STYLES[regime]
    )
