"""What follows a deed at a table without anybody asking for it: packages are struck, then deputies answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import structlog

from regnum.engine.refusals import RuleFailure
from regnum.server.packages import announce
from regnum.server.table import Table
from regnum.server.table_log import Note

MOST_IN_A_ROW: Final = 200  # answers of deputies after one command
log = structlog.get_logger("regnum.server")


def go_on(table: Table, now: float, mark: Callable[[Table, RuleFailure], list[Note]]) -> list[Note]:
    """Strike what is signed, let one deputy answer, and so on as long as one knows what to say; the lines about it.

    Packages come first each time: nobody answers what was asked when deals opened before they are struck. A rule that
    breaks down marks the game, and is left to whoever answers himself.
    """
    tried: set[str] = set()
    broken: list[Note] = []
    try:
        for _ in range(MOST_IN_A_ROW):
            table.window.look(now)
            announce(table, tried)
            if not table.deputies.answer_once(now):
                break
    except RuleFailure as failure:
        log.error("deputy", game=table.row.id, problem=str(failure))
        broken = mark(table, failure)
    table.window.look(now)
    said, table.deputies.notes = table.deputies.notes, []
    return [*said, *broken]
