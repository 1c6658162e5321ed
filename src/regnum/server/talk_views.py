"""What a reader is sent of talk and deals: everything that is open, and of what is private only his own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from regnum.edges.entries import answer_text, deal_lines
from regnum.edges.words import Words, kebab, plain, sentence
from regnum.engine.deals import Clause, Deal, DealItem
from regnum.engine.promises import VERDICTS, Promise
from regnum.engine.title import Title
from regnum.server.rooms import Aside, Pledge, Room, room_name
from regnum.server.table import Table
from regnum.server.table_log import (
    DEAL_ANNOUNCED,
    DEAL_COUNTERED,
    DEAL_DECLINED,
    DEAL_FAILED,
    DEAL_STRUCK,
    PROMISED,
    WHISPER,
    Note,
    Offer,
    about,
)

LAST_LINES: Final = 100  # of one room


def own_seats(table: Table, seat: int) -> list[int]:
    """All seats of whoever holds one."""
    return [each.seat for each in table.seats if seat >= 0 and each.player == table.player(seat)]


def talk_parts(table: Table, seat: int, words: Words) -> dict[str, object]:
    """The parts of a view that are about talk and deals."""
    masks = () if table.over or table.frozen else table.game.title.whispers(table.game)
    others = range(len(table.seats)) if 0 <= seat < len(masks) else ()
    return {
        "deals": deals_entry(table, seat, words),
        "whispers": [other for other in others if masks[seat] >> other & 1],
        "rooms": [room_entry(table, room, words) for room in table.rooms.of(own_seats(table, seat))],
        "promises": promises_entry(table, seat, words),
    }


# ---- deals ----------------------------------------------------------------------------------------------------------


def deals_entry(table: Table, seat: int, words: Words) -> dict[str, object]:
    """Whether deals may be struck or talked about now, and the drafts that the reader may know of."""
    game, playing = table.game, not table.over and not table.frozen
    own = set(own_seats(table, seat))
    seen = [each for each in table.offers() if each.audience is None or not own.isdisjoint(each.audience)]
    return {
        "open": playing and game.deals_open,
        "drafts": playing and game.drafts_open,
        "offers": [offer_entry(table, offer, words) for offer in seen],
    }


def offer_entry(table: Table, offer: Offer, words: Words) -> dict[str, object]:
    """A draft: who has confirmed this version, whether it is signed, and why it could not be signed now, if so."""
    deal, title, game = offer.deal, table.game.title, table.game
    waits = offer.is_signed and not game.drafts_open and not game.deals_open  # then its time is still to come
    reason = None if waits else game.why_not_draft(deal)
    return {
        "id": offer.id if offer.audience is None else offer.key,
        "seat": offer.seat,
        "parties": list(deal.parties),
        "agreed": sorted(offer.agreed),
        "items": [item_entry(title, item, words) for item in deal.items],
        "clauses": [clause_entry(title, clause, words) for clause in deal.clauses],
        "version": offer.version,
        "changed": version_changes(table, offer.former[-1], offer.text, words) if offer.former else [],
        "audience": None if offer.audience is None else list(offer.audience),
        "signed": offer.is_signed,
        "problem": words.reason(title, reason) if reason else None,
    }


def item_entry(title: Title[Any], item: DealItem, words: Words) -> dict[str, object]:
    """Something that changes hands in a deal."""
    said = {"giver": item.giver, "taker": item.taker, "kind": item.kind, "number": item.number, "count": item.count}
    return {**said, "text": words.deal_item(title, item)}


def clause_entry(title: Title[Any], clause: Clause, words: Words) -> dict[str, object]:
    """Something that parties agree on together."""
    said = {"among": list(clause.among), "kind": clause.kind, "number": clause.number}
    return {**said, "text": words.deal_clause(title, clause)}


def version_changes(table: Table, before: str, now: str, words: Words) -> list[str]:
    """What another version of a draft takes out and puts in."""
    title, at_table = table.game.title, words.at(table.game)
    old, new = ([] if not text else deal_lines(title, Deal.from_text(text), at_table) for text in (before, now))
    gone = [words.say("regnum-deal-taken-out", part=line) for line in old if line not in new]
    return gone + [words.say("regnum-deal-put-in", part=line) for line in new if line not in old]


def told_since(view: Mapping[str, Any], seq: int) -> list[str]:
    """What a reader has been told of the game since an entry."""
    return [line["text"] for line in view["log"] if line["seq"] > seq and line["kind"] != "note"]


# ---- lines of the table and of rooms --------------------------------------------------------------------------------


def note_text(title: Title[Any], note: Note, words: Words) -> str:
    """A line in words; some say more than who did something."""
    message, said = f"regnum-server-note-{kebab(note.kind)}", {"seat": words.seat(note.seat)}
    if note.kind == DEAL_DECLINED and about(note)[1]:
        return words.say(f"{message}-word", word=answer_text(title, about(note)[1], words), **said)
    if note.kind == DEAL_ANNOUNCED:
        return words.say(message, deal="; ".join(deal_lines(title, Deal.from_text(note.text), words)))
    if note.kind == DEAL_COUNTERED:
        return words.say(message, deal="; ".join(deal_lines(title, Deal.from_text(about(note)[1]), words)), **said)
    if note.kind == DEAL_FAILED:
        return words.say(message, reason=reason_called(title, about(note)[1].partition(" ")[2], words))
    if note.kind == DEAL_STRUCK and note.seat < 0:
        return words.say(f"{message}-signed")
    if note.kind == PROMISED:
        return words.promise(title, Promise.from_text(note.text))
    return words.say(message, **said)


def reason_called(title: Title[Any], name: str, words: Words) -> str:
    """The reason of this name, in words."""
    found = next((reason for reason in title.reasons.values() if reason.name == name), None)
    return sentence(plain(name)) if found is None else words.reason(title, found)


def room_entry(table: Table, room: Room, words: Words) -> dict[str, object]:
    """A room of the reader's: who is in it, and what was said there last."""
    lines = [line_in_room(table, note, words) for note in room.lines[-LAST_LINES:]]
    return {"room": room.name, "audience": list(room.audience), "last": room.last, "lines": lines}


def line_in_room(table: Table, note: Note, words: Words) -> dict[str, object]:
    """A line of a room; of a package that could not be struck it tells what has happened since it was made."""
    text = note.text if note.kind == WHISPER else sentence(note_text(table.game.title, note, words))
    name = sentence(words.seat(note.seat)) if note.seat >= 0 else ""
    said = {"id": note.id, "kind": note.kind, "seat": note.seat, "name": name, "text": text, "at": note.at}
    if note.kind != DEAL_FAILED:
        return said
    since = int(about(note)[1].partition(" ")[0])
    spoken = zip(table.told, table.history.log.events, table.sentences(words), strict=True)
    changed = [line for seq, event, line in spoken if since < seq <= note.seq and event.visible_to()]
    return {**said, "changed": changed}


# ---- promises -------------------------------------------------------------------------------------------------------


def promises_entry(table: Table, seat: int, words: Words) -> dict[str, object]:
    """What can be promised, and what was: while the game runs to whom it was said, afterwards to all, with verdicts."""
    title, own = table.game.title, set(own_seats(table, seat))
    kinds = [] if table.over or table.frozen or seat < 0 else promise_choices(title, words)
    if table.over and table.verdicts is not None:
        made = [promise_entry(title, pledge, words, VERDICTS[verdict]) for pledge, verdict in table.verdicts]
    else:
        heard = [each for each in table.pledges() if each.audience is None or not own.isdisjoint(each.audience)]
        made = [promise_entry(title, pledge, words) for pledge in heard]
    return {"kinds": kinds, "made": made}


def promise_choices(title: Title[Any], words: Words) -> list[dict[str, object]]:
    """The kinds of promises and what each can name."""
    return [
        {
            "kind": kind.name,
            "text": words.promise_kind(title, kind),
            "numbers": [
                {"number": number, "text": words.promise_about(title, kind, number)}
                for number in range(len(kind.about.names) if kind.about else 0)
            ],
        }
        for kind in title.promise_kinds
    ]


def promise_entry(title: Title[Any], pledge: Pledge, words: Words, verdict: str | None = None) -> dict[str, object]:
    """A promise, with its verdict once the game is over."""
    promise = pledge.promise
    named = {"maker": promise.maker, "to": list(promise.to), "kind": promise.kind, "number": promise.number}
    told = words.say(f"regnum-promise-{verdict}") if verdict else None
    text, open_to_all = words.promise(title, promise), pledge.audience is None
    return {**named, "seq": pledge.seq, "text": text, "public": open_to_all, "verdict": verdict, "verdict_text": told}


def own_papers(said: Sequence[Aside]) -> list[dict[str, Any]]:
    """What the reader may keep of what was said in his rooms, as data."""
    return [
        {
            "room": room_name(audience),
            "number": note.id,
            "seq": note.seq,
            "kind": note.kind,
            "seat": note.seat,
            "text": note.text,
        }
        for audience, note, _ in said
    ]
