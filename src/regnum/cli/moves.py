"""Making and explaining moves, for every command that does so."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from regnum.cli.output import mistake, say, words
from regnum.cli.rulebook import paragraph_or_none
from regnum.edges.entries import reason_text, why_lines
from regnum.edges.words import sentence
from regnum.engine.explain import Explanation
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.refusals import Reason, Refusal, RegnumError, RuleFailure
from regnum.engine.title import Title
from regnum.selfplay.files import write_file

MOST_LISTED = 12


def check_seat(game: Game[Any], seat: int) -> int:
    """The seat, if the game has it."""
    if not 0 <= seat < game.seat_count:
        raise mistake("regnum-error-seat", seat=seat, last=game.seat_count - 1)
    return seat


def asked_seat(game: Game[Any], seat: int | None) -> int:
    """The seat that was named, else the one that is waited for."""
    if seat is not None:
        return check_seat(game, seat)
    return game.waiting[0] if game.waiting else 0


def make_move(history: History[Any], seat: int, text: str) -> None:
    """Make a move; a refusal says what is allowed instead."""
    try:
        history.move(seat, text)
    except Refusal as refusal:
        raise RegnumError(refusal_text(history.game, seat, text, refusal.reason)) from None


def keep_report(failure: RuleFailure) -> str:
    """Write the game that reproduces a failure into the current folder, and say where it is."""
    path = Path(f"failure-{hashlib.sha256(failure.report).hexdigest()[:12]}.json")
    write_file(path, failure.report)
    return say("regnum-error-kept", problem=str(failure), file=str(path))


def refusal_text(game: Game[Any], seat: int, text: str, reason: Reason) -> str:
    """What is wrong with a move, by which rule, and what is allowed instead."""
    why = reason_text(game.title, reason, words())
    if game.over or seat not in game.waiting:
        return f"{text}: {why}"
    return say("regnum-error-move", move=text, reason=why, allowed=allowed_text(game, seat, text))


def allowed_text(game: Game[Any], seat: int, text: str) -> str:
    """The legal moves with the same verb, or the verbs that are possible."""
    legal = [str(move) for move in game.moves(seat)]
    verb = text.split()[0].lower() if text.split() else ""
    close = [move for move in legal if move.split()[0] == verb] or list(dict.fromkeys(m.split()[0] for m in legal))
    return ", ".join(close[:MOST_LISTED]) + (", ..." if len(close) > MOST_LISTED else "")


def explanation_lines(game: Game[Any], found: Explanation) -> list[str]:
    """Why a move is allowed or not, with the text of the rule."""
    title, lines = game.title, why_lines(game, found, words())
    if found.reason is None:
        return lines
    if found.met is not None:
        lines.append(say("regnum-why-decision", prompt=words(game).prompt(title, found.met)))
    return lines + rule_lines(title, found.reason)


def rule_lines(title: Title[Any], reason: Reason) -> list[str]:
    """The paragraph behind a reason, if the title has its text."""
    found = paragraph_or_none(title, reason.rule)
    return [f"{found.id} – {found.title}", f"  {sentence(found.text)}"] if found else []
