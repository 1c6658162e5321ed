"""Which part of the log a reader is sent: never all of a long one, and only whole entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from regnum.server.table import Table

LAST_LINES: Final = 200  # that a view holds, or an answer about what was before, and the rest of their first entry
Line = dict[str, object]


def recent(lines: Sequence[Line], table: Table) -> dict[str, object]:
    """The end of the log: its lines, the first entry that they tell all of, and whether there is more before."""
    forgotten = table.history.log.forgotten > 0
    start = table.told[0] + 1 if forgotten and table.told else 0  # of the first entry some may be forgotten
    known = [line for line in lines if number_of(line) >= start]
    first = first_whole(known, start)
    shown = [line for line in known if number_of(line) >= first]
    return {"log": shown, "log_from": first, "log_more": forgotten or len(shown) < len(known)}


def first_whole(lines: Sequence[Line], start: int) -> int:
    """The entry with which the last lines begin; all of it belongs to them."""
    return start if len(lines) <= LAST_LINES else number_of(lines[-LAST_LINES])


def log_since(table: Table, view: Mapping[str, Any], since: int) -> dict[str, object]:
    """Of the log in a view only what a reader lacks who knows it up to an entry; all of it if some was taken back."""
    if since < max(view["log_from"], table.taken_back_at):
        return {}
    return {"log": [line for line in view["log"] if line["seq"] >= since], "log_from": since}


def number_of(line: Line) -> int:
    """The entry to which a line belongs."""
    number = line["seq"]
    assert isinstance(number, int)
    return number
