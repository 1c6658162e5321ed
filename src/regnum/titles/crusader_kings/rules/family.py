"""Births and deaths."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.position.changes.family import (
    bear,
    bear_bastard,
    draw_character,
    drop_from_line,
    leave_family,
    separate,
    strip_title,
)
from regnum.titles.crusader_kings.position.changes.regions import remove_lord
from regnum.titles.crusader_kings.position.changes.traits import draw_random_trait, take_event_trait
from regnum.titles.crusader_kings.position.queries.family import has_room_for_child
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import DISCARDED, LORD, Crown
from regnum.titles.crusader_kings.rules.succession import Succession

NO_ROOM_FOR_CHILD: Final = EVENTS.add("no_room_for_child", "birth.card", "seat")
DIED: Final = EVENTS.add("died", "death.traits", "character")


def bear_child(game: Crown, seat: int, wanted: int = NONE, trait: int = NONE, bastard: bool = False) -> None:
    """birth.card: the top card of the own culture's deck with a random trait; a full family board has no place."""
    state = game.state
    child = draw_character(game, state.culture[seat], wanted) if has_room_for_child(state, seat) else NONE
    if child == NONE:
        game.tell(NO_ROOM_FOR_CHILD, seat)
        return
    token = draw_random_trait(game) if trait == NONE else take_event_trait(game, trait)
    if bastard:
        bear_bastard(game, seat, child, token)
    else:
        bear(game, seat, child, token)


def kill(game: Crown, character: int) -> None:
    """death.traits, divorce.trait: a character dies; after a ruler's death somebody inherits."""
    state = game.state
    if state.place[character] == LORD:
        game.tell(DIED, character)
        remove_lord(state, state.lord.index(character))
        return
    seat = state.house[character]
    if state.ruler[seat] == character:
        game.call(Succession(seat))
        return
    game.tell(DIED, character)
    strip_title(game, character)
    drop_from_line(state, character)
    widow = separate(state, character)
    leave_family(state, character, DISCARDED)
    if widow != NONE and not is_own_blood(game, seat, widow):
        leave_family(state, widow, DISCARDED)


def is_own_blood(game: Crown, seat: int, character: int) -> bool:
    """Whether somebody stands on the family board without a marriage: ruler, child or sibling."""
    state = game.state
    return character == state.ruler[seat] or character in state.children[seat] or character in state.siblings[seat]


def kill_duke(game: Crown, region: int) -> None:
    """duchy.death: the duke of a lost region and the spouse die."""
    duke = game.state.duke[region]
    if duke != NONE:
        kill(game, duke)
