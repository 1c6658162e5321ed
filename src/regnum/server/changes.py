"""What has changed at a table since an entry, as it is to be written."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.server.rooms import Aside
from regnum.server.rows import Carried, Change
from regnum.server.snapshots import due_snapshot, is_moment, latest_position
from regnum.server.table import Table
from regnum.server.table_log import Note


def change_since(
    table: Table, before: int, said: Sequence[Note], command: Carried | None, asides: Sequence[Aside], now: float
) -> Change:
    """Everything since an entry, with these lines and those about packages; the clocks are turned by it."""
    table.note_events()
    lines, private = (*said, *table.announced), (*asides, *table.fresh)
    table.announced, table.fresh = [], []
    logged = table.logged_since(before, command)
    if lines:
        table.standing = table.standing.after_all(lines)  # clocks and status depend on it
    window = table.window
    window.look(now)
    by = command.command_id if command is not None else None
    made = logged[0].entry if logged and logged[0].command_id == by else None
    table.turn_clocks(made, command is not None, now)
    kept = due_snapshot(table) if logged else None
    latest = latest_position(table) if logged and kept is None else None
    told, happened = table.fresh_events()
    return Change(
        table.noted, before, table.status(), logged, lines, command, kept, latest,
        kept is not None and is_moment(table), told, happened, window.news(), window.closed(),
        private, table.rooms.row,
    )  # fmt: skip
