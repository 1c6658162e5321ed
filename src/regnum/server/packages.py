"""Signed packages: deals that all parties have confirmed and that wait until deals are open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from regnum.engine.refusals import Refusal, RuleFailure
from regnum.server.rooms import Aside
from regnum.server.table_log import DEAL_ANNOUNCED, DEAL_FAILED, DEAL_STRUCK, Note, Offer

if TYPE_CHECKING:
    from regnum.server.table import Table

NOBODY: Final = -1
BROKE_DOWN: Final = "rule_failure"
log = structlog.get_logger("regnum.server")


def announce(table: Table, done: set[str]) -> None:
    """Strike the signed packages of a table in the order of its title, as long as deals are open.

    Each is judged again; of one that can no longer be struck only its audience is told. `done` are those that were
    tried already and of which the lines are not yet written.
    """
    while not table.over and not table.frozen and table.game.deals_open:
        signed = [each for each in table.offers() if each.is_signed and each.key not in done]
        if not signed:
            return
        game = table.game
        offer = signed[game.title.deal_order(game, [each.deal for each in signed])[0]]
        done.add(offer.key)
        tell(table, offer, tried(table, offer))


def tried(table: Table, offer: Offer) -> str:
    """Strike a package; the name of the reason why not, or nothing."""
    try:
        table.history.strike(offer.deal)
    except Refusal as refusal:
        return refusal.reason.name
    except RuleFailure as failure:
        log.error("package", game=table.row.id, problem=str(failure))
        return BROKE_DOWN
    return ""


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
