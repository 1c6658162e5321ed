"""What holds at every moment: achievements, and the defeat of dynasties."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.crusader_kings.facts.catalogue import (
    CONSTANTS,
    DYNASTY_CULTURE,
    REGION,
    REGIONS,
    RULER_CARD,
    RULER_DYNASTY,
    RULERS,
    SCENARIOS,
)
from regnum.titles.crusader_kings.facts.names import (
    ACHIEVEMENT_NAMES,
    BUILDER,
    CRUSADER_TITLE,
    INVENTOR,
    LAST_DYNASTY,
    NONE,
)
from regnum.titles.crusader_kings.position.changes.cards import discard_card, drop_development, forget_holding
from regnum.titles.crusader_kings.position.changes.crusade import pass_first_player_token, return_shield
from regnum.titles.crusader_kings.position.changes.family import join_family, leave_family, revoke_title, separate
from regnum.titles.crusader_kings.position.changes.regions import place_knight, remove_unrest
from regnum.titles.crusader_kings.position.changes.relations import forget_relations
from regnum.titles.crusader_kings.position.changes.traits import put_into_bag, return_trait, take_initial_trait
from regnum.titles.crusader_kings.position.queries.family import persons
from regnum.titles.crusader_kings.position.queries.realm import shields_of
from regnum.titles.crusader_kings.position.queries.regions import is_independent, region_count, regions_of
from regnum.titles.crusader_kings.position.registers import EVENTS, REASONS
from regnum.titles.crusader_kings.position.state import DISCARDED, REMOVED, Crown, Position, seats_of
from regnum.titles.crusader_kings.rules.crusade import ACHIEVEMENT_TAKEN
from regnum.titles.crusader_kings.rules.frames import SeatChoice, SeatStep
from regnum.titles.crusader_kings.rules.scoring import end_game

ACHIEVEMENT_LOST: Final = EVENTS.add("achievement_lost", "achievement.lose", "seat", "achievement")
DEFEATED: Final = EVENTS.add("defeated", "elimination.when", "seat")
COME_BACK: Final = EVENTS.add("come_back", "elimination.restart1", "seat", "character", "region", "rival")
OUT: Final = EVENTS.add("out", "scenario2.special2", "seat")

RULER_NOT_AVAILABLE: Final = REASONS.add("ruler_not_available", "elimination.restart1")
NOT_A_PLACE_TO_RETURN: Final = REASONS.add("not_a_place_to_return", "elimination.restart4")


NEEDED: Final[tuple[int, ...]] = tuple(CONSTANTS["achievements"][name] for name in ACHIEVEMENT_NAMES[:3])


def settle(game: Crown) -> None:
    """achievement.first, elimination.when: looked at whenever regions, castles, cards or shields have moved."""
    state = game.state
    if not state.unsettled:
        return
    state.unsettled = 0
    for achievement in range(len(NEEDED)):
        award(game, achievement)
    for seat in range(seats_of(state)):
        if not state.out[seat] and state.ruler[seat] != NONE and region_count(state, seat) == 0:
            game.call(Defeat(seat))


def tally(state: Position, seat: int, achievement: int) -> int:
    """achievement.crusader, achievement.builder, achievement.inventor: shields, castles or developments of a player."""
    if achievement == CRUSADER_TITLE:
        return shields_of(state, seat)
    if achievement == BUILDER:
        return sum(state.castle[region] for region in regions_of(state, seat))
    assert achievement == INVENTOR
    return len(state.held[seat])


def award(game: Crown, achievement: int) -> None:
    """achievement.first, achievement.lose, achievement.overtake: who has the token now."""
    state = game.state
    holder = state.achievement[achievement]
    counts = [tally(state, seat, achievement) for seat in range(seats_of(state))]
    best = max(counts)
    leaders = [seat for seat, count in enumerate(counts) if count == best and count >= NEEDED[achievement]]
    new = leaders[0] if len(leaders) == 1 else NONE
    if new == NONE and holder != NONE and counts[holder] >= NEEDED[achievement]:
        return  # nobody leads alone: others are equal to the holder, or have overtaken him together
    if new != holder:
        if holder != NONE:
            game.tell(ACHIEVEMENT_LOST, holder, achievement)
        state.achievement[achievement] = new
        if new != NONE:
            game.tell(ACHIEVEMENT_TAKEN, new, achievement)


# ---- defeat ---------------------------------------------------------------------------------------------------------


class Defeat(SeatStep):
    """elimination.when: a dynasty has lost its last region."""

    steps = ("remove", "offer", "close")

    def remove(self, game: Crown) -> None:
        """elimination.when, elimination.track: cards, shields and tokens of the dynasty leave; gold and hand stay."""
        state = game.state
        game.tell(DEFEATED, self.seat)
        for _, character in list(persons(state, self.seat)):
            separate(state, character)
            leave_family(state, character, DISCARDED)
        state.ruler[self.seat] = NONE
        state.children[self.seat] = []
        state.siblings[self.seat] = []
        for token in state.bag[self.seat]:
            return_trait(state, token)
        state.bag[self.seat] = []
        for development in state.held[self.seat]:
            drop_development(game, self.seat, development)
        for position, holder in enumerate(state.shield):
            if holder == self.seat:
                return_shield(game, position)
        forget_relations(game, self.seat)

    def offer(self, game: Crown) -> None:
        """elimination.restart1, scenario2.special2, scenario4.special2: another dynasty, where that is allowed."""
        state = game.state
        if SCENARIOS[state.scenario].comeback and unused_rulers(state, self.seat):
            game.call(ComeBack(self.seat))

    def close(self, game: Crown) -> None:
        """elimination.when: whoever has no ruler now is out of the game, and the last dynasty has won it."""
        state = game.state
        if state.ruler[self.seat] != NONE:
            return
        state.out[self.seat] = 1
        game.tell(OUT, self.seat)
        for card in (*state.hand[self.seat], *state.plan[self.seat]):
            discard_card(state, card)
        state.hand[self.seat] = []
        state.plan[self.seat] = []
        forget_holding(state, self.seat)
        if state.token == self.seat:
            pass_first_player_token(game, self.seat)
        if state.out.count(0) == 1:
            end_game(game, LAST_DYNASTY)


def unused_rulers(state: Position, seat: int) -> list[int]:
    """elimination.restart1, elimination.restart2: rulers of the culture not seen yet, new dynasties first."""
    culture = state.culture[seat]
    rulers = [
        ruler
        for ruler in range(RULERS)
        if DYNASTY_CULTURE[RULER_DYNASTY[ruler]] == culture and state.place[ruler] == REMOVED
    ]
    used = {RULER_DYNASTY[ruler] for ruler in range(RULERS) if state.place[ruler] != REMOVED}
    fresh = [ruler for ruler in rulers if RULER_DYNASTY[ruler] not in used]
    return fresh or rulers


class ComeBack(SeatChoice):
    """elimination.restart1, elimination.restart2: return with a ruler of another dynasty, or leave the game."""

    rule = "elimination.restart1"
    domain = Domain(verb("return", ("ruler", RULER_CARD)), verb("leave"))

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return [*unused_rulers(game.state, seat), self.domain.code("leave")]

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if self.domain.verb_of(option) == 1:
            return ALLOWED
        return ALLOWED if option in unused_rulers(game.state, seat) else RULER_NOT_AVAILABLE

    def choose(self, game: Crown, seat: int, option: int) -> None:
        if self.domain.verb_of(option) == 0:
            game.call(ChooseHome(seat, option))


def homes(state: Position) -> list[int]:
    """elimination.restart4, elimination.restart_unrest: independent regions, else those with unrest, else all."""
    free = [region for region in range(REGIONS) if is_independent(state, region)]
    if free:
        return free
    held = [region for region in range(REGIONS) if state.owner[region] != NONE]
    return [region for region in held if state.unrest[region]] or held


class ChooseHome(SeatChoice):
    """elimination.restart4, elimination.restart_unrest: where the new dynasty puts its knight."""

    rule = "elimination.restart4"
    fields = ("seat", "ruler")
    domain = Domain(verb("settle", ("region", REGION)))

    def __init__(self, seat: int, ruler: int) -> None:
        self.seat = seat
        self.ruler = ruler

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return homes(game.state)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        return ALLOWED if option in homes(game.state) else NOT_A_PLACE_TO_RETURN

    def choose(self, game: Crown, seat: int, option: int) -> None:
        come_back(game, seat, self.ruler, option)


def come_back(game: Crown, seat: int, ruler: int, region: int) -> None:
    """elimination.restart2, elimination.restart3, elimination.restart4: a new ruler with the traits of his scenario."""
    state = game.state
    state.dynasty[seat] = RULER_DYNASTY[ruler]
    join_family(state, seat, ruler)
    state.ruler[seat] = ruler
    state.age[seat] = 0
    for trait in ruler_traits(ruler):
        put_into_bag(game, seat, take_initial_trait(state, trait))
    owner = state.owner[region]
    if owner != NONE:
        if state.unrest[region]:
            remove_unrest(game, region, 1)
        if state.duke[region] != NONE:
            revoke_title(game, region)
        state.army[region] = 0
    place_knight(game, seat, region)
    game.tell(COME_BACK, seat, ruler, region, owner)


def ruler_traits(ruler: int) -> list[int]:
    """elimination.restart2: the four traits with which the scenarios first show a ruler."""
    for scenario in SCENARIOS:
        for realm in scenario.realms:
            if realm.ruler == ruler:
                return realm.traits
    raise LookupError(f"no scenario has ruler {ruler}")
