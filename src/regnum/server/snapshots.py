"""A game in the middle of its log, with all that was told so far, so that opening it need not begin at the beginning.

A snapshot is taken where nothing can be undone; undo never reaches beyond it. After each entry behind it the position
is kept as well, until the next snapshot. While the rules are those that made the game, both are only a help: the log is
the truth, and they must agree with it. When the rules have changed they are more than that: new rules can go on from a
position, but cannot be asked what older ones did with the moves before.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from regnum.engine.codec import expect, led_to, replay_path
from regnum.engine.events import Event
from regnum.engine.game import Game
from regnum.engine.history import Entry, History
from regnum.engine.refusals import RegnumError
from regnum.engine.registry import find_title
from regnum.engine.snapshot import Draws, Position, describe_chance, is_at, restore, snapshot
from regnum.engine.title import Title
from regnum.server.openings import set_up
from regnum.server.problems import Problem
from regnum.server.rows import EventRow, GameRow, SeatRow, Snapshot
from regnum.server.table import Table

MOMENTS: Final = 500  # entries between two positions that are kept for good
MOST_ENTRIES: Final = 20  # between two snapshots of a seat that is asked again and again
CHECK: Final = 32  # bytes of the checksum
log = structlog.get_logger("regnum.server")


class Kept(msgspec.Struct):
    """What a snapshot holds; entries and events are in tables of their own, of which it says how much was told.

    Those of older servers hold the events themselves.
    """

    position: Position
    draws: Draws
    decision: int
    events: list[tuple[str, tuple[int, ...], tuple[int, ...] | None]] = []
    told: list[int] = []
    heard: int = -1


def due_snapshot(table: Table) -> Snapshot | None:
    """A snapshot, if another seat is asked since the last one (or much was done) and nothing can be undone."""
    game, history = table.game, table.history
    if history.went_back:
        return taken_now(table)
    if not history.is_settled or (table.asked_then == game.waiting and table.seq < table.kept_at + MOST_ENTRIES):
        return None
    return taken_now(table)


def taken_now(table: Table) -> Snapshot:
    """A snapshot, from which the next ones count."""
    table.asked_then, table.kept_at = table.game.waiting, table.seq
    return latest_position(table)


def is_moment(table: Table) -> bool:
    """Whether a snapshot that is taken now is to be kept for good; from a rollback nobody need look further back."""
    if table.seq < table.moment_at + MOMENTS and not table.history.went_back:
        return False
    table.moment_at = table.seq
    return True


def latest_position(table: Table) -> Snapshot:
    """The position as it is."""
    return Snapshot(table.seq, table.game.title.version, pack(table))


def pack(table: Table) -> bytes:
    """The position as bytes, with a checksum."""
    game, history = table.game, table.history
    kept = Kept(snapshot(game), describe_chance(game.chance), history.decision_id, heard=len(history.log))
    data = zlib.compress(msgspec.json.encode(kept), 1)
    return hashlib.sha256(data).digest() + data


def unpack(data: bytes) -> Kept:
    """What is in a snapshot; a damaged one is refused."""
    if hashlib.sha256(data[CHECK:]).digest() != data[:CHECK]:
        raise RegnumError("the snapshot is damaged")
    return msgspec.json.decode(zlib.decompress(data[CHECK:]), type=Kept)


class DamagedLogError(RegnumError):
    """Entries are missing."""


class WholeLogNeeded(Exception):  # noqa: N818 - no error: whoever hears it reads more
    """The snapshot does not do, so the game must be opened from its beginning."""


def open_table(
    row: GameRow,
    seats: Sequence[SeatRow],
    kept: Snapshot | None,
    entries: Sequence[Entry],
    latest: Snapshot | None = None,
    told: Sequence[EventRow] = (),
    skipped: int = 0,
) -> Table:
    """A game from its snapshot and the entries after it, or from the whole log; of other rules from where it stands.

    `entries` are those after the first `skipped`, and `told` the last events, as the database has them.
    """
    last = entries[-1].sequence if entries else skipped
    if latest is not None and (latest.seq != last or not is_sound(latest)):
        latest = None  # a later snapshot took its place, or it is damaged
    version = find_title(row.title).version
    newest = [row.ruleset, *(entry.version for entry in entries), *(each.ruleset for each in (kept, latest) if each)]
    if max(newest) > version:
        raise Problem(409, "old_ruleset", ruleset=max(newest), version=version)  # nobody here knows newer rules
    can_go_on = kept is not None and kept.ruleset == version and not row.tutorial  # a guide wants to see all moves
    of_these_rules = [kept] if can_go_on else []
    for start in (*of_these_rules, *([None] if row.ruleset == version else [])):
        if start is None and skipped:
            raise WholeLogNeeded
        try:
            begun = resumed(row, seats, start, None, told) if start else Table(row, seats, History(set_up(row)))
            return replayed(begun, entries, [each for each in (kept, latest) if each is not None and is_sound(each)])
        except Exception as problem:  # whatever a damaged snapshot or a changed rule may do
            log.warning("snapshot", game=row.id, problem=repr(problem))
    table = as_it_stood(row, seats, kept, latest, entries, told)
    if [entry.sequence for entry in entries] != list(range(skipped + 1, skipped + 1 + len(entries))):
        table.frozen = table.damaged = True  # it can be looked at, but nobody can tell any more how it came about
    return table


def is_sound(kept: Snapshot) -> bool:
    """Whether a snapshot can be read."""
    try:
        unpack(kept.data)
    except (RegnumError, zlib.error, msgspec.MsgspecError):
        return False
    return True


def heard_in(*positions: Snapshot | None) -> int:
    """How much had been told when the newest of these positions was kept."""
    return max((unpack(each.data).heard for each in positions if each is not None and is_sound(each)), default=0)


class Past(NamedTuple):
    """What is needed to play a part of a game again: a position that was kept, what had been told of late by then, and
    the entries after it, with all rollbacks of the game."""

    kept: Snapshot | None
    told: Sequence[EventRow]
    entries: Sequence[Entry]
    rollbacks: Mapping[int, int]


def as_it_was(row: GameRow, seats: Sequence[SeatRow], past: Past, seq: int) -> Table:
    """A game after an entry, from a position that was kept or from its beginning, by the rules of now."""
    version, kept = find_title(row.title).version, past.kept
    path = led_to(past.entries, past.rollbacks, seq)
    if any(each != version for each in (*(entry.version for entry in path), kept.ruleset if kept else row.ruleset)):
        raise RegnumError("other rules made this part of the game")
    table = resumed(row, seats, kept, None, past.told) if kept else Table(row, seats, History(set_up(row)))
    replay_path(table.history, path, past.rollbacks)
    if table.seq != seq:
        raise RegnumError(f"the game has no entry {seq}")
    if max(table.game.sealed) >= 0:
        raise RegnumError("the last entry is one of several answers that count together")
    return table


def whole_again(row: GameRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> Table:
    """A game with all its entries, from its beginning."""
    return replayed(Table(row, seats, History(set_up(row))), entries, ())


def replayed(table: Table, entries: Sequence[Entry], known: Sequence[Snapshot]) -> Table:
    """The table after the entries that it lacks, by way of the known positions; entries of older rules are refused."""
    title, behind = table.game.title, entries_after(entries, table.seq)
    expect(table.history, behind)
    for entry in behind:
        if entry.version != title.version:
            raise RegnumError(f"entry {entry.sequence} was made by ruleset {entry.version} of {title.id}")
        table.carry_out(entry)
        for kept in known:
            if kept.seq == table.seq:
                check_agreement(table, kept)
    table.history.kept.clear()
    return table


def check_agreement(table: Table, kept: Snapshot) -> None:
    """The log must lead to the positions that the players saw: if not, the rules changed under the same version."""
    content = unpack(kept.data)
    if not is_at(table.game, content.position) or describe_chance(table.game.chance) != content.draws:
        raise RegnumError("the log does not lead to the stored position any more")


def entries_after(entries: Sequence[Entry], seq: int) -> list[Entry]:
    """The entries after one; there may be none missing."""
    found = [entry for entry in entries if entry.sequence > seq]
    if [entry.sequence for entry in found] != list(range(seq + 1, seq + 1 + len(found))):
        raise DamagedLogError(f"the log has a gap after entry {seq}")
    return found


def as_it_stood(
    row: GameRow,
    seats: Sequence[SeatRow],
    kept: Snapshot | None,
    latest: Snapshot | None,
    entries: Sequence[Entry],
    told: Sequence[EventRow],
) -> Table:
    """A game of other rules, from the newest position that was kept.

    Games that were stored without their last position may have entries behind it: these are carried out by the new
    rules, and if that is not possible, the game can only be looked at. One without any position is refused.
    """
    if kept is None or not is_sound(kept):
        kept, latest = latest, None  # then only what was told before is lost
    if kept is None:
        raise unopenable(row)
    try:
        table = resumed(row, seats, kept, latest, told)
        behind = entries_after(entries, table.seq)
    except DamagedLogError:
        raise Problem(409, "damaged") from None
    except Exception as problem:
        log.warning("unopenable", game=row.id, problem=repr(problem))
        raise unopenable(row) from None
    try:
        for entry in behind:
            table.carry_out(entry)
    except Exception:
        table = resumed(row, seats, kept, latest, told)
        table.frozen = True
    if behind:
        log.warning("carried_over", game=row.id, entries=len(behind), frozen=table.frozen)
    table.whole = False
    return table


def unopenable(row: GameRow) -> Problem:
    """A game that cannot even be shown: the rules have changed too much, or what is stored of it is damaged."""
    version = find_title(row.title).version
    return Problem(409, "damaged") if row.ruleset == version else old_ruleset(row, version)


def old_ruleset(row: GameRow, version: int) -> Problem:
    """Other rules made a game than those of now."""
    return Problem(409, "old_ruleset", ruleset=row.ruleset, version=version)


def resumed(
    row: GameRow, seats: Sequence[SeatRow], kept: Snapshot, latest: Snapshot | None, told: Sequence[EventRow]
) -> Table:
    """A game as its snapshot has it, or as the latest position after that has it."""
    title, content = find_title(row.title), unpack(kept.data)
    newest, last = (kept, content) if latest is None else (latest, unpack(latest.data))
    options = msgspec.json.decode(row.options, type=dict[str, str])
    game: Game[Any] = restore(title, row.players, options, last.position, last.draws, row.scenario, newest.ruleset)
    events, seqs = told_before(title, content, last if latest is not None else None, told)
    history = History.resume(game, game.copy(), (), events, last.decision)
    history.forgotten = newest.seq
    table = Table(row, seats, history)
    if last.heard >= 0:
        history.log.forgotten = max(0, last.heard - len(events))
        table.written = last.heard
    history.log.entries, table.known = seqs, len(history.log)
    table.kept_at = table.moment_at = newest.seq
    table.whole = row.ruleset == title.version  # else nobody knows any more how the game began
    return table


def told_before(
    title: Title[Any], kept: Kept, latest: Kept | None, told: Sequence[EventRow]
) -> tuple[list[Event], list[int]]:
    """The last events before a position, and the entries that brought them; from the snapshots themselves if those of
    an older server hold them."""
    newest = latest or kept
    if newest.heard >= 0:
        rows = [row for row in told if row.number < newest.heard]
        return [row.event(title) for row in rows], [row.seq for row in rows]
    held = [*kept.events, *(latest.events if latest else ())]
    events = [Event(title.event_kind(key), numbers, seats) for key, numbers, seats in held]
    return events, [*kept.told, *(latest.told if latest else ())]
