"""A game in the middle of its log, with all that was told so far, so that opening it need not begin at the beginning.

A snapshot is taken where nothing can be undone; undo never reaches beyond it. After each entry behind it the position
is kept as well, until the next snapshot. While the rules are those that made the game, both are only a help: the log is
the truth, and they must agree with it. When the rules have changed they are more than that: new rules can go on from a
position, but cannot be asked what older ones did with the moves before.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import structlog

from regnum.engine.events import Event
from regnum.engine.game import Game
from regnum.engine.history import Entry, History
from regnum.engine.refusals import RegnumError
from regnum.engine.registry import find_title
from regnum.engine.snapshot import Draws, Position, describe_chance, is_at, restore, snapshot
from regnum.server.openings import set_up
from regnum.server.problems import Problem
from regnum.server.rows import GameRow, SeatRow, Snapshot
from regnum.server.table import Table

MOST_ENTRIES: Final = 20  # between two snapshots of a seat that is asked again and again
CHECK: Final = 32  # bytes of the checksum
log = structlog.get_logger("regnum.server")


class Kept(msgspec.Struct):
    """What a snapshot holds, with the events since the last one before it that holds all; entries are in the log."""

    position: Position
    draws: Draws
    decision: int
    events: list[tuple[str, tuple[int, ...], tuple[int, ...] | None]]
    told: list[int]


def due_snapshot(table: Table) -> Snapshot | None:
    """A snapshot, if another seat is asked since the last one (or much was done) and nothing can be undone."""
    game, history = table.game, table.history
    if not history.is_settled or (table.asked_then == game.waiting and table.seq < table.kept_at + MOST_ENTRIES):
        return None
    return taken_now(table)


def taken_now(table: Table) -> Snapshot:
    """A snapshot, from which the next ones count."""
    table.asked_then, table.kept_at = table.game.waiting, table.seq
    table.kept_events = len(table.history.log.events)
    return Snapshot(table.seq, table.game.title.version, pack(table, 0))


def latest_position(table: Table) -> Snapshot:
    """The position as it is, with what was told since the last snapshot."""
    return Snapshot(table.seq, table.game.title.version, pack(table, table.kept_events))


def pack(table: Table, since: int) -> bytes:
    """The position and the events from a number on as bytes, with a checksum."""
    game, events = table.game, table.history.log.events
    told = [*table.told[: len(events)], *[table.seq] * (len(events) - len(table.told))]
    kept = Kept(
        snapshot(game),
        describe_chance(game.chance),
        table.history.decision_id,
        [(event.kind.key, event.numbers, event.seats) for event in events[since:]],
        told[since:],
    )
    data = zlib.compress(msgspec.json.encode(kept), 1)
    return hashlib.sha256(data).digest() + data


def unpack(data: bytes) -> Kept:
    """What is in a snapshot; a damaged one is refused."""
    if hashlib.sha256(data[CHECK:]).digest() != data[:CHECK]:
        raise RegnumError("the snapshot is damaged")
    return msgspec.json.decode(zlib.decompress(data[CHECK:]), type=Kept)


def open_table(
    row: GameRow,
    seats: Sequence[SeatRow],
    kept: Snapshot | None,
    entries: Sequence[Entry],
    latest: Snapshot | None = None,
) -> Table:
    """A game from its snapshot and the entries after it, or from the whole log; of other rules from where it stands."""
    if latest is not None and (latest.seq != len(entries) or not is_sound(latest)):
        latest = None  # a later snapshot took its place, or it is damaged
    version = find_title(row.title).version
    of_these_rules = [kept] if kept is not None and kept.ruleset == version else []
    for start in (*of_these_rules, *([None] if row.ruleset == version else [])):
        try:
            begun = resumed(row, seats, start, None, entries) if start else Table(row, seats, History(set_up(row)))
            return replayed(begun, entries, [each for each in (kept, latest) if each is not None and is_sound(each)])
        except Exception as problem:  # whatever a damaged snapshot or a changed rule may do
            log.warning("snapshot", game=row.id, problem=repr(problem))
    return as_it_stood(row, seats, kept, latest, entries)


def is_sound(kept: Snapshot) -> bool:
    """Whether a snapshot can be read."""
    try:
        unpack(kept.data)
    except (RegnumError, zlib.error, msgspec.MsgspecError):
        return False
    return True


def replayed(table: Table, entries: Sequence[Entry], known: Sequence[Snapshot]) -> Table:
    """The table after the entries that it lacks, by way of the known positions; entries of older rules are refused."""
    title = table.game.title
    for entry in entries[table.seq :]:
        if entry.version != title.version:
            raise RegnumError(f"entry {entry.sequence} was made by ruleset {entry.version} of {title.id}")
        table.carry_out(entry)
        for kept in known:
            if kept.seq == table.seq:
                check_agreement(table, kept)
    return table


def check_agreement(table: Table, kept: Snapshot) -> None:
    """The log must lead to the positions that the players saw: if not, the rules changed under the same version."""
    content = unpack(kept.data)
    if not is_at(table.game, content.position) or describe_chance(table.game.chance) != content.draws:
        raise RegnumError("the log does not lead to the stored position any more")


def as_it_stood(
    row: GameRow, seats: Sequence[SeatRow], kept: Snapshot | None, latest: Snapshot | None, entries: Sequence[Entry]
) -> Table:
    """A game of other rules, from the newest position that was kept.

    Games that were stored without their last position may have entries behind it: these are carried out by the new
    rules, and if that is not possible, the game can only be looked at. One without any position is refused.
    """
    if kept is None or not is_sound(kept):
        kept, latest = latest, None  # then only what was told before is lost
    if kept is None:
        raise old_ruleset(row)
    try:
        table = resumed(row, seats, kept, latest, entries)
    except Exception as problem:
        log.warning("old_ruleset", game=row.id, problem=repr(problem))
        raise old_ruleset(row) from None
    behind = entries[table.seq :]
    try:
        for entry in behind:
            table.carry_out(entry)
    except Exception:
        table = resumed(row, seats, kept, latest, entries)
        table.frozen = True
    if behind:
        log.warning("carried_over", game=row.id, entries=len(behind), frozen=table.frozen)
    table.whole = False
    return table


def old_ruleset(row: GameRow) -> Problem:
    """The rules have changed so much that a game cannot even be shown."""
    return Problem(409, "old_ruleset", ruleset=row.ruleset, version=find_title(row.title).version)


def resumed(
    row: GameRow, seats: Sequence[SeatRow], kept: Snapshot, latest: Snapshot | None, entries: Sequence[Entry]
) -> Table:
    """A game as its snapshot has it, or as the latest position after that has it."""
    title, content = find_title(row.title), unpack(kept.data)
    newest, last = (kept, content) if latest is None else (latest, unpack(latest.data))
    options = msgspec.json.decode(row.options, type=dict[str, str])
    game = restore(title, row.players, options, last.position, last.draws, row.scenario, newest.ruleset)
    added = [] if latest is None else last.events
    events = [Event(title.event_kind(key), numbers, told) for key, numbers, told in (*content.events, *added)]
    same = row.ruleset == title.version  # else nobody knows any more how the game began
    origin: Game[Any] = set_up(row) if same else game.copy()
    table = Table(row, seats, History.resume(game, origin, entries[: newest.seq], events, last.decision))
    table.told, table.whole, table.kept_at = [*content.told, *([] if latest is None else last.told)], same, newest.seq
    table.kept_events = len(content.events)
    return table
