"""Crusade cards and the crusade track."""

from __future__ import annotations

from collections.abc import Iterable

from regnum.engine.moves import Domain, verb
from regnum.titles.crusader_kings import changes, events
from regnum.titles.crusader_kings.catalogue import GLITTERHOOF, PERSON, POSITION, SCENARIOS
from regnum.titles.crusader_kings.names import (
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
from regnum.titles.crusader_kings.pack import TRACK
from regnum.titles.crusader_kings.queries import free_draws, person, persons, sex, shields_of
from regnum.titles.crusader_kings.reasons import Reason
from regnum.titles.crusader_kings.rules.check import Check
from regnum.titles.crusader_kings.rules.conditions import MOST_SHIELDS
from regnum.titles.crusader_kings.rules.family import kill
from regnum.titles.crusader_kings.rules.frames import Crown, SeatChoice, SeatStep, Step
from regnum.titles.crusader_kings.rules.scoring import end_game
from regnum.titles.crusader_kings.state import Position


class Crusade(SeatStep):
    """crusade.limit: a crusade is led, and it counts for this Era."""

    steps = ("set_out",)

    def set_out(self, game: Crown) -> None:
        """crusade.who_male: first the leader is named."""
        game.state.crusades[self.seat] += 1
        game.call(ChooseLeader(self.seat))


def has_male(state: Position, seat: int) -> bool:
    """succession.queens: whether any man belongs to the dynasty, by blood or marriage."""
    return any(sex(state, character) == MALE for _, character in persons(state, seat))


def why_not_lead(state: Position, seat: int, number: int) -> int:
    """crusade.who_male, crusade.who_queen, crusade.who_glitterhoof: who may lead a crusade."""
    character = person(state, seat, number)
    if character == NONE:
        return Reason.NOBODY_THERE
    if sex(state, character) == MALE or character == GLITTERHOOF:
        return Reason.OK
    if number != KING:
        return Reason.ONLY_MEN_CRUSADE
    return Reason.MEN_GO_FIRST if has_male(state, seat) else Reason.OK


class ChooseLeader(SeatChoice):
    """crusade.who_male: ruler, son, brother or in-law."""

    domain = Domain(verb("lead", ("person", PERSON)))

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return range(PERSONS)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        return why_not_lead(game.state, seat, option)

    def choose(self, game: Crown, seat: int, option: int) -> None:
        leader = person(game.state, seat, option)
        game.tell(events.CRUSADE_LED, seat, leader)
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
        changes.take_first_player_token(game, self.seat)
        position = lowest_free_position(state)
        if position == NONE:
            return
        changes.place_shield(game, self.seat, position)
        if position == TRACK - 1:
            state.achievement[KING_OF_JERUSALEM] = self.seat
            game.tell(events.ACHIEVEMENT_TAKEN, self.seat, KING_OF_JERUSALEM)
        if shields_of(state, self.seat) > MOST_SHIELDS:
            game.call(ReturnShield(self.seat, position))

    def enter_jerusalem(self, game: Crown) -> None:
        """crusade.jerusalem, achievement.king, achievement.first: the end, after the new shield was counted."""
        if game.state.achievement[KING_OF_JERUSALEM] != NONE:
            end_game(game, JERUSALEM)


def last_position(state: Position) -> int:
    """scenario2.special1: how many positions the track has in this scenario."""
    return SCENARIOS[state.scenario].last_position


def lowest_free_position(state: Position) -> int:
    """crusade.success, elimination.track: the lowest position without a shield, or NONE."""
    for position in range(last_position(state)):
        if state.shield[position] == NONE:
            return position
    return NONE


class ReturnShield(SeatChoice):
    """crusade.four: with a fifth shield one of the others comes back."""

    fields = ("seat", "newest")
    domain = Domain(verb("take-back", ("position", POSITION)))

    def __init__(self, seat: int, newest: int) -> None:
        self.seat = seat
        self.newest = newest

    def candidates(self, game: Crown, seat: int) -> Iterable[int]:
        return range(TRACK)

    def why_not(self, game: Crown, seat: int, option: int) -> int:
        if game.state.shield[option] != seat:
            return Reason.NOT_YOUR_SHIELD
        return Reason.NEWEST_STAYS if option == self.newest else Reason.OK

    def choose(self, game: Crown, seat: int, option: int) -> None:
        changes.return_shield(game, option)
