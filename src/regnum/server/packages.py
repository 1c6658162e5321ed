"""Signed packages: deals that all parties have confirmed and that wait until deals are open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from regnum.engine.deals import Deal
from regnum.engine.parley import strike_signed
from regnum.engine.refusals import RuleFailure
from regnum.server.rooms import Aside
from regnum.server.table_log import DEAL_ANNOUNCED, DEAL_FAILED, DEAL_STRUCK, NOBODY, Note, Offer

if TYPE_CHECKING:
    from regnum.server.table import Table

BROKE_DOWN: Final = "rule_failure"
log = structlog.get_logger("regnum.server")


def announce(table: Table, done: set[str]) -> None:
    """Strike the signed packages of a table in the order of its title, as long as deals are open.

    Each is judged again; of one that can no longer be struck only its audience is told. `done` are those that were
    tried already and of which the lines are not yet written.
    """
    signed = [each for each in table.offers() if each.is_signed and each.key not in done]
    if table.over or table.frozen or not signed:
        return
    signed.sort(key=lambda each: each.signed_in_turn)
    broken: list[str] = []

    def strike(deal: Deal) -> None:
        try:
            table.history.strike(deal)
        except RuleFailure as failure:
            log.error("package", game=table.row.id, problem=str(failure))
            broken.append(BROKE_DOWN)

    for place, reason in strike_signed(table.game, [each.deal for each in signed], strike):
        done.add(signed[place].key)
        tell(table, signed[place], reason.name if reason is not None else "".join(broken))
        broken.clear()


def tell(table: Table, offer: Offer, problem: str) -> None:
    """What became of a package: everybody hears of one that is struck, its audience of one that is not."""
    text = f"{offer.id} {offer.seq} {problem}" if problem else str(offer.id)
    line = Note(table.seq, DEAL_FAILED if problem else DEAL_STRUCK, NOBODY, text=text)
    if offer.audience is None:
        table.announced.append(line)
        return
    table.fresh.append(Aside(offer.audience, line))
    if not problem:
        table.announced.append(Note(table.seq, DEAL_ANNOUNCED, min(offer.deal.parties), text=offer.text))
