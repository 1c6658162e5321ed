"""Dynasties that fall, leave the game, or come back."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.catalogue import RULER_DYNASTY, ruler_traits
from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.position.changes.cards import discard_hand, drop_development
from regnum.titles.crusader_kings.position.changes.crusade import pass_first_player_token, return_shield
from regnum.titles.crusader_kings.position.changes.family import (
    crown,
    join_family,
    leave_family,
    revoke_title,
    separate,
)
from regnum.titles.crusader_kings.position.changes.regions import remove_unrest, replace_knight
from regnum.titles.crusader_kings.position.changes.relations import forget_relations
from regnum.titles.crusader_kings.position.changes.traits import empty_bag, put_into_bag, take_initial_trait
from regnum.titles.crusader_kings.position.queries.family import persons
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import DISCARDED, Crown

DEFEATED: Final = EVENTS.add("defeated", "elimination.when", "seat")
COME_BACK: Final = EVENTS.add("come_back", "elimination.restart1", "seat", "character", "region", "rival")
OUT: Final = EVENTS.add("out", "scenario2.special2", "seat")


def remove_dynasty(game: Crown, seat: int) -> None:
    """elimination.when, elimination.track: cards, shields and tokens of the dynasty leave; gold and hand stay."""
    state = game.state
    game.tell(DEFEATED, seat)
    for _, character in list(persons(state, seat)):
        separate(state, character)
        leave_family(state, character, DISCARDED)
    state.ruler[seat] = NONE
    state.children[seat] = []
    state.siblings[seat] = []
    empty_bag(state, seat)
    for development in state.held[seat]:
        drop_development(game, seat, development)
    for position, holder in enumerate(state.shield):
        if holder == seat:
            return_shield(game, position)
    forget_relations(game, seat)


def leave_game(game: Crown, seat: int) -> None:
    """elimination.when, scenario2.special2: a player is out of the game, and so are his cards."""
    state = game.state
    state.out[seat] = 1
    game.tell(OUT, seat)
    discard_hand(state, seat)
    if state.token == seat:
        pass_first_player_token(game, seat)


def come_back(game: Crown, seat: int, ruler: int, region: int) -> None:
    """elimination.restart2, elimination.restart3, elimination.restart4: a new ruler with the traits of his scenario."""
    state = game.state
    state.dynasty[seat] = RULER_DYNASTY[ruler]
    join_family(state, seat, ruler)
    crown(state, seat, ruler)
    for trait in ruler_traits(ruler):
        put_into_bag(game, seat, take_initial_trait(state, trait))
    owner = state.owner[region]
    if owner != NONE:
        if state.unrest[region]:
            remove_unrest(game, region, 1)
        if state.duke[region] != NONE:
            revoke_title(game, region)
    replace_knight(game, seat, region)
    game.tell(COME_BACK, seat, ruler, region, owner)
