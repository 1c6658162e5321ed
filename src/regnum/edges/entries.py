"""Moves, reasons, explanations and outcomes as every edge shows them: the page, the terminal and the command line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from regnum.edges.words import Words, prefix
from regnum.engine.explain import Explanation
from regnum.engine.frames import Decision
from regnum.engine.game import Game
from regnum.engine.refusals import Reason
from regnum.engine.title import Title


def move_text(title: Title[Any], text: str, words: Words) -> str:
    """A spelled move in words."""
    return words.move(title, title.read(text))


def path_text(title: Title[Any], path: Iterable[str], words: Words) -> str:
    """Spelled moves one after the other, in words."""
    return "; ".join(move_text(title, text, words) for text in path)


def reason_text(title: Title[Any], reason: Reason, words: Words, decision: Decision[Any] | None = None) -> str:
    """A reason in words with the paragraph behind it; the engine's own reasons have none."""
    why = words.reason(title, reason, decision)
    return why if reason.rule == "engine" else words.say("regnum-reason-with-rule", reason=why, rule=reason.rule)


def why_lines(game: Game[Any], found: Explanation, words: Words) -> list[str]:
    """Whether a move is allowed, and if not, why, and on the way to where."""
    title, at_table = game.title, words.at(game)
    move, after = at_table.move(title, found.move), path_text(title, found.after, at_table)
    if found.allowed:
        return [words.say("regnum-why-allowed", move=move)]
    if found.reason is None:
        return [words.say("regnum-why-later", move=move, after=after)]
    why = reason_text(title, found.reason, at_table, found.met)
    refused = words.say("regnum-why-refused", move=move, reason=why)
    path = [words.say("regnum-why-path", after=after)] if found.after else []
    return [refused, *(words.shortfall(title, each) for each in found.shortfalls), *path]


def outcome_entry(game: Game[Any]) -> dict[str, object] | None:
    """How the game ended, as data; None if it goes on, or if the position does not tell."""
    outcome = game.outcome
    return None if outcome is None else {"winners": list(outcome.winners), "way": outcome.way}


def outcome_text(game: Game[Any], words: Words) -> str:
    """Who won, and how, as far as the position tells."""
    outcome = game.outcome
    if outcome is None:
        return words.say("regnum-ended")
    at_table = words.at(game)
    way = words.name(f"{prefix(game.title)}-victory-{outcome.way.replace('_', '-')}", outcome.way)
    winners = ", ".join(at_table.seat(seat) for seat in outcome.winners)
    return words.say("regnum-over", winners=winners, count=len(outcome.winners), way=way)
