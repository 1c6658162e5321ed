"""A game in the middle of its log, with all that was told so far, so that opening it need not begin at the beginning.

A snapshot is taken where nothing can be undone; undo never reaches beyond it. It is only a help: whatever is wrong with
it, the log is the truth. Only after the rules were changed it is more than that, because a new version of the rules can
go on from a position, but cannot be asked what an older one did with the moves before.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import structlog

from regnum.engine.codec import Draws, Position, describe_chance, restore, snapshot
from regnum.engine.events import Event
from regnum.engine.game import Game
from regnum.engine.history import Entry, History
from regnum.engine.refusals import RegnumError
from regnum.engine.registry import find_title
from regnum.server.openings import set_up
from regnum.server.problems import Problem
from regnum.server.storage import GameRow, SeatRow, Snapshot
from regnum.server.table import Table

MOST_ENTRIES: Final = 20  # between two snapshots of a seat that is asked again and again
CHECK: Final = 32  # bytes of the checksum
log = structlog.get_logger("regnum.server")


class Kept(msgspec.Struct):
    """What a snapshot holds; the entries themselves are in the log."""

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
    table.asked_then, table.kept_at = game.waiting, table.seq
    return Snapshot(table.seq, game.title.version, pack(table))


def pack(table: Table) -> bytes:
    """A snapshot as bytes, with a checksum."""
    game, events = table.game, table.history.log.events
    kept = Kept(
        snapshot(game),
        describe_chance(game.chance),
        table.history.decision_id,
        [(event.kind.key, event.numbers, event.seats) for event in events],
        [*table.told, *[table.seq] * (len(events) - len(table.told))],
    )
    data = zlib.compress(msgspec.json.encode(kept), 1)
    return hashlib.sha256(data).digest() + data


def unpack(data: bytes) -> Kept:
    """What is in a snapshot; a damaged one is refused."""
    if hashlib.sha256(data[CHECK:]).digest() != data[:CHECK]:
        raise RegnumError("the snapshot is damaged")
    return msgspec.json.decode(zlib.decompress(data[CHECK:]), type=Kept)


def open_table(row: GameRow, seats: Sequence[SeatRow], kept: Snapshot | None, entries: Sequence[Entry]) -> Table:
    """A game from its snapshot and the entries after it, or from the whole log."""
    version = find_title(row.title).version
    if kept is not None:
        try:
            table = resumed(row, seats, kept, entries)
            for entry in entries[kept.seq :]:
                table.carry_out(entry)
            return table
        except Exception as problem:  # whatever a damaged snapshot or a changed rule may do
            log.warning("snapshot", game=row.id, problem=repr(problem))
            if version != row.ruleset:
                return frozen(row, seats, kept, entries)
    if any(number != version for number in (row.ruleset, *(entry.version for entry in entries))):
        raise Problem(409, "old_ruleset", ruleset=row.ruleset, version=version)
    table = Table(row, seats, History(set_up(row)))
    for entry in entries:
        table.carry_out(entry)
    return table


def frozen(row: GameRow, seats: Sequence[SeatRow], kept: Snapshot, entries: Sequence[Entry]) -> Table:
    """A game of older rules as it was at its snapshot, to be looked at only; refused if not even that is possible."""
    try:
        table = resumed(row, seats, kept, entries)
    except Exception:
        version = find_title(row.title).version
        raise Problem(409, "old_ruleset", ruleset=kept.ruleset, version=version) from None
    table.frozen = True
    return table


def resumed(row: GameRow, seats: Sequence[SeatRow], kept: Snapshot, entries: Sequence[Entry]) -> Table:
    """A game as its snapshot has it."""
    title, content = find_title(row.title), unpack(kept.data)
    options = msgspec.json.decode(row.options, type=dict[str, str])
    game = restore(title, row.players, options, content.position, content.draws, row.scenario)
    events = [Event(title.events[key], numbers, told) for key, numbers, told in content.events]
    same = row.ruleset == title.version  # else nobody knows any more how the game began
    origin: Game[Any] = set_up(row) if same else game.copy()
    table = Table(row, seats, History.resume(game, origin, entries[: kept.seq], events, content.decision))
    table.told, table.whole, table.kept_at = content.told, same, kept.seq
    return table
