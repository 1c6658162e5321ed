"""Short ways to write packages of agreements.

package(game, "papacy", "england", "papacy gives england divorce", "england gives papacy cards 1")
package(game, "france", "ottoman", "peace france ottoman", "alliance france ottoman")
"""

from __future__ import annotations

from regnum.engine.deals import Clause, Deal, DealItem
from regnum.titles.here_i_stand.facts.catalogue import SPACE_IDS, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, POWER_IDS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.rules.agreements import ADMIRAL, PRISONER, SPACE, SQUADRON, squadrons_of
from tests.titles.here_i_stand.builder import (
    Europe,
    reason,
)


def deal_of(*texts: str) -> Deal:
    """A package, item by item."""
    clauses, items = [], []
    for text in texts:
        words = text.split()
        if words[1] == "gives":
            items.append(item(*words))
        else:
            clauses.append(Clause([MAJOR_IDS.index(word) for word in words[1:]], words[0]))
    parties = {party for each in items for party in (each.giver, each.taker)}
    parties |= {party for clause in clauses for party in clause.among}
    return Deal(sorted(parties), items, clauses)


def item(giver: str, gives: str, taker: str, kind: str, *rest: str) -> DealItem:
    """`france gives ottoman squadron marseille france 2`, `papacy gives england divorce`."""
    one, other = MAJOR_IDS.index(giver), MAJOR_IDS.index(taker)
    if kind == SQUADRON:
        return DealItem(one, other, kind, squadrons_of(SPACE_NUMBER[rest[0]], POWER_IDS.index(rest[1])), int(rest[2]))
    if kind in (ADMIRAL, PRISONER):
        return DealItem(one, other, kind, LEADER_NUMBER[rest[0]])
    if kind == SPACE:
        return DealItem(one, other, kind, SPACE_NUMBER[rest[0]])
    return DealItem(one, other, kind, 0, int(rest[0]) if rest else 1)


def refused(game: Europe, *texts: str) -> str:
    """Why a package cannot be struck; nothing if it can."""
    return reason(game.title.judge(game, deal_of(*texts)))


def strike(game: Europe, *texts: str) -> Europe:
    """A package is carried out."""
    game.strike(deal_of(*texts))
    return game


def are_allied(game: Europe, one: str, other: str) -> bool:
    return bool(game.state.alliance[MAJOR_IDS.index(one)] >> MAJOR_IDS.index(other) & 1)


def held_by(game: Europe, power: str) -> list[tuple[str, int]]:
    """The spaces that a power controls."""
    number = MAJOR_IDS.index(power)
    return [(SPACE_IDS[space], owner) for space, owner in enumerate(game.state.control) if owner == number]
