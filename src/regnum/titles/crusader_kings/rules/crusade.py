"""Crusade cards and the crusade track."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from regnum.engine.moves import Domain, verb
from regnum.engine.refusals import ALLOWED
from regnum.titles.crusader_kings.facts.catalogue import GLITTERHOOF, PERSON, POSITION
from regnum.titles.crusader_kings.facts.limits import MOST_SHIELDS
from regnum.titles.crusader_kings.facts.names import (
    CRITICAL_CRUSADE,
    FOR_CRUSADE,
    JERUSALEM,
    KING,
    KING_OF_JERUSALEM,
    MALE,
    NONE,
    OPEN,
    PERSONS,
)
from regnum.titles.crusader_kings.facts.pack import TRACK
from regnum.titles.crusader_kings.position.changes.crusade import (
    count_crusade,
    place_shield,
    return_shield,
    take_first_player_token,
)
from regnum.titles.crusader_kings.position.changes.scoring import hand_achievement
from regnum.titles.crusader_kings.position.queries.crusade import lowest_free_position
from regnum.titles.crusader_kings.position.queries.family import person, persons, sex
from regnum.titles.crusader_kings.position.queries.realm import free_draws, shields_of
from regnum.titles.crusader_kings.position.registers import EVENTS, REASONS
from regnum.titles.crusader_kings.position.state import Crown, Position
from regnum.titles.crusader_kings.rules.check import Check
from regnum.titles.crusader_kings.rules.family import kill
from regnum.titles.crusader_kings.rules.frames import SeatChoice, SeatStep, Step
from regnum.titles.crusader_kings.rules.scoring import end_game

CRUSADE_LED: Final = EVENTS.add("crusade_led", "crusade.who_male", "seat", "character")

NEWEST_STAYS: Final = REASONS.add("newest_stays", "crusade.four")
NOBODY_THERE: Final = REASONS.add("nobody_there", "crusade.who_male")
ONLY_MEN_CRUSADE: Final = REASONS.add("only_men_crusade", "crusade.who_male")
MEN_GO_FIRST: Final = REASONS.add("men_go_first", "crusade.who_queen")
NOT_YOUR_SHIELD: Final = REASONS.add("not_your_shield", "crusade.four")


class Crusade(SeatStep):
    """crusade.limit: a crusade is led, and it counts for this Era."""

    steps = ("set_out",)

    def set_out(self, game: Crown) -> None:
        """crusade.who_male: first the leader is named."""
        count_crusade(game.state, self.seat)
        game.call(ChooseLeader(self.seat))


def has_male(state: Position, seat: int) -> bool:
    """succession.queens: whether any man belongs to the dynasty, by blood or marriage."""
    return any(sex(state, character) == MALE for _, character in persons(state, seat))


def why_not_lead(state: Position, seat: int, number: int) -> int:
    """crusade.who_male, crusade.who_queen, crusade.who_glitterhoof: who may lead a crusade."""
    character = person(state, seat, number)
    if character == NONE:
        return NOBODY_THERE
    if sex(state, character) == MALE or character == GLITTERHOOF:
        return ALLOWED
    if number != KING:
        return ONLY_MEN_CRUSADE
    return MEN_GO_FIRST if has_male(state, seat) else ALLOWED


class ChooseLeader(SeatChoice):
    """crusade.who_male: ruler, son, brother or in-law."""

    rule = "crusade.who_male"
    open_to_all = True
    domain = Domain(verb("lead", ("person", PERSON)))

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return range(PERSONS)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        return why_not_lead(game.state, seat, option)

    def choose(self, game: Crown, seat: int, option: int) -> None:
        leader = person(game.state, seat, option)
        game.tell(CRUSADE_LED, seat, leader)
        game.call(March(seat, leader))


class March(Step):
    """crusade.success, crusade.failure: the check of a crusade."""

    fields = ("seat", "leader")
    steps = ("check", "resolve", "enter_jerusalem")

    def __init__(self, seat: int, leader: int) -> None:
        self.seat = seat
        self.leader = leader

    def check(self, game: Crown) -> None:
        """crusade.critical: one success."""
        draws = free_draws(game.state, self.seat, FOR_CRUSADE)
        game.call(Check(self.seat, FOR_CRUSADE, CRITICAL_CRUSADE, 1, draws, OPEN))

    def resolve(self, game: Crown) -> None:
        """crusade.success, crusade.failure: the token and a shield, or the leader's death."""
        state = game.state
        if not state.passed:
            kill(game, self.leader)
            return
        take_first_player_token(game, self.seat)
        position = lowest_free_position(state)
        if position == NONE:
            return
        place_shield(game, self.seat, position)
        if position == TRACK - 1:
            hand_achievement(game, KING_OF_JERUSALEM, self.seat)
        if shields_of(state, self.seat) > MOST_SHIELDS:
            game.call(ReturnShield(self.seat, position))

    def enter_jerusalem(self, game: Crown) -> None:
        """crusade.jerusalem, achievement.king, achievement.first: the end, after the new shield was counted."""
        if game.state.achievement[KING_OF_JERUSALEM] != NONE:
            end_game(game, JERUSALEM)


class ReturnShield(SeatChoice):
    """crusade.four: with a fifth shield one of the others comes back."""

    rule = "crusade.four"
    fields = ("seat", "newest")
    domain = Domain(verb("take-back", ("position", POSITION)))

    def __init__(self, seat: int, newest: int) -> None:
        self.seat = seat
        self.newest = newest

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return range(TRACK)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if game.state.shield[option] != seat:
            return NOT_YOUR_SHIELD
        return NEWEST_STAYS if option == self.newest else ALLOWED

    def choose(self, game: Crown, seat: int, option: int) -> None:
        return_shield(game, option)
