"""What on the table the answers to decisions point at."""

from __future__ import annotations

from typing import Final

from regnum.edges.layout import Target
from regnum.engine.game import Game
from regnum.engine.moves import Move
from regnum.titles.here_i_stand.facts.card_numbers import JANISSARIES
from regnum.titles.here_i_stand.facts.catalogue import CARD, LINK_TO
from regnum.titles.here_i_stand.facts.passages import PASSAGE_FROM, PASSAGE_TO
from regnum.titles.here_i_stand.position.queries.troops import owner_of
from regnum.titles.here_i_stand.position.state import FIRST_SEA, Position

POINTED_AT: Final = (
    "space",
    "sea",
    "leader",
    "power",
    "card",
    "ruler",
    "debater",
    "reformer",
    "zone",
)  # kinds that the table shows by number
OF_VERBS: Final = {"play-janissaries": JANISSARIES}  # verbs that name a card in other words than its own


def move_targets(game: Game[Position], seat: int, move: Move) -> frozenset[Target]:
    """The things that a move names; of a way its end, of units their power, of a response its card."""
    found: set[Target] = set()
    for _, kind, number in game.decision().domain.parts(move):
        found |= targets_of(kind.name, number)
    card = OF_VERBS.get(move.verb, CARD.find(move.verb))
    if card >= 0:
        found.add(("card", card))
    return frozenset(found)


def targets_of(kind: str, number: int) -> set[Target]:
    """What one argument of a move points at."""
    if kind in POINTED_AT:
        return {(kind, number)}
    if kind == "link":
        return {("space", LINK_TO[number])}
    if kind == "passage":
        return {place(PASSAGE_FROM[number]), place(PASSAGE_TO[number])}
    if kind == "location":
        return {place(number)}
    return {("power", owner_of(number))} if kind == "troop" else set()


def place(location: int) -> Target:
    """A space or a sea zone."""
    return ("space", location) if location < FIRST_SEA else ("sea", location - FIRST_SEA)
