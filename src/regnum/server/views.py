"""What one reader is sent of a game: made from what the seat may know, in the reader's language."""

from __future__ import annotations

from typing import Any, Final

from regnum.engine.chance import VerifiableChance, commitment
from regnum.engine.explain import Explanation
from regnum.engine.game import Game
from regnum.engine.layout import Line, Panel, Section
from regnum.engine.moves import Move
from regnum.engine.refusals import Reason
from regnum.engine.title import Title
from regnum.rulebook import matching, read_paragraphs
from regnum.server.tables import Table
from regnum.text import Words, prefix, sentence

LAST_LINES: Final = 200


def view_of(table: Table, seat: int, words: Words) -> dict[str, object]:
    """Everything that a seat (-1: a spectator) sees of a game, with what it may answer now."""
    key = (seat, words.language)
    if key not in table.views:
        table.views[key] = make_view(table, seat, words)
    return table.views[key]


def make_view(table: Table, seat: int, words: Words) -> dict[str, object]:
    """The same, made anew."""
    game, title = table.game, table.game.title
    moves = open_moves(game, seat)
    chance = game.chance
    secret = chance.secret if isinstance(chance, VerifiableChance) else b""
    return {
        "id": table.row.id,
        "title": title.id,
        "players": table.row.players,
        "scenario": table.row.scenario,
        "settings": dict(game.settings),
        "pace": table.row.pace,
        "seeded": table.row.seeded,
        "commitment": commitment(secret) if secret else "",
        "you": seat,
        "seats": [
            {"seat": each.seat, "kind": each.kind, "name": sentence(words.seat(each.seat)), "agent": each.agent}
            for each in table.seats
        ],
        "view": game.view(seat),
        "table": [section_entry(section) for section in title.table(game, seat, words)],
        "waiting": list(game.waiting),
        "decision": decision_entry(table, words),
        "legal": [str(move) for move in moves],
        "options": [option_entry(game, seat, move, words) for move in moves],
        "can_undo": seat >= 0 and table.history.can_undo(seat),
        "seq": table.seq,
        "log": log_lines(table, seat, words)[-LAST_LINES:],
        "outcome": outcome_entry(game, words),
    }


def open_moves(game: Game[Any], seat: int) -> list[Move]:
    """What the seat may answer now."""
    if game.over or seat not in game.decision().seats(game):
        return []
    return list(game.moves(seat))


def decision_entry(table: Table, words: Words) -> dict[str, object] | None:
    """What is being decided; everybody may know that."""
    if table.game.over:
        return None
    decision = table.game.decision()
    prompt = words.prompt(table.game.title, decision)
    return {"id": table.history.decision_id, "kind": type(decision).__name__, "prompt": prompt}


def option_entry(game: Game[Any], seat: int, move: Move, words: Words) -> dict[str, object]:
    """One answer: how it is written, what it means, and what on the table it points at."""
    targets = sorted(game.title.targets(game, seat, move))
    return {"move": str(move), "text": words.move(game.title, move), "targets": [list(target) for target in targets]}


def section_entry(section: Section) -> dict[str, object]:
    """A part of the drawn table."""
    rows = [[panel_entry(panel) for panel in row] for row in section.rows]
    return {"heading": section.heading, "width": section.width, "rows": rows}


def panel_entry(panel: Panel) -> dict[str, object]:
    """A box of the drawn table."""
    return {"heading": line_entry(panel.heading), "lines": [line_entry(line) for line in panel.lines]}


def line_entry(line: Line) -> list[dict[str, object]]:
    """A line of the drawn table."""
    return [{"text": span.text, "style": span.style, "target": span.target} for span in line]


def log_lines(table: Table, seat: int, words: Words) -> list[dict[str, object]]:
    """What happened as far as the seat may know, with what was noted at the table."""
    lines: list[tuple[int, str, str]] = [
        (seq, event.kind.key, said)
        for seq, event, said in zip(table.told, table.history.log.events, table.sentences(words), strict=True)
        if event.visible_to(seat)
    ]
    for note in table.notes:
        text = words.say(f"regnum-server-note-{note.kind}", seat=words.seat(note.seat))
        lines.append((note.seq, "note", sentence(text)))
    lines.sort(key=lambda line: line[0])  # it keeps the order of events within an entry
    return [{"seq": seq, "kind": kind, "text": text} for seq, kind, text in lines]


def event_entries(table: Table, seat: int, since: int, words: Words) -> list[dict[str, object]]:
    """The events after an entry as far as the seat may know them, as data and in words."""
    return [
        {"seq": seq, "text": said, **event.as_dict()}
        for seq, event, said in zip(table.told, table.history.log.events, table.sentences(words), strict=True)
        if seq > since and event.visible_to(seat)
    ]


def outcome_entry(game: Game[Any], words: Words) -> dict[str, object] | None:
    """How the game ended, or None."""
    if not game.over:
        return None
    outcome = game.outcome
    if outcome is None:
        return {"winners": [], "way": "", "text": words.say("regnum-ended")}
    way = words.name(f"{prefix(game.title)}-victory-{outcome.way.replace('_', '-')}", outcome.way)
    winners = ", ".join(words.seat(seat) for seat in outcome.winners)
    text = words.say("regnum-over", winners=winners, count=len(outcome.winners), way=way)
    return {"winners": list(outcome.winners), "way": outcome.way, "text": text}


def reason_text(title: Title[Any], reason: Reason, words: Words) -> str:
    """A reason in words with the paragraph behind it."""
    why = words.reason(title, reason)
    return why if reason.rule == "engine" else words.say("regnum-reason-with-rule", reason=why, rule=reason.rule)


def explanation_entry(game: Game[Any], found: Explanation, words: Words) -> dict[str, object]:
    """Why a move is allowed or not, as data, in words, and with the paragraph behind it."""
    title = game.title
    move = words.move(title, found.move)
    after = "; ".join(words.move(title, title.read(text)) for text in found.after)
    if found.allowed:
        lines = [words.say("regnum-why-allowed", move=move)]
    elif found.reason is None:
        lines = [words.say("regnum-why-later", move=move, after=after)]
    else:
        lines = [words.say("regnum-why-refused", move=move, reason=reason_text(title, found.reason, words))]
        if found.after:
            lines.append(words.say("regnum-why-path", after=after))
    paragraph = read_paragraphs(title).get(found.reason.rule) if found.reason else None
    shown = {"id": paragraph.id, "title": paragraph.title, "text": paragraph.text} if paragraph else None
    return {**found.as_dict(), "lines": lines, "message": " ".join(lines), "paragraph": shown}


def rule_entries(title: Title[Any], wanted: str) -> list[dict[str, object]]:
    """The paragraphs that a name stands for."""
    return [
        {"id": each.id, "chapter": each.chapter, "title": each.title, "text": each.text}
        for each in matching(title, wanted)
    ]
