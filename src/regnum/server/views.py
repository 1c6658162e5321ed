"""What one reader is sent of a game: made from what the seat may know, in the reader's language."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any, Final

from regnum.edges.entries import outcome_entry, outcome_text, why_lines
from regnum.edges.layout import Line, Panel, Section
from regnum.edges.presenter import presenter_of
from regnum.edges.rule_texts import cited, matching, read_paragraphs
from regnum.edges.words import Words, sentence
from regnum.engine.chance import VerifiableChance, commitment
from regnum.engine.events import Event
from regnum.engine.explain import Explanation
from regnum.engine.game import Game
from regnum.engine.moves import Move
from regnum.engine.orders import NEVER, find_topic
from regnum.engine.title import Title
from regnum.server.clocks import ABSENT, TIME, Clocks
from regnum.server.log_parts import number_of, recent
from regnum.server.rows import EventRow, SeatRow
from regnum.server.table import PROGRAM, Table
from regnum.server.table_log import Note, winners
from regnum.server.talk_views import note_text, own_seats, talk_parts

CLIENT: Final = "page"  # to whom the comments of a tutorial speak


def view_of(table: Table, seat: int, words: Words, drawn: bool = True) -> dict[str, object]:
    """Everything that a seat (-1: a spectator) sees of a game, with what it may answer now; the table drawn or not."""
    key = (seat, words.language)
    if key not in table.views:
        table.views[key] = make_view(table, seat, words.at(table.game))
    if drawn and key not in table.drawings:
        sections = presenter_of(table.game.title).table(table.game, seat, words.at(table.game))
        table.drawings[key] = [section_entry(section) for section in sections]
    return {**table.views[key], "table": table.drawings[key]} if drawn else table.views[key]


def make_view(table: Table, seat: int, words: Words) -> dict[str, object]:
    """The same, made anew."""
    game, title = table.game, table.game.title
    options = [option_entry(game, seat, move, words) for move in open_moves(table, seat)]
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
        "seats": [seat_entry(table, each, words) for each in table.seats],
        "view": game.view(seat),
        "waiting": list(table.waiting),
        "decision": decision_entry(table, seat, words),
        "window": window_entry(table, seat),
        "talks_until": talks_until(table),
        "options": options,
        "odds": [] if table.over else presenter_of(title).odds(game, seat, words),
        "can_undo": not table.over and seat >= 0 and table.history.can_undo(seat),
        "can_redo": not table.over and seat >= 0 and table.history.can_redo(seat),
        "seq": table.seq,
        **recent(log_lines(table, seat, words), table),
        "outcome": told_outcome(game, words) if game.over else ended_entry(table, words),
        "ended": ended_entry(table, words),
        **talk_parts(table, seat, words),
        "end_offer": {"seats": sorted(table.standing.agreed)} if table.standing.agreed and not table.over else None,
        "way_back": way_back_entry(table),
        "readonly": table.why_frozen().as_dict(words)["message"] if table.frozen else None,
        "sandbox": {"of": table.row.sandbox} if table.row.sandbox else None,
        "guide": guide_entry(table, seat, words),
        "panels": panels_of(table, seat),
    }


def panels_of(table: Table, seat: int) -> list[str]:
    """The papers of a table that its reader can open; a page must know them before it has read them."""
    if seat < 0:
        return ["talk"]
    talk = [] if table.row.sandbox else ["talk"]
    orders = ["orders"] if table.game.title.topics and not table.over and table.guide is None else []
    return [*talk, "notes", *orders]


def way_back_entry(table: Table) -> dict[str, object] | None:
    """The wish to go back that is on the table, who agrees to it, and until when those who are absent are awaited."""
    way = table.standing.way_back
    if way is None or way.seq != table.seq:
        return None
    awaited = sorted(table.standing.absent & set(table.persons) - way.agreed)
    until = way.at + table.patience if awaited else None  # then the others may go back without those who are absent
    return {"to": way.to, "seats": sorted(way.agreed), "absent": awaited, "until": until}


def guide_entry(table: Table, seat: int, words: Words) -> dict[str, object] | None:
    """What the guide of a tutorial says to the learner and what it suggests; others have no guide."""
    guide = table.guide
    if guide is None or seat != guide.tutorial.seat or table.over:
        return None
    asked = seat in table.missing  # not if he has answered in a window that is still open
    given = guide.guidance(table.history, seat) if asked else None
    taken, count = guide.progress(table.history)
    return {
        "state": given.state if given else None,
        "welcome": [words.say(each, client=CLIENT) for each in given.welcome] if given else [],
        "comments": [words.say(each, client=CLIENT) for each in given.messages] if given else [],
        "move": given.move or None if given else None,
        "only": given.only if given else False,
        "taken": taken,
        "count": count,
    }


def passing_parts(table: Table, view: Mapping[str, Any], here: Collection[int], now: float) -> dict[str, object]:
    """What changes in a view without any entry: the clocks, and who is connected."""
    seats = [{**entry, "present": entry["seat"] in here} for entry in view["seats"]]
    return {"clocks": clocks_entry(table, now), "seats": seats}


def seat_entry(table: Table, row: SeatRow, words: Words) -> dict[str, object]:
    """Who sits at a seat, and whether he still plays."""
    standing = table.standing
    state = "resigned" if row.player in standing.resigned else "absent" if row.player in standing.absent else "playing"
    name = sentence(words.seat(row.seat))
    said = {"seat": row.seat, "kind": row.kind, "name": name, "agent": row.agent, "state": state}
    return {**said, "player": row.player}


def clocks_entry(table: Table, now: float) -> dict[str, object] | None:
    """How much time everybody has, or None if there are no clocks."""
    if table.clocks is None or table.pace is None:
        return None
    return {
        "now": now,
        "grace": table.pace.grace,
        "seats": [clock_entry(table, table.clocks, seat.seat, now) for seat in table.seats],
    }


def clock_entry(table: Table, clocks: Clocks, seat: int, now: float) -> dict[str, object]:
    """How much time a seat has; programs need none."""
    if table.seats[seat].kind == PROGRAM:
        return {"seat": seat, "left": None, "running": False, "state": TIME}
    player = table.player(seat)
    state = ABSENT if player in table.standing.absent else clocks.state(player, now)
    running = clocks.since[player] is not None
    return {"seat": seat, "left": clocks.left_at(player, now), "running": running, "state": state}


def open_moves(table: Table, seat: int) -> list[Move]:
    """What the seat may answer now."""
    game = table.game
    if table.over or table.frozen or seat not in game.decision().seats(game):
        return []
    return list(game.moves(seat))


def decision_entry(table: Table, seat: int, words: Words) -> dict[str, object] | None:
    """What is being decided; everybody may know that, but only those who are asked are spoken to."""
    if table.over:
        return None
    title, decision = table.game.title, table.game.decision()
    told = words.prompt_for_others(title, decision)
    return {
        "id": table.history.decision_id,
        "kind": type(decision).__name__,
        "prompt": words.prompt(title, decision) if seat in table.waiting else told,
        "neutral": told,
        "rule": cited(title, decision.rule),
        "refusable": refusable_entry(table, seat, words),
    }


def refusable_entry(table: Table, seat: int, words: Words) -> dict[str, object] | None:
    """The topics of what is asked, if a seat can order to stay silent on all of them, and for how long at least."""
    game, title = table.game, table.game.title
    topics = list(game.decision().topics(game)) if seat in table.waiting else []
    known = [find_topic(title, name) for name in topics]
    if not topics or table.guide is not None or not all(each is not None and NEVER in each.answers for each in known):
        return None
    scope = title.order_scopes[0]
    return {"topics": topics, "scope": scope, "text": words.order_word(title, "scope", scope)}


def window_entry(table: Table, seat: int) -> dict[str, object] | None:
    """The open window: how to stay silent, what the reader's own seats have answered, and until when it is open."""
    if not table.window.is_open:
        return None
    answers = table.window.answers
    own = {str(each): answers[each].text for each in own_seats(table, seat) if each in answers}
    until = table.clocks.window + table.pace.window if table.clocks and table.clocks.window and table.pace else None
    return {"silence": table.window.silence(), "answered": own, "until": until}


def talks_until(table: Table) -> float | None:
    """When private talks end, if their time is limited; earlier if everybody is ready."""
    if table.clocks is None or table.pace is None or table.clocks.talks is None or not table.are_talks_open:
        return None
    return table.clocks.talks + table.pace.talks


def option_entry(game: Game[Any], seat: int, move: Move, words: Words) -> dict[str, object]:
    """One answer: how it is written, what it means, and what on the table it points at."""
    targets = sorted(presenter_of(game.title).targets(game, seat, move))
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
    title, own = table.game.title, table.game.companions(seat)
    told = zip(table.told, table.history.log.events, table.sentences(words), strict=True)
    lines = [event_line(title, seq, event, said) for seq, event, said in told if event.visible_to(*own)]
    lines += [note_entry(title, note, words) for note in table.notes]
    return sorted(lines, key=number_of)  # it keeps the order of events within an entry


def earlier_log(table: Table, seat: int, rows: Sequence[EventRow], before: int, words: Words) -> dict[str, object]:
    """A part of the log that ends before an entry, from the events that the database has of it."""
    title, at_table, own = table.game.title, words.at(table.game), table.game.companions(seat)
    more = bool(rows) and rows[0].number > 0
    start = rows[0].seq if more else 0
    told = [(row.seq, row.event(title)) for row in rows]
    lines = [event_line(title, seq, each, at_table.event(title, each)) for seq, each in told if each.visible_to(*own)]
    lines += [note_entry(title, note, at_table) for note in table.notes if start <= note.seq < before]
    return {"log": sorted(lines, key=number_of), "log_from": start, "log_more": more}


def event_line(title: Title[Any], seq: int, event: Event, said: str) -> dict[str, object]:
    """Something that happened; `secret` says that not everybody hears of it in this form."""
    return {
        "seq": seq,
        "kind": event.kind.key,
        "text": said,
        "targets": event_targets(title, event),
        "rule": cited(title, event.kind.rule),
        "secret": event.seats is not None,
    }


def note_entry(title: Title[Any], note: Note, words: Words) -> dict[str, object]:
    """A line of the table among the events; `note` says of what kind it is."""
    text = note_text(title, note, words)
    targets = [["seat", note.seat]] if note.seat >= 0 else []
    said = {"seq": note.seq, "kind": "note", "text": sentence(text), "note": note.kind}
    return {**said, "targets": targets, "rule": None}


@cache
def target_kinds(title: Title[Any]) -> frozenset[str]:
    """The kinds of things that moves of a title can point at, and seats."""
    domains = [decision.domain for decision in title.decision_classes]
    return frozenset(
        {"seat"}.union(*({kind.name for _, kind in each.arguments} for dom in domains for each in dom.verbs))
    )


def event_targets(title: Title[Any], event: Event) -> list[list[object]]:
    """What on the table an event names."""
    named = zip(event.kind.parameters, event.numbers, strict=True)
    return [[kind, number] for kind, number in named if number >= 0 and kind in target_kinds(title)]


def event_entries(table: Table, seat: int, rows: Sequence[EventRow], words: Words) -> list[dict[str, object]]:
    """These events as far as the seat may know them, as data and in words."""
    title, at_table, own = table.game.title, words.at(table.game), table.game.companions(seat)
    told = [(row.seq, row.event(title)) for row in rows]
    return [
        {"seq": seq, "text": at_table.event(title, event), **event.as_dict()}
        for seq, event in told
        if event.visible_to(*own)
    ]


def told_outcome(game: Game[Any], words: Words) -> dict[str, object] | None:
    """How the game ended, or None."""
    if not game.over:
        return None
    told = outcome_entry(game) or {"winners": [], "way": ""}
    return {**told, "text": outcome_text(game, words)}


def ended_entry(table: Table, words: Words) -> dict[str, object] | None:
    """How the table ended the game, or None."""
    way = table.standing.ended
    if not way:
        return None
    won = winners(table.standing, table.holders)
    names = ", ".join(words.seat(seat) for seat in won)
    text = words.say(f"regnum-server-ended-{way}", winners=names, count=len(won))
    return {"winners": won, "way": way, "text": sentence(text)}


def explanation_entry(game: Game[Any], found: Explanation, words: Words) -> dict[str, object]:
    """Why a move is allowed or not, as data, in words, and with the paragraph behind it."""
    lines = why_lines(game, found, words, cited=False)
    paragraph = read_paragraphs(game.title).get(found.reason.rule) if found.reason else None
    shown = {"id": paragraph.id, "title": paragraph.title, "text": paragraph.text} if paragraph else None
    return {**found.as_dict(), "lines": lines, "message": " ".join(lines), "paragraph": shown}


def found_rules(title: Title[Any], search: str) -> list[dict[str, object]]:
    """The paragraphs whose id, title or text contains all the words; without words all of them."""
    wanted = search.casefold().split()
    return [
        {"id": each.id, "title": each.title, "chapter": each.chapter}
        for each in read_paragraphs(title).values()
        if all(word in f"{each.id} {each.title} {each.text}".casefold() for word in wanted)
    ]


def rule_entries(title: Title[Any], wanted: str) -> list[dict[str, object]]:
    """The paragraphs that a name stands for."""
    return [
        {"id": each.id, "chapter": each.chapter, "title": each.title, "text": each.text}
        for each in matching(title, wanted)
    ]
