"""Succession and dynastic crisis."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.crusader_kings.facts.catalogue import REGION
from regnum.titles.crusader_kings.facts.names import CULTURES, MOST_SIBLINGS, NONE
from regnum.titles.crusader_kings.position.changes.family import (
    bury_ruler,
    crown_heir,
    crown_stranger,
    draw_character,
    remove_sibling,
    set_siblings,
    strip_title,
)
from regnum.titles.crusader_kings.position.changes.gold import pay_gold
from regnum.titles.crusader_kings.position.changes.regions import free_region
from regnum.titles.crusader_kings.position.changes.traits import draw_random_trait
from regnum.titles.crusader_kings.position.queries.family import heir
from regnum.titles.crusader_kings.position.queries.regions import region_count, regions_of
from regnum.titles.crusader_kings.position.registers import EVENTS, REASONS
from regnum.titles.crusader_kings.position.state import Crown, without
from regnum.titles.crusader_kings.rules.frames import SeatChoice, SeatStep

CRISIS: Final = EVENTS.add("crisis", "succession.none", "seat")
REGION_ABANDONED: Final = EVENTS.add("region_abandoned", "crisis.regions", "seat", "region")

NOT_YOUR_REGION: Final = REASONS.add("not_your_region", "crisis.regions")


class Succession(SeatStep):
    """succession.trigger: a ruler has died, whatever the cause."""

    steps = ("bury", "crown")

    def bury(self, game: Crown) -> None:
        """succession.trigger: ruler and spouse are discarded; their tokens stay in the bag."""
        bury_ruler(game, self.seat)

    def crown(self, game: Crown) -> None:
        """succession.order, succession.none: the heir, or a dynastic crisis."""
        found = heir(game.state, self.seat)
        if found == NONE:
            game.tell(CRISIS, self.seat)
            game.call(Crisis(self.seat))
        else:
            enthrone(game, self.seat, found)


def enthrone(game: Crown, seat: int, character: int) -> None:
    """succession.heir_cards, succession.children, succession.old_siblings, duchy.auto_revoke1: the heir reigns.

    Men and women alike (succession.queens).
    """
    state = game.state
    strip_title(game, character)
    children, siblings = state.children[seat], state.siblings[seat]
    if character in children:
        line, gone = without(children, character), siblings
    else:
        line, gone = [*without(siblings, character), *children], []
    set_siblings(state, seat, line[:MOST_SIBLINGS])
    for sibling in (*gone, *line[MOST_SIBLINGS:]):
        remove_sibling(game, sibling)
    crown_heir(game, seat, character)


class Crisis(SeatStep):
    """succession.none: nobody inherits, and the realm falls into disorder."""

    steps = ("lose", "find_ruler")

    def lose(self, game: Crown) -> None:
        """crisis.loss: half of the regions and of the gold, each rounded down."""
        state = game.state
        pay_gold(game, self.seat, state.gold[self.seat] // 2)
        lost = region_count(state, self.seat) // 2
        game.call(*(LoseRegion(self.seat) for _ in range(lost)))

    def find_ruler(self, game: Crown) -> None:
        """crisis.new_ruler: a random card of the own culture with a random trait, which goes into the bag."""
        state = game.state
        culture = state.culture[self.seat]
        ruler = draw_character(game, culture)
        while ruler == NONE:  # every card of the culture is in use
            culture = (culture + 1) % len(CULTURES)
            ruler = draw_character(game, culture)
        crown_stranger(game, self.seat, ruler, draw_random_trait(game))


class LoseRegion(SeatChoice):
    """crisis.regions, crisis.independents: the player picks a region that becomes independent, never his last one."""

    rule = "crisis.regions"
    domain = Domain(verb("abandon", ("region", REGION)))

    def seats(self, game: Crown) -> tuple[int, ...]:
        return (self.seat,) if region_count(game.state, self.seat) > 1 else ()  # others may just have been sold

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return regions_of(game.state, seat)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        return ALLOWED if game.state.owner[option] == seat else NOT_YOUR_REGION

    def choose(self, game: Crown, seat: int, option: int) -> None:
        game.tell(REGION_ABANDONED, seat, option)
        free_region(game, option)
